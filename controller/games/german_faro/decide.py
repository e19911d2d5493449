"""`decide` for German faro: what a command does, as events, or the first reason why not, in the order of SETTLE.md.
Pure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from ..cards import Card
from ..correction import CorrectCard
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import BankChanged, ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ..refusal import Refusal
from .acts import (
    BetsClosed,
    BetsReopened,
    CardShown,
    Command,
    DealEnded,
    DealVoided,
    Event,
    Line,
    PairSettled,
    Stake,
    StakeLaid,
    StakeReturned,
    Withdraw,
)
from .correction import correct
from .deal import OTHER_PILE, Deal, apply_all
from .irregular import returned, rule

TEXTS = {
    "closed": "The cards are being turned: no more stakes in this pair",
    "unknown_player": "There is no such player at the table",
    "eliminated": "This player is out",
    "not_own_suit": "This card is not in the player's book",
    "bad_stake": "The stake must be a positive whole number of marks",
    "dead": "The bank has already turned this card",
    "max": "So many marks may not lie on all cards of one player",
    "funds": "The player does not have that many marks",
    "no_withdraw": "At this table stakes stay until they are decided",
    "unknown_id": "This player has no stake on that card",
    "not_open": "Stakes are not open",
    "not_closed": "A card of this pair has been turned already",
    "over": "The deal is over",
    "duplicate_card": "This card has already been turned in this deal",
    "foreign_card": "This card is not in the pack",
    "no_debt": "The debt is not that large",
    "pair_under_way": "The banker takes no marks out before this pair is settled",
    "solvency": "The bank could not pay what lies",
    "bad_amount": "The amount must be a whole number other than 0",
}


def refuse(reason: str) -> NoReturn:
    """Refuse with this reason."""
    raise Refusal(reason, TEXTS[reason])


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order. Raises Refusal with the first reason that holds."""
    return _DECIDE[type(command)](deal, command)


def _stake(deal: Deal, command: Stake) -> tuple[Event, ...]:
    """Marks on a card of one's book (RULES.md 2.2, 2.3, 2.7, 2.10)."""
    player, card, marks = command.player, command.card, command.marks
    if deal.phase != "bets_open":
        refuse("closed")
    if player is None or player not in deal.books:
        refuse("unknown_player")
    if player in deal.out:
        refuse("eliminated")
    if card.suit is not deal.books[player]:
        refuse("not_own_suit")
    if marks <= 0:
        refuse("bad_stake")
    if deal.rules.dead_stake == "reject" and card in deal.cards:
        refuse("dead")
    if deal.totals[player] + marks > deal.rules.max_total:
        refuse("max")
    if marks > deal.purses[player]:
        refuse("funds")
    return (StakeLaid(player, card, marks),)


def _withdraw(deal: Deal, command: Withdraw) -> tuple[Event, ...]:
    """A stake taken back (RULES.md 2.6)."""
    if deal.phase != "bets_open":
        refuse("closed")
    if not deal.rules.withdraw:
        refuse("no_withdraw")
    lying = deal.stakes.get(command.card)
    if lying is None or lying.player != command.player:
        refuse("unknown_id")
    return (StakeReturned(lying.player, command.card, lying.marks, "withdrawn"),)


def _close(deal: Deal, command: CloseBets) -> tuple[Event, ...]:
    """The pair begins (RULES.md 2.4)."""
    if deal.phase != "bets_open":
        refuse("not_open")
    return (BetsClosed(deal.pair),)


def _reopen(deal: Deal, command: ReopenBets) -> tuple[Event, ...]:
    """A false start: no card of the pair has been turned (RULES.md 2.4)."""
    if deal.phase != "bets_closed" or deal.covered:
        refuse("not_closed")
    return (BetsReopened(deal.pair),)


def _show(deal: Deal, command: ShowCard) -> tuple[Event, ...]:
    """The next card, right or left, or on one that is covered; a whole pair is settled (RULES.md 2.4 to 2.11)."""
    card = command.card
    if deal.phase in ("over", "void"):
        refuse("over")
    if card not in deal.pack:
        refuse("foreign_card")
    if card in deal.cards:
        refuse("duplicate_card")
    closed: tuple[Event, ...] = (BetsClosed(deal.pair),) if deal.phase == "bets_open" else ()
    shown = CardShown(len(deal.cards), card, deal.next_pile, deal.is_covered_suit(card.suit))
    events = (*closed, shown)
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
    """The pair as far as it was made: a single last card is dead or makes the first pile."""
    rules, made = deal.rules, dict(deal.made)
    dead_card = None
    if len(made) == 1 and rules.odd_last_card == "dead":
        dead_card = made.pop(rules.first_pile)
    lines = _lines(deal, made)
    rest = dict(deal.purses)
    lying = dict(deal.totals)
    for line in lines:
        rest[line.player] += line.stake + line.pay
        lying[line.player] -= line.stake
    out = tuple(sorted(player for player in deal.books if player in deal.out or not (rest[player] or lying[player])))
    return PairSettled(deal.pair, made.get("right"), made.get("left"), dead_card, deal.covered, lines, out)


def _lines(deal: Deal, made: dict[str, Card]) -> tuple[Line, ...]:
    """In the order of settling: the bank collects before it pays, or pile by pile as drawn. It pays what it has."""
    rules = deal.rules
    first = OTHER_PILE[rules.pays] if rules.settle == "collect_first" else rules.first_pile
    bank = deal.bank
    lines = []
    for pile in (first, OTHER_PILE[first]):
        card = made.get(pile)
        lying = deal.stakes.get(card) if card is not None else None
        if card is None or lying is None:
            continue
        won = pile == rules.pays
        pay = min(lying.marks, max(bank, 0)) if won else -lying.marks
        bank -= pay
        lines.append(Line(lying.player, card, "win" if won else "lose", lying.marks, pay))
    return tuple(lines)


def _correct(deal: Deal, command: CorrectCard) -> tuple[Event, ...]:
    """A card that was read wrong (RULES.md 1.9)."""
    return (correct(deal, command, decide),)


def _void(deal: Deal, command: VoidDeal) -> tuple[Event, ...]:
    """The deal ends early: stakes go back, settled pairs stand (RULES.md 1.9)."""
    if deal.phase in ("over", "void"):
        refuse("over")
    return (*returned(deal, "void"), DealVoided(command.reason))


def _change_purse(deal: Deal, command: ChangePurse) -> tuple[Event, ...]:
    """Marks bought or handed back; who is out stays out (RULES.md 2.10)."""
    events = change_purse(deal.ledger, command, refuse)
    if command.player in deal.out and command.amount > 0 and deal.phase not in ("over", "void"):
        refuse("eliminated")
    return events


def _pay_debt(deal: Deal, command: PayDebt) -> tuple[Event, ...]:
    """A debt of a correction is paid (RULES.md 1.9)."""
    return pay_debt(deal.ledger, command, refuse)


def _change_bank(deal: Deal, command: ChangeBank) -> tuple[Event, ...]:
    """The banker's marks: none out in a pair, never below what lies (RULES.md 2.9)."""
    if not command.amount:
        refuse("bad_amount")
    if command.amount < 0:
        if deal.phase not in ("bets_open", "over", "void"):
            refuse("pair_under_way")
        if deal.bank + command.amount < 0:
            raise Refusal("funds", "The bank does not hold that much")
        if deal.bank + command.amount < deal.on_layout:
            refuse("solvency")
    return (BankChanged(command.amount),)


_DECIDE: dict[type[Any], Callable[[Deal, Any], tuple[Event, ...]]] = {
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
