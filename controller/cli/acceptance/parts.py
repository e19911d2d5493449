"""What an acceptance test tries, in the order in which the build book tries it: computer, pins, inputs, lights, board,
beads, camera, deals, and what no sensor sees. Each part that cannot be tried is a finding, and the next is tried.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from controller.catalogue import ranks_written, said, text, text_of
from controller.cli import testdeal
from controller.cli.acceptance.asking import Person
from controller.cli.board_session import OPEN_LOOP, service_board
from controller.cli.check import access, computer
from controller.cli.check.board import board
from controller.cli.check.computer import Finding
from controller.cli.progress import Progress
from controller.config import PHONE, Config
from controller.table.outputs import SPINDLE_RANKS
from hardware.beads.board import BoardError
from hardware.beads.calibration_file import CalibrationFileError, load
from hardware.beads.exercise import SUPPLY_GOOD_MV, WANDER_BEADS, SpindleRun, exercise
from hardware.devices import BEADS, DeviceEvent, Signal, StatusLight, spindle_part

if TYPE_CHECKING:
    from hardware.gpio.opening import Gpio
    from vision.offline.soak import DealTally

LIGHTS: tuple[StatusLight, ...] = ("open", "closed", "call")
SOUND_S = 1.0
SEED = 1
"""Of the order in which a drawn pack comes."""
BEAM = {"exit_beam": "acceptance-do-exit_beam"}
SWITCHES = {"lid": "acceptance-do-lid", "follower_end": "acceptance-do-follower_end"}
BUTTONS = {
    "button_no_more_bets": "acceptance-do-button_no_more_bets",
    "button_hold": "acceptance-do-button_hold",
    "button_call": "acceptance-do-button_call",
}
"""What is moved by hand, by the name of its pin, and what is asked for."""
OF_BEADS = {
    "stop": "acceptance-ask-stop",
    "neighbours": "acceptance-ask-neighbours",
    "ranks": "acceptance-ask-ranks",
}
OF_CARDS = {"marks": "acceptance-ask-marks"}
OF_ALL = {"covers": "acceptance-ask-covers"}
"""What no sensor sees, and the question."""


@dataclass(frozen=True, slots=True)
class Test:
    """What it is made with. `cycles`: times that every bead is moved there and back; `deals`: how many are dealt;
    `order`: the labels in which the pack is dealt; `reader` and `cards`: of the pack (`testdeal.reader_for`)."""

    config: Config
    path: Path
    person: Person
    progress: Progress
    cycles: int
    deals: int
    order: list[str] | None
    reader: Any
    cards: Any

    @property
    def folder(self) -> Path:
        """That of the configuration."""
        return self.path.resolve().parent


def of_computer(test: Test) -> Iterator[Finding]:
    """The computer and its disk."""
    yield from computer.computer()
    journal = test.folder / test.config.table.journal
    yield access.disk(computer.disk(journal.parent), journal)


def of_inputs(test: Test) -> Iterator[Finding]:
    """The pins; each switch, sensor and button moved once by hand; lamp, status light and buzzer looked at."""
    yield from map(access.pins, computer.pins(test.config))
    if test.config.gpio.factory == "none":
        return
    from hardware.gpio.opening import open_gpio
    from hardware.gpio_factory import GpioError

    gpio = test.config.gpio
    try:
        made = open_gpio(gpio.factory, pins=gpio.pins, buzzer=gpio.buzzer)
    except GpioError:  # said with the pins
        return
    with closing(made):
        yield from _moved(test, made)
        yield from _lit(test, made)


def _moved(test: Test, made: Gpio) -> Iterator[Finding]:
    if test.config.gpio.box:
        made.box.start(_ignore)
        box = SWITCHES if test.config.reads_at_exit else BEAM | SWITCHES  # a shoe's cards are seen by its camera
        for name, code in box.items():
            yield _input(test.person, name, text(code), made.box.signals)
    made.buttons.start(_ignore)
    for name, code in BUTTONS.items():
        yield _input(test.person, name, text(code), made.buttons.signals)


def _ignore(event: DeviceEvent) -> None:
    """The edges are counted where the inputs are."""


def _input(person: Person, name: str, asked: str, signals: Callable[[], Mapping[str, Signal]]) -> Finding:
    """An input that a person moves and lets go: it must change and come back."""
    before = signals()[name]
    if not person.done(asked):
        return Finding(name, "wrong", text("acceptance-unanswered", question=asked))
    after = signals()[name]
    edges = after.edges - before.edges
    good = edges > 0 and after.active == before.active
    how = text("acceptance-edges", edges=edges, back=after.active == before.active)
    fix = "" if good else text("acceptance-input-fix", back=after.active == before.active)
    return Finding(name, "good" if good else "wrong", how, fix, {"edges": edges, "active": after.active})


def _lit(test: Test, made: Gpio) -> Iterator[Finding]:
    for brightness in (1.0, 0.0):
        made.lamps.lamp(brightness)
        yield test.person.sees("lamp", text("acceptance-ask-lamp", on=brightness > 0))
    for light in LIGHTS:
        made.lamps.status(light)
        yield test.person.sees(f"light {light}", text("acceptance-ask-light", light=light))
    made.lamps.status("idle")
    if made.buzzer is not None:
        made.buzzer.sound(SOUND_S)
        yield test.person.sees("buzzer", text("acceptance-ask-buzzer"))


def of_board(test: Test) -> Iterator[Finding]:
    """The casekeeper's board, as `faro check` finds it; a spindle that was never calibrated is not accepted."""
    for one in board(test.config, test.folder, {}):
        if one.data.get("stored", True):
            yield access.board(one, test.config)
        else:
            yield dataclasses.replace(one, state="wrong", fix=one.fix or "faro calibrate beads")


def of_beads(test: Test) -> Iterator[Finding]:
    """Every bead moved there and back, and the supply meanwhile, as `faro exercise` does."""
    mcu = test.config.mcu
    if mcu.driver == "none":
        yield Finding("beads", "note", text("check-none-here"))
        return
    if mcu.driver in OPEN_LOOP:
        yield Finding("beads", "note", text("check-beads-unverified"))
        yield test.person.sees("beads", text("acceptance-ask-beads"))
        return
    try:
        calibration = load(test.folder / mcu.calibration)
        with service_board(test.config) as connected:
            test.progress.total = test.cycles * (2 * BEADS + 1)
            visits = iter(range(test.cycles * (2 * BEADS + 1)))

            def show(cycle: int, beads: int) -> None:
                test.progress.show(next(visits), "cli-exercise-progress", cycle=cycle + 1, beads=beads)

            result = exercise(connected, calibration, test.cycles, spindles=mcu.fitted, progress=show)
    except (BoardError, CalibrationFileError) as error:
        yield Finding("beads", "wrong", said(error))
        return
    finally:
        test.progress.aside()
    yield from map(_spindle, result.spindles)
    low, high = min(result.supply_mv), max(result.supply_mv)
    how = text("acceptance-supply", low=low, high=high, least=SUPPLY_GOOD_MV)
    fix = "" if low >= SUPPLY_GOOD_MV else text("hardware-fix-supply")
    yield Finding("servo supply", "wrong" if fix else "good", how, fix, {"lowest_mv": low, "highest_mv": high})


def _spindle(one: SpindleRun) -> Finding:
    spread, error = one.spread_us / one.step_us, one.error_us / one.step_us
    how = text(
        "acceptance-spindle",
        rank=ranks_written(SPINDLE_RANKS[one.spindle].label),
        visits=sum(map(len, one.measured_us)),
        spread=round(spread, 3),
        off=round(error, 3),
        good=WANDER_BEADS,
    )
    trouble = "" if one.trouble is None else text_of(one.trouble)
    data = {"spread_beads": round(spread, 3), "error_beads": round(error, 3)}
    return Finding(spindle_part(one.spindle), "good" if one.good else "wrong", how, trouble, data)


def of_camera(test: Test) -> Iterator[Finding]:
    """The camera, by the table's lamp."""
    yield access.camera(computer.camera(test.config), test.config)


def of_deals(test: Test) -> Iterator[Finding]:
    """A known pack dealt again and again, as `faro testdeal` does; a shoe's are counted at the running table."""
    source = test.config.camera.source
    if not test.deals or source in ("none", PHONE):
        yield Finding("deals", "note", text("acceptance-no-deals", phone=source == PHONE))
        return
    if test.config.reads_at_exit:
        yield test.person.sees("deals", text("acceptance-ask-shoe", deals=test.deals))
        return
    from vision.capture.camera import CameraFault

    if source == "scene":
        yield Finding("deals", "note", text("acceptance-rendered"))
    elif not test.person.done(text("acceptance-do-deals", deals=test.deals)):
        yield Finding("deals", "wrong", text("acceptance-unanswered", question=text("acceptance-no-dealer")))
        return
    done = cards = unclear = 0
    try:
        for deal in _dealt(test):
            done, cards = done + 1, cards + deal.cards
            unclear += len(deal.unclear) + len(deal.no_suit)
            if deal.errors:
                errors = "; ".join(text_of(error) for error in deal.errors)
                yield Finding(f"deal {done}", "wrong", errors, text("acceptance-deal-fix"))
    except (ValueError, CameraFault) as error:
        yield Finding("camera", "wrong", said(error))
    finally:
        test.progress.aside()
    how = text("acceptance-deals", deals=done, wanted=test.deals, cards=cards, unclear=unclear)
    data = {"deals": done, "cards": cards, "unclear": unclear}
    yield Finding("deals", "good" if done == test.deals else "wrong", how, data=data)


def _dealt(test: Test) -> Iterator[DealTally]:
    """The deals, one after the other. Raises CameraFault, and ValueError for a bad pack."""
    from vision.offline.soak import watch_deals
    from vision.track.tracker import CardTracker

    cards = test.cards
    if test.config.camera.source == "scene":
        camera, window = testdeal.rendered(test.order, seed=SEED, deals=test.deals), None
    else:
        camera, window = testdeal.deal_camera(None, test.path)
    test.progress.total = test.deals
    size = 52 if cards is None else sum(cards.values())

    def show(deal: DealTally, at_s: float) -> None:
        done = deal.number - 1 + deal.cards / size
        test.progress.show(done, "cli-testdeal-progress", deal=deal.number, card=deal.cards, size=size)

    with closing(camera):
        tracker = CardTracker(test.reader, window=window)
        for deal in watch_deals(camera, tracker, cards=cards, order=test.order, progress=show):
            yield deal
            if deal.number == test.deals:
                return


def by_eye(test: Test) -> Iterator[Finding]:
    """What no sensor sees."""
    of_beads = {} if test.config.mcu.driver == "none" else OF_BEADS
    of_cards = {} if test.config.camera.source in ("none", "scene", PHONE) else OF_CARDS
    for name, code in (of_beads | of_cards | OF_ALL).items():
        yield test.person.sees(name, text(code))


PARTS: dict[str, Callable[[Test], Iterator[Finding]]] = {
    "acceptance-part-computer": of_computer,
    "acceptance-part-inputs": of_inputs,
    "acceptance-part-board": of_board,
    "acceptance-part-beads": of_beads,
    "acceptance-part-camera": of_camera,
    "acceptance-part-deals": of_deals,
    "acceptance-part-eye": by_eye,
}
"""Each with its code."""
