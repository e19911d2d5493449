"""Why an act is refused alike in every game of baccarat: the reasons that have the same words in several of them, and
the rules of refusal that ask the same, each with its sections of docs/rules.md. What one game alone refuses stands in
its own rules.py.
"""

from __future__ import annotations

from typing import Any

from ..cards import Card
from ..message import say
from ..refusal import Reason, refuse_by
from .rounds import Shoe

CLOSED = Reason("closed", say("baccarat-closed"))
UNKNOWN_PLAYER = Reason("unknown_player", say("baccarat-unknown-player"))
BAD_STAKE = Reason("bad_stake", say("baccarat-bad-stake"))
MIN = Reason("min", say("baccarat-min"))
MAX = Reason("max", say("baccarat-max"))
FUNDS = Reason("funds", say("baccarat-funds"))
ANSWERED = Reason("answered", say("baccarat-answered"))
NOT_OPEN = Reason("not_open", say("baccarat-not-open"))
NOT_CLOSED = Reason("not_closed", say("baccarat-not-closed"))
NOT_DUE = Reason("not_due", say("baccarat-not-due"))
OVER = Reason("over", say("baccarat-over"))
TOO_MANY = Reason("duplicate_card", say("baccarat-too-many"))
NO_MARKER = Reason("no_marker", say("baccarat-no-marker"))
NOT_SHOWN = Reason("not_shown", say("baccarat-not-shown"))
FACE_DOWN = Reason("face_down", say("baccarat-face-down"))
SAME_CARD = Reason("same_card", say("baccarat-same-card"))
OTHER_CARDS = Reason("changes_later", say("baccarat-changes-later"))
NO_DEBT = Reason("no_debt", say("baccarat-no-debt"))
BAD_AMOUNT = Reason("bad_amount", say("baccarat-bad-amount"))

refuse_money = refuse_by(BAD_AMOUNT, UNKNOWN_PLAYER, FUNDS, NO_DEBT)
"""Refuses what the ledger cannot do, in this family's words."""


AnyShoe = Shoe[Any, Any]


def over(deal: AnyShoe) -> Reason | None:
    """No card and no ruling after the end of the shoe (3.1.1, 3.2.1, 3.3.1)."""
    return OVER if deal.ended else None


def too_many(deal: AnyShoe, card: Card) -> Reason | None:
    """A shoe has each card as often as it has packs; one that lies face down counts once everybody has seen it, as the
    answer would tell it (3.1.1, 3.2.1, 3.2.9, 3.3.1, 3.3.13, 3.4.1, 3.4.9)."""
    shown = [was for index, was in enumerate(deal.cards) if was == card and deal.exposure(index).everybody]
    return TOO_MANY if len(shown) >= deal.packs else None


def not_left(deal: AnyShoe, card: Card) -> Reason | None:
    """The next card is one of those left; face down it may be any (3.2.1, 3.2.9, 3.3.1, 3.3.13, 3.4.1, 3.4.9)."""
    return None if deal.next_place in deal.rounds.face_down else too_many(deal, card)


def not_due(deal: AnyShoe) -> Reason | None:
    """A card leaves the shoe when it is due (3.1.3, 3.2.5, 3.3.12)."""
    return NOT_DUE if deal.next_place is None else None


def not_a_correction(deal: AnyShoe, index: int, card: Card) -> Reason | None:
    """A card is put right that everybody has seen, and was taken for another (3.2.10, 3.3.16)."""
    if not 0 <= index < len(deal.cards):
        return NOT_SHOWN
    if not deal.exposure(index).everybody:
        return FACE_DOWN
    return SAME_CARD if deal.cards[index] == card else None


def no_player(deal: AnyShoe, player: str) -> Reason | None:
    """Who acts has a purse (3.1.7, 3.2.1, 3.3.4, 3.4.2)."""
    return None if player in deal.ledger.purses else UNKNOWN_PLAYER


def bad_stake(amount: int, unit: int, least: int) -> Reason | None:
    """A sum is a positive multiple of the unit, and one act lays no less than `least`
    (3.1.7, 3.2.1, 3.3.4, 3.3.9, 3.4.2)."""
    if amount <= 0 or amount % unit:
        return BAD_STAKE
    return MIN if amount < least else None


def beyond_purse(deal: AnyShoe, player: str, amount: int) -> Reason | None:
    """Money is in the purse before it is staked (3.1.7, 3.2.1, 3.3.4, 3.3.9, 3.4.2)."""
    return FUNDS if amount > deal.ledger.purses[player] else None
