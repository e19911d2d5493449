"""The whole table as one value: the deal, the seats, what holds play and what the dealer is asked.

A pure fold like the games below it: `decide(state, command, actor) -> events`, `apply(state, event) -> state`.
It knows no clock, no devices and no pages; a reading of the camera, a fault and a bet all arrive as commands.
Two rules keep it right: play is *held* whenever `stopped` says so, a value derived from the state and never stored;
and a fact that arrives while play is held waits in `waiting` and is dealt with in the order of the pack.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from controller.games.audience import DEALER_VIEW, NOBODY, PUBLIC, Audience
from controller.games.cards import Card
from controller.games.game import ENDED, LOT, AnyGame, Carried, Cut, Deal, Decision
from controller.games.ledger import PurseChanged
from controller.games.message import PLAIN, Message, plain, say
from controller.games.refusal import Refusal
from controller.games.registry import DEFAULT, GAMES
from controller.table import accounts
from controller.table.events import (
    Answered,
    Asked,
    BeamPassed,
    BoardAnswered,
    Booted,
    CardSeen,
    DealStarted,
    Event,
    FalseStart,
    FaultCleared,
    FaultRaised,
    Held,
    Noted,
    Played,
    Question,
    ReadingDropped,
    ReadingWaits,
    Resumed,
    RoundClosed,
    Ruled,
    RulesChanged,
    RulingUndone,
    SeatClosed,
    SeatOpened,
    ServiceBegan,
    ServiceEnded,
    Sighting,
    TableOpened,
    TimeRanOut,
    WindowMoved,
    WindowVerified,
)
from controller.table.parts import part_name
from controller.table.sight.memory import Exit, Sight, Window
from controller.table.sight.states import Cue, State
from hardware.devices import WARNINGS, Part

MAX_NAME = 24
MAX_TEXT = 200
LOG_LINES = 40
TEST_MODE = say("table-test-mode")
"""What every tablet shows while the service page has the devices."""

WITHOUT_SEAT_S = 60.0
"""Time in which the dealer may open the seat again for a player who is to decide, in a game that sets no limit."""

UNREAD = say("table-unread")
"""The trouble of the camera's view after the dealer's word alone: it stands by itself, and ends with a reading or the
deal."""
VIEW = "table-view"
"""A fault of the camera's view, with its `kinds`."""
VIEW_TROUBLES: Mapping[str, Message] = {
    "covered": say("table-view-covered"),
    "dark": say("table-view-dark"),
    "defocused": say("table-view-defocused"),
    "frozen": say("table-view-frozen"),
    "lid": say("table-view-lid"),
    "moved": say("table-view-moved"),
    "unfound": say("table-view-unfound"),
}
"""What each kind of trouble of the picture is called."""
_TROUBLE = {str(message): kind for kind, message in VIEW_TROUBLES.items()}
EYES = frozenset({"camera", Part.READING, Part.VIEW})
"""Parts without which cards go by unseen."""
_OUTAGES = frozenset({"camera", Part.READING, "mcu"})
"""Parts of which a fault says that nothing comes from them: other words for the cause change nothing at the table."""
_UNREAD_BEFORE = plain("the window has not been read since cards may have been drawn unseen")
"""The same in journals of versions that kept sentences."""
_FIGURES = re.compile(r"\d+(?:\.\d+)?")


NOT_IN_ORDER = say("table-not-in-order")
"""Shown to everybody when a card was read as one that lies face down."""


class Refused(Exception):
    """A command that the table does not take; the state is as before.

    `reason` is for programs to test, `text` for people to read.
    """

    def __init__(self, reason: str, text: Message) -> None:
        super().__init__(str(text))
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

    text: Message
    before: TableState
    sightings: Mapping[int, Sighting] = field(default_factory=dict)
    """The readings when the ruling had been given, without later ones."""


@dataclass(frozen=True, slots=True)
class Closing:
    """A movement closed the bets. `source`: camera or beam; `false_start`: the message to the dealer when no card was
    drawn."""

    source: str
    false_start: Message | None = None


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything the table knows. `deal` carries the purses and the bank; it is None only before the table opens."""

    game: str = DEFAULT
    mode: str = "table"
    rules: Mapping[str, Any] = field(default_factory=dict)
    deal: Deal | None = None
    deal_number: int = 0
    seats: Mapping[str, bool] = field(default_factory=dict)
    """player -> is a bot"""
    hold: Message | None = None
    faults: Mapping[str, Message] = field(default_factory=dict)
    accepted_faults: frozenset[str] = frozenset()
    """Parts that the dealer goes on without."""
    agreed: frozenset[str] = frozenset()
    """Their faults when he agreed to, as `meanings` gives them."""
    question: Question | None = None
    questions_asked: int = 0
    waiting: tuple[Sighting, ...] = ()
    last_sighting: Sighting | None = None
    sightings: Mapping[int, Sighting] = field(default_factory=dict)
    """The latest reading of each card of this deal, or the dealer's word on it."""
    sight: Sight = field(default_factory=Window)
    """Which card the tracker has to read, and whether the count of the cards can be trusted."""
    firmware: str = ""
    """What the casekeeper's board calls its firmware; empty until it has answered since the program started."""
    closing: Closing | None = None
    """How the bets of this round were closed, when it was not by the dealer."""
    pack_changed: bool = False
    """The box was opened since the last deal ended."""
    ruling: Ruling | None = None
    in_test: bool = False
    """Test mode: the service page has the devices; nothing of the game happens."""
    log: tuple[tuple[int, Message], ...] = ()
    logged: int = 0
    accounts: accounts.Accounts = field(default_factory=dict)
    """What each player brought and took, and what his rounds came to in the runs before this one."""
    own_log: tuple[tuple[int, str, int, Message], ...] = ()
    """Lines for one player alone: the number of the line before, who may read it, the card that it names by its place
    in the run, and the text."""


KEPT_ON_UNDO = (
    "rules",
    "seats",
    "hold",
    "faults",
    "accepted_faults",
    "agreed",
    "questions_asked",
    "firmware",
    "pack_changed",
    "in_test",
    "log",
    "logged",
    "own_log",
)
"""Fields that stay as they are when a ruling is undone. `waiting`, `sight` and `accounts` are made of both
times; all others are again as they were before the ruling."""

OF_A_DEAL = ("question", "waiting", "last_sighting", "sightings", "closing", "pack_changed", "ruling", "own_log")
"""Fields that every deal begins without."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Why play is held: by `test`, `dealer`, `fault`, `question` or `starting`; `text` for people."""

    by: str
    text: Message


def game_of(state: TableState) -> AnyGame:
    """The game this table plays."""
    return GAMES[state.game]


def live(state: TableState) -> Deal:
    """The current deal. Raises Refused("no_table") before the table is opened."""
    if state.deal is None:
        raise Refused("no_table", say("table-not-opened"))
    return state.deal


def carried(state: TableState) -> Carried:
    """What the run on the table leaves to the next one, which begins with it."""
    return game_of(state).carry(live(state))


def playing(state: TableState) -> bool:
    """Whether a deal is under way: started, and neither over nor void."""
    return state.deal is not None and state.deal_number > 0 and state.deal.phase not in ENDED


def dealing(state: TableState) -> bool:
    """Whether a deal is under way and its pack lies in the box: what camera and beam see are its cards."""
    return playing(state) and game_of(state).pack_in_box(live(state))


def new_sight(game: AnyGame, deal: Deal) -> Sight:
    """The sight of a deal in which no card has been read, where its rules have the cards read."""
    return Exit(seen=-1) if game.read_at(deal.rules.changed()) == "exit" else Window()


def require_exit_reading(game: AnyGame, rules: Mapping[str, Any]) -> None:
    """Raises Refused("window") where a game that hides cards is read in the window, which shows the next one to all."""
    if game.hides and game.read_at(rules) != "exit":
        raise Refused("window", say("table-read-at-exit-only", game=game.name))


def exposure(state: TableState, index: int) -> Audience:
    """Who may know card `index` of the run now: one that was read and is not due yet, nobody in a game that hides."""
    game, deal = game_of(state), live(state)
    if game.hides and (index > game.seen(deal) or (index == game.seen(deal) and game.expects(deal) is None)):
        return NOBODY
    return game.exposure(deal, index)


def is_public(state: TableState, index: int) -> bool:
    """Whether everybody may know card `index` of the run now."""
    return exposure(state, index).sees(PUBLIC)


def askable(state: TableState, index: int) -> bool:
    """Whether the dealer may look at card `index`, so that he can be asked which it is."""
    return exposure(state, index).sees(DEALER_VIEW)


def faces_of(state: TableState) -> str:
    """Which faces the cards of the deal have for people, or those of the next one (`Game.faces`)."""
    return game_of(state).faces(state.rules if state.deal is None else live(state).rules.changed())


def read_as(state: TableState, card: Card) -> list[int]:
    """Where the camera has read this card. What a person said or put right is left out: by that nobody is to find out a
    card that lies face down."""
    game, deal = game_of(state), live(state)
    return [
        index
        for index, known in enumerate(deal.cards)
        if known == card
        and (seen := state.sightings.get(index)) is not None
        and (seen.source, seen.card) == ("camera", card.label)
        and game.counts(deal, index)
    ]


def too_often(state: TableState) -> dict[Card, list[int]]:
    """The cards that everybody has seen more often than the pack has them, and where: one was read or said wrong."""
    game = game_of(state)
    if not game.hides or state.deal is None:
        return {}
    cards, pack = state.deal.cards, game.pack(state.deal)
    found = {}
    for card, count in Counter(cards).items():
        if count > pack.get(card, 1):
            places = [
                index
                for index, known in enumerate(cards)
                if known == card and game.counts(state.deal, index) and is_public(state, index)
            ]
            if len(places) > pack.get(card, 1):
                found[card] = places
    return found


def undoable(state: TableState) -> Ruling | None:
    """The last ruling, if it may be taken back: unless a card dealt since would reveal a hidden one."""
    ruling = state.ruling
    if ruling is None or state.deal is None:
        return None
    game, deal = game_of(state), state.deal
    reveals = any(game.reveals_hidden_cards(deal, index) for index in range(next_index(ruling.before), game.seen(deal)))
    return None if reveals else ruling


def next_index(state: TableState) -> int:
    """Position in the pack of the next card to be shown, 0 for the first; a cover card does not count."""
    return game_of(state).seen(live(state))


def tracked_index(state: TableState) -> int:
    """Position in the pack of the card that was in the window when that was last known; at the exit, of the next card
    to come."""
    return state.sight.tracked(next_index(state))


def most_drawn(state: TableState, index: int) -> int:
    """Cards that can have been drawn since card `index` was in the window, or at the exit was the next to come."""
    return state.sight.most_drawn(game_of(state).pack_size(live(state)), index)


def false_start(state: TableState) -> Message | None:
    """Message to the dealer when a movement closed the bets but no card was drawn; None otherwise."""
    return None if state.closing is None else state.closing.false_start


def missed(state: TableState) -> int:
    """Cards that were drawn unseen when the card asked about (`another`) is a later one: at least one."""
    question = state.question
    return 0 if question is None or not question.another else max(1, len(live(state).cards) - question.index)


def may_be_undrawn(state: TableState) -> bool:
    """Whether the card that is asked about may be the one before it, still in the window, so that no card was drawn:
    the game has taken none for it yet."""
    question = state.question
    if question is None or question.kind not in ("unclear", "duplicate") or not state.sight.rereads:
        return False
    return 0 < question.index == next_index(state)


def blind(state: TableState) -> bool:
    """Whether cards may leave unseen now, or may have left unseen since the count was last certain."""
    return state.sight.state is not State.TRUSTED


def unread(state: TableState) -> bool:
    """Whether the dealer named the card in the window, and the camera has not read it since."""
    return state.faults.get(Part.VIEW) in (UNREAD, _UNREAD_BEFORE)


def meanings(part: str, text: Message) -> frozenset[str]:
    """The kinds of a fault, without its figures: each trouble of the picture by itself, of an outage the part alone."""
    if part in _OUTAGES:
        return frozenset({f"{part}: "})
    said = troubles(text) if part == Part.VIEW else [_FIGURES.sub("#", str(text))]
    return frozenset(f"{part}: {what}" for what in said)


def troubles(text: Message) -> frozenset[str]:
    """The kinds of trouble that a fault of the camera's view names."""
    if text.code == VIEW:
        kinds = dict(text.data)["kinds"]
        return frozenset(_TROUBLE[str(kind)] for kind in kinds) if isinstance(kinds, tuple) else frozenset()
    return frozenset(str(text["text"]).split(", ")) if text.code == PLAIN else frozenset({text.code})


def used_pack(state: TableState) -> bool:
    """Whether the rest of a void deal's pack is still in the box, as far as is known."""
    return state.deal is not None and state.deal.phase == "void" and not state.pack_changed


def cut_awaited(state: TableState) -> Cut | None:
    """Who cuts the pack before the next deal; None where nobody is asked to, or none can begin. A bot cannot, and the
    banker of that deal has shuffled; one who is yet to be drawn by lot is not known."""
    if playing(state) or state.deal is None or state.rules.get("cut") != "ask":
        return None
    game, before, seats = game_of(state), carried(state), tuple(state.seats)
    try:
        banker = game.banker(game.next_deal(before, state.rules, seats))
    except Refusal:
        return None
    if game.lots(before, state.rules, seats):
        banker = None
    people = tuple(player for player, bot in state.seats.items() if not bot and player != banker)
    return game.cut(people, state.deal_number + 1) if people else None


def bankers(state: TableState) -> tuple[str, ...]:
    """Of whom the players choose the banker of the next deal, and the dealer names him; nobody where they do not."""
    if playing(state) or state.deal is None:
        return ()
    game = game_of(state)
    return game.lots(carried(state), state.rules, tuple(state.seats)) if game.banker_is_chosen(state.rules) else ()


def said_at_start(state: TableState) -> dict[str, Any]:
    """What a command to start the deal says of what is awaited before it: that the cut was done by those whom the table
    names, or by the first whom the banker may name; and the first who may be chosen as the banker."""
    cut, may = cut_awaited(state), bankers(state)
    said: dict[str, Any] = {} if cut is None else {"cut": list(cut.players[:1] if cut.one else cut.players)}
    return {**said, "banker": may[0]} if may else said


def any_fault(state: TableState) -> str | None:
    """The first part that does not work and that the dealer has not agreed to go on without, warnings aside."""
    return next((part for part in state.faults if part not in state.accepted_faults | WARNINGS), None)


def stopped(state: TableState) -> Hold | None:
    """The first thing that holds play, or None when play may go on."""
    if state.in_test:
        return Hold("test", TEST_MODE)
    if state.question is not None:
        return Hold("question", state.question.text)
    part = any_fault(state)
    if part is not None:
        return Hold("fault", say("table-held-fault", part=part_name(part), fault=state.faults[part]))
    if state.hold is not None:
        return Hold("dealer", state.hold)
    if state.sight.state is State.COMPARE and dealing(state):  # blind, the dealer goes on without the camera
        return Hold("starting", say("table-held-starting"))
    return None


def awaited(state: TableState) -> tuple[Decision, ...]:
    """The decisions that the run awaits; none of seats that have real chips alone. One without a limit has one while
    its player has no seat."""
    if not playing(state) or state.mode == "casekeeper":
        return ()
    return tuple(
        replace(decision, limit_s=WITHOUT_SEAT_S)
        if decision.limit_s is None and decision.player is not None and decision.player not in state.seats
        else decision
        for decision in game_of(state).awaiting(live(state))
    )


def time_for_bets(state: TableState) -> Decision | None:
    """What the run awaits of every seat that is no answer but a stake, with or without a limit; None while it does
    not."""
    return next((decision for decision in awaited(state) if decision.all_seats and not decision.verbs), None)


def concerned(state: TableState) -> frozenset[str]:
    """Players whom the run on the table still concerns, with a seat or without: who hold the bank, have a stake lying,
    are to decide, or may see a card that not everybody may; and whom it would concern, or who would have money, if the
    last ruling were taken back. Between two runs of a game without cards face down, nobody else."""
    if state.deal is None:
        return frozenset()
    game, deal = game_of(state), state.deal
    found = {decision.player for decision in awaited(state)}
    if playing(state):
        found |= {game.banker(deal), *game.staking(deal)}
    elif game.between_runs and state.deal_number:
        found.add(game.banker(deal))
    if game.hides:
        found |= {player for index in range(game.seen(deal)) for player in game.exposure(deal, index).players}
    if ruling := undoable(state):
        before = ruling.before
        found |= {*concerned(before), *(player for player, amount in live(before).purses.items() if amount)}
    return frozenset(player for player in found if player is not None)


# --- the fold ---------------------------------------------------------------------------------------------------


def apply(state: TableState, event: Event) -> TableState:
    """The table after `event`. Raises KeyError for an event this version does not know."""
    after: TableState = _APPLY[type(event)](state, event)
    return after


def _opened(state: TableState, event: TableOpened) -> TableState:
    game = GAMES[event.game]
    deal = game.open(event.rules, event.bank)
    return replace(state, game=event.game, mode=event.mode, rules=event.rules, deal=deal, sight=new_sight(game, deal))


_FRESH = TableState()


def _deal_started(state: TableState, event: DealStarted) -> TableState:
    game = game_of(state)
    before = carried(state)
    if event.lot:
        before = before._replace(kept={**before.kept, LOT: event.lot})
    deal = game.next_deal(before, event.rules, tuple(state.seats))
    return replace(
        state,
        rules=event.rules,
        deal=deal,
        accounts=accounts.run_left(state),
        deal_number=state.deal_number + 1,
        sight=new_sight(game, deal).started(state.sight),
        **{name: getattr(_FRESH, name) for name in OF_A_DEAL},
    )


def _seat_closed(state: TableState, event: SeatClosed) -> TableState:
    """What he alone could read goes with him: the next one of his name may be another."""
    own_log = tuple(line for line in state.own_log if line[1] != event.player)
    return replace(state, seats=_without(state.seats, event.player), own_log=own_log)


def _played(state: TableState, event: Played) -> TableState:
    deal = game_of(state).apply(live(state), event.event)
    ends = deal.phase in ENDED and live(state).phase not in ENDED
    waits = deal.phase == "bets_closed" and game_of(state).seen(deal) == next_index(state)
    if ends and unread(state):
        state = _cleared(state, FaultCleared(Part.VIEW))
    if isinstance(event.event, PurseChanged):
        state = accounts.moved(state, event.event)
    return replace(
        state,
        deal=deal,
        ruling=None,
        pack_changed=state.pack_changed and not ends,
        closing=state.closing if waits else None,
    )


def _ruled(state: TableState, event: Ruled) -> TableState:
    after = state
    for inner in event.events:
        after = apply(after, inner)
    if _showed(state, after):
        return replace(after, ruling=None)
    return replace(after, ruling=Ruling(event.text, replace(state, ruling=None), after.sightings))


def _showed(before: TableState, after: TableState) -> bool:
    """Whether somebody may know a card now that he might not: what he has seen cannot be taken back."""
    if not game_of(after).hides:
        return False
    return not all(exposure(after, i).within(exposure(before, i)) for i in range(next_index(after)))


def _undone(state: TableState, event: RulingUndone) -> TableState:
    if state.ruling is None:
        raise KeyError("there is no ruling to take back")
    before = state.ruling.before
    known = {sighting.index for sighting in before.waiting}
    later = tuple(s for s in state.waiting if s.index not in known)
    return replace(
        before,
        waiting=_in_order(*before.waiting, *later),
        sight=before.sight.undone(state.sight),
        accounts=accounts.undone(state.accounts, before),
        **{name: getattr(state, name) for name in KEPT_ON_UNDO},
    )


def _in_order(*sightings: Sighting) -> tuple[Sighting, ...]:
    return tuple(sorted(sightings, key=lambda sighting: sighting.index))


def _card_seen(state: TableState, event: CardSeen) -> TableState:
    sighting = event.sighting
    return replace(
        state,
        last_sighting=sighting,
        sightings={**state.sightings, sighting.index: sighting},
        sight=state.sight.read(sighting),
    )


def _waits(state: TableState, event: ReadingWaits) -> TableState:
    sighting = event.sighting
    if state.sight.compares(sighting):
        return replace(state, sight=state.sight.on(Cue.READ, reading=sighting))
    others = (s for s in state.waiting if s.index != sighting.index)
    return replace(state, waiting=_in_order(*others, sighting), sight=state.sight.read(sighting))


def _dropped(state: TableState, event: ReadingDropped) -> TableState:
    return replace(state, waiting=tuple(s for s in state.waiting if s.index != event.index))


def _moved(state: TableState, event: WindowMoved) -> TableState:
    sight, last = state.sight.moved(event, len(live(state).cards)), state.last_sighting
    return replace(
        state,
        sight=sight,
        sightings={index: read for index, read in state.sightings.items() if sight.keeps(index)},
        last_sighting=last if last is not None and sight.keeps(last.index) else None,
        waiting=tuple(read for read in state.waiting if sight.keeps(read.index)),
    )


def _without(mapping: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in mapping.items() if k != key}


def _with_faults(state: TableState, faults: Mapping[str, Message]) -> Sight:
    """The sight when these parts fail."""
    was, is_now = not EYES.isdisjoint(state.faults), not EYES.isdisjoint(faults)
    if was == is_now:
        return state.sight
    return state.sight.on(Cue.LOST if is_now else Cue.REGAINED)


def _faulted(state: TableState, event: FaultRaised) -> TableState:
    faults = {**state.faults, event.part: event.text}
    return replace(
        state,
        faults=faults,
        accepted_faults=state.accepted_faults - ({event.part} if event.another else set()),
        sight=_with_faults(state, faults),
        pack_changed=state.pack_changed or event.part == Part.LID,
    )


def _resumed(state: TableState, event: Resumed) -> TableState:
    agreed = (meanings(part, state.faults[part]) for part in event.without if part in state.faults)
    return replace(state, hold=event.hold, accepted_faults=frozenset(event.without), agreed=state.agreed.union(*agreed))


def _cleared(state: TableState, event: FaultCleared) -> TableState:
    faults = _without(state.faults, event.part)
    return replace(
        state,
        pack_changed=state.pack_changed or event.part == Part.LID,  # open until now
        faults=faults,
        accepted_faults=state.accepted_faults - {event.part},
        agreed=frozenset(what for what in state.agreed if not what.startswith(f"{event.part}: ")),
        sight=_with_faults(state, faults),
    )


def _booted(state: TableState, event: Booted) -> TableState:
    shown = next_index(state) if state.deal is not None else 0
    sight = state.sight.restarted(shown, playing=dealing(state), camera=event.camera, sheet=event.sheet)
    return replace(state, sight=sight, firmware="")


def _beam_passed(state: TableState, event: BeamPassed) -> TableState:
    return replace(state, sight=state.sight.beam_moved(counts=dealing(state)))


_APPLY: dict[type[Any], Any] = {
    TableOpened: _opened,
    RulesChanged: lambda h, e: replace(h, rules=e.rules),
    SeatOpened: lambda h, e: replace(accounts.seated(h, e.player), seats={**h.seats, e.player: e.bot}),
    SeatClosed: _seat_closed,
    DealStarted: _deal_started,
    Played: _played,
    CardSeen: _card_seen,
    ReadingWaits: _waits,
    ReadingDropped: _dropped,
    Asked: lambda h, e: replace(h, question=e.question, questions_asked=h.questions_asked + 1),
    Answered: lambda h, e: replace(h, question=None),
    Held: lambda h, e: replace(h, hold=e.text),
    Resumed: _resumed,
    FaultRaised: _faulted,
    FaultCleared: _cleared,
    Ruled: _ruled,
    RulingUndone: _undone,
    Booted: _booted,
    BoardAnswered: lambda h, e: replace(h, firmware=e.firmware),
    WindowVerified: lambda h, e: replace(h, sight=h.sight.on(Cue.VERIFIED)),
    WindowMoved: _moved,
    ServiceBegan: lambda h, e: replace(h, in_test=True),
    ServiceEnded: lambda h, e: replace(h, in_test=False),
    Noted: lambda h, e: h,
    BeamPassed: _beam_passed,
    RoundClosed: lambda h, e: replace(h, closing=Closing(e.source)),
    TimeRanOut: lambda h, e: h,
    FalseStart: lambda h, e: replace(h, closing=Closing(h.closing.source if h.closing else "", e.text)),
}


def log_line(state: TableState, text: Message) -> TableState:
    """The table with one more line in the log that everybody sees (the last LOG_LINES are kept)."""
    number = state.logged + 1
    return replace(state, log=(*state.log, (number, text))[-LOG_LINES:], logged=number)


def own_line(state: TableState, player: str, index: int, text: Message) -> TableState:
    """The table with one more line of the log that this player alone may read, on card `index`."""
    return replace(state, own_log=(*state.own_log, (state.logged, player, index, text))[-LOG_LINES:])


def card_of(label: str) -> Card:
    """Card from a label such as "TC". Raises Refused("bad_card")."""
    try:
        return Card.parse(label)
    except (ValueError, TypeError, AttributeError):
        raise Refused("bad_card", say("table-bad-card", given=str(label)[:20])) from None
