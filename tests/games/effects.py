"""What an option changes: the settlement of a random deal script, or what happens, is awaited and is shown in a random
evening. Nothing but the option differs between two scripts or evenings."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any

from controller.cli.settle import settle_text
from controller.games.audience import DEALER_VIEW, Viewer
from controller.games.options import Whole
from controller.games.registry import GAMES
from controller.table.events import DealStarted, Event, RulesChanged, TableOpened
from controller.table.state import Refused, TableState, awaited
from controller.table.view import table_view
from tests.controller.random_table import RandomTable
from tests.games.harness import values_of
from tests.games.scripts import faro_script, german_script
from tests.games.second import macao
from tests.games.shoe_table import READINGS

Rules = dict[str, Any]

SCRIPTS = 1200
"""Deal scripts of each game that are tried at most."""
EVENINGS = 40
"""The same of evenings."""
LOOKED_AT = range(7, 12)
"""Of those, the ones with what people see, which takes most of the time: they come when few options are left."""
TRIED = 10
"""Tried of each number beside `values_of`, such as ten cards before the end."""
VIEWERS = (DEALER_VIEW, Viewer("seat", "ann"))
SAYING_EVENTS = (TableOpened, RulesChanged, DealStarted)
SAYING_RULES = ("rules", "options", "min", "max", "unit")


def scripts_of(game: str) -> Iterator[dict[str, Any]]:
    """Random deal scripts, from a seed."""
    if game in READINGS:
        reading = READINGS[game]
        yield from reading.scripts(2, SCRIPTS, (game,)) if reading is macao else reading.scripts(2, SCRIPTS)
    else:
        yield from map(faro_script if game == "faro" else german_script, range(SCRIPTS))


def without_effect(game: str, names: Iterable[str]) -> set[str]:
    """Those of these options of which no value changed anything."""
    left = set(names)
    for outcome in _tries(game):
        if not left:
            break
        left -= _effective(game, left, outcome)
    return left


def _tries(game: str) -> Iterator[Callable[[Rules], object]]:
    """Scripts and evenings, each by the rules that it is given: some scripts, which take least, then an evening, and so
    on."""
    scripts = scripts_of(game)
    for seed in range(EVENINGS):
        yield from (partial(_settled, script) for script in islice(scripts, SCRIPTS // EVENINGS))
        yield partial(_played, game, seed, False)
        if seed in LOOKED_AT:
            yield partial(_played, game, seed, True)


def _effective(game: str, names: set[str], outcome: Callable[[Rules], object]) -> set[str]:
    """The options whose values have different outcomes; None is none, as the rules forbid the value."""
    found = set()
    for name in names:
        about = GAMES[game].options[name]
        further = [TRIED] if isinstance(about.option, Whole) and about.option.offers(TRIED) else []
        outcomes = (outcome({name: value}) for value in (*values_of(about), *further))
        had = (one for one in outcomes if one is not None)
        first = next(had, None)
        if any(one != first for one in had):
            found.add(name)
    return found


def _settled(script: dict[str, Any], rules: Rules) -> object:
    """What the script is settled as with these rules instead of its own."""
    try:
        result = json.loads(settle_text(json.dumps({**script, "rules": script["rules"] | rules}).encode()))
    except ValueError:
        return None
    return result | {"rules": None}


def _played(game: str, seed: int, looks: bool, rules: Rules) -> object:
    """What happens in an evening by these rules."""
    try:
        return WatchedTable(game, seed, rules, looks).trace
    except Refused:
        return None


class WatchedTable(RandomTable):
    """`trace`: after each input what happened and what is waited for; if somebody `looks`, what people see, without the
    rules."""

    def __init__(self, game: str, seed: int, rules: Rules, looks: bool) -> None:
        self.trace: list[object] = []
        self._viewers = VIEWERS if looks else ()
        super().__init__(game, seed, deals=1, rules=rules)

    def _do(self, told: Callable[[TableState], Iterable[Event]]) -> None:
        before = len(self.events)
        super()._do(told)
        self.trace += [event for event in self.events[before:] if not isinstance(event, SAYING_EVENTS)]
        self.trace.append(awaited(self.state))
        self.trace += [_seen(self.state, viewer) for viewer in self._viewers]


def _seen(state: TableState, viewer: Viewer) -> object:
    return _bare(table_view(state, version=1, name="", demo=False, beads_at=[0] * 13, viewer=viewer))


def _bare(part: object) -> object:
    """A part of a message without what says the rules themselves."""
    if isinstance(part, dict):
        return {key: _bare(value) for key, value in part.items() if key not in SAYING_RULES}
    return [_bare(one) for one in part] if isinstance(part, list | tuple) else part
