"""Deal scripts of German faro (SETTLE.md), played through `decide` and `apply` like a deal at the table.

No files, no printing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.games.cards import BY_LABEL, PACK_52, Card, Suit
from controller.games.faro.script import ScriptError
from controller.games.german_faro.acts import Command, PairSettled, Refused, ShowCard, StakeReturned
from controller.games.german_faro.codec import Malformed, decode_seat_command
from controller.games.german_faro.deal import Deal, advance, new_deal
from controller.games.german_faro.decide import decide
from controller.games.german_faro.rules import MAX_MARKS, BadOption, Rules, parse_rules

Acts = dict[int, list[tuple[int, Command | None]]]


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a German faro script. Raises ScriptError."""
    deck, left_out = _deck(script.get("deck"))
    rules = _rules(script.get("rules", {}))
    books, purses = _players(script.get("players"), left_out)
    deal = new_deal(rules, bank=_marks(script.get("bank"), "bank"), books=books, purses=purses, left_out=left_out)
    acts = _acts(script.get("events", []))
    rejected: list[dict[str, Any]] = []
    returned: dict[str, int] = {}
    dealt = 0
    pair = 0
    while deal.phase != "over":
        pair += 1
        for index, command in acts.get(pair, ()):
            reason = _act(deal, command)
            if reason is not None:
                rejected.append({"event": index, "reason": reason})
        while deal.phase != "over":
            for event in decide(deal, ShowCard(deck[dealt])):
                advance(deal, event)
                if isinstance(event, StakeReturned):
                    returned[event.card.label] = event.marks
            dealt += 1
            if deal.phase == "bets_open":
                break
    return {
        "pairs": _pairs(deal, _amount_of_bank(script)),
        "bank": deal.bank,
        "marks": deal.purses,
        "bank_broken": deal.broken,
        "eliminated": list(deal.out),
        "returned": returned,
        "rejected": rejected,
        "undealt": len(deck) - dealt,
    }


def _amount_of_bank(script: Mapping[str, Any]) -> int:
    return _marks(script.get("bank"), "bank")


def _act(deal: Deal, command: Command | None) -> str | None:
    if command is None:
        return "bad_op"
    try:
        events = decide(deal, command)
    except Refused as refusal:
        return refusal.reason
    for event in events:
        advance(deal, event)
    return None


def _pairs(deal: Deal, bank: int) -> list[dict[str, Any]]:
    written = []
    for pair in deal.pairs:
        bank -= sum(line.pay for line in pair.lines)
        written.append(_pair(pair, bank))
    return written


def _pair(pair: PairSettled, bank: int) -> dict[str, Any]:
    dead = pair.dead_card
    written: dict[str, Any] = {
        "pair": pair.pair,
        "right": pair.right.label if pair.right else None,
        "left": pair.left.label if pair.left else None,
    }
    if dead is not None:
        written["dead_card"] = dead.label
    written["covered"] = [card.label for card in pair.covered]
    written["settled"] = [
        {"player": line.player, "card": line.card.label, "result": line.result, "stake": line.stake, "pay": line.pay}
        for line in pair.lines
    ]
    written["bank"] = bank
    if dead is None:
        written["out"] = list(pair.out)
    return written


# Reading the script.


def _deck(value: Any) -> tuple[list[Card], Suit | None]:
    """The cards, and the suit that a pack of 39 lacks."""
    if type(value) is not list or len(value) not in (39, 52):
        raise ScriptError("deck: expected a list of 52 or 39 cards")
    cards: list[Card] = []
    places: dict[Card, int] = {}
    for i, label in enumerate(value):
        card = BY_LABEL.get(label) if type(label) is str else None
        if card is None:
            raise ScriptError(f"deck[{i}]: expected a card such as TC")
        if places.setdefault(card, i) != i:
            raise ScriptError(f"deck[{i}]: expected each card once, but {card} is also deck[{places[card]}]")
        cards.append(card)
    if len(cards) == len(PACK_52):
        return cards, None
    missing = [suit for suit in Suit if all(card.suit is not suit for card in cards)]
    if not missing:
        raise ScriptError("deck: expected the 39 cards of three suits")
    return cards, missing[0]


def _rules(value: Any) -> Rules:
    if type(value) is not dict:
        raise ScriptError("rules: expected an object of options")
    try:
        return parse_rules(value, scripted=True)
    except BadOption as problem:
        raise ScriptError(f"rules.{problem}") from None


def _marks(value: Any, place: str) -> int:
    if type(value) is not int or not 0 <= value <= MAX_MARKS:
        raise ScriptError(f"{place}: expected an integer from 0 to {MAX_MARKS}")
    return value


def _players(value: Any, left_out: Suit | None) -> tuple[dict[str, Suit], dict[str, int]]:
    if type(value) is not list:
        raise ScriptError("players: expected a list of players with name, suit and marks")
    books: dict[str, Suit] = {}
    purses: dict[str, int] = {}
    for i, player in enumerate(value):
        place = f"players[{i}]"
        if type(player) is not dict:
            raise ScriptError(f"{place}: expected an object with name, suit and marks")
        name, suit = player.get("name"), player.get("suit")
        if type(name) is not str or name in books:
            raise ScriptError(f"{place}.name: expected a name that no other player has")
        if type(suit) is not str or suit not in ("S", "H", "D", "C"):
            raise ScriptError(f"{place}.suit: expected S, H, D or C")
        if Suit(suit) in books.values() or Suit(suit) is left_out:
            raise ScriptError(f"{place}.suit: expected a suit of the pack that no other player has")
        books[name] = Suit(suit)
        purses[name] = _marks(player.get("marks"), f"{place}.marks")
    if len(books) not in (3, 4):
        raise ScriptError(f"players: expected three or four players, found {len(books)}")
    if left_out is None and len(books) == 3:
        suits = " ".join(suit.value for suit in books.values())
        raise ScriptError(f"deck: expected the 39 cards of {suits} for three players, found 52 cards")
    return books, purses


def _acts(value: Any) -> Acts:
    """The acts by the pair before which they happen, in the order of the list."""
    if type(value) is not list:
        raise ScriptError("events: expected a list of acts")
    acts: Acts = {}
    for index, obj in enumerate(value):
        if type(obj) is not dict:
            raise ScriptError(f"events[{index}]: expected an object")
        before = obj.get("before")
        if type(before) is not int or before < 1:
            raise ScriptError(f"events[{index}].before: expected a pair, 1 or more")
        try:
            acts.setdefault(before, []).append((index, decode_seat_command(obj)))
        except Malformed as problem:
            raise ScriptError(f"events[{index}].{problem}") from None
    return acts
