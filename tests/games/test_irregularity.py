"""The shared ground of irregularities: whose policy counts, what becomes of each stake, what does not count after."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.baccarat.rounds import Shoe
from controller.games.irregularity import WORDS, Policy, RuleIrregularity, policy_for, settled
from controller.games.message import say
from controller.games.refusal import Reason, Refusal

OVER = Reason("over", say("baccarat-over"))


@given(st.lists(st.tuples(st.sampled_from(WORDS), st.integers(1, 50))), st.integers(-20, 200))
def test_the_bank_pays_in_order_and_no_more_than_it_has(laid: list[tuple[str, int]], bank: int) -> None:
    said = {str(name): word for name, (word, _) in enumerate(laid)}
    stakes = {str(name): stake for name, (_, stake) in enumerate(laid)}
    found = list(settled(said, stakes, bank, bounded=True))
    assert [name for name, _, _ in found] == [name for name in stakes if said[name] != "stay"]
    assert {(said[name], result) for name, result, _ in found} <= {("return", "returned"), ("pay", "paid")}
    due = [stakes[name] for name in stakes if said[name] == "pay"]
    assert sum(pay for _, _, pay in found) == min(sum(due), max(bank, 0))
    pays = [pay for _, result, pay in found if result == "paid"]
    short = [at for at, (pay, stake) in enumerate(zip(pays, due, strict=True)) if pay < stake]
    assert all(pay == 0 for pay in pays[short[0] + 1 :]) if short else pays == due
    assert [pay for _, result, pay in settled(said, stakes, bank, bounded=False) if result == "paid"] == due


def test_the_policy_is_that_of_the_command_or_else_of_the_table() -> None:
    deal = SimpleNamespace(phase="dealing", rules=SimpleNamespace(irregularity="return_stakes"))
    assert policy_for(deal, RuleIrregularity("foul_pack"), OVER) == "return_stakes"
    assert policy_for(deal, RuleIrregularity("foul_pack", Policy("dealer_rules")), OVER) == "dealer_rules"
    for phase, kind, reason in (("dealing", "storm", "bad_kind"), ("void", "foul_pack", "over")):
        with pytest.raises(Refusal) as caught:
            policy_for(SimpleNamespace(phase=phase, rules=deal.rules), RuleIrregularity(kind), OVER)
        assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("phase", "kind", "under_way", "wanted"),
    [
        ("dealing", "double_draw", True, "coup"),
        ("bets_open", "double_draw", False, "nothing"),
        ("dealing", "foul_pack", True, "shoe"),
        ("bets_open", "foul_pack", False, "shoe"),
        ("over", "foul_pack", False, "nothing"),
    ],
)
def test_a_foul_pack_voids_the_shoe_and_else_the_coup(phase: str, kind: str, *, under_way: bool, wanted: str) -> None:
    deal: Any = SimpleNamespace(ended=phase == "over", under_way=under_way)
    assert Shoe.voids(deal, kind) == wanted
