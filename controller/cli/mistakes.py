"""What a command was given and cannot use: one line on standard error."""

from __future__ import annotations

import sys

from controller.games.message import Coded, Message, Value, say


class InputError(ValueError):
    """What a command was given cannot be used; `message` says why."""

    def __init__(self, code: str, /, **data: Value | Coded) -> None:
        self.message: Message = say(code, **data)
        super().__init__(str(self.message))


def one_line(sentence: str) -> str:
    """The sentence without line breaks, as what people give may have some, and without halves of characters, which
    cannot be written."""
    return " ".join(sentence.splitlines()).encode("utf-8", "backslashreplace").decode()


def complain(command: str, sentence: str) -> int:
    """Say on standard error, in one line, what is wrong with the command's input; returns the exit code."""
    print(one_line(f"faro {command}: {sentence}"), file=sys.stderr)
    return 2
