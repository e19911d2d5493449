"""From `faro try` to the first card that is read, step by step as the README's second chapter has them.

  python -m tests.instruments.benchmarks.first_card                      faro
  python -m tests.instruments.benchmarks.first_card --game punto_banco

A fresh folder, the command in a terminal that answers each question with Enter or a number, a browser for the page that
opens, and a film of the sheet as the webcam, served as an MJPEG stream (`--camera`). The film does what the page asks
for: it brings the markers into the picture, comes nearer, lays the pack or a card. What a person needs to read, print,
and lay is not in it, nor is the installation. Film, table and browser share this machine.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, overload

import cv2
import numpy as np
from playwright.sync_api import Page, expect

from controller.catalogue import text
from controller.games.registry import GAMES
from tests.controller.mjpeg import mjpeg_server
from tests.controller.web_browser import TABLET, chromium
from tests.instruments.film.laid_film import LaidFilm
from tests.instruments.film.paper_film import PaperFilm
from vision.capture.jpeg import encode_jpeg
from vision.quads import Image
from vision.render.card_art import PACK

PATIENCE_S = 60.0
AT_REST = 10
"""Pictures that are shown again and again while nothing happens."""
SHRUNK = 0.55
"""Of the picture's sides in which the sheet is too far away."""
GAMES_IN_ORDER = [name for name, game in GAMES.items() if game.by_hand is not None]
"""As `faro try` asks for them."""


class Webcam(Sequence[bytes]):
    """The pictures that the stream shows now, again and again; `plays` a film once and stays at its last pictures."""

    def __init__(self, pictures: Sequence[bytes]) -> None:
        self._lock = threading.Lock()
        self._at_rest = list(pictures)
        self._once: list[bytes] = []

    def shows(self, pictures: Sequence[bytes], once: Sequence[bytes] = ()) -> None:
        with self._lock:
            self._at_rest, self._once = list(pictures), list(once)

    def __iter__(self) -> Iterator[bytes]:
        number = 0
        while True:
            with self._lock:
                jpeg = self._once.pop(0) if self._once else self._at_rest[number % len(self._at_rest)]
            number += 1
            yield jpeg

    def __len__(self) -> int:
        return len(self._at_rest)

    @overload
    def __getitem__(self, index: int) -> bytes: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[bytes]: ...
    def __getitem__(self, index: int | slice) -> bytes | Sequence[bytes]:
        return self._at_rest[index]


class Reel:
    """What the webcam sees, in the order of the steps: JPEGs. `cards` of the pack that lies in the frame."""

    def __init__(self, game: str, seed: int, kind: str, *, cards: int = 4) -> None:
        self.laid = GAMES[game].read_at({}) == "exit"
        order = [str(card) for card in np.random.default_rng(seed).permutation(PACK)]
        if self.laid:
            film = LaidFilm(seed, kind, order[:2])
            self.cards, self.fps = film.cards, film.fps
            frames = list(film.frames())
            middle = len(list(film.frames_of(0))) // 2
            self.empty = _jpegs(frames[:AT_REST])
            self.lying = _jpegs(frames[middle - AT_REST // 2 : middle + AT_REST // 2])
            self.size = frames[0].shape
            self.deal = _jpegs(frames)
        else:
            pack = PaperFilm(seed, kind, cards=cards)
            self.cards, self.fps = pack.cards, pack.base.fps
            frames = list(pack.frames())
            self.lying = _jpegs(frames[:AT_REST])
            self.empty = _jpegs(frames[-AT_REST:])
            self.deal = _jpegs(frames[: round(pack.deal.gone_s[1] * self.fps)]) if cards > 1 else self.lying
        height, width = frames[0].shape[:2]
        noise = np.random.default_rng(seed)
        bare = [noise.normal(110, 3, (height, width, 3)) for _ in range(AT_REST)]
        self.nothing = _jpegs([np.clip(one, 0, 255).astype(np.uint8) for one in bare])
        self.far = _jpegs([_farther(frame, one) for frame, one in zip(frames[-AT_REST:], bare, strict=True)])


def _farther(frame: Image, around: Any) -> Image:
    height, width = frame.shape[:2]
    small = cv2.resize(frame, (round(width * SHRUNK), round(height * SHRUNK)), interpolation=cv2.INTER_AREA)
    whole = np.clip(around, 0, 255).astype(np.uint8)
    y, x = (height - small.shape[0]) // 2, (width - small.shape[1]) // 2
    whole[y : y + small.shape[0], x : x + small.shape[1]] = small
    return np.asarray(whole, np.uint8)


def _jpegs(frames: Sequence[Image]) -> list[bytes]:
    return [encode_jpeg(frame, longest_side=max(frame.shape), quality=90) for frame in frames]


class Clock:
    """Prints what each step took."""

    def __init__(self) -> None:
        self.began_s = self._last_s = time.monotonic()

    def step(self, what: str) -> None:
        now_s = time.monotonic()
        print(f"  {now_s - self._last_s:6.1f} s  {now_s - self.began_s:6.1f} s  {what}", flush=True)
        self._last_s = now_s


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "controller", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""},
        )
        os.close(slave)
        self.said = ""

    def until(self, pattern: str) -> re.Match[str]:
        """What it said, once the pattern is in it; that is not looked for again. Raises AssertionError."""
        end_s = time.monotonic() + PATIENCE_S
        while True:
            if (found := re.search(pattern, self.said, re.DOTALL)) is not None:
                self.said = self.said[found.end() :]
                return found
            ready, _, _ = select.select([self._master], [], [], max(0.0, end_s - time.monotonic()))
            assert ready, self.said
            try:
                self.said += os.read(self._master, 65536).decode(errors="replace")
            except OSError:
                raise AssertionError(f"ended: {self.said}") from None

    def answers(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGINT)
        while self.process.poll() is None:
            try:
                os.read(self._master, 65536)
            except OSError:
                break
        self.process.wait(PATIENCE_S)
        os.close(self._master)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES_IN_ORDER, default=GAMES_IN_ORDER[0])
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--kind", default="easy", help="of the film (default easy)")
    args = parser.parse_args()
    return measured(args.game, Reel(args.game, args.seed, args.kind))


def measured(game: str, reel: Reel, *, draws: bool = True) -> int:
    """Goes through the steps and prints what each took; 1 where another card was read. `draws`: up to the second card,
    where the pack lies in the frame."""
    webcam = Webcam(reel.nothing)
    with tempfile.TemporaryDirectory() as name, mjpeg_server(webcam, fps=reel.fps) as url:
        return _measured(game, Path(name), reel, webcam, url, draws=draws)


def _measured(game: str, folder: Path, reel: Reel, webcam: Webcam, url: str, *, draws: bool) -> int:
    print(f"{game}, a webcam of {reel.fps:g} pictures a second")
    print("    step     since")
    clock = Clock()
    with contextlib.closing(Terminal("sheet", "--game", game, "--out", str(folder / "sheet.pdf"))) as terminal:
        terminal.until("print it at 100 %")
    clock.step("faro sheet: the PDF is written")
    clock = Clock()
    terminal = Terminal("try", "--camera", url, "--folder", str(folder), "--port", "0", "--no-browser")
    try:
        terminal.until("Which game.*: ")
        terminal.answers(str(1 + GAMES_IN_ORDER.index(game)))
        if not reel.laid:
            terminal.until("Where do the cards lie.*: ")
            terminal.answers("")
        terminal.until("Which cards.*: ")
        terminal.answers("")
        clock.step("faro try: asked what there is to ask")
        found = terminal.until(r"Set the camera up at (https://\S+)\s+- the dealer's PIN is (\d{6})")
        clock.step("the table runs and says where")
        with chromium() as browser:
            page = browser.new_context(viewport=TABLET, ignore_https_errors=True).new_page()
            page.set_default_timeout(1000 * PATIENCE_S)
            read = _in_the_browser(page, found[1], found[2], reel, webcam, clock, draws=draws)
    finally:
        terminal.close()
    there = [text("pages-card", rank=card[0], suit=card[1]) for card in reel.cards[: len(read)]]
    print(f"read: {', '.join(read)}; in the film: {', '.join(there)}")
    return 0 if read == there else 1


def _in_the_browser(
    page: Page, address: str, pin: str, reel: Reel, webcam: Webcam, clock: Clock, *, draws: bool
) -> list[str]:
    """The cards that were read at the table."""
    page.goto(address)
    page.get_by_label("PIN").fill(pin)
    page.get_by_role("button", name="Sign in").click()
    next_thing = page.get_by_role("dialog", name="Set up the camera").get_by_role("status")

    def says(what: str) -> None:
        expect(next_thing).to_contain_text(what, timeout=1000 * PATIENCE_S)
        clock.step(f"the page says: {what}")

    says("all four black squares")
    webcam.shows(reel.far)
    says("Move the camera nearer")
    webcam.shows(reel.empty)
    says("Lay a card" if reel.laid else "Lay the whole pack")
    webcam.shows(reel.lying)
    says("The table reads")
    if reel.laid:
        webcam.shows(reel.empty)
    page.get_by_role("link", name="To the dealer's page").click()
    page.get_by_role("button", name="Start a deal").click()
    if reel.laid:
        page.get_by_text("Draw: the next card goes to").wait_for()
        clock.step("the deal is begun")
        webcam.shows(reel.deal[-AT_REST:], reel.deal[: len(reel.deal) // 2])
        return [_read(page, 1, clock, "the first card was laid and read")]
    soda = _read(page, 1, clock, "the deal is begun, its first card was read")
    if not draws:
        return [soda]
    webcam.shows(reel.deal[-AT_REST:], reel.deal)
    return [soda, _read(page, 2, clock, "it was drawn, and the next one was read")]


def _read(page: Page, number: int, clock: Clock, step: str) -> str:
    """What the dealer's page says of card `number`, once it is read."""
    name = page.locator(".reading-name")
    expect(name).to_contain_text(text("pages-card-number", number=number), timeout=1000 * PATIENCE_S)
    clock.step(step)
    return name.locator("b").inner_text()


if __name__ == "__main__":
    raise SystemExit(main())
