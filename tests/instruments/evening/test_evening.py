"""A short rendered evening (`make evening` plays whole ones), and that its proof finds what it is there to find."""

from __future__ import annotations

import asyncio
import copy
import json
import shutil
from pathlib import Path

import pytest

from controller.games.audience import PUBLIC
from tests.controller.followed import Followed
from tests.instruments.evening.evening import Evening, Looked, Play, kept_if_failed, read_lines
from tests.instruments.evening.lines import BINARY
from tests.instruments.evening.proof import Proof

SEED = 3


def proven(evening: Evening) -> Proof:
    proof = Proof(evening)
    proof.prove()
    return proof


def draw_again(evening: Evening, player: str) -> None:
    """As if the player's token looked like a card."""
    path = next(path for path in evening.lines if path.stem == player)
    replies = (json.loads(text) for _, text in read_lines(path) if '"token":' in text)
    token = next(reply["data"]["token"] for reply in replies)
    path.write_text(path.read_text().replace(token, "6D_fgFGm0aJx-Qs3pLwZkT9yVbNc1dRe"))


def spoil(evening: Evening) -> None:
    """Everything that the proof looks for, once each."""
    stranger = next(path for path in evening.lines if path.stem == "stranger")
    messages, followed = [], [Followed() for _ in evening.killed]
    for life, text in read_lines(stranger):
        if text != BINARY:
            messages.append((life, json.dumps(followed[life].message(text), separators=(",", ":"))))
    states = [n for n, (_, text) in enumerate(messages) if '"type":"state"' in text]
    life, text = messages[states[3]]
    table = json.loads(text)
    table["log"].append({"seq": table["log"][-1]["seq"], "text": {"code": "none", "data": {"card": "10♥"}}})
    messages[states[3]] = life, json.dumps(table)
    messages.append((life, BINARY))
    stranger.write_text("".join(f"{life}\t{text}\n" for life, text in messages))
    dealer = next(path for path in evening.lines if path.stem == "dealer")
    answered = [
        json.loads(text)["id"] for _, text in read_lines(dealer) if '"ok":true' in text and "camera" not in text
    ]
    dealer.write_text(dealer.read_text().replace(f'"id":"{answered[0]}"', '"id":"of-nobody"'))
    evening.lines[dealer][1]["of-nobody"] = "open_seat"
    deck = evening.decks[1]
    evening.decks[1] = (deck[1], deck[0], *deck[2:])
    unseen = next(row.body["sighting"]["image"] for row in evening.rows if row.body["kind"] == "card_seen")
    evening.looked.append(Looked(PUBLIC, unseen, True, 1, 2))
    evening.said += "Traceback (most recent call last):\n"


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_killed_evening_has_lost_nothing_and_shown_nothing_early() -> None:
    with kept_if_failed() as folder:
        table = Play("chemin_de_fer", SEED, folder, coups=2, kills=1)
        asyncio.run(table.play())
        draw_again(table.evening, "Eve")
        proof = proven(table.evening)
        assert proof.found == []
        assert proof.counts.coups >= 2
        assert len(table.evening.killed) == len(table.evening.moments) >= 2
        assert min(proof.counts.altered, proof.counts.commands, proof.counts.refused_pictures) > 0

        evening = copy.copy(table.evening)
        spoil(evening)
        found = {line.split(":")[0] for line in proven(evening).found}
        assert found == {"early", "told", "pictures", "lost", "cards", "console"}


def _fail(folder: Path, error: AssertionError) -> None:
    (folder / "dealer.lines").touch()
    raise error


def test_the_files_of_a_failed_evening_stay_and_are_named() -> None:
    error = AssertionError()
    with pytest.raises(AssertionError), kept_if_failed() as folder:
        _fail(folder, error)
    assert error.__notes__ == [f"the evening's files: {folder}"]
    assert (folder / "dealer.lines").exists()
    shutil.rmtree(folder)
    with kept_if_failed() as folder:
        pass
    assert not folder.exists()
