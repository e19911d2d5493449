"""Everything that is made from the two circuits and kept: KiCad's files, pictures, page."""

from pathlib import Path

from hardware.boards import inputs, kicad_pcb, kicad_sch, layout, sheets, shield
from hardware.boards.model import Circuit

KICAD = Path(__file__).parent / "kicad"


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


def files() -> dict[Path, str]:
    """Every kept file and what has to stand in it."""
    return {path: text for circuit in circuits() for path, text in kicad_files(circuit).items()}
