"""The bets of punto banco: which there are, what each can pay at most, and which of them a coup decides how
(docs/rules.md 3.1.5 to 3.1.9). Knows no deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..banking import share
from .coup import Coup
from .rules import Rules

TYPES = (
    "player",
    "banker",
    "tie",
    "player_pair",
    "banker_pair",
    "super6",
    "dragon7",
    "panda8",
)
"""All bets there are, in the order of the layout."""
HANDS = frozenset({"player", "banker"})
"""The bets with the table's main limit, and those that a tie does not decide."""
_OF_VARIANT: Mapping[str, tuple[str, ...]] = {"standard": (), "super6": ("super6",), "ez": ("dragon7", "panda8")}
"""The bets that one variant alone has."""
_OFFERED: Mapping[tuple[str, bool], tuple[str, ...]] = {
    (variant, pairs): ("player", "banker", "tie", *(("player_pair", "banker_pair") if pairs else ()), *own)
    for variant, own in _OF_VARIANT.items()
    for pairs in (True, False)
}


class Bet(NamedTuple):
    """A bet that lies. `most`: what it pays if it wins, at the best; `pushed`: it has lain through a coup that did not
    decide it."""

    player: str
    type: str
    stake: int
    most: int
    pushed: bool = False


def offered(rules: Rules) -> tuple[str, ...]:
    """The bets that the table takes, in the order of the layout."""
    return _OFFERED[rules.variant, rules.pairs]


def limit(rules: Rules, type_: str) -> int | None:
    """The most that may lie on this bet; None without a limit."""
    return rules.max if type_ in HANDS or rules.side_max is None else rules.side_max


def commission(rules: Rules, stake: int) -> int:
    """What the bank keeps of a winning banker bet of the standard game."""
    return share(stake, rules.commission_pct, rules.commission_rounding)


_ODDS: Mapping[str, Callable[[Rules], int]] = {
    "player": lambda rules: 1,
    "banker": lambda rules: 1,
    "tie": lambda rules: rules.tie_odds,
    "player_pair": lambda rules: rules.pair,
    "banker_pair": lambda rules: rules.pair,
    "super6": lambda rules: rules.super6_side,
    "dragon7": lambda rules: rules.dragon7,
    "panda8": lambda rules: rules.panda8,
}


def odds(rules: Rules, type_: str) -> int:
    """To how many units one unit is paid, before a commission."""
    return _ODDS[type_](rules)


def most(rules: Rules, type_: str, stake: int) -> int:
    """What a bet pays if it wins, at the best: what the bank must answer for."""
    if type_ == "player":
        return stake
    if type_ == "banker":
        return stake - commission(rules, stake) if rules.variant == "standard" else stake
    return stake * _ODDS[type_](rules)


def half(rules: Rules, stake: int) -> int:
    """What a banker bet of Super 6 pays when the banker wins with 6."""
    return stake // 2 if rules.super6_rounding == "down" else (stake + 1) // 2


class Decided(NamedTuple):
    """What a coup makes of the bets by type: these win, these lie on, all others lose. `half`: the banker bet that
    wins is paid half."""

    wins: frozenset[str]
    pushes: frozenset[str]
    half: bool


_NONE: frozenset[str] = frozenset()
_BANKER = frozenset({"banker"})


def decided(rules: Rules, coup: Coup) -> Decided:
    """What becomes of each kind of bet after this coup. A bet that the table does not take is told too: none lies."""
    wins = {coup.result}
    if coup.player_pair:
        wins.add("player_pair")
    if coup.banker_pair:
        wins.add("banker_pair")
    if coup.result == "tie":
        return Decided(frozenset(wins), HANDS, half=False)
    if coup.result == "player":
        if len(coup.player) == 3 and coup.player_total == 8:
            wins.add("panda8")
        return Decided(frozenset(wins), _NONE, half=False)
    if coup.banker_total == 6:
        wins.add("super6")
        return Decided(frozenset(wins), _NONE, half=rules.variant == "super6")
    if len(coup.banker) == 3 and coup.banker_total == 7:
        wins.add("dragon7")
        if rules.variant == "ez":
            return Decided(frozenset(wins - _BANKER), _BANKER, half=False)
    return Decided(frozenset(wins), _NONE, half=False)
