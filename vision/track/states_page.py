"""Writes docs/tracker.md from `states`: theory of operation, states, cues, actions, table and diagram.

python -m vision.track.states_page           writes it
python -m vision.track.states_page --check   exits 1 when the file is not what would be written
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

from vision.track import states
from vision.track.states import REFUSED, TABLE, Action, Cue, State

PATH = Path(__file__).parents[2] / "docs" / "tracker.md"
COMMAND = "python -m vision.track.states_page"


def page() -> str:
    """The whole text of tracker.md."""
    return "\n".join(
        [
            f"<!-- Written by `{COMMAND}`: do not edit. -->",
            "# The tracker",
            "",
            "`vision/track` turns frames into facts: which card is in the window, that it was drawn, and what else",
            "happened to it. Its state machine is `vision/track/states.py`; this page is generated from it.",
            "",
            *_theory(),
            "## Diagram",
            "",
            "Without the cues that lead back to the same state, and without REBASED.",
            "",
            *_diagram(),
            "",
            "## States",
            "",
            *_meanings(State),
            "",
            "## Cues",
            "",
            *_meanings(Cue),
            "",
            "## Actions",
            "",
            *_meanings(Action),
            "",
            "## Table",
            "",
            *_table(),
            "## Refused",
            "",
            "These pairs cannot happen; `step` raises ImpossibleCue for them.",
            "",
            *_refused(),
            "",
        ]
    )


def _theory() -> Iterator[str]:
    """The text of `states`, its headings as those of the page."""
    assert states.__doc__ is not None
    _, _, text = states.__doc__.partition("\n\n")
    text = re.sub(r"(?m)^(.+)\n(?:=+|-+)$", r"## \1", text)
    *body, _ = text.strip().split("\n\n")  # the last paragraph is about this page
    yield from "\n\n".join(body).splitlines()
    yield ""


def _diagram() -> Iterator[str]:
    """A Mermaid diagram: an arrow for each pair of states, with the cues that lead along it."""
    yield "```mermaid"
    yield "stateDiagram-v2"
    yield f"    [*] --> {State.SEARCHING.name}"
    yield f"    [*] --> {State.VACANT.name}: the window is given"
    for state, row in TABLE.items():
        for target in State:
            cues = [cue.name for cue, (to, _) in row.items() if to is target and cue is not Cue.REBASED]
            if cues and target is not state:
                yield f"    {state.name} --> {target.name}: {', '.join(cues)}"
    yield "```"


def _meanings(kind: type[Enum]) -> Iterator[str]:
    yield "| name | meaning |"
    yield "| --- | --- |"
    for one in kind:
        yield f"| {one.name} | {one.value} |"


def _table() -> Iterator[str]:
    """A table for each state."""
    for state, row in TABLE.items():
        yield f"### {state.name}"
        yield ""
        yield "| cue | next state, if another | action |"
        yield "| --- | --- | --- |"
        for cue, (to, action) in row.items():
            target = "" if to is state else to.name
            yield f"| {cue.name} | {target} | {'' if action is Action.NOTHING else action.name} |"
        yield ""


def _refused() -> Iterator[str]:
    yield "| state | cues | why |"
    yield "| --- | --- | --- |"
    for state, reasons in REFUSED.items():
        for why, cues in reasons.items():
            names = ", ".join(cue.name for cue in Cue if cue in cues)
            yield f"| {state.name} | {names} | {why} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when the file is not up to date")
    if not parser.parse_args().check:
        PATH.write_text(page())
    elif not PATH.exists() or PATH.read_text() != page():
        raise SystemExit(f"{PATH.name} is not what the table says: run {COMMAND}")


if __name__ == "__main__":
    main()
