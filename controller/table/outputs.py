"""From the state of the table to what its devices should do. Pure; Rank -> spindle happens here and nowhere else.

The outputs are computed from the whole state, not from the last event: whatever was missed, sending the difference from
what a device was last sent puts it right, and a replay moves nothing because nobody sends.
"""

from __future__ import annotations

from dataclasses import dataclass

from controller.games.cards import Rank
from controller.table.state import TableState, any_fault, dealing, false_start, game_of, playing, stopped
from hardware.devices import StatusLight

SPINDLE_RANKS: tuple[Rank, ...] = tuple(Rank)
"""Spindle 0 = ace ... 12 = king."""


@dataclass(frozen=True, slots=True)
class Outputs:
    """`beads`: beads moved across, 0..4, per spindle; `light`: idle, open, closed or call;
    `window`: (epoch, index) - when the epoch changes, the tracker reads the window again as card `index`."""

    beads: tuple[int, ...]
    light: StatusLight
    window: tuple[int, int]
    dealt: tuple[tuple[str, str], ...] | None
    """Rank and suit of the cards before that one; None while one of them is in doubt."""
    tracking: bool
    in_test: bool = False
    """The service page has the devices: nothing here is shown until that ends, then everything again."""
    call: str = ""
    """What the dealer is called for: the question or the fault that holds play, or bets closed by a false start;
    another one calls again."""


def outputs(state: TableState) -> Outputs:
    """What the devices should show for this state of the table."""
    window = (state.sight.epoch, state.sight.index)
    return Outputs(beads(state), light(state), window, dealt(state), dealing(state), state.in_test, call(state))


def dealt(state: TableState) -> tuple[tuple[str, str], ...] | None:
    cards = () if state.deal is None else state.deal.cards[: state.sight.index]  # fewer while one waits
    return None if len(cards) < state.sight.index else tuple((card.rank.label, card.suit.value) for card in cards)


def beads(state: TableState) -> tuple[int, ...]:
    """Beads moved across per spindle: one for every card of the rank that has appeared."""
    if state.deal is None or state.deal_number == 0:
        return (0,) * len(SPINDLE_RANKS)
    return game_of(state).beads(state.deal) or (0,) * len(SPINDLE_RANKS)


def light(state: TableState) -> StatusLight:
    """The status light: `call` the dealer, bets `open`, no more bets (`closed`), or `idle` between deals."""
    if state.in_test:
        return "idle"
    if stopped(state) is not None or false_start(state):
        return "call"
    if not playing(state) or state.deal is None:
        return "idle"
    return "open" if state.deal.phase == "bets_open" else "closed"


def call(state: TableState) -> str:
    """Names the question or the fault that holds play now, or a false start; empty when nothing calls the dealer."""
    held = stopped(state)
    if held is None and false_start(state):
        return "false start"
    if held is None or held.by not in ("question", "fault"):
        return ""
    return state.question.id if state.question is not None else f"{any_fault(state)}"
