"""The state of everything on one screen."""

from __future__ import annotations

import argparse
import dataclasses
import json

from controller.catalogue import text
from controller.cli.check import access, computer
from controller.cli.check.board import board
from controller.cli.check.computer import Finding
from controller.cli.check.networks import networks
from controller.cli.check.pack import pack
from controller.cli.check.pages import encryption, pages
from controller.cli.config_file import add_config, config_or_none
from controller.cli.figures import behind
from controller.cli.marked import mark, painted_mark
from controller.cli.progress import Progress
from controller.colours import BOLD, RED, painted
from controller.complaint import BAD_INPUT

HELP = "cli-check-help"
FIX = "      -> "


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_config(parser)
    parser.add_argument("--json", action="store_true", help=text("cli-check-json"))


def run(args: argparse.Namespace) -> int:
    config = config_or_none("check", args.config)
    if config is None:
        return BAD_INPUT
    folder = args.config.resolve().parent
    path = folder / config.table.journal
    locked = access.locked(path)
    chain, last_faults = (locked, {}) if locked else computer.journal(path)
    findings = [*computer.computer(), access.disk(computer.disk(path.parent), path), chain]
    with Progress(at_once=True) as progress:
        progress.show(0, "check-progress", part="camera")
        findings.append(access.camera(computer.camera(config), config))
        progress.show(0, "check-progress", part="pack")
        findings.append(Finding("pack", "note", text("check-pack-unknown")) if locked else pack(config, folder))
        findings += [networks(config), *map(access.pins, computer.pins(config))]
        progress.show(0, "check-progress", part="board")
        findings += [access.board(one, config) for one in board(config, folder, last_faults)]
    findings += [pages(config), encryption(config, folder)]
    wrong = [one for one in findings if one.state == "wrong"]
    if args.json:
        print(json.dumps({"good": not wrong, "checks": [dataclasses.asdict(one) for one in findings]}))
    else:
        print("\n".join(_screen(findings, wrong)))
    return 1 if wrong else 0


def _screen(findings: list[Finding], wrong: list[Finding]) -> list[str]:
    out = [text("check-wrong", wrong=len(wrong), parts=len(findings)) if wrong else text("check-good")]
    for one in wrong:
        part = f"{one.part}:"
        out.append(behind(f"  {painted(part, BOLD, RED)} ", one.text, wide=3 + len(part)))
        out.append(behind(FIX, one.fix, wide=len(FIX)))
    out.append("")
    width = max(len(one.part) for one in findings)
    for one in findings:
        wide = len(f"{mark(one)}  {one.part:{width}}  ")
        out.append(behind(f"{painted_mark(one)}  {one.part:{width}}  ", one.text, wide=wide))
    return out
