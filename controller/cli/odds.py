"""The exact odds of every bet for the cards that have been seen."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from controller.catalogue import said, text
from controller.cli.coups import odds_as_text
from controller.games.baccarat.punto_banco import rules as punto_banco
from controller.games.baccarat.punto_banco.odds import odds_of as odds_of_a_coup
from controller.games.cards import Card
from controller.games.faro.odds_json import odds_of
from controller.games.faro.rules import Rules, parse_rules
from controller.games.refusal import BadOption

PLAYED = ("faro", "punto_banco")
"""The games whose figures are known."""
R = TypeVar("R")


class BadQuestion(ValueError):
    """The command line does not describe a moment of a deal; the text is one line."""


HELP = "cli-odds-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=PLAYED, default=PLAYED[0], help=text("cli-odds-game"))
    parser.add_argument("--seen", default="", metavar="CARDS", help=text("cli-odds-seen"))
    parser.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=text("cli-odds-rule"),
    )
    parser.add_argument("--json", action="store_true", help=text("cli-odds-json"))


def run(args: argparse.Namespace) -> int:
    try:
        if args.game == "punto_banco":
            answer = _of_a_coup(args)
            told = odds_as_text
        else:
            answer = odds_of(parse_seen(args.seen), _rules(args.rule, parse_rules))
            told = as_text
    except BadQuestion as problem:
        print(f"faro odds: {problem}", file=sys.stderr)
        return 2
    print(json.dumps(answer, indent=1) if args.json else told(answer))
    return 0


def _of_a_coup(args: argparse.Namespace) -> dict[str, Any]:
    try:
        return odds_of_a_coup(_cards(args.seen), _rules(args.rule, punto_banco.parse_rules))
    except BadQuestion:
        raise
    except ValueError as problem:
        raise BadQuestion(f"--seen: {problem}") from None


def parse_seen(given: str) -> list[Card]:
    """The cards of a list such as `7C,4H,6H`: the soda and whole turns. Raises BadQuestion."""
    cards = _cards(given)
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise BadQuestion(f"--seen: {card} is there twice")
    if cards and len(cards) % 2 == 0:
        raise BadQuestion(f"--seen: expected the soda and whole turns, an odd number of cards, found {len(cards)}")
    if len(cards) > 49:
        raise BadQuestion(f"--seen: expected at most 49 cards, before the last turn, found {len(cards)}")
    return cards


def _cards(given: str) -> list[Card]:
    found = []
    for label in given.replace(",", " ").split():
        try:
            found.append(Card.parse(label.upper()))
        except ValueError as problem:
            raise BadQuestion(f"--seen: {problem}") from None
    return found


def parse_options(options: Sequence[str]) -> Rules:
    """Rules of casino faro from NAME=VALUE words; a value is JSON or a plain word. Raises BadQuestion."""
    return _rules(options, parse_rules)


def _rules(options: Sequence[str], parse: Callable[[Mapping[str, Any]], R]) -> R:
    found: dict[str, Any] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadQuestion(f"--rule: expected NAME=VALUE, found {option!r}")
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    try:
        return parse(found)
    except BadOption as problem:
        raise BadQuestion(f"--rule: {said(problem)}") from None


def _percent(value: str | None) -> str:
    return "-" if value is None else f"{float(Fraction(value)) * 100:.4f} %"


COLUMNS = ("win", "lose", "half", "push", "edge_turn", "edge_decision", "edge_left_lying")


def as_text(answer: Mapping[str, Any]) -> str:
    """The table for people."""
    lines = [
        f"{answer['unseen']} cards unseen; the next turn is a split with {_percent(answer['split'])}, "
        f"{float(Fraction(answer['expected_splits'])):.4f} splits are to be expected",
        "the last three cards: " + ", ".join(f"{k} {_percent(v)}" for k, v in answer["last_three"].items()),
        "",
        f"{'bet':20}{'left':>5}" + "".join(f"{name.replace('_', ' '):>17}" for name in COLUMNS),
    ]
    for row in answer["bets"]:
        left = "" if row["left"] is None else row["left"]
        lines.append(f"{row['bet']:20}{left:>5}" + "".join(f"{_percent(row[name]):>17}" for name in COLUMNS))
    if answer["calls"]:
        lines += ["", f"{'call':20}{'pays':>5}{'edge':>17}"]
        lines += [f"{call['order']:20}{call['pays']:>5}{_percent(call['edge']):>17}" for call in answer["calls"]]
    return "\n".join(lines)
