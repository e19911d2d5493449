"""The tracker as a state machine: its states, its cues, and the table that says what follows from each pair of them.

Theory of operation
===================

One dealing box is watched. Its window shows one card, which is still until it is drawn; the next card is under it. The
tracker answers one question, and only when it is certain: which card is in the window now? All its reports follow from
comparing that card with the card it reported last.

Each frame begins with one cue from the samples. A few thousand sampled pixels show whether anything moves, and whether
the window looks as it did at rest (`motion`). For most frames that is all. Only when the window is still after a
movement is a view of it taken: the window is followed, the card rectified, read, and compared with the card reported
last (`judge`). What the view shows is a further cue, looked up in the same frame, and may lead to one more. So each
frame is one of the first five cues, followed by none, one or several of the others.

A movement ends in one of four ways. The SAME card is there (a hand passed, or the card was pushed back). ANOTHER card
is there (the card was drawn). No card is there (GONE: the box is empty). Or the card is DISPLACED: it is held half out
of the box. Half out is a state and never a card: what shows beside the card is not yet the card in the window.

While the window cannot be seen (covered for long, dark, out of focus, a frozen picture) any number of cards may leave.
The watch of the picture (`trouble`) detects such a spell and gives the cue BLINDED with each frame while it lasts. A
movement in it leads to BLIND, and from there to DISTRUST as soon as the picture is still. Only a card that is seen and
judged ends DISTRUST. The end of the trouble alone does not.

The window itself is searched for while it is not known (SEARCHING), followed when the box is pushed, and searched for
nearby when it shows no readable card (UNREADABLE, FOUND). That it is not found though something has moved is reported
by the watch of the picture, so that no card is missed in silence.

How to read the table
---------------------

TABLE[state][cue] is the next state and the action done on entering it. The action may answer with the next cue. A pair
that cannot happen is listed in REFUSED, and `step` raises ImpossibleCue for it. The state changes only by this table.
What a state has to remember exists only while it lasts: `Search` while SEARCHING, `Rest` while AT_REST, `Passage` in
all other states.

docs/tracker.md shows the table and its diagram; `python -m vision.track.states_page` generates both from this module.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class State(Enum):
    """A state of the tracker. The value is its description."""

    SEARCHING = "The window is not known; the whole picture is searched for it."
    VACANT = "The window is known, but no card has been reported in it: at the start, or since the box was empty."
    AT_REST = "The card in the window has been reported, and nothing moves."
    STIRRED = "A movement has just begun. The frame before it is viewed once more."
    MOVING = "Something moves in the window."
    VIEWING = "The window is still after a movement; views are taken until they decide which card is there."
    HALF_OUT = "The reported card was seen displaced: it is held half out of the box."
    BLIND = "Something moves, and the window was out of sight: covered for long, dark, out of focus, or frozen."
    DISTRUST = "The window is still, during or after a blind spell; which card is there is not known."


class Cue(Enum):
    """What has happened. The first five come from the samples, one with each frame."""

    REPEATED = "The camera delivered the previous picture again: this frame has no information."
    STILL = "Nothing moves, and the window looks as at rest."
    CHANGED = "Nothing moves, but the window does not look as at rest."
    TREMBLES = "Something moves, too little to be the card or a hand."
    MOVES = "Something moves."

    FOUND = "A window was found, for the first time or at a new place."
    FOUND_LATE = "The window was found, and cards that had been in it before were reported."
    BROKEN_OFF = "It moves again before the views decided."
    DISPLACED = "The reported card is clearly seen displaced."
    PERHAPS_DISPLACED = "Either the reported card is displaced, or another card is there."
    UNREADABLE = "No readable card is in the window."
    SAME = "The reported card is in the window."
    ANOTHER = "A card that has not been reported is in the window."
    GONE = "The bottom of the empty box has been visible for long enough."

    BLINDED = "The window is reported covered, or the picture dark, frozen or so far out of focus that no card shows."
    REBASED = "The table sets which card of the pack is in the window now."


class Action(Enum):
    """What is done on entering the next state."""

    NOTHING = "Nothing."
    SEARCH = "Search the whole picture for the window."
    VIEW = "Take a view of the window when one is due, and judge it."
    BREAK_OFF = "Use the moving frame as a second view if it shows the same card; keep the views taken so far."
    WATCH_SLOW_DRAW = "If it has moved for a while, check whether it is the card itself, drawn slowly."
    SEARCH_NEARBY = "Search for a card a little aside, or for the window at another place."
    KEEP_WATCH = (
        "Do what is due at rest: second view, hand pass or push back, trouble, table, piles, focus, rest picture."
    )
    BEGIN_MOVEMENT = "Report the movement, unless it is the hand of the last draw leaving."
    VIEW_BEFORE = "View the last frame before the movement; a sure reading that disagrees makes the card unclear."
    HOLD = "Note that the card is half out, and report it when that has lasted."
    HOLD_IN_DOUBT = "Note that the card may be half out, and report nothing."
    REPORT_SAME = "Report what the movement was: a card pushed back, or a hand that passed."
    REPORT_CARD = "Report the previous card as drawn, then the new one, and any that were between them."
    REPORT_EMPTY = "Report the card as drawn and the box as empty."
    FORGET = "Forget the card: whatever is in the window is read and reported again."


class Step(NamedTuple):
    """The next state, and the action done on entering it."""

    state: State
    action: Action


class ImpossibleCue(RuntimeError):
    """A cue that cannot happen in the present state: a fault of the tracker, not of the picture."""

    def __init__(self, state: State, cue: Cue) -> None:
        super().__init__(f"cue {cue.name} in state {state.name}: the tracker's table has no such pair")


_SEEN = (Cue.DISPLACED, Cue.PERHAPS_DISPLACED, Cue.UNREADABLE, Cue.SAME, Cue.ANOTHER, Cue.GONE)
"""Cues that only a view of the window gives."""

TABLE: dict[State, dict[Cue, Step]] = {
    State.SEARCHING: {
        Cue.REPEATED: Step(State.SEARCHING, Action.NOTHING),
        Cue.STILL: Step(State.SEARCHING, Action.SEARCH),
        Cue.CHANGED: Step(State.SEARCHING, Action.SEARCH),
        Cue.TREMBLES: Step(State.SEARCHING, Action.SEARCH),
        Cue.MOVES: Step(State.SEARCHING, Action.SEARCH),
        Cue.FOUND: Step(State.VACANT, Action.VIEW),
        Cue.FOUND_LATE: Step(State.VIEWING, Action.VIEW),
        Cue.BLINDED: Step(State.SEARCHING, Action.NOTHING),
        Cue.REBASED: Step(State.SEARCHING, Action.FORGET),
    },
    State.VACANT: {
        Cue.REPEATED: Step(State.VACANT, Action.NOTHING),
        Cue.STILL: Step(State.VACANT, Action.VIEW),
        Cue.CHANGED: Step(State.VACANT, Action.VIEW),
        Cue.TREMBLES: Step(State.VACANT, Action.BREAK_OFF),
        Cue.MOVES: Step(State.VACANT, Action.BREAK_OFF),
        Cue.FOUND: Step(State.VACANT, Action.VIEW),
        Cue.BROKEN_OFF: Step(State.VACANT, Action.NOTHING),
        Cue.UNREADABLE: Step(State.VACANT, Action.SEARCH_NEARBY),
        Cue.ANOTHER: Step(State.AT_REST, Action.REPORT_CARD),
        Cue.BLINDED: Step(State.VACANT, Action.NOTHING),
        Cue.REBASED: Step(State.VACANT, Action.FORGET),
    },
    State.AT_REST: {
        Cue.REPEATED: Step(State.AT_REST, Action.NOTHING),
        Cue.STILL: Step(State.AT_REST, Action.KEEP_WATCH),
        Cue.CHANGED: Step(State.STIRRED, Action.BEGIN_MOVEMENT),
        Cue.TREMBLES: Step(State.AT_REST, Action.NOTHING),
        Cue.MOVES: Step(State.STIRRED, Action.BEGIN_MOVEMENT),
        Cue.BLINDED: Step(State.AT_REST, Action.NOTHING),
        Cue.REBASED: Step(State.VACANT, Action.FORGET),
    },
    State.STIRRED: {
        Cue.REPEATED: Step(State.STIRRED, Action.NOTHING),
        Cue.STILL: Step(State.MOVING, Action.VIEW_BEFORE),
        Cue.CHANGED: Step(State.MOVING, Action.VIEW_BEFORE),
        Cue.TREMBLES: Step(State.MOVING, Action.VIEW_BEFORE),
        Cue.MOVES: Step(State.MOVING, Action.VIEW_BEFORE),
        Cue.BLINDED: Step(State.STIRRED, Action.NOTHING),
        Cue.REBASED: Step(State.VACANT, Action.FORGET),
    },
    State.MOVING: {
        Cue.REPEATED: Step(State.MOVING, Action.NOTHING),
        Cue.STILL: Step(State.VIEWING, Action.VIEW),
        Cue.CHANGED: Step(State.VIEWING, Action.VIEW),
        Cue.TREMBLES: Step(State.MOVING, Action.WATCH_SLOW_DRAW),
        Cue.MOVES: Step(State.MOVING, Action.WATCH_SLOW_DRAW),
        Cue.DISPLACED: Step(State.HALF_OUT, Action.HOLD),
        Cue.BLINDED: Step(State.BLIND, Action.NOTHING),
        Cue.REBASED: Step(State.VACANT, Action.FORGET),
    },
    State.VIEWING: {
        Cue.REPEATED: Step(State.VIEWING, Action.NOTHING),
        Cue.STILL: Step(State.VIEWING, Action.VIEW),
        Cue.CHANGED: Step(State.VIEWING, Action.VIEW),
        Cue.TREMBLES: Step(State.VIEWING, Action.BREAK_OFF),
        Cue.MOVES: Step(State.VIEWING, Action.BREAK_OFF),
        Cue.FOUND: Step(State.VIEWING, Action.VIEW),
        Cue.BROKEN_OFF: Step(State.MOVING, Action.WATCH_SLOW_DRAW),
        Cue.DISPLACED: Step(State.HALF_OUT, Action.HOLD),
        Cue.PERHAPS_DISPLACED: Step(State.HALF_OUT, Action.HOLD_IN_DOUBT),
        Cue.UNREADABLE: Step(State.VIEWING, Action.SEARCH_NEARBY),
        Cue.SAME: Step(State.AT_REST, Action.REPORT_SAME),
        Cue.ANOTHER: Step(State.AT_REST, Action.REPORT_CARD),
        Cue.GONE: Step(State.VACANT, Action.REPORT_EMPTY),
        Cue.BLINDED: Step(State.DISTRUST, Action.NOTHING),
        Cue.REBASED: Step(State.VACANT, Action.FORGET),
    },
    State.HALF_OUT: {
        Cue.REPEATED: Step(State.HALF_OUT, Action.NOTHING),
        Cue.STILL: Step(State.HALF_OUT, Action.VIEW),
        Cue.CHANGED: Step(State.HALF_OUT, Action.VIEW),
        Cue.TREMBLES: Step(State.HALF_OUT, Action.BREAK_OFF),
        Cue.MOVES: Step(State.HALF_OUT, Action.BREAK_OFF),
        Cue.FOUND: Step(State.HALF_OUT, Action.VIEW),
        Cue.BROKEN_OFF: Step(State.HALF_OUT, Action.WATCH_SLOW_DRAW),
        Cue.DISPLACED: Step(State.HALF_OUT, Action.HOLD),
        Cue.PERHAPS_DISPLACED: Step(State.HALF_OUT, Action.HOLD_IN_DOUBT),
        Cue.UNREADABLE: Step(State.HALF_OUT, Action.SEARCH_NEARBY),
        Cue.SAME: Step(State.AT_REST, Action.REPORT_SAME),
        Cue.ANOTHER: Step(State.AT_REST, Action.REPORT_CARD),
        Cue.GONE: Step(State.VACANT, Action.REPORT_EMPTY),
        Cue.BLINDED: Step(State.DISTRUST, Action.NOTHING),
        Cue.REBASED: Step(State.VACANT, Action.FORGET),
    },
    State.BLIND: {
        Cue.REPEATED: Step(State.BLIND, Action.NOTHING),
        Cue.STILL: Step(State.DISTRUST, Action.VIEW),
        Cue.CHANGED: Step(State.DISTRUST, Action.VIEW),
        Cue.TREMBLES: Step(State.BLIND, Action.WATCH_SLOW_DRAW),
        Cue.MOVES: Step(State.BLIND, Action.WATCH_SLOW_DRAW),
        Cue.DISPLACED: Step(State.HALF_OUT, Action.HOLD),
        Cue.BLINDED: Step(State.BLIND, Action.NOTHING),
        Cue.REBASED: Step(State.VACANT, Action.FORGET),
    },
    State.DISTRUST: {
        Cue.REPEATED: Step(State.DISTRUST, Action.NOTHING),
        Cue.STILL: Step(State.DISTRUST, Action.VIEW),
        Cue.CHANGED: Step(State.DISTRUST, Action.VIEW),
        Cue.TREMBLES: Step(State.DISTRUST, Action.BREAK_OFF),
        Cue.MOVES: Step(State.DISTRUST, Action.BREAK_OFF),
        Cue.FOUND: Step(State.DISTRUST, Action.VIEW),
        Cue.BROKEN_OFF: Step(State.BLIND, Action.WATCH_SLOW_DRAW),
        Cue.DISPLACED: Step(State.HALF_OUT, Action.HOLD),
        Cue.PERHAPS_DISPLACED: Step(State.HALF_OUT, Action.HOLD_IN_DOUBT),
        Cue.UNREADABLE: Step(State.DISTRUST, Action.SEARCH_NEARBY),
        Cue.SAME: Step(State.AT_REST, Action.REPORT_SAME),
        Cue.ANOTHER: Step(State.AT_REST, Action.REPORT_CARD),
        Cue.GONE: Step(State.VACANT, Action.REPORT_EMPTY),
        Cue.BLINDED: Step(State.DISTRUST, Action.NOTHING),
        Cue.REBASED: Step(State.VACANT, Action.FORGET),
    },
}

ANSWERS: dict[Action, frozenset[Cue]] = {
    Action.SEARCH: frozenset({Cue.FOUND, Cue.FOUND_LATE}),
    Action.VIEW: frozenset(_SEEN),
    Action.BREAK_OFF: frozenset({Cue.SAME, Cue.ANOTHER, Cue.BROKEN_OFF}),
    Action.WATCH_SLOW_DRAW: frozenset({Cue.DISPLACED}),
    Action.SEARCH_NEARBY: frozenset({Cue.FOUND}),
}
"""The cues that an action may answer with; the others answer with none."""

NEEDS_CARD = frozenset({Cue.SAME, Cue.DISPLACED, Cue.PERHAPS_DISPLACED, Cue.GONE})
"""Cues that compare with the reported card: no action answers with one while VACANT."""

FRAME_CUES = (Cue.REPEATED, Cue.STILL, Cue.CHANGED, Cue.TREMBLES, Cue.MOVES)
"""Exactly one of these comes with every frame, in every state."""

_VIEWED_STILL = (Cue.PERHAPS_DISPLACED, Cue.UNREADABLE, Cue.SAME, Cue.ANOTHER, Cue.GONE)
"""What only a view of a still window can answer."""

REFUSED: dict[State, dict[str, tuple[Cue, ...]]] = {
    State.SEARCHING: {
        "without a window no view is taken": (*_SEEN, Cue.BROKEN_OFF),
    },
    State.VACANT: {
        "no card has been reported to compare with": tuple(cue for cue in Cue if cue in NEEDS_CARD),
        "the window is known": (Cue.FOUND_LATE,),
    },
    State.AT_REST: {
        "at rest no view decides which card is there": (*_SEEN, Cue.BROKEN_OFF),
        "the window is known": (Cue.FOUND, Cue.FOUND_LATE),
    },
    State.STIRRED: {
        "the movement has only begun": (*_SEEN, Cue.BROKEN_OFF),
        "the window is known": (Cue.FOUND, Cue.FOUND_LATE),
    },
    State.MOVING: {
        "a moving window is viewed only for a card drawn slowly": _VIEWED_STILL,
        "nothing has been still": (Cue.BROKEN_OFF,),
        "the window is known": (Cue.FOUND, Cue.FOUND_LATE),
    },
    State.VIEWING: {"the window is known": (Cue.FOUND_LATE,)},
    State.HALF_OUT: {"the window is known": (Cue.FOUND_LATE,)},
    State.BLIND: {
        "a moving window is viewed only for a card drawn slowly": _VIEWED_STILL,
        "nothing has been still": (Cue.BROKEN_OFF,),
        "the window is known": (Cue.FOUND, Cue.FOUND_LATE),
    },
    State.DISTRUST: {"the window is known": (Cue.FOUND_LATE,)},
}
"""Why each pair that is not in TABLE cannot happen."""


def step(state: State, cue: Cue) -> Step:
    """The entry of TABLE. Raises ImpossibleCue for a pair of REFUSED."""
    try:
        return TABLE[state][cue]
    except KeyError:
        raise ImpossibleCue(state, cue) from None
