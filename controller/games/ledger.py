"""The money of a deal in any game: what may be asked about it, and what happened to it."""

from __future__ import annotations

from dataclasses import dataclass


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
    """The banker puts money in (positive) or takes some out: not between the cards of a round (RULES.md 1.9)."""

    amount: int


@dataclass(frozen=True, slots=True)
class PurseChanged:
    """Money came to or left the table at a player's seat."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class DebtPaid:
    """A stated debt was paid out of the purse."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class BankChanged:
    """The banker put in or took out money."""

    amount: int
