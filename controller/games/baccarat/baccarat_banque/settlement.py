"""What a coup begins with, and what it makes of the stakes that lie (docs/rules.md 3.3.8 to 3.3.11)."""

from __future__ import annotations

from collections.abc import Iterator

from ..banking import cut
from .acts import BankLeft, CoupBegan, CoupSettled, Event, Laid, Line, StakeReturned
from .coup import LEFT, RIGHT, SIDES, Hands, compared, is_natural
from .deal import Deal, hands_of
from .seats import hands_after, plays

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


def bancos(deal: Deal) -> tuple[tuple[str, ...], tuple[Laid, ...]]:
    """Who plays banco, in rotation, and what they stake (3.3.8)."""
    bank = deal.ledger.bank
    right, left = nearest(deal, RIGHT, bank), nearest(deal, LEFT, bank)
    small = bank // 2
    if right is not None and left is not None:
        first = next(name for name in deal.rotation if name in (right, left))
        found = [Laid(right, RIGHT, bank - small), Laid(left, LEFT, small)]
        if first == left:
            found = [Laid(left, LEFT, bank - small), Laid(right, RIGHT, small)]
        return tuple([laid.player for laid in found]), tuple([laid for laid in found if laid.amount])
    player, own, other = (right, RIGHT, LEFT) if right is not None else (left, LEFT, RIGHT)
    assert player is not None, "claims that nobody can pay any more are dropped before"
    if deal.claims[player] and small:
        return (player,), (Laid(player, own, bank - small), Laid(player, other, small))
    return (player,), (Laid(player, own, bank),)


def begun(deal: Deal) -> tuple[Event, ...]:
    """The events by which a coup with stakes or bancos begins; or by which a banker who cannot hold the stakes above
    his unlimited bank gives it up (3.3.10)."""
    ledger = deal.ledger
    banker = ledger.banker
    assert banker is not None, "asked by no_bank"
    over, added, fallen = deal.over_bank, 0, tuple[Laid, ...]()
    if over and deal.unlimited:
        if ledger.purses[banker] < over:
            return (*given_back(deal, "gave_up"), BankLeft(banker, ledger.bank, "gave_up", offered=True))
        added = over
    elif over and deal.rules.banque_excess == "trim":
        fallen = tuple([Laid(*whose, amount) for whose, amount in cut(list(in_rotation(deal)), ledger.bank).items()])
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
    return (CoupBegan(deal.number, added, fallen, banco, laid, right, left),)


def given_back(deal: Deal, why: str) -> tuple[Event, ...]:
    """The events that give back all stakes."""
    return tuple([StakeReturned(player, side, amount, why) for (player, side), amount in deal.stakes.items()])


def compared_with_bank(hands: Hands, players: tuple[str | None, str | None]) -> dict[str, str]:
    """What the coup comes to for each side; empty for one that nobody plays."""
    return {
        side: compared(hands, side, first_two=is_natural(hands[side])) if player is not None else ""
        for side, player in zip(SIDES, players, strict=True)
    }


def settled(deal: Deal) -> CoupSettled:
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
            lines.append(Line(player, side, "win", stake, pay, stake + pay))
        elif result == "lose":
            lines.append(Line(player, side, "lose", stake, -stake, 0))
        else:
            lines.append(Line(player, side, "push", stake, 0, stake))
    lost = (results[RIGHT] == "lose", results[LEFT] == "lose")
    return CoupSettled(
        deal.number,
        hands_of(deal),
        (results[RIGHT], results[LEFT]),
        tuple(lines),
        bank,
        hands_after(deal.seats, players, lost),
    )
