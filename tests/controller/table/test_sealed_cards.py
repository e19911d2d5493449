"""The journal holds every card, also those that lie face down: all that reads it, and that no reader lets one out.

The lists below name every module that reads the journal or the stored readings, and every way to the pages. What is
not in them fails here: whoever adds a reader says in the list why it tells nothing, and tries it below. Two journals
that differ in one card face down, in a round that is not over, must give the same through every reader.
"""

from __future__ import annotations

import ast
import asyncio
import hashlib
import json
import logging
import re
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from controller.__main__ import main
from controller.cli.check import computer
from controller.demo.report import report
from controller.games.audience import DEALER_VIEW, PUBLIC
from controller.runtime.checkpoint import CheckpointFile, beside
from controller.runtime.journal import Journal, JournalError
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.store import Opening, TableStore
from controller.table.events import encode
from controller.table.outputs import outputs
from controller.table.state import live
from controller.web import ports
from controller.web.access import Access
from controller.web.app import create_app
from tests.controller.shoe_table import ShoeTable
from tests.controller.table import test_keyed_beside_hidden as beside_hidden
from tests.controller.table import test_punto_table as punto
from tests.controller.two_shoes import HIDING
from tests.leaks import marks_of

ROOT = Path(__file__).resolve().parents[3]
AT = "2026-01-01T00:00:00.000+00:00"

READS_THE_JOURNAL = {
    "controller/runtime/journal.py": "the file itself; its errors name the file, the event's number and SQLite's words",
    "controller/runtime/replay.py": "makes the table of it again; an error names no content (here)",
    "controller/runtime/store.py": "the table; `Queries` and the outputs tell of it (two_shoes, here)",
    "controller/runtime/queries.py": "pictures, to whoever may know the card (two_shoes, here)",
    "controller/runtime/evidence.py": "how many pictures are kept, and digests of missing ones (here)",
    "controller/runtime/checkpoint.py": "a table that begins a deal: none of its cards is out (here)",
    "controller/runtime/wiring/assembly.py": "opens it and hands it to the table and to `Queries`",
    "controller/runtime/wiring/floor.py": "hands it to the uplink: the floor has every row (docs/floor.md); its id",
    "controller/cli/floor.py": "its id, how many events, and which of them the floor has otherwise (test_floor)",
    "controller/runtime/wiring/floor_site.py": "the beginnings of deals, in which no card is out",
    "controller/floor/read_models.py": "what everybody may see (tests/controller/floor/test_read_models)",
    "controller/floor/shown_pictures.py": "whether everybody may see a picture (tests/controller/floor/test_pictures)",
    "controller/cli/events.py": "hands the rows on, and says which number it is at (test_progress)",
    "controller/cli/recall.py": "the public log, and pictures of cards that everybody has seen (here)",
    "controller/cli/check/computer.py": "how many events and pictures, and the faults of parts (here)",
    "controller/cli/demo.py": "hands it to the report",
    "controller/demo/trainer.py": "what the dealer did with the mistake of a training table (test_training)",
    "controller/demo/report.py": "how many cards were read right (here). It names one that was read wrong, when the"
    " demo's deals are over: their cards follow from the seed that was given",
}
"""Every module that has the journal, its rows or a checkpoint in hand, and what it tells."""
READS_READINGS = {
    "controller/table/proven.py": "of a deal that is over, the cards that everybody has seen (test_proven)",
    "controller/table/state.py": "the fold; it tells nobody",
    "controller/table/readings.py": "what is asked and held by a reading (two_shoes, test_keyed_beside_hidden)",
    "controller/table/sight/memory.py": "the fold of the sight; it tells nobody",
    "controller/table/sight/place.py": "drops readings of a doubt and of a card that the dealer named (two_shoes)",
    "controller/table/sight/window.py": "what is asked of the card in the window (test_house_unseen)",
    "controller/table/sight/exit.py": "what is asked and held when the count is in doubt (two_shoes)",
    "controller/table/sight/sheet.py": "readings that are dropped unseen while no card is due (test_laid_by_hand)",
    "controller/table/commands.py": "what the dealer's word changes (two_shoes, test_keyed_beside_hidden)",
    "controller/table/chances.py": "weighs cards that everybody may see (test_keyed_beside_hidden)",
    "controller/table/log.py": "the line on the pack at the end of a run (test_punto_table)",
    "controller/table/view.py": "what a viewer may know (two_shoes)",
    "controller/floor/read_models.py": "who named a card that everybody has seen (test_read_models)",
}
"""Every module that looks at what the camera made of cards: `sightings`, `waiting`, `last_sighting`, `doubt`."""
READS_OWN_LINES = {
    "controller/table/state.py": "the fold",
    "controller/table/view.py": "for the seat that may read it (two_shoes)",
}
ROUTES = {
    *("/", "/play", "/dealer", "/display", "/service", "/sign-in", "/sign-out", "/ws", "/static/{path:path}"),
    *("/help", "/rules", "/trust", "/trust/faro-table.crt", "/camera", "/camera/line", "/join.json"),
    *("/away", "/worker.js"),
    *(
        "/cards/{card}.svg",
        "/cards/spanish/{card}.svg",
        "/evidence/{digest}.jpg",
        "/service/cards/{digest}.jpg",
        "/i18n/{language}.ftl",
    ),
    *("/scripts/{program}/{page}/{game}.js", "/scripts/{program}/{page}/{game}.js.map"),
    *("/scripts/{program}/{page}/{game}/{name:path}", "/scripts/{program}/{page}/{game}/{name:path}.map"),
    "/styles/{program}/{page}/{game}.css",
}
TABLE_OF_THE_PAGES = {
    *("game", "version", "latest_jpeg", "view", "concerns", "clocks", "wait_change", "odds", "service_status"),
    *("account", "service_picture", "evidence", "submit"),
}
"""All that the pages can ask of the table; each is compared by two_shoes, `service_picture` here."""


NAMES = {"Journal", "CheckpointFile", "replayed", "decode", "prove"}
HOMES = {
    *("controller.runtime.journal", "controller.runtime.checkpoint", "controller.runtime.replay"),
    *("controller.runtime.evidence", "controller.table.events"),
}


def _mentioning(*words: str) -> Iterator[tuple[str, str]]:
    """The modules in which one of these words stands, with their text. No other package knows the journal
    (tests/test_architecture.py)."""
    for path in sorted((ROOT / "controller").rglob("*.py")):
        text = path.read_text()
        if any(word in text for word in words):
            yield path.relative_to(ROOT).as_posix(), text


def _reads(*fields: str) -> set[str]:
    return {
        place
        for place, text in _mentioning(*(f".{field}" for field in fields))
        if any(isinstance(node, ast.Attribute) and node.attr in fields for node in ast.walk(ast.parse(text)))
    }


def _takes_a_reader(text: str) -> bool:
    """Whether it imports one of NAMES from its home, or such a home whole."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            names = {alias.name for alias in node.names}
            whole = {f"{node.module}.{name}" for name in names}
            if (node.module in HOMES and names & NAMES) or whole & (HOMES - CHECKED_BY_NAME):
                return True
        elif isinstance(node, ast.Import) and HOMES & {alias.name for alias in node.names}:
            return True
    return False


CHECKED_BY_NAME = {"controller.runtime.checkpoint"}
"""Imported whole for the name of its file alone; `CheckpointFile` is looked for."""


def test_every_reader_of_the_journal_is_in_the_list() -> None:
    found = {place for place, text in _mentioning(*HOMES, "from controller.runtime import") if _takes_a_reader(text)}
    opens = {place for place, _ in _mentioning("sqlite3", "FROM events", "FROM pictures")}
    assert found | opens == READS_THE_JOURNAL.keys()


def test_every_reader_of_what_the_camera_read_is_in_the_list() -> None:
    assert _reads("sightings", "waiting", "last_sighting", "doubt") == READS_READINGS.keys()
    assert _reads("own_log") == READS_OWN_LINES.keys()


def test_every_way_to_the_pages_is_in_the_list(tmp_path: Path) -> None:
    told = {name for name in vars(ports.Table) if not name.startswith("_")}
    assert told == TABLE_OF_THE_PAGES
    with closing(Journal(tmp_path / "t.db")) as journal:
        app = create_app(Queries(_started(journal, "macao"), journal), Access())
    assert {getattr(route, "path", None) for route in app.routes} == ROUTES


# --- two journals that differ in one card -----------------------------------------------------------------------------

HIDDEN = {
    "siete_y_media": ("JC", "7H"),
    "chemin_de_fer": ("KS", "3D"),
    "baccarat_banque": ("KS", "2D"),
    "macao": ("KS", "5D"),
    "victoria": ("KS", "3D"),
    "punto_banco": ("9D", "4C"),
}
"""What lies face down in the one and in the other; the second is nowhere else in it."""


def _in_a_round(game: str, hidden: str) -> ShoeTable:
    if game == "punto_banco":
        table: ShoeTable = punto.Table(f"3S {hidden} JC 5H")
        table.leaves(3)
        return table
    come, key, *_ = beside_hidden.CASES[game]
    return come(hidden, key)


def _jpeg(label: str, place: int) -> bytes:
    return f"picture of card {place + 1}, {label}".encode()


class Written:
    """A journal on disk: that of a table in a round. `places`: the pictures of its cards, by place."""

    def __init__(self, folder: Path, game: str, hidden: str) -> None:
        self.folder, self.game, self.hidden = folder, game, hidden
        folder.mkdir()
        self.path = folder / "t.db"
        self.table = _in_a_round(game, hidden)
        self.places = {index: _jpeg(str(card), index) for index, card in enumerate(live(self.table.state).cards)}
        digests = {f"digest {live(self.table.state).cards[i]} {i}": _digest(jpeg) for i, jpeg in self.places.items()}
        text = json.dumps([encode(event) for event in self.table.events])
        for made, digest in digests.items():
            text = text.replace(json.dumps(made), json.dumps(digest))
        with closing(Journal(self.path)) as journal:
            journal.put_pictures(list(self.places.values()))
            journal.append(json.loads(text), at=AT)

    @property
    def marks(self) -> tuple[str, ...]:
        """How the hidden card could be named."""
        return marks_of(self.hidden)

    @property
    def sealed(self) -> list[int]:
        """The places of cards that nobody but their holders may know."""
        return [place for place, card in enumerate(self.table.view()["deal"]["cards"]) if card is None]


def _digest(jpeg: bytes) -> str:
    return hashlib.sha256(jpeg).hexdigest()[:32]


def _started(journal: Journal, game: str, **options: Any) -> TableRunner:
    first: Mapping[str, Any] = next(iter(journal.rows())).body if journal.last_seq else {"rules": {}, "bank": 0}
    opening = Opening(first["rules"], first["bank"], game=game)
    table = TableRunner(TableStore(journal, opening, utc_now=lambda: AT, **options))
    table.boot()
    return table


@pytest.fixture(params=HIDING)
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Written, Written]:
    one, other = HIDDEN[request.param]
    return Written(tmp_path / "one", request.param, one), Written(tmp_path / "other", request.param, other)


def test_every_game_that_hides_cards_is_tried(pair: tuple[Written, Written]) -> None:
    assert HIDDEN.keys() == set(HIDING)
    for written in pair:
        assert written.sealed
        with closing(Journal(written.path, read_only=True)) as journal:
            text = " ".join(str(row.body) for row in journal.rows())
        assert written.hidden in text, "the journal has it"


Reader = Callable[[Written, pytest.CaptureFixture[str], pytest.LogCaptureFixture], Any]


def _recalled(written: Written, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Any:
    folder = written.folder / "pictures"
    code = main(["recall", "9", "--journal", str(written.path), "--pictures", str(folder)])
    pictures = sorted(file.read_bytes() for file in folder.iterdir())
    assert not {written.places[place] for place in written.sealed} & set(pictures)
    told = capsys.readouterr()
    return code, _without_head(told.out), told.err, pictures


def _without_head(text: str) -> str:
    """The chain's head is a digest of all rows, of which nobody can try one without the pictures' digests in them."""
    return re.sub(r"(head\W+(?:is )?\W*)[0-9a-f]{16,64}", r"\1", text)


def _recalled_as_page(written: Written, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Any:
    """And as lines for a program."""
    page = written.folder / "deal.html"
    code = main(["recall", "9", "--journal", str(written.path), "--html", str(page)])
    shown = page.read_text()
    assert not [place for place in written.sealed if b64encode(written.places[place]).decode() in shown]
    told = capsys.readouterr()
    assert main(["recall", "9", "--journal", str(written.path), "--json"]) == code
    lines = capsys.readouterr()
    return code, *map(_without_head, (shown, told.out, lines.out)), told.err, lines.err


def _checked(written: Written, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Any:
    return computer.journal(written.path)


def _started_again(written: Written, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Any:
    """The table, what its devices show, its console, and the checkpoint that it keeps of the deal."""
    caplog.clear()
    kept = CheckpointFile(beside(written.path))
    with closing(Journal(written.path)) as journal:
        table = _started(journal, written.game, checkpoint=kept)
        queries = Queries(table, journal, show_odds=True, picture=lambda: b"frame")
        views = [queries.view(viewer) for viewer in (PUBLIC, DEALER_VIEW)]
        odds, status = queries.odds(), queries.service_status()
        shown = outputs(table.state)
    body = json.loads(json.loads(kept.path.read_text())["body"])
    return views, odds, status, shown.beads, shown.light, shown.call, body["table"], body["carried"], caplog.text


def _fetched(written: Written, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Any:
    """Every address, for a stranger and for the dealer."""
    with closing(Journal(written.path)) as journal:
        app = create_app(Queries(_started(journal, written.game), journal), Access())
        return asyncio.run(_all_addresses(app, written))


async def _all_addresses(app: Any, written: Written) -> list[tuple[str, int, bytes]]:
    found = []
    addresses = [
        "/",
        "/away",
        "/worker.js",
        "/play",
        "/dealer",
        "/display",
        "/service",
        "/nowhere",
        "/static/js/main.js",
        "/i18n/en.ftl",
    ]
    for host in ("192.168.7.7", "127.0.0.1"):
        transport = httpx.ASGITransport(app=app, client=(host, 7))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            for address in addresses:
                answer = await client.get(address)
                found.append((address, answer.status_code, answer.content))
            for place, jpeg in written.places.items():
                for address in ("/evidence", "/service/cards"):
                    answer = await client.get(f"{address}/{_digest(jpeg)}.jpg")
                    found.append((f"{address} {place}", answer.status_code, answer.content))
                    assert place not in written.sealed or answer.status_code in (401, 404)
    return found


def _reported(written: Written, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Any:
    with closing(Journal(written.path, read_only=True)) as journal:
        cards = [str(card) for card in live(written.table.state).cards]
        return report(journal, written.table.state, [0] * 13, deck=lambda deal: cards, deals=9).lines()


READERS: Mapping[str, Reader] = {
    "recall": _recalled,
    "recall as a page": _recalled_as_page,
    "check": _checked,
    "start": _started_again,
    "http": _fetched,
    "report": _reported,
}


@pytest.mark.parametrize("reader", READERS)
def test_no_reader_lets_a_card_out_that_lies_face_down(
    pair: tuple[Written, Written],
    reader: str,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    one, other = (_masked(READERS[reader](written, capsys, caplog), written) for written in pair)
    assert one == other
    assert not [mark for mark in pair[1].marks if mark in str(other)]


def _masked(found: Any, written: Written) -> str:
    """Without its folder's name."""
    return str(found).replace(str(written.folder), "")


def test_what_cannot_be_replayed_is_named_without_its_content(
    pair: tuple[Written, Written], capsys: pytest.CaptureFixture[str]
) -> None:
    """A row of another version, say, whose card cannot be understood."""
    told = []
    for written in pair:
        with closing(Journal(written.path)) as journal:
            dealt = [row.body for row in journal.rows() if written.hidden in str(row.body.get("event"))][-1]
            spoilt = json.loads(json.dumps(dealt).replace(f'"{written.hidden}"', f'"{written.hidden}?"'))
            assert spoilt != dealt
            journal.append([spoilt], at=AT)
            with pytest.raises(JournalError) as refused:
                _started(journal, written.game)
        finding, _ = computer.journal(written.path)
        code = main(["recall", "--journal", str(written.path)])
        told.append(_masked((str(refused.value), finding, code, *capsys.readouterr()), written))
        assert not [mark for mark in written.marks if mark in told[-1]]
        assert "cannot be replayed" in told[-1]
    assert told[0] == told[1]


def test_a_copy_of_the_journal_is_the_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It holds every card, as it has to: it is for whoever may read the journal (test_journal.py), and nothing of it is
    printed."""
    written = Written(tmp_path / "one", "macao", "5D")
    assert main(["recall", "--journal", str(written.path), "--backup", str(tmp_path / "copy.db")]) == 0
    assert not [mark for mark in written.marks if mark in capsys.readouterr().out]
    assert (tmp_path / "copy.db").stat().st_mode == written.path.stat().st_mode
