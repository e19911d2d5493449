"""The rules of Macao and Victoria (docs/rules.md section 3.4): the options, and why an act is refused.

Each rule of refusal cites its section and gives its reason, or None where it does not hold; they stand in the order of
docs/rules.md. What all games of the family refuse alike is in baccarat/refusals.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, ClassVar

from ...cards import Card
from ...game import ENDED
from ...irregularity import POLICIES
from ...message import say
from ...options import BY_KEY, MAX_AMOUNT, Choice, LiveOnly, Options, Switch, Whole, Words, described, parse
from ...refusal import Reason
from ..refusals import (
    CLOSED,
    FACE_DOWN,
    MAX,
    NOT_CLOSED,
    NOT_DUE,
    NOT_SHOWN,
    SAME_CARD,
    bad_stake,
    beyond_packs,
    beyond_purse,
)
from ..rules import AT_REST

if TYPE_CHECKING:
    from .rounds import Deal

PACKS = 2
"""Packs that are dealt from (3.4.1)."""


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force at a table of Macao; amounts in minor units."""

    game: ClassVar[str] = "macao"
    first: ClassVar[int] = 1
    """Cards that everybody has at first."""

    macao_tie: Annotated[str, Words("banker", "void"), say("macao-option-macao-tie")] = "banker"
    macao_over9: Annotated[str, Words("mod10", "bust"), say("macao-option-macao-over9")] = "mod10"
    max_cards: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY), say("macao-option-max-cards")] = 3
    natural9_pays: Annotated[int, Whole(1, MAX_AMOUNT), say("macao-option-natural9-pays")] = 3
    natural8_pays: Annotated[int, Whole(1, MAX_AMOUNT), say("macao-option-natural8-pays")] = 2
    pair_even: Annotated[bool, Switch(), say("macao-option-pair-even")] = False
    solvency: Annotated[str, Words("sum", "none"), say("macao-option-solvency")] = "sum"
    min: Annotated[int, Whole(1, MAX_AMOUNT), say("macao-option-min")] = 1
    max: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY), say("macao-option-max")] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT), say("macao-option-unit")] = 1
    stake_s: Annotated[int, Whole(5, 300), say("macao-option-stake-s"), LiveOnly] = 25
    turn_s: Annotated[int, Whole(3, 300), say("macao-option-turn-s"), LiveOnly] = 10
    peek: Annotated[str, Words("tablet", "cards"), say("macao-option-peek"), LiveOnly] = "tablet"
    beads: Annotated[
        str,
        Choice({"quarters": say("macao-option-beads-quarters"), "rest": AT_REST}),
        say("macao-option-beads"),
        LiveOnly,
    ] = "quarters"
    irregularity: Annotated[str, POLICIES, say("macao-option-irregularity"), LiveOnly] = "return_stakes"

    @property
    def most(self) -> int:
        """What a stake of one is paid at the best."""
        return max(self.natural9_pays, self.natural8_pays)


@dataclass(frozen=True, kw_only=True)
class VictoriaRules(Rules):
    """The rules in force at a table of Victoria, in which everybody has two cards at first."""

    game: ClassVar[str] = "victoria"
    first: ClassVar[int] = 2

    max_cards: Annotated[int | None, Whole(2, MAX_AMOUNT, none=BY_KEY), say("macao-option-max-cards")] = 3


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

# 3.4.1 The pack and the bank.


def too_many(deal: Deal, card: Card) -> Reason | None:
    """Each card comes as often as there are packs; one that lies face down counts once everybody has seen it, as the
    answer would tell it (3.4.1, 3.4.9)."""
    shown = [was for index, was in enumerate(deal.cards) if index not in deal.hidden]
    return beyond_packs(shown, card, PACKS)


def not_left(deal: Deal, card: Card) -> Reason | None:
    """The next card is one of those left; face down it may be any (3.4.1, 3.4.9)."""
    return None if deal.due is not None and deal.due[1] == FIRST else too_many(deal, card)


def over(deal: Deal) -> Reason | None:
    """No card and no ruling after the end of the run (3.4.1)."""
    return OVER if deal.phase in ENDED else None


def short(deal: Deal) -> bool:
    """Whether too few cards are left for another coup of all seats (3.4.1)."""
    return deal.cards_left < len(deal.seats) * deal.rules.first


def no_other(deal: Deal) -> Reason | None:
    """The bank goes to another player (3.4.1)."""
    return ALONE if len(deal.seats) < 2 else None


# 3.4.2 Stakes.


def is_banker(deal: Deal, player: str) -> Reason | None:
    """The banker stakes nothing: he answers for what the others stake (3.4.2)."""
    return BANKER if player == deal.banker else None


def above_max(deal: Deal, player: str, amount: int) -> Reason | None:
    """The most that a player may stake in all (3.4.2)."""
    most = deal.rules.max
    return MAX if most is not None and deal.stakes.get(player, 0) + amount > most else None


def beyond_banker(deal: Deal, amount: int) -> Reason | None:
    """The banker could pay all stakes at the best (3.4.2)."""
    if deal.rules.solvency == "none":
        return None
    return SOLVENCY if (deal.lying + amount) * deal.rules.most > deal.ledger.purses[deal.banker] else None


def bound(deal: Deal, player: str, amount: int) -> Reason | None:
    """The banker keeps what the stakes could win; in a coup he takes nothing out at all (3.4.2, 3.4.9)."""
    if player != deal.banker or deal.phase in ENDED:
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


# 3.4.3 to 3.4.5 The cards.


def not_due(deal: Deal) -> Reason | None:
    """A card leaves the box when it is due (3.4.3)."""
    return NOT_DUE if deal.due is None else None


def closed(deal: Deal) -> Reason | None:
    """Stakes are laid before a coup (3.4.9)."""
    return None if deal.phase in deal.rounds.betting else CLOSED


def no_stakes(deal: Deal) -> Reason | None:
    """Without a stake no coup is dealt (3.4.3)."""
    return None if deal.stakes else NO_STAKES


def not_dealt(deal: Deal) -> Reason | None:
    """Cards are asked for after the first ones have been dealt (3.4.5)."""
    return None if deal.first_dealt else NOT_DEALT


def not_his_turn(deal: Deal, player: str) -> Reason | None:
    """Who is in turn, and has all cards he asked for (3.4.5)."""
    return None if deal.phase in deal.rounds.offering["stand"] and deal.playing == player else NOT_YOUR_TURN


def hand_full(deal: Deal, player: str) -> Reason | None:
    """The most cards of a hand (3.4.5)."""
    return MAX_CARDS if deal.full(player) else None


def not_refusable(deal: Deal, player: str) -> Reason | None:
    """A drawn ten or court card may be refused, as long as it is the last (3.4.5)."""
    return None if deal.refusable(player) else NOT_REFUSABLE


def no_cards(deal: Deal) -> Reason | None:
    """Nothing is drawn from an empty pack (3.4.5)."""
    return None if deal.cards_left else NO_CARDS


# 3.4.9 to 3.4.11 At the table.


def not_closed(deal: Deal) -> Reason | None:
    """Stakes are taken again only while no card of the coup has been dealt (3.4.9)."""
    return None if deal.phase == "bets_closed" else NOT_CLOSED


def between_coups(deal: Deal) -> Reason | None:
    """The bank passes between coups (3.4.1)."""
    return None if deal.row.betting else COUP_UNDER_WAY


def tells(deal: Deal) -> bool:
    """Whether a card, by what becomes of its hand, would tell of those face down: whether the hand is over (3.4.10)."""
    return deal.rules.macao_over9 == "bust" and deal.under_way


def not_a_correction(deal: Deal, index: int, card: Card) -> Reason | None:
    """A card is put right that everybody has seen; with `bust` none while hands lie face down, as what becomes of it
    would tell them (3.4.10)."""
    if not 0 <= index < len(deal.cards):
        return NOT_SHOWN
    if index in deal.hidden:
        return FACE_DOWN
    if deal.cards[index] == card:
        return SAME_CARD
    if tells(deal):
        return HANDS_HIDDEN
    return too_many(deal, card)


# What stands against an act, at the table and on paper.


def cannot_stake(deal: Deal, player: str, amount: int) -> Reason | None:
    """Why a stake of somebody with a purse is refused (3.4.2)."""
    return (
        closed(deal)
        or is_banker(deal, player)
        or bad_stake(amount, deal.rules.unit, deal.rules.min)
        or above_max(deal, player, amount)
        or beyond_purse(deal, player, amount)
        or beyond_banker(deal, amount)
    )


def cannot_stand(deal: Deal, player: str) -> Reason | None:
    """Why it is not this player's to stand (3.4.5)."""
    return not_dealt(deal) or not_his_turn(deal, player)


def cannot_draw(deal: Deal, player: str) -> Reason | None:
    """Why this player draws no card (3.4.5)."""
    return not_dealt(deal) or not_his_turn(deal, player) or hand_full(deal, player) or no_cards(deal)


def cannot_refuse(deal: Deal, player: str) -> Reason | None:
    """Why this player keeps his last card (3.4.5)."""
    return not_dealt(deal) or not_his_turn(deal, player) or not_refusable(deal, player) or no_cards(deal)
