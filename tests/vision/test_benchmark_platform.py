"""The comparison of what two platforms read: what it calls equal, what changed, and what it refuses to compare."""

import json
import shutil
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.instruments.benchmarks import platform_enrolled, platform_readings
from tests.instruments.benchmarks.platform_enrolled import Deck
from tests.instruments.benchmarks.platform_readings import (
    OUTLINES,
    cards_in,
    compared,
    main,
    photographed,
    row,
    written,
)
from tests.vision.pack_photos import GOOD
from vision.offline.stills import FoundCard
from vision.pack import enrolled_pack
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.read.reader import CardReader
from vision.reading import NONE, RANKS, SUITS, Reading

SURE = {"rank": 0.976, "suit": 0.95}
QUAD = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)


def card(rank: str | None = "7", best: float = 0.99) -> FoundCard:
    ranks = dict.fromkeys((*RANKS, NONE), 0.0) | {"7": best, "8": 1 - best}
    suits = dict.fromkeys((*SUITS, NONE), 0.0) | {"H": 1.0}
    return FoundCard(QUAD, 1.0, Reading(ranks, suits, rank, "H", best))


def table(path: Path, *cards: FoundCard, machine: str = "x86_64", opencv: str = "5.0.0", area: str = "a") -> Path:
    operations = {"resize area down": area, "warp linear": "w"}
    head = {"machine": machine, "versions": {"opencv": opencv}, "sure": SURE, "operations": operations}
    rows = [row(f"{number}.png", [one]) for number, one in enumerate(cards)]
    path.write_text("\n".join(map(json.dumps, [head, *rows])) + "\n")
    return path


def test_the_same_readings_with_a_little_change_are_equal(tmp_path: Path) -> None:
    one = table(tmp_path / "a", card(best=0.99), card(best=0.999))
    other = table(tmp_path / "b", card(best=0.98), card(best=0.999), machine="aarch64", area="b")
    lines, equal = compared(one, other)
    assert equal
    text = "\n".join(lines)
    assert "x86_64 and aarch64, OpenCV 5.0.0, 2 pictures, 2 cards" in text
    assert "resampled otherwise: resize area down\n" in text
    assert "cards equal to the last bit: 1;" in text
    assert "largest change of a probability: 0.01 (0.png)" in text
    assert "nearest to the threshold: 0.990000 and 0.980000 (0.png)" in text
    assert "readings changed: 0" in text


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(card(rank="8", best=0.01), id="another card"),
        pytest.param(card(rank=None, best=0.97), id="not sure any more"),
    ],
)
def test_a_reading_that_changed_is_named(tmp_path: Path, other: FoundCard, capsys: pytest.CaptureFixture[str]) -> None:
    tables = [str(table(tmp_path / "a", card())), str(table(tmp_path / "b", other))]
    assert main(["compare", *tables]) == 1
    assert f"0.png: rank 7 and {other.reading.rank}" in capsys.readouterr().out


def test_a_card_that_only_one_found_is_named(tmp_path: Path) -> None:
    one, other = table(tmp_path / "a", card()), table(tmp_path / "b", card())
    other.write_text(other.read_text().replace(json.dumps(row("0.png", [card()])), json.dumps(row("0.png", []))))
    lines, equal = compared(one, other)
    assert not equal
    assert "another number of cards found: 1 0.png" in lines


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        pytest.param(lambda path: table(path, card(), opencv="4.10.0"), "not the same program", id="program"),
        pytest.param(lambda path: table(path, card(), card()), "not the same pictures: 1 in", id="pictures"),
        pytest.param(lambda path: path.write_text(""), "no table of this bench", id="empty"),
        pytest.param(lambda path: None, "No such file", id="missing"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_a_line(spoil, says, tmp_path: Path, capsys) -> None:
    one = table(tmp_path / "a", card())
    spoil(tmp_path / "b")
    assert main(["compare", str(one), str(tmp_path / "b")]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_a_picture_is_the_same_each_time_and_another_for_another_seed() -> None:
    (one, quad), (same, _), (other, _) = (photographed("7H", 100.0, 1.0, [n, 100]) for n in (3, 3, 4))
    assert (one == same).all()
    assert (one != other).any()
    assert quad.shape == (4, 2)


def test_a_folder_is_read_whole_with_and_without_outlines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform_readings.card_art, "PACK", ("7H",))
    monkeypatch.setattr(platform_readings, "FOUND_PX", (200.0,))
    monkeypatch.setattr(platform_readings, "OUTLINED_PX", (150.0,))
    monkeypatch.setattr(platform_enrolled, "DECKS", {})
    assert main(["pictures", str(tmp_path / "pack")]) == 0
    assert written(tmp_path / "table", [tmp_path / "pack"]) == 4  # the seven and the back, found and outlined
    head, *rows = map(json.loads, (tmp_path / "table").read_text().splitlines())
    assert head["sure"] == {"rank": CardReader().calibration.rank_sure, "suit": CardReader().calibration.suit_sure}
    read = {one["picture"]: [(card["rank"], card["suit"]) for card in one["cards"]] for one in rows}
    assert read["pack/found/7H-200.png"] == [("7", "H")]
    assert read["pack/outlined/7H-150.png"] == [("7", "H")]
    assert read["pack/outlined/back-150.png"] == [(None, None)]


def test_the_ways_of_resampling_are_told_apart_and_are_the_same_each_time() -> None:
    ways = platform_readings.operations()
    assert len(set(ways.values())) == len(ways)
    assert platform_readings.operations() == ways


def test_the_outline_that_is_given_is_taken(tmp_path: Path) -> None:
    image, quad = photographed("KS", 150.0, 0.5, [1, 150])
    cv2.imwrite(str(tmp_path / "one.png"), image)
    (tmp_path / OUTLINES).write_text(json.dumps({"one.png": quad.tolist()}))
    (found,) = cards_in(tmp_path / "one.png", CardReader())
    assert (found.quad == quad).all()
    assert (found.reading.rank, found.reading.suit) == ("K", "S")


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small enrolled pack: two cards dealt once, one of them another copy, and two others."""
    folder = tmp_path_factory.mktemp("decks")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(platform_enrolled, "SHOT_PX", 150.0)
        patch.setattr(platform_enrolled, "DECKS", {"spanish": Deck(24, ((150.0, GOOD),), changed=1)})
        platform_enrolled.draw(folder / "pack")
    return folder / "pack"


@pytest.fixture(scope="module")
def deck_table(deck: Path) -> Path:
    """Its table."""
    assert written(deck.parent / "table", [deck]) == 8
    return deck.parent / "table"


def with_rows(path: Path, table: Path, change) -> Path:
    """The table with every row but its head changed by `change`."""
    head, *rows = table.read_text().splitlines()
    path.write_text("\n".join([head, *(json.dumps(change(json.loads(row))) for row in rows)]) + "\n")
    return path


def test_each_card_is_read_with_the_pack_enrolled_there_and_with_the_copied_one(deck_table: Path) -> None:
    _, packs, *rows = map(json.loads, deck_table.read_text().splitlines())
    assert packs["enrolled where it is read"] == packs["copied"]  # one machine here
    assert [row["reader"] for row in rows] == ["pack/spanish, " + way for way in list(packs)[1:] for _ in range(4)]
    for one in rows:
        (read,) = one["cards"]
        of_the_pack = one["card"] in ("1O", "1E")
        assert [read["rank"], read["suit"]] == (list(one["card"]) if of_the_pack else [None, None])
        assert (one["traces"] is not None) == of_the_pack
        assert one["sure"] == {"rank": 0.9, "suit": 0.9}


def test_a_copied_pack_that_is_not_the_one_enrolled_there_is_read_with_too(deck: Path, tmp_path: Path) -> None:
    shutil.copytree(deck, tmp_path / "pack")
    copied = tmp_path / "pack" / "spanish" / platform_enrolled.COPIED
    known = enrolled_pack.load(copied)
    turned = (Picture(a.label, b.card, a.source) for a, b in zip(known.pictures, known.pictures[::-1], strict=True))
    enrolled_pack.save(EnrolledPack(tuple(turned)), copied)
    assert written(tmp_path / "table", [tmp_path / "pack"]) == 8
    _, packs, *rows = map(json.loads, (tmp_path / "table").read_text().splitlines())
    assert packs["enrolled where it is read"] != packs["copied"]
    read = [(one["card"], one["cards"][0]["suit"]) for one in rows if one["card"] in known.labels]
    assert read == [("1E", "E"), ("1O", "O"), ("1E", "O"), ("1O", "E")]


def test_the_same_table_of_enrolled_packs_is_equal(deck_table: Path) -> None:
    lines, equal = compared(deck_table, deck_table)
    assert equal
    text = "\n".join(lines)
    assert "8 pictures, 8 cards" in text
    assert "pack pack/spanish, copied: equal" in text
    assert "pack/spanish, copied, rank: 2 read, 2 not sure; sure from 0.9000" in text
    assert "pack/spanish, copied: 2 compared with the enrolled card" in text
    assert "called foreign: none" in text
    assert "share lost (0.15): none judged" in text


def test_a_pack_enrolled_otherwise_is_named_and_is_no_change_of_a_reading(deck_table: Path, tmp_path: Path) -> None:
    def otherwise(row):
        if "pack" in row:
            row["enrolled where it is read"]["as decoded"] = "another"
        return row

    lines, equal = compared(deck_table, with_rows(tmp_path / "other", deck_table, otherwise))
    assert equal
    assert "pack pack/spanish, enrolled where it is read: not equal as decoded" in lines


def test_a_change_of_the_marks_is_measured(deck_table: Path, tmp_path: Path) -> None:
    def otherwise(row):
        if row.get("traces") and row["card"] == "1E":
            row["traces"] = [row["traces"][0] + 0.125, row["traces"][1] + 0.5, row["traces"][2]]
        return row

    lines, equal = compared(deck_table, with_rows(tmp_path / "other", deck_table, otherwise))
    assert equal
    assert any("the marks' correlation 0.12, of the cut 0.5 mm" in line for line in lines)


def test_a_card_that_one_platform_alone_calls_foreign_is_a_difference(tmp_path: Path) -> None:
    """Twelve cards seen five times; on one platform the first shows none of its marks."""

    def seen(path: Path, first: float) -> Path:
        rows = [
            row(f"deal{deal}/{n}.png", [card()])
            | {"reader": "a pack", "sure": SURE, "card": str(n), "traces": [0.5, 0.1, first if n == 0 else 0.9]}
            for deal in range(5)
            for n in range(12)
        ]
        text = table(path, card()).read_text().splitlines()[0]
        path.write_text("\n".join([text, *map(json.dumps, rows)]) + "\n")
        return path

    own, other = seen(tmp_path / "a", 0.9), seen(tmp_path / "b", 0.01)
    lines, equal = compared(own, other)
    assert not equal
    assert "a pack: called foreign: none and 0" in lines
    assert "a pack: nearest to the threshold of a share lost (0.15): 0.1389 beside it" in lines
    assert compared(own, own)[1]
