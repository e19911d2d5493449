"""The two schematics as drawn: where each symbol stands and how the wires run."""

from firmware_bridge.mega import CHANNEL_PINS
from hardware.machine.boards import inputs, shield
from hardware.machine.boards.model import Circuit
from hardware.machine.boards.sheet import Sheet
from hardware.machine.boards.symbols import ROW
from hardware.machine.wiring import HEADER, RANKS
from hardware.pins import DEFAULT_PINS, OUTPUTS

STUB = 5.08
COLUMN = 86.36  # a channel's block
BLOCK = 55.88
HALF = 3.81  # from the middle of a resistor to its pin


def _module(sheet: Sheet, x: float, y: float) -> None:
    sheet.place("A1", x, y, right=True)
    for pin in sheet.circuit.part("A1").kind.pins:
        sheet.stub("A1", pin.name, STUB)


def shield_sheet(circuit: Circuit) -> Sheet:
    """The shield on A2."""
    sheet = Sheet(circuit, "A2", (594, 420))
    sheet.note("Servo shield for the Arduino Mega 2560. Nobody has built one yet.", (20, 26), 5)
    sheet.note("Pins of the Mega as the firmware uses them", (20, 60))
    _module(sheet, 40.64, 76.2)
    _supply(sheet, 134.62, 60.96)
    _switch(sheet, 309.88, 76.2)
    _rest(sheet, 381, 60.96)
    for channel in range(len(CHANNEL_PINS)):
        _channel(sheet, channel, 20.32 + COLUMN * (channel % 6), 190.5 + BLOCK * (channel // 6))
    return sheet


def _supply(sheet: Sheet, x: float, y: float) -> None:
    sheet.note("Supply behind the 10 A fuse", (x - 10, y - 14))
    sheet.place("J1", x, y, right=True)
    plus, minus = sheet.placed["J1"].pin("1"), sheet.placed["J1"].pin("2")
    ends = []
    for number, ref in enumerate(("D1", "C1", "C2")):
        top = (x + 25.4 + 20.32 * number, y)
        sheet.place(ref, top[0], y + HALF)
        ends.append(top)
    sheet.wire(plus, (x + 91.44, y))
    sheet.label("5V_IN", (x + 91.44, y))
    bottom = y + ROW
    sheet.wire(minus, (x + 91.44, bottom))
    sheet.label("GND", (x + 91.44, bottom))
    for top in ends:
        sheet.wire((top[0], y + 2 * HALF), (top[0], bottom))


def _switch(sheet: Sheet, x: float, y: float) -> None:
    sheet.note("Switch: on while the stop contact is closed and the Mega has its 5 V", (x - 45, y - 29))
    sheet.place("Q1", x, y)
    gate = sheet.placed["Q1"].pin("1")
    sheet.stub("Q1", "3", 0, -STUB)
    sheet.stub("Q1", "2", 0, STUB)
    cross = x - 12.7
    sheet.place("C3", cross, y - HALF)
    sheet.place("C4", cross, y + HALF)
    sheet.stub("C3", "1", 0, -STUB)
    sheet.stub("C4", "2", 0, STUB)
    sheet.place("R2", x - 25.4, y, 270)
    sheet.wire(gate, sheet.placed["R2"].pin("1"))
    sheet.label("GATE", (x - 17.78, y))
    run = x - 38.1
    sheet.place("R1", run, y - HALF)
    sheet.stub("R1", "1", 0, -STUB)
    sheet.place("J2", run - 15.24, y, right=True)
    sheet.wire(sheet.placed["J2"].pin("1"), (run, y), sheet.placed["R2"].pin("2"))
    sheet.label("RUN", (run + 2.54, y))
    sheet.place("Q2", run + 15.24, y + 25.4)
    stop = sheet.placed["Q2"].pin("3")
    sheet.wire(sheet.placed["J2"].pin("2"), (stop[0], y + ROW), stop)
    sheet.label("STOP", (run, y + ROW))
    sheet.stub("Q2", "2", 0, 2.54)
    sheet.place("R3", run, y + 25.4 + HALF)
    sheet.wire(sheet.placed["Q2"].pin("1"), (run - 10.16, y + 25.4))
    sheet.label("5V_USB", (run - 10.16, y + 25.4))
    sheet.stub("R3", "2", 0, 2.54)


def _rest(sheet: Sheet, x: float, y: float) -> None:
    sheet.note("Rail, its light, its measurement", (x - 10, y - 14))
    sheet.place("C5", x, y + HALF)
    sheet.stub("C5", "1", 0, -2.54)
    sheet.stub("C5", "2", 0, 2.54)
    sheet.place("R4", x + 27.94, y + HALF)
    sheet.stub("R4", "1", 0, -2.54)
    sheet.place("D2", x + 27.94, y + 17.78, 180)
    sheet.wire(sheet.placed["R4"].pin("2"), sheet.placed["D2"].pin("2"))
    sheet.label("LIGHT", (x + 27.94, y + 10.16))
    sheet.stub("D2", "1", 0, 2.54)
    sheet.place("R5", x + 55.88, y + HALF)
    sheet.stub("R5", "1", 0, -2.54)
    sheet.place("R6", x + 55.88, y + 17.78)
    sheet.wire(sheet.placed["R5"].pin("2"), sheet.placed["R6"].pin("1"))
    sheet.stub("R6", "2", 0, 2.54)
    middle = y + 10.16
    sheet.place("C6", x + 71.12, y + 17.78)
    sheet.wire((x + 55.88, middle), (x + 86.36, middle))
    sheet.label("SUPPLY", (x + 86.36, middle))
    sheet.wire((x + 71.12, middle), sheet.placed["C6"].pin("1"))
    sheet.stub("C6", "2", 0, 2.54)


def _channel(sheet: Sheet, channel: int, x: float, y: float) -> None:
    pins = CHANNEL_PINS[channel]
    sheet.note(f"{channel}: {RANKS[channel]} ({pins.servo}, {pins.feedback})", (x, y - 3))
    plug = sheet.place(f"J{100 + channel}", x + 68.58, y)
    rows = [plug.pin(str(number))[1] for number in range(1, 5)]
    sheet.stub(plug.ref, "1", -STUB)
    fuse = sheet.place(f"F{100 + channel}", x + 25.4, rows[1], 90)
    sheet.stub(fuse.ref, "1", -13.97)
    sheet.wire(fuse.pin("2"), plug.pin("2"))
    sheet.label(f"SERVO{channel}", (x + 33.02, rows[1]))
    pull = sheet.place(f"R{100 + channel}", x + 45.72, rows[2] + HALF, 180)
    sheet.wire((x + 7.62, rows[2]), plug.pin("3"))
    sheet.label(f"SIG{channel}", (x + 7.62, rows[2]))
    sheet.label("GND", pull.pin("1"))
    series = sheet.place(f"R{300 + channel}", x + 30.48, rows[3], 90)
    filtered = sheet.place(f"C{100 + channel}", x + 19.05, rows[3] + HALF, 180)
    sheet.wire((x + 7.62, rows[3]), series.pin("1"))
    sheet.label(f"ADC{channel}", (x + 7.62, rows[3]))
    sheet.label("GND", filtered.pin("1"))
    down = sheet.place(f"R{200 + channel}", x + 45.72, rows[3] + HALF, 180)
    sheet.wire(series.pin("2"), plug.pin("4"))
    sheet.label(f"FB{channel}", (x + 50.8, rows[3]))
    sheet.label("GND", down.pin("1"))


def inputs_sheet(circuit: Circuit) -> Sheet:
    """The input board on A3."""
    sheet = Sheet(circuit, "A3", (420, 297))
    sheet.note("Input board for the Raspberry Pi. Nobody has built one yet.", (15, 22), 4)
    sheet.note("Header of the Pi", (20, 30))
    _module(sheet, 35.56, 40.64)
    _feeds(sheet, 35.56, 127)
    sheet.note("Box: 4.7 kohm to 3.3 V stand at the box's end of the cable", (125, 30))
    box = sheet.place("J1", 137.16, 40.64, right=True)
    sheet.note("Dealer's panel", (125, 114))
    panel = sheet.place("J2", 137.16, 124.46, right=True)
    for ref, pin in (("J1", "1"), ("J1", "2"), ("J1", "6"), ("J2", "1"), ("J2", "5"), ("J2", "9")):
        sheet.stub(ref, pin, STUB)
    _input_rows(sheet, box.pin("3"), inputs.BOX, 1)
    _input_rows(sheet, panel.pin("2"), inputs.BUTTONS, 4)
    for number, (pin, name) in enumerate(zip("678", inputs.LIGHTS, strict=True)):
        start = panel.pin(pin)
        resistor = sheet.place(f"R{52 + number}", start[0] + 30.48, start[1], 90)
        sheet.wire(start, resistor.pin("1"))
        sheet.label(inputs.line_of(name), (start[0] + STUB, start[1]))
        sheet.stub(resistor.ref, "2", STUB)
    sheet.note("Switches to ground", (265, 30))
    for number, name in enumerate(("lamp", *inputs.LIGHTS, "buzzer")):
        _driver(sheet, number + 1, name, 330.2, 55.88 + 33.02 * number)
    lamp = sheet.place("J3", 223.52, 218.44, right=True)
    sheet.note("Lamp", (210, 208))
    for pin in ("1", "2", "3"):
        sheet.stub(lamp.ref, pin, STUB)
    return sheet


def _feeds(sheet: Sheet, x: float, y: float) -> None:
    sheet.note("Supplies of the cables, suppressors", (x - 15, y - 12))
    for number, (ref, dy) in enumerate((("F1", 2.54), ("F2", 2.54), ("C1", 2.54), ("D5", 2.54))):
        sheet.place(ref, x + 20.32 * (number % 2), y + 7.62 + 27.94 * (number // 2))
        sheet.stub(ref, "1", 0, -dy)
        sheet.stub(ref, "2", 0, dy)
    for number, ref in enumerate(("D1", "D2", "D3", "D4")):
        sheet.place(ref, x + 12.7 + 53.34 * (number % 2), y + 71.12 + 35.56 * (number // 2))
        sheet.stub(ref, "1", -25.4 if number % 2 == 0 else -12.7, 0)
        sheet.stub(ref, "2", 2.54, 0)
        sheet.stub(ref, "3", 0, 2.54)


def _input_rows(sheet: Sheet, first: tuple[float, float], names: tuple[str, ...], number: int) -> None:
    for row, name in enumerate(names):
        x, y = first[0], first[1] + ROW * row
        series = sheet.place(f"R{10 + number + row}", x + 60.96, y, 90)
        sheet.wire((x, y), series.pin("1"))
        sheet.label(inputs.line_of(name), (x + STUB, y))
        if number == 4:
            pull = sheet.place(f"R{21 + row}", x + 48.26 - 7.62 * row, y - HALF, 180)
            sheet.label("3V3", pull.pin("2"))
        filtered = sheet.place(f"C{10 + number + row}", x + 71.12 + 7.62 * row, y + HALF)
        sheet.wire(series.pin("2"), (x + 96.52, y))
        sheet.label(inputs.net_of(name), (x + 96.52, y))
        sheet.label("GND", filtered.pin("2"))


def _driver(sheet: Sheet, number: int, name: str, x: float, y: float) -> None:
    assert name in OUTPUTS
    sheet.note(f"{name}: BCM {DEFAULT_PINS[name]}, pin {HEADER[DEFAULT_PINS[name]]}", (x - 63.5, y - 7))
    switch = sheet.place(f"Q{number}", x, y)
    sheet.stub(switch.ref, "3", 0, -2.54)
    sheet.stub(switch.ref, "2", 0, 2.54)
    series = sheet.place(f"R{30 + number}", x - 30.48, y, 270)
    sheet.stub(series.ref, "2", -20.32)
    sheet.wire(series.pin("1"), switch.pin("1"))
    pull = sheet.place(f"R{40 + number}", x - 15.24, y + HALF)
    sheet.label(f"GATE_{inputs.net_of(name)}", (x - 22.86, y))
    sheet.label("GND", pull.pin("2"))


def sheet_of(circuit: Circuit) -> Sheet:
    """The schematic of a board."""
    return {shield.circuit().name: shield_sheet, inputs.circuit().name: inputs_sheet}[circuit.name](circuit)
