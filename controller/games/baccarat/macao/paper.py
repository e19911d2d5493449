"""Deal scripts of Macao and Victoria (docs/settle.md): both packs on paper, by the rules and the course of the table,
and a run of the journal written down as a script.

The script owns its deal alone, so the fold changes it in place. In a script that is written a void coup stands with no
card and no act. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ...cards import PACK_52, Card
from ...kernel.paper import Paper
from ...message import say
from ...refusal import BadScript, Reason
from ...script import Acts, read_coups, read_players, read_rules, read_shoe
from ...transcript import Fact, Money, Transcript, Unsaid, filler, rules_of
from ..facts import line_json
from ..paper import Coups, rows_of
from ..rounds import from_right as round_from
from ..rules import CLOSED, no_player
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
    table = _Script(deal, deck)
    needed = len(seats) * rules.first
    coups: list[dict[str, Any]] = []
    while len(coups) < last_coup and len(deck) - len(deal.cards) >= needed:
        coups.append(table.coup(posted))
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
    """The table on paper. `number` of the coup that is played, also once it is settled."""

    def __init__(self, deal: Deal, shoe: list[Card]) -> None:
        super().__init__(deal, shoe)
        self.number = 0
        self.ops = {
            "stake": (self._stake, 2),
            "deal": (self._begin, 0),
            "time": (self._time, 0),
            **{act: (partial(self._take_turn, *of), 1) for act, of in course.TURN_ACTS.items()},
        }

    def coup(self, posted: Acts) -> dict[str, Any]:
        """One coup as it ends: dealt where it can be, and what is open by default."""
        deal, self.number = self.deal, self.number + 1
        self.act(posted.pop(self.number, ()))
        if deal.number == self.number and isinstance(self._begin(deal), Reason) and deal.row.betting:
            deal.number += 1
            return {"coup": self.number, "dealt": False, "players": self.players()}
        while deal.number == self.number:
            course.stand(deal)
        done = deal.coups[-1]
        return {
            "coup": done.number,
            "dealt": True,
            "banker": done.hands[-1].player,
            "hands": [hand_json(hand) for hand in done.hands],
            "settled": [line_json(line) for line in done.lines],
            "players": self.players(),
        }

    def cards(self) -> None:
        """The card that was asked for, from the pack."""
        if self.deal.next_place is not None:
            course.show(self.deal, self.shoe[len(self.deal.cards)])

    def players(self) -> dict[str, int]:
        """What everybody has; below zero what the banker owes."""
        ledger = self.deal.ledger
        if not ledger.debts:
            return ledger.purses.copy()
        return {player: purse - ledger.debts.get(player, 0) for player, purse in ledger.purses.items()}

    # The course changes the deal itself: what is done in a turn leaves no facts to fold.

    def _stake(self, deal: Deal, player: str, amount: int) -> course.Answer:
        late = CLOSED if deal.number != self.number else None
        reason = no_player(deal, player) or late or cannot_stake(deal, player, amount)
        return reason or (acts.Staked(player, amount),)

    def _take_turn(
        self, cannot: Callable[[Deal, str], Reason | None], do: Callable[[Deal], object], deal: Deal, player: str
    ) -> course.Answer:
        late = NOT_YOUR_TURN if deal.number != self.number else None
        if reason := no_player(deal, player) or late or cannot(deal, player):
            return reason
        do(deal)
        return ()

    def _begin(self, deal: Deal) -> course.Answer:
        if reason := (CLOSED if deal.number != self.number else not_to_close(deal)):
            return reason
        course.close(deal)
        course.deal_out(deal, self.shoe[len(deal.cards) :])
        return ()

    def _time(self, deal: Deal) -> course.Answer:
        if not deal.row.offered("stand"):
            return NO_TURN
        course.stand(deal)
        return ()


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
