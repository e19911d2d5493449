"""The shoe as drawn: nothing overlaps for any number of packs; nobody sees a face, the camera does; one card passes.
`make drawings` does it finely; here is a sample."""

import itertools
import math
import random
from collections import Counter

import pytest

from hardware.machine.drawings import clashes, optics, printability, purchased
from hardware.machine.drawings.album import FOLDER
from hardware.machine.drawings.made import PRINTED
from hardware.machine.drawings.shapes import box as box_solid
from hardware.machine.drawings.shapes import rod
from hardware.machine.drawings.shoe import bought, feed, figures, machine, parts, places, printed, report, sight
from hardware.machine.drawings.shoe import params as p
from hardware.machine.drawings.shoe.machine import Pose
from tests.sample import sampled

CHANCE = random.Random(284)
POSES = CHANCE.sample(machine.poses(), 6)


@pytest.mark.parametrize("packs", sampled(parts.CAPACITIES, 1))
def test_no_two_parts_overlap_with_a_full_shoe(packs):
    assert machine.overlaps(Pose(packs, p.PACK_CARDS * packs), still=True) == []


@pytest.mark.parametrize("pose", sampled(POSES, 2), ids=str)
def test_no_two_parts_overlap_with_fewer_cards_or_one_on_its_way(pose):
    assert machine.overlaps(pose) == []


@pytest.mark.parametrize("packs", sampled(parts.CAPACITIES, 1))
def test_more_packs_than_it_is_for_do_not_fit(packs):
    assert machine.overlaps(Pose(packs, p.PACK_CARDS * (packs + 1)))


def test_it_stands_on_the_table():
    assert machine.lowest() == pytest.approx(0.0, abs=1e-6)


# --- cards ---


@pytest.mark.parametrize("off", [-p.SLIT_PLAY, 0.0, p.SLIT_PLAY])
def test_one_card_passes_the_slit_and_two_do_not(off):
    assert machine.passes(1, p.THICKEST, p.SLIT + off)
    assert not machine.passes(2, p.THINNEST, p.SLIT + off)


@pytest.mark.parametrize("off", [-p.SLIT_PLAY, 0.0, p.SLIT_PLAY])
def test_a_cut_card_of_half_a_millimetre_passes_the_opened_slit_alone(off):
    assert not machine.passes(1, p.CUT_CARD[2], p.SLIT + off)
    assert machine.passes(1, p.CUT_CARD[2], p.SLIT + off, 0.98 * p.OPEN_DEG)
    assert not machine.passes(2, p.CUT_CARD[2], p.SLIT + off, 0.98 * p.OPEN_DEG)


def test_the_screw_sets_the_slit_and_the_pins_stop_the_lever():
    """0.019 mm a degree; the tip, 31 out, goes 0.54 mm a degree."""
    slits = [printed.turned_roll(printed.roll(), at).min_gap(printed.ramp(), 3.0) for at in (-5.0, 0.0, 5.0)]
    assert slits[1] == pytest.approx(p.SLIT, abs=0.005)
    assert [slits[2] - slits[1], slits[1] - slits[0]] == pytest.approx([5 * p.ROLL_FALLS] * 2, abs=0.01)
    for opened in (-1.0, p.OPEN_DEG + 1.0):
        assert {"roll pin"} < {
            name for clash in machine.overlaps(Pose(1, 0, 0.0, opened)) for name in clash_names(clash)
        }


def clash_names(clash):
    return clash.one, clash.other


@pytest.mark.parametrize("seed", sampled(range(12), 1))
def test_nothing_overlaps_in_any_pose(seed):
    chance = random.Random(seed)
    for _ in range(3):
        pose = machine.any_pose(chance)
        assert machine.overlaps(pose) == [], pose


@pytest.mark.parametrize("slid", [0.0, 7.0, 30.0, 80.0])
def test_a_card_keeps_its_length_as_it_bends(slid):
    line = bought.card_line(slid)
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(line))
    assert length == pytest.approx(p.CARD_W, abs=0.1)
    assert line[0][0] > line[-1][0]


def test_a_finger_can_bring_the_card_to_where_it_is_gripped():
    assert figures.travel_mm()[1] > 5.0


# --- who sees what ---


@pytest.mark.parametrize("slid", sampled([0.0, 20.0, 50.0], 1))
def test_no_line_of_sight_leads_to_a_face(slid):
    assert sight.seen_from_outside((slid,), 24, (), 4, 3) == []


@pytest.mark.parametrize(("missing", "slid"), sampled([("camera seat", 50.0), ("left side", 50.0)], 1))
def test_a_gap_in_the_shoe_is_found(missing, slid):
    assert sight.seen_from_outside((slid,), 60, (missing,), 5, 5)


def test_rays_go_all_over_the_half_sphere():
    rays = sight.ways((0.0, 0.0, -1.0), 400)
    assert all(math.hypot(*way) == pytest.approx(1.0) and way[2] < 0 for way in rays)
    assert sum(way[2] for way in rays) / 400 == pytest.approx(-0.5, abs=0.01)
    assert abs(sum(way[0] for way in rays)) < 5


def test_a_mirror_throws_a_ray_along_the_tray():
    """From under the window's middle straight down: it ends at the camera."""
    camera = sight.opaque(part for part in machine.at(Pose(1, 0)) if part.name == "camera")
    start = (p.WINDOW_MIDDLE, 0.0, -0.5)
    assert not sight.escapes(camera, start, (0.0, 0.0, -1.0))
    assert sight.escapes(sight.opaque(()), start, (0.0, 0.0, -1.0)), "up again from the mirror, without a camera"
    assert not sight.escapes(sight.opaque(()), start, (0.0, 0.6, -0.8)), "beside the mirror, onto the table"


def test_the_camera_sees_the_window_by_the_mirror():
    along, across = sight.seen_by_camera()
    assert along * p.CARD_W == pytest.approx(p.WINDOW_X[1] - p.WINDOW_X[0], abs=2.0)
    assert across * p.CARD_H > 83


def test_the_square_can_enters_its_seat_with_room_for_what_it_may_be_off():
    assert machine.doubtful() == []
    seat = printed.camera_seat()
    block = box_solid((-13.0, 3.0), (-8.0, 8.0), (-8.0, 8.0)) - rod((-14.0, 0.0, 0.0), (1.0, 0.0, 0.0), 25.0, 12.0)
    round_hole = seat + places.from_lens(block)
    can = bought.camera_placed(next(piece.solid for piece in purchased.camera().pieces if piece.what == "can"))
    assert clashes.overlap_mm3(seat, can) == 0
    assert clashes.overlap_mm3(round_hole, can) > 50, "the round hole of 12 that it had"


def test_no_straight_way_leads_in_beside_the_can():
    seat = about_the_lens(printed.camera_seat())
    half = purchased.CAN / 2
    for at in (half - purchased.CAN_OFF, half + 0.2, half + p.CAN_PLAY - 0.05):
        for y, z in ((at, 0.0), (-at, 0.0), (0.0, at), (0.0, -at), (at, at), (-at, at)):
            start = (p.CAMERA_PLATE_X[0] - 0.3, y, z)
            assert seat.ray_cast(start, (20.0, y, z)), (y, z)
    assert not seat.ray_cast((p.CAMERA_PLATE_X[0] - 0.3, 0.0, 0.0), (20.0, 0.0, 0.0))


def about_the_lens(solid):
    """Its axes: x along the look."""
    return places.to_table(solid).translate((-p.LENS_X, 0.0, -p.LENS_Z)).rotate((0.0, -p.CAMERA_DEG, 0.0))


def test_scale_and_focus_are_within_what_is_known():
    low, high = optics.TESTED_PX_PER_MM
    view = figures.view()
    assert low < view["px per mm"] < high
    assert view["field along the card's way, mm"] > view["window along the card's way, mm"]
    assert view["field across the card's way, mm"] > view["window across, mm"]
    assert figures.CAMERA.nearest_mm < p.CAMERA_WAY
    assert places.mirrored(places.lens()) == pytest.approx(figures.LENS)
    on = sight.on_mirror((p.WINDOW_MIDDLE, 0.0, 0.0))
    assert math.dist(on, (p.LENS_X, 0.0)) == pytest.approx((p.CAMERA_WAY - p.MIRROR_WAY) * p.SIN)


def test_the_lamps_light_the_card_and_are_not_mirrored():
    middle, least, most = figures.window_lux()
    assert middle > 1000
    assert most < 3.5 * least
    assert figures.mirror_deg() > 3


# --- forces, prints, parts ---


@pytest.mark.parametrize("part", sampled(printed.PRINTED, 6), ids=lambda one: one.name)
def test_a_part_prints_flat_without_supports(part):
    assert printability.examine(part).faults() == []


def test_the_list_has_as_many_of_each_as_are_drawn():
    """For one pack; each extension brings its leg and four screws."""
    drawn = Counter(part.name for part in machine.at(Pose(1, 0)))
    more = Counter(part.name for packs in (6, 8) for part in machine.at(Pose(packs, 0)))
    drawn += Counter({name: 1 for name in more if name.startswith(("extension", "leg"))})
    drawn["flange screw"] = more["flange screw"] // 2
    assert {entry.part: entry.number for entry in parts.parts()} == dict(drawn)


def test_every_print_has_its_file_and_every_part_its_picture():
    files = {f"{one.name}.stl": one.number for one in printed.PRINTED}
    assert {entry.maker: entry.number for entry in parts.parts() if entry.kind == PRINTED} == files
    assert all((FOLDER / name).is_file() for entry in parts.parts() for name in entry.pictures)


def test_the_page_is_what_the_drawings_say():
    told = report.PAGE.read_text()
    for lines in (
        report.view_table(),
        feed.figure_table(feed.bending()),
        feed.figure_table(feed.holds()),
        feed.assumed(),
        feed.press_table(),
        feed.finger_table(),
        [report.light_line()],
    ):
        assert "\n".join(lines) in told, "run: make drawings"
    assert "**0 overlaps.**" in told
    assert "[the bill](book/bill.md)" in told
    assert "**0 come out**" in told


@pytest.mark.parametrize("packs", [6, 8])
def test_the_leg_stands_under_its_extension(packs):
    rear, _, _, front, _, _ = printed.extension(packs).bounding_box()
    left, _, right, _ = printed.leg(packs).slice(-p.TRAY_FLOOR - 0.5).bounds()
    assert rear < left < right < front


@pytest.mark.parametrize("packs", parts.CAPACITIES)
def test_no_cover_comes_off_a_sealed_shoe(packs):
    """It slides off to the rear, the back comes out upward; neither by a hand's breadth without tearing the seal."""
    rear = machine.channel_rear(packs)
    tail, wall = bought.tamper_seal(rear), printed.tray() if packs == 1 else printed.extension(packs)
    assert clashes.overlap_mm3(tail, bought.cover(rear)) == clashes.overlap_mm3(tail, wall) == 0
    assert clashes.overlap_mm3(tail, bought.cover(rear).translate((-5.0, 0.0, 0.0))) > 1
    assert clashes.overlap_mm3(printed.back_sheet(rear).translate((0.0, 0.0, 5.0)), bought.cover(rear)) > 1
    assert clashes.overlap_mm3(tail.translate((0.0, 0.0, 5.0)), wall) > 1


# --- the path ---


def test_what_a_card_is_drawn_along_is_straight_or_wider_than_60():
    """The radius through three places of its middle line a card's third apart, wherever it is."""
    for slid in (2.0, 30.0, 52.0, 70.0):
        line = bought.card_line(slid)
        for a, b, c in zip(line, line[10:], line[20:], strict=False):
            area = abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
            if area > 0.01:
                assert math.dist(a, b) * math.dist(b, c) * math.dist(a, c) / (4 * area) > 60.0
    assert feed.path_radius() > 60.0


def test_the_front_card_stands_before_the_slit_in_its_own_plane():
    front = places.from_floor(bought.pack(1))
    _, _, low, lead, _, high = front.bounding_box()
    assert 0.0 < low < high < p.SLIT
    assert lead == pytest.approx(p.FOOT_X, abs=0.5)


def test_horns_and_apron_leave_a_card_room():
    """Between the arcs of the drawn solids, all over the horns, at their ends too."""
    middle = (p.HORN_Y + p.RAIL_Y) / 2
    solid = printed.ramp() + printed.horn(1.0)
    for angle in range(2, int(p.HORN_DEG)):
        turn = math.radians(angle)
        way = (math.sin(turn), 0.0, -math.cos(turn))
        begin, end = ((p.APRON_X + r * way[0], middle, p.APRON_R + r * way[2]) for r in (40.0, 70.0))
        found = [30.0 * float(hit.distance) for hit in solid.ray_cast(begin, end)]  # a share of the ray
        assert found[2] - found[1] == pytest.approx(p.HORN_GAP, abs=0.03)


def test_the_exit_beam_sees_a_card_at_either_rail_and_nothing_of_the_chamber():
    """Both its eyes are over the card's end; between its face and the card nothing is but the horn's opening."""
    aside = p.RAIL_Y - p.CARD_H / 2
    sensor = bought.reflex_placed(purchased.reflex().solid())
    _, low, _, _, high, _ = sensor.bounding_box()
    assert high == pytest.approx(-p.REFLEX_Y + purchased.REFLEX[1] / 2)
    assert low > -(p.CARD_H / 2 - aside) - 1.7  # its housing is 1.7 wider than its eyes
    face = places.from_apron(box_solid((-0.1, 0.1), (-0.1, 0.1), (0.0, 0.1)), p.REFLEX_ARC).bounding_box()
    for y in (-p.REFLEX_Y - 3.0, -p.REFLEX_Y + 3.0):
        begin, up = (face[0], y, face[2] + 0.5), (face[0], y, face[2] + 30.0)
        found = [29.5 * float(hit.distance) for hit in (printed.horn(-1.0) + sensor).ray_cast(begin, up)]
        assert p.REFLEX_IN < found[0] < p.REFLEX_IN + p.HORN_GAP + 0.5
    assert face[0] > p.HOOD_X[1] + 5.0


def test_the_exit_beam_has_current_to_spare():
    (_, card, least, _), (_, apron, most, _), (_, tried, tried_most, _), (_, diode, bears, _) = figures.beam()
    assert card > 1.5 * least
    assert most > 1.5 * apron
    assert tried_most > 1.5 * tried
    assert bears > 2.0 * diode
