"""The languages there are, and what one of them lacks (docs/languages.md)."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from controller.catalogue import ENGLISH, ROOTS, languages, text
from controller.catalogue.plain import entries
from controller.complaint import complain

HELP = "cli-catalogue-help"
_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{1,8})*")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--missing", metavar="TAG", help=text("cli-catalogue-missing"))


def run(args: argparse.Namespace) -> int:
    """Exit code 1 where the language lacks a sentence."""
    if args.missing is None:
        whole = sum(map(len, lacking("").values()))
        for name in languages():
            print(
                f"{name:8} {text('cli-catalogue-has', count=whole - sum(map(len, lacking(name).values())), of=whole)}"
            )
        return 0
    if not _TAG.fullmatch(args.missing):
        return complain("catalogue", text("cli-catalogue-no-tag", given=args.missing))
    left = lacking(args.missing)
    for name, sentences in left.items():
        print(f"\n### {name}\n\n" + "\n".join(entry.rstrip() for entry in sentences.values()))
    return 1 if left else 0


def lacking(language: str) -> dict[str, dict[str, str]]:
    """The English messages, as they stand in their files, that this language has not, by key and by file."""
    left: dict[str, dict[str, str]] = {}
    for root in ROOTS:
        english = Path(root) / ENGLISH
        for path in sorted(english.rglob("*.ftl")):
            name = path.relative_to(english)
            own = Path(root) / language / name
            known = entries(own.read_text("utf-8")) if language and own.is_file() else {}
            there = entries(path.read_text("utf-8"))
            if sentences := {key: entry for key, entry in there.items() if key not in known}:
                left[name.as_posix()] = sentences
    return left
