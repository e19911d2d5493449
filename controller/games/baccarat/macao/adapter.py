"""Macao and Victoria as the table plays them: the engine behind `games.game`, and what its events say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, assert_never

from ...audience import EVERYBODY, NOBODY, PUBLIC, Audience, Viewer, only
from ...cards import Card
from ...correction import lines_of_correction
from ...dealer import CloseBets, said_why_void
from ...game import Carried, Decision, Expected
from ...ledger import DebtPaid, PurseChanged, compensation_lines, money_line
from ...message import Message, say
from ...options import Described
from ...refusal import Refusal
from ...silence import taking_part
from ...transcript import Fact, Transcript
from ..banking import from_right as round_from
from ..lines import RETURNED, Returned, of_ruling, of_stake, of_void_coup
from ..table import BaccaratGame
from . import acts
from .codec import DEALER_VERBS, EVENTS, SEAT_VERBS
from .deal import FIRST, Deal, apply, before_first_deal, new_deal
from .decide import decide
from .legal import legal
from .refusals import ALONE, between_coups, tells
from .rules import OPTIONS, PACKS, VICTORIA_OPTIONS, Rules, parse_rules, parse_victoria_rules
from .script import play
from .transcript import write
from .view import view

MOST_SEATS = 10
"""With more, two packs would hold but a few coups."""
TURN = ("draw", "stand", "refuse")


class _Macao(BaccaratGame[Deal, acts.Command, acts.Event]):
    name = "macao"
    min_seats = 2
    max_seats = MOST_SEATS
    options: Mapping[str, Described] = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "max": "max", "unit": "unit"}
    verbs = SEAT_VERBS
    dealer_verbs = DEALER_VERBS
    codec = EVENTS

    @property
    def _parse(self) -> Callable[..., Rules]:
        return parse_rules

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return before_first_deal(self._parse(rules), bank)

    def carry(self, deal: Deal) -> Carried:
        """The banker, who sat where, and who was `silent` in how many packs running."""
        kept = {"banker": deal.banker, "seats": list(deal.seats), "silent": deal.silent}
        return Carried(deal.purses, deal.debts, deal.bank, kept)

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        silent = carried.kept.get("silent", {})
        able = [player for player in seats if carried.purses.get(player, 0)]
        players = taking_part(able, silent, self.min_seats)
        if len(players) < self.min_seats:
            raise Refusal(ALONE.word, ALONE.message)
        return new_deal(
            self._parse(rules),
            seats=players,
            banker=_banker(carried.kept, players),
            purses=carried.purses,
            debts=carried.debts,
            bank=carried.bank,
            silent=silent,
        )

    def decide(self, deal: Deal, command: acts.Command) -> Iterable[acts.Event]:
        return decide(deal, command)

    def apply(self, deal: Deal, event: acts.Event) -> Deal:
        return apply(deal, event)

    def packs(self, deal: Deal) -> int:
        return PACKS

    def expects(self, deal: Deal) -> Expected | None:
        due = deal.due
        if due is None:
            return None
        player, place = due
        role = "banker" if player == deal.banker else "player"
        return Expected(f"{role} {player}", "down" if place == FIRST else "up")

    def seen(self, deal: Deal) -> int:
        return len(deal.dealt)

    def exposure(self, deal: Deal, index: int) -> Audience:
        if index < len(deal.dealt):
            seen_by = deal.hidden.get(index)
        else:
            due = deal.due
            seen_by = None if due is None or due[1] != FIRST else deal.eyes(due[0])
        if seen_by is None:
            return EVERYBODY
        return only(seen_by) if seen_by else NOBODY

    def tells(self, deal: Deal, index: int) -> bool:
        return tells(deal) and index not in deal.hidden

    def beads(self, deal: Deal) -> tuple[int, ...] | None:
        return None if deal.rules.beads == "rest" else self.quarters(deal)

    def banker(self, deal: Deal) -> str | None:
        return deal.banker or None

    def staking(self, deal: Deal) -> Collection[str]:
        return deal.stakes

    def awaiting(self, deal: Deal) -> tuple[Decision, ...]:
        """Stakes, from the first one that is laid; then who is in turn."""
        if deal.phase == "bets_open" and deal.stakes:
            return (Decision(f"stakes {deal.number}", None, (), deal.rules.stake_s, "deal", all_seats=True),)
        if deal.phase != "turn":
            return ()
        player = deal.order[deal.turn]
        had = len(deal.held[player]) + len(deal.laid.get(player, ()))
        return (Decision(f"turn {deal.number}.{deal.turn}.{had}", player, TURN, deal.rules.turn_s, "stand"),)

    def time_up(self, deal: Deal, key: str) -> acts.Command | None:
        """Stakes are closed; who is silent in his turn stands."""
        return CloseBets() if deal.phase == "bets_open" else acts.Time()

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        return legal(deal, player)

    def dealer_legal(self, deal: Deal) -> tuple[str, ...]:
        return ("pass_bank",) if between_coups(deal) is None and len(deal.seats) > 1 else ()

    def view(self, deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return view(deal, viewer)

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        return play(script, partial(self._parse, scripted=True))

    def transcript(self, start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
        return write(self.name, start, facts, end, lend=lend)

    def settled(self, event: acts.Event) -> int:
        return len(event.lines) if isinstance(event, acts.CoupSettled) else 0

    def lines(self, event: acts.Event) -> Iterable[Message]:
        match event:
            case acts.CardDealt(card=card, player=player, place=place):
                yield _dealt(card, player, place)
            case acts.BetsReopened(coup):
                yield say("macao-reopened", coup=coup)
            case acts.CardRefused(player):
                yield say("macao-refuses", player=player)
            case acts.TurnEnded(player, why):
                if why in _TURN_ENDED:
                    yield _TURN_ENDED[why](player)
            case acts.CoupSettled():
                yield from _coup(event)
            case acts.StakeReturned(player, amount, cause):
                yield _WHY[cause](player, amount)
            case acts.CoupVoided(coup, reason):
                yield of_void_coup(coup, reason)
            case acts.BankPassed(player):
                yield say("macao-bank-passed", player=player)
            case acts.DealEnded(banker):
                yield say("macao-ended", player=banker)
            case acts.DealVoided(reason):
                why_ = said_why_void(reason)
                yield say("macao-void") if why_ is None else say("macao-void-why", why=why_)
            case acts.IrregularityRuled(kind, policy, ruled):
                yield from of_ruling(kind, policy, ruled)
            case acts.CardCorrected(index, was, now):
                yield from lines_of_correction(index, was, now, None)
                yield from compensation_lines(event.purses, 0)
            case PurseChanged() | DebtPaid():
                yield money_line(event)
            case acts.Staked() | acts.BetsClosed() | acts.CardAsked():
                pass  # the table and the light show it
            case _:
                assert_never(event)

    def own_lines(self, event: acts.Event) -> Iterable[tuple[str, Message]]:
        if isinstance(event, acts.CardDealt) and event.seen_by:
            yield event.seen_by, say("macao-your-card", card=event.card.label)


class _Victoria(_Macao):
    name = "victoria"
    options: Mapping[str, Described] = VICTORIA_OPTIONS

    @property
    def _parse(self) -> Callable[..., Rules]:
        return parse_victoria_rules


def _banker(kept: Mapping[str, Any], players: Sequence[str]) -> str:
    """Who has the bank now: whoever had it, or the nearest on his left who is here; else the first."""
    if not kept or not kept["banker"]:
        return players[0]
    before = round_from(kept["seats"], kept["banker"])
    return next((player for player in (kept["banker"], *before) if player in players), players[0])


def _dealt(card: Card, player: str, place: str) -> Message:
    """No word of a card that lies face down."""
    match place:
        case "first":
            return say("macao-dealt", player=player)
        case "instead":
            return say("macao-instead", player=player, card=card.label)
    return say("macao-drawn", player=player, card=card.label)


def _coup(event: acts.CoupSettled) -> Iterable[Message]:
    bank = event.hands[-1]
    cards = tuple(_cards(bank))
    if bank.over:
        yield say("macao-banker-over", coup=event.number, player=bank.player, cards=cards, value=bank.value)
    else:
        yield say("macao-banker-has", coup=event.number, player=bank.player, cards=cards, value=bank.value)
    for hand, line in zip(event.hands, event.lines, strict=False):
        yield say("macao-hand", player=hand.player, cards=tuple(_cards(hand)), value=hand.value)
        yield of_stake(line)


def _cards(hand: acts.Hand) -> Iterable[Message]:
    return (say("games-card", card=card.label) for card in hand.cards)


_TURN_ENDED = {
    "stood": lambda player: say("macao-stands", player=player),
    "natural": lambda player: say("macao-natural", player=player),
    "over": lambda player: say("macao-over9", player=player),
}
"""What is said of turns that end; of the others the hand tells it."""
_WHY: Returned = {
    **RETURNED,
    "passed": lambda player, amount: say("macao-returned-passed", player=player, amount=amount),
    "not_held": lambda player, amount: say("macao-not-held", player=player, amount=amount),
}

MACAO = _Macao()
VICTORIA = _Victoria()
