"""How many requests an address may make: what is beyond is refused at once.

Pure: no clock; time comes in as `now_s` (any monotonic seconds).
"""

from __future__ import annotations

from collections import OrderedDict

REQUESTS_PER_S = 50.0
"""A tablet at play asks for a picture now and then; its state comes by the WebSocket."""
REQUEST_BURST = 800.0
"""A page is at most 65 requests the first time, with the pictures of all cards: a dozen tablets behind one address may
load theirs at once."""
MAX_WATCHED = 2000
"""Addresses remembered at most; the oldest go first."""


class Rations:
    """A bucket for each address, which refills: `per_s` a second up to `burst`; None: as for requests."""

    def __init__(self, per_s: float | None = None, burst: float | None = None) -> None:
        self._per_s = REQUESTS_PER_S if per_s is None else per_s
        self._burst = REQUEST_BURST if burst is None else burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait_s(self, who: str, now_s: float) -> float:
        """0, and one request of `who` is taken; or how long until the next may be made."""
        left, last_s = self._left.pop(who, (self._burst, now_s))
        left = min(self._burst, left + (now_s - last_s) * self._per_s)
        wait_s = 0.0 if left >= 1 else (1 - left) / self._per_s
        self._left[who] = (left if wait_s else left - 1, now_s)
        while len(self._left) > MAX_WATCHED:
            self._left.popitem(last=False)
        return wait_s
