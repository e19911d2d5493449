"""Toy: all that a small game needs to be played at the table, here with what no faro has.

Two packs, read at the exit. One player holds the bank, put up out of his purse; another stakes against it. He is dealt
a card face down, which he alone sees, and draws a second or stands, within a limit; silence stands. Then the banker has
one card. The higher last digit of the sum wins at even money, equal is the banker's, and the house takes one of what he
wins. The cut card makes the round the last.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from controller.games.audience import EVERYBODY, PUBLIC, Audience, Viewer, only
from controller.games.cards import PACK_52, Card
from controller.games.codec import EventCodec
from controller.games.correction import CorrectCard
from controller.games.dealer import CloseBets, Mark, ShowCard, VoidDeal
from controller.games.game import Carried, Decision, Expected, Game
from controller.games.irregularity import RuleIrregularity
from controller.games.ledger import (
    ChangePurse,
    DebtPaid,
    Ledger,
    PurseChanged,
    Start,
    change_purse,
)
from controller.games.message import Message, say
from controller.games.options import Options, Whole, described, parse
from controller.games.refusal import refuse
from controller.games.verbs import AMOUNT, Verb, verb

TWO_PACKS = dict.fromkeys(PACK_52, 2)
EXPECTED = {"bets_closed": Expected("player", "down"), "drawing": Expected("player"), "banker": Expected("banker")}
"""Where the next card goes, by phase."""


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    limit_s: Annotated[int, Whole(1, 60, "toy-option-limit-s-is"), say("toy-option-limit-s")] = 10
    most_bank: Annotated[int, Whole(1, 1000, "toy-option-most-bank-is"), say("toy-option-most-bank")] = 100


@dataclass(frozen=True, slots=True)
class Stake:
    player: str | None
    amount: int


@dataclass(frozen=True, slots=True)
class Draw:
    player: str | None


@dataclass(frozen=True, slots=True)
class Stand:
    player: str | None


@dataclass(frozen=True, slots=True)
class Turned:
    """The table's phase is another now: bets closed, the player draws or stands."""

    phase: str


@dataclass(frozen=True, slots=True)
class Staked:
    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class Dealt:
    index: int
    card: Card
    place: str
    seen_by: str
    """The player who alone may see it; empty for everybody."""


@dataclass(frozen=True, slots=True)
class Settled:
    player: str
    stake: int
    pay: int
    rake: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The round is void (the stake goes back), or the run is: `phase` afterwards."""

    phase: str
    reason: str


@dataclass(frozen=True, slots=True)
class CutSeen:
    pass


Event = Turned | Staked | Dealt | Settled | Ended | CutSeen | PurseChanged | DebtPaid
EVENTS: EventCodec[Event] = EventCodec("toy", (Turned, Staked, Dealt, Settled, Ended, CutSeen, PurseChanged))


@dataclass(frozen=True)
class Deal:
    """`first`: the place of the round's first card; `stake`: player and amount."""

    rules: Rules
    ledger: Ledger
    phase: str = "bets_open"
    cards: tuple[Card, ...] = ()
    first: int = 0
    number: int = 1
    stake: tuple[str, int] | None = None
    last_round: bool = False
    result: Settled | None = None

    @property
    def purses(self) -> Mapping[str, int]:
        return self.ledger.purses

    @property
    def debts(self) -> Mapping[str, int]:
        return self.ledger.debts

    @property
    def bank(self) -> int:
        return self.ledger.bank

    @property
    def house(self) -> int:
        return self.ledger.house

    @property
    def money(self) -> int:
        return self.ledger.money


class Toy(Game[Deal, Any, Event]):
    name = "toy"
    min_seats = 2
    max_seats = 4
    options = described(Rules)
    verbs: Mapping[str, Verb] = {"stake": verb(Stake, amount=AMOUNT), "draw": verb(Draw), "stand": verb(Stand)}
    codec = EVENTS
    hides = True

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return Deal(parse(Rules, "toy", rules), Ledger(Start({}, {}, bank)), phase="over")

    def carry(self, deal: Deal) -> Carried:
        """The bank is its owner's again; `house` is what the house has taken."""
        ledger = deal.ledger.copy()
        banker = ledger.banker
        ledger.leave_bank()
        return Carried(ledger.purses, ledger.debts, ledger.bank, {"banker": banker, "house": ledger.house})

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        players = [player for player in seats if carried.purses.get(player, 0)]
        if len(players) < self.min_seats:
            refuse("players", say("toy-two-players"))
        deal = Deal(parse(Rules, "toy", rules), Ledger(Start(carried.purses, carried.debts, carried.bank)))
        banker = carried.kept["banker"] if carried.kept.get("banker") in players else players[0]
        deal.ledger.house = carried.kept.get("house", 0)
        deal.ledger.take_bank(banker, min(deal.purses[banker], deal.rules.most_bank))
        return deal

    def decide(self, deal: Deal, command: Any) -> Iterable[Event]:
        match command:
            case Stake(player, amount):
                if deal.phase != "bets_open" or deal.stake is not None:
                    refuse("closed", say("toy-stake-laid"))
                if player is None or player == deal.ledger.banker:
                    refuse("banker", say("toy-banker"))
                if not 0 < amount <= min(deal.purses.get(player, 0), deal.bank):
                    refuse("funds", say("toy-funds"))
                return (Staked(player, amount),)
            case CloseBets():
                if deal.phase != "bets_open" or deal.stake is None:
                    refuse("no_stakes", say("toy-no-stakes"))
                return (Turned("bets_closed"),)
            case Draw(player) | Stand(player):
                if deal.phase != "deciding" or deal.stake is None or player != deal.stake[0]:
                    refuse("not_your_turn", say("toy-not-your-turn"))
                return (Turned("drawing" if isinstance(command, Draw) else "banker"),)
            case ShowCard(card):
                return self._dealt(deal, card)
            case VoidDeal(reason):
                between = deal.phase == "bets_open" and deal.stake is None
                return (Ended("void" if between else "bets_open", reason),)
            case RuleIrregularity(kind):
                return (Ended("bets_open", kind),)
            case CorrectCard():
                refuse("not_correctable", say("toy-not-correctable"))
            case Mark("cut"):
                return (CutSeen(),)
            case ChangePurse():
                return change_purse(deal.ledger, command, lambda reason: refuse(reason, say("toy-not-that-much")))
        return refuse("bad_op", say("toy-no-act"))

    def _dealt(self, deal: Deal, card: Card) -> Iterable[Event]:
        expected = self.expects(deal)
        if expected is None or deal.stake is None:
            refuse("not_due", say("toy-not-due"))
        shown = sum(was == card and self.exposure(deal, at).everybody for at, was in enumerate(deal.cards))
        if expected.face == "up" and shown == TWO_PACKS[card]:  # the answer tells of no card that lies face down
            refuse("duplicate_card", say("toy-twice", card=card.label))
        player, stake = deal.stake
        owner = player if expected.face == "down" else ""
        yield Dealt(len(deal.cards), card, expected.place, owner)
        if expected.place == "banker":
            theirs = sum(card.rank for card in deal.cards[deal.first :]) % 10
            pay = stake if theirs > card.rank % 10 else -stake
            yield Settled(player, stake, pay, 0 if pay > 0 else 1)

    def apply(self, deal: Deal, event: Event) -> Deal:
        deal = replace(deal, ledger=deal.ledger.copy())
        match event:
            case Turned(phase):
                return replace(deal, phase=phase)
            case Staked(player, amount):
                deal.ledger.stake(player, amount)
                return replace(deal, stake=(player, amount), result=None)
            case Dealt(card=card):
                phase = "deciding" if len(deal.cards) == deal.first else "banker"
                return replace(deal, cards=(*deal.cards, card), phase=phase)
            case Settled(player, stake, pay, rake):
                deal.ledger.settle(player, pay, stake + pay)
                deal.ledger.rake(rake)
                return self._next_round(replace(deal, result=event), "over" if deal.last_round else "bets_open")
            case Ended(phase):
                if deal.stake is not None:
                    deal.ledger.give_back(*deal.stake)
                return self._next_round(deal, phase)
            case CutSeen():
                return replace(deal, last_round=True)
            case PurseChanged(player, amount):
                deal.ledger.bring(player, amount)
        return deal

    def _next_round(self, deal: Deal, phase: str) -> Deal:
        return replace(deal, phase=phase, first=len(deal.cards), number=deal.number + 1, stake=None)

    def round(self, deal: Deal) -> int:
        return deal.number

    def pack(self, deal: Deal) -> Mapping[Card, int]:
        return TWO_PACKS

    def markers(self, rules: Mapping[str, Any]) -> tuple[str, ...]:
        return ("cut",)

    def expects(self, deal: Deal) -> Expected | None:
        return EXPECTED.get(deal.phase)

    def exposure(self, deal: Deal, index: int) -> Audience:
        hidden = index == deal.first and deal.stake is not None
        return only(deal.stake[0]) if hidden and deal.stake is not None else EVERYBODY

    def correctable(self, deal: Deal) -> bool:
        return False

    def banker(self, deal: Deal) -> str | None:
        return deal.ledger.banker

    def staking(self, deal: Deal) -> Collection[str]:
        return () if deal.stake is None else (deal.stake[0],)

    def awaiting(self, deal: Deal) -> tuple[Decision, ...]:
        if deal.phase != "deciding" or deal.stake is None:
            return ()
        key, limit_s = f"draw {deal.number}", deal.rules.limit_s
        return (Decision(key, deal.stake[0], ("draw", "stand"), limit_s, "stand"),)

    def time_up(self, deal: Deal, key: str) -> Any:
        return Stand(deal.stake[0]) if deal.stake is not None else None

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        if deal.stake is not None and player == deal.stake[0]:
            return {"draw": True, "stand": True} if deal.phase == "deciding" else {}
        most = min(deal.purses.get(player, 0), deal.bank)
        free = deal.phase == "bets_open" and deal.stake is None and player != deal.ledger.banker and most
        return {"stake": {"least": 1, "most": most}} if free else {}

    def view(self, deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        seen = [self.exposure(deal, index).sees(viewer) for index in range(len(deal.cards))]
        return {
            "game": "toy",
            "phase": deal.phase,
            "round": deal.number,
            "cards": [str(card) if shown else None for card, shown in zip(deal.cards, seen, strict=True)],
            "first": deal.first,
            "stake": None if deal.stake is None else {"player": deal.stake[0], "amount": deal.stake[1]},
            "last_round": deal.last_round,
            "result": None if deal.result is None else EVENTS.encode(deal.result),
            "legal": self.legal(deal, viewer.player) if viewer.role == "seat" and viewer.player else {},
            "rules": deal.rules.changed(),
        }

    def lines(self, event: Event) -> Iterable[Message]:
        match event:
            case Staked(player, amount):
                yield say("toy-stakes", player=player, amount=amount)
            case Dealt(_, card, place, seen_by):
                yield (
                    say("toy-dealt-down", player=seen_by) if seen_by else say("toy-dealt", place=place, card=card.label)
                )
            case Settled(player, _, pay, _):
                yield say("toy-settled", player=player, pay=f"{pay:+}")
            case Ended(phase, reason):
                yield say("toy-void", what="run" if phase == "void" else "round", why=reason)
            case CutSeen():
                yield say("toy-cut")

    def own_lines(self, event: Event) -> Iterable[tuple[str, Message]]:
        if isinstance(event, Dealt) and event.seen_by:
            yield event.seen_by, say("toy-your-card", card=event.card.label)

    def settled(self, event: Event) -> int:
        return isinstance(event, Settled)


TOY = Toy()
