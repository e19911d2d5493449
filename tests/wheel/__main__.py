"""`make check-wheel`: the wheel in a fresh environment of each Python from 3.11 on that is in the PATH; there, without
the clone, `faro --version`, demo, read, settle and simulate. Exit code 0: all good; 1: something failed.

python -m tests.wheel [PYTHON ...]     these instead of python3.11 to python3.14
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.wheel.trial import DEMO, QUICK, ROOT, faults, prepare

PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")


def main(pythons: list[str]) -> int:
    failed = False
    with tempfile.TemporaryDirectory(prefix="faro-wheel-") as made:
        folder = Path(made)
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT], check=True)
        (wheel,) = folder.glob("*.whl")
        for python in pythons or PYTHONS:
            if shutil.which(python) is None or subprocess.run([python, "-c", ""], check=False).returncode:
                print(f"{python}: not tried: it is not here", flush=True)
                continue
            wrong = _tried(python, wheel, folder / Path(python).name)
            failed |= bool(wrong)
            print("\n".join([f"{python}: {'FAILED' if wrong else 'good'}", *wrong]), flush=True)
    return int(failed)


def _tried(python: str, wheel: Path, folder: Path) -> list[str]:
    subprocess.run([python, "-m", "venv", folder / "venv"], check=True)
    pip = [str(folder / "venv/bin/python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    done = subprocess.run([*pip, str(wheel)], capture_output=True, text=True, check=False)
    if done.returncode:
        return [f"pip install: {' '.join(done.stderr.split())[-500:]}"]
    prepare(folder)
    faro = [str(folder / "venv/bin/faro")]
    told = subprocess.run([*faro, "--version"], capture_output=True, text=True, check=False).stdout
    changed = [told] if "commit" not in told or "changed since" in told else []
    return changed + faults(faro, folder, (*QUICK, DEMO))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
