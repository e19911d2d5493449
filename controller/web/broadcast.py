"""Everything that leaves for the tablets: one watcher of the table, one writer per tablet.

A tablet never sees every state, only the newest one whenever its line is free, so a slow tablet delays neither the
table nor the others. Camera pictures go only to those who asked and acknowledged the last one. What comes in from the
tablets is the business of `session`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from controller.games.audience import PUBLIC, Viewer
from controller.web.places import Place, Places
from controller.web.ports import Table

log = logging.getLogger(__name__)

MIN_STATE_GAP_S = 0.03
"""Bursts of changes (a whole turn settles at once) become one message; the first goes out without delay."""
PICTURES_PER_S = 8.0
MAX_WAITING_REPLIES = 64
BEAT_S = 1.5
"""So often a tablet hears a word even when nothing happens; after 4 s without any its page calls the line lost."""
BEAT = '{"type":"beat"}'
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
        self._sent_away: str | None = None
        self.place: Place
        self._replies: deque[str] = deque()
        self._wake = asyncio.Event()
        self.viewer: Callable[[], Viewer] = lambda: PUBLIC
        """Who looks at this tablet now."""
        self._shown: tuple[int, Viewer] | None = None
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
                viewer = self.viewer() if hub.hides else PUBLIC
                if self._shown is None or self._shown[1] != viewer:
                    hub.catch_up()  # an older text may hold what only the last one in this seat might read
                if self._shown != (hub.version, viewer):
                    self._shown = hub.version, viewer
                    await self._line.send_text(hub.state_text(viewer))
                due = self._camera and not self._picture_in_flight and loop.time() >= self._next_picture_s
                picture = hub.picture() if due else None  # only when due: the table encodes it when asked
                if picture is not None and picture is not self._last_picture:
                    self._last_picture = picture
                    self._picture_in_flight = True
                    self._next_picture_s = loop.time() + 1 / PICTURES_PER_S
                    await self._line.send_bytes(picture)
                if loop.time() >= self._next_beat_s:
                    self._next_beat_s = loop.time() + BEAT_S
                    await self._line.send_text(BEAT)
            await self._pause(loop)

    async def _pause(self, loop: asyncio.AbstractEventLoop) -> None:
        """Waits for something to send, no longer than until the next beat, and while a picture may go the next one."""
        wait_s = self._next_beat_s - loop.time()
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
        self._places = Places()
        self._failed = False
        self.version = -1
        self.hides = table.game.hides
        """Every viewer has a state of his own."""
        self._texts: dict[Viewer, str | None] = {}
        """The state as JSON for each viewer, made once; None while the table's cannot be rendered."""

    def picture(self) -> bytes | None:
        return self._table.latest_jpeg

    def state_text(self, viewer: Viewer) -> str:
        """The state as JSON for this viewer, with the time left for decisions. Raises NoState."""
        if viewer not in self._texts:
            self._texts[viewer] = self._render(viewer)
        text = self._texts[viewer]
        if text is None:
            raise NoState
        clocks = self._table.clocks()
        return f'{text[:-1]},"clocks":{json.dumps(clocks, separators=(",", ":"))}}}' if clocks else text

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
        """A place for one more tablet, as `places` gives them; `release` is called if it is sent away. Raises Full."""
        if self._texts.get(PUBLIC) is None:
            self._follow()
        self.catch_up()
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

    async def watch(self) -> None:
        """Follows the table for ever; the state is turned into text once for all tablets."""
        while True:
            if self.catch_up():
                await asyncio.sleep(MIN_STATE_GAP_S)
            await self._table.wait_change(self.version)

    def catch_up(self) -> bool:
        """The newest state for all tablets; False when they have it already."""
        if self.version == self._table.version:
            return False
        self._follow()
        return True

    def _follow(self) -> None:
        """Render the newest state. One that cannot be rendered closes the lines, which reconnect; the table goes on."""
        self.version = self._table.version
        self._texts = {PUBLIC: self._render(PUBLIC)}
        for outbox in self._outboxes:
            outbox.nudge()

    def _render(self, viewer: Viewer) -> str | None:
        try:
            text = json.dumps(self._table.view(viewer), separators=(",", ":"))
        except Exception:
            if not self._failed:  # once, however often it changes meanwhile
                log.exception("the table's state cannot be shown")
            self._failed = True
            return None
        self._failed = False
        return text
