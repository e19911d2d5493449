"""What follows of what in casino faro: what each command comes to, as facts or the first reason against it in the order
of docs/settle.md, and what the cards make of the bets that lie (docs/rules.md 1.2 to 1.7, 1.9). Pure.

A card that was read as one of several settles at once every bet whose line is the same under all of them; the others
wait for the dealer's word. The cards in doubt wait in `deal.pending` and are shown when all of the turn are known, so
that everything else knows certain cards only, and the deal stands exactly as if they had been read at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import product
from operator import attrgetter
from typing import Self

from ..cards import PACK_52, Card
from ..correction import CorrectCard, corrected
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity, again, ruled
from ..kernel import course
from ..kernel.redo import changes, replay
from ..ledger import BankChanged, ChangeBank, ChangePurse, PurseChanged, change_purse
from ..message import say
from ..refusal import Reason
from . import acts, auction, banker, rules
from .acts import ENGINE
from .bets import (
    BET_TYPES,
    CALL_TYPES,
    COPPER_TYPES,
    LOSE,
    NO_RANKS,
    PARITY_TYPES,
    RANK_TYPES,
    Bet,
    Line,
    call_odds,
    line_for,
    order_as_written,
    settle_turn,
    sides,
)
from .rounds import END_OF_DEAL, Deal, afresh
from .rules import DECK_SIZE, LAST_TURN

decide = ENGINE.decide
ENGINE.moves_money(rules.refuse_money)

# The facts that every deal has in it, made once: making a frozen value takes longer than the rest of showing a card.
_SHOWN = tuple(tuple(acts.CardShown(index, card) for card in PACK_52) for index in range(DECK_SIZE))
_CLOSED = tuple(acts.BetsClosed(turn) for turn in range(LAST_TURN + 1))


class Course(course.Course[Deal, acts.Event]):
    """What follows of a card, certain or in doubt."""

    def close(self) -> Self:
        """Betting closes, if it is open, and what the bank cannot answer for goes back."""
        deal = self.deal
        return self.emit(_CLOSED[deal.turn], *not_held(deal)) if deal.row.closes else self

    def show(self, card: Card) -> Self:
        """A certain card, and what it decides."""
        deal = self.deal
        shown = _SHOWN[len(deal.cards)][card.number]
        if deal.phase == "bets_open":
            return self.emit(_CLOSED[deal.turn], *not_held(deal), shown)
        self.emit(shown)
        if deal.phase == "winner_shown":
            self.emit(acts.TurnSettled(deal.turn, turn_lines(deal, *deal.cards[-2:])))
        elif deal.phase == "hoc_shown":
            self.emit(acts.DealClosed(closing_lines(deal, card)))
            if deal.auction is not None:
                self.emit(*banker.after_the_end(deal))
        return self

    def give_back_dead(self) -> Self:
        """What nothing can decide any more goes back after a turn, if the rules say so (docs/rules.md 1.6.1)."""
        deal = self.deal
        if deal.dead and deal.rules.dead_bets == "return" and deal.row.closes:
            self.emit(*returned([bet for bet in deal.bets.values() if deal.is_dead(bet)], "dead"))
        return self

    def wait(self, candidates: tuple[Card, ...]) -> Self:
        """A card that cannot be shown yet: it is in doubt, or the one before it is."""
        deal = self.close().deal
        return self.emit(acts.CardUnsure(len(deal.cards) + len(deal.pending), candidates)).part()

    def part(self) -> Self:
        """What can be settled now and was not before."""
        deal = self.deal
        if not _turn_is_complete(deal):
            return self
        lines = tuple(line for line in _certain_lines(deal) if line.id not in deal.part)
        if deal.rules.solvency != "none" and sum(line.pay for line in lines) > deal.bank:
            lines = tuple(line for line in lines if line.pay <= 0)  # the bank pays from what the other bets will bring
        return self.emit(acts.PartSettled(deal.turn, lines)) if lines else self

    def undo_part(self) -> Self:
        """Take back what was settled of a turn whose cards turn out otherwise, or that does not count."""
        part = self.deal.part.values()
        return self.emit(acts.PartUndone(tuple(line for _, line in part))) if part else self

    def void(self, reason: str) -> Self:
        """The deal ends early: stakes go back, settled turns stand."""
        self.emit(*returned(self.deal.bets.values(), "void"), acts.DealVoided(reason))
        return self.emit(*banker.after_the_end(self.deal))


Answer = tuple[acts.Event, ...] | Reason
"""What an act of a seat comes to: only a card has a course."""


# Acts at the layout.


@ENGINE.answers
def _place(deal: Deal, command: acts.PlaceBet) -> Answer:
    """A new bet (docs/rules.md 1.2.1)."""
    return rules.closed(deal) or _accept(deal, command, command.stake, None)


@ENGINE.answers
def _parlay(deal: Deal, command: acts.Parlay) -> Answer:
    """A win left lying or moved whole, once, in the turn after it (docs/rules.md 1.2.4)."""
    if reason := rules.closed(deal) or rules.no_win(deal, command.source, command.player):
        return reason
    assert command.source is not None, "asked by no_win"
    _, won = deal.winners[command.source]
    stake = won if command.stake is None else command.stake
    return rules.OVER_PARLAY if stake > won else _accept(deal, command, stake, command.source)


def _accept(deal: Deal, command: acts.PlaceBet | acts.Parlay, stake: int, source: str | None) -> Answer:
    """A bet that is put on the layout: who and what, then its shape, then its place, the limits, purse and bank
    (docs/rules.md 1.2.1, 1.2.2)."""
    of = deal.rules
    bet_id, player, kind = command.id, command.player, command.type
    if bet_id is None or bet_id in deal.used:  # 1.2.1: an id is used up by the first bet that is accepted under it
        return rules.DUP_ID
    ledger = deal.ledger
    if player not in ledger.purses:
        return rules.UNKNOWN_PLAYER
    if player == ledger.banker:
        return rules.BANKS
    if kind is None or kind not in BET_TYPES:
        return rules.BAD_TYPE
    if stake <= 0 or stake % of.unit:
        return rules.BAD_STAKE
    win = lose = NO_RANKS
    copper, order, odds = command.copper, "", 1
    if kind in RANK_TYPES:
        found = sides(of, kind, command.ranks, command.win, command.lose, copper)
        if found is None:
            return rules.BAD_SHAPE
        win, lose = found
    elif kind in CALL_TYPES:
        order = order_as_written(command.order)
        if reason := rules.before_last_turn(deal):
            return reason
        paid = call_odds(of, deal.last_three, kind, order)
        if paid is None:
            return rules.NOT_CALLABLE
        odds = paid
    elif copper and kind in PARITY_TYPES:  # 1.5.2: odd is the other side of even
        return rules.BAD_COPPER
    over_max = source is not None and of.parlay_over_max
    bet = Bet(bet_id, player, kind, win, lose, copper and kind in COPPER_TYPES, order, stake, odds, False, over_max)
    if reason := rules.on_dead_ranks(deal, bet):
        return reason
    if stake < of.min:
        return rules.MIN
    if reason := rules.above_max(deal, bet):
        return reason
    if stake > ledger.purses[player]:
        return rules.FUNDS
    return rules.beyond_bank(deal, bet) or put_down(deal, bet, acts.BetPlaced(bet, source))


def put_down(deal: Deal, bet: Bet, event: acts.BetPlaced | acts.BetMoved) -> tuple[acts.Event, ...]:
    """A bet on dead ranks goes back at once where the rules say so (docs/rules.md 1.6.1)."""
    if deal.rules.dead_bets == "return" and deal.is_dead(bet):
        return (event, *returned((bet,), "dead"))
    return (event,)


def _own(deal: Deal, command: acts.MoveBet | acts.RemoveBet | acts.BarBet | acts.UnbarBet) -> Bet | Reason:
    """The bet on the layout that somebody does something with, his own; with no name nobody is asked whose it is
    (docs/rules.md 1.2.1)."""
    bet = None if command.id is None else deal.bets.get(command.id)
    if reason := rules.closed(deal):
        return reason
    if bet is None:
        return rules.UNKNOWN_ID
    return rules.NOT_OWNER if command.player is not None and command.player != bet.player else bet


@ENGINE.answers
def _move(deal: Deal, command: acts.MoveBet) -> Answer:
    """A bet put elsewhere, on ranks again, all of which are named again (docs/rules.md 1.2.1)."""
    old = _own(deal, command)
    if isinstance(old, Reason):
        return old
    if reason := rules.locked(deal) or rules.not_movable(old):
        return reason
    kind = old.type if command.type is None else command.type
    copper = old.copper if command.copper is None else command.copper
    if kind not in RANK_TYPES:
        return rules.BAD_SHAPE
    for field in ("ranks",) if kind in COPPER_TYPES else ("win", "lose"):
        if getattr(command, field) is None:
            return rules.RanksNotGiven("bad_shape", say("faro-move-needs", field=field), field)
    ranks, win, lose = (NO_RANKS if given is None else given for given in (command.ranks, command.win, command.lose))
    found = sides(deal.rules, kind, ranks, win, lose, copper)
    if found is None:
        return rules.BAD_SHAPE
    bet = old._replace(type=kind, win=found[0], lose=found[1], copper=copper and kind in COPPER_TYPES)
    return (
        rules.on_dead_ranks(deal, bet)
        or rules.above_max(deal, bet, old)
        or rules.beyond_bank(deal, bet, old)
        or put_down(deal, bet, acts.BetMoved(bet.id, bet.type, bet.win, bet.lose, bet.copper))
    )


@ENGINE.answers
def _remove(deal: Deal, command: acts.RemoveBet) -> Answer:
    """A bet taken back (docs/rules.md 1.2.1)."""
    bet = _own(deal, command)
    if isinstance(bet, Reason):
        return bet
    return rules.locked(deal) or (acts.BetRemoved(bet.id, bet.player, bet.stake),)


@ENGINE.answers
def _bar(deal: Deal, command: acts.BarBet | acts.UnbarBet) -> Answer:
    """A bet sleeps, or is awake again (docs/rules.md 1.2.5)."""
    bet = _own(deal, command)
    return bet if isinstance(bet, Reason) else (acts.BetBarred(bet.id, type(command) is acts.BarBet),)


@ENGINE.answers
def _claim(deal: Deal, command: acts.ClaimBet) -> Answer:
    """A dead bet is taken by whoever claims it (docs/rules.md 1.6)."""
    if reason := rules.closed(deal):
        return reason
    if command.id is None or command.id not in deal.bets:
        return rules.UNKNOWN_ID
    if command.player not in deal.ledger.purses:
        return rules.UNKNOWN_PLAYER
    if command.player == deal.ledger.banker:
        return rules.BANKS
    bet = deal.bets[command.id]
    return rules.not_claimable(deal, bet) or (acts.BetClaimed(bet.id, command.player, bet.stake),)


# Bets that the house gives back.


def returned(bets: Iterable[Bet], why: str) -> tuple[acts.BetReturned, ...]:
    """The facts that give these bets back."""
    return tuple(acts.BetReturned(bet.id, bet.player, bet.stake, why) for bet in bets)


def not_held(deal: Deal) -> tuple[acts.BetReturned, ...]:
    """The bets that go back, newest first, until the bank can answer for those that lie (docs/rules.md 1.2, 1.9)."""
    bank = deal.good_for
    if deal.rules.solvency == "none" or deal.held() <= bank:
        return ()
    rest, back = deal.copy(), list[Bet]()
    for bet in reversed(deal.bets.values()):
        if rest.held() <= bank:
            break
        if not deal.is_dead(bet) and not (rest.flow and bet.barred):
            rest.bind(bet, -1)
            back.append(bet)
    return returned(back, "not_held")


# What a turn makes of the bets.


def bets_of_turn(deal: Deal) -> dict[str, Bet]:
    """The bets as they lay when betting closed, whatever has been settled since."""
    if not deal.part:
        return deal.bets
    return {bet_id: deal.part[bet_id][0] if bet_id in deal.part else deal.bets[bet_id] for bet_id in deal.part_order}


def turn_lines(deal: Deal, loser: Card, winner: Card) -> tuple[Line, ...]:
    """What this turn does to the bets that lie; in the last turn the hoc is the third of the last three cards."""
    hoc = None
    if deal.turn == LAST_TURN:
        (hoc,) = (card for card in deal.last_three if card is not loser and card is not winner)
    return settle_turn(deal.rules, bets_of_turn(deal), loser, winner, hoc)


def closing_lines(deal: Deal, hoc: Card) -> tuple[Line, ...]:
    """Lines for the bets left after the last turn (docs/rules.md 1.7)."""
    hoc_loses = deal.rules.last_turn_hoc == "lose_open"
    return tuple(
        line_for(deal.rules, bet, LOSE)
        if hoc_loses and not bet.barred and bet.win & hoc.bit
        else Line(bet.id, bet.player, "returned", bet.stake, 0, bet.stake)
        for bet in deal.bets.values()
    )


# The cards.


@ENGINE.answers
def _close(deal: Deal, command: CloseBets) -> Course | Answer:
    """The round of bets ends (docs/rules.md 1.2), or that of bids (1.2.6)."""
    if deal.phase == rules.PUT_UP:
        return banker.close(deal, command)
    return rules.not_open(deal) or Course(deal).close()


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
def _show(deal: Deal, command: ShowCard) -> Course | Reason:
    """The next card: soda, losing or winning card, or hoc (docs/rules.md 1.1)."""
    card = command.card
    if reason := rules.over(deal) or rules.not_begun(deal) or rules.already_shown(deal, card):
        return reason
    if deal.pending:
        return _no_room(deal) or Course(deal).wait((card,))
    return Course(deal).show(card).give_back_dead()


@ENGINE.answers
def _show_unsure(deal: Deal, command: acts.ShowUnsure) -> Course | Reason:
    """The next card as one of several."""
    if reason := rules.over(deal) or rules.not_begun(deal) or _no_room(deal):
        return reason
    candidates = _possible(deal, command.candidates)
    if not candidates:
        return rules.NO_CANDIDATE
    return _show(deal, ShowCard(candidates[0])) if len(candidates) == 1 else Course(deal).wait(candidates)


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
def _name(deal: Deal, command: acts.NameCard) -> Course | Reason:
    """The dealer's word on a card in doubt; what waited for it is shown and settled once all are known."""
    index, card = command.index, command.card
    place = index - len(deal.cards)
    if not 0 <= place < len(deal.pending) or len(deal.pending[place]) == 1:
        return Reason("not_unsure", say("faro-not-unsure", number=index + 1))
    if not _possible(deal, (card,)):
        return Reason("duplicate_card", say("faro-shown-before", card=card.label))
    course = Course(deal)
    if card not in deal.pending[place]:
        course.undo_part()
    pending = course.emit(acts.CardNamed(index, card)).deal.pending
    if any(len(cards) > 1 for cards in pending):
        return course.part()
    for (named,) in pending:
        course.show(named).give_back_dead()
    return course


# The dealer and the money.


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Course | Reason:
    """The deal ends early (docs/rules.md 1.9)."""
    return rules.over(deal) or Course(deal).undo_part().void(command.reason)


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
    if auction.in_box(deal):
        return rules.cannot_change_box(deal, amount) or (BankChanged(amount),)
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


@ENGINE.answers
def _raise_for(deal: Deal, command: acts.RaiseFor) -> Answer:
    """The same for one player (docs/rules.md 1.2.2)."""
    player, highest = command.player, command.max
    return rules.cannot_raise_for(deal, player, highest) or (acts.MaxRaisedFor(player, highest),)


@ENGINE.answers
def _raise_cap(deal: Deal, command: acts.RaiseCap) -> Answer:
    """The banker covers more between two turns (docs/rules.md 1.2.3)."""
    return rules.cannot_raise_cap(deal, command.cap) or (acts.CapRaised(command.cap),)


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> Course:
    """An irregularity, by the policy of the command or else of the table. A foul pack ends the deal; else what the bank
    no longer covers goes back with the ruling once betting has closed."""
    course = Course(deal).undo_part()
    bets = course.deal.bets
    found = ruled(
        *(deal, command, {id_: bet.stake for id_, bet in bets.items()}, course.deal.bank),
        lambda id_, *result: Line(id_, bets[id_].player, *result),
        lambda id_: say("faro-no-bet-lies", bet=id_),
        bounded=deal.rules.solvency != "none",
        ended=rules.OVER,
    )
    course.emit(acts.IrregularityRuled(*found))
    if command.kind == "foul_pack" and deal.phase != "over":
        return course.void(command.kind)
    return course.emit(*not_held(course.deal)) if deal.phase in ("bets_closed", "loser_shown") else course


# A card that was read wrong (docs/rules.md 1.9).


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Course | Reason:
    """The deal is settled again from its acts, and the differences become one fact.

    What people did stands as it was accepted or refused then; the effects of the cards and of the bank's own rules are
    computed again. A bet that the new reading settles earlier is gone before a later act on it, which then finds
    nothing; one that it no longer settles stays on. A parlay of a win that is undone stays, its stake charged. A call
    that is no order of the last three cards any more goes back; one that stays is paid by the kind it now is
    (docs/rules.md 1.9.3). A bank that has been left stays so, and one that holds too little now is left (1.2.6)."""
    if reason := rules.in_doubt(deal):
        return reason
    cards, was, swapped = corrected(deal.cards, command, PACK_52)
    new = resettled(deal, cards)
    before, after = _movements(deal), _movements(new)
    owner = {event.bet.id: event.bet.player for event in deal.log if isinstance(event, acts.BetPlaced)}
    moved = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    course = Course(
        deal,
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
    return course.emit(*banker.after_the_end(course.deal))


def resettled(deal: Deal, cards: Sequence[Card]) -> Deal:
    """The deal as it would stand with these cards and the acts as they were accepted. Purses may be negative."""
    new = replay(afresh(deal), deal.log, lambda new, event: redone(new, event, cards))
    assert new is not None, "no act of faro forbids another card"
    return new


def redone(new: Deal, event: acts.Event, cards: Sequence[Card]) -> tuple[acts.Event, ...]:
    """What an act of `Deal.log` comes to in a deal with these cards; nothing where what it was done to is gone. Money
    that came or went counts also in a deal that is void. A bank is left where it was left."""
    facts = _redone(new, event, cards)
    if new.auction is None:
        return facts
    return tuple([fact for fact in facts if event is fact or not isinstance(fact, acts.BankLeft)])


def _redone(new: Deal, event: acts.Event, cards: Sequence[Card]) -> tuple[acts.Event, ...]:
    if isinstance(event, acts.BankLeft):
        return (event,) if new.ledger.banker is not None else ()
    if new.phase == "void":
        return (event,) if isinstance(event, PurseChanged | BankChanged) else ()
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
            return decide(new, again(event, attrgetter("id"), new.bets))
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
