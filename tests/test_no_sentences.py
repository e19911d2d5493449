"""No sentence stands in the domain: it says codes, and the catalogue has the sentences (docs/languages.md)."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tests.sample import sampled

ROOT = Path(__file__).resolve().parent.parent
DOMAIN = (
    *("controller/table/**/*.py", "controller/games/**/*.py", "vision/*.py", "hardware/*.py", "firmware_bridge/*.py"),
    *(f"hardware/{part}/*.py" for part in ("beads", "box", "gpio", "lights", "rig")),
    *(f"vision/{part}/*.py" for part in ("capture", "locate", "read", "track", "pack")),
    *("controller/runtime/**/*.py", "controller/service/*.py", "controller/web/*.py", "vision/offline/*.py"),
)
DOCUMENTS = {
    "controller/table/sight/page.py": "writes docs/sight.md",
    "vision/track/states_page.py": "writes docs/tracker.md and docs/shoe-tracker.md",
    "firmware_bridge/protocol_page.py": "writes docs/protocol.md",
    "firmware_bridge/c_header.py": "writes the firmware's header",
    "controller/web/away.py": "writes a page that stands alone, with keys for sentences",
    "controller/web/html_table.py": "writes the tables of pages",
    "controller/web/pages.py": "writes the pages' shell, with keys for sentences",
    "controller/web/bundle.py": "writes the pages' scripts into one file",
    "controller/web/scripts.py": "reads what the pages' scripts import",
    **dict.fromkeys(
        ("vision/offline/explain.py", "vision/offline/explain_file.py", "vision/offline/explain_sheet.py"),
        "draws pictures of how a card was read, with OpenCV's letters, which are those of ASCII",
    ),
    "vision/offline/marker_sheet.py": "writes the sheet of markers for the build book",
    "controller/runtime/program.py": "writes the line of `faro --version`, which a report of a fault quotes",
}
"""What writes for those who build and program, with what it writes."""
SQL = re.compile(r"\s*(?:CREATE|INSERT|PRAGMA|SELECT|UPDATE) ")
TABLES = {
    "controller/web/middleware.py": "the headers of every answer",
    "controller/table/sight/states.py": "the sight's transition table, from which docs/sight.md is written",
    "vision/track/states.py": "the transition table, from which docs/tracker.md is written",
    "vision/track/shoe_states.py": "the shoe's transition table, from which docs/shoe-tracker.md is written",
    "firmware_bridge/messages.py": "what fields and numbers mean, from which docs/protocol.md is written",
}
"""Modules whose tables are documentation: only what stands in a function is looked at."""
ERRORS = {
    **dict.fromkeys(
        ("ValueError", "TypeError", "KeyError", "AttributeError", "RuntimeError", "AssertionError"), "a wrong call"
    ),
    "NotAnEvent": "a damaged journal: its text stands behind the row's number, for whoever looks into it",
    "BadFrame": "a damaged frame: counted, and asked for again",
    "LinkFull": "the driver's own: caught by it",
    "_give_up": "makes a BadFrame",
}
"""Exceptions that no person is shown, or by whom."""
LOGS = frozenset({"debug", "info", "warning", "error", "exception", "critical"})
FOR_PROGRAMMERS = frozenset({"__repr__", "__str__"})
EXCEPTIONS = {
    "the window has not been read since cards may have been drawn unseen": "journals of versions before 0.3 hold it",
    "high card coppered": "the name of a bet, as `faro odds` has it in JSON",
    "the deal is void": "the reason pages of earlier versions wrote by themselves, which is none",
    "true or false": "of a NotAnEvent",
    "size changed, may indicate binary incompatibility": "numpy's own words, looked for",
    "multiarray failed to import": "numpy's own words, looked for",
    "sudo apt install python3-picamera2": "a command, the same in every language",
    "sudo apt install --reinstall python3-picamera2": "a command, the same in every language",
    "sudo apt update && sudo apt install python3-picamera2": "a command, the same in every language",
    "cue {} in state {}: the tracker's table has no such pair": "of ImpossibleCue: a fault of ours",
    "cue {} in state {}: the shoe tracker's table has no such pair": "of ImpossibleCue: a fault of ours",
    "cue {} in state {}: the sight's table has no such pair": "of ImpossibleCue: a fault of ours",
    "picture {} cannot be encoded": "an array of ours that OpenCV cannot encode",
    "# Written by `faro calibrate beads`: the pulses (us) that show 0, 1, 2, 3 and 4 beads, and what the feedback": (
        "the head of the calibration's file"
    ),
    "# reads (0...1023) at 1000 and 2000 us.": "the head of the calibration's file",
    "seq, at, command, body, hash": "of a question to SQLite",
    "the journal's write-ahead log is not written back, it goes on growing: %s": "a line of the program's log",
    "blocked from the start": "journals of versions before 0.3 hold it",
    "has not moved": "journals of versions before 0.3 hold it",
    "gcc-avr avr-libc": "names of packages",
    "max-age=31536000, immutable": "of an HTTP header",
    "private, no-store": "of an HTTP header",
    "private, max-age=3600, immutable": "of an HTTP header",
}
"""Each with its reason."""
WORD = re.compile(r"[^\W\d_]{2,}")
LEAST_WORDS = 3


def is_sentence(text: str) -> bool:
    return len(WORD.findall(text)) >= LEAST_WORDS and " " in text.strip() and not SQL.match(text)


def sources(root: Path) -> Iterator[tuple[str, Path]]:
    """The domain's modules by their names."""
    for pattern in DOMAIN:
        for path in sorted(root.glob(pattern)):
            name = path.relative_to(root).as_posix()
            if name not in DOCUMENTS:
                yield name, path


@functools.cache
def found_in(root: Path) -> dict[str, str]:
    """Every sentence of the domain, with the place of one that says it."""
    return {text: f"{name}:{line}" for name, path in sources(root) for line, text in sentences(name, path.read_text())}


def sentences(name: str, source: str) -> Iterator[tuple[int, str]]:
    """What a person might be shown: not what only a programmer meets."""
    return _within(ast.parse(source), inside=name not in TABLES)


def _within(node: ast.AST, inside: bool) -> Iterator[tuple[int, str]]:
    """`inside`: what stands here counts."""
    match node:
        case ast.FunctionDef(name=called) if called in FOR_PROGRAMMERS:
            return
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            inside = True
        case ast.Expr(value=ast.Constant()):  # a docstring
            return
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)) if called in ERRORS or called in LOGS:
            return
        case ast.keyword(arg="bound"):  # a type, of a TypeVar
            return
        case ast.Assert(test=test):
            yield from _within(test, inside)
            return
        case ast.JoinedStr(values=parts):
            if inside and is_sentence(text := "".join(map(_literal, parts))):
                yield node.lineno, text
            for part in parts:
                if isinstance(part, ast.FormattedValue):
                    yield from _within(part.value, inside)
            return
        case ast.Constant(value=str(text)) if inside and is_sentence(text):
            yield node.lineno, text
    for child in ast.iter_child_nodes(node):
        yield from _within(child, inside)


def _literal(part: ast.expr) -> str:
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else "{}"


def test_no_sentence_stands_in_the_domain() -> None:
    found = {text: place for text, place in found_in(ROOT).items() if text not in EXCEPTIONS}
    assert not found, "\n".join(f"{place}: {text!r}" for text, place in found.items())


def test_no_exception_is_kept_for_nothing() -> None:
    assert EXCEPTIONS.keys() - found_in(ROOT).keys() == set()
    everything = "\n".join(path.read_text() for _, path in sources(ROOT))
    assert [name for name in ERRORS if f"{name}(" not in everything] == []
    assert all((ROOT / name).exists() for name in (*DOCUMENTS, *TABLES))


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    sampled(
        [
            (
                "controller/table/state.py",
                'say("table-held-starting")',
                'plain("the card is being compared")',
                "the card is being compared",
            ),
            (
                "firmware_bridge/serial_port.py",
                'NoticeError(say("link-other-end-gone"))',
                'OSError(f"{fd}: the other end is gone")',
                "{}: the other end is gone",
            ),
            (
                "vision/track/states.py",
                "raise ImpossibleCue(state, cue) from None",
                "raise ImpossibleCue('nobody knows this cue') from None",
                "nobody knows this cue",
            ),
        ],
        1,
    ),
)
def test_a_sentence_that_is_planted_is_found(name: str, old: str, new: str, says: str, tmp_path: Path) -> None:
    for package in {pattern.split("/")[0] for pattern in DOMAIN}:
        copytree(
            ROOT / package, tmp_path / package, ignore=ignore_patterns("static", "weights", "book", "boards", "web")
        )
    planted = tmp_path / name
    source = planted.read_text()
    assert old in source
    planted.write_text(source.replace(old, new, 1))
    found = found_in(tmp_path)
    assert found.keys() - found_in(ROOT).keys() == {says}
    assert found[says].startswith(f"{name}:")


@pytest.mark.parametrize(
    ("source", "counts"),
    [
        ("told('Which card is it')", True),
        ("raise OSError('the disk is full')", True),
        ("raise Refused('held', f'{part} does not work')", True),
        ("raise ValueError('the card is not known')", False),
        ("db.execute('SELECT hash FROM events WHERE seq = ?')", False),
        ("raise JournalError('the journal is damaged')", True),
        ("error = KeyError(f'there is no card {card}')", False),
        ("_log.warning('the camera is not there')", False),
        ("assert card, 'there is no card'", False),
        ("def f():\n    'What it does for you.'", False),
        ("def __repr__(self):\n    return 'a deal of faro'", False),
        ("say('table-deal-begins', deal=3)", False),
        ("told('two words')", False),
        ("told('x 12 % of its')", False),
    ],
)
def test_what_counts_as_a_sentence(source: str, counts: bool) -> None:
    assert bool(list(sentences("controller/table/any.py", source))) is counts
