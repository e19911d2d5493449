"""The last deals from the journal, with proof of its chain and pictures, or one of them as a deal script. Changes
nothing."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from controller.catalogue import dealt_with, said, text, text_of
from controller.cli.config_file import config_or_none
from controller.cli.events import events_of
from controller.cli.mistakes import InputError
from controller.cli.permission import unreadable, user
from controller.cli.progress import Progress
from controller.cli.recall_page import Page, page_of
from controller.colours import RED, painted, with_suits
from controller.complaint import BAD_INPUT, complain
from controller.games.audience import PUBLIC
from controller.games.message import Coded, as_message
from controller.games.transcript import Unsaid, script_of
from controller.runtime import checkpoint
from controller.runtime.checkpoint import Checkpoint, CheckpointFile
from controller.runtime.evidence import Evidence, prove
from controller.runtime.journal import Journal, JournalError, Row
from controller.runtime.replay import replayed
from controller.table.events import DealStarted
from controller.table.log import lines
from controller.table.pictures import pictures
from controller.table.run import Run
from controller.table.state import TableState, faces_of, game_of, playing
from controller.table.view import picture_seen

DEFAULT_JOURNALS = (Path("state/table.db"), Path("state/demo/table.db"))
INSTALLED = Path("/etc/faro/table.toml")
"""The configuration that `make install` puts down; the journal it names is recalled where there is no default one."""

HEAD_DIGITS = 16
"""Hex digits of the chain's head that are shown: 64 bits, short enough to be written down."""


HELP = "cli-recall-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("deals", nargs="?", type=int, default=1, metavar="N", help=text("cli-recall-deals"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--config", type=Path, metavar="table.toml", help=text("cli-recall-config"))
    which.add_argument(
        "--journal",
        type=Path,
        help=text("cli-recall-journal"),
    )
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help=text("cli-recall-pictures"))
    what.add_argument("--script", type=int, metavar="N", help=text("cli-recall-script"))
    what.add_argument("--backup", type=Path, metavar="FILE", help=text("cli-recall-backup"))
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help=text("cli-recall-json"))
    how.add_argument("--html", type=Path, metavar="FILE", help=text("cli-recall-html"))


def run(args: argparse.Namespace) -> int:
    if args.deals < 1:
        return complain("recall", text("cli-recall-range", given=args.deals))
    if args.script is not None and args.pictures is not None:
        return complain("recall", text("cli-recall-script-alone"))
    if args.json and (args.script is not None or args.backup is not None):
        return complain("recall", text("cli-recall-json-alone"))
    if args.html is not None and (args.script is not None or args.backup is not None):
        return complain("recall", text("cli-recall-html-alone"))
    try:
        path = journal_given("recall", args.journal, args.config)
        if path is None:
            return BAD_INPUT
        journal = Journal(path, read_only=True)
        try:
            if args.backup is not None:
                journal.back_up(args.backup)
                print(text("cli-recall-copied", path=str(path), backup=str(args.backup)))
                return 0
            if args.script is not None:
                return _script(journal, path, args.script)
            recall = _recall(journal, CheckpointFile(checkpoint.beside(path)).load())
            shown = recall.deals[-args.deals :]
            proven = _proven(journal, shown)
            if args.pictures is not None:
                first = len(recall.deals) - len(shown) + 1
                for number, (deal, evidence) in enumerate(zip(shown, proven, strict=True), first):
                    _write_pictures(args.pictures, journal, number, deal, evidence)
            pages = [] if args.html is None else list(map(partial(_page, journal), shown, proven))
        finally:
            journal.close()
    except (JournalError, InputError, OSError) as error:
        return complain("recall", said(error))
    if not recall.deals:
        complain("recall", text("cli-recall-no-deal", path=str(path)))
        return 1
    if args.html is not None:
        return _write_page(args.html, pages, recall)
    if args.json:
        for deal, evidence in zip(shown, proven, strict=True):
            print(json.dumps(deal.as_json(evidence)))
        print(json.dumps({"chain": {"event": recall.seq, "head": recall.head, "whole": recall.whole}}))
    else:
        print(text("cli-recall-heading", shown=len(shown), deals=len(recall.deals), path=str(path)))
        for deal, evidence in zip(shown, proven, strict=True):
            print()
            kept = text("cli-recall-evidence", evidence=evidence.message())
            print("\n".join([*deal.as_text(), f"  {kept if evidence.whole else painted(kept, RED)}"]))
        print(f"\n{recall.proven() if recall.whole else painted(recall.proven(), RED)}")
    return 0 if recall.whole and all(evidence.whole for evidence in proven) else 1


def journal_given(command: str, journal: Path | None, config: Path | None) -> Path | None:
    """The journal that a command is given by one of its options, or by neither; None where the configuration is bad,
    which is said. Raises InputError for one that this user may not read."""
    path = journal or _found(command, config)
    if path is not None and (refused := unreadable(path)) is not None:
        raise _not_readable(refused, config)
    return path


def _found(command: str, config: Path | None) -> Path | None:
    """The journal of the table that `config` configures; without one a default journal, else the installed table's.
    None where the configuration is bad, which is said. Raises InputError."""
    if config is None:
        # Not Path.is_file: it raises where another user's folder is the present one, as under sudo.
        own = next((path for path in DEFAULT_JOURNALS if os.path.isfile(path)), None)
        if own is not None or not INSTALLED.exists():
            return own or DEFAULT_JOURNALS[0]
        config = INSTALLED
    if unreadable(config) is not None:
        raise _not_readable(config, config)
    loaded = config_or_none(command, config)
    return None if loaded is None else config.resolve().parent / loaded.table.journal


def _not_readable(refused: Path, config: Path | None) -> InputError:
    return InputError(
        "cli-recall-may-not-read", user=text_of(user()), path=str(refused), config=str(config or INSTALLED)
    )


@dataclass(slots=True)
class _Recalled:
    """A deal: what happened, and its pictures: digest -> which card (from 1) it is of."""

    number: int
    lines: list[tuple[Row, Coded]] = field(default_factory=list)
    state: TableState = field(default_factory=TableState)
    """The table after its last event."""
    seq: int = 0
    head: str = ""
    """Where the journal stood then."""
    pictures: dict[str, int] = field(default_factory=dict)

    def proof(self) -> str:
        """Where the journal stood then, for people."""
        return text("cli-recall-journal-then", event=self.seq, head=self.head[:HEAD_DIGITS])

    def as_text(self) -> list[str]:
        """The lines to print."""
        with dealt_with(faces_of(self.state)):
            shown = [f"  {row.at[:19].replace('T', ' ')}  {with_suits(text_of(line))}" for row, line in self.lines]
        if (deal := self.state.deal) is None:
            return shown
        purses = tuple(f"{player} {amount}" for player, amount in deal.purses.items())
        return [
            *shown,
            f"  {text('cli-recall-money', bank=deal.bank, count=len(purses), purses=purses)}",
            f"  {self.proof()}",
        ]

    def as_json(self, evidence: Evidence) -> dict[str, Any]:
        """The same for a program, with the sentences' codes (docs/languages.md); amounts in units of money."""
        deal = self.state.deal
        with dealt_with(faces_of(self.state)):
            said_of = [text_of(line) for _, line in self.lines]
        return {
            "deal": self.number,
            "game": game_of(self.state).name,
            "lines": [
                {"event": row.seq, "at": row.at, "text": sentence, "said": as_message(line).json()}
                for (row, line), sentence in zip(self.lines, said_of, strict=True)
            ],
            "bank": None if deal is None else deal.bank,
            "purses": {} if deal is None else dict(deal.purses),
            "event": self.seq,
            "head": self.head,
            "evidence": {"text": text_of(evidence.message()), "whole": evidence.whole},
        }


@dataclass(slots=True)
class _Whole:
    """All that is in the journal: its deals, where its chain ends, and whether that is right."""

    deals: list[_Recalled] = field(default_factory=list)
    seq: int = 0
    head: str = ""
    wrong_at: int | None = None
    """The event of a checkpoint that does not agree."""

    @property
    def whole(self) -> bool:
        return self.wrong_at is None

    def proven(self) -> str:
        """What the chain proves."""
        proven = text("cli-recall-chain", event=self.seq, head=self.head[:HEAD_DIGITS])
        return proven if self.wrong_at is None else f"{proven}\n{text('cli-recall-disagrees', event=self.wrong_at)}"


def _recall(journal: Journal, kept: Checkpoint | None) -> _Whole:
    """The whole journal from its first event; a checkpoint `kept` beside it is compared. Raises JournalError."""
    journal.prove_pages()
    found = _Whole()
    state, agrees = TableState(), False
    for row in events_of(journal):
        event, new = replayed(state, row)
        if isinstance(event, DealStarted):
            found.deals.append(_Recalled(len(found.deals) + 1))
        if found.deals:
            deal = found.deals[-1]
            deal.lines += [(row, line) for line in lines(state, event, new)]
            deal.pictures |= pictures(event)
            deal.state, deal.seq, deal.head = new, row.seq, row.hash
        state, found.seq, found.head = new, row.seq, row.hash
        if kept is not None and row.seq == kept.seq:
            agrees = row.hash == kept.head and kept.state in (None, state)
    if kept is not None and not agrees:
        found.wrong_at = kept.seq
    return found


def _proven(journal: Journal, deals: Sequence[_Recalled]) -> list[Evidence]:
    """What became of the pictures of each deal."""
    proven = []
    with Progress(len(deals)) as progress:
        for number, deal in enumerate(deals, 1):
            progress.show(number - 1, "cli-recall-progress-pictures", number=number, deals=len(deals))
            proven.append(prove(journal, deal.pictures))
    return proven


def _script(journal: Journal, path: Path, number: int) -> int:
    """Prints the deal of this number as a deal script; the exit code. Raises JournalError."""
    journal.prove_pages()
    run, state = Run(number), TableState()
    for row in events_of(journal):
        event, state = replayed(state, row)
        run.read(row.seq, event, state)
    if run.start is None:
        return complain(
            "recall", text("cli-recall-no-such-deal", given=number, deals=state.deal_number, path=str(path))
        )
    assert run.end.deal is not None, "it has begun"
    if playing(run.end):
        complain("recall", text("cli-recall-still-played", number=number))
        return 1
    try:
        script = script_of(game_of(run.end), run.start, run.facts, run.end.deal)
    except Unsaid as problem:
        complain("recall", text("cli-recall-unsaid", number=number, problem=problem.message))
        return 1
    print(json.dumps(script))
    return 0


def _write_pictures(folder: Path, journal: Journal, number: int, deal: _Recalled, evidence: Evidence) -> None:
    """Every picture of the deal that fits its digest, named by deal, card and digest. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for digest, jpeg in _shown_pictures(journal, deal, evidence):
        (folder / f"{number}-{deal.pictures[digest]:02d}-{digest}.jpg").write_bytes(jpeg)


def _shown_pictures(journal: Journal, deal: _Recalled, evidence: Evidence) -> Iterator[tuple[str, bytes]]:
    """The pictures of the deal that fit their digests, without those of a card that lay face down to the end, or was
    none of the run."""
    for digest in evidence.kept:
        if not game_of(deal.state).hides or picture_seen(deal.state, digest, PUBLIC):
            jpeg = journal.picture(digest)
            assert jpeg is not None
            yield digest, jpeg


def _page(journal: Journal, deal: _Recalled, evidence: Evidence) -> Page:
    return Page(
        deal.number,
        [(row.at, line) for row, line in deal.lines],
        deal.state,
        [(deal.pictures[digest], jpeg) for digest, jpeg in _shown_pictures(journal, deal, evidence)],
        text("cli-recall-evidence", evidence=evidence.message()),
        evidence.whole,
        deal.proof(),
    )


def _write_page(path: Path, pages: list[Page], recall: _Whole) -> int:
    """The deals as a page of HTML; the exit code."""
    try:
        path.write_text(page_of(pages, recall.proven(), whole=recall.whole), encoding="utf-8")
    except OSError as error:
        return complain("recall", text("cli-unwritable", option="--html", path=str(path), why=error.strerror or ""))
    print(
        text("cli-recall-html-written", path=str(path), deals=len(pages), pictures=sum(len(p.pictures) for p in pages))
    )
    return 0 if recall.whole and all(page.whole for page in pages) else 1
