"""What people do before and in a coup, as facts or as the first reason why not, in the order of docs/settle.md; and
what a whole coup makes of the stakes and the bank. On paper that is all; at the table `course` asks for each in its
time.
"""

from __future__ import annotations

from operator import itemgetter

from ...refusal import Reason
from ..banking import cut, excess, share
from ..hand import VALUES, banker_draws, by_custom
from ..refusals import bad_stake, beyond_purse, no_player
from . import acts, rules
from .rounds import ROUNDS, Deal, whole_bank

_DECIDING = ROUNDS.offering["draw"]
Answer = tuple[acts.Event, ...] | Reason


def put_bank(deal: Deal, player: str, amount: int) -> Answer:
    """A bank put up in turn (docs/rules.md 3.2.2)."""
    return (
        rules.barred(deal, player)
        or rules.not_vacant(deal)
        or rules.not_your_turn(deal, player)
        or bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or beyond_purse(deal, player, amount)
        or (acts.BankTaken(player, amount),)
    )


def decline(deal: Deal, player: str) -> Answer:
    """No bank put up in turn (docs/rules.md 3.2.2)."""
    return (
        rules.barred(deal, player)
        or rules.not_vacant(deal)
        or rules.not_your_turn(deal, player)
        or (acts.BankDeclined(player),)
    )


def retire(deal: Deal, player: str) -> Answer:
    """The banker leaves (docs/rules.md 3.2.2)."""
    return (
        rules.barred(deal, player)
        or rules.not_banker(deal, player)
        or rules.must_play(deal)
        or rules.too_late(deal)
        or (acts.BankRetired(player, deal.ledger.bank),)
    )


def take(deal: Deal, player: str) -> Answer:
    """A claim to a bank that was left (docs/rules.md 3.2.2)."""
    return (
        rules.barred(deal, player)
        or rules.no_offer(deal)
        or rules.not_seated(deal, player)
        or rules.own(deal, player)
        or rules.taken(deal, player)
        or beyond_purse(deal, player, whole_bank(deal, player))
        or (acts.Claimed(player, "take"),)
    )


def banco(deal: Deal, player: str) -> Answer:
    """A claim to play against the whole bank (docs/rules.md 3.2.3)."""
    return (
        rules.barred(deal, player)
        or rules.not_against(deal, player)
        or rules.not_seated(deal, player)
        or rules.stake_lies(deal)
        or rules.taken(deal, player)
        or beyond_purse(deal, player, deal.ledger.bank)
        or (acts.Claimed(player, "banco"),)
    )


def stake(deal: Deal, player: str, amount: int) -> Answer:
    """A stake, or more of it (docs/rules.md 3.2.4)."""
    return (
        rules.barred(deal, player)
        or rules.not_against(deal, player)
        or rules.is_banco(deal)
        or bad_stake(amount, deal.rules.unit, deal.rules.min)
        or rules.over_bank(deal, player, amount)
        or beyond_purse(deal, player, amount)
        or (acts.StakeLaid(player, amount),)
    )


def cover(deal: Deal, player: str) -> Answer:
    """The bank is raised to the stakes (docs/rules.md 3.2.4)."""
    lacks = excess(deal.stakes.values(), deal.ledger.bank)
    return (
        rules.barred(deal, player)
        or rules.not_banker(deal, player)
        or rules.no_excess(deal)
        or beyond_purse(deal, player, lacks)
        or (acts.BankCovered(player, lacks),)
    )


def deal_out(deal: Deal) -> Answer:
    """The coup is dealt: what the bank does not cover falls away (docs/rules.md 3.2.4, 3.2.5)."""
    if reason := rules.closed(deal) or rules.no_bank(deal) or rules.no_stakes(deal):
        return reason
    stakes, bank = deal.stakes, deal.ledger.bank
    if deal.banco is not None:
        return (acts.BetsClosed(deal.number, (), 0 if deal.standing else bank, deal.banco),)
    left = [(player, stakes[player]) for player in deal.order if player in stakes]
    fallen: dict[str, int] = {}
    if sum(stakes.values()) > bank:
        fallen = cut(left, bank)
        left = [(player, amount - fallen.get(player, 0)) for player, amount in left]
    representative, _ = max(left, key=itemgetter(1))  # of equal ones the first
    return (acts.BetsClosed(deal.number, tuple(fallen.items()), 0, representative),)


def offer_ends(deal: Deal) -> acts.OfferEnded:
    """A bank that was left has found its banker, or none (docs/rules.md 3.2.2)."""
    assert deal.offer is not None, "asked where a bank is on offer"
    return acts.OfferEnded(deal.offer.by, deal.offer.amount, deal.offer.claim)


def decide_hand(deal: Deal, player: str, *, draws: bool) -> Answer:
    """Who plays a hand draws or stands (docs/rules.md 3.2.6)."""
    return (
        no_player(deal, player)
        or rules.not_dealt(deal)
        or rules.not_the_hand(deal, player)
        or rules.strict(deal, draws=draws)
        or (acts.Decided(deal.phase, player, "draw" if draws else "stand"),)
    )


def silence(deal: Deal) -> Answer:
    """What holds when he says nothing: custom for the punters, the table for the banker (docs/rules.md 3.2.6)."""
    if deal.phase not in _DECIDING:
        return rules.NO_TURN
    banker = deal.ledger.banker
    assert banker is not None, "a coup is dealt by a banker"
    punters, bank = rules.totals(deal.coup_cards)
    if deal.phase == "punters":
        draws = by_custom(punters, deal.rules.chemin_five)
        return (acts.Decided("punters", deal.representative, "draw" if draws else "stand"),)
    third = VALUES[deal.cards[-1].number] if deal.decisions[0] == "draw" else None
    return (acts.Decided("banker", banker, "draw" if banker_draws(bank, third) else "stand"),)


def settled(deal: Deal) -> acts.CoupSettled:
    """The event of a coup that has all its cards, with a line for each stake in order."""
    decisions = deal.decisions
    coup = rules.whole(deal.coup_cards, punters_drew=decisions[0] == "draw")
    banker, bank = deal.ledger.banker, deal.ledger.bank
    assert banker is not None, "a coup is dealt by a banker"
    stakes = deal.stakes
    rake, after = 0, bank
    if coup.winner == "tie":
        lines = [acts.Line(player, "push", stake, 0, 0) for player, stake in stakes.items()]
    elif coup.winner == "punters":
        lines = [acts.Line(player, "win", stake, stake, 2 * stake) for player, stake in stakes.items()]
        after = 0
    else:
        lines = [acts.Line(player, "lose", stake, -stake, 0) for player, stake in stakes.items()]
        lost = sum(stakes.values())
        rake = share(lost, deal.rules.chemin_rake, deal.rules.rake_rounding)
        after = bank + lost - rake
    return acts.CoupSettled(
        deal.number,
        deal.first,
        banker,
        bank,
        deal.banco,
        deal.cut,
        deal.representative,
        coup,
        decisions,
        tuple(lines),
        rake,
        after,
    )
