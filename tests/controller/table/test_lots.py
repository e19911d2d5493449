"""The lots that the table draws before a deal: whom, when, and that the journal keeps it."""

from __future__ import annotations

import pytest

from controller.games.message import say
from controller.games.registry import GAMES
from controller.table.events import DealStarted
from controller.table.state import TableState, live
from tests.controller.house import reason, replayed
from tests.controller.shoe_table import ShoeTable

PLAYERS = ("ann", "bob", "cas")


class Siete(ShoeTable):
    """Siete y media before its first deal; the lot falls to `number`, `among` has of how many."""

    def __init__(self, number: int, *, players: tuple[str, ...] = PLAYERS, first_banker: str = "lot") -> None:
        self.among: list[int] = []

        def chance(below: int) -> int:
            self.among.append(below)
            return number

        super().__init__(
            "", game="siete_y_media", players=players, start=False, chance=chance, first_banker=first_banker
        )


def banker(state: TableState) -> str | None:
    return GAMES["siete_y_media"].banker(live(state))


@pytest.mark.parametrize("number", range(len(PLAYERS)))
def test_each_player_may_be_drawn_as_the_first_banker(number: int) -> None:
    table = Siete(number)
    table.dealer("start_deal")
    assert table.among == [len(PLAYERS)]
    assert banker(table.state) == PLAYERS[number]
    assert [event.lot for event in table.events if isinstance(event, DealStarted)] == [PLAYERS[number]]
    assert say("table-lot", player=PLAYERS[number]) in [text for _, text in table.state.log]


def test_the_journal_alone_gives_the_same_banker_again() -> None:
    table = Siete(2)
    table.dealer("start_deal")
    again = replayed(table.events)
    assert banker(again) == banker(table.state) == "cas"


def test_nothing_is_drawn_for_the_deals_after_the_first() -> None:
    table = Siete(2)
    table.dealer("start_deal")
    table.dealer("void_deal")
    table.dealer("start_deal", pack="new")
    assert table.among == [len(PLAYERS)]
    assert banker(table.state) == "cas"


def test_nothing_is_drawn_where_the_first_to_sit_has_the_bank() -> None:
    table = Siete(2, first_banker="seat")
    table.dealer("start_deal")
    assert table.among == []
    assert banker(table.state) == "ann"


def test_who_cannot_lay_the_least_stake_is_not_drawn() -> None:
    table = Siete(1)
    table.dealer("cash_out", player="ann", amount=None)
    table.dealer("start_deal")
    assert table.among == [2]
    assert banker(table.state) == "cas"


def test_with_too_few_players_no_deal_begins() -> None:
    table = Siete(0, players=("ann",))
    before = table.state
    assert reason(lambda: table.dealer("start_deal")) == "players"
    assert table.state is before
