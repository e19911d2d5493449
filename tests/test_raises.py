"""A public function that raises an exception itself names it in its docstring, or one that it is a kind of.

Read from the source: what is raised within a `try` that catches it does not leave the function and need not be named;
`raise _helper(...)` raises what the helper's annotation says. `__init__` and `__post_init__` may be described by their
class.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("controller", "vision", "hardware", "firmware_bridge")
CONSTRUCTORS = ("__init__", "__post_init__")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def _modules() -> dict[str, ast.Module]:
    return {
        path.relative_to(ROOT).as_posix(): ast.parse(path.read_text())
        for package in PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
    }


@cache
def _bases() -> dict[str, set[str]]:
    """Class name -> the names of its bases, of all modules."""
    found: dict[str, set[str]] = {}
    for tree in _modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(name for base in node.bases if (name := _name(base)))
    return found


def _kinds(name: str) -> set[str]:
    """The exception and all that it is a kind of."""
    known = getattr(builtins, name, None)
    if isinstance(known, type) and issubclass(known, BaseException):
        return {cls.__name__ for cls in known.__mro__}
    return {name}.union(*(_kinds(base) for base in _bases().get(name, ())))


def _name(node: ast.expr | None) -> str | None:
    """The last name of `a.b.C`, `C` or `C[...]`, also in quotes."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=value):
            return _name(value)
        case ast.Constant(value=str(text)):
            return text
        case _:
            return None


def _raised_in(nodes: list[ast.stmt], caught: frozenset[str], helpers: dict[str, str]) -> Iterator[tuple[int, str]]:
    """(line, exception) of each `raise` that leaves these statements."""
    for node in nodes:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                continue
            case ast.Raise(exc=expr) if expr is not None:
                name = _name(expr.func if isinstance(expr, ast.Call) else expr)
                raised = helpers.get(name or "", name) if isinstance(expr, ast.Call) else name
                if raised is not None and _is_class(raised) and not _kinds(raised) & caught:
                    yield node.lineno, raised
            case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
                here = frozenset(name for handler in handlers for name in _caught(handler))
                yield from _raised_in(body, caught | here, helpers)
                for part in (*(handler.body for handler in handlers), orelse, finalbody):
                    yield from _raised_in(part, caught, helpers)
            case ast.Match(cases=cases):
                for one in cases:
                    yield from _raised_in(one.body, caught, helpers)
            case _:
                for part in (getattr(node, "body", []), getattr(node, "orelse", [])):
                    yield from _raised_in(part, caught, helpers)


def _is_class(name: str) -> bool:
    """A variable that is raised again is no class; classes of other libraries count as such by their capital."""
    return name[:1].isupper()


def _caught(handler: ast.ExceptHandler) -> Iterator[str]:
    types = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    for one in types:
        yield _name(one) or "BaseException"


def _helpers(tree: ast.Module) -> dict[str, str]:
    """Function -> the class its annotation says it gives."""
    return {
        node.name: name
        for node in ast.walk(tree)
        if isinstance(node, Function) and (name := _name(node.returns)) is not None
    }


def _public(body: list[ast.stmt], inside: ast.ClassDef | None = None) -> Iterator[tuple[Function, str]]:
    """Each public function of a module or class, and its docstring."""
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from _public(node.body, node)
        elif isinstance(node, Function):
            said = ast.get_docstring(node) or ""
            if node.name in CONSTRUCTORS and inside is not None:
                yield node, f"{said} {ast.get_docstring(inside) or ''}"
            elif not node.name.startswith("_"):
                yield node, said


def unnamed(tree: ast.Module) -> list[str]:
    """`line function Exception` of each exception that a public function raises and its docstring does not name."""
    helpers = _helpers(tree)
    return [
        f"{line} {function.name} {raised}"
        for function, said in _public(tree.body)
        for line, raised in _raised_in(function.body, frozenset(), helpers)
        if not any(re.search(rf"\b{kind}\b", said) for kind in _kinds(raised) - {"Exception", "BaseException"})
    ]


def test_public_functions_name_what_they_raise() -> None:
    assert len(_modules()) > 400
    found = [f"{path}:{one}" for path, tree in _modules().items() for one in unnamed(tree)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f():\n    raise ValueError(1)", ["2 f ValueError"]),
        ("def f():\n    '''Raises ValueError.'''\n    raise ValueError", []),
        ("def f():\n    '''Raises ValueError.'''\n    raise UnicodeError", []),
        ("def f():\n    '''Raises UnicodeError.'''\n    raise ValueError", ["3 f ValueError"]),
        ("def _f():\n    raise ValueError", []),
        ("class A:\n    def _f(self): ...\n    def f(self):\n        raise KeyError", ["4 f KeyError"]),
        ("class _A:\n    def f(self):\n        raise KeyError", []),
        ("class A:\n    '''Raises KeyError.'''\n    def __init__(self):\n        raise KeyError", []),
        ("def f():\n    try:\n        raise KeyError\n    except LookupError:\n        raise", []),
        ("def f():\n    try:\n        g()\n    except KeyError:\n        raise OSError from None", ["5 f OSError"]),
        ("def f():\n    for x in y:\n        with z:\n            raise OSError", ["4 f OSError"]),
        ("def f():\n    match x:\n        case 1:\n            raise OSError", ["4 f OSError"]),
        ("def _g() -> OSError: ...\ndef f():\n    raise _g()", ["3 f OSError"]),
        ("def f():\n    def g():\n        raise OSError\n    return g", []),
        ("def f():\n    try:\n        g()\n    except OSError as error:\n        raise error", []),
    ],
)
def test_what_is_read_from_the_source(source: str, expected: list[str]) -> None:
    assert unnamed(ast.parse(source)) == expected
