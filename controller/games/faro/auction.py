"""The bank by auction (docs/rules.md 1.2.6): what stands of it in a deal, what is offered, and how long a player's bank
is his. Nothing is changed here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..game import ENDED
from ..kernel.redo import owned
from ..units import rounded_down, rounded_up
from .rules import Rules

if TYPE_CHECKING:
    from .rounds import Deal


class Auction(NamedTuple):
    """What a deal has whose bank is put up to auction. `bids`: the latest of each player, in their order; `asked`: how
    often something changed for which the clock begins again; `banker`: the player whose bank this deal has or had;
    `kept`: he had it before the deal; `opened`: the bank is the house's; `gone`: the banker has no seat any more."""

    bids: Mapping[str, int] = {}
    asked: int = 0
    banker: str | None = None
    kept: bool = False
    opened: bool = False
    gone: bool = False

    @property
    def best(self) -> tuple[str, int] | None:
        """Who has bid the most, and the sum; None where nobody has bid."""
        return max(self.bids.items(), key=lambda bid: bid[1], default=None)

    @property
    def highest(self) -> int:
        """The highest bid, 0 where nobody has bid."""
        return max(self.bids.values(), default=0)


NOT_YET = Auction()
"""Of a deal with the house's bank alone."""


def in_box(deal: Deal) -> bool:
    """Whether the house's money is in its box, and is not the bank."""
    return deal.auction is not None and not deal.auction.opened


def why_it_ends(deal: Deal) -> str:
    """Why a player's bank is his purse's again when a deal has ended: `deal`, `seat` or `broken`; empty where it stays
    his for the next one, and where there is none."""
    if deal.ledger.banker is None or deal.phase not in ENDED:
        return ""
    if deal.rules.bank_lasts == "deal":
        return "deal"
    if deal.put_up.gone:
        return "seat"
    return "" if may_keep(deal.rules, deal.ledger.bank) else "broken"


def may_keep(rules: Rules, bank: int) -> bool:
    """Whether a player's bank that holds this sum stays his for the next deal."""
    return rules.banker == "auction" and rules.bank_lasts == "broken" and bank >= rules.min_bank


# Offers.


def least_bid(deal: Deal) -> int:
    """The smallest sum that may be bid now."""
    return rounded_up(max(deal.rules.min_bank, deal.put_up.highest + 1), deal.rules.unit)


def bids(deal: Deal, player: str) -> dict[str, int] | None:
    """The least and the most that he may bid, in steps of the unit."""
    unit = deal.rules.unit
    least, most = least_bid(deal), rounded_down(owned(deal, player), unit)
    return {"least": least, "most": most, "step": unit} if least <= most else None


def holder(deal: Deal) -> tuple[str, ...]:
    """The player who holds the bank, if one does."""
    banker = deal.ledger.banker
    return () if banker is None else (banker,)
