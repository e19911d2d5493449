"""What the table needs of a game: all that a new game must provide, on one screen. Types only.

A game is one folder beside this file (an engine: `decide(deal, command) -> events`, `apply(deal, event) -> deal`, pure)
with an `adapter.py` that holds one `Game`, a line in `registry.py`, and one tablet page. The table brings the rest:
seats, journal, camera, questions to the dealer, rulings and their undoing, faults, beads, sockets.

The deal is a value with the few names of `Deal`; everything else in it is the game's own. The phases `bets_open`,
`over` and `void` mean the same in every game; what a game calls the others is its own affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from .cards import Card
from .options import Described
from .refusal import Refusal as Refusal


class Deal(Protocol):
    """One deal of any game, immutable to the table."""

    @property
    def phase(self) -> str: ...
    @property
    def cards(self) -> tuple[Card, ...]:
        """Cards shown so far, in the order of the pack."""

    @property
    def purses(self) -> Mapping[str, int]: ...
    @property
    def debts(self) -> Mapping[str, int]:
        """What a correction took from a purse that had been emptied."""

    @property
    def bank(self) -> int: ...
    @property
    def money(self) -> int:
        """Purses + bank + stakes lying - debts: constant under everything but buy-ins, cash-outs and the banker."""


class Game(Protocol):
    """One game at the table."""

    name: str
    min_seats: int
    """Players with money without whom no deal begins; 0: the table may also deal for real chips alone."""
    max_seats: int
    seat_ops: frozenset[str]
    """Verbs of a seat."""
    options: Mapping[str, Described]
    """The rules of the house by name."""
    limits: Mapping[str, str]
    """Which option the table's `min`, `max` and `unit` set, for those the game has."""

    def cover_card(self, rules: Mapping[str, Any]) -> bool:
        """By these rules the pack lies under a cover card, so that nothing is seen before the bets. It is a back or a
        blank, which the camera takes for no card: card 0 is the first that can be read."""

    def open(self, rules: Mapping[str, Any], bank: int) -> Any:
        """The money before the first deal, as a deal that is not played."""

    def next_deal(self, deal: Any, rules: Mapping[str, Any], seats: Sequence[str]) -> Any:
        """A new deal with the money of the last one, also of people who have no seat. Raises Refusal when it cannot
        begin (too few players ...). Of the last one it may look at purses, debts and bank alone: a start from a
        checkpoint knows no more of it."""

    def decide(self, deal: Any, command: Any) -> Iterable[Any]: ...
    def apply(self, deal: Any, event: Any) -> Any: ...

    def act(self, op: Mapping[str, Any]) -> Any:
        """A seat's command from its JSON object. Raises ValueError in one line for anything misshapen."""

    def close_bets(self) -> Any: ...
    def reopen_bets(self) -> Any: ...
    def show(self, card: Card) -> Any: ...
    def show_unsure(self, candidates: tuple[Card, ...]) -> Any:
        """The next card lies there and is one of these: what they all settle alike is settled now."""

    def name_card(self, index: int, card: Card) -> Any:
        """The dealer's word on a card shown as unsure."""

    def round(self, deal: Any) -> int:
        """The round being played as the game counts it, 1 for the first: the turn, the pair. Cards and rulings move
        it, never a bet; every command names it."""

    def pack_size(self, deal: Any) -> int:
        """Cards that are dealt from, without a cover card."""

    def seen(self, deal: Any) -> int:
        """Cards of the pack seen so far, those still in doubt included."""

    def doubts(self, deal: Any) -> Mapping[int, tuple[Card, ...]]:
        """The cards in doubt by their place in the pack, with what each may be; the dealer is to name them."""

    def correct(self, index: int, card: Card, *, swap: bool = False) -> Any:
        """With `swap` the place where that card was thought to lie takes the old one."""

    def irregular(self, kind: str, policy: str | None, rulings: Mapping[str, str]) -> Any:
        """Something was wrong (foul_pack, double_draw, exposed_early, turned_back); the policy says what becomes of
        the stakes, `rulings` (bet -> return, pay or stay) what the dealer says."""

    def void(self, text: str) -> Any: ...
    def purse(self, player: str, amount: int) -> Any:
        """Buy-in (positive) or cash-out (negative); both pay a stated debt first."""

    def pay_debt(self, player: str, amount: int) -> Any:
        """Pay a stated debt out of the purse."""

    def bank(self, amount: int) -> Any: ...
    def raise_max(self, amount: int) -> Any:
        """A higher maximum for the rest of the deal. Raises Refusal in a game whose maximum is fixed."""

    def encode(self, event: Any) -> dict[str, Any]:
        """An event as JSON; `decode` gives it back, also from an older version."""

    def decode(self, body: Mapping[str, Any]) -> Any: ...

    def legal(self, deal: Any, player: str) -> dict[str, Any]:
        """The acts of a seat that this player may do now, each with what it may be done to. What is not in here would
        be refused or change nothing."""

    def view(self, deal: Any) -> dict[str, Any]:
        """What every tablet may see. No look-ahead. `legal` has what each player may do."""

    def odds(self, deal: Any) -> dict[str, Any] | None:
        """What every bet is worth by the cards exposed so far, for the tablets; None where there is nothing to say."""

    def beads(self, deal: Any) -> tuple[int, ...]:
        """Beads moved across, 0..4, for ace ... king."""

    def lines(self, event: Any) -> Iterable[str]:
        """The event in plain English for the log, or nothing."""

    def settled(self, event: Any) -> int:
        """How many bets this event settled."""

    def brought(self, event: Any) -> int:
        """Money that came to the table with this event (negative: left it)."""
