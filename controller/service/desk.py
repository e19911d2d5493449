"""What the service page can see and do: sensors, camera, spindles, lights, buzzer, the box's window, the table's pack.

One object for the table's loop. `status` may be asked at any time by the dealer; `act` only in test mode, which the
table sees to. It touches no game and no money; devices report to the table as always.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from controller.games.message import Message, say
from controller.service.enrolment import Enrolment
from controller.service.indicators import Indicators
from controller.service.pack_learning import PackLearning
from controller.service.rig_desk import RigDesk
from controller.service.sensors import Sensors
from controller.service.window_mark import WindowMark
from controller.table.events import Event
from controller.table.state import Refused, TableState
from vision.quads import Image

GONE_S = 30.0
"""Seconds without a sign of life from the page after which test mode ends by itself; the page gives one each 0.3 s."""


class CardMonitor(Protocol):
    """Checks on every card beside its reading: `controller.service.pack_monitor.PackMonitor`."""

    def status(self) -> dict[str, Any]: ...
    def reset(self) -> None: ...


class ServiceDesk:
    """Hands each verb to the part that does it. `enrolment`, `cards` and `learning` are None where the table has none;
    `note` is called with messages for the journal; `now`: seconds, monotonic."""

    def __init__(
        self,
        *,
        rig: RigDesk | None = None,
        sensors: Sensors | None = None,
        indicators: Indicators | None = None,
        window: WindowMark | None = None,
        enrolment: Enrolment | None = None,
        cards: CardMonitor | None = None,
        learning: PackLearning | None = None,
        note: Callable[[Message], None] = lambda message: None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rig = rig or RigDesk()
        self._sensors = sensors or Sensors()
        self._indicators = indicators or Indicators()
        self._window = window or WindowMark()
        self._enrolment, self._cards, self._learning = enrolment, cards, learning
        self._note, self._now = note, now
        self._seen_s = now()

    # --- whether anybody is there ---------------------------------------------------------------------------------

    def heard(self) -> None:
        """The service page gave a sign of life."""
        self._seen_s = self._now()

    def gone(self) -> bool:
        """Nobody has looked for GONE_S, and no card of a pack to be enrolled came meanwhile: a tablet may sleep while
        it is dealt."""
        if self._enrolment is not None and self._enrolment.goes_on_alone():
            self.heard()
        return self._now() - self._seen_s > GONE_S

    def leave(self) -> None:
        """Test mode is over."""
        self._indicators.leave()
        if self._enrolment is not None:
            self._enrolment.leave()

    # --- looking --------------------------------------------------------------------------------------------------

    def status(self, state: TableState, *, aim: bool = False) -> dict[str, Any]:
        """Everything the page shows, JSON-ready. `aim`: the camera is being set up; else that is not measured."""
        self.heard()
        found = self._enrolment.window if self._enrolment is not None else None
        return {
            "test": state.in_test,
            "faults": [{"part": part, "text": fault.json()} for part, fault in state.faults.items()],
            "sensors": self._sensors.status(state),
            "camera": self._window.figures(),
            "aim": self._window.set_up() if aim else None,
            "window": self._window.status(found),
            "rig": self._rig.status(state),
            **self._indicators.status(),
            "enrol": self._enrolment.status() if self._enrolment is not None else None,
            "cards": self._cards.status() if self._cards is not None else None,
            "learnt": self._learning.status() if self._learning is not None else None,
        }

    def picture(self, digest: str) -> bytes | None:
        """The JPEG of a card that is being named, or was learnt; None when there is none with that digest."""
        found = self._enrolment.picture(digest) if self._enrolment is not None else None
        return self._learning.picture(digest) if found is None and self._learning is not None else found

    # --- what the table saw ---------------------------------------------------------------------------------------

    def looked_at(self, digest: str, card: Image | None) -> None:
        """The reader looked at this rectified card (None: there is none) in the picture of this digest."""
        if self._learning is not None and card is not None:
            self._learning.looked_at(digest, card)

    def heard_events(self, events: Sequence[Event], state: TableState) -> None:
        """What the journal has taken, and the table after it."""
        if self._learning is not None:
            self._learning.heard(events, state)

    # --- doing ----------------------------------------------------------------------------------------------------

    def act(self, command: Mapping[str, Any]) -> None:
        """One of the service page's verbs. Raises Refused with the first reason that holds."""
        self.heard()
        verbs = {
            "show_beads": self._rig.show,
            "jog": self._rig.jog,
            "calibrate": self._rig.calibrate,
            "calibration": self._rig.calibration,
            "blink": self._indicators.blink,
            "buzz": self._indicators.buzz,
            "window": self._window.mark,
            "enrol": self._enrol,
            "begin_anew": self._reset_measurements,
            "forget_learnt": self._forget_learnt,
        }
        verb = verbs.get(command["do"])
        if verb is None:
            raise Refused("bad_op", say("table-bad-op", verb=command["do"]))
        verb(command)

    def _enrol(self, command: Mapping[str, Any]) -> None:
        if self._enrolment is None:
            raise Refused("no_part", say("service-part-no-eye"))
        self._enrolment.act(command, self._window.marked)

    def _forget_learnt(self, command: Mapping[str, Any]) -> None:
        if self._learning is None:
            raise Refused("no_part", say("service-part-no-eye"))
        self._learning.forget(command.get("card"))

    def _reset_measurements(self, command: Mapping[str, Any]) -> None:
        if self._cards is None:
            raise Refused("no_part", say("service-part-no-camera"))
        try:
            self._cards.reset()
        except OSError as error:
            raise Refused("disk", say("service-not-forgotten", why=error.strerror or str(error))) from None
        self._note(say("service-note-begun-anew"))
