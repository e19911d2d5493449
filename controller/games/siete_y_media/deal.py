"""The state of one deal of siete y media and how each fact changes it. Nothing is decided or refused here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from ..cards import Card
from ..fold import Fold, Folded
from ..ledger import DebtPaid, HasMoney, Ledger, PurseChanged, Start, check_amounts, debt_paid
from .acts import (
    Announced,
    Backed,
    BackLine,
    BankCeded,
    BankKept,
    BankOffered,
    BankRefused,
    BankShown,
    BankStood,
    BetLaid,
    BetRaised,
    CardCorrected,
    CardDealt,
    DealVoided,
    DrawAsked,
    Event,
    ForcedByTime,
    FourReturned,
    Fusilado,
    HandLost,
    HandOut,
    HandPassed,
    HandStood,
    IrregularityRuled,
    Joined,
    Line,
    Opened,
    Settled,
)
from .hand import LIVING, Hand, Stake
from .pack import FIGURE, GOAL, SIZE, VALUES
from .rules import Rules

NOBODY = ""
"""In place of the player who may see a card."""


class Due(NamedTuple):
    """The card that comes next (acts.CardDealt)."""

    role: str
    player: str
    hand: int
    down: bool


class Deal(HasMoney, Folded):
    """One deal of siete y media.

    `phase`: `first_cards` · `turn` (a punter decides) · `card_due` (he has asked for one) · `four_out` (the dealer
    puts a four back) · `bank` (the banker decides) · `for_sale`, `offered` (all is settled, the bank may be sold) ·
    `over` or `void`. `seats` are the punters from the bank's right; each has his `hands`. `turn`: seat and hand, with
    its `player` and the `hand` itself. `step` counts cards and turns: a decision is new with each. `dealt` are the
    cards that have left the box and `owners` who may see each: None for everybody, NOBODY. `returned`: places of fours
    that were given for another card. `stock`: cards in the box. `backs` in the order in which they were placed.
    `acted`: who did something himself; `silent`: in how many deals running others had not. `brought`: money from
    outside in this deal.
    """

    __slots__ = (
        "acted",
        "announced",
        "backs",
        "bank_hand",
        "banker",
        "bought",
        "brought",
        "corrections",
        "dealt",
        "due",
        "hand",
        "hands",
        "joined",
        "ledger",
        "log",
        "next_bank",
        "offer",
        "owners",
        "phase",
        "place",
        "player",
        "result",
        "returned",
        "rules",
        "seats",
        "silent",
        "start",
        "step",
        "stock",
        "turn",
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
        self.ledger = Ledger(start)
        self.seats = tuple(seats)
        self.banker = banker
        self.silent = dict(silent or {})
        self.place = {player: seat for seat, player in enumerate(seats)}
        self.phase = "first_cards" if seats else "over"
        self.step = 1
        self.dealt: list[Card] = []
        self.owners: list[str | None] = []
        self.returned: list[int] = []
        self.stock = SIZE
        self.hands: list[list[Hand]] = [[Hand()] for _ in seats]
        self.bank_hand = Hand()
        self.turn = (0, 0)
        self.player = seats[0] if seats else ""
        self.hand = self.hands[0][0] if seats else self.bank_hand
        self.due: Due | None = None
        self.backs: list[Stake] = []
        self.announced: tuple[str, int] | None = None
        self.result: Settled | None = None
        self.next_bank: str | None = None
        self.offer: BankOffered | None = None
        self.bought: BankCeded | None = None
        self.log: list[Event] = []
        self.acted: set[str] = set()
        self.joined: set[str] = set()
        self.brought: dict[str, int] = {}
        self.corrections: tuple[CardCorrected, ...] = ()
        if seats:
            self.due = first_due(self)

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        purses: Mapping[str, int],
        seats: Sequence[str],
        banker: str,
        bank: int = 0,
        debts: Mapping[str, int] | None = None,
        silent: Mapping[str, int] | None = None,
    ) -> Self:
        """A deal before its first card: what each player has, and a debt if he has one; `seats` from the bank's right.
        `bank`: money of the house, which plays no part."""
        check_amounts(purses, debts, bank=bank)
        return cls(rules, Start(dict(purses), dict(debts or {}), bank), seats, banker, silent)

    def copy(self) -> Self:
        """An equal deal that shares nothing that can change."""
        new = super().copy()
        new.ledger = self.ledger.copy()
        new.log = self.log.copy()
        new.dealt = self.dealt.copy()
        new.owners = self.owners.copy()
        new.returned = self.returned.copy()
        new.hands = [[hand.copy() for hand in hands] for hands in self.hands]
        new.bank_hand = self.bank_hand.copy()
        new.hand = new.hands[self.turn[0]][self.turn[1]] if self.seats else new.bank_hand
        new.backs = self.backs.copy()
        new.acted = self.acted.copy()
        new.joined = self.joined.copy()
        new.brought = self.brought.copy()
        return new

    def __repr__(self) -> str:
        return (
            f"<Deal of siete y media: {self.phase}, banker {self.banker}, {len(self.dealt)} cards out,"
            f" backings {len(self.backs)}, {self.ledger}>"
        )

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that have left the box, in their order."""
        return tuple(self.dealt)

    @property
    def all_hands(self) -> list[tuple[str, int, Hand]]:
        """Every hand with its player and its number, in the order of the seats."""
        seats = zip(self.seats, self.hands, strict=True)
        return [(player, number, hand) for player, hands in seats for number, hand in enumerate(hands)]

    @property
    def standing(self) -> bool:
        """Whether a hand is still to be settled against the bank."""
        for hands in self.hands:
            for hand in hands:
                if hand.status in LIVING:
                    return True
        return False

    @property
    def obliged(self) -> bool:
        """Whether the bank may not stand below seven and a half (docs/rules.md 4.6)."""
        return self.rules.bank_must_reach and (
            self.announced is not None or any(hand.status == "fusilado" for hands in self.hands for hand in hands)
        )

    def worth(self, player: str) -> int:
        """What a player has, his debt taken off."""
        return self.ledger.purses[player] - self.ledger.debts.get(player, 0)

    def cards_of(self, hand: Hand) -> tuple[Card, ...]:
        """The cards of a hand."""
        return tuple([self.dealt[index] for index in hand.cards])


new_deal = Deal.new


def before_first_deal(rules: Rules, bank: int) -> Deal:
    """The money before anybody plays: a deal that is over."""
    return new_deal(rules, bank=bank, purses={}, seats=(), banker="")


def openable(deal: Deal, hands: Sequence[Hand], hand: Hand) -> bool:
    """Whether a hand, one of these of its player, may be opened now (docs/rules.md 4.7)."""
    if not pairs(deal, hands, hand):
        return False
    first, second = hand.cards
    return VALUES[deal.dealt[first].number] == VALUES[deal.dealt[second].number]


def pairs(deal: Deal, hands: Sequence[Hand], hand: Hand) -> bool:
    """Whether it might be, by its cards that lie open (docs/rules.md 4.7, 4.14)."""
    rules = deal.rules
    if not rules.open or len(hand.cards) != 2 or len(hands) >= rules.most_hands(len(deal.seats)):
        return False
    open_ = [index for place, index in enumerate(hand.cards) if place != hand.hidden]
    return rules.open_cards == "any" or all(VALUES[deal.dealt[index].number] == FIGURE for index in open_)


def first_due(deal: Deal) -> Due:
    """The next of the first cards."""
    count = len(deal.dealt)
    if count == len(deal.seats):
        return Due("bank", deal.banker, 0, True)
    return Due("first", deal.seats[count], 0, deal.rules.bank_policy == "free")


def gone_back(deal: Deal) -> list[int]:
    """The places of fours that lie in the stock again: one that is being changed has left its hand, but lies open on
    the table until the dealer puts it back."""
    return deal.returned[: len(deal.dealt) + deal.stock - SIZE]


def deal_out(deal: Deal, cards: Sequence[Card]) -> None:
    """The first cards of all, as of a deal script that has them; the log has the bank's alone."""
    down = deal.rules.bank_policy == "free"
    for index, player in enumerate(deal.seats):
        _out_of_the_box(deal, cards[index], player if down else None)
        _first(deal.hands[index][0], index, cards[index], down)
    advance(deal, CardDealt(len(deal.seats), cards[len(deal.seats)], *first_due(deal)))


def _out_of_the_box(deal: Deal, card: Card, owner: str | None) -> None:
    deal.dealt.append(card)
    deal.owners.append(owner)
    deal.stock -= 1
    deal.step += 1


def _first(hand: Hand, index: int, card: Card, down: bool) -> None:
    hand.cards.append(index)
    hand.points = VALUES[card.number]
    hand.hidden = 0 if down else None


def _dealt(deal: Deal, event: CardDealt) -> None:
    index, card, role, player, _, down, lifted = event
    nobody = lifted or role == "bank" or role == "fusilado"
    _out_of_the_box(deal, card, (NOBODY if nobody else player) if down else None)
    deal.due = None
    if role == "bank":
        _to_bank(deal, event)
        return
    if role == "first":
        _first(deal.hands[deal.place[player]][0], index, card, down)
        deal.due = first_due(deal)
        return
    hand = deal.hand
    if role == "change":
        hand.cards[0] = index
        hand.points = VALUES[card.number]
        hand.changes += 1
        deal.phase = "four_out"
        return
    if down:
        hand.hidden = len(hand.cards)
    hand.cards.append(index)
    hand.points += VALUES[card.number]
    deal.phase = "turn"
    if role == "fusilado":
        hand.status = "fusilado"
        _next_turn(deal)
    elif hand.points == GOAL:
        hand.status = "seven_half"
    elif hand.points > GOAL and openable(deal, deal.hands[deal.turn[0]], hand):
        _show(deal, hand)


def _to_bank(deal: Deal, event: CardDealt) -> None:
    hand = deal.bank_hand
    hand.cards.append(event.at)
    hand.points += VALUES[event.card.number]
    if event.down:  # its first one
        hand.hidden = 0
        deal.phase = "turn"
    else:
        deal.phase = "bank"


def _show(deal: Deal, hand: Hand) -> None:
    """All its cards lie open."""
    for index in hand.cards:
        deal.owners[index] = None
    hand.hidden = None


def _next_turn(deal: Deal) -> None:
    seat, number = deal.turn
    deal.step += 1
    if number + 1 < len(deal.hands[seat]):
        number += 1
    elif seat + 1 < len(deal.seats):
        seat, number = seat + 1, 0
        deal.player = deal.seats[seat]
    else:
        deal.phase = "bank"
        return
    deal.turn = (seat, number)
    deal.hand = deal.hands[seat][number]


def _laid(deal: Deal, event: BetLaid | BetRaised) -> None:
    player, _, amount = event
    hand = deal.hand
    hand.stake += amount
    hand.shut = False
    deal.ledger.stake(player, amount)
    deal.acted.add(player)


def _asked(deal: Deal, event: DrawAsked) -> None:
    role, player, number, down, shown, timed = event
    if not timed:
        deal.acted.add(player)
    deal.due = Due(role, player, number, down)
    deal.phase = "card_due"
    if role == "bank":
        return
    hand = deal.hand
    if role == "hit":
        hand.shut = True
    if shown is not None and hand.hidden is not None:
        deal.owners[hand.cards[hand.hidden]] = None
        hand.hidden = None
    if role == "change":
        deal.owners[hand.cards[0]] = None
        deal.returned.append(hand.cards[0])


def _forced(deal: Deal, event: ForcedByTime) -> None:
    deal.hand.forced = True


def _four_returned(deal: Deal, event: FourReturned) -> None:
    deal.stock += 1
    deal.phase = "turn"


def _fusilado(deal: Deal, event: Fusilado) -> None:
    player, amount, _ = event
    hand = deal.hand
    deal.acted.add(player)
    deal.ledger.stake(player, amount)
    hand.stake = amount
    deal.owners[hand.cards[0]] = None
    hand.hidden = None
    deal.due = Due("fusilado", player, 0, True)
    deal.phase = "card_due"


def _opened(deal: Deal, event: Opened) -> None:
    deal.acted.add(event.player)
    hand = deal.hand
    _show(deal, hand)
    second = hand.cards.pop()
    hand.points = VALUES[deal.dealt[hand.cards[0]].number]
    hand.shut = False
    deal.hands[deal.turn[0]].append(Hand([second], VALUES[deal.dealt[second].number]))
    deal.step += 1


def _stood(deal: Deal, event: HandStood) -> None:
    player, _, laid, timed = event
    hand = deal.hand
    if laid:
        hand.stake = hand.laid = laid
        deal.ledger.stake(player, laid)
    hand.status = "stand"
    if not timed:
        deal.acted.add(player)
    _next_turn(deal)


def _announced(deal: Deal, event: Announced) -> None:
    deal.announced = (event.player, event.hand)


def _passed(deal: Deal, event: HandPassed) -> None:
    if not event.timed:
        deal.acted.add(event.player)
    _next_turn(deal)


def _lost(deal: Deal, event: HandLost) -> None:
    hand = deal.hand
    hand.status = "bust"
    _show(deal, hand)
    _settle(deal, (event.line,), event.backs)
    _next_turn(deal)


def _out(deal: Deal, event: HandOut) -> None:
    deal.hand.status = "out"
    if not event.timed:
        deal.acted.add(event.line.player)
    _settle(deal, (event.line,), event.backs)
    _next_turn(deal)


def _settle(deal: Deal, lines: Iterable[Line], backs: Iterable[BackLine]) -> None:
    settle_with, banker = deal.ledger.settle_with, deal.banker
    for line in lines:
        deal.hands[deal.place[line.player]][line.hand].line = line
        settle_with(banker, line.player, line.pay, line.returned)
    for back in backs:
        deal.backs[back.number] = Stake(back.player, back.on, back.hand, back.stake, back)
        settle_with(banker, back.player, back.pay, back.returned)


def _backed(deal: Deal, event: Backed) -> None:
    deal.acted.add(event.player)
    deal.backs.append(Stake(event.player, event.on, event.hand, event.amount))
    deal.ledger.stake(event.player, event.amount)


def _bank_shown(deal: Deal, event: BankShown) -> None:
    deal.owners[deal.bank_hand.cards[0]] = None
    deal.bank_hand.hidden = None


def _bank_stood(deal: Deal, event: BankStood) -> None:
    deal.bank_hand.status = "stand"
    if not event.timed:
        deal.acted.add(deal.banker)


def _settled(deal: Deal, event: Settled) -> None:
    _settle(deal, event.lines, event.backs)
    deal.owners = [None] * len(deal.owners)
    deal.result = event
    deal.next_bank = event.next_bank
    deal.phase = "for_sale" if event.for_sale else "over"
    deal.step += 1


def _offered(deal: Deal, event: BankOffered) -> None:
    deal.acted.add(deal.banker)
    deal.offer = event
    deal.phase = "offered"
    deal.step += 1


def _refused(deal: Deal, event: BankRefused) -> None:
    if not event.timed:
        deal.acted.add(event.to)
    deal.offer = None
    deal.phase = "for_sale"
    deal.step += 1


def _ceded(deal: Deal, event: BankCeded) -> None:
    to, price = event
    deal.acted.add(to)
    deal.offer, deal.bought, deal.next_bank, deal.phase = None, event, to, "over"
    if price:
        deal.ledger.purses[to] -= price
        deal.ledger.compensate(deal.banker, price)


def _kept(deal: Deal, event: BankKept) -> None:
    deal.phase = "over"


def _joined(deal: Deal, event: Joined) -> None:
    deal.joined.add(event.player)


def _voided(deal: Deal, event: DealVoided) -> None:
    deal.ledger.correct(event.purses, 0)
    deal.phase, deal.due, deal.offer = "void", None, None


def _ruled(deal: Deal, event: IrregularityRuled) -> None:
    _settle(deal, event.lines, event.backs)


def _corrected(deal: Deal, event: CardCorrected) -> None:
    new = Deal(deal.rules, deal.start, deal.seats, deal.banker, deal.silent)
    for fact in event.again:
        advance(new, fact)
    # What everybody has seen stays open, also where the hand is not over any more.
    new.owners = [None if was is None else owner for owner, was in zip(new.owners, deal.owners, strict=True)]
    new.ledger = deal.ledger
    new.ledger.correct(event.purses, 0)
    new.corrections = (*deal.corrections, event)
    deal.become(new)


def _purse_changed(deal: Deal, event: PurseChanged) -> None:
    deal.ledger.bring(event.player, event.amount)
    deal.brought[event.player] = deal.brought.get(event.player, 0) + event.amount


_CHANGES: dict[type[Any], Callable[[Deal, Any], None]] = {
    CardDealt: _dealt,
    BetLaid: _laid,
    BetRaised: _laid,
    DrawAsked: _asked,
    ForcedByTime: _forced,
    FourReturned: _four_returned,
    Fusilado: _fusilado,
    Opened: _opened,
    HandStood: _stood,
    Announced: _announced,
    HandPassed: _passed,
    HandLost: _lost,
    HandOut: _out,
    Backed: _backed,
    BankShown: _bank_shown,
    BankStood: _bank_stood,
    Settled: _settled,
    BankOffered: _offered,
    BankRefused: _refused,
    BankCeded: _ceded,
    BankKept: _kept,
    Joined: _joined,
    DealVoided: _voided,
    IrregularityRuled: _ruled,
    CardCorrected: _corrected,
    DebtPaid: debt_paid,
    PurseChanged: _purse_changed,
}


class _Logged(Fold[Event]):
    """Keeps what happened beside."""

    def advance(self, deal: Any, event: Event) -> None:
        deal.log.append(event)
        self._kinds[type(event)](deal, event)


_FOLD = _Logged(_CHANGES)
apply = _FOLD.apply
apply_all = _FOLD.apply_all
advance = _FOLD.advance
