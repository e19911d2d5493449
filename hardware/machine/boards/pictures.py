"""Pictures of the boards for people: schematic, both sides, and how everything is plugged together."""

from collections.abc import Collection

from hardware.machine.boards.layout import HOLE, LAYERS, POUR_CLEARANCE, VIA, VIA_DRILL, Layout, Spot, turned
from hardware.machine.boards.model import Circuit, Part
from hardware.machine.boards.sheet import Placed, Sheet
from hardware.machine.boards.svg import Picture
from hardware.machine.boards.symbols import strokes
from hardware.machine.wiring import RANKS

INK = "#7a1f1f"
WIRE = "#006400"
NAME = "#00408a"
MASK = "#14532d"
POUR = "#1f7a45"
TRACK = "#34a866"
GOLD = "#e3b341"
PRINT = "#f4f4f0"


def schematic(sheet: Sheet) -> str:
    """The schematic as an SVG file."""
    points = [point for wire in sheet.wires for point in wire] + [at for _, at, _ in sheet.notes]
    width, height = max(x for x, _ in points) + 30, max(y for _, y in points) + 12
    picture = Picture(width, height, 3, "white", f"Schematic: {sheet.circuit.title}")
    picture.group(f'fill="none" stroke="{WIRE}" stroke-width="0.25"')
    for one, other in sheet.wires:
        picture.line((one, other))
    picture.end()
    picture.group(f'fill="{WIRE}"')
    for x, y in sheet.junctions():
        picture.circle(x, y, 0.5)
    picture.end()
    for placed in sheet.placed.values():
        _symbol(picture, placed, sheet.circuit.part(placed.ref))
    for net, (x, y) in sheet.labels:
        picture.text(net, x + 0.3, y - 0.4, 1.7, f'fill="{NAME}"')
    for says, (x, y), height in sheet.notes:
        picture.text(says, x, y, height * 1.3, 'fill="#333"')
    return picture.whole()


def _symbol(picture: Picture, placed: Placed, part: Part) -> None:
    def at(x: float, y: float) -> tuple[float, float]:
        dx, dy = turned(x, y, placed.turn)
        return placed.x + dx, placed.y + dy

    picture.group(f'fill="none" stroke="{INK}" stroke-width="0.25" stroke-linejoin="round"')
    for line in strokes(placed.symbol):
        picture.line([at(*point) for point in line])
    for one, other in placed.symbol.boxes:
        (ax, ay), (bx, by) = at(*one), at(*other)
        picture.box(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by))
    picture.end()
    (rx, ry), (vx, vy) = placed.symbol.places
    if placed.turn % 180:
        rx, ry, vx, vy = -2.5, -2.4, -2.5, 4.2
    picture.text(part.ref, placed.x + rx, placed.y + ry, 1.9, f'fill="{INK}"')
    picture.text(part.kind.value, placed.x + vx, placed.y + vy, 1.7, 'fill="#555"')
    if part.kind.symbol in {"connector", "module"}:
        for pin in placed.symbol.pins:
            x, y = at(pin.x, pin.y)
            inward = -1 if pin.towards == 180 else 1
            anchor = "end" if inward < 0 else "start"
            middle = x + inward * (pin.length + 0.6)
            picture.text(pin.label, middle, y + 0.6, 1.6, f'fill="#555" text-anchor="{anchor}"')
            picture.text(pin.name, x + inward * 1.2, y - 0.4, 1.2, 'fill="#888" text-anchor="middle"')


def board(layout: Layout, layer: str) -> str:
    """One side of a board as it will look; the back as seen from behind."""
    circuit = layout.circuit
    front = layer == LAYERS[0]
    title = f"{circuit.title}, {'front' if front else 'back'}"
    picture = Picture(circuit.width + 8, circuit.height + 8, 8, "white", title)
    mirror = "" if front else f" translate({circuit.width},0) scale(-1,1)"
    picture.group(f'transform="translate(4,4){mirror}"')
    picture.box(0, 0, circuit.width, circuit.height, f'fill="{MASK}" rx="0.8"')
    picture.box(0.5, 0.5, circuit.width - 0.5, circuit.height - 0.5, f'fill="{POUR}"')
    _copper(picture, layout, layer, MASK, POUR_CLEARANCE, ground=False)
    _copper(picture, layout, layer, TRACK, 0, ground=True)
    for spot in layout.spots:
        if layer in spot.layers:
            _pad(picture, spot, f'fill="{GOLD}"')
    for via in layout.vias:
        picture.circle(via.x, via.y, VIA_DRILL / 2, 'fill="#0b2c18"')
    for spot in layout.spots:
        if spot.pad.drill:
            picture.circle(spot.x, spot.y, spot.pad.drill / 2, 'fill="white"')
    for x, y in circuit.holes:
        picture.circle(x, y, HOLE / 2 + POUR_CLEARANCE, f'fill="{MASK}"')
        picture.circle(x, y, HOLE / 2, 'fill="white"')
    if front:
        for part in circuit.parts:
            _body(picture, part)
        for says in circuit.texts:
            place = f'fill="{PRINT}" text-anchor="middle"'
            picture.text(says.says, says.x, says.y + says.height * 0.45, says.height * 1.35, place)
    picture.end()
    return picture.whole()


def _copper(picture: Picture, layout: Layout, layer: str, colour: str, more: float, ground: bool) -> None:
    """Tracks, pads and vias, each wider by `more` on every side."""
    picture.group(f'fill="none" stroke="{colour}" stroke-linecap="round" stroke-linejoin="round"')
    for track in layout.tracks:
        if track.layer == layer and (ground or track.net != "GND"):
            picture.line(track.points, f'stroke-width="{track.width + 2 * more:.2f}"')
    picture.end()
    picture.group(f'fill="{colour}"')
    for spot in layout.spots:
        if layer in spot.layers and more and spot.net != "GND":
            _pad(picture, spot, "", more)
    for via in layout.vias:
        if ground or via.net != "GND":
            picture.circle(via.x, via.y, VIA / 2 + more)
    picture.end()


def _pad(picture: Picture, spot: Spot, attributes: str, more: float = 0) -> None:
    across, up = spot.width / 2 + more, spot.height / 2 + more
    if spot.pad.square:
        picture.box(spot.x - across, spot.y - up, spot.x + across, spot.y + up, attributes)
    else:
        picture.circle(spot.x, spot.y, min(across, up), attributes)


NOW = "#f08c1e"
BEFORE = "#9aa7a0"
POLE = "#d00000"
PLUS = {"polarised"}
BAR = {"zener", "diode", "led"}
"""Kinds of which pin 1 is plus; and those that have a bar or a flat side there."""


def populated(layout: Layout, now: Collection[str], before: Collection[str]) -> str:
    """The front with the parts `now` in colour and with their poles, those `before` grey, without tracks."""
    circuit = layout.circuit
    picture = Picture(circuit.width + 8, circuit.height + 8, 8, "white", f"{circuit.title}: what is soldered now")
    picture.group('transform="translate(4,4)"')
    picture.box(0, 0, circuit.width, circuit.height, f'fill="{POUR}" rx="0.8"')
    for x, y in circuit.holes:
        picture.circle(x, y, HOLE / 2, 'fill="white"')
    for spot in layout.spots:
        if LAYERS[0] in spot.layers:
            _pad(picture, spot, f'fill="{GOLD}"')
            if spot.pad.drill:
                picture.circle(spot.x, spot.y, spot.pad.drill / 2, 'fill="white"')
    for part in circuit.parts:
        if part.ref in before or part.ref in now:
            colour = NOW if part.ref in now else BEFORE
            _body(picture, part, f'fill="{colour}" fill-opacity="0.82" stroke="#222" stroke-width="0.15"')
        if part.ref in now:
            _pole(picture, part)
    picture.end()
    return picture.whole()


def _pole(picture: Picture, part: Part) -> None:
    """What tells which way round a part is; the posts of a module."""
    pads, (left, top, _, bottom) = part.kind.footprint.pads, part.kind.footprint.body
    if part.kind.symbol in PLUS:
        x, y = turned(pads[0].x, pads[0].y, part.turn)
        words = f'fill="{POLE}" stroke="white" stroke-width="0.3" paint-order="stroke" text-anchor="middle"'
        picture.text("+", part.x + x, part.y + y + 1, 3.0, words)
    elif part.kind.symbol in BAR:
        ends = [turned(left, y, part.turn) for y in (top, bottom)]
        picture.line([(part.x + x, part.y + y) for x, y in ends], f'stroke="{POLE}" stroke-width="0.7"')
    elif part.kind.footprint.outside and part.kind.symbol == "module":
        for pad in pads:
            x, y = turned(pad.x, pad.y, part.turn)
            picture.circle(part.x + x, part.y + y, 1.1, f'fill="none" stroke="{NOW}" stroke-width="0.5"')


def _body(picture: Picture, part: Part, style: str = f'fill="none" stroke="{PRINT}" stroke-width="0.15"') -> None:
    if part.kind.footprint.outside:
        return
    left, top, right, bottom = part.kind.footprint.body
    (ax, ay), (bx, by) = turned(left, top, part.turn), turned(right, bottom, part.turn)
    if part.kind.footprint.round_body:
        picture.circle(part.x, part.y, right, style)
    else:
        xs, ys = sorted((part.x + ax, part.x + bx)), sorted((part.y + ay, part.y + by))
        picture.box(xs[0], ys[0], xs[1], ys[1], style)
    middle = (part.x + (ax + bx) / 2, part.y + (ay + by) / 2)
    small = part.kind.footprint.name in {"CHIP-0805", "SOT-23", "SOD-123"}
    upright = part.turn % 180 and (small or part.kind.symbol == "fuse")
    turn = f' transform="rotate(-90 {middle[0]:.3f} {middle[1]:.3f})"' if upright else ""
    height = 0.95 if small else 1.5
    words = f'fill="#08210f" stroke="{PRINT}" stroke-width="0.28" paint-order="stroke" text-anchor="middle"{turn}'
    picture.text(part.ref, middle[0], middle[1] + height * 0.36, height, words)


BOX = 'fill="#f7f7f3" stroke="#333" stroke-width="0.5" rx="1.5"'
COLOURS = {
    "ground": "#222222",
    "+5 V": "#cc1f1f",
    "5 V": "#cc1f1f",
    "3.3 V": "#e07b00",
    "signal": "#d0a000",
    "feedback": "#888888",
    "12 V": "#cc1f1f",
}
OTHERS = ("#1f5fcc", "#1b8a3a", "#8a4b1b", "#a01f7a", "#148a8a", "#6a6a00", "#3d3d9e")


def _colour(label: str, number: int) -> str:
    return COLOURS.get(label, OTHERS[number % len(OTHERS)])


def _plug(picture: Picture, part: Part, x: float, y: float, reach: float, name: str, far: str) -> float:
    """A plug with its wires to the right; returns where the next may begin."""
    pins = part.kind.pins
    height = 5.0 * len(pins) + 3
    picture.box(x, y, x + 30, y + height, BOX)
    picture.text(f"{part.ref} {name}", x + 1.5, y - 1, 3.2, 'font-weight="bold"')
    picture.box(x + 30 + reach, y, x + 80 + reach, y + height, BOX)
    picture.text(far, x + 31.5 + reach, y - 1, 3.2, 'font-weight="bold"')
    for number, pin in enumerate(pins):
        level = y + 4.5 + 5 * number
        picture.text(f"{pin.name}: {pin.label}", x + 2, level + 1, 2.8)
        colour = _colour(pin.label, number)
        picture.line(((x + 30, level), (x + 30 + reach, level)), f'stroke="{colour}" stroke-width="0.9" fill="none"')
        picture.text(pin.label, x + 32 + reach, level + 1, 2.8)
    return y + height + 10


def wiring(shield_circuit: Circuit, inputs_circuit: Circuit) -> str:
    """How supply, boards, servos, box and panel are plugged together."""
    picture = Picture(334, 214, 3.4, "white", "Wiring")
    picture.text("Wiring: what is plugged where", 8, 11, 6, 'font-weight="bold"')
    picture.text(
        "Nobody has built one yet. Every plug has another number of ways; the 13 servos are alike.", 8, 18, 3.4
    )
    line = 'fill="none" stroke-width="1.6"'
    chain = (
        (8, "12 V supply", "GST120A12-P1M, socket"),
        (62, "5 V regulator", "D24V150F5, 15 A"),
        (116, "fuse 10 A", "MINI, within 10 cm"),
    )
    for x, name, maker in chain:
        picture.box(x, 26, x + 40, 42, BOX)
        picture.text(name, x + 2, 33, 3.6, 'font-weight="bold"')
        picture.text(maker, x + 2, 38.5, 2.8)
    picture.line(((48, 31), (62, 31)), f'{line} stroke="{COLOURS["12 V"]}"')
    picture.line(((48, 38), (62, 38)), f'{line} stroke="{COLOURS["ground"]}"')
    picture.line(((102, 31), (116, 31)), f'{line} stroke="{COLOURS["+5 V"]}"')
    picture.text("2.5 mm2", 103, 29.5, 2.6)
    picture.box(8, 54, 170, 212, 'fill="#eef6ee" stroke="#14532d" stroke-width="0.8" rx="2"')
    picture.text("Servo shield on the Arduino Mega", 62, 62, 4.4, 'font-weight="bold"')
    terminal = shield_circuit.part("J1")
    picture.box(12, 70, 42, 84, BOX)
    picture.text(f"{terminal.ref} 5 V servo", 13.5, 69, 3.2, 'font-weight="bold"')
    picture.line(((156, 31), (162, 31), (162, 48), (50, 48), (50, 75), (42, 75)), f'{line} stroke="{COLOURS["+5 V"]}"')
    picture.line(((82, 42), (82, 51), (54, 51), (54, 81), (42, 81)), f'{line} stroke="{COLOURS["ground"]}"')
    picture.text("1: +", 14, 76, 2.8)
    picture.text("2: -", 14, 82, 2.8)
    below = _plug(picture, shield_circuit.part("J2"), 12, 96, 30, "stop", "emergency stop, NC contact")
    picture.text("J100 ... J112, one for each servo:", 12, below - 1, 3.2, 'font-weight="bold"')
    below = _plug(picture, shield_circuit.part("J100"), 12, below + 6, 30, "servo, 1 of 13", "feedback micro servo")
    picture.text("AWG 22 from the shield to the servo's own lead; brown, red, orange, white", 12, below - 4, 2.8)
    for channel, rank in enumerate(RANKS):
        column, row = divmod(channel, 7)
        picture.text(f"J{100 + channel}: {rank}", 14 + 40 * column, below + 4 + 5 * row, 3)
    picture.text("Mega: USB to the Pi. No supply at its", 100, below + 4, 3)
    picture.text("jack, no wire at VIN or 5V.", 100, below + 9, 3)
    picture.text("Servos are live only while the stop", 100, below + 17, 3)
    picture.text("contact is closed and USB is there.", 100, below + 22, 3)
    picture.box(178, 26, 326, 212, 'fill="#eef2fa" stroke="#1f3f7a" stroke-width="0.8" rx="2"')
    picture.text("Input board on the Raspberry Pi", 182, 33, 4.4, 'font-weight="bold"')
    picture.text("Camera: CSI ribbon. Mega: any USB port. Supply: the Pi's own USB-C.", 182, 39, 2.9)
    ends = (
        ("J1", "box", "dealing box"),
        ("J2", "panel", "dealer's panel"),
        ("J3", "lamp", "lamp, six LEDs"),
    )
    level = 48.0
    for ref, name, far in ends:
        level = _plug(picture, inputs_circuit.part(ref), 182, level, 40, name, far)
    notes = (
        "At the box's end 4.7 kohm from 3.3 V to beam, lid and follower each:",
        "by them the table tells a wire that is off.",
        "Beam: EE-SX670 brown 5 V, blue ground, black out, pink (L) open.",
        "Lid: NC contact, follower: NO contact, each to ground.",
        "Panel: buttons to ground; lights and buzzer from 5 V (no resistors there).",
        "Lamp: each LED with its 100 ohm from 5 V to lamp -.",
    )
    for row, note in enumerate(notes):
        picture.text(note, 182, level + 5 * row, 2.9)
    return picture.whole()
