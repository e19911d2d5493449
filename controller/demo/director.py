"""The people of the simulated table: four bots who bet, and a dealer with his hand at the rendered box.

Only the parts are simulated (`controller.runtime.wiring.simulated`); the table above them is the real one. The demo's
dealer knows of the cards what any dealer knows: he can look at the one in his hand when the table asks.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from controller.demo import bots
from controller.demo.habits import DEALERS
from controller.demo.troubles import Troubles
from controller.games.audience import DEALER_VIEW, Viewer
from controller.games.cards import BY_LABEL, Card
from controller.games.dealer import FOR_A_GUEST
from controller.games.game import COVER, Decision
from controller.games.message import as_message, say
from controller.games.refusal import Refusal
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.wiring.assembly import Demo, Running
from controller.runtime.wiring.simulated import deck_for
from controller.table.state import (
    DEALER,
    Actor,
    Refused,
    askable,
    awaited,
    game_of,
    live,
    next_index,
    playing,
    said_at_start,
    stopped,
    time_for_bets,
)
from vision.render.card_art import BACK
from vision.render.scene import Scene, SceneBusy
from vision.render.shoe_scene import ShoeScene

BEHIND_THE_CUT = 7
"""Cards behind the cut card, where the demo's dealer puts it into a shoe by default."""
BOT_PURSE = 1000
FPS = 30

BETTING_S = {"real": 3.0, "max": 0.0}
BETTING_WITH_PEOPLE_S = 12.0
"""Seconds for the bets of a round once a person sits at the table."""
CARD_PAUSE_S = {"real": 1.2, "max": 0.0}
BETWEEN_DEALS_S = {"real": 8.0, "max": 0.0}
DEAL_OUT_S = 0.8
"""Seconds for which a card rests while the pack is dealt out in test mode."""
HURRY_S = 0.2
"""For what he and the bots take their time otherwise, while a guest waits for his first act."""
BETWEEN_DEALS_WITH_GUEST_S = 2.0
ANSWER_S = {"real": 2.0, "max": 0.0}
"""Seconds that the demo's dealer takes to answer a question, by pace."""


def _left_ms(at_s: float | None) -> int | None:
    """Milliseconds until then, by the loop's clock."""
    return None if at_s is None else max(0, math.ceil((at_s - asyncio.get_running_loop().time()) * 1000))


class Director:
    """The demo's dealer: loads the box, waits for the bets, draws, answers questions - until a person takes over."""

    _table: TableRunner
    _queries: Queries

    def __init__(
        self,
        scene: Scene | ShoeScene,
        *,
        seed: int,
        pace: str,
        deals: int | None,
        troubles: Troubles | None = None,
    ) -> None:
        """`troubles`: what visitors may do to the parts; None: nothing comes of it."""
        self._scene = scene
        self._troubles = troubles or Troubles()
        self._seed = seed
        self._pace = pace
        self._deals = deals
        self.finished = 0
        self.auto = True
        self._bets_done: tuple[int, int] | None = None
        self._decided: tuple[int, frozenset[str]] = 0, frozenset()
        """The deal, and the decisions of it that the bots have been asked for."""
        self._dealt = False
        self.decks: dict[int, list[str]] = {}
        """The cards of each deal that has come to its end, in their order, those laid away left out."""
        self._dealing_out = False
        self._closes_at_s: float | None = None
        """When he closes the bets, by the loop's clock; None while he does not wait for any."""
        self._at_start: frozenset[str] = frozenset()
        """The people who had a seat when the deal began."""
        self._has_acted: frozenset[str] = frozenset()
        """The people who could do something since they took their seats."""
        self._begins_at_s: float | None = None
        """When he begins the next deal, by the loop's clock; None while he does not wait for that."""
        self.stops_here: Callable[[], bool] = lambda: False
        """Asked whenever he could draw: whether he lets go of the box there, as when a person takes over."""
        self.demo = Demo(self._demo_verb, self._shown, self._closes_ms, self._begins_ms)
        """The director as the table sees it."""

    async def run(self, at_work: Running) -> None:
        """Deal at this table until `deals` deals are over; for ever when that is None."""
        self._table, self._queries = at_work.table, at_work.queries
        self._at_start = self._people()  # of a deal that goes on after a restart
        self._publish()
        await self._seat_bots()
        while self._deals is None or self.finished < self._deals:
            version = self._table.version
            worked = await self._step()
            if not worked:
                await self._changed(version, 0.1 if self._pace == "max" else 0.25)

    async def _step(self) -> bool:
        """One thing to do, if there is one; False when there is nothing to do now."""
        state = self._table.state
        self._watch_guests()
        if state.question is not None and self.auto:
            return await self._answer()
        if state.in_test and self._dealing_out:
            return await self._deal_on()
        self._dealing_out = False
        hold = stopped(state)
        if hold is not None:
            return self.auto and hold.by == "starting" and await self._say_that_the_cover_is_on()
        if not playing(state):
            return await self._new_deal() if self.auto else False
        self._dealt = True
        if self.auto and self._is_in_the_way():
            return await self._make_room()
        deal = live(state)
        coming = (state.deal_number, len(deal.cards))
        if deal.phase == "bets_open" and self._bets_done != coming:
            self._bets_done = coming
            await self._bot_bets()
            return True
        if self.auto and (deck := self._other_pack()):
            self._scene.load(deck)
            return True
        if await self._bots_decide() or (self.auto and (await self._decide() or await self._without_answers())):
            return True
        if self.auto and self._ready_to_draw():
            if self.stops_here():
                self.auto = False
                self._publish()
                return True
            await self._wait_for_bets(coming)
            still_due = stopped(self._table.state) is None and self.auto and self._ready_to_draw()
            if still_due and not self._is_in_the_way():
                await self._draw(self._scene.draw_card)
            return True
        return False

    # --- guests -----------------------------------------------------------------------------------------------------

    def _people(self) -> frozenset[str]:
        """Those with a seat and money."""
        state = self._table.state
        if state.deal is None:
            return frozenset()
        return frozenset(name for name, bot in state.seats.items() if not bot and state.deal.purses.get(name, 0) > 0)

    def _watch_guests(self) -> None:
        state = self._table.state
        people = self._people()
        able = {name for name in people if playing(state) and game_of(state).legal(live(state), name)}
        self._has_acted = (self._has_acted & people) | able

    def _guests(self) -> frozenset[str]:
        """Those who wait for their first act."""
        return self._people() - self._has_acted

    def _is_in_the_way(self) -> bool:
        """Whether the run that is on keeps a guest waiting in which nobody but bots plays, and he does not."""
        state = self._table.state
        if self._pace != "real" or self._scene.busy or game_of(state).takes_newcomers(live(state)):
            return False
        return bool(self._guests() - self._at_start) and not self._people() & self._at_start

    async def _make_room(self) -> bool:
        """The run is void, and the next one begins with the guest."""
        await self._order({"do": "void_deal", "text": FOR_A_GUEST})
        return True

    def _takes(self, seconds: float) -> float:
        """Seconds for what takes him and the bots `seconds` at their leisure."""
        return min(seconds, HURRY_S) if self._guests() else seconds

    # ----------------------------------------------------------------------------------------------------------------

    async def _say_that_the_cover_is_on(self) -> bool:
        """After a restart, as the camera reads no cover card: no card of the pack has left."""
        if not self.covered or self._scene.drawn or self._scene.busy:
            return False
        await self._sleep(self._takes(ANSWER_S[self._pace]))
        state = self._table.state
        key = f"demo-cover-{state.deal_number}-{state.sight.epoch}"
        await self._order({"id": key, "do": "drawn", "count": 0})
        return True

    async def _decide(self) -> bool:
        """What is awaited of the dealer himself, if anything."""
        state = self._table.state
        for decision in awaited(state):
            if decision.player is None and not decision.all_seats and not self._scene.busy:
                await self._sleep(self._takes(ANSWER_S[self._pace]))
                self._put_back(game_of(state).goes_back(live(state)))
                key = f"demo-{state.deal_number}-{decision.key}"
                await self._order({"id": key, "do": self._answer_of_the_dealer(decision), "decision": decision.key})
                return True
        return False

    async def _without_answers(self) -> bool:
        """Where every seat is asked and nobody need answer, he goes on by himself: at once among bots, who have been
        asked; with people when they have had their time and are silent."""
        verb = game_of(self._table.state).without_answers(live(self._table.state))
        decision = next((one for one in awaited(self._table.state) if one.all_seats and one.verbs), None)
        if not verb or decision is None or self._scene.busy:
            return False
        if any(not bot for bot in self._table.state.seats.values()):
            if verb == "close_bets":  # somebody has answered: the clock ends it
                return False
            if not await self._people_are_silent(verb):
                return True
        await self._sleep(self._takes(ANSWER_S[self._pace]))
        if self._would_go_on_by() == verb:
            await self._order({"id": f"demo-{self._table.state.deal_number}-{decision.key}-{verb}", "do": verb})
        return True

    def _would_go_on_by(self) -> str:
        """The verb by which he would go on now; "" where play is held or a person has taken over."""
        state = self._table.state
        if not self.auto or stopped(state) is not None or not playing(state):
            return ""
        return game_of(state).without_answers(live(state))

    async def _people_are_silent(self, verb: str) -> bool:
        """Whether nobody has answered in the time that people have."""
        ends_at_s = asyncio.get_running_loop().time() + BETTING_WITH_PEOPLE_S
        while self._would_go_on_by() == verb:
            version, left_s = self._table.version, ends_at_s - asyncio.get_running_loop().time()
            if left_s <= 0:
                return True
            await self._changed(version, left_s)
        return False

    def _answer_of_the_dealer(self, decision: Decision) -> str:
        """By his habit in this game, else the first that he may give."""
        game, deal = game_of(self._table.state), live(self._table.state)
        habit = DEALERS.get(game.name)
        return decision.verbs[0] if habit is None else habit(game.view(deal, DEALER_VIEW))

    def _put_back(self, card: Card | None) -> None:
        """No game of the open box has a card that goes back into it."""
        assert card is None

    async def _deal_on(self) -> bool:
        """In test mode: the next card of the pack that is dealt out, until the box is empty."""
        if self._scene.busy:
            return False
        if not self._scene.left:
            self._dealing_out = False
            return False
        await self._sleep(DEAL_OUT_S)
        if self._dealing_out and self._table.state.in_test and not self._scene.busy and self._scene.left:
            self._scene.draw_card()
        return True

    def _ready_to_draw(self) -> bool:
        """A card is due, that in the window has been read and nothing moves."""
        state = self._table.state
        if not playing(state) or self._scene.busy or game_of(state).expects(live(state)) is None:
            return False
        return self._scene.drawn + 1 - self.covered == next_index(state)

    async def _draw(self, move: Callable[[], None]) -> None:
        version = self._table.version
        move()
        while self._scene.busy:
            version = await self._changed(version, 0.05)

    async def _wait_for_bets(self, coming: tuple[int, int]) -> None:
        """Until his time for the bets is up, or that of the table; shorter when play is held, the bets are closed
        without him or a person takes over."""
        state = self._table.state
        if live(state).phase != "bets_open":
            await self._sleep(self._takes(CARD_PAUSE_S[self._pace]))
            return
        if not self._betting_s():
            return
        began_s = asyncio.get_running_loop().time()
        try:
            while self.auto and self._bets_open(coming[0]) and not self._is_in_the_way():
                if self._closes_at_s != began_s + self._betting_s():  # somebody has come, or the last one has gone
                    self._close_at(began_s + self._betting_s())
                version, left_s = self._table.version, self._bets_left_s()
                if left_s <= 0:
                    return
                await self._changed(version, left_s)
        finally:
            self._close_at(None)

    def _betting_s(self) -> float:
        """Seconds for the bets of a round."""
        people = any(not bot for bot in self._table.state.seats.values())
        return BETTING_WITH_PEOPLE_S if people and self._pace == "real" else BETTING_S[self._pace]

    def _bets_open(self, deal_number: int) -> bool:
        state = self._table.state
        return stopped(state) is None and state.deal_number == deal_number and live(state).phase == "bets_open"

    def _bets_left_s(self) -> float:
        """Seconds until the bets are closed: his own, less where the table's time for bets ends sooner."""
        clocks = self._queries.clocks()
        decision = time_for_bets(self._table.state)
        left_ms: int = clocks["closes_ms"] if decision is None else clocks["left_ms"][decision.key]
        return left_ms / 1000

    async def _new_deal(self) -> bool:
        state = self._table.state
        if self._dealt:
            self._dealt = False
            self.decks[state.deal_number] = list(self._scene.deck[self.covered :])
            self.finished += 1
            if self._deals is not None and self.finished >= self._deals:
                return True
            await self._pause_between_deals()
        await self._refill()
        deck = self._next_deck()
        if list(self._scene.deck) != deck or self._scene.drawn:
            self._scene.load(deck)
        while self._scene.busy:
            await self._changed(self._table.version, 0.05)
        # A pack that was just put in; without a void deal before it nobody asks.
        self._at_start = self._people()
        start = {"do": "start_deal", "pack": "new", **said_at_start(self._table.state)}
        await self._order({"id": f"demo-deal-{state.deal_number + 1}", **start})
        return True

    async def _pause_between_deals(self) -> None:
        """As long as he lets what was won be seen; shorter where a guest waits."""
        if not self._between_deals_s():
            return
        began_s = asyncio.get_running_loop().time()
        try:
            while True:
                ends_at_s = began_s + self._between_deals_s()
                if ends_at_s != self._begins_at_s:
                    self._begins_at_s = ends_at_s
                    self._publish()
                left_ms = _left_ms(ends_at_s)
                if not left_ms:
                    return
                await self._changed(self._table.version, left_ms / 1000)
                self._watch_guests()
        finally:
            self._begins_at_s = None
            self._publish()

    def _between_deals_s(self) -> float:
        wait_s = BETWEEN_DEALS_S[self._pace]
        return min(wait_s, BETWEEN_DEALS_WITH_GUEST_S) if self._guests() else wait_s

    @property
    def covered(self) -> bool:
        """A cover card was put on the pack in the box."""
        return self._scene.deck[:1] == (BACK,)

    def _other_pack(self) -> list[str]:
        """What is to be in the box since the deal began, where a suit has been taken out of the pack; else nothing."""
        state = self._table.state
        pack = {card.label for card in game_of(state).pack(live(state))}
        deck = list(self._scene.deck)
        gone = [card for card in deck if card in BY_LABEL and card not in pack]
        if not gone or self._scene.drawn or self._scene.busy:
            return []
        return [card for card in deck if card not in gone]

    def _next_deck(self) -> list[str]:
        """The pack of the next deal as the game wants it; the one it begins with while too few are seated."""
        state = self._table.state
        game = game_of(state)
        coming = game.open(state.rules, 0)
        with suppress(Refusal):
            coming = game.next_deal(game.carry(live(state)), state.rules, tuple(state.seats))
        pack = {card.label: count for card, count in game.pack(coming).items()} or None
        cover = COVER in game.markers(state.rules)
        return deck_for(self._seed, state.deal_number + 1, pack=pack, cover=cover)

    async def _answer(self) -> bool:
        """Look at the card and say what it is, as a dealer would."""
        question = self._table.state.question
        assert question is not None
        await self._sleep(self._takes(ANSWER_S[self._pace]))
        if question.kind == "restart":
            count = max(self._scene.drawn - self.covered - question.index, 0)
            await self._order({"id": f"demo-{question.id}", "do": "drawn", "count": count})
        else:
            card = self._scene.deck[question.index + self.covered]
            await self._order({"id": f"demo-{question.id}", "do": "answer", "question": question.id, "card": card})
        return True

    # --- the bots -------------------------------------------------------------------------------------------------

    async def _seat_bots(self) -> None:
        if self._table.state.mode != "table":
            return
        for name in bots.names(self._table.state.game, self._table.state.rules):
            if name not in self._table.state.seats:
                await self._order({"do": "open_seat", "player": name, "bot": True})
        await self._refill()

    async def _refill(self) -> None:
        """Bots who are nearly broke buy in again; it stands in the log like any other buy-in."""
        state = self._table.state
        for name in bots.names(state.game, state.rules):
            if name in state.seats and live(state).purses.get(name, 0) < BOT_PURSE // 10:
                key = f"demo-buy-{name}-{state.deal_number}-{len(live(state).cards)}"
                await self._order({"id": key, "do": "buy_in", "player": name, "amount": BOT_PURSE})

    async def _bot_bets(self) -> None:
        if self._table.state.mode != "table":
            return
        for name in bots.names(self._table.state.game, self._table.state.rules):
            if name not in self._table.state.seats:
                continue
            for command in bots.commands(name, self._queries.view(Viewer("seat", name)), seed=self._seed):
                await self._table.submit(command, Actor("seat", name))

    async def _bots_decide(self) -> bool:
        """A decision that is awaited of bots: each is asked once."""
        state = self._table.state
        asked = self._decided[1] if self._decided[0] == state.deal_number else frozenset()
        for decision in awaited(state):
            if decision.key in asked or not decision.verbs or state.mode != "table":
                continue
            self._decided = state.deal_number, asked | {decision.key}
            who = [decision.player] if decision.player is not None else state.seats if decision.all_seats else []
            for name in who:
                if state.seats.get(name):
                    await self._sleep(self._takes(CARD_PAUSE_S[self._pace]))
                    view = self._queries.view(Viewer("seat", name))
                    hurry = bool(self._guests())
                    for command in bots.decided(name, view, decision, seed=self._seed, hurry=hurry):
                        await self._table.submit(command, Actor("seat", name))
            return True
        return False

    # --- a person at the dealer's page ------------------------------------------------------------------------------

    def _demo_verb(self, command: Mapping[str, Any]) -> None:
        """The dealer's and the service page of the demo: `action` auto, manual, load, draw, draw_two, push_back,
        hand_pass, a verb of the troubles, or in test mode deal_out."""
        action = command.get("action")
        if action in self._troubles.verbs:
            self._troubles.verbs[action]()
            self._publish()
            return
        if action in ("auto", "manual"):
            self.auto, self._dealing_out = action == "auto", False
            self._publish()
            return
        if self._scene.busy:
            raise Refused("busy", say("dealer-demo-busy"))
        if action == "load":
            deck = self._other_pack() if playing(self._table.state) else self._next_deck()
            if not deck:
                raise Refused("deal_running", say("table-deal-running"))
            self._dealing_out = False
            self._scene.load(deck)
            return
        if action == "deal_out":
            if not self._table.state.in_test:
                raise Refused("no_test", say("table-no-test"))
            self.auto, self._dealing_out = False, True
            self._publish()
            return
        moves = {
            "draw": self._scene.draw_card,
            "draw_two": self._scene.draw_two,
            "push_back": self._scene.push_back,
            "hand_pass": self._scene.hand_pass,
        }
        if action not in moves:
            raise Refused("bad_action", say("dealer-demo-unknown", action=repr(action)))
        try:
            moves[action]()
        except SceneBusy as busy:
            raise Refused("busy", as_message(busy.message)) from None
        self.auto = self._dealing_out = False
        self._publish()

    def _close_at(self, at_s: float | None) -> None:
        self._closes_at_s = at_s
        self._publish()

    def _publish(self) -> None:
        self._table.touch()

    def _shown(self) -> Mapping[str, Any]:
        return {"auto": self.auto, "troubles": sorted(self._troubles.on)}

    def _closes_ms(self) -> int | None:
        return _left_ms(self._closes_at_s)

    def _begins_ms(self) -> int | None:
        return _left_ms(self._begins_at_s) if self.auto else None

    # --- small things -----------------------------------------------------------------------------------------------

    async def _order(self, command: dict[str, Any]) -> None:
        reply = await self._table.submit({"at": self._queries.view()["at"], **command}, DEALER)
        if not reply.ok:
            await self._changed(self._table.version, 0.2)

    async def _changed(self, version: int, at_most_s: float) -> int:
        try:  # not by wait_for: under Python 3.11 that loses a cancellation at the moment of a change
            async with asyncio.timeout(at_most_s):
                return await self._table.wait_change(version)
        except TimeoutError:
            return self._table.version

    async def _sleep(self, seconds: float) -> None:
        if seconds > 0:
            await asyncio.sleep(seconds)


class ShoeDirector(Director):
    """The same with a shoe, whose cards are read as they leave it: he closes the bets, and shows the cut card."""

    def __init__(
        self,
        shoe: ShoeScene,
        *,
        seed: int,
        pace: str,
        deals: int | None,
        troubles: Troubles | None = None,
        behind_the_cut: int = BEHIND_THE_CUT,
    ) -> None:
        super().__init__(shoe, seed=seed, pace=pace, deals=deals, troubles=troubles)
        self._shoe = shoe
        self._behind_the_cut = behind_the_cut
        self._cut_of = 0
        """The deal whose cut card has been shown."""

    def _put_back(self, card: Card | None) -> None:
        """Once: a crash may come between this and what is said of it. Such a game has one pack."""
        if card is not None and card.label not in self._shoe.deck[self._shoe.drawn :]:
            self._shoe.put_back(card.label)

    def _ready_to_draw(self) -> bool:
        """What left has been read, nothing moves, and bets are open or a card is due."""
        state = self._table.state
        if not playing(state) or self._shoe.busy or self._shoe.drawn != next_index(state):
            return False
        return live(state).phase == "bets_open" or game_of(state).expects(live(state)) is not None

    async def _answer(self) -> bool:
        """A card that lies face down and was not read, nobody may look at: it is laid away, and the round is void."""
        state = self._table.state
        question = state.question
        assert question is not None
        if question.kind == "restart" or askable(state, question.index):
            return await super()._answer()
        await self._sleep(self._takes(ANSWER_S[self._pace]))
        if self._shoe.busy:
            return False
        # The shoe first: a crash between the two leaves the question, and is not to leave a card that is never dealt.
        self._shoe.lay_away(next_index(state))
        await self._order({"id": f"demo-{question.id}", "do": "void_deal"})
        return True

    async def _bot_bets(self) -> None:
        """Before every round, as a shoe has many: a banker among them has to answer for all."""
        await self._refill()
        await super()._bot_bets()

    async def _wait_for_bets(self, coming: tuple[int, int]) -> None:
        if not self._shoe.left:  # cards that were laid away are missing: the coup is void, then the run ends
            await self._sleep(self._takes(ANSWER_S[self._pace]))
            await self._order({"do": "void_deal"})
            return
        await super()._wait_for_bets(coming)
        state = self._table.state
        if self.auto and stopped(state) is None and playing(state) and live(state).phase == "bets_open":
            await self._order({"do": "close_bets"})

    async def _draw(self, move: Callable[[], None]) -> None:
        state = self._table.state
        if game_of(state).expects(live(state)) is None:
            return
        if self._shoe.left <= self._behind_the_cut and self._cut_of != state.deal_number:
            self._cut_of = state.deal_number
            for marker in game_of(state).markers(state.rules):
                await self._order({"do": "mark", "marker": marker})
        await super()._draw(move)
