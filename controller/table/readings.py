"""What becomes of the cards that the camera has read: each is shown to the game in the order of the pack, waits for its
turn, or the dealer is asked about it. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from controller.games.cards import Card
from controller.games.dealer import ShowCard
from controller.games.message import Value, say
from controller.games.refusal import Refusal
from controller.table.chances import likelier
from controller.table.events import CardSeen, Held, Noted, ReadingDropped, ReadingWaits, Sighting, WindowMoved
from controller.table.sight.place import card_at
from controller.table.sight.places import place_of
from controller.table.state import (
    NOT_IN_ORDER,
    Refused,
    TableState,
    any_fault,
    askable,
    card_of,
    game_of,
    is_public,
    live,
    next_index,
    playing,
    read_as,
    stopped,
)
from controller.table.step import Step, plausible

OF_A_CARD = frozenset({"table-not-due", "table-laid-not-due", "table-counted-behind"})
"""Holds that tell the dealer of a card that has left; after each of them play goes on beside that card."""


def process_pending_readings(step: Step) -> None:
    """End a doubt about the count if that is possible, then take waiting readings in the order of the pack until one
    must wait or the dealer is asked."""
    place_of(step.state).compare(step)
    while step.state.waiting and _may_go_on(step.state) and _process_first(step):
        pass
    _ask_for_card_left_unseen(step)
    _ask_about_card_in_doubt(step)


def hold_undue_card(step: Step) -> None:
    """Hold play if a card has left though none is due: the dealer learns of it before play goes on, also of one that
    left unseen or while play was held."""
    if stopped(step.state) is None and place_of(step.state).left_early(step.state):
        step.emit(Held(place_of(step.state).not_due))


def _process_first(step: Step) -> bool:
    """Take the first waiting reading. Returns whether the one after it may be taken."""
    sighting, expected = step.state.waiting[0], next_index(step.state)
    place = place_of(step.state)
    if sighting.index >= expected and not place.awaits(step.state):
        if place.has_undue_card(step.state):
            step.emit(Held(place.not_due))  # cards before it were not due either: nobody has to know them
        return False  # else it is the next card that is due
    if sighting.index > expected:
        if _skip_card(step):
            return True
        _ask_missed(step, expected)
        return False
    # Dropped first: a question may follow, and its answer must not find the same reading waiting.
    step.emit(ReadingDropped(sighting.index))
    if sighting.index < expected:
        _read_again(step, sighting)
    elif sighting.card is not None:
        _show(step, sighting)
    elif not _skip_card(step):
        _show_unsure(step, sighting)
    return True


def _ask_for_card_left_unseen(step: Step) -> None:
    while place_of(step.state).left_unseen(step.state):
        if not _skip_card(step):
            _ask_missed(step, next_index(step.state))


def _skip_card(step: Step) -> bool:
    """Skip a card that the game does not need to identify. Returns whether it was skipped."""
    command = step.game.unread(live(step.state))
    if command is not None:
        step.put(command)
    return command is not None


def _ask_missed(step: Step, index: int) -> None:
    step.ask("missed", index, say("table-ask-missed", card=index + 1, who=_who(step.state, index)))


def _who(state: TableState, index: int) -> str:
    """`dealer`, who is asked, or `nobody` for a card that lies face down."""
    return "dealer" if askable(state, index) else "nobody"


def _may_go_on(state: TableState) -> bool:
    """Whether the next waiting reading can be used now: play is not held, or only by a card of this turn in doubt,
    beside which the game takes the other one."""
    held = stopped(state)
    if held is None:
        return playing(state)
    doubted = state.question if held.by == "question" else None
    if doubted is None or doubted.kind != "unclear" or state.hold or state.sight.doubted or any_fault(state):
        return False
    waiting = state.waiting[0]
    if waiting.card is None or waiting.index != next_index(state) or waiting.index == doubted.index:
        return False
    # Only the game knows which cards settle beside one in doubt: a trial of its decision, which changes nothing.
    try:
        game_of(state).decide(live(state), ShowCard(card_of(waiting.card)))
    except Refusal:
        return False
    return True


def _show_unsure(step: Step, sighting: Sighting) -> None:
    """The dealer is asked; meanwhile the game settles what every plausible card settles alike.

    If the pack alone would decide - it leaves one card only, or rules out a rank that was seen - nothing is settled:
    either the reading errs or the pack is foul, and the dealer says which.
    """
    candidates = plausible(sighting)
    index = next_index(step.state)
    # Of a card face down nothing is settled: what follows from the candidates would show them.
    if not is_public(step.state, index):
        _ask_unread(step, sighting, index)
    elif candidates and (out := _ruled_out(step.state, candidates)) is not None:
        places_of = _places(step.state)
        places = tuple(say("table-card-out", card=card.label, places=_named(places_of[card])) for card in out[:4])
        step.ask("unclear", index, say("table-ask-looks-out", card=index + 1, places=places), sighting)
    else:
        _settle_alike(step, candidates)
        if index == next_index(step.state) or index in step.game.doubts(live(step.state)):
            _ask_unread(step, sighting, index)


def _ask_unread(step: Step, sighting: Sighting, index: int) -> None:
    step.ask("unclear", index, say("table-ask-unread", card=index + 1, who=_who(step.state, index)), sighting)


def _ruled_out(state: TableState, candidates: Sequence[Card]) -> list[Card] | None:
    """The candidates that are out already, if the pack alone would decide; None if it does not."""
    places_of = _places(state)
    possible = [card for card in candidates if len(places_of[card]) < _copies(state, card)]
    if len(possible) >= 2 and {card.rank for card in possible} == {card.rank for card in candidates}:
        return None
    return [card for card in candidates if card not in possible and places_of[card]]


def _settle_alike(step: Step, candidates: tuple[Card, ...]) -> None:
    """Give the game a card in doubt; nothing if it may be any card, or if the game takes none of these."""
    if not candidates:
        return
    try:
        step.put(step.game.show_unsure(candidates))
    except (Refused, Refusal) as refusal:
        if refusal.reason != "no_candidate":
            raise


def _ask_about_card_in_doubt(step: Step) -> None:
    """No card stays in doubt without a question."""
    doubts = step.game.doubts(live(step.state))
    if doubts and step.state.question is None and playing(step.state):
        index, cards = next(iter(doubts.items()))
        last = step.state.last_sighting
        reading = last if last is not None and last.index == index else None
        names = tuple(say("games-card", card=card.label) for card in cards)
        step.ask("unclear", index, say("table-ask-one-of", card=index + 1, cards=names), reading)


def _places(state: TableState) -> Mapping[Card, list[int]]:
    """Where each card was shown, of those that everybody may see."""
    found: defaultdict[Card, list[int]] = defaultdict(list)
    for index, card in enumerate(live(state).cards):
        if is_public(state, index):
            found[card].append(index)
    return found


def _copies(state: TableState, card: Card) -> int:
    """How often the card is in the pack; 1 for one that it does not have, which the game refuses."""
    return game_of(state).pack(live(state)).get(card, 1)


def _named(places: Sequence[int]) -> tuple[Value, ...]:
    return tuple(say("table-place", card=index + 1) for index in places)


def _read_again(step: Step, sighting: Sighting) -> None:
    """A card that the game has taken was read again: the tracker counts wrongly, or the dealer is asked."""
    state, index = step.state, sighting.index
    known = card_at(state, index)
    if known is None or sighting.card == known:
        return
    shown = [str(card) for card in live(state).cards]
    counts_from = _counts_from(state, sighting, shown)
    # The reading fits another place exactly, so the tracker is set right; no card is put into doubt.
    if counts_from is not None:
        step.emit(Noted(say("table-counts-from", shown=shown[counts_from], card=counts_from + 1)))
        step.emit(WindowMoved(counts_from))
        return
    seen = sighting.card
    another = seen is not None and shown.count(seen) < _copies(state, card_of(seen))
    text = say(
        "table-ask-disagree",
        card=index + 1,
        settled=known,
        seen=seen or "none",
        another="yes" if another else "no",
    )
    if another:
        step.emit(CardSeen(sighting))  # the last word until that is answered
    step.ask("disagree", index, text, sighting, another=another)


def _counts_from(state: TableState, sighting: Sighting, shown: Sequence[str]) -> int | None:
    """The card that is in the window if the tracker only counts wrongly, None if it may count rightly."""
    index, last = sighting.index, len(shown) - 1
    if index < last and sighting.card == shown[last]:
        return last
    if index and sighting.card == shown[index - 1] and index == state.sight.index:
        return index - 1  # keyed early
    return None


def _show(step: Step, sighting: Sighting) -> None:
    """A card that was read with certainty goes to the game, or the dealer is asked instead."""
    card = card_of(sighting.card or "")
    down = not is_public(step.state, sighting.index)
    others = _read_too_often(step, sighting, card)
    # A question would name the hidden card that this one repeats: play is held with a message that names none.
    if not all(is_public(step.state, index) for index in others):
        step.emit(ReadingWaits(sighting))
        step.emit(Held(NOT_IN_ORDER))
    elif down and others:
        _ask_cannot_be(step, sighting)
    else:
        try:
            step.put(ShowCard(card))
        except Refused as refusal:
            if refusal.reason not in ("duplicate_card", "foreign_card"):
                raise
            if down:
                _ask_cannot_be(step, sighting)
            elif refusal.reason == "duplicate_card":
                _ask_duplicate(step, sighting, card)
            else:
                text = say("table-ask-foreign", card=sighting.index + 1, read=card.label)
                step.ask("duplicate", sighting.index, text, sighting)


def _ask_cannot_be(step: Step, sighting: Sighting) -> None:
    """A card face down cannot be what was read."""
    text = say("table-ask-cannot-be", card=sighting.index + 1, who=_who(step.state, sighting.index))
    step.ask("duplicate", sighting.index, text, sighting)


def _ask_duplicate(step: Step, sighting: Sighting, card: Card) -> None:
    """The card that was read is out as often as the pack has it."""
    places = _places(step.state)[card]
    text = say(
        "table-ask-duplicate",
        card=sighting.index + 1,
        read=card.label,
        count=len(places),
        places=_named(places),
        likelier=likelier(step.state, card, places[0], sighting) if len(places) == 1 else "neither",
    )
    step.ask("duplicate", sighting.index, text, sighting)


def _read_too_often(step: Step, sighting: Sighting, card: Card) -> list[int]:
    """Where the camera has read a card as often as the pack has it, which it reads now: the game does not count those
    face down, as the answer to what a person says would tell them."""
    game, deal = step.game, live(step.state)
    if not game.hides or sighting.source != "camera" or not game.counts(deal, sighting.index):
        return []
    found = read_as(step.state, card)
    return found if len(found) >= _copies(step.state, card) else []
