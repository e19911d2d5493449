"""Writes KiCad's files, pictures and page of the two boards from their circuits.

python -m hardware.machine.boards           writes them
python -m hardware.machine.boards --check   exits 1 when one is not what would be written, or a board breaks a rule
python -m hardware.machine.boards --route
    routes the tracks again first (a minute); only after a circuit or a place has changed
"""

import argparse
from pathlib import Path

from hardware.machine.boards import checks, layout, rules
from hardware.machine.boards.generate import circuits, files, orders


def main() -> int:
    """The command."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = options.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="only compare and prove")
    options.add_argument("--orders", type=Path, metavar="FOLDER", help="write lists of parts and places there as well")
    what.add_argument("--route", action="store_true", help="lay the tracks anew first")
    chosen = options.parse_args()
    if chosen.route:
        from hardware.machine.boards import router

        for circuit in circuits():
            layout.write_routes(circuit, *router.route(circuit))
    faults = rules.swapped(*circuits())
    for circuit in circuits():
        faults += [f"{circuit.name}: {fault}" for fault in rules.faults(circuit)]
        faults += [f"{circuit.name}: {fault}" for fault in checks.faults(layout.stored(circuit))]
    for path, text in files().items():
        if not chosen.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            faults.append(f"{path.name} is not what the circuits say: python -m hardware.machine.boards")
    for path, text in orders(chosen.orders).items() if chosen.orders else ():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    print("\n".join(faults) or "no faults")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
