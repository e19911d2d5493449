"""An evening of German faro: `Evening` with a cover card on the pack, marks instead of money, options drawn at random
and a dealer who errs.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping, Sequence
from typing import Any

from controller.demo.habits import HABITS
from controller.games.german_faro.acts import StakeLaid
from controller.games.registry import GAMES
from controller.runtime.store import Opening
from controller.table.events import Event, Played
from controller.table.state import TableState, game_of, live, next_index
from hardware.devices import Part
from tests.instruments.simulate import german_people
from tests.instruments.simulate.evening import LATE_BET_S, NAMES, TROUBLES, CheckedTable, Evening
from tests.instruments.simulate.options import drawn

GAME = "german_faro"
BANKS = (10, 40, 100, 1000)
"""Marks of the bank: the small ones break."""


class GermanEvening(Evening):
    """One seed."""

    def __init__(self, seed: int, troubles: Iterable[str] = TROUBLES, deals: int = 2) -> None:
        self.seated = 0
        """How many have a seat at first."""
        self._loaded: tuple[int, int] | None = None
        """The deal whose pack lies in the box, and the cards of it."""
        super().__init__(seed, troubles, deals)
        habits = list(HABITS[GAME].values())
        self.habit_of = {tablet.actor.player: habits[n % len(habits)] for n, tablet in enumerate(self.punters)}
        self.note(f"{GAME}, {dict(self.opening.rules)}, a bank of {self.opening.bank}")

    def _make_opening(self) -> Opening:
        return Opening(rules=drawn(GAMES[GAME], self.rng), game=GAME, bank=self.rng.choice(BANKS))

    def bank_marks(self) -> int:
        """What a player who is the banker puts up."""
        return int(self.opening.rules.get("bank_marks", 100))

    def fewest(self) -> int:
        """Players with marks without whom no deal begins, the banker among them."""
        return GAMES[GAME].min_seats + (self.opening.rules.get("banker", "house") != "house")

    def may_draw_two(self) -> bool:
        return False  # the dealer of faro alone puts two cards at once right

    def _seats(self) -> Sequence[str]:
        """Those who play, and one more."""
        self.seated = self.rng.randint(GAMES[GAME].min_seats, GAMES[GAME].max_seats or len(NAMES))
        return NAMES[: self.seated + 1]

    def _people(self) -> list[Coroutine[Any, Any, None]]:
        return [german_people.dealer(self), *(german_people.punter(self, tablet) for tablet in self.punters)]

    async def tell_truth(self, question: Mapping[str, Any]) -> None:
        await german_people.tell_truth(self, question)

    def step(self, table: CheckedTable, before: Mapping[str, Any] | None, command: str | None, rows: int) -> None:
        state = table.state
        coming = state.deal_number, game_of(state).pack_size(live(state))
        if coming != self._loaded:  # which cards it has is decided when it begins, or by the books that are chosen
            self._loaded = coming
            self.box.load([card.label for card in game_of(state).pack(live(state))], cover=True)
            self.note(f"a new pack of {len(self.box.pack)} under its cover card")
        super().step(table, before, command, rows)

    def closed_by_mistake(self, state: Mapping[str, Any]) -> bool:
        deal = state["deal"]
        if not deal or deal["phase"] != "bets_closed" or deal["covered"]:
            return False
        return self.box.position < len(deal["cards"])

    def _check_late_bets(self, state: TableState, events: Iterable[Event]) -> None:
        """No marks are laid while a card of the pair lies open, unless nobody but the dealer sees it."""
        if {Part.CAMERA, Part.VIEW} & set(state.faults):
            return
        first = next_index(state)
        if self.box.position < first or not any(
            isinstance(event, Played) and isinstance(event.event, StakeLaid) for event in events
        ):
            return
        late_s = self.loop.time() - self.box.exposed_at_s[first]
        if late_s > LATE_BET_S:
            raise self.broken(f"marks were laid {late_s:.1f} s after the first card of their pair lay open")
