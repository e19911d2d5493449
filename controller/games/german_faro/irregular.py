"""What a reported irregularity does to the stakes of German faro, by `games.irregularity`. A foul pack ends
the deal. Pure.
"""

from __future__ import annotations

from ..irregularity import Policy, RuleIrregularity, check_kind, paid, word_again, words
from ..message import say
from ..refusal import refuse
from .acts import (
    DealEnded,
    DealVoided,
    Event,
    IrregularityRuled,
    Line,
    StakeReturned,
)
from .deal import Deal, apply
from .refusals import OVER


def returned(deal: Deal, why: str) -> tuple[Event, ...]:
    """The events that give back all that lies."""
    return tuple(StakeReturned(lying.player, card, lying.marks, why) for card, lying in deal.stakes.items())


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    check_kind(command.kind)
    if deal.phase == "void":
        refuse("over", OVER.message)
    policy = command.policy or deal.rules.irregularity
    ruled = IrregularityRuled(command.kind, policy, _lines(deal, policy, dict(command.rulings)))
    after = apply(deal, ruled)
    if deal.phase == "over":
        return (ruled,)
    if command.kind == "foul_pack":
        return (ruled, *returned(after, "void"), DealVoided(command.kind))
    if not after.bank and deal.bank:
        return (ruled, *returned(after, "broken"), DealEnded(True))
    return (ruled,)


def again(deal: Deal, event: IrregularityRuled) -> tuple[Event, ...]:
    """The same ruling on the stakes that lie now that a card has been put right."""
    lying = {card.label for card in deal.stakes}
    rulings = {line.card.label: word_again(line.result) for line in event.lines if line.card.label in lying}
    return rule(deal, RuleIrregularity(event.kind, Policy(event.policy), tuple(rulings.items())))


def _lines(deal: Deal, policy: str, rulings: dict[str, str]) -> tuple[Line, ...]:
    """In the order in which the stakes were laid; those that stay have none."""
    lie = [card.label for card in deal.stakes]
    said = words(policy, rulings, lie, lambda card: say("german_faro-nothing-lies", card=card))
    lines = []
    bank = deal.bank
    for card, lying in deal.stakes.items():
        word = said[card.label]
        if word == "return":
            lines.append(Line(lying.player, card, "returned", lying.marks, 0))
        elif word == "pay":
            pay = paid(lying.marks, bank, bounded=True)
            bank -= pay
            lines.append(Line(lying.player, card, "paid", lying.marks, pay))
    return tuple(lines)
