"""The toy game at the real table with its pages, in a process of its own: `python -m tests.toy FOLDER PORT [LIMIT_S]`.

Nobody needs a camera: the dealer's verb `demo` with `draw` lets the next card of a fixed deck leave the shoe and be
read. The picture of it bears its label, so that it can be searched for. Prints the address once it serves.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from controller import catalogue
from controller.config import TableConfig, WebConfig
from controller.games.message import say
from controller.games.registry import GAMES
from controller.runtime.inbox import Observed
from controller.runtime.wiring.assembly import Demo, Parts, Running, running
from controller.runtime.wiring.simulated import deck_for
from controller.table.state import Refused, TableState
from controller.web import files
from tests.toy.game import TOY, TWO_PACKS
from vision.observations import Exposed

DECK = tuple(deck_for(3, 1, pack={card.label: count for card, count in TWO_PACKS.items()}))


def picture_of(label: str) -> bytes:
    """What stands for the JPEG of a card."""
    return b"\xff\xd8\xff picture of " + label.encode()


def leaves(state: TableState, label: str, index: int | None = None) -> Observed:
    """The next card has left the shoe and was read; `index`: as the camera counts."""
    place = state.sight.seen + 1 if index is None else index
    ranks, suits = {label[0]: 0.999}, {label[1]: 1.0}
    seen = Exposed(place, label[0], label[1], 0.999, ranks, suits, 0.0)
    return Observed(seen, state.sight.epoch, picture_of(label), (picture_of(label) + b" once more",))


STATIC = Path(__file__).parent / "static"
"""Its page, and its sentences by language."""


@contextmanager
def its_pages() -> Iterator[None]:
    """They are served while the block runs, and are not part of the program's catalogue after it."""
    files.ROOTS.append(STATIC)
    catalogue.ROOTS.append(STATIC / "i18n")
    try:
        yield
    finally:
        files.ROOTS.remove(STATIC)
        catalogue.ROOTS.remove(STATIC / "i18n")


@asynccontextmanager
async def toy_table(folder: Path, *, port: int = 0, limit_s: int = 10) -> AsyncGenerator[Running]:
    """The table at work while the block runs."""
    GAMES["toy"] = TOY
    now: list[Running] = []

    def draw(command: Mapping[str, Any]) -> None:
        if command.get("action") != "draw" or not now:
            raise Refused("bad_action", say("toy-drawn-from"))
        state = now[0].table.state
        now[0].table.post(leaves(state, DECK[state.sight.seen + 1]))

    with its_pages():
        async with running(
            Parts(untouched=True),  # as if a camera read the cards
            TableConfig(name="Toy", game="toy", bank=0, purse=200),
            {"limit_s": limit_s},
            journal_path=folder / "toy.db",
            web=WebConfig(port=port),
            demo=Demo(draw, lambda: {"auto": False, "troubles": []}),
        ) as at_work:
            now.append(at_work)
            yield at_work


async def _serve(folder: Path, port: int, limit_s: int) -> None:
    async with toy_table(folder, port=port, limit_s=limit_s) as at_work:
        print(at_work.address, flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_serve(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 10))
