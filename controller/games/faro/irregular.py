"""What a reported irregularity does to the stakes of casino faro, by `games.irregularity`. A foul pack ends
the deal. Pure; `decide.py` calls it.
"""

from __future__ import annotations

from ..irregularity import RuleIrregularity, policy_for, settled, words
from ..message import say
from .deal import Deal
from .events import DealVoided, Event, IrregularityRuled
from .fold import apply_all
from .refusals import OVER
from .returns import not_held, returned
from .settlement import Line
from .unsure import undo_part


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    policy = policy_for(deal, command, OVER)
    undone = undo_part(deal)
    after = apply_all(deal, undone)
    ruled = IrregularityRuled(command.kind, policy, rulings_of(after, policy, dict(command.rulings)))
    if command.kind == "foul_pack" and deal.phase != "over":
        left = apply_all(after, (ruled,)).bets.values()
        return (*undone, ruled, *returned(left, "void"), DealVoided(command.kind))
    return (*undone, ruled, *beside(after, ruled))


def beside(deal: Deal, ruled: IrregularityRuled) -> tuple[Event, ...]:
    """What goes back with a ruling once betting has closed: stakes that the bank no longer covers after it."""
    if deal.phase not in ("bets_closed", "loser_shown"):
        return ()
    return returned(not_held(apply_all(deal, (ruled,))), "not_held")


def rulings_of(deal: Deal, policy: str, rulings: dict[str, str]) -> tuple[Line, ...]:
    """The lines of a policy, in lying order; bets that stay have none."""
    stakes = {id_: bet.stake for id_, bet in deal.bets.items()}
    said = words(policy, rulings, stakes, lambda bet: say("faro-no-bet-lies", bet=bet))
    lines = []
    for id_, result, pay in settled(said, stakes, deal.bank, bounded=deal.rules.solvency != "none"):
        stake = stakes[id_]
        lines.append(Line(id_, deal.bets[id_].player, result, stake, pay, stake + pay))
    return tuple(lines)
