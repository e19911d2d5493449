"""The dealing box with its pack, the beam in its slit, and a model of the tracker with what the camera can see.

The model counts as `vision.track.tracker.CardTracker` does, so after a blind spell it takes the card in the window for
the next one of the pack. It never misreads; a card may come out unclear. After a restart it knows no card, and reports
only those faults of the picture that need none: dark, or frozen.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from controller.runtime.inbox import Observed
from firmware_bridge.notice import say
from hardware.devices import BeamEdge, DeviceCleared, DeviceFault
from vision import observations as seen

RANKS, SUITS = "A23456789TJQK", "SHDC"
PACK = tuple(rank + suit for rank in RANKS for suit in SUITS)
SLIDE_S = 0.3
"""A card's way through the slit."""
REST_S = 0.25
"""From a card at rest to the tracker's report of it."""
TROUBLE_S = {"dark": 0.5, "frozen": 1.0, "covered": 2.0}
"""From the first picture of a trouble to the tracker's word of it."""
CAMERA_S = 0.8
"""From the last picture to the camera's fault."""


UNDER_COVER = -1
"""Place of the cover card, which counts as no card."""
NOTHING = ""
"""The window between two cards; None: the tracker knows nothing of the window and starts afresh."""


class Box:
    """One box under one camera. `post` takes what goes to the table's inbox."""

    def __init__(self, rng: random.Random, *, beam: bool, unclear: float) -> None:
        self._rng = rng
        self._beam = beam
        self._unclear = unclear
        self.post: Callable[[Any], None] | None = None
        self.pack: Sequence[str] = ()
        self.position = 0
        """Place in the pack of the card in the window; UNDER_COVER while the cover card lies there."""
        self.exposed_at_s: list[float] = []
        """When each card came to lie in the window."""
        self.dark: str | None = None
        """The trouble of the picture that lasts now."""
        self.camera_away = False
        self._told: str | None = None
        self._spell = 0
        """Counts the times at which a trouble of the picture may begin to be seen."""
        self._epoch = self._index = 0
        self._known: str | None = None
        self._tracking = self._moving = False
        self._sure = False
        """The next card is read clearly."""

    @property
    def empty(self) -> bool:
        return self.position >= len(self.pack)

    # --- what people do with it -----------------------------------------------------------------------------------

    def load(self, pack: Sequence[str] = PACK, *, cover: bool = False) -> None:
        """A new shuffled pack of these cards; its first one is in the window, or under `cover` a cover card."""
        self.pack = self._rng.sample(pack, len(pack))
        self.position = UNDER_COVER if cover else 0
        self.exposed_at_s = [] if cover else [now_s()]
        self._known = None

    async def draw(self) -> None:
        """The card in the window is drawn; the next one comes to lie there."""
        if not self.empty:
            await self._draw(1)

    async def draw_two(self) -> None:
        """Two cards leave as one: the tracker sees one, and takes the card that then lies there, read clearly, for the
        one behind the first."""
        await self._draw(2)

    async def _draw(self, cards: int) -> None:
        index = self._index
        watched, epoch, card = self._sees and bool(self._known), self._epoch, self._known
        self._moving = True
        if watched:
            self._see(seen.MotionStarted(now_s()))
        await asyncio.sleep(SLIDE_S / 2)
        self._edge(True)
        self.position += cards
        self._sure = cards > 1
        self.exposed_at_s += [now_s()] * cards
        await asyncio.sleep(SLIDE_S / 2)
        self._edge(False)
        self._moving = False
        if watched and self._sees and (self._epoch, self._index, self._known) == (epoch, index, card):
            self._left()
        await self.rest()

    async def push_back(self) -> None:
        """A card is half drawn and pushed back."""
        if self.empty or not self._sees or not self._known:
            return
        self._see(seen.MotionStarted(now_s()))
        await asyncio.sleep(1.0)
        if self._sees:
            self._see(seen.PushedBack(self._index, now_s()))

    async def hand_pass(self) -> None:
        """A hand passes over the window."""
        if self.empty or not self._sees or not self._known:
            return
        self._see(seen.MotionStarted(now_s()))
        await asyncio.sleep(0.8)
        if self._sees:
            self._see(seen.HandPass(now_s()))

    @property
    def hand_can_be_noticed(self) -> bool:
        """Whether anything can tell a hand over the window from the cover card on the pack: the beam, by what passes,
        or the camera once it has read a card (docs/operation.md)."""
        return self._beam or self._known is not None

    def spike(self) -> None:
        """The beam's contact is loose for a moment."""
        self._edge(True)
        self._edge(False)

    # --- the camera's troubles --------------------------------------------------------------------------------------

    async def lose_sight(self, kind: str) -> None:
        """The picture goes wrong; returns when the tracker has reported it, if it can. A camera that is away has no
        frozen picture."""
        if kind != "frozen" or not self.camera_away:
            self.dark = kind
            self._watch_picture()
        await asyncio.sleep(TROUBLE_S[kind])

    async def see_again(self) -> None:
        """The picture is right again."""
        kind, self.dark = self.dark, None
        await asyncio.sleep(0.1)
        if kind == "covered" and self._told and self._sees and self._known == self._here:
            self._see(seen.HandPass(now_s()))
        await self.rest()

    async def lose_camera(self) -> None:
        """The camera is away; returns when its watcher has reported it."""
        self.camera_away = True
        await asyncio.sleep(CAMERA_S)
        self._post(DeviceFault("camera", say("vision-hangs", seconds=0.8)))

    async def find_camera(self) -> None:
        """The camera is back: reported before its first picture."""
        self._post(DeviceCleared("camera"))
        self.camera_away = False
        self._opened()
        await self.rest()

    def _opened(self) -> None:
        """The camera was opened again: a frozen picture moves again."""
        if self.dark == "frozen":
            self.dark = None
        self._watch_picture()

    def _watch_picture(self) -> None:
        """From now on pictures may show a fault: it is reported when it has lasted."""
        self._spell += 1
        if self.dark is not None and self._told != self.dark:
            wait_s = TROUBLE_S[self.dark]
            asyncio.get_running_loop().call_later(wait_s, self._tell_trouble, self.dark, self._spell)

    def _tell_trouble(self, kind: str, spell: int) -> None:
        if (kind, spell) != (self.dark, self._spell) or not self._tracking or self.camera_away:
            return
        self._tell_cleared()  # of a trouble before it
        if kind == "covered" and self._known is None:
            return  # of no card does the tracker know that it is out of sight
        self._told = kind
        self._see(seen.Trouble(kind, now_s()))  # type: ignore[arg-type]

    # --- the tracker --------------------------------------------------------------------------------

    def aim(self, epoch: int, index: int, tracking: bool, dealt: object = None) -> None:
        """As `CameraThread.aim`: from now on the card in the window is number `index`."""
        began = tracking and not self._tracking
        self._tracking = tracking
        if epoch != self._epoch or began:
            self._epoch, self._index, self._known = epoch, index, None
            if tracking:
                asyncio.get_running_loop().call_later(REST_S, self._look)
        if began:
            self._watch_picture()

    def restart(self) -> None:
        """Another program watches the box: it knows nothing."""
        self._known, self._told, self._tracking, self._epoch = None, None, False, -1
        self._edge(False)  # the level is reported at the start, as hardware.box does
        if self.camera_away:
            self._post(DeviceFault("camera", say("vision-not-opened", seconds=CAMERA_S)))
        else:
            self._opened()

    async def rest(self) -> None:
        """The card in the window is at rest."""
        await asyncio.sleep(REST_S)
        self._look()

    @property
    def _sees(self) -> bool:
        return self._tracking and self.dark is None and not self.camera_away

    @property
    def _here(self) -> str | None:
        return None if self.empty or self.position == UNDER_COVER else self.pack[self.position]

    def _look(self) -> None:
        if not self._sees or self._moving:
            return
        if self._told != "covered":
            self._tell_cleared()
        self._read_anew()
        self._tell_cleared()  # covered: once a card was in full view

    def _tell_cleared(self) -> None:
        if self._told is not None:
            told, self._told = self._told, None
            self._see(seen.TroubleCleared(told, now_s()))  # type: ignore[arg-type]

    def _read_anew(self) -> None:
        """Another card than the known one, or none, is in the window: read it again."""
        if self._here == self._known:
            return
        if self._known:
            self._left()
        if self._here is None:
            self._known = None
            self._see(seen.Empty(now_s()))
            return
        self._known = self._here
        self._read(self._known)
        self._sure = False

    def _left(self) -> None:
        """The card that was known has left the window."""
        self._see(seen.Drawn(self._index, now_s()))
        self._index += 1
        self._known = NOTHING

    def _read(self, card: str) -> None:
        rank, suit = card
        if not self._sure and self._rng.random() < self._unclear:
            other = self._rng.choice([label for label in RANKS if label != rank])
            shares = {rank: 0.55, other: 0.44, "none": 0.01}
            self._see(seen.Unclear(self._index, shares, {suit: 0.97, "none": 0.03}, now_s()))
            return
        ranks, suits = {rank: 0.999, "none": 0.001}, {suit: 0.999, "none": 0.001}
        self._see(seen.Exposed(self._index, rank, suit, 0.999, ranks, suits, now_s()))

    def _see(self, observation: seen.Observation) -> None:
        self._post(Observed(observation, self._epoch))

    def _edge(self, blocked: bool) -> None:
        if self._beam:
            self._post(BeamEdge(blocked, now_s()))

    def _post(self, item: Any) -> None:
        if self.post is not None:
            self.post(item)


def now_s() -> float:
    return asyncio.get_running_loop().time()
