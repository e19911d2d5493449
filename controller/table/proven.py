"""Which cards of a deal that has ended are proven to be what they were called, so that a picture of them may teach the
reader. Pure.

Proven is a card that everybody has seen, in a deal that nobody had to put right: it was read surely, or named by the
dealer when he was asked about it, once; the pack has every card as often as it came, and where the whole of it came,
just that. One ruling of another kind, a count in doubt, or something taken back, and nothing of the deal is proven.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from controller.table.events import Asked, CardSeen, DealStarted, Event, Ruled, RulingUndone, Sighting, WindowMoved
from controller.table.state import TableState, game_of, is_public, live

_HARMLESS = frozenset({"table-ruled-card", "table-ruled-keyed", "table-ruled-marker", "table-ruled-passed-by"})
"""Rulings that put nothing right: a card is named that was asked about or was not seen, a marker has come."""


@dataclass(frozen=True, slots=True)
class Proven:
    """A card of the deal: its label, the digest of the picture it was read from, and whether it was in doubt then."""

    card: str
    picture: str
    in_doubt: bool


@dataclass(slots=True)
class ProofOfDeal:
    """The deal on the table, while its events are read. It has to be read from its first event on."""

    _whole: bool = False
    """Its first event was read."""
    _spoilt: bool = False
    _read: dict[int, tuple[str, str]] = field(default_factory=dict)
    """What each card was last surely read as, by its place in the run, and in which picture."""
    _asked: dict[int, str] = field(default_factory=dict)
    """The picture of each that was asked about."""
    _named: dict[int, set[str]] = field(default_factory=dict)
    """What the dealer called each."""

    def read(self, event: Event) -> None:
        """The next event."""
        match event:
            case DealStarted():
                self._whole, self._spoilt = True, False
                self._read, self._asked, self._named = {}, {}, {}
            case Ruled(text, events):
                self._spoilt |= text.code not in _HARMLESS
                for inner in events:
                    self.read(inner)
            case RulingUndone():
                self._spoilt = True
            case WindowMoved(verify=True):
                self._spoilt = True
            case Asked(question):
                self._spoilt |= question.kind != "unclear"
                if question.image is not None:
                    self._asked[question.index] = question.image
            case CardSeen(sighting):
                self._see(sighting)
            case _:
                pass

    def _see(self, seen: Sighting) -> None:
        if seen.source == "dealer":
            self._named.setdefault(seen.index, set()).add(seen.card or "")
        elif seen.card is not None and seen.image is not None:
            self._read[seen.index] = seen.card, seen.image

    def proven(self, state: TableState) -> list[Proven]:
        """The cards of the deal, which is over; none where something of it is in doubt."""
        if not self._whole or self._spoilt or state.deal is None or state.deal.phase != "over":
            return []
        game, deal = game_of(state), live(state)
        public = {index: str(card) for index, card in enumerate(deal.cards) if is_public(state, index)}
        if not _fits({str(card): count for card, count in game.pack(deal).items()}, public.values(), len(deal.cards)):
            return []
        return [one for index, card in public.items() if (one := self._card(state, index, card)) is not None]

    def _card(self, state: TableState, index: int, card: str) -> Proven | None:
        last = state.sightings.get(index)
        if last is None or last.card != card:
            return None
        asked, named = self._asked.get(index), self._named.get(index)
        read, picture = self._read.get(index, (card, None))
        if read != card or (named is not None and named != {card}):
            return None
        if asked is not None and named is not None:
            return Proven(card, asked, in_doubt=True)
        return Proven(card, picture, in_doubt=False) if asked is None and picture is not None else None


def _fits(pack: dict[str, int], cards: Iterable[str], dealt: int) -> bool:
    """No card came more often than the pack has it; where as many came as it has, all of them did."""
    came = Counter(cards)
    if any(count > pack.get(card, 0) for card, count in came.items()):
        return False
    return dealt < sum(pack.values()) or came == Counter(pack)
