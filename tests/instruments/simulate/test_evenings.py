"""Simulated evenings of one deal, five of faro, two or three of two other games (`make test-whole`: fifty, and six
of each); `make simulate` plays thousands of two deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from tests.instruments.simulate.auditor import Counts
from tests.instruments.simulate.evening import Broken, Evening
from tests.instruments.simulate.german_evening import GermanEvening
from tests.instruments.simulate.shoe_evening import EXIT_GAMES, ShoeEvening
from tests.sample import sampled

TENS = range(5)
KEPT = (21013,)
"""Evenings of two deals that once broke: a hand over the window as a camera that was away came back."""


def holds(evening_of: Callable[[int], Evening], seeds: Iterable[int]) -> Counts:
    """What the auditors of the evenings of these seeds have counted, once all were played and nothing broke."""
    counts = Counts()
    for seed in seeds:
        evening = evening_of(seed)
        try:
            evening.play()
        except Broken as error:
            pytest.fail("\n".join((f"seed {seed}: {error}", *evening.script[-25:])))
        counts.add(evening.auditor.counts)
    assert min(counts.settlements, counts.beads) > 0
    return counts


@pytest.mark.parametrize("ten", sampled(TENS, 1))
def test_what_must_hold_holds_in_ten_evenings(ten: int, whole: bool) -> None:
    holds(lambda seed: Evening(seed, deals=1), range(10 * ten, 10 * ten + (10 if whole else 5)))


@pytest.mark.parametrize("game", sampled(EXIT_GAMES, 1))
def test_what_must_hold_holds_with_a_shoe(game: str, whole: bool) -> None:
    counts = holds(lambda seed: ShoeEvening(seed, game, deals=1), range(6) if whole else range(2, 4))
    assert min(counts.corrections, counts.messages) > 0


def test_what_must_hold_holds_in_german_faro(whole: bool) -> None:
    counts = holds(lambda seed: GermanEvening(seed, deals=1), range(6 if whole else 3))
    assert counts.corrections > 0


def test_a_correction_that_ends_a_deal_of_german_faro_leaves_nobody_asked() -> None:
    """The bank was broken earlier by the right card, while a later card was asked about."""
    GermanEvening(1070).play()


@pytest.mark.parametrize("seed", KEPT)
def test_an_evening_that_once_broke_holds(seed: int) -> None:
    Evening(seed).play()


@pytest.mark.whole
@pytest.mark.parametrize(("game", "seed"), sampled([("punto_banco", 109), ("baccarat_banque", 114)], 1))
def test_beads_stand_by_six_packs_and_by_hands_that_nobody_turns_yet(game: str, seed: int) -> None:
    evening = ShoeEvening(seed, game)
    evening.play()
    assert evening.auditor.counts.beads


@pytest.mark.parametrize(
    ("game", "seed", "deals"),
    sampled(
        [
            pytest.param("punto_banco", 34018, 1, id="a burnt card is corrected"),
            pytest.param("punto_banco", 34122, 1, id="a coup before an irregularity"),
            pytest.param("punto_banco", 34258, 1, id="a bank that may owe"),
            pytest.param("punto_banco", 61010, 2, id="a stake that stays by a wrong card, and is played again"),
            pytest.param("macao", 34293, 2, id="a banker who holds less at a later ruling"),
        ],
        1,
    ),
)
def test_an_evening_that_was_wrongly_called_broken_holds(game: str, seed: int, deals: int) -> None:
    ShoeEvening(seed, game, deals=deals).play()


def test_a_seed_gives_the_same_evening() -> None:
    scripts = []
    for _ in range(2):
        evening = Evening(17, deals=1)
        evening.play()
        scripts.append((evening.script, evening.steps))
    assert scripts[0] == scripts[1]
