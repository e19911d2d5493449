"""The part of `faro check` that tells what its user may not do. A driver that may not use a device says that
there is none, or something else; a group or a disk is the reason, not a cable."""

from __future__ import annotations

import dataclasses
import grp
import os
import stat
from pathlib import Path

from controller.catalogue import text
from controller.cli.check.computer import Finding
from controller.cli.permission import may, unreadable, user
from controller.config import Config

AS_SERVICE = "sudo -u faro faro check --config FILE"
"""How it is run as the user that the table's service has."""


def camera_devices(source: str) -> tuple[str, ...]:
    """What the camera `source` is reached by, as patterns below /. libcamera takes the pictures' memory from the heaps
    and finds cameras by their media devices."""
    if source == "picamera2":
        return ("dev/media*", "dev/video*", "dev/v4l-subdev*", "dev/dma_heap/*")
    return (f"dev/video{source.removeprefix('v4l2:')}",) if source.startswith("v4l2:") else ()


def camera(finding: Finding, config: Config, root: Path = Path("/")) -> Finding:
    """`finding` with the true reason where the user may not use the camera."""
    return _explained(finding, root, camera_devices(config.camera.source))


def pins(finding: Finding, root: Path = Path("/")) -> Finding:
    """`finding` with the true reason where the user may not use the pins, or their library is not in this Python."""
    if finding.state == "wrong" and "No module named 'lgpio'" in finding.text:
        return dataclasses.replace(finding, fix=text("check-pins-library-fix"))
    return _explained(finding, root, ("dev/gpiochip*",)) if finding.part == "pins" else finding


def board(finding: Finding, config: Config, root: Path = Path("/")) -> Finding:
    """`finding` with the true reason where the user may not use the board's port."""
    return _explained(finding, root, (config.mcu.port.lstrip("/"),)) if finding.part == "board" else finding


def locked(journal: Path) -> Finding | None:
    """The finding of a journal that the user may not even look at; None where he may."""
    path = unreadable(journal)
    if path is None:
        return None
    return Finding(
        "journal",
        "wrong",
        text("check-may-not-read", user=user(), path=str(path)),
        text("check-as-service", command=AS_SERVICE),
    )


def disk(finding: Finding, journal: Path) -> Finding:
    """`finding` of the disk, wrong where the journal at `journal` cannot be written."""
    files = (journal, Path(f"{journal}-wal"), Path(f"{journal}.lock"))
    folder = journal.parent
    while not folder.exists():
        folder = folder.parent
    if may(folder, os.W_OK):
        refused = next((path for path in files if path.exists() and not may(path, os.W_OK)), None)
    else:
        refused = folder
    if refused is None:
        return finding
    if os.statvfs(refused).f_flag & os.ST_RDONLY:
        why = text("check-disk-read-only", path=str(refused))
        fix = text("journal-fix-card")
    else:
        why = text("check-may-not-write", user=user(), path=str(refused))
        fix = text("check-as-service-folder", command=AS_SERVICE, folder=str(folder))
    return Finding("disk", "wrong", f"{finding.text}; {why}", fix, finding.data)


def _explained(finding: Finding, root: Path, patterns: tuple[str, ...]) -> Finding:
    if finding.state != "wrong":
        return finding
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            if not may(path, os.R_OK | os.W_OK):
                why, fix = _refused(path)
                return dataclasses.replace(finding, text=f"{finding.text}; {why}", fix=fix)
    return finding


def _refused(path: Path) -> tuple[str, str]:
    """What keeps the user from the device at `path`, and what to do."""
    found = path.stat()
    try:
        group = grp.getgrgid(found.st_gid).gr_name
    except KeyError:
        group = str(found.st_gid)
    whose = text("check-may-not-use", user=user(), path=str(path), group=group)
    if group == "root" or not found.st_mode & stat.S_IWGRP:
        return whose, text("check-no-group")
    return whose, text("check-join-group", group=group, user=user(), command=AS_SERVICE)
