"""Evenings of all eight games as their journals have them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Protocol

from controller.table.events import Event, encode
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


JOURNALS: Mapping[str, Callable[[], Bodies]] = {
    **{game: partial(_now, game) for game in ("faro", "german_faro", *COUPS)},
    **{f"{game} of version 1": partial(_before, game) for game in ("faro", "german_faro")},
}
"""What is recorded, by game."""
