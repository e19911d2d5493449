"""What drawing and examining a machine came to, as `make drawings` prints it."""

from collections.abc import Sequence
from dataclasses import dataclass

from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.printability import Print


@dataclass(frozen=True, slots=True)
class Outcome:
    """`nearest`: the least clearance of what moves and is not meant to touch, mm, and the two parts; None where nothing
    moves. `more`: what else is wrong, a line each."""

    machine: str
    overlaps: Sequence[Clash]
    nearest: tuple[float, str, str] | None
    prints: Sequence[Print]
    more: Sequence[str] = ()

    def wrong(self) -> list[str]:
        """A line for each thing that must not be."""
        clashes = [
            f"{one.where}: {one.one} and {one.other} overlap by {one.volume_mm3:.2f} mm3" for one in self.overlaps
        ]
        return [*clashes, *self.more, *(fault for one in self.prints for fault in one.faults())]

    def lines(self) -> list[str]:
        """Overlaps, the least clearance, and of each printed part the smallest wall and the widest overhang."""
        found = [
            f"{self.machine}: {len(self.overlaps)} overlaps{_clearance(self.nearest)}; smallest walls and overhangs:"
        ]
        return found + [
            f"  {one.name}: wall {min(one.wall_mm, one.floor_mm):.2f} mm, {_overhang(one)}" for one in self.prints
        ]


def summary(outcomes: Sequence[Outcome], seconds: float) -> str:
    """All machines in one line; `seconds`: of the processor."""
    prints = [one for outcome in outcomes for one in outcome.prints]
    thin = min(prints, key=lambda one: min(one.wall_mm, one.floor_mm))
    wide = max(prints, key=lambda one: one.overhang_mm)
    near = min((one.nearest for one in outcomes if one.nearest is not None), default=None)
    return (
        f"all: {sum(len(one.overlaps) for one in outcomes)} overlaps{_clearance(near)}; {len(prints)} printed parts, "
        f"smallest wall {min(thin.wall_mm, thin.floor_mm):.2f} mm ({thin.name}), widest overhang "
        f"{wide.overhang_mm:.1f} mm ({wide.name}); {seconds:.0f} s of the processor"
    )


def _clearance(nearest: tuple[float, str, str] | None) -> str:
    return "" if nearest is None else f", least clearance {nearest[0]:.2f} mm, {nearest[1]} and {nearest[2]}"


def _overhang(one: Print) -> str:
    return f"overhang {one.overhang_mm:.1f} mm, bridged" if one.overhang_mm else "no overhang"
