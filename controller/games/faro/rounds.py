"""The rounds of casino faro (docs/rules.md 1.1, 1.2): the table of phases and what is offered in them, the state of one
deal with the running totals that keep every act independent of how many bets lie, and how each fact changes it.
Nothing is decided or refused here, and no amount is worked out that a fact could carry.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any, Self

from ..cards import PACK_52, Card
from ..kernel.course import Playable
from ..kernel.redo import without_debts
from ..kernel.rounds import Offer, Phase, Rounds, yes
from ..ledger import Ledger, Start, check_amounts, debt_paid
from ..units import rounded_down, rounded_up
from . import acts, auction, rules
from .acts import ENGINE
from .auction import NOT_YET, Auction
from .bets import (
    BET_TYPES,
    CALL_TYPES,
    COPPER_TYPES,
    FLOW_SIZE,
    NO_RANKS,
    RANK_TYPES,
    WIN,
    Bet,
    Line,
    RankSet,
    add_flow,
    call_odds,
    labels_of,
    possible_turns,
    worst_outflow,
)
from .rules import DECK_SIZE, LAST_TURN, PUT_UP, Rules
from .sheet import Sheet, sheets_of

END_OF_DEAL = 26
"""The "turn" in which what is left after turn 25 is settled."""


# What is asked and offered. Of a new bet, a parlay or a move it is all that does not depend on the ranks; the place of
# the bet decides the rest: the maximum of the position, the bank's solvency and dead ranks.


def everybody(deal: Deal) -> Collection[str]:
    """Who has a purse."""
    return deal.purses


def punters(deal: Deal) -> Collection[str]:
    """The same without the banker, who bets nothing (1.2.6)."""
    banker = deal.ledger.banker
    return deal.purses if banker is None else [player for player in deal.purses if player != banker]


def parlays(deal: Deal, player: str) -> list[str] | None:
    """The bets that won in the turn just dealt, of which a stake that is left, and in the purse, can ride (1.2.4)."""
    highest = None if deal.rules.parlay_over_max else deal.max_of(player)
    most = deal.purses[player] if highest is None else min(highest, deal.purses[player])
    return [
        source
        for source, (_, won) in deal.winners.items()
        if not rules.no_win(deal, source, player) and least_stake(deal) <= min(won, most)
    ] or None


def own(test: Callable[[Bet], bool], *, loose: bool = False) -> Offer:
    """The bets of a player that pass `test`; `loose`: only while bets may be moved and taken back."""

    def found(deal: Deal, player: str) -> list[str] | None:
        if loose and rules.locked(deal):
            return None
        return [bet.id for bet in deal.bets.values() if bet.player == player and test(bet)] or None

    return found


movable = own(lambda bet: not rules.not_movable(bet), loose=True)


def move_types(deal: Deal, player: str) -> list[str] | None:
    """The types that a bet may be moved to."""
    return [kind for kind in bet_types(deal) if kind in RANK_TYPES] if movable(deal, player) else None


def claimable(deal: Deal, player: str) -> list[str] | None:
    """Dead bets, also those of others, where they are claimed (1.6)."""
    if not deal.dead:
        return None
    return [bet.id for bet in deal.bets.values() if not rules.not_claimable(deal, bet)] or None


def new_bets(deal: Deal, player: str) -> dict[str, Any] | None:
    """The types of a new bet, those of them that take a copper, how many ranks to win and to lose a string has (the
    first that fits: least and most of each and of both), ranks on which nothing is taken any more, and the least and
    the most that may be staked, in steps (1.2, 1.3, 1.6)."""
    least, most = least_stake(deal), deal.purses[player]
    highest = deal.max_of(player)
    if highest is not None:
        most = min(most, highest)
    most = rounded_down(most, deal.rules.unit)
    if least > most:
        return None
    strings = [{"type": "heel", "win": [1, 1], "lose": [1, 1], "both": [2, 2]}]
    if deal.rules.strings:
        strings.append({"type": "string", "win": [0, 13], "lose": [0, 13], "both": [2, 13]})
    refused = deal.dead if deal.rules.dead_bets == "reject" else NO_RANKS
    return {
        "types": bet_types(deal),
        "copper": sorted(COPPER_TYPES),
        "strings": strings,
        "dead": labels_of(refused),
        "least": least,
        "most": most,
        "step": deal.rules.unit,
    }


def least_stake(deal: Deal) -> int:
    """The smallest stake that is taken (1.2)."""
    return rounded_up(max(deal.rules.min, 1), deal.rules.unit)


def bet_types(deal: Deal) -> list[str]:
    """The types of bets that are taken in this turn (1.3, 1.5, 1.7)."""
    types = set(BET_TYPES - CALL_TYPES)
    if not deal.rules.strings:
        types.discard("string")
    kind = callable_now(deal)
    if kind is not None:
        types.add("color" if kind == "triple" else "call")
    return sorted(types)


_KINDS = {3: "distinct", 2: "pair", 1: "triple"}


def callable_now(deal: Deal) -> str | None:
    """What the last three cards are when their order can be called: distinct, pair or triple (1.7)."""
    if rules.closed(deal) or rules.before_last_turn(deal):
        return None
    ranks = [card.label[0] for card in deal.last_three]
    calls = (("call", "".join(ranks)), ("color", "RB"))
    taken = any(call_odds(deal.rules, deal.last_three, kind, order) is not None for kind, order in calls)
    return _KINDS[len(set(ranks))] if taken else None


def next_place(deal: Deal) -> str | None:
    """Where the next card goes, those counted that wait for the dealer's word."""
    index = len(deal.cards) + len(deal.pending)
    if index in (0, DECK_SIZE - 1):
        return "hoc" if index else "soda"
    return ("losing" if index % 2 else "winning") if index < DECK_SIZE else None


_BETWEEN_DEALS = Phase(asks=auction.holder, offers={"give_up": yes})

ROUNDS = Rounds(
    {
        PUT_UP: Phase(
            asks=everybody,
            everybody=True,
            offers={"bid": auction.bids},
            limit="bid_s",
            starts=lambda deal: bool(deal.put_up.bids),
            key=lambda deal: f"bid {deal.put_up.asked}",
            closes=True,
            betting=True,
        ),
        "soda": Phase(card=next_place, betting=True),
        "bets_open": Phase(
            asks=punters,
            everybody=True,
            offers={
                "parlay": parlays,
                "move": movable,
                "copper": own(lambda bet: bet.type in ("flat", "group"), loose=True),
                "remove": own(lambda bet: True, loose=True),
                "bar": own(lambda bet: not bet.barred),
                "unbar": own(lambda bet: bet.barred),
                "claim": claimable,
                "move_to": move_types,
                "bet": new_bets,
            },
            card=next_place,
            closes=True,
            betting=True,
        ),
        "bets_closed": Phase(card=next_place),
        "loser_shown": Phase(card=next_place),
        "winner_shown": Phase(card=next_place),
        "last_card": Phase(card=next_place),
        "over": _BETWEEN_DEALS,
        "void": _BETWEEN_DEALS,
    },
    further={"copper", "move_to"},
)


class Deal(Playable[acts.Command, acts.Event]):
    """One deal of casino faro.

    `phase`: (`auction`, while the bank is put up to it) · `soda` · `bets_open` · `bets_closed` · `loser_shown` ·
    (`winner_shown`, until the turn is settled) · `last_card` · (`hoc_shown`) · `over`, or `void`. With
    `soda_exposed_before_bets=false` a deal begins with `bets_open` and the soda comes in `bets_closed`
    (docs/rules.md 1.1). `turn` 1…25 (0 while the soda is awaited).
    `bets` in lying order. `left` beads by rank column, `dead` the ranks of which no card is left after the last settled
    turn. `winners`: id -> (player, amount) of wins that may still be left as a parlay. `log`: the acts, for
    corrections.
    `pending`: cards that wait for the dealer's word, as candidates; `part`: what was settled meanwhile.
    `totals` of positions, where they have a limit (`limited`). `bound`: what the bank answers for under `solvency=sum`;
    `flow` and `possible`: the same of each turn under `turn_worst`, empty otherwise. `opened`: the rules at the
    beginning of the deal, before a limit was raised; `raised`: the maximum of those for whom it was raised above that
    of all. `earlier`: the players' sheets of the deals before. `auction`: of the bank that is put up to it; None
    where it is the house's by the rules.
    """

    engine = ENGINE
    rounds = ROUNDS
    in_place = ("left", "bets", "used", "raised", "totals", "flow", "winners", "endings", "log", "part")
    rules: Rules
    auction: Auction | None = None
    """In the class, as few deals have one: Python is slower with an object of thirty values and more."""

    def __init__(self, rules: Rules, start: Start, banker: str | None = None) -> None:
        self.rules = self.opened = rules
        self.start = start
        self.earlier: Mapping[str, Sheet] = {}
        self.phase, self.turn = first_phase(rules), 0 if rules.soda_exposed_before_bets else 1
        self.cards: tuple[Card, ...] = ()
        self.seen = 0
        self.left = [4] * 13
        self.dead: RankSet = NO_RANKS
        self.ledger = Ledger(start)
        self.bets: dict[str, Bet] = {}
        self.used: set[str] = set()
        self.limited = (rules.max is not None or rules.case_max is not None) and rules.max_scope == "position"
        self.raised: dict[str, int] = {}
        self.totals: dict[object, int] = {}
        self.bound = 0
        self.flow = [0] * FLOW_SIZE if rules.solvency == "turn_worst" else []
        self.possible: tuple[int, ...] = possible_turns(self.left) if self.flow else ()
        self.last_three: tuple[Card, ...] = ()
        self.winners: dict[str, tuple[str, int]] = {}
        self.lines: tuple[tuple[Line, ...], ...] = ()
        self.closing: tuple[Line, ...] = ()
        self.endings: dict[str, tuple[int, acts.Movement]] = {}
        self.log: list[acts.Event] = []
        self.pending: tuple[tuple[Card, ...], ...] = ()
        self.part: dict[str, tuple[Bet, Line]] = {}
        self.part_order: tuple[str, ...] = ()
        self.corrections: tuple[acts.CardCorrected, ...] = ()
        if rules.banker == "auction":
            self.auction = Auction(banker=banker, kept=banker is not None)
            self.ledger.banker = banker
            if banker is None:
                self.phase = PUT_UP

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        bank: int,
        purses: Mapping[str, int],
        debts: Mapping[str, int] | None = None,
        earlier: Mapping[str, Sheet] | None = None,
        banker: str | None = None,
        house: int = 0,
    ) -> Self:
        """A deal before its soda.

        `bank`, `purses` and stated `debts` (all 0 or more, minor units) are those of the table at this moment.
        `earlier`: the players' sheets of the deals before. Where the bank is put up to auction: `banker`, whose `bank`
        is left from the deal before, and `house`, what is in the house's box.

        Raises ValueError for a banker without a purse, or where none is put up by auction, and for a bank that nobody
        has put up.
        """
        check_amounts(purses, debts, bank=bank, house=house)
        by_auction = rules.banker == "auction"
        if (banker is not None and (banker not in purses or not by_auction)) or (by_auction and bank and not banker):
            raise ValueError("a bank that is put up by auction is a player's who has a purse")
        deal = cls(rules, Start(dict(purses), dict(debts or {}), bank), banker)
        deal.ledger.house = house
        deal.earlier = dict(earlier or {})
        return deal

    def __eq__(self, other: object) -> bool:
        """Equal also in the order in which the bets lie."""
        if not isinstance(other, Deal):
            return NotImplemented
        return super().__eq__(other) and list(self.bets) == list(other.bets)

    __hash__ = None

    def __repr__(self) -> str:
        last = " ".join(map(str, self.cards[-3:])) or "none"
        return (
            f"<Deal of faro: turn {self.turn}, {self.phase}, cards {last} ({len(self.cards)} shown),"
            f" bets {len(self.bets)}, {self.ledger}>"
        )

    def is_dead(self, bet: Bet) -> bool:
        """No card is left of any of its ranks: nothing can decide it."""
        dead = self.dead
        if not dead:
            return False
        ranks = bet.win | bet.lose
        return ranks != 0 and not ranks & ~dead

    def max_of(self, player: str) -> int | None:
        """The maximum for this player; None where there is none."""
        return self.raised.get(player, self.rules.max)

    @property
    def put_up(self) -> Auction:
        """What stands of the auction, where there is one."""
        return self.auction or NOT_YET

    @property
    def cap(self) -> int | None:
        """The most that the bank covers of a turn; None where nothing but its money bounds that."""
        return None if self.rules.solvency == "none" else self.rules.bank_cap or None

    @property
    def good_for(self) -> int:
        """What the bank answers for: its money, or the cap where that is less (docs/rules.md 1.2.3)."""
        bank, cap = self.ledger.bank, self.rules.bank_cap
        return cap if 0 < cap < bank else bank

    @property
    def sheets(self) -> dict[str, Sheet]:
        """The players' sheets of this deal (docs/rules.md 1.8.4)."""
        return sheets_of(self.lines, self.closing, self.endings, self.log)

    def unseen(self) -> tuple[Card, ...]:
        """The cards not yet shown, in suit order."""
        return tuple(card for card in PACK_52 if not self.seen >> card.number & 1)

    def held(self, *changes: tuple[Bet, int]) -> int:
        """What the bank must be able to pay, with these bets more (1) and less (-1). Dead bets ask nothing of it; under
        `turn_worst` sleeping ones neither."""
        if not self.flow:
            bound = self.bound
            for bet, sign in changes:
                if not self.dead or not self.is_dead(bet):
                    bound += sign * bet.stake * bet.odds
            return bound
        flow = self.flow.copy() if changes else self.flow
        for bet, sign in changes:
            if not bet.barred and not self.is_dead(bet):
                add_flow(flow, self.rules, bet, sign, self.last_three)
        return worst_outflow(flow, self.possible, self.last_three)

    # The layout's running totals; for the fold alone.

    def lay(self, bet: Bet) -> None:
        """Put a bet on the layout, or in the place of the one with its id."""
        self.bets[bet.id] = bet
        self._count(bet, 1)

    def lift(self, bet: Bet) -> None:
        """Take a bet out of all totals; its place in `bets` is the caller's."""
        self._count(bet, -1)

    def _count(self, bet: Bet, sign: int) -> None:
        if self.limited and not bet.over_max:
            position = bet.position
            total = self.totals.get(position, 0) + sign * bet.stake
            if total:
                self.totals[position] = total
            else:
                del self.totals[position]
        if not self.dead or not self.is_dead(bet):
            self.bind(bet, sign)

    def bind(self, bet: Bet, sign: int) -> None:
        """Add a live bet to what the bank answers for, or take it out."""
        if not self.flow:
            self.bound += sign * bet.stake * bet.odds
        elif not bet.barred:
            add_flow(self.flow, self.rules, bet, sign, self.last_three)

    def recount(self) -> None:
        """All totals from the bets that lie; after a correction."""
        self.bound, self.totals, self.flow = 0, {}, [0] * len(self.flow)
        for bet in self.bets.values():
            self.lay(bet)


def afresh(deal: Deal) -> Deal:
    """The deal before its soda, to play its acts again. Purses may be negative."""
    return Deal(deal.opened, without_debts(deal.start), deal.put_up.banker if deal.put_up.kept else None)


def first_phase(of: Rules) -> str:
    """The phase in which a deal that has a bank begins."""
    return "soda" if of.soda_exposed_before_bets else "bets_open"


_NEXT_PHASE = {"bets_closed": "loser_shown", "loser_shown": "winner_shown", "last_card": "hoc_shown"}
"""What a card makes of the phase. Betting opens again when the turn is settled."""


@ENGINE.folds
def _bet_placed(deal: Deal, event: acts.BetPlaced) -> None:
    bet = event.bet
    deal.log.append(event)
    deal.used.add(bet.id)
    deal.ledger.stake(bet.player, bet.stake)
    deal.lay(bet)
    if event.source is not None:
        deal.winners.pop(event.source, None)


@ENGINE.folds
def _bet_changed(deal: Deal, event: acts.BetMoved | acts.BetBarred) -> None:
    bet = deal.bets[event.id]
    deal.lift(bet)
    if isinstance(event, acts.BetBarred):
        deal.lay(bet._replace(barred=event.barred))
    else:
        deal.lay(bet._replace(type=event.type, win=event.win, lose=event.lose, copper=event.copper))


@ENGINE.folds
def _bet_gone(deal: Deal, event: acts.BetRemoved | acts.BetClaimed | acts.BetReturned) -> None:
    if isinstance(event, acts.BetReturned):
        why, to = event.why, event.player
    else:
        why, to = ("claimed", event.by) if isinstance(event, acts.BetClaimed) else ("removed", event.player)
    bet = deal.bets.pop(event.id)
    deal.lift(bet)
    deal.ledger.give_back(to, bet.stake)
    _ended(deal, bet.id, acts.Movement(why, bet.stake, 0, bet.stake, to))


def _ended(deal: Deal, bet_id: str, movement: acts.Movement) -> None:
    """How a bet left the layout that no turn settled."""
    deal.endings[bet_id] = (END_OF_DEAL if deal.phase == "last_card" else deal.turn, movement)


@ENGINE.folds
def _card_shown(deal: Deal, event: acts.CardShown) -> None:
    """The next card of the pack is visible."""
    card, phase = event.card, deal.phase
    deal.log.append(event)
    deal.cards = (*deal.cards, card)
    deal.seen |= 1 << card.number
    deal.left[card.column] -= 1
    if deal.pending:
        deal.pending = deal.pending[1:]
    if event.index:
        deal.phase = _NEXT_PHASE[phase]
    else:
        _next_turn(deal, 1)
        if phase == "bets_closed":
            deal.phase = phase


@ENGINE.folds
def _card_unsure(deal: Deal, event: acts.CardUnsure) -> None:
    deal.pending = (*deal.pending, event.candidates)


@ENGINE.folds
def _card_named(deal: Deal, event: acts.CardNamed) -> None:
    place = event.index - len(deal.cards)
    deal.pending = tuple(
        (event.card,) if i == place else _without(cards, event.card) for i, cards in enumerate(deal.pending)
    )


def _without(cards: tuple[Card, ...], named: Card) -> tuple[Card, ...]:
    """The candidates of the other card. One that only the pack would name stays in doubt: the dealer is asked."""
    others = tuple(card for card in cards if card is not named)
    return others if len(others) > 1 else cards


@ENGINE.folds
def _part_settled(deal: Deal, event: acts.PartSettled) -> None:
    if not deal.part:
        deal.part_order = tuple(deal.bets)
    for line in event.lines:
        deal.part[line.id] = (deal.bets[line.id], line)
        _settle_line(deal, line)


@ENGINE.folds
def _part_undone(deal: Deal, event: acts.PartUndone) -> None:
    """The bets as they lay before the first of them was settled."""
    part = deal.part
    deal.bets = {bet_id: part[bet_id][0] if bet_id in part else deal.bets[bet_id] for bet_id in deal.part_order}
    deal.part, deal.part_order = {}, ()
    deal.recount()
    for line in event.lines:
        deal.ledger.unsettle(line.player, line.pay, line.returned)


@ENGINE.folds
def _irregularity_ruled(deal: Deal, event: acts.IrregularityRuled) -> None:
    for line in event.lines:
        deal.ledger.settle(line.player, line.pay, line.returned)
        deal.lift(deal.bets.pop(line.id))
        _ended(deal, line.id, acts.Movement(line.result, line.stake, line.pay, line.returned, line.player))


@ENGINE.folds
def _turn_settled(deal: Deal, event: acts.TurnSettled) -> None:
    """Money and bets after the turn, and the next turn begins."""
    lines = event.lines
    deal.lines = (*deal.lines, lines)
    deal.winners = {}
    part = deal.part
    for line in lines:
        if line.id not in part:
            _settle_line(deal, line)
        if line.result == WIN:
            deal.winners[line.id] = (line.player, line.returned)
    if part:
        deal.part, deal.part_order = {}, ()
    for card in deal.cards[-2:]:
        if not deal.left[card.column] and not deal.dead & card.bit:
            _rank_dies(deal, card.bit)
    if event.turn == LAST_TURN:
        deal.phase = "last_card"
    else:
        _next_turn(deal, event.turn + 1)


def _settle_line(deal: Deal, line: Line) -> None:
    bet_id, player, _, stake, pay, returned = line
    rest = stake + pay - returned
    if rest == stake:
        return
    deal.ledger.settle(player, pay, returned)
    bet = deal.bets[bet_id]
    deal.lift(bet)
    if rest:
        deal.lay(bet._replace(stake=rest))
    else:
        del deal.bets[bet_id]


def _rank_dies(deal: Deal, bit: int) -> None:
    dead = RankSet(deal.dead | bit)
    for bet in deal.bets.values():
        ranks = bet.win | bet.lose
        if ranks & bit and not ranks & ~dead:
            deal.bind(bet, -1)
    deal.dead = dead


def _next_turn(deal: Deal, turn: int) -> None:
    deal.turn = turn
    deal.phase = "bets_open"
    if turn == LAST_TURN:
        deal.last_three = deal.unseen()
    elif deal.flow and any(
        deal.left[card.column] < 2 for card in deal.cards[-2:]
    ):  # else no turn has become impossible
        deal.possible = possible_turns(deal.left)


@ENGINE.folds
def _deal_closed(deal: Deal, event: acts.DealClosed) -> None:
    deal.closing = event.lines
    for line in event.lines:
        deal.ledger.settle(line.player, line.pay, line.returned)
        deal.lift(deal.bets.pop(line.id))
    deal.winners = {}


@ENGINE.folds
def _deal_voided(deal: Deal, event: acts.DealVoided) -> None:
    deal.winners = {}
    deal.pending = ()


@ENGINE.folds
def _card_corrected(deal: Deal, event: acts.CardCorrected) -> None:
    cards = list(deal.cards)
    cards[event.index] = event.now
    if event.swapped is not None:
        cards[event.swapped] = event.was
    deal.cards = tuple(cards)
    deal.seen = sum(1 << card.number for card in cards)
    deal.left = _left(cards)
    before = _left(cards[: 2 * len(deal.lines) + 1])  # as the turn under way found the pack
    deal.dead = RankSet(sum(1 << column for column in range(13) if not before[column]))
    if deal.last_three:
        known = set(cards[: 2 * LAST_TURN - 1])
        deal.last_three = tuple(card for card in PACK_52 if card not in known)
    if deal.flow and not deal.last_three:
        deal.possible = possible_turns(before)
    deal.bets = {bet.id: bet for bet in event.layout}
    deal.recount()
    deal.winners = {bet_id: (player, amount) for bet_id, player, amount in event.winners}
    lines = list(deal.lines)
    for changed in event.turns:
        lines[changed.turn - 1] = changed.lines
    deal.lines = tuple(lines)
    deal.closing = event.closing
    deal.endings = {bet_id: (turn, movement) for bet_id, turn, movement in event.endings}
    deal.ledger.correct(event.purses, event.bank)
    deal.corrections = (*deal.corrections, event)


def _left(cards: Iterable[Card]) -> list[int]:
    left = [4] * 13
    for card in cards:
        left[card.column] -= 1
    return left


@ENGINE.folds
def _max_raised(deal: Deal, event: acts.MaxRaised) -> None:
    deal.rules = replace(deal.rules, max=event.max)
    deal.raised = {player: highest for player, highest in deal.raised.items() if highest > event.max}


@ENGINE.folds
def _max_raised_for(deal: Deal, event: acts.MaxRaisedFor) -> None:
    deal.raised[event.player] = event.max


@ENGINE.folds
def _cap_raised(deal: Deal, event: acts.CapRaised) -> None:
    deal.rules = replace(deal.rules, bank_cap=event.cap)


ENGINE.folds(debt_paid)
ENGINE.leads(
    {
        acts.BetsClosed: "bets_closed",
        acts.BetsReopened: "bets_open",
        acts.DealClosed: "over",
        acts.DealVoided: "void",
    },
    logged=(
        *(acts.BetMoved, acts.BetBarred, acts.BetRemoved, acts.BetClaimed),
        *(acts.BetsClosed, acts.BetsReopened, acts.IrregularityRuled, acts.DealVoided, acts.CapRaised),
    ),
)
