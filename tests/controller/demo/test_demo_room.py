"""The demonstration makes room for a guest who wants to play: how long he waits for his first act, by its own clock."""

from __future__ import annotations

import pytest

from controller.games.registry import GAMES
from controller.table.state import game_of, live, playing
from tests.controller.demo.virtual_demo import VirtualDemo, at_once
from tests.sample import sampled

MOST_S = 15.0
COMES_AT_S = (1, 7, 20, 33, 47, 61)
"""In the first deals, each in another moment of them."""


async def _waits_s(game: str, comes_at_s: float) -> float:
    demo = VirtualDemo(game)
    async with demo.at_work():
        await demo.runs(comes_at_s)
        demo.sits_down("Eve")
        return await demo.runs(MOST_S + 1, lambda: demo.can_act("Eve"))


@pytest.mark.parametrize("game", sampled(GAMES, 1))
def test_a_guest_can_act_within_15_s_whenever_he_comes(game: str) -> None:
    waits = {at_s: at_once(_waits_s(game, at_s)) for at_s in COMES_AT_S}
    assert max(waits.values()) <= MOST_S, f"seconds by when he came: {waits}"


async def _a_second_guest_comes() -> None:
    demo = VirtualDemo("german_faro")
    async with demo.at_work():
        await demo.runs(5)
        demo.sits_down("Eve")
        await demo.runs(MOST_S, lambda: demo.can_act("Eve"))
        number = demo.table.state.deal_number
        demo.sits_down("Ada")
        await demo.runs(MOST_S)
        state = demo.table.state
        assert state.deal_number == number, "Eve's deal goes on"
        assert playing(state)
        assert game_of(state).legal(live(state), "Ada") == {}


def test_no_deal_is_voided_in_which_somebody_plays() -> None:
    at_once(_a_second_guest_comes())


async def _bets_for(comes_after_s: float) -> float:
    """How long bets are open in punto banco when a guest comes so long after they were opened."""
    demo = VirtualDemo("punto_banco")

    def open_now() -> bool:
        return playing(demo.table.state) and live(demo.table.state).phase == "bets_open"

    async with demo.at_work():
        await demo.runs(60, open_now)
        before_s = await demo.runs(comes_after_s)
        demo.sits_down("Eve")
        return before_s + await demo.runs(30, lambda: not open_now())


def test_who_comes_while_bets_are_open_has_the_time_that_people_have() -> None:
    assert at_once(_bets_for(2.9)) == pytest.approx(12, abs=0.5)


async def _between_deals(guest: bool) -> float:
    demo = VirtualDemo("siete_y_media")
    async with demo.at_work():
        await demo.runs(200, lambda: demo.table.state.deal_number == 1 and not playing(demo.table.state))
        if guest:
            demo.sits_down("Eve")
        return await demo.runs(20, lambda: playing(demo.table.state))


def test_between_two_deals_a_guest_is_not_kept_waiting() -> None:
    assert at_once(_between_deals(False)) == pytest.approx(8, abs=0.5)
    assert at_once(_between_deals(True)) == pytest.approx(2, abs=0.5)


async def _for_real_chips() -> None:
    demo = VirtualDemo("faro", mode="casekeeper")
    async with demo.at_work():
        await demo.runs(60, lambda: playing(demo.table.state) and len(live(demo.table.state).cards) >= 5)
        state = demo.table.state
        assert len(live(state).cards) >= 5
        assert (state.seats, demo.queries.view()["deal"]["bets"]) == ({}, [])


def test_for_real_chips_nobody_sits_down_and_cards_are_dealt() -> None:
    at_once(_for_real_chips())
