"""Commands and events of punto banco, their verbs, and how they are stored. Commands are wishes and may be refused;
events are facts and are never edited. Amounts in minor units; every amount that moved is in the event itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ...cards import Card
from ...codec import Object, player_of, text_of, whole_of
from ...dealer import Dealers
from ...kernel.acts import verbs
from ...kernel.course import Engine
from ...ledger import OfMoney
from ...message import say
from ...verbs import AMOUNT, ID, PLAYER, Field, Verb
from ..acts import *
from ..facts import CoupVoided as CoupVoided
from ..facts import DealEnded as DealEnded
from ..facts import DealVoided as DealVoided
from .rules import TYPES, Coup

# Commands.


class PlaceBet(NamedTuple):
    """Stake on one of the bets; None and 0 stand for what was no text and no integer."""

    id: str | None
    player: str
    type: str | None
    stake: int


class RemoveBet(NamedTuple):
    """Take a bet back. `any_owner`: whose it is is not asked (deal scripts, where `player` was left out)."""

    id: str | None
    player: str
    any_owner: bool = False


@dataclass(frozen=True, slots=True)
class PassBurnt:
    """A card that is burnt face down was not read; it may be any."""


class PassShoe(OfPlayer):
    """Give the shoe on to the next seat."""


class TakeSeat(OfPlayer):
    """A player has a seat from now on, behind the others; of the table."""


class LeaveSeat(OfPlayer):
    """A player has no seat any more; of the table."""


class Pay(OfPlayer):
    """A player pays his account, as far as his purse goes; of the dealer, between coups."""


class PayLeaving(OfPlayer):
    """The same of one who takes all his money out, at any time; of the table."""


OfSeats = PassShoe | TakeSeat | LeaveSeat
Command = PlaceBet | RemoveBet | PassBurnt | OfSeats | Pay | PayLeaving | Dealers


# Events.


class Line(NamedTuple):
    """One bet after a coup. `result`: win, lose or push, or returned, paid (an irregularity). `pay`: what the bank pays
    (negative: takes); `returned`: what goes to the purse now, the rest stays on. `type`: the kind of bet; `commission`:
    what the bank kept of a win, or where the win was paid whole, what was written on the player's account."""

    id: str
    player: str
    result: str
    stake: int
    pay: int
    returned: int
    type: str
    commission: int = 0


class BetPlaced(NamedTuple):
    """A stake went from the purse to the layout. `most`: what it pays if it wins, at the best."""

    id: str
    player: str
    type: str
    stake: int
    most: int


@dataclass(frozen=True, slots=True)
class BetReturned:
    """A stake went back. `why`: `removed`, `end` (of the shoe), `void` or `not_held` (the bank could not pay it)."""

    id: str
    player: str
    amount: int
    why: str


@dataclass(frozen=True, slots=True)
class BetsClosed:
    """No more acts in this coup."""

    coup: int


@dataclass(frozen=True, slots=True)
class CardDealt:
    """A card left the shoe. `place`: `burn` (the first card, shown), `burnt` (face down, for nobody), or the hand and
    which of its cards it is, such as `player_2`. `read` false: a burnt card that was not read, `card` is any of those
    left."""

    index: int
    card: Card
    place: str
    read: bool = True


@dataclass(frozen=True, slots=True)
class CutSeen:
    """The cut card came; `index`: the card behind it."""

    index: int


class CoupSettled(NamedTuple):
    """The coup is over. `past_cut`: a card from behind the cut card has been used."""

    number: int
    coup: Coup
    lines: tuple[Line, ...]
    past_cut: bool


class ShoePassed(NamedTuple):
    """The shoe is with `player` now, None: with the dealer. `by`: who held it, None: nobody. `why`: `first` (nobody
    held it), `lost` (the banker's hand lost), `declined` (he gave it on), `left` (he has no seat or no money) or
    `corrected` (by a card that was put right)."""

    player: str | None
    by: str | None
    why: str


class AccountPaid(NamedTuple):
    """Of an account `amount` went from the purse to the bank; `owed`: what stays on it, as the purse is empty."""

    player: str
    amount: int
    owed: int


class AccountClosed(NamedTuple):
    """The shoe is over: of an account `amount` went from the purse to the bank, and the rest is now a `debt`."""

    player: str
    amount: int
    debt: int


class AccountCorrected(Moved):
    """By a card that was put right the player owes this `amount` on his account."""


class SeatTaken(ByPlayer):
    """A player has a seat, behind the others; recorded where the shoe passes round the seats."""


class SeatLeft(ByPlayer):
    """A player has no seat any more."""


@dataclass(frozen=True, slots=True)
class IrregularityRuled:
    """What became of the bets lying when something was wrong; those without a line stay."""

    kind: str
    policy: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class CardCorrected:
    """Card `index` was not `was` but `now`: every card stays where it was dealt, bets were settled again and only
    differences are moved.

    `purses` are the compensations per player, `bank` that of the bank; what a purse cannot bear becomes a debt. The
    rest is how the deal stands: the bets lying as (id, player, type, stake, most, pushed), all coups, and the one under
    way: its `number`, the place of its `first` card, `past_cut`, `phase`.
    """

    index: int
    was: Card
    now: Card
    purses: tuple[tuple[str, int], ...]
    bank: int
    bets: tuple[tuple[str, str, str, int, int, bool], ...]
    coups: tuple[CoupSettled, ...]
    number: int
    first: int
    past_cut: bool
    phase: str


OfBets = BetPlaced | BetReturned | BetsClosed | BetsReopened
OfCoup = CardDealt | CutSeen | CoupSettled | CoupVoided
OfHolder = ShoePassed | SeatTaken | SeatLeft
OfAccounts = AccountPaid | AccountClosed | AccountCorrected
Event = OfBets | OfCoup | OfHolder | OfAccounts | DealEnded | DealVoided | IrregularityRuled | CardCorrected | OfMoney


def bet_of(obj: Object, id_: str = "id") -> tuple[str | None, str, str | None, int]:
    """The fields of a bet in their order; `id_` is the name of its id. What is of a wrong kind is left for the rules to
    refuse."""
    return text_of(obj, id_), player_of(obj), text_of(obj, "type"), whole_of(obj, "stake")


def read_bet(obj: Object, id_: str = "id") -> PlaceBet:
    """A bet as a command."""
    return PlaceBet(*bet_of(obj, id_))


def read_removal(obj: Object, id_: str = "id") -> RemoveBet:
    """A bet taken back; where no player is named, whose it is is not asked."""
    return RemoveBet(text_of(obj, id_), player_of(obj), "player" not in obj)


def read_payment(obj: Object) -> Pay:
    """Who pays his account."""
    return Pay(player_of(obj))


_TYPE = Field(lambda value: isinstance(value, str) and value in TYPES, say("games-one-of", words=TYPES))
ENGINE: Engine[Command, Event] = Engine(
    "punto_banco",
    Command,
    Event,
    seats={
        "bet": Verb({"bet": ID, "type": _TYPE, "stake": AMOUNT}, lambda obj: read_bet(obj, "bet")),
        "remove": Verb({"bet": ID}, lambda obj: read_removal(obj, "bet")),
        **verbs(PassShoe),
    },
    dealer={"pay": Verb({"player": PLAYER}, read_payment)},
    ops={"bet": read_bet, "remove": read_removal},
)
"""On the wire the id of a bet is `bet`, as `id` is that of the message."""
