"""The state of the table as JSON-ready values, as one viewer may see it: in a game that hides nothing, one object for
every tablet. Pure.

A card that lies face down is in nothing here but for its audience: not in the reading, the question, the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from controller.games.audience import PUBLIC, Viewer
from controller.games.game import COVER, AnyGame, Decision
from controller.games.options import in_force
from controller.table.accounts import totals
from controller.table.allowed import dealer_view
from controller.table.events import Question, Sighting
from controller.table.moment import moment
from controller.table.outputs import SPINDLE_RANKS, beads, light
from controller.table.parts import fault_mark
from controller.table.public import fix_of, public
from controller.table.state import (
    TableState,
    askable,
    awaited,
    bankers,
    cut_awaited,
    exposure,
    false_start,
    game_of,
    is_public,
    may_be_undrawn,
    missed,
    most_drawn,
    playing,
    stopped,
    undoable,
    used_pack,
)
from hardware.devices import UNTIL_SEEN, WARNINGS, spindle_part


def table_view(
    state: TableState,
    *,
    version: int,
    name: str,
    demo: bool,
    beads_at: Sequence[int | None],
    viewer: Viewer = PUBLIC,
) -> dict[str, Any]:
    """What this viewer may know. `beads_at`: beads moved across per spindle as last reported, None when unknown."""
    held = stopped(state)
    game = game_of(state)
    deal = game.view(state.deal, viewer) if state.deal is not None and state.deal_number else None
    on = playing(state)
    rules = deal["rules"] if deal is not None and on else state.rules
    if deal is not None and (held is not None or state.mode == "casekeeper"):
        deal = {**deal, "legal": {}}
    elif deal is not None and not on:
        deal = {**deal, "legal": _between_runs(game, deal["legal"]) if game.between_runs else {}}
    return {
        "type": "state",
        "version": version,
        "table": {
            "name": name,
            "game": state.game,
            "mode": state.mode,
            "cover_card": COVER in game.markers(rules),
            "markers": [kind for kind in game.markers(rules) if kind != COVER],
            "faces": game.faces(rules),
            "read_at": game.read_at(rules),
            "on_sheet": state.sight.on_sheet,
            "demo": demo,
            "starting": held is not None and held.by == "starting",
            "used_pack": used_pack(state),
            "bankers": list(bankers(state)),
            "cut": None if (cut := cut_awaited(state)) is None else cut._asdict(),
            "test": state.in_test,
            "playing": on,
            "voids_round": on and state.deal is not None and game.voids_round(state.deal),
            "min": rules.get("min", 1),
            "max": rules.get("max"),
            "unit": rules.get("unit", 1),
            "free_seats": max(0, game.max_seats - len(state.seats)),
            "players_wanted": max(0, game.min_seats - len(state.seats)),
            "options": [option.json() for option in in_force(game.open(state.rules, 0).rules)] if deal is None else [],
            "takes_newcomers": on and state.deal is not None and game.takes_newcomers(state.deal),
        },
        "at": moment(state)._asdict(),
        "deal_number": state.deal_number,
        "deal": deal,
        "expects": _expects(state),
        "awaiting": [_decision(state, decision, viewer) for decision in awaited(state)],
        "correctable": state.deal is None or game.correctable(state.deal),
        "money": _money(state),
        "won": totals(state),
        "seats": [{"player": player, "bot": bot} for player, bot in state.seats.items()],
        "hold": {"by": held.by, "text": public(held.text).json()} if held else None,
        "false_start": public(text).json() if (text := false_start(state)) else None,
        "question": _question(state, state.question, viewer) if state.question else None,
        "faults": [
            {
                "part": part,
                "text": public(text).json(),
                "fix": fix.json() if (fix := fix_of(part, text)) else None,
                "mark": fault_mark(text),
                "accepted": part in state.accepted_faults,
                "warning": part in WARNINGS,
                "until_seen": part in UNTIL_SEEN,
            }
            for part, text in state.faults.items()
        ],
        "light": light(state),
        "reading": _reading(state, state.last_sighting, viewer),
        "beads": _beads(state, beads_at),
        "log": [{"seq": seq, "text": public(text).json()} for seq, text in state.log],
        "dealer": dealer_view(state, rules) if not game.hides or viewer.role == "dealer" else None,
        "own_log": _own_log(state, viewer),
        "can_undo": public(ruling.text).json() if (ruling := undoable(state)) else None,
    }


def _between_runs(game: AnyGame, legal: Mapping[str, Any]) -> dict[str, Any]:
    """What may be done while no run is on, of what the game offers: by player, or in a game that hides cards to the
    viewer."""
    if game.hides:
        return {verb: offer for verb, offer in legal.items() if verb in game.between_runs}
    found = {
        player: {verb: offer for verb, offer in acts.items() if verb in game.between_runs}
        for player, acts in legal.items()
    }
    return {player: acts for player, acts in found.items() if acts}


def _money(state: TableState) -> dict[str, Any]:
    """Bank and its banker (None: the house), purses and what purses could not bear, also before the first deal."""
    if state.deal is None:
        return {"bank": 0, "banker": None, "purses": {}, "debts": {}}
    deal = state.deal
    banker = game_of(state).banker(deal)
    return {"bank": deal.bank, "banker": banker, "purses": dict(deal.purses), "debts": dict(deal.debts)}


def _expects(state: TableState) -> dict[str, Any] | None:
    """Where the next card goes, None while none is due."""
    if state.deal is None or not playing(state):
        return None
    expected = game_of(state).expects(state.deal)
    return None if expected is None else expected._asdict()


def _decision(state: TableState, decision: Decision, viewer: Viewer) -> dict[str, Any]:
    """A decision that is awaited; in a game that hides cards its verbs and its default are for whom they are, as they
    may tell."""
    mine = viewer.role == "dealer" if decision.player is None else _is(viewer, decision.player)
    shown = not game_of(state).hides or decision.all_seats or mine
    return {
        "key": decision.key,
        "player": decision.player,
        "all_seats": decision.all_seats,
        "verbs": list(decision.verbs) if shown else [],
        "limit_s": decision.limit_s,
        "default": decision.default if shown else "",
    }


def picture_seen(state: TableState, digest: str, viewer: Viewer) -> bool:
    """Whether the picture is of a card of this run that the viewer may know."""
    asked = (state.question,) if state.question is not None and state.question.kind != "restart" else ()
    last = () if state.last_sighting is None else (state.last_sighting,)
    for read in (*state.sightings.values(), *state.waiting, *last, *asked):
        if digest == read.image or digest in read.burst:
            return exposure(state, read.index).sees(viewer)
    return False


def _is(viewer: Viewer, player: str) -> bool:
    return viewer.role == "seat" and viewer.player == player


def _stands_open(state: TableState, index: int, viewer: Viewer) -> bool:
    """Whether this viewer's page may show a card to whoever looks at it: on that of a seat, what everybody may see.
    Pictures are asked for without the name of a seat."""
    return exposure(state, index).sees(viewer if viewer.role == "dealer" else PUBLIC)


def _picture(digest: str | None) -> str | None:
    return f"/evidence/{digest}.jpg" if digest else None


def _question(state: TableState, question: Question, viewer: Viewer) -> dict[str, Any]:
    if question.kind != "restart" and not _stands_open(state, question.index, viewer):
        question = Question(question.id, question.kind, question.index, question.text)
    return {
        "id": question.id,
        "kind": question.kind,
        "index": question.index,
        "text": public(question.text).json(),
        "candidates": dict(question.candidates),
        "suit_candidates": dict(question.suit_candidates),
        "image": _picture(question.image),
        "burst": [_picture(digest) for digest in question.burst],
        "with_pack": dict(question.with_pack),
        "another": question.another,
        "missed": missed(state),
        "askable": question.kind == "restart" or askable(state, question.index),
        "undrawn": may_be_undrawn(state),
        "most": most_drawn(state, question.index),
    }


def _reading(state: TableState, sighting: Sighting | None, viewer: Viewer) -> dict[str, Any] | None:
    """What the camera read last. It stands open on a page: a card that lies face down is not in it, for its player
    neither."""
    if sighting is None or not _stands_open(state, sighting.index, viewer):
        return None
    return {
        "index": sighting.index,
        "rank": sighting.rank,
        "suit": sighting.suit,
        "confidence": sighting.confidence,
        "candidates": dict(sighting.candidates),
        "source": sighting.source,
        "image": _picture(sighting.image),
    }


def _own_log(state: TableState, viewer: Viewer) -> list[dict[str, Any]]:
    """Log lines for this viewer alone. His page shows the log openly, so a card is named in it only when all have seen
    it."""
    mine = [line for line in state.own_log if _is(viewer, line[1])]
    return [{"seq": seq, "text": text.json()} for seq, _, index, text in mine if _shown(state, index)]


def _shown(state: TableState, index: int) -> bool:
    """Whether everybody has seen this card of the run; not one that a ruling that was undone had dealt."""
    return state.deal is not None and index < len(state.deal.cards) and is_public(state, index)


def _beads(state: TableState, beads_at: Sequence[int | None]) -> dict[str, Any]:
    wanted = beads(state)
    view = {}
    for spindle, rank in enumerate(SPINDLE_RANKS):
        part = spindle_part(spindle)
        fault = public(state.faults[part]).json() if part in state.faults else None
        view[rank.label] = {"want": wanted[spindle], "at": beads_at[spindle], "fault": fault}
    return view
