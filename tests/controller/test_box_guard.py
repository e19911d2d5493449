"""The box's sensors against the camera, through the table: believed only while a deal is on, the box is there, and the
camera sees."""

from __future__ import annotations

from pathlib import Path

from controller.inbox import Observed
from hardware.box_watch import BEAM, FOLLOWER
from hardware.devices import BeamEdge, EndEdge
from tests.controller.test_table import AtWork, at_work, dealing
from vision.observations import Drawn, Trouble


async def draws(t: AtWork, *indices: int, beam: bool = True) -> None:
    """Cards leave the box, ten seconds apart."""
    for index in indices:
        at_s = 10.0 * (index + 1)
        if beam:
            await t.happens(BeamEdge(True, at_s), BeamEdge(False, at_s + 0.2))
        await t.happens(Observed(Drawn(index, at_s + 0.5), t.house.window_epoch))


async def test_a_beam_that_sees_no_card_is_named_and_mended(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(BeamEdge(False, 0.0))
        await draws(t, 0, 1, beam=False)
        assert BEAM not in t.house.faults
        await draws(t, 2, beam=False)
        assert t.house.faults[BEAM] == "has not moved for the last 3 draws the camera saw"
        await draws(t, 3)
        assert BEAM not in t.house.faults


async def test_a_box_that_works_is_left_alone(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(BeamEdge(False, 0.0), EndEdge(False, 0.0))
        await draws(t, *range(20))
        assert not t.house.faults


async def test_a_table_without_a_box_is_asked_nothing(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await draws(t, *range(6), beam=False)
        assert not t.house.faults


async def test_before_the_deal_and_with_the_view_covered_nothing_counts(tmp_path: Path) -> None:
    passes = [BeamEdge(blocked, 10.0 * n + blocked) for n in range(6) for blocked in (True, False)]
    async with at_work(tmp_path / "idle.db") as t:
        await t.happens(*passes, BeamEdge(False, 200.0))
        assert not t.table._guard.look(300.0)
    async with dealing(tmp_path / "t.db") as t:
        await draws(t, 0)
        await t.happens(Observed(Trouble("covered", 11.0), t.house.window_epoch), *passes)
        assert not t.table._guard.look(300.0)


async def test_passes_that_no_draw_explains_are_named(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await draws(t, 0)
        await t.happens(*(BeamEdge(blocked, 20.0 + n) for n in range(3) for blocked in (True, False)))
        assert [fault.part for fault in t.table._guard.look(40.0)] == [BEAM]


async def test_a_follower_at_its_end_in_the_middle_of_a_deal_is_named(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(EndEdge(True, 1.0))
        assert t.house.faults[FOLLOWER] == "says the box is empty with 52 cards left"
        await t.happens(EndEdge(False, 2.0))
        assert FOLLOWER not in t.house.faults
