"""Pure game engines. Standard library only: no clock, no randomness, no I/O, nothing of the table around them.

What a new game must provide, in one folder beside `faro`: docs/adding-a-game.md. Commands are wishes and may be wrong
in every way, events are facts: frozen, every amount that moved inside. `decide(deal, command) -> events` or Refusal
reads the deal only; `apply(deal, event) -> deal` leaves the old deal as it was.

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
