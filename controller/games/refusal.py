"""Everything a game raises, in one tree that says whose fault it was.

| class | at fault | what becomes of it |
| --- | --- | --- |
| `Refusal` | the person who asked for it: the rules do not allow it | the reason is shown; nothing has happened |
| `Malformed` | the program that sent it: this is no command | the place in the object is named; nothing has happened |
| `BadOption` | who wrote the configuration or the rules of a script | the option is named, and what it may be |
| `BadScript` | who wrote the deal script | the place in the JSON is named; the script is not played |
| `NotAnEvent` | the journal: damaged, or written by a later version | the table does not start on it |

Each of the first four has its text for people in `message`, a code and its data. `str` of it is the English
sentence, for whoever has no catalogue; of a Refusal with the code behind it. All but `Refusal` are ValueErrors too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from typing import NoReturn, TypeVar

from .english import sentence
from .message import Message, say

A_ = TypeVar("A_")
MOST_PLACE = 400
"""Most characters of a place that are shown: a name in a script may be of any length."""


class GameError(Exception):
    """Base of all that a game raises on purpose."""


class Refusal(GameError):
    """A command that changes nothing. `reason` is the word of docs/settle.md or another single word, `message` is the
    text for people."""

    def __init__(self, reason: str, message: Message) -> None:
        self.reason = reason
        self.message = message

    def __str__(self) -> str:
        return f"{sentence(self.message)} [{self.message.code}]"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a rule refuses an act: a word, which deal scripts write under `rejected`, and a message for people.

    A rule of refusal is a function that gives its reason, or None where it does not hold. Rules stand one after the
    other with `or` between them, so that the first reason is the one given.
    """

    word: str
    message: Message


def accepted(answer: A_ | Reason) -> A_:
    """What an act comes to: its events. Raises Refusal where the answer is a reason against it."""
    if isinstance(answer, Reason):
        raise Refusal(answer.word, answer.message)
    return answer


class _Unexpected(GameError, ValueError):
    """At `place` stands what was not `expected` there."""

    def __init__(self, place: str, expected: str | Message) -> None:
        super().__init__(place, expected)
        self.place = place
        self.expected = expected

    @property
    def message(self) -> Message:
        """The message for people."""
        return say("games-expected", place=self.place[:MOST_PLACE], expected=self.expected)

    def __str__(self) -> str:
        return sentence(self.message)


class Malformed(_Unexpected):
    """A JSON object that is no command. `place` is the path inside the object."""


class BadOption(_Unexpected):
    """An option that does not exist or may not have this value. `place` is its name."""


class BadScript(_Unexpected):
    """A deal script that is not valid. `place` is the path in the JSON."""


class NotAnEvent(GameError, ValueError):
    """A stored object that is no event of this game, or not of this version. The text names the field, for whoever
    looks into a damaged journal."""


def either(*items: str | int | Message) -> str | Message:
    """One of these, as a sentence says it: a or b or c."""
    *others, last = items
    found = str(last) if isinstance(last, int) else last
    return reduce(lambda rest, one: say("games-or", one=one, other=rest), reversed(others), found)


def refuse_by(*reasons: Reason) -> Callable[[str], NoReturn]:
    """What refuses by the word of one of these reasons."""
    known = {reason.word: reason for reason in reasons}

    def refuse_for(word: str) -> NoReturn:
        raise Refusal(word, known[word].message)

    return refuse_for


def refuse(reason: str, message: Message) -> NoReturn:
    """Refuse a command. Raises Refusal, always."""
    raise Refusal(reason, message)
