"""The part of `faro check` that tells which pack the table reads with."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from controller.catalogue import said, text
from controller.cli.check.computer import Finding
from controller.config import Config
from controller.games.message import Value
from controller.runtime.wiring.real import pack_in_use
from controller.service.named_cards import in_game
from vision.pack.enrolled_pack import PackFileError, load


def pack(config: Config, folder: Path) -> Finding:
    """The pack enrolled on the service page, else the configuration's, else any; `folder`: what the configuration's
    paths start from."""
    if config.camera.source == "none":
        return Finding("pack", "note", text("check-pack-no-camera"))
    path = pack_in_use(config, folder)
    if path is None:
        return Finding("pack", "good", text("check-pack-any"), data={"cards": None})
    if config.vision.pack and path == folder / config.vision.pack:
        return _enrolled(config, path, text("check-pack-configured"), text("check-pack-configured-fix"))
    return _enrolled(config, path, text("check-pack-enrolled"), text("check-pack-enrolled-fix"))


def _enrolled(config: Config, path: Path, whence: str, fix: str) -> Finding:
    try:
        found = load(path)
        written = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except PackFileError as error:
        return Finding("pack", "wrong", f"{whence}: {said(error)}", fix)
    figures: dict[str, Value] = {"cards": len(found.labels), "written": f"{written:%Y-%m-%d %H:%M}", "path": str(path)}
    how = text("check-pack", whence=whence, **figures)
    data = {"path": str(path), "cards": len(found.labels), "written": written.isoformat(timespec="seconds")}
    if found.learnt:
        learnt = dict.fromkeys(one.label for one in found.learnt)
        how = text("check-pack-learnt", pack=how, count=len(found.learnt), cards=" ".join(learnt))
        data = {**data, "learnt": " ".join(learnt)}
    if not found.labels:
        return Finding("pack", "wrong", text("check-pack-empty", pack=how), fix, data)
    meant = zip(found.labels, in_game(found.labels, config.vision.names()), strict=True)
    strange = next((label for label, card in meant if card is None), None)
    if strange is not None:
        how = text("check-pack-strange", pack=how, card=strange)
        return Finding("pack", "wrong", how, text("check-pack-strange-fix"), data)
    return Finding("pack", "good", how, data=data)
