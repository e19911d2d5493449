"""German faro as the table plays it: the engine behind `games.game`, and what the log says of its events."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from ..audience import PUBLIC, Viewer
from ..cards import Card, Rank, Suit
from ..correction import lines_of_correction
from ..dealer import said_why_void
from ..game import COVER, Carried, Expected, Game
from ..irregularity import line_of_ruling
from ..ledger import BankChanged, DebtPaid, PurseChanged, compensation_lines, money_line
from ..message import Message, say
from ..refusal import Refusal
from ..transcript import Fact, Transcript
from . import acts
from .codec import EVENTS, SEAT_VERBS
from .deal import Deal, apply, before_first_deal, new_deal
from .decide import decide
from .legal import legal
from .odds import odds_now
from .rules import OPTIONS, parse_rules
from .script import play
from .transcript import write
from .view import view

BOOKS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The books in the order of the seats; with three players the last suit is taken out of the pack."""
FEWEST = 3

_WHY: Mapping[str, Message] = {
    "withdrawn": say("german_faro-why-withdrawn"),
    "end": say("german_faro-why-end"),
    "broken": say("german_faro-why-broken"),
    "void": say("german_faro-why-void"),
}


class _GermanFaro(Game[Deal, acts.Command, acts.Event]):
    name = "german_faro"
    min_seats = FEWEST
    max_seats = len(BOOKS)
    options = OPTIONS
    limits: Mapping[str, str] = {"max": "max_total"}
    verbs = SEAT_VERBS
    codec = EVENTS

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return before_first_deal(parse_rules(rules), bank)

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        if carried.bank <= 0:
            raise Refusal("bank", say("german_faro-bank-empty", bank=carried.bank))
        players = [player for player in seats if carried.purses.get(player, 0)]
        if not FEWEST <= len(players) <= len(BOOKS):
            raise Refusal("players", say("german_faro-too-few", players=len(players), seats=len(seats)))
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
        return {player for player, _ in deal.stakes.values()}

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        return legal(deal, player)

    def view(self, deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return view(deal, viewer)

    def odds(self, deal: Deal) -> dict[str, Any] | None:
        return odds_now(deal)

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        return play(script)

    def transcript(self, start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
        return write(start, facts, end, lend=lend)

    def settled(self, event: acts.Event) -> int:
        return len(event.lines) if isinstance(event, acts.PairSettled) else 0

    def lines(self, event: acts.Event) -> Iterable[Message]:
        match event:
            case acts.CardShown(_, card, pile, covered):
                code = "german_faro-card-covered" if covered else "german_faro-card-shown"
                yield say(code, pile=pile, card=card.label)
            case acts.BetsReopened(pair):
                yield say("german_faro-stakes-reopened", pair=pair)
            case acts.PairSettled():
                yield from _pair(event)
            case acts.StakeReturned(player, card, marks, cause):
                yield say("german_faro-stake-returned", marks=marks, card=card.label, player=player, why=_WHY[cause])
            case acts.IrregularityRuled(kind, policy, ruled):
                yield line_of_ruling(kind, policy)
                yield from map(_ruled, ruled)
            case acts.DealEnded(broken):
                yield say("german_faro-bank-broken") if broken else say("german_faro-deal-over")
            case acts.DealVoided(reason):
                why = said_why_void(reason)
                yield say("german_faro-deal-void") if why is None else say("german_faro-deal-void-why", why=why)
            case acts.CardCorrected():
                yield from lines_of_correction(event.index, event.was, event.now, event.swapped)
                yield from compensation_lines(event.purses, event.bank)
            case PurseChanged() | DebtPaid() | BankChanged():
                yield money_line(event)
            case acts.StakeLaid() | acts.BetsClosed():
                pass  # the books and the light show it
            case _:
                assert_never(event)


def _pair(event: acts.PairSettled) -> Iterable[Message]:
    if event.dead_card is not None:
        yield say("german_faro-no-pair", card=event.dead_card.label)
    if event.lines:
        stakes = tuple(
            say("german_faro-paid", player=line.player, amount=f"{line.pay:+}", card=line.card.label)
            for line in event.lines
        )
        yield say("german_faro-pair-settled", pair=event.pair, stakes=stakes)
    for line in event.lines:
        if line.result == "win" and line.pay < line.stake:
            yield say("german_faro-paid-what-it-has", player=line.player, paid=line.pay, stake=line.stake)


def _ruled(line: acts.Line) -> Message:
    if line.result == "returned":
        return say("german_faro-ruled-returned", player=line.player, stake=line.stake, card=line.card.label)
    return say("german_faro-ruled-paid", player=line.player, stake=line.stake, card=line.card.label, pay=line.pay)


GERMAN_FARO = _GermanFaro()
