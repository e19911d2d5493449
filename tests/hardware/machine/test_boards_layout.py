"""The two boards as copper: tracks for every net, clearances, and KiCad's files. A broken board is found broken."""

import csv
import dataclasses
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hardware.machine.boards import __main__ as command
from hardware.machine.boards import (
    checks,
    currents,
    fabricate,
    generate,
    kicad_sch,
    router,
    sexpr,
    sheet,
    sheets,
    shield,
)
from hardware.machine.boards.layout import Layout, Track, Via, bars, routes, stored, turned
from hardware.machine.boards.model import Circuit, Net, Part
from hardware.machine.boards.parts import resistor
from tests.sample import sampled

NAMES = ("shield", "inputs")
SYSTEM_PYTHON = Path("/usr/bin/python3")


def _circuit(name: str) -> Circuit:
    return next(circuit for circuit in generate.circuits() if circuit.name == name)


@cache
def _layout(name: str) -> Layout:
    return stored(_circuit(name))


@pytest.mark.parametrize("name", NAMES)
def test_every_net_is_laid_and_nothing_is_too_near(name: str) -> None:
    assert checks.faults(_layout(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_track_that_is_missing_is_found(name: str) -> None:
    circuit = _circuit(name)
    tracks, vias = routes(circuit)
    nets = [track.net for track in tracks]
    only = [track for track in tracks if nets.count(track.net) == 1]
    assert len(only) >= 3
    for gone in only:
        rest = Layout(circuit, [track for track in tracks if track is not gone], vias)
        assert len(checks.islands(rest, gone.net)) == 2, gone.net
    without = Layout(circuit, [], [])
    apart = {fault.split(":")[0] for fault in checks.faults(without) if "hang apart" in fault}
    assert len(apart) > len(circuit.nets) / 2


@pytest.mark.parametrize(("name", "one", "other"), [("shield", "SIG0", "SIG1"), ("inputs", "LID", "EXIT_BEAM")])
def test_a_table_of_pins_that_changes_asks_for_new_tracks(name: str, one: str, other: str) -> None:
    circuit = _circuit(name)
    swap = {one: other, other: one}
    nets = {pin: swap.get(net, net) for pin, net in circuit.part("A1").nets.items()}
    parts = tuple(dataclasses.replace(part, nets=nets) if part.ref == "A1" else part for part in circuit.parts)
    found = checks.faults(Layout(dataclasses.replace(circuit, parts=parts), *routes(circuit)))
    assert any("mm apart" in fault for fault in found)
    assert any(f"net {one}:" in fault and "hang apart" in fault for fault in found)


def test_a_via_that_is_missing_is_found() -> None:
    circuit = _circuit("shield")
    tracks, vias = routes(circuit)
    gone = next(via for via in vias if via.net == "SIG0")
    rest = Layout(circuit, tracks, [via for via in vias if via is not gone])
    assert len(checks.islands(rest, "SIG0")) == 2


@pytest.mark.parametrize(
    ("extra", "fault"),
    sampled(
        [
            (Track("SIG0", "F.Cu", 0.3, ((60, 30), (60.2, 34))), None),
            (Track("SIG0", "F.Cu", 0.3, ((0.3, 40), (0.3, 42))), "less than 0.5 mm from the edge"),
            (Track("SIG0", "B.Cu", 0.3, ((2.8, 23.6), (2.8, 21))), "from a screw's hole"),
            (Track("SIG0", "F.Cu", 0.1, ((60, 30), (60.2, 34))), "is too thin"),
            (Track("SIG0", "F.Cu", 0.3, ((12, 47), (13, 47))), "track of SIG0 at (12, 47) are 0.000 mm apart"),
            (Via("SIG0", 53.594, 36.9), "from a screw's hole"),
        ],
        2,
    ),
)
def test_copper_where_none_may_be_is_found(extra: Track | Via, fault: str | None) -> None:
    circuit = _circuit("shield")
    tracks = [extra] if isinstance(extra, Track) else []
    vias = [extra] if isinstance(extra, Via) else []
    found = [text for text in checks.faults(Layout(circuit, tracks, vias)) if "hang apart" not in text]
    assert any(fault in text for text in found) if fault else not [text for text in found if "mm apart" in text]


def test_holes_that_touch_are_found() -> None:
    found = checks.faults(Layout(_circuit("shield"), [], [Via("GND", 60, 30), Via("GND", 60.3, 30)]))
    assert "the holes of via at (60, 30) and via at (60.3, 30) are 0.000 mm apart" in found


def test_parts_that_stand_in_each_other_are_found() -> None:
    circuit = _circuit("shield")
    moved = tuple(dataclasses.replace(part, x=91.0, y=67.0) if part.ref == "R5" else part for part in circuit.parts)
    found = checks.faults(Layout(dataclasses.replace(circuit, parts=moved), *routes(circuit)))
    assert "R5 and R6 stand in each other" in found
    under = tuple(dataclasses.replace(part, x=81.5, y=50.0) if part.ref == "R5" else part for part in circuit.parts)
    found = checks.faults(Layout(dataclasses.replace(circuit, parts=under), *routes(circuit)))
    assert any(text.startswith("R5 stands on pad D4") for text in found)


def test_a_rail_that_is_too_thin_is_found() -> None:
    circuit = _circuit("shield")
    thin = tuple(
        dataclasses.replace(bar, width=2.0) if bar.net == "5V_SERVO" and len(bar.points) == 6 else bar
        for bar in circuit.bars
    )
    found = checks.faults(Layout(dataclasses.replace(circuit, bars=thin), *routes(circuit)))
    assert any(text.startswith("net 5V_SERVO: its tracks of") for text in found)


def test_the_rails_bear_all_servos_stalled() -> None:
    """The way from the terminal through Q1 carries 10.4 A; the two branches behind it share them."""
    least = currents.track_width(currents.all_stalled())
    wide = {bar.net: bar.width for bar in reversed(_circuit("shield").bars)}
    assert wide["5V_IN"] >= least
    for bar in bars(_circuit("shield")):
        if bar.net == "5V_SERVO" and bar.length() > 20:
            assert bar.width >= least


def test_the_ground_bears_them_too() -> None:
    """At every place of the board a cut finds at least twice the ground copper that the current needs."""
    layout = _layout("shield")
    least = currents.track_width(currents.all_stalled())
    for x in range(4, 96, 4):
        assert checks.ground_across(layout, x, 0, layout.circuit.height) >= 2 * least, x


@pytest.mark.parametrize("name", NAMES)
def test_kicads_files_are_what_the_circuit_says(name: str) -> None:
    for path, text in generate.kicad_files(_circuit(name)).items():
        assert path.read_text() == text, "run: python -m hardware.machine.boards"


@pytest.mark.parametrize("name", NAMES)
def test_the_drawn_schematic_joins_what_the_circuit_joins(name: str) -> None:
    circuit = _circuit(name)
    source = (generate.KICAD / f"{name}.kicad_sch").read_text()
    assert kicad_sch.read(source) == sheet.netlist(circuit)


def test_a_wire_that_is_missing_in_the_drawing_is_found() -> None:
    circuit = _circuit("shield")
    drawn = sheets.sheet_of(circuit)
    drawn.wires.pop(len(drawn.wires) // 2)
    assert kicad_sch.read(kicad_sch.schematic(drawn)) != sheet.netlist(circuit)


@pytest.mark.parametrize("name", NAMES)
def test_kicads_board_has_the_nets_at_the_pads(name: str) -> None:
    circuit = _circuit(name)
    root = sexpr.parse((generate.KICAD / f"{name}.kicad_pcb").read_text())
    found: dict[str, set[str]] = {}
    for footprint in sexpr.children(root, "footprint"):
        ref = next(str(text[2]) for text in sexpr.children(footprint, "fp_text") if text[1] == "reference")
        for pad in sexpr.children(footprint, "pad"):
            for net in sexpr.children(pad, "net"):
                found.setdefault(str(net[2]), set()).add(f"{ref}.{pad[1]}")
    assert found == sheet.netlist(circuit)


def test_turning_is_kicads() -> None:
    assert [turned(1, 0, angle) for angle in (0, 90, 180, 270)] == [(1, 0), (0, -1), (-1, 0), (0, 1)]


def test_brackets_survive_writing_and_reading() -> None:
    value = sexpr.node("a", "b c", 1.5, sexpr.node("d", 'quo"te', -0.0), sexpr.node("e"))
    assert sexpr.parse(sexpr.text(value)) == ["a", "b c", "1.5", ["d", 'quo"te', "0"], ["e"]]
    with pytest.raises(ValueError, match="do not close"):
        sexpr.parse("(a (b)")


def _small() -> Circuit:
    """Two resistors side by side whose nets cross."""
    one = Part("R1", resistor(1000), {"1": "A", "2": "B"}, 5, 5)
    other = Part("R2", resistor(1000), {"1": "B", "2": "A"}, 12, 5)
    return Circuit("small", "small", (one, other), {"A": Net(5), "B": Net(5)}, 18, 10, ())


def test_the_router_lays_what_crosses_and_lays_it_again_the_same() -> None:
    circuit = _small()
    tracks, vias = router.route(circuit)
    assert checks.faults(Layout(circuit, tracks, vias)) == []
    assert router.route(circuit) == (tracks, vias)


def test_the_router_says_what_it_cannot_lay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(router, "ATTEMPTS", 2)
    walled = dataclasses.replace(_small(), holes=((8.5, 2), (8.5, 5), (8.5, 8)))
    with pytest.raises(RuntimeError, match=r"small: no way for . after 2 attempts"):
        router.route(walled)


def test_the_lists_for_the_house_name_every_part(tmp_path: Path) -> None:
    for path, text in generate.orders(tmp_path).items():
        circuit = _circuit(path.name.split("-")[0])
        rows = list(csv.DictReader(text.splitlines()))
        named = [ref for row in rows for ref in row["Designator"].split()]
        refs = [part.ref for part in circuit.parts if "parts" in path.name or part.kind.symbol != "module"]
        assert sorted(named) == sorted(refs)


def test_without_kicad_it_says_what_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "pcbnew.py").write_text("raise ImportError")
    command = [sys.executable, fabricate.__file__, "none.kicad_pcb", "--out", str(tmp_path / "out")]
    environment = {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0
    assert "no design rule check by KiCad, no gerbers" in done.stdout


@pytest.mark.skipif(
    not SYSTEM_PYTHON.exists()
    or subprocess.run([SYSTEM_PYTHON, "-c", "import pcbnew"], capture_output=True).returncode != 0,
    reason="KiCad's Python module is not installed (Debian: kicad)",
)
def test_kicads_own_check_finds_nothing(tmp_path: Path) -> None:
    boards = [str(generate.KICAD / f"{name}.kicad_pcb") for name in NAMES]
    command = [str(SYSTEM_PYTHON), fabricate.__file__, *boards, "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for name in NAMES:
        made = {path.suffix for path in (tmp_path / f"{name}-gerbers").iterdir()}
        assert made == {".gbr", ".drl"}
        assert (tmp_path / f"{name}-gerbers.zip").stat().st_size > 10_000
    shutil.rmtree(tmp_path)


@pytest.mark.parametrize("name", NAMES)
def test_the_pictures_are_what_the_circuit_says(name: str) -> None:
    for path, text in generate.pictures_of(_circuit(name)).items():
        assert path.read_text() == text, "run: python -m hardware.machine.boards"
        ElementTree.fromstring(text)


def test_the_page_is_what_the_circuits_say() -> None:
    for path, text in (generate.pages() | generate.symbols()).items():
        assert path.read_text() == text, "run: python -m hardware.machine.boards"
    page = (generate.DOCS / "electronics.md").read_text()
    assert "Nobody has built one yet" in page
    for picture in re.findall(r"\((boards/[^)]+)\)", page):
        assert (generate.DOCS / picture).exists(), picture


@pytest.mark.whole
def test_the_command_writes_compares_and_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "folder" / "kept.txt"
    monkeypatch.setattr(command, "files", lambda: {kept: "right"})
    monkeypatch.setattr("sys.argv", ["boards"])
    assert command.main() == 0
    assert kept.read_text() == "right"
    kept.write_text("wrong")
    monkeypatch.setattr("sys.argv", ["boards", "--check"])
    assert command.main() == 1
    assert "kept.txt is not what the circuits say" in capsys.readouterr().out
    assert kept.read_text() == "wrong"


def test_the_shield_covers_no_plug_of_the_mega() -> None:
    """USB plug and jack end 11.9 mm from the Mega's left edge (Arduino's board file); the shield begins beyond."""
    assert -shield.MEGA_X > 11.9
