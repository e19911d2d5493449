"""A dealing box, a tracker that loses sight of it, and a dealer who answers truly: the table's questions must always
find out which cards were drawn. Everything comes from one seed; no clock, no pictures."""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from controller.games.message import as_message
from controller.runtime.inbox import Observed
from controller.runtime.translate import noticed
from controller.table import commands, reports
from controller.table.events import Event, Question, decode, encode
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.state import DEALER, Refused, TableState, any_fault, live, next_index, playing, stopped
from hardware.devices import DeviceCleared, DeviceFault, Part
from tests.english import as_shown, notice_of
from vision import observations as seen

PACK = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
MOST_ROUNDS = 400
"""Most answers and readings that it takes to bring any table back into play."""


class Stuck(AssertionError):
    """The table does not go on although everything works and everything asked was answered."""


class BlindWorld:
    """`drawn`: the true place in the pack of the card in the window."""

    def __init__(self, seed: int, *, beam: bool) -> None:
        self.chance = random.Random(seed)
        self.deck = self.chance.sample(PACK, 52)
        self.beam = beam
        self.drawn = 0
        self.state = TableState()
        self.did: list[str] = []
        self._posted: deque[Any] = deque()
        self._dark = self._away = False
        self._dark_told = False
        self._epoch: int | None = None
        self._index = self._known = 0
        self.do(lambda h: reports.open_table(h, game="faro", rules={}, bank=10_000, mode="table"))
        self.dealer("start_deal")
        if beam:
            self.do(reports.beam_passed)
        if self.chance.random() < 0.7:  # else troubles come before the first card is read
            self.settle()

    # --- the table ------------------------------------------------------------------------------------------------

    def do(self, act: Callable[[TableState], Iterable[Event]]) -> None:
        for event in list(act(self.state)):
            self.state = advance(self.state, decode(json.loads(json.dumps(encode(event)))))
        cards = [str(card) for card in live(self.state).cards] if self.state.deal is not None else []
        assert cards == self.deck[: len(cards)], f"settled wrongly after {self.did}"

    def dealer(self, verb: str, **fields: Any) -> bool:
        self.did.append(f"{verb} {fields}")
        try:
            self.do(lambda h: commands.decide(h, {"do": verb, "at": moment(h)._asdict(), **fields}, DEALER))
        except Refused:
            return False
        return True

    # --- what the camera sees -------------------------------------------------------------------------------------

    @property
    def sees(self) -> bool:
        return not (self._dark or self._away)

    def look(self) -> None:
        """The tracker takes a picture."""
        if not self.sees or not playing(self.state):
            return
        if self._epoch != self.state.sight.epoch:
            self._epoch, self._index, self._known = self.state.sight.epoch, self.state.sight.index, self.drawn
            self._read()

    def _read(self) -> None:
        card, unsure = self.deck[self.drawn], self.chance.random() < 0.1
        if unsure:
            other = self.chance.choice(PACK)
            ranks = {card[0]: 0.6, other[0]: 0.4} if card[0] != other[0] else {card[0]: 1.0}
            suits = {card[1]: 0.6, other[1]: 0.4} if card[1] != other[1] else {card[1]: 1.0}
            self._post(seen.Unclear(self._index, ranks, suits, 0.0))
        else:
            self._post(seen.Exposed(self._index, card[0], card[1], 1.0, {card[0]: 1.0}, {card[1]: 1.0}, 0.0))

    def _post(self, observation: seen.Observation) -> None:
        self._posted.append(Observed(observation, self._epoch if self._epoch is not None else -1))

    def deliver(self) -> None:
        """The table takes the next report from its inbox."""
        if not self._posted:
            return
        item = self._posted.popleft()
        self.did.append(f"takes {item}")
        match item:
            case Observed():
                self.do(lambda h: noticed(h, item, lambda pictures: []))
            case DeviceFault(part, text):
                self.do(lambda h: reports.faulted(h, part, as_message(text)))
            case DeviceCleared(part):
                self.do(lambda h: reports.cleared(h, part))

    # --- what happens ---------------------------------------------------------------------------------------------

    def draw(self) -> None:
        if self.drawn >= 51:
            return
        self.did.append("draws")
        self.look()
        self.drawn += 1
        if self.beam:
            self.do(lambda h: reports.movement(h, "beam"))
            self.do(reports.beam_passed)
        if self.sees and self._epoch is not None:
            self._post(seen.MotionStarted(0.0))
            self._post(seen.Drawn(self._index, 0.0))
            self._index, self._known = self._index + 1, self.drawn
            self._read()

    def dark(self) -> None:
        if self.sees and self._epoch is not None:
            self.did.append("dark")
            self._dark, self._dark_told = True, False

    def trouble(self) -> None:
        if self._dark and not self._dark_told:
            self._dark_told = True
            self._post(seen.Trouble("dark", 0.0))

    def light(self) -> None:
        if not self._dark:
            return
        self.did.append("light")
        self.trouble()
        self._dark = False
        cleared = seen.TroubleCleared("dark", 0.0)
        if self._known == self.drawn:
            if self.chance.random() < 0.5:
                self._post(seen.HandPass(0.0))
            self._post(cleared)
            return
        before = self.chance.random() < 0.5
        if before:
            self._post(cleared)
        self._post(seen.Drawn(self._index, 0.0))
        self._index, self._known = self._index + 1, self.drawn
        self._read()
        if not before:
            self._post(cleared)

    def unplug(self) -> None:
        if self.sees:
            self.did.append("unplugged")
            self._away = True
            self._posted.append(DeviceFault("camera", notice_of("hangs")))

    def plug(self) -> None:
        if self._away:
            self.did.append("plugged")
            self._away = False
            self._posted.append(DeviceCleared("camera"))
            if self._known != self.drawn and self._epoch is not None:  # of the epoch before: not to be taken
                self._index, self._known = self._index + 1, self.drawn
                self._read()

    def power_cut(self) -> None:
        self.did.append("power cut")
        self._posted.clear()
        self._epoch = None
        self._dark_told = False
        self.do(reports.boot)
        if self._away:
            self._posted.append(DeviceFault("camera", notice_of("hangs")))

    # --- the dealer -----------------------------------------------------------------------------------------------

    def all_taken(self) -> None:
        """A command stands in the inbox behind what was posted before it."""
        while self._posted:
            self.deliver()

    def go_on(self) -> None:
        self.all_taken()
        self.dealer("resume", without=as_shown(self.state.faults))

    def answer(self) -> None:
        self.all_taken()
        question = self.state.question
        if question is None:
            return
        drawn = self._drawn_since(question)
        if question.kind == "restart" or (question.another and drawn > 0):
            self.dealer("drawn", count=drawn, question=question.id)
        else:
            self.dealer("answer", question=question.id, card=self.deck[question.index])

    def _drawn_since(self, question: Question) -> int:
        """By the picture that goes with the question, on which he knows the card though the reader does not."""
        ranks, suits = question.candidates, question.suit_candidates
        if not ranks:
            return 0
        card = max(ranks, key=lambda rank: ranks[rank]) + max(suits, key=lambda suit: suits[suit])
        return self.deck.index(card) - question.index

    def key(self) -> None:
        """He keys what he sees in the window when the camera does not see it."""
        self.all_taken()
        index = next_index(self.state)
        if index <= self.drawn and not self.sees and any_fault(self.state) is None:
            self.dealer("key_card", card=self.deck[index])

    def undo(self) -> None:
        self.all_taken()
        if self.state.ruling is not None:
            self.dealer("undo")

    # --- the end --------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Camera and light are well, everything asked is answered: play goes on, or Stuck."""
        self.light()
        self.plug()
        for _ in range(MOST_ROUNDS):
            self.look()
            if self._posted:
                self.deliver()
            elif self.state.question is not None:
                self.answer()
            elif (held := stopped(self.state)) is not None and held.by in ("dealer", "fault"):
                self.go_on()
            else:
                break
        if stopped(self.state) is not None or (playing(self.state) and next_index(self.state) != self.drawn + 1):
            raise Stuck(f"{stopped(self.state)} {self.state.question} after {self.did}")

    def play_out(self) -> None:
        """The rest of the deal, with open eyes."""
        self.settle()
        while playing(self.state):
            if self.drawn < 51:
                self.draw()
            self.settle()
        assert Part.VIEW not in self.state.faults
