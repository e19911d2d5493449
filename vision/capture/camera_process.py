"""The parent's end of `vision.capture.camera_helper`: starts it, talks to it, and names truly what became of it."""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import time
from collections import deque
from pathlib import Path
from typing import Any

from vision.capture.camera import CameraFault
from vision.message import Message, say

SYSTEM_PYTHON = "/usr/bin/python3"
"""Debian's own, whose packages fit together."""
HELPER = Path(__file__).with_name("camera_helper.py")
CLOSE_S = 1.0
"""A camera is stopped in 0.1 s; what takes longer hangs and is killed."""
_LONGEST_LINE = 1 << 16
_MISMATCH = ("size changed, may indicate binary incompatibility", "multiarray failed to import", "NumPy 1.x cannot")
"""In the texts of imports that failed because a part was compiled against another numpy."""
INSTALL_FIX = say("vision-fix-command", command="sudo apt install python3-picamera2")
REINSTALL_FIX = say("vision-fix-command", command="sudo apt install --reinstall python3-picamera2")
UPGRADE_FIX = say("vision-fix-command", command="sudo apt update && sudo apt install python3-picamera2")
SOFTWARE_FIX = say("vision-fix-software")
CABLE_FIX = say("vision-fix-cable")
BUSY_FIX = say("vision-fix-busy")


class CameraProcess:
    """A helper process and the memory it shares. Every method but `close` raises CameraFault."""

    def __init__(self, python: str = SYSTEM_PYTHON) -> None:
        self._python = python
        self._stage = "start"
        self._said = b""
        self._errors: deque[str] = deque(maxlen=20)
        self._error_part = b""
        # Without a name, so that nothing is left behind however both processes end.
        self.memory = os.memfd_create("faro-camera")
        life, self._life = os.pipe()
        try:
            self._process = subprocess.Popen(
                [python, "-sP", str(HELPER), str(self.memory), str(life)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=(self.memory, life),
                start_new_session=True,
                env={"LIBCAMERA_LOG_LEVELS": "*:WARN"} | os.environ,
            )
        except OSError as error:
            os.close(self.memory)
            os.close(self._life)
            message = say("vision-python-not-started", python=python, error=str(error.strerror))
            raise CameraFault(message, fix=say("vision-fix-python")) from None
        finally:
            os.close(life)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._out, self._err = self._process.stdout.fileno(), self._process.stderr.fileno()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._closed = False

    @property
    def pid(self) -> int:
        return self._process.pid

    def tell(self, message: dict[str, Any]) -> None:
        """Sends one message. Raises CameraFault when the helper has ended."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def reply(self, kind: str, within_s: float) -> dict[str, Any]:
        """The next message, which must be of this kind. Raises CameraFault for another one, for what the helper reports
        as a fault, or when none comes."""
        until_s = time.monotonic() + within_s
        while True:
            line = self._line(until_s)
            try:
                message = json.loads(line)
                (name, body) = next(iter(message.items()))
            except (ValueError, AttributeError, StopIteration):
                raise self._strange(line) from None
            if name == "stage":
                self._stage = str(body)
            elif name == "fault" and isinstance(body, dict):
                raise self._fault(body)
            elif name == kind and isinstance(body, dict):
                self._stage = "run"
                return body
            else:
                raise self._strange(line)

    def close(self) -> None:
        """Lets the helper close the camera, or kills it; may be called twice."""
        if self._closed:
            return
        self._closed = True
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()  # the helper reads to the end and stops the camera
            self._process.wait(CLOSE_S)
        except (OSError, subprocess.TimeoutExpired):
            pass
        self._kill()
        self._selector.close()
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()
        os.close(self._life)
        os.close(self.memory)

    def _kill(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def _line(self, until_s: float) -> bytes:
        while b"\n" not in self._said:
            if len(self._said) > _LONGEST_LINE:
                raise self._strange(self._said)
            left_s = until_s - time.monotonic()
            if left_s <= 0:
                self._kill()
                fix = SOFTWARE_FIX if self._stage in ("start", "import") else CABLE_FIX
                message = say("vision-process-hangs", stage=self._stage, python=self._python, said=self._last_error())
                raise CameraFault(message, fix=fix)
            for key, _ in self._selector.select(left_s):
                if not self._take(key.fd) and key.fd == self._out:
                    raise self._ended()
        line, _, self._said = self._said.partition(b"\n")
        return line

    def _take(self, fd: int) -> bool:
        """What has come on this pipe; False: it has ended."""
        data = os.read(fd, 1 << 16)
        if not data:
            self._selector.unregister(fd)
        elif fd == self._out:
            self._said += data
        else:
            *lines, self._error_part = (self._error_part + data).split(b"\n")
            self._errors += (line.decode(errors="replace") for line in lines)
            self._error_part = self._error_part[-_LONGEST_LINE:]
        return bool(data)

    def _last_error(self) -> Message | str:
        """The last thing that libcamera, the library or Python complained of; empty for nothing."""
        texts = [text for text in (" ".join(one.split()) for one in self._errors) if text]
        lines = [text for text in texts if "error" in text.lower()] or texts
        return say("vision-process-said", text=lines[-1][:200]) if lines else ""

    def _ended(self) -> CameraFault:
        """It went away without a word."""
        try:
            code = self._process.wait(CLOSE_S)
        except subprocess.TimeoutExpired:
            self._kill()
            return CameraFault(say("vision-process-silent"), fix=SOFTWARE_FIX)
        while self._err in self._selector.get_map() and self._selector.select(0):
            self._take(self._err)
        said = self._last_error()
        if code < 0:
            message = say("vision-process-killed", signal=signal.Signals(-code).name, said=said)
        else:
            message = say("vision-process-ended", status=code, said=said)
        return CameraFault(message, fix=SOFTWARE_FIX)

    def _strange(self, line: bytes) -> CameraFault:
        self._kill()
        text = line[:80].decode(errors="replace")
        return CameraFault(say("vision-process-strange", text=repr(text)), fix=SOFTWARE_FIX)

    def _fault(self, report: dict[str, Any]) -> CameraFault:
        at = report.get("at")
        causes = [f"{kind}: {text}" for kind, text in report.get("causes", [])]
        if at == "old":
            found = {"version": str(report.get("version")), "least": str(report.get("least"))}
            return CameraFault(say("vision-too-old", python=self._python, **found), fix=UPGRADE_FIX)
        if at == "absent":
            return CameraFault(say("vision-no-camera", said=self._last_error()), fix=CABLE_FIX)
        if at == "silent":
            return CameraFault(say("vision-no-pictures", said=self._last_error()), fix=CABLE_FIX)
        text = causes[0] if causes else ""
        if at == "import":
            return self._import_fault(text, report)
        said: Message | str = ""
        if len(causes) > 1:  # the library says only that opening failed; what failed is behind it
            said = say("vision-process-said", text=causes[-1])
        elif at in ("open", "configure"):
            said = self._last_error()
        device = text.partition(":")[0] in ("RuntimeError", "IndexError", "OSError")
        message = say("vision-library-failed", error=text, said=said) if text else say("vision-no-cause", said=said)
        return CameraFault(message, fix=BUSY_FIX if device else SOFTWARE_FIX)

    def _import_fault(self, text: str, report: dict[str, Any]) -> CameraFault:
        if report.get("missing") == "picamera2":
            return CameraFault(say("vision-not-installed", python=self._python), fix=INSTALL_FIX)
        if any(part in text for part in _MISMATCH):
            numpy = str(report.get("numpy"))
            message = say("vision-other-numpy", python=self._python, error=text, numpy=numpy)
            return CameraFault(message, fix=say("vision-fix-numpy"))
        return CameraFault(say("vision-not-imported", python=self._python, error=text), fix=REINSTALL_FIX)
