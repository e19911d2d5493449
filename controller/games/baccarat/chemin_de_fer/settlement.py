"""What a coup makes of the stakes and the bank (docs/rules.md 3.2.7, 3.2.8)."""

from __future__ import annotations

from ..banking import share
from .acts import CoupSettled, Line
from .coup import whole
from .deal import Deal


def settled(deal: Deal) -> CoupSettled:
    """The event of a coup that has all its cards, with a line for each stake in order."""
    decisions = deal.decisions
    coup = whole(deal.coup_cards, punters_drew=decisions[0] == "draw")
    banker, bank = deal.ledger.banker, deal.ledger.bank
    assert banker is not None, "a coup is dealt by a banker"
    stakes = deal.stakes
    rake, after = 0, bank
    if coup.winner == "tie":
        lines = [Line(player, "push", stake, 0, 0) for player, stake in stakes.items()]
    elif coup.winner == "punters":
        lines = [Line(player, "win", stake, stake, 2 * stake) for player, stake in stakes.items()]
        after = 0
    else:
        lines = [Line(player, "lose", stake, -stake, 0) for player, stake in stakes.items()]
        lost = sum(stakes.values())
        rake = share(lost, deal.rules.chemin_rake, deal.rules.rake_rounding)
        after = bank + lost - rake
    return CoupSettled(
        deal.number,
        deal.first,
        banker,
        bank,
        deal.banco,
        deal.cut,
        deal.representative,
        coup,
        decisions,
        tuple(lines),
        rake,
        after,
    )
