"""Deal scripts of punto banco (docs/settle.md): a whole shoe on paper, each act put to `decide` and its events folded,
each coup settled as at the table. The script owns its deal alone, so the fold changes it in place. No files, no
printing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...refusal import Reason
from ...script import Acts, read_amount, read_coups, read_players, read_rules, read_shoe
from ..shoe import COUP, burnt_by, is_last
from .acts import CoupSettled, Line
from .codec import bet_of, read_removal
from .coup import whole
from .deal import Deal, advance, new_deal
from .decide import place, remove
from .irregular import returned
from .rules import MAX_PACKS, parse_script_rules
from .settlement import settled


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a punto banco script. Raises BadScript."""
    shoe = read_shoe(script.get("shoe"), MAX_PACKS)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    deal = new_deal(rules, bank=read_amount(script.get("bank"), "bank"), purses=read_players(script.get("players")))
    deal.phase = "bets_open"
    acts, last_coup = read_coups(script)
    length = len(shoe)
    used = min(1 + burnt_by(shoe[0]), length) if rules.burn else 0
    burnt = used
    cut_at = length if rules.cut_from_end is None else length - rules.cut_from_end
    rejected: list[dict[str, Any]] = []
    coups: list[dict[str, Any]] = []
    ended = length - used < COUP
    while deal.number <= last_coup and not ended:
        for index, obj in acts.pop(deal.number, ()):
            reason = _act(deal, obj)
            if reason is not None:
                rejected.append({"event": index, "reason": reason})
        coup = whole(shoe, used)
        used += len(coup.player) + len(coup.banker)
        done = settled(deal, coup, used > cut_at)
        ended = length - used < COUP or is_last(rules.cut_rule, past_cut=done.past_cut, was_past_cut=deal.past_cut)
        advance(deal, done)
        coups.append(_coup(deal, done))
    closing = [
        {"id": id_, "player": bet.player, "result": "returned", "stake": bet.stake, "pay": 0, "returned": bet.stake}
        for id_, bet in deal.bets.items()
    ]
    for event in returned(deal, "end"):
        advance(deal, event)
    rejected += [{"event": index, "reason": "no_coup"} for index in sorted(_left(acts))]
    return {
        "burnt": burnt,
        "coups": coups,
        "closing": closing,
        "bank": deal.bank,
        "players": deal.purses,
        "cards_used": used,
        "shoe_ended": ended,
        "rejected": rejected,
    }


def _act(deal: Deal, obj: Mapping[str, Any]) -> str | None:
    """Do one act; the reason when it is refused."""
    op = obj["op"]
    if op == "bet":
        found = place(deal, *bet_of(obj))
    elif op == "remove":
        found = remove(deal, read_removal(obj))
    else:
        return "bad_op"
    if isinstance(found, Reason):
        return found.word
    for event in found:
        advance(deal, event)
    return None


def _left(acts: Acts) -> list[int]:
    return [index for of_coup in acts.values() for index, _ in of_coup]


def _coup(deal: Deal, done: CoupSettled) -> dict[str, Any]:
    player, banker, player_total, banker_total, natural, result = done.coup
    return {
        "coup": done.number,
        "player_hand": [card.label for card in player],
        "banker_hand": [card.label for card in banker],
        "player_total": player_total,
        "banker_total": banker_total,
        "natural": natural,
        "result": result,
        "settled": [line_json(line) for line in done.lines],
        "bank": deal.ledger.bank,
        "players": deal.ledger.purses.copy(),
    }


def line_json(line: Line) -> dict[str, Any]:
    """A line as the result has it."""
    id_, player, result, stake, pay, returned_, *_ = line
    return {"id": id_, "player": player, "result": result, "stake": stake, "pay": pay, "returned": returned_}
