"""The money of a deal in any game: a ledger that only moves it, what may be asked about it, and what happened to it.

Money is in five places: purses, bank, stakes lying, the house (what it took as its share), and outside the table. A
debt is what a purse owes and counts against it. Every move takes from one place what it gives to another, so that
`money` changes by what comes from outside or goes there and by nothing else. Nothing is refused here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, NoReturn, Self

from .message import Message, say
from .refusal import refuse


class Start(NamedTuple):
    """The money at the beginning of a deal, from which a correction settles again."""

    purses: Mapping[str, int]
    debts: Mapping[str, int]
    bank: int


def check_amounts(purses: Mapping[str, int], debts: Mapping[str, int] | None = None, **others: int) -> None:
    """Raises ValueError where a deal would begin with an amount that is no whole number of 0 or more."""
    for name, amount in (*others.items(), *purses.items(), *(debts or {}).items()):
        if type(amount) is not int or amount < 0:
            raise ValueError(f"{name}: expected a whole amount of 0 or more, found {amount!r}")


class Ledger:
    """Where each player's and the bank's money is, in minor units. `banker`: the player who owns the bank; None: it is
    the house's own.

    A value to everybody but the fold of the game that owns it, which changes it in place.
    """

    __slots__ = ("bank", "banker", "debts", "house", "lying", "purses")

    def __init__(self, start: Start) -> None:
        self.purses = dict(start.purses)
        self.debts = {player: debt for player, debt in start.debts.items() if debt}
        self.bank = start.bank
        self.banker: str | None = None
        self.house = 0
        self.lying = 0

    def copy(self) -> Self:
        """An equal ledger that shares nothing that can change."""
        new = object.__new__(type(self))
        new.purses = self.purses.copy()
        new.debts = self.debts.copy() if self.debts else {}
        new.bank = self.bank
        new.banker = self.banker
        new.house = self.house
        new.lying = self.lying
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """In a line of words: bank, stakes lying, purses, and debts where there are any."""
        owed = f", debts {self.debts}" if self.debts else ""
        return f"bank {self.bank}, lying {self.lying}, purses {self.purses}{owed}"

    def __repr__(self) -> str:
        return "Ledger(" + ", ".join(f"{name}={getattr(self, name)!r}" for name in Ledger.__slots__) + ")"

    @property
    def money(self) -> int:
        """All of it; debts count against it."""
        return sum(self.purses.values()) + self.bank + self.lying + self.house - sum(self.debts.values())

    def stake(self, player: str, amount: int) -> None:
        """Out of the purse, onto the table."""
        self.purses[player] -= amount
        self.lying += amount

    def give_back(self, player: str, amount: int) -> None:
        """From the table into a purse."""
        self.lying -= amount
        self.purses[player] += amount

    def settle(self, player: str, pay: int, returned: int) -> None:
        """The bank pays `pay` (negative: takes) on a stake, of which `returned` goes to the purse; the rest stays
        on."""
        self.bank -= pay
        self.lying += pay - returned
        self.purses[player] += returned

    def settle_with(self, banker: str, player: str, pay: int, returned: int) -> None:
        """The same where a banker answers from his purse: what that cannot bear is his debt."""
        purses = self.purses
        self.lying += pay - returned
        purses[player] += returned
        if not self.debts and purses[banker] >= pay:
            purses[banker] -= pay
        else:
            self.compensate(banker, -pay)

    def unsettle(self, player: str, pay: int, returned: int) -> None:
        """The reverse; what the purse no longer holds becomes a debt."""
        self.bank += pay
        self.lying -= pay - returned
        self.compensate(player, -returned)

    def compensate(self, player: str, amount: int) -> None:
        """One side of a correction: a credit pays a debt first; a charge takes the purse first, and what it cannot
        bear is stated as a debt. The other side is in `correct` or `unsettle`."""
        debt = self.debts.pop(player, 0)
        balance = self.purses[player] + amount
        if amount > 0:
            paid = min(debt, amount)
            balance -= paid
            debt -= paid
        elif balance < 0:
            debt -= balance
            balance = 0
        self.purses[player] = balance
        if debt:
            self.debts[player] = debt

    def correct(self, purses: tuple[tuple[str, int], ...], bank: int) -> None:
        """The differences of a correction. What purses and bank do not have between them is on the table."""
        self.bank += bank
        self.lying -= bank
        for player, amount in purses:
            self.lying -= amount
            self.compensate(player, amount)

    def charge(self, player: str, amount: int) -> None:
        """What a player owes goes to the bank; what his purse cannot bear is stated as a debt."""
        self.bank += amount
        self.compensate(player, -amount)

    def pay_debt(self, player: str, amount: int) -> None:
        """A debt is paid out of the purse."""
        self.purses[player] -= amount
        debt = self.debts.pop(player) - amount
        if debt:
            self.debts[player] = debt

    def take_bank(self, player: str, amount: int) -> None:
        """A player puts up the bank, or adds to the one he has."""
        self.purses[player] -= amount
        self.bank += amount
        self.banker = player

    def leave_bank(self) -> None:
        """The banker takes back what the bank holds; what it lacks is his debt."""
        if self.banker is not None:
            player, amount = self.banker, self.bank
            self.banker, self.bank = None, 0
            self.compensate(player, amount)

    def rake(self, amount: int) -> None:
        """The house's share, out of the bank."""
        self.bank -= amount
        self.house += amount

    def bring(self, player: str, amount: int) -> None:
        """Money from outside into a purse (negative: out of the table)."""
        self.purses[player] = self.purses.get(player, 0) + amount

    def bring_bank(self, amount: int) -> None:
        """Money from outside into the bank (negative: out of the table)."""
        self.bank += amount


class HasMoney:
    """Base of the deal of a game: the money in its ledger, as the table asks for it."""

    __slots__ = ()
    ledger: Ledger

    @property
    def purses(self) -> dict[str, int]:
        """What each player has in hand."""
        return self.ledger.purses

    @property
    def debts(self) -> dict[str, int]:
        """What a correction took from purses that had been emptied."""
        return self.ledger.debts

    @property
    def bank(self) -> int:
        """The bank's money."""
        return self.ledger.bank

    @property
    def house(self) -> int:
        """The money in the house's box: its share, and what else is there."""
        return self.ledger.house

    @property
    def on_layout(self) -> int:
        """The sum of all stakes on the table."""
        return self.ledger.lying

    @property
    def money(self) -> int:
        """Changed by buy-ins, cash-outs and the banker's own money alone."""
        return self.ledger.money


@dataclass(frozen=True, slots=True)
class OfPurse:
    """Of a player's purse, and how much."""

    player: str
    amount: int


class ChangePurse(OfPurse):
    """Buy-in (positive) or cash-out (negative). A first buy-in makes the player known. Both pay a debt first."""


class PayDebt(OfPurse):
    """Pay a stated debt out of the purse."""


@dataclass(frozen=True, slots=True)
class ChangeBank:
    """The banker puts money in (positive) or takes some out: not between the cards of a round (docs/rules.md 1.9)."""

    amount: int


class PurseChanged(OfPurse):
    """Money came to or left the table at a player's seat."""


class DebtPaid(OfPurse):
    """A stated debt was paid out of the purse."""


@dataclass(frozen=True, slots=True)
class BankChanged:
    """The banker put in or took out money."""

    amount: int


OfMoney = PurseChanged | DebtPaid | BankChanged
"""The facts of money that every game has."""


def change_purse(
    ledger: Ledger, command: ChangePurse, because: Callable[[str], NoReturn]
) -> tuple[PurseChanged | DebtPaid, ...]:
    """The events of a buy-in or cash-out; `because` refuses with the game's own message for a reason."""
    player, amount = command.player, command.amount
    if not player:  # an act that names nobody would be paid from a purse without a name
        because("unknown_player")
    if not amount:
        because("bad_amount")
    debt = ledger.debts.get(player, 0)
    changed = PurseChanged(player, amount)
    if amount > 0:
        return (changed, DebtPaid(player, min(debt, amount))) if debt else (changed,)
    if player not in ledger.purses:
        because("unknown_player")
    purse = ledger.purses[player]
    if -amount > purse:
        because("funds")
    if -amount > purse - debt:
        refuse("debt", say("games-debt", debt=debt, purse=purse, left=max(purse - debt, 0)))
    return (DebtPaid(player, debt), changed) if debt else (changed,)


def pay_debt(ledger: Ledger, command: PayDebt, because: Callable[[str], NoReturn]) -> tuple[DebtPaid]:
    """The event of paying a debt out of the purse."""
    if command.amount <= 0:
        because("bad_amount")
    if command.amount > ledger.debts.get(command.player, 0):
        because("no_debt")
    if command.amount > ledger.purses[command.player]:
        because("funds")
    return (DebtPaid(command.player, command.amount),)


# Event handlers; `log`: the acts that a correction may take up again.


def debt_paid(deal: HasMoney, event: DebtPaid) -> None:
    """The debt is less, or gone."""
    deal.ledger.pay_debt(event.player, event.amount)


def purse_changed(deal: Any, event: PurseChanged) -> None:
    """Apply a change of a player's purse."""
    deal.log.append(event)
    deal.ledger.bring(event.player, event.amount)


def bank_changed(deal: Any, event: BankChanged) -> None:
    """Apply a change of the bank's money."""
    deal.log.append(event)
    deal.ledger.bring_bank(event.amount)


def money_line(event: PurseChanged | DebtPaid | BankChanged) -> Message:
    """What the log says of money that came, went or was owed."""
    match event:
        case PurseChanged(player, amount) if amount > 0:
            return say("games-buys-in", player=player, amount=amount)
        case PurseChanged(player, amount):
            return say("games-cashes-out", player=player, amount=-amount)
        case DebtPaid(player, amount):
            return say("games-pays-debt", player=player, amount=amount)
        case _ if event.amount > 0:
            return say("games-banker-adds", amount=event.amount)
        case _:
            return say("games-banker-takes", amount=-event.amount)


def compensation_lines(purses: Iterable[tuple[str, int]], bank: int) -> Iterator[Message]:
    """What the log says of the differences that were moved."""
    for player, amount in purses:
        yield say("games-compensation", player=player, amount=f"{amount:+}")
    if bank:
        yield say("games-compensation-bank", amount=f"{bank:+}")
