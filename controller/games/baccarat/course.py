"""What commands of the dealer come to alike in games of baccarat: a game registers those that it has so with its
engine. A ruling of an irregularity: docs/rules.md 3.1.12, 3.2.11, 3.3.14, 3.4.11.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ..dealer import Mark, ReopenBets, ShowCard
from ..irregularity import RuleIrregularity, policy_for, settled, words
from ..message import Message
from ..refusal import Reason
from .acts import BetsReopened
from .facts import CardDealt
from .refusals import NO_MARKER, NOT_CLOSED, OVER, AnyShoe, not_due, not_left, over

L = TypeVar("L")


def reopen(deal: AnyShoe, command: ReopenBets) -> tuple[BetsReopened] | Reason:
    """A false start: no card of the coup has been dealt, and no stakes stand (docs/rules.md 3.1.10, 3.2.9, 3.4.9)."""
    return (BetsReopened(deal.number),) if deal.phase == "bets_closed" and not deal.standing else NOT_CLOSED


def no_marker(deal: AnyShoe, command: Mark) -> Reason:
    """There is no cut card (docs/rules.md 3.2.1)."""
    return over(deal) or NO_MARKER


def show(deal: AnyShoe, command: ShowCard) -> Any:
    """The next card goes to a hand; `cards` of the course says what follows (docs/rules.md 3.2.5 to 3.2.8, 3.3.6)."""
    if reason := over(deal) or not_due(deal) or not_left(deal, command.card):
        return reason
    return deal.course(deal, CardDealt(len(deal.cards), command.card, str(deal.next_place))).cards()


def ruled(
    deal: AnyShoe,
    command: RuleIrregularity,
    stakes: Mapping[str, int],
    bank: int,
    line: Callable[[str, str, int, int, int], L],
    nothing: Callable[[str], Message],
    *,
    bounded: bool = True,
    ended: Reason = OVER,
) -> tuple[str, str, tuple[L, ...]]:
    """The kind of an irregularity, the policy of the command or else of the table, and what it makes of these stakes:
    each a `line` of its name, result, stake, what is paid on it and what goes back; those that stay have none.
    `nothing`: what is said of a ruling on a stake that does not lie; `bounded`: the bank pays no more than it has;
    `ended`: the reason in a void run."""
    policy = policy_for(deal, command, ended)
    said = words(policy, dict(command.rulings), stakes, nothing)
    paid = settled(said, stakes, bank, bounded=bounded)
    lines = [line(name, result, stakes[name], pay, stakes[name] + pay) for name, result, pay in paid]
    return command.kind, policy, tuple(lines)
