"""The box's printed markers: they tell the window before any card is read, and a moved box from a card on its way out.
Without them everything is as before."""

import re
import subprocess
import sys
from typing import Any

import cv2
import numpy as np
import pytest

from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.dealing_box import printed
from tests.sample import sampled
from tests.vision.watched_table import DECK, Table
from vision import marker_layout as layout
from vision.drawn import BOX
from vision.locate import markers
from vision.locate.markers import has_moved, window_by_markers
from vision.offline.marker_sheet import sheet
from vision.quads import Image, Quad, overlap
from vision.reading import NONE, RANKS, SUITS, Reader, Reading
from vision.render import card_art
from vision.render.scene import Scene
from vision.render.view import Difficulty
from vision.steps import finished
from vision.track.judge import Judge
from vision.track.tuning import TUNING
from vision.track.window_search import Nearby, moved_by_markers

WINDOW = np.array([[-29.75, -42.45], [29.75, -42.45], [29.75, 42.45], [-29.75, 42.45]])


def picture(difficulty: Difficulty, size: tuple[int, int] = (1280, 720)) -> tuple[Image, Quad]:
    """A rendered frame, and where the poker window truly is."""
    scene = Scene(card_art.PACK, seed=3, size=size, difficulty=difficulty)
    return scene.frame().image, scene._picture.view.project(WINDOW).astype(np.float32)


def off_mm(found: Quad, true: Quad, px_per_mm: float) -> float:
    return min(float(np.abs(np.roll(found, k, axis=0) - true).max()) for k in range(4)) / px_per_mm


SEEN = [
    pytest.param(Difficulty.built(), id="as built"),
    pytest.param(Difficulty(markers=True, tilt_deg=12.0, tilt_direction_deg=70.0, rotation_deg=8.0), id="askew"),
    pytest.param(Difficulty(markers=True, upside_down=True, glare=0.4), id="upside down, a reflection"),
    pytest.param(Difficulty(markers=True, card_px=112, noise=5.0, exposure_ev=-1.5), id="small and dark"),
    pytest.param(Difficulty(markers=True, card_px=270, tilt_deg=5.0, shadow=0.5), id="large, a shadow"),
]


@pytest.mark.parametrize("difficulty", sampled(SEEN, 2))
def test_the_window_is_found_to_half_a_millimetre(difficulty: Difficulty) -> None:
    image, true = picture(difficulty)
    found = window_by_markers(image)
    assert found is not None
    assert off_mm(found, true, difficulty.card_px / card_art.WIDTH_MM) < 0.6


@pytest.mark.parametrize("hidden", sampled(range(4), 2))
def test_three_markers_are_enough(hidden: int) -> None:
    image, true = picture(Difficulty.built())
    found = window_by_markers(covered(image, (hidden,)))
    assert found is not None
    assert off_mm(found, true, BOX.px_per_mm) < 0.6


def covered(image: Image, which: tuple[int, ...]) -> Image:
    """Markers painted over, as by a hand."""
    image = image.copy()
    for k in which:
        x, y = (int(v) for v in np.array(layout.PLACES[k]) * BOX.px_per_mm + (640, 360))
        image[y - 40 : y + 40, x - 40 : x + 40] = (112, 148, 205)
    return image


@pytest.mark.parametrize("hidden", [(0, 1), (1, 3), (0, 1, 2)])
def test_fewer_are_not(hidden: tuple[int, ...]) -> None:
    image, _ = picture(Difficulty.built())
    assert window_by_markers(covered(image, hidden)) is None


def test_markers_that_lie_otherwise_than_on_the_box_are_none() -> None:
    """One of them cut out and laid on the table."""
    image, _ = picture(Difficulty.built())
    y, x = 360 - round(66.5 * BOX.px_per_mm), 640 - round(46 * BOX.px_per_mm)
    piece = image[y - 38 : y + 38, x - 38 : x + 38].copy()
    image = covered(image, (0, 2))
    assert window_by_markers(image) is None
    image[600:676, 300:376] = piece
    assert window_by_markers(image) is None


@pytest.mark.parametrize("cards", layout.SETS, ids=lambda one: one.name)
def test_each_set_has_its_window(cards: layout.Cards) -> None:
    image = np.full((760, 620, 3), 200, np.uint8)
    scale, middle = 4.0, np.array([310.0, 380.0])
    for k, (x, y) in enumerate(layout.PLACES):
        marker = cv2.aruco.generateImageMarker(layout.dictionary(), cards.first + k, round(layout.SIDE_MM * scale))
        left, top = np.round(middle + (np.array([x, y]) - layout.SIDE_MM / 2) * scale).astype(int)
        image[top : top + marker.shape[0], left : left + marker.shape[1]] = marker[..., None]
    found = window_by_markers(image)
    assert found is not None
    width, height = np.ptp(found, axis=0) / scale
    assert (width, height) == pytest.approx((2 * cards.half_x, 2 * cards.half_y), abs=0.3)
    assert (found.mean(axis=0) - middle)[0] / scale == pytest.approx(cards.middle_x, abs=0.3)


def test_a_window_seen_by_markers_is_not_called_moved_for_half_a_millimetre() -> None:
    window = WINDOW.astype(np.float32) * 4
    assert not has_moved(window + np.float32(2.0), window)
    assert not has_moved(window * np.float32(0.97), window)
    assert has_moved(window + np.float32(6.0), window)
    moved = moved_by_markers(window * np.float32(0.97) + np.float32(20.0), window)
    assert moved is not None
    assert np.allclose(np.ptp(moved, axis=0), np.ptp(window, axis=0), rtol=1e-4)
    assert moved_by_markers(None, window) is None


# --- the tracker ---------------------------------------------------------------------------------------------------


class Blind:
    """Reads nothing, so that the window cannot be found by a card."""

    NOTHING = Reading(dict.fromkeys(RANKS, 0.0) | {NONE: 1.0}, dict.fromkeys(SUITS, 0.0) | {NONE: 1.0}, None, None, 0.0)

    def read(self, card: Image) -> Reading:
        return self.NOTHING

    def combine(self, readings: list[Reading]) -> Reading:
        return self.NOTHING


@pytest.mark.parametrize(("carries", "known"), [(True, True), (False, False)])
def test_the_window_is_known_before_a_card_is_read(carries: bool, known: bool) -> None:
    table = Table(Blind(), markers=carries)
    table.watch(0.3)
    window = table.tracker.window
    assert (window is not None) == known
    if window is not None:
        assert overlap(window, table.scene.window_quad) > 0.85


@pytest.mark.parametrize("carries", sampled([False, True], 1), ids=["without markers", "with markers"])
@pytest.mark.parametrize("knobs", [{}, {"upside_down": True, "nudge_mm": 2.0}], ids=["plain", "pushed"])
def test_every_card_once_and_in_order(template_reader: Reader, carries: bool, knobs: dict[str, Any]) -> None:
    table = Table(template_reader, markers=carries, **knobs)
    table.watch(0.3)
    for _ in DECK[:4]:
        table.act(table.scene.draw_card)
    expected = ["0=7H"]
    for k, card in enumerate(DECK[1:5]):
        expected += [f"Drawn {k}", f"{k + 1}={card}"]
    assert table.lines() == expected


@pytest.mark.parametrize("push", sampled([((9.0, -4.0),), ((14.0, 0.0),), ((30.0, 10.0),)], 1))
@pytest.mark.parametrize("deceived", [False, True], ids=["", "another frame where the window was"])
def test_a_moved_box_is_no_card_on_its_way_out(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, push: tuple[float, float], deceived: bool
) -> None:
    """Though edges seem to say that the window stands."""
    if deceived:
        monkeypatch.setattr(Judge, "_stands", lambda *_: True)
    table = Table(template_reader, markers=True)
    table.watch(0.5)
    table.act(table.scene.draw_card)
    table.scene.push_box(*push)
    table.watch(2.5)
    assert table.tracker.window is not None
    assert overlap(table.tracker.window, table.scene.window_quad) > 0.85
    table.act(table.scene.draw_card)
    lines = table.lines()
    assert not [line for line in lines if line.startswith(("HalfOut", "PushedBack", "Unclear"))]
    assert [line for line in lines if "=" in line] == ["0=7H", "1=4D", "2=KH"]


@pytest.mark.whole
def test_a_box_pushed_by_every_draw_is_no_hand_that_lays_cards(template_reader: Reader) -> None:
    """Three cards in a row elsewhere than the one before are laid by hand where no markers say otherwise; the box that
    is pushed next would then be a card drawn, and reported a second time."""
    table = Table(template_reader, markers=True)
    table.watch(0.5)
    for push in ((-9.0, 4.0), (9.0, -4.0), (-9.0, 4.0), (9.0, -4.0)):
        table.scene.draw_card()
        table.watch(0.2)
        table.scene.push_box(*push)
        table.act(lambda: None, then_s=0.8)
    table.scene.push_box(-9.0, 4.0)
    table.watch(1.5)
    lines = [line for line in table.lines() if line.startswith("Drawn") or "=" in line]
    expected = ["0=7H"]
    for k, card in enumerate(DECK[1:5]):
        expected += [f"Drawn {k}", f"{k + 1}={card}"]
    assert lines == expected


@pytest.mark.parametrize("pushed", sampled([False, True], 1), ids=["", "the box is pushed"])
def test_a_card_that_lies_face_down_is_asked_for(template_reader: Reader, pushed: bool) -> None:
    """Without markers nobody knows whether something covers the window: it is called covered, and the card is not
    counted."""
    table = Table(template_reader, ("7H", "4D", card_art.BACK, "2D", "QS"), markers=True)
    table.watch(0.5)
    for _ in range(4):
        table.act(table.scene.draw_card, then_s=2.4)
        if pushed:
            table.scene.push_box(*((-9.0, 4.0) if table.scene.box[0] >= 0 else (9.0, -4.0)))
            table.watch(1.0)
    lines = [line for line in table.lines() if line.startswith(("Drawn", "Unclear", "Trouble covered")) or "=" in line]
    assert lines == ["0=7H", "Drawn 0", "1=4D", "Drawn 1", "Unclear 2", "Drawn 2", "3=2D", "Drawn 3", "4=QS"]


@pytest.mark.parametrize("push", [(14.0, 0.0), (30.0, 10.0)])
def test_without_card_and_reader_the_window_follows_the_markers(push: tuple[float, float]) -> None:
    table = Table(Blind(), markers=True)
    table.watch(0.5)
    table.scene.push_box(*push)
    table.watch(1.0)
    assert table.tracker.window is not None
    assert overlap(table.tracker.window, table.scene.window_quad) > 0.85


def test_a_card_held_half_out_of_a_box_that_stands_is_reported(template_reader: Reader) -> None:
    table = Table(template_reader, markers=True)
    table.watch(0.5)
    table.act(table.scene.draw_card)
    table.act(lambda: table.scene.draw_card(stop_mm=20.0, held_s=2.5, lets_go=True))
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "HalfOut 1", "Drawn 1", "2=KH"]


def test_a_readable_card_beside_a_box_that_stands_never_becomes_its_window(template_reader: Reader) -> None:
    """The search nearby would take it; the markers say where the window is."""
    table = Table(template_reader, markers=True)
    table.watch(0.5)
    before = table.tracker.window
    assert before is not None
    table.act(table.scene.draw_card)
    image = table.scene.frame().image
    aside = Nearby(before + np.float32(3.0), False, False, False, lambda *_: True)
    assert (
        finished(aside.find(image, 60.0, template_reader, TUNING)) is not None
    )  # 1.7 mm off: put right by the markers
    known = Nearby(before, False, False, False, lambda *_: True)
    assert finished(known.find(image, 60.0, template_reader, TUNING)) is None


@pytest.mark.whole
def test_pictures_without_markers_are_read_as_before(template_reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bit for bit: with the search for markers taken out the tracker says the same, of the same pixels."""

    def told() -> list[tuple[object, ...]]:
        table = Table(template_reader, nudge_mm=2.0)
        table.watch(0.3)
        table.act(table.scene.draw_card)
        table.scene.push_box(9.0, -4.0)
        table.watch(0.8)
        table.act(table.scene.draw_card)
        return [(type(one), one.time_s, getattr(one, "quad", np.zeros(0)).tobytes()) for one in table.seen]

    now = told()
    for module in ("vision.track.window_search", "vision.track.tracker"):
        monkeypatch.setattr(f"{module}.window_by_markers", lambda _: None)
    assert told() == now


# --- the numbers ---------------------------------------------------------------------------------------------------


def test_the_numbers_are_those_of_the_drawn_box() -> None:
    assert (layout.SIDE_MM, layout.WHITE_MM) == (p.MARKER, p.MARKER_WHITE)
    assert tuple((x, -y) for x, y in p.MARKERS_AT) == layout.PLACES  # y is down in a picture
    assert (p.BODY_X[1] - p.BODY_X[0], p.BODY_Y[1] - p.BODY_Y[0]) == layout.BOX_MM
    for cards, drawn in zip(layout.SETS, p.FORMATS, strict=True):
        assert cards.name == drawn.name
        assert (cards.middle_x, cards.half_x, cards.half_y) == pytest.approx(printed.window(drawn))
        assert cards.size_mm == (drawn.width, drawn.height)
    assert [cards.first for cards in layout.SETS] == [4 * k for k in range(len(layout.SETS))]


def test_markers_lie_on_the_body_beside_the_lid() -> None:
    reach = p.MARKER / 2 + p.MARKER_WHITE
    for x, y in p.MARKERS_AT:
        assert abs(y) - reach >= p.LID_Y
        assert abs(y) + reach <= p.BODY_Y[1]
        assert abs(x) + reach <= p.BODY_X[1]


# --- the sheet -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", layout.SETS, ids=lambda one: one.name)
def test_the_sheet_is_true_to_scale_and_is_read(cards: layout.Cards) -> None:
    """Its black cells painted at 8 px a millimetre: each marker is found, with sides of 14 mm."""
    text = sheet(cards)
    assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in text
    image = np.full((297 * 8, 210 * 8), 255, np.uint8)
    for x, y, wide, high in re.findall(r"M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-", text):
        left, top, right, low = (float(x), float(y), float(x) + float(wide), float(y) + float(high))
        image[round(top * 8) : round(low * 8), round(left * 8) : round(right * 8)] = 0
    corners, numbers, _ = markers._detector().detectMarkers(image)
    assert sorted(numbers.ravel().tolist()) == [cards.first + k for k in range(4)]
    for one in corners:
        assert np.ptp(one[0], axis=0) / 8 == pytest.approx((layout.SIDE_MM, layout.SIDE_MM), abs=0.3)


def test_the_sheet_is_written_by_a_command(tmp_path) -> None:
    path = tmp_path / "markers.svg"
    done = subprocess.run(
        [sys.executable, "-m", "vision.offline.marker_sheet", str(path), "--cards", "spanish"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert path.read_text() == sheet(layout.SETS[2])
    assert done.stdout == f"{path}: markers 8 to 11, spanish cards\n"
    wrong = subprocess.run(
        [sys.executable, "-m", "vision.offline.marker_sheet", str(tmp_path / "none" / "x.svg")],
        capture_output=True,
        text=True,
    )
    assert wrong.returncode == 1
    assert wrong.stderr == f"{tmp_path / 'none' / 'x.svg'}: No such file or directory\n"
