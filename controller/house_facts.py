"""What the table makes of the machine's reports - readings, movement, faults, a restart: `(house, fact) -> events`.

Pure. A fact is never refused: what cannot be used yet waits in the order of the pack, what is in doubt becomes a
question to the dealer. What people do is in `house_decide`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.games.cards import RANK_LABELS, SUIT_LABELS, Card
from controller.games.seam import Game, Refusal
from controller.house import (
    MAX_TEXT,
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
    Asked,
    Booted,
    CardSeen,
    Event,
    Faulted,
    Held,
    Mended,
    Noted,
    Played,
    Question,
    ReadingDropped,
    ReadingWaits,
    ServiceEnded,
    Sighting,
    TableOpened,
    WindowMoved,
    WindowVerified,
)
from vision.pack_joint import Joint, joint_posterior, likelihood

PLAUSIBLE = 0.001
"""A rank or suit of at least this probability is a candidate of a card in doubt."""
TELLING = 0.2
"""Difference of two probabilities from which the likelier one is named."""
_PACK = {(rank, suit): 1 for rank in RANK_LABELS for suit in SUIT_LABELS}
MOST_ELSEWHERE = 0.01
"""When more than this probability lies on no rank at all, a doubtful card may be anything and settles nothing."""


class Step:
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
                    burst=sighting.burst if sighting else (),
                    with_pack=_with_pack(self.house, sighting) if sighting and kind == "unclear" else {},
                )
            )
        )


# --- what the machine reports -----------------------------------------------------------------------------------


def open_table(house: House, *, game: str, rules: Mapping[str, Any], bank: int, mode: str) -> list[Event]:
    """First events of a new journal."""
    step = Step(house)
    step.emit(TableOpened(game, dict(rules), bank, mode))
    return step.events


def boot(house: House) -> list[Event]:
    """The program has started: the window is compared with the journal before play goes on, test mode is over."""
    step = Step(house)
    if house.in_test:
        step.emit(ServiceEnded("the table started again: test mode is over"))
    for part in house.faults:  # devices say anew what is wrong with them
        step.emit(Mended(part))
    step.emit(Booted())
    return step.events


def movement(house: House, source: str) -> list[Event]:
    """Something leaves the box, or a hand reaches in (`source`: beam, camera or button): the turn closes for bets."""
    step = Step(house)
    if playing(house) and live(house).phase == "bets_open" and stopped(house) is None:
        step.put(step.game.close_bets())
    return step.events


def sighted(house: House, sighting: Sighting) -> list[Event]:
    """The camera has read (or failed to read) card `sighting.index`."""
    step = Step(house)
    if not playing(house):
        return []
    if house.verify and sighting.index == next_index(house) - 1:
        _verify(step, sighting)
    else:
        step.emit(CardSeen(sighting))
        step.emit(ReadingWaits(sighting))
    drain(step)
    return step.events


def double_draw(house: House, indices: tuple[int, ...]) -> list[Event]:
    """Two cards left the box together; the first of them was never seen lying still."""
    step = Step(house)
    if playing(house):
        step.emit(Noted(f"two cards left the box together (cards {', '.join(str(i + 1) for i in indices)})"))
        drain(step)
    return step.events


def ran_out(house: House) -> list[Event]:
    """No card lies in the window any more. Before the deal's last card that is a short pack: the dealer looks and
    rules on it as a foul pack, or names the card the camera does not see."""
    step = Step(house)
    shown = next_index(house) if playing(house) else 0
    if shown:
        size = step.game.pack_size(live(house))
        step.emit(Held(f"no card lies in the window after {shown} of {size}: is the pack short?"))
    return step.events


def note(house: House, text: str) -> list[Event]:
    """An incident that everybody should see but that changes nothing."""
    step = Step(house)
    step.emit(Noted(text[:MAX_TEXT]))
    return step.events


def faulted(house: House, part: str, text: str) -> list[Event]:
    """`part` does not work; play is held until it is mended or the dealer goes on without it."""
    if house.faults.get(part) == text:
        return []
    step = Step(house)
    step.emit(Faulted(part, text[:MAX_TEXT]))
    return step.events


def mended(house: House, part: str) -> list[Event]:
    """`part` works again; what waited meanwhile is dealt with now."""
    if part not in house.faults:
        return []
    step = Step(house)
    step.emit(Mended(part))
    if part in ("camera", "journal") and playing(house):  # cards may have gone by unseen
        step.emit(WindowMoved(max(0, next_index(house) - 1), verify=True))
    drain(step)
    return step.events


def _verify(step: Step, sighting: Sighting) -> None:
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


def drain(step: Step) -> None:
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


def _show_unsure(step: Step, sighting: Sighting) -> None:
    """The dealer is asked; meanwhile the game settles what every plausible card settles alike.

    Where the pack alone would decide - it leaves one card only, or rules out a rank that was seen - nothing is settled:
    either the reading errs or the pack is foul, and which of the two is for the dealer to say.
    """
    candidates = _plausible(sighting)
    index = next_index(step.house)
    shown = live(step.house).cards
    possible = [card for card in candidates if card not in shown]
    if candidates and (len(possible) < 2 or {card.rank for card in possible} != {card.rank for card in candidates}):
        out = [card for card in candidates if card in shown]
        places = ", ".join(f"{card} (card {shown.index(card) + 1})" for card in out[:4])
        text = f"Card {index + 1} cannot be read; it looks like a card that is already out: {places}. Which card is it?"
        step.ask("unclear", index, text, sighting)
        return
    if candidates:
        try:
            step.put(step.game.show_unsure(candidates))
        except (Refused, Refusal) as refusal:
            if refusal.reason != "no_candidate":
                raise
    if index == next_index(step.house) or index in step.game.doubts(live(step.house)):
        step.ask("unclear", index, f"Card {index + 1} cannot be read. Which card is it?", sighting)


def _ask_what_is_in_doubt(step: Step) -> None:
    """No card stays in doubt without a question."""
    doubts = step.game.doubts(live(step.house))
    if doubts and step.house.question is None and playing(step.house):
        index, cards = next(iter(doubts.items()))
        last = step.house.last_sighting
        looked = last if last is not None and last.index == index else None
        step.ask(
            "unclear", index, f"Card {index + 1} is one of {', '.join(map(str, cards))}. Which card is it?", looked
        )


def _plausible(sighting: Sighting) -> tuple[Card, ...]:
    """All cards the reading leaves possible; none at all when it may be anything."""
    ranks = [label for label, p in sighting.candidates.items() if p >= PLAUSIBLE and label in RANK_LABELS]
    suits = [label for label, p in sighting.suit_candidates.items() if p >= PLAUSIBLE and label in SUIT_LABELS]
    others = 1 - sum(sighting.candidates.get(rank, 0.0) for rank in ranks)
    if not ranks or others > MOST_ELSEWHERE:
        return ()
    return tuple(card_of(rank + suit) for rank in ranks for suit in (suits or SUIT_LABELS))


def _known(step: Step, index: int) -> str | None:
    """The label of a card already shown; None while it is in doubt."""
    cards = live(step.house).cards
    return str(cards[index]) if index < len(cards) else None


def _contradicts(step: Step, sighting: Sighting) -> bool:
    """Whether a sure reading is none of what the card in doubt may be."""
    possible = step.game.doubts(live(step.house)).get(sighting.index, ())
    return sighting.card is not None and card_of(sighting.card) not in possible


def _second_look(step: Step, sighting: Sighting) -> None:
    known = _known(step, sighting.index)
    if known is None or sighting.card == known:
        return
    seen = sighting.card or "unclear"
    text = f"Card {sighting.index + 1} was settled as {known}; a second look says {seen}. Which card is it?"
    step.ask("disagree", sighting.index, text, sighting)


def _which_is_likelier(house: House, card: Card, earlier: int, sighting: Sighting) -> str:
    """Which of two places that read the same card is likelier right, from all the deal's readings and the pack."""
    joint = _joint(house, sighting)
    if joint is None:
        return ""
    here, there = (joint.cards[index].get((card.label[0], card.label[1]), 0.0) for index in (sighting.index, earlier))
    if abs(here - there) < TELLING:
        return ""
    return f" (by the pictures {'this' if here > there else 'the earlier'} reading is likelier right)"


def _with_pack(house: House, sighting: Sighting) -> dict[str, float]:
    """The cards that a card in doubt may be by all readings and the pack, likeliest first: for the dealer to weigh."""
    joint = _joint(house, sighting)
    if joint is None or joint.contradictions:
        return {}
    shares = sorted(joint.cards[sighting.index].items(), key=lambda item: -item[1])
    return {rank + suit: round(share, 4) for (rank, suit), share in shares[:8] if share >= PLAUSIBLE}


def _joint(house: House, sighting: Sighting) -> Joint | None:
    """All readings of the deal together with this one; None for a pack other than the full 52."""
    if not playing(house) or game_of(house).pack_size(live(house)) != len(_PACK):
        return None
    known = enumerate(live(house).cards)
    readings = {index: _says(house, index, str(card)) for index, card in known if index != sighting.index}
    readings[sighting.index] = likelihood(sighting.candidates, sighting.suit_candidates, _PACK)
    return joint_posterior(_PACK, readings)


def _says(house: House, index: int, known: str) -> Mapping[tuple[str, str], float]:
    """What is known of a card shown: the camera's posterior, or the card alone where a person named it."""
    seen = house.sightings.get(index)
    if seen is None or seen.source != "camera" or seen.card != known or not (seen.candidates and seen.suit_candidates):
        return {(known[0], known[1]): 1.0}
    return likelihood(seen.candidates, seen.suit_candidates, _PACK)


def _show(step: Step, sighting: Sighting) -> None:
    card = card_of(sighting.card or "")
    try:
        step.put(step.game.show(card))
    except Refused as refusal:
        text = f"Card {sighting.index + 1} was read as {card}, "
        if refusal.reason == "duplicate_card":
            earlier = live(step.house).cards.index(card)
            text += (
                f"but {card} was already card {earlier + 1}{_which_is_likelier(step.house, card, earlier, sighting)}. "
            )
            text += "Which card is it? (If the earlier card was wrong, correct that first; if the pack is foul, void "
            text += "the deal.)"
        elif refusal.reason == "foreign_card":
            text += "which is not in this pack. Which card is it? (If the pack is foul, void the deal.)"
        else:
            raise
        step.ask("duplicate", sighting.index, text, sighting)
