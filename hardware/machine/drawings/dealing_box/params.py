"""Every size of the dealing box, in mm, degrees, N and g, one a line with where it comes from.

Axes: x the way of a drawn card (to the right as the camera sees it), y away from the dealer (up in the picture), z up.
The origin is the middle of the poker window on the face of the top card: z = 0 is the underside of the lid, the level
from which the camera's height is measured.
"""

from dataclasses import dataclass

from hardware.machine.drawings.choices import PRINTER


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of cards: across (x), along (y), thickest and thinnest card, and how many a pack has."""

    name: str
    width: float
    height: float
    thinnest: float
    thickest: float
    pack: int

    @property
    def middle_x(self) -> float:
        """Of the card: its right edge is at the lip whatever its width."""
        return CARD_RIGHT - self.width / 2


CARD_RIGHT = 31.75
FORMATS: tuple[Format, ...] = (
    Format("poker", 63.5, 88.9, 0.27, 0.32, 52),  # 2.5 x 3.5 inch
    Format("bridge", 57.2, 88.9, 0.27, 0.32, 52),  # 2.25 x 3.5 inch
    Format("spanish", 61.0, 95.0, 0.27, 0.32, 48),  # Fournier: 61 x 95; 40 or 48 cards
    Format("german", 59.0, 91.0, 0.27, 0.32, 32),  # Skat, 59 x 91; the long Bavarian card (100) does not fit
)
CARD = 0.29  # of one card, mean: 52 measured as a pack of 15 to 16
PACK = 16.6  # the thickest pack: 52 of 0.32
CARD_G = 1.75  # of one card: a pack of 52 weighs 91

# --- box ---
BODY_X = (-56.0, 56.0)
BODY_Y = (-76.0, 76.0)
FLOOR_Z = -41.0
BOTTOM_Z = -45.0
WELL_X = (-34.0, 39.25)
WELL_Y = (-49.75, 49.75)
PLAY = 0.5 + PRINTER / 2  # card in its insert, each side
INSERT_GAP = 0.15 + PRINTER  # insert in the well, each side
INSERT_TOP = -0.3
SHELF_Z = -1.0  # a drawn card slides over it, out of the slit
SHELF_Y = 48.4
LIP_X = (32.25, 39.25)
LIP_Y = 46.0
LIP_BOTTOM = -20.0
SLIT = 0.42  # lid to lip, set by a feeler gauge: one card of 0.32 passes, two of 0.27 do not
SLIT_PLAY = 0.05  # to which it can be set
RAMP = 1.0  # height of the lip's inner edge: a card's edge that hangs lower by less climbs it
RAMP_DEG = 31.0  # more would be hard to climb; less lets the second card come so far that the window shows the third
EDGE_R = 0.3  # of every edge over which a face slides
LIP_SCREW_Y = 30.0
LIP_SCREW_Z = -11.0
LIP_SETS = 1.0  # the slots let the lip go up and down by it
LIP_SEAT_X = 44.0  # of the screws' heads
HIDDEN = 2.0  # of the card under the lid's rim, each side: what vision knows as a window

# --- lid ---
LID_T = 6.0
LID_X = (-55.6, 56.0)
LID_Y = 57.0
HINGE = (-60.7, 4.0)  # x, z
KNUCKLE_R = 4.0
KNUCKLES_BODY = ((-44.0, -34.0), (34.0, 44.0))  # y
KNUCKLES_LID = ((-54.4, -44.4), (44.4, 54.4))
HEEL = 6.0  # behind the hinge: it meets the body and stops the lid
LID_OPEN_DEG = 94.0  # the heel meets the body at 97
ROD_D = 3.0
ROD_TURN_D = 3.2 + PRINTER  # in the lid
ROD_HOLD_D = 3.05 + PRINTER  # in the body
ROD_Y = (-54.0, 54.0)
MAGNET_D = 6.0
MAGNET_T = 3.0
MAGNET_HOLE_D = 6.2 + PRINTER
MAGNET_SEAT = 3.1
MAGNET_AT = (46.0, 52.4)  # x, +-y
MAGNET_N = 7.0  # of two N45 discs 6 x 3 face to face, as dealers tell (8 to 9), taken low

# --- follower ---
FOLLOWER_T = 4.0
FOLLOWER_SKIRT = 22.0
FOLLOWER_WALL = 3.0
FOLLOWER_PLAY = 0.5 + PRINTER  # in the insert, each side
FOLLOWER_FRONT = 31.6  # x
FOLLOWER_TOP = -0.15  # at its end: the last card is still pressed to the lid
TAB_Z = -18.5  # of the screw that presses the switch, below the follower's top
TAB_Y = 3.5  # half the slot for it
TAB_SLOT_Z = -3.8  # the insert goes on over the slot for the tab
STOP_X = 14.0  # the two screws that hold insert and follower
STOP_Z = -19.0
STOP_SEAT_Y = 62.0
STOP_TIP_Y = 42.0
GROOVE_Y = 41.0

# --- springs: weak, as what they press on the top card is what a thumb has to overcome (`feed`) ---
SPRING_AT = ((4.0, -33.0), (4.0, 33.0))
SPRING_WIRE = 0.5
SPRING_OUTSIDE = 10.5
SPRING_FREE = 48.0
SPRING_TURNS = 10.5
SPRING_BOSS_D = 8.2
SPRING_BOSS_H = 3.0
SPRING_SLIM = 5.2  # free length beyond the guides to mean diameter: more may buckle between parallel ends
STEEL_SHEAR_MODULUS = 79000.0  # MPa, spring steel
SPRING_SHEAR_MOST = 900.0  # MPa: 0.45 of the strength of patented wire of 0.5 (DIN EN 10270-1 SM)

# --- stairs under the follower: they follow it up and carry it, so that a thumb does not push the pack down ---
STAIR_RISE = 0.4  # two layers
STAIR_TREAD = 0.9
STAIR_STEPS = 42
STAIR_BASE = 2.0
STAIR_X = ((-16.5, -11.5), (22.5, 27.5))  # of the two rails, before and behind every thumb
STAIR_Y = -38.5  # of their higher end when the pack is full
STAIR_BARS_Y = (-27.5, -18.0)  # of the bars between them, then
STAIR_BAR = 5.0
STAIR_GUIDE = (0.2, 1.2, 1.5)  # ribs on the floor beside the rails: gap, thick, high
FOOT_Y = 4.0
FOOT_AIR = 0.3  # foot to the lowest tread, the pack full
ANCHOR = (-6.0, 35.5)  # of the stairs' spring
ANCHOR_H = 3.0
STAIR_SPRING_D = 4.0
STAIR_SPRING_SIZE = "0.3 x 4 x 20"  # wire, outside, length with its hooks
STAIR_SPRING_RATE = 0.028  # N/mm: a guess, of no maker yet
STAIR_SPRING_EMPTY_N = 0.15  # its pull, the box empty: a guess
STAIR_SPRING_N = (STAIR_SPRING_EMPTY_N, STAIR_SPRING_EMPTY_N + STAIR_SPRING_RATE * (STAIR_STEPS - 1) * STAIR_TREAD)
"""Its pull, the box empty and full: the stairs go from their first tread to their last."""
CORD_D = 2.2  # hole for the cord that pulls them back
CORD_Z = -37.5

# --- switches: Omron D2F-01L, drawn in `purchased` ---
SWITCH_T = 5.8
SWITCH_HOLES = 6.5
SWITCH_PRESSED = 5.2  # holes to what presses the lever: below the lowest operating position, 5.3
SWITCH_SLOT = 1.0  # the body's holes are bored when the switch is set: this much either way is wall
NOTCH_X = -40.0
NOTCH_Y = (-32.0, 16.0)
NOTCH_Z = -40.0
END_SWITCH_Y = 0.0
LID_SWITCH_Y = -20.0

# --- exit beam: fork sensor EE-SX670, drawn in `purchased`: its slot is 9 deep, so the longest card just clears it ---
FORK_X = (58.0, 65.0)
FORK_TIP_Y = 39.4
FORK_HOLDER_T = 4.0
HOLDER_X = (57.0, 75.0)
HOLDER_SCREWS_X = (61.0, 71.0)

# --- flap ---
FLAP_T = 0.2
FLAP_Y = (-45.0, 33.0)
FLAP_Z = (-2.2, 4.5)

# --- base, camera ---
BASE_X = (-85.0, 85.0)
BASE_Y = (-140.0, 192.0)
BASE_T = 12.0
CAMERA_Z = 240.0  # front of the lens above the window
PROFILE = 20.0
POST_Y = 165.0
POST_L = 300.0
POST_BOTTOM_Z = -38.0
ARM_L = 200.0
CORNER_T = 4.0
CAMERA_GAP = 5.0  # board to head: spacers
HEAD_T = 6.0
NUT_POCKET = 4.2  # across the flats: a nut M2 has 4.0 (ISO 4032)

# --- lamps ---
LAMP_AT = (100.0, 80.0)  # +-y, z of the middle of the diffuser
LAMP_X = 45.0  # half its length
LAMP_FOOT_Y = 116.0  # of its screws
LAMP_STEM_X = -12.0  # the stem holds one end of the lamp: under the rest a hand may pass
LAMP_WALL = 3.0
LAMP_DEEP = 18.0  # LEDs behind the diffuser
DIFFUSER = (86.0, 30.0, 3.0)
LED_X = (-28.0, 0.0, 28.0)
LED_D = 5.0
LED_HOLE_D = LED_D + 0.3 + PRINTER
LED_MA = 18.0
LED_CD = 4.0  # on its axis at 20 mA: typical of Cree's white 5 mm LEDs of this beam; ask your bin
LED_BEAM_DEG = 60.0  # between half intensities
DIFFUSER_PASSES = 0.5  # opal acrylic 3 mm, makers' tables 0.45 to 0.6
DIFFUSER_BEAM_DEG = 120.0  # behind it light leaves as from paper: half intensity at 60 degrees
WOOD_SCREW_D = 3.5

# --- markers, see vision/locate/markers.py ---
MARKER = 14.0
MARKER_WHITE = 2.0  # white around it
MARKERS_AT = ((-46.0, 66.5), (46.0, 66.5), (46.0, -66.5), (-46.0, -66.5))
"""Middles of markers 0 to 3 on the body's top, clockwise as the camera sees them."""
