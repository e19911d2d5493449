"""The table with its pages and fake devices, driven over real WebSockets: what a tablet does reaches bank and beads."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import websockets

from controller.config import TableConfig, WebConfig
from controller.runtime.inbox import Observed
from controller.runtime.wiring.assembly import Parts, Running, running
from hardware.devices import DeviceFault, Part
from hardware.fakes import FakeBeads, FakeLamps
from tests.controller.all_words import ACTS
from tests.controller.followed import Followed
from tests.english import english, notice_of
from tests.hardware.waiting import PATIENCE_S
from vision.observations import Exposed


class Tablet:
    """One tablet's line: says things, keeps the newest state, finds the answer to what it said."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self._socket, self._followed = socket, Followed()
        self._numbers = itertools.count()
        self.state: dict[str, Any] = {}
        self._at: dict[str, Any] = {}

    async def say(self, do: str, **fields: Any) -> dict[str, Any]:
        return await self.answer(await self.send(do, **fields))

    async def send(self, do: str, **fields: Any) -> str:
        """Sends the command, meant for the moment of the newest state or answer; its id."""
        name = str(fields.pop("id", f"c{id(self)}-{next(self._numbers)}"))
        if do in ACTS:
            await self.sees(lambda state: True)
            fields.setdefault("at", self._at)
        await self._socket.send(json.dumps({"id": name, "do": do, **fields}))
        return name

    async def answer(self, name: str) -> dict[str, Any]:
        return await self._until(lambda m: m.get("type") == "reply" and m["id"] == name)

    async def sees(self, wanted: Any) -> dict[str, Any]:
        """The first state that `wanted` likes."""
        if self.state and wanted(self.state):
            return self.state
        return await self._until(lambda m: m.get("type") == "state" and wanted(m))

    async def _until(self, wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                message = self._followed.message(await self._socket.recv())
                if message.get("type") == "state":
                    self.state = message
                self._at = message.get("at", self._at)
                if wanted(message):
                    return dict(message)


@asynccontextmanager
async def table(folder: Path, *, show_odds: bool = False, **parts: Any) -> AsyncIterator[Running]:
    settings = TableConfig(name="Test", bank=10_000, purse=1000, odds=show_odds)
    path, web = folder / "t.db", WebConfig(port=0)
    async with running(Parts(**parts), settings, {}, journal_path=path, web=web) as at_work:
        yield at_work


@asynccontextmanager
async def tablet(at_work: Running, role: str, url: str | None = None) -> AsyncIterator[Tablet]:
    """A tablet; `url` where its line does not lead straight to the table."""
    address = (url or str(at_work.address)).replace("http", "ws") + f"ws?as={role}"
    async with websockets.connect(address) as socket:
        yield Tablet(socket)


def show(at_work: Running, index: int, card: str) -> None:
    """The camera reads a card."""
    seen = Exposed(index, card[0], card[1], 0.999, {card[0]: 0.999}, {card[1]: 1.0}, 0.0)
    at_work.table.post(Observed(seen, at_work.table.state.sight.epoch))


async def test_a_bet_from_a_tablet_is_settled_corrected_and_seen_by_all(tmp_path: Path) -> None:
    beads, lamps = FakeBeads(), FakeLamps()
    async with (
        table(tmp_path, beads=beads, lamps=lamps) as at_work,
        tablet(at_work, "dealer") as dealer,
        tablet(at_work, "seat") as ann,
        tablet(at_work, "display") as display,
    ):
        assert (await ann.say("join", name="Ann"))["ok"]
        assert (await dealer.say("start_deal"))["ok"]
        show(at_work, 0, "7C")
        await ann.sees(lambda s: s["deal"] and s["deal"]["phase"] == "bets_open")
        assert (await ann.say("bet", bet="a", type="flat", ranks=["9"], stake=100))["ok"]
        refused = await ann.say("bet", bet="b", type="flat", ranks=["9"], stake=5000)
        assert (refused["ok"], refused["reason"]) == (False, "funds")
        show(at_work, 1, "4H")
        show(at_work, 2, "9D")
        state = await display.sees(lambda s: s["deal"] and s["deal"]["last_settled"])
        assert state["deal"]["purses"] == {"Ann": 1100}
        await dealer.sees(lambda s: s["deal"] and s["deal"]["last_settled"])
        assert (await dealer.say("correct", index=2, card="TD"))["ok"]
        state = await display.sees(lambda s: s["deal"]["adjustments"])
        assert state["deal"]["purses"] == {"Ann": 900}
        assert state["deal"]["bank"] == 10_000
        assert any("compensation: Ann" in english(line["text"]) for line in state["log"])
        wanted = at_work.queries.view()["beads"]
        assert [wanted[rank]["want"] for rank in "479T"] == [1, 1, 0, 1]


async def test_the_odds_are_shown_where_the_table_says_so_and_know_only_what_was_exposed(tmp_path: Path) -> None:
    async with table(tmp_path / "a", show_odds=True) as at_work, tablet(at_work, "dealer") as dealer:
        assert (await dealer.say("odds"))["data"] is None
        await dealer.say("start_deal")
        show(at_work, 0, "7C")
        await dealer.sees(lambda s: s["deal"] and s["deal"]["soda"])
        odds = (await dealer.say("odds"))["data"]
        assert odds["seen"] == ["7C"]
        assert next(bet for bet in odds["bets"] if bet["bet"] == "7 open")["edge_decision"] == "1/98"
    async with table(tmp_path / "b") as at_work, tablet(at_work, "dealer") as dealer:
        await dealer.say("start_deal")
        show(at_work, 0, "7C")
        await dealer.sees(lambda s: s["deal"] and s["deal"]["soda"])
        assert (await dealer.say("odds"))["data"] is None


async def test_the_dealer_is_told_which_tablets_are_there(tmp_path: Path) -> None:
    async with table(tmp_path) as at_work, tablet(at_work, "dealer") as dealer, tablet(at_work, "display") as display:
        async with tablet(at_work, "seat") as ann:
            assert (await ann.say("join", name="Ann"))["ok"]
            assert (await ann.say("tablets"))["reason"] == "not_dealer"
            assert (await dealer.say("open_seat", player="Bob"))["ok"]
            told = (await dealer.say("tablets"))["data"]
            seats = [{"player": "Ann", "here": 1, "gone_s": None}, {"player": "Bob", "here": 0, "gone_s": None}]
            assert told == {"seats": seats, "others": 1}
        while (told := (await dealer.say("tablets"))["data"])["seats"][0]["here"]:
            await asyncio.sleep(0.01)
        assert told["seats"][0]["gone_s"] in range(60)
        assert (await display.say("tablets"))["reason"] == "not_dealer"


async def test_an_account_is_for_its_player_and_the_dealer(tmp_path: Path) -> None:
    async with table(tmp_path) as at_work, tablet(at_work, "seat") as ann, tablet(at_work, "display") as display:
        assert (await ann.say("account"))["reason"] == "no_seat"
        assert (await ann.say("join", name="Ann"))["ok"]
        told = (await ann.say("account"))["data"]
        assert (told["player"], told["bought"], told["rounds"]) == ("Ann", 1000, [])
        assert (await ann.say("account", player="Ann"))["data"] == told
        assert (await ann.say("account", player="Bob"))["reason"] == "not_dealer"
        assert (await display.say("account", player="Ann"))["reason"] == "not_dealer"
        async with tablet(at_work, "dealer") as dealer:
            assert (await dealer.say("account", player="Ann"))["data"] == told
            assert (await dealer.say("account"))["reason"] == "no_seat"


async def test_a_table_without_camera_and_box_goes_on_after_a_restart(tmp_path: Path) -> None:
    """It asks nothing of a window that nobody sees, and knows no fault of sensors that the configuration took away."""
    async with table(tmp_path) as at_work, tablet(at_work, "dealer") as dealer:
        assert (await dealer.say("start_deal"))["ok"]
        await dealer.sees(lambda s: s["deal"])
        assert (await dealer.say("key_card", card="7C", index=0))["ok"]
        at_work.table.post(DeviceFault(Part.BEAM, notice_of("has not moved")))
        await dealer.sees(lambda s: s["faults"])
    async with running(
        Parts(untouched=True), TableConfig(bank=10_000), {}, journal_path=tmp_path / "t.db", web=None
    ) as safe:
        kept = safe.table.state
        assert (list(kept.faults), kept.sight.doubted) == ([Part.BEAM], True), "as the table has it"
    async with table(tmp_path) as at_work, tablet(at_work, "dealer") as dealer:
        state = await dealer.sees(lambda s: s["deal"])
        assert (state["hold"], state["faults"], state["question"]) == (None, [], None)
        assert (await dealer.say("key_card", card="4H", index=1))["ok"]


async def test_a_seat_cannot_do_the_dealers_work_and_a_display_nothing(tmp_path: Path) -> None:
    async with table(tmp_path) as at_work, tablet(at_work, "seat") as ann, tablet(at_work, "display") as display:
        assert (await ann.say("join", name="Ann"))["ok"]
        assert (await ann.say("start_deal"))["reason"] == "not_dealer"
        assert not (await display.say("bet", bet="a", type="flat", ranks=["9"], stake=1))["ok"]
        assert at_work.table.state.deal_number == 0


async def test_a_lost_tablet_comes_back_to_its_seat_also_after_a_restart_and_nothing_is_doubled(tmp_path: Path) -> None:
    bet = {"id": "bet-1", "bet": "a", "type": "flat", "ranks": ["9"], "stake": 100}
    async with table(tmp_path) as at_work, tablet(at_work, "dealer") as dealer:
        async with tablet(at_work, "seat") as ann:
            token = (await ann.say("join", name="Ann"))["data"]["token"]
            await dealer.say("start_deal")
            show(at_work, 0, "7C")
            await ann.sees(lambda s: s["deal"] and s["deal"]["phase"] == "bets_open")
            assert (await ann.say("bet", **bet))["ok"]
        async with tablet(at_work, "seat") as ann:
            assert (await ann.say("hello", token=token))["ok"]
            assert (await ann.say("bet", **bet))["ok"]
            assert at_work.queries.view()["deal"]["purses"] == {"Ann": 900}
    async with table(tmp_path) as at_work, tablet(at_work, "seat") as ann:
        assert (await ann.say("hello", token=token))["ok"]
        other = await ann.say("bet", **bet | {"stake": 50})
        assert (other["reason"], english(other["text"])) == (
            "malformed",
            "id bet-1 was given to another command before; use a new one",
        )
    async with table(tmp_path) as at_work, tablet(at_work, "seat") as ann:
        assert (await ann.say("hello", token=token))["ok"]
        assert (await ann.say("bet", **bet))["ok"]
        assert at_work.queries.view()["deal"]["purses"] == {"Ann": 900}
