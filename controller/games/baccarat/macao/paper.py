"""Deal scripts of Macao and Victoria (docs/settle.md): both packs on paper, by the rules and the course of the table,
and a run of the journal written down as a script.

The script owns its deal alone, so the fold changes it in place. In a script that is written a void coup stands with no
card and no act. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ...cards import PACK_52
from ...codec import amount_of
from ...kernel.paper import BAD_OP
from ...message import say
from ...refusal import BadScript, Reason
from ...script import read_coups, read_players, read_rules, read_shoe
from ...transcript import Fact, Money, Transcript, Unsaid, filler, rules_of
from ..banking import from_right as round_from
from ..facts import line_json
from ..paper import Coups, rows_of
from ..rules import CLOSED, UNKNOWN_PLAYER
from . import acts, course
from .rounds import Deal
from .rules import NO_TURN, NOT_YOUR_TURN, PACKS, Rules, cannot_stake, not_to_close, parse_rules, parse_victoria_rules

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
    table = _OnPaper(deal, deck)
    needed = len(seats) * rules.first
    rejected: list[dict[str, Any]] = []
    coups: list[dict[str, Any]] = []
    act = table.act
    for number in range(1, last_coup + 1):
        if len(deck) - len(deal.cards) < needed:
            break
        for index, obj in posted.pop(number, ()):
            reason = act(obj, number)
            if reason is not None:
                rejected.append({"event": index, "reason": reason.word})
        coups.append(table.finish(number))
    left = sorted(index for of_coup in posted.values() for index, _ in of_coup)
    rejected += [{"event": index, "reason": "no_coup"} for index in left]
    ended = len(deck) - len(deal.cards) < needed
    return {
        "coups": coups,
        "players": table.players(),
        "cards_used": len(deal.cards),
        "pack_ended": ended,
        "next_banker": round_from(seats, banker)[0] if ended else banker,
        "rejected": rejected,
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


class _OnPaper:
    """The table on paper: the deal, and the pack that is dealt from."""

    def __init__(self, deal: Deal, deck: list[Any]) -> None:
        self.deal = deal
        self.deck = deck

    def act(self, obj: Mapping[str, Any], coup: int) -> Reason | None:
        """Do one act of this coup; the reason when it is refused."""
        deal, op = self.deal, obj["op"]
        if op == "deal":
            return CLOSED if deal.number != coup else self._begin()
        if op == "time":
            return self._time()
        if op != "stake" and op not in course.TURN_ACTS:
            return BAD_OP
        player = obj.get("player")
        if type(player) is not str or player not in deal.ledger.purses:
            return UNKNOWN_PLAYER
        if op != "stake":
            return NOT_YOUR_TURN if deal.number != coup else self._take_turn(player, op)
        if deal.number != coup:
            return CLOSED
        amount = amount_of(obj)
        reason = cannot_stake(deal, player, amount)
        if reason is None:
            course.advance(deal, acts.Staked(player, amount))
        return reason

    def finish(self, coup: int) -> dict[str, Any]:
        """The coup as it ends: dealt where it can be, and what is open by default."""
        deal = self.deal
        if deal.number == coup and self._begin() is not None and deal.row.betting:
            deal.number += 1
            return {"coup": coup, "dealt": False, "players": self.players()}
        while deal.number == coup:
            course.stand(deal)
        return self._coup(deal.coups[-1])

    def players(self) -> dict[str, int]:
        """What everybody has; below zero what the banker owes."""
        ledger = self.deal.ledger
        if not ledger.debts:
            return ledger.purses.copy()
        return {player: purse - ledger.debts.get(player, 0) for player, purse in ledger.purses.items()}

    def _take_turn(self, player: str, op: str) -> Reason | None:
        cannot, do = course.TURN_ACTS[op]
        reason = cannot(self.deal, player)
        if reason is None:
            do(self.deal)
            if self.deal.next_place is not None:
                course.show(self.deal, self.deck[len(self.deal.cards)])
        return reason

    def _begin(self) -> Reason | None:
        reason = not_to_close(self.deal)
        if reason is None:
            course.close(self.deal)
            course.deal_out(self.deal, self.deck[len(self.deal.cards) :])
        return reason

    def _time(self) -> Reason | None:
        if not self.deal.row.offered("stand"):
            return NO_TURN
        course.stand(self.deal)
        return None

    def _coup(self, done: acts.CoupSettled) -> dict[str, Any]:
        return {
            "coup": done.number,
            "dealt": True,
            "banker": done.hands[-1].player,
            "hands": [hand_json(hand) for hand in done.hands],
            "settled": [line_json(line) for line in done.lines],
            "players": self.players(),
        }


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
