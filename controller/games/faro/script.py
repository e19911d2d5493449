"""Deal scripts (docs/settle.md): a whole deal on paper, each card and each act put to `decide` and its events folded,
as at the table. The script owns its deal alone, so the fold changes it in place. No files and no printing here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..cards import PACK_52
from ..dealer import ShowCard
from ..message import say
from ..refusal import BadScript, Reason
from ..script import read_acts, read_amount, read_deck, read_rules
from .casekeeper import beads, case_at, tabs
from .codec import decode_seat_command
from .commands import SeatCommand
from .deal import LAST_TURN, Deal, new_deal
from .decide import answer, decide
from .events import BetClaimed, BetReturned, Event
from .fold import advance
from .refusals import RanksNotGiven
from .rules import parse_script_rules
from .settlement import Line

SHOW = tuple(ShowCard(card) for card in PACK_52)
"""Made once: a bulk of deals shows the same cards again and again."""
_BEFORE = say("faro-script-before", last=LAST_TURN)


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a faro script. Raises BadScript."""
    deck = read_deck(script.get("deck"), (52,))
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    deal = new_deal(rules, bank=read_amount(script.get("bank"), "bank"), purses=_players(script.get("players")))
    acts = read_acts(script.get("events", []), decode_seat_command, LAST_TURN, _BEFORE)
    rejected: list[dict[str, Any]] = []
    notes: list[dict[str, Any]] = []
    turns = []
    splits = 0
    ledger = deal.ledger
    case = beads((4,) * 13)
    case[deck[0].label[0]] -= 1
    advance(deal, decide(deal, SHOW[deck[0].number]))
    for turn in range(1, LAST_TURN + 1):
        for index, command in acts.get(turn, ()):
            reason = _act(deal, index, command, notes)
            if reason is not None:
                rejected.append({"event": index, "reason": reason})
        loser, winner = deck[2 * turn - 1], deck[2 * turn]
        closed = decide(deal, SHOW[loser.number])
        advance(deal, closed)
        if len(closed) > 2:
            _note(deal, closed, notes)
        settled = decide(deal, SHOW[winner.number])
        advance(deal, settled[:2])
        case = case.copy()
        case[loser.label[0]] -= 1
        case[winner.label[0]] -= 1
        split = loser.column == winner.column
        splits += split
        turns.append(
            {
                "turn": turn,
                "loser": loser.label,
                "winner": winner.label,
                "split": split,
                "settled": lines_json(deal.lines[-1]),
                "bank": ledger.bank,
                "players": ledger.purses.copy(),
                "case": case,
            }
        )
        if len(settled) > 2:  # dead bets: docs/settle.md counts them to the turn that comes
            advance(deal, settled[2:])
            _note(deal, settled, notes)
    advance(deal, decide(deal, SHOW[deck[-1].number]))
    return {
        "soda": deck[0].label,
        "hoc": deck[-1].label,
        "splits": splits,
        "bank": deal.bank,
        "players": deal.purses,
        "turns": turns,
        "closing": lines_json(deal.closing),
        "case": case_at(deal.left, deck, case_hoc=rules.case_hoc),
        "tabs": tabs(deck),
        "rejected": rejected,
        "notes": notes,
    }


def _act(deal: Deal, index: int, command: SeatCommand | None, notes: list[dict[str, Any]]) -> str | None:
    """Do one act; the reason when it is refused."""
    if command is None:
        return "bad_op"
    events = answer(deal, command)
    if isinstance(events, Reason):
        if isinstance(events, RanksNotGiven):
            raise BadScript(f"events[{index}].{events.field}", say("faro-a-list-of-ranks"))
        return events.word
    advance(deal, events)
    _note(deal, events, notes)
    return None


def _note(deal: Deal, events: Iterable[Event], notes: list[dict[str, Any]]) -> None:
    for event in events:
        note = NOTES.get(type(event))
        if note is not None:
            notes.append(note(deal.turn, event))


def _note_returned(turn: int, event: BetReturned) -> dict[str, Any]:
    if event.why == "dead":
        return {"before": turn, "dead_returned": event.id}
    return {"before": turn, "not_held": event.id, "amount": event.amount}


def _note_claimed(turn: int, event: BetClaimed) -> dict[str, Any]:
    return {"before": turn, "claimed": event.id, "by": event.by, "amount": event.amount}


NOTES: dict[type[Any], Callable[[int, Any], dict[str, Any]]] = {BetReturned: _note_returned, BetClaimed: _note_claimed}


def lines_json(lines: tuple[Line, ...]) -> list[dict[str, Any]]:
    return [
        {"id": id_, "player": player, "result": result, "stake": stake, "pay": pay, "returned": returned}
        for id_, player, result, stake, pay, returned in lines
    ]


# Reading the script.


def _players(value: Any) -> dict[str, int]:
    if type(value) is not dict:
        raise BadScript("players", say("faro-script-players"))
    return {name: read_amount(amount, f"players.{name}") for name, amount in value.items()}
