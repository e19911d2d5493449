"""What the deals of all games have in common as values."""

from typing import Any, ClassVar, NamedTuple

import pytest

from controller.games.kernel.course import Engine, Playable
from controller.games.ledger import ChangePurse, Ledger, PayDebt, Start


class Added(NamedTuple):
    number: int


class Doubled(NamedTuple):
    pass


ENGINE: Engine[Any, Any] = Engine("toy", ChangePurse | PayDebt, Added | Doubled, seats={})


class Counted(Playable[Any, Any]):
    in_place: ClassVar[tuple[str, ...]] = ("seen",)

    def __init__(self, name: str = "") -> None:
        self.ledger = Ledger(Start({"ann": 5}, {}, 0))
        self.name = name
        self.count = 0
        self.seen: list[int] = []


class Named(Counted):
    pass


@ENGINE.folds
def _add(deal: Counted, event: Added) -> None:
    deal.count += event.number
    deal.seen.append(event.number)
    deal.ledger.bring("ann", event.number)


@ENGINE.folds
def _double(deal: Counted, event: Doubled) -> None:
    deal.count *= 2


def test_a_fold_leaves_the_deal_before_as_it_was() -> None:
    before = Counted()
    after = ENGINE.apply_all(before, [Added(1), Added(2), Doubled()])
    assert (before.count, before.seen, before.purses) == (0, [], {"ann": 5})
    assert (after.count, after.seen, after.purses) == (6, [1, 2], {"ann": 8})
    assert ENGINE.apply(after, Added(3)).seen == [1, 2, 3]


def test_a_copy_is_of_the_same_class_and_shares_nothing_that_can_change() -> None:
    deal = Named("ann")
    ENGINE.advance(deal, Added(7))
    copy = deal.copy()
    assert type(copy) is Named
    assert (copy.name, copy.count, copy.seen, copy.ledger) == ("ann", 7, [7], deal.ledger)
    assert copy.seen is not deal.seen
    assert copy.ledger is not deal.ledger


def test_deals_are_equal_by_all_that_they_are() -> None:
    assert Named("ann") == Named("ann")
    assert Named("ann") != Named("bob")
    assert Counted("ann") != Named("ann")
    assert ENGINE.apply(Named("ann"), Added(1)) != Named("ann")
    for value in (Named("ann"), Named("ann").ledger):
        with pytest.raises(TypeError):
            hash(value)


def test_ledgers_are_equal_by_all_that_they_have() -> None:
    one, other = (Ledger(Start({"ann": 5}, {}, 3)) for _ in range(2))
    assert one == other
    other.banker = "ann"
    assert one != other
    assert one != Start({"ann": 5}, {}, 3)


def test_a_deal_becomes_another() -> None:
    one, other = Named("ann"), ENGINE.apply(Named("bob"), Added(5))
    one.become(other)
    assert one == other
