"""The public state of the table as JSON-ready values, one object for every tablet. Pure; holds no secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from controller.table.events import Question, Sighting
from controller.table.moment import moment
from controller.table.outputs import SPINDLES, beads, light
from controller.table.state import House, game_of, playing, stopped, used_pack
from hardware.devices import spindle_part


def table_view(house: House, *, version: int, name: str, demo: bool, beads_at: Sequence[int | None]) -> dict[str, Any]:
    """What every tablet may know. `beads_at`: beads moved across per spindle as last reported, None when unknown."""
    held = stopped(house)
    deal = game_of(house).view(house.deal) if house.deal is not None and house.deal_number else None
    rules = deal["rules"] if deal is not None and playing(house) else house.rules
    return {
        "type": "state",
        "version": version,
        "table": {
            "name": name,
            "game": house.game,
            "mode": house.mode,
            "cover_card": game_of(house).cover_card(rules),
            "demo": demo,
            "starting": held is not None and held.by == "starting",
            "used_pack": used_pack(house),
            "test": house.in_test,
            "min": rules.get("min", 1),
            "max": rules.get("max"),
            "unit": rules.get("unit", 1),
        },
        "at": moment(house)._asdict(),
        "deal_number": house.deal_number,
        "deal": deal,
        "money": _money(house),
        "seats": [{"player": player, "bot": bot} for player, bot in house.seats.items()],
        "hold": {"by": held.by, "text": held.text} if held else None,
        "false_start": house.false_start,
        "question": _question(house.question) if house.question else None,
        "faults": [
            {"part": part, "text": text, "accepted": part in house.accepted_faults}
            for part, text in house.faults.items()
        ],
        "light": light(house),
        "reading": _reading(house.last_sighting) if house.last_sighting else None,
        "beads": _beads(house, beads_at),
        "log": [{"seq": seq, "text": text} for seq, text in house.log],
        "can_undo": house.ruling.text if house.ruling else None,
    }


def _money(house: House) -> dict[str, Any]:
    """Bank, purses and what purses could not bear, also before the first deal."""
    if house.deal is None:
        return {"bank": 0, "purses": {}, "debts": {}}
    deal = house.deal
    return {"bank": deal.bank, "purses": dict(deal.purses), "debts": dict(deal.debts)}


def _picture(digest: str | None) -> str | None:
    return f"/evidence/{digest}.jpg" if digest else None


def _question(question: Question) -> dict[str, Any]:
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


def _beads(house: House, beads_at: Sequence[int | None]) -> dict[str, Any]:
    wanted = beads(house)
    view = {}
    for spindle, rank in enumerate(SPINDLES):
        part = spindle_part(spindle)
        fault = next((text for name, text in house.faults.items() if name == part), None)
        view[rank.label] = {"want": wanted[spindle], "at": beads_at[spindle], "fault": fault}
    return view
