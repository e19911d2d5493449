"""`faro recall --html`: deals as one page with their pictures."""

from __future__ import annotations

import re
from base64 import b64decode
from contextlib import closing
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from controller.__main__ import main
from controller.catalogue import dealt_with, text, text_of
from controller.cli.recall_page import Page, page_of
from controller.games.message import plain
from controller.runtime.journal import Journal
from controller.table.events import encode
from controller.table.log import advance
from controller.table.pictures import pictures
from controller.table.state import TableState, faces_of, game_of, is_public, live
from tests.controller.histories import evening
from tests.controller.two_shoes import HIDING, played
from tests.sample import sampled

AT = "2026-01-01T00:00:00.000+00:00"
VOID = {"meta", "img", "br"}
"""Elements without an end tag."""


class Outline(HTMLParser):
    """Each element that begins is ended where it must be; what they are."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def journal_of(path: Path, game: str) -> tuple[TableState, dict[str, bytes]]:
    """A journal with an evening of the game; the table at its end, and the pictures by their digests."""
    with closing(Journal(path)) as journal:
        if game in HIDING:
            shoe = played(game, 1, 3)
            journal.append([encode(event) for event in shoe.events], at=AT)
            journal.put_pictures(list(shoe.pictures.values()))
            return shoe.state, dict(shoe.pictures)
        state = TableState()
        events = [event for of_one_input in evening(game, 3, 200) for event in of_one_input]
        journal.append([encode(event) for event in events], at=AT)
        for event in events:
            state = advance(state, event)
        return state, {}


@pytest.mark.parametrize("game", sampled(["faro", *HIDING], 2))
def test_the_last_deal_is_a_page_of_its_own(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, file = tmp_path / "t.db", tmp_path / "deal.html"
    state, _ = journal_of(path, game)
    main(["recall", "--journal", str(path), "--pictures", str(tmp_path / "pictures")])
    listed = capsys.readouterr().out
    code = main(["recall", "--journal", str(path), "--html", str(file)])
    page, out = file.read_text(encoding="utf-8"), capsys.readouterr().out
    assert code == (0 if game in HIDING else 1), "the random evening's pictures are not kept"
    outline = Outline(page).seen
    pictures_of = [attributes for tag, attributes in outline if tag == "img"]
    images = [attributes["src"] or "" for attributes in pictures_of if "class" not in attributes]
    faces = [attributes["src"] or "" for attributes in pictures_of if attributes.get("class") == "face"]
    assert all(image.startswith("data:image/svg+xml;base64,") for image in faces)
    kept = [picture.read_bytes() for picture in (tmp_path / "pictures").iterdir()]
    assert sorted(b64decode(image.partition(",")[2]) for image in images) == sorted(kept)
    assert all(image.startswith("data:image/jpeg;base64,") for image in images)
    assert out == f"{file}: 1 deal, {len(kept)} pictures\n"
    shown = unescape(re.sub(r"<[^>]+>", "", page.replace("</td><td>", "  ")))
    for line in re.findall(r"^  2026-01-01 00:00:00  (.*)$", listed, re.MULTILINE):
        assert line in shown
    assert [tag for tag, _ in outline if tag in ("script", "link", "iframe")] == []
    assert not re.search(r"(?:src|href)=\"(?!data:)|url\(|@import| on\w+=", page)
    cards = re.findall(r"<li>(\d+)<b(?: class=\"red\")?>([^<]+)</b>", page)
    public = [is_public(state, index) for index in range(len(live(state).cards))]
    assert [name == "face down" for _, name in cards] == [not seen for seen in public]
    spanish = faces_of(state) == "spanish"
    assert not spanish or game == "siete_y_media"
    assert len(faces) == (sum(public) if spanish else 0)
    results = list(game_of(state).results(live(state)))
    assert page.count('<td class="n">') == 2 * len(results) + len(results) + 1 + len(live(state).purses)
    with dealt_with(faces_of(state)):
        assert all(text_of(one.came) in shown for one in results)


def test_what_people_wrote_stays_text() -> None:
    state = TableState()
    (opened, *_), *_ = evening("faro", 3, 1)
    state = advance(state, opened)
    evil = plain('<script>alert("♥")</script>')
    page = page_of([Page(1, [(AT, evil)], replace(state, deal=None), [], "<b>", True, "&")], "<i>\nsecond", whole=False)
    assert "<script" not in page
    assert "&lt;script&gt;alert(&quot;" in page
    assert "&lt;i&gt;<br>second" in page
    assert 'class="wrong"' in page
    Outline(page)


def test_several_deals_stand_on_one_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, file = tmp_path / "t.db", tmp_path / "deals.html"
    with closing(Journal(path)) as journal:
        journal.append([encode(event) for events in evening("faro", 3, 400) for event in events], at=AT)
    main(["recall", "--journal", str(path), "99", "--html", str(file)])
    headings = re.findall(r"<h1>(.*?)</h1>", file.read_text(encoding="utf-8"))
    assert len(headings) > 1
    assert headings == [f"Deal {number}: {text('faro-name')}" for number in range(1, len(headings) + 1)]


def test_what_cannot_be_written_or_goes_not_together_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.db"
    journal_of(path, "faro")
    for options, said in (
        (["--html", str(tmp_path / "none" / "a.html")], "--html"),
        (["--html", "a.html", "--script", "1"], "--html shows deals"),
        (["--html", "a.html", "--backup", "b.db"], "--html shows deals"),
    ):
        assert main(["recall", "--journal", str(path), *options]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith(f"faro recall: {said}")


def test_pictures_belong_to_their_cards() -> None:
    shoe = played(HIDING[0], 1, 3)
    named = {digest: card for event in shoe.events for digest, card in pictures(event).items()}
    digest, card = next((digest, card) for digest, card in named.items() if is_public(shoe.state, card - 1))
    page = page_of([Page(1, [], shoe.state, [(card, b"jpeg")], "", True, "")], "", whole=True)
    assert re.search(rf"<li>{card}<b[^>]*>[^<]+</b><img alt=\"card {card}, [^\"]+\" src=\"data:", page), digest
    assert page.count("<img") == 1
