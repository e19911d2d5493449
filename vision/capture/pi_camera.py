"""The Raspberry Pi's camera through picamera2, the one module that touches it; import it only on a Pi.

Exposure, gain and white balance are fixed once they have settled on the lit box, so that a hand does not change the
picture of the card.
"""

from __future__ import annotations

import time

import numpy as np

from vision.capture.camera import CameraFault, Frame

SETTLE_S = 1.5
"""How long the automatic exposure may run before it is frozen (libcamera converges in 20-40 frames)."""
AF_MANUAL = 0  # libcamera's AfModeEnum.Manual


class Picamera2Camera:
    """Frames at `size` (width, height) and a fixed `fps`, at the exposure that the automatic found after SETTLE_S.
    Raises CameraFault when there is no camera or no driver.

    `distance_mm`: a lens that can move is set to this distance and held; libcamera would leave it at one metre.
    """

    exposure_us: int | None = None
    """Of the last frame."""

    def __init__(
        self,
        *,
        size: tuple[int, int] = (1280, 720),
        fps: float = 30.0,
        distance_mm: float = 190.0,
    ) -> None:
        try:
            from picamera2 import Picamera2
        except ImportError as error:
            raise CameraFault(f"picamera2: not installed for this Python (apt: python3-picamera2): {error}") from error
        except Exception as error:  # a compiled part that was built against another numpy raises ValueError
            raise CameraFault(f"picamera2: cannot be imported: {type(error).__name__}: {error}") from error
        frame_us = round(1e6 / fps)
        controls: dict[str, object] = {"FrameDurationLimits": (frame_us, frame_us)}
        try:
            self._camera = Picamera2()
            if "LensPosition" in self._camera.camera_controls:  # in dioptres; a fixed lens has none
                controls |= {"AfMode": AF_MANUAL, "LensPosition": 1000.0 / distance_mm}
            # picamera2's "RGB888" lies in memory as B, G, R: OpenCV's order.
            main = {"size": size, "format": "RGB888"}
            self._camera.configure(
                self._camera.create_video_configuration(main=main, controls=controls, buffer_count=3)
            )
            self._camera.start()
            self._freeze_exposure()
        except (RuntimeError, IndexError, OSError) as error:
            raise CameraFault(
                f"picamera2: {str(error).splitlines()[0] if str(error) else type(error).__name__}"
            ) from error
        self._sequence = 0

    def _freeze_exposure(self) -> None:
        until = time.monotonic() + SETTLE_S
        found = self._camera.capture_metadata()
        while time.monotonic() < until:
            found = self._camera.capture_metadata()
        self._camera.set_controls(
            {
                "AeEnable": False,
                "AwbEnable": False,
                "ExposureTime": found["ExposureTime"],
                "AnalogueGain": found["AnalogueGain"],
                "ColourGains": found["ColourGains"],
            }
        )

    def read(self) -> Frame | None:
        request = self._camera.capture_request()
        try:
            image = np.array(request.make_array("main"), np.uint8)
            # SensorTimestamp is CLOCK_BOOTTIME of the first row, in ns; the table's clock is monotonic.
            told = request.get_metadata()
            age_s = time.clock_gettime(time.CLOCK_BOOTTIME) - told["SensorTimestamp"] / 1e9
            self.exposure_us = told["ExposureTime"]
        finally:
            request.release()
        self._sequence += 1
        return Frame(image[:, :, :3], time.monotonic() - max(0.0, age_s), self._sequence - 1)

    def close(self) -> None:
        self._camera.stop()
        self._camera.close()
