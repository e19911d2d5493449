"""The book's first page: one module alone, on the board that later drives all thirteen, or on the Pi's own pin.

What is printed, bought and soldered for one rank, with the masses, times and prices of the whole machine's own
tables; the steps are those of the book, and the sentences in `text/pages/one-spindle.md`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from firmware_bridge.mega import SUPPLY_PIN
from hardware.devices import BEADS
from hardware.machine.book import printing
from hardware.machine.book.bill import SPOOL_EUR, article

NAME = "one-spindle.md"
RANK = 0
"""Whose module the page builds: the ace's. Any other has its own row in the tables of pins."""
PRINTED = ("plate", "cam", "lever_1", "lever_2", "lever_3", "lever_4", "bead", "keeper", "front", "rank_A")
BOUGHT = {
    "servo": 1,
    "horn screw": 2,
    "rank screw": 2,
    "groove pin": 4,
    "axle": 4,
    "stop pin": 1,
    "bead rod": 1,
    "insert": 8,
    "keeper screw": 4,
    "front screw, long": 1,
    "front screw": 1,
    "foot screw": 2,
    "coupon pin": 1,
    "coupon insert": 1,
}
"""Article of the casekeeper -> how many one module takes."""
USES = {"axle": "in the plate", "bead rod": "cut to length", "insert": "plate"}
"""What an article is for, where the whole bill says it of more than one module."""


@dataclass(frozen=True, slots=True)
class Bought:
    """One line of what is bought beside the casekeeper's own parts; `price` in euro for all of it: a guess."""

    count: int
    what: str
    price: float
    use: str


WIRED = (
    Bought(1, "spool of PETG, 1 kg: one colour will do", SPOOL_EUR, "the prints, a fifth of it"),
    Bought(1, "supply 5 V, 3 A, in its case, tested, with a plug 5.5 x 2.1 mm", 10.0, "the servo alone"),
    Bought(1, "socket 5.5 x 2.1 mm with screw terminals", 1.5, "servo supply"),
    Bought(1, "resettable fuse 1.1 A (Bourns MF-R110)", 0.35, "in the servo's plus"),
    Bought(1, "electrolytic capacitor 470 uF, 10 V (Panasonic EEU-FR1A471)", 0.4, "plus to minus, at the servo"),
    Bought(1, "half a breadboard and a dozen wires AWG 22 to 24", 6.0, "joins all"),
    Bought(1, "resistor 10 kohm", 0.05, "servo signal to ground"),
    Bought(1, "plywood 12 mm, 120 x 140 mm", 1.0, "the module stands on it"),
)
ON_A_BOARD = (
    Bought(1, "board compatible with the Mega 2560: ATmega2560, 16 MHz, USB serial", 20.0, "the one of all thirteen"),
    Bought(1, "USB cable for it", 4.0, "computer to board"),
    Bought(2, "resistor 10 kohm", 0.1, f"supply to {SUPPLY_PIN}"),
    Bought(1, "resistor 1 Mohm", 0.05, "feedback to ground"),
    Bought(1, "resistor 4.7 kohm", 0.05, "feedback to its input"),
    Bought(1, "capacitor 10 nF", 0.05, "that input to ground"),
)
ON_A_PI = (
    Bought(1, "buffer 74AHCT125, in a DIP case", 0.6, "3.3 V of the pin to the servo's 5 V"),
    Bought(1, "capacitor 100 nF", 0.05, "5 V to ground at the buffer"),
)


def minutes() -> float:
    """Of printing, all of the module."""
    return sum(one.minutes * count for one, count in _jobs())


def _jobs() -> list[tuple[printing.Job, int]]:
    by_name = {one.name: one for one in printing.sheet()}
    return [(by_name[name], BEADS if name == "bead" else 1) for name in PRINTED]


def prices() -> tuple[float, float, float]:
    """Euro: of the module's bought parts and the supply; of the way with a board; of that on a Pi's pin."""
    module = sum(article(key).price * count for key, count in BOUGHT.items())
    wired, board, pin = (sum(one.price for one in lines) for lines in (WIRED, ON_A_BOARD, ON_A_PI))
    return module + wired, board, pin


def printed() -> list[str]:
    """What is printed, with masses and times."""
    lines = ["| part | number | colour | g | min |", "| --- | --- | --- | --- | --- |"]
    for one, count in _jobs():
        lines.append(
            f"| {one.name}.stl | {count} | {one.colour} | {one.grams * count:.0f} | {one.minutes * count:.0f} |"
        )
    grams = sum(one.grams * count for one, count in _jobs())
    return [*lines, f"| together | {sum(count for _, count in _jobs())} | | {grams:.0f} | {minutes():.0f} |"]


HEAD = ("| number | part | EUR | for |", "| --- | --- | --- | --- |")


def bought() -> list[str]:
    """What is bought whatever drives the servo."""
    lines = []
    for key, count in BOUGHT.items():
        one = article(key)
        number = f" ({one.maker} {one.number})" if one.maker != "any" else ""
        lines.append(f"| {count} | {one.what}{number} | {count * one.price:.2f} | {USES.get(key, one.where)} |")
    return [*HEAD, *lines, *_lines(WIRED)]


def on_a_board() -> list[str]:
    """What a board wants beside it."""
    return [*HEAD, *_lines(ON_A_BOARD)]


def on_a_pi() -> list[str]:
    """What a Pi's own pin wants beside it."""
    return [*HEAD, *_lines(ON_A_PI)]


def _lines(lines: tuple[Bought, ...]) -> Iterator[str]:
    return (f"| {one.count} | {one.what} | {one.price:.2f} | {one.use} |" for one in lines)
