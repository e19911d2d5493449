"""Every size of the casekeeper, in mm, degrees, N and g, one a line with where it comes from.

Axes: x along the ranks, to the right as the dealer sees the front (ace first); y into the case, 0 at the bead rods;
z up, 0 in the middle of a rod. The x of a module is 0 where the ears of its servo lie on the plate.

PRINTER is the printer's error: every fit in the plane of the layers is drawn wider by it (`fits`); what has a play of
0.4 or more, such as the holes for screws, is not a fit.
"""

from hardware.beads.servo import CAM_PITCH_DEG, CAM_STOP_DEG
from hardware.devices import BEADS, SPINDLE_COUNT
from hardware.machine.drawings.choices import PRINTER, SERVO_ROW

# --- the row ---
MODULES = SPINDLE_COUNT
MODULE_PITCH = 40.0  # the servo's height 28.4 under the horn and the four layers beside it: 38.6, see `machine`

# --- beads: what a player sees ---
BEAD_PITCH = 16.0  # between two beads that lie together
BEAD_THROW = 16.0  # how far a bead goes: the gap shows 18 mm of the dark front
BEAD_HEIGHT = 14.0
BEAD_RADIUS = 10.0
BEAD_BELT = 8.0  # the cylinder in its middle; 45 degrees from there to its ends
BEAD_NOTCH_PLAY = 0.3 + PRINTER  # nose in the notch, up and down
BEAD_NOTCH_SIDE = 0.4 + PRINTER / 2  # lever in the notch, each side
BEAD_NOTCH_Y = 3.6  # floor of the notch, from the rod's middle
ROD_D = 3.0  # steel, h9
ROD_HOLE_D = 3.4 + PRINTER  # in the bead: runs loose
ROD_FIT_D = 3.1 + PRINTER  # in the front: pushed in by hand

# --- the cam: a disc with one groove, which four pins share ---
AXIS_Y = 76.7  # of servo and cam. This and the next two come from a search: the least pressure angle
AXIS_Z = 4.6
FIRST_PIN_DEG = 142.2  # where the top lever's pin stands, about the axis, half moved (0 = back, 90 = up)
GROOVE_RADIUS = 38.0  # half way
GROOVE_RISE = 4.0
RISE_DEG = 11.0  # of the groove, for the whole rise. A pin that gives way along it makes that 13 to 14 of the cam
STEP_SHIFT_DEG = 0.45  # of the step: half of what the pins give way, so that a place is in the middle of its rest
RISE_BLEND = 0.25  # share of the rise in which its slope grows, and again in which it falls
PLACE_DEG = CAM_PITCH_DEG
STOP_DEG = CAM_STOP_DEG
PLACES = BEADS + 1
TRAVEL_DEG = BEADS * PLACE_DEG
GROOVE_PLAY = 0.2 + PRINTER  # wider than the pin
GROOVE_DEPTH = 3.5
GROOVE_END_DEG = 5.0  # the groove goes on beyond the stops
CAM_RADIUS = 44.0
CAM_T = 6.0
CAM_WINDOW_R = (21.5, 32.0)
STOP_RADIUS = 42.0  # of the stop pin, at the back of the cam
STOP_FLOOR = 0.5  # the notch goes deeper than the stop pin

# --- layers of a module, x ---
PLATE_X = -2.6  # left face: the ears of the servo are sunk into it
PLATE_T = 3.4  # right face
PLATE_THIN_X = 0.8  # the same, where nothing has to be held
LEVER_GAP = 0.4  # plate to lever
LEVER_T = 4.4
CAM_GAP = 0.5  # lever to cam
KEEPER_GAP = 0.7  # cam to keeper
KEEPER_T = 2.2
LEVER_X = PLATE_T + LEVER_GAP
CAM_X = LEVER_X + LEVER_T + CAM_GAP
KEEPER_X = CAM_X + CAM_T + KEEPER_GAP
ROD_X = LEVER_X + LEVER_T / 2

# --- levers ---
NOSE_Y = 7.0  # middle of the nose, half moved
NOSE_RADIUS = 3.0
NECK_RADIUS = 2.0  # of the arm behind its nose: it stands askew in the notch
HUB_RADIUS = 3.8
PIN_BOSS_RADIUS = 3.4
PIN_D = 3.0  # dowel pins ISO 2338, m6: groove pins, axles and stops
PIN_LENGTH = 8.0
AXLE_LENGTH = 10.0  # six of them in the plate: a finger on a bead bends it
STOP_PIN_LENGTH = 18.0
PIN_TURN_D = 3.1 + PRINTER  # the lever turns on its axle
PIN_HOLD_D = 3.0 + PRINTER  # pressed in

# --- plate, keeper, front ---
FRONT_Y = 11.0  # face of the front, behind the beads
FRONT_T = 3.0
FRONT_GAP = 0.2  # each side of a front: 0.4 between two
BACK_Y = 124.0  # rear edge of the plate
TOP_Z = 52.0
BOTTOM_Z = -66.0
SHELF_Z = 40.0  # shelves begin here, above and below
SHELF_TOP_T = TOP_Z - SHELF_Z
SHELF_BOTTOM_T = 8.0
SHELF_Y = -11.0  # front edge of both shelves
SLOT_Z = 36.0  # the levers come through the front between -SLOT_Z and SLOT_Z
SLOT_SIDE = 0.6
SLEEVE_D = 4.0  # M3 heat-set insert: Ruthex RX-M3x5.7, its sheet
INSERT_D = SLEEVE_D + PRINTER  # its hole
INSERT_L = 5.7
SCREW_D = 3.0
SCREW_HOLE_D = 3.4
HEAD_D = 5.5  # M3 ISO 4762
HEAD_L = 3.0
COUNTERSUNK_D = 5.6  # M3 ISO 10642: head 5.5...6
COUNTERSUNK_L = 1.7
COUNTERSUNK_HOLE_D = 6.2
BLOCK_Z = 14.0  # of the plate's foot blocks

# --- rank plate ---
RANK_W = 36.0
RANK_H = 24.0
RANK_T = 2.4
LETTER_T = 0.8
LETTER_STROKE = 2.2

# --- case ---
BASE_T = 12.0  # plywood
SHEET_T = 3.0  # plywood or acrylic
CHEEK_T = 4.0
CHEEK_GAP = 1.0  # servo's floor to the left cheek, last front to the right one
BASE_FRONT_Y = -16.0
SHEET_BACK_Y = BACK_Y + 1.0

# --- servo: that of the bill or another (`choices`), rows and sources in `servos`. Heights from its floor ---
# What stands in no row (holes, rounds, spline, lead, screws) has no sheet: guesses.
SERVO_L = SERVO_ROW["SERVO_L"]
SERVO_W = SERVO_ROW["SERVO_W"]
SERVO_EAR_Z = SERVO_ROW["SERVO_EAR_Z"]
SERVO_EAR_T = SERVO_ROW["SERVO_EAR_T"]
SERVO_EAR_L = SERVO_ROW["SERVO_EAR_L"]
SERVO_HOLES = 28.0
SERVO_HOLE_D = 2.2
SERVO_CASE_H = SERVO_ROW["SERVO_CASE_H"]
SERVO_BOSS_H = SERVO_ROW["SERVO_BOSS_H"]
SERVO_BOSS_D = 12.0
SERVO_BOSS_BACK = 8.5  # middle of the smaller round beside the shaft
SERVO_BOSS_BACK_D = 6.0
SERVO_SHAFT = SERVO_ROW["SERVO_SHAFT"]  # from the end of the case
SERVO_SPLINE_D = 4.8
SERVO_SPLINE_H = SERVO_ROW["SERVO_SPLINE_H"]
SERVO_PLAY = 0.3 + PRINTER / 2  # window and pocket in the plate, each side
SERVO_LEAD_W = 5.0
SERVO_LEAD_T = 2.0
SERVO_LEAD_L = 6.0
SERVO_STALL_NMM = SERVO_ROW["SERVO_STALL_NMM"]  # at 4.8 V
SERVO_STALL_FAST_NMM = SERVO_ROW["SERVO_STALL_FAST_NMM"]  # at 6 V: what a stop may have to bear
SERVO_SCREW_D = 1.6  # core of the M2 x 6 self-tapping screw that comes with it
SERVO_SCREW_PILOT_D = SERVO_SCREW_D + 0.1 + PRINTER  # of the hole in a print
SERVO_SCREW_L = 6.0
SERVO_SCREW_HEAD_D = 4.0
SERVO_SCREW_HEAD_L = 1.5
# --- its double-arm horn: 36 x 8 x 4.5 ---
HORN_GAP = 0.3  # boss to horn
HORN_HUB_D = 7.6
HORN_HUB_H = 4.5
HORN_ARM_T = 1.6
HORN_L = 36.0
HORN_TIP_D = 5.0
HORN_SPLINE_PLAY = 0.1  # teeth are drawn as a smooth round
HORN_PLAY = 0.15 + PRINTER / 2  # of its pocket, each side
HORN_SCREW_R = 12.0
HORN_SCREW_L = 4.0
CENTRE_BORE_D = 6.5  # the horn's own screw, head 4.5, is driven through it
CENTRE_HEAD_D = 4.5
CENTRE_HEAD_L = 1.6

# --- tools, as cylinders ---
DRIVER_D = 4.0  # 2 mm hexagon bit for M3; small cross bit for M2
DRIVER_L = 60.0

# --- material: PETG, and what rubs in it ---
PETG_G_PER_CM3 = 1.27
STEEL_G_PER_CM3 = 7.85
WOOD_G_PER_CM3 = 0.68  # birch plywood
SERVO_G = 13.4
FRICTION = 0.35  # PETG on steel, dry: 0.2...0.3 in tables; taken high
HAND_N = 20.0  # a finger that pushes a bead hard
PETG_MPA = 45.0  # along the layers: no part is loaded across them
STEEL_MPA = 400.0

# --- printing: 0.4 mm nozzle ---
LAYER = 0.2
WALL_LEAST = 0.8  # two lines of the nozzle
OVERHANG_DEG = 45.0
BRIDGE_MOST = 8.0  # spans that print free between two walls
BED = 220.0
