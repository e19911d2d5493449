"""`faro acceptance` with a board in Python, mock pins and a drawn box; its person reads what is asked and does it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from controller.__main__ import main
from controller.cli.acceptance import parts
from controller.cli.acceptance.asking import Person
from controller.cli.check import computer
from controller.cli.check.computer import Finding
from firmware_bridge.fake_mcu import FakeMcu
from hardware.beads import calibrate
from hardware.gpio import opening
from hardware.pins import DEFAULT_PINS
from tests.hardware.waiting import eventually
from vision.message import say
from vision.offline.soak import DealTally

MOVED = {
    "slit": "exit_beam",
    "lid": "lid",
    "follower": "follower_end",
    "no more bets": "button_no_more_bets",
    '"hold"': "button_hold",
    '"call"': "button_call",
}
"""A word of what is asked, and the pin that a hand then moves."""


class Hand:
    """Standard input of somebody who reads the last question on standard error. `answers`: what he says of it where it
    has this word, "y" else; `left_alone`: the pins he does not move."""

    def __init__(self, asked: Callable[[], str]) -> None:
        self.asked = asked
        self.questions: list[str] = []
        self.answers: dict[str, str] = {}
        self.left_alone: set[str] = set()
        self.most = 100
        self.gpio: Any = None

    def readline(self) -> str:
        question = self.asked().rpartition("\n")[2]
        self.questions.append(question)
        if len(self.questions) > self.most:
            return ""
        pin = next((pin for word, pin in MOVED.items() if word in question and "Enter" in question), None)
        if pin is not None and pin not in self.left_alone:
            self._move(pin)
        return next((said for word, said in self.answers.items() if word in question), "y") + "\n"

    def _move(self, pin: str) -> None:
        part = self.gpio.buttons if pin.startswith("button") else self.gpio.box
        for changes, move in enumerate(("drive_low", "drive_high"), 1):
            getattr(self.gpio.factory.pin(DEFAULT_PINS[pin]), move)()
            eventually(lambda want=changes: part.signals()[pin].edges >= want)


@pytest.fixture(autouse=True)
def computer_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever runs the test."""
    monkeypatch.setattr(computer, "computer", lambda: iter([Finding("computer", "good", "a Pi")]))


@pytest.fixture
def mcu() -> Iterator[FakeMcu]:
    with FakeMcu(servo_speed=10, boot_s=0) as running:
        running.set_stops(7, 880, 880 + 1267)
        yield running


@pytest.fixture
def config(tmp_path: Path, mcu: FakeMcu) -> Path:
    path = tmp_path / "table.toml"
    path.write_text(
        f'[mcu]\nport = "{mcu.port_url}"\nspindles = ["8"]\n[gpio]\nfactory = "mock"\nbuzzer = true\n'
        '[camera]\nsource = "scene"\n'
    )
    return path


@pytest.fixture
def hand(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Hand:
    one = Hand(lambda: capsys.readouterr().err)
    opened = opening.open_gpio

    def open_gpio(*args: Any, **options: Any) -> Any:
        one.gpio = opened(*args, **options)
        return one.gpio

    monkeypatch.setattr(opening, "open_gpio", open_gpio)
    monkeypatch.setattr(sys, "stdin", one)
    return one


def deals(monkeypatch: pytest.MonkeyPatch, *tallies: DealTally) -> None:
    monkeypatch.setattr(parts, "_dealt", lambda test: iter(tallies))


def run(config: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, dict[str, Any]]:
    code = main(["acceptance", "--config", str(config), "--cycles", "1", "--deals", "2", "--json", *more])
    return code, json.loads(capsys.readouterr().out)


def states(protocol: dict[str, Any]) -> dict[str, dict[str, str]]:
    """Of each section the states of its parts."""
    return {one["name"]: {check["part"]: check["state"] for check in one["checks"]} for one in protocol["sections"]}


def test_everything_is_tried_in_order_and_accepted(
    config: Path, hand: Hand, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    deals(monkeypatch, DealTally(1, cards=52), DealTally(2, cards=52, unclear=[7]))
    page = tmp_path / "protocol.html"
    usual = calibrate.find_places.__kwdefaults__ or {}
    monkeypatch.setattr(calibrate.find_places, "__kwdefaults__", {**usual, "settle_s": 0.03})
    assert main(["calibrate", "beads", "--config", str(config), "--yes"]) == 0
    capsys.readouterr()
    code, protocol = run(config, capsys, "--html", str(page))
    found = states(protocol)
    assert list(found) == ["computer", "inputs", "board", "beads", "camera", "deals", "eye"]
    wrong = {(part, name) for part, names in found.items() for name, state in names.items() if state == "wrong"}
    assert (code, protocol["good"], wrong) == (0, True, set())
    for name in ("exit_beam", "lid", "follower_end", "button_hold", "buzzer", "light call"):
        assert found["inputs"][name] == "good"
    assert found["beads"] == {"spindle 7": "good", "servo supply": "good"}
    assert found["eye"] == {"stop": "good", "neighbours": "good", "ranks": "good", "covers": "good"}
    moved = next(one for one in protocol["sections"][1]["checks"] if one["part"] == "lid")
    assert moved["data"] == {"edges": 2, "active": False}
    written = page.read_text()
    assert "none wrong: accepted" in written
    assert "2 of 2 deals, 104 cards, of which the dealer would have been asked about 1" in written
    assert "<script" not in written
    assert len(hand.questions) == len(set(hand.questions)), "each is asked once"


def test_what_is_not_as_it_should_be_is_wrong_and_the_rest_is_tried(
    config: Path, mcu: FakeMcu, hand: Hand, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    error = say("offline-not-all-seen", seen=51, size=52)
    deals(monkeypatch, DealTally(1, cards=51, errors=[error]), DealTally(2, cards=52))
    mcu.jam(7)
    hand.left_alone.add("lid")
    hand.answers = {"dark": "n", "covers": ""}
    code, protocol = run(config, capsys)
    wrong = {part for names in states(protocol).values() for part, state in names.items() if state == "wrong"}
    assert (code, protocol["good"]) == (1, False)
    assert wrong == {"lid", "lamp", "spindle 7", "deal 1", "covers"}
    fixes = {check["fix"] for check in protocol["sections"][2]["checks"] if check["part"] == "spindle 7"}
    assert fixes == {"faro calibrate beads"}, "it never was"


def test_who_stops_answering_is_asked_no_more_and_nothing_counts_as_good(
    config: Path, hand: Hand, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deals(monkeypatch, DealTally(1, cards=52))
    hand.most = 2
    code, protocol = run(config, capsys)
    found = states(protocol)
    assert code == 1
    assert len(hand.questions) == 3
    assert [found["inputs"][name] for name in ("exit_beam", "lid", "follower_end")] == ["good", "good", "wrong"]
    assert set(found["eye"].values()) == {"wrong"}
    assert found["deals"]["deals"] == "wrong", "one of two"


def test_ended_by_hand_it_gives_the_protocol_until_then(
    config: Path, hand: Hand, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(self: Person, what: str) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(Person, "done", stopped)
    code, protocol = run(config, capsys)
    assert code == 1
    assert list(states(protocol)) == ["computer", "inputs"]
    assert states(protocol)["inputs"]["protocol"] == "wrong"


def test_a_board_that_is_not_there_is_one_finding(
    config: Path, hand: Hand, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deals(monkeypatch)
    config.write_text('[mcu]\nport = "/nowhere"\n[gpio]\nfactory = "none"\n[camera]\nsource = "none"\n')
    code, protocol = run(config, capsys)
    found = states(protocol)
    assert code == 1
    assert (found["board"], found["beads"]) == ({"board": "wrong"}, {"beads": "wrong"})
    assert found["camera"] == {"camera": "note"}
    assert found["deals"] == {"deals": "note"}


def test_the_terminal_s_protocol_has_headings_and_the_result(
    config: Path, hand: Hand, capsys: pytest.CaptureFixture[str]
) -> None:
    config.write_text('[mcu]\ndriver = "none"\n[gpio]\nfactory = "none"\n[camera]\nsource = "none"\n')
    main(["acceptance", "--config", str(config), "--deals", "0"])
    lines = capsys.readouterr().out.splitlines()
    assert "Computer" in lines
    assert "By eye" in lines
    assert lines[-1].endswith(("accepted", "NOT accepted"))


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--deals", "-1"], "--deals -1 given, 0 to 10000 expected"),
        (["--cycles", "10001"], "--cycles 10001 given, 1 to 10000 expected"),
        (["--html", "nowhere/p.html"], "--html nowhere/p.html: cannot be written: there is no such folder"),
        (["--order", "nowhere"], "--order"),
        (["--pack", "nowhere"], "nowhere: "),
    ],
)
def test_bad_input_is_refused_before_anything_is_tried(
    config: Path, hand: Hand, more: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["acceptance", "--config", str(config), *more]) == 2
    assert not hand.questions
    assert says in capsys.readouterr().err


@pytest.mark.whole
def test_a_drawn_pack_is_dealt_from_a_drawn_box(config: Path, hand: Hand, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["acceptance", "--config", str(config), "--cycles", "1", "--deals", "1", "--json"])
    protocol = json.loads(capsys.readouterr().out)
    assert states(protocol)["deals"] == {"deals": "good"}
    assert code == 1, "the spindle was never calibrated"
