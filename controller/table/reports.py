"""What the table makes of the machine's reports - readings, movement, faults, a restart: `(state, fact) -> events`.

Pure. A fact is never refused: what cannot be used yet waits in the order of the pack, what is in doubt becomes a
question to the dealer. What people do is in `commands`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from controller.games.cards import Card
from controller.games.dealer import CloseBets, Mark, ShowCard
from controller.games.game import COVER
from controller.games.message import Message, Value, say
from controller.games.refusal import Refusal
from controller.games.registry import GAMES
from controller.table.chances import likelier
from controller.table.events import (
    Answered,
    BeamPassed,
    BoardAnswered,
    Booted,
    CardSeen,
    Event,
    FalseStart,
    FaultCleared,
    FaultRaised,
    Held,
    Noted,
    ReadingDropped,
    ReadingWaits,
    RoundClosed,
    ServiceEnded,
    Sighting,
    TableOpened,
    TimeRanOut,
    WindowMoved,
    WindowVerified,
)
from controller.table.parts import part_name
from controller.table.state import (
    AFTER_RESTART,
    EYES,
    MAX_TEXT,
    NOT_IN_ORDER,
    VIEW,
    VIEW_TROUBLES,
    Refused,
    TableState,
    any_fault,
    askable,
    at_exit,
    awaited,
    blind,
    card_of,
    game_of,
    in_window,
    is_public,
    live,
    meanings,
    next_index,
    playing,
    read_as,
    reads_where_it_may,
    stopped,
    troubles,
    unread,
)
from controller.table.step import Step, plausible
from hardware.devices import UNTIL_SEEN, Part

BOX_SENSORS = frozenset({Part.BEAM, Part.LID_SWITCH, Part.FOLLOWER})
"""Their faults are found by what they do over some draws: a restart does not show that they are gone."""
NOT_DUE = say("table-not-due")
TELL_OF_CARD = frozenset({"table-not-due", "table-counted-behind"})
"""Holds by which the dealer is told of a card that has left: he goes on beside it."""


# --- what the machine reports -----------------------------------------------------------------------------------


def open_table(state: TableState, *, game: str, rules: Mapping[str, Any], bank: int, mode: str) -> list[Event]:
    """First events of a new journal. Raises Refused for a game that hides cards and does not read at the exit."""
    reads_where_it_may(GAMES[game], rules)
    step = Step(state)
    step.emit(TableOpened(game, dict(rules), bank, mode))
    return step.events


def boot(state: TableState, *, camera: bool = True, box: bool = True) -> list[Event]:
    """The program has started: the window is compared with the journal before play goes on, test mode is over.
    `camera`, `box`: the table has one; without a camera nothing is compared, without a box no sensor of it is bad."""
    step = Step(state)
    if state.in_test:
        step.emit(ServiceEnded(say("table-test-ends-restart")))
    for part in state.faults:
        if part not in UNTIL_SEEN and (not box or part not in BOX_SENSORS):  # devices say anew what is wrong with them
            step.emit(FaultCleared(part))
    _forget_uncertain(step)
    index = in_window(step.state) if playing(state) else 0
    step.emit(Booted(camera=camera))
    if camera and playing(state) and not step.state.verify and (blind(state) or not _under_cover(state)):
        step.emit(WindowMoved(index, verify=True, why=AFTER_RESTART, counted=False))
    if at_exit(step.state):
        _compare(step)
    return step.events


def board_answered(state: TableState, firmware: str) -> list[Event]:
    """The casekeeper's board is connected, with this firmware; nothing where that is known."""
    return [] if firmware == state.firmware else [BoardAnswered(firmware)]


def _under_cover(state: TableState) -> bool:
    """Whether the deal's first card can only be the next one read: none was yet, and to draw the cover card that lies
    on it moves no card of the pack."""
    return not state.sightings and COVER in game_of(state).markers(live(state).rules.changed())


def movement(state: TableState, source: str) -> list[Event]:
    """Something leaves the box, or a hand reaches in (`source`: beam or camera): the round closes for bets, where a
    card may come now."""
    step = Step(state)
    due = playing(state) and step.game.expects(live(state)) is not None
    if due and live(state).phase == "bets_open" and stopped(state) is None:
        step.put(CloseBets())
        step.emit(RoundClosed(source))
    return step.events


def false_start(state: TableState, what: Message) -> list[Event]:
    """`what` closed the bets, but the card that lay in the window lies there still: only the dealer reopens them, and
    he is called."""
    step = Step(state)
    idle = state.closed_by and not state.false_start and state.mode != "casekeeper" and stopped(state) is None
    if idle and playing(state) and live(state).phase == "bets_closed":
        step.emit(FalseStart(say("table-false-start", what=what)))
    return step.events


def beam_passed(state: TableState) -> list[Event]:
    """A card blocked the exit beam: counted while nobody else sees the cards."""
    step = Step(state)
    if not state.has_beam or (playing(state) and blind(state)):
        step.emit(BeamPassed())
    return step.events


def sighted(state: TableState, sighting: Sighting) -> list[Event]:
    """The camera has read (or failed to read) card `sighting.index`."""
    step = Step(state)
    if not playing(state):
        return []
    if unread(state):
        # While play was held nothing was drawn; else what was drawn since the dealer's word has to be found out.
        held = Part.VIEW not in state.accepted_faults and state.passes == 0
        for event in cleared(state, Part.VIEW, same_card=held):
            step.emit(event)
        if not held:
            return step.events
        state = step.state
    waits = None if at_exit(state) else next((s for s in state.waiting if s.index == sighting.index), None)
    if waits is not None and not state.verify and not _may_be_same(waits, sighting):
        step.emit(WindowMoved(sighting.index, verify=True, why=say("table-after-another-look"), counted=False))
        return step.events
    if at_exit(state) and sighting.index < next_index(state):
        sighting = _counted_behind(step, sighting)
    if not state.verify:
        step.emit(CardSeen(sighting))
    step.emit(ReadingWaits(sighting))
    drain(step)
    hold_undue(step)
    return step.events


def hold_undue(step: Step) -> None:
    """At the exit the dealer is told of a card that has left without being due before play goes on, also of one that
    left unseen or while play was held."""
    state = step.state
    if not at_exit(state) or not playing(state) or stopped(state) is not None:
        return
    if state.seen_index >= next_index(state) and step.game.expects(live(state)) is None:
        step.emit(Held(NOT_DUE))


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
    drain(step)
    return step.events


def time_up(state: TableState, key: str) -> list[Event]:
    """The time of the decision `key` is up; what then holds is done. Nothing while play is held, or when it is awaited
    no more."""
    step = Step(state)
    if stopped(state) is not None or not playing(state):
        return []
    if key not in {decision.key for decision in awaited(state)}:
        return []
    step.emit(TimeRanOut(key))
    command = step.game.time_up(live(state), key)
    if command is not None:
        step.put(command)
        drain(step)
    return step.events


def _may_be_same(one: Sighting, other: Sighting) -> bool:
    """Whether two readings may be of one card."""
    if one.card is not None and other.card is not None:
        return one.card == other.card
    sure, unsure = (one, other) if one.card is not None else (other, one)
    possible = plausible(unsure)
    return sure.card is None or not possible or card_of(sure.card) in possible


def double_draw(state: TableState, indices: tuple[int, ...]) -> list[Event]:
    """Two cards left the box together; the first of them was never seen lying still."""
    step = Step(state)
    if playing(state):
        step.emit(Noted(say("table-double-draw", cards=tuple(i + 1 for i in indices))))
        drain(step)
    return step.events


def ran_out(state: TableState) -> list[Event]:
    """No card lies in the window any more. Before the deal's last card that is a short pack: the dealer looks and
    rules on it as a foul pack, or names the card the camera does not see."""
    step = Step(state)
    if not playing(state) or not next_index(state) or at_exit(state):
        return []
    shown = max(next_index(state), state.seen_index + 1)  # the last of them may still be in doubt
    size = step.game.pack_size(live(state))
    if shown < size:
        step.emit(Held(say("table-ran-out", shown=shown, size=size)))
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
    """`part` works again; what waited meanwhile is dealt with now. Cards may have gone by unseen without the camera or
    the journal: the window is read anew, unless the `same_card` was seen to lie there all the time."""
    if part not in state.faults:
        return []
    step = Step(state)
    step.emit(FaultCleared(part))
    if (part == "journal" or part in EYES) and not same_card and playing(state):
        why = say("table-after-trouble", part=part_name(part), fault=state.faults[part])
        read_anew(step, why, counted=part != "journal")
    drain(step)
    hold_undue(step)
    return step.events


def read_anew(step: Step, why: Message, *, counted: bool = True) -> None:
    """Cards may have been drawn unseen: the window is to be read anew and compared with the last card known there.
    `counted`: the exit beam's passes were counted meanwhile."""
    if not step.state.has_camera:
        return
    _forget_uncertain(step)
    step.emit(WindowMoved(in_window(step.state), verify=True, why=why, counted=counted))


def _forget_uncertain(step: Step) -> None:
    """What was read since cards were last drawn unseen cannot be counted when that happens again before it was cleared
    up: one question covers both."""
    state = step.state
    if not (state.verify and playing(state)):
        return
    if state.question is not None and state.question.kind == "restart":
        step.emit(Answered(state.question.id))
    for sighting in state.waiting:
        if sighting.index > state.window_index - at_exit(state):
            step.emit(ReadingDropped(sighting.index))


def view_trouble(state: TableState, kind: str) -> list[Event]:
    """The picture cannot be relied on: dark, covered ..., possibly beside another trouble. Its end has the window read
    anew, so it takes the place of `UNREAD`."""
    return faulted(state, Part.VIEW, _view_fault({*_kinds(state), kind}))


def view_cleared(state: TableState, kind: str) -> list[Event]:
    """This trouble of the picture has passed; with the last one the window is read anew."""
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


def _compare(step: Step) -> None:
    """Does the window show the card that was there before? Else the dealer says how many were drawn. One question after
    the other: what was asked before is answered first."""
    state = step.state
    if not state.verify or state.question is not None or not playing(state):
        return
    if at_exit(state):
        _ask_how_many(step)
        return
    index, sighting = state.window_index, state.anew
    if sighting is None:
        return
    if _is_same(step, sighting):
        step.emit(WindowVerified())
        for one in (sighting, *(s for s in state.waiting if s.index > index)):
            step.emit(CardSeen(one))
        if index >= next_index(state):
            step.emit(ReadingWaits(sighting))
        return
    before = state.sightings.get(index)
    if index < next_index(state):
        known = say("table-known-journaled", card=_known(step, index) or "none")
    elif before is not None:
        known = say("table-known-read", card=before.card or "none")
    else:
        known = say("table-known-none", card=index + 1)
    text = say(
        "table-ask-restart",
        why=state.unseen or AFTER_RESTART,
        seen=sighting.card or "none",
        known=known,
        counted=_beam_says(state),
    )
    step.ask("restart", index, text, sighting)


def _ask_how_many(step: Step) -> None:
    """At the exit nothing lies there to compare: unless the beam counted no card, the dealer says how many left. That
    covers what was read before he is asked, while another question was open."""
    state = step.state
    if _beam_counted(state) and state.passes == 0:
        step.emit(WindowVerified())
        told_again(step, state.window_index)
    elif EYES.isdisjoint(state.faults):
        why = state.unseen or AFTER_RESTART
        if any(sighting.index >= state.window_index for sighting in state.waiting):
            read_anew(step, why)
        text = say(
            "table-ask-how-many",
            why=why,
            counted=_beam_says(state),
            card=state.window_index,
        )
        step.ask("restart", state.window_index, text)


def told_again(step: Step, start: int, further: int = 0) -> None:
    """What was read from place `start` on while the count was in doubt: taken now, so many places further on."""
    later = [s for s in step.state.waiting if s.index >= start]
    for sighting in later:
        step.emit(ReadingDropped(sighting.index))
    _wait_further_on(step, later, further)


def _is_same(step: Step, sighting: Sighting) -> bool:
    """Whether the card in the window is surely the one that lay there before."""
    state, index = step.state, sighting.index
    if index < next_index(state):
        known = _known(step, index)
        return sighting.card == known or (known is None and not _contradicts(step, sighting))
    before = state.sightings.get(index)
    if before is None:  # the first card had not been read: only the beam can tell
        return _beam_counted(state) and state.passes == 0
    if before.card is None and sighting.card is not None:
        return card_of(sighting.card) in plausible(before)
    return sighting.card is not None and sighting.card == before.card


def _beam_counted(state: TableState) -> bool:
    """Whether there is an exit beam that works, and its passes were counted all the while."""
    return state.has_beam and state.counted and Part.BEAM not in state.faults


def _beam_says(state: TableState) -> int:
    """Cards that the exit beam counted meanwhile; -1 where it did not count."""
    return state.passes if _beam_counted(state) else -1


def lies_undue(state: TableState) -> bool:
    """Whether a card beyond the next one was read while none is due: it can only be laid away."""
    if not at_exit(state) or not state.waiting or not playing(state):
        return False
    return state.waiting[0].index > next_index(state) and game_of(state).expects(live(state)) is None


def drain(step: Step) -> None:
    """Deal with waiting readings in the order of the pack until one must wait or the dealer must be asked."""
    _compare(step)
    while step.state.waiting and _may_go_on(step.state):
        sighting = step.state.waiting[0]
        expected = next_index(step.state)
        if sighting.index >= expected and step.game.expects(live(step.state)) is None:
            if lies_undue(step.state):
                step.emit(Held(NOT_DUE))  # those before it were not due either: nobody has to know them
            break  # else it is the next card that is due
        if sighting.index > expected:
            if _goes_by(step):
                continue
            _ask_missed(step, expected)
            break
        step.emit(ReadingDropped(sighting.index))
        if sighting.index < expected:
            _read_again(step, sighting)
        elif sighting.card is None:
            if not _goes_by(step):
                _show_unsure(step, sighting)
        else:
            _show(step, sighting)
    _ask_what_left_unseen(step)
    _ask_what_is_in_doubt(step)


def _ask_what_left_unseen(step: Step) -> None:
    """At the exit a card that left unseen is asked for at once: no other comes to show that it is missing."""
    state = step.state
    if not at_exit(state) or state.waiting or not playing(state) or stopped(state) is not None:
        return
    expected = next_index(state)
    if state.seen_index >= expected and step.game.expects(live(state)) is not None:
        if _goes_by(step):
            _ask_what_left_unseen(step)
        else:
            _ask_missed(step, expected)


def _goes_by(step: Step) -> bool:
    """Whether the next card need not be known; then it has gone by."""
    command = step.game.unread(live(step.state))
    if command is not None:
        step.put(command)
    return command is not None


def _ask_missed(step: Step, index: int) -> None:
    step.ask("missed", index, say("table-ask-missed", card=index + 1, who=_who(step.state, index)))


def _who(state: TableState, index: int) -> str:
    """`dealer`, who is asked, or `nobody` for a card that lies face down."""
    return "dealer" if askable(state, index) else "nobody"


def _may_go_on(state: TableState) -> bool:
    """Whether the next waiting reading can be used now: play is not held, or only by a card of this turn in doubt,
    beside which the game takes the other one."""
    held = stopped(state)
    if held is None:
        return playing(state)
    question, waiting = state.question, state.waiting[0]
    if held.by != "question" or question is None or question.kind != "unclear" or state.hold or state.verify:
        return False
    if waiting.card is None or waiting.index != next_index(state) or waiting.index == question.index:
        return False
    if any_fault(state):
        return False
    try:
        game_of(state).decide(live(state), ShowCard(card_of(waiting.card)))
    except Refusal:
        return False
    return True


def _show_unsure(step: Step, sighting: Sighting) -> None:
    """The dealer is asked; meanwhile the game settles what every plausible card settles alike.

    Where the pack alone would decide - it leaves one card only, or rules out a rank that was seen - nothing is settled:
    either the reading errs or the pack is foul, and which of the two is for the dealer to say.
    """
    candidates = plausible(sighting)
    index = next_index(step.state)
    if not is_public(step.state, index):
        step.ask("unclear", index, say("table-ask-unread", card=index + 1, who=_who(step.state, index)), sighting)
        return
    places_of = _places(step.state)
    possible = [card for card in candidates if len(places_of[card]) < _most(step.state, card)]
    if candidates and (len(possible) < 2 or {card.rank for card in possible} != {card.rank for card in candidates}):
        out = [card for card in candidates if card not in possible and places_of[card]]
        places = tuple(say("table-card-out", card=card.label, places=_named(places_of[card])) for card in out[:4])
        text = say("table-ask-looks-out", card=index + 1, places=places)
        step.ask("unclear", index, text, sighting)
        return
    if candidates:
        try:
            step.put(step.game.show_unsure(candidates))
        except (Refused, Refusal) as refusal:
            if refusal.reason != "no_candidate":
                raise
    if index == next_index(step.state) or index in step.game.doubts(live(step.state)):
        step.ask("unclear", index, say("table-ask-unread", card=index + 1, who="dealer"), sighting)


def _ask_what_is_in_doubt(step: Step) -> None:
    """No card stays in doubt without a question."""
    doubts = step.game.doubts(live(step.state))
    if doubts and step.state.question is None and playing(step.state):
        index, cards = next(iter(doubts.items()))
        last = step.state.last_sighting
        looked = last if last is not None and last.index == index else None
        step.ask(
            "unclear",
            index,
            say("table-ask-one-of", card=index + 1, cards=tuple(say("games-card", card=card.label) for card in cards)),
            looked,
        )


def _places(state: TableState) -> Mapping[Card, list[int]]:
    """Where each card was shown, of those that everybody may see."""
    found: defaultdict[Card, list[int]] = defaultdict(list)
    for index, card in enumerate(live(state).cards):
        if is_public(state, index):
            found[card].append(index)
    return found


def _most(state: TableState, card: Card) -> int:
    """How many of it the pack has. What it does not have at all is for the game to refuse."""
    return game_of(state).pack(live(state)).get(card, 1)


def _named(places: Sequence[int]) -> tuple[Value, ...]:
    return tuple(say("table-place", card=index + 1) for index in places)


def _known(step: Step, index: int) -> str | None:
    """The label of a card already shown; None while it is in doubt."""
    cards = live(step.state).cards
    return str(cards[index]) if index < len(cards) else None


def _counted_behind(step: Step, sighting: Sighting) -> Sighting:
    """At the exit no card is read twice: what was counted as a card already dealt is the next one. The dealer is to
    know of it before it is dealt."""
    state = step.state
    place = max(next_index(state), state.seen_index + 1)
    if not state.verify:
        step.emit(WindowMoved(place + 1))
    step.emit(Held(say("table-counted-behind", counted=sighting.index + 1, card=place + 1)))
    return replace(sighting, index=place)


def _wait_further_on(step: Step, readings: Sequence[Sighting], places: int) -> None:
    for sighting in readings:
        moved = replace(sighting, index=sighting.index + places)
        step.emit(CardSeen(moved))
        step.emit(ReadingWaits(moved))


def _contradicts(step: Step, sighting: Sighting) -> bool:
    """Whether a sure reading is none of what the card in doubt may be."""
    possible = step.game.doubts(live(step.state)).get(sighting.index, ())
    return sighting.card is not None and card_of(sighting.card) not in possible


def _read_again(step: Step, sighting: Sighting) -> None:
    state, index = step.state, sighting.index
    known = _known(step, index)
    if known is None or sighting.card == known:
        return
    shown = [str(card) for card in live(state).cards]
    lies = None
    if sighting.card == shown[-1] and index < len(shown) - 1:
        lies = len(shown) - 1
    elif index and sighting.card == shown[index - 1] and index == state.window_index:
        lies = index - 1  # keyed early
    if lies is not None:
        step.emit(Noted(say("table-counts-from", shown=shown[lies], card=lies + 1)))
        step.emit(WindowMoved(lies))
        return
    another = sighting.card is not None and shown.count(sighting.card) < _most(state, card_of(sighting.card))
    text = say(
        "table-ask-disagree",
        card=index + 1,
        settled=known,
        seen=sighting.card or "none",
        another="yes" if another else "no",
    )
    if another:
        step.emit(CardSeen(sighting))  # the last word until that is answered
    step.ask("disagree", index, text, sighting, another=another)


def _show(step: Step, sighting: Sighting) -> None:
    card = card_of(sighting.card or "")
    place = sighting.index + 1
    down = not is_public(step.state, sighting.index)
    others = _read_too_often(step, sighting, card)
    if not all(is_public(step.state, index) for index in others):
        step.emit(ReadingWaits(sighting))
        step.emit(Held(NOT_IN_ORDER))
        return
    if down and others:
        _ask_instead(step, sighting, say("table-ask-cannot-be", card=place, who=_who(step.state, sighting.index)))
        return
    try:
        step.put(ShowCard(card))
    except Refused as refusal:
        if refusal.reason not in ("duplicate_card", "foreign_card"):
            raise
        if down:
            text = say("table-ask-cannot-be", card=place, who=_who(step.state, sighting.index))
        elif refusal.reason == "duplicate_card":
            places = _places(step.state)[card]
            which = likelier(step.state, card, places[0], sighting) if len(places) == 1 else "neither"
            text = say(
                "table-ask-duplicate",
                card=place,
                read=card.label,
                count=len(places),
                places=_named(places),
                likelier=which,
            )
        else:
            text = say("table-ask-foreign", card=place, read=card.label)
        _ask_instead(step, sighting, text)


def _ask_instead(step: Step, sighting: Sighting, text: Message) -> None:
    step.ask("duplicate", sighting.index, text, sighting)


def _read_too_often(step: Step, sighting: Sighting, card: Card) -> list[int]:
    """Where the camera has read a card as often as the pack has it, which it reads now: the game does not count those
    face down, as the answer to what a person says would tell them."""
    game, deal = step.game, live(step.state)
    if not game.hides or sighting.source != "camera" or not game.counts(deal, sighting.index):
        return []
    found = read_as(step.state, card)
    return found if len(found) >= _most(step.state, card) else []
