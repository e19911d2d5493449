"""The rounds of baccarat banque (docs/rules.md 3.3.4 to 3.3.13): the table of phases, the state of one shoe, and how
each fact changes it. Nothing is decided or refused here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple, Self

from ...audience import EVERYBODY, NOBODY, Audience, only
from ...cards import Card
from ...kernel.rounds import Phase, Rounds, at, everybody, one, purse, unless, where, within, yes
from ...ledger import DebtPaid, Ledger, PurseChanged, Start, check_amounts
from ...units import rounded_down, rounded_up
from ..rounds import Offer, PlayersShoe
from . import acts, rules
from .acts import ENGINE
from .rules import BANKER, FIRST_SIX, LEFT, PACKS, PLACES, RIGHT, SIDES, Rules, deciding, is_natural, next_to
from .seats import Seats, leaves_bank, seated, takes_bank, with_stander

BIDDING = "bidding"
OFFERED = "offered"
REFILLING = "refilling"
RETIRING = "retiring"
BANCO = "banco"
OPEN = "bets_open"
ACCEPTING = "accepting"
CLOSED = "bets_closed"
"""The phases before the cards in their order, of the first four one at most in a coup; and the first six cards."""
DECIDES = {RIGHT: "right_decides", LEFT: "left_decides", BANKER: "banker_decides"}
DRAWS = {RIGHT: "right_draws", LEFT: "left_draws", BANKER: "banker_draws"}
SETTLING = "settling"
"""A coup has all its cards; the same act settles it."""
THIRDS = {"right_draws": "right_3", "left_draws": "left_3", "banker_draws": "banker_3"}
TURN = {phase: hand for hand, phase in DECIDES.items()}
"""Whose hand is to be decided on in a phase."""


# Who is asked.


def may_pass(deal: Deal, player: str) -> bool:
    """Whether he may bid, take the bank or go banco now, and has neither done so nor passed (docs/rules.md 3.3.12)."""
    if player in deal.passed or (deal.bids and deal.bids.get(player) == max(deal.bids.values())):
        return False
    offers = deal.row.offers or {}
    return next(iter(offers.values()))(deal, player) is not None


def asked(deal: Deal) -> Iterator[str]:
    """Of whom an answer is still awaited that all may give, in rotation."""
    return (player for player in deal.rotation if may_pass(deal, player))


# What is offered.


def least_bid(deal: Deal) -> int:
    """The least sum that may be bid now."""
    highest = max(deal.bids.values(), default=0) if deal.rules.bank_by == "auction" else 0
    return rounded_up(max(deal.rules.min_bank, highest + 1), deal.rules.unit)


def bids(deal: Deal, player: str) -> dict[str, int] | None:
    """The least and the most that he may bid."""
    least = least_bid(deal)
    if rules.cannot_bid(deal, player, least):
        return None
    return {"least": least, "most": rounded_down(deal.purses[player], deal.rules.unit)}


def stakes_of(deal: Deal, player: str) -> int:
    """The most he may stake: a stander-by what the bank still covers."""
    most = deal.purses[player]
    return most if deal.unlimited or deal.seats.side_of(player) is not None else min(most, deal.bank - deal.on_layout)


def sides_of(deal: Deal, player: str) -> list[str]:
    """The sides he may stake on: his own, a stander-by on both."""
    own = deal.seats.side_of(player)
    return list(SIDES) if own is None else [own]


# When, and where cards go.


def bid_key(deal: Deal) -> str:
    """An auction asks again after every bid."""
    highest = max(deal.bids.values(), default=0)
    return f"bid {deal.number} {highest if deal.rules.bank_by == 'auction' else bool(deal.bids)}"


def seen_by(deal: Deal, place: str) -> Audience:
    """Who may see a card of this coup that was dealt face down (docs/rules.md 3.3.13): nobody before all six are out;
    then who plays it, the banker when his turn comes, and everybody where the hand is a natural or once the banker has
    decided. Where people look at the cards themselves, no tablet shows one that lies face down."""
    if deal.next_place in FIRST_SIX:
        return NOBODY
    hand = place[:-2]
    banker = hand == BANKER
    player = deal.banker if banker else deal.players[hand != RIGHT]
    if player is None:
        return NOBODY
    if BANKER in deal.drawn or is_natural(deal.hands[hand]):
        return EVERYBODY
    if deal.rules.peek != "tablet" or (banker and TURN.get(deal.phase) != BANKER):
        return NOBODY
    return only(player)


def gone(deal: Deal, index: int) -> Audience:
    """Cards of a void coup that lay face down stay so."""
    return NOBODY if index in deal.unseen else EVERYBODY


def face_down(deal: Deal) -> tuple[int, ...]:
    """The places of the cards of the coup under way that not everybody has seen."""
    return tuple([index for index in range(deal.first, len(deal.cards)) if not deal.exposure(index).everybody])


_PASS = where(may_pass)
_all = partial(Phase, asks=everybody, everybody=True, betting=True, closes=True)
_banker = partial(Phase, asks=one("banker"), betting=True, closes=True)
_RETIRE = unless(rules.cannot_retire)
_hand = partial(
    Phase,
    asks=lambda deal: () if deal.turn is None else (deal.turn[1],),
    offers={"draw": yes, "stand": yes},
    limit="decide_s",
    silence="custom",
    dealer=tuple(ENGINE.dealer_verbs),
)
"""To draw and to stand are offered alike, whatever his cards are: what custom forbids is refused."""

ROUNDS = Rounds(
    {
        BIDDING: _all(
            offers={"bid": bids, "pass": _PASS},
            limit=lambda deal: "bid_s" if deal.rules.bank_by == "auction" else "list_s",
            starts=lambda deal: bool(deal.bids),
            key=bid_key,
        ),
        OFFERED: _all(
            offers={"take": unless(rules.cannot_take), "pass": _PASS},
            limit="take_s",
            key=lambda deal: f"take {deal.number} {deal.offer and deal.offer.by}",
        ),
        REFILLING: _banker(
            offers={"refill": within("min_bank", purse), "pass": yes, "retire": _RETIRE},
            limit="stake_s",
            silence="retire",
            key=lambda deal: f"refill {deal.number}",
        ),
        RETIRING: _banker(
            offers={"retire": _RETIRE, "pass": yes},
            limit="take_s",
            silence="pass",
            key=lambda deal: f"retire {deal.number}",
        ),
        BANCO: _all(
            offers={"banco": unless(rules.cannot_banco, lambda deal, player: deal.bank), "pass": _PASS},
            limit="take_s",
            key=lambda deal: f"banco {deal.number} {deal.banker}",
        ),
        OPEN: _all(
            offers={"stake": unless(rules.not_against, within("min", stakes_of, sides=sides_of))},
            verbs=(),
            limit="stake_s",
            starts=lambda deal: bool(deal.stakes),
            key=lambda deal: f"stakes {deal.number} {bool(deal.stakes)}",
        ),
        ACCEPTING: _banker(
            offers={
                "accept": unless(rules.cannot_accept, lambda deal, player: deal.over_bank),
                "pass": yes,
                "retire": _RETIRE,
            },
            verbs=lambda deal: ("retire", "pass") if deal.unlimited else ("accept", "pass"),
            limit="take_s",
            silence="pass",
            key=lambda deal: f"accept {deal.number} {deal.banker}",
        ),
        CLOSED: Phase(card=lambda deal: FIRST_SIX[len(deal.cards) - deal.first]),
        DECIDES[RIGHT]: _hand(key=lambda deal: f"{RIGHT} {deal.number}"),
        DRAWS[RIGHT]: Phase(card=at("right_3")),
        DECIDES[LEFT]: _hand(key=lambda deal: f"{LEFT} {deal.number}"),
        DRAWS[LEFT]: Phase(card=at("left_3")),
        DECIDES[BANKER]: _hand(silence="table", key=lambda deal: f"{BANKER} {deal.number}"),
        DRAWS[BANKER]: Phase(card=at("banker_3")),
    },
    face_down=FIRST_SIX,
    seen_by=seen_by,
    gone=gone,
)

_NOBODY_YET: frozenset[str] = frozenset()
NOBODY_PLAYS: tuple[str | None, str | None] = (None, None)
_NO_HANDS: dict[str, tuple[Card, ...]] = dict.fromkeys(PLACES, ())


class CoupPlayed(NamedTuple):
    """A coup as everybody may see it afterwards; `decided` by hand, whether it drew; `first`: cards before it."""

    done: acts.CoupSettled
    banker: str
    banco: tuple[str, ...]
    players: tuple[str | None, str | None]
    decided: Mapping[str, bool]
    first: int

    @property
    def end(self) -> int:
        """The index behind its last card."""
        return self.first + sum(map(len, self.done.hands))


class Deal(PlayersShoe[acts.Command, acts.Event]):
    """One shoe of baccarat banque.

    `phase`: before the cards `bidding`, `offered`, `refilling`, `retiring`, `banco`, `bets_open`, `accepting`; then
    `bets_closed` (the first six cards), whose hand decides or draws, and in the end `over` or `void`. `seats`, and
    everybody but the banker in their `rotation`; `order`: who may have the bank, where it goes by a list. `bids` for
    the bank, the latest of a player; `claims` to one that was left or to banco, with whether the banco is à cheval; who
    has `passed`, of those who may act now. `stakes` by player and side. `unlimited`: the banker holds all stakes;
    `coups_held`: how many coups he has dealt; `broken_in`: the coup that broke the bank, which has not been filled
    since. `lost`: bancos lost in a row, by player. `asked`: the banker was asked whether he retires, since the last
    coup was dealt. Of the coup under way: `banco`, what was `cut` of the stakes, its `players` (of the right and the
    left hand), `hands`, the sides `deciding` once the first six cards are out, `drawn` (who has decided, and whether he
    draws). `unseen`: cards of void coups that lay face down.
    """

    engine = ENGINE
    rounds = ROUNDS
    in_place = ("bids", "claims", "stakes", "lost", "drawn")
    packs = PACKS
    rules: Rules
    coups: tuple[CoupPlayed, ...]
    unseen: frozenset[int] = frozenset()
    """In the class, as few shoes have any: Python is slower with an object of thirty values and more."""

    def __init__(self, rules: Rules, start: Start, seats: Seats, order: tuple[str, ...]) -> None:
        super().__init__(rules, Ledger(start), BIDDING)
        self.seats = seats
        self.rotation = seats.rotation
        self.order = order
        self.bids: dict[str, int] = {}
        self.claims: dict[str, bool] = {}
        self.passed: frozenset[str] = frozenset()
        self.stakes: dict[tuple[str, str], int] = {}
        self.unlimited = False
        self.coups_held = 0
        self.broken_in = 0
        self.lost: dict[str, int] = {}
        self.asked = True
        self.banco: tuple[str, ...] = ()
        self.cut: tuple[acts.Laid, ...] = ()
        self.players = NOBODY_PLAYS
        self.hands = _NO_HANDS
        self.drawn: dict[str, bool] = {}
        self.deciding: tuple[str, ...] = ()

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        purses: Mapping[str, int],
        seats: Seats,
        order: Iterable[str] | None = None,
        debts: Mapping[str, int] | None = None,
        house: int = 0,
    ) -> Self:
        """A shoe before its first card: what each player has, where they sit, the list of bankers (without one the
        rotation), and the house's money, which does not play."""
        check_amounts(purses, debts, house=house)
        wanted = seats.rotation if order is None else tuple(order)
        new = cls(rules, Start(dict(purses), dict(debts or {}), 0), seats, wanted)
        new.ledger.house = house
        return new

    @property
    def turn(self) -> tuple[str, str] | None:
        """Whose hand is to be decided on, and who plays it."""
        hand = TURN.get(self.phase)
        if hand is None:
            return None
        return hand, (self.ledger.banker if hand == BANKER else self.players[hand != RIGHT]) or ""

    def exposure(self, index: int) -> Audience:
        """Who may know card `index`, also when it is the next to come: nobody where none is due."""
        return NOBODY if index >= len(self.cards) and self.next_place is None else super().exposure(index)

    @property
    def played_sides(self) -> tuple[str, ...]:
        """The sides on which stakes lie in the coup under way."""
        right, left = self.players
        return SIDES if right and left else (RIGHT,) if right else (LEFT,) if left else ()

    @property
    def over_bank(self) -> int:
        """By how much the stakes are more than the bank."""
        return max(self.ledger.lying - self.ledger.bank, 0)


def deal_out(deal: Deal, six: tuple[Card, ...]) -> None:
    """The first six cards at once, in place."""
    deal.deal_out(*six, places=FIRST_SIX)
    right_1, left_1, banker_1, right_2, left_2, banker_2 = six
    deal.hands = {RIGHT: (right_1, right_2), LEFT: (left_1, left_2), BANKER: (banker_1, banker_2)}
    _six_out(deal)


def window(deal: Deal) -> str:
    """The phase in which a coup of this deal begins."""
    if deal.offer is not None:
        return OFFERED
    if deal.ledger.banker is None:
        return BIDDING
    if deal.broken_in:
        return REFILLING
    if not deal.asked:
        return RETIRING
    return OPEN if deal.stakes else BANCO


@ENGINE.folds
def _bid(deal: Deal, event: acts.BidMade) -> None:
    deal.bids[event.player] = event.amount
    if not event.sealed:
        deal.passed = _NOBODY_YET


@ENGINE.folds
def _passes(deal: Deal, event: acts.Passed) -> None:
    deal.passed |= {event.player}


@ENGINE.folds
def _claimed(deal: Deal, event: acts.Claimed) -> None:
    deal.claims[event.player] = event.cheval


def _seat(deal: Deal, seats: Seats) -> None:
    deal.seats = seats
    deal.rotation = seats.rotation


@ENGINE.folds
def _taken(deal: Deal, event: acts.BankTaken) -> None:
    deal.ledger.take_bank(event.player, event.amount)
    deal.before = None
    _seat(deal, takes_bank(deal.seats, event.player))
    deal.bids = {}
    deal.claims = {}
    deal.passed = _NOBODY_YET
    deal.offer = None
    deal.unlimited = deal.rules.banque_excess == "unlimited"
    deal.coups_held = deal.broken_in = 0
    deal.asked = True


@ENGINE.folds
def _left(deal: Deal, event: acts.BankLeft) -> None:
    deal.ledger.leave_bank()
    if event.why != "end":
        deal.before = None
    _seat(deal, leaves_bank(deal.seats, event.player))
    deal.claims = {}
    deal.passed = _NOBODY_YET
    deal.offer = Offer(event.player, event.amount) if event.offered else None
    deal.unlimited = False
    deal.broken_in = 0
    deal.phase = window(deal)


@ENGINE.folds
def _refilled(deal: Deal, event: acts.BankRefilled) -> None:
    deal.ledger.take_bank(event.player, event.amount)
    deal.before = None
    deal.broken_in = 0
    deal.asked = True


@ENGINE.folds
def _accepted(deal: Deal, event: acts.StakesAccepted) -> None:
    deal.ledger.take_bank(event.player, event.amount)
    deal.unlimited = True


@ENGINE.folds
def _laid(deal: Deal, event: acts.StakeLaid | acts.Laid) -> None:
    player, side, amount = event
    key = (player, side)
    deal.stakes[key] = deal.stakes.get(key, 0) + amount
    deal.ledger.stake(player, amount)
    deal.before = None


@ENGINE.folds
def _returned(deal: Deal, event: acts.StakeReturned | acts.Laid) -> None:
    key = (event.player, event.side)
    left = deal.stakes.pop(key) - event.amount
    if left:
        deal.stakes[key] = left
    deal.ledger.give_back(event.player, event.amount)


@ENGINE.folds
def _closed(deal: Deal, event: acts.WindowClosed) -> None:
    closed, deal.passed = event.phase, _NOBODY_YET
    if closed == OFFERED:
        deal.offer = None
    elif closed == RETIRING:
        deal.asked = True
    elif closed == BIDDING:
        deal.bids = {}
    if closed in (OFFERED, BANCO):
        deal.claims = {}  # to banco of one who can no longer pay
    deal.phase = {OPEN: ACCEPTING, BANCO: OPEN}.get(closed) or window(deal)


@ENGINE.folds
def _began(deal: Deal, event: acts.CoupBegan) -> None:
    banker = deal.ledger.banker
    if event.added and banker is not None:
        deal.ledger.take_bank(banker, event.added)
    for fallen in event.cut:
        _returned(deal, fallen)
    for laid in event.laid:
        _laid(deal, laid)
    deal.claims = {}
    deal.passed = _NOBODY_YET
    deal.banco = event.banco
    deal.players = (event.right, event.left)
    deal.cut = event.cut
    deal.first = len(deal.cards)
    deal.hands = _NO_HANDS
    deal.drawn = {}
    deal.deciding = ()


@ENGINE.folds
def _dealt(deal: Deal, event: acts.CardDealt) -> None:
    deal.deal_out(event.card, places=(event.place,))
    hand = event.place[:-2]
    deal.hands = {**deal.hands, hand: (*deal.hands[hand], event.card)}
    if deal.phase != CLOSED:
        _next_in_coup(deal)
    elif len(deal.cards) - deal.first == len(FIRST_SIX):
        _six_out(deal)


def _six_out(deal: Deal) -> None:
    deal.deciding = deciding(deal.hands, deal.played_sides)
    _next_in_coup(deal)


@ENGINE.folds
def _decided(deal: Deal, event: acts.Decided) -> None:
    deal.drawn[event.hand] = event.draws
    _next_in_coup(deal)


def _next_in_coup(deal: Deal) -> None:
    found = next_to(deal.hands, deal.deciding, deal.drawn)
    deal.phase = SETTLING if found is None else (DRAWS if found[1] else DECIDES)[found[0]]


@ENGINE.folds
def _settled(deal: Deal, event: acts.CoupSettled) -> None:
    deal.keep()
    settle = deal.ledger.settle
    gained: dict[str, int] = {}
    for player, _, _, _, pay, returned in event.lines:
        settle(player, pay, returned)
        gained[player] = gained.get(player, 0) + pay
    deal.lost = {player: deal.lost.get(player, 0) + 1 for player in deal.banco if gained.get(player, 0) < 0}
    if event.holders != deal.seats.hands:
        deal.seats = deal.seats._replace(hands=event.holders)
    played = CoupPlayed(event, deal.ledger.banker or "", deal.banco, deal.players, deal.drawn, deal.first)
    deal.coups = (*deal.coups, played)
    deal.coups_held += 1
    deal.asked = False
    if not deal.ledger.bank:
        deal.broken_in = event.coup
    deal.stakes = {}
    _next_coup(deal)


def _next_coup(deal: Deal) -> None:
    deal.number += 1
    deal.first = len(deal.cards)
    deal.banco = ()
    deal.players = NOBODY_PLAYS
    deal.hands = _NO_HANDS
    deal.drawn = {}
    deal.deciding = ()
    deal.phase = window(deal)


@ENGINE.folds
def _passed(deal: Deal, event: acts.CoupPassed) -> None:
    deal.before = None
    _next_coup(deal)


@ENGINE.folds
def _voided_coup(deal: Deal, event: acts.CoupVoided) -> None:
    deal.unseen |= frozenset(event.face_down)
    _next_coup(deal)


@ENGINE.folds
def _voided(deal: Deal, event: acts.DealVoided) -> None:
    deal.unseen |= frozenset(event.face_down)
    deal.first = len(deal.cards)
    deal.before = None


@ENGINE.folds
def _ruled(deal: Deal, event: acts.IrregularityRuled) -> None:
    deal.before = None
    for player, side, _, _, pay, returned in event.lines:
        deal.ledger.settle(player, pay, returned)
        del deal.stakes[player, side]
    if not deal.ledger.bank and deal.ledger.banker is not None:
        deal.broken_in = deal.number


@ENGINE.folds
def _corrected(deal: Deal, event: acts.CardCorrected) -> None:
    over = deal.ended
    deal.correct(event, _put_right, _settled)
    if over and event.again:
        ENGINE.advance(deal, acts.BankLeft(deal.ledger.banker or "", deal.ledger.bank, "end", offered=False))
        ENGINE.advance(deal, acts.DealEnded())


def _put_right(deal: Deal, event: acts.CardCorrected) -> None:
    deal.put_right(event.index, event.now)
    if event.index >= deal.first:
        deal.hands = hands_from(deal.cards[deal.first :], deal.places[deal.first :])
    if (settled := event.settled) is not None:
        deal.coups = tuple(
            [done._replace(done=settled) if done.done.coup == settled.coup else done for done in deal.coups]
        )


@ENGINE.folds
def _debt_paid(deal: Deal, event: DebtPaid) -> None:
    deal.before = None
    deal.ledger.pay_debt(event.player, event.amount)


@ENGINE.folds
def _purse_changed(deal: Deal, event: PurseChanged) -> None:
    """Who buys in and has no place yet stands by."""
    deal.before = None
    new = event.player not in deal.ledger.purses
    deal.ledger.bring(event.player, event.amount)
    if new and event.player != deal.ledger.banker and event.player not in deal.rotation:
        _seat(deal, with_stander(deal.seats, event.player))
        deal.order = (*deal.order, event.player)


ENGINE.leads(
    {
        **dict.fromkeys((acts.BankTaken, acts.BankRefilled), BANCO),
        acts.CoupBegan: CLOSED,
        acts.DealEnded: "over",
        acts.DealVoided: "void",
    }
)


def hands_from(cards: Iterable[Card], places: Iterable[str]) -> dict[str, tuple[Card, ...]]:
    """The hands of one coup, of its cards and where each went."""
    hands = _NO_HANDS
    for card, place in zip(cards, places, strict=True):
        hand = place[:-2]
        hands = {**hands, hand: (*hands[hand], card)}
    return hands


def new_deal(
    rules: Rules,
    *,
    purses: Mapping[str, int],
    right: Iterable[str],
    left: Iterable[str],
    standers: Iterable[str] = (),
) -> Deal:
    """A shoe before its first card: everybody who has a purse sits on a side or stands by."""
    return Deal.new(rules, purses=purses, seats=seated(tuple(right), tuple(left), tuple(standers)))


apply = ENGINE.apply
advance = ENGINE.advance
