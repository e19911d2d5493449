"""The cut before a deal (docs/rules.md 1.1.10): whom the table names, and that the dealer confirms it."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from controller.games.message import say
from controller.games.registry import GAMES
from controller.table.events import DealStarted, SeatOpened, decode, encode
from controller.table.state import Refused, cut_awaited, live, playing
from controller.table.view import table_view
from tests.controller.house import Table, reason

PLAYERS = ("ann", "bob", "cas")
ONE_IN_TURN = ("faro", "punto_banco", "chemin_de_fer")
"""Games in which nobody who sits holds the bank before the first run."""


def seated(game: str, *players: str, **rules: Any) -> Table:
    table = Table(game, **rules)
    table.sit(*players, amount=1000)
    return table


def named(table: Table) -> tuple[str, ...] | None:
    cut = cut_awaited(table.state)
    return None if cut is None else cut.players


def voided(table: Table) -> None:
    """Plays no card of the deal; the next one is dealt from a new pack."""
    table.dealer("void_deal")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_by_default_nobody_is_asked(game: str) -> None:
    table = seated(game, *PLAYERS)
    assert named(table) is None
    table.dealer("start_deal", cut=["ann"])
    assert playing(table.state)
    started = [event for event in table.events if isinstance(event, DealStarted)]
    assert [event.cut for event in started] == [()]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_deal_begins_before_the_dealer_has_confirmed_the_cut(game: str) -> None:
    table = seated(game, *PLAYERS, cut="ask")
    players = named(table)
    assert players
    before = table.state
    wrong: tuple[object, ...] = ([], ["dot"], "ann", [*players, players[0]], [["ann"]], None)
    for said in wrong:
        assert reason(partial(table.dealer, "start_deal", cut=said)) == "cut_awaited"
    assert reason(partial(table.dealer, "start_deal")) == "cut_awaited"
    assert table.state is before
    by = players[:1] if game == "baccarat_banque" else players
    table.dealer("start_deal", cut=list(by))
    assert playing(table.state)
    assert table.events[-1] == DealStarted(dict(table.state.rules), "", by)
    assert say("table-cut-by", players=by) in [text for _, text in table.state.log]
    assert named(table) is None, "nobody cuts while a deal is on"


@pytest.mark.parametrize("game", ONE_IN_TURN)
def test_the_players_cut_in_turn(game: str) -> None:
    table = seated(game, *PLAYERS, cut="ask")
    found: list[str] = []
    for _ in range(4):
        players = named(table)
        assert players is not None
        found += players
        pack = {} if not table.state.deal_number else {"pack": "new"}
        table.dealer("start_deal", cut=list(players), **pack)
        voided(table)
    assert found == ["ann", "bob", "cas", "ann"]


def test_a_bot_does_not_cut_and_with_nobody_else_the_dealer_does() -> None:
    table = seated("faro", cut="ask")
    table.do(lambda state: [SeatOpened("bot", True)])
    assert named(table) is None
    table.dealer("start_deal")
    assert playing(table.state)


def test_in_german_faro_each_player_cuts_once() -> None:
    table = seated("german_faro", *PLAYERS, cut="ask")
    assert named(table) == PLAYERS
    with pytest.raises(Refused) as refused:
        table.dealer("start_deal", cut=["bob", "ann", "cas"])
    assert refused.value.text == say("table-cut-awaited", players=PLAYERS)


def test_in_banque_one_cuts_whom_the_banker_names() -> None:
    table = seated("baccarat_banque", *PLAYERS, cut="ask")
    cut = cut_awaited(table.state)
    assert cut is not None
    assert cut.one
    with pytest.raises(Refused) as refused:
        table.dealer("start_deal", cut=["ann", "bob"])
    assert refused.value.text == say("table-cut-awaited-of-one", players=PLAYERS)
    table.dealer("start_deal", cut=["cas"])
    assert playing(table.state)


@pytest.mark.parametrize("game", ["siete_y_media", "macao", "victoria"])
def test_the_banker_of_the_coming_deal_does_not_cut(game: str) -> None:
    """Before each deal the banker of the last one cashes out, so that another one has the bank."""
    table = seated(game, *PLAYERS, "dan", cut="ask")
    bankers: list[str | None] = []
    for number in range(1, 5):
        players = named(table)
        table.dealer("start_deal", cut=list(players or ()), **({"pack": "new"} if number > 1 else {}))
        bankers.append(GAMES[game].banker(live(table.state)))
        assert players, number
        assert bankers[-1] not in players
        voided(table)
        if number > 1:
            table.dealer("buy_in", player=bankers[-2], amount=1000)
        table.dealer("cash_out", player=bankers[-1], amount=None)
    assert None not in bankers
    assert len(set(bankers)) > 1


def test_before_the_lot_is_drawn_anybody_may_cut() -> None:
    table = seated("siete_y_media", *PLAYERS, cut="ask", first_banker="lot")
    assert named(table) == ("ann",)


def test_nobody_is_asked_where_no_deal_can_begin() -> None:
    table = seated("siete_y_media", "ann", cut="ask")
    assert named(table) is None
    assert reason(partial(table.dealer, "start_deal")) == "players"


def test_everybody_sees_who_cuts_before_the_deal_and_nobody_after() -> None:
    table = seated("faro", *PLAYERS, cut="ask")

    def shown() -> object:
        return table_view(table.state, version=1, name="", demo=False, beads_at=[0] * 13)["table"]["cut"]

    assert shown() == {"players": ("ann",), "one": False}
    table.dealer("start_deal", cut=["ann"])
    assert shown() is None


def test_a_row_of_an_earlier_version_has_no_cut() -> None:
    written = encode(DealStarted({}, "new", ("ann", "bob")))
    assert decode(written) == DealStarted({}, "new", ("ann", "bob"))
    del written["cut"]
    assert decode(written) == DealStarted({}, "new")
