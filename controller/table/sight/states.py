"""Whether the table's count of the cards can be trusted, as a state machine: its states, its cues, and the table that
says what follows from each pair of them.

Theory of operation
===================

The table counts cards: the camera reads each one, and its number in the pack is the count. The count is right as long
as no card can leave unseen. Sight is lost while the camera, the reader or the picture fails (LOST to REGAINED); cards
that leave then are not read. The count is in doubt when cards may have left unseen: after such a failure, after a
restart of the program or a failure of the journal, and after a ruling was undone (DOUBTED). Sight and doubt are
independent of each other; each of the four states is one pair of them.

Where the cards are read decides how a doubt ends. In the window of the box the card is read once more and compared with
the card that was there before (`window`). At the exit of a shoe no card remains to be compared, so the dealer says how
many left, unless the exit beam counted none (`exit`); where cards are laid on the sheet by hand he is not asked while
none is due (`sheet`). All end with VERIFIED.

The exit beam's count begins with LOST. It remains after REGAINED, because the doubt that follows asks for it. It is
complete only if no card can have passed it uncounted: a restart and a failure of the journal make it incomplete.

A question to the dealer is no state of this machine. The table has one question at a time, of several kinds, and the
one about this doubt may be open while the camera fails again.

Cues come from events of the journal, so that a replay gives the same states.

How to read the table
---------------------

TABLE[state][cue] is the next state and what is done to the memory. A pair that cannot happen is listed in REFUSED, and
`step` raises ImpossibleCue for it. The state changes only by this table. `Doubt` exists in COMPARE and DISTRUST only.

docs/sight.md shows the table and its diagram; `python -m controller.table.sight.page` generates both from this module.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class State(Enum):
    """Whether cards are seen, and whether the count is right. The value is its description."""

    TRUSTED = "Cards are seen, and the count is right."
    BLIND = "Cards may leave unseen; the count was right until then."
    DISTRUST = "Cards may leave unseen, and the count was in doubt before."
    COMPARE = "Cards are seen; whether any left unseen before is not known yet."

    @property
    def blind(self) -> bool:
        """Whether cards may leave unseen now."""
        return self in (State.BLIND, State.DISTRUST)

    @property
    def doubted(self) -> bool:
        """Whether the count is in doubt."""
        return self in (State.DISTRUST, State.COMPARE)

    @staticmethod
    def of(*, blind: bool, doubted: bool) -> State:
        """The state with these two properties."""
        return next(state for state in State if (state.blind, state.doubted) == (blind, doubted))


class Cue(Enum):
    """What has happened."""

    STARTED = "A deal begins."
    RESTARTED = "The program has started, and cards may have left while it did not run."
    RESTARTED_IDLE = "The program has started; no card can have left that matters, or no camera can compare."
    LOST = "The first of camera, reader and picture fails."
    REGAINED = "The last of them works again."
    DOUBTED = "Cards may have left unseen: the tracker is to read again."
    PLACED = "The tracker is ordered to another index, by a ruling or by a reading."
    READ = "The card to be compared was read."
    PASSED = "The exit beam counted a card."
    VERIFIED = "How many cards left is known."


class Action(Enum):
    """What is done to the memory."""

    NOTHING = "Nothing."
    COUNT = "Start the beam's count at 0."
    ADD = "Add the card to the beam's count."
    RESTART = "Start the beam's count at 0, incomplete. If in doubt: the reason is the restart; forget the reading."
    DOUBT = "Remember the reason, if a new one is given. Forget the reading: the card is read again."
    KEEP = "Remember the reading to compare."


class Step(NamedTuple):
    """The next state, and what is done to the memory."""

    state: State
    action: Action


class ImpossibleCue(RuntimeError):
    """A cue that cannot happen in the present state: a fault of the table, not of its devices."""

    def __init__(self, state: State, cue: Cue) -> None:
        super().__init__(f"cue {cue.name} in state {state.name}: the sight's table has no such pair")


TABLE: dict[State, dict[Cue, Step]] = {
    State.TRUSTED: {
        Cue.STARTED: Step(State.TRUSTED, Action.COUNT),
        Cue.RESTARTED: Step(State.COMPARE, Action.RESTART),
        Cue.RESTARTED_IDLE: Step(State.TRUSTED, Action.RESTART),
        Cue.LOST: Step(State.BLIND, Action.COUNT),
        Cue.DOUBTED: Step(State.COMPARE, Action.DOUBT),
        Cue.PLACED: Step(State.TRUSTED, Action.NOTHING),
        Cue.PASSED: Step(State.TRUSTED, Action.NOTHING),
        Cue.VERIFIED: Step(State.TRUSTED, Action.COUNT),
    },
    State.BLIND: {
        Cue.STARTED: Step(State.BLIND, Action.COUNT),
        Cue.RESTARTED: Step(State.DISTRUST, Action.RESTART),
        Cue.RESTARTED_IDLE: Step(State.BLIND, Action.RESTART),
        Cue.REGAINED: Step(State.TRUSTED, Action.NOTHING),
        Cue.DOUBTED: Step(State.DISTRUST, Action.DOUBT),
        Cue.PLACED: Step(State.BLIND, Action.NOTHING),
        Cue.PASSED: Step(State.BLIND, Action.ADD),
        Cue.VERIFIED: Step(State.BLIND, Action.COUNT),
    },
    State.DISTRUST: {
        Cue.STARTED: Step(State.BLIND, Action.COUNT),
        Cue.RESTARTED: Step(State.DISTRUST, Action.RESTART),
        Cue.RESTARTED_IDLE: Step(State.BLIND, Action.RESTART),
        Cue.REGAINED: Step(State.COMPARE, Action.NOTHING),
        Cue.DOUBTED: Step(State.DISTRUST, Action.DOUBT),
        Cue.PLACED: Step(State.DISTRUST, Action.DOUBT),
        Cue.READ: Step(State.DISTRUST, Action.KEEP),
        Cue.PASSED: Step(State.DISTRUST, Action.ADD),
        Cue.VERIFIED: Step(State.BLIND, Action.COUNT),
    },
    State.COMPARE: {
        Cue.STARTED: Step(State.TRUSTED, Action.COUNT),
        Cue.RESTARTED: Step(State.COMPARE, Action.RESTART),
        Cue.RESTARTED_IDLE: Step(State.TRUSTED, Action.RESTART),
        Cue.LOST: Step(State.DISTRUST, Action.NOTHING),
        Cue.DOUBTED: Step(State.COMPARE, Action.DOUBT),
        Cue.PLACED: Step(State.COMPARE, Action.DOUBT),
        Cue.READ: Step(State.COMPARE, Action.KEEP),
        Cue.PASSED: Step(State.COMPARE, Action.ADD),
        Cue.VERIFIED: Step(State.TRUSTED, Action.COUNT),
    },
}

REFUSED: dict[State, dict[str, tuple[Cue, ...]]] = {
    State.TRUSTED: {
        "nothing fails": (Cue.REGAINED,),
        "a reading is kept for comparison only in doubt": (Cue.READ,),
    },
    State.BLIND: {
        "something fails already": (Cue.LOST,),
        "a reading is kept for comparison only in doubt": (Cue.READ,),
    },
    State.DISTRUST: {"something fails already": (Cue.LOST,)},
    State.COMPARE: {"nothing fails": (Cue.REGAINED,)},
}
"""Why each pair that is not in TABLE cannot happen."""


def step(state: State, cue: Cue) -> Step:
    """The entry of TABLE. Raises ImpossibleCue for a pair of REFUSED."""
    try:
        return TABLE[state][cue]
    except KeyError:
        raise ImpossibleCue(state, cue) from None
