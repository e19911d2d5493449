"""Casino faro as the table plays it: the engine behind `games.game`, and its events in plain English."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from ..audience import PUBLIC, Viewer
from ..cards import RANK_LABELS, Card
from ..dealer import said_of_void
from ..game import COVER, Carried, Expected, Game
from ..irregularity import KINDS
from ..ledger import BankChanged, DebtPaid, PurseChanged, money_line
from ..refusal import Refusal
from . import commands, events
from .casekeeper import case_at
from .codec import EVENTS
from .deal import Deal, new_deal
from .decide import decide
from .fold import apply
from .habits import HABITS
from .legal import legal
from .odds_json import odds_now
from .rules import OPTIONS, parse_rules
from .script import play
from .verbs import DEALER_VERBS, VERBS
from .view import public_view

MOST_ADJUSTMENTS = 12
"""Lines of one correction in the log; the page shows them all."""

_WHY = {
    "dead": "dead card",
    "not_held": "the bank cannot answer for it",
    "void": "deal void",
    "not_callable": "no order of the last three cards",
}


class _Faro(Game[Deal, commands.Command, events.Event]):
    name = "faro"
    max_seats = 20
    options = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "max": "max", "unit": "unit"}
    verbs = VERBS
    dealer_verbs = DEALER_VERBS
    codec = EVENTS
    habits = HABITS

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return new_deal(parse_rules(rules), bank=bank, purses={})

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        if carried.bank < 0:
            text = f"the bank stands at {carried.bank}; the banker must put money in before the next deal"
            raise Refusal("bank", text)
        return new_deal(parse_rules(rules), bank=carried.bank, purses=carried.purses, debts=carried.debts)

    def decide(self, deal: Deal, command: commands.Command) -> Iterable[events.Event]:
        return decide(deal, command)

    def apply(self, deal: Deal, event: events.Event) -> Deal:
        return apply(deal, event)

    def round(self, deal: Deal) -> int:
        return max(deal.turn, 1)  # before the soda the bets are those of turn 1 (docs/rules.md 1.1)

    def markers(self, rules: Mapping[str, Any]) -> tuple[str, ...]:
        return () if rules.get("soda_exposed_before_bets", True) else (COVER,)

    def expects(self, deal: Deal) -> Expected | None:
        index = self.seen(deal)
        if deal.phase in ("over", "void") or index > 51:
            return None
        place = {0: "soda", 51: "hoc"}.get(index) or ("losing" if index % 2 else "winning")
        return Expected(place)

    def seen(self, deal: Deal) -> int:
        return len(deal.cards) + len(deal.pending)

    def doubts(self, deal: Deal) -> Mapping[int, tuple[Card, ...]]:
        pending = enumerate(deal.pending, start=len(deal.cards))
        return {index: cards for index, cards in pending if len(cards) > 1}

    def show_unsure(self, candidates: tuple[Card, ...]) -> commands.Command:
        return commands.ShowUnsure(candidates)

    def name_card(self, index: int, card: Card) -> commands.Command:
        return commands.NameCard(index, card)

    def beads(self, deal: Deal) -> tuple[int, ...]:
        case = case_at(deal.left, deal.cards, case_hoc=deal.rules.case_hoc)
        return tuple(4 - case[label] for label in RANK_LABELS)

    def staking(self, deal: Deal) -> Collection[str]:
        return {bet.player for bet in deal.bets.values()}

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        return legal(deal, player)

    def dealer_legal(self, deal: Deal) -> tuple[str, ...]:
        highest = deal.rules.max
        try:
            decide(deal, commands.RaiseMax((highest or 0) + deal.rules.unit))
        except Refusal:
            return ()
        return ("raise_max",)

    def view(self, deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return public_view(deal)

    def odds(self, deal: Deal) -> dict[str, Any] | None:
        return odds_now(deal.cards, deal.rules)

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        return play(script)

    def settled(self, event: events.Event) -> int:
        return len(event.lines) if isinstance(event, events.TurnSettled | events.DealClosed) else 0

    def lines(self, event: events.Event) -> Iterable[str]:
        match event:
            case events.CardShown(index, card):
                yield f"{_place(index)}: {card.sign}"
            case events.BetsReopened(turn):
                yield f"bets are open again before turn {turn}"
            case events.TurnSettled(turn, settled):
                if settled:
                    yield f"turn {turn} settled: " + ", ".join(f"{line.player} {_sum(line)}" for line in settled)
            case events.CardUnsure(index, candidates):
                why = "the dealer is asked" if len(candidates) > 1 else "beside a card in doubt"
                yield f"{_place(index)}: {' or '.join(card.sign for card in candidates)}, {why}"
            case events.PartSettled(turn, settled):
                yield f"turn {turn}, certain already: " + ", ".join(f"{line.player} {_sum(line)}" for line in settled)
            case events.PartUndone(settled):
                yield "taken back: " + ", ".join(f"{line.player} {_sum(line)}" for line in settled)
            case events.IrregularityRuled(kind, policy, ruled):
                yield f"irregularity: {KINDS[kind]}; {policy.replace('_', ' ')}"
                for line in ruled:
                    yield f"{line.player}: {line.stake} {line.result}" + (f", {line.pay:+}" if line.pay else "")
            case events.DealClosed(closing):
                back = sum(line.returned for line in closing)
                yield f"the deal is over; {back} returned from the layout" if back else "the deal is over"
            case events.DealVoided(reason):
                yield said_of_void(reason, "layout")
            case events.BetClaimed(_, by, amount):
                yield f"{by} claims {amount} from a dead card"
            case events.BetReturned(_, player, amount, why):
                yield f"{amount} returned to {player} ({_WHY.get(why, why)})"
            case events.CardCorrected():
                yield from _correction(event)
            case PurseChanged() | DebtPaid() | BankChanged():
                yield money_line(event)
            case events.MaxRaised(highest):
                yield f"the maximum is {highest} until the deal is over"
            case events.BetPlaced() | events.BetMoved() | events.BetRemoved() | events.BetBarred():
                pass  # the layout shows it
            case events.BetsClosed() | events.CardNamed():
                pass  # the light shows it; the dealer's ruling says it
            case _:
                assert_never(event)


def _correction(event: events.CardCorrected) -> Iterable[str]:
    yield f"card {event.index + 1} was not {event.was.sign} but {event.now.sign}"
    if event.swapped is not None:
        yield f"and card {event.swapped + 1} was {event.was.sign}"
    for adjustment in event.adjustments[:MOST_ADJUSTMENTS]:
        change = f"{_fate(adjustment.was)}, now {_fate(adjustment.now)}"
        yield f"turn {adjustment.turn}, {adjustment.player}: {change}"
    for player, amount in event.purses:
        yield f"compensation: {player} {amount:+}"
    if event.bank:
        yield f"compensation: bank {event.bank:+}"


def _place(index: int) -> str:
    if index == 0:
        return "soda"
    if index == 51:
        return "hoc"
    return f"turn {(index + 1) // 2}, {'losing' if index % 2 else 'winning'} card"


def _sum(line: Any) -> str:
    return "drawn" if line.result == "push" else f"{line.pay:+}"


def _fate(movement: events.Movement | None) -> str:
    if movement is None:
        return "not settled"
    if movement.result == "not_callable":
        return f"{movement.credit} returned ({_WHY['not_callable']})"
    return f"{movement.result} {movement.pay:+}"


FARO = _Faro()
