"""Deal scripts of siete y media (docs/settle.md): a whole deal on paper, each act put to the functions of
`decide` and its events folded. The script owns its deal alone, so the fold changes it in place. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..cards import Card
from ..message import say
from ..refusal import BadScript, Reason
from ..script import read_players, read_rules
from .acts import Backed, BackLine, BankCeded, BetLaid, BetRaised, CardDealt, FourReturned, Line
from .deal import Deal, advance, deal_out, new_deal
from .decide import (
    Answer,
    back,
    bet,
    cede,
    change_four,
    follows,
    fusilar,
    hit,
    open_,
    raise_,
    stand,
    time,
)
from .pack import BY_LABEL, GOAL, LABELS, SIZE
from .refusals import BAD_OP, BAD_PLACE, SETTLED
from .rules import parse_script_rules

MOST_SEATS = 8


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a siete y media script. Raises BadScript."""
    stock = read_deck(script.get("deck"))
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    purses = read_players(script.get("players"))
    seats, banker = _read_table(script, purses)
    events = _read_events(script.get("events", []))
    deal = new_deal(rules, purses=purses, seats=seats, banker=banker)
    deal_out(deal, stock)
    del stock[: len(deal.dealt)]
    rejected = []
    for index, obj in enumerate(events):
        act = _ACTS.get(obj["op"])
        found = BAD_OP if act is None else act(deal, obj)
        if type(found) is Reason:
            rejected.append({"event": index, "reason": found.word})
            continue
        assert type(found) is tuple, "an answer is a reason or events"
        for event in found:
            advance(deal, event)
        if type(found[0]) not in _ALONE:
            _go_on(deal, stock, obj.get("at") if obj["op"] == "change4" else None)
    while deal.phase not in SETTLED:
        found = time(deal)
        assert type(found) is tuple, "there is a turn until the deal is settled"
        for event in found:
            advance(deal, event)
        _go_on(deal, stock)
    return {**result_json(deal), "deck_left": [LABELS[card.number] for card in stock], "rejected": rejected}


def read_deck(value: Any) -> list[Card]:
    """The 40 cards of a pack in their order. Raises BadScript."""
    if type(value) is not list or len(value) != SIZE:
        raise BadScript("deck", say("games-a-deck", sizes=str(SIZE)))
    try:
        cards = [BY_LABEL[label] for label in value]
    except (KeyError, TypeError):  # TypeError: a list or an object, which is no key
        raise _not_a_deck(value) from None
    if len(set(value)) < SIZE:
        raise _not_a_deck(value)
    return cards


def _not_a_deck(value: list[Any]) -> BadScript:
    """The first place that is wrong."""
    for i, label in enumerate(value):
        if type(label) is not str or label not in BY_LABEL:
            return BadScript(f"deck[{i}]", say("siete_y_media-a-card-such-as"))
        if label in value[:i]:
            other = f"deck[{value.index(label)}]"
            return BadScript(f"deck[{i}]", say("games-each-card-once", card=label, other=other))
    raise AssertionError("this deck is right")


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


def _go_on(deal: Deal, stock: list[Card], at: int | None = None) -> None:
    """Cards that are due, and what follows by itself. `at`: where a four goes back, None for the middle."""
    while True:
        if deal.due is not None:
            advance(deal, CardDealt(len(deal.dealt), stock.pop(0), *deal.due))
            if deal.phase == "four_out":
                place = len(stock) // 2 if at is None else at
                four = deal.dealt[deal.returned[-1]]
                stock.insert(place, four)
                advance(deal, FourReturned(deal.player, four, place))
        hand = deal.hand
        if deal.phase == "turn" and not hand.status and hand.points <= GOAL and not hand.forced:
            return  # the usual case: an act is awaited
        events = follows(deal, waits=False)
        if not events:
            return
        for event in events:
            advance(deal, event)


_ALONE = frozenset({BetLaid, BetRaised, Backed, BankCeded})
"""Events of an act after which nothing follows by itself."""


def _change(deal: Deal, obj: Mapping[str, Any]) -> Answer:
    found = change_four(deal, obj.get("player"))
    if isinstance(found, Reason):
        return found
    at = obj.get("at")
    fits = "at" not in obj or (type(at) is int and 0 <= at < deal.stock)
    return found if fits else BAD_PLACE


_ACTS: Mapping[str, Callable[[Deal, Mapping[str, Any]], Answer]] = {
    "bet": lambda deal, obj: bet(deal, obj.get("player"), obj.get("amount")),
    "raise": lambda deal, obj: raise_(deal, obj.get("player"), obj.get("amount")),
    "hit": lambda deal, obj: hit(deal, obj.get("player"), obj.get("expose") is True),
    "stand": lambda deal, obj: stand(deal, obj.get("player")),
    "open": lambda deal, obj: open_(deal, obj.get("player")),
    "change4": _change,
    "fusilar": lambda deal, obj: fusilar(deal, obj.get("player"), obj.get("amount")),
    "back": lambda deal, obj: back(deal, obj.get("player"), obj.get("on"), obj.get("hand", 0), obj.get("amount")),
    "cede": lambda deal, obj: cede(deal, obj.get("player"), obj.get("to"), obj.get("price", 0)),
    "time": lambda deal, obj: time(deal),
}
"""What an act says is for the rules to refuse."""


def result_json(deal: Deal) -> dict[str, Any]:
    """What the result says of a deal that is settled."""
    assert deal.result is not None, "the deal is settled"
    hands = [(hand, hand.line) for of_seat in deal.hands for hand in of_seat if hand.line is not None]
    return {
        "settled": [_line(line) for _, line in hands],
        "backers": [_backed(stake.line) for stake in deal.backs if stake.line is not None],
        "bank_cards": [LABELS[card.number] for card in deal.result.bank],
        "bank_half_points": deal.result.points,
        "bank_bust": deal.result.points > GOAL,
        "announced": None if deal.announced is None else deal.announced[0],
        "players": {player: deal.worth(player) for player in deal.purses},
        "next_bank": deal.next_bank,
        "notes": [
            {"player": line.player, "hand": line.hand, "min_taken": hand.laid} for hand, line in hands if hand.laid
        ],
    }


def _line(line: Line) -> dict[str, Any]:
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


def _backed(line: BackLine) -> dict[str, Any]:
    return {
        "player": line.player,
        "on": line.on,
        "hand": line.hand,
        "result": line.result,
        "stake": line.stake,
        "pay": line.pay,
        "returned": line.returned,
    }
