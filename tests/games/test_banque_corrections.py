"""Baccarat banque: a card that was read wrong is put right, or why it is not."""

from __future__ import annotations

import contextlib
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.baccarat.baccarat_banque import (
    PACK_52,
    Card,
    ChangePurse,
    CloseBets,
    CorrectCard,
    Deal,
    Refusal,
    ShowCard,
    Time,
    VoidDeal,
)
from controller.games.baccarat.baccarat_banque.rounds import TURN
from tests.games.banque_table import (
    EVERY_RULE,
    SIX,
    Evening,
    act,
    coup,
    dealt,
    do,
    refused,
    show,
    staking,
)
from tests.games.chance import SEEDS, Seed, chance, shoe_of


def corrected(deal: Deal, index: int, card: str) -> Deal:
    return do(deal, CorrectCard(index, Card.parse(card)))


def played(cards: str, thirds: str = "", **rules: Any) -> Deal:
    """Ann's bank of 100 against bob and cat on the right and cy on the left; all stand but for those who have a card in
    `thirds`, such as `left:4D`."""
    deal = coup(act(staking(chemin_strict=False, **rules), "bob stake 60", "cat stake 10", "cy stake 30"), cards)
    drawn = dict(third.split(":") for third in thirds.split())
    while deal.phase in TURN:
        hand = TURN[deal.phase]
        player = {"right": "bob", "left": "cy", "banker": "ann"}[hand]
        deal = act(deal, f"{player} {'draw' if hand in drawn else 'stand'}")
        if hand in drawn:
            deal = show(deal, drawn[hand])
    return deal


def but_for_corrections(deal: Deal) -> dict[str, Any]:
    return {name: getattr(deal, name) for name in vars(deal) if name != "corrections"}


@pytest.mark.parametrize(
    ("index", "wrong", "right", "thirds"),
    [
        pytest.param(3, "2D", "5D", "", id="the right ties"),
        pytest.param(5, "3H", "AH", "", id="the left wins"),
        pytest.param(2, "4S", "3S", "left:KS", id="the left ties"),
        pytest.param(6, "AS", "3S", "right:{}", id="the right wins"),
        pytest.param(8, "AS", "3C", "right:2S left:9S banker:{}", id="the bank is broken"),
    ],
)
def test_the_last_coup_is_settled_again_as_if_the_card_had_been_read_right(
    index: int, wrong: str, right: str, thirds: str
) -> None:
    six = [[*SIX.split()[:index], card, *SIX.split()[index + 1 :]] for card in (wrong, right)]
    before, wanted = (
        played(" ".join(cards[:6]), thirds.format(card)) for cards, card in zip(six, (wrong, right), strict=True)
    )
    assert before.coups[0].done.results != wanted.coups[0].done.results
    after = corrected(before, index, right)
    assert but_for_corrections(after) == but_for_corrections(wanted)
    (event,) = after.corrections
    changes = {player: purse - before.purses[player] for player, purse in wanted.purses.items()}
    assert dict(event.purses) == {player: change for player, change in changes.items() if change}
    assert event.bank == wanted.bank - before.bank
    assert but_for_corrections(corrected(after, index, wrong)) == but_for_corrections(before), "and back"


def test_what_was_answered_since_the_coup_is_asked_again_when_it_is_resettled() -> None:
    deal = act(played("2S 3S 4S 2D 3C 3H"), "ann pass", "bob banco")
    assert (deal.phase, deal.claims) == ("banco", {"bob": False})
    after = corrected(deal, 3, "5D")
    assert (after.phase, after.claims, after.number, after.money) == ("retiring", {}, 2, deal.money)


@pytest.mark.parametrize("since", ["stake", "buys", "passes", "retires"])
def test_a_coup_is_not_settled_again_once_money_has_moved_or_a_coup_has_passed(since: str) -> None:
    deal = played("2S 3S 4S 2D 3C 3H")
    match since:
        case "stake":
            deal = act(do(act(deal, "ann pass"), Time()), "bob stake 10")
        case "buys":
            deal = do(deal, ChangePurse("bob", 10))
        case "passes":
            deal = do(act(deal, "ann pass"), Time(), CloseBets())
        case "retires":
            deal = act(deal, "ann retire")
    assert refused(deal, CorrectCard(3, Card.parse("5D"))) == "changes_later"
    same = corrected(deal, 3, "3D")
    assert (same.coups[0].done.hands.right[1].label, same.coups[0].done.lines) == ("3D", deal.coups[0].done.lines)
    assert (same.purses, same.bank, same.stakes, same.phase) == (deal.purses, deal.bank, deal.stakes, deal.phase)


def test_a_card_that_would_have_asked_somebody_else_stays() -> None:
    deal = played(SIX)
    for index, card in ((0, "5C"), (1, "5C"), (2, "5C")):
        assert refused(deal, CorrectCard(index, Card.parse(card))) == "changes_later", "a natural"
    natural = coup(act(staking(), "bob stake 10", "cy stake 30"), "9S 3S 4S KD 3C 3H")
    assert corrected(natural, 0, "8S").hands["right"][0].label == "8S"
    assert refused(natural, CorrectCard(0, Card.parse("7S"))) == "changes_later"
    assert refused(natural, CorrectCard(0, Card.parse("9S"))) == "same_card"
    assert refused(natural, CorrectCard(6, Card.parse("9C"))) == "not_shown"
    alone = coup(act(staking(), "cy stake 30"), "2S 3S 4S 3D 3C 3H")
    settled = do(alone, Time(), Time())
    assert corrected(settled, 0, "6S").coups[0].done.results == ("", "lose"), "nobody has staked on that natural"


@pytest.mark.parametrize("void", [False, True])
def test_a_card_that_lies_face_down_is_not_put_right_whatever_it_is(void: bool) -> None:
    """What can be put right, and what is the same card, would tell it."""
    start = act(staking(), "bob stake 10", "cy stake 30")
    deals = [coup(start, " ".join(SIX.split()[:out])) for out in range(1, 7)]
    deals += [act(deals[-1], "bob stand"), coup(act(staking(), "cy stake 30"), SIX)]
    for deal in deals:
        deal = do(deal, VoidDeal("a card fell")) if void else deal
        for index, card in product(range(len(deal.cards)), PACK_52):
            assert refused(deal, CorrectCard(index, card)) == "face_down"
    open_ = coup(start, "9S 3S 4S KD 3C 3H")
    assert [refused(open_, CorrectCard(index, Card.parse("4C"))) for index in (1, 2, 4, 5)] == ["face_down"] * 4
    assert corrected(open_, 0, "8S").cards[0].label == "8S", "a natural lies open"


def test_a_card_of_the_coup_under_way_or_of_a_void_one_is_put_right() -> None:
    drew = show(act(dealt(), "bob draw"), "AS")
    deal = corrected(drew, 6, "2C")
    done = act(deal, "cy stand", "ann stand").coups[0].done
    assert ([card.label for card in done.hands.right], done.results[0]) == (["2S", "3D", "2C"], "push")
    void = corrected(do(drew, VoidDeal("a card fell")), 6, "2C")
    assert (void.cards[6].label, void.phase, void.purses) == ("2C", "banco", do(drew, VoidDeal("")).purses)


def test_the_last_coup_of_a_shoe_is_settled_again_after_its_end() -> None:
    shoe = shoe_of(3, packs=3)
    deal = staking()
    deal.cards, deal.places = tuple(shoe[:142]), ("right_3",) * 142
    deal = do(act(deal, "bob stake 40"), CloseBets())
    while deal.phase != "over":
        deal = do(deal, Time() if deal.next_place is None else ShowCard(shoe[len(deal.cards)]))
    assert (deal.banker, deal.bank, deal.coups[-1].first) == (None, 0, 142)
    after = next(
        found
        for index, card in product(range(142, len(deal.cards)), shoe[len(deal.cards) :])
        if (found := if_taken(deal, CorrectCard(index, card))).purses != deal.purses
    )
    assert (after.phase, after.banker, after.bank, after.number, after.money) == ("over", None, 0, 2, deal.money)
    (event,) = after.corrections
    assert event.again
    assert corrected(after, event.index, event.was.label).purses == deal.purses


def if_taken(deal: Deal, command: Any) -> Deal:
    with contextlib.suppress(Refusal):
        return do(deal, command)
    return deal


@given(SEEDS, st.sampled_from(EVERY_RULE))
def test_corrections_neither_make_nor_lose_money_and_can_be_taken_back(seed: Seed, rules: dict[str, Any]) -> None:
    drawn = chance(seed)
    evening = Evening(seed, rules, acts=drawn.randint(30, 90))
    deal = evening.deal
    for _ in range(6):
        if not deal.cards:
            break
        index = drawn.choice([drawn.randrange(len(deal.cards)), len(deal.cards) - 1])
        with contextlib.suppress(Refusal):
            after = corrected(deal, index, drawn.choice(PACK_52).label)
            assert (after.money, after.on_layout, len(after.coups)) == (deal.money, deal.on_layout, len(deal.coups))
            assert min(after.purses.values()) >= 0
            assert after.bank >= 0
            back = corrected(after, index, deal.cards[index].label)
            assert (back.purses, back.bank, back.coups) == (deal.purses, deal.bank, deal.coups)
            deal = after
