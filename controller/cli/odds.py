"""The exact odds of every bet for the cards that have been seen."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from controller.catalogue import decimal, ranks_written, said, text
from controller.cli import free_play
from controller.cli.bars import Bar, bar_of, try_plot, write_plot
from controller.cli.coups import COUP, bars_of_a_coup, odds_as_text
from controller.cli.figures import as_table, columns, for_terminal, percent
from controller.cli.inputs import add_rule, named_values
from controller.cli.macao import bars_of_stakes, stakes_as_text
from controller.cli.mistakes import InputError
from controller.cli.progress import Progress
from controller.cli.siete import bars_of_hands, hands_as_text
from controller.complaint import complain
from controller.games.baccarat.free_play import odds_of as odds_of_free_play
from controller.games.baccarat.macao import rules as macao
from controller.games.baccarat.macao.odds import LEAST_FIGURES, MOST_CARDS, left_in_pack
from controller.games.baccarat.macao.odds import odds_of as odds_of_a_stake
from controller.games.baccarat.punto_banco import rules as punto_banco
from controller.games.baccarat.punto_banco.odds import odds_of as odds_of_a_coup
from controller.games.cards import PACK_52, RANK_LABELS, SUIT_LABELS, Card
from controller.games.faro.odds import odds_of
from controller.games.faro.rules import parse_rules
from controller.games.german_faro.course import odds_of as odds_of_a_mark
from controller.games.german_faro.rules import parse_rules as parse_german_rules
from controller.games.refusal import MOST_PLACE, BadOption
from controller.games.siete_y_media import rules as siete
from controller.games.siete_y_media.odds import ENOUGH, is_counted
from controller.games.siete_y_media.odds import odds_of as odds_of_a_hand
from controller.games.siete_y_media.rules import PACK_40

R = TypeVar("R")


class BadQuestion(InputError):
    """The command line does not describe a moment of a deal."""


HELP = "cli-odds-help"
MOST_PACKS = 10_000_000
"""With so many the cards that are dealt no longer matter to those that come: the case of the books."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=PLAYED, default=PLAYED[0], help=text("cli-odds-game"))
    parser.add_argument("--seen", default="", metavar="CARDS", help=text("cli-odds-seen"))
    add_rule(parser)
    parser.add_argument("--packs", type=int, metavar="N", help=text("cli-odds-packs"))
    parser.add_argument("--json", action="store_true", help=text("cli-odds-json"))
    parser.add_argument("--plot", metavar="FILE.svg", help=text("cli-odds-plot"))


def run(args: argparse.Namespace) -> int:
    try:
        if args.packs is not None and args.game not in free_play.TABLES:
            raise BadQuestion("cli-odds-no-packs", game=args.game, games=tuple(free_play.TABLES))
        if args.packs is not None and not 1 <= args.packs <= MOST_PACKS:
            raise BadQuestion("cli-odds-bad-packs", given=str(args.packs), most=MOST_PACKS)
        if args.plot is not None:
            try_plot(args.plot)
        ask, show, bars = _GAMES[args.game]
        with Progress(at_once=True) as progress:  # some seconds in siete y media
            progress.show(0, "cli-odds-progress")
            answer = ask(args)
        print(json.dumps(answer, indent=1) if args.json else for_terminal(show(answer)))
        if args.plot is not None:
            write_plot(args.plot, bars(answer), text("cli-odds-axis"))
    except InputError as problem:
        return complain("odds", said(problem))
    return 0


def _of_a_turn(args: argparse.Namespace) -> dict[str, Any]:
    return odds_of(parse_seen(args.seen), _rules(args.rule, parse_rules))


def _of_a_coup(args: argparse.Namespace) -> dict[str, Any]:
    rules = _rules(args.rule, punto_banco.parse_rules)
    return odds_of_a_coup(_cards_of_a_shoe(args.seen, rules.packs), rules)


def _of_free_play(args: argparse.Namespace) -> dict[str, Any]:
    table = free_play.TABLES[args.game]
    if rule := free_play.uncounted(_rules(args.rule, table.rules)):
        raise BadQuestion("cli-odds-not-counted", rule=rule)
    packs = args.packs or table.packs
    return odds_of_free_play(_cards_of_a_shoe(args.seen, packs), packs)


def _cards_of_a_shoe(given: str, packs: int) -> list[Card]:
    """The cards seen of a shoe of `packs` packs, enough being left for a coup. Raises BadQuestion."""
    seen = _cards(given)
    for card, count in Counter(seen).items():
        if count > packs:
            raise BadQuestion("cli-odds-too-often", card=str(card), packs=packs)
    left = 52 * packs - len(seen)
    if left < COUP:
        raise BadQuestion("cli-odds-too-few", wanted=COUP, left=left)
    return seen


def _of_a_stake(parse: Callable[[Mapping[str, Any]], macao.Rules]) -> Callable[[argparse.Namespace], dict[str, Any]]:
    def ask(args: argparse.Namespace) -> dict[str, Any]:
        seen, rules = _cards(args.seen), _rules(args.rule, parse)
        for card, count in Counter(seen).items():
            if count > macao.PACKS:
                raise BadQuestion("cli-odds-too-often", card=str(card), packs=macao.PACKS)
        if rules.max_cards is None or rules.max_cards > MOST_CARDS:
            raise BadQuestion("cli-odds-too-many-cards", most=MOST_CARDS)
        if (left := sum(left_in_pack(seen)[1:])) < LEAST_FIGURES:
            raise BadQuestion("cli-odds-too-few", wanted=LEAST_FIGURES, left=left)
        return odds_of_a_stake(seen, rules)

    return ask


def _of_a_hand(args: argparse.Namespace) -> dict[str, Any]:
    seen, rules = _cards(args.seen), _rules(args.rule, siete.parse_rules)
    if not is_counted(rules):
        raise BadQuestion("cli-odds-not-counted", rule=f"change4={rules.change4}")
    for place, card in enumerate(seen):
        if card not in PACK_40:
            raise BadQuestion("cli-odds-not-of-40", card=str(card))
        if card in seen[:place]:
            raise BadQuestion("cli-odds-twice", card=str(card))
    if (left := len(PACK_40) - len(seen)) < ENOUGH:
        raise BadQuestion("cli-odds-too-few", wanted=ENOUGH, left=left)
    return odds_of_a_hand(seen, rules)


def _of_a_mark(args: argparse.Namespace) -> dict[str, Any]:
    seen, rules = _cards(args.seen), _rules(args.rule, parse_german_rules)
    for place, card in enumerate(seen):
        if card in seen[:place]:
            raise BadQuestion("cli-odds-twice", card=str(card))
    if len(seen) == len(PACK_52):
        raise BadQuestion("cli-odds-none-left")
    return odds_of_a_mark(seen, rules)


def parse_seen(given: str) -> list[Card]:
    """The cards of a list such as `7C,4H,6H`: the soda and whole turns. Raises BadQuestion."""
    cards = _cards(given)
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise BadQuestion("cli-odds-twice", card=str(card))
    if cards and len(cards) % 2 == 0:
        raise BadQuestion("cli-odds-half-turn", count=len(cards))
    if len(cards) > 49:
        raise BadQuestion("cli-odds-too-many", count=len(cards))
    return cards


def _cards(given: str) -> list[Card]:
    found = []
    for label in given.replace(",", " ").split():
        try:
            found.append(Card.parse(label.upper()))
        except ValueError:
            ranks, suits = " ".join(RANK_LABELS), " ".join(SUIT_LABELS)
            raise BadQuestion("cli-odds-no-card", given=repr(label.upper()), ranks=ranks, suits=suits) from None
    return found


def _rules(options: Sequence[str], parse: Callable[[Mapping[str, Any]], R]) -> R:
    try:
        return parse(named_values(options))
    except BadOption as problem:
        given = {one.partition("=")[0]: one for one in options}.get(problem.place, problem.place)
        raise BadQuestion("cli-bad-rule", given=given[:MOST_PLACE], expected=problem.expected) from None


def _percent(value: str | None) -> str:
    return "-" if value is None else percent(value)


def _figure(value: str | None) -> str:
    """In percent, where the heading of the column says so."""
    return _percent(value).removesuffix(" %")


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


BETS = {
    "high card": "cli-odds-high",
    "high card coppered": "cli-odds-high-coppered",
    "odd": "cli-odds-odd",
    "even": "cli-odds-even",
}
"""Bets on no ranks, by their names in the JSON, and the keys of their names."""


COLOURS = ("RB", "BR", "SAME")
"""Orders of two colours in the JSON, where two of the last cards are alike."""


def _named(bet: str) -> str:
    """A bet's name in the JSON, such as "5-9 coppered", as people write it."""
    if bet in BETS:
        return text(BETS[bet])
    ranks, _, how = bet.partition(" ")
    return text("cli-odds-coppered" if how == "coppered" else "cli-odds-open", ranks=ranks_written(ranks))


def _order(called: str) -> str:
    """A call of the last turn as people write it: `J-10-4`, or its colours."""
    return text("faro-colours", order=called) if called in COLOURS else ranks_written("-".join(called))


def as_text(answer: Mapping[str, Any]) -> str:
    """The table for people."""
    lines = [
        text(
            "cli-odds-unseen",
            count=answer["unseen"],
            split=_percent(answer["split"]),
            splits=decimal(float(Fraction(answer["expected_splits"])), 4),
        ),
        text("cli-odds-last-three", **{kind: _percent(share) for kind, share in answer["last_three"].items()}),
        "",
    ]
    rows = [
        [_named(row["bet"]), "" if row["left"] is None else str(row["left"]), *(_figure(row[name]) for name in COLUMNS)]
        for row in answer["bets"]
    ]
    headings = [f"{text(key)} %" for key in COLUMNS.values()]
    lines += as_table([text("cli-odds-bet"), text("cli-odds-left"), *headings], rows)
    if answer["calls"]:
        calls = [[_order(call["order"]), str(call["pays"]), _figure(call["edge"])] for call in answer["calls"]]
        lines += ["", *as_table([text("cli-odds-call"), text("cli-odds-pays"), f"{text('cli-odds-edge')} %"], calls)]
    return "\n".join(lines)


def bars_of_bets(answer: Mapping[str, Any]) -> list[Bar]:
    """What the bank gains by each bet that can be decided, and by each call of the last turn."""
    bets = [(_named(row["bet"]), row["edge_decision"]) for row in answer["bets"]]
    calls = [(f"{text('cli-odds-call')} {_order(call['order'])}", call["edge"]) for call in answer["calls"]]
    return [bar_of(name, edge) for name, edge in bets + calls if edge is not None]


MARK = {"next_pair": "cli-odds-next-pair", "to_the_end": "cli-odds-to-the-end"}
"""How long a mark stays on its card, in the JSON of German faro, and the keys of the sentences for it."""


def mark_as_text(answer: Mapping[str, Any]) -> str:
    """The odds of a mark on a card of German faro for people."""
    headings = columns(map(text, ("cli-odds-win", "cli-odds-lose", "cli-odds-undecided", "cli-odds-edge")))
    lines = [text("cli-odds-mark", count=answer["unseen"]), "", f"{'':14}{headings}"]
    for name, key in MARK.items():
        figures = columns(percent(answer[name][figure]) for figure in ("win", "lose", "undecided", "edge"))
        lines.append(f"{text(key):14}{figures}")
    return "\n".join(lines)


def bars_of_marks(answer: Mapping[str, Any]) -> list[Bar]:
    """What the bank gains by each kind of mark."""
    return [bar_of(text(key), answer[name]["edge"]) for name, key in MARK.items()]


class _Odds(NamedTuple):
    """What computes the odds of a game, what prints them, and what draws them."""

    ask: Callable[[argparse.Namespace], dict[str, Any]]
    show: Callable[[Mapping[str, Any]], str]
    bars: Callable[[Mapping[str, Any]], list[Bar]]


_GAMES: Mapping[str, _Odds] = {
    "faro": _Odds(_of_a_turn, as_text, bars_of_bets),
    "german_faro": _Odds(_of_a_mark, mark_as_text, bars_of_marks),
    "punto_banco": _Odds(_of_a_coup, odds_as_text, bars_of_a_coup),
    "siete_y_media": _Odds(_of_a_hand, hands_as_text, bars_of_hands),
    **dict.fromkeys(free_play.TABLES, _Odds(_of_free_play, free_play.odds_as_text, free_play.bars_of_choices)),
    "macao": _Odds(_of_a_stake(macao.parse_rules), stakes_as_text, bars_of_stakes),
    "victoria": _Odds(_of_a_stake(macao.parse_victoria_rules), stakes_as_text, bars_of_stakes),
}
PLAYED = tuple(_GAMES)
"""The games whose figures are known."""
