"""Faults that change nothing that anybody could notice, each with its reason: they are told apart and not counted."""

from __future__ import annotations

from tests.mutants.faults import Fault

EQUIVALENT: dict[tuple[str, str, str], str] = {}
"""(file, text of the line, what the fault does) -> why nothing changes."""


def reason_of(fault: Fault, source: str) -> str:
    """Why a fault changes nothing; empty where it does. `source`: the text of its file."""
    return EQUIVALENT.get((fault.path, source.splitlines()[fault.line - 1].strip(), fault.what), "")
