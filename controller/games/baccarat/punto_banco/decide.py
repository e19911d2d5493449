"""`decide` for punto banco: what a command does, as events, or the first reason why not, in the order of
docs/settle.md.

Pure. The rules of refusal are in refusals.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...cards import PACK_52
from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...ledger import BankChanged, ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ...refusal import Reason, accepted
from ..refusals import BAD_AMOUNT, NOT_DUE, bad_stake, beyond_purse, no_player, not_due, over, refuse_money
from ..shoe import COUP, is_last
from .acts import (
    BetPlaced,
    BetReturned,
    BetsClosed,
    BetsReopened,
    CardDealt,
    Command,
    CoupSettled,
    CoupVoided,
    CutSeen,
    DealEnded,
    DealVoided,
    Event,
    PassBurnt,
    PlaceBet,
    RemoveBet,
)
from .bets import most
from .correction import correct
from .coup import whole
from .deal import BURNT, Deal, apply_all
from .irregular import returned, rule
from .refusals import (
    UNDER_WAY,
    UNKNOWN_ID,
    above_max,
    bank_bound,
    beyond_bank,
    closed,
    coup_under_way,
    locked,
    no_cut,
    no_such_type,
    not_closed,
    not_offered,
    not_open,
    not_owner,
    too_many,
    used,
)
from .settlement import settled

Answer = tuple[Event, ...] | Reason


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order. Raises Refusal with the first reason that holds."""
    return accepted(_ANSWERS[type(command)](deal, command))


def place(deal: Deal, id_: str | None, player: str | None, type_: str | None, stake: int) -> Answer:
    """A stake on one of the bets (docs/rules.md 3.1.5 to 3.1.9)."""
    rules = deal.rules
    if reason := closed(deal) or used(deal, id_) or no_player(deal, player) or no_such_type(type_):
        return reason
    assert id_ is not None, "asked by used"
    assert player is not None, "asked by no_player"
    assert type_ is not None, "asked by no_such_type"
    if reason := (
        not_offered(rules, type_)
        or bad_stake(stake, rules.unit, rules.min)
        or above_max(deal, player, type_, stake)
        or beyond_purse(deal, player, stake)
    ):
        return reason
    at_best = most(rules, type_, stake)
    return beyond_bank(deal, at_best) or (BetPlaced(id_, player, type_, stake, at_best),)


def remove(deal: Deal, command: RemoveBet) -> Answer:
    """A bet taken back (docs/rules.md 3.1.5)."""
    if reason := closed(deal):
        return reason
    bet = deal.bets.get(command.id) if command.id is not None else None
    if bet is None:
        return UNKNOWN_ID
    assert command.id is not None, "a bet lies by this id"
    if reason := (None if command.any_owner else not_owner(bet, command.player)) or locked(deal.rules, bet):
        return reason
    return (BetReturned(command.id, bet.player, bet.stake, "removed"),)


def _close(deal: Deal, command: CloseBets) -> Answer:
    """The coup begins (docs/rules.md 3.1.10). A bank that a correction has left short gives bets back, newest first."""
    if reason := not_open(deal):
        return reason
    held, events = deal.bound, list[Event]()
    for id_, bet in reversed(deal.bets.items()):
        if deal.rules.solvency != "sum" or held <= max(deal.bank, 0):
            break
        events.append(BetReturned(id_, bet.player, bet.stake, "not_held"))
        held -= bet.most
    return (*events, BetsClosed(deal.number))


def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """A false start: no card of the coup has been dealt (docs/rules.md 3.1.10)."""
    return not_closed(deal) or (BetsReopened(deal.number),)


def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card: burnt, or to a hand; a coup that has all its cards is settled (docs/rules.md 3.1.2 to 3.1.5)."""
    card = command.card
    if reason := over(deal) or not_due(deal) or too_many(deal, card):
        return reason
    where = deal.next_place
    assert where is not None, "asked by not_due"
    dealt = CardDealt(len(deal.cards), card, where)
    after = apply_all(deal, (dealt,))
    if after.phase != "dealing" or after.next_place is not None:
        return (dealt,)
    past_cut = after.cut_at is not None and len(after.cards) > after.cut_at
    done = settled(after, whole(after.cards, after.first), past_cut)
    return (dealt, done, *_end(after, done))


def _pass(deal: Deal, command: PassBurnt) -> Answer:
    """A burnt card goes by unread (docs/rules.md 3.1.2)."""
    if deal.next_place != BURNT:
        return NOT_DUE
    any_card = next(card for card in PACK_52 if deal.cards.count(card) < deal.rules.packs)
    return (CardDealt(len(deal.cards), any_card, BURNT, read=False),)


def _end(deal: Deal, done: CoupSettled) -> tuple[Event, ...]:
    """The end of the shoe after this coup, if it was the last (docs/rules.md 3.1.1)."""
    last = is_last(deal.rules.cut_rule, past_cut=done.past_cut, was_past_cut=deal.past_cut)
    if not last and deal.cards_left >= COUP:
        return ()
    return (*returned(apply_all(deal, (done,)), "end"), DealEnded())


def _mark(deal: Deal, command: Mark) -> Answer:
    """The cut card came (docs/rules.md 3.1.1)."""
    return over(deal) or no_cut(deal, command.kind) or (CutSeen(len(deal.cards)),)


def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.1.11)."""
    return (correct(deal, command, decide),)


def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The coup does not count, or between coups the shoe ends here: stakes go back, what is settled stands
    (docs/rules.md 3.1.12)."""
    if reason := over(deal):
        return reason
    if deal.phase not in UNDER_WAY:
        return (*returned(deal, "void"), DealVoided(command.reason))
    return (*returned(deal, "void"), CoupVoided(deal.number, command.reason), *_short(deal))


def _short(deal: Deal) -> tuple[Event, ...]:
    """The end of a shoe that has too few cards for another coup, nothing lying (docs/rules.md 3.1.1)."""
    return (DealEnded(),) if deal.cards_left < COUP else ()


def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Money bought or handed back (docs/rules.md 3.1.7)."""
    return change_purse(deal.ledger, command, refuse_money)


def _pay_debt(deal: Deal, command: PayDebt) -> Answer:
    """A debt of a correction is paid (docs/rules.md 3.1.11)."""
    return pay_debt(deal.ledger, command, refuse_money)


def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The bank's money: none out in a coup, never below what lies (docs/rules.md 3.1.7, 3.1.10)."""
    amount = command.amount
    if not amount:
        return BAD_AMOUNT
    if amount < 0 and (reason := coup_under_way(deal) or bank_bound(deal, -amount)):
        return reason
    return (BankChanged(amount),)


_ANSWERS: dict[type[Any], Callable[[Deal, Any], Answer]] = {
    PlaceBet: lambda deal, command: place(deal, *command),
    RemoveBet: remove,
    CloseBets: _close,
    ReopenBets: _reopen,
    ShowCard: _show,
    PassBurnt: _pass,
    Mark: _mark,
    CorrectCard: _correct,
    VoidDeal: _void,
    ChangePurse: _change_purse,
    PayDebt: _pay_debt,
    ChangeBank: _change_bank,
    RuleIrregularity: rule,
}
