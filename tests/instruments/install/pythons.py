"""`make test-pythons`: `.ci/run` in fresh Debian 12 (Python 3.11) and 13 (3.13), as root, from a clone of this one.

python -m tests.instruments.install.pythons [--suite bookworm] [--suite trixie] [WORD...]

With words (tests/games -x) `make test ARGS="WORD..."` alone. Needs what tests.instruments.install needs. Exit code 0:
all good; 1: something failed, as the output says; 2: this machine cannot do it.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys

from tests.instruments.install.__main__ import SUITES
from tests.instruments.install.checks import SOURCE, put_source
from tests.instruments.install.machine import Machine, Missing, ready


def main() -> int:
    parser = argparse.ArgumentParser(prog="make test-pythons", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--suite", action="append", choices=SUITES, help="only this one")
    parser.add_argument("words", nargs="*", metavar="WORD", help="for pytest: that alone")
    args = parser.parse_args()
    failed: list[str] = []
    try:
        ready()
        for suite in args.suite or SUITES:
            print(f"{suite}: a fresh system", flush=True)
            machine = Machine(suite, "pythons")
            put_source(machine)
            # git says nothing of a clone that is another user's.
            subprocess.run(["chown", "-R", "0:0", machine.root / SOURCE.lstrip("/")], check=True)
            if machine.shown(f"cd {SOURCE} && {command_of(args.words)}"):
                failed.append(suite)
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 2
    print(f"failed in {' and '.join(failed)}" if failed else "all good")
    return 1 if failed else 0


def command_of(words: list[str]) -> str:
    """What is run in the system."""
    return f"make test ARGS={shlex.quote(shlex.join(words))}" if words else ".ci/run"


if __name__ == "__main__":
    sys.exit(main())
