"""A seat's token on two tablets at the same time: the owner is warned, and ordinary use does not look like it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from controller.web.second_tablet import LATE_S, MAX_TOKENS, MOST_WARNED, PROVEN_S, SecondTablets, Tablet
from tests.controller.web_house import house
from tests.controller.web_line import tablet
from tests.english import english

ANN = Tablet("10.0.0.7", "Firefox")
EVE = Tablet("10.0.0.66", "Firefox")


def sat_down(*tablets: Tablet) -> SecondTablets:
    """Lines 0, 1 ... of one token, each a second after the one before."""
    seconds = SecondTablets()
    for key, one in enumerate(tablets):
        seconds.sits(key, "token", one, float(key))
    return seconds


@pytest.mark.parametrize("rival", [EVE, Tablet(ANN.address, "Chrome")], ids=["address", "browser"])
def test_two_that_both_live_are_reported_once(rival: Tablet) -> None:
    seconds = sat_down(ANN, rival)
    assert seconds.due(PROVEN_S + 0.9) == []
    assert seconds.due(PROVEN_S + 1.0) == [("token", ANN, rival)]
    assert seconds.due(2 * PROVEN_S) == []
    seconds.sits(2, "token", rival, 100.0)
    assert seconds.due(200.0) == [], "one's own second tablet is told of once"


def test_the_owner_s_next_message_tells_sooner() -> None:
    seconds = sat_down(ANN, EVE)
    assert seconds.speaks(1, 1.0 + LATE_S) == [], "it is the older line that has to live"
    assert seconds.speaks(0, 0.9 + LATE_S) == [], "it may have been on its way"
    assert seconds.speaks(0, 1.0 + LATE_S) == [("token", ANN, EVE)]


def test_a_thief_who_is_gone_again_is_reported_all_the_same() -> None:
    seconds = sat_down(ANN, EVE)
    seconds.leaves(1)
    assert seconds.due(1.0 + PROVEN_S) == [("token", ANN, EVE)]


def test_a_reload_a_second_tab_and_a_changed_address_are_no_second_tablet() -> None:
    assert sat_down(ANN, ANN, ANN).due(1000.0) == []
    moved = sat_down(ANN, EVE)
    moved.leaves(0)  # the dead line, by its unanswered ping
    assert moved.due(1000.0) == []
    assert sat_down(ANN).speaks(0, 1000.0) == []


def test_another_token_is_another_seat() -> None:
    seconds = sat_down(ANN)
    seconds.sits(7, "another", EVE, 0.0)
    assert seconds.due(1000.0) == []


def test_a_thief_fills_neither_journal_nor_memory() -> None:
    seconds = sat_down(ANN, *(Tablet(f"10.1.0.{n}", "x") for n in range(3 * MOST_WARNED)))
    assert len(seconds.due(1000.0)) == MOST_WARNED
    for n in range(MAX_TOKENS + 9):
        seconds.sits("a", str(n), ANN, 0.0)
        seconds.sits("b", str(n), EVE, 0.0)
        seconds.due(1000.0)
    assert len(seconds._reported) == MAX_TOKENS


@pytest.mark.parametrize("by", ["message", "time"])
async def test_the_owner_and_the_log_are_informed(by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("controller.web.app.SEATS_S", 0.01)
    proxies: dict[str, Any] = {"trust": False, "proxies": ["127.0.0.1"]}
    headers = [{"X-Forwarded-For": address} for address in ("203.0.113.9", "198.51.100.4")]
    async with (
        house(**proxies) as served,
        tablet(served.url, "seat", additional_headers=headers[0]) as owner,
        tablet(served.url, "seat", additional_headers=headers[1]) as thief,
    ):
        token = served.access.take_seat("ann")
        await owner.do("hello", token=token)
        await thief.do("hello", token=token)
        assert (owner.you["also"], thief.you["also"]) == (None, None)
        served.now_s += LATE_S if by == "message" else PROVEN_S
        if by == "message":
            await owner.do("camera", on=False)
        async with asyncio.timeout(20):
            await owner.until(lambda: owner.you["also"])
            await thief.until(lambda: thief.you["also"])
        assert (owner.you["also"], owner.you["player"]) == ("198.51.100.4", "ann")
        assert thief.you["also"] == "203.0.113.9"
        assert [english(line) for line in served.told] == [
            "ann's seat is used by two tablets at the same time, at 203.0.113.9 and at 198.51.100.4"
        ]
        assert token not in str(served.told)
        new = served.access.take_seat("ann")
        assert (await owner.do("hello", token=new))["ok"]
        assert owner.you["also"] is None, "the seat's new token is his alone"


async def test_a_tablet_that_is_loaded_again_hears_nothing_of_it() -> None:
    async with house() as served, tablet(served.url, "seat") as first, tablet(served.url, "seat") as second:
        token = served.access.take_seat("ann")
        await first.do("hello", token=token)
        await second.do("hello", token=token)
        served.now_s += PROVEN_S
        await first.do("camera", on=False)
        assert (served.told, first.you["also"]) == ([], None)
