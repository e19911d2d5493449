"""The scripts of a page in one file, and its style sheets in another: compressed together they are a fifth smaller, and
there is one request in place of fifty.

Pure but for the reading. Each script keeps its own scope, as a function, and its lines: they are counted on through the
file, whose source map leads back. `static/js/scripts.js` calls the functions. Only what the scripts of this table write
is read: imports and exports that begin a line. Another form is refused, and so is an exported `let`, which what a
function gives could not follow. Imports in a circle would never end (`tests/controller/pages/test_page_scripts.py`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from controller.web.scripts import MAIN, beside

LOADER = "js/scripts.js"
_IMPORT = re.compile(r'^import (?:(?P<whole>\w+)|\{(?P<names>[^}]*)\}) from "(?P<of>\.[^"]+)";', re.MULTILINE)
_EXPORT = re.compile(
    r"^export (?=(?:(?:async )?function |class |const )(?P<name>\w+)|const (?P<names>[\[{][\w, ]*[\]}]) = )",
    re.MULTILINE,
)
_DEFAULT = re.compile(r"^export default ", re.MULTILINE)
_LIST = re.compile(r"(?:^|(?<=[;}]))export ?\{(?P<names>[^}]*)\};?[ ]*$", re.MULTILINE)
_LEFT = re.compile(r"^ *(?:import|export)\b(?!\()|import\.meta(?!\.url)", re.MULTILINE)
_AWAIT = re.compile(r"^(?:(?:const|let) .* = )?await ", re.MULTILINE)
_LATER = re.compile(r"(?<![\w.$])import\(")
_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


@dataclass(frozen=True, slots=True)
class Script:
    """`name`: below /static/; `source`: as it is sent by itself."""

    name: str
    source: str


def function_of(script: Script) -> str:
    """The script as a function of what finds another by its name, what fetches one, and its own address; the result is
    what it exports. Its lines are as many. Raises ValueError for one that cannot be such a function."""
    exported: dict[str, str] = {}

    def imported(found: re.Match[str]) -> str:
        names = f"{{ default: {found['whole']} }}" if found["whole"] else f"{{{_renamed(found['names'])}}}"
        return f'const {names} = $need("{beside(script.name, found["of"])}");'

    def declared(found: re.Match[str]) -> str:
        exported.update({name: name for name in re.findall(r"\w+", found["name"] or found["names"])})
        return ""

    def listed(found: re.Match[str]) -> str:
        for one in filter(None, map(str.strip, found["names"].split(","))):
            inside, _, outside = one.partition(" as ")
            exported[outside or inside] = inside
        return "\n" * found[0].count("\n")

    source = _EXPORT.sub(declared, _IMPORT.sub(imported, script.source.rstrip()))
    if _DEFAULT.search(source):
        exported["default"] = "$default"
    source = _LIST.sub(listed, _DEFAULT.sub("const $default = ", source))
    for refused in (_LEFT, _AWAIT):
        if found := refused.search(source):
            line = source.count("\n", 0, found.start()) + 1
            raise ValueError(f"{script.name}:{line}: {found[0].strip()!r} has a form that bundle.py does not know")
    source = _LATER.sub("$get(", source).replace("import.meta.url", "$url")
    result = ", ".join(name if name == inside else f"{name}: {inside}" for name, inside in exported.items())
    # In parentheses, as a browser then reads it at once for good: what it passes over first it reads twice.
    return f'(function ($need, $get, $url) {{ "use strict"; {source}\nreturn {{ {result} }};\n}})'


def _renamed(names: str) -> str:
    return re.sub(r"(\w+) as (\w+)", r"\1: \2", names)


def bundle(scripts: Sequence[Script], loader: Script, *, source_map: str) -> str:
    """A module that begins with MAIN, which is one of `scripts`; `source_map`: the address of its map."""
    return (
        f"{loader.source.rstrip()}\n{_scripts(scripts, 'const scripts =')}"
        f"need({json.dumps(MAIN)});\n//# sourceMappingURL={source_map}\n"
    )


def later(scripts: Sequence[Script], *, source_map: str) -> str:
    """A module that gives further scripts to the one that imports it."""
    return f"{_scripts(scripts, 'export default')}//# sourceMappingURL={source_map}\n"


def _scripts(scripts: Sequence[Script], begin: str) -> str:
    inside = "".join(f"{json.dumps(script.name)}: {function_of(script)},\n" for script in scripts)
    return f"{begin} {{\n{inside}}};\n"


def source_map(scripts: Sequence[Script], loader: Script | None) -> str:
    """Where the lines of a bundle stand in its scripts, as browsers read it (ECMA-426)."""
    every = [*([] if loader is None else [loader]), *scripts]
    groups = [""] if loader is None else []
    last_line = 0
    for number, script in enumerate(every):
        lines = script.source.rstrip().count("\n") + 1
        for line in range(lines):
            step = int(number > 0 and line == 0)
            groups.append(f"A{_digits(step)}{_digits(line - last_line)}A")
            last_line = line
        groups += [""] * (1 if script is loader else 2)  # what the bundle writes between them
    sources = [f"/static/{script.name}" for script in every]
    return json.dumps({"version": 3, "sources": sources, "names": [], "mappings": ";".join(groups)})


def _digits(number: int) -> str:
    """A number in base 64, five bits a digit, the sign last (VLQ)."""
    left, written = abs(number) << 1 | (number < 0), ""
    while True:
        digit, left = left & 31, left >> 5
        written += _DIGITS[digit | (32 if left else 0)]
        if not left:
            return written
