"""What a person at the table is asked to do and to look at. The questions go to standard error: standard output is the
protocol's.
"""

from __future__ import annotations

import sys

from controller.catalogue import text
from controller.cli.check.computer import Finding


class Person:
    """Whoever stands at the table. Where nobody can answer any more (the input has ended) nothing more is asked."""

    def __init__(self) -> None:
        self.gone = False

    def answer(self, question: str) -> str | None:
        """A line, without the blanks at its ends and in small letters; None where nobody answers."""
        if self.gone:
            return None
        print(question, end=" ", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        self.gone = not line
        return None if self.gone else line.strip().lower()

    def done(self, what: str) -> bool:
        """Ask for something and wait until it was done; False where nobody answers."""
        return self.answer(f"{what} {text('acceptance-enter')}") is not None

    def sees(self, part: str, question: str) -> Finding:
        """Whether it is so, as the person says."""
        answer = self.answer(f"{question} {text('acceptance-yes-or-no')}")
        if answer is None:
            return Finding(part, "wrong", text("acceptance-unanswered", question=question), data={"answer": None})
        yes = answer in ("y", "yes", *text("cli-calibrate-yes-words").split())
        how = text("acceptance-answered", question=question, yes=yes)
        return Finding(part, "good" if yes else "wrong", how, data={"answer": yes})
