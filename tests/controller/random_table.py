"""Journals of any game, played by its bots through the whole table without clocks and disks: two deals, with cards put
right, rulings, void coups and deals, money brought and taken away, by options drawn at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from controller.demo.habits import HABITS
from controller.games.audience import Viewer
from controller.games.game import AnyGame
from controller.games.irregularity import KINDS
from controller.games.registry import GAMES
from controller.table import commands, reports
from controller.table.events import Event, Sighting
from controller.table.log import advance
from controller.table.run import Run
from controller.table.state import (
    DEALER,
    Actor,
    Refused,
    TableState,
    awaited,
    card_of,
    game_of,
    live,
    next_index,
    playing,
    said_at_start,
    undoable,
    used_pack,
)
from tests.controller.house import now
from tests.instruments.simulate.options import drawn

PLAYERS = ("ann", "bob", "cy", "dot")
MOST_INPUTS = 200
"""Inputs of one deal after which the dealer voids it."""
MOST_CARDS = 60
"""The same; a shoe of six packs takes long."""
Told = Callable[[TableState], Iterable[Event]]


class RandomTable:
    """One evening of a game from a seed; `events` are its journal's rows. `troubled`: what people do is as wild as
    that, 0 for a quiet evening, 1 for something amiss at every tenth input. `whole`: a shoe is dealt to its end.
    `rules`: options that are not drawn."""

    def __init__(
        self,
        game: str,
        seed: int,
        *,
        deals: int = 2,
        troubled: float = 0.5,
        whole: bool = False,
        rules: Mapping[str, Any] | None = None,
    ) -> None:
        self.rng = random.Random(f"{game} {seed}")
        self.game: AnyGame = GAMES[game]
        self.state = TableState()
        self.events: list[Event] = []
        self.troubled = troubled
        self._most = (20 * MOST_INPUTS, 1000) if whole else (MOST_INPUTS, MOST_CARDS)
        self._bets = 0
        self.box: list[str] = []
        options = drawn(self.game, self.rng, rules) if troubled else dict(rules or {})
        self._do(lambda s: reports.open_table(s, game=game, rules=options, bank=5000, mode="table"))
        for player in PLAYERS[: max(self.game.min_seats, self.rng.randint(2, 4))]:
            self.dealer("open_seat", player=player)
            self.dealer("buy_in", player=player, amount=self.rng.choice((100, 400, 2000)))
        for _ in range(deals):
            self._deal()

    def _deal(self) -> None:
        for player in self.state.seats:
            if not live(self.state).purses.get(player):
                self.dealer("buy_in", player=player, amount=400)
        if live(self.state).bank < 1000:
            self.dealer("bank", amount=5000)
        self.dealer("start_deal", **({"pack": "new"} if used_pack(self.state) else {}), **said_at_start(self.state))
        if not playing(self.state):
            return
        deal = live(self.state)
        self.box = [card.label for card, count in self.game.pack(deal).items() for _ in range(count)]
        self.rng.shuffle(self.box)
        inputs = 0
        while playing(self.state):
            inputs += 1
            if inputs > self._most[0] or next_index(self.state) > self._most[1]:
                self.dealer("void_deal", text="it takes too long")
            else:
                self._input()
        if self.rng.random() < self.troubled:
            self._correct()
        if self.game.between_runs:
            self._between_runs()

    def _between_runs(self) -> None:
        """Who may do something now does it, leaves his seat, or lets it be."""
        for player in tuple(self.state.seats):
            offers = self.game.legal(live(self.state), player).keys() & self.game.between_runs
            chance = self.rng.random() if offers else 1.0
            if chance < 0.2:
                self.seat(player, self.rng.choice(sorted(offers)))
            elif chance < 0.3:
                self._leaves(player)
        if self.rng.random() < self.troubled / 2:
            self._correct()

    def _leaves(self, player: str) -> None:
        """He closes his seat, and may come back."""
        self.dealer("close_seat", player=player)
        if self.rng.random() < 0.5:
            self.dealer("open_seat", player=player)

    def _input(self) -> None:
        rng, state = self.rng, self.state
        if state.question is not None:
            self.dealer("answer", question=state.question.id, card=self.box[state.question.index])
            if self.state.question is not None:
                self.dealer("void_deal", text="nobody knows")
        elif state.hold is not None:
            self.dealer("lay_away")
            self.dealer("resume", without=[])
        elif rng.random() < self.troubled / 10:
            rng.choice((self._money, self._money, *[self._correct] * 4, self._rule, self._void, self._reopen))()
        elif "pay" in self.game.dealer_legal(live(state)) and rng.random() < 0.2:
            self.dealer("pay", player=rng.choice(PLAYERS))
        elif "pack_in" in self.game.dealer_legal(live(state)):
            pack = self.game.pack(live(state))
            self.box = [card for card in self.box if card_of(card) in pack]
            self.dealer("pack_in")
        elif "four_back" in self.game.dealer_legal(live(state)):
            self._put_four_back()
        elif "house_bank" in self.game.dealer_legal(live(state)) and rng.random() < 0.1:
            self.dealer("house_bank")
        elif "bank_stand" in self.game.dealer_legal(live(state)) or "bank_hit" in self.game.dealer_legal(live(state)):
            self.dealer(rng.choice(self.game.dealer_legal(live(state))))
        elif live(state).phase == "bets_open" or self.game.expects(live(state)) is None:
            self._people()
        else:
            self.card()

    # --- people -----------------------------------------------------------------------------------------------------

    def _people(self) -> None:
        """All do what their bots do, or let the time pass."""
        rng, was = self.rng, len(self.events)
        deal = live(self.state)
        if "enter_risk" in self.game.dealer_legal(deal) and rng.random() < 0.1:
            self.dealer("enter_risk", amount=rng.choice(list(self.game.view(deal)["may_risk"].values())))
        for player in self.state.seats:
            for act in self._acts(player):
                verb = act.pop("do")
                if "bet" in self.game.verbs[verb].fields and "bet" not in act:
                    self._bets += 1
                    act["bet"] = f"b{self._bets}"
                self.seat(player, verb, **act)
        waits = awaited(self.state)
        if waits and (len(self.events) == was or rng.random() < 0.3):
            decision = rng.choice(waits)
            # Without a clock the game may have nothing that silence stands for.
            with suppress(*(() if decision.limit_s else (Refused,))):
                self._do(lambda s: reports.time_up(s, decision.key))
        if live(self.state).phase == "bets_open" and rng.random() < 0.8:
            self.dealer("close_bets")

    def _acts(self, player: str) -> list[dict[str, Any]]:
        deal = live(self.state)
        habits = HABITS[self.game.name]
        habit = habits[sorted(habits)[hash_of(player) % len(habits)]]
        mine = any(one.verbs and one.player in (player, None) for one in awaited(self.state))
        if not (deal.phase == "bets_open" or mine) or self.rng.random() < 0.2:
            return []
        if self.rng.random() < 0.3 and self.game.legal(deal, player):
            return list(self._any(self.game.legal(deal, player)))
        return [dict(act) for act in habit(player, self.game.view(deal, Viewer("seat", player)), self.rng)]

    def _any(self, legal: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        """An act that needs no more than its word, or none."""
        verb = self.rng.choice(sorted(legal))
        if verb not in ("bet", "raise", "back", "cede", "move", "parlay", "claim") and not isinstance(
            legal[verb], list | tuple
        ):
            offer = legal[verb]
            amount = {"amount": offer["least"]} if isinstance(offer, Mapping) and "least" in offer else {}
            yield {"do": verb, **amount}

    # --- cards ------------------------------------------------------------------------------------------------------

    def card(self) -> None:
        """The next card of the box is read, now and then as another."""
        index = next_index(self.state)
        card = self.box[index]
        if self.troubled and self.rng.random() < 0.05:
            card = self.rng.choice(self.box)  # read wrong, and perhaps put right
        read = Sighting(index, card[0], card[1], 0.999, {card[0]: 0.999}, {card[1]: 1.0}, f"digest {index}")
        before = len(self.events)
        self._do(lambda s: reports.sighted(s, read))
        if len(self.events) == before:
            self.dealer("void_deal", text="the box is stuck")

    def _put_four_back(self) -> None:
        """Anywhere among the cards that are to come."""
        deal: Any = live(self.state)
        four = deal.cards[deal.returned[-1]].label
        self.box.insert(self.rng.randint(len(deal.cards), len(self.box)), four)
        self.dealer("four_back")

    def _correct(self) -> None:
        """A card becomes what it really was, or for a while another."""
        shown = live(self.state).cards
        if shown:
            index = self.rng.randrange(len(shown))
            card = self.box[index] if self.rng.random() < 0.7 else self.rng.choice(self.box)
            self.dealer("correct", index=index, card=card)
            self._perhaps_undo()

    # --- the dealer -------------------------------------------------------------------------------------------------

    def _money(self) -> None:
        rng, deal = self.rng, live(self.state)
        player = rng.choice(PLAYERS)
        if self.game.between_runs and rng.random() < 0.1:
            self._leaves(player)
        elif player not in self.state.seats:
            self.dealer("open_seat", player=player)
        elif "raise_for" in self.game.dealer_legal(deal) and rng.random() < 0.5:
            self.dealer("raise_for", player=player, max=rng.choice((20, 100, 500)))
        elif "raise_cap" in self.game.dealer_legal(deal) and rng.random() < 0.5:
            self.dealer("raise_cap", cap=rng.choice((20, 100, 500)))
        elif rng.random() < 0.3:
            self.dealer("bank", amount=rng.choice((-100, 300)))
        elif player in deal.debts:
            self.dealer("pay_debt", player=player)
        else:
            verb = "cash_out" if rng.random() < 0.4 else "buy_in"
            self.dealer(verb, player=player, amount=rng.choice((10, 55, 300)))

    def _rule(self) -> None:
        kind = self.rng.choice([kind for kind in KINDS if kind != "foul_pack" or self.rng.random() < 0.3])
        policy = self.rng.choices(("return_stakes", "dealer_rules", "bank_pays_all"), (10, 6, 1))[0]
        self.dealer("irregularity", kind=kind, policy=policy)
        self._perhaps_undo()

    def _void(self) -> None:
        if self.rng.random() < (0.05 if self.game.name == "siete_y_media" else 0.3):
            self.dealer("void_deal", text="a card fell")
            self._perhaps_undo()

    def _reopen(self) -> None:
        self.dealer("close_bets")
        self.dealer("reopen_bets")

    def _perhaps_undo(self) -> None:
        ruling = undoable(self.state)
        if ruling is not None and self.rng.random() < 0.3:
            self.dealer("undo", ruling=ruling.text.json())

    # --- what is said -----------------------------------------------------------------------------------------------

    def _do(self, told: Told) -> None:
        for event in tuple(told(self.state)):
            self.state = advance(self.state, event)
            self.events.append(event)

    def _says(self, actor: Actor, verb: str, **fields: Any) -> None:
        """A command that may be refused."""
        decision = next(({"decision": one.key} for one in awaited(self.state) if verb in one.verbs), {})
        with suppress(Refused):
            self._do(lambda s: commands.decide(s, now(s, verb, **{**decision, **fields}), actor, self.rng.randrange))

    def dealer(self, verb: str, **fields: Any) -> None:
        """A command of the dealer, which may be refused."""
        self._says(DEALER, verb, **fields)

    def seat(self, player: str, verb: str, **fields: Any) -> None:
        """A command of a seat, which may be refused."""
        self._says(Actor("seat", player), verb, **fields)


def hash_of(name: str) -> int:
    """A number of a name, the same in every run of the program."""
    return sum(name.encode())


def runs(events: Iterable[Event]) -> list[Run]:
    """The deals of a journal with these rows."""
    state, found = TableState(), dict[int, Run]()
    for row, event in enumerate(events, start=1):
        state = advance(state, event)
        run = found.setdefault(state.deal_number, Run(state.deal_number))
        run.read(row, event, state)
    return [run for number, run in found.items() if number and game_of(run.end)]
