"""Commands and events of chemin de fer, their verbs, and how they are stored. Commands are wishes and may be refused;
events are facts and are never edited. Amounts in minor units; every amount that moved is in the event itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ...dealer import Dealers
from ...kernel.acts import fixed, verb_of, verbs
from ...kernel.course import Engine
from ...ledger import OfMoney
from ..acts import *
from ..facts import *
from ..hand import Coup as Coup

# Commands. A player of None is one that was no text, an amount of 0 one that was no integer.


class PutBank(OfSum):
    """Put up a bank, in turn."""


class Decline(OfPlayer):
    """Put up no bank: the turn goes one seat on."""


class Risk(OfSum):
    """Name how much of the bank is risked from here on."""


class Banco(OfPlayer):
    """Claim to play against the whole bank alone, or all that is risked of it."""


class Cover(OfPlayer):
    """Raise the bank, or what is risked of it, to what the punters have laid."""


@dataclass(frozen=True, slots=True)
class DealerEntersRisk:
    """What the banker says without a tablet that he risks, entered by the dealer."""

    amount: int


OfBank = PutBank | Decline | Retire | Take | Risk | Cover
OfCoup = Banco | Stake | Draw | Stand | Pass
Command = OfBank | OfCoup | DealerEntersDecision | DealerEntersRisk | Time | Dealers


# Events.


class Turned(NamedTuple):
    """At the table: what is asked now, by its phase (deal.Deal)."""

    phase: str


class BankDeclined(ByPlayer):
    """A player put up none: it is the next one's turn."""


class BankRetired(Moved):
    """The banker left; the bank went to his purse and is offered at this sum: all that it held, or what was risked of
    it."""


class Claimed(NamedTuple):
    """A claim to the bank on offer or to banco. `sealed`: at the table it is shown to nobody until its time is up; else
    it displaces the one before."""

    player: str
    what: str
    sealed: bool = False


class OfferEnded(NamedTuple):
    """The bank that `by` left has another banker, or with `taker` None is the next seat's to put up."""

    by: str
    amount: int
    taker: str | None


class StakeLaid(Moved):
    """A stake went from the purse to the table."""


class BankCovered(Moved):
    """The banker raised his bank."""


class Risked(NamedTuple):
    """The banker risks this much of his bank from here on; the rest is set aside. Named before stakes lie, or raised to
    them."""

    player: str
    amount: int


class BetsClosed(NamedTuple):
    """The coup is dealt. `cut`: what fell away of the stakes, in order; `banco`: what left the purse of who plays
    against all that is risked; `representative` plays the punters' hand."""

    coup: int
    cut: tuple[tuple[str, int], ...]
    banco: int
    representative: str


class Decided(NamedTuple):
    """Who plays a hand drew or stood, by himself or as custom is. `hand`: `punters` or `banker`."""

    hand: str
    player: str
    what: str


class CoupSettled(NamedTuple):
    """The coup is over. `first`: index of its first card; `bank_before`: at the deal; `bank`: afterwards, 0 where it
    passes on; `banco`: who played against the whole bank; `decisions`: draw, stand or None of punters and banker."""

    number: int
    first: int
    banker: str
    bank_before: int
    banco: str | None
    cut: tuple[tuple[str, int], ...]
    representative: str
    coup: Coup
    decisions: tuple[str | None, str | None]
    lines: tuple[Line, ...]
    rake: int
    bank: int


class CoupPassed(NamedTuple):
    """The coup went by without cards."""

    number: int


@dataclass(frozen=True, slots=True)
class BetReturned:
    """A stake went back. `why`: `end` (of the shoe) or `void`."""

    player: str
    amount: int
    why: str


@dataclass(frozen=True, slots=True)
class CardCorrected(OfCorrection):
    """A card was another one."""

    settled: CoupSettled | None = None


Asked = Turned | Claimed | Passed
AboutBank = BankTaken | BankDeclined | BankRetired | OfferEnded | BankCovered | Risked
AboutCoup = StakeLaid | BetsClosed | CardDealt | Decided | CoupSettled | CoupPassed | BetReturned | CardCorrected
Event = Asked | AboutBank | AboutCoup | OfFamily | OfMoney
SEAT_VERBS = verbs(PutBank, Decline, Retire, Take, Risk, Banco, Stake, Cover, Draw, Stand, Pass)
"""What a seat may do. On paper `put_bank` is `bank`, which on the wire is the dealer's."""
ENGINE: Engine[Command, Event] = Engine(
    "chemin_de_fer",
    Command,
    Event,
    seats=SEAT_VERBS,
    dealer={
        "enter_draw": fixed(DealerEntersDecision, draws=True),
        "enter_stand": fixed(DealerEntersDecision, draws=False),
        "enter_risk": verb_of(DealerEntersRisk),
    },
    ops={"bank": SEAT_VERBS["put_bank"].read, "time": fixed(Time).read},
)
