"""German faro as the table plays it: the engine behind `games.game`, and its events in plain English."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from ..audience import PUBLIC, Viewer
from ..cards import Card, Rank, Suit
from ..dealer import said_of_void
from ..game import COVER, Carried, Expected, Game
from ..irregularity import KINDS
from ..ledger import BankChanged, DebtPaid, PurseChanged, money_line
from ..refusal import Refusal
from . import acts
from .codec import EVENTS, SEAT_VERBS
from .deal import Deal, apply, before_first_deal, new_deal
from .decide import decide
from .habits import HABITS
from .legal import legal
from .rules import OPTIONS, parse_rules
from .script import play
from .view import public_view

BOOKS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The books in the order of the seats; with three players the last suit is taken out of the pack."""
FEWEST = 3

_WHY = {"withdrawn": "taken back", "end": "the last cards are out", "broken": "the bank is broken", "void": "deal void"}


class _GermanFaro(Game[Deal, acts.Command, acts.Event]):
    name = "german_faro"
    min_seats = FEWEST
    max_seats = len(BOOKS)
    options = OPTIONS
    limits: Mapping[str, str] = {"max": "max_total"}
    verbs = SEAT_VERBS
    codec = EVENTS
    habits = HABITS

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return before_first_deal(parse_rules(rules), bank)

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        if carried.bank <= 0:
            text = f"the bank stands at {carried.bank}; the banker must put marks in before the next deal"
            raise Refusal("bank", text)
        players = [player for player in seats if carried.purses.get(player, 0)]
        if not FEWEST <= len(players) <= len(BOOKS):
            text = f"three or four players with marks are needed; {len(players)} of {len(seats)} seats have some"
            raise Refusal("players", text)
        return new_deal(
            parse_rules(rules),
            bank=carried.bank,
            books=dict(zip(players, BOOKS, strict=False)),
            purses=carried.purses,
            debts=carried.debts,
            left_out=None if len(players) == len(BOOKS) else BOOKS[-1],
        )

    def decide(self, deal: Deal, command: acts.Command) -> Iterable[acts.Event]:
        return decide(deal, command)

    def apply(self, deal: Deal, event: acts.Event) -> Deal:
        return apply(deal, event)

    def round(self, deal: Deal) -> int:
        return deal.pair

    def pack(self, deal: Deal) -> Mapping[Card, int]:
        return dict.fromkeys(deal.pack, 1)

    def pack_size(self, deal: Deal) -> int:
        return len(deal.pack)

    def markers(self, rules: Mapping[str, Any]) -> tuple[str, ...]:
        return (COVER,)

    def expects(self, deal: Deal) -> Expected | None:
        return None if deal.phase in ("over", "void") else Expected(deal.next_pile)

    def beads(self, deal: Deal) -> tuple[int, ...]:
        """Also a suit that was taken out of the pack is out."""
        left = [card.rank for card in deal.pack.difference(deal.cards)]
        return tuple(4 - left.count(rank) for rank in Rank)

    def staking(self, deal: Deal) -> Collection[str]:
        return {lying.player for lying in deal.stakes.values()}

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        return legal(deal, player)

    def view(self, deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return public_view(deal)

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        return play(script)

    def settled(self, event: acts.Event) -> int:
        return len(event.lines) if isinstance(event, acts.PairSettled) else 0

    def lines(self, event: acts.Event) -> Iterable[str]:
        match event:
            case acts.CardShown(_, card, pile, covered):
                yield f"{pile}: {card.sign}" + (", of a player who is out: the next card covers it" if covered else "")
            case acts.BetsReopened(pair):
                yield f"stakes are taken again before pair {pair}"
            case acts.PairSettled():
                yield from _pair(event)
            case acts.StakeReturned(player, card, marks, why):
                yield f"{marks} on {card.sign} returned to {player} ({_WHY[why]})"
            case acts.IrregularityRuled(kind, policy, ruled):
                yield f"irregularity: {KINDS[kind]}; {policy.replace('_', ' ')}"
                for line in ruled:
                    paid = f", {line.pay:+}" if line.pay else ""
                    yield f"{line.player}: {line.stake} on {line.card.sign} {line.result}{paid}"
            case acts.DealEnded(broken):
                yield "the bank is broken; the deal is over" if broken else "the deal is over"
            case acts.DealVoided(reason):
                yield said_of_void(reason, "cards")
            case acts.CardCorrected():
                yield from _correction(event)
            case PurseChanged() | DebtPaid() | BankChanged():
                yield money_line(event)
            case acts.StakeLaid() | acts.BetsClosed():
                pass  # the books and the light show it
            case _:
                assert_never(event)


def _pair(event: acts.PairSettled) -> Iterable[str]:
    if event.dead_card is not None:
        yield f"the last card {event.dead_card.sign} makes no pair"
    if event.lines:
        sums = ", ".join(f"{line.player} {line.pay:+} on {line.card.sign}" for line in event.lines)
        yield f"pair {event.pair} settled: {sums}"
    for line in event.lines:
        if line.result == "win" and line.pay < line.stake:
            yield f"the bank pays what it has: {line.player} gets {line.pay} for {line.stake}"


def _correction(event: acts.CardCorrected) -> Iterable[str]:
    yield f"card {event.index + 1} was not {event.was.sign} but {event.now.sign}"
    if event.swapped is not None:
        yield f"and card {event.swapped + 1} was {event.was.sign}"
    for player, amount in event.purses:
        yield f"compensation: {player} {amount:+}"
    if event.bank:
        yield f"compensation: bank {event.bank:+}"


GERMAN_FARO = _GermanFaro()
