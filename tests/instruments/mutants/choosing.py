"""Which tests are run for a fault: those that execute its line, in the files that do so most often first."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from tests.instruments.mutants.faults import Fault
from tests.instruments.mutants.recorded import Recorded

QUICK_S = 1.0
"""A test that takes longer is run only when no quick one notices."""
FIRST_FILES = 6
FIRST_S = 15.0
"""Limits of the first run: number of test files, and seconds of all their quick tests together."""

Line = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a function is executed by tests. What stands outside is executed at import: there the names count
    that it gives a value, or the function whose default it is."""

    lines: frozenset[int] = frozenset()
    names: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Plan:
    """`runs`: tests to run, one set after the other. `left`: the number of others that execute the line, for which
    there is no time."""

    runs: tuple[tuple[str, ...], ...]
    left: int = 0


class Chooser:
    """`sources`: path -> text of every file of the packages."""

    def __init__(self, sources: Mapping[str, str], recorded: Recorded) -> None:
        self._sources, self._recorded = sources, recorded

    def plan(self, fault: Fault, budget_s: float) -> Plan:
        """What to run, as long as it took within `budget_s` when it was recorded."""
        executing = self.executing(fault)
        seconds = self._recorded.seconds
        by_file = Counter(test.partition("::")[0] for test in executing)
        near = {file for file, _ in by_file.most_common(FIRST_FILES)}
        order = sorted(executing, key=lambda test: (seconds[test], test))
        first = list(
            _within(FIRST_S, (t for t in order if t.partition("::")[0] in near and seconds[t] <= QUICK_S), seconds)
        )
        chosen = set(first)
        rest = list(_within(budget_s, (test for test in order if test not in chosen), seconds))
        runs = tuple(tuple(_by_file(tests)) for tests in (first, rest) if tests)
        return Plan(runs, len(executing) - len(first) - len(rest))

    def executing(self, fault: Fault) -> set[str]:
        """The tests that execute the line of the fault; for what is executed at import, the lines that use it."""
        place = place_of(self._sources[fault.path], fault.line)
        if place.lines:
            return self._tests_of((fault.path, line) for line in place.lines)
        of_file = self._tests_of((fault.path, line) for line in self._recorded.lines.get(fault.path, {}))
        using = self._tests_of(self._using(place.names))
        if any(not name.isupper() for name in place.names):  # a field: it may be read without being named
            return using | of_file
        return using or of_file

    def _using(self, names: Iterable[str]) -> set[Line]:
        """The lines of functions that use the names, or names that are given a value by them at import."""
        lines: set[Line] = set()
        seen: set[str] = set()
        ahead = set(names)
        while ahead:
            seen |= ahead
            used = [
                (path, place_of(self._sources[path], line)) for name in ahead for path, line in self._uses.get(name, ())
            ]
            lines |= {(path, line) for path, place in used for line in place.lines}
            ahead = {name for _, place in used for name in place.names} - seen
        return lines

    def _tests_of(self, lines: Iterable[Line]) -> set[str]:
        """Of what is executed at import only the functions count: all tests of all files import it."""
        found: set[str] = set()
        for path, line in lines:
            found |= self._recorded.lines.get(path, {}).get(line, set())
            if place_of(self._sources[path], line).lines:
                found |= self._recorded.shared.get(path, {}).get(line, set())
        return found

    @cached_property
    def _uses(self) -> Mapping[str, set[Line]]:
        uses: dict[str, set[Line]] = {}
        for path, source in self._sources.items():
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
                    name = node.id if isinstance(node, ast.Name) else node.attr
                    uses.setdefault(name, set()).add((path, node.end_lineno or node.lineno))
        return uses


@cache
def _places(source: str) -> dict[int, Place]:
    return dict(_statements(ast.parse(source).body, None))


def place_of(source: str, line: int) -> Place:
    """Where a line of a file stands."""
    return _places(source).get(line, Place())


def _statements(body: Iterable[ast.stmt], function: frozenset[int] | None) -> Iterator[tuple[int, Place]]:
    """Each line of some statements with its place. `function`: they stand in one."""
    for statement in body:
        head = _head(statement)
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                whole = frozenset(range(statement.body[0].lineno, (statement.end_lineno or 0) + 1))
                yield from ((line, Place(lines=head if function is not None else whole)) for line in head)
                yield from _statements(statement.body, whole)
                continue
            case ast.ClassDef():
                yield from _statements(statement.body, function)
                continue
            case ast.Match() | ast.Try() if function is not None:
                for part in (*getattr(statement, "cases", ()), *getattr(statement, "handlers", ())):
                    first = part.pattern.lineno if isinstance(part, ast.match_case) else part.lineno
                    own = frozenset(range(first, part.body[0].lineno))
                    yield from ((line, Place(lines=own)) for line in own)
        place = Place(lines=head) if function is not None else Place(names=frozenset(_assigned(statement)))
        yield from ((line, place) for line in head)
        for inner in _bodies(statement):
            yield from _statements(inner, function)


def _head(statement: ast.stmt) -> frozenset[int]:
    """The lines of a statement without those of the statements in it."""
    last = min((inner[0].lineno - 1 for inner in _bodies(statement) if inner), default=statement.end_lineno)
    first = min([statement.lineno, *(one.lineno for one in getattr(statement, "decorator_list", ()))])
    return frozenset(range(first, max(first, last or first) + 1))


def _bodies(statement: ast.stmt) -> list[list[ast.stmt]]:
    parts = [getattr(statement, name, []) for name in ("body", "orelse", "finalbody")]
    parts += [handler.body for handler in getattr(statement, "handlers", ())]
    parts += [case.body for case in getattr(statement, "cases", ())]
    return [part for part in parts if part]


def _assigned(statement: ast.stmt) -> Iterator[str]:
    targets = getattr(statement, "targets", None) or [getattr(statement, "target", None)]
    for target in filter(None, targets):
        for node in ast.walk(target):
            if isinstance(node, ast.Name | ast.Attribute):
                yield node.id if isinstance(node, ast.Name) else node.attr


def _within(budget_s: float, tests: Iterable[str], seconds: Mapping[str, float]) -> Iterator[str]:
    for test in tests:
        budget_s -= seconds[test]
        if budget_s < 0:
            return
        yield test


def _by_file(tests: Iterable[str]) -> list[str]:
    """The tests of a file together, so that what they share is made once; files and tests in the order given."""
    files: dict[str, list[str]] = {}
    for test in tests:
        files.setdefault(test.partition("::")[0], []).append(test)
    return [test for of_file in files.values() for test in of_file]
