"""The small faults that can be put into a source file, each a text with which one expression or statement is replaced.

Found in the syntax tree and put in by position, so that every other character of the file stays as it is.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
}
CALCULATED: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "/", ast.Div: "*", ast.FloorDiv: "*"}
TOLD = frozenset({"log", "_log", "warnings"})
"""Calls on these are for people who read the log; nobody tests their words."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: the bytes `start` to `end` of the file become `text`. `line` counts from 1; `what` is for people."""

    path: str
    start: int
    end: int
    text: str
    line: int
    what: str

    def put_in(self, source: str) -> str:
        """The file with the fault in it."""
        raw = source.encode()
        return (raw[: self.start] + self.text.encode() + raw[self.end :]).decode()


def faults_of(path: str, source: str) -> list[Fault]:
    """Every fault that can be put into this file, in the order of the file."""
    finder = _Finder(path, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda fault: (fault.start, fault.end, fault.text))


class _Finder(ast.NodeVisitor):
    def __init__(self, path: str, source: str) -> None:
        self.found: list[Fault] = []
        self._path, self._raw = path, source.encode()
        self._starts = [0]
        for row in self._raw.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(row))
        self._in_function = 0

    # --- what is not touched: annotations, docstrings, what only the type checker reads ---

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None: ...

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(default)
        self._in_function += 1
        for statement in node.body:
            self.visit(statement)
        self._in_function -= 1

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Not every Python gives exact positions inside an f-string."""

    # --- conditions ---

    def visit_If(self, node: ast.If | ast.While) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self._negate(node.test)
        self.generic_visit(node)

    visit_While = visit_If

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._put(condition, "True", "condition of a comprehension dropped")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        parts = [node.left, *node.comparators]
        for place, operator in enumerate(node.ops):
            for other in COMPARED[type(operator)]:
                texts = [self._text(parts[0])]
                for at, (kept, right) in enumerate(zip(node.ops, parts[1:], strict=True)):
                    texts += [other if at == place else _symbol(kept), self._text(right)]
                self._put(node, " ".join(texts), f"{_symbol(operator)} made {other}")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word = " and " if isinstance(node.op, ast.And) else " or "
        texts = [self._text(value) for value in node.values]
        for dropped, text in enumerate(texts):
            self._put(node, word.join(texts[:dropped] + texts[dropped + 1 :]), f"term dropped: {_short(text)}")
        other = " or " if isinstance(node.op, ast.And) else " and "
        self._put(node, other.join(texts), f"{word.strip()} made {other.strip()}")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._put(node, self._text(node.operand), "not dropped")
        self.generic_visit(node)

    # --- values ---

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) in (int, float):
            for by in (1, -1):
                self._put(node, f"({node.value + by!r})", f"{node.value!r} made {node.value + by!r}")  # type: ignore[operator]

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = CALCULATED.get(type(node.op))
        if other is not None and not any(isinstance(side, ast.JoinedStr) for side in (node.left, node.right)):
            self._put(node, f"{self._text(node.left)} {other} {self._text(node.right)}", f"calculated with {other}")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if len(node.args) >= 2 and not any(isinstance(arg, ast.Starred) for arg in node.args[:2]):
            first, second = node.args[:2]
            texts = self._text(first), self._text(second)
            if texts[0] != texts[1]:
                between = self._raw[self._span(first)[1] : self._span(second)[0]].decode()
                span = self._span(first)[0], self._span(second)[1]
                self._add(span, texts[1] + between + texts[0], node.lineno, f"arguments swapped: {_short(texts[0])}")
        self.generic_visit(node)

    # --- statements ---

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call):
            if ast.unparse(call.func).split(".")[0] in TOLD:
                return
            self._put(node, "pass", f"call removed: {_short(self._text(node))}")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign | ast.AugAssign) -> None:
        if self._in_function:
            self._put(node, "pass", f"assignment removed: {_short(self._text(node))}")
        self.generic_visit(node)

    visit_AugAssign = visit_Assign

    def visit_Raise(self, node: ast.Raise) -> None:
        self._put(node, "pass", "raise removed")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
            text = f"return {_empty(node.value)}"
            if text != self._text(node):
                self._put(node, text, "return emptied")
        self.generic_visit(node)

    # --- positions ---

    def _negate(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Compare | ast.NamedExpr) and not _is_not(test):
            self._put(test, f"(not ({self._text(test)}))", "condition negated")

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.lineno - 1] + node.col_offset, self._starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self._span(node)
        text = self._raw[start:end].decode()
        return f"({text})" if isinstance(node, ast.BoolOp | ast.IfExp | ast.Lambda | ast.NamedExpr) else text

    def _put(self, node: ast.expr | ast.stmt, text: str, what: str) -> None:
        if isinstance(node, ast.BoolOp | ast.Compare | ast.BinOp | ast.UnaryOp) and not text.startswith("(not ("):
            text = f"({text})"
        self._add(self._span(node), text, node.lineno, what)

    def _add(self, span: tuple[int, int], text: str, line: int, what: str) -> None:
        self.found.append(Fault(self._path, *span, text, line, what))


def _is_not(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _symbol(operator: ast.cmpop) -> str:
    compared = ast.Compare(ast.Name("a"), [operator], [ast.Name("b")])
    return ast.unparse(compared)[2:-2]


def _short(text: str) -> str:
    return " ".join(text.split())[:50]


def _empty(value: ast.expr) -> str:
    """Nothing, of the kind of what is returned, as far as that shows."""
    match value:
        case ast.List() | ast.ListComp():
            return "[]"
        case ast.Tuple() if value.elts:
            return "()"
        case ast.Dict() | ast.DictComp():
            return "{}"
        case ast.Constant(value=bool()):
            return repr(not value.value)
        case ast.JoinedStr() | ast.Constant(value=str()):
            return '""'
        case ast.Compare() | ast.BoolOp():
            return "False"
    return "None"
