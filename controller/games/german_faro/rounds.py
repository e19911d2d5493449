"""The rounds of German faro (docs/rules.md 2.2 to 2.11): the table of phases, the state of one deal, and how each fact
changes it. Nothing is decided or refused here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from ..cards import PACK_52, Card, Suit, pack_without
from ..game import ENDED
from ..kernel.course import Playable
from ..kernel.redo import without_debts
from ..kernel.rounds import Phase, Rounds
from ..ledger import BankChanged, Ledger, Start, bank_changed, check_amounts, purse_changed
from . import acts
from .acts import ENGINE
from .rules import Rules, cannot_stake, cannot_withdraw

BOOKS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The books in the order of the seats; with three players the last suit is taken out of the pack."""
OTHER_PILE = {"right": "left", "left": "right"}
PACKS: Mapping[Suit | None, frozenset[Card]] = {
    None: frozenset(PACK_52),
    **{suit: frozenset(pack_without(suit)) for suit in Suit},
}
"""The cards there are, by the suit that was taken out."""


# What is asked and offered, and where the next card goes.


def next_chooser(deal: Deal) -> tuple[str, ...]:
    """Who takes a book next."""
    return deal.choosing[:1]


def free_suits(deal: Deal, player: str) -> list[str]:
    """The suits of which nobody has the book."""
    return list(deal.free_suits)


def books(deal: Deal) -> Mapping[str, Suit]:
    """Who has a book."""
    return deal.books


def stakes(deal: Deal, player: str) -> dict[str, Any] | None:
    """The cards of his book that take marks, and the least and the most of them on one."""
    cards = [card.label for card in PACK_52 if not cannot_stake(deal, player, card, 1)]
    most = min(deal.purses[player], deal.rules.max_total - deal.totals[player])
    return {"cards": cards, "least": 1, "most": most} if cards else None


def withdrawals(deal: Deal, player: str) -> list[str] | None:
    """The cards from which he may take his stake back."""
    return [card.label for card in deal.stakes if not cannot_withdraw(deal, player, card)] or None


def next_pile(deal: Deal) -> str:
    """The pile that is made next; a card that is laid over goes there too."""
    first = deal.rules.first_pile
    return OTHER_PILE[first] if first in deal.made else first


ROUNDS = Rounds(
    {
        "books": Phase(
            asks=next_chooser,
            offers={"choose": free_suits},
            limit="book_s",
            silence="first_book",
            key=lambda deal: f"book {len(deal.books) + 1}",
            betting=True,
        ),
        "pack": Phase(
            verbs=lambda deal: ("pack_in",),
            limit="book_s",
            starts=lambda deal: False,
            key=lambda deal: "pack",
            dealer=("pack_in",),
            betting=True,
        ),
        "bets_open": Phase(
            asks=books,
            everybody=True,
            offers={"stake": stakes, "withdraw": withdrawals},
            verbs=(),
            limit="lay_s",
            open=lambda deal: bool(deal.waits_for),
            key=lambda deal: f"lay {deal.pair}",
            card=next_pile,
            closes=True,
            betting=True,
        ),
        "bets_closed": Phase(card=next_pile),
        "card_shown": Phase(card=next_pile),
    }
)


class Deal(Playable[acts.Command, acts.Event]):
    """One deal of German faro.

    `phase`: `books` (until each of those `choosing` has one) · `pack` (until it is in the box) ·
    `bets_open` (before pair `pair`) · `bets_closed` · `card_shown` (one pile of the pair is made) · `pair_shown` (until
    it is settled) · `over` or `void`. `banker`: the player who put up the bank of this deal. `books`: player -> suit.
    `stakes`: (player, marks) by card, in the order they were laid; `totals` of each player. `laid`: who has laid before
    this pair; `absent`: who did not in time, and has not since. `seen`: the cards that have been turned, by `number`.
    `made`: the cards that count in this pair by pile; `covered` those they were laid over. Who has marks in `purses`
    and no book waits for the next deal.
    """

    engine = ENGINE
    rounds = ROUNDS
    in_place = ("log", "seen", "stakes", "totals", "made")
    rules: Rules

    def __init__(
        self, rules: Rules, pack: frozenset[Card], books: Mapping[str, Suit], start: Start, banker: str | None = None
    ) -> None:
        self.rules = rules
        self.pack = pack
        self.start = start
        self.books = dict(books)
        self.ledger = Ledger(start)
        self.banker = banker
        if banker is not None:
            self.ledger.take_bank(banker, rules.bank_marks)
        self.log: list[acts.Event] = []
        self.choosing: tuple[str, ...] = ()
        self.phase = "bets_open"
        self.pair = 1
        self.laid: frozenset[str] = frozenset()
        self.absent: frozenset[str] = frozenset()
        self.cards: tuple[Card, ...] = ()
        self.seen: set[int] = set()
        self.stakes: dict[Card, tuple[str, int]] = {}
        self.totals = dict.fromkeys(books, 0)
        self.made: dict[str, Card] = {}
        self.covered: tuple[Card, ...] = ()
        self.out: tuple[str, ...] = tuple(sorted(player for player in books if not start.purses[player]))
        self.pairs: tuple[acts.PairSettled, ...] = ()
        self.broken = False
        self.corrections: tuple[acts.CardCorrected, ...] = ()

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
        choosing: Sequence[str] = (),
        banker: str | None = None,
        house: int = 0,
    ) -> Self:
        """A deal before its first pair: each player with his book's suit and marks, and a debt if he has one.

        `left_out` is the suit taken out of a 39-card pack. `purses` may name people who have no book. `choosing`: the
        three or four players who are still to take theirs, in order, instead of `books` and `left_out`. `banker`: the
        player who puts the bank up out of his purse, and `house` what is in the house's box.

        Raises ValueError where two players have one book, one has no purse, a book is of the suit left out, or the
        banker has a book or less than the bank.
        """
        if len(set(books.values())) != len(books) or not books.keys() <= purses.keys() or left_out in books.values():
            raise ValueError("each player needs marks and a book of his own, of a suit in the pack")
        if choosing and (books or left_out or not purses.keys() >= set(choosing) or len(choosing) not in (3, 4)):
            raise ValueError("three or four players with marks choose their books, and nobody has one before")
        if banker is not None and (bank or banker in {*books, *choosing} or purses.get(banker, 0) < rules.bank_marks):
            raise ValueError("a banker has the marks for the bank, and no book")
        check_amounts(purses, debts, bank=bank, house=house)
        deal = cls(rules, PACKS[left_out], books, Start(dict(purses), dict(debts or {}), bank), banker)
        deal.ledger.house = house
        if choosing:
            deal.choosing, deal.phase = tuple(choosing), "books"
        return deal

    def __repr__(self) -> str:
        last = " ".join(map(str, self.cards[-3:])) or "none"
        return (
            f"<Deal of German faro: pair {self.pair}, {self.phase}, cards {last} ({len(self.cards)} shown),"
            f" stakes {len(self.stakes)}, {self.ledger}>"
        )

    @property
    def covered_suits(self) -> tuple[Suit, ...]:
        """Cards of these suits are laid over: their players are out."""
        return tuple([self.books[player] for player in self.out]) if self.out and self.rules.cover else ()

    @property
    def free_suits(self) -> tuple[str, ...]:
        """The suits of the pack of which nobody has the book."""
        taken = self.books.values()
        return tuple([suit.value for suit in BOOKS if suit not in taken])

    @property
    def waits_for(self) -> tuple[str, ...]:
        """Who can lay before this pair, has not yet, and has nothing lying that could be met, of those who are waited
        for (docs/rules.md 2.3)."""
        if not self.rules.wait_for_all or not self.row.closes:
            return ()
        done = {player for card, (player, _) in self.stakes.items() if card.number not in self.seen}
        done |= self.laid | self.absent
        return tuple([player for player in self.books if player not in done and self._could_win(player)])

    def _could_win(self, player: str) -> bool:
        """Whether he may lay on a card that is still to come."""
        return any(card.number not in self.seen and not cannot_stake(self, player, card, 1) for card in self.pack)

    def turn(self, cards: Iterable[Card]) -> None:
        """These cards have been turned."""
        self.cards += tuple(cards)
        for card in cards:
            self.seen.add(card.number)


def before_first_deal(rules: Rules, bank: int) -> Deal:
    """The bank's marks before anybody plays: a deal without books that is over. Where players hold the bank, what the
    table has is in the house's box."""
    house = rules.banker == "house"
    deal = Deal.new(rules, bank=bank if house else 0, books={}, purses={}, house=0 if house else bank)
    deal.phase = "over"
    return deal


def afresh(deal: Deal) -> Deal:
    """The deal before its first pair, to play its acts again. Purses may be negative."""
    new = Deal(deal.rules, deal.pack, deal.books, without_debts(deal.start), deal.banker)
    new.out = tuple(sorted(player for player in deal.books if not deal.start.purses[player]))
    return new


# What moves marks, in place: for the fold, and for a deal script, which owns its deal.


def lay(deal: Deal, player: str, card: Card, marks: int) -> None:
    """Marks go from the player's hand onto a card, to those already there."""
    stakes, ledger = deal.stakes, deal.ledger
    stakes[card] = (player, stakes[card][1] + marks if card in stakes else marks)
    ledger.purses[player] -= marks
    ledger.lying += marks
    deal.totals[player] += marks


def take_back(deal: Deal, card: Card) -> None:
    """All marks on a card go back into the player's hand."""
    player, marks = deal.stakes.pop(card)
    deal.ledger.give_back(player, marks)
    deal.totals[player] -= marks


def take_up(deal: Deal, lines: Iterable[acts.Line]) -> None:
    """Stakes that are decided leave the cards, with what the bank pays or takes."""
    for player, card, _, stake, pay in lines:
        del deal.stakes[card]
        deal.totals[player] -= stake
        deal.ledger.settle(player, pay, stake + pay)


@ENGINE.folds
def _chosen(deal: Deal, event: acts.BookChosen) -> None:
    deal.books = {**deal.books, event.player: Suit(event.suit)}
    deal.totals[event.player] = 0
    deal.choosing = deal.choosing[1:]
    if deal.choosing:
        return
    deal.phase = "pack"
    if len(deal.books) < len(BOOKS):
        deal.pack = PACKS[Suit(deal.free_suits[0])]


@ENGINE.folds
def _wait_ended(deal: Deal, event: acts.WaitEnded) -> None:
    deal.absent = deal.absent.union(event.players)


@ENGINE.folds
def _laid(deal: Deal, event: acts.StakeLaid) -> None:
    lay(deal, *event)
    if event.card.number in deal.seen:  # nothing meets it
        return
    deal.laid = deal.laid.union((event.player,))
    deal.absent = deal.absent.difference((event.player,))


@ENGINE.folds
def _returned(deal: Deal, event: acts.StakeReturned) -> None:
    if event.why == "withdrawn":
        deal.log.append(event)
    take_back(deal, event.card)


@ENGINE.folds
def _shown(deal: Deal, event: acts.CardShown) -> None:
    deal.turn((event.card,))
    if event.covered:
        deal.covered = (*deal.covered, event.card)
        return
    deal.phase = "pair_shown" if deal.made else "card_shown"
    deal.made[event.pile] = event.card


@ENGINE.folds
def _settled(deal: Deal, event: acts.PairSettled) -> None:
    take_up(deal, event.lines)
    deal.pair, deal.out = deal.pair + 1, event.out
    deal.pairs += (event,)
    deal.made, deal.covered, deal.laid = {}, (), frozenset()


@ENGINE.folds
def _ended(deal: Deal, event: acts.DealEnded) -> None:
    deal.broken = event.broken
    deal.ledger.leave_bank()


@ENGINE.folds
def _voided(deal: Deal, event: acts.DealVoided) -> None:
    deal.ledger.leave_bank()


@ENGINE.folds
def _ruled(deal: Deal, event: acts.IrregularityRuled) -> None:
    take_up(deal, event.lines)


@ENGINE.folds
def _corrected(deal: Deal, event: acts.CardCorrected) -> None:
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
    if event.pair != deal.pair:
        deal.laid = frozenset()
    deal.pairs, deal.pair, deal.made = event.pairs, event.pair, dict(event.made)
    deal.covered, deal.out, deal.phase, deal.broken = event.covered, event.out, event.phase, event.broken
    deal.ledger.banker = None if event.phase in ENDED else deal.banker
    deal.ledger.correct(event.purses, event.bank)


@ENGINE.folds
def _bank_changed(deal: Deal, event: BankChanged) -> None:
    if deal.rules.banker == "house":
        bank_changed(deal, event)
    else:
        deal.ledger.house += event.amount


ENGINE.folds(purse_changed)
ENGINE.leads(
    {
        acts.PackLaid: "bets_open",
        acts.BetsClosed: "bets_closed",
        acts.BetsReopened: "bets_open",
        acts.PairSettled: "bets_open",
        acts.DealEnded: "over",
        acts.DealVoided: "void",
    },
    logged=(acts.StakeLaid, acts.CardShown, acts.DealVoided, acts.IrregularityRuled),
)
