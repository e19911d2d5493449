"""Deal scripts of Macao and Victoria (docs/settle.md): both packs on paper, by the rules and the course of the table,
and a run of the journal written down as a script.

The script owns its deal alone, so the fold changes it in place. In a script that is written a void coup stands with no
card and no act. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from ...cards import PACK_52
from ...kernel.paper import Paper, ops
from ...message import say
from ...refusal import BadScript, Reason
from ...script import read_coups, read_players, read_rules, read_shoe
from ...transcript import Fact, Money, Transcript, Unsaid, filler, rules_of
from ..facts import line_json
from ..paper import Coups, rows_of
from ..rounds import from_right as round_from
from . import acts, course
from .course import advance
from .rounds import Deal, first_out
from .rules import PACKS, Rules, parse_rules, parse_victoria_rules

ParseRules = Callable[[Mapping[str, Any]], Rules]


def play(script: Mapping[str, Any], parse: ParseRules) -> dict[str, Any]:
    """The result object of a script. Raises BadScript."""
    deck = read_shoe(script.get("deck"), PACKS, "deck")
    rules = read_rules(script.get("rules", {}), parse)
    players = read_players(script.get("players"))
    seats = _seats(script.get("seats"), players)
    banker = script.get("banker")
    if type(banker) is not str or banker not in seats:
        raise BadScript("banker", say("macao-expected-banker"))
    posted, last_coup = read_coups(script)
    deal = Deal.new(rules, seats=seats, banker=banker, purses=players)
    deal.size = len(deck)
    table = _Script(deal, deck)
    needed = len(seats) * rules.first
    coups: list[dict[str, Any]] = []
    while deal.number <= last_coup and len(deck) - len(deal.cards) >= needed:
        coups.append(table.coup(posted.pop(deal.number, ())))
    ended = len(deck) - len(deal.cards) < needed
    return {
        "coups": coups,
        "players": table.players(),
        "cards_used": len(deal.cards),
        "pack_ended": ended,
        "next_banker": round_from(seats, banker)[0] if ended else banker,
        "rejected": table.without_coup(posted),
    }


def settle(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a script of Macao. Raises BadScript."""
    return play(script, partial(parse_rules, scripted=True))


def settle_victoria(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a script of Victoria. Raises BadScript."""
    return play(script, partial(parse_victoria_rules, scripted=True))


def _seats(value: Any, players: Mapping[str, int]) -> list[str]:
    """Two seats or more, each of a player, and every player at one."""
    if type(value) is not list or len(value) < 2 or not all(type(name) is str for name in value):
        raise BadScript("seats", say("macao-expected-seats"))
    if len(set(value)) < len(value) or set(value) != players.keys():
        raise BadScript("seats", say("macao-expected-players-seated"))
    return value


class _Script(Paper[Deal]):
    """The table on paper. A coup is settled when all its acts are done."""

    ops = ops(course.ACTS, deal=course.close, time=course.time)

    def cards(self) -> None:
        """The cards that are due, from the pack, and the turns that end by themselves."""
        deal = self.deal
        if deal.phase == "bets_closed":
            first_out(deal, self.shoe)
        elif deal.phase == "drawing":
            advance(deal, course.next_card(deal, self.shoe[len(deal.cards)]))
        while (ended := course.turn_over(deal)) is not None:
            advance(deal, ended)

    def coup(self, posted: Iterable[tuple[int, Mapping[str, Any]]]) -> dict[str, Any]:
        """One coup as it ends: dealt where it can be, and what is open by default."""
        deal = self.deal
        self.act(posted)
        if deal.phase == "bets_open":
            closed = course.close(deal)
            if isinstance(closed, Reason):
                deal.number += 1
                return {"coup": deal.number - 1, "dealt": False, "players": self.players()}
            self.do(closed)
        while not isinstance(stood := course.time(deal), Reason):
            self.do(stood)
        done = course.settled(deal)
        advance(deal, done)
        return {
            "coup": done.number,
            "dealt": True,
            "banker": done.hands[-1].player,
            "hands": [hand_json(hand) for hand in done.hands],
            "settled": [line_json(line) for line in done.lines],
            "players": self.players(),
        }

    def players(self) -> dict[str, int]:
        """What everybody has; below zero what the banker owes."""
        ledger = self.deal.ledger
        if not ledger.debts:
            return ledger.purses.copy()
        return {player: purse - ledger.debts.get(player, 0) for player, purse in ledger.purses.items()}


def hand_json(hand: acts.Hand) -> dict[str, Any]:
    """A hand that is over, as deal scripts and pages have it."""
    player, cards, refused, value, natural, over = hand
    return {
        "player": player,
        "cards": [card.label for card in cards],
        "refused": [card.label for card in refused],
        "value": value,
        "natural": natural,
        "over": over,
    }


def write(game: str, start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a run that is over or void. Raises Unsaid."""
    money = Money(start, facts, end, lend=lend)
    coups, banker = _played(start, facts, end)
    seats = list(end.seats)
    behind = filler(coups.shoe, PACK_52, PACKS, len(seats) * end.rules.first)
    script = {
        "game": game,
        "rules": rules_of(end.rules),
        "deck": [card.label for card in (*coups.shoe, *behind)],
        "seats": seats,
        "banker": banker,
        "players": money.of(seats),
        "last_coup": coups.last_coup,
        "events": coups.events,
        **money.noted(),
    }
    return Transcript(script, [*coups.claims, *money.claims(players=seats)])


def _played(start: Deal, facts: Sequence[Fact], end: Deal) -> tuple[Coups, str]:
    """The coups that count, and who held the bank in all of them. Raises Unsaid."""
    coups, banker, passed = Coups(PACKS), start.banker, 0
    lines = {done.number: done.lines for done in end.coups}
    rows = rows_of(facts)
    for row, event in facts:
        match event:
            case acts.Staked(player, amount):
                coups.act(row, "stake", player, amount=amount)
            case acts.StakeReturned(player):
                coups.drop("stake", player=player)
            case acts.BetsClosed():
                coups.act(row, "deal")
            case acts.BetsReopened():
                coups.drop("deal")
            case acts.CardDealt(index):
                coups.card(row, end.cards[index])
            case acts.CardAsked(player):
                coups.act(row, "draw", player)
            case acts.CardRefused(player):
                coups.act(row, "refuse", player)
            case acts.TurnEnded(player, "stood", timed):
                if timed:
                    coups.act(row, "time")
                else:
                    coups.act(row, "stand", player)
            case acts.CoupSettled(number):
                if passed and coups.claims:
                    raise Unsaid(passed, say("macao-unsaid-banker"))
                passed = 0
                coups.counts(rows[number], [line_json(line) for line in lines[number]])
            case acts.IrregularityRuled(_, _, ruled):
                for line in coups.ruled(row, ruled):
                    coups.drop("stake", player=line.player)
            case acts.CoupVoided():
                coups.keep(lambda act: act["op"] == "stake")
                coups.cards = []
            case acts.BankPassed(player):
                passed = row
                banker = player if not coups.claims else banker
    return coups, banker
