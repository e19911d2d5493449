"""What the dealer may do now, so that the dealer's page asks and does not work out the rules again. Pure.

Whether the table would take an act is asked of the table or the game; nothing here is a second set of rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from controller.games.cards import PACK_52
from controller.games.dealer import CloseBets, Mark, ReopenBets
from controller.games.game import COVER
from controller.games.irregularity import KINDS, POLICIES, WORDS
from controller.games.ledger import ChangeBank
from controller.games.refusal import Refusal
from controller.table.commands import decide, may_key, owed_by, taken_for_debt
from controller.table.sight.places import place_of
from controller.table.state import (
    MACHINE,
    Refused,
    TableState,
    askable,
    game_of,
    live,
    next_index,
    playing,
    stopped,
)


def dealer_view(state: TableState, rules: Mapping[str, Any]) -> dict[str, Any]:
    """What the dealer's page asks. `rules`: the options in force that differ from their defaults.

    `may`: the acts that would be taken now, of those that need no more than a tap or a dialog; `own`: those of them
    that this game alone has, each one tap; `sums`: those that ask for a sum alone. `next_index`: place in the pack of
    the next card, None when no deal is on. `pack`: how often a card is in it, and which are not. `people`: what a
    cash-out of all would give each player, and what would be taken from the purse for a debt. `irregularity`: what may
    be reported, the policies with the table's own, and what may become of one stake. `house`: the money in the house's
    box. `puts_in`: whether money may be put into the bank.
    """
    may = list(_may(state))
    own = game_of(state).dealer_verbs
    return {
        "may": may,
        "own": [verb for verb in may if verb in own and not own[verb].fields],
        "sums": [verb for verb in may if verb in own and own[verb].fields.keys() == {"amount"}],
        "next_index": next_index(state) if playing(state) else None,
        "people": _people(state),
        "pack": _pack(state),
        "house": 0 if state.deal is None else state.deal.house,
        "puts_in": state.deal is not None and _game_takes(state, ChangeBank(1)),
        "irregularity": {
            "kinds": list(KINDS),
            "policies": list(POLICIES.words),
            "policy": rules.get("irregularity", POLICIES.words[0]),
            "words": list(WORDS),
        },
    }


def _may(state: TableState) -> Iterator[str]:
    """Asked with every view: what would be taken is asked of the game, but not carried out with every stake."""
    if state.deal is None or state.in_test:
        return
    game, deal, held = game_of(state), state.deal, stopped(state)
    place = place_of(state)
    if held is not None and (held.by == "fault" or (held.by == "dealer" and not place.has_undue_card(state))):
        yield "resume"
    if not playing(state):
        return
    if held is None:
        yield "hold"
    if may_key(state) and askable(state, next_index(state)) and game.expects(deal) is not None:
        yield "key_card"
    if game.unread(deal) is not None and _takes(state, {"do": "pass_by"}):
        yield "pass_by"
    if not place.open_undue(state) and _game_takes(state, CloseBets()):
        yield "close_bets"
    if held is None and _game_takes(state, ReopenBets()):
        yield "reopen_bets"
    if (state.sight.doubted or state.question is not None) and _takes(state, {"do": "drawn", "count": 0}):
        yield "drawn"
    if place.left_early(state) and _takes(state, {"do": "lay_away"}):
        yield "lay_away"
    yield "void_deal"
    if game.rules_irregularity(deal):
        yield "irregularity"
    if any(kind != COVER and _game_takes(state, Mark(kind)) for kind in game.markers(live(state).rules.changed())):
        yield "mark"
    yield from game.dealer_legal(deal)


def _takes(state: TableState, command: Mapping[str, Any]) -> bool:
    try:
        decide(state, command, MACHINE)
    except Refused:
        return False
    return True


def _game_takes(state: TableState, command: CloseBets | ReopenBets | Mark | ChangeBank) -> bool:
    """Whether the game takes this command, which is a single event whatever the bets."""
    try:
        tuple(game_of(state).decide(live(state), command))
    except Refusal:
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
            "cash": max(deal.purses.get(player, 0) - owed_by(state, player), 0),
            "repays": taken_for_debt(deal, player),
        }
        for player in {**deal.purses, **deal.debts}
    }
