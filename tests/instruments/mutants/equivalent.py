"""Faults that change nothing that anybody could notice, each with its reason: they are told apart and not counted."""

from __future__ import annotations

from tests.instruments.mutants.faults import Fault

EQUIVALENT: dict[tuple[str, str, str], str] = {
    (
        "controller/runtime/journal.py",
        "copy.close()",
        "call removed: copy.close()",
    ): "the connection is closed with its only name, when the function returns",
    (
        "controller/table/chances.py",
        "return {(known[0], known[1]): 1.0}",
        "1.0 made 2.0",
    ): "weights of any scale are taken; one card alone has all of it",
    (
        "vision/render/courts.py",
        "(-17.6, 8),",
        "8 made 7",
    ): "lies below the middle of the card, where every court is cut off",
    (
        "vision/offline/enrolled_stills.py",
        "if min(height, width) < MIN_CARD_PX:",
        "arguments swapped: height",
    ): "the smaller of the same two",
    (
        "vision/locate/refine.py",
        "before, near = near, away < max(tolerance, 1.0)",
        "< made <=",
    ): "no point of an edge lies at just that distance",
    (
        "vision/render/picture.py",
        "np.clip(np.round(-noise), 0, 60).astype(np.uint8),",
        "60 made 61",
    ): "the noisiest table has 8 grey levels: 60 is never reached",
    (
        "vision/render/sprites.py",
        "small = rng.normal(0, strength, (max(2, shape[0] // stretch[0]), max(2, shape[1] // stretch[1])))"
        ".astype(np.float32)",
        "arguments swapped: 2",
    ): "the larger of the same two",
    (
        "vision/track/tracker.py",
        "if not (in_doubt and case.waited_s > self._judge.doubt_s(case, view)):",
        "> made >=",
    ): "no picture is taken at just that moment",
    (
        "vision/locate/surroundings.py",
        "return float(np.clip(np.percentile(np.abs(colours - ground).max(axis=1), 25) / 60, 0, 1))",
        "0 made -1",
    ): "what is cut off below 0 is never below it",
    (
        "vision/locate/outlines.py",
        "return bool(min(a, c) > OPPOSITE * max(a, c) and min(b, d) > OPPOSITE * max(b, d))",
        "arguments swapped: a",
    ): "the smaller, or the larger, of the same two",
}
"""(file, text of the line, what the fault does) -> why nothing changes."""


def reason_of(fault: Fault, source: str) -> str:
    """Why a fault changes nothing; empty where it does. `source`: the text of its file."""
    return EQUIVALENT.get((fault.path, source.splitlines()[fault.line - 1].strip(), fault.what), "")
