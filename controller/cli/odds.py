"""The exact odds of every bet for the cards that have been seen."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from controller.catalogue import said, text
from controller.cli.mistakes import InputError, complain
from controller.games.cards import RANK_LABELS, SUIT_LABELS, Card
from controller.games.faro.odds_json import odds_of
from controller.games.faro.rules import Rules, parse_rules
from controller.games.refusal import BadOption


class BadQuestion(InputError):
    """The command line does not describe a moment of a deal."""


HELP = "cli-odds-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
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
        seen, rules = parse_seen(args.seen), parse_options(args.rule)
    except BadQuestion as problem:
        return complain("odds", said(problem))
    answer = odds_of(seen, rules)
    print(json.dumps(answer, indent=1) if args.json else as_text(answer))
    return 0


def parse_seen(given: str) -> list[Card]:
    """The cards of a list such as `7C,4H,6H`: the soda and whole turns. Raises BadQuestion."""
    cards: list[Card] = []
    for label in filter(None, (part.strip() for part in given.replace(",", " ").split())):
        try:
            card = Card.parse(label.upper())
        except ValueError:
            ranks, suits = " ".join(RANK_LABELS), " ".join(SUIT_LABELS)
            raise BadQuestion("cli-odds-no-card", given=repr(label.upper()), ranks=ranks, suits=suits) from None
        if card in cards:
            raise BadQuestion("cli-odds-twice", card=str(card))
        cards.append(card)
    if cards and len(cards) % 2 == 0:
        raise BadQuestion("cli-odds-half-turn", count=len(cards))
    if len(cards) > 49:
        raise BadQuestion("cli-odds-too-many", count=len(cards))
    return cards


def parse_options(options: Sequence[str]) -> Rules:
    """Rules from NAME=VALUE words; a value is JSON or a plain word. Raises BadQuestion."""
    found: dict[str, Any] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadQuestion("cli-odds-no-value", given=repr(option))
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    try:
        return parse_rules(found)
    except BadOption as problem:
        raise BadQuestion("cli-odds-bad-rule", why=problem.message) from None


def _percent(value: str | None) -> str:
    return "-" if value is None else f"{float(Fraction(value)) * 100:.4f} %"


COLUMNS = {
    "win": "cli-odds-win",
    "lose": "cli-odds-lose",
    "half": "cli-odds-half",
    "push": "cli-odds-push",
    "edge_turn": "cli-odds-edge-turn",
    "edge_decision": "cli-odds-edge-decision",
    "edge_left_lying": "cli-odds-edge-left-lying",
}
"""Figures of a bet in the JSON, and the keys of their columns."""


def as_text(answer: dict[str, Any]) -> str:
    """The table for people."""
    lines = [
        text(
            "cli-odds-unseen",
            count=answer["unseen"],
            split=_percent(answer["split"]),
            splits=f"{float(Fraction(answer['expected_splits'])):.4f}",
        ),
        text("cli-odds-last-three", **{kind: _percent(share) for kind, share in answer["last_three"].items()}),
        "",
        f"{text('cli-odds-bet'):20}{text('cli-odds-left'):>5}"
        + "".join(f"{text(key):>17}" for key in COLUMNS.values()),
    ]
    for row in answer["bets"]:
        left = "" if row["left"] is None else row["left"]
        lines.append(f"{row['bet']:20}{left:>5}" + "".join(f"{_percent(row[name]):>17}" for name in COLUMNS))
    if answer["calls"]:
        lines += ["", f"{text('cli-odds-call'):20}{text('cli-odds-pays'):>5}{text('cli-odds-edge'):>17}"]
        lines += [f"{call['order']:20}{call['pays']:>5}{_percent(call['edge']):>17}" for call in answer["calls"]]
    return "\n".join(lines)
