"""Eighteen faults that simulated evenings must find: `make planted` plays with each until an evening breaks."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass

from tests.instruments.mutants.faults import Fault
from tests.instruments.mutants.trees import ROOT, Tree

EVENINGS = 600


@dataclass(frozen=True, slots=True)
class Planted:
    """`text`, which stands once in the file `path`, becomes `instead`. `troubles`: what has to go wrong for it to show;
    `game`: what is played."""

    what: str
    path: str
    text: str
    instead: str
    troubles: str
    game: str = "faro"

    @property
    def fault(self) -> Fault:
        """Raises ValueError where the text is not there any more, or stands there twice."""
        before, found, after = (ROOT / self.path).read_text().partition(self.text)
        if not found or self.text in after:
            raise ValueError(f"{self.what}: its text stands not once in {self.path}")
        start = len(before.encode())
        return Fault(self.path, start, start + len(self.text.encode()), self.instead, before.count("\n") + 1, self.what)


PLANTED = (
    Planted(
        "a camera that is away is told to nobody",
        "controller/runtime/runner.py",
        "            case DeviceFault(part, text):\n",
        '            case DeviceFault(part, text) if part == "camera":\n                pass\n'
        "            case DeviceFault(part, text):\n",
        "camera",
    ),
    Planted(
        "a card that the dealer keys does not move the camera's count",
        "controller/table/sight/place.py",
        "doubted, moves = state.sight.doubted, state.sight.last < index",
        "doubted, moves = state.sight.doubted, False",
        "view",
    ),
    Planted(
        "after trouble of the view the window is not compared",
        "controller/table/reports.py",
        '(part == "journal" or part in EYES)',
        '(part == "journal" or part == "camera")',
        "view",
    ),
    Planted(
        "a late command is carried out in another turn",
        "controller/table/commands.py",
        "    in_time(state, command, actor)\n",
        "",
        "tablet",
    ),
    Planted(
        "the banker takes money out between the two cards",
        "controller/games/faro/course.py",
        "        if not rules.between_turns(deal):\n            return rules.TURN_UNDER_WAY\n"
        "        rest = deal.bank + amount\n",
        "        rest = deal.bank + amount\n        if not rules.between_turns(deal) and rest >= 0:\n"
        "            return (BankChanged(amount),)\n",
        "tablet",
    ),
    Planted(
        "a second program is let onto the journal",
        "controller/runtime/journal.py",
        "        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)\n",
        "        pass\n",
        "second",
    ),
    Planted(
        "a write that was reported as refused is not looked for in the file",
        "controller/runtime/journal.py",
        "            if not self._settle_doubt(seq, digest):\n                raise",
        "            self._in_doubt = False\n            raise",
        "disk",
    ),
    Planted(
        "after a restart the window is compared as the card before the next one",
        "controller/table/sight/window.py",
        "    index = sighting.index\n    if index < next_index(state):\n        known =",
        "    index = max(0, next_index(state) - 1)\n    if index < next_index(state):\n        known =",
        "power,view",
    ),
    Planted(
        "a command that comes twice is done twice",
        "controller/runtime/once.py",
        "        before = self._store.journal.command_of(key)\n",
        "        before = None\n",
        "tablet",
    ),
    Planted(
        "the table takes a new state before it is on disk",
        "controller/runtime/store.py",
        '        self._trace("decided", events)\n',
        '        self._trace("decided", events)\n        self.state = new\n',
        "disk",
    ),
    Planted(
        "the dealer is not told of a card that left undue while play was held",
        "controller/table/commands.py",
        "    if state.hold is None or state.hold.code not in OF_A_CARD:\n        hold_undue_card(step)\n",
        "",
        "view,camera",
        "macao",
    ),
    Planted(
        "of the cards that are laid away one too many is counted",
        "controller/table/sight/memory.py",
        "max(0, self.seen + 1 - event.index)",
        "max(0, self.seen + 2 - event.index)",
        "view",
        "baccarat_banque",
    ),
    Planted(
        "bets are taken while the coup is dealt",
        "controller/games/baccarat/punto_banco/rules.py",
        'return None if deal.phase in deal.rounds.offering["bet"] else CLOSED',
        "return None",
        "tablet",
        "punto_banco",
    ),
    Planted(
        "what a purse cannot bear of a correction is forgotten",
        "controller/games/ledger.py",
        "        elif balance < 0:\n            debt -= balance\n",
        "        elif balance < 0:\n",
        "tablet",
        "victoria",
    ),
    Planted(
        "the house takes its share of a coup twice",
        "controller/games/baccarat/chemin_de_fer/course.py",
        "rake = share(lost, deal.rules.chemin_rake, deal.rules.rake_rounding)",
        "rake = min(2 * share(lost, deal.rules.chemin_rake, deal.rules.rake_rounding), lost)",
        "tablet",
        "chemin_de_fer",
    ),
    Planted(
        "a natural nine is paid as an eight",
        "controller/games/baccarat/macao/course.py",
        "return of.natural9_pays if hand.value == 9 else of.natural8_pays",
        "return of.natural8_pays",
        "tablet",
        "macao",
    ),
    Planted(
        "the reading of a card that lies face down is on every page",
        "controller/table/view.py",
        "if sighting is None or not _stands_open(state, sighting.index, viewer):",
        "if sighting is None:",
        "tablet",
        "baccarat_banque",
    ),
    Planted(
        "the beads are not set after the cable was out",
        "hardware/beads/bead_driver.py",
        "one.at, one.asked_us, one.due = None, None, one.wanted is not None",
        "one.at, one.asked_us, one.due = one.wanted, None, False",
        "cable",
    ),
)


def broken_evening(planted: Planted, tree: Tree) -> str:
    """What the first evening that breaks says of the program with this fault; empty when all hold."""
    command = [sys.executable, "-m", "tests.instruments.simulate", "--first", "--evenings", str(EVENINGS)]
    command += ["--troubles", planted.troubles, "--game", planted.game]
    environment = os.environ | {"PYTHONPATH": str(tree.root)}
    with tree.holding(planted.fault):
        done = subprocess.run(command, cwd=tree.root, env=environment, capture_output=True, text=True, check=False)
    first = (done.stdout.splitlines() or [""])[0]
    if done.returncode and not first.startswith("seed"):
        raise SystemExit(f"{planted.what}: {done.stderr[-500:]}")
    return first if done.returncode else ""
