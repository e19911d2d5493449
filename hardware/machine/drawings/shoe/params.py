"""Every size of the shoe, in mm and degrees, one a line with where it comes from.

Axes along the slope on which the cards slide: x down the slope (0 under the roll, where the slit is), y across, z up
from the slope. The table is SLOPE_DEG askew to it.
"""

import math

from hardware.machine.drawings.choices import PRINTER

SLOPE_DEG = 25.0  # more than the friction angle of cards on plastic, 17 to 19 degrees: the pack slides by itself
SIN = math.sin(math.radians(SLOPE_DEG))
COS = math.cos(math.radians(SLOPE_DEG))
HEIGHT = 54.0  # of the origin above the table

CARD_W = 63.5  # along the slope: the cards leave with a long side first
CARD_H = 88.9
CARD = 0.29
THICKEST = 0.32
THINNEST = 0.27
PACK_CARDS = 52
CUT_CARD = (63.5, 88.9, 0.32)  # a plain coloured card of the pack's size: thicker ones of 0.5 do not pass
LEAN_DEG = 45.0  # of the cards to the slope
PACK_ON_SLOPE = PACK_CARDS * CARD / math.sin(math.radians(LEAN_DEG))

# --- nose ---
INNER_Y = 80.0  # between the sides
SIDE_T = 5.0
SIDE_X = (-80.0, 126.0)
GROOVE = 2.5  # deep, in the sides
GROOVE_PLAY = 0.15 + PRINTER / 2
PLATE_T = 4.0
PLATE_Y = INNER_Y + GROOVE - 0.2
RAMP_X = (-78.0, 105.0)
RAMP_T = 8.0
REAR_T = 4.0  # of the ramp under the tray
REAR_END_X = -3.0
RAIL_Y = 46.3  # beside the card
RAIL_H = 8.0
ROLL_R = 10.0  # the card bends about it
SLIT = 0.42  # ramp to roll, set by a gauge
SLIT_PLAY = 0.05
ROLL_SETS = 1.0
GATE_L = 67.5
GATE_GAP = 0.15  # front card to gate
FINGER_Y = 18.0
FINGER = (11.0, 62.0)  # along the gate from its foot
RAMP_SCREWS_X = (24.0, 60.0, 95.0)
RAMP_SCREW_Z = 0.0

HOOD_X = (11.5, 41.0)  # over the window: else an eye above sees the card by pane and mirror before it covers the pane
HOOD_Z = (3.0, 12.0)
HOOD_SCREWS = ((31.0, 58.0), (31.0, -58.0))

# --- window, mirror, camera ---
WINDOW_X = (6.0, 36.0)  # the opening under the pane
WINDOW_Y = 43.2
PANE_X = (3.0, 40.0)
PANE_Y = 46.0
PANE_T = 2.0
PANE_BELOW = 0.1  # the slope: no edge of glass meets a card
WINDOW_MIDDLE = 21.0
MIRROR_AT = 47.0  # its face is the plane z = x - MIRROR_AT, 45 degrees to the slope
MIRROR_X = (9.5, 36.0)
MIRROR_Y = 42.0
MIRROR_T = 3.0
SEAT_T = 4.0
CAMERA_WAY = 104.0  # from the window by the mirror to the lens: more than its nearest focus, 100
CAMERA_X = WINDOW_MIDDLE - (CAMERA_WAY - (MIRROR_AT - WINDOW_MIDDLE))
CAMERA_Z = WINDOW_MIDDLE - MIRROR_AT
CAMERA_PLATE_X = (-66.9, -62.9)
CAMERA_WASHER = 0.5  # board to seat, at each screw
CAN_PLAY = 0.6  # about the can of the lens in its pocket, each side and before it: more than it may be off
CAN_WALL = 1.2  # before the can; the lens looks through a smaller hole in it, so that no straight way leads in
LENS_HOLE_D = 9.0
SEAT_BOSS = (26.0, 34.0)  # y, z
SEAT_BOSS_Z = -1.0  # its middle from the lens
CAMERA_READ = 2 / 3  # of its field each way: Camera Module 3 gives 120 pictures a second only of that (1536 x 864)
FPS = 120
SIZE_PX = (512, 288)  # asked of the camera, a third of what is read: the card is within what the reader is tested on

# --- lamps ---
LAMP_X = (-44.0, -2.0)
LAMP_Z = (-46.0, -24.0)
LAMP_Y = (70.0, 79.8)
DIFFUSER_T = 3.0
LED_X = (-34.0, -23.0, -12.0)
LED_D = 5.0
LED_HOLE_D = LED_D + 0.3 + PRINTER
LED_MA = 18.0
LEGS = (1.8, 2.0)  # groove for the lights' legs and wires in the lamp's back: deep, half wide
WIRES_X = -28.5  # they leave through the side here, between two lights: no straight way leads in
WIRES_D = 4.0

# --- bottom ---
BOTTOM_T = 4.0
BOTTOM_LIFT = 2.5  # above the table
BOTTOM_END_X = 100.0

# --- tray ---
TRAY_Y = 46.0  # inside
TRAY_WALL = 4.5
TRAY_FLOOR = 4.0
TRAY_TOP = 57.0
TRAY_X = (-112.0, -3.3)
EXTENSION_X = {6: -219.0, 8: -262.0}
FLANGE = 8.0
FLANGE_T = 5.0
COVER_Z = (51.0, 54.2)
COVER_T = 3.0
COVER_GROOVE = 2.0
COVER_FRONT_X = -44.0  # above the gate
BACK_T = 4.0
BACK_IN = 8.0  # before the end of the channel
TRAY_SCREWS = ((-42.0, 30.0), (-42.0, -30.0), (-14.0, 30.0), (-14.0, -30.0))
LEG_T = 12.0

# --- wedge ---
WEDGE_Y = 45.3
WEDGE_H = 46.0
WEDGE_L = 77.0
WEDGE_LIFT = 0.5
WEIGHT = (40.0, 20.0, 88.0)  # steel bar, x, z, y
WEIGHT_AT = (-75.0, 12.0)  # x, z of its lower rear corner, from the wedge's foot
BEARING_D = 6.0  # MR63ZZ: 3 x 6 x 2.5
BEARING_T = 2.5
BEARING_BORE = 3.0
AXLE_HOLE_D = 3.0 + PRINTER  # in the wedge: pressed
BEARINGS_X = (-14.0, -66.0)
"""Middles of the bearings, from the wedge's foot."""
