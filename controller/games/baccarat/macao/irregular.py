"""What a reported irregularity does to the stakes of Macao and Victoria, by `games.irregularity` (docs/rules.md
3.4.11).

The coup under way does not count; a foul pack ends the run. Pure.
"""

from __future__ import annotations

from ...irregularity import Policy, RuleIrregularity, policy_for, settled, word_again, words
from ...message import say
from ..irregular import voids
from .acts import CoupVoided, DealVoided, Event, IrregularityRuled, Line, StakeReturned
from .course import pack_ended
from .deal import Deal, apply
from .refusals import OVER, UNDER_WAY, short


def returned(deal: Deal, why: str) -> tuple[StakeReturned, ...]:
    """The events that give back all that lies."""
    return tuple(StakeReturned(player, stake, why) for player, stake in deal.stakes.items())


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    policy = policy_for(deal, command, OVER)
    ruled = IrregularityRuled(command.kind, policy, _lines(deal, policy, dict(command.rulings)))
    match voids(deal.phase, command.kind, under_way=deal.phase in UNDER_WAY):
        case "nothing":
            return (ruled,)
        case "shoe":
            return (ruled, *returned(apply(deal, ruled), "void"), DealVoided(command.kind, ruled=True))
    void = CoupVoided(deal.number, command.kind, ruled=True)
    if not short(deal):
        return (ruled, void)
    return (ruled, *returned(apply(deal, ruled), "void"), void, pack_ended(deal))


def again(deal: Deal, event: IrregularityRuled) -> tuple[Event, ...]:
    """The same ruling on the stakes that lie now that a card has been put right."""
    rulings = {line.player: word_again(line.result) for line in event.lines if line.player in deal.stakes}
    return rule(deal, RuleIrregularity(event.kind, Policy(event.policy), tuple(rulings.items())))


def _lines(deal: Deal, policy: str, rulings: dict[str, str]) -> tuple[Line, ...]:
    """In the order in which the stakes were laid; those that stay have none."""
    said = words(policy, rulings, deal.stakes, lambda player: say("macao-no-stake-of", player=player))
    lines = []
    for player, result, pay in settled(
        said, deal.stakes, deal.purses.get(deal.banker, 0), bounded=deal.rules.solvency == "sum"
    ):
        stake = deal.stakes[player]
        lines.append(Line(player, result, stake, pay, stake + pay))
    return tuple(lines)
