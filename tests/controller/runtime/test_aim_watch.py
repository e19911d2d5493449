"""How the camera stands over the markers: measured while somebody asks, at most so often, never with old figures."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from controller.runtime import aim_watch
from controller.runtime.aim_watch import EVERY_S, LOOKED_S, AimWatch
from vision.locate.aim import Aim

PICTURE = np.zeros((4, 4, 3), np.uint8)


def test_measured_while_asked_and_not_sooner_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    looked: list[float] = []

    def measure(image: Any) -> Aim:
        looked.append(now[0])
        return Aim("markers", "poker", (0, 1))

    monkeypatch.setattr(aim_watch, "measure", measure)
    watch = AimWatch(lambda: now[0])

    def show() -> None:
        watch.show(PICTURE, lambda image, quad: {"card": "7C"})

    show()
    assert looked == []
    assert watch.ask() is None
    show()
    found = watch.ask()
    assert found is not None
    assert (found["advice"], found["cards"], found["seen"], found["reading"]) == ("markers", "poker", [0, 1], None)
    now[0] += EVERY_S / 2
    show()
    assert len(looked) == 1
    now[0] += EVERY_S
    show()
    assert len(looked) == 2
    now[0] += LOOKED_S + 1
    show()
    assert len(looked) == 2, "nobody asks any more"
    assert watch.ask() is None, "that was then"


def test_a_card_is_read_where_everything_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    window = np.zeros((4, 2), np.float32)
    monkeypatch.setattr(
        aim_watch, "measure", lambda image: Aim("good", "poker", (0, 1, 2, 3), 130.4, 3.2, 0.011, 99.6, window)
    )
    watch = AimWatch(lambda: 5.0)
    watch.ask()
    watch.show(PICTURE, lambda image, quad: {"card": "7C", "confidence": 0.99} if quad is window else None)
    found = watch.ask()
    assert found is not None
    assert found["reading"] == {"card": "7C", "confidence": 0.99}
    assert (found["card_px"], found["tilt_deg"], found["glare"], found["sharpness"]) == (130, 3, 0.01, 100)


@pytest.mark.parametrize(
    ("seen", "sure", "advice"), [("poker", True, "kind"), ("poker", False, "markers"), ("bridge", True, "good")]
)
def test_a_sheet_for_other_cards_is_the_first_thing_to_say(
    monkeypatch: pytest.MonkeyPatch, seen: str, sure: bool, advice: str
) -> None:
    window = np.zeros((4, 2), np.float32)
    whole = Aim("good", seen, (0, 1, 2, 3), 130.4, 3.2, 0.011, 99.6, window)
    aim = whole if sure else Aim("markers", seen, (0, 1))
    monkeypatch.setattr(aim_watch, "measure", lambda image: aim)
    watch = AimWatch(lambda: 5.0, cards="bridge", laid=True)
    watch.ask()
    watch.show(PICTURE, lambda image, quad: {"card": "7C"})
    found = watch.ask()
    assert found is not None
    assert (found["advice"], found["cards"], found["wanted"], found["laid"]) == (advice, seen, "bridge", True)
    assert (found["reading"] is not None) == (advice == "good")
