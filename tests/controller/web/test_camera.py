"""/camera by real sockets over TLS: who gets in, what a phone may send, what is said when no picture comes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from pathlib import Path

import cv2
import numpy as np
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from controller.web import camera_socket
from controller.web.access import Access
from controller.web.app import create_app
from controller.web.phone_access import CONFIRM_S, TOKEN_S
from controller.web.phone_desk import PhoneDesk, PhoneSource
from controller.web.server import serving
from tests.controller.page_table import PageTable, fault
from tests.controller.web_house import client, house
from tests.controller.web_line import PATIENCE_S, tablet
from tests.controller.web_phone import (
    PhoneAtLine,
    PhoneHouse,
    camera,
    claimed,
    dealer,
    key_in,
    line,
    offered,
    phone_house,
)
from tests.english import english
from tests.sample import sampled
from vision.capture.camera import CameraFault, Frame
from vision.capture.jpeg_header import MOST_BYTES


def jpeg(width: int = 64, height: int = 36, *, progressive: int = 0, quality: int = 90) -> bytes:
    """A picture of noise, so that it is neither even nor the one before."""
    image = np.random.default_rng(39).integers(0, 256, (height, width, 3), np.uint8)
    ok, data = cv2.imencode(
        ".jpg", image, [cv2.IMWRITE_JPEG_PROGRESSIVE, progressive, cv2.IMWRITE_JPEG_QUALITY, quality]
    )
    assert ok
    return data.tobytes()


@pytest.fixture
async def served(tmp_path: Path) -> AsyncGenerator[PhoneHouse]:
    async with phone_house(tmp_path) as table:
        yield table


def fault_of(served: PhoneHouse) -> str:
    with pytest.raises(CameraFault) as caught:
        served.source.pictures.open()
    return caught.value.message.code


async def taken(served: PhoneHouse, phone: PhoneAtLine, picture: bytes, *, age_ms: int = 0) -> Frame:
    """The frame of a picture that the phone sends, acknowledged; its word that pictures come is on the way before."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                opened = served.source.pictures.open()
                break
            except CameraFault:
                await asyncio.sleep(0.01)
    await phone.send(picture, age_ms)
    frame = await asyncio.to_thread(opened.read)
    await phone.hear("taken")
    return frame


# --- who gets in ------------------------------------------------------------------------------------------------


async def test_from_the_code_to_the_first_picture_and_its_end(served: PhoneHouse) -> None:
    assert fault_of(served) == "vision-phone-none"
    async with dealer(served) as at:
        await at.until(lambda: at.phone.get("stage") == "none")
        token = await offered(at, served)
        await at.until(lambda: at.phone["stage"] == "offered")
        async with served.client() as http:
            page = await http.get("/camera", params={"token": token})
        assert page.status_code == 200
        assert "camera=(self)" in page.headers["permissions-policy"]
        assert page.headers["cache-control"] == "no-store"
        key = key_in(await claimed(served, token, model="Pixel 7"))
        async with line(served, key) as phone:
            code = (await phone.hear("phone", stage="waiting"))["code"]
            await at.until(lambda: at.phone["stage"] == "waiting" and at.phone["line"])
            asks = {"stage": "waiting", "name": "Pixel 7, Chrome", "address": "127.0.0.1", "code": code, "line": True}
            assert at.phone == {"type": "phone", **asks}
            assert fault_of(served) == "vision-phone-none"
            assert served.notes == []
            assert (await at.do("phone", action="confirm", code=code))["ok"]
            wanted = await phone.hear("phone", stage="camera")
            assert (wanted["width"], wanted["height"]) == (64, 36)
            frame = await taken(served, phone, jpeg(), age_ms=500)
            assert frame.image.shape == (36, 64, 3)
            assert served.notes == ["Pixel 7, Chrome at 127.0.0.1 is the camera"]
            assert (await at.do("phone", action="end"))["ok"]
            assert "ended" in english((await phone.hear("ended"))["text"])
            assert (await phone.ended())[0] == 1000
        assert served.notes[1:] == ["Pixel 7, Chrome at 127.0.0.1 is no longer the camera: ended by the dealer"]
        assert fault_of(served) == "vision-phone-none"
        with pytest.raises(InvalidStatus, match="403"):
            async with line(served, key):
                pass


async def test_the_key_is_kept_from_scripts_and_other_sites_and_other_pages(served: PhoneHouse) -> None:
    async with dealer(served) as at:
        answer = await claimed(served, await offered(at, served))
    attributes = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"secure", "httponly", "samesite=strict", "path=/camera"} <= attributes


async def test_without_a_good_token_there_is_no_page_no_key_and_no_line(served: PhoneHouse) -> None:
    async with dealer(served) as at, served.client() as http:
        used = await offered(at, served)
        key_in(await claimed(served, used))
        late = await offered(at, served)
        served.now_s += TOKEN_S
        for token, code in (
            ("", "phone-token-wrong"),
            ("x" * 22, "phone-token-wrong"),
            ("é" * 600, "phone-token-wrong"),
            (used, "phone-token-wrong"),
            (late, "phone-token-late"),
        ):
            page = await http.get("/camera", params={"token": token} if token else {})
            assert (page.status_code, "getUserMedia" in page.text, "phone.js" in page.text) == (403, False, False)
            assert "does not open here" in page.text
            assert page.headers["permissions-policy"].startswith("camera=()")
            answer = await http.post("/camera", data={"token": token[:300]})
            assert (answer.status_code, answer.json()["code"]) == (403, code), token
            assert "set-cookie" not in answer.headers
        assert (await http.post("/camera", content=b"&".join([b"a=1"] * 99))).status_code == 403
    for cookie in ("", "faro_camera=", "faro_camera=" + "x" * 22, "faro_dealer=" + used):
        with pytest.raises(InvalidStatus, match="403"):
            async with line(served, cookie):
                pass


async def test_a_second_phone_with_the_same_code_is_refused_and_the_log_hears_of_it_once(served: PhoneHouse) -> None:
    async with dealer(served) as at:
        token = await offered(at, served)
        key = key_in(await claimed(served, token))
        async with served.client() as http:
            assert "has been used" in (await http.get("/camera", params={"token": token})).text
        for _ in range(3):
            answer = await claimed(served, token, model="Other")
            assert (answer.status_code, answer.json()["code"]) == (403, "phone-token-used")
        (note,) = served.notes
        assert note.startswith("the code for the camera was used a second time, by Other, Chrome at 127.0.0.1")
        async with line(served, key) as phone:
            assert await phone.hear("phone", stage="waiting")


async def test_another_site_gets_no_key_and_no_line(served: PhoneHouse) -> None:
    async with dealer(served) as at:
        token = await offered(at, served)
        async with served.client(headers={"Origin": "https://evil.example"}) as http:
            assert (await http.post("/camera", data={"token": token})).status_code == 403
        key = key_in(await claimed(served, token))
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(
                served.line_url,
                ssl=served.trusting,
                additional_headers={"Cookie": key, "Origin": "https://evil.example"},
            ):
                pass


async def test_only_the_dealer_says_who_is_the_camera(served: PhoneHouse) -> None:
    address = served.url.replace("https://", "wss://")
    async with dealer(served) as at, camera(served, at):
        for page in ("display", "seat", "service", "dealer"):
            async with tablet(address, page, ssl=served.trusting) as stranger:
                assert stranger.phone == {}
                for fields in ({"action": "offer"}, {"action": "end"}, {"action": "confirm", "code": "0000"}):
                    reply = await stranger.do("phone", **fields)
                    assert (reply["ok"], reply["reason"]) == (False, "not_dealer")
                assert stranger.phone == {}
        assert served.desk.access.camera is not None
        assert (await at.do("phone", action="take"))["reason"] == "malformed"
        assert (await at.do("phone", action="confirm", code="<b>"))["reason"] == "malformed"


async def test_there_is_one_camera_at_a_time(served: PhoneHouse) -> None:
    async with dealer(served) as at, camera(served, at) as phone:
        reply = await at.do("phone", action="offer")
        assert (reply["ok"], reply["text"]) == (
            False,
            "Android, Chrome is the camera. End that first: a table has one camera at a time.",
        )
        await taken(served, phone, jpeg())


async def test_the_dealer_refuses_and_who_is_not_confirmed_in_time_is_sent_away(served: PhoneHouse) -> None:
    async with dealer(served) as at:
        async with line(served, key_in(await claimed(served, await offered(at, served)))) as phone:
            code = (await phone.hear("phone", stage="waiting"))["code"]
            wrong = f"{(int(code) + 1) % 10000:04}"
            for action in ("confirm", "refuse"):
                assert not (await at.do("phone", action=action, code=wrong))["ok"]
            assert (await at.do("phone", action="refuse", code=code))["ok"]
            assert english((await phone.hear("ended"))["text"]) == "The dealer has refused this phone."
        async with line(served, key_in(await claimed(served, await offered(at, served)))) as phone:
            await phone.hear("phone", stage="waiting")
            served.now_s += CONFIRM_S
            served.desk.end_late()
            assert "not confirmed" in english((await phone.hear("ended"))["text"])
        async with line(served, key_in(await claimed(served, await offered(at, served)))) as phone:
            await phone.hear("phone", stage="waiting")
            await offered(at, served)
            assert "another code" in english((await phone.hear("ended"))["text"])
    assert served.desk.access.camera is None


async def test_the_same_phone_may_scan_its_code_twice_and_a_second_one_may_not(served: PhoneHouse) -> None:
    async with dealer(served) as at:
        token = await offered(at, served)
        key = key_in(await claimed(served, token))
        async with served.client(headers={"Cookie": key}) as http:
            again = await http.post("/camera", data={"token": token})
            assert (again.status_code, again.headers.get("set-cookie")) == (204, None)
            assert (await http.post("/camera", data={"token": "another"})).status_code == 403
        assert served.notes == []
        assert (await claimed(served, token)).status_code == 403
        assert len(served.notes) == 1, "somebody else has seen the code"


async def test_the_dealer_hears_that_a_phone_that_never_started_its_camera_waits_no_more(served: PhoneHouse) -> None:
    """It has no line that could end: the dealer's page showed it until it was loaded again, and no other code."""
    async with dealer(served) as at:
        await claimed(served, await offered(at, served))
        said: list[str] = []
        was = served.desk.on_change

        def heard() -> None:
            said.append(served.desk.view()["stage"])
            was()

        served.desk.on_change = heard
        served.desk.end_late()
        assert said == []
        served.now_s += CONFIRM_S
        served.desk.end_late()
        assert said == ["none"]
        served.desk.end_late()
        assert said == ["none"]
        assert (await at.do("phone", action="offer"))["ok"]


async def test_a_table_with_another_camera_has_no_such_page() -> None:
    async with house() as table, client(table) as http:
        page = await http.get("/camera", params={"token": "x"})
        assert (page.status_code, "The camera of this table is no phone." in page.text) == (403, True)
        assert (await http.post("/camera", data={"token": "x"})).status_code == 403
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(table.url.replace("http://", "ws://") + "camera/line"):
                pass
        async with tablet(table.url, "dealer") as at:
            assert (await at.do("phone", action="offer"))["reason"] == "no_phone"
            assert at.phone == {}
        assert (await http.get("/dealer")).headers["permissions-policy"].startswith("camera=()")


# --- the address of the page -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "secure", "own", "address"),
    [
        ("faro.local:8000", True, ["https://127.0.0.1:8000/"], "https://faro.local:8000/camera"),
        ("192.168.1.7:8000", True, [], "https://192.168.1.7:8000/camera"),
        ("127.0.0.1:8000", True, ["https://127.0.0.1:8000/", "https://192.168.1.7:8000/"], "https://192.168.1.7:8000/camera"),
        ("localhost:8000", True, ["https://[::1]:8000/", "https://[fd00::7]:8000/"], "https://[fd00::7]:8000/camera"),
        ("127.0.0.1:8000", False, ["http://127.0.0.1:8000/", "http://192.168.1.7:8000/"], "http://127.0.0.1:8000/camera"),
        ("localhost:8000", True, [], "https://localhost:8000/camera"),
        ("faro.local:8000", False, [], None),
    ],
)  # fmt: skip
def test_the_code_leads_where_a_phone_can_come(host: str, secure: bool, own: list[str], address: str | None) -> None:
    desk = PhoneDesk(PhoneSource(64, 36, 30.0), own=lambda: own, note=lambda note: None)
    if address is None:
        with pytest.raises(Exception, match="phone-not-encrypted"):
            desk.offer(host, secure=secure)
    else:
        assert desk.offer(host, secure=secure)["address"] == address


# --- why no picture comes ---------------------------------------------------------------------------------------


async def test_each_trouble_of_the_phone_is_a_fault_of_the_camera_until_it_is_over(served: PhoneHouse) -> None:
    async with dealer(served) as at, camera(served, at) as phone:
        for why, code in (("hidden", "vision-phone-hidden"), ("taken", "vision-phone-taken")):
            await phone.say({"do": "away", "why": why})
            await phone.send(jpeg())
            await phone.hear("taken")
            assert fault_of(served) == code
            await phone.say({"do": "back"})
            await taken(served, phone, jpeg())


async def test_a_lost_line_is_a_fault_and_the_phone_comes_back_by_itself(served: PhoneHouse) -> None:
    async with dealer(served) as at:
        key = key_in(await claimed(served, await offered(at, served)))
        async with line(served, key) as phone:
            code = (await phone.hear("phone", stage="waiting"))["code"]
            assert (await at.do("phone", action="confirm", code=code))["ok"]
            await phone.hear("phone", stage="camera")
        await at.until(lambda: at.phone["line"] is False)
        assert fault_of(served) == "vision-phone-lost"
        async with line(served, key) as phone:
            await phone.hear("phone", stage="camera")
            await at.until(lambda: at.phone["line"])
            await taken(served, phone, jpeg())
            async with line(served, key) as later:  # the page was opened again
                await later.hear("phone", stage="camera")
                assert "again elsewhere" in english((await phone.hear("ended"))["text"])
                await phone.ended()
                await taken(served, later, jpeg())
        async with served.client(headers={"Cookie": key}) as http:
            assert (await http.get("/camera")).status_code == 200, "a page that is loaded again"


async def test_a_phone_confirmed_while_its_line_is_lost_is_the_camera_without_one(served: PhoneHouse) -> None:
    async with dealer(served) as at:
        key = key_in(await claimed(served, await offered(at, served)))
        async with line(served, key) as phone:
            code = (await phone.hear("phone", stage="waiting"))["code"]
            await at.until(lambda: at.phone.get("line"))
        await at.until(lambda: not at.phone["line"])
        assert (await at.do("phone", action="confirm", code=code))["ok"]
        assert fault_of(served) == "vision-phone-lost"


async def test_a_phone_that_falls_silent_loses_its_line(served: PhoneHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(camera_socket, "SILENCE_S", 0.2)
    async with dealer(served) as at, camera(served, at) as phone:
        await phone.ended()
        await at.until(lambda: at.phone["line"] is False)
        assert fault_of(served) == "vision-phone-lost"


async def test_the_phone_shows_the_camera_s_faults_as_the_tablets_do(served: PhoneHouse) -> None:
    async with dealer(served) as at, camera(served, at) as phone:
        assert (await phone.hear("faults"))["faults"] == []
        await served.table.play(fault("camera view", "dark"), fault("mcu", "gone"))
        (shown,) = (await phone.hear("faults"))["faults"]
        assert (shown["part"], english(shown["text"])) == ("camera view", "dark")
        await at.until(lambda: at.state.get("faults"))
        assert [one["part"] for one in at.state["faults"]] == ["camera view", "mcu"]


@pytest.mark.parametrize(
    ("figures", "said"),
    [((10.0, 500.0), "too dark"), ((240.0, 500.0), "too bright"), ((120.0, 2.0), "nothing is sharp")],
)
async def test_between_two_deals_the_phone_says_itself_that_its_picture_is_no_use(
    served: PhoneHouse, monkeypatch: pytest.MonkeyPatch, figures: tuple[float, float], said: str
) -> None:
    monkeypatch.setattr(camera_socket, "FAULTS_S", 0.05)
    async with dealer(served) as at, camera(served, at) as phone:
        assert (await phone.hear("faults"))["faults"] == []
        served.source.pictures._figures = figures
        (shown,) = (await phone.hear("faults"))["faults"]
        assert shown["part"] == "camera view"
        assert said in english(shown["text"])


async def test_the_phone_itself_ends_it(served: PhoneHouse) -> None:
    async with dealer(served) as at, camera(served, at) as phone:
        await phone.say({"do": "end"})
        await phone.hear("ended")
        assert served.notes[-1].endswith("ended on the phone")
        await at.until(lambda: at.phone["stage"] == "none")
        async with line(served, key_in(await claimed(served, await offered(at, served)))) as another:
            await another.hear("phone", stage="waiting")
            await another.say({"do": "end"})
            await another.hear("ended")
            await at.until(lambda: at.phone["stage"] == "none")
    assert len(served.notes) == 2, "who only waited is no news"


# --- what is refused --------------------------------------------------------------------------------------------


BAD = {
    "no JPEG": b"GIF89a" + bytes(500),
    "nothing": b"",
    "broken": b"\xff\xd8" + bytes(500) + b"\xff\xd9",
    "cut off": jpeg()[:-100],
    "progressive": jpeg(progressive=1),
    "huge": jpeg()[: jpeg().index(b"\xff\xc0") + 5] + b"\xff\xff\xff\xff" + jpeg()[jpeg().index(b"\xff\xc0") + 9 :],
}


@pytest.mark.parametrize("name", BAD)
async def test_a_bad_picture_is_named_to_both_ends_and_never_decoded(
    served: PhoneHouse, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("it was decoded")

    async with dealer(served) as at, camera(served, at) as phone:
        monkeypatch.setattr(cv2, "imdecode", never)
        await phone.send(BAD[name])
        refused = await phone.hear("refused")
        assert await phone.ended() == (1008, "bad_picture")
        await at.until(lambda: at.phone["line"] is False)
        assert fault_of(served) == refused["text"]["code"]
        assert refused["text"]["code"].startswith("vision-jpeg-")
        monkeypatch.undo()
    assert served.desk.access.camera is not None


async def test_the_longest_picture_is_taken_and_a_longer_one_ends_the_line(served: PhoneHouse) -> None:
    at_px = jpeg(700, 700, quality=100)
    comment = b"\xff\xfe" + (65535).to_bytes(2, "big") + bytes(65533)
    longest = at_px[:2] + comment * ((MOST_BYTES - len(at_px)) // len(comment)) + at_px[2:]
    rest = MOST_BYTES - len(longest) - 4
    longest = longest[:2] + b"\xff\xfe" + (rest + 2).to_bytes(2, "big") + bytes(rest) + longest[2:]
    assert len(longest) == MOST_BYTES
    async with dealer(served) as at, camera(served, at) as phone:
        frame = await taken(served, phone, longest)
        assert frame.image.shape == (64, 64, 3)
        await phone.say({"do": "picture", "age_ms": 0})
        try:
            await phone.socket.send(longest + b"x")
            assert (await phone.ended())[0] == 1009
        except ConnectionClosed:
            pass
        await at.until(lambda: at.phone["line"] is False)


async def test_no_other_line_takes_as_much(served: PhoneHouse) -> None:
    async with dealer(served) as at:
        await at.socket.send(bytes(20_000))
        assert (await PhoneAtLine(at.socket).ended())[0] == 1009


@pytest.mark.parametrize(
    "words",
    sampled(
        [
            ["no JSON"],
            ["[]"],
            ["[" * 190],
            ['"beat"'],
            ['{"do": "hold"}'],
            ['{"do": "away", "why": "bored"}'],
            ['{"do": "picture"}'],
            ['{"do": "picture", "age_ms": true}'],
            ['{"do": "picture", "age_ms": "1"}'],
            ['{"do": "picture", "age_ms": 1}', '{"do": "beat"}'],
            ['{"do": "beat"}' + " " * 500],
            [jpeg()],
        ],
        4,
    ),
    ids=str,
)
async def test_what_no_page_of_ours_says_ends_the_line(served: PhoneHouse, words: list[str | bytes]) -> None:
    async with dealer(served) as at, camera(served, at) as phone:
        for word in words:
            await phone.socket.send(word)
        assert await phone.ended() == (1008, "malformed")
    assert served.desk.access.camera is not None


async def test_an_age_beyond_reason_is_bounded(served: PhoneHouse) -> None:
    async with dealer(served) as at, camera(served, at) as phone:
        old = await taken(served, phone, jpeg(), age_ms=10**30)
        new = await taken(served, phone, jpeg(), age_ms=-(10**30))
        assert 2.0 <= new.captured_at_s - old.captured_at_s < 60


async def test_pictures_of_a_phone_that_only_waits_are_not_taken(served: PhoneHouse) -> None:
    async with dealer(served) as at:
        key = key_in(await claimed(served, await offered(at, served)))
    async with line(served, key) as phone:
        await phone.hear("phone", stage="waiting")
        await phone.send(jpeg())
        assert await phone.ended() == (1008, "not_the_camera")
    assert fault_of(served) == "vision-phone-none"


async def test_one_picture_is_on_the_way_and_no_second(served: PhoneHouse) -> None:
    async with dealer(served) as at, camera(served, at) as phone:
        await phone.send(jpeg())  # nobody takes it: there is no camera opened
        await phone.send(jpeg())
        assert await phone.ended() == (1008, "more_than_one")


async def test_the_table_says_how_often_a_picture_may_come(served: PhoneHouse) -> None:
    served.source.fps = 20.0
    loop = asyncio.get_running_loop()
    async with dealer(served) as at, camera(served, at) as phone:
        await taken(served, phone, jpeg())
        began_s = loop.time()
        for _ in range(5):
            await taken(served, phone, jpeg())
        assert loop.time() - began_s > 4 / 20.0


async def test_a_flood_of_words_ends_the_line(served: PhoneHouse) -> None:
    async with dealer(served) as at, camera(served, at) as phone, asyncio.TaskGroup() as both:
        both.create_task(_flood(phone))
        assert await phone.ended() == (1008, "too_many_messages")


async def _flood(phone: PhoneAtLine) -> None:
    try:
        for _ in range(2000):
            await phone.socket.send('{"do": "beat"}')
    except ConnectionClosed:
        return


async def test_a_table_is_played_while_strangers_ask_for_its_camera(served: PhoneHouse) -> None:
    """No token, by page, by key and by line, many at once: the dealer's acts go on, and nobody is let in."""

    async def stranger(number: int) -> None:
        async with served.client() as http:
            for _ in range(5):
                assert (await http.get("/camera", params={"token": f"{number}"})).status_code in (403, 429)
                assert (await http.post("/camera", data={"token": f"{number}"})).status_code in (403, 429)
        with pytest.raises(InvalidStatus):
            async with connect(served.line_url, ssl=served.trusting):
                pass

    async with dealer(served) as at, camera(served, at) as phone, asyncio.TaskGroup() as strangers:
        for number in range(12):
            strangers.create_task(stranger(number))
        for verb in ("hold", "resume") * 3:
            assert (await at.do(verb))["ok"]
            await taken(served, phone, jpeg())
    assert [note for note in served.notes if "second time" in note] == []


async def test_a_camera_ends_with_the_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with phone_house(tmp_path) as served, dealer(served) as at, camera(served, at) as phone:
        await phone.send(jpeg())
    assert caplog.text == ""


async def test_on_loopback_without_tls_a_browser_of_this_machine_may_be_the_camera() -> None:
    """A page of loopback is a secure one to a browser; its key is then not kept for encrypted lines alone."""
    desk = PhoneDesk(PhoneSource(64, 36, 30.0), own=list, note=lambda note: None)
    app = create_app(PageTable().port, Access(), phone=desk)
    async with serving(app, "127.0.0.1", 0) as url, tablet(url, "dealer") as at:
        reply = await at.do("phone", action="offer")
        assert reply["data"]["address"] == f"{url}camera"
        assert json.dumps(reply["data"]).isascii()
