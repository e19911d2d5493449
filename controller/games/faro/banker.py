"""What follows of the bank by auction (docs/rules.md 1.2.6): bids, whose the bank is, and how it leaves him. Pure.

A player's bank comes out of his purse and goes back into it; the house's money is in its box meanwhile. Facts of it
are acts of the deal's log, so that a correction plays them again with the sums that the other card makes.
"""

from __future__ import annotations

from ..dealer import CloseBets
from ..kernel.redo import owned
from ..ledger import BankChanged, PurseChanged, bank_changed, purse_changed
from ..refusal import Reason
from . import acts, auction, rules
from .acts import ENGINE
from .rounds import Deal, first_phase

Answer = tuple[acts.Event, ...] | Reason


@ENGINE.answers
def _bid(deal: Deal, command: acts.Bid) -> Answer:
    """A sum for the bank; it stays in the purse until the bank is his (docs/rules.md 1.2.6)."""
    player, amount = command.player, command.amount
    return rules.cannot_bid(deal, player, amount) or (acts.BidMade(player, amount),)


@ENGINE.answers
def _time(deal: Deal, command: acts.Time) -> Answer:
    """The time for a higher bid is up: the bank is the highest bidder's (docs/rules.md 1.2.6)."""
    return rules.no_auction(deal) or sold(deal) or rules.NO_BID


@ENGINE.answers
def _house_bank(deal: Deal, command: acts.HouseBank) -> Answer:
    """The dealer opens with what is in the house's box (docs/rules.md 1.2.6)."""
    return rules.cannot_open(deal) or (acts.HouseBankOpened(deal.house),)


@ENGINE.answers
def _give_up(deal: Deal, command: acts.GiveUp) -> Answer:
    """The banker takes what the bank holds, and the next deal begins with an auction (docs/rules.md 1.2.6)."""
    return rules.cannot_give_up(deal, command.player) or (left(deal, "gave_up"),)


@ENGINE.answers
def _seat(deal: Deal, command: acts.TakeSeat | acts.LeaveSeat) -> Answer:
    """Who leaves his seat bids no more, and holds the bank until the deal is over (docs/rules.md 1.2.6)."""
    player, gone = command.player, isinstance(command, acts.LeaveSeat)
    if reason := rules.not_concerned(deal, player, here=not gone):
        return reason
    if deal.phase == rules.PUT_UP:
        return (acts.BidWithdrawn(player),)
    if deal.ended:
        return (left(deal, "seat"),)
    return (acts.BankerAway(player) if gone else acts.BankerBack(player),)


def close(deal: Deal, command: CloseBets) -> Answer:
    """The dealer ends the bids (docs/rules.md 1.2.6)."""
    return sold(deal) or rules.NO_BID


def sold(deal: Deal) -> tuple[acts.Event, ...]:
    """The bank is the highest bidder's; nothing where nobody has bid."""
    best = deal.put_up.best
    return () if best is None else (acts.BankTaken(*best),)


def left(deal: Deal, why: str) -> acts.BankLeft:
    """The banker has what the bank holds now."""
    return acts.BankLeft(deal.ledger.banker or "", deal.ledger.bank, why)


def after_the_end(deal: Deal) -> tuple[acts.Event, ...]:
    """The bank that does not outlast the deal which has just ended."""
    why = auction.why_it_ends(deal)
    return (left(deal, why),) if why else ()


# The fold.


def _bids(deal: Deal, bids: dict[str, int]) -> None:
    """These bids stand, and the clock begins again."""
    deal.auction = deal.put_up._replace(bids=bids, asked=deal.put_up.asked + 1)


@ENGINE.folds
def _bid_made(deal: Deal, event: acts.BidMade) -> None:
    _bids(deal, {**deal.put_up.bids, event.player: event.amount})


@ENGINE.folds
def _withdrawn(deal: Deal, event: acts.BidWithdrawn) -> None:
    _bids(deal, {player: amount for player, amount in deal.put_up.bids.items() if player != event.player})


@ENGINE.folds
def _taken(deal: Deal, event: acts.BankTaken) -> None:
    deal.log.append(event)
    deal.ledger.take_bank(*event)
    deal.auction = deal.put_up._replace(bids={}, banker=event.player)
    deal.phase = first_phase(deal.rules)


@ENGINE.folds
def _opened(deal: Deal, event: acts.HouseBankOpened) -> None:
    deal.log.append(event)
    deal.ledger.house -= event.amount
    deal.ledger.bank += event.amount
    deal.auction = deal.put_up._replace(opened=True)
    deal.phase = first_phase(deal.rules)


@ENGINE.folds
def _left(deal: Deal, event: acts.BankLeft) -> None:
    deal.log.append(event)
    deal.ledger.leave_bank()


@ENGINE.folds
def _away(deal: Deal, event: acts.BankerAway | acts.BankerBack) -> None:
    deal.auction = deal.put_up._replace(gone=isinstance(event, acts.BankerAway))


@ENGINE.folds
def _purse_changed(deal: Deal, event: PurseChanged) -> None:
    """A bid that the purse no longer holds is none."""
    purse_changed(deal, event)
    if deal.phase == rules.PUT_UP:
        bids = deal.put_up.bids
        player = event.player
        if player in bids and bids[player] > owned(deal, player):
            _bids(deal, {name: amount for name, amount in bids.items() if name != player})


@ENGINE.folds
def _bank_changed(deal: Deal, event: BankChanged) -> None:
    if auction.in_box(deal):
        deal.ledger.house += event.amount
    else:
        bank_changed(deal, event)
