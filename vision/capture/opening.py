"""The camera that a name stands for: the Pi's own, a device, a stream, a video file or a folder of images."""

from __future__ import annotations

from pathlib import Path

import cv2

from vision.capture.camera import (
    Camera,
    CameraFault,
    ImageFolder,
    LiveCamera,
    PiSettings,
    VideoFile,
    silence_drivers,
)
from vision.capture.pi_camera import Picamera2Camera
from vision.message import say

_MJPG = cv2.VideoWriter.fourcc(*"MJPG")
_JPEGS = (_MJPG, cv2.VideoWriter.fourcc(*"JPEG"))
"""The codecs that V4L2 and ffmpeg name so."""


def open_camera(
    spec: str,
    *,
    size: tuple[int, int] = (1280, 720),
    fps: float = 30.0,
    pi: PiSettings | None = None,
    every_picture: bool = False,
) -> Camera:
    """Opens "picamera2", "v4l2:0", an http(s) or rtsp URL (MJPEG), a video file or a folder of images.

    `size` (width, height) and `fps` are asked of cameras and ignored by files; a folder plays at `fps`. `pi` is for
    picamera2 alone. `every_picture`: none is passed over while nothing moves (`jpeg_stream`). Raises CameraFault.
    """
    silence_drivers()
    if spec == "picamera2":
        return Picamera2Camera(size=size, fps=fps, settings=pi or PiSettings())
    if spec.startswith("v4l2:"):
        number = spec.removeprefix("v4l2:")
        if not number.isdigit():
            raise CameraFault(say("vision-v4l2-number", camera=spec))
        device = _open_device(spec, int(number), size, fps)
        return LiveCamera(spec, device if every_picture else _compressed(device, cv2.CAP_PROP_CONVERT_RGB, 0))
    if spec.startswith(("http://", "https://", "rtsp://")):
        limits = [cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, 2000, cv2.CAP_PROP_READ_TIMEOUT_MSEC, 2000]
        stream = _opened(spec, cv2.VideoCapture(spec, cv2.CAP_FFMPEG, limits))
        return LiveCamera(spec, stream if every_picture else _compressed(stream, cv2.CAP_PROP_FORMAT, -1))
    path = Path(spec)
    if path.is_dir():
        return ImageFolder(path, fps=fps)
    if path.is_file():
        return VideoFile(path)
    raise CameraFault(say("vision-no-such-camera", camera=spec))


def _opened(spec: str, capture: cv2.VideoCapture) -> cv2.VideoCapture:
    if not capture.isOpened():
        capture.release()
        raise CameraFault(say("vision-camera-closed", camera=spec))
    return capture


def _compressed(capture: cv2.VideoCapture, setting: int, value: float) -> cv2.VideoCapture:
    """The same, that gives JPEGs as they come where the camera sends them; where OpenCV does not know the `setting`, it
    gives pictures as before. By OpenCV 5.0's VideoCapture: CAP_PROP_FORMAT -1 for ffmpeg, CAP_PROP_CONVERT_RGB 0 for
    V4L2, both tried with 5.0.0 (tests/vision/test_jpeg_stream.py)."""
    if int(capture.get(cv2.CAP_PROP_FOURCC)) in _JPEGS:
        capture.set(setting, value)
    return capture


def _open_device(spec: str, number: int, size: tuple[int, int], fps: float) -> cv2.VideoCapture:
    capture = _opened(spec, cv2.VideoCapture(number, cv2.CAP_V4L2))
    # MJPEG first: at 1280x720 most USB cameras reach 30 fps only compressed.
    capture.set(cv2.CAP_PROP_FOURCC, _MJPG)
    capture.set(cv2.CAP_PROP_FRAME_WIDTH, size[0])
    capture.set(cv2.CAP_PROP_FRAME_HEIGHT, size[1])
    capture.set(cv2.CAP_PROP_FPS, fps)
    capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
    return capture
