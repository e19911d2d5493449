"""Deal scripts of chemin de fer (docs/settle.md): a whole shoe on paper, each act answered by the rules that the table
asks too, its facts folded. The script owns its deal alone, so the fold changes it in place. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from ...cards import Card
from ...message import say
from ...refusal import BadScript, Reason
from ...script import Acts, read_coups, read_players, read_rules, read_shoe
from ..shoe import COUP
from . import betting
from .acts import BetReturned, CardDealt, CoupPassed, CoupSettled, Event, Line
from .betting import Answer
from .coup import FIRST_FOUR
from .deal import Deal, advance, deal_out, new_deal
from .rules import PACKS, parse_script_rules
from .settlement import settled


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a script of chemin de fer. Raises BadScript."""
    shoe = read_shoe(script.get("shoe"), PACKS)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    players = read_players(script.get("players"))
    seats, standers = read_places(script, players)
    acts, last_coup = read_coups(script)
    deal = new_deal(rules, purses=players, seats=seats, standers=standers)
    deal.keeps = False
    paper = _Paper(deal, shoe)
    coups: list[dict[str, Any]] = []
    ended = len(shoe) < COUP
    while deal.number <= last_coup and not ended:
        paper.act(acts.pop(deal.number, ()))
        coups.append(paper.over())
        ended = len(shoe) - len(deal.cards) < COUP
    order = deal.order
    closing = [
        {
            "player": player,
            "result": "returned",
            "stake": deal.stakes[player],
            "pay": 0,
            "returned": deal.stakes[player],
        }
        for player in order
        if player in deal.stakes
    ]
    for player, stake in tuple(deal.stakes.items()):
        advance(deal, BetReturned(player, stake, "end"))
    paper.rejected += [{"event": index, "reason": "no_coup"} for index in sorted(_left(acts))]
    return {
        "coups": coups,
        "closing": closing,
        "banker": deal.banker,
        "bank": deal.bank,
        "next": deal.turn if deal.banker is None else None,
        "house": deal.ledger.house,
        "players": deal.purses,
        "cards_used": len(deal.cards),
        "shoe_ended": ended,
        "rejected": paper.rejected,
    }


def read_places(script: Mapping[str, Any], players: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """The seats, two or more, and the standers-by: each player at one place."""
    seats, standers = script.get("seats"), script.get("standers", [])
    for place, names, least in (("seats", seats, 2), ("standers", standers, 0)):
        if type(names) is not list or len(names) < least or not all(type(name) is str for name in names):
            raise BadScript(place, say("baccarat-names", least=least))
    assert isinstance(seats, list), "asked above"
    if sorted([*seats, *standers]) != sorted(players):
        raise BadScript("seats", say("baccarat-places"))
    return seats, standers


class _Paper:
    """A shoe on paper."""

    def __init__(self, deal: Deal, shoe: list[Card]) -> None:
        self.deal = deal
        self.shoe = shoe
        self.rejected: list[dict[str, Any]] = []

    def act(self, acts: Iterable[tuple[int, Mapping[str, Any]]]) -> None:
        """Do the acts of a coup in their order; note which are refused, and why."""
        deal, rejected = self.deal, self.rejected
        for index, obj in acts:
            known = _OPS.get(obj["op"])
            if known is None:
                rejected.append({"event": index, "reason": "bad_op"})
                continue
            answer, fields = known
            player = obj.get("player")
            if type(player) is not str:
                player = None
            if fields == 1:
                found = answer(deal, player)
            elif fields:
                amount = obj.get("amount")
                found = answer(deal, player, amount if type(amount) is int else 0)
            else:
                found = answer(deal)
            if isinstance(found, Reason):
                rejected.append({"event": index, "reason": found.word})
            else:
                for event in found:
                    advance(deal, event)
                if not deal.row.betting:
                    self.cards()

    def cards(self) -> None:
        """The cards that are due, from the shoe."""
        deal, shoe = self.deal, self.shoe
        if deal.phase == "bets_closed":
            deal_out(deal, shoe[len(deal.cards) : len(deal.cards) + len(FIRST_FOUR)])
        elif (third := deal.next_place) is not None:
            index = len(deal.cards)
            advance(deal, CardDealt(index, shoe[index], third))

    def put(self, events: tuple[Event, ...]) -> None:
        """Fold these facts, and the cards that are due then."""
        for event in events:
            advance(self.deal, event)
        self.cards()

    def over(self) -> dict[str, Any]:
        """The coup ends: whatever is still asked is answered by silence. What is written of it."""
        deal = self.deal
        if deal.offer is not None:
            advance(deal, betting.offer_ends(deal))
        if deal.phase == "bets_open":
            out = betting.deal_out(deal)
            if isinstance(out, Reason):
                coup = {"coup": deal.number, "dealt": False, "banker": deal.banker, "bank": deal.bank}
                advance(deal, CoupPassed(deal.number))
                return {**coup, "players": deal.purses.copy()}
            self.put(out)
        while deal.row.offered("draw"):
            silent = betting.silence(deal)
            assert not isinstance(silent, Reason), "asked of a hand that decides"
            self.put(silent)
        done = settled(deal)
        advance(deal, done)
        return _coup(deal, done)


def _coup(deal: Deal, done: CoupSettled) -> dict[str, Any]:
    coup = done.coup
    return {
        "coup": done.number,
        "dealt": True,
        "banker": done.banker,
        "bank_before": done.bank_before,
        "banco": done.banco,
        "cut": dict(done.cut),
        "representative": done.representative,
        "punters_hand": [card.label for card in coup.punters],
        "banker_hand": [card.label for card in coup.banker],
        "punters_total": coup.punters_total,
        "banker_total": coup.banker_total,
        "natural": coup.natural,
        "decisions": {"punters": done.decisions[0], "banker": done.decisions[1]},
        "winner": coup.winner,
        "settled": [line_json(line) for line in done.lines],
        "rake": done.rake,
        "bank": deal.bank,
        "players": deal.purses.copy(),
    }


def line_json(line: Line) -> dict[str, Any]:
    """A line as the result has it."""
    player, result, stake, pay, returned = line
    return {"player": player, "result": result, "stake": stake, "pay": pay, "returned": returned}


def _time(deal: Deal) -> Answer:
    if deal.offer is not None:
        return (betting.offer_ends(deal),)
    return betting.silence(deal)


_OPS: Mapping[str, tuple[Callable[..., Answer], int]] = {
    "bank": (betting.put_bank, 2),
    "decline": (betting.decline, 1),
    "retire": (betting.retire, 1),
    "take": (betting.take, 1),
    "banco": (betting.banco, 1),
    "stake": (betting.stake, 2),
    "cover": (betting.cover, 1),
    "deal": (betting.deal_out, 0),
    "draw": (partial(betting.decide_hand, draws=True), 1),
    "stand": (partial(betting.decide_hand, draws=False), 1),
    "time": (_time, 0),
}
"""What answers an act, and how many of `player` and `amount` it asks for."""


def _left(acts: Acts) -> list[int]:
    return [index for of_coup in acts.values() for index, _ in of_coup]
