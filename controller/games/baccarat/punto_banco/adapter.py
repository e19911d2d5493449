"""Punto banco as the table plays it: the engine behind `games.game`, and what its events say."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from ...audience import EVERYBODY, NOBODY, PUBLIC, Audience, Viewer
from ...cards import Card
from ...correction import lines_of_correction
from ...game import Carried, Decision, Expected
from ...ledger import BankChanged, DebtPaid, PurseChanged, compensation_lines, money_line
from ...message import Message, say
from ...refusal import Refusal
from ...transcript import Fact, Transcript
from ..lines import RETURNED, Returned, of_ruling, of_stake, of_void_coup, of_void_shoe
from ..shoe import burnt_by
from ..table import BaccaratGame
from . import acts
from .codec import EVENTS, SEAT_VERBS
from .deal import BURNT, Deal, apply, before_first_deal, new_deal
from .decide import decide
from .legal import legal
from .rules import OPTIONS, stored_rules
from .script import play
from .transcript import write
from .view import view

MOST_SEATS = 14
"""As many as a large table has places."""


class _PuntoBanco(BaccaratGame[Deal, acts.Command, acts.Event]):
    name = "punto_banco"
    max_seats = MOST_SEATS
    options = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "max": "max", "unit": "unit"}
    verbs = SEAT_VERBS
    codec = EVENTS

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return before_first_deal(stored_rules(rules), bank)

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        if carried.bank <= 0:
            raise Refusal("bank", say("baccarat-bank-empty", bank=carried.bank))
        return new_deal(stored_rules(rules), bank=carried.bank, purses=carried.purses, debts=carried.debts)

    def decide(self, deal: Deal, command: acts.Command) -> Iterable[acts.Event]:
        return decide(deal, command)

    def apply(self, deal: Deal, event: acts.Event) -> Deal:
        return apply(deal, event)

    def packs(self, deal: Deal) -> int:
        return deal.rules.packs

    def markers(self, rules: Mapping[str, Any]) -> tuple[str, ...]:
        return () if stored_rules(rules).cut_from_end is None else ("cut",)

    def expects(self, deal: Deal) -> Expected | None:
        place = deal.next_place
        return None if place is None else Expected(place, "down" if place == BURNT else "up")

    def exposure(self, deal: Deal, index: int) -> Audience:
        place = deal.places[index] if index < len(deal.places) else deal.next_place
        return NOBODY if place == BURNT else EVERYBODY

    def unread(self, deal: Deal) -> acts.Command | None:
        return acts.PassBurnt() if deal.next_place == BURNT else None

    def correctable(self, deal: Deal) -> bool:
        """Of most cards; one that would have sent those after it elsewhere is refused."""
        return True

    def counts(self, deal: Deal, index: int) -> bool:
        return (deal.places[index] if index < len(deal.places) else deal.next_place) != BURNT

    def beads(self, deal: Deal) -> tuple[int, ...] | None:
        return None if deal.rules.beads == "rest" else self.quarters(deal)

    def staking(self, deal: Deal) -> Collection[str]:
        return {bet.player for bet in deal.bets.values()}

    def awaiting(self, deal: Deal) -> tuple[Decision, ...]:
        """The time for bets, of which nothing follows: the dealer closes."""
        if deal.phase != "bets_open":
            return ()
        return (Decision(f"bets {deal.number}", None, (), deal.rules.bet_s, all_seats=True),)

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        return legal(deal, player)

    def view(self, deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return view(deal, viewer)

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        return play(script)

    def transcript(self, start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
        return write(start, facts, end, lend=lend)

    def settled(self, event: acts.Event) -> int:
        return len(event.lines) if isinstance(event, acts.CoupSettled) else 0

    def lines(self, event: acts.Event) -> Iterable[Message]:
        match event:
            case acts.CardDealt(card=card, place=place):
                yield _dealt(card, place)
            case acts.BetsReopened(coup):
                yield say("punto_banco-reopened", coup=coup)
            case acts.CutSeen():
                yield say("baccarat-cut")
            case acts.CoupSettled():
                yield from _coup(event)
            case acts.BetReturned(_, player, amount, cause):
                if cause != "removed":
                    yield _WHY[cause](player, amount)
            case acts.CoupVoided(coup, reason):
                yield of_void_coup(coup, reason)
            case acts.DealEnded():
                yield say("baccarat-shoe-over")
            case acts.DealVoided(reason):
                yield of_void_shoe(reason)
            case acts.IrregularityRuled(kind, policy, ruled):
                yield from of_ruling(kind, policy, ruled)
            case acts.CardCorrected(index, was, now):
                yield from lines_of_correction(index, was, now, None)
                yield from compensation_lines(event.purses, event.bank)
            case PurseChanged() | DebtPaid() | BankChanged():
                yield money_line(event)
            case acts.BetPlaced() | acts.BetsClosed():
                pass  # the layout and the light show it
            case _:
                assert_never(event)


def _dealt(card: Card, place: str) -> Message:
    """No word of a card that was burnt face down."""
    match place:
        case "burn":
            return say("baccarat-burn", card=card.label, count=burnt_by(card))
        case "burnt":
            return say("baccarat-burnt")
        case "player_1" | "player_2":
            return say("punto_banco-player-card", card=card.label)
        case "player_3":
            return say("punto_banco-player-third", card=card.label)
        case "banker_3":
            return say("punto_banco-banker-third", card=card.label)
    return say("punto_banco-banker-card", card=card.label)


def _coup(event: acts.CoupSettled) -> Iterable[Message]:
    coup = event.coup
    told = {"coup": event.number, "player": coup.player_total, "banker": coup.banker_total}
    match coup.result:
        case "tie":
            yield say("punto_banco-tie", **told)
        case "player":
            yield say("punto_banco-player-wins", natural=coup.natural, **told)
        case _:
            yield say("punto_banco-banker-wins", natural=coup.natural, **told)
    for line in event.lines:
        if line.result != "push":
            yield of_stake(line)


_WHY: Returned = {
    **RETURNED,
    "not_held": lambda player, amount: say("baccarat-not-held", player=player, amount=amount),
}

PUNTO_BANCO = _PuntoBanco()
