"""Messages in the program's log as sentences: what is logged gives them as they are, and whoever reads the log has a
language."""

from __future__ import annotations

import logging
from typing import Any

from controller.catalogue import text_of

FORMAT = "%(levelname)s %(name)s: %(message)s"


class Spoken(logging.Filter):
    """Turns messages among a record's arguments into their sentences."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keeps every record."""
        if isinstance(record.args, tuple):
            record.args = tuple(map(_spoken, record.args))
        return True


def to_stderr() -> None:
    """Warnings and worse go to stderr."""
    handler = logging.StreamHandler()
    handler.addFilter(Spoken())
    logging.basicConfig(level=logging.WARNING, format=FORMAT, handlers=[handler])


def _spoken(argument: Any) -> Any:
    bears = hasattr(argument, "code") and isinstance(getattr(argument, "data", None), tuple)
    return text_of(argument) if bears else argument
