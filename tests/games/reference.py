"""A second reading of docs/settle.md, written straightforwardly with mutable dicts and lists and without the engine.

It is the oracle of the differential tests and the base line of the speed figures; no line of controller/games is
used.
"""

from __future__ import annotations

import itertools
from typing import Any

RANKS = "A23456789TJQK"
DEFAULTS: dict[str, Any] = {
    "min": 1, "max": None, "unit": 1, "max_scope": "position", "lock_withdraw_at_cards": None, "solvency": "sum",
    "parlay_over_max": True, "multi_both_open": "lose", "multi_both_copper": "push", "group_shapes": "layout",
    "strings": True, "copper_split": "own_rank", "split_rounding": "player", "split_remainder": "return",
    "ace_high": False, "high_split": "half", "parity_rule": "winner", "parity_king": "neutral", "parity_split": "half",
    "dead_bets": "claim", "call_distinct": 4, "call_pair": 2, "call_color": 2, "call_convention": "to_one",
    "triple_call": "color", "last_turn_hoc": "return", "case_hoc": False, "bank_cap": 0,
    "raise_for": False,
}  # fmt: skip
TYPES = ("flat", "group", "heel", "string", "high", "odd", "even", "call", "color")
ON_RANKS = ("flat", "group", "heel", "string")
LAYOUT = "KQ QJ JT T9 98 A2 23 34 45 56 KA Q2 J3 T4 95 86 78 67 678 KQJ A23 KQA2 QJ23 JT34 T945 9856"
SHAPES = [set(shape) for shape in LAYOUT.split()]


class Refuse(Exception):
    pass


class Table:
    """One deal in progress."""

    def __init__(self, script: dict[str, Any]) -> None:
        self.rules = {**DEFAULTS, **script.get("rules", {})}
        self.deck = script["deck"]
        self.bank = script["bank"]
        self.players = dict(script["players"])
        self.bets: list[dict[str, Any]] = []
        self.ids: set[str] = set()
        self.turn = 1
        self.shown = [self.deck[0]]
        self.won: dict[str, tuple[str, int]] = {}
        self.rejected: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.own_max: dict[str, int] = {}

    # what is left in the box

    def unseen(self) -> list[str]:
        return self.deck[len(self.shown) :]

    def count(self, rank: str) -> int:
        return 4 - sum(card[0] == rank for card in self.shown)

    def dead(self, bet: dict[str, Any]) -> bool:
        return bet["type"] in ON_RANKS and all(self.count(r) == 0 for r in bet["win"] | bet["lose"])

    # outcomes

    def half(self, stake: int) -> int:
        return stake // 2 if self.rules["split_rounding"] == "player" else (stake + 1) // 2

    def result(self, bet: dict[str, Any], first: str, second: str, third: str | None = None) -> str | None:
        rules, kind, a, b = self.rules, bet["type"], first[0], second[0]
        if kind == "call":
            assert third is not None
            return "win" if bet["order"] == [a, b, third[0]] else "lose"
        if kind == "color":
            red = [card[1] in "HD" for card in (first, second)]
            now = "SAME" if red[0] == red[1] else "RB" if red[0] else "BR"
            return "win" if bet["order"] == now else "lose"
        if kind == "high":
            if a == b:
                return str(rules["high_split"])
            order = RANKS[1:] + "A" if rules["ace_high"] else RANKS
            return "win" if (order.index(b) > order.index(a)) != bet["copper"] else "lose"
        if kind in ("odd", "even"):
            if a == b:
                return str(rules["parity_split"])
            groups = {"odd": "A3579J" + ("K" if rules["parity_king"] == "odd" else ""), "even": "2468TQ"}
            mine, other = groups[kind], groups["even" if kind == "odd" else "odd"]
            if rules["parity_rule"] == "string":
                return "push" if (a in mine) == (b in mine) else "win" if b in mine else "lose"
            return "win" if b in mine else "lose" if b in other else "push"
        win, lose = bet["win"], bet["lose"]
        if a == b:
            if a in win or a in lose:
                return "half"
            return "half" if rules["copper_split"] == "any_split" and not win else None
        results = []
        if a in win or a in lose:
            results.append("lose" if a in win else "win")
        if b in win or b in lose:
            results.append("win" if b in win else "lose")
        if len(results) < 2:
            return results[0] if results else None
        if not lose:
            return str(rules["multi_both_open"])
        if not win:
            return str(rules["multi_both_copper"])
        return results[0] if results[0] == results[1] else "push"

    def pay(self, bet: dict[str, Any], result: str | None) -> int:
        if result == "win":
            return int(bet["stake"] * bet["odds"])
        if result == "lose":
            return -int(bet["stake"])
        return -self.half(bet["stake"]) if result == "half" else 0

    # solvency

    def answers_for(self) -> int:
        bank: int = self.bank
        cap: int = self.rules["bank_cap"]
        return min(bank, cap) if cap else bank

    def worst(self, bets: list[dict[str, Any]]) -> int:
        counted = [bet for bet in bets if not bet["barred"] and not self.dead(bet)]
        left = self.unseen()
        if self.turn == 25:
            return max(
                sum(self.pay(bet, self.result(bet, *order)) for bet in counted)
                for order in itertools.permutations(left, 3)
            )
        ranks = [card[0] for card in left]
        pairs = {(a, b) for a in ranks for b in ranks if a != b or ranks.count(a) > 1}
        return max(sum(self.pay(bet, self.result(bet, a + "S", b + "H")) for bet in counted) for a, b in pairs)

    def check_solvency(self, bets: list[dict[str, Any]]) -> None:
        if self.rules["solvency"] == "sum":
            if sum(bet["stake"] * bet["odds"] for bet in bets if not self.dead(bet)) > self.answers_for():
                raise Refuse("solvency")
        elif self.rules["solvency"] == "turn_worst" and self.worst(bets) > self.answers_for():
            raise Refuse("solvency")

    # acts

    def shape(self, event: dict[str, Any], kind: str, copper: bool) -> tuple[set[str], set[str]]:
        if kind in ("flat", "group"):
            ranks = set(event["ranks"])
            if kind == "flat":
                good = len(ranks) == 1
            elif self.rules["group_shapes"] == "any":
                good = 2 <= len(ranks) <= 12
            else:
                good = ranks in SHAPES
            win, lose = (set(), ranks) if copper else (ranks, set())
        else:
            win, lose = set(event["win"]), set(event["lose"])
            if kind == "heel":
                good = len(win) == len(lose) == 1 and win != lose
            else:
                good = self.rules["strings"] and len(win | lose) >= 2 and not win & lose
        if not good:
            raise Refuse("bad_shape")
        return win, lose

    def call_odds(self, kind: str, order: Any) -> int:
        rules = self.rules
        if self.turn != 25:
            raise Refuse("bad_turn")
        left = [card[0] for card in self.unseen()]
        same = len(set(left)) == 1
        if kind == "color":
            if not same or rules["triple_call"] == "none" or order not in ("RB", "BR", "SAME"):
                raise Refuse("not_callable")
            odds = rules["call_color"]
        else:
            if same or not isinstance(order, list) or sorted(order) != sorted(left):
                raise Refuse("not_callable")
            odds = rules["call_distinct"] if len(set(left)) == 3 else rules["call_pair"]
        return int(odds) - (rules["call_convention"] == "for_one")

    def place(self, bet: dict[str, Any]) -> tuple[Any, ...]:
        if bet["type"] in ON_RANKS:
            return (bet["player"], frozenset(bet["win"]), frozenset(bet["lose"]))
        return (bet["player"], bet["type"], bet["copper"], str(bet["order"]))

    def check_max(self, bet: dict[str, Any]) -> None:
        rules = self.rules
        if rules["max"] is None or bet["exempt"]:
            return
        total = bet["stake"]
        if rules["max_scope"] == "position":
            total += sum(
                other["stake"]
                for other in self.bets
                if other["id"] != bet["id"] and not other["exempt"] and self.place(other) == self.place(bet)
            )
        if total > max(rules["max"], self.own_max.get(bet["player"], 0)):
            raise Refuse("max")

    def bet(self, event: dict[str, Any], stake: Any, exempt: bool) -> None:
        rules, kind = self.rules, event.get("type")
        if event.get("id") is None or event["id"] in self.ids:
            raise Refuse("dup_id")
        if event.get("player") not in self.players:
            raise Refuse("unknown_player")
        if kind not in TYPES:
            raise Refuse("bad_type")
        if type(stake) is not int or stake <= 0 or stake % rules["unit"]:
            raise Refuse("bad_stake")
        copper = bool(event.get("copper", False))
        if kind in ("odd", "even") and copper:
            raise Refuse("bad_copper")
        win: set[str] = set()
        lose: set[str] = set()
        odds = 1
        if kind in ON_RANKS:
            win, lose = self.shape(event, kind, copper)
        if kind in ("call", "color"):
            odds = self.call_odds(kind, event.get("order"))
        bet = {
            "id": event["id"], "player": event["player"], "type": kind, "win": win, "lose": lose,
            "copper": copper and kind in ("flat", "group", "high"), "stake": stake, "odds": odds,
            "barred": False, "exempt": exempt,
            "order": event.get("order") if kind in ("call", "color") else None,
        }  # fmt: skip
        if rules["dead_bets"] == "reject" and self.dead(bet):
            raise Refuse("dead")
        if stake < rules["min"]:
            raise Refuse("min")
        self.check_max(bet)
        if self.players[bet["player"]] < stake:
            raise Refuse("funds")
        self.check_solvency([*self.bets, bet])
        self.players[bet["player"]] -= stake
        self.bets.append(bet)
        self.ids.add(bet["id"])

    def parlay(self, event: dict[str, Any]) -> None:
        won = self.won.get(event.get("from", ""))
        if won is None or won[0] != event.get("player"):
            raise Refuse("not_winner_last_turn")
        stake = event.get("stake", won[1])
        if type(stake) is int and stake > won[1]:
            raise Refuse("over_parlay")
        self.bet(event, stake, bool(self.rules["parlay_over_max"]))
        del self.won[event["from"]]

    def take(self, bet: dict[str, Any], to: str) -> None:
        self.bets.remove(bet)
        self.players[to] += bet["stake"]

    def find(self, event: dict[str, Any]) -> dict[str, Any]:
        for bet in self.bets:
            if bet["id"] == event.get("id"):
                return bet
        raise Refuse("unknown_id")

    def claim(self, event: dict[str, Any]) -> None:
        bet = self.find(event)
        if event.get("player") not in self.players:
            raise Refuse("unknown_player")
        if self.rules["dead_bets"] != "claim":
            raise Refuse("no_claims")
        if not self.dead(bet):
            raise Refuse("not_dead")
        self.take(bet, event["player"])
        self.notes.append({"before": self.turn, "claimed": bet["id"], "by": event["player"], "amount": bet["stake"]})

    def change(self, event: dict[str, Any]) -> None:
        bet, op = self.find(event), event["op"]
        if event.get("player") is not None and event["player"] != bet["player"]:
            raise Refuse("not_owner")
        if op in ("bar", "unbar"):
            bet["barred"] = op == "bar"
            return
        lock = self.rules["lock_withdraw_at_cards"]
        if lock is not None and 51 - 2 * (self.turn - 1) <= lock:
            raise Refuse("locked")
        if op == "remove":
            self.take(bet, bet["player"])
            return
        if bet["type"] not in ON_RANKS:
            raise Refuse("bad_move")
        kind = event.get("type", bet["type"])
        copper = event.get("copper", bet["copper"])
        if kind not in ON_RANKS:
            raise Refuse("bad_shape")
        win, lose = self.shape(event, kind, copper)
        new = {**bet, "type": kind, "win": win, "lose": lose, "copper": copper and kind in ("flat", "group")}
        if self.rules["dead_bets"] == "reject" and self.dead(new):
            raise Refuse("dead")
        self.check_max(new)
        self.check_solvency([new if other is bet else other for other in self.bets])
        bet.update(new)

    def raise_max(self, event: dict[str, Any]) -> None:
        player, now = str(event.get("player")), self.rules["max"]
        if event["op"] == "raise_for":
            if not self.rules["raise_for"]:
                raise Refuse("not_offered")
            if player not in self.players:
                raise Refuse("unknown_player")
        if now is None:
            raise Refuse("no_max")
        if event["op"] == "raise_max":
            if event["max"] <= now:
                raise Refuse("not_higher")
            self.rules["max"] = event["max"]
            return
        if event["max"] <= max(now, self.own_max.get(player, 0)):
            raise Refuse("not_higher")
        self.own_max[player] = event["max"]

    def raise_cap(self, event: dict[str, Any]) -> None:
        cap = self.rules["bank_cap"]
        if not cap or self.rules["solvency"] == "none":
            raise Refuse("no_cap")
        if event["cap"] <= cap:
            raise Refuse("not_higher")
        self.rules["bank_cap"] = event["cap"]

    def act(self, index: int, event: dict[str, Any]) -> None:
        op = event["op"]
        try:
            if op == "bet":
                self.bet(event, event.get("stake"), False)
            elif op == "parlay":
                self.parlay(event)
            elif op == "claim":
                self.claim(event)
            elif op in ("move", "remove", "bar", "unbar"):
                self.change(event)
            elif op in ("raise_max", "raise_for"):
                self.raise_max(event)
            elif op == "raise_cap":
                self.raise_cap(event)
            else:
                raise Refuse("bad_op")
        except Refuse as refusal:
            self.rejected.append({"event": index, "reason": str(refusal)})

    # the turn

    def return_dead(self) -> None:
        if self.rules["dead_bets"] == "return":
            for bet in [bet for bet in self.bets if self.dead(bet)]:
                self.take(bet, bet["player"])
                self.notes.append({"before": self.turn, "dead_returned": bet["id"]})

    def return_not_held(self) -> None:
        if self.rules["solvency"] != "turn_worst":
            return
        newest_first = [bet for bet in reversed(self.bets) if not bet["barred"] and not self.dead(bet)]
        while self.worst(self.bets) > self.answers_for():
            bet = newest_first.pop(0)
            self.take(bet, bet["player"])
            self.notes.append({"before": self.turn, "not_held": bet["id"], "amount": bet["stake"]})

    def settle(self) -> list[dict[str, Any]]:
        first, second, third = self.deck[2 * self.turn - 1], self.deck[2 * self.turn], self.deck[51]
        settled = []
        self.won = {}
        for bet in list(self.bets):
            result = None if bet["barred"] else self.result(bet, first, second, third)
            if result is None:
                continue
            stake, pay = bet["stake"], self.pay(bet, result)
            stays = stake if result == "push" else 0
            if result == "half" and self.rules["split_remainder"] == "stay":
                stays = stake + pay
            returned = stake + pay - stays
            self.bank -= pay
            self.players[bet["player"]] += returned
            bet["stake"] = stays
            if not stays:
                self.bets.remove(bet)
            if result == "win":
                self.won[bet["id"]] = (bet["player"], returned)
            settled.append(
                {"id": bet["id"], "player": bet["player"], "result": result, "stake": stake, "pay": pay,
                 "returned": returned}
            )  # fmt: skip
        self.shown += [first, second]
        return settled

    def case(self) -> dict[str, int]:
        return {rank: self.count(rank) for rank in RANKS}

    def close(self) -> list[dict[str, Any]]:
        closing = []
        for bet in self.bets:
            stake = bet["stake"]
            line = {"id": bet["id"], "player": bet["player"], "result": "returned", "stake": stake, "pay": 0,
                    "returned": stake}  # fmt: skip
            if self.rules["last_turn_hoc"] == "lose_open" and not bet["barred"] and self.deck[51][0] in bet["win"]:
                line.update(result="lose", pay=-stake, returned=0)
            self.bank -= line["pay"]
            self.players[bet["player"]] += line["returned"]
            closing.append(line)
        return closing


def tabs(deck: list[str]) -> dict[str, str]:
    found = dict.fromkeys(RANKS, "")
    found[deck[0][0]] += "S"
    for turn in range(1, 26):
        a, b = deck[2 * turn - 1][0], deck[2 * turn][0]
        found[a] += "l" if a == b else "L"
        found[b] += "w" if a == b else "W"
    found[deck[51][0]] += "H"
    return found


def settle(script: dict[str, Any]) -> dict[str, Any]:
    """The result of a valid faro script."""
    table = Table(script)
    deck = script["deck"]
    turns = []
    for turn in range(1, 26):
        table.turn = turn
        table.return_dead()
        for index, event in enumerate(script.get("events", [])):
            if event["before"] == turn:
                table.act(index, event)
                table.return_dead()
        table.return_not_held()
        settled = table.settle()
        first, second = deck[2 * turn - 1], deck[2 * turn]
        turns.append(
            {"turn": turn, "loser": first, "winner": second, "split": first[0] == second[0], "settled": settled,
             "bank": table.bank, "players": dict(table.players), "case": table.case()}
        )  # fmt: skip
    closing = table.close()
    if table.rules["case_hoc"]:
        table.shown.append(deck[51])
    return {
        "soda": deck[0],
        "hoc": deck[51],
        "splits": sum(bool(turn["split"]) for turn in turns),
        "bank": table.bank,
        "players": table.players,
        "turns": turns,
        "closing": closing,
        "case": table.case(),
        "tabs": tabs(deck),
        "rejected": table.rejected,
        "notes": table.notes,
    }
