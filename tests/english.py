"""The English of what the program says, as people read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.catalogue import ENGLISH, Catalogue
from controller.games.message import Coded, Message, as_message

_CATALOGUE = Catalogue(ENGLISH)


def english(said: str | Message | Coded | dict[str, Any] | None) -> str:
    """The sentence of a message, also of one in JSON or of another package; a text as it is; None is no sentence."""
    if said is None:
        return ""
    return _CATALOGUE.text_of(Message.of(said) if isinstance(said, dict) else as_message(said))


def as_shown(faults: Mapping[str, Message]) -> dict[str, Any]:
    """The faults as a page has them from the table, and says them back with `resume`."""
    return {part: fault.json() for part, fault in faults.items()}
