"""What a reported irregularity does to the stakes of casino faro, by `games.irregularity`. A foul pack ends
the deal. Pure; `decide.py` calls it.
"""

from __future__ import annotations

from ..irregularity import RuleIrregularity, check_kind, paid, words
from ..message import say
from ..refusal import refuse
from .bets import Bet
from .deal import Deal
from .events import DealVoided, Event, IrregularityRuled
from .fold import apply_all
from .refusals import OVER
from .returns import not_held, returned
from .settlement import Line
from .unsure import undo_part


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    check_kind(command.kind)
    if deal.phase == "void":
        refuse("over", OVER.message)
    policy = command.policy or deal.rules.irregularity
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
    said = words(policy, rulings, deal.bets, lambda bet: say("faro-no-bet-lies", bet=bet))
    lines = []
    bank = deal.bank
    for bet in deal.bets.values():
        line = _line(bet, said[bet.id], bank, bounded=deal.rules.solvency != "none")
        if line is not None:
            bank -= line.pay
            lines.append(line)
    return tuple(lines)


def _line(bet: Bet, word: str, bank: int, *, bounded: bool) -> Line | None:
    if word == "return":
        return Line(bet.id, bet.player, "returned", bet.stake, 0, bet.stake)
    if word == "pay":
        pay = paid(bet.stake, bank, bounded=bounded)
        return Line(bet.id, bet.player, "paid", bet.stake, pay, bet.stake + pay)
    return None
