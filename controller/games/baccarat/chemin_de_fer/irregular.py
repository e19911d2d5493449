"""What a reported irregularity does to the stakes of chemin de fer, by `games.irregularity` (docs/rules.md 3.2.11).

The coup under way does not count; a foul pack ends the shoe. Pure.
"""

from __future__ import annotations

from ...irregularity import RuleIrregularity, policy_for, settled, words
from ...message import say
from ..irregular import voids
from ..refusals import OVER
from .acts import CoupVoided, DealVoided, Event, IrregularityRuled, Line
from .course import Course, returned
from .deal import Deal


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    policy = policy_for(deal, command, OVER)
    course = Course(deal, IrregularityRuled(command.kind, policy, _lines(deal, policy, dict(command.rulings))))
    after = course.deal
    if deal.phase == "over":
        return tuple(course.events)
    what = voids(deal.phase, command.kind, under_way=not deal.row.betting)
    if what == "shoe":
        course.pass_on()
        return course.put_and(*returned(after, "void"), DealVoided(command.kind, ruled=True))
    if what == "coup":
        course.put(CoupVoided(deal.number, command.kind, ruled=True))
    paid_out = after.banker is not None and not after.bank
    return course.coup() if what == "coup" or paid_out else tuple(course.events)


def _lines(deal: Deal, policy: str, rulings: dict[str, str]) -> tuple[Line, ...]:
    """In the order in which the stakes were laid; those that stay have none."""
    said = words(policy, rulings, deal.stakes, lambda player: say("chemin_de_fer-no-stake-of", player=player))
    lines = []
    for player, result, pay in settled(said, deal.stakes, deal.bank, bounded=True):
        stake = deal.stakes[player]
        lines.append(Line(player, result, stake, pay, stake + pay))
    return tuple(lines)
