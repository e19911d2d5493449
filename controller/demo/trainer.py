"""A dealer's training at the simulated table: one mistake at a time, and what the dealer did about it.

Between two cases the demonstration's own dealer deals (`director`). For a case he lets go of the box, the mistake is
made there, and nobody but the person at the dealer's page rules until he has acted or his time is up.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from controller.demo.cases import ACTS, Act, Case, Mistake, Result, Watch
from controller.demo.director import Director
from controller.demo.habit import Training
from controller.demo.misreading import Misreading
from controller.demo.training_sheet import Dark, TrainingSheet
from controller.demo.troubles import Troubles
from controller.games.audience import PUBLIC
from controller.games.cards import RANK_LABELS
from controller.games.message import Message, say
from controller.runtime.inbox import ServiceNote
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.wiring.assembly import Demo, Running
from controller.table.events import decode
from controller.table.state import DEALER, Refused, game_of, live, next_index, playing, stopped
from vision.render.scene import Scene, SceneBusy
from vision.render.shoe_scene import ShoeScene

LIMIT_S = 90.0
"""Seconds from the sign of a mistake after which nothing was done: a guess at how long players wait."""
STUCK_S = 60.0
"""Seconds without a moment for the next case, while play is not held, after which the deal is voided."""
LEAST_LEFT = 10
"""Cards in the box or shoe that a case needs."""
FURTHER_ON = 3
"""Places behind the next card from which a card is taken for it: the one after it might be drawn meanwhile."""
POLL_S = 0.2


class Trainer:
    """Leads through the cases of `sheet`, once the power is on. `training`: the game's; `misreading`: the tracker's."""

    _table: TableRunner
    _queries: Queries

    def __init__(
        self,
        director: Director,
        scene: Scene | ShoeScene,
        *,
        training: Training,
        sheet: TrainingSheet,
        troubles: Troubles,
        misreading: Misreading,
        seed: int,
        limit_s: float = LIMIT_S,
    ) -> None:
        self._director, self._scene = director, scene
        self._sheet, self._troubles, self._misreading = sheet, troubles, misreading
        self._seed, self._limit_s = seed, limit_s
        self._training = training
        self._stage = "on" if sheet.dark is not None else "ready"
        self._watch: Watch | None = None if sheet.dark is None else self._watching(sheet.dark.mistake)
        self._heard = 0
        """The journal's last row that was looked at."""
        self._result: Result | None = None
        self._wanted = asyncio.Event()
        """The dealer wants the next case."""
        self._ordered = 0
        self._posted: asyncio.Future[Any] | None = None
        """Kept as long as it is under way: a loop keeps no task by itself."""
        director.auto = False  # before he runs: he would answer what the dealer is to answer after a power cut
        inner = director.demo
        self.demo = Demo(self._verb, self._shown, inner.closes_ms, inner.begins_ms)
        """The training as the table sees it."""

    async def run(self, at_work: Running) -> bool:
        """Train until all cases are over, then for ever. Returns True where the power is to be cut."""
        self._table, self._queries = at_work.table, at_work.queries
        if self._sheet.dark is not None:
            self._heard = self._sheet.dark.seq
            await self._judge()
        while (case := self._sheet.next) is not None:
            await self._tidy()
            self._enter("ready" if self._result is None else "over")
            await self._wanted.wait()
            self._wanted.clear()
            self._result = None
            self._enter("coming")
            await self._deal_on(self._training.cases[case])
            self._begin(case)
            if self._sheet.dark is not None:
                return True
            await self._judge()
        await self._tidy()
        self._enter("ended")
        await asyncio.Event().wait()
        return False

    # --- one case -------------------------------------------------------------------------------------------------

    def _begin(self, case: str) -> None:
        """Make the mistake. Nothing here waits: what the camera sees comes afterwards."""
        mistake = self._mistake(case)
        journal = self._table.store.journal
        self._watch, self._heard = self._watching(mistake), journal.last_seq
        self._enter("on")
        match self._watch.case.kind:
            case "pushed_back":
                self._scene.push_back()
            case "misread":
                ((_, card),) = mistake.cards.items()
                self._misreading.misread(card, mistake.read)
                self._draw(1)
            case "double_draw":
                self._draw(2)
            case "covered":
                self._troubles.verbs["cover"]()
            case "early_call":
                self._post({"do": "close_bets"})
            case "early_card":
                self._scene.draw_card()
            case "claim":
                self._table.post(ServiceNote(mistake.seen))
            case "power_cut":
                self._sheet.cut(Dark(mistake, self._heard))

    def _watching(self, mistake: Mistake) -> Watch:
        return Watch(self._training.cases[mistake.case], mistake)

    def _mistake(self, case: str) -> Mistake:
        state = self._table.state
        place = next_index(state)
        deck = self._scene.deck[self._director.covered :]
        chance = random.Random(f"{self._seed}/{case}/{len(self._sheet.results)}")
        match kind := self._training.cases[case].kind:
            case "double_draw":
                # In the box the one below is seen in the window and read; out of the shoe either may be missed.
                two = deck[place : place + (2 if isinstance(self._scene, ShoeScene) else 1)]
                return Mistake(case, self._seen_double(two), dict(enumerate(two, place)))
            case "misread":
                true = deck[place]
                seen = say("training-seen-card", number=place + 1, card=true)
                return Mistake(case, seen, {place: true}, read=chance.choice(self._instead(true, deck[place:])))
            case "claim":
                seen, due = self._training.claim(self._queries.view(PUBLIC)["deal"], chance)
                return Mistake(case, seen, due=due)
            case "power_cut":
                return Mistake(case, say("training-seen-dark"), count=1)
            case _:
                return Mistake(case, _SEEN[kind])

    def _seen_double(self, two: Sequence[str]) -> Message:
        """What he sees of cards that came together: not what lies face down."""
        place = game_of(self._table.state).expects(live(self._table.state))
        if place is not None and place.face == "down":
            return say("training-seen-double-down")
        return say("training-seen-double", cards=tuple(two))

    def _instead(self, true: str, left: Sequence[str]) -> Sequence[str]:
        """The cards for one of which this one is taken; `left`: it and those behind it."""
        if self._training.as_good is not None:
            return self._training.as_good(true)
        others = [card for card in left[FURTHER_ON:] if card[0] != true[0]]
        return others or [rank + true[1] for rank in RANK_LABELS if rank != true[0]]

    def _draw(self, count: int) -> None:
        """A hand draws; where cards come only behind closed bets, they are closed before."""
        if isinstance(self._scene, ShoeScene) and live(self._table.state).phase == "bets_open":
            self._post({"do": "close_bets"})
        (self._scene.draw_card if count == 1 else self._scene.draw_two)()

    async def _judge(self) -> None:
        """Until the dealer has acted, or his time since the sign is up. A case without a sign in that time counts as
        none and comes again."""
        watch, loop = self._watch, asyncio.get_running_loop()
        assert watch is not None
        since_s, signed = loop.time(), False
        while self._result is None:
            version = self._table.version
            self._follow()
            if watch.signed_at and not signed:
                since_s, signed = loop.time(), True
            if self._result is None and loop.time() - since_s >= self._limit_s:
                if not signed:
                    self._sheet.again()
                    return
                self._over(watch.nothing_done())
            if self._result is None:
                await self._changed(version)

    def _follow(self) -> None:
        """What the journal has got since."""
        watch, journal = self._watch, self._table.store.journal
        if watch is None or self._result is not None or journal.last_seq == self._heard:
            return
        for row in journal.rows(self._heard, journal.hash_of(self._heard) or ""):
            self._heard = row.seq
            if (row.command or "").startswith(_OWN):
                continue
            signed = watch.signed_at
            result = watch.hear(row.at, decode(row.body))
            if watch.signed_at != signed:
                self._table.touch()
            if result is not None:
                self._over(result)
                return

    def _over(self, result: Result) -> None:
        self._result = result
        self._sheet.over(result)
        self._stage = "over"
        self._table.touch()

    # --- between two cases ----------------------------------------------------------------------------------------

    async def _deal_on(self, case: Case) -> None:
        """The director deals until there is a moment for the next case, a round of bets after this one."""
        began = self._moment()
        loop = asyncio.get_running_loop()
        since_s = loop.time()
        self._director.stops_here = lambda: self._moment() != began and self._fit(case)
        self._director.auto = True
        while self._director.auto:
            await self._changed(self._table.version)
            if stopped(self._table.state) is not None:
                since_s = loop.time()
            elif loop.time() - since_s > STUCK_S and playing(self._table.state):
                since_s = loop.time()
                await self._order({"do": "void_deal"})

    def _moment(self) -> tuple[int, int]:
        state = self._table.state
        return (state.deal_number, game_of(state).round(live(state))) if state.deal_number else (0, 0)

    def _fit(self, case: Case) -> bool:
        """Whether the case can begin: in its phase, with some cards shown, enough left, and nothing in doubt."""
        state = self._table.state
        deal = live(state)
        settled = state.question is None and not state.sight.doubted and stopped(state) is None
        enough = len(deal.cards) >= case.least_shown and self._scene.left >= LEAST_LEFT
        return settled and enough and deal.phase in case.phases

    async def _tidy(self) -> None:
        """Whatever the dealer has left is put right as far as that can be, so that dealing can go on."""
        self._misreading.read_right()
        if "covered" in self._troubles.on:
            self._troubles.verbs["uncover"]()
        loop = asyncio.get_running_loop()
        ends_at_s = loop.time() + STUCK_S
        self._director.stops_here = lambda: True
        while True:
            version, state = self._table.version, self._table.state
            self._lay_away_in_the_world()
            held = stopped(state)
            if self._scene.busy or (held is not None and held.by == "fault" and loop.time() < ends_at_s):
                pass
            elif state.question is not None or (held is not None and held.by == "starting"):
                self._director.auto = True
            elif held is not None:
                for order in self._undone():
                    await self._order(order)
            else:
                break
            if loop.time() >= ends_at_s and playing(state):
                ends_at_s = loop.time() + STUCK_S
                await self._order({"do": "void_deal"})
            await self._changed(version)
        self._director.auto = False
        for order in self._mended():
            await self._order(order)

    def _undone(self) -> Iterator[dict[str, Any]]:
        """What ends a hold that the dealer has left."""
        state = self._table.state
        if self._watch is not None and self._watch.case.kind == "early_card" and playing(state):
            yield {"do": "lay_away"}
        yield {"do": "resume", "without": {part: text.json() for part, text in state.faults.items()}}

    def _mended(self) -> Iterator[dict[str, Any]]:
        """What puts the last mistake right where the dealer did not."""
        mistake, state = (None if self._watch is None else self._watch.mistake), self._table.state
        if mistake is None or not playing(state):
            return
        for place, card in mistake.cards.items():
            if place < len(live(state).cards) and live(state).cards[place].label == mistake.read:
                yield {"do": "correct", "index": place, "card": card}
        if live(state).phase == "bets_closed" and not mistake.cards:
            yield {"do": "reopen_bets"}

    def _lay_away_in_the_world(self) -> None:
        """A card that the dealer lays away is out of the shoe's count."""
        state, scene = self._table.state, self._scene
        if isinstance(scene, ShoeScene) and not scene.busy and playing(state) and stopped(state) is None:
            with suppress(SceneBusy):
                scene.lay_away(next_index(state))

    # --- the panel ------------------------------------------------------------------------------------------------

    def _verb(self, command: Mapping[str, Any]) -> None:
        """The panel's acts: the next case, and what the dealer says or does beside his page. Raises Refused."""
        action = str(command.get("action"))
        if action == "next_case" and self._stage in ("ready", "over") and self._sheet.next is not None:
            self._wanted.set()
            return
        self._follow()  # an act on the page comes before this one
        if action not in self._acts():
            raise Refused("bad_action", say("training-not-now"))
        if action == "uncover":
            self._troubles.verbs["uncover"]()
        assert self._watch is not None
        result = self._watch.acts(self._table.store.journal.last_at, Act(action))
        if result is not None:
            self._over(result)

    def _shown(self) -> Mapping[str, Any]:
        """What the dealer's page shows beside the demonstration's own."""
        watch, result, signed = self._watch, self._result, self._is_signed
        training = {
            "stage": self._stage,
            "number": min(len(self._sheet.results) + (self._stage != "over"), len(self._sheet.cases)),
            "seen": watch.mistake.seen.json() if watch is not None and signed else None,
            "acts": self._acts(),
            "result": None if result is None else shown_result(self._training, result),
            "sheet": [shown_result(self._training, one) for one in self._sheet.results],
            "cases": len(self._sheet.cases),
            "right": self._sheet.right,
        }
        return {**self._director.demo.shown(), "training": training}

    @property
    def _is_signed(self) -> bool:
        """A case is on, and the table has shown it."""
        return self._stage == "on" and self._watch is not None and bool(self._watch.signed_at)

    def _acts(self) -> list[str]:
        """What can be said or done beside the page in the case that is on."""
        if self._watch is None or not self._is_signed:
            return []
        covered = ["uncover"] if "covered" in self._troubles.on else []
        claim = ["granted", "refused"] if self._watch.case.kind == "claim" else []
        return [*covered, *claim, "nothing"]

    def _enter(self, stage: str) -> None:
        self._stage = stage
        self._table.touch()

    # --- small things ---------------------------------------------------------------------------------------------

    async def _order(self, command: dict[str, Any]) -> None:
        """As the dealer, but for the judge: what is refused was not needed."""
        self._ordered += 1
        key = f"{_KEY}{self._table.store.journal.last_seq}-{self._ordered}"
        await self._table.submit({"id": key, "at": self._queries.view()["at"], **command}, DEALER)

    def _post(self, command: dict[str, Any]) -> None:
        """The same without waiting for it. It is no act of the dealer's: the judge hears it as a sign."""
        self._posted = asyncio.ensure_future(self._table.submit({"at": self._queries.view()["at"], **command}, DEALER))

    async def _changed(self, version: int) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL_S):
                await self._table.wait_change(version)


_KEY = "training-"
_OWN = f"dealer::{_KEY}"
"""How the marks of the trainer's own commands begin in the journal."""
_SEEN: Mapping[str, Message] = {
    "pushed_back": say("training-seen-pushed"),
    "covered": say("training-seen-covered"),
    "early_call": say("training-seen-early-call"),
    "early_card": say("training-seen-early-card"),
}


def shown_result(training: Training, result: Result) -> dict[str, Any]:
    """A result as pages show it: its case, what was done, what is right, and where that stands."""
    case = training.cases[result.case]
    return {
        "name": case.name.json(),
        "outcome": result.outcome,
        "act": None if not result.act else ACTS[result.act].json(),
        "seconds": result.seconds,
        "answer": case.answer.json(),
        "section": case.section,
        "rule": case.rule,
    }
