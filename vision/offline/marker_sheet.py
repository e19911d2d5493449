"""`python -m vision.offline.marker_sheet FILE --cards KIND`: the box's markers as an SVG to print true to scale."""

from __future__ import annotations

import argparse
from pathlib import Path

from vision.marker_layout import PLACES, SETS, SIDE_MM, WHITE_MM, Cards, black_rows

PAGE_MM = (210.0, 297.0)
TEXT_MM = 4.0


def sheet(cards: Cards) -> str:
    """An A4 page: each marker with its white, a line to cut along, and which corner of the box it belongs to."""
    corners = ("upper left", "upper right", "lower right", "lower left")
    side = SIDE_MM + 2 * WHITE_MM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PAGE_MM[0]:g}mm" height="{PAGE_MM[1]:g}mm" '
        f'viewBox="0 0 {PAGE_MM[0]:g} {PAGE_MM[1]:g}" font-family="sans-serif" font-size="{TEXT_MM:g}">',
        f'<text x="20" y="20">Markers of the dealing box, {cards.name} cards. Print at 100 %, matt.</text>',
        '<path d="M20 30h100M20 28v4M120 28v4" stroke="black" stroke-width="0.3"/>',
        '<text x="124" y="31.5">100 mm: measure it</text>',
    ]
    for k, (x, y) in enumerate(PLACES):
        left, top = 30.0, 50.0 + 50.0 * k
        lines.append(
            f'<rect x="{left:g}" y="{top:g}" width="{side:g}" height="{side:g}" fill="white" stroke="#999" '
            'stroke-width="0.1"/>'
        )
        lines += _marker(cards.first + k, left + WHITE_MM, top + WHITE_MM)
        place = f"its middle {abs(x):g} mm beside, {abs(y):g} mm above or below that of the poker window"
        lines.append(
            f'<text x="{left + side + 8:g}" y="{top + 8:g}">{cards.first + k}: {corners[k]}, as seen from above</text>'
        )
        lines.append(f'<text x="{left + side + 8:g}" y="{top + 14:g}" font-size="3">{place}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _marker(number: int, left: float, top: float) -> list[str]:
    """Its black cells, row by row."""
    runs = [
        f"M{left + x:.3f} {top + y:.3f}h{wide:.3f}v{high:.3f}h{-wide:.3f}z" for x, y, wide, high in black_rows(number)
    ]
    return [f'<path d="{"".join(runs)}" fill="black"/>']


def main() -> int:
    """Writes the sheet."""
    parser = argparse.ArgumentParser(prog="python -m vision.offline.marker_sheet", description=__doc__)
    parser.add_argument("file", type=Path, help="the SVG to write")
    parser.add_argument("--cards", choices=[one.name for one in SETS], default=SETS[0].name)
    asked = parser.parse_args()
    cards = next(one for one in SETS if one.name == asked.cards)
    try:
        asked.file.write_text(sheet(cards))
    except OSError as error:
        parser.exit(1, f"{asked.file}: {error.strerror}\n")
    print(f"{asked.file}: markers {cards.first} to {cards.first + len(PLACES) - 1}, {cards.name} cards")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
