"""KiCad's own word on the boards: fills the zones, runs its design rule check, writes gerbers, drill files and plots.

Runs under the Python that has KiCad's module (Debian: /usr/bin/python3 with the package kicad): `make boards`. Needs
nothing else of this project. Exits 1 where KiCad finds a fault.
"""

import argparse
import shutil
import sys
from pathlib import Path
from typing import Any

LAYERS = ("F.Cu", "B.Cu", "F.SilkS", "F.Mask", "B.Mask", "F.Paste", "Edge.Cuts")


def check(pcbnew: Any, board: Any, report: Path) -> int:
    """Fill the zones and count what KiCad's check finds."""
    filler = pcbnew.ZONE_FILLER(board)
    filler.Fill(board.Zones())
    pcbnew.WriteDRCReport(board, str(report), pcbnew.EDA_UNITS_MILLIMETRES, True)
    lines = report.read_text().splitlines()
    return sum(line.startswith("[") for line in lines)


def gerbers(pcbnew: Any, board: Any, folder: Path) -> None:
    """Copper, mask, print, paste, edge and drill, as board houses want them."""
    folder.mkdir(parents=True, exist_ok=True)
    control = pcbnew.PLOT_CONTROLLER(board)
    options = control.GetPlotOptions()
    options.SetOutputDirectory(str(folder.resolve()))
    options.SetPlotFrameRef(False)
    options.SetUseGerberX2format(True)
    options.SetSubtractMaskFromSilk(True)
    for layer in LAYERS:
        control.SetLayer(board.GetLayerID(layer))
        control.OpenPlotfile(layer.replace(".", "_"), pcbnew.PLOT_FORMAT_GERBER, layer)
        control.PlotLayer()
    control.ClosePlot()
    drill = pcbnew.EXCELLON_WRITER(board)
    drill.SetOptions(False, False, pcbnew.wxPoint(0, 0), False)
    drill.SetFormat(True)
    drill.CreateDrillandMapFilesSet(str(folder), True, False)


def main() -> int:
    """The command."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("boards", nargs="+", type=Path, help="files .kicad_pcb")
    options.add_argument("--out", type=Path, default=Path("build/boards"))
    chosen = options.parse_args()
    try:
        import pcbnew
    except ImportError:
        print(
            "KiCad's Python module is missing: no design rule check by KiCad, no gerbers. Debian: apt-get install kicad"
        )
        return 0
    chosen.out.mkdir(parents=True, exist_ok=True)
    found = 0
    for path in chosen.boards:
        copy = chosen.out / path.name
        for source in path.parent.glob(f"{path.stem}.*"):
            shutil.copy(source, chosen.out / source.name)
        board = pcbnew.LoadBoard(str(copy))
        report = chosen.out / f"{path.stem}-drc.txt"
        faults = check(pcbnew, board, report)
        found += faults
        board.Save(str(copy))
        folder = chosen.out / f"{path.stem}-gerbers"
        shutil.rmtree(folder, ignore_errors=True)
        gerbers(pcbnew, board, folder)
        shutil.make_archive(str(folder), "zip", folder)
        print(f"{path.stem}: {faults} faults by KiCad {pcbnew.GetBuildVersion()} ({report}); {folder}.zip")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
