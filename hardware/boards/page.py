"""docs/build/electronics.md: the boards, their plugs, currents and bill, from the circuits."""

from collections.abc import Callable, Iterator

from hardware.boards import bill, currents, shield
from hardware.boards.bill import Line
from hardware.boards.model import Circuit

HEAD = """<!-- Written by `python -m hardware.boards`: do not edit. -->
# Electronics

Two boards: a **shield** on the Arduino Mega into which the thirteen servos are plugged, and an **input board** on
the Raspberry Pi for box, panel and lamp. **Nobody has built one yet.** What is known of them is what can be known
without: rules and arithmetic that tests hold, and KiCad's own check.

![Wiring](boards/wiring.svg)

What the shield does beyond joining wires:

- A resettable fuse for each servo: a stalled or shorted one does not take the others with it.
- 10 kohm from each signal to ground: no servo twitches while the Mega is in reset or in its bootloader.
- 4.7 kohm and 10 nF in each feedback, 1 Mohm to ground: a wire that is off reads 0, noise is filtered.
- Q1 switches the servos' supply. It is on only while the stop contact at J2 is closed **and** the Mega has its own
  5 V. A stop button pressed, its wire off, or USB unplugged: the servos have no supply. The firmware has no pin for
  it and needs none: it reads the switched rail at A13 and reports a low supply.
- D1 (SMCJ6.0A) bears a supply the wrong way round until the fuse opens.

And the input board:

- 1 kohm and 10 nF in each input, suppressors at every wire that leaves it.
- The buttons' pull-ups are here. The box's three (4.7 kohm to 3.3 V) are at the box's end of the cable, because
  the table tells a wire that is off by them.
- Lights, buzzer and lamp are fed from the Pi's 5 V through one resettable fuse: a dip of the servo supply does not
  reach the camera's light. So wired, nothing of them hangs on a pin of the Pi, and the lights need no resistor.

"""
FIRST_POWER = """## First power-on

1. Look at the boards against the pictures: plus of C1 and C2, bar of D1 and D5, flat side of D2, square pads.
2. Measure with everything unplugged: J1 plus to minus, plus to ground of a servo's plug, neighbouring pins of each
   plug. Nothing may be below 100 ohm.
3. Shield alone, not on the Mega: 5 V at J1 from a bench supply limited to 0.2 A. No servo plug may carry voltage.
4. On the Mega, USB plugged, J2 open: still none. J2 bridged: 5 V at every servo plug, D2 lights. USB out: off.
5. One servo at J100, then `faro park`. Then the others, one at a time. Press the stop: all dead, `faro check` tells
   the low supply.
6. Input board on the Pi with nothing plugged: the Pi starts, 3.3 V and 5 V stand at J1. Then box, panel, lamp, one at
   a time, with `faro check`.
"""
MAKING = """## Having them made

`make boards` writes KiCad's files from the circuits (`hardware/boards/kicad`), asks KiCad's own check and puts
gerbers and drill files into `build/boards` (with KiCad 6 or newer installed: `apt-get install kicad`; without it
the check by KiCad and the gerbers are left out, and it says so). Two layers, 1.6 mm, 35 um copper, any finish;
smallest track 0.3 mm, smallest gap 0.2 mm, smallest drill 0.4 mm: the cheapest class of every board house. Beside them
lie a list of parts and one of places for a house that solders too. KiCad 6 has no command for its electrical check;
run by hand (Inspect, Electrical Rules Checker) it finds nothing on either sheet.

Before ordering: some sizes and ratings were written from what is known of the series, without the maker's sheet in
hand: diameter and pitch of C1, C2 and C5, the holes of J1 and of the Pi's socket, the pad of Q1's tab, the PTCs' hold
current at 40 C, the fuse's times. Compare them; print the front at 1:1 and lay the parts on it.

Chips are 0805 and SOT-23, to be soldered by hand or placed by the house. Opened in KiCad the ground areas are empty
until they are filled (key B). The tracks were found by a program (`hardware/boards/router.py`) and are kept in
`hardware/boards/routes`; after a change of a circuit or a place: `make boards ARGS=--route`.

The Mega's own ADC reference is its USB 5 V; the firmware scales by its 1.1 V (`hardware/drawings/README.md`).
"""
GROUPS: tuple[tuple[str, Callable[[tuple[Circuit, Circuit]], list[Line]]], ...] = (
    ("Servo shield", lambda circuits: bill.board_lines(circuits[0])),
    ("Input board", lambda circuits: bill.board_lines(circuits[1])),
    ("Plugs of the cables", lambda _: bill.cable_lines()),
    ("Wiring, supply and devices", lambda _: bill.wiring_lines()),
)


def page(circuits: tuple[Circuit, Circuit]) -> str:
    """The whole text."""
    return "\n".join([*_head(), *_plugs(circuits), *_currents(), FIRST_POWER, *_bill(circuits), MAKING])


def _head() -> Iterator[str]:
    yield HEAD
    yield "| | front | back | schematic |"
    yield "| --- | --- | --- | --- |"
    for name, says in (("shield", "servo shield"), ("inputs", "input board")):
        front, back = (f"![{says}, {side}](boards/{name}-{side}.svg)" for side in ("front", "back"))
        yield f"| {says} | {front} | {back} | [drawing](boards/{name}-schematic.svg) |"
    yield ""


def _plugs(circuits: tuple[Circuit, Circuit]) -> Iterator[str]:
    yield "## Plugs"
    yield ""
    yield "Every plug of the two boards has another number of ways or another family, so that none fits where"
    yield "another belongs (a test holds it); the thirteen servos' are alike. The square pad is pin 1."
    yield ""
    yield "| board | plug | family | pin | wire | net |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for circuit in circuits:
        for part in circuit.parts:
            if part.kind.symbol != "connector" or (part.kind is shield.SERVO_PLUG and part.ref != "J100"):
                continue
            name = "J100 ... J112" if part.ref == "J100" else part.ref
            for pin in part.kind.pins:
                family = f"{part.kind.family}, {len(part.kind.pins)} ways"
                net = part.nets[pin.name]
                net = net[:-1] + "n" if name != part.ref and net != "GND" else net
                yield f"| {circuit.name} | {name} | {family} | {pin.name} | {pin.label} | {net} |"
    yield ""


def _currents() -> Iterator[str]:
    yield "## Currents, fuses, wires"
    yield ""
    yield f"Sized for all {currents.SERVOS} servos stalled at once, {currents.STALL} A each (typical; measure yours)."
    yield "The arithmetic with its sources is `hardware/boards/currents.py`; a test fails when a line does not hold."
    yield ""
    yield "| what | figure | limit |"
    yield "| --- | --- | --- |"
    for what, figure, limit, _ in currents.budget():
        yield f"| {what} | {figure} | {limit} |"
    yield ""
    yield "| wire | size | why |"
    yield "| --- | --- | --- |"
    drop = 2 * currents.wire_ohms("2.5 mm2", 0.5) * currents.all_stalled()
    total = f"{currents.all_stalled():.1f} A"
    yield f"| regulator, fuse, J1; at most 0.5 m | 2.5 mm2 | {total}; loses {drop * 1000:.0f} mV |"
    drop = 2 * currents.wire_ohms("AWG 22", 0.5) * currents.STALL
    yield f"| shield to servo, at most 0.5 m | AWG 22 | {currents.STALL} A; loses {drop * 1000:.0f} mV |"
    yield "| box, panel, lamp, stop | AWG 24 | below 0.3 A |"
    yield ""
    yield "The fuse stands within 10 cm of the regulator: it protects the wire. Nothing else may hang behind it."
    yield ""


def _bill(circuits: tuple[Circuit, Circuit]) -> Iterator[str]:
    yield "## Bill of materials"
    yield ""
    yield "Prices are guide prices in euro without tax and carriage, for small numbers, **not asked of any supplier**;"
    yield "look before ordering. `any`: what the text says, from wherever. Mechanical parts: `hardware/drawings`."
    yield ""
    everything = 0.0
    for title, lines_of in GROUPS:
        lines: list[Line] = lines_of(circuits)
        everything += bill.total(lines)
        yield f"### {title}: {bill.total(lines):.2f}"
        yield ""
        yield "| number | part | maker | maker's number | supplier | each | sum | where |"
        yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
        for line in lines:
            cells = (
                line.count,
                line.what,
                line.maker,
                line.number,
                line.supplier,
                f"{line.price:.2f}",
                f"{line.sum:.2f}",
            )
            yield "| " + " | ".join(map(str, (*cells, line.where))) + " |"
        yield ""
    yield f"Together: **{everything:.2f} EUR**."
    yield ""
