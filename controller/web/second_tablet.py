"""Detects that a seat's token is used by two tablets at the same time, so that its owner can be warned.

Pure: no sockets, no clock; time comes in as `now_s` (any monotonic seconds). A page that is loaded again and a second
tab are the same tablet. One that got another address leaves a dead line behind: the server's pings end it within
PROVEN_S. So the older line has to show that it is alive, by a message or by outliving PROVEN_S. The newcomer need not
stay that long.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

PROVEN_S = 35.0
"""A ping every 10 s, and 20 s for its answer (server.py)."""
LATE_S = 5.0
"""A message that comes sooner after the newcomer may have been on its way before."""
MOST_WARNED = 8
"""Most pairs of tablets of one token that are reported, each once: a thief must not fill the journal."""
MAX_TOKENS = 200
"""Tokens remembered at most; the oldest go first."""


@dataclass(frozen=True, slots=True)
class Tablet:
    """`address`: as it is counted; `browser`: the name that it gives itself (User-Agent)."""

    address: str
    browser: str


@dataclass(slots=True)
class _Line:
    token: str
    tablet: Tablet
    rivals: dict[Tablet, float] = field(default_factory=dict)
    """Tablets that came with the same token while this line stood, and when."""


Pair = tuple[str, Tablet, Tablet]
"""A token, and two tablets that use it: who had it first, and who came."""


class SecondTablets:
    """The lines that hold seats, each by a key of its own."""

    def __init__(self) -> None:
        self._lines: dict[Hashable, _Line] = {}
        self._reported: OrderedDict[str, set[frozenset[Tablet]]] = OrderedDict()

    def sits(self, key: Hashable, token: str, tablet: Tablet, now_s: float) -> None:
        """The line has shown the token."""
        for line in self._lines.values():
            if line.token == token and line.tablet != tablet:
                line.rivals.setdefault(tablet, now_s)
        self._lines[key] = _Line(token, tablet)

    def leaves(self, key: Hashable) -> None:
        self._lines.pop(key, None)

    def speaks(self, key: Hashable, now_s: float) -> list[Pair]:
        """A message has come on the line: the pairs to report now."""
        line = self._lines.get(key)
        return [] if line is None or not line.rivals else self._proven([line], now_s - LATE_S)

    def due(self, now_s: float) -> list[Pair]:
        """The pairs to report by now."""
        return self._proven(self._lines.values(), now_s - PROVEN_S)

    def _proven(self, lines: Iterable[_Line], until_s: float) -> list[Pair]:
        pairs: list[Pair] = []
        for line in lines:
            for rival in [rival for rival, came_s in line.rivals.items() if came_s <= until_s]:
                del line.rivals[rival]
                reported = self._reported.setdefault(line.token, set())
                if len(reported) < MOST_WARNED and frozenset((line.tablet, rival)) not in reported:
                    reported.add(frozenset((line.tablet, rival)))
                    pairs.append((line.token, line.tablet, rival))
        while len(self._reported) > MAX_TOKENS:
            self._reported.popitem(last=False)
        return pairs
