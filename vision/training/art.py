"""The card faces that the reader is trained on, rasterised from freely licensed vector art that anyone can install.

Sources: Debian's gnome-cards-data (sheets of 13 x 5 cards, drawn with rsvg-convert), the npm packages svg-cards,
cardsJS and @younestouati/playing-cards-standard-deck (fetched with `npm pack`), and this project's own card_art.
No photographs. The designs in HELD_OUT are never used: they measure how unseen packs are read.
"""

from __future__ import annotations

import os
import subprocess
import tarfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image
from vision.reading import RANKS
from vision.render import card_art
from vision.training.letters import alphabet

FACE_W = 260  # px, of every face kept
FACE_H = 364  # px
SHEETS = Path("/usr/share/aisleriot/cards")
SHEET_SUITS = "CDHS"  # rows of a sheet; the fifth holds two jokers and a back
PACKAGES = ("svg-cards@4.0.2", "cardsJS@1.1.1", "@younestouati/playing-cards-standard-deck@3.0.0")
FONTS = (
    *(f"DejaVu {name}" for name in ("Sans", "Sans Condensed", "Serif", "Serif Condensed", "Sans Mono")),
    *(f"Liberation {name}" for name in ("Sans", "Sans Narrow", "Serif", "Mono")),
    *(f"Nimbus {name}" for name in ("Roman", "Sans Narrow")),
    *("C059", "P052", "URW Bookman", "URW Gothic"),
    *("Linux Libertine O", "Linux Biolinum O", "EB Garamond", "Goudy Bookletter 1911"),
    *("Lato", "Lato Black", "Bebas Neue", "Cantarell"),
)
FONT_PACKAGES = (
    "fonts-dejavu fonts-liberation fonts-urw-base35 fonts-linuxlibertine fonts-ebgaramond fonts-goudybookletter "
    "fonts-lato fonts-bebas-neue fonts-cantarell"
)
ALPHABETS = 120  # letterings drawn from strokes, besides the fonts

HELD_OUT = frozenset({"orell", "tigullio"})
SAME_AS_ANOTHER = frozenset({"Атласные"})  # atlasnye_skat and slavic_costumes show the same faces or letters
FOREIGN_ACE = frozenset({"slavic_costumes", "ancient_french"})  # T and 1: a T may be a ten elsewhere
NO_COURT_INDEX = frozenset({"guyenne-classic", "swiss-xvii"})
NO_STANDARD_PIPS = frozenset({"swiss-xvii", "tango_nuevo"})
NO_STANDARD_SUITS = frozenset({"swiss-xvii"})
ONE_INDEX = frozenset({"tango_nuevo"})


Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Face:
    """One printed face (FACE_H, FACE_W, 3) BGR on white paper, and what may be learnt from it.

    `rank`, `suit`: the labels, "none" for a joker or back. `index`: whether the corners tell the rank; `pips`:
    whether the middle does; `corners`: how many corners carry an index. `rank_box`, `suit_box`: where the top left
    index is, (left, top, right, bottom) as shares of the card.
    """

    image: Image
    rank: str
    suit: str
    index: bool = True
    pips: bool = True
    corners: int = 2
    rank_box: Box = (0.03, 0.025, 0.16, 0.155)
    suit_box: Box = (0.03, 0.15, 0.15, 0.25)


@dataclass
class Art:
    """All faces by design, and the single glyphs that new faces are composed of."""

    designs: dict[str, list[Face]] = field(default_factory=dict)
    jokers: list[Face] = field(default_factory=list)
    backs: list[Face] = field(default_factory=list)
    index_glyphs: list[dict[str, NDArray[np.uint8]]] = field(default_factory=list)
    words: list[NDArray[np.uint8]] = field(default_factory=list)
    pips: dict[str, list[NDArray[np.uint8]]] = field(default_factory=dict)


def renderers(processes: int, start: Callable[[Path], None], cache: Path) -> ProcessPoolExecutor:
    """Processes that render, each begun by `start(cache)`. One thread each: two of them whose BLAS also took every core
    were three times as slow."""
    os.environ["OMP_NUM_THREADS"] = "1"  # read when numpy is imported: spawned, as a forked process would inherit locks
    return ProcessPoolExecutor(processes, get_context("spawn"), initializer=start, initargs=(cache,))


def load(cache: Path) -> Art:
    """All art; rasterised once, with intermediate files in `cache`. Raises FileNotFoundError without the sheets."""
    cache.mkdir(parents=True, exist_ok=True)
    if not SHEETS.is_dir():
        raise FileNotFoundError(
            f"{SHEETS} is missing. Type: sudo apt-get install gnome-cards-data librsvg2-bin {FONT_PACKAGES}"
        )
    art = Art()
    for sheet in sorted(SHEETS.glob("*.svgz")):
        if sheet.stem not in HELD_OUT | SAME_AS_ANOTHER:
            _add_sheet(art, sheet, cache)
    _add_packages(art, cache)
    own = [Face(_sized(card_art.raster(name, FACE_H)), name[0], name[1]) for name in card_art.PACK]
    art.designs["own"] = own
    art.backs.append(Face(_sized(card_art.raster(card_art.BACK, FACE_H)), "none", "none", False, False, 0))
    _add_glyphs(art, cache)
    return art


def sheet_faces(name: str, cache: Path) -> list[Face]:
    """The 52 faces of one gnome-cards-data design; the held-out ones too: for measuring only."""
    art = Art()
    _add_sheet(art, SHEETS / f"{name}.svgz", cache)
    return art.designs[name]


def _sized(image: NDArray[np.uint8]) -> Image:
    """A BGR or BGRA picture on white paper at (FACE_H, FACE_W)."""
    if image.ndim == 3 and image.shape[2] == 4:
        alpha = image[..., 3:].astype(np.float32) / 255
        image = np.asarray(image[..., :3] * alpha + 255 * (1 - alpha), np.uint8)
    return np.asarray(cv2.resize(image, (FACE_W, FACE_H), interpolation=cv2.INTER_AREA), np.uint8)


def _drawn(svg: Path, png: Path, *options: str) -> NDArray[np.uint8]:
    """`svg` rasterised to BGRA through rsvg-convert, kept as `png`."""
    if not png.exists():
        subprocess.run(["rsvg-convert", *options, str(svg), "-o", str(png)], check=True, timeout=300)
    image = cv2.imread(str(png), cv2.IMREAD_UNCHANGED)
    assert image is not None
    if image.ndim == 2:
        image = cv2.cvtColor(image, cv2.COLOR_GRAY2BGRA)
    elif image.shape[2] == 3:
        image = cv2.cvtColor(image, cv2.COLOR_BGR2BGRA)
    return np.asarray(image, np.uint8)


def _inside(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The picture without the hairline that most drawn cards have around them and real ones have not."""
    dy, dx = max(1, round(0.009 * picture.shape[0])), max(1, round(0.012 * picture.shape[1]))
    return picture[dy:-dy, dx:-dx]


def _add_sheet(art: Art, sheet: Path, cache: Path) -> None:
    picture = _drawn(sheet, cache / f"{sheet.stem}.png", "-w", str(13 * 288))
    cell_h, cell_w = picture.shape[0] / 5, picture.shape[1] / 13

    def cell(row: int, column: int) -> Image:
        part = picture[
            round(row * cell_h) : round((row + 1) * cell_h), round(column * cell_w) : round((column + 1) * cell_w)
        ]
        return _sized(_inside(part))

    name, faces = sheet.stem, []
    for row, suit in enumerate(SHEET_SUITS):
        for column, rank in enumerate(RANKS):
            court = rank in "JQK"
            readable = not (court and name in NO_COURT_INDEX) and not (rank == "A" and name in FOREIGN_ACE)
            faces.append(
                Face(
                    cell(row, column),
                    rank,
                    "none" if name in NO_STANDARD_SUITS else suit,
                    index=readable,
                    pips=name not in NO_STANDARD_PIPS and readable,
                    corners=1 if name in ONE_INDEX else 2,
                )
            )
    art.designs[name] = faces
    art.jokers.extend(Face(cell(4, column), "none", "none", False, False, 0) for column in (0, 1))
    art.backs.append(Face(cell(4, 2), "none", "none", False, False, 0))


def _add_packages(art: Art, cache: Path) -> None:
    folders = []
    for package in PACKAGES:
        folder = cache / package.strip("@").replace("/", "-")
        if not folder.is_dir():
            packed = subprocess.run(
                ["npm", "pack", package, "--silent"], cwd=cache, check=True, timeout=120, capture_output=True, text=True
            )
            with tarfile.open(cache / packed.stdout.split()[-1]) as archive:
                archive.extractall(folder, filter="data")
        folders.append(folder / "package")
    svg_cards, cards_js, standard = folders
    for design, cards in (
        ("svg-cards", _from_svg_cards(svg_cards, cache)),
        (
            "cardsJS",
            _from_files(
                cards_js / "cards",
                cache,
                "cardsjs",
                dict(zip("A23456789TJQK", (*"A23456789", "10", *"JQK"), strict=True)),
                str.upper,
            ),
        ),
        (
            "standard",
            _from_files(standard / "cards", cache, "standard", {r: str(i + 1) for i, r in enumerate(RANKS)}, str.lower),
        ),
    ):
        art.designs[design] = list(cards)
    for path, png in (
        (cards_js / "cards" / "Red_Back.svg", "cardsjs-back-red"),
        (cards_js / "cards" / "Blue_Back.svg", "cardsjs-back-blue"),
        (standard / "cards" / "back.svg", "standard-back"),
    ):
        image = _sized(_inside(_drawn(path, cache / f"{png}.png", "-h", "400")))
        art.backs.append(Face(image, "none", "none", False, False, 0))
    joker = _sized(_inside(_drawn(standard / "cards" / "joker.svg", cache / "standard-joker.png", "-h", "400")))
    art.jokers.append(Face(joker, "none", "none", False, False, 0))


def _from_files(folder: Path, cache: Path, prefix: str, names: dict[str, str], suit_case: object) -> Iterator[Face]:
    for rank, written in names.items():
        for suit in "SHDC":
            letter = suit if suit_case is str.upper else suit.lower()
            image = _drawn(folder / f"{written}{letter}.svg", cache / f"{prefix}-{rank}{suit}.png", "-h", "400")
            yield Face(_sized(_inside(image)), rank, suit)


def _from_svg_cards(folder: Path, cache: Path) -> Iterator[Face]:
    """svg-cards names its cards by id; each is drawn on an empty page of its own."""
    suits = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
    names = {r: str(i + 1) for i, r in enumerate(RANKS)} | {"J": "jack", "Q": "queen", "K": "king"}
    for rank, name in names.items():
        for suit, word in suits.items():
            png = cache / f"svgcards-{rank}{suit}.png"
            image = _drawn(folder / "svg-cards.svg", png, "-i", f"#{word}_{name}", "-z", "3")
            ys, xs = np.nonzero(image[..., 3] > 128)
            part = image[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
            yield Face(_sized(_inside(part)), rank, suit)


def _add_glyphs(art: Art, cache: Path) -> None:
    """Index letters in many faces and weights, and pips cut out of the aces and drawn from fonts, as masks."""
    _require_fonts()
    for font in FONTS:
        for weight in ("normal", "bold"):
            written = {rank: "10" if rank == "T" else rank for rank in RANKS}
            art.index_glyphs.append({r: text_mask(t, font, weight, cache) for r, t in written.items()})
            art.words.append(text_mask("JOKER", font, weight, cache))
    art.index_glyphs.extend(alphabet(np.random.default_rng([11, number])) for number in range(ALPHABETS))
    for suit, sign in zip("SHDC", "♠♥♦♣", strict=True):
        masks = [text_mask(sign, font, "normal", cache) for font in ("DejaVu Sans", "DejaVu Serif")]
        for name, faces in art.designs.items():
            if name in NO_STANDARD_PIPS | FOREIGN_ACE or (
                suit == "S" and name not in {"dondorf", "simplistic", "tango"}
            ):
                continue
            ace = next(f for f in faces if (f.rank, f.suit) == ("A", suit))
            cut = _middle_blob(ace.image)
            if cut is not None:
                masks.append(cut)
        art.pips[suit] = masks


def _require_fonts() -> None:
    """Raises FileNotFoundError when a font is missing: another would be drawn in its place without a word."""
    listed = subprocess.run(["fc-list", ":", "family"], check=True, capture_output=True, text=True, timeout=60).stdout
    missing = set(FONTS) - {name for line in listed.splitlines() for name in line.split(",")}
    if missing:
        raise FileNotFoundError(f"fonts {sorted(missing)} are missing. Type: sudo apt-get install {FONT_PACKAGES}")


def _middle_blob(image: Image) -> NDArray[np.uint8] | None:
    """The ink connected to the middle of a face, as a mask cut to its bounds; None when it is not one clean shape."""
    ink = np.asarray((image.min(axis=2) < 140).astype(np.uint8), np.uint8)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(ink)
    label = labels[FACE_H // 2 - 4, FACE_W // 2]
    if count < 2 or label == 0:
        return None
    x, y, w, h, size = stats[label]
    if not (20 < w < 150 and 20 < h < 150) or size < 0.35 * w * h:
        return None
    return np.asarray((labels[y : y + h, x : x + w] == label) * 255, np.uint8)


def text_mask(text: str, font: str, weight: str, cache: Path) -> NDArray[np.uint8]:
    """`text` as a mask cut to its bounds, about 96 px high."""
    name = f"{font}-{weight}-" + "-".join(f"{ord(c):x}" for c in text)
    svg = cache / f"{name}.svg"
    spacing = ' letter-spacing="-6"' if text == "10" else ""
    svg.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="700" height="220"><text x="40" y="160" font-size="130" '
        f'font-family="{font}" font-weight="{weight}"{spacing}>{text}</text></svg>'
    )
    mask = _drawn(svg, cache / f"{name}.png")[..., 3]
    ys, xs = np.nonzero(mask > 40)
    return np.ascontiguousarray(mask[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1])
