"""Sensors and spindles as the service page shows them: JSON-ready values of what the devices tell. Pure."""

from __future__ import annotations

from typing import Any

from controller.games.message import Coded, as_message, say
from controller.table.outputs import SPINDLE_RANKS
from controller.table.parts import part_name
from controller.table.state import TableState
from hardware.devices import Part, Signal, spindle_part
from hardware.rig.rig_snapshot import RigSnapshot

HELD_S = 10.0
"""Seconds after which a button that is still pressed is stuck."""

SENSORS = {
    "exit_beam": ("service-sensor-beam", "service-blocked", "service-free", (Part.BEAM,)),
    "lid": ("service-sensor-lid", "service-open", "service-shut", (Part.LID_SWITCH, Part.LID)),
    "follower_end": ("service-sensor-follower", "service-box-empty", "service-has-cards", (Part.FOLLOWER,)),
    "button_no_more_bets": ("service-sensor-no-more-bets", "service-down", "service-up", ()),
    "button_hold": ("service-sensor-hold", "service-down", "service-up", ()),
    "button_call": ("service-sensor-call", "service-down", "service-up", ()),
}
"""Pin -> the sentences that name it and its two levels, and the parts that its faults bear."""


def sensor(pin: str, signal: Signal, now_s: float, state: TableState) -> dict[str, Any]:
    """One input of box or buttons: its level in words, edges, seconds since the last one, and its faults at play."""
    label, active, rest, parts = SENSORS[pin]
    ago_s = None if signal.at_s is None else max(0.0, round(now_s - signal.at_s, 1))
    faults = [
        say("table-held-fault", part=part_name(part), fault=state.faults[part])
        for part in parts
        if part in state.faults
    ]
    if not parts and signal.active and (ago_s is None or ago_s >= HELD_S):
        faults = [say("service-pressed", seconds=-1 if ago_s is None else round(ago_s))]
    return {
        "pin": pin,
        "label": say(label).json(),
        "active": signal.active,
        "level": say(active if signal.active else rest).json(),
        "edges": signal.edges,
        "ago_s": ago_s,
        "faults": [fault.json() for fault in faults],
    }


def rig_figures(rig: RigSnapshot, state: TableState) -> dict[str, Any]:
    """The spindles that are fitted, with their last fault at play where the rig has seen none."""
    spindles = []
    for spindle in sorted(rig.fitted):
        one, places = rig.spindles[spindle], rig.places[spindle]
        spindles.append(
            {
                "spindle": spindle,
                "rank": SPINDLE_RANKS[spindle].label,
                "commanded_us": one.commanded_us,
                "measured_us": None if one.wire_off else one.measured_us,
                "beads": None if one.wire_off or one.measured_us is None else places.beads_at(one.measured_us),
                "wire_off": one.wire_off,
                "moving": one.moving,
                "fault": _json(one.fault),
                "fault_at_play": fault.json() if (fault := state.faults.get(spindle_part(spindle))) else None,
                "places": list(places.pulse_us),
                "found": list(found.pulse_us) if (found := rig.found[spindle]) else None,
            }
        )
    return {
        "board": _json(rig.board),
        "trouble": _json(rig.trouble),
        "supply_mv": rig.supply_mv,
        "busy": _json(rig.busy),
        "said": [_json(one) for one in rig.said],
        "can_undo": rig.can_undo,
        "feedback": rig.feedback,
        "spindles": spindles,
    }


def _json(message: Coded | None) -> dict[str, Any] | None:
    return None if message is None else as_message(message).json()
