"""docs/build/electronics.md: the boards, their plugs and currents, from the circuits."""

from collections.abc import Iterator

from hardware.machine.boards import currents, shield
from hardware.machine.boards.model import Circuit

HEAD = """<!-- Written by `python -m hardware.machine.boards`: do not edit. -->
# Electronics

Two boards: a **shield** on the Arduino Mega into which the thirteen servos are plugged, and an **input board** on
the Raspberry Pi for box, panel and lamp. **Nobody has built one yet.** What is claimed of them is what can be shown
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
  reach the camera's light. So wired, nothing of them hangs on a pin of the Pi, and the panel's lights need no
  resistor of their own: R52 to R54 are here.

"""
REST = """What is bought, with prices: [the bill](book/bill.md). Soldering, cables, first power-on step by step: [the
build book](book/README.md).
"""
MAKING = """## Having them made

`make boards` writes KiCad's files from the circuits (`hardware/machine/boards/kicad`), asks KiCad's own check and puts
gerbers and drill files into `build/boards` (with KiCad 6 or newer installed: `apt-get install kicad`; without it
the check by KiCad and the gerbers are left out, and it says so). Two layers, 1.6 mm, 35 um copper, any finish;
smallest track 0.3 mm, smallest gap 0.2 mm, smallest drill 0.4 mm: the cheapest class of every board house. Beside them
lie a list of parts and one of places for a house that solders too. KiCad 6 has no command for its electrical check;
run by hand (Inspect, Electrical Rules Checker) it finds nothing on either sheet.

Before ordering: some sizes and ratings were taken from the series in general, without the maker's sheet in
hand: diameter and pitch of C1, C2 and C5, the holes of J1 and of the Pi's socket, the pad of Q1's tab, the PTCs' hold
current at 40 C, the fuse's times. Compare them; print the front at 1:1 and lay the parts on it.

Chips are 0805 and SOT-23, to be soldered by hand or placed by the house. Opened in KiCad the ground areas are empty
until they are filled (key B). The tracks were found by a program (`hardware/machine/boards/router.py`) and are kept in
`hardware/machine/boards/routes`; after a change of a circuit or a place: `make boards ARGS=--route`.

The Mega's own ADC reference is its USB 5 V; the firmware scales by its 1.1 V (`hardware/machine/drawings/README.md`).
"""


def page(circuits: tuple[Circuit, Circuit]) -> str:
    """The whole text."""
    return "\n".join([*_head(), *_plugs(circuits), *_currents(), REST, MAKING])


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
    yield "Arithmetic and sources: `hardware/machine/boards/currents.py`; a test fails when a line does not hold."
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
