"""What a person reads of a message, in English."""

from __future__ import annotations

from pathlib import Path

from controller.catalogue import ENGLISH, ROOTS, Catalogue
from controller.games.message import Message

TOY = Path(__file__).resolve().parent / "toy" / "static" / "i18n"
_CATALOGUE = Catalogue(ENGLISH, [*ROOTS, TOY])


def english(message: Message | str) -> str:
    """The sentence of this message."""
    return _CATALOGUE.text_of(message)
