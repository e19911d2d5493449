"""How the witnesses are weighed: fitted so that the posterior is as sure as it is right."""

import numpy as np
import pytest

from vision.read.reader import Calibration
from vision.training.calibrate import fitted


def witnesses(count: int, scale: float, wrong: float) -> tuple[list[np.ndarray], list[int], list[int]]:
    """Three witnesses each that share their mistakes; `scale` is how sure they are, `wrong` how often they err."""
    rng = np.random.default_rng(3)
    made, ranks, suits = [], [], []
    for _ in range(count):
        rank, suit = int(rng.integers(13)), int(rng.integers(4))
        witness = np.zeros((3, 22), np.float32)
        says = (rank + 1) % 13 if rng.random() < wrong else rank
        witness[:, says] += scale
        witness[:, 14 + suit] += scale
        witness[2, 19] += 9.0
        made.append(witness)
        ranks.append(rank)
        suits.append(suit)
    return made, ranks, suits


def test_witnesses_that_err_together_are_trusted_less() -> None:
    start = Calibration(rank_sure=0.97, suit_sure=0.95)
    careful = fitted(start, *witnesses(60, scale=6.0, wrong=0.2))
    trusting = fitted(start, *witnesses(60, scale=6.0, wrong=0.0))
    assert careful.rank_temperature > trusting.rank_temperature or careful.exponents < trusting.exponents
    assert (careful.rank_sure, careful.suit_sure) == (0.97, 0.95)


@pytest.mark.parametrize("wrong", [0.0, 0.2])
def test_nothing_is_sharpened_beyond_the_witnesses(wrong: float) -> None:
    made = fitted(Calibration(), *witnesses(30, scale=3.0, wrong=wrong))
    assert made.rank_temperature >= 1.0
    assert made.suit_temperature >= 1.0
    assert max(made.exponents) <= 1.0
