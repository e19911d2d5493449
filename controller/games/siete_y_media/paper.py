"""Deal scripts of siete y media (docs/settle.md): a deal on paper is settled, by the rules and the course of the table,
and a deal of the table is written down as a script.

The script owns its deal alone, so the fold changes it in place. In a script that is written, a four that was put back
into the stock is where it was drawn from later, or below all cards that were drawn. A void deal has no script: on paper
a deal is played to its end. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from ..cards import Card
from ..kernel.paper import BAD_OP
from ..message import say
from ..refusal import BadScript, Reason
from ..script import read_deck, read_players, read_rules
from ..transcript import Act, Claim, Fact, Money, Transcript, Unsaid, rules_of
from . import acts, settle
from .course import follows
from .rounds import ON_PAPER, Deal, deal_out
from .rules import BAD_PLACE, BY_LABEL, GOAL, LABELS, SIZE, openable, parse_script_rules
from .settle import Answer

MOST_SEATS = 8
A_CARD = say("siete_y_media-a-card-such-as")


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a siete y media script. Raises BadScript."""
    stock = read_deck(script.get("deck"), (SIZE,), BY_LABEL, A_CARD)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    purses = read_players(script.get("players"))
    seats, banker = _read_table(script, purses)
    events = _read_events(script.get("events", []))
    deal = Deal.new(rules, purses=purses, seats=seats, banker=banker)
    deal.on_paper = True
    deal_out(deal, stock)
    del stock[: len(deal.cards)]
    rejected = []
    for index, obj in enumerate(events):
        act = _ACTS.get(obj["op"])
        found = BAD_OP if act is None else act(deal, obj)
        if type(found) is Reason:
            rejected.append({"event": index, "reason": found.word})
            continue
        assert type(found) is tuple, "an answer is a reason or facts"
        for fact in found:
            ON_PAPER[type(fact)](deal, fact)
        if type(found[0]) not in _ALONE:
            _go_on(deal, stock, obj.get("at") if obj["op"] == "change4" else None)
    while not deal.settled:
        found = settle.time(deal)
        assert type(found) is tuple, "there is a turn until the deal is settled"
        for fact in found:
            ON_PAPER[type(fact)](deal, fact)
        _go_on(deal, stock)
    return {**result_json(deal), "deck_left": [LABELS[card.number] for card in stock], "rejected": rejected}


def _read_table(script: Mapping[str, Any], purses: Mapping[str, int]) -> tuple[list[str], str]:
    seats, banker = script.get("seats"), script.get("banker")
    if type(seats) is not list or not 1 <= len(seats) <= MOST_SEATS:
        raise BadScript("seats", say("siete_y_media-seats", most=MOST_SEATS))
    if type(banker) is not str or banker not in purses:
        raise BadScript("banker", say("siete_y_media-one-of-players"))
    for i, name in enumerate(seats):
        if type(name) is not str or name not in purses:
            raise BadScript(f"seats[{i}]", say("siete_y_media-one-of-players"))
        if name == banker or name in seats[:i]:
            raise BadScript(f"seats[{i}]", say("siete_y_media-each-name-once"))
    return seats, banker


def _read_events(value: Any) -> list[Mapping[str, Any]]:
    if type(value) is not list:
        raise BadScript("events", say("games-a-list-of-acts"))
    for index, obj in enumerate(value):
        if type(obj) is not dict:
            raise BadScript(f"events[{index}]", say("games-an-object"))
        if type(obj.get("op")) is not str:
            raise BadScript(f"events[{index}].op", say("games-an-act"))
    return value


_ALONE = frozenset({acts.BetLaid, acts.BetRaised, acts.Backed, acts.BankCeded})
"""Facts of an act after which nothing follows by itself."""


def _go_on(deal: Deal, stock: list[Card], at: int | None = None) -> None:
    """The card that is due, and what follows by itself. `at`: where a four goes back, None for the middle."""
    while True:
        if deal.due is not None:
            card = acts.CardDealt(len(deal.cards), stock.pop(0), *deal.due)
            ON_PAPER[acts.CardDealt](deal, card)
            if card.role == "change":
                four, place = deal.cards[deal.returned[-1]], len(stock) // 2 if at is None else at
                stock.insert(place, four)
                ON_PAPER[acts.FourReturned](deal, acts.FourReturned(deal.player, four, place))
        facts = follows(deal)
        if not facts:
            return
        for fact in facts:
            ON_PAPER[type(fact)](deal, fact)


def _change(deal: Deal, obj: Mapping[str, Any]) -> Answer:
    found = settle.change_four(deal, obj.get("player"))
    fits = "at" not in obj or (type(obj["at"]) is int and 0 <= obj["at"] < deal.stock)
    return found if fits or isinstance(found, Reason) else BAD_PLACE


_ACTS: Mapping[str, Callable[[Deal, Mapping[str, Any]], Answer]] = {
    "bet": lambda deal, obj: settle.bet(deal, obj.get("player"), obj.get("amount")),
    "raise": lambda deal, obj: settle.raise_(deal, obj.get("player"), obj.get("amount")),
    "hit": lambda deal, obj: settle.hit(deal, obj.get("player"), obj.get("expose") is True),
    "stand": lambda deal, obj: settle.stand(deal, obj.get("player")),
    "open": lambda deal, obj: settle.open_(deal, obj.get("player")),
    "change4": _change,
    "fusilar": lambda deal, obj: settle.fusilar(deal, obj.get("player"), obj.get("amount")),
    "back": lambda deal, obj: settle.back(
        deal, obj.get("player"), obj.get("on"), obj.get("hand", 0), obj.get("amount")
    ),
    "cede": lambda deal, obj: settle.cede(deal, obj.get("player"), obj.get("to"), obj.get("price", 0)),
    "time": lambda deal, obj: settle.time(deal),
}
"""What an act says is for the rules to refuse."""


def result_json(deal: Deal) -> dict[str, Any]:
    """What the result says of a deal that is settled."""
    assert deal.result is not None, "the deal is settled"
    purses = deal.purses
    hands = [(hand, hand.line) for of_seat in deal.hands for hand in of_seat if hand.line is not None]
    return {
        "settled": [_line(line) for _, line in hands],
        "backers": [_backed(stake.line) for stake in deal.backs if stake.line is not None],
        "bank_cards": [LABELS[card.number] for card in deal.result.bank],
        "bank_half_points": deal.result.points,
        "bank_bust": deal.result.points > GOAL,
        "announced": None if deal.announced is None else deal.announced[0],
        "players": {player: deal.worth(player) for player in purses} if deal.debts else purses.copy(),
        "next_bank": deal.next_bank,
        "notes": [
            {"player": line.player, "hand": line.hand, "min_taken": hand.laid} for hand, line in hands if hand.laid
        ],
    }


def _line(line: acts.Line) -> dict[str, Any]:
    player, hand, cards, points, status, hidden, result, stake, pay, returned = line
    return {
        "player": player,
        "hand": hand,
        "cards": [LABELS[card.number] for card in cards],
        "half_points": points,
        "status": status,
        "hidden": hidden,
        "result": result,
        "stake": stake,
        "pay": pay,
        "returned": returned,
    }


def _backed(line: acts.BackLine) -> dict[str, Any]:
    _, player, on, hand, result, stake, pay, returned = line
    paid = {"result": result, "stake": stake, "pay": pay, "returned": returned}
    return {"player": player, "on": on, "hand": hand, **paid}


# A deal of the table as a script.


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a deal that is over. Raises Unsaid."""
    for row, event in facts:
        if isinstance(event, acts.DealVoided):
            raise Unsaid(row, say("siete_y_media-unsaid-void"))
    money = Money(start, facts, end, lend=lend)
    out = dict.fromkeys(LABELS[card.number] for card in end.cards)
    script = {
        "game": "siete_y_media",
        "rules": rules_of(end.rules),
        "deck": [*out, *(label for label in BY_LABEL if label not in out)],
        "seats": list(start.seats),
        "banker": start.banker,
        "players": money.purses,
        "events": _acts(start, facts, end),
        **money.noted(),
    }
    last = max(row for row, event in facts if isinstance(event, acts.Settled | acts.CardCorrected | acts.BankCeded))
    settlement = say("siete_y_media-unsaid-settlement")
    lines = [
        Claim(last, settlement, itemgetter(key), wanted) for key, wanted in result_json(end).items() if key != "players"
    ]
    return Transcript(script, [*lines, *money.claims()])


def _acts(start: Deal, facts: Sequence[Fact], end: Deal) -> list[Act]:
    found: list[Act] = []
    deal = start.unplayed()
    facts = _with_right_cards(facts)
    places = _places(facts, end)
    for row, event in facts:
        if (act := _act(event, deal, places)) is not None:
            found.append({**act, "row": row})
        deal = deal.engine.apply(deal, event)
    return found


def _with_right_cards(facts: Sequence[Fact]) -> list[Fact]:
    """What happened, as it was corrected. What a correction repeats has the row in which it was written first, what is
    new that of the correction."""
    found: list[Fact] = []
    for row, event in facts:
        if not isinstance(event, acts.CardCorrected):
            found.append(Fact(row, event))
            continue
        before, found, place = found, [], 0
        for again in event.again:
            same = next((n for n in range(place, len(before)) if type(before[n].event) is type(again)), None)
            found.append(Fact(row if same is None else before[same].row, again))
            place = place if same is None else same + 1
    return found


def _places(facts: Sequence[Fact], end: Deal) -> Iterator[int | None]:
    """For each four that went back how many cards of the stock of then came before it; None where it did not come."""
    taken = [event.at for _, event in facts if isinstance(event, acts.CardDealt) and event.role == "change"]
    changed = [(end.cards[four], at) for four, at in zip(end.returned, taken, strict=True)]
    for four, at in changed:
        after = end.cards[at + 1 :]
        if four not in after:
            yield None
            continue
        later = [(other, back) for other, back in changed if back > at]
        before = enumerate(after[: after.index(four)], start=at + 1)
        yield sum(not any(card == other and place > back for other, back in later) for place, card in before)


def _act(event: acts.Event, deal: Deal, places: Iterator[int | None]) -> Act | None:
    """What somebody did; None for what follows by itself."""
    match event:
        case acts.BetLaid(player, _, amount):
            return {"op": "bet", "player": player, "amount": amount}
        case acts.BetRaised(player, _, amount):
            return {"op": "raise", "player": player, "amount": amount}
        case acts.DrawAsked("change", player):
            at = next(places)
            return {"op": "change4", "player": player, "at": deal.stock - 1 if at is None else at}
        case acts.DrawAsked("bank") | acts.BankStood() if deal.rules.bank_policy == "blackjack":
            return None
        case acts.DrawAsked("bank"):
            return {"op": "hit", "player": deal.banker}
        case acts.BankStood():
            return {"op": "stand", "player": deal.banker}
        case acts.DrawAsked("hit", player, shown=shown):
            return {"op": "hit", "player": player, "expose": shown is not None}
        case acts.HandStood(player) | acts.HandOut(line=(player, *_)):
            return {"op": "stand", "player": player}
        case acts.HandLost(line=(player, *_)):
            return {"op": "stand", "player": player} if deal.hand.points > GOAL and openable(deal) else None
        case acts.Fusilado(player, amount):
            return {"op": "fusilar", "player": player, "amount": amount}
        case acts.Opened(player):
            return {"op": "open", "player": player}
        case acts.Backed(player, on, hand, amount):
            return {"op": "back", "player": player, "on": on, "hand": hand, "amount": amount}
        case acts.BankCeded(to, price):
            return {"op": "cede", "player": deal.banker, "to": to, "price": price}
    return None
