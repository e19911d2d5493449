"""The rules of German faro (docs/rules.md section 2): the options, and why an act is refused.

Each rule of refusal cites its section and gives its reason, or None where it does not hold. An act is refused for the
first of the rules that it must pass, in the order of docs/settle.md; what is offered passes the same rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated

from ..cards import Card
from ..game import ENDED
from ..irregularity import POLICIES
from ..message import say
from ..options import MAX_AMOUNT, LiveOnly, OnlyWith, Options, Switch, Whole, Words, described, parse
from ..refusal import Reason, refuse_by

if TYPE_CHECKING:
    from .rounds import Deal


@dataclass(frozen=True, kw_only=True)
class Rules(Options, key="german_faro"):
    """The rules in force; amounts are marks."""

    max_total: Annotated[int, Whole(1, MAX_AMOUNT)] = 10
    pays: Annotated[str, Words("right", "left")] = "right"
    first_pile: Annotated[str, Words("right", "left")] = "right"
    withdraw: Annotated[bool, Switch()] = False
    dead_stake: Annotated[str, Words("reject", "allow")] = "reject"
    settle: Annotated[str, Words("collect_first", "drawn_order")] = "collect_first"
    cover: Annotated[bool, Switch()] = True
    odd_last_card: Annotated[str, Words("dead", "first_pile")] = "dead"
    irregularity: Annotated[str, POLICIES, LiveOnly] = "return_stakes"
    banker: Annotated[str, Words("house", "lot", "choice"), LiveOnly] = "house"
    bank_marks: Annotated[int, Whole(1, MAX_AMOUNT), LiveOnly, OnlyWith("banker", ("lot", "choice"))] = 100
    books: Annotated[str, Words("seats", "choice"), LiveOnly] = "seats"
    book_s: Annotated[int, Whole(5, 300), LiveOnly, OnlyWith("books", ("choice",))] = 20
    wait_for_all: Annotated[bool, Switch(), LiveOnly] = False
    lay_s: Annotated[int, Whole(5, 300), LiveOnly, OnlyWith("wait_for_all", (True,))] = 30


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("german_faro-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""


# Why an act is refused.

CHOOSING = Reason("choosing", say("german_faro-choosing"))
CHOSEN = Reason("chosen", say("german_faro-chosen"))
NOT_YOUR_TURN = Reason("not_your_turn", say("german_faro-not-your-turn"))
TAKEN = Reason("taken", say("german_faro-taken"))
NO_PACK = Reason("no_pack", say("german_faro-no-pack"))
PACK_IN_BOX = Reason("pack_in_box", say("german_faro-pack-in-box"))
NOT_WAITING = Reason("not_waiting", say("german_faro-not-waiting"))
CLOSED = Reason("closed", say("german_faro-closed"))
UNKNOWN_PLAYER = Reason("unknown_player", say("german_faro-unknown-player"))
ELIMINATED = Reason("eliminated", say("german_faro-eliminated"))
NOT_OWN_SUIT = Reason("not_own_suit", say("german_faro-not-own-suit"))
BAD_STAKE = Reason("bad_stake", say("german_faro-bad-stake"))
DEAD = Reason("dead", say("german_faro-dead"))
MAX = Reason("max", say("german_faro-max"))
FUNDS = Reason("funds", say("german_faro-funds"))
NO_WITHDRAW = Reason("no_withdraw", say("german_faro-no-withdraw"))
UNKNOWN_ID = Reason("unknown_id", say("german_faro-unknown-id"))
NOT_OPEN = Reason("not_open", say("german_faro-not-open"))
NOT_CLOSED = Reason("not_closed", say("german_faro-not-closed"))
OVER = Reason("over", say("german_faro-over"))
DUPLICATE_CARD = Reason("duplicate_card", say("german_faro-duplicate-card"))
FOREIGN_CARD = Reason("foreign_card", say("german_faro-foreign-card"))
NO_DEBT = Reason("no_debt", say("german_faro-no-debt"))
PAIR_UNDER_WAY = Reason("pair_under_way", say("german_faro-pair-under-way"))
BANK_FUNDS = Reason("funds", say("german_faro-bank-funds"))
SOLVENCY = Reason("solvency", say("german_faro-solvency"))
BAD_AMOUNT = Reason("bad_amount", say("german_faro-bad-amount"))
PLAYERS_BANK = Reason("players_bank", say("german_faro-players-bank"))
BOX_FUNDS = Reason("funds", say("german_faro-box-funds"))

refuse_money = refuse_by(BAD_AMOUNT, UNKNOWN_PLAYER, FUNDS, NO_DEBT)
"""Refuses what the ledger cannot do, in this game's words."""


# 2.1 Who has which book.


_BEFORE_THE_PACK = {"books": CHOOSING, "pack": NO_PACK}


def not_ready(deal: Deal) -> Reason | None:
    """Nothing is laid or turned before each player has his book, and the pack is in the box (2.1)."""
    return _BEFORE_THE_PACK.get(deal.phase)


def cannot_choose(deal: Deal, player: str, suit: str) -> Reason | None:
    """Why this player does not take the book of this suit now (2.1)."""
    if not_ready(deal) is not CHOOSING:
        return CHOSEN
    if player not in deal.books and player not in deal.choosing:
        return UNKNOWN_PLAYER
    if player != deal.choosing[0]:
        return NOT_YOUR_TURN
    return None if suit in deal.free_suits else TAKEN


# 2.1 to 2.3 Who lays how many marks on which card.


def closed(deal: Deal) -> Reason | None:
    """Marks are laid and taken back before a pair (2.3)."""
    return None if deal.row.closes else not_ready(deal) or CLOSED


def waiting(deal: Deal) -> Reason | None:
    """The stakes are not closed before each who can has laid, where the house wants it so (2.3)."""
    players = deal.waits_for
    return Reason("waiting", say("german_faro-waiting", players=players)) if players else None


def cannot_stake(deal: Deal, player: str, card: Card, marks: int) -> Reason | None:
    """Why these marks are not laid on this card before a pair, the first reason in the order of docs/settle.md
    (2.3, 2.5). One function, as it is asked for each act of a script."""
    if player not in deal.books:  # 2.1: by who has a book
        return UNKNOWN_PLAYER
    if player in deal.out:  # 2.10: nobody who is out comes back in this deal
        return ELIMINATED
    if card.suit is not deal.books[player]:  # 2.1: on the cards of one's own book
        return NOT_OWN_SUIT
    if marks <= 0:  # 2.2: one mark or more
        return BAD_STAKE
    rules = deal.rules
    if card.number in deal.seen and rules.dead_stake == "reject":  # 2.7: nothing matches a card already turned
        return DEAD
    if deal.totals[player] + marks > rules.max_total:  # 2.2: on all his cards together
        return MAX
    return FUNDS if marks > deal.ledger.purses[player] else None  # 2.2: out of his hand


def cannot_withdraw(deal: Deal, player: str, card: Card) -> Reason | None:
    """Why this player does not take his stake back from this card before a pair (2.6)."""
    if not deal.rules.withdraw:
        return NO_WITHDRAW
    return UNKNOWN_ID if card not in deal.stakes or deal.stakes[card][0] != player else None


# 2.4 The pair.


def not_open(deal: Deal) -> Reason | None:
    """Only an open round of stakes can be closed (2.4), and none that waits for somebody (2.3)."""
    return waiting(deal) if deal.row.closes else not_ready(deal) or NOT_OPEN


def not_closed(deal: Deal) -> Reason | None:
    """Stakes are taken again only while no card of the pair has been turned (2.4)."""
    return NOT_CLOSED if deal.phase != "bets_closed" or deal.covered else None


# 2.9 to 2.11 The end, and the banker's marks.


def over(deal: Deal) -> Reason | None:
    """No card and no ruling after the end of the deal (2.9, 2.11)."""
    return OVER if deal.phase in ENDED else None
