"""German faro as the table plays it: the engine behind `games.game`, and its events in plain English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, assert_never

from ..cards import Card, Rank, Suit
from ..correction import CorrectCard
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import KINDS, Policy, RuleIrregularity
from ..ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ..refusal import Refusal
from . import acts
from .codec import SEAT_OPS, decode_command, decode_event, encode_event
from .deal import Deal, apply, before_first_deal, new_deal
from .decide import decide
from .legal import legal
from .rules import OPTIONS, parse_rules
from .view import public_view

BOOKS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The books in the order of the seats; with three players the last suit is taken out of the pack."""
FEWEST = 3

_WHY = {"withdrawn": "taken back", "end": "the last cards are out", "broken": "the bank is broken", "void": "deal void"}


class _GermanFaro:
    name = "german_faro"
    min_seats = FEWEST
    max_seats = len(BOOKS)
    seat_ops = frozenset(SEAT_OPS)
    options = OPTIONS
    limits: Mapping[str, str] = {"max": "max_total"}

    def cover_card(self, rules: Mapping[str, Any]) -> bool:
        return True

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return before_first_deal(parse_rules(rules), bank)

    def next_deal(self, deal: Deal, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        if deal.bank <= 0:
            text = f"the bank stands at {deal.bank}; the banker must put marks in before the next deal"
            raise Refusal("bank", text)
        players = [player for player in seats if deal.purses.get(player, 0)]
        if not FEWEST <= len(players) <= len(BOOKS):
            text = f"three or four players with marks are needed; {len(players)} of {len(seats)} seats have some"
            raise Refusal("players", text)
        return new_deal(
            parse_rules(rules),
            bank=deal.bank,
            books=dict(zip(players, BOOKS, strict=False)),
            purses=deal.purses,
            debts=deal.debts,
            left_out=None if len(players) == len(BOOKS) else BOOKS[-1],
        )

    def decide(self, deal: Deal, command: acts.Command) -> Iterable[acts.Event]:
        return decide(deal, command)

    def apply(self, deal: Deal, event: acts.Event) -> Deal:
        return apply(deal, event)

    def act(self, op: Mapping[str, Any]) -> acts.Command:
        return decode_command(op)

    def close_bets(self) -> acts.Command:
        return CloseBets()

    def reopen_bets(self) -> acts.Command:
        return ReopenBets()

    def show(self, card: Card) -> acts.Command:
        return ShowCard(card)

    def show_unsure(self, candidates: tuple[Card, ...]) -> acts.Command:
        raise Refusal("no_candidate", "nothing is settled on a card in doubt")

    def name_card(self, index: int, card: Card) -> acts.Command:
        return CorrectCard(index, card)

    def round(self, deal: Deal) -> int:
        return deal.pair

    def pack_size(self, deal: Deal) -> int:
        return len(deal.pack)

    def seen(self, deal: Deal) -> int:
        return len(deal.cards)

    def doubts(self, deal: Deal) -> Mapping[int, tuple[Card, ...]]:
        return {}

    def irregular(self, kind: str, policy: str | None, rulings: Mapping[str, str]) -> acts.Command:
        return RuleIrregularity(kind, None if policy is None else Policy(policy), tuple(rulings.items()))

    def correct(self, index: int, card: Card, *, swap: bool = False) -> acts.Command:
        return CorrectCard(index, card, swap)

    def void(self, text: str) -> acts.Command:
        return VoidDeal(text)

    def purse(self, player: str, amount: int) -> acts.Command:
        return ChangePurse(player, amount)

    def pay_debt(self, player: str, amount: int) -> acts.Command:
        return PayDebt(player, amount)

    def bank(self, amount: int) -> acts.Command:
        return ChangeBank(amount)

    def raise_max(self, amount: int) -> acts.Command:
        raise Refusal("fixed_max", "in German faro the maximum holds for the whole deal")

    def encode(self, event: acts.Event) -> dict[str, Any]:
        return encode_event(event)

    def decode(self, body: Mapping[str, Any]) -> acts.Event:
        return decode_event(body)

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        return legal(deal, player)

    def view(self, deal: Deal) -> dict[str, Any]:
        return public_view(deal)

    def odds(self, deal: Deal) -> dict[str, Any] | None:
        return None  # every card is equally likely right or left: no bet is better than another (RULES.md 2.12)

    def beads(self, deal: Deal) -> tuple[int, ...]:
        """Also a suit that was taken out of the pack is out."""
        left = [card.rank for card in deal.pack.difference(deal.cards)]
        return tuple(4 - left.count(rank) for rank in Rank)

    def settled(self, event: acts.Event) -> int:
        return len(event.lines) if isinstance(event, acts.PairSettled) else 0

    def brought(self, event: acts.Event) -> int:
        return event.amount if isinstance(event, PurseChanged | BankChanged) else 0

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
                yield f"the deal is void: {reason}; what lay on the cards went back"
            case acts.CardCorrected():
                yield from _correction(event)
            case PurseChanged(player, amount):
                yield f"{player} buys in for {amount}" if amount > 0 else f"{player} cashes out {-amount}"
            case DebtPaid(player, amount):
                yield f"{player} pays {amount} of a debt"
            case BankChanged(amount):
                yield f"the banker {'adds' if amount > 0 else 'takes'} {abs(amount)}"
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
