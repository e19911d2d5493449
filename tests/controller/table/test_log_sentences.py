"""What the log says of messages."""

from __future__ import annotations

import logging

from controller.catalogue.log import FORMAT, Spoken
from controller.games.dealer import FOR_A_GUEST
from controller.games.message import say
from firmware_bridge import notice
from tests.controller.page_table import faro_table


def test_messages_among_the_arguments_are_said() -> None:
    made = logging.LogRecord("table", logging.WARNING, "", 1, "%s: %s after %d s", ("camera", None, 3), None)
    made.args = ("camera", notice.say("link-silent", seconds=2), 3)
    assert Spoken().filter(made)
    assert logging.Formatter(FORMAT).format(made) == (
        "WARNING table: camera: the board has said nothing for 2 s after 3 s"
    )


def test_a_record_without_messages_stays_as_it_is() -> None:
    made = logging.LogRecord("table", logging.INFO, "", 1, "%s", (say("table-yes"),), None)
    other = logging.LogRecord("table", logging.INFO, "", 1, "nothing", None, None)
    assert Spoken().filter(made)
    assert Spoken().filter(other)
    assert (made.getMessage(), other.getMessage()) == ("yes", "nothing")


def test_a_reason_of_the_demonstration_is_said_in_each_reader_s_language() -> None:
    table = faro_table()
    table.dealer("void_deal", text=FOR_A_GUEST)
    said = [(line.code, line["why"]) for _, line in table.state.log if "why" in dict(line.data)]
    why = say("games-guest-waits")
    assert said == [("faro-deal-void-why", why)]
    rulings = [line["ruling"] for _, line in table.state.log if line.code == "table-ruling"]
    assert rulings == [say("table-ruled-void-why", why=why)]
