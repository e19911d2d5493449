"""The explanation names what kept the reader from being sure, and is drawn for any file that can be read."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import cv2
import numpy as np
import pytest

from controller.__main__ import main
from tests.vision.rendered_cards import corners_of, lay, table
from vision.capture.camera import Frame
from vision.observations import Drawn, Exposed, Observation, Unclear
from vision.offline import explain_sheet
from vision.offline.explain import Opinion, card_name, opinions, reasons, steepness
from vision.offline.explain_file import ClipExplainer, explain_still
from vision.offline.explain_sheet import WIDTH, Explained
from vision.quads import CARD_H, CARD_W, Image
from vision.read.reader import CardReader, corner_patches
from vision.reading import NONE, RANKS, SUITS, Reading
from vision.render import card_art


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


def picture_in(file: Path) -> np.ndarray:
    picture = cv2.imread(str(file))
    assert picture is not None
    return picture


def reading(rank: str | None = None, *, ranks: dict[str, float], card: float = 1.0, other: float = 0.0) -> Reading:
    suits = dict.fromkeys((*SUITS, NONE), 0.0) | {"S": 0.999}
    return Reading(dict.fromkeys((*RANKS, NONE), 0.0) | ranks, suits, rank, "S", max(ranks.values()), card, other)


def look(rank: str, p: float = 0.9, suit: str = "S") -> Opinion:
    return Opinion("top left corner", rank, p, suit, 0.9)


def face(card: str = "8S") -> Image:
    return np.asarray(cv2.resize(card_art.raster(card, CARD_H), (CARD_W, CARD_H)), np.uint8)[..., :3]


DOUBT = reading(ranks={"8": 0.9, "6": 0.1})


@pytest.mark.parametrize(
    ("what", "looks", "words"),
    [
        pytest.param(DOUBT, ("8", "6", "8"), "the corners disagree: 8 (0.90) and 6 (0.90)", id="corners disagree"),
        pytest.param(DOUBT, ("8", NONE, "8"), "only one corner shows a legible index", id="one corner"),
        pytest.param(DOUBT, (NONE, NONE, "8"), "no index legible in either corner", id="no corner"),
        pytest.param(DOUBT, ("8", "8", "6"), "the whole card looks like 6 (0.90), the index like 8", id="whole card"),
        pytest.param(DOUBT, ("8", "8", "8"), "rank: 8 has 0.900, acts from 0.97", id="below the threshold"),
        pytest.param(reading(ranks={"8": 0.999}), ("8",) * 3, "held back although 8 has 0.999", id="held back"),
        pytest.param(
            reading(ranks={"8": 0.2, NONE: 0.8}), ("8", "8", "8"), "rank: likelier none at all (0.800)", id="none"
        ),
        pytest.param(reading(ranks={"8": 0.5}, other=0.9), (NONE,) * 3, "a back or a joker", id="back"),
        pytest.param(reading(ranks={"8": 0.5}, card=0.1), (NONE,) * 3, "does not frame a card's face", id="no face"),
    ],
)
def test_what_kept_it_from_being_sure(what: Reading, looks: tuple[str, str, str], words: str) -> None:
    three = (look(looks[0]), look(looks[1]), look(looks[2]))
    said = reasons(what, three, face(), rank_sure=0.97, suit_sure=0.95)
    assert words in "; ".join(said)
    assert not any(word in sentence for sentence in said for word in ("blurred", "dark", "glare", "small", "cut"))


@pytest.mark.parametrize(
    ("card", "words"),
    [
        pytest.param(cv2.GaussianBlur(face(), (0, 0), 7), "blurred: no sharp edge", id="blurred"),
        pytest.param(face() // 6, "dark: the paper has", id="dark"),
        pytest.param(cv2.rectangle(face(), (0, 0), (80, 150), (255,) * 3, -1), "glare: most of a corner", id="glare"),
    ],
)
def test_faults_of_the_picture_are_named(card: Image, words: str) -> None:
    eight = look("8")
    said = reasons(DOUBT, (eight, eight, eight), card, rank_sure=0.97, suit_sure=0.95)
    assert [sentence for sentence in said if sentence.startswith(words)]
    assert sum(sentence.split(":")[0] in ("blurred", "dark", "glare") for sentence in said) == 1


def test_a_small_card_cut_by_the_picture_is_said_to_be() -> None:
    quad = np.array([[-3, 10], [40, 10], [40, 70], [-3, 70]], np.float32)
    eight = look("8")
    said = reasons(DOUBT, (eight,) * 3, face(), rank_sure=0.97, suit_sure=0.95, quad=quad, frame=(90, 120))
    assert "small: 43 px across" in said
    assert "cut by the edge of the picture" in said


def test_a_sure_card_needs_no_excuse() -> None:
    eight = look("8")
    said = reasons(reading("8", ranks={"8": 0.9991}), (eight,) * 3, face(), rank_sure=0.97, suit_sure=0.95)
    assert said == ["sure: rank 0.9991 (acts from 0.97), suit 0.9990 (acts from 0.95)"]
    one = reasons(reading("8", ranks={"8": 0.98}), (eight, look(NONE), eight), face(), rank_sure=0.97, suit_sure=0.95)
    assert one[1:] == ["only one corner shows a legible index: top left corner, 8"]


def test_a_suit_in_doubt_is_explained_by_itself() -> None:
    suits = dict.fromkeys((*SUITS, NONE), 0.0) | {"S": 0.6, "C": 0.4}
    ranks = dict.fromkeys((*RANKS, NONE), 0.0) | {"8": 0.999}
    what = Reading(ranks, suits, "8", None, 0.999, 1.0, 0.0)

    def said(*of_looks: str) -> list[str]:
        first, second, whole = (look("8", suit=suit) for suit in of_looks)
        return reasons(what, (first, second, whole), face(), rank_sure=0.97, suit_sure=0.95)

    assert said("S", "S", "S") == ["suit: S has 0.600, acts from 0.95"]
    assert said("S", "C", "S") == ["the views disagree on the suit: C and S", "suit: S has 0.600, acts from 0.95"]
    named = reasons(DOUBT, (look("8"), look("6"), look("8")), face(), rank_sure=0.97, suit_sure=0.9995)
    assert not [sentence for sentence in named if "suit" in sentence], "the suit is named: no word about it"


def test_each_look_has_an_opinion_of_its_own(reader: CardReader) -> None:
    card = face("9H")
    card[: CARD_H // 2, : CARD_W // 3] = (40, 120, 40)
    first, second, _ = opinions(card, reader)
    assert not first.legible
    assert (second.rank, second.suit) == ("9", "H")


def test_blur_lowers_the_steepness() -> None:
    sharp, soft = (
        steepness(corner_patches(card)[0]) for card in (face(), cast(Image, cv2.GaussianBlur(face(), (0, 0), 4)))
    )
    assert sharp > 2 * soft


@pytest.mark.parametrize(
    ("rank", "suit", "name"),
    [
        ("Q", "H", "queen of hearts"),
        ("T", "S", "10 of spades"),
        ("8", None, "8, suit not sure"),
        (None, "S", "not sure"),
    ],
)
def test_names(rank: str | None, suit: str | None, name: str) -> None:
    assert card_name(rank, suit) == name


def photograph(path: Path) -> str:
    picture = lay(table(), "KD", corners_of((300, 300), 260, 20))
    cv2.imwrite(str(path), lay(picture, "4C", corners_of((600, 320), 260, -70)))
    return str(path)


def test_a_photograph_gives_a_row_for_each_card(tmp_path: Path, reader: CardReader) -> None:
    empty = tmp_path / "empty.png"
    cv2.imwrite(str(empty), table())
    without, two = explain_still(str(empty), reader), explain_still(photograph(tmp_path / "two.png"), reader)
    assert without.shape[1] == two.shape[1] == WIDTH
    assert two.shape[0] > without.shape[0] + 500


LAYOUT = Path(__file__).with_name("explain_sheet.txt")


class Pencil:
    """Stands for cv2 and notes what is drawn: every line, word and picture with its place, size and colour."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def __getattr__(self, name: str) -> Any:
        real = getattr(cv2, name)
        return partial(self._draw, name, real) if callable(real) else real

    def _draw(self, name: str, real: Callable[..., Any], *given: Any, **more: Any) -> Any:
        told = [_told(one) for one in (*given, *more.values())]
        self.drawn.append(f"{name} {' '.join(told)}")
        return real(*given, **more)


def _told(given: Any) -> str:
    if isinstance(given, np.ndarray):
        return "x".join(map(str, given.shape)) if given.dtype == np.uint8 else str(given.tolist()).replace(" ", "")
    if isinstance(given, (list, tuple)):
        return f"({','.join(map(_told, given))})"
    return f"{given:g}" if isinstance(given, float) else str(given)


def drawn_sheet() -> Image:
    """One sure card, one in doubt with three looks, one that is none, and an outline taken for no card."""
    ranks = dict.fromkeys((*RANKS, NONE), 0.0)
    suits = dict.fromkeys((*SUITS, NONE), 0.0)
    quad = np.array([[20, 30], [80, 30], [80, 114], [20, 114]], np.float32)
    eight, six, queer = look("8"), look("6", 0.62), look(NONE, 0.9, "T")
    first, second = ranks | {"8": 0.9991}, ranks | {"8": 0.9, "6": 0.1}
    why = ["the corners disagree", "blurred: " + "very " * 40]
    cards = [
        Explained("8S", "sure", face(), [eight] * 3, first, suits | {"S": 0.9996}, 0.97, 0.95, ["sure"], quad),
        Explained("8", "unsure", face(), [eight, six], second, suits, 0.97, 0.95, why, None, (face(), face()[:200])),
        Explained("no card", "no card", None, [queer], ranks | {NONE: 0.995}, suits, 0.97, 0.95, [], quad + 40),
    ]
    return explain_sheet.sheet("table.png: 2 cards", np.full((200, 300, 3), 90, np.uint8), cards, [quad * 2])


def test_the_sheet_is_drawn_as_it_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changed by intent: look at a sheet, then `python -m tests.vision.test_explain` writes the layout again."""
    pencil = Pencil()
    monkeypatch.setattr(explain_sheet, "cv2", pencil)
    assert drawn_sheet().shape == (46 + 812 + 3 * 336 + 260, WIDTH, 3)
    assert pencil.drawn == LAYOUT.read_text().splitlines()


@pytest.mark.whole
def test_the_command_writes_a_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = photograph(tmp_path / "a.png"), tmp_path / "why.png"
    assert main(["read", path, "--explain", str(out)]) == 0
    assert len(json.loads(capsys.readouterr().out)["cards"]) == 2
    assert picture_in(out).shape[1] == WIDTH
    assert main(["read", path, path, "--explain", str(tmp_path / "sheets")]) == 0
    assert sorted(file.name for file in (tmp_path / "sheets").iterdir()) == ["a.png-2.png", "a.png.png"]


def test_what_cannot_be_written_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = photograph(tmp_path / "a.png")
    (tmp_path / "file").write_text("")
    assert main(["read", path, "--explain", str(tmp_path / "file")]) == 2
    assert main(["read", path, path, "--explain", "why.png"]) == 2
    complaints = capsys.readouterr().err.splitlines()
    assert len(complaints) == 2
    assert "--explain OUT.png goes with exactly one photograph" in complaints[1]


def test_a_deal_gives_a_sheet_for_each_card(tmp_path: Path, reader: CardReader) -> None:
    quad = corners_of((300, 300), 300, 0)
    picture = lay(table(), "KD", quad)
    shares = {"K": 0.6, "J": 0.4}
    seen: list[Observation] = [
        Exposed(0, "K", "D", 0.99, {"K": 0.99}, {"D": 0.99}, 1.0, picture, quad),
        Drawn(0, 2.0),
        Unclear(1, shares, {"D": 1.0}, 2.5, picture, quad, (picture, picture, picture)),
        Unclear(1, shares, {"D": 1.0}, 2.9, picture, None),
    ]
    explainer = ClipExplainer(tmp_path, "deal.mp4", reader)
    for observation in seen:
        explainer.show(Frame(picture, 1.0, 1), None, [observation])
    explainer.close()
    heights = {file.name: picture_in(file).shape[0] for file in sorted(tmp_path.iterdir())}
    assert list(heights) == ["deal.mp4-01.png", "deal.mp4-02.png", "deal.mp4-02b.png"]
    assert heights["deal.mp4-02.png"] > heights["deal.mp4-01.png"] + 200  # the burst


if __name__ == "__main__":
    explain_sheet.cv2 = looked = Pencil()  # type: ignore[assignment,attr-defined]
    drawn_sheet()
    LAYOUT.write_text("\n".join((*looked.drawn, "")))
