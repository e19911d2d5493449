"""The rendered box: same seed same pixels, switches at the right moments, the world survives a crash."""

import json
import os
import threading
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.english import raises_saying
from vision.render import card_art
from vision.render.scene import Scene, SceneBusy
from vision.render.view import Difficulty

SMALL = {"size": (320, 180), "difficulty": Difficulty(card_px=50)}
DECK = ("7C", "4H", "KS", "2D")


def small(deck: tuple[str, ...] = DECK, **options: object) -> Scene:
    return Scene(deck, seed=3, **{**SMALL, **options})  # type: ignore[arg-type]


def settle(scene: Scene) -> int:
    frames = 0
    while scene.busy:
        scene.frame()
        frames += 1
    return frames


def window(scene: Scene) -> np.ndarray:
    """The middle of the card in the window, without noise to speak of."""
    x, y = scene.window_quad.mean(axis=0).round().astype(int)
    return scene.frame().image[y - 28 : y + 28, x - 18 : x + 18].astype(int)


def test_the_same_seed_gives_the_same_pixels() -> None:
    pictures = []
    for _ in range(2):
        scene = small()
        scene.frame()
        scene.draw_card()
        pictures.append(np.stack([scene.frame().image for _ in range(12)]))
    assert np.array_equal(pictures[0], pictures[1])


def test_frames_carry_scene_time() -> None:
    scene = small(fps=50)
    frames = [scene.frame() for _ in range(3)]
    assert [(f.sequence, f.captured_at_s) for f in frames] == [(0, 0.0), (1, 0.02), (2, 0.04)]
    assert frames[0].image.shape == (180, 320, 3)


def test_a_draw_changes_the_window_and_lays_the_card_beside_the_box() -> None:
    scene = small()
    before, whole = window(scene), scene.frame().image.astype(int)
    scene.draw_card()
    assert scene.busy
    assert settle(scene) / 30 == pytest.approx(0.76, abs=0.05)
    assert scene.drawn == 1
    assert np.abs(window(scene) - before).mean() > 8
    left_of_box = (slice(None), slice(0, 100))
    assert np.abs(scene.frame().image.astype(int)[left_of_box] - whole[left_of_box]).mean() > 15


def test_nothing_moves_between_draws_but_noise() -> None:
    scene = small()
    a, b = (scene.frame().image.astype(int) for _ in range(2))
    assert 0.5 < np.abs(a - b).mean() < 5


@pytest.mark.parametrize("fps", [30.0, 3.0])
def test_the_beam_is_blocked_while_a_card_passes_and_the_count_follows(fps: float) -> None:
    """At 3 frames a second no frame shows the card in the slit."""
    scene = small(fps=fps)
    seen: list[tuple[bool, int]] = []
    scene.on_beam(lambda blocked: seen.append((blocked, scene.drawn)))
    scene.draw_card()
    settle(scene)
    assert seen == [(True, 0), (False, 1)]


def test_a_push_back_blocks_the_beam_and_draws_nothing() -> None:
    scene = small()
    before = window(scene)
    seen: list[bool] = []
    scene.on_beam(seen.append)
    for _ in range(4):
        scene.push_back()
        settle(scene)
    assert scene.drawn == 0
    assert seen.count(True) == seen.count(False) > 0
    assert np.abs(window(scene) - before).mean() < 5


def test_a_double_draw_takes_two() -> None:
    scene = small()
    scene.draw_two()
    settle(scene)
    assert (scene.drawn, scene.left) == (2, 2)


def test_the_last_card_moves_the_end_switch_and_leaves_an_empty_well() -> None:
    scene = small(("7C",))
    ends: list[bool] = []
    scene.on_end(ends.append)
    card = window(scene)
    scene.draw_card()
    settle(scene)
    assert ends == [True]
    assert window(scene).mean() < card.mean() / 2
    with raises_saying(SceneBusy, match="1 cards wanted, 0 in the box"):
        scene.draw_card()
    scene.load(DECK)
    settle(scene)
    assert ends == [True, False]


def test_loading_opens_the_lid_and_clears_the_table() -> None:
    scene = small()
    fresh = scene.frame().image.astype(int)
    lid: list[bool] = []
    scene.on_lid(lid.append)
    scene.draw_card()
    settle(scene)
    scene.load(DECK)
    settle(scene)
    assert lid == [True, False]
    assert (scene.drawn, scene.left, scene.lid_open) == (0, 4, False)
    assert np.abs(scene.frame().image.astype(int) - fresh).mean() < 6


def test_one_hand_at_a_time() -> None:
    scene = small()
    scene.hand_pass()
    with raises_saying(SceneBusy, match="at work"):
        scene.draw_card()


def test_the_world_outlives_a_crash(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    first = small(state_path=path)
    for _ in range(2):
        first.draw_card()
        settle(first)
    again = small(("AS",), state_path=path)
    assert (again.deck, again.drawn) == (DECK, 2)
    assert np.abs(again.frame().image.astype(int) - first.frame().image.astype(int)).mean() < 5


def test_a_draw_that_a_crash_interrupts_has_happened(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    first = small(state_path=path)
    first.draw_card()
    while first.busy:
        assert small(state_path=path).drawn == 1
        first.frame()
    assert first.drawn == 1


def test_the_world_is_kept_in_order_when_two_threads_change_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lid opens in one thread; while that is being written, another closes it."""
    path = tmp_path / "world.json"
    scene = small(state_path=path)
    other = threading.Thread(target=scene.close_lid)
    replace = os.replace

    def slowly(source: Path, target: Path) -> None:
        if other.ident is None:
            other.start()
            other.join(0.3)  # it waits for us; it would be done long before
        replace(source, target)

    monkeypatch.setattr(os, "replace", slowly)
    scene.open_lid()
    other.join()
    assert json.loads(path.read_text())["lid_open"] is False
    assert scene.lid_open is False
    assert [file.name for file in tmp_path.iterdir()] == ["world.json"]


@pytest.mark.parametrize("seed", range(3))
def test_every_difficulty_renders_and_the_card_is_where_it_is_said(seed: int) -> None:
    difficulty = Difficulty.random(np.random.default_rng(seed), hard=True)
    scene = Scene(card_art.PACK, seed=seed, size=(1280, 720), difficulty=difficulty)
    middle = scene.window_quad.mean(axis=0)
    assert np.all(middle > 100)
    assert np.all(middle < (1180, 620))
    width = np.linalg.norm(scene.window_quad[0] - scene.window_quad[1])
    assert width == pytest.approx(difficulty.card_px, rel=0.12)


# --- cards held half out, dragged, displaced ---


def shown(scene: Scene) -> np.ndarray:
    """The next frame without its noise, as far as a blur takes it."""
    return cv2.blur(scene.frame().image, (3, 3)).astype(int)


@pytest.mark.parametrize("lets_go", [False, True])
def test_a_card_may_be_held_half_out_and_is_drawn_then(lets_go: bool) -> None:
    scene = small()
    beam: list[tuple[bool, float]] = []
    scene.on_beam(lambda blocked: beam.append((blocked, scene.time_s)))
    scene.draw_card(stop_mm=32, held_s=1.5, lets_go=lets_go)
    while scene.time_s < 0.6:
        scene.frame()
    held = [shown(scene) for _ in range(21)]
    assert scene.drawn == 0
    assert np.abs(held[0] - held[-1]).mean() < 1.5  # nothing moves, the hand is there at both times or at neither
    settle(scene)
    assert scene.drawn == 1
    (first, since), (last, until) = beam
    assert (first, last) == (True, False)
    assert until - since > 1.5


def test_the_hand_leaves_a_card_that_it_lets_go() -> None:
    pictures = []
    for lets_go in (False, True):
        scene = small()
        scene.draw_card(stop_mm=32, held_s=1.5, lets_go=lets_go)
        pictures.append([shown(scene) for _ in range(60)])
    differs = [np.abs(a - b).mean() > 2 for a, b in zip(*pictures, strict=True)]
    assert differs[30]
    assert not differs[5]
    assert not differs[-1]


def test_a_slow_draw_takes_its_time() -> None:
    scene = small()
    scene.draw_card(slide_s=2.0)
    assert settle(scene) / 30 == pytest.approx(0.76 - 0.20 + 2.0, abs=0.05)
    assert scene.drawn == 1


def test_a_card_held_half_out_and_pushed_back_is_not_drawn() -> None:
    scene = small()
    before = window(scene)
    scene.push_back(held_s=1.0)
    assert settle(scene) / 30 == pytest.approx(0.14 + 2.4 * 0.2 + 0.16 + 1.0, abs=0.06)
    assert scene.drawn == 0
    assert np.abs(window(scene) - before).mean() < 5


def test_a_stop_outside_of_the_slide_is_refused() -> None:
    scene = small()
    for stop_mm in (0.0, 122.0):
        with pytest.raises(ValueError, match="a card that stops is 0 to 122 mm out"):
            scene.draw_card(stop_mm=stop_mm, held_s=1.0)
    assert not scene.busy


def test_a_dragged_card_lies_towards_the_slit_and_shows_the_next() -> None:
    plain, dragged = small(), small(difficulty=Difficulty(card_px=50, dragged=1.0, dragged_mm=(10.0, 10.0)))
    assert np.array_equal(plain.frame().image, dragged.frame().image)  # the first card lies as it was put in
    quads = []
    for scene in (plain, dragged):
        scene.draw_card()
        settle(scene)
        quads.append(scene.window_quad)
    moved = (quads[1] - quads[0]).mean(axis=0)
    assert np.hypot(*moved) == pytest.approx(10 * 50 / 63, abs=0.5)
    x, y = quads[0].mean(axis=0).round().astype(int)
    strip = (slice(y - 20, y + 20), slice(x - 22, x - 17))
    a, b = (shown(scene)[strip] for scene in (plain, dragged))
    reddest = [int((part[..., 2] - part[..., 0]).max()) for part in (a, b)]
    assert reddest[0] > 60  # the index of the four of hearts
    assert reddest[1] < 30  # that of the king of spades below it


@pytest.mark.whole
def test_cards_in_a_wide_box_lie_off_its_middle_and_turned() -> None:
    scene = small(tuple(str(card) for card in card_art.PACK[:12]), difficulty=Difficulty(card_px=50, play_mm=3.0))
    middle = Scene(("7C",), seed=3, size=(320, 180), difficulty=Difficulty(card_px=50, card_loose_mm=0)).window_quad
    off, turned = [], []
    for _ in range(11):
        quad = scene.window_quad
        off.append(np.abs((quad - middle).mean(axis=0)).max() * 63 / 50)
        edge, straight = quad[1] - quad[0], middle[1] - middle[0]
        turned.append(abs(np.degrees(np.arctan2(edge[1], edge[0]) - np.arctan2(straight[1], straight[0]))))
        scene.draw_card()
        settle(scene)
    assert 1.5 < max(off) < 3.2
    assert 1.5 < max(turned) < 3.6


def test_a_box_that_is_pushed_and_turned_takes_its_card_along(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    scene = small(state_path=path, difficulty=Difficulty(tilt_deg=0.0, rotation_deg=0.0, card_loose_mm=0.0))
    before = scene.window_quad
    scene.push_box(8.0, -5.0, 4.0)
    assert scene.box == (8.0, -5.0, 4.0)
    moved = scene.window_quad
    shift = (moved.mean(axis=0) - before.mean(axis=0)) / scene.view.scale
    assert shift == pytest.approx((8.0, -5.0), abs=0.2)
    edge = moved[1] - moved[0]
    was = before[1] - before[0]
    assert np.degrees(np.arctan2(edge[1], edge[0]) - np.arctan2(was[1], was[0])) == pytest.approx(4.0, abs=0.1)
    assert small(state_path=path).box == scene.box
    state = json.loads(path.read_text())
    path.write_text(json.dumps(state | {"box": [8.0, -5.0]}))  # as it was kept before boxes were turned
    assert small(state_path=path).box == (8.0, -5.0, 0.0)


def test_a_box_may_be_pushed_while_a_card_is_drawn() -> None:
    scene = small()
    scene.draw_card()
    for _ in range(5):
        scene.frame()
    scene.push_box(6.0, 2.0)
    settle(scene)
    assert (scene.drawn, scene.box) == (1, (6.0, 2.0, 0.0))
