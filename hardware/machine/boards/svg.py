"""The few marks of SVG that the pictures need. Millimetres."""

from collections.abc import Iterable
from html import escape

Point = tuple[float, float]


def figure(value: float) -> str:
    """At most three digits after the point."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


class Picture:
    """A drawing that is filled mark by mark."""

    def __init__(self, width: float, height: float, scale: float, background: str, title: str) -> None:
        size = f'width="{figure(width * scale)}" height="{figure(height * scale)}"'
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {figure(width)} {figure(height)}" '
            f'font-family="DejaVu Sans, Arial, sans-serif">',
            f"<title>{escape(title)}</title>",
            f'<rect width="100%" height="100%" fill="{background}"/>',
        ]

    def group(self, attributes: str) -> None:
        """Open a group."""
        self.parts.append(f"<g {attributes}>")

    def end(self) -> None:
        """Close it."""
        self.parts.append("</g>")

    def line(self, points: Iterable[Point], attributes: str = "") -> None:
        """A line along corners."""
        path = " ".join(f"{figure(x)},{figure(y)}" for x, y in points)
        self.parts.append(f'<polyline points="{path}" {attributes}/>')

    def box(self, left: float, top: float, right: float, bottom: float, attributes: str = "") -> None:
        """A rectangle."""
        size = f'width="{figure(right - left)}" height="{figure(bottom - top)}"'
        self.parts.append(f'<rect x="{figure(left)}" y="{figure(top)}" {size} {attributes}/>')

    def circle(self, x: float, y: float, radius: float, attributes: str = "") -> None:
        """A circle."""
        self.parts.append(f'<circle cx="{figure(x)}" cy="{figure(y)}" r="{figure(radius)}" {attributes}/>')

    def text(self, says: str, x: float, y: float, height: float, attributes: str = "") -> None:
        """Words; the height is that of the type."""
        place = f'x="{figure(x)}" y="{figure(y)}" font-size="{figure(height)}"'
        self.parts.append(f"<text {place} {attributes}>{escape(says)}</text>")

    def whole(self) -> str:
        """The file."""
        return "\n".join([*self.parts, "</svg>"]) + "\n"
