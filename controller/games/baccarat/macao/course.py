"""The course of Macao and Victoria: what follows by itself of a card that was dealt or of a turn that has ended
(docs/rules.md 3.4.3 to 3.4.6) and what a coup comes to (3.4.6 to 3.4.8), at the table and on paper alike; and what each
command comes to, as facts or the first reason against it in the order of docs/settle.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any

from ...cards import Card
from ...correction import CorrectCard
from ...dealer import CloseBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...irregularity import again as ruling_again
from ...kernel.acts import name_of
from ...kernel.redo import changes, replay
from ...ledger import ChangeBank, ChangePurse, change_purse
from ...message import say
from ...refusal import Reason
from .. import rules as family
from ..hand import NATURAL
from ..rounds import from_right as round_from
from . import acts, rules
from .acts import ENGINE
from .rounds import ROUNDS, Deal


def settled(deal: Deal) -> acts.CoupSettled:
    """The event of a coup that is over, in the order of play."""
    hands = tuple([hand_of(deal, player) for player in deal.order])
    bank, stakes = hands[-1], deal.stakes
    lines = []
    for hand in hands[:-1]:
        stake = stakes[hand.player]
        result = against(deal.rules, hand, bank)
        if result == "win":
            pay = stake * odds(deal.rules, hand)
            lines.append(acts.Line(hand.player, "win", stake, pay, stake + pay))
        elif result == "lose":
            lines.append(acts.Line(hand.player, "lose", stake, -stake, 0))
        else:
            lines.append(acts.Line(hand.player, "push", stake, 0, stake))
    return acts.CoupSettled(deal.number, hands, tuple(lines))


def is_pair(hand: acts.Hand) -> bool:
    """Two cards of one rank."""
    return len(hand.cards) == 2 and hand.cards[0].column == hand.cards[1].column


def hand_of(deal: Deal, player: str) -> acts.Hand:
    """A player's hand with its state."""
    dealt, count = deal.cards, deal.count(player)
    return acts.Hand(
        player,
        tuple([dealt[index] for index in deal.held[player]]),
        tuple([dealt[index] for index in deal.laid.get(player, ())]),
        count,
        deal.first_count(player) >= NATURAL,
        count > rules.MOST,
    )


def against(of: rules.Rules, hand: acts.Hand, bank: acts.Hand) -> str:
    """How a hand stands against the banker's: win, lose or push (3.4.7)."""
    if hand.over or bank.over:
        return "lose" if hand.over else "win"
    if hand.value != bank.value:
        return "win" if hand.value > bank.value else "lose"
    if len(hand.cards) != len(bank.cards):
        return "win" if len(hand.cards) < len(bank.cards) else "lose"
    return "lose" if of.macao_tie == "banker" else "push"


def odds(of: rules.Rules, hand: acts.Hand) -> int:
    """To how many units one unit is paid when this hand wins (3.4.7, 3.4.8). A natural never has a card more."""
    if not hand.natural or (of.pair_even and is_pair(hand)):
        return 1
    return of.natural9_pays if hand.value == 9 else of.natural8_pays


Answer = tuple[acts.Event, ...] | Reason
advance = ENGINE.advance
TURNS = ROUNDS.offering["stand"]
"""The phases in which somebody has the turn."""

# What follows of what: these change a deal that the caller owns alone, and give what happened.


def order_of(deal: Deal) -> tuple[str, ...]:
    """Who plays in the coming coup: who has staked, from the banker's left, and the banker."""
    return (*[player for player in round_from(deal.seats, deal.banker)[:-1] if player in deal.stakes], deal.banker)


def close(deal: Deal) -> list[acts.Event]:
    """Stakes are closed."""
    return _folded(deal, acts.BetsClosed(deal.number, order_of(deal)))


def deal_out(deal: Deal, cards: Iterable[Card]) -> None:
    """The first cards of all hands, one after the other and round by round, as of a deal script that has them all."""
    players = deal.order * deal.rules.first
    for index, (player, card) in enumerate(zip(players, cards, strict=False), len(deal.cards)):
        advance(deal, acts.CardDealt(index, card, player, rules.FIRST, deal.visible_to(player)))
    _go_on(deal, [])


def show(deal: Deal, card: Card) -> list[acts.Event]:
    """The next card, where it is due."""
    due = deal.due
    assert due is not None, "a card is due"
    player, place = due
    seen_by = deal.visible_to(player) if place == rules.FIRST else ""
    events = _folded(deal, acts.CardDealt(len(deal.cards), card, player, place, seen_by))
    return _go_on(deal, events)


def stand(deal: Deal, *, timed: bool = False) -> list[acts.Event]:
    """Who is in turn has enough; `timed`: his time was up."""
    return _go_on(deal, _folded(deal, acts.TurnEnded(deal.order[deal.turn], "stood", timed)))


def draw(deal: Deal) -> list[acts.Event]:
    """Who is in turn has a card more."""
    return _folded(deal, acts.CardAsked(deal.order[deal.turn]))


def refuse(deal: Deal) -> list[acts.Event]:
    """Who is in turn has another card for his last one."""
    return _folded(deal, acts.CardRefused(deal.order[deal.turn]))


TURN_ACTS: Mapping[str, tuple[Callable[[Deal, str], Reason | None], Callable[[Deal], list[acts.Event]]]] = {
    "draw": (rules.cannot_draw, draw),
    "stand": (rules.cannot_stand, stand),
    "refuse": (rules.cannot_refuse, refuse),
}
"""What is done in a turn, and when it is not allowed."""


def _folded(deal: Deal, event: acts.Event) -> list[acts.Event]:
    advance(deal, event)
    return [event]


def _go_on(deal: Deal, events: list[acts.Event]) -> list[acts.Event]:
    """Turns that end by themselves, the settlement after the last one, and the end of the pack after that."""
    while deal.phase in TURNS:
        event: acts.Event | None = settled(deal) if deal.turn == len(deal.order) else _turn_over(deal)
        if event is None:
            break
        advance(deal, event)
        events.append(event)
        if type(event) is acts.CoupSettled:
            for end in deal.ends():
                events += _folded(deal, end)
    return events


def _turn_over(deal: Deal) -> acts.TurnEnded | None:
    """The end of the turn that comes by itself: of a natural, of a hand that is over or has all cards it may have, and
    of a banker against hands that are all over."""
    player, bust = deal.order[deal.turn], deal.rules.macao_over9 == "bust"
    if bust and player == deal.banker and all(deal.count(other) > rules.MOST for other in deal.order[:-1]):
        return acts.TurnEnded(player, "alone")
    if len(deal.held[player]) == deal.rules.first and deal.first_count(player) >= NATURAL:
        return acts.TurnEnded(player, "natural")
    if bust and deal.count(player) > rules.MOST:
        return acts.TurnEnded(player, "over")
    if deal.full(player) and not deal.refusable(player):
        return acts.TurnEnded(player, "full")
    return None


# What each command comes to.


@ENGINE.answers
def _stake(deal: Deal, command: acts.Stake) -> Answer:
    """A stake, or more of it (docs/rules.md 3.4.2)."""
    player, amount = command.player, command.amount
    return (
        family.no_player(deal, player)
        or rules.cannot_stake(deal, player, amount)
        or rules.pack_short(deal, player)
        or (acts.Staked(player, amount),)
    )


@ENGINE.answers
def _take_turn(deal: Deal, command: acts.Draw | acts.Stand | acts.Refuse) -> Answer:
    """Who is in turn draws, stands, or has another card for his last one (docs/rules.md 3.4.5)."""
    player = command.player
    cannot, do = TURN_ACTS[name_of(type(command))]
    return family.no_player(deal, player) or cannot(deal, player) or tuple(do(deal.copy()))


@ENGINE.answers
def _time(deal: Deal, command: acts.Time) -> Answer:
    """Who is silent in his turn stands (docs/rules.md 3.4.5)."""
    return tuple(stand(deal.copy(), timed=True)) if deal.row.offered("stand") else rules.NO_TURN


@ENGINE.answers
def _pass_bank(deal: Deal, command: acts.PassBank) -> Answer:
    """The banker is away, or cannot pay (docs/rules.md 3.4.1)."""
    if reason := family.over(deal):
        return reason
    if not deal.row.betting:
        return rules.COUP_UNDER_WAY
    if len(deal.seats) < 2:
        return rules.ALONE
    return (*deal.returned("passed"), acts.BankPassed(deal.next_to(deal.banker)))


@ENGINE.answers
def _close(deal: Deal, command: CloseBets) -> Answer:
    """The coup begins (docs/rules.md 3.4.3). A banker whom a correction has left short gives stakes back, the newest
    first."""
    if reason := rules.not_to_close(deal):
        return reason
    own, events = deal.copy(), list[acts.Event]()
    for event in _not_held(deal):
        advance(own, event)
        events.append(event)
    return (*events, *close(own)) if own.stakes else tuple(events)


def _not_held(deal: Deal) -> list[acts.StakeReturned]:
    lying, purse, events = deal.lying, max(deal.purses[deal.banker], 0), list[acts.StakeReturned]()
    for player, stake in reversed(deal.stakes.items()):
        if deal.rules.solvency == "none" or lying * deal.rules.most <= purse:
            break
        events.append(acts.StakeReturned(player, stake, "not_held"))
        lying -= stake
    return events


for _answer in (family.reopen, family.void):
    ENGINE.answers(_answer)


@ENGINE.answers
def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card, and what follows of it (docs/rules.md 3.4.3 to 3.4.7)."""
    return (
        family.over(deal)
        or family.not_due(deal)
        or family.not_left(deal, command.card)
        or tuple(show(deal.copy(), command.card))
    )


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.4.10)."""
    index, card = command.index, command.card
    if reason := rules.cannot_correct(deal, index, card):
        return reason
    cards = list(deal.cards)
    cards[index] = card
    new = _resettled(deal, cards)
    if new is None:
        return family.OTHER_CARDS
    lying = tuple(new.stakes.items())
    return (acts.CardCorrected(index, deal.cards[index], card, changes(deal, new), new.coups, lying),)


def _resettled(deal: Deal, cards: list[Card]) -> Deal | None:
    """The run as it would stand with these cards and the acts as they were accepted; None where another card would have
    changed what came after it."""
    new = Deal(deal.rules, deal.start, deal.start_seats, deal.start_banker)
    found = replay(new, deal.log, lambda new, event: _again(new, event, cards))
    if found is None or (new.phase, new.number, new.turn, new.hidden) != (
        deal.phase,
        deal.number,
        deal.turn,
        deal.hidden,
    ):
        return None
    same = [done.number for done in new.coups] == [done.number for done in deal.coups]
    return new if same else None


_TURNS: Mapping[type[acts.Event], tuple[Callable[[Deal], list[acts.Event]], Callable[[Deal, str], bool]]] = {
    acts.CardAsked: (draw, lambda deal, player: not deal.full(player)),
    acts.CardRefused: (refuse, Deal.refusable),
    acts.TurnEnded: (stand, lambda deal, player: True),
}
"""What was done in a turn, and whether it can be done again."""


def _again(new: Deal, event: Any, cards: list[Card]) -> Iterable[acts.Event] | None:
    """What was done once, with these cards; None where it cannot be done again."""
    if (turn := _TURNS.get(type(event))) is not None:
        do, can = turn
        player = event.player
        return do(new.copy()) if not rules.not_his_turn(new, player) and can(new, player) else None
    match event:
        case acts.CardDealt(index, _, player, place):
            return show(new.copy(), cards[index]) if new.due == (player, place) else None
        case acts.Staked():
            return None if family.closed(new) else (event,)
        case acts.StakeReturned(player):
            return (event,) if player in new.stakes else ()
        case acts.IrregularityRuled():
            return _rule(new, ruling_again(event, attrgetter("player"), new.stakes))
        case acts.CoupVoided() | acts.DealVoided():
            return ENGINE.decide(new, VoidDeal(event.reason))
    return (event,)


ENGINE.moves_money(family.refuse_money)


@ENGINE.answers
def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Money bought or handed back (docs/rules.md 3.4.2)."""
    if command.amount < 0 and (reason := rules.bound(deal, command.player, -command.amount)):
        return reason
    return change_purse(deal.ledger, command, family.refuse_money)


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The banker answers with his own purse (docs/rules.md 3.4.1)."""
    return rules.NO_BANK


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> tuple[acts.Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    purse, bounded = deal.purses.get(deal.banker, 0), deal.rules.solvency == "sum"
    found = family.ruled(
        *(deal, command, deal.stakes, purse, acts.Line),
        lambda player: say("macao-no-stake-of", player=player),
        bounded=bounded,
    )
    return family.void_by(deal, acts.IrregularityRuled(*found), "void")
