"""Laws of `faro odds` and `faro simulate` over the registry. The simulation pays what the engine settles, whatever the
options are. An option moves the figures, or is refused by its name, or stands in a list with the reason why it cannot;
and by as much as an option moves what stakes gain on average it moves the exact figure."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from functools import cache
from importlib import import_module
from io import StringIO
from typing import Any, NamedTuple

import numpy as np
import pytest

from controller.catalogue import said
from controller.cli import odds, siete
from controller.cli.batches import BadStrategy
from controller.cli.simulate import PLAYS
from controller.games.options import Whole
from controller.games.registry import GAMES
from tests.games.harness import Rules, other_rules, takes, values_of
from tests.games.stakes import STAKES, Cards
from tests.sample import sampled

LIMITS = (
    "min max unit max_scope max_total case_max side_max parlay_over_max raise_for solvency bank_cap min_bank places"
)
CANNOT: Mapping[str, str] = {
    "a limit: what is refused is not paid": LIMITS,
    "which stakes there are": "group_shapes strings dead_bets dead_stake max_bancos books",
    "when they are laid and taken back": "soda_exposed_before_bets lock_withdraw_at_cards withdraw wait_for_all push"
    " push_withdraw",
    "a clock": "bid_s list_s take_s stake_s decide_s bank_s claim_s risk_s cover_s draw_s bet_s turn_s cede_s buy_s"
    " book_s lay_s",
    "whose the bank is, and how much of it he risks": "faro.banker german_faro.banker bank_lasts bank_marks bank_by"
    " bank_rotation first_banker suivi bank_stake fusilar_takes_bank",
    "who holds the shoe": "shoe shoe_to",
    "what is shown": "peek beads case_hoc siete_y_media.pack",
    "which cards come: any is as good as another": "cut cut_from_end cut_rule burn cover",
    "what becomes of stakes that are not settled": "irregularity",
    "a rounding, which the figures leave out": "split_rounding commission_rounding super6_rounding rake_rounding"
    " commission commission_unit",
    "who is paid first by a bank that cannot pay all": "settle banque_excess",
    "who is free to draw: the figures are by what he does": "chemin_strict chemin_five",
    "an extra, which the hand of the figures does not take": "open open_cards open_max_hands fusilar fusilar_pays"
    " backing add",
    "no natural of one card has two that are alike": "macao.pair_even",
}
"""Why these options cannot move the figures; of one game alone with its name before."""
EVEN: Mapping[str, str] = {"ace_high": "of two cards the first is the higher one as often as the second"}
"""Why these move what stakes gain, and not what they gain on average."""
BESIDE_OTHERS = {"split_remainder", "first_pile", "pays"}
"""Options that pay otherwise beside other rules alone."""
PARSER = argparse.ArgumentParser()
odds.add_arguments(PARSER)
MANY = 4000
"""Deals that are played, of which those that are settled are chosen."""
MOST_Z = 4.5
"""Standard errors between what an option moves in the mean of the sample and in the exact figure."""


def cannot(game: str, option: str) -> bool:
    listed = " ".join(CANNOT.values()).split()
    return option in listed or f"{game}.{option}" in listed


class Stake(NamedTuple):
    """What a strategy's stake gains by some rules in each of some deals: `settled` by the engine, None where it was not
    taken, and `played` by the simulation. `strategy`: None where it is not played, and why it is `refused`."""

    settled: tuple[float | None, ...]
    played: tuple[float, ...]
    strategy: Any
    refused: str


class Figures(NamedTuple):
    """All that is known by some rules: each strategy's stake, the answers of `faro odds`, and why there are none."""

    stakes: tuple[Stake, ...]
    odds: tuple[str, ...]
    no_odds: str


class Tried(NamedTuple):
    """The figures by these rules, and `before`, when the option had another value."""

    option: str
    rules: Rules
    before: Figures
    after: Figures


@cache
def cards_of(game: str, number: int) -> tuple[Any, Cards, Cards]:
    """Of a strategy, as the first rules that offer its bet have it: deals that are settled, and many. Those that are
    settled are some of the many, and beside them a few in which each option pays otherwise that ever does so in the
    simulation."""
    stakes = STAKES[game]
    can = [name for name in GAMES[game].options if not cannot(game, name)]
    values = [(name, value) for name in can for value in others(game, name)]
    bases: list[Rules] = [{}, *stakes.rules]
    rules = [*bases, *({**base, name: value} for base in bases for name, value in values)]
    played = list(filter(None, (read(game, number, one)[0] for one in rules if takes(game, one))))
    usual = played[0]
    many = stakes.cards(usual, MANY)
    pays = stakes.gains(usual, many)
    otherwise = np.stack([stakes.gains(strategy, many) != pays for strategy in played])
    places = [*range(stakes.deals)]
    left = ~otherwise[:, places].any(axis=1)
    while (best := otherwise[left].sum(axis=0)).any():
        places.append(int(best.argmax()))
        left &= ~otherwise[:, places[-1]]
    return usual, many[places], many


def others(game: str, option: str) -> list[Any]:
    """What else an option may be, of a limit also more than any stake; of one that no deal script has one value."""
    about = GAMES[game].options[option]
    unbound = [10**9] if isinstance(about.option, Whole) and about.option.none is not None else []
    return [*values_of(about)[1:], *unbound][: 1 if about.live_only else None]


def read(game: str, number: int, rules: Rules) -> tuple[Any, str]:
    """The strategy by these rules, or why it is not played by them."""
    try:
        return PLAYS[game].read({**STAKES[game].strategies[number], "rules": rules}), ""
    except BadStrategy as problem:
        return None, said(problem)


def stake_of(game: str, number: int, rules: Rules, settled: tuple[float | None, ...] | None) -> Stake:
    """`settled`: by the engine, where that is known."""
    stakes, (usual, cards, _) = STAKES[game], cards_of(game, number)
    strategy, refused = read(game, number, rules)
    if settled is None:
        on_paper = {name: value for name, value in rules.items() if not GAMES[game].options[name].live_only}
        plays = replace(usual, rules=GAMES[game].open(rules, 0).rules)
        scripts = (stakes.script(plays, row) for row in cards.tolist())
        results = (GAMES[game].settle({"game": game, "rules": on_paper, **script}) for script in scripts)
        settled = tuple([stakes.gained(usual, result) for result in results])
    played = () if strategy is None else tuple(stakes.gains(strategy, cards).tolist())
    return Stake(settled, played, strategy, refused)


def asked(game: str, rules: Rules, seen: str) -> tuple[str, str]:
    """What `faro odds` prints, and what it complains of."""
    named = [f"--rule={name}={json.dumps(value)}" for name, value in rules.items()]
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        odds.run(PARSER.parse_args(["--game", game, "--seen", seen, "--json", *named]))
    return out.getvalue(), err.getvalue()


def figures(game: str, rules: Rules, same: Figures | None = None) -> Figures:
    """`same`: figures by rules by which every stake is settled as by these."""
    settled = [stake.settled for stake in same.stakes] if same else [None] * len(STAKES[game].strategies)
    stakes = [stake_of(game, number, rules, known) for number, known in enumerate(settled)]
    answers, complaints = zip(*[asked(game, rules, seen) for seen in STAKES[game].seen], strict=True)
    return Figures(tuple(stakes), answers, "".join(complaints))


def tries(game: str, *names: str, whole: bool = False) -> Iterator[Tried]:
    """Each value of each option, or of these alone, beside the usual rules; and beside those in which the stakes are
    taken, if it stands in a deal script. Beside some other rules only those of BESIDE_OTHERS, or, `whole`, all."""
    options = GAMES[game].options
    _, other = [rules for rules, _ in zip(other_rules(game), range(2), strict=False)]
    without_limits = {name: value for name, value in other.items() if name not in LIMITS.split()}
    for base in ({}, without_limits, *STAKES[game].rules):
        tried = [name for name in names or options if whole or base is not without_limits or name in BESIDE_OTHERS]
        if not tried:
            continue
        before = figures(game, base)
        for name in tried:
            live = options[name].live_only
            if live and base:
                continue
            for value in (options[name].default, *others(game, name)):
                rules = {**base, name: value}
                if value != base.get(name, options[name].default) and takes(game, rules):
                    yield Tried(name, rules, before, figures(game, rules, before if live else None))


def paid_otherwise(some: list[Tried]) -> dict[str, Rules]:
    """The options by which a stake begins to gain in the simulation otherwise than it is settled, or ends to; with
    rules for it, and "" for the usual ones."""
    usual = {} if all(map(right, some[0].before.stakes)) else {"": dict[str, Any]()}
    return usual | {
        one.option: one.rules
        for one in some
        for was, now in zip(one.before.stakes, one.after.stakes, strict=True)
        if (was.strategy or now.strategy) and right(was, one.option) != right(now, one.option)
    }


def right(stake: Stake, option: str = "") -> bool:
    """Whether it gains in the simulation what is settled; or is not played as it is not taken, or for this option."""
    if stake.strategy is None:
        return option in stake.refused or {*stake.settled} == {None}
    pairs = zip(stake.settled, stake.played, strict=True)
    return all(gain is None or gain == pytest.approx(played, abs=1e-12) for gain, played in pairs)


def moving(some: list[Tried]) -> set[str]:
    """The options that move an answer of `faro odds`, or are refused there by their names."""
    return {
        one.option
        for one in some
        if one.before.odds != one.after.odds and not one.before.no_odds
        if not one.after.no_odds or one.option in one.after.no_odds
    }


def moving_what_is_settled(some: list[Tried]) -> set[str]:
    """The options by which the same stakes, taken both times, gain otherwise."""
    return {
        one.option
        for one in some
        for was, now in zip(one.before.stakes, one.after.stakes, strict=True)
        if any(None not in pair and pair[0] != pair[1] for pair in zip(was.settled, now.settled, strict=True))
    }


def moved_by_another_amount(game: str, some: list[Tried]) -> dict[str, Rules]:
    """The options that move the mean of many deals, and not the exact figure by as much; with rules for it."""
    return {
        one.option: one.rules
        for one in some
        if not cannot(game, one.option)
        for number, (was, now) in enumerate(zip(one.before.stakes, one.after.stakes, strict=True))
        if was.strategy and now.strategy and differ(game, number, was.strategy, now.strategy)
    }


def differ(game: str, number: int, was: Any, now: Any) -> bool:
    """Whether what the house gains on average is another amount than the stake loses in many deals."""
    kept = PLAYS[game].exact(now)
    if kept is None:
        return False
    _, _, many = cards_of(game, number)
    gained = STAKES[game].gains(now, many) - STAKES[game].gains(was, many)
    if not gained.any():
        return False
    kept_before = PLAYS[game].exact(was)
    if kept_before is None:
        return False
    moved = float(gained.mean()) + float(kept - kept_before)
    return abs(moved) > MOST_Z * float(gained.std()) / MANY**0.5


def test_every_game_with_figures_has_its_stakes_here() -> None:
    assert STAKES.keys() == PLAYS.keys() == set(odds.PLAYED)
    assert STAKES.keys() <= GAMES.keys()


def test_what_cannot_move_the_figures_is_an_option_of_some_game() -> None:
    known = {name for game in GAMES.values() for name in game.options}
    known |= {f"{game}.{name}" for game in GAMES for name in GAMES[game].options}
    listed = " ".join(CANNOT.values()).split()
    assert set(listed) <= known
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("game", sampled(STAKES, 2))
def test_an_option_moves_what_is_played_and_the_figures_as_what_is_settled(game: str, whole: bool) -> None:
    some, options = list(tries(game, whole=whole)), set(GAMES[game].options)
    assert paid_otherwise(some) == {}
    for stakes in zip(*[one.after.stakes for one in some], strict=True):
        assert any(stake.played and {*stake.settled} != {None} for stake in stakes), "each is taken by some rules"
    moved, settled = moving(some), moving_what_is_settled(some)
    assert options - moved == {name for name in options if name in EVEN or cannot(game, name)}
    assert settled - moved == EVEN.keys() & options, "these options pay otherwise"
    assert moved_by_another_amount(game, some) == {}


def test_an_option_that_the_figures_forget_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bank that is obliged by an announced seven and a half: first in `faro odds`, then in the simulation too."""
    game, names = "siete_y_media", {"canto", "bank_must_reach"}
    assert paid_otherwise(list(tries(game, *names))) == {}
    monkeypatch.setattr(import_module("controller.games.siete_y_media.odds"), "bank_until", usual_bank)
    forgotten = list(tries(game, *names))
    assert moving(forgotten) == set()
    assert moving_what_is_settled(forgotten) == moved_by_another_amount(game, forgotten).keys() == names
    monkeypatch.setattr(siete, "bank_until", usual_bank)
    assert paid_otherwise(list(tries(game, *names))).keys() == names


def usual_bank(rules: Any, points: int, bank: int | None) -> int:
    return points if bank is None else bank
