"""The whole table as one value: the deal, the seats, what holds play and what the dealer is asked.

A pure fold like the games below it: `decide(house, command, actor) -> events`, `apply(house, event) -> house`.
It knows no clock, no devices and no pages; a reading of the camera, a fault and a bet all arrive as commands.
Two rules keep it right: play is *held* whenever `stopped` says so, a value derived from the state and never stored;
and a fact that arrives while play is held waits in `waiting` and is dealt with in the order of the pack.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from controller.games.cards import Card
from controller.games.catalogue import GAMES
from controller.games.seam import Deal, Game
from controller.house_events import (
    Answered,
    Asked,
    Booted,
    CardSeen,
    DealStarted,
    Event,
    Faulted,
    Held,
    Mended,
    Noted,
    Played,
    Question,
    ReadingDropped,
    ReadingWaits,
    Resumed,
    Ruled,
    RulesChanged,
    RulingUndone,
    SeatClosed,
    SeatOpened,
    ServiceBegan,
    ServiceEnded,
    Sighting,
    TableOpened,
    WindowMoved,
    WindowVerified,
)

MAX_NAME = 24
MAX_TEXT = 200
LOG_LINES = 40
TEST_MODE = "TEST MODE - no bets"
"""What every tablet shows while the service page has the devices."""

ENDED = frozenset({"over", "void"})
"""Phases in which no further card of the deal matters."""


class Refused(Exception):
    """A command that the table does not take; the state is as before.

    `reason` is the word programs test, `text` the sentence people read.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives a command: role `dealer`, `service` (the dealer on the service page), `seat`, `display` or `table` (the
    machine itself), and the seat's player."""

    role: str
    player: str | None = None


MACHINE = Actor("table")
DEALER = Actor("dealer")


@dataclass(frozen=True, slots=True)
class Ruling:
    """The dealer's last ruling and the table before it, so that it can be taken back whole."""

    text: str
    before: House


@dataclass(frozen=True, slots=True)
class House:
    """Everything the table knows. `deal` carries the purses and the bank; it is None only before the table opens."""

    game: str = "faro"
    mode: str = "table"
    rules: Mapping[str, Any] = field(default_factory=dict)
    deal: Deal | None = None
    deal_number: int = 0
    seats: Mapping[str, bool] = field(default_factory=dict)
    """player -> is a bot"""
    hold: str | None = None
    faults: Mapping[str, str] = field(default_factory=dict)
    accepted_faults: frozenset[str] = frozenset()
    """Parts the dealer has said to go on without."""
    question: Question | None = None
    questions_asked: int = 0
    waiting: tuple[Sighting, ...] = ()
    last_sighting: Sighting | None = None
    sightings: Mapping[int, Sighting] = field(default_factory=dict)
    """What was made of each card of this deal, the last word on it."""
    verify: bool = False
    """After a restart: the card in the window has not yet been compared with the last one journaled."""
    window_index: int = 0
    window_epoch: int = 0
    """Raised whenever the tracker must read the window anew as card `window_index`."""
    ruling: Ruling | None = None
    in_test: bool = False
    """Test mode: the service page has the devices; nothing of the game happens."""
    log: tuple[tuple[int, str], ...] = ()
    logged: int = 0


@dataclass(frozen=True, slots=True)
class Hold:
    """Why play is held: by `test`, `dealer`, `fault`, `question` or `starting`; `text` for people."""

    by: str
    text: str


def game_of(house: House) -> Game:
    """The game this table plays."""
    return GAMES[house.game]


def live(house: House) -> Deal:
    """The current deal. Raises Refused("no_table") before the table is opened."""
    if house.deal is None:
        raise Refused("no_table", "the table has not been opened")
    return house.deal


def playing(house: House) -> bool:
    """Whether a deal is under way: started, and neither over nor void."""
    return house.deal is not None and house.deal_number > 0 and house.deal.phase not in ENDED


def next_index(house: House) -> int:
    """Position in the pack of the next card to be shown, 0 for the first; a cover card does not count."""
    return game_of(house).seen(live(house))


def any_fault(house: House) -> str | None:
    """The first part that does not work and that the dealer has not agreed to go on without."""
    return next((part for part in house.faults if part not in house.accepted_faults), None)


def stopped(house: House) -> Hold | None:
    """The first thing that holds play, or None when play may go on."""
    if house.in_test:
        return Hold("test", TEST_MODE)
    if house.question is not None:
        return Hold("question", house.question.text)
    part = any_fault(house)
    if part is not None:
        return Hold("fault", f"{part}: {house.faults[part]}")
    if house.hold is not None:
        return Hold("dealer", house.hold)
    if house.verify and playing(house):
        return Hold("starting", "the card in the window is being compared with the journal")
    return None


# --- the fold ---------------------------------------------------------------------------------------------------


def apply(house: House, event: Event) -> House:
    """The table after `event`. Raises KeyError for an event this version does not know."""
    after: House = _APPLY[type(event)](house, event)
    return after


def _opened(house: House, event: TableOpened) -> House:
    deal = GAMES[event.game].open(event.rules, event.bank)
    return replace(house, game=event.game, mode=event.mode, rules=event.rules, deal=deal)


def _deal_started(house: House, event: DealStarted) -> House:
    deal = game_of(house).next_deal(live(house), event.rules, tuple(house.seats))
    return replace(
        house,
        rules=event.rules,
        deal=deal,
        deal_number=house.deal_number + 1,
        question=None,
        waiting=(),
        last_sighting=None,
        sightings={},
        verify=False,
        ruling=None,
        window_index=0,
        window_epoch=house.window_epoch + 1,
    )


def _played(house: House, event: Played) -> House:
    return replace(house, deal=game_of(house).apply(live(house), event.event), ruling=None)


def _ruled(house: House, event: Ruled) -> House:
    after = house
    for inner in event.events:
        after = apply(after, inner)
    return replace(after, ruling=Ruling(event.text, replace(house, ruling=None)))


def _undone(house: House, event: RulingUndone) -> House:
    if house.ruling is None:
        raise KeyError("there is no ruling to take back")
    before = house.ruling.before
    known = {sighting.index for sighting in before.waiting}
    later = tuple(s for s in house.waiting if s.index not in known)
    return replace(
        before,
        waiting=tuple(sorted((*before.waiting, *later), key=lambda s: s.index)),
        seats=house.seats,
        hold=house.hold,
        faults=house.faults,
        accepted_faults=house.accepted_faults,
        questions_asked=house.questions_asked,
        window_epoch=house.window_epoch,
        in_test=house.in_test,
        log=house.log,
        logged=house.logged,
    )


def _card_seen(house: House, event: CardSeen) -> House:
    return replace(
        house, last_sighting=event.sighting, sightings={**house.sightings, event.sighting.index: event.sighting}
    )


def _waits(house: House, event: ReadingWaits) -> House:
    others = tuple(s for s in house.waiting if s.index != event.sighting.index)
    waiting = tuple(sorted((*others, event.sighting), key=lambda s: s.index))
    return replace(house, waiting=waiting)


def _dropped(house: House, event: ReadingDropped) -> House:
    return replace(house, waiting=tuple(s for s in house.waiting if s.index != event.index))


def _moved(house: House, event: WindowMoved) -> House:
    return replace(
        house,
        window_index=event.index,
        window_epoch=house.window_epoch + 1,
        verify=house.verify or (event.verify and bool(live(house).cards)),
    )


def _without(mapping: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in mapping.items() if k != key}


def _mended(house: House, event: Mended) -> House:
    return replace(
        house,
        faults=_without(house.faults, event.part),
        accepted_faults=house.accepted_faults - {event.part},
    )


def _booted(house: House, event: Booted) -> House:
    shown = next_index(house) if house.deal is not None else 0
    return replace(
        house,
        verify=playing(house) and shown > 0,
        window_index=max(0, shown - 1),
        window_epoch=house.window_epoch + 1,
    )


_APPLY: dict[type[Any], Any] = {
    TableOpened: _opened,
    RulesChanged: lambda h, e: replace(h, rules=e.rules),
    SeatOpened: lambda h, e: replace(h, seats={**h.seats, e.player: e.bot}),
    SeatClosed: lambda h, e: replace(h, seats=_without(h.seats, e.player)),
    DealStarted: _deal_started,
    Played: _played,
    CardSeen: _card_seen,
    ReadingWaits: _waits,
    ReadingDropped: _dropped,
    Asked: lambda h, e: replace(h, question=e.question, questions_asked=h.questions_asked + 1),
    Answered: lambda h, e: replace(h, question=None),
    Held: lambda h, e: replace(h, hold=e.text),
    Resumed: lambda h, e: replace(h, hold=None, accepted_faults=frozenset(e.without)),
    Faulted: lambda h, e: replace(h, faults={**h.faults, e.part: e.text}),
    Mended: _mended,
    Ruled: _ruled,
    RulingUndone: _undone,
    Booted: _booted,
    WindowVerified: lambda h, e: replace(h, verify=False),
    WindowMoved: _moved,
    ServiceBegan: lambda h, e: replace(h, in_test=True),
    ServiceEnded: lambda h, e: replace(h, in_test=False),
    Noted: lambda h, e: h,
}


def log_line(house: House, text: str) -> House:
    """The table with one more line in the log that everybody sees (the last LOG_LINES are kept)."""
    number = house.logged + 1
    return replace(house, log=(*house.log, (number, text))[-LOG_LINES:], logged=number)


def card_of(label: str) -> Card:
    """Card from a label such as "TC". Raises Refused("bad_card")."""
    try:
        return Card.parse(label)
    except (ValueError, TypeError, AttributeError):
        raise Refused("bad_card", f"{label!r} is no card; expected rank and suit such as 7C or TH") from None
