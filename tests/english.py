"""The English of what the program says, as people read it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest

from controller.catalogue import ENGLISH, ROOTS, Catalogue
from controller.games.message import PLAIN, Coded, Message, as_message
from controller.table.parts import fault_mark
from firmware_bridge.notice import Notice, say

TOY = Path(__file__).resolve().parent / "toy" / "static" / "i18n"
Fault = TypeVar("Fault", bound=Exception)
_CATALOGUE = Catalogue(ENGLISH, [*ROOTS, TOY])


def english(said: str | Message | Coded | dict[str, Any] | None) -> str:
    """The sentence of a message, also of one in JSON or of another package; a text as it is; None is no sentence."""
    if said is None:
        return ""
    return _CATALOGUE.text_of(Message.of(said) if isinstance(said, dict) else as_message(said))


def Says(text: str) -> Any:
    """Stands for whatever says this in English, where a message is expected."""
    return _Says(text)


class _Says(str):
    """Equal to whatever says this in English, for comparing what holds messages."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) if isinstance(other, str) else english(other) == str(self)  # type: ignore[arg-type]

    __hash__ = str.__hash__


def notice_of(text: str) -> Notice:
    """What a device says as it is, without a sentence of the catalogue."""
    return say(PLAIN, text=text)


class raises_saying(Generic[Fault]):
    """An error of this kind, in whose English the pattern is found.

    No generator: one would stand in the error's traceback and keep alive what the error is about, such as pins.
    """

    def __init__(self, kind: type[Fault], match: str = "") -> None:
        self._raises, self._match = pytest.raises(kind), match

    def __enter__(self) -> pytest.ExceptionInfo[Fault]:
        self._caught = self._raises.__enter__()
        return self._caught

    def __exit__(self, *exc: Any) -> bool:
        done = self._raises.__exit__(*exc)
        if not done:  # another error: it goes on
            return False
        said = english(self._caught.value.message)  # type: ignore[attr-defined]
        assert re.search(self._match, said), f"{self._match!r} is not in {said!r}"
        del self._caught
        return done


def as_shown(faults: Mapping[str, Message]) -> dict[str, Any]:
    """The faults as a page says them back with `resume`: each by the mark that the table gives it."""
    return {part: fault_mark(fault) for part, fault in faults.items()}
