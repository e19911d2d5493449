"""The English of what the program says, as people read it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from controller.catalogue import ENGLISH, ROOTS, Catalogue
from controller.games.message import Coded, Message, as_message

TOY = Path(__file__).resolve().parent / "toy" / "static" / "i18n"
_CATALOGUE = Catalogue(ENGLISH, [*ROOTS, TOY])


def english(said: str | Message | Coded | dict[str, Any] | None) -> str:
    """The sentence of a message, also of one in JSON or of another package; a text as it is; None is no sentence."""
    if said is None:
        return ""
    return _CATALOGUE.text_of(Message.of(said) if isinstance(said, dict) else as_message(said))
