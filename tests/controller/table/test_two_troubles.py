"""Two troubles at once: whatever is asked, whatever part fails, whatever the dealer does and whenever the power is cut,
nothing but a refusal comes of it, no money is lost, and once the part works and the question was answered truly play
goes on with every card that was drawn."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from controller.games.message import plain
from controller.table import commands, reports
from controller.table.events import Event, Played, Question, Sighting
from controller.table.log import advance
from controller.table.state import (
    DEALER,
    EYES,
    Refused,
    TableState,
    game_of,
    live,
    next_index,
    playing,
    stopped,
    used_pack,
)
from hardware.devices import Part
from tests.controller.house import ANN, PACK, now
from tests.english import as_shown
from tests.sample import sampled

DECK = random.Random(4).sample(PACK, 52)
SAMPLED = 2
"""Orders of the three troubles that `make test` tries, of six."""
MOST_ROUNDS = 40
"""Most answers, readings and acts of the dealer that bring any table back into play."""


class World:
    """A table, and the real cards: `DECK[drawn]` is in the window."""

    def __init__(self) -> None:
        self.state = TableState()
        self.drawn, self.brought, self.epoch = 0, 0, -1
        self.did: list[str] = []
        self.do(
            reports.open_table(
                self.state,
                game="faro",
                rules={"max": 500, "bank_cap": 500, "raise_for": True},
                bank=10_000,
                mode="table",
            )
        )
        self.money = live(self.state).money
        self.says("open_seat", player="ann")
        self.says("buy_in", player="ann", amount=1000)
        self.says("start_deal")
        self.look()
        self.bets("lies", DECK[1][0])
        self.bets("dead", DECK[2][0], copper=True)

    def copy(self) -> World:
        """The same table; what happens to one leaves the other as it is."""
        made = copy.copy(self)
        made.did = self.did.copy()
        return made

    def do(self, events: list[Event]) -> None:
        for event in events:
            self.state = advance(self.state, event)
            if isinstance(event, Played):
                self.brought += game_of(self.state).brought(event.event)
        if self.did:
            deal = live(self.state)
            assert deal.money == self.money + self.brought, self.did
            assert min(deal.bank, *deal.purses.values(), 0) == 0, self.did

    def says(self, verb: str, **fields: Any) -> bool:
        """The dealer's word; False where it is refused, which changes nothing."""
        self.did.append(f"{verb} {fields}")
        before = self.state
        try:
            self.do(commands.decide(self.state, now(self.state, verb, **fields), DEALER))
        except Refused:
            assert self.state is before
            return False
        return True

    def bets(self, name: str, rank: str, *, copper: bool = False) -> None:
        bet = {"bet": name, "type": "flat", "ranks": [rank], "stake": 10, "copper": copper}
        self.do(commands.decide(self.state, now(self.state, "bet", **bet), ANN))

    def sees(self, index: int, card: str | None, **fields: Any) -> None:
        self.did.append(f"sees {index} {card}")
        rank, suit = (card[0], card[1]) if card else (None, None)
        read = {"candidates": {rank: 1.0}, "suit_candidates": {suit: 1.0}} if card else {}
        self.do(reports.sighted(self.state, Sighting(index, rank, suit, 0.99, **{**read, **fields})))

    def look(self) -> bool:
        """The tracker reads the window again when ordered to and able to."""
        if self.epoch == self.state.sight.epoch or not playing(self.state) or not EYES.isdisjoint(self.state.faults):
            return False
        self.epoch = self.state.sight.epoch
        self.sees(self.state.sight.index, DECK[self.drawn])
        return True

    def boots(self) -> None:
        self.did.append("power cut")
        self.epoch = -1
        self.do(reports.boot(self.state))

    def fails(self, part: str) -> None:
        self.did.append(f"{part} fails")
        if part == Part.VIEW:
            self.do(reports.view_trouble(self.state, "dark"))
        else:
            self.do(reports.faulted(self.state, part, plain("does not answer")))

    def draws_unseen(self) -> None:
        """A card leaves the box while the camera does not see, or nothing can be written down."""
        if playing(self.state):
            self.did.append("draws unseen")
            self.drawn += 1

    def mends(self) -> None:
        self.did.append("all is mended")
        for part in self.state.faults:
            self.do(reports.view_cleared(self.state, "dark") if part == Part.VIEW else [])
            self.do(reports.cleared(self.state, part))

    def true_answer(self, question: Question) -> tuple[str, dict[str, Any]]:
        """By the picture that goes with the question: which card it is, or how many were drawn."""
        seen = "".join((*question.candidates, *question.suit_candidates))
        since = DECK.index(seen) - question.index if seen in DECK else self.drawn - question.index
        if question.kind == "restart" or (question.another and since > 0):
            return "drawn", {"count": since, "question": question.id}
        return "answer", {"card": DECK[question.index], "question": question.id}

    def settles(self) -> None:
        """Everything works, every question is answered truly: play goes on."""
        self.mends()
        for _ in range(MOST_ROUNDS):
            held = stopped(self.state)
            if self.look():
                continue
            if self.state.question is not None:
                verb, fields = self.true_answer(self.state.question)
                assert self.says(verb, **fields), self.did
            elif held is not None:
                assert self.says("resume", without=as_shown(self.state.faults)), (held, self.did)
            else:
                break
        assert stopped(self.state) is None, (stopped(self.state), self.did)

    def plays_on(self) -> None:
        """Six more cards, a bet on one of them; what the dealer corrected wrongly he corrects back."""
        if not playing(self.state):
            self.drawn = 0
            assert self.says("start_deal", **({"pack": "new"} if used_pack(self.state) else {})), self.did
            self.settles()
        cards = [str(card) for card in live(self.state).cards]
        for index, card in enumerate(cards):
            if card != DECK[index]:
                assert self.says("correct", index=index, card=DECK[index]), self.did
        if "ann" not in self.state.seats:
            assert self.says("open_seat", player="ann")
        for number in range(6):
            if live(self.state).phase == "bets_open" and live(self.state).purses.get("ann", 0) >= 10:
                self.bets(f"more {number}", DECK[self.drawn + 1][0])
            self.do(reports.movement(self.state, "camera"))
            self.drawn += 1
            self.sees(self.drawn, DECK[self.drawn])
            assert stopped(self.state) is None, (stopped(self.state), self.did)
        assert next_index(self.state) == self.drawn + 1, self.did
        assert [str(card) for card in live(self.state).cards] == DECK[: self.drawn + 1], self.did


# --- what is asked --------------------------------------------------------------------------------------------------


def nothing(world: World) -> None:
    """No question is open."""


def unclear(world: World) -> None:
    world.drawn = 1
    world.sees(1, None, candidates={DECK[1][0]: 0.6, DECK[9][0]: 0.4}, suit_candidates={DECK[1][1]: 1.0})


def in_doubt_beside_a_card(world: World) -> None:
    unclear(world)
    world.drawn = 2
    world.sees(2, DECK[2])
    world.drawn = 3
    world.sees(3, DECK[3])


def duplicate(world: World) -> None:
    world.drawn = 1
    world.sees(1, DECK[0], candidates={}, suit_candidates={})


def missed(world: World) -> None:
    world.drawn = 2
    world.sees(2, DECK[2])


def disagree(world: World) -> None:
    world.sees(0, None)


def another(world: World) -> None:
    world.drawn = 1
    world.sees(0, DECK[1])


def restart(world: World) -> None:
    world.drawn = 1
    world.boots()
    world.look()


ASKED: dict[Callable[[World], None], str | None] = {
    nothing: None,
    unclear: "unclear",
    in_doubt_beside_a_card: "unclear",
    duplicate: "duplicate",
    missed: "missed",
    disagree: "disagree",
    another: "disagree",
    restart: "restart",
}
UNSEEN = EYES | {"journal"}
"""While one of these fails a card is drawn too."""
PARTS = ("camera", "camera reading", Part.VIEW, "journal", "exit beam", "box lid", "spindle 6", "mcu")


# --- what the dealer does -------------------------------------------------------------------------------------------


def fields_of(world: World, verb: str) -> tuple[str, dict[str, Any]]:
    """The verb as a dealer means it who sees the table."""
    state = world.state
    match verb:
        case "resume":
            return verb, {"without": as_shown(state.faults)}
        case "answer" | "drawn" if state.question is not None:
            return world.true_answer(state.question)
        case "answer":
            return verb, {"question": "q1", "card": DECK[0]}
        case "drawn":
            return verb, {"count": world.drawn - state.sight.index}
        case "key_card" if state.deal is not None:
            return verb, {"card": DECK[next_index(state)]}
        case "correct":
            return verb, {"index": 0, "card": DECK[40]}
        case "irregularity":
            return verb, {"kind": "double_draw"}
        case "buy_in" | "cash_out" | "bank":
            return verb, {"player": "ann", "amount": 7}
        case "pay_debt" | "close_seat":
            return verb, {"player": "ann"}
        case "open_seat":
            return verb, {"player": "bob"}
        case "raise_max":
            return verb, {"max": 600}
        case "raise_for":
            return verb, {"player": "ann", "max": 600}
        case "raise_cap":
            return verb, {"cap": 600}
    return verb, {}


VERBS = (*commands._DEALER_VERBS, *game_of(TableState()).dealer_verbs)


@pytest.mark.parametrize("part", sampled(PARTS, 3))
@pytest.mark.parametrize("ask", ASKED, ids=lambda ask: ask.__name__.replace("_", " "))
def test_a_question_a_fault_a_word_of_the_dealer_and_a_power_cut(
    ask: Callable[[World], None], part: str, whole: bool
) -> None:
    orders, chance = [*permutations(("fault", "verb", "power cut"))], random.Random(f"{ask.__name__} {part}")
    asked = World()
    ask(asked)
    assert (asked.state.question and asked.state.question.kind) == ASKED[ask]
    for verb in VERBS:
        for order in orders if whole else chance.sample(orders, SAMPLED):
            world = asked.copy()
            for what in order:
                if what == "fault":
                    world.fails(part)
                    if part in UNSEEN:
                        world.draws_unseen()
                elif what == "verb":
                    meant, fields = fields_of(world, verb)
                    if verb != "key_card" or next_index(world.state) <= world.drawn:
                        world.says(meant, **fields)
                else:
                    world.boots()
            world.settles()
            world.plays_on()
