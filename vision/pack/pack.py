"""The pack as proof: what the cards seen so far say against 13 x 4, 39, the Spanish 40 or 48, or several packs.

A card is never corrected by what the pack leads one to expect: one card too many is reported, cards that never came
are named at the end of a whole deal, and so are the places whose card the pack makes doubtful. Labels are strings; no
rules of any game. What all readings say together is worked out in `pack_joint`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from vision.observations import Duplicate, Empty, Exposed, Missing, Observation, Unclear
from vision.pack.joint import Card, Joint, joint_posterior, likelihood
from vision.reading import RANKS, SUITS

SPANISH_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "C", "R")
"""S, C, R: sota, caballo, rey."""
SPANISH_SUITS = ("O", "C", "E", "B")
"""Oros, copas, espadas, bastos."""
DOUBTFUL = 0.99
"""A reported card with less than this probability, given all others and the pack, is doubtful."""
SHARP = 1e-4
"""What a reading leaves for all other ranks when it is kept against the pack: a pack with a wrong card in it is more
likely than such a misreading."""
FEW = 4
"""Most cards an empty box may be short of the pack to count as dealt whole; the cards that never came are then
named."""


def standard_pack(times: int = 1, *, without_suit: str | None = None) -> Counter[Card]:
    """`times` x 52 cards, or 39 with one suit taken out. Raises ValueError for less than one pack or no suit."""
    if times < 1:
        raise ValueError(f"{times} packs: at least 1")
    if without_suit is not None and without_suit not in SUITS:
        raise ValueError(f"{without_suit!r} is no suit: one of {' '.join(SUITS)}")
    return Counter({(rank, suit): times for rank in RANKS for suit in SUITS if suit != without_suit})


def spanish_pack(times: int = 1, *, eights_and_nines: bool = False) -> Counter[Card]:
    """`times` x 40 cards (1 ... 7, sota, caballo, rey), or 48 with eights and nines. Raises ValueError."""
    if times < 1:
        raise ValueError(f"{times} packs: at least 1")
    ranks = [rank for rank in SPANISH_RANKS if eights_and_nines or rank not in ("8", "9")]
    return Counter({(rank, suit): times for rank in ranks for suit in SPANISH_SUITS})


class PackTally:
    """Takes the tracker's observations in order; says which cards are too many, and at the end which never came.

    `cards`: how often each card is in the pack. Of several reports for one index the last counts.
    """

    def __init__(self, cards: Mapping[Card, int] | None = None) -> None:
        self._cards = Counter(cards) if cards is not None else standard_pack()
        self._ranks: Counter[str] = Counter()
        for (rank, _), times in self._cards.items():
            self._ranks[rank] += times
        self._seen: dict[int, tuple[str, str | None] | None] = {}
        self._read: dict[int, Exposed | Unclear] = {}
        self._named: set[int] = set()
        self._empty = False

    @property
    def size(self) -> int:
        """Cards of a whole pack."""
        return self._cards.total()

    @property
    def seen(self) -> int:
        """Cards that have lain in the window."""
        return len(self._seen)

    @property
    def unclear(self) -> int:
        """Cards of `seen` that could not be read surely."""
        return sum(card is None for card in self._seen.values())

    @property
    def complete(self) -> bool:
        """Every position of the pack has been seen, clearly or not."""
        return len(self._seen) >= self._cards.total()

    @property
    def proven(self) -> bool:
        """Every position was read surely, rank and suit, and together they are exactly the pack."""
        return Counter(self._seen.values()) == self._cards

    def joint(self) -> Joint:
        """The posterior of every position given all readings and the pack. Raises ValueError when more cards were
        seen than the pack has."""
        return joint_posterior(
            self._cards,
            {
                index: likelihood(read.candidates, read.suit_candidates, self._cards)
                for index, read in self._read.items()
            },
        )

    def doubtful(self) -> dict[int, dict[Card, float]]:
        """The positions whose card a whole deal does not prove, with what each may be given all readings and the pack
        (0.1 % and more): the unclear ones, those in a contradiction, and those the others make unlikely.

        Empty when the deal is proven or not whole. What stands here is for the dealer to say, also where the pack
        leaves one card only.
        """
        if self.proven or len(self._seen) != self._cards.total():
            return {}
        joint = self.joint()
        against = {index for group in joint.contradictions for index in group}
        out = {}
        for index, card in self._seen.items():
            shares = joint.cards[index]
            share = sum(p for (rank, suit), p in shares.items() if card in ((rank, suit), (rank, None)))
            if card is None or card[1] is None or index in against or share < DOUBTFUL:
                out[index] = {one: p for one, p in shares.items() if p >= 0.001}
        return out

    def doubts(self, time_s: float) -> tuple[Unclear, ...]:
        """At the end of a whole deal: the cards whose rank was reported as sure and that cannot all be right. (Of cards
        whose suits alone contradict each other the ranks stand, and so do readings that are SHARP: the pack is wrong.
        `Duplicate` and `Missing` name them.)"""
        out = []
        for index, shares in sorted(self.doubtful().items()):
            read = self._read[index]
            if isinstance(read, Exposed):
                ranks, suits = _by_label(shares, 0), _by_label(shares, 1)
                sharp = 1.0 - read.candidates.get(read.rank, 0.0) <= SHARP
                if ranks.get(read.rank, 0.0) < DOUBTFUL and not sharp:
                    out.append(Unclear(index, ranks, suits, time_s, None, read.quad))
        return tuple(out)

    def take(self, observation: Observation) -> tuple[Duplicate, ...]:
        """The card of this observation as a duplicate, when it is one more than the pack holds."""
        self._empty |= isinstance(observation, Empty)
        if isinstance(observation, Exposed | Unclear):
            self._read[observation.index] = replace(observation, image=None, burst=(), card=None)
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
        """The cards that never came: asked at the end of a whole deal, empty unless every position was seen, or every
        card was read and only a FEW are missing in an empty box, or one where the last card is still in the window:
        that one is missing, or under it.

        Cards that may be the unclear ones are not named: only a rank of which more are missing than positions are
        unclear is surely missing. A rank whose suit was not sure is counted as that rank only.
        """
        whole = not self.unclear and self.size - self.seen <= (FEW if self._empty else 1)
        if not (self.complete or whole):
            return ()
        wanting = list(self._wanting().items())
        total = sum(times for _, times in wanting)
        if total <= self.unclear:
            return ()
        below = not (self.complete or self._empty)
        return tuple(Missing(rank, suit, time_s, below) for (rank, suit), times in wanting for _ in range(times))

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
            if loose[rank]:  # which suit is missing is not known
                out[(rank, None)] += short
            else:
                out.update(dict(absent))
        return out


def _by_label(shares: Mapping[Card, float], part: int) -> dict[str, float]:
    """The posterior of the ranks (part 0) or suits (part 1) of a posterior of cards."""
    out: dict[str, float] = {}
    for card, share in shares.items():
        out[card[part]] = out.get(card[part], 0.0) + share
    return out
