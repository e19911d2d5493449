"""What may be asked of a faro deal. Commands are wishes: they may be wrong in every way that docs/settle.md has a
refusal for.

`None` in an id, a player or a type means that it was not given. Amounts are integers in minor units; a stake that was
no integer at all arrives as 0, which is refused as `bad_stake` like any other stake that is not positive. Ranks may be
written as people do: `"9"`, `["J", "10"]`, `[Rank.ACE]`; the order of a call as `"4J8"` or `["4", "J", "8"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..cards import Card, Rank
from ..correction import CorrectCard
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import ChangeBank, ChangePurse, PayDebt
from .bets import NO_RANKS, Ranks


class PlaceBet(NamedTuple):
    """A new bet: `ranks` and `copper` are of flat and group, `win` and `lose` of heel and string, `order` of calls."""

    id: str | None
    player: str | None
    type: str | None
    stake: int
    ranks: Ranks = NO_RANKS
    win: Ranks = NO_RANKS
    lose: Ranks = NO_RANKS
    copper: bool = False
    order: str | Sequence[Rank | str] = ""


class Parlay(NamedTuple):
    """Leave a win of the turn just dealt on the layout as the new bet `id`; `stake` None: all that came back."""

    source: str | None
    id: str | None
    player: str | None
    type: str | None
    stake: int | None = None
    ranks: Ranks = NO_RANKS
    win: Ranks = NO_RANKS
    lose: Ranks = NO_RANKS
    copper: bool = False
    order: str | Sequence[Rank | str] = ""


class MoveBet(NamedTuple):
    """Put a lying bet elsewhere. `type` and `copper` None: as before. `player` None: ownership is not tested."""

    id: str | None
    player: str | None = None
    type: str | None = None
    ranks: Ranks | None = None
    win: Ranks | None = None
    lose: Ranks | None = None
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
class ShowUnsure:
    """The next card of the pack is visible and is one of these; a single one is as good as ShowCard."""

    candidates: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NameCard:
    """The dealer's word on card `index`, which was in doubt. It need not be one of its candidates."""

    index: int
    card: Card


@dataclass(frozen=True, slots=True)
class RaiseMax:
    """A higher maximum for the rest of the deal; bets that lie are not touched (docs/rules.md 1.2)."""

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
