"""The rules of baccarat banque (docs/rules.md section 3.3): the options, where the cards of a coup go and who has to
decide, and why an act is refused.

What an act must pass, in the order of docs/settle.md, is a rule of its own (`cannot_bid`), asked by the act and by
what is offered; a reason that one act alone has stands there with its condition. What all games of the family refuse
alike is in baccarat/rules.py.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated

from ...cards import Card
from ...irregularity import POLICIES
from ...message import say
from ...options import MAX_AMOUNT, Choice, LiveOnly, OnlyWith, Options, Switch, Whole, Words, described, parse
from ...refusal import Reason
from ..hand import NATURAL, VALUES, against_custom, banker_draws, total
from ..rounds import outdone
from ..rules import ANSWERED, AT_REST, CLOSED, UNKNOWN_PLAYER, bad_stake, beyond_purse, closed

if TYPE_CHECKING:
    from .rounds import Deal

PACKS = 3
_LONGEST_S = 300


@dataclass(frozen=True, kw_only=True)
class Rules(Options, key="baccarat_banque"):
    """The rules in force; amounts in minor units."""

    bank_by: Annotated[str, Words("auction", "list")] = "auction"
    banque_excess: Annotated[str, Words("in_order", "trim", "unlimited")] = "in_order"
    chemin_strict: Annotated[bool, Switch()] = True
    chemin_five: Annotated[str, Words("stand", "draw")] = "stand"
    max_bancos: Annotated[int, Whole(1, MAX_AMOUNT)] = 3
    min: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    unit: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    min_bank: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    bid_s: Annotated[int, Whole(5, _LONGEST_S), LiveOnly, OnlyWith("bank_by", ("auction",))] = 15
    list_s: Annotated[int, Whole(5, _LONGEST_S), LiveOnly, OnlyWith("bank_by", ("list",))] = 20
    take_s: Annotated[int, Whole(5, _LONGEST_S), LiveOnly] = 10
    stake_s: Annotated[int, Whole(5, _LONGEST_S), LiveOnly] = 30
    decide_s: Annotated[int, Whole(5, _LONGEST_S), LiveOnly] = 15
    peek: Annotated[str, Words("tablet", "cards"), LiveOnly] = "tablet"
    beads: Annotated[
        str, Choice({"quarters": say("baccarat_banque-option-beads-quarters"), "rest": AT_REST}), LiveOnly
    ] = "quarters"
    irregularity: Annotated[str, POLICIES, LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("baccarat_banque-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""


# The cards of one coup.

RIGHT = "right"
LEFT = "left"
BANKER = "banker"
SIDES = (RIGHT, LEFT)
PLACES = (RIGHT, LEFT, BANKER)
FIRST_SIX = ("right_1", "left_1", "banker_1", "right_2", "left_2", "banker_2")
MOST = 9
"""The most cards of a coup: it is not begun with fewer."""

Hands = Mapping[str, tuple[Card, ...]]
Drawn = Mapping[str, bool]
"""Of those who have decided, whether they drew."""


def is_natural(hand: tuple[Card, ...]) -> bool:
    """8 or 9 with the first two cards."""
    return (VALUES[hand[0].number] + VALUES[hand[1].number]) % 10 >= NATURAL


def deciding(hands: Hands, staked: tuple[str, ...]) -> tuple[str, ...]:
    """The sides that decide, of those with stakes, once the first six cards are out: none against a natural of the
    bank, and none with a natural of their own."""
    if not staked or is_natural(hands[BANKER]):
        return ()
    return tuple([side for side in staked if not is_natural(hands[side])])


def next_to(hands: Hands, sides: tuple[str, ...], drawn: Drawn) -> tuple[str, bool] | None:
    """What comes next where these sides decide: whose turn it is, and whether his third card is due; None when the coup
    has all its cards. The banker decides last, if anybody did."""
    for side in sides:
        if side not in drawn:
            return side, False
        if drawn[side] and len(hands[side]) == 2:
            return side, True
    if not sides:
        return None
    if BANKER not in drawn:
        return BANKER, False
    return (BANKER, True) if drawn[BANKER] and len(hands[BANKER]) == 2 else None


def by_table(hands: Hands, side: str) -> bool:
    """Whether the banker draws by the table against this side."""
    hand = hands[side]
    third = VALUES[hand[2].number] if len(hand) == 3 else None
    return banker_draws(total(hands[BANKER]), third)


def compared(hands: Hands, side: str, *, first_two: bool) -> str:
    """What the coup comes to for a side: win, lose or push. `first_two`: a natural of the side meets the first two
    cards of the bank."""
    theirs, ours = total(hands[side]), total(hands[BANKER][:2] if first_two else hands[BANKER])
    return "push" if theirs == ours else "win" if theirs > ours else "lose"


# Why an act is refused.

NOT_NOW = Reason("not_now", say("baccarat_banque-not-now"))
NOT_VACANT = Reason("not_vacant", say("baccarat_banque-not-vacant"))
NOT_LISTED = Reason("not_listed", say("baccarat_banque-not-listed"))
LOW_BID = Reason("low_bid", say("baccarat_banque-low-bid"))
TAKEN = Reason("taken", say("baccarat_banque-taken"))
NOT_BANKER = Reason("not_banker", say("baccarat_banque-not-banker"))
MUST_PLAY = Reason("must_play", say("baccarat_banque-must-play"))
TOO_LATE = Reason("too_late", say("baccarat_banque-too-late"))
NO_OFFER = Reason("no_offer", say("baccarat_banque-no-offer"))
OWN = Reason("own", say("baccarat_banque-own"))
NOT_BROKEN = Reason("not_broken", say("baccarat_banque-not-broken"))
NO_BANK = Reason("no_bank", say("baccarat_banque-no-bank"))
BANKS = Reason("banker", say("baccarat_banque-banker"))
NOT_SEATED = Reason("not_seated", say("baccarat_banque-not-seated"))
THREE_BANCOS = Reason("three_bancos", say("baccarat_banque-three-bancos"))
BANCO_IS = Reason("banco", say("baccarat_banque-banco"))
BAD_SIDE = Reason("bad_side", say("baccarat_banque-bad-side"))
OVER_BANK = Reason("over_bank", say("baccarat_banque-over-bank"))
NOT_OFFERED = Reason("not_offered", say("baccarat_banque-not-offered"))
NO_EXCESS = Reason("no_excess", say("baccarat_banque-no-excess"))
NO_STAKES = Reason("no_stakes", say("baccarat_banque-no-stakes"))
NO_BID = Reason("no_bid", say("baccarat_banque-no-bid"))
NOT_DEALT = Reason("not_dealt", say("baccarat_banque-not-dealt"))
NOT_YOUR_TURN = Reason("not_your_turn", say("baccarat_banque-not-your-turn"))
STRICT = Reason("strict", say("baccarat_banque-strict"))
NO_TURN = Reason("no_turn", say("baccarat_banque-no-turn"))
NO_REOPENING = Reason("not_closed", say("baccarat_banque-no-reopening"))
OTHER_CARDS = Reason("changes_later", say("baccarat_banque-changes-later"))
PLAYERS_BANK = Reason("players_bank", say("baccarat_banque-players-bank"))


def cannot_act(deal: Deal, player: str) -> Reason | None:
    """Why this player does nothing before the cards: he is unknown, or they are dealt (3.3.4, 3.3.12)."""
    if player not in deal.ledger.purses:
        return UNKNOWN_PLAYER
    return None if deal.phase in deal.rounds.betting else CLOSED


def not_now(deal: Deal, verb: str) -> Reason | None:
    """Each act has its time (3.3.12)."""
    return closed(deal) or (None if deal.row.offered(verb) else NOT_NOW)


def already_claimed(deal: Deal, made: Collection[str], player: str, order: Sequence[str]) -> Reason | None:
    """The player himself, or one who is nearer in this order, has bid or claimed before him; at the table claims are
    sealed, and nobody learns of the other's (3.3.4, 3.3.5, 3.3.8, 3.3.12)."""
    if player in made:
        return TAKEN
    if not (deal.on_paper and made):
        return None
    return TAKEN if outdone(order, player, next((name for name in order if name in made), None)) else None


def not_banker(deal: Deal, player: str) -> Reason | None:
    """Some acts are the banker's (3.3.5)."""
    return None if deal.ledger.banker is not None and player == deal.ledger.banker else NOT_BANKER


def no_bank(deal: Deal) -> Reason | None:
    """There is a bank to play against, with money in it (3.3.8, 3.3.9)."""
    return None if deal.ledger.banker is not None and not deal.broken_in else NO_BANK


def not_against(deal: Deal, player: str) -> Reason | None:
    """And the banker does not play against himself (3.3.8, 3.3.9)."""
    return no_bank(deal) or (BANKS if player == deal.ledger.banker else None)


def strict(deal: Deal, draws: bool) -> Reason | None:
    """Who plays for others draws on 0 to 4 and stands on 6 and 7 (3.3.7)."""
    if deal.turn is None or not deal.rules.chemin_strict:
        return None
    hand, player = deal.turn
    if hand == BANKER or not against_custom(total(deal.hands[hand]), draws):
        return None
    return STRICT if any(side == hand and name != player for name, side in deal.stakes) else None


def cannot_bid(deal: Deal, player: str, amount: int) -> Reason | None:
    """A sum for a bank that nobody has and nobody offers, by list of whoever is on it: an auction takes higher bids
    alone; by list one bid of each, and none behind one who has bid (3.3.4)."""
    auction = deal.rules.bank_by == "auction"
    if deal.ledger.banker is not None or deal.offer is not None:
        return NOT_VACANT
    if not auction and player not in deal.order:
        return NOT_LISTED
    if reason := bad_stake(amount, deal.rules.unit, deal.rules.min_bank):
        return reason
    if auction and deal.bids and amount <= max(deal.bids.values()):
        return LOW_BID
    behind = None if auction else already_claimed(deal, deal.bids, player, deal.order)
    return behind or beyond_purse(deal, player, amount)


def cannot_retire(deal: Deal, player: str) -> Reason | None:
    """The banker leaves after he has dealt a coup, before stakes lie; only stakes above an unlimited bank go back
    (3.3.5)."""
    held = not (deal.unlimited and deal.over_bank)
    return (
        not_banker(deal, player)
        or (None if deal.coups_held else MUST_PLAY)
        or (TOO_LATE if held and (deal.stakes or deal.claims) else None)
    )


def cannot_take(deal: Deal, player: str) -> Reason | None:
    """A claim to a bank at its sum, by another than who left it, who has not let it go by (3.3.5, 3.3.12)."""
    if deal.offer is None:
        return NO_OFFER
    return (
        (OWN if deal.offer.by == player else None)
        or (ANSWERED if player in deal.passed else None)
        or already_claimed(deal, deal.claims, player, deal.rotation)
        or beyond_purse(deal, player, deal.offer.amount)
    )


def cannot_banco(deal: Deal, player: str) -> Reason | None:
    """A claim to play against the whole bank: of those who sit, before the stakes, not after too many bancos lost in a
    row; who sits nearest on his side plays (3.3.8, 3.3.12)."""
    side = deal.seats.side_of(player)
    return (
        not_against(deal, player)
        or (None if side else NOT_SEATED)
        or (TOO_LATE if deal.stakes else None)
        or (THREE_BANCOS if deal.lost.get(player, 0) >= deal.rules.max_bancos else None)
        or (ANSWERED if player in deal.passed else None)
        or already_claimed(deal, deal.claims, player, deal.seats.chairs(side or RIGHT))
        or beyond_purse(deal, player, deal.ledger.bank)
    )


def cannot_stake(deal: Deal, player: str, amount: int, side: str | None) -> Reason | None:
    """A stake, none beside a banco: a stander-by names a side and stakes what the bank still covers, the others stake
    on their own (3.3.9)."""
    if reason := not_against(deal, player) or (BANCO_IS if deal.claims else None):
        return reason
    own = deal.seats.side_of(player)
    stands_by = own is None
    if side not in SIDES if stands_by else side not in (None, own):
        return BAD_SIDE
    if reason := bad_stake(amount, deal.rules.unit, deal.rules.min):
        return reason
    if stands_by and not deal.unlimited and deal.ledger.lying + amount > deal.ledger.bank:
        return OVER_BANK
    return beyond_purse(deal, player, amount)


def cannot_accept(deal: Deal, player: str) -> Reason | None:
    """The banker plays against all stakes above his bank, where the rules do not cut them, and once (3.3.10)."""
    return (
        not_banker(deal, player)
        or (NOT_OFFERED if deal.rules.banque_excess == "trim" or deal.unlimited else None)
        or (None if deal.over_bank else NO_EXCESS)
        or beyond_purse(deal, player, deal.over_bank)
    )
