"""The moving picture at the head of the README: some turns of a deal of faro on a player's page.

    make picture                 # writes docs/table.webp

The box is the rendered one, its cards are read by the tracker that a table has, and the page is that of a seat, drawn
by Chromium; stakes and cards are those of SEED and of the list below, so that the command makes the same picture again.
No clock runs in it: what stands still for a while is one frame that is shown for longer.
"""

from __future__ import annotations

import argparse
import base64
import time
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
from playwright.sync_api import Page, expect

from controller.runtime.wiring.simulated import deck_for
from controller.table.outputs import beads
from controller.web.access import Access
from tests.controller.page_table import PageTable, by, dealer, faro_table
from tests.controller.web_browser import Served, chromium, visit
from vision.observations import Exposed
from vision.read.reader import CardReader
from vision.render.scene import Scene
from vision.track.tracker import CardTracker

OUT = Path("docs/table.webp")
SEED = 7
TURNS = 3
ME = "Kate"
PLAYERS = ("Doc", ME, "Wyatt")
SIZE = (1180, 740)
"""Of the page, px."""
WIDTH = 944
"""Of the picture, px: about as wide as a forge shows a README (a guess)."""
QUALITY = 62
MOST_BYTES = 1_000_000
FPS = 30
EVERY = 3
"""Pictures of a moving card of which one is shown."""
PLACED_MS, OPEN_MS, CLOSED_MS, READ_MS, SETTLED_MS = 450, 900, 500, 1000, 1800
LONGEST_S = 6.0
"""Until a card that was drawn has been read, in the box's own time."""
SHOWS = """async (jpeg) => {
  const picture = document.querySelector(".camera-picture img");
  const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
  picture.src = URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" }));
  await picture.decode();
}"""
STAKES = (
    (("Doc", "K", 50, False), (ME, "Q", 100, False), ("Wyatt", "9", 25, True)),
    ((ME, "7", 50, False), ("Doc", "2", 25, False), ("Wyatt", "J", 50, True)),
    ((ME, "A", 100, True), ("Wyatt", "T", 25, False), ("Doc", "5", 25, False)),
)
"""Before each turn: who lays how much on which rank, and whether it is coppered."""


class Film:
    """The pictures, each with the milliseconds for which it is shown."""

    def __init__(self, page: Page, box: Scene) -> None:
        self._page, self._box = page, box
        self.frames: list[np.ndarray] = []
        self.lasts_ms: list[int] = []

    def shows(self, frame: np.ndarray) -> None:
        """The camera's picture on the page is this one."""
        half = cv2.resize(frame, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        done, jpeg = cv2.imencode(".jpg", half)
        assert done
        self._page.evaluate(SHOWS, base64.b64encode(jpeg.tobytes()).decode())

    def takes(self, lasts_ms: int) -> None:
        """One picture of the page as it is."""
        shot = cv2.imdecode(np.frombuffer(self._page.screenshot(), np.uint8), cv2.IMREAD_COLOR)
        assert shot is not None
        height = round(WIDTH * shot.shape[0] / shot.shape[1])
        self.frames.append(np.asarray(cv2.resize(shot, (WIDTH, height), interpolation=cv2.INTER_AREA)))
        self.lasts_ms.append(lasts_ms)

    def write(self, path: Path) -> None:
        animation = cv2.Animation()
        animation.frames, animation.durations, animation.loop_count = self.frames, self.lasts_ms, 0
        if not cv2.imwriteanimation(str(path), animation, [cv2.IMWRITE_WEBP_QUALITY, QUALITY]):
            raise OSError(f"{path} cannot be written")


def _read(box: Scene, tracker: CardTracker) -> Iterator[tuple[np.ndarray, str | None]]:
    """The camera's pictures until a card has been read and the hand is gone, with the card's label in the last."""
    label: str | None = None
    for _ in range(round(LONGEST_S * FPS)):
        frame = box.frame()
        for said in tracker.observe(frame):
            if isinstance(said, Exposed):
                label = f"{said.rank}{said.suit}"
        if label is not None and not box.busy:
            yield frame.image, label
            return
        yield frame.image, None
    raise RuntimeError("no card was read")


def _card(film: Film, box: Scene, tracker: CardTracker, served: Served, label: str) -> None:
    """The next card comes into the window, is read and counts."""
    moving = box.busy
    for number, (image, read) in enumerate(_read(box, tracker)):
        if read is not None:
            assert read == label, f"the camera has read {read}, and {label} lies there"
            film.shows(image)
        elif moving and number % EVERY == 0:
            film.shows(image)
            film.takes(round(1000 * EVERY / FPS))
            moving = box.busy
    served.play(lambda table: table.leaves())
    served.table.beads_at = list(beads(served.table.state))
    served.play()


def _settled(page: Page, count: int) -> None:
    expect(page.locator(".reading-name")).to_contain_text(f"Card {count}:")


def film_of(served: Served, page: Page, deck: list[str]) -> Film:
    box = Scene(deck, seed=SEED, fps=FPS)
    tracker = CardTracker(CardReader())
    film = Film(page, box)
    _card(film, box, tracker, served, deck[0])
    _settled(page, 1)
    for turn, stakes in enumerate(STAKES[:TURNS]):
        film.takes(OPEN_MS)
        for number, (player, rank, stake, copper) in enumerate(stakes):
            bet = {"bet": f"{turn}-{number}", "type": "flat", "ranks": [rank], "copper": copper, "stake": stake}
            served.play(by(player, "bet", **bet))
            page.wait_for_timeout(300)
            film.takes(PLACED_MS)
        served.play(dealer("close_bets"))
        page.wait_for_timeout(300)
        film.takes(CLOSED_MS)
        for half in (1, 2):
            place = 2 * turn + half
            box.draw_card()
            _card(film, box, tracker, served, deck[place])
            _settled(page, place + 1)
            page.wait_for_timeout(300)
            film.takes(READ_MS if half == 1 else SETTLED_MS)
    return film


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=OUT)
    path = parser.parse_args().out
    deck = list(deck_for(SEED, 1))
    served = Served(PageTable(faro_table(deck, leave=0, players=PLAYERS)), Access())
    try:
        served.table.latest_jpeg = cv2.imencode(".jpg", np.zeros((360, 640, 3), np.uint8))[1].tobytes()
        code = served.access.pairing_code(ME, time.monotonic())
        with chromium() as browser:
            page, complaints = visit(browser, served, f"/play#{code}", {"width": SIZE[0], "height": SIZE[1]})
            expect(page.locator(".camera-picture img")).to_be_visible()
            served.table.latest_jpeg = None
            film = film_of(served, page, deck)
            assert not complaints, complaints
    finally:
        served.close()
    film.write(path)
    size = path.stat().st_size
    print(f"{path}: {len(film.frames)} pictures, {sum(film.lasts_ms) / 1000:.1f} s, {size} bytes")
    if size > MOST_BYTES:
        raise SystemExit(f"{path} has {size} bytes, at most {MOST_BYTES} were wanted")


if __name__ == "__main__":
    main()
