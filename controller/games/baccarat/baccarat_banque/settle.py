"""What an act comes to, as facts or the first reason against it in the order of docs/settle.md, at any time before the
cards as on paper; what a coup begins with, and what it makes of the stakes (docs/rules.md 3.3.4 to 3.3.11). At the
table each act has its window, and claims are sealed until that closes: course.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...refusal import Reason
from ...units import rounded_up
from ..banking import cut
from ..hand import by_custom, total
from ..refusals import bad_stake, beyond_purse
from . import acts
from .rules import (
    BANKER,
    BIDDING,
    LEFT,
    NO_TURN,
    OFFERED,
    RIGHT,
    SIDES,
    Hands,
    above_bank,
    bad_side,
    banco_claimed,
    banco_is_played,
    by_table,
    claimed,
    compared,
    has_passed,
    is_banker,
    is_natural,
    must_play,
    no_bank,
    no_excess,
    no_offer,
    no_stakes,
    not_banker,
    not_broken,
    not_dealt,
    not_his_turn,
    not_listed,
    not_offered,
    not_seated,
    not_vacant,
    outbid,
    own_bank,
    stake_lies,
    stakes_lie,
    strict,
    three_bancos,
    whose_turn,
)
from .seats import hands_after, plays

if TYPE_CHECKING:
    from .rounds import Deal

Answer = tuple[acts.Event, ...] | Reason


def bid(deal: Deal, player: str, amount: int, *, sealed: bool = False) -> Answer:
    """A sum for a bank that nobody has (docs/rules.md 3.3.4)."""
    return (
        not_vacant(deal)
        or not_listed(deal, player)
        or bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or outbid(deal, player, amount, sealed=sealed)
        or beyond_purse(deal, player, amount)
        or (acts.BidMade(player, amount, sealed),)
    )


def retire(deal: Deal, player: str) -> Answer:
    """The banker leaves; what a broken bank does not hold is not offered (docs/rules.md 3.3.5)."""
    if reason := not_banker(deal, player) or must_play(deal) or stakes_lie(deal):
        return reason
    bank = deal.ledger.bank
    return (*given_back(deal, "retired"), acts.BankLeft(player, bank, "retired", offered=bank > 0))


def take(deal: Deal, player: str, *, sealed: bool = False) -> Answer:
    """A claim to a bank at its sum (docs/rules.md 3.3.5)."""
    if reason := (
        no_offer(deal) or own_bank(deal, player) or has_passed(deal, player) or claimed(deal, player, sealed=sealed)
    ):
        return reason
    assert deal.offer is not None, "asked by no_offer"
    return beyond_purse(deal, player, deal.offer.amount) or (acts.Claimed("take", player),)


def refill(deal: Deal, player: str, amount: int) -> Answer:
    """A broken bank is filled again (docs/rules.md 3.3.5)."""
    return (
        not_banker(deal, player)
        or not_broken(deal)
        or bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or beyond_purse(deal, player, amount)
        or (acts.BankRefilled(player, amount),)
    )


def banco(deal: Deal, player: str, cheval: bool, *, sealed: bool = False) -> Answer:
    """A claim to play against the whole bank (docs/rules.md 3.3.8)."""
    return (
        no_bank(deal)
        or is_banker(deal, player)
        or not_seated(deal, player)
        or stake_lies(deal)
        or three_bancos(deal, player)
        or has_passed(deal, player)
        or banco_claimed(deal, player, sealed=sealed)
        or beyond_purse(deal, player, deal.ledger.bank)
        or (acts.Claimed("banco", player, cheval),)
    )


def stake(deal: Deal, player: str, amount: int, side: str | None) -> Answer:
    """A stake on a side (docs/rules.md 3.3.9)."""
    if reason := (
        no_bank(deal)
        or is_banker(deal, player)
        or banco_is_played(deal)
        or bad_side(deal, player, side)
        or bad_stake(amount, deal.rules.unit, deal.rules.min)
        or above_bank(deal, player, amount)
        or beyond_purse(deal, player, amount)
    ):
        return reason
    where = deal.seats.side_of(player) or side
    assert where is not None, "asked by bad_side"
    return (acts.StakeLaid(player, where, amount),)


def accept(deal: Deal, player: str) -> Answer:
    """The banker plays against all stakes (docs/rules.md 3.3.10)."""
    missing = deal.over_bank
    return (
        not_banker(deal, player)
        or not_offered(deal)
        or no_excess(deal)
        or beyond_purse(deal, player, missing)
        or (acts.StakesAccepted(player, missing),)
    )


def begin(deal: Deal) -> Answer:
    """The cards are to come (docs/rules.md 3.3.11)."""
    return no_bank(deal) or no_stakes(deal) or begun(deal)


def word(deal: Deal, player: str, draws: bool) -> Answer:
    """Who has the turn draws or stands (docs/rules.md 3.3.7)."""
    if reason := not_dealt(deal) or not_his_turn(deal, player) or strict(deal, draws):
        return reason
    return (acts.Decided(deal.deciding_hand or "", player, draws),)


def silence(deal: Deal) -> Answer:
    """Who has the turn says nothing: custom, or the table of the third card, says it for him (docs/rules.md 3.3.7)."""
    player = whose_turn(deal)
    if player is None:
        return NO_TURN
    return (acts.Decided(deal.deciding_hand or "", player, usual(deal)),)


def usual(deal: Deal) -> bool:
    """Whether who has the turn draws if he says nothing."""
    hand = deal.deciding_hand or ""
    if hand != BANKER:
        return by_custom(total(deal.hands[hand]), deal.rules.chemin_five)
    money = {side: sum([lies for (_, on), lies in deal.stakes.items() if on == side]) for side in deal.deciding}
    return by_table(deal.hands, max(money, key=lambda side: (money[side], side == RIGHT)))


def bank_goes_to(deal: Deal) -> tuple[str, int] | None:
    """Who has the bank when bids or an offer end, and at what sum; None when nobody wants it who can pay it
    (docs/rules.md 3.3.4, 3.3.5)."""
    purses = deal.ledger.purses
    if deal.offer is not None:
        sum_ = deal.offer.amount
        found = next((name for name in deal.rotation if name in deal.claims and purses[name] >= sum_), None)
        return None if found is None else (found, sum_)
    able = [(name, amount) for name, amount in deal.bids.items() if purses[name] >= amount]
    if not able:
        return None
    if deal.rules.bank_by == "list":
        return min(able, key=lambda made: deal.order.index(made[0]))
    return max(able, key=lambda made: made[1])


def asked(deal: Deal) -> Iterator[str]:
    """Who may bid, take the bank or go banco now and has neither done so nor passed (docs/rules.md 3.3.12)."""
    sealed = deal.rules.bank_by == "list"
    highest = max(deal.bids.values(), default=0)
    for player in deal.rotation:
        match deal.phase:
            case _ if deal.phase == BIDDING:
                if player in deal.passed or deal.bids.get(player) == highest:
                    continue
                found = bid(deal, player, least_bid(deal), sealed=sealed)
            case _ if deal.phase == OFFERED:
                found = take(deal, player, sealed=True)
            case _:
                found = banco(deal, player, cheval=False, sealed=True)
        if not isinstance(found, Reason):
            yield player


def least_bid(deal: Deal) -> int:
    """The least sum that may be bid now."""
    highest = max(deal.bids.values(), default=0) if deal.rules.bank_by == "auction" else 0
    return rounded_up(max(deal.rules.min_bank, highest + 1), deal.rules.unit)


def asks_banker(deal: Deal) -> bool:
    """Whether the banker may choose what to do about stakes above the bank: accept them, or with an unlimited bank hold
    them (docs/rules.md 3.3.10)."""
    over_bank = deal.over_bank
    if not over_bank or over_bank > deal.ledger.purses[deal.banker or ""]:
        return False
    return deal.rules.banque_excess != "trim"


# The coup.

_OWN_FIRST = {RIGHT: SIDES, LEFT: (LEFT, RIGHT), None: SIDES}


def in_rotation(deal: Deal) -> Iterator[tuple[tuple[str, str], int]]:
    """The stakes lying in rotation; of one player that on his own side first, or on the right."""
    stakes = deal.stakes
    for player in deal.rotation:
        for side in _OWN_FIRST[deal.seats.side_of(player)]:
            amount = stakes.get((player, side))
            if amount:
                yield (player, side), amount


def nearest(deal: Deal, side: str, bank: int) -> str | None:
    """Who plays banco from a side: the nearest who has claimed it and can cover the whole bank."""
    claims, purses = deal.claims, deal.ledger.purses
    return next((name for name in deal.seats.chairs(side) if name in claims and purses[name] >= bank), None)


def bancos(deal: Deal) -> tuple[tuple[str, ...], tuple[acts.Laid, ...]]:
    """Who plays banco, in rotation, and what they stake (3.3.8)."""
    bank = deal.ledger.bank
    right, left = nearest(deal, RIGHT, bank), nearest(deal, LEFT, bank)
    small = bank // 2
    if right is not None and left is not None:
        first = next(name for name in deal.rotation if name in (right, left))
        found = [acts.Laid(right, RIGHT, bank - small), acts.Laid(left, LEFT, small)]
        if first == left:
            found = [acts.Laid(left, LEFT, bank - small), acts.Laid(right, RIGHT, small)]
        return tuple([laid.player for laid in found]), tuple([laid for laid in found if laid.amount])
    player, own, other = (right, RIGHT, LEFT) if right is not None else (left, LEFT, RIGHT)
    assert player is not None, "claims that nobody can pay any more are dropped before"
    if deal.claims[player] and small:
        return (player,), (acts.Laid(player, own, bank - small), acts.Laid(player, other, small))
    return (player,), (acts.Laid(player, own, bank),)


def begun(deal: Deal) -> tuple[acts.Event, ...]:
    """The events by which a coup with stakes or bancos begins; or by which a banker who cannot hold the stakes above
    his unlimited bank gives it up (3.3.10)."""
    ledger = deal.ledger
    banker = ledger.banker
    assert banker is not None, "asked by no_bank"
    over, added, fallen = deal.over_bank, 0, tuple[acts.Laid, ...]()
    if over and deal.unlimited:
        if ledger.purses[banker] < over:
            return (*given_back(deal, "gave_up"), acts.BankLeft(banker, ledger.bank, "gave_up", offered=True))
        added = over
    elif over and deal.rules.banque_excess == "trim":
        less = cut(list(in_rotation(deal)), ledger.bank)
        fallen = tuple([acts.Laid(*whose, amount) for whose, amount in less.items()])
    banco, laid = bancos(deal) if deal.claims else ((), ())
    on: dict[str, set[str]] = {RIGHT: set(), LEFT: set()}
    for player, side in deal.stakes:
        on[side].add(player)
    for player, side, amount in fallen:
        if deal.stakes[player, side] == amount:
            on[side].discard(player)
    for player, side, _ in laid:
        on[side].add(player)
    right, left = [plays(deal.seats, side, on[side], deal.rotation) for side in SIDES]
    return (acts.CoupBegan(deal.number, added, fallen, banco, laid, right, left),)


def given_back(deal: Deal, why: str) -> tuple[acts.Event, ...]:
    """The events that give back all stakes."""
    return tuple([acts.StakeReturned(player, side, amount, why) for (player, side), amount in deal.stakes.items()])


def compared_with_bank(hands: Hands, players: tuple[str | None, str | None]) -> dict[str, str]:
    """What the coup comes to for each side; empty for one that nobody plays."""
    return {
        side: compared(hands, side, first_two=is_natural(hands[side])) if player is not None else ""
        for side, player in zip(SIDES, players, strict=True)
    }


def settled(deal: Deal) -> acts.CoupSettled:
    """The event of a coup that has all its cards: losers are collected, then winners are paid in rotation while the
    bank lasts (3.3.11)."""
    players = deal.players
    results = compared_with_bank(deal.hands, players)
    lying = list(in_rotation(deal))
    bank = deal.ledger.bank + sum([amount for (_, side), amount in lying if results[side] == "lose"])
    lines = []
    for (player, side), stake in lying:
        result = results[side]
        if result == "win":
            pay = min(stake, bank)
            bank -= pay
            lines.append(acts.Line(player, side, "win", stake, pay, stake + pay))
        elif result == "lose":
            lines.append(acts.Line(player, side, "lose", stake, -stake, 0))
        else:
            lines.append(acts.Line(player, side, "push", stake, 0, stake))
    lost = (results[RIGHT] == "lose", results[LEFT] == "lose")
    return acts.CoupSettled(
        deal.number,
        hands_of(deal),
        (results[RIGHT], results[LEFT]),
        tuple(lines),
        bank,
        hands_after(deal.seats, players, lost),
    )


def hands_of(deal: Deal) -> acts.HandsOf:
    """The hands of the coup under way."""
    return acts.HandsOf(deal.hands[RIGHT], deal.hands[LEFT], deal.hands[BANKER])
