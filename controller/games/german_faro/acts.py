"""Commands and events of German faro, their verbs, and how they are stored. Commands are wishes and may be refused;
events are facts and are never edited. Marks are integers; every amount that moved is in the event itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..cards import Card, Suit
from ..codec import Object
from ..dealer import OfPack
from ..kernel.acts import fixed
from ..kernel.course import Engine
from ..ledger import OfMoney
from ..message import say
from ..refusal import Malformed
from ..verbs import AMOUNT, CARD, Field, verb

# Commands.


class Stake(NamedTuple):
    """Lay marks on a card of one's book; 0 stands for marks that were no integer."""

    player: str
    card: Card
    marks: int


class Withdraw(NamedTuple):
    """Take the whole stake back from a card."""

    player: str
    card: Card


class Choose(NamedTuple):
    """Take the book of this suit: S, H, D or C."""

    player: str
    suit: str


@dataclass(frozen=True, slots=True)
class PackIn:
    """The pack is in the box under its cover, without the suit that nobody has."""


@dataclass(frozen=True, slots=True)
class Time:
    """The time to lay is up."""


Command = Stake | Withdraw | Choose | PackIn | Time | OfPack


# Events.


class Line(NamedTuple):
    """One settled stake. `pay`: what the bank pays (negative: takes); a nearly empty bank pays less than the stake."""

    player: str
    card: Card
    result: str
    stake: int
    pay: int


class BookChosen(NamedTuple):
    """A player took the book of a suit; after the last one the pack is what the books leave of it."""

    player: str
    suit: str


@dataclass(frozen=True, slots=True)
class PackLaid:
    """The pack is in the box, and stakes are taken."""


class StakeLaid(NamedTuple):
    """Marks went from the player's hand onto his card, in addition to what lay there."""

    player: str
    card: Card
    marks: int


class StakeReturned(NamedTuple):
    """A stake went back. `why`: `withdrawn`, `end`, `broken` (the bank), `void`."""

    player: str
    card: Card
    marks: int
    why: str


@dataclass(frozen=True, slots=True)
class _OfPair:
    pair: int


@dataclass(frozen=True, slots=True)
class WaitEnded(_OfPair):
    """These `players` have not laid before this pair: they are waited for no more until they lay."""

    players: tuple[str, ...]


class BetsClosed(_OfPair):
    """No more acts in this pair."""


class BetsReopened(_OfPair):
    """Acts are taken again in this pair."""


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card was turned. `pile`: `right` or `left`; `covered`: it is of an eliminated suit and the next card lies on
    it.
    """

    index: int
    card: Card
    pile: str
    covered: bool


class PairSettled(NamedTuple):
    """The pair is over. `dead_card`: a single last card that makes no pile. `out`: who is out after it, by name."""

    pair: int
    right: Card | None
    left: Card | None
    dead_card: Card | None
    covered: tuple[Card, ...]
    lines: tuple[Line, ...]
    out: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; what lay went back before. `broken`: the bank has no marks left."""

    broken: bool


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The deal ended early; what lay went back before."""

    reason: str


@dataclass(frozen=True, slots=True)
class CardCorrected:
    """Card `index` was not `was` but `now`; everything after it was settled again and only differences are moved.

    `purses` are the compensations per player, `bank` that of the bank; what a purse cannot bear becomes a debt. The
    rest is how the deal stands: `stakes` lying as (card, player, marks), all `pairs`, and the pair under way: `made`
    as (pile, card), `covered`, `out`, `phase`.
    """

    index: int
    was: Card
    now: Card
    swapped: int | None
    purses: tuple[tuple[str, int], ...]
    bank: int
    stakes: tuple[tuple[Card, str, int], ...]
    pairs: tuple[PairSettled, ...]
    pair: int
    made: tuple[tuple[str, Card], ...]
    covered: tuple[Card, ...]
    out: tuple[str, ...]
    phase: str
    broken: bool


@dataclass(frozen=True, slots=True)
class IrregularityRuled:
    """What became of the stakes lying when something was wrong; those without a line stay."""

    kind: str
    policy: str
    lines: tuple[Line, ...]


OfStakes = BookChosen | PackLaid | StakeLaid | StakeReturned | WaitEnded | BetsClosed | BetsReopened | IrregularityRuled
OfCards = CardShown | PairSettled | CardCorrected | DealEnded | DealVoided
Event = OfStakes | OfCards | OfMoney

_SUITS = frozenset(suit.value for suit in Suit)


def _read_suit(obj: Object, name: str) -> str:
    """A suit by its letter. Raises Malformed."""
    value = obj.get(name)
    if type(value) is not str or value not in _SUITS:
        raise Malformed(name, say("german_faro-script-suit"))
    return value


SUIT = Field(lambda value: isinstance(value, str) and value in _SUITS, say("german_faro-script-suit"), _read_suit)

ENGINE: Engine[Command, Event] = Engine(
    "german_faro",
    Command,
    Event,
    seats={
        "stake": verb(Stake, card=CARD, marks=AMOUNT),
        "withdraw": verb(Withdraw, card=CARD),
        "choose": verb(Choose, suit=SUIT),
    },
    dealer={"pack_in": fixed(PackIn)},
    ops={"time": fixed(Time).read},
)
SCRIPTED = ("stake", "withdraw")
"""The acts of deal scripts: who plays has his book there."""
