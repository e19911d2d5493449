"""One table for all that a machine is put together from: what is printed, cut and bought, and where it is shown."""

from dataclasses import dataclass

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
