"""A seeded sample of the table's trial (`make trial` plays all of it), and what the trial goes by."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.instruments.trial import scenarios as wanted
from tests.instruments.trial.scenarios import MOMENTS, Scenario, deals, everything, pack_for, sample
from tests.instruments.trial.settlement import Bet, beads_across, settled
from tests.instruments.trial.trial import Setup, play, told
from tests.instruments.trial.worlds import SPOILT_RANKS
from vision.render.card_art import PACK

SEED = 22
COUNT = 2
"""Scenarios of each table."""


async def plays_well(setup: Setup) -> None:
    chosen = sample(everything(), COUNT, random.Random(f"{SEED} {setup}"))
    results = await play(setup, chosen, SEED)
    if bad := [told(setup, result) for result in results if result.found]:
        pytest.fail("\n".join(bad), pytrace=False)
    assert [result.scenario for result in results] == chosen


@pytest.mark.long
@pytest.mark.simavr
async def test_a_table_with_a_beam_and_the_firmware_comes_through_its_troubles(firmware: object) -> None:
    await plays_well(Setup("scene", beam=True, board="firmware"))


@pytest.mark.long
@pytest.mark.whole
async def test_a_table_without_a_beam_comes_through_its_troubles_in_the_second_renderer() -> None:
    await plays_well(Setup("film", beam=False, board="fake"))


# --- what the trial goes by -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rank", "copper", "turn", "cards", "purse", "bank", "lies"),
    [
        ("7", False, 1, "AS 7H 9D", 75, 1025, 0),
        ("9", False, 1, "AS 7H 9D", 125, 975, 0),
        ("7", True, 1, "AS 7H 9D", 125, 975, 0),
        ("9", True, 1, "AS 7H 9D", 75, 1025, 0),
        ("A", False, 1, "AS 7H 9D", 75, 1000, 25),
        ("7", False, 1, "AS 7H", 75, 1000, 25),
        ("7", False, 1, "AS 7H 7D", 88, 1012, 0),
        ("7", True, 1, "AS 7H 7D", 88, 1012, 0),
        ("7", False, 2, "AS 7H 9D 2C 7D", 125, 975, 0),
    ],
)
def test_flat_bets_are_settled_as_the_rules_say(
    rank: str, copper: bool, turn: int, cards: str, purse: int, bank: int, lies: int
) -> None:
    money = settled([Bet("Ann", rank, 25, copper, turn)], cards.split(), {"Ann": 100}, 1000)
    assert (money.purses["Ann"], money.bank, money.lying["Ann"]) == (purse, bank, lies)


def test_beads_are_counted() -> None:
    assert Counter(beads_across(["AS", "7H", "7D"])) == Counter({"A": 1, "7": 2})


def test_every_trouble_comes_at_every_moment_with_every_count_and_a_sample_has_some_of_each() -> None:
    whole = everything()
    assert len(whole) == len(set(whole)) == 9 * 3 * 4 + 2 * 3 * 3 + 2 * 3
    few = sample(whole, 13, random.Random(1))
    assert len({scenario.trouble for scenario in few}) == 13
    assert {scenario.moment for scenario in few} == set(MOMENTS)


@pytest.mark.parametrize("seed", range(20))
def test_each_deal_fits_its_pack_which_holds_a_card_to_be_spoilt_where_one_is_asked_about(seed: int) -> None:
    played = deals(everything())
    assert [scenario for deal in played for scenario in deal] == everything()
    for deal in played:
        pack, at = pack_for(deal, random.Random(seed)), 3
        assert sorted(pack) == sorted(PACK)
        for scenario in deal:
            assert scenario.moment != "question" or pack[at][0] in SPOILT_RANKS
            at += scenario.cards
        assert at <= wanted.LAST_CARD + 1


def test_a_scenario_begins_and_ends_before_a_turn() -> None:
    assert [Scenario("dead", moment, 1).cards for moment in MOMENTS] == [4, 4, 4]
    assert [Scenario("dead", moment, 3).cards for moment in MOMENTS] == [6, 6, 6]
    assert [Scenario("dead", moment, 2).cards for moment in MOMENTS] == [4, 6, 6]
