"""Evenings of all eight games as their journals have them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain, groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Protocol

from controller.games.message import Message
from controller.table.events import Asked, Event, Question, encode
from tests.controller import golden_log
from tests.controller.golden_coups import COUPS, table_of

DATA = Path(__file__).parents[1] / "data"
Bodies = list[list[Mapping[str, Any]]]
"""Events, those together that were written at once."""


class Played(Protocol):
    """A table and what its journal has."""

    events: list[Event]
    commits: list[int]


def bodies_of(table: Played) -> Bodies:
    """The journal of a table."""
    rest = iter(map(encode, table.events))
    return [list(islice(rest, count)) for count in table.commits if count]


def _now(game: str) -> Bodies:
    if game in COUPS:
        return bodies_of(table_of(game, COUPS[game]))
    return bodies_of({"faro": golden_log.faro, "german_faro": golden_log.german_faro}[game]())


def _before(game: str) -> Bodies:
    """A journal of the first version."""
    lines = (DATA / f"journal_v1_{game}.jsonl").read_text().splitlines()
    rows = map(json.loads, lines[1:])
    return [[json.loads(row[3]) for row in commit] for _, commit in groupby(rows, key=itemgetter(1, 2))]


def pictured(bodies: Bodies, *, asked: bool = False) -> tuple[Bodies, dict[str, bytes]]:
    """The same journal as a camera would have left it: each reading and each question names a picture of its card, a
    question two more; and the pictures by digest. `asked`: at its end the dealer was asked about each card that was
    read."""
    taken: dict[str, bytes] = {}

    def take(said: str) -> str:
        jpeg = b"\xff\xd8\xff" + said.encode()
        digest = hashlib.sha256(jpeg).hexdigest()[:32]
        taken[digest] = jpeg
        return digest

    def of(body: dict[str, Any], deal: int) -> None:
        for inner in body.get("events", ()):
            of(inner, deal)
        if (read := body.get("sighting")) is not None and read["source"] == "camera":
            read["image"] = take(f"deal {deal}, card {read['index']}: {read['rank']}{read['suit']}")
            last[read["index"]] = read["image"]
        if (question := body.get("question")) is not None:
            question["image"] = last.get(question["index"])
            question["burst"] = [take(f"deal {deal}, card {question['index']}, look {n}") for n in (1, 2)]

    made, last, deal = json.loads(json.dumps(bodies)), dict[int, str](), 0
    for body in chain(*made):
        if body["kind"] == "deal_started":
            deal += 1
            last.clear()
        of(body, deal)
    if asked:
        text = {"code": "table-ask-unread", "data": {"card": 1, "who": "dealer"}}
        for index, image in last.items():
            question = Question(f"x{index}", "unclear", index, Message.of(text), image=image)
            made.append([encode(Asked(question)), {"kind": "answered", "id": question.id}])
    return made, taken


JOURNALS: Mapping[str, Callable[[], Bodies]] = {
    **{game: partial(_now, game) for game in ("faro", "german_faro", *COUPS)},
    **{f"{game} of version 1": partial(_before, game) for game in ("faro", "german_faro")},
}
"""What is recorded, by game."""
