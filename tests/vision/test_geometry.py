"""Finding outlines and rectifying them."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.rendered_cards import corners_of, lay, table
from vision.locate import geometry, ink, lines, proposals
from vision.locate.geometry import (
    CARD_H,
    CARD_W,
    Search,
    candidates,
    find_cards,
    portrait,
    rectify,
    refine,
    rough_outlines,
)
from vision.locate.proposals import propose
from vision.quads import area, aspect, covered, overlap, scaled, turned
from vision.render import card_art

Point = tuple[float, float]


@pytest.mark.parametrize("degrees", sampled([0, 17, 45, 90, 133, 250], 2))
@pytest.mark.parametrize("card", ["AS", "7H", "KD"])
def test_finds_a_card_at_any_rotation(card: str, degrees: float) -> None:
    corners = corners_of((410, 290), 320, degrees)
    found = find_cards(lay(table(), card, corners))
    assert len(found) == 1
    assert overlap(found[0], corners) > 0.97


@pytest.mark.parametrize(
    "colour",
    [
        pytest.param((205, 210, 208), id="white on near white"),
        pytest.param((40, 70, 110), id="wood"),
        pytest.param((20, 20, 22), id="black cloth"),
    ],
)
def test_finds_a_card_on_any_table(colour: tuple[int, int, int]) -> None:
    corners = corners_of((300, 330), 280, 30)
    found = find_cards(lay(table(colour=colour), "9C", corners))
    assert found
    assert max(overlap(quad, corners) for quad in found) > 0.96


def test_finds_all_of_several_cards() -> None:
    places = {
        "2S": corners_of((150, 170), 220, 10),
        "QH": corners_of((420, 200), 220, 75),
        "TD": corners_of((640, 420), 220, -20),
    }
    image = table()
    for card, corners in places.items():
        image = lay(image, card, corners)
    found = find_cards(image)
    assert all(any(overlap(quad, corners) > 0.95 for quad in found) for corners in places.values())


def test_finds_nothing_on_an_empty_table_and_in_flat_pictures() -> None:
    assert find_cards(np.full((480, 640, 3), 128, np.uint8)) == []
    assert find_cards(table()) == []


@pytest.mark.parametrize("shape", [(1, 1), (3, 900), (900, 3), (40, 40)])
def test_pictures_of_odd_sizes_do_no_harm(shape: tuple[int, int]) -> None:
    assert isinstance(candidates(np.zeros((*shape, 3), np.uint8)), list)


def test_quads_are_clockwise_with_a_short_side_first() -> None:
    lying = corners_of((300, 300), 200, 90)
    for quad in (lying, turned(lying), lying[::-1].copy()):
        result = portrait(quad)
        assert area(result) > 0
        assert np.hypot(*(result[1] - result[0])) < np.hypot(*(result[2] - result[1]))


def test_rectifying_restores_the_face_whichever_way_it_lay() -> None:
    corners = corners_of((400, 300), CARD_H, 115)
    card = rectify(lay(table(), "KS", corners), corners)
    face = card_art.raster("KS", CARD_H)[:, :, :3]
    assert card.shape == (CARD_H, CARD_W, 3)
    width = min(face.shape[1], CARD_W)
    inner = np.s_[20:-20, 20 : width - 20]
    errors = [np.abs(view[inner].astype(int) - face[inner].astype(int)).mean() for view in (card, card[::-1, ::-1])]
    assert min(errors) < 20


def test_large_cards_are_averaged_down_not_aliased() -> None:
    stripes = np.zeros((CARD_H * 6, CARD_W * 6, 3), np.uint8)
    stripes[:, ::2] = 255
    outline = np.array([[0, 0], [CARD_W * 6, 0], [CARD_W * 6, CARD_H * 6], [0, CARD_H * 6]], np.float32)
    assert rectify(stripes, outline).std() < 8


def test_refining_moves_a_rough_outline_onto_the_card() -> None:
    corners = corners_of((400, 300), 300, 22)
    image = lay(table(), "5D", corners)
    refined, support = refine(image, scaled(corners, 0.96))
    assert np.abs(refined - corners).max() < 1.6
    assert support > 0.9
    _, nothing = refine(table(), corners)
    assert nothing < 0.5


def test_finds_white_on_white_by_a_faint_edge() -> None:
    corners = corners_of((400, 300), 300, 35)
    image = lay(np.full((600, 800, 3), 236, np.uint8), "6S", corners)
    edge = np.rint(scaled(corners, 1.006)).astype(np.int32)
    cv2.polylines(image, [edge], True, (228, 228, 228), 2, cv2.LINE_AA)
    image = np.clip(image + np.random.default_rng(3).normal(0, 1.5, image.shape), 0, 255).astype(np.uint8)
    assert max(overlap(quad, corners) for quad, _ in candidates(image)) > 0.95


def test_a_chequered_cloth_does_not_crowd_out_a_card() -> None:
    corners = corners_of((450, 330), 110, 40)
    y, x = np.mgrid[:680, :900]
    u, v = x * np.cos(0.4) + y * np.sin(0.4), y * np.cos(0.4) - x * np.sin(0.4)
    cloth = np.where((u // 44 + v // 44) % 2 > 0, 190, 70).astype(np.uint8)
    image = cv2.GaussianBlur(lay(np.dstack([cloth] * 3), "KC", corners), (0, 0), 1.5)
    assert max(overlap(quad, corners) for quad in rough_outlines(np.asarray(image, np.uint8))) > 0.85


def test_what_is_printed_on_a_card_does_not_crowd_it_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty outlines that pips make, each likelier at first sight than the card's own."""
    corners = corners_of((400, 300), 300, 10)
    pips = [scaled(corners, 0.5 + 0.01 * i) + np.float32(3 * (i % 5) - 6) for i in range(30)]
    found = [(quad, 2.0) for quad in pips] + [(corners, 1.0)]
    monkeypatch.setattr(geometry, "propose", lambda image: replace(propose(image), quads=found))
    assert any(overlap(quad, corners) > 0.99 for quad in rough_outlines(table()))


def test_a_card_in_its_own_shadow_is_outlined_on_its_faint_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    """The frame printed within 2 mm of the edge is stronger than the edge."""
    corners = corners_of((400, 300), 300, 20)
    image = np.full((600, 800, 3), 228, np.uint8)
    cv2.fillConvexPoly(image, np.rint(corners).astype(np.int32), (238, 238, 238), cv2.LINE_AA)
    cv2.polylines(image, [np.rint(scaled(corners, 0.95)).astype(np.int32)], True, (20, 20, 20), 2, cv2.LINE_AA)
    monkeypatch.setattr(geometry, "propose", lambda image: replace(propose(image), quads=[(scaled(corners, 1.005), 1)]))
    (drawn_to_the_frame,) = candidates(image)
    assert overlap(drawn_to_the_frame[0], corners) < 0.95
    assert max(overlap(quad, corners) for quad, _ in Search(image).near(drawn_to_the_frame[0])) > 0.965


def test_cards_in_a_row_are_no_pattern() -> None:
    image = table(680, 900)
    for i in range(15):
        image = lay(image, "7S", corners_of((100 + 170 * (i % 5), 120 + 210 * (i // 5)), 180, 0))
    proposed = [quad.tobytes() for quad, _ in propose(image).quads]
    places = [proposed.index(quad.tobytes()) for quad in rough_outlines(image)]
    assert places == sorted(places)


def test_finds_the_top_and_the_bottom_card_of_a_heap() -> None:
    places = [corners_of((250 + 130 * i, 300), 300, -10 + 10 * i) for i in range(3)]
    image = table()
    for card, corners in zip(("9S", "KD", "4H"), places, strict=True):
        image = lay(image, card, corners)
    found = candidates(image)
    assert max(overlap(quad, places[2]) for quad, _ in found) > 0.95
    assert max(overlap(quad, places[0]) for quad, _ in found) > 0.9


def test_outlines_that_differ_by_the_last_bit_overlap_wholly() -> None:
    rng = np.random.default_rng(3)
    for _ in range(300):
        quad = (np.array([[100, 100], [220, 104], [216, 270], [98, 266]]) + rng.normal(0, 3, (4, 2))).astype(np.float32)
        other = np.nextafter(quad, quad + rng.integers(-1, 2, (4, 2)).astype(np.float32))
        assert overlap(quad, other) > 0.999
        assert covered(quad, other) > 0.999


def test_shares_of_outlines() -> None:
    square = np.array([[0, 0], [10, 0], [10, 10], [0, 10]], np.float32)
    assert overlap(square, square + np.float32(5)) == pytest.approx(25 / 175)
    assert overlap(square, square[::-1]) == pytest.approx(1)
    assert overlap(square, square + np.float32(20)) == 0
    assert covered(square, 3 * square - np.float32(10)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("a", "b", "meet"),
    [
        (((0, 0), (1, 0)), ((5, -3), (5, -1)), (5, 0)),
        (((0, 0), (0, 2)), ((-4, 8), (-2, 8)), (0, 8)),
        (((1, 1), (2, 2)), ((1, 9), (2, 8)), (5, 5)),
        (((2, 3), (4, 4)), ((9, 0), (9, 1)), (9, 6.5)),
        (((0, 0), (1, 0)), ((-5, -3), (-5, -1)), None),  # behind the one
        (((0, 0), (1, 0)), ((5, 3), (5, 5)), None),  # behind the other
        (((0, 0), (1, 0)), ((0, 1), (1, 1)), None),  # beside each other
    ],
)
def test_two_edges_drawn_on_meet(a: tuple[Point, Point], b: tuple[Point, Point], meet: Point | None) -> None:
    found = proposals._meeting(*a, *b)
    assert found == (None if meet is None else pytest.approx(meet))


def test_an_outline_with_its_corners_cut_off_is_drawn_on_to_four_sides() -> None:
    cut = np.array([[10, 0], [90, 0], [100, 14], [100, 150], [0, 150], [0, 8]], np.int32).reshape(-1, 1, 2)
    quad = proposals._four_sided(cut)
    assert quad is not None
    assert overlap(quad, np.array([[0, 0], [100, 0], [100, 150], [0, 150]], np.float32)) > 0.99


def test_a_card_is_found_by_its_print_alone() -> None:
    """On ground as white as its paper; a long stroke beside it is no print of a card."""
    corners = corners_of((160, 160), 150, 20)
    image = lay(np.full((320, 320, 3), 235, np.uint8), "8S", corners)
    cv2.line(image, (5, 300), (315, 300), (0, 0, 0), 3)
    found = ink.outlines(image, None)
    assert max(overlap(quad, corners) for quad in found[:4]) > 0.9


@pytest.mark.parametrize(("share", "sought"), [(1.0, True), (0.45, True), (0.25, False)])
def test_ink_is_sought_on_paper_not_on_what_is_much_darker(share: float, sought: bool) -> None:
    """White paper, a card in the shade, the pattern of a cloth."""
    image = np.full((320, 640, 3), 235, np.uint8)
    image[:, :320] = lay(image[:, :320].copy(), "8S", corners_of((160, 160), 150, 20)) * share
    spots = ink._spots(image, None)
    assert (len(spots.at) > 0) is sought
    assert (spots.at[:, 0] < 320).all()


@pytest.mark.parametrize("width", [60, 110, 160, 205])
def test_only_what_has_the_shape_of_a_card_is_taken_for_one(width: int) -> None:
    image = table()
    image[200:420, 300 : 300 + width] = 235  # 220 high
    found = find_cards(image)
    assert all(0.55 <= aspect(quad) <= 0.85 for quad in found)
    assert found or width < 160


@pytest.mark.parametrize("size", [(280, 998), (281, 998), (280, 999), (281, 999)])
def test_a_picture_is_halved_to_the_same_pixels_on_every_platform(size: tuple[int, int]) -> None:
    grey = np.random.default_rng(1).integers(0, 256, size).astype(np.uint8)
    four = grey[:280, :998].astype(int).reshape(140, 2, 499, 2).sum(axis=(1, 3))
    np.testing.assert_array_equal(lines._half(grey), (four + 2) // 4)


def test_two_corners_of_one_side_give_outlines_that_lie_on_the_same_side_of_it() -> None:
    corners = np.array([[10, 20], [110, 20]], np.float32)
    along = np.array([[[1, 0], [0, 1]], [[0, 1], [-1, 0]]], np.float32)
    reach, nothing = np.array([[100, 50], [60, 100]], np.float32), np.zeros((0, 4), np.float32)
    found = lines.Edges(nothing, corners, along, reach, np.zeros((1, 1, 1), np.bool_))
    for quad, depth in zip(lines._from_sides(found), (100 / lines.POKER, 100 * lines.POKER, 60), strict=True):
        expected = np.array([[10, 20], [110, 20], [110, 20 + depth], [10, 20 + depth]])
        assert quad == pytest.approx(expected, abs=0.01)
