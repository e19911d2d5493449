"""`decide` for German faro: what a command does, as events, or the first reason why not, in the order of
docs/settle.md.

Pure. The rules of refusal are in refusals.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..correction import CorrectCard
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import BankChanged, ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ..refusal import Reason, accepted
from .acts import (
    BetsClosed,
    BetsReopened,
    CardShown,
    Command,
    DealEnded,
    DealVoided,
    Event,
    PairSettled,
    Stake,
    StakeLaid,
    Withdraw,
)
from .correction import correct
from .deal import OTHER_PILE, Deal, apply_all
from .irregular import returned, rule, withdrawn
from .refusals import (
    BAD_AMOUNT,
    already_turned,
    bank_bound,
    cannot_stake,
    cannot_withdraw,
    closed,
    foreign,
    not_closed,
    not_open,
    out,
    over,
    pair_under_way,
    refuse_money,
)
from .settlement import settled

Answer = tuple[Event, ...] | Reason


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order. Raises Refusal with the first reason that holds."""
    return accepted(_ANSWERS[type(command)](deal, command))


def _stake(deal: Deal, command: Stake) -> Answer:
    """Marks on a card of one's book (docs/rules.md 2.2, 2.3, 2.7, 2.10)."""
    player, card, marks = command
    if reason := closed(deal) or cannot_stake(deal, player, card, marks):
        return reason
    assert player is not None, "asked by cannot_stake"
    return (StakeLaid(player, card, marks),)


def _withdraw(deal: Deal, command: Withdraw) -> Answer:
    """A stake taken back (docs/rules.md 2.6)."""
    return closed(deal) or cannot_withdraw(deal, *command) or (withdrawn(deal, command.card),)


def _close(deal: Deal, command: CloseBets) -> Answer:
    """The pair begins (docs/rules.md 2.4)."""
    return not_open(deal) or (BetsClosed(deal.pair),)


def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """A false start: no card of the pair has been turned (docs/rules.md 2.4)."""
    return not_closed(deal) or (BetsReopened(deal.pair),)


def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card, right or left, or on one that is covered; a whole pair is settled (docs/rules.md 2.4 to 2.11)."""
    card = command.card
    if reason := over(deal) or foreign(deal, card) or already_turned(deal, card):
        return reason
    before: tuple[Event, ...] = (BetsClosed(deal.pair),) if deal.phase == "bets_open" else ()
    shown = CardShown(len(deal.cards), card, deal.next_pile, card.suit in deal.covered_suits)
    events = (*before, shown)
    after = apply_all(deal, events)
    last = len(after.cards) == len(deal.pack)
    if after.phase != "pair_shown" and not last:
        return events
    if after.made:
        events = (*events, _settle(after))
        after = apply_all(after, events[-1:])
        if after.bank <= 0:
            return (*events, *returned(after, "broken"), DealEnded(True))
    return (*events, *returned(after, "end"), DealEnded(False)) if last else events


def _settle(deal: Deal) -> PairSettled:
    """The pair as far as it was made, with one card at least."""
    first = deal.rules.first_pile
    return settled(deal, deal.made[first], deal.made.get(OTHER_PILE[first]))


def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 1.9)."""
    return (correct(deal, command, decide),)


def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The deal ends early: stakes go back, settled pairs stand (docs/rules.md 1.9)."""
    return over(deal) or (*returned(deal, "void"), DealVoided(command.reason))


def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Marks bought or handed back; who is out stays out (docs/rules.md 2.10)."""
    events = change_purse(deal.ledger, command, refuse_money)
    if command.amount > 0 and not over(deal) and (reason := out(deal, command.player)):
        return reason
    return events


def _pay_debt(deal: Deal, command: PayDebt) -> Answer:
    """A debt of a correction is paid (docs/rules.md 1.9)."""
    return pay_debt(deal.ledger, command, refuse_money)


def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The banker's marks: none out in a pair, never below what lies (docs/rules.md 1.9, 2.9)."""
    amount = command.amount
    if not amount:
        return BAD_AMOUNT
    if amount < 0 and (reason := pair_under_way(deal) or bank_bound(deal, -amount)):
        return reason
    return (BankChanged(amount),)


_ANSWERS: dict[type[Any], Callable[[Deal, Any], Answer]] = {
    Stake: _stake,
    Withdraw: _withdraw,
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
