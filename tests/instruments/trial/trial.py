"""A whole table played through its troubles: `faro run` as a process of its own with foreign parts at every plug.

    python -m tests.instruments.trial.trial [--sample N] [--seed S] [--only WORD] [--world scene|film] [--beam yes|no]

Camera and box, board and table are processes; dealer and punters come over WebSocket. The dealer sees the cards, so he
answers every question with the truth. After each trouble: a fault was named before another bet was taken, a bet on a
card that lies open was refused, every card stands at its true place, the money is that of a settlement of its own, and
the beads stand right. Prints a line for each scenario and a summary; exits with 1 when anything was found.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from firmware_bridge import simulator
from tests.english import english
from tests.instruments.trial import scenarios as wanted
from tests.instruments.trial.processes import CameraBox, FaroRun, ProcessFault, board
from tests.instruments.trial.scenarios import HARMLESS, KEYED, KILLED, Scenario
from tests.instruments.trial.settlement import Bet, beads_across, settled
from tests.instruments.trial.tablets import Late, State, Tablet, summary

BANK, PURSE = 100_000, 20_000
PIN = "730914"
PUNTERS = ("Ann", "Bob")
RANKS = "A23456789TJQK"

READ_S = 20.0
"""A card that lies in the window, a reply, a bead: within so long, also on a busy machine."""
TRIES = 4
"""The dealer gives a command so often that came a moment too late."""
SHOWN_S = 3.0
"""What follows from a reply is shown within so long."""
NAMED_S = 5.0
"""A trouble must be named within so long: the slowest, a cover, by 2 s."""
LASTS_S = 2.0
"""A trouble lasts so long at least."""
PASSED_S = 10.0
"""So long after it has passed a trouble must hold nothing any more."""
RECOVERY_S = 45.0
STEADY_S = 1.0
"""Nothing is asked for so long: the table has recovered."""
FEW = 9
"""Most cards left with which a deal is played to its end."""
HAND_S = 0.35
"""Between two draws."""


@dataclass(frozen=True)
class Setup:
    """What the table is made of. `world`: scene or film; `board`: firmware or fake."""

    world: str
    beam: bool
    board: str

    def __str__(self) -> str:
        return f"{self.world}, {'beam' if self.beam else 'no beam'}, {self.board}"


@dataclass(frozen=True)
class Result:
    """One scenario: what was found (nothing is good), what the dealer was asked, and how long it took."""

    scenario: Scenario
    found: tuple[str, ...]
    asked: tuple[str, ...]
    seconds: float


class Table:
    """The table with its people. Opened by `open_table`."""

    def __init__(self, setup: Setup, seed: int, folder: Path) -> None:
        self.setup, self.folder = setup, folder
        self.rng = random.Random(seed)
        self.box = CameraBox(setup.world, seed, folder)
        self.board = board(setup.board)
        self.faro = FaroRun(
            folder,
            camera=self.box.url,
            mcu=self.board.port_url,
            beam=self.box.beam if setup.beam else None,
            bank=BANK,
            pin=PIN,
        )
        self.dealer = Tablet(self.faro.address, "dealer", name="dealer", pin=PIN)
        self.punters = {name: Tablet(self.faro.address, "seat", name=name) for name in PUNTERS}
        self.bets: list[Bet] = []
        self.purses: dict[str, int] = {}
        self.bank = 0
        self.found: list[str] = []
        self.asked: list[str] = []
        self.answers: list[str] = []
        """Every question in full, and what the dealer answered."""
        self.dealer.watch = self._watch
        self._numbers = itertools.count(1)

    @property
    def state(self) -> State:
        return self.dealer.state

    @property
    def known(self) -> list[str]:
        """The cards that the table knows."""
        return list(self.state["deal"]["cards"]) if self.state["deal"] else []

    def _watch(self, state: State) -> None:
        """A card at a wrong place is noted even when it is put right soon: bets were settled by it."""
        known = list(state["deal"]["cards"]) if state["deal"] else []
        pairs = zip(known, self.box.deck, strict=False)
        wrong = next(
            (f"card {k + 1} was taken for {is_}, it is {true}" for k, (is_, true) in enumerate(pairs) if is_ != true),
            "",
        )
        if wrong and state["deal"]["phase"] not in ("over", "void") and wrong not in self.found:
            self.found.append(wrong)

    async def seat(self) -> None:
        """Everybody comes in: the punters by the dealer's codes."""
        await self.dealer.until(lambda s: True, READ_S, "the dealer comes to the table")
        for name, punter in self.punters.items():
            code = (await self._order("open_seat", player=name))["data"]["code"]
            await punter.until(lambda s: True, READ_S, f"{name} comes to the table")
            reply = await punter.ask("pair", code=code)
            if not reply["ok"]:
                raise Late(f"{name} may not sit down: {reply['text']}")
            punter.token = reply["data"]["token"]
            await self._order("buy_in", player=name, amount=PURSE)
        everyone = dict.fromkeys(PUNTERS, PURSE)
        await self.dealer.until(lambda s: s["money"]["purses"] == everyone, READ_S, "everybody has bought in")

    async def _order(self, verb: str, **fields: Any) -> dict[str, Any]:
        """A dealer's command that must be taken; he gives it again when the moment has passed. Raises Late."""
        for _ in range(TRIES):
            reply = await self.dealer.ask(verb, **fields)
            if reply["ok"]:
                return reply
            if reply["reason"] != "lapsed":
                break
            await asyncio.sleep(HAND_S)
        raise Late(f"the dealer's {verb} was refused ({reply['reason']}): {reply['text']}; {summary(self.state)}")

    # --- a deal -----------------------------------------------------------------------------------------------------

    async def begin(self, deck: Sequence[str]) -> None:
        """A new pack, the soda read, the first turn played."""
        self.box.load(deck)
        await self._hand_gone()
        self.purses = dict(self.state["money"]["purses"])
        self.bank, self.bets = self.state["money"]["bank"], []
        await self.dealer.until(lambda s: s["hold"] is None, READ_S, "play may begin")
        await self._order("start_deal", **({"pack": "new"} if self.state["deal_number"] else {}))
        await self.answer_until(lambda s: s["deal"] and s["deal"]["soda"] == deck[0], READ_S, f"the soda {deck[0]}")
        await self.play_turn()

    async def finish(self) -> None:
        """The deal is played to its end when few cards are left, else void: the bets go back."""
        if len(self.box.deck) - len(self.box.exposed) <= FEW:
            while len(self.box.exposed) < len(self.box.deck) - 1:
                await self.play_turn()
            await self.draw()
            await self.answer_until(lambda s: s["deal"]["phase"] == "over", READ_S, "the deal is over")
            self._hold_against("the cards", " ".join(self.known), " ".join(self.box.deck))
        else:
            await self._order("void_deal")
            await self.dealer.until(lambda s: s["deal"]["phase"] == "void", READ_S, "the deal is void")
        money = settled(self.bets, self.box.exposed, self.purses, self.bank)
        for name in PUNTERS:
            lay = money.lying[name]
            self._hold_against(f"{name} after the deal", self.state["money"]["purses"][name], money.purses[name] + lay)
        self._hold_against("the bank after the deal", self.state["money"]["bank"], money.bank)

    async def play_turn(self) -> None:
        """Bets, then both cards, without any trouble."""
        await self.place_bets()
        for _ in range(2):
            await self.draw_seen()

    async def place_bets(self) -> None:
        """Everybody bets on cards that will come soon, so that a card at the wrong place would cost money."""
        try:
            await self.dealer.until(
                lambda s: s["deal"]["phase"] == "bets_open" and not s["hold"], SHOWN_S, "the bets are open"
            )
        except Late:
            if not self.state["false_start"]:
                raise
            self.asked.append("false start")
            await self._order("reopen_bets")
            await self.dealer.until(lambda s: s["deal"]["phase"] == "bets_open", SHOWN_S, "the bets are open again")
        turn, exposed = self.state["deal"]["turn_number"], self.box.drawn + 1
        for name in PUNTERS:
            for copper in (False, True):
                rank = self.box.deck[min(exposed + self.rng.randrange(5), 50)][0]
                await self.bet(name, rank, self.rng.choice((10, 15, 25, 40)), copper, turn)

    async def bet(self, name: str, rank: str, stake: int, copper: bool, turn: int) -> None:
        """A bet that must be taken. Raises Late."""
        await self.punters[name].until(lambda s: s["at"] == self.state["at"], READ_S, f"{name} sees that bets are open")
        reply = await self._stake(name, rank, stake, copper)
        if not reply["ok"]:
            raise Late(f"{name}'s bet on {rank} was refused: {reply['text']}; {summary(self.state)}")
        self.bets.append(Bet(name, rank, stake, copper, turn))

    async def _stake(self, name: str, rank: str, stake: int, copper: bool) -> dict[str, Any]:
        number = next(self._numbers)
        return await self.punters[name].ask(
            "bet", bet=f"b{number}", type="flat", ranks=[rank], copper=copper, stake=stake
        )

    async def _hand_gone(self) -> None:
        end_s = time.monotonic() + READ_S
        while self.box.status():
            if time.monotonic() > end_s:
                raise Late(f"the hand at the box: not gone within {READ_S:.0f} s")
            await asyncio.sleep(0.05)

    async def draw(self) -> None:
        """The dealer draws a card."""
        self.box.act("draw")
        await self._hand_gone()
        await asyncio.sleep(HAND_S)

    async def draw_seen(self) -> None:
        """... and the table has read the next one; should it ask, it is answered."""
        await self.draw()
        await self.answer_until(
            lambda s: len(s["deal"]["cards"]) >= self.box.drawn + 1 and not s["hold"],
            READ_S,
            f"card {self.box.drawn + 1}, {self.box.exposed[-1]}, is read",
        )

    # --- the dealer answers -------------------------------------------------------------------------------------------

    async def answer_until(self, done: Callable[[State], Any], seconds: float, what: str) -> None:
        """Answer whatever is asked, truly, until `done`. Raises Late."""
        end_s = time.monotonic() + seconds
        while not done(self.state):
            if self.state["question"]:
                await self._answer(self.state["question"])
                continue
            left_s = end_s - time.monotonic()
            if left_s <= 0:
                raise Late(f"{what}: not within {seconds:.0f} s; {summary(self.state)}")
            with contextlib.suppress(Late):
                await self.dealer.until(lambda s: done(s) or s["question"], min(left_s, 1.0), what)

    async def _answer(self, question: dict[str, Any]) -> None:
        """He looks at the cards: how many he has drawn since, or which one it is."""
        self.asked.append(question["kind"])
        await self._hand_gone()
        index, lies = question["index"], self.box.drawn
        if index > lies:
            self.answers.append(f"asked: {question['text']}")
            raise Late(f"card {index + 1} is asked about while {lies + 1} lie open: a card was counted twice")
        if question["kind"] == "restart" or (question["another"] and lies > index):
            answer = f"{lies - index} drawn"
            reply = await self.dealer.ask("drawn", count=lies - index, question=question["id"])
        else:
            answer = self.box.deck[index]
            reply = await self.dealer.ask("answer", question=question["id"], card=answer)
        self.answers.append(f"asked: {question['text']} - answered: {answer}{'' if reply['ok'] else ', refused'}")
        if not reply["ok"] and reply["reason"] not in ("no_question", "lapsed"):
            self.found.append(f"the true answer to {question['text']!r} was refused: {reply['text']}")
            await asyncio.sleep(1.0)
        with contextlib.suppress(Late):
            await self.dealer.until(
                lambda s: not s["question"] or s["question"]["id"] != question["id"], READ_S, "the question is answered"
            )

    async def _resume(self) -> None:
        """He lets play go on after what holds it now."""
        held = self.state["hold"]
        without = {fault["part"]: fault["mark"] for fault in self.state["faults"]}
        await self.dealer.ask("resume", without=without)
        with contextlib.suppress(Late):
            await self.dealer.until(lambda s: s["hold"] != held, SHOWN_S, "play goes on")

    # --- a trouble ----------------------------------------------------------------------------------------------------

    async def suffer(self, scenario: Scenario) -> Result:
        """One scenario, from open bets to open bets."""
        self.found, self.asked, self.answers = [], [], []
        begun_s = time.monotonic()
        try:
            await self._suffer(scenario)
        except (Late, ProcessFault) as fault:
            self.found.append(str(fault))
        if self.found:
            self.found += self.answers
        return Result(scenario, tuple(self.found), tuple(self.asked), time.monotonic() - begun_s)

    async def _suffer(self, scenario: Scenario) -> None:
        await self.place_bets()
        if scenario.moment == "within":
            await self.draw_seen()
        elif scenario.moment == "question":
            await self._ask_about_next()
        said = self.state["log"][-1]["seq"] if self.state["log"] else 0
        open_before, asked = self.state["deal"]["phase"] == "bets_open", len(self.asked)
        begun_s = time.monotonic()
        await self._break(scenario)
        if scenario.trouble in KEYED:
            await self._key(scenario)
        else:
            for _ in range(scenario.drawn):
                await self.draw()
        await self._hand_gone()
        if scenario.trouble in KILLED:
            self.faro.start()
            await self.dealer.until(lambda s: True, READ_S, "the dealer is back at the table")
        if scenario.trouble not in (*HARMLESS, *KEYED, "killed"):
            await self._named(scenario)
        if scenario.trouble not in (*HARMLESS, *KEYED):
            await self._late_bets(scenario)
        await asyncio.sleep(max(0.0, LASTS_S - (time.monotonic() - begun_s)))
        await self._mend(scenario)
        await self._recover(scenario)
        harmless = scenario.trouble in HARMLESS and not self._said_since(said, "fault: camera")
        if harmless and "restart" in self.asked[asked:]:
            self.found.append("how many cards were drawn was asked without need")
        await self._bets_again(scenario, said, open_before)
        while (self.box.drawn + 1) % 2 == 0:
            await self.draw_seen()
        await self.play_turn()
        await self._examine()

    async def _ask_about_next(self) -> None:
        """The next card cannot be read, and the dealer does not answer yet."""
        index = self.box.drawn + 1
        self.box.spoil(index)
        await self.draw()
        await self.dealer.until(
            lambda s: s["question"] or self.known == self.box.exposed,
            READ_S,
            f"card {index + 1}, blotted, is looked at",
        )
        if not self.state["question"]:
            self.asked.append("the blotted card was read")

    async def _break(self, scenario: Scenario) -> None:
        match scenario.trouble:
            case "board_cut":
                self.board.unplug()
            case "killed" | "killed_blind" as how:
                self.faro.kill()
                self.box.camera("dead" if how == "killed_blind" else "good")
            case "hand_pass" | "push_back" as act:
                self.box.act(act)
            case "dead" | "dead_keyed":
                self.box.camera("dead")
            case "black" | "black_keyed":
                self.box.camera("black")
            case "hangs" | "blank" | "frozen" as mode:
                self.box.camera(mode)
            case "covered":
                self.box.camera("covered")
                await asyncio.sleep(0.7)  # the sheet is in place
        if scenario.drawn:
            await asyncio.sleep(0.1)

    async def _mend(self, scenario: Scenario) -> None:
        if scenario.trouble == "board_cut":
            self.board.plug()
        elif scenario.trouble not in ("killed", *HARMLESS):
            self.box.camera("good")

    async def _key(self, scenario: Scenario) -> None:
        """The dealer goes on without the camera, and names each card as he draws it."""
        await self._named(scenario)
        for _ in range(scenario.drawn):
            while self.state["question"]:
                await self._answer(self.state["question"])
            if self.state["hold"]:
                await self._resume()
            await self.draw()
            if self.known != self.box.exposed:
                await self._order("key_card", card=self.box.exposed[-1], index=self.box.drawn)
            await self.dealer.until(lambda s: self.known == self.box.exposed, READ_S, "the keyed card is known")
        if self.state["deal"]["phase"] == "bets_open":
            await self.place_bets()

    async def _named(self, scenario: Scenario) -> None:
        part = "mcu" if scenario.trouble == "board_cut" else "camera"
        try:
            await self.dealer.until(
                lambda s: any(part in fault["part"] for fault in s["faults"]), NAMED_S, f"a fault of {part} is named"
            )
        except Late as late:
            self.found.append(str(late))
        if not self.state["hold"]:
            self.found.append(f"play is not held during the trouble; {summary(self.state)}")

    async def _late_bets(self, scenario: Scenario) -> None:
        """Bet on the card that lies open: refused, unless a restarted table knows all the open cards."""
        for name, copper in zip(PUNTERS, (False, True), strict=True):
            rank = self.box.exposed[-1][0]
            reply = await self._stake(name, rank, 50, copper)
            if not reply["ok"]:
                continue
            knows = self.known == self.box.exposed
            if knows and scenario.trouble == "killed":
                self.bets.append(Bet(name, rank, 50, copper, self.state["deal"]["turn_number"]))
            else:
                self.found.append(f"{name}'s late bet on {self.box.exposed[-1]}, which lies open, was taken")

    async def _recover(self, scenario: Scenario) -> None:
        """All questions are answered; what is held without need is noted and resumed."""
        end_s = time.monotonic() + RECOVERY_S
        passed_s = time.monotonic() + PASSED_S
        steady_s = time.monotonic() + STEADY_S
        resumed = False
        while time.monotonic() < min(end_s, steady_s):
            state = self.state
            if not state:  # the line is down, or just up again
                await asyncio.sleep(0.05)
            elif state["question"]:
                await self._answer(state["question"])
            elif state["hold"] and state["hold"]["by"] == "dealer":
                self.asked.append(f"held: {state['hold']['text']}")
                await self._resume()
            elif state["hold"] and time.monotonic() > passed_s:
                if resumed:
                    break
                resumed = True
                self.found.append(f"{PASSED_S:.0f} s after the trouble play is still held; {summary(state)}")
                await self._resume()
            elif not state["hold"] and (len(self.known) >= self.box.drawn + 1 or time.monotonic() > passed_s):
                await asyncio.sleep(0.1)
                continue
            else:
                await asyncio.sleep(0.1)
            steady_s = time.monotonic() + STEADY_S
        self._hold_against("the cards", " ".join(self.known), " ".join(self.box.exposed))
        if self.state["hold"]:
            self.found.append(f"play is held for good; {summary(self.state)}")
        if self.found and self.known != self.box.exposed:
            raise Late("the deal cannot go on")

    async def _bets_again(self, scenario: Scenario, said: int, open_before: bool) -> None:
        """No card was drawn: the bets are open as before, or the log says why they are not."""
        if not open_before or scenario.drawn:
            if (self.box.drawn + 1) % 2:
                await self._reopened(scenario, said, word_needed=False)
            return
        await self._reopened(scenario, said, word_needed=True)

    def _said_since(self, said: int, words: str) -> bool:
        """The log has had a line with these words since the line `said`."""
        return any(words in english(line["text"]) for line in self.state["log"] if line["seq"] > said)

    async def _reopened(self, scenario: Scenario, said: int, *, word_needed: bool) -> None:
        try:
            await self.dealer.until(lambda s: s["deal"]["phase"] == "bets_open", SHOWN_S, "the bets are open again")
        except Late:
            if word_needed and not self._said_since(said, ""):
                self.found.append("the bets stay closed and nothing says why")
            self.asked.append("reopen")
            await self._order("reopen_bets")

    async def _examine(self) -> None:
        """Cards, money and beads after a turn without trouble."""
        exposed = self.box.exposed
        await self.dealer.until(lambda s: not s["hold"], READ_S, "nothing holds play")
        self._hold_against("the cards", " ".join(self.known), " ".join(exposed))
        money, told = settled(self.bets, exposed, self.purses, self.bank), self.state["money"]
        for name in PUNTERS:
            self._hold_against(f"{name}'s purse", told["purses"][name], money.purses[name])
        self._hold_against("the bank", told["bank"], money.bank)
        self._hold_against("what lies on the layout", self.state["deal"]["on_layout"], sum(money.lying.values()))
        across = beads_across(exposed)
        with contextlib.suppress(Late):
            await self.dealer.until(
                lambda s: {rank: s["beads"][rank]["at"] for rank in RANKS} == across, READ_S, "the beads stand right"
            )
        self._hold_against("the beads", {rank: self.state["beads"][rank]["at"] for rank in RANKS}, across)
        stand = [round((at_us - 1000) / 250, 1) for at_us in self.board.at_us()]
        off = [rank for rank, at in zip(RANKS, stand, strict=True) if abs(at - across[rank]) > 0.2]
        if off:
            self.found.append(f"the cams of {', '.join(off)} stand at {stand}, not at {list(across.values())}")

    def _hold_against(self, what: str, is_: object, should: object) -> None:
        if is_ != should:
            self.found.append(f"{what}: {is_}, should be {should}")

    async def close(self) -> list[str]:
        """Everything ends; what `faro run` should not have said or done."""
        for tablet in (self.dealer, *self.punters.values()):
            await tablet.close()
        code = self.faro.end()
        self.board.stop()
        self.box.close()
        bad = [f"faro run ended with code {code}"] if code else []
        if "Traceback" in self.faro.said:
            bad.append("faro run said a traceback: " + self.faro.said.strip().splitlines()[-1])
        return bad


@contextlib.asynccontextmanager
async def open_table(setup: Setup, seed: int) -> AsyncGenerator[tuple[Table, list[str]]]:
    """A table at work, and a list that holds what was wrong with its end once it has ended."""
    bad: list[str] = []
    with tempfile.TemporaryDirectory(prefix="faro-trial-") as folder:
        table = Table(setup, seed, Path(folder))
        try:
            await table.seat()
            yield table, bad
        finally:
            bad += await table.close()


async def play(
    setup: Setup, chosen: Sequence[Scenario], seed: int, tell: Callable[[Result], None] = lambda result: None
) -> list[Result]:
    """The scenarios one after the other, several to a deal; after one that found something, at a new table."""
    results: list[Result] = []
    left = list(chosen)
    while left:
        before = len(results)
        async with open_table(setup, seed + len(results)) as (table, bad):
            for deal in wanted.deals(left):
                if not await _play_deal(table, deal, results, tell):
                    break
        if bad:
            results[-1] = Result(results[-1].scenario, (*results[-1].found, *bad), results[-1].asked, 0.0)
            tell(results[-1])
        left = left[len(results) - before :]
    return results


async def _play_deal(
    table: Table, deal: Sequence[Scenario], results: list[Result], tell: Callable[[Result], None]
) -> bool:
    """False when the table is not fit for another deal."""
    try:
        await table.begin(wanted.pack_for(deal, table.rng))
    except (Late, ProcessFault) as fault:
        results.append(Result(deal[0], (f"before it began: {fault}",), (), 0.0))
        tell(results[-1])
        return False
    for scenario in deal:
        result = await table.suffer(scenario)
        results.append(result)
        tell(result)
        if result.found:
            return False
    try:
        table.found = []
        await table.finish()
    except (Late, ProcessFault) as fault:
        table.found.append(str(fault))
    if table.found:
        results[-1] = Result(deal[-1], tuple(table.found), (), results[-1].seconds)
        tell(results[-1])
    return not table.found


def told(setup: Setup, result: Result) -> str:
    """One scenario on a line."""
    word = "FOUND" if result.found else "ok   "
    asked = f"  [{', '.join(result.asked)}]" if result.asked else ""
    lines = [f"{word} {result.seconds:5.1f} s  {setup}: {result.scenario}{asked}"]
    return "\n".join([*lines, *(f"        {what}" for what in result.found)])


def setups(board_kind: str) -> list[Setup]:
    return [Setup(world, beam, board_kind) for world in ("scene", "film") for beam in (False, True)]


def _renderer(setup: Setup, number: int) -> str:
    """Every scenario is played with a beam and without, in one renderer with and in the other without."""
    return ("scene", "film")[(number + setup.beam) % 2]


def _print(setup: Setup, result: Result) -> None:
    print(told(setup, result), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=0, help="so many scenarios at each table; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="scenarios whose line holds this")
    parser.add_argument("--world", choices=("scene", "film"), help="all of them in this renderer alone")
    parser.add_argument("--beam", choices=("yes", "no"))
    parser.add_argument("--board", choices=("firmware", "fake"), default="fake" if simulator.missing() else "firmware")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.getsignal(signal.SIGINT))  # every process is ended then, too
    results: list[Result] = []
    begun_s = time.monotonic()
    for setup in setups(arguments.board):
        if arguments.world not in (None, setup.world) or arguments.beam not in (None, "yes" if setup.beam else "no"):
            continue
        these = [
            scenario
            for number, scenario in enumerate(wanted.everything())
            if arguments.only in str(scenario) and (arguments.world or _renderer(setup, number) == setup.world)
        ]
        if arguments.sample:
            these = wanted.sample(these, arguments.sample, random.Random(f"{arguments.seed} {setup}"))
        results += asyncio.run(play(setup, these, arguments.seed, partial(_print, setup)))
    bad = sum(bool(result.found) for result in results)
    print(f"{len(results)} scenarios, {bad} with something found, {(time.monotonic() - begun_s) / 60:.1f} min")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
