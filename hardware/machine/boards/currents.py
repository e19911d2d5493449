"""Currents, fuses, wires and tracks of the electronics, as arithmetic. Amperes, volts, ohms, millimetres, seconds.

All thirteen servos stalled at once is the case that everything is sized for: the firmware releases a jammed servo after
3 s at the latest.
"""

from dataclasses import dataclass

from firmware_bridge.mega import CHANNEL_PINS
from hardware.machine.boards import parts
from hardware.machine.boards.model import Kind

SERVOS = len(CHANNEL_PINS)
STALL = 0.8  # A; typical of MG90-size servos at 5 V (hardware/machine/drawings/README.md); measure yours
RUNNING = 0.25  # A, as above
STALL_S = 3.0  # s; the longest that the firmware drives a jammed servo
SUPPLY = 5.0  # V
WARM = 40.0  # deg C inside a closed base

SUPPLY_LOW = 4.3  # V; below it the firmware releases everything (firmware_bridge/firmware/core)

# Tracks.
COPPER_MM = 0.035  # 1 oz/ft2
RESISTIVITY = 1.724e-5  # ohm mm, annealed copper (IEC 60028)
TRACK_RISE = 20.0  # K

# Resettable fuse Bourns MF-R110 (data sheet, table at 23 C and thermal derating chart).
PTC_HOLD_AT_40 = 0.90  # A: 1.10 A at 23 C
PTC_OHMS = 0.18  # the highest as delivered
PTC_OHMS_TRIPPED_ONCE = 0.27  # the highest one hour after it tripped
PTC_TRIP_A = 5.5  # A at which it trips within PTC_TRIP_S
PTC_TRIP_S = 6.6  # s

# Fuse Littelfuse 0297010 (MINI, 32 V; SAE J2077): holds 110 % for 100 hours, opens at 135 % within 600 s and at 200 %
# within 5 s.
FUSE = 10.0  # A
FUSE_HOLDS = 1.10
FUSE_OPENS = 1.35

# Wires: cross-section, and the current that we allow in a bundle at 40 C: about half of what VDE 0298-4 gives for a
# single wire in air (24 A for 1.5 mm2, 32 A for 2.5 mm2).
WIRE_MM2 = {"AWG 26": 0.128, "AWG 24": 0.205, "AWG 22": 0.326, "0.5 mm2": 0.5, "1.5 mm2": 1.5, "2.5 mm2": 2.5}
WIRE_AMPS = {"AWG 26": 1.5, "AWG 24": 2.2, "AWG 22": 3.5, "0.5 mm2": 4.5, "1.5 mm2": 12.0, "2.5 mm2": 16.0}
SHORT_FACTOR = 115.0  # A s^0.5 / mm2: copper with PVC insulation, 70 to 160 C (IEC 60364-4-43)

REGULATOR = 15.0  # A, Pololu D24V150F5
MAINS_SUPPLY = 102.0  # W, Mean Well GST120A12
EFFICIENCY = 0.9

# What hangs on the Pi's 5 V through the input board (hardware/machine/drawings/README.md, power budget).
LAMP = 6 * 0.018  # A
PANEL = 3 * (5.25 - 2.0) / 330  # A, all three lights at once
BUZZER = 0.035  # A
FORK = 0.035  # A
PI_LOAD = LAMP + PANEL + BUZZER + FORK
PI_5V_LEAST = 4.85  # V at the header; the Pi's supply gives 5.1 V
FORK_LEAST = 4.5  # V; Omron EE-SX47/67: 5 to 24 V, -10 %

# Gate of Q1: it begins to conduct here (IPD90P04P4L-04).
THRESHOLD_LEAST = 1.2  # V
THRESHOLD_TYPICAL = 1.7  # V
JUNCTION_TO_AIR = 40.0  # K/W on 6 cm2 of copper
HOT_ON = 1.6  # resistance at 125 C against 25 C
JUNCTION_LIMIT = 125.0  # deg C; the part bears 175


@dataclass(frozen=True, slots=True)
class Low:
    """What an input of the Pi sees when its line is pulled low through a series resistor."""

    sensor: float  # V that the EE-SX670 leaves at 40 mA (Omron EE-SX47/67: 0.4 V at 40 mA)
    supply: float
    pull: float  # ohm, the least of the Pi's own pull-up
    limit: float  # V; BCM2711 data sheet: VIL 0.8 V at 3.3 V

    def at(self, series: float) -> float:
        """Volts at the pin behind `series` ohms."""
        return self.sensor + (self.supply - self.sensor) * series / (series + self.pull)


LOGIC_LOW = Low(sensor=0.4, supply=3.47, pull=33e3, limit=0.8)


def all_stalled() -> float:
    """Amperes with every servo stalled."""
    return SERVOS * STALL


def track_width(amps: float, rise: float = TRACK_RISE) -> float:
    """Millimetres of an outer track (IPC-2221, 0.048 dT^0.44 A^0.725, A in square mils)."""
    square_mils = (amps / (0.048 * rise**0.44)) ** (1 / 0.725)
    return float(square_mils * 0.0254**2 / COPPER_MM)


def track_ohms(length: float, width: float) -> float:
    """Ohms of a track."""
    return RESISTIVITY * length / (width * COPPER_MM)


def wire_ohms(size: str, metres: float) -> float:
    """Ohms of a wire, one way."""
    return RESISTIVITY * metres * 1000 / WIRE_MM2[size]


def short_energy(size: str) -> float:
    """A2s that a wire bears in a short: its insulation then is at 160 C."""
    return (SHORT_FACTOR * WIRE_MM2[size]) ** 2


def share(switch: Kind) -> float:
    """Amperes that a switch carries for ever without getting hotter than JUNCTION_LIMIT."""
    return float(((JUNCTION_LIMIT - WARM) / JUNCTION_TO_AIR / ((switch.ohms or 1) * HOT_ON)) ** 0.5)


def switch_heat() -> float:
    """K by which Q1 warms with all servos stalled for ever."""
    return all_stalled() ** 2 * (parts.SERVO_SWITCH.ohms or 0) * HOT_ON * JUNCTION_TO_AIR


@dataclass(frozen=True, slots=True)
class Start:
    """How Q1 switches on: its gate's capacitors make a ramp."""

    ramp: float  # V/s
    inrush: float  # A into the rail's capacitor
    off_s: float  # s from opening the stop contact until Q1 is off
    glitch: float  # V between gate and source when the supply comes with the contact open


def start() -> Start:
    """From R1, R2, C3, C4 and C5 of the shield."""
    series, wetting = 1000.0, 1000.0
    to_source, to_drain, rail = parts.C_1U.farads or 0, parts.C_220N.farads or 0, parts.C_RAIL.farads or 0
    ramp = (SUPPLY - THRESHOLD_TYPICAL) / series / to_drain
    up = series + wetting
    discharge = up * (to_source + to_drain)
    back = SUPPLY / (THRESHOLD_LEAST / up / to_drain)
    off = discharge * 1.43 + back  # ln(5 / 1.2) = 1.43
    return Start(ramp, ramp * rail, off, SUPPLY * to_drain / (to_source + to_drain))


def servo_volts() -> float:
    """The least volts at a servo's plug while all are stalled: regulator to fuse, wire, switch, board and PTC."""
    total = all_stalled()
    path = 2 * wire_ohms("2.5 mm2", 0.5) + 0.005 + (parts.SERVO_SWITCH.ohms or 0) + track_ohms(120, 6.0)
    return SUPPLY - total * path - STALL * PTC_OHMS_TRIPPED_ONCE - STALL * 2 * wire_ohms("AWG 22", 0.5)


def rail_volts() -> float:
    """The volts that the board measures at A13 while all are stalled."""
    path = 2 * wire_ohms("2.5 mm2", 0.5) + 0.005 + (parts.SERVO_SWITCH.ohms or 0) + track_ohms(40, 6.0)
    return SUPPLY - all_stalled() * path


def budget() -> list[tuple[str, str, str, bool]]:
    """What is asked, the figure, the limit, and whether it holds."""
    total = all_stalled()
    begin = start()
    shorted = PTC_TRIP_A**2 * PTC_TRIP_S
    return [
        ("all servos stalled", f"{total:.1f} A", f"{REGULATOR:.0f} A regulator", total <= REGULATOR),
        (
            "the same from the 12 V supply",
            f"{total * SUPPLY / EFFICIENCY:.0f} W",
            f"{MAINS_SUPPLY:.0f} W",
            total * SUPPLY / EFFICIENCY <= MAINS_SUPPLY,
        ),
        (
            "fuse holds them for 3 s",
            f"{total / FUSE:.0%} of 10 A",
            f"{FUSE_HOLDS:.0%} for 100 h",
            total <= FUSE * FUSE_HOLDS,
        ),
        (
            "fuse opens before the regulator gives in",
            f"{FUSE * FUSE_OPENS:.1f} A",
            f"{REGULATOR:.0f} A",
            FUSE * FUSE_OPENS <= REGULATOR,
        ),
        (
            "wires of the fuse, 2.5 mm2",
            f"{FUSE * FUSE_OPENS:.1f} A",
            f"{WIRE_AMPS['2.5 mm2']:.0f} A",
            WIRE_AMPS["2.5 mm2"] >= FUSE * FUSE_OPENS,
        ),
        ("PTC holds a stalled servo at 40 C", f"{STALL:.2f} A", f"{PTC_HOLD_AT_40:.2f} A", STALL < PTC_HOLD_AT_40),
        (
            "servo extension AWG 22 bears a short until its PTC trips",
            f"{shorted:.0f} A2s",
            f"{short_energy('AWG 22'):.0f} A2s",
            shorted <= short_energy("AWG 22"),
        ),
        (
            "servo's own lead AWG 26 likewise",
            f"{shorted:.0f} A2s",
            f"{short_energy('AWG 26'):.0f} A2s",
            shorted <= short_energy("AWG 26"),
        ),
        ("JST XH contact", f"{STALL:.1f} A", "3 A", STALL <= 3),
        (
            "Q1 warms by",
            f"{switch_heat():.0f} K",
            f"{JUNCTION_LIMIT - WARM:.0f} K",
            switch_heat() <= JUNCTION_LIMIT - WARM,
        ),
        ("inrush into C5", f"{begin.inrush:.1f} A", f"{FUSE:.0f} A", begin.inrush <= FUSE),
        (
            "Q1's gate when the supply comes",
            f"{begin.glitch:.2f} V",
            f"{THRESHOLD_LEAST:.1f} V",
            begin.glitch < THRESHOLD_LEAST,
        ),
        ("stop contact to Q1 off", f"{begin.off_s * 1000:.0f} ms", "50 ms", begin.off_s < 0.05),
        ("rail with all stalled", f"{rail_volts():.2f} V", f"{SUPPLY_LOW} V", rail_volts() > SUPPLY_LOW),
        ("servo's plug then", f"{servo_volts():.2f} V", "4.0 V", servo_volts() > 4.0),
        ("track of the rail, 20 K", f"{track_width(total):.1f} mm", "6 mm laid", track_width(total) <= 6.0),
        ("track of one servo, 20 K", f"{track_width(STALL):.2f} mm", "0.8 mm laid", track_width(STALL) <= 0.8),
        ("Pi's 5 V through F1", f"{PI_LOAD:.2f} A", f"{parts.PTC_PI.amps} A", (parts.PTC_PI.amps or 0) > PI_LOAD * 1.5),
        (
            "fork sensor's 5 V behind F1",
            f"{PI_5V_LEAST - PI_LOAD * (parts.PTC_PI.ohms or 0):.2f} V",
            f"{FORK_LEAST} V",
            PI_5V_LEAST - PI_LOAD * (parts.PTC_PI.ohms or 0) >= FORK_LEAST,
        ),
    ]
