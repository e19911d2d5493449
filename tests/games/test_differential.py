"""The engine against the plain second readings on random deals, all options mixed: byte for byte."""

import json
from collections import Counter

import pytest

from controller.cli.settle import settle_text
from tests.games import reference, reference_german
from tests.games.scripts import faro_script, german_script

REASONS_AND_RESULTS = """
dup_id unknown_player bad_type bad_stake bad_copper bad_shape bad_turn not_callable dead min max funds solvency
not_winner_last_turn over_parlay unknown_id no_claims not_dead not_owner locked bad_move bad_op no_cap not_higher
not_offered no_max win lose half push returned claimed not_held dead_returned
"""


def settled(script: dict) -> str:
    return settle_text(json.dumps(script).encode())


@pytest.mark.parametrize("block", range(4))
def test_faro_settles_as_the_plain_reading_does(block: int) -> None:
    for seed in range(block * 60, block * 60 + 60):
        script = faro_script(seed)
        if script["rules"].get("solvency") == "turn_worst" and seed % 4:
            script["rules"]["solvency"] = "sum"  # the plain reading needs 30 ms an act for the worst turn
        assert settled(script) == json.dumps(reference.settle(script)), f"seed {seed}"


def test_german_faro_settles_as_the_plain_reading_does() -> None:
    for seed in range(400):
        script = german_script(seed)
        assert settled(script) == json.dumps(reference_german.settle(script)), f"seed {seed}"


def test_the_random_deals_reach_every_reason_and_result() -> None:
    seen: Counter[str] = Counter()
    for seed in range(400):
        result = json.loads(settled(faro_script(seed)))
        seen.update(refusal["reason"] for refusal in result["rejected"])
        seen.update(line["result"] for turn in result["turns"] for line in turn["settled"])
        seen.update(line["result"] for line in result["closing"])
        seen.update(key for note in result["notes"] for key in note)
    assert {word for word in REASONS_AND_RESULTS.split() if not seen[word]} == set()
