"""What a pack learns in play: bounded, taken back, refused where it would do harm, and kept in the file."""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.english import raises_saying
from tests.vision.learnt_cards import LABELS, enrolled, poor, taken
from vision.pack import enrolled_pack, learning
from vision.pack.enrolled_pack import MOST_LEARNT, MOST_RESERVE, EnrolledPack, Learnt, PackFileError
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.learning import Lesson, learn, wanting, without
from vision.pack.spanish_signs import Signs
from vision.quads import Image


@pytest.fixture(scope="module")
def pack() -> EnrolledPack:
    return enrolled()


@pytest.fixture(scope="module")
def reader(pack: EnrolledPack) -> EnrolledReader:
    return EnrolledReader(pack)


def deal(number: int) -> dict[str, Image]:
    return {label: poor(label, number) for label in LABELS}


def unsure(reader: EnrolledReader, shown: Mapping[str, Image]) -> list[str]:
    """The cards in doubt; none is read as another one."""
    out = []
    for label, card in shown.items():
        reading = reader.read(card)
        assert reading.rank in (None, label[0]), label
        assert reading.suit in (None, label[1]), label
        if None in (reading.rank, reading.suit):
            out.append(label)
    return out


@pytest.fixture(scope="module")
def doubts(reader: EnrolledReader) -> list[str]:
    return unsure(reader, deal(1))


@pytest.fixture(scope="module")
def outcome(pack: EnrolledPack, doubts: list[str]) -> learning.Outcome:
    shown = deal(1)
    return learn(pack, [Lesson(label, shown[label], 1, "2026-01-01") for label in doubts], shown)


def test_cards_that_were_in_doubt_are_named_after_learning_and_none_is_wrong(
    reader: EnrolledReader, doubts: list[str], outcome: learning.Outcome
) -> None:
    assert len(doubts) >= 3
    assert outcome.learnt
    after, before = EnrolledReader(outcome.pack), []
    left = []
    for number in (2, 3):
        before += unsure(reader, deal(number))
        left += unsure(after, deal(number))
    assert len(left) < len(before)
    assert not set(left) & set(outcome.learnt) or len(left) <= len(before) // 2


def test_what_was_read_surely_is_read_just_so(reader: EnrolledReader, outcome: learning.Outcome) -> None:
    after = EnrolledReader(outcome.pack)
    for label in LABELS:
        card = taken(label, 55, 1.0)
        assert after.read(card) == reader.read(card)


def test_a_learnt_picture_counts_by_what_it_says_over_its_reserve(
    pack: EnrolledPack, reader: EnrolledReader, outcome: learning.Outcome
) -> None:
    label = outcome.learnt[-1]
    card = poor(label, 1)
    own, said = reader.match(card).odds[0][1], reader.odds_by(card, card)
    assert said - own > 2.0
    for reserve in (0.0, 1.0, MOST_RESERVE):
        after = EnrolledReader(replace(pack, learnt=(Learnt(label, card, 1, "", reserve),)))
        assert after.match(card).odds[0] == (label, pytest.approx(max(own, said - reserve), abs=1e-3))


def test_a_learnt_picture_is_not_asked_where_there_is_no_doubt(pack: EnrolledPack, reader: EnrolledReader) -> None:
    shown = deal(1)
    label = next(label for label in LABELS if label not in unsure(reader, {label: shown[label]}))
    after = EnrolledReader(replace(pack, learnt=(Learnt(label, shown[label], 1, "", 0.0),)))
    assert after.match(shown[label]).odds == reader.match(shown[label]).odds


def test_it_says_nothing_for_a_card_that_its_signs_contradict(
    pack: EnrolledPack, outcome: learning.Outcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = outcome.learnt[-1]
    card = poor(label, 1)
    after = EnrolledReader(replace(pack, learnt=(Learnt(label, card, 1, "", 0.0),)))
    assert unsure(after, {label: card}) == []
    monkeypatch.setattr(Signs, "contradict", lambda self, one: True)
    assert unsure(after, {label: card}) == [label]
    assert learn(pack, [Lesson(label, card, 1, "")], deal(1)).refused[label].code == "vision-learnt-useless"


def under_glare(card: Image) -> Image:
    """A lamp is mirrored in its lower half."""
    disc = cv2.circle(np.zeros(card.shape, np.float32), (120, 230), 34, (1.0, 1.0, 1.0), -1)
    lamp = cv2.GaussianBlur(disc, (0, 0), 4)
    return np.asarray(card * (1 - lamp) + 255 * lamp, np.uint8)


def test_what_is_burnt_out_is_neither_learnt_nor_read_by_what_was(
    pack: EnrolledPack, reader: EnrolledReader, outcome: learning.Outcome
) -> None:
    """A five of which glare hid a sword was named the learnt four (`benchmarks.burnt --learnt`)."""
    label = outcome.learnt[-1]
    card = poor(label, 1)
    after = EnrolledReader(replace(pack, learnt=(Learnt(label, card, 1, "", 0.0),)))
    assert after.match(card).odds != reader.match(card).odds
    assert after.match(under_glare(card)).odds == reader.match(under_glare(card)).odds
    found = learn(pack, [Lesson(label, under_glare(card), 1, "")], deal(1))
    assert {one: why.code for one, why in found.refused.items()} == {label: "vision-learnt-burnt"}


def test_a_wrong_name_is_refused(pack: EnrolledPack, doubts: list[str]) -> None:
    """The enrolled pictures see another card, or that one's newest picture does."""
    shown = deal(1)
    for label in doubts:
        other = next(one for one in LABELS if one != label)
        found = learn(pack, [Lesson(other, shown[label], 1, "")], shown)
        assert found.learnt == ()
        assert found.pack.learnt == ()
        assert {one: why.code for one, why in found.refused.items()} == {other: "vision-learnt-likelier"}


def test_a_picture_that_another_card_looks_like_is_refused_even_if_its_name_is_likeliest(
    pack: EnrolledPack, outcome: learning.Outcome
) -> None:
    label = outcome.learnt[0]
    other = next(one for one in LABELS if one != label)
    twin = {**deal(1), other: poor(label, 2)}
    found = learn(pack, [Lesson(label, poor(label, 1), 1, "")], twin)
    assert found.learnt == ()
    assert found.refused[label].code == "vision-learnt-like"


@pytest.mark.whole
def test_the_reserve_is_three_times_the_odds_of_the_card_most_like_it(
    reader: EnrolledReader, pack: EnrolledPack, outcome: learning.Outcome
) -> None:
    for one in outcome.pack.learnt:
        others = [(label, card) for label, card in deal(1).items() if label != one.label]
        others += [(picture.label, picture.card) for picture in pack.pictures if picture.label != one.label]
        worst = max(reader.odds_by(one.card, card) for _, card in others)
        assert one.reserve == pytest.approx(max(0.0, worst + np.log(3)), abs=1e-3)
        assert one.reserve <= MOST_RESERVE


def test_without_a_picture_of_every_other_card_nothing_is_judged(pack: EnrolledPack) -> None:
    shown = deal(1)
    del shown["4B"]
    assert wanting(pack, shown, "4E") == ["4B"]
    assert wanting(pack, shown, "4B") == []
    with pytest.raises(ValueError, match="4B"):
        learn(pack, [Lesson("4E", poor("4E", 1), 1, "")], shown)


def test_the_oldest_learnt_picture_goes_and_no_enrolled_one(pack: EnrolledPack, outcome: learning.Outcome) -> None:
    label = outcome.learnt[0]
    full = pack
    for number in range(1, MOST_LEARNT + 2):
        full = learning._with(full, Learnt(label, poor(label, number), number, "", 0.0))
    assert [one.deal for one in full.learnt] == list(range(2, MOST_LEARNT + 2))
    assert full.pictures == pack.pictures


def test_a_card_that_is_read_surely_by_now_is_neither_learnt_nor_refused(
    outcome: learning.Outcome, reader: EnrolledReader
) -> None:
    after = EnrolledReader(outcome.pack)
    label = next(one for one in outcome.learnt if one not in unsure(after, {one: poor(one, 2) for one in [one]}))
    found = learn(outcome.pack, [Lesson(label, poor(label, 2), 2, "")], deal(2))
    assert (found.learnt, dict(found.refused)) == ((), {})
    assert found.pack.learnt == outcome.pack.learnt


def test_a_picture_by_which_another_card_would_be_named_is_taken_out(
    pack: EnrolledPack, outcome: learning.Outcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = outcome.learnt[0]
    shown = deal(1)
    monkeypatch.setattr(learning, "_harmed", lambda before, after, others: {label})
    found = learn(pack, [Lesson(label, shown[label], 1, "")], shown)
    assert found.learnt == ()
    assert found.pack.learnt == ()
    assert found.refused[label].code == "vision-learnt-harms"
    two = replace(pack, learnt=tuple(Learnt(label, shown[label], number, "", 0.0) for number in (1, 2)))
    monkeypatch.setattr(learning, "_judged", lambda *_: Learnt(label, shown[label], 3, "", 0.0))
    assert learn(two, [Lesson(label, shown[label], 3, "")], shown).pack.learnt == two.learnt, "none gives way to it"


def test_harm_is_seen(pack: EnrolledPack, reader: EnrolledReader, outcome: learning.Outcome) -> None:
    """The same picture without its reserve, where the card that it is taken for bears another name."""
    one = outcome.pack.learnt[0]
    other = next(label for label in LABELS if label != one.label)
    after = replace(pack, learnt=(Learnt(one.label, one.card, 1, "", 0.0),))
    assert learning._harmed(reader, after, deal(1)) == set()
    assert learning._harmed(reader, after, {**deal(1), other: one.card}) == {one.label}


def test_learnt_pictures_are_taken_back_of_one_card_or_of_all(outcome: learning.Outcome) -> None:
    label = outcome.learnt[0]
    rest = without(outcome.pack, label)
    assert label not in [one.label for one in rest.learnt]
    assert len(rest.learnt) == len(outcome.pack.learnt) - 1
    assert without(outcome.pack, None).learnt == ()


# --- the file -------------------------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "own.pack"


def entries(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_file_keeps_enrolled_pictures_to_the_byte_and_their_digest(
    pack: EnrolledPack, outcome: learning.Outcome, path: Path
) -> None:
    enrolled_pack.save(pack, path)
    before, first = entries(path), enrolled_pack.load(path)
    for _ in range(3):
        enrolled_pack.save(replace(enrolled_pack.load(path), learnt=outcome.pack.learnt), path)
    after, again = entries(path), enrolled_pack.load(path)
    assert {name: data for name, data in after.items() if name.startswith("cards/")} == {
        name: data for name, data in before.items() if name.startswith("cards/")
    }
    assert again.digest == first.digest
    assert [(one.label, one.deal, one.at, one.reserve) for one in again.learnt] == [
        (one.label, one.deal, one.at, one.reserve) for one in outcome.pack.learnt
    ]
    assert json.loads(after["pack.json"])["version"] == 2, "no program reads it that would take them for enrolled ones"
    enrolled_pack.save(without(again, None), path)
    assert entries(path) == before


@pytest.mark.parametrize(
    "wrong",
    [{"deal": 0}, {"deal": "1"}, {"at": 3}, {"reserve": 9.0}, {"reserve": "0"}, {"reserve": -1.0}, {"label": "7O"}],
)
def test_a_file_with_a_damaged_learnt_picture_is_refused(
    pack: EnrolledPack, path: Path, wrong: dict[str, object]
) -> None:
    enrolled_pack.save(replace(pack, learnt=(Learnt("4E", poor("4E", 1), 1, "", 0.5),)), path)
    parts = entries(path)
    content = json.loads(parts["pack.json"])
    content["learnt"][0] |= wrong
    _rewritten(path, parts, content)
    with raises_saying(PackFileError, "its learnt pictures are not complete"):
        enrolled_pack.load(path)


def test_a_file_with_too_many_learnt_pictures_of_a_card_is_refused(pack: EnrolledPack, path: Path) -> None:
    learnt = tuple(Learnt("4E", poor("4E", k), k + 1, "", 0.5) for k in range(MOST_LEARNT + 1))
    enrolled_pack.save(replace(pack, learnt=learnt), path)
    with raises_saying(PackFileError, "its learnt pictures are not complete"):
        enrolled_pack.load(path)


def _rewritten(path: Path, parts: dict[str, bytes], content: dict[str, object]) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in parts.items():
            archive.writestr(name, json.dumps(content) if name == "pack.json" else data)


def test_a_learnt_picture_that_was_changed_is_refused(pack: EnrolledPack, path: Path) -> None:
    enrolled_pack.save(replace(pack, learnt=(Learnt("4E", poor("4E", 1), 1, "", 0.5),)), path)
    parts = entries(path)
    name = next(name for name in parts if name.startswith("learnt/"))
    assert hashlib.sha256(parts[name]).hexdigest() in parts["pack.json"].decode()
    _rewritten(path, parts | {name: parts[name] + b"x"}, json.loads(parts["pack.json"]))
    with raises_saying(PackFileError, "is not the picture that was enrolled"):
        enrolled_pack.load(path)
