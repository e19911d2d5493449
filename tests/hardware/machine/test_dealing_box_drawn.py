"""The dealing box as drawn: nothing overlaps whatever lid, follower and cards do; one card passes the slit, two do not;
all can be printed, put together and seen by the camera. `make drawings` does it finely; here is a sample."""

import itertools
import math
import random
from collections import Counter
from dataclasses import replace

import pytest

from hardware.machine.book import printing
from hardware.machine.drawings import clashes, optics, printability, purchased
from hardware.machine.drawings.album import FOLDER
from hardware.machine.drawings.dealing_box import bought, feed, figures, machine, params, parts, printed, report, sites
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.made import PRINTED
from hardware.machine.drawings.shapes import box, rod
from tests.sample import sampled
from vision.render import card_art, sprites
from vision.render.view import Difficulty

CHANCE = random.Random(282)
POSES = CHANCE.sample(machine.poses(7), 14)
POKER = p.FORMATS[0]


@pytest.mark.parametrize("cards", p.FORMATS, ids=lambda one: one.name)
def test_no_two_parts_overlap_that_stand_still(cards):
    assert machine.overlaps(machine.Pose(cards), still=True) == []


@pytest.mark.parametrize(
    "pose", sampled(POSES, 4), ids=lambda one: f"{one.cards.name} {one.thick:.1f} {one.lid_deg:.0f} {one.slid:.0f}"
)
def test_no_two_parts_overlap_in_any_pose(pose):
    assert machine.overlaps(pose) == []


@pytest.mark.parametrize(
    "pose", [machine.Pose(POKER, lid_deg=99.0), machine.Pose(POKER, thick=19.0)], ids=["lid", "pack"]
)
def test_beyond_their_ends_lid_and_follower_meet_something(pose):
    """The heel stops the lid; a pack thicker than the well finds no room above the floor's springs and screws."""
    assert machine.overlaps(pose)


def test_the_follower_cannot_leave_the_box_with_the_lid_open():
    """Its grooves end at the stop screws."""
    follower = printed.follower(POKER)
    screws = [screw.solid() for screw in sites.stop_screws()]
    assert all(clashes.overlap_mm3(follower, screw) <= clashes.LEAST_MM3 for screw in screws)
    assert all(clashes.overlap_mm3(follower.translate((0, 0, 0.5)), screw) > 0.1 for screw in screws)


def test_a_planted_overlap_is_found(monkeypatch):
    monkeypatch.setattr(p, "SLIT", -0.3)
    found = machine.overlaps(machine.Pose(POKER, thick=8.0), still=True)
    assert {"lip"} == {clash.one for clash in found}


def test_every_part_comes_to_its_place_and_every_screw_can_be_driven():
    assert machine.barred(POKER) == []
    assert machine.drivers() == []
    steps = {name for step in machine.STEPS for name in step.names}
    names = {machine.plain(part.name) for part in machine.at(machine.Pose(POKER))}
    assert names - steps == {"body", "thread in body", "magnet", "wood screw", "profile screw", "post corner"}
    assert steps <= names


# --- cards ---


@pytest.mark.parametrize("cards", sampled(p.FORMATS, 1), ids=lambda one: one.name)
@pytest.mark.parametrize("off", [-p.SLIT_PLAY, 0.0, p.SLIT_PLAY])
def test_one_card_passes_the_slit_and_two_do_not(cards, off):
    assert machine.passes(cards, 1, p.CARD, p.SLIT + off)
    assert machine.passes(cards, 1, cards.thickest, p.SLIT + off)
    assert not machine.passes(cards, 2, cards.thinnest, p.SLIT + off)


def test_a_slit_too_wide_or_too_low_is_found():
    assert machine.passes(POKER, 2, POKER.thinnest, 0.60)
    assert not machine.passes(POKER, 1, POKER.thickest, 0.30)


@pytest.mark.parametrize("cards", p.FORMATS, ids=lambda one: one.name)
def test_a_card_lies_in_its_insert_with_play_and_covers_its_window(cards):
    card = bought.card(cards, top=-5.0)
    insert = printed.insert(cards)
    lip = printed.lip()
    for x, y in ((0.0, 0.45), (0.0, -0.45), (-0.45, 0.0), (0.45, 0.0)):
        assert clashes.overlap_mm3(insert + lip, card.translate((x, y, 0.0))) <= clashes.LEAST_MM3
    for x, y in ((0.0, 0.6), (0.0, -0.6), (-0.6, 0.0), (0.6, 0.0)):
        assert clashes.overlap_mm3(insert + lip, card.translate((x, y, 0.0))) > 0.1
    middle, half_x, half_y = printed.window(cards)
    open_window = box((middle - half_x + 0.01, middle + half_x - 0.01), (-half_y + 0.01, half_y - 0.01), (-1.0, 20.0))
    assert clashes.overlap_mm3(printed.lid(cards), open_window) <= clashes.LEAST_MM3
    assert cards.width - 2 * half_x == pytest.approx(2 * p.HIDDEN)


def test_a_card_that_has_left_cannot_come_back():
    assert not any(machine.falls_back(cards) for cards in p.FORMATS)


def test_the_beam_sees_a_card_in_the_slit_and_none_at_rest():
    middle = -p.CARD / 2
    x = sum(p.FORK_X) / 2
    for cards in p.FORMATS:
        beam = rod((x, p.FORK_TIP_Y + purchased.FORK_AXIS, middle - 2.4), (0.0, 0.0, 1.0), 4.8, 0.8)
        assert clashes.overlap_mm3(beam, bought.card(cards)) <= 0
        assert clashes.overlap_mm3(beam, bought.card(cards, slid=40.0)) > 0.1
        assert clashes.overlap_mm3(beam, bought.fork_placed(purchased.fork().solid())) <= 0


def test_the_longest_card_clears_the_bottom_of_the_forks_slot():
    edge = max(cards.height for cards in p.FORMATS) / 2 + p.PLAY
    assert p.FORK_TIP_Y + purchased.FORK_DEPTH - edge > 0.39
    shortest = min(cards.height for cards in p.FORMATS) / 2 - p.PLAY
    assert shortest > p.FORK_TIP_Y + purchased.FORK_AXIS


def test_nothing_passes_a_guess_too_nearly_and_no_lever_is_barred():
    assert machine.doubtful(p.FORMATS[2:3]) == []


def test_a_lever_that_is_barred_is_found(monkeypatch):
    monkeypatch.setattr(purchased, "LEVER_FREE", 45.0)
    assert any("lever meets" in line for line in machine.doubtful(p.FORMATS[:1]))


# --- the feed ---


def test_no_thumb_jams_a_card_brings_its_edge_to_the_lip_or_draws_two():
    all_of_it = feed.count(feed.drawn())
    assert all_of_it.cases == 15552
    assert [all_of_it.ends[what] for what in (feed.LIP, feed.TWO, feed.JAM)] == [0, 0, 0]


def test_a_card_that_is_wanted_comes_out_and_mostly_with_margin():
    """From 2 N on, a thumb of twice the cards' friction. With less margin only where it presses near the slit."""
    all_of_it = feed.count(feed.drawn())
    assert all_of_it.wanted == 2160
    assert all_of_it.out / all_of_it.wanted > 0.998
    assert all_of_it.enough / all_of_it.wanted > 0.92
    short = [case for case in feed.cases() if feed.wanted(case) and feed.end(case, feed.drawn()).margin < feed.WANTED]
    assert {case.at for case in short} == {14.0}


def test_without_stairs_or_ramp_an_edge_meets_the_lip():
    drawn = feed.drawn()
    assert feed.count(replace(drawn, sinks=100.0)).ends[feed.LIP] > 5000
    assert feed.count(replace(drawn, ramp=0.0)).ends[feed.LIP] > 5000
    assert feed.count(feed.BEFORE).ends[feed.LIP] > 8000


@pytest.mark.parametrize(
    ("case", "what", "margin"),
    [
        (feed.Case(1.0, 0.0, 0.2, 0.25, 0.5, 0), feed.OUT, 2.227),
        (feed.Case(0.5, 0.0, 0.3, 0.3, 0.3, 2), feed.STAYS, 0.245),
        (feed.Case(6.0, 0.0, 0.15, 0.15, 0.6, 2), feed.OUT, 3.834),
        (feed.Case(2.0, 0.0, 0.6, 0.15, 0.6, 0), feed.STAYS, 0.980),
        (feed.Case(2.0, 0.0, 0.9, 0.15, 0.6, 0), feed.JAM, 0.0),
    ],
)
def test_single_thumbs(case, what, margin):
    found = feed.end(case, feed.drawn())
    assert found.what == what
    assert found.margin == pytest.approx(margin, rel=0.02)


def test_the_stairs_spring_pulls_by_its_rate_over_the_stairs_way():
    empty, full = p.STAIR_SPRING_N
    way = (printed.stairs_at(p.FOLLOWER_TOP) - printed.stairs_at(-p.PACK)) * p.STAIR_TREAD
    assert full - empty == pytest.approx(p.STAIR_SPRING_RATE * way)
    assert feed.drawn().pulls[-1] == pytest.approx(full)


def test_how_far_a_pack_may_give_way_is_what_the_cases_say(monkeypatch):
    drawn = feed.drawn()
    most = feed.gives_most(drawn)
    assert most > feed.GIVES
    monkeypatch.setattr(feed, "GIVES", most + 0.001)
    assert feed.count(drawn, 6.0).ends[feed.LIP] > 0
    monkeypatch.setattr(feed, "GIVES", most - 0.001)
    assert feed.count(drawn, 6.0).ends[feed.LIP] == 0


def test_two_thin_cards_that_fit_the_slit_are_found(monkeypatch):
    monkeypatch.setattr(p, "SLIT", 0.50)
    assert feed.end(feed.Case(2.0, 0.0, 0.3, 0.3, 0.6, 0), feed.drawn()).what == feed.TWO


@pytest.mark.parametrize("cards", sampled(p.FORMATS, 1), ids=lambda one: one.name)
def test_the_stairs_carry_the_follower_at_every_height(cards):
    """Its feet stand no more than one tread's rise above the stairs, and never in them."""
    for thick in (0.0, 0.3, 2.0, 5.1, 9.7, 13.2, p.PACK):
        there = {machine.plain(part.name): part.solid for part in machine.at(machine.Pose(cards, thick=thick))}
        feet = there["follower"] ^ box((-40.0, 40.0), (printed.foot_y() - 1, printed.foot_y() + 5), (-60.0, 20.0))
        down = feet.translate((0.0, 0.0, -p.STAIR_RISE - 0.02))
        assert clashes.overlap_mm3(there["follower"], there["stairs"]) <= clashes.LEAST_MM3
        assert clashes.overlap_mm3(down, there["stairs"]) > 0.01, thick


def test_every_thumb_stands_between_the_feet():
    (rear, _), (_, before) = p.STAIR_X
    assert rear < min(feed.PLACES)
    assert max(feed.PLACES) < before


def test_the_second_card_stops_before_the_window_shows_a_third():
    stops = p.LIP_X[0] - p.CARD_RIGHT + printed.ramp_mm()
    assert stops - (2 * POKER.thinnest - p.SLIT) / math.tan(math.radians(p.RAMP_DEG)) < p.HIDDEN


def test_the_trial_takes_less_than_an_hour_and_has_the_boxs_lip():
    jobs = [printing.job(part) for part in printed.PRINTED if part.name.startswith("box_trial")]
    assert len(jobs) == 3
    assert sum(job.minutes for job in jobs) < 60
    section = printed.trial_body().slice(-p.SLIT - 0.5).bounds()
    assert section[2] == pytest.approx(p.LIP_X[0] + 6.0)
    assert clashes.between(itertools.combinations(machine.trial(), 2), "") == []


def test_edges_over_which_faces_slide_are_round():
    """A ruler of 45 degrees does not touch within the radius of the corner that would be there."""
    lip = printed.lip()
    corner = box((p.LIP_X[1] - 0.1 - 0.08, p.LIP_X[1]), (-40.0, 40.0), (-p.SLIT - 0.08, 1.0))
    assert clashes.overlap_mm3(lip, corner) <= clashes.LEAST_MM3
    middle, half_x, _ = printed.window(POKER)
    rim = box((middle + half_x - 0.1, middle + half_x + p.EDGE_R / 2), (-30.0, 30.0), (0.0, p.EDGE_R / 2))
    assert clashes.overlap_mm3(printed.lid(POKER), rim) <= clashes.LEAST_MM3


# --- the camera ---


@pytest.mark.parametrize("cards", p.FORMATS, ids=lambda one: one.name)
def test_the_camera_sees_the_whole_window_past_lid_and_lamps(cards):
    pose = machine.Pose(cards, thick=5.0)
    ways = [part.solid for part in machine.at(pose) if part.name not in ("camera", "card", "pack")]
    middle, half_x, half_y = printed.window(cards)
    for x, y, _ in optics.grid(half_x - 0.1, half_y - 0.1, middle_x=middle):
        for solid in ways:
            assert not solid.ray_cast((0.0, 0.0, p.CAMERA_Z - 1.0), (x, y, 0.01)), (x, y)


def test_field_and_scale_are_within_what_the_reader_is_tested_on():
    low, high = optics.TESTED_PX_PER_MM
    assert (low, high) == pytest.approx((112 / card_art.WIDTH_MM, 420 / card_art.WIDTH_MM))
    widest = max(Difficulty.random(rng).card_px for rng in _chances(200))
    assert widest <= 420.0
    for camera in (optics.MODULE_3, optics.USB):
        wide, tall = camera.field_mm(p.CAMERA_Z)
        assert low < camera.px_per_mm(p.CAMERA_Z) < high
        assert wide > 2 * (112.0 + POKER.width / 2)  # both piles
        assert tall > 2 * p.BODY_Y[1]
        assert camera.nearest_mm < p.CAMERA_Z


def _chances(number):
    import numpy as np

    return [np.random.default_rng(seed) for seed in range(number)]


def test_no_lamp_is_mirrored_in_a_card_that_lies_nearly_level():
    assert all(figures.mirror_deg(cards) > 6 for cards in p.FORMATS)


def test_a_ring_about_the_lens_is_mirrored_always():
    ring = [(30.0, 0.0, p.CAMERA_Z), (-30.0, 0.0, p.CAMERA_Z)]
    points = optics.grid(15.0, 15.0, 3)
    assert optics.tilt_to_mirror_deg(figures.LENS, ring, points, (0.0, 0.0, 1.0)) == pytest.approx(0.0, abs=1e-6)


def test_light_falls_with_the_square_of_the_distance():
    panel = optics.Panel((0.0, 0.0, 1000.0), (0.5, 0, 0), (0, 0.5, 0), (0.0, 0.0, -1.0), 3.14159265)
    assert optics.lux([panel], (0.0, 0.0, 0.0)) == pytest.approx(1.0, rel=1e-3)
    assert optics.lux([panel], (0.0, 0.0, -1000.0)) == pytest.approx(0.25, rel=1e-3)


def test_the_window_is_evenly_lit():
    for cards in p.FORMATS:
        centre, least, most = figures.window_lux(cards)
        assert centre > 100
        assert most < 1.5 * least


# --- forces, prints, parts ---


def test_all_holds():
    """The last card is pressed by 0.6 N or more beyond what all weighs: that outweighs what the stairs rub at the feet
    (0.15 N of pull there, so 0.09 N at most), and more would be more for a light thumb to overcome."""
    assert all(one.margin > 1.25 for one in figures.strength()), figures.strength()
    assert figures.spring_at(p.CARD).presses_n > 0.6


@pytest.mark.parametrize("part", sampled(printed.PRINTED, 6), ids=lambda one: one.name)
def test_a_part_prints_flat_without_supports(part):
    assert printability.examine(part).faults() == []


def test_the_list_has_as_many_of_each_as_are_drawn():
    drawn: Counter[str] = Counter()
    for cards in p.FORMATS:
        here = Counter(
            part.name for part in machine.at(machine.Pose(cards)) if cards is POKER or part.name.endswith(cards.name)
            or part.name in ("tab screw", "thread in follower")
        )  # fmt: skip
        drawn += here
    drawn += Counter(part.name for part in machine.trial() if part.name.startswith("trial"))
    threads = [name for name in drawn if name.startswith("thread")]
    drawn["thread"] = sum(drawn.pop(name) for name in threads)
    listed = {entry.part: entry.number for entry in parts.parts() if entry.part not in ("slot nut", "cord")}
    assert listed == dict(drawn)
    nuts = {entry.part: entry.number for entry in parts.parts()}
    assert nuts["slot nut"] == nuts["profile screw"]


def test_every_print_has_its_file_and_every_part_its_picture():
    files = {f"{one.name}.stl": one.number for one in printed.PRINTED}
    assert {entry.maker: entry.number for entry in parts.parts() if entry.kind == PRINTED} == files
    for entry in parts.parts():
        for name in entry.pictures:
            assert (FOLDER / name).is_file(), name
    assert all(entry.pictures for entry in parts.parts() if entry.part not in ("slot nut", "cord"))


def test_the_page_is_what_the_drawings_say():
    told = report.PAGE.read_text()
    for lines in (
        report.cards_table(),
        report.springs_table(),
        feed.table(feed.drawn()),
        feed.assumed(),
        feed.table(feed.BEFORE),
        [report._reserve()],
        report.strength_table(),
        report.field_table(),
    ):
        assert "\n".join(lines) in told, "run: make drawings"
    assert "**0 overlaps.**" in told
    assert "[the bill](book/bill.md)" in told


def test_the_rendered_box_is_the_drawn_one():
    assert p.BODY_X[1] - p.BODY_X[0] == sprites.BOX_W
    assert pytest.approx(sprites.PLATE_H, abs=1.0) == 2 * p.LID_Y


def test_a_rod_askew_is_round():
    askew = rod((0.0, 0.0, 0.0), (0.0, 0.6, 0.8), 10.0, 4.0)
    upright = rod((0.0, 0.0, 0.0), (0.0, 0.0, 1.0), 10.0, 4.0)
    assert askew.volume() == pytest.approx(upright.volume(), rel=1e-9)
    assert askew.surface_area() == pytest.approx(upright.surface_area(), rel=1e-9)


def test_formats_are_those_of_the_parts_table():
    assert tuple(one.name for one in p.FORMATS) == parts.FORMATS
    assert replace(POKER) == params.FORMATS[0]
