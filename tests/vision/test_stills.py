"""`faro read` on stills: any file gives the right cards or one clear line."""

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import PIL.Image
import pytest

from controller.__main__ import main
from tests.english import english, raises_saying
from tests.sample import sampled
from tests.vision.rendered_cards import corners_of, lay, table
from vision.locate.figures import Figure
from vision.offline import stills
from vision.offline.stills import FoundCard, UnreadableImage, read_cards, read_still
from vision.quads import overlap
from vision.read.reader import CardReader
from vision.reading import NONE, RANKS, SUITS, Reading
from vision.render import card_art
from vision.training.labelled import DATA, measured


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


CORNERS = corners_of((400, 300), 300, 25)


@pytest.fixture(scope="module")
def photograph() -> np.ndarray:
    return lay(table(), "7H", CORNERS)


def cards_in(path: Path, reader: CardReader) -> list[tuple[str | None, str | None]]:
    return [(card["rank"], card["suit"]) for card in read_still(str(path), reader)["cards"]]


def test_a_photograph_gives_the_documented_object(tmp_path: Path, reader: CardReader, photograph: np.ndarray) -> None:
    path = tmp_path / "seven.png"
    cv2.imwrite(str(path), photograph)
    result = read_still(str(path), reader)
    assert json.loads(json.dumps(result)) == result
    assert result["file"] == str(path)
    (card,) = result["cards"]
    assert list(card) == ["rank", "suit", "confidence", "candidates", "suit_candidates", "quad"]
    assert (card["rank"], card["suit"]) == ("7", "H")
    assert card["candidates"]["7"] > 0.9
    assert overlap(np.array(card["quad"], np.float32), CORNERS) > 0.96


def test_several_cards_from_left_to_right(reader: CardReader) -> None:
    image = lay(table(), "2S", corners_of((150, 170), 230, 10))
    image = lay(image, "QH", corners_of((420, 300), 230, 75))
    image = lay(image, "TD", corners_of((660, 420), 230, -160))
    assert [(c.reading.rank, c.reading.suit) for c in read_cards(image, reader)] == [("2", "S"), ("Q", "H"), ("T", "D")]


@pytest.mark.whole
def test_a_picture_that_a_card_fills(reader: CardReader) -> None:
    image = np.ascontiguousarray(card_art.raster("KC", 500)[:, :, :3])
    (card,) = read_cards(image, reader)
    assert (card.reading.rank, card.reading.suit) == ("K", "C")


def test_no_card_no_entry(reader: CardReader) -> None:
    assert read_cards(table(), reader) == []
    assert read_cards(np.zeros((1, 1, 3), np.uint8), reader) == []


@pytest.mark.whole
def test_a_back_is_never_given_a_rank(reader: CardReader) -> None:
    image = lay(table(), card_art.BACK, CORNERS)
    found = read_cards(image, reader)
    assert found, "a card lies there, though nobody can say which"
    assert all(card.reading.rank is None for card in found)


@pytest.mark.whole
def test_without_a_rank_no_suit_is_acted_on(reader: CardReader) -> None:
    """A court of spades, its indices covered."""
    image = lay(table(), "KS", CORNERS)
    to_picture = cv2.getPerspectiveTransform(np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32), CORNERS)
    for left, top in ((0.0, 0.0), (0.82, 0.8)):
        index = np.array([[[0, 0], [0.18, 0], [0.18, 0.16], [0, 0.16]]], np.float32) + np.array([left, top], np.float32)
        covered = cv2.perspectiveTransform(index.astype(np.float32), to_picture)
        cv2.fillPoly(image, [*np.rint(covered).astype(np.int32)], (40, 60, 200))
    (card,) = read_cards(image, reader)
    assert (card.reading.rank, card.reading.suit) == (None, None)
    assert card.reading.suits["S"] > reader.calibration.suit_sure


def test_overlapped_and_cut_cards_are_right_or_unsure(reader: CardReader) -> None:
    under, over = corners_of((330, 300), 300, 0), corners_of((450, 330), 300, 30)
    image = lay(lay(table(), "9S", under), "4D", over)
    named = {card.reading.rank for card in read_cards(image, reader)} - {None}
    assert "4" in named, "the upper card is free"
    assert named <= {"9", "4"}
    cut = read_cards(lay(table(), "QS", corners_of((30, 300), 300, 0)), reader)
    assert len(cut) == 1
    assert cut[0].reading.rank in ("Q", None)


def test_a_fan_is_read_from_what_sticks_out(reader: CardReader) -> None:
    names = ("9S", "KD", "4H")
    image = table()
    for i, name in enumerate(names):
        image = lay(image, name, corners_of((250 + 130 * i, 300), 300, -6 + 6 * i))
    read = [(card.reading.rank, card.reading.suit) for card in read_cards(image, reader) if card.reading.rank]
    assert ("4", "H") in read
    assert len(read) == len(set(read)) >= 2
    assert all(rank + (suit or name[1]) == name for rank, suit in read for name in names if rank == name[0])
    assert {rank for rank, _ in read} <= {"9", "K", "4"}


def test_what_hangs_on_the_outline_is_not_sure() -> None:
    """A reading that changes when the outline is stretched by 3 % is no reading."""

    class Fickle(CardReader):
        looked = 0

        def read(self, card: np.ndarray) -> Reading:
            self.looked += 1
            reading = super().read(card)
            if self.looked % 2 and reading.rank:
                ranks = {**dict.fromkeys(reading.ranks, 0.0), "Q": 0.99, "J": 0.01}
                reading = replace(reading, ranks=ranks, rank="Q", confidence=0.99)
            return reading

        def read_index(self, one: np.ndarray, other: np.ndarray, card: np.ndarray) -> Reading:
            return self.read(card)

    image = lay(table(), "7H", corners_of((400, 300), 120, 25))
    (steady,) = read_cards(image, CardReader())
    assert steady.reading.rank == "7"
    (fickle,) = read_cards(image, Fickle())
    assert fickle.reading.rank is None


def searched(first: list[np.ndarray], near: list[tuple[np.ndarray, float]], printed: Sequence[np.ndarray] = ()) -> type:
    """A search that finds these outlines."""

    class Found:
        def __init__(self, image: np.ndarray) -> None: ...

        def first(self) -> list[np.ndarray]:
            return first

        def small(self) -> list[np.ndarray]:
            return []

        def near(self, card: np.ndarray) -> list[tuple[np.ndarray, float]]:
            return near

        def with_index(self, figure: Figure) -> list[np.ndarray]:
            return []

        def by_print(self, clear: list[np.ndarray]) -> list[np.ndarray]:
            return [*printed]

    return Found


class Blind(CardReader):
    """To it nothing is a card, nor a back or joker: every card is of a strange pack."""

    def read_corners(self, patches: Sequence[np.ndarray]) -> list[tuple[Mapping[str, float], Mapping[str, float]]]:
        nothing = [{**dict.fromkeys(labels, 0.0), NONE: 1.0} for labels in (RANKS, SUITS)]
        return [(nothing[0], nothing[1]) for _ in patches]

    def read(self, card: np.ndarray) -> Reading:
        return replace(super().read(card), card=0.1, other_card=0.1, rank=None, suit=None, confidence=0.0, whole=False)


def test_a_clear_card_that_cannot_be_named_is_listed() -> None:
    beside = corners_of((150, 200), 200, -70)
    image = lay(lay(table(), "7H", CORNERS), "AS", beside)
    found = read_cards(image, Blind())
    assert [(card.reading.rank, card.reading.suit) for card in found] == [(None, None)] * 2
    for card, truth in zip(found, (beside, CORNERS), strict=True):
        assert overlap(card.quad, truth) > 0.95


def thing(light: tuple[int, int, int], dark: tuple[int, int, int], shape: float = 0.71) -> np.ndarray:
    """A table with a checked or plain rectangle on it, 300 px long and `shape` of that broad; colours are BGR."""
    image = table()
    corners = corners_of((400, 300), 300, 25)
    across = (corners[1] - corners[0]) * (shape / 0.71 - 1) / 2
    corners = np.array([corners[0] - across, corners[1] + across, corners[2] + across, corners[3] - across])
    cv2.fillConvexPoly(image, np.rint(corners).astype(np.int32), light)
    to_picture = cv2.getPerspectiveTransform(
        np.array([[0, 0], [4, 0], [4, 6], [0, 6]], np.float32), corners.astype(np.float32)
    )
    for x, y in ((x, y) for x in range(4) for y in range(6) if (x + y) % 2):
        check = np.array([[[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]], np.float32)
        cv2.fillPoly(image, [*np.rint(cv2.perspectiveTransform(check, to_picture)).astype(np.int32)], dark)
    return image


PAPER, GREY, BLUE, BOX = (240, 245, 245), (185, 190, 190), (220, 150, 120), (110, 115, 115)


@pytest.mark.parametrize(
    ("image", "listed"),
    sampled(
        [
            pytest.param(thing(PAPER, PAPER), 1, id="white card"),
            pytest.param(thing(PAPER, GREY), 0, id="checked"),
            pytest.param(thing(BLUE, BLUE), 0, id="coloured"),
            pytest.param(thing(BOX, BOX), 0, id="dark"),
            pytest.param(thing(PAPER, PAPER, 0.58), 0, id="narrow"),
            pytest.param(thing(PAPER, PAPER, 0.84), 0, id="broad"),
        ],
        3,
    ),
)
def test_what_the_reader_takes_for_no_card_is_listed_only_with_a_cards_shape_and_border(
    image: np.ndarray, listed: int
) -> None:
    assert len(read_cards(image, Blind())) == listed


def test_print_on_a_card_is_not_listed_beside_it(monkeypatch: pytest.MonkeyPatch, reader: CardReader) -> None:
    """An edge all around the middle of an ace, with white paper within it."""
    middle = CORNERS.mean(axis=0)
    inner = (middle + 0.6 * (CORNERS - middle)).astype(np.float32)
    monkeypatch.setattr(stills, "Search", searched([inner, CORNERS], []))
    monkeypatch.setattr(stills, "on_edges", lambda image, rough: (rough, 1.0))
    image = lay(table(), "AS", CORNERS)
    (card,) = read_cards(image, reader)
    assert card.reading.rank == "A"
    (card,) = read_cards(image, Blind())
    assert overlap(card.quad, CORNERS) == pytest.approx(1.0)


def test_an_outline_much_better_supported_is_read_too(monkeypatch: pytest.MonkeyPatch, reader: CardReader) -> None:
    """One that is off by a little was met first; read alone, the card was doubtful."""
    off = (CORNERS + 0.06 * (CORNERS[[1, 0, 3, 2]] - CORNERS) * [[1], [0], [0], [1]]).astype(np.float32)
    support = {off.tobytes(): 0.45, CORNERS.tobytes(): 0.75}
    monkeypatch.setattr(stills, "Search", searched([off, CORNERS], []))
    monkeypatch.setattr(stills, "on_edges", lambda image, rough: (rough, support[rough.tobytes()]))
    (card,) = read_cards(lay(table(), "7H", CORNERS), reader)
    assert overlap(card.quad, CORNERS) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("true_edges", "doubt", "read"),
    [
        pytest.param(1.0, 0.0, "7", id="more edges"),
        pytest.param(0.8, 0.0, None, id="fewer edges"),
        pytest.param(1.0, 0.01, None, id="sure but not beyond doubt"),
    ],
)
def test_a_doubtful_card_is_refit_where_more_edges_are(
    monkeypatch: pytest.MonkeyPatch, true_edges: float, doubt: float, read: str | None
) -> None:
    """A line across the card passed for its edge and the card for clear, until the outline was stretched."""

    class Deceived(CardReader):
        looked = 0

        def read(self, card: np.ndarray) -> Reading:
            self.looked += 1
            reading = super().read(card)
            if self.looked > 1 and not (doubt and reading.rank):
                return reading
            p = 1 - doubt if self.looked > 1 else 0.98
            ranks = {**dict.fromkeys(reading.ranks, 0.0), "7": p, "2": 1 - p}
            return replace(reading, ranks=ranks, rank="7", confidence=p, card=0.9)

    tilted = (CORNERS + 0.1 * (CORNERS[[1, 0, 3, 2]] - CORNERS)).astype(np.float32)
    across = (tilted + 0.2 * (tilted[[3, 2, 2, 3]] - tilted) * [[1], [1], [0], [0]]).astype(np.float32)
    image = lay(table(), "7H", tilted)
    edges = {across.tobytes(): 0.85, tilted.tobytes(): true_edges}
    monkeypatch.setattr(stills, "Search", searched([across, tilted], [(tilted, true_edges)]))
    monkeypatch.setattr(stills, "on_edges", lambda image, rough: (rough, edges[rough.tobytes()]))
    (card,) = read_cards(image, Deceived())
    assert card.reading.rank == read
    assert overlap(card.quad, tilted) == pytest.approx(1.0 if read else 0.8, abs=0.01)


@pytest.mark.parametrize(
    ("tried", "read"),
    [
        pytest.param(
            [(0.9, "Q", 0.99), (1.0, "Q", 1.0)], "Q", id="the likelier by its shape is in doubt, another is not"
        ),
        pytest.param([(0.9, "Q", 1.0), (0.95, "J", 0.99)], None, id="one says another rank"),
        pytest.param([(0.8, "Q", 1.0)], None, id="one about as well supported"),
        pytest.param([(0.8, "Q", 1.0), (0.9, None, 0.9)], None, id="one, and one in doubt"),
        pytest.param([(0.8, "Q", 1.0), (0.78, "Q", 1.0)], "Q", id="two"),
        pytest.param([(0.7, "Q", 1.0), (0.7, "Q", 1.0)], None, id="two that edges support less"),
        pytest.param([(1.0, "Q", 1.0), (0.9, "J", 0.985)], None, id="another rank, by one that explains less"),
    ],
)
def test_a_doubtful_card_is_named_by_outlines_that_agree(
    monkeypatch: pytest.MonkeyPatch, reader: CardReader, tried: list[tuple[float, str | None, float]], read: str | None
) -> None:
    """A queen whose side was taken for the frame within her card; support of the doubtful outline: 0.82."""
    image = table()
    doubtful = replace(reader.read(image), rank=None, suit=None, confidence=0.97, card=0.97)
    outlines = [np.asarray(CORNERS + 8 * k, np.float32) for k in range(1, len(tried) + 1)]
    readings = {
        quad.tobytes(): replace(doubtful, rank=rank, confidence=confidence)
        for quad, (_, rank, confidence) in zip(outlines, tried, strict=True)
    }
    near = sorted(((quad, support) for quad, (support, *_) in zip(outlines, tried, strict=True)), key=lambda n: -n[1])
    monkeypatch.setattr(
        stills, "_read_outline", lambda image, quad, support, _: FoundCard(quad, support, readings[quad.tobytes()])
    )
    monkeypatch.setattr(stills, "_settled", lambda image, card, _: card)
    card = FoundCard(CORNERS, 0.82, doubtful)
    search = searched([], near)(image)
    assert stills._refit(image, card, [], [], search, reader).reading.rank == read
    if len(tried) == 1:
        again = FoundCard(outlines[0] + np.float32(0.2), near[0][1], readings[outlines[0].tobytes()])
        assert stills._refit(image, card, [], [again], search, reader).reading.rank is None, "that very one twice"


def blown_out(*cards: str) -> np.ndarray:
    """Cards on paper as white as they are, of which the light leaves no edge."""
    image = np.full((600, 800, 3), 255, np.uint8)
    for i, card in enumerate(cards):
        image = lay(image, card, corners_of((200 + 400 * (i % 2), 300), 260, 25 + 70 * i, 0.1))
    bright = np.clip(image.astype(np.float32) * 1.25, 0, 255)
    return np.asarray(cv2.GaussianBlur(bright, (0, 0), 1.0), np.uint8)


@pytest.mark.parametrize("cards", sampled([(("AS", "2D"),), (("3C", "7H"),), (("QS", "TD"),)], 1), ids=" ".join)
def test_white_cards_on_white_are_read_by_their_print(cards: tuple[str, str], reader: CardReader) -> None:
    image = blown_out(*cards)
    found = read_cards(image, reader)
    assert [f"{card.reading.rank}{card.reading.suit}" for card in found] == list(cards)
    for card, turn in zip(found, (25, 95), strict=True):
        truth = corners_of((200 if turn == 25 else 600, 300), 260, turn, 0.1)
        assert overlap(card.quad, truth) > 0.8


def test_print_is_no_card_without_both_indices(monkeypatch: pytest.MonkeyPatch, reader: CardReader) -> None:
    monkeypatch.setattr(stills, "Search", searched([], [], [CORNERS]))
    image = lay(table(), "7H", CORNERS)
    assert [card.reading.rank for card in read_cards(image, reader)] == ["7"]
    to_picture = cv2.getPerspectiveTransform(np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32), CORNERS)
    index = np.array([[[0.02, 0.02], [0.2, 0.02], [0.2, 0.3], [0.02, 0.3]]], np.float32)
    covered = np.rint(cv2.perspectiveTransform(index, to_picture)).astype(np.int32)
    cv2.fillPoly(image, [*covered], (250, 250, 250))
    assert read_cards(image, reader) == []


def test_small_cards_in_a_big_picture(reader: CardReader) -> None:
    """60 px across in 3,000: of the copy that is searched first they would fill 16."""
    image = table(1600, 3000)
    names = ("7H", "KS", "2D")
    for i, name in enumerate(names):
        image = lay(image, name, corners_of((500 + 900 * i, 400 + 350 * i), 84, 20 + 50 * i))
    read = [f"{card.reading.rank}{card.reading.suit}" for card in read_cards(image, reader)]
    assert read == list(names)


def test_a_block_of_cards_is_not_read_as_one(monkeypatch: pytest.MonkeyPatch, reader: CardReader) -> None:
    """Four cards edge to edge have a card's shape, and here the same rank at both ends."""
    image = table()
    for i, card in enumerate(("KS", "2D", "KC", "KH")):
        x, y = (i % 2) - 0.5, (i // 2) - 0.5
        image = lay(image, card, corners_of((400 + x * 178.6, 300 + y * 250), 250, 0))
    whole = corners_of((400, 300), 500, 0)
    monkeypatch.setattr(stills, "Search", searched([whole], []))

    class Deceived(CardReader):
        def read(self, card: np.ndarray) -> Reading:
            reading = super().read(card)
            ranks = {**dict.fromkeys(reading.ranks, 0.0), "K": 1.0}
            return replace(reading, ranks=ranks, rank="K", suit="S", confidence=1.0, card=0.97)

    assert all(overlap(card.quad, whole) < 0.5 for card in read_cards(image, Deceived()))
    one = lay(table(), "KS", whole)
    assert any(overlap(card.quad, whole) > 0.9 and card.reading.rank == "K" for card in read_cards(one, Deceived()))


def test_exif_rotation_is_applied(tmp_path: Path, reader: CardReader, photograph: np.ndarray) -> None:
    ok, data = cv2.imencode(".jpg", cv2.rotate(photograph, cv2.ROTATE_90_COUNTERCLOCKWISE))
    assert ok
    orientation_6 = bytes.fromhex("45786966000049492a0008000000010012010300010000000600000000000000")
    header = b"\xff\xe1" + (len(orientation_6) + 2).to_bytes(2, "big") + orientation_6
    path = tmp_path / "turned.jpg"
    path.write_bytes(data.tobytes()[:2] + header + data.tobytes()[2:])
    (card,) = read_still(str(path), reader)["cards"]
    assert card["rank"] == "7"
    assert overlap(np.array(card["quad"], np.float32), CORNERS) > 0.95


@pytest.mark.parametrize(
    "convert",
    [
        pytest.param(lambda image: image.astype(np.uint16) * 257, id="16 bit"),
        pytest.param(lambda image: image.astype(np.uint16) * 4, id="10 bit in 16"),
        pytest.param(lambda image: np.dstack([image, np.full(image.shape[:2], 255, np.uint8)]), id="opaque alpha"),
        pytest.param(lambda image: cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), id="grey"),
    ],
)
def test_unusual_pixel_formats(tmp_path: Path, reader: CardReader, photograph: np.ndarray, convert) -> None:
    path = tmp_path / "odd.png"
    cv2.imwrite(str(path), convert(photograph))
    assert [rank for rank, _ in cards_in(path, reader)] == ["7"]


def test_a_card_cut_out_by_its_alpha(tmp_path: Path, reader: CardReader) -> None:
    art, mask = card_art.raster("AS", 400)[:, :, :3], card_art.outline_mask(400)
    canvas = np.zeros((600, 600, 4), np.uint8)
    canvas[100:500, 150 : 150 + art.shape[1]] = np.dstack([art, mask])
    path = tmp_path / "cut.png"
    cv2.imwrite(str(path), canvas)
    assert cards_in(path, reader) == [("A", "S")]


def test_files_that_are_no_pictures_give_one_line(tmp_path: Path, reader: CardReader, photograph: np.ndarray) -> None:
    ok, jpeg = cv2.imencode(".jpg", photograph)
    png_ok, png = cv2.imencode(".png", photograph)
    assert ok
    assert png_ok
    bad = {
        "text.jpg": b"this is no picture\n",
        "empty.png": b"",
        "cut.jpg": jpeg.tobytes()[: len(jpeg) // 2],
        "cut.png": png.tobytes()[: len(png) // 2],
        "huge.png": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (20000).to_bytes(4, "big") * 2 + b"\x08\x02\0\0\0IEND",
        "rubbish.jpg": b"\xff\xd8\xff\xda" + bytes(range(256)) + b"\xff\xd9",
    }
    for name, data in bad.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(UnreadableImage) as raised:
            read_still(str(tmp_path / name), reader)
        assert "\n" not in english(raised.value.message)
    (tmp_path / "loop.jpg").symlink_to(tmp_path / "loop.jpg")
    for path in (tmp_path, tmp_path / "missing.jpg", tmp_path / "loop.jpg", "nul\0name"):
        with pytest.raises(UnreadableImage):
            read_still(str(path), reader)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_does_not_stall(tmp_path: Path, reader: CardReader) -> None:
    os.mkfifo(tmp_path / "pipe.jpg")
    with raises_saying(UnreadableImage, match="regular"):
        read_still(str(tmp_path / "pipe.jpg"), reader)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
@pytest.mark.parametrize("name", ["pipe.jpg", "pipe.mp4"])
def test_the_command_neither_stalls_on_a_pipe_nor_opens_a_folder_as_a_video(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    os.mkfifo(tmp_path / name)
    (tmp_path / "folder.avi").mkdir()
    assert main(["read", str(tmp_path / name), str(tmp_path / "folder.avi")]) == 2
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sorted(line["error"] for line in lines) == ["a folder without photographs or videos", "not a regular file"]


@pytest.mark.whole
def test_other_containers_and_colour_models(tmp_path: Path, reader: CardReader, photograph: np.ndarray) -> None:
    picture = PIL.Image.fromarray(photograph[:, :, ::-1])
    turned = picture.rotate(10)
    picture.convert("CMYK").save(tmp_path / "cmyk.jpg")
    picture.convert("P").save(tmp_path / "palette.png")
    picture.convert("LA").save(tmp_path / "grey-alpha.png")
    picture.save(tmp_path / "moving.gif", save_all=True, append_images=[turned], duration=100)
    picture.save(tmp_path / "moving.webp", save_all=True, append_images=[turned], duration=100)
    picture.save(tmp_path / "progressive.jpg", progressive=True)
    cv2.imwrite(str(tmp_path / "float.tiff"), photograph.astype(np.float32) / 255)
    cv2.imwrite(str(tmp_path / "plain.bmp"), photograph)
    for path in sorted(tmp_path.iterdir()):
        assert [rank for rank, _ in cards_in(path, reader)] == ["7"], path.name


def test_a_mirrored_card_is_not_read(tmp_path: Path, reader: CardReader, photograph: np.ndarray) -> None:
    cv2.imwrite(str(tmp_path / "mirrored.png"), photograph[:, ::-1])
    assert [rank for rank, _ in cards_in(tmp_path / "mirrored.png", reader)] == [None]


def test_what_is_not_a_number_is_no_card(tmp_path: Path, reader: CardReader) -> None:
    cv2.imwrite(str(tmp_path / "nan.tiff"), np.full((300, 300, 3), np.nan, np.float32))
    assert cards_in(tmp_path / "nan.tiff", reader) == []


def test_a_huge_jpeg_is_read_from_a_smaller_copy(tmp_path: Path, reader: CardReader) -> None:
    corners = corners_of((1100, 900), 900, 12)
    large = np.full((11_000, 11_200, 3), 90, np.uint8)
    large[:1800, :2200] = lay(table(1800, 2200), "QS", corners)
    cv2.imwrite(str(tmp_path / "huge.jpg"), large)
    (card,) = read_still(str(tmp_path / "huge.jpg"), reader)["cards"]
    assert card["rank"] in ("Q", None)
    assert overlap(np.array(card["quad"], np.float32), corners) > 0.9


@pytest.mark.parametrize("shape", [(1, 1), (1, 3000), (3000, 2), (35, 35)])
def test_tiny_and_thin_pictures(tmp_path: Path, reader: CardReader, shape: tuple[int, int]) -> None:
    path = tmp_path / "thin.png"
    cv2.imwrite(str(path), np.full((*shape, 3), 200, np.uint8))
    assert cards_in(path, reader) == []


@pytest.mark.photos
@pytest.mark.parametrize("folder", sampled(["yuchenrao-eecs349", "vosloo-piatnik"], 1))
def test_real_photographs(folder: str, reader: CardReader) -> None:
    if not (DATA / "photos" / "index.csv").exists():
        pytest.skip(f"the card photographs are not at {DATA} (FARO_DATA)")
    pairs = [pair for half in measured(folder, reader, limit=10) for pair in half.pairs]
    readings = [(pair.truth.rank, pair.found.reading.rank if pair.found else None) for pair in pairs]
    assert all(read in (truth, None) for truth, read in readings)
    assert sum(read == truth for truth, read in readings) >= 9


def test_a_place_is_found_to_a_tenth_of_a_pixel() -> None:
    quad = np.array([[10.26, 20.04], [70.0, 20.0], [70.0, 104.44], [10.0, 104.0]], np.float32)
    reading = Reading({"9": 1.0}, {"S": 1.0}, "9", "S", 0.99999)
    told = FoundCard(quad, 1.0, reading).to_json()
    assert told["quad"] == [[10.3, 20.0], [70.0, 20.0], [70.0, 104.4], [10.0, 104.0]]
    assert (told["rank"], told["suit"], told["confidence"]) == ("9", "S", 1.0)
