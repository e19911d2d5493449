"""Deal scripts of German faro (docs/settle.md), played through `decide` and `apply` like a deal at the table.

No files, no printing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..cards import PACK_52, Card, Suit
from ..dealer import ShowCard
from ..message import say
from ..refusal import BadScript, Reason
from ..script import read_acts, read_amount, read_deck, read_rules
from .acts import Command, PairSettled, StakeReturned
from .codec import decode_seat_command
from .deal import Deal, advance, new_deal
from .decide import answer, decide
from .rules import parse_script_rules


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a German faro script. Raises BadScript."""
    deck = read_deck(script.get("deck"), (52, 39))
    left_out = _left_out(deck)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    books, purses = _players(script.get("players"), left_out)
    deal = new_deal(rules, bank=read_amount(script.get("bank"), "bank"), books=books, purses=purses, left_out=left_out)
    acts = read_acts(script.get("events", []), decode_seat_command, None, say("german_faro-script-before"))
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
    return read_amount(script.get("bank"), "bank")


def _act(deal: Deal, command: Command | None) -> str | None:
    if command is None:
        return "bad_op"
    events = answer(deal, command)
    if isinstance(events, Reason):
        return events.word
    for event in events:
        advance(deal, event)
    return None


def _pairs(deal: Deal, bank: int) -> list[dict[str, Any]]:
    written = []
    for pair in deal.pairs:
        bank -= sum(line.pay for line in pair.lines)
        written.append(pair_json(pair, bank))
    return written


def pair_json(pair: PairSettled, bank: int) -> dict[str, Any]:
    """A pair as the result has it; `bank`: after it."""
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


def _left_out(deck: list[Card]) -> Suit | None:
    """The suit that a pack of 39 lacks."""
    if len(deck) == len(PACK_52):
        return None
    missing = [suit for suit in Suit if all(card.suit is not suit for card in deck)]
    if not missing:
        raise BadScript("deck", say("german_faro-script-three-suits"))
    return missing[0]


def _players(value: Any, left_out: Suit | None) -> tuple[dict[str, Suit], dict[str, int]]:
    if type(value) is not list:
        raise BadScript("players", say("german_faro-script-players"))
    books: dict[str, Suit] = {}
    purses: dict[str, int] = {}
    for i, player in enumerate(value):
        place = f"players[{i}]"
        if type(player) is not dict:
            raise BadScript(place, say("german_faro-script-player"))
        name, suit = player.get("name"), player.get("suit")
        if type(name) is not str or name in books:
            raise BadScript(f"{place}.name", say("german_faro-script-name"))
        if type(suit) is not str or suit not in ("S", "H", "D", "C"):
            raise BadScript(f"{place}.suit", say("german_faro-script-suit"))
        if Suit(suit) in books.values() or Suit(suit) is left_out:
            raise BadScript(f"{place}.suit", say("german_faro-script-free-suit"))
        books[name] = Suit(suit)
        purses[name] = read_amount(player.get("marks"), f"{place}.marks")
    if len(books) not in (3, 4):
        raise BadScript("players", say("german_faro-script-three-or-four", found=len(books)))
    if left_out is None and len(books) == 3:
        suits = " ".join(suit.value for suit in books.values())
        raise BadScript("deck", say("german_faro-script-deck-for-three", suits=suits))
    return books, purses
