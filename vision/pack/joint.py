"""The pack as prior: what all the readings of a deal say together, each card being in the pack a known number of times.

The joint posterior over a deal is a weighted matching of positions to cards: the probability of a deal is the product
of what each reading says for the card it gets, over all ways of giving out the cards of the pack. Positions and cards
fall apart into groups that share no candidate; each group is summed exactly, card by card, over the multisets of cards
used so far. A group with more than MOST_STATES of them is approximated by belief propagation and says so.

Readings that no deal of this pack explains (a fifth king) are never bent until they fit: their positions are named as
a contradiction, and their posterior, given that the pack is right after all, allows that each of them was silently
wrong with probability MISREAD. Whether it was a reading or the pack is for people to say.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Card = tuple[str, str]
Weights = Mapping[Card, float]

CUT = 1e-6
"""Candidates of an unclear reading with less than this share of the best are left out: no probability is off by more
than what was left out of all readings together."""
CLAIM_CUT = 1e-3
"""Candidates of a reading that claims its card with less than this share of the best are left out."""
MISREAD = 2e-4
"""How often a sure reading may be silently wrong: one card in the 5,200 that were ever promised."""
CLAIM = 0.9
"""Share from which a reading claims its card."""
MOST_STATES = 10_000
"""Multisets of used cards that are summed exactly; a group with more is approximated."""
_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Joint:
    """`cards`: position -> posterior over the pack's cards given all readings, each summing to 1.

    `contradictions`: groups of positions whose readings no deal of this pack explains. `exact`: no group had to be
    approximated.
    """

    cards: Mapping[int, Mapping[Card, float]]
    contradictions: tuple[tuple[int, ...], ...]
    exact: bool


def likelihood(ranks: Mapping[str, float], suits: Mapping[str, float], pack: Iterable[Card]) -> dict[Card, float]:
    """What one reading says for each card of the pack, summing to 1: rank times suit.

    What the reader gave to "none", or to labels the pack does not have, says nothing for or against any card. Empty
    posteriors say nothing at all.
    """
    cards = list(dict.fromkeys(pack))
    rank_share = _spread(ranks, {rank for rank, _ in cards})
    suit_share = _spread(suits, {suit for _, suit in cards})
    weights = {card: rank_share[card[0]] * suit_share[card[1]] for card in cards}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


def _spread(posterior: Mapping[str, float], labels: set[str]) -> dict[str, float]:
    known = {label: max(0.0, posterior.get(label, 0.0)) for label in labels}
    rest = max(1.0 - sum(known.values()), 1e-9)
    return {label: share + rest / len(labels) for label, share in known.items()}


def joint_posterior(pack: Mapping[Card, int], readings: Mapping[int, Weights]) -> Joint:
    """All readings of a deal together. `readings`: position -> weight of each card, any scale.

    Raises ValueError when there are more readings than cards, or one that allows no card of the pack.
    """
    if len(readings) > sum(pack.values()):
        raise ValueError(f"{len(readings)} cards were read, the pack has {sum(pack.values())}")
    rows = {position: _candidates(position, weights, pack) for position, weights in readings.items()}
    contradictions = _over_claimed(rows, pack)
    free = _free(pack, rows)
    for position in {position for group in contradictions for position in group}:
        rows[position] = _fallible(rows[position], free)
    cards: dict[int, dict[Card, float]] = {}
    exact = True
    for group in _groups(rows):
        solved = _solve([rows[position] for position in group], pack)
        if solved is None:
            contradictions.append(tuple(sorted(group)))
            solved = _solve([_fallible(rows[position], free) for position in group], pack)
        if solved is None:  # not even with misreadings: cards that are not there at all
            cards |= {position: rows[position] for position in group}
            continue
        cards |= dict(zip(group, solved.rows, strict=True))
        exact &= solved.exact
    cards = {position: cards[position] for position in readings}
    return Joint(cards, tuple(sorted(contradictions)), exact)


def _candidates(position: int, weights: Weights, pack: Mapping[Card, int]) -> dict[Card, float]:
    total = sum(weight for card, weight in weights.items() if pack.get(card, 0) > 0)
    if not total > 0:
        raise ValueError(f"position {position}: the reading allows no card of this pack")
    inside = {card: weight / total for card, weight in weights.items() if pack.get(card, 0) > 0}
    best = max(inside.values())
    least = best * (CLAIM_CUT if best >= CLAIM else CUT)
    return {card: weight for card, weight in inside.items() if weight >= least}


def _groups(rows: Mapping[int, Weights]) -> list[list[int]]:
    """Positions that share candidates, directly or through others, together."""
    leader = {position: position for position in rows}

    def find(position: int) -> int:
        while leader[position] != position:
            leader[position] = leader[leader[position]]
            position = leader[position]
        return position

    claimed: dict[Card, int] = {}
    for position, weights in rows.items():
        for card in weights:
            leader[find(position)] = find(claimed.setdefault(card, position))
    groups: dict[int, list[int]] = defaultdict(list)
    for position in rows:
        groups[find(position)].append(position)
    return list(groups.values())


def _over_claimed(rows: Mapping[int, Weights], pack: Mapping[Card, int]) -> list[tuple[int, ...]]:
    """Positions that surely claim one card, or one rank, more often than it is there."""
    claims: defaultdict[Card | str, list[int]] = defaultdict(list)
    for position, weights in rows.items():
        ranks: defaultdict[str, float] = defaultdict(float)
        for card, weight in weights.items():
            ranks[card[0]] += weight
            if weight >= CLAIM:
                claims[card].append(position)
        for rank, weight in ranks.items():
            if weight >= CLAIM:
                claims[rank].append(position)
    room: Counter[Card | str] = Counter(pack)
    for card, count in pack.items():
        room[card[0]] += count
    over = [tuple(sorted(positions)) for what, positions in claims.items() if len(positions) > room[what]]
    return [group for group in dict.fromkeys(over) if not any(set(other) < set(group) for other in over)]


def _free(pack: Mapping[Card, int], rows: Mapping[int, Weights]) -> list[Card]:
    """Cards that no reading surely claims as often as they are there: what a misread one may really be."""
    left = Counter(pack)
    left.subtract(card for weights in rows.values() for card, weight in weights.items() if weight >= CLAIM)
    return [card for card, count in left.items() if count > 0]


def _fallible(weights: Weights, free: Iterable[Card]) -> dict[Card, float]:
    """The reading with an allowance for being silently wrong."""
    others = [card for card in free if card not in weights]
    allowance = dict.fromkeys(others, MISREAD / max(len(others), 1))
    return {card: weight * (1 - sum(allowance.values())) for card, weight in weights.items()} | allowance


@dataclass(frozen=True, slots=True)
class _Solved:
    rows: list[dict[Card, float]]
    exact: bool


_NOTHING = _Solved([], True)


def _solve(rows: Sequence[Weights], pack: Mapping[Card, int]) -> _Solved | None:
    """Marginals of one group; None when nothing fits."""
    order = sorted(range(len(rows)), key=lambda k: len(rows[k]))
    ordered = [rows[k] for k in order]
    solved = _summed(ordered, pack)
    if solved is None:
        solved = _propagated(ordered, pack) if _fits(ordered, pack) else _NOTHING
    if not solved.rows:
        return None
    back: list[dict[Card, float]] = [{} for _ in rows]
    for k, row in zip(order, solved.rows, strict=True):
        back[k] = row
    return _Solved(back, solved.exact)


def _fits(rows: Sequence[Weights], pack: Mapping[Card, int]) -> bool:
    """Whether every row can have a card of its own (augmenting paths)."""
    held: dict[Card, list[int]] = {card: [] for row in rows for card in row}

    def place(row: int, tried: set[Card]) -> bool:
        for card in rows[row]:
            if card in tried:
                continue
            tried.add(card)
            if len(held[card]) < pack[card]:
                held[card].append(row)
                return True
            for k, other in enumerate(held[card]):
                if place(other, tried):
                    held[card][k] = row
                    return True
        return False

    return all(place(row, set()) for row in range(len(rows)))


def _summed(rows: Sequence[Weights], pack: Mapping[Card, int]) -> _Solved | None:
    """Exact, forward and back over the multisets of cards used; None when there are too many, no rows when nothing
    fits. A multiset is a number whose digits count each card."""
    step: dict[Card, int] = {}
    base: dict[Card, int] = {}
    place = 1
    for card in {card: None for row in rows for card in row}:
        step[card], base[card] = place, pack[card] + 1
        place *= pack[card] + 1

    def left(used: int, card: Card) -> int:
        return pack[card] - used // step[card] % base[card]

    ahead: list[dict[int, float]] = [{0: 1.0}]
    for row in rows:
        reached: defaultdict[int, float] = defaultdict(float)
        for used, mass in ahead[-1].items():
            for card, weight in row.items():
                count = left(used, card)
                if count:
                    reached[used + step[card]] += mass * weight * count
        if len(reached) > MOST_STATES:
            return None
        total = sum(reached.values())
        if total <= 0:
            return _NOTHING
        ahead.append({used: mass / total for used, mass in reached.items()})
    behind = dict.fromkeys(ahead[-1], 1.0)
    marginals: list[dict[Card, float]] = []
    for k in range(len(rows) - 1, -1, -1):
        before: defaultdict[int, float] = defaultdict(float)
        shares = dict.fromkeys(rows[k], 0.0)
        for used, mass in ahead[k].items():
            for card, weight in rows[k].items():
                onward = behind.get(used + step[card], 0.0) * weight * left(used, card)
                before[used] += onward
                shares[card] += mass * onward
        scale = sum(ahead[k][used] * value for used, value in before.items())
        behind = {used: value / scale for used, value in before.items()}
        marginals.append({card: share / scale for card, share in shares.items() if share > 0})
    return _Solved(marginals[::-1], True)


def _propagated(rows: Sequence[Weights], pack: Mapping[Card, int]) -> _Solved:
    """Belief propagation on the matching of positions to cards, copies of a card counting as cards of their
    own. Off by at most 0.1 in small groups of readings that say nothing clear, by 0.01 in large ones (tests)."""
    columns = [(card, copy) for card in {card: None for row in rows for card in row} for copy in range(pack[card])]
    weight = [[row.get(card, 0.0) for card, _ in columns] for row in rows]
    free = [[1.0] * len(columns) for _ in rows]  # how free each card is for each row
    for _ in range(_ROUNDS):
        wants = [_against(row, room) for row, room in zip(weight, free, strict=True)]
        asked = [sum(column) for column in zip(*wants, strict=True)]
        free = [
            [0.5 * old + 0.5 / (1.0 + max(total - own, 0.0)) for old, total, own in zip(room, asked, want, strict=True)]
            for room, want in zip(free, wants, strict=True)
        ]
    out = []
    for row, room in zip(weight, free, strict=True):
        beliefs = [w * r for w, r in zip(row, room, strict=True)]
        total = sum(beliefs)
        shares: defaultdict[Card, float] = defaultdict(float)
        for (card, _), belief in zip(columns, beliefs, strict=True):
            if belief > 0:
                shares[card] += belief / total
        out.append(dict(shares))
    return _Solved(out, False)


def _against(weights: Sequence[float], free: Sequence[float]) -> list[float]:
    """How strongly a row wants each card, against all its other choices."""
    total = sum(w * m for w, m in zip(weights, free, strict=True))
    return [w / max(total - w * m, 1e-12) for w, m in zip(weights, free, strict=True)]
