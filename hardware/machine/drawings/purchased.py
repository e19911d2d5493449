"""One table of the bought parts whose shape is their maker's: each protrusion, socket, plug and bend as a solid of its
own, how far it may be off, and where its sizes come from. Drawings, overlap test and docs/build/bought.md use these.

A size that stands in no sheet of the maker that we have read is marked GUESS. What passes a guessed piece more nearly
than the piece may be off is a fault (`clashes.doubtful`). Millimetres, each part in axes of its own.
"""

import functools
import itertools
from collections.abc import Callable
from dataclasses import dataclass

from manifold3d import Manifold, OpType

from hardware.machine.boards.footprints import MEGA_PINS
from hardware.machine.boards.inputs import STACKING
from hardware.machine.drawings.shapes import Place, box, rod

GUESS = "guess"
UP: Place = (0.0, 0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Piece:
    """A protrusion, or with `hole` what is taken away; `off`: by how much a face of it may lie elsewhere; `source`: the
    maker's sheet, or GUESS and what it rests on; `on`: what carries this piece alone or is screwed onto it."""

    what: str
    solid: Manifold
    off: float
    source: str
    hole: bool = False
    on: tuple[str, ...] = ()

    @property
    def guessed(self) -> bool:
        """Whether no sheet of the maker says it."""
        return self.source.startswith(GUESS)


@dataclass(frozen=True, slots=True)
class Doubt:
    """A guessed piece of a part in its place, by how much it may be off, and what carries it."""

    what: str
    solid: Manifold
    off: float
    on: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bought:
    """A part: `key` is what the drawings call it; `meets`: what carries, presses or plugs into it and so may come as
    near as it likes."""

    key: str
    name: str
    pieces: tuple[Piece, ...]
    meets: tuple[str, ...] = ()

    def solid(self) -> Manifold:
        """All of it."""
        whole = Manifold.batch_boolean([one.solid for one in self.pieces if not one.hole], OpType.Add)
        for one in self.pieces:
            if one.hole:
                whole -= one.solid
        return whole

    def doubts(self, placed: Callable[[Manifold], Manifold]) -> tuple[Doubt, ...]:
        """The guessed pieces where `placed` puts them."""
        guessed = (one for one in self.pieces if one.guessed and not one.hole)
        return tuple(Doubt(one.what, placed(one.solid), one.off, one.on) for one in guessed)


# --- Arduino Mega 2560: from its lower left corner, USB to the left, z from the underside ---

ARDUINO = "Arduino, board file of the Mega 2560 Rev3"
MEGA = (101.6, 53.34)
BOARD_T = 1.6
SOCKET_H = 8.5
_SOCKET_W = 2.54
_ROW = 2.54
MEGA_FRONT_HOLE = (13.97, 2.54)  # the fifth hole; the sixth is at (66.04, 7.62)
OTHER_STRIPS = (
    *((18.796 + _ROW * place, 50.8) for place in range(3)),  # SCL, SDA, AREF
    *((68.58 + _ROW * place, 50.8) for place in range(8)),  # 14 to 21
)
"""Sockets that nothing of ours is plugged into (so `MEGA_PINS` leaves them out)."""


def sockets() -> list[tuple[float, float, float, float]]:
    """The header sockets: left, front, right and rear edge of each."""
    rows: dict[float, list[float]] = {}
    double = []
    for x, y in (*MEGA_PINS.values(), *OTHER_STRIPS):
        if x > 93.0:
            double.append((x, y))
        else:
            rows.setdefault(y, []).append(x)
    half = _SOCKET_W / 2
    found = []
    for y, places in rows.items():
        places.sort()
        ends = [0, *(i for i, (a, b) in enumerate(itertools.pairwise(places), 1) if b - a > 1.5 * _ROW), len(places)]
        for start, end in itertools.pairwise(ends):
            found.append((places[start] - half, y - half, places[end - 1] + half, y + half))
    xs, ys = [x for x, _ in double], [y for _, y in double]
    return [*found, (min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)]


@functools.cache
def mega(holes: tuple[tuple[float, float], ...]) -> Bought:
    """With holes of 3.2 at `holes`."""
    top = BOARD_T
    pieces = [
        Piece(
            "board",
            box((0.0, MEGA[0]), (0.0, MEGA[1]), (0.0, top)),
            0.2,
            f"{GUESS}: thickness; outline by {ARDUINO}",
            on=("M3 spacer, lower", "M3 spacer, upper", "M2.5 spacer, lower", "M2.5 screw, above"),
        )
    ]
    for x0, y0, x1, y1 in sockets():
        place = f"header socket {x0:.0f}, {y0:.0f}"
        pieces.append(
            Piece(
                place,
                box((x0, x1), (y0, y1), (top, top + SOCKET_H)),
                0.2,
                f"{GUESS}: place by {ARDUINO}; height as sockets of 2.54 mm have it",
            )
        )
        joints = box((x0 + 0.4, x1 - 0.4), (y0 + 0.4, y1 - 0.4), (-2.0, 0.0))
        pieces.append(Piece(f"solder joints {x0:.0f}, {y0:.0f}", joints, 0.3, f"{GUESS}: legs cut to 2 mm"))
    pieces += [
        Piece("USB socket", box((-6.4, 9.6), (31.7, 43.8), (top, top + 10.8)), 0.3, f"{GUESS}: place by {ARDUINO}"),
        Piece("jack", box((-1.8, 11.4), (3.3, 12.2), (top, top + 11.0)), 0.3, f"{GUESS}: place by {ARDUINO}"),
        Piece("ICSP pins", box((62.3, 67.5), (24.1, 31.8), (top, top + 8.8)), 0.5, f"{GUESS}: as on the Uno Rev3"),
        Piece("reset button", box((2.5, 9.0), (45.5, 52.0), (top, top + 5.0)), 1.0, f"{GUESS}: from pictures"),
    ]
    pieces += [Piece("hole 3.2", rod((x, y, -1.0), UP, top + 2, 3.2), 0.1, ARDUINO, hole=True) for x, y in holes]
    return Bought("mega", "Arduino Mega 2560 Rev3, A000067", tuple(pieces), ("usb plug", "shield"))


# --- Raspberry Pi 4 and 5: from its lower left corner, header at the rear, z from the underside ---

PI_DRAWING = "Raspberry Pi, mechanical drawings of Pi 4 and Pi 5"
PI = (85.0, 56.0)
PI_HOLES = ((3.5, 3.5), (61.5, 3.5), (3.5, 52.5), (61.5, 52.5))
HEADER_BASE = 2.54
COOLER = (63.5, 42.5, 13.7)
PUSH_PIN_H = 15.3


@functools.cache
def pi() -> Bought:
    """What Pi 4 and Pi 5 have together: network and USB change places between the two."""
    top, placed = BOARD_T, f"{GUESS}: place by {PI_DRAWING}"
    pieces = [
        Piece(
            "board",
            box((0.0, PI[0]), (0.0, PI[1]), (0.0, top)),
            0.2,
            f"{GUESS}: thickness, measured boards are nearer 1.4; outline by {PI_DRAWING}",
            on=("M2.5 spacer, lower",),
        ),
        Piece("USB and network", box((66.0, 87.5), (2.0, 54.5), (top, top + 16.0)), 0.5, placed),
        Piece(
            "header",
            box((7.1, 57.9), (50.0, 55.0), (top, top + HEADER_BASE)),
            0.2,
            f"{GUESS}: height of its base as pins of 2.54 mm have it; place by {PI_DRAWING}",
        ),
        Piece("power and video", box((6.5, 52.0), (-1.5, 7.5), (top, top + 3.7)), 0.5, placed),
        Piece("camera sockets", box((44.0, 53.5), (1.0, 24.0), (top, top + 6.0)), 1.0, f"{GUESS}: from pictures"),
        Piece("memory card", box((-3.0, 13.0), (21.0, 35.0), (-2.0, 0.0)), 0.5, f"{GUESS}: from pictures"),
    ]
    pieces += [Piece("hole 2.7", rod((x, y, -1.0), UP, top + 2, 2.7), 0.1, PI_DRAWING, hole=True) for x, y in PI_HOLES]
    return Bought(
        "pi",
        "Raspberry Pi 5 (or 4)",
        tuple(pieces),
        ("cooler", "stacking header", "M2.5 spacer, upper", "power plug", "network plug", "usb plug of the Pi"),
    )


@functools.cache
def cooler() -> Bought:
    """Raspberry Pi's Active Cooler on a Pi 5; a Pi 4 takes a heat sink that is lower."""
    wide, deep, high = COOLER
    top = BOARD_T
    front = (PI[1] - deep) / 2
    cited = f"{GUESS}: 63.5 x 42.5 x 13.7, Raspberry Pi's brief of it as builders cite it"
    pieces = (
        Piece("fins and blower", box((1.0, 1.0 + wide), (front, front + deep), (top + 6.5, top + high)), 1.0, cited),
        Piece("pad", box((20.0, 42.0), (14.0, 42.0), (top + 1.0, top + 6.6)), 1.0, f"{GUESS}: from pictures"),
        Piece(
            "push pins",
            box((8.0, 58.0), (8.0, 48.0), (top + high - 0.1, top + PUSH_PIN_H)),
            1.0,
            f"{GUESS}: 15.3, one builder",
        ),
    )
    meets = ("pi", "M2.5 spacer, upper", "stacking header")  # it stands between the four spacers, as under an M.2 HAT+
    return Bought("cooler", "Raspberry Pi Active Cooler, SC1148", pieces, meets)


STACK_H = 8.5


@functools.cache
def stacking_header() -> Bought:
    """2 x 20 sockets with long posts between the Pi and the input board, whose own socket is as high once more."""
    low = BOARD_T + HEADER_BASE
    body = box((7.1, 57.9), (50.0, 55.0), (low, low + STACK_H))
    source = (
        f"{GUESS}: sockets of 2.54 mm are 8.5 high; how far its posts go into the next socket is not in a sheet we have"
    )
    pieces = (Piece("body", body, 0.5, source),)
    return Bought(
        "stacking header", f"stacking socket 2 x 20, Adafruit {STACKING[1]}", pieces, ("pi", "input board", "cooler")
    )


# --- plugs and bends: from the socket's mouth along -x ---


def plug(
    name: str, wide: float, high: float, long: float, bend: float, source: str = f"{GUESS}: usual sizes"
) -> Bought:
    """A plug, and the room in which its cable bends."""
    body = box((-long, 0.0), (-wide / 2, wide / 2), (-high / 2, high / 2))
    turn = box((-long - bend, -long), (-wide / 4, wide / 4), (-high / 4, high / 4))
    return Bought(name, name, (Piece("plug", body, 1.0, source), Piece("bend", turn, 5.0, source)), ("mega", "pi"))


@functools.cache
def usb_b() -> Bought:
    """Into the Mega."""
    return plug("usb plug", 12.0, 11.0, 32.0, 25.0)


@functools.cache
def usb_c() -> Bought:
    """Power, into the Pi."""
    return plug("power plug", 12.0, 7.0, 24.0, 20.0)


@functools.cache
def usb_a() -> Bought:
    """Into the Pi."""
    return plug("usb plug of the Pi", 16.0, 8.0, 32.0, 25.0)


@functools.cache
def network() -> Bought:
    """Into the Pi."""
    return plug("network plug", 12.0, 12.0, 30.0, 25.0)


# --- Camera Module 3: lens along z through the origin, z = 0 the board's front; the ribbon's socket toward -y ---

CAMERA_PAGE = "Raspberry Pi, camera documentation: 25 x 24 x 11.5"
CAMERA_2 = f"{GUESS}: Camera Module 2 by NopSCADlib"
CAMERA_MODEL = f"{GUESS}: a builder's model (KarimAziiev)"
CAMERA_PCB = (25.0, 24.0, 1.1)
CAMERA_HIGH = 11.5  # board's rear face to the lens
CAMERA_HOLES_X = 21.0
CAMERA_ROWS = (0.0, 12.5)  # of holes from the lens; Camera Module 2 by NopSCADlib, and that model
CAN = 11.05
CAN_OFF = 0.5
CAN_H = 5.9
BARREL_D = 7.15
FLEX = (9.0, 5.5, 11.6, 1.5)  # the lens's own plug beside the can: wide, from, to, high


@functools.cache
def camera() -> Bought:
    """With the square can of its autofocus, and the plug of its ribbon behind the board."""
    wide, deep, thick = CAMERA_PCB
    high = CAMERA_HIGH - thick
    rear = CAMERA_ROWS[1] + 2.0 - deep  # the edge of the ribbon's socket
    half = CAN / 2
    across, low, far, up = FLEX
    pieces = [
        Piece(
            "board",
            box((-wide / 2, wide / 2), (rear, rear + deep), (-thick, 0.0)),
            0.3,
            f"{CAMERA_2}, thickness; outline by {CAMERA_PAGE}",
        ),
        Piece("can", box((-half, half), (-half, half), (0.0, CAN_H)), CAN_OFF, CAMERA_MODEL),
        Piece("barrel", rod((0.0, 0.0, 0.0), UP, high, BARREL_D), 0.4, CAMERA_MODEL),
        Piece("lens's plug", box((-across / 2, across / 2), (low, far), (0.0, up)), 0.4, CAMERA_MODEL),
        Piece(
            "ribbon's socket",
            box((-10.5, 10.5), (rear, rear + 5.7), (-thick - 2.7, -thick)),
            0.5,
            CAMERA_2,
        ),
        Piece(
            "ribbon, bent",
            box((-8.0, 8.0), (rear - 6.0, rear), (-thick - 2.0, -thick - 1.0)),
            0.5,
            f"{GUESS}: a ribbon bends about 5 mm",
        ),
    ]
    for x, y in camera_holes():
        pieces.append(Piece("hole 2.2", rod((x, y, -5.0), UP, 10.0, 2.2), 0.1, CAMERA_2, hole=True))
    return Bought("camera", "Raspberry Pi Camera Module 3, SC0872", tuple(pieces), ("camera screw",))


def camera_holes() -> tuple[tuple[float, float], ...]:
    """x and y of the four from the lens."""
    return tuple((s * CAMERA_HOLES_X / 2, y) for s in (-1.0, 1.0) for y in CAMERA_ROWS)


# --- switch: between its holes, lever toward +z and its free end toward -y, x through its side ---

OMRON_D2F = "Omron, D2F data sheet, D2F-01L"
SWITCH = (5.8, 12.8, 5.0, 1.5)  # thick, long, above and below the holes
SWITCH_HOLES = 6.5
LEVER = (3.0, 10.8, 0.3)  # wide, long, thick
LEVER_FREE = 10.0  # at most, of its end above the holes
LEVER_OPERATES = (5.3, 8.3)


@functools.cache
def switch(pressed: float = 0.0) -> Bought:
    """Its lever pressed to `pressed` above the holes, free where that is 0."""
    thick, long, above, below = SWITCH
    wide, reach, sheet = LEVER
    pivot = long / 2 - 1.0
    end = pressed or LEVER_FREE
    middle = -thick / 2
    strip = Manifold.batch_hull(
        [
            box((middle - wide / 2, middle + wide / 2), (pivot - 0.3, pivot), (above, above + 0.1)),
            box((middle - wide / 2, middle + wide / 2), (pivot - reach, pivot - reach + 0.3), (end - sheet, end)),
        ]
    )
    pieces = [
        Piece("body", box((-thick, 0.0), (-long / 2, long / 2), (-below, above)), 0.2, OMRON_D2F),
        Piece("lever", strip, 0.3, f"{OMRON_D2F}: free at most 10 above the holes, operates at 6.8 +-1.5"),
        Piece(
            "terminals", box((middle - 0.8, middle + 0.8), (-6.0, 6.0), (-below - 3.5, -below)), 0.5,
            f"{GUESS}: from pictures",
        ),
    ]  # fmt: skip
    for side in (-1, 1):
        hole = rod((-thick - 1, side * SWITCH_HOLES / 2, 0.0), (1.0, 0.0, 0.0), 20.0, 2.2)
        pieces.append(Piece("hole 2.2", hole, 0.1, OMRON_D2F, hole=True))
    return Bought("switch", "micro switch, Omron D2F-01L", tuple(pieces), ("switch screw", "tab screw", "body"))


# --- fork sensor: slot about z = 0, tips of its arms at y = 0, base at the far end, x through its thickness ---

OMRON_SX = "Omron, EE-SX47/67 data sheet, EE-SX670"
FORK_SLOT_SOURCE = f"{GUESS}: 9 deep from memory of Omron's sheet; 5 wide: {OMRON_SX}"
FORK_POCKET = f"{GUESS}: a builder's pocket for it, 26 x 7.6 x 22.3, holes 19 apart"
FORK_SLOT = 5.0
FORK_DEPTH = 9.0  # a guess
FORK_ARMS = 13.0
FORK_BASE = 26.0
FORK_THICK = 7.0
FORK_LONG = 22.3
FORK_FLANGE = 4.0
FORK_HOLES = 19.0
FORK_AXIS = 3.0  # of its beam from the tips: a guess


@functools.cache
def fork() -> Bought:
    """The standard shape: screwed by a flange at its base, its plug behind."""
    x = (-FORK_THICK / 2, FORK_THICK / 2)
    half, flange = FORK_ARMS / 2, (FORK_LONG - FORK_FLANGE, FORK_LONG)
    slot = box((-10.0, 10.0), (-1.0, FORK_DEPTH), (-FORK_SLOT / 2, FORK_SLOT / 2))
    pieces = [
        Piece(
            "arms",
            box(x, (0.0, FORK_LONG), (-half, half)) - slot,
            0.3,
            FORK_POCKET,
        ),
        Piece("flange", box(x, flange, (-FORK_BASE / 2, FORK_BASE / 2)), 0.5, FORK_POCKET),
        Piece("plug", box((-3.0, 3.0), (FORK_LONG, FORK_LONG + 12.0), (-5.8, 5.8)), 0.5, FORK_POCKET),
        Piece("slot", slot, 0.3, FORK_SLOT_SOURCE, hole=True),
        Piece(
            f"beam, {FORK_AXIS} from the tips",
            rod((0.0, FORK_AXIS, -FORK_SLOT / 2), UP, FORK_SLOT, 0.8),
            0.5,
            f"{GUESS}: no sheet read",
            hole=True,
        ),
    ]
    for z in (-FORK_HOLES / 2, FORK_HOLES / 2):
        pieces.append(Piece("hole 3.2", rod((0.0, 0.0, z), (0.0, 1.0, 0.0), 30.0, 3.2), 0.2, FORK_POCKET, hole=True))
    return Bought("fork sensor", "fork sensor, Omron EE-SX670", tuple(pieces), ("fork screw", "beam holder"))


# --- reflex sensor: its face at z = 0, looking down; emitter and receiver side by side along y ---

VISHAY_TCRT = "Vishay, data sheet 83760, TCRT5000"
REFLEX = (5.8, 10.2, 7.0)  # x, y, z
REFLEX_LEADS = 3.5


@functools.cache
def reflex() -> Bought:
    """TCRT5000: an infrared diode and a transistor that sees what of its light comes back."""
    wide, long, high = REFLEX
    body = box((-wide / 2, wide / 2), (-long / 2, long / 2), (0.0, high))
    leads = box((-wide / 2, wide / 2), (-long / 2, long / 2), (high, high + REFLEX_LEADS))
    pieces = (
        Piece("body", body, 0.2, VISHAY_TCRT),
        Piece("leads and clips", leads, 0.5, f"{GUESS}: the leads' length: {VISHAY_TCRT}; the clips' not"),
    )
    return Bought("reflex sensor", "reflex sensor, Vishay TCRT5000", pieces, ("right horn",))


TABLE: tuple[Callable[[], Bought], ...] = (
    lambda: mega((MEGA_FRONT_HOLE,)),
    pi,
    cooler,
    stacking_header,
    usb_b,
    usb_c,
    usb_a,
    network,
    camera,
    switch,
    fork,
    reflex,
)
"""All of them; the servos have a table of their own (`servos`)."""
