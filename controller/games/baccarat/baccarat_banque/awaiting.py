"""What the table waits for in a shoe of baccarat banque, and for how long (docs/rules.md 3.3.12)."""

from __future__ import annotations

from ...game import Decision
from .coup import BANKER
from .deal import ACCEPTING, BANCO, BIDDING, OFFERED, OPEN, REFILLING, RETIRING, TURN, Deal
from .refusals import whose_turn


def awaiting(deal: Deal) -> tuple[Decision, ...]:
    """The window that is open, or who has to draw or stand. The clocks of bids and stakes begin with the first."""
    rules, number, phase = deal.rules, deal.number, deal.phase
    if phase in TURN:
        default = "table" if TURN[phase] == BANKER else "custom"  # the same for every hand: it stands open on his page
        return (Decision(f"{TURN[phase]} {number}", whose_turn(deal), ("draw", "stand"), rules.decide_s, default),)
    match phase:
        case _ if phase == BIDDING:
            highest = max(deal.bids.values(), default=0)
            auction = rules.bank_by == "auction"
            key = f"bid {number} {highest}" if auction else f"bid {number} {bool(deal.bids)}"
            limit_s = rules.bid_s if auction else rules.list_s
            return (_window(key, limit_s if deal.bids else None, "bid", "pass"),)
        case _ if phase == OFFERED:
            return (_window(f"take {number} {deal.offer and deal.offer.by}", rules.take_s, "take", "pass"),)
        case _ if phase == BANCO:
            return (_window(f"banco {number} {deal.banker}", rules.take_s, "banco", "pass"),)
        case _ if phase == OPEN:
            return (_window(f"stakes {number} {bool(deal.stakes)}", rules.stake_s if deal.stakes else None),)
        case _ if phase == RETIRING:
            return (Decision(f"retire {number}", deal.banker, ("retire", "pass"), rules.take_s, "pass"),)
        case _ if phase == REFILLING:
            return (Decision(f"refill {number}", deal.banker, ("refill", "pass", "retire"), rules.stake_s, "retire"),)
        case _ if phase == ACCEPTING:
            verbs = ("retire", "pass") if deal.unlimited else ("accept", "pass")
            return (Decision(f"accept {number} {deal.banker}", deal.banker, verbs, rules.take_s, "pass"),)
    return ()


def _window(key: str, limit_s: float | None, *verbs: str) -> Decision:
    return Decision(key, None, verbs, limit_s, all_seats=True)
