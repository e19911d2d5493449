"""What the players of the demonstration do in siete y media, by what their own tablet shows and lets them do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.demo import cases
from controller.demo.habit import Chance, Habit, Training, claims_to_be_paid
from controller.games.cards import Card
from controller.games.siete_y_media.rules import FOUR, SEVEN, value
from controller.games.units import rounded_down

STAKES = (5, 10, 20, 25)
SHOWN_UP_TO = 8
"""A hidden card is shown before the next one while the hand counts no more half points."""
HOUSE_STANDS_FROM = 11
"""Half points."""
SITS_OUT = 0.1
"""Probability that a player makes no bet before the cards where another has."""
View = Mapping[str, Any]
Command = dict[str, Any]


def _hand(name: str, deal: View) -> Mapping[str, Any] | None:
    """The hand whose turn it is, where it is his."""
    turn = deal["turn"]
    if turn is None or turn["player"] != name:
        return None
    seats = {seat["player"]: seat["hands"] for seat in deal["seats"]}
    hands = seats.get(name)
    found: Mapping[str, Any] | None = hands[turn["hand"]] if hands else None
    return found


def _amount(offer: Mapping[str, Any], deal: View, chance: Chance) -> int:
    wanted: int = chance.choice(STAKES)
    unit: int = deal["rules"].get("unit", 1)
    least: int = offer["least"]
    most: int = offer["most"]
    return min(max(rounded_down(wanted, unit), least), most)


def _plays(name: str, deal: View, chance: Chance, stands_from: int) -> list[Command]:
    """One decision: a bet with what follows it, cards until `stands_from` half points."""
    may = deal["legal"]
    if "decline" in may:
        return [{"do": "decline"}]
    if deal["phase"] == "bets_open":
        return _bets_first(name, may, deal, chance)
    if name == deal["banker"]:
        return _banks(deal, may, stands_from)
    if _lifts(name, deal):
        return _plays_unseen(may, deal, chance)
    hand = _hand(name, deal)
    if hand is None:
        return []
    points = hand["points"]
    if "change4" in may and points == FOUR:
        return [{"do": "change4"}]
    if "fusilar" in may and points == SEVEN and chance.random() < 0.5:
        return [{"do": "fusilar", "amount": _amount(may["fusilar"], deal, chance)}]
    if "open" in may and len({value(Card.parse(label)) for label in hand["cards"]}) == 1:
        return [{"do": "open"}]
    acts: list[Command] = []
    if "bet" in may:
        acts.append({"do": "bet", "amount": _amount(may["bet"], deal, chance)})
    if (acts or "hit" in may) and points < stands_from and deal["cards_left"]:
        expose = hand["down"][-1] and points <= SHOWN_UP_TO
        return [*acts, {"do": "hit", "expose": expose}]
    return [*acts, {"do": "stand"}] if "stand" in may else []


def _bets_first(name: str, may: Mapping[str, Any], deal: View, chance: Chance) -> list[Command]:
    """Before the cards: a bet, if he has none yet and does not sit this deal out. The first one always bets: a deal in
    which nobody has bet never begins."""
    has_bet = any(bet["player"] == bet["on"] == name for bet in deal["bets"])
    if "bet" not in may or has_bet or (deal["bets"] and chance.random() < SITS_OUT):
        return []
    return [{"do": "bet", "amount": _amount(may["bet"], deal, chance)}]


def _lifts(name: str, deal: View) -> bool:
    """Whether it is his turn with a card face down that his tablet does not show: nobody here can lift it."""
    hand = _hand(name, deal)
    return hand is not None and None in hand["cards"]


def _plays_unseen(may: Mapping[str, Any], deal: View, chance: Chance) -> list[Command]:
    """A bet, at most one card, and he stands."""
    if "bet" in may:
        return [{"do": "bet", "amount": _amount(may["bet"], deal, chance)}]
    if "hit" in may and may["hit"]["expose"] and chance.random() < 0.3:
        return [{"do": "hit", "expose": True}]
    return [{"do": "stand"}]


def _banks(deal: View, may: Mapping[str, Any], stands_from: int) -> list[Command]:
    points = deal["bank_hand"]["points"]
    if "hit" in may and (points < stands_from or "stand" not in may):
        return [{"do": "hit"}]
    if "stand" in may:
        return [{"do": "stand"}]
    return [{"do": "keep"}] if "keep" in may else []


def for_the_house(deal: View) -> str:
    """What the dealer does where he is asked: he draws for the house's bank up to 5, or puts a four back."""
    if deal["phase"] != "bank":
        return "four_back"
    points: int = deal["bank_hand"]["points"]
    draws = deal["cards_left"] and (points < HOUSE_STANDS_FROM or deal["obliged"])
    return "bank_hit" if draws else "bank_stand"


def careful(name: str, deal: View, chance: Chance) -> list[Command]:
    """Stands from 4½ on."""
    return _plays(name, deal, chance, 9)


def usual(name: str, deal: View, chance: Chance) -> list[Command]:
    """Stands from 5 on."""
    return _plays(name, deal, chance, 10)


def bold(name: str, deal: View, chance: Chance) -> list[Command]:
    """Draws up to 5½."""
    return _plays(name, deal, chance, 12)


HABITS: Mapping[str, Habit] = {"Paca": careful, "Curro": bold, "Lola": usual, "Manolo": usual}


def at_once(name: str, deal: View, chance: Chance) -> list[Command]:
    """Bets and stands with the card he has, so that a guest's turn comes soon; holds the bank as usual."""
    return _plays(name, deal, chance, 10 if name == deal["banker"] else 0)


_FIRST: dict[str, Any] = {"phases": ("first_cards",), "least_shown": 1}
"""A card is due there, and no bet is awaited."""
TRAINING = Training(
    {
        "double_draw": cases.DOUBLE_FACE_DOWN.at("3.0.1, 4.14", **_FIRST),
        "covered": cases.COVERED.at("", **_FIRST),
        "lost_bet": cases.LOST_BET.at("4.5", **_FIRST),
        "power_cut": cases.POWER_CUT.at("", **_FIRST),
    },
    claims_to_be_paid(tuple(HABITS)),
)
"""Bets are laid in turn here, by the tablets: none is called closed, and no card comes before them."""
