"""`decide` for Macao and Victoria: what a command does, as events, or the first reason why not, in the order of
docs/settle.md.

Pure. The rules of refusal are in refusals.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...correction import CorrectCard
from ...dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...ledger import ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ...refusal import Reason, accepted
from ..refusals import UNKNOWN_PLAYER, bad_stake, beyond_purse, no_player, refuse_money
from . import course
from .acts import (
    BankPassed,
    BetsReopened,
    Command,
    CoupVoided,
    DealVoided,
    Draw,
    Event,
    PassBank,
    Refuse,
    Stake,
    Staked,
    StakeReturned,
    Stand,
    Time,
)
from .correction import correct
from .deal import Deal, advance
from .irregular import returned, rule
from .refusals import (
    NO_BANK,
    NO_TURN,
    UNDER_WAY,
    above_max,
    between_coups,
    beyond_banker,
    bound,
    closed,
    hand_full,
    is_banker,
    no_cards,
    no_other,
    no_stakes,
    not_closed,
    not_dealt,
    not_due,
    not_his_turn,
    not_left,
    not_refusable,
    over,
    pack_short,
    short,
)

Answer = tuple[Event, ...] | Reason


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order. Raises Refusal with the first reason that holds."""
    return accepted(_ANSWERS[type(command)](deal, command))


def cannot_stake(deal: Deal, player: str, amount: int) -> Reason | None:
    """Why a stake of somebody with a purse is refused (docs/rules.md 3.4.2)."""
    return (
        closed(deal)
        or is_banker(deal, player)
        or bad_stake(amount, deal.rules.unit, deal.rules.min)
        or above_max(deal, player, amount)
        or beyond_purse(deal, player, amount)
        or beyond_banker(deal, amount)
    )


def cannot_stand(deal: Deal, player: str) -> Reason | None:
    """Why it is not this player's to stand (docs/rules.md 3.4.5)."""
    return not_dealt(deal) or not_his_turn(deal, player)


def cannot_draw(deal: Deal, player: str) -> Reason | None:
    """Why this player draws no card (docs/rules.md 3.4.5)."""
    return not_dealt(deal) or not_his_turn(deal, player) or hand_full(deal, player) or no_cards(deal)


def cannot_refuse(deal: Deal, player: str) -> Reason | None:
    """Why this player keeps his last card (docs/rules.md 3.4.5)."""
    return not_dealt(deal) or not_his_turn(deal, player) or not_refusable(deal, player) or no_cards(deal)


def _stake(deal: Deal, command: Stake) -> Answer:
    player, amount = command.player, command.amount
    if player is None or no_player(deal, player):
        return UNKNOWN_PLAYER
    return cannot_stake(deal, player, amount) or pack_short(deal, player) or (Staked(player, amount),)


def _draw(deal: Deal, command: Draw) -> Answer:
    player = command.player
    if player is None or no_player(deal, player):
        return UNKNOWN_PLAYER
    return cannot_draw(deal, player) or tuple(course.draw(deal.copy()))


def _stand(deal: Deal, command: Stand) -> Answer:
    player = command.player
    if player is None or no_player(deal, player):
        return UNKNOWN_PLAYER
    return cannot_stand(deal, player) or tuple(course.stand(deal.copy()))


def _time(deal: Deal, command: Time) -> Answer:
    """Who is silent in his turn stands (docs/rules.md 3.4.5)."""
    return tuple(course.stand(deal.copy(), timed=True)) if deal.phase == "turn" else NO_TURN


def _refuse(deal: Deal, command: Refuse) -> Answer:
    player = command.player
    if player is None or no_player(deal, player):
        return UNKNOWN_PLAYER
    return cannot_refuse(deal, player) or tuple(course.refuse(deal.copy()))


def _pass_bank(deal: Deal, command: PassBank) -> Answer:
    """The banker is away, or cannot pay (docs/rules.md 3.4.1)."""
    if reason := over(deal) or between_coups(deal) or no_other(deal):
        return reason
    return (*returned(deal, "passed"), BankPassed(deal.next_to(deal.banker)))


def _close(deal: Deal, command: CloseBets) -> Answer:
    """The coup begins (docs/rules.md 3.4.3). A banker whom a correction has left short gives stakes back, the newest
    first."""
    if reason := closed(deal) or no_stakes(deal):
        return reason
    own, events = deal.copy(), list[Event]()
    for event in _not_held(deal):
        advance(own, event)
        events.append(event)
    return (*events, *course.close(own)) if own.stakes else tuple(events)


def _not_held(deal: Deal) -> list[StakeReturned]:
    lying, purse, events = deal.lying, max(deal.purses[deal.banker], 0), list[StakeReturned]()
    for player, stake in reversed(deal.stakes.items()):
        if deal.rules.solvency == "none" or lying * deal.rules.most <= purse:
            break
        events.append(StakeReturned(player, stake, "not_held"))
        lying -= stake
    return events


def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """A false start: no card of the coup has been dealt (docs/rules.md 3.4.9)."""
    return not_closed(deal) or (BetsReopened(deal.number),)


def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card, and what follows of it (docs/rules.md 3.4.3 to 3.4.7)."""
    return over(deal) or not_due(deal) or not_left(deal, command.card) or tuple(course.show(deal.copy(), command.card))


def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.4.10)."""
    return correct(deal, command, decide)


def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The coup does not count, or between coups the run ends here: stakes go back, what is settled stands
    (docs/rules.md 3.4.11)."""
    if reason := over(deal):
        return reason
    back = returned(deal, "void")
    if deal.phase not in UNDER_WAY:
        return (*back, DealVoided(command.reason))
    void = CoupVoided(deal.number, command.reason)
    return (*back, void, course.pack_ended(deal)) if short(deal) else (*back, void)


def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Money bought or handed back (docs/rules.md 3.4.2)."""
    if command.amount < 0 and (reason := bound(deal, command.player, -command.amount)):
        return reason
    return change_purse(deal.ledger, command, refuse_money)


def _pay_debt(deal: Deal, command: PayDebt) -> Answer:
    """A debt is paid (docs/rules.md 3.4.10)."""
    return pay_debt(deal.ledger, command, refuse_money)


def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The banker answers with his own purse (docs/rules.md 3.4.1)."""
    return NO_BANK


_ANSWERS: dict[type[Any], Callable[[Deal, Any], Answer]] = {
    Stake: _stake,
    Draw: _draw,
    Stand: _stand,
    Refuse: _refuse,
    Time: _time,
    PassBank: _pass_bank,
    CloseBets: _close,
    ReopenBets: _reopen,
    ShowCard: _show,
    CorrectCard: _correct,
    VoidDeal: _void,
    ChangePurse: _change_purse,
    PayDebt: _pay_debt,
    ChangeBank: _change_bank,
    RuleIrregularity: rule,
}
