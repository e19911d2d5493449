"""What a command cannot use: one line on standard error, which begins with `faro COMMAND: `."""

from __future__ import annotations

import sys
from typing import IO

from controller.colours import BOLD, RED, painted

BAD_INPUT = 2
"""The exit code."""


def one_line(sentence: str) -> str:
    """The sentence without line breaks, as what people give may have some, and without halves of characters, which
    cannot be written."""
    return " ".join(sentence.splitlines()).encode("utf-8", "backslashreplace").decode()


def complain(command: str, sentence: str, stream: IO[str] | None = None) -> int:
    """Say on standard error (or `stream`), in one line, what is wrong with the command's input; returns the exit code.
    `command`: "" where none is known."""
    stream = sys.stderr if stream is None else stream
    begun = painted(f"{f'faro {command}'.strip()}:", BOLD, RED, stream=stream)
    print(f"{begun} {one_line(sentence)}", file=stream)
    return BAD_INPUT
