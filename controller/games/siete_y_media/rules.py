"""The options of siete y media (docs/rules.md section 4): names, defaults, allowed values and what each decides.
Nothing here decides a hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from ..irregularity import POLICIES
from ..message import say
from ..options import BY_KEY, MAX_AMOUNT, LiveOnly, OnlyWith, Options, Switch, Whole, Words, described, parse
from ..units import rounded_up


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force; amounts in minor units."""

    seven_half_pays: Annotated[int, Whole(1, MAX_AMOUNT), say("siete_y_media-option-seven-half-pays")] = 2
    bank_rotation: Annotated[str, Words("seven_half", "each_hand"), say("siete_y_media-option-bank-rotation")] = (
        "seven_half"
    )
    bank_policy: Annotated[str, Words("free", "blackjack"), say("siete_y_media-option-bank-policy")] = "free"
    canto: Annotated[bool, Switch(), say("siete_y_media-option-canto")] = False
    bank_must_reach: Annotated[bool, Switch(), say("siete_y_media-option-bank-must-reach")] = False
    open: Annotated[bool, Switch(), say("siete_y_media-option-open")] = False
    open_cards: Annotated[
        str, Words("figures", "any"), say("siete_y_media-option-open-cards"), OnlyWith("open", (True,))
    ] = "figures"
    open_max_hands: Annotated[
        int | None,
        Whole(1, MAX_AMOUNT, none=BY_KEY),
        say("siete_y_media-option-open-max-hands"),
        OnlyWith("open", (True,)),
    ] = None
    change4: Annotated[str, Words("no", "optional", "forced"), say("siete_y_media-option-change4")] = "no"
    fusilar: Annotated[bool, Switch(), say("siete_y_media-option-fusilar")] = False
    fusilar_pays: Annotated[
        int, Whole(1, MAX_AMOUNT), say("siete_y_media-option-fusilar-pays"), OnlyWith("fusilar", (True,))
    ] = 4
    fusilar_takes_bank: Annotated[
        bool, Switch(), say("siete_y_media-option-fusilar-takes-bank"), OnlyWith("fusilar", (True,))
    ] = True
    backing: Annotated[bool, Switch(), say("siete_y_media-option-backing")] = False
    min: Annotated[int, Whole(1, MAX_AMOUNT), say("siete_y_media-option-min")] = 1
    max: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY), say("siete_y_media-option-max")] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT), say("siete_y_media-option-unit")] = 1
    solvency: Annotated[str, Words("none", "sum"), say("siete_y_media-option-solvency")] = "none"
    turn_s: Annotated[int, Whole(5, 300), say("siete_y_media-option-turn-s"), LiveOnly] = 20
    cede_s: Annotated[int, Whole(5, 300), say("siete_y_media-option-cede-s"), LiveOnly] = 15
    buy_s: Annotated[int, Whole(5, 300), say("siete_y_media-option-buy-s"), LiveOnly] = 10
    peek: Annotated[str, Words("tablet", "cards"), say("siete_y_media-option-peek"), LiveOnly] = "tablet"
    irregularity: Annotated[str, POLICIES, say("siete_y_media-option-irregularity"), LiveOnly] = "return_stakes"

    @property
    def least(self) -> int:
        """The least stake: `min` as a multiple of the unit."""
        return rounded_up(self.min, self.unit)

    def most_hands(self, punters: int) -> int:
        """Hands that a player may have by opening, at a table of so many punters (4.7)."""
        if self.open_max_hands is not None:
            return self.open_max_hands
        return 3 if punters <= 3 else 2 if punters <= 5 else 1


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("siete_y_media-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
