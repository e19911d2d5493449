"""Events as the first version wrote them: every later version must still read them, and mean the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from controller.games import faro, german_faro
from controller.games.faro.codec import EVENT_TYPES
from controller.games.german_faro.codec import EVENT_TYPES as GERMAN_TYPES

GAMES: dict[str, Any] = {"faro": faro, "german_faro": german_faro}
RECORDS = [json.loads(line) for line in (Path(__file__).parent / "events_v1.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("record", [pytest.param(r, id=f"{r['game']}-{r['event']['event']}") for r in RECORDS])
def test_an_old_event_still_loads_and_is_written_with_all_it_said(record: dict[str, Any]) -> None:
    game = GAMES[record["game"]]
    event = game.decode_event(record["event"])
    written = json.loads(json.dumps(game.encode_event(event)))
    assert {name: written[name] for name in record["event"]} == record["event"]


def test_every_event_of_the_first_version_is_there() -> None:
    names = {(record["game"], record["event"]["event"]) for record in RECORDS}
    assert names == {("faro", name) for name in EVENT_TYPES} | {("german_faro", name) for name in GERMAN_TYPES}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoiled", [{}, {"event": "Nothing"}, {"event": "CardShown"}, {"event": "CardShown", "x": 1}])
def test_what_is_no_event_is_refused(game: str, spoiled: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="event"):
        GAMES[game].decode_event(spoiled)
