"""The casekeeper's spindles, moved and calibrated by hand from the service page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from controller.games.message import as_message, say
from controller.service.snapshot import rig_figures
from controller.table.state import Refused, TableState
from firmware_bridge.notice import Notice, NoticeError
from hardware.rig.rig_snapshot import RigSnapshot


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


class RigDesk:
    """Without a casekeeper `rig` is None. Every verb raises Refused, with the rig's own reason too."""

    def __init__(self, rig: ServiceRig | None = None) -> None:
        self._rig = rig

    def status(self, state: TableState) -> dict[str, Any] | None:
        """What the spindles do, JSON-ready; None without a rig."""
        return rig_figures(self._rig.snapshot(), state) if self._rig is not None else None

    def show(self, command: Mapping[str, Any]) -> None:
        """Bring a spindle to a number of beads. Raises Refused."""
        self._do(lambda rig: rig.show(command["spindle"], command["beads"]))

    def jog(self, command: Mapping[str, Any]) -> None:
        """Move a servo by a step. Raises Refused."""
        self._do(lambda rig: rig.jog(command["spindle"], command["step_us"]))

    def calibrate(self, command: Mapping[str, Any]) -> None:
        """Begin to calibrate spindles. Raises Refused."""
        self._do(lambda rig: rig.calibrate(command["spindles"]))

    def calibration(self, command: Mapping[str, Any]) -> None:
        """Stop, store, drop or undo a calibration. Raises Refused."""
        action = command["action"]
        self._do(lambda rig: {"stop": rig.stop, "store": rig.store, "drop": rig.drop, "undo": rig.undo}[action]())

    def _do(self, act: Callable[[ServiceRig], None]) -> None:
        if self._rig is None:
            raise Refused("no_part", say("service-part-no-beads"))
        try:
            act(self._rig)
        except NoticeError as refusal:
            raise Refused("rig", as_message(refusal.message)) from None
