"""`faro odds --plot`: the bank's edge on every bet as a picture."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from controller import catalogue
from controller.__main__ import main
from controller.cli.bars import Bar, as_svg, bar_of
from controller.cli.odds import PLAYED

SVG = "{http://www.w3.org/2000/svg}"
LOW = [rank + suit for rank in "23456" for suit in "SHDC"]
"""Cards that are seen, so that fewer hands are counted."""
SEEN = {
    "faro": "7C,4H,10H",
    "siete_y_media": " ".join(LOW[:19]),
    "macao": " ".join(LOW * 2),
    "victoria": " ".join(LOW * 2),
}


@pytest.mark.parametrize("game", PLAYED)
def test_every_game_s_edges_are_drawn(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "edges.svg"
    assert main(["odds", "--game", game, "--seen", SEEN.get(game, "2C,3H"), "--json", "--plot", str(path)]) == 0
    answer = json.loads(capsys.readouterr().out)
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    axis, *texts = ["".join(found.itertext()) for found in root.iter(f"{SVG}text")]
    assert axis == "what the bank gains of a unit staked, for each decision"
    names, figures = texts[::2], texts[1::2]
    assert len(set(names)) == len(names) >= 2
    rows = answer.get("bets") or answer.get("stakes") or []
    edges = [row.get("edge_decision", row.get("edge")) for row in rows]
    wanted = [f"{float(Fraction(edge)) * 100:.2f} %" for edge in edges if edge is not None]
    assert figures[: len(wanted)] == wanted
    assert len(list(root.iter(f"{SVG}rect"))) == 1 + len(figures)


@pytest.mark.whole
def test_ranks_have_the_letters_of_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(catalogue, "_own", lambda: catalogue.Catalogue("de"))
    assert main(["odds"]) == 0
    bets = [line.split()[0] for line in capsys.readouterr().out.splitlines() if " offen " in line]
    assert bets == [*"A23456789", "10", "B", "D", "K", "5-9", "6-7-8", "K-D-A-2"]


def test_the_calls_of_the_last_turn_are_drawn_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
    path = tmp_path / "edges.svg"
    assert main(["odds", "--seen", ",".join(pack[:49]), "--json", "--plot", str(path)]) == 0
    calls = json.loads(capsys.readouterr().out)["calls"]
    drawn = path.read_text(encoding="utf-8")
    assert calls
    assert all(f">call {'-'.join(call['order']).replace('T', '10')}<" in drawn for call in calls)


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path, said in ((tmp_path / "edges.png", "ends with .svg"), (tmp_path / "none/edges.svg", "cannot be written")):
        assert main(["odds", "--plot", str(path)]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith(f"faro odds: --plot {path}: ")
        assert said in err


def test_where_the_player_gains_the_bar_is_of_another_colour() -> None:
    assert [bar_of("a", edge).odd for edge in ("1/66", "0", "-1/66")] == [False, False, True]
    drawn = as_svg([Bar("<a> & b", -0.5, odd=True), Bar("c", 0.25, 0.01)], "x < y")
    ElementTree.fromstring(drawn)
    assert drawn.count("#b33") == drawn.count("#375") == 1
    assert drawn.count('stroke-width="2"') == 1
