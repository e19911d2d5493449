"""The table's events in plain English, for the log that everybody sees; and `advance`, the fold with that log.

Pure. One line per fact worth telling; facts of no interest to people give none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from controller.games.faro import events as faro
from controller.house import House, apply, log_line
from controller.house_events import (
    Answered,
    Asked,
    Booted,
    DealStarted,
    Event,
    Faulted,
    Held,
    Mended,
    Noted,
    Played,
    Resumed,
    Ruled,
    RulingUndone,
    SeatClosed,
    SeatOpened,
    TableOpened,
    WindowVerified,
)

MOST_ADJUSTMENTS = 12
"""Lines of one correction in the log; the page shows them all."""


def advance(house: House, event: Event) -> House:
    """The table after `event`, with what people should read of it in the log."""
    new = apply(house, event)
    for text in lines(house, event, new):
        new = log_line(new, text)
    return new


def lines(before: House, event: Event, after: House) -> Iterable[str]:
    """The log lines of one event."""
    match event:
        case TableOpened(bank=bank):
            yield f"the table opens; the bank holds {bank}"
        case SeatOpened(player):
            yield f"{player} takes a seat"
        case SeatClosed(player):
            yield f"{player} leaves the table"
        case DealStarted():
            yield f"deal {after.deal_number} begins"
        case Played(inner):
            yield from game_lines(inner)
        case Asked(question):
            yield f"the dealer is asked: {question.text}"
        case Answered():
            pass
        case Held(text):
            yield f"play is held: {text}"
        case Resumed(without):
            yield "play goes on" + (f" without {', '.join(without)}" if without else "")
        case Faulted(part, text):
            yield f"fault: {part}: {text}"
        case Mended(part):
            yield f"mended: {part}"
        case Ruled(text, inner_events):
            yield f"ruling: {text}"
            house = before
            for inner_event in inner_events:
                new = apply(house, inner_event)
                yield from lines(house, inner_event, new)
                house = new
        case RulingUndone(text):
            yield f"ruling taken back: {text}"
            yield from _purse_differences(before, after)
        case Booted():
            if before.deal_number:
                yield "the table starts again from its journal"
        case WindowVerified():
            yield "window and journal agree; play goes on"
        case Noted(text) if text:
            yield text


def game_lines(event: Any) -> Iterable[str]:
    """The log lines of an event of the faro deal; single bets are seen on the layout, not told."""
    match event:
        case faro.CardShown(index, card):
            yield f"{_place(index)}: {card}"
        case faro.BetsReopened(turn):
            yield f"bets are open again before turn {turn}"
        case faro.TurnSettled(turn, settled):
            if settled:
                yield f"turn {turn} settled: " + ", ".join(f"{line.player} {_sum(line)}" for line in settled)
        case faro.DealClosed(closing):
            back = sum(line.returned for line in closing)
            yield f"the deal is over; {back} returned from the layout" if back else "the deal is over"
        case faro.DealVoided(reason):
            yield f"the deal is void: {reason}; what lay on the layout went back"
        case faro.BetClaimed(_, by, amount):
            yield f"{by} claims {amount} from a dead card"
        case faro.BetReturned(_, player, amount, why):
            yield f"{amount} returned to {player} ({_WHY.get(why, why)})"
        case faro.CardCorrected(index=index, adjustments=adjustments, purses=purses, bank=bank):
            yield f"card {index + 1} was not {event.was} but {event.now}"
            for adjustment in adjustments[:MOST_ADJUSTMENTS]:
                change = f"{_fate(adjustment.was)}, now {_fate(adjustment.now)}"
                yield f"turn {adjustment.turn}, {adjustment.player}: {change}"
            for player, amount in purses:
                yield f"compensation: {player} {amount:+}"
            if bank:
                yield f"compensation: bank {bank:+}"
        case faro.PurseChanged(player, amount):
            yield f"{player} buys in for {amount}" if amount > 0 else f"{player} cashes out {-amount}"
        case faro.DebtPaid(player, amount):
            yield f"{player} pays {amount} of a debt"
        case faro.BankChanged(amount):
            yield f"the banker {'adds' if amount > 0 else 'takes'} {abs(amount)}"


_WHY = {"dead": "dead card", "not_held": "the bank cannot answer for it", "void": "deal void", "foul_pack": "foul pack"}


def _place(index: int) -> str:
    if index == 0:
        return "soda"
    if index == 51:
        return "hoc"
    return f"turn {(index + 1) // 2}, {'losing' if index % 2 else 'winning'} card"


def _sum(line: Any) -> str:
    return {"push": "drawn"}.get(line.result) or f"{line.pay:+}"


def _fate(movement: Any) -> str:
    return "not settled" if movement is None else f"{movement.result} {movement.pay:+}"


def _purse_differences(before: House, after: House) -> Iterable[str]:
    if before.deal is None or after.deal is None:
        return
    old, new = before.deal, after.deal
    for player in sorted({*old.purses, *new.purses}):
        change = new.purses.get(player, 0) - old.purses.get(player, 0)
        if change:
            yield f"compensation: {player} {change:+}"
    if new.bank != old.bank:
        yield f"compensation: bank {new.bank - old.bank:+}"
