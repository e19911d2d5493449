"""What people do before and in a coup, as facts or as the first reason why not, in the order of docs/settle.md; what a
coup begins with, and what it makes of the stakes (docs/rules.md 3.3.4 to 3.3.11). On paper that is all; at the table
`course` asks for each in its time, and claims are sealed until that is over.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...refusal import Reason
from ..banking import cut
from ..hand import by_custom, total
from ..refusals import bad_stake, beyond_purse
from . import acts, rules
from .rounds import Deal, hands_of
from .rules import BANKER, LEFT, RIGHT, SIDES, Hands, by_table, compared, is_natural
from .seats import hands_after, plays

Answer = tuple[acts.Event, ...] | Reason


def bid(deal: Deal, player: str, amount: int, *, sealed: bool = False) -> Answer:
    """A sum for a bank that nobody has (docs/rules.md 3.3.4)."""
    return rules.cannot_bid(deal, player, amount, sealed=sealed) or (acts.BidMade(player, amount, sealed),)


def retire(deal: Deal, player: str) -> Answer:
    """The banker leaves; what a broken bank does not hold is not offered (docs/rules.md 3.3.5)."""
    if reason := rules.cannot_retire(deal, player):
        return reason
    bank = deal.ledger.bank
    return (*given_back(deal, "retired"), acts.BankLeft(player, bank, "retired", offered=bank > 0))


def take(deal: Deal, player: str, *, sealed: bool = False) -> Answer:
    """A claim to a bank at its sum (docs/rules.md 3.3.5)."""
    return rules.cannot_take(deal, player, sealed=sealed) or (acts.Claimed("take", player),)


def refill(deal: Deal, player: str, amount: int) -> Answer:
    """A broken bank is filled again (docs/rules.md 3.3.5)."""
    return (
        rules.not_banker(deal, player)
        or (not deal.broken_in and rules.NOT_BROKEN)
        or bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or beyond_purse(deal, player, amount)
        or (acts.BankRefilled(player, amount),)
    )


def banco(deal: Deal, player: str, cheval: bool, *, sealed: bool = False) -> Answer:
    """A claim to play against the whole bank (docs/rules.md 3.3.8)."""
    return rules.cannot_banco(deal, player, sealed=sealed) or (acts.Claimed("banco", player, cheval),)


def stake(deal: Deal, player: str, amount: int, side: str | None) -> Answer:
    """A stake on a side (docs/rules.md 3.3.9)."""
    if reason := rules.cannot_stake(deal, player, amount, side):
        return reason
    where = deal.seats.side_of(player) or side
    assert where is not None, "asked by cannot_stake"
    return (acts.StakeLaid(player, where, amount),)


def accept(deal: Deal, player: str) -> Answer:
    """The banker plays against all stakes (docs/rules.md 3.3.10)."""
    return rules.cannot_accept(deal, player) or (acts.StakesAccepted(player, deal.over_bank),)


def begin(deal: Deal) -> Answer:
    """The cards are to come (docs/rules.md 3.3.11)."""
    if reason := rules.no_bank(deal):
        return reason
    return begun(deal) if deal.stakes or deal.claims else rules.NO_STAKES


def decide_draw(deal: Deal, player: str, draws: bool) -> Answer:
    """Who has the turn draws or stands: right, left, then the banker (docs/rules.md 3.3.7)."""
    if not deal.under_way:
        return rules.NOT_DEALT
    if deal.turn is None or player != deal.turn[1]:
        return rules.NOT_YOUR_TURN
    return rules.strict(deal, draws) or (acts.Decided(deal.turn[0], player, draws),)


def silence(deal: Deal) -> Answer:
    """Who has the turn says nothing: custom, or the table of the third card, says it for him (docs/rules.md 3.3.7)."""
    if deal.turn is None:
        return rules.NO_TURN
    hand, player = deal.turn
    return (acts.Decided(hand, player, usual(deal, hand)),)


def usual(deal: Deal, hand: str) -> bool:
    """Whether who plays this hand draws if he says nothing."""
    if hand != BANKER:
        return by_custom(total(deal.hands[hand]), deal.rules.chemin_five)
    money = {side: sum([stake for (_, on), stake in deal.stakes.items() if on == side]) for side in deal.deciding}
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
        fallen = tuple(
            [acts.Laid(*whose, amount) for whose, amount in cut(list(in_rotation(deal)), ledger.bank).items()]
        )
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
