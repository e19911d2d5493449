"""The voltages and potentiometers the simulated board has to live with.

USB gives 4.75...5.25 V, which the converter measures against; the chip's own 1.1 V are 1.0...1.2 V by its data sheet;
potentiometers differ by some per cent. A board whose chip or potentiometers are not nominal is calibrated first, by
feel as at a real table, at another USB voltage than it then runs on.
"""

import random
from dataclasses import dataclass

from hardware.beads.board import Board
from hardware.beads.calibrate import find_places, store

STOPS_US = (1000 - 133, 2000 + 133)  # of the frame in hardware/machine/drawings


@dataclass(frozen=True)
class World:
    """`usb_mv` while it runs; `calibrated_at_mv` None: never, so it has the built-in line. `pots`: how far the
    potentiometers are off, each by its own share of it, the first two by the whole either way."""

    usb_mv: int = 5000
    calibrated_at_mv: int | None = None
    bandgap_mv: int = 1100
    pots: float = 0.0
    seed: int = 1

    def apply(self, mcu):
        """Let a simulated board live in this world, all but its calibration."""
        mcu.set_usb_mv(self.usb_mv)
        mcu.set_bandgap_mv(self.bandgap_mv)
        chance = random.Random(self.seed)
        off = [-1.0, 1.0, *(chance.uniform(-1, 1) for _ in range(11))]
        for channel, share in enumerate(off):
            gain = 1 + self.pots * share
            mcu.set_potentiometer(channel, 225 * gain, 675 * gain)

    def calibrate(self, mcu):
        """Find the places by feel between the frame's stops, and store them."""
        mcu.set_usb_mv(self.calibrated_at_mv)
        for channel in range(13):
            mcu.set_stops(channel, *STOPS_US)
        with Board(mcu.port_url, 250_000, clock=mcu.host_s) as board:
            board.connect()
            for spindle, one in find_places(board, range(13), settle_s=0.05).items():
                store(board, spindle, one)
        mcu.set_usb_mv(self.usb_mv)


WORLDS = {
    "nominal": World(),
    "low": World(usb_mv=4750),
    "high": World(usb_mv=5250),
    "low-after-high": World(usb_mv=4750, calibrated_at_mv=5250, bandgap_mv=1000, pots=0.12),
    "high-after-low": World(usb_mv=5250, calibrated_at_mv=4750, bandgap_mv=1200, pots=0.12, seed=2),
}
