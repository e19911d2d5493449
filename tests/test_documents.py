"""README and docs: every command in them can be given as it stands, every link and path leads somewhere, every block of
code is tried by some test, and the README stays short.

Rules, deal scripts and their examples: tests/games/test_documents.py. The engines' page: tests/games/test_library.py.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import cv2
import pytest

from controller.__main__ import COMMANDS
from controller.config import parse
from firmware_bridge import link
from tests.instruments.picture import MOST_BYTES, OUT
from vision.track.states import State

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    if name != "firmware_bridge/protocol_page.md"  # a template: docs/protocol.md is made of it
    and not name.startswith("hardware/machine/book/text/")  # the same: docs/build/book
)
README = (ROOT / "README.md").read_text()
MAKEFILE = (ROOT / "Makefile").read_text()

TRIED = {
    "sh": None,
    "sql": {"docs/floor.md": "tests/controller/floor/test_roles.py"},
    "toml": None,
    "mermaid": None,
    "fluent": {"docs/languages.md": "tests/test_languages_page.py"},
    "python": {
        "docs/engines.md": "tests/games/test_library.py",
        "docs/engines-names.md": "tests/games/test_names_page.py",
        "docs/reader.md": "tests/vision/test_reader_page.py",
    },
    "json script": {"docs/settle.md": "tests/games/test_documents.py"},
    "json result": {"docs/settle.md": "tests/games/test_documents.py"},
    "nginx": {"docs/operation.md": "tests/controller/web/test_web_proxies.py"},
    "text": {
        "docs/protocol.md": "tests/firmware_bridge/test_protocol_page.py",
        "docs/rules.md": "tests/games/test_documents.py",
    },
}
"""Kind of a block of code -> the page that may have it and the test that tries it; None: this one, on every page."""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(text: str) -> list[tuple[str, str]]:
    """(kind, text) of the fenced blocks."""
    return re.findall(r"^```([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def prose(text: str) -> str:
    return re.sub(r"^```.*\n(?:.*\n)*?```$", "", text, flags=re.MULTILINE)


def spans(text: str) -> list[str]:
    """What stands between backticks, on one line."""
    return [re.sub(r"\s*\n\s*", " ", span) for span in re.findall(r"`([^`]+)`", prose(text))]


def commands(text: str) -> Iterator[str]:
    """Every command line of a page: in backticks, in a shell block, or indented."""
    lines = [line for kind, block in blocks(text) if kind == "sh" for line in block.splitlines()]
    lines += re.findall(r"^ {4,}((?:python|make|faro) .*)$", prose(text), re.MULTILINE)
    for line in [*spans(text), *lines]:
        line = re.sub(r" [<>] .*| {3,}\(.*|  +#.*", "", line).strip()
        line = re.sub(r"^(?:sudo (?:-u faro )?)", "", line)
        if re.match(r"(?:faro|make|python3?|benchmarks\.\w+|journalctl|systemctl)(?: |$)", line):
            yield line.replace("benchmarks.", "python -m tests.instruments.benchmarks.", 1) if line[0] == "b" else line


def on_page(page: Path) -> list[str]:
    return list(dict.fromkeys(commands(page.read_text())))


class Parsed(Exception):
    """The arguments were taken; nothing more is to happen."""


def parses(monkeypatch: pytest.MonkeyPatch, parser: argparse.ArgumentParser, words: list[str]) -> None:
    """The parser takes the words; what is required may be left out, as in "see `faro check`"."""

    def refuse(message: str) -> NoReturn:
        raise AssertionError(f"{' '.join(words)}: {message}")

    placeholders = [word for word in words if re.fullmatch("[A-Z]+", word)]
    for action in parser._actions:
        action.required = False
        if action.choices and not isinstance(action.choices, dict):
            action.choices = [*action.choices, *placeholders]
        if placeholders:
            action.type = None
    monkeypatch.setattr(parser, "error", refuse)
    known = argparse.ArgumentParser.parse_args
    if getattr(known, "tries", False):
        known = known.__wrapped__  # type: ignore[attr-defined]
    known(parser, words)


def faro(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    if words in ([], ["--version"], ["COMMAND", "--help"]):
        return
    assert words[0] in COMMANDS, f"faro {' '.join(words)}"
    parser = argparse.ArgumentParser()
    importlib.import_module(f"controller.cli.{words[0]}").add_arguments(parser)
    parses(monkeypatch, parser, words[1:])


def python(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    if words[0] == "-m":
        module, words = words[1], words[2:]
        if module == "tests.instruments.benchmarks.NAME":
            return
        spec = importlib.util.find_spec(module)
        assert spec, f"python -m {module}"
        if spec.submodule_search_locations:
            spec = importlib.util.find_spec(f"{module}.__main__")
            assert spec, f"python -m {module}"
        origin = spec.origin
    else:
        origin, words = str(ROOT / words[0]), words[1:]
    assert origin
    source = Path(origin).read_text()
    if not words or "parse_args" not in source:
        for option in (word for word in words if word.startswith("--")):
            assert f'"{option}"' in source, f"{origin}: {option}"
        return

    def take(parser: argparse.ArgumentParser, *_: Any, **__: Any) -> NoReturn:
        parses(monkeypatch, parser, words)
        raise Parsed

    take.tries, take.__wrapped__ = True, argparse.ArgumentParser.parse_args  # type: ignore[attr-defined]
    with monkeypatch.context() as patched:
        patched.setattr(argparse.ArgumentParser, "parse_args", take)
        patched.setattr(sys, "argv", [origin, *words])
        with pytest.raises(Parsed):
            runpy.run_path(origin, run_name="__main__")


def make(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    rule = re.search(rf"^{words[0]}:(?!.*export).*\n((?:\t.*\n)*)", MAKEFILE, re.MULTILINE)
    assert rule, f"make {words[0]}"
    for word in words[1:]:
        variable, _, value = word.partition("=")
        assert f"$({variable})" in rule[1] or re.search(rf"^{variable} \?=", MAKEFILE, re.MULTILINE), " ".join(words)
        recipe = re.search(r"^\t\$\(BIN\)/(faro|python) (.*) \$\(ARGS\)$", rule[1], re.MULTILINE)
        if variable == "ARGS" and recipe and value != "...":
            given = [*shlex.split(recipe[2]), *shlex.split(value)]
            faro(monkeypatch, given) if recipe[1] == "faro" else python(monkeypatch, given)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_on_the_page_can_be_given(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for line in on_page(page):
        first, *words = shlex.split(line)
        if first == "faro":
            faro(monkeypatch, words)
        elif first == "make":
            if words:
                make(monkeypatch, words)
        elif first.startswith("python"):
            if words:
                python(monkeypatch, words)
        elif "-u" in words or first == "systemctl":
            unit = words[words.index("-u") + 1] if "-u" in words else words[-1]
            assert (ROOT / "hardware" / "install" / f"{unit}.service").is_file(), line


def test_a_command_that_cannot_be_given_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    good = '`make demo ARGS="--deals 1"` `faro check` `benchmarks.clips --hardship slow` `sudo -u faro faro recall`'
    assert list(commands(good)) == [
        'make demo ARGS="--deals 1"',
        "faro check",
        "python -m tests.instruments.benchmarks.clips --hardship slow",
        "faro recall",
    ]
    for check, line in (
        (faro, "shuffle"),
        (faro, "demo --cards 3"),
        (faro, "config chek"),
        (make, "tea"),
        (make, "demo DEALS=1"),
        (make, "demo ARGS='--deal one'"),
        (python, "-m tests.instruments.benchmarks.nothing"),
        (python, "-m tests.instruments.benchmarks.clips --hardship rain"),
        (python, "tests/instruments/benchmarks/engine.py --besides TREE"),
    ):
        with pytest.raises((AssertionError, SystemExit)):
            check(monkeypatch, shlex.split(line))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_of_code_is_tried_by_a_test(page: Path) -> None:
    for kind, text in blocks(page.read_text()):
        assert kind in TRIED, f"{name(page)}: a block of kind {kind!r}"
        where = TRIED[kind]
        if where is not None:
            assert where.get(name(page)), f"{name(page)}: no test tries its blocks of kind {kind!r}"
            assert (
                page.name in (ROOT / where[name(page)]).read_text()
                or page.stem in (ROOT / where[name(page)]).read_text()
            )
        elif kind == "sh":
            lines = [line for line in text.splitlines() if not line.startswith("#")]
            assert len(list(commands(f"```sh\n{text}```\n"))) == len(lines), f"{name(page)}: {text}"
        elif kind == "toml":
            parse(text, name(page))
        elif kind == "mermaid":
            assert re.match(r"(?:stateDiagram-v2|flowchart LR|sequenceDiagram)\n", text), name(page)
            for pair in ("[]", "{}", "()"):
                assert text.count(pair[0]) == text.count(pair[1]), name(page)


def anchors(page: Path) -> set[str]:
    """The names by which the page's headings are linked to."""
    headings = re.findall(r"^#+ (.*)$", prose(page.read_text()), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page.read_text())):
        if re.match(r"https?://", target):
            continue
        file, _, anchor = target.partition("#")
        path = (page.parent / file).resolve() if file else page
        assert path.exists(), f"{name(page)} links to {target}"
        if anchor:
            assert anchor in anchors(path), f"{name(page)} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_path_that_is_named_is_there(page: Path) -> None:
    for span in spans(page.read_text()):
        if re.fullmatch(r"(?:docs|controller|vision|hardware|firmware_bridge|tests)/[\w./*-]+", span):
            assert list(ROOT.glob(span.replace("NAME", "*"))) or (ROOT / f"{span}.py").exists(), (
                f"{name(page)} names {span}"
            )


def test_the_readme_is_short_and_lists_every_command_once() -> None:
    assert len(README.splitlines()) <= 112
    listed = re.findall(r"^\| `faro (\w+)[^`]*` \|", README, re.MULTILINE)
    assert sorted(listed) == sorted(COMMANDS)


def linked(page: Path) -> set[Path]:
    found = re.findall(r"\]\(([^)#\s]+)", page.read_text()) if page.suffix == ".md" else []
    return {(page.parent / target).resolve() for target in found if not target.startswith("http")}


def test_the_readme_leads_to_every_page_in_two_hops() -> None:
    first = linked(ROOT / "README.md")
    second = {page for one in first if one.is_file() for page in linked(one)}
    for page in (ROOT / "docs").rglob("*.md"):
        assert page in first | second, f"{name(page)} is not to be found from the README"


CHANGELOG = (ROOT / "CHANGELOG.md").read_text()
KINDS = ("What you must do when you update", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")


def test_the_changelog_has_the_program_s_version_and_the_newest_first() -> None:
    versions = re.findall(r"^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$", CHANGELOG, re.MULTILINE)
    assert versions[0] == ("Unreleased", "")
    dated = [date for _, date in versions[1:]]
    assert all(dated)
    assert dated == sorted(dated, reverse=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert versions[1][0] == project["version"]
    assert set(re.findall(r"^### (.*)$", CHANGELOG, re.MULTILINE)) <= set(KINDS)


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text()


def test_the_architecture_says_what_the_program_does() -> None:
    answers = dict(re.findall(r"^\| (.*\?) \| (.*) \|$", ARCHITECTURE, re.MULTILINE))
    assert re.findall(r"\b[A-Z_]{5,}\b", answers["Which states has the tracker?"]) == [state.name for state in State]
    silent = " ".join(ARCHITECTURE.split("## When the link is silent")[1].split("## ")[0].split())
    assert f"no whole frame for {link.MCU_SILENCE_S * 1000:.0f} ms" in silent
    assert f"hears nothing for {link.HOST_SILENCE_S * 1000:.0f} ms" in silent
    refused = ARCHITECTURE.split("It can be refused")[1].split("## ")[0]
    steps = re.findall(r"^\d\. (?:The game: )?`([^`]+)`", refused, re.MULTILINE)
    assert [Path(step).name for step in steps] == ["session.py", "messages.py", "moment.py", "commands.py", "course.py"]


@pytest.mark.parametrize("page", ["architecture.md", "adding-a-game.md"])
def test_every_file_that_a_page_for_who_changes_the_program_names_is_there(page: str) -> None:
    """Most are named by their last part alone; those of `controller/cli`, which has a `settle.py` too, are not."""
    named = re.findall(r"`([\w./-]+\.(?:py|js|ftl|css|json|toml|md|h|c))`", (ROOT / "docs" / page).read_text())
    folders = ("controller", "vision", "hardware", "firmware_bridge", "tests", "docs", "requirements")
    paths = {path.relative_to(ROOT).as_posix() for name in folders for path in (ROOT / name).rglob("*.*")}
    paths |= {path.name for path in ROOT.iterdir()}
    names = {Path(path).name for path in paths if not path.startswith("controller/cli/")}
    made = {"table.toml", "table.seats.json", "table.checkpoint.json"}  # by who runs a table, and by the program
    assert len(named) > 15
    for name in named:
        there = any(f"/{path}".endswith(f"/{name}") for path in paths) if "/" in name else name in names | made
        assert there or "NAME" in name, name


def test_the_page_of_a_new_game_names_the_whole_of_a_game() -> None:
    """Every module that all games have."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    games = [path.parent for path in (ROOT / "controller" / "games").rglob("acts.py")]
    games = [game for game in games if game.name not in ("kernel", "baccarat")]
    modules = set.intersection(*({path.stem for path in game.glob("*.py")} for game in games)) - {"__init__"}
    assert modules >= {"rules", "acts", "rounds", "course", "paper", "show"}
    for module in modules:
        assert f"| `{module}` |" in page, module


def test_the_readme_opens_with_a_moving_picture_that_a_forge_shows_at_once() -> None:
    """Made by `make picture`."""
    path = ROOT / re.findall(r"!\[.*\]\((.*)\)", README)[0]
    moving, film = cv2.imreadanimation(str(path))
    assert moving
    assert len(film.frames) > 30
    assert path.stat().st_size < MOST_BYTES
    assert path.relative_to(ROOT) == OUT
