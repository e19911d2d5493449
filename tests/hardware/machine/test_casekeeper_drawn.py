"""The casekeeper as drawn: nothing overlaps at any place, with the neighbour and in the case; the beads go where the
servo says and cannot go elsewhere; every part can be printed, and bears what it has to. `make drawings` does all of
it finely; here is a seeded sample."""

import itertools
import random
import struct
from collections import Counter

import numpy as np
import pytest

from hardware.beads.servo import CAM_PITCH_DEG, CAM_STOP_DEG
from hardware.devices import BEADS
from hardware.machine.drawings import (
    assembly,
    bill,
    bought,
    clashes,
    forces,
    kinematics,
    machine,
    printability,
    printed,
    report,
    stl,
)
from hardware.machine.drawings import params as p
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.picture import View, render
from hardware.machine.drawings.shapes import box
from tests.sample import sampled

PLACES_DEG = [CAM_PITCH_DEG * n for n in range(BEADS + 1)]
CHANCE = random.Random(28)
ON_THE_WAY = [CHANCE.uniform(0, 90) for _ in range(4)]
NEIGHBOURS = [
    tuple(CHANCE.choice([*PLACES_DEG, *clashes.ENDS_DEG, CHANCE.uniform(0, 90)]) for _ in range(2)) for _ in range(3)
]
IN_CASE = CHANCE.choice(PLACES_DEG)
PUSHED_AT = [CHANCE.choice(PLACES_DEG) for _ in range(BEADS)]


# --- nothing overlaps ---


def test_no_two_parts_overlap_that_stand_still_against_each_other():
    assert clashes.at_rest() == []


@pytest.mark.parametrize("cam_deg", [*PLACES_DEG, *clashes.ENDS_DEG, *ON_THE_WAY])
def test_no_two_parts_overlap_at_a_place_or_on_the_way(cam_deg):
    assert clashes.in_module(cam_deg) == []


@pytest.mark.parametrize(("mine", "other"), NEIGHBOURS)
def test_no_part_overlaps_one_of_the_next_module(mine, other):
    assert clashes.with_neighbour(mine, other) == []


def test_the_row_fits_its_case():
    assert clashes.with_case(IN_CASE) == []


def test_every_screw_can_be_reached():
    assert clashes.drivers() == []


def test_every_part_comes_to_its_place_on_a_straight_way():
    assert assembly.module() == []
    assert assembly.row((0, 1, 2, 12)) == []


def test_every_part_has_its_step():
    """Plates, inserts and leads apart: inserts are melted into the plates first, a lead bends."""
    parts = {assembly.kind(part.name) for part in (*machine.module_parts(), *machine.case_parts())}
    steps = {name for step in (*assembly.STEPS, *assembly.ROW_STEPS) for name in step.kinds}
    assert parts - steps == {"plate", "base", "servo lead", "sheet screw"}
    assert steps <= parts


@pytest.mark.parametrize(
    ("name", "out", "there"),
    [
        ("bead rod", (0.0, 0.0, -1.0), "front"),
        ("bead 2", (0.0, 1.0, 0.0), "front"),
        ("cam", (-1.0, 0.0, 0.0), "lever 1"),
    ],
)
def test_a_way_that_is_barred_is_found(name, out, there):
    parts = {part.name: part for part in machine.module_at(0.0)}
    assert {clash.other for clash in assembly.blocked([parts[name]], out, [parts[there]], "")} == {there}


def test_a_planted_overlap_is_found():
    block = Part("block", box((0.0, 10.0), (20.0, 30.0), (-2.0, 2.0)), "cam")
    found = clashes.between([(block, part) for part in machine.module_at(0.0)], "planted")
    assert {"lever 2", "plate"} <= {clash.other for clash in found}
    assert all(clash.volume_mm3 > 1 for clash in found)


def test_a_lever_that_is_too_thick_is_found():
    """Its solid is drawn again 2 mm thicker, as a wrong parameter would do it."""
    parts = {part.name: part for part in machine.module_parts()}
    lever = machine.placed(parts["lever 1"], 0.0)
    thick = Part("lever 1", lever + lever.translate((2.0, 0.0, 0.0)), "cam", "lever 0")
    cam = Part("cam", machine.placed(parts["cam"], 0.0), "cam", "cam")
    assert clashes.between([(thick, cam)], "planted")


def test_modules_nearer_than_drawn_overlap(monkeypatch):
    monkeypatch.setattr(p, "MODULE_PITCH", 38.0)
    assert clashes.with_neighbour(0.0, 0.0)


# --- the beads go where the servo says ---


@pytest.mark.parametrize("beads", range(BEADS + 1))
def test_at_a_place_so_many_beads_are_up(beads):
    for lever in kinematics.levers():
        z = kinematics.bead_z(lever, beads * CAM_PITCH_DEG)
        up = lever.bead < beads
        assert z == pytest.approx(lever.pivot_z + (p.BEAD_THROW / 2 if up else -p.BEAD_THROW / 2), abs=1e-6)


@pytest.mark.parametrize("beads", range(BEADS + 1))
def test_a_small_turn_of_the_servo_moves_no_bead(beads):
    """The board calls a servo there within 40 us, 3.6 degrees at 90 degrees a ms."""
    back, on = kinematics.rest_deg(beads)
    assert min(back, on) > 3.6 + 0.5


def test_beads_never_touch_and_never_go_back():
    last = [kinematics.bead_z(lever, -p.STOP_DEG) for lever in kinematics.levers()]
    for cam_deg in np.arange(-p.STOP_DEG, p.TRAVEL_DEG + p.STOP_DEG, 0.5):
        now = [kinematics.bead_z(lever, float(cam_deg)) for lever in kinematics.levers()]
        assert all(b >= a - 1e-9 for a, b in zip(last, now, strict=True))
        assert all(a - b >= p.BEAD_HEIGHT for a, b in itertools.pairwise(now))
        last = now


@pytest.mark.parametrize("bead", range(BEADS))
def test_a_bead_cannot_be_pushed_from_its_place_while_the_servo_stands(bead):
    """Even with the cam pulled off as far as the keeper lets it, and the lever at the plate."""
    place = PUSHED_AT[bead]
    assert clashes.held(bead, place, 1.0)
    assert clashes.held(bead, place, -1.0)
    assert not clashes.held(bead, place, 0.1)
    assert forces.least_engagement_mm() > 1.5


def test_a_pin_that_can_leave_its_groove_is_found(monkeypatch):
    monkeypatch.setattr(p, "KEEPER_GAP", p.KEEPER_GAP + forces.least_engagement_mm())
    assert not clashes.held(0, 0.0, 1.0)


def test_the_play_of_a_bead_is_less_than_the_air_between_two():
    assert clashes.play_mm(0, 0.0) < p.BEAD_PITCH - p.BEAD_HEIGHT


def test_the_stops_stand_where_the_calibration_feels_for_them():
    assert (p.PLACE_DEG, p.STOP_DEG) == (CAM_PITCH_DEG, CAM_STOP_DEG)
    parts = {part.name: part.solid for part in machine.module_parts()}
    for stop, beyond in ((-CAM_STOP_DEG, -1.0), (4 * CAM_PITCH_DEG + CAM_STOP_DEG, 1.0)):
        turned = {
            off: machine.placed(Part("cam", parts["cam"], "cam", "cam"), stop + off * beyond) for off in (-0.2, 0.5)
        }
        assert clashes.overlap_mm3(turned[-0.2], parts["stop pin"]) == pytest.approx(0, abs=clashes.LEAST_MM3)
        assert clashes.overlap_mm3(turned[0.5], parts["stop pin"]) > 0.5


def test_no_groove_pin_meets_the_end_of_its_groove():
    """The stop pin takes the servo's push, not the levers."""
    cam = next(part for part in machine.module_parts() if part.name == "cam")
    for end in (kinematics.LEAST_DEG - 3, kinematics.MOST_DEG + 3):
        turned = machine.placed(cam, end)
        for part in machine.module_parts():
            if part.name.startswith("groove pin"):
                assert clashes.overlap_mm3(turned, machine.placed(part, end)) <= clashes.LEAST_MM3


# --- printing ---


@pytest.mark.parametrize(
    "part", sampled([one for one in printed.PRINTED if one.name not in ("rank_3", "rank_6", "rank_9")], 6)
)
def test_a_part_prints_flat_without_supports(part):
    assert printability.examine(part).faults() == []


def test_what_cannot_be_printed_is_found():
    def table():
        return box((0.0, 2.0), (0.0, 30.0), (0.0, 30.0)) + box((0.0, 30.0), (0.0, 30.0), (27.0, 30.0))

    def foil():
        return box((0.0, 30.0), (0.0, 30.0), (0.0, 2.0)) + box((10.0, 10.5), (5.0, 25.0), (1.0, 20.0))

    up = (0.0, 0.0, 1.0)
    assert "over nothing" in printability.examine(printed.Printed("table", table, up, 1)).faults()[0]
    assert printability.examine(printed.Printed("foil", foil, up, 1)).wall_mm == pytest.approx(0.5, abs=0.06)
    thin = printability.examine(printed.Printed("thin", lambda: box((0, 9), (0, 9), (0, 0.4)), up, 1))
    assert thin.faults() == ["thin: wall of 0.40 mm"]


# --- forces ---


def test_all_holds_and_the_servo_has_plenty():
    figures = {one.name: one for one in forces.figures()}
    assert all(one.margin > 1.25 for one in figures.values()), figures
    assert figures["servo, most torque over a turn"].margin > 5


def test_the_mass_of_a_bead_is_the_drawn_one():
    drawn_kg = printed.bead().volume() / 1e6 * p.PETG_G_PER_CM3
    assert drawn_kg == pytest.approx(forces.BEAD_KG, rel=0.05)


def test_between_two_places_a_pushed_bead_turns_the_released_servo():
    assert forces.back_drive_nmm_per_n() > 0


# --- its report ---


def test_the_page_of_figures_is_what_the_drawings_say():
    """The parts of it that are quickly reckoned; `make drawings` writes all."""
    told = report.PAGE.read_text()
    for lines in (report.travel(), report.strength(), [report.shaken()]):
        assert "\n".join(lines) in told, "run: make drawings"
    assert "**0 overlaps**" in told


def test_the_bill_has_as_many_of_each_as_are_drawn():
    names = [part.name for part in machine.module_parts()] * p.MODULES + [part.name for part in machine.case_parts()]
    drawn = Counter(name.rstrip(" 1234") for name in names)
    made = {"plate", "cam", "lever", "bead", "keeper", "front", "rank plate", "left cheek", "right cheek", "servo lead"}
    assert {item.part: item.number for item in bill.items()} == {n: k for n, k in drawn.items() if n not in made}
    prints = {name: drawn[name] for name in ("plate", "cam", "keeper", "front", "bead")}
    assert prints == {part.name: part.number for part in printed.PRINTED if part.name in prints}


def test_an_stl_holds_every_triangle_with_its_normal():
    cube = box((0.0, 1.0), (0.0, 2.0), (0.0, 3.0))
    data = stl.to_bytes(cube)
    assert len(data) == 84 + 50 * 12
    assert struct.unpack_from("<I", data, 80) == (12,)
    for i in range(12):
        normal, *corners = np.array(struct.unpack_from("<12f", data, 84 + 50 * i)).reshape(4, 3)
        outward = np.mean(corners, axis=0) - np.array([0.5, 1.0, 1.5])
        assert np.linalg.norm(normal) == pytest.approx(1)
        assert normal @ outward > 0


@pytest.mark.parametrize(
    "draw", [*(one.draw for one in printed.PRINTED), bought.base, bought.top_sheet, bought.back_sheet]
)
def test_the_surface_in_an_stl_is_closed(draw):
    """Each edge of a triangle is that of one other, the other way round: by the numbers that stand in the file."""
    data = np.frombuffer(stl.to_bytes(draw())[84:], dtype=np.uint8).reshape(-1, 50)
    points = data[:, 12:48].copy().view("<f4").reshape(-1, 3)
    corners = np.unique(points, axis=0, return_inverse=True)[1].reshape(-1, 3)
    edges = Counter((int(a), int(b)) for one in corners for a, b in zip(one, np.roll(one, -1), strict=True))
    assert all(edges[b, a] == number == 1 for (a, b), number in edges.items())
    a, b, c = points.astype(float).reshape(-1, 3, 3).transpose(1, 0, 2)
    assert np.linalg.norm(np.cross(b - a, c - a), axis=1).min() > 1e-7


def test_a_picture_shows_the_nearer_of_two_parts():
    far, near = box((0.0, 10.0), (5.0, 6.0), (0.0, 10.0)), box((2.0, 8.0), (0.0, 1.0), (2.0, 8.0))
    for solids in ([(far, (0, 0, 255)), (near, (255, 0, 0))], [(near, (255, 0, 0)), (far, (0, 0, 255))]):
        picture = render(solids, View(0, 0), 100, 100)
        blue, _, red = (int(value) for value in picture[50, 50])
        assert red > 100 > blue
        assert (picture[50, 15, 0] > 100, picture[50, 15, 2] < 100) == (True, True)
        assert (picture[2, 2] == 255).all()
