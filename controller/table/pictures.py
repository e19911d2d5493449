"""Which pictures the table's events name, of which card, and whether everybody may see them. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from controller.table.events import Asked, CardSeen, DealStarted, Event, ReadingWaits, Ruled
from controller.table.state import TableState, game_of, is_public


def pictures(event: Event) -> dict[str, int]:
    """The pictures that an event names: digest -> which card of the pack it is of, 1 for the first."""
    match event:
        case CardSeen(what) | ReadingWaits(what) | Asked(what):
            named = [*([what.image] if what.image is not None else []), *what.burst]
            return dict.fromkeys(named, what.index + 1)
        case Ruled(events=events):
            return {digest: card for inner in events for digest, card in pictures(inner).items()}
    return {}


class PicturesOfDeal:
    """The pictures of the deal on the table while its events are read, every one of them from its first."""

    def __init__(self) -> None:
        self._places: dict[str, set[int | None]] = {}
        """Of which cards a picture is, counted from 0; None: of one that nobody may know yet."""

    def __contains__(self, digest: str) -> bool:
        return digest in self._places

    def read(self, event: Event) -> None:
        """The next event."""
        if isinstance(event, DealStarted):
            self._places = {}
        counts = not (isinstance(event, Asked) and event.question.kind == "restart")  # it may show the card to come
        for digest, card in pictures(event).items():
            self._places.setdefault(digest, set()).add(card - 1 if counts else None)

    def of(self, indexes: Iterable[int]) -> list[str]:
        """Those of these cards, in the order in which they were named."""
        wanted = set(indexes)
        return [digest for digest, places in self._places.items() if places & wanted]

    def open(self, state: TableState, digest: str) -> bool:
        """Whether everybody may see the picture now, which is that of each card that it was ever named for; one that
        was not named in this deal nobody."""
        places = self._places.get(digest)
        if state.deal is None or not places:
            return False
        return not game_of(state).hides or all(place is not None and is_public(state, place) for place in places)
