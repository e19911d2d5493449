"""The state of one shoe of punto banco and how each fact changes it. Nothing is decided or refused here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from ...cards import Card
from ...fold import Fold, Folded
from ...ledger import (
    BankChanged,
    DebtPaid,
    HasMoney,
    Ledger,
    PurseChanged,
    Start,
    bank_changed,
    check_amounts,
    debt_paid,
    purse_changed,
)
from ..shoe import burnt_by
from .acts import (
    BetPlaced,
    BetReturned,
    BetsClosed,
    BetsReopened,
    CardCorrected,
    CardDealt,
    CoupSettled,
    CoupVoided,
    CutSeen,
    DealEnded,
    DealVoided,
    Event,
    IrregularityRuled,
    Line,
)
from .bets import Bet
from .coup import next_place
from .rules import Rules

BURN = "burn"
BURNT = "burnt"


class Deal(HasMoney, Folded):
    """One shoe of punto banco.

    `phase`: `burning` (before the first coup) · `bets_open` (before coup `number`) · `bets_closed` · `dealing` (cards
    of the coup are out) · `over` or `void`. `cards` that have left the shoe, with their `places` (acts.CardDealt);
    `first`: how many of them were before this coup. `bets` by id, in the order in which they lie; `used` are all ids
    that were ever taken; `bound` is the most that the bets lying could pay together. `cut_at`: the card behind the cut
    card, once that has come.
    """

    __slots__ = (
        "bets",
        "bound",
        "cards",
        "corrections",
        "coups",
        "cut_at",
        "first",
        "ledger",
        "log",
        "number",
        "past_cut",
        "phase",
        "places",
        "rules",
        "start",
        "used",
    )

    def __init__(self, rules: Rules, start: Start) -> None:
        self.rules = rules
        self.start = start
        self.ledger = Ledger(start)
        self.log: list[Event] = []
        self.phase = "burning" if rules.burn else "bets_open"
        self.number = 1
        self.cards: tuple[Card, ...] = ()
        self.places: tuple[str, ...] = ()
        self.first = 0
        self.bets: dict[str, Bet] = {}
        self.used: set[str] = set()
        self.bound = 0
        self.coups: tuple[CoupSettled, ...] = ()
        self.cut_at: int | None = None
        self.past_cut = False
        self.corrections: tuple[CardCorrected, ...] = ()

    @classmethod
    def new(cls, rules: Rules, *, bank: int, purses: Mapping[str, int], debts: Mapping[str, int] | None = None) -> Self:
        """A shoe before its first card: the bank, what each player has, and a debt if he has one."""
        check_amounts(purses, debts, bank=bank)
        return cls(rules, Start(dict(purses), dict(debts or {}), bank))

    def copy(self) -> Self:
        """An equal deal that shares nothing that can change."""
        new = super().copy()
        new.ledger = self.ledger.copy()
        new.log = self.log.copy()
        new.bets = self.bets.copy()
        new.used = self.used.copy()
        return new

    def __repr__(self) -> str:
        last = " ".join(map(str, self.cards[-3:])) or "none"
        return (
            f"<Shoe of punto banco: coup {self.number}, {self.phase}, cards {last} ({len(self.cards)} out),"
            f" bets {len(self.bets)}, {self.ledger}>"
        )

    @property
    def coup_cards(self) -> tuple[Card, ...]:
        """The cards of the coup under way; no card that was burnt, also of a shoe that was void before all were."""
        return () if self.places and self.places[-1] in (BURN, BURNT) else self.cards[self.first :]

    @property
    def cards_left(self) -> int:
        """Cards in the shoe."""
        return 52 * self.rules.packs - len(self.cards)

    @property
    def next_place(self) -> str | None:
        """Where the next card goes (acts.CardDealt); None when no card is due."""
        if self.phase == "burning":
            return BURNT if self.cards else BURN
        return next_place(self.coup_cards) if self.phase in ("bets_closed", "dealing") else None

    @property
    def burn_left(self) -> int:
        """Cards still to be burnt face down."""
        return 1 + burnt_by(self.cards[0]) - len(self.cards) if self.phase == "burning" and self.cards else 0


new_deal = Deal.new


def before_first_deal(rules: Rules, bank: int) -> Deal:
    """The bank's money before anybody plays: a shoe that is over."""
    deal = new_deal(rules, bank=bank, purses={})
    deal.phase = "over"
    return deal


def _placed(deal: Deal, event: BetPlaced) -> None:
    deal.log.append(event)
    deal.bets[event.id] = Bet(event.player, event.type, event.stake, event.most)
    deal.used.add(event.id)
    deal.bound += event.most
    deal.ledger.stake(event.player, event.stake)


def _returned(deal: Deal, event: BetReturned) -> None:
    if event.why in ("removed", "not_held"):
        deal.log.append(event)
    deal.bound -= deal.bets.pop(event.id).most
    deal.ledger.give_back(event.player, event.amount)


def _closed(deal: Deal, event: BetsClosed) -> None:
    deal.log.append(event)
    deal.phase = "bets_closed"


def _reopened(deal: Deal, event: BetsReopened) -> None:
    deal.log.append(event)
    deal.phase = "bets_open"


def _dealt(deal: Deal, event: CardDealt) -> None:
    deal.log.append(event)
    deal.cards = (*deal.cards, event.card)
    deal.places = (*deal.places, event.place)
    if deal.phase != "burning":
        deal.phase = "dealing"
    elif not deal.burn_left:
        deal.phase = "bets_open"
        deal.first = len(deal.cards)


def _cut(deal: Deal, event: CutSeen) -> None:
    deal.log.append(event)
    deal.cut_at = event.index


def _settled(deal: Deal, event: CoupSettled) -> None:
    _take_up(deal, event.lines)
    deal.coups = (*deal.coups, event)
    deal.past_cut = event.past_cut
    _next_coup(deal)


def _take_up(deal: Deal, lines: Iterable[Line]) -> None:
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
    deal.phase = "bets_open"


def _voided_coup(deal: Deal, event: CoupVoided) -> None:
    if not event.ruled:
        deal.log.append(event)
    _next_coup(deal)


def _ended(deal: Deal, event: DealEnded) -> None:
    deal.phase = "over"


def _voided(deal: Deal, event: DealVoided) -> None:
    if not event.ruled:
        deal.log.append(event)
    deal.phase = "void"


def _ruled(deal: Deal, event: IrregularityRuled) -> None:
    deal.log.append(event)
    _take_up(deal, event.lines)


def _corrected(deal: Deal, event: CardCorrected) -> None:
    deal.corrections = (*deal.corrections, event)
    deal.cards = (*deal.cards[: event.index], event.now, *deal.cards[event.index + 1 :])
    deal.bets = {bet[0]: Bet(*bet[1:]) for bet in event.bets}
    deal.bound = sum(bet.most for bet in deal.bets.values())
    deal.coups, deal.number, deal.first = event.coups, event.number, event.first
    deal.past_cut, deal.phase = event.past_cut, event.phase
    deal.ledger.correct(event.purses, event.bank)


_FOLD = Fold[Event](
    {
        BetPlaced: _placed,
        BetReturned: _returned,
        BetsClosed: _closed,
        BetsReopened: _reopened,
        CardDealt: _dealt,
        CutSeen: _cut,
        CoupSettled: _settled,
        CoupVoided: _voided_coup,
        DealEnded: _ended,
        DealVoided: _voided,
        IrregularityRuled: _ruled,
        CardCorrected: _corrected,
        DebtPaid: debt_paid,
        PurseChanged: purse_changed,
        BankChanged: bank_changed,
    }
)
apply = _FOLD.apply
apply_all = _FOLD.apply_all
advance = _FOLD.advance
