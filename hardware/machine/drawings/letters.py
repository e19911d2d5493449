"""The names of the ranks as strokes of one width: outlines for raised letters, with no font to install."""

import math

from manifold3d import CrossSection

from hardware.machine.drawings.shapes import Point, along, union

WIDTH = 0.62  # of a letter, of its height


def _arc(middle: Point, radius: Point, start: float, end: float) -> list[Point]:
    number = max(4, round(abs(end - start) / 12))
    angles = [math.radians(start + (end - start) * i / number) for i in range(number + 1)]
    return [(middle[0] + radius[0] * math.cos(a), middle[1] + radius[1] * math.sin(a)) for a in angles]


# Strokes in a field 0...WIDTH wide and 0...1 high.
_W = WIDTH
_STROKES: dict[str, list[list[Point]]] = {
    "A": [[(0, 0), (_W / 2, 1), (_W, 0)], [(0.12, 0.34), (_W - 0.12, 0.34)]],
    "2": [[*_arc((_W / 2, 0.69), (_W / 2, 0.31), 170, -35), (0, 0), (_W, 0)]],
    "3": [_arc((_W / 2, 0.76), (_W / 2 - 0.04, 0.24), 150, -90) + _arc((_W / 2, 0.26), (_W / 2, 0.26), 90, -150)],
    "4": [[(_W * 0.72, 0), (_W * 0.72, 1), (0, 0.28), (_W, 0.28)]],
    "5": [[(_W * 0.95, 1), (0.06, 1), (0.03, 0.56), *_arc((_W / 2 - 0.02, 0.32), (_W / 2 + 0.02, 0.32), 115, -145)]],
    "6": [[(_W * 0.78, 1), *_arc((_W / 2, 0.31), (_W / 2, 0.31), 165, -195)]],
    "7": [[(0, 1), (_W, 1), (_W * 0.36, 0)]],
    "8": [_arc((_W / 2, 0.76), (_W / 2 - 0.05, 0.24), 0, 360), _arc((_W / 2, 0.26), (_W / 2, 0.26), 0, 360)],
    "9": [[(_W * 0.22, 0), *_arc((_W / 2, 0.69), (_W / 2, 0.31), -15, 345)]],
    "J": [[(_W * 0.3, 1), (_W * 0.85, 1)], [(_W * 0.68, 1), *_arc((_W * 0.37, 0.26), (_W * 0.31, 0.26), 0, -160)]],
    "Q": [_arc((_W / 2, 0.5), (_W / 2, 0.5), 0, 360), [(_W * 0.58, 0.22), (_W * 1.02, -0.06)]],
    "K": [[(0.02, 0), (0.02, 1)], [(_W, 1), (0.02, 0.42)], [(0.2, 0.53), (_W, 0)]],
    "1": [[(0.1, 0.8), (0.3, 1), (0.3, 0)]],
    "0": [_arc((_W / 2, 0.5), (_W / 2, 0.5), 0, 360)],
}


def letter(rank: str, height: float, stroke: float) -> CrossSection:
    """The rank's name, `height` high over the middles of its strokes, its middle at the origin."""
    outlines = []
    step = WIDTH + 0.14
    width = step * len(rank) - 0.14
    for place, sign in enumerate(rank):
        for points in _STROKES[sign]:
            placed = [((u + place * step - width / 2) * height, (v - 0.5) * height) for u, v in points]
            outlines.append(along(placed, stroke / 2))
    return union(outlines).simplify(0.005)
