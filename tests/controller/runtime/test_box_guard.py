"""The box's sensors against the camera, through the table: believed only while a deal is on, the box is there, and the
camera sees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from controller.games.message import say
from controller.runtime.inbox import Observed
from controller.runtime.sensor_check import FALSE_START_S
from controller.table.state import false_start, live
from hardware.devices import BeadsAt, BeamEdge, DeviceCleared, DeviceFault, EndEdge, LidEdge, Part
from tests.controller.at_work import AtWork, dealing, exposed
from tests.english import english, notice_of
from vision.observations import Drawn, HandPass, MotionStarted, PushedBack, Trouble, TroubleCleared


async def draws(t: AtWork, *indices: int, beam: bool = True) -> None:
    """Cards leave the box, ten seconds apart."""
    for index in indices:
        at_s = 10.0 * (index + 1)
        if beam:
            await t.happens(BeamEdge(True, at_s), BeamEdge(False, at_s + 0.2))
        await t.happens(Observed(Drawn(index, at_s + 0.5), t.state.sight.epoch))


async def test_a_beam_that_sees_no_card_is_named_and_mended(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(BeamEdge(False, 0.0))
        await draws(t, 0, 1)
        await draws(t, 2, 3, beam=False)
        assert Part.BEAM not in t.state.faults
        await draws(t, 4, beam=False)
        assert t.state.faults[Part.BEAM] == say("hardware-beam-unmoved", draws=3)
        await draws(t, 5)
        assert Part.BEAM not in t.state.faults


async def test_pins_without_a_beam_that_moves_are_asked_nothing(tmp_path: Path) -> None:
    """Every switch tells once how it stands."""
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(BeamEdge(False, 0.0), LidEdge(False, 0.0), EndEdge(False, 0.0))
        await draws(t, *range(10), beam=False)
        assert not t.state.faults


async def test_a_dead_sensor_stays_a_fault_over_a_restart_until_it_works_again(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.sees(0, "7C")
        await t.happens(BeamEdge(False, 0.0), EndEdge(True, 1.0))
        await draws(t, 0)
        await draws(t, 1, 2, 3, beam=False)
        assert set(t.state.faults) == {Part.BEAM, Part.FOLLOWER}
    async with AtWork(tmp_path / "t.db") as t:
        assert set(t.state.faults) == {Part.BEAM, Part.FOLLOWER}
        await t.sees(0, "7C")
        assert (await t.dealer("reopen_bets")).reason == "held"
        await t.happens(BeamEdge(False, 0.0), EndEdge(False, 0.0))
        assert set(t.state.faults) == {Part.BEAM}
        await draws(t, 4)
        assert not t.state.faults


def passing(at_s: float) -> list[BeamEdge]:
    return [BeamEdge(True, at_s), BeamEdge(False, at_s + 0.2)]


async def test_the_beams_count_stands_beside_the_question_how_many_cards_were_drawn(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(BeamEdge(False, 0.0))
        await t.sees(0, "7C")
        await draws(t, 0)
        await t.sees(1, "4H")
        # The first of three leaves before it is noticed that the view is dark.
        epoch = t.state.sight.epoch
        await t.happens(*passing(30.0), Observed(Trouble("dark", 30.6), epoch), *passing(31.0), *passing(32.0))
        assert english(t.queries.view()["hold"]["text"]) == "camera view: dark"
        await t.happens(Observed(Drawn(1, 33.0), epoch), Observed(exposed(2, "KD"), epoch))
        await t.happens(Observed(TroubleCleared("dark", 33.0), epoch))
        assert t.queries.view()["hold"]["by"] == "starting"
        await t.sees(1, "KD")
        assert english(t.queries.view()["question"]["text"]) == (
            "After trouble with the camera view (dark) the window shows K♦; the last card journaled is 4♥. "
            "The exit beam counted 3 cards. How many cards were drawn meanwhile?"
        )
        assert (await t.dealer("drawn", count=3)).ok
        question = t.queries.view()["question"]
        assert (question["kind"], question["index"]) == ("missed", 2)
        assert Part.BEAM not in t.state.faults


async def test_blind_before_the_first_card_only_the_beam_can_tell(tmp_path: Path) -> None:
    async with dealing(tmp_path / "none.db") as t:
        await t.happens(DeviceFault("camera", notice_of("hangs")), DeviceCleared("camera"))
        await t.sees(0, "7C")
        assert t.state.question is not None
        assert "no card of this deal had been read. How many" in english(t.state.question.text)
        assert (await t.dealer("drawn", count=0)).ok
        assert [str(card) for card in live(t.state).cards] == ["7C"]
    async with dealing(tmp_path / "beam.db") as t:
        await t.happens(BeamEdge(False, 0.0), *passing(1.0))
        await t.happens(DeviceFault("camera", notice_of("hangs")), DeviceCleared("camera"))
        await t.sees(0, "7C")
        assert t.state.question is None
        assert [str(card) for card in live(t.state).cards] == ["7C"]


async def test_bets_closed_by_a_movement_that_draws_no_card_call_the_dealer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s = 100.0
    async with dealing(tmp_path / "t.db") as t:
        monkeypatch.setattr(t.table.store, "clock", lambda: now_s)
        await t.sees(0, "7C")
        await t.happens(Observed(MotionStarted(0.0), t.state.sight.epoch))
        assert live(t.state).phase == "bets_closed"
        assert t.outlets.shown[-1].light == "closed"
        now_s += FALSE_START_S
        await t.happens(BeadsAt(0, 0))
        view = t.queries.view()
        told = "something moved at the box: bets are closed though no card was drawn; draw it, or reopen the bets"
        assert english(view["false_start"]) == told
        assert view["log"][-1]["text"] == view["false_start"]
        assert view["hold"] is None
        assert (t.outlets.shown[-1].light, t.outlets.shown[-1].call) == ("call", "false start")
        assert (await t.dealer("reopen_bets")).ok
        assert t.queries.view()["false_start"] is None
        assert t.outlets.shown[-1].light == "open"


@pytest.mark.parametrize("came", [HandPass(0.0), PushedBack(0, 0.0)], ids=["hand", "pushed back"])
async def test_a_hand_or_a_card_pushed_back_that_closed_the_bets_says_so(tmp_path: Path, came: Any) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.sees(0, "7C")
        epoch = t.state.sight.epoch
        await t.happens(Observed(came, epoch))
        assert false_start(t.state) is None
        await t.happens(Observed(MotionStarted(0.0), epoch), Observed(came, epoch))
        assert "reopen the bets" in english(false_start(t.state))
        await t.sees(1, "4H")
        assert false_start(t.state) is None


async def test_a_box_that_works_is_left_alone(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(BeamEdge(False, 0.0), EndEdge(False, 0.0))
        await draws(t, *range(20))
        assert not t.state.faults


async def test_a_table_without_a_box_is_asked_nothing(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await draws(t, *range(6), beam=False)
        assert not t.state.faults


async def test_before_the_deal_and_with_the_view_covered_nothing_counts(tmp_path: Path) -> None:
    passes = [BeamEdge(blocked, 10.0 * n + blocked) for n in range(6) for blocked in (True, False)]
    async with AtWork(tmp_path / "idle.db") as t:
        await t.happens(*passes, BeamEdge(False, 200.0))
        assert not t.table._guard.tick(300.0)
    async with dealing(tmp_path / "t.db") as t:
        await draws(t, 0)
        await t.happens(Observed(Trouble("covered", 11.0), t.state.sight.epoch), *passes)
        assert not t.table._guard.tick(300.0)


async def test_passes_that_no_draw_explains_are_named(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await draws(t, 0)
        await t.happens(*(BeamEdge(blocked, 20.0 + n) for n in range(3) for blocked in (True, False)))
        (fault,) = t.table._guard.tick(40.0)
    assert isinstance(fault, DeviceFault)
    assert fault.part == Part.BEAM


async def test_a_follower_at_its_end_in_the_middle_of_a_deal_is_named(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(EndEdge(True, 1.0))
        assert t.state.faults[Part.FOLLOWER] == say("hardware-follower-early", cards=52)
        await t.happens(EndEdge(False, 2.0))
        assert Part.FOLLOWER not in t.state.faults


async def test_draws_between_two_deals_say_nothing_of_the_beam(tmp_path: Path) -> None:
    """The dealer empties the box with the lid off: the camera sees cards go, the beam does not."""
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(BeamEdge(False, 0.0))
        await draws(t, 0, 1)
        assert (await t.dealer("void_deal")).ok
        await draws(t, *range(2, 12), beam=False)
        assert not t.state.faults
