"""Deal scripts of German faro (docs/settle.md): a whole deal on paper, by the rules of refusal and of settling that the
table asks. The script owns its deal alone: marks are moved in place, and no events are made of it.

No files, no printing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from ..cards import BY_LABEL, PACK_52, Card, Suit
from ..ledger import Start
from ..message import say
from ..options import MAX_AMOUNT
from ..refusal import BadScript
from ..script import read_act, read_amount, read_deck, read_rules
from .acts import Line, Stake
from .codec import decode_seat_command
from .deal import PACKS, Deal, lay, take_back, take_up
from .refusals import cannot_stake, cannot_withdraw
from .rules import parse_script_rules
from .settlement import out, piles, settle

_BEFORE = say("german_faro-script-before")
NO_CARDS: list[Card] = []
_SUITS = {suit.value: suit for suit in Suit}
_Act = tuple[int, str, Any, Card, int]
"""Place in the list, op, player, card and marks."""
_Acts = dict[int, list[_Act]]
"""The acts by the pair before which they happen."""


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a German faro script. Raises BadScript."""
    deck = read_deck(script.get("deck"), (52, 39))
    left_out = _left_out(deck)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    books, purses = _players(script.get("players"), left_out)
    bank = read_amount(script.get("bank"), "bank")
    acts = _read_acts(script.get("events", []))
    deal = Deal(rules, PACKS[left_out], books, Start(purses, {}, bank))
    rejected: list[dict[str, Any]] = []
    pairs: list[dict[str, Any]] = []
    dealt, size, broken = 0, len(deck), False
    while dealt < size and not broken:
        for index, op, player, card, marks in acts.get(deal.pair, ()):
            if op == "stake":
                reason = cannot_stake(deal, player, card, marks)
                if reason is None:
                    lay(deal, player, card, marks)
                    continue
            elif op == "withdraw":
                reason = cannot_withdraw(deal, player, card)
                if reason is None:
                    take_back(deal, card)
                    continue
            else:
                rejected.append({"event": index, "reason": "bad_op"})
                continue
            rejected.append({"event": index, "reason": reason.word})
        made, covered = deck[dealt : dealt + 2], NO_CARDS
        if deal.out and rules.cover:
            made, covered = _uncovered(deck, dealt, deal.covered_suits)
            deal.seen.update([card.number for card in covered])
        for card in made:
            deal.seen.add(card.number)
        dealt += len(made) + len(covered)
        if made:
            right, left, dead = piles(rules, made[0], made[1] if len(made) == 2 else None)
            lines = settle(deal, right, left)
            if lines:  # only who loses comes to be out
                take_up(deal, lines)
                deal.out = out(deal)
            bank = deal.ledger.bank
            broken = bank <= 0
            pairs.append(pair_json(deal.pair, right, left, dead, covered, lines, deal.out, bank))
            deal.pair += 1
    returned = {card.label: marks for card, (_, marks) in deal.stakes.items()}
    for card in tuple(deal.stakes):
        take_back(deal, card)
    return {
        "pairs": pairs,
        "bank": deal.bank,
        "marks": deal.purses,
        "bank_broken": broken,
        "eliminated": list(deal.out),
        "returned": returned,
        "rejected": rejected,
        "undealt": size - dealt,
    }


def _uncovered(deck: list[Card], dealt: int, covered: tuple[Suit, ...]) -> tuple[list[Card], list[Card]]:
    """The cards of the next pair, as many as there are left, and those that they are laid over."""
    made: list[Card] = []
    over: list[Card] = []
    for card in islice(deck, dealt, None):
        if card.suit in covered:
            over.append(card)
        else:
            made.append(card)
            if len(made) == 2:
                break
    return made, over


def pair_json(
    pair: int,
    right: Card | None,
    left: Card | None,
    dead: Card | None,
    covered: Sequence[Card],
    lines: Sequence[Line],
    out: Sequence[str],
    bank: int,
) -> dict[str, Any]:
    """A pair as the result has it; `out` and `bank`: after it."""
    written: dict[str, Any] = {
        "pair": pair,
        "right": None if right is None else right.label,
        "left": None if left is None else left.label,
    }
    if dead is not None:
        written["dead_card"] = dead.label
    written["covered"] = [card.label for card in covered] if covered else []
    written["settled"] = [line_json(line) for line in lines] if lines else []
    written["bank"] = bank
    if dead is None:
        written["out"] = list(out)
    return written


def line_json(line: Line) -> dict[str, Any]:
    player, card, result, stake, pay = line
    return {"player": player, "card": card.label, "result": result, "stake": stake, "pay": pay}


# Reading the script.


def _read_acts(value: Any) -> _Acts:
    """All acts; those that never come are read as well, as a script with one that is wrong is not played."""
    if type(value) is not list:
        raise BadScript("events", say("games-a-list-of-acts"))
    acts: _Acts = defaultdict(list)
    for index, obj in enumerate(value):
        try:
            before, op, player, marks = obj["before"], obj["op"], obj["player"], obj["marks"]
            right = type(before) is type(marks) is int and type(player) is type(op) is str
            if right and before > 0 and marks <= MAX_AMOUNT:
                acts[before].append((index, op, player, BY_LABEL[obj["card"]], marks))
                continue
        except (KeyError, TypeError):  # TypeError: no object, or a list as a card
            pass
        before, one = _unusual(index, obj)
        acts[before].append(one)
    return acts


def _unusual(index: int, obj: Any) -> tuple[int, _Act]:
    """An act with something left out, of another kind, or wrong; of one that there is not only the op counts. Raises
    BadScript."""
    before, command = read_act(index, obj, decode_seat_command, None, _BEFORE)
    if command is None:
        return before, (index, obj["op"], None, PACK_52[0], 0)
    marks = command.marks if isinstance(command, Stake) else 0
    return before, (index, obj["op"], command.player, command.card, marks)


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
        book = _SUITS.get(suit) if type(suit) is str else None
        if book is None:
            raise BadScript(f"{place}.suit", say("german_faro-script-suit"))
        if book is left_out or book in books.values():
            raise BadScript(f"{place}.suit", say("german_faro-script-free-suit"))
        books[name] = book
        purses[name] = read_amount(player.get("marks"), f"{place}.marks")
    if len(books) not in (3, 4):
        raise BadScript("players", say("german_faro-script-three-or-four", found=len(books)))
    if left_out is None and len(books) == 3:
        suits = " ".join(suit.value for suit in books.values())
        raise BadScript("deck", say("german_faro-script-deck-for-three", suits=suits))
    return books, purses
