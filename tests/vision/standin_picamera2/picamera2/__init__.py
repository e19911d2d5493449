"""A recording stand-in for picamera2, imported by the real helper process in place of Debian's.

Written from picamera2 0.3.34's own source (github.com/raspberrypi/picamera2: picamera2/picamera2.py at ec9ab36d,
request.py at 00065d47, controls.py at 9c445528, job.py at 00d741b9, sensor_format.py at 398dc518) and keeps what that
library keeps: its own choice of a mode where none is asked for, names and types of controls, even sizes, tuples for
sizes, strides, "RGB888" lying in memory as B, G, R, a crop for each stream on a Pi 5 that goes before the one for all,
buffers that run out when requests are not given back, controls that travel with the next request and show frames
later, the newest request kept and the others given back, and its words when it fails. Modes are those the sensors'
drivers tell (picamera2 issues 301, 683, 1184; rpicam-apps 312).

The folder in FARO_PICAMERA2 holds `plan.json` (see PLAN), and `light`, how bright the room is (1 at first); every call
is written to `calls.jsonl` there, one object a line.
"""

import json
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ["FARO_PICAMERA2"])
PLAN = {
    "sensor": "imx708",
    "pi": 4,
    "import": "",  # how the import fails: numpy, multiarray, libcamera, crash, exit, hang
    "open": "",  # how opening fails: absent, old absent, busy, odd, hang
    "configure": "",  # hang
    "frame": "",  # what happens at the picture number `at`: hang, silent, error, print
    "at": 0,
    "picture": "table",  # or "flat": every byte of a picture is its number, modulo 251; "none": nothing is drawn
} | json.loads((FOLDER / "plan.json").read_text())


def record(call, **what):
    with (FOLDER / "calls.jsonl").open("a") as file:
        file.write(json.dumps({"call": call, **what}) + "\n")


def hang():
    while True:
        time.sleep(60)


record("import", pid=os.getpid(), executable=sys.executable)
match PLAN["import"]:
    case "numpy":
        raise ValueError(
            "numpy.dtype size changed, may indicate binary incompatibility. "
            "Expected 96 from C header, got 88 from PyObject"
        )
    case "multiarray":
        raise ImportError("numpy.core.multiarray failed to import")
    case "libcamera":
        raise ModuleNotFoundError("No module named 'libcamera'", name="libcamera")
    case "crash":
        os.abort()
    case "exit":
        sys.exit(3)
    case "hang":
        hang()

import numpy as np  # noqa: E402

SENSORS = json.loads(Path(__file__).parent.with_name("sensors.json").read_text())
"""Of each: whether its lens moves, lowest and highest gain, and its modes."""
FORMATS = {"RGB888": 3, "BGR888": 3, "XRGB8888": 4, "XBGR8888": 4}
LINE_US = 18.9
"""A sensor exposes whole lines."""
SENSOR_DELAY = 2
"""Frames until a sensor shows an exposure that was set."""
AGE_S = 0.025
"""From a sensor's first row to the finished picture."""
FULL = 40_000.0
"""Exposure times gain at which white paper in a room of light 1 is just white."""


def table_picture(size):
    """The scene before the camera as the sensor's share of light, 0..255, in blue, green, red: felt with a card."""
    width, height = size
    picture = np.empty((height, width, 3), np.uint8)
    picture[:] = (30, 60, 25)
    picture[::24, :] = picture[:, ::24] = (60, 80, 60)
    picture[height // 4 : height * 3 // 4, width * 2 // 5 : width * 3 // 5] = (170, 176, 180)
    picture[height * 2 // 5 : height * 3 // 5, width * 9 // 20 : width * 11 // 20] = (40, 30, 160)
    return picture


class Controls:
    def __init__(self, camera):
        self._camera, self.values = camera, {}

    def set(self, controls):
        record("set_controls", controls=controls)
        for name, value in controls.items():
            if name not in self._camera.camera_controls:
                raise RuntimeError(f"Control {name} is not advertised by libcamera")
            self.values[name] = value

    def taken(self):
        """As libcamera's bindings take them: whole numbers for whole numbers, tuples for rectangles and pairs."""
        for name, value in self.values.items():
            kind = KINDS.get(name)
            if kind is int and not (isinstance(value, int) and not isinstance(value, bool)):
                raise RuntimeError(f"Unable to cast Python instance of type {type(value)} to C++ type 'int'")
            if kind is float and not isinstance(value, (int, float)):
                raise RuntimeError(f"Unable to cast Python instance of type {type(value)} to C++ type 'float'")
            if kind is bool and not isinstance(value, bool):
                raise RuntimeError(f"Unable to cast Python instance of type {type(value)} to C++ type 'bool'")
            if kind is tuple and not (isinstance(value, tuple) and all(isinstance(one, (int, float)) for one in value)):
                raise RuntimeError(f"Unable to cast Python instance of type {type(value)} to C++ type '?'")
        return self.values


KINDS = {
    "ExposureTime": int,
    "AnalogueGain": float,
    "AeEnable": bool,
    "AwbEnable": bool,
    "AfMode": int,
    "AfTrigger": int,
    "LensPosition": float,
    "AeFlickerMode": int,
    "AeFlickerPeriod": int,
    "ColourGains": tuple,
    "FrameDurationLimits": tuple,
    "ScalerCrop": tuple,
}


class Request:
    def __init__(self, camera, number):
        self.camera, self.number = camera, number
        self.controls, self.metadata = {}, {}
        self.uses = 0

    def get_metadata(self):
        assert self.uses > 0
        return dict(self.metadata)

    def make_buffer(self, name):
        record("copy", of=name)
        return self.camera.buffers[self.number].copy()

    def make_array(self, name):
        with MappedArray(self, name) as mapped:
            record("copy", of=name)
            return mapped.array.copy()

    def release(self):
        with self.camera.lock:
            self.uses -= 1
            if self.uses < 0:
                raise RuntimeError("CompletedRequest: lock now has negative ref_count")
            if self.uses == 0 and self.camera.started:
                self.controls, self.camera.controls = self.camera.controls.taken(), Controls(self.camera)
                self.camera.queued.append(self)


class MappedArray:
    def __init__(self, request, stream, reshape=True, write=True):
        self._request, self._stream = request, stream
        self._write = write

    def __enter__(self):
        assert self._request.uses > 0, "a request that was given back"
        main = self._request.camera.camera_config[self._stream]
        width, height = main["size"]
        rows = self._request.camera.buffers[self._request.number].reshape(height, main["stride"])
        depth = FORMATS[main["format"]]
        self.array = rows[:, : width * depth].reshape(height, width, depth)
        return self

    def __exit__(self, *raised):
        del self.array


class Picamera2:
    @staticmethod
    def global_camera_info():
        if PLAN["open"] == "absent":
            return []
        return [
            {"Model": PLAN["sensor"], "Location": 2, "Rotation": 180, "Id": "/base/soc/i2c0mux/i2c@1/x@1a", "Num": 0}
        ]

    def __init__(self, camera_num=0, verbose_console=None, tuning=None, allocator=None):
        self.started = False
        match PLAN["open"]:
            case "hang":
                hang()
            case "odd":
                raise ValueError("vector::reserve")
            case "busy":
                print("[0:00:01.2] [7]  INFO Camera camera_manager.cpp:327 libcamera v0.5.2", file=sys.stderr)
                print("[0:00:01.3] [7] ERROR Camera camera.cpp:1023 Pipeline in use by other process", file=sys.stderr)
                try:
                    raise RuntimeError("Failed to acquire camera: Device or resource busy")
                except RuntimeError:
                    raise RuntimeError("Camera __init__ sequence did not complete.")  # noqa: B904
            case "old absent":
                try:
                    raise IndexError("list index out of range")
                except IndexError:
                    raise RuntimeError("Camera __init__ sequence did not complete.")  # noqa: B904
        self.global_camera_info()[camera_num]["Num"]
        sensor = SENSORS[PLAN["sensor"]]
        self.lens, self.gains = sensor["lens"], sensor["gain"]
        self.modes = [
            mode | {"size": tuple(mode["size"]), "crop_limits": tuple(mode["crop_limits"])} for mode in sensor["modes"]
        ]
        self.mode: dict[str, Any] = self.modes[0] if self.modes else {"fps": 30.0, "crop_limits": (0, 0, 640, 480)}
        self.camera_properties = {"Model": PLAN["sensor"]}
        if self.modes:
            self.camera_properties["ColorFilterArrangement"] = 0
        self.lock = threading.Condition(threading.RLock())
        self.controls = Controls(self)
        self.camera_config: Any = None
        self.queued, self.completed = [], []
        record("open", controls=sorted(self.camera_controls))

    @property
    def camera_controls(self):
        """(lowest, highest, usual) of each in the present mode."""
        fastest = round(1e6 / self.mode["fps"])
        crop = self.mode["crop_limits"]
        found = {
            "AeEnable": (False, True, True),
            "AwbEnable": (False, True, None),
            "ExposureTime": (9, 77_208_384, 20_000),
            "AnalogueGain": (*self.gains, 1.0),
            "ColourGains": (0.0, 32.0, None),
            "FrameDurationLimits": (fastest, 77_000_000, 33_333),
            "NoiseReductionMode": (0, 4, 0),
            "ScalerCrop": ((0, 0, 64, 64), crop, self._shape_of(crop)),
            "AeFlickerMode": (0, 1, 0),
            "AeFlickerPeriod": (100, 1_000_000, None),
        }
        if self.lens:
            found |= {"AfMode": (0, 2, 0), "AfTrigger": (0, 1, 0), "LensPosition": (0.0, 32.0, 1.0)}
        if PLAN["pi"] == 5:
            found["ScalerCrops"] = (self._shape_of(crop), self._shape_of(crop), self._shape_of(crop))
        return found

    def _shape_of(self, crop):
        """libcamera's own crop: all that has the shape of the picture."""
        size = (1280, 720) if self.camera_config is None else self.camera_config["main"]["size"]
        x, y, width, height = crop
        fits = (width, width * size[1] // size[0])
        fits = fits if fits[1] <= height else (height * size[0] // size[1], height)
        return (x + (width - fits[0]) // 2, y + (height - fits[1]) // 2, *fits)

    @property
    def sensor_modes(self):
        """The sensor's modes; each is found by configuring for it."""
        if not self.modes:
            return [{"format": "YUYV"}, {"format": "MJPEG"}]
        if self.started:
            raise RuntimeError("Camera must be stopped before configuring")
        return [
            {
                "format": Format(mode["bit_depth"]),
                "unpacked": f"SRGGB{mode['bit_depth']}",
                "bit_depth": mode["bit_depth"],
                "size": mode["size"],
                "fps": mode["fps"],
                "crop_limits": mode["crop_limits"],
                "exposure_limits": (9, 77_208_384, None),
            }
            for mode in self.modes
        ]

    def create_video_configuration(
        self, main={}, lores=None, raw={}, transform=None, colour_space=None, buffer_count=6, controls={},  # noqa: B006
        display="main", encode="main", queue=True, sensor={}, use_case="video",  # noqa: B006
    ):  # fmt: skip
        if not self.modes:
            raw = sensor = None
        main = self._stream({"format": "XBGR8888", "size": (1280, 720), "preserve_ar": True}, main)
        # The only thing done to a size: both sides are made even.
        main["size"] = tuple(side - side % 2 for side in main["size"])
        if lores is not None:
            lores = self._stream({"format": "YUV420", "size": main["size"], "preserve_ar": False}, lores)
            lores["size"] = tuple(side - side % 2 for side in lores["size"])
        bits = max((mode["bit_depth"] for mode in self.modes), default=8)
        raw = None if raw is None else self._stream({"format": f"SRGGB{bits}", "size": main["size"]}, raw)
        controls = {"NoiseReductionMode": 1, "FrameDurationLimits": (33333, 33333)} | controls
        return {
            "main": main, "lores": lores, "raw": raw, "buffer_count": buffer_count, "controls": controls,
            "queue": queue, "sensor": sensor, "display": display, "encode": encode, "use_case": use_case,
        }  # fmt: skip

    @staticmethod
    def _stream(stream, updates):
        for key in updates:
            if key not in ("format", "size", "stride", "preserve_ar"):
                raise ValueError(f"Bad key {key!r}: valid stream configuration keys are ...")
        return stream | updates

    def configure(self, asked):
        if PLAN["configure"] == "hang":
            hang()
        if self.started:
            raise RuntimeError("Camera must be stopped before configuring")
        main, sensor, raw = dict(asked["main"]), asked["sensor"], asked["raw"]
        if main["format"] not in FORMATS:
            raise RuntimeError("Bad format " + main["format"] + " in stream main")
        if type(main["size"]) is not tuple or len(main["size"]) != 2:
            raise RuntimeError("size in main stream should be (width, height)")
        if (lores := asked["lores"]) is not None:
            if any(small > large for small, large in zip(lores["size"], main["size"], strict=True)):
                raise RuntimeError("lores stream dimensions may not exceed main stream")
            if PLAN["pi"] < 5 and not lores["format"].startswith("YUV"):
                raise RuntimeError("lores stream must be YUV")
        if unknown := set(sensor or {}) - {"bit_depth", "output_size"}:
            raise RuntimeError(f"Unexpected keys {unknown} in sensor configuration")
        sensor = sensor or {}
        bits = sensor.get("bit_depth") or max(mode["bit_depth"] for mode in self.modes)
        size = sensor.get("output_size") or (raw or main)["size"]
        self.mode = min(self.modes, key=lambda mode: self._distance(mode, bits, size))
        align = 64 if PLAN["pi"] == 5 else 32
        main["stride"] = -(-main["size"][0] * FORMATS[main["format"]] // align) * align
        self.camera_config = asked | {"main": main}
        self.camera_config["sensor"] = {"bit_depth": self.mode["bit_depth"], "output_size": self.mode["size"]}
        self.controls = Controls(self)
        self.controls.set(asked["controls"])
        if "ScalerCrops" in self.camera_controls:
            self.set_controls({"ScalerCrops": [self.camera_controls["ScalerCrops"][0]]})
        plain = {key: asked[key] for key in ("main", "sensor", "raw", "controls", "buffer_count", "queue")}
        record("configure", asked=plain, sensor=self.camera_config["sensor"], field=self.mode["crop_limits"])

    @staticmethod
    def _distance(mode, bits, size):
        """How libcamera ranks modes: too small costs eight times too large, and shape and depth count too."""

        def off(wanted, has, weight=1.0):
            return weight * ((wanted - has) * 2 if wanted > has else (has - wanted) / 4)

        wide, high = mode["size"]
        shape = off(size[0] / size[1], wide / high, 1500)
        return off(size[0], wide) + off(size[1], high) + shape + 500 * abs(bits - mode["bit_depth"])

    def camera_configuration(self):
        return self.camera_config

    def set_controls(self, controls):
        self.controls.set(controls)

    def start(self):
        if self.camera_config is None:
            raise RuntimeError("Camera has not been configured")
        main, count = self.camera_config["main"], self.camera_config["buffer_count"]
        self.buffers = [np.zeros(main["size"][1] * main["stride"], np.uint8) for _ in range(count)]
        self.queued = [Request(self, number) for number in range(count)]
        self.completed = []
        self.applied = self.controls.taken()
        self.controls = Controls(self)
        self.crop = self.applied.get("ScalerCrops", [self.applied.get("ScalerCrop")])[0]
        record("start", crop=self.crop, format=main["format"], stride=main["stride"])
        self.started = True
        self.thread = threading.Thread(target=self._deliver, daemon=True)
        self.thread.start()

    def stop(self):
        if self.started:
            self.started = False
            self.thread.join()
            record("stop")

    def close(self):
        self.stop()
        record("close")

    def capture_request(self, wait=None, signal_function=None, flush=None):
        with self.lock:
            if not self.lock.wait_for(lambda: self.completed, timeout=None if wait is True else wait):
                raise TimeoutError
            return self.completed.pop(0)

    def _deliver(self):
        """The sensor, which goes on whether anybody asks or not."""
        main = self.camera_config["main"]
        picture = table_picture(main["size"])
        exposure_us, gain = 1000.0, self.gains[0]
        coming = []
        state = {"AeEnable": True, "AwbEnable": True} | self.applied
        fastest = 1e6 / self.mode["fps"]
        number = 0
        due_s = time.monotonic()
        while self.started:
            frame_us = max(state["FrameDurationLimits"][0], fastest)
            due_s += frame_us / 1e6
            time.sleep(max(0.0, due_s - time.monotonic()))
            light = float((FOLDER / "light").read_text() or 1) if (FOLDER / "light").exists() else 1.0
            with self.lock:
                request = self.queued.pop(0) if self.queued else None
            if request is None:
                number += 1
                continue  # all are in somebody's hands: this picture is lost
            state |= request.controls
            coming.append({"ExposureTime", "AnalogueGain"} & state.keys() and dict(state))
            if len(coming) > SENSOR_DELAY:
                now = coming.pop(0)
                if now and not now["AeEnable"]:
                    exposure_us, gain = now.get("ExposureTime", exposure_us), now.get("AnalogueGain", gain)
            if state["AeEnable"]:
                total = exposure_us * gain
                total *= (0.5 * FULL / (light * total)) ** 0.7
                exposure_us = min(total / self.gains[0], 20_000.0)
                gain = total / exposure_us
            exposure_us = max(LINE_US, int(min(exposure_us, frame_us - 100) / LINE_US) * LINE_US)
            gain = 1024 / (1024 - round(1024 - 1024 / min(max(gain, self.gains[0]), self.gains[1])))
            taken = exposure_us * gain / FULL * light
            if PLAN["picture"] == "flat":
                self.buffers[request.number][:] = number % 251
            elif PLAN["picture"] == "table":
                lut = np.clip((np.arange(256) / 180 * taken) ** (1 / 2.2) * 255, 0, 255).astype(np.uint8)
                rows = self.buffers[request.number].reshape(main["size"][1], main["stride"])
                depth = FORMATS[main["format"]]
                into = rows[:, : main["size"][0] * depth].reshape(*main["size"][::-1], depth)
                order = picture if main["format"] in ("RGB888", "XRGB8888") else picture[:, :, ::-1]
                into[:, :, :3] = np.take(lut, order)
                into[number % 16, :16] = number % 2 * 40  # no two pictures are alike
            request.metadata = {
                "SensorTimestamp": int((time.clock_gettime(time.CLOCK_BOOTTIME) - AGE_S) * 1e9),
                "ExposureTime": int(exposure_us),
                "AnalogueGain": float(gain),
                "DigitalGain": 1.0,
                "ColourGains": state.get("ColourGains", (1.4, 1.6)),
                "Lux": 400.0 * light,
                "FrameDuration": int(frame_us),
                "Sequence": number,
            }
            if PLAN["frame"] and number >= PLAN["at"]:
                self._trouble()
            with self.lock:
                request.uses = 1
                old, self.completed = self.completed, [request]
                self.lock.notify_all()
            for one in old:  # the newest alone is kept
                one.release()
            number += 1

    def _trouble(self):
        match PLAN["frame"]:
            case "silent":
                print("[0:00:09] [9] WARN V4L2 v4l2_videodevice.cpp:2071 dequeue timer of 1000000.00us has expired!",
                      "[0:00:09] [9] ERROR RPI pipeline_base.cpp:1374 Camera frontend has timed out!",
                      sep="\n", file=sys.stderr, flush=True)  # fmt: skip
                while self.started:
                    time.sleep(0.05)
            case "print":
                print("something of a library's own")
            case "hang":
                self.capture_request = lambda **named: hang()  # type: ignore[method-assign]
            case "error":

                def fails(**named):
                    raise RuntimeError("failed to lock-sync-write dma buf")

                self.capture_request = fails  # type: ignore[assignment,method-assign]


class Format:
    """A SensorFormat: no text, and JSON does not know it."""

    def __init__(self, bits):
        self.bits = bits

    def __repr__(self):
        return f"SRGGB{self.bits}_CSI2P"
