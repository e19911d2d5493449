"""The tracker of the shoe as a state machine: its states, its cues, and the table of what follows from each pair.

Theory of operation
===================

A shoe is closed, and a camera in its nose looks at the face of a card only while it slides over a window. The window is
shorter than a card, so a card is seen in parts: first its leading edge with one index, then its middle without any
edge, then its trailing edge with the other index. Between cards the window is empty. The tracker answers two questions:
did exactly one card leave, and which one was it?

Each frame gives one cue (`shoe_strip`): nothing is over the window; a leading edge is in it; it is full, without an
edge; a trailing edge is in it; a trailing edge and behind it the next card's leading edge; or something odd. Whatever
makes the window look other than empty is one of these: a dark card, such as a cut card, is odd. The order of these cues
tells what happened. LEAD, FULL, TRAIL, NOTHING is a card that left. A leading edge that was seen last before the window
was empty belongs to a card that was pushed back. A trailing edge that comes first is a card that had left and is pushed
in again. Something dark that stays is reported, and counts as the look of the empty window until it goes.

The frames of a passage are put together to a picture of the card (`shoe_passage`), each placed by the edge it
shows, or by how far its print has moved since the frame before. That is done twice, from two halves of the frames that
have none in common. Both pictures are read, and only if both are sure of the same card it is reported as read. All
else is reported as unclear: a picture with gaps, two that disagree, a card longer than one card (two came together), a
passage with something odd in it.

A frame printed on a card looks like an edge while the bare margin beyond it is out of the window. So nothing nearer to
the window's rim than such a line is wide is taken for an edge; it is, a frame later.

A pack is learnt with the same pictures (`vision/pack/enrol_shoe`): it is dealt once, slowly, and both pictures of every
card are kept; nothing is read then.

No frame may be missed: a card is over the window for less than a tenth of a second when it is pulled fast. When no
usable picture has come for longer than that (dark, the same one again, none at all), cards may have left unseen. This
is reported as a trouble of the picture, and the table asks how many left.

How to read the table
---------------------

TABLE[state][cue] is the next state and the action done on entering it. The action may answer with the next cue. A pair
that cannot happen is listed in REFUSED, and `step` raises ImpossibleCue for it. The state changes only by this table.
A `Passage` exists from a BEGIN until the card is reported.

docs/shoe-tracker.md shows the table and its diagram; `python -m vision.track.states_page` generates both.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class State(Enum):
    """A state of the shoe's tracker. The value is its description."""

    UNKNOWN = "The start: how the empty window looks is not known."
    EMPTY = "Nothing is over the window."
    ENTERING = "The leading edge of a card that comes from the slit is in the window."
    CROSSING = "A card covers the whole window; neither edge is seen."
    LEAVING = "The trailing edge of that card is in the window."
    HALF_OUT = "The card has not moved for a while."
    RETURNING = "A trailing edge came first: a card comes in from outside, or one was too fast to be seen before."
    DOUBTFUL = "What is over the window is not one card that passes once."
    BLIND = "The window is out of sight: the picture is dark, repeats, or did not come."


class Cue(Enum):
    """What has happened. All but the last three come with a frame."""

    NO_PICTURE = "The frame has no information: it is dark, or the previous one again."
    NOTHING = "Nothing is over the window."
    LEAD = "A leading edge is in the window, and nothing beyond it."
    FULL = "The window is covered, without an edge."
    TRAIL = "A trailing edge is in the window, and nothing behind it."
    NEXT = "A trailing edge is in the window, and behind it another leading edge."
    ODD = "Something is over the window that no one card can be."
    BLINDED = "For so long no picture has come that a card may have passed unseen."

    STANDS = "The card has not moved for a while."
    STIRS = "The card moves again."
    LASTS = "Something dark has been over the window for a while and does not move: perhaps it looks so empty now."


class Action(Enum):
    """What is done on entering the next state."""

    NOTHING = "Nothing."
    LEARN = "Learn how the empty window looks."
    BEGIN = "Begin a passage with this frame, and report that something moves."
    FOLLOW = "Add this frame to the passage; notice when the card stands."
    FOLLOW_ON = "Add this frame to the passage."
    FOLLOW_DOUBT = "Add this frame to the passage; notice when something dark stays over the window."
    WATCH = "Notice when the card that stands moves again."
    HOLD = "Report the card as held half out."
    REPORT_CARD = "Report the card as drawn, and what was read."
    REPORT_AND_BEGIN = "Report the card as drawn and what was read; begin the next passage with this frame."
    REPORT_PUSHED_BACK = "Report the card as pushed back."
    REPORT_RETURN = "Report the card before as pushed in again; or, if it only moved out, a card as drawn and unclear."
    REPORT_LOST = "Report by the edge that was seen last: pushed back, or drawn; unclear where there was none."
    REPORT_DOUBTFUL = "Report a card as drawn and unclear."
    REPORT_AND_LEARN = "Report a card as drawn and unclear; learn how the window looks now."
    TELL = "Report the trouble of the picture, and drop the passage."
    CLEAR = "Report the trouble as passed."
    CLEAR_AND_BEGIN = "Report the trouble as passed, then begin a passage with this frame."


class Step(NamedTuple):
    """The next state, and the action done on entering it."""

    state: State
    action: Action


class ImpossibleCue(RuntimeError):
    """A cue that cannot happen in the present state: a fault of the tracker, not of the picture."""

    def __init__(self, state: State, cue: Cue) -> None:
        super().__init__(f"cue {cue.name} in state {state.name}: the shoe tracker's table has no such pair")


START = (State.UNKNOWN,)

TABLE: dict[State, dict[Cue, Step]] = {
    State.UNKNOWN: {
        Cue.NO_PICTURE: Step(State.UNKNOWN, Action.NOTHING),
        Cue.NOTHING: Step(State.EMPTY, Action.LEARN),
        Cue.LEAD: Step(State.DOUBTFUL, Action.BEGIN),
        Cue.FULL: Step(State.DOUBTFUL, Action.BEGIN),
        Cue.TRAIL: Step(State.DOUBTFUL, Action.BEGIN),
        Cue.NEXT: Step(State.DOUBTFUL, Action.BEGIN),
        Cue.ODD: Step(State.DOUBTFUL, Action.BEGIN),
        Cue.BLINDED: Step(State.BLIND, Action.TELL),
    },
    State.EMPTY: {
        Cue.NO_PICTURE: Step(State.EMPTY, Action.NOTHING),
        Cue.NOTHING: Step(State.EMPTY, Action.LEARN),
        Cue.LEAD: Step(State.ENTERING, Action.BEGIN),
        Cue.FULL: Step(State.CROSSING, Action.BEGIN),
        Cue.TRAIL: Step(State.RETURNING, Action.BEGIN),
        Cue.NEXT: Step(State.DOUBTFUL, Action.BEGIN),
        Cue.ODD: Step(State.DOUBTFUL, Action.BEGIN),
        Cue.BLINDED: Step(State.BLIND, Action.TELL),
    },
    State.ENTERING: {
        Cue.NO_PICTURE: Step(State.ENTERING, Action.NOTHING),
        Cue.NOTHING: Step(State.EMPTY, Action.REPORT_PUSHED_BACK),
        Cue.LEAD: Step(State.ENTERING, Action.FOLLOW),
        Cue.FULL: Step(State.CROSSING, Action.FOLLOW),
        Cue.TRAIL: Step(State.LEAVING, Action.FOLLOW),
        Cue.NEXT: Step(State.ENTERING, Action.FOLLOW),
        Cue.ODD: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.BLINDED: Step(State.BLIND, Action.TELL),
        Cue.STANDS: Step(State.HALF_OUT, Action.HOLD),
    },
    State.CROSSING: {
        Cue.NO_PICTURE: Step(State.CROSSING, Action.NOTHING),
        Cue.NOTHING: Step(State.EMPTY, Action.REPORT_LOST),
        Cue.LEAD: Step(State.ENTERING, Action.FOLLOW),
        Cue.FULL: Step(State.CROSSING, Action.FOLLOW),
        Cue.TRAIL: Step(State.LEAVING, Action.FOLLOW),
        Cue.NEXT: Step(State.ENTERING, Action.REPORT_AND_BEGIN),
        Cue.ODD: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.BLINDED: Step(State.BLIND, Action.TELL),
        Cue.STANDS: Step(State.HALF_OUT, Action.HOLD),
    },
    State.LEAVING: {
        Cue.NO_PICTURE: Step(State.LEAVING, Action.NOTHING),
        Cue.NOTHING: Step(State.EMPTY, Action.REPORT_CARD),
        Cue.LEAD: Step(State.ENTERING, Action.REPORT_AND_BEGIN),
        Cue.FULL: Step(State.CROSSING, Action.FOLLOW),
        Cue.TRAIL: Step(State.LEAVING, Action.FOLLOW),
        Cue.NEXT: Step(State.ENTERING, Action.REPORT_AND_BEGIN),
        Cue.ODD: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.BLINDED: Step(State.BLIND, Action.TELL),
        Cue.STANDS: Step(State.HALF_OUT, Action.HOLD),
    },
    State.HALF_OUT: {
        Cue.NO_PICTURE: Step(State.HALF_OUT, Action.NOTHING),
        Cue.NOTHING: Step(State.EMPTY, Action.REPORT_LOST),
        Cue.LEAD: Step(State.HALF_OUT, Action.WATCH),
        Cue.FULL: Step(State.HALF_OUT, Action.WATCH),
        Cue.TRAIL: Step(State.HALF_OUT, Action.WATCH),
        Cue.NEXT: Step(State.ENTERING, Action.REPORT_AND_BEGIN),
        Cue.ODD: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.BLINDED: Step(State.BLIND, Action.TELL),
        Cue.STIRS: Step(State.CROSSING, Action.NOTHING),
    },
    State.RETURNING: {
        Cue.NO_PICTURE: Step(State.RETURNING, Action.NOTHING),
        Cue.NOTHING: Step(State.EMPTY, Action.REPORT_RETURN),
        Cue.LEAD: Step(State.RETURNING, Action.FOLLOW_ON),
        Cue.FULL: Step(State.RETURNING, Action.FOLLOW_ON),
        Cue.TRAIL: Step(State.RETURNING, Action.FOLLOW_ON),
        Cue.NEXT: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.ODD: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.BLINDED: Step(State.BLIND, Action.TELL),
    },
    State.DOUBTFUL: {
        Cue.NO_PICTURE: Step(State.DOUBTFUL, Action.NOTHING),
        Cue.NOTHING: Step(State.EMPTY, Action.REPORT_DOUBTFUL),
        Cue.LEAD: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.FULL: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.TRAIL: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.NEXT: Step(State.DOUBTFUL, Action.FOLLOW_ON),
        Cue.ODD: Step(State.DOUBTFUL, Action.FOLLOW_DOUBT),
        Cue.BLINDED: Step(State.BLIND, Action.TELL),
        Cue.LASTS: Step(State.EMPTY, Action.REPORT_AND_LEARN),
    },
    State.BLIND: {
        Cue.NO_PICTURE: Step(State.BLIND, Action.NOTHING),
        Cue.NOTHING: Step(State.EMPTY, Action.CLEAR),
        Cue.LEAD: Step(State.ENTERING, Action.CLEAR_AND_BEGIN),
        Cue.FULL: Step(State.CROSSING, Action.CLEAR_AND_BEGIN),
        Cue.TRAIL: Step(State.LEAVING, Action.CLEAR_AND_BEGIN),
        Cue.NEXT: Step(State.DOUBTFUL, Action.CLEAR_AND_BEGIN),
        Cue.ODD: Step(State.DOUBTFUL, Action.CLEAR_AND_BEGIN),
        Cue.BLINDED: Step(State.BLIND, Action.NOTHING),
    },
}

ANSWERS: dict[Action, frozenset[Cue]] = {
    Action.FOLLOW: frozenset({Cue.STANDS}),
    Action.WATCH: frozenset({Cue.STIRS}),
    Action.FOLLOW_DOUBT: frozenset({Cue.LASTS}),
}
"""The cues that an action may answer with; the others answer with none."""

FRAME_CUES = tuple(cue for cue in Cue if cue not in (Cue.STANDS, Cue.STIRS, Cue.LASTS))
"""These come with a frame, in every state: one of them, or BLINDED and then another."""

_NONE_ENTERS = "no card is followed that could stand"
_NO_DOUBT = "nothing dark is followed"

REFUSED: dict[State, dict[str, tuple[Cue, ...]]] = {
    State.UNKNOWN: {_NONE_ENTERS: (Cue.STANDS, Cue.STIRS), _NO_DOUBT: (Cue.LASTS,)},
    State.EMPTY: {_NONE_ENTERS: (Cue.STANDS, Cue.STIRS), _NO_DOUBT: (Cue.LASTS,)},
    State.ENTERING: {"only a card that stands can stir": (Cue.STIRS,), _NO_DOUBT: (Cue.LASTS,)},
    State.CROSSING: {"only a card that stands can stir": (Cue.STIRS,), _NO_DOUBT: (Cue.LASTS,)},
    State.LEAVING: {"only a card that stands can stir": (Cue.STIRS,), _NO_DOUBT: (Cue.LASTS,)},
    State.HALF_OUT: {"it is known to stand": (Cue.STANDS,), _NO_DOUBT: (Cue.LASTS,)},
    State.RETURNING: {"it is reported when it has gone": (Cue.STANDS, Cue.STIRS), _NO_DOUBT: (Cue.LASTS,)},
    State.DOUBTFUL: {"it is reported when it has gone": (Cue.STANDS, Cue.STIRS)},
    State.BLIND: {_NONE_ENTERS: (Cue.STANDS, Cue.STIRS), _NO_DOUBT: (Cue.LASTS,)},
}
"""Why each pair that is not in TABLE cannot happen."""


def step(state: State, cue: Cue) -> Step:
    """The entry of TABLE. Raises ImpossibleCue for a pair of REFUSED."""
    try:
        return TABLE[state][cue]
    except KeyError:
        raise ImpossibleCue(state, cue) from None
