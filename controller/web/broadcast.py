"""Everything that leaves for the tablets: one watcher of the table, one writer per tablet.

A tablet never sees every state, only the newest one whenever its line is free, so a slow tablet delays neither the
table nor the others. It is sent what has changed for its viewer since (`updates`), and nothing where nothing has.
Camera pictures go only to those who asked and acknowledged the last one. What comes in from the tablets is the business
of `session`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from controller.games.audience import PUBLIC, Viewer
from controller.web.places import Place, Places
from controller.web.ports import Table
from controller.web.updates import State, Updates, padded

log = logging.getLogger(__name__)

MIN_STATE_GAP_S = 0.03
"""Bursts of changes (a whole turn settles at once) become one message; the first goes out without delay. Who was sent
one waits for the next beginning of such a span, the same for all, so that a state is made into text once for them."""
PICTURES_PER_S = 8.0
MAX_WAITING_REPLIES = 64
REPLIES_FIRST_S = 0.03
"""So long at most all tablets wait for their news until who has caused it has his answer."""
AT_ONCE = 4
"""Tablets that are woken at once: a command that comes meanwhile does not wait for all of them."""
BEAT_S = 1.5
"""So often a tablet hears a word even when nothing happens; after 4 s without any its page calls the line lost."""
SEND_TIMEOUT_S = 20.0
"""A tablet whose line takes nothing for this long is dropped; it comes back by itself when it can."""


class Line(Protocol):
    """The sending half of a WebSocket. Any error means the tablet is gone."""

    async def send_text(self, text: str) -> None: ...
    async def send_bytes(self, data: bytes) -> None: ...


class SentAway(Exception):
    """The tablet has lost its place; the text is a word of `places` that says why."""


class NoState(Exception):
    """The table's state cannot be made into a message: a fault of ours, which has been logged."""

    def __init__(self) -> None:
        super().__init__("no_state")


class Outbox:
    """What waits to be sent to one tablet: replies in order, and the marks that state or picture are due."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._updates = Updates()
        self._sent_away: str | None = None
        self.place: Place
        self._replies: deque[str] = deque()
        self._wake = asyncio.Event()
        self.asks = False
        """A command of this tablet is being carried out."""
        self.viewer: Callable[[], Viewer] = lambda: PUBLIC
        """Who looks at this tablet now."""
        self._compared: tuple[int, Viewer] | None = None
        """The table's version and the viewer for whom the state was last compared with what the tablet has."""
        self._next_state_s = 0.0
        self._camera = False
        self._picture_in_flight = False
        self._last_picture: bytes | None = None
        self._next_picture_s = 0.0
        self._next_beat_s = 0.0

    def post(self, message: dict[str, Any]) -> bool:
        """Queues a message of its own (a reply); False when the tablet does not take them and should be dropped."""
        if len(self._replies) >= MAX_WAITING_REPLIES:
            return False
        self._replies.append(json.dumps(message, separators=(",", ":")))
        self._wake.set()
        return True

    def send_away(self, why: str) -> None:
        """The place is another's; what still waits is not sent."""
        self._sent_away = why
        self._wake.set()

    def nudge(self) -> None:
        """State or picture may have changed."""
        self._wake.set()

    def whole(self) -> None:
        """The tablet has missed a change and asks for the whole state."""
        self._updates.again()
        self._compared = None
        self._wake.set()

    def camera(self, on: bool) -> None:
        """Pictures wanted or not."""
        self._camera = on
        self._picture_in_flight = False
        self._wake.set()

    def picture_seen(self) -> None:
        """The tablet has shown the last picture; the next may go."""
        self._picture_in_flight = False
        self._wake.set()

    async def run(self, hub: Hub) -> None:
        """Sends until the line breaks or takes nothing for SEND_TIMEOUT_S. Raises SentAway when the place is gone,
        NoState when there is nothing to show."""
        loop = asyncio.get_running_loop()
        while True:
            self._wake.clear()
            if self._sent_away is not None:
                raise SentAway(self._sent_away)
            async with asyncio.timeout(SEND_TIMEOUT_S):
                while self._replies:
                    await self._line.send_text(self._replies.popleft())
                if not self.asks:
                    hub.is_answered(self)
                if self._is_behind(hub) and loop.time() >= self._next_state_s:
                    await self._tell(hub, loop.time())
                due = self._camera and not self._picture_in_flight and loop.time() >= self._next_picture_s
                picture = hub.picture() if due else None  # only when due: the table encodes it when asked
                if picture is not None and picture is not self._last_picture:
                    self._last_picture = picture
                    self._picture_in_flight = True
                    self._next_picture_s = loop.time() + 1 / PICTURES_PER_S
                    await self._line.send_bytes(picture)
                if loop.time() >= self._next_beat_s:
                    self._next_beat_s = loop.time() + BEAT_S
                    await self._line.send_text(f'{{"type":"beat","version":{self._updates.version}}}')
            await self._pause(hub, loop)

    def _viewer_at(self, hub: Hub) -> Viewer:
        """Who looks at this tablet now, as far as viewers see different states."""
        return self.viewer() if hub.hides else PUBLIC

    def _is_behind(self, hub: Hub) -> bool:
        return self._compared != (hub.version, self._viewer_at(hub))

    async def _tell(self, hub: Hub, now_s: float) -> None:
        viewer = self._viewer_at(hub)
        state = hub.state(viewer)
        self._compared = hub.version, viewer
        message = self._updates.next(viewer, state, hub.clocks(), now_s)
        if message is not None:
            self._next_state_s = (now_s // MIN_STATE_GAP_S + 1) * MIN_STATE_GAP_S
            await self._line.send_text(padded(message) if viewer != PUBLIC else message)

    async def _pause(self, hub: Hub, loop: asyncio.AbstractEventLoop) -> None:
        """Waits for something to send, no longer than until the next beat, and while a picture may go the next one."""
        wait_s = self._next_beat_s - loop.time()
        if self._is_behind(hub):
            wait_s = min(wait_s, max(0.0, self._next_state_s - loop.time()))
        if self._camera and not self._picture_in_flight:
            wait_s = min(wait_s, max(1 / PICTURES_PER_S / 2, self._next_picture_s - loop.time()))
        try:
            async with asyncio.timeout(wait_s):
                await self._wake.wait()
        except TimeoutError:
            return


class Hub:
    """All tablets of one table. `watch` must run while tablets are served."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._outboxes: set[Outbox] = set()
        self._asking: set[Outbox] = set()
        self._all_answered = asyncio.Event()
        self._places = Places()
        self._failed = False
        self.version = -1
        self.hides = table.game.hides
        """Every viewer has a state of his own."""
        self._states: dict[Viewer, State | None] = {}
        """What each viewer may see, made into text once; None where the table's state cannot be rendered."""

    def picture(self) -> bytes | None:
        return self._table.latest_jpeg

    def clocks(self) -> dict[str, Any]:
        return self._table.clocks()

    def state(self, viewer: Viewer) -> State:
        """What this viewer may see now; the same object until it changes. Raises NoState."""
        self.catch_up()  # an older one may hold what only the last one in this seat might read
        if viewer not in self._states:
            self._states[viewer] = self._render(viewer)
        state = self._states[viewer]
        if state is None:
            raise NoState
        return state

    def add(
        self,
        line: Line,
        address: str,
        *,
        dealer: bool = False,
        seeks_seat: bool = False,
        here: bool = False,
        release: Callable[[], None],
    ) -> Outbox:
        """A place for one more tablet, as `places` gives them; `release` is called if it is sent away. Raises
        Full."""
        self._states = {viewer: state for viewer, state in self._states.items() if state is not None}
        outbox = Outbox(line)

        def send_away(why: str) -> None:
            outbox.send_away(why)
            release()

        outbox.place = self._places.take(address, dealer=dealer, seeks_seat=seeks_seat, here=here, send_away=send_away)
        self._outboxes.add(outbox)
        return outbox

    def remove(self, outbox: Outbox) -> None:
        outbox.place.give_back()
        self._outboxes.discard(outbox)
        self.is_answered(outbox)

    @contextlib.contextmanager
    def asked_by(self, outbox: Outbox) -> Iterator[None]:
        """While the block runs, a command of this tablet is carried out: its answer goes out before the news."""
        outbox.asks = True
        self._asking.add(outbox)
        try:
            yield
        finally:
            outbox.asks = False
            outbox.nudge()

    def is_answered(self, outbox: Outbox) -> None:
        """Nothing that this tablet has asked waits to be sent."""
        self._asking.discard(outbox)
        if not self._asking:
            self._all_answered.set()

    async def watch(self) -> None:
        """Follows the table for ever, and wakes the tablets."""
        known = self.version
        while True:
            await self._table.wait_change(known)
            self.catch_up()
            known = self.version
            await self._let_answer()
            for number, outbox in enumerate(list(self._outboxes), start=1):
                outbox.nudge()
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)

    async def _let_answer(self) -> None:
        self._all_answered.clear()
        if self._asking:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REPLIES_FIRST_S):
                    await self._all_answered.wait()

    def catch_up(self) -> None:
        """What is rendered from now on is the newest state."""
        if self.version == self._table.version:
            return
        self.version = self._table.version
        for state in self._states.values():
            if state is not None:
                state.is_past()
        self._states = {}

    def _render(self, viewer: Viewer) -> State | None:
        """One that cannot be rendered closes the lines, which reconnect; the table goes on."""
        try:
            state = State(self._table.view(viewer))
        except Exception:
            if not self._failed:  # once, however often it changes meanwhile
                log.exception("the table's state cannot be shown")
            self._failed = True
            return None
        self._failed = False
        return state
