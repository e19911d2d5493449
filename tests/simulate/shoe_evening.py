"""An evening with a game whose cards are read as they leave a shoe: `Evening` with another box, dealer and punters.

The punters have the habits of the game's bots; they bet and decide by what their own tablets show.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from typing import Any

from controller.games.refusal import Refusal
from controller.games.registry import GAMES
from controller.runtime.runner import Opening
from controller.table.events import Event
from controller.table.state import TableState, game_of, live, next_index, playing
from tests.simulate import people
from tests.simulate.evening import BANK, NAMES, TROUBLES, CheckedTable, Evening
from tests.simulate.shoe import Shoe
from tests.simulate.tablets import Tablet

EXIT_GAMES = tuple(name for name, game in GAMES.items() if game.read_at({}) == "exit")
"""The games that are played so."""
SHOE_TROUBLES = tuple(trouble for trouble in TROUBLES if trouble != "beam")
CUT = 16
"""Cards behind the cut card."""
MOST_CARDS = 80
"""A run that is longer is voided: an evening is to come to its end."""
MOST_CLOSED = 20
"""Times that bets are closed in a row without a card before a run is voided: only the banker may have money left."""


class ShoeEvening(Evening):
    """One seed of one game."""

    def __init__(self, seed: int, game: str, troubles: Iterable[str] = SHOE_TROUBLES, deals: int = 2) -> None:
        self.game = game
        self._asked_at: dict[str, int] = {}
        """How many cards had left the shoe when a question was asked, by its id."""
        super().__init__(seed, [trouble for trouble in troubles if trouble != "beam"], deals)
        habits = list(GAMES[game].habits)
        self.habit_of = {tablet.actor.player: habits[n % len(habits)] for n, tablet in enumerate(self.punters)}
        self.shoe: Shoe = self.box  # type: ignore[assignment]

    def _make_opening(self) -> Opening:
        return Opening(rules={}, game=self.game, bank=BANK)

    def _make_box(self) -> Shoe:
        return Shoe(self.rng, unclear=self.rng.choice((0.0, 0.03)))

    def _seats(self) -> Sequence[str]:
        return NAMES[: max(self.rng.randint(1, 3), GAMES[self.game].min_seats)]

    def _people(self) -> list[Coroutine[Any, Any, None]]:
        return [dealer(self), *(punter(self, tablet) for tablet in self.punters)]

    def last_seen(self) -> int:
        return self.shoe.position - 1

    def step(self, table: CheckedTable, before: Mapping[str, Any] | None, command: str | None, rows: int) -> None:
        question = table.state.question
        if question is not None:
            self._asked_at.setdefault(question.id, self.shoe.gone)
        sent = None if command is None else self.sent(command)
        if sent is not None and sent["do"] in ("lay_away", "void_deal") and playing(table.state):
            self.shoe.lay_away(next_index(table.state))
        super().step(table, before, command, rows)

    def drawn_since(self, index: int) -> int:
        """Cards that had left when the question was asked: one that leaves later is read again."""
        question = None if self.table is None else self.table.state.question
        there = self.shoe.position if question is None else self._asked_at.get(question.id, self.shoe.position)
        return max(0, there - index)

    def closed_by_mistake(self, state: Mapping[str, Any]) -> bool:
        return False

    def _check_late_bets(self, state: TableState, events: Iterable[Event]) -> None:
        """Bets are closed by the dealer, before a card is drawn."""

    def face_down(self) -> int:
        """Cards that go by face down now."""
        assert self.table is not None
        game, deal, count = game_of(self.table.state), live(self.table.state), 0
        while (command := game.unread(deal)) is not None:
            for event in game.decide(deal, command):
                deal = game.apply(deal, event)
            count += 1
        return count

    def cards_of_next_deal(self) -> list[str]:
        """The cards from which the next deal is dealt."""
        assert self.table is not None
        state = self.table.state
        game = game_of(state)
        try:
            coming = game.next_deal(game.carry(live(state)), state.rules, tuple(state.seats))
        except Refusal:
            return []
        return [card.label for card, count in game.pack(coming).items() for _ in range(count)]


async def dealer(evening: ShoeEvening) -> None:
    """Deals the evening's runs, with what goes wrong, to the end."""
    rng, tablet, shoe = evening.rng, evening.dealer, evening.shoe
    await asyncio.sleep(1.0)
    for one in evening.punters:
        await people.until_taken(evening, "open_seat", player=one.actor.player)
        await people.until_taken(evening, "buy_in", player=one.actor.player, amount=1000)
    for _ in range(evening.deals):
        shoe.fill(evening.cards_of_next_deal())
        evening.note("a new shoe")
        while not people.playing(evening):
            await people.answer(evening)
            await tablet.give("start_deal", **({"pack": "new"} if evening.used_pack() else {}))
            await asyncio.sleep(0.5)
        cut = False
        closed = 0
        while people.playing(evening):
            await people.answer(evening)
            if rng.random() < people.TROUBLE:
                await people.trouble(evening)
                continue
            state = tablet.state or {}
            if evening.table is None or state.get("hold") is not None or not people.playing(evening):
                await asyncio.sleep(0.3)
                continue
            if shoe.position > MOST_CARDS or shoe.empty or closed > MOST_CLOSED:
                await tablet.give("void_deal")
            elif people.goes_on_without_sight(state) and "pass_by" in state["dealer"]["may"]:
                for _ in range(evening.face_down()):
                    await shoe.draw()
                    evening.note(f"card {shoe.position} laid away face down")
                await tablet.give("pass_by")
            elif state["expects"] is not None and state["deal"]["phase"] != "bets_open":
                if len(shoe.pack) - shoe.position == CUT and not cut:
                    cut = True
                    for marker in state["table"]["markers"]:
                        await tablet.give("mark", marker=marker)
                closed = 0
                await shoe.draw()
                evening.note(f"card {shoe.position} drawn")
                if people.goes_on_without_sight(tablet.state or {}):
                    await people.key(evening)
            elif state["deal"]["phase"] == "bets_open":
                await asyncio.sleep(rng.uniform(1.0, 8.0))
                await tablet.give("close_bets")
                closed += 1
            await asyncio.sleep(rng.uniform(0.3, 2.0))


async def punter(evening: ShoeEvening, tablet: Tablet) -> None:
    """Bets and decides as one of the game's bots does."""
    rng = evening.rng
    player = tablet.actor.player
    assert player is not None
    verbs = GAMES[evening.game].verbs
    habit = GAMES[evening.game].habits[evening.habit_of[player]]
    number = 0
    while True:
        await asyncio.sleep(rng.uniform(0.5, 4.0))
        state = tablet.state
        if state is None or not people.playing(evening) or not state["deal"]:
            continue
        chance = random.Random(rng.random())
        awaited = [one for one in state["awaiting"] if one["verbs"] and one["player"] in (player, None)]
        if not awaited and state["deal"]["phase"] != "bets_open":
            continue
        for act in habit(player, state["deal"], chance):
            number += 1
            fields: dict[str, Any] = dict(act)
            verb = fields.pop("do")
            if "bet" in verbs[verb].fields and "bet" not in fields:
                fields["bet"] = f"{player}{number}"
            decision = _decision(awaited, verb)
            await tablet.give(verb, **fields, **({"decision": decision} if decision else {}))


def _decision(awaited: Iterable[Mapping[str, Any]], verb: str) -> str | None:
    return next((one["key"] for one in awaited if verb in one["verbs"]), None)
