"""The table's events in plain English, for the log that everybody sees; and `advance`, the fold with that log.

Pure. One line per fact worth telling; facts of no interest to people give none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from controller.games.registry import GAMES
from controller.table.events import (
    Answered,
    Asked,
    Booted,
    DealStarted,
    Event,
    FalseStart,
    FaultCleared,
    FaultRaised,
    Held,
    Noted,
    Played,
    Resumed,
    Ruled,
    RulesChanged,
    RulingUndone,
    SeatClosed,
    SeatOpened,
    ServiceBegan,
    ServiceEnded,
    TableOpened,
    WindowVerified,
)
from controller.table.state import TableState, apply, game_of, live, log_line, own_line


def advance(state: TableState, event: Event) -> TableState:
    """The table after `event`, with what people should read of it in the log."""
    new = apply(state, event)
    for text in lines(state, event, new):
        new = log_line(new, text)
    for player, text in own_lines(event):
        new = own_line(new, player, text)
    return new


def lines(before: TableState, event: Event, after: TableState) -> Iterable[str]:
    """The log lines of one event."""
    match event:
        case TableOpened(bank=bank):
            yield f"the table opens; the bank holds {bank}"
        case RulesChanged(rules):
            yield f"the rules of the next deal: {_differences(before, rules)}"
        case SeatOpened(player):
            yield f"{player} takes a seat"
        case SeatClosed(player):
            yield f"{player} leaves the table"
        case DealStarted(pack=pack):
            said = {"new": "; the dealer has put in a new pack", "same": "; the dealer deals the same pack again"}
            yield f"deal {after.deal_number} begins{said.get(pack, '')}"
        case Played(event=inner):
            yield from GAMES[event.game].lines(inner)
            if before.deal is not None and before.deal.phase != "over" and after.deal and after.deal.phase == "over":
                yield _proof(after)
        case Asked(question):
            yield f"the dealer is asked: {question.text}"
        case Answered():
            pass
        case Held(text):
            yield f"play is held: {text}"
        case Resumed(without):
            yield "play goes on" + (f" without {', '.join(without)}" if without else "")
        case FaultRaised(part, text):
            yield f"fault: {part}: {text}"
        case FaultCleared(part):
            yield f"mended: {part}"
        case Ruled(text, inner_events):
            yield f"ruling: {text}"
            state = before
            for inner_event in inner_events:
                new = apply(state, inner_event)
                yield from lines(state, inner_event, new)
                state = new
        case RulingUndone(text):
            yield f"ruling taken back: {text}"
            yield from _purse_differences(before, after)
        case Booted(program=program):
            if before.deal_number:
                yield "the table starts again from its journal" + (f" (program {program})" if program else "")
        case WindowVerified():
            yield "window and journal agree"
        case ServiceBegan():
            yield "test mode begins: no deal and no bet until it ends"
        case ServiceEnded(why):
            yield why
        case Noted(text) | FalseStart(text) if text:
            yield text


def own_lines(event: Event) -> Iterable[tuple[str, str]]:
    """What of one event one player alone may read: player and text."""
    if isinstance(event, Played):
        yield from GAMES[event.game].own_lines(event.event)
    elif isinstance(event, Ruled):
        for inner in event.events:
            yield from own_lines(inner)


def _differences(state: TableState, rules: Mapping[str, Any]) -> str:
    """Which rules change, from what to what; what is not set is the game's default."""
    options = game_of(state).options
    changed = []
    for name in sorted({*state.rules, *rules}):
        default = options[name][0] if name in options else None
        was, now = state.rules.get(name, default), rules.get(name, default)
        if was != now:
            changed.append(f"{name} {_value(was)} -> {_value(now)}")
    return ", ".join(changed) or "as they were"


def _value(value: Any) -> str:
    return {True: "yes", False: "no", None: "none"}[value] if value is None or isinstance(value, bool) else str(value)


def _proof(state: TableState) -> str:
    """What the whole deal proves of its pack: the game takes no card more often than the pack has it, so that a full
    one is the pack itself."""
    cards, size = live(state).cards, game_of(state).pack_size(state.deal)
    if len(cards) < size:
        return f"the pack is not proven: {len(cards)} of {size} cards were shown"
    named = [
        index + 1
        for index, card in enumerate(cards)
        if (seen := state.sightings.get(index)) is None or seen.source != "camera" or seen.card != str(card)
    ]
    by_whom = f"; a person named card {', '.join(map(str, named))}" if named else ", all read by the camera"
    once = ", each once" if max(game_of(state).pack(live(state)).values()) == 1 else ""
    return f"the pack is proven: {size} cards{once}{by_whom}"


def _purse_differences(before: TableState, after: TableState) -> Iterable[str]:
    if before.deal is None or after.deal is None:
        return
    old, new = before.deal, after.deal
    for player in sorted({*old.purses, *new.purses}):
        change = new.purses.get(player, 0) - old.purses.get(player, 0)
        if change:
            yield f"compensation: {player} {change:+}"
    if new.bank != old.bank:
        yield f"compensation: bank {new.bank - old.bank:+}"
