"""The table's events as messages, for the log that everybody sees; and `advance`, the fold with that log.

Pure. One message per fact worth telling; facts of no interest to people give none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from controller.games.message import Message, Value, say
from controller.games.registry import GAMES
from controller.table.events import (
    Answered,
    Asked,
    BoardAnswered,
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
from controller.table.parts import part_name
from controller.table.state import TableState, apply, exposure, game_of, live, log_line, own_line


def advance(state: TableState, event: Event) -> TableState:
    """The table after `event`, with what people should read of it in the log."""
    new = apply(state, event)
    for text in lines(state, event, new):
        new = log_line(new, text)
    for player, index, text in own_lines(state, event, new):
        new = own_line(new, player, index, text)
    return new


def lines(before: TableState, event: Event, after: TableState) -> Iterable[Message]:
    """The log lines of one event."""
    match event:
        case TableOpened(bank=bank):
            yield say("table-opens", bank=bank)
        case RulesChanged(rules):
            yield _rules_line(before, rules)
        case SeatOpened(player):
            yield say("table-seat-taken", player=player)
        case SeatClosed(player):
            yield say("table-seat-left", player=player)
        case DealStarted(pack=pack, cut=cut, lot=lot):
            yield say("table-deal-begins", deal=after.deal_number, pack=pack)
            if cut:
                yield say("table-cut-by", players=cut)
            if lot:
                chosen = GAMES[after.game].banker_is_chosen(after.rules)
                yield say("table-banker-chosen" if chosen else "table-lot", player=lot)
        case Played(event=inner):
            yield from GAMES[event.game].lines(inner)
            if before.deal is not None and before.deal.phase != "over" and after.deal and after.deal.phase == "over":
                yield _proof(after)
        case Asked(question):
            yield say("table-asked", question=question.text)
        case Answered():
            pass
        case Held(text):
            yield say("table-play-held", why=text)
        case Resumed(without):
            yield say("table-resumed", without=tuple(map(part_name, without)), count=len(without))
        case FaultRaised(part, text):
            yield say("table-fault", part=part_name(part), fault=text)
        case FaultCleared(part):
            yield say("table-fault-cleared", part=part_name(part))
        case Ruled(text, inner_events):
            yield say("table-ruling", ruling=text)
            state = before
            for inner_event in inner_events:
                new = apply(state, inner_event)
                yield from lines(state, inner_event, new)
                state = new
        case RulingUndone(text):
            yield say("table-ruling-undone", ruling=text)
            yield from _purse_differences(before, after)
        case Booted(program=program):
            if before.deal_number:
                yield say("table-booted-program", program=program) if program else say("table-booted")
        case BoardAnswered(firmware):
            if before.deal_number:
                yield say("table-board-answered", firmware=firmware)
        case WindowVerified():
            yield say("table-window-verified")
        case ServiceBegan():
            yield say("table-test-begins")
        case ServiceEnded(why):
            yield why
        case Noted(text) | FalseStart(text) if text is not None:
            yield text


def own_lines(before: TableState, event: Event, after: TableState) -> Iterable[tuple[str, int, Message]]:
    """What of one event one player alone may read: player, the card by its place in the run, and text."""
    if isinstance(event, Played):
        for player, text in GAMES[event.game].own_lines(event.event):
            yield player, len(live(after).cards) - 1, text
    elif isinstance(event, Ruled):
        state = before
        for inner in event.events:
            new = apply(state, inner)
            yield from own_lines(state, inner, new)
            state = new


def _rules_line(state: TableState, rules: Mapping[str, Any]) -> Message:
    """Which rules change, from what to what; what is not set is the game's default."""
    options = game_of(state).options
    changed = []
    for name in sorted({*state.rules, *rules}):
        default = options[name][0] if name in options else None
        was, now = state.rules.get(name, default), rules.get(name, default)
        if was != now:
            changed.append(say("table-rule-change", option=name, was=_value(was), now=_value(now)))
    return say("table-rules", changes=tuple(changed), count=len(changed))


def _value(value: Any) -> Value:
    if value is None:
        return say("table-none")
    if isinstance(value, bool):
        return say("table-yes") if value else say("table-no")
    return str(value)


def _proof(state: TableState) -> Message:
    """What the whole deal proves of its pack: one that everybody has seen whole, no card more often than it has it, is
    the pack itself."""
    cards, pack = live(state).cards, game_of(state).pack(live(state))
    (copies, _), *_ = Counter(pack.values()).most_common(1)
    once = Counter({card: min(count, copies) for card, count in pack.items()})  # one that went back came twice
    size = once.total()
    seen_by_all = Counter(card for index, card in enumerate(cards) if exposure(state, index).everybody)
    shown = (seen_by_all & once).total()
    if shown < size:
        return say("table-pack-not-proven", shown=shown, size=size)
    named = [
        index + 1
        for index, card in enumerate(cards)
        if (seen := state.sightings.get(index)) is None or seen.source != "camera" or seen.card != str(card)
    ]
    return say("table-pack-proven", size=size, copies=copies, cards=tuple(named), named=len(named))


def _purse_differences(before: TableState, after: TableState) -> Iterable[Message]:
    if before.deal is None or after.deal is None:
        return
    old, new = before.deal, after.deal
    for player in sorted({*old.purses, *new.purses}):
        change = new.purses.get(player, 0) - old.purses.get(player, 0)
        if change:
            yield say("games-compensation", player=player, amount=f"{change:+}")
    if new.bank != old.bank:
        yield say("games-compensation-bank", amount=f"{new.bank - old.bank:+}")
