"""What may be asked of a faro deal. Commands are wishes: they may be wrong in every way that SETTLE.md has a refusal
for.

`None` in an id, a player or a type means that it was not given. Amounts are integers in minor units; a stake that was
no integer at all arrives as 0, which is refused as `bad_stake` like any other stake that is not positive.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from controller.games.cards import Card
from controller.games.faro.bets import NO_RANKS, RankSet
from controller.games.seam import Refusal


class Refused(Refusal):
    """The command changes nothing. `reason` is the word of SETTLE.md, `text` a sentence for people."""

    def __init__(self, reason: str, text: str) -> None:
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return self.text


class RanksNotGiven(Refused):
    """A move names no type and lacks the ranks that its old type needs: in a script this spoils the whole script."""

    def __init__(self, field: str) -> None:
        super().__init__("bad_shape", f"The move needs {field}")
        self.field = field


class PlaceBet(NamedTuple):
    """A new bet: `ranks` and `copper` are of flat and group, `win` and `lose` of heel and string, `order` of calls."""

    id: str | None
    player: str | None
    type: str | None
    stake: int
    ranks: RankSet = NO_RANKS
    win: RankSet = NO_RANKS
    lose: RankSet = NO_RANKS
    copper: bool = False
    order: str = ""


class Parlay(NamedTuple):
    """Leave a win of the turn just dealt on the layout as the new bet `id`; `stake` None: all that came back."""

    source: str | None
    id: str | None
    player: str | None
    type: str | None
    stake: int | None = None
    ranks: RankSet = NO_RANKS
    win: RankSet = NO_RANKS
    lose: RankSet = NO_RANKS
    copper: bool = False
    order: str = ""


class MoveBet(NamedTuple):
    """Put a lying bet elsewhere. `type` and `copper` None: as before. `player` None: ownership is not tested."""

    id: str | None
    player: str | None = None
    type: str | None = None
    ranks: RankSet | None = None
    win: RankSet | None = None
    lose: RankSet | None = None
    copper: bool | None = None


class RemoveBet(NamedTuple):
    """Take a bet back."""

    id: str | None
    player: str | None = None


class BarBet(NamedTuple):
    """Let a bet sleep until it is unbarred."""

    id: str | None
    player: str | None = None


class UnbarBet(NamedTuple):
    """Wake a barred bet."""

    id: str | None
    player: str | None = None


class ClaimBet(NamedTuple):
    """Take a dead bet, whoever owns it."""

    id: str | None
    player: str | None


@dataclass(frozen=True, slots=True)
class CloseBets:
    """The turn begins: no more acts until it is over."""


@dataclass(frozen=True, slots=True)
class ReopenBets:
    """A false start: the losing card has not been shown and betting goes on."""


@dataclass(frozen=True, slots=True)
class ShowCard:
    """The next card of the pack is visible."""

    card: Card


@dataclass(frozen=True, slots=True)
class ShowUnsure:
    """The next card of the pack is visible and is one of these; a single one is as good as ShowCard."""

    candidates: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NameCard:
    """The dealer's word on card `index`, which was in doubt. It need not be one of its candidates."""

    index: int
    card: Card


@dataclass(frozen=True, slots=True)
class RuleIrregularity:
    """Something was wrong (`irregular.KINDS`).

    `policy` None: the table's; `rulings`: (bet, return|pay|stay) for `dealer_rules`.
    """

    kind: str
    policy: str | None = None
    rulings: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CorrectCard:
    """Card `index` of this deal (0 = soda) was really `card`.

    With `swap` the place where that card was thought to lie takes the old one.
    """

    index: int
    card: Card
    swap: bool = False


@dataclass(frozen=True, slots=True)
class VoidDeal:
    """The deal ends here: stakes lying go back, settled turns stand."""

    reason: str


@dataclass(frozen=True, slots=True)
class ChangePurse:
    """Buy-in (positive) or cash-out (negative). A first buy-in makes the player known. Both pay a debt first."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class PayDebt:
    """Pay a stated debt out of the purse."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class ChangeBank:
    """The banker puts money in (positive) or takes some out: not between the cards of a turn (RULES.md 1.9)."""

    amount: int


@dataclass(frozen=True, slots=True)
class RaiseMax:
    """A higher maximum for the rest of the deal; bets that lie are not touched (RULES.md 1.2)."""

    max: int


SeatCommand = PlaceBet | Parlay | MoveBet | RemoveBet | BarBet | UnbarBet | ClaimBet
DealerCommand = (
    CloseBets
    | ReopenBets
    | ShowCard
    | ShowUnsure
    | NameCard
    | RuleIrregularity
    | CorrectCard
    | VoidDeal
    | ChangePurse
    | PayDebt
    | ChangeBank
    | RaiseMax
)
Command = SeatCommand | DealerCommand
