"""A message to people about the pictures, as a code with its data: the catalogue has the sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """`code` names the sentence; `data` is what stands in it, by name: texts, numbers, messages or tuples of these."""

    code: str
    data: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        """For programmers: the code and its data."""
        return f"{self.code}({', '.join(f'{name}={value}' for name, value in self.data)})" if self.data else self.code


def say(code: str, /, **data: Any) -> Message:
    """The message of this code, with what stands in its sentence."""
    return Message(code, tuple(sorted(data.items())))


class VisionError(ValueError):
    """What a person asked for cannot be done; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message
