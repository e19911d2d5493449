"""The figures of the book's sentences, by their names, as they are printed there."""

import functools
import math
from collections.abc import Callable

from firmware_bridge.mega import CHANNEL_PINS, SUPPLY_PIN
from hardware.machine.boards import currents
from hardware.machine.book import bill, leads, one_spindle, printing, table
from hardware.machine.drawings import params as p
from hardware.machine.drawings import stand
from hardware.machine.drawings.dealing_box import feed, figures, sites
from hardware.machine.drawings.dealing_box import params as box
from hardware.machine.drawings.printed import RANKS as SHORT
from hardware.machine.drawings.shoe import params as shoe
from hardware.machine.wiring import HEADER, RANKS
from hardware.pins import POWER_DOWN_PIN, SERVO_PINS

STOP_FREE_DEG = 12.0  # stop pin to the notch's end at 0 beads
TOOTH_DEG = 18.0  # between two teeth of a horn
LED_WIRE_MM = 40  # between two lights of a lamp
IDLE_MA = 14  # R4 and D2 9 mA, R1 through Q2 5 mA
SERVO_IDLE_MA = 6
LAMP_PIN = 18  # BCM, `hardware.pins`
STOP_PIN_OUT = p.KEEPER_X + p.KEEPER_T - p.PLATE_T
GRAMS = 102  # that press with one newton, nearly


def _whole(value: float) -> Callable[[], str]:
    return lambda: f"{value:.0f}"


def _tenths(value: float) -> Callable[[], str]:
    return lambda: f"{value:.1f}"


@functools.cache
def _thumbs() -> tuple[float, float]:
    """Newtons that the box wants of a thumb, its pack used up and whole."""
    presses = feed.drawn().presses
    least, most = (feed.least_thumb(0.2, 0.25, 0.5, force) for force in (presses[0], presses[-1]))
    return least, most


def _tab_screw_out() -> float:
    """Of its shank, behind the back of the poker cards' follower."""
    screw = sites.tab_screw(box.FORMATS[0], 0.0)
    return box.FORMATS[0].middle_x - box.FORMATS[0].width / 2 - screw.at[0]


def _grey_grams() -> float:
    """Of the casekeeper's prints in the colour of most of them, and of all legs, where no box is printed."""
    legs = sum(one.grams * one.number for one in printing.sheet() if one.name.startswith("roof"))
    return sum(printing.grams("", printing.PLAIN)) + legs


def _stop_free(teeth: float) -> float:
    return p.STOP_RADIUS * math.radians(STOP_FREE_DEG + teeth * TOOTH_DEG)


FIGURES: dict[str, Callable[[], str]] = {
    "modules": _whole(p.MODULES),
    "groove_pin_mm": _whole(p.PIN_LENGTH),
    "groove_pin_out_mm": _tenths(p.PIN_LENGTH - p.LEVER_T),
    "axle_mm": _whole(p.AXLE_LENGTH),
    "axle_out_mm": _tenths(p.AXLE_LENGTH - (p.PLATE_T - p.PLATE_X)),
    "stop_pin_mm": _whole(p.STOP_PIN_LENGTH),
    "stop_pin_out_mm": _tenths(STOP_PIN_OUT),
    "stop_pin_below_mm": _tenths(p.PLATE_T - p.PLATE_X - p.STOP_PIN_LENGTH + STOP_PIN_OUT),
    "horn_screw_radius_mm": _whole(p.HORN_SCREW_R),
    "horn_screw_mm": _whole(p.HORN_SCREW_L),
    "stop_free_least_mm": _whole(math.floor(_stop_free(-0.5))),
    "stop_free_most_mm": _whole(math.ceil(_stop_free(0.5))),
    "regulator_from_left_mm": _whole(stand.REGULATOR_AT[0]),
    "regulator_from_front_mm": _whole(stand.REGULATOR_AT[1]),
    "ribbon_m": _whole(leads.RIBBON_M),
    "ribbon_used_m": lambda: f"{sum(one.length for one in leads.leads()) / 1000:.1f}",
    "longest_lead_m": lambda: f"{leads.longest_m():.2f}",
    "longest_lead_loses_mv": lambda: f"{leads.loses_mv():.0f}",
    "far_lamp_wire_mm": _whole(table.FAR_LAMP_MM),
    "near_lamp_wire_mm": _whole(table.NEAR_LAMP_MM),
    "ribbon_needs_mm": _whole(table.camera_ribbon()),
    "ribbon_leaves_mm": _whole(table.RIBBON_LEAVES),
    "camera_ribbon_mm": _whole(table.RIBBON_MM),
    "led_apart_mm": _whole(box.LED_X[1] - box.LED_X[0]),
    "led_wire_mm": _whole(LED_WIRE_MM),
    "servos": _whole(currents.SERVOS),
    "switch_off_ms": lambda: f"{currents.start().off_s * 1000:.0f}",
    "idle_ma": _whole(IDLE_MA),
    "servo_idle_ma": _whole(SERVO_IDLE_MA),
    "all_idle_ma": _whole(IDLE_MA + currents.SERVOS * SERVO_IDLE_MA),
    "power_down_pin": _whole(HEADER[POWER_DOWN_PIN]),
    "lamp_bcm": _whole(LAMP_PIN),
    "thumb_least_n": lambda: f"{_thumbs()[0]:.1f}",
    "thumb_most_n": lambda: f"{_thumbs()[1]:.1f}",
    "thumb_least_g": lambda: f"{_thumbs()[0] * GRAMS:.0f}",
    "thumb_most_g": lambda: f"{_thumbs()[1] * GRAMS:.0f}",
    "pack_gives_mm": _tenths(6 * feed.GIVES),
    "film_on_edge_mm": _tenths(box.FLAP_Z[1]),
    "film_below_mm": _tenths(-box.FLAP_Z[0]),
    "film_from_corner_mm": _whole(box.LID_Y + box.FLAP_Y[0]),
    "tab_screw_mm": _whole(16 if box.FORMATS[0].width > 60 else 20),
    "tab_screw_out_mm": _whole(_tab_screw_out()),
    "spring_rate_g": _tenths(figures.rate() * GRAMS),
    "camera_above_mm": _whole(box.CAMERA_Z),
    "marker_mm": _whole(box.MARKER),
    "marker_white_mm": _whole(box.MARKER_WHITE),
    "shoe_wires_hole_mm": _whole(shoe.WIRES_D),
    "shoe_camera_way_mm": _whole(shoe.CAMERA_WAY),
    "shoe_width_px": _whole(shoe.SIZE_PX[0]),
    "shoe_height_px": _whole(shoe.SIZE_PX[1]),
    "shoe_fps": lambda: f"{shoe.FPS}",
    "shoe_strip_mm": _whole(shoe.STRIP[0]),
    "shoe_lamps_ma": _whole(1000 * 2 * shoe.STRIP_A),
    "shoe_lamps_most_ma": _whole(1000 * shoe.STRIP_MOST_A),
    "shoe_slit_mm": lambda: f"{shoe.SLIT}",
    "shoe_cut_card_mm": lambda: f"{shoe.CUT_CARD[2]}",
    "shoe_exposure_us": lambda: f"{shoe.EXPOSURE_US}",
    "shoe_cover_six_mm": _whole(shoe.TRAY_X[0] - shoe.EXTENSION_X[6]),
    "shoe_cover_eight_mm": _whole(shoe.TRAY_X[0] - shoe.EXTENSION_X[8]),
    "main_eur": lambda: f"{bill.main_total():.0f}",
    "main_eur_cents": lambda: f"{bill.main_total():.2f}",
    "layer_mm": lambda: f"{p.LAYER}",
    "walls": _whole(printing.WALLS),
    "full_layers": _whole(printing.FLOORS),
    "speeds": lambda: ", ".join(f"{what} {speed:.0f}" for what, speed in printing.SPEEDS.items()),
    "layer_s": _whole(printing.LAYER_S),
    "start_s": _whole(printing.START_S),
    "prints": lambda: f"{sum(one.number for one in printing.sheet())}",
    "box_print_hours": lambda: f"{printing.hours('box'):.0f}",
    "grey_spools": lambda: f"{bill.spools(_grey_grams())}",
    "rest_print_hours": lambda: f"{printing.hours(''):.0f}",
    "prints_kg": lambda: f"{printing.total()[0]:.1f}",
    "prints_kg_cents": lambda: f"{printing.total()[0]:.2f}",
    "prints_hours": lambda: f"{printing.total()[1]:.0f}",
    "all_prints_kg": lambda: f"{printing.total(shoe_too=True)[0]:.2f}",
    "all_prints_hours": lambda: f"{printing.total(shoe_too=True)[1]:.0f}",
    "regulator_a": _whole(currents.REGULATOR),
    "fuse_a": _whole(currents.FUSE),
    "stall_a": _tenths(currents.STALL),
    "all_stalled_a": lambda: f"{currents.all_stalled():.1f}",
    "servo_push_n": _whole(p.SERVO_STALL_FAST_NMM / p.STOP_RADIUS),
    "spindle_hours": lambda: f"{one_spindle.minutes() / 60:.1f}",
    "spindle_eur": lambda: f"{one_spindle.prices()[0]:.2f}",
    "spindle_board_more_eur": lambda: f"{one_spindle.prices()[1]:.2f}",
    "spindle_pin_more_eur": lambda: f"{one_spindle.prices()[2]:.2f}",
    "spindle_board_eur": lambda: f"{sum(one_spindle.prices()[:2]):.0f}",
    "spindle_pin_eur": lambda: f"{sum(one_spindle.prices()[::2]):.0f}",
    "spindle_name": lambda: RANKS[one_spindle.RANK],
    "spindle_rank": lambda: SHORT[one_spindle.RANK],
    "spindle_servo": lambda: CHANNEL_PINS[one_spindle.RANK].servo,
    "spindle_feedback": lambda: CHANNEL_PINS[one_spindle.RANK].feedback,
    "spindle_bcm": _whole(SERVO_PINS[one_spindle.RANK]),
    "spindle_header": _whole(HEADER[SERVO_PINS[one_spindle.RANK]]),
    "supply_pin": lambda: SUPPLY_PIN,
}
"""What is counted, measured or reckoned."""
