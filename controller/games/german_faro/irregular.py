"""Irregularities of German faro as data: what was wrong, the policy, and what it does to the stakes that lie. Pure.

`return_stakes` gives every stake back, `bank_pays_all` pays each as if it had won, as far as the bank reaches,
`dealer_rules` does what the dealer says of each card and leaves the others. Settled pairs stand. A foul pack ends the
deal.
"""

from __future__ import annotations

from controller.games.faro.irregular import KINDS
from controller.games.german_faro.acts import (
    DealEnded,
    DealVoided,
    Event,
    IrregularityRuled,
    Line,
    Refused,
    RuleIrregularity,
    StakeReturned,
)
from controller.games.german_faro.deal import Deal, apply


def returned(deal: Deal, why: str) -> tuple[Event, ...]:
    """The events that give back all that lies."""
    return tuple(StakeReturned(lying.player, card, lying.marks, why) for card, lying in deal.stakes.items())


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    if command.kind not in KINDS:
        raise Refused("bad_kind", "There is no such irregularity: " + " ".join(KINDS))
    if deal.phase == "void":
        raise Refused("over", "The deal is over")
    policy = command.policy or deal.rules.irregularity
    ruled = IrregularityRuled(command.kind, policy, _lines(deal, policy, dict(command.rulings)))
    after = apply(deal, ruled)
    if deal.phase == "over":
        return (ruled,)
    if command.kind == "foul_pack":
        return (ruled, *returned(after, "void"), DealVoided(KINDS[command.kind]))
    if not after.bank and deal.bank:
        return (ruled, *returned(after, "broken"), DealEnded(True))
    return (ruled,)


def again(deal: Deal, event: IrregularityRuled) -> tuple[Event, ...]:
    """The same ruling on the stakes that lie now that a card has been put right."""
    lying = {card.label for card in deal.stakes}
    words = {"returned": "return", "paid": "pay"}
    rulings = {line.card.label: words[line.result] for line in event.lines if line.card.label in lying}
    return rule(deal, RuleIrregularity(event.kind, event.policy, tuple(rulings.items())))


def _lines(deal: Deal, policy: str, rulings: dict[str, str]) -> tuple[Line, ...]:
    """In the order in which the stakes were laid; those that stay have none."""
    cards = {card.label for card in deal.stakes}
    unknown = [label for label in rulings if label not in cards]
    if unknown:
        raise Refused("unknown_id", f"Nothing lies on {unknown[0]}")
    lines = []
    bank = deal.bank
    for card, lying in deal.stakes.items():
        word = {"return_stakes": "return", "bank_pays_all": "pay"}.get(policy) or rulings.get(card.label, "stay")
        if word == "return":
            lines.append(Line(lying.player, card, "returned", lying.marks, 0))
        elif word == "pay":
            pay = min(lying.marks, max(bank, 0))
            bank -= pay
            lines.append(Line(lying.player, card, "paid", lying.marks, pay))
    return tuple(lines)
