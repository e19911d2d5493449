"""`apply`: how each fact changes a deal. Nothing is decided or refused here and no amount is worked out that an event
could carry.

`advance` changes a deal in place and is for those who own it alone: `apply`, `apply_all` and the playing of deal
scripts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from ..cards import PACK_52, Card
from ..ledger import BankChanged, DebtPaid, PurseChanged, bank_changed, debt_paid, purse_changed
from .bets import RankSet
from .deal import END_OF_DEAL, LAST_TURN, Deal
from .events import (
    BetBarred,
    BetClaimed,
    BetMoved,
    BetPlaced,
    BetRemoved,
    BetReturned,
    BetsClosed,
    BetsReopened,
    CardCorrected,
    CardNamed,
    CardShown,
    CardUnsure,
    DealClosed,
    DealVoided,
    Event,
    IrregularityRuled,
    MaxRaised,
    Movement,
    PartSettled,
    PartUndone,
    TurnSettled,
)
from .settlement import WIN, Line
from .solvency import possible_turns

_NEXT_PHASE = {"bets_closed": "loser_shown", "loser_shown": "winner_shown", "last_card": "hoc_shown"}
"""What a card makes of the phase. Betting opens again when the turn is settled."""


D_ = TypeVar("D_", bound=Deal)


def apply(deal: D_, event: Event) -> D_:
    """The deal after this event; the old one is as it was."""
    new = deal.copy()
    _FOLD[type(event)](new, event)
    return new


def apply_all(deal: D_, events: Iterable[Event]) -> D_:
    """The deal after all these events, with one copy."""
    new = deal.copy()
    advance(new, events)
    return new


def advance(deal: Deal, events: Iterable[Event]) -> None:
    """Change the deal in place."""
    for event in events:
        _FOLD[type(event)](deal, event)


def _bet_placed(deal: Deal, event: BetPlaced) -> None:
    bet = event.bet
    deal.log.append(event)
    deal.used.add(bet.id)
    deal.ledger.stake(bet.player, bet.stake)
    deal.lay(bet)
    if event.source is not None:
        deal.winners.pop(event.source, None)


def _bet_moved(deal: Deal, event: BetMoved) -> None:
    deal.log.append(event)
    old = deal.bets[event.id]
    deal.lift(old)
    deal.lay(old._replace(type=event.type, win=event.win, lose=event.lose, copper=event.copper))


def _bet_removed(deal: Deal, event: BetRemoved) -> None:
    deal.log.append(event)
    _take_off(deal, event.id, "removed", event.player)


def _bet_barred(deal: Deal, event: BetBarred) -> None:
    deal.log.append(event)
    old = deal.bets[event.id]
    deal.lift(old)
    deal.lay(old._replace(barred=event.barred))


def _bet_claimed(deal: Deal, event: BetClaimed) -> None:
    deal.log.append(event)
    _take_off(deal, event.id, "claimed", event.by)


def _bet_returned(deal: Deal, event: BetReturned) -> None:
    _take_off(deal, event.id, event.why, event.player)


def _take_off(deal: Deal, bet_id: str, why: str, to: str) -> None:
    bet = deal.bets.pop(bet_id)
    deal.lift(bet)
    deal.ledger.give_back(to, bet.stake)
    turn = END_OF_DEAL if deal.phase == "last_card" else deal.turn
    deal.endings[bet_id] = (turn, Movement(why, bet.stake, 0, bet.stake, to))


def _bets_closed(deal: Deal, event: BetsClosed) -> None:
    deal.log.append(event)
    deal.phase = "bets_closed"


def _bets_reopened(deal: Deal, event: BetsReopened) -> None:
    deal.log.append(event)
    deal.phase = "bets_open"


def _card_shown(deal: Deal, event: CardShown) -> None:
    """The next card of the pack is visible."""
    card, phase = event.card, deal.phase
    deal.log.append(event)
    deal.cards = (*deal.cards, card)
    deal.seen |= 1 << card.number
    deal.left[card.column] -= 1
    if deal.pending:
        deal.pending = deal.pending[1:]
    if event.index:
        deal.phase = _NEXT_PHASE[phase]
    else:
        _next_turn(deal, 1)
        if phase == "bets_closed":
            deal.phase = phase


def _card_unsure(deal: Deal, event: CardUnsure) -> None:
    deal.pending = (*deal.pending, event.candidates)


def _card_named(deal: Deal, event: CardNamed) -> None:
    place = event.index - len(deal.cards)
    deal.pending = tuple(
        (event.card,) if i == place else _without(cards, event.card) for i, cards in enumerate(deal.pending)
    )


def _without(cards: tuple[Card, ...], named: Card) -> tuple[Card, ...]:
    """The candidates of the other card. One that only the pack would name stays in doubt: the dealer is asked."""
    others = tuple(card for card in cards if card is not named)
    return others if len(others) > 1 else cards


def _part_settled(deal: Deal, event: PartSettled) -> None:
    if not deal.part:
        deal.part_order = tuple(deal.bets)
    for line in event.lines:
        deal.part[line.id] = (deal.bets[line.id], line)
        _settle_line(deal, line)


def _part_undone(deal: Deal, event: PartUndone) -> None:
    """The bets as they lay before the first of them was settled."""
    part = deal.part
    deal.bets = {bet_id: part[bet_id][0] if bet_id in part else deal.bets[bet_id] for bet_id in deal.part_order}
    deal.part, deal.part_order = {}, ()
    deal.recount()
    for line in event.lines:
        deal.ledger.unsettle(line.player, line.pay, line.returned)


def _irregularity_ruled(deal: Deal, event: IrregularityRuled) -> None:
    deal.log.append(event)
    for line in event.lines:
        deal.ledger.settle(line.player, line.pay, line.returned)
        deal.lift(deal.bets.pop(line.id))
        turn = END_OF_DEAL if deal.phase == "last_card" else deal.turn
        deal.endings[line.id] = (turn, Movement(line.result, line.stake, line.pay, line.returned, line.player))


def _turn_settled(deal: Deal, event: TurnSettled) -> None:
    """Money and bets after the turn, and the next turn begins."""
    lines = event.lines
    deal.lines = (*deal.lines, lines)
    deal.winners = {}
    part = deal.part
    for line in lines:
        if line.id not in part:
            _settle_line(deal, line)
        if line.result == WIN:
            deal.winners[line.id] = (line.player, line.returned)
    if part:
        deal.part, deal.part_order = {}, ()
    for card in deal.cards[-2:]:
        if not deal.left[card.column] and not deal.dead & card.bit:
            _rank_dies(deal, card.bit)
    if event.turn == LAST_TURN:
        deal.phase = "last_card"
    else:
        _next_turn(deal, event.turn + 1)


def _settle_line(deal: Deal, line: Line) -> None:
    bet_id, player, _, stake, pay, returned = line
    rest = stake + pay - returned
    if rest == stake:
        return
    deal.ledger.settle(player, pay, returned)
    bet = deal.bets[bet_id]
    deal.lift(bet)
    if rest:
        deal.lay(bet._replace(stake=rest))
    else:
        del deal.bets[bet_id]


def _rank_dies(deal: Deal, bit: int) -> None:
    dead = RankSet(deal.dead | bit)
    for bet in deal.bets.values():
        ranks = bet.win | bet.lose
        if ranks & bit and not ranks & ~dead:
            deal.bind(bet, -1)
    deal.dead = dead


def _next_turn(deal: Deal, turn: int) -> None:
    deal.turn = turn
    deal.phase = "bets_open"
    if turn == LAST_TURN:
        deal.last_three = deal.unseen()
    elif deal.flow is not None:
        deal.possible = possible_turns(deal.left)


def _deal_closed(deal: Deal, event: DealClosed) -> None:
    deal.closing = event.lines
    for line in event.lines:
        deal.ledger.settle(line.player, line.pay, line.returned)
        deal.lift(deal.bets.pop(line.id))
    deal.winners = {}
    deal.phase = "over"


def _deal_voided(deal: Deal, event: DealVoided) -> None:
    deal.log.append(event)
    deal.winners = {}
    deal.pending = ()
    deal.phase = "void"


def _card_corrected(deal: Deal, event: CardCorrected) -> None:
    cards = list(deal.cards)
    cards[event.index] = event.now
    if event.swapped is not None:
        cards[event.swapped] = event.was
    deal.cards = tuple(cards)
    deal.seen = sum(1 << card.number for card in cards)
    deal.left = _left(cards)
    before = _left(cards[: 2 * len(deal.lines) + 1])  # as the turn under way found the pack
    deal.dead = RankSet(sum(1 << column for column in range(13) if not before[column]))
    if deal.last_three:
        deal.last_three = _last_three(deal)
    if deal.flow is not None and not deal.last_three:
        deal.possible = possible_turns(before)
    deal.bets = {bet.id: bet for bet in event.layout}
    deal.recount()
    deal.winners = {bet_id: (player, amount) for bet_id, player, amount in event.winners}
    lines = list(deal.lines)
    for changed in event.turns:
        lines[changed.turn - 1] = changed.lines
    deal.lines = tuple(lines)
    deal.closing = event.closing
    deal.endings = {bet_id: (turn, movement) for bet_id, turn, movement in event.endings}
    deal.ledger.correct(event.purses, event.bank)
    deal.corrections = (*deal.corrections, event)


def _left(cards: Iterable[Card]) -> list[int]:
    left = [4] * 13
    for card in cards:
        left[card.column] -= 1
    return left


def _last_three(deal: Deal) -> tuple[Card, ...]:
    shown = set(deal.cards[: 2 * LAST_TURN - 1])
    return tuple(card for card in PACK_52 if card not in shown)


def _max_raised(deal: Deal, event: MaxRaised) -> None:
    deal.rules = replace(deal.rules, max=event.max)


_FOLD: dict[type[Any], Callable[[Deal, Any], None]] = {
    BetPlaced: _bet_placed,
    BetMoved: _bet_moved,
    BetRemoved: _bet_removed,
    BetBarred: _bet_barred,
    BetClaimed: _bet_claimed,
    BetReturned: _bet_returned,
    BetsClosed: _bets_closed,
    BetsReopened: _bets_reopened,
    CardShown: _card_shown,
    CardUnsure: _card_unsure,
    CardNamed: _card_named,
    PartSettled: _part_settled,
    PartUndone: _part_undone,
    IrregularityRuled: _irregularity_ruled,
    TurnSettled: _turn_settled,
    DealClosed: _deal_closed,
    DealVoided: _deal_voided,
    CardCorrected: _card_corrected,
    PurseChanged: purse_changed,
    DebtPaid: debt_paid,
    BankChanged: bank_changed,
    MaxRaised: _max_raised,
}
