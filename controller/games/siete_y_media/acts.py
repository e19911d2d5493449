"""Commands and events of siete y media, their verbs, and how they are stored. Commands are wishes and may be refused;
events are facts and are never edited.

Amounts in minor units, points in halves. Every amount that moved is in the event itself. A hand is named by its player
and its number, 0 for the first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, NewType

from ..cards import Card
from ..codec import Form as _Form
from ..codec import text_of
from ..dealer import Dealers
from ..kernel.acts import ByPlayer, Moved, OfPlayer, OfSum, fixed, verb_of, verbs
from ..kernel.course import Engine
from ..ledger import BankChanged, DebtPaid, PurseChanged
from ..message import say
from ..refusal import NotAnEvent
from ..verbs import MOST_MONEY, Field, whole

# Commands. NO_NAME and 0 stand for a player that was no text and what was no integer; None for other texts.


class Bet(OfSum):
    """The stake of the hand whose turn it is."""


class Raise(OfSum):
    """More on the hand whose turn it is."""


class Hit(NamedTuple):
    """A card. `expose`: the hidden card is shown first."""

    player: str
    expose: bool


class Stand(OfPlayer):
    """No further card."""


class Open(OfPlayer):
    """Two cards of one value become two hands."""


class ChangeFour(OfPlayer):
    """The first card, a four, for the top card."""


class Fusilar(OfSum):
    """A card face down under the seven, with a stake on it."""


class Back(NamedTuple):
    """A stake on another player's hand."""

    player: str
    on: str | None
    hand: Any
    amount: int


class Cede(NamedTuple):
    """The bank for another player, at this price; at the table he is asked."""

    player: str
    to: str | None
    price: Any


class Buy(OfPlayer):
    """Yes to the bank that is offered."""


class Decline(OfPlayer):
    """No to the bank that is offered."""


class Keep(OfPlayer):
    """The bank is not sold."""


class Join(OfPlayer):
    """Who was left out as silent takes part in the next deal."""


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Who has taken a seat while bets are laid before the cards takes part at once."""

    player: str


@dataclass(frozen=True, slots=True)
class FourBack:
    """The dealer has put the four back into the stock."""


@dataclass(frozen=True, slots=True)
class BankHit:
    """A card for the house's bank (the dealer's word)."""


@dataclass(frozen=True, slots=True)
class BankStand:
    """No further card for it."""


@dataclass(frozen=True, slots=True)
class Time:
    """The time of the open decision is up."""


OfTurn = Bet | Raise | Hit | Stand | Open | ChangeFour | Fusilar | Back
OfBank = Cede | Buy | Decline | Keep
Command = OfTurn | OfBank | Join | TakeSeat | FourBack | BankHit | BankStand | Time | Dealers


# Events.

Log = NewType("Log", tuple[Any, ...])
"""Events in their order, as one field of an event."""


class Line(NamedTuple):
    """A hand that is settled. `status`: stand, seven_half, bust, fusilado or out; `hidden`: which of its cards lay face
    down when it closed, None for none; `result`: win, lose, out, or by an irregularity returned, paid. `pay`: what the
    bank pays (negative: takes); `returned`: what goes to the purse."""

    player: str
    hand: int
    cards: tuple[Card, ...]
    points: int
    status: str
    hidden: int | None
    result: str
    stake: int
    pay: int
    returned: int


class BackLine(NamedTuple):
    """A stake on another's hand that is settled; `number`: which it is of the deal, in the order of placing."""

    number: int
    player: str
    on: str
    hand: int
    result: str
    stake: int
    pay: int
    returned: int


class CardDealt(NamedTuple):
    """A card left the box, the one at this place of the pack. `role`: first, hit, change (for a four), fusilado or
    bank. `down`: it lies face down, for its owner alone; the bank's first one, and one under a seven, for nobody.
    `lifted`: its owner looks at the card itself, and no tablet shows it."""

    at: int
    card: Card
    role: str
    player: str
    hand: int
    down: bool
    lifted: bool = False


class Staked(Moved):
    """A bet before the cards, or more of it."""


class BetsClosed(NamedTuple):
    """The cards are dealt to those who have bet, in this order, and to the bank."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BetsReopened:
    """A false start: bets are taken again."""


class SeatTaken(ByPlayer):
    """Who has come while bets are laid sits behind the others."""


class BetLaid(NamedTuple):
    """The stake of a hand."""

    player: str
    hand: int
    amount: int


class BetRaised(NamedTuple):
    """More on a hand."""

    player: str
    hand: int
    amount: int


class DrawAsked(NamedTuple):
    """A card is due. `role` as of the card, `down`: how it will lie; `shown`: the hidden card that was shown first;
    `timed`: nobody asked for it."""

    role: str
    player: str
    hand: int
    down: bool
    shown: Card | None = None
    timed: bool = False


class ForcedByTime(ByPlayer):
    """A four that must be changed: time was up, so that it is changed until it is none, and the hand stands."""


class FourReturned(NamedTuple):
    """A four was put back into the stock, `at` cards from the top; None: nobody knows."""

    player: str
    card: Card
    at: int | None = None


class Fusilado(NamedTuple):
    """A stake on a seven that will get a card face down; 0 where one was laid before the cards."""

    player: str
    amount: int
    seven: Card


class Opened(NamedTuple):
    """Two cards became two hands, both shown; `second` is the number of the new one, `stake` what is laid on it at
    once."""

    player: str
    hand: int
    second: int
    cards: tuple[Card, ...]
    stake: int = 0


class HandStood(NamedTuple):
    """A hand takes no further card. `laid`: the least stake, which was laid for it; `timed`: time was up."""

    player: str
    hand: int
    laid: int = 0
    timed: bool = False


class Announced(NamedTuple):
    """The first seven and a half, where it is announced."""

    player: str
    hand: int


class HandPassed(NamedTuple):
    """A hand of seven and a half: the turn goes on."""

    player: str
    hand: int
    timed: bool = False


class HandLost(NamedTuple):
    """A hand went over; it and what was on it is the bank's at once."""

    line: Line
    backs: tuple[BackLine, ...]


class HandOut(NamedTuple):
    """A hand for which the least stake could not be laid; the stakes on it go back."""

    line: Line
    backs: tuple[BackLine, ...]
    timed: bool = False


class Backed(NamedTuple):
    """A stake on another's hand."""

    player: str
    on: str
    hand: int
    amount: int


@dataclass(frozen=True, slots=True)
class BankShown:
    """The bank's turn: its first card is shown."""

    card: Card


class BankStood(NamedTuple):
    """The bank takes no further card."""

    timed: bool = False


class Settled(NamedTuple):
    """The deal is settled: the hands that stood, in the order of the seats, and what was on them. `for_sale`: the
    banker may sell the bank. `next_bank`: empty for the house."""

    lines: tuple[Line, ...]
    backs: tuple[BackLine, ...]
    bank: tuple[Card, ...]
    points: int
    next_bank: str
    for_sale: bool


class BankOffered(NamedTuple):
    """The banker offers the bank."""

    to: str
    price: int


@dataclass(frozen=True, slots=True)
class BankRefused:
    """The offer was not taken."""

    to: str
    timed: bool = False


class BankCeded(NamedTuple):
    """The bank went to another, who paid its price."""

    to: str
    price: int


@dataclass(frozen=True, slots=True)
class BankKept:
    """The bank is not sold; the deal is over."""


class Joined(ByPlayer):
    """Who was left out takes part again."""


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The deal does not count: what each purse gets (negative: gives), and the house's `bank`, so that it is as before
    the first card. `ruled`: by an irregularity, which comes before."""

    reason: str
    purses: tuple[tuple[str, int], ...]
    ruled: bool = False
    bank: int = 0


@dataclass(frozen=True, slots=True)
class IrregularityRuled:
    """What became of the stakes lying when something was wrong."""

    kind: str
    policy: str
    lines: tuple[Line, ...]
    backs: tuple[BackLine, ...]


@dataclass(frozen=True, slots=True)
class CardCorrected:
    """Card `index` was not `was` but `now`: every act stands as it was taken, and only differences are moved. `again`
    is all that happened, with the right card; `purses` are the compensations of each player; what a purse cannot bear
    becomes a debt; `bank` that of the house's."""

    index: int
    was: Card
    now: Card
    purses: tuple[tuple[str, int], ...]
    again: Log
    bank: int = 0


OfCards = CardDealt | DrawAsked | ForcedByTime | FourReturned | CardCorrected
OfBets = Staked | BetsClosed | BetsReopened | SeatTaken
OfStakes = BetLaid | BetRaised | Fusilado | Opened | Backed
OfHands = HandStood | Announced | HandPassed | HandLost | HandOut
OfTheBank = BankShown | BankStood | Settled | BankOffered | BankRefused | BankCeded | BankKept
Event = (
    OfCards
    | OfBets
    | OfStakes
    | OfHands
    | OfTheBank
    | Joined
    | DealVoided
    | IrregularityRuled
    | DebtPaid
    | PurseChanged
    | BankChanged
)


# Verbs, and what is stored in a form of its own.


def _write(log: Log) -> list[dict[str, Any]]:
    return [ENGINE.codec.encode(event) for event in log]


def _read(stored: Any) -> Log:
    if type(stored) is not list or not all(type(obj) is dict for obj in stored):
        raise NotAnEvent(f"expected a list of events, found {stored!r}")
    return Log(tuple([ENGINE.codec.decode(obj) for obj in stored]))


_NAME = Field(lambda value: isinstance(value, str) and 0 < len(value) <= 64, say("siete_y_media-a-player"), text_of)
_HAND = whole(0, 40, say("siete_y_media-a-hand"), lambda obj, name: obj.get(name, 0)).optional()
_PRICE = whole(0, MOST_MONEY, say("siete_y_media-a-price"))
ENGINE: Engine[Command, Event] = Engine(
    "siete_y_media",
    Command,
    Event,
    seats={
        **verbs(Bet, Raise, Hit, Stand, Open, change4=verb_of(ChangeFour)),
        **verbs(Fusilar, back=verb_of(Back, on=_NAME, hand=_HAND), cede=verb_of(Cede, to=_NAME, price=_PRICE)),
        **verbs(Buy, Decline, Keep, come_back=verb_of(Join)),
    },
    dealer={"four_back": fixed(FourBack), "bank_hit": fixed(BankHit), "bank_stand": fixed(BankStand)},
    ops={"time": fixed(Time).read},
    forms={Log: _Form(_write, _read)},
)
