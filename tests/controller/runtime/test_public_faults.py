"""No tablet of a guest, the display or the dealer names a path, a device or what a library says; the service page has
it all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from controller.cli import check
from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.games.message import Message, Value, plain, say
from controller.service.desk import ServiceDesk
from controller.table import public as public_module
from controller.table import reports
from controller.table.parts import part_name
from controller.table.public import fix_of, public
from controller.table.state import Actor
from controller.table.view import table_view
from controller.web.session import _as_shown
from hardware.devices import Part, spindle_part
from tests.controller.house import Table
from tests.english import english
from tests.test_catalogue import english_sentences, wanted

DEVICE = "/dev/ttyACM0"
SECRETS = (DEVICE, "socket://10.0.0.7:4000", "/tmp/said.8/mcu")
MACHINES = ("hardware", "link", "vision", "journal")


def codes() -> list[str]:
    """Those of faults that a machine reports."""
    parts = public_module._PARTS
    return [code for code in english_sentences() if code.partition("-")[0] in MACHINES and code not in parts]


def bearing(code: str, value: Value) -> Message:
    """The message of this code with the value in every place that its sentence has."""
    return say(code, **dict.fromkeys(wanted(code, english_sentences()).variables, value))


def view_of(table: Table, viewer: Viewer) -> dict[str, Any]:
    return table_view(table.state, version=1, name="Table", demo=False, beads_at=[0] * 13, viewer=viewer)


def leaks(shown: Any) -> list[str]:
    text = shown if isinstance(shown, str) else json.dumps(shown)
    return [secret for secret in (*SECRETS, "ttyACM0", "mcu:") if secret in text]


@pytest.mark.parametrize("value", [*SECRETS, plain(f"cannot open {DEVICE}: gone"), (DEVICE, plain(DEVICE))], ids=str)
def test_no_fault_whatever_stands_in_it_names_a_device_or_a_path(value: Value) -> None:
    for code in codes():
        told = public(say("table-held-fault", part=part_name("camera"), fault=bearing(code, value)))
        assert leaks(told.json()) == [], code
        assert leaks(english(told)) == [], code
        assert told["fault"].code in {*english_sentences(), "plain"}  # type: ignore[union-attr]


@pytest.mark.parametrize("part", [Part.BOARD, spindle_part(3)])
def test_no_page_of_a_table_with_a_fault_names_a_device_or_a_path(part: str) -> None:
    """Neither where it holds play nor in the log, which has a line when it comes and when it goes."""
    table = Table()
    for code in codes():
        if wanted(code, english_sentences()).variables:
            table.do(lambda s, code=code: reports.faulted(s, part, bearing(code, DEVICE)))  # type: ignore[misc]
            assert leaks(view_of(table, PUBLIC)) == [], code
            assert DEVICE in json.dumps(ServiceDesk().status(table.state)["faults"]), "the service page has it all"
    for viewer in (DEALER_VIEW, Viewer("seat", "ann")):
        assert leaks(view_of(table, viewer)) == []
    table.do(lambda s: reports.cleared(s, part))
    assert leaks(view_of(table, PUBLIC)) == []


WENT_AWAY = say("link-went-away", port=DEVICE, why=say("link-other-end-gone"))
IN_USE = say("link-cannot-open", port=DEVICE, why=say("link-in-use"))
ABSENT = say("link-cannot-open", port=DEVICE, why="No such file or directory")
FULL = say("journal-not-written", path="/var/lib/faro/table.db", why="database or disk is full")
READ_ONLY = say("journal-not-written", path="/var/lib/faro/table.db", why="attempt to write a readonly database")


@pytest.mark.parametrize(
    ("part", "fault", "cause", "fix"),
    [
        (Part.BOARD, WENT_AWAY, "has gone", "pull the USB cable and put it back"),
        (Part.BOARD, IN_USE, "another program uses it", "end the other program that uses it"),
        (Part.BOARD, ABSENT, "is not there, or cannot be used", "plug the board in"),
        (
            Part.BOARD,
            say("hardware-no-maestro", port=DEVICE),
            "there is no link to the board",
            "set it to USB Dual Port",
        ),
        (Part.JOURNAL, FULL, "cannot be read or written", "move old journals away"),
        (Part.JOURNAL, READ_ONLY, "cannot be read or written", "Linux does this to a failing SD card"),
        (Part.CAMERA, say("vision-hangs", seconds=3), "hangs: no picture for more than 3 s", "pull the camera's cable"),
        (Part.CAMERA, say("vision-camera-closed", camera="v4l2:0"), "gives no pictures that can", "check its cable"),
        (Part.CAMERA, say("vision-phone-none"), "no phone is the camera", "show the code below"),
        (Part.CAMERA, say("vision-phone-silent", seconds=0.6), "the phone sent no picture", "look whether the phone's"),
        (Part.CAMERA, say("vision-phone-hidden"), "the phone is locked", "unlock the phone"),
        (Part.CAMERA, say("vision-jpeg-scans"), "a JPEG in several passes came", "load the phone's page"),
        (
            Part.BEAM,
            say("hardware-beam-blocked-long", seconds=9),
            "blocked for 9 s: a card in the slit",
            "take the card",
        ),
        (
            "spindle 3",
            say("hardware-bead-no-feedback", wanted=2),
            "bead 2: the feedback wire",
            "put the feedback wire back on input A3",
        ),
        (
            "exit beam pin",
            say("hardware-pin-unread", error="[Errno 5]"),
            "does not work",
            "see hardware/machine/drawings",
        ),
        (Part.LID, say("table-lid-open"), "open", ""),
    ],
    ids=str,
)
def test_a_fault_has_its_cause_for_all_and_what_to_do_for_the_dealer(
    part: str, fault: Message, cause: str, fix: str
) -> None:
    assert english(public(fault)).startswith(cause)
    assert english(fix_of(part, fault)).startswith(fix)
    assert bool(fix) == (fix_of(part, fault) is not None)


def test_what_to_do_is_said_as_in_faro_check() -> None:
    said = "".join(path.read_text() for path in Path(check.__file__).parent.glob("*.py"))
    fixes = {*public_module._FIXES.values(), *public_module._FIXES_OF.values()}
    of_phones = {fix for fix in fixes if fix.startswith("vision-fix-phone")}  # `faro check` sees none
    assert [fix for fix in fixes - of_phones if f'"{fix}"' not in said] == []


def test_an_answer_names_a_path_to_the_service_page_alone() -> None:
    assert leaks(_as_shown(ABSENT, Actor("service")).json()) == [DEVICE, "ttyACM0"]
    for actor in (Actor("seat", "ann"), Actor("dealer"), Actor("display")):
        assert leaks(_as_shown(ABSENT, actor).json()) == []
        assert _as_shown(say("table-seat-taken", player="/dev/ann"), actor)["player"] == "/dev/ann"
