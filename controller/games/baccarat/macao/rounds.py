"""The rounds of Macao and Victoria (docs/rules.md 3.4.2 to 3.4.9): the table of phases, the state of one run, two packs
dealt out in coups, and how each fact changes it. Nothing is decided or refused here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from ...audience import EVERYBODY, NOBODY, Audience, only
from ...cards import Card
from ...kernel.rounds import Phase, Rounds, at, bounds, everybody, one, unless, yes
from ...ledger import Ledger, Start, check_amounts, purse_changed
from ...silence import update_idle_counts
from .. import rules as family
from ..hand import VALUES
from ..rounds import VoidableShoe
from ..rounds import from_right as round_from
from . import acts, rules
from .acts import ENGINE
from .rules import FIRST, Rules

SIZE = 52 * rules.PACKS
"""Cards of a run."""

# Who is asked, and what he is offered.


def stake(deal: Deal, player: str) -> dict[str, int] | None:
    """The least and the most that he may lay, in steps of the unit."""
    if family.closed(deal) or rules.is_banker(deal, player) or rules.pack_short(deal, player):
        return None
    most, highest = deal.rules.max, deal.purses[player]
    if most is not None:
        highest = min(highest, most - deal.stakes.get(player, 0))
    if deal.rules.solvency == "sum":
        highest = min(highest, room(deal))
    return bounds(deal, "min", highest)


def of_turn(deal: Deal) -> str:
    """The key of a turn: another one after each card."""
    player = deal.order[deal.turn]
    return f"turn {deal.number}.{deal.turn}.{len(deal.held[player]) + len(deal.laid.get(player, ()))}"


FIRST_CARDS = Phase(card=at(FIRST))
"""The first cards go round, face down."""
ROUNDS = Rounds(
    {
        "bets_open": Phase(
            asks=everybody,
            everybody=True,
            offers={"stake": stake},
            verbs=(),
            limit="stake_s",
            open=lambda deal: bool(deal.stakes),
            silence="deal",
            key=lambda deal: f"stakes {deal.number}",
            dealer=("pass_bank",),
            closes=True,
            betting=True,
        ),
        "bets_closed": FIRST_CARDS,
        "dealing": FIRST_CARDS,
        "turn": Phase(
            asks=one("playing"),
            offers={"draw": unless(rules.cannot_draw), "stand": yes, "refuse": unless(rules.cannot_refuse)},
            verbs=("draw", "stand", "refuse"),
            limit="turn_s",
            silence="stand",
            key=of_turn,
        ),
        "drawing": Phase(card=lambda deal: deal.place),
    },
    face_down={FIRST},
)
TURNS = ROUNDS.offering["stand"]
"""The phases in which somebody has the turn."""
_FIRST_DEALT = TURNS | {"drawing"}

_OWN_ACTS = (acts.Staked, acts.CardAsked, acts.CardRefused, acts.TurnEnded)
"""What a player does himself."""


class Deal(VoidableShoe[acts.Command, acts.Event]):
    """One run of Macao or Victoria: two packs.

    `phase`: `bets_open` (before coup `number`) · `bets_closed` · `dealing` (the first cards go round) · `turn` (the
    player of `turn` draws or stands) · `drawing` (a card is due to him) · `over` or `void`. `seats` go clockwise.
    `stakes` by player. `order`: who plays in this coup, the banker last; `turn`: whose turn it is in it, past the last
    one when all have had theirs. `held`: by player the places of his cards in the pack that count, `laid` of those he
    refused. `hidden`: cards that lie face down, and who alone may see each; empty for nobody.
    `whose`: to whom each card was dealt. `size`: cards of the pack; a deal script may have fewer.
    """

    engine = ENGINE
    rounds = ROUNDS
    in_place = ("log", "whose", "stakes", "held", "laid", "hidden")
    packs = rules.PACKS
    over = rules.OVER
    rules: Rules

    def __init__(
        self,
        rules: Rules,
        start: Start,
        seats: Sequence[str],
        banker: str,
        silent: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__(rules, Ledger(start))
        self.start = start
        self.start_banker = self.banker = banker
        self.start_seats = self.seats = tuple(seats)
        self.log: list[acts.Event] = []
        self.whose: list[str] = []
        self.size = SIZE
        self.silent = dict(silent or {})
        self.stakes: dict[str, int] = {}
        self.order: tuple[str, ...] = ()
        self.turn = 0
        self.place = FIRST
        self.held: dict[str, tuple[int, ...]] = {}
        self.laid: dict[str, tuple[int, ...]] = {}
        self.hidden: dict[int, str] = {}

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

    def returned(self, why: str) -> tuple[acts.StakeReturned, ...]:
        return tuple(acts.StakeReturned(player, stake, why) for player, stake in self.stakes.items())

    def ends(self) -> tuple[acts.DealEnded, ...]:
        """Everybody but the banker could have staked in this pack, the banker may have had no turn (3.4.9)."""
        if self.cards_left >= len(self.seats) * self.rules.first:
            return ()
        own = [event for event in self.log if isinstance(event, _OWN_ACTS)]
        acted = {event.player for event in own if not isinstance(event, acts.TurnEnded) or not event.timed}
        asked = {*self.seats} - {self.banker} | {event.player for event in own}
        silent = update_idle_counts(self.silent, asked, acted)
        return (acts.DealEnded(self.next_to(self.banker), tuple(sorted(silent.items()))),)

    @property
    def cards_left(self) -> int:
        """Cards in the pack."""
        return self.size - len(self.cards)

    @property
    def lying(self) -> int:
        """The sum of the stakes."""
        return self.ledger.lying

    @property
    def playing(self) -> str | None:
        """Whose turn it is, also while a card comes to him."""
        return self.order[self.turn] if self.phase in _FIRST_DEALT and self.turn < len(self.order) else None

    @property
    def first_dealt(self) -> bool:
        """All first cards are out, and who is in turn decides or waits for a card."""
        return self.phase in _FIRST_DEALT

    @property
    def due(self) -> tuple[str, str] | None:
        """To whom the next card goes, and in which place (acts.CardDealt); None when no card is due."""
        place = self.next_place
        if place is None:
            return None
        if place != FIRST:
            return self.order[self.turn], place
        order = self.order
        return order[sum([len(cards) for cards in self.held.values()]) % len(order)], FIRST

    def exposure(self, index: int) -> Audience:
        """Who may know card `index`, also when it is the next to come."""
        if index < len(self.cards):
            seen_by = self.hidden.get(index)
        else:
            due = self.due
            seen_by = None if due is None or due[1] != FIRST else self.visible_to(due[0])
        if seen_by is None:
            return EVERYBODY
        return only(seen_by) if seen_by else NOBODY

    def visible_to(self, player: str) -> str:
        """Who alone sees the cards dealt face down to this player; empty for nobody (docs/rules.md 3.4.9)."""
        return "" if player == self.banker or self.rules.peek == "cards" else player

    def next_to(self, player: str) -> str:
        """The left neighbour."""
        return round_from(self.seats, player)[0]

    def count(self, player: str) -> int:
        """What a hand is worth: the first cards together, and the further ones added; the last digit of it, or with
        `bust` as it is (docs/rules.md 3.4.6)."""
        dealt, total = self.cards, 0
        for index in self.held[player]:
            total += VALUES[dealt[index].number]
        if self.rules.macao_over9 == "mod10" or total <= rules.MOST:
            return total % 10
        first = self.first_count(player)
        return first + total - sum([VALUES[dealt[index].number] for index in self.held[player][: self.rules.first]])

    def first_count(self, player: str) -> int:
        """What the first cards are worth; 8 or 9 are a natural (docs/rules.md 3.4.4)."""
        held, dealt = self.held[player], self.cards
        total = VALUES[dealt[held[0]].number]
        if self.rules.first == 2:
            total += VALUES[dealt[held[1]].number]
        return total % 10

    def refusable(self, player: str) -> bool:
        """Whether the card drawn last is a ten or a court card (docs/rules.md 3.4.5)."""
        held = self.held[player]
        return len(held) > self.rules.first and not VALUES[self.cards[held[-1]].number]

    def full(self, player: str) -> bool:
        """Whether the hand may have no more cards (docs/rules.md 3.4.5)."""
        most = self.rules.max_cards
        return most is not None and len(self.held[player]) >= most


def first_out(deal: Deal, cards: Sequence[Card]) -> None:
    """The first cards of all hands, round by round, as of a deal script that has them all."""
    used, order = len(deal.cards), deal.order
    after = used + len(order) * deal.rules.first
    deal.cards = (*deal.cards, *cards[used:after])
    deal.whose += order * deal.rules.first
    deal.held = {player: tuple(range(used + at, after, len(order))) for at, player in enumerate(order)}
    deal.phase = "turn"


def room(deal: Deal) -> int:
    """How much more the banker can answer for (3.4.2), below 0 when the stakes are too much for him."""
    return deal.purses.get(deal.banker, 0) // deal.rules.most - deal.lying


@ENGINE.folds
def _staked(deal: Deal, event: acts.Staked) -> None:
    deal.log.append(event)
    player, amount = event
    deal.stakes[player] = deal.stakes.get(player, 0) + amount
    if player not in deal.seats:
        deal.seats = (*deal.seats, player)
    deal.ledger.stake(player, amount)


@ENGINE.folds
def _returned(deal: Deal, event: acts.StakeReturned) -> None:
    if event.why != "void":
        deal.log.append(event)
    del deal.stakes[event.player]
    deal.ledger.give_back(event.player, event.amount)


@ENGINE.folds
def _closed(deal: Deal, event: acts.BetsClosed) -> None:
    deal.order = event.order
    deal.held = dict.fromkeys(event.order, ())
    deal.laid = {}
    deal.turn = 0


@ENGINE.folds
def _reopened(deal: Deal, event: acts.BetsReopened) -> None:
    _clear(deal)


@ENGINE.folds
def _dealt(deal: Deal, event: acts.CardDealt) -> None:
    deal.log.append(event)
    player, held = event.player, deal.held
    deal.cards = (*deal.cards, event.card)
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


@ENGINE.folds
def _asked(deal: Deal, event: acts.CardAsked) -> None:
    deal.place = rules.DRAWN


@ENGINE.folds
def _refused(deal: Deal, event: acts.CardRefused) -> None:
    *kept, last = deal.held[event.player]
    deal.held[event.player] = tuple(kept)
    deal.laid[event.player] = (*deal.laid.get(event.player, ()), last)
    deal.place = rules.INSTEAD


@ENGINE.folds
def _turn_ended(deal: Deal, event: acts.TurnEnded) -> None:
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


@ENGINE.folds
def _settled(deal: Deal, event: acts.CoupSettled) -> None:
    for player in deal.order:
        _turn_up(deal, player)
    deal.coups = (*deal.coups, event)
    _pay(deal, event.lines)
    _next_coup(deal)


def _pay(deal: Deal, lines: Iterable[acts.Line]) -> None:
    """Stakes that are decided leave the table. What the banker pays or takes is out of his purse; what that lacks he
    owes. Before the first run there is no banker, and no stake."""
    ledger, taken = deal.ledger, 0
    for player, _, _, pay, returned in lines:
        del deal.stakes[player]
        ledger.settle(player, pay, returned)
        taken -= pay
    if taken:
        ledger.bank -= taken
        ledger.compensate(deal.banker, taken)


def _next_coup(deal: Deal) -> None:
    deal.number += 1
    _clear(deal)


def _clear(deal: Deal) -> None:
    deal.order, deal.held, deal.laid, deal.turn, deal.place = (), {}, {}, 0, FIRST


@ENGINE.folds
def _voided_coup(deal: Deal, event: acts.CoupVoided) -> None:
    """Its cards that lie face down are shown to nobody any more."""
    if not event.ruled:
        deal.log.append(event)
    for index in deal.hidden:
        deal.hidden[index] = ""
    _next_coup(deal)


@ENGINE.folds
def _passed(deal: Deal, event: acts.BankPassed) -> None:
    deal.banker = event.player


@ENGINE.folds
def _ended(deal: Deal, event: acts.DealEnded) -> None:
    deal.banker = event.banker
    deal.silent = dict(event.silent)


@ENGINE.folds
def _voided(deal: Deal, event: acts.DealVoided) -> None:
    if not event.ruled:
        deal.log.append(event)
    for index in deal.hidden:
        deal.hidden[index] = ""
    _clear(deal)


@ENGINE.folds
def _ruled(deal: Deal, event: acts.IrregularityRuled) -> None:
    _pay(deal, event.lines)


@ENGINE.folds
def _corrected(deal: Deal, event: acts.CardCorrected) -> None:
    deal.corrections = (*deal.corrections, event)
    deal.put_right(event.index, event.now)
    deal.coups = event.coups
    deal.stakes = dict(event.stakes)
    deal.ledger.correct(event.purses, 0)


ENGINE.folds(purse_changed)
ENGINE.leads(
    {
        acts.BetsClosed: "bets_closed",
        **dict.fromkeys((acts.BetsReopened, acts.CoupSettled, acts.CoupVoided), "bets_open"),
        **dict.fromkeys((acts.CardAsked, acts.CardRefused), "drawing"),
        acts.DealEnded: "over",
        acts.DealVoided: "void",
    },
    logged={
        *(acts.BetsClosed, acts.BetsReopened, acts.CardAsked, acts.CardRefused, acts.BankPassed),
        acts.IrregularityRuled,
    },
)
