"""The sheet of a dealer's training: which cases there are, how each went, and the one that a power cut has interrupted.
It is kept in the state folder of the training alone."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from controller.demo.cases import Mistake, Result, read_mistake
from controller.games.message import UserError, say
from hardware.files import write_whole

FORMAT = 1


class SheetError(UserError):
    """The sheet's file cannot be read."""


@dataclass(frozen=True, slots=True)
class Dark:
    """A case that goes on after the power is back: what happened, and the journal's last row before the cut."""

    mistake: Mistake
    seq: int


class TrainingSheet:
    """The cases in their order with what became of them; each change is written to `path` at once."""

    def __init__(self, path: Path, cases: Sequence[str], known: Collection[str] = ()) -> None:
        """Takes up what `path` holds, if it is there: some of the `known` cases, those of `cases` where none are
        given. Raises SheetError where that is no sheet."""
        self._path, self.cases = path, tuple(cases)
        self._known = frozenset(known or cases)
        self.results: list[Result] = []
        self.dark: Dark | None = None
        if path.exists():
            self._read()

    @property
    def next(self) -> str | None:
        """The case that comes next, None when all are over."""
        return self.cases[len(self.results)] if len(self.results) < len(self.cases) else None

    @property
    def right(self) -> int:
        """Cases in which the dealer did what is right."""
        return sum(result.outcome == "right" for result in self.results)

    def over(self, result: Result) -> None:
        """The present case has ended so."""
        self.results.append(result)
        self.dark = None
        self._keep()

    def again(self) -> None:
        """The present case never showed; it comes again."""
        self.dark = None
        self._keep()

    def cut(self, dark: Dark) -> None:
        """The power goes; the case is gone on with afterwards."""
        self.dark = dark
        self._keep()

    def _keep(self) -> None:
        dark = None if self.dark is None else {"mistake": self.dark.mistake.json(), "seq": self.dark.seq}
        kept = {
            "format": FORMAT,
            "cases": self.cases,
            "results": [asdict(result) for result in self.results],
            "dark": dark,
        }
        write_whole(self._path, json.dumps(kept))

    def _read(self) -> None:
        try:
            kept = json.loads(self._path.read_text())
            if kept["format"] != FORMAT:
                raise ValueError(kept["format"])
            self.cases = tuple(str(case) for case in kept["cases"])
            self.results = [Result(**result) for result in kept["results"]]
            if unknown := set(self.cases) - self._known:
                raise ValueError(unknown)
            dark = kept["dark"]
            self.dark = None if dark is None else Dark(read_mistake(dark["mistake"]), int(dark["seq"]))
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            raise SheetError(say("training-bad-sheet", path=str(self._path))) from None
