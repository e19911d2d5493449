"""What a pair makes of the stakes that lie on its cards (docs/rules.md 2.5, 2.8 to 2.11)."""

from __future__ import annotations

from ..cards import Card
from .acts import Line, PairSettled
from .deal import Deal, take_up
from .rules import Rules


def settled(deal: Deal, first: Card, second: Card | None) -> PairSettled:
    """The event of a pair that is over; the cards as `piles` takes them."""
    right, left, dead_card = piles(deal.rules, first, second)
    lines = settle(deal, right, left)
    after = deal.copy()
    take_up(after, lines)
    return PairSettled(deal.pair, right, left, dead_card, deal.covered, lines, out(after))


def piles(rules: Rules, first: Card, second: Card | None) -> tuple[Card | None, Card | None, Card | None]:
    """The cards of a pair: right, left, and the one that is dead. `first`: on the pile that is made first; `second`: on
    the other, None where the pack has ended: then the first is dead or makes its pile."""
    if second is None and rules.odd_last_card == "dead":
        return None, None, first
    return (first, second, None) if rules.first_pile == "right" else (second, first, None)


def settle(deal: Deal, right: Card | None, left: Card | None) -> tuple[Line, ...]:
    """The stakes on the cards of a pair in the order of settling: the bank collects before it pays, or pile by pile as
    drawn. It pays what it has."""
    on_right = None if right is None else deal.stakes.get(right)
    on_left = None if left is None else deal.stakes.get(left)
    if on_right is None and on_left is None:
        return ()
    rules = deal.rules
    pays_right = rules.pays == "right"
    right_first = not pays_right if rules.settle == "collect_first" else rules.first_pile == "right"
    bank = deal.ledger.bank
    lines = []
    piled = (right, on_right, pays_right), (left, on_left, not pays_right)
    for card, lying, won in piled if right_first else piled[::-1]:
        if card is None or lying is None:
            continue
        player, marks = lying
        pay = min(marks, max(bank, 0)) if won else -marks
        bank -= pay
        lines.append(Line(player, card, "win" if won else "lose", marks, pay))
    return tuple(lines)


def out(deal: Deal) -> tuple[str, ...]:
    """Who was out, and who has no marks left in hand or on cards, by name."""
    purses = deal.ledger.purses
    if 0 not in purses.values():
        return deal.out
    empty = [player for player, marks in deal.totals.items() if not (marks or purses[player] or player in deal.out)]
    return tuple(sorted((*deal.out, *empty))) if empty else deal.out
