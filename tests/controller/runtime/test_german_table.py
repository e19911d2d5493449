"""German faro through the whole table: sightings in, books and marks out, kept on disk, also across a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from controller.games.german_faro import Deal
from controller.runtime.inbox import Observed
from controller.runtime.journal import Journal, JournalError
from controller.runtime.store import Opening, TableStore
from controller.table.outputs import beads
from controller.table.state import concerned, playing, stopped
from hardware.devices import BeamEdge, EndEdge
from tests.controller.at_work import AT
from tests.controller.german_table import GermanTable
from tests.english import english, raises_saying
from vision.observations import Exposed
from vision.read.reader import CardReader
from vision.render.scene import Scene
from vision.track.tracker import CardTracker

PACK = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]
NAMES = ("ann", "bob", "cy", "dot")


@asynccontextmanager
async def dealing(path: Path, *names: str, marks: int = 100, **rules: Any) -> AsyncIterator[GermanTable]:
    async with GermanTable(path, **rules) as table:
        await table.sit(*(names or NAMES), amount=marks)
        assert (await table.dealer("start_deal")).ok
        yield table


async def test_a_whole_deal_moves_every_bead_and_keeps_the_money(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        for card in PACK:
            if t.deal.phase == "bets_open":
                await t.stake("ann", card if card[1] == "S" else "KS", 1)
            await t.turns(card)
        assert (t.deal.phase, t.deal.money, len(t.deal.pairs)) == ("over", 500, 26)
        assert t.outlets.shown[-1].beads == beads(t.state) == (4,) * 13
        assert t.outlets.shown[-1].light == "idle"
        assert t.deal.purses["ann"] > 100, "every spade came on the right"
        assert not playing(t.state)
        assert t.queries.view()["deal"]["game"] == "german_faro"
        assert (await t.stake("ann", "KS", 1)).reason == "closed"
        assert (await t.dealer("start_deal")).ok
        assert beads(t.state) == (0,) * 13


async def test_nothing_is_played_or_shown_before_the_first_deal(tmp_path: Path) -> None:
    async with GermanTable(tmp_path / "t.db") as t:
        await t.sit("ann", "bob")
        reply = await t.dealer("start_deal")
        assert (reply.ok, reply.reason) == (False, "players")
        assert (playing(t.state), t.queries.view()["deal"]) == (False, None)
        assert t.outlets.shown[-1].tracking is False
        await t.sit("cy", "dot", "eve")
        assert (await t.dealer("open_seat", player="fay")).reason == "table_full"
        assert t.queries.view()["table"]["cover_card"] is True


async def test_movement_closes_the_stakes_and_the_pair_opens_them_again(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        assert (await t.stake("bob", "QH", 4)).ok
        assert (await t.stake("bob", "QS", 4)).reason == "not_own_suit"
        assert (await t.stake("bob", "QH", 7)).reason == "max"
        assert concerned(t.table.state) == {"bob"}
        await t.happens(BeamEdge(blocked=True, at_s=0.0))
        assert (await t.stake("ann", "QS", 1)).reason == "closed"
        await t.turns("QS")
        assert t.queries.view()["deal"]["pair"] == {"right": "QS"}
        await t.turns("QH")
        assert (t.deal.phase, t.deal.purses["bob"], t.deal.bank) == ("bets_open", 96, 104)
        texts = [english(entry["text"]) for entry in t.queries.view()["log"]]
        assert "right: Q♠" in texts
        assert "pair 1 settled: bob -4 on Q♥" in texts


async def test_who_is_out_has_his_cards_covered_and_may_come_back_with_the_next_deal(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db", marks=3) as t:
        await t.stake("ann", "KS", 3)
        await t.turns("2D", "KS", "7S", "8S", "4C", "5H")
        last = t.deal.pairs[-1]
        assert ([str(card) for card in last.covered], str(last.right), last.out) == (["7S", "8S"], "4C", ("ann",))
        assert (await t.dealer("buy_in", player="ann", amount=50)).reason == "eliminated"
        await t.dealer("void_deal")
        assert (await t.dealer("start_deal", pack="new")).ok
        assert "ann" not in t.deal.books
        assert t.queries.view()["deal"]["left_out"] == "C"
        await t.dealer("void_deal")
        assert (await t.dealer("buy_in", player="ann", amount=50)).ok
        assert (await t.dealer("start_deal", pack="new")).ok
        assert list(t.deal.books) == list(NAMES)


async def test_who_sits_down_during_a_deal_waits_for_the_next(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db", "ann", "bob", "cy") as t:
        await t.turns("2D")
        await t.sit("dot")
        assert (await t.stake("dot", "2C", 1)).reason == "closed"
        await t.turns("2H")
        assert (await t.stake("dot", "2C", 1)).reason == "unknown_player"
        assert t.deal.money == 500
        await t.dealer("close_seat", player="bob")
        await t.dealer("void_deal")
        assert (await t.dealer("start_deal", pack="new")).ok
        assert {player: suit.value for player, suit in t.deal.books.items()} == {"ann": "S", "cy": "H", "dot": "D"}
        assert (t.deal.purses["bob"], t.deal.money) == (100, 500)
        assert (await t.dealer("cash_out", player="bob", amount=None)).ok


async def test_a_doubtful_card_settles_nothing_and_the_dealer_is_asked(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.stake("ann", "9S", 4)
        await t.turns(None)
        question = t.state.question
        assert question is not None
        assert (question.kind, question.index, t.deal.cards) == ("unclear", 0, ())
        assert (await t.dealer("answer", question=question.id, card="9S")).ok
        await t.turns("2H")
        assert t.deal.purses["ann"] == 104
        assert stopped(t.state) is None


async def test_a_card_that_is_not_in_the_pack_is_asked_about(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db", "ann", "bob", "cy") as t:
        await t.turns("2H", "9C")
        question = t.state.question
        assert question is not None
        assert "9♣, which is not in this pack" in english(question.text)
        assert (await t.dealer("answer", question=question.id, card="8C")).reason == "foreign_card"
        assert (await t.dealer("answer", question=question.id, card="9S")).ok
        assert [str(card) for card in t.deal.cards] == ["2H", "9S"]


async def test_a_correction_is_shown_to_all_and_can_be_taken_back(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.stake("ann", "9S", 4)
        await t.turns("9S", "2H")
        assert (await t.dealer("correct", index=0, card="9D")).ok
        assert (t.deal.purses["ann"], t.deal.bank) == (96, 100)
        (entry,) = t.queries.view()["deal"]["adjustments"]
        assert (entry["was"], entry["now"], entry["purses"], entry["bank"]) == ("9S", "9D", {"ann": -8}, 4)
        assert (await t.dealer("undo")).ok
        assert (t.deal.purses["ann"], t.deal.bank, t.queries.view()["deal"]["adjustments"]) == (104, 96, [])


@pytest.mark.parametrize("shown", [0, 1, 2, 3])
async def test_a_restart_goes_on_with_the_same_deal(tmp_path: Path, shown: int) -> None:
    cards = ["2H", "9S", "5H"]
    async with dealing(tmp_path / "t.db") as t:
        await t.stake("ann", "9S", 4)
        await t.turns(*cards[:shown])
        before: Deal = t.deal
    async with GermanTable(tmp_path / "t.db") as t:
        assert t.deal == before
        assert t.outlets.shown[-1].window[1] == max(0, shown - 1)
        held = stopped(t.state)
        assert held is not None
        assert held.by == "starting"
        if not shown:  # no camera reads the cover card
            assert (await t.dealer("drawn", count=0)).ok
        else:
            card = cards[shown - 1]
            again = Exposed(shown - 1, card[0], card[1], 0.999, {card[0]: 0.999}, {card[1]: 1.0}, 0.0)
            await t.happens(Observed(again, t.state.sight.epoch))
        assert stopped(t.state) is None
        await t.turns("KD")
        assert [str(card) for card in t.deal.cards] == [*cards[:shown], "KD"]
        assert t.deal.money == 500


@pytest.mark.parametrize("left", [0, 1])
async def test_cards_that_left_with_the_cover_card_while_the_program_was_away_are_asked_for(
    tmp_path: Path, left: int
) -> None:
    """The first card that was read counted as the deal's first."""
    async with dealing(tmp_path / "t.db"):
        pass
    async with GermanTable(tmp_path / "t.db") as t:
        await t.happens(Observed(Exposed(0, "9", "S", 0.999, {"9": 0.999}, {"S": 1.0}, 0.0), t.state.sight.epoch))
        question = t.state.question
        assert question is not None
        assert question.kind == "restart"
        assert t.deal.cards == ()
        assert (await t.dealer("drawn", count=left)).ok
        if left:
            named = t.state.question
            assert named is not None
            assert named.index == 0
            assert (await t.dealer("answer", question=named.id, card="2H")).ok
        assert [str(card) for card in t.deal.cards] == [*["2H"][:left], "9S"]


@pytest.mark.parametrize("passes", [1, 2, 3])
async def test_cards_that_leave_with_the_cover_card_under_a_hand_are_asked_for(tmp_path: Path, passes: int) -> None:
    """A hand over the window looks like the cover card: the beam alone can tell that more has left."""
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(BeamEdge(False, 0.0))
        for n in range(passes):
            await t.happens(BeamEdge(True, 1.0 + n))
            await t.happens(BeamEdge(False, 1.2 + n))
        await t.happens(Observed(Exposed(0, "9", "S", 0.999, {"9": 0.999}, {"S": 1.0}, 0.0), t.state.sight.epoch))
        question = t.state.question
        if passes == 1:
            assert question is None
            assert [str(card) for card in t.deal.cards] == ["9S"]
            return
        assert question is not None
        assert question.kind == "restart"
        assert t.deal.cards == ()
        assert "more than the cover card has left" in english(question.text)
        assert (await t.dealer("drawn", count=passes - 1)).ok
        for card in ("2H", "3H")[: passes - 1]:
            named = t.state.question
            assert named is not None
            assert (await t.dealer("answer", question=named.id, card=card)).ok
        assert [str(card) for card in t.deal.cards] == [*("2H", "3H")[: passes - 1], "9S"]


@pytest.mark.parametrize(("seats", "cards"), [(3, 39), (4, 52)])
async def test_the_followers_end_is_expected_where_the_pack_ends(tmp_path: Path, seats: int, cards: int) -> None:
    pack = [card for card in PACK if seats == 4 or card[1] != "C"]
    async with dealing(tmp_path / "t.db", *NAMES[:seats]) as t:
        await t.turns(*pack[: cards - 1])
        await t.happens(EndEdge(at_end=True, at_s=0.0))
        assert t.state.faults == {}


async def test_another_games_journal_is_not_played_on(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db"):
        pass
    journal = Journal(tmp_path / "t.db")
    with raises_saying(JournalError, match="holds deals of german_faro; faro needs one of its own"):
        TableStore(journal, Opening(rules={}, bank=100), utc_now=lambda: AT).boot()
    journal.close()


@pytest.mark.whole
async def test_the_camera_takes_the_cover_for_no_card(tmp_path: Path) -> None:
    """A card back lies on the pack: nothing is seen before the stakes, and the first card is card 0."""
    scene, tracker = Scene(["back", "9S", "2H", "5D"], seed=4), CardTracker(CardReader())
    async with dealing(tmp_path / "t.db") as t:
        scene.on_beam(lambda blocked: t.table.post(BeamEdge(blocked, scene.time_s)))

        async def watch(frames: int) -> None:
            for _ in range(frames):
                for seen in tracker.observe(scene.frame()):
                    await t.happens(Observed(seen, t.state.sight.epoch))
            await t.happens(BeamEdge(blocked=False, at_s=scene.time_s))

        tracker.rebase(t.outlets.shown[-1].window[1])
        await watch(40)
        assert (t.deal.cards, t.deal.phase, t.state.question) == ((), "bets_open", None)
        assert (await t.stake("ann", "9S", 4)).ok
        scene.draw_card()
        phases = []
        while not t.deal.cards:
            await watch(1)
            phases.append(t.deal.phase)
        assert "bets_closed" in phases, "the beam closed them before the card was read"
        assert [str(card) for card in t.deal.cards] == ["9S"]
        while scene.busy:
            await watch(1)
        scene.draw_card()
        await watch(45)
        assert [str(card) for card in t.deal.cards] == ["9S", "2H"]
        assert (t.deal.purses["ann"], t.deal.phase) == (104, "bets_open")
