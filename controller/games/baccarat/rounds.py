"""What the runs of all games of baccarat are: cards out of a shoe, in coups that are counted; a card of them that was
read wrong (docs/rules.md 3.2.10, 3.3.16); and of a banker who is a player, who is nearest to a bank, a bank that is
offered at a sum, stakes above the bank (3.2.2, 3.2.4). Nothing is decided or refused here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from ..cards import PACK_52, Card
from ..game import ENDED
from ..kernel.course import Playable
from ..ledger import Ledger
from ..message import say
from ..options import Options
from ..refusal import Reason

C = TypeVar("C")
E = TypeVar("E")
K = TypeVar("K")


class Shoe(Playable[C, E]):
    """One run. `packs` it is dealt from; `number` of the coup that is played or comes next, from 1 on; `cards` that
    left the shoe, with their `places`; `first`: how many of them were before this coup; `coups` that were settled."""

    packs: int
    rules: Any
    coups: tuple[Any, ...]
    corrections: tuple[Any, ...] = ()
    standing = False
    """The stakes of a tie stand, and are played for again."""
    over: ClassVar[Reason] = Reason("over", say("baccarat-over"))
    """Why nothing is done in a run that is over."""

    def __init__(self, rules: Options, ledger: Ledger, phase: str = "bets_open") -> None:
        self.rules = rules
        self.ledger = ledger
        self.phase = phase
        self.number = 1
        self.cards: tuple[Card, ...] = ()
        self.places: tuple[str, ...] = ()
        self.first = 0
        self.coups = ()

    def __repr__(self) -> str:
        open_ = [str(card) for index, card in enumerate(self.cards) if self.exposure(index).everybody]
        last = " ".join(open_[-3:]) or "none"
        out = f"cards {last} ({len(self.cards)} out)"
        game = type(self).__module__.split(".")[-2]
        return f"<{game}: coup {self.number}, {self.phase}, {out}, {self.ledger}>"

    @property
    def coup_cards(self) -> tuple[Card, ...]:
        """The cards of the coup under way."""
        return self.cards[self.first :]

    @property
    def cards_left(self) -> int:
        """Cards in the shoe."""
        return len(PACK_52) * self.packs - len(self.cards)

    @property
    def under_way(self) -> bool:
        """From the closing of the bets to the settlement of the coup."""
        phase = self.phase
        return phase not in ENDED and phase not in self.rounds.betting

    def voids(self, kind: str) -> str:
        """What does not count after an irregularity of this kind: the `shoe` with a foul pack, else the `coup` under
        way; `nothing` between coups, and in a shoe that is over (docs/rules.md 3.1.12, 3.2.11, 3.3.14, 3.4.11)."""
        if self.ended:
            return "nothing"
        if kind == "foul_pack":
            return "shoe"
        return "coup" if self.under_way else "nothing"

    def deal_out(self, *cards: Card, places: tuple[str, ...]) -> None:
        """These cards have left the shoe."""
        self.cards += cards
        self.places += places

    def put_right(self, index: int, card: Card) -> None:
        """This card was another one."""
        self.cards = (*self.cards[:index], card, *self.cards[index + 1 :])


class VoidableShoe(Shoe[C, E], ABC):
    """A shoe that is voided by `rules.void` and `rules.void_by`: its game says what gives stakes back and what ends
    the run."""

    @abstractmethod
    def returned(self, why: str) -> tuple[Any, ...]:
        """The facts that return all stakes."""

    @abstractmethod
    def ends(self) -> tuple[Any, ...]:
        """The end of a run that has too few cards for another coup; nothing where it has enough."""


class Offer(NamedTuple):
    """A bank that its banker has left, for whoever puts up the same sum. `claim`: who has it if nobody nearer comes."""

    by: str
    amount: int
    claim: str | None = None


def from_right(seats: Sequence[str], player: str | None) -> tuple[str, ...]:
    """The seats in order of play from the one on this player's right, himself last; from the first where he has no
    seat."""
    if player not in seats:
        return tuple(seats)
    after = seats.index(player) + 1
    return (*seats[after:], *seats[:after])


def outdone(order: Sequence[str], player: str, claim: str | None) -> bool:
    """Whether a claim stands that this player's does not displace: his own, or that of one who is nearer."""
    return claim is not None and order.index(claim) <= order.index(player)


def excess(stakes: Iterable[int], bank: int) -> int:
    """By how much these stakes are more than the bank."""
    return max(sum(stakes) - bank, 0)


def cut(stakes: Sequence[tuple[K, int]], bank: int) -> dict[K, int]:
    """How much of which stake is returned, so that the bank covers the rest: those last in order first, the last of
    them in part. `stakes` are in order; so is the result."""
    over = excess((amount for _, amount in stakes), bank)
    fallen: dict[K, int] = {}
    for whose, amount in reversed(stakes):
        if over <= 0:
            break
        fallen[whose] = min(amount, over)
        over -= fallen[whose]
    return dict(reversed(fallen.items()))


def share(amount: int, percent: int, rounding: str) -> int:
    """`percent` per cent of an amount, rounded `up`, `down` or to the `nearest` whole unit, a half up."""
    hundredths = amount * percent
    if rounding == "up":
        return -(-hundredths // 100)
    return (hundredths + 50) // 100 if rounding == "nearest" else hundredths // 100


Corrected = TypeVar("Corrected", bound=Any)


class PlayersShoe(Shoe[C, E]):
    """A run in which the bank is a player's. `offer`: of a bank that was left; `before`: how all stood before the last
    coup was settled, as long as it may be settled again: not `on_paper`, where claims are made openly."""

    def __init__(self, rules: Options, ledger: Ledger, phase: str = "bets_open") -> None:
        super().__init__(rules, ledger, phase)
        self.offer: Offer | None = None
        self.on_paper = False
        self.before: Any = None

    @property
    def banker(self) -> str | None:
        """Who holds the bank."""
        return self.ledger.banker

    def keep(self) -> None:
        """The coup is settled from here on."""
        if not self.on_paper:
            self.before = None
            self.before = self.copy()

    def correct(self, event: Any, put_right: Callable[[Self, Any], None], again: Callable[[Self, Any], None]) -> None:
        """A card was another one; where that coup is settled `again`, all is first as it was before."""
        corrections = (*self.corrections, event)
        if event.again and self.before is not None:
            self.become(self.before.copy())
            put_right(self, event)
            again(self, event.settled)
        else:
            put_right(self, event)
            if self.before is not None:
                self.before = self.before.copy()
                put_right(self.before, event)
        self.corrections = corrections

    def differences(self, event: Corrected, settled: Any) -> Corrected:
        """The correction by which the last coup is `settled` again, with what that moves."""
        event = replace(event, settled=settled, again=True)
        new = self.engine.apply(self, event)
        moved = [(player, purse - self.purses[player]) for player, purse in new.purses.items()]
        return replace(event, purses=tuple([one for one in moved if one[1]]), bank=new.bank - self.bank)
