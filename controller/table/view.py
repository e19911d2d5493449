"""The public state of the table as JSON-ready values, one object for every tablet. Pure; holds no secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from controller.table.allowed import dealer_view
from controller.table.events import Question, Sighting
from controller.table.moment import moment
from controller.table.outputs import SPINDLE_RANKS, beads, light
from controller.table.state import TableState, game_of, may_be_undrawn, missed, most_drawn, playing, stopped, used_pack
from hardware.devices import spindle_part


def table_view(
    state: TableState, *, version: int, name: str, demo: bool, beads_at: Sequence[int | None]
) -> dict[str, Any]:
    """What every tablet may know. `beads_at`: beads moved across per spindle as last reported, None when unknown."""
    held = stopped(state)
    deal = game_of(state).view(state.deal) if state.deal is not None and state.deal_number else None
    on = playing(state)
    rules = deal["rules"] if deal is not None and on else state.rules
    if deal is not None and (held is not None or not on or state.mode == "casekeeper"):
        deal = {**deal, "legal": {}}
    return {
        "type": "state",
        "version": version,
        "table": {
            "name": name,
            "game": state.game,
            "mode": state.mode,
            "cover_card": game_of(state).cover_card(rules),
            "demo": demo,
            "starting": held is not None and held.by == "starting",
            "used_pack": used_pack(state),
            "test": state.in_test,
            "playing": on,
            "min": rules.get("min", 1),
            "max": rules.get("max"),
            "unit": rules.get("unit", 1),
        },
        "at": moment(state)._asdict(),
        "deal_number": state.deal_number,
        "deal": deal,
        "money": _money(state),
        "seats": [{"player": player, "bot": bot} for player, bot in state.seats.items()],
        "hold": {"by": held.by, "text": held.text} if held else None,
        "false_start": state.false_start,
        "question": _question(state, state.question) if state.question else None,
        "faults": [
            {"part": part, "text": text, "accepted": part in state.accepted_faults}
            for part, text in state.faults.items()
        ],
        "light": light(state),
        "reading": _reading(state.last_sighting) if state.last_sighting else None,
        "beads": _beads(state, beads_at),
        "log": [{"seq": seq, "text": text} for seq, text in state.log],
        "dealer": dealer_view(state, rules),
        "can_undo": state.ruling.text if state.ruling else None,
    }


def _money(state: TableState) -> dict[str, Any]:
    """Bank, purses and what purses could not bear, also before the first deal."""
    if state.deal is None:
        return {"bank": 0, "purses": {}, "debts": {}}
    deal = state.deal
    return {"bank": deal.bank, "purses": dict(deal.purses), "debts": dict(deal.debts)}


def _picture(digest: str | None) -> str | None:
    return f"/evidence/{digest}.jpg" if digest else None


def _question(state: TableState, question: Question) -> dict[str, Any]:
    return {
        "id": question.id,
        "kind": question.kind,
        "index": question.index,
        "text": question.text,
        "candidates": dict(question.candidates),
        "suit_candidates": dict(question.suit_candidates),
        "image": _picture(question.image),
        "burst": [_picture(digest) for digest in question.burst],
        "with_pack": dict(question.with_pack),
        "another": question.another,
        "missed": missed(state),
        "undrawn": may_be_undrawn(state),
        "most": most_drawn(state, question.index),
    }


def _reading(sighting: Sighting) -> dict[str, Any]:
    return {
        "index": sighting.index,
        "rank": sighting.rank,
        "suit": sighting.suit,
        "confidence": sighting.confidence,
        "candidates": dict(sighting.candidates),
        "source": sighting.source,
        "image": _picture(sighting.image),
    }


def _beads(state: TableState, beads_at: Sequence[int | None]) -> dict[str, Any]:
    wanted = beads(state)
    view = {}
    for spindle, rank in enumerate(SPINDLE_RANKS):
        part = spindle_part(spindle)
        fault = next((text for name, text in state.faults.items() if name == part), None)
        view[rank.label] = {"want": wanted[spindle], "at": beads_at[spindle], "fault": fault}
    return view
