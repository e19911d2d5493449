"""What the table makes of the machine's reports - readings, movement, faults, a restart: `(state, fact) -> events`.

Pure. A fact is never refused: what cannot be used yet waits in the order of the pack, what is in doubt becomes a
question to the dealer. What people do is in `commands`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from controller.games.dealer import Mark
from controller.games.message import Message, Value, say
from controller.games.registry import GAMES
from controller.table.events import (
    BeamPassed,
    BoardAnswered,
    Booted,
    CardSeen,
    Event,
    FalseStart,
    FaultCleared,
    FaultRaised,
    Noted,
    ReadingWaits,
    RoundClosed,
    ServiceEnded,
    Sighting,
    TableOpened,
    TimeRanOut,
    WindowMoved,
)
from controller.table.parts import part_name
from controller.table.readings import hold_undue_card, process_pending_readings
from controller.table.sight.memory import AFTER_RESTART
from controller.table.sight.place import close_bets, doubt_count, drop_uncertain
from controller.table.sight.places import place_of
from controller.table.state import (
    EYES,
    MAX_TEXT,
    VIEW,
    VIEW_TROUBLES,
    Refused,
    TableState,
    awaited,
    blind,
    dealing,
    live,
    meanings,
    playing,
    require_exit_reading,
    stopped,
    tracked_index,
    troubles,
    unread,
)
from controller.table.step import Step
from hardware.devices import UNTIL_SEEN, Part

BOX_SENSORS = frozenset({Part.BEAM, Part.LID_SWITCH, Part.FOLLOWER})
"""Their faults are found by what they do over some draws: a restart does not show that they are gone."""


# --- what the machine reports -----------------------------------------------------------------------------------


def open_table(state: TableState, *, game: str, rules: Mapping[str, Any], bank: int, mode: str) -> list[Event]:
    """First events of a new journal. Raises Refused for a game that hides cards and does not read at the exit."""
    require_exit_reading(GAMES[game], rules)
    step = Step(state)
    step.emit(TableOpened(game, dict(rules), bank, mode))
    return step.events


def boot(state: TableState, *, camera: bool = True, box: bool = True, sheet: bool = False) -> list[Event]:
    """The program has started: the count of the cards is verified before play goes on, test mode is over.
    `camera`, `box`: the table has one; without a camera nothing is compared, without a box no sensor of it is bad;
    `sheet`: cards are dealt by hand on the printed sheet."""
    step = Step(state)
    if state.in_test:
        step.emit(ServiceEnded(say("table-test-ends-restart")))
    for part in state.faults:
        if part not in UNTIL_SEEN and (not box or part not in BOX_SENSORS):  # devices report their faults again
            step.emit(FaultCleared(part))
    drop_uncertain(step)
    index = tracked_index(step.state) if dealing(state) else 0
    step.emit(Booted(camera=camera, sheet=sheet))
    if camera and dealing(state) and not step.state.sight.doubted:
        step.emit(WindowMoved(index, verify=True, why=AFTER_RESTART, counted=False))
    place_of(step.state).compare(step)
    return step.events


def board_answered(state: TableState, firmware: str) -> list[Event]:
    """The casekeeper's board is connected, with this firmware; nothing where that is known."""
    return [] if firmware == state.firmware else [BoardAnswered(firmware)]


def movement(state: TableState, source: str) -> list[Event]:
    """Something leaves the box, or a hand reaches in (`source`: beam or camera): the round closes for bets, where a
    card may come now."""
    step = Step(state)
    due = playing(state) and step.game.expects(live(state)) is not None
    if due and live(state).phase == "bets_open" and stopped(state) is None:
        close_bets(step)
        step.emit(RoundClosed(source))
    return step.events


def false_start(state: TableState, what: Message) -> list[Event]:
    """`what` closed the bets, but no card was drawn: only the dealer reopens them, and he is called."""
    step = Step(state)
    closing = state.closing if state.mode != "casekeeper" and stopped(state) is None else None
    due = closing is not None and closing.source and not closing.false_start
    if due and playing(state) and live(state).phase == "bets_closed":
        step.emit(FalseStart(say("table-false-start", what=what)))
    return step.events


def beam_passed(state: TableState) -> list[Event]:
    """A card blocked the exit beam. An event only for the first one, and while cards may leave unseen."""
    step = Step(state)
    if not state.sight.has_beam or (dealing(state) and blind(state)):
        step.emit(BeamPassed())
    return step.events


def left_under_cover(state: TableState) -> list[Event]:
    """More than the cover card has left, and no card was read: the first one that is may not be the deal's first."""
    step = Step(state)
    doubt_count(step, say("table-after-cover"), counted=False)
    return step.events


def sighted(state: TableState, sighting: Sighting) -> list[Event]:
    """The camera has read (or failed to read) card `sighting.index`."""
    step = Step(state)
    if not dealing(state):
        return []
    if unread(state):
        # While play was held nothing was drawn; else the cards drawn since the dealer named one have to be found out.
        held = Part.VIEW not in state.accepted_faults and state.sight.beam.passes == 0
        for event in cleared(state, Part.VIEW, same_card=held):
            step.emit(event)
        if not held:
            return step.events
    taken = place_of(step.state).receive(step, sighting)
    if taken is not None:
        if not step.state.sight.doubted:
            step.emit(CardSeen(taken))
        step.emit(ReadingWaits(taken))
        process_pending_readings(step)
        hold_undue_card(step)
    return step.events


def marked(state: TableState, kind: str) -> list[Event]:
    """A marker of the pack has come, such as the cut card. What the game makes of it is its own; one that it does not
    take now is noted."""
    step = Step(state)
    if not playing(state):
        return []
    try:
        step.put(Mark(kind))
    except Refused as refusal:
        step.emit(Noted(say("table-marker-refused", marker=kind, why=refusal.text)))
    process_pending_readings(step)
    return step.events


def time_up(state: TableState, key: str) -> list[Event]:
    """The time of the decision `key` is up; what then holds is done. Nothing while play is held, or when it is awaited
    no more."""
    step = Step(state)
    if stopped(state) is not None or not playing(state):
        return []
    # The clock's item may have waited in the inbox behind the act that made the decision.
    if key not in {decision.key for decision in awaited(state)}:
        return []
    step.emit(TimeRanOut(key))
    command = step.game.time_up(live(state), key)
    if command is not None:
        step.put(command)
        process_pending_readings(step)
    return step.events


def double_draw(state: TableState, indices: tuple[int, ...]) -> list[Event]:
    """Two cards left the box together; the first of them was never seen lying still."""
    step = Step(state)
    if dealing(state):
        step.emit(Noted(say("table-double-draw", cards=tuple(i + 1 for i in indices))))
        process_pending_readings(step)
    return step.events


def ran_out(state: TableState) -> list[Event]:
    """No card is in the window any more."""
    step = Step(state)
    if dealing(state):
        place_of(state).box_empty(step)
    return step.events


def note(state: TableState, text: Message) -> list[Event]:
    """An incident that everybody should see but that changes nothing."""
    step = Step(state)
    step.emit(Noted(_tidy(text)))
    return step.events


def faulted(state: TableState, part: str, text: Message) -> list[Event]:
    """`part` does not work; play is held until it is mended or the dealer goes on without it, again where it fails in
    another way than he has gone on with. A warning (`hardware.devices.WARNINGS`) holds nothing. Texts in the message
    become one line of at most MAX_TEXT characters."""
    text = _tidy(text)
    if state.faults.get(part) == text:
        return []
    step = Step(state)
    step.emit(FaultRaised(part, text, part in state.accepted_faults and not meanings(part, text) <= state.agreed))
    return step.events


def cleared(state: TableState, part: str, *, same_card: bool = False) -> list[Event]:
    """`part` works again; pending readings are processed. Without camera, reader, picture or journal cards may have
    left unseen: the count is in doubt, unless the `same_card` was seen in the window all the time."""
    if part not in state.faults:
        return []
    step = Step(state)
    step.emit(FaultCleared(part))
    # While the journal failed nothing was stored, so cards read then are lost like those that nothing saw.
    if (part == "journal" or part in EYES) and not same_card and dealing(state):
        why = say("table-after-trouble", part=part_name(part), fault=state.faults[part])
        doubt_count(step, why, counted=part != "journal")
    process_pending_readings(step)
    hold_undue_card(step)
    return step.events


def view_trouble(state: TableState, kind: str) -> list[Event]:
    """The picture cannot be relied on: dark, covered ..., possibly beside another trouble. After it the window is read
    again, so it takes the place of `UNREAD`."""
    return faulted(state, Part.VIEW, _view_fault({*_kinds(state), kind}))


def view_cleared(state: TableState, kind: str) -> list[Event]:
    """This trouble of the picture has passed; after the last one the window is read again."""
    if kind not in _kinds(state):
        return []
    left = _kinds(state) - {kind}
    return faulted(state, Part.VIEW, _view_fault(left)) if left else cleared(state, Part.VIEW)


def _kinds(state: TableState) -> frozenset[str]:
    fault = state.faults.get(Part.VIEW)
    return frozenset() if fault is None else troubles(fault) & VIEW_TROUBLES.keys()


def _view_fault(kinds: Iterable[str]) -> Message:
    return say(VIEW, kinds=tuple(VIEW_TROUBLES[kind] for kind in sorted(kinds)))


def _tidy(text: Message) -> Message:
    """The message with each text in it on one line of at most MAX_TEXT characters: devices say what they like."""

    def tidy(value: Value) -> Value:
        if isinstance(value, str):
            return " ".join("".join(letter if letter.isprintable() else " " for letter in value).split())[:MAX_TEXT]
        if isinstance(value, Message):
            return _tidy(value)
        return tuple(map(tidy, value)) if isinstance(value, tuple) else value

    return Message(text.code, tuple((name, tidy(value)) for name, value in text.data))
