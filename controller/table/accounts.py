"""Each player's account at the table, round by round: what he bought in and took out, and what his rounds came to.

Pure. Of the run on the table it is derived whenever it is asked for, so that a card that is put right puts it right;
of the runs before it is kept in the table's state, and so in the journal's checkpoint.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from controller.games.game import ENDED
from controller.games.ledger import PurseChanged
from controller.games.message import Message
from controller.games.registry import GAMES

if TYPE_CHECKING:
    from controller.table.state import TableState

MOST_ROUNDS = 200
"""Rounds of runs before that are kept of each player one by one, eight deals of faro; of older ones the sums."""


MOST_GONE = 40
"""Accounts that are kept of people without seat, money or debt, the latest: they may ask for their statement."""


class Round(NamedTuple):
    """A settled round of one player, as `games.results.Result` has it, in deal number `deal`."""

    deal: int
    round: int
    staked: int
    pay: int
    came: Message
    banks: bool


class Sums(NamedTuple):
    """Several rounds together."""

    rounds: int = 0
    staked: int = 0
    pay: int = 0

    def plus(self, rounds: Iterable[Round]) -> Sums:
        """With these rounds too."""
        each = list(rounds)
        return Sums(
            self.rounds + len(each),
            self.staked + sum([one.staked for one in each]),
            self.pay + sum([one.pay for one in each]),
        )


class Account(NamedTuple):
    """Of one player since he came: `bought` in and taken `out`, his `rounds` in the runs before and the sums of
    `older` ones. `since`: deal and round in which he came; what is before them is another account's."""

    bought: int = 0
    out: int = 0
    since: tuple[int, int] = (0, 0)
    rounds: tuple[Round, ...] = ()
    older: Sums = Sums()

    @classmethod
    def of(cls, stored: Iterable[Any]) -> Account:
        """An account from its plain form, lists in place of tuples and messages as JSON. Raises ValueError."""
        bought, out, since, rounds, older = stored
        kept = [Round(*one)._replace(came=Message.of(one[4])) for one in rounds]
        return cls(bought, out, (since[0], since[1]), tuple(kept), Sums(*older))


NONE = Account()
Accounts = Mapping[str, Account]


def now(state: TableState) -> dict[str, Account]:
    """The accounts with the rounds of the run on the table; none of a player of whom there is nothing to say."""
    found = dict(state.accounts)
    for player, own in _of_the_run(state).items():
        account = found.get(player, NONE)
        found[player] = account._replace(rounds=(*account.rounds, *own))
    return found


def _of_the_run(state: TableState) -> dict[str, list[Round]]:
    """The rounds of the run on the table, of each player since he came."""
    rounds: dict[str, list[Round]] = {}
    if state.deal is None:
        return rounds
    for number, player, staked, pay, came, banks in GAMES[state.game].results(state.deal):
        if (state.deal_number, number) >= state.accounts.get(player, NONE).since:
            rounds.setdefault(player, []).append(Round(state.deal_number, number, staked, pay, came, banks))
    return rounds


def run_left(state: TableState) -> Accounts:
    """The accounts when the next run begins in the place of the one on the table."""
    accounts = now(state)
    gone = [player for player in accounts if player not in state.seats and not _has_money(state, player)]
    for player in gone[:-MOST_GONE]:
        del accounts[player]
    return {player: _shortened(account) for player, account in accounts.items()}


def _shortened(account: Account) -> Account:
    old, kept = account.rounds[:-MOST_ROUNDS], account.rounds[-MOST_ROUNDS:]
    return account._replace(rounds=kept, older=account.older.plus(old)) if old else account


def moved(state: TableState, event: PurseChanged) -> TableState:
    """The table with a buy-in or cash-out on the player's account, which is the latest then."""
    account = state.accounts.get(event.player, NONE)
    if event.amount > 0:
        account = account._replace(bought=account.bought + event.amount)
    else:
        account = account._replace(out=account.out - event.amount)
    return replace(state, accounts={**_without(state.accounts, event.player), event.player: account})


def undone(accounts: Accounts, before: TableState) -> Accounts:
    """The accounts where a ruling is undone and the table is as `before` again: who came since it ended the run has
    part in that run."""
    if before.deal is None:
        return accounts
    now = (before.deal_number, GAMES[before.game].round(before.deal))
    return {player: account._replace(since=min(account.since, now)) for player, account in accounts.items()}


def seated(state: TableState, player: str) -> TableState:
    """The table when a player takes a seat: one who has no money here and owes none begins a new account."""
    deal = state.deal
    if deal is None or _has_money(state, player):
        return state
    if _is_over(state):
        since = (state.deal_number + 1, 0)
    else:
        since = (state.deal_number, GAMES[state.game].round(deal)) if state.deal_number else NONE.since
    return replace(state, accounts={**_without(state.accounts, player), player: Account(since=since)})


def _without(accounts: Accounts, player: str) -> Accounts:
    return {name: account for name, account in accounts.items() if name != player}


def _has_money(state: TableState, player: str) -> bool:
    """Whether he has money here, owes any, or may have a stake or the bank on the table: a game without better
    knowledge names everybody with a purse."""
    deal = state.deal
    if deal is None:
        return False
    game = GAMES[state.game]
    if deal.purses.get(player) or deal.debts.get(player) or game.accounts(deal).get(player):
        return True
    return not _is_over(state) and (game.banker(deal) == player or player in game.staking(deal))


def _is_over(state: TableState) -> bool:
    return state.deal is not None and state.deal.phase in ENDED


def account_view(state: TableState, player: str) -> dict[str, Any]:
    """The account of a player, JSON-ready; one of zeros for somebody who has none. `purse`, `debt` and `owed`, on
    account, are those of now."""
    account, deal = now(state).get(player, NONE), state.deal
    return {
        "player": player,
        "bought": account.bought,
        "out": account.out,
        "purse": deal.purses.get(player, 0) if deal is not None else 0,
        "debt": deal.debts.get(player, 0) if deal is not None else 0,
        "owed": GAMES[state.game].accounts(deal).get(player, 0) if deal is not None else 0,
        "older": account.older._asdict(),
        "rounds": [{**one._asdict(), "came": one.came.json()} for one in account.rounds],
    }


def totals(state: TableState) -> dict[str, dict[str, Any]]:
    """By how much each player with a seat has more (negative: less): in the `round` that was settled last, with its
    number `of`, None where he had no part in it; in this `deal`; and since he came, in `all`."""
    run = _of_the_run(state)
    last = max((one.round for rounds in run.values() for one in rounds), default=None)
    return {player: _total(state.accounts.get(player, NONE), run.get(player, []), last) for player in state.seats}


def _total(account: Account, run: list[Round], last: int | None) -> dict[str, Any]:
    now = [one.pay for one in run if one.round == last]
    deal = sum([one.pay for one in run])
    return {
        "of": last,
        "round": sum(now) if now else None,
        "deal": deal,
        "all": account.older.pay + sum([one.pay for one in account.rounds]) + deal,
    }
