"""What follows of what in German faro: one function for each command, what a pair makes of the stakes that lie on its
cards (docs/rules.md 2.5, 2.8 to 2.11), at the table and on paper alike, a card that was put right,
and what a stake is worth. Pure.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import Any

from ..cards import PACK_52, Card
from ..correction import CorrectCard, corrected
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..game import ENDED
from ..irregularity import RuleIrregularity, again, ruled
from ..kernel.redo import changes, replay
from ..ledger import BankChanged, ChangeBank, ChangePurse, PurseChanged, change_purse
from ..message import say
from ..refusal import Reason
from . import acts, rules
from .acts import ENGINE
from .rounds import OTHER_PILE, Deal, afresh, next_pile, take_up

Answer = tuple[acts.Event, ...] | Reason
decide = ENGINE.decide
ENGINE.moves_money(rules.refuse_money)


# What a pair makes of the stakes.


def piles(of: rules.Rules, first: Card, second: Card | None) -> tuple[Card | None, Card | None, Card | None]:
    """The cards of a pair: right, left, and the one that is dead. `first`: on the pile that is made first; `second`: on
    the other, None where the pack has ended: then the first is dead or makes its pile."""
    if second is None and of.odd_last_card == "dead":
        return None, None, first
    return (first, second, None) if of.first_pile == "right" else (second, first, None)


def lines_of(deal: Deal, right: Card | None, left: Card | None) -> tuple[acts.Line, ...]:
    """The stakes on the cards of a pair in the order of settling: the bank collects before it pays, or pile by pile as
    drawn. It pays what it has."""
    on_right = None if right is None else deal.stakes.get(right)
    on_left = None if left is None else deal.stakes.get(left)
    if on_right is None and on_left is None:
        return ()
    of = deal.rules
    pays_right = of.pays == "right"
    right_first = not pays_right if of.settle == "collect_first" else of.first_pile == "right"
    bank = deal.ledger.bank
    lines = []
    piled = (right, on_right, pays_right), (left, on_left, not pays_right)
    for card, lying, won in piled if right_first else piled[::-1]:
        if card is None or lying is None:
            continue
        player, marks = lying
        pay = min(marks, max(bank, 0)) if won else -marks
        bank -= pay
        lines.append(acts.Line(player, card, "win" if won else "lose", marks, pay))
    return tuple(lines)


def out(deal: Deal) -> tuple[str, ...]:
    """Who was out, and who has no marks left in hand or on cards, by name."""
    purses = deal.ledger.purses
    if 0 not in purses.values():
        return deal.out
    empty = [player for player, marks in deal.totals.items() if not (marks or purses[player] or player in deal.out)]
    return tuple(sorted((*deal.out, *empty))) if empty else deal.out


# The acts of a seat.


@ENGINE.answers
def _choose(deal: Deal, command: acts.Choose) -> Answer:
    """A book, in the order of the seats (docs/rules.md 2.1)."""
    return rules.cannot_choose(deal, *command) or (acts.BookChosen(*command),)


@ENGINE.answers
def _pack_in(deal: Deal, command: acts.PackIn) -> Answer:
    """The dealer has put the pack of the chosen books into the box (docs/rules.md 2.1)."""
    return (acts.PackLaid(),) if rules.not_ready(deal) is rules.NO_PACK else rules.PACK_IN_BOX


@ENGINE.answers
def _time(deal: Deal, command: acts.Time) -> Answer:
    """Who has not laid is waited for no more (docs/rules.md 2.3)."""
    return _waited(deal) or rules.NOT_WAITING


def _waited(deal: Deal) -> tuple[acts.Event, ...]:
    players = deal.waits_for
    return (acts.WaitEnded(deal.pair, players),) if players else ()


@ENGINE.answers
def _stake(deal: Deal, command: acts.Stake) -> Answer:
    """Marks on a card of one's book (docs/rules.md 2.2, 2.3, 2.7, 2.10)."""
    player, card, marks = command
    if reason := rules.closed(deal) or rules.cannot_stake(deal, player, card, marks):
        return reason
    return (acts.StakeLaid(player, card, marks),)


@ENGINE.answers
def _withdraw(deal: Deal, command: acts.Withdraw) -> Answer:
    """A stake taken back (docs/rules.md 2.6)."""
    return rules.closed(deal) or rules.cannot_withdraw(deal, *command) or _withdrawn(deal, command.card)


def _withdrawn(deal: Deal, card: Card) -> tuple[acts.Event, ...]:
    player, marks = deal.stakes[card]
    return (acts.StakeReturned(player, card, marks, "withdrawn"),)


def _returned(deal: Deal, why: str) -> tuple[acts.Event, ...]:
    """The events that return all stakes."""
    return tuple(acts.StakeReturned(player, card, marks, why) for card, (player, marks) in deal.stakes.items())


# The pair.


@ENGINE.answers
def _close(deal: Deal, command: CloseBets) -> Answer:
    """The pair begins (docs/rules.md 2.4)."""
    return rules.not_open(deal) or (acts.BetsClosed(deal.pair),)


@ENGINE.answers
def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """A false start: no card of the pair has been turned (docs/rules.md 2.4)."""
    return rules.not_closed(deal) or (acts.BetsReopened(deal.pair),)


@ENGINE.answers
def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card, right or left, or on one that is covered; a whole pair is settled (docs/rules.md 2.4 to 2.11)."""
    card = command.card
    if reason := rules.over(deal) or rules.not_ready(deal):
        return reason
    if card not in deal.pack:
        return rules.FOREIGN_CARD
    if card.number in deal.seen:
        return rules.DUPLICATE_CARD
    before = (*_waited(deal), acts.BetsClosed(deal.pair)) if deal.row.closes else ()
    shown = acts.CardShown(len(deal.cards), card, next_pile(deal), card.suit in deal.covered_suits)
    events = (*before, shown)
    after = ENGINE.apply_all(deal, events)
    last = len(after.cards) == len(deal.pack)
    if len(after.made) < 2 and not last:
        return events
    if after.made:
        events = (*events, _settled(after))
        after = ENGINE.apply(after, events[-1])
        if after.bank <= 0:
            return (*events, *_returned(after, "broken"), acts.DealEnded(True))
    return (*events, *_returned(after, "end"), acts.DealEnded(False)) if last else events


def _settled(deal: Deal) -> acts.PairSettled:
    """The pair as far as it was made, with one card at least."""
    first = deal.rules.first_pile
    right, left, dead_card = piles(deal.rules, deal.made[first], deal.made.get(OTHER_PILE[first]))
    lines = lines_of(deal, right, left)
    after = deal.copy()
    take_up(after, lines)
    return acts.PairSettled(deal.pair, right, left, dead_card, deal.covered, lines, out(after))


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The deal ends early: stakes go back, settled pairs stand (docs/rules.md 1.9)."""
    return rules.over(deal) or (*_returned(deal, "void"), acts.DealVoided(command.reason))


# The money.


@ENGINE.answers
def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Marks bought or handed back; who is out stays out (docs/rules.md 2.10)."""
    events = change_purse(deal.ledger, command, rules.refuse_money)
    return rules.ELIMINATED if command.amount > 0 and not rules.over(deal) and command.player in deal.out else events


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The banker's marks: none out in a pair, never below what the stakes could win (docs/rules.md 1.9, 2.9)."""
    amount = command.amount
    if not amount:
        return rules.BAD_AMOUNT
    if deal.rules.banker != "house":  # 2.1: the house may empty its box
        box = rules.BOX_FUNDS if -amount > deal.house else None
        return rules.PLAYERS_BANK if amount > 0 else box or (BankChanged(amount),)
    if amount < 0 and not deal.row.betting and deal.phase not in ENDED:
        return rules.PAIR_UNDER_WAY
    rest = deal.bank + amount
    if amount < 0 and rest < deal.on_layout:
        return rules.BANK_FUNDS if rest < 0 else rules.SOLVENCY
    return (BankChanged(amount),)


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> tuple[acts.Event, ...]:
    """An irregularity, by the policy of the command or else of the table. A foul pack ends the deal."""
    lying = {card.label: (player, card, marks) for card, (player, marks) in deal.stakes.items()}
    found = ruled(
        *(deal, command, {label: marks for label, (_, _, marks) in lying.items()}, deal.bank),
        lambda label, result, stake, pay, _: acts.Line(*lying[label][:2], result, stake, pay),
        lambda card: say("german_faro-nothing-lies", card=card),
        ended=rules.OVER,
    )
    fact = acts.IrregularityRuled(*found)
    if deal.phase == "over":
        return (fact,)
    after = ENGINE.apply(deal, fact)
    if command.kind == "foul_pack":
        return (fact, *_returned(after, "void"), acts.DealVoided(command.kind))
    if not after.bank and deal.bank:
        return (fact, *_returned(after, "broken"), acts.DealEnded(True))
    return (fact,)


# A card that was read wrong (docs/rules.md 1.9).


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """The deal is settled again from its acts, as one event of differences. Stakes stand as they were placed then;
    piles, settlements and who is out are computed again. If the bank is broken earlier under the new reading, the deal
    ended there, and stakes placed afterwards count as never placed (docs/rules.md 1.9)."""
    cards, was, swapped = corrected(deal.cards, command, deal.pack)
    new = resettled(deal, cards)
    return (
        acts.CardCorrected(
            index=command.index,
            was=was,
            now=command.card,
            swapped=swapped,
            purses=changes(deal, new),
            bank=new.bank - deal.bank,
            stakes=tuple((card, player, marks) for card, (player, marks) in new.stakes.items()),
            pairs=new.pairs,
            pair=new.pair,
            made=tuple(new.made.items()),
            covered=new.covered,
            out=new.out,
            phase=deal.phase if (deal.phase, new.phase) == ("bets_closed", "bets_open") else new.phase,
            broken=new.broken,
        ),
    )


def resettled(deal: Deal, cards: Sequence[Card]) -> Deal:
    """The deal as it would stand with these cards and the acts as they were accepted. Purses may be negative."""
    new = replay(afresh(deal), deal.log, lambda new, event: redone(new, event, cards))
    assert new is not None, "no act of German faro forbids another card"
    return new


def redone(new: Deal, event: acts.Event, cards: Sequence[Card]) -> tuple[acts.Event, ...]:
    """What an act of `Deal.log` comes to in a deal with these cards; nothing where what it was done to is gone. Marks
    bought, handed back or put into the bank count also where the deal ends earlier."""
    if new.phase in ENDED:
        return (event,) if isinstance(event, PurseChanged | BankChanged) else ()
    if isinstance(event, acts.CardShown):
        return decide(new, ShowCard(cards[event.index]))
    if isinstance(event, acts.IrregularityRuled):
        return _rule(new, again(event, lambda line: line.card.label, [card.label for card in new.stakes]))
    if isinstance(event, acts.DealVoided):
        return decide(new, VoidDeal(event.reason))
    if isinstance(event, acts.StakeReturned):
        return _withdrawn(new, event.card) if event.card in new.stakes else ()
    return (event,)


# What a stake on a card that has not been turned is worth, exactly (docs/rules.md 2.5, 2.11): with a bank that can pay
# and nobody out, so that no card is laid over.


def odds_of(seen: Collection[Card], of: rules.Rules) -> dict[str, Any]:
    """The chances as JSON, fractions as text, in the next pair and until the deal ends. `seen`: cards that do not come
    any more, one at least being left. `edge`: what the bank gains of a mark on average."""
    left = len(PACK_52) - len(seen)
    return {"unseen": left, "next_pair": _within(left, min(left, 2), of), "to_the_end": _within(left, left, of)}


def odds_now(deal: Deal) -> dict[str, Any] | None:
    """The odds before the pair that is next or under way, for the tablets; None where no card is to come that counts.
    Cards of who is out are laid over: they take no place in a pair."""
    if deal.phase in ENDED:
        return None
    coming = deal.pack.difference(deal.cards).union(deal.made.values())
    counting = {card for card in coming if card.suit not in deal.covered_suits}
    return odds_of([card for card in PACK_52 if card not in counting], deal.rules) if counting else None


def _within(left: int, turned: int, of: rules.Rules) -> dict[str, str]:
    """The same of a stake over the next so many of the cards that are left: its card is each of them equally often."""
    on_first, on_second = turned - turned // 2, turned // 2
    if turned % 2 and of.odd_last_card == "dead":
        on_first -= 1
    pays_first = of.pays == of.first_pile
    win, lose = (on_first, on_second) if pays_first else (on_second, on_first)
    shares = {"win": win, "lose": lose, "undecided": left - win - lose, "edge": lose - win}
    return {name: str(Fraction(cards, left)) for name, cards in shares.items()}
