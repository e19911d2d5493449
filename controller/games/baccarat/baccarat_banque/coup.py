"""The cards of one coup on two tables: where each goes, and who has to decide (docs/rules.md 3.3.6, 3.3.7). Knows no
money.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...cards import Card
from ..hand import NATURAL, VALUES, banker_draws, total

RIGHT = "right"
LEFT = "left"
BANKER = "banker"
SIDES = (RIGHT, LEFT)
PLACES = (RIGHT, LEFT, BANKER)
FIRST_SIX = ("right_1", "left_1", "banker_1", "right_2", "left_2", "banker_2")
MOST = 9
"""The most cards of a coup: it is not begun with fewer."""

Hands = Mapping[str, tuple[Card, ...]]
Drawn = Mapping[str, bool]
"""Of those who have decided, whether they drew."""


def is_natural(hand: tuple[Card, ...]) -> bool:
    """8 or 9 with the first two cards."""
    return (VALUES[hand[0].number] + VALUES[hand[1].number]) % 10 >= NATURAL


def deciding(hands: Hands, staked: tuple[str, ...]) -> tuple[str, ...]:
    """The sides that decide, of those with stakes, once the first six cards are out: none against a natural of the
    bank, and none with a natural of their own."""
    if not staked or is_natural(hands[BANKER]):
        return ()
    return tuple([side for side in staked if not is_natural(hands[side])])


def next_to(hands: Hands, sides: tuple[str, ...], drawn: Drawn) -> tuple[str, bool] | None:
    """What comes next where these sides decide: whose turn it is, and whether his third card is due; None when the coup
    has all its cards. The banker decides last, if anybody did."""
    for side in sides:
        if side not in drawn:
            return side, False
        if drawn[side] and len(hands[side]) == 2:
            return side, True
    if not sides:
        return None
    if BANKER not in drawn:
        return BANKER, False
    return (BANKER, True) if drawn[BANKER] and len(hands[BANKER]) == 2 else None


def by_table(hands: Hands, side: str) -> bool:
    """Whether the banker draws by the table against this side."""
    hand = hands[side]
    third = VALUES[hand[2].number] if len(hand) == 3 else None
    return banker_draws(total(hands[BANKER]), third)


def compared(hands: Hands, side: str, *, first_two: bool) -> str:
    """What the coup comes to for a side: win, lose or push. `first_two`: a natural of the side meets the first two
    cards of the bank."""
    theirs, ours = total(hands[side]), total(hands[BANKER][:2] if first_two else hands[BANKER])
    return "push" if theirs == ours else "win" if theirs > ours else "lose"
