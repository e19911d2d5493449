"""Random deal scripts with all options mixed, from a seed. Used by the differential tests and the speed figures."""

from __future__ import annotations

import random
from typing import Any

from tests.games.chance import Seed, chance

RANKS = "A23456789TJQK"
NAMES = ("ann", "bob", "cy", "dot")
FARO_OPTIONS: dict[str, tuple[Any, ...]] = {
    "min": (1, 1, 1, 5, 10), "max": (None, 100, 200), "unit": (1, 1, 1, 5), "max_scope": ("position", "bet"),
    "lock_withdraw_at_cards": (None, 8), "solvency": ("sum", "turn_worst", "none"), "parlay_over_max": (True, False),
    "multi_both_open": ("lose", "push"), "multi_both_copper": ("push", "win", "lose"),
    "group_shapes": ("layout", "any"), "copper_split": ("own_rank", "any_split"), "split_rounding": ("player", "bank"),
    "split_remainder": ("return", "stay"), "ace_high": (True, False), "high_split": ("half", "push", "lose"),
    "parity_rule": ("winner", "string"), "parity_king": ("neutral", "odd"), "parity_split": ("half", "push", "lose"),
    "dead_bets": ("claim", "reject", "return"), "call_distinct": (4, 5), "call_pair": (2, 1), "call_color": (2, 1),
    "call_convention": ("to_one", "for_one"), "triple_call": ("color", "color", "none"),
    "last_turn_hoc": ("return", "lose_open"), "case_hoc": (True, False), "strings": (True, True, False),
    "bank_cap": (0, 60, 150, 400), "raise_for": (True, True, False),
}  # fmt: skip
GERMAN_OPTIONS: dict[str, tuple[Any, ...]] = {
    "max_total": (10, 4, 100), "pays": ("right", "left"), "first_pile": ("right", "left"), "withdraw": (True, False),
    "dead_stake": ("reject", "allow"), "settle": ("collect_first", "drawn_order"), "cover": (True, True, False),
    "odd_last_card": ("dead", "first_pile"),
}  # fmt: skip
SHAPES = ("KQ", "59", "678", "KQJ", "A23", "KQA2", "QJ23", "JT34", "T945", "9856", "78", "67", "6A")
TYPES = ("flat", "group", "heel", "string", "high", "odd", "even", "call", "color", "zzz")
OPS = ("bet", "parlay", "move", "remove", "bar", "unbar", "claim", "jump")


def _options(rnd: random.Random, table: dict[str, tuple[Any, ...]]) -> dict[str, Any]:
    return {name: rnd.choice(values) for name, values in table.items() if rnd.random() < 0.5}


def _deck(rnd: random.Random) -> list[str]:
    deck = [rank + suit for rank in RANKS for suit in "SHDC"]
    rnd.shuffle(deck)
    if rnd.random() < 0.1:  # three of a rank at the end, which chance gives once in 425 deals
        rank = rnd.choice(RANKS)
        mine = [card for card in deck if card[0] == rank]
        rest = [card for card in deck if card[0] != rank]
        rest.insert(rnd.randrange(49), mine.pop())
        deck = rest + mine
    return deck


def _place(rnd: random.Random) -> dict[str, Any]:
    kind = rnd.choices(TYPES, [16, 8, 4, 4, 4, 2, 2, 1, 1, 1])[0]
    place: dict[str, Any] = {"type": kind}
    if kind == "flat":
        place["ranks"] = [rnd.choice(RANKS)]
    elif kind == "group":
        place["ranks"] = list(rnd.choice(SHAPES)) if rnd.random() < 0.8 else rnd.sample(RANKS, rnd.randint(1, 13))
    elif kind == "heel":
        place["win"], place["lose"] = [rnd.choice(RANKS)], [rnd.choice(RANKS)]
    elif kind == "string":
        ranks = rnd.sample(RANKS, rnd.randint(1, 13))
        cut = rnd.randint(0, len(ranks))
        place["win"], place["lose"] = ranks[:cut], ranks[cut:]
    elif kind == "call":
        place["order"] = rnd.sample(RANKS, 3)
    elif kind == "color":
        place["order"] = "RB"
    if rnd.random() < 0.3:
        place["copper"] = rnd.random() < 0.8
    return place


def _call(rnd: random.Random, last: list[str]) -> dict[str, Any]:
    if len(set(last)) == 1 or rnd.random() < 0.1:
        return {"type": "color", "order": rnd.choice(["RB", "BR", "SAME", "red"])}
    return {"type": "call", "order": rnd.sample(last, 3)}


def faro_script(seed: int | Seed, acts: int = 70) -> dict[str, Any]:
    """A deal of casino faro with about half of the options set and every act, many of them to be refused."""
    rnd = chance(seed)
    deck = _deck(rnd)
    last = [card[0] for card in deck[49:]]
    events: list[dict[str, Any]] = []
    bets: list[tuple[str, str, int]] = []
    for i in range(acts):
        turn = min(25, rnd.randint(1, 27))
        op = rnd.choices(OPS, [40, 8, 8, 6, 4, 4, 6, 0.2])[0]
        player = rnd.choice(NAMES) if rnd.random() < 0.98 else "nobody"
        event: dict[str, Any] = {"before": turn, "op": op}
        if op in ("bet", "parlay"):
            event.update(id=f"b{i}" if rnd.random() < 0.97 else "b1", player=player)
            event.update(_call(rnd, last) if turn == 25 and rnd.random() < 0.5 else _place(rnd))
            if op == "bet" or rnd.random() < 0.5:
                event["stake"] = rnd.choice([1, 5, 10, 15, 25, 50, 51, 100, 33, 0 if rnd.random() < 0.2 else 5])
            bets.append((event["id"], player, turn))
        elif bets:
            earlier = [bet for bet in bets if turn - 4 <= bet[2] <= turn] or bets
            event["id"], owner, _ = rnd.choice(earlier)
            event["player"] = player if op == "claim" or rnd.random() < 0.1 else owner
            if op == "move":
                event.update(_place(rnd) if rnd.random() < 0.9 else {"type": "high"})
        events.append(event)
    for event in events:
        if event["op"] == "parlay":
            won = [bet for bet in bets if bet[2] == event["before"] - 1]
            if won:
                event["from"], event["player"], _ = rnd.choice(won)
    purses = {name: rnd.choice([300, 1000, 2000]) for name in NAMES}
    bank = rnd.choice([200, 1000, 10_000, 100_000])
    rules = _options(rnd, FARO_OPTIONS)
    for _ in range(3 if rules.get("bank_cap") else rnd.random() < 0.1):
        raised = {"before": rnd.randint(1, 25), "op": "raise_cap", "cap": rnd.choice([60, 100, 200, 1000, -1])}
        events.insert(rnd.randint(0, len(events)), raised)
    if rules.get("max") and rnd.random() < 0.5:
        rules["max"] = 30
    for _ in range(6 if rules.get("max") and rules.get("raise_for") else rnd.random() < 0.1):
        raised = {"before": rnd.randint(1, 20), "op": rnd.choices(["raise_for", "raise_max"], [5, 1])[0]}
        raised["max"] = rnd.choice([40, 100, 250, 1000, 0])
        if raised["op"] == "raise_for" and rnd.random() < 0.95:
            raised["player"] = rnd.choice(NAMES) if rnd.random() < 0.95 else "nobody"
        events.insert(rnd.randint(0, len(events)), raised)
    return {"game": "faro", "rules": rules, "deck": deck, "bank": bank, "players": purses, "events": events}


def german_script(seed: int | Seed, acts: int = 70) -> dict[str, Any]:
    """A deal of German faro with few marks, so that players go out and banks break."""
    rnd = chance(seed)
    suits = list("SHDC")
    rnd.shuffle(suits)
    count = rnd.choice([3, 4])
    suits = suits[:count]
    deck = [rank + suit for rank in RANKS for suit in suits]
    rnd.shuffle(deck)
    players: list[dict[str, Any]] = [
        {"name": name, "suit": suit, "marks": rnd.choice([2, 5, 10, 100])}
        for name, suit in zip(NAMES, suits, strict=False)
    ]
    events = []
    for _ in range(acts):
        player = rnd.choice(players)
        suit = player["suit"] if rnd.random() < 0.95 else rnd.choice("SHDC")
        events.append(
            {
                "before": rnd.randint(1, len(deck) // 2 + 1),
                "op": rnd.choices(["stake", "withdraw", "jump"], [90, 8, 2])[0],
                "player": player["name"] if rnd.random() < 0.98 else "nobody",
                "card": rnd.choice(RANKS) + suit,
                "marks": rnd.choice([1, 2, 3, 5, 10, 0]),
            }
        )
    bank = rnd.choice([3, 10, 100])
    return {"game": "german_faro", "rules": _options(rnd, GERMAN_OPTIONS), "deck": deck, "bank": bank,
            "players": players, "events": events}  # fmt: skip
