"""Which test files stand nearest to a change, by what imports what.

A test file that is changed is chosen always. Of the others those count that import a changed module, themselves or
through others: the fewer steps the nearer, and among equals those first that name more of the functions and classes in
which something is changed. A file that is no Python is looked for by its name in the sources, sentences and documents
by the tests of their kind.
"""

from __future__ import annotations

import ast
import re
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path, PurePosixPath

PACKAGES = ("controller", "vision", "firmware_bridge", "hardware", "tests")
SHARE = 0.08
"""Of the whole, by seconds: less than the tenth that `make quick` promises."""
KINDS = {
    ".md": ("tests/test_documents.py",),
    ".ftl": ("tests/test_catalogue.py", "tests/test_no_sentences.py"),
    ".js": ("tests/controller/pages/test_page_scripts.py",),
}
"""Ending of a file -> the tests of all files with it."""


@dataclass(frozen=True)
class Tree:
    """`sources`: path -> text of every Python file of packages and tests. `seconds`: how long each test file takes; one
    that was never timed counts by its tests."""

    sources: Mapping[str, str]
    seconds: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def weights(self) -> dict[str, float]:
        """Test file -> its seconds, measured or estimated."""
        tests = {path: _tests_in(source) for path, source in self.sources.items() if is_test(path)}
        known = self.seconds.keys() & tests.keys()
        counted = sum(tests[path] for path in known)
        each_s = sum(self.seconds[path] for path in known) / counted if counted else 1.0
        return {path: self.seconds.get(path, each_s * number) for path, number in tests.items()}

    @cached_property
    def importers(self) -> dict[str, set[str]]:
        """Path -> the files that import it."""
        found: dict[str, set[str]] = {}
        for path, source in self.sources.items():
            for imported in _imports(path, source) & self.sources.keys():
                found.setdefault(imported, set()).add(path)
        return found


def read(root: Path, seconds: Mapping[str, float]) -> Tree:
    """The tree as it is on disk."""
    paths = sorted(path for package in PACKAGES for path in (root / package).rglob("*.py"))
    return Tree({path.relative_to(root).as_posix(): path.read_text() for path in paths}, seconds)


def is_test(path: str) -> bool:
    return path.startswith("tests/") and PurePosixPath(path).name.startswith("test_") and path.endswith(".py")


def chosen(tree: Tree, changed: Mapping[str, Iterable[int]], share: float = SHARE) -> list[str]:
    """Test files for a change, nearest first, within that share of all their seconds; those that are changed themselves
    whatever they take. `changed`: path -> the lines that are changed in it."""
    weights = tree.weights
    own = [path for path in changed if path in weights]
    near = _distances(tree, changed)
    names = {name for path, lines in changed.items() for name in _names(tree.sources.get(path, ""), set(lines))}

    def rank(test: str) -> tuple[int, int, float, str]:
        named = names & set(re.findall(r"\w+", tree.sources[test]))
        return near[test], -len(named), weights[test], test

    left_s = share * sum(weights.values()) - sum(weights[test] for test in own)
    found = list(own)
    for test in sorted((test for test in weights if test in near and test not in own), key=rank):
        if weights[test] <= left_s:
            found.append(test)
            left_s -= weights[test]
    return found


def _distances(tree: Tree, changed: Iterable[str]) -> dict[str, int]:
    """Path -> how many imports it stands from a changed file; none where it does not import it at all."""
    near: dict[str, int] = {}
    for path in changed:
        if path in tree.sources:
            near[path] = 0
        else:
            naming = rf"(?<![\w-]){re.escape(PurePosixPath(path).name)}(?![\w-])"
            last = PurePosixPath(path).name
            near.update(
                (name, 1) for name, source in tree.sources.items() if last in source and re.search(naming, source)
            )
            near.update((test, 1) for test in KINDS.get(PurePosixPath(path).suffix, ()) if test in tree.sources)
    ahead = deque(sorted(near, key=lambda path: near[path]))
    while ahead:
        path = ahead.popleft()
        for importer in tree.importers.get(path, ()):
            if near[path] + 1 < near.get(importer, len(tree.sources)):
                near[importer] = near[path] + 1
                ahead.append(importer)
    return near


def _imports(path: str, source: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {file for one in node.names for file in _files(one.name)}
        elif isinstance(node, ast.ImportFrom):
            home = list(PurePosixPath(path).parent.parts[: len(PurePosixPath(path).parts) - node.level])
            module = ".".join([*(home if node.level else []), *filter(None, [node.module])])
            for one in node.names:
                inner = _files(f"{module}.{one.name}")
                found |= inner | _files(module)
    return found


def _files(module: str) -> set[str]:
    path = module.replace(".", "/")
    return {f"{path}.py", f"{path}/__init__.py"}


def _names(source: str, lines: set[int]) -> set[str]:
    """The functions and classes that have one of the lines, but for those that every class has."""
    return {
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        and not node.name.startswith("__")
        and lines & set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    }


def _tests_in(source: str) -> int:
    return len(re.findall(r"^ *(?:async )?def test_", source, re.MULTILINE))
