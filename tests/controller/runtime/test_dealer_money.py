"""The dealer's acts on money, maximum and cover card, through the whole table: journaled, replayed, shown to all."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from controller.runtime.inbox import Observed, Reply
from controller.runtime.journal import Journal
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.store import Opening, TableStore
from controller.table.moment import moment
from controller.table.outputs import light
from controller.table.state import DEALER, Actor, live
from controller.table.view import table_view
from hardware.devices import BeamEdge
from tests.controller.at_work import AT
from tests.controller.german_table import GermanTable
from tests.controller.house import Seated, Table, reason
from tests.english import english
from vision.observations import Exposed
from vision.read.reader import CardReader
from vision.render.scene import Scene
from vision.track.tracker import CardTracker


class Ruled(Seated):
    def view(self) -> dict[str, Any]:
        view = table_view(self.state, version=1, name="Test", demo=False, beads_at=[None] * 13)
        json.dumps(view)
        return view

    def said(self) -> list[str]:
        return [english(line["text"]) for line in self.view()["log"]]


async def say(table: TableRunner, command: dict[str, Any], actor: Actor) -> Reply:
    """A command for the moment that the tablets see now."""
    return await table.submit({"at": moment(table.state)._asdict(), **command}, actor)


def bet(table: Table, name: str, rank: str, stake: int, **more: Any) -> None:
    table.ann("bet", bet=name, type="flat", ranks=[rank], stake=stake, **more)


def test_the_banker_takes_no_money_out_between_the_two_cards() -> None:
    table = Ruled()
    table.sees(0, "2S")
    bet(table, "a", "9", 100, copper=True)
    table.dealer("bank", amount=-100)
    table.sees(1, "9C")
    assert reason(lambda: table.dealer("bank", amount=-1)) == "turn_under_way"
    table.sees(2, None, candidates={"4": 0.5, "5": 0.5}, suit_candidates={"S": 0.5, "H": 0.5})
    assert table.purse == 1100, "settled whatever the card is"
    assert reason(lambda: table.dealer("bank", amount=-1)) == "unsure"
    assert reason(lambda: table.dealer("cash_out", player="ann", amount=901)) == "unsure"
    table.dealer("cash_out", player="ann", amount=900)
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="4S")
    table.dealer("bank", amount=-9800)
    assert live(table.state).bank == 0


def test_the_banker_takes_nothing_out_while_a_settled_card_is_asked_about() -> None:
    table = Ruled()
    for index, card in enumerate(("2S", "9C", "4S")):
        table.sees(index, card)
    table.sees(2, "5S")
    assert table.state.question is not None
    assert reason(lambda: table.dealer("bank", amount=-1)) == "unsure"
    table.dealer("bank", amount=1)
    table.dealer("answer", question=table.state.question.id, card="4S")
    table.dealer("bank", amount=-1)


def owing() -> Ruled:
    """Ann owes 200: a win was undone after she had cashed out."""
    table = Ruled()
    table.sees(0, "2S")
    bet(table, "a", "9", 100)
    bet(table, "k", "K", 300)
    table.sees(1, "5H")
    table.sees(2, "9D")
    table.dealer("cash_out", player="ann", amount=None)
    table.dealer("correct", index=2, card="7D")
    assert live(table.state).debts == {"ann": 200}
    return table


def test_a_debt_is_paid_as_far_as_the_purse_goes() -> None:
    table = owing()
    assert reason(lambda: table.dealer("pay_debt", player="ann")) == "funds"
    assert reason(lambda: table.dealer("pay_debt", player="bob")) == "no_debt"
    assert reason(lambda: table.ann("pay_debt", player="ann")) == "not_dealer"
    table.sees(3, "6H")
    table.sees(4, "KD")
    table.dealer("pay_debt", player="ann")
    assert (live(table.state).purses["ann"], live(table.state).debts) == (400, {})
    assert table.view()["money"]["debts"] == {}
    assert "ann pays 200 of a debt" in table.said()


def test_a_cash_out_of_everything_pays_the_debt_first() -> None:
    table = owing()
    table.sees(3, "6H")
    table.sees(4, "KD")
    assert reason(lambda: table.dealer("cash_out", player="ann", amount=401)) == "debt"
    table.dealer("cash_out", player="ann", amount=None)
    assert (live(table.state).purses["ann"], live(table.state).debts) == (0, {})
    assert table.said()[-2:] == ["ann pays 200 of a debt", "ann cashes out 400"]


def test_a_purse_that_does_not_reach_pays_what_it_has_and_nothing_leaves_the_table() -> None:
    table = Ruled()
    table.sees(0, "2S")
    bet(table, "a", "9", 100)
    bet(table, "k", "K", 50)
    table.sees(1, "5H")
    table.sees(2, "9D")
    table.dealer("cash_out", player="ann", amount=None)
    table.dealer("correct", index=2, card="7D")
    table.sees(3, "6H")
    table.sees(4, "KD")
    money = table.money
    table.dealer("cash_out", player="ann", amount=None)
    assert (live(table.state).purses["ann"], live(table.state).debts, table.money) == (0, {"ann": 100}, money)


@pytest.mark.parametrize(
    ("option", "amount", "part", "name", "above", "says"),
    [
        ("max", "max", "table", "max", "max", "the maximum is 200"),
        ("bank_cap", "cap", "deal", "covers", "solvency", "the bank covers at most 200 in a turn"),
    ],
)
def test_a_limit_is_raised_for_the_rest_of_the_deal_and_shown_to_all(
    option: str, amount: str, part: str, name: str, above: str, says: str
) -> None:
    table, verb = Ruled(**{option: 100}), f"raise_{amount}"
    table.sees(0, "2S")
    assert table.view()[part][name] == 100
    assert reason(lambda: bet(table, "a", "9", 150)) == above
    for low, refused in ((0, "malformed"), (90, "not_higher"), (100, "not_higher")):
        assert reason(lambda low=low: table.dealer(verb, **{amount: low})) == refused
    assert reason(lambda: table.ann(verb, **{amount: 200})) == "not_dealer"
    table.dealer(verb, **{amount: 200})
    bet(table, "a", "9", 150)
    assert table.view()[part][name] == 200
    assert f"{says} until the deal is over" in table.said()
    table.moves()
    assert reason(lambda: table.dealer(verb, **{amount: 300})) == f"{amount}_under_way"
    table.dealer("void_deal")
    assert reason(lambda: table.dealer(verb, **{amount: 300})) == "no_deal"
    table.dealer("start_deal", pack="new")
    assert table.view()[part][name] == 100


def test_the_maximum_is_raised_for_one_player_and_shown_to_all() -> None:
    table = Ruled(max=100, raise_for=True)
    table.sees(0, "2S")
    assert reason(lambda: table.dealer("raise_for", max=200)) == "malformed"
    assert reason(lambda: table.dealer("raise_for", player="", max=200)) == "malformed"
    assert reason(lambda: table.dealer("raise_for", player="cy", max=200)) == "unknown_player"
    assert reason(lambda: table.ann("raise_for", max=200)) == "not_dealer"
    table.dealer("raise_for", player="ann", max=200)
    bet(table, "a", "9", 150)
    assert (table.view()["table"]["max"], table.view()["deal"]["raised"]) == (100, {"ann": 200})
    assert "the maximum for ann is 200 until the deal is over" in table.said()
    table.dealer("void_deal")
    table.dealer("start_deal", pack="new")
    assert table.view()["deal"]["raised"] == {}


async def test_raised_limits_and_bets_under_the_cover_card_outlive_a_restart(tmp_path: Path) -> None:
    opening = Opening(
        rules={"max": 100, "raise_for": True, "bank_cap": 100, "soda_exposed_before_bets": False}, bank=10_000
    )
    decks = []
    for start in (True, False):
        journal = Journal(tmp_path / "t.db")
        table = TableRunner(TableStore(journal, opening, utc_now=lambda: AT))
        table.boot()
        work = asyncio.create_task(table.run())
        if start:
            for command in (
                {"do": "open_seat", "player": "ann"},
                {"do": "buy_in", "player": "ann", "amount": 1000},
                {"do": "start_deal"},
                {"do": "raise_max", "max": 200},
                {"do": "raise_for", "player": "ann", "max": 300},
                {"do": "raise_cap", "cap": 400},
            ):
                assert (await say(table, command, DEALER)).ok
            bet = {"do": "bet", "bet": "a", "type": "flat", "ranks": ["9"], "stake": 300}
            assert (await say(table, bet, Actor("seat", "ann"))).ok
            table.post(BeamEdge(blocked=True, at_s=0.0))
            seen = Exposed(0, "2", "S", 0.999, {"2": 0.999}, {"S": 1.0}, 0.0)
            table.post(Observed(seen, table.state.sight.epoch))
            assert not (await say(table, {**bet, "bet": "b"}, Actor("seat", "ann"))).ok
        view = Queries(table, journal).view()
        decks.append((live(table.state), view["table"]["max"], view["deal"]["raised"], view["deal"]["covers"]))
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        journal.close()
    assert decks[0] == decks[1]
    deal, *limits = decks[0]
    assert (deal.phase, [str(card) for card in deal.cards], limits) == ("bets_closed", ["2S"], [200, {"ann": 300}, 400])


def covered() -> Ruled:
    return Ruled(soda_exposed_before_bets=False, solvency="turn_worst")


def test_drawing_the_cover_card_closes_the_bets_of_turn_1_before_the_soda_shows() -> None:
    table = covered()
    assert table.view()["table"]["cover_card"] is True
    assert (light(table.state), live(table.state).phase) == ("open", "bets_open")
    bet(table, "a", "9", 100)
    table.moves()
    assert (light(table.state), table.cards) == ("closed", [])
    assert reason(lambda: bet(table, "b", "9", 100)) == "closed"
    table.sees(0, "9S")
    assert (light(table.state), table.view()["deal"]["soda"]) == ("closed", "9S")
    assert reason(lambda: bet(table, "b", "9", 100)) == "closed"
    assert reason(lambda: table.dealer("reopen_bets")) == "soda_shown"
    table.sees(1, "5H")
    table.sees(2, "9D")
    assert (light(table.state), table.purse, table.view()["deal"]["turn_number"]) == ("open", 1100, 2)


@pytest.mark.whole
async def test_the_camera_takes_the_cover_for_no_card_and_its_draw_closes_the_bets(tmp_path: Path) -> None:
    """A card back lies on the pack; the beam tells of its draw, and the soda is card 0."""
    opening = Opening(rules={"soda_exposed_before_bets": False}, bank=10_000)
    scene, tracker = Scene(["back", "9S", "2H"], seed=4), CardTracker(CardReader())
    journal = Journal(tmp_path / "t.db")
    table = TableRunner(TableStore(journal, opening, utc_now=lambda: AT))
    table.boot()
    work = asyncio.create_task(table.run())
    scene.on_beam(lambda blocked: table.post(BeamEdge(blocked, scene.time_s)))

    async def bet_on_the_king(name: str) -> str | None:
        command = {"do": "bet", "bet": name, "type": "flat", "ranks": ["K"], "stake": 10}
        return (await say(table, command, Actor("seat", "ann"))).reason

    async def watch() -> str:
        for seen in tracker.observe(scene.frame()):
            table.post(Observed(seen, table.state.sight.epoch))
        await bet_on_the_king("a")  # taken once; also waits until the pictures are processed
        return live(table.state).phase

    try:
        for command in (
            {"do": "open_seat", "player": "ann"},
            {"do": "buy_in", "player": "ann", "amount": 1000},
            {"do": "start_deal"},
        ):
            assert (await say(table, command, DEALER)).ok
        tracker.rebase(0)
        assert {await watch() for _ in range(15)} == {"bets_open"}
        assert live(table.state).purses["ann"] == 990
        scene.draw_card()
        phases = []
        while not live(table.state).cards:
            phases.append(await watch())
        assert ([str(card) for card in live(table.state).cards], phases[-1]) == (["9S"], "bets_closed")
        assert "bets_closed" in phases[:-1], "the beam closed them before the soda was read"
        assert await bet_on_the_king("b") == "closed"
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        journal.close()


def test_a_soda_that_nobody_saw_coming_closes_the_bets_itself() -> None:
    table = covered()
    bet(table, "a", "9", 100)
    table.sees(0, "9S")
    assert reason(lambda: bet(table, "b", "9", 100)) == "closed"


def test_a_soda_in_doubt_is_named_while_the_bets_stay_closed() -> None:
    table = covered()
    table.moves()
    table.sees(0, None, candidates={"4": 0.5, "5": 0.5}, suit_candidates={"S": 1.0})
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="5S")
    assert (table.cards, light(table.state)) == (["5S"], "closed")


def test_without_the_option_there_is_no_cover_card() -> None:
    table = Ruled()
    assert (table.view()["table"]["cover_card"], live(table.state).phase) == (False, "soda")


async def test_in_german_faro_a_debt_is_paid_and_a_cash_out_pays_it_first(tmp_path: Path) -> None:
    async with GermanTable(tmp_path / "t.db") as t:
        await t.sit("ann", "bob", "cy")
        await t.dealer("start_deal")
        assert (await t.dealer("raise_max", max=20)).reason == "bad_op"
        for card in ("9S", "KS"):
            assert (await t.stake("ann", card, 5)).ok
        await t.turns("9S", "2H")
        await t.dealer("cash_out", player="ann", amount=None)
        await t.dealer("correct", index=0, card="3D")
        assert t.deal.debts == {"ann": 10}
        assert (await t.dealer("pay_debt", player="ann")).reason == "funds"
        await t.turns("KS", "4H")
        assert (await t.dealer("cash_out", player="ann", amount=1)).reason == "debt"
        assert (await t.dealer("pay_debt", player="ann")).ok
        assert (t.deal.purses["ann"], t.deal.debts) == (0, {})
