"""What people call the parts that faults name, and the phases that a late command names."""

from __future__ import annotations

import pytest

from controller.games.message import say
from controller.table.events import FaultCleared, FaultRaised, Resumed
from controller.table.log import lines
from controller.table.moment import Moment, compare
from controller.table.parts import part_name
from controller.table.state import Refused, TableState
from hardware.devices import SPINDLE_COUNT, Part, spindle_part
from tests.english import english
from tests.test_catalogue import english_sentences, wanted

INPUTS = [
    *(f"{part} {what}" for part in (Part.BEAM, Part.LID_SWITCH, Part.FOLLOWER) for what in ("wire", "pin")),
    *(f"{name} button{what}" for name in ("no more bets", "hold", "call") for what in ("", " pin")),
]


@pytest.mark.parametrize("part", [*Part, *INPUTS, *map(spindle_part, range(SPINDLE_COUNT)), "spindle K"])
def test_in_english_a_part_is_called_as_in_the_journal(part: str) -> None:
    assert english(part_name(part)) == ("casekeeper's board" if part == Part.BOARD else part)


def test_the_catalogue_names_every_part() -> None:
    named = wanted("hardware-part", english_sentences()).variables["part"]
    assert named == {part.replace(" ", "_") for part in [*Part, *INPUTS]} | {"other"}


def test_no_line_of_the_log_has_the_bare_name_of_a_part() -> None:
    table = TableState()
    what = say("table-lid-open")
    for event in (FaultRaised("exit beam wire", what), FaultCleared("exit beam wire")):
        (line,) = lines(table, event, table)
        assert line["part"] == part_name("exit beam wire")
    (line,) = lines(table, Resumed(("mcu", "spindle 3")), table)
    assert line["without"] == (part_name("mcu"), part_name("spindle 3"))
    assert english(line) == "play goes on without casekeeper's board, spindle 3"


@pytest.mark.parametrize("phase", ["none", "test", "bets_open", "bets_closed", "over", "void", "loser_shown"])
def test_a_phase_that_a_late_command_names_is_a_message(phase: str) -> None:
    with pytest.raises(Refused) as refused:
        compare({"deal": 2, "round": 3, "phase": phase}, Moment(2, 4, "bets_open"), of_seat=True)
    meant = refused.value.text["meant"]
    assert english(meant) == f"deal 2, round 3, {phase.replace('_', ' ')}"  # type: ignore[arg-type]
    assert meant["phase"].code == "table-phase"  # type: ignore[call-overload, index, union-attr]
