"""What a reported irregularity does to the stakes of baccarat banque, by `games.irregularity` (docs/rules.md 3.3.14).
Pure.
"""

from __future__ import annotations

from ...irregularity import RuleIrregularity, check_kind, paid, words
from ...message import say
from ...refusal import refuse
from ..refusals import OVER
from .acts import Event, IrregularityRuled, Line
from .deal import Deal
from .settlement import in_rotation


def name_of(player: str, side: str) -> str:
    """A stake as the dealer's rulings name it."""
    return f"{side} {player}"


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """What becomes of each stake, by the policy of the command or else of the table."""
    check_kind(command.kind)
    if deal.phase == "void":
        refuse(OVER.word, OVER.message)
    policy = command.policy or deal.rules.irregularity
    lying = {name_of(*whose): (whose, amount) for whose, amount in in_rotation(deal)}
    said = words(policy, dict(command.rulings), lying, lambda id_: say("baccarat-no-bet", bet=id_))
    lines = []
    bank = deal.bank
    for name, ((player, side), stake) in lying.items():
        if said[name] == "return":
            lines.append(Line(player, side, "returned", stake, 0, stake))
        elif said[name] == "pay":
            pay = paid(stake, bank, bounded=True)
            bank -= pay
            lines.append(Line(player, side, "paid", stake, pay, stake + pay))
    return (IrregularityRuled(command.kind, policy, tuple(lines)),)
