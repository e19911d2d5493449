"""How the demo's deals went: what the journal says against the truth of the scene. Reads; changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from controller.catalogue import text, text_of
from controller.games.audience import NOBODY
from controller.games.message import Message, say
from controller.games.registry import GAMES
from controller.runtime.journal import Journal
from controller.table.events import Asked, CardSeen, DealStarted, Played, Ruled, TableOpened, decode
from controller.table.outputs import beads
from controller.table.state import TableState, apply, game_of, live


@dataclass(slots=True)
class Report:
    """Counts over the last deals. `good` only when nothing is wrong, missing or at odds."""

    deals: int = 0
    right: int = 0
    wrong: list[Message] = field(default_factory=list)
    unclear: int = 0
    unread: int = 0
    wrong_at_the_end: list[Message] = field(default_factory=list)
    settled: int = 0
    brought: int = 0
    on_table: int = 0
    beads_wrong: list[Message] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Whether cards, money and beads all agree."""
        at_odds = self.wrong or self.unread or self.wrong_at_the_end or self.beads_wrong
        return self.deals > 0 and not at_odds and self.brought == self.on_table

    def lines(self) -> list[str]:
        """The result for people."""
        read = {"right": self.right, "wrong": len(self.wrong), "unclear": self.unclear}
        cards = text("demo-cards-unread", **read, unread=self.unread) if self.unread else text("demo-cards", **read)
        conserved = self.brought == self.on_table
        beads_wrong = "; ".join(map(text_of, self.beads_wrong))
        return [
            text("demo-deals-dealt", deals=self.deals),
            cards,
            *(f"        {text_of(message)}" for message in (*self.wrong, *self.wrong_at_the_end)),
            text("demo-bets", settled=self.settled),
            text("demo-money", conserved=conserved, brought=self.brought, lying=self.on_table),
            text("demo-beads-wrong", wrong=beads_wrong) if beads_wrong else text("demo-beads"),
            text("demo-result", good=self.good),
        ]


def report(
    journal: Journal,
    state: TableState,
    beads_at: Sequence[int | None],
    *,
    deck: Callable[[int], list[str]],
    deals: int,
) -> Report:
    """The report on the last `deals` deals. `deck(n)` is the true order of the whole pack of deal n, labels top first;
    `beads_at` the beads moved across per spindle as the devices reported them."""
    result = Report()
    rows = [decode(row.body) for row in journal.rows()]
    ends = _ends(rows)
    for number, events in list(_deals(rows))[-deals:]:
        result.deals += 1
        _count_deal(result, number, events, ends[number], deck(number))
    result.brought = _brought(rows)
    result.on_table = _on_table(state)
    for spindle, wanted in enumerate(beads(state)):
        if beads_at[spindle] != wanted:
            result.beads_wrong.append(_wrong_bead(spindle, beads_at[spindle], wanted))
    return result


def _wrong_bead(spindle: int, across: int | None, wanted: int) -> Message:
    if across is None:
        return say("demo-bead-unknown", spindle=spindle, wanted=wanted)
    return say("demo-bead-wrong", spindle=spindle, beads=across, wanted=wanted)


def _flat(events: Iterable[Any]) -> Iterator[Any]:
    """Events with those inside rulings, in order."""
    for event in events:
        if isinstance(event, Ruled):
            yield from _flat(event.events)
        else:
            yield event


def _deals(events: Iterable[Any]) -> Iterator[tuple[int, list[Any]]]:
    number = 0
    current: list[Any] = []
    for event in _flat(events):
        if isinstance(event, DealStarted):
            if number:
                yield number, current
            number, current = number + 1, []
        current.append(event)
    if number:
        yield number, current


def _ends(events: Iterable[Any]) -> dict[int, TableState]:
    """How the table stood at the end of each deal."""
    ends, state = {}, TableState()
    for event in events:
        state = apply(state, event)
        if state.deal_number:
            ends[state.deal_number] = state
    return ends


def _dealt(deck: list[str], end: TableState) -> list[str]:
    """The cards of the whole pack that were to be dealt: those of the game's pack, and none after the deal was over."""
    deal = live(end)
    left = Counter({card.label: count for card, count in game_of(end).pack(deal).items()})
    cards = []
    for card in deck:
        if left[card]:
            left[card] -= 1
            cards.append(card)
    return cards[: len(deal.cards)] if deal.phase == "over" else cards


def _known(end: TableState) -> dict[int, str]:
    """The cards by their place, but for those that nobody may know: one of them may have gone by unread."""
    deal, game = live(end), game_of(end)
    return {index: str(card) for index, card in enumerate(deal.cards) if game.exposure(deal, index) != NOBODY}


def _count_deal(result: Report, number: int, events: list[Any], end: TableState, whole: list[str]) -> None:
    deck = _dealt(whole, end)
    readings: dict[int, str | None] = {}
    shown = _known(end)
    for event in events:
        if isinstance(event, Played):
            result.settled += GAMES[event.game].settled(event.event)
        match event:
            case CardSeen(sighting) if sighting.source == "camera" and readings.get(sighting.index) is None:
                readings[sighting.index] = sighting.card
            case Asked(question) if question.kind != "restart":
                result.unclear += 1
    for index in range(len(deck)):
        read = readings.get(index)
        if read is None:
            result.unread += index >= len(live(end).cards)
        elif read == deck[index]:
            result.right += 1
        else:
            place = {"deal": number, "card": index + 1}
            result.wrong.append(say("demo-read-wrong", **place, read=read, was=deck[index]))
        if index in shown and shown[index] != deck[index]:
            result.wrong_at_the_end.append(
                say("demo-settled-wrong", deal=number, card=index + 1, settled=shown[index], was=deck[index])
            )


def _brought(events: Iterable[Any]) -> int:
    """All money ever brought to the table, less what was taken away."""
    total = 0
    for event in _flat(events):
        match event:
            case TableOpened(bank=bank):
                total += bank
            case Played(event=inner, game=game):
                total += GAMES[game].brought(inner)
    return total


def _on_table(state: TableState) -> int:
    """Purses, bank and layout, less what is owed."""
    return state.deal.money if state.deal is not None else 0
