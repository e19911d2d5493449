"""The board as KiCad 6 reads it: footprints, tracks, ground zones (KiCad fills them), edge, print."""

import json
from collections.abc import Iterator
from itertools import pairwise

from hardware.machine.boards.layout import (
    CLEARANCE,
    EDGE,
    HOLE,
    HOLE_CLEARANCE,
    LAYERS,
    POUR_CLEARANCE,
    POUR_LEAST,
    VIA,
    VIA_DRILL,
    Layout,
)
from hardware.machine.boards.model import Pad, Part
from hardware.machine.boards.sexpr import Value, Word, node, stamp, text

NUMBERS = (
    (0, "F.Cu", "signal"),
    (31, "B.Cu", "signal"),
    (34, "B.Paste", "user"),
    (35, "F.Paste", "user"),
    (36, "B.SilkS", "user"),
    (37, "F.SilkS", "user"),
    (38, "B.Mask", "user"),
    (39, "F.Mask", "user"),
    (44, "Edge.Cuts", "user"),
    (46, "B.CrtYd", "user"),
    (47, "F.CrtYd", "user"),
    (48, "B.Fab", "user"),
    (49, "F.Fab", "user"),
)
PRINT = 0.15  # width of a printed line
SOLID = {("shield", "J1.2"), ("shield", "C1.2"), ("shield", "C2.2")}  # ground pads with the whole current: no thermals
CATHODE_BAR = {"diode", "zener", "led"}


def board(layout: Layout) -> str:
    """NAME.kicad_pcb."""
    circuit = layout.circuit
    nets = {"": 0} | {net: number for number, net in enumerate(circuit.nets, 1)}
    parts: list[Value] = [
        node("version", 20211014),
        node("generator", Word("faro_boards")),
        node("general", node("thickness", 1.6)),
        node("paper", "A4"),
        node("title_block", node("title", circuit.title), node("comment", 1, "Nobody has built one yet.")),
        [Word("layers"), *(node(str(number), name, Word(kind)) for number, name, kind in NUMBERS)],
        node("setup", node("pad_to_mask_clearance", 0.05)),
        *(node("net", number, net) for net, number in nets.items()),
        *(_footprint(layout, part, nets) for part in circuit.parts),
        *(_hole(circuit.name, number, x, y) for number, (x, y) in enumerate(circuit.holes)),
        *_edge(layout),
        *(_print(circuit.name, says.says, says.x, says.y, says.height) for says in circuit.texts),
    ]
    for number, track in enumerate(layout.tracks):
        for one, other in pairwise(track.points):
            parts.append(
                node(
                    "segment", node("start", *one), node("end", *other), node("width", track.width),
                    node("layer", track.layer), node("net", nets[track.net]),
                    node("tstamp", stamp(circuit.name, number, one)),
                )
            )  # fmt: skip
    for via in layout.vias:
        parts.append(
            node(
                "via", node("at", via.x, via.y), node("size", VIA), node("drill", VIA_DRILL), node("layers", *LAYERS),
                node("net", nets[via.net]), node("tstamp", stamp(circuit.name, "via", via.x, via.y)),
            )
        )  # fmt: skip
    parts += [_zone(layout, layer, nets["GND"]) for layer in LAYERS]
    return text(node("kicad_pcb", *parts)) + "\n"


def _line(
    kind: str, one: tuple[float, float], other: tuple[float, float], layer: str, width: float, mark: Word
) -> Value:
    return node(
        kind, node("start", *one), node("end", *other), node("layer", layer), node("width", width), node("tstamp", mark)
    )


def _letters(height: float) -> Value:
    return node("effects", node("font", node("size", height, height), node("thickness", round(height * 0.15, 3))))


def _footprint(layout: Layout, part: Part, nets: dict[str, int]) -> Value:
    name = layout.circuit.name
    kind = part.kind
    drilled = any(pad.drill for pad in kind.footprint.pads)
    at = node("at", part.x, part.y, part.turn) if part.turn else node("at", part.x, part.y)
    left, top, right, bottom = kind.footprint.body
    middle = ((left + right) / 2, (top + bottom) / 2)
    values: list[Value] = [
        node("layer", "F.Cu"),
        node("tstamp", stamp(name, part.ref)),
        at,
        node("descr", kind.footprint.source),
        node("attr", Word("through_hole" if drilled else "smd")),
        node(
            "fp_text", Word("reference"), part.ref, node("at", *middle, part.turn % 180), node("layer", "F.Fab"),
            _letters(0.8), node("tstamp", stamp(name, part.ref, "ref")),
        ),
        node(
            "fp_text", Word("value"), kind.value, node("at", middle[0], middle[1] + 1, part.turn % 180),
            node("layer", "F.Fab"), _letters(0.6), node("tstamp", stamp(name, part.ref, "value")),
        ),
    ]  # fmt: skip
    if not kind.footprint.outside:
        values += _outline(name, part)
    for pad in kind.footprint.pads:
        values.append(_pad(layout, part, pad, nets))
    return node("footprint", f"faro:{kind.footprint.name}", *values)


def _outline(name: str, part: Part) -> Iterator[Value]:
    left, top, right, bottom = part.kind.footprint.body
    for layer, width in (("F.SilkS", PRINT), ("F.CrtYd", 0.05)):
        mark = stamp(name, part.ref, layer)
        if part.kind.footprint.round_body:
            yield node(
                "fp_circle", node("center", 0, 0), node("end", right, 0), node("layer", layer), node("width", width),
                node("fill", Word("none")), node("tstamp", mark),
            )  # fmt: skip
        else:
            yield node(
                "fp_rect", node("start", left, top), node("end", right, bottom), node("layer", layer),
                node("width", width), node("fill", Word("none")), node("tstamp", mark),
            )  # fmt: skip
    if part.kind.symbol in CATHODE_BAR and not part.kind.footprint.round_body:
        mark = stamp(name, part.ref, "cathode")
        yield _line("fp_line", (left, top), (left, bottom), "F.SilkS", 0.4, mark)
    if part.kind.symbol == "polarised":
        pad = part.kind.footprint.pads[0]
        yield node(
            "fp_text", Word("user"), "+", node("at", pad.x, pad.y - pad.height / 2 - 1, part.turn % 180),
            node("layer", "F.SilkS"), _letters(1.2), node("tstamp", stamp(name, part.ref, "plus")),
        )  # fmt: skip


def _pad(layout: Layout, part: Part, pad: Pad, nets: dict[str, int]) -> Value:
    net = part.nets.get(pad.name)
    shape = Word("rect" if pad.square else "circle")
    at = node("at", pad.x, pad.y, part.turn) if part.turn else node("at", pad.x, pad.y)
    values: list[Value] = [
        pad.name,
        Word("thru_hole" if pad.drill else "smd"),
        shape,
        at,
        node("size", pad.width, pad.height),
    ]
    if pad.drill:
        values += [node("drill", pad.drill), node("layers", "*.Cu", "*.Mask")]
    else:
        values.append(node("layers", "F.Cu", "F.Paste", "F.Mask"))
    if net is not None:
        values.append(node("net", nets[net], net))
    if (layout.circuit.name, f"{part.ref}.{pad.name}") in SOLID:
        values.append(node("zone_connect", 2))
    return node("pad", *values, node("tstamp", stamp(layout.circuit.name, part.ref, pad.name, pad.x, pad.y)))


def _hole(name: str, number: int, x: float, y: float) -> Value:
    pad = node(
        "pad", "", Word("np_thru_hole"), Word("circle"), node("at", 0, 0), node("size", HOLE, HOLE),
        node("drill", HOLE), node("layers", "*.Cu", "*.Mask"), node("clearance", HOLE_CLEARANCE),
        node("tstamp", stamp(name, "hole", number)),
    )  # fmt: skip
    return node(
        "footprint", "faro:HOLE-M3", node("layer", "F.Cu"), node("tstamp", stamp(name, "H", number)),
        node("at", x, y),
        node("attr", Word("exclude_from_pos_files"), Word("exclude_from_bom")),
        node(
            "fp_text", Word("reference"), f"H{number + 1}", node("at", 0, 0), node("layer", "F.Fab"), _letters(0.8),
            node("tstamp", stamp(name, "H", number, "ref")),
        ),
        node(
            "fp_text", Word("value"), "M3", node("at", 0, 1), node("layer", "F.Fab"), _letters(0.6),
            node("tstamp", stamp(name, "H", number, "value")),
        ),
        pad,
    )  # fmt: skip


def _edge(layout: Layout) -> Iterator[Value]:
    width, height = layout.circuit.width, layout.circuit.height
    corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    for number, (one, other) in enumerate(zip(corners, [*corners[1:], corners[0]], strict=True)):
        yield _line("gr_line", one, other, "Edge.Cuts", 0.1, stamp(layout.circuit.name, "edge", number))


def _print(name: str, says: str, x: float, y: float, height: float) -> Value:
    return node(
        "gr_text", says, node("at", x, y), node("layer", "F.SilkS"), node("tstamp", stamp(name, "text", says, x, y)),
        _letters(height),
    )  # fmt: skip


def _zone(layout: Layout, layer: str, ground: int) -> Value:
    corners = layout.outline.buffer(-EDGE, join_style="mitre").exterior.coords[:-1]
    return node(
        "zone", node("net", ground), node("net_name", "GND"), node("layer", layer),
        node("tstamp", stamp(layout.circuit.name, "zone", layer)), node("hatch", Word("edge"), 0.5),
        node("connect_pads", node("clearance", POUR_CLEARANCE)), node("min_thickness", POUR_LEAST),
        node("filled_areas_thickness", Word("no")),
        node("fill", Word("yes"), node("thermal_gap", POUR_CLEARANCE), node("thermal_bridge_width", 0.5)),
        node("polygon", node("pts", *(node("xy", round(x, 4), round(y, 4)) for x, y in corners))),
    )  # fmt: skip


def project(name: str) -> str:
    """NAME.kicad_pro: the rules that KiCad checks by."""
    rules = {
        "min_clearance": CLEARANCE,
        "min_copper_edge_clearance": EDGE,
        "min_hole_clearance": 0.2,
        "min_hole_to_hole": 0.25,
        "min_through_hole_diameter": 0.3,
        "min_track_width": 0.2,
        "min_via_annular_width": 0.15,
        "min_via_diameter": 0.5,
        "solder_mask_min_width": 0.0,
    }
    default = {
        "name": "Default",
        "clearance": CLEARANCE,
        "track_width": 0.3,
        "via_diameter": VIA,
        "via_drill": VIA_DRILL,
    }
    content = {
        "board": {"design_settings": {"rules": rules, "rule_severities": {"lib_footprint_issues": "ignore"}}},
        "meta": {"filename": f"{name}.kicad_pro", "version": 1},
        "net_settings": {"classes": [default], "meta": {"version": 2}},
    }
    return json.dumps(content, indent=2) + "\n"
