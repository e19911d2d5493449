"""Random evenings at a table, as the events they leave: what people and cards may do, in any order."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from controller.games.cards import RANK_LABELS, SUIT_LABELS
from controller.games.message import plain
from controller.table import commands, reports
from controller.table.events import Event, RulesChanged, Sighting
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.state import DEALER, Actor, Refused, TableState, live, next_index, playing, used_pack
from tests.english import as_shown

NAMES = ("ann", "bob", "cy", "dot")
RULES: dict[str, tuple[dict[str, Any], ...]] = {
    "faro": ({}, {"solvency": "turn_worst", "max": 200}, {"dead_bets": "return"}),
    "german_faro": ({}, {"withdraw": True}, {"max_total": 12, "cover": False}),
}


def evening(game: str, seed: int, inputs: int) -> Iterator[list[Event]]:
    """The events of a random evening, those of one input together; the first opens the table."""
    rng, state = random.Random(seed), TableState()
    opened = reports.open_table(state, game=game, rules=RULES[game][0], bank=rng.choice((60, 2000)), mode="table")
    pack = [rank + suit for rank in RANK_LABELS for suit in SUIT_LABELS]
    rng.shuffle(pack)
    state = _after(state, opened)
    yield opened
    for name in NAMES[: rng.randint(3, 4)]:
        for verb, fields in (("open_seat", {}), ("buy_in", {"amount": rng.randint(5, 300)})):
            events = commands.decide(
                state, {"do": verb, "at": moment(state)._asdict(), "player": name, **fields}, DEALER
            )
            state = _after(state, events)
            yield events
    for number in range(inputs):
        was_playing = playing(state)
        try:
            events = _one(state, rng, pack, f"b{number}")
        except Refused:
            continue
        state = _after(state, events)
        if events:
            yield events
        if playing(state) and not was_playing:
            rng.shuffle(pack)


def _after(state: TableState, events: list[Event]) -> TableState:
    for event in events:
        state = advance(state, event)
    return state


def _dealer(state: TableState, verb: str, **fields: Any) -> list[Event]:
    return commands.decide(state, {"do": verb, "at": moment(state)._asdict(), **fields}, DEALER)


def _one(state: TableState, rng: random.Random, pack: list[str], bet: str) -> list[Event]:
    """What one input makes of the table. Raises Refused."""
    if state.question is not None and rng.random() < 0.7:
        return _answer(state, pack)
    if not playing(state) and rng.random() < 0.3:
        return _dealer(state, "start_deal", **({"pack": rng.choice(("new", "same"))} if used_pack(state) else {}))
    acts: list[tuple[int, Callable[[], list[Event]]]] = [
        (40, lambda: _card(state, rng, pack)),
        (25, lambda: _seat(state, rng, bet)),
        (2, lambda: _dealer(state, "correct", index=rng.randrange(20), card=rng.choice(pack))),
        (1, lambda: _dealer(state, "void_deal", text="a card fell")),
        (1, lambda: _dealer(state, "irregularity", kind=rng.choice(("foul_pack", "double_draw", "turned_back")))),
        (2, lambda: _dealer(state, "undo")),
        (2, lambda: _dealer(state, rng.choice(("hold", "close_bets", "reopen_bets")))),
        (2, lambda: _dealer(state, "resume", without=as_shown(state.faults))),
        (3, lambda: _dealer(state, rng.choice(("buy_in", "cash_out")), player=rng.choice(NAMES), amount=20)),
        (2, lambda: _dealer(state, "cash_out", player=rng.choice(NAMES))),
        (1, lambda: _dealer(state, rng.choice(("open_seat", "close_seat")), player=rng.choice(NAMES))),
        (1, lambda: _dealer(state, "bank", amount=rng.choice((500, -3)))),
        (1, lambda: reports.faulted(state, rng.choice(("camera", "spindle K")), plain("does not answer"))),
        (2, lambda: reports.cleared(state, rng.choice(("camera", "spindle K")))),
        (1, lambda: reports.boot(state)),
        (1, lambda: reports.note(state, plain("a glass fell over"))),
        (1, lambda: reports.ran_out(state)),
        (1, lambda: commands.service_mode(state, not state.in_test)),
        (1, lambda: [RulesChanged(rng.choice(RULES[state.game]))]),
    ]
    return rng.choices([act for _, act in acts], [weight for weight, _ in acts])[0]()


def _answer(state: TableState, pack: list[str]) -> list[Event]:
    question = state.question
    assert question is not None
    if question.kind == "restart":
        return _dealer(state, "drawn", count=0)
    return _dealer(state, "answer", question=question.id, card=pack[question.index])


def _card(state: TableState, rng: random.Random, pack: list[str]) -> list[Event]:
    """The next card of the pack is seen: rightly, wrongly, or not surely; after a restart the one that is there."""
    if not playing(state):
        return []
    index = state.sight.index if state.sight.doubted else next_index(state)
    if index >= len(pack):
        return []
    rank, suit = pack[index]
    other = rng.choice(pack)
    if rng.random() < 0.1:
        return reports.sighted(state, Sighting(index, None, None, 0.0, {rank: 0.6, other[0]: 0.4}, {suit: 1.0}))
    if rng.random() < 0.05:
        rank, suit = other
    return reports.sighted(state, Sighting(index, rank, suit, 0.999, {rank: 0.999}, {suit: 1.0}, "0" * 32))


def _seat(state: TableState, rng: random.Random, bet: str) -> list[Event]:
    player = rng.choice(NAMES)
    command: dict[str, Any]
    if state.game == "german_faro":
        held = live(state)
        suits = [suit.value for name, suit in getattr(held, "books", {}).items() if name == player]
        command = {"do": "stake", "card": rng.choice(RANK_LABELS) + (suits or ["S"])[0], "marks": rng.randint(1, 3)}
    else:
        command = {"do": "bet", "bet": bet, "type": "flat", "ranks": [rng.choice(RANK_LABELS)]}
        command |= {"stake": rng.randint(1, 30), "copper": rng.random() < 0.4}
    return commands.decide(state, {"at": moment(state)._asdict(), **command}, Actor("seat", player))
