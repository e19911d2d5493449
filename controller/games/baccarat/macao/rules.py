"""The options of Macao and of Victoria (docs/rules.md section 3.4): names, defaults, allowed values and what each
decides. Nothing here decides a coup.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, ClassVar

from ...irregularity import POLICIES
from ...message import say
from ...options import BY_KEY, MAX_AMOUNT, Choice, LiveOnly, Options, Switch, Whole, Words, described, parse
from ..rules import AT_REST

PACKS = 2
"""Packs that are dealt from (3.4.1)."""


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force at a table of Macao; amounts in minor units."""

    game: ClassVar[str] = "macao"
    first: ClassVar[int] = 1
    """Cards that everybody has at first."""

    macao_tie: Annotated[str, Words("banker", "void"), say("macao-option-macao-tie")] = "banker"
    macao_over9: Annotated[str, Words("mod10", "bust"), say("macao-option-macao-over9")] = "mod10"
    max_cards: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY), say("macao-option-max-cards")] = 3
    natural9_pays: Annotated[int, Whole(1, MAX_AMOUNT), say("macao-option-natural9-pays")] = 3
    natural8_pays: Annotated[int, Whole(1, MAX_AMOUNT), say("macao-option-natural8-pays")] = 2
    pair_even: Annotated[bool, Switch(), say("macao-option-pair-even")] = False
    solvency: Annotated[str, Words("sum", "none"), say("macao-option-solvency")] = "sum"
    min: Annotated[int, Whole(1, MAX_AMOUNT), say("macao-option-min")] = 1
    max: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY), say("macao-option-max")] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT), say("macao-option-unit")] = 1
    stake_s: Annotated[int, Whole(5, 300), say("macao-option-stake-s"), LiveOnly] = 25
    turn_s: Annotated[int, Whole(3, 300), say("macao-option-turn-s"), LiveOnly] = 10
    peek: Annotated[str, Words("tablet", "cards"), say("macao-option-peek"), LiveOnly] = "tablet"
    beads: Annotated[
        str,
        Choice({"quarters": say("macao-option-beads-quarters"), "rest": AT_REST}),
        say("macao-option-beads"),
        LiveOnly,
    ] = "quarters"
    irregularity: Annotated[str, POLICIES, say("macao-option-irregularity"), LiveOnly] = "return_stakes"

    @property
    def most(self) -> int:
        """What a stake of one is paid at the best."""
        return max(self.natural9_pays, self.natural8_pays)


@dataclass(frozen=True, kw_only=True)
class VictoriaRules(Rules):
    """The rules in force at a table of Victoria, in which everybody has two cards at first."""

    game: ClassVar[str] = "victoria"
    first: ClassVar[int] = 2

    max_cards: Annotated[int | None, Whole(2, MAX_AMOUNT, none=BY_KEY), say("macao-option-max-cards")] = 3


OPTIONS = described(Rules)
VICTORIA_OPTIONS = described(VictoriaRules)

parse_rules = partial(parse, Rules, say("macao-name"))
"""Rules of Macao from option names and JSON values, by `options.parse`."""
parse_victoria_rules = partial(parse, VictoriaRules, say("victoria-name"))
"""The same of Victoria."""
