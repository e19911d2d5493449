"""The four suit signs of the Spanish pack: oros, copas, espadas, bastos. Each is one unit high around the origin.

They go by the suits of the French pack that stand for them (docs/rules.md 4.1): D, H, S, C.
"""

import numpy as np

from vision.render.courts import BLACK, BLUE, RED, WHITE, YELLOW, outlined
from vision.render.shapes import Fill, Points, brush, ellipse, path, place, rectangle

GOLD = "#d58a12"
GREEN = "#3f8a45"
DARK_GREEN = "#2a6234"
STEEL = "#cfe0ee"
SUITS = "DHSC"
WIDTHS = {"D": 1.0, "H": 0.82, "S": 0.34, "C": 0.30}
"""How wide each sign is, in units of its height."""


def spanish_sign(suit: str, *, line: float = 0.03) -> list[Fill]:
    """The sign that stands for this suit, one unit high, centred; `line`: the width of its outlines. Raises ValueError
    for another suit."""
    if suit not in SUITS:
        raise ValueError(f"suit {suit!r}: one of {' '.join(SUITS)}")
    return {"D": _coin, "H": _cup, "S": _sword, "C": _club}[suit](line)


def _mirrored(right: Points) -> Points:
    """A closed outline from its right half, which begins and ends on the axis."""
    return np.concatenate([right, right[::-1] * np.array([-1.0, 1.0])])


def _coin(line: float) -> list[Fill]:
    half = line / 2
    fills = [Fill(BLACK, (ellipse(0, 0, 0.5, steps=48),)), Fill(YELLOW, (ellipse(0, 0, 0.5 - line, steps=48),))]
    fills.append(Fill(GOLD, (ellipse(0, 0, 0.43, steps=44), ellipse(0, 0, 0.405, steps=44))))
    turns = np.arange(20) * np.pi / 10
    fills += [Fill(RED, (ellipse(0.355 * np.cos(a), 0.355 * np.sin(a), 0.026, steps=10),)) for a in turns]
    fills += [Fill(BLACK, (ellipse(0, 0, 0.29 + half, steps=40),)), Fill(RED, (ellipse(0, 0, 0.29 - half, steps=40),))]
    spikes = np.arange(16) * np.pi / 8
    reach = np.where(np.arange(16) % 2, 0.115, 0.27)
    star = np.stack([reach * np.sin(spikes), -reach * np.cos(spikes)], axis=1)
    fills += [Fill(YELLOW, (star,)), Fill(BLACK, (ellipse(0, 0, 0.09, steps=20),))]
    return [*fills, Fill(BLUE, (ellipse(0, 0, 0.09 - line, steps=20),))]


def _cup(line: float) -> list[Fill]:
    foot = _mirrored(path((0, 0.36), (0.05, 0.40, 0.24, 0.38, 0.27, 0.46), (0.27, 0.49), (0, 0.49)))
    stem = _mirrored(path((0, 0.10), (0.06, 0.10), (0.045, 0.20, 0.05, 0.30, 0.10, 0.40), (0, 0.40)))
    bowl = _mirrored(
        path((0, -0.40), (0.39, -0.40), (0.41, -0.25, 0.36, -0.02, 0.24, 0.08), (0.15, 0.15, 0.07, 0.16, 0, 0.16))
    )
    fills = outlined(YELLOW, foot, line) + outlined(YELLOW, stem, line) + outlined(YELLOW, bowl, line)
    band = _mirrored(path((0, -0.24), (0.375, -0.24), (0.37, -0.14, 0.34, -0.06, 0.30, 0.0), (0, 0.0)))
    fills.append(Fill(RED, (band,)))
    for x in (-0.24, -0.08, 0.08, 0.24):
        lozenge = np.array([[x, -0.20], [x + 0.055, -0.12], [x, -0.04], [x - 0.055, -0.12]])
        fills.append(Fill(YELLOW, (lozenge,)))
    petal = path((0, 0.14), (0.05, 0.12, 0.07, 0.06, 0.06, 0.02), (-0.06, 0.02), (-0.07, 0.06, -0.05, 0.12, 0, 0.14))
    fills += [Fill(GOLD, (petal + np.array([x, 0.0]),)) for x in (-0.14, 0.0, 0.14)]
    fills += outlined(YELLOW, ellipse(0, -0.40, 0.395, 0.09, steps=40), line)
    fills.append(Fill("#8e1226", (ellipse(0, -0.395, 0.32, 0.055, steps=36),)))
    fills += outlined(BLUE, ellipse(0, 0.25, 0.105, 0.05, steps=24), line)
    return [*fills, Fill(RED, (rectangle(-0.235, 0.435, 0.235, 0.462),))]


def _sword(line: float) -> list[Fill]:
    blade = _mirrored(path((0, -0.5), (0.035, -0.44, 0.06, -0.40, 0.06, -0.34), (0.072, 0.24), (0, 0.24)))
    fills = outlined(STEEL, blade, line)
    fills.append(Fill("#5f8cb8", (np.array([[0, -0.42], [0.042, -0.34], [0.052, 0.22], [0, 0.22]]),)))
    fills.append(Fill(WHITE, (np.array([[-0.032, -0.32], [-0.018, -0.34], [-0.018, 0.12], [-0.032, 0.12]]),)))
    grip = rectangle(-0.034, 0.27, 0.034, 0.44)
    fills += outlined(RED, grip, line)
    fills += [Fill(YELLOW, (rectangle(-0.034 + line / 2, y, 0.034 - line / 2, y + 0.018),)) for y in (0.31, 0.35, 0.39)]
    guard = _mirrored(
        path(
            (0, 0.225),
            (0.07, 0.225, 0.11, 0.215, 0.155, 0.19),
            (0.18, 0.215, 0.17, 0.255, 0.145, 0.27),
            (0.10, 0.285, 0.05, 0.285, 0, 0.285),
        )
    )
    fills += outlined(YELLOW, guard, line)
    return fills + outlined(YELLOW, ellipse(0, 0.455, 0.052, 0.045, steps=20), line)


def _club(line: float) -> list[Fill]:
    outline = path(
        (-0.085, -0.45),
        (-0.10, -0.36, -0.125, -0.33, -0.115, -0.27),
        (-0.10, -0.20, -0.085, -0.17, -0.10, -0.11),
        (-0.115, -0.05, -0.075, 0.02, -0.075, 0.09),
        (-0.075, 0.17, -0.055, 0.30, -0.045, 0.46),
        (-0.02, 0.485, 0.02, 0.485, 0.045, 0.46),
        (0.05, 0.34, 0.062, 0.24, 0.072, 0.16),
        (0.085, 0.08, 0.062, 0.03, 0.085, -0.04),
        (0.115, -0.10, 0.13, -0.14, 0.105, -0.21),
        (0.09, -0.28, 0.12, -0.36, 0.085, -0.45),
        (0.04, -0.50, -0.04, -0.50, -0.085, -0.45),
    )
    sprig = path((0.07, -0.02), (0.10, -0.07, 0.15, -0.08, 0.155, -0.13), (0.165, -0.05, 0.13, 0.02, 0.07, 0.05))
    other = path((-0.075, 0.12), (-0.10, 0.07, -0.14, 0.06, -0.145, 0.01), (-0.155, 0.09, -0.13, 0.16, -0.072, 0.19))
    fills = outlined("#5fae57", sprig, line) + outlined("#5fae57", other, line) + outlined(GREEN, outline, line)
    shade = brush(path((0.055, -0.38), (0.04, -0.20, 0.08, -0.10, 0.035, 0.02), (0.03, 0.18), (0.015, 0.40)), (0.03,))
    fills.append(Fill(DARK_GREEN, (shade,)))
    fills.append(Fill("#7cc46f", (brush(path((-0.07, -0.36), (-0.06, -0.12), (-0.04, 0.10)), (0.018, 0.022, 0.012)),)))
    for x, y in ((-0.025, -0.27), (0.03, -0.06), (-0.02, 0.16)):
        fills += [
            Fill(BLACK, (ellipse(x, y, 0.042, 0.03, steps=16),)),
            Fill(YELLOW, (ellipse(x, y, 0.025, 0.015, steps=14),)),
        ]
    fills += outlined(YELLOW, ellipse(0, -0.452, 0.085, 0.035, steps=24), line)
    fills.append(Fill(RED, (ellipse(0, -0.452, 0.04, 0.014, steps=16),)))
    return fills


def placed(suit: str, matrix: Points, *, line: float = 0.03) -> list[Fill]:
    """The sign under a 2x3 affine matrix."""
    return place(spanish_sign(suit, line=line), matrix)
