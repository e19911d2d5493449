"""One table for all that a machine is put together from: what is printed, cut and bought, and where it is shown."""

from dataclasses import dataclass

from hardware.machine.drawings import params as p

PRINTED = "printed"
CUT = "cut"
BOUGHT = "bought"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a parts list. `part` is what its solids are called in the drawings, `kind` PRINTED, CUT or BOUGHT,
    `maker` the maker's or standard's number (for prints the name of the STL file), `source` who sells it, `use` what
    it is for, `pictures` the pictures in docs/build on which it is seen."""

    part: str
    kind: str
    number: int
    name: str
    maker: str
    source: str
    use: str
    pictures: tuple[str, ...]


def tapping(length: float) -> tuple[str, str]:
    """Name and maker's column of a screw that cuts its own thread in a print of PETG: thread 2.0 mm (no size of ISO
    1478), cross recess. A wider head than SERVO_SCREW_HEAD_D would meet what is beside it."""
    return (
        f"tapping screw for plastics 2 x {length:.0f}, pan head, PH0",
        f"any, head {p.SERVO_SCREW_HEAD_D:.1f} mm at most",
    )
