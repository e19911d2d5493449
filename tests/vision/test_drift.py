"""The sand-tell: where cards lie, and whether that goes with the next one."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from controller.cli import read
from vision.capture.camera import Frame
from vision.observations import Exposed, Unclear
from vision.pack.drift import LEAST, DrawRecorder, drift_test, print_offset_mm, side_offsets_mm
from vision.quads import CARD_H, CARD_W, Image, Quad
from vision.render import card_art
from vision.render.scene import Scene
from vision.render.view import Difficulty

PX_PER_MM = CARD_W / 63.5
WINDOW = np.array([[100, 50], [340, 50], [340, 386], [100, 386]], np.float32)


def deals(seed: int, tell_mm: float, count: int = 3) -> tuple[list[float], list[str]]:
    """Draws of some deals; a card over an ace or king lies `tell_mm` further to the right."""
    rng = np.random.default_rng(seed)
    offsets, followers = [], []
    for _ in range(count):
        pack = rng.permutation(list("A23456789TJQK") * 4)
        for follower in pack[1:]:
            offsets.append(float(rng.normal(0, 0.4)) + (tell_mm if follower in "AK" else 0.0))
            followers.append(str(follower))
    return offsets, followers


def card_picture(label: str, right_mm: float) -> Image:
    """A rectified card whose print lies `right_mm` to the right of the middle."""
    art = cv2.resize(card_art.raster(label, 672), (CARD_W, CARD_H), interpolation=cv2.INTER_AREA)
    matrix = np.array([[1, 0, right_mm * PX_PER_MM], [0, 1, 0]], np.float32)
    return np.asarray(cv2.warpAffine(art, matrix, (CARD_W, CARD_H), borderMode=cv2.BORDER_REPLICATE), np.uint8)


def frame_of(label: str, right_mm: float) -> Frame:
    image = np.full((480, 640, 3), 60, np.uint8)
    image[50:386, 100:340] = card_picture(label, right_mm)
    return Frame(image, 0.0, 0)


def exposed(index: int, rank: str, quad: Quad = WINDOW) -> Exposed:
    return Exposed(index, rank, "S", 0.99, {}, {}, 0.0, None, quad)


def test_a_square_box_is_left_in_peace() -> None:
    chances = [drift_test(*deals(seed, 0.0)).chance for seed in range(20)]
    assert all(chance is not None for chance in chances)
    assert np.mean([chance < 0.05 for chance in chances if chance is not None]) <= 0.15
    assert np.mean([chance < 0.5 for chance in chances if chance is not None]) < 0.8


def test_a_tell_of_half_a_millimetre_is_found_in_some_deals() -> None:
    assert sum(not drift_test(*deals(seed, 0.5, 3)).square for seed in range(10)) >= 5
    assert sum(not drift_test(*deals(seed, 0.5, 6)).square for seed in range(10)) == 10


def test_figures_are_those_of_the_draws() -> None:
    test = drift_test([0.0, 1.0] * 10, ["A", "K"] * 10)
    assert (test.draws, test.largest_mm) == (20, 0.5)
    assert test.dependence == pytest.approx(1.0)
    assert not test.square
    assert test.to_json()["square"] is False


def test_outliers_do_not_make_a_tell() -> None:
    offsets, followers = deals(1, 0.0)
    offsets[5] = 400.0
    assert drift_test(offsets, followers).square


@pytest.mark.parametrize(
    ("offsets", "followers"),
    [([], []), ([0.1], ["A"]), ([0.1] * (LEAST - 1), ["A", "K"] * 5 + ["A"]), ([0.1] * 20, ["A"] * 20)],
)
def test_too_little_to_tell_is_no_suspicion(offsets: list[float], followers: list[str]) -> None:
    test = drift_test(offsets, followers)
    assert test.chance is None
    assert test.square


def test_no_drift_at_all_depends_on_nothing() -> None:
    assert drift_test([0.3] * 20, ["A", "K"] * 10).chance == 1.0


def test_unequal_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="2 offsets, 1 followers"):
        drift_test([0.1, 0.2], ["A"])


@pytest.mark.parametrize("label", ["TH", "KS", "7C", "2D"])
@pytest.mark.parametrize("right_mm", [-1.2, 0.0, 0.37])
def test_the_middle_of_a_print_is_found(label: str, right_mm: float) -> None:
    offset = print_offset_mm(card_picture(label, right_mm))
    assert offset == pytest.approx(right_mm, abs=0.05)


def test_what_is_not_alike_both_ways_up_has_no_middle() -> None:
    half = card_picture("TH", 0.0)
    half[170:] = 90
    assert print_offset_mm(half) is None
    assert print_offset_mm(np.full((CARD_H, CARD_W, 3), 200, np.uint8)) is None


def test_a_print_behind_a_frame_is_measured() -> None:
    scene = Scene(("TH",), seed=5, size=(1280, 720), difficulty=Difficulty(card_px=220, frame_hides_mm=2, tilt_deg=6))
    loose = Scene(("TH",), seed=6, size=(1280, 720), difficulty=Difficulty(card_px=220, frame_hides_mm=2, tilt_deg=6))
    middle = scene.window_quad.mean(axis=0)
    apart = (loose.window_quad.mean(axis=0) - middle)[0] / 220 * 63.5
    window = ((scene.window_quad - middle) * 0.94 + middle).astype(np.float32)
    watch = DrawRecorder()
    watch.new_deal()
    for index, one in enumerate((scene, loose, scene)):
        frame = one.frame()
        watch.show(frame, window, [exposed(index, "T", window)])
    watch.show(frame_of("2D", 0.0), window, [exposed(3, "2")])
    offsets, followers = watch.draws()
    assert followers == ["T", "T", "2"]
    assert abs(apart) > 0.2
    assert offsets[1] - offsets[0] == pytest.approx(apart, rel=0.25, abs=0.1)


def test_a_pushed_box_disturbs_only_the_cards_next_to_the_push() -> None:
    pushed = {k: (WINDOW + np.float32(0 if k < 10 else 8), 0.1) for k in range(20)}
    places = side_offsets_mm(dict(pushed))
    assert len(places) == 20
    assert {k for k, place in places.items() if abs(place) > 0.01} == {9, 10}


def test_no_cards_lie_nowhere() -> None:
    assert side_offsets_mm({}) == {}
    assert side_offsets_mm({0: (WINDOW, None), 1: (WINDOW, 0.1)}) == {}


def test_a_card_that_was_doubted_is_no_follower() -> None:
    watch = DrawRecorder()
    watch.new_deal()
    for index, (label, right_mm) in enumerate([("TH", 0.0), ("2D", 0.5), ("KS", 0.0), ("3C", 0.0)]):
        watch.show(frame_of(label, right_mm), WINDOW, [exposed(index, label[0])])
    assert watch.draws()[1] == ["2", "K", "3"]
    assert watch.draws()[0][1] == pytest.approx(0.5, abs=0.1)
    watch.show(frame_of("KS", 0.0), WINDOW, [Unclear(2, {}, {}, 0.0)])
    assert watch.draws()[1] == ["2", "3"]


def test_faro_read_drift_says_it_in_its_last_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import argparse

    path = tmp_path / "still.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 30, (640, 480))
    for _ in range(8):
        writer.write(frame_of("TH", 0.0).image)
    writer.release()
    parser = argparse.ArgumentParser()
    read.add_arguments(parser)
    assert read.run(parser.parse_args(["--drift", str(path)])) == 0
    line = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (line["type"], line["draws"], line["chance"], line["square"]) == ("drift", 0, None, True)
    for option in ("--drift", "--sheet", "--stack"):
        assert read.run(parser.parse_args([option, "a.jpg"])) == 2
        assert f"{option} goes with videos only" in capsys.readouterr().err


@pytest.mark.parametrize("right_mm", [-2.6, -1.95, 1.95, 2.6])
def test_a_print_farther_off_than_is_searched_has_no_middle(right_mm: float) -> None:
    for label in ("TH", "KS", "7C"):
        assert print_offset_mm(card_picture(label, right_mm)) is None
