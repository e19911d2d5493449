"""The state of one faro deal, with the running totals that keep every act independent of how many bets lie.

A `Deal` is a value to everybody outside this folder: `apply` copies before it changes. Only fold.py changes one in
place. No rule is decided here; the bookkeeping below follows what the events say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from ..cards import PACK_52, Card
from ..fold import Folded
from ..ledger import HasMoney, Ledger, Start, check_amounts
from .bets import NO_RANKS, Bet, RankSet
from .events import CardCorrected, Event, Movement
from .rules import Rules
from .settlement import Line
from .solvency import FLOW_SIZE, add_flow, possible_turns

LAST_TURN = 25
END_OF_DEAL = 26
"""The "turn" in which what is left after turn 25 is settled."""


class Deal(HasMoney, Folded):
    """One deal of casino faro.

    `phase`: `soda` · `bets_open` · `bets_closed` · `loser_shown` · (`winner_shown`, until the turn is settled) ·
    `last_card` · (`hoc_shown`) · `over`, or `void`. With `soda_exposed_before_bets=false` a deal begins with
    `bets_open` and the soda comes in `bets_closed` (docs/rules.md 1.1). `turn` 1…25 (0 while the soda is awaited).
    `bets` in lying order. `left` beads by rank column, `dead` the ranks of which no card is left after the last settled
    turn. `winners`: id -> (player, amount) of wins that may still be left as a parlay. `log`: the acts, for
    corrections.
    `pending`: cards that wait for the dealer's word, as candidates; `part`: what was settled meanwhile.
    """

    __slots__ = (
        "bets",
        "bound",
        "cards",
        "closing",
        "corrections",
        "dead",
        "endings",
        "flow",
        "last_three",
        "ledger",
        "left",
        "lines",
        "log",
        "part",
        "part_order",
        "pending",
        "phase",
        "possible",
        "rules",
        "seen",
        "start",
        "totals",
        "turn",
        "used",
        "winners",
    )

    def __init__(self, rules: Rules, start: Start) -> None:
        self.rules = rules
        self.start = start
        self.phase, self.turn = ("soda", 0) if rules.soda_exposed_before_bets else ("bets_open", 1)
        self.cards: tuple[Card, ...] = ()
        self.seen = 0
        self.left = [4] * 13
        self.dead: RankSet = NO_RANKS
        self.ledger = Ledger(start)
        self.bets: dict[str, Bet] = {}
        self.used: set[str] = set()
        limited = rules.max is not None or rules.case_max is not None
        self.totals: dict[object, int] | None = {} if limited and rules.max_scope == "position" else None
        self.bound = 0
        self.flow = [0] * FLOW_SIZE if rules.solvency == "turn_worst" else None
        self.possible: tuple[int, ...] = possible_turns(self.left) if self.flow is not None else ()
        self.last_three: tuple[Card, ...] = ()
        self.winners: dict[str, tuple[str, int]] = {}
        self.lines: tuple[tuple[Line, ...], ...] = ()
        self.closing: tuple[Line, ...] = ()
        self.endings: dict[str, tuple[int, Movement]] = {}
        self.log: list[Event] = []
        self.pending: tuple[tuple[Card, ...], ...] = ()
        self.part: dict[str, tuple[Bet, Line]] = {}
        self.part_order: tuple[str, ...] = ()
        self.corrections: tuple[CardCorrected, ...] = ()

    @classmethod
    def new(cls, rules: Rules, *, bank: int, purses: Mapping[str, int], debts: Mapping[str, int] | None = None) -> Self:
        """A deal before its soda.

        `bank`, `purses` and stated `debts` (all 0 or more, minor units) are those of the table at this moment.
        """
        check_amounts(purses, debts, bank=bank)
        return cls(rules, Start(dict(purses), dict(debts or {}), bank))

    def copy(self) -> Self:
        """An equal deal that shares nothing that can change."""
        new = object.__new__(type(self))
        new.rules = self.rules
        new.start = self.start
        new.phase = self.phase
        new.turn = self.turn
        new.cards = self.cards
        new.seen = self.seen
        new.left = self.left.copy()
        new.dead = self.dead
        new.ledger = self.ledger.copy()
        new.bets = self.bets.copy()
        new.used = self.used.copy()
        new.totals = None if self.totals is None else self.totals.copy()
        new.bound = self.bound
        new.flow = None if self.flow is None else self.flow.copy()
        new.possible = self.possible
        new.last_three = self.last_three
        new.winners = self.winners.copy() if self.winners else {}
        new.lines = self.lines
        new.closing = self.closing
        new.endings = self.endings.copy() if self.endings else {}
        new.log = self.log.copy()
        new.pending = self.pending
        new.part = self.part.copy() if self.part else {}
        new.part_order = self.part_order
        new.corrections = self.corrections
        return new

    def __eq__(self, other: object) -> bool:
        """Equal also in the order in which the bets lie."""
        if not isinstance(other, Deal):
            return NotImplemented
        return super().__eq__(other) and list(self.bets) == list(other.bets)

    def __repr__(self) -> str:
        last = " ".join(map(str, self.cards[-3:])) or "none"
        return (
            f"<Deal of faro: turn {self.turn}, {self.phase}, cards {last} ({len(self.cards)} shown),"
            f" bets {len(self.bets)}, {self.ledger}>"
        )

    @property
    def open(self) -> bool:
        """Bets are taken now."""
        return self.phase == "bets_open"

    def is_dead(self, bet: Bet) -> bool:
        """No card is left of any of its ranks: nothing can decide it."""
        dead = self.dead
        if not dead:
            return False
        ranks = bet.win | bet.lose
        return ranks != 0 and not ranks & ~dead

    def unseen(self) -> tuple[Card, ...]:
        """The cards not yet shown, in suit order."""
        return tuple(card for card in PACK_52 if not self.seen >> card.number & 1)

    # The layout's running totals; for fold.py alone.

    def lay(self, bet: Bet) -> None:
        """Put a bet on the layout, or in the place of the one with its id."""
        self.bets[bet.id] = bet
        if self.totals is not None:
            self._count(bet, 1)
        if not self.dead or not self.is_dead(bet):
            self.bind(bet, 1)

    def lift(self, bet: Bet) -> None:
        """Take a bet out of all totals; its place in `bets` is the caller's."""
        if self.totals is not None:
            self._count(bet, -1)
        if not self.dead or not self.is_dead(bet):
            self.bind(bet, -1)

    def bind(self, bet: Bet, sign: int) -> None:
        """Add a live bet to what the bank answers for, or take it out."""
        if self.flow is not None:
            if not bet.barred:
                add_flow(self.flow, self.rules, bet, sign, self.last_three)
        else:
            self.bound += sign * bet.stake * bet.odds

    def recount(self) -> None:
        """All totals from the bets that lie; after a correction."""
        self.bound = 0
        if self.totals is not None:
            self.totals = {}
        if self.flow is not None:
            self.flow = [0] * FLOW_SIZE
        for bet in self.bets.values():
            self.lay(bet)

    def _count(self, bet: Bet, sign: int) -> None:
        if self.totals is not None and not bet.over_max:
            position = bet.position
            total = self.totals.get(position, 0) + sign * bet.stake
            if total:
                self.totals[position] = total
            else:
                del self.totals[position]


new_deal = Deal.new
