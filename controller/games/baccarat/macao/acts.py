"""Commands and events of Macao and Victoria, their verbs, and how they are stored. Commands are wishes and may be
refused; events are facts and are never edited. Amounts in minor units; every amount that moved is in the event itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ...cards import Card
from ...correction import CorrectCard
from ...dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...kernel.acts import fixed, verbs
from ...kernel.course import Engine
from ...ledger import ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ..acts import *
from ..facts import CoupVoided as CoupVoided
from ..facts import DealVoided as DealVoided
from ..facts import IrregularityRuled as IrregularityRuled
from ..facts import Line as Line
from ..facts import Stake as Stake

# Commands. A player None stands for what was no text, an amount 0 for what was no integer.


class Refuse(OfPlayer):
    """Another card for the ten or court card drawn last."""


@dataclass(frozen=True, slots=True)
class PassBank:
    """Between coups the bank goes to the banker's left neighbour (the dealer's word)."""


OfPlayers = Stake | Draw | Stand | Refuse
OfDealer = Time | PassBank | CloseBets | ReopenBets | ShowCard | CorrectCard | VoidDeal | RuleIrregularity
Command = OfPlayers | OfDealer | ChangePurse | PayDebt | ChangeBank


# Events.


class Hand(NamedTuple):
    """A hand at the end. `cards` count, `refused` were laid aside. `value`: 0 to 9, of a hand that is `over` its whole
    count; `natural`: 8 or 9 with the first cards."""

    player: str
    cards: tuple[Card, ...]
    refused: tuple[Card, ...]
    value: int
    natural: bool
    over: bool


class Staked(Moved):
    """A stake went from the purse to the table."""


@dataclass(frozen=True, slots=True)
class StakeReturned:
    """A stake went back. `why`: `void`, `passed` (the bank went to another) or `not_held` (the banker could not pay
    it)."""

    player: str
    amount: int
    why: str


class BetsClosed(NamedTuple):
    """The coup begins. `order`: who plays, from the banker's left, the banker last."""

    coup: int
    order: tuple[str, ...]


class CardDealt(NamedTuple):
    """A card was dealt to a player. `place`: `first` (face down), `drawn`, or `instead` of one that was refused.
    `seen_by`: who alone may see it while it lies face down; empty for nobody."""

    index: int  # type: ignore[assignment]  # a tuple has a method of this name, which nobody asks for
    card: Card
    player: str
    place: str
    seen_by: str = ""


class CardAsked(ByPlayer):
    """A player draws."""


class CardRefused(ByPlayer):
    """A player has laid his last card aside, and has another for it."""


class TurnEnded(NamedTuple):
    """It is the next player's turn. `why`: `stood`, `full` (no more cards are allowed), `over`, `natural` (he had no
    turn), or `alone` (all others are over, so that the banker has none). A hand that is over, or a natural, is turned
    up. `timed`: he stood because his time was up."""

    player: str
    why: str
    timed: bool = False


class CoupSettled(NamedTuple):
    """The coup is over: all hands in the order of play, the banker's last, and what becomes of the stakes."""

    number: int
    hands: tuple[Hand, ...]
    lines: tuple[Line, ...]


class BankPassed(ByPlayer):
    """Another player is the banker now."""


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The pack is used up; `banker`: who has the bank next. `silent`: who did nothing himself, now in how many packs
    running."""

    banker: str
    silent: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class CardCorrected:
    """Card `index` was not `was` but `now`: every card stays where it was dealt, stakes were settled again and only
    differences are moved. `purses` are the compensations per player; what a purse cannot bear becomes a debt. `coups`:
    as all of them stand now; `stakes`: those placed."""

    index: int
    was: Card
    now: Card
    purses: tuple[tuple[str, int], ...]
    coups: tuple[CoupSettled, ...]
    stakes: tuple[tuple[str, int], ...]


OfStakes = Staked | StakeReturned | BetsClosed | BetsReopened | BankPassed
OfCards = CardDealt | CardAsked | CardRefused | TurnEnded | CardCorrected
OfCoup = CoupSettled | CoupVoided | IrregularityRuled | DealEnded | DealVoided
Event = OfStakes | OfCards | OfCoup | DebtPaid | PurseChanged
ENGINE: Engine[Command, Event] = Engine(
    "macao",
    Command,
    Event,
    seats=verbs(Stake, Draw, Stand, Refuse),
    dealer={"pass_bank": fixed(PassBank)},
    ops={"time": fixed(Time).read},
)
