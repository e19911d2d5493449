"""What the service page can see and do: sensors, camera, spindles, lights, buzzer, the box's window, the table's pack.

One object for the table's loop. `status` may be asked at any time by the dealer; `act` only in test mode, which the
table sees to. It touches no game and no money; devices report to the table as always.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from controller.games.message import Message, as_message, say
from controller.service.enrolment import Enrolment
from controller.service.snapshot import rig_figures, sensor
from controller.service.window_file import WindowFile, checked
from controller.table.state import Refused, TableState
from firmware_bridge.notice import Notice, NoticeError
from hardware.devices import Buttons, Buzzer, DealingBox, Lamps, Signal, StatusLight
from hardware.rig.rig_snapshot import RigSnapshot
from vision.quads import Corners

GONE_S = 30.0
"""Seconds without a sign of life from the page after which test mode ends by itself; the page gives one each 0.3 s."""
BLINKS = 3
"""Times that a light goes on and off when it is tried."""
BLINK_S = 0.3
"""Seconds a light stays on, and off: three blinks are over in two seconds."""
TONE_S = 0.3
"""Seconds the buzzer sounds when it is tried."""
LIGHTS = ("lamp", "open", "closed", "call")


class ServiceRig(Protocol):
    """The rig of the casekeeper: `hardware.rig.rig.Rig`, or `hardware.rig.open_loop_rig.OpenLoopRig`."""

    def start(self, note: Callable[[Notice], None]) -> None: ...
    def begin(self) -> None: ...
    def end(self) -> None: ...
    def close(self) -> None: ...
    def snapshot(self) -> RigSnapshot: ...
    def show(self, spindle: int, beads: int) -> None: ...
    def jog(self, spindle: int, step_us: int) -> None: ...
    def calibrate(self, spindles: list[int]) -> None: ...
    def stop(self) -> None: ...
    def store(self) -> None: ...
    def drop(self) -> None: ...
    def undo(self) -> None: ...


class Eye(Protocol):
    """The camera thread, as far as service needs it."""

    def figures(self) -> dict[str, Any] | None: ...
    def window(self) -> Corners | None: ...
    def use_window(self, corners: Corners | None) -> None: ...


class CardMonitor(Protocol):
    """Checks on every card beside its reading: `controller.service.pack_monitor.PackMonitor`."""

    def status(self) -> dict[str, Any]: ...
    def reset(self) -> None: ...


class ServiceDesk:
    """Every part is None where the table has none. `clock`: seconds of the box's edges; `now`: seconds, monotonic;
    `note` is called with messages for the journal; `later(seconds, work)` calls `work` once, in the table's loop."""

    def __init__(
        self,
        *,
        rig: ServiceRig | None = None,
        box: DealingBox | None = None,
        buttons: Buttons | None = None,
        lamps: Lamps | None = None,
        buzzer: Buzzer | None = None,
        eye: Eye | None = None,
        window: WindowFile | None = None,
        configured_window: bool = False,
        enrolment: Enrolment | None = None,
        cards: CardMonitor | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.monotonic,
        note: Callable[[Message], None] = lambda message: None,
        later: Callable[[float, Callable[[], None]], object] = lambda seconds, work: (
            asyncio.get_running_loop().call_later(seconds, work)
        ),
    ) -> None:
        self._rig, self._box, self._buttons = rig, box, buttons
        self._lamps, self._buzzer, self._eye = lamps, buzzer, eye
        self._file, self._configured = window, configured_window
        self.enrolment, self._cards = enrolment, cards
        self._clock, self._now, self._later = clock, now, later
        self._marked = window.load() if window is not None else None
        self._blinking = ""
        self._visit = 0
        self._seen_s = now()
        self._note = note
        if eye is not None and self._marked is not None:
            eye.use_window(self._marked)

    # --- whether anybody is there ---------------------------------------------------------------------------------

    def heard(self) -> None:
        """The service page gave a sign of life."""
        self._seen_s = self._now()

    def gone(self) -> bool:
        """Nobody has looked for GONE_S, and no card of a pack to be enrolled came meanwhile: a tablet may sleep while
        it is dealt."""
        if self.enrolment is not None and self.enrolment.goes_on_alone():
            self.heard()
        return self._now() - self._seen_s > GONE_S

    def leave(self) -> None:
        """Test mode is over: whatever blinks is left alone."""
        self._visit += 1
        self._blinking = ""
        if self.enrolment is not None:
            self.enrolment.leave()

    # --- looking --------------------------------------------------------------------------------------------------

    def status(self, state: TableState) -> dict[str, Any]:
        """Everything the page shows, JSON-ready."""
        self.heard()
        return {
            "test": state.in_test,
            "faults": [{"part": part, "text": fault.json()} for part, fault in state.faults.items()],
            "sensors": self._sensors(state),
            "camera": self._eye.figures() if self._eye is not None else None,
            "window": self._window_status(),
            "rig": rig_figures(self._rig.snapshot(), state) if self._rig is not None else None,
            "lights": list(LIGHTS) if self._lamps is not None else [],
            "blinking": self._blinking,
            "buzzer": self._buzzer is not None,
            "enrol": self.enrolment.status() if self.enrolment is not None else None,
            "cards": self._cards.status() if self._cards is not None else None,
        }

    def picture(self, digest: str) -> bytes | None:
        """The JPEG of a card that is being named; None when there is none with that digest."""
        return self.enrolment.picture(digest) if self.enrolment is not None else None

    def _sensors(self, state: TableState) -> list[dict[str, Any]]:
        signals: dict[str, Signal] = {}
        for device in (self._box, self._buttons):
            if device is not None:
                signals |= device.signals()
        now_s = self._clock()
        return [sensor(pin, signal, now_s, state) for pin, signal in signals.items()]

    def _window_status(self) -> dict[str, Any] | None:
        if self._eye is None:
            return None
        by = "hand" if self._marked is not None else "configuration" if self._configured else "itself"
        found = self.enrolment.window if self.enrolment is not None else None
        return {"by": by, "corners": found or self._eye.window()}

    # --- doing ----------------------------------------------------------------------------------------------------

    def act(self, command: Mapping[str, Any]) -> None:
        """One of the service page's verbs. Raises Refused with the first reason that holds."""
        self.heard()
        verbs = {
            "show_beads": self._show,
            "jog": self._jog,
            "calibrate": self._calibrate,
            "calibration": self._calibration,
            "blink": self._blink,
            "buzz": self._buzz,
            "window": self._mark_window,
            "enrol": self._enrol,
            "begin_anew": self._reset_measurements,
        }
        verb = verbs.get(command["do"])
        if verb is None:
            raise Refused("bad_op", say("table-bad-op", verb=command["do"]))
        try:
            verb(command)
        except NoticeError as refusal:
            raise Refused("rig", as_message(refusal.message)) from None

    def _need_rig(self) -> ServiceRig:
        if self._rig is None:
            raise Refused("no_part", say("service-part-no-beads"))
        return self._rig

    def _show(self, command: Mapping[str, Any]) -> None:
        self._need_rig().show(command["spindle"], command["beads"])

    def _jog(self, command: Mapping[str, Any]) -> None:
        self._need_rig().jog(command["spindle"], command["step_us"])

    def _calibrate(self, command: Mapping[str, Any]) -> None:
        self._need_rig().calibrate(command["spindles"])

    def _calibration(self, command: Mapping[str, Any]) -> None:
        rig = self._need_rig()
        {"stop": rig.stop, "store": rig.store, "drop": rig.drop, "undo": rig.undo}[command["action"]]()

    def _buzz(self, command: Mapping[str, Any]) -> None:
        if self._buzzer is None:
            raise Refused("no_part", say("service-part-no-buzzer", key="gpio.buzzer"))
        self._buzzer.sound(TONE_S)

    def _blink(self, command: Mapping[str, Any]) -> None:
        if self._lamps is None:
            raise Refused("no_part", say("service-part-no-lights"))
        self._dark()
        self._visit += 1
        self._blinking = command["light"]
        self._blink_step(self._lamps, self._visit, 2 * BLINKS)

    def _dark(self) -> None:
        """The lamp over the window on, the status lights off: as everything is while nothing blinks."""
        if self._lamps is not None:
            self._lamps.lamp(1.0)
            self._lamps.status("idle")

    def _blink_step(self, lamps: Lamps, visit: int, left: int) -> None:
        if visit != self._visit:
            return
        on = left % 2 == 0
        if left == 0:
            self._blinking = ""
            self._dark()
            return
        if self._blinking == "lamp":
            lamps.lamp(0.0 if on else 1.0)  # it shines at rest
        else:
            lamps.status(_status(self._blinking) if on else "idle")
        self._later(BLINK_S, lambda: self._blink_step(lamps, visit, left - 1))

    def _enrol(self, command: Mapping[str, Any]) -> None:
        if self.enrolment is None:
            raise Refused("no_part", say("service-part-no-eye"))
        self.enrolment.act(command, self._marked)

    def _reset_measurements(self, command: Mapping[str, Any]) -> None:
        if self._cards is None:
            raise Refused("no_part", say("service-part-no-camera"))
        try:
            self._cards.reset()
        except OSError as error:
            raise Refused("disk", say("service-not-forgotten", why=_cause(error))) from None
        self._note(say("service-note-begun-anew"))

    def _mark_window(self, command: Mapping[str, Any]) -> None:
        """`corners` as fractions of the picture; None: no longer marked by hand."""
        if self._eye is None or self._file is None:
            raise Refused("no_part", say("service-part-no-camera"))
        corners = None if command["corners"] is None else checked(command["corners"])
        try:
            self._file.save(corners)
        except OSError as error:
            raise Refused("disk", say("service-window-not-kept", why=_cause(error))) from None
        self._marked = corners
        self._eye.use_window(corners)
        self._note(say("service-note-window-marked" if corners else "service-note-window-unmarked"))


def _cause(error: OSError) -> str:
    """What the system says."""
    return error.strerror or str(error)


def _status(name: str) -> StatusLight:
    lights: dict[str, StatusLight] = {"open": "open", "closed": "closed", "call": "call"}
    return lights[name]
