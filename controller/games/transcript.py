"""A run as the journal has it, written down as a deal script (docs/settle.md): what the games need for it, and the
check that the script settles as the table did.

Each game writes its own script (`Game.transcript`); `script_of` plays it through the game's engine and lets it out only
if every round and all money at the end come out as in the journal. No files, no printing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .cards import Card
from .ledger import BankChanged, DebtPaid, PurseChanged
from .message import Message, UserError, say
from .options import Options, described
from .refusal import BadScript, Refusal

if TYPE_CHECKING:
    from .game import AnyGame, Deal

PAID = say("games-unsaid-paid")
"""No act of a script pays a stake by a ruling."""
Act = dict[str, Any]
"""One act of a script; its `row` is that of the journal, which `faro settle` passes over."""
_MONEY = (PurseChanged, BankChanged, DebtPaid)


class Fact(NamedTuple):
    """An event of a run that was not taken back, and the number of its row in the journal."""

    row: int
    event: Any


class Unsaid(UserError):
    """No script says what was done at the table; the message names the row of the journal and why."""

    def __init__(self, row: int, why: str | Message) -> None:
        super().__init__(say("games-unsaid", row=row, why=why))
        self.row = row


class Claim(NamedTuple):
    """What a script's result must say of `what`: `found` picks it out of the result, `wanted` is what the journal says
    in this row."""

    row: int
    what: Message
    found: Callable[[Mapping[str, Any]], Any]
    wanted: Any


class Transcript(NamedTuple):
    """A script, and what its result must say."""

    script: dict[str, Any]
    claims: list[Claim]


class Money:
    """What purses and bank have at the beginning of a script, and must have at its end.

    No act of a script brings money to the table or takes it away: what came less what went during the run is there from
    the beginning. Where that is less than somebody needed in between (he took out what he had won, or staked what a
    correction has made a debt), it is lent to him: it is in the purse from the beginning to the end, as `lent` says.
    With `players_bank` the bank is part of its banker's purse.
    """

    def __init__(
        self, start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool, players_bank: bool = False
    ) -> None:
        last = max((n for n, fact in enumerate(facts) if not isinstance(fact.event, _MONEY)), default=-1)
        during, after = facts[: last + 1], facts[last + 1 :]
        self.row = facts[last].row
        """The row after which the money is that of the end."""
        came, went = _purses(during), _purses(after)
        begun, ended = _worth(start, players_bank), _worth(end, players_bank)
        needed = _needed(start, during) if lend else Counter[str]()
        self.purses: dict[str, int] = {}
        self.wanted: dict[str, int] = {}
        self.lent: dict[str, int] = {}
        for player in ended:
            first = begun.get(player, 0) + came[player]
            if lent := needed[player] + max(0, -first):
                self.lent[player] = lent
            self.purses[player] = first + lent
            self.wanted[player] = ended[player] - went[player] + lent
        changes = [fact.event.amount for fact in during if isinstance(fact.event, BankChanged)]
        self.brought = sum(changes)
        """What came to the bank, or to the house's box."""
        first = 0 if players_bank else start.bank + self.brought
        self.bank_lent = 0 if players_bank else max(0, -first) + (-sum(min(0, one) for one in changes) if lend else 0)
        self.bank = first + self.bank_lent
        late = sum(fact.event.amount for fact in after if isinstance(fact.event, BankChanged))
        self.wanted_bank = end.bank - late + self.bank_lent

    def of(self, players: Sequence[str]) -> dict[str, int]:
        """The purses of these at the beginning."""
        return {player: self.purses[player] for player in players}

    def noted(self) -> dict[str, Any]:
        """What was lent, for whoever reads the script."""
        bank = {"bank": self.bank_lent} if self.bank_lent else {}
        players = {"players": self.lent} if self.lent else {}
        return {"lent": {**bank, **players}} if bank or players else {}

    def claims(self, *, key: str = "players", players: Sequence[str] | None = None) -> list[Claim]:
        """All purses of these players (all of them) at the end."""
        return [
            Claim(self.row, say("games-purse-of", player=player), _purse(key, player), self.wanted[player])
            for player in (self.wanted if players is None else players)
        ]

    def bank_claim(self) -> Claim:
        """The bank at the end; what stays on accounts is a debt at the table, which the bank has."""

        def found(result: Mapping[str, Any]) -> int:
            bank: int = result["bank"] + sum(result.get("owed", {}).values())
            return bank

        return Claim(self.row, say("games-the-bank"), found, self.wanted_bank)


def _purse(key: str, player: str) -> Callable[[Mapping[str, Any]], Any]:
    """A purse of the result; a bank that a player holds is his, and what stays on his account is taken off."""

    def found(result: Mapping[str, Any]) -> int:
        purse: int = result[key][player] - result.get("owed", {}).get(player, 0)
        return purse + (result["bank"] if result.get("banker") == player else 0)

    return found


def _purses(facts: Sequence[Fact]) -> Counter[str]:
    """Money that came to each purse from outside (negative: went)."""
    found = Counter[str]()
    for _, event in facts:
        if isinstance(event, PurseChanged):
            found[event.player] += event.amount
    return found


def _worth(deal: Deal, players_bank: bool) -> dict[str, int]:
    """What everybody has, his debt taken off."""
    found = {player: purse - deal.debts.get(player, 0) for player, purse in deal.purses.items()}
    banker = getattr(deal, "banker", None)
    if players_bank and banker is not None:
        found[banker] += deal.bank
    return found


def _needed(start: Deal, facts: Sequence[Fact]) -> Counter[str]:
    """Enough for every player to have in the script, at any time, what he had at the table: all that he took out, all
    that he came to owe, and what stayed on his account when he paid it."""
    found = Counter(start.debts)
    for _, event in facts:
        if isinstance(event, PurseChanged | DebtPaid):
            found[event.player] += abs(event.amount)
        if owed := getattr(event, "owed", 0):
            found[event.player] += owed
        for player, change in getattr(event, "purses", ()):
            found[player] += max(0, -change)
    return found


def rules_of(rules: Options) -> dict[str, Any]:
    """The options as a script has them: those that differ from what is usual, without those of a table alone."""
    options = described(type(rules))
    return {name: value for name, value in rules.changed().items() if not options[name].live_only}


def round_claim(row: int, number: int, key: str, wanted: Any) -> Claim:
    """The settlement of a round, counted from 1 under this key of the result."""

    def found(result: Mapping[str, Any]) -> Any:
        rounds = result[key]
        return rounds[number - 1].get("settled", []) if number <= len(rounds) else None

    return Claim(row, say("games-round-of-script", number=number), found, wanted)


def filler(used: Sequence[Card], pack: Sequence[Card], packs: int, count: int) -> list[Card]:
    """`count` cards of these packs beside the used ones, in the order of the pack, as which ones decides nothing; fewer
    where there are not enough."""
    left = Counter(dict.fromkeys(pack, packs)) - Counter(used)
    return list(left.elements())[:count]


def script_of(game: AnyGame, start: Deal, facts: Sequence[Fact], end: Deal) -> dict[str, Any]:
    """The deal script of a run that is over or void: `start` before its first event, `facts` all its events that were
    not taken back, `end` after them. Raises Unsaid where there is none that settles as the table did."""
    found: Unsaid | None = None
    for lend in (False, True):
        try:
            transcript = game.transcript(start, facts, end, lend=lend)
            _check(transcript, game.settle(transcript.script))
        except BadScript as problem:
            found = found or Unsaid(facts[0].row, problem.message)
        except Refusal as refusal:  # this version's rules refuse what the table's took
            found = found or Unsaid(facts[0].row, refusal.message)
        except Unsaid as problem:
            found = found or problem
        else:
            return transcript.script
    assert found is not None, "there was no script"
    raise found


def _check(transcript: Transcript, result: Mapping[str, Any]) -> None:
    """Raises Unsaid for the first act that is refused, or the first thing that comes out otherwise."""
    for refused in result["rejected"]:
        act = transcript.script["events"][refused["event"]]
        raise Unsaid(act["row"], say("games-unsaid-refused", op=act["op"], reason=refused["reason"]))
    for row, what, found, wanted in transcript.claims:
        given = found(result)
        if given != wanted:
            one, other = _first_difference(given, wanted)
            raise Unsaid(row, say("games-unsaid-differs", what=what, given=_json(one), wanted=_json(other)))


def _first_difference(given: Any, wanted: Any) -> tuple[Any, Any]:
    """The first items in which two lists differ, or the whole where they are none."""
    if isinstance(given, list) and isinstance(wanted, list):
        longest = max(len(given), len(wanted))
        one, other = ([*items, *[None] * (longest - len(items))] for items in (given, wanted))
        return next(pair for pair in zip(one, other, strict=True) if pair[0] != pair[1])
    return given, wanted


def _json(value: Any) -> str:
    return json.dumps(value)
