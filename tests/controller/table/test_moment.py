"""A command does what it was meant for at the moment it names, and at no other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.message import say
from controller.table import commands, reports
from controller.table.events import Sighting
from controller.table.moment import Moment, moment
from controller.table.parts import fault_mark
from controller.table.state import DEALER, MACHINE, Actor, Refused, TableState, live, playing
from hardware.devices import Part
from tests.controller.all_words import SEAT_VERBS, TABLE_VERBS
from tests.controller.house import ANN, PACK, Seated, Table, now
from tests.controller.runtime.test_dealer_money import Ruled, owing

BOB = Actor("seat", "bob")
BET = {"bet": "a", "type": "flat", "ranks": ["9"], "stake": 100}


class German(Table):
    """Three players with marks and the first cards of a deal that may be withdrawn."""

    def __init__(self, **rules: Any) -> None:
        super().__init__("german_faro", bank=100, **rules)
        self.sit("ann", "bob", "cay", amount=100)
        self.dealer("start_deal")


def dealt(*cards: str) -> Table:
    """A deal of casino faro with these cards, bob at the table too."""
    table = Seated()
    table.sit("bob", amount=1000)
    for index, card in enumerate(cards):
        table.sees(index, card)
    return table


def _first_round() -> Table:
    return dealt("7C")


def _betting() -> Table:
    """Turn 2, with a bet of ann's."""
    table = dealt("7C", "4H", "5H")
    table.ann("bet", **BET)
    return table


def _after(verb: str, **fields: Any) -> Table:
    table = _betting()
    table.dealer(verb, **fields)
    return table


def _asked() -> Table:
    table = _betting()
    table.moves()
    table.sees(3, None, candidates={"9": 0.6, "T": 0.4})
    return table


def _drawn_meanwhile() -> Table:
    """A restart with another card in the window than the last one known."""
    table = _betting()
    table.do(reports.boot)
    table.sees(2, "KD")
    return table


def _won() -> Table:
    table = dealt("7C")
    table.ann("bet", **BET)
    table.moves()
    table.sees(1, "4H")
    table.sees(2, "9H")
    return table


def _barred() -> Table:
    table = _betting()
    table.ann("bar", bet="a")
    return table


def _dead() -> Table:
    """Ann's barred bet is on nines, of which no card is left; bob may claim it."""
    table = dealt("9C")
    table.ann("bet", **BET)
    table.ann("bar", bet="a")
    for index, card in enumerate(("9H", "9D", "9S", "2S"), 1):
        table.moves()
        table.sees(index, card)
    return table


def _owing() -> Table:
    """Ann owes 200 and has won since."""
    table = owing()
    table.sees(3, "6H")
    table.sees(4, "KD")
    return table


def _limited() -> Table:
    """Between two turns, at most 20 on a position and for the bank."""
    table = Ruled(max=20, bank_cap=20, raise_for=True)
    table.sees(0, "7C")
    return table


def _books() -> Table:
    return German(books="choice")


def _chosen() -> Table:
    table = _books()
    for n, (player, suit) in enumerate((("ann", "S"), ("bob", "H"), ("cay", "D")), start=1):
        table.do(
            lambda h, player=player, suit=suit, n=n: commands.decide(  # type: ignore[misc]
                h, now(h, "choose", suit=suit, decision=f"book {n}"), Actor("seat", player)
            )
        )
    return table


def _marks() -> Table:
    table = German(withdraw=True)
    table.ann("stake", card="KS", marks=5)
    table.moves()
    table.sees(0, "2H")
    table.sees(1, "3H")
    return table


def _warned() -> Table:
    """The supply was too weak, and nobody has seen it."""
    table = _betting()
    table.do(lambda h: reports.faulted(h, Part.POWER, WEAK))
    return table


WEAK = say("hardware-pi-weak-told")
CORRECTED = say("table-ruled-corrected", index=2, was="4H", card="4S")


def _put_up() -> Table:
    """The bank is put up to auction, and nobody has bid."""
    table = Table(banker="auction", bank_lasts="broken")
    table.sit("ann", "bob", amount=1000)
    table.dealer("start_deal")
    return table


def _held_bank() -> Table:
    """Between two deals; ann holds the bank."""
    table = _put_up()
    table.ann("bid", amount=300, decision="bid 0")
    table.dealer("close_bets")
    table.dealer("void_deal")
    return table


READY: dict[str, tuple[Callable[[], Table], Actor, dict[str, Any]]] = {
    "start_deal": (lambda: _after("void_deal"), DEALER, {"pack": "new"}),
    "hold": (_betting, DEALER, {}),
    "resume": (lambda: _after("hold"), DEALER, {}),
    "warning_seen": (_warned, DEALER, {"part": "power", "mark": fault_mark(WEAK)}),
    "close_bets": (_betting, DEALER, {}),
    "reopen_bets": (lambda: _after("close_bets"), DEALER, {}),
    "answer": (_asked, DEALER, {"question": "q1", "card": "9D"}),
    "correct": (_betting, DEALER, {"index": 1, "card": "4S"}),
    "irregularity": (_betting, DEALER, {"kind": "double_draw", "policy": "return_stakes"}),
    "key_card": (lambda: _after("close_bets"), DEALER, {"card": "9D", "index": 3}),
    "drawn": (_drawn_meanwhile, DEALER, {"count": 1}),
    "void_deal": (_betting, DEALER, {"text": "cards fell"}),
    "undo": (lambda: _after("correct", index=1, card="4S"), DEALER, {"ruling": CORRECTED.json()}),
    "buy_in": (_betting, DEALER, {"player": "ann", "amount": 50}),
    "cash_out": (_betting, DEALER, {"player": "ann", "amount": None}),
    "bank": (_betting, DEALER, {"amount": 500}),
    "pay_debt": (_owing, DEALER, {"player": "ann"}),
    "raise_max": (_limited, DEALER, {"max": 50}),
    "raise_for": (_limited, DEALER, {"player": "ann", "max": 50}),
    "raise_cap": (_limited, DEALER, {"cap": 50}),
    "open_seat": (_betting, DEALER, {"player": "cay"}),
    "close_seat": (_betting, DEALER, {"player": "bob"}),
    "bet": (_betting, BOB, {"bet": "b", "type": "flat", "ranks": ["K"], "stake": 5}),
    "parlay": (_won, ANN, {"bet": "b", "from": "a", "type": "flat", "ranks": ["K"]}),
    "move": (_betting, ANN, {"bet": "a", "type": "flat", "ranks": ["K"]}),
    "remove": (_betting, ANN, {"bet": "a"}),
    "bar": (_betting, ANN, {"bet": "a"}),
    "unbar": (_barred, ANN, {"bet": "a"}),
    "claim": (_dead, BOB, {"bet": "a"}),
    "stake": (_marks, ANN, {"card": "QS", "marks": 3}),
    "withdraw": (_marks, ANN, {"card": "KS"}),
    "pack_in": (_chosen, DEALER, {"decision": "pack"}),
    "bid": (_put_up, ANN, {"amount": 100, "decision": "bid 0"}),
    "give_up": (_held_bank, ANN, {}),
    "house_bank": (_put_up, DEALER, {}),
    "choose": (_books, ANN, {"suit": "H", "decision": "book 1"}),
}
"""For every verb a table that takes it: (the table, who says it, its fields)."""


ELSEWHERE = {"demo", "mark", "lay_away", "pass_by"}
"""Of the simulated box; of games with a cut card, or read at the exit (test_toy)."""


def test_every_verb_of_dealer_and_seats_is_tried_here() -> None:
    assert READY.keys() == (TABLE_VERBS.keys() | SEAT_VERBS.keys()) - ELSEWHERE


def refused(state: TableState, command: Mapping[str, Any], actor: Actor) -> str | None:
    try:
        commands.decide(state, command, actor)
    except Refused as refusal:
        return refusal.reason
    return None


@pytest.mark.parametrize("verb", READY)
def test_a_command_is_taken_at_its_own_moment_alone(verb: str) -> None:
    make, actor, fields = READY[verb]
    state = make().state
    now = moment(state)
    command = {"do": verb, **fields}
    assert refused(state, command | {"at": now._asdict()}, actor) is None
    other_phase = "loser_shown" if now.phase != "loser_shown" else "bets_closed"
    others = {
        "two rounds ago": now._replace(round=now.round - 2),
        "the next round": now._replace(round=now.round + 1),
        "another deal": now._replace(deal=now.deal - 1),
        "another phase": now._replace(phase=other_phase),
        "before the first deal": Moment(0, 0, "none"),
        "test mode": now._replace(phase="test"),
    }
    found = {name: refused(state, command | {"at": other._asdict()}, actor) for name, other in others.items()}
    wanted = dict.fromkeys(others, "lapsed")
    if actor.role == "seat" and now.phase != "bets_open":  # in the same round while no stakes are open
        wanted |= {"another phase": "closed", "test mode": "closed"}
    assert found == wanted
    for at in (None, {}, {"deal": 1, "round": 2}, list(now)):
        assert refused(state, command | {"at": at}, actor) == "malformed"
    assert refused(state, command, actor) == "malformed"


@pytest.mark.parametrize("verb", sorted(SEAT_VERBS.keys() - {"choose", "bid", "give_up"}))  # those while no card moves
@pytest.mark.parametrize("shown", [False, True], ids=["no card yet", "the first card shown"])
def test_a_bet_of_its_own_round_after_the_close_is_refused_as_that(verb: str, shown: bool) -> None:
    make, actor, fields = READY[verb]
    table = make()
    command = {"do": verb, "at": moment(table.state)._asdict(), **fields}
    table.moves()
    if shown:
        table.sees(len(table.cards), "JD")
    assert refused(table.state, command, actor) == "closed"
    assert refused(table.state, command | {"at": moment(table.state)._asdict()}, actor) == "closed"


def test_the_machine_s_own_commands_need_no_moment() -> None:
    state = _betting().state
    for verb, fields in {
        "hold": {"text": "the dealer is called"},
        "close_bets": {},
        "open_seat": {"player": "x"},
    }.items():
        assert commands.decide(state, {"do": verb, **fields}, MACHINE)


def test_the_moment_is_never_moved_by_what_others_bet() -> None:
    table = _first_round()
    before = moment(table.state)
    assert before == Moment(1, 1, "bets_open")
    table.ann("bet", **BET)
    table.ann("move", bet="a", type="flat", ranks=["K"])
    table.dealer("buy_in", player="ann", amount=5)
    table.dealer("hold")
    table.dealer("resume")
    assert moment(table.state) == before


def test_the_moments_of_a_deal() -> None:
    table = Table()
    assert moment(table.state) == Moment(0, 0, "none")
    table.do(lambda h: commands.service_mode(h, True))
    assert moment(table.state) == Moment(0, 0, "test")
    table.do(lambda h: commands.service_mode(h, False))
    table.dealer("start_deal")
    assert moment(table.state) == Moment(1, 1, "soda")
    table.sees(0, "7C")
    assert moment(table.state) == Moment(1, 1, "bets_open")
    table.moves()
    assert moment(table.state) == Moment(1, 1, "bets_closed")
    table.sees(1, "4H")
    assert moment(table.state) == Moment(1, 1, "loser_shown")
    table.sees(2, "9H")
    assert moment(table.state) == Moment(1, 2, "bets_open")
    table.dealer("void_deal")
    assert moment(table.state) == Moment(1, 2, "void")
    table.dealer("start_deal", pack="new")
    assert moment(table.state) == Moment(2, 1, "soda")
    german = German()
    assert moment(german.state) == Moment(1, 1, "bets_open")
    for index, card in enumerate(("2H", "3H")):
        german.moves()
        german.sees(index, card)
    assert moment(german.state) == Moment(1, 2, "bets_open")


def test_a_card_keyed_twice_does_not_become_the_next_one() -> None:
    table = _after("close_bets")
    at = moment(table.state)._asdict()
    stale = {"do": "key_card", "card": "KD", "index": 2, "at": at}
    assert refused(table.state, stale, DEALER) == "lapsed"


def test_undo_takes_back_the_ruling_it_names() -> None:
    table = _after("correct", index=1, card="4S")
    table.dealer("correct", index=2, card="5S")
    at = moment(table.state)._asdict()
    assert refused(table.state, {"do": "undo", "ruling": CORRECTED.json(), "at": at}, DEALER) == "lapsed"
    table.dealer("undo", ruling=say("table-ruled-corrected", index=3, was="5H", card="5S").json())
    assert table.cards == ["7C", "4S", "5H"]


STEPS = (
    "card",
    "card",
    "card",
    "hand",
    "unclear",
    "close_bets",
    "reopen_bets",
    "hold",
    "resume",
    "void_deal",
    "start_deal",
)


def _walk(table: Table, step: str) -> None:
    """One thing that happens at the table; what is refused changes nothing."""
    index = len(table.cards)
    if step == "hand":
        table.moves()
    elif step in ("card", "unclear"):
        if playing(table.state) and index < len(PACK):
            table.moves()
            shown = {str(card) for card in live(table.state).cards}
            card = next(card for card in PACK[index * 7 % 52 :] + PACK if card not in shown)
            sighting = Sighting(index, card[0], card[1], 0.99) if step == "card" else Sighting(index, None, None, 0.0)
            table.do(lambda h: reports.sighted(h, sighting))
    else:
        try:
            table.dealer(step)
        except Refused:
            return


@given(steps=st.lists(st.sampled_from(STEPS), max_size=25), data=st.data())
def test_whatever_happens_a_command_acts_only_in_the_deal_round_and_phase_it_names(
    steps: list[str], data: st.DataObject
) -> None:
    """The moments of the whole walk, offered with every verb at its end."""
    table = dealt("7C")
    been = [moment(table.state)]
    for step in steps:
        _walk(table, step)
        been.append(moment(table.state))
    now = moment(table.state)
    verb = data.draw(st.sampled_from(sorted(READY)))
    _, actor, fields = READY[verb]
    at = data.draw(st.sampled_from(been))
    reason = refused(table.state, {"do": verb, "at": at._asdict(), **fields}, actor)
    if at != now:
        late_bet = actor.role == "seat" and at[:2] == now[:2] and now.phase != "bets_open"
        assert reason == ("closed" if late_bet else "lapsed")
    else:
        assert reason not in ("lapsed", "malformed") or verb in ("key_card", "undo", "stake", "withdraw")
