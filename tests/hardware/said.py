"""The sentences by which the program names faults, found in its sources: literals of the modules that judge hardware,
and the catalogue's sentences that these modules name by their keys."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import fluent.syntax.ast as fluent
from fluent.syntax import FluentParser

ROOT = Path(__file__).parents[2]
CATALOGUE = ROOT / "controller" / "web" / "static" / "i18n" / "en"
MODULES = (
    "hardware/beads/bead_driver.py",
    "hardware/box/box_monitor.py",
    "hardware/beads/calibrate.py",
    "hardware/beads/calibration_file.py",
    "hardware/gpio/opening.py",
    "hardware/box/gpio_inputs.py",
    "hardware/gpio_factory.py",
    "hardware/beads/park.py",
    "hardware/beads/board.py",
    "hardware/beads/exercise.py",
    "hardware/beads/maestro_outputs.py",
    "hardware/pi.py",
    "firmware_bridge/link.py",
    "firmware_bridge/serial_port.py",
    *("controller/cli/check/board.py", "controller/cli/check/computer.py", "controller/cli/check/access.py"),
    *("controller/cli/exercise.py", "controller/cli/park.py", "vision/capture/camera_process.py"),
    *("vision/capture/pi_camera.py", "vision/capture/opening.py"),
    *(
        "controller/cli/calibrate.py",
        "controller/runtime/computer_watch.py",
        "controller/runtime/camera_thread.py",
        "controller/runtime/newest_picture.py",
    ),
)
"""Where what is wrong with board, servos, box, camera and computer is put into words."""
SILENT = {"ValueError", "TypeError", "AssertionError", "KeyError", "LinkFull", "TypeAlias", "Literal", "add_argument"}
"""What is said only to a programmer, or is no fault."""
KEY = re.compile(r"[a-z_]+(-[a-z0-9_]+)+$")
"""Of a sentence in the catalogue."""
WORDS = re.compile(r"[A-Za-z][a-z]+")


def sentences() -> dict[str, str]:
    """Every sentence as a regular expression, with the module it stands in. A name or a figure in it is `.*`."""
    found: dict[str, str] = {}
    for name in MODULES:
        for pattern in _in_module(ast.parse((ROOT / name).read_text())):
            found.setdefault(pattern, name)
    return found


def _in_module(tree: ast.Module) -> Iterator[str]:
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    silent = {id(inner) for node in ast.walk(tree) if _is_silent(node) for inner in ast.walk(node)}
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)} - {
        id(node) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
    }
    for node in ast.walk(tree):
        if id(node) in docstrings | silent | inside:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.match(node.value):
            yield from _of_key(node.value)
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _says(node.value):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            plain = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if _says(" ".join(str(part) for part in plain if part is not None)):
                yield "".join(".*" if part is None else re.escape(str(part)) for part in plain)


def _is_silent(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    return name in SILENT or name.startswith("_log") or name in ("debug", "info", "warning", "exception", "error")


def _says(text: str) -> bool:
    """Three words are a sentence; less is a name."""
    return " " in text.strip() and len(WORDS.findall(text)) >= 3


@functools.cache
def _messages() -> dict[str, fluent.Pattern]:
    found = {}
    for path in CATALOGUE.rglob("*.ftl"):
        for entry in FluentParser().parse(path.read_text()).body:
            if isinstance(entry, fluent.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


def _of_key(key: str) -> Iterator[str]:
    """The catalogue's sentence of a key: its variables as `.*`, with each of its choices once."""
    if key in _messages() and not key.endswith("-help"):
        yield from (one for one in variants(_messages()[key]) if _says(re.sub(r"\\.|\.\*", " ", one) + " "))


def variants(pattern: fluent.Pattern) -> list[str]:
    """Regular expressions of a sentence, one for each of its choices."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            ends = [re.sub(r"(\\?\s)+", r"\\s+", re.escape(element.value))]
        elif isinstance(element.expression, fluent.SelectExpression):
            ends = [one for choice in element.expression.variants for one in variants(choice.value)]
        else:
            ends = [".*"]
        found = [start + end for start in found for end in ends]
    return found
