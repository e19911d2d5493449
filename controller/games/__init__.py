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
5. `view.view(deal, viewer) -> dict`: what this viewer may see.
6. `correction`: a card that was read wrong, as one event of differences. Acts stand, outcomes are worked out again,
   what a purse cannot bear is a stated debt.
7. `adapter.py` with one `Game` of `game.py`, a line in `registry.py`, and `script.play(script)` for `faro settle`. What
   the game does not need (odds, doubts, beads, decisions, hidden cards ...) `Game` has a default for. Its verbs with
   their schema (in `codec`): a page's message is checked by it and its command read by it.

The ground that all games stand on, and where no game is known: `message` (messages to people, as a code and its data;
the sentences stand in web/static/i18n), `refusal` (the errors, and whose fault each was), `ledger` (the money, and what
is asked about it), `given` (what is no command), `dealer` (what the dealer may ask), `irregularity`, `correction`,
`options`, `codec` (events and commands from and to JSON), `verbs`, `audience` (who may see what), `script` (the reading
of deal scripts), `cards`, `english` (what a refusal prints without a catalogue). No game imports another.

Laws to test it by (tests/games/test_laws.py, test_german.py show how): `deal.money` (purses + bank + layout - debts)
changes by money brought or taken away alone; folding the journal gives the live deal; a refused command changes
nothing; decode(encode(event)) is the event; a corrected deal ends as if the card had been read right. And a second,
plain reading of its rules beside the tests, compared on random deals with all options mixed.
"""

from __future__ import annotations

TYPE_CHECKING = False  # that of `typing` takes its 3 ms to import, also of `faro --help`
if TYPE_CHECKING:
    from typing import Any

    from . import faro, german_faro, siete_y_media
    from .baccarat import baccarat_banque, chemin_de_fer, macao, punto_banco, victoria

__version__ = "1.0.0rc1"
__all__ = [
    "__version__",
    "baccarat_banque",
    "chemin_de_fer",
    "faro",
    "german_faro",
    "macao",
    "punto_banco",
    "siete_y_media",
    "victoria",
]
_GAMES = {
    "faro": ".faro",
    "german_faro": ".german_faro",
    "siete_y_media": ".siete_y_media",
    "punto_banco": ".baccarat.punto_banco",
    "chemin_de_fer": ".baccarat.chemin_de_fer",
    "baccarat_banque": ".baccarat.baccarat_banque",
    "macao": ".baccarat.macao",
    "victoria": ".baccarat.victoria",
}
"""Where each game is, by its name."""


def __getattr__(name: str) -> Any:
    """A game is imported when it is first named."""
    from importlib import import_module

    if name not in _GAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(_GAMES[name], __name__)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
