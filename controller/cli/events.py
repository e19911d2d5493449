"""The events of a journal, read from the first on, while the person sees how far that is."""

from __future__ import annotations

from collections.abc import Iterator

from controller.cli.progress import Progress
from controller.runtime.journal import Journal, Row


def events_of(journal: Journal) -> Iterator[Row]:
    """Every event of the journal, oldest first. Raises JournalError."""
    with Progress(journal.last_seq) as progress:
        for row in journal.rows():
            yield row
            progress.show(row.seq, "cli-recall-progress", event=row.seq, events=journal.last_seq)
