"""`faro check`: what is wrong is named first with its fix, the exit code says it, and nothing is guessed."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from controller.__main__ import main
from controller.cli.check import computer
from controller.cli.check.board import board
from controller.cli.check.networks import networks
from controller.cli.check.pack import pack
from controller.cli.check.pages import encryption, pages
from controller.config import (
    CameraConfig,
    Config,
    GpioConfig,
    McuConfig,
    TableConfig,
    VisionConfig,
    WebConfig,
    parse,
)
from controller.games.message import plain
from controller.keys.certificates import OwnCertificates
from controller.runtime.journal import Journal
from controller.runtime.wiring.real import PartsError, opened, table_reader
from controller.table.events import FaultRaised, encode
from firmware_bridge.fake_mcu import FakeMcu
from hardware import pi
from hardware.beads import calibration_file
from hardware.beads.servo import CasekeeperCalibration, SpindleCalibration
from hardware.devices import Part
from hardware.gpio import opening
from hardware.gpio_factory import open_factory
from hardware.pins import DEFAULT_PINS
from tests.controller.cli.terminal import Terminal
from tests.english import raises_saying
from tests.hardware.fake_maestro import FakeMaestro
from tests.vision.standin import StandIn
from vision.capture.camera import CameraFault, Frame
from vision.pack.enrolled_pack import EnrolledPack, Learnt, Picture, load, save
from vision.quads import CARD_H, CARD_W
from vision.read.networks import CHOSEN, OPENCV
from vision.render.scene import Scene
from vision.render.shoe_picture import Nose
from vision.render.shoe_scene import Handling, ShoeScene


@pytest.fixture
def mcu() -> Iterator[FakeMcu]:
    with FakeMcu(boot_s=0) as running:
        yield running


def config_for(mcu: FakeMcu) -> Config:
    return Config(mcu=McuConfig(port=mcu.port_url))


def found(config: Config, folder: Path, last: dict[str, str] | None = None) -> dict[str, computer.Finding]:
    return {one.part: one for one in board(config, folder, last or {})}


def test_the_whole_screen_as_json_and_the_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.toml"
    path.write_text('[camera]\nsource = "none"\n[mcu]\ndriver = "fake"\n[gpio]\nfactory = "mock"\n')
    code = main(["check", "--config", str(path), "--json"])
    told = json.loads(capsys.readouterr().out)
    wrong = [one["part"] for one in told["checks"] if one["state"] == "wrong"]
    assert (code, told["good"]) == (int(bool(wrong)), not wrong)
    assert set(wrong) <= {"clock", "disk", "temperature"}  # this computer's own
    assert {"computer", "journal", "camera", "pack", "pins", "exit beam", "board", "spindle 12"} <= {
        one["part"] for one in told["checks"]
    }


@pytest.mark.parametrize(
    ("web", "state", "told"),
    [
        (WebConfig(), "note", "no PIN: whoever comes from this machine is the dealer, also through nginx"),
        (WebConfig(pin="471193"), "good", "the dealer signs in with the PIN, on this machine too"),
        (WebConfig(pin="471193", proxies=["::1"]), "good", "visitors' addresses are believed of ::1"),
    ],
)
def test_who_is_the_dealer_is_informed(web: WebConfig, state: str, told: str) -> None:
    one = pages(Config(web=web))
    assert (one.part, one.state, told in one.text) == ("pages", state, True), one


OPEN = {"host": "0.0.0.0", "pin": "471193"}


def test_how_the_line_is_encrypted_is_informed(tmp_path: Path) -> None:
    def told(**web: Any) -> tuple[str, str]:
        one = encryption(Config(table=TableConfig(journal="t.db"), web=WebConfig(**web)), tmp_path)
        assert one.part == "tls"
        return one.state, one.text

    assert told() == ("good", "http on loopback alone: nothing of it passes a network")
    assert told(**OPEN, tls="off") == (
        "note",
        '[web] tls is "off": whoever can hear the network can read PINs and be the dealer',
    )
    assert told(**OPEN) == ("note", f"https; the first start makes the keys in {tmp_path / 'keys'}")
    assert not (tmp_path / "keys").exists(), "a look changes nothing"
    own = OwnCertificates(tmp_path / "keys", ["faro.local"], list)
    state, text = told(**OPEN)
    assert state == "good"
    assert text.endswith(f"certificate until {own.leaf.ends:%Y-%m-%d}; SHA-256 {own.authority.fingerprint}")
    (tmp_path / "keys" / "authority.pem").write_text("nonsense")
    state, text = told(**OPEN)
    assert (state, "authority.pem holds no key with its certificate" in text) == ("wrong", True)
    given = {"tls": "files", "certificate": "a.pem", "key": "b.pem"}
    state, text = told(**OPEN, **given)
    assert (state, "a.pem cannot be read: No such file" in text) == ("wrong", True)
    for name in ("a.pem", "b.pem"):
        (tmp_path / name).write_text(own.leaf.pem())
    (tmp_path / "b.pem").chmod(0o644)
    state, text = told(**OPEN, **given)
    assert (state, "b.pem can be read by every user" in text) == ("wrong", True)
    (tmp_path / "b.pem").chmod(0o640)
    assert told(**OPEN, **given) == ("good", "https with a.pem")


def test_what_is_wrong_comes_first_with_its_fix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.toml"
    path.write_text('[camera]\nsource = "/no/such/clip"\n[mcu]\nport = "/nowhere"\n[gpio]\nfactory = "none"\n')
    assert main(["check", "--config", str(path)]) == 1
    above, _, below = capsys.readouterr().out.partition("\n\n")
    assert "camera: /no/such/clip" in above
    assert "board: cannot open /nowhere" in above
    assert above.count("-> ") == above.count("\n  ") / 2
    assert "note   pins" in below


SEEN = Config(camera=CameraConfig(source="scene"))


def test_a_terminal_of_eighty_columns_shows_every_line_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "table.toml"
    file.write_text('[camera]\nsource = "none"\n[mcu]\ndriver = "serial"\nport = "/dev/no-such-board"\n')
    terminal = Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((80, 24)))
    assert main(["check", "--config", str(file)]) == 1
    main(["config", "check", str(file)])
    shown = re.sub(r"\033\[[\d;]*m", "", terminal.getvalue()).splitlines()
    assert [line for line in shown if len(line) > 80 and " " in line.strip()] == [], "a path is one word"
    assert any(line.startswith(" " * 20) for line in shown), "a sentence goes on below itself"


def test_what_runs_the_networks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CHOSEN, raising=False)
    assert networks(Config(camera=CameraConfig(source="none"))).state == "note"
    version = pytest.importorskip("onnxruntime").__version__
    one = networks(SEEN)
    assert (one.state, one.text) == ("good", f"run by ONNX Runtime {version}")
    assert one.data == {"name": "onnxruntime", "version": version}
    monkeypatch.setenv(CHOSEN, OPENCV)
    one = networks(SEEN)
    assert (one.state, one.text) == ("note", f"run by OpenCV {cv2.__version__}, as FARO_NETWORKS says")
    monkeypatch.setenv(CHOSEN, "both")
    one = networks(SEEN)
    assert one.text.startswith("FARO_NETWORKS is both: expected one of onnxruntime, opencv; run by OpenCV ")
    assert (one.state, one.fix) == ("wrong", "take FARO_NETWORKS out of the environment")


@pytest.mark.parametrize(
    ("module", "state", "said"),
    [
        (
            "raise ImportError('x.so: wrong ELF class: ELFCLASS32')",
            "wrong",
            f"ONNX Runtime is installed and does not work here: ImportError: x.so: wrong ELF class: ELFCLASS32; "
            f"run by OpenCV {cv2.__version__}",
        ),
        (
            "import os, signal; os.kill(os.getpid(), signal.SIGILL)",
            "wrong",
            "ONNX Runtime cannot run on this processor: it ends the program (SIGILL)",
        ),
        ("raise SystemExit('gone')", "wrong", "could not be tried: gone"),
        (
            "raise ModuleNotFoundError(name='onnxruntime')",
            "note",
            f"run by OpenCV {cv2.__version__}; ONNX Runtime, which is not installed, takes less than half the time",
        ),
    ],
    ids=["another architecture", "another processor", "ends", "none"],
)
def test_a_broken_onnx_runtime_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, state: str, said: str
) -> None:
    (tmp_path / "onnxruntime.py").write_text(module)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.delenv(CHOSEN, raising=False)
    one = networks(SEEN)
    assert (one.state, one.text) == (state, said)
    assert bool(one.fix) == (state == "wrong")
    assert "\n" not in one.text + one.fix


def test_the_pack_in_use_is_named_with_its_cards_and_date(tmp_path: Path) -> None:
    def stored(name: str, *labels: str) -> None:
        pictures = (Picture(label, np.full((CARD_H, CARD_W, 3), 200, np.uint8), "") for label in labels)
        save(EnrolledPack(tuple(pictures)), tmp_path / name)
        os.utime(tmp_path / name, (1_750_000_000, 1_750_000_000))

    (tmp_path / "state").mkdir()
    seen = CameraConfig(source="scene")
    config = Config(camera=seen)
    assert pack(Config(camera=CameraConfig(source="none")), tmp_path).state == "note"
    assert (pack(config, tmp_path).state, pack(config, tmp_path).data) == ("good", {"cards": None})

    config = Config(camera=seen, vision=VisionConfig(pack="own.pack"))
    told = pack(config, tmp_path)
    assert (told.state, "own.pack: cannot be read" in told.text) == ("wrong", True)
    stored("own.pack", "KH", "BH")
    told = pack(config, tmp_path)
    assert told.text == f"the configuration's: 2 cards, written 2025-06-15 15:06 UTC, {tmp_path / 'own.pack'}"
    assert (told.state, told.data["cards"]) == ("good", 2)

    found = load(tmp_path / "own.pack")
    learnt = tuple(Learnt("BH", found.pictures[1].card, deal, "", 0.0) for deal in (1, 2))
    save(replace(found, learnt=learnt), tmp_path / "own.pack")
    told = pack(config, tmp_path)
    assert told.text.endswith("own.pack; 2 pictures learnt in play (BH)")
    assert told.data is not None
    assert told.data["learnt"] == "BH"
    stored("state/table.pack", "KH", "QH", "2S")
    told = pack(config, tmp_path)
    assert told.text.startswith("enrolled on the service page: 3 cards, written 2025-06-15 15:06 UTC"), "it goes before"
    unnamed = Config(camera=seen, vision=VisionConfig(pack="own.pack", ranks=[]))
    assert pack(unnamed, tmp_path).state == "good"
    (tmp_path / "state/table.pack").unlink()
    told = pack(unnamed, tmp_path)
    assert (told.state, told.fix) == ("wrong", "name it in [vision] ranks, or spanish_suits")
    assert "nothing says what BH stands for" in told.text
    stored("state/table.pack", "JOKER")
    assert (pack(config, tmp_path).state, "only backs or jokers" in pack(config, tmp_path).text) == ("wrong", True)
    with raises_saying(PartsError, match="there is no card in it"):
        table_reader(Config(vision=VisionConfig(pack="state/table.pack")), tmp_path)
    (tmp_path / "state/table.pack").write_bytes(b"no pack")
    told = pack(config, tmp_path)
    assert (told.state, "table.pack: no enrolled pack, or a damaged one" in told.text) == ("wrong", True)
    assert "move it away" in told.fix


def test_a_bad_configuration_is_exit_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.toml"
    path.write_text("[mcu]\nbaud = 9600\n")
    assert main(["check", "--config", str(path)]) == 2
    assert "table.toml:2: mcu.baud" in capsys.readouterr().err


def test_a_spindle_tells_where_it_stands_and_its_last_fault(mcu: FakeMcu, tmp_path: Path) -> None:
    mcu.push(2, 1500)
    mcu.push(3, 1370)
    mcu.take_wire_off(4)
    told = found(config_for(mcu), tmp_path, {"spindle 2": "2026-01-01T10:00: bead 1 is jammed"})
    assert "3: 2 beads across" in told["spindle 2"].text
    assert "last fault 2026-01-01T10:00: bead 1 is jammed" in told["spindle 2"].text
    assert "between places, at 1370 us" in told["spindle 3"].text
    assert told["spindle 4"].state == "wrong"
    assert "A4" in told["spindle 4"].fix


def test_the_board_tells_its_versions_places_and_last_fault(mcu: FakeMcu, tmp_path: Path) -> None:
    told = found(config_for(mcu), tmp_path, {Part.BOARD: "2026-01-01T10:00: the board restarted (cause: watchdog)"})
    assert "protocol 1, last start: external; last fault 2026-01-01T10:00: the board restarted" in told["board"].text
    assert told["board"].data["firmware"] == "1.1"
    assert told["spindle 7"].data["places_us"] == (1000, 1250, 1500, 1750, 2000)


def test_a_board_with_another_calibration_than_the_file_is_wrong(mcu: FakeMcu, tmp_path: Path) -> None:
    mine = SpindleCalibration((900, 1150, 1400, 1650, 1900))
    calibration_file.save(tmp_path / "casekeeper.toml", CasekeeperCalibration((mine,) * 13))
    assert found(config_for(mcu), tmp_path)["spindle 0"].fix.startswith("faro calibrate beads --spindle 0")


def test_a_weak_supply_and_a_port_in_use_are_named(mcu: FakeMcu, tmp_path: Path) -> None:
    mcu.set_supply_mv(4400)
    assert found(config_for(mcu), tmp_path)["servo supply"].state == "wrong"
    from firmware_bridge.serial_port import SerialPort

    other = SerialPort(mcu.port_url, 250_000)
    other.open()
    assert "stop the table first" in found(config_for(mcu), tmp_path)["board"].fix
    other.dispose()


def test_a_maestro_is_never_called_verified(tmp_path: Path) -> None:
    with closing(FakeMaestro()) as maestro:
        config = Config(mcu=McuConfig(driver="maestro", port=maestro.port_url))
        told = found(config, tmp_path)
    assert told["board"].state == "good"
    assert told["beads"].text.startswith("not verified")


def test_the_journal_is_proven_and_gives_the_last_faults(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    book = Journal(path)
    for text in ("bead 1 is jammed", "bead 3 slipped"):
        book.append([encode(FaultRaised("spindle 7", plain(text)))], at="2026-01-01T10:00:00.000+00:00")
    book.close()
    finding, last = computer.journal(path)
    assert finding.state == "good"
    assert last == {"spindle 7": "2026-01-01T10:00: bead 3 slipped"}
    path.write_bytes(path.read_bytes().replace(b"slipped", b"SLIPPED"))
    finding, _ = computer.journal(path)
    assert finding.state == "wrong"
    assert "do not play" in finding.fix


def test_a_phone_is_no_camera_of_this_computer() -> None:
    config = Config(camera=CameraConfig(source="phone"))
    finding = computer.camera(config)
    assert (finding.state, finding.text.startswith("a phone; while the table runs")) == ("note", True)
    with pytest.raises(CameraFault, match="vision-phone-table-only"):
        opened(config)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda image: image, ""),
        (lambda image: image // 8, "too dark"),
        (lambda image: cv2.blur(image, (25, 25)), "nothing is sharp"),
    ],
    ids=["good", "dark", "blurred"],
)
def test_a_picture_that_cannot_be_read_is_named(tmp_path: Path, spoil, says: str) -> None:
    image = Scene(["AS"] + ["2H"] * 51, seed=1).frame().image
    cv2.imwrite(str(tmp_path / "a.png"), np.asarray(spoil(image)))
    finding = computer.camera(Config(camera=CameraConfig(source=str(tmp_path))))
    assert finding.state == ("wrong" if says else "good")
    assert says in finding.text
    assert "exposure unknown" in finding.text


@pytest.mark.parametrize(
    ("there", "state", "says"), [(True, "good", "on BCM 15; the service page sounds it"), (False, "note", "has none")]
)
def test_the_buzzer_is_reported(there: bool, state: str, says: str) -> None:
    config = Config(gpio=GpioConfig(factory="mock", buzzer=there))
    found = {one.part: one for one in computer.pins(config)}
    assert found["buzzer"].state == state
    assert says in found["buzzer"].text


def test_pins_that_cannot_be_had_are_named() -> None:
    (told,) = computer.pins(Config(gpio=GpioConfig(factory="rpigpio")))
    assert told.state == "wrong"
    assert told.text.startswith("rpigpio: No module named 'RPi'")
    assert told.fix.startswith("sudo apt install python3-rpi.gpio")


def test_wires_that_are_off_and_buttons_that_are_stuck_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    factory = open_factory("mock")
    factory.pin(DEFAULT_PINS["lid"]).wire_off = True
    factory.pin(DEFAULT_PINS["button_hold"]).drive_low()
    monkeypatch.setattr(opening, "open_factory", lambda name: factory)
    found = {one.part: one for one in computer.pins(Config(gpio=GpioConfig(factory="mock")))}
    assert {part for part, one in found.items() if one.state == "wrong"} == {"lid switch wire", "hold button"}
    assert found["lid switch wire"].text == "is off, or its 4.7 kohm to 3.3 V at the box is missing"
    assert found["lid switch wire"].fix == "see hardware/machine/drawings/wiring.md"
    assert found["exit beam"].text == "free"


def test_the_pi_tells_of_its_power(tmp_path: Path) -> None:
    assert pi.power_troubles("throttled=0x0\n") == []
    assert pi.power_troubles("throttled=0x50005\n") == [
        pi.THROTTLED[0],
        pi.THROTTLED[2],
        pi.THROTTLED[16],
        pi.THROTTLED[18],
    ]
    assert pi.power_troubles("nonsense") is None
    assert pi.model(tmp_path) is None
    (tmp_path / "proc/device-tree").mkdir(parents=True)
    (tmp_path / "proc/device-tree/model").write_bytes(b"Raspberry Pi 5 Model B Rev 1.0\0")
    assert pi.model(tmp_path) == "Raspberry Pi 5 Model B Rev 1.0"


def test_the_button_that_shuts_the_pi_down_is_found(tmp_path: Path) -> None:
    inputs = tmp_path / "sys/class/input"
    assert pi.power_button(tmp_path) is None
    for number, name in enumerate(("vc4-hdmi-0", "gpio_ir_recv")):
        (inputs / f"input{number}").mkdir(parents=True)
        (inputs / f"input{number}" / "name").write_text(f"{name}\n")
    assert pi.power_button(tmp_path) is None
    (inputs / "input7").mkdir()
    for name in ("pwr_button", "shutdown_button", "soc:shutdown_button"):
        (inputs / "input7" / "name").write_text(f"{name}\n")
        assert pi.power_button(tmp_path) == name


@pytest.mark.parametrize(
    ("button", "state", "says"),
    [
        ("pwr_button", "good", "a press shuts the computer down"),
        (None, "note", "none: before the plug is pulled, sudo poweroff"),
    ],
)
def test_a_pi_is_asked_for_its_button(button: str | None, state: str, says: str, monkeypatch) -> None:
    monkeypatch.setattr(pi, "model", lambda: "Raspberry Pi 5 Model B Rev 1.0")
    monkeypatch.setattr(pi, "power_button", lambda: button)
    told = {one.part: one for one in computer.computer()}
    assert (told["power button"].state, told["power button"].text) == (state, says)
    assert told["power button"].data == {"button": button}


def test_another_computer_is_not(monkeypatch) -> None:
    monkeypatch.setattr(pi, "model", lambda: None)
    assert "power button" not in {one.part for one in computer.computer()}


def test_a_casekeeper_of_one_spindle_is_looked_at_alone(mcu: FakeMcu, tmp_path: Path) -> None:
    for channel in set(range(13)) - {7}:
        mcu.take_wire_off(channel)
    config = Config(mcu=McuConfig(port=mcu.port_url, spindles=["8"]))
    told = found(config, tmp_path)
    assert [part for part in told if part.startswith("spindle")] == ["spindle 7", "spindles"]
    assert told["spindle 7"].state == "note", "not calibrated yet"
    assert told["spindles"].state == "note"
    assert told["spindles"].text == "1 of thirteen built, [mcu] spindles: 8; the others are on the screens only"
    open_loop = found(Config(mcu=McuConfig(driver="gpio", spindles=["8"])), tmp_path)
    assert open_loop["spindles"] == told["spindles"]


def test_servo_pins_and_box_pins_may_not_meet() -> None:
    with pytest.raises(ValueError, match=r"config-servo-pin.*pin=4, spindle=0"):
        parse('[mcu]\ndriver = "gpio"\n[gpio.pins]\nlid = 4\n', "t.toml")
    with pytest.raises(ValueError, match="config-needs-pins"):
        parse('[mcu]\ndriver = "gpio"\n[gpio]\nfactory = "none"\n', "t.toml")


@pytest.mark.parametrize(
    ("plan", "says", "fix"),
    [
        ({"import": "numpy"}, "cannot import it: ValueError: numpy.dtype size changed, may", "remove the numpy"),
        ({"import": "crash"}, "its process was ended by SIGABRT", "not the cable: "),
        ({"open": "odd"}, "ValueError: vector::reserve", "not the cable: "),
        ({"open": "absent"}, "no camera is found", "power off, reseat the camera's cable"),
        ({"open": "busy"}, "Camera __init__ sequence did not complete", "stop the program that uses the camera"),
        ({"frame": "silent"}, "the camera gives no pictures (", "power off, reseat the camera's cable"),
        ({"frame": "hang", "at": 8}, "its process hangs while a picture is taken", "power off, reseat the camera's"),
        (None, "is not installed for ", "sudo apt install python3-picamera2"),
    ],
    ids=lambda value: "" if isinstance(value, str) else "-".join(map(str, (value or {"not": "installed"}).values())),
)
def test_a_pi_camera_that_fails_is_reported_as_what_it_is(
    plan: dict[str, Any] | None, says: str, fix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in = StandIn(tmp_path, monkeypatch)
    monkeypatch.setattr("vision.capture.pi_camera.FRAME_S", 2.0)
    stand_in.plan(**plan or {})
    if plan is None:
        stand_in.not_installed()
    told = computer.camera(Config(camera=CameraConfig(source="picamera2", width=320, height=180)))
    assert told.state == "wrong"
    assert told.text.startswith("picamera2: ")
    assert says in told.text
    assert told.fix.startswith(fix)


def test_a_pi_camera_that_works_is_reported_with_its_sensor_and_exposure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in = StandIn(tmp_path, monkeypatch)
    told = computer.camera(Config(camera=CameraConfig(source="picamera2", width=640, height=360)))
    assert told.text.startswith("imx708 at 2304x1296, 100 x 100 % of its field, 640x360, ")
    assert "exposure 10.0 ms" in told.text
    stand_in.plan(sensor="imx219")
    told = computer.camera(Config(camera=CameraConfig(source="picamera2", width=640, height=360)))
    assert told.text.startswith("imx219 at 1640x1232, 100 x 75 % of its field, 640x360, ")


def test_every_key_of_a_pi_camera_reaches_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = StandIn(tmp_path, monkeypatch)
    keys = "focus = 6\nexposure_us = 8000\ngain = 3\nflicker_hz = 60\ncrop = [0.5, 0.5, 0.5, 0.5]\nfps = 25\n"
    config = parse(f"[camera]\nwidth = 640\nheight = 360\n{keys}", "table.toml")
    computer.camera(config)
    told = stand_in.controls()
    assert (told["LensPosition"], told["ExposureTime"], told["AnalogueGain"]) == (6.0, 8000, 3.0)
    assert (told["AeFlickerPeriod"], told["ScalerCrop"]) == (8333, [2304, 1296, 2304, 1296])
    assert told["FrameDurationLimits"] == [40_000, 40_000]


(SHOE_STEP,) = (Path(__file__).parents[3] / "docs/build/book").glob("*-shoe-close.md")
COUNTED = computer._frames


@pytest.mark.parametrize(
    ("sensor", "told", "fix"),
    [
        ("imx708", "imx708 at 1536x864, 67 x 67 % of its field, 512x288, 120.0 fps", ""),
        ("ov5647", "120 wanted", "its sensor gives 59 at most, a shoe needs 60: take Camera Module 3"),
        ("imx219", "120 wanted", "its sensor gives 103 at most: set [camera] fps to that or less"),
    ],
)
def test_a_shoes_camera_set_as_the_build_book_says_is_good_for_both_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sensor: str, told: str, fix: str
) -> None:
    keys = [key for key in re.findall(r"`(\w+ = [^`]+)`", SHOE_STEP.read_text()) if "distance" not in key]
    config = parse("\n".join(['[table]\ngame = "punto_banco"\n[camera]', *keys]), "table.toml")
    StandIn(tmp_path, monkeypatch).plan(sensor=sensor)
    rate = {"imx708": 120.0, "imx219": 90.0}.get(sensor, 58.9)
    monkeypatch.setattr(computer, "_frames", lambda source: (COUNTED(source)[0], rate))
    finding = computer.camera(config)
    assert (finding.state, finding.fix) == ("wrong" if fix else "good", fix)
    assert told in finding.text
    assert fix or finding.text.endswith("cards are read that are drawn at up to 1.2 m/s")


@pytest.mark.parametrize(("asked", "counted", "state"), [(60, 59.5, "good"), (60, 50.0, "wrong"), (72, 59.0, "good")])
def test_a_shoes_camera_is_as_fast_as_its_tracker_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: int, counted: float, state: str
) -> None:
    """50 are four fifths of 60, and of another camera enough."""
    StandIn(tmp_path, monkeypatch)
    monkeypatch.setattr(computer, "_frames", lambda source: (COUNTED(source)[0], counted))
    camera = f"[camera]\nwidth = 512\nheight = 288\nfps = {asked}\n"
    assert computer.camera(parse(f'[table]\ngame = "punto_banco"\n{camera}', "table.toml")).state == state
    assert computer.camera(parse(camera, "table.toml")).state == "good"


def brighter(frame: Frame, times: float) -> Frame:
    return replace(frame, image=np.asarray(cv2.convertScaleAbs(frame.image, alpha=times), np.uint8))


@pytest.mark.parametrize(
    ("light", "game", "state"),
    [
        (0.12, "punto_banco", "good"),
        (0.12, "faro", "wrong"),
        (0.004, "punto_banco", "wrong"),
        (9.0, "punto_banco", "wrong"),
    ],
)
def test_a_shoes_black_window_has_limits_of_brightness_of_its_own(
    monkeypatch: pytest.MonkeyPatch, light: float, game: str, state: str
) -> None:
    """In an eighth of the drawn light, where every card is read, it is darker than a box may be; a card held over it
    tells of too much light."""
    shoe = ShoeScene(["7C"], seed=3, handling=Handling(nose=Nose(light=light)))
    frame = shoe.frame
    if light > 1:
        shoe.draw_card(stop_x=60.0, held_s=9.0)
        for _ in range(60):
            shoe.frame()
        monkeypatch.setattr(shoe, "frame", lambda: brighter(frame(), 1.6))
    monkeypatch.setattr(computer, "opened", lambda config: shoe)
    told = computer.camera(parse(f'[table]\ngame = "{game}"\n[camera]\nsource = "scene"\n', "table.toml"))
    assert told.state == state
    assert (("too dark" in told.text) or ("too bright" in told.text)) is (state == "wrong")


def test_a_camera_that_is_not_there_is_looked_for_at_its_cable() -> None:
    told = computer.camera(Config(camera=CameraConfig(source="v4l2:97")))
    assert (told.state, told.fix.startswith("check its cable")) == ("wrong", True)


def test_a_camera_whose_driver_breaks_is_named_and_not_said_to_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(config: Config) -> None:
        raise ValueError("numpy.dtype size changed,\nmay indicate binary incompatibility")

    monkeypatch.setattr(computer, "opened", breaks)
    finding = computer.camera(Config(camera=CameraConfig(source="picamera2")))
    wanted = "picamera2: ValueError: numpy.dtype size changed, may indicate binary incompatibility"
    assert (finding.state, finding.text) == ("wrong", wanted)
