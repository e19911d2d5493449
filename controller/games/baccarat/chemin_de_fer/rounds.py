"""The rounds of chemin de fer (docs/rules.md 3.2.2 to 3.2.9): the table of phases, the state of one shoe, and how each
fact changes it. Nothing is decided or refused here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Self

from ...audience import EVERYBODY, NOBODY, Audience, only
from ...cards import Card
from ...kernel.rounds import Phase, Rounds, at, one, purse, within, yes
from ...ledger import BankChanged, DebtPaid, Ledger, PurseChanged, Start, check_amounts
from ..hand import BANKER_THIRD, FIRST_FOUR, HIDDEN, PUNTERS_THIRD, natural
from ..rounds import Offer, PlayersShoe, excess, from_right
from . import acts
from .acts import ENGINE
from .rules import PACKS, Rules

# Who is asked.


def able(deal: Deal) -> tuple[str, ...]:
    """Who can pay what is risked of the bank, or the bank that was left, from a seat."""
    sum_ = at_stake(deal, "")
    return tuple(player for player in deal.order if player in deal.seats and 0 < sum_ <= deal.purses[player])


def against(deal: Deal) -> tuple[str, ...]:
    """The seats that play against a bank with money in it."""
    return tuple(player for player in deal.seats if player != deal.banker) if deal.banker and deal.bank else ()


# What is offered.


def held(deal: Deal, player: str) -> int:
    """All that the bank holds."""
    return deal.bank


def at_stake(deal: Deal, player: str) -> int:
    """All that is risked of the bank, or the sum of a bank that was left."""
    return deal.risked if deal.offer is None else deal.offer.amount


def uncovered(deal: Deal, player: str) -> int:
    """What a stander-by may lay: what the bank still covers."""
    return min(deal.purses[player], deal.risked - deal.laid)


def missing(deal: Deal, player: str) -> int | None:
    """What the bank lacks to the stakes, where the banker has it, aside or in his purse."""
    lacks = excess(deal.stakes.values(), deal.risked)
    return lacks if 0 < lacks <= deal.aside + deal.purses[player] else None


# Where cards go, and who sees them.


def holder(deal: Deal, place: str) -> str | None:
    """Who looks at a card at this place while it lies face down: nobody before all four are out, or where people look
    at the cards themselves."""
    if deal.next_place in HIDDEN or deal.rules.peek != "tablet":
        return None
    return deal.representative if place.startswith("punters") else deal.banker


def seen_by(deal: Deal, place: str) -> Audience:
    """Who may see a card of this coup that lies face down."""
    player = holder(deal, place)
    return NOBODY if player is None else only(player)


def gone(deal: Deal, index: int) -> Audience:
    """Cards of a void coup that lay face down stay so for everybody but who had seen them."""
    if index not in deal.unshown:
        return EVERYBODY
    player = deal.unshown[index]
    return NOBODY if player is None else only(player)


_BANKER = one("banker")
_asked = partial(Phase, betting=True)
_let_go = partial(_asked, once=True, silence="pass", closes=True)
"""He may also say no, and the dealer may end it."""
_stakes = partial(_asked, everybody=True, verbs=(), limit="stake_s", silence="none", closes=True)
_hand = partial(Phase, offers={"draw": yes, "stand": yes}, limit="draw_s", dealer=("enter_draw", "enter_stand"))
"""To draw and to stand are offered alike, whatever his cards are: what custom forbids is refused. The dealer may enter
what a player says."""
_FIRST = Phase(card=lambda deal: FIRST_FOUR[len(deal.cards) - deal.first])
"""The first cards go to both hands by turns, face down."""

ROUNDS = Rounds(
    {
        "vacant": _asked(
            asks=one("turn"),
            offers={"put_bank": within("min_bank", purse), "decline": yes},
            limit="bank_s",
            silence="decline",
        ),
        "retiring": _let_go(asks=_BANKER, offers={"retire": held, "pass": yes}, limit="claim_s"),
        "offer": _let_go(asks=able, everybody=True, offers={"take": at_stake, "pass": yes}, limit="claim_s"),
        "risking": _let_go(
            asks=_BANKER,
            offers={"risk": within("min_bank", held), "pass": yes},
            limit="risk_s",
            dealer=("enter_risk",),
        ),
        "banco": _let_go(asks=able, everybody=True, offers={"banco": at_stake, "pass": yes}, limit="claim_s"),
        "bets_open": _stakes(asks=against, offers={"stake": within("min", purse)}),
        "standing_by": _stakes(asks=lambda deal: deal.standers, offers={"stake": within("min", uncovered)}),
        "cover": _let_go(asks=_BANKER, offers={"cover": missing, "pass": yes}, limit="cover_s"),
        "bets_closed": _FIRST,
        "dealing": _FIRST,
        "punters": _hand(asks=one("representative"), silence="custom"),
        "punters_third": Phase(card=at(PUNTERS_THIRD)),
        "banker": _hand(asks=_BANKER, silence="table"),
        "banker_third": Phase(card=at(BANKER_THIRD)),
    },
    face_down=HIDDEN,
    seen_by=seen_by,
    gone=gone,
)


_NEXT = {PUNTERS_THIRD: "banker", BANKER_THIRD: "settling"}
"""The phase after a third card."""


class Deal(PlayersShoe[acts.Command, acts.Event]):
    """One shoe of chemin de fer.

    `phase`: what is asked before a coup: `vacant` (the bank is to be put up, in turn) · `retiring` (whether the banker
    leaves) · `offer` (who takes the bank he left) · `risking` (how much of it is risked) · `banco` · `bets_open`
    (stakes of the seats) · `standing_by` (of standers-by) · `cover` (whether the bank is raised); then `bets_closed` ·
    `dealing` (one to three cards are out) · `punters` (their hand decides) · `punters_third` (a card is due) · `banker`
    · `banker_third` · `settling` (all cards are out: for no longer than an act takes); `over` or `void`. On paper all
    that comes before a coup is `bets_open`.

    `seats` in order of play, and `standers`; `turn`: who puts up the bank where there is none; `banco`: who claims, or
    plays against, all that is risked; `suivi`: who has the first claim to do so; `stakes` by player as they were laid,
    from the deal on in order; `standing`: they stand from a tie; `played`: this banker has dealt a coup. `claims` and
    `passed` of what is asked now; `asked` counts what was asked. `unshown`: cards of coups gone by that were not
    turned, with who alone saw each.

    `named`: how much of the bank is risked, None where all of it is (by the rule `bank_stake`, or without a banker);
    `began`: the same when this coup began, to which a void coup goes back.
    """

    engine = ENGINE
    rounds = ROUNDS
    in_place = ("stakes",)
    packs = PACKS
    rules: Rules

    def __init__(self, rules: Rules, ledger: Ledger, seats: Sequence[str], standers: Sequence[str]) -> None:
        super().__init__(rules, ledger)
        self.house_before = ledger.house
        self.seats = tuple(seats)
        self.standers = tuple(standers)
        self.turn = self.seats[0] if self.seats else ""
        self.banco: str | None = None
        self.suivi: str | None = None
        self.stakes: dict[str, int] = {}
        self.standing = False
        self.played = False
        self.asked = 1
        self.claims: tuple[str, ...] = ()
        self.passed: tuple[str, ...] = ()
        self.cut: tuple[tuple[str, int], ...] = ()
        self.representative = ""
        self.decisions: tuple[str | None, str | None] = (None, None)
        self.unshown: Mapping[int, str | None] = {}
        self.named: int | None = None
        self.began: int | None = None
        if rules.bank_stake == "choose" and ledger.banker is not None:
            risk(self, ledger.bank)

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        purses: Mapping[str, int],
        seats: Sequence[str],
        standers: Sequence[str] = (),
        debts: Mapping[str, int] | None = None,
        house: int = 0,
        banker: str | None = None,
        bank: int = 0,
    ) -> Self:
        """A shoe before its first card; `seats` in order of play. `house`: the money in its box; `banker` and `bank`:
        who holds one, and how much it is. Raises ValueError for a player without a purse, a banker without a seat, or
        amounts that cannot be."""
        check_amounts(purses, debts, house=house, bank=bank)
        if not set(seats) | set(standers) <= purses.keys() or (bank and banker not in seats):
            raise ValueError("expected players with purses, and a banker with a seat")
        ledger = Ledger(Start(purses, debts or {}, bank))
        ledger.house, ledger.banker = house, banker
        return cls(rules, ledger, seats, standers)

    @property
    def order(self) -> tuple[str, ...]:
        """Who plays against the bank, or may claim one that was left, in order: from the right of its banker, himself
        left out; then the standers-by."""
        off = self.offer.by if self.offer is not None else self.ledger.banker
        round_ = from_right(self.seats, off)
        return (*(round_[:-1] if off in self.seats else round_), *self.standers)

    @property
    def claiming(self) -> tuple[str, ...]:
        """The order of those who claim a bank that was left, or banco: who has lost a banco comes first there."""
        order = self.order
        if self.offer is not None or self.suivi not in order:
            return order
        return (self.suivi, *[player for player in order if player != self.suivi])

    @property
    def laid(self) -> int:
        """All stakes together."""
        return sum(self.stakes.values())

    @property
    def risked(self) -> int:
        """What may be won of the bank in a coup."""
        return self.ledger.bank if self.named is None else self.named

    @property
    def aside(self) -> int:
        """What the bank holds beside that."""
        return 0 if self.named is None else self.ledger.bank - self.named


def risk(deal: Deal, amount: int) -> None:
    """A bank that was put up or taken is risked whole, in place, until its banker names another sum."""
    if deal.rules.bank_stake == "choose":
        deal.named = deal.began = amount


def _no_bank(deal: Deal) -> None:
    """The bank is its banker's no more, and what it held goes to his purse, in place."""
    deal.ledger.leave_bank()
    deal.named = deal.began = None


def _bounded(deal: Deal) -> None:
    """What is risked is no more than the bank holds, in place."""
    if deal.named is not None:
        deal.named = min(deal.named, deal.ledger.bank)


def four_out(deal: Deal, four: Sequence[Card]) -> None:
    """The first four cards at once, in place."""
    deal.deal_out(*four, places=FIRST_FOUR)
    deal.before = None
    _four_out(deal)


@ENGINE.folds
def _turned(deal: Deal, event: acts.Turned) -> None:
    _enter(deal, event.phase)


def _enter(deal: Deal, phase: str) -> None:
    """Another phase, and another question than before."""
    deal.phase = phase
    deal.asked += 1
    deal.claims = deal.passed = ()


@ENGINE.folds
def _taken(deal: Deal, event: acts.BankTaken) -> None:
    deal.ledger.take_bank(event.player, event.amount)
    risk(deal, event.amount)
    deal.played = False
    deal.before = None


def _after(deal: Deal, player: str) -> str:
    """Who has the next seat."""
    seats = deal.seats
    return seats[(seats.index(player) + 1) % len(seats)]


@ENGINE.folds
def _declined(deal: Deal, event: acts.BankDeclined) -> None:
    deal.turn = _after(deal, event.player)


@ENGINE.folds
def _retired(deal: Deal, event: acts.BankRetired) -> None:
    _no_bank(deal)
    deal.offer = Offer(event.player, event.amount)
    deal.before = None


@ENGINE.folds
def _claimed(deal: Deal, event: acts.Claimed) -> None:
    if event.sealed:
        deal.claims = (*deal.claims, event.player)
    elif deal.offer is not None:
        deal.offer = deal.offer._replace(claim=event.player)
    else:
        deal.banco = event.player


@ENGINE.folds
def _passed(deal: Deal, event: acts.Passed) -> None:
    deal.passed = (*deal.passed, event.player)


@ENGINE.folds
def _offer_ended(deal: Deal, event: acts.OfferEnded) -> None:
    deal.offer = None
    deal.claims = ()
    if event.taker is None:
        deal.turn = _after(deal, event.by)
    else:
        deal.ledger.take_bank(event.taker, event.amount)
        risk(deal, event.amount)
        deal.played = False


@ENGINE.folds
def _laid(deal: Deal, event: acts.StakeLaid) -> None:
    deal.ledger.stake(event.player, event.amount)
    deal.stakes[event.player] = deal.stakes.get(event.player, 0) + event.amount
    deal.before = None


@ENGINE.folds
def _covered(deal: Deal, event: acts.BankCovered) -> None:
    deal.ledger.take_bank(event.player, event.amount)


@ENGINE.folds
def _risked(deal: Deal, event: acts.Risked) -> None:
    """It may be named again, and a card of the coup before may still be put right."""
    deal.named = event.amount


@ENGINE.folds
def _closed(deal: Deal, event: acts.BetsClosed) -> None:
    """From the deal on the stakes stand in order."""
    stakes, ledger = deal.stakes, deal.ledger
    for player, amount in event.cut:
        ledger.give_back(player, amount)
        stakes[player] -= amount
    if event.banco and deal.banco is not None:
        ledger.stake(deal.banco, event.banco)
        stakes[deal.banco] = event.banco
    if len(stakes) > 1:
        deal.stakes = {player: stakes[player] for player in deal.order if stakes.get(player)}
    deal.cut = event.cut
    deal.representative = event.representative
    deal.decisions = (None, None)
    if not deal.standing:
        deal.before = None


@ENGINE.folds
def _reopened(deal: Deal, event: acts.BetsReopened) -> None:
    deal.cut = ()
    _enter(deal, "bets_open" if deal.banco is None else "banco")
    if deal.banco is not None:
        deal.ledger.give_back(deal.banco, deal.stakes.pop(deal.banco, 0))
        deal.banco = None


@ENGINE.folds
def _dealt(deal: Deal, event: acts.CardDealt) -> None:
    deal.deal_out(event.card, places=(event.place,))
    deal.before = None
    if event.place == FIRST_FOUR[3]:
        _four_out(deal)
    elif event.place in _NEXT:
        _enter(deal, _NEXT[event.place])
    else:
        deal.phase = "dealing"


def _four_out(deal: Deal) -> None:
    _enter(deal, "settling" if natural(deal.coup_cards) else "punters")


@ENGINE.folds
def _decided(deal: Deal, event: acts.Decided) -> None:
    if event.hand == "punters":
        deal.decisions = (event.what, None)
        _enter(deal, "punters_third" if event.what == "draw" else "banker")
    else:
        deal.decisions = (deal.decisions[0], event.what)
        _enter(deal, "banker_third" if event.what == "draw" else "settling")


@ENGINE.folds
def _settled(deal: Deal, event: acts.CoupSettled) -> None:
    deal.keep()
    ledger = deal.ledger
    for player, result, _, pay, returned in event.lines:
        if result != "push":
            ledger.settle(player, pay, returned)
    if event.rake:
        ledger.rake(event.rake)
    deal.coups = (*deal.coups, event)
    deal.played = True
    deal.standing = event.coup.winner == "tie"
    deal.suivi = event.banco if deal.rules.suivi and event.coup.winner == "banker" else None
    if not deal.standing:
        deal.stakes = {}
        deal.banco = None
    if event.coup.winner == "punters":  # the bank is the next seat's to put up
        deal.turn = _after(deal, ledger.banker or "")
        _no_bank(deal)
    _next_coup(deal)


def _next_coup(deal: Deal) -> None:
    deal.number += 1
    deal.first = len(deal.cards)
    deal.cut = ()
    if deal.named is not None:
        _bounded(deal)
        deal.began = deal.named


@ENGINE.folds
def _coup_passed(deal: Deal, event: acts.CoupPassed) -> None:
    _next_coup(deal)


@ENGINE.folds
def _returned(deal: Deal, event: acts.BetReturned) -> None:
    deal.ledger.give_back(event.player, event.amount)
    del deal.stakes[event.player]
    if not deal.stakes:
        deal.standing = False
        deal.banco = None


@ENGINE.folds
def _voided_coup(deal: Deal, event: acts.CoupVoided) -> None:
    unshown = {
        index: holder(deal, deal.places[index])
        for index in range(deal.first, len(deal.cards))
        if deal.places[index] in HIDDEN
    }
    deal.unshown = {**deal.unshown, **unshown}
    deal.standing = bool(deal.stakes)
    if not deal.standing:  # else what is risked stays with the stakes, as after a tie
        deal.named = deal.began
    _next_coup(deal)


@ENGINE.folds
def _voided(deal: Deal, event: acts.DealVoided) -> None:
    deal.offer = None
    deal.before = None
    deal.named = deal.began
    _bounded(deal)


@ENGINE.folds
def _ruled(deal: Deal, event: acts.IrregularityRuled) -> None:
    deal.before = None
    for line in event.lines:
        deal.ledger.settle(line.player, line.pay, line.returned)
        del deal.stakes[line.player]
    _bounded(deal)
    if not deal.stakes:
        deal.standing = False
        deal.banco = None


@ENGINE.folds
def _corrected(deal: Deal, event: acts.CardCorrected) -> None:
    deal.correct(event, _put_right, ENGINE.advance)


def _put_right(deal: Deal, event: acts.CardCorrected) -> None:
    deal.put_right(event.index, event.now)
    if (settled := event.settled) is not None:
        deal.coups = tuple([settled if done.first == settled.first else done for done in deal.coups])


@ENGINE.folds
def _debt_paid(deal: Deal, event: DebtPaid) -> None:
    deal.ledger.pay_debt(event.player, event.amount)
    deal.before = None


@ENGINE.folds
def _purse_changed(deal: Deal, event: PurseChanged) -> None:
    """Who buys in for the first time has the next free seat, or stands by."""
    deal.ledger.bring(event.player, event.amount)
    deal.before = None
    if event.player not in deal.seats and event.player not in deal.standers:
        if len(deal.seats) < deal.rules.places:
            deal.seats = (*deal.seats, event.player)
        else:
            deal.standers = (*deal.standers, event.player)


@ENGINE.folds
def _bank_changed(deal: Deal, event: BankChanged) -> None:
    """The house's own money."""
    deal.ledger.house += event.amount
    deal.before = None


ENGINE.leads(
    {
        acts.BetsClosed: "bets_closed",
        **dict.fromkeys((acts.CoupSettled, acts.CoupPassed, acts.CoupVoided), "bets_open"),
        acts.DealEnded: "over",
        acts.DealVoided: "void",
    }
)
