"""The circuits of the two boards: electrical rules, pins, currents, bill. A broken circuit is found broken."""

import dataclasses
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from firmware_bridge.mega import CHANNEL_PINS, SUPPLY_PIN
from hardware.machine import wiring
from hardware.machine.boards import bill, currents, footprints, inputs, parts, rules, shield
from hardware.machine.boards.model import Circuit, Net, Part
from hardware.pins import DEFAULT_PINS, INPUTS, OUTPUTS

CIRCUITS = {"shield": shield.circuit(), "inputs": inputs.circuit()}
FIRMWARE = Path(wiring.__file__).parents[2] / "firmware_bridge" / "firmware"


@pytest.mark.parametrize("name", CIRCUITS)
def test_no_rule_is_broken(name: str) -> None:
    assert rules.faults(CIRCUITS[name]) == []


def test_no_plug_fits_where_another_belongs() -> None:
    assert rules.swapped(*CIRCUITS.values()) == []
    four = dataclasses.replace(shield.SERVO_PLUG, pins=shield.SERVO_PLUG.pins[::-1])
    wrong = _changed(CIRCUITS["shield"], "J100", kind=four)
    assert rules.swapped(wrong) == [f"shield J{channel} and shield J100 can be swapped" for channel in range(101, 113)]


def _changed(circuit: Circuit, ref: str, **values: object) -> Circuit:
    """The circuit with one part changed."""
    changed = [dataclasses.replace(part, **values) if part.ref == ref else part for part in circuit.parts]  # type: ignore[arg-type]
    return dataclasses.replace(circuit, parts=tuple(changed))


def _without(circuit: Circuit, ref: str) -> Circuit:
    return dataclasses.replace(circuit, parts=tuple(part for part in circuit.parts if part.ref != ref))


def _moved(ref: str, pin: str, net: str) -> Callable[[Circuit], Circuit]:
    return lambda circuit: _changed(circuit, ref, nets=circuit.part(ref).nets | {pin: net})


def _replaced(ref: str, **values: object) -> Callable[[Circuit], Circuit]:
    def change(circuit: Circuit) -> Circuit:
        return _changed(circuit, ref, kind=dataclasses.replace(circuit.part(ref).kind, **values))  # type: ignore[arg-type]

    return change


BROKEN = [
    (
        "shield",
        "a second part of that name",
        lambda c: dataclasses.replace(c, parts=(*c.parts, c.parts[5])),
        "is there twice",
    ),
    ("shield", "a pin that is forgotten", lambda c: _changed(c, "R100", nets={"1": "GND"}), "R100.2 is on no net"),
    ("shield", "a pin that is not there", _moved("R100", "3", "GND"), "R100.3 is no pin"),
    ("shield", "a net with a typing error", _moved("R100", "2", "SIG99"), "unknown net SIG99"),
    ("shield", "a net with one end", lambda c: dataclasses.replace(c, nets=c.nets | {"X": Net(5)}), "net X has fewer"),
    ("shield", "two outputs together", _moved("A1", "D12", "SIG0"), "net SIG0 has 2 outputs"),
    ("shield", "an input without driver", lambda c: _without(c, "R303"), "net ADC3 has an input that nothing drives"),
    ("shield", "a servo behind no fuse", _moved("F105", "1", "SIG5"), "J105.2 (+5 V) is fed by nothing"),
    ("shield", "a servo's ground on its supply", _moved("J106", "1", "SERVO6"), "J106.1 is a ground on SERVO6"),
    ("shield", "a servo's supply on ground", _moved("J106", "2", "GND"), "J106.2 (+5 V) is on ground"),
    (
        "shield",
        "a capacitor the wrong way",
        lambda c: _changed(c, "C1", nets={"1": "GND", "2": "5V_IN"}),
        "C1 stands the wrong",
    ),
    ("shield", "a capacitor for too little", _replaced("C5", volts=6.3), "C5: 5.25 V on an electrolytic of 6.3 V"),
    ("shield", "a chip capacitor for too little", _replaced("C3", volts=6.3), "C3: 5.25 V on a capacitor of 6.3 V"),
    ("shield", "a resistor that burns", _replaced("R4", ohms=100.0), "R4: 0.276 W on a resistor of 0.125 W"),
    ("shield", "a suppressor that conducts", _replaced("D1", volts=5.0), "D1: 5.25 V on a suppressor for 5.0 V"),
    ("shield", "a switch that gets hot", _replaced("Q1", ohms=0.05), "Q1: 10.4 A are too hot for it"),
    ("shield", "a fuse that trips", _replaced("F100", amps=0.5), "F100 would trip"),
    ("shield", "a gate that floats", lambda c: _without(c, "R1"), "Q1: nothing holds its gate"),
    ("shield", "a gate that floats without USB", lambda c: _without(c, "R3"), "Q2: nothing holds its gate"),
    ("shield", "a switch the wrong way", _moved("Q2", "2", "STOP"), "Q2: its source is on STOP"),
    (
        "inputs",
        "a gate too weak",
        lambda c: dataclasses.replace(c, nets=c.nets | {"GATE_LAMP": Net(1.8)}),
        "Q1: too little",
    ),
    ("inputs", "a gate too strong", _replaced("Q1", gate_volts=3.0), "Q1: 3.47 V at the gate"),
    (
        "inputs",
        "a button without pull-up",
        lambda c: _without(c, "R21"),
        "BUTTON_NO_MORE_BETS_LINE is only pulled down",
    ),
    ("inputs", "a series resistor too large", _replaced("R11", ohms=10e3), "net EXIT_BEAM reads low at"),
    ("inputs", "a short diode", _moved("D5", "2", "5V_OUT"), "D5 is short"),
]


@pytest.mark.parametrize(("name", "what", "change", "fault"), BROKEN, ids=[row[1] for row in BROKEN])
def test_a_broken_circuit_is_found(name: str, what: str, change: Callable[[Circuit], Circuit], fault: str) -> None:
    assert any(fault in found for found in rules.faults(change(CIRCUITS[name]))), rules.faults(change(CIRCUITS[name]))


def _at(part: Part, net: str) -> str:
    (pin,) = (pin for pin, name in part.nets.items() if name == net)
    return pin


def test_the_shield_leads_each_channel_to_the_firmwares_pins() -> None:
    circuit = CIRCUITS["shield"]
    mega = circuit.part("A1")
    for channel, pins in enumerate(CHANNEL_PINS):
        plug = circuit.part(f"J{100 + channel}")
        assert _at(mega, plug.nets["3"]) == pins.servo
        series = circuit.part(f"R{300 + channel}")
        assert series.nets["2"] == plug.nets["4"]
        assert _at(mega, series.nets["1"]) == pins.feedback
        assert plug.says == wiring.RANKS[channel]
        pull = circuit.part(f"R{100 + channel}")
        assert {plug.nets["3"], "GND"} == set(pull.nets.values())
        assert pull.kind.ohms == 10e3
        assert circuit.part(f"F{100 + channel}").nets == {"1": "5V_SERVO", "2": plug.nets["2"]}
    assert _at(mega, "SUPPLY") == SUPPLY_PIN
    supply = int(re.search(r"SUPPLY_INPUT = (\d+)", (FIRMWARE / "avr" / "pins.h").read_text())[1])  # type: ignore[index]
    assert f"A{supply}" == SUPPLY_PIN


def test_the_divider_halves_the_switched_rail_as_the_firmware_takes_it() -> None:
    upper, lower = (CIRCUITS["shield"].part(ref) for ref in ("R5", "R6"))
    assert (upper.nets, lower.nets) == ({"1": "5V_SERVO", "2": "SUPPLY"}, {"1": "SUPPLY", "2": "GND"})
    assert upper.kind.ohms == lower.kind.ohms == 10e3


def test_the_mega_has_the_pins_and_each_lies_where_no_other_is() -> None:
    assert {name for pins in CHANNEL_PINS for name in (pins.servo, pins.feedback)} <= footprints.MEGA_PINS.keys()
    places = sorted(footprints.MEGA_PINS.values())
    assert len(set(places)) == len(places)
    # Distances that Arduino's drawing names: D7 to D8 4.064 mm, the rows 48.26 mm apart, A7 to A8 5.08 mm.
    pins = footprints.MEGA_PINS
    assert pins["D7"][0] - pins["D8"][0] == pytest.approx(4.064)
    assert pins["D7"][1] - pins["A0"][1] == pytest.approx(48.26)
    assert pins["A8"][0] - pins["A7"][0] == pytest.approx(5.08)
    assert (pins["D22"], pins["D53"]) == (pytest.approx((93.98, 48.26)), pytest.approx((96.52, 10.16)))


@pytest.mark.parametrize("name", INPUTS)
def test_each_input_reaches_its_pin_of_the_pi_through_its_filter(name: str) -> None:
    circuit = CIRCUITS["inputs"]
    net = circuit.part("A1").nets[str(wiring.HEADER[DEFAULT_PINS[name]])]
    (series,) = (part for part, _ in circuit.on(net) if part.kind.symbol == "resistor")
    (capacitor,) = (part for part, _ in circuit.on(net) if part.kind.symbol == "capacitor")
    assert (series.kind.ohms, capacitor.kind.farads, capacitor.nets["2"]) == (inputs.SERIES, 10e-9, "GND")
    line = series.nets["1"]
    assert {"connector", "esd"} <= {part.kind.symbol for part, _ in circuit.on(line)}
    pulls = [part for part, _ in circuit.on(line) if part.kind.symbol == "resistor" and "3V3" in part.nets.values()]
    # The table tells a wire of the box that is off by the resistor at the far end: there must be none here.
    assert len(pulls) == (0 if line in circuit.far_pulls else 1)
    assert (line in circuit.far_pulls) == (name in ("exit_beam", "lid", "follower_end"))


@pytest.mark.parametrize("name", OUTPUTS)
def test_each_output_of_the_pi_switches_what_it_names(name: str) -> None:
    circuit = CIRCUITS["inputs"]
    net = circuit.part("A1").nets[str(wiring.HEADER[DEFAULT_PINS[name]])]
    (gate,) = (part.nets["1"] for part, _ in circuit.on(net) if part.kind.symbol == "resistor")
    (switch,) = (part for part, pin in circuit.on(gate) if part.kind.symbol == "nmos" and pin.name == "1")
    ends = {switch.nets["3"]} | {
        net for part, _ in circuit.on(switch.nets["3"]) if part.kind.symbol == "resistor" for net in part.nets.values()
    }
    assert inputs.line_of(name) in ends


@pytest.mark.parametrize(("what", "figure", "limit", "holds"), currents.budget())
def test_the_budget_holds(what: str, figure: str, limit: str, holds: bool) -> None:
    assert holds, f"{what}: {figure}, limit {limit}"


def test_the_widths_of_tracks_are_those_of_the_standards_own_chart() -> None:
    # IPC-2221 chart, outer layers: 5 A at 20 K on 35 um take 1.82 mm, 1 A 0.20 mm (the usual calculators agree).
    assert currents.track_width(5, 20) == pytest.approx(1.82, abs=0.03)
    assert currents.track_width(1, 20) == pytest.approx(0.20, abs=0.01)
    assert currents.wire_ohms("2.5 mm2", 1) == pytest.approx(0.0069, abs=0.0002)


def test_the_firmwares_low_limit_is_that_of_the_arithmetic() -> None:
    texts = [path.read_text() for path in (FIRMWARE / "core").glob("*.[ch]")]
    assert any(re.search(rf"\b{currents.SUPPLY_LOW * 1000:.0f}\b", text) for text in texts)


def test_the_bill_names_every_part_of_the_boards() -> None:
    for circuit in CIRCUITS.values():
        listed = [ref for line in bill.board_lines(circuit) for ref in line.where.split()]
        for part in circuit.parts:
            if part.kind.symbol != "module":
                assert listed.count(part.ref) == 1, part.ref


def test_every_plug_has_its_counterpart_and_contacts() -> None:
    lines = {line.number: line.count for line in bill.cable_lines()}
    plugs = [part.kind.plug for circuit in CIRCUITS.values() for part in circuit.parts if part.kind.plug]
    assert {plug: plugs.count(plug) for plug in plugs} == {n: k for n, k in lines.items() if n != bill.CONTACT}
    assert lines[bill.CONTACT] >= sum(int(plug.removeprefix("XHP-")) for plug in plugs)


@pytest.mark.parametrize(
    ("ohms", "number"),
    [(330, "RC0805FR-07330RL"), (4700, "RC0805FR-074K7L"), (10e3, "RC0805FR-0710KL"), (1e6, "RC0805FR-071ML")],
)
def test_a_resistors_number_is_yageos(ohms: float, number: str) -> None:
    assert parts.resistor(ohms).number == number
