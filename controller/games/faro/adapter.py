"""Casino faro as the table plays it: the engine behind `games.game`, and what the log says of its events."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from ..audience import PUBLIC, Viewer
from ..cards import RANK_LABELS, Card
from ..correction import lines_of_correction
from ..dealer import void_reason_text
from ..game import COVER, Carried, Expected, Game
from ..irregularity import line_of_ruling
from ..ledger import BankChanged, DebtPaid, PurseChanged, compensation_lines, money_line
from ..message import Message, Value, say
from ..refusal import Refusal, either
from ..transcript import Fact, Transcript
from . import commands, events
from .casekeeper import case_at
from .codec import EVENTS
from .deal import Deal, new_deal
from .decide import decide
from .fold import apply
from .legal import legal
from .odds_json import odds_now
from .rules import OPTIONS, parse_rules
from .script import play
from .settlement import Line
from .transcript import write
from .verbs import DEALER_VERBS, VERBS
from .view import view

MOST_ADJUSTMENTS = 12
"""Lines of one correction in the log; the page shows them all."""

_WHY: Mapping[str, Message] = {
    "dead": say("faro-why-dead"),
    "not_held": say("faro-why-not-held"),
    "void": say("faro-why-void"),
    "not_callable": say("faro-why-not-callable"),
}


class _Faro(Game[Deal, commands.Command, events.Event]):
    name = "faro"
    max_seats = 20
    options = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "max": "max", "unit": "unit"}
    verbs = VERBS
    dealer_verbs = DEALER_VERBS
    codec = EVENTS

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return new_deal(parse_rules(rules), bank=bank, purses={})

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        if carried.bank < 0:
            raise Refusal("bank", say("faro-bank-empty", bank=carried.bank))
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
        return view(deal, viewer)

    def odds(self, deal: Deal) -> dict[str, Any] | None:
        return odds_now(deal.cards, deal.rules)

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        return play(script)

    def transcript(self, start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
        return write(start, facts, end, lend=lend)

    def settled(self, event: events.Event) -> int:
        return len(event.lines) if isinstance(event, events.TurnSettled | events.DealClosed) else 0

    def lines(self, event: events.Event) -> Iterable[Message]:
        match event:
            case events.CardShown(index, card):
                yield say("faro-card-shown", place=_place(index), card=card.label)
            case events.BetsReopened(turn):
                yield say("faro-bets-reopened", turn=turn)
            case events.TurnSettled(turn, settled):
                if settled:
                    yield say("faro-turn-settled", turn=turn, bets=_sums(settled))
            case events.CardUnsure(index, candidates):
                cards = either(*[say("games-card", card=card.label) for card in candidates])
                code = "faro-card-unsure" if len(candidates) > 1 else "faro-card-beside-doubt"
                yield say(code, place=_place(index), cards=cards)
            case events.PartSettled(turn, settled):
                yield say("faro-part-settled", turn=turn, bets=_sums(settled))
            case events.PartUndone(settled):
                yield say("faro-part-undone", bets=_sums(settled))
            case events.IrregularityRuled(kind, policy, ruled):
                yield line_of_ruling(kind, policy)
                yield from map(_ruled, ruled)
            case events.DealClosed(closing):
                back = sum(line.returned for line in closing)
                yield say("faro-deal-over-returned", amount=back) if back else say("faro-deal-over")
            case events.DealVoided(reason):
                why = void_reason_text(reason)
                yield say("faro-deal-void") if why is None else say("faro-deal-void-why", why=why)
            case events.BetClaimed(_, by, amount):
                yield say("faro-claimed", player=by, amount=amount)
            case events.BetReturned(_, player, amount, cause):
                yield say("faro-bet-returned", player=player, amount=amount, why=_WHY.get(cause, cause))
            case events.CardCorrected():
                yield from _correction(event)
            case PurseChanged() | DebtPaid() | BankChanged():
                yield money_line(event)
            case events.MaxRaised(highest):
                yield say("faro-max-raised", max=highest)
            case events.BetPlaced() | events.BetMoved() | events.BetRemoved() | events.BetBarred():
                pass  # the layout shows it
            case events.BetsClosed() | events.CardNamed():
                pass  # the light shows it; the dealer's ruling says it
            case _:
                assert_never(event)


def _correction(event: events.CardCorrected) -> Iterable[Message]:
    yield from lines_of_correction(event.index, event.was, event.now, event.swapped)
    for adjustment in event.adjustments[:MOST_ADJUSTMENTS]:
        was, now = _fate(adjustment.was), _fate(adjustment.now)
        yield say("faro-adjusted", turn=adjustment.turn, player=adjustment.player, was=was, now=now)
    yield from compensation_lines(event.purses, event.bank)


def _place(index: int) -> Message:
    if index in (0, 51):
        return say("faro-place-soda") if index == 0 else say("faro-place-hoc")
    return say("faro-place-losing" if index % 2 else "faro-place-winning", turn=(index + 1) // 2)


def _sums(lines: Iterable[Line]) -> tuple[Value, ...]:
    return tuple(
        say("faro-drawn", player=line.player)
        if line.result == "push"
        else say("faro-paid", player=line.player, amount=f"{line.pay:+}")
        for line in lines
    )


def _ruled(line: Line) -> Message:
    if line.result == "returned":
        return say("faro-ruled-returned", player=line.player, stake=line.stake)
    return say("faro-ruled-paid", player=line.player, stake=line.stake, pay=line.pay)


def _fate(movement: events.Movement | None) -> Message:
    if movement is None:
        return say("faro-fate-none")
    if movement.result == "not_callable":
        return say("faro-fate-not-callable", amount=movement.credit)
    return say("faro-fate", result=movement.result, amount=f"{movement.pay:+}")


FARO = _Faro()
