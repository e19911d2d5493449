"""The service desk behind the pages' tests: the real desk, its parts showing what a test gives them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from controller.service.desk import ServiceDesk
from firmware_bridge import notice
from hardware.fakes import FakeBox, FakeButtons, FakeBuzzer, FakeLamps
from hardware.rig_snapshot import RigSnapshot

AT_REST = RigSnapshot(trouble=notice.say("service-part-no-beads"))
PICTURE = {"width": 1280, "height": 720, "fps": 29.9, "brightness": 101, "focus": 310, "verdict": None}


class _Part:
    """Rig, camera, enrolment or card monitor: it stands still and shows this."""

    window = None

    def __init__(self, shown: Any) -> None:
        self._shown = shown

    def status(self) -> Any:
        return self._shown

    snapshot = figures = status

    def goes_on_alone(self) -> bool:
        return False

    def leave(self) -> None: ...

    def picture(self, digest: str) -> None: ...


class _Eye(_Part):
    def window(self) -> None:  # type: ignore[override]
        return None


def page_desk(
    *,
    rig: RigSnapshot = AT_REST,
    camera: Mapping[str, Any] = PICTURE,
    enrol: Mapping[str, Any] | None = None,
    cards: Mapping[str, Any] | None = None,
) -> ServiceDesk:
    """A desk whose box, buttons, lights and buzzer are at rest; the lid was opened and shut, a hand is in the beam."""
    now_s = 0.0
    box = FakeBox(lambda: now_s)
    box.open_lid()
    box.close_lid()
    box.block_beam()
    now_s = 61.0
    return ServiceDesk(
        rig=cast(Any, _Part(rig)),
        box=box,
        buttons=FakeButtons(lambda: now_s),
        lamps=FakeLamps(),
        buzzer=FakeBuzzer(),
        eye=cast(Any, _Eye(camera)),
        enrolment=None if enrol is None else cast(Any, _Part(enrol)),
        cards=None if cards is None else cast(Any, _Part(cards)),
        clock=lambda: now_s,
    )
