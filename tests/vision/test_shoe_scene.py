"""The rendered shoe: the drawn shoe's numbers, same seed same pixels, what a card in it looks like; the world survives
a crash."""

import itertools
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from hardware.machine.drawings import optics
from hardware.machine.drawings.shoe import figures
from hardware.machine.drawings.shoe import params as p
from tests.vision.test_camera_modes import modes
from vision import shoe_layout as layout
from vision.camera_modes import best_mode
from vision.capture.camera import Frame
from vision.render import card_art
from vision.render.scene import SceneBusy
from vision.render.shoe_motion import END_X, GRIP_X, OUT_X, Pull, way
from vision.render.shoe_picture import Nose, ShoePicture, Sliding, paper_of
from vision.render.shoe_scene import Handling, ShoeScene

DECK = ("7C", "4H", "KS", "2D", "AS")
STILL = Nose(noise=0.0, focus_blur_px=0.0)
LIT = 125
"""Between black print, 53 in the middle and 65 beside the lamps, and paper, 205, in grey levels."""
PLAIN = Handling(nose=STILL, turned_deg=0.0, upside_down=False)


def plain(deck: tuple[str, ...] = DECK, **options: object) -> ShoeScene:
    return ShoeScene(deck, seed=3, **{"handling": PLAIN, "fps": 60, **options})  # type: ignore[arg-type]


def to_the_end(scene: ShoeScene) -> list[Frame]:
    frames = []
    while scene.busy:
        frames.append(scene.frame())
    return frames


def at(image: np.ndarray, x: float, y: float) -> int:
    column, row = layout.to_px(x, y)
    return int(image[int(row), int(column)].mean())


def along(x0: float, x1: float, y: float) -> tuple[slice, int]:
    """The pixels of a line along the card's way, from x0 up the slope to x1."""
    (column, first), (_, last) = layout.to_px(x0, y), layout.to_px(x1, y)
    return slice(int(first), int(last)), int(column)


def lying(x: float, card: str = "7C", *, speed: float = 0.0, nose: Nose = STILL, **how: float) -> np.ndarray:
    sliding = Sliding(card, x, how.get("y", 0.0), how.get("angle", 0.0), False)
    return ShoePicture(nose, 1).render((sliding,), speed)


# --- the numbers of the drawn shoe ---


def test_the_layout_is_that_of_the_drawn_shoe() -> None:
    view = figures.view()
    assert (view["picture, px wide"], view["picture, px high"]) == layout.SIZE_PX
    assert view["px per mm"] == pytest.approx(layout.PX_PER_MM, abs=1e-3)
    assert layout.WINDOW_X == p.WINDOW_X
    assert layout.WINDOW_Y == p.WINDOW_Y
    assert layout.MIDDLE_X == p.WINDOW_MIDDLE
    assert layout.RAIL_Y == p.RAIL_Y
    assert layout.CARD_MM == (p.CARD_W, p.CARD_H)
    assert p.HOOD_X[1] == layout.HOOD_END_X
    assert p.FOOT_X == layout.GATE_X
    assert figures.travel_mm()[0] == pytest.approx(layout.PUSH_MM, abs=0.05)
    assert view["angle of the look to the card, degrees"] == 90.0


@pytest.mark.parametrize("x", [p.WINDOW_X[0], p.WINDOW_MIDDLE, p.WINDOW_X[1]])
def test_the_light_is_that_of_the_drawn_lamps(x: float) -> None:
    places = np.linspace(-p.WINDOW_Y, p.WINDOW_Y, 9)
    drawn = [optics.lux(figures.panels(), (x, float(y), 0.0), (0.0, 0.0, -1.0)) for y in places]
    assert layout.lux_over(np.array([x]), places)[0] == pytest.approx(drawn, abs=1.0)
    assert layout.lux_over(np.array([x]), np.array([-2 * p.WINDOW_Y])) == pytest.approx(drawn[0], abs=1.0)


def test_the_camera_is_read_in_a_mode_that_it_has() -> None:
    """The sensors' table is what real cameras list."""
    assert best_mode(modes("imx708"), layout.SIZE_PX, layout.FPS, speed_first=True) == layout.MODE
    assert layout.MODE.fps >= layout.FPS == p.FPS
    widest = max(mode.field[2] for mode in modes("imx708"))
    assert layout.MODE.field[2] / widest == pytest.approx(p.CAMERA_READ)
    assert layout.SIZE_PX[0] / layout.SIZE_PX[1] == layout.MODE.size[0] / layout.MODE.size[1]


def test_the_shutter_rolls_as_that_mode_is_read() -> None:
    """9.21 us a row (tests/vision/test_camera_modes.py), 1536 columns over the field's width."""
    rows_per_mm = layout.MODE.size[0] / figures.view()["field across the card's way, mm"]
    assert pytest.approx(rows_per_mm * 9.209e-6, rel=2e-3) == layout.READOUT_S_PER_MM


# --- pictures ---


def test_the_same_seed_gives_the_same_pixels() -> None:
    pictures = []
    for _ in range(2):
        scene = ShoeScene(DECK, seed=5, handling=Handling(nose=Nose(dirt=0.5)))
        scene.frame()
        scene.draw_card()
        pictures.append(np.stack([scene.frame().image for _ in range(12)]))
    assert np.array_equal(pictures[0], pictures[1])


def test_frames_carry_scene_time() -> None:
    frames = [scene_frame for scene in [plain(fps=50)] for scene_frame in (scene.frame(), scene.frame())]
    assert [(f.sequence, f.captured_at_s) for f in frames] == [(0, 0.0), (1, 0.02)]
    assert frames[0].image.shape == (*layout.SIZE_PX[::-1], 3)


def test_nothing_of_a_card_is_seen_before_it_is_drawn_and_after() -> None:
    pictures = []
    for deck in (DECK, DECK[::-1]):
        scene = plain(deck)
        before = [scene.frame().image for _ in range(3)]
        scene.draw_card()
        moving = to_the_end(scene)
        pictures.append([*before, moving[0].image, scene.frame().image])
    assert all(np.array_equal(a, b) for a, b in zip(*pictures, strict=True))


def test_the_window_never_shows_a_whole_card() -> None:
    scene = plain()
    scene.draw_card(speed_mm_s=200)
    rows, columns = [], []
    for frame in to_the_end(scene):
        lit = frame.image.min(axis=2) > LIT
        rows.append(int(lit.any(axis=1).sum()))
        columns.append(int(lit.any(axis=0).sum()))
    assert max(rows) == pytest.approx(30 * layout.PX_PER_MM, abs=3)
    assert max(columns) == pytest.approx(86.4 * layout.PX_PER_MM, abs=3)
    assert max(columns) < card_art.HEIGHT_MM * layout.PX_PER_MM


def test_a_card_slides_upward_in_the_picture_by_its_leading_edge() -> None:
    image = lying(20.0)
    assert at(image, 19.5, 30) > 180
    assert at(image, 20.5, 30) < LIT
    assert at(lying(20.0 + layout.CARD_MM[0]), 19.5, 30) < LIT


def test_the_picture_is_mirrored() -> None:
    """Turned back, the index of a card's leading corner stands where the art has it; as taken, it does not."""
    image = lying(34.0, "4C")
    (left, top), (right, bottom) = layout.to_px(33.0, 43.0), layout.to_px(12.0, -43.0)
    window = image[int(top) : int(bottom), int(left) : int(right)]
    face = card_art.raster("4C", round(layout.CARD_MM[1] * layout.PX_PER_MM))
    corner = face[round(4 * layout.PX_PER_MM) : round(24 * layout.PX_PER_MM), 12 : round(16 * layout.PX_PER_MM)]

    def likeness(picture: np.ndarray) -> float:
        upright = cv2.rotate(picture, cv2.ROTATE_90_COUNTERCLOCKWISE)
        return float(cv2.matchTemplate(upright, corner, cv2.TM_CCOEFF_NORMED).max())

    assert likeness(cv2.flip(window, 1)) > 0.9
    assert likeness(window) < 0.8


def test_paper_is_as_bright_as_the_lamps_make_it() -> None:
    """Grey levels go with the light to the power of 1 / 2.2: 1719 lux beside the slit, 1000 beside the hood."""
    image = lying(60.0, "2C", nose=replace(STILL, light=0.25))
    near, far = at(image, 6.8, 42.5), at(image, 35.2, 42.5)
    lux = layout.lux_over(np.array([6.8, 35.2]), np.array([42.5]))[:, 0]
    assert lux[0] / lux[1] > 1.4
    assert near / far == pytest.approx((lux[0] / lux[1]) ** (1 / 2.2), rel=0.04)


def test_the_picture_is_as_dark_as_the_camera_takes_it() -> None:
    """In 0.5 ms a third of a stop darker than it should be; half the light, one stop less."""
    for times in (0.2, 0.5, 1.0, 4.0):
        (paper, noise), image = paper_of(Nose(light=times)), lying(60.0, "2C", nose=replace(STILL, light=times))
        short = min(0.0, np.log2(times) - 0.34)
        assert paper == pytest.approx(228 * 2 ** (short / 2.2), rel=0.02)
        assert at(image, layout.MIDDLE_X, 14.0) == pytest.approx(paper, rel=0.05)
        assert noise == pytest.approx(noise_in(Nose(light=times)), rel=0.15)


def test_the_drawn_lamps_are_enough_for_1_ms_and_less() -> None:
    """By the exposure model; of strip and diffuser, which are guesses, two thirds are enough for 1 ms."""
    for exposure_ms, share, enough in ((1.0, 1.0, True), (1.0, 2 / 3, True), (0.8, 0.8, True),
                                       (0.64, 1.0, True), (0.6, 1.0, False), (1.0, 0.6, False)):  # fmt: skip
        paper, _ = paper_of(Nose(exposure_ms=exposure_ms, light=share))
        assert (paper > 227.9) is enough, (exposure_ms, share)


def noise_in(nose: Nose) -> float:
    """Of pictures of the empty window."""
    picture = ShoePicture(nose, 1)
    one, other = (picture.render((), 0.0).astype(float)[100:200, 60:450] for _ in range(2))
    return float((one - other).std() / 2**0.5)


@pytest.mark.parametrize(("exposure_ms", "speed", "smear_mm"), [(1.0, 500.0, 0.5), (2.0, 1000.0, 2.0), (1.0, 0.0, 0.0)])
def test_the_smear_is_speed_times_exposure(exposure_ms: float, speed: float, smear_mm: float) -> None:
    nose = Nose(noise=0.0, focus_blur_px=0.0, exposure_ms=exposure_ms)
    column = lying(20.0, speed=speed, nose=nose)[along(31.0, 11.0, -30.0)].mean(axis=1)
    steps = np.diff(column)
    assert (steps > 0.4 * steps.max()).sum() / layout.PX_PER_MM == pytest.approx(smear_mm, abs=0.4)


def test_a_shutter_that_rolls_against_the_card_s_way_shows_it_shorter() -> None:
    def rows(speed: float) -> float:
        """From the leading edge to the first pip."""
        nose = Nose(noise=0.0, focus_blur_px=0.0, exposure_ms=0.05, light=20.0)
        column = lying(30.0, "4C", speed=speed, nose=nose)[along(35.0, 7.0, -29.5)].mean(axis=1)
        paper = int(np.argmax(column > LIT))
        return float(np.argmax(column[paper:] < LIT / 2))

    assert rows(0.0) / layout.PX_PER_MM == pytest.approx(14.6, abs=1.0)
    assert rows(0.0) / rows(1000.0) == pytest.approx(1 + 1000 * layout.READOUT_S_PER_MM, abs=0.02)


def test_dirt_stays_where_it_is_on_the_pane() -> None:
    clean, dirty = Nose(noise=0.0), Nose(noise=0.0, dirt=1.0)
    specks = [
        np.abs(lying(x, "2C", nose=dirty).astype(int) - lying(x, "2C", nose=clean)).max(axis=2) > 12 for x in (50, 58)
    ]
    assert specks[0].sum() > 100
    assert (specks[0] & specks[1]).sum() > 0.4 * specks[0].sum()


def test_a_card_between_the_rails_is_turned_and_lies_aside_no_further_than_they_let_it() -> None:
    scene = ShoeScene(DECK * 20, seed=1, handling=Handling(turned_deg=2.0))
    for seed in range(60):
        one = scene._between_rails("7C", np.random.default_rng(seed))
        reach = abs(one.y) + layout.CARD_MM[1] / 2 + layout.CARD_MM[0] / 2 * np.sin(np.radians(abs(one.angle_deg)))
        assert reach <= layout.RAIL_Y + 1e-6 or one.y == 0.0


# --- the hand ---


def test_a_pull_goes_from_the_gate_to_the_end_and_is_never_faster_than_said() -> None:
    pull = Pull(tuple(way([GRIP_X, END_X], 400.0, [0.2])))
    assert pull.lead_x(0.0) == layout.GATE_X
    assert pull.lead_x(pull.duration_s + 1) == END_X
    speeds = [pull.speed(k / 500) for k in range(int(pull.duration_s * 500))]
    assert max(speeds) == pytest.approx(400.0, rel=0.01)
    assert min(speeds) >= 0.0


def test_a_card_that_is_drawn_counts_when_it_is_out() -> None:
    scene = plain()
    scene.draw_card()
    assert (scene.busy, scene.drawn, scene.left) == (True, 0, 5)
    to_the_end(scene)
    assert (scene.busy, scene.drawn, scene.left) == (False, 1, 4)


def test_two_cards_leave_together_the_second_below_the_first() -> None:
    """The first one's leading strip is seen, then the second one's face over it: a length of 73.5 mm goes by."""
    scene = plain(("AC", "KD", "2C"))
    scene.draw_two(lag_mm=10.0)
    pull, seen = scene._pull, []
    assert pull is not None
    while scene.busy:
        lead = pull.lead_x((scene.frame().sequence - scene._began) / 60)
        seen.append((lead, at(scene._picture.render(scene._over_window(pull, lead), 0.0), 21.0, 42.6) > LIT))
    over = [lead for lead, lit in seen if lit]
    assert over[0] == pytest.approx(21.0, abs=8.0)
    assert over[-1] == pytest.approx(21.0 + layout.CARD_MM[0] + 10.0, abs=8.0)
    assert scene.drawn == 2
    image = scene._picture.render(tuple(scene._over_window(pull, 50.0)), 0.0)
    alone = lying(40.0, "KD", y=scene._lying[1].y)
    _, row = layout.to_px(38.0, 0.0)
    (left, bottom), (right, _) = layout.to_px(6.2, 42.0), layout.to_px(6.2, -42.0)
    below = np.s_[int(row) : int(bottom), int(left) : int(right)]
    assert np.abs(image[below].astype(int) - alone[below]).mean() < 4


def test_a_card_that_is_pushed_back_stays_in_the_shoe() -> None:
    scene = plain()
    scene.push_back(reach_x=30.0)
    lit = [at(frame.image, 28.0, 42.0) > LIT for frame in to_the_end(scene)]
    assert any(lit)
    assert not lit[-1]
    assert scene.drawn == 0


def test_the_card_drawn_last_can_be_pushed_in_again() -> None:
    scene = plain()
    with pytest.raises(SceneBusy):
        scene.push_in()
    scene.draw_card()
    to_the_end(scene)
    scene.push_in(reach_x=80.0)
    assert any(at(frame.image, 30.0, 42.0) > LIT for frame in to_the_end(scene))
    assert scene.drawn == 1


def test_a_card_can_be_held_half_way() -> None:
    scene = plain()
    scene.draw_card(stop_x=20.0, held_s=0.5)
    pictures = [frame.image for frame in to_the_end(scene)]
    same = sum(np.array_equal(a, b) for a, b in itertools.pairwise(pictures) if at(a, 15.0, 42.0) > LIT)
    assert same >= 28
    with pytest.raises(ValueError, match="a card stops at"):
        plain().draw_card(stop_x=OUT_X + 1, held_s=1.0)


def test_a_hand_at_work_an_empty_shoe_and_a_hand_that_passes_are_refused() -> None:
    scene = plain(("7C",))
    with pytest.raises(SceneBusy):
        scene.hand_pass()
    scene.draw_card()
    with pytest.raises(SceneBusy):
        scene.draw_card()
    to_the_end(scene)
    with pytest.raises(SceneBusy):
        scene.draw_card()


def test_the_end_of_the_shoe_is_reported_and_so_are_new_cards() -> None:
    told: list[Any] = []
    scene = plain(("7C",))
    scene.on_end(told.append)
    scene.draw_card()
    to_the_end(scene)
    scene.load(("2C", "3C"))
    assert told == [True, False]
    assert (scene.deck, scene.left) == (("2C", "3C"), 2)


def test_the_world_survives_a_crash_in_the_middle_of_a_draw(tmp_path: Path) -> None:
    kept = tmp_path / "world.json"
    scene = plain(state_path=kept)
    scene.draw_card()
    to_the_end(scene)
    scene.draw_card()
    for _ in range(5):
        scene.frame()
    again = plain(("2S",), state_path=kept)
    assert (again.deck, again.drawn, again.busy) == (DECK, 2, False)  # the hand did not stop
    assert json.loads(kept.read_text())["drawn"] == 2


def test_a_push_back_that_a_crash_cuts_short_leaves_the_card_in_the_shoe(tmp_path: Path) -> None:
    scene = plain(state_path=tmp_path / "world.json")
    scene.push_back()
    scene.frame()
    assert plain(state_path=tmp_path / "world.json").drawn == 0


def test_cards_that_are_laid_away_are_no_cards_of_the_shoe_any_more(tmp_path: Path) -> None:
    scene = plain(state_path=tmp_path / "world.json")
    for _ in range(3):
        scene.draw_card()
        to_the_end(scene)
    scene.lay_away(1)
    assert (scene.deck, scene.drawn, scene.left) == (("7C", "2D", "AS"), 1, 2)
    scene.lay_away(1)
    again = plain(("2S",), state_path=tmp_path / "world.json")
    assert (again.deck, again.drawn) == (scene.deck, 1)
    again.draw_card()
    with pytest.raises(SceneBusy):
        again.lay_away(0)


def test_a_card_that_is_put_back_comes_again(tmp_path: Path) -> None:
    scene = plain(state_path=tmp_path / "world.json")
    gone, *coming = scene.deck
    scene.draw_card()
    with pytest.raises(SceneBusy):
        scene.put_back(gone)
    to_the_end(scene)
    scene.put_back(gone)
    assert (scene.deck[0], scene.drawn, scene.left) == (gone, 1, len(coming) + 1)
    assert [card for card in scene.deck[1:] if card != gone] == coming
    again = plain(("2S",), state_path=tmp_path / "world.json")
    assert (again.deck, again.drawn) == (scene.deck, 1)


def test_a_card_is_counted_before_the_hand_is_idle(tmp_path: Path) -> None:
    """Else whoever draws as soon as nothing moves would draw it a second time."""
    kept: list[tuple[bool, int]] = []

    class Kept(ShoeScene):
        def _keep(self, under_way: int = 0) -> None:
            kept.append((self.busy if kept else False, self.drawn))
            super()._keep(under_way)

    scene = Kept(DECK, seed=3, fps=60, state_path=tmp_path / "world.json", handling=PLAIN)
    scene.draw_card()
    to_the_end(scene)
    assert kept == [(False, 0), (True, 0), (True, 1)]
    assert not scene.busy
