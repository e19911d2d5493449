"""What a wheel must do without the clone: demo, read, settle and simulate, on any Python, from a folder of its own."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from vision.render import card_art

ROOT = Path(__file__).parents[3]
QUICK: tuple[tuple[str, ...], ...] = (
    ("settle", "deal.json"),
    ("simulate", "--deals", "100", "--processes", "1"),
    ("read", "card.png"),
)
DEMO = ("demo", "--headless", "--deals", "1", "--speed", "max", "--seed", "7", "--state", "demo")


def prepare(folder: Path) -> None:
    """The deal (the first of docs/settle.md) and the picture that the commands are given."""
    (folder / "deal.json").write_text(
        (ROOT / "docs" / "settle.md").read_text().split("```json script\n")[1].split("```")[0]
    )
    card = card_art.raster("7C", 600)
    table = np.full((900, 900, 3), (40, 90, 30), np.uint8)
    table[150 : 150 + card.shape[0], 230 : 230 + card.shape[1]] = card
    cv2.imwrite(str(folder / "card.png"), table)


def faults(faro: Sequence[str], folder: Path, commands: Sequence[Sequence[str]] = QUICK) -> list[str]:
    """What went wrong, one line a command: `faro` is how it is started, `folder` where."""
    found = []
    for command in commands:
        done = subprocess.run([*faro, *command], cwd=folder, capture_output=True, text=True, check=False, timeout=900)
        if done.returncode or not done.stdout or "Traceback" in done.stderr:
            said = " ".join((done.stdout + done.stderr).split())
            found.append(f"faro {' '.join(command)}: code {done.returncode}: {said[-500:]}")
    return found
