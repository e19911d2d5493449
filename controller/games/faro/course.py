"""What follows of what in casino faro: one function for each command that is not an act at the layout; the cards in
doubt; and a card that is put right. Pure.

A card that was read as one of several settles at once every bet whose line is the same under all of them; the others
wait for the dealer's word. The cards in doubt wait in `deal.pending` and are shown when all of the turn are known, so
that everything else knows certain cards only, and the deal stands exactly as if they had been read at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import product

from ..cards import PACK_52, Card
from ..correction import CorrectCard, corrected
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity, policy_for, word_again, words
from ..irregularity import settled as settled_by
from ..kernel.redo import changes, replay
from ..ledger import BankChanged, ChangeBank, ChangePurse, change_purse
from ..message import say
from ..refusal import Reason
from . import acts, rules
from .acts import ENGINE
from .bets import CALL_TYPES, Line, call_odds
from .rounds import END_OF_DEAL, Deal, afresh
from .rules import DECK_SIZE, LAST_TURN
from .settle import Answer, closing_lines, not_held, put_down, returned, turn_facts, turn_lines

decide = ENGINE.decide
apply_all = ENGINE.apply_all
ENGINE.moves_money(rules.refuse_money)

# The facts that every deal has in it, made once: making a frozen value takes longer than the rest of showing a card.
_SHOWN = tuple(tuple(acts.CardShown(index, card) for card in PACK_52) for index in range(DECK_SIZE))
_CLOSED = tuple((acts.BetsClosed(turn),) for turn in range(LAST_TURN + 1))


# The turn.


@ENGINE.answers
def _close(deal: Deal, command: CloseBets) -> Answer:
    """The round of bets ends (docs/rules.md 1.2)."""
    return rules.not_open(deal) or _closing(deal)


def _closing(deal: Deal) -> tuple[acts.Event, ...]:
    """Betting closes, and what the bank cannot answer for goes back."""
    return (*_CLOSED[deal.turn], *not_held(deal))


@ENGINE.answers
def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """A false start: not once a card of the turn is seen, and for turn 1 not once the soda is (docs/rules.md 1.1)."""
    if deal.phase != "bets_closed":
        return rules.NOT_CLOSED
    if reason := rules.in_doubt(deal):
        return reason
    under_cover = deal.turn == 1 and not deal.rules.soda_exposed_before_bets
    return rules.SODA_SHOWN if under_cover and deal.cards else (acts.BetsReopened(deal.turn),)


@ENGINE.answers
def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card: soda, losing or winning card, or hoc (docs/rules.md 1.1)."""
    card = command.card
    if reason := rules.over(deal) or rules.already_shown(deal, card):
        return reason
    if deal.pending:
        return _no_room(deal) or _wait(deal, (card,))
    return shown(deal, card)


def shown(deal: Deal, card: Card) -> tuple[acts.Event, ...]:
    """A certain card, and what it decides."""
    phase, fact = deal.phase, _SHOWN[len(deal.cards)][card.number]
    if phase == "bets_open":
        return (*_closing(deal), fact)
    if phase == "loser_shown":
        return (fact, *turn_facts(deal, card))
    if phase == "last_card":
        return (fact, acts.DealClosed(closing_lines(deal, card)))
    return (fact,)


# Cards in doubt.


@ENGINE.answers
def _show_unsure(deal: Deal, command: acts.ShowUnsure) -> Answer:
    """The next card as one of several."""
    if reason := rules.over(deal) or _no_room(deal):
        return reason
    candidates = _possible(deal, command.candidates)
    if not candidates:
        return rules.NO_CANDIDATE
    return _show(deal, ShowCard(candidates[0])) if len(candidates) == 1 else _wait(deal, candidates)


def _possible(deal: Deal, candidates: Sequence[Card]) -> tuple[Card, ...]:
    """The candidates that can still come: not shown before, nor the card that waits beside this one."""
    certain = {cards[0] for cards in deal.pending if len(cards) == 1}
    return tuple(card for card in dict.fromkeys(candidates) if not deal.seen >> card.number & 1 and card not in certain)


def _turn_is_complete(deal: Deal) -> bool:
    """With the cards that wait both cards of the turn are out."""
    waiting = len(deal.pending)
    return (deal.phase == "loser_shown" and waiting == 1) or (deal.phase == "bets_closed" and waiting == 2)


def _no_room(deal: Deal) -> Reason | None:
    """No further card while the dealer has to name the last."""
    if deal.pending and (not deal.cards or _turn_is_complete(deal)):
        return Reason("unsure", say("faro-say-first", number=len(deal.cards) + 1))
    return None


def _wait(deal: Deal, candidates: tuple[Card, ...]) -> tuple[acts.Event, ...]:
    """A card that cannot be shown yet: it is in doubt, or the one before it is."""
    facts = _closing(deal) if deal.row.closes else ()
    facts = (*facts, acts.CardUnsure(len(deal.cards) + len(deal.pending), candidates))
    return (*facts, *_part(apply_all(deal, facts)))


def _part(deal: Deal) -> tuple[acts.Event, ...]:
    """What can be settled now and was not before."""
    if not _turn_is_complete(deal):
        return ()
    lines = tuple(line for line in _certain_lines(deal) if line.id not in deal.part)
    if deal.rules.solvency != "none" and sum(line.pay for line in lines) > deal.bank:
        lines = tuple(line for line in lines if line.pay <= 0)  # the bank pays from what the other bets will bring
    return (acts.PartSettled(deal.turn, lines),) if lines else ()


def _certain_lines(deal: Deal) -> tuple[Line, ...]:
    """The lines that are the same whatever the cards in doubt are.

    None where the one card would rule out what the other was seen as: either that reading errs or the pack is foul.
    """
    losers = (deal.cards[-1],) if deal.phase == "loser_shown" else deal.pending[0]
    winners = deal.pending[-1]
    pairs = [(loser, winner) for loser, winner in product(losers, winners) if loser is not winner]
    if _ruled_out(losers, {loser for loser, _ in pairs}) or _ruled_out(winners, {winner for _, winner in pairs}):
        return ()
    first, *others = [{line.id: line for line in turn_lines(deal, loser, winner)} for loser, winner in pairs]
    return tuple(line for line in first.values() if all(other.get(line.id) == line for other in others))


def _ruled_out(candidates: Sequence[Card], possible: Collection[Card]) -> bool:
    """Whether the other card leaves one candidate only, or none of a rank that was seen."""
    if len(candidates) == 1:
        return False
    return len(possible) < 2 or {card.rank for card in possible} != {card.rank for card in candidates}


@ENGINE.answers
def _name(deal: Deal, command: acts.NameCard) -> Answer:
    """The dealer's word on a card in doubt; what waited for it is shown and settled once all are known."""
    index, card = command.index, command.card
    place = index - len(deal.cards)
    if not 0 <= place < len(deal.pending) or len(deal.pending[place]) == 1:
        return Reason("not_unsure", say("faro-not-unsure", number=index + 1))
    if not _possible(deal, (card,)):
        return Reason("duplicate_card", say("faro-shown-before", card=card.label))
    undone = () if card in deal.pending[place] else _undo_part(deal)
    facts: tuple[acts.Event, ...] = (*undone, acts.CardNamed(index, card))
    after = apply_all(deal, facts)
    if any(len(cards) > 1 for cards in after.pending):
        return (*facts, *_part(after))
    for (named,) in after.pending:
        more = shown(after, named)
        facts, after = (*facts, *more), apply_all(after, more)
    return facts


def _undo_part(deal: Deal) -> tuple[acts.Event, ...]:
    """Take back what was settled of a turn whose cards turn out otherwise, or that does not count."""
    return (acts.PartUndone(tuple(line for _, line in deal.part.values())),) if deal.part else ()


# The dealer and the money.


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The deal ends early: stakes go back, settled turns stand (docs/rules.md 1.9)."""
    if reason := rules.over(deal):
        return reason
    undone = _undo_part(deal)
    return (*undone, *returned(apply_all(deal, undone).bets.values(), "void"), acts.DealVoided(command.reason))


@ENGINE.answers
def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Buy-in or cash-out; nothing leaves that still hangs on a card in doubt (docs/rules.md 1.9)."""
    events = change_purse(deal.ledger, command, rules.refuse_money)
    player, taken = command.player, -command.amount
    waits = sum(line.returned for _, line in deal.part.values() if line.player == player)
    if taken > 0 and taken > deal.purses[player] - deal.debts.get(player, 0) - waits:
        return Reason("unsure", say("faro-settled-beside-doubt", amount=waits))
    return events


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The banker's money: none out while a turn is under way or bets depend on it (docs/rules.md 1.2.3, 1.9)."""
    amount = command.amount
    if not amount:
        return rules.BAD_AMOUNT
    if amount < 0:
        if reason := rules.in_doubt(deal):
            return reason
        if not rules.between_turns(deal):
            return rules.TURN_UNDER_WAY
        rest = deal.bank + amount
        if rest < 0:
            return rules.BANK_FUNDS
        if deal.rules.solvency != "none" and deal.held() > rest:
            return rules.SOLVENCY
    return (BankChanged(amount),)


@ENGINE.answers
def _raise_max(deal: Deal, command: acts.RaiseMax) -> Answer:
    """A higher maximum between two turns (docs/rules.md 1.2.2)."""
    return rules.cannot_raise_max(deal, command.max) or (acts.MaxRaised(command.max),)


# Irregularities, by `games.irregularity`.


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> Answer:
    """By the policy of the command or else of the table. A foul pack ends the deal."""
    policy = policy_for(deal, command, rules.OVER)
    undone = _undo_part(deal)
    after = apply_all(deal, undone)
    ruled = acts.IrregularityRuled(command.kind, policy, _ruled_lines(after, policy, dict(command.rulings)))
    if command.kind == "foul_pack" and deal.phase != "over":
        left = ENGINE.apply(after, ruled).bets.values()
        return (*undone, ruled, *returned(left, "void"), acts.DealVoided(command.kind))
    return (*undone, ruled, *_beside(after, ruled))


def _beside(deal: Deal, ruled: acts.IrregularityRuled) -> tuple[acts.Event, ...]:
    """What goes back with a ruling once betting has closed: stakes that the bank no longer covers after it."""
    return not_held(ENGINE.apply(deal, ruled)) if deal.phase in ("bets_closed", "loser_shown") else ()


def _ruled_again(deal: Deal, event: acts.IrregularityRuled) -> tuple[acts.Event, ...]:
    """The same ruling on the bets placed now: by the policy, or bet by bet as the dealer said."""
    rulings = {line.id: word_again(line.result) for line in event.lines if line.id in deal.bets}
    ruled = replace(event, lines=_ruled_lines(deal, event.policy, rulings))
    return (ruled, *_beside(deal, ruled))


def _ruled_lines(deal: Deal, policy: str, rulings: Mapping[str, str]) -> tuple[Line, ...]:
    """In lying order; bets that stay have none."""
    stakes = {id_: bet.stake for id_, bet in deal.bets.items()}
    said = words(policy, rulings, stakes, lambda bet: say("faro-no-bet-lies", bet=bet))
    return tuple(
        Line(id_, deal.bets[id_].player, result, stakes[id_], pay, stakes[id_] + pay)
        for id_, result, pay in settled_by(said, stakes, deal.bank, bounded=deal.rules.solvency != "none")
    )


# A card that was read wrong (docs/rules.md 1.9).


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """The deal is settled again from its acts, and the differences become one fact.

    What people did stands as it was accepted or refused then; the effects of the cards and of the bank's own rules are
    computed again. A bet that the new reading settles earlier is gone before a later act on it, which then finds
    nothing; one that it no longer settles stays on. A parlay of a win that is undone stays, its stake charged. A call
    that is no order of the last three cards any more goes back; one that stays is paid by the kind it now is
    (docs/rules.md 1.9.3)."""
    if reason := rules.in_doubt(deal):
        return reason
    cards, was, swapped = corrected(deal.cards, command, PACK_52)
    new = resettled(deal, cards)
    before, after = _movements(deal), _movements(new)
    owner = {event.bet.id: event.bet.player for event in deal.log if isinstance(event, acts.BetPlaced)}
    moved = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    return (
        acts.CardCorrected(
            index=command.index,
            was=was,
            now=command.card,
            swapped=swapped,
            adjustments=tuple(
                acts.Adjustment(turn, bet_id, owner[bet_id], before.get((turn, bet_id)), after.get((turn, bet_id)))
                for turn, bet_id in sorted(moved, key=lambda key: key[0])
            ),
            purses=changes(deal, new),
            bank=new.bank - deal.bank,
            layout=tuple(new.bets.values()),
            winners=tuple((bet_id, player, amount) for bet_id, (player, amount) in new.winners.items()),
            turns=tuple(
                acts.TurnSettled(turn, lines)
                for turn, (lines, old) in enumerate(zip(new.lines, deal.lines, strict=True), start=1)
                if lines != old
            ),
            closing=new.closing,
            endings=tuple((bet_id, turn, movement) for bet_id, (turn, movement) in new.endings.items()),
        ),
    )


def resettled(deal: Deal, cards: Sequence[Card]) -> Deal:
    """The deal as it would stand with these cards and the acts as they were accepted. Purses may be negative."""
    new = replay(afresh(deal), deal.log, lambda new, event: redone(new, event, cards))
    assert new is not None, "no act of faro forbids another card"
    return new


def redone(new: Deal, event: acts.Event, cards: Sequence[Card]) -> tuple[acts.Event, ...]:
    """What an act of `Deal.log` comes to in a deal with these cards; nothing where what it was done to is gone."""
    match event:
        case acts.CardShown(0):  # the soda decides nothing; old deals took bets beside it without closing them
            return (acts.CardShown(0, cards[0]),)
        case acts.CardShown(index):
            return decide(new, ShowCard(cards[index]))
        case acts.BetsClosed():
            return decide(new, CloseBets())
        case acts.DealVoided(reason):
            return decide(new, VoidDeal(reason))
        case acts.IrregularityRuled():
            return _ruled_again(new, event)
        case acts.BetPlaced(bet) if bet.type in CALL_TYPES:
            odds = call_odds(new.rules, new.last_three, bet.type, bet.order)
            if odds is None:
                return (event, *returned((bet,), "not_callable"))
            return (replace(event, bet=bet._replace(odds=odds)),)
        case acts.BetPlaced(bet):
            return put_down(new, bet, event)
        case acts.BetMoved(id_, _, win, lose) if id_ in new.bets:
            return put_down(new, new.bets[id_]._replace(win=win, lose=lose), event)
        case acts.BetMoved() | acts.BetRemoved() | acts.BetBarred() | acts.BetClaimed():
            return (event,) if event.id in new.bets else ()
    return (event,)


def _movements(deal: Deal) -> dict[tuple[int, str], acts.Movement]:
    """Everything that settled or ended a bet, in the order it happened, by turn and bet."""
    rounds = [*enumerate(deal.lines, start=1), (END_OF_DEAL, deal.closing)]
    found = {
        (turn, line.id): acts.Movement(line.result, line.stake, line.pay, line.returned, line.player)
        for turn, lines in rounds
        for line in lines
    }
    return found | {(turn, bet_id): movement for bet_id, (turn, movement) in deal.endings.items()}
