"""The rules of siete y media (docs/rules.md section 4): the options, the pack, and why an act is refused.

Each rule of refusal cites its section and gives its reason, or None where it does not hold; they stand in the order of
docs/rules.md. An act is refused for the first reason in the order of docs/settle.md, and offered by the same rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from ..cards import PACK_52, Card
from ..game import ENDED
from ..irregularity import POLICIES
from ..message import Message, say
from ..options import BY_KEY, MAX_AMOUNT, LiveOnly, OnlyWith, Options, Switch, Whole, Words, described, parse
from ..refusal import Reason, refuse_by
from ..units import rounded_up

if TYPE_CHECKING:
    from .rounds import Deal


@dataclass(frozen=True, kw_only=True)
class Rules(Options, key="siete_y_media"):
    """The rules in force; amounts in minor units."""

    pack: Annotated[str, Words("spanish", "french"), LiveOnly] = "spanish"
    seven_half_pays: Annotated[int, Whole(1, MAX_AMOUNT)] = 2
    bank_rotation: Annotated[str, Words("seven_half", "each_hand"), OnlyWith("banker", ("player",))] = "seven_half"
    first_banker: Annotated[str, Words("seat", "lot"), LiveOnly, OnlyWith("banker", ("player",))] = "seat"
    banker: Annotated[str, Words("player", "house")] = "player"
    bank_policy: Annotated[str, Words("free", "blackjack")] = "free"
    canto: Annotated[bool, Switch()] = False
    bank_must_reach: Annotated[bool, Switch()] = False
    open: Annotated[bool, Switch()] = False
    open_cards: Annotated[str, Words("figures", "any"), OnlyWith("open", (True,))] = "figures"
    open_max_hands: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY), OnlyWith("open", (True,))] = None
    change4: Annotated[str, Words("no", "optional", "forced")] = "no"
    fusilar: Annotated[bool, Switch()] = False
    fusilar_pays: Annotated[int, Whole(1, MAX_AMOUNT), OnlyWith("fusilar", (True,))] = 4
    fusilar_takes_bank: Annotated[bool, Switch(), OnlyWith("fusilar", (True,))] = True
    backing: Annotated[bool, Switch()] = False
    bets: Annotated[str, Words("in_turn", "before_cards")] = "in_turn"
    add: Annotated[bool, Switch(), OnlyWith("bets", ("before_cards",))] = False
    min: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    max: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY)] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    solvency: Annotated[str, Words("none", "sum")] = "none"
    bet_s: Annotated[int, Whole(5, 300), LiveOnly, OnlyWith("bets", ("before_cards",))] = 25
    turn_s: Annotated[int, Whole(5, 300), LiveOnly] = 20
    cede_s: Annotated[int, Whole(5, 300), LiveOnly, OnlyWith("banker", ("player",))] = 15
    buy_s: Annotated[int, Whole(5, 300), LiveOnly, OnlyWith("banker", ("player",))] = 10
    peek: Annotated[str, Words("tablet", "cards"), LiveOnly] = "tablet"
    irregularity: Annotated[str, POLICIES, LiveOnly] = "return_stakes"

    def clash(self) -> tuple[str, Message] | None:
        """Who sees his card before he bets has more than a house's bank: there all bets are alike, or are laid before
        the cards (4.16)."""
        if self.banker == "player":
            return None
        if not (self.first_bets and not self.add) and self.min != self.max:
            return "banker", say("siete_y_media-house-wants-bets")
        for name in ("backing", "fusilar"):
            if getattr(self, name):
                return name, say("siete_y_media-house-wants-none")
        return None

    @property
    def first_bets(self) -> bool:
        """All stakes are laid before the first card (4.15)."""
        return self.bets == "before_cards"

    @property
    def least(self) -> int:
        """The least stake: `min` as a multiple of the unit."""
        return rounded_up(self.min, self.unit)

    def most_hands(self, punters: int) -> int:
        """Hands that a player may have by opening, at a table of this many punters (4.7)."""
        if self.open_max_hands is not None:
            return self.open_max_hands
        return 3 if punters <= 3 else 2 if punters <= 5 else 1


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("siete_y_media-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""


# The pack: 40 cards, here by their French stand-ins. Points are counted in halves.

GOAL = 15
"""Seven and a half."""
SEVEN = 14
FOUR = 8
FIGURE = 1
MOST_DRAWN_ON = 11
"""The bank of the blackjack variant draws on 5½ and less (4.11)."""

VALUES = tuple([2 * card.rank if card.rank <= 7 else FIGURE for card in PACK_52])
"""What each card counts, by its `number`, in half points; ranks that the pack does not have count as figures."""
PACK_40: tuple[Card, ...] = tuple([card for card in PACK_52 if card.rank <= 7 or card.rank > 10])
"""The pack in suit order: ace to seven are 1 to 7; jack, queen and king are sota, caballo and rey."""
SIZE = len(PACK_40)
ABSENT = (7, 8, 9)
"""The columns of the ranks that the pack does not have."""
_PACK = frozenset(PACK_40)

_RANKS = dict(zip("A234567JQK", "1234567SCR", strict=True))
_SUITS = {"D": "O", "H": "C", "S": "E", "C": "B"}
LABELS = tuple([_RANKS.get(card.label[0], "") + _SUITS[card.label[1]] for card in PACK_52])
"""Each card as deal scripts write it, by its `number`: 1 to 7, S C R of O C E B (oros, copas, espadas, bastos)."""
BY_LABEL: Mapping[str, Card] = {LABELS[card.number]: card for card in PACK_40}


def value(card: Card) -> int:
    """What a card counts, in half points."""
    return VALUES[card.number]


def next_over(points: int, seen: Sequence[Card]) -> tuple[int, int]:
    """How many of the cards not seen would make a hand of these half points go over, and how many are unseen."""
    unseen = [card for card in PACK_40 if card not in seen]
    return sum([points + VALUES[card.number] > GOAL for card in unseen]), len(unseen)


# Why an act is refused.

MOST_SEATS = 8
HOUSE = ""
"""In place of the banker: the house, whom no player is called."""
SETTLED = frozenset({"for_sale", "offered", "over"})
MOST_CHANGES = 4
"""Fours that one hand may change, one after the other."""

BAD_OP = Reason("bad_op", say("siete_y_media-bad-op"))
UNKNOWN_PLAYER = Reason("unknown_player", say("siete_y_media-unknown-player"))
BANKER = Reason("banker", say("siete_y_media-banker"))
NOT_SEATED = Reason("not_seated", say("siete_y_media-not-seated"))
BETS_CLOSED = Reason("closed", say("siete_y_media-bets-closed"))
NO_STAKES = Reason("no_stakes", say("siete_y_media-no-stakes"))
NOT_DEALT = Reason("not_dealt", say("siete_y_media-not-dealt"))
NOT_CLOSED = Reason("not_closed", say("siete_y_media-not-closed"))
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
BANK_FUNDS = Reason("funds", say("siete_y_media-bank-funds"))
BANK_BOUND = Reason("solvency", say("siete_y_media-bank-bound"))
NOT_BANKS_TURN = Reason("not_your_turn", say("siete_y_media-not-banks-turn"))
HOUSE_PLAYS = Reason("banker_plays", say("siete_y_media-house-plays"))
BANKER_PLAYS = Reason("banker_plays", say("siete_y_media-banker-plays"))
PLAYERS_BANK = Reason("players_bank", say("siete_y_media-players-bank"))

refuse_money = refuse_by(BAD_AMOUNT, UNKNOWN_PLAYER, FUNDS, NO_DEBT)
"""Refuses what the ledger cannot do, in this game's words."""


# 4.1 The pack.


def foreign(card: Card) -> Reason | None:
    """The pack has 40 cards (4.1)."""
    return None if card in _PACK else FOREIGN


def shown_already(deal: Deal, card: Card) -> Reason | None:
    """Each card comes once; one that lies face down counts once everybody has seen it, and a four that went back may
    come again (4.1, 4.8, 4.14)."""
    back = deal.gone_back
    shown = [at for at, owner in enumerate(deal.owners) if owner is None and at not in back]
    return DUPLICATE if any(deal.cards[at] == card for at in shown) else None


# 4.2 and 4.3 The turn of a punter.


def no_player(deal: Deal, player: object) -> Reason | None:
    """Who acts has a purse (4.4)."""
    return None if type(player) is str and player in deal.ledger.purses else UNKNOWN_PLAYER


def not_in_turn(deal: Deal, player: object) -> Reason | None:
    """Punters play one after the other, hand by hand, and then the bank (4.2), when the cards are dealt (4.15)."""
    phase = deal.phase
    if phase == "turn":
        his = player == deal.player and not deal.hand.status
    else:
        his = phase == "bank" and player == deal.banker and player != HOUSE
    return None if his else no_player(deal, player) or (NOT_DEALT if deal.phase == "bets_open" else NOT_YOUR_TURN)


def not_a_punters_turn(deal: Deal, player: object) -> Reason | None:
    """The same for what the bank does not do: it draws or stands (4.2, 4.5)."""
    if deal.phase == "turn" and player == deal.player and not deal.hand.status:
        return None
    return not_in_turn(deal, player) or NOT_ALLOWED


def must_change(deal: Deal) -> Reason | None:
    """A first card four is changed before anything else, where the rules force it (4.8)."""
    return MUST_CHANGE if deal.rules.change4 == "forced" and not cannot_change(deal) else None


def not_free(deal: Deal) -> Reason | None:
    """What stands before every act of a punter but those that end it (4.7, 4.8)."""
    if deal.rules.change4 == "forced" and not cannot_change(deal):
        return MUST_CHANGE
    return OVER_POINTS if deal.hand.points > GOAL else None


def no_cards(deal: Deal) -> Reason | None:
    """Cards are drawn while there are any (4.3)."""
    return None if deal.stock else NO_CARDS


# 4.4 Stakes, limits and the bank.


def no_stake(deal: Deal, amount: object) -> Reason | None:
    """A stake is a positive multiple of the unit (4.4)."""
    return BAD_STAKE if type(amount) is not int or amount <= 0 or amount % deal.rules.unit else None


def no_first_stake(deal: Deal, amount: Any) -> Reason | None:
    """The least stake, in one act (4.4)."""
    return no_stake(deal, amount) or (MIN if amount < deal.rules.min else None)


def bound(deal: Deal) -> int:
    """The most that the placed stakes could cost the bank (4.4)."""

    pays, dear, total = deal.rules.seven_half_pays, deal.rules.fusilar_pays, 0
    for hands in deal.hands:
        for hand in hands:
            if hand.stake and hand.line is None:
                total += hand.stake * (dear if hand.status == "fusilado" else pays)
    for stake in deal.backs:
        if stake.line is None:
            total += stake.amount * (dear if deal.hand_of(stake).status == "fusilado" else pays)
    return total


def not_taken(deal: Deal, player: str, amount: int, total: int, more: int) -> Reason | None:
    """The limits of every stake (4.4): the most on a hand, with `total` on it after this one; the purse; and the banker
    could pay all stakes, and `more` for this one."""
    rules = deal.rules
    if rules.max is not None and total > rules.max:
        return MAX
    if amount > deal.ledger.purses[player]:
        return FUNDS
    return None if rules.solvency == "none" else beyond_bank(deal, more)


def beyond_bank(deal: Deal, more: int) -> Reason | None:
    """The bank could pay all placed stakes, and `more` (4.4, 4.16)."""
    return SOLVENCY if deal.rules.solvency == "sum" and bound(deal) + more > deal.answers_with else None


def no_place_to_bet(deal: Deal, player: object) -> Reason | None:
    """Before the cards punters bet, who answer for their hands themselves (4.15)."""
    if type(player) is str and player in deal.place and player in deal.ledger.purses:
        return None
    return no_player(deal, player) or (BANKER if player == deal.banker else NOT_SEATED)


def nothing_to_deal(deal: Deal) -> Reason | None:
    """The cards are dealt once, and not before anybody has bet (4.15)."""
    if deal.phase != "bets_open":
        return BETS_CLOSED
    return None if deal.ledger.lying else NO_STAKES


def cannot_add(deal: Deal) -> Reason | None:
    """Where bets are laid before the cards, more is laid only where that is agreed (4.15)."""
    return NOT_ALLOWED if deal.first_bets and not deal.rules.add else None


def second_not_laid(deal: Deal, player: str) -> Reason | None:
    """Where bets are laid before the cards a hand that is opened has at once as much on it as the other (4.15)."""
    stake = deal.hand.stake
    return not_taken(deal, player, stake, stake, stake * deal.rules.seven_half_pays) if deal.first_bets else None


def dearer(deal: Deal, player: str) -> int:
    """How much more the stakes on his first hand, of others and his own of before the cards, may cost the bank once it
    is a fusilado (4.4, 4.9)."""
    backed = sum([stake.amount for stake in deal.backs if stake.on == player and not stake.hand])
    return (backed + deal.hand.stake) * (deal.rules.fusilar_pays - deal.rules.seven_half_pays)


# 4.5, 4.6 and 4.16 The bank.


def not_houses_turn(deal: Deal) -> Reason | None:
    """The dealer plays for the house's bank, in its turn (4.16)."""
    if deal.banker:
        return PLAYERS_BANK
    if deal.phase == "bank":
        return None
    return NOT_DEALT if deal.row.betting else NOT_BANKS_TURN


def bank_kept(deal: Deal, amount: int) -> Reason | None:
    """None of the house's money is taken out while cards are out, nor so much that the stakes could win more than is
    left (4.16)."""
    if deal.seats and not (deal.settled or over(deal) or deal.row.betting):
        return HOUSE_PLAYS
    rest = deal.bank - amount
    if rest < 0:
        return BANK_FUNDS
    return BANK_BOUND if deal.row.betting and deal.rules.solvency == "sum" and bound(deal) > rest else None


def bank_must_reach(deal: Deal) -> Reason | None:
    """A bank that is obliged does not stand below seven and a half while there are cards (4.6)."""
    return BANK_MUST_REACH if deal.obliged and deal.bank_hand.points < GOAL and deal.stock else None


# 4.7 to 4.10 What may be agreed beside. `known` False: whatever the card is that lies face down (4.14).


def pairs(deal: Deal) -> bool:
    """Whether the hand whose turn it is might be opened, by its cards that lie open (4.7, 4.14)."""
    rules, hand = deal.rules, deal.hand
    if not rules.open or len(hand.cards) != 2 or len(deal.hands[deal.turn[0]]) >= rules.most_hands(len(deal.seats)):
        return False
    open_ = [index for place, index in enumerate(hand.cards) if place != hand.hidden]
    return rules.open_cards == "any" or all(VALUES[deal.cards[index].number] == FIGURE for index in open_)


def openable(deal: Deal) -> bool:
    """Whether it may be (4.7)."""
    if not pairs(deal):
        return False
    first, second = deal.hand.cards
    return VALUES[deal.cards[first].number] == VALUES[deal.cards[second].number]


def cannot_open(deal: Deal, *, known: bool = True) -> Reason | None:
    """Two first cards of one value (4.7)."""
    if not pairs(deal):
        return NOT_ALLOWED
    return NO_PAIR if known and not openable(deal) else None


def cannot_change(deal: Deal, *, known: bool = True) -> Reason | None:
    """The first card of the first hand is a four, and nothing was done with it yet (4.8)."""
    hand = deal.hand
    if deal.rules.change4 == "no" or hand.changes >= MOST_CHANGES or not _first_card(deal):
        return NOT_ALLOWED
    return NO_FIRST_FOUR if known and hand.points != FOUR else no_cards(deal)


def cannot_fusilar(deal: Deal, *, known: bool = True) -> Reason | None:
    """The first card of the first hand is a seven, and nothing was done with it yet (4.9)."""
    if not deal.rules.fusilar or not _first_card(deal):
        return NOT_ALLOWED
    return NO_FIRST_SEVEN if known and deal.hand.points != SEVEN else no_cards(deal)


def _first_card(deal: Deal) -> bool:
    """Whether the first card of the first hand is all there is of it, and no bet; where that comes before the cards, it
    was neither opened nor added to (4.8, 4.9, 4.15)."""
    seat, number = deal.turn
    hand = deal.hand
    if number or len(hand.cards) != 1:
        return False
    return deal.added != deal.turn and len(deal.hands[seat]) == 1 if deal.first_bets else not hand.stake


def cannot_back(deal: Deal, player: str, on: object) -> Reason | None:
    """Another punter's hand is backed, and not by the banker (4.10)."""
    if not deal.rules.backing or type(on) is not str or on not in deal.place or player in (on, deal.banker):
        return NOT_ALLOWED
    return None


def no_open_hand(deal: Deal, on: str, number: Any) -> Reason | None:
    """A hand is backed while it may still be played (4.10); where bets are laid before the cards, once its player has
    bet, and before they are dealt (4.15). At the table nobody backs one between a card and its owner's next act, as it
    might be closed, nor in a void deal, which stays as it was (4.14)."""
    hands = deal.hands[deal.place[on]]
    if type(number) is not int or not 0 <= number < len(hands):
        return NO_HAND
    hand = hands[number]
    if deal.first_bets and (deal.phase != "bets_open" or not hand.stake):
        return NO_HAND if deal.phase == "bets_open" else CLOSED
    if hand.status or hand.points > GOAL:
        return CLOSED
    return None if deal.on_paper or not (hand.shut or over(deal)) else CLOSED


# 4.12 The next bank.


def no_buyer(deal: Deal, to: object) -> Reason | None:
    """The bank goes to another player (4.12)."""
    return None if type(to) is str and to in deal.ledger.purses and to != deal.banker else UNKNOWN_PLAYER


def no_offer(deal: Deal, player: str) -> Reason | None:
    """Whom the bank is offered says yes or no (4.12)."""
    return None if deal.offer is not None and deal.offer.to == player else NO_OFFER


def plays_already(deal: Deal, player: str) -> Reason | None:
    """Who was left out as silent comes back (4.13)."""
    left_out = player != deal.banker and player not in deal.place
    return None if left_out and player not in deal.joined and deal.silent.get(player, 0) else PLAYS_ALREADY


# 4.14 At the table.


def over(deal: Deal) -> Reason | None:
    """No ruling after the end (4.14)."""
    return OVER if deal.phase in ENDED else None


def beside_hidden(deal: Deal, index: int) -> bool:
    """Whether a card of its hand lies face down (4.14)."""
    hands = [deal.bank_hand, *(hand for _, _, hand in deal.all_hands)]
    return any(deal.owners[at] is not None for hand in hands if index in hand.cards for at in hand.cards)
