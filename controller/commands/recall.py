"""Show the last deals from the journal, turn by turn: cards, what each bet won or lost, corrections, incidents.
This is a recall: it reads the journal and changes nothing, also while the table runs. The pictures the cards were read
from are proven by their digests, and written out with --pictures. Exit code 1: some are missing or altered.

  faro recall                     the last deal
  faro recall 10                  the last ten, oldest first
  faro recall --pictures FOLDER   with every picture as FOLDER/<deal>-<card>-<digest>.jpg
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from controller.evidence import Evidence, pictures, prove
from controller.house import House
from controller.house_events import DealStarted, decode
from controller.journal import Journal, JournalError
from controller.wording import advance, lines

DEFAULT_JOURNALS = (Path("state/table.db"), Path("state/demo/table.db"))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("deals", nargs="?", type=int, default=1, metavar="N", help="how many deals (default 1)")
    parser.add_argument(
        "--journal", type=Path, help=f"the journal file (default: the first of {', '.join(map(str, DEFAULT_JOURNALS))})"
    )
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="write the pictures of these deals there")


def run(args: argparse.Namespace) -> int:
    if args.deals < 1:
        print(f"faro recall: {args.deals} given, a number of deals from 1 expected", file=sys.stderr)
        return 2
    path = args.journal or next((p for p in DEFAULT_JOURNALS if p.is_file()), DEFAULT_JOURNALS[0])
    try:
        journal = Journal(path, read_only=True)
        deals = list(_deals(journal))
        shown = deals[-args.deals :]
        proven = [prove(journal, deal.pictures) for deal in shown]
        if args.pictures is not None:
            for number, deal, evidence in zip(
                range(len(deals) - len(shown) + 1, len(deals) + 1), shown, proven, strict=True
            ):
                _write_pictures(args.pictures, journal, number, deal, evidence)
        journal.close()
    except (JournalError, OSError) as error:
        print(f"faro recall: {error}", file=sys.stderr)
        return 2
    if not deals:
        print(f"faro recall: no deal has been played yet in {path}", file=sys.stderr)
        return 1
    print(f"RECALL of {len(shown)} of {len(deals)} deals from {path}")
    for deal, evidence in zip(shown, proven, strict=True):
        print()
        print("\n".join([*deal.lines, f"  evidence: {evidence.text()}"]))
    return 0 if all(evidence.whole for evidence in proven) else 1


@dataclass(slots=True)
class _Recalled:
    """A deal as the lines to print, and its pictures: digest -> which card (from 1) it is of."""

    lines: list[str] = field(default_factory=list)
    pictures: dict[str, int] = field(default_factory=dict)


def _deals(journal: Journal) -> Iterator[_Recalled]:
    house = House()
    current: _Recalled | None = None
    for row in journal.rows():
        event = decode(row.body)
        new = advance(house, event)
        if isinstance(event, DealStarted):
            if current is not None:
                current.lines += _money(house)
                yield current
            current = _Recalled()
        if current is not None:
            current.lines += [f"  {row.at[:19].replace('T', ' ')}  {text}" for text in lines(house, event, new)]
            current.pictures |= pictures(event)
        house = new
    if current is not None:
        current.lines += _money(house)
        yield current


def _write_pictures(folder: Path, journal: Journal, number: int, deal: _Recalled, evidence: Evidence) -> None:
    """Every picture of the deal that fits its digest, named by deal, card and digest. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for digest in evidence.kept:
        jpeg = journal.picture(digest)
        assert jpeg is not None
        (folder / f"{number}-{deal.pictures[digest]:02d}-{digest}.jpg").write_bytes(jpeg)


def _money(house: House) -> list[str]:
    if house.deal is None:
        return []
    purses = ", ".join(f"{player} {amount}" for player, amount in house.deal.purses.items())
    return [f"  at the end: bank {house.deal.bank}; purses: {purses or 'none'}"]
