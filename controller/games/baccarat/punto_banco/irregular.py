"""What a reported irregularity does to the bets of punto banco, by `games.irregularity` (docs/rules.md 3.1.12).

The coup under way does not count; a foul pack ends the shoe. Pure.
"""

from __future__ import annotations

from ...irregularity import Policy, RuleIrregularity, check_kind, paid, word_again, words
from ...message import say
from ...refusal import refuse
from ..refusals import OVER
from ..shoe import COUP
from .acts import BetReturned, CoupVoided, DealEnded, DealVoided, Event, IrregularityRuled, Line
from .deal import Deal, apply
from .refusals import UNDER_WAY


def returned(deal: Deal, why: str) -> tuple[Event, ...]:
    """The events that give back all that lies."""
    return tuple(BetReturned(id_, bet.player, bet.stake, why) for id_, bet in deal.bets.items())


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
    return (ruled, void) if deal.cards_left >= COUP else (ruled, *returned(after, "end"), void, DealEnded())


def again(deal: Deal, event: IrregularityRuled) -> tuple[Event, ...]:
    """The same ruling on the bets that lie now that a card has been put right."""
    rulings = {line.id: word_again(line.result) for line in event.lines if line.id in deal.bets}
    return rule(deal, RuleIrregularity(event.kind, Policy(event.policy), tuple(rulings.items())))


def _lines(deal: Deal, policy: str, rulings: dict[str, str]) -> tuple[Line, ...]:
    """In the order in which the bets lie; those that stay have none."""
    said = words(policy, rulings, deal.bets, lambda id_: say("baccarat-no-bet", bet=id_))
    lines = []
    bank = deal.bank
    for id_, bet in deal.bets.items():
        if said[id_] == "return":
            lines.append(Line(id_, bet.player, "returned", bet.stake, 0, bet.stake, bet.type))
        elif said[id_] == "pay":
            pay = paid(bet.stake, bank, bounded=deal.rules.solvency == "sum")
            bank -= pay
            lines.append(Line(id_, bet.player, "paid", bet.stake, pay, bet.stake + pay, bet.type))
    return tuple(lines)
