"""Electrical rules: what is wrong with a circuit, in words. An empty list is what a board may be made from."""

from collections.abc import Iterator

from hardware.machine.boards.currents import LOGIC_LOW, share
from hardware.machine.boards.model import Circuit, Part, Pin, Way

CERAMIC_MARGIN = 2.0  # X7R and X5R lose capacity towards their rated voltage
ELECTROLYTIC_MARGIN = 1.5
GATE_ON = 2.5  # V; AO3400A is specified at this gate voltage, IPD90P04P4L-04 at 4.5


def faults(circuit: Circuit) -> list[str]:
    """Every broken rule of a circuit."""
    return list(_pins(circuit)) or [
        *_nets(circuit),
        *_drivers(circuit),
        *_supplies(circuit),
        *_ratings(circuit),
        *_gates(circuit),
        *_levels(circuit),
    ]


def _pins(circuit: Circuit) -> Iterator[str]:
    refs = [part.ref for part in circuit.parts]
    yield from (f"{ref} is there twice" for ref in sorted({ref for ref in refs if refs.count(ref) > 1}))
    for part in circuit.parts:
        names = [pin.name for pin in part.kind.pins]
        pads = {pad.name for pad in part.kind.footprint.pads}
        yield from (f"{part.ref}.{name} has no pad" for name in names if name not in pads)
        yield from (f"{part.ref}.{name} is on no net" for name in names if name not in part.nets)
        yield from (f"{part.ref}.{name} is no pin" for name in part.nets if name not in names)
        unknown = ((name, net) for name, net in part.nets.items() if net not in circuit.nets)
        yield from (f"{part.ref}.{name} is on the unknown net {net}" for name, net in unknown)


def _nets(circuit: Circuit) -> Iterator[str]:
    for net in circuit.nets:
        if len(circuit.on(net)) < 2:
            yield f"net {net} has fewer than two pins"


def _drivers(circuit: Circuit) -> Iterator[str]:
    for net, info in circuit.nets.items():
        ways = [pin.way for _, pin in circuit.on(net)]
        strong = sum(way in (Way.OUTPUT, Way.SUPPLY) for way in ways)
        if net != "GND" and strong > 1:
            yield f"net {net} has {strong} outputs"
        pulled = net in circuit.far_pulls or any(_across(circuit, part, net) for part, _ in circuit.on(net))
        if Way.INPUT in ways and not strong and not pulled and not info.rail:
            yield f"net {net} has an input that nothing drives"
        if Way.OPEN in ways and not strong and not _ends_open(circuit, net) and not pulled and not info.rail:
            yield f"net {net} is only pulled down"


def _across(circuit: Circuit, part: Part, net: str) -> bool:
    """Whether a resistor leads from the net to a rail, to a net that is driven, or to one that has such a resistor."""
    if part.kind.symbol != "resistor":
        return False
    other = next(name for name in part.nets.values() if name != net)
    if circuit.nets[other].rail or other in circuit.far_pulls:
        return True
    return any(
        pin.way in (Way.OUTPUT, Way.SUPPLY)
        or (
            near.kind.symbol == "resistor"
            and near is not part
            and any(circuit.nets[end].rail for end in near.nets.values())
        )
        for near, pin in circuit.on(other)
    )


def _ends_open(circuit: Circuit, net: str) -> bool:
    """Whether a switch's drain goes to a plug, directly or through a resistor: what hangs there is the load itself."""
    ends = {net} | {end for part, _ in circuit.on(net) if part.kind.symbol == "resistor" for end in part.nets.values()}
    near = [(part, pin) for end in ends if not circuit.nets[end].rail for part, pin in circuit.on(end)]
    return any(part.kind.symbol == "connector" and pin.way is not Way.OPEN for part, pin in near)


def fed(circuit: Circuit) -> set[str]:
    """The nets that a supply reaches: directly, or through fuse or switch."""
    reached = {net for _, pin, net in circuit.pins() if pin.way is Way.SUPPLY}
    grown = True
    while grown:
        grown = False
        for part in circuit.parts:
            ends = set(part.nets.values())
            if part.kind.symbol == "pmos":
                ends = {part.nets["2"], part.nets["3"]}
            elif part.kind.symbol != "fuse":
                continue
            if ends & reached and not ends <= reached:
                reached |= ends
                grown = True
    return reached


def _supplies(circuit: Circuit) -> Iterator[str]:
    reached = fed(circuit)
    for part, pin, net in circuit.pins():
        if pin.way is Way.LOAD and net not in reached:
            yield f"{part.ref}.{pin.name} ({pin.label}) is fed by nothing"
        if pin.way is Way.LOAD and pin.label == "ground" and net != "GND":
            yield f"{part.ref}.{pin.name} is a ground on {net}"
        if pin.way is Way.LOAD and pin.label != "ground" and net == "GND":
            yield f"{part.ref}.{pin.name} ({pin.label}) is on ground"


def _volts(circuit: Circuit, part: Part, name: str) -> float:
    return circuit.nets[part.nets[name]].volts


def _ratings(circuit: Circuit) -> Iterator[str]:
    for part in circuit.parts:
        kind = part.kind
        if kind.symbol in {"module", "connector"}:
            continue
        highest = max(circuit.nets[net].volts for net in part.nets.values())
        across = abs(_volts(circuit, part, "1") - _volts(circuit, part, "2"))
        worst = highest if "GND" in part.nets.values() or kind.symbol != "resistor" else max(across, highest)
        match kind.symbol:
            case "capacitor" if worst * CERAMIC_MARGIN > (kind.volts or 0):
                yield f"{part.ref}: {worst} V on a capacitor of {kind.volts} V"
            case "polarised":
                if worst * ELECTROLYTIC_MARGIN > (kind.volts or 0):
                    yield f"{part.ref}: {worst} V on an electrolytic of {kind.volts} V"
                if _volts(circuit, part, "1") <= _volts(circuit, part, "2"):
                    yield f"{part.ref} stands the wrong way round"
            case "zener" | "esd":
                if worst > (kind.volts or 0):
                    yield f"{part.ref}: {worst} V on a suppressor for {kind.volts} V"
            case "diode" | "led" if part.nets["1"] == part.nets["2"]:
                yield f"{part.ref} is short"
            case "resistor" if worst**2 / (kind.ohms or 1) > (kind.watts or 0):  # its other end shorted
                yield f"{part.ref}: {worst**2 / (kind.ohms or 1):.3f} W on a resistor of {kind.watts} W"
            case "fuse" | "pmos" | "nmos" if worst > (kind.volts or 0):
                yield f"{part.ref}: {worst} V on a part of {kind.volts} V"
        if kind.symbol in {"zener", "polarised"} and part.nets["2"] != "GND":
            yield f"{part.ref}.2 is not on ground"
        if kind.symbol == "pmos" and circuit.nets[part.nets["2"]].amps > share(kind):
            yield f"{part.ref}: {circuit.nets[part.nets['2']].amps} A are too hot for it"
        if kind.symbol == "fuse" and min(circuit.nets[net].amps for net in part.nets.values()) > (kind.amps or 0):
            yield f"{part.ref} would trip in ordinary service"


def _gates(circuit: Circuit) -> Iterator[str]:
    for part in circuit.parts:
        if part.kind.symbol not in {"nmos", "pmos"}:
            continue
        gate = part.nets["1"]
        source = part.nets["2" if part.kind.symbol == "nmos" else "3"]
        volts = max(circuit.nets[gate].volts, circuit.nets[source].volts)
        if volts > (part.kind.gate_volts or 0):
            yield f"{part.ref}: {volts} V at the gate"
        if part.kind.symbol == "nmos" and circuit.nets[gate].volts * 0.9 < GATE_ON:
            yield f"{part.ref}: too little voltage at the gate"
        if part.kind.symbol == "nmos" and source != "GND":
            yield f"{part.ref}: its source is on {source}"
        if not _held_off(circuit, gate, source):
            yield f"{part.ref}: nothing holds its gate while its driver is off"


def _held_off(circuit: Circuit, gate: str, source: str) -> bool:
    """Whether resistors alone lead from the gate to the source."""
    seen, pending = set[str](), {gate}
    while pending:
        net = pending.pop()
        seen.add(net)
        for part in circuit.parts:
            if part.kind.symbol == "resistor" and net in part.nets.values():
                pending |= {
                    end
                    for end in part.nets.values()
                    if end not in seen and (end == source or not circuit.nets[end].rail)
                }
    return source in seen


def _levels(circuit: Circuit) -> Iterator[str]:
    """An input pulled down through a series resistor still reads low beside the processor's own pull-up."""
    for net in circuit.nets:
        pins = circuit.on(net)
        inputs = [part for part, pin in pins if pin.way is Way.INPUT and part.kind.value == "Raspberry Pi"]
        series = [part for part, _ in pins if part.kind.symbol == "resistor"]
        if inputs and series:
            low = LOGIC_LOW.at(sum(part.kind.ohms or 0 for part in series))
            if low > LOGIC_LOW.limit:
                yield f"net {net} reads low at {low:.2f} V only"


def swapped(*circuits: Circuit) -> list[str]:
    """Plugs of these boards that fit each other's sockets but do not carry the same."""
    seen: dict[tuple[str, int], tuple[str, tuple[Pin, ...]]] = {}
    found = []
    for circuit in circuits:
        for part in circuit.parts:
            kind = part.kind
            if not kind.family or kind.symbol == "module":
                continue
            name = f"{circuit.name} {part.ref}"
            other, pins = seen.setdefault((kind.family, len(kind.pins)), (name, kind.pins))
            if pins != kind.pins:
                found.append(f"{name} and {other} can be swapped")
    return found
