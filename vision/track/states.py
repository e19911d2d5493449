"""The tracker as a state machine: its states, its cues, and the table that says what follows from each pair of them.

Theory of operation
===================

One box is watched. Its window shows one card, which lies still until it is drawn; under it lies the next. The tracker
answers one question with certainty or not at all: which card lies in the window now? Everything that it reports follows
from comparing the card that lies there with the card that it reported last.

Each frame begins with one cue of the samples. A few thousand sampled pixels tell whether anything moves, and whether
the window looks as it did at rest (`motion`). For most frames that is all. Only when the window lies still after a
movement is a view of it taken: the window is followed, the card rectified, read, and compared with the card reported
last (`judge`). What the view shows is a further cue, looked up in the same frame, and may lead to one more. So each
frame is one of the first five cues, followed by none, one or several of the others.

A movement ends in one of four ways. The SAME card lies there (a hand passed, or the card was pushed back); ANOTHER one
does (the card was drawn); none does (the box is empty, GONE); or the card is seen DISPLACED: it is held half out of the
box. Half out is a state and never a card: what is seen beside the card is not yet the card in the window.

While the window cannot be seen (covered for long, dark, a camera that stands still) any number of cards may leave. The
watch of the picture (`trouble`) finds such a spell, and gives the cue BLINDED with each frame while it lasts. A
movement in it or before it leads to BLIND, and from there to DISTRUST when something lies still: what lies there must
be seen and judged before anything is said of it. The end of the trouble alone leads nowhere: only a card that is seen
does.

The window itself is sought while it is not known (SEARCHING), followed when the box is pushed, and sought nearby when
it shows no readable card (UNREADABLE, FOUND).

How to read the table
---------------------

TABLE[state][cue] is the state that follows and the action that is done on arriving there. The action may answer with
the next cue. A pair that cannot happen is named in REFUSED, and `step` raises ImpossibleCue for it: nothing is guessed.
Everything that makes a state change stands here; the tracker has no other way to change it. What a state needs to
remember lives only while it lasts: `Search` while SEARCHING, `Rest` while AT_REST, `Passage` in all other states.

docs/tracker.md shows the table and its diagram; `python -m vision.track.states_page` draws both from here.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class State(Enum):
    """What is known of the window. The value says it in a sentence."""

    SEARCHING = "The window is not known; it is sought in the whole picture."
    VACANT = "The window is known, and no card has been reported in it: at the beginning, or since the box was empty."
    AT_REST = "The card in the window has been reported, and nothing moves."
    STIRRED = "A movement has just begun. The frame before it is viewed once more."
    MOVING = "Something moves in the window."
    VIEWING = "It lies still after a movement; views are taken until one decides."
    HALF_OUT = "The reported card has been seen displaced: it is held half out of the box."
    BLIND = (
        "Something moves, and the window could not be seen: it was covered for long, dark, or the picture stood still."
    )
    DISTRUST = "It lies still in a blind spell or after one; which card lies there is not known."


class Cue(Enum):
    """What the tracker is told. The first five are of the samples, one with each frame."""

    REPEATED = "The camera shows the picture before once more: this frame tells nothing."
    STILL = "Nothing moves, and the window looks as at rest."
    CHANGED = "Nothing moves, but the window looks otherwise than at rest."
    TREMBLES = "Something moves, too little to be the card or a hand."
    MOVES = "Something moves."

    FOUND = "A window was found, here or elsewhere, and no card was reported in it meanwhile."
    FOUND_LATE = "The window was found, and the cards that lay in it before that have been reported."
    BROKEN_OFF = "What lay still moves again, and its views did not decide."
    DISPLACED = "The reported card is plainly seen displaced."
    PERHAPS_DISPLACED = "The reported card may be seen displaced, or another card lies there."
    UNREADABLE = "No readable card is seen where the window was."
    SAME = "The reported card lies there."
    ANOTHER = "A card lies there that has not been reported."
    GONE = "The bottom of the empty box has been seen for long enough."

    BLINDED = "The picture's watch has found the window covered, the picture dark, or standing still."
    REBASED = "The table says which card of the pack lies in the window now."


class Action(Enum):
    """What is done on arriving in the next state."""

    NOTHING = "Nothing."
    SEARCH = "Look for the window in the whole picture."
    VIEW = "Take a view of the window, when one is due, and judge it."
    BREAK_OFF = "Compare what was seen still only once with what is seen beside the movement; keep its views."
    WATCH_SLOW_DRAW = "After a while, look whether the card itself is what moves."
    SEARCH_NEARBY = "Look for the card a little aside, or the window elsewhere."
    KEEP_WATCH = "Do what is due at rest: a second view, a hand that has passed, troubles, the piles, the rest picture."
    BEGIN_MOVEMENT = "Tell that something moves, unless it is the hand of the last draw."
    VIEW_BEFORE = "View the frame before the movement: a sure reading that disagrees makes the card unclear."
    HOLD = "Remember that the card is half out; tell so after a while."
    HOLD_IN_DOUBT = "Remember that the card may be half out, and tell nothing."
    REPORT_SAME = "Tell what the movement was: a card pushed back, or a hand that passed."
    REPORT_CARD = "Tell that the card before was drawn, and the new one; those that came between as well."
    REPORT_EMPTY = "Tell that the card was drawn and the box is empty."
    FORGET = "Forget the card: what lies in the window is read and reported anew."


class Step(NamedTuple):
    """What follows from a state and a cue."""

    state: State
    action: Action


class ImpossibleCue(RuntimeError):
    """A cue that cannot happen in the present state: the tracker is at fault, not the picture."""

    def __init__(self, state: State, cue: Cue) -> None:
        super().__init__(f"cue {cue.name} in state {state.name}: the tracker's table has no such pair")


_SEEN = (Cue.DISPLACED, Cue.PERHAPS_DISPLACED, Cue.UNREADABLE, Cue.SAME, Cue.ANOTHER, Cue.GONE)
"""What only a view of the window can tell."""

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
"""What is only answered when a card has been reported: not while VACANT."""

FRAME_CUES = (Cue.REPEATED, Cue.STILL, Cue.CHANGED, Cue.TREMBLES, Cue.MOVES)
"""One of these comes with every frame, in whatever state."""

REFUSED: dict[State, dict[str, tuple[Cue, ...]]] = {
    State.SEARCHING: {
        "without a window no view is taken": (*_SEEN, Cue.BROKEN_OFF),
    },
    State.VACANT: {
        "no card has been reported that could lie there, be displaced or have gone": tuple(NEEDS_CARD),
        "the window is known": (Cue.FOUND_LATE,),
    },
    State.AT_REST: {
        "at rest no view decides which card lies there": (*_SEEN, Cue.BROKEN_OFF),
        "the window is known": (Cue.FOUND, Cue.FOUND_LATE),
    },
    State.STIRRED: {
        "what moves is not viewed yet": (*_SEEN, Cue.BROKEN_OFF),
        "the window is known": (Cue.FOUND, Cue.FOUND_LATE),
    },
    State.MOVING: {
        "what moves is viewed only for a card that is drawn slowly": (
            Cue.PERHAPS_DISPLACED,
            Cue.UNREADABLE,
            Cue.SAME,
            Cue.ANOTHER,
            Cue.GONE,
        ),
        "nothing has lain still": (Cue.BROKEN_OFF,),
        "the window is known": (Cue.FOUND, Cue.FOUND_LATE),
    },
    State.VIEWING: {"the window is known": (Cue.FOUND_LATE,)},
    State.HALF_OUT: {"the window is known": (Cue.FOUND_LATE,)},
    State.BLIND: {
        "what moves is viewed only for a card that is drawn slowly": (
            Cue.PERHAPS_DISPLACED,
            Cue.UNREADABLE,
            Cue.SAME,
            Cue.ANOTHER,
            Cue.GONE,
        ),
        "nothing has lain still": (Cue.BROKEN_OFF,),
        "the window is known": (Cue.FOUND, Cue.FOUND_LATE),
    },
    State.DISTRUST: {"the window is known": (Cue.FOUND_LATE,)},
}
"""Why each pair that is not in TABLE cannot happen."""


def step(state: State, cue: Cue) -> Step:
    """What follows from a state and a cue. Raises ImpossibleCue for a pair of REFUSED."""
    try:
        return TABLE[state][cue]
    except KeyError:
        raise ImpossibleCue(state, cue) from None
