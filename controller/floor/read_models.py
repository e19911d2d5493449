"""What a row of a table's journal changes in the floor's read models. Pure.

Read by the table's own decode and fold, so that the floor settles nothing by itself, and written as everybody may see
it: `table_view`, `is_public`, `Game.results` and `public` say what that is. Nothing else of a card, a reading or a
question gets into a change.

The same rows give the same changes, wherever the reading begins: `from_deal` goes on from the beginning of a deal.
Rows that were written at once are read at once.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from controller.games.audience import PUBLIC
from controller.games.game import ENDED, AnyGame, Carried
from controller.games.ledger import PurseChanged
from controller.games.registry import GAMES
from controller.table.events import (
    Asked,
    DealStarted,
    Event,
    Played,
    RoundClosed,
    Ruled,
    RulingUndone,
    TableOpened,
    decode,
)
from controller.table.log import advance
from controller.table.pictures import PicturesOfDeal, pictures
from controller.table.public import public
from controller.table.run import plays
from controller.table.state import TableState, carried, game_of, is_public, live
from controller.table.view import table_view

KEYS: Mapping[str, tuple[str, ...]] = {
    "deals": ("deal",),
    "rounds": ("deal", "round"),
    "cards": ("deal", "place"),
    "results": ("deal", "place"),
    "bets": ("seq",),
    "money": ("seq", "line"),
    "rulings": ("seq",),
    "faults": ("seq", "part"),
    "questions": ("seq",),
    "evidence": ("seq", "digest"),
    "sittings": ("seq", "player"),
}
"""The tables of the read models, what is referred to first, each with what names a row beside the head."""
SPINDLES = 13
MOST_EVIDENCE = 16
"""Pictures of one question or ruling: a card in doubt has up to seven."""
DIGEST = re.compile("[0-9a-f]{32}")


class Change(NamedTuple):
    """Of one row: these values are put there, the others stay; `values` None: the row is gone. Values that are mappings
    or lists are JSON."""

    table: str
    key: tuple[Any, ...]
    values: Mapping[str, Any] | None


@dataclass(slots=True)
class Standing:
    """What lasts over deals, by the event it began with: faults by part, sittings by player with what was bought in and
    taken out, and the question to the dealer."""

    faults: dict[str, int] = field(default_factory=dict)
    sittings: dict[str, list[int]] = field(default_factory=dict)
    question: int | None = None

    def json(self) -> str:
        """As `of` reads it."""
        return json.dumps([self.faults, self.sittings, self.question])

    @classmethod
    def of(cls, stored: str) -> Standing:
        """Of `json`."""
        return cls(*json.loads(stored))


class Begun(NamedTuple):
    """A deal has just begun with event `seq`: the table, what the deal before left to it, and what lasted then
    (`Standing.json`)."""

    seq: int
    state: TableState
    carried: Carried
    standing: str


class Row(NamedTuple):
    """A row of a journal: its number, time, and event as text."""

    seq: int
    at: str
    body: str


class Unreadable(Exception):
    """A row that this program cannot fold, as one of a newer program. Says nothing of what is in it."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"event {seq}: {why}")
        self.seq, self.why = seq, why


class Models:
    """The read models of one journal while its rows are read. `begun`: the beginning of its last deal, None before the
    first one."""

    def __init__(self) -> None:
        self.state = TableState()
        self.begun: Begun | None = None
        self._standing = Standing()
        self._rounds: set[int] = set()
        self._cards: list[tuple[str | None, str | None]] = []
        self._results: list[dict[str, Any]] = []
        self._deal: dict[str, Any] = {}
        self._brought = 0
        self._ruling: tuple[int, int] | None = None
        """The last ruling's event, and what it brought."""
        self._pictures = PicturesOfDeal()
        self._wait: dict[tuple[int, str], int] = {}
        """Pictures of questions and rulings of this deal that not everybody may see yet: event and digest -> place."""

    @classmethod
    def from_deal(cls, begun: Begun, at: str, rest: Sequence[Row]) -> Models:
        """As they were when that deal had begun, at this time. `rest`: the rows after it that were written with it.
        Raises Unreadable."""
        made = cls()
        made.state, made._standing, made.begun = begun.state, Standing.of(begun.standing), begun
        made._begin()
        made._fold(at, rest)
        return made

    def read(self, rows: Sequence[Row]) -> list[Change]:
        """What these rows change, which were written at once: between them the table is not as anybody sees it. Raises
        Unreadable, and then nothing has changed here."""
        return self._fold(rows[0].at, rows)

    def _fold(self, at: str, rows: Sequence[Row]) -> list[Change]:
        start = end = self.state
        steps = []
        for row in rows:
            before = end
            try:
                event = decode(json.loads(row.body))
                end = advance(before, event)
            except Exception as error:  # a spoiled row may make anything of the fold
                raise Unreadable(row.seq, type(error).__name__) from None
            steps.append((row.seq, before, event, end))
        self.state = end
        changes = list[Change]()
        for seq, before, event, after in steps:
            changes += self._of_standing(seq, at, before, event, after)
            self._pictures.read(event)
            if isinstance(event, DealStarted):
                self.begun = Begun(seq, after, carried(before), self._standing.json())
                self._begin()
                changes.append(_first_of_deal(seq, at, event, before, after))
            number = _round(start if start.deal_number == after.deal_number else end)
            if before.deal is not after.deal:
                changes += self._moved(seq, at, before, event, after, number)
            if isinstance(event, Ruled | RulingUndone):
                changes += self._of_ruling(seq, at, event, after, number)
            self._wait |= self._evidence(seq, before, event, after)
        changes += self._of_deal(at, start, end)
        changes += self._of_evidence(end)
        for _, _, event, _ in steps:
            if isinstance(event, RoundClosed):
                changes.append(Change("rounds", (end.deal_number, _round(end)), {"closed_by": event.source}))
        return changes

    def live(self, name: str) -> dict[str, Any]:
        """The table of this name as everybody may see it now, in short (`table_view`)."""
        view = table_view(self.state, version=0, name=name, demo=False, beads_at=[None] * SPINDLES, viewer=PUBLIC)
        deal, question = view["deal"], view["question"]
        return {
            "game": view["table"]["game"],
            "mode": view["table"]["mode"],
            "playing": view["table"]["playing"],
            "test": view["table"]["test"],
            "deal": view["deal_number"],
            "round": view["at"]["round"],
            "phase": None if deal is None else deal["phase"],
            "money": view["money"],
            "seats": view["seats"],
            "hold": view["hold"],
            "question": None if question is None else {"kind": question["kind"], "text": question["text"]},
            "faults": [
                {name: fault[name] for name in ("part", "text", "accepted", "warning")} for fault in view["faults"]
            ],
        }

    # --- a deal -------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._rounds, self._cards, self._results, self._deal = set(), [], [], {}
        self._brought, self._ruling, self._wait = 0, None, {}

    def _of_deal(self, at: str, before: TableState, after: TableState) -> Iterator[Change]:
        """Its rounds, cards and results, and how it stands: what is otherwise than it was."""
        deal, number = after.deal, after.deal_number
        if deal is None or not number:
            return
        game = game_of(after)
        if (now := game.round(deal)) not in self._rounds:
            self._rounds.add(now)
            yield Change("rounds", (number, now), {"began": at})
        yield from _closing(at, game, before, after)
        ended = deal.phase in ENDED
        stands = {"phase": deal.phase, "brought": self._brought, "money": deal.money, "is_over": ended}
        if stands != self._deal:
            was_over = self._deal.get("is_over", False)
            self._deal = stands
            values = {name: value for name, value in stands.items() if name != "is_over"}
            yield Change("deals", (number,), values if ended == was_over else values | {"ended": at if ended else None})
        yield from self._of_cards(at, game, after)
        results = [one._asdict() | {"came": public(one.came).json()} for one in game.results(deal)]
        for place, result in enumerate(results):
            if place >= len(self._results) or self._results[place] != result:
                yield Change("results", (number, place + 1), result | {"at": at})
        for place in range(len(results), len(self._results)):
            yield Change("results", (number, place + 1), None)
        self._results = results

    def _of_cards(self, at: str, game: AnyGame, after: TableState) -> Iterator[Change]:
        deal = live(after)
        cards = [_shown(after, index) for index in range(game.seen(deal))]
        for place, (card, named_by) in enumerate(cards):
            was = self._cards[place] if place < len(self._cards) else None
            if (card, named_by) == was:
                continue
            values: dict[str, Any] = {"card": card, "named_by": named_by}
            if was is None:
                values["dealt"] = at
            if (card is None) != (was is None or was[0] is None):
                values["shown"] = None if card is None else at
            yield Change("cards", (after.deal_number, place + 1), values)
        for place in range(len(cards), len(self._cards)):
            yield Change("cards", (after.deal_number, place + 1), None)
        self._cards = cards

    # --- money and rulings --------------------------------------------------------------------------------------

    def _moved(
        self, seq: int, at: str, before: TableState, event: Event, after: TableState, number: int
    ) -> Iterator[Change]:
        """The money that the event moved, in round `number`."""
        brought = sum(GAMES[inner.game].brought(inner.event) for inner in plays(event))
        if isinstance(event, TableOpened):
            brought = event.bank
        elif isinstance(event, RulingUndone) and self._ruling is not None:
            brought = -self._ruling[1]
        self._brought += brought
        if isinstance(event, Ruled):
            self._ruling = seq, brought
        game, was, now = game_of(after), _accounts(before), _accounts(after)
        moved = {key: now.get(key, 0) - was.get(key, 0) for key in {**was, **now}}
        moved = {key: amount for key, amount in sorted(moved.items()) if amount}
        played = {"at": at, "deal": after.deal_number, "round": number}
        total = sum(moved.values())
        if isinstance(event, Played) and (player := _staked(moved)) is not None:
            what = None if game.hides else game.codec.encode(event.event)
            yield Change("bets", (seq,), played | {"player": player, "amount": moved["table", ""], "what": what})
        if total:
            moved["outside", ""] = -total
        for line, ((account, player), amount) in enumerate(moved.items(), 1):
            values = {"account": account, "player": player or None, "amount": amount}
            yield Change("money", (seq, line), played | values)

    def _of_ruling(
        self, seq: int, at: str, event: Ruled | RulingUndone, after: TableState, number: int
    ) -> Iterator[Change]:
        if isinstance(event, RulingUndone):
            if self._ruling is not None:
                yield Change("rulings", (self._ruling[0],), {"undone": at})
            return
        if self._ruling is None or self._ruling[0] != seq:  # it moved nothing of the deal
            self._ruling = seq, 0
        text = public(event.text)
        values = {"at": at, "deal": after.deal_number, "round": number, "kind": text.code, "text": text.json()}
        yield Change("rulings", (seq,), values)

    # --- pictures of doubts and rulings -------------------------------------------------------------------------

    def _evidence(self, seq: int, before: TableState, event: Event, after: TableState) -> dict[tuple[int, str], int]:
        """Those of the card that the dealer is asked about, or of the cards that a ruling concerns, as far as they were
        taken by then."""
        found: dict[str, int] = {}
        if isinstance(event, Asked):
            cards, found = [event.question.index], pictures(event)
        elif isinstance(event, Ruled) and before.deal is not None and before.deal_number == after.deal_number:
            cards = _ruled_on(before, after)
        else:
            return {}
        found = {digest: index + 1 for index in cards for digest in self._pictures.of([index])} | found
        named = [(digest, place) for digest, place in found.items() if DIGEST.fullmatch(digest)]
        return {(seq, digest): place for digest, place in named[-MOST_EVIDENCE:]}

    def _of_evidence(self, after: TableState) -> Iterator[Change]:
        """Pictures that everybody may see now, and might not before."""
        for (seq, digest), place in list(self._wait.items()):
            if self._pictures.open(after, digest):
                del self._wait[seq, digest]
                yield Change("evidence", (seq, digest), {"deal": after.deal_number, "place": place})

    # --- what lasts over deals ----------------------------------------------------------------------------------

    def _of_standing(self, seq: int, at: str, before: TableState, event: Event, after: TableState) -> Iterator[Change]:
        """Faults, questions and sittings that the event began, changed or ended."""
        standing = self._standing
        for part in before.faults.keys() - after.faults.keys():
            yield Change("faults", (standing.faults.pop(part), part), {"cleared": at})
        for part, text in after.faults.items():
            if before.faults.get(part) != text:
                values: dict[str, Any] = {"text": public(text).json()}
                if part not in standing.faults:
                    standing.faults[part] = seq
                    values |= {"deal": after.deal_number, "raised": at}
                yield Change("faults", (standing.faults[part], part), values)
        if before.question != after.question:
            yield from self._of_question(seq, at, after)
        for player in before.seats.keys() - after.seats.keys():
            yield Change("sittings", (standing.sittings.pop(player)[0], player), {"ended": at})
        for player in after.seats.keys() - before.seats.keys():
            standing.sittings[player] = [seq, 0, 0]
            values = {"bot": after.seats[player], "began": at, "bought": 0, "took": 0}
            yield Change("sittings", (seq, player), values)
        for inner in plays(event):
            if isinstance(inner.event, PurseChanged) and inner.event.player in standing.sittings:
                player, amount = inner.event.player, inner.event.amount
                sitting = standing.sittings[player]
                sitting[1 if amount > 0 else 2] += abs(amount)
                yield Change("sittings", (sitting[0], player), {"bought": sitting[1], "took": sitting[2]})

    def _of_question(self, seq: int, at: str, after: TableState) -> Iterator[Change]:
        if self._standing.question is not None:
            yield Change("questions", (self._standing.question,), {"answered": at})
        question = after.question
        self._standing.question = None if question is None else seq
        if question is not None:
            place = None if question.kind == "restart" else question.index + 1
            values = {"deal": after.deal_number, "kind": question.kind, "place": place, "asked": at}
            yield Change("questions", (seq,), values)


def _first_of_deal(seq: int, at: str, event: DealStarted, before: TableState, after: TableState) -> Change:
    deal, money = live(after), live(before).money
    said = {"pack": event.pack, "cut": list(event.cut), "lot": event.lot}
    values = {"seq": seq, "game": after.game, "rules": dict(event.rules), **said, "began": at}
    values |= {"phase": deal.phase, "money_before": money, "brought": 0, "money": deal.money}
    return Change("deals", (after.deal_number,), values)


def _ruled_on(before: TableState, after: TableState) -> list[int]:
    """The cards that are others after the ruling, or of which something else is known, counted from 0."""
    was, now = live(before).cards, live(after).cards
    found = {index for index in range(max(len(was), len(now))) if was[index : index + 1] != now[index : index + 1]}
    read = before.sightings.keys() | after.sightings.keys()
    found |= {index for index in read if before.sightings.get(index) != after.sightings.get(index)}
    return sorted(found)


def _round(state: TableState) -> int:
    """The round that is played, 0 before the first deal."""
    return game_of(state).round(live(state)) if state.deal_number else 0


def _closing(at: str, game: AnyGame, before: TableState, after: TableState) -> Iterator[Change]:
    """When the bets of a round were closed, or opened again."""
    if before.deal is None or before.deal_number != after.deal_number:
        return
    was, now = game.round(before.deal), game.round(live(after))
    was_open, is_open = before.deal.phase == "bets_open", live(after).phase == "bets_open"
    if (was_open, was) == (is_open, now):
        return
    if was_open:
        yield Change("rounds", (after.deal_number, was), {"closed": at})
    if is_open:
        yield Change("rounds", (after.deal_number, now), {"closed": None, "closed_by": None})


def _shown(state: TableState, index: int) -> tuple[str | None, str | None]:
    """A card and who named it, as far as everybody may know."""
    cards = live(state).cards
    if index >= len(cards) or not is_public(state, index):
        return None, None
    card, seen = cards[index].label, state.sightings.get(index)
    by_camera = seen is not None and (seen.source, seen.card) == ("camera", card)
    return card, "camera" if by_camera else "dealer"


def _accounts(state: TableState) -> dict[tuple[str, str], int]:
    """All money of the table, by account and player."""
    deal = state.deal
    if deal is None:
        return {}
    lying = deal.money - sum(deal.purses.values()) - deal.bank - deal.house + sum(deal.debts.values())
    found = {("purse", player): amount for player, amount in deal.purses.items()}
    found |= {("debt", player): -amount for player, amount in deal.debts.items()}
    return found | {("bank", ""): deal.bank, ("house", ""): deal.house, ("table", ""): lying}


def _staked(moved: Mapping[tuple[str, str], int]) -> str | None:
    """Whose stake it was, where one went from a purse to the table or back, and nothing else moved."""
    lying, purses = moved.get(("table", "")), [key for key in moved if key[0] == "purse"]
    if lying is None or len(moved) != 2 or len(purses) != 1 or moved[purses[0]] != -lying:
        return None
    return purses[0][1]
