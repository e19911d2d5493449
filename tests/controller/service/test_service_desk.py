"""The service desk: what it sees of sensors and spindles, blinking lights, and the window marked by hand."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from controller.games.message import Message, plain, say
from controller.runtime.camera_thread import CameraThread
from controller.service.desk import ServiceDesk
from controller.service.indicators import Indicators
from controller.service.pack_monitor import PackMonitor
from controller.service.rig_desk import RigDesk
from controller.service.sensors import Sensors
from controller.service.snapshot import HELD_S
from controller.service.window_file import WindowFile, checked, read_in
from controller.service.window_mark import WindowMark
from controller.table.state import Refused, TableState
from firmware_bridge import notice
from firmware_bridge.notice import Notice
from hardware.devices import DeviceCleared, DeviceFault, LidEdge, Part
from hardware.fakes import FakeBox, FakeButtons, FakeBuzzer, FakeLamps
from hardware.rig.rig_snapshot import RigRefused, RigSnapshot, SpindleSnapshot
from tests.controller.service_table import StillCamera, StillTracker
from tests.english import english, notice_of
from tests.hardware.waiting import PATIENCE_S, eventually
from vision.capture.camera import Frame
from vision.read.reader import CardReader
from vision.render.scene import Scene

SQUARE = [[0.4, 0.2], [0.6, 0.2], [0.6, 0.8], [0.4, 0.8]]


class Later:
    """Work for later, done when the test says so."""

    def __init__(self) -> None:
        self.work: list[Callable[[], None]] = []

    def __call__(self, seconds: float, work: Callable[[], None]) -> None:
        self.work.append(work)

    def step(self) -> None:
        self.work.pop(0)()


class Eye:
    """A camera that records which window it was set to read."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def figures(self) -> dict[str, Any]:
        return {"fps": 30.0}

    def set_up(self) -> dict[str, Any]:
        return {"advice": "nearer"}

    def window(self) -> Any:
        return self.told[-1] if self.told else None

    def use_window(self, corners: Any) -> None:
        self.told.append(corners)


class Rig:
    """A rig in a given state."""

    def __init__(self, **figures: Any) -> None:
        self.now = RigSnapshot(active=True, board=notice_of("firmware 1.0"), **figures)
        self.did: list[tuple[Any, ...]] = []

    def start(self, note: Callable[[Notice], None]) -> None: ...
    def begin(self) -> None: ...
    def end(self) -> None: ...
    def close(self) -> None: ...

    def snapshot(self) -> RigSnapshot:
        return self.now

    def show(self, spindle: int, beads: int) -> None:
        raise RigRefused(notice.say("hardware-rig-busy", busy=notice.say("hardware-creeping-low")))

    def jog(self, spindle: int, step_us: int) -> None:
        self.did.append(("jog", spindle, step_us))

    def calibrate(self, spindles: list[int]) -> None:
        self.did.append(("calibrate", *spindles))

    def stop(self) -> None:
        self.did.append(("stop",))

    def store(self) -> None:
        self.did.append(("store",))

    def drop(self) -> None:
        self.did.append(("drop",))

    def undo(self) -> None:
        self.did.append(("undo",))


def sensors(desk: ServiceDesk, state: TableState | None = None) -> dict[str, dict[str, Any]]:
    return {one["pin"]: one for one in desk.status(state or TableState())["sensors"]}


def test_every_sensor_tells_level_edges_and_the_time_of_the_last() -> None:
    now = [10.0]
    box, buttons = FakeBox(lambda: now[0]), FakeButtons(lambda: now[0])
    desk = ServiceDesk(sensors=Sensors(box=box, buttons=buttons, clock=lambda: now[0]))
    assert list(sensors(desk)) == [
        *("exit_beam", "lid", "follower_end"),
        *("button_no_more_bets", "button_hold", "button_call"),
    ]
    box.start(lambda event: None)
    box.draw_card()
    box.open_lid()
    buttons.press("hold")
    now[0] = 12.5
    seen = sensors(desk)
    assert (english(seen["exit_beam"]["level"]), seen["exit_beam"]["edges"], seen["exit_beam"]["ago_s"]) == (
        "free",
        2,
        2.5,
    )
    assert (english(seen["lid"]["level"]), seen["lid"]["active"], seen["lid"]["edges"]) == ("open", True, 1)
    assert (seen["follower_end"]["edges"], seen["follower_end"]["ago_s"]) == (0, None)
    assert (english(seen["button_hold"]["level"]), seen["button_hold"]["edges"]) == ("up", 2)


def test_a_fault_of_a_sensor_stands_with_it() -> None:
    texts = {"exit beam": "has not moved", "lid switch": "bounces", "box lid": "open"}
    state = TableState(faults={part: plain(text) for part, text in texts.items()})
    seen = sensors(ServiceDesk(sensors=Sensors(box=FakeBox())), state)
    assert list(map(english, seen["exit_beam"]["faults"])) == ["exit beam: has not moved"]
    assert list(map(english, seen["lid"]["faults"])) == ["lid switch: bounces", "box lid: open"]
    assert seen["follower_end"]["faults"] == []


def test_a_button_that_stays_pressed_is_a_fault() -> None:
    now = [0.0]
    buttons = FakeButtons()
    buttons._changes("button_call", True, 0.0)
    desk = ServiceDesk(sensors=Sensors(buttons=buttons, clock=lambda: now[0]))
    assert sensors(desk)["button_call"]["faults"] == []
    now[0] = HELD_S
    (told,) = sensors(desk)["button_call"]["faults"]
    assert english(told) == "pressed for 10 s: it is stuck, or its wire touches ground"


def test_a_spindle_shows_its_fault_at_the_rig_and_the_one_at_play() -> None:
    spindles = list(RigSnapshot().spindles)
    spindles[2] = SpindleSnapshot(
        commanded_us=1500,
        measured_us=1260,
        adc=400,
        fault=notice.say("hardware-rig-supply", wanted=1500, measured=1260),
    )
    spindles[3] = SpindleSnapshot(measured_us=950, adc=2)
    rig = Rig(spindles=tuple(spindles))
    state = TableState(faults={"spindle 4": plain("bead 1 slipped")})
    seen = ServiceDesk(rig=RigDesk(rig)).status(state)["rig"]["spindles"]
    assert (seen[2]["commanded_us"], seen[2]["measured_us"], seen[2]["beads"]) == (1500, 1260, 1)
    assert (seen[2]["fault"], seen[2]["rank"]) == (say("hardware-rig-supply", wanted=1500, measured=1260).json(), "3")
    assert (seen[2]["wire_off"], seen[4]["wire_off"]) == (False, False)
    assert (seen[3]["wire_off"], seen[3]["measured_us"], seen[3]["beads"]) == (True, None, None), (
        "950 us is near 0 beads"
    )
    assert (english(seen[4]["fault_at_play"]), seen[4]["beads"]) == ("bead 1 slipped", None)
    json.dumps(seen)


def test_what_the_rig_refuses_is_a_refusal() -> None:
    desk = ServiceDesk(rig=RigDesk(Rig()))
    with pytest.raises(Refused) as refused:
        desk.act({"do": "show_beads", "spindle": 1, "beads": 2})
    assert english(refused.value.text) == "wait: creeping to the low stops"


def test_the_verbs_reach_the_bench() -> None:
    rig = Rig()
    desk = ServiceDesk(rig=RigDesk(rig))
    desk.act({"do": "jog", "spindle": 3, "step_us": -10})
    desk.act({"do": "calibrate", "spindles": [1, 2]})
    for action in ("stop", "store", "drop", "undo"):
        desk.act({"do": "calibration", "action": action})
    assert rig.did == [("jog", 3, -10), ("calibrate", 1, 2), ("stop",), ("store",), ("drop",), ("undo",)]


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ({"do": "jog", "spindle": 1, "step_us": 5}, "no beads that could be moved"),
        ({"do": "calibration", "action": "undo"}, "no beads that could be moved"),
        ({"do": "blink", "light": "open"}, "no lights"),
        ({"do": "buzz"}, "no buzzer"),
        ({"do": "window", "corners": SQUARE}, "no camera"),
        ({"do": "begin_anew"}, "no camera"),
    ],
)
def test_a_part_that_is_not_there_is_named(command: dict[str, Any], says: str) -> None:
    with pytest.raises(Refused) as refused:
        ServiceDesk().act(command)
    assert says in english(refused.value.text)
    status = ServiceDesk().status(TableState())
    assert (status["sensors"], status["rig"], status["camera"]) == ([], None, None)
    assert (status["lights"], status["buzzer"]) == ([], False)


def test_a_status_light_blinks_three_times_and_is_dark_again() -> None:
    lamps, later = FakeLamps(), Later()
    desk = ServiceDesk(indicators=Indicators(lamps=lamps, later=later))
    desk.act({"do": "blink", "light": "closed"})
    seen = [lamps.light]
    while later.work:
        assert desk.status(TableState())["blinking"] == "closed"
        later.step()
        seen.append(lamps.light)
    assert seen == ["closed", "idle"] * 3 + ["idle"]
    assert (desk.status(TableState())["blinking"], lamps.brightness) == ("", 1.0)


def test_the_lamp_goes_out_three_times_and_shines_at_the_end() -> None:
    lamps, later = FakeLamps(), Later()
    desk = ServiceDesk(indicators=Indicators(lamps=lamps, later=later))
    desk.act({"do": "blink", "light": "lamp"})
    seen = [lamps.brightness]
    while later.work:
        later.step()
        seen.append(lamps.brightness)
    assert seen == [0.0, 1.0] * 3 + [1.0]


def test_another_light_takes_over_and_the_end_of_test_mode_stops_it() -> None:
    lamps, later = FakeLamps(), Later()
    desk = ServiceDesk(indicators=Indicators(lamps=lamps, later=later))
    desk.act({"do": "blink", "light": "lamp"})
    desk.act({"do": "blink", "light": "call"})
    later.step()
    assert (lamps.brightness, lamps.light, len(later.work)) == (1.0, "call", 1)
    desk.leave()
    lamps.status("open")
    later.step()
    assert (lamps.light, later.work) == ("open", [])


def test_the_buzzer_sounds() -> None:
    buzzer = FakeBuzzer()
    ServiceDesk(indicators=Indicators(buzzer=buzzer)).act({"do": "buzz"})
    assert buzzer.sounds == [0.3]


# --- the window -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (0, 2, 1, 3), (2, 0, 3, 1)])
def test_corners_may_be_given_in_any_order(order: tuple[int, ...]) -> None:
    assert sorted(checked([SQUARE[n] for n in order])) == sorted(SQUARE)
    quad = np.array(checked([SQUARE[n] for n in order]))
    around = sum(x * v - u * y for (x, y), (u, v) in zip(quad, np.roll(quad, -1, axis=0), strict=True))
    assert around > 0  # clockwise as seen


@pytest.mark.parametrize(
    ("corners", "says"),
    [
        ([[0.5, 0.5]] * 4, "no window"),
        ([[0.1, 0.1], [0.9, 0.1], [0.5, 0.2], [0.5, 0.9]], "no window"),
        ([[0.5, 0.5], [0.55, 0.5], [0.55, 0.55], [0.5, 0.55]], "too small"),
    ],
)
def test_corners_of_no_window_are_refused(corners: list[list[float]], says: str, tmp_path: Path) -> None:
    path, eye = tmp_path / "w.json", Eye()
    desk = ServiceDesk(window=WindowMark(eye, WindowFile(path)))
    with pytest.raises(Refused) as refused:
        desk.act({"do": "window", "corners": corners})
    assert says in english(refused.value.text)
    assert (eye.told, path.exists()) == ([], False)


def test_the_window_is_used_kept_over_a_restart_and_forgotten(tmp_path: Path) -> None:
    notes: list[Message] = []
    path, eye = tmp_path / "w.json", Eye()
    desk = ServiceDesk(window=WindowMark(eye, WindowFile(path), note=notes.append))
    assert desk.status(TableState())["window"] == {"by": "itself", "corners": None}
    desk.act({"do": "window", "corners": SQUARE})
    assert eye.told == [SQUARE]

    again = Eye()
    desk = ServiceDesk(window=WindowMark(again, WindowFile(path), configured=True, note=notes.append))
    assert again.told == [SQUARE]
    assert desk.status(TableState())["window"] == {"by": "hand", "corners": SQUARE}
    desk.act({"do": "window", "corners": None})
    assert (again.told[-1], path.exists()) == (None, False)
    assert desk.status(TableState())["window"]["by"] == "configuration"
    assert len(notes) == 2


@pytest.mark.parametrize("text", ["", "[]", '{"corners": [[1, 2]]}', '{"corners": [[0,0],[0,0],[0,0],[0,0]]}', "\xff"])
def test_a_file_that_is_no_window_is_as_none_and_said(
    tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "w.json"
    assert WindowFile(path).load() is None
    assert caplog.text == ""
    path.write_bytes(text.encode("latin-1"))
    assert WindowFile(path).load() is None
    assert "w.json: the window marked by hand is not used, mark it again" in caplog.text


def test_a_disk_that_refuses_changes_nothing(tmp_path: Path) -> None:
    eye = Eye()
    desk = ServiceDesk(window=WindowMark(eye, WindowFile(tmp_path / "nowhere" / "w.json")))
    with pytest.raises(Refused, match=r"service-window-not-kept\(why=No such file"):
        desk.act({"do": "window", "corners": SQUARE})
    assert eye.told == []


def test_what_is_known_of_box_and_pack_is_forgotten_or_the_disk_is_named(tmp_path: Path) -> None:
    notes: list[Message] = []
    path = tmp_path / "t.watch.json"
    path.write_text('{"drift": [], "pack": null, "own": {"looks": {}, "recent": [], "foreign": {}, "looked_for": 0}}')
    desk = ServiceDesk(cards=PackMonitor(lambda: None, path, note=notes.append), note=notes.append)
    desk.act({"do": "begin_anew"})
    assert (path.exists(), len(notes)) == (False, 1)
    path.mkdir()
    with pytest.raises(Refused, match=r"service-not-forgotten\(why=Is a directory"):
        desk.act({"do": "begin_anew"})
    assert len(notes) == 1


def test_the_camera_reads_the_window_it_is_given_from_the_next_picture_on() -> None:
    made: list[Any] = []
    changed = threading.Event()

    def tracker(window: Any) -> StillTracker:
        made.append(window)
        changed.set()
        return StillTracker(window)

    with closing(CameraThread(StillCamera(), StillTracker(), lambda item: None, make_tracker=tracker)) as camera:
        camera.use_window(SQUARE)
        assert camera.window() == SQUARE
        camera.start()
        assert changed.wait(PATIENCE_S)
        assert made[0].tolist() == pytest.approx(np.array(SQUARE) * (640, 360))
        eventually(lambda: camera.window() == SQUARE)
        changed.clear()
        camera.use_window(None)
        assert changed.wait(PATIENCE_S)
        assert made[1] is None
        eventually(lambda: camera.window() is None)
        figures = camera.figures()
        assert figures is not None
        assert (figures["width"], figures["height"], figures["verdict"]) == (640, 360, None)
        assert figures["focus"] > 100


@pytest.mark.parametrize(
    ("shade", "says"), [(5, "too dark"), (250, "too bright"), (120, "nothing is sharp"), (None, "")]
)
def test_what_is_wrong_with_the_picture_is_said(shade: int | None, says: str) -> None:
    class Camera(StillCamera):
        def read(self) -> Frame | None:
            frame = super().read()
            return frame if shade is None or frame is None else replace(frame, image=np.full_like(frame.image, shade))

    with closing(CameraThread(Camera(), StillTracker(), lambda item: None)) as camera:
        camera.start()
        eventually(lambda: camera.figures() is not None)
        figures = camera.figures()
    assert figures is not None
    assert english(figures["verdict"]) == says


def test_a_lid_that_opens_is_an_edge_to_the_box_and_to_the_desk() -> None:
    told: list[Any] = []
    box = FakeBox()
    box.start(told.append)
    box.open_lid()
    assert isinstance(told[-1], LidEdge)
    assert replace(box.signals()["lid"], at_s=None).edges == 1


def test_what_is_read_in_the_window_is_the_readers_word() -> None:
    scene = Scene(["TH", "2C"], seed=3, size=(640, 360))
    frame = scene.read()
    assert frame is not None
    read = read_in(CardReader(), frame.image, scene.window_quad)
    assert read["card"] == "TH"
    assert read["confidence"] > 0.98
    beside = scene.window_quad + np.array([200, 0], np.float32)
    assert read_in(CardReader(), frame.image, beside)["card"] is None


def test_while_the_tracker_works_nothing_else_is_read() -> None:
    window = np.array(SQUARE, np.float32) * 100
    asked: list[Any] = []

    def read(image: Any, quad: Any) -> dict[str, Any]:
        asked.append(quad)
        return {"card": None, "confidence": 0.0}

    with closing(CameraThread(StillCamera(), StillTracker(window), lambda item: None, read=read)) as camera:
        camera.start()
        eventually(lambda: camera.figures() is not None)
        assert len(asked) == 1
        camera.aim(1, 0, True)
        camera._figures = None
        figures = camera.figures()
        assert figures is not None
        assert (figures["reading"], len(asked)) == (None, 1)


def test_nothing_else_is_read_before_the_tracker_has_done_its_last_picture() -> None:
    begun, go_on = threading.Event(), threading.Event()
    asked: list[Any] = []

    class Slow(StillTracker):
        def observe(self, frame: Frame) -> tuple[Any, ...]:
            begun.set()
            assert go_on.wait(PATIENCE_S)
            return ()

    tracker = Slow(np.array(SQUARE, np.float32) * 100)
    with closing(
        CameraThread(StillCamera(), tracker, lambda item: None, read=lambda image, quad: asked.append(quad) or {})
    ) as camera:
        camera.aim(1, 0, True)
        camera.start()
        assert begun.wait(PATIENCE_S)
        camera.aim(1, 0, False)
        figures = camera.figures()
        go_on.set()
        assert figures is not None
        assert (figures["reading"], asked) == (None, [])


def test_a_picture_nobody_can_work_on_is_a_fault_until_something_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    class Failing(StillTracker):
        def observe(self, frame: Frame) -> tuple[Any, ...]:
            if frame.sequence < 3:
                raise RuntimeError("out of order")
            return () if frame.sequence < 5 else ("noticed",)

    told: list[Any] = []
    camera = CameraThread(StillCamera(), Failing(), told.append)
    camera.aim(1, 0, True)
    camera.start()
    eventually(lambda: len(told) >= 3)
    camera.close()
    assert told[:2] == [
        DeviceFault(Part.READING, notice.say("table-picture-failed")),
        DeviceCleared(Part.READING),
    ]
    assert told[2].observation == "noticed"
    assert caplog.text.count("RuntimeError: out of order") == 1
