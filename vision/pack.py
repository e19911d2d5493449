"""The pack as proof: what the cards seen so far say against 13 x 4 (or the same cards several times over).

A card is never corrected by what the pack leads one to expect: one card too many is reported, cards that never came
are named at the end of a whole deal. Labels are strings; no rules of any game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from vision.observations import Duplicate, Exposed, Missing, Observation, Unclear
from vision.reader import RANKS, SUITS

Card = tuple[str, str]


def standard_pack(times: int = 1) -> Counter[Card]:
    """`times` x 52 cards. Raises ValueError for less than one pack."""
    if times < 1:
        raise ValueError(f"{times} packs: at least 1")
    return Counter({(rank, suit): times for rank in RANKS for suit in SUITS})


class PackWatch:
    """Takes the tracker's observations in order; says which cards are too many, and at the end which never came.

    `cards`: how often each card is in the pack. Of several reports for one index the last counts.
    """

    def __init__(self, cards: Mapping[Card, int] | None = None) -> None:
        self._cards = Counter(cards) if cards is not None else standard_pack()
        self._ranks: Counter[str] = Counter()
        for (rank, _), times in self._cards.items():
            self._ranks[rank] += times
        self._seen: dict[int, tuple[str, str | None] | None] = {}
        self._named: set[int] = set()

    @property
    def complete(self) -> bool:
        """Every position of the pack has been seen, clearly or not."""
        return len(self._seen) >= self._cards.total()

    def take(self, observation: Observation) -> tuple[Duplicate, ...]:
        """The card of this observation as a duplicate, when it is one more than the pack holds."""
        if isinstance(observation, Unclear):
            self._seen[observation.index] = None
            return ()
        if not isinstance(observation, Exposed):
            return ()
        card = (observation.rank, observation.suit)
        self._seen[observation.index] = card
        if observation.index in self._named or not self._too_many(card):
            return ()
        self._named.add(observation.index)
        suit = card[1] if card[1] is not None and self._count(card) > self._cards[(card[0], card[1])] else None
        return (Duplicate(card[0], suit, observation.index, observation.time_s),)

    def _count(self, card: tuple[str, str | None]) -> int:
        return sum(seen == card for seen in self._seen.values())

    def _too_many(self, card: tuple[str, str | None]) -> bool:
        rank, suit = card
        if suit is not None and self._count(card) > self._cards[(rank, suit)]:
            return True
        return sum(seen is not None and seen[0] == rank for seen in self._seen.values()) > self._ranks[rank]

    def missing(self, time_s: float) -> tuple[Missing, ...]:
        """The cards that never came: asked at the end of a whole deal, empty unless every position was seen.

        Cards that may be the unclear ones are not named: only a rank of which more are wanting than positions are
        unclear is surely missing. A rank whose suit was not sure is counted as that rank only.
        """
        if not self.complete:
            return ()
        unclear = sum(seen is None for seen in self._seen.values())
        wanting = sorted(
            ((card, times) for card, times in self._wanting().items()), key=lambda item: RANKS.index(item[0][0])
        )
        total = sum(times for _, times in wanting)
        if total <= unclear:
            return ()
        return tuple(Missing(rank, suit, time_s) for (rank, suit), times in wanting for _ in range(times))

    def _wanting(self) -> Counter[tuple[str, str | None]]:
        sure: Counter[Card] = Counter()
        loose: Counter[str] = Counter()
        for seen in self._seen.values():
            if seen is None:
                continue
            rank, suit = seen
            if suit is None:
                loose[rank] += 1
            else:
                sure[(rank, suit)] += 1
        out: Counter[tuple[str, str | None]] = Counter()
        for rank in self._ranks:
            absent = [(card, times - sure[card]) for card, times in self._cards.items() if card[0] == rank]
            absent = [(card, times) for card, times in absent if times > 0]
            short = sum(times for _, times in absent) - loose[rank]
            if short <= 0:
                continue
            if loose[rank]:  # which suit is missing cannot be told
                out[(rank, None)] += short
            else:
                out.update(dict(absent))
        return out
