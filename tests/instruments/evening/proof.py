"""What an evening must have kept: no card, no money and no answered command lost, and nothing shown early.

Everything is judged by the journal and by every byte that the tablets were sent. The journal is folded row by row; each
message must be word for word what its viewer may see after some row, never after one that was not yet on disk, and the
same when every card that he may not yet know is another one.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from controller import catalogue
from controller.games.audience import PUBLIC, Viewer
from controller.games.cards import PACK_52, Card
from controller.games.game import COVER
from controller.games.refusal import Refusal
from controller.games.registry import GAMES
from controller.runtime.wiring.simulated import deck_for
from controller.table.events import (
    Asked,
    CardSeen,
    DealStarted,
    Event,
    FaultRaised,
    Held,
    Played,
    ReadingWaits,
    Ruled,
    Sighting,
    TableOpened,
    decode,
)
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.state import TableState, exposure, live
from controller.table.view import picture_seen, table_view
from tests.controller.followed import Followed
from tests.instruments.evening.by_the_book import Book
from tests.instruments.evening.evening import Evening, read_lines, settles
from tests.instruments.evening.lines import BINARY
from tests.leaks import CARD, cards_named

OUTSIDE = ("version", "clocks", "demo")
"""Of a message: what is no part of the table's state."""
MOST_FOUND = 5
"""Of one kind; the others are counted."""

BESIDE = 60
"""Characters of a message that are quoted on each side of a card."""

View = dict[str, Any]


@dataclass
class Counts:
    """What was looked at."""

    coups: int = 0
    cards: int = 0
    laid_away: int = 0
    """Cards that left face down while the program was dead: nobody may look, their round is void."""
    messages: int = 0
    altered: int = 0
    """Messages that were compared with those of a shoe with other hidden cards."""
    commands: int = 0
    pictures: int = 0
    refused_pictures: int = 0
    held: Counter[str] | None = None


def _card_at(deck: Sequence[str], index: int) -> str:
    return deck[index] if index < len(deck) else f"none: {len(deck)} were put in"


class Proof:
    """What was wrong with the evening, in `found`."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.game = GAMES[evening.game]
        self.counts = Counts(held=Counter())
        self._found: dict[str, list[str]] = defaultdict(list)
        self.events = [decode(row.body) for row in evening.rows]
        self.states = [TableState()]
        """After row n stands number n."""
        for event in self.events:
            self.states.append(advance(self.states[-1], event))
        in_pack = {card.label for card in self.game.pack(live(self.states[-1]))}
        self._absent = {card.label for card in PACK_52} - in_pack
        """Cards that are not in this game's pack; the dealer is shown them."""
        self._first_seen = self._mentions()
        self._view = lru_cache(maxsize=4096)(self._view_after)

    @property
    def found(self) -> list[str]:
        return [line for lines in self._found.values() for line in shortened(lines)]

    def prove(self) -> None:
        """All of it."""
        self._count()
        self._money()
        self._cards()
        self._told()
        self._commands()
        self._pictures()
        self._console()

    def _wrong(self, what: str, line: str) -> None:
        self._found[what].append(f"{what}: {line}")

    # --- the journal ------------------------------------------------------------------------------------------------

    def _mentions(self) -> dict[tuple[int, int], int]:
        """The first row that names a card, by deal and place."""
        first: dict[tuple[int, int], int] = {}
        for seq, event in enumerate(self.events, 1):
            for index in named(event):
                first.setdefault((self.states[seq].deal_number, index), seq)
        return first

    def _count(self) -> None:
        assert self.counts.held is not None
        self.counts.coups = sum(settles(row) for row in self.evening.rows)
        for event in flat(self.events):
            match event:
                case Asked(question):
                    self.counts.held[f"asked {question.kind}"] += 1
                case FaultRaised(part):
                    self.counts.held[f"fault {part}"] += 1
                case Held():
                    self.counts.held["held"] += 1

    def _money(self) -> None:
        """Conserved after every row."""
        brought = 0
        for seq, event in enumerate(self.events, 1):
            for inner in flat([event]):
                match inner:
                    case TableOpened(bank=bank):
                        brought += bank
                    case Played(event=of_game):
                        brought += self.game.brought(of_game)
            deal = self.states[seq].deal
            if deal is not None and deal.money != brought:
                self._wrong("money", f"after row {seq} {deal.money} lies there, {brought} was brought")

    def _cards(self) -> None:
        """Every card that left a shoe is in the journal once, in the shoe's order."""
        number, deck, seen, count = 0, [], Counter[int](), 0
        ends = {state.deal_number: state for state in self.states if state.deal_number}
        for seq, event in enumerate(self.events, 1):
            before, after = self.states[seq - 1], self.states[seq]
            if isinstance(event, DealStarted):
                number, seen, count = after.deal_number, Counter(), 0
                deck = self._deck(before, ends[number])
            for inner in flat([event]):
                if isinstance(inner, CardSeen) and inner.sighting.source == "camera":
                    self._read_once(number, inner.sighting, deck, seen)
            cards = live_cards(after)
            for index in range(count, len(cards)):
                was = _card_at(deck, index)
                if str(cards[index]) != was and not self._unread(seq):
                    self._wrong("cards", f"deal {number}, card {index + 1} dealt as {cards[index]}, was {was}")
            count = len(cards)
        self.counts.cards = sum(len(live(end).cards) for end in ends.values())
        last = self.states[-1]
        known = len(live_cards(last)) + len(last.waiting)
        # Before the pack in an open box is begun its first card lies in the window.
        out = self.evening.drawn if self._at_exit else self.evening.drawn + (COVER not in self.game.markers(last.rules))
        if known != out and live(last).phase not in ("over", "void"):
            self._wrong("cards", f"{out} have left the shoe, {known} are in the journal")

    def _read_once(self, number: int, sighting: Sighting, deck: Sequence[str], seen: Counter[int]) -> None:
        index, card = sighting.index, sighting.card
        seen[index] += card is not None
        if seen[index] > 1 and self._at_exit:
            self._wrong("cards", f"deal {number}, card {index + 1} was read {seen[index]} times")
        if card is not None and card != _card_at(deck, index):
            was = _card_at(deck, index)
            self._wrong("cards", f"deal {number}, card {index + 1} was read as {card}, it was {was}")

    @property
    def _at_exit(self) -> bool:
        return self.game.read_at({}) == "exit"

    def _unread(self, seq: int) -> bool:
        """The card that was dealt with this row decides nothing and was not read."""
        event = self.events[seq - 1]
        return isinstance(event, Played) and getattr(event.event, "read", True) is False

    def _deck(self, before: TableState, after: TableState) -> list[str]:
        """The shoe of a deal as the demo's dealer fills it, without the cards that he laid away. `before`, `after`:
        the table before its first row and after its last one."""
        number, pack = after.deal_number, None
        try:
            coming = self.game.next_deal(self.game.carry(live(before)), before.rules, tuple(before.seats))
            pack = {card.label: count for card, count in self.game.pack(coming).items()}
        except Refusal:
            pass
        whole = deck_for(self.evening.seed, number, pack=pack)
        if not self._at_exit:  # what nobody has a book for was taken out of the pack
            left = {card.label for card in self.game.pack(live(after))}
            return [card for card in whole if card in left]
        if number not in self.evening.decks:  # nobody looked: it was over too soon for that
            return whole
        held = list(self.evening.decks[number])
        # Of one pack a card that comes again was put back.
        put_in = list(dict.fromkeys(held)) if len({*whole}) == len(whole) else held
        self.counts.laid_away += len(whole) - len(put_in)
        order = iter(whole)
        if not all(card in order for card in put_in):
            self._wrong("cards", f"the shoe of deal {number} is not the one that was put in")
        return held

    # --- what the tablets received ---------------------------------------------------------------------------------

    def _told(self) -> None:
        by_key: dict[str, list[int]] = defaultdict(list)
        for seq, state in enumerate(self.states[1:], 1):
            by_key[_key_of_state(state)].append(seq)
        for path, (viewer, _) in self.evening.lines.items():
            self._told_to(path, viewer, by_key)

    def _told_to(self, path: Path, viewer: Viewer, by_key: Mapping[str, list[int]]) -> None:
        name = path.stem
        least, last_life = 1, 0
        matched: list[int] = []
        known = Known(self.events, self.states, self.evening.game, viewer)
        shown: Viewer = PUBLIC
        last: Mapping[str, Any] = {}
        followed = Followed()
        for life, text in read_lines(path):
            self.counts.messages += 1
            if text == BINARY:
                if self.game.hides:
                    self._wrong("pictures", f"{name} got a picture of the camera in process {life + 1}")
                continue
            on_disk = self.evening.killed[life]
            if life != last_life:
                least, last_life, shown = self.evening.killed[life - 1], life, PUBLIC
                followed = Followed()
            message = followed.message(text)
            if message["type"] == "you":
                shown = Viewer(message["role"], message["player"]) if message["role"] in ("dealer", "seat") else PUBLIC
                if shown not in (viewer, PUBLIC):
                    self._wrong("places", f"{name} was told to be {shown}")
            if message["type"] != "state":
                self._early(name, text, known.labels[on_disk], f"before row {on_disk}")
                continue
            last = message
            rows = by_key.get(_key_of_message(message), [])
            rows = [seq for seq in rows[bisect_left(rows, least) :] if seq <= on_disk]
            # A place may be taken within one message.
            fits = self._row_of(message, (shown,) if shown == PUBLIC else (shown, PUBLIC), rows)
            if fits is None:
                self._wrong("told", f"{name} was told in process {life + 1} what no row from {least} to {on_disk} says")
                self._early(name, text, known.labels[on_disk], f"before row {on_disk}")
                continue
            least = fits
            matched.append(fits)
            self._early(name, text, known.labels[fits], f"after row {fits}")
        if last and self._view(len(self.events), viewer) != _stated(last):
            self._wrong("replay", f"the journal does not say what {name} was told last")
        if self.game.hides:
            self._same_with_other_cards(name, viewer, sorted(set(matched)), known)

    def _row_of(self, message: Mapping[str, Any], viewers: Iterable[Viewer], rows: Iterable[int]) -> int | None:
        """The first of these rows after which one of these viewers may see exactly this."""
        stated = _stated(message)
        fitting = (seq for viewer in viewers for seq in rows if self._view(seq, viewer) == stated)
        return next(fitting, None)

    def _early(self, name: str, text: str, known: frozenset[str], when: str) -> None:
        """No card is named that this viewer cannot know."""
        if self.game.hides and (early := cards_named(text) - known - self._absent):
            self._wrong("early", f"{name} was told of {', '.join(sorted(early))} {when}: {_beside(text, min(early))}")

    def _view_after(self, seq: int, viewer: Viewer) -> View:
        return _viewed(self.states[seq], viewer if self.game.hides else PUBLIC)

    def _same_with_other_cards(self, name: str, viewer: Viewer, rows: Iterable[int], known: Known) -> None:
        """What he got after these rows is the same when every card that he may not know then is another one."""
        hidden: frozenset[int] | None = None
        state, at, deal = TableState(), 0, 0
        for seq in rows:
            now = known.unknown[seq]
            if now != hidden or self.states[seq].deal_number != deal:
                hidden, deal = now, self.states[seq].deal_number
                at = min((self._first_seen[deal, index] for index in now), default=seq) - 1
                state = self.states[at]
            if not now:
                continue
            for event in self.events[at:seq]:
                state = advance(state, altered(event, now))
            at = seq
            self.counts.altered += 1
            if _viewed(state, viewer) != self._view(seq, viewer):
                self._wrong("early", f"what {name} was told after row {seq} depends on a card that he may not know")

    # --- the rest ---------------------------------------------------------------------------------------------------

    def _commands(self) -> None:
        """What was answered is in the journal, and was when the process that answered it was killed."""
        rows: dict[str, int] = {}
        for row in self.evening.rows:
            if row.command is not None:
                rows.setdefault(row.command.split("#")[0].split(":", 2)[2], row.seq)
        for path, (_, sent) in self.evening.lines.items():
            for life, text in read_lines(path):
                message = {} if text == BINARY else json.loads(text)
                verb = sent.get(message.get("id", ""), "camera")
                if message.get("type") != "reply" or not message["ok"] or verb in ("camera", "pair", "hello", "odds"):
                    continue
                self.counts.commands += 1
                seq = rows.get(message["id"])
                if seq is None or seq > self.evening.killed[life]:
                    self._wrong("lost", f"{path.stem}'s {verb}, answered by process {life + 1}, is not in the journal")

    def _pictures(self) -> None:
        """A stored picture is given to nobody who may not see its card."""
        for one in self.evening.looked:
            self.counts.pictures += one.given
            self.counts.refused_pictures += not one.given
            states = self.states[one.before : one.after + 1]
            if one.given and self.game.hides and not any(picture_seen(s, one.digest, one.viewer) for s in states):
                self._wrong("pictures", f"picture {one.digest} was given after row {one.before}")

    def _console(self) -> None:
        for line in self.evening.said.splitlines():
            if "Traceback" in line or (self.game.hides and CARD.search(line)):
                self._wrong("console", line)


class Known:
    """Which cards one viewer may have known after which row: `labels` by name, of all runs so far, and `unknown` by
    place, those of the run on the table that he has not been able to know."""

    def __init__(self, events: Sequence[Event], states: Sequence[TableState], game: str, viewer: Viewer) -> None:
        book = Book(game)
        labels: frozenset[str] = frozenset()
        self.labels = [labels]
        self.unknown: list[frozenset[int]] = [frozenset()]
        unknown: dict[int, None] = {}
        number = count = 0
        for seq, event in enumerate(events, 1):
            book.read(event, states[seq - 1])
            state = states[seq]
            if state.deal_number != number:
                number, count, unknown = state.deal_number, 0, {}
            if isinstance(event, Played | Ruled | DealStarted):
                cards = live_cards(state)
                unknown.update(dict.fromkeys(range(count, len(cards))))
                count = len(cards)
                open_ = [index for index in unknown if book.cards[index].sees(viewer)]
                for index in open_:
                    del unknown[index]
                if open_:
                    labels |= {cards[index].label for index in open_}
            self.labels.append(labels | _coming(state, viewer))
            self.unknown.append(frozenset(unknown))


def _coming(state: TableState, viewer: Viewer) -> set[str]:
    """Cards that lie open and are not dealt yet, as play is held or the row is one of several."""
    read = (state.last_sighting, *state.waiting)
    return {one.card for one in read if one is not None and one.card and exposure(state, one.index).sees(viewer)}


def live_cards(state: TableState) -> tuple[Card, ...]:
    return () if state.deal is None or not state.deal_number else live(state).cards


def flat(events: Iterable[Event]) -> Iterator[Event]:
    """Events with those inside rulings, in order."""
    for event in events:
        if isinstance(event, Ruled):
            yield from flat(event.events)
        else:
            yield event


def named(event: Event) -> Iterator[int]:
    """The places of the cards that an event names as it reads or deals them."""
    for inner in flat([event]):
        match inner:
            case CardSeen(sighting) | ReadingWaits(sighting):
                yield sighting.index
            case Played(event=of_game) if (index := dealt_at(of_game)) is not None:
                yield index


def dealt_at(event: Any) -> int | None:
    """The place of the card that this event of a game deals."""
    if type(event).__name__ != "CardDealt":
        return None
    return event.at if hasattr(event, "at") else event.index


def altered(event: Event, places: frozenset[int]) -> Event:
    """The same event with other cards at these places, which count the same."""
    match event:
        case CardSeen(sighting) if sighting.index in places:
            return CardSeen(_misread(sighting))
        case ReadingWaits(sighting) if sighting.index in places:
            return ReadingWaits(_misread(sighting))
        case Ruled(text, events):
            return Ruled(text, tuple(altered(inner, places) for inner in events))
        case Played(event=of_game, game=game) if dealt_at(of_game) in places:
            other = Card.parse(_another(of_game.card.label))
            changed = of_game._replace(card=other) if hasattr(of_game, "_replace") else replace(of_game, card=other)
            return Played(changed, game)
    return event


def _misread(sighting: Sighting) -> Sighting:
    other = _another((sighting.rank or "2") + (sighting.suit or "S"))
    return replace(
        sighting,
        rank=other[0],
        suit=other[1],
        candidates={other[0]: 0.9},
        suit_candidates={other[1]: 0.9},
        image="other",
    )


def _another(label: str) -> str:
    """Another card that counts the same in every game but faro."""
    rank, suit = label
    if rank in "JQK":
        rank = "JQK"["JQK".index(rank) - 1]
    return rank + "SHDC"["SHDC".index(suit) - 1]


def _viewed(state: TableState, viewer: Viewer) -> View:
    view = table_view(
        state, version=0, name=catalogue.text("cli-demo-table"), demo=True, beads_at=[0] * 13, viewer=viewer
    )
    return _stated(json.loads(json.dumps(view)))


def _stated(message: Mapping[str, Any]) -> View:
    """What a message says of the table's state."""
    table = {name: value for name, value in message["table"].items() if name not in ("camera", "odds")}
    beads = {rank: bead["want"] for rank, bead in message["beads"].items()}
    kept = {name: value for name, value in message.items() if name not in OUTSIDE}
    return {**kept, "table": table, "beads": beads}


def _key_of_state(state: TableState) -> str:
    last = state.log[-1][0] if state.log else 0
    return _key(moment(state)._asdict(), last, state.deal.purses if state.deal else {}, len(live_cards(state)))


def _key_of_message(message: Mapping[str, Any]) -> str:
    last = message["log"][-1]["seq"] if message["log"] else 0
    cards = message["deal"]["cards"] if message["deal"] else []
    return _key(message["at"], last, message["money"]["purses"], len(cards))


def _key(at: Mapping[str, Any], last: int, purses: Mapping[str, int], cards: int) -> str:
    return json.dumps([at, last, purses, cards], sort_keys=True)


def _beside(text: str, mark: str) -> str:
    """What stands around it."""
    at = text.index(mark)
    return text[max(at - BESIDE, 0) : at + BESIDE]


def shortened(lines: list[str]) -> list[str]:
    """The first ones; how many more there are."""
    more = len(lines) - MOST_FOUND
    return lines if more <= 0 else [*lines[:MOST_FOUND], f"... and {more} more"]
