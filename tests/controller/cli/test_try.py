"""`faro try`: a table from nothing but a camera, as a process and as its parts."""

from __future__ import annotations

import importlib
import re
import signal
import stat
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from controller.__main__ import main
from controller.config import load
from controller.runtime.wiring.simulated import deck_for
from tests.controller.mjpeg import mjpeg_server
from vision.capture.devices import Device
from vision.capture.jpeg import encode_jpeg
from vision.render.scene import Scene

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 120.0
COMMAND = (sys.executable, "-m", "controller", "try")
try_command: Any = importlib.import_module("controller.cli.try")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The configurations with which a table was begun."""
    begun: list[Any] = []
    monkeypatch.setattr(try_command, "served", lambda command, config, folder, opened: begun.append(config) or 0)
    return begun


def answers(monkeypatch: pytest.MonkeyPatch, *given: str) -> None:
    """A terminal at which these are typed."""
    typed = iter(given)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))


def test_from_a_camera_alone_to_pages_and_the_same_again(tmp_path: Path) -> None:
    picture = encode_jpeg(Scene(deck_for(5, 1), seed=5).frame().image, longest_side=1280, quality=90)
    pins = []
    with mjpeg_server([picture]) as url:
        for _ in range(2):
            process = subprocess.Popen(
                [*COMMAND, "--camera", url, "--folder", str(tmp_path), "--here", "--port", "0", "--no-browser"],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            try:
                assert process.stdout is not None
                first, second = process.stdout.readline(), process.stdout.readline()
                assert first == f"faro, camera {url}; configuration {tmp_path}/faro/table.toml\n", process.communicate()
                found = re.fullmatch(
                    r"Set the camera up at (http://127.0.0.1:\d+/)service\?setup - the dealer's PIN is (\d{6})\n",
                    second,
                )
                assert found is not None, second
                address, pin = found.groups()
                pins.append(pin)
                asked = urllib.request.Request(f"{address}service?setup")
                with pytest.raises(urllib.error.HTTPError) as refused:
                    urllib.request.urlopen(asked, timeout=PATIENCE_S)
                assert refused.value.code == 401
                assert b'value="/service?setup"' in refused.value.read()
                body = f"to=%2Fservice%3Fsetup&pin={pin}".encode()
                with urllib.request.build_opener(urllib.request.HTTPCookieProcessor()).open(
                    f"{address}sign-in", body, timeout=PATIENCE_S
                ) as opened:
                    assert opened.url == f"{address}service?setup"
            finally:
                process.send_signal(signal.SIGTERM)
                process.communicate(timeout=PATIENCE_S)
            assert process.returncode == 0
    assert pins[0] == pins[1]
    written = tmp_path / "faro" / "table.toml"
    assert stat.S_IMODE(written.stat().st_mode) == 0o600
    assert load(written).camera.source == url


def test_game_and_camera_are_asked_for(
    tmp_path: Path, served: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(try_command, "cameras", lambda: [Device("v4l2:0", "One"), Device("v4l2:2", "Other")])
    answers(monkeypatch, "9", "2", "2", "2", "")
    assert main(["try", "--folder", str(tmp_path)]) == 0
    config = served[0]
    assert (config.table.game, config.camera.source, config.web.host) == ("german_faro", "v4l2:0", "0.0.0.0")
    assert (config.mcu.driver, config.gpio.factory, config.table.mode) == ("none", "none", "table")
    assert (config.vision.cards_on, config.vision.cards) == ("box", "bridge")
    out = capsys.readouterr().out
    assert "9 given, 1 to 3 expected" in out
    assert "2  in the dealing box" in out
    assert "1  v4l2:0 (One)" in out


def test_without_a_terminal_nothing_is_asked(
    tmp_path: Path, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(try_command, "cameras", lambda: [Device("v4l2:4", "One"), Device("v4l2:6", "Other")])
    assert main(["try", "--folder", str(tmp_path), "--mode", "casekeeper"]) == 0
    assert (served[0].camera.source, served[0].table.mode) == ("v4l2:4", "casekeeper")
    assert (served[0].vision.cards_on, served[0].vision.cards) == ("sheet", "poker")


def test_where_the_cards_lay_the_last_time_is_usual(
    tmp_path: Path, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(try_command, "cameras", lambda: [Device("v4l2:4", "One")])
    assert main(["try", "--folder", str(tmp_path), "--cards-on", "box"]) == 0
    assert main(["try", "--folder", str(tmp_path)]) == 0
    answers(monkeypatch, "", "", "", "")
    assert main(["try", "--folder", str(tmp_path)]) == 0
    assert [config.vision.cards_on for config in served] == ["box"] * 3


def test_punto_banco_lies_on_the_sheet_and_is_not_asked_where(
    tmp_path: Path, served: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(try_command, "cameras", lambda: [Device("v4l2:0", "One")])
    answers(monkeypatch, "3", "2", "1")
    assert main(["try", "--folder", str(tmp_path)]) == 0
    config = served[0]
    assert (config.table.game, config.vision.cards_on, config.vision.cards) == ("punto_banco", "sheet", "bridge")
    assert config.lays_cards
    assert not config.reads_at_exit, "a webcam's 30 pictures a second are enough"
    assert "Where do the cards lie?" not in capsys.readouterr().out
    box = ["--game", "punto_banco", "--cards-on", "box", "--cards", "poker", "--camera", "v4l2:0"]
    assert main(["try", *box, "--folder", str(tmp_path)]) == 2
    assert "read while the cards slide out of the shoe" in capsys.readouterr().err


def test_the_cards_of_the_last_time_are_the_usual_ones(
    tmp_path: Path, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(try_command, "cameras", lambda: [Device("v4l2:0", "One")])
    assert main(["try", "--cards", "spanish", "--folder", str(tmp_path)]) == 0
    answers(monkeypatch, "", "", "", "")
    assert main(["try", "--folder", str(tmp_path)]) == 0
    assert [config.vision.cards for config in served] == ["spanish", "spanish"]


def test_without_a_camera_a_phone_is_one(
    tmp_path: Path, served: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(try_command, "cameras", list)
    assert main(["try", "--folder", str(tmp_path)]) == 0
    assert served[0].camera.source == "phone"
    assert served[0].web.encrypted, "a browser gives a camera to a page over TLS alone"
    monkeypatch.setattr(try_command, "cameras", lambda: [Device("v4l2:0", "One")])
    answers(monkeypatch, "1", "1", "1", "2")
    assert main(["try", "--folder", str(tmp_path)]) == 0
    assert served[1].camera.source == "phone"
    assert "2  a phone, over the network" in capsys.readouterr().out


def test_what_was_changed_by_hand_is_kept_beside_it(
    tmp_path: Path, served: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "faro" / "table.toml"
    for _ in range(2):
        assert main(["try", "--camera", "v4l2:0", "--folder", str(tmp_path)]) == 0
    assert not path.with_name("table.toml.before").exists(), "nothing was changed"
    changed = path.read_text().replace("purse = 1000", "purse = 50")
    path.write_text(changed)
    assert main(["try", "--camera", "v4l2:0", "--folder", str(tmp_path)]) == 0
    assert path.with_name("table.toml.before").read_text() == changed
    assert served[0].web.pin == served[2].web.pin
    assert "table.toml.before" in capsys.readouterr().out


def test_what_cannot_be_used_is_one_line_and_nothing_begins(
    tmp_path: Path, served: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["try", "--camera", "v4l2:0", "--folder", str(tmp_path / "file")]) == 2
    assert "cannot be written: Not a directory" in capsys.readouterr().err
    assert main(["try", "--camera", "v4l2:0", "--folder", str(tmp_path), "--port", "99999"]) == 2
    assert "web.port" in capsys.readouterr().err
    assert main(["try", "--camera", "phone", "--here", "--folder", str(tmp_path)]) == 2
    assert "which no phone can open" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["try", "--game", "siete_y_media"])
    assert served == []


def test_a_configuration_that_is_broken_is_written_anew(tmp_path: Path, served: list[Any]) -> None:
    folder = tmp_path / "faro"
    folder.mkdir()
    (folder / "table.toml").write_text("[web\n")
    assert main(["try", "--camera", "v4l2:0", "--folder", str(tmp_path)]) == 0
    assert load(folder / "table.toml").web.pin == served[0].web.pin


def test_a_run_without_a_configuration_says_how_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 2
    assert "`faro try`" in capsys.readouterr().err
