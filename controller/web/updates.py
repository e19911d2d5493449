"""What one tablet has been sent of the table, and the message that brings it what has changed since.

Pure: no sockets, no clock; time comes in as `now_s` (any monotonic seconds). The number of a message is the tablet's
own: it rises only when what its viewer may see changes, so that neither number nor size nor count of his messages tells
of what others see.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from controller.games.audience import Viewer
from controller.web.difference import difference, text_of

CLOCK_MS = 100
"""A page counts down by itself; a clock is sent again when it stands this far from where the page has it."""
OF_THE_MESSAGE = ("type", "version")
"""Names of the table's view that each message says by itself."""


SEALED_STEP = 256
"""Messages on a line that shows somebody's own cards are as long as the next multiple, in bytes: TLS shows lengths, and
those of the ranks and of what may be done with them differ by some ten."""


def padded(message: str) -> str:
    """The message with spaces behind it, which say nothing in JSON, up to the next multiple of SEALED_STEP."""
    return message + " " * (-len(message.encode()) % SEALED_STEP)


class State:
    """What one viewer may see, as JSON: `text` an object's, `value` what it says."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.text = text_of({name: value for name, value in view.items() if name not in OF_THE_MESSAGE})
        self.value = json.loads(self.text)
        self._changes: dict[int, tuple[State, str]] = {}

    def change_from(self, former: State) -> str:
        """The change of the former state to this one, as JSON; worked out once for all who were sent that one."""
        if id(former) not in self._changes:  # an id is not another's while the state itself is kept beside it
            self._changes[id(former)] = former, text_of(difference(former.value, self.value))
        return self._changes[id(former)][1]

    def is_past(self) -> None:
        """There is a newer one: the former ones need not be kept."""
        self._changes.clear()


class Updates:
    """One tablet."""

    def __init__(self) -> None:
        self.version = 0
        self._viewer: Viewer | None = None
        self._state: State | None = None
        self._again = False
        self._clocks: Mapping[str, Any] = {}
        self._clocks_s = 0.0

    def again(self) -> None:
        """The tablet has missed something: it gets the whole state."""
        self._again = True

    def next(self, viewer: Viewer, state: State, clocks: Mapping[str, Any], now_s: float) -> str | None:
        """The message that brings the tablet to this state and these clocks; None when it is there already. Who becomes
        another viewer gets the whole: a change would speak of what only the former might see."""
        former = None if viewer != self._viewer else self._state
        same = former is not None and former.text == state.text
        clocks_moved = not _stand_alike(self._clocks, clocks, (now_s - self._clocks_s) * 1000)
        if same and not clocks_moved and not self._again:
            self._state = state
            return None
        if not same or clocks_moved:
            self.version += 1
        whole = former is None or self._again
        self._viewer, self._state, self._again = viewer, state, False
        if clocks_moved or whole:
            self._clocks, self._clocks_s = clocks, now_s
        if former is None or whole:
            said = f',"clocks":{text_of(clocks)}' if clocks else ""
            return f'{{"type":"state","version":{self.version},{state.text[1:-1]}{said}}}'
        change = "" if same else f',"change":{state.change_from(former)}'
        said = f',"clocks":{text_of(clocks or None)}' if clocks_moved else ""
        return f'{{"type":"change","version":{self.version}{change}{said}}}'


def _stand_alike(sent: Mapping[str, Any], now: Mapping[str, Any], gone_ms: float) -> bool:
    """Whether a page that was sent these clocks `gone_ms` ago has them where they are."""
    if sent.keys() != now.keys() or sent.get("running") != now.get("running"):
        return False
    gone_ms = gone_ms if sent.get("running") else 0.0
    left = _near(sent.get("left_ms", {}), now.get("left_ms", {}), gone_ms)
    return left and _near(_single(sent), _single(now), gone_ms)


def _single(clocks: Mapping[str, Any]) -> dict[str, float]:
    return {name: left for name, left in clocks.items() if name not in ("running", "left_ms")}


def _near(sent: Mapping[str, float], now: Mapping[str, float], gone_ms: float) -> bool:
    return sent.keys() == now.keys() and all(
        abs(max(0.0, left - gone_ms) - max(0.0, now[name])) <= CLOCK_MS for name, left in sent.items()
    )
