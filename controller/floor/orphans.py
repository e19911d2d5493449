"""Ends what a program has begun when the program itself has ended, however that was: also by kill -9, which it does not
survive to do it."""

from __future__ import annotations

import subprocess
from pathlib import Path

SCRIPT = """
read -r _
if [ "$1" != 0 ]; then
    kill -INT "$1" 2>/dev/null
    n=0
    while kill -0 "$1" 2>/dev/null && [ $n -lt 100 ]; do sleep 0.1; n=$((n + 1)); done
    kill -KILL "$1" 2>/dev/null
fi
n=0
while [ -n "$2" ] && [ -e "$2" ] && [ $n -lt 100 ]; do rm -rf "$2" 2>/dev/null || sleep 0.1; n=$((n + 1)); done
"""
"""Its input ends with the program that holds the other end. SIGKILL after 10 s. Somebody else who is being ended may
still write into the folder."""


class Orphan:
    """While this lasts a shell watches over a process, None: over none, and over a folder, None: over none. They are
    ended and taken away when the program ends without having called it off."""

    def __init__(self, pid: int | None, folder: Path | None = None) -> None:
        words = ["/bin/sh", "-c", SCRIPT, "sh", str(pid or 0), "" if folder is None else str(folder)]
        null = subprocess.DEVNULL
        self._shell = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=null, stderr=null, cwd="/", start_new_session=True
        )

    def call_off(self) -> None:
        """Whoever holds this ends it himself."""
        self._shell.kill()
        self._shell.wait()
        if self._shell.stdin is not None:
            self._shell.stdin.close()
