"""A second, plain reading of German faro in docs/settle.md: the oracle of the differential tests, no engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

DEFAULTS = {
    "max_total": 10, "pays": "right", "first_pile": "right", "withdraw": False, "dead_stake": "reject",
    "settle": "collect_first", "cover": True, "odd_last_card": "dead",
}  # fmt: skip


def settle(
    script: dict[str, Any], stakes: Mapping[str, tuple[str, int]] | None = None, eliminated: Iterable[str] = ()
) -> dict[str, Any]:
    """The result of a valid script. `stakes`: those already placed when it begins, as player and marks by card;
    `eliminated`: who is out already."""
    rules = {**DEFAULTS, **script.get("rules", {})}
    deck, bank = script["deck"], script["bank"]
    suit = {p["name"]: p["suit"] for p in script["players"]}
    marks = {p["name"]: p["marks"] for p in script["players"]}
    lying: dict[str, list[Any]] = {card: list(stake) for card, stake in (stakes or {}).items()}
    rejected, pairs = [], []
    out: list[str] = sorted(eliminated)
    dealt, n, broken = 0, 0, False

    def on_cards(name: str) -> int:
        return sum(stake for owner, stake in lying.values() if owner == name)

    def reason(event: dict[str, Any]) -> str | None:
        name, card = event.get("player", ""), event.get("card", "")
        if event["op"] == "withdraw":
            if not rules["withdraw"]:
                return "no_withdraw"
            if card not in lying or lying[card][0] != name:
                return "unknown_id"
            marks[name] += lying.pop(card)[1]
            return None
        if event["op"] != "stake":
            return "bad_op"
        stake = event.get("marks")
        if name not in marks:
            return "unknown_player"
        if name in out:
            return "eliminated"
        if card[1] != suit[name]:
            return "not_own_suit"
        if type(stake) is not int or stake < 1:
            return "bad_stake"
        if rules["dead_stake"] == "reject" and card in deck[:dealt]:
            return "dead"
        if on_cards(name) + stake > rules["max_total"]:
            return "max"
        if stake > marks[name]:
            return "funds"
        marks[name] -= stake
        if card in lying:
            lying[card][1] += stake
        else:
            lying[card] = [name, stake]
        return None

    while dealt < len(deck) and not broken:
        n += 1
        for index, event in enumerate(script.get("events", [])):
            if event["before"] == n:
                why = reason(event)
                if why:
                    rejected.append({"event": index, "reason": why})
        out_suits = {suit[name] for name in out} if rules["cover"] else set()
        drawn: list[str] = []
        covered: list[str] = []
        while len(drawn) < 2 and dealt < len(deck):
            card = deck[dealt]
            dealt += 1
            (covered if card[1] in out_suits else drawn).append(card)
        if not drawn:
            break
        dead = drawn.pop() if len(drawn) == 1 and rules["odd_last_card"] == "dead" else None
        sides = ["right", "left"] if rules["first_pile"] == "right" else ["left", "right"]
        pile = dict(zip(sides, drawn, strict=False))
        lines = []
        order = [s for s in ("left", "right") if s != rules["pays"]] + [rules["pays"]]
        for side in order if rules["settle"] == "collect_first" else sides:
            card = pile.get(side)
            if card not in lying:
                continue
            owner, stake = lying.pop(card)
            pay = min(bank, stake) if side == rules["pays"] else -stake
            bank -= pay
            marks[owner] += stake + pay
            result = "win" if side == rules["pays"] else "lose"
            lines.append({"player": owner, "card": card, "result": result, "stake": stake, "pay": pay})
        out = sorted(name for name in marks if name in out or (not marks[name] and not on_cards(name)))
        pair: dict[str, Any] = {"pair": n, "right": pile.get("right"), "left": pile.get("left")}
        if dead:
            pair["dead_card"] = dead
        pair.update(covered=covered, settled=lines, bank=bank)
        if not dead:
            pair["out"] = out
        pairs.append(pair)
        broken = bank == 0
    returned = {card: stake for card, (_, stake) in lying.items()}
    for owner, stake in lying.values():
        marks[owner] += stake
    return {
        "pairs": pairs, "bank": bank, "marks": marks, "bank_broken": broken, "eliminated": out, "returned": returned,
        "rejected": rejected, "undealt": len(deck) - dealt,
    }  # fmt: skip
