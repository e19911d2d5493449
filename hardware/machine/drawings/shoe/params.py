"""Every size of the shoe, in mm and degrees, one a line with where it comes from.

Axes along the path of a card: x down the path (0 under the roll, where the slit is), y across, z up from the ramp, on
which the card slides face down. The table is SLOPE_DEG askew to it. The pack stands on a floor of its own, FLOOR_DEG
askew to the table: x and z of tray, wedge, extension and leg are those of the floor, from where it meets the path.
What is level on the table has the table's (`places`).
"""

import math

from hardware.machine.drawings.choices import PRINTER

SLOPE_DEG = 60.0  # of the path: the front card slides out of the pack in its own plane, it bends nowhere
SIN = math.sin(math.radians(SLOPE_DEG))
COS = math.cos(math.radians(SLOPE_DEG))
HEIGHT = 66.0  # of the origin above the table
FLOOR_DEG = 20.0  # more than the friction angle of cards on plastic, 17 to 19 degrees: the pack slides by itself
FLOOR_SIN = math.sin(math.radians(FLOOR_DEG))
FLOOR_COS = math.cos(math.radians(FLOOR_DEG))
LEAN_DEG = SLOPE_DEG - FLOOR_DEG  # of the cards to the floor
LEAN_SIN = math.sin(math.radians(LEAN_DEG))
LEAN_COS = math.cos(math.radians(LEAN_DEG))
FOOT_X = -3.7  # where the floor meets the path: there the leading edge of the front card rests
FLOOR_HEIGHT = HEIGHT - FOOT_X * SIN  # of that place above the table

CARD_W = 63.5  # along the path: the cards leave with a long side first
CARD_H = 88.9
CARD = 0.29
THICKEST = 0.32
THINNEST = 0.27
PACK_CARDS = 52
CUT_CARD = (63.5, 88.9, 0.5)  # of plastic, of the pack's size; the roll is opened for it
PACK_ON_FLOOR = PACK_CARDS * CARD / LEAN_SIN

# --- nose ---
INNER_Y = 80.0  # between the sides
SIDE_T = 5.0
SIDE_AT = (
    (-110, 0),
    (48, 0),
    (48, 6),
    (37, 26),
    (22, 76),
    (-27, 134),
    (-42, 134),
    (-110, 52),
)  # corners, x, z on table
GROOVE = 2.5  # deep, in the sides
GROOVE_PLAY = 0.15 + PRINTER / 2
PLATE_T = 4.0
PLATE_Y = INNER_Y + GROOVE - 0.2
RAMP_T = 8.0
RAMP_FLOOR = 6.0  # of the floor, its last piece, is the ramp's
RAIL_Y = 46.3  # beside the card
RAIL_H = 8.0
RAIL_END_X = 41.0
ROLL_R = 10.0
ROLL_FALLS = 1.7 / 90  # mm a degree: over ROLL_DEG it grows thinner, so that turning it sets the slit, and opens it
ROLL_DEG = (225.0, 340.0)  # 270 is over the ramp
SLIT = 0.42  # ramp to roll, set by a gauge
SLIT_PLAY = 0.05
ROLL_Z = SLIT + ROLL_R - 45 * ROLL_FALLS + 0.065  # its axis; its nearest place is beside the lowest
ROLL_PLAY = 0.15 + PRINTER / 2  # in the sides, all round
ROLL_OUT = 3.0  # beyond a side, into lever and cap
OPEN_DEG = 20.0  # the lever's way for a cut card
LEVER_Y = (85.2, 92.0)
HUB_R = 13.0
ARM = (60.0, 45.0, 9.0)  # where it points, how far it reaches from the roll's axis, width
TAIL = (240.0, 35.0, 8.0)  # the same of its tail, on which screw, stop and spring act
SET_AT = 31.0  # from the axis: the screw that sets the slit, M3 x 16 with a nut
SET_OUT = 5.0  # so far it stands out of the tail, to its stop; 1 to 9 by turning it
STOP_AT = 25.0  # where the tail meets the stop when it is open
SPRING_AT = 18.0
SPRING_SET = 26.0  # between its pins with the slit set
SPRING_FREE = 20.0  # with its hooks
SPRING_RATE = 0.1  # N/mm: a guess, of no maker yet
PIN_D = 3.0
PIN_L = 16.0
PIN_HOLE_D = PIN_D + PRINTER  # pressed
GATE_Z = 0.40  # of the gate's inner face: the front card stands before the slit
GATE_L = 67.5
GATE_GAP = 0.05  # front card to gate
FINGER_Y = 18.0
FINGER = (11.0, 62.0)  # along the gate from the card's foot
RAMP_SCREWS_X = (20.0, 40.0, 60.0)
RAMP_SCREW_Z = -4.0

APRON_X = 44.0  # from here the ramp turns toward the table
APRON_R = 64.0  # more than 60, as a card is to bend nowhere more
APRON_END_Z = 12.3  # cut off here, before it becomes a knife's edge
APRON_LIFT = 0.6  # above the table

HORN_X = 41.3  # horns lead the card's ends over the apron, and leave its middle to the hand
HORN_Y = 32.0
HORN_GAP = 3.0  # apron to horn: a hand that pulls the card level bends it about the horns, not the hood's edge
HORN_T = 5.0
HORN_DEG = 34.0
HORN_SCREWS_X = (55.0, 68.0)
HORN_SCREW_Y = 63.0
HORN_SEAT = 4.0  # below a screw's head

# --- exit beam: reflex sensor TCRT5000 over one end of the card (`purchased`) ---
REFLEX_ARC = 9.0  # of its middle along the apron, from the apron's beginning
REFLEX_Y = 38.5  # of its middle: both its eyes are over a card that lies at either rail
REFLEX_IN = 1.0  # its face behind the horn's: 1 to 4 from the card, wherever that slides
REFLEX_PLAY = 0.15 + PRINTER / 2
REFLEX_EYES = (4.2, 8.6)  # opening before its face, along and across the path
REFLEX_WALL = 1.6

HOOD_X = (11.5, 41.0)  # over the window: else an eye above sees the card by pane and mirror before it covers the pane
HOOD_Z = (3.0, 12.0)
HOOD_SCREWS = ((31.0, 58.0), (31.0, -58.0))

# --- window, mirror, camera ---
WINDOW_X = (6.0, 36.0)  # the opening under the pane
WINDOW_Y = 43.2
PANE_X = (3.0, 40.0)
PANE_Y = 46.0
PANE_T = 2.0
PANE_BELOW = 0.1  # the ramp: no edge of glass meets a card
WINDOW_MIDDLE = 21.0
CAMERA_WAY = 104.0  # from the window by the mirror to the lens: more than its nearest focus, 100
MIRROR_WAY = 66.0  # of that, to the mirror, which is level
MIRROR_Z = HEIGHT - WINDOW_MIDDLE * SIN - MIRROR_WAY * COS  # of its face above the table
MIRROR_X = (-58.5, -20.0)  # on the table, as all of the mirror
MIRROR_Y = 28.0
MIRROR_T = 3.0
SEAT_X = (-61.0, -18.5)
SEAT_T = 4.0
LENS_X = WINDOW_MIDDLE * COS - CAMERA_WAY * SIN  # on the table
LENS_Z = MIRROR_Z + (CAMERA_WAY - MIRROR_WAY) * COS
CAMERA_DEG = 90.0 - SLOPE_DEG  # it looks so far down, and the mirror throws the look so far up again
CAMERA_PLATE_X = (-9.9, -5.9)  # before the lens along its look, as all of the camera's seat
CAMERA_WASHER = 0.5  # board to seat, at each screw
CAN_PLAY = 0.6  # about the can of the lens in its pocket, each side and before it: more than it may be off
CAN_WALL = 1.2  # before the can; the lens looks through a smaller hole in it, so that no straight way leads in
LENS_HOLE_D = 9.0
SEAT_BOSS = (26.0, 34.0)  # y, z
SEAT_BOSS_Z = 1.0  # its middle from the lens
CAMERA_READ = 2 / 3  # of its field each way: Camera Module 3 gives 120 pictures a second only of that (1536 x 864)
FPS = 120
EXPOSURE_US = 500  # with all the gain there is no place of a card is too bright then
SIZE_PX = (512, 288)  # asked of the camera, a third of what is read: the card is within what the reader is tested on

# --- lamps ---
LAMP_X = (-20.0, 32.0)
LAMP_Z = (-50.0, -34.0)
LAMP_Y = (70.0, 79.8)
LAMP_DEEP = 4.4  # behind the diffuser
DIFFUSER_T = 3.0
DIFFUSER_PASSES = 0.75  # guess: satin acrylic 3 mm, makers' tables 0.8 to 0.9
STRIP = (35.0, 10.0, 2.4)  # long, wide, high: a piece of LED strip for 5 V
STRIP_A = 0.09  # guess: 13 W a metre, as strips for 5 V have
STRIP_MOST_A = 0.19  # both lamps, of what fuse F1 of the input board and the beam leave
STRIP_LM = 40.0  # guess: 90 lm a watt, makers' tables 80 to 120; two thirds of it are still enough for 1 ms
LAMP_SCREWS = 4.0  # from its ends
WIRES_D = 4.0  # hole for them in lamp and side
WIRES_X = 23.5

# --- bottom and deck ---
BOTTOM_T = 4.0
BOTTOM_LIFT = 2.5  # above the table
BOTTOM_X = (-108.0, 60.0)
DECK_X = (-74.0, -6.2)  # under the tray, on the floor
DECK_T = 4.0

# --- tray ---
TRAY_Y = 46.0  # inside
TRAY_WALL = 4.5
TRAY_FLOOR = 4.0
TRAY_TOP = 53.0
TRAY_X = (-124.0, -6.3)
EXTENSION_X = {6: -240.0, 8: -287.0}
FLANGE = 8.0
FLANGE_T = 5.0
COVER_Z = (47.0, 50.2)
COVER_T = 3.0
COVER_GROOVE = 2.0
COVER_FRONT_X = -42.0  # above the gate
BACK_T = 4.0
BACK_IN = 11.0  # before the end of the channel
SEAL_IN = 3.8  # before that end, behind the back: where the tail of the tamper seal goes through wall and cover
SEAL_Y = 42.0  # of its hole in the cover
SEAL_Z = 44.0  # of its hole in the wall
SEAL_HOLE_D = 3.0
SEAL_D = 2.2  # of its tail
SEAL_LOOP = (61.0, 58.0)  # y, z: round the wall's upper edge
TRAY_SCREWS = ((-52.0, 30.0), (-52.0, -30.0), (-18.0, 30.0), (-18.0, -30.0))
LEG_T = 12.0

# --- wedge ---
WEDGE_Y = 45.3
WEDGE_H = 43.0
WEDGE_L = 85.0
WEDGE_LIFT = 0.5
WEIGHT = (40.0, 20.0, 88.0)  # steel bar, x, z, y
WEIGHT_AT = (-81.0, 9.0)  # x, z of its lower rear corner, from the wedge's foot
BEARING_D = 6.0  # MR63ZZ: 3 x 6 x 2.5
BEARING_T = 2.5
BEARING_BORE = 3.0
AXLE_HOLE_D = 3.0 + PRINTER  # in the wedge: pressed
BEARINGS_X = (-16.0, -72.0)
"""Middles of the bearings, from the wedge's foot."""
