"""What a reported irregularity does to the stakes of baccarat banque, by `games.irregularity` (docs/rules.md 3.3.14).
Pure.
"""

from __future__ import annotations

from ...irregularity import RuleIrregularity, policy_for, settled, words
from ...message import say
from ..refusals import OVER
from .acts import Event, IrregularityRuled, Line
from .deal import Deal
from .settlement import in_rotation


def name_of(player: str, side: str) -> str:
    """A stake as the dealer's rulings name it."""
    return f"{side} {player}"


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """What becomes of each stake, by the policy of the command or else of the table."""
    policy = policy_for(deal, command, OVER)
    lying = {name_of(*whose): (whose, amount) for whose, amount in in_rotation(deal)}
    stakes = {name: amount for name, (_, amount) in lying.items()}
    said = words(policy, dict(command.rulings), stakes, lambda id_: say("baccarat-no-bet", bet=id_))
    lines = []
    for name, result, pay in settled(said, stakes, deal.bank, bounded=True):
        (player, side), stake = lying[name]
        lines.append(Line(player, side, result, stake, pay, stake + pay))
    return (IrregularityRuled(command.kind, policy, tuple(lines)),)
