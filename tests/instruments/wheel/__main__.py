"""`make check-wheel`: the wheel in a fresh environment of each Python from 3.11 on that is in the PATH, and as `pipx`
and `uv tool` install it; there, without the clone, `faro --version`, demo, read, settle and simulate. Exit code 0: all
good; 1: something failed.

python -m tests.instruments.wheel [PYTHON | pipx | uv ...]     these instead of python3.11 to python3.14, pipx and uv
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.instruments.wheel.trial import DEMO, QUICK, ROOT, faults, prepare

INSTALLERS = ("python3.11", "python3.12", "python3.13", "python3.14", "pipx", "uv")


def main(installers: list[str]) -> int:
    failed = False
    with tempfile.TemporaryDirectory(prefix="faro-wheel-") as made:
        folder = Path(made)
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT], check=True)
        (wheel,) = folder.glob("*.whl")
        for installer in installers or INSTALLERS:
            if shutil.which(installer) is None or _run([installer, "--version"]).returncode:
                print(f"{installer}: not tried: it is not here", flush=True)
                continue
            wrong = _tried(installer, wheel, folder / Path(installer).name)
            failed |= bool(wrong)
            print("\n".join([f"{installer}: {'FAILED' if wrong else 'good'}", *wrong]), flush=True)
    return int(failed)


def _tried(installer: str, wheel: Path, folder: Path) -> list[str]:
    folder.mkdir()
    programs = folder / "bin"
    match Path(installer).name:
        case "pipx":
            places = {"PIPX_HOME": folder / "home", "PIPX_BIN_DIR": programs, "PIPX_MAN_DIR": folder / "man"}
            done = _run([installer, "install", "--python", sys.executable, wheel], places)
        case "uv":
            places = {"UV_TOOL_DIR": folder / "home", "UV_TOOL_BIN_DIR": programs}
            done = _run([installer, "tool", "install", "--python", sys.executable, wheel], places)
        case _:
            programs = folder / "venv" / "bin"
            subprocess.run([installer, "-m", "venv", folder / "venv"], check=True)
            done = _run([programs / "python", "-m", "pip", "--quiet", "--disable-pip-version-check", "install", wheel])
    if done.returncode:
        return [f"install: {' '.join(done.stderr.split())[-500:]}"]
    prepare(folder)
    faro = [str(programs / "faro")]
    told = _run([*faro, "--version"]).stdout
    changed = [told] if "commit" not in told or "changed since" in told else []
    return changed + faults(faro, folder, (*QUICK, DEMO))


def _run(command: Sequence[str | Path], places: Mapping[str, Path] | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **{name: str(place) for name, place in (places or {}).items()}}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
