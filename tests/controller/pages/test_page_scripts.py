"""The pages' scripts without a browser: their pure functions in deno, who may import whom, and that no rule of a game
stands in them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from controller.games.faro.bets import LAYOUT_SHAPES, rank_set
from controller.games.registry import GAMES
from controller.web.files import STATIC
from controller.web.scripts import closure

ROOT = Path(__file__).resolve().parents[3]
SCRIPTS = ROOT / "controller" / "web" / "static" / "js"
SENTENCES = SCRIPTS.parent / "i18n"
TESTS = sorted((ROOT / "tests" / "controller" / "pages" / "scripts").glob("*.test.js"))
_OWN = Path(sys.executable).parent / "deno"
DENO = str(_OWN) if _OWN.exists() else shutil.which("deno")
has_deno = pytest.mark.skipif(DENO is None, reason="no deno for this machine (pip install -e '.[dev]')")

MAY_IMPORT = {
    "main.js": {"core", "shell", "dealer", "service"},
    "core": {"core"},
    "shell": {"core", "shell"},
    "dealer": {"core", "shell", "dealer"},
    "service": {"core", "shell", "service"},
    "phone": {"core", "phone"},
    "floor": set(),
    **{f"games/{name}": {"core", "shell", f"games/{name}"} for name in GAMES},
}
"""Room -> the rooms it imports from, beside vendor."""
MAY_IMPORT["games/victoria"].add("games/macao")  # the same pages with another door
PHASES = re.compile(r'phase [!=]== "|"(bets_open|bets_closed|loser_shown|card_shown|last_card)"')
"""A page that compares a phase works out a rule; what a phase is called is said in words.js alone."""


OF_A_BROWSER = {
    *("AudioContext", "DOMParser", "document", "history", "innerHeight", "innerWidth"),
    *("IntersectionObserver", "matchMedia", "print", "requestAnimationFrame", "scrollTo"),
    "skipWaiting",
}
"""Names that a page has and deno does not."""
OF_A_BUNDLE = {("scripts.js", "scripts"), ("worker.js", "PROGRAM")}
"""What is written before them when they are sent."""


def run(*arguments: str, folder: Path, good: tuple[int, ...] = (0,)) -> str:
    environment = os.environ | {"DENO_DIR": str(folder), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    command = [str(DENO), *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode in good, done.stdout + done.stderr
    return done.stdout


def scripts() -> Iterator[tuple[str, Path]]:
    """Each script with its room."""
    for path in sorted(SCRIPTS.rglob("*.js")):
        *rooms, name = path.relative_to(SCRIPTS).parts
        yield "/".join(rooms) or name, path


def room_of(target: Path) -> str:
    return "/".join(target.relative_to(SCRIPTS).parts[:-1])


@has_deno
@pytest.mark.parametrize("path", TESTS, ids=[path.name.removesuffix(".test.js") for path in TESTS])
def test_the_pure_functions(path: Path, tmp_path: Path) -> None:
    said = run(
        "test", "--no-check", "--cached-only", f"--allow-read={SENTENCES}", str(path.relative_to(ROOT)), folder=tmp_path
    )
    assert re.search(r"[1-9]\d* passed \| 0 failed", said)


@has_deno
def test_no_script_uses_a_name_that_it_has_not(tmp_path: Path) -> None:
    found = json.loads(run("lint", "--rules-include=no-undef", "--json", folder=tmp_path, good=(0, 1)))
    assert not found["errors"]
    unknown = [
        (one["filename"], one["message"].removesuffix(" is not defined"))
        for one in found["diagnostics"]
        if one["code"] == "no-undef"
    ]
    assert "document" in {name for _, name in unknown}
    unknown = [(Path(name).name, missing) for name, missing in unknown]
    assert [one for one in unknown if one[1] not in OF_A_BROWSER and one not in OF_A_BUNDLE] == []


@has_deno
def test_the_groups_on_the_cloth_are_those_of_the_rules(tmp_path: Path) -> None:
    layout = (SCRIPTS / "games" / "faro" / "layout.js").as_uri()
    script = tmp_path / "groups.js"
    script.write_text(
        f'import {{ TALL, WIDE }} from "{layout}";'
        'const groups = ({ places }) => places.filter(({ type }) => type === "group").map(({ ranks }) => ranks);'
        "console.log(JSON.stringify([WIDE, TALL].map(groups)));"
    )
    for groups in json.loads(run("run", "--no-check", "--cached-only", str(script), folder=tmp_path)):
        assert {rank_set(ranks) for ranks in groups} == LAYOUT_SHAPES
        assert len(groups) == len(LAYOUT_SHAPES)


def test_rooms_import_only_what_they_may() -> None:
    for room, path in scripts():
        for name in re.findall(r'(?:from|import) "(\.[^"]+)"', path.read_text()):
            target = (path.parent / name).resolve()
            assert target.is_file(), f"{path}: {name}"
            if target.is_relative_to(SCRIPTS):
                assert room_of(target) in MAY_IMPORT[room], f"{path}: {name}"
            else:
                assert target.parent.name == "vendor", f"{path}: {name}"


def test_what_is_imported_is_exported() -> None:
    for _, path in scripts():
        for names, name in re.findall(r'import \{([^}]+)\} from "(\.[^"]+)"', path.read_text()):
            target = (path.parent / name).resolve()
            exported = set(re.findall(r"\w+", " ".join(re.findall(r"^export .*", target.read_text(), re.MULTILINE))))
            if target.is_relative_to(SCRIPTS):
                assert {one.split(" as ")[0].strip() for one in names.split(",")} - {""} <= exported, path


def test_no_script_imports_itself_by_way_of_others() -> None:
    """In one file each is a function, called where it is first needed."""
    names = [path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js")]
    of = {name: {other for other in closure(name) if other != name} for name in names}
    assert [(one, other) for one in of for other in of[one] if one in of[other]] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_brings_its_own_style_sheets(name: str) -> None:
    folder = SCRIPTS / "games" / name
    named = set(re.findall(r'new URL\("\./([^"]+)", import\.meta\.url\)', (folder / "game.js").read_text()))
    assert named == {path.name for path in folder.glob("*.css")}


def test_no_script_outside_its_folder_names_a_game() -> None:
    names = re.compile("|".join(rf'["/`]{name}["/`]' for name in GAMES))
    for room, path in scripts():
        if not room.startswith("games/"):
            assert not names.search(path.read_text()), path


def test_no_script_works_out_a_rule_from_a_phase() -> None:
    for _, path in scripts():
        if path.name != "words.js":
            assert not PHASES.search(path.read_text()), path


def test_no_line_is_longer_than_120_columns() -> None:
    for folder in (SCRIPTS, ROOT / "tests" / "toy", TESTS[0].parent):
        for path in folder.rglob("*.js"):
            long = [n for n, line in enumerate(path.read_text().splitlines(), start=1) if len(line) > 120]
            assert not long, f"{path}: lines {long}"
