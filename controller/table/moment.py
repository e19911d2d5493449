"""The moment of the game that a command was meant for. Pure.

A command may be late: a line that swallows bytes gives them out a minute later, another dealer was quicker, the camera
closed the bets. So every command of a seat, the dealer or the service page names in `at` the deal, the round and the
phase its giver saw, and is taken at that moment alone. All three are moved by cards and rulings, never by a bet: a
table full of punters makes nobody's command late.

No verb is bound to less. To hold, to buy in or to name a card by its place means the same one phase later; but a table
that took those late could not tell a tap just overtaken by a card from one a minute old. The page can: it says such a
command again at once, for the new moment, while the tap is fresh (`SAID_AGAIN` in wire.js).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from controller.games.message import Message, say
from controller.table.state import Actor, Refused, TableState, game_of, live

BETWEEN = "none"
"""The phase before the first deal."""
TEST = "test"
"""The phase in test mode, whatever became of the deal before it."""


class Moment(NamedTuple):
    """`deal`: number of the deal, 0 before the first. `round`: as its game counts it, the turn or the pair; 0 before
    the first deal. `phase`: that of the game, or BETWEEN or TEST."""

    deal: int
    round: int
    phase: str


def moment(state: TableState) -> Moment:
    """Where the game stands now."""
    if not state.deal_number:
        return Moment(0, 0, TEST if state.in_test else BETWEEN)
    deal = live(state)
    return Moment(state.deal_number, game_of(state).round(deal), TEST if state.in_test else deal.phase)


def in_time(state: TableState, command: Mapping[str, Any], actor: Actor) -> None:
    """Nothing when the command was meant for this moment, or is the machine's own. Raises Refused: `malformed` without
    a moment, else as `compare`."""
    if actor.role == "table":
        return
    compare(command.get("at"), moment(state), of_seat=actor.role == "seat")


def compare(at: object, now: Moment, *, of_seat: bool) -> None:
    """Nothing when `at` names the moment `now`. Raises Refused: `malformed` when it names none; for a seat `closed` in
    its own round after the close; otherwise `lapsed`."""
    if not isinstance(at, Mapping) or at.keys() != {"deal", "round", "phase"}:
        raise Refused("malformed", say("table-needs-moment"))
    meant = (at["deal"], at["round"], at["phase"])
    if meant == now:
        return
    if of_seat and meant[:2] == now[:2] and now.phase not in ("bets_open", TEST):
        raise Refused("closed", say("table-round-closed"))
    raise Refused("lapsed", say("table-lapsed", meant=_named(*meant), now=_named(*now)))


def _named(deal: object, round_: object, phase: object) -> Message:
    named = say("table-phase", phase=str(phase), name=str(phase).replace("_", " "))
    return say("table-moment", deal=str(deal), round=str(round_), phase=named)
