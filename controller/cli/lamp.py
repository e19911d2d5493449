"""The lamp over the cards for commands that look through the table's camera while no table runs: no other program has
it shine then.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import ExitStack, contextmanager

from controller.config import Config
from vision.capture.camera import Camera, Frame


@contextmanager
def lit(config: Config) -> Generator[None]:
    """The lamp shines in the block, where the table has pins and a live camera. Raises GpioError."""
    if config.gpio.factory == "none" or not config.camera.live:
        yield
        return
    from hardware.gpio.opening import open_gpio

    made = open_gpio(config.gpio.factory, pins=config.gpio.pins)
    try:
        made.lamps.lamp(1.0)
        yield
    finally:
        made.close()


class LitCamera:
    """A camera with what is to be closed with it: the lamp it sees by."""

    def __init__(self, camera: Camera, light: ExitStack) -> None:
        self._camera, self._light = camera, light

    def read(self) -> Frame | None:
        """The next frame; None: the source has ended. Raises CameraFault."""
        return self._camera.read()

    def close(self) -> None:
        """Let the device go, and the lamp."""
        self._camera.close()
        self._light.close()
