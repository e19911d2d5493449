"""The English of what the program says, as people read it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from controller.catalogue import ENGLISH, ROOTS, Catalogue
from controller.games.message import Coded, Message, as_message

TOY = Path(__file__).resolve().parent / "toy" / "static" / "i18n"
_CATALOGUE = Catalogue(ENGLISH, [*ROOTS, TOY])


def english(said: str | Message | Coded | dict[str, Any] | None) -> str:
    """The sentence of a message, also of one in JSON or of another package; a text as it is; None is no sentence."""
    if said is None:
        return ""
    return _CATALOGUE.text_of(Message.of(said) if isinstance(said, dict) else as_message(said))


class Says(str):
    """Equal to whatever says this in English, for comparing what holds messages."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) if isinstance(other, str) else english(other) == str(self)  # type: ignore[arg-type]

    __hash__ = str.__hash__


@contextmanager
def raises_saying(kind: type[Exception], match: str = "") -> Iterator[pytest.ExceptionInfo[Exception]]:
    """An error of this kind, in whose English the pattern is found."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(match, said := english(caught.value.message)), f"{match!r} is not in {said!r}"


def as_shown(faults: Mapping[str, Message]) -> dict[str, Any]:
    """The faults as a page has them from the table, and says them back with `resume`."""
    return {part: fault.json() for part, fault in faults.items()}
