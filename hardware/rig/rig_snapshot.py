"""How the service rig of the casekeeper stands: frozen values for whoever shows them. No driver, no thread."""

from collections.abc import Collection
from dataclasses import dataclass, field

from firmware_bridge.notice import Notice, NoticeError, say
from hardware.beads.servo import FEEDBACK_ADC, CasekeeperCalibration, SpindleCalibration
from hardware.devices import ALL_SPINDLES, SPINDLE_COUNT, check_beads

LARGEST_STEP_US = 200


class RigRefused(NoticeError):
    """What was asked cannot be done now."""


@dataclass(frozen=True, slots=True)
class SpindleSnapshot:
    """One spindle: the pulse commanded (us, None: released), the feedback (us and ADC counts), the last fault."""

    commanded_us: int | None = None
    measured_us: int | None = None
    adc: int | None = None
    moving: bool = False
    fault: Notice | None = None

    @property
    def wire_off(self) -> bool:
        """The feedback reads what no potentiometer gives: `measured_us` means nothing."""
        return self.adc is not None and not FEEDBACK_ADC[0] <= self.adc <= FEEDBACK_ADC[1]


@dataclass(frozen=True, slots=True)
class RigSnapshot:
    """The rig at one moment. `board`: who answers, None when nobody does, then `trouble` says why; `busy`: what is
    being done; `said`: how the last thing ended, sentence by sentence; `found`: places not yet stored."""

    active: bool = False
    board: Notice | None = None
    trouble: Notice | None = None
    supply_mv: int | None = None
    busy: Notice | None = None
    said: tuple[Notice, ...] = ()
    spindles: tuple[SpindleSnapshot, ...] = (SpindleSnapshot(),) * SPINDLE_COUNT
    places: CasekeeperCalibration = field(default_factory=CasekeeperCalibration)
    found: tuple[SpindleCalibration | None, ...] = (None,) * SPINDLE_COUNT
    can_undo: bool = False
    fitted: Collection[int] = ALL_SPINDLES
    """The spindles that there are."""
    feedback: bool = True
    """Positions are measured, and places can be found by feel."""


def check_fitted(spindle: int, fitted: Collection[int]) -> None:
    """ValueError when there can be no such spindle, RigRefused when this casekeeper does not have it."""
    check_beads(spindle, 0)
    if spindle not in fitted:
        raise RigRefused(say("hardware-not-fitted", spindle=spindle, fitted=tuple(sorted(fitted))))


def check_step(step_us: int) -> None:
    """RigRefused when this is no small step."""
    if not 0 < abs(step_us) <= LARGEST_STEP_US:
        raise RigRefused(say("hardware-step", given=step_us, most=LARGEST_STEP_US))
