"""The rules of punto banco (docs/rules.md section 3.1): the options, the cards of a coup, the bets there are, and why
an act is refused.

A reason that one act alone has stands with its condition in that act (`settle`, `course`); here are the longer ones.
What all games of the family refuse alike is in baccarat/rules.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, NamedTuple

from ...cards import Card
from ...irregularity import POLICIES
from ...message import say
from ...options import (
    BY_KEY,
    MAX_AMOUNT,
    LiveOnly,
    OnlyWith,
    Options,
    Switch,
    Unless,
    Whole,
    Words,
    described,
    parse,
)
from ...refusal import Reason
from ..hand import MOST_DRAWN_ON, NATURAL, TABLE, VALUES, totals
from ..rounds import share
from ..rules import BEADS, CLOSED, MAX, NOT_SHOWN, SAME_CARD, no_player, over, too_many

if TYPE_CHECKING:
    from .rounds import Deal

MAX_PACKS = 8


@dataclass(frozen=True, kw_only=True)
class Rules(Options, key="punto_banco"):
    """The rules in force; amounts in minor units."""

    variant: Annotated[str, Words("standard", "super6", "ez")] = "standard"
    commission_pct: Annotated[int, Whole(0, 100), OnlyWith("variant", ("standard",))] = 5
    commission_rounding: Annotated[
        str,
        Words("up", "down", "nearest"),
        OnlyWith("variant", ("standard",)),
        Unless("commission_pct", 0),
        OnlyWith("commission", ("at_once",)),
    ] = "up"
    commission: Annotated[str, Words("at_once", "account"), OnlyWith("variant", ("standard",))] = "at_once"
    commission_unit: Annotated[
        int,
        Whole(1, MAX_AMOUNT),
        OnlyWith("variant", ("standard",)),
        Unless("commission_pct", 0),
        OnlyWith("commission", ("account",)),
    ] = 1
    super6_rounding: Annotated[str, Words("down", "up"), OnlyWith("variant", ("super6",))] = "down"
    tie_odds: Annotated[int, Whole(1, MAX_AMOUNT)] = 8
    pair: Annotated[int, Whole(1, MAX_AMOUNT), OnlyWith("pairs", (True,))] = 11
    dragon7: Annotated[int, Whole(1, MAX_AMOUNT), OnlyWith("variant", ("ez",))] = 40
    panda8: Annotated[int, Whole(1, MAX_AMOUNT), OnlyWith("variant", ("ez",))] = 25
    super6_side: Annotated[int, Whole(1, MAX_AMOUNT), OnlyWith("variant", ("super6",))] = 12
    pairs: Annotated[bool, Switch()] = True
    push: Annotated[str, Words("stay", "return")] = "stay"
    push_withdraw: Annotated[bool, Switch(), OnlyWith("push", ("stay",))] = True
    burn: Annotated[bool, Switch()] = True
    cut_from_end: Annotated[int | None, Whole(0, MAX_AMOUNT, none=BY_KEY)] = 7
    cut_rule: Annotated[str, Words("current_is_last", "one_more"), Unless("cut_from_end", None)] = "current_is_last"
    min: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    max: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY)] = None
    side_max: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY)] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    max_scope: Annotated[str, Words("position", "bet")] = "position"
    solvency: Annotated[str, Words("sum", "none")] = "sum"
    shoe: Annotated[str, Words("dealer", "passes"), LiveOnly] = "dealer"
    shoe_to: Annotated[str, Words("highest_winner", "clockwise"), OnlyWith("shoe", ("passes",)), LiveOnly] = (
        "highest_winner"
    )
    packs: Annotated[int, Whole(6, MAX_PACKS, only=(6, MAX_PACKS)), LiveOnly] = 8
    bet_s: Annotated[int, Whole(5, 300), LiveOnly] = 25
    beads: Annotated[str, BEADS, LiveOnly] = "rest"
    irregularity: Annotated[str, POLICIES, LiveOnly] = "return_stakes"

    @property
    def on_account(self) -> bool:
        """Whether players have accounts, on which the commission of the standard game is written (3.1.5)."""
        return self.commission == "account" and self.variant == "standard"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("punto_banco-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
stored_rules = partial(parse_rules, stored=True)
"""The rules of a table, whose journal may be of an earlier version: with seven packs."""


# The cards of one coup (3.1.3, 3.1.4).

BURN = "burn"
"""The place of the first card, which is shown."""
BURNT = "burnt"
"""Of those that are burnt face down."""
FIRST_FOUR = ("player_1", "banker_1", "player_2", "banker_2")
PLAYER_THIRD = "player_3"
BANKER_THIRD = "banker_3"


class Coup(NamedTuple):
    """A coup that is over. `natural`: either hand had 8 or 9 with two cards; `result`: `player`, `banker` or `tie`."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    player_total: int
    banker_total: int
    natural: bool
    result: str

    @property
    def player_pair(self) -> bool:
        """The player's first two cards are of one rank."""
        return self.player[0].column == self.player[1].column

    @property
    def banker_pair(self) -> bool:
        """The banker's first two cards are of one rank."""
        return self.banker[0].column == self.banker[1].column


def next_place(cards: Sequence[Card]) -> str | None:
    """Where the next card of a coup goes that has these; None when it has all."""
    if len(cards) < 4:
        return FIRST_FOUR[len(cards)]
    player, banker = totals(cards)
    if len(cards) == 6 or player >= NATURAL or banker >= NATURAL:
        return None
    if player > MOST_DRAWN_ON:
        return BANKER_THIRD if len(cards) == 4 and banker <= MOST_DRAWN_ON else None
    if len(cards) == 4:
        return PLAYER_THIRD
    return BANKER_THIRD if TABLE[banker][VALUES[cards[4].number]] else None


def whole(shoe: Sequence[Card], first: int) -> Coup:
    """The coup that begins with card `first` of this shoe, which has enough cards for it."""
    p1, b1, p2, b2 = shoe[first : first + 4]
    player = (VALUES[p1.number] + VALUES[p2.number]) % 10
    banker = (VALUES[b1.number] + VALUES[b2.number]) % 10
    natural = player >= NATURAL or banker >= NATURAL
    players: tuple[Card, ...] = (p1, p2)
    bankers: tuple[Card, ...] = (b1, b2)
    if not natural:
        if player <= MOST_DRAWN_ON:
            third = shoe[first + 4]
            players = (p1, p2, third)
            worth = VALUES[third.number]
            player = (player + worth) % 10
            draws, at = TABLE[banker][worth], first + 5
        else:
            draws, at = banker <= MOST_DRAWN_ON, first + 4
        if draws:
            third = shoe[at]
            bankers = (b1, b2, third)
            banker = (banker + VALUES[third.number]) % 10
    result = "tie" if player == banker else "player" if player > banker else "banker"
    return Coup(players, bankers, player, banker, natural, result)


# The bets (3.1.5 to 3.1.9).

TYPES = (
    "player",
    "banker",
    "tie",
    "player_pair",
    "banker_pair",
    "super6",
    "dragon7",
    "panda8",
)
"""All bets there are, in the order of the layout."""
HANDS = frozenset({"player", "banker"})
"""The bets with the table's main limit, and those that a tie does not decide."""
_OF_VARIANT: Mapping[str, tuple[str, ...]] = {"standard": (), "super6": ("super6",), "ez": ("dragon7", "panda8")}
"""The bets that one variant alone has."""
_OFFERED: Mapping[tuple[str, bool], tuple[str, ...]] = {
    (variant, pairs): ("player", "banker", "tie", *(("player_pair", "banker_pair") if pairs else ()), *own)
    for variant, own in _OF_VARIANT.items()
    for pairs in (True, False)
}


class Bet(NamedTuple):
    """A placed bet. `most`: the most it can pay; `pushed`: it stayed through a coup that did not decide it."""

    player: str
    type: str
    stake: int
    most: int
    pushed: bool = False


def offered(rules: Rules) -> tuple[str, ...]:
    """The bets that the table takes, in the order of the layout."""
    return _OFFERED[rules.variant, rules.pairs]


def limit(rules: Rules, type_: str) -> int | None:
    """The most that may lie on this bet; None without a limit."""
    return rules.max if type_ in HANDS or rules.side_max is None else rules.side_max


def commission(rules: Rules, stake: int) -> int:
    """What the bank keeps of a winning banker bet of the standard game, or with accounts what is written on one."""
    if rules.commission == "account":
        step = rules.commission_unit * 100
        return -(-stake * rules.commission_pct // step) * rules.commission_unit
    return share(stake, rules.commission_pct, rules.commission_rounding)


_ODDS: Mapping[str, Callable[[Rules], int]] = {
    "player": lambda rules: 1,
    "banker": lambda rules: 1,
    "tie": lambda rules: rules.tie_odds,
    "player_pair": lambda rules: rules.pair,
    "banker_pair": lambda rules: rules.pair,
    "super6": lambda rules: rules.super6_side,
    "dragon7": lambda rules: rules.dragon7,
    "panda8": lambda rules: rules.panda8,
}


def odds(rules: Rules, type_: str) -> int:
    """To how many units one unit is paid, before a commission."""
    return _ODDS[type_](rules)


def most(rules: Rules, type_: str, stake: int) -> int:
    """What a bet pays if it wins, at the best: what the bank must answer for."""
    if type_ == "player":
        return stake
    if type_ == "banker":
        at_once = rules.variant == "standard" and rules.commission == "at_once"
        return stake - commission(rules, stake) if at_once else stake
    return stake * _ODDS[type_](rules)


def half(rules: Rules, stake: int) -> int:
    """What a banker bet of Super 6 pays when the banker wins with 6."""
    return stake // 2 if rules.super6_rounding == "down" else (stake + 1) // 2


class Decided(NamedTuple):
    """What a coup makes of the bets by type: these win, these lie on, all others lose. `half`: the banker bet that
    wins is paid half."""

    wins: frozenset[str]
    pushes: frozenset[str]
    half: bool


_NONE: frozenset[str] = frozenset()
_BANKER = frozenset({"banker"})


def decided(rules: Rules, coup: Coup) -> Decided:
    """The outcome of each kind of bet after this coup; also of kinds that the table does not take."""
    wins = {coup.result}
    if coup.player_pair:
        wins.add("player_pair")
    if coup.banker_pair:
        wins.add("banker_pair")
    if coup.result == "tie":
        return Decided(frozenset(wins), HANDS, half=False)
    if coup.result == "player":
        if len(coup.player) == 3 and coup.player_total == 8:
            wins.add("panda8")
        return Decided(frozenset(wins), _NONE, half=False)
    if coup.banker_total == 6:
        wins.add("super6")
        return Decided(frozenset(wins), _NONE, half=rules.variant == "super6")
    if len(coup.banker) == 3 and coup.banker_total == 7:
        wins.add("dragon7")
        if rules.variant == "ez":
            return Decided(frozenset(wins - _BANKER), _BANKER, half=False)
    return Decided(frozenset(wins), _NONE, half=False)


# Why an act is refused.

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
NOT_HOLDER = Reason("not_holder", say("punto_banco-not-holder"))
NOBODY_NEXT = Reason("nobody_next", say("punto_banco-nobody-next"))
COUP_UNDER_WAY = Reason("coup_under_way", say("baccarat-coup-under-way"))
PAYS_LATER = Reason("coup_under_way", say("punto_banco-pays-later"))
NO_ACCOUNTS = Reason("not_offered", say("punto_banco-no-accounts"))
NOTHING_OWED = Reason("nothing_owed", say("punto_banco-nothing-owed"))
NOTHING_TO_PAY_WITH = Reason("funds", say("punto_banco-nothing-to-pay-with"))


def no_such_type(rules: Rules, type_: str | None) -> Reason | None:
    """The bets there are; side bets that the rules do not have are not taken (3.1.5, 3.1.6, 3.1.8, 3.1.9)."""
    if type_ not in TYPES:
        return BAD_TYPE
    return None if type_ in offered(rules) else NOT_OFFERED


def locked(rules: Rules, bet: Bet) -> Reason | None:
    """A bet that stays may be taken back, unless the rules keep it (3.1.5)."""
    return LOCKED if bet.pushed and not rules.push_withdraw else None


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


def bank_bound(deal: Deal, amount: int) -> Reason | None:
    """The bets could win: as much as they could stays in the bank when `amount` is taken out, and none is taken out
    between the cards of a coup (3.1.7, 3.1.10)."""
    rest = deal.bank - amount
    if deal.under_way:
        return COUP_UNDER_WAY
    if rest < 0:
        return BANK_FUNDS
    return BANK_BOUND if deal.rules.solvency == "sum" and rest < deal.bound else None


def closed(deal: Deal) -> Reason | None:
    """Bets are placed and taken back before a coup (3.1.10)."""
    return None if deal.phase in deal.rounds.offering["bet"] else CLOSED


def cannot_pass(deal: Deal, player: str) -> Reason | None:
    """Who holds the shoe gives it on between coups, where another can take it (3.1.14)."""
    if reason := closed(deal):
        return reason
    if deal.holder is None or player != deal.holder:
        return NOT_HOLDER
    return None if deal.next_holder(player) else NOBODY_NEXT


def cannot_pay(deal: Deal, player: str) -> Reason | None:
    """An account is paid by who owes something on it, out of a purse that is not empty (3.1.5)."""
    if not deal.on_account:
        return NO_ACCOUNTS
    if reason := no_player(deal, player):
        return reason
    if not deal.owed.get(player):
        return NOTHING_OWED
    return None if deal.ledger.purses[player] > 0 else NOTHING_TO_PAY_WITH


def cannot_pay_now(deal: Deal, player: str) -> Reason | None:
    """The same at the table, between coups alone (3.1.5)."""
    return over(deal) or (PAYS_LATER if deal.under_way else cannot_pay(deal, player))


def not_a_correction(deal: Deal, index: int, card: Card) -> Reason | None:
    """A card is put right that was seen, and taken for another; nobody has seen what was burnt (3.1.2, 3.1.11)."""
    if not 0 <= index < len(deal.cards):
        return NOT_SHOWN
    if deal.places[index] == BURNT:
        return BURNT_UNSEEN
    return SAME_CARD if deal.cards[index] == card else too_many(deal, card)
