"""How long somebody who sits down now may wait: by how long it took lately, of the time in which play was not held."""

from __future__ import annotations

import pytest

from controller.games.cards import PACK_52
from controller.games.registry import GAMES
from controller.runtime.join_clock import JoinClock
from controller.table.state import live
from tests.controller.page_table import Act, before_the_deal, cards, dealer, faro_table, played
from tests.controller.shoe_table import ShoeTable


class Watched:
    """A clock that follows a table."""

    def __init__(self, table: ShoeTable) -> None:
        self.table, self.clock, self.now_s = table, JoinClock(), 100.0
        self.clock.follow(table.state, self.now_s)

    def after(self, seconds: float, *acts: Act) -> int | None:
        """These acts after so many seconds; milliseconds that are left then."""
        self.now_s += seconds
        played(self.table, acts)
        self.clock.follow(self.table.state, self.now_s)
        return self.clock.opens_ms(self.now_s)


def test_a_round_is_guessed_from_the_rounds_before() -> None:
    watched = Watched(faro_table("7C 4H KD 5S 9H QC JD 2C 3C"))
    assert watched.after(5, cards()) is None, "none was waited for yet"
    assert watched.after(12, cards()) is None, "bets are open"
    assert watched.after(30, cards()) == 12_000
    assert watched.clock.opens_ms(watched.now_s + 4) == 8_000
    assert watched.clock.opens_ms(watched.now_s + 13) is None, "it is taking longer"


def test_the_time_for_which_play_is_held_does_not_count() -> None:
    watched = Watched(faro_table("7C 4H KD 5S 9H QC JD 2C 3C"))
    watched.after(5, cards())
    watched.after(2, dealer("hold"))
    watched.after(1000, dealer("resume"))
    watched.after(3, cards())
    assert watched.after(1, cards()) == 5_000


def test_one_long_round_among_several_does_not_move_the_guess() -> None:
    watched = Watched(faro_table("7C 4H KD 5S 9H QC JD 2C 3C"))
    for wait_s in (10, 300, 12):
        watched.after(1, cards())
        watched.after(wait_s, cards())
    assert watched.after(1, cards()) == 12_000


def test_where_nobody_joins_a_run_that_is_on_the_run_is_waited_for() -> None:
    pack = [card.label for card in PACK_52 if card.label[1] != "C"]
    table = ShoeTable(pack, game="german_faro", players=("ann", "bob", "cy"), bank=1000, start=False)
    watched = Watched(table)
    again = dealer("start_deal", pack="new")
    watched.after(1, again)
    assert watched.after(90, dealer("void_deal")) is None
    assert watched.after(10, again) is None, "a void deal says nothing of the others"
    watched.after(200, cards(len(pack)))
    assert live(table.state).phase == "over"
    table.out = 0
    assert watched.after(8, again) == 200_000


@pytest.mark.parametrize("game", GAMES)
def test_between_the_deals_nothing_is_guessed(game: str) -> None:
    watched = Watched(before_the_deal(game))
    assert watched.after(1000) is None
