"""The whole installation in fresh Debian systems: `make install`, the units under their own systemd, `faro check` in
what can be broken there, installing again, taking it away.

python -m tests.instruments.install [--suite bookworm] [--suite trixie]

Needs root, debootstrap, systemd-nspawn and the network; some minutes, about 4 GB in build/check-install. Exit code 0:
all good; 1: a check failed; 2: this machine cannot do it.
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.instruments.install.checks import CHECKS, put_source, take_over
from tests.instruments.install.machine import Failed, Machine, Missing, ready

SUITES = ("bookworm", "trixie")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.instruments.install", description=__doc__.partition("\n\n")[0]
    )
    parser.add_argument("--suite", action="append", choices=SUITES, help="only this one")
    suites = parser.parse_args().suite or SUITES
    failed, before = 0, None
    try:
        ready()
        for suite in suites:
            print(f"{suite}: a fresh system", flush=True)
            machine = Machine(suite)
            put_source(machine)
            if before is not None:
                take_over(before, machine)
            failed += _checked(machine)
            before = machine
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 2
    print(f"{failed} checks failed" if failed else "all good")
    return 1 if failed else 0


def _checked(machine: Machine) -> int:
    """How many checks failed. What a check needs of those before it stands in their order."""
    failed = 0
    try:
        for check in CHECKS:
            began_s = time.monotonic()
            try:
                check(machine)
                word, why = "ok    ", ""
            except Failed as error:
                failed += 1
                word, why = "FAILED", f"\n        {error}"
            what = " ".join((check.__doc__ or "").split())
            print(f"{word} {machine.suite}: {what} ({time.monotonic() - began_s:.0f} s){why}", flush=True)
    finally:
        machine.close()
    return failed


if __name__ == "__main__":
    sys.exit(main())
