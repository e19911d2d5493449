"""Owns the Raspberry Pi's camera in a process of its own, on the system's Python: the module that touches picamera2.

Debian's picamera2 is compiled against Debian's numpy and cannot be imported beside the newer one the table needs; and a
camera driver that hangs or crashes takes no table with it. This file is run by `vision.capture.camera_process` with
/usr/bin/python3 (3.11 or newer): it may import the standard library, numpy and picamera2, nothing of ours.

    camera_helper.py MEMORY LIFE

MEMORY: descriptor of the shared memory for the picture, made as large as needed here. LIFE: the read end of a pipe
whose write end the parent alone holds; when that closes the kernel ends this process, whatever it is doing.

The talk is one JSON object a line, ours on the standard output, the parent's on the standard input:

    {"stage": "import" | "open" | "configure"}          what is begun now
    {"opened": {"protocol", "model", "modes", "controls"}}  the sensor's modes; each control's [lowest, highest]
        <- {"configure": {"size", "sensor", "controls", "crop"}}
    {"ready": {"size", "limits"}}                       pictures come; [lowest, highest] of exposure and gain now
        <- {"next": {"controls"}}                       controls to set first, usually none
    {"frame": {"boottime_ns", "exposure_us", "gain", "colour_gains"}}  the newest picture is in the shared memory
    {"fault": {"at", "causes", ...}}                    the end: what failed, as [[type, text], ...], outermost first

The picture is (height, width, 3) bytes, blue first. It is written only between a "next" and its "frame", and read only
between a "frame" and the following "next": no picture can be torn. Which picture is the newest the library knows: it
keeps the last complete one, and the sensor goes on without us.
"""

from __future__ import annotations

import fcntl
import json
import mmap
import os
import re
import select
import signal
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Any

PROTOCOL = 1
LEAST = (0, 3, 20)
"""The oldest picamera2 that will do, by the tags of its repository: MappedArray takes `write` from 0.3.13 on;
capture_request waits for a number of seconds from 0.3.20 on, before that for ever, and a dead sensor was a hang."""
FIRST_WAIT_S = 3.0
"""Seconds to the first picture after which the sensor is dead: libcamera keeps back up to 20 after a start."""
FRAME_WAIT_S = 0.5
"""Seconds between two later pictures after which it is: 15 of them at 30 a second."""
BUFFERS = 4
"""One that is filled, one that is due, one that the library keeps as the newest, one that is copied."""


class Fault(Exception):
    """The end of this process; the object is sent to the parent."""

    def __init__(self, at: str, error: BaseException | None = None, **more: Any) -> None:
        super().__init__(at)
        self.report = {"at": at, "causes": [] if error is None else _causes(error), **more}


def _causes(error: BaseException) -> list[list[str]]:
    causes: list[list[str]] = []
    one: BaseException | None = error
    while one is not None and len(causes) < 8:
        causes.append([type(one).__name__, " ".join(str(one).split())])
        one = one.__cause__ or one.__context__
    return causes


def _end_with_parent(life: int) -> None:
    """By a signal of the kernel: a thread that waits could not run while a driver's C code holds the interpreter."""
    signal.signal(signal.SIGIO, signal.SIG_DFL)  # the default is to end
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGIO})
    fcntl.fcntl(life, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(life, fcntl.F_SETFL, fcntl.fcntl(life, fcntl.F_GETFL) | os.O_ASYNC)
    poll = select.poll()
    poll.register(life, select.POLLIN)
    if poll.poll(0):  # gone before the signal was asked for
        os._exit(1)


def _import() -> tuple[Any, Any, Any]:
    try:
        from picamera2 import MappedArray, Picamera2  # isort: skip

        import numpy  # comes with it, and is not what to name when both are missing
    except Exception as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        found = sys.modules.get("numpy")
        numpy_found = f"{getattr(found, '__version__', '?')} of {getattr(found, '__file__', '?')}" if found else None
        raise Fault("import", error, missing=missing, numpy=numpy_found) from error
    _not_too_old()
    return numpy, Picamera2, MappedArray


def _not_too_old() -> None:
    """Raises Fault when the library is too old. A missing version, as of a copy from git, is accepted."""
    try:
        found = version("picamera2")
    except PackageNotFoundError:
        return
    numbers = tuple(int(digits) for digits in re.findall(r"\d+", found)[:3])
    if numbers < LEAST:
        raise Fault("old", version=found, least=".".join(map(str, LEAST)))


def _plain(value: Any) -> Any:
    """As JSON can say it."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return str(value)


def _tuples(value: Any) -> Any:
    """picamera2 and libcamera take tuples where JSON has lists."""
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value


def _opened(camera: Any) -> dict[str, Any]:
    return {
        "protocol": PROTOCOL,
        "model": str(camera.camera_properties.get("Model", "?")),
        "modes": [{name: _plain(value) for name, value in mode.items()} for mode in camera.sensor_modes],
        "controls": {name: _plain(limits[:2]) for name, limits in camera.camera_controls.items()},
    }


def _configure(camera: Any, asked: dict[str, Any]) -> dict[str, Any]:
    """Starts the camera; says which size its pictures have, and what exposure and gain it can do in this mode."""
    configuration = camera.create_video_configuration(
        main={"size": _tuples(asked["size"]), "format": "RGB888"},  # stored as B, G, R
        raw=None,
        sensor=_tuples_within(asked["sensor"]),
        controls=_tuples_within(asked["controls"]),
        buffer_count=BUFFERS,
    )
    camera.configure(configuration)
    crop = _tuples(asked["crop"])
    # A Pi 5 has a crop for each stream, which picamera2 has set and which goes before the one for all.
    camera.set_controls({"ScalerCrops": [crop]} if "ScalerCrops" in camera.camera_controls else {"ScalerCrop": crop})
    camera.start()
    main = camera.camera_configuration()["main"]
    if main["format"] != "RGB888":
        raise Fault("configure", RuntimeError(f"pictures come as {main['format']}, RGB888 was asked for"))
    limits = {name: _plain(camera.camera_controls[name][:2]) for name in ("ExposureTime", "AnalogueGain")}
    return {"size": list(main["size"]), "limits": limits}


def _tuples_within(values: dict[str, Any]) -> dict[str, Any]:
    return {name: _tuples(value) for name, value in values.items()}


def _serve(memory: int, said: Any) -> None:
    def say(**message: Any) -> None:
        said.write(json.dumps(message) + "\n")
        said.flush()

    say(stage="import")
    numpy, picamera2, mapped_array = _import()
    say(stage="open")
    if not picamera2.global_camera_info():
        raise Fault("absent")
    try:
        camera = picamera2()
        opened = _opened(camera)
    except Exception as error:
        raise Fault("open", error) from error
    say(opened=opened)
    picture: Any = None
    wait_s = FIRST_WAIT_S
    for line in sys.stdin:
        asked = json.loads(line)
        if "configure" in asked:
            say(stage="configure")
            try:
                ready = _configure(camera, asked["configure"])
            except Exception as error:
                raise error if isinstance(error, Fault) else Fault("configure", error) from error
            width, height = ready["size"]
            os.ftruncate(memory, width * height * 3)
            shared = mmap.mmap(memory, width * height * 3)
            picture = numpy.frombuffer(shared, numpy.uint8).reshape(height, width, 3)
            say(ready=ready)
            continue
        try:
            if asked["next"]["controls"]:
                camera.set_controls(_tuples_within(asked["next"]["controls"]))
            say(frame=_frame(camera, mapped_array, picture, wait_s))
            wait_s = FRAME_WAIT_S
        except TimeoutError:
            raise Fault("silent") from None
        except Exception as error:
            raise Fault("frame", error) from error
    camera.stop()
    camera.close()


def _frame(camera: Any, mapped_array: Any, picture: Any, wait_s: float) -> dict[str, Any]:
    """Copies the newest picture, straight from the camera's buffer."""
    request = camera.capture_request(wait=wait_s)
    try:
        with mapped_array(request, "main", write=False) as mapped:
            picture[:] = mapped.array
        metadata = request.get_metadata()
    finally:
        request.release()
    return {
        "boottime_ns": metadata["SensorTimestamp"],
        "exposure_us": metadata["ExposureTime"],
        "gain": metadata["AnalogueGain"],
        "colour_gains": _plain(metadata.get("ColourGains")),
    }


def main() -> None:
    memory, life = int(sys.argv[1]), int(sys.argv[2])
    _end_with_parent(life)
    # Who ends the table ends its whole group: the table then closes the camera, and would call our death a fault.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    said = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a library prints must not come between our lines
    try:
        _serve(memory, said)
    except Fault as fault:
        said.write(json.dumps({"fault": fault.report}) + "\n")
        said.flush()
        os._exit(1)  # a driver that has failed may hang in its own end


if __name__ == "__main__":
    main()
