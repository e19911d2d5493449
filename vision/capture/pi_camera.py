"""The Raspberry Pi's camera through picamera2, which runs in a process of its own (`vision.capture.camera_helper`).

The whole field of the sensor, or what of it is read fast enough, scaled by the camera's hardware; exposure, gain and
white balance are fixed once they have settled on the lit box, so that a hand does not change the picture of the card,
and exposure and gain again when the light of the room has changed (`vision.capture.camera_light`).
"""

from __future__ import annotations

import logging
import math
import mmap
import time
from typing import Any

import numpy as np

from vision.camera_modes import SensorMode, best_mode, shown
from vision.capture import camera_process
from vision.capture.camera import CameraFault, Frame, PiSettings
from vision.capture.camera_light import ExposureControl, Light, Limits, Wanted, held, samples_of
from vision.capture.camera_process import CameraProcess
from vision.message import Message, say
from vision.quads import Image

log = logging.getLogger(__name__)

PROTOCOL = 1
"""Of `vision.capture.camera_helper`."""
OPEN_S = 8.0
"""Starting the system's Python, importing picamera2 (2 s on a Pi 4), opening the camera and its first picture may take
so long."""
FRAME_S = 0.65
"""So long after it was asked for a picture the helper hangs: it says by itself after 0.5 s that the camera does."""
SETTLE_S = 1.5
"""How long the automatic exposure may run before it is frozen (libcamera converges in 20-40 frames)."""
AF_MANUAL = 0  # libcamera's AfModeEnum.Manual
AF_AUTO = 1  # AfModeEnum.Auto
AF_START = 0  # AfTriggerEnum.Start
FLICKER_OFF = 0  # AeFlickerModeEnum.Off
FLICKER_MANUAL = 1  # AeFlickerModeEnum.Manual
FOLLOW_S = 1.0
"""A new exposure is seen after some 7 frames: those that are queued (4), and a sensor's own delay (3)."""
FOLLOWS = 0.08
"""Sensors take whole lines and steps of gain: both may be off by this (an ov5647 has 6 % steps of gain); a step of
the light is 19 %."""
_NONE: Image = np.empty((0, 0, 3), np.uint8)
_LARGEST_PX = 64_000_000
"""No sensor for a Pi has more."""


class Picamera2Camera:
    """Frames at `size` (width, height) and a fixed `fps`, of the sensor's whole field or `settings.crop` of it; with
    `settings.speed_first` of as much of the field as is read so fast.

    Raises CameraFault when there is no camera, its software cannot be used, or a setting is none this camera can do.
    """

    exposure_us: int | None = None
    """Of the last frame."""
    sensor: Message
    """Which sensor it is, the mode it is read in, and how much of its width and height the picture shows."""
    most_fps: float
    """Pictures a second that this mode can give."""

    def __init__(self, *, size: tuple[int, int], fps: float, settings: PiSettings) -> None:
        self._settings = settings
        self._sequence = 0
        self._controls: dict[str, Any] = {}
        """Set before the next picture."""
        self._light: Light | None = None
        self._watch: ExposureControl | None = None
        self._shared: mmap.mmap | None = None
        self._picture: Image = _NONE
        self._process = CameraProcess(camera_process.SYSTEM_PYTHON)
        try:
            self._open(size, fps)
            self._settle()
        except (KeyError, TypeError, ValueError, IndexError) as error:
            self.close()
            raise _not_understood(error) from None
        except BaseException:
            self.close()
            raise

    def read(self) -> Frame | None:
        frame = self._next()
        light = self._light
        if self._watch is not None and light is not None and self._follows(light):
            times = self._watch.see(samples_of(frame.image), frame.captured_at_s)
            if times is not None:
                self._expose(held(Light(light.exposure_us, light.gain * times), self._limits, self._wanted))
        return frame

    def close(self) -> None:
        self._process.close()
        if self._shared is not None:
            self._picture = _NONE  # the memory can be closed when nothing looks at it
            self._shared.close()
            self._shared = None

    def _open(self, size: tuple[int, int], fps: float) -> None:
        self._open_until_s = time.monotonic() + OPEN_S
        opened = self._process.reply("opened", OPEN_S)
        if opened["protocol"] != PROTOCOL:
            raise ValueError(f"protocol {opened['protocol']}, {PROTOCOL} expected")
        self._model, controls = str(opened["model"]), opened["controls"]
        modes = [_mode(mode) for mode in opened["modes"] if "size" in mode]
        if not modes:
            raise CameraFault(say("vision-no-modes", model=self._model), fix=say("vision-fix-usb"))
        mode = best_mode(modes, size, fps, speed_first=self._settings.speed_first)
        frame_us = round(1e6 / fps)
        self._wanted = Wanted(
            self._settings.exposure_us,
            self._settings.gain,
            1e6 / (2 * self._settings.flicker_hz) if self._settings.flicker_hz else 0.0,
        )
        asked: dict[str, Any] = {"FrameDurationLimits": (frame_us, frame_us)} | self._focus(controls)
        if "AeFlickerMode" in controls and self._wanted.period_us:
            asked |= {"AeFlickerMode": FLICKER_MANUAL, "AeFlickerPeriod": round(self._wanted.period_us)}
        crop = shown(mode.field, size, self._settings.crop)
        self.most_fps, self._readout_s = mode.fps, mode.readout_s(crop)
        widest, highest = (max(one.field[side] for one in modes) for side in (2, 3))
        self.sensor = say(
            "vision-sensor",
            model=self._model,
            mode=f"{mode.size[0]}x{mode.size[1]}",
            wide=round(100 * crop[2] / widest),
            high=round(100 * crop[3] / highest),
        )
        sensor = {"output_size": mode.size, "bit_depth": mode.bit_depth}
        self._process.tell({"configure": {"size": size, "sensor": sensor, "controls": asked, "crop": crop}})
        ready = self._process.reply("ready", max(0.1, self._open_until_s - time.monotonic()))
        (width, height), limits = ready["size"], ready["limits"]
        if not 0 < int(width) * int(height) <= _LARGEST_PX:
            raise ValueError(f"a picture of {width}x{height}")
        self._shared = mmap.mmap(self._process.memory, width * height * 3, prot=mmap.PROT_READ)
        self._picture = np.frombuffer(self._shared, np.uint8).reshape(height, width, 3)
        (shortest, longest), gains = limits["ExposureTime"], limits["AnalogueGain"]
        longest = min(longest or math.inf, frame_us)  # 0: the driver knows no longest
        self._limits = Limits((float(shortest), float(longest)), (float(gains[0]), float(gains[1])))
        self._check("exposure_us", self._wanted.exposure_us, self._limits.exposure_us)
        self._check("gain", self._wanted.gain, self._limits.gain)

    def _check(self, key: str, given: float | None, limits: tuple[float, float]) -> None:
        if given is not None and not limits[0] <= given <= limits[1]:
            low, high = limits
            message = say(
                "vision-beyond", key=key, given=f"{given:g}", model=self._model, low=f"{low:g}", high=f"{high:g}"
            )
            raise CameraFault(message, fix=say("vision-fix-setting", key=key))

    def _focus(self, controls: dict[str, Any]) -> dict[str, Any]:
        """The controls for a lens that can move; a fixed one has none."""
        focus = self._settings.focus
        if "LensPosition" not in controls:
            if focus == "distance":
                return {}
            message = say("vision-fixed-lens", focus=repr(focus), model=self._model)
            raise CameraFault(message, fix=say("vision-fix-lens"))
        if focus == "auto":
            return {"AfMode": AF_AUTO, "AfTrigger": AF_START}  # focuses once, then holds
        # In dioptres; libcamera would leave it at one metre.
        position = 1000.0 / self._settings.distance_mm if focus == "distance" else float(focus)
        limits = controls["LensPosition"]
        if not limits[0] <= position <= limits[1]:
            low, high = f"{limits[0]:g}", f"{limits[1]:g}"
            message = say("vision-beyond-focus", given=f"{position:g}", model=self._model, low=low, high=high)
            raise CameraFault(message, fix=say("vision-fix-focus"))
        return {"AfMode": AF_MANUAL, "LensPosition": position}

    def _settle(self) -> None:
        """Lets the automatic find light, colours and focus, then holds them."""
        self._next(max(0.1, self._open_until_s - time.monotonic()))
        until_s = time.monotonic() + SETTLE_S
        while time.monotonic() < until_s:
            self._next()
        found = self._metadata
        self._controls = {"AeEnable": False, "AwbEnable": False}
        if found["colour_gains"]:  # a monochrome sensor has none
            self._controls["ColourGains"] = found["colour_gains"]
        self._expose(held(Light(found["exposure_us"], found["gain"]), self._limits, self._wanted))
        self._next()
        until_s = time.monotonic() + FOLLOW_S
        while self._light is not None and not self._follows(self._light):
            self._next()
            if time.monotonic() > until_s:
                log.warning("picamera2: %s does not take %s, it tells %s", self._model, self._light, self._metadata)
                break
        self._sequence = 0
        if self._wanted.exposure_us is None or self._wanted.gain is None:
            self._watch = ExposureControl()

    def _expose(self, light: Light) -> None:
        if light == self._light:
            return
        log.info("camera: exposure %.1f ms, gain %.2f", light.exposure_us / 1000, light.gain)
        self._light = light
        # libcamera takes a whole number for the one and a float for the other, and nothing else.
        self._controls |= {"ExposureTime": round(light.exposure_us), "AnalogueGain": float(light.gain)}

    def _follows(self, light: Light) -> bool:
        """Whether the last picture was taken as set: controls travel with the requests that are queued, and a sensor
        needs some frames more."""
        pairs = ((self._metadata["exposure_us"], light.exposure_us), (self._metadata["gain"], light.gain))
        return all(abs(float(taken) / wanted - 1) < FOLLOWS for taken, wanted in pairs)

    def _next(self, within_s: float = FRAME_S) -> Frame:
        self._process.tell({"next": {"controls": self._controls}})
        self._controls = {}
        self._metadata = metadata = self._process.reply("frame", within_s)
        try:
            # The sensor's time is CLOCK_BOOTTIME of the first row, in ns; the table's clock is monotonic.
            age_s = time.clock_gettime(time.CLOCK_BOOTTIME) - metadata["boottime_ns"] / 1e9
            self.exposure_us = int(metadata["exposure_us"])
            float(metadata["gain"])
        except (KeyError, TypeError, ValueError) as error:
            raise _not_understood(error) from None
        self._sequence += 1
        # Copied, because the tracker keeps pictures and the memory takes the next one.
        taken_s = time.monotonic() - max(0.0, age_s)
        return Frame(self._picture.copy(), taken_s, self._sequence - 1, self._readout_s)


def _not_understood(error: Exception) -> CameraFault:
    return CameraFault(say("vision-process-strange", text=repr(error)), fix=camera_process.SOFTWARE_FIX)


def _mode(reported: dict[str, Any]) -> SensorMode:
    width, height = reported["size"]
    x, y, wide, high = reported["crop_limits"]
    return SensorMode((width, height), int(reported["bit_depth"]), float(reported["fps"]), (x, y, wide, high))
