"""What was said about a film of cards dealt by hand beside what was to be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.instruments.film.paper_film import PaperTruth
from vision.observations import Exposed, Observation, Unclear

DUE_S = 1.0
"""A card is to be named so long after the hand has left it, or after the next card shows, whichever is first."""
AFTER_S = 12.0
"""A card named longer than this after the next one showed is not taken for it."""
_ALIKE_S = 0.1  # a card may be named so long before the truth counts it as shown


@dataclass
class PaperTally:
    """Of some films. `cards`: those that were visible; `named`: rank and suit, `late` ones among them; `said`: lost,
    and an unclear report stands between its neighbours; `unsaid`: lost without a word. `phantoms`: unclear reports
    that are of no card. `hidden`: cards that went unseen below another, `hidden_said` of them reported as unclear."""

    films: int = 0
    cards: int = 0
    named: int = 0
    late: int = 0
    wrong: int = 0
    invented: int = 0
    said: int = 0
    unsaid: int = 0
    phantoms: int = 0
    unseen: int = 0
    hidden: int = 0
    hidden_said: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: PaperTally) -> None:
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def score(truth: Sequence[PaperTruth], seen: Sequence[Observation]) -> PaperTally:
    """One film. Of several reports for one index the last counts, at the time of the first."""
    t = PaperTally(films=1)
    first_s: dict[int, float] = {}
    last: dict[int, Exposed | Unclear] = {}
    for one in seen:
        if isinstance(one, Exposed | Unclear):
            first_s.setdefault(one.index, one.time_s)
            last[one.index] = one
    named: dict[int, int] = {}  # index by the position of the card
    for index, one in sorted(last.items()):
        if isinstance(one, Exposed):
            _place(t, truth, one, first_s[index], named)
    unclear = sorted(index for index, one in last.items() if isinstance(one, Unclear))
    _lost(t, truth, named, unclear)
    return t


def _place(t: PaperTally, truth: Sequence[PaperTruth], one: Exposed, time_s: float, named: dict[int, int]) -> None:
    """Which card a report is of: named in time or late, wrong, or none."""
    label = f"{one.rank}{one.suit or '?'}"
    open_now = [
        k
        for k, card in enumerate(truth)
        if card.shown_s - _ALIKE_S <= time_s <= card.gone_s + AFTER_S and k not in named
    ]
    mine = [k for k in open_now if truth[k].card == label]
    if not mine:
        there = next((k for k, card in enumerate(truth) if card.shown_s <= time_s < card.gone_s), None)
        again = there is None or there in named or any(truth[k].card == label for k in named)
        if again:
            t.invented += 1
        else:
            t.wrong += 1
        t.faults.append(f"{label} {'invented' if again else 'wrong'} at {time_s:.2f}")
        return
    card = truth[mine[0]]
    named[mine[0]] = one.index
    if card.hidden or card.visible_s is None:
        return
    t.named += 1
    due = card.gone_s if card.free_s is None else min(card.free_s, card.gone_s)
    if time_s > max(due, card.visible_s) + DUE_S:
        t.late += 1
        t.faults.append(f"{label} late by {time_s - due - DUE_S:.2f} at {time_s:.2f}")


def _lost(t: PaperTally, truth: Sequence[PaperTruth], named: dict[int, int], unclear: list[int]) -> None:
    """The cards that were not named: an unclear report between the same named neighbours tells of each."""
    used: Counter[int] = Counter()
    for k, card in enumerate(truth):
        visible = card.visible_s is not None
        t.cards += visible
        t.hidden += card.hidden
        t.unseen += not visible and not card.hidden
        if k in named:
            continue
        low = max((named[j] for j in named if j < k), default=-1)
        high = min((named[j] for j in named if j > k), default=10**6)
        tells = next((index for index in unclear if low < index < high and not used[index]), None)
        if tells is not None:
            used[tells] += 1
        if card.hidden:
            t.hidden_said += tells is not None
        elif visible:
            t.said += tells is not None
            t.unsaid += tells is None
            t.faults.append(f"{card.card} lost{'' if tells is None else ' and said'} at {card.shown_s:.2f}")
    t.phantoms += sum(not used[index] for index in unclear)
