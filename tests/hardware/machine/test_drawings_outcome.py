"""What `make drawings` prints: every printed part with its smallest wall and overhang, the least clearance, all that is
wrong; and that it ends with 1 then."""

import sys
from dataclasses import replace

import pytest

from hardware.machine.drawings import __main__ as drawings
from hardware.machine.drawings import bought_page, coupon, seen, stand
from hardware.machine.drawings import params as p
from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.outcome import Outcome, summary
from hardware.machine.drawings.printability import Print

WALL = Print("wall", 1, (10.0, 10.0, 10.0), 1.2, 2.0, 0.0, 1.0)
FLOOR = Print("floor", 2, (10.0, 10.0, 10.0), 3.0, 0.9, 4.5, 1.0)
CLASH = Clash("lid", "body", 12.5, "lid open")


def test_each_part_is_reported_with_its_smallest_wall_and_its_overhang() -> None:
    outcome = Outcome("box", [], (0.11, "body", "magnet"), [WALL, FLOOR])
    assert outcome.lines() == [
        "box: 0 overlaps, least clearance 0.11 mm, body and magnet; smallest walls and overhangs:",
        "  wall: wall 1.20 mm, no overhang",
        "  floor: wall 0.90 mm, overhang 4.5 mm, bridged",
    ]
    assert outcome.wrong() == []


def test_all_that_is_wrong_is_reported() -> None:
    thin = replace(WALL, wall_mm=p.WALL_LEAST / 2)
    outcome = Outcome("shoe", [CLASH], None, [thin], ["a ray comes out"])
    assert outcome.lines()[0] == "shoe: 1 overlaps; smallest walls and overhangs:"
    assert outcome.wrong() == [
        "lid open: lid and body overlap by 12.50 mm3",
        "a ray comes out",
        f"wall: wall of {p.WALL_LEAST / 2:.2f} mm",
    ]


def test_the_last_line_is_of_all_machines() -> None:
    one = Outcome("box", [CLASH], (0.11, "body", "magnet"), [WALL])
    other = Outcome("shoe", [], (0.5, "tray", "wedge"), [FLOOR])
    still = Outcome("stand", [], None, [WALL])
    assert summary([one, other, still], 171.6) == (
        "all: 1 overlaps, least clearance 0.11 mm, body and magnet; 3 printed parts, smallest wall 0.90 mm (floor), "
        "widest overhang 4.5 mm (floor); 172 s of the processor"
    )


@pytest.mark.whole
def test_the_command_examines_and_fails_where_something_overlaps(monkeypatch, tmp_path, capsys) -> None:
    monkeypatch.setattr(seen, "write", lambda: seen.MODULE)
    monkeypatch.setattr(bought_page, "PAGE", tmp_path / "bought.md")
    monkeypatch.setattr(sys, "argv", ["drawings", "--only", "stand", "--folder", str(tmp_path / "stl")])
    assert drawings.main() == 0
    said = capsys.readouterr().out
    assert "stand and panel: 0 overlaps" in said
    parts = (*stand.PRINTED, *coupon.PRINTED)
    assert all(f"  {part.name}: wall " in said for part in parts)
    assert {path.name for path in (tmp_path / "stl").iterdir()} == {f"{part.name}.stl" for part in parts}
    monkeypatch.setattr(stand, "clashing", lambda: [CLASH])
    assert drawings.main() == 1
    assert "lid open: lid and body overlap by 12.50 mm3" in capsys.readouterr().out
