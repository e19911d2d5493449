"""The book's first page: one module alone, on the board that later drives all thirteen, or on the Pi's own pin.

What is printed, bought and soldered for one rank, with the masses, times, pins and prices of the whole machine's own
tables; the steps are those of the book.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from firmware_bridge.mega import CHANNEL_PINS, SUPPLY_PIN
from hardware.devices import BEADS
from hardware.machine.boards import currents
from hardware.machine.book import printing
from hardware.machine.book.bill import SPOOL_EUR, article
from hardware.machine.wiring import HEADER, RANKS
from hardware.pins import SERVO_PINS

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
}
"""Article of the casekeeper -> how many one module takes."""
USES = {"axle": "in the plate", "bead rod": "cut to length", "insert": "plate"}
"""What an article is for, where the whole bill says it of more than one module."""
STEPS = (
    *("plate-inserts", "levers", "axles", "servo", "horn"),
    *("levers-on", "cam", "keeper", "front", "beads"),
)
"""The steps of the book that build one module; between *horn* and *levers-on* the servo is parked."""


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


def text(head: str, step_link: dict[str, str]) -> str:
    """The page. `step_link`: a link to each step, by its key."""
    return "\n".join([*_head(head), *_print(), *_buy(), *_wire(), *_build(step_link), *_run()]) + "\n"


def _head(head: str) -> Iterator[str]:
    common, board, pin = prices()
    yield from (
        head,
        "# One spindle first",
        "",
        "One rank of the casekeeper, by itself: its four beads go across as the table counts, the other twelve ranks "
        f"are on the screens. {minutes() / 60:.1f} hours of printing, an evening of work, and about "
        f"{common + board:.0f} EUR with the board that later drives all thirteen, or {common + pin:.0f} EUR on a pin "
        "of the Raspberry Pi that you have. Nothing of it is thrown away: the module is the first of the thirteen.",
        "",
        "No dealing box and no camera is needed: the dealer names each card on his page.",
        "",
        "Read [safety](safety.md) first, *Pinching* above all: this module runs without covers. Its off switch is "
        "the plug of the servo supply; put it where a hand reaches it.",
        "",
    )


def _print() -> Iterator[str]:
    yield from ("## Print", "")
    yield "As [the print sheet](print.md) says; each of them fits a small printer."
    yield from ("", "| part | number | colour | g | min |", "| --- | --- | --- | --- | --- |")
    for one, count in _jobs():
        yield f"| {one.name}.stl | {count} | {one.colour} | {one.grams * count:.0f} | {one.minutes * count:.0f} |"
    grams = sum(one.grams * count for one, count in _jobs())
    yield f"| together | {sum(count for _, count in _jobs())} | | {grams:.0f} | {minutes():.0f} |"
    yield ""


def _buy() -> Iterator[str]:
    common, board, pin = prices()
    yield from ("## Buy", "")
    yield "Every price is a guess: no supplier was asked. Screws and pins are sold in hundreds."
    yield from ("", "| number | part | EUR | for |", "| --- | --- | --- | --- |")
    for key, count in BOUGHT.items():
        one = article(key)
        number = f" ({one.maker} {one.number})" if one.maker != "any" else ""
        yield f"| {count} | {one.what}{number} | {count * one.price:.2f} | {USES.get(key, one.where)} |"
    yield from _lines(WIRED)
    yield from ("", f"Together {common:.2f} EUR. With a board, and with feedback, {board:.2f} more:")
    yield from ("", "| number | part | EUR | for |", "| --- | --- | --- | --- |")
    yield from _lines(ON_A_BOARD)
    yield from ("", f"Or on the Pi's own pin, without feedback, {pin:.2f} more:")
    yield from ("", "| number | part | EUR | for |", "| --- | --- | --- | --- |")
    yield from _lines(ON_A_PI)
    yield ""


def _lines(lines: tuple[Bought, ...]) -> Iterator[str]:
    return (f"| {one.count} | {one.what} | {one.price:.2f} | {one.use} |" for one in lines)


def _wire() -> Iterator[str]:
    pins = CHANNEL_PINS[RANK]
    yield from ("## Wire", "")
    yield from (
        "Nothing plugged in. The servo's colours are in its maker's sheet; the fourth wire is the feedback.",
        "",
        f"1. Supply plus, fuse, servo plus. Supply minus, servo minus. The capacitor across both at the servo, its "
        f"stripe to minus. A stalled servo takes {currents.STALL:.1f} A (a guess for its size, as in "
        "[the drawings](../../../hardware/machine/drawings/README.md)): never from the board's 5 V pin.",
        "2. Supply minus also to a ground pin of the board, or of the Pi: one wire, or no signal has a return.",
        "3. 10 kohm from the servo's signal to ground: else it twitches while board or Pi starts.",
        "4. Before the servo is plugged in: supply on, 4.9 to 5.1 V where its plug comes, plus where it belongs. The "
        "servo has no protection against a wrong way round.",
        "5. From now on USB or the Pi is on first, then the servo's supply; off the other way round.",
        "",
        f"With a board, for the {RANKS[RANK]} ([the other ranks](../../../hardware/machine/drawings/wiring.md)):",
        "",
        "| from | to |",
        "| --- | --- |",
        f"| servo signal | {pins.servo} |",
        f"| servo feedback | 1 Mohm to ground, so that a wire that came off reads 0; through 4.7 kohm to "
        f"{pins.feedback}, "
        "10 nF from there to ground |",
        f"| middle of two 10 kohm between servo plus and ground | {SUPPLY_PIN}: without it the board says that the "
        "supply is low and drives nothing |",
        "",
        f"On the Pi, for the {RANKS[RANK]}: BCM {SERVO_PINS[RANK]} (header pin {HEADER[SERVO_PINS[RANK]]}) to an input "
        "of the buffer, 10 kohm from that input to ground, its output to the servo's signal, its enable to ground. The "
        "other three inputs to ground, their enables to 5 V; its supply to the servo's 5 V, with 100 nF at the "
        "chip. SPI "
        "and the serial console of the Pi have to be off. The feedback wire stays free, insulated.",
        "",
    )


def _build(step_link: dict[str, str]) -> Iterator[str]:
    until = STEPS.index("levers-on")
    yield from ("## Build", "")
    yield "The book's steps, each once:"
    yield ""
    yield from (f"- {step_link[key]}" for key in STEPS[:until])
    yield from (
        f"- *Run*, below, up to `faro park`, the bare plate on the table, no lever and no cam on it. Then, as in "
        f"{step_link['park']}: which way does the servo turn? Measure its feedback against ground and turn the "
        f"shaft by "
        "hand, counter-clockwise as seen from its end: the voltage must rise. Where it falls, or where without "
        "feedback a "
        "longer pulse (the service page, +50 us) turns it clockwise, it is of the other kind and wants a "
        "mirrored module. "
        "Park it again, and do not turn the shaft any more until its cam is on.",
        *(f"- {step_link[key]}" for key in STEPS[until:]),
        "- Stand the module on plywood of 12 mm: two holes of 3.4 mm, countersunk below, where its two inserts "
        "are (the "
        f"first two of {step_link['wood']}), two screws from below.",
        "",
    )


def _run() -> Iterator[str]:
    rank = "A"
    yield from ("## Run", "")
    yield from (
        "On a Raspberry Pi or any computer with Debian, in the clone, after `make demo` has run once:",
        "",
        "1. `make flash PORT=/dev/ttyACM0` puts the firmware on the board; some compatible boards are "
        "`/dev/ttyUSB0`. Not for the Pi's pin.",
        "2. A file `one.toml`:",
        "",
        "   ```toml",
        "   [mcu]",
        '   driver = "serial"        # "gpio" on the Pi\'s pin',
        '   port = "/dev/ttyACM0"',
        f'   spindles = ["{rank}"]',
        "   [gpio]",
        '   factory = "none"         # "lgpio" on the Pi\'s pin, and box = false',
        "   [camera]",
        '   source = "none"          # until there is one',
        "   ```",
        "",
        "3. `.venv/bin/faro park --config one.toml` drives the servo to 1000 us. Now levers, cam, keeper, front and "
        "beads.",
        "4. `.venv/bin/faro calibrate beads --config one.toml` feels both stops and keeps the five places; "
        "`.venv/bin/faro exercise --config one.toml` moves the beads and says how well they repeat. Neither works "
        "without feedback: there the five places are edited in `casekeeper.toml`.",
        "5. `.venv/bin/faro check --config one.toml`, then `.venv/bin/faro run --config one.toml`: each card of that "
        "rank moves a bead. A bead that is caught, moved by hand or without its wire is named, as in "
        "[the fault table](faults.md).",
        "",
        "A second module is one more servo with its own fuse, capacitor and resistors, its row of the table of "
        "pins, and "
        "its rank in `spindles`. For more than two solder [the boards](10-shield-chips.md): a breadboard's "
        "contacts are "
        "for about 1 A (a guess), and two stalled servos take more.",
        "",
        "[contents](README.md)",
    )
