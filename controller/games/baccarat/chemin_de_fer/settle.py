"""What people do before and in a coup, as facts or as the first reason why not, in the order of docs/settle.md; and
what a whole coup makes of the stakes and the bank. On paper that is all; at the table `course` asks for each in its
time.
"""

from __future__ import annotations

from operator import itemgetter

from ...refusal import Reason
from .. import two_hands
from ..banking import cut, excess, share
from ..hand import VALUES, banker_draws, by_custom
from ..refusals import bad_stake, beyond_purse, no_player
from . import acts, rules
from .rounds import ROUNDS, Deal

_DECIDING = ROUNDS.offering["draw"]
Answer = tuple[acts.Event, ...] | Reason


def put_bank(deal: Deal, player: str, amount: int) -> Answer:
    """A bank put up in turn (docs/rules.md 3.2.2)."""
    return (
        rules.cannot_act(deal, player)
        or rules.not_asked_for_bank(deal, player)
        or bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or beyond_purse(deal, player, amount)
        or (acts.BankTaken(player, amount),)
    )


def decline(deal: Deal, player: str) -> Answer:
    """No bank put up in turn (docs/rules.md 3.2.2)."""
    return rules.cannot_act(deal, player) or rules.not_asked_for_bank(deal, player) or (acts.BankDeclined(player),)


def retire(deal: Deal, player: str) -> Answer:
    """The banker leaves: not before he has dealt a coup, nor once banco was called or a stake is placed
    (docs/rules.md 3.2.2)."""
    return (
        rules.cannot_act(deal, player)
        or (player != deal.ledger.banker and rules.NOT_BANKER)
        or (not deal.played and rules.MUST_PLAY)
        or ((deal.banco is not None or bool(deal.stakes)) and rules.TOO_LATE)
        or (acts.BankRetired(player, deal.ledger.bank),)
    )


def take(deal: Deal, player: str) -> Answer:
    """A claim to a bank that was left with money in it, by another than who left it, from a seat
    (docs/rules.md 3.2.2, 3.2.11)."""
    if reason := rules.cannot_act(deal, player):
        return reason
    if deal.offer is None or not deal.offer.amount:
        return rules.NO_OFFER
    return (
        (player not in deal.seats and rules.NOT_SEATED)
        or (player == deal.offer.by and rules.OWN)
        or rules.already_claimed(deal, player)
        or beyond_purse(deal, player, deal.offer.amount)
        or (acts.Claimed(player, "take"),)
    )


def banco(deal: Deal, player: str) -> Answer:
    """A claim to play against the whole bank, from a seat and before a stake is laid (docs/rules.md 3.2.3)."""
    return (
        rules.cannot_act(deal, player)
        or rules.not_against(deal, player)
        or (player not in deal.seats and rules.NOT_SEATED)
        or (bool(deal.stakes) and rules.TOO_LATE)
        or rules.already_claimed(deal, player)
        or beyond_purse(deal, player, deal.ledger.bank)
        or (acts.Claimed(player, "banco"),)
    )


def stake(deal: Deal, player: str, amount: int) -> Answer:
    """A stake, or more of it: none beside banco; a stander-by fills up what the bank still covers
    (docs/rules.md 3.2.3, 3.2.4)."""
    return (
        rules.cannot_act(deal, player)
        or rules.not_against(deal, player)
        or (deal.banco is not None and rules.BANCO)
        or bad_stake(amount, deal.rules.unit, deal.rules.min)
        or (player not in deal.seats and deal.laid + amount > deal.ledger.bank and rules.OVER_BANK)
        or beyond_purse(deal, player, amount)
        or (acts.StakeLaid(player, amount),)
    )


def cover(deal: Deal, player: str) -> Answer:
    """The bank is raised to the stakes above it (docs/rules.md 3.2.4)."""
    lacks = excess(deal.stakes.values(), deal.ledger.bank)
    return (
        rules.cannot_act(deal, player)
        or (player != deal.ledger.banker and rules.NOT_BANKER)
        or (not lacks and rules.NO_EXCESS)
        or beyond_purse(deal, player, lacks)
        or (acts.BankCovered(player, lacks),)
    )


def deal_out(deal: Deal) -> Answer:
    """The coup is dealt against somebody: what the bank does not cover falls away (docs/rules.md 3.2.4, 3.2.5)."""
    stakes, bank = deal.stakes, deal.ledger.bank
    if reason := rules.closed(deal) or rules.no_bank(deal):
        return reason
    if deal.banco is None and not stakes:
        return rules.NO_STAKES
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
    """Who plays a hand draws or stands: first he who plays for the punters, then the banker (docs/rules.md 3.2.6)."""
    return (
        no_player(deal, player)
        or (deal.phase in deal.rounds.betting and rules.NOT_DEALT)
        or (player not in deal.row.asks(deal) and rules.NOT_YOUR_TURN)
        or rules.strict(deal, draws=draws)
        or (acts.Decided(deal.phase, player, "draw" if draws else "stand"),)
    )


def silence(deal: Deal) -> Answer:
    """What holds when he says nothing: custom for the punters, the table for the banker (docs/rules.md 3.2.6)."""
    if deal.phase not in _DECIDING:
        return rules.NO_TURN
    banker = deal.ledger.banker
    assert banker is not None, "a coup is dealt by a banker"
    punters, bank = two_hands.totals(deal.coup_cards)
    if deal.phase == "punters":
        draws = by_custom(punters, deal.rules.chemin_five)
        return (acts.Decided("punters", deal.representative, "draw" if draws else "stand"),)
    third = VALUES[deal.cards[-1].number] if deal.decisions[0] == "draw" else None
    return (acts.Decided("banker", banker, "draw" if banker_draws(bank, third) else "stand"),)


def settled(deal: Deal) -> acts.CoupSettled:
    """The event of a coup that has all its cards, with a line for each stake in order."""
    decisions = deal.decisions
    coup = two_hands.whole(deal.coup_cards, punters_drew=decisions[0] == "draw")
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
