"""The state of one shoe of baccarat banque and how each fact changes it. Nothing is decided or refused here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Self

from ...cards import PACK_52, Card
from ...fold import Fold, Folded
from ...ledger import DebtPaid, HasMoney, Ledger, PurseChanged, Start, check_amounts
from ..banking import Offer
from .acts import (
    BankLeft,
    BankRefilled,
    BankTaken,
    BidMade,
    CardCorrected,
    CardDealt,
    Claimed,
    CoupBegan,
    CoupPassed,
    CoupSettled,
    CoupVoided,
    DealEnded,
    DealVoided,
    Decided,
    Event,
    HandsOf,
    IrregularityRuled,
    Passed,
    StakeLaid,
    StakeReturned,
    StakesAccepted,
    WindowClosed,
)
from .coup import BANKER, FIRST_SIX, LEFT, PLACES, RIGHT, SIDES, deciding, next_to
from .rules import PACKS, Rules
from .seats import Seats, leaves_bank, seated, takes_bank, with_stander

SHOE = PACKS * len(PACK_52)
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
UNDER_WAY = frozenset({CLOSED, *TURN, *THIRDS, SETTLING})
_NOBODY_YET: frozenset[str] = frozenset()
NOBODY: tuple[str | None, str | None] = (None, None)
_NO_HANDS: dict[str, tuple[Card, ...]] = dict.fromkeys(PLACES, ())


class CoupPlayed(NamedTuple):
    """A coup as everybody may see it afterwards; `decided` by hand, whether it drew; `first`: cards before it."""

    done: CoupSettled
    banker: str
    banco: tuple[str, ...]
    players: tuple[str | None, str | None]
    decided: Mapping[str, bool]
    first: int

    @property
    def end(self) -> int:
        """The index behind its last card."""
        return self.first + sum(map(len, self.done.hands))


class Deal(HasMoney, Folded):
    """One shoe of baccarat banque.

    `phase`: before the cards `bidding`, `offered`, `refilling`, `retiring`, `banco`, `bets_open`, `accepting`; then
    `bets_closed` (the first six cards), whose hand decides or draws, and in the end `over` or `void`. `seats`, and
    everybody but the banker in their `rotation`. `bids` for the bank, the latest of a player; the `offer` of a bank
    that was left; `claims` to it or to banco, with whether the banco is à cheval; who has `passed`, of
    those who may act now. `stakes` by player and side, and
    their sum. `unlimited`: the banker holds all stakes; `coups_held`: how many coups he has dealt; `broken_in`: the
    coup that broke the bank, which has not been filled since. `lost`: bancos lost in a row, by player. `asked`: the
    banker was asked whether he retires, since the last coup was dealt. Of the coup under way: `banco`, `bank_before`,
    its `players` (of the right and the left hand), `hands`, the sides `deciding` once the first six cards are out,
    `drawn` (who has decided, and whether he draws). `unseen`: cards of void coups that lay face down. `before`: how
    all stood before the last coup was settled, as long as it may be settled anew (`keeps`: not on paper).
    """

    __slots__ = (
        "asked",
        "banco",
        "bank_before",
        "before",
        "bids",
        "broken_in",
        "cards",
        "claims",
        "corrections",
        "coups",
        "coups_held",
        "deciding",
        "drawn",
        "first",
        "hands",
        "keeps",
        "ledger",
        "lost",
        "number",
        "offer",
        "order",
        "passed",
        "phase",
        "places",
        "players",
        "rotation",
        "rules",
        "seats",
        "staked",
        "stakes",
        "unlimited",
        "unseen",
    )

    def __init__(self, rules: Rules, start: Start, seats: Seats, order: tuple[str, ...]) -> None:
        self.rules = rules
        self.ledger = Ledger(start)
        self.seats = seats
        self.rotation = seats.rotation
        self.order = order
        """Who may have the bank, where it goes by a list."""
        self.phase = BIDDING
        self.number = 1
        self.cards: tuple[Card, ...] = ()
        self.places: tuple[str, ...] = ()
        self.first = 0
        self.bids: dict[str, int] = {}
        self.offer: Offer | None = None
        self.claims: dict[str, bool] = {}
        self.passed: frozenset[str] = frozenset()
        self.stakes: dict[tuple[str, str], int] = {}
        self.staked = 0
        self.unlimited = False
        self.coups_held = 0
        self.broken_in = 0
        self.lost: dict[str, int] = {}
        self.asked = True
        self.banco: tuple[str, ...] = ()
        self.bank_before = 0
        self.players = NOBODY
        self.hands = _NO_HANDS
        self.drawn: dict[str, bool] = {}
        self.deciding: tuple[str, ...] = ()
        self.coups: tuple[CoupPlayed, ...] = ()
        self.unseen: frozenset[int] = frozenset()
        self.corrections: tuple[CardCorrected, ...] = ()
        self.keeps = True
        self.before: Deal | None = None

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

    def copy(self) -> Self:
        """An equal deal that shares nothing that can change."""
        new = super().copy()
        new.ledger = self.ledger.copy()
        for name in ("bids", "claims", "stakes", "lost", "hands", "drawn"):
            setattr(new, name, getattr(self, name).copy())
        return new

    def __repr__(self) -> str:
        last = " ".join(map(str, self.cards[-3:])) or "none"
        return (
            f"<Shoe of baccarat banque: coup {self.number}, {self.phase}, cards {last} ({len(self.cards)} out),"
            f" banker {self.ledger.banker}, stakes {len(self.stakes)}, {self.ledger}>"
        )

    @property
    def banker(self) -> str | None:
        """Who has the bank."""
        return self.ledger.banker

    @property
    def cards_left(self) -> int:
        """Cards in the shoe."""
        return SHOE - len(self.cards)

    @property
    def out(self) -> int:
        """Cards of the coup under way that are out."""
        return len(self.cards) - self.first

    @property
    def next_place(self) -> str | None:
        """Where the next card goes (acts.CardDealt); None when no card is due."""
        return FIRST_SIX[self.out] if self.phase == CLOSED else THIRDS.get(self.phase)

    @property
    def played_sides(self) -> tuple[str, ...]:
        """The sides on which stakes lie in the coup under way."""
        right, left = self.players
        return SIDES if right and left else (RIGHT,) if right else (LEFT,) if left else ()

    @property
    def over_bank(self) -> int:
        """By how much the stakes are more than the bank."""
        return max(self.staked - self.ledger.bank, 0)


def before_first_deal(rules: Rules, house: int) -> Deal:
    """Before anybody plays: a shoe that is over."""
    deal = Deal.new(rules, purses={}, seats=seated((), (), ()), house=house)
    deal.phase = "over"
    return deal


def deal_out(deal: Deal, six: tuple[Card, ...]) -> None:
    """The first six cards at once, in place."""
    deal.cards += six
    deal.places += FIRST_SIX
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


def _bid(deal: Deal, event: BidMade) -> None:
    deal.bids[event.player] = event.amount
    if not event.sealed:
        deal.passed = _NOBODY_YET


def _passes(deal: Deal, event: Passed) -> None:
    deal.passed |= {event.player}


def _claimed(deal: Deal, event: Claimed) -> None:
    deal.claims[event.player] = event.cheval


def _seat(deal: Deal, seats: Seats) -> None:
    deal.seats = seats
    deal.rotation = seats.rotation


def _taken(deal: Deal, event: BankTaken) -> None:
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
    deal.phase = BANCO


def _left(deal: Deal, event: BankLeft) -> None:
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


def _refilled(deal: Deal, event: BankRefilled) -> None:
    deal.ledger.take_bank(event.player, event.amount)
    deal.before = None
    deal.broken_in = 0
    deal.asked = True
    deal.phase = BANCO


def _accepted(deal: Deal, event: StakesAccepted) -> None:
    deal.ledger.take_bank(event.player, event.amount)
    deal.unlimited = True


def _laid(deal: Deal, event: StakeLaid) -> None:
    _lay(deal, event.player, event.side, event.amount)


def _lay(deal: Deal, player: str, side: str, amount: int) -> None:
    key = (player, side)
    deal.stakes[key] = deal.stakes.get(key, 0) + amount
    deal.staked += amount
    deal.ledger.stake(player, amount)
    deal.before = None


def _returned(deal: Deal, event: StakeReturned) -> None:
    _give_back(deal, event.player, event.side, event.amount)


def _give_back(deal: Deal, player: str, side: str, amount: int) -> None:
    key = (player, side)
    left = deal.stakes.pop(key) - amount
    if left:
        deal.stakes[key] = left
    deal.staked -= amount
    deal.ledger.give_back(player, amount)


def _closed(deal: Deal, event: WindowClosed) -> None:
    if event.phase == OFFERED:
        deal.offer = None
        deal.claims = {}
    elif event.phase == RETIRING:
        deal.asked = True
    elif event.phase == BIDDING:
        deal.bids = {}
    elif event.phase == BANCO:
        deal.claims = {}  # of one who can no longer pay
    deal.passed = _NOBODY_YET
    deal.phase = ACCEPTING if event.phase == OPEN else OPEN if event.phase == BANCO else window(deal)


def _began(deal: Deal, event: CoupBegan) -> None:
    banker = deal.ledger.banker
    if event.added and banker is not None:
        deal.ledger.take_bank(banker, event.added)
    for player, side, amount in event.cut:
        _give_back(deal, player, side, amount)
    for player, side, amount in event.laid:
        _lay(deal, player, side, amount)
    deal.claims = {}
    deal.passed = _NOBODY_YET
    deal.banco = event.banco
    deal.players = (event.right, event.left)
    deal.bank_before = deal.ledger.bank
    deal.first = len(deal.cards)
    deal.hands = _NO_HANDS
    deal.drawn = {}
    deal.deciding = ()
    deal.phase = CLOSED


def _dealt(deal: Deal, event: CardDealt) -> None:
    deal.cards = (*deal.cards, event.card)
    deal.places = (*deal.places, event.place)
    hand = event.place[:-2]
    deal.hands = {**deal.hands, hand: (*deal.hands[hand], event.card)}
    if deal.phase != CLOSED:
        _next_in_coup(deal)
    elif len(deal.cards) - deal.first == len(FIRST_SIX):
        _six_out(deal)


def _six_out(deal: Deal) -> None:
    deal.deciding = deciding(deal.hands, deal.played_sides)
    _next_in_coup(deal)


def _decided(deal: Deal, event: Decided) -> None:
    deal.drawn[event.hand] = event.draws
    _next_in_coup(deal)


def _next_in_coup(deal: Deal) -> None:
    found = next_to(deal.hands, deal.deciding, deal.drawn)
    if found is None:
        deal.phase = SETTLING
    else:
        hand, draws = found
        deal.phase = DRAWS[hand] if draws else DECIDES[hand]


def _settled(deal: Deal, event: CoupSettled) -> None:
    if deal.keeps:
        deal.before = None
        deal.before = deal.copy()
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
    deal.staked = 0
    _next_coup(deal)


def _next_coup(deal: Deal) -> None:
    deal.number += 1
    deal.first = len(deal.cards)
    deal.banco = ()
    deal.players = NOBODY
    deal.hands = _NO_HANDS
    deal.drawn = {}
    deal.deciding = ()
    deal.phase = window(deal)


def _passed(deal: Deal, event: CoupPassed) -> None:
    deal.before = None
    _next_coup(deal)


def _voided_coup(deal: Deal, event: CoupVoided) -> None:
    deal.unseen |= frozenset(event.face_down)
    _next_coup(deal)


def _ended(deal: Deal, event: DealEnded) -> None:
    deal.phase = "over"


def _voided(deal: Deal, event: DealVoided) -> None:
    deal.unseen |= frozenset(event.face_down)
    deal.first = len(deal.cards)
    deal.phase = "void"
    deal.before = None


def _ruled(deal: Deal, event: IrregularityRuled) -> None:
    deal.before = None
    for player, side, _, stake, pay, returned in event.lines:
        deal.ledger.settle(player, pay, returned)
        del deal.stakes[player, side]
        deal.staked -= stake
    if not deal.ledger.bank and deal.ledger.banker is not None:
        deal.broken_in = deal.number


def _corrected(deal: Deal, event: CardCorrected) -> None:
    corrections = (*deal.corrections, event)
    if event.again and event.settled is not None and deal.before is not None:
        ended = deal.phase
        deal.become(deal.before.copy())
        _put_right(deal, event)
        _settled(deal, event.settled)
        if ended == "over":
            _left(deal, BankLeft(deal.ledger.banker or "", deal.ledger.bank, "end", offered=False))
            deal.phase = ended
    else:
        _put_right(deal, event)
        if deal.before is not None:
            deal.before = deal.before.copy()
            _put_right(deal.before, event)
    deal.corrections = corrections


def _put_right(deal: Deal, event: CardCorrected) -> None:
    deal.cards = (*deal.cards[: event.index], event.now, *deal.cards[event.index + 1 :])
    if event.index >= deal.first:
        deal.hands = hands_from(deal.cards[deal.first :], deal.places[deal.first :])
    if (settled := event.settled) is not None:
        deal.coups = tuple(
            [done._replace(done=settled) if done.done.coup == settled.coup else done for done in deal.coups]
        )


def _debt_paid(deal: Deal, event: DebtPaid) -> None:
    deal.before = None
    deal.ledger.pay_debt(event.player, event.amount)


def _purse_changed(deal: Deal, event: PurseChanged) -> None:
    """Who buys in and has no place yet stands by."""
    deal.before = None
    new = event.player not in deal.ledger.purses
    deal.ledger.bring(event.player, event.amount)
    if new and event.player != deal.ledger.banker and event.player not in deal.rotation:
        _seat(deal, with_stander(deal.seats, event.player))
        deal.order = (*deal.order, event.player)


def hands_from(cards: Iterable[Card], places: Iterable[str]) -> dict[str, tuple[Card, ...]]:
    """The hands of one coup, of its cards and where each went."""
    hands = _NO_HANDS
    for card, place in zip(cards, places, strict=True):
        hand = place[:-2]
        hands = {**hands, hand: (*hands[hand], card)}
    return hands


def hands_of(deal: Deal) -> HandsOf:
    """The hands of the coup under way."""
    return HandsOf(deal.hands[RIGHT], deal.hands[LEFT], deal.hands[BANKER])


_FOLD: Fold[Event] = Fold(
    {
        BidMade: _bid,
        Claimed: _claimed,
        Passed: _passes,
        BankTaken: _taken,
        BankLeft: _left,
        BankRefilled: _refilled,
        StakesAccepted: _accepted,
        StakeLaid: _laid,
        StakeReturned: _returned,
        WindowClosed: _closed,
        CoupBegan: _began,
        CardDealt: _dealt,
        Decided: _decided,
        CoupSettled: _settled,
        CoupPassed: _passed,
        CoupVoided: _voided_coup,
        DealEnded: _ended,
        DealVoided: _voided,
        IrregularityRuled: _ruled,
        CardCorrected: _corrected,
        DebtPaid: _debt_paid,
        PurseChanged: _purse_changed,
    }
)
apply = _FOLD.apply
apply_all = _FOLD.apply_all
advance = _FOLD.advance
