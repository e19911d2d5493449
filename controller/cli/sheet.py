"""Writes the sheet of paper on which real cards are dealt by hand, as a PDF."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from controller.catalogue import language, said, text
from controller.cli.inputs import library_missing
from controller.cli.mistakes import InputError
from controller.complaint import complain
from controller.games.registry import DEFAULT, GAMES

if TYPE_CHECKING:
    from controller.sheet.layout import Plan

HELP = "cli-sheet-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from controller.sheet.layout import PAPERS
    from vision.marker_layout import SETS

    papers, cards = tuple(PAPERS), tuple(one.name for one in SETS)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.pdf", help=text("cli-sheet-out"))
    parser.add_argument("--paper", choices=papers, default=papers[0], help=text("cli-sheet-paper"))
    parser.add_argument("--cards", choices=cards, default=cards[0], help=text("cli-sheet-cards"))
    parser.add_argument("--game", choices=GAMES, default=DEFAULT, help=text("cli-sheet-game"))
    parser.add_argument("--font", type=Path, metavar="FILE.ttf", help=text("cli-sheet-font"))


def run(args: argparse.Namespace) -> int:
    try:
        if args.out.suffix.lower() != ".pdf":
            raise InputError("cli-sheet-no-pdf", out=str(args.out))
        plan, name, made = _sheet(args)
        try:
            args.out.write_bytes(made)
        except OSError as error:
            raise InputError("cli-sheet-not-written", out=str(args.out), why=error.strerror or str(error)) from None
    except InputError as error:
        return complain("sheet", said(error))
    first = plan.cards.first
    print(text("cli-sheet-done", out=str(args.out), name=name, first=first, last=first + len(plan.markers) - 1))
    return 0


def _sheet(args: argparse.Namespace) -> tuple[Plan, str, bytes]:
    """The plan of the sheet that was asked for, its name, and the PDF. Raises InputError."""
    game = GAMES[args.game]
    called = text(f"{game.name}-name")
    if game.by_hand is None:
        raise InputError("cli-sheet-hidden", name=game.name, game=called)
    with library_missing("cli-sheet-no-library", fpdf="fpdf2", fontTools="fpdf2"):
        from controller.sheet.drawing import draw, name_of
        from controller.sheet.layout import PAPERS, Plan
        from controller.sheet.page import CannotFit, CannotWrite, NoFont
    from vision.marker_layout import SETS

    cards = next(one for one in SETS if one.name == args.cards)
    plan = Plan(PAPERS[args.paper], cards, fanned=game.read_at({}) == "exit")
    name = name_of(plan, game.name)
    try:
        made = draw(plan, game.by_hand, game=called, name=name, language=language(), font=args.font)
    except CannotFit as error:
        raise InputError("cli-sheet-too-long", sentence=str(error)) from None
    except CannotWrite as error:
        if args.font is None:
            raise InputError("cli-sheet-no-letter", letter=error.letter) from None
        raise InputError("cli-sheet-font-no-letter", path=str(args.font), letter=error.letter) from None
    except NoFont:
        raise InputError("cli-sheet-bad-font", path=str(args.font)) from None
    except OSError as error:
        raise InputError("cli-unreadable", option="--font", path=str(args.font), why=error.strerror or "") from None
    return plan, name, made
