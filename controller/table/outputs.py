"""From the state of the table to what its devices should do. Pure; Rank -> spindle happens here and nowhere else.

The outputs are a value of the whole state, not of the last event: whatever was missed, sending the difference to what
a device was last told puts it right, and a replay moves nothing because nobody sends.
"""

from __future__ import annotations

from dataclasses import dataclass

from controller.games.cards import Rank
from controller.table.state import House, any_fault, game_of, playing, stopped
from hardware.devices import StatusLight

SPINDLES: tuple[Rank, ...] = tuple(Rank)
"""Spindle 0 = ace ... 12 = king."""


@dataclass(frozen=True, slots=True)
class Outputs:
    """`beads`: beads moved across, 0..4, per spindle; `light`: idle, open, closed or call;
    `window`: (epoch, index) - when the epoch changes, the tracker reads the window anew as card `index`."""

    beads: tuple[int, ...]
    light: StatusLight
    window: tuple[int, int]
    dealt: tuple[tuple[str, str], ...] | None
    """Rank and suit of the cards before that one; None while one of them is in doubt."""
    tracking: bool
    in_test: bool = False
    """The service page has the devices: nothing here is shown until that ends, then everything anew."""
    call: str = ""
    """What the dealer is called for: the question or the fault that holds play, or bets closed by a false start;
    another one calls again."""


def outputs(house: House) -> Outputs:
    """What the devices should show for this state of the table."""
    window = (house.window_epoch, house.window_index)
    return Outputs(beads(house), light(house), window, dealt(house), playing(house), house.in_test, call(house))


def dealt(house: House) -> tuple[tuple[str, str], ...] | None:
    cards = () if house.deal is None else house.deal.cards[: house.window_index]
    return None if len(cards) < house.window_index else tuple((card.rank.label, card.suit.value) for card in cards)


def beads(house: House) -> tuple[int, ...]:
    """Beads moved across per spindle: one for every card of the rank that has appeared."""
    if house.deal is None or house.deal_number == 0:
        return (0,) * len(SPINDLES)
    return game_of(house).beads(house.deal)


def light(house: House) -> StatusLight:
    """The status light: `call` the dealer, bets `open`, no more bets (`closed`), or `idle` between deals."""
    if house.in_test:
        return "idle"
    if stopped(house) is not None or house.false_start:
        return "call"
    if not playing(house) or house.deal is None:
        return "idle"
    return "open" if house.deal.phase == "bets_open" else "closed"


def call(house: House) -> str:
    """Names the question or the fault that holds play now, or a false start; empty when nothing calls the dealer."""
    held = stopped(house)
    if held is None and house.false_start:
        return "false start"
    if held is None or held.by not in ("question", "fault"):
        return ""
    return house.question.id if house.question is not None else f"{any_fault(house)}"
