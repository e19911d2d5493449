"""The service desk behind the pages' tests: the real desk, its parts showing what a test gives them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from controller.service.desk import ServiceDesk
from controller.service.indicators import Indicators
from controller.service.rig_desk import RigDesk
from controller.service.sensors import Sensors
from controller.service.window_mark import WindowMark
from controller.table.state import TableState
from firmware_bridge import notice
from hardware.fakes import FakeBox, FakeButtons, FakeBuzzer, FakeLamps
from hardware.rig.rig_snapshot import RigSnapshot

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


class _Enrolment(_Part):
    def __init__(self, shown: Any, pictures: Mapping[str, bytes]) -> None:
        super().__init__(shown)
        self._pictures = pictures

    def picture(self, digest: str) -> bytes | None:
        return self._pictures.get(digest)


class _Eye(_Part):
    def window(self) -> None:  # type: ignore[override]
        return None

    def set_up(self) -> None:
        return None


class PageDesk(ServiceDesk):
    """`asked`: how often a page wanted to know how it stands."""

    asked = 0

    def status(self, state: TableState, *, aim: bool = False) -> dict[str, Any]:
        self.asked += 1
        return super().status(state, aim=aim)


def page_desk(
    *,
    rig: RigSnapshot = AT_REST,
    camera: Mapping[str, Any] = PICTURE,
    enrol: Mapping[str, Any] | None = None,
    pictures: Mapping[str, bytes] = {},
    cards: Mapping[str, Any] | None = None,
) -> PageDesk:
    """A desk whose box, buttons, lights and buzzer are at rest; the lid was opened and shut, a hand is in the beam."""
    now_s = 0.0
    box = FakeBox(lambda: now_s)
    box.open_lid()
    box.close_lid()
    box.block_beam()
    now_s = 61.0
    return PageDesk(
        rig=RigDesk(cast(Any, _Part(rig))),
        sensors=Sensors(box=box, buttons=FakeButtons(lambda: now_s), clock=lambda: now_s),
        indicators=Indicators(lamps=FakeLamps(), buzzer=FakeBuzzer()),
        window=WindowMark(cast(Any, _Eye(camera))),
        enrolment=None if enrol is None else cast(Any, _Enrolment(enrol, pictures)),
        cards=None if cards is None else cast(Any, _Part(cards)),
    )
