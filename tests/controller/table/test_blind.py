"""Whatever is drawn while the camera cannot see, whatever is asked, answered or keyed, and whenever the power is cut:
no card is settled wrongly and play goes on in the end."""

from __future__ import annotations

import pytest

from tests.controller.blind_world import BlindWorld
from tests.sample import sampled

SEEDS, STEPS = 40, 40


@pytest.mark.parametrize("beam", sampled([False, True], 1), ids=["without a beam", "with a beam"])
def test_no_card_is_lost_and_play_goes_on(beam: bool) -> None:
    for seed in range(SEEDS):
        world = BlindWorld(seed, beam=beam)
        for _ in range(STEPS):
            act = world.chance.choice(ACTS)
            getattr(world, act)()
            world.look()
        world.play_out()


ACTS = (
    *("deliver",) * 6,
    *("draw",) * 3,
    *("answer",) * 3,
    *("key",) * 2,
    "dark",
    "trouble",
    "light",
    "unplug",
    "plug",
    "power_cut",
    "go_on",
    "undo",
)
