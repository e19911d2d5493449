"""docs/build/bought.md: every bought part that is drawn as its maker makes it, piece by piece, and both servos."""

from hardware.machine.drawings import purchased, report, servos
from hardware.machine.drawings.dealing_box import figures
from hardware.machine.drawings.dealing_box import params as box
from hardware.machine.drawings.purchased import Bought, Piece

PAGE = report.PAGE.parent / "bought.md"


def page() -> str:
    """The whole page."""
    lines = [
        "<!-- Written by `make drawings`: do not edit. -->",
        "# Bought parts as they are drawn",
        "",
        "In mm. *Off* is by how much a face may lie elsewhere. What no sheet of its maker that we have read says is "
        "marked "
        "*guess*; `make drawings` fails where another part passes such a piece more nearly than it may be off. Measure "
        "your part before you print what holds it, where a guess is named.",
        "",
    ]
    for made in purchased.TABLE:
        lines += _part(made())
    return "\n".join([*lines, *_springs(), *_servos()]) + "\n"


def _springs() -> list[str]:
    """The dealing box's, by their rate: no maker is named, so that every figure is asked of the dealer."""
    least, most = box.STAIR_SPRING_N
    pair = f"{box.SPRING_WIRE} x {box.SPRING_OUTSIDE} x {box.SPRING_FREE:.0f}, {box.SPRING_TURNS} turns that work"
    return [
        "## Springs",
        "",
        "Guesses all: of no maker yet. What matters is rate and length; ask for them.",
        "",
        "| spring | wire x outside x free | N/mm | force | may be off |",
        "| --- | --- | --- | --- | --- |",
        f"| under the follower, two | {pair} | {figures.rate():.3f} | {figures.spring_at(0.0).force_n / 2:.1f} to "
        f"{figures.spring_at(box.PACK).force_n / 2:.1f} N each | rate by a tenth |",
        f"| of the stairs | {box.STAIR_SPRING_SIZE}, extension | {box.STAIR_SPRING_RATE} | {least:.2f} to {most:.2f} N "
        "| rate by a fifth |",
        "",
    ]


def _part(one: Bought) -> list[str]:
    head = [
        f"## {one.name[0].upper()}{one.name[1:]}",
        "",
        "| piece | size | off | source |",
        "| --- | --- | --- | --- |",
    ]
    rows: dict[str, int] = {}
    for piece in one.pieces:
        row = f"| {piece.what} | {_size(piece)} | {piece.off:.1f} | {piece.source} |"
        rows[row] = rows.get(row, 0) + 1
    listed = [row if count == 1 else row.replace("| ", f"| {count} x ", 1) for row, count in rows.items()]
    return [*head, *listed, ""]


def _size(piece: Piece) -> str:
    if piece.hole:
        return "-"
    x0, y0, z0, x1, y1, z1 = piece.solid.bounding_box()
    return f"{x1 - x0:.1f} x {y1 - y0:.1f} x {z1 - z0:.1f}"


def _servos() -> list[str]:
    """A row of figures each."""
    numbers = list(servos.ROWS)
    names = list(servos.ROWS[numbers[0]][2])
    lines = ["## Servos", ""]
    for number in numbers:
        name, source, _ = servos.ROWS[number]
        lines.append(f"- **{number}**: {name}. {source}.")
    lines += ["", f"| `params.py` | {' | '.join(numbers)} |", f"| --- |{' --- |' * len(numbers)}"]
    for name in names:
        cells = []
        for number in numbers:
            value, source = servos.ROWS[number][2][name]
            cells.append(f"{value:g}{' (guess)' if source.startswith(purchased.GUESS) else ''}")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return [
        *lines,
        "",
        f"The pages are drawn with {servos.OF_THE_BILL}. For the other: `FARO_SERVO=FS90-FB make drawings`; prints, "
        "figures "
        "and overlaps are then of it. Either is calibrated alike: the board feels for the stops.",
    ]
