"""What a player may do now, so that a page asks and does not work out the rules again (docs/rules.md 4.3 to 4.12).

It asks the rules of refusals.py that `decide` asks: what is not told here is refused.
"""

from __future__ import annotations

from typing import Any

from ..units import rounded_down
from .deal import Deal
from .hand import Hand
from .refusals import (
    above_max,
    already_bet,
    bank_must_reach,
    bound,
    cannot_back,
    cannot_change,
    cannot_fusilar,
    cannot_open,
    lies_on,
    must_change,
    never_changed,
    never_fusilado,
    never_opened,
    no_bet,
    no_buyer,
    no_cards,
    no_offer,
    no_open_hand,
    no_player,
    not_free,
    not_in_turn,
    not_sold,
    plays_already,
    shut,
)


def legal(deal: Deal, player: str) -> dict[str, Any]:
    """The acts of a seat that this player may do now.

    `bet`, `raise`, `fusilar`: the least and the most of an amount, in steps of the unit. `hit`: whether a hidden card
    may be shown first (`expose`) and whether the new one would lie face down. `back`: hands that he may back, each with
    the least and the most. `cede`: to whom, who plays in this deal first. The others are true. While a card of his hand
    lies face down, it is what some card there would allow: what the card that it is does not allow is refused, or
    passes the turn on (4.14).
    """
    if no_player(deal, player):
        return {}
    found: dict[str, Any] = {}
    if deal.phase == "turn" and player == deal.player:
        found = _turn(deal, player)
    elif deal.phase == "bank" and not not_in_turn(deal, player):
        if not no_cards(deal):
            found["hit"] = {"expose": False, "down": False}
        if not bank_must_reach(deal):
            found["stand"] = True
    elif deal.phase == "for_sale" and not not_sold(deal, player):
        players = dict.fromkeys((*deal.seats, *deal.purses))
        found = {"keep": True, "cede": [name for name in players if not no_buyer(deal, name)]}
    elif not no_offer(deal, player):
        assert deal.offer is not None, "asked by no_offer"
        found = {"decline": True}
        if deal.purses[player] >= deal.offer.price:
            found["buy"] = {"price": deal.offer.price}
    backs = _backs(deal, player)
    if backs:
        found["back"] = backs
    if not plays_already(deal, player):
        found["come_back"] = True
    return found


def _turn(deal: Deal, player: str) -> dict[str, Any]:
    hand = deal.hand
    lies = hand.hidden is not None
    found: dict[str, Any] = {}
    if lies or not not_free(deal, hand):
        found = _free(deal, player, hand)
    if lies or not must_change(deal, hand):
        found["stand"] = True
        if not (never_opened if lies else cannot_open)(deal, hand):
            found["open"] = True
    if not (never_changed if lies else cannot_change)(deal, hand):
        found["change4"] = True
    return found


def _free(deal: Deal, player: str, hand: Hand) -> dict[str, Any]:
    found: dict[str, Any] = {}
    rules = deal.rules
    lies = hand.hidden is not None
    if not already_bet(hand):
        _amount(found, "bet", rules.least, _most(deal, player, 0, rules.seven_half_pays), rules.unit)
    if not no_bet(hand):
        _amount(found, "raise", rules.unit, _most(deal, player, hand.stake, rules.seven_half_pays), rules.unit)
        if not no_cards(deal):
            found["hit"] = {"expose": lies, "down": rules.bank_policy == "free" and not lies}
    if not (never_fusilado if lies else cannot_fusilar)(deal, hand):
        backed = sum(stake.amount for stake in deal.backs if stake.on == player and not stake.hand)
        dearer = backed * (rules.fusilar_pays - rules.seven_half_pays)
        _amount(found, "fusilar", rules.least, _most(deal, player, 0, rules.fusilar_pays, dearer), rules.unit)
    return found


def _amount(found: dict[str, Any], act: str, least: int, most: int, unit: int) -> None:
    if most >= least:
        found[act] = {"least": least, "most": rounded_down(most, unit)}


def _most(deal: Deal, player: str, lies: int, odds: int, dearer: int = 0) -> int:
    """The most that this player may put on a hand on which he has so much; `dearer`: what else would cost the bank
    more."""
    rules = deal.rules
    highest = deal.purses[player]
    if rules.max is not None:
        highest = min(highest, rules.max - lies)
    if rules.solvency == "sum":
        highest = min(highest, (deal.worth(deal.banker) - bound(deal) - dearer) // odds)
    return highest


def _backs(deal: Deal, player: str) -> list[dict[str, Any]]:
    rules = deal.rules
    found = []
    for on, number, _ in deal.all_hands:
        if cannot_back(deal, player, on) or no_open_hand(deal, on, number) or shut(deal, on, number):
            continue
        lies = lies_on(deal, player, on, number)
        most = _most(deal, player, lies, rules.seven_half_pays)
        if most >= rules.least and not above_max(rules, lies + rules.least):
            found.append({"on": on, "hand": number, "least": rules.least, "most": rounded_down(most, rules.unit)})
    return found
