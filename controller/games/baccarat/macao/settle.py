"""What a coup comes to: the hands, and the stakes against that of the banker (docs/rules.md 3.4.6 to 3.4.8)."""

from __future__ import annotations

from ..hand import NATURAL
from . import acts
from .rounds import Deal
from .rules import MOST, Rules


def settled(deal: Deal) -> acts.CoupSettled:
    """The event of a coup that is over, in the order of play."""
    hands = tuple([hand_of(deal, player) for player in deal.order])
    bank, rules, stakes = hands[-1], deal.rules, deal.stakes
    lines = []
    for hand in hands[:-1]:
        stake = stakes[hand.player]
        result = against(rules, hand, bank)
        if result == "win":
            pay = stake * odds(rules, hand)
            lines.append(acts.Line(hand.player, "win", stake, pay, stake + pay))
        elif result == "lose":
            lines.append(acts.Line(hand.player, "lose", stake, -stake, 0))
        else:
            lines.append(acts.Line(hand.player, "push", stake, 0, stake))
    return acts.CoupSettled(deal.number, hands, tuple(lines))


def hand_of(deal: Deal, player: str) -> acts.Hand:
    """A player's hand with its state."""
    dealt, count = deal.cards, deal.count(player)
    return acts.Hand(
        player,
        tuple([dealt[index] for index in deal.held[player]]),
        tuple([dealt[index] for index in deal.laid.get(player, ())]),
        count,
        deal.first_count(player) >= NATURAL,
        count > MOST,
    )


def against(rules: Rules, hand: acts.Hand, bank: acts.Hand) -> str:
    """How a hand stands against the banker's: win, lose or push (3.4.7)."""
    if hand.over or bank.over:
        return "lose" if hand.over else "win"
    if hand.value != bank.value:
        return "win" if hand.value > bank.value else "lose"
    if len(hand.cards) != len(bank.cards):
        return "win" if len(hand.cards) < len(bank.cards) else "lose"
    return "lose" if rules.macao_tie == "banker" else "push"


def odds(rules: Rules, hand: acts.Hand) -> int:
    """To how many units one unit is paid when this hand wins (3.4.7, 3.4.8). A natural never has a card more."""
    if not hand.natural or (rules.pair_even and is_pair(hand)):
        return 1
    return rules.natural9_pays if hand.value == 9 else rules.natural8_pays


def is_pair(hand: acts.Hand) -> bool:
    """Two cards of one rank."""
    return len(hand.cards) == 2 and hand.cards[0].column == hand.cards[1].column
