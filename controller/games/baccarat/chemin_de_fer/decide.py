"""`decide` for chemin de fer: what a command does at the table, as events, or the first reason why not.

Pure. What the rules say of an act is in betting.py, its time in course.py, the reasons in refusals.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...ledger import BankChanged, ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ...refusal import Reason, accepted
from ..hand import by_custom
from ..refusals import BAD_AMOUNT, NO_MARKER, NOT_OPEN, no_player, not_due, over, refuse_money
from . import betting
from .acts import (
    Banco,
    BetsReopened,
    CardDealt,
    Claimed,
    Command,
    CoupVoided,
    Cover,
    DealVoided,
    Decided,
    Decline,
    Draw,
    Event,
    Pass,
    Passed,
    PutBank,
    Retire,
    Said,
    Stake,
    Stand,
    Take,
    Time,
)
from .betting import Answer
from .correction import correct
from .coup import totals
from .course import Course, returned
from .deal import Deal
from .irregular import rule
from .refusals import (
    BOX_FUNDS,
    NO_TURN,
    NOT_BANKER,
    NOT_NOW,
    PLAYERS_BANK,
    answered,
    closed,
    not_closed,
    not_left,
    not_now,
    strict,
)


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order. Raises Refusal with the first reason that holds."""
    return accepted(_ANSWERS[type(command)](deal, command))


def _put_bank(deal: Deal, command: PutBank) -> Answer:
    """A bank put up in turn; then banco is asked for (docs/rules.md 3.2.2, 3.2.9)."""
    found = betting.put_bank(deal, command.player, command.amount)
    return found if isinstance(found, Reason) else Course(deal, *found).banco()


def _decline(deal: Deal, command: Decline) -> Answer:
    """The turn goes on (docs/rules.md 3.2.2)."""
    found = betting.decline(deal, command.player)
    return found if isinstance(found, Reason) else Course(deal, *found).vacant()


def _retire(deal: Deal, command: Retire) -> Answer:
    """The bank is offered (docs/rules.md 3.2.2)."""
    found = betting.retire(deal, command.player)
    if isinstance(found, Reason):
        return found
    return not_now(deal, "retire") or Course(deal, *found).offer()


def _claim(deal: Deal, command: Take | Banco) -> Answer:
    """A claim, sealed until all who could make one have answered or the time is up (docs/rules.md 3.2.2, 3.2.3)."""
    takes = isinstance(command, Take)
    found = (betting.take if takes else betting.banco)(deal, command.player)
    if isinstance(found, Reason):
        return found
    player = command.player
    assert player is not None, "asked by betting"
    if reason := not_now(deal, "take" if takes else "banco") or answered(deal, player):
        return reason
    return Course(deal, Claimed(player, "take" if takes else "banco", sealed=True)).answered()


def _stake(deal: Deal, command: Stake) -> Answer:
    """Seats first, then standers-by (docs/rules.md 3.2.4, 3.2.9)."""
    found = betting.stake(deal, command.player, command.amount)
    if isinstance(found, Reason):
        return found
    return not_now(deal, "stake", command.player) or Course(deal, *found).filled()


def _cover(deal: Deal, command: Cover) -> Answer:
    """The bank is raised, and the coup dealt (docs/rules.md 3.2.4)."""
    found = betting.cover(deal, command.player)
    if isinstance(found, Reason):
        return found
    return not_now(deal, "cover") or Course(deal, *found).deal_out()


def _pass(deal: Deal, command: Pass) -> Answer:
    """No to what is asked (docs/rules.md 3.2.9)."""
    player = command.player
    if reason := no_player(deal, player) or closed(deal) or not_now(deal, "pass"):
        return reason
    assert player is not None, "asked by no_player"
    if player not in deal.row.asks(deal):
        return NOT_NOW if deal.row.everybody else NOT_BANKER
    return answered(deal, player) or Course(deal, Passed(player)).answered()


def _hand(deal: Deal, command: Draw | Stand) -> Answer:
    """A hand is played (docs/rules.md 3.2.6)."""
    found = betting.decide_hand(deal, command.player, draws=isinstance(command, Draw))
    return found if isinstance(found, Reason) else Course(deal, *found).cards()


def _said(deal: Deal, command: Said) -> Answer:
    """What a player says, entered by the dealer, who has not seen the cards and is not told whether custom bound him:
    where it does, it holds (docs/rules.md 3.2.9)."""
    if not deal.row.offered("draw"):
        return NO_TURN
    draws = command.draws
    if strict(deal, draws=draws):
        draws = by_custom(totals(deal.coup_cards)[0], deal.rules.chemin_five)
    (player,) = deal.row.asks(deal)
    return Course(deal, Decided(deal.phase, player, "draw" if draws else "stand")).cards()


def _time(deal: Deal, command: Time) -> Answer:
    """What is asked is asked no more (docs/rules.md 3.2.9)."""
    return Course(deal).time_up() if deal.row.limit else NO_TURN


def _close(deal: Deal, command: CloseBets) -> Answer:
    """The dealer ends what is asked before a coup (docs/rules.md 3.2.9)."""
    return Course(deal).time_up() if deal.row.closes else NOT_OPEN


def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """A false start: no card of the coup has been dealt (docs/rules.md 3.2.9)."""
    return not_closed(deal) or (BetsReopened(deal.number),)


def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card goes to a hand; a coup that has all its cards is settled (docs/rules.md 3.2.5 to 3.2.8)."""
    if reason := over(deal) or not_due(deal) or not_left(deal, command.card):
        return reason
    place = deal.next_place
    assert place is not None, "asked by not_due"
    return Course(deal, CardDealt(len(deal.cards), command.card, place)).cards()


def _mark(deal: Deal, command: Mark) -> Answer:
    """There is no cut card (docs/rules.md 3.2.1)."""
    return over(deal) or NO_MARKER


def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.2.10)."""
    return correct(deal, command)


def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The coup does not count, or between coups the shoe ends here: stakes go back, what is settled stands
    (docs/rules.md 3.2.11)."""
    if reason := over(deal):
        return reason
    course = Course(deal, *returned(deal, "void"))
    if deal.row.betting:
        course.pass_on()
        return course.put_and(DealVoided(command.reason))
    course.put(CoupVoided(deal.number, command.reason))
    return course.coup()


def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Money bought or handed back (docs/rules.md 3.2.1)."""
    return change_purse(deal.ledger, command, refuse_money)


def _pay_debt(deal: Deal, command: PayDebt) -> Answer:
    """A debt is paid (docs/rules.md 3.2.1)."""
    return pay_debt(deal.ledger, command, refuse_money)


def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The bank is a player's; the house may empty the box that takes its share (docs/rules.md 3.2.8)."""
    if not command.amount:
        return BAD_AMOUNT
    if command.amount > 0:
        return PLAYERS_BANK
    return BOX_FUNDS if -command.amount > deal.ledger.house else (BankChanged(command.amount),)


_ANSWERS: dict[type[Any], Callable[[Deal, Any], Answer]] = {
    PutBank: _put_bank,
    Decline: _decline,
    Retire: _retire,
    Take: _claim,
    Banco: _claim,
    Stake: _stake,
    Cover: _cover,
    Pass: _pass,
    Draw: _hand,
    Stand: _hand,
    Said: _said,
    Time: _time,
    CloseBets: _close,
    ReopenBets: _reopen,
    ShowCard: _show,
    Mark: _mark,
    CorrectCard: _correct,
    VoidDeal: _void,
    ChangePurse: _change_purse,
    PayDebt: _pay_debt,
    ChangeBank: _change_bank,
    RuleIrregularity: rule,
}
