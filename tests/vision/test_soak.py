"""The soak test: deals held against the pack and against the order they were stacked in."""

from collections import Counter

import pytest

from tests.english import english
from tests.sample import sampled
from vision.offline.soak import DealTally, RenderedDeals, watch_deals
from vision.reading import Reader
from vision.render import card_art
from vision.render.scene import Scene
from vision.render.view import Difficulty
from vision.track.tracker import CardTracker

PACK = ("7H", "4D", "KH", "2D", "QS")


def dealt(
    reader: Reader, deck: tuple[str, ...], *, deals: int = 1, order: tuple[str, ...] | None = None
) -> list[DealTally]:
    scene = Scene(deck, seed=4, size=(640, 360), difficulty=Difficulty(card_px=110), art=card_art.raster)
    cards = Counter((card[0], card[1]) for card in PACK)
    return list(watch_deals(RenderedDeals(scene, deals), CardTracker(reader), cards=cards, order=order))


@pytest.mark.whole
def test_the_same_pack_again_and_again(template_reader: Reader) -> None:
    tallies = dealt(template_reader, PACK, deals=2, order=PACK)
    assert [(one.number, one.cards, one.errors, one.unclear) for one in tallies] == [(1, 5, [], []), (2, 5, [], [])]
    assert sorted(tallies[1].pictures) == list(range(5))
    assert tallies[1].began_s > tallies[0].ended_s


@pytest.mark.parametrize(
    ("deck", "order", "errors"),
    sampled(
        [
            (("7H", "4D", "KH", "2D", "4D"), None, ["card 5: one more 4D than the pack has", "QS never came"]),
            (PACK[:4], None, ["4 cards were seen, the pack has 5", "QS never came"]),
            (("7H", "KH", "4D", "2D", "QS"), PACK, ["card 2 is 4D, read as KH", "card 3 is KH, read as 4D"]),
        ],
        1,
    ),
)
def test_what_is_wrong_is_named(
    template_reader: Reader, deck: tuple[str, ...], order: tuple[str, ...] | None, errors: list[str]
) -> None:
    (tally,) = dealt(template_reader, deck, order=order)
    assert [english(error) for error in tally.errors] == errors
