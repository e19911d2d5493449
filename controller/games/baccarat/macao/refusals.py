"""Why an act at the table is refused: the rules of Macao and Victoria in the order of docs/rules.md, each with its
section, each giving its reason or None where it does not hold.

`decide` refuses for the first reason of the rules that an act must pass, in the order of docs/settle.md; `legal` tells
what passes the same rules. What all games of the family refuse alike stands in baccarat/refusals.py.
"""

from __future__ import annotations

from ...cards import Card
from ...game import ENDED
from ...message import say
from ...refusal import Reason
from ..refusals import CLOSED, FACE_DOWN, MAX, NOT_CLOSED, NOT_DUE, NOT_SHOWN, SAME_CARD, beyond_packs
from .deal import FIRST, Deal
from .rules import PACKS

UNDER_WAY = frozenset({"bets_closed", "dealing", "turn", "drawing"})

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
    shown = [was for index, was in enumerate(deal.dealt) if index not in deal.hidden]
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
    if deal.phase in UNDER_WAY:
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
    return None if deal.phase == "bets_open" else CLOSED


def no_stakes(deal: Deal) -> Reason | None:
    """Without a stake no coup is dealt (3.4.3)."""
    return None if deal.stakes else NO_STAKES


def not_dealt(deal: Deal) -> Reason | None:
    """Cards are asked for after the first ones have been dealt (3.4.5)."""
    return NOT_DEALT if deal.phase not in ("turn", "drawing") else None


def not_his_turn(deal: Deal, player: str) -> Reason | None:
    """Who is in turn, and has all cards he asked for (3.4.5)."""
    return None if deal.phase == "turn" and deal.playing == player else NOT_YOUR_TURN


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
    return None if deal.phase == "bets_open" else COUP_UNDER_WAY


def tells(deal: Deal) -> bool:
    """Whether a card, by what becomes of its hand, would tell of those face down: whether the hand is over (3.4.10)."""
    return deal.rules.macao_over9 == "bust" and deal.phase in UNDER_WAY


def not_a_correction(deal: Deal, index: int, card: Card) -> Reason | None:
    """A card is put right that everybody has seen; with `bust` none while hands lie face down, as what becomes of it
    would tell them (3.4.10)."""
    if not 0 <= index < len(deal.dealt):
        return NOT_SHOWN
    if index in deal.hidden:
        return FACE_DOWN
    if deal.dealt[index] == card:
        return SAME_CARD
    if tells(deal):
        return HANDS_HIDDEN
    return too_many(deal, card)
