"""Everything a game raises, in one tree that says whose fault it was.

| class | at fault | what becomes of it |
| --- | --- | --- |
| `Refusal` | the person who asked for it: the rules do not allow it | he is told; nothing has happened |
| `Malformed` | the program that sent it: this is no command | it is told where in the object; nothing has happened |
| `BadOption` | who wrote the configuration or the rules of a script | he is told which option, and what it may be |
| `BadScript` | who wrote the deal script | he is told the place in the JSON; the script is not played |
| `NotAnEvent` | the journal: damaged, or written by a later version | the table does not start on it |

All but `Refusal` are ValueErrors too, whose text is one line: place and what was expected there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn


class GameError(Exception):
    """Base of all that a game raises on purpose."""


class Refusal(GameError):
    """A command that changes nothing. `reason` is the word of docs/settle.md or another single word, `text` a
    sentence."""

    def __init__(self, reason: str, text: str) -> None:
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a rule refuses an act: a word, which deal scripts write under `rejected`, and the sentence that the person
    is told.

    A rule of refusal is a function that gives its reason, or None where it does not hold. Rules stand one after the
    other with `or` between them, so that the first reason is the one given.
    """

    word: str
    text: str


class Malformed(GameError, ValueError):
    """A JSON object that is no command. `place` is the path inside the object, `expected` what was wanted there."""

    def __init__(self, place: str, expected: str) -> None:
        super().__init__(f"{place}: expected {expected}")
        self.place = place
        self.expected = expected


class BadOption(GameError, ValueError):
    """An option that does not exist or may not have this value. `name` is the option, `expected` what was wanted."""

    def __init__(self, name: str, expected: str) -> None:
        super().__init__(f"{name}: expected {expected}")
        self.name = name
        self.expected = expected


class BadScript(GameError, ValueError):
    """A deal script that is not valid. The text names the place in the JSON and what was expected there."""


class NotAnEvent(GameError, ValueError):
    """A stored object that is no event of this game, or not of this version."""


def refuse_by(*reasons: Reason) -> Callable[[str], NoReturn]:
    """What refuses by the word of one of these reasons."""
    known = {reason.word: reason for reason in reasons}

    def refuse_for(word: str) -> NoReturn:
        raise Refusal(word, known[word].text)

    return refuse_for


def refuse(reason: str, text: str) -> NoReturn:
    """Refuse a command."""
    raise Refusal(reason, text)
