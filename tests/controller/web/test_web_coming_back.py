"""A tablet that has lost its seat asks for it, and gets it by the dealer's yes and by nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from controller.games.audience import PUBLIC, Viewer
from controller.web.access import Denied
from controller.web.coming_back import ANSWER_S, FREE_ASKS, LONGEST_ASK_WAIT_S, MOST_ASKING, ComingBack, Question
from tests.controller.page_table import PageTable, faro_table
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_house import TableState, house
from tests.controller.web_line import Tablet, tablet
from tests.english import english

# --- the questions ------------------------------------------------------------------------------------------------


def asked(back: ComingBack, player: str = "ann", *, who: str = "10.0.0.7", now_s: float = 0.0) -> Question:
    return back.ask(player, tablet="iPad", address=who, who=who, now_s=now_s, answer=lambda token, why: None)


def refused(back: ComingBack, player: str = "ann", *, who: str = "10.0.0.7", now_s: float = 0.0) -> str:
    with pytest.raises(Denied) as denied:
        asked(back, player, who=who, now_s=now_s)
    return english(denied.value.message)


def test_a_question_is_answered_once_and_in_its_time() -> None:
    back = ComingBack()
    first = asked(back)
    assert back.take(first.key, ANSWER_S - 0.1) == first
    second = asked(back, "bob", now_s=5.0)
    assert back.late(5.0 + ANSWER_S - 0.1) == []
    assert back.late(5.0 + ANSWER_S) == [second]
    for key, now_s in ((first.key, 1.0), (second.key, 5.0 + ANSWER_S), ("back99", 1.0)):
        with pytest.raises(Denied):
            back.take(key, now_s)


def test_a_seat_is_asked_for_by_one_tablet_and_the_dealer_by_few() -> None:
    back = ComingBack()
    asked(back)
    assert refused(back).startswith("The dealer is being asked")
    assert refused(back, who="10.0.0.66").startswith("Another tablet asks")
    for n in range(1, MOST_ASKING):
        asked(back, f"player{n}", who=f"10.0.1.{n}")
    assert refused(back, "bob", who="10.0.2.1").startswith("Too many tablets")


def test_whoever_asks_in_vain_waits_longer_each_time_and_a_yes_ends_that() -> None:
    back, now_s = ComingBack(), 0.0
    for _ in range(FREE_ASKS):
        back.in_vain(asked(back, now_s=now_s), now_s)
    assert "Ask again in 1 second," in refused(back, now_s=now_s)
    asked(back, "bob", who="10.0.0.8")
    for _ in range(9):
        now_s += LONGEST_ASK_WAIT_S
        back.in_vain(asked(back, now_s=now_s), now_s)
    assert f"in {LONGEST_ASK_WAIT_S:.0f} seconds" in refused(back, now_s=now_s)
    question = asked(back, now_s=now_s + LONGEST_ASK_WAIT_S)
    back.granted(back.take(question.key, now_s + LONGEST_ASK_WAIT_S))
    back.in_vain(asked(back, now_s=now_s + LONGEST_ASK_WAIT_S), now_s)
    asked(back, now_s=now_s + LONGEST_ASK_WAIT_S)


# --- at the door --------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("controller.web.app.BACK_S", 0.01)


@asynccontextmanager
async def at_the_door(**options: Any) -> AsyncGenerator[tuple[TableState, Tablet, Tablet]]:
    """A table with its dealer, and a tablet without a seat."""
    async with (
        house(**options) as served,
        tablet(served.url, "dealer") as dealer,
        tablet(served.url, "seat", additional_headers={"User-Agent": "Mozilla/5.0 (iPad) Safari/605"}) as asker,
    ):
        yield served, dealer, asker


async def asks(asker: Tablet, player: str = "ann", key: str = "q1") -> None:
    await asker.raw(json.dumps({"id": key, "do": "ask_back", "player": player}))


async def answer_of(asker: Tablet, key: str = "q1") -> dict[str, Any]:
    async with asyncio.timeout(20):
        await asker.until(lambda: key in asker.replies)
    return asker.replies[key]


async def told(dealer: Tablet, count: int = 1) -> list[dict[str, Any]]:
    async with asyncio.timeout(20):
        await dealer.until(lambda: len(dealer.asking) == count)
    return dealer.asking


async def test_the_dealer_s_yes_gives_the_seat_and_ends_the_old_token() -> None:
    async with at_the_door() as (served, dealer, asker), tablet(served.url, "seat") as owner:
        old = served.access.take_seat("ann")
        assert (await owner.do("hello", token=old))["ok"]
        served.now_s = 125.0
        await asks(asker)
        (question,) = await told(dealer)
        assert question == {
            "key": question["key"],
            "player": "ann",
            "tablet": "iPad, Safari",
            "address": "127.0.0.1",
            "left_ms": 60_000,
            "here": 1,
            "heard_s": 125,
            "gone_s": None,
        }
        async with asyncio.timeout(20):
            await owner.until(lambda: owner.you["asked"] == "127.0.0.1")
        assert "q1" not in asker.replies
        assert asker.you["role"] == "display"
        assert (await dealer.do("let_back", key=question["key"], yes=True))["ok"]
        answer = await answer_of(asker)
        assert (answer["ok"], answer["data"]["player"]) == (True, "ann")
        assert (asker.you["role"], asker.you["player"]) == ("seat", "ann")
        async with asyncio.timeout(20):
            await owner.until(lambda: owner.you["player"] is None)
        assert not (await owner.do("hello", token=old))["ok"], "the old token opens nothing any more"
        assert served.access.seat(answer["data"]["token"]) == "ann"
        assert list(served.saved[-1].values()) == ["ann"]
        assert [english(line) for line in served.told] == [
            "by the dealer's leave the tablet at 127.0.0.1 gets ann's seat back"
        ]
        assert answer["data"]["token"] not in str(served.told)
        await told(dealer, 0)
        again = await dealer.do("let_back", key=question["key"], yes=True)
        assert (again["ok"], again["text"]) == (False, "That question is over.")


async def test_an_answer_that_was_lost_comes_again_over_another_line() -> None:
    async with at_the_door() as (served, dealer, asker):
        await asks(asker)
        (question,) = await told(dealer)
        async with tablet(served.url, "seat") as second:
            await asks(second)  # the same question: the first line may be dead, and the table not know it yet
            await second.do("camera", on=False)
            await asker.socket.close()
            assert (await dealer.do("let_back", key=question["key"], yes=True))["ok"]
            first = await answer_of(second)
        async with tablet(served.url, "seat") as third:
            await asks(third)
            assert (await answer_of(third))["data"] == first["data"]
            served.access.close_seat("ann")
        async with tablet(served.url, "seat") as late:
            await asks(late)
            assert (await answer_of(late))["reason"] == "no_seat"


@pytest.mark.parametrize("by", ["no", "time", "closed", "line"])
async def test_without_a_yes_nothing_changes(by: str) -> None:
    async with at_the_door() as (served, dealer, asker), tablet(served.url, "seat") as owner:
        token = served.access.take_seat("ann")
        await owner.do("hello", token=token)
        await asks(asker)
        (question,) = await told(dealer)
        if by == "no":
            assert (await dealer.do("let_back", key=question["key"], yes=False))["ok"]
        elif by == "time":
            served.now_s += ANSWER_S
        elif by == "closed":
            await served.table.show(faro_table(players=("bob",)))
        else:
            await asker.socket.close()
        await told(dealer, 0)
        if by != "line":
            answer = await answer_of(asker)
            assert not answer["ok"]
            said = {"no": "did not give", "time": "has not answered", "closed": "has been closed"}[by]
            assert said in answer["text"]
        assert served.access.seat(token) == "ann"
        assert owner.you["player"] == "ann"
        notes = ["the dealer does not give ann's seat to the tablet at 127.0.0.1"] if by == "no" else []
        assert [english(line) for line in served.told] == notes


async def test_only_a_tablet_without_a_seat_asks_and_only_for_a_seat_that_there_is() -> None:
    async with at_the_door() as (served, dealer, asker), tablet(served.url) as display:
        await asks(asker, "nobody")
        assert (await answer_of(asker))["text"] == "nobody has no seat at this table."
        await asks(display)
        assert not (await answer_of(display))["ok"]
        await asker.do("hello", token=served.access.take_seat("bob"))
        await asks(asker, "ann", "q2")
        assert (await answer_of(asker, "q2"))["text"] == "This tablet has a seat already."
        assert dealer.asking == []


async def test_only_the_dealer_answers() -> None:
    async with at_the_door() as (served, dealer, asker), tablet(served.url, "seat") as other:
        await asks(asker)
        (question,) = await told(dealer)
        for one in (asker, other):
            assert (await one.do("let_back", key=question["key"], yes=True))["reason"] == "not_dealer"
        assert served.access.seats_to_save() == {}
        assert (asker.asking, other.asking) == ([], [])


async def test_another_name_ends_the_question_before() -> None:
    async with at_the_door() as (_, dealer, asker):
        await asks(asker)
        await told(dealer)
        await asks(asker, "bob", "q2")
        assert not (await answer_of(asker))["ok"]
        async with asyncio.timeout(20):
            await dealer.until(lambda: [one["player"] for one in dealer.asking] == ["bob"])


async def test_a_dealer_s_page_that_comes_later_hears_who_asks() -> None:
    async with at_the_door() as (served, dealer, asker):
        await asks(asker)
        await told(dealer)
        async with tablet(served.url, "dealer") as late:
            assert [one["player"] for one in await told(late)] == ["ann"]


async def test_nothing_of_a_hidden_hand_is_sent_before_the_yes() -> None:
    """The tablet that asks has what every screen in the room has; with the yes it has its own card."""
    table = ShoeTable("2S 5H 6D JC", game="siete_y_media", players=("dot", "ann", "bob"))
    table.leaves(3)
    async with at_the_door(table=PageTable(table)) as (served, dealer, asker), tablet(served.url) as display:
        heard = len(asker.replies)
        await asks(asker)
        (question,) = await told(dealer)
        public = served.table.port.view(PUBLIC)
        own = served.table.port.view(Viewer("seat", "ann"))
        assert public["deal"] != own["deal"], "there is something to hide"
        await asker.do("camera", on=False)
        await display.do("camera", on=False)
        assert asker.state == display.state
        assert len(asker.replies) == heard + 1
        await dealer.do("let_back", key=question["key"], yes=True)
        assert (await answer_of(asker))["ok"]
        async with asyncio.timeout(20):
            await asker.until(lambda: asker.state["deal"] == json.loads(json.dumps(own["deal"])))
