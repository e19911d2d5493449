"""A message to people about the table's devices, as a code with its data: the catalogue has the sentence.

Not to be confused with `messages`, which are those of the wire.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Notice:
    """`code` names the sentence; `data` is what stands in it, by name: texts, numbers, notices or tuples of these."""

    code: str
    data: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        """For programmers: the code and its data."""
        return f"{self.code}({', '.join(f'{name}={value}' for name, value in self.data)})" if self.data else self.code


def say(code: str, /, **data: Any) -> Notice:
    """The notice of this code, with what stands in its sentence."""
    return Notice(code, tuple(sorted(data.items())))


class NoticeError(Exception):
    """Something that a person is to know of cannot be done; `message` says what and why."""

    def __init__(self, message: Notice) -> None:
        super().__init__(str(message))
        self.message = message
