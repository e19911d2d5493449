"""Contacts that bounce: the first edge counts and keeps its time, the chatter after it does not.

Pure; time is a number. An edge is told at once (a card in the slit must close the bets now, not 5 ms later). For
`debounce_s` after it the input is not believed; then it is looked at again, and if it stands otherwise, that is told
too, so no state is ever missed.
"""

from dataclasses import dataclass, field


@dataclass
class Debouncer:
    """One input. `active` is what was last told."""

    debounce_s: float
    active: bool
    due_s: float | None = field(default=None, init=False)  # when look() is wanted

    def edge(self, active: bool, now_s: float) -> bool:
        """The input changed to `active`; True when this is to be told, with `now_s` as its time."""
        if self.due_s is not None and now_s < self.due_s:
            return False
        return self._take(active, now_s)

    def look(self, active: bool, now_s: float) -> bool:
        """The input stands at `active` at `now_s`, due_s or later; True when this is to be told."""
        self.due_s = None
        return self._take(active, now_s)

    def _take(self, active: bool, now_s: float) -> bool:
        if active == self.active:
            self.due_s = None
            return False
        self.active = active
        self.due_s = now_s + self.debounce_s
        return True
