"""Scripts that are not valid: one line that names the place and what was expected, exit status 2, nothing else."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from controller.cli.settle import settle_main
from tests.games.scripts import faro_script, german_script

GOOD = faro_script(1)
GOOD_GERMAN = german_script(1)
FOUR = [{"name": suit.lower(), "suit": suit, "marks": 5} for suit in "SHDC"]
THREE_SUITS = [card for card in GOOD["deck"] if card[1] != "C"]
BET = {"before": 1, "op": "bet", "id": "a", "player": "ann", "type": "flat", "ranks": ["9"], "stake": 5}


def run(raw: bytes, *, lines: bool = False) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    status = settle_main("-", lines, io.BytesIO(raw), out, err)
    return status, out.getvalue(), err.getvalue()


def spoiled(base: dict[str, Any] = GOOD, /, **changes: Any) -> bytes:
    return json.dumps({**base, **changes}).encode()


def with_bet(**changes: Any) -> bytes:
    event = {key: value for key, value in {**BET, **changes}.items() if value is not ...}
    return spoiled(events=[event])


BAD = [
    (b"", "line 1 column 1"),
    (b"{", "JSON"),
    (b"[1, 2]", "object"),
    (b"null", "object"),
    (b'"faro"', "object"),
    (b"\xff\xfe\x00", "UTF-8"),
    (b"[" * 100_000, "nested"),
    (b'{"bank": NaN}', "NaN"),
    (b'{"bank": -Infinity}', "-Infinity"),
    (b'{"bank": ' + b"9" * 6000 + b"}", "digits"),
    (spoiled(game="poker"), "game"),
    (spoiled(game=["faro"]), "game"),
    (spoiled(bank=None), "bank"),
    (spoiled(bank="100"), "bank"),
    (spoiled(bank=1.5), "bank"),
    (spoiled(bank=True), "bank"),
    (spoiled(bank=-1), "bank"),
    (spoiled(bank=10**30), "bank"),
    (spoiled(deck=GOOD["deck"][:51]), "deck"),
    (spoiled(deck=["XX", *GOOD["deck"][1:]]), "deck[0]"),
    (spoiled(deck=[7, *GOOD["deck"][1:]]), "deck[0]"),
    (spoiled(deck=[*GOOD["deck"][:51], GOOD["deck"][0]]), "deck[51]"),
    (spoiled(players=["ann"]), "players"),
    (spoiled(players={"": 5}), "players"),
    (spoiled(players={"ann": "x"}), "players.ann"),
    (spoiled(players={"a\nb": None}), "players.a b"),
    (spoiled(players={"\ud800" * 5000: None}), "players."),
    (spoiled(rules=[]), "rules"),
    (spoiled(rules={"tip": 1}), "rules.tip"),
    (spoiled(rules={"case_max": 5}), "rules.case_max"),
    (spoiled(rules={"soda_exposed_before_bets": True}), "rules.soda_exposed_before_bets"),
    (spoiled(rules={"unit": 0}), "rules.unit"),
    (spoiled(rules={"unit": True}), "rules.unit"),
    (spoiled(rules={"max": "none"}), "rules.max"),
    (spoiled(rules={"solvency": None}), "rules.solvency"),
    (spoiled(rules={"ace_high": 1}), "rules.ace_high"),
    (spoiled(rules={"call_pair": 2.0}), "rules.call_pair"),
    (spoiled(rules={"high_split": ["half"]}), "rules.high_split"),
    (spoiled(events={}), "events"),
    (spoiled(events=[5]), "events[0]"),
    (with_bet(before=...), "events[0].before"),
    (with_bet(before="1"), "events[0].before"),
    (with_bet(before=26), "events[0].before"),
    (with_bet(before=True), "events[0].before"),
    (with_bet(op=...), "events[0].op"),
    (with_bet(op=None), "events[0].op"),
    (with_bet(ranks=...), "events[0].ranks"),
    (with_bet(ranks="9"), "events[0].ranks"),
    (with_bet(ranks=[9]), "events[0].ranks[0]"),
    (with_bet(ranks=["9", "10"]), "events[0].ranks[1]"),
    (with_bet(type="heel", win=["9"]), "events[0].lose"),
    (with_bet(type="string", lose=["9"]), "events[0].win"),
    (with_bet(op="move", type="group", ranks=None), "events[0].ranks"),
    (with_bet(id=["a"]), "events[0].id"),
    (with_bet(player={}), "events[0].player"),
    (with_bet(copper="yes"), "events[0].copper"),
    (with_bet(stake=10**30), "events[0].stake"),
    (with_bet(op="raise_cap"), "events[0].cap"),
    (with_bet(op="raise_max"), "events[0].max"),
    (with_bet(op="raise_for", max=1.5), "events[0].max"),
    (with_bet(op="raise_for", player=5, max=9), "events[0].player"),
    (with_bet(op="raise_cap", cap="9"), "events[0].cap"),
    (spoiled(events=[BET, {"before": 1, "op": "move", "id": "a"}]), "events[1].ranks"),
    (spoiled(events=[BET, {"before": 1, "op": "parlay", "id": "b", "type": "flat"}]), "events[1].ranks"),
    (spoiled(GOOD_GERMAN, deck=GOOD["deck"][:39]), "deck"),
    (spoiled(GOOD_GERMAN, players={"ann": 5}), "players"),
    (spoiled(GOOD_GERMAN, players=[{"name": "ann", "suit": "X", "marks": 5}]), "players[0].suit"),
    (spoiled(GOOD_GERMAN, players=[{"name": "ann", "suit": "S"}]), "players[0].marks"),
    (spoiled(GOOD_GERMAN, players=[]), "players: expected three or four players, found 0"),
    (spoiled(GOOD_GERMAN, players=FOUR[:2]), "players: expected three or four players, found 2"),
    (spoiled(GOOD_GERMAN, players=FOUR[:3], deck=GOOD["deck"]), "deck: expected the 39 cards of S H D"),
    (spoiled(GOOD_GERMAN, players=FOUR, deck=THREE_SUITS), "players[3].suit"),
    (spoiled(GOOD_GERMAN, players=FOUR[1:], deck=THREE_SUITS), "players[2].suit"),
    (spoiled(GOOD_GERMAN, rules={"max": 5}), "rules.max"),
    (spoiled(GOOD_GERMAN, rules={"cover": "no"}), "rules.cover"),
    (spoiled(GOOD_GERMAN, events=[{"before": 0, "op": "stake"}]), "events[0].before"),
    (spoiled(GOOD_GERMAN, events=[{"before": 1, "op": "stake", "player": "ann"}]), "events[0].card"),
]


@pytest.mark.parametrize(("raw", "place"), [pytest.param(*row, id=f"{i}-{row[1]}") for i, row in enumerate(BAD)])
def test_a_bad_script_is_one_line_and_status_2(raw: bytes, place: str) -> None:
    status, out, err = run(raw)
    assert (status, out) == (2, "")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert place in err
    assert len(err) < 500
    assert "Traceback" not in err


def test_in_bulk_a_bad_line_says_so_and_the_rest_go_on() -> None:
    good = json.dumps(GOOD).encode()
    status, out, err = run(b"\n".join([good, b"{", b"\xff", b"", good]) + b"\n", lines=True)
    results = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert ["error" in result for result in results] == [False, True, True, True, False]
    assert results[0] == results[4]


def test_what_a_player_may_get_wrong_is_a_refusal_and_no_error() -> None:
    acts: list[dict[str, Any]] = [
        {**BET, "id": None},
        {**BET, "player": None},
        {**BET, "type": 5},
        {**BET, "stake": 2.5},
        {**BET, "stake": "5"},
        {**BET, "stake": True},
        {**BET, "type": "odd", "copper": True},
        {**BET, "type": "call", "order": 7},
        {"before": 25, "op": "bet", "id": "c", "player": "ann", "type": "call", "stake": 5, "order": ["4", 5, None]},
        {"before": 1, "op": "deal"},
        {"before": 1, "op": "parlay", "type": "high"},
        {"before": 1, "op": "remove"},
    ]
    script = {**GOOD, "rules": {}, "players": {"ann": 100}, "events": acts}
    status, out, _ = run(json.dumps(script).encode())
    assert status == 0
    assert [refusal["reason"] for refusal in json.loads(out)["rejected"]] == [
        "dup_id", "unknown_player", "bad_type", "bad_stake", "bad_stake", "bad_stake", "bad_copper", "bad_turn",
        "bad_op", "not_winner_last_turn", "unknown_id", "not_callable",
    ]  # fmt: skip


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    out, err = io.StringIO(), io.StringIO()
    assert settle_main(str(tmp_path / "none.json"), False, io.BytesIO(), out, err) == 2
    assert out.getvalue() == ""
    assert err.getvalue().count("\n") == 1
    assert "none.json" in err.getvalue()


def test_a_script_of_ten_megabytes_is_played() -> None:
    one = {**BET, "note": "x" * 3900}
    script = {**GOOD, "rules": {}, "events": [{**one, "id": str(i), "before": i % 25 + 1} for i in range(2700)]}
    raw = json.dumps(script).encode()
    assert len(raw) > 10_000_000
    status, out, _ = run(raw)
    assert status == 0
    assert len(json.loads(out)["turns"]) == 25
