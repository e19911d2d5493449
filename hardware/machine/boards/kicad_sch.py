"""The schematic as KiCad 6 reads it, and what such a file joins."""

from collections.abc import Iterator

from hardware.machine.boards.layout import turned
from hardware.machine.boards.model import Kind, Way
from hardware.machine.boards.sexpr import Value, Word, child, children, node, parse, stamp, text
from hardware.machine.boards.sheet import Sheet, joined
from hardware.machine.boards.symbols import Point, Symbol, strokes

TYPES = {
    Way.PASSIVE: "passive",
    Way.INPUT: "input",
    Way.OUTPUT: "output",
    Way.OPEN: "open_collector",
    Way.SUPPLY: "power_out",
    Way.LOAD: "power_in",
}
LIBRARY = "faro"
THIN: Value = [Word("stroke"), node("width", 0.2), node("type", Word("default")), node("color", 0, 0, 0, 0)]
WIRE: Value = [Word("stroke"), node("width", 0), node("type", Word("default")), node("color", 0, 0, 0, 0)]
EMPTY = node("fill", node("type", Word("none")))


def _letters(height: float = 1.27, *more: Value) -> Value:
    return node("effects", node("font", node("size", height, height)), *more)


HIDDEN = _letters(1.27, Word("hide"))


def schematic(sheet: Sheet) -> str:
    """NAME.kicad_sch."""
    name = sheet.circuit.name
    symbols = _symbols(sheet)
    parts: list[Value] = [
        node("version", 20211123),
        node("generator", Word("faro_boards")),
        node("uuid", stamp(name, "sheet")),
        node("paper", sheet.paper),
        node("title_block", node("title", sheet.circuit.title), node("comment", 1, "Nobody has built one yet.")),
        [Word("lib_symbols"), *(_library(f"{LIBRARY}:{key}", *symbols[key]) for key in sorted(symbols))],
    ]
    for point in sheet.junctions():
        parts.append(
            node(
                "junction", node("at", *point), node("diameter", 0), node("color", 0, 0, 0, 0),
                node("uuid", stamp(name, "junction", *point)),
            )
        )  # fmt: skip
    for one, other in sheet.pieces():
        points = node("pts", node("xy", *one), node("xy", *other))
        parts.append(node("wire", points, WIRE, node("uuid", stamp(name, "wire", *one, *other))))
    for says, at, height in sheet.notes:
        justify = node("justify", Word("left"), Word("bottom"))
        parts.append(node("text", says, node("at", *at, 0), _letters(height, justify), node("uuid", stamp(name, says))))
    for net, at in sheet.labels:
        justify = node("justify", Word("left"), Word("bottom"))
        parts.append(
            node("label", net, node("at", *at, 0), _letters(1.27, justify), node("uuid", stamp(name, net, *at)))
        )
    parts += _instances(sheet)
    parts.append(node("sheet_instances", node("path", "/", node("page", "1"))))
    parts.append([Word("symbol_instances"), *_paths(sheet)])
    return text(node("kicad_sch", *parts)) + "\n"


def _symbols(*sheets: Sheet) -> dict[str, tuple[Symbol, Kind]]:
    """The symbols in use, by name, each with a part that it stands for."""
    return {
        one.symbol.name: (one.symbol, sheet.circuit.part(one.ref).kind)
        for sheet in sheets
        for one in sheet.placed.values()
    }


def library(*sheets: Sheet) -> str:
    """The symbols of all sheets as a library, so that KiCad finds them where the sheets say."""
    symbols = _symbols(*sheets)
    parts = [_library(key, *symbols[key]) for key in sorted(symbols)]
    return (
        text(node("kicad_symbol_lib", node("version", 20211014), node("generator", Word("faro_boards")), *parts)) + "\n"
    )


def library_table() -> str:
    """Where KiCad finds the library: beside the projects."""
    row = [node("name", LIBRARY), node("type", "KiCad"), node("uri", f"${{KIPRJMOD}}/{LIBRARY}.kicad_sym")]
    return text(node("sym_lib_table", node("lib", *row, node("options", ""), node("descr", "")))) + "\n"


def _library(name: str, symbol: Symbol, kind: Kind) -> Value:
    types = {pin.name: TYPES[pin.way] for pin in kind.pins}
    if kind.symbol not in {"module", "connector"}:
        types = dict.fromkeys(types, "passive") | ({"2": "power_out"} if kind.symbol in {"fuse", "pmos"} else {})
    graphics: list[Value] = []
    ends = {(pin.x, pin.y) for pin in symbol.pins}
    for line in strokes(symbol):
        if line[0] not in ends:
            graphics.append(node("polyline", node("pts", *(node("xy", x, -y) for x, y in line)), THIN, EMPTY))
    for (left, top), (right, bottom) in symbol.boxes:
        graphics.append(node("rectangle", node("start", left, -top), node("end", right, -bottom), THIN, EMPTY))
    pins: list[Value] = [
        node(
            "pin", Word(types[pin.name]), Word("line"), node("at", pin.x, -pin.y, pin.towards),
            node("length", pin.length), node("name", pin.label or "~", _letters(1.0)),
            node("number", pin.name, _letters(1.0)),
        )
        for pin in symbol.pins
    ]  # fmt: skip
    plain = kind.symbol not in {"module", "connector"}
    head: list[Value] = [node("pin_numbers", Word("hide"))] if plain else []
    head.append(
        node("pin_names", node("offset", 0.5), Word("hide")) if plain else node("pin_names", node("offset", 0.5))
    )
    return node(
        "symbol", name, *head, node("in_bom", Word("yes")), node("on_board", Word("yes")),
        node("property", "Reference", "U", node("id", 0), node("at", 0, 0, 0), _letters()),
        node("property", "Value", symbol.name, node("id", 1), node("at", 0, 0, 0), _letters()),
        node("property", "Footprint", "", node("id", 2), node("at", 0, 0, 0), HIDDEN),
        node("property", "Datasheet", "", node("id", 3), node("at", 0, 0, 0), HIDDEN),
        node("symbol", f"{symbol.name}_0_1", *graphics),
        node("symbol", f"{symbol.name}_1_1", *pins),
    )  # fmt: skip


def _instances(sheet: Sheet) -> Iterator[Value]:
    name = sheet.circuit.name
    for one in sheet.placed.values():
        kind = sheet.circuit.part(one.ref).kind
        justify = node("justify", Word("left"))
        # KiCad turns a property with its symbol; sideways parts get an angle that brings it back.
        angle = 90 if one.turn % 180 else 0
        (rx, ry), (vx, vy) = one.symbol.places
        if one.turn % 180:
            rx, ry, vx, vy = -2.5, -2.2, -2.5, 3.0
        here = node("at", one.x, one.y, 0)
        yield node(
            "symbol", node("lib_id", f"{LIBRARY}:{one.symbol.name}"), node("at", one.x, one.y, one.turn),
            node("unit", 1),
            node("in_bom", Word("yes")), node("on_board", Word("yes")), node("uuid", stamp(name, "symbol", one.ref)),
            node("property", "Reference", one.ref, node("id", 0), node("at", one.x + rx, one.y + ry, angle),
                 _letters(1.27, justify)),
            node("property", "Value", kind.value, node("id", 1), node("at", one.x + vx, one.y + vy, angle),
                 _letters(1.0, justify)),
            node("property", "Footprint", f"faro:{kind.footprint.name}", node("id", 2), here, HIDDEN),
            node("property", "Datasheet", kind.source, node("id", 3), here, HIDDEN),
            node("property", "Number", f"{kind.maker} {kind.number}", node("id", 4), here, HIDDEN),
            *(node("pin", pin.name, node("uuid", stamp(name, one.ref, "pin", pin.name))) for pin in one.symbol.pins),
        )  # fmt: skip


def _paths(sheet: Sheet) -> Iterator[Value]:
    for one in sorted(sheet.placed.values(), key=lambda one: one.ref):
        kind = sheet.circuit.part(one.ref).kind
        yield node(
            "path", f"/{stamp(sheet.circuit.name, 'symbol', one.ref)}", node("reference", one.ref), node("unit", 1),
            node("value", kind.value), node("footprint", f"faro:{kind.footprint.name}"),
        )  # fmt: skip


def _at(value: list[Value]) -> list[float]:
    return [float(str(part)) for part in child(value, "at")[1:]]


def _pair(value: list[Value]) -> Point:
    return round(float(str(value[1])), 4), round(float(str(value[2])), 4)


def read(source: str) -> dict[str, set[str]]:
    """Which pins a file NAME.kicad_sch joins, by net: from its symbols, wires and labels alone."""
    root = parse(source)
    library = {
        str(symbol[1]): [
            (str(child(pin, "number")[1]), _pair(child(pin, "at")))
            for unit in children(symbol, "symbol")
            for pin in children(unit, "pin")
        ]
        for symbol in children(child(root, "lib_symbols"), "symbol")
    }
    pins: dict[str, Point] = {}
    for symbol in children(root, "symbol"):
        x, y, turn = _at(symbol)
        ref = next(str(one[2]) for one in children(symbol, "property") if one[1] == "Reference")
        for name, (px, py) in library[str(child(symbol, "lib_id")[1])]:
            dx, dy = turned(px, -py, int(turn))
            pins[f"{ref}.{name}"] = (round(x + dx, 4), round(y + dy, 4))
    wires = []
    for wire in children(root, "wire"):
        one, other = children(child(wire, "pts"), "xy")
        wires.append((_pair(one), _pair(other)))
    labels = [(str(label[1]), _pair(child(label, "at"))) for label in children(root, "label")]
    return joined(pins, wires, labels)
