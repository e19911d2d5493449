"""Why an act at the table is refused: the rules of punto banco in the order of docs/rules.md, each with its section,
each giving its reason or None where it does not hold.

`decide` refuses for the first reason of the rules that an act must pass, in the order of docs/settle.md; `legal` tells
what passes the same rules. What all games of the family refuse alike stands in baccarat/refusals.py.
"""

from __future__ import annotations

from ...cards import Card
from ...message import say
from ...refusal import Reason
from ..refusals import CLOSED, MAX, NO_MARKER, NOT_CLOSED, NOT_OPEN, TOO_MANY
from .bets import TYPES, Bet, limit, offered
from .deal import BURNT, Deal
from .rules import Rules

UNDER_WAY = frozenset({"bets_closed", "dealing"})
_TYPES = frozenset(TYPES)

DUP_ID = Reason("dup_id", say("baccarat-dup-id"))
BAD_TYPE = Reason("bad_type", say("punto_banco-bad-type"))
NOT_OFFERED = Reason("not_offered", say("punto_banco-not-offered"))
SOLVENCY = Reason("solvency", say("baccarat-solvency"))
UNKNOWN_ID = Reason("unknown_id", say("baccarat-unknown-id"))
NOT_OWNER = Reason("not_owner", say("baccarat-not-owner"))
LOCKED = Reason("locked", say("punto_banco-locked"))
CUT_OUT = Reason("cut_out", say("baccarat-cut-out"))
BURNT_UNSEEN = Reason("not_shown", say("baccarat-burnt-unseen"))
BANK_FUNDS = Reason("funds", say("baccarat-bank-funds"))
BANK_BOUND = Reason("solvency", say("baccarat-bank-bound"))
COUP_UNDER_WAY = Reason("coup_under_way", say("baccarat-coup-under-way"))

# 3.1.1 The shoe.


def too_many(deal: Deal, card: Card) -> Reason | None:
    """A shoe has each card as often as it has packs; cards burnt face down, which nobody saw, do not count (3.1.1)."""
    seen = sum([was == card and place != BURNT for was, place in zip(deal.cards, deal.places, strict=True)])
    return TOO_MANY if seen >= deal.rules.packs and deal.next_place != BURNT else None


def no_cut(deal: Deal, kind: str) -> Reason | None:
    """The shoe has one marker, the cut card, where the rules say so (3.1.1)."""
    if kind != "cut" or deal.rules.cut_from_end is None:
        return NO_MARKER
    return None if deal.cut_at is None else CUT_OUT


# 3.1.5 to 3.1.9 What may be bet on.


def not_offered(rules: Rules, type_: str) -> Reason | None:
    """Side bets that the rules do not have are not taken (3.1.6, 3.1.8, 3.1.9)."""
    return None if type_ in offered(rules) else NOT_OFFERED


def no_such_type(type_: str | None) -> Reason | None:
    """The bets there are (3.1.5)."""
    return None if type_ in _TYPES else BAD_TYPE


def locked(rules: Rules, bet: Bet) -> Reason | None:
    """A bet that stays may be taken back, unless the rules keep it (3.1.5)."""
    return LOCKED if bet.pushed and not rules.push_withdraw else None


# 3.1.7 Stakes, limits and the bank.


def used(deal: Deal, id_: str | None) -> Reason | None:
    """A bet has a name that no other had (3.1.7)."""
    return DUP_ID if id_ is None or id_ in deal.used else None


def above_max(deal: Deal, player: str, type_: str, stake: int) -> Reason | None:
    """The most that a player has on one kind of bet, or that a bet may be (3.1.7)."""
    highest = limit(deal.rules, type_)
    if highest is None:
        return None
    if deal.rules.max_scope == "position":
        stake += lying(deal, player, type_)
    return MAX if stake > highest else None


def lying(deal: Deal, player: str, type_: str) -> int:
    """What a player has on one kind of bet (3.1.7)."""
    return sum([bet.stake for bet in deal.bets.values() if bet.player == player and bet.type == type_])


def beyond_bank(deal: Deal, most: int) -> Reason | None:
    """The bank could pay all that lies, and this at its best (3.1.7)."""
    return SOLVENCY if deal.rules.solvency == "sum" and deal.bound + most > deal.ledger.bank else None


def not_owner(bet: Bet, player: str | None) -> Reason | None:
    """One takes back one's own bets (3.1.7)."""
    return None if player == bet.player else NOT_OWNER


def bank_bound(deal: Deal, amount: int) -> Reason | None:
    """What lies could be won: as much stays in the bank when `amount` is taken out (3.1.7)."""
    rest = deal.bank - amount
    if rest < 0:
        return BANK_FUNDS
    return BANK_BOUND if deal.rules.solvency == "sum" and rest < deal.bound else None


# 3.1.10 The course of a coup at the table.


def closed(deal: Deal) -> Reason | None:
    """Bets are placed and taken back before a coup (3.1.10)."""
    return None if deal.phase == "bets_open" else CLOSED


def not_open(deal: Deal) -> Reason | None:
    """Only an open round of bets can be closed (3.1.10)."""
    return None if deal.phase == "bets_open" else NOT_OPEN


def not_closed(deal: Deal) -> Reason | None:
    """Bets are taken again only while no card of the coup has been dealt (3.1.10)."""
    return None if deal.phase == "bets_closed" else NOT_CLOSED


def coup_under_way(deal: Deal) -> Reason | None:
    """The banker takes nothing out between the cards of a coup (3.1.10)."""
    return COUP_UNDER_WAY if deal.phase in UNDER_WAY else None
