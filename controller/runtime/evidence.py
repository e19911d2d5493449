"""The pictures cards were read from: whether every one that the events name is kept unaltered.

A picture is named by the digest of its bytes, and the event that names it is part of the journal's hash chain: a chain
that is whole and pictures that fit their digests prove what the camera saw. Reads the journal, changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from controller.games.message import Message, Value, say
from controller.runtime.journal import Journal, JournalError


@dataclass(frozen=True, slots=True)
class Evidence:
    """What became of pictures that were named: their digests, each once."""

    kept: tuple[str, ...]
    missing: tuple[str, ...]
    altered: tuple[str, ...]

    @property
    def whole(self) -> bool:
        return not self.missing and not self.altered

    def message(self) -> Message:
        """For people: how many pictures, and what is wrong with which."""
        data: dict[str, Value] = {"kept": len(self.kept), "missing": len(self.missing), "altered": len(self.altered)}
        return say("cli-evidence", **data, gone=_first(self.missing), changed=_first(self.altered))


def _first(digests: tuple[str, ...]) -> str:
    """The first three, and whether there are more."""
    return ", ".join(digests[:3]) + (" ..." if len(digests) > 3 else "")


def prove(journal: Journal, named: Iterable[str]) -> Evidence:
    """Look up every picture named and prove its digest."""
    kept: list[str] = []
    missing: list[str] = []
    altered: list[str] = []
    for digest in dict.fromkeys(named):
        try:
            (missing if journal.picture(digest) is None else kept).append(digest)
        except JournalError:
            altered.append(digest)
    return Evidence(tuple(kept), tuple(missing), tuple(altered))
