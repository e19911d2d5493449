"""What the deals of all games have in common as values."""

from typing import Self

import pytest

from controller.games.fold import Fold, Folded


class Counted(Folded):
    __slots__ = ("count", "seen")

    def __init__(self) -> None:
        self.count = 0
        self.seen: list[int] = []

    def copy(self) -> Self:
        new = super().copy()
        new.seen = self.seen.copy()
        return new


class Named(Counted):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class Played(Named):
    __slots__ = ()


def _add(deal: Counted, event: int) -> None:
    deal.count += event
    deal.seen.append(event)


FOLD = Fold[int]({int: _add})


def test_a_fold_leaves_the_deal_before_as_it_was() -> None:
    before = Counted()
    after = FOLD.apply_all(before, [1, 2])
    assert (before.count, before.seen) == (0, [])
    assert (after.count, after.seen) == (3, [1, 2])
    assert FOLD.apply(after, 3).seen == [1, 2, 3]


def test_a_copy_is_of_the_same_class_and_has_all_of_its_bases_too() -> None:
    deal = Played("ann")
    FOLD.advance(deal, 7)
    copy = deal.copy()
    assert type(copy) is Played
    assert (copy.name, copy.count, copy.seen) == ("ann", 7, [7])
    assert copy.seen is not deal.seen


def test_deals_are_equal_by_all_that_they_are() -> None:
    assert Played("ann") == Named("ann")
    assert Named("ann") != Named("bob")
    assert Counted() != Named("ann")
    assert FOLD.apply(Named("ann"), 1) != Named("ann")
    with pytest.raises(TypeError):
        hash(Named("ann"))


def test_a_deal_becomes_another() -> None:
    one, other = Named("ann"), FOLD.apply(Named("bob"), 5)
    one.become(other)
    assert one == other
