"""A card was misread: the deal is settled again from its acts, and the differences become one event.

What people did stands as it was accepted or refused then; the effects of the cards and of the bank's own rules are
computed again. A bet that the new reading settles earlier is gone before a later act on it, which then finds nothing;
one that it no longer settles stays on. A parlay of a win that is undone stays, its stake charged. A call that is no
order of the last three cards any more goes back; one that stays is paid by the kind it now is (docs/rules.md 1.9.3).
Nothing is edited: the old lines stay in the journal beside the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ..cards import PACK_52, Card
from ..correction import CorrectCard, corrected
from ..dealer import CloseBets, ShowCard, VoidDeal
from ..irregularity import word_again
from ..ledger import Start
from .bets import CALL_TYPES
from .commands import Command
from .deal import END_OF_DEAL, Deal
from .events import (
    Adjustment,
    BetBarred,
    BetClaimed,
    BetMoved,
    BetPlaced,
    BetRemoved,
    BetReturned,
    BetsClosed,
    CardCorrected,
    CardShown,
    DealVoided,
    Event,
    IrregularityRuled,
    Movement,
    TurnSettled,
)
from .fold import advance
from .irregular import beside, rulings_of
from .returns import returned
from .settlement import Line, call_odds

Decide = Callable[[Deal, Command], tuple[Event, ...]]


def correct(deal: Deal, command: CorrectCard, decide: Decide) -> CardCorrected:
    """The event that puts card `command.index` right; Refusal where it cannot be done."""
    cards, was, swapped = corrected(deal.cards, command, PACK_52)
    return _difference(deal, resettle(deal, cards, decide), command.index, was, command.card, swapped)


def resettle(deal: Deal, cards: list[Card], decide: Decide) -> Deal:
    """The deal as it would stand with these cards and the acts as they were accepted.

    Purses may be negative: debts are not yet stated.
    """
    start = {player: amount - deal.start.debts.get(player, 0) for player, amount in deal.start.purses.items()}
    new = Deal(deal.rules, Start(start, {}, deal.start.bank))
    shown = iter(cards)
    for event in deal.log:
        advance(new, redone(new, event, shown, decide))
    return new


def redone(new: Deal, event: Event, shown: Iterator[Card], decide: Decide) -> tuple[Event, ...]:
    """What an act of `Deal.log` comes to in a deal with these cards; nothing where what it was done to is gone."""
    if isinstance(event, CardShown):
        if event.index == 0:  # the soda decides nothing; old deals took bets beside it without closing them
            return (CardShown(0, next(shown)),)
        return decide(new, ShowCard(next(shown)))
    if isinstance(event, BetsClosed):
        return decide(new, CloseBets())
    if isinstance(event, DealVoided):
        return decide(new, VoidDeal(event.reason))
    if isinstance(event, IrregularityRuled):
        ruled = _ruled_again(new, event)
        return (ruled, *beside(new, ruled))
    if isinstance(event, BetPlaced):
        if event.bet.type in CALL_TYPES:
            return _called_again(new, event)
        return (
            event,
            *_dead_return(new, event.bet.win | event.bet.lose, event.bet.id, event.bet.player, event.bet.stake),
        )
    if isinstance(event, (BetMoved, BetRemoved, BetBarred, BetClaimed)):
        bet = new.bets.get(event.id)
        if bet is None:
            return ()
        if isinstance(event, BetMoved):
            return (event, *_dead_return(new, event.win | event.lose, bet.id, bet.player, bet.stake))
    return (event,)


def _called_again(new: Deal, event: BetPlaced) -> tuple[Event, ...]:
    bet = event.bet
    odds = call_odds(new.rules, new.last_three, bet.type, bet.order)
    if odds is None:
        return (event, *returned((bet,), "not_callable"))
    return (replace(event, bet=bet._replace(odds=odds)),)


def _ruled_again(new: Deal, event: IrregularityRuled) -> IrregularityRuled:
    """The same ruling on the bets placed now: by the policy, or bet by bet as the dealer said."""
    rulings = {line.id: word_again(line.result) for line in event.lines if line.id in new.bets}
    return IrregularityRuled(event.kind, event.policy, rulings_of(new, event.policy, rulings))


def _dead_return(new: Deal, ranks: int, bet_id: str, player: str, stake: int) -> tuple[Event, ...]:
    if new.rules.dead_bets == "return" and ranks and not ranks & ~new.dead:
        return (BetReturned(bet_id, player, stake, "dead"),)
    return ()


def _difference(old: Deal, new: Deal, index: int, was: Card, now: Card, swapped: int | None) -> CardCorrected:
    before, after = _movements(old), _movements(new)
    owner = {e.bet.id: e.bet.player for e in old.log if isinstance(e, BetPlaced)}
    adjustments = tuple(
        Adjustment(turn, bet_id, owner[bet_id], before.get((turn, bet_id)), after.get((turn, bet_id)))
        for turn, bet_id in sorted({**before, **after}, key=lambda key: key[0])
        if before.get((turn, bet_id)) != after.get((turn, bet_id))
    )
    purses = []
    for player, purse in new.purses.items():
        change = purse - (old.purses[player] - old.debts.get(player, 0))
        if change:
            purses.append((player, change))
    turns = tuple(
        TurnSettled(turn, lines)
        for turn, (lines, old_lines) in enumerate(zip(new.lines, old.lines, strict=True), start=1)
        if lines != old_lines
    )
    return CardCorrected(
        index=index,
        was=was,
        now=now,
        swapped=swapped,
        adjustments=adjustments,
        purses=tuple(purses),
        bank=new.bank - old.bank,
        layout=tuple(new.bets.values()),
        winners=tuple((bet_id, player, amount) for bet_id, (player, amount) in new.winners.items()),
        turns=turns,
        closing=new.closing,
        endings=tuple((bet_id, turn, movement) for bet_id, (turn, movement) in new.endings.items()),
    )


def _movements(deal: Deal) -> dict[tuple[int, str], Movement]:
    """Everything that settled or ended a bet, in the order it happened, by turn and bet."""
    found: dict[tuple[int, str], Movement] = {}
    for turn, lines in enumerate(deal.lines, start=1):
        for line in lines:
            found[turn, line.id] = _of_line(line)
    for line in deal.closing:
        found[END_OF_DEAL, line.id] = _of_line(line)
    for bet_id, (turn, movement) in deal.endings.items():
        found[turn, bet_id] = movement
    return found


def _of_line(line: Line) -> Movement:
    return Movement(line.result, line.stake, line.pay, line.returned, line.player)
