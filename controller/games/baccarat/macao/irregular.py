"""What a reported irregularity does to the stakes of Macao and Victoria, by `games.irregularity` (docs/rules.md
3.4.11).

The coup under way does not count; a foul pack ends the run. Pure.
"""

from __future__ import annotations

from ...irregularity import Policy, RuleIrregularity, check_kind, paid, word_again, words
from ...message import say
from ...refusal import refuse
from .acts import CoupVoided, DealEnded, DealVoided, Event, IrregularityRuled, Line, StakeReturned
from .deal import Deal, apply
from .refusals import OVER, UNDER_WAY, short


def returned(deal: Deal, why: str) -> tuple[StakeReturned, ...]:
    """The events that give back all that lies."""
    return tuple(StakeReturned(player, stake, why) for player, stake in deal.stakes.items())


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    check_kind(command.kind)
    if deal.phase == "void":
        refuse(OVER.word, OVER.message)
    policy = command.policy or deal.rules.irregularity
    ruled = IrregularityRuled(command.kind, policy, _lines(deal, policy, dict(command.rulings)))
    if deal.phase == "over":
        return (ruled,)
    after = apply(deal, ruled)
    if command.kind == "foul_pack":
        return (ruled, *returned(after, "void"), DealVoided(command.kind, ruled=True))
    if deal.phase not in UNDER_WAY:
        return (ruled,)
    void = CoupVoided(deal.number, command.kind, ruled=True)
    if not short(deal):
        return (ruled, void)
    return (ruled, *returned(after, "void"), void, DealEnded(deal.next_to(deal.banker)))


def again(deal: Deal, event: IrregularityRuled) -> tuple[Event, ...]:
    """The same ruling on the stakes that lie now that a card has been put right."""
    rulings = {line.player: word_again(line.result) for line in event.lines if line.player in deal.stakes}
    return rule(deal, RuleIrregularity(event.kind, Policy(event.policy), tuple(rulings.items())))


def _lines(deal: Deal, policy: str, rulings: dict[str, str]) -> tuple[Line, ...]:
    """In the order in which the stakes were laid; those that stay have none."""
    said = words(policy, rulings, deal.stakes, lambda player: say("macao-no-stake-of", player=player))
    lines = []
    left = deal.purses.get(deal.banker, 0)
    for player, stake in deal.stakes.items():
        if said[player] == "return":
            lines.append(Line(player, "returned", stake, 0, stake))
        elif said[player] == "pay":
            pay = paid(stake, left, bounded=deal.rules.solvency == "sum")
            left -= pay
            lines.append(Line(player, "paid", stake, pay, stake + pay))
    return tuple(lines)
