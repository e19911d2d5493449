"""Chemin de fer as the table plays it: the engine behind `games.game`, and what its events say."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from ...audience import PUBLIC, Audience, Viewer
from ...cards import Card
from ...correction import lines_of_correction
from ...game import ENDED, Carried, Decision, Expected
from ...ledger import BankChanged, DebtPaid, Ledger, PurseChanged, Start, compensation_lines, money_line
from ...message import Message, Value, say
from ...refusal import Refusal
from ...transcript import Fact, Transcript
from ..banking import from_right
from ..lines import RETURNED, of_ruling, of_stake, of_void_coup, of_void_shoe
from ..table import BaccaratGame
from . import acts
from .codec import DEALER_VERBS, EVENTS, SEAT_VERBS
from .coup import BANKER_THIRD, PUNTERS_THIRD
from .course import opened
from .deal import Deal, apply
from .decide import decide
from .rounds import ROUNDS
from .rules import OPTIONS, PACKS, Rules, parse_rules
from .script import play
from .transcript import write
from .view import view

MOST_SEATS = 20
"""Seats at the table and standers-by."""


class _CheminDeFer(BaccaratGame[Deal, acts.Command, acts.Event]):
    name = "chemin_de_fer"
    min_seats = 2
    max_seats = MOST_SEATS
    options = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "unit": "unit"}
    verbs = SEAT_VERBS
    dealer_verbs = DEALER_VERBS
    codec = EVENTS

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        """The house has no bank: its money is in the box that takes the rake."""
        deal = Deal.new(parse_rules(rules), purses={}, seats=(), house=bank)
        deal.phase = "over"
        return deal

    def carry(self, deal: Deal) -> Carried:
        """The bank stays its banker's. `turn`: who puts one up where there is none; `seats`: in order of play."""
        kept = {
            "banker": deal.banker,
            "played": deal.played,
            "turn": deal.turn,
            "seats": list(deal.seats),
            "house": deal.ledger.house,
        }
        return Carried(deal.purses, deal.debts, deal.bank, kept)

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        return _next_deal(carried, parse_rules(rules), seats)

    def decide(self, deal: Deal, command: acts.Command) -> Iterable[acts.Event]:
        return decide(deal, command)

    def apply(self, deal: Deal, event: acts.Event) -> Deal:
        return apply(deal, event)

    def packs(self, deal: Deal) -> int:
        return PACKS

    def expects(self, deal: Deal) -> Expected | None:
        return ROUNDS.expects(deal)

    def exposure(self, deal: Deal, index: int) -> Audience:
        return ROUNDS.exposure(deal, index)

    def correctable(self, deal: Deal) -> bool:
        """Of most cards; one by which a natural comes or goes is refused."""
        return True

    def beads(self, deal: Deal) -> tuple[int, ...] | None:
        return None if deal.rules.beads == "rest" else self.quarters(deal)

    def banker(self, deal: Deal) -> str | None:
        return deal.banker

    def staking(self, deal: Deal) -> Collection[str]:
        return {*deal.stakes, *deal.claims}

    def awaiting(self, deal: Deal) -> tuple[Decision, ...]:
        return ROUNDS.awaiting(deal)

    def time_up(self, deal: Deal, key: str) -> acts.Command | None:
        return acts.Time()

    def legal(self, deal: Deal, player: str) -> dict[str, Any]:
        return ROUNDS.legal(deal, player)

    def dealer_legal(self, deal: Deal) -> tuple[str, ...]:
        return ROUNDS.dealer_legal(deal)

    def rules_irregularity(self, deal: Deal) -> bool:
        return deal.phase not in ENDED

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
            case acts.BankTaken(player, amount):
                yield say("chemin_de_fer-puts-bank", player=player, amount=amount)
            case acts.BankDeclined(player):
                yield say("chemin_de_fer-declines", player=player)
            case acts.BankRetired(player, amount):
                yield say("chemin_de_fer-retires", player=player, amount=amount)
            case acts.OfferEnded(_, amount, taker):
                yield (
                    say("chemin_de_fer-nobody-takes")
                    if taker is None
                    else say("chemin_de_fer-takes", player=taker, amount=amount)
                )
            case acts.StakeLaid(player, amount):
                yield say("chemin_de_fer-stakes", player=player, amount=amount)
            case acts.BankCovered(player, amount):
                yield say("chemin_de_fer-covers", player=player, amount=amount)
            case acts.BetsClosed(_, fallen, banco, representative):
                if banco:
                    yield say("chemin_de_fer-plays-banco", player=representative, amount=banco)
                for player, amount in fallen:
                    yield say("chemin_de_fer-cut", player=player, amount=amount)
            case acts.BetsReopened(coup):
                yield say("chemin_de_fer-reopened", coup=coup)
            case acts.CardDealt(card=card, place=place):
                yield _dealt(card, place)
            case acts.Decided(player=player, what=what):
                yield _DECIDED[what](player)
            case acts.CoupSettled():
                yield from _coup(event)
            case acts.CoupPassed(coup):
                yield say("chemin_de_fer-coup-passed", coup=coup)
            case acts.BetReturned(player, amount, cause):
                yield RETURNED[cause](player, amount)
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
            case BankChanged(amount):
                yield say("chemin_de_fer-box", amount=f"{amount:+}")
            case acts.Turned() | acts.Claimed() | acts.Passed():
                pass  # the pages show what is asked; a claim is under seal
            case _:
                assert_never(event)


def _next_deal(carried: Carried, rules: Rules, seats: Sequence[str]) -> Deal:
    """The seats go on in their order; who is new sits behind them, as far as there are places, and stands by else."""
    kept = carried.kept
    banker, held = kept.get("banker"), carried.bank
    purses = dict(carried.purses)
    before = kept.get("seats", [])
    here = [player for player in seats if purses.get(player, 0) or player == banker]
    if len(here) < 2:
        raise Refusal("players", say("chemin_de_fer-too-few"))
    order = [player for player in before if player in here] + [player for player in here if player not in before]
    sitting = order[: rules.places]
    standers = [player for player in (*order, *purses) if player not in sitting]
    ledger = Ledger(Start(purses, carried.debts, held))
    ledger.house, ledger.banker = kept.get("house", 0), banker
    turn = kept.get("turn", "")
    if banker is not None and banker not in sitting:
        ledger.leave_bank()
        turn = from_right(before, banker)[0]
    deal = Deal(rules, ledger, sitting, tuple(dict.fromkeys(standers)))
    deal.played = kept.get("played", False) and ledger.banker is not None
    after = (*from_right(before, turn)[-1:], *from_right(before, turn)[:-1]) if turn in before else ()
    deal.turn = next((player for player in after if player in sitting), sitting[0])
    return opened(deal)


def _dealt(card: Card, place: str) -> Message:
    """No word of a card that lies face down."""
    if place == PUNTERS_THIRD:
        return say("chemin_de_fer-punters-third", card=card.label)
    if place == BANKER_THIRD:
        return say("chemin_de_fer-banker-third", card=card.label)
    if place.startswith("punters"):
        return say("chemin_de_fer-punters-card")
    return say("chemin_de_fer-banker-card")


def _coup(event: acts.CoupSettled) -> Iterable[Message]:
    coup = event.coup
    told: dict[str, Value] = {
        "coup": event.number,
        "punters": coup.punters_total,
        "banker": coup.banker_total,
        "cards": tuple(card.label for card in coup.punters),
        "bank_cards": tuple(card.label for card in coup.banker),
    }
    match coup.winner:
        case "tie":
            yield say("chemin_de_fer-tie", **told)
        case "punters":
            yield say("chemin_de_fer-punters-win", natural=coup.natural, **told)
        case _:
            yield say("chemin_de_fer-banker-wins", natural=coup.natural, **told)
    for line in event.lines:
        if line.result != "push":
            yield of_stake(line)
    if event.rake:
        yield say("chemin_de_fer-rake", amount=event.rake)
    if coup.winner == "punters":
        yield say("chemin_de_fer-bank-lost", player=event.banker)


_DECIDED = {
    "draw": lambda player: say("chemin_de_fer-draws", player=player),
    "stand": lambda player: say("chemin_de_fer-stands-on", player=player),
}

CHEMIN_DE_FER = _CheminDeFer()
