"""The auditor of the simulated evenings finds what the program says of itself and is not so; `make planted` tries such
faults over many seeds.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

from controller.games.audience import PUBLIC, Viewer
from controller.games.message import say
from controller.table import view
from controller.table.events import Asked, Question
from hardware.beads.bead_driver import BeadDriver
from tests.instruments.simulate.auditor import Auditor, Counts
from tests.instruments.simulate.evening import TROUBLES, Broken, Evening
from tests.instruments.simulate.german_evening import GermanEvening
from tests.instruments.simulate.shoe_evening import ShoeEvening


def found_in(evening: Evening) -> str:
    with pytest.raises(Broken) as broken:
        evening.play()
    return str(broken.value)


def test_a_share_that_is_taken_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    chemin = import_module("controller.games.baccarat.chemin_de_fer.course")
    share = chemin.share
    monkeypatch.setattr(chemin, "share", lambda *given: min(2 * share(*given), given[0]))
    said = found_in(ShoeEvening(2, "chemin_de_fer", ["tablet"], deals=1))
    assert re.search(r"CoupSettled moves \{.*'the house': 2\}, by the second reading \{.*'the house': 1\}", said), said


@pytest.mark.whole
def test_a_natural_nine_that_is_paid_as_an_eight_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    macao = import_module("controller.games.baccarat.macao.course")
    odds = macao.odds
    monkeypatch.setattr(macao, "odds", lambda rules, hand: odds(rules, hand._replace(value=8)))
    said = found_in(ShoeEvening(4, "macao", ["tablet"], deals=1))
    assert "moves {'ann': -1000, 'bob': 1000}, by the second reading {'ann': -1500, 'bob': 1500}" in said


def test_marks_that_are_paid_twice_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    course = import_module("controller.games.german_faro.course")
    lines_of = course.lines_of

    def twice(*given: Any) -> Any:
        return tuple(line._replace(pay=2 * line.pay) if line.pay > 0 else line for line in lines_of(*given))

    monkeypatch.setattr(course, "lines_of", twice)
    said = found_in(GermanEvening(1, ["tablet"], deals=1))
    one = r"\{'(\w+)': (\d+), 'the bank': -(\d+)\}"
    found = re.search(rf"PairSettled moves {one}, by the second reading {one}", said)
    assert found
    assert (found[1], int(found[2])) == (found[4], 2 * int(found[5]))


def test_a_correction_of_german_faro_that_moves_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    course = import_module("controller.games.german_faro.course")
    resettled = course.resettled
    monkeypatch.setattr(course, "resettled", lambda deal, cards: resettled(deal, list(deal.cards)))
    said = found_in(GermanEvening(8, ["tablet"], deals=1))
    assert re.search(r"a correction moves \{\}, by the second reading \{'\w+': -?\d+, 'the bank': -?\d+\}", said)


def test_a_question_about_the_count_that_nobody_needs_is_found() -> None:
    """The card in the window is the one that was read there before: the dealer has nothing to say."""
    found: list[str] = []
    auditor = Auditor("faro", found.append)
    for before in (say("table-known-read", card="8C"), say("table-known-journaled", card="8C")):
        text = say("table-ask-restart", why=say("table-after-restart"), seen="8C", known=before, counted=-1)
        auditor.read(Asked(Question("q1", "restart", 5, text)))
        assert found.pop() == "the dealer is asked how many cards left, and 8C is in the window as before"
    for seen, before in (
        ("9C", say("table-known-read", card="8C")),
        ("none", say("table-known-journaled", card="none")),
    ):
        text = say("table-ask-restart", why=say("table-after-restart"), seen=seen, known=before, counted=-1)
        auditor.read(Asked(Question("q1", "restart", 5, text)))
    assert found == []


@pytest.mark.whole
def test_two_cards_at_once_are_put_right_by_the_dealer() -> None:
    """The casekeeper shows the second as the first; corrected and keyed, the camera counts on from there."""
    evening = Evening(9, ["view"])
    evening.play()
    assert any("drawn as one" in line for line in evening.script)
    assert evening.auditor.counts.settlements


def test_a_reading_of_a_card_face_down_is_found_on_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "_stands_open", lambda *given: True)
    said = found_in(ShoeEvening(0, "baccarat_banque", ["tablet"], deals=1))
    assert "is shown the cards at [0], and cannot know them" in said


def test_beads_that_are_not_set_after_the_cable_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    connected = BeadDriver._connected

    def forgets(driver: BeadDriver, identity: Any) -> Any:
        said = connected(driver, identity)
        for one in driver._spindles:
            one.at, one.due = one.wanted, False
        return said

    monkeypatch.setattr(BeadDriver, "_connected", forgets)
    evening = Evening(16, ["cable"], deals=1)
    assert evening.whole_board
    assert "the beads stand at" in found_in(evening)


@pytest.mark.whole
def test_a_correction_of_a_settled_coup_is_settled_again() -> None:
    evening = ShoeEvening(3, "macao", ["tablet"], deals=1)
    evening.play()
    assert evening.auditor.counts.corrections
    assert evening.auditor.counts.settlements


def test_a_correction_that_completes_the_coup_settles_it() -> None:
    """Card 11 becomes the eight of a natural: the coup under way is over (punto banco)."""
    evening = ShoeEvening(149, "punto_banco", list(TROUBLES), deals=1)
    evening.play()
    assert evening.auditor.counts.corrections


def test_what_no_second_reading_says_is_counted_and_printed() -> None:
    counts, other = Counts(), Counts(settlements=3, corrections=1, messages=70, beads=8)
    other.skipped.update({"a bank that is sold": 1, "an irregularity that is paid": 2})
    assert str(counts).endswith("not judged: none")
    counts.add(other)
    assert str(counts) == (
        "3 settlements and 1 corrections settled again, 70 messages and 8 times the beads looked through; "
        "not judged: 1 a bank that is sold; 2 an irregularity that is paid"
    )


@pytest.mark.whole
def test_a_view_with_a_card_that_nobody_has_seen_is_found() -> None:
    """In any part of a message, such as a line of the log, for whoever it is."""
    evening = ShoeEvening(4, "macao", ["tablet"], deals=1)
    evening.play()
    found: list[str] = []
    evening.auditor._wrong = found.append
    table = evening.table
    assert table is not None
    unseen = next(card for card in evening.shoe.pack if card not in evening.shoe.pack[: evening.shoe.position])
    for viewer in (PUBLIC, Viewer("seat", "ann")):
        shown = table.queries.view(viewer)
        evening.auditor.look(viewer, shown)
        assert found == []
        evening.auditor.look(viewer, {**shown, "log": [{"seq": 1, "text": {"code": "x", "data": {"card": unseen}}}]})
        assert found.pop() == f"{viewer} is shown {unseen}, and cannot know it"
