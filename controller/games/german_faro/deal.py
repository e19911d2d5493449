"""The state of one deal of German faro and how each fact changes it. Nothing is decided or refused here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from ..cards import PACK_52, Card, Suit, pack_without
from ..fold import Fold, Folded
from ..ledger import (
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
from .acts import (
    BetsClosed,
    BetsReopened,
    CardCorrected,
    CardShown,
    DealEnded,
    DealVoided,
    Event,
    IrregularityRuled,
    Line,
    PairSettled,
    StakeLaid,
    StakeReturned,
)
from .rules import Rules

OTHER_PILE = {"right": "left", "left": "right"}
PACKS: Mapping[Suit | None, frozenset[Card]] = {
    None: frozenset(PACK_52),
    **{suit: frozenset(pack_without(suit)) for suit in Suit},
}
"""The cards there are, by the suit that was taken out."""


class Deal(HasMoney, Folded):
    """One deal of German faro.

    `phase`: `bets_open` (before pair `pair`) · `bets_closed` · `card_shown` (one pile of the pair is made) ·
    `pair_shown` (until it is settled) · `over` or `void`. `books`: player -> suit. `stakes`: (player, marks) by
    card, in the order they were laid; `totals` of each player. `seen`: the cards that have been turned, by `number`.
    `made`: the cards that count in this pair by pile; `covered` those they were laid over. Who has marks in `purses`
    and no book waits for the next deal.
    """

    __slots__ = (
        "books",
        "broken",
        "cards",
        "corrections",
        "covered",
        "ledger",
        "log",
        "made",
        "out",
        "pack",
        "pair",
        "pairs",
        "phase",
        "rules",
        "seen",
        "stakes",
        "start",
        "totals",
    )

    def __init__(self, rules: Rules, pack: frozenset[Card], books: Mapping[str, Suit], start: Start) -> None:
        self.rules = rules
        self.pack = pack
        self.start = start
        self.books = dict(books)
        self.ledger = Ledger(start)
        self.log: list[Event] = []
        self.phase = "bets_open"
        self.pair = 1
        self.cards: tuple[Card, ...] = ()
        self.seen: set[int] = set()
        self.stakes: dict[Card, tuple[str, int]] = {}
        self.totals = dict.fromkeys(books, 0)
        self.made: dict[str, Card] = {}
        self.covered: tuple[Card, ...] = ()
        self.out: tuple[str, ...] = tuple(sorted(player for player in books if not start.purses[player]))
        self.pairs: tuple[PairSettled, ...] = ()
        self.broken = False
        self.corrections: tuple[CardCorrected, ...] = ()

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        bank: int,
        books: Mapping[str, Suit],
        purses: Mapping[str, int],
        debts: Mapping[str, int] | None = None,
        left_out: Suit | None = None,
    ) -> Self:
        """A deal before its first pair: each player with his book's suit and marks, and a debt if he has one.

        `left_out` is the suit taken out of a 39-card pack. `purses` may name people who have no book.
        """
        if len(set(books.values())) != len(books) or not books.keys() <= purses.keys() or left_out in books.values():
            raise ValueError("each player needs marks and a book of his own, of a suit in the pack")
        check_amounts(purses, debts, bank=bank)
        return cls(rules, PACKS[left_out], books, Start(dict(purses), dict(debts or {}), bank))

    def copy(self) -> Self:
        """An equal deal that shares nothing that can change."""
        new = object.__new__(type(self))
        new.rules = self.rules
        new.pack = self.pack
        new.start = self.start
        new.books = self.books
        new.ledger = self.ledger.copy()
        new.log = self.log.copy()
        new.phase = self.phase
        new.pair = self.pair
        new.cards = self.cards
        new.seen = self.seen.copy()
        new.stakes = self.stakes.copy()
        new.totals = self.totals.copy()
        new.made = self.made.copy()
        new.covered = self.covered
        new.out = self.out
        new.pairs = self.pairs
        new.broken = self.broken
        new.corrections = self.corrections
        return new

    def __repr__(self) -> str:
        last = " ".join(map(str, self.cards[-3:])) or "none"
        return (
            f"<Deal of German faro: pair {self.pair}, {self.phase}, cards {last} ({len(self.cards)} shown),"
            f" stakes {len(self.stakes)}, {self.ledger}>"
        )

    @property
    def next_pile(self) -> str:
        """Where the next card goes."""
        first = self.rules.first_pile
        return OTHER_PILE[first] if first in self.made else first

    @property
    def covered_suits(self) -> tuple[Suit, ...]:
        """Cards of these suits are laid over: their players are out."""
        return tuple([self.books[player] for player in self.out]) if self.out and self.rules.cover else ()

    def turn(self, cards: Iterable[Card]) -> None:
        """These cards have been turned."""
        self.cards += tuple(cards)
        for card in cards:
            self.seen.add(card.number)


new_deal = Deal.new


def before_first_deal(rules: Rules, bank: int) -> Deal:
    """The bank's marks before anybody plays: a deal without books that is over."""
    deal = new_deal(rules, bank=bank, books={}, purses={})
    deal.phase = "over"
    return deal


# What moves marks, in place: for the fold, and for a deal script, which owns its deal.


def lay(deal: Deal, player: str, card: Card, marks: int) -> None:
    """Marks go from the player's hand onto a card, to what lies there."""
    stakes, ledger = deal.stakes, deal.ledger
    stakes[card] = (player, stakes[card][1] + marks if card in stakes else marks)
    ledger.purses[player] -= marks
    ledger.lying += marks
    deal.totals[player] += marks


def take_back(deal: Deal, card: Card) -> None:
    """All that lies on a card goes back into the player's hand."""
    player, marks = deal.stakes.pop(card)
    deal.ledger.give_back(player, marks)
    deal.totals[player] -= marks


def take_up(deal: Deal, lines: Iterable[Line]) -> None:
    """Stakes that are decided leave the cards, with what the bank pays or takes."""
    for player, card, _, stake, pay in lines:
        del deal.stakes[card]
        deal.totals[player] -= stake
        deal.ledger.settle(player, pay, stake + pay)


def _laid(deal: Deal, event: StakeLaid) -> None:
    deal.log.append(event)
    lay(deal, *event)


def _returned(deal: Deal, event: StakeReturned) -> None:
    if event.why == "withdrawn":
        deal.log.append(event)
    take_back(deal, event.card)


def _closed(deal: Deal, event: BetsClosed) -> None:
    deal.phase = "bets_closed"


def _reopened(deal: Deal, event: BetsReopened) -> None:
    deal.phase = "bets_open"


def _shown(deal: Deal, event: CardShown) -> None:
    deal.log.append(event)
    deal.turn((event.card,))
    if event.covered:
        deal.covered = (*deal.covered, event.card)
        return
    deal.phase = "pair_shown" if deal.made else "card_shown"
    deal.made[event.pile] = event.card


def _settled(deal: Deal, event: PairSettled) -> None:
    take_up(deal, event.lines)
    deal.pair, deal.out = deal.pair + 1, event.out
    deal.pairs += (event,)
    deal.made, deal.covered = {}, ()
    deal.phase = "bets_open"


def _ended(deal: Deal, event: DealEnded) -> None:
    deal.broken = event.broken
    deal.phase = "over"


def _voided(deal: Deal, event: DealVoided) -> None:
    deal.log.append(event)
    deal.phase = "void"


def _ruled(deal: Deal, event: IrregularityRuled) -> None:
    deal.log.append(event)
    take_up(deal, event.lines)


def _corrected(deal: Deal, event: CardCorrected) -> None:
    deal.corrections = (*deal.corrections, event)
    cards = list(deal.cards)
    cards[event.index] = event.now
    if event.swapped is not None:
        cards[event.swapped] = event.was
    deal.cards, deal.seen = (), set()
    deal.turn(cards)
    deal.stakes = {card: (player, marks) for card, player, marks in event.stakes}
    deal.totals = dict.fromkeys(deal.books, 0)
    for player, marks in deal.stakes.values():
        deal.totals[player] += marks
    deal.pairs, deal.pair, deal.made = event.pairs, event.pair, dict(event.made)
    deal.covered, deal.out, deal.phase, deal.broken = event.covered, event.out, event.phase, event.broken
    deal.ledger.correct(event.purses, event.bank)


_FOLD = Fold[Event](
    {
        StakeLaid: _laid,
        StakeReturned: _returned,
        BetsClosed: _closed,
        BetsReopened: _reopened,
        CardShown: _shown,
        PairSettled: _settled,
        DealEnded: _ended,
        DealVoided: _voided,
        CardCorrected: _corrected,
        IrregularityRuled: _ruled,
        DebtPaid: debt_paid,
        PurseChanged: purse_changed,
        BankChanged: bank_changed,
    }
)
apply = _FOLD.apply
apply_all = _FOLD.apply_all
advance = _FOLD.advance
