"""Tablets that have lost their seats and ask to have them back: one question a seat, and the dealer's leave.

    asked --yes of the dealer--> the tablet's    asked --no, or nothing in time--> over

Pure: no sockets, no clock; time comes in as `now_s` (any monotonic seconds). Nothing but the name is known of the seat
before the yes. Who asks in vain waits longer each time (`guessing`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from controller.games.message import Message, say
from controller.web.access import Denied
from controller.web.guessing import Tries

ANSWER_S = 60.0
"""For which the dealer is asked: whoever asks stands at the table, and can say so to him."""
MOST_ASKING = 4
"""Seats asked for at the same time, at most: the dealer's page is not to be filled."""
FREE_ASKS = 3
"""Questions in vain without a wait: each is a bother to the dealer, which a wrong code is not."""
LONGEST_ASK_WAIT_S = 60.0
"""As for codes: a stranger must not keep his neighbours from their seats."""


@dataclass(frozen=True, slots=True)
class Question:
    """A tablet asks for a player's seat. `key`: by which the dealer answers; `tablet`: what it is called; `address`: as
    the log names it; `who`: as it is counted; `answer` tells the tablet: its seat's token, or why not."""

    key: str
    player: str
    tablet: str
    address: str
    who: str
    until_s: float
    answer: Callable[[str | None, Message | None], None]


class ComingBack:
    """The questions that are open, the oldest first."""

    def __init__(self) -> None:
        self._open: dict[str, Question] = {}
        self._tries = Tries(free=FREE_ASKS, longest_wait_s=LONGEST_ASK_WAIT_S)
        self._number = 0

    @property
    def open(self) -> tuple[Question, ...]:
        return tuple(self._open.values())

    def ask(
        self,
        player: str,
        *,
        tablet: str,
        address: str,
        who: str,
        now_s: float,
        answer: Callable[[str | None, Message | None], None],
    ) -> Question:
        """A further question. Raises Denied: `who` has asked in vain too often or asks already, the seat is asked for
        by another tablet, or too many are."""
        if (wait_s := self._tries.wait_s(who, now_s)) > 0:
            raise Denied(say("pages-back-wait", seconds=max(1, round(wait_s))), wait_s)
        if any(question.who == who and question.player == player for question in self.open):
            raise Denied(say("pages-back-asked", player=player))
        if any(question.player == player for question in self.open):
            raise Denied(say("pages-back-other", player=player))
        if len(self._open) >= MOST_ASKING:
            raise Denied(say("pages-back-many"))
        self._number += 1
        question = Question(f"back{self._number}", player, tablet, address, who, now_s + ANSWER_S, answer)
        self._open[question.key] = question
        return question

    def take(self, key: str, now_s: float) -> Question:
        """The question of this key, which is answered now. Raises Denied where it is over."""
        question = self._open.get(key)
        if question is None or question.until_s <= now_s:
            raise Denied(say("pages-back-over"))
        return self._open.pop(key)

    def granted(self, question: Question) -> None:
        """The dealer's yes: nothing is held against this address any more."""
        self._tries.right(question.who)

    def in_vain(self, question: Question, now_s: float) -> None:
        """The question came to nothing: whoever asked waits longer before the next."""
        self._open.pop(question.key, None)
        self._tries.wrong(question.who, now_s)

    def late(self, now_s: float) -> list[Question]:
        """Those that nobody has answered in time."""
        return [question for question in self.open if question.until_s <= now_s]
