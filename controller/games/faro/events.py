"""The facts of a faro deal. `decide` makes them, `apply` folds them, the journal keeps them; none is ever edited.

Every amount that moved is in the event itself, so that an old journal means the same under a later version of the
rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..cards import Card
from ..ledger import BankChanged, DebtPaid, PurseChanged
from .bets import Bet, RankSet
from .settlement import Line


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """A bet was placed on the layout, its stake taken from the purse. `source`: the won bet it is a parlay of."""

    bet: Bet
    source: str | None = None


@dataclass(frozen=True, slots=True)
class BetMoved:
    """A lying bet has another type, ranks or side; place, stake and bar are kept."""

    id: str
    type: str
    win: RankSet
    lose: RankSet
    copper: bool


@dataclass(frozen=True, slots=True)
class BetRemoved:
    """Its owner took the bet back."""

    id: str
    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class BetBarred:
    """The bet sleeps (`barred`) or is awake again."""

    id: str
    barred: bool


@dataclass(frozen=True, slots=True)
class BetClaimed:
    """`by` took a dead bet."""

    id: str
    by: str
    amount: int


@dataclass(frozen=True, slots=True)
class BetReturned:
    """The house gave a bet back. `why`: `dead`, `not_held` (the bank cannot answer for it), `void`, `not_callable`
    (after a correction the call is no order of the last three cards)."""

    id: str
    player: str
    amount: int
    why: str


@dataclass(frozen=True, slots=True)
class BetsClosed:
    """No more acts in this turn."""

    turn: int


@dataclass(frozen=True, slots=True)
class BetsReopened:
    """Acts are taken again in this turn."""

    turn: int


@dataclass(frozen=True, slots=True)
class CardShown:
    """Card `index` of the pack (0 = soda … 51 = hoc) is visible."""

    index: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardUnsure:
    """Card `index` is visible and one of these: it waits for the dealer's word, or beside a card that does."""

    index: int
    candidates: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardNamed:
    """The dealer said what the card in doubt is."""

    index: int
    card: Card


@dataclass(frozen=True, slots=True)
class PartSettled:
    """Bets of this turn that every possible card settles alike; the TurnSettled that follows repeats their lines."""

    turn: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class PartUndone:
    """What PartSettled moved is moved back: the card was none of those it was taken for, or the turn does not count."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class IrregularityRuled:
    """Something was wrong, and by this policy these stakes were returned or paid. `result`: `returned` or `paid`."""

    kind: str
    policy: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class TurnSettled:
    """Both cards of the turn are known; the lines are in the order the bets lay."""

    turn: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class DealClosed:
    """After the hoc: what still lay went back (`returned`) or was taken (`lose`)."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The deal ended early; the stakes that lay went back by BetReturned events before this one."""

    reason: str


class Movement(NamedTuple):
    """How one bet ended or was settled, for a comparison. `result` is a settlement's, or `removed`, `claimed`,
    `dead`, `not_held`, `void`, `not_callable`, `returned`; `credit` is what went to the purse of `to`."""

    result: str
    stake: int
    pay: int
    credit: int
    to: str


class Adjustment(NamedTuple):
    """One difference that a correction makes. `turn` is the turn it was settled in, 26 for the end of the deal."""

    turn: int
    id: str
    player: str
    was: Movement | None
    now: Movement | None


@dataclass(frozen=True, slots=True)
class CardCorrected:
    """Card `index` was not `was` but `now`; everything after it was settled again and only differences are moved.

    `purses` are the compensations per player, `bank` that of the bank. What a purse cannot bear becomes a debt.
    `layout` has the bets placed now, `winners` whose wins may still be left as a parlay (id, player, amount), `turns`
    the settlements that changed, `endings` how bets left the layout otherwise. `swapped` is the other place when two
    cards changed places.
    """

    index: int
    was: Card
    now: Card
    swapped: int | None
    adjustments: tuple[Adjustment, ...]
    purses: tuple[tuple[str, int], ...]
    bank: int
    layout: tuple[Bet, ...]
    winners: tuple[tuple[str, str, int], ...]
    turns: tuple[TurnSettled, ...]
    closing: tuple[Line, ...]
    endings: tuple[tuple[str, int, Movement], ...]


@dataclass(frozen=True, slots=True)
class MaxRaised:
    """From now on, until the deal is over, this is the maximum."""

    max: int


Event = (
    BetPlaced
    | BetMoved
    | BetRemoved
    | BetBarred
    | BetClaimed
    | BetReturned
    | BetsClosed
    | BetsReopened
    | CardShown
    | CardUnsure
    | CardNamed
    | PartSettled
    | PartUndone
    | IrregularityRuled
    | TurnSettled
    | DealClosed
    | DealVoided
    | CardCorrected
    | PurseChanged
    | DebtPaid
    | BankChanged
    | MaxRaised
)
