"""What may go wrong at the trial's table, and when: the scenarios, and the packs that let them happen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal

from tests.instruments.trial.worlds import SPOILT_RANKS
from vision.render.card_art import PACK

Trouble = Literal[
    "dead",
    "hangs",
    "black",
    "blank",
    "frozen",
    "covered",
    "dead_keyed",
    "black_keyed",
    "hand_pass",
    "push_back",
    "board_cut",
    "killed",
    "killed_blind",
]
Moment = Literal["between", "within", "question"]

CAMERA: tuple[Trouble, ...] = ("dead", "hangs", "black", "blank", "frozen", "covered")
"""The camera shows nothing of what happens meanwhile."""
KEYED: tuple[Trouble, ...] = ("dead_keyed", "black_keyed")
"""The dealer goes on without the camera and keys each card that he draws, until it is back."""
KILLED: tuple[Trouble, ...] = ("killed", "killed_blind")
"""SIGKILL, and started again; blind: the camera has gone too, and comes back only then."""
HARMLESS: tuple[Trouble, ...] = ("hand_pass", "push_back")
"""No card can be drawn meanwhile, and nothing is to be asked."""
MOMENTS: tuple[Moment, ...] = ("between", "within", "question")
"""Bets are open; the losing card lies open; the losing card cannot be read and the dealer is asked."""
MOST_DRAWN = 3
LAST_CARD = 50
"""Scenarios end before the hoc."""


@dataclass(frozen=True)
class Scenario:
    """`trouble` at this moment, and `drawn` cards drawn meanwhile."""

    trouble: Trouble
    moment: Moment
    drawn: int

    def __str__(self) -> str:
        when = {"between": "between turns", "within": "within a turn", "question": "with a question open"}[self.moment]
        return f"{self.trouble.replace('_', ' ')} {when}, {self.drawn} drawn"

    @property
    def cards(self) -> int:
        """Cards drawn from its beginning to its end: it begins and ends with the bets open, one plain turn last."""
        used = self.drawn + (self.moment != "between")
        return used + used % 2 + 2


def everything() -> list[Scenario]:
    """Every scenario, in a fixed order."""
    troubles: tuple[Trouble, ...] = (*CAMERA, "board_cut", *KILLED)
    many = [Scenario(t, moment, n) for t in troubles for moment in MOMENTS for n in range(MOST_DRAWN + 1)]
    many += [Scenario(t, moment, n) for t in KEYED for moment in MOMENTS for n in range(1, MOST_DRAWN + 1)]
    return many + [Scenario(trouble, moment, 0) for trouble in HARMLESS for moment in MOMENTS]


def sample(scenarios: Sequence[Scenario], count: int, rng: random.Random) -> list[Scenario]:
    """`count` of them in a random order, each trouble and each moment as often as the others where that can be."""
    left = rng.sample(scenarios, len(scenarios))
    out: list[Scenario] = []
    while left and len(out) < count:
        seen = [scenario.trouble for scenario in out], [scenario.moment for scenario in out]
        best = min(left, key=lambda s: (seen[0].count(s.trouble), seen[1].count(s.moment)))
        left.remove(best)
        out.append(best)
    return out


def deals(scenarios: Sequence[Scenario]) -> list[list[Scenario]]:
    """The scenarios in order, as many to a deal as one pack has cards for."""
    out: list[list[Scenario]] = []
    room = 0
    for scenario in scenarios:
        if scenario.cards > room:
            out.append([])
            room = LAST_CARD - 2  # a plain turn goes first
        out[-1].append(scenario)
        room -= scenario.cards
    return out


def pack_for(scenarios: Sequence[Scenario], rng: random.Random) -> list[str]:
    """A shuffled pack, with a card that can be spoilt wherever a scenario asks about one. Raises IndexError where
    the pack has fewer of them than are asked about."""
    pack = list(PACK)
    rng.shuffle(pack)
    firsts = accumulate((scenario.cards for scenario in scenarios), initial=3)
    asked = {at for at, scenario in zip(firsts, scenarios, strict=False) if scenario.moment == "question"}
    for at in sorted(asked):
        if pack[at][0] not in SPOILT_RANKS:
            other = rng.choice([k for k, card in enumerate(pack) if card[0] in SPOILT_RANKS and k not in asked])
            pack[at], pack[other] = pack[other], pack[at]
    return pack
