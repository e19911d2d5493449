"""The languages of the pages as the server gives them: which one a page speaks, and its sentences in one file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from controller import catalogue
from controller.web import languages
from tests.controller.web_house import client, house


@pytest.fixture
def two_languages(tmp_path: Path) -> Path:
    """The table's English alone, beside a game from elsewhere, which speaks another language too."""
    own = tmp_path / ".own"
    shutil.copytree(Path(catalogue.ROOTS[0]) / catalogue.ENGLISH, own / catalogue.ENGLISH)
    for language, word in {"en": "Hello", "es": "Hola"}.items():
        (tmp_path / language / "command_line").mkdir(parents=True)
        (tmp_path / language / "elsewhere.ftl").write_text(f"elsewhere-hello = {word}\n")
        (tmp_path / language / "command_line" / "cli.ftl").write_text("cli-unseen = on no page\n")
    (tmp_path / ".git").mkdir()
    catalogue.ROOTS[:] = [own, tmp_path]
    return tmp_path


@pytest.fixture(autouse=True)
def _roots_as_they_were() -> object:
    before = list(catalogue.ROOTS)
    yield
    catalogue.ROOTS[:] = before


@pytest.mark.usefixtures("two_languages")
async def test_a_language_is_one_file_with_what_pages_need() -> None:
    async with house() as served, client(served) as http:
        english = await http.get("/i18n/en.ftl")
        assert "elsewhere-hello = Hello" in english.text
        assert "pages-language = Language" in english.text
        assert "cli-unseen" not in english.text
        assert english.headers["content-type"] == "text/plain; charset=utf-8"
        assert english.headers["cache-control"] == "no-cache"
        assert "elsewhere-hello = Hola" in (await http.get("/i18n/es.ftl")).text
        again = await http.get("/i18n/en.ftl", headers={"If-None-Match": english.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
        assert (await http.get("/i18n/es.ftl", headers={"If-None-Match": english.headers["etag"]})).status_code == 200


@pytest.mark.parametrize("name", ["fr", "..", "EN", "en%2Fcommand_line", ".git"])
@pytest.mark.usefixtures("two_languages")
async def test_there_are_no_other_languages(name: str) -> None:
    async with house() as served, client(served) as http:
        answer = await http.get(f"/i18n/{name}.ftl")
        assert answer.status_code == 404
        assert "<" not in answer.text


@pytest.mark.parametrize(
    ("asked", "cookie", "spoken"),
    [
        ("", "", "en"),
        ("es-AR, en;q=0.5", "", "es"),
        ("en, es", "", "en"),
        ("fr, de;q=0.9", "", "en"),
        ("en", "es", "es"),
        ("es", "xx", "es"),
    ],
)
@pytest.mark.usefixtures("two_languages")
async def test_a_page_speaks_the_chosen_language_else_the_browser_s(asked: str, cookie: str, spoken: str) -> None:
    async with house() as served, client(served) as http:
        headers = {"Accept-Language": asked, "Cookie": f"{languages.COOKIE}={cookie}"}
        page = (await http.get("/", headers=headers)).text
        assert f'<html lang="{spoken}">' in page
        assert 'data-languages="en es"' in page
        assert {name for name in ("en", "es") if f"/i18n/{name}.ftl" in page} == {spoken, "en"}


def test_the_best_liked_language_comes_first() -> None:
    assert languages.accepted("en;q=0.4, es-AR , fr;q=0, de;q=nan, it;q=x, pt ;q=0.9") == ["es-AR", "pt", "en"]
    assert languages.accepted("") == [""]
