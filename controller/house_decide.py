"""What the table does with each command and each observation: `(house, input) -> events`, or `Refused`.

Pure. Every function returns the events in order; `house.apply` of them gives the new table. The machine's inputs
(readings, movement, faults) are never refused, since they are facts: what cannot be used yet waits or becomes a
question to the dealer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from controller.games.cards import RANK_LABELS, SUIT_LABELS, Card
from controller.games.seam import Game, Refusal
from controller.house import (
    DEALER,
    MAX_NAME,
    MAX_TEXT,
    Actor,
    House,
    Refused,
    any_fault,
    apply,
    card_of,
    game_of,
    live,
    next_index,
    playing,
    stopped,
)
from controller.house_events import (
    Answered,
    Asked,
    Booted,
    CardSeen,
    DealStarted,
    Event,
    Faulted,
    Held,
    Mended,
    Noted,
    Played,
    Question,
    ReadingDropped,
    ReadingWaits,
    Resumed,
    Ruled,
    RulingUndone,
    SeatClosed,
    SeatOpened,
    Sighting,
    TableOpened,
    WindowMoved,
    WindowVerified,
)

PLAUSIBLE = 0.001
"""A rank or suit of at least this probability is a candidate of a card in doubt."""
MOST_ELSEWHERE = 0.01
"""When more than this probability lies on no rank at all, a doubtful card may be anything and settles nothing."""


class _Step:
    """The table as it becomes while one input is worked off, and the events that made it so."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.house = apply(self.house, event)
        self.events.append(event)

    @property
    def game(self) -> Game:
        return game_of(self.house)

    def put(self, command: Any) -> None:
        """Put a command to the game; raises Refused with the game's reason and nothing emitted."""
        try:
            made = tuple(self.game.decide(live(self.house), command))
        except Refusal as refusal:
            raise Refused(refusal.reason, refusal.text) from None
        for event in made:
            self.emit(Played(event, self.house.game))

    def ask(self, kind: str, index: int, text: str, sighting: Sighting | None = None) -> None:
        number = self.house.questions_asked + 1
        self.emit(
            Asked(
                Question(
                    id=f"q{number}",
                    kind=kind,
                    index=index,
                    text=text,
                    candidates=sighting.candidates if sighting else {},
                    suit_candidates=sighting.suit_candidates if sighting else {},
                    image=sighting.image if sighting else None,
                )
            )
        )


# --- what the machine reports -----------------------------------------------------------------------------------


def open_table(house: House, *, game: str, rules: Mapping[str, Any], bank: int, mode: str) -> list[Event]:
    """First events of a new journal."""
    step = _Step(house)
    step.emit(TableOpened(game, dict(rules), bank, mode))
    return step.events


def boot(house: House) -> list[Event]:
    """The program has started: the window is compared with the journal before play goes on."""
    step = _Step(house)
    for part in house.faults:  # devices say anew what is wrong with them
        step.emit(Mended(part))
    step.emit(Booted())
    return step.events


def movement(house: House, source: str) -> list[Event]:
    """Something leaves the box, or a hand reaches in (`source`: beam, camera or button): the turn closes for bets."""
    step = _Step(house)
    if playing(house) and live(house).phase == "bets_open" and stopped(house) is None:
        step.put(step.game.close_bets())
    return step.events


def sighted(house: House, sighting: Sighting) -> list[Event]:
    """The camera has read (or failed to read) card `sighting.index`."""
    step = _Step(house)
    if not playing(house):
        return []
    if house.verify and sighting.index == next_index(house) - 1:
        _verify(step, sighting)
    else:
        step.emit(CardSeen(sighting))
        step.emit(ReadingWaits(sighting))
    _drain(step)
    return step.events


def double_draw(house: House, indices: tuple[int, ...]) -> list[Event]:
    """Two cards left the box together; the first of them was never seen lying still."""
    step = _Step(house)
    if playing(house):
        step.emit(Noted(f"two cards left the box together (cards {', '.join(str(i + 1) for i in indices)})"))
        _drain(step)
    return step.events


def note(house: House, text: str) -> list[Event]:
    """An incident that everybody should see but that changes nothing."""
    step = _Step(house)
    step.emit(Noted(text[:MAX_TEXT]))
    return step.events


def faulted(house: House, part: str, text: str) -> list[Event]:
    """`part` does not work; play is held until it is mended or the dealer goes on without it."""
    if house.faults.get(part) == text:
        return []
    step = _Step(house)
    step.emit(Faulted(part, text[:MAX_TEXT]))
    return step.events


def mended(house: House, part: str) -> list[Event]:
    """`part` works again; what waited meanwhile is dealt with now."""
    if part not in house.faults:
        return []
    step = _Step(house)
    step.emit(Mended(part))
    if part in ("camera", "journal") and playing(house):  # cards may have gone by unseen
        step.emit(WindowMoved(max(0, next_index(house) - 1), verify=True))
    _drain(step)
    return step.events


def _verify(step: _Step, sighting: Sighting) -> None:
    """After a restart: does the window still show the last card journaled?"""
    known = _known(step, sighting.index)
    if sighting.card == known or (known is None and not _contradicts(step, sighting)):
        step.emit(CardSeen(sighting))
        step.emit(WindowVerified())
        return
    seen = sighting.card or "a card that cannot be read"
    step.ask(
        "restart",
        sighting.index,
        f"After the restart the window shows {seen}; the last card journaled is {known or 'in doubt'}. "
        "How many cards were drawn meanwhile?",
        sighting,
    )
    step.emit(ReadingWaits(sighting))


def _drain(step: _Step) -> None:
    """Deal with waiting readings in the order of the pack until one must wait or the dealer must be asked."""
    while step.house.waiting and _may_go_on(step.house):
        sighting = step.house.waiting[0]
        expected = next_index(step.house)
        if sighting.index > expected:
            text = f"Card {expected + 1} of the pack left the box unseen. Which card was it?"
            step.ask("missed", expected, text)
            break
        step.emit(ReadingDropped(sighting.index))
        if sighting.index < expected:
            _second_look(step, sighting)
        elif sighting.card is None:
            _show_unsure(step, sighting)
        else:
            _show(step, sighting)
    _ask_what_is_in_doubt(step)


def _may_go_on(house: House) -> bool:
    """Whether the next waiting reading can be used now: play is not held, or only by a card of this turn in doubt,
    beside which the game takes the other one."""
    held = stopped(house)
    if held is None:
        return playing(house)
    question, waiting = house.question, house.waiting[0]
    if held.by != "question" or question is None or question.kind != "unclear" or house.hold or house.verify:
        return False
    if waiting.card is None or waiting.index != next_index(house) or any_fault(house):
        return False
    try:
        game_of(house).decide(live(house), game_of(house).show(card_of(waiting.card)))
    except Refusal:
        return False
    return True


def _show_unsure(step: _Step, sighting: Sighting) -> None:
    """The dealer is asked; meanwhile the game settles what every plausible card settles alike."""
    candidates = _plausible(sighting)
    index = next_index(step.house)
    if candidates:
        try:
            step.put(step.game.show_unsure(candidates))
        except (Refused, Refusal) as refusal:
            if refusal.reason != "no_candidate":
                raise
    if index == next_index(step.house) or index in step.game.doubts(live(step.house)):
        step.ask("unclear", index, f"Card {index + 1} cannot be read. Which card is it?", sighting)


def _ask_what_is_in_doubt(step: _Step) -> None:
    """No card stays in doubt without a question."""
    doubts = step.game.doubts(live(step.house))
    if doubts and step.house.question is None and playing(step.house):
        index, cards = next(iter(doubts.items()))
        step.ask("unclear", index, f"Card {index + 1} is one of {', '.join(map(str, cards))}. Which card is it?")


def _plausible(sighting: Sighting) -> tuple[Card, ...]:
    """All cards the reading leaves possible; none at all when it may be anything."""
    ranks = [label for label, p in sighting.candidates.items() if p >= PLAUSIBLE and label in RANK_LABELS]
    suits = [label for label, p in sighting.suit_candidates.items() if p >= PLAUSIBLE and label in SUIT_LABELS]
    others = 1 - sum(sighting.candidates.get(rank, 0.0) for rank in ranks)
    if not ranks or others > MOST_ELSEWHERE:
        return ()
    return tuple(card_of(rank + suit) for rank in ranks for suit in (suits or SUIT_LABELS))


def _known(step: _Step, index: int) -> str | None:
    """The label of a card already shown; None while it is in doubt."""
    cards = live(step.house).cards
    return str(cards[index]) if index < len(cards) else None


def _contradicts(step: _Step, sighting: Sighting) -> bool:
    """Whether a sure reading is none of what the card in doubt may be."""
    possible = step.game.doubts(live(step.house)).get(sighting.index, ())
    return sighting.card is not None and card_of(sighting.card) not in possible


def _second_look(step: _Step, sighting: Sighting) -> None:
    known = _known(step, sighting.index)
    if known is None or sighting.card == known:
        return
    seen = sighting.card or "unclear"
    text = f"Card {sighting.index + 1} was settled as {known}; a second look says {seen}. Which card is it?"
    step.ask("disagree", sighting.index, text, sighting)


def _show(step: _Step, sighting: Sighting) -> None:
    card = card_of(sighting.card or "")
    try:
        step.put(step.game.show(card))
    except Refused as refusal:
        text = f"Card {sighting.index + 1} was read as {card}, "
        if refusal.reason == "duplicate_card":
            earlier = live(step.house).cards.index(card)
            text += f"but {card} was already card {earlier + 1}. Which card is it? (If the earlier card was wrong, "
            text += "correct that first; if the pack is foul, void the deal.)"
        elif refusal.reason == "foreign_card":
            text += "which is not in this pack. Which card is it? (If the pack is foul, void the deal.)"
        else:
            raise
        step.ask("duplicate", sighting.index, text, sighting)


# --- what people do -----------------------------------------------------------------------------------------------


def decide(house: House, command: Mapping[str, Any], actor: Actor) -> list[Event]:
    """A command from a tablet: `{"do": verb, ...}`. Raises Refused with the first reason that holds."""
    verb = command.get("do")
    if isinstance(verb, str) and verb in game_of(house).seat_ops:
        return _seat_act(house, verb, command, actor)
    handler = _DEALER_VERBS.get(verb) if isinstance(verb, str) else None
    if handler is None:
        raise Refused("bad_op", f"{str(verb)[:40]!r} is not something this table does")
    if actor.role not in ("dealer", "table"):
        raise Refused("not_dealer", "only the dealer may do that")
    step = _Step(house)
    handler(step, command)
    return step.events


def _seat_act(house: House, verb: str, command: Mapping[str, Any], actor: Actor) -> list[Event]:
    if house.mode == "casekeeper":
        raise Refused("casekeeper", "this table plays with real chips; no bets are taken here")
    if actor.role != "seat" or actor.player is None:
        raise Refused("no_seat", "take a seat first")
    if actor.player not in house.seats:
        raise Refused("no_seat", "this seat has been closed")
    if not playing(house):
        raise Refused("closed", "no deal is under way")
    held = stopped(house)
    if held is not None:
        raise Refused("held", f"play is held: {held.text}")
    op = {k: v for k, v in command.items() if k not in ("do", "id", "bet")}
    op.update(op=verb, player=actor.player)
    if "bet" in command:
        op["id"] = command["bet"]
    try:
        act = game_of(house).act(op)
    except ValueError as error:
        raise Refused("malformed", str(error)) from None
    step = _Step(house)
    step.put(act)
    return step.events


def _ruling(step: _Step, text: str, act: Callable[[_Step], None]) -> None:
    """Do `act` as one ruling that can be undone; what it sets free is dealt with afterwards."""
    inner = _Step(step.house)
    act(inner)
    step.emit(Ruled(text, tuple(inner.events)))
    _drain(step)


def _text(command: Mapping[str, Any], default: str) -> str:
    text = command.get("text", default)
    if not isinstance(text, str):
        raise Refused("bad_text", "the reason must be text")
    return text[:MAX_TEXT] or default


def _player(command: Mapping[str, Any]) -> str:
    name = command.get("player")
    if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not name.isprintable():
        raise Refused("bad_name", f"a player's name is 1 to {MAX_NAME} printable characters")
    return name.strip()


def _amount(command: Mapping[str, Any]) -> int:
    amount = command.get("amount")
    if isinstance(amount, bool) or not isinstance(amount, int) or not 0 < amount <= 10**12:
        raise Refused("bad_amount", "the amount must be a whole number from 1 to 1,000,000,000,000")
    return amount


def _start_deal(step: _Step, command: Mapping[str, Any]) -> None:
    if playing(step.house):
        raise Refused("deal_running", "a deal is under way; finish it or void it first")
    held = stopped(step.house)
    if held is not None:
        raise Refused("held", f"play is held: {held.text}")
    try:
        step.emit(DealStarted(dict(step.house.rules)))
    except Refusal as refusal:
        raise Refused(refusal.reason, refusal.text) from None


def _hold(step: _Step, command: Mapping[str, Any]) -> None:
    step.emit(Held(_text(command, "held by the dealer")))


def _resume(step: _Step, command: Mapping[str, Any]) -> None:
    """Also says "go on without them" of parts that do not work."""
    if step.house.question is not None:
        raise Refused("question_open", "answer the open question first")
    step.emit(Resumed(tuple(sorted(step.house.faults))))
    _drain(step)


def _close_bets(step: _Step, command: Mapping[str, Any]) -> None:
    step.put(step.game.close_bets())


def _reopen_bets(step: _Step, command: Mapping[str, Any]) -> None:
    held = stopped(step.house)
    if held is not None:
        raise Refused("held", f"play is held: {held.text}")
    step.put(step.game.reopen_bets())


def _answer(step: _Step, command: Mapping[str, Any]) -> None:
    question = step.house.question
    if question is None or question.id != command.get("question"):
        raise Refused("no_question", "that question is not open any more")
    if question.kind == "restart":
        raise Refused("count_wanted", "this question is answered with how many cards were drawn")
    card = card_of(command.get("card", ""))

    def act(inner: _Step) -> None:
        inner.emit(Answered(question.id))
        _name_card(inner, question.index, card)

    _ruling(step, f"card {question.index + 1} is {card}", act)


def _name_card(step: _Step, index: int, card: Card) -> None:
    """Card `index` is `card`, on the dealer's word: shown if it is the next one, else corrected where it differs."""
    if index == next_index(step.house):
        step.put(step.game.show(card))
    elif index >= len(live(step.house).cards):
        step.put(step.game.name_card(index, card))
    elif live(step.house).cards[index] != card:
        step.put(step.game.correct(index, card))
    step.emit(CardSeen(Sighting(index, card.rank.label, card.suit.value, 1.0, source="dealer")))


def _key_card(step: _Step, command: Mapping[str, Any]) -> None:
    """The next card, named by the dealer because the camera does not see it."""
    if not playing(step.house):
        raise Refused("no_deal", "no deal is under way")
    card = card_of(command.get("card", ""))
    index = next_index(step.house)
    question = step.house.question

    def act(inner: _Step) -> None:
        if question is not None:
            if question.index != index or question.kind == "restart":
                raise Refused("question_open", "answer the open question first")
            inner.emit(Answered(question.id))
        _name_card(inner, index, card)

    _ruling(step, f"card {index + 1} keyed as {card}", act)


def _correct(step: _Step, command: Mapping[str, Any]) -> None:
    index = command.get("index")
    if isinstance(index, bool) or not isinstance(index, int):
        raise Refused("bad_index", "index must be the position of a card already shown, 0 for the first")
    card = card_of(command.get("card", ""))
    shown = live(step.house).cards
    if not 0 <= index < len(shown):
        raise Refused("bad_index", f"card {index + 1} has not been shown in this deal")
    _ruling(
        step,
        f"card {index + 1} corrected from {shown[index]} to {card}",
        lambda inner: inner.put(inner.game.correct(index, card)),
    )


def _drawn(step: _Step, command: Mapping[str, Any]) -> None:
    """After a restart: `count` cards were drawn while nobody watched."""
    question = step.house.question
    if question is None or question.kind != "restart":
        raise Refused("no_question", "that question is not open any more")
    count = command.get("count")
    left = step.game.pack_size(live(step.house)) - next_index(step.house)
    if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= left:
        raise Refused("bad_count", f"the count must be a whole number from 0 to {left}")
    waiting = next((s for s in step.house.waiting if s.index == question.index), None)

    def act(inner: _Step) -> None:
        inner.emit(Answered(question.id))
        inner.emit(WindowVerified())
        if waiting is None:
            return
        inner.emit(ReadingDropped(waiting.index))
        index = question.index + count
        moved = Sighting(
            index, waiting.rank, waiting.suit, waiting.confidence, waiting.candidates, waiting.suit_candidates,
            waiting.image,
        )  # fmt: skip
        if count > 0:
            inner.emit(WindowMoved(index))
            if live(inner.house).phase == "bets_open":
                inner.put(inner.game.close_bets())
        if count > 0 or waiting.card is not None:
            inner.emit(CardSeen(moved))
            inner.emit(ReadingWaits(moved))

    cards = "1 card was" if count == 1 else f"{count} cards were"
    _ruling(step, f"{cards} drawn during the interruption", act)


def _void_deal(step: _Step, command: Mapping[str, Any]) -> None:
    text = _text(command, "the deal is void")
    if not playing(step.house):
        raise Refused("no_deal", "no deal is under way")
    question = step.house.question

    def act(inner: _Step) -> None:
        if question is not None:
            inner.emit(Answered(question.id))
        for sighting in inner.house.waiting:
            inner.emit(ReadingDropped(sighting.index))
        inner.put(inner.game.void(text))

    _ruling(step, f"deal void: {text}", act)


def _undo(step: _Step, command: Mapping[str, Any]) -> None:
    if step.house.ruling is None:
        raise Refused("nothing_to_undo", "cards or bets have come since the last ruling; correct the card instead")
    step.emit(RulingUndone(step.house.ruling.text))


def _buy_in(step: _Step, command: Mapping[str, Any]) -> None:
    player = _player(command)
    if player not in step.house.seats:
        raise Refused("no_seat", f"{player} has no seat")
    step.put(step.game.purse(player, _amount(command)))


def _cash_out(step: _Step, command: Mapping[str, Any]) -> None:
    player = _player(command)
    purse = live(step.house).purses.get(player, 0)
    amount = purse if command.get("amount") is None else _amount(command)
    if amount > purse or amount == 0:
        raise Refused("funds", f"{player} has {purse} in the purse, {amount} was asked for")
    step.put(step.game.purse(player, -amount))


def _bank(step: _Step, command: Mapping[str, Any]) -> None:
    amount = command.get("amount")
    if isinstance(amount, bool) or not isinstance(amount, int) or amount == 0 or abs(amount) > 10**12:
        raise Refused("bad_amount", "the amount must be a whole number, not 0: above 0 adds to the bank, below takes")
    step.put(step.game.bank(amount))


def _open_seat(step: _Step, command: Mapping[str, Any]) -> None:
    player = _player(command)
    if player in step.house.seats:
        return
    if len(step.house.seats) >= step.game.max_seats:
        raise Refused("table_full", f"the table has {step.game.max_seats} seats and all are taken")
    step.emit(SeatOpened(player, command.get("bot") is True))


def _close_seat(step: _Step, command: Mapping[str, Any]) -> None:
    player = _player(command)
    if player not in step.house.seats:
        raise Refused("no_seat", f"{player} has no seat")
    step.emit(SeatClosed(player))


_DEALER_VERBS: dict[str, Callable[[_Step, Mapping[str, Any]], None]] = {
    "start_deal": _start_deal,
    "hold": _hold,
    "resume": _resume,
    "close_bets": _close_bets,
    "reopen_bets": _reopen_bets,
    "answer": _answer,
    "key_card": _key_card,
    "correct": _correct,
    "drawn": _drawn,
    "void_deal": _void_deal,
    "undo": _undo,
    "buy_in": _buy_in,
    "cash_out": _cash_out,
    "bank": _bank,
    "open_seat": _open_seat,
    "close_seat": _close_seat,
}

__all__ = ["DEALER", "boot", "decide", "double_draw", "faulted", "mended", "movement", "note", "open_table", "sighted"]
