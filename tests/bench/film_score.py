"""What was said about a film beside what was to be seen: cards aligned by time, incidents by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from tests.bench.film import CardTruth, Truth
from tests.bench.film_play import Incident
from vision.observations import (
    DoubleDraw,
    Duplicate,
    Empty,
    Exposed,
    HandPass,
    Missing,
    Observation,
    PushedBack,
    Trouble,
    Unclear,
)

LATE_FRAMES = 3
"""A report is late after more than so many frames since its card was clear."""
_BEFORE_S, _AFTER_S = 0.3, 1.5
"""An incident may be reported so long before its begin and after its end."""
_EARLY_FRAMES, _EARLY_S, _OVERDUE_S = 2.0, 2 / 15, 0.6
"""A card may be reported so long before its first frame, whichever is longer, and after it was drawn."""
_WRONG, _OPEN, _OTHER_TIME, _UNSAID, _HIDDEN = 1.2, 1.0, 3.0, 2.0, 0.2
"""What it costs to lay a report beside a card: another name, none, another time; a card or a report alone; and a card
alone that left hidden below another."""


@dataclass(frozen=True)
class Said:
    """The last word on one card, and when it was first spoken of. `name` has "?" for what is not sure."""

    name: str
    time_s: float


@dataclass
class Tally:
    """What came out of some films. `faults`: in words."""

    films: int = 0
    cards: int = 0
    right: int = 0
    wrong: int = 0
    unclear: int = 0
    missed: int = 0
    invented: int = 0
    late: int = 0
    no_empty: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    alarms: Counter[str] = field(default_factory=Counter)
    delays: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def words(seen: Sequence[Observation]) -> list[Said]:
    """What was said of each card that lay in the window, in order. A card that was only found to have left together
    with another did not lie there: what had been said under its number is the next one's."""
    said: dict[int, Said] = {}
    hidden: set[int] = set()
    for o in seen:
        if isinstance(o, DoubleDraw):
            between = o.indices[-1]
            hidden.add(between)
            if between in said:
                said[between + 1] = said.pop(between)
        elif isinstance(o, Exposed | Unclear) and o.index not in hidden:
            name = (o.rank or "?") + (o.suit or "?") if isinstance(o, Exposed) else "??"
            first_s = said[o.index].time_s if o.index in said else o.time_s
            said[o.index] = Said(name, first_s)
    return [said[index] for index in sorted(said)]


def _cost(card: CardTruth, said: Said, truth: Truth) -> float:
    cost = 0.0 if said.name == card.card else _OPEN if "?" in said.name else _WRONG
    early = max(_EARLY_FRAMES / truth.fps, _EARLY_S)
    begins = (card.drawn_s if card.seen_s is None else card.seen_s) - early
    return cost if begins <= said.time_s <= card.drawn_s + _OVERDUE_S else cost + _OTHER_TIME


def aligned(truth: Truth, said: Sequence[Said]) -> list[tuple[CardTruth | None, Said | None]]:
    """Cards beside what was said of them, in order, at the least cost in names, times, gaps and inventions."""
    alone = [_HIDDEN if card.hidden else _UNSAID for card in truth.cards]
    rows, columns = len(truth.cards) + 1, len(said) + 1
    cost = np.zeros((rows, columns))
    cost[1:, 0], cost[0, 1:] = np.cumsum(alone), _UNSAID * np.arange(1, columns)
    step = np.zeros((rows, columns), int)  # 0: both, 1: a card alone, 2: a report alone
    step[1:, 0], step[0, 1:] = 1, 2
    for i in range(1, rows):
        for j in range(1, columns):
            ways = (
                cost[i - 1, j - 1] + _cost(truth.cards[i - 1], said[j - 1], truth),
                cost[i - 1, j] + alone[i - 1],
                cost[i, j - 1] + _UNSAID,
            )
            step[i, j] = int(np.argmin(ways))
            cost[i, j] = min(ways)
    i, j, out = rows - 1, columns - 1, list[tuple[CardTruth | None, Said | None]]()
    while i or j:
        kind = step[i, j]
        i, j = i - (kind != 2), j - (kind != 1)
        out.append((None if kind == 2 else truth.cards[i], None if kind == 1 else said[j]))
    return out[::-1]


def score(truth: Truth, seen: Sequence[Observation]) -> Tally:
    """One film's tally. Times of the observations are those of the film, s from its begin."""
    tally = Tally(films=1)
    for card, said in aligned(truth, words(seen)):
        _count_card(tally, truth, card, said)
    _count_incidents(tally, truth, seen)
    if not any(isinstance(o, Empty) for o in seen):
        tally.no_empty = 1
        tally.faults.append("never empty")
    return tally


def _count_card(tally: Tally, truth: Truth, card: CardTruth | None, said: Said | None) -> None:
    if card is None:
        assert said is not None
        tally.invented += 1
        tally.faults.append(f"invented {said.name} at {said.time_s:.2f} s")
        return
    if said is None:
        if not card.hidden:  # a hidden one need not be told
            tally.cards, tally.missed = tally.cards + 1, tally.missed + 1
            tally.faults.append(f"{card.card} missed, drawn at {card.drawn_s:.2f} s")
        return
    tally.cards += 1
    if said.name == card.card:
        tally.right += 1
    elif "?" in said.name:
        tally.unclear += 1
        tally.faults.append(f"{card.card} unclear ({said.name}) at {said.time_s:.2f} s")
    else:
        tally.wrong += 1
        tally.faults.append(f"{card.card} read {said.name} at {said.time_s:.2f} s")
    if card.clear_s is not None:
        delay = (said.time_s - card.clear_s) * truth.fps
        tally.delays.append(delay)
        if delay > LATE_FRAMES + 0.01:
            tally.late += 1
            tally.faults.append(f"{card.card} late by {delay:.0f} frames at {said.time_s:.2f} s")


def _tells(o: Observation, incident: Incident) -> bool:
    """It is the report that the incident calls for."""
    if incident.kind == "hand_pass":
        return isinstance(o, HandPass)
    if incident.kind == "pushed_back":
        return isinstance(o, PushedBack)
    if incident.kind == "double_draw":
        return isinstance(o, DoubleDraw | Duplicate | Missing)
    return isinstance(o, Trouble) and o.kind == incident.kind


def _count_incidents(tally: Tally, truth: Truth, seen: Sequence[Observation]) -> None:
    """What was said during an incident belongs to it, even if it is another thing; all else is a false alarm. The lid
    at the start may be reported, but need not be."""
    reports = [o for o in seen if isinstance(o, HandPass | PushedBack | DoubleDraw | Duplicate | Missing | Trouble)]
    explained: set[int] = set()
    for incident in truth.incidents:
        near = [
            k for k, o in enumerate(reports) if incident.begins_s - _BEFORE_S <= o.time_s <= incident.ends_s + _AFTER_S
        ]
        explained.update(near)
        if incident.kind == "lid":
            continue
        tally.happened[incident.kind] += 1
        if any(_tells(reports[k], incident) for k in near):
            tally.found[incident.kind] += 1
        else:
            instead = ", ".join(_kind(reports[k]) for k in near)
            tally.faults.append(f"{incident.kind} at {incident.begins_s:.2f} s not found ({instead or 'nothing said'})")
    for k, o in enumerate(reports):
        if k not in explained:
            tally.alarms[_kind(o)] += 1
            tally.faults.append(f"false alarm {_kind(o)} at {o.time_s:.2f} s")


def _kind(o: Observation) -> str:
    return o.kind if isinstance(o, Trouble) else str(o.to_json()["type"])
