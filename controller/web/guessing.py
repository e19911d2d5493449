"""What makes guessing hopeless: growing waits for wrong tries, a word to the dealer about them, and no easy PINs.

Pure: no clock; time comes in as `now_s` (any monotonic seconds).
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass
from itertools import pairwise

from controller.games.message import Message, Value, say

FREE_TRIES = 5
"""Wrong tries without a wait; fingers slip."""
FIRST_WAIT_S = 1.0
LONGEST_WAIT_S = 15 * 60.0
"""The wait doubles with every further wrong try up to here: four tries an hour, a four-digit PIN in 104 days."""
FORGET_S = 6 * 3600.0
"""After this long without a wrong try the count starts from 0: fifteen quick tries, where going on would give 24."""
ALARM_TRIES = 30
ALARM_S = 3600.0
"""More than ALARM_TRIES wrong tries of all addresses in ALARM_S: a guesser changes his address."""
ALARM_WAIT_S = 60.0
"""The first wait then, after the first wrong try. Who has tried nothing wrong never waits: nobody can be locked out by
others."""
MAX_WATCHED = 1000
"""Addresses remembered at most; the oldest go first."""
NOTE_GAP_S = 60.0
LONGEST_NOTE_GAP_S = 3600.0
"""Notes about wrong tries become rarer while they go on, 24 a day in the end, so that nobody fills the journal."""


@dataclass(slots=True)
class _Misses:
    count: int = 0
    last_s: float = 0.0
    wait_until_s: float = float("-inf")


class Tries:
    """Wrong tries at one kind of secret, by who makes them."""

    def __init__(self, *, free: int = FREE_TRIES, longest_wait_s: float = LONGEST_WAIT_S) -> None:
        self._free = free
        self._longest_wait_s = longest_wait_s
        self._misses: OrderedDict[str, _Misses] = OrderedDict()
        self._level = 0.0
        self._level_s = 0.0

    def wait_s(self, who: str, now_s: float) -> float:
        """How long `who` has to wait before the next try; 0 or less: not at all."""
        misses = self._misses.get(who)
        return 0.0 if misses is None else misses.wait_until_s - now_s

    def wrong(self, who: str, now_s: float, *, known: bool = False) -> None:
        """One more wrong try. `known`: by a device that has been right before; others' tries do not count for it."""
        misses = self._misses.pop(who, None)
        if misses is None or now_s - misses.last_s > FORGET_S:
            misses = _Misses()
        self._misses[who] = misses
        while len(self._misses) > MAX_WATCHED:
            self._misses.popitem(last=False)
        misses.count += 1
        misses.last_s = now_s
        wait_s = _doubled(FIRST_WAIT_S, misses.count - self._free)
        if not known and self._alarm(now_s):
            wait_s = max(wait_s, _doubled(ALARM_WAIT_S, misses.count - 1))
        misses.wait_until_s = now_s + min(self._longest_wait_s, wait_s)

    def right(self, who: str) -> None:
        self._misses.pop(who, None)

    def _alarm(self, now_s: float) -> bool:
        """Counts the try for all addresses together, in a bucket that empties within ALARM_S."""
        emptied = (now_s - self._level_s) * ALARM_TRIES / ALARM_S
        self._level, self._level_s = max(0.0, self._level - emptied) + 1, now_s
        return self._level > ALARM_TRIES


def _doubled(first_s: float, times: int) -> float:
    """0 before the first time, then `first_s` doubled again and again."""
    return 0.0 if times < 0 else first_s * 2.0 ** min(times, 30)


class WrongTryNotices:
    """Notices to the table of wrong tries at `what`, "PIN" or "code": the first at once, later ones together and at
    growing intervals."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._untold: Counter[str] = Counter()
        self._others = 0
        self._last_s = float("-inf")
        self._next_s = float("-inf")
        self._gap_s = NOTE_GAP_S

    def wrong(self, who: str, now_s: float) -> None:
        if now_s - self._last_s > LONGEST_NOTE_GAP_S:
            self._gap_s = NOTE_GAP_S
        self._last_s = now_s
        if who in self._untold or len(self._untold) < MAX_WATCHED:
            self._untold[who] += 1
        else:
            self._others += 1

    def due(self, now_s: float, *, at_once: bool = False) -> Message | None:
        """The notice that is due, None when there is none; with `at_once` all that is pending."""
        if not self._untold or (now_s < self._next_s and not at_once):
            return None
        if not at_once:
            self._next_s, self._gap_s = now_s + self._gap_s, min(2 * self._gap_s, LONGEST_NOTE_GAP_S)
        total = self._untold.total() + self._others
        [(first, most)] = self._untold.most_common(1)
        tries: dict[str, Value] = {"what": self._what, "count": total, "address": first}
        if len(self._untold) == 1:
            message = say("pages-note-wrong", **tries)
        else:
            tries |= {"addresses": len(self._untold), "most": most, "more": bool(self._others)}
            message = say("pages-note-wrong-many", **tries)
        self._untold.clear()
        self._others = 0
        return message


def pin_mistake(pin: str) -> Message | None:
    """What is wrong with a dealer's PIN as it is configured, None when it will do. Does not repeat the PIN."""
    if not (pin.isascii() and pin.isdigit() and 4 <= len(pin) <= 12):
        return say("config-pin-digits")
    why = _easy(pin)
    return say("config-pin-easy", why=why) if why else None


def _easy(pin: str) -> Message | None:
    digits = [int(digit) for digit in pin]
    steps = {(after - before) % 10 for before, after in pairwise(digits)}
    if steps == {0}:
        return say("config-pin-one-digit")
    if len(steps) == 1 and steps <= {1, 2, 8, 9}:
        return say("config-pin-row")
    for length in range(2, len(pin) // 2 + 1):
        if pin == (pin[:length] * len(pin))[: len(pin)]:
            return say("config-pin-repeated")
    if len(pin) % 2 == 0 and all(a == b for a, b in zip(pin[::2], pin[1::2], strict=True)):
        return say("config-pin-doubled")
    if pin == pin[::-1]:
        return say("config-pin-backwards")
    if len(pin) == 4 and 1900 <= int(pin) <= 2099:
        return say("config-pin-year")
    if pin in _ON_THE_PAD:
        return say("config-pin-keypad")
    return None


_ON_THE_PAD = frozenset({"2580", "0852", "1470", "0741", "3690", "0963", "1590", "0951", "3570", "0753"})
