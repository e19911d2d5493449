"""The rules of casino faro (docs/rules.md section 1): the options, and why an act is refused.

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
from ..kernel.redo import owned
from ..message import Message, say
from ..options import BY_KEY, MAX_AMOUNT, LiveOnly, OnlyWith, Options, Switch, Unless, Whole, Words, described, parse
from ..refusal import Reason, refuse_by
from .bets import RANK_TYPES, Bet

if TYPE_CHECKING:
    from .rounds import Deal

LAST_TURN = 25
PUT_UP = "auction"
"""The phase before the soda in which bids for the bank are taken."""
DECK_SIZE = 52

MAX_ODDS = 1000


def _amount(says: str, none: Message | None = None) -> Whole:
    return Whole(0, MAX_AMOUNT, says, none)


def _odds(says: str) -> Whole:
    return Whole(1, MAX_ODDS, says)


_BY_AUCTION = OnlyWith("banker", ("auction",))


@dataclass(frozen=True, kw_only=True)
class Rules(Options, key="faro"):
    """The rules in force for a deal.

    Amounts are integers in minor units, odds are "to one" before `call_convention`.
    """

    min: Annotated[int, _amount("faro-option-min-is")] = 1
    max: Annotated[int | None, _amount("faro-option-max-is", none=say("faro-option-max-none"))] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    max_scope: Annotated[str, Words("position", "bet")] = "position"
    raise_for: Annotated[bool, Switch()] = False
    case_max: Annotated[
        int | None, _amount("faro-option-case-max-is", none=say("faro-option-case-max-none")), LiveOnly
    ] = None
    soda_exposed_before_bets: Annotated[bool, Switch(), LiveOnly] = True
    lock_withdraw_at_cards: Annotated[int | None, Whole(0, 51, none=BY_KEY)] = None
    solvency: Annotated[str, Words("sum", "turn_worst", "none")] = "sum"
    bank_cap: Annotated[int, _amount("faro-option-bank-cap-is"), Unless("solvency", "none")] = 0
    banker: Annotated[str, Words("house", "auction"), LiveOnly] = "house"
    min_bank: Annotated[int, Whole(1, MAX_AMOUNT), LiveOnly, _BY_AUCTION] = 100
    bank_lasts: Annotated[str, Words("deal", "broken"), LiveOnly, _BY_AUCTION] = "deal"
    bid_s: Annotated[int, Whole(5, 300), LiveOnly, _BY_AUCTION] = 15
    parlay_over_max: Annotated[bool, Switch()] = True
    multi_both_open: Annotated[str, Words("lose", "push")] = "lose"
    multi_both_copper: Annotated[str, Words("push", "win", "lose")] = "push"
    group_shapes: Annotated[str, Words("layout", "any")] = "layout"
    strings: Annotated[bool, Switch()] = True
    copper_split: Annotated[str, Words("own_rank", "any_split")] = "own_rank"
    split_rounding: Annotated[str, Words("player", "bank")] = "player"
    split_remainder: Annotated[str, Words("return", "stay")] = "return"
    ace_high: Annotated[bool, Switch()] = False
    high_split: Annotated[str, Words("half", "push", "lose")] = "half"
    parity_rule: Annotated[str, Words("winner", "string")] = "winner"
    parity_king: Annotated[str, Words("neutral", "odd")] = "neutral"
    parity_split: Annotated[str, Words("half", "push", "lose")] = "half"
    dead_bets: Annotated[str, Words("claim", "reject", "return")] = "claim"
    call_distinct: Annotated[int, _odds("faro-option-call-distinct-is")] = 4
    call_pair: Annotated[int, _odds("faro-option-call-pair-is")] = 2
    call_color: Annotated[int, _odds("faro-option-call-color-is")] = 2
    call_convention: Annotated[str, Words("to_one", "for_one")] = "to_one"
    triple_call: Annotated[str, Words("color", "none")] = "color"
    last_turn_hoc: Annotated[str, Words("return", "lose_open")] = "return"
    case_hoc: Annotated[bool, Switch()] = False
    irregularity: Annotated[str, POLICIES, LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("faro-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""


# Why an act is refused.

CLOSED = Reason("closed", say("faro-closed"))
DUP_ID = Reason("dup_id", say("faro-dup-id"))
UNKNOWN_PLAYER = Reason("unknown_player", say("faro-unknown-player"))
BAD_TYPE = Reason("bad_type", say("faro-bad-type"))
BAD_STAKE = Reason("bad_stake", say("faro-bad-stake"))
BAD_COPPER = Reason("bad_copper", say("faro-bad-copper"))
BAD_SHAPE = Reason("bad_shape", say("faro-bad-shape"))
BAD_TURN = Reason("bad_turn", say("faro-bad-turn"))
NOT_CALLABLE = Reason("not_callable", say("faro-not-callable"))
DEAD = Reason("dead", say("faro-dead"))
MIN = Reason("min", say("faro-min"))
MAX = Reason("max", say("faro-max"))
FUNDS = Reason("funds", say("faro-funds"))
SOLVENCY = Reason("solvency", say("faro-solvency"))
NOT_WINNER = Reason("not_winner_last_turn", say("faro-not-winner"))
OVER_PARLAY = Reason("over_parlay", say("faro-over-parlay"))
UNKNOWN_ID = Reason("unknown_id", say("faro-unknown-id"))
NOT_OWNER = Reason("not_owner", say("faro-not-owner"))
LOCKED = Reason("locked", say("faro-locked"))
BAD_MOVE = Reason("bad_move", say("faro-bad-move"))
NO_CLAIMS = Reason("no_claims", say("faro-no-claims"))
NOT_DEAD = Reason("not_dead", say("faro-not-dead"))
NOT_OPEN = Reason("not_open", say("faro-not-open"))
NOT_CLOSED = Reason("not_closed", say("faro-not-closed"))
OVER = Reason("over", say("faro-over"))
SODA_SHOWN = Reason("soda_shown", say("faro-soda-shown"))
UNSURE = Reason("unsure", say("faro-unsure"))
NO_CANDIDATE = Reason("no_candidate", say("faro-no-candidate"))
BAD_AMOUNT = Reason("bad_amount", say("faro-bad-amount"))
TURN_UNDER_WAY = Reason("turn_under_way", say("faro-turn-under-way"))
BANK_FUNDS = Reason("funds", say("faro-bank-funds"))
MAX_UNDER_WAY = Reason("max_under_way", say("faro-max-under-way"))
NOT_OFFERED = Reason("not_offered", say("faro-not-offered"))
NO_MAX = Reason("no_max", say("faro-no-max"))
CAP_UNDER_WAY = Reason("cap_under_way", say("faro-cap-under-way"))
NO_CAP = Reason("no_cap", say("faro-no-cap"))
NO_DEBT = Reason("no_debt", say("faro-no-debt"))
AUCTION = Reason("auction", say("faro-auction"))
NO_AUCTION = Reason("no_auction", say("faro-no-auction"))
MIN_BANK = Reason("min_bank", say("faro-min-bank"))
LOW_BID = Reason("low_bid", say("faro-low-bid"))
NO_BID = Reason("no_bid", say("faro-no-bid"))
HAS_BID = Reason("has_bid", say("faro-has-bid"))
BANKS = Reason("banker", say("faro-banker"))
NOT_BANKER = Reason("not_banker", say("faro-not-banker"))
DEAL_UNDER_WAY = Reason("deal_under_way", say("faro-deal-under-way"))
PLAYERS_BANK = Reason("players_bank", say("faro-players-bank"))
BOX_FUNDS = Reason("funds", say("faro-box-funds"))

refuse_money = refuse_by(BAD_AMOUNT, UNKNOWN_PLAYER, FUNDS, NO_DEBT)
"""Refuses what the ledger cannot do, in this game's words."""


# 1.1 The deal.


def over(deal: Deal) -> Reason | None:
    """No card and no ruling after the end of the deal (1.1.8)."""
    return OVER if deal.phase in ENDED else None


def already_shown(deal: Deal, card: Card) -> Reason | None:
    """A pack has each card once (1.1.1)."""
    if not deal.seen >> card.number & 1:
        return None
    place = deal.cards.index(card) + 1
    return Reason("duplicate_card", say("faro-shown-as", card=card.label, number=place))


def in_doubt(deal: Deal) -> Reason | None:
    """A card waits for the dealer's word (1.9)."""
    return UNSURE if deal.pending else None


def not_open(deal: Deal) -> Reason | None:
    """Only an open round of bets can be closed (1.2.1)."""
    return None if deal.row.closes else NOT_OPEN


# 1.2 The round of bets: who, when and how much.


def closed(deal: Deal) -> Reason | None:
    """Bets are placed, moved, barred, claimed and taken back before a turn (1.2.1), and not before the deal has a bank
    (1.2.6)."""
    if deal.phase == "bets_open":
        return None
    return not_begun(deal) or CLOSED


def locked(deal: Deal) -> Reason | None:
    """Near the end of the pack, where the bank says so, bets stay where they lie (1.2.1)."""
    lock = deal.rules.lock_withdraw_at_cards
    return LOCKED if lock is not None and DECK_SIZE - 1 - 2 * (deal.turn - 1) <= lock else None


def not_movable(bet: Bet) -> Reason | None:
    """Only a bet on ranks is moved (1.2.1)."""
    return None if bet.type in RANK_TYPES else BAD_MOVE


def above_max(deal: Deal, bet: Bet, old: Bet | None = None) -> Reason | None:
    """The most that is staked on a position, or in a bet, and on a case card (1.2.2); a parlay may be above it (1.2.4).

    `old` is a moved bet in its former place, which no longer counts.
    """
    rules = deal.rules
    if bet.over_max or (rules.max is None and rules.case_max is None):
        return None
    most, on_case = rules.max, rules.case_max
    if deal.raised and bet.player in deal.raised:
        most, on_case = deal.raised[bet.player], None
    total = bet.stake
    if deal.limited:
        position = bet.position
        total += deal.totals.get(position, 0)
        if old is not None and old.position == position:
            total -= old.stake
    if most is not None and total > most:
        return MAX
    return MAX if on_case is not None and total > on_case and _on_case_card(deal, bet) else None


def _on_case_card(deal: Deal, bet: Bet) -> bool:
    """One card is left of its only rank (1.2.2)."""
    ranks = bet.ranks
    return ranks.bit_count() == 1 and deal.left[ranks.bit_length() - 1] == 1


def beyond_bank(deal: Deal, bet: Bet, old: Bet | None = None) -> Reason | None:
    """The bank takes no bet that it could not answer for (1.2.3). `old`: as in `above_max`."""
    if deal.rules.solvency == "none":
        return None
    held = deal.held((bet, 1)) if old is None else deal.held((old, -1), (bet, 1))
    return SOLVENCY if held > deal.good_for else None


def no_win(deal: Deal, source: str | None, player: str) -> Reason | None:
    """A parlay is of one's own win in the turn just dealt, once (1.2.4)."""
    won = deal.winners.get(source) if source is not None else None
    return NOT_WINNER if won is None or won[0] != player else None


# 1.2.6 The bank by auction.


def not_begun(deal: Deal) -> Reason | None:
    """No card and no bet before the deal has its bank (1.2.6)."""
    return AUCTION if deal.phase == PUT_UP else None


def no_auction(deal: Deal) -> Reason | None:
    """Bids are taken before the soda alone (1.2.6)."""
    return None if deal.phase == PUT_UP else NO_AUCTION


def cannot_bid(deal: Deal, player: str, amount: int) -> Reason | None:
    """A bid is a multiple of the unit, as much as a bank needs and more than was bid, out of the purse less its debts
    (1.2.6)."""
    rules = deal.rules
    if reason := no_auction(deal):
        return reason
    if player not in deal.ledger.purses:
        return UNKNOWN_PLAYER
    if amount <= 0 or amount % rules.unit:
        return BAD_STAKE
    if amount < rules.min_bank:
        return MIN_BANK
    if amount <= deal.put_up.highest:
        return LOW_BID
    return FUNDS if amount > owned(deal, player) else None


def cannot_open(deal: Deal) -> Reason | None:
    """The dealer opens with the house's bank while nobody has bid (1.2.6)."""
    return no_auction(deal) or (HAS_BID if deal.put_up.bids else None)


def cannot_give_up(deal: Deal, player: str) -> Reason | None:
    """The banker gives the bank up between two deals (1.2.6)."""
    if player != deal.ledger.banker:
        return NOT_BANKER
    return None if deal.phase in ENDED else DEAL_UNDER_WAY


def not_concerned(deal: Deal, player: str, *, here: bool) -> Reason | None:
    """Who takes or leaves a seat matters to the bank while he has bid for it, when he goes, or holds it; between two
    deals when he goes (1.2.6)."""
    if deal.phase == PUT_UP:
        return None if player in deal.put_up.bids and not here else NO_BID
    if player != deal.ledger.banker:
        return NOT_BANKER
    return OVER if here and deal.phase in ENDED else None


def cannot_change_box(deal: Deal, amount: int) -> Reason | None:
    """Beside a player's bank the house may empty its box, and nobody adds anything; else it may do both (1.2.6)."""
    if amount > 0:
        return PLAYERS_BANK if deal.ledger.banker is not None else None
    return BOX_FUNDS if -amount > deal.ledger.house else None


# 1.3 to 1.7 What may be bet on.


@dataclass(frozen=True, slots=True)
class RanksNotGiven(Reason):
    """A move lacks the ranks that its type needs: in a script this spoils the whole script."""

    field: str


def on_dead_ranks(deal: Deal, bet: Bet) -> Reason | None:
    """No bet on ranks of which no card is left, where the rules refuse it (1.6.1)."""
    return DEAD if deal.rules.dead_bets == "reject" and deal.is_dead(bet) else None


def not_claimable(deal: Deal, bet: Bet) -> Reason | None:
    """A bet of which all ranks are dead is claimed, where the rules have it (1.6.1, 1.6.2)."""
    if deal.rules.dead_bets != "claim":
        return NO_CLAIMS
    return None if deal.is_dead(bet) else NOT_DEAD


def before_last_turn(deal: Deal) -> Reason | None:
    """The last three cards are called before the last turn, and not earlier (1.7.6)."""
    return BAD_TURN if deal.turn != LAST_TURN else None


# 1.9 and 1.2.3 The dealer and the money.


def between_turns(deal: Deal) -> bool:
    """Whether no placed bet is half decided."""
    return deal.row.betting or deal.phase in ENDED


def cannot_raise_max(deal: Deal, amount: int) -> Reason | None:
    """The maximum is raised between two turns, never lowered (1.2.2)."""
    return _max_stands(deal) or _not_higher(deal.rules.max, amount)


def cannot_raise_for(deal: Deal, player: str, amount: int) -> Reason | None:
    """The same for one player, where the table has it (1.2.2)."""
    if reason := _max_stands(deal):
        return reason
    if not deal.rules.raise_for:
        return NOT_OFFERED
    return _not_higher(deal.max_of(player), amount) if player in deal.ledger.purses else UNKNOWN_PLAYER


def _max_stands(deal: Deal) -> Reason | None:
    """Limits are raised in a deal, between two turns (1.2.2)."""
    return over(deal) or in_doubt(deal) or (None if between_turns(deal) else MAX_UNDER_WAY)


def _not_higher(highest: int | None, amount: int) -> Reason | None:
    """A maximum is raised where there is one, above what it is (1.2.2)."""
    if highest is None:
        return NO_MAX
    return None if amount > highest else Reason("not_higher", say("faro-not-higher", max=highest))


def cannot_raise_cap(deal: Deal, amount: int) -> Reason | None:
    """The banker covers more from a turn on, and never less before the deal is over (1.2.3)."""
    if reason := over(deal) or in_doubt(deal):
        return reason
    if not between_turns(deal):
        return CAP_UNDER_WAY
    cap = deal.cap
    if cap is None:
        return NO_CAP
    return None if amount > cap else Reason("not_higher", say("faro-cap-not-higher", cap=cap))
