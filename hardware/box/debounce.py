"""Inputs that bounce and catch spikes: an edge counts when the input has then stood still for `confirm_s`, and keeps
the time at which it came; the chatter after it does not count.

Pure; time is a number. Edges carry the time at which they happened and may arrive late, but in order: what is reported,
and its time, is the same however late they come. After a reported change the input is ignored for `debounce_s`; then it
is sampled again, and a level that differs is reported too, so no state is missed.
"""

from dataclasses import dataclass, field

LOST_S = 0.25
"""An edge that the input shows and that has not arrived by then was lost. On a loaded machine 99 of 100 take 45 ms."""


@dataclass
class Debouncer:
    """One input. `active` is what was last reported."""

    debounce_s: float
    active: bool
    confirm_s: float = 0.0
    due_s: float | None = field(default=None, init=False)  # when sample() is wanted
    level: bool = field(init=False)  # of the last edge
    _since_s: float = field(default=0.0, init=False)
    _hold_until_s: float | None = field(default=None, init=False)
    _doubt: bool = field(default=False, init=False)  # the last sample showed another level than the last edge

    def __post_init__(self) -> None:
        self.level = self.active

    def edge(self, active: bool, at_s: float) -> list[tuple[bool, float]]:
        """The input changed to `active` at `at_s`; what is to be reported: each state and since when, in order."""
        changes = self._settled(at_s)
        self._doubt = False
        if active != self.level:
            self.level, self._since_s = active, at_s
            changes += self._settled(at_s)
        self._plan()
        return changes

    def sample(self, active: bool, now_s: float) -> list[tuple[bool, float]]:
        """The input stands at `active` at `now_s`, due_s or later; what is to be reported, as edge()."""
        if active == self.level:
            self._doubt = False
            changes = self._settled(now_s)
            self._plan()
            return changes
        if not self._doubt:  # the edge is on its way, and says when it was
            self._doubt, self.due_s = True, now_s + LOST_S
            return []
        self._doubt = False
        self.level, self._since_s = active, now_s
        changes = self._settled(now_s)
        self._plan()
        return changes

    def _believed_from_s(self) -> float:
        return self._since_s if self._hold_until_s is None else max(self._since_s, self._hold_until_s)

    def _confirmed_s(self) -> float:
        return max(self._since_s + self.confirm_s, self._believed_from_s())

    def _settled(self, now_s: float) -> list[tuple[bool, float]]:
        if self.level == self.active:
            if self._hold_until_s is not None and now_s >= self._hold_until_s:
                self._hold_until_s = None
            return []
        if now_s < self._confirmed_s():
            return []
        at_s = self._believed_from_s()
        self.active, self._hold_until_s = self.level, at_s + self.debounce_s
        return [(self.active, at_s)]

    def _plan(self) -> None:
        self.due_s = self._hold_until_s if self.level == self.active else self._confirmed_s()
