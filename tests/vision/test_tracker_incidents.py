import pytest

from vision.tracker_incidents import Slide, agreed_side, came_back


def out(*mm: float, side: int = 1) -> list[Slide]:
    return [Slide(side, at, 10.0) for at in mm]


@pytest.mark.parametrize(
    ("found", "back"),
    [
        pytest.param(out(8, 22, 34, 36, 26, 12), True, id="pushed back"),
        pytest.param(out(6, 7, 8, 8, 8), False, id="a box that was pushed stays"),
        pytest.param(out(10, 30, 50), False, id="drawn"),
        pytest.param([], False, id="nothing seen"),
    ],
)
def test_a_card_that_came_back_was_farther_out_before(found: list[Slide], back: bool) -> None:
    assert came_back(found) is back


def test_most_pictures_must_agree_on_the_side() -> None:
    assert agreed_side(out(8, 20, 30) + out(9, side=2)) == 1
    assert agreed_side(out(8, 20) + out(9, side=2)) is None
    assert agreed_side(out(8)) is None
