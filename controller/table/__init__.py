"""The whole table as a pure fold: state, events, what people ask, what the machine reports, what each device shows."""
