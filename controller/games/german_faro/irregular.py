"""What a reported irregularity does to the stakes of German faro, by `games.irregularity`. A foul pack ends
the deal. Pure.
"""

from __future__ import annotations

from ..cards import Card
from ..irregularity import Policy, RuleIrregularity, policy_for, settled, word_again, words
from ..message import say
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


def returned(deal: Deal, why: str) -> tuple[StakeReturned, ...]:
    """The events that give back all that lies."""
    return tuple(StakeReturned(player, card, marks, why) for card, (player, marks) in deal.stakes.items())


def withdrawn(deal: Deal, card: Card) -> StakeReturned:
    """The event of a stake that its player takes back."""
    player, marks = deal.stakes[card]
    return StakeReturned(player, card, marks, "withdrawn")


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    policy = policy_for(deal, command, OVER)
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
    cards = {card.label: card for card in deal.stakes}
    stakes = {card.label: marks for card, (_, marks) in deal.stakes.items()}
    said = words(policy, rulings, stakes, lambda card: say("german_faro-nothing-lies", card=card))
    lines = []
    for label, result, pay in settled(said, stakes, deal.bank, bounded=True):
        player, marks = deal.stakes[cards[label]]
        lines.append(Line(player, cards[label], result, marks, pay))
    return tuple(lines)
