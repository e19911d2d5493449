"""The search for cards in what tablets were sent: a secret is never taken for a card, and none hides one."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from controller.web.access import Access
from controller.web.app import create_app
from controller.web.server import serving
from tests.controller.page_table import PageTable
from tests.controller.web_line import tablet
from tests.leaks import CARD, CODE, TOKEN, cards_named, drawn_replies, marks_of, without_secrets

LOOKS_LIKE_A_CARD = "6D_fgFGm0aJx-Qs3pLwZkT9yVbNc1dRe"


def reply(**data: Any) -> str:
    return json.dumps({"type": "reply", "id": "Eve-1", "ok": True, "reason": None, "text": None, "data": data})


def test_a_token_that_looks_like_a_card_is_none() -> None:
    said = reply(player="Eve", token=LOOKS_LIKE_A_CARD)
    assert CARD.findall(said) == ["6D"]
    assert cards_named(said) == set()
    code = reply(player="Eve", code="QKH7AB", link={"address": "https://table.local/play#QKH7AB"})
    assert "KH" in code
    assert "KH" not in without_secrets(code)


async def test_what_the_door_gives_is_left_out_of_its_replies() -> None:
    letters = itertools.cycle("QKH7AB")
    access = Access(new_token=lambda: LOOKS_LIKE_A_CARD, choose=lambda among: next(letters))
    async with (
        serving(create_app(PageTable().port, access), "127.0.0.1", 0) as url,
        tablet(url, "dealer") as dealer,
        tablet(url, "seat") as kate,
        tablet(url, "seat") as eve,
    ):
        opened = await dealer.do("open_seat", player="Kate")
        paired = await kate.do("pair", code="QKH7AB")
        joined = await eve.do("join", name="Eve", command_id="join")
    for given, secret in ((opened, "KH"), (paired, "6D"), (joined, "6D")):
        said = json.dumps(given)
        assert given["ok"]
        assert secret in said
        assert secret not in without_secrets(said)


def test_drawn_tokens_and_codes_are_no_cards() -> None:
    """Of 4,000 tokens about four have the letters of a card."""
    drawn = list(drawn_replies(4000, seed=1))
    assert sum(CARD.search(said) is not None for _, said in drawn) >= 2
    for secret, said in drawn:
        assert secret in said
        assert secret not in without_secrets(said)
        assert not cards_named(said)


def test_the_secrets_are_those_of_the_door() -> None:
    access = Access()
    assert TOKEN.fullmatch(access.take_seat("Eve"))
    assert CODE.fullmatch(access.pairing_code("Eve", 0.0))


@pytest.mark.parametrize(
    "said",
    [
        reply(player="Eve", token="6D"),
        reply(player="Eve", token=LOOKS_LIKE_A_CARD + "x"),
        reply(player="Eve", token=" 6D " + "x" * 28),
        reply(player="Eve", token=LOOKS_LIKE_A_CARD, card="6D"),
        reply(player="6D", token="x" * 32),
        reply(token=LOOKS_LIKE_A_CARD),
        reply(player="Eve", code="6D", path="/play#6D"),
        reply(player="Eve", code="ABCDEF", path="/play#ABCDEF 6D"),
        reply(player="Eve", seat={"player": "Eve", "token": LOOKS_LIKE_A_CARD}),
        json.dumps({"type": "state", "data": {"player": "Eve", "token": LOOKS_LIKE_A_CARD}}),
        json.dumps({"type": "you", "token": LOOKS_LIKE_A_CARD}),
        json.dumps({"type": "reply", "text": {"code": "6D", "data": {}}, "data": {}}),
        f"{reply(player='Eve', token=LOOKS_LIKE_A_CARD)} 6D",
        '"6D',
        '["6D"]',
    ],
)
def test_leaving_secrets_out_hides_no_card(said: str) -> None:
    assert cards_named(said) == {"6D"}


def test_a_card_is_found_as_it_is_written() -> None:
    for card, sign in (("6D", "6♦"), ("TH", "10♥")):
        for ensure_ascii in (True, False):
            assert cards_named(json.dumps({"log": [f"x {sign} y"]}, ensure_ascii=ensure_ascii))
        assert all(CARD.fullmatch(mark) for mark in marks_of(card))
