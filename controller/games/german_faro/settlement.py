"""What a pair makes of the stakes that lie on its cards (docs/rules.md 2.5, 2.8 to 2.10)."""

from __future__ import annotations

from ..cards import Card
from .acts import Line, PairSettled
from .deal import Deal


def settled(deal: Deal, first: Card, second: Card | None, covered: tuple[Card, ...]) -> PairSettled:
    """The event of a pair that is over. `first`: the card on the pile that is made first; `second`: that of the other,
    None where the pack has ended: then the first is dead or makes its pile. `covered`: those that were laid over."""
    rules = deal.rules
    right, left = (first, second) if rules.first_pile == "right" else (second, first)
    dead_card = None
    if second is None and rules.odd_last_card == "dead":
        dead_card, right, left = first, None, None
    stakes = deal.stakes
    lines = _lines(deal, right, left) if right in stakes or left in stakes else ()
    out = deal.out
    if lines or 0 in deal.ledger.purses.values():
        out = _out(deal, lines)
    return PairSettled(deal.pair, right, left, dead_card, covered, lines, out)


def _out(deal: Deal, lines: tuple[Line, ...]) -> tuple[str, ...]:
    """Who was out, and who has no marks left in hand or on cards."""
    rest, lying = deal.ledger.purses.copy(), deal.totals.copy()
    for player, _, _, stake, pay in lines:
        rest[player] += stake + pay
        lying[player] -= stake
    empty = [player for player in deal.books if not (rest[player] or lying[player])]
    return tuple(sorted({*deal.out, *empty})) if empty else deal.out


def _lines(deal: Deal, right: Card | None, left: Card | None) -> tuple[Line, ...]:
    """In the order of settling: the bank collects before it pays, or pile by pile as drawn. It pays what it has."""
    rules = deal.rules
    pays_right = rules.pays == "right"
    right_first = not pays_right if rules.settle == "collect_first" else rules.first_pile == "right"
    bank = deal.ledger.bank
    lines = []
    for card, won in ((right, pays_right), (left, not pays_right))[:: 1 if right_first else -1]:
        lying = deal.stakes.get(card) if card is not None else None
        if card is None or lying is None:
            continue
        player, marks = lying
        pay = min(marks, max(bank, 0)) if won else -marks
        bank -= pay
        lines.append(Line(player, card, "win" if won else "lose", marks, pay))
    return tuple(lines)
