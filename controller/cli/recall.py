"""The last deals from the journal, with proof of its chain and pictures, or one of them as a deal script. Changes
nothing."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from controller.catalogue import said, text, text_of
from controller.cli.inputs import config_or_none
from controller.cli.mistakes import InputError, complain
from controller.cli.permission import unreadable, user
from controller.games.audience import PUBLIC
from controller.games.transcript import Unsaid, script_of
from controller.runtime import checkpoint
from controller.runtime.checkpoint import Checkpoint, CheckpointFile
from controller.runtime.evidence import Evidence, pictures, prove
from controller.runtime.journal import Journal, JournalError
from controller.runtime.replay import replayed
from controller.table.events import DealStarted
from controller.table.log import lines
from controller.table.run import Run
from controller.table.state import TableState, game_of, playing
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


def run(args: argparse.Namespace) -> int:
    if args.deals < 1:
        return complain("recall", text("cli-recall-range", given=args.deals))
    if args.script is not None and args.pictures is not None:
        return complain("recall", text("cli-recall-script-alone"))
    try:
        path = args.journal or _found(args.config)
        if path is None:
            return 2
        if (refused := unreadable(path)) is not None:
            raise _not_readable(refused, args.config)
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
            proven = [prove(journal, deal.pictures) for deal in shown]
            if args.pictures is not None:
                first = len(recall.deals) - len(shown) + 1
                for number, (deal, evidence) in enumerate(zip(shown, proven, strict=True), first):
                    _write_pictures(args.pictures, journal, number, deal, evidence)
        finally:
            journal.close()
    except (JournalError, InputError, OSError) as error:
        return complain("recall", said(error))
    if not recall.deals:
        complain("recall", text("cli-recall-no-deal", path=str(path)))
        return 1
    print(text("cli-recall-heading", shown=len(shown), deals=len(recall.deals), path=str(path)))
    for deal, evidence in zip(shown, proven, strict=True):
        print()
        print("\n".join([*deal.lines, f"  {text('cli-recall-evidence', evidence=evidence.message())}"]))
    print(f"\n{recall.chain}")
    return 0 if recall.whole and all(evidence.whole for evidence in proven) else 1


def _found(config: Path | None) -> Path | None:
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
    loaded = config_or_none(config)
    return None if loaded is None else config.resolve().parent / loaded.table.journal


def _not_readable(refused: Path, config: Path | None) -> InputError:
    return InputError(
        "cli-recall-may-not-read", user=text_of(user()), path=str(refused), config=str(config or INSTALLED)
    )


@dataclass(slots=True)
class _Recalled:
    """A deal as the lines to print, and its pictures: digest -> which card (from 1) it is of."""

    lines: list[str] = field(default_factory=list)
    state: TableState = field(default_factory=TableState)
    """The table after its last event."""
    pictures: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class _Whole:
    """All that is in the journal: its deals, what its chain proves in one line, and whether that is right."""

    deals: list[_Recalled] = field(default_factory=list)
    chain: str = ""
    whole: bool = True


def _recall(journal: Journal, kept: Checkpoint | None) -> _Whole:
    """The whole journal from its first event; a checkpoint `kept` beside it is compared. Raises JournalError."""
    journal.prove_pages()
    found = _Whole()
    state, seq, head, agrees = TableState(), 0, "", False
    for row in journal.rows():
        event, new = replayed(state, row)
        if isinstance(event, DealStarted):
            if found.deals:
                found.deals[-1].lines += _money(state, seq, head)
            found.deals.append(_Recalled())
        if found.deals:
            deal = found.deals[-1]
            deal.lines += [f"  {row.at[:19].replace('T', ' ')}  {text_of(line)}" for line in lines(state, event, new)]
            deal.pictures |= pictures(event)
            deal.state = new
        state, seq, head = new, row.seq, row.hash
        if kept is not None and seq == kept.seq:
            agrees = head == kept.head and kept.state in (None, state)
    if found.deals:
        found.deals[-1].lines += _money(state, seq, head)
    found.chain = text("cli-recall-chain", event=seq, head=head[:HEAD_DIGITS])
    if kept is not None and not agrees:
        found.whole = False
        found.chain += "\n" + text("cli-recall-disagrees", event=kept.seq)
    return found


def _script(journal: Journal, path: Path, number: int) -> int:
    """Prints the deal of this number as a deal script; the exit code. Raises JournalError."""
    journal.prove_pages()
    run, state = Run(number), TableState()
    for row in journal.rows():
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
    for digest in evidence.kept:
        if game_of(deal.state).hides and not picture_seen(deal.state, digest, PUBLIC):
            continue  # a card that lay face down to the end, or was none of the run
        jpeg = journal.picture(digest)
        assert jpeg is not None
        (folder / f"{number}-{deal.pictures[digest]:02d}-{digest}.jpg").write_bytes(jpeg)


def _money(state: TableState, seq: int, head: str) -> list[str]:
    """The end of a deal: its money, and where the chain stood."""
    if state.deal is None:
        return []
    purses = tuple(f"{player} {amount}" for player, amount in state.deal.purses.items())
    return [
        f"  {text('cli-recall-money', bank=state.deal.bank, count=len(purses), purses=purses)}",
        f"  {text('cli-recall-journal-then', event=seq, head=head[:HEAD_DIGITS])}",
    ]
