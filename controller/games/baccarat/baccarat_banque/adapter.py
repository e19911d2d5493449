"""Baccarat banque as the table plays it: the engine behind `games.game`, and what its events say."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from ...audience import PUBLIC, Audience, Viewer
from ...cards import Card
from ...correction import lines_of_correction
from ...game import Carried, Decision, Expected
from ...ledger import DebtPaid, PurseChanged, compensation_lines, money_line
from ...message import Message, say
from ...refusal import Refusal
from ...transcript import Fact, Transcript
from ..hand import total
from ..lines import RETURNED, Returned, of_ruling, of_stake, of_void_coup, of_void_shoe
from ..table import BaccaratGame
from . import acts
from .awaiting import awaiting
from .codec import DEALER_VERBS, EVENTS, SEAT_VERBS
from .deal import BIDDING, OPEN, TURN, Deal, apply, before_first_deal
from .decide import decide
from .exposure import exposure
from .legal import legal
from .play import Deal as Playable
from .rules import OPTIONS, PACKS, parse_rules
from .script import play
from .seats import spread
from .transcript import write
from .view import view

MOST_SEATS = 14
"""A banker, ten chairs, and a few who stand by."""


class _BaccaratBanque(BaccaratGame[Deal, acts.Command, acts.Event]):
    name = "baccarat_banque"
    min_seats = 2
    max_seats = MOST_SEATS
    options = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "unit": "unit"}
    verbs = SEAT_VERBS
    dealer_verbs = DEALER_VERBS
    codec = EVENTS

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        """The house has no bank in this game, a player puts it up: its money stays in its box."""
        return before_first_deal(parse_rules(rules), bank)

    def carry(self, deal: Deal) -> Carried:
        """A bank that has not been left is its banker's again."""
        ledger = deal.ledger.copy()
        ledger.leave_bank()
        return Carried(ledger.purses, ledger.debts, 0, {"house": ledger.house})

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        """Who has money sits in the order of the seats; everybody else stands by."""
        players = [player for player in seats if carried.purses.get(player, 0) > 0]
        if len(players) < self.min_seats:
            raise Refusal("players", say("baccarat_banque-too-few"))
        others = sorted(player for player in carried.purses if player not in players)
        return Playable.new(
            parse_rules(rules),
            purses=carried.purses,
            debts=carried.debts,
            seats=spread(players, others),
            house=carried.kept.get("house", 0),
        )

    def decide(self, deal: Deal, command: acts.Command) -> Iterable[acts.Event]:
        return decide(deal, command)

    def apply(self, deal: Deal, event: acts.Event) -> Deal:
        return apply(deal, event)

    def packs(self, deal: Deal) -> int:
        return PACKS

    def expects(self, deal: Deal) -> Expected | None:
        place = deal.next_place
        return None if place is None else Expected(place, "up" if place.endswith("3") else "down")

    def exposure(self, deal: Deal, index: int) -> Audience:
        return exposure(deal, index)

    def correctable(self, deal: Deal) -> bool:
        """Of most cards; one by which somebody else would have been asked to draw is refused."""
        return True

    def beads(self, deal: Deal) -> tuple[int, ...] | None:
        return None if deal.rules.beads == "rest" else self.quarters(deal)

    def banker(self, deal: Deal) -> str | None:
        return deal.banker

    def staking(self, deal: Deal) -> Collection[str]:
        return {player for player, _ in deal.stakes} | deal.claims.keys() | deal.bids.keys()

    def awaiting(self, deal: Deal) -> tuple[Decision, ...]:
        return awaiting(deal)

    def time_up(self, deal: Deal, key: str) -> acts.Command | None:
        """Without a bid or a stake nothing ends."""
        waits = (deal.phase == BIDDING and not deal.bids) or (deal.phase == OPEN and not deal.stakes)
        return None if waits else acts.Time()

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        return legal(deal, player)

    def dealer_legal(self, deal: Deal) -> tuple[str, ...]:
        return tuple(DEALER_VERBS) if deal.phase in TURN else ()

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
            case acts.BidMade(player, amount, sealed):
                if not sealed:
                    yield say("baccarat_banque-bids", player=player, amount=amount)
            case acts.BankTaken(player, amount):
                yield say("baccarat_banque-has-bank", player=player, amount=amount)
            case acts.BankLeft(player, amount, cause, offered):
                yield _LEFT[cause](player, amount)
                if offered:
                    yield say("baccarat_banque-bank-offered", amount=amount)
            case acts.BankRefilled(player, amount):
                yield say("baccarat_banque-refilled", player=player, amount=amount)
            case acts.StakesAccepted(player, amount):
                yield say("baccarat_banque-accepted", player=player, amount=amount)
            case acts.StakeReturned(player, _, amount, cause):
                yield _BACK[cause](player, amount)
            case acts.CoupBegan():
                yield from _began(event)
            case acts.CardDealt(_, card, place):
                yield from _dealt(card, place)
            case acts.Decided(hand, player, draws):
                yield say("baccarat_banque-decided", hand=hand, player=player, draws=draws)
            case acts.CoupSettled():
                yield from _settled(event)
            case acts.CoupPassed(coup):
                yield say("baccarat_banque-passed", coup=coup)
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
            case PurseChanged() | DebtPaid():
                yield money_line(event)
            case acts.StakeLaid() | acts.Claimed() | acts.Passed() | acts.WindowClosed():
                pass  # the tables show it, or nobody is to know
            case _:
                assert_never(event)


def _began(event: acts.CoupBegan) -> Iterable[Message]:
    if event.added:
        yield say("baccarat_banque-added", amount=event.added)
    for player, _, amount in event.cut:
        yield say("baccarat_banque-cut", player=player, amount=amount)
    for player in event.banco:
        yield say("baccarat_banque-goes-banco", player=player)


def _dealt(card: Card, place: str) -> Iterable[Message]:
    """No word of a card that lies face down."""
    match place:
        case "right_3":
            yield say("baccarat_banque-right-third", card=card.label)
        case "left_3":
            yield say("baccarat_banque-left-third", card=card.label)
        case "banker_3":
            yield say("baccarat_banque-banker-third", card=card.label)
        case "banker_2":
            yield say("baccarat_banque-six-out")


def _settled(event: acts.CoupSettled) -> Iterable[Message]:
    right, left, banker = event.hands
    won, other = (result or "none" for result in event.results)
    yield say("baccarat_banque-hand-right", cards=_labels(right), total=total(right), result=won)
    yield say("baccarat_banque-hand-left", cards=_labels(left), total=total(left), result=other)
    yield say("baccarat_banque-hand-banker", cards=_labels(banker), total=total(banker))
    for line in event.lines:
        yield of_stake(line)
    yield say("baccarat_banque-bank-now", coup=event.coup, bank=event.bank)


def _labels(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([card.label for card in cards])


_LEFT = {
    "retired": lambda player, amount: say("baccarat_banque-retires", player=player, amount=amount),
    "gave_up": lambda player, amount: say("baccarat_banque-gives-up", player=player, amount=amount),
    "broken": lambda player, amount: say("baccarat_banque-out", player=player),
    "end": lambda player, amount: say("baccarat_banque-bank-back", player=player, amount=amount),
    "void": lambda player, amount: say("baccarat_banque-bank-back", player=player, amount=amount),
}
_BACK: Returned = {
    **RETURNED,
    "retired": lambda player, amount: say("baccarat_banque-not-held", player=player, amount=amount),
    "gave_up": lambda player, amount: say("baccarat_banque-not-held", player=player, amount=amount),
}

BACCARAT_BANQUE = _BaccaratBanque()
