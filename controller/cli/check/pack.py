"""The part of `faro check` that tells which pack the table reads with."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from controller.catalogue import said
from controller.cli.check.computer import Finding
from controller.config import Config
from controller.runtime.wiring.real import pack_in_use
from controller.service.named_cards import in_game
from vision.pack.enrolled_pack import PackFileError, load


def pack(config: Config, folder: Path) -> Finding:
    """The pack enrolled on the service page, else the configuration's, else any; `folder`: what the configuration's
    paths start from."""
    if config.camera.source == "none":
        return Finding("pack", "note", "none is read: this table has no camera")
    path = pack_in_use(config, folder)
    if path is None:
        return Finding("pack", "good", "any with the usual indices: none is enrolled", data={"cards": None})
    if config.vision.pack and path == folder / config.vision.pack:
        fix = "set vision.pack to a file of `faro enrol`, or leave it out to read any pack with indices"
        return _enrolled(config, path, "the configuration's", fix)
    fix = "move it away to go on without it, and enrol the pack again on the service page"
    return _enrolled(config, path, "enrolled on the service page", fix)


def _enrolled(config: Config, path: Path, whence: str, fix: str) -> Finding:
    try:
        found = load(path)
        written = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except PackFileError as error:
        return Finding("pack", "wrong", f"{whence}: {said(error)}", fix)
    text = f"{whence}: {len(found.labels)} cards, written {written:%Y-%m-%d %H:%M} UTC, {path}"
    data = {"path": str(path), "cards": len(found.labels), "written": written.isoformat(timespec="seconds")}
    if not found.labels:
        return Finding("pack", "wrong", f"{text}: only backs or jokers", fix, data)
    meant = zip(found.labels, in_game(found.labels, config.vision.names()), strict=True)
    strange = next((label for label, card in meant if card is None), None)
    if strange is not None:
        fix = "name it in [vision] ranks, or spanish_suits"
        return Finding("pack", "wrong", f"{text}: nothing says what {strange} stands for in the game", fix, data)
    return Finding("pack", "good", text, data=data)
