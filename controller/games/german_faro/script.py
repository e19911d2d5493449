"""Deal scripts of German faro (docs/settle.md): a whole deal on paper, each act put to the functions of `decide` and
each pair settled as at the table. The script owns its deal alone, so the fold changes it in place.

No files, no printing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..cards import BY_LABEL, PACK_52, Card, Suit
from ..message import say
from ..options import MAX_AMOUNT
from ..refusal import BadScript, Reason
from ..script import read_act, read_amount, read_deck, read_rules
from .acts import DealEnded, Line, PairSettled, Stake
from .codec import decode_seat_command
from .deal import advance, new_deal
from .decide import lay, take_back
from .irregular import returned
from .rules import parse_script_rules
from .settlement import settled

_BEFORE = say("german_faro-script-before")
_Acts = dict[int, list[tuple[int, str, str | None, Card | None, int]]]
"""The acts by the pair before which they happen: place in the list, op, player, card (None for an act that there is
not) and marks."""


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a German faro script. Raises BadScript."""
    deck = read_deck(script.get("deck"), (52, 39))
    left_out = _left_out(deck)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    books, purses = _players(script.get("players"), left_out)
    deal = new_deal(rules, bank=read_amount(script.get("bank"), "bank"), books=books, purses=purses, left_out=left_out)
    acts = _read_acts(script.get("events", []))
    rejected: list[dict[str, Any]] = []
    pairs: list[dict[str, Any]] = []
    dealt, broken = 0, False
    while dealt < len(deck) and not broken:
        for index, op, player, card, marks in acts.pop(deal.pair, ()):
            if card is None:
                rejected.append({"event": index, "reason": "bad_op"})
                continue
            found = lay(deal, player, card, marks) if op == "stake" else take_back(deal, player, card)
            if isinstance(found, Reason):
                rejected.append({"event": index, "reason": found.word})
            else:
                advance(deal, found[0])
        suits = deal.covered_suits
        turned = _turned(deck, dealt, suits) if suits else deck[dealt : dealt + 2]
        dealt += len(turned)
        deal.turn(turned)
        covered = tuple([card for card in turned if card.suit in suits]) if suits else ()
        made = [card for card in turned if card.suit not in suits] if covered else turned
        if made:
            pair = settled(deal, made[0], made[1] if len(made) > 1 else None, covered)
            advance(deal, pair)
            bank = deal.ledger.bank
            pairs.append(pair_json(pair, bank))
            broken = bank <= 0
    back = returned(deal, "broken" if broken else "end")
    for event in back:
        advance(deal, event)
    advance(deal, DealEnded(broken))
    return {
        "pairs": pairs,
        "bank": deal.bank,
        "marks": deal.purses,
        "bank_broken": broken,
        "eliminated": list(deal.out),
        "returned": {event.card.label: event.marks for event in back},
        "rejected": rejected,
        "undealt": len(deck) - dealt,
    }


def _turned(deck: list[Card], dealt: int, covered_suits: tuple[Suit, ...]) -> list[Card]:
    """The cards that are turned from here for the next pair, with those that it is laid over, or all that are left."""
    made = 0
    for place in range(dealt, len(deck)):
        made += deck[place].suit not in covered_suits
        if made == 2:
            return deck[dealt : place + 1]
    return deck[dealt:]


def pair_json(done: PairSettled, bank: int) -> dict[str, Any]:
    """A pair as the result has it; `bank`: after it."""
    pair, right, left, dead, covered, lines, out = done
    written: dict[str, Any] = {
        "pair": pair,
        "right": None if right is None else right.label,
        "left": None if left is None else left.label,
    }
    if dead is not None:
        written["dead_card"] = dead.label
    written["covered"] = [card.label for card in covered] if covered else []
    written["settled"] = [_line(line) for line in lines] if lines else []
    written["bank"] = bank
    if dead is None:
        written["out"] = list(out)
    return written


def _line(line: Line) -> dict[str, Any]:
    player, card, result, stake, pay = line
    return {"player": player, "card": card.label, "result": result, "stake": stake, "pay": pay}


# Reading the script.


def _read_acts(value: Any) -> _Acts:
    """All acts; those that never come are read as well, as a script with one that is wrong is not played."""
    if type(value) is not list:
        raise BadScript("events", say("games-a-list-of-acts"))
    acts: _Acts = {}
    card: Card | None
    for index, obj in enumerate(value):
        try:
            before, op, player, marks = obj["before"], obj["op"], obj["player"], obj["marks"]
            card = BY_LABEL[obj["card"]]
            usual = (op == "stake" or op == "withdraw") and type(player) is str
            usual = usual and type(before) is int and before > 0 and type(marks) is int and marks <= MAX_AMOUNT
        except (KeyError, TypeError):  # TypeError: no object, or a list as a card
            usual = False
        if not usual:
            before, op, player, card, marks = _unusual(index, obj)
        if before in acts:
            acts[before].append((index, op, player, card, marks))
        else:
            acts[before] = [(index, op, player, card, marks)]
    return acts


def _unusual(index: int, obj: Any) -> tuple[int, str, str | None, Card | None, int]:
    """An act with something left out, of another kind, or wrong. Raises BadScript."""
    before, command = read_act(index, obj, decode_seat_command, None, _BEFORE)
    if command is None:
        return before, obj["op"], None, None, 0
    return before, obj["op"], command.player, command.card, command.marks if isinstance(command, Stake) else 0


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
