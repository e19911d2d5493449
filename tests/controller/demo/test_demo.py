"""The whole simulated table, as a process of its own: killed at random moments, it still ends the deal right."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from controller.__main__ import main
from controller.catalogue import text_of
from controller.cli import demo as demo_command
from controller.cli import simulated
from controller.cli.mistakes import InputError
from controller.cli.progress import Progress
from controller.demo import bots
from controller.demo.director import ShoeDirector
from controller.games.audience import Viewer
from controller.games.faro import acts as faro
from controller.runtime.evidence import prove
from controller.runtime.inbox import Reply
from controller.runtime.journal import Journal, JournalError
from controller.runtime.wiring.assembly import Running
from controller.runtime.wiring.simulated import deck_for
from controller.table import commands, reports
from controller.table.events import CardSeen, DealStarted, Played, Ruled, WindowVerified, decode
from controller.table.log import advance
from controller.table.pictures import pictures
from controller.table.state import Actor, Refused, TableState, live, playing
from hardware.devices import DeviceFault
from tests.controller.at_work import dealing
from tests.controller.shoe_table import ShoeTable
from tests.english import notice_of
from tests.sample import sampled
from vision.render.shoe_scene import ShoeScene

ROOT = Path(__file__).resolve().parents[3]
SEED = 11
PATIENCE_S = 600.0


def start(state: Path, seed: int, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "controller", "demo", "--headless", "--deals", "1", "--speed", "max"]
    return subprocess.Popen(
        [*command, "--seed", str(seed), "--state", str(state), *more],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def journaled(state: Path) -> int:
    """Events in the journal by now, 0 while there is none."""
    try:
        journal = Journal(state / "table.db", read_only=True)
    except JournalError:
        return 0
    try:
        return journal.last_seq
    finally:
        journal.close()


def events_of(folder: Path) -> list[Any]:
    """What stands in the journal by now."""
    try:
        journal = Journal(folder / "table.db", read_only=True)
    except JournalError:
        return []
    rows = [decode(row.body) for row in journal.rows()]
    journal.close()
    return rows


def over(folder: Path) -> bool:
    """The journal says that the deal has come to its end."""
    state = TableState()
    for event in events_of(folder):
        state = advance(state, event)
    return state.deal_number > 0 and not playing(state)


def cut_down(process: subprocess.Popen[str], state: Path, chance: random.Random) -> None:
    """Wait until this run has moved the deal on by a random number of events, then cut it down mid-way. A busy machine
    may let it get to the deal's end meanwhile: then it goes on."""
    wanted = journaled(state) + chance.randint(1, 16)
    deadline = time.monotonic() + PATIENCE_S
    while journaled(state) < wanted and process.poll() is None:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    time.sleep(chance.random() * 0.15)
    if process.poll() is None:
        process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
        process.send_signal(signal.SIGCONT if over(state) else signal.SIGKILL)


def play(state: Path, seed: int, chance: random.Random, most_kills: int, *more: str) -> tuple[int, str]:
    """Play a deal to its end: how often it was cut down, and what it said."""
    kills = 0
    while True:
        process = start(state, seed, *more)
        try:
            if kills < most_kills:
                cut_down(process, state, chance)
            out, err = process.communicate(timeout=PATIENCE_S)
        finally:
            process.kill()
            process.wait()
        if process.returncode != -signal.SIGKILL:
            assert process.returncode == 0, out + err
            return kills, out
        kills += 1


@pytest.mark.long
def test_killed_at_random_moments_the_same_deal_goes_on(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """`--kills` of them; `make kills` has twenty, and the compiled board with them."""
    chance, kills, seed, wanted = random.Random(1), 0, SEED, request.config.getoption("--kills")
    board = ("--mcu", "auto" if wanted > 1 else "fake")
    while kills < wanted:
        state = tmp_path / str(seed)
        more, out = play(state, seed, chance, wanted - kills, *board)
        kills += more
        assert "money   conserved" in out
        assert "13 spindles stand where the engine says" in out
        went_on(state, seed)
        seed += 1


def went_on(state: Path, seed: int) -> None:
    """One deal, the whole pack of that seed, and the picture of every card stand in the journal."""
    journal = Journal(state / "table.db", read_only=True)
    rows = [decode(row.body) for row in journal.rows()]
    # What a card drawn during an interruption was read as stands within the ruling that says it was drawn.
    events = [inner for event in rows for inner in (event.events if isinstance(event, Ruled) else [event])]
    seen = [event.sighting for event in events if isinstance(event, CardSeen)]
    assert {sighting.index for sighting in seen if sighting.image} == set(range(52))  # each left its picture
    assert prove(journal, (digest for event in rows for digest in pictures(event))).whole
    journal.close()
    deals = sum(isinstance(event, DealStarted) for event in events)
    assert deals == 1
    shown = [event.event for event in events if isinstance(event, Played) and isinstance(event.event, faro.CardShown)]
    assert [str(event.card) for event in shown] == deck_for(seed, 1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    sampled(
        [
            (["--deals", "0"], "--deals 0 given, 1 or more expected"),
            (["--cut", "-1"], "--cut -1 given, 0 or more expected"),
            (["--host", "0.0.0.0"], "can be reached by others; give the dealer's --pin"),
            (["--port", "99999"], "--port 99999 given, 0 to 65535 expected"),
            (["--port", "-5"], "--port -5 given, 0 to 65535 expected"),
            (
                ["--mode", "casekeeper", "--game", "macao"],
                "macao is played by 2 players or more, not for real chips alone",
            ),
            (["--speed", "warp"], "invalid choice: 'warp'"),
            (["--rule", "canto"], "--rule: expected NAME=VALUE, found 'canto'"),
            (["--rule", "canto=true"], "--rule canto: is no rule option; allowed: min, "),
            (["--game", "punto_banco", "--rule", "packs=7"], "--rule packs: 7 given, 6 or 8 expected"),
        ],
        1,
    ),
)
def test_a_bad_option_is_one_line_and_exit_2(tmp_path: Path, arguments: list[str], message: str) -> None:
    command = [sys.executable, "-m", "controller", "demo", "--state", str(tmp_path), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, env={**os.environ})
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_folder_that_is_no_demo_s_is_not_emptied(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    command = [sys.executable, "-m", "controller", "demo", "--headless", "--fresh", "--state", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.strip().endswith("holds letters but no earlier demo; give another --state")
    assert [item.name for item in tmp_path.iterdir()] == ["letters"]


def test_the_journal_of_a_real_table_is_not_played_on_by_a_demo(tmp_path: Path) -> None:
    (tmp_path / "table.db").touch()
    with pytest.raises(InputError), simulated.own_state(tmp_path, fresh=False):
        pass
    assert [item.name for item in tmp_path.iterdir()] == ["table.db"]


@pytest.mark.parametrize("kept", ["", "[]", "{}", '{"deck": 3, "drawn": 0}', "\x00"])
def test_what_an_earlier_demo_kept_of_its_box_is_damaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kept: str
) -> None:
    (tmp_path / "world.json").write_text(kept)
    assert main(["demo", "--headless", "--mcu", "fake", "--state", str(tmp_path)]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == (
        f"faro demo: {tmp_path}/world.json does not hold what an earlier demo kept of its box or shoe; "
        "give --fresh to begin again"
    )
    assert (tmp_path / "world.json").read_text() == kept


def test_what_an_earlier_demo_kept_of_its_box_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "world.json").mkdir()
    assert main(["demo", "--headless", "--mcu", "fake", "--state", str(tmp_path)]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == (
        f"faro demo: {tmp_path}/world.json cannot be used: Is a directory"
    )


def test_a_fresh_demo_keeps_the_keys_that_devices_may_trust(tmp_path: Path) -> None:
    (tmp_path / "keys").mkdir()
    for name in ("world.json", "table.db", "keys/authority.pem"):
        (tmp_path / name).touch()
    for _ in range(2):
        with simulated.own_state(tmp_path, fresh=True):
            assert {path.name for path in tmp_path.iterdir()} == {"lock", "keys"}
    assert (tmp_path / "keys" / "authority.pem").exists()


@pytest.mark.whole
def test_a_shoe_of_punto_banco_is_read_as_its_cards_leave(tmp_path: Path) -> None:
    """Most of the shoe is behind the cut card, so that it takes no longer than a pack of 52."""
    _, out = play(tmp_path, 7, random.Random(2), 0, "--game", "punto_banco", "--mcu", "fake", "--cut", "370")
    assert "it looks from below at each card that slides out of the shoe" in out
    assert "read right, 0 wrong" in out
    assert "13 spindles stand where the engine says" in out
    assert "all agree" in out


@pytest.mark.whole
@pytest.mark.long
def test_german_faro_is_dealt_whole_though_killed_under_its_cover_card(tmp_path: Path, whole: bool) -> None:
    """Without the suit that is left out; the dealer says that no card has left with the cover card. To its end where
    all is tried (`make test-whole`)."""
    more = ("--game", "german_faro", "--mcu", "fake")
    until(tmp_path, 7, DealStarted, 1, *more)
    assert not any(isinstance(event, CardSeen) for event in events_of(tmp_path))
    until(tmp_path, 7, CardSeen, 3, *more)
    ruled = [inner for event in events_of(tmp_path) if isinstance(event, Ruled) for inner in event.events]
    assert sum(isinstance(event, WindowVerified) for event in ruled) == 1
    if whole:
        _, out = play(tmp_path, 7, random.Random(3), 0, *more)
        assert "39 read right, 0 wrong, 0 unclear" in out
        assert "result  all agree" in out


def until(state: Path, seed: int, kind: type[Any], count: int, *more: str) -> None:
    """Goes on with the deal, and is killed when this many of these events are in the journal."""
    process = start(state, seed, *more)
    deadline = time.monotonic() + PATIENCE_S
    while sum(isinstance(event, kind) for event in events_of(state)) < count:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.kill()
    process.communicate()


class Table(ShoeTable):
    """A table at which the demo's dealer stands."""

    version = 0

    refusable = False
    """Whether a command may be refused."""

    async def submit(self, command: dict[str, Any], actor: Actor) -> Reply:
        try:
            self.do(lambda s: commands.decide(s, command, actor))
        except Refused as refusal:
            if not self.refusable:
                raise
            return Reply(False, refusal.reason, refusal.text)
        return Reply(True)

    def touch(self) -> None: ...

    async def wait_change(self, version: int) -> int:
        await asyncio.sleep(0)  # asyncio.wait_for lets nobody else go on where this does not, from Python 3.12 on
        return version


def hidden() -> Table:
    """Chemin de fer, whose first card left the shoe unseen and lies face down."""
    table = Table([], game="chemin_de_fer", players=("ann", "bob"))
    table.seat("ann", "put_bank", amount=100)
    while table.deal.phase != "bets_open":
        table.time_is_up()
    table.seat("bob", "stake", amount=50)
    while table.deal.phase != "bets_closed":
        table.time_is_up()
    table.do(lambda s: reports.boot(s, camera=True, box=False))
    return table


def four_out() -> Table:
    """Siete y media, with a changed four beside the stock."""
    table = Table("4S 7H 5D 2C", game="siete_y_media", players=("dot", "ann", "bob"), change4="optional")
    table.leaves(3)
    table.seat("ann", "change4")
    table.leaves()
    return table


async def at_work(table: Table, shoe: ShoeScene, until: Callable[[], bool]) -> None:
    """The demo's dealer stands at this table until then."""
    director = ShoeDirector(shoe, seed=1, pace="max", deals=None)
    dealing_on = asyncio.create_task(director.run(Running(table, table, None, None, None)))  # type: ignore[arg-type]
    async with asyncio.timeout(10):
        while not until():
            await asyncio.sleep(0)
    while not dealing_on.done():  # before Python 3.12 asyncio.wait_for may swallow it
        dealing_on.cancel()
        await asyncio.sleep(0)
    with contextlib.suppress(asyncio.CancelledError):
        await dealing_on


async def test_the_demo_s_dealer_voids_the_round_of_a_card_that_nobody_may_look_at() -> None:
    shoe = ShoeScene(["7C", "4H", "KS"], seed=1)
    shoe.draw_card()
    while shoe.busy:
        shoe.frame()
    table = hidden()
    await at_work(table, shoe, lambda: "coup 1 is void; its cards are out" in table.log)
    assert (shoe.deck, shoe.drawn) == (("4H", "KS"), 0), "what left unseen counts as no card"
    assert live(table.state).money == live(table.state).bank + sum(live(table.state).purses.values())


@pytest.mark.parametrize("bids", [0.0, 1.0])
async def test_the_demo_s_dealer_ends_an_auction_among_bots(bids: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the bank of the highest bidder, or where no bot bids with the house's."""
    monkeypatch.setattr("controller.demo.habits.faro.BIDS", bids)
    table = Table([], game="faro", players=(), bank=5000, start=False, banker="auction")
    table.refusable = True  # a bid that another has overtaken
    await at_work(table, ShoeScene(deck_for(1, 1), seed=1), lambda: table.deal.phase == "soda")
    banker = table.deal.ledger.banker
    assert (banker is not None, table.deal.put_up.opened) == (bids > 0, bids == 0)


@pytest.mark.parametrize("bids", [False, True])
async def test_the_demo_s_dealer_gives_people_time_to_bid(bids: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where one has bid the clock ends it."""
    monkeypatch.setattr("controller.demo.habits.faro.BIDS", 0.0)
    monkeypatch.setattr("controller.demo.director.BETTING_WITH_PEOPLE_S", 0.05)
    table = Table([], game="faro", players=("ann",), bank=5000, banker="auction")
    if bids:
        table.seat("ann", "bid", amount=100)
    began, turns = time.monotonic(), 0

    def ends() -> bool:
        nonlocal turns
        turns += 1
        return table.deal.phase == "soda" or (bids and turns > 2000)

    await at_work(table, ShoeScene(deck_for(1, 1), seed=1), ends)
    assert table.deal.phase == ("auction" if bids else "soda")
    assert bids or time.monotonic() - began >= 0.05


async def test_the_demo_s_dealer_fills_the_shoe_when_it_is_empty_too_soon() -> None:
    """Cards were laid away, and the game waits for more than there are."""
    table = Table("7C 4H", game="macao", players=("dot", "ann", "bob"))
    for player in ("ann", "bob"):
        table.seat(player, "stake", amount=50)
    table.deals(2)
    scene = ShoeScene(["7C", "4H"], seed=1)
    for _ in range(2):
        scene.draw_card()
        while scene.busy:
            scene.frame()
    await at_work(table, scene, lambda: table.state.deal_number == 2)
    assert "coup 1 is void; its cards are out" in table.log


@pytest.mark.parametrize("shoe", [("4S", "2O"), ("4S", "2O", "4S")])
async def test_the_demo_s_dealer_puts_a_four_back_once(shoe: tuple[str, ...]) -> None:
    """Also where a crash came between the card and what is said of it."""
    scene = ShoeScene(shoe, seed=1)
    scene.draw_card()
    while scene.busy:
        scene.frame()
    table = four_out()
    await at_work(table, scene, lambda: "4♠ is back in the stock" in table.log)
    assert (sorted(scene.deck[1:]), scene.drawn) == (["2O", "4S"], 1)


async def test_a_deal_that_stands_still_names_what_holds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault that holds the deal is waited for only as long as one may take that goes away by itself."""
    assert demo_command.HELD_S <= 10
    monkeypatch.setattr(demo_command, "HELD_S", 0.0)
    async with dealing(tmp_path / "t.db") as t:
        await t.happens(DeviceFault("spindle 6", notice_of("bead 1 jammed")))
        dealing_on = asyncio.create_task(asyncio.Event().wait())
        at_table = Running(t.table, t.queries, None, None, t.task)
        ended = await demo_command._until(dealing_on, asyncio.Event(), at_table, Progress())  # type: ignore[arg-type]
    assert ended is not None
    assert re.fullmatch(r"nothing happened for \d s; play is held: spindle 6: bead 1 jammed", text_of(ended))


async def test_a_hold_that_is_no_fault_is_waited_for_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo_command, "HELD_S", 0.0)
    monkeypatch.setattr(demo_command, "STALLED_S", 1.2)
    async with dealing(tmp_path / "t.db") as t:
        assert (await t.dealer("hold")).ok
        dealing_on = asyncio.create_task(asyncio.Event().wait())
        at_table = Running(t.table, t.queries, None, None, t.task)
        ended = await demo_command._until(dealing_on, asyncio.Event(), at_table, Progress())  # type: ignore[arg-type]
    assert ended is not None
    assert ended.code == "demo-stalled-held"
    seconds = ended["seconds"]
    assert isinstance(seconds, int | float)
    assert seconds >= 1


@pytest.mark.parametrize("seed", [1, 890])
def test_somebody_always_bets_before_the_cards(seed: int) -> None:
    """With the second seed all three would sit out, and nobody deals to nobody."""
    players = ("Paca", "Curro", "Lola", "Manolo")
    table = Table("4S 7H 5D 2C", game="siete_y_media", players=players, bets="before_cards")
    for name in table.deal.seats:
        for command in bots.commands(name, table.view(Viewer("seat", name)), seed=seed):
            table.seat(name, "bet", amount=command["amount"])
    assert table.deal.ledger.lying
