"""The web application over real sockets: pages, headers, the dealer's sign-in, seats and what they may do."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from controller.games.registry import GAMES
from controller.web.budget import ACTS_A_ROUND, Budget, round_of
from controller.web.bundle import LOADER
from controller.web.files import STATIC
from controller.web.invitation import invitation
from tests.controller.page_desk import page_desk
from tests.controller.page_table import before_the_deal, by, cards, faro_table, played
from tests.controller.page_table import dealer as by_dealer
from tests.controller.web_house import PIN, client, house
from tests.controller.web_line import Tablet, tablet
from tests.english import english

# --- pages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/play", "/dealer", "/display", "/service"])
async def test_pages_load_nothing_from_outside_and_run_no_inline_script(path: str) -> None:
    async with house() as served, client(served) as http:
        answer = await http.get(path)
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "//" not in answer.text.replace("<!doctype", "")
        for address in re.findall(r'(?:src|href)="(/(?:static|scripts|styles)/[^"]+)"', answer.text):
            assert (await http.get(address)).status_code == 200


async def test_every_module_a_script_imports_is_shipped() -> None:
    async with house() as served, client(served) as http:
        games = [f"/static/js/games/{name}/game.js" for name in GAMES]  # found by the game's name
        waiting, seen = ["/static/js/main.js", *games], set()
        while waiting:
            path = waiting.pop()
            if path in seen:
                continue
            seen.add(path)
            answer = await http.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
            for name in re.findall(r'(?:from |import\()"([^"]+)"', answer.text):
                assert name.startswith("."), f"{path} imports {name}"
                waiting.append(str(httpx.URL(served.url).join(path).join(name).path))
        assert "/static/vendor/htm-preact.module.js" in seen
        shipped = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js")}
        alone = (
            "js/phone/",
            "js/floor/",
            LOADER,
            "js/away.js",
            "js/worker.js",
        )  # a table's pages import none of these
        assert seen == {f"/static/{name}" for name in shipped if not name.startswith(alone)}


async def test_a_page_fetches_the_scripts_of_the_game_that_is_played() -> None:
    async with house() as served, client(served) as http:
        for game, others in (("faro", "german_faro"), ("german_faro", "faro")):
            await served.table.show(before_the_deal(game))
            text = (await http.get("/play")).text
            (address,) = re.findall(r'<script type="module" src="([^"]+)"', text)
            script = (await http.get(address)).text
            assert f'"js/games/{game}/game.js"' in script
            assert f"js/games/{others}/" not in script


async def test_an_address_without_a_page_leads_back_to_those_there_are() -> None:
    async with house() as served, client(served) as http:
        answer = await http.get("/nope")
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        links = re.findall(r'<a [^>]*href="([^"]+)"', answer.text)
        assert set(links) == {"/", "/play", "/display", "/dealer", "/service"}
        for address in links:
            assert (await http.get(address)).status_code == 200
        assert (await http.get("/static/js/nope.js")).text == "Not found\n"


async def test_cards_and_evidence() -> None:
    async with house() as served, client(served) as http:
        served.table.pictures["0123abcd"] = b"\xff\xd8jpeg"
        card = await http.get("/cards/KS.svg")
        assert card.headers["content-type"] == "image/svg+xml"
        assert card.text.startswith("<svg")
        assert (await http.get("/cards/10S.svg")).status_code == 404
        assert (await http.get("/cards/ks.svg")).status_code == 404
        for name in ("spanish/KC", "spanish/H"):
            card = await http.get(f"/cards/{name}.svg")
            assert (card.headers["content-type"], card.text[:4]) == ("image/svg+xml", "<svg")
        for name in ("8C", "TC", "SO", "X"):
            assert (await http.get(f"/cards/spanish/{name}.svg")).status_code == 404
        picture = await http.get("/evidence/0123abcd.jpg")
        assert (picture.content, picture.headers["content-type"]) == (b"\xff\xd8jpeg", "image/jpeg")
        assert (await http.get("/evidence/ffffffff.jpg")).status_code == 404
        assert (await http.get("/evidence/..%2F..%2Fetc.jpg")).status_code == 404
        assert (await http.get("/static/../app.py")).status_code == 404
        assert (await http.get("/static/%2e%2e/app.py")).status_code == 404


async def test_a_stranger_s_name_for_this_table_is_refused() -> None:
    async with house() as served, client(served) as http:
        assert (await http.get("/", headers={"Host": "evil.example"})).status_code == 421
        with pytest.raises(InvalidStatus):
            async with tablet(served.url, additional_headers={"Host": "evil.example"}):
                pass


# --- the dealer's PIN -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/dealer", "/service"])
async def test_off_loopback_dealer_and_service_pages_need_the_pin(path: str) -> None:
    async with house(trust=False) as served, client(served) as http:
        refused = await http.get(path)
        assert refused.status_code == 401
        assert 'type="password"' in refused.text
        wrong = await http.post("/sign-in", data={"pin": "0000", "to": path})
        assert wrong.status_code == 401
        right = await http.post("/sign-in", data={"pin": PIN, "to": path})
        assert (right.status_code, right.headers["location"]) == (303, path)
        assert "HttpOnly" in right.headers["set-cookie"]
        assert "samesite=strict" in right.headers["set-cookie"].lower()
        assert (await http.get(path)).status_code == 200
        await http.post("/sign-out", data={"x": "1"})
        assert (await http.get(path)).status_code == 401


async def test_after_five_wrong_pins_the_browser_must_wait() -> None:
    async with house(trust=False) as served, client(served) as http:
        for _ in range(6):
            assert (await http.post("/sign-in", data={"pin": "1"})).status_code == 401
            served.now_s += 1
        locked = await http.post("/sign-in", data={"pin": PIN})
        assert locked.status_code == 429
        assert "Try again in 1 second." in locked.text
        assert int(locked.headers["retry-after"]) in (1, 2)
        served.now_s += 1
        assert (await http.post("/sign-in", data={"pin": PIN})).status_code == 303


async def test_a_browser_that_was_signed_in_may_sign_in_again_beside_a_guesser() -> None:
    async with house(trust=False) as served, client(served) as http, client(served) as guesser:
        await http.post("/sign-in", data={"pin": PIN})
        served.now_s += 13 * 3600
        assert (await http.get("/dealer")).status_code == 401
        for _ in range(8):
            await guesser.post("/sign-in", data={"pin": "1"})
        assert (await guesser.post("/sign-in", data={"pin": PIN})).status_code == 429
        assert (await http.post("/sign-in", data={"pin": PIN})).status_code == 303


async def test_wrong_pins_are_reported_also_when_no_further_one_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("controller.web.access.NOTE_GAP_S", 0.01)
    async with house(trust=False) as served, client(served) as http:
        for _ in range(3):
            await http.post("/sign-in", data={"pin": "1"})
        assert list(map(english, served.told)) == ["1 wrong PIN from 127.0.0.1"]
        served.now_s += 60
        async with asyncio.timeout(20):
            while len(served.told) < 2:
                await asyncio.sleep(0.005)
        assert english(served.told[1]) == "2 wrong PINs from 127.0.0.1"


async def test_no_pin_configured_means_no_dealer_from_outside() -> None:
    async with house(trust_loopback=False) as served, client(served) as http:
        assert (await http.get("/dealer")).status_code == 403
        assert (await http.post("/sign-in", data={"pin": ""})).status_code == 401


async def test_sign_in_from_another_site_or_too_long_is_refused() -> None:
    async with house(trust=False) as served, client(served) as http:
        answer = await http.post("/sign-in", data={"pin": PIN}, headers={"Origin": "http://evil.example"})
        assert answer.status_code == 403
        assert (await http.post("/sign-in", data={"pin": "1" * 5000})).status_code == 413
        assert (await http.post("/sign-in", data={"pin": PIN, "to": "//evil.example"})).headers["location"] == "/dealer"


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
async def test_a_proxy_s_loopback_address_is_not_trusted(name: str) -> None:
    """Nor without a PIN, where a browser on this machine is the dealer."""
    async with house() as served, client(served) as http:
        assert (await http.get("/dealer")).status_code == 200
        assert (await http.get("/dealer", headers={name: "10.0.0.9"})).status_code == 403


async def test_the_socket_gives_the_dealer_s_role_only_with_the_session() -> None:
    async with house(trust=False) as served, client(served) as http:
        async with tablet(served.url, "dealer") as stranger:
            assert stranger.you["role"] == "display"
            assert (await stranger.do("hold"))["reason"] == "not_dealer"
        await http.post("/sign-in", data={"pin": PIN})
        cookie = f"faro_dealer={http.cookies['faro_dealer']}"
        async with tablet(served.url, "dealer", additional_headers={"Cookie": cookie}) as dealer:
            assert dealer.you["role"] == "dealer"
            assert (await dealer.do("hold"))["ok"]
            served.now_s += 13 * 3600
            assert (await dealer.do("resume"))["reason"] == "not_dealer", "the session has run out"
        assert [command["do"] for command, _, _ in served.table.commands] == ["hold"]


# --- seats ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "secure", "own", "address", "alone"),
    [
        ("faro.local:8000", True, ["https://192.168.1.7:8000/"], "https://faro.local:8000/play", False),
        ("127.0.0.1:80", False, ["http://127.0.0.1/", "http://10.0.0.2:8000/"], "http://10.0.0.2:8000/play", False),
        ("[::1]:8000", True, ["https://[::1]:8000/"], "https://[::1]:8000/play", True),
        ("localhost", False, [], "http://localhost/play", True),
    ],
)  # fmt: skip
def test_an_invitation_names_an_address_that_others_reach(
    host: str, secure: bool, own: list[str], address: str, alone: bool
) -> None:
    found = invitation(host, own, "/play", secure=secure)
    assert (found["address"], found["alone"]) == (address, alone)


async def test_anybody_may_ask_where_a_seat_is_taken() -> None:
    async with house(trust=False) as served, client(served) as http:
        answer = (await http.get("/join.json")).json()
        assert answer["address"] == f"{served.url}play"
        assert answer["side"] > 20


async def test_dealer_opens_a_seat_and_the_code_gives_it_to_one_tablet() -> None:
    async with house() as served, tablet(served.url, "dealer") as dealer, tablet(served.url, "seat") as punter:
        opened = await dealer.do("open_seat", player="Kate")
        code = opened["data"]["code"]
        assert opened["data"]["link"]["address"] == f"{served.url}play#{code}"
        assert opened["data"]["link"]["alone"]
        assert (await punter.do("bet", bet="b1", type="flat", ranks=["K"], stake=25))["reason"] == "no_seat"
        paired = await punter.do("pair", code=code)
        assert paired["data"]["player"] == "Kate"
        assert punter.you["player"] == "Kate"
        assert (await dealer.do("buy_in", player="Kate", amount=25))["ok"]
        assert (await punter.do("bet", bet="b1", type="flat", ranks=["K"], stake=25))["ok"]
        command, role, player = served.table.commands[-1]
        assert (role, player) == ("seat", "Kate")
        assert command["bet"] == "b1"
        async with tablet(served.url, "seat") as second:
            assert (await second.do("pair", code=code))["reason"] == "denied"
        assert served.saved[-1] == served.access.seats_to_save()


async def test_a_seat_s_command_that_is_said_again_does_not_touch_what_was_done_since() -> None:
    async with (
        house() as served,
        tablet(served.url, "dealer") as dealer,
        tablet(served.url, "seat") as first,
        tablet(served.url, "seat") as second,
    ):
        start = {"deal": 1, "round": 1, "phase": "bets_open"}
        opening: dict[str, Any] = {"player": "Kate", "command_id": "open", "at": start}
        closing: dict[str, Any] = {"player": "Kate", "command_id": "close", "at": start}
        code = (await dealer.do("open_seat", **opening))["data"]["code"]
        assert (await dealer.do("open_seat", **opening))["data"]["code"] != code, "the answer was lost"
        assert (await first.do("pair", code=code))["ok"]
        assert (await dealer.do("close_seat", **closing))["ok"]
        late = await dealer.do("open_seat", **opening)
        assert (late["ok"], late["data"]) == (True, None), "the seat has been closed since"
        code = (await dealer.do("open_seat", player="Kate"))["data"]["code"]
        paired = await second.do("pair", code=code, command_id="second")
        late = await dealer.do("close_seat", **closing)
        assert (late["ok"], english(late["text"])) == (True, "done already")
        assert (await second.do("hello", token=paired["data"]["token"]))["ok"], "it is another seat by now"
        assert second.you["player"] == "Kate"


async def test_a_code_for_a_seat_that_is_no_more_gives_none() -> None:
    async with house() as served, tablet(served.url, "dealer") as dealer, tablet(served.url, "seat") as punter:
        code = (await dealer.do("open_seat", player="Kate"))["data"]["code"]
        await served.table.play(by_dealer("close_seat", player="Kate"))
        assert (await punter.do("pair", code=code))["reason"] == "no_seat"
        assert served.access.seats_to_save() == {}


async def test_nobody_joins_by_the_name_of_one_whom_the_deal_concerns() -> None:
    async with house() as served, tablet(served.url, "seat") as eve, tablet(served.url, "dealer") as dealer:
        stakes = (by("Zoe", "bet", bet=rank, type="flat", ranks=[rank], copper=False, stake=500) for rank in "KQ")
        zoes = (*stakes, by_dealer("close_seat", player="Zoe"))  # all her money is on the layout
        await served.table.show(played(faro_table(players=("ann", "Zoe")), zoes))
        refused = await eve.do("join", name="Zoe")
        assert (refused["reason"], "only the dealer gives that seat" in english(refused["text"])) == ("taken", True)
        code = (await dealer.do("open_seat", player="Zoe"))["data"]["code"]
        assert (await eve.do("pair", code=code))["ok"]


SERVICE: dict[str, dict[str, Any]] = {
    "test": {"on": True},
    "show_beads": {"spindle": 1, "beads": 2},
    "jog": {"spindle": 1, "step_us": 10},
    "blink": {"light": "lamp"},
    "buzz": {},
    "calibrate": {"spindles": [1]},
    "calibration": {"action": "store"},
    "window": {"corners": None},
    "enrol": {"action": "name", "place": 3, "text": "KH"},
    "begin_anew": {},
    "forget_learnt": {"card": "KH"},
    "status": {},
}


@pytest.mark.parametrize("page", ["seat", "display", "dealer", "service"])
async def test_nobody_without_the_dealer_s_sign_in_reaches_the_service_page(page: str) -> None:
    async with house(trust=False) as served, client(served) as http, tablet(served.url, page) as stranger:
        assert (await http.get("/service")).status_code == 401
        if page == "seat":
            await stranger.do("hello", token=served.access.take_seat("ann"))
        for verb, fields in SERVICE.items():
            reply = await stranger.do(verb, **fields)
            assert (reply["ok"], reply["reason"]) == (False, "not_dealer"), verb
        assert (served.table.commands, served.table.desk.asked) == ([], 0)


async def test_the_dealer_signed_in_has_the_service_page_s_verbs_there_and_only_there() -> None:
    async with house(trust=False) as served, client(served) as http:
        await served.table.show(before_the_deal("faro"))
        await http.post("/sign-in", data={"pin": PIN})
        cookie = f"faro_dealer={http.cookies['faro_dealer']}"
        async with tablet(served.url, "dealer", additional_headers={"Cookie": cookie}) as dealer:
            assert (await dealer.do("test", on=True))["reason"] == "not_dealer"
        async with tablet(served.url, "service", additional_headers={"Cookie": cookie}) as service:
            assert service.you["role"] == "service"
            for verb, fields in SERVICE.items():
                assert (await service.do(verb, **fields))["ok"], verb
            assert (await service.do("status"))["data"]["test"] is True
            assert (await service.do("hold"))["reason"] == "not_dealer"
            served.now_s += 13 * 3600
            assert (await service.do("status"))["reason"] == "not_dealer", "the session has run out"
        assert {command["do"] for command, *_ in served.table.commands} == SERVICE.keys() - {"status"}
        assert {role for _, role, _ in served.table.commands} == {"service"}
        assert served.table.desk.asked == 2


async def test_a_fault_of_ours_in_an_answer_is_one_sentence_and_the_line_stands(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as served, tablet(served.url, "service") as service:
        with monkeypatch.context() as patch:
            nothing: dict[str, Any] = {}
            patch.setattr(served.table.port, "service_status", lambda aim: nothing["out of order"])
            reply = await service.do("status")
        assert (reply["reason"], english(reply["text"])) == (
            "fault",
            "Internal error; it has been logged.",
        )
        assert caplog.text.count("KeyError: 'out of order'") == 1
        assert (await service.do("status"))["ok"]


async def test_a_card_that_is_enrolled_is_shown_to_the_dealer_alone() -> None:
    async with house(trust=False) as served, client(served) as http:
        served.table.desk = page_desk(enrol={}, pictures={"0123abcd": b"\xff\xd8jpeg"})
        assert (await http.get("/service/cards/0123abcd.jpg")).status_code == 401
        await http.post("/sign-in", data={"pin": PIN})
        picture = await http.get("/service/cards/0123abcd.jpg")
        assert (picture.content, picture.headers["content-type"]) == (b"\xff\xd8jpeg", "image/jpeg")
        assert "private" in picture.headers["cache-control"]
        for unknown in ("ffffffff", "0123ABCD", "..%2F..%2Fetc"):
            assert (await http.get(f"/service/cards/{unknown}.jpg")).status_code == 404


@pytest.mark.parametrize(("page", "taken"), [("dealer", True), ("service", True), ("display", False), ("seat", False)])
async def test_the_hand_at_a_simulated_box_is_the_dealer_s_on_both_pages(page: str, taken: bool) -> None:
    async with house() as served, tablet(served.url, page) as one:
        assert (await one.do("demo", action="deal_out"))["ok"] is taken


async def test_a_seat_acts_for_itself_alone() -> None:
    async with house() as served, tablet(served.url, "seat") as ann, tablet(served.url, "seat") as bob:
        await ann.do("hello", token=served.access.take_seat("ann"))
        await bob.do("hello", token=served.access.take_seat("bob"))
        await ann.do("bet", bet="a1", type="flat", ranks=["K"], stake=25)
        assert (await bob.do("remove", bet="a1"))["reason"] == "not_owner"
        assert (await bob.do("remove", bet="a1", player="ann"))["reason"] == "malformed"
        assert (await bob.do("buy_in", player="bob", amount=500))["reason"] == "not_dealer"
        assert (await bob.do("hold"))["reason"] == "not_dealer"


async def test_a_display_cannot_use_a_seat_s_token() -> None:
    async with house() as served, tablet(served.url, "display") as display:
        await display.do("hello", token=served.access.take_seat("ann"))
        assert (await display.do("bet", bet="b", type="flat", ranks=["K"], stake=5))["reason"] == "no_seat"


async def test_a_seat_has_a_budget_of_acts_in_a_round_and_a_new_one_in_the_next() -> None:
    async with house() as served, tablet(served.url, "seat") as ann, tablet(served.url, "seat") as bob:
        await ann.do("hello", token=served.access.take_seat("ann"))
        await bob.do("hello", token=served.access.take_seat("bob"))

        async def act(punter: Tablet, verb: str, **fields: Any) -> str | None:
            served.now_s += 1.0
            return (await punter.do(verb, **fields))["reason"]

        bet: dict[str, Any] = {"bet": "a", "type": "flat", "ranks": ["K"], "stake": 5}
        for number in range(ACTS_A_ROUND // 2):
            assert await act(ann, "bet", **bet | {"bet": f"a{number}"}) is None
            assert await act(ann, "bet", **bet | {"bet": "b", "stake": 10**6}) == "max", "what is refused costs nothing"
            assert await act(ann, "remove", bet=f"a{number}") is None
        served.now_s += 1.0
        refused = await ann.do("bet", **bet)
        assert refused["reason"] == "too_many"
        assert english(refused["text"]) == "That makes more than 100 changes in one round; wait for the next."
        assert await act(bob, "bet", **bet | {"bet": "b"}) is None
        rows = len(served.table.commands)
        await served.table.play(cards(2))
        while ann.state["at"]["round"] != 2:
            await ann.hear()
        assert await act(ann, "bet", **bet) is None
        assert len(served.table.commands) == rows + 1


def test_the_round_is_that_of_the_moment() -> None:
    assert round_of({"at": {"deal": 2, "round": 3, "phase": "bets_open"}}) == (2, 3)
    assert round_of({"at": {"deal": 2, "round": 3, "phase": "bets_closed"}}) == (2, 3)


def test_an_act_that_was_refused_in_a_round_that_is_over_gives_nothing_back() -> None:
    budget = Budget()
    assert budget.take("ann", (1, 1))
    assert budget.take("ann", (1, 2))
    budget.give_back("ann", (1, 1))
    left = [budget.take("ann", (1, 2)) for _ in range(ACTS_A_ROUND)]
    assert left == [True] * (ACTS_A_ROUND - 1) + [False]


async def test_joining_by_name_buys_in_once_and_never_takes_another_s_seat() -> None:
    async with house(purse=300) as served, tablet(served.url, "seat") as eve:
        assert eve.you["may_join"]
        first = await eve.do("join", name="Eve", command_id="j1")
        again = await eve.do("join", name="Eve", command_id="j1")
        assert first["data"] == again["data"]
        assert served.table.view()["money"]["purses"]["Eve"] == 300
        async with tablet(served.url, "seat") as thief:
            assert (await thief.do("join", name="eve"))["reason"] == "taken"
            assert (await thief.do("join", name="ANN"))["reason"] == "taken"
            await served.table.play(by_dealer("close_seat", player="ann"))
            assert (await thief.do("join", name="ann"))["reason"] == "taken", "ann's money is still here"


async def test_joining_can_be_left_to_the_dealer() -> None:
    async with house(join="nobody") as served, tablet(served.url, "seat") as eve:
        assert not eve.you["may_join"]
        assert (await eve.do("join", name="Eve"))["reason"] == "not_open"
        assert served.table.commands == []


async def test_a_lost_tablet_comes_back_to_its_seat_and_nothing_is_doubled() -> None:
    async with house(purse=1000) as served:
        bet = {"bet": "b1", "type": "flat", "ranks": ["K"], "stake": 25}
        async with tablet(served.url, "seat") as before:
            token = (await before.do("join", name="Eve"))["data"]["token"]
            await before.do("bet", command_id="c1", **bet)
        async with tablet(served.url, "seat") as after:
            assert (await after.do("hello", token=token))["data"] == {"player": "Eve"}
            assert (await after.do("bet", command_id="c1", **bet))["ok"]
        assert [b["id"] for b in served.table.deal["bets"]] == ["b1"]
        assert served.table.deal["purses"]["Eve"] == 975


async def test_an_id_of_another_command_is_refused_and_never_answered_as_done() -> None:
    async with house(purse=1000) as served, tablet(served.url, "seat") as eve:
        await eve.do("join", name="Eve")
        bet = {"bet": "b1", "type": "flat", "ranks": ["K"], "stake": 25}
        assert (await eve.do("bet", command_id="c1", **bet))["ok"]
        reused = await eve.do("bet", command_id="c1", **bet | {"stake": 500})
        assert (reused["ok"], reused["reason"]) == (False, "malformed")
        assert english(reused["text"]) == "id c1 was given to another command before; use a new one"
        assert (await eve.do("bet", command_id="c1", **bet))["ok"], "the first answer stands"
        assert served.table.deal["purses"]["Eve"] == 975


async def test_an_answer_tells_where_the_table_stands_by_now() -> None:
    async with house() as served, tablet(served.url, "dealer") as dealer:
        closed = await dealer.do("close_bets")
        assert closed["at"] == {"deal": 1, "round": 1, "phase": "bets_closed"}
        again = await dealer.do("close_bets", at={"deal": 1, "round": 1, "phase": "bets_open"})
        assert (again["reason"], again["at"]) == ("lapsed", closed["at"])
        bare = '{"id": "x", "do": "void_deal"}'
        await dealer.raw(bare)
        await dealer.until(lambda: "x" in dealer.replies)
        assert (dealer.replies["x"]["reason"], english(dealer.replies["x"]["text"])) == (
            "malformed",
            "void_deal needs at",
        )
        assert [command["do"] for command, _, _ in served.table.commands] == ["close_bets"]


async def test_a_tablet_whose_seat_is_given_away_learns_it() -> None:
    async with house() as served, tablet(served.url, "dealer") as dealer, tablet(served.url, "seat") as old:
        await old.do("hello", token=served.access.take_seat("ann"))
        code = (await dealer.do("open_seat", player="ann"))["data"]["code"]
        async with tablet(served.url, "seat") as new:
            await new.do("pair", code=code)
            await old.until(lambda: old.you["player"] is None)
            assert (await old.do("bet", bet="b", type="flat", ranks=["K"], stake=5))["reason"] == "no_seat"
            await dealer.do("close_seat", player="ann")
            await new.until(lambda: new.you["player"] is None)
            assert (await new.do("hello", token="old"))["reason"] == "no_seat"


async def test_no_secret_reaches_the_state() -> None:
    async with house(trust=False, join="anyone") as served, tablet(served.url, "seat") as eve:
        token = (await eve.do("join", name="Eve"))["data"]["token"]
        await eve.until(lambda: any(seat["player"] == "Eve" for seat in eve.state["seats"]))
        assert token not in str(eve.state)
        assert PIN not in str(eve.state)


def test_an_act_given_back_after_the_round_was_left_and_come_back_to_costs_nothing() -> None:
    """A ruling taken back leads to the round before."""
    budget = Budget()
    assert budget.take("ann", (1, 1))
    assert budget.take("bob", (1, 2))
    assert budget.take("bob", (1, 1))
    budget.give_back("ann", (1, 1))
    assert all(budget.take("ann", (1, 1)) for _ in range(ACTS_A_ROUND))
