"""`faro exercise` and `faro calibrate beads` against a board with end stops, as the command line sees them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from controller.__main__ import main
from controller.cli import exercise
from firmware_bridge.fake_mcu import FakeMcu
from firmware_bridge.messages import Calibration, ReadCalibration
from hardware.beads import calibrate, calibration_file
from hardware.beads.board import Board
from hardware.beads.servo import CasekeeperCalibration
from hardware.gpio import opening
from hardware.gpio_factory import open_factory
from hardware.pins import DEFAULT_PINS


@pytest.fixture
def mcu() -> Iterator[FakeMcu]:
    with FakeMcu(servo_speed=10, boot_s=0) as running:
        for channel in range(13):
            running.set_stops(channel, 880, 880 + 1267)
        yield running


@pytest.fixture
def config(tmp_path: Path, mcu: FakeMcu, monkeypatch: pytest.MonkeyPatch) -> Path:
    usual = calibrate.find_places.__kwdefaults__ or {}
    monkeypatch.setattr(calibrate.find_places, "__kwdefaults__", {**usual, "settle_s": 0.03})
    path = tmp_path / "table.toml"
    path.write_text(f'[mcu]\nport = "{mcu.port_url}"\n[gpio]\nfactory = "mock"\n')
    return path


def in_the_board(mcu: FakeMcu, channel: int) -> Calibration:
    with Board(mcu.port_url, 250_000) as board:
        board.connect()
        return board.ask(ReadCalibration(channel), Calibration)


def test_calibrated_exercised_and_undone(config: Path, mcu: FakeMcu, capsys: pytest.CaptureFixture[str]) -> None:
    path = config.parent / "casekeeper.toml"
    assert main(["calibrate", "beads", "--config", str(config), "--yes"]) == 0
    assert "every bead was moved there and back once: good" in capsys.readouterr().out
    found = calibration_file.load(path)
    assert found[0].pulse_us == pytest.approx([1013 + 250 * n for n in range(5)], abs=20)
    assert in_the_board(mcu, 9).pulse_0_us == found[9].pulse_us[0]

    assert main(["exercise", "--config", str(config), "--cycles", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["good"]
    assert [one["rank"] for one in told["spindles"]] == list("A23456789TJQK")
    assert all(one["spread_beads"] <= 0.15 for one in told["spindles"])
    assert told["sensors"]["exit_beam"] == {"active": False, "edges": 0}
    assert set(told["sensors"]) >= {"lid", "follower_end", "button_hold"}

    assert main(["calibrate", "beads", "--config", str(config), "--undo"]) == 0
    assert calibration_file.load(path) == CasekeeperCalibration()
    assert in_the_board(mcu, 9).pulse_0_us == 1000
    assert main(["calibrate", "beads", "--config", str(config), "--undo"]) == 0
    assert calibration_file.load(path) == found


def test_park_says_of_every_servo_what_was_done(config: Path, mcu: FakeMcu, capsys: pytest.CaptureFixture[str]) -> None:
    for channel in range(13):
        mcu.set_potentiometer(channel, 225 * 1.12, 675 * 1.12)
        mcu.push(channel, 2000)
    assert main(["park", "--config", str(config)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert mcu.at_us() == [1000] * 13
    assert lines[12].startswith("spindle 12   K  driven to 1000 us; its feedback reads 252, 1060 us by the calibration")
    assert lines[13:] == ["all 13 servos were driven to 1000 us and released"]
    mcu.take_wire_off(3)
    assert main(["park", "--config", str(config)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[3] == "spindle  3   4  NOT DRIVEN: its feedback wire reads nothing (input A3 reads 0)"
    assert lines[13:] == ["NOT parked: spindle 3. Mend that and run this again."]


def test_park_drives_servos_without_feedback_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = tmp_path / "table.toml"
    config.write_text('[mcu]\ndriver = "gpio"\n[gpio]\nfactory = "mock"\n')
    assert main(["park", "--config", str(config)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "spindle  0   A  driven to 1000 us"
    assert len(lines) == 14


def test_a_casekeeper_of_one_spindle(config: Path, mcu: FakeMcu, capsys: pytest.CaptureFixture[str]) -> None:
    """Twelve inputs read nothing: no command asks for them."""
    config.write_text(config.read_text().replace("[gpio]", 'spindles = ["8"]\n[gpio]'))
    for channel in set(range(13)) - {7}:
        mcu.take_wire_off(channel)
    mcu.push(7, 2000)
    assert main(["park", "--config", str(config)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("spindle  7   8  driven to 1000 us")
    assert lines[1:] == ["the servo was driven to 1000 us and released"]
    assert main(["calibrate", "beads", "--config", str(config), "--yes"]) == 0
    out = capsys.readouterr().out
    assert "This moves" not in out
    assert "stored in the board (1 spindle changed)" in out
    assert "every bead was moved there and back once: good" in out
    assert main(["exercise", "--config", str(config), "--cycles", "1", "--json"]) == 0
    assert [one["spindle"] for one in json.loads(capsys.readouterr().out)["spindles"]] == [7]
    for command in (["park"], ["exercise"], ["calibrate", "beads", "--yes"]):
        assert main([*command, "--config", str(config), "--spindle", "3"]) == 2
        refused = capsys.readouterr().err
        assert refused == f"faro {command[0]}: --spindle 3 given, which is not built here; [mcu] spindles has 7\n"


def test_what_is_asked_before_one_spindle_moves(
    config: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    config.write_text(config.read_text().replace("[gpio]", 'spindles = ["8"]\n[gpio]'))
    monkeypatch.setattr("builtins.input", lambda prompt: "n")
    assert main(["calibrate", "beads", "--config", str(config)]) == 1
    assert "This moves spindle 7 slowly" in capsys.readouterr().out


def test_the_exercise_moves_the_chosen_alone(config: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ["--spindle", "9", "--spindle", "2"]
    assert main(["exercise", "--config", str(config), "--cycles", "1", "--json", *chosen]) == 0
    assert [one["spindle"] for one in json.loads(capsys.readouterr().out)["spindles"]] == [2, 9]


def test_one_spindle_caught_stores_nothing(config: Path, mcu: FakeMcu, capsys: pytest.CaptureFixture[str]) -> None:
    mcu.set_stops(2, 900, 1300)
    assert main(["calibrate", "beads", "--config", str(config), "--yes", "--spindle", "1", "--spindle", "2"]) == 1
    err = capsys.readouterr().err
    assert "spindle 2" in err
    assert err.endswith("Nothing was stored.\n")
    assert not (config.parent / "casekeeper.toml").exists()
    assert in_the_board(mcu, 1).stored == 0


def test_without_consent_nothing_moves(config: Path, mcu: FakeMcu, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "n")
    assert main(["calibrate", "beads", "--config", str(config)]) == 1
    assert mcu.board.boots == 2  # plugged in; the port was never opened


def test_a_jam_in_the_exercise_is_exit_1_and_named(
    config: Path, mcu: FakeMcu, capsys: pytest.CaptureFixture[str]
) -> None:
    mcu.jam(4)
    assert main(["exercise", "--config", str(config), "--cycles", "1"]) == 1
    out = capsys.readouterr().out
    assert "spindle 4: jammed" in out
    assert "NOT GOOD" in out


def test_a_sensor_that_does_not_rest_while_beads_move_is_named(
    config: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    factory = open_factory("mock")
    monkeypatch.setattr(opening, "open_factory", lambda name: factory)
    lid = factory.pin(DEFAULT_PINS["lid"])

    def disturb(cycle: int, beads: int) -> None:
        (lid.drive_low if beads % 2 else lid.drive_high)()

    monkeypatch.setattr(exercise, "_shown_on", lambda progress: disturb)
    assert main(["exercise", "--config", str(config), "--cycles", "1"]) == 1
    out = capsys.readouterr().out
    assert re.search(r"lid: .*, changed \d+ times while beads moved", out)
    assert "exit_beam: at rest, did not change" in out
    assert "NOT GOOD" in out


@pytest.mark.parametrize(
    ("toml", "arguments", "says"),
    [
        ('driver = "maestro"', ["exercise"], "no feedback"),
        ('driver = "none"', ["calibrate", "beads", "--yes"], "has no board"),
        ('port = "/nowhere"', ["exercise"], "cannot open /nowhere"),
        ('port = "/nowhere"', ["park"], "faro park: cannot open /nowhere"),
        ('driver = "none"', ["park"], "has no board"),
        ('driver = "gpio"\n[gpio]\nfactory = "none"', ["park"], "needs pins"),
        ('driver = "maestro"\nport = "loop://"', ["park"], "faro park: no Maestro answers"),
        ('driver = "fake"\n[gpio]\nfactory = "rpigpio"', ["exercise"], "faro exercise: "),
        ('port = "/nowhere"', ["exercise", "--cycles", "0"], "--cycles 0 given"),
        ('port = "/nowhere"', ["calibrate", "beads", "--undo"], "nothing to undo"),
        ('port = "/nowhere"', ["calibrate", "beads", "--spindle", "13"], "--spindle 13 given, 0 to 12 expected"),
        ('port = "/nowhere"', ["park", "--spindle", "-1"], "--spindle -1 given, 0 to 12 expected"),
        ('port = "/nowhere"', ["exercise", "--spindle", "13"], "--spindle 13 given, 0 to 12 expected"),
        ("port = 3", ["exercise"], "mcu.port"),
    ],
)
def test_bad_input_is_one_line_and_exit_2(
    tmp_path: Path, toml: str, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    config = tmp_path / "table.toml"
    config.write_text(f"[mcu]\n{toml}\n")
    assert main([*arguments, "--config", str(config)]) == 2
    err = capsys.readouterr().err.strip()
    assert says in err
    assert "\n" not in err
