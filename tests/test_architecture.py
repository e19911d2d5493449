"""Who may import whom, and which driver library lives in which module: the rules of docs/architecture.md."""

from __future__ import annotations

import ast
import functools
import importlib
import re
import tomllib
from collections.abc import Iterator
from graphlib import TopologicalSorter
from itertools import pairwise
from pathlib import Path

import pytest

from controller.games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("controller", "vision", "firmware_bridge", "hardware")

ALLOWED = {
    "controller": {"vision", "hardware", "firmware_bridge", "controller"},
    "hardware": {"firmware_bridge", "hardware"},
    "vision": {"vision"},
    "firmware_bridge": {"firmware_bridge"},
}

DRIVERS = {
    "sqlite3": {"controller/runtime/journal.py"},
    "serial": {"firmware_bridge/serial_port.py"},
    "picamera2": {"vision/capture/camera_helper.py"},
    "uvicorn": {"controller/web/server.py"},
    "onnxruntime": {"vision/read/networks.py"},
    "cryptography": {"controller/keys/authority.py", "controller/keys/table_key.py"},
    "segno": {"controller/web/qr.py"},
    "distributed": {"controller/cli/cluster.py"},
    "gpiozero": {
        *("hardware/gpio_factory.py", "hardware/mock_pins.py", "hardware/beads/gpio_servos.py"),
        *("hardware/box/gpio_inputs.py", "hardware/lights/gpio_lights.py"),
    },
    "psycopg": {
        f"controller/floor/{name}.py"
        for name in ("connection", "table_link", "administration", "projector", "page_link", "throwaway")
    },
    "alembic": {f"controller/floor/{name}.py" for name in ("administration", "schema/env", "schema/statements")},
    "sqlalchemy": {"controller/floor/administration.py"},
    "fpdf": {"controller/sheet/page.py", *(f"hardware/machine/release/{name}.py" for name in ("booklet", "flat"))},
    "manifold3d": {
        f"hardware/machine/{name}.py"
        for name in (
            "release/solids",
            *("drawings/shapes", "drawings/screws", "drawings/letters", "drawings/printed", "drawings/bought"),
            *("drawings/machine", "drawings/clashes", "drawings/printability", "drawings/picture", "drawings/stand"),
            *("drawings/stl", "drawings/purchased", "drawings/coupon", "drawings/fits", "book/printing"),
            *(f"drawings/dealing_box/{part}" for part in ("printed", "bought", "machine")),
            *(f"drawings/shoe/{part}" for part in ("printed", "bought", "machine", "sight", "places")),
        )
    },
}
"""Library -> the only modules that may import it."""

STANDARD_LIBRARY_ONLY = ROOT / "controller" / "games"
FORBIDDEN_IN_PURE = {"time", "random", "threading", "asyncio", "socket", "sqlite3", "subprocess", "datetime", "os"}
PURE = (
    "controller/games",
    "controller/table",
    "controller/service/named_cards.py",
    "controller/service/snapshot.py",
    "controller/web/budget.py",
    "controller/web/connections.py",
    "controller/web/guessing.py",
    "controller/web/phone_access.py",
    "controller/web/places.py",
    "firmware_bridge/framing.py",
    "firmware_bridge/messages.py",
    "firmware_bridge/link.py",
    "firmware_bridge/sequencer.py",
    "vision/capture/camera_light.py",
    "vision/capture/jpeg_header.py",
    "vision/camera_modes.py",
    "vision/track",
)
"""Folders and modules without clock, chance, thread, process or disk."""

WRITES = {"write_text", "write_bytes", "imwrite", "savez", "unlink"}


@functools.cache
def _modules(*packages: str) -> tuple[Path, ...]:
    return tuple(sorted(path for package in packages for path in (ROOT / package).rglob("*.py")))


@functools.cache
def _nodes(path: Path) -> tuple[ast.AST, ...]:
    """All of a module, itself first. Many rules read the same files: each is parsed once."""
    return tuple(ast.walk(ast.parse(path.read_text())))


def _home(path: Path, node: ast.ImportFrom) -> str:
    """The full name of the module that a file imports from."""
    folder = path.relative_to(ROOT).parts[: -node.level] if node.level else ()
    return ".".join((*folder, node.module) if node.module else folder)


@functools.cache
def _imports(path: Path) -> tuple[str, ...]:
    """The full names of all that a module imports."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    games = path.is_relative_to(STANDARD_LIBRARY_ONLY)
    for node in _nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level:
            assert games, f"{path}: relative import"
            home = _home(path, node)
            yield from [home] if node.module else (f"{home}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("package", PACKAGES)
def test_the_name_resolves_inside_the_repository(package: str) -> None:
    found = importlib.import_module(package).__file__
    assert found is not None
    assert Path(found).resolve().is_relative_to(ROOT)


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_go_one_way(package: str) -> None:
    for path in _modules(package):
        for name in _imports(path):
            top = name.split(".")[0]
            assert top not in PACKAGES or top in ALLOWED[package], f"{path.relative_to(ROOT)} imports {name}"


def test_the_domain_makes_no_sentence() -> None:
    """It reports codes with their data; sentences are made where a person reads them. What stops the table from being
    put together is read on the command line."""
    paths = _modules("controller/games", "controller/table", "controller/service", "controller/runtime")
    for path in (path for path in paths if path.parent.name != "wiring"):
        for name in _imports(path):
            assert not name.startswith(("controller.catalogue", "fluent")), f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_that_ships_needs_the_tests(package: str) -> None:
    for path in _modules(package):
        assert "tests" not in {name.split(".")[0] for name in _imports(path)}, path.relative_to(ROOT)


def test_nothing_in_the_wheel_needs_what_is_left_out_of_it() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    left_out = tuple(entry.removesuffix(".py").replace("/", ".") + "." for entry in wheel["exclude"])
    for path in _modules(*PACKAGES):
        module = path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".") + "."
        for name in () if module.startswith(left_out) else _imported_modules(path):
            assert not f"{name}.".startswith(left_out), f"{path.relative_to(ROOT)} imports {name}"


def test_no_test_or_benchmark_writes_into_a_package() -> None:
    """None writes to a place that a package names (`WEIGHTS / "reader.json"`): what ships is made by the packages."""
    for path in _modules("tests"):
        theirs = {
            alias.asname or alias.name
            for node in _nodes(path)
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in PACKAGES
            for alias in node.names
            if alias.name.isupper()
        }
        for call in _nodes(path):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in WRITES:
                named = {node.id for node in ast.walk(call) if isinstance(node, ast.Name)} & theirs
                assert not named, f"{path.relative_to(ROOT)}:{call.lineno} writes to {named}"


def test_games_use_the_standard_library_and_themselves_only() -> None:
    import sys

    for path in sorted(STANDARD_LIBRARY_ONLY.rglob("*.py")):
        for name in _imports(path):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or name.startswith("controller.games."), f"{path.name} imports {name}"


def test_games_import_each_other_by_relative_names() -> None:
    """The same folder is a package of its own, by another name (docs/engines.md)."""
    for path in sorted(STANDARD_LIBRARY_ONLY.rglob("*.py")):
        for node in _nodes(path):
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                assert name.split(".")[0] not in PACKAGES, f"{path.relative_to(ROOT)}:{node.lineno} imports {name}"


@pytest.mark.parametrize(("library", "homes"), DRIVERS.items())
def test_each_driver_has_its_shell(library: str, homes: set[str]) -> None:
    for path in _modules(*PACKAGES):
        if library in {name.split(".")[0] for name in _imports(path)}:
            assert str(path.relative_to(ROOT)) in homes, f"{path.relative_to(ROOT)} imports {library}"


def test_no_driver_is_imported_by_an_init() -> None:
    for path in _modules(*PACKAGES):
        if path.name == "__init__.py":
            assert not {name.split(".")[0] for name in _imports(path)} & (DRIVERS.keys() | {"cv2", "starlette"}), path


def test_no_game_knows_another_and_their_ground_knows_none() -> None:
    """A game, or a family of games in one folder, imports the ground and itself; only the registry and the
    library's list of names, and nothing else of the ground, know the games."""
    games = {path.parent.name for path in STANDARD_LIBRARY_ONLY.glob("*/__init__.py")} - {"kernel"}
    assert {"faro", "german_faro"} <= games
    for path in sorted(STANDARD_LIBRARY_ONLY.rglob("*.py")):
        if path in (STANDARD_LIBRARY_ONLY / "registry.py", STANDARD_LIBRARY_ONLY / "__init__.py"):
            continue
        own = path.relative_to(STANDARD_LIBRARY_ONLY).parts[0]
        for name in _imports(path):
            game = name.removeprefix("controller.games.").split(".")[0]
            assert game not in games - {own}, f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("place", PURE)
def test_pure_rooms_have_no_clock_chance_thread_or_disk(place: str) -> None:
    modules = (ROOT / place,) if place.endswith(".py") else _modules(place)
    assert modules
    for path in modules:
        assert not FORBIDDEN_IN_PURE & {name.split(".")[0] for name in _imports(path)}, path


@pytest.mark.parametrize("package", PACKAGES)
def test_no_simple_queue_is_waited_on_with_a_time_limit(package: str) -> None:
    """Up to Python 3.12, SimpleQueue.get() with a short limit may wait for ever on a busy machine: what is left of the
    limit is taken for no limit once it is below zero (CPython 3.11.7, Modules/_queuemodule.c). queue.Queue tests it."""
    for path in _modules(package):
        if "SimpleQueue" not in {name for _, name in _identifiers(path)}:
            continue
        for node in _nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
                limits = len(node.args) > 1 or any(one.arg == "timeout" for one in node.keywords)
                assert not limits, f"{path.relative_to(ROOT)}:{node.lineno}"


def test_no_docstring_leans_on_the_one_before() -> None:
    """Help and editors show each by itself: none begins with "..."."""
    for path in _modules(*PACKAGES):
        for node in _nodes(path):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                assert not node.value.value.lstrip().startswith("..."), f"{path.relative_to(ROOT)}:{node.lineno}"


def test_no_constant_is_explained_by_the_one_before() -> None:
    """Each says what it is by itself: "The same for ..." tells nothing in an editor's hover."""
    for path in _modules("vision"):
        for body in (node.body for node in _nodes(path) if hasattr(node, "body")):
            for before, node in pairwise(body if isinstance(body, list) else []):
                constant = isinstance(before, ast.Assign | ast.AnnAssign) and isinstance(node, ast.Expr)
                if constant and isinstance(node.value, ast.Constant):
                    text = str(node.value.value)
                    assert not text.startswith("The same"), f"{path.relative_to(ROOT)}:{node.lineno}"


def test_constants_stand_one_a_line() -> None:
    """Each with its own unit and evidence: no `A, B = 1, 2` in a module."""
    for path in _modules(*PACKAGES):
        place = path.relative_to(ROOT).as_posix()
        for node in ast.iter_child_nodes(_nodes(path)[0]):
            if isinstance(node, ast.Assign):
                assert not any(isinstance(target, ast.Tuple) for target in node.targets), f"{place}:{node.lineno}"


AMBIGUOUS = re.compile(r"(?:^|_)(?:look|looks|bench)(?:_|$)")
"""A view, snapshot, status, sample or tick is called so; so are the service rig and the benchmarks."""


def test_one_word_has_one_meaning() -> None:
    for path in _modules(*PACKAGES):
        for node in _nodes(path):
            for name in (getattr(node, field, None) for field in ("id", "attr", "name", "arg")):
                snake = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower() if isinstance(name, str) else ""
                assert not AMBIGUOUS.search(snake), f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)} {name}"


def test_no_two_rooms_need_each_other() -> None:
    """A room is a folder of a package, or the package itself. The arrows between rooms make no circle."""
    tuple(TopologicalSorter(_arrows()).static_order())


def test_no_module_needs_itself() -> None:
    """No circle of imports between modules either, those within functions included."""
    names = {path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."): path for path in _modules(*PACKAGES)}
    arrows = {name: _imported_modules(path) & (names.keys() - {name}) for name, path in names.items()}
    tuple(TopologicalSorter(arrows).static_order())


def _imported_modules(path: Path) -> set[str]:
    """Modules and names that a file imports, but for its types alone."""
    found: set[str] = set()
    pending = [_nodes(path)[0]]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if isinstance(node, ast.ImportFrom):
            home = _home(path, node)
            found |= {home} | {f"{home}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        pending += ast.iter_child_nodes(node)
    return found


def test_the_arrows_are_those_that_the_page_draws() -> None:
    drawn: dict[str, set[str]] = {}
    page = (ROOT / "docs" / "architecture.md").read_text().split("## Arrows")[1].split("## ")[0]
    for line in page.splitlines():
        if line.startswith("| `"):
            _, home, imported, _ = line.split("|")
            drawn[home.strip(" `")] = set(re.findall(r"`([^`]+)`", imported))
    assert drawn == _arrows()


def _arrows() -> dict[str, set[str]]:
    arrows: dict[str, set[str]] = {}
    for path in _modules(*PACKAGES):
        home = _room(path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."))
        for name in _imports(path):
            if name.split(".")[0] in PACKAGES and _room(name) != home:
                arrows.setdefault(home, set()).add(_room(name))
    return arrows


def _room(module: str) -> str:
    """`controller.table.state` is in `controller.table`, `controller.config` in `controller`."""
    package, *inner = module.split(".")
    return f"{package}.{inner[0]}" if inner and (ROOT / package / inner[0]).is_dir() else package


NO_GAME_KNOWN = ("table", "runtime", "web", "service", "demo", "cli")
OF_ONE_GAME = {
    "odds.py",
    "simulate.py",
    "strategies.py",
    "coups.py",
    "free_play.py",
    "macao.py",
    "marks.py",
    "siete.py",
}
"""Commands about the figures of certain games, and what they are made of: they ask no table."""
PUNTERS = ROOT / "controller" / "demo" / "habits"
"""What the punters of the demonstration do in each game."""
GAMES_WORDS = {"soda", "hoc", "losing", "winning", "loser", "winner", "losers", "winners"}
GAMES_WORDS |= {"copper", "coppered", "parlay", "parlays", "heel", "turn", "turns", "faro", "german"}
"""Words of the casino's and of the German game; a pair, a stake or marks are words of others too."""


def _words_of(text: str) -> set[str]:
    """The words of an identifier, `last_settled` or `CardShown`."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}


def _identifiers(path: Path) -> Iterator[tuple[int, str]]:
    """What a module names in code, with its line: variables, attributes, arguments, functions, classes."""
    for node in _nodes(path):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name


def test_only_its_own_folder_and_the_registry_know_a_game() -> None:
    """A further game touches its folder in `controller/games`, its page, its sentences and a line of the registry; for
    the demonstration its punters."""
    games = set(GAMES)
    assert {"faro", "german_faro", "punto_banco"} <= games
    folders = {path.parent.name for path in STANDARD_LIBRARY_ONLY.glob("*/__init__.py")}
    modules = [ROOT / "controller" / "config.py"]
    modules += [path for room in NO_GAME_KNOWN for path in _modules(f"controller/{room}")]
    assert len(modules) > 60
    for path in modules:
        if path.name in OF_ONE_GAME or path.is_relative_to(PUNTERS):
            continue
        place = path.relative_to(ROOT)
        for name in _imports(path):
            assert name.removeprefix("controller.games.").split(".")[0] not in folders, f"{place} imports {name}"
        for line, name in _identifiers(path):
            known = _words_of(name) & GAMES_WORDS - {"faro"}
            assert not known, f"{place}:{line} names {name}: a word of one game"
        for node in _nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in games | GAMES_WORDS, (
                    f"{place}:{node.lineno} has {node.value!r}: a word of one game"
                )
