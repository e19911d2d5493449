"""A server that does not answer: what asks it gives up after a time, says so, and asks again later."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import psycopg
import pytest

from controller.floor import page_link, projector, table_link
from controller.floor.connection import FloorFault, connect
from controller.floor.page_link import PageLink
from controller.floor.projector import Projector
from controller.floor.table_link import TableLink
from controller.runtime.wiring.floor_site import beginnings
from tests.controller.floor.cluster import NEEDS_POSTGRESQL
from tests.controller.floor.tables import Table

pytestmark = NEEDS_POSTGRESQL
LIMIT_S = 0.3


@pytest.mark.parametrize("who", ["page", "projector", "table"])
def test_what_has_no_answer_is_given_up_and_asked_again(
    table: Callable[[], Table], monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    """The pages of the floor waited for a server without power until TCP gave up: a quarter of an hour and more."""
    one = table()
    one.plays(5)
    one.enrolled()
    monkeypatch.setattr(page_link, "ANSWER_S", LIMIT_S)
    monkeypatch.setattr(table_link, "ANSWER_S", LIMIT_S)
    monkeypatch.setattr(projector, "ANSWER_S", LIMIT_S)
    made: dict[str, PageLink | Projector | TableLink] = {
        "page": PageLink(one.admin),
        "projector": Projector(one.admin, beginnings()),
        "table": one.link(),
    }
    link = made[who]
    ask = {"page": "tables", "projector": "step", "table": "head"}[who]
    with closing(link), psycopg.connect(one.admin) as other:
        other.execute("LOCK TABLE floor.heads IN ACCESS EXCLUSIVE MODE")
        for _ in range(2):
            with pytest.raises(FloorFault):
                getattr(link, ask)()
        other.rollback()
        getattr(link, ask)()


def test_a_line_notices_that_the_other_computer_has_gone(table: Callable[[], Table]) -> None:
    """libpq takes what it is given; a computer that loses its power is not tried here."""
    with closing(connect(table().admin)) as line:
        asked = line.info.get_parameters()
    names = ("keepalives_idle", "keepalives_interval", "keepalives_count", "tcp_user_timeout")
    assert [asked.get(name) for name in names] == ["10", "5", "3", "25000"]
