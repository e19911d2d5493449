"""Why an act at the table is refused: the rules of siete y media in the order of docs/rules.md, each with its section,
each giving its reason or None where it does not hold.

`decide` refuses for the first reason of the rules that an act must pass, in the order of docs/settle.md; `legal` tells
what passes the same rules.
"""

from __future__ import annotations

from typing import Any

from ..cards import Card
from ..game import ENDED
from ..message import say
from ..refusal import Reason, refuse_by
from .deal import Deal, gone_back, openable, pairs
from .hand import Hand
from .pack import FOUR, GOAL, PACK_40, SEVEN
from .rules import Rules

SETTLED = frozenset({"for_sale", "offered", "over"})
MOST_CHANGES = 4
"""Fours that one hand may change, one after the other."""
_PACK = frozenset(PACK_40)

BAD_OP = Reason("bad_op", say("siete_y_media-bad-op"))
UNKNOWN_PLAYER = Reason("unknown_player", say("siete_y_media-unknown-player"))
NOT_YOUR_TURN = Reason("not_your_turn", say("siete_y_media-not-your-turn"))
MUST_CHANGE = Reason("must_change4", say("siete_y_media-must-change"))
OVER_POINTS = Reason("over", say("siete_y_media-over-points"))
ALREADY_BET = Reason("already_bet", say("siete_y_media-already-bet"))
BAD_STAKE = Reason("bad_stake", say("siete_y_media-bad-stake"))
MIN = Reason("min", say("siete_y_media-min"))
MAX = Reason("max", say("siete_y_media-max"))
FUNDS = Reason("funds", say("siete_y_media-funds"))
SOLVENCY = Reason("solvency", say("siete_y_media-solvency"))
NO_BET = Reason("no_bet", say("siete_y_media-no-bet"))
NO_CARDS = Reason("no_cards", say("siete_y_media-no-cards"))
NOT_ALLOWED = Reason("not_allowed", say("siete_y_media-not-allowed"))
NO_PAIR = Reason("not_allowed", say("siete_y_media-no-pair"))
NO_FIRST_FOUR = Reason("not_allowed", say("siete_y_media-no-first-four"))
NO_FIRST_SEVEN = Reason("not_allowed", say("siete_y_media-no-first-seven"))
BAD_PLACE = Reason("bad_place", say("siete_y_media-bad-place"))
BANK_MUST_REACH = Reason("bank_must_reach", say("siete_y_media-bank-must-reach"))
NO_TURN = Reason("no_turn", say("siete_y_media-no-turn"))
NO_HAND = Reason("no_hand", say("siete_y_media-no-hand"))
CLOSED = Reason("closed", say("siete_y_media-closed"))
NOT_OVER = Reason("not_over", say("siete_y_media-not-over"))
NOT_BANKER = Reason("not_banker", say("siete_y_media-not-banker"))
TAKEN = Reason("taken", say("siete_y_media-taken"))
NO_OFFER = Reason("no_offer", say("siete_y_media-no-offer"))
PLAYS_ALREADY = Reason("plays", say("siete_y_media-plays"))
NO_FOUR = Reason("no_four", say("siete_y_media-no-four"))
NOT_DUE = Reason("not_due", say("siete_y_media-not-due"))
DUPLICATE = Reason("duplicate_card", say("siete_y_media-duplicate"))
FOREIGN = Reason("foreign_card", say("siete_y_media-foreign"))
OVER = Reason("over", say("siete_y_media-deal-over"))
NO_ROUND = Reason("no_round", say("siete_y_media-no-round"))
NO_MARKER = Reason("no_marker", say("siete_y_media-no-marker"))
NOT_SHOWN = Reason("not_shown", say("siete_y_media-not-shown"))
SAME_CARD = Reason("same_card", say("siete_y_media-same-card"))
HAND_HIDDEN = Reason("hand_hidden", say("siete_y_media-hand-hidden"))
OTHER_ACTS = Reason("changes_later", say("siete_y_media-changes-later"))
NO_DEBT = Reason("no_debt", say("siete_y_media-no-debt"))
BAD_AMOUNT = Reason("bad_amount", say("siete_y_media-bad-amount"))
BANKER_PLAYS = Reason("banker_plays", say("siete_y_media-banker-plays"))
PLAYERS_BANK = Reason("players_bank", say("siete_y_media-players-bank"))

refuse_money = refuse_by(BAD_AMOUNT, UNKNOWN_PLAYER, FUNDS, NO_DEBT)
"""Refuses what the ledger cannot do, in this game's words."""


# 4.1 The pack.


def not_due(deal: Deal) -> Reason | None:
    """A card leaves the box when it is due (4.2)."""
    return NOT_DUE if deal.due is None else None


def not_in_the_pack(deal: Deal, card: Card) -> Reason | None:
    """The pack has 40 cards, each once; a four that went back may come again. The next one may be any face down, and
    open any that everybody has not seen, as the answer would tell a hidden one (4.1, 4.8, 4.14)."""
    if card not in _PACK:
        return FOREIGN
    return None if deal.due is not None and deal.due.down else _shown(deal, card)


def _shown(deal: Deal, card: Card) -> Reason | None:
    """Each card comes once; one that lies face down counts once everybody has seen it (4.1, 4.14)."""
    back = gone_back(deal)
    shown = [at for at, owner in enumerate(deal.owners) if owner is None and at not in back]
    return DUPLICATE if any(deal.dealt[at] == card for at in shown) else None


# 4.2 and 4.3 The turn of a punter.


def no_player(deal: Deal, player: object) -> Reason | None:
    """Who acts has a purse (4.4)."""
    return None if type(player) is str and player in deal.ledger.purses else UNKNOWN_PLAYER


def not_in_turn(deal: Deal, player: object) -> Reason | None:
    """Punters play one after the other, hand by hand, and then the bank (4.2)."""
    if deal.phase == "turn":
        his = player == deal.player and not deal.hand.status
    else:
        his = deal.phase == "bank" and player == deal.banker
    return None if his else no_player(deal, player) or NOT_YOUR_TURN


def not_a_punters_turn(deal: Deal, player: object) -> Reason | None:
    """The same for what the bank does not do: it draws or stands (4.2, 4.5)."""
    return not_in_turn(deal, player) or (NOT_ALLOWED if deal.phase == "bank" else None)


def must_change(deal: Deal, hand: Hand) -> Reason | None:
    """A first card four is changed before anything else, where the rules force it (4.8)."""
    return MUST_CHANGE if deal.rules.change4 == "forced" and not cannot_change(deal, hand) else None


def over_points(hand: Hand) -> Reason | None:
    """A hand over seven and a half that may be opened is opened or lost (4.7)."""
    return OVER_POINTS if hand.points > GOAL else None


def not_free(deal: Deal, hand: Hand) -> Reason | None:
    """What stands before every act of a punter but those that end it (4.7, 4.8)."""
    return must_change(deal, hand) or over_points(hand)


def already_bet(hand: Hand) -> Reason | None:
    """A hand is bet on once, and raised afterwards (4.3)."""
    return ALREADY_BET if hand.stake else None


def no_bet(hand: Hand) -> Reason | None:
    """First the bet, then cards (4.3)."""
    return None if hand.stake else NO_BET


def no_cards(deal: Deal) -> Reason | None:
    """Cards are drawn while there are any (4.3)."""
    return None if deal.stock else NO_CARDS


# 4.4 Stakes, limits and the bank.


def no_stake(rules: Rules, amount: object) -> Reason | None:
    """A stake is a positive multiple of the unit (4.4)."""
    return BAD_STAKE if type(amount) is not int or amount <= 0 or amount % rules.unit else None


def below_min(rules: Rules, amount: int) -> Reason | None:
    """The least stake, in one act (4.4)."""
    return MIN if amount < rules.min else None


def above_max(rules: Rules, total: int) -> Reason | None:
    """The most on a hand, of its player or of one who backs it (4.4)."""
    return MAX if rules.max is not None and total > rules.max else None


def beyond_purse(deal: Deal, player: str, amount: int) -> Reason | None:
    """Money is in the purse before it lies (4.4)."""
    return FUNDS if amount > deal.ledger.purses[player] else None


def beyond_bank(deal: Deal, more: int) -> Reason | None:
    """The banker could pay all that lies, and so much more (4.4)."""
    if deal.rules.solvency == "none":
        return None
    return SOLVENCY if bound(deal) + more > deal.worth(deal.banker) else None


def bound(deal: Deal) -> int:
    """The most that what lies could cost the bank (4.4)."""
    rules = deal.rules
    total = 0
    for hands in deal.hands:
        for hand in hands:
            if hand.stake and hand.line is None:
                total += hand.stake * (rules.fusilar_pays if hand.status == "fusilado" else rules.seven_half_pays)
    for stake in deal.backs:
        if stake.line is None:
            hand = deal.hands[deal.place[stake.on]][stake.hand]
            total += stake.amount * (rules.fusilar_pays if hand.status == "fusilado" else rules.seven_half_pays)
    return total


def not_taken(deal: Deal, player: str, amount: int, total: int, more: int) -> Reason | None:
    """The limits of every stake: `total` on the hand after it, `more` that it may cost the bank (4.4)."""
    return above_max(deal.rules, total) or beyond_purse(deal, player, amount) or beyond_bank(deal, more)


def no_least(deal: Deal, player: str) -> Reason | None:
    """Who stands without a bet lays the least stake, if that can be laid (4.3)."""
    least = deal.rules.least
    return not_taken(deal, player, least, least, least * deal.rules.seven_half_pays)


def fusilado_costs(deal: Deal, player: str, amount: int) -> int:
    """How much more a fusilado may cost the bank: the stakes on the hand count at its odds then (4.4, 4.9)."""
    rules = deal.rules
    backed = sum([stake.amount for stake in deal.backs if stake.on == player and not stake.hand])
    return amount * rules.fusilar_pays + backed * (rules.fusilar_pays - rules.seven_half_pays)


# 4.5 and 4.6 The bank.


def bank_must_reach(deal: Deal) -> Reason | None:
    """A bank that is obliged does not stand below seven and a half while there are cards (4.6)."""
    return BANK_MUST_REACH if deal.obliged and deal.bank_hand.points < GOAL and deal.stock else None


# 4.7 to 4.10 What may be agreed beside.


def cannot_open(deal: Deal, hand: Hand) -> Reason | None:
    """Two first cards of one value (4.7)."""
    hands = deal.hands[deal.turn[0]]
    if openable(deal, hands, hand):
        return None
    return NO_PAIR if pairs(deal, hands, hand) else NOT_ALLOWED


def never_opened(deal: Deal, hand: Hand) -> Reason | None:
    """The same, whatever its card is that lies face down (4.7, 4.14)."""
    return None if pairs(deal, deal.hands[deal.turn[0]], hand) else NOT_ALLOWED


def cannot_change(deal: Deal, hand: Hand) -> Reason | None:
    """The first card of the first hand is a four, and nothing is bet on it yet (4.8)."""
    return _not_changed(deal, hand) or (NO_FIRST_FOUR if hand.points != FOUR else no_cards(deal))


def never_changed(deal: Deal, hand: Hand) -> Reason | None:
    """The same, whatever the card is (4.8, 4.14)."""
    return _not_changed(deal, hand) or no_cards(deal)


def _not_changed(deal: Deal, hand: Hand) -> Reason | None:
    """A first card is changed where that is agreed, and so often (4.8)."""
    agreed = deal.rules.change4 != "no" and hand.changes < MOST_CHANGES
    return None if agreed and _first_card(deal, hand) else NOT_ALLOWED


def cannot_fusilar(deal: Deal, hand: Hand) -> Reason | None:
    """The first card of the first hand is a seven, and nothing is bet on it yet (4.9)."""
    return _not_fusilado(deal, hand) or (NO_FIRST_SEVEN if hand.points != SEVEN else no_cards(deal))


def never_fusilado(deal: Deal, hand: Hand) -> Reason | None:
    """The same, whatever the card is (4.9, 4.14)."""
    return _not_fusilado(deal, hand) or no_cards(deal)


def _not_fusilado(deal: Deal, hand: Hand) -> Reason | None:
    """A card is laid under a first one where that is agreed (4.9)."""
    return None if deal.rules.fusilar and _first_card(deal, hand) else NOT_ALLOWED


def _first_card(deal: Deal, hand: Hand) -> bool:
    """Whether the first card of the first hand is all there is of it, and no bet (4.8, 4.9)."""
    return not deal.turn[1] and not hand.stake and len(hand.cards) == 1


def cannot_back(deal: Deal, player: str, on: object) -> Reason | None:
    """Another punter's hand is backed, and not by the banker (4.10)."""
    if not deal.rules.backing or type(on) is not str or on not in deal.place or player in (on, deal.banker):
        return NOT_ALLOWED
    return None


def no_open_hand(deal: Deal, on: str, number: Any) -> Reason | None:
    """A hand is backed while it may still be played (4.10)."""
    hands = deal.hands[deal.place[on]]
    if type(number) is not int or not 0 <= number < len(hands):
        return NO_HAND
    hand = hands[number]
    return CLOSED if hand.status or hand.points > GOAL else None


def shut(deal: Deal, on: str, number: Any) -> Reason | None:
    """At the table nobody backs a hand between a card and its owner's next act: it might be closed (4.10). Nor one of
    a void deal, which stays as it was (4.14)."""
    return CLOSED if deal.phase in ENDED or deal.hands[deal.place[on]][number].shut else None


def lies_on(deal: Deal, player: str, on: str, number: int) -> int:
    """What a player has on another's hand (4.4)."""
    return sum([s.amount for s in deal.backs if s.player == player and s.on == on and s.hand == number])


# 4.12 The next bank.


def not_sold(deal: Deal, player: str | None) -> Reason | None:
    """The banker may sell the bank when all is settled, if nobody takes it (4.12)."""
    if deal.phase not in SETTLED:
        return NOT_OVER
    if player != deal.banker or deal.bought is not None:
        return NOT_BANKER
    return TAKEN if deal.phase == "over" else None


def no_buyer(deal: Deal, to: object) -> Reason | None:
    """The bank goes to another player (4.12)."""
    return None if type(to) is str and to in deal.ledger.purses and to != deal.banker else UNKNOWN_PLAYER


def no_price(price: Any) -> Reason | None:
    """Its price is a whole number from 0 on (4.12)."""
    return None if type(price) is int and price >= 0 else BAD_STAKE


def no_offer(deal: Deal, player: str | None) -> Reason | None:
    """Whom the bank is offered says yes or no (4.12)."""
    return None if deal.offer is not None and deal.offer.to == player else NO_OFFER


def plays_already(deal: Deal, player: str | None) -> Reason | None:
    """Who was left out as silent comes back (4.13)."""
    left_out = player is not None and player != deal.banker and player not in deal.place
    return None if left_out and player not in deal.joined and deal.silent.get(player or "", 0) else PLAYS_ALREADY


# 4.14 At the table.


def over(deal: Deal) -> Reason | None:
    """No ruling after the end (4.14)."""
    return OVER if deal.phase in ENDED else None


def not_a_correction(deal: Deal, index: int, card: Card) -> Reason | None:
    """A card is put right when all of its hand has been turned up, as whether it can be would tell the others; a card
    that nobody has seen is not told as a duplicate either (4.14)."""
    if not 0 <= index < len(deal.dealt):
        return NOT_SHOWN
    if beside_hidden(deal, index):
        return HAND_HIDDEN
    if deal.dealt[index] == card:
        return SAME_CARD
    if card not in _PACK:
        return FOREIGN
    return _shown(deal, card)


def beside_hidden(deal: Deal, index: int) -> bool:
    """Whether a card of its hand lies face down (4.14)."""
    hands = [deal.bank_hand, *(hand for _, _, hand in deal.all_hands)]
    return any(deal.owners[at] is not None for hand in hands if index in hand.cards for at in hand.cards)


def banker_plays(deal: Deal, player: str) -> Reason | None:
    """The banker takes no money out while he may have to pay (4.4)."""
    return BANKER_PLAYS if player == deal.banker and deal.phase not in (*SETTLED, "void") else None
