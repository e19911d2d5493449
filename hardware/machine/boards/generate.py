"""Everything that is made from the two circuits and kept: KiCad's files, pictures, page."""

from pathlib import Path

from hardware.machine.boards import bill, inputs, kicad_pcb, kicad_sch, layout, page, pictures, sheets, shield
from hardware.machine.boards.model import Circuit

KICAD = Path(__file__).parent / "kicad"
DOCS = Path(__file__).parents[3] / "docs" / "build"


def circuits() -> tuple[Circuit, Circuit]:
    """The shield and the input board."""
    return shield.circuit(), inputs.circuit()


def kicad_files(circuit: Circuit) -> dict[Path, str]:
    """Project, schematic and board of one circuit."""
    return {
        KICAD / f"{circuit.name}.kicad_pro": kicad_pcb.project(circuit.name),
        KICAD / f"{circuit.name}.kicad_sch": kicad_sch.schematic(sheets.sheet_of(circuit)),
        KICAD / f"{circuit.name}.kicad_pcb": kicad_pcb.board(layout.stored(circuit)),
    }


def pictures_of(circuit: Circuit) -> dict[Path, str]:
    """Schematic, front and back."""
    made = layout.stored(circuit)
    folder = DOCS / "boards"
    return {
        folder / f"{circuit.name}-schematic.svg": pictures.schematic(sheets.sheet_of(circuit)),
        folder / f"{circuit.name}-front.svg": pictures.board(made, "F.Cu"),
        folder / f"{circuit.name}-back.svg": pictures.board(made, "B.Cu"),
    }


def symbols() -> dict[Path, str]:
    """The library of both schematics' symbols, and where KiCad finds it."""
    drawn = (sheets.sheet_of(circuit) for circuit in circuits())
    return {KICAD / "faro.kicad_sym": kicad_sch.library(*drawn), KICAD / "sym-lib-table": kicad_sch.library_table()}


def pages() -> dict[Path, str]:
    """The page and the picture of the wiring."""
    both = circuits()
    return {DOCS / "electronics.md": page.page(both), DOCS / "boards" / "wiring.svg": pictures.wiring(*both)}


def files() -> dict[Path, str]:
    """Every kept file and what has to stand in it."""
    found = pages() | symbols()
    for circuit in circuits():
        found |= kicad_files(circuit) | pictures_of(circuit)
    return found


def orders(folder: Path) -> dict[Path, str]:
    """Lists for a house that solders the boards: not kept, made beside the gerbers."""
    found = {}
    for circuit in circuits():
        found[folder / f"{circuit.name}-parts.csv"] = bill.order_csv(circuit)
        found[folder / f"{circuit.name}-places.csv"] = bill.places_csv(circuit)
    return found
