"""A camera's exposure for an illuminance (lux) on a card: shutter time, gain, and the noise of the picture.

Levels of a picture rise with the light as in sRGB: by the power 1/GAMMA.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

GAMMA = 2.2
PAPER_LEVEL = 228.0
"""Of a card's paper in the middle of the window, 0..255."""
PAPER = 0.85
"""Share of the light that paper throws back, as from chalk."""

# --- Camera Module 3: its data sheet unless said ---
F_NUMBER = 1.8
LENS_PASSES = 0.9
PIXEL_M = 1.4e-6
PIXELS_WIDE = 4608
GAIN_MOST = 16.0
WELL_E = 4300.0
"""Full-well capacity, electrons: of another sensor of this pixel size (OV5647); this one's is not known."""
WHITE_SHARE = 0.6
"""Of a full pixel that paper is to fill."""
READ_E = 2.0
"""Noise of reading a pixel, electrons; typical."""
EFFICIENCY = 0.3
"""Electrons for a photon of white light behind a green filter; typical, taken low."""
PHOTONS = 8.7e15
"""Per lux, second and m2: white LED, 320 lm for a watt of light, 3.6e-19 J a photon."""
GAIN_LEAST = 1.123
PERIOD_S = 0.010
"""Of lamps on the mains: an exposure is whole periods (vision/capture/camera_light.py)."""


@dataclass(frozen=True, slots=True)
class Exposure:
    """What a camera makes of a light: share of the frame's time that its shutter is open, gain, noise of the picture
    (one sigma, levels), stops by which the picture stays too dark (0: none)."""

    shutter: float
    gain: float
    noise: float
    short_ev: float


def exposed(
    lux: float, wide_px: int, fps: float = 30.0, *, open_s: float | None = None, read_px: int = PIXELS_WIDE
) -> Exposure:
    """Paper under `lux` (above 0), in a picture `wide_px` wide, `fps` (at most 100) a second. As long as the frame has
    room for and paper bears, or `open_s` (above 0); then gain. The sensor's pixels, `read_px` of them in a row, are
    averaged to those of the picture, of which half are green. Noise is that of paper; of ink it is alike, for levels
    rise as about the root of the light."""
    per_s = PHOTONS * PIXEL_M**2 * EFFICIENCY * PAPER * lux * LENS_PASSES / (4 * F_NUMBER**2)
    full = WHITE_SHARE * WELL_E
    if open_s is None:
        room, bears = math.floor(1 / (fps * PERIOD_S) + 1e-6), math.floor(full / (GAIN_LEAST * per_s * PERIOD_S))
        seconds = min(max(1, min(room, bears)) * PERIOD_S, full / (GAIN_LEAST * per_s))
    else:
        seconds = min(open_s, full / (GAIN_LEAST * per_s))
    electrons = per_s * seconds
    wanted = full / electrons
    averaged = (read_px / wide_px) ** 2 / 2
    share = math.sqrt((electrons + READ_E**2) / averaged) / electrons
    short = min(0.0, math.log2(GAIN_MOST / wanted))
    return Exposure(seconds * fps, min(wanted, GAIN_MOST), PAPER_LEVEL / GAMMA * share, short)
