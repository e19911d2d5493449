"""What the dealer may do now, so that the dealer's page asks and does not work out the rules again. Pure.

Whether the table would take an act is found by putting it to the table; nothing here is a second set of rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from controller.games.cards import PACK_52
from controller.games.irregularity import KINDS, POLICIES, WORDS
from controller.table.commands import decide, may_key, taken_for_debt
from controller.table.state import MACHINE, Refused, TableState, askable, game_of, live, next_index, playing, stopped


def dealer_view(state: TableState, rules: Mapping[str, Any]) -> dict[str, Any]:
    """What the dealer's page asks. `rules`: the options in force that differ from their defaults.

    `may`: the acts that would be taken now, of those that need no more than a tap or a dialog. `next_index`: place in
    the pack of the next card, None when no deal is on. `pack`: how often a card is in it, and which are not. `people`:
    what a cash-out of all would give each player, and what would be taken from the purse for a debt. `irregularity`:
    what may be reported, the policies with the table's own, and what may become of one stake.
    """
    return {
        "may": list(_may(state)),
        "next_index": next_index(state) if playing(state) else None,
        "people": _people(state),
        "pack": _pack(state),
        "irregularity": {
            "kinds": list(KINDS),
            "policies": list(POLICIES.words),
            "policy": rules.get("irregularity", POLICIES.words[0]),
            "words": list(WORDS.words),
        },
    }


def _may(state: TableState) -> Iterator[str]:
    if state.deal is None or state.in_test:
        return
    held = stopped(state)
    tried: dict[str, dict[str, Any]] = {
        "close_bets": {},
        "reopen_bets": {},
        "drawn": {"count": 0},
        "lay_away": {},
        "void_deal": {},
    }
    if playing(state):
        tried["irregularity"] = {"kind": "turned_back", "policy": "return_stakes"}
        if held is None:
            yield "hold"
    if held is not None and held.by in ("dealer", "fault"):
        yield "resume"
    if may_key(state) and askable(state, next_index(state)) and game_of(state).expects(live(state)) is not None:
        yield "key_card"
    for verb, fields in tried.items():
        if _takes(state, {"do": verb, **fields}):
            yield verb
    if playing(state):
        yield from game_of(state).dealer_legal(state.deal)


def _takes(state: TableState, command: Mapping[str, Any]) -> bool:
    try:
        decide(state, command, MACHINE)
    except Refused:
        return False
    return True


def _pack(state: TableState) -> dict[str, Any]:
    if state.deal is None:
        return {"copies": 1, "absent": []}
    pack = game_of(state).pack(live(state))
    absent = [card.label for card in PACK_52 if card not in pack]
    return {"copies": max(pack.values(), default=1), "absent": absent}


def _people(state: TableState) -> dict[str, dict[str, int]]:
    if state.deal is None:
        return {}
    deal = live(state)
    return {
        player: {
            "cash": max(deal.purses.get(player, 0) - deal.debts.get(player, 0), 0),
            "repays": taken_for_debt(deal, player),
        }
        for player in {**deal.purses, **deal.debts}
    }
