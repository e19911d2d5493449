"""An auditor beside the table: reads its journal row by row, has every settlement and correction settled again by the
second readings, and knows who may have seen which card by the house's procedure
(tests/instruments/evening/by_the_book.py).
"""

from __future__ import annotations

import copy
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from controller.games.audience import Viewer
from controller.games.cards import PACK_52
from controller.games.message import Message
from controller.games.registry import GAMES
from controller.table.events import Asked, DealStarted, Event, Played, Ruled, RulingUndone
from controller.table.state import TableState, apply, exposure, live
from tests.games.second import baccarat_banque, chemin_de_fer, macao, punto_banco
from tests.instruments.evening.by_the_book import Book
from tests.instruments.simulate.settlement import (
    BANK,
    BEGINS,
    HOUSE,
    CannotSay,
    Coup,
    Differs,
    difference,
    german_again,
    settled,
    settles,
    worth,
)
from tests.leaks import cards_named

FROM_OUTSIDE = frozenset({"PurseChanged", "BankChanged"})
"""Money is brought to the table, or taken from it."""
OPENED = "HouseBankOpened"
"""What is in the house's box becomes its bank."""
CORRECTED, OF_ACCOUNT = "CardCorrected", "AccountCorrected"
UNJUDGED = {
    "IrregularityRuled": "an irregularity that is paid",
    "BetClaimed": "a dead bet that another takes",
    "BankCeded": "a bank that is sold",
    "PartSettled": "a turn of which part was settled before its card was named",
    "PartUndone": "a turn of which part was settled before its card was named",
    "DealVoided": "a deal that does not count",
}
"""Events of which the second readings do not speak; one that moves no worth is judged all the same."""

RANKS = "A23456789TJQK"
NO_BEADS = (0,) * len(RANKS)
WHOLE = frozenset({"german_faro"})
"""A correction is settled from the deal's beginning: all its events are kept."""
PLAYERS_BANK = frozenset({"chemin_de_fer", "baccarat_banque"})
CHAINED = frozenset({"punto_banco", "macao", "victoria"})
"""By an earlier coup that comes out otherwise later ones may, too: stakes lie on, or the banker's purse holds less."""
FEWEST = 3
"""Players of German faro with whom one suit is taken out of the pack."""
LAST = 51
"""Faro's last card, which is not counted unless the rules say so."""
SHOES = {
    "punto_banco": (punto_banco.PACKS, "rest"),
    "chemin_de_fer": (chemin_de_fer.PACKS, "rest"),
    "baccarat_banque": (baccarat_banque.PACKS, "quarters"),
    "macao": (macao.PACKS, "quarters"),
    "victoria": (macao.PACKS, "quarters"),
}
"""Packs in the shoe and what the beads do, unless the rules say otherwise (docs/rules.md 3.1.13, 3.2.12, 3.3.15,
3.4.12)."""

Wrong = Callable[[str], None]


@dataclass
class Counts:
    """What was judged; `skipped`: of what no second reading speaks, and why."""

    settlements: int = 0
    corrections: int = 0
    messages: int = 0
    beads: int = 0
    skipped: Counter[str] = field(default_factory=Counter)

    def add(self, other: Counts) -> None:
        self.settlements += other.settlements
        self.corrections += other.corrections
        self.messages += other.messages
        self.beads += other.beads
        self.skipped += other.skipped

    def __str__(self) -> str:
        skipped = "; ".join(f"{count} {what}" for what, count in sorted(self.skipped.items())) or "none"
        return (
            f"{self.settlements} settlements and {self.corrections} corrections settled again, {self.messages} "
            f"messages and {self.beads} times the beads looked through; not judged: {skipped}"
        )


@dataclass(frozen=True)
class _Run:
    """What has happened in the run on the table. `ruled`: how many coups were settled before the last irregularity."""

    coups: tuple[Coup, ...] = ()
    since: tuple[Any, ...] = ()
    ruled: int = 0


class Auditor:
    """`wrong` is called with what does not hold."""

    def __init__(self, game: str, wrong: Wrong) -> None:
        self.game, self.counts = game, Counts()
        self.state = TableState()
        self._wrong = wrong
        self._run = self._before_ruling = _Run()
        self._rules: Mapping[str, Any] = {}
        self._book = self._book_before_ruling = Book(game)
        self._known: defaultdict[Viewer, set[str]] = defaultdict(set)
        self._parts: defaultdict[Viewer, dict[str, tuple[Any, set[str]]]] = defaultdict(dict)
        """Of the last message to each viewer, with the cards that each part names."""
        self._pack: set[str] = set()

    # --- the journal ------------------------------------------------------------------------------------------------

    def read(self, event: Event) -> None:
        """One row."""
        before = self.state
        if isinstance(event, RulingUndone):
            self._run, self._book = self._before_ruling, self._book_before_ruling
        elif isinstance(event, Ruled):
            self._before_ruling, self._book_before_ruling = self._run, copy.deepcopy(self._book)
        if isinstance(event, Asked):
            self._asked(event.question.text)
        if isinstance(event, DealStarted):
            self._run, self._rules = _Run(), event.rules
        self._book.read(event, before)
        deal = before.deal
        facts = list(played([event]))
        for number, of_game in enumerate(facts, start=1):
            deal = self._play(deal, of_game, facts[number:])
        self.state = apply(before, event)
        if GAMES[self.game].hides and self.state.deal_number:
            self._pack = {card.label for card in GAMES[self.game].pack(live(self.state))}

    def _asked(self, text: Message) -> None:
        """Nobody is asked how many cards left while the card in the window is the one that was read there before."""
        if text.code != "table-ask-restart":
            return
        seen, known = text["seen"], text["known"]
        if isinstance(known, Message) and known.data and known["card"] == seen != "none":
            self._wrong(f"the dealer is asked how many cards left, and {seen} is in the window as before")

    def _play(self, before: Any, event: Any, then: Sequence[Any]) -> Any:
        """`then`: what comes with the event, after it."""
        game, name = GAMES[self.game], type(event).__name__
        after = game.apply(before, event)
        cards = tuple(str(card) for card in before.cards)
        if name in BEGINS and self.game not in WHOLE:
            self._run = replace(self._run, since=())
        if settles(self.game, event):
            self._settled(Coup(self.game, before, event, self._run.since, cards, self._rules), after)
        elif name == CORRECTED:
            whole = after
            for fact in then:
                whole = game.apply(whole, fact) if type(fact).__name__ == OF_ACCOUNT else whole
            self._corrected(before, event, whole)
        elif name != OF_ACCOUNT:
            self._nothing_moves(before, event, after)
        ruled = len(self._run.coups) if name == "IrregularityRuled" else self._run.ruled
        self._run = replace(self._run, since=(*self._run.since, event), ruled=ruled)
        return after

    def _nothing_moves(self, before: Any, event: Any, after: Any) -> None:
        """Nobody has more or less by this event than he brought or took."""
        name = type(event).__name__
        moved = difference(worth(self.game, before), worth(self.game, after))
        if name in FROM_OUTSIDE:
            banker = before.ledger.banker or BANK
            moved = {
                who: amount for who, amount in moved.items() if who not in (getattr(event, "player", None), banker)
            }
            moved.pop("the house", None)
        if name == OPENED and not sum(moved.values()):
            moved = {who: amount for who, amount in moved.items() if who not in (BANK, HOUSE)}
        if moved and name in UNJUDGED:
            self.counts.skipped[UNJUDGED[name]] += 1
        elif moved:
            self._wrong(f"{name} moves {moved}")

    # --- settlements ------------------------------------------------------------------------------------------------

    def _settled(self, coup: Coup, after: Any) -> None:
        self._run = replace(self._run, coups=(*self._run.coups, coup))
        try:
            wanted = settled(coup)
        except CannotSay as reason:
            self.counts.skipped[str(reason)] += 1
            return
        except Differs as error:
            self._wrong(f"by the second reading {error}: {coup.event}")
            return
        self.counts.settlements += 1
        self._compare(f"{type(coup.event).__name__}", difference(worth(self.game, coup.deal), wanted), coup.deal, after)

    def _compare(self, what: str, wanted: dict[str, int], before: Any, after: Any) -> None:
        moved = difference(worth(self.game, before), worth(self.game, after))
        if moved != wanted:
            self._wrong(f"{what} moves {moved}, by the second reading {wanted}")

    def _corrected(self, before: Any, event: Any, after: Any) -> None:
        try:
            wanted = self._moved_by(before, event)
        except CannotSay as reason:
            self.counts.skipped[f"a correction: {reason}"] += 1
        except Differs:
            self.counts.skipped["a correction: by its cards others would have been dealt"] += 1
        else:
            self.counts.corrections += 1
            self._compare("a correction", wanted, before, after)
        self._run = replace(self._run, coups=tuple(_put_right(coup, event) for coup in self._run.coups))

    def _moved_by(self, before: Any, event: Any) -> dict[str, int]:
        """What a correction has to move: the coup of the card settled with it, less the coup as it was settled."""
        if self.game == "siete_y_media":
            return difference(worth(self.game, before), self._played_again(before, event))
        if self.game == "german_faro":
            cards = list(map(str, before.cards))
            if event.swapped is not None:
                cards[event.swapped] = cards[event.index]
            cards[event.index] = str(event.now)
            whole = Coup(self.game, before, None, self._run.since, tuple(cards), self._rules)
            return difference(worth(self.game, before), german_again(whole))
        if self.game == "faro":
            raise CannotSay("faro is settled anew from the card on")
        coup = next((coup for coup in self._run.coups if event.index in coup.places), None)
        if coup is None:
            return self._completed(before, event)
        was, now = settled(coup), settled(_put_right(coup, event))
        if self.game in CHAINED:
            later = self._run.coups[self._run.coups.index(coup) + 1 :]
            # A stake that goes back and one that stays are worth the same, and the stake that stays is played again.
            others = bool(later) and _lines_of(before, later) != _lines_of(event, later)
            if was != now and self._run.ruled >= len(self._run.coups) - len(later):
                raise CannotSay("before an irregularity, which may be paid otherwise then")
            if others or (was != now and later and self.game == "punto_banco"):
                raise CannotSay("of an earlier coup, after which others came out otherwise")
        return difference(was, now)

    def _completed(self, before: Any, event: Any) -> dict[str, int]:
        """Nothing moves by a card of the coup under way, unless the coup has all its cards with it: punto banco settles
        it then, such as by a natural."""
        if self.game != "punto_banco":
            return {}
        coup = _put_right(
            Coup(self.game, before, event, self._run.since, (*map(str, before.cards),), self._rules), event
        )
        if event.index not in coup.places:
            return {}
        try:
            now = settled(coup)
        except Differs:
            return {}
        self._run = replace(self._run, coups=(*self._run.coups, coup))
        return difference(worth(self.game, before), now)

    def _played_again(self, before: Any, event: Any) -> Counter[str]:
        """Siete y media: the whole deal with the right card; each settlement of it is judged."""
        deal = type(before)(before.rules, before.start, before.seats, before.banker, before.silent)
        self._run = replace(self._run, since=())
        for fact in event.again:
            deal = self._play(deal, fact, ())
        return worth(self.game, deal)

    # --- the beads --------------------------------------------------------------------------------------------------

    def beads(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The fewest and the most beads that may stand across for each rank, ace first: counted from the cards that all
        have seen. Of a coup under way at a players' bank the book says from when on they may be shown, not must."""
        if not self.state.deal_number:
            return NO_BEADS, NO_BEADS
        cards = [str(card) for card in live(self.state).cards]
        if self.game == "faro":
            shown = Counter(card[0] for card in cards[: None if self._rules.get("case_hoc") else LAST])
            exactly = tuple(shown[rank] for rank in RANKS)
            return exactly, exactly
        if self.game == "german_faro":  # with three players one suit is out from the start (docs/rules.md 2.1)
            shown = Counter(card[0] for card in cards)
            deal: Any = live(self.state)
            without = int(len(deal.books) == FEWEST and not deal.choosing)
            exactly = tuple(shown[rank] + without for rank in RANKS)
            return exactly, exactly
        may = {place for place, who in self._book.cards.items() if who.everybody}
        must = may & self._turned() if self.game in PLAYERS_BANK else may
        return self._across(cards, must), self._across(cards, may)

    def _turned(self) -> set[int]:
        """The places of cards that all have seen for certain: of coups that were settled."""
        return {place for coup in self._run.coups for place in coup.places}

    def _across(self, cards: Sequence[str], places: Iterable[int]) -> tuple[int, ...]:
        """Beads for the cards at these places of the run."""
        seen = Counter(cards[place][0] for place in places)
        if self.game == "siete_y_media":
            seen["4"] -= sum(type(event).__name__ == "FourReturned" for event in self._run.since)
            return tuple(4 if rank in "89T" else seen[rank] for rank in RANKS)
        packs, usual = SHOES[self.game]
        if self._rules.get("beads", usual) == "rest":
            return NO_BEADS
        return tuple(seen[rank] // self._rules.get("packs", packs) for rank in RANKS)

    def look_at_beads(self, stand: Sequence[int | None]) -> None:
        """Where the beads are; `None`: at no place."""
        self.counts.beads += 1
        least, most = self.beads()
        if not all(at is not None and low <= at <= high for low, at, high in zip(least, stand, most, strict=True)):
            wanted = f"{least}" if least == most else f"{least} to {most}"
            self._wrong(f"the beads stand at {stand}, by the cards that were shown {wanted}")

    # --- who may see what -------------------------------------------------------------------------------------------

    def look(self, viewer: Viewer, view: Mapping[str, Any]) -> None:
        """One message to a tablet: no card in it that its viewer cannot know by the book."""
        if not GAMES[self.game].hides:
            return
        self.counts.messages += 1
        known = self._known[viewer]
        cards = live(self.state).cards if self.state.deal_number else ()
        seen = {index for index, audience in self._book.cards.items() if audience.sees(viewer)}
        known |= {cards[index].label for index in seen if index < len(cards)}
        coming = {
            one.card
            for one in (self.state.last_sighting, *self.state.waiting)
            if one is not None and one.card and one.index >= len(cards) and self._opens(one.index)
        }
        absent = {card.label for card in PACK_52} - self._pack
        question = view["question"]
        if question is not None and self._opens(question["index"]):  # it names what the pack still has
            view = {**view, "question": {**question, "with_pack": {}}}
        if early := self._named(viewer, view) - known - coming - absent:
            self._wrong(f"{viewer} is shown {', '.join(sorted(early))}, and cannot know it")
        deal, reading = view["deal"], view["reading"]
        shown = set() if deal is None else {n for n, card in enumerate(deal["cards"]) if card is not None}
        if reading is not None and reading["rank"] is not None and reading["index"] < len(cards):
            shown.add(reading["index"])
        if self.state.deal_number and shown - seen:
            self._wrong(f"{viewer} is shown the cards at {sorted(shown - seen)}, and cannot know them")

    def _named(self, viewer: Viewer, view: Mapping[str, Any]) -> set[str]:
        """The cards that a message names. Most of its parts are those of the message before."""
        last, found = self._parts[viewer], set[str]()
        for name, part in view.items():
            if name not in last or last[name][0] != part:
                last[name] = part, cards_named(json.dumps(part))
            found |= last[name][1]
        return found

    def _opens(self, index: int) -> bool:
        """Whether a card that is not dealt yet comes open, by the program: the book knows no place of it."""
        return exposure(self.state, index).everybody


def played(events: Iterable[Event]) -> Iterator[Any]:
    """The game's events among these, also those of a ruling."""
    for event in events:
        if isinstance(event, Played):
            yield event.event
        elif isinstance(event, Ruled):
            yield from played(event.events)


def _lines_of(told: Any, coups: Iterable[Coup]) -> list[Any]:
    """How these coups came out, by a deal or by a correction."""
    numbers = {coup.event.number for coup in coups}
    return [done.lines for done in told.coups if done.number in numbers]


def _put_right(coup: Coup, event: Any) -> Coup:
    """With the right card."""
    cards = list(coup.cards)
    if event.index < len(cards):
        cards[event.index] = str(event.now)
    return replace(coup, cards=tuple(cards))
