"""Requests are cheap and rationed: files and sentences are read once, and each address has a ration of requests."""

from __future__ import annotations

import gzip
import inspect
import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.catalogue import ROOTS, page_source
from controller.catalogue.plain import entries
from controller.games.registry import GAMES
from controller.web import files, sentences
from controller.web.app import GUARDED_PAGES
from controller.web.files import File, Files, sent
from controller.web.pages import PAGES
from controller.web.rations import MAX_WATCHED, REQUEST_BURST, REQUESTS_PER_S, Rations
from controller.web.scripts import (
    ASKED_FOR,
    ASKS_LATER,
    SAID_BY_SCRIPTS,
    SELDOM_SAID,
    SELDOM_SENTENCE,
    TELLS_NO_RULES,
    mentioned,
    modules_of,
    unspoken,
)
from tests.controller.web_house import client, house
from tests.controller.web_line import tablet
from tests.sample import sampled
from tests.toy.__main__ import its_pages

SENTENCES, SCRIPT = "/i18n/en.ftl", "/static/js/core/wire.js"


@pytest.mark.parametrize("address", [SENTENCES, SCRIPT, "/play"])
async def test_a_request_reads_and_joins_nothing_that_was_asked_for_before(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as served, client(served) as http:
        first = await http.get(address)
        done: list[str] = []

        def counted(name: str, whole: Any) -> Any:
            return lambda *args, **options: (done.append(name), whole(*args, **options))[1]

        for owner, name in (
            ("builtins", "open"),
            ("io", "open"),
            ("os", "scandir"),
            ("os", "stat"),
            ("gzip", "compress"),
            ("hashlib", "sha256"),
            ("controller.web.sentences", "page_source"),
            ("controller.web.pages", "page"),
        ):
            module = __import__(owner, fromlist=[name])
            monkeypatch.setattr(module, name, counted(f"{owner}.{name}", getattr(module, name)))
        again = await http.get(address)
        monkeypatch.undo()
        assert done == []
        assert (again.status_code, again.content) == (200, first.content)


@pytest.mark.parametrize(
    ("asked", "packed"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("identity", False), ("gzip;q=0", False), ("gzip; q=0.000", False)],
)
@pytest.mark.parametrize("address", [SENTENCES, SCRIPT])
async def test_an_answer_is_compressed_for_whom_takes_it(address: str, asked: str, packed: bool) -> None:
    async with house() as served, client(served) as http:
        plain = await http.get(address, headers={"Accept-Encoding": "identity"})
        answer = await http.get(address, headers={"Accept-Encoding": asked})
        assert (answer.headers.get("content-encoding") == "gzip") is packed
        assert answer.content == plain.content
        assert int(answer.headers["content-length"]) < len(plain.content) or not packed
        assert answer.headers["vary"] == "Accept-Encoding"
        assert (answer.headers["etag"] == plain.headers["etag"]) is not packed
        for tag in (plain.headers["etag"], f"W/{answer.headers['etag']}"):
            assert (await http.get(address, headers={"If-None-Match": tag})).status_code == 304


def test_what_is_short_or_does_not_shrink_stays_as_it_is() -> None:
    assert File.of(b"x" * 100, "text/plain").packed is None
    assert File.of(gzip.compress(page_source("en").encode()), "text/plain").packed is None


def test_hidden_files_are_not_served(tmp_path: Path) -> None:
    for name in (".git/config", "a/.b/c.js", "a/.c.js", "a/c.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
    found = Files([tmp_path, files.STATIC])
    assert {name for name in (".git/config", "a/.b/c.js", "a/.c.js", "a/c.js") if found.get(name)} == {"a/c.js"}
    assert found.get("../static/icon.svg") is None
    assert found.get("icon.svg") is not None


# --- rations ----------------------------------------------------------------------------------------------------


MOST_FILES = 65
"""Of a page with the pictures of all cards: a display asks for 31 at first (docs/measurements.md)."""


async def test_a_page_can_be_installed_as_an_app() -> None:
    async with house() as served, client(served) as http:
        page = (await http.get("/play")).text
        assert '<link rel="manifest" href="/static/table.webmanifest">' in page
        manifest = await http.get("/static/table.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        told = manifest.json()
        assert told["display"] == "standalone"
        for address in (told["start_url"], *(icon["src"] for icon in told["icons"])):
            assert (await http.get(address)).status_code == 200


@pytest.mark.parametrize("page", PAGES)
def test_a_page_loads_neither_another_game_nor_what_only_the_dealer_uses(page: str) -> None:
    loaded = modules_of(page, "faro")
    assert f"/static/js/{page}/{page}.js" in loaded or page not in ("dealer", "service")
    assert not [path for path in loaded for other in GUARDED_PAGES - {page} if f"/js/{other}/" in path]
    assert {path.split("/")[4] for path in loaded if "/games/" in path} == {"faro"}


def test_a_game_from_elsewhere_has_its_scripts_and_its_sentences() -> None:
    assert "/static/js/games/toy/game.js" not in modules_of("play", "toy")
    with its_pages():
        assert "/static/js/games/toy/game.js" in modules_of("play", "toy")
        assert "macao" in unspoken("play", "toy"), "whose scripts it does not import"


@pytest.mark.parametrize("page", PAGES)
def test_a_page_loads_what_it_imports_and_nothing_else(page: str) -> None:
    loaded = modules_of(page, "faro")
    assert len(set(loaded)) == len(loaded)
    assert ("/static/js/shell/display.js" in loaded) == (page == "display")
    assert "/static/js/games/faro/cloth.js" in loaded
    assert "/static/js/games/macao/table.js" in modules_of(page, "victoria"), "which is drawn by another game's scripts"


CODE = re.compile(r"""["'`]([a-z_]+-[a-z][a-z0-9-]*)["'`]""")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_every_sentence_that_it_or_its_game_may_say(page: str, game: str) -> None:
    """Its scripts, and the table: the engine of the game, and all but what the service or the dealer's page gets."""
    every, own = (set(entries(page_source("en", without=left))) for left in ((), unspoken(page, game)))
    scripts = [files.STATIC / path.removeprefix("/static/") for path in modules_of(page, game)]
    engine = Path(str(inspect.getsourcefile(type(GAMES[game])))).parent
    said = {code for path in (*scripts, *engine.glob("*.py")) for code in CODE.findall(path.read_text("utf-8"))}
    others = {f"{name}-" for name in GAMES if name not in (game, "macao" if game == "victoria" else game)}
    lacking = {code for code in said & every - own if not code.startswith("victoria-")}
    assert not lacking
    assert f"{game}-title" in own
    assert not [code for code in own if code.startswith("service-") and page != "service" and "-note-" not in code]
    held = {
        key for text in entries(page_source("en", without=unspoken(page, game))).values() for key in HELD.findall(text)
    }
    assert held & every <= own, "sentences within others are there"
    assert len([code for code in own if code.startswith(tuple(others))]) < 12, "of other games only what is held"


@pytest.mark.parametrize("page", PAGES)
async def test_what_a_page_seldom_says_comes_apart(page: str) -> None:
    async with house() as served, client(served) as http:

        async def part(name: str) -> dict[str, str]:
            address = f"/i18n/en.ftl?page={page}&game=faro" + (f"&part={name}" if name else "")
            return {key: said.strip() for key, said in entries((await http.get(address)).text).items()}

        whole, first, rest = await part(""), await part("first"), await part("rest")
        assert {**first, **rest} == whole
        assert not first.keys() & rest.keys()
        says = mentioned(page, "faro")
        seldom = {key for key in rest if key.partition("-")[0] in SELDOM_SAID or ASKED_FOR.match(key)}
        rules = {key for key in rest if SELDOM_SENTENCE.match(key)} - seldom
        assert any(map(says, rules)) == (page in TELLS_NO_RULES)
        others = rest.keys() - seldom - rules
        assert {key.partition("-")[0] for key in others} <= SAID_BY_SCRIPTS
        assert not [key for key in others if says(key)]
        assert "wire-a-light" not in first or page not in ASKS_LATER, "no script says it"
        assert bool(rest) == (page in ASKS_LATER)
        assert any(map(ASKED_FOR.match, first)) == (page not in ASKS_LATER)
    scripts = [files.STATIC / path.removeprefix("/static/") for path in modules_of(page, "faro")]
    said = {code for path in scripts for code in CODE.findall(path.read_text("utf-8"))}
    late = {code for code in said & rest.keys() if not code.startswith(("phone-", "training-", "hardware-part"))}
    late = {code for code in late if not SELDOM_SENTENCE.match(code)}
    assert not late or page == "dealer", "what is drawn at once is there"


@pytest.mark.parametrize("language", sampled(["es", "de", "fr"], 1))
def test_what_comes_first_in_english_does_so_in_every_language(language: str) -> None:
    """Else a page would say it in English until the rest has come."""
    for page, game in itertools.product(ASKS_LATER, GAMES):

        def first(tag: str, of: tuple[str, str] = (page, game)) -> dict[str, str]:
            return entries(sentences._part("first", tag, tuple(ROOTS), unspoken(*of), of).plain.decode())

        english = first("en")
        within = {held for text in english.values() for held in HELD.findall(text)}  # others need not stand there
        lacking = english.keys() - first(language).keys() - within
        assert not {key for key in lacking if key.partition("-")[0] not in GAMES.keys() - {game}}, (page, game)


HELD = re.compile(r"\{ ([a-z][\w-]*) \}")


def test_every_note_of_the_service_page_and_of_the_dealer_s_is_called_so() -> None:
    """It stands in the log of every page; of their other sentences other pages have none."""
    noted = re.compile(r'_note\(\s*say\(\s*"((?:service|dealer)-[^"]*)"')
    found = [said for path in files.STATIC.parents[1].rglob("*.py") for said in noted.findall(path.read_text("utf-8"))]
    assert len(found) > 3
    assert all("-note-" in said for said in found)


def comments_of(source: str) -> str:
    """The comments of a script; what looks like one in a string or a template literal is none."""
    kept: list[str] = []
    templates: list[int] = []
    depth = at = 0
    while at < len(source):
        two, one = source[at : at + 2], source[at]
        in_template = bool(templates) and templates[-1] == depth
        if in_template and one == "\\":
            at += 2
        elif in_template and two == "${":
            depth, at = depth + 1, at + 2
        elif in_template:
            if one == "`":
                templates.pop()
                depth -= 1
            at += 1
        elif two in ("//", "/*"):
            end = source.find("\n", at) if two == "//" else source.find("*/", at) + 2
            kept.append(source[at:end])
            at = end
        elif one in "\"'":
            closed = re.compile(rf"(?:\\.|[^{one}\\])*{one}").match(source, at + 1)
            assert closed is not None
            at = closed.end()
        else:
            if one == "`":
                depth += 1
                templates.append(depth)
            elif one == "{":
                depth += 1
            elif one == "}":
                depth -= 1
            at += 1
    assert not templates
    return "".join(kept)


def test_comments_are_not_sent_and_nothing_else_is_missing() -> None:
    for path in files.STATIC.rglob("*.js"):
        source = path.read_text("utf-8")
        if path.parent.name == "vendor":
            continue
        bare = sent(source, ".js").decode()
        assert bare.count("\n") == source.count("\n")
        left_out = [line for line, kept in zip(source.split("\n"), bare.split("\n"), strict=True) if line != kept]
        comments = comments_of(source)
        assert all(line.lstrip() in comments for line in left_out), path
    assert sent("# about\nkey = a\n    # b\n", ".ftl") == b"\nkey = a\n    # b\n"
    assert sent("/** a */ one();\n/** b\n */\ntwo();\n", ".js") == b"/** a */ one();\n\n\ntwo();\n"


def test_a_dozen_tablets_behind_one_address_may_load_their_pages_at_once() -> None:
    """Each file of a page and the pictures of a pack; then as many a second as are made at play."""
    rations, loads = Rations(), 12 * MOST_FILES
    assert all(rations.wait_s("a", 0.0) == 0 for _ in range(loads))
    assert all(rations.wait_s("a", second / 10) == 0 for second in range(600))


def test_beyond_its_burst_an_address_waits_and_no_other_does() -> None:
    rations = Rations()
    for _ in range(int(REQUEST_BURST)):
        assert rations.wait_s("a", 0.0) == 0
    assert rations.wait_s("a", 0.0) == pytest.approx(1 / REQUESTS_PER_S)
    assert rations.wait_s("b", 0.0) == 0
    assert rations.wait_s("a", 1 / REQUESTS_PER_S) == 0
    assert rations.wait_s("a", 1 / REQUESTS_PER_S) > 0


@given(st.lists(st.floats(0, 3), max_size=60))
def test_nobody_gets_more_than_burst_and_rate_together(gaps_s: list[float]) -> None:
    rations, now_s, taken = Rations(), 0.0, 0
    for gap_s in gaps_s:
        now_s += gap_s
        while rations.wait_s("a", now_s) == 0:
            taken += 1
    assert taken <= REQUEST_BURST + now_s * REQUESTS_PER_S


def test_rations_remember_a_bounded_number_of_addresses() -> None:
    rations = Rations()
    for n in range(MAX_WATCHED + 50):
        rations.wait_s(str(n), 0.0)
    assert len(rations._left) == MAX_WATCHED


async def test_who_asks_too_much_learns_when_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("controller.web.rations.REQUEST_BURST", 5.0)
    monkeypatch.setattr("controller.web.middleware.REFUSED_S", 0.01)
    proxies: dict[str, Any] = {"trust": False, "proxies": ["127.0.0.1"]}
    async with house(**proxies) as served, client(served) as http:
        greedy, other = {"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "198.51.100.4"}
        answers = [await http.get("/display", headers=greedy) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].headers["retry-after"] == "1"
        assert answers[-1].headers["connection"] == "close"
        assert answers[-1].text == "Too many requests at once; wait a moment.\n"
        with pytest.raises(Exception, match="HTTP 403"):
            async with tablet(served.url, additional_headers=greedy):
                pass
        assert (await http.get("/display", headers=other)).status_code == 200
        served.now_s += 1.0
        assert (await http.get("/display", headers=greedy)).status_code == 200
