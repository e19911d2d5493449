"""Which pin of the Arduino Mega 2560 is whose: one row a channel. The firmware's own tables are tested against it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MegaChannel:
    """Channel n: its servo's signal (the Arduino's name and the processor's) and its feedback input."""

    servo: str
    processor: str
    feedback: str


CHANNEL_PINS = tuple(
    MegaChannel(servo, processor, f"A{channel}")
    for channel, (servo, processor) in enumerate(
        (
            *(
                ("D11", "PB5"),
                ("D12", "PB6"),
                ("D5", "PE3"),
                ("D2", "PE4"),
                ("D3", "PE5"),
                ("D6", "PH3"),
                ("D7", "PH4"),
            ),
            *(("D8", "PH5"), ("D46", "PL3"), ("D45", "PL4"), ("D44", "PL5"), ("D9", "PH6"), ("D4", "PG5")),
        )
    )
)
SUPPLY_PIN = "A13"
LED_PIN = "D13"
