"""A whole training on the real runner, with rendered pictures as fast as they come: each case by a dealer who does what
is right, and by one who does something else."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from controller.cli.train import SHEET, in_order, powered
from controller.config import WebConfig
from controller.demo.cases import Mistake
from controller.demo.habits import TRAINING
from controller.demo.training_sheet import TrainingSheet
from controller.table.events import Event
from tests.controller.web_line import Tablet, tablet

PATIENCE_S = 120.0
SEED = 7
WHOLE = frozenset({"faro"})
"""The games of which `make test` plays every case."""
SAMPLE = 1
"""Games of the others, with one case each."""


class Dealer:
    """At the dealer's page, who knows what happened: `sheet` is the training's."""

    def __init__(self, game: str, page: Tablet, ids: itertools.count[int]) -> None:
        self.page, self._ids = page, ids
        self.kinds = {name: case.kind for name, case in TRAINING[game].cases.items()}

    @property
    def training(self) -> dict[str, Any]:
        training: dict[str, Any] = self.page.state["demo"]["training"]
        return training

    async def does(self, verb: str, **fields: Any) -> dict[str, Any]:
        """He taps again where the table went on at that very moment, as it does while bots decide."""
        while True:
            reply = await self.page.do(verb, command_id=f"page-{next(self._ids)}", **fields)
            if reply["reason"] != "lapsed":
                return reply

    async def case(self, sheet: TrainingSheet, does: Callable[[Dealer, TrainingSheet], Awaitable[None]]) -> None:
        """One case, from its beginning to its result, or until it is called off."""
        number = len(sheet.results)
        if sheet.dark is None:
            await self.page.until(lambda: self.training["stage"] in ("ready", "over"))
            assert (await self.does("demo", action="next_case"))["ok"]
            await self.page.until(lambda: self.training["stage"] not in ("ready", "over"))
        await self.page.until(
            lambda: (
                self.training["seen"] is not None or len(sheet.results) > number or self.training["stage"] == "ready"
            )
        )
        if len(sheet.results) == number:
            if self.training["seen"] is None:
                return  # it never showed
            await does(self, sheet)
        await self.page.until(lambda: len(self.training["sheet"]) > number)

    def __getitem__(self, name: str) -> Any:
        return self.page.state[name]


async def right(dealer: Dealer, sheet: TrainingSheet) -> None:
    """What is right in the case that is on."""
    case, seen = str(sheet.next), dealer.training["seen"].get("data", {})
    match dealer.kinds[case]:
        case "pushed_back" | "early_call":
            assert (await dealer.does("reopen_bets"))["ok"]
        case "misread":
            place = seen["number"] - 1
            assert (await dealer.does("correct", index=place, card=seen["card"]))["ok"]
        case "double_draw" if "cards" not in seen:
            assert (await dealer.does("void_deal", text=""))["ok"]
        case "double_draw":
            question = dealer["question"]
            card = seen["cards"][0]
            assert (await dealer.does("answer", question=question["id"], card=card))["ok"]
        case "covered":
            assert (await dealer.does("demo", action="uncover"))["ok"]
        case "early_card":
            assert (await dealer.does("lay_away"))["ok"]
        case "claim":
            assert (await dealer.does("demo", action="refused"))["ok"]
        case "power_cut":
            assert (await dealer.does("drawn", count=1, question=dealer["question"]["id"]))["ok"]


async def voids(dealer: Dealer, sheet: TrainingSheet) -> None:
    """He voids the deal whatever it is, which is never right."""
    assert (await dealer.does("void_deal", text=""))["ok"]


async def nothing(dealer: Dealer, sheet: TrainingSheet) -> None:
    """He looks on."""


Does = Callable[[Dealer, TrainingSheet], Awaitable[None]]


async def whole_training(
    game: str, folder: Path, named: list[str], does: Does, *, limit_s: float = PATIENCE_S
) -> TrainingSheet:
    """The sheet of a dealer who does this in each of these cases."""
    sheet, stop, ids = TrainingSheet(folder / SHEET, named), asyncio.Event(), itertools.count()
    port: asyncio.Queue[int] = asyncio.Queue()

    async def power() -> None:
        found: int | None = 0
        while found is not None:
            web = WebConfig(port=found)
            found = await powered(
                game,
                state=folder,
                web=web,
                sheet=sheet,
                seed=SEED,
                stop=stop,
                pace="max",
                limit_s=limit_s,
                dark_s=0.0,
                opened=port.put_nowait,
            )

    async def works() -> None:
        while sheet.next is not None:
            async with tablet(f"http://127.0.0.1:{await port.get()}/", "dealer") as page:
                dealer = Dealer(game, page, ids)
                with suppress(ConnectionClosed):  # in the power cut
                    while sheet.next is not None:
                        await dealer.case(sheet, does)

    async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as both:
        both.create_task(power())
        await works()
        stop.set()
    return sheet


def _played(*, everything: bool) -> list[tuple[str, list[str]]]:
    """Games with cases of theirs: all there are, or those of WHOLE and a sample of the others."""
    chance = random.Random(SEED)
    others = sorted(TRAINING.keys() - WHOLE)
    if not everything:
        others = chance.sample(others, SAMPLE)
    cases = {game: list(TRAINING[game].cases) for game in [*sorted(WHOLE), *others]}
    return [
        (game, named if everything or game in WHOLE else [chance.choice(named[:-1])]) for game, named in cases.items()
    ]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "named" in metafunc.fixturenames:
        played = _played(everything=bool(metafunc.config.getoption("--training")))
        metafunc.parametrize(("game", "named"), played, ids=[game for game, _ in played])


async def test_who_does_what_is_right_has_a_sheet_without_a_mistake(
    tmp_path: Path, game: str, named: list[str]
) -> None:
    """Every case of every game by `make training`."""
    sheet = await whole_training(game, tmp_path, named, right)
    assert [(result.case, result.outcome) for result in sheet.results] == [(case, "right") for case in named]
    assert all(result.seconds is not None and 0 <= result.seconds < PATIENCE_S for result in sheet.results)
    assert TrainingSheet(tmp_path / SHEET, named).results == sheet.results


@pytest.mark.whole
async def test_who_voids_the_deal_is_wrong_and_the_training_goes_on(tmp_path: Path) -> None:
    sheet = await whole_training("faro", tmp_path, ["covered", "early_call"], voids)
    assert [(result.outcome, result.act) for result in sheet.results] == [("wrong", "voided")] * 2


@pytest.mark.whole
async def test_what_nobody_does_in_time_is_put_right_by_the_training(tmp_path: Path) -> None:
    sheet = await whole_training("faro", tmp_path, ["pushed_back", "dead_bet"], nothing, limit_s=1.0)
    assert [(result.outcome, result.act) for result in sheet.results] == [("none", "")] * 2


@pytest.mark.whole
async def test_a_case_that_never_shows_is_not_the_dealer_s_and_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, mistakes = TRAINING["faro"].cases["dead_bet"], list[Mistake]()

    def at_the_second_time(event: Event, mistake: Mistake) -> bool:
        if mistake not in mistakes:
            mistakes.append(mistake)
        return len(mistakes) > 1 and usual.sign(event, mistake)

    known = {"dead_bet": replace(usual, sign=at_the_second_time)}
    monkeypatch.setitem(TRAINING, "faro", TRAINING["faro"]._replace(cases=known))
    sheet = await whole_training("faro", tmp_path, ["dead_bet"], right, limit_s=4.0)
    assert ([result.outcome for result in sheet.results], len(mistakes)) == (["right"], 2)


def test_the_cases_of_a_seed_are_all_of_the_game_and_the_dark_one_comes_last() -> None:
    for game, known in TRAINING.items():
        order = in_order(game, SEED)
        assert (sorted(order), order[-1]) == (sorted(known.cases), "power_cut")
        assert order == in_order(game, SEED)
        assert any(in_order(game, seed) != order for seed in range(5))
