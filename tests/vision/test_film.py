"""The tracker on a film of real photographs: cards laid by hand, without a box."""

import csv
from itertools import takewhile

import pytest

from tests.bench.bench_stills import DATA
from vision.camera import VideoFile
from vision.observations import Exposed, Unclear
from vision.reader import CardReader
from vision.tracker import CardTracker

FILM = DATA / "clips" / "stopmotion_dev_yuchenrao.mp4"
FRAMES = 612


@pytest.mark.photos
def test_every_photographed_card_is_read_within_three_frames() -> None:
    if not FILM.exists():
        pytest.skip(f"the film of photographed cards is not at {FILM} (FARO_DATA)")
    with FILM.with_suffix(".csv").open() as lines:
        shown = list(takewhile(lambda row: int(row["last_frame"]) < FRAMES, csv.DictReader(lines)))
    film, tracker = VideoFile(FILM), CardTracker(CardReader())
    told: list[tuple[int, str]] = []
    while (frame := film.read()) is not None and frame.sequence < FRAMES:
        for seen in tracker.observe(frame):
            assert not isinstance(seen, Unclear)
            if isinstance(seen, Exposed):
                told.append((frame.sequence, seen.rank + str(seen.suit)))
    assert [card for _, card in told] == [row["label"].replace("10", "T") for row in shown]
    late = [number - int(row["first_frame"]) for (number, _), row in zip(told, shown, strict=True)]
    assert max(late) <= 3
