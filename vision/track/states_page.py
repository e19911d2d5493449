"""Writes docs/tracker.md from `states` and docs/shoe-tracker.md from `shoe_states`: theory of operation, states, cues,
actions, table and diagram.

python -m vision.track.states_page           writes them
python -m vision.track.states_page --check   exits 1 when a file is not what would be written
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from vision.track import shoe_states, states

DOCS = Path(__file__).parents[2] / "docs"
COMMAND = "python -m vision.track.states_page"

Table = Mapping[Any, Mapping[Any, tuple[Any, Any]]]
"""For each state and cue the next state and the action."""


@dataclass(frozen=True, slots=True)
class Machine:
    """A state machine and its page. `about`: what it is for; `starts`: the arrows that lead to its first state;
    `left_out`: the cue that the diagram does not show; `command`: what writes the page."""

    path: Path
    title: str
    about: tuple[str, ...]
    theory: str
    states: type[Enum]
    cues: type[Enum]
    actions: type[Enum]
    table: Table
    refused: Mapping[Any, Mapping[str, tuple[Any, ...]]]
    starts: tuple[str, ...]
    left_out: Enum
    command: str = COMMAND


BOX = Machine(
    DOCS / "tracker.md",
    "The tracker",
    (
        "`vision/track` turns frames into facts: which card is in the window, that it was drawn, and what else",
        "happened to it. Its state machine is `vision/track/states.py`; this page is generated from it.",
    ),
    states.__doc__ or "",
    states.State,
    states.Cue,
    states.Action,
    states.TABLE,
    states.REFUSED,
    (states.State.SEARCHING.name, f"{states.State.VACANT.name}: the window is given"),
    states.Cue.REBASED,
)
SHOE = Machine(
    DOCS / "shoe-tracker.md",
    "The tracker of the shoe",
    (
        "The shoe's cards are read while they slide ([build/shoe.md](build/shoe.md)). Its state machine is",
        "`vision/track/shoe_states.py`; this page is generated from it. How well it reads: [measurements.md]"
        "(measurements.md#the-shoe).",
    ),
    shoe_states.__doc__ or "",
    shoe_states.State,
    shoe_states.Cue,
    shoe_states.Action,
    shoe_states.TABLE,
    shoe_states.REFUSED,
    (shoe_states.State.UNKNOWN.name,),
    shoe_states.Cue.BLINDED,
)


def page(machine: Machine) -> str:
    """The whole text of its page."""
    return "\n".join(
        [
            f"<!-- Written by `{machine.command}`: do not edit. -->",
            f"# {machine.title}",
            "",
            *machine.about,
            "",
            *_theory(machine.theory),
            "## Diagram",
            "",
            f"Without the cues that lead back to the same state, and without {machine.left_out.name}.",
            "",
            *_diagram(machine),
            "",
            "## States",
            "",
            *_meanings(machine.states),
            "",
            "## Cues",
            "",
            *_meanings(machine.cues),
            "",
            "## Actions",
            "",
            *_meanings(machine.actions),
            "",
            "## Table",
            "",
            *_table(machine.table),
            "## Refused",
            "",
            "These pairs cannot happen; `step` raises ImpossibleCue for them.",
            "",
            *_refused(machine),
            "",
        ]
    )


def _theory(doc: str) -> Iterator[str]:
    """The text of the module, its headings as those of the page."""
    _, _, text = doc.partition("\n\n")
    text = re.sub(r"(?m)^(.+)\n(?:=+|-+)$", r"## \1", text)
    *body, _ = text.strip().split("\n\n")  # the last paragraph is about this page
    yield from "\n\n".join(body).splitlines()
    yield ""


def _diagram(machine: Machine) -> Iterator[str]:
    """A Mermaid diagram: an arrow for each pair of states, with the cues that lead along it."""
    yield "```mermaid"
    yield "stateDiagram-v2"
    for start in machine.starts:
        yield f"    [*] --> {start}"
    for state, row in machine.table.items():
        for target in machine.states:
            cues = [cue.name for cue, (to, _) in row.items() if to is target and cue is not machine.left_out]
            if cues and target is not state:
                yield f"    {state.name} --> {target.name}: {', '.join(cues)}"
    yield "```"


def _meanings(kind: type[Enum]) -> Iterator[str]:
    yield "| name | meaning |"
    yield "| --- | --- |"
    for one in kind:
        yield f"| {one.name} | {one.value} |"


def _table(table: Table) -> Iterator[str]:
    """A table for each state."""
    for state, row in table.items():
        yield f"### {state.name}"
        yield ""
        yield "| cue | next state, if another | action |"
        yield "| --- | --- | --- |"
        for cue, (to, action) in row.items():
            target = "" if to is state else to.name
            yield f"| {cue.name} | {target} | {'' if action.name == 'NOTHING' else action.name} |"
        yield ""


def _refused(machine: Machine) -> Iterator[str]:
    yield "| state | cues | why |"
    yield "| --- | --- | --- |"
    for state, reasons in machine.refused.items():
        for why, cues in reasons.items():
            names = ", ".join(cue.name for cue in machine.cues if cue in cues)
            yield f"| {state.name} | {names} | {why} |"


def write(machines: Iterable[Machine], about: str) -> None:
    """Writes the pages, or with `--check` on the command line only compares them. `about`: the help of the command.
    Raises SystemExit for a page that is not up to date."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a file is not up to date")
    check = parser.parse_args().check
    for machine in machines:
        if not check:
            machine.path.write_text(page(machine))
        elif not machine.path.exists() or machine.path.read_text() != page(machine):
            raise SystemExit(f"{machine.path.name} is not what the table says: run {machine.command}")


if __name__ == "__main__":
    write((BOX, SHOE), __doc__ or "")
