"""What people do before and in a coup, as facts or as the first reason why not, in the order of docs/settle.md. On
paper that is all; at the table `course` asks for each in its time.
"""

from __future__ import annotations

from operator import itemgetter

from ...refusal import Reason
from ..banking import cut, excess
from ..hand import VALUES, banker_draws, by_custom
from ..refusals import bad_stake, beyond_purse, no_player
from .acts import (
    BankCovered,
    BankDeclined,
    BankRetired,
    BankTaken,
    BetsClosed,
    Claimed,
    Decided,
    Event,
    OfferEnded,
    StakeLaid,
)
from .coup import totals
from .deal import Deal
from .refusals import (
    NO_TURN,
    barred,
    closed,
    is_banco,
    must_play,
    no_bank,
    no_excess,
    no_offer,
    no_stakes,
    not_against,
    not_banker,
    not_dealt,
    not_seated,
    not_the_hand,
    not_vacant,
    not_your_turn,
    over_bank,
    own,
    stake_lies,
    strict,
    taken,
    too_late,
)

Answer = tuple[Event, ...] | Reason


def put_bank(deal: Deal, player: str | None, amount: int) -> Answer:
    """A bank put up in turn (docs/rules.md 3.2.2)."""
    if reason := barred(deal, player) or not_vacant(deal):
        return reason
    assert player is not None, "asked by barred"
    return (
        not_your_turn(deal, player)
        or bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or beyond_purse(deal, player, amount)
        or (BankTaken(player, amount),)
    )


def decline(deal: Deal, player: str | None) -> Answer:
    """No bank put up in turn (docs/rules.md 3.2.2)."""
    if reason := barred(deal, player) or not_vacant(deal):
        return reason
    assert player is not None, "asked by barred"
    return not_your_turn(deal, player) or (BankDeclined(player),)


def retire(deal: Deal, player: str | None) -> Answer:
    """The banker leaves (docs/rules.md 3.2.2)."""
    if reason := barred(deal, player):
        return reason
    assert player is not None, "asked by barred"
    return not_banker(deal, player) or must_play(deal) or too_late(deal) or (BankRetired(player, deal.ledger.bank),)


def take(deal: Deal, player: str | None) -> Answer:
    """A claim to a bank that was left (docs/rules.md 3.2.2)."""
    if reason := barred(deal, player) or no_offer(deal):
        return reason
    assert player is not None, "asked by barred"
    assert deal.offer is not None, "asked by no_offer"
    return (
        not_seated(deal, player)
        or own(deal, player)
        or taken(deal, player)
        or beyond_purse(deal, player, deal.offer.amount)
        or (Claimed(player, "take"),)
    )


def banco(deal: Deal, player: str | None) -> Answer:
    """A claim to play against the whole bank (docs/rules.md 3.2.3)."""
    if reason := barred(deal, player):
        return reason
    assert player is not None, "asked by barred"
    return (
        not_against(deal, player)
        or not_seated(deal, player)
        or stake_lies(deal)
        or taken(deal, player)
        or beyond_purse(deal, player, deal.ledger.bank)
        or (Claimed(player, "banco"),)
    )


def stake(deal: Deal, player: str | None, amount: int) -> Answer:
    """A stake, or more of it (docs/rules.md 3.2.4)."""
    if reason := barred(deal, player):
        return reason
    assert player is not None, "asked by barred"
    return (
        not_against(deal, player)
        or is_banco(deal)
        or bad_stake(amount, deal.rules.unit, deal.rules.min)
        or over_bank(deal, player, amount)
        or beyond_purse(deal, player, amount)
        or (StakeLaid(player, amount),)
    )


def cover(deal: Deal, player: str | None) -> Answer:
    """The bank is raised to the stakes (docs/rules.md 3.2.4)."""
    if reason := barred(deal, player):
        return reason
    assert player is not None, "asked by barred"
    missing = excess(deal.stakes.values(), deal.ledger.bank)
    return (
        not_banker(deal, player)
        or no_excess(deal)
        or beyond_purse(deal, player, missing)
        or (BankCovered(player, missing),)
    )


def deal_out(deal: Deal) -> Answer:
    """The coup is dealt: what the bank does not cover falls away (docs/rules.md 3.2.4, 3.2.5)."""
    if reason := closed(deal) or no_bank(deal) or no_stakes(deal):
        return reason
    stakes, bank = deal.stakes, deal.ledger.bank
    if deal.banco is not None:
        return (BetsClosed(deal.number, (), 0 if deal.standing else bank, deal.banco),)
    left = [(player, stakes[player]) for player in deal.order if player in stakes]
    fallen: dict[str, int] = {}
    if sum(stakes.values()) > bank:
        fallen = cut(left, bank)
        left = [(player, amount - fallen.get(player, 0)) for player, amount in left]
    representative, _ = max(left, key=itemgetter(1))  # of equal ones the first
    return (BetsClosed(deal.number, tuple(fallen.items()), 0, representative),)


def offer_ends(deal: Deal) -> OfferEnded:
    """A bank that was left has found its banker, or none (docs/rules.md 3.2.2)."""
    assert deal.offer is not None, "asked where a bank is on offer"
    return OfferEnded(deal.offer.by, deal.offer.amount, deal.offer.claim)


def decide_hand(deal: Deal, player: str | None, *, draws: bool) -> Answer:
    """Who plays a hand draws or stands (docs/rules.md 3.2.6)."""
    if reason := no_player(deal, player) or not_dealt(deal):
        return reason
    assert player is not None, "asked by no_player"
    return (
        not_the_hand(deal, player)
        or strict(deal, draws=draws)
        or (Decided(deal.phase, player, "draw" if draws else "stand"),)
    )


def silence(deal: Deal) -> Answer:
    """What holds when he says nothing: custom for the punters, the table for the banker (docs/rules.md 3.2.6)."""
    if not deal.row.offered("draw"):
        return NO_TURN
    banker = deal.ledger.banker
    assert banker is not None, "a coup is dealt by a banker"
    punters, bank = totals(deal.coup_cards)
    if deal.phase == "punters":
        draws = by_custom(punters, deal.rules.chemin_five)
        return (Decided("punters", deal.representative, "draw" if draws else "stand"),)
    third = VALUES[deal.cards[-1].number] if deal.decisions[0] == "draw" else None
    return (Decided("banker", banker, "draw" if banker_draws(bank, third) else "stand"),)
