"""The state as pages follow it: the same changes as the table's (`controller.web.difference`), over a line that loses,
doubles and mixes up messages."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from controller.games.audience import PUBLIC
from controller.web.difference import difference
from controller.web.updates import State, Updates
from tests.controller.page_table import CLOSE, Act, by, cards, dealer, faro_table, fault, noted
from tests.controller.pages.test_page_scripts import has_deno, run
from tests.controller.shoe_table import ShoeTable

SCRIPT = "tests/controller/pages/scripts/lossy_line.js"
ACTS: tuple[Act, ...] = (
    by("ann", "bet", bet="a1", type="flat", ranks=["K"], stake=25),
    by("bob", "bet", bet="b1", type="flat", ranks=["4"], stake=10),
    dealer("hold"),
    dealer("resume"),
    CLOSE,
    cards(2),
    fault("mcu", "the board does not answer"),
    noted("a line"),
    noted("another line"),
)
LEAVES: tuple[Any, ...] = (None, True, False, 0, 1, 1.5, "", "a", "é", "~")
NAMES = ("a", "b", "~", "0", "12", "__proto__", "é")


def value(rnd: random.Random, depth: int = 3) -> Any:
    kind = rnd.random()
    if depth == 0 or kind < 0.3:
        return rnd.choice(LEAVES)
    if kind < 0.6:
        return [value(rnd, depth - 1) for _ in range(rnd.randrange(5))]
    return {name: value(rnd, depth - 1) for name in rnd.sample(NAMES, rnd.randrange(5))}


def near(rnd: random.Random, one: Any) -> Any:
    """The same with a few places that are others."""
    if rnd.random() < 0.1:
        return value(rnd)
    if isinstance(one, list):
        kept = [near(rnd, item) for item in one if rnd.random() < 0.9]
        return kept + [value(rnd, 1)] * (rnd.random() < 0.3)
    if isinstance(one, dict):
        return {name: near(rnd, item) for name, item in one.items() if rnd.random() < 0.9}
    return one


def line(views: list[dict[str, Any]]) -> dict[str, Any]:
    """What is sent of these views one after the other, and the whole after each."""
    tablet, sent, wholes = Updates(), [], []
    for number, view in enumerate(views):
        state = State(view)
        message = tablet.next(PUBLIC, state, {}, float(number))
        if message is not None:
            sent.append(json.loads(message))
            tablet.again()
            wholes.append(json.loads(str(tablet.next(PUBLIC, state, {}, float(number)))))
    return {"sent": sent, "wholes": wholes}


def views(table: ShoeTable) -> list[dict[str, Any]]:
    found = [table.view()]
    for act in ACTS:
        act(table)
        found.append(table.view())
    return found


@has_deno
def test_a_page_follows_over_a_line_that_loses_doubles_and_mixes_up(tmp_path: Path) -> None:
    rnd = random.Random(5)
    pairs = [(old, near(rnd, old) if rnd.random() < 0.8 else value(rnd)) for old in (value(rnd) for _ in range(1500))]
    made_up = [[{"log": [value(rnd)], "a": value(rnd)} for _ in range(12)] for _ in range(5)]
    lines = [line(views(faro_table())), *map(line, made_up)]
    assert [message["type"] for message in lines[0]["sent"]].count("state") == 1
    assert len(lines[0]["sent"]) == len(ACTS) + 1
    cases = tmp_path / "cases.json"
    changes = [(old, difference(old, new), new) for old, new in pairs]
    cases.write_text(json.dumps({"changes": changes, "lines": lines}))
    said = run("run", "--no-check", "--cached-only", f"--allow-read={tmp_path}", SCRIPT, str(cases), folder=tmp_path)
    assert said == "all good\n"
