"""How values stand in sentences: numbers without grouping, cards as people write them, several one after the other.
Apart, because Fluent's libraries take long to import and are not needed before the first sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNumber, FluentType, fluent_number

from controller.catalogue import cut
from controller.games.cards import read_as

MOST_FORMATTED = 1e21
"""From here on Babel's 28 digits may not do, 3 of them after the point."""


class _Several(FluentType):
    """Values shown one after the other."""

    def __init__(self, items: Iterable[Any]) -> None:
        self.items = tuple(items)

    def format(self, locale: Locale) -> str:
        shown = (item.format(locale) if isinstance(item, FluentType) else str(item) for item in self.items)
        return cut(", ".join(shown))


def several(items: Iterable[Any]) -> _Several:
    """A list in a sentence; `items` as Fluent takes them."""
    return _Several(items)


def number(value: int | float) -> FluentNumber | str:
    """A number in a sentence, its digits not grouped; one that Babel cannot format as Python writes it."""
    if abs(value) < MOST_FORMATTED:
        made = fluent_number(value, useGrouping=False)
        assert isinstance(made, FluentNumber)
        return made
    try:
        return cut(str(value))
    except ValueError:  # of more than 4300 digits
        return "…"


Spanish = Callable[[str, str], str | None]
"""Names a card of the Spanish pack by the labels of rank and suit; None while cards are French."""


def bundle(language: str, letters: str, spanish: Spanish = lambda rank, suit: None) -> FluentBundle:
    """An empty one of this language, which writes ace, jack, queen and king with these `letters`. Of a language that is
    not known the general one (`pl` of `pl-x-made`) says how numbers and plurals are, else English, as in a browser."""
    functions = {"CARD": _card_with(letters.split(), spanish)}
    return FluentBundle([_locale(language)], functions=functions, use_isolating=False)


def decimal_sign(language: str) -> str:
    """The point or comma of this language."""
    return str(get_decimal_symbol(_locale(language)))


def _locale(language: str) -> str:
    """The locale of a language, or of the general one that it is a kind of."""
    parts = language.split("-")
    tags = ["_".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return next(filter(_known, tags), "en")


def _known(tag: str) -> bool:
    try:
        Locale.parse(tag)
    except (UnknownLocaleError, ValueError):
        return False
    return True


def _card_with(letters: Sequence[str], spanish: Spanish) -> Callable[[Any], Any]:
    """CARD($card): a card of a label such as TC as people read it: 10♣, or with Spanish faces sota de copas. Also
    several; any other text as it is."""
    own = str.maketrans(dict(zip("AJQK", letters, strict=True)))

    def card(shown: Any) -> Any:
        if isinstance(shown, _Several):
            return several(map(card, shown.items))
        if not isinstance(shown, str):
            return shown
        read = read_as(shown)
        return read if read == shown else spanish(*shown) or read.translate(own)

    return card
