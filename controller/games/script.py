"""What deal scripts (docs/settle.md) of all games have in common: pack, rules, amounts and acts, read with the place of
what is wrong. No files and no printing here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from .cards import BY_LABEL, Card
from .codec import NO_NAME
from .message import Message, say
from .options import MAX_AMOUNT
from .refusal import BadOption, BadScript, Malformed, either

R = TypeVar("R")
C = TypeVar("C")


def read_deck(
    value: Any,
    sizes: tuple[int, ...],
    cards: Mapping[str, Card] = BY_LABEL,
    card: Message = say("games-a-card-such-as"),  # noqa: B008
) -> list[Card]:
    """The cards of a pack of one of these sizes, each once. `cards`: those there are, by their labels; `card`: what one
    looks like. Raises BadScript."""
    if type(value) is not list or len(value) not in sizes:
        raise BadScript("deck", say("games-a-deck", sizes=either(*sizes)))
    try:
        found = [cards[label] for label in value]
    except (KeyError, TypeError):  # TypeError: a list or an object, which is no key
        raise _not_a_deck(value, cards, card) from None
    if len(set(value)) < len(value):
        raise _not_a_deck(value, cards, card)
    return found


def _not_a_deck(value: list[Any], cards: Mapping[str, Card], card: Message) -> BadScript:
    """The first place that is wrong."""
    for i, label in enumerate(value):
        if type(label) is not str or label not in cards:
            return BadScript(f"deck[{i}]", card)
        if label in value[:i]:
            other = f"deck[{value.index(label)}]"
            return BadScript(f"deck[{i}]", say("games-each-card-once", card=label, other=other))
    raise AssertionError("this deck is right")


def read_shoe(value: Any, packs: int, place: str = "shoe") -> list[Card]:
    """The cards of a shoe of at most `packs` packs, which may be shorter: no card more often than they hold it.
    `place`: where they stand in the script. Raises BadScript."""
    if type(value) is not list or not value:
        raise BadScript(place, say("games-a-shoe"))
    try:
        cards = [BY_LABEL[label] for label in value]
    except (KeyError, TypeError):  # TypeError: a list or an object, which is no key
        i = next(i for i, label in enumerate(value) if type(label) is not str or label not in BY_LABEL)
        raise BadScript(f"{place}[{i}]", say("games-a-card-such-as")) from None
    counts = Counter(value)
    if max(counts.values()) > packs:
        label, count = counts.most_common(1)[0]
        raise BadScript(place, say("games-each-card-at-most", packs=packs, card=label, count=count))
    return cards


def read_rules(value: Any, parse: Callable[[Mapping[str, Any]], R]) -> R:
    """The rules of a script by the game's own `parse`. Raises BadScript."""
    if type(value) is not dict:
        raise BadScript("rules", say("games-an-object-of-options"))
    try:
        return parse(value)
    except BadOption as problem:
        raise BadScript(f"rules.{problem.place}", problem.expected) from None


def read_amount(value: Any, place: str) -> int:
    """An amount of 0 or more. Raises BadScript."""
    if type(value) is not int or not 0 <= value <= MAX_AMOUNT:
        raise BadScript(place, say("games-integer", low=0, high=MAX_AMOUNT))
    return value


def read_acts(
    value: Any, decode: Callable[[Mapping[str, Any]], C], last: int | None, called: Message
) -> dict[int, list[tuple[int, C]]]:
    """The acts by the round before which they happen, each with its place in the list, in the order of the list.

    `last` is the last round there is, `called` says what `before` must be; `decode` may raise Malformed.

    Raises BadScript.
    """
    if type(value) is not list:
        raise BadScript("events", say("games-a-list-of-acts"))
    acts: dict[int, list[tuple[int, C]]] = {}
    for index, obj in enumerate(value):
        before, act = read_act(index, obj, decode, last, called)
        if before in acts:
            acts[before].append((index, act))
        else:
            acts[before] = [(index, act)]
    return acts


def read_act(
    index: int, obj: Any, decode: Callable[[Mapping[str, Any]], C], last: int | None, called: Message
) -> tuple[int, C]:
    """One act of the list, and the round before which it happens, by `read_acts`. Raises BadScript."""
    if type(obj) is not dict:
        raise BadScript(f"events[{index}]", say("games-an-object"))
    before = obj.get("before")
    if type(before) is not int or before < 1 or (last is not None and before > last):
        raise BadScript(f"events[{index}].before", called)
    try:
        return before, decode(obj)
    except Malformed as problem:
        raise BadScript(f"events[{index}].{problem.place}", problem.expected) from None


MAX_COUPS = 10_000
"""The last coup of a script is at most this one."""
Acts = dict[int, list[tuple[int, Mapping[str, Any]]]]
"""The acts by the coup to which they belong, each with its place in the list, in the order of the list."""


def read_coups(script: Mapping[str, Any]) -> tuple[Acts, int]:
    """The acts of a script of coups, and the last coup that is to be played: `last_coup`, else the highest that an act
    names, at least 1. What an act says beside `coup` and `op` is for the rules. Raises BadScript."""
    value = script.get("events", [])
    if type(value) is not list:
        raise BadScript("events", say("games-a-list-of-acts"))
    acts: Acts = {}
    try:
        for index, obj in enumerate(value):
            coup = obj["coup"]
            if type(coup) is not int or coup < 1 or type(obj["op"]) is not str:
                raise _not_an_act(index, obj)
            if coup in acts:
                acts[coup].append((index, obj))
            else:
                acts[coup] = [(index, obj)]
    except (KeyError, TypeError):  # TypeError: no object
        raise _not_an_act(index, obj) from None
    last = script.get("last_coup", max(acts, default=1))
    if type(last) is not int or not 1 <= last <= MAX_COUPS:
        raise BadScript("last_coup", say("games-last-coup", high=MAX_COUPS))
    return acts, last


def _not_an_act(index: int, obj: Any) -> BadScript:
    """What is wrong with it first."""
    if type(obj) is not dict:
        return BadScript(f"events[{index}]", say("games-an-object"))
    coup = obj.get("coup")
    if type(coup) is not int or coup < 1:
        return BadScript(f"events[{index}].coup", say("games-a-coup"))
    return BadScript(f"events[{index}].op", say("games-an-act"))


def read_players(value: Any) -> dict[str, int]:
    """The players by name, which is not empty, and what each has, one of them at least. Raises BadScript."""
    if type(value) is not dict or not value or NO_NAME in value:
        raise BadScript("players", say("games-players"))
    if all(type(amount) is int and 0 <= amount <= MAX_AMOUNT for amount in value.values()):
        return value.copy()
    return {name: read_amount(amount, f"players.{name}") for name, amount in value.items()}
