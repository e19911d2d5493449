"""The rounds of punto banco (docs/rules.md 3.1.2 to 3.1.10): the table of phases, the state of one shoe, and how each
fact changes it. Nothing is decided or refused here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from ...audience import EVERYBODY, NOBODY, Audience
from ...cards import Card
from ...kernel.rounds import Phase, Rounds, bounds, everybody, unless
from ...ledger import Ledger, Start, bank_changed, check_amounts, purse_changed
from ..rounds import VoidableShoe
from ..shoe import COUP, burnt_by
from . import acts
from .acts import ENGINE
from .rules import BURN, BURNT, Bet, Rules, cannot_pass, limit, locked, lying, most, next_place, odds, offered

# What is asked and offered.


def bets_of(deal: Deal, player: str) -> dict[str, Any] | None:
    """By kind of bet the least and the most of a stake, in steps of the unit."""
    found = {type_: bounds(deal, "min", highest_stake(deal, player, type_)) for type_ in offered(deal.rules)}
    return {type_: offer for type_, offer in found.items() if offer} or None


def removable(deal: Deal, player: str) -> list[str] | None:
    """The bets that he may take back."""
    return [id_ for id_, bet in deal.bets.items() if bet.player == player and not locked(deal.rules, bet)] or None


def highest_stake(deal: Deal, player: str, type_: str) -> int:
    """The most that this player may stake now on one kind of bet, whatever the unit is."""
    rules = deal.rules
    highest = deal.purses[player]
    top = limit(rules, type_)
    if top is not None:
        highest = min(highest, top - (lying(deal, player, type_) if rules.max_scope == "position" else 0))
    if rules.solvency == "sum":
        highest = min(highest, _held_by(deal, type_, deal.bank - deal.bound, highest))
    return highest


def _held_by(deal: Deal, type_: str, room: int, highest: int) -> int:
    """The largest stake up to `highest` whose best pay is no more than `room`."""
    if room < 0:
        return 0
    if most(deal.rules, type_, highest) <= room:
        return highest
    if type_ != "banker":
        return room // odds(deal.rules, type_)
    low, high = 0, highest  # what a banker bet pays never falls as its stake grows
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if most(deal.rules, type_, middle) <= room else (low, middle)
    return low


# Where cards go, and who sees them.


def gone(deal: Deal, index: int) -> Audience:
    """Nobody has seen what was burnt."""
    return NOBODY if deal.places[index] == BURNT else EVERYBODY


_TO_HANDS = Phase(card=lambda deal: next_place(deal.coup_cards))
"""By the fixed rules of drawing."""
ROUNDS = Rounds(
    {
        "burning": Phase(card=lambda deal: BURNT if deal.cards else BURN, betting=True),
        "bets_open": Phase(
            asks=everybody,
            everybody=True,
            offers={"bet": bets_of, "remove": removable, "pass_shoe": unless(cannot_pass)},
            verbs=(),
            limit="bet_s",
            key=lambda deal: f"bets {deal.number}",
            closes=True,
            betting=True,
        ),
        "bets_closed": _TO_HANDS,
        "dealing": _TO_HANDS,
    },
    face_down={BURNT},
    gone=gone,
)


def after(seats: Sequence[str], player: str | None) -> tuple[str, ...]:
    """The seats in order from the one behind this player's, his own last; from the first where he has none."""
    at = 0 if player is None or player not in seats else seats.index(player) + 1
    return (*seats[at:], *seats[:at])


class Deal(VoidableShoe[acts.Command, acts.Event]):
    """One shoe of punto banco.

    `phase`: `burning` (before the first coup) · `bets_open` (before coup `number`) · `bets_closed` · `dealing` (cards
    of the coup are out) · `over` or `void`. `cards` that have left the shoe, with their `places` (acts.CardDealt);
    `first`: how many of them were before this coup. `bets` by id, in the order in which they lie; `used` are all ids
    that were ever taken; `bound` is the most that the bets lying could pay together. `cut_at`: the card behind the cut
    card, once that has come. Where the shoe passes round the seats: `seats` in order, the `holder`, None for the
    dealer, and in `at_first` both before the first card. `on_account`: players have accounts; `owed`: what stands on
    each, which is no money yet, without those of nothing.
    """

    engine = ENGINE
    rounds = ROUNDS
    in_place = ("log", "bets", "used", "owed")
    rules: Rules

    def __init__(self, rules: Rules, start: Start, seats: Sequence[str] = (), holder: str | None = None) -> None:
        super().__init__(rules, Ledger(start), "burning" if rules.burn else "bets_open")
        self.packs = rules.packs
        self.start = start
        self.log: list[acts.Event] = []
        self.bets: dict[str, Bet] = {}
        self.used: set[str] = set()
        self.bound = 0
        self.on_account = rules.on_account
        self.owed: dict[str, int] = {}
        self.cut_at: int | None = None
        self.past_cut = False
        self.seats = tuple(seats)
        self.holder = holder
        self.at_first = (self.seats, holder)

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        bank: int,
        purses: Mapping[str, int],
        debts: Mapping[str, int] | None = None,
        seats: Sequence[str] | None = None,
        order: Sequence[str] = (),
    ) -> Self:
        """A shoe before its first card: the bank, what each player has, and a debt if he has one. Where the shoe passes
        round the `seats`, all who have a purse if nothing is said, the first of them with money holds it; one who is
        earlier in `order` is before him."""
        check_amounts(purses, debts, bank=bank)
        start = Start(dict(purses), dict(debts or {}), bank)
        if rules.shoe == "dealer":
            return cls(rules, start)
        deal = cls(rules, start, tuple(purses) if seats is None else seats)
        deal.holder = next((player for player in (*order, *deal.seats) if deal.may_hold(player)), None)
        deal.at_first = (deal.seats, deal.holder)
        return deal

    @property
    def coup_cards(self) -> tuple[Card, ...]:
        """The cards of the coup under way; no card that was burnt, also of a shoe that was void before all were."""
        return () if self.places and self.places[-1] in (BURN, BURNT) else self.cards[self.first :]

    def returned(self, why: str) -> tuple[acts.BetReturned, ...]:
        return tuple(acts.BetReturned(id_, bet.player, bet.stake, why) for id_, bet in self.bets.items())

    def ends(self) -> tuple[acts.DealEnded, ...]:
        return (acts.DealEnded(),) if self.cards_left < COUP else ()

    def may_hold(self, player: str) -> bool:
        """Who holds the shoe has a seat, and money: in his purse, debts taken off, or on the layout."""
        if player not in self.seats:
            return False
        owned = self.ledger.purses.get(player, 0) - self.ledger.debts.get(player, 0)
        return owned > 0 or any(bet.player == player for bet in self.bets.values())

    def next_holder(self, player: str | None) -> str | None:
        """Who is the next to hold the shoe in the order of the seats; None for nobody but this player."""
        return next((other for other in after(self.seats, player) if other != player and self.may_hold(other)), None)

    def set_owed(self, player: str, amount: int) -> None:
        """This stands on the player's account now."""
        if amount:
            self.owed[player] = amount
        else:
            self.owed.pop(player, None)

    @property
    def burn_left(self) -> int:
        """Cards still to be burnt face down."""
        return 1 + burnt_by(self.cards[0]) - len(self.cards) if self.phase == "burning" and self.cards else 0


@ENGINE.folds
def _placed(deal: Deal, event: acts.BetPlaced) -> None:
    deal.log.append(event)
    deal.bets[event.id] = Bet(event.player, event.type, event.stake, event.most)
    deal.used.add(event.id)
    deal.bound += event.most
    deal.ledger.stake(event.player, event.stake)


@ENGINE.folds
def _returned(deal: Deal, event: acts.BetReturned) -> None:
    if event.why in ("removed", "not_held"):
        deal.log.append(event)
    deal.bound -= deal.bets.pop(event.id).most
    deal.ledger.give_back(event.player, event.amount)


@ENGINE.folds
def _dealt(deal: Deal, event: acts.CardDealt) -> None:
    deal.deal_out(event.card, places=(event.place,))
    if deal.phase != "burning":
        deal.phase = "dealing"
    elif not deal.burn_left:
        deal.phase = "bets_open"
        deal.first = len(deal.cards)


@ENGINE.folds
def _cut(deal: Deal, event: acts.CutSeen) -> None:
    deal.cut_at = event.index


@ENGINE.folds
def _settled(deal: Deal, event: acts.CoupSettled) -> None:
    _take_up(deal, event.lines)
    if deal.on_account:
        for line in event.lines:
            deal.set_owed(line.player, deal.owed.get(line.player, 0) + line.commission)
    deal.coups = (*deal.coups, event)
    deal.past_cut = event.past_cut
    _next_coup(deal)


def _take_up(deal: Deal, lines: Iterable[acts.Line]) -> None:
    """Bets that are decided leave the layout, with what the bank pays or takes; those that push lie on."""
    bets, settle = deal.bets, deal.ledger.settle
    for id_, player, result, stake, pay, returned, *_ in lines:
        settle(player, pay, returned)
        if result == "push" and not returned:
            bets[id_] = Bet(player, bets[id_].type, stake, bets[id_].most, pushed=True)
        else:
            deal.bound -= bets.pop(id_).most


def _next_coup(deal: Deal) -> None:
    deal.number += 1
    deal.first = len(deal.cards)


@ENGINE.folds
def _passed(deal: Deal, event: acts.ShoePassed) -> None:
    """What was declined is kept for a correction; all else follows of the coups and of who is there."""
    if event.why == "declined":
        deal.log.append(event)
    deal.holder = event.player


@ENGINE.folds
def _account_paid(deal: Deal, event: acts.AccountPaid) -> None:
    deal.log.append(event)
    deal.ledger.charge(event.player, event.amount)
    deal.set_owed(event.player, event.owed)


@ENGINE.folds
def _account_closed(deal: Deal, event: acts.AccountClosed) -> None:
    deal.ledger.charge(event.player, event.amount + event.debt)
    deal.set_owed(event.player, 0)


@ENGINE.folds
def _account_corrected(deal: Deal, event: acts.AccountCorrected) -> None:
    deal.set_owed(event.player, event.amount)


@ENGINE.folds
def _seat_taken(deal: Deal, event: acts.SeatTaken) -> None:
    deal.seats = (*deal.seats, event.player)


@ENGINE.folds
def _seat_left(deal: Deal, event: acts.SeatLeft) -> None:
    deal.seats = tuple([player for player in deal.seats if player != event.player])


@ENGINE.folds
def _voided_coup(deal: Deal, event: acts.CoupVoided) -> None:
    if not event.ruled:
        deal.log.append(event)
    _next_coup(deal)


@ENGINE.folds
def _voided(deal: Deal, event: acts.DealVoided) -> None:
    if not event.ruled:
        deal.log.append(event)


@ENGINE.folds
def _ruled(deal: Deal, event: acts.IrregularityRuled) -> None:
    _take_up(deal, event.lines)


@ENGINE.folds
def _corrected(deal: Deal, event: acts.CardCorrected) -> None:
    deal.corrections = (*deal.corrections, event)
    deal.put_right(event.index, event.now)
    deal.bets = {bet[0]: Bet(*bet[1:]) for bet in event.bets}
    deal.bound = sum(bet.most for bet in deal.bets.values())
    deal.coups, deal.number, deal.first = event.coups, event.number, event.first
    deal.past_cut, deal.phase = event.past_cut, event.phase
    deal.ledger.correct(event.purses, event.bank)


for _changed in (purse_changed, bank_changed):
    ENGINE.folds(_changed)
ENGINE.leads(
    {
        acts.BetsClosed: "bets_closed",
        **dict.fromkeys((acts.BetsReopened, acts.CoupSettled, acts.CoupVoided), "bets_open"),
        acts.DealEnded: "over",
        acts.DealVoided: "void",
    },
    logged={
        *(
            acts.BetsClosed,
            acts.BetsReopened,
            acts.CardDealt,
            acts.CutSeen,
            acts.IrregularityRuled,
            acts.SeatTaken,
            acts.SeatLeft,
        ),
    },
)
