"""Writes docs/sight.md from `states`: theory of operation, states, cues, actions, table and diagram.

python -m controller.table.sight.page           writes it
python -m controller.table.sight.page --check   exits 1 when the file is not what would be written
"""

from __future__ import annotations

from controller.table.sight import states
from vision.track.states_page import DOCS, Machine, write

SIGHT = Machine(
    DOCS / "sight.md",
    "The sight of the table",
    (
        "`controller/table/sight` decides whether the count of the cards can be trusted, and how a doubt ends.",
        "Its state machine is `controller/table/sight/states.py`; this page is generated from it. The camera's own:",
        "[tracker.md](tracker.md), [shoe-tracker.md](shoe-tracker.md).",
    ),
    states.__doc__ or "",
    states.State,
    states.Cue,
    states.Action,
    states.TABLE,
    states.REFUSED,
    (states.State.TRUSTED.name,),
    states.Cue.STARTED,
    "python -m controller.table.sight.page",
)


if __name__ == "__main__":
    write([SIGHT], __doc__ or "")
