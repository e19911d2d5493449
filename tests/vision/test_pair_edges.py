"""Two cards drawn at once: the lines along their trailing edges, over blank paper."""

import cv2
import numpy as np
import pytest

from vision.quads import CARD_H, CARD_W, Image
from vision.render import card_art
from vision.track.pair_edges import lines_of, show_two_edges
from vision.track.pairs import NOTHING, Comparison, Layout, show_two, strip_of

PX_MM = CARD_W / 60
WAYS_MM = (12.0, 19.0, 26.0, 33.0, 39.0)
HIDDEN_MM = 1.5  # of the trailing edge, by the window's frame
PAPER, LINE = 250, 232


def face(card: str) -> Image:
    return np.asarray(cv2.resize(card_art.raster(card, 448)[..., :3], (CARD_W, CARD_H)), np.uint8)


BEFORE = face("8C")
AFTER = np.full((CARD_H, CARD_W, 3), PAPER, np.uint8)
AFTER[130:200, 8:26] = (30, 30, 190)  # far from the edges of what leaves


def under_way(way_mm: float, *lags_mm: float, at_mm: tuple[float, ...] = (), turned_mm: float = 0.0) -> Image:
    """The card before `way_mm` out to the left over paper; a line along each edge, `lags_mm` behind the first one, and
    others at these places of the window; `turned_mm`: how far they lean from top to bottom."""
    way = round(way_mm * PX_MM)
    picture = AFTER.copy()
    picture[:, : CARD_W - way] = BEFORE[:, way:]
    picture[:, CARD_W - way : CARD_W - way + round((HIDDEN_MM + max(lags_mm)) * PX_MM)] = PAPER
    edges = [60 - way_mm + HIDDEN_MM + lag for lag in lags_mm]
    for place in (*edges, *at_mm):
        x0, x1 = (round((place + lean) * PX_MM) for lean in (-turned_mm / 2, turned_mm / 2))
        cv2.line(picture, (x0, 0), (x1, CARD_H - 1), (LINE, LINE, LINE), 2)
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), 1.0), np.uint8)


def seen(*pictures: Image) -> list[Layout]:
    comparison = Comparison(BEFORE, AFTER, 1)
    layouts = [comparison.layout(picture) for picture in pictures]
    assert not any(layout is NOTHING for layout in layouts)
    return layouts


def by_lines(layouts: list[Layout]) -> bool:
    return show_two_edges(lines_of([one.edges for one in layouts if one.edges is not None]))


@pytest.mark.parametrize("turned_mm", [0.0, 3.0])
@pytest.mark.parametrize("lag_mm", [3.0, 6.0, 10.0])
def test_two_lines_that_go_out_together_are_two_cards(lag_mm: float, turned_mm: float) -> None:
    found = seen(*(under_way(way, 0.0, lag_mm, turned_mm=turned_mm) for way in WAYS_MM))
    assert not strip_of(found).ways_mm, "the strip is blank paper over blank paper"
    assert show_two(found)
    lines = lines_of([one.edges for one in found if one.edges is not None])
    assert abs(lines.lag_mm - lag_mm) <= 1.0
    assert len(lines.ways_mm) >= 3


@pytest.mark.parametrize("turned_mm", [0.0, 3.0])
def test_one_line_is_one_card(turned_mm: float) -> None:
    found = seen(*(under_way(way, 0.0, turned_mm=turned_mm) for way in WAYS_MM))
    assert [one.edges is not None and one.edges.first > 0.01 for one in found] == [True] * len(found)
    assert not show_two(found)


def test_a_line_that_stays_where_it_is_is_no_edge() -> None:
    assert not show_two(seen(*(under_way(way, 0.0, at_mm=(52.0,)) for way in WAYS_MM)))


def test_an_edge_and_its_shadow_are_one_card() -> None:
    assert not show_two(seen(*(under_way(way, 0.0, 1.8) for way in WAYS_MM)))


def test_two_pictures_are_too_few() -> None:
    three = seen(*(under_way(way, 0.0, 6.0) for way in WAYS_MM[:3]))
    assert by_lines(three)
    assert not by_lines(three[1:])


def test_a_card_that_comes_back_is_none_that_leaves() -> None:
    assert not by_lines(seen(*(under_way(way, 0.0, 6.0) for way in WAYS_MM[::-1])))


def test_pictures_with_the_first_line_alone_speak_against_two() -> None:
    two = [under_way(way, 0.0, 6.0) for way in (18.0, 24.0, 30.0)]
    assert by_lines(seen(*two))
    assert not by_lines(seen(*two, *(under_way(way, 0.0) for way in np.arange(32.0, 40.0))))


def test_print_of_the_next_card_is_no_edge() -> None:
    after = AFTER.copy()
    for place in (40, 46, 52):
        cv2.line(after, (round(place * PX_MM), 0), (round(place * PX_MM), CARD_H - 1), (LINE, LINE, LINE), 2)
    comparison = Comparison(BEFORE, after, 1)
    pictures = []
    for way_mm in WAYS_MM:
        picture, way = after.copy(), round(way_mm * PX_MM)
        picture[:, : CARD_W - way] = BEFORE[:, way:]
        pictures.append(comparison.layout(picture))
    assert not show_two(pictures)


def test_what_a_hand_leaves_free_shows_the_lines() -> None:
    pictures = [under_way(way, 0.0, 6.0) for way in WAYS_MM]
    for picture in pictures:
        picture[: CARD_H // 2] = (60, 80, 110)
    assert by_lines(seen(*pictures))
