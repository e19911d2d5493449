"""What a reported irregularity does to the bets of punto banco, by `games.irregularity` (docs/rules.md 3.1.12).

The coup under way does not count; a foul pack ends the shoe. Pure.
"""

from __future__ import annotations

from ...irregularity import Policy, RuleIrregularity, policy_for, settled, word_again, words
from ...message import say
from ..irregular import voids
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
    policy = policy_for(deal, command, OVER)
    ruled = IrregularityRuled(command.kind, policy, _lines(deal, policy, dict(command.rulings)))
    match voids(deal.phase, command.kind, under_way=deal.phase in UNDER_WAY):
        case "nothing":
            return (ruled,)
        case "shoe":
            return (ruled, *returned(apply(deal, ruled), "void"), DealVoided(command.kind, ruled=True))
    void = CoupVoided(deal.number, command.kind, ruled=True)
    if deal.cards_left >= COUP:
        return (ruled, void)
    return (ruled, *returned(apply(deal, ruled), "end"), void, DealEnded())


def again(deal: Deal, event: IrregularityRuled) -> tuple[Event, ...]:
    """The same ruling on the bets that lie now that a card has been put right."""
    rulings = {line.id: word_again(line.result) for line in event.lines if line.id in deal.bets}
    return rule(deal, RuleIrregularity(event.kind, Policy(event.policy), tuple(rulings.items())))


def _lines(deal: Deal, policy: str, rulings: dict[str, str]) -> tuple[Line, ...]:
    """In the order in which the bets lie; those that stay have none."""
    stakes = {id_: bet.stake for id_, bet in deal.bets.items()}
    said = words(policy, rulings, stakes, lambda id_: say("baccarat-no-bet", bet=id_))
    lines = []
    for id_, result, pay in settled(said, stakes, deal.bank, bounded=deal.rules.solvency == "sum"):
        bet = deal.bets[id_]
        lines.append(Line(id_, bet.player, result, bet.stake, pay, bet.stake + pay, bet.type))
    return tuple(lines)
