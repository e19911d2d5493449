"""What was said about a film beside what was to be seen: cards aligned by time, incidents by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

import numpy as np

from tests.instruments.film.film import CardTruth, Truth
from tests.instruments.film.play import Incident
from vision.observations import (
    DoubleDraw,
    Duplicate,
    Empty,
    Exposed,
    HalfOut,
    HandPass,
    Missing,
    Observation,
    PushedBack,
    Trouble,
    TroubleCleared,
    Unclear,
)

LATE_FRAMES = 3
"""Most frames from a card's being clear to its report; later ones count as late."""
_BEFORE_S, _AFTER_S = 0.3, 1.5
"""An incident may be reported so long before its begin and after its end."""
_PILES_S = 8.0
"""That cards left unseen may be found on the piles so long after."""
_PASSED_S = 2.5
"""A hand that has left the window may be reported so long after: the tracker waits for 2 s at most."""
_EARLY_FRAMES, _EARLY_S, _OVERDUE_S = 2.0, 2 / 15, 0.6
"""A card may be reported so long before its first frame, whichever is longer, and after it was drawn."""
_NEED_NOT = {"lid", "slow", "held", "glove"}
"""Incidents that may be reported, but need not be."""
_BANDS_MM = (2.0, 4.0, 6.0, 8.0, 10.0)
"""Ends of the bands by which cards that lie too near the slit are counted."""
_LAGS_MM = (0.5, 2.5, 4.0, 8.0, 15.0)
"""Ends of the bands by which double draws are counted: how far the second card lagged behind."""
_WRONG, _OPEN, _OTHER_TIME, _UNSAID, _HIDDEN = 1.2, 1.0, 3.0, 2.0, 0.2
"""What it costs to lay a report beside a card: another name, none, a time that is off by a second or more, of less in
proportion; a card or a report alone; and a card alone that left hidden below another."""


@dataclass(frozen=True)
class Said:
    """The last word on one card, and when it was first spoken of. `name` has "?" for what is not sure."""

    name: str
    time_s: float
    index: int

    @property
    def sure(self) -> bool:
        return "?" not in self.name


@dataclass
class Tally:
    """What came out of some films. `phantoms`: those of the invented that were unclear, the others are silent. `early`:
    cards reported before they were to be read. `placed`: cards that have their own number at the end. `dragged` and
    `dragged_right`: cards that are too near the slit, by mm. `lagged` and `lagged_found`: double draws, by mm.
    `faults`: in words."""

    films: int = 0
    cards: int = 0
    right: int = 0
    wrong: int = 0
    unclear: int = 0
    missed: int = 0
    invented: int = 0
    phantoms: int = 0
    early: int = 0
    late: int = 0
    placed: int = 0
    no_empty: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    alarms: Counter[str] = field(default_factory=Counter)
    dragged: Counter[str] = field(default_factory=Counter)
    dragged_right: Counter[str] = field(default_factory=Counter)
    lagged: Counter[str] = field(default_factory=Counter)
    lagged_found: Counter[str] = field(default_factory=Counter)
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
            said[o.index] = Said(name, first_s, o.index)
    return [replace(said[index], index=index) for index in sorted(said)]


def _begins_s(card: CardTruth, truth: Truth) -> float:
    """Time from which the card may be reported."""
    early = max(_EARLY_FRAMES / truth.fps, _EARLY_S)
    return (card.drawn_s if card.seen_s is None else card.seen_s) - early


def _cost(card: CardTruth, said: Said, truth: Truth) -> float:
    cost = 0.0 if said.name == card.card else _WRONG if said.sure else _OPEN
    off_s = max(_begins_s(card, truth) - said.time_s, said.time_s - card.drawn_s - _OVERDUE_S, 0.0)
    return cost + min(off_s, 1.0) * _OTHER_TIME


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
    _count_pack(tally, truth, seen)
    if not any(isinstance(o, Empty) for o in seen):
        tally.no_empty = 1
        tally.faults.append("never empty")
    return tally


def _count_card(tally: Tally, truth: Truth, card: CardTruth | None, said: Said | None) -> None:
    if card is None:
        assert said is not None
        tally.invented += 1
        tally.phantoms += not said.sure
        tally.faults.append(f"invented {said.name} at {said.time_s:.2f} s")
        return
    band = _band(card.along_mm)
    if band and not card.hidden:
        tally.dragged[band] += 1
    if said is None:
        if not card.hidden:  # a hidden one need not be reported
            tally.cards, tally.missed = tally.cards + 1, tally.missed + 1
            tally.faults.append(f"{card.card}{_lies(card)} missed, drawn at {card.drawn_s:.2f} s")
        return
    tally.cards += 1
    if said.name == card.card:
        tally.right += 1
        if band:
            tally.dragged_right[band] += 1
    elif not said.sure:
        tally.unclear += 1
        tally.faults.append(f"{card.card}{_lies(card)} unclear ({said.name}) at {said.time_s:.2f} s")
    else:
        tally.wrong += 1
        tally.faults.append(f"{card.card}{_lies(card)} read {said.name} at {said.time_s:.2f} s")
    tally.placed += said.index in _numbers(truth, card)
    if said.time_s < _begins_s(card, truth):
        tally.early += 1
        tally.faults.append(f"{card.card} early at {said.time_s:.2f} s, seen at {card.seen_s or card.drawn_s:.2f} s")
    if card.clear_s is not None:
        delay = (said.time_s - card.clear_s) * truth.fps
        tally.delays.append(delay)
        if delay > LATE_FRAMES + 0.01:
            tally.late += 1
            tally.faults.append(f"{card.card} late by {delay:.0f} frames at {said.time_s:.2f} s")


def _numbers(truth: Truth, card: CardTruth) -> range:
    """The numbers that the card may have: those that left while nothing could be seen need not be counted."""
    position = truth.cards.index(card)
    return range(position - sum(before.unseen for before in truth.cards[:position]), position + 1)


def _band(mm: float, ends: Sequence[float] = _BANDS_MM) -> str:
    """Such as "2-4 mm"; "": in none of the bands, as a card that is not too near the slit."""
    return next((f"{a:g}-{b:g} mm" for a, b in pairwise(ends) if a <= mm <= b), "")


def _lies(card: CardTruth) -> str:
    """In words, when the card lies far from where it should."""
    far = max(abs(card.along_mm), abs(card.across_mm)) > 1 or abs(card.turned_deg) > 1
    return f" (lies {card.along_mm:+.1f}, {card.across_mm:+.1f} mm, {card.turned_deg:+.1f} deg)" if far else ""


def _tells(o: Observation, incident: Incident) -> bool:
    """It is the report that the incident calls for. When cards left unseen any trouble will do: the dealer is asked."""
    if incident.kind == "hand_pass":
        return isinstance(o, HandPass)
    if incident.kind == "pushed_back":
        return isinstance(o, PushedBack)
    if incident.kind == "double_draw":
        return isinstance(o, DoubleDraw | Duplicate | Missing)
    if incident.kind in ("half_out", "held", "slow"):
        return isinstance(o, HalfOut)
    return isinstance(o, Trouble) and (o.kind == incident.kind or incident.drawn > 0)


def _explains(incident: Incident, o: Observation) -> bool:
    """The report is no false alarm, said during the incident. A card that is held is no hand and not pushed back, and a
    card is said to have left unread only where one did."""
    if isinstance(o, Duplicate | Missing):
        return incident.kind == "double_draw"
    if isinstance(o, DoubleDraw):
        return incident.kind == "double_draw" or incident.drawn > 0
    if incident.kind in ("half_out", "held", "slow"):
        return isinstance(o, HalfOut) or (isinstance(o, Trouble) and o.kind == "covered")
    return True


def _count_incidents(tally: Tally, truth: Truth, seen: Sequence[Observation]) -> None:
    """What was said during an incident belongs to it, even if it is another thing; all else is a false alarm."""
    kinds = HandPass | PushedBack | HalfOut | DoubleDraw | Duplicate | Missing | Trouble
    reports = [o for o in seen if isinstance(o, kinds) and not _is_of_the_pack(truth, o)]
    explained: set[int] = set()
    for incident in truth.incidents:
        near = [
            k for k, o in enumerate(reports) if incident.begins_s - _BEFORE_S <= o.time_s <= incident.ends_s + _AFTER_S
        ]
        explained.update(k for k in near if _explains(incident, reports[k]))
        if incident.drawn:
            _count_cleared(tally, incident, seen)
            until = incident.ends_s + _PILES_S
            found_later = (k for k, o in enumerate(reports) if incident.ends_s <= o.time_s <= until)
            explained.update(k for k in found_later if incident.drawn > 1 and isinstance(reports[k], DoubleDraw))
        if incident.kind in _NEED_NOT:
            continue
        tally.happened[incident.kind] += 1
        lag = _band(incident.lag_mm, _LAGS_MM)
        if lag:
            tally.lagged[lag] += 1
        if any(_tells(reports[k], incident) for k in near):
            tally.found[incident.kind] += 1
            if lag:
                tally.lagged_found[lag] += 1
        else:
            instead = ", ".join(_kind(reports[k]) for k in near)
            tally.faults.append(f"{incident.kind} at {incident.begins_s:.2f} s not found ({instead or 'nothing said'})")
    explained |= _passes_reported(truth, reports, explained)
    for k, o in enumerate(reports):
        if k not in explained:
            tally.alarms[_kind(o)] += 1
            tally.faults.append(f"false alarm {_kind(o)} at {o.time_s:.2f} s")


def _passes_reported(truth: Truth, reports: Sequence[Observation], explained: set[int]) -> set[int]:
    """Which of the other reports are of a hand that did pass over the window, though it was no incident; each time that
    it did explains one."""
    found: set[int] = set()
    for _, ends_s in truth.passes:
        after = (
            k
            for k, o in enumerate(reports)
            if isinstance(o, HandPass) and k not in explained | found and 0 <= o.time_s - ends_s <= _PASSED_S
        )
        found |= set(list(after)[:1])
    return found


def _count_cleared(tally: Tally, incident: Incident, seen: Sequence[Observation]) -> None:
    """Cards left meanwhile: the view's recovery is to be reported no later than the next card."""
    tally.happened["cleared"] += 1
    after = [o for o in seen if incident.ends_s - _BEFORE_S <= o.time_s <= incident.ends_s + _AFTER_S]
    first = next((k for k, o in enumerate(after) if isinstance(o, Exposed | Unclear)), len(after))
    after = after[: first + 1] + [o for o in after[first + 1 :] if o.time_s == after[first].time_s]
    if any(isinstance(o, TroubleCleared) for o in after):
        tally.found["cleared"] += 1
    else:
        tally.faults.append(f"{incident.drawn} drawn while {incident.kind} until {incident.ends_s:.2f} s, end not told")


def _is_of_the_pack(truth: Truth, o: Observation) -> bool:
    """A true word on the pack."""
    if isinstance(o, Missing):
        return truth.missing is not None and (o.rank, o.suit or truth.missing[1]) == tuple(truth.missing)
    if isinstance(o, Duplicate) and truth.duplicate is not None:
        card = truth.cards[truth.duplicate].card
        return (o.rank, o.suit or card[1]) == tuple(card)
    return False


def _count_pack(tally: Tally, truth: Truth, seen: Sequence[Observation]) -> None:
    """Faults of the pack are to be reported."""
    for kind, what, true in (
        (Duplicate, "duplicate", truth.duplicate is not None),
        (Missing, "missing", truth.missing is not None),
    ):
        if not true:
            continue
        tally.happened[what] += 1
        if any(isinstance(o, kind) and _is_of_the_pack(truth, o) for o in seen):
            tally.found[what] += 1
        else:
            tally.faults.append(f"{what} card of the pack not told")


def _kind(o: Observation) -> str:
    return o.kind if isinstance(o, Trouble) else str(o.to_json()["type"])
