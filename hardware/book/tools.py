"""Tools: what one has to have and does not build in."""

from hardware.book.model import Tool

TOOLS = {
    "printer": Tool("printer for PETG, bed of 220 x 220 mm, nozzle 0.4 mm", "hired or at a makers' club"),
    "iron": Tool("soldering iron with a tip for M3 inserts", "230 C"),
    "solder": Tool("soldering iron with a fine tip, solder 0.5 mm, flux, tweezers"),
    "crimp": Tool("crimping tool for JST XH (Engineer PA-09 or like)", "every plug", 35.0),
    "ferrules": Tool("crimping tool for ferrules of 2.5 mm2"),
    "stripper": Tool("wire stripper, side cutter"),
    "meter": Tool("multimeter: volts, ohms, 10 A"),
    "bench": Tool("bench supply 5 V, current limit settable to 0.2 A", "borrowed is enough"),
    "cross": Tool("cross screwdriver PH0"),
    "hex 1.5": Tool("hexagon key 1.5 mm", "countersunk M2.5"),
    "hex 2": Tool("hexagon key 2 mm", "countersunk M3, cylinder head M2.5"),
    "hex 3": Tool("hexagon key 3 mm", "cylinder head M4"),
    "hex 2.5": Tool("hexagon key 2.5 mm", "cylinder head M3"),
    "flat": Tool("flat screwdriver 3 mm", "screw terminals"),
    "vice": Tool("vice with smooth jaws, or a small press"),
    "reamer": Tool("reamer or drill 3.1 mm"),
    "calliper": Tool("calliper"),
    "file": Tool("fine file"),
    "ruler": Tool("steel ruler 600 mm"),
    "saw": Tool("saw for plywood"),
    "drill": Tool("drill with bits of 1.5, 2, 2.2, 2.7, 3.4 and 4 mm"),
    "countersink": Tool("countersink 90 degrees"),
    "spanner": Tool("spanner for the stop button's nut", "comes with it or 36 mm"),
    "abrasive": Tool("abrasive paper 320 on a plate of glass"),
    "gauge": Tool("feeler gauge 0.42 mm (0.40 and 0.02 together)"),
    "super glue": Tool("cyanoacrylate glue, and thin double-sided tape"),
    "sheet printer": Tool("paper printer that prints true to scale"),
    "cross 2": Tool("cross screwdriver PH2 or PZ2", "wood screws"),
    "glue": Tool("hot glue"),
    "computer": Tool("computer with a reader for memory cards"),
}
DRIVERS = {
    "ISO 10642 M3": "hex 2",
    "ISO 10642 M2.5": "hex 1.5",
    "ISO 4762 M3": "hex 2.5",
    "ISO 4762 M2.5": "hex 2",
    "tapping": "cross",
    "ISO 4762 M4": "hex 3",
    "wood 2": "cross",
    "wood 3.5": "cross 2",
    "ISO 7045 M2": "cross",
    "servo": "cross",
}
"""What drives a screw, by standard and thread (ISO 4762, ISO 10642)."""
