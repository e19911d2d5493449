"""A process of its own: the dealing box under a camera that serves MJPEG over HTTP and can fail in every way.

    python -m tests.instruments.trial.camera_box WORLD SEED PORT BEAM_SOCKET

Commands come as JSON, one a line, on standard input; each is answered by a line: `{"do": "load", "deck": [52 cards]}`,
`{"do": "act", "name": "draw"}`, `{"do": "spoil", "index": 7}`, `{"do": "camera", "mode": MODE}` and
`{"do": "status"}`. It ends when its standard input does. The level of the exit beam goes to whoever is connected to the
Unix socket BEAM_SOCKET: the present one first, then every change. Who is not connected misses them, as a Raspberry Pi
without power does.
"""

from __future__ import annotations

import contextlib
import http.server
import json
import os
import socket
import sys
import threading
import time
from typing import Any, get_args

import cv2
import numpy as np

from tests.instruments.trial.modes import Mode
from tests.instruments.trial.worlds import FPS, SIZE, WORLDS, World
from vision.capture.jpeg import encode_jpeg
from vision.quads import Image
from vision.render.card_art import PACK

QUALITY = 88
BLACK_GREY, BLACK_NOISE = 2.0, 1.5
"""Mean and standard deviation of a picture taken without light, grey levels."""
_BREATH_S = 0.005  # between two frames, so that commands come in though the machine is too slow for the frames
SHEET_FRAMES = 6
"""Frames in which a sheet is pushed over the box, or taken away."""
SHEET = (0.12, 0.88, 0.06, 1.0)
"""What it covers: left, right, top and bottom as shares of the picture; box and slit lie within."""


class Beam:
    """The exit beam's level for whoever is connected."""

    def __init__(self, path: str) -> None:
        self._lock = threading.Lock()
        self._blocked = False
        self._listeners: list[socket.socket] = []
        self._server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._server.bind(path)
        self._server.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            listener, _ = self._server.accept()
            with self._lock:
                self._listeners.append(listener)
                self._tell(listener)

    def move(self, blocked: bool) -> None:
        with self._lock:
            self._blocked = blocked
            self._listeners = [listener for listener in self._listeners if self._tell(listener)]

    def _tell(self, listener: socket.socket) -> bool:
        try:
            listener.sendall(b"1\n" if self._blocked else b"0\n")
        except OSError:
            listener.close()
            return False
        return True


class Box:
    """A world that lives in real time, and the newest picture of it as the camera delivers it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.mode: Mode = "good"
        self.lock = threading.Lock()
        self._changed = threading.Condition()
        self._jpeg, self._number = b"", 0
        self._rng = np.random.default_rng(8)
        self._sheet = np.zeros((SIZE[1], SIZE[0], 3), np.float32)
        self._sheet[:] = (150, 190, 205)
        self._sheet *= (
            1
            + 0.04
            * cv2.resize(self._rng.standard_normal((60, 80)).astype(np.float32), SIZE, interpolation=cv2.INTER_CUBIC)[
                ..., None
            ]
        )
        self._covered = 0  # frames that the sheet has been under way
        threading.Thread(target=self._live, daemon=True).start()

    def next_jpeg(self, after: int) -> tuple[int, bytes]:
        """The first picture whose number is above `after`."""
        with self._changed:
            self._changed.wait_for(lambda: self._number > after)
            return self._number, self._jpeg

    def _live(self) -> None:
        due_s = time.monotonic()
        while True:
            with self.lock:
                image = self._as_seen(self.world.frame())
                if image is not None:
                    jpeg = encode_jpeg(image, longest_side=max(SIZE), quality=QUALITY)
            with self._changed:
                if image is not None:
                    self._jpeg = jpeg
                self._number += 1
                self._changed.notify_all()
            due_s += 1 / FPS
            time.sleep(max(_BREATH_S, due_s - time.monotonic()))
            with self.lock:
                while time.monotonic() > due_s + 1 / FPS:
                    self.world.pass_frame()
                    due_s += 1 / FPS

    def _as_seen(self, image: Image) -> Image | None:
        """What the camera makes of it; None: the same picture again."""
        self._covered = min(max(self._covered + (1 if self.mode == "covered" else -1), 0), SHEET_FRAMES)
        if self._covered:
            image = self._lay_sheet(image, self._covered / SHEET_FRAMES)
        if self.mode == "black":
            dark = BLACK_GREY + BLACK_NOISE * self._rng.standard_normal(image.shape)
            return np.clip(dark, 0, 255).astype(np.uint8)
        if self.mode == "blank":
            return np.zeros_like(image)
        return None if self.mode == "frozen" and self._jpeg else image

    def _lay_sheet(self, image: Image, share: float) -> Image:
        left, right, top, bottom = SHEET
        height, width = image.shape[:2]
        low = round(height * (bottom - (bottom - top) * share))
        out = image.astype(np.float32)
        part = slice(low, round(height * bottom)), slice(round(width * left), round(width * right))
        out[part] = self._sheet[part] + 2.0 * self._rng.standard_normal(out[part].shape)
        return np.clip(out, 0, 255).astype(np.uint8)


class Stream:
    """The HTTP server. Its port is the same each time it comes back."""

    def __init__(self, box: Box, port: int) -> None:
        self._box, self._port = box, port
        self._lines: set[socket.socket] = set()
        self._server: http.server.ThreadingHTTPServer | None = None
        self.open()

    def open(self) -> None:
        """Listen; nothing changes when it does already."""
        if self._server is not None:
            return
        box, lines = self._box, self._lines

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                lines.add(self.connection)
                with contextlib.suppress(OSError):
                    self._stream()
                lines.discard(self.connection)

            def _stream(self) -> None:
                number, begun = 0, False
                while True:
                    number, jpeg = box.next_jpeg(number)
                    if box.mode == "hangs":
                        continue
                    if not begun:
                        begun = True
                        self.send_response(200)
                        self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
                        self.end_headers()
                    head = b"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n" % len(jpeg)
                    self.wfile.write(head + jpeg + b"\r\n")

            def log_message(self, *args: Any) -> None:
                """Quiet."""

        server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), Handler)
        server.daemon_threads = True
        self._port, self._server = server.server_port, server
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def cut(self) -> None:
        """The port is closed and every line with it."""
        server, self._server = self._server, None
        if server is None:
            return
        server.shutdown()
        server.server_close()
        for line in list(self._lines):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


def obey(command: dict[str, Any], box: Box, stream: Stream) -> dict[str, Any]:
    """Do what the command says. Raises KeyError, ValueError or RuntimeError when that cannot be done."""
    with box.lock:
        match command["do"]:
            case "load":
                box.world.load(command["deck"])
            case "act":
                box.world.act(command["name"])
            case "spoil":
                box.world.spoil(command["index"])
            case "camera":
                if command["mode"] not in get_args(Mode):
                    raise ValueError(f"no mode {command['mode']!r}")
                box.mode = command["mode"]
            case "status":
                pass
            case other:
                raise ValueError(f"no command {other!r}")
        drawn, busy = box.world.drawn, box.world.busy
    if command["do"] == "camera":
        if box.mode == "dead":
            stream.cut()
        else:
            stream.open()
    return {"ok": True, "drawn": drawn, "busy": busy}


def main() -> None:
    name, seed, port, beam_path = sys.argv[1:]
    cv2.setNumThreads(1)
    beam = Beam(beam_path)
    box = Box(WORLDS[name](PACK, int(seed), beam.move))
    stream = Stream(box, int(port))
    print(json.dumps({"ok": True, "pid": os.getpid()}), flush=True)
    for line in sys.stdin:
        try:
            reply = obey(json.loads(line), box, stream)
        except (KeyError, ValueError, RuntimeError, OSError) as error:
            reply = {"ok": False, "text": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)
    os._exit(0)  # threads of open lines are not waited for


if __name__ == "__main__":
    main()
