"""The rules of Macao and Victoria (docs/rules.md section 3.4): the options, and why an act is refused.

What an act must pass, in the order of docs/settle.md, is a rule of its own (`cannot_stake`), asked by the act and by
what is offered. What all games of the family refuse alike is in baccarat/rules.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, ClassVar

from ...cards import Card
from ...irregularity import POLICIES
from ...message import say
from ...options import (
    BY_KEY,
    MAX_AMOUNT,
    Choice,
    LiveOnly,
    OnlyWith,
    Options,
    Switch,
    Whole,
    Words,
    described,
    parse,
)
from ...refusal import Reason
from ..rules import AT_REST, MAX, bad_stake, beyond_purse, closed, not_a_correction, too_many

if TYPE_CHECKING:
    from .rounds import Deal

PACKS = 2
"""Packs that are dealt from (3.4.1)."""


@dataclass(frozen=True, kw_only=True)
class Rules(Options, key="macao"):
    """The rules in force at a table of Macao; amounts in minor units."""

    game: ClassVar[str] = "macao"
    first: ClassVar[int] = 1
    """Cards that everybody has at first."""

    macao_tie: Annotated[str, Words("banker", "void")] = "banker"
    macao_over9: Annotated[str, Words("mod10", "bust")] = "mod10"
    max_cards: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY)] = 3
    natural9_pays: Annotated[int, Whole(1, MAX_AMOUNT)] = 3
    natural8_pays: Annotated[int, Whole(1, MAX_AMOUNT)] = 2
    pair_even: Annotated[bool, Switch(), OnlyWith("first", (2,))] = False
    """A natural of Macao has one card."""
    solvency: Annotated[str, Words("sum", "none")] = "sum"
    min: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    max: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY)] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    stake_s: Annotated[int, Whole(5, 300), LiveOnly] = 25
    turn_s: Annotated[int, Whole(3, 300), LiveOnly] = 10
    peek: Annotated[str, Words("tablet", "cards"), LiveOnly] = "tablet"
    beads: Annotated[str, Choice({"quarters": say("macao-option-beads-quarters"), "rest": AT_REST}), LiveOnly] = (
        "quarters"
    )
    irregularity: Annotated[str, POLICIES, LiveOnly] = "return_stakes"

    @property
    def most(self) -> int:
        """What a stake of one is paid at the best."""
        return max(self.natural9_pays, self.natural8_pays)


@dataclass(frozen=True, kw_only=True)
class VictoriaRules(Rules):
    """The rules in force at a table of Victoria, in which everybody has two cards at first."""

    game: ClassVar[str] = "victoria"
    first: ClassVar[int] = 2

    max_cards: Annotated[int | None, Whole(2, MAX_AMOUNT, none=BY_KEY)] = 3


OPTIONS = described(Rules)
VICTORIA_OPTIONS = described(VictoriaRules)

parse_rules = partial(parse, Rules, say("macao-name"))
"""Rules of Macao from option names and JSON values, by `options.parse`."""
parse_victoria_rules = partial(parse, VictoriaRules, say("victoria-name"))
"""The same of Victoria."""


# The places of cards.

FIRST = "first"
"""Face down."""
DRAWN = "drawn"
INSTEAD = "instead"
"""Of one that was refused."""
MOST = 9
"""A hand of more is over, where the rules know that."""


# Why an act is refused.

BANKER = Reason("banker", say("macao-banker"))
SOLVENCY = Reason("solvency", say("macao-solvency"))
PACK_SHORT = Reason("pack_short", say("macao-pack-short"))
NO_STAKES = Reason("no_stakes", say("macao-no-stakes"))
NOT_DEALT = Reason("not_dealt", say("macao-not-dealt"))
NOT_YOUR_TURN = Reason("not_your_turn", say("macao-not-your-turn"))
MAX_CARDS = Reason("max_cards", say("macao-max-cards"))
NO_CARDS = Reason("no_cards", say("macao-no-cards"))
NOT_REFUSABLE = Reason("not_refusable", say("macao-not-refusable"))
NO_TURN = Reason("no_turn", say("macao-no-turn"))
OVER = Reason("over", say("macao-over"))
HANDS_HIDDEN = Reason("hands_hidden", say("macao-hands-hidden"))
BOUND = Reason("solvency", say("macao-bound"))
NO_BANK = Reason("no_bank", say("macao-no-bank"))
COUP_UNDER_WAY = Reason("coup_under_way", say("macao-coup-under-way"))
ALONE = Reason("players", say("macao-alone"))


def is_banker(deal: Deal, player: str) -> Reason | None:
    """The banker stakes nothing: he answers for what the others stake (3.4.2)."""
    return BANKER if player == deal.banker else None


def bound(deal: Deal, player: str, amount: int) -> Reason | None:
    """The banker keeps what the stakes could win; in a coup he takes nothing out at all (3.4.2, 3.4.9)."""
    if player != deal.banker or deal.ended:
        return None
    if deal.under_way:
        return COUP_UNDER_WAY
    if deal.rules.solvency == "none":
        return None
    rest = deal.ledger.purses[player] - deal.ledger.debts.get(player, 0) - amount
    return BOUND if rest < deal.lying * deal.rules.most else None


def pack_short(deal: Deal, player: str) -> Reason | None:
    """Who comes while the pack is dealt waits for the next one when this one is too short for him too (3.4.2)."""
    if player in deal.seats or deal.cards_left >= (len(deal.seats) + 1) * deal.rules.first:
        return None
    return PACK_SHORT


def not_to_close(deal: Deal) -> Reason | None:
    """A coup is dealt before its cards, and not without a stake (3.4.3, 3.4.9)."""
    return closed(deal) or (None if deal.stakes else NO_STAKES)


def not_his_turn(deal: Deal, player: str) -> Reason | None:
    """Who is in turn, and has all cards he asked for (3.4.5)."""
    return None if deal.phase in deal.rounds.offering["stand"] and deal.playing == player else NOT_YOUR_TURN


def reveals_hands(deal: Deal) -> bool:
    """Whether a card, by what becomes of its hand, would tell of those face down: whether the hand is over (3.4.10)."""
    return deal.rules.macao_over9 == "bust" and deal.under_way


def cannot_correct(deal: Deal, index: int, card: Card) -> Reason | None:
    """With `bust` no card is put right while hands lie face down, as what becomes of it would tell them (3.4.10)."""
    return not_a_correction(deal, index, card) or (HANDS_HIDDEN if reveals_hands(deal) else too_many(deal, card))


def cannot_stake(deal: Deal, player: str, amount: int) -> Reason | None:
    """Why a stake of somebody with a purse is refused: the most of a player in all, and the banker could pay all stakes
    at the best (3.4.2)."""
    most = deal.rules.max
    if reason := closed(deal) or is_banker(deal, player) or bad_stake(amount, deal.rules.unit, deal.rules.min):
        return reason
    if most is not None and deal.stakes.get(player, 0) + amount > most:
        return MAX
    if reason := beyond_purse(deal, player, amount):
        return reason
    at_best = (deal.lying + amount) * deal.rules.most
    return SOLVENCY if deal.rules.solvency != "none" and at_best > deal.ledger.purses[deal.banker] else None


def cannot_stand(deal: Deal, player: str) -> Reason | None:
    """Why it is not this player's to stand: cards are asked for after the first ones, in turn (3.4.5)."""
    return not_his_turn(deal, player) if deal.first_dealt else NOT_DEALT


def cannot_draw(deal: Deal, player: str) -> Reason | None:
    """Why this player draws no card: his hand has the most there may be, or the pack is empty (3.4.5)."""
    return (
        cannot_stand(deal, player)
        or (MAX_CARDS if deal.full(player) else None)
        or (None if deal.cards_left else NO_CARDS)
    )


def cannot_refuse(deal: Deal, player: str) -> Reason | None:
    """Why this player keeps his last card: a drawn ten or court card may be refused, as long as it is the last, where
    there is another (3.4.5)."""
    return (
        cannot_stand(deal, player)
        or (None if deal.refusable(player) else NOT_REFUSABLE)
        or (None if deal.cards_left else NO_CARDS)
    )
