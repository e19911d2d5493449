"""Commands and events of baccarat banque, their verbs, and how they are stored. Commands are wishes and may be refused;
events are facts and are never edited. Amounts in minor units; every amount that moved is in the event itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from ...cards import Card
from ...codec import Object
from ...dealer import Dealers
from ...kernel.acts import fixed, verb_of, verbs
from ...kernel.course import Engine
from ...ledger import DebtPaid, PurseChanged
from ...verbs import one_of
from ..acts import *
from ..facts import CardDealt as CardDealt
from ..facts import DealEnded as DealEnded
from ..facts import OfCorrection
from .rules import SIDES

# Commands. A name that was no text is None, an amount that was no integer is 0.


class Bid(OfSum):
    """Put up this sum for a bank that nobody has."""


class Refill(OfSum):
    """The banker puts this sum into a bank that was broken."""


@dataclass(frozen=True, slots=True)
class Banco:
    """Stake against the whole bank; `cheval`: half on each table."""

    player: str
    cheval: bool = False


@dataclass(frozen=True, slots=True)
class Stake:
    """Stake on a side: who sits on his own, a stander-by on the one he names."""

    player: str
    amount: int
    side: str | None = None


class Accept(OfPlayer):
    """The banker plays against all stakes, and adds what is missing: his bank is unlimited from now on."""


OfBank = Bid | Take | Retire | Refill | Accept
OfCoup = Banco | Stake | Draw | Stand | Pass
Command = OfBank | OfCoup | DealerEntersDecision | Time | Dealers


# Events.


class Laid(NamedTuple):
    """A player's stake on a side."""

    player: str
    side: str
    amount: int


class Line(NamedTuple):
    """One stake after a coup. `result`: win, lose or push, or returned, paid (an irregularity). `pay`: what the bank
    pays (negative: takes); `returned`: what goes to the purse."""

    player: str
    side: str
    result: str
    stake: int
    pay: int
    returned: int


class HandsOf(NamedTuple):
    """Something of the right side, the left side and the bank."""

    right: tuple[Card, ...]
    left: tuple[Card, ...]
    banker: tuple[Card, ...]


class BidMade(NamedTuple):
    """A sum is bid for the bank; it stays in the purse until the bank is his. `sealed`: nobody else learns of it before
    then."""

    player: str
    amount: int
    sealed: bool


class Claimed(NamedTuple):
    """A claim to a bank that is offered (`what` take), or to banco; nobody else learns of it before that is decided."""

    what: str
    player: str
    cheval: bool = False


class BankLeft(NamedTuple):
    """The banker has left, and has this sum of the bank again. `why`: retired, gave_up (he could not hold the stakes),
    broken (and not filled again), end (of the shoe) or void (of the shoe). `offered`: the next one may have it at that
    sum; otherwise any sum is bid for it."""

    player: str
    amount: int
    why: str
    offered: bool


class BankRefilled(Moved):
    """The banker of a broken bank goes on with this sum."""


class StakesAccepted(Moved):
    """The banker plays against all stakes, adds this, and his bank is unlimited."""


class StakeLaid(NamedTuple):
    """A stake went from the purse to a side."""

    player: str
    side: str
    amount: int


@dataclass(frozen=True, slots=True)
class StakeReturned:
    """A stake went back. `why`: gave_up, retired, end or void."""

    player: str
    side: str
    amount: int
    why: str


class WindowClosed(NamedTuple):
    """The time for these acts, a phase before the cards, is over."""

    phase: str


class CoupBegan(NamedTuple):
    """No more acts: the cards come. `added`: by a banker whose bank is unlimited; `cut`: what fell away of stakes above
    the bank; `banco`: who plays it, in rotation, and `laid`: what they stake now; `right`, `left`: who plays the hands.
    """

    coup: int
    added: int
    cut: tuple[Laid, ...]
    banco: tuple[str, ...]
    laid: tuple[Laid, ...]
    right: str | None
    left: str | None


class Decided(NamedTuple):
    """Who plays a hand draws or stands; `hand`: right, left or banker."""

    hand: str
    player: str
    draws: bool


class CoupSettled(NamedTuple):
    """The coup is over. `results` of both sides: win, lose, push, or empty without stakes; `lines` in rotation; `bank`
    is what it holds now; `holders`: who has the hands of both sides now."""

    coup: int
    hands: HandsOf
    results: tuple[str, str]
    lines: tuple[Line, ...]
    bank: int
    holders: tuple[str | None, str | None]


class CoupPassed(NamedTuple):
    """A coup without cards: nobody staked, or the bank found nobody."""

    coup: int


@dataclass(frozen=True, slots=True)
class CoupVoided:
    """The coup does not count, its cards are out, and those at the places `face_down` stay so. What lay went back
    before; `ruled`: it was dealt with by the ruling of an irregularity, which comes before."""

    coup: int
    reason: str
    face_down: tuple[int, ...]
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The shoe ended early; stakes and bank went back before. `face_down`, `ruled`: as of a void coup."""

    reason: str
    face_down: tuple[int, ...]
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class IrregularityRuled:
    """What became of the stakes lying when something was wrong; those without a line stay."""

    kind: str
    policy: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class CardCorrected(OfCorrection):
    """A card was another one."""

    settled: CoupSettled | None = None


AboutBank = BidMade | Claimed | Passed | BankTaken | BankLeft | BankRefilled | StakesAccepted
AboutCoup = StakeLaid | StakeReturned | WindowClosed | CoupBegan | CardDealt | Decided | CoupSettled | CoupPassed
AboutShoe = CoupVoided | DealEnded | DealVoided | IrregularityRuled | CardCorrected
Event = AboutBank | AboutCoup | AboutShoe | DebtPaid | PurseChanged


def side_of(obj: Object) -> str | None:
    """Its side, for the rules to judge; None where none is given, which null is not."""
    if "side" not in obj:
        return None
    side = obj["side"]
    return side if type(side) is str else "?"


ENGINE: Engine[Command, Event] = Engine(
    "baccarat_banque",
    Command,
    Event,
    seats=verbs(
        *(Bid, Refill, Take, Retire, Accept, Pass, Draw, Stand, Banco),
        stake=verb_of(Stake, side=replace(one_of(*SIDES).optional(), read=lambda obj, name: side_of(obj))),
    ),
    dealer={
        "says_draw": fixed(DealerEntersDecision, draws=True),
        "says_stand": fixed(DealerEntersDecision, draws=False),
    },
)
