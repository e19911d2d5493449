"""An evening with a game whose cards are read as they leave a shoe: `Evening` with another box and other people, by
options drawn at random.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Iterator, Mapping, Sequence
from typing import Any

from controller.demo.habits import HABITS
from controller.games.refusal import Refusal
from controller.games.registry import GAMES
from controller.runtime.store import Opening
from controller.table.events import Event, Played, Ruled, RulingUndone
from controller.table.moment import moment
from controller.table.sight.place import NOT_DUE
from controller.table.state import TableState, blind, game_of, live, next_index, playing
from tests.instruments.simulate import shoe_people
from tests.instruments.simulate.evening import BANK, LATE_BET_S, NAMES, TROUBLES, CheckedTable, Evening
from tests.instruments.simulate.options import drawn
from tests.instruments.simulate.shoe import Shoe

EXIT_GAMES = tuple(name for name, game in GAMES.items() if game.read_at({}) == "exit")
"""The games that are played so."""
SHOE_TROUBLES = tuple(trouble for trouble in TROUBLES if trouble != "beam")
HANDS = {"siete_y_media": 6}
"""Games of which a run is one hand, and how many stand for a run of the others."""
STAKED = frozenset({"BetPlaced", "StakeLaid", "Staked"})
"""Events of the games that place a stake which must be placed before the first card."""
BEFORE_COUPS = frozenset({"burn", "burnt"})
"""Places of cards that belong to no coup."""
ENDS_COUP = frozenset({"CoupSettled", "CoupVoided", "BetsReopened", "CardCorrected"})
"""Events with which a coup ends, or may: a correction can make its cards complete."""
MOVES_CARDS = frozenset({"lay_away", "void_deal", "irregularity", "four_back"})
"""What the dealer says of cards in his hand."""


class ShoeEvening(Evening):
    """One seed of one game."""

    def __init__(self, seed: int, game: str, troubles: Iterable[str] = SHOE_TROUBLES, deals: int = 2) -> None:
        self.game = game
        self._asked_at: dict[str, int] = {}
        """How many cards had left the shoe when a question was asked, by its id."""
        self.seated = 0
        """How many have a seat at first."""
        self._followed: set[str] = set()
        """Commands of MOVES_CARDS that were carried out."""
        self._followed_of: CheckedTable | None = None
        self._warned = (0, 0)
        """The run, and how many of its cards had left when the dealer was last warned of one that was not due."""
        self._dealt = False
        """A card of the coup has been dealt."""
        super().__init__(seed, [trouble for trouble in troubles if trouble != "beam"], deals * HANDS.get(game, 1))
        habits = list(HABITS[game])
        self.habit_of = {tablet.actor.player: habits[n % len(habits)] for n, tablet in enumerate(self.punters)}
        self.shoe: Shoe = self.box  # type: ignore[assignment]
        self.note(f"{game}, {dict(self.opening.rules)}")

    def _make_opening(self) -> Opening:
        return Opening(rules=drawn(GAMES[self.game], self.rng), game=self.game, bank=BANK)

    def _make_box(self) -> Shoe:
        return Shoe(self.rng, unclear=self.rng.choice((0.0, 0.03)))

    def _seats(self) -> Sequence[str]:
        """Those who play, and one more."""
        self.seated = max(self.rng.randint(1, 3), GAMES[self.game].min_seats)
        return NAMES[: self.seated + 1]

    def _people(self) -> list[Coroutine[Any, Any, None]]:
        punters = (shoe_people.punter(self, tablet) for tablet in self.punters)
        return [shoe_people.dealer(self), *punters, shoe_people.late_tablet(self)]

    async def tell_truth(self, question: Mapping[str, Any]) -> None:
        await shoe_people.tell_truth(self, question)

    def last_seen(self) -> int:
        return self.shoe.position - 1

    def next_index(self) -> int:
        """Place of the next card, by the table."""
        return 0 if self.table is None else next_index(self.table.state)

    def step(self, table: CheckedTable, before: Mapping[str, Any] | None, command: str | None, rows: int) -> None:
        if table is not self._followed_of:
            self._followed_of = table
            self._follow_what_was_written(table)
            self._dealt = False  # the last write may have ended the coup, and nobody has been informed
        question = table.state.question
        if question is not None:
            self._asked_at.setdefault(question.id, self.shoe.gone)
        if table.state.hold == NOT_DUE:
            self._warned = (table.state.deal_number, self.shoe.gone)
        sent = None if command is None else self.sent(command)
        if sent is not None:
            self._follow(table, sent)
        super().step(table, before, command, rows)

    def _follow_what_was_written(self, table: CheckedTable) -> None:
        """What was carried out with the last write before a power cut: no step came after it."""
        assert self._journal is not None
        for sent in self.dealer.sent:
            unknown = sent["do"] in MOVES_CARDS and sent["id"] not in self._followed
            if unknown and self._journal.command_of(f"dealer::{sent['id']}") is not None:
                self._follow(table, sent)

    def _follow(self, table: CheckedTable, sent: Mapping[str, Any]) -> None:
        """The dealer's hands do what he has said."""
        state, verb = table.state, sent["do"]
        if verb not in MOVES_CARDS:
            return
        self._followed.add(sent["id"])
        if not playing(state):
            return
        if verb == "four_back":
            deal: Any = live(state)
            self.shoe.put_back(str(deal.cards[deal.returned[-1]]))
        elif verb != "irregularity" or moment(state).round != sent["at"]["round"]:
            self.shoe.lay_away(next_index(state))

    def drawn_since(self, index: int) -> int:
        """Cards that had left when the question was asked: one that leaves later is read again."""
        question = None if self.table is None else self.table.state.question
        there = self.shoe.position if question is None else self._asked_at.get(question.id, self.shoe.position)
        return max(0, there - index)

    def closed_by_mistake(self, state: Mapping[str, Any]) -> bool:
        """The dealer reopens bets by what his tablet says of the movement that closed them."""
        return False

    def _check_cards(self, state: TableState, events: Iterable[Event]) -> None:
        if state.deal_number != self._deal_number or any(isinstance(event, RulingUndone) for event in events):
            self._dealt = False
        super()._check_cards(state, events)
        if playing(state) and state.sight.laid_away > self.shoe.laid_away:
            raise self.broken(f"{state.sight.laid_away} cards count as laid away, {self.shoe.laid_away} are")

    def _check_late_bets(self, state: TableState, events: Iterable[Event]) -> None:
        """No stake is placed once a card of its coup was dealt, or has left in view of the camera, unless the dealer,
        who was warned of it, plays on."""
        staked = False
        for event in _of_the_game(events):
            name = type(event).__name__
            if name in STAKED:
                staked = True
                if self._dealt:
                    raise self.broken("a stake was taken after the first card of its coup")
            elif name in ENDS_COUP:
                self._dealt = False
            elif name == "CardDealt" and getattr(event, "place", None) not in BEFORE_COUPS:
                self._dealt = True
        index = next_index(state)
        if not staked or blind(state) or self.shoe.position <= index or (state.deal_number, index) < self._warned:
            return
        late_s = self.loop.time() - self.shoe.exposed_at_s[index]
        if late_s > LATE_BET_S:
            raise self.broken(f"a stake was taken {late_s:.1f} s after its card had left the shoe")

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
        if self.table is None:
            return []
        state = self.table.state
        game = game_of(state)
        try:
            coming = game.next_deal(game.carry(live(state)), state.rules, tuple(state.seats))
        except Refusal:
            return []
        return [card.label for card, count in game.pack(coming).items() for _ in range(count)]


def _of_the_game(events: Iterable[Event]) -> Iterator[Any]:
    """The game's events among these, also those of a ruling."""
    for event in events:
        if isinstance(event, Played):
            yield event.event
        elif isinstance(event, Ruled):
            yield from _of_the_game(event.events)
