"""The sheet of paper as a printer gets it: drawn into pixels, measured, photographed obliquely, and read."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

import cv2
import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray

from controller.catalogue import text
from controller.games.game import ByHand
from controller.games.registry import GAMES
from controller.sheet import drawing, layout
from controller.sheet.drawing import draw, name_of
from controller.sheet.layout import PAPERS, Plan, Rect
from controller.sheet.page import CannotFit, CannotWrite, Page
from controller.sheet.pictures import FARTHEST_CM, NEAREST_CM, STEEPEST_DEG
from tests.made_up_language import accented
from vision import marker_layout
from vision.locate import markers
from vision.locate.geometry import rectify
from vision.locate.markers import window_by_markers
from vision.marker_layout import HIDDEN_MM, SETS, Cards
from vision.quads import Image
from vision.read.reader import CardReader
from vision.render.card_art import raster

DPI = 200
PX = DPI / 25.4
NEAR_MM = 0.2
"""How far anything may be from its place: a printer's step is 0.04."""
LEAST_MARGIN_MM = 5.0
BY_HAND = {name: game.by_hand for name, game in GAMES.items() if game.by_hand is not None}
ONE_OF_EACH = {GAMES[name].read_at({}) == "exit": name for name in reversed(BY_HAND)}
"""A game whose pack lies in the frame, and one whose cards are laid there singly."""


@dataclass(frozen=True)
class Sheet:
    plan: Plan
    game: str

    def pdf(self) -> bytes:
        return draw(self.plan, words_of(self.game), game=called(self.game), name=self.name, language="en")

    @property
    def name(self) -> str:
        return name_of(self.plan, self.game)


def words_of(game: str) -> ByHand:
    words = BY_HAND[game]
    assert words is not None
    return words


def called(game: str) -> str:
    return text(f"{game}-name")


SHEETS = [
    Sheet(Plan(paper, cards, fanned), game)
    for paper, cards, (fanned, game) in product(PAPERS.values(), SETS, ONE_OF_EACH.items())
]
each_sheet = pytest.mark.parametrize("sheet", SHEETS, ids=lambda one: one.name.replace(" ", "-"))


@functools.cache
def file_of(sheet: Sheet) -> bytes:
    return sheet.pdf()


def page_of(sheet: Sheet) -> Any:
    """The only page of its file."""
    document = pypdfium2.PdfDocument(file_of(sheet))
    assert len(document) == 1
    return document[0]


@functools.cache
def pixels(sheet: Sheet) -> NDArray[np.uint8]:
    """The page at DPI, 0 for black."""
    page = page_of(sheet)
    drawn = np.asarray(page.render(scale=DPI / 72, grayscale=True).to_numpy())
    return drawn.reshape(drawn.shape[:2])


def as_picture(grey: NDArray[np.uint8]) -> Image:
    return np.repeat(grey[..., None], 3, axis=2)


def ink(sheet: Sheet, rect: Rect) -> NDArray[np.float64]:
    """How black the part of the page is, 0...1."""
    x0, y0, x1, y1 = (round(v * PX) for v in (rect.x, rect.y, rect.right, rect.bottom))
    return 1.0 - pixels(sheet)[y0:y1, x0:x1] / 255.0


def middle_of(profile: NDArray[np.float64]) -> float:
    """Where the ink is, in mm from the beginning."""
    return float((profile * (np.arange(len(profile)) + 0.5)).sum() / profile.sum() / PX)


def test_both_kinds_of_sheet_and_all_papers_are_tried() -> None:
    assert set(ONE_OF_EACH) == {True, False}
    assert len(SHEETS) == len(PAPERS) * len(SETS) * 2 == 16


# --- true to scale -------------------------------------------------------------------------------------------------


@each_sheet
def test_the_page_has_the_size_of_its_paper(sheet: Sheet) -> None:
    width, height = page_of(sheet).get_size()
    wanted = {"A4": (297.0, 210.0), "Letter": (11 * 25.4, 8.5 * 25.4)}[sheet.plan.paper.name]
    assert (width / 72 * 25.4, height / 72 * 25.4) == pytest.approx(wanted, abs=0.01)


@each_sheet
def test_the_lines_are_as_long_as_they_say(sheet: Sheet) -> None:
    lengths = []
    for line in sheet.plan.measures:
        above = Rect(line.x - 3, line.y - 1.5, line.length_mm + 6, 1.0)  # the ends reach above the line
        columns = ink(sheet, above).mean(axis=0)
        half = len(columns) // 2
        apart = half / PX + middle_of(columns[half:]) - middle_of(columns[:half])
        lengths.append(apart)
    wanted = [100.0, 4 * 25.4] if sheet.plan.paper.name == "Letter" else [100.0]
    assert lengths == pytest.approx(wanted, abs=NEAR_MM)


def found_markers(sheet: Sheet) -> dict[int, NDArray[np.floating[Any]]]:
    """The corners of each marker on the page, in mm, by OpenCV's own finder."""
    how = cv2.aruco.DetectorParameters()
    how.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    found, numbers, _ = cv2.aruco.ArucoDetector(marker_layout.dictionary(), how).detectMarkers(pixels(sheet))
    assert numbers is not None
    return {int(n): (one.reshape(4, 2) + 0.5) / PX for n, one in zip(numbers.flat, found, strict=True)}


@each_sheet
def test_the_markers_are_those_of_the_cards_in_their_places(sheet: Sheet) -> None:
    found = found_markers(sheet)
    cards = sheet.plan.cards
    assert sorted(found) == list(range(cards.first, cards.first + 4))
    wanted = np.concatenate([markers.square(k) for k in range(4)])
    there = np.concatenate([found[cards.first + k] for k in range(4)])
    at = there.mean(axis=0) - wanted.mean(axis=0)
    assert np.abs(there - wanted - at).max() < NEAR_MM
    assert np.abs(at - sheet.plan.middle).max() < NEAR_MM


@each_sheet
def test_nothing_is_printed_into_the_white_of_the_markers(sheet: Sheet) -> None:
    for marker in sheet.plan.markers:
        around = ink(sheet, marker.grown(marker_layout.WHITE_MM)).copy()
        inner = round((marker_layout.WHITE_MM - 0.1) * PX)
        around[inner:-inner, inner:-inner] = 0.0
        assert around.max() == 0.0


@each_sheet
def test_the_frame_is_a_card_with_some_play(sheet: Sheet) -> None:
    """Measured at the corners' legs, and held against where the tracker sees the window."""
    frame = sheet.plan.frame
    rows, columns = [], []
    for inner in (frame.y + 4, frame.bottom - 7):
        columns += [Rect(x - 2, inner, 4, 3) for x in (frame.x, frame.right)]
    for inner in (frame.x + 4, frame.right - 7):
        rows += [Rect(inner, y - 2, 3, 4) for y in (frame.y, frame.bottom)]
    xs = [one.x + middle_of(ink(sheet, one).mean(axis=0)) for one in columns]
    ys = [one.y + middle_of(ink(sheet, one).mean(axis=1)) for one in rows]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    width, height = sheet.plan.cards.size_mm
    assert (right - left - width, bottom - top - height) == pytest.approx(
        (2 * layout.PLAY_MM, 2 * layout.PLAY_MM), abs=NEAR_MM
    )
    window = window_by_markers(as_picture(pixels(sheet)))
    assert window is not None
    seen = (window + 0.5) / PX
    hidden = HIDDEN_MM + layout.PLAY_MM
    assert (*seen.min(axis=0), *seen.max(axis=0)) == pytest.approx(
        (left + hidden, top + hidden, right - hidden, bottom - hidden), abs=2 * NEAR_MM
    )


# --- for printers --------------------------------------------------------------------------------------------------


@each_sheet
def test_the_margins_are_white_and_all_else_is_black_or_white(sheet: Sheet) -> None:
    away = round(LEAST_MARGIN_MM * PX)
    margins = pixels(sheet).copy()
    margins[away:-away, away:-away] = 255
    assert margins.min() == 255
    rough = page_of(sheet).render(scale=2, no_smoothtext=True, no_smoothpath=True, no_smoothimage=True)
    assert np.isin(rough.to_numpy(), (0, 255)).all()


@each_sheet
def test_no_two_parts_meet_and_all_keep_the_margins(sheet: Sheet) -> None:
    parts = list(sheet.plan.parts())
    paper = sheet.plan.paper
    for part in parts:
        assert part.width > 5
        assert part.height > 5
        assert part.x >= LEAST_MARGIN_MM
        assert part.right <= paper.width - LEAST_MARGIN_MM
        assert part.y >= LEAST_MARGIN_MM
        assert part.bottom <= paper.height - LEAST_MARGIN_MM
    for one, other in combinations(parts, 2):
        assert not one.meets(other)


def sentences(sheet: Sheet, say: Callable[..., str] = text) -> Iterator[str]:
    """What is to be read on it."""
    plan, words = sheet.plan, words_of(sheet.game)
    first, (width, height) = plan.cards.first, plan.cards.size_mm
    yield say("paper-title", game=called(sheet.game))
    yield say("paper-cards", kind=plan.cards.name, width=width, height=height)
    yield say("paper-about", name=sheet.name, first=first, last=first + 3)
    yield say("paper-scale")
    yield from (say(words.left), say(words.right))
    yield from (say(code) for code in (words.aside,) if code)
    yield say("paper-frame-card" if plan.fanned else "paper-frame-pack")
    for number, step in enumerate(
        (
            say("paper-step-print"),
            say("paper-step-camera", nearest=NEAREST_CM, farthest=FARTHEST_CM, steepest=STEEPEST_DEG),
            say("paper-step-card" if plan.fanned else "paper-step-pack"),
            say(words.then),
        ),
        1,
    ):
        yield say("paper-step", number=number, sentence=step)


def text_in(page: Any, rect: Rect, height: float) -> str:
    """What stands within a part of a page, its lines joined."""
    k = 72 / 25.4
    found = page.get_textpage().get_text_bounded(
        rect.x * k, (height - rect.bottom) * k, rect.right * k, (height - rect.y) * k
    )
    return " ".join(found.split())


@each_sheet
def test_every_sentence_is_whole_and_in_its_place(sheet: Sheet) -> None:
    page = page_of(sheet)
    parts = [text_in(page, part.grown(0.3), sheet.plan.paper.height) for part in sheet.plan.parts()]
    everything = " ".join(page.get_textpage().get_text_range().split())
    for sentence in sentences(sheet):
        assert any(sentence in part for part in parts), sentence
        assert joined(everything).count(joined(sentence)) == 1
    in_pictures = ("0", "100", f"{NEAREST_CM}-{FARTHEST_CM}cm")
    lines = ("100mm", "4in")[: len(sheet.plan.measures)]
    assert len(joined(everything)) == sum(map(len, map(joined, (*sentences(sheet), *in_pictures, *lines))))


def joined(text: str) -> str:
    """Without white space: pdfium does not always see a space where a line ends."""
    return "".join(text.split())


LONGER = re.compile("[aeious]")


def longer(code: str, /, **data: Any) -> str:
    """A language whose sentences are longer than the English ones by a third, in letters of Western Europe."""
    said = text(code, **data)
    return LONGER.sub(lambda letter: letter[0] + "é", said) if code != "paper-step" else said


@each_sheet
def test_a_longer_language_has_room(sheet: Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = sum(map(len, sentences(sheet)))
    said = list(sentences(sheet, longer))
    assert sum(map(len, said)) > 1.3 * plain
    monkeypatch.setattr(drawing, "text", longer)
    page = pypdfium2.PdfDocument(sheet.pdf())[0]
    parts = [text_in(page, part.grown(0.3), sheet.plan.paper.height) for part in sheet.plan.parts()]
    for sentence in said:
        assert any(sentence in part for part in parts), sentence


def test_what_has_no_room_or_no_letters_is_not_drawn() -> None:
    page = Page(PAPERS["a4"], title="", language="en")
    with pytest.raises(CannotFit):
        page.block(Rect(0, 0, 20, 8), "word " * 40, 9.0)
    with pytest.raises(CannotFit):
        page.block(Rect(0, 0, 20, 50), "w" * 60, 9.0)
    with pytest.raises(CannotWrite) as letter:
        page.block(Rect(0, 0, 50, 50), accented("box"), 9.0)
    assert letter.value.letter == "ḃ"
    page.block(Rect(0, 0, 50, 50), "“Größe”: ñ, œuvre – 5 €", 9.0)


@each_sheet
def test_the_same_sheet_is_the_same_file(sheet: Sheet) -> None:
    assert sheet.pdf() == file_of(sheet)


# --- seen by a camera ----------------------------------------------------------------------------------------------

SIZE = (1920, 1080)
FOCAL_PX = 1400.0  # a phone's main camera: 69 degrees across


def camera_at(plan: Plan, distance_mm: float, tilt_deg: float, azimuth_deg: float) -> NDArray[np.float64]:
    """From millimetres on the page to pixels of a camera that looks at the middle of the markers."""
    tilt, azimuth = math.radians(tilt_deg), math.radians(azimuth_deg)
    turn = np.array([[math.cos(azimuth), -math.sin(azimuth), 0], [math.sin(azimuth), math.cos(azimuth), 0], [0, 0, 1]])
    lean = np.array([[1, 0, 0], [0, math.cos(tilt), -math.sin(tilt)], [0, math.sin(tilt), math.cos(tilt)]])
    plane = (turn.T @ lean @ turn)[:, :2]
    pose = np.column_stack([plane, (0.0, 0.0, distance_mm)])
    inner = np.array([[FOCAL_PX, 0, SIZE[0] / 2], [0, FOCAL_PX, SIZE[1] / 2], [0, 0, 1]])
    x, y = plan.middle
    return inner @ pose @ np.array([[1, 0, -x], [0, 1, -y], [0, 0, 1]])


@functools.cache
def room() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Light from one side, and a picture's noise."""
    noise = np.random.default_rng(4).normal(0, 4.0, SIZE[::-1]).astype(np.float32)
    return np.linspace(0.45, 0.85, SIZE[0], dtype=np.float32)[None], noise


def photographed(paper: NDArray[np.uint8], view: NDArray[np.float64]) -> Image:
    """The page as a phone sees it in a room: on a dark table, light from one side, soft, with noise."""
    to_page = np.array([[1 / PX, 0, 0.5 / PX], [0, 1 / PX, 0.5 / PX], [0, 0, 1]])
    soft = cv2.GaussianBlur(paper, (0, 0), 1.2)
    seen = cv2.warpPerspective(soft, view @ to_page, SIZE, flags=cv2.INTER_LINEAR, borderValue=90)
    light, noise = room()
    return as_picture(np.clip(seen * light + noise, 0, 255).astype(np.uint8))


VIEWS = [(200.0, 0.0, 0), (600.0, 0.0, 90), (250.0, 35.0, 0), (250.0, 35.0, 90), (600.0, 35.0, 200), (600.0, 35.0, 310)]
"""Millimetres away, degrees off the vertical, towards where."""


@each_sheet
def test_every_marker_is_seen_from_wherever_the_camera_may_be(sheet: Sheet) -> None:
    plan = sheet.plan
    turn = SHEETS.index(sheet) % 3
    for distance, tilt, azimuth in VIEWS[turn::3]:
        assert NEAREST_CM * 10 <= distance <= FARTHEST_CM * 10
        assert tilt <= STEEPEST_DEG
        view = camera_at(plan, distance, tilt, azimuth)
        image = photographed(pixels(sheet), view)
        finder = cv2.aruco.ArucoDetector(marker_layout.dictionary(), cv2.aruco.DetectorParameters())
        _, numbers, _ = finder.detectMarkers(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY))
        assert numbers is not None
        assert set(numbers.flat) == {plan.cards.first + i for i in range(4)}
        window = window_by_markers(image)
        assert window is not None
        on_page = cv2.perspectiveTransform(window[None].astype(np.float64), np.linalg.inv(view))[0]
        card = plan.card.grown(-HIDDEN_MM)
        there = np.array([[card.x, card.y], [card.right, card.y], [card.right, card.bottom], [card.x, card.bottom]])
        off = min(float(np.linalg.norm(np.roll(on_page, i, axis=0) - there, axis=1).max()) for i in range(4))
        assert off < 0.6


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


@pytest.mark.parametrize("sheet", [one for one in SHEETS if one.plan.cards.name == "poker"], ids=lambda one: one.name)
def test_a_card_in_the_frame_is_read_and_the_empty_frame_is_no_card(sheet: Sheet, reader: CardReader) -> None:
    view = camera_at(sheet.plan, 300.0, 20.0, 30)
    card, page = sheet.plan.card, pixels(sheet).copy()
    empty = photographed(page, view)
    face = cv2.cvtColor(raster("9S", round(card.height * PX)), cv2.COLOR_BGR2GRAY)
    x, y = round(card.x * PX), round(card.y * PX)
    page[y : y + face.shape[0], x : x + face.shape[1]] = face
    dealt = photographed(page, view)
    for image, wanted in ((dealt, ("9", "S")), (empty, (None, None))):
        window = window_by_markers(image)
        assert window is not None
        reading = reader.read(rectify(image, window))
        assert (reading.rank, reading.suit) == wanted


# --- one table -----------------------------------------------------------------------------------------------------


def test_what_is_drawn_and_what_the_tracker_expects_is_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A marker or a kind of cards that is changed in `vision.marker_layout` is changed on the sheet."""
    for module, names in (
        (layout, ("PLACES", "SIDE_MM", "WHITE_MM", "Cards")),
        (drawing, ("black_rows",)),
        (markers, ("PLACES", "SIDE_MM", "SETS")),
    ):
        for name in names:
            assert getattr(module, name) is getattr(marker_layout, name)
    other = Cards("other", 20, -1.5, 25.0, 40.0)
    monkeypatch.setattr(markers, "SETS", (other,))
    page = pixels(Sheet(Plan(PAPERS["a4"], other, fanned=False), ONE_OF_EACH[False]))
    window = window_by_markers(as_picture(page))
    assert window is not None
    assert np.ptp(window, axis=0) / PX == pytest.approx((50.0, 80.0), abs=NEAR_MM)
    assert window.mean(axis=0)[0] / PX == pytest.approx(297 / 2 - 1.5, abs=NEAR_MM)


PRINTED = {
    ("A4", True): [(95.5, 21.5), (115.75, 49.55), (18.5, 71.55), (213.0, 71.55)],
    ("A4", False): [(95.5, 21.5), (115.75, 49.55), (18.5, 49.55), (213.0, 49.55)],
    ("Letter", True): [(86.7, 30.0), (106.95, 58.05), (14.1, 80.05), (199.8, 80.05)],
    ("Letter", False): [(86.7, 30.0), (106.95, 58.05), (14.1, 58.05), (199.8, 58.05)],
}
"""Of poker cards: paper, and whether hands are laid -> first marker, frame, last place at the left and at the right."""


def test_a_changed_place_wants_a_new_version() -> None:
    """Who has the sheet in his drawer must see that it is an old one: raise VERSION, and write the places down here."""
    places = {}
    for sheet in (one for one in SHEETS if one.plan.cards.name == "poker"):
        plan = sheet.plan
        parts = (plan.markers[0], plan.frame, plan.places[0][-1], plan.places[1][-1])
        places[plan.paper.name, plan.fanned] = [(round(one.x, 2), round(one.y, 2)) for one in parts]
    assert (layout.VERSION, places) == (1, PRINTED)
