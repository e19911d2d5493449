"""Show the last deals from the journal, turn by turn: cards, what each bet won or lost, corrections, incidents.
This is a recall: it reads the journal and changes nothing, also while the table runs.

  faro recall            the last deal
  faro recall 10         the last ten, oldest first
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

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


def run(args: argparse.Namespace) -> int:
    if args.deals < 1:
        print(f"faro recall: {args.deals} given, a number of deals from 1 expected", file=sys.stderr)
        return 2
    path = args.journal or next((p for p in DEFAULT_JOURNALS if p.is_file()), DEFAULT_JOURNALS[0])
    try:
        journal = Journal(path, read_only=True)
        deals = list(_deals(journal))
        journal.close()
    except JournalError as error:
        print(f"faro recall: {error}", file=sys.stderr)
        return 2
    if not deals:
        print(f"faro recall: no deal has been played yet in {path}", file=sys.stderr)
        return 1
    print(f"RECALL of {min(args.deals, len(deals))} of {len(deals)} deals from {path}")
    for deal in deals[-args.deals :]:
        print()
        print("\n".join(deal))
    return 0


def _deals(journal: Journal) -> Iterator[list[str]]:
    """Each deal as the lines to print."""
    house = House()
    current: list[str] | None = None
    for row in journal.rows():
        event = decode(row.body)
        new = advance(house, event)
        if isinstance(event, DealStarted):
            if current is not None:
                yield [*current, *_money(house)]
            current = []
        if current is not None:
            current += [f"  {row.at[:19].replace('T', ' ')}  {text}" for text in lines(house, event, new)]
        house = new
    if current is not None:
        yield [*current, *_money(house)]


def _money(house: House) -> list[str]:
    if house.deal is None:
        return []
    purses = ", ".join(f"{player} {amount}" for player, amount in house.deal.purses.items())
    return [f"  at the end: bank {house.deal.bank}; purses: {purses or 'none'}"]
