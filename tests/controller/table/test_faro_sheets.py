"""The players' own sheets of casino faro (docs/rules.md 1.8.4) over the events of a table."""

from controller.games.faro.sheet import BLANK
from tests.controller.house import replayed
from tests.controller.page_table import by, cards, dealer, faro_table, played


def test_a_restart_gives_the_same_sheets_and_a_ruling_taken_back_the_sheets_before() -> None:
    table = faro_table("7C 4H KD", players=("ann", "bob"))
    played(table, [by("ann", "bet", bet="k", type="flat", ranks=["K"], stake=100), cards(2)])
    before = table.view()["deal"]["sheets"]
    won = {"won": 1, "lost": 0, "even": 0, "stakes": 100, "net": 100}
    assert before == {"ann": {"deal": won, "evening": won}}
    played(table, [dealer("correct", index=2, card="QD")])
    assert table.view()["deal"]["sheets"] == {}
    played(table, [dealer("undo")])
    assert table.view()["deal"]["sheets"] == before
    played(table, [dealer("void_deal"), dealer("start_deal", pack="new")])
    begun = table.view()["deal"]["sheets"]
    assert begun == {"ann": {"deal": BLANK._asdict(), "evening": won}}
    table.state = replayed(table.events)
    assert table.view()["deal"]["sheets"] == begun, "a restart"
