"""Deal scripts, messages of tablets and journals that nobody would write: each is refused in one line or taken, none
ends in a traceback."""

from __future__ import annotations

import contextlib
import copy
import dataclasses
import io
import json
import random
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from controller.__main__ import main
from controller.catalogue import text_of
from controller.cli.settle import settle_main
from controller.games.registry import GAMES
from controller.runtime.journal import Journal, _link
from controller.table import commands
from controller.table.events import CardSeen, ReadingWaits, encode
from controller.table.moment import moment
from controller.table.state import DEALER, Actor, Refused, awaited, playing
from controller.web.messages import Malformed, Words
from tests.controller.histories import evening
from tests.controller.shoe_table import ShoeTable
from tests.games.scripts import faro_script, german_script
from tests.games.second import baccarat_banque, chemin_de_fer, macao, punto_banco, siete_y_media

PLAYERS = ("ann", "bob", "cy", "dan")
AT = "2026-01-01T00:00:00.000+00:00"
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 1.5, 10**13, -(10**30), "", " ", "K", "KS", "ann", "Ann", "\ud800", "x" * 5000,
    "\n", "null", "draw", "bets_open", [], {}, ["KS", "KS"], {"ann": 5}, [[[]]],
)  # fmt: skip
"""What is put where something else was expected."""
STEPS = 60
"""Acts at a table in one run."""

SCRIPTS: Mapping[str, Callable[[random.Random], dict[str, Any]]] = {
    "faro": lambda rng: faro_script(rng.randrange(2**32)),
    "german_faro": lambda rng: german_script(rng.randrange(2**32)),
    "punto_banco": punto_banco.script_of,
    "siete_y_media": siete_y_media.script_of,
    "chemin_de_fer": chemin_de_fer.script_of,
    "baccarat_banque": baccarat_banque.script_of,
    "macao": lambda rng: macao.script_of(rng, ("macao",)),
    "victoria": lambda rng: macao.script_of(rng, ("victoria",)),
}


# --- something else in a place of it ----------------------------------------------------------------------------------


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container inside, with each key or index it has."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _odd(rng: random.Random) -> Any:
    """One of these, of its own: a list that stands in two places would be changed in both."""
    return copy.deepcopy(rng.choice(ODD))


def spoiled(rng: random.Random, value: Any, most: int = 3) -> Any:
    """A copy with up to `most` things changed, left out, doubled, or put where another one was."""
    made = json.loads(json.dumps(value))
    for _ in range(rng.randint(1, most)):
        places = list(_places(made))
        if not places:
            return _odd(rng)
        box, key = rng.choice(places)
        other, name = rng.choice(places)
        match rng.randrange(5):
            case 0:
                box[key] = _odd(rng)
            case 1:
                del box[key]
            case 2 if isinstance(box, list):
                box.insert(key, json.loads(json.dumps(box[key])))
            case 3:
                box[key] = json.loads(json.dumps(other[name]))
            case _:
                number = box[key]
                whole = type(number) is int
                box[key] = number + rng.choice((-1, 1, 2**31)) if whole else _odd(rng)
    return made


def _bytes(rng: random.Random, text: str) -> str:
    """A copy of the text with characters changed, cut out or doubled."""
    at = rng.randrange(len(text) + 1)
    more = rng.choice(("", '"', "{", "]", ",", "\\u0000", "9" * 400, text[at : at + 20] * 2))
    return text[:at] + more + text[at + rng.choice((0, 1, 5, 200)) :]


# --- deal scripts -----------------------------------------------------------------------------------------------------


def draw_script(rng: random.Random) -> dict[str, Any]:
    """A script of one of the games, spoiled."""
    script = SCRIPTS[rng.choice(list(SCRIPTS))](rng)
    text = json.dumps(script if rng.random() < 0.1 else spoiled(rng, script))
    return {"text": _bytes(rng, text) if rng.random() < 0.15 else text}


def check_script(text: str) -> None:
    """Raises AssertionError where it is neither settled nor refused in one line."""
    out, err = io.StringIO(), io.StringIO()
    status = settle_main("-", False, io.BytesIO(text.encode("utf-8", "surrogatepass")), out, err)
    said, refused = out.getvalue(), err.getvalue()
    if status == 0:
        assert json.loads(said)
        assert not refused
    else:
        assert (status, said) == (2, ""), (status, said[:300])
        assert refused.endswith("\n"), refused
        assert refused.count("\n") == 1, refused
        assert len(refused) < 1000, refused


# --- what tablets say -------------------------------------------------------------------------------------------------


def _message(rng: random.Random, table: ShoeTable, words: Words) -> tuple[str, str]:
    """Who says what: a verb of the game, with fields that may fit."""
    actor = rng.choice(("dealer", "dealer", *PLAYERS))
    verbs = words.dealer if actor == "dealer" else words.seat
    verb = rng.choice(list(verbs))
    command: dict[str, Any] = {"id": "a", "do": verb, "at": _at(table)}
    decisions = [one for one in awaited(table.state) if verb in one.verbs]
    if decisions:
        command["decision"] = decisions[0].key
    for name, field in verbs[verb].items():
        if field.required or rng.random() < 0.5:
            fits = [value for value in LIKELY if field.check(value)]
            command[name] = rng.choice(fits) if fits else _odd(rng)
    if rng.random() < 0.3:
        command = spoiled(rng, command, most=2)
    return actor, json.dumps(command)


LIKELY: tuple[Any, ...] = (
    *(1, 2, 5, 10, 40, 100, 0), *PLAYERS, "KS", "QH", "2C", ["K"], ["2", "3"], True, False, "flat", "odd", "player",
    "banker", "tie", "right", "left", "cheval", "b1", "b2", "cut", "new", "same", "foul_pack", "a card fell", {}, [],
    None,
)  # fmt: skip
"""Values of fields; those that a field takes are tried."""


def _at(table: ShoeTable) -> dict[str, Any]:
    """The `at` of a command that is meant for now."""
    return dict(moment(table.state)._asdict())


def _table(game: str, seed: int) -> ShoeTable:
    rng = random.Random(seed)
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]
    if game == "siete_y_media":
        cards = [card for card in cards if card[0] not in "89T"]
    shoe = cards * 3
    rng.shuffle(shoe)
    return ShoeTable(shoe, game=game, players=PLAYERS, bank=5000)


def draw_messages(rng: random.Random) -> dict[str, Any]:
    """Acts at one table: messages, cards that leave, time that runs out."""
    game, seed = rng.choice([name for name in GAMES if name != "toy"]), rng.randrange(2**32)
    table, words = _table(game, seed), Words(GAMES[game])
    steps: list[list[str]] = []
    for _ in range(STEPS):
        kind = rng.choices(("says", "leaves", "blurred", "time"), (10, 4, 1, 2))[0]
        step = ["says", *_message(rng, table, words)] if kind == "says" else [kind]
        steps.append(step)
        with contextlib.suppress(Exception):  # what goes wrong is found by `check_messages`
            _done(table, words, step)
    return {"game": game, "seed": seed, "steps": steps}


def _done(table: ShoeTable, words: Words, step: list[str]) -> None:
    match step:
        case ["says", actor, text]:
            try:
                command = words.parse(text)
            except Malformed:
                return
            if command["do"] in words.acts and (actor == "dealer") is (words.whose(command["do"]) != "seat"):
                table.do(lambda state: _decided(state, command, DEALER if actor == "dealer" else Actor("seat", actor)))
        case ["time"]:
            if len(awaited(table.state)) == 1:
                table.time_is_up()
        case [kind] if table.out < len(table.shoe) and playing(table.state):
            table.leaves(unread=kind == "blurred")


def _decided(state: Any, command: Mapping[str, Any], actor: Actor) -> list[Any]:
    """The table's answer; nothing where it refuses, in a sentence."""
    try:
        return commands.decide(state, command, actor)
    except Refused as refused:
        text_of(refused.text)  # there is a sentence for it
        return []


def check_messages(game: str, seed: int, steps: list[list[str]]) -> None:
    """Raises whatever the table raises that is no refusal; AssertionError where it shows nobody what it should."""
    table, words = _table(game, seed), Words(GAMES[game])
    for step in steps:
        _done(table, words, step)
        for text in table.told():
            assert text


# --- journals ---------------------------------------------------------------------------------------------------------


def draw_journal(rng: random.Random) -> dict[str, Any]:
    """A journal of a random evening, some of whose rows are spoiled; the chain fits all the same."""
    game, seed = rng.choice(("faro", "german_faro")), rng.randrange(2**32)
    bodies = _bodies(game, seed)
    rows = sorted(rng.sample(range(len(bodies)), rng.choice((1, 1, 2))))
    return {"game": game, "seed": seed, "rows": {str(row): spoiled(rng, bodies[row], most=2) for row in rows}}


def _bodies(game: str, seed: int) -> list[dict[str, Any]]:
    bodies = []
    for events in evening(game, seed, 80):
        for event in events:
            if isinstance(event, CardSeen | ReadingWaits):  # their pictures are not what is tried
                event = dataclasses.replace(event, sighting=dataclasses.replace(event.sighting, image=None))
            bodies.append(encode(event))
    return bodies


def check_journal(game: str, seed: int, rows: Mapping[str, Any]) -> None:
    """Raises AssertionError where `faro recall` neither shows it nor refuses it in one line."""
    bodies: list[Any] = list(_bodies(game, seed))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.db"
        journal = Journal(path)
        journal.append(bodies, at=AT)
        journal.close()
        _rewritten(path, {int(row) + 1: body for row, body in rows.items()})
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(["recall", "9", "--journal", str(path)])
        assert status in (0, 1, 2), status
        assert err.getvalue().count("\n") <= 1, err.getvalue()
        assert err.getvalue() or status != 2
        assert "Traceback" not in out.getvalue() + err.getvalue()


def _rewritten(path: Path, changed: Mapping[int, Any]) -> None:
    """Other bodies in these rows, with the chain reckoned as the journal does."""
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("DROP TRIGGER events_are_never_changed")
        previous = ""
        for seq, at, command, text in db.execute("SELECT seq, at, command, body FROM events ORDER BY seq").fetchall():
            if seq in changed:
                text = json.dumps(changed[seq], separators=(",", ":"), sort_keys=True)
            previous = _link(previous, seq, at, command, text)
            db.execute("UPDATE events SET body = ?, hash = ? WHERE seq = ?", (text, previous, seq))
