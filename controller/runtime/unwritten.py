"""Reports that came while the journal took nothing and that nobody makes again: kept until it takes them."""

from __future__ import annotations

from typing import Any

from controller.runtime.inbox import Observed, Started
from firmware_bridge import notice
from hardware.devices import BoardAnswers, DeviceCleared, DeviceFault, LidEdge, Part
from vision.observations import Trouble, TroubleCleared

LID_OPEN = notice.say("table-lid-open")


class Unwritten:
    """The last report of each part that the journal did not take."""

    def __init__(self) -> None:
        self._kept: dict[str, Any] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, item: Any) -> None:
        """The journal did not take what this item of the inbox brings; one that is made again is not kept."""
        if (report := _only_report(item)) is not None:
            part, again = report
            self._kept[part] = again

    def superseded_by(self, item: Any) -> None:
        """This item is handled now: what was kept of the same part no longer counts."""
        if (report := _only_report(item)) is not None:
            self._kept.pop(report[0], None)

    def items(self) -> list[Any]:
        """The reports, in a form that the table can handle later."""
        return list(self._kept.values())


def _only_report(item: Any) -> tuple[str, Any] | None:
    """A report that is made once only: its part, and the report in a form that can be handled later; else None."""
    match item:
        case DeviceFault(part) | DeviceCleared(part) if part != Part.JOURNAL:
            return part, item
        case Started():
            return "started", item
        case BoardAnswers():
            return f"{Part.BOARD} firmware", item
        case LidEdge(open=is_open):
            return Part.LID, DeviceFault(Part.LID, LID_OPEN) if is_open else DeviceCleared(Part.LID)
        case Observed(Trouble(kind) | TroubleCleared(kind)):
            return f"{Part.VIEW} {kind}", item
        case _:
            return None
