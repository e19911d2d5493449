"""What a coup makes of the bets that lie (docs/rules.md 3.1.5 to 3.1.9)."""

from __future__ import annotations

from .acts import CoupSettled, Line
from .bets import decided, half
from .coup import Coup
from .deal import Deal


def settled(deal: Deal, coup: Coup, past_cut: bool) -> CoupSettled:
    """The event of a coup that is over, with a line for each bet in the order in which they lie."""
    if not deal.bets:
        return CoupSettled(deal.number, coup, (), past_cut)
    rules = deal.rules
    wins, pushes, halved = decided(rules, coup)
    back = rules.push == "return"
    lines = []
    for id_, (player, type_, stake, most, _) in deal.bets.items():
        if type_ in wins:
            if type_ == "banker":
                pay = half(rules, stake) if halved else most
                kept = stake - pay
            else:
                pay, kept = most, 0
            lines.append(Line(id_, player, "win", stake, pay, stake + pay, type_, kept))
        elif type_ in pushes:
            lines.append(Line(id_, player, "push", stake, 0, stake if back else 0, type_))
        else:
            lines.append(Line(id_, player, "lose", stake, -stake, 0, type_))
    return CoupSettled(deal.number, coup, tuple(lines), past_cut)
