"""The demonstration on a clock of its own: its real dealer and bots, the real boxes and shoes with their movements, the
real fold; what is left out is the drawing of pictures and their reading. A minute takes some hundredths of one."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any, cast

from controller.config import SHOE_FPS
from controller.demo.director import FPS, Director, ShoeDirector
from controller.games.game import COVER
from controller.games.registry import GAMES
from controller.runtime.decision_clocks import DecisionClocks
from controller.runtime.inbox import Reply
from controller.runtime.queries import Queries
from controller.runtime.wiring.simulated import deck_for
from controller.table import commands, reports
from controller.table.state import Actor, Refused, game_of, live, playing
from tests.controller.shoe_table import ShoeTable
from vision.render.card_art import BACK
from vision.render.scene import Scene
from vision.render.shoe_scene import ShoeScene

READ_S = 0.5
"""Until a card that lies still in the window has been read: about fifteen pictures."""
BANK = 100_000
PURSE = 1000


class _Jumping(selectors.DefaultSelector):
    """Waits for nothing: the loop's time is where it would have waited to."""

    now_s = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout:
            self.now_s += timeout
        return list(super().select(0))


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now_s


def at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """What this comes to, on a loop that waits for nothing."""
    loop = _Loop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


class _Table(ShoeTable):
    """The table as the demonstration's dealer, the bots and the pages see it."""

    def __init__(self, game: str, *, mode: str = "table", **rules: Any) -> None:
        self.version = 0
        self._changed = asyncio.Event()
        self._clocks = DecisionClocks()
        self.beads_at: list[int | None] = [0] * 13
        super().__init__("", game=game, players=(), bank=BANK, start=False, mode=mode, **rules)

    def clocks(self) -> dict[str, Any]:
        return self._clocks.view(self.state, asyncio.get_running_loop().time())

    async def submit(self, command: dict[str, Any], actor: Actor) -> Reply:
        try:
            self.do(lambda state: commands.decide(state, command, actor))
        except Refused as refused:
            return Reply(False, refused.reason, refused.text)
        self.touch()
        return Reply(True)

    def touch(self) -> None:
        self.version += 1
        self._clocks.follow_table(self.state, asyncio.get_running_loop().time())
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait_change(self, version: int) -> int:
        while self.version == version:
            await self._changed.wait()
        return self.version

    def reads(self, label: str) -> None:
        """The camera has read the next card."""
        self.shoe, self.out = [label], 0
        with suppress(Refused):
            self.leaves()
        self.touch()

    def tick(self) -> None:
        """Who has not acted in time hears so, as the table's own task does."""
        now_s = asyncio.get_running_loop().time()
        self._clocks.follow_table(self.state, now_s)
        for key in self._clocks.due(now_s):
            self.do(lambda state, key=key: reports.time_up(state, key))  # type: ignore[misc]
            self._clocks.handled(key, done=True)
            self.touch()


class VirtualDemo:
    """`faro demo --game NAME`, for the seconds of its own clock that `runs` is asked for."""

    def __init__(self, game: str, *, seed: int = 7, mode: str = "table", **rules: Any) -> None:
        self.table = _Table(game, mode=mode, **rules)
        known = GAMES[game]
        self._shoe = known.read_at(rules) == "exit"
        if self._shoe:
            shoe = ShoeScene([], seed=seed, fps=SHOE_FPS)
            self.scene: Scene | ShoeScene = shoe
            self.director: Director = ShoeDirector(shoe, seed=seed, pace="real", deals=None)
        else:
            cover = COVER in known.markers(rules)
            self.scene = Scene(deck_for(seed, 1, cover=cover), seed=seed, fps=FPS)
            self.director = Director(self.scene, seed=seed, pace="real", deals=None)
        self._fps = SHOE_FPS if self._shoe else FPS
        cast(Any, self.scene)._picture.render = lambda *_: None
        demo = self.director.demo
        self.queries = Queries(cast(Any, self.table), cast(Any, None), closes_ms=demo.closes_ms)
        self._lies: tuple[Any, ...] = ()
        self._since_s = 0.0

    async def runs(self, seconds: float, until: Callable[[], bool] = lambda: False) -> float:
        """This number of seconds passes, or fewer until this is so; the number that did."""
        loop = asyncio.get_running_loop()
        began_s = loop.time()
        while loop.time() - began_s < seconds and not until():
            await asyncio.sleep(1 / self._fps)
            self.scene.frame()
            self._look(loop.time())
            self.table.tick()
        return loop.time() - began_s

    @asynccontextmanager
    async def at_work(self) -> AsyncGenerator[None]:
        """Its dealer deals while the block runs."""
        running = SimpleNamespace(table=self.table, queries=self.queries)
        deals = asyncio.create_task(self.director.run(cast(Any, running)))
        yield
        if deals.done():
            deals.result()
        while not deals.done():  # a wait that ends at this moment takes the first of them for its own
            deals.cancel()
            await asyncio.sleep(0.01)

    def _look(self, now_s: float) -> None:
        lies = (self.table.state.deal_number, self.scene.drawn, self.scene.busy, self.scene.deck)
        if lies != self._lies:
            self._left(lies)
            self._lies, self._since_s = lies, now_s
        if self._shoe or not playing(self.table.state) or self.scene.busy or now_s - self._since_s < READ_S:
            return
        deck, seen = self.scene.deck, self.scene.drawn
        cover = deck[:1] == (BACK,)
        index = seen - cover
        if index >= 0 and seen < len(deck) and len(live(self.table.state).cards) == index:
            self._read(deck[seen])

    def _left(self, lies: tuple[Any, ...]) -> None:
        """A card that leaves a shoe is read as it does."""
        before = self._lies
        if self._shoe and before and lies[3] == before[3] and lies[1] > before[1] and playing(self.table.state):
            self._read(lies[3][before[1]])

    def _read(self, label: str) -> None:
        if game_of(self.table.state).pack_in_box(live(self.table.state)):
            self.table.reads(label)

    # --- a guest ------------------------------------------------------------------------------------------------

    def sits_down(self, name: str) -> None:
        """Somebody takes a seat by his name, and has the money that the demonstration gives him."""
        self.table.dealer("open_seat", player=name)
        self.table.dealer("buy_in", player=name, amount=PURSE)
        self.table.touch()

    def can_act(self, name: str) -> bool:
        """Whether his page offers him anything."""
        state = self.table.state
        return playing(state) and bool(game_of(state).legal(live(state), name))
