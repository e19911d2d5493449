"""Who may know which card when, by the house's procedure and the events in the journal: a second reading, beside that
of the games' adapters (docs/rules.md says it for each game). At most those here may know a card; a void coup shows
none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from controller.games.audience import EVERYBODY, NOBODY, Audience, only
from controller.table.events import DealStarted, Event, Played, Ruled
from controller.table.state import TableState, live

BACCARAT = {rank: number if number < 10 else 0 for number, rank in enumerate("A23456789TJQK", 1)}
HALVES = {**{rank: 2 * number for number, rank in enumerate("A234567", 1)}, **dict.fromkeys("JQK", 1)}
"""Half points of siete y media."""
NATURAL = 8
SEVEN_AND_A_HALF = 15


class Book:
    """The cards of the run, each with those who may know it, as row after row of the journal is read."""

    def __init__(self, game: str) -> None:
        self.cards: dict[int, Audience] = {}
        self._read: Callable[[Any, TableState], None] = getattr(self, f"_{READ_AS.get(game, game)}", self._open_game)
        self._coup: dict[str, list[tuple[int, str]]] = {}
        """Place and card of what was dealt in this coup, by hand."""
        self._players: dict[str, str | None] = {}
        """Who plays a hand."""
        self._order: tuple[str, ...] = ()
        self._lifted = False
        """Players lift their cards, and no tablet shows them."""
        self._ended = 0

    def read(self, event: Event, before: TableState) -> None:
        """Read one row; `before`: the table before it."""
        match event:
            case DealStarted():
                self.cards, self._coup, self._players = {}, {}, {}
            case Ruled(events=inner):
                for one in inner:
                    self.read(one, before)
            case Played(event=of_game):
                self._lifted = getattr(live(before).rules, "peek", "") == "cards"
                if self._is(of_game, "CardCorrected"):
                    self._put_right(of_game)
                self._read(of_game, before)

    def _put_right(self, event: Any) -> None:
        """A card of the coup is another one; who has seen it has seen it."""
        for hand, cards in self._coup.items():
            self._coup[hand] = [(index, event.now.label if index == event.index else card) for index, card in cards]

    def _show(self, *hands: str) -> None:
        for hand in hands or tuple(self._coup):
            for index, _ in self._coup.get(hand, ()):
                self.cards[index] = EVERYBODY

    def _own(self, player: str) -> Audience:
        """Who may see on a tablet what this player alone may know."""
        return NOBODY if self._lifted else only(player)

    def _is(self, event: Any, *names: str) -> bool:
        return type(event).__name__ in names

    def _deal(self, event: Any, hand: str, audience: Audience) -> None:
        index = event.at if hasattr(event, "at") else event.index
        self.cards[index] = audience
        self._coup.setdefault(hand, []).append((index, event.card.label))

    def _count(self, hand: str) -> int:
        return sum(BACCARAT[card[0]] for _, card in self._coup.get(hand, ())[:2]) % 10

    def _open_game(self, event: Any, before: TableState) -> None:
        """Faro: every card lies open, also the next one in its window."""
        if self._is(event, "CardShown", "CardUnsure"):
            self.cards[event.index] = EVERYBODY

    def _punto_banco(self, event: Any, before: TableState) -> None:
        if self._is(event, "CardDealt"):
            self._deal(event, event.place, NOBODY if event.place == "burnt" else EVERYBODY)

    def _chemin_de_fer(self, event: Any, before: TableState) -> None:
        """The first two of a hand are its player's alone, until a natural or the banker's word."""
        if self._is(event, "BetsClosed"):
            self._coup = {}
            self._players = {"punters": event.representative, "banker": cast(Any, live(before)).banker}
        elif self._is(event, "CardDealt"):
            hand, number = event.place.split("_")
            player = self._players[hand]
            self._deal(event, hand, EVERYBODY if number == "3" or player is None else self._own(player))
            four = sum(map(len, self._coup.values())) >= 4
            if four and max(self._count("punters"), self._count("banker")) >= NATURAL:
                self._show()
        elif (self._is(event, "Decided") and event.hand == "banker") or self._is(event, "CoupSettled"):
            self._show()

    def _baccarat_banque(self, event: Any, before: TableState) -> None:
        """Nobody looks before all six are out; then each at his own hand, the banker when the sides have decided."""
        if self._is(event, "CoupBegan"):
            self._coup = {}
            self._players = {"right": event.right, "left": event.left, "banker": cast(Any, live(before)).banker}
        elif self._is(event, "CardDealt"):
            hand, number = event.place.rsplit("_", 1)
            self._deal(event, hand, EVERYBODY if number == "3" else NOBODY)
            if sum(map(len, self._coup.values())) == 6:
                for side in ("right", "left"):
                    self._look(side)
                    if self._count(side) >= NATURAL and self._players[side] is not None:
                        self._show(side)
                if self._count("banker") >= NATURAL:
                    self._show("banker")
                self._bankers_turn()
        elif self._is(event, "Decided"):
            if event.hand == "banker":
                self._show()
            else:
                self._players[event.hand] = None
                self._bankers_turn()
        elif self._is(event, "CoupSettled"):
            self._show()

    def _look(self, hand: str) -> None:
        """Who plays the hand looks at it."""
        player = self._players[hand]
        for index, _ in self._coup.get(hand, ())[:2]:
            if player is not None and self.cards[index] == NOBODY:
                self.cards[index] = self._own(player)

    def _bankers_turn(self) -> None:
        """The banker looks when no side is left to decide."""
        if all(self._players[side] is None or self._count(side) >= NATURAL for side in ("right", "left")):
            self._look("banker")

    def _macao(self, event: Any, before: TableState) -> None:
        """A first card is its player's alone, the banker's nobody's; naturals and hands that are over are turned up."""
        if self._is(event, "BetsClosed"):
            self._coup, self._order, self._ended = {}, event.order, 0
        elif self._is(event, "CardDealt"):
            own = NOBODY if event.player == self._order[-1] else self._own(event.player)
            self._deal(event, event.player, own if event.place == "first" else EVERYBODY)
        elif self._is(event, "TurnEnded"):
            self._ended += 1
            if event.why in ("natural", "over"):
                self._show(event.player)
            if self._ended == len(self._order) - 1:
                self._show(self._order[-1])
        elif self._is(event, "CoupSettled"):
            self._show()

    def _siete_y_media(self, event: Any, before: TableState) -> None:
        """A card face down is its owner's alone; the bank's and the one under a seven are nobody's till the end."""
        if self._is(event, "CardDealt"):
            hand = "bank" if event.role == "bank" else f"{event.player} {event.hand}"
            nobody = event.role in ("bank", "fusilado")
            self._deal(event, hand, EVERYBODY if not event.down else NOBODY if nobody else self._own(event.player))
            if event.role == "hit" and sum(HALVES[card[0]] for _, card in self._coup[hand]) > SEVEN_AND_A_HALF:
                self._show(hand)
        elif self._is(event, "DrawAsked") and (event.shown is not None or event.role == "change"):
            self._show(f"{event.player} {event.hand}")
            if event.role == "change":
                self._coup.pop(f"{event.player} {event.hand}", None)
        elif self._is(event, "Fusilado"):
            self._show(f"{event.player} 0")
        elif self._is(event, "Opened"):
            self._show(f"{event.player} {event.hand}")
            self._coup[f"{event.player} {event.second}"] = [self._coup[f"{event.player} {event.hand}"].pop()]
        elif self._is(event, "HandLost"):
            self._show(f"{event.line.player} {event.line.hand}")
        elif self._is(event, "BankShown"):
            self._show("bank")
        elif self._is(event, "Settled"):
            self._show()
        elif self._is(event, "CardCorrected"):
            self._again(event, before)

    def _again(self, event: Any, before: TableState) -> None:
        """All that happened, with the right card, may have ended a hand or the deal; what was seen was seen."""
        seen = [index for index, audience in self.cards.items() if audience.everybody]
        self.cards, self._coup = {}, {}
        for fact in event.again:
            self._read(fact, before)
        self.cards.update(dict.fromkeys(seen, EVERYBODY))


READ_AS = {"victoria": "macao"}
