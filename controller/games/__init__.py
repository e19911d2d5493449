"""Pure game engines. Standard library only: no clock, no randomness, no I/O, nothing of the table around them.

What a new game must provide, in one folder beside `faro`:

1. `rules`: a subclass of `Options`, each field with its default, what it may be and what it decides, and
   `parse_rules(mapping)` that raises BadOption.
2. Commands (wishes, may be wrong in every way) and events (facts: frozen, every amount that moved inside).
3. `new_deal(rules, *, bank, purses, ...) -> deal`, a value; `decide(deal, command) -> events` or Refusal(reason,
   message), reading the deal only; `apply(deal, event) -> deal` and `apply_all`, leaving the old deal as it was. The
   card that comes next is shown by one command, whatever it is in the game: the engine knows the phase. `play.Deal` is
   the deal of the library, with `deal.play(command)`; the folder's `__init__` has all that a user needs
   (docs/engines.md).
4. `codec`: `decode_command(dict)` raising Malformed(place, expected), and an `EventCodec` of its events.
5. `view.public_view(deal) -> dict`: what all may see, only cards that were shown.
6. `correction`: a card that was read wrong, as one event of differences. Acts stand, outcomes are worked out again,
   what a purse cannot bear is a stated debt.
7. `adapter.py` with one `Game` of `game.py`, a line in `registry.py`, and `script.play(script)` for `faro settle`. What
   the game does not need (odds, doubts, beads, decisions, hidden cards ...) `Game` has a default for. Its verbs with
   their schema (in `codec`): a page's message is checked by it and its command read by it.

The ground that all games stand on, and where no game is known: `message` (what people are told, as a code and its data;
the sentences stand in web/static/i18n), `refusal` (the errors, and whose fault each was), `ledger` (the money, and what
is asked about it), `dealer` (what the dealer may ask), `irregularity`, `correction`, `options`, `codec` (events and
commands from and to JSON), `verbs`, `audience` (who may see what), `script` (the reading of deal scripts), `cards`. No
game imports another.

Laws to test it by (tests/games/test_laws.py, test_german.py show how): `deal.money` (purses + bank + layout - debts)
changes by money brought or taken away alone; folding the journal gives the live deal; a refused command changes
nothing; decode(encode(event)) is the event; a corrected deal ends as if the card had been read right. And a second,
plain reading of its rules beside the tests, compared on random deals with all options mixed.
"""
