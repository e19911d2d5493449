"""Reading the cards of an enrolled pack, with the shipped weights, on packs drawn here."""

import argparse
import csv
import json
import math
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from controller.cli import enrol as enrol_command
from controller.cli import read
from tests.english import english, raises_saying
from tests.sample import sampled
from tests.vision import pack_art
from tests.vision.pack_photos import COVERED, GOOD, ORDINARY, Conditions, photograph
from tests.vision.rendered_cards import corners_of, lay, table
from vision.offline import enrolled_stills
from vision.offline.enrolled_stills import read_pack_cards
from vision.pack import enrolled_reader
from vision.pack.enrolled_pack import EnrolledPack, Picture, Sureness
from vision.pack.enrolled_reader import EnrolledReader, Match
from vision.pack.enrolment import EnrolmentError, Shot, card_outlines, enrol, with_thresholds
from vision.quads import Image, overlap, warp
from vision.reading import NONE

CARDS = ("1O", "2O", "7C", "6C", "SE", "CE", "RB", "9B")
"""Of the Spanish pack; two of them differ in one cup."""


def card_picture(design: str, label: str, rng: np.random.Generator, conditions: object = ORDINARY) -> Image:
    """A rectified card from a photograph."""
    image, quad = photograph(pack_art.raster(design, label), rng, conditions)  # type: ignore[arg-type]
    return warp(image, quad)


@pytest.fixture(scope="module")
def pack() -> EnrolledPack:
    rng = np.random.default_rng(3)
    return EnrolledPack(tuple(Picture(label, card_picture("spanish", label, rng, GOOD), label) for label in CARDS))


@pytest.fixture(scope="module")
def reader(pack: EnrolledPack) -> EnrolledReader:
    return EnrolledReader(pack)


@pytest.mark.parametrize("label", sampled(CARDS, 3))
def test_cards_of_the_pack_are_read_either_way_up(reader: EnrolledReader, label: str) -> None:
    picture = card_picture("spanish", label, np.random.default_rng(50 + CARDS.index(label)))
    for view in (picture, np.ascontiguousarray(picture[::-1, ::-1])):
        reading = reader.read(view)
        assert (reading.rank, reading.suit) == tuple(label)
        assert sum(reading.ranks.values()) == pytest.approx(1.0)
        assert sum(reading.suits.values()) == pytest.approx(1.0)
        assert reading.card > 0.5


def test_what_is_not_of_the_pack_is_never_named(reader: EnrolledReader) -> None:
    rng = np.random.default_rng(5)
    others = [label for label in pack_art.labels("spanish") if label not in CARDS]
    pictures = [card_picture("spanish", others[k], rng) for k in range(0, 40, 6)]
    pictures += [card_picture("german", label, rng) for label in ("BH", "7S", "BACK")]
    pictures.append(np.full_like(pictures[0], 200))
    for picture in pictures:
        reading = reader.read(picture)
        assert (reading.rank, reading.suit) == (None, None)
        assert max(reading.ranks, key=lambda rank: reading.ranks[rank]) == NONE


@pytest.mark.whole
def test_a_print_at_which_the_pair_network_hesitates_is_read(pack: EnrolledPack) -> None:
    rng = np.random.default_rng(8)
    king, rivals = Picture("RE", card_picture("spanish", "RE", rng, GOOD), "RE"), ("SE", "RC", "CE", "RB")
    with_king = EnrolledReader(EnrolledPack((*pack.pictures, king)))
    assert (with_king.read(king.card).rank, with_king.read(king.card).suit) == ("R", "E")
    for _ in range(4):
        reading = with_king.read(card_picture("spanish", "RE", rng, GOOD))
        assert (reading.rank, reading.suit) == ("R", "E")
    for label in rivals:
        odds = dict(with_king.match(card_picture("spanish", label, rng)).odds)
        assert odds.get("RE", -9.0) < -1.0, label


ALIKE = ("2S", "3S", "2C", "3C", "7D", "8D")
"""Of a pack of French suits; some of them differ by a pip alone."""


@pytest.mark.whole
def test_light_signs_on_dark_paper_are_read_as_dark_ones_on_light_paper_are() -> None:
    rng = np.random.default_rng(9)
    pictures = tuple(Picture(label, card_picture("full_bleed", label, rng, GOOD), label) for label in ALIKE)
    enrolled = with_thresholds(EnrolledPack(pictures))
    assert enrolled.doubts is None
    dark = EnrolledReader(enrolled)
    for label in ALIKE * 2:
        card = card_picture("full_bleed", label, rng, GOOD)
        reading = dark.read(card)
        assert (reading.rank, reading.suit) == tuple(label)
        assert dark.judged(dark.match(card, without=label)).rank is None


def test_a_pack_of_a_strange_kind_is_rather_asked_about_than_read_wrong() -> None:
    rng = np.random.default_rng(9)

    def pale(label: str, conditions: Conditions) -> Image:
        print_left = 255 - 0.3 * (255 - pack_art.raster("no_index", label).astype(np.float32))
        return warp(*photograph(print_left.astype(np.uint8), rng, conditions))

    pictures = tuple(Picture(label, pale(label, GOOD), label) for label in ALIKE)
    enrolled = with_thresholds(EnrolledPack(pictures))
    assert "many cards will be asked about" in english(enrolled.doubts)
    strange = EnrolledReader(enrolled)
    assert strange.strange
    readings = [(label, strange.read(pale(label, ORDINARY))) for label in ALIKE * 2]
    for label, reading in readings:
        assert reading.rank in (None, label[0])
        assert reading.suit in (None, label[1])
    ranks = sum(reading.rank is not None for _, reading in readings)
    assert 4 <= ranks < len(readings), "some are named, some are asked about"


def test_cards_that_look_alike_are_acted_on_from_three_times_the_odds_of_the_other(
    pack: EnrolledPack, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = EnrolledReader.match

    def match(self: EnrolledReader, card: Image, *, without: str | None = None, net_alone: bool = False) -> Match:
        alike = without == "7C"
        return Match((("6C", math.log(4)),)) if alike else really(self, card, without=without, net_alone=net_alone)

    assert with_thresholds(pack).sureness == Sureness(0.9, {})
    monkeypatch.setattr(EnrolledReader, "match", match)
    limited = with_thresholds(pack)
    assert english(limited.doubts).endswith("asked about: 6C 7C")
    assert limited.sureness.card == 0.9
    assert limited.sureness.of == {label: pytest.approx(12 / 13, abs=1e-4) for label in ("7C", "6C")}
    reader = EnrolledReader(limited)
    for label, odds, surely in (("7C", 11.0, False), ("7C", 13.0, True), ("6C", 11.0, False), ("SE", 9.5, True)):
        reading = reader.judged(Match(((label, math.log(odds)),)))
        assert (reading.rank, reading.suit) == (tuple(label) if surely else (None, None)), (label, odds)
    both = reader.judged(Match((("7C", math.log(110)), ("6C", math.log(10)))))  # 0.91 of all, 0.99 but for the other
    assert (both.rank, both.suit) == ("7", "C")


def test_a_card_beyond_doubt_is_compared_with_the_next_one_too(reader: EnrolledReader) -> None:
    found = reader.match(card_picture("spanish", "7C", np.random.default_rng(17), GOOD))
    assert found.odds[0][1] > 2.0
    assert [label for label, _ in found.odds] == ["7C", "6C"]


@pytest.mark.parametrize(
    ("conditions", "least"),
    sampled(
        [
            pytest.param(replace(GOOD, cover=0.15), 5, id="a little of it"),  # 7 are named
            pytest.param(replace(GOOD, cover=0.3), 1, id="a third of it"),  # 3
            pytest.param(COVERED, 0, id="most of it"),
        ],
        1,
    ),
)
def test_a_covered_card_is_itself_or_unsure(reader: EnrolledReader, conditions: Conditions, least: int) -> None:
    """`least`: fewest of the eight that are named all the same."""
    rng, named = np.random.default_rng(6), 0
    for label in CARDS:
        reading = reader.read(card_picture("spanish", label, rng, conditions))
        assert reading.rank in (None, label[0])
        assert reading.suit in (None, label[1])
        named += (reading.rank, reading.suit) == tuple(label)
    assert named >= least


@pytest.mark.whole
def test_a_card_is_whole_only_where_no_other_lies_over_a_part_of_it(reader: EnrolledReader, whole: bool) -> None:
    rng = np.random.default_rng(14)
    for label in CARDS if whole else CARDS[:3]:
        card = card_picture("spanish", label, rng, GOOD)
        assert reader.read(card).whole
        for share in (0.2, 0.3, 0.6):  # another card, its white rim first, is nearly out of the box
            by = round(share * card.shape[1])
            under = card.copy()
            under[:, :by] = card_picture("spanish", "4B", rng, GOOD)[:, -by:]
            assert not reader.read(under).whole, (label, share)


def test_backs_and_jokers_that_were_enrolled_are_no_cards(pack: EnrolledPack) -> None:
    rng = np.random.default_rng(7)
    back = Picture("BACK", card_picture("spanish", "BACK", rng, GOOD), "BACK")
    reading = EnrolledReader(EnrolledPack((*pack.pictures, back))).read(card_picture("spanish", "BACK", rng))
    assert (reading.rank, reading.suit) == (None, None)
    assert reading.other_card > 0.9


def test_ranks_and_suits_bear_the_tables_names(pack: EnrolledPack) -> None:
    reader = EnrolledReader(pack, ranks={"S": "J", "C": "Q", "R": "K"}, suits={"O": "D"})
    reading = reader.read(card_picture("spanish", "CE", np.random.default_rng(8)))
    assert (reading.rank, reading.suit) == ("Q", "E")
    assert reader.cards[("A", "D")] == 0
    assert reader.cards[("1", "D")] == 1


def test_views_that_disagree_are_not_sure(reader: EnrolledReader) -> None:
    rng = np.random.default_rng(9)
    one, other = (reader.read(card_picture("spanish", label, rng)) for label in ("7C", "6C"))
    assert reader.combine([one, one]).rank == "7"
    assert reader.combine([one, other]).rank is None
    with pytest.raises(ValueError, match="no readings"):
        reader.combine([])


def test_two_cards_in_one_photograph(reader: EnrolledReader) -> None:
    rng = np.random.default_rng(10)
    parts = [photograph(pack_art.raster("spanish", label), rng, GOOD, width=120) for label in ("CE", "6C")]
    scene = np.full((max(image.shape[0] for image, _ in parts), 1600, 3), 70, np.uint8)
    x, quads = 0, []
    for image, quad in parts:
        scene[: image.shape[0], x : x + image.shape[1]] = image
        quads.append(quad + np.array([x, 0], np.float32))
        x += image.shape[1]
    found = read_pack_cards(scene[:, :x], reader)
    assert [(card.reading.rank, card.reading.suit) for card in found] == [("C", "E"), ("6", "C")]
    for card, quad in zip(found, quads, strict=True):
        assert overlap(card.quad, quad) > 0.95


def shots(seed: int) -> list[Shot]:
    rng = np.random.default_rng(seed)
    faces = {label: pack_art.raster("spanish", label) for label in CARDS[2:5]}
    return [Shot(label, photograph(face, rng, GOOD, crop=True, width=130)[0], label) for label, face in faces.items()]


@pytest.mark.whole
def test_one_card_under_two_names_is_refused() -> None:
    given = shots(11)
    twice = photograph(pack_art.raster("spanish", "7C"), np.random.default_rng(12), GOOD, crop=True, width=130)[0]
    with raises_saying(EnrolmentError, match=r"looks like|given as"):
        enrol([*given, Shot("5C", twice, "wrong.jpg")])


def test_cards_squeezed_into_square_pictures_are_enrolled_whole() -> None:
    rng = np.random.default_rng(15)
    squeezed = [
        Shot(label, cv2.resize(card_picture("german", label, rng, GOOD), (300, 300)), label)  # type: ignore[arg-type]
        for label in ("KS", "7H", "DC")
    ]
    for shot, picture in zip(squeezed, enrol(squeezed).pictures, strict=True):
        assert np.abs(cv2.resize(picture.card, (60, 60)).astype(int) - cv2.resize(shot.image, (60, 60))).mean() < 12


def test_a_card_on_a_cloth_in_a_square_picture_is_enrolled_by_its_outline() -> None:
    image, quad = photograph(pack_art.raster("german", "DC"), np.random.default_rng(16), GOOD, width=150)
    side = max(image.shape[:2])
    square = cv2.copyMakeBorder(image, 0, side - image.shape[0], 0, side - image.shape[1], cv2.BORDER_REPLICATE)
    assert overlap(card_outlines(np.asarray(square, np.uint8))[0][0], quad) > 0.95


def test_faro_enrol_and_faro_read_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (tmp_path / "cards.csv").open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["file", "label"])
        for shot in shots(13):
            cv2.imwrite(str(tmp_path / f"picture{shot.label}.png"), shot.image)
            table.writerow([f"picture{shot.label}.png", shot.label])
    parser = argparse.ArgumentParser()
    enrol_command.add_arguments(parser)
    out = tmp_path / "my.pack"
    arguments = ["--out", str(out), "--labels", str(tmp_path / "cards.csv")]
    assert enrol_command.run(parser.parse_args(arguments)) == 0
    capsys.readouterr()

    photo = tmp_path / "table.jpg"
    cv2.imwrite(str(photo), photograph(pack_art.raster("spanish", "7C"), np.random.default_rng(14), width=130)[0])
    parser = argparse.ArgumentParser()
    read.add_arguments(parser)
    assert read.run(parser.parse_args(["--pack", str(out), str(photo), str(tmp_path / "nowhere.jpg")])) == 2
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert [(card["rank"], card["suit"]) for card in first["cards"]] == [("7", "C")]
    assert "error" in second


def test_a_match_is_called_by_its_likeliest_card() -> None:
    assert Match().label is None
    assert Match((("KD", 0.4), ("QD", -1.0))).label == "KD"


def test_a_card_helped_as_much_as_there_is_room_for_is_not_taken_for_another(
    reader: EnrolledReader, pack: EnrolledPack
) -> None:
    for k in (0, 1, 4):
        room = reader._room(k)
        assert room >= 0.0
        own = pack.pictures[k].label
        for other in pack.pictures:
            if other.label != own:
                odds = dict(reader.match(other.card).odds).get(own, -9.0)
                assert odds + room <= enrolled_reader._FAR, (own, other.label)


def test_an_outline_within_a_card_is_of_the_same_card() -> None:
    card = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)
    assert enrolled_stills._same_place(card, card + 8)
    assert enrolled_stills._same_place(card, card * 0.3 + 5), "its index"
    assert enrolled_stills._same_place(card * 0.3 + 5, card)
    assert not enrolled_stills._same_place(card, card + np.array([45, 0]))
    assert not enrolled_stills._same_place(card, card + 200)


def test_a_side_that_the_picture_cuts_off_need_not_be_seen() -> None:
    grey = np.full((180, 120, 3), 128, np.uint8)
    frame = np.array([[0, 0], [119, 0], [119, 179], [0, 179]], np.float32)
    assert enrolled_stills._ends(grey, frame) == pytest.approx(1.0)
    within = np.array([[30, 45], [90, 45], [90, 135], [30, 135]], np.float32)
    assert enrolled_stills._ends(grey, within) == pytest.approx(0.0)
    assert enrolled_stills._ends(grey, within + np.array([29, 0])) == pytest.approx(0.25), "the right side"
    assert enrolled_stills._ends(grey, within + np.array([0, 44])) == pytest.approx(0.25), "the lower side"


def test_a_card_photographed_for_a_pack_is_found_by_its_outline() -> None:
    corners = corners_of((300, 300), 300, 5)
    best, _ = card_outlines(lay(table(600, 600), "KD", corners))[0]
    assert overlap(best, corners) > 0.95
