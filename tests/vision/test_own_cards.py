"""Cards that were exchanged for others, detected over several deals."""

import pytest

from vision.pack.own_cards import VIEWS, Foreign, OwnCards

PACK = [rank + suit for rank in "A23456789TJQK" for suit in "SH"]


def deal(watch: OwnCards, shares: dict[str, float | None], usual: float | None = 0.9) -> list[Foreign]:
    """What is noticed while the pack is dealt once."""
    found = [watch.take(card, shares.get(card, usual)) for card in PACK]
    return [one for one in found if one is not None]


def test_a_card_is_foreign_when_no_deal_shows_its_marks() -> None:
    watch = OwnCards()
    deal(watch, {})
    for _ in range(VIEWS - 1):
        assert deal(watch, {"4H": 0.02}) == []
        assert watch.foreign == []
    assert deal(watch, {"4H": 0.9}) == [], "one view that shows them is enough"
    for _ in range(VIEWS - 1):
        assert deal(watch, {"4H": 0.02}) == []
    assert deal(watch, {"4H": 0.02}) == [Foreign("4H", VIEWS)]
    assert deal(watch, {"4H": 0.02}) == [], "told once"
    assert watch.foreign == [Foreign("4H", VIEWS + 1)]
    deal(watch, {"4H": 0.9})
    assert watch.foreign == []


@pytest.mark.parametrize("usual", [0.02, 0.3, None], ids=["all lost", "blurred", "no marks"])
def test_another_light_makes_no_card_foreign(usual: float | None) -> None:
    watch = OwnCards()
    for _ in range(6):
        assert deal(watch, {"4H": 0.0 if usual is not None else None}, usual) == []


def test_a_clean_card_is_never_foreign() -> None:
    watch = OwnCards()
    for _ in range(6):
        assert deal(watch, {"4H": None}) == []
    assert watch.knowable == len(PACK) - 1
    assert watch.looked_for == 6 * (len(PACK) - 1)


def test_a_card_is_held_against_the_others_of_the_pack() -> None:
    watch = OwnCards()
    for _ in range(6):
        assert watch.take("4H", 0.0) is None, "with nothing to compare it with"
