"""Irregularities as data: what was wrong, the policy, and what it does to the stakes that lie. Pure; `decide.py`
calls it.

`return_stakes` gives every stake back, `bank_pays_all` (old Hoyle) pays each as if it had won at even money as far as
the bank reaches, `dealer_rules` does what the dealer says of each bet and leaves the others. Settled turns stand. A
foul pack ends the deal.
"""

from __future__ import annotations

from controller.games.faro.bets import Bet
from controller.games.faro.commands import Refused, RuleIrregularity
from controller.games.faro.deal import Deal
from controller.games.faro.events import DealVoided, Event, IrregularityRuled
from controller.games.faro.fold import apply_all
from controller.games.faro.returns import not_held, returned
from controller.games.faro.settlement import Line
from controller.games.faro.unsure import undo_part

KINDS = {
    "foul_pack": "The pack is not right",
    "double_draw": "Two cards were drawn at once",
    "exposed_early": "A card was seen before betting closed",
    "turned_back": "A card was turned back",
}
"""What may be reported, and what everybody is told."""


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    if command.kind not in KINDS:
        raise Refused("bad_kind", "There is no such irregularity: " + " ".join(KINDS))
    if deal.phase == "void":
        raise Refused("over", "The deal is over")
    policy = command.policy or deal.rules.irregularity
    undone = undo_part(deal)
    after = apply_all(deal, undone)
    ruled = IrregularityRuled(command.kind, policy, rulings_of(after, policy, dict(command.rulings)))
    if command.kind == "foul_pack" and deal.phase != "over":
        left = apply_all(after, (ruled,)).bets.values()
        return (*undone, ruled, *returned(left, "void"), DealVoided(KINDS[command.kind]))
    return (*undone, ruled, *beside(after, ruled))


def beside(deal: Deal, ruled: IrregularityRuled) -> tuple[Event, ...]:
    """What goes back with a ruling once betting has closed: stakes that the bank no longer covers after it."""
    if deal.phase not in ("bets_closed", "loser_shown"):
        return ()
    return returned(not_held(apply_all(deal, (ruled,))), "not_held")


def rulings_of(deal: Deal, policy: str, rulings: dict[str, str]) -> tuple[Line, ...]:
    """The lines of a policy, in lying order; bets that stay have none."""
    unknown = [bet_id for bet_id in rulings if bet_id not in deal.bets]
    if unknown:
        raise Refused("unknown_id", f"No bet {unknown[0]} lies on the layout")
    lines = []
    bank = deal.bank
    for bet in deal.bets.values():
        word = {"return_stakes": "return", "bank_pays_all": "pay"}.get(policy) or rulings.get(bet.id, "stay")
        line = _line(bet, word, bank, bounded=deal.rules.solvency != "none")
        if line is not None:
            bank -= line.pay
            lines.append(line)
    return tuple(lines)


def _line(bet: Bet, word: str, bank: int, *, bounded: bool) -> Line | None:
    if word == "return":
        return Line(bet.id, bet.player, "returned", bet.stake, 0, bet.stake)
    if word == "pay":
        pay = min(bet.stake, max(bank, 0)) if bounded else bet.stake
        return Line(bet.id, bet.player, "paid", bet.stake, pay, bet.stake + pay)
    return None
