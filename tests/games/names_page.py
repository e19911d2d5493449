"""Writes docs/engines-names.md: every name of the engines' library by an example that runs.

    python -m tests.games.names_page

A command, event or value is made of its class: each field gets a value of its type, and a text one that its name asks
for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_origin

import controller.games as library
from controller.games.cards import Card
from controller.games.codec import types_of
from controller.games.faro.bets import RankSet
from controller.games.irregularity import Policy
from controller.games.kernel.acts import name_of
from controller.games.refusal import GameError
from controller.games.registry import GAMES
from controller.games.siete_y_media.acts import Log

PAGE = Path(__file__).parents[2] / "docs" / "engines-names.md"
NINE = Card.parse("9H")
WORDS = {
    "id": "b1",
    "kind": "misdeal",
    "reason": "a card fell",
    "side": "right",
    "type": "flat",
    "result": "win",
    "order": "QKJ",
    "ranks": "9",
    "win": "9",
    "lose": "2",
    "policy": "return_stakes",
    "why": "closed",
    "phase": "turn",
    "place": "bank",
    "role": "hit",
    "what": "banco",
    "pile": "stock",
}
"""By the name of a field; other texts are names of players."""
ATOMS: dict[Any, Any] = {
    Any: 1,
    int: 1,
    bool: True,
    Card: NINE,
    Policy: "return_stakes",
    RankSet: 256,
    Log: (),
}
SEATED = {
    "faro": 'bank=100, purses={"ann": 100}',
    "german_faro": 'bank=100, purses={"ann": 100}, books={"ann": german_faro.Suit.HEARTS}',
    "punto_banco": 'bank=100, purses={"ann": 100}',
    "chemin_de_fer": 'purses={"ann": 100, "bob": 100}, seats=["ann", "bob"]',
    "baccarat_banque": 'purses={"ann": 100, "bob": 100}, right=["ann"], left=["bob"]',
    "macao": 'purses={"ann": 100, "bob": 100}, seats=["ann", "bob"], banker="ann"',
    "victoria": 'purses={"ann": 100, "bob": 100}, seats=["ann", "bob"], banker="ann"',
    "siete_y_media": 'purses={"ann": 100, "bob": 100}, seats=["bob"], banker="ann"',
}
"""What a new deal of each game needs beside its rules."""
OPS = ("card", "bet", "move", "remove", "bar", "unbar", "claim")
"""Acts that are not called by their class."""
HEAD = """# Every name of the engines' library, by example

Written by `python -m tests.games.names_page` from the classes themselves, and run by the tests. How a deal goes:
[engines.md](engines.md). What the fields mean: the docstring of each class, and [settle.md](settle.md) for the acts.

A command is what somebody wishes; its JSON form is that of deal scripts and tablets. An event is a fact; its JSON form
is what a journal stores, and does not change. The values here are of the right types, and of no particular deal.

```python
>>> from controller.games import baccarat_banque, chemin_de_fer, faro, german_faro
>>> from controller.games import macao, punto_banco, siete_y_media, victoria

```
"""
EVERY = """>>> deal = GAME.new_deal(GAME.Rules(), SEATED)
>>> isinstance(deal, GAME.Deal), GAME.parse_rules({}) == GAME.Rules()
(True, True)
>>> command = GAME.decode_command({"op": "change_purse", "player": "ann", "amount": 10})
>>> isinstance(command, GAME.Command)
True
>>> events = GAME.decide(deal, command)
>>> isinstance(events[0], GAME.Event)
True
>>> GAME.encode_event(events[0])
{'event': 'PurseChanged', 'player': 'ann', 'amount': 10}
>>> GAME.decode_event({"event": "PurseChanged", "player": "ann", "amount": 10}) == events[0]
True
>>> GAME.apply(deal, events[0]).purses["ann"], GAME.apply_all(deal, events).purses["ann"]
(110, 110)
>>> GAME.view(deal, GAME.PUBLIC)["game"], GAME.PUBLIC == GAME.Viewer("display")
('GAME', True)
>>> isinstance(GAME.legal(deal, "ann"), dict), isinstance(GAME.odds([], GAME.Rules()), dict)
(True, True)
>>> GAME.Card.parse("9H") == GAME.Card(GAME.Rank.NINE, GAME.Suit.HEARTS), len(GAME.PACK_52)
(True, 52)
>>> try:
...     GAME.decide(deal, GAME.ChangePurse("zoe", -10))
... except GAME.Refusal as refusal:
...     print(refusal.reason)
unknown_player
>>> try:
...     GAME.decode_command({"op": 1})
... except GAME.Malformed as problem:
...     print(problem.place)
op
>>> try:
...     GAME.parse_rules({"nothing": 1})
... except GAME.BadOption as problem:
...     print(problem.place)
nothing
>>> try:
...     GAME.settle({})
... except GAME.BadScript as problem:
...     print(isinstance(problem, GAME.GameError))
True
"""
MORE = {
    "faro": """>>> deal, _ = deal.play(faro.ShowCard(faro.Card.parse("4C")))
>>> deal, (placed,) = deal.play(faro.PlaceBet("b1", "ann", "flat", 10, ranks="9"))
>>> placed.bet.ranks == faro.RankSet(1 << (faro.Rank.NINE - 1))
True
""",
    "macao": """>>> macao.parse_victoria_rules({}) == macao.VictoriaRules(), macao.VictoriaRules().first
(True, 2)
""",
    "siete_y_media": """>>> len(siete_y_media.PACK_40)
40
""",
}
"""Names that one game alone has and that are no class of values."""


def value_of(hint: Any, name: str) -> Any:
    """A value of this type for a field of this name."""
    if hint in ATOMS:
        return ATOMS[hint]
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        return tuple(value_of(part, name) for part in (parts[:1] if parts[-1] is Ellipsis else parts))
    parts = tuple(part for part in get_args(hint) if part is not type(None))
    if hint is str or str in parts:
        return WORDS.get(name, "ann")
    return value_of(parts[0], name) if parts else made(hint)


def made(kind: type[Any]) -> Any:
    """One of this class; a field that has a default keeps it, but for `ranks`."""
    return kind(**{name: value_of(types_of(kind)[name], name) for name in needed(kind)})


def needed(kind: type[Any]) -> list[str]:
    """The fields without a default, and `ranks`."""
    defaults = getattr(kind, "_field_defaults", {})
    if is_dataclass(kind):
        defaults = {field.name for field in fields(kind) if field.default is not MISSING}
    return [name for name in types_of(kind) if name not in defaults or name == "ranks"]


def source(game: str, value: Any) -> str | None:
    """The Python that makes this value of names of the library; None where one is not exported."""
    if isinstance(value, Card):
        return f'{game}.Card.parse("{value}")'
    if type(value) is tuple:
        parts = [source(game, part) for part in value]
        return None if None in parts else f"({', '.join(map(str, parts))}{',' if len(parts) == 1 else ''})"
    if type(value) in (str, int, bool, type(None)):
        return f'"{value}"' if isinstance(value, str) else repr(value)
    kind = type(value)
    if getattr(getattr(library, game), kind.__name__, None) is not kind:
        return None
    given = {name: source(game, getattr(value, name)) for name in needed(kind)}
    if None in given.values():
        return None
    return f"{game}.{kind.__name__}({', '.join(f'{name}={code}' for name, code in given.items())})"


def of_command(game: str, kind: type[Any]) -> str:
    """The command in Python and in JSON, where it is that of an act; else what it looks like."""
    command = made(kind)
    code = source(game, command)
    assert code is not None, kind
    given = {name: getattr(command, name) for name in needed(kind)}
    plain = {name: str(value) if isinstance(value, Card) else value for name, value in given.items()}
    for op in (name_of(kind), *GAMES[game].verbs, *OPS):
        obj = {"op": op, **plain}
        try:
            read = getattr(library, game).decode_command(obj)
        except GameError:
            continue
        if type(read) is kind and read == command:
            return f">>> {code} == {game}.decode_command({obj})\nTrue\n"
    return f">>> {code}\n{command!r}\n"


def of_event(game: str, kind: type[Any]) -> str:
    """The event in its stored form."""
    event = made(kind)
    code = source(game, event)
    stored = getattr(library, game).encode_event(event)
    if code is None:
        return f">>> isinstance({game}.decode_event({stored}), {game}.{kind.__name__})\nTrue\n"
    return f">>> {game}.encode_event({code})\n{stored}\n"


def of_value(game: str, kind: type[Any]) -> str:
    value = made(kind)
    return f">>> {source(game, value)}\n{value!r}\n"


def of_game(game: str) -> Iterator[str]:
    """The blocks of one game."""
    lib = getattr(library, game)
    every = EVERY.replace("SEATED", SEATED[game]).replace("GAME", game) + MORE.get(game, "")
    if "acts" in lib.__all__:
        every += f">>> {game}.acts.ENGINE.apply == {game}.apply\nTrue\n"
    yield every
    commands, events = get_args(lib.Command), get_args(lib.Event)
    yield "".join(of_command(game, kind) for kind in commands)
    yield "".join(of_event(game, kind) for kind in events if hasattr(lib, kind.__name__))
    shown = {kind.__name__ for kind in (*commands, *events)}
    rest = [name for name in lib.__all__ if name not in shown and f"{game}.{name}" not in every]
    yield "".join(of_value(game, getattr(lib, name)) for name in rest if isinstance(getattr(lib, name), type))


def page() -> str:
    """The text of the page."""
    parts = [HEAD]
    for game in GAMES:
        parts.append(f"\n## {game.replace('_', ' ').capitalize()}\n")
        parts += [f"\n```python\n{block}\n```\n" for block in of_game(game) if block]
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page())
