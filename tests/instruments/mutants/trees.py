"""A copy of the repository into which one fault at a time is put."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.instruments.mutants.faults import Fault

ROOT = Path(__file__).parents[3]
_written = count(1)


class Tree:
    """The files of the repository as they are now, in the folder `root`, which is emptied first."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.rmtree(root, ignore_errors=True)
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                target = root / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, target)

    @contextmanager
    def holding(self, fault: Fault) -> Generator[None]:
        """With the fault in it."""
        source = (ROOT / fault.path).read_text()
        file = self.root / fault.path
        _write(file, fault.put_in(source))
        try:
            yield
        finally:
            _write(file, source)


def _write(file: Path, text: str) -> None:
    """Each version of the file has a time of its own: no compiled one is taken for another."""
    file.write_text(text)
    stamp = 1_000_000_000 + next(_written)
    os.utime(file, (stamp, stamp))
