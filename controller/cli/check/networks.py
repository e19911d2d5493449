"""The part of `faro check` that tells what runs the reader's networks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from signal import Signals

from controller.catalogue import text, text_of
from controller.cli.check.computer import Finding
from controller.config import Config
from vision.message import Message
from vision.read.networks import CHOSEN, OF_THE_SETTING, ONNX_RUNTIME, OPENCV

TRY = ("-m", "vision.read.networks")
_LONGEST_S = 60.0


def networks(config: Config) -> Finding:
    """ONNX Runtime or OpenCV, and why not the former. Tried in a process of its own: a build for another processor ends
    the one that imports it."""
    if config.camera.source == "none":
        return Finding("networks", "note", text("check-none-here"))
    try:
        done = subprocess.run([sys.executable, *TRY], capture_output=True, text=True, timeout=_LONGEST_S, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        why = f"{type(error).__name__}: {error}"
        return Finding("networks", "wrong", text("check-networks-untried", why=why), text("check-networks-ended-fix"))
    if done.returncode < 0:
        ended = text("check-networks-ended", signal=Signals(-done.returncode).name)
        return Finding("networks", "wrong", ended, text("check-networks-ended-fix"))
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["?"])[-1]
        return Finding("networks", "wrong", text("check-networks-untried", why=why), text("check-networks-fix"))
    found = json.loads(done.stdout.splitlines()[-1])
    data = {"name": found["name"], "version": found["version"]}
    how = text("check-networks", **data)
    if found["wrong"] is not None:
        code, values = found["wrong"]
        why = text_of(Message(code, tuple(values.items())))
        fix = text("check-networks-setting-fix" if code in OF_THE_SETTING else "check-networks-fix")
        return Finding("networks", "wrong", f"{why}; {how}", fix, data)
    if found["name"] == ONNX_RUNTIME:
        return Finding("networks", "good", how, data=data)
    chosen = os.environ.get(CHOSEN) == OPENCV
    return Finding("networks", "note", text("check-networks-slower", how=how, chosen=chosen), data=data)
