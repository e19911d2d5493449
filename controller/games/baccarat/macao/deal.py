"""The state of one run of Macao or Victoria, two packs dealt out in coups, and how each fact changes it. Nothing is
decided or refused here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from ...cards import Card
from ...fold import Fold, Folded
from ...ledger import DebtPaid, HasMoney, Ledger, PurseChanged, Start, check_amounts, debt_paid, purse_changed
from ..banking import from_right as round_from
from ..hand import VALUES
from .acts import (
    BankPassed,
    BetsClosed,
    BetsReopened,
    CardAsked,
    CardCorrected,
    CardDealt,
    CardRefused,
    CoupSettled,
    CoupVoided,
    DealEnded,
    DealVoided,
    Event,
    IrregularityRuled,
    Line,
    Staked,
    StakeReturned,
    TurnEnded,
)
from .rules import PACKS, Rules

SIZE = 52 * PACKS
MOST = 9
"""A hand of more is over, where the rules know that."""
FIRST = "first"
DRAWN = "drawn"
INSTEAD = "instead"
DUE = frozenset({"bets_closed", "dealing", "drawing"})
"""The phases in which a card is due."""


class Deal(HasMoney, Folded):
    """One run of Macao or Victoria: two packs.

    `phase`: `bets_open` (before coup `number`) · `bets_closed` · `dealing` (the first cards go round) · `turn` (the
    player of `turn` draws or stands) · `drawing` (a card is due to him) · `over` or `void`. `seats` go clockwise.
    `stakes` by player. `order`: who plays in this coup, the banker last; `turn`: whose turn it is in it, past the last
    one when all have had theirs. `held`: by player the places of his cards in the pack that count, `laid` of those he
    refused. `hidden`: cards that lie face down, and who alone may see each; empty for nobody.
    `whose`: to whom each card was dealt. `size`: cards of the pack; a deal script may have fewer.
    """

    __slots__ = (
        "banker",
        "corrections",
        "coups",
        "dealt",
        "held",
        "hidden",
        "laid",
        "ledger",
        "log",
        "number",
        "order",
        "phase",
        "place",
        "rules",
        "seats",
        "silent",
        "size",
        "stakes",
        "start",
        "start_banker",
        "start_seats",
        "turn",
        "whose",
    )

    def __init__(
        self,
        rules: Rules,
        start: Start,
        seats: Sequence[str],
        banker: str,
        silent: Mapping[str, int] | None = None,
    ) -> None:
        self.rules = rules
        self.start = start
        self.start_banker = banker
        self.start_seats = tuple(seats)
        self.ledger = Ledger(start)
        self.log: list[Event] = []
        self.phase = "bets_open"
        self.number = 1
        self.dealt: list[Card] = []
        self.whose: list[str] = []
        self.size = SIZE
        self.seats = self.start_seats
        self.banker = banker
        self.silent = dict(silent or {})
        self.stakes: dict[str, int] = {}
        self.order: tuple[str, ...] = ()
        self.turn = 0
        self.place = FIRST
        self.held: dict[str, tuple[int, ...]] = {}
        self.laid: dict[str, tuple[int, ...]] = {}
        self.hidden: dict[int, str] = {}
        self.coups: tuple[CoupSettled, ...] = ()
        self.corrections: tuple[CardCorrected, ...] = ()

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        seats: Sequence[str],
        banker: str,
        purses: Mapping[str, int],
        debts: Mapping[str, int] | None = None,
        bank: int = 0,
        silent: Mapping[str, int] | None = None,
    ) -> Self:
        """A run before its first card. `seats` in the order of play, the banker among them; `bank`: money of the house
        at the table, which plays no part; `silent`: in how many packs running a player did nothing himself."""
        check_amounts(purses, debts, bank=bank)
        return cls(rules, Start(dict(purses), dict(debts or {}), bank), seats, banker, silent)

    def copy(self) -> Self:
        """An equal deal that shares nothing that can change."""
        new = super().copy()
        new.ledger = self.ledger.copy()
        new.log = self.log.copy()
        new.dealt = self.dealt.copy()
        new.whose = self.whose.copy()
        new.stakes = self.stakes.copy()
        new.held = self.held.copy()
        new.laid = self.laid.copy()
        new.hidden = self.hidden.copy()
        return new

    def __repr__(self) -> str:
        shown = [str(card) for index, card in enumerate(self.dealt) if index not in self.hidden]
        return (
            f"<Two packs of {'Victoria' if self.rules.first == 2 else 'Macao'}: coup {self.number}, {self.phase},"
            f" banker {self.banker}, cards {' '.join(shown[-3:]) or 'none'} ({len(self.dealt)} out),"
            f" stakes {self.stakes}, {self.ledger}>"
        )

    @property
    def cards(self) -> tuple[Card, ...]:
        """Cards dealt so far, in the order of the pack, those face down included."""
        return tuple(self.dealt)

    @property
    def cards_left(self) -> int:
        """Cards in the pack."""
        return self.size - len(self.dealt)

    @property
    def lying(self) -> int:
        """The sum of the stakes."""
        return self.ledger.lying

    @property
    def playing(self) -> str | None:
        """Whose turn it is, also while a card comes to him."""
        return self.order[self.turn] if self.phase in ("turn", "drawing") and self.turn < len(self.order) else None

    @property
    def due(self) -> tuple[str, str] | None:
        """To whom the next card goes, and in which place (acts.CardDealt); None when no card is due."""
        if self.phase not in DUE:
            return None
        if self.phase == "drawing":
            return self.order[self.turn], self.place
        order = self.order
        return order[sum([len(cards) for cards in self.held.values()]) % len(order)], FIRST

    def eyes(self, player: str) -> str:
        """Who alone sees the cards dealt face down to this player; empty for nobody (docs/rules.md 3.4.9)."""
        return "" if player == self.banker or self.rules.peek == "cards" else player

    def next_to(self, player: str) -> str:
        """The left neighbour."""
        return round_from(self.seats, player)[0]

    def count(self, player: str) -> int:
        """What a hand is worth: the first cards together, and the further ones added; the last digit of it, or with
        `bust` as it is (docs/rules.md 3.4.6)."""
        dealt, total = self.dealt, 0
        for index in self.held[player]:
            total += VALUES[dealt[index].number]
        if self.rules.macao_over9 == "mod10" or total <= MOST:
            return total % 10
        first = self.first_count(player)
        return first + total - sum([VALUES[dealt[index].number] for index in self.held[player][: self.rules.first]])

    def first_count(self, player: str) -> int:
        """What the first cards are worth; 8 or 9 are a natural (docs/rules.md 3.4.4)."""
        held, dealt = self.held[player], self.dealt
        total = VALUES[dealt[held[0]].number]
        if self.rules.first == 2:
            total += VALUES[dealt[held[1]].number]
        return total % 10

    def refusable(self, player: str) -> bool:
        """Whether the card drawn last is a ten or a court card (docs/rules.md 3.4.5)."""
        held = self.held[player]
        return len(held) > self.rules.first and not VALUES[self.dealt[held[-1]].number]

    def full(self, player: str) -> bool:
        """Whether the hand may have no more cards (docs/rules.md 3.4.5)."""
        most = self.rules.max_cards
        return most is not None and len(self.held[player]) >= most


new_deal = Deal.new


def before_first_deal(rules: Rules, bank: int) -> Deal:
    """The table before anybody plays: a run that is over."""
    deal = new_deal(rules, seats=(), banker="", purses={}, bank=bank)
    deal.phase = "over"
    return deal


def _staked(deal: Deal, event: Staked) -> None:
    deal.log.append(event)
    player, amount = event
    deal.stakes[player] = deal.stakes.get(player, 0) + amount
    if player not in deal.seats:
        deal.seats = (*deal.seats, player)
    deal.ledger.stake(player, amount)


def _returned(deal: Deal, event: StakeReturned) -> None:
    if event.why != "void":
        deal.log.append(event)
    del deal.stakes[event.player]
    deal.ledger.give_back(event.player, event.amount)


def _closed(deal: Deal, event: BetsClosed) -> None:
    deal.log.append(event)
    deal.phase = "bets_closed"
    deal.order = event.order
    deal.held = dict.fromkeys(event.order, ())
    deal.laid = {}
    deal.turn = 0


def _reopened(deal: Deal, event: BetsReopened) -> None:
    deal.log.append(event)
    deal.phase = "bets_open"
    _clear(deal)


def _dealt(deal: Deal, event: CardDealt) -> None:
    deal.log.append(event)
    player, held = event.player, deal.held
    deal.dealt.append(event.card)
    deal.whose.append(player)
    held[player] = (*held[player], event.index)
    if event.place != FIRST:
        deal.phase = "turn"
        return
    deal.hidden[event.index] = event.seen_by
    if player == deal.banker and len(held[player]) == deal.rules.first:
        deal.phase = "turn"
    else:
        deal.phase = "dealing"


def _asked(deal: Deal, event: CardAsked) -> None:
    deal.log.append(event)
    deal.phase, deal.place = "drawing", DRAWN


def _refused(deal: Deal, event: CardRefused) -> None:
    deal.log.append(event)
    *kept, last = deal.held[event.player]
    deal.held[event.player] = tuple(kept)
    deal.laid[event.player] = (*deal.laid.get(event.player, ()), last)
    deal.phase, deal.place = "drawing", INSTEAD


def _turn_ended(deal: Deal, event: TurnEnded) -> None:
    player, why, _ = event
    if why == "stood":
        deal.log.append(event)
    elif why in ("natural", "over"):
        _turn_up(deal, player)
    deal.turn += 1
    if deal.turn == len(deal.order) - 1:
        _turn_up(deal, deal.banker)


def _turn_up(deal: Deal, player: str) -> None:
    """Everybody sees the hand. That of the banker is turned up when the others have played (docs/rules.md 3.4.9)."""
    for index in deal.held[player]:
        deal.hidden.pop(index, None)


def _settled(deal: Deal, event: CoupSettled) -> None:
    for player in deal.order:
        _turn_up(deal, player)
    deal.coups = (*deal.coups, event)
    _pay(deal, event.lines)
    _next_coup(deal)


def _pay(deal: Deal, lines: Iterable[Line]) -> None:
    """Stakes that are decided leave the table. What the banker pays or takes is out of his purse; what that lacks he
    owes."""
    ledger, taken = deal.ledger, 0
    for player, _, _, pay, returned in lines:
        del deal.stakes[player]
        ledger.settle(player, pay, returned)
        taken -= pay
    ledger.bank -= taken
    ledger.compensate(deal.banker, taken)


def _next_coup(deal: Deal) -> None:
    deal.number += 1
    deal.phase = "bets_open"
    _clear(deal)


def _clear(deal: Deal) -> None:
    deal.order, deal.held, deal.laid, deal.turn, deal.place = (), {}, {}, 0, FIRST


def _voided_coup(deal: Deal, event: CoupVoided) -> None:
    """Its cards that lie face down are shown to nobody any more."""
    if not event.ruled:
        deal.log.append(event)
    for index in deal.hidden:
        deal.hidden[index] = ""
    _next_coup(deal)


def _passed(deal: Deal, event: BankPassed) -> None:
    deal.log.append(event)
    deal.banker = event.player


def _ended(deal: Deal, event: DealEnded) -> None:
    deal.phase = "over"
    deal.banker = event.banker
    deal.silent = dict(event.silent)


def _voided(deal: Deal, event: DealVoided) -> None:
    if not event.ruled:
        deal.log.append(event)
    for index in deal.hidden:
        deal.hidden[index] = ""
    deal.phase = "void"
    _clear(deal)


def _ruled(deal: Deal, event: IrregularityRuled) -> None:
    deal.log.append(event)
    _pay(deal, event.lines)


def _corrected(deal: Deal, event: CardCorrected) -> None:
    deal.corrections = (*deal.corrections, event)
    deal.dealt[event.index] = event.now
    deal.coups = event.coups
    deal.stakes = dict(event.stakes)
    deal.ledger.correct(event.purses, 0)


_FOLD = Fold[Event](
    {
        Staked: _staked,
        StakeReturned: _returned,
        BetsClosed: _closed,
        BetsReopened: _reopened,
        CardDealt: _dealt,
        CardAsked: _asked,
        CardRefused: _refused,
        TurnEnded: _turn_ended,
        CoupSettled: _settled,
        CoupVoided: _voided_coup,
        BankPassed: _passed,
        DealEnded: _ended,
        DealVoided: _voided,
        IrregularityRuled: _ruled,
        CardCorrected: _corrected,
        DebtPaid: debt_paid,
        PurseChanged: purse_changed,
    }
)
apply = _FOLD.apply
apply_all = _FOLD.apply_all
advance = _FOLD.advance
