"""What everybody at the table may see of a shoe of chemin de fer, and the game as the table plays it (`games.game`).

A card that lies face down is in the view for who looks at it alone, and a claim under seal for who made it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from ...audience import PUBLIC, Viewer
from ...cards import Card
from ...game import Carried
from ...kernel.rounds import bounds
from ...kernel.show import Log, corrected, said, silent
from ...ledger import BankChanged, Ledger, Start
from ...message import Message, Value, say
from ...refusal import Refusal
from ...results import Result, came, results_of
from ...units import rounded_up
from ..free_play import odds_of
from ..hand import BANKER_THIRD, FIRST_FOUR, PUNTERS_THIRD, total
from ..rounds import excess, from_right
from ..show import OF_SHOE, BaccaratGame, dealt, of_shoe, of_stake, returned
from ..show import labels as labels_of
from . import acts
from .acts import ENGINE
from .course import opened
from .paper import settle, write
from .rounds import ROUNDS, Deal, risk
from .rules import OPTIONS, PACKS, Rules, parse_rules

_PUNTERS = (FIRST_FOUR[0], FIRST_FOUR[2], PUNTERS_THIRD)
_BANKER = (FIRST_FOUR[1], FIRST_FOUR[3], BANKER_THIRD)


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the shoe as this viewer may see it."""
    mine = viewer.seated
    shown = of_shoe("chemin_de_fer", deal, viewer)
    labels = shown["cards"]
    return {
        **shown,
        "places": list(deal.places),
        "seats": list(deal.seats),
        "standers": list(deal.standers),
        "order": list(deal.order),
        "banker": deal.banker,
        "turn": deal.turn if deal.phase == "vacant" else None,
        "offer": None if deal.offer is None else {"by": deal.offer.by, "amount": deal.offer.amount},
        "risked": deal.risked,
        "aside": deal.aside if deal.rules.bank_stake == "choose" else None,
        "may_risk": bounds(deal, "min_bank", deal.bank) if deal.row.offered("risk") else None,
        "banco": deal.banco,
        "suivi": deal.suivi if deal.row.betting else None,
        "stakes": [{"player": player, "stake": stake} for player, stake in _in_order(deal)],
        "laid": deal.laid,
        "excess": excess(deal.stakes.values(), deal.risked),
        "standing": deal.standing,
        "staking": deal.row.offered("stake"),
        "cut": [{"player": player, "amount": amount} for player, amount in deal.cut],
        "representative": deal.representative if deal.coup_cards or deal.next_place else None,
        "deciding": {"punters": deal.representative, "banker": deal.banker}.get(deal.phase),
        "answer": _answer(deal, mine),
        "hands": _hands(deal, labels),
        "coups": [_coup(done) for done in deal.coups],
        "last_settled": _last(deal),
        "taken": deal.ledger.house - deal.house_before,
    }


def _in_order(deal: Deal) -> list[tuple[str, int]]:
    return [(player, deal.stakes[player]) for player in deal.order if player in deal.stakes]


def _answer(deal: Deal, player: str | None) -> str | None:
    """What this player has answered to what is asked now."""
    if player in deal.claims:
        return "claimed"
    return "passed" if player in deal.passed else None


def _hands(deal: Deal, labels: Sequence[str | None]) -> dict[str, Any]:
    """The hands of the coup under way, or between coups of the last one."""
    hands: tuple[Sequence[str | None], Sequence[str | None]]
    if deal.coup_cards or deal.next_place or not deal.coups:
        places = dict(zip(deal.places[deal.first :], labels[deal.first :], strict=True))
        hands = (_at(places, _PUNTERS), _at(places, _BANKER))
        number, winner, natural, decisions = deal.number, None, None, deal.decisions
    else:
        last = deal.coups[-1]
        hands = ([card.label for card in last.coup.punters], [card.label for card in last.coup.banker])
        number, winner, natural, decisions = last.number, last.coup.winner, last.coup.natural, last.decisions
    return {
        "coup": number,
        "punters": hands[0],
        "banker": hands[1],
        "punters_total": _total(hands[0]),
        "banker_total": _total(hands[1]),
        "natural": natural,
        "winner": winner,
        "decisions": {"punters": decisions[0], "banker": decisions[1]},
        "next": deal.next_place,
    }


def _at(places: Mapping[str, str | None], wanted: Sequence[str]) -> list[str | None]:
    return [places[place] for place in wanted if place in places]


def _total(labels: Sequence[str | None]) -> int | None:
    """What a hand counts for who sees all of it."""
    known = [label for label in labels if label is not None]
    return total(Card.parse(label) for label in known) if known and len(known) == len(labels) else None


def _coup(done: acts.CoupSettled) -> dict[str, Any]:
    """One coup for the list of the shoe's coups."""
    return {
        "coup": done.number,
        "banker": done.banker,
        "winner": done.coup.winner,
        "punters_total": done.coup.punters_total,
        "banker_total": done.coup.banker_total,
        "natural": done.coup.natural,
        "banco": done.banco,
        "bank_before": done.bank_before,
    }


def _last(deal: Deal) -> dict[str, Any] | None:
    if not deal.coups:
        return None
    last = deal.coups[-1]
    return {
        "coup": last.number,
        "banker": last.banker,
        "representative": last.representative,
        "winner": last.coup.winner,
        "rake": last.rake,
        "bank": last.bank,
        "lines": [line._asdict() for line in last.lines],
    }


def odds(seen: Sequence[Card], rules: Rules) -> dict[str, Any]:
    """The choices of punter and banker as JSON after these cards of the shoe (free_play.odds_of), the same by all
    rules (docs/rules.md section 6). Raises ValueError where the cards cannot have been seen, or leave too few, and with
    a share of the house, which is not counted."""
    if rules.chemin_rake:
        raise ValueError("a share of the house is not counted")
    return odds_of(seen, PACKS)


# The log.


def _offer_ended(event: acts.OfferEnded) -> Iterable[Message]:
    if event.taker is None:
        yield say("chemin_de_fer-nobody-takes")
    else:
        yield say("chemin_de_fer-takes", player=event.taker, amount=event.amount)


def _closed(event: acts.BetsClosed) -> Iterable[Message]:
    if event.banco:
        yield say("chemin_de_fer-plays-banco", player=event.representative, amount=event.banco)
    for player, amount in event.cut:
        yield say("chemin_de_fer-cut", player=player, amount=amount)


def _decided(event: acts.Decided) -> Iterable[Message]:
    if event.what == "draw":
        yield say("chemin_de_fer-draws", player=event.player)
    else:
        yield say("chemin_de_fer-stands-on", player=event.player)


def _settled(event: acts.CoupSettled) -> Iterable[Message]:
    coup = event.coup
    data: dict[str, Value] = {
        "coup": event.number,
        "punters": coup.punters_total,
        "banker": coup.banker_total,
        "cards": labels_of(coup.punters),
        "bank_cards": labels_of(coup.banker),
    }
    match coup.winner:
        case "tie":
            yield say("chemin_de_fer-tie", **data)
        case "punters":
            yield say("chemin_de_fer-punters-win", natural=coup.natural, **data)
        case _:
            yield say("chemin_de_fer-banker-wins", natural=coup.natural, **data)
    for line in event.lines:
        if line.result != "push":
            yield of_stake(line)
    if event.rake:
        yield say("chemin_de_fer-rake", amount=event.rake)
    if coup.winner == "punters":
        yield say("chemin_de_fer-bank-lost", player=event.banker)


_THIRDS = {PUNTERS_THIRD: "chemin_de_fer-punters-third", BANKER_THIRD: "chemin_de_fer-banker-third"}
_FACE_DOWN = ("chemin_de_fer-punters-card", "chemin_de_fer-banker-card")

LOG: Log[acts.Event] = Log(
    ENGINE,
    {
        **OF_SHOE,
        acts.BankTaken: said("chemin_de_fer-puts-bank"),
        acts.BankDeclined: said("chemin_de_fer-declines"),
        acts.BankRetired: said("chemin_de_fer-retires"),
        acts.OfferEnded: _offer_ended,
        acts.StakeLaid: said("chemin_de_fer-stakes"),
        acts.BankCovered: said("chemin_de_fer-covers"),
        acts.Risked: said("chemin_de_fer-risks"),
        acts.BetsClosed: _closed,
        acts.BetsReopened: said("chemin_de_fer-reopened"),
        acts.CardDealt: dealt(_THIRDS, dict(zip(FIRST_FOUR, _FACE_DOWN * 2, strict=True))),
        acts.Decided: _decided,
        acts.CoupSettled: _settled,
        acts.CoupPassed: said("chemin_de_fer-coup-passed", coup="number"),
        acts.CardCorrected: corrected,
        acts.BetReturned: returned(),
        BankChanged: lambda event: [say("chemin_de_fer-box", amount=f"{event.amount:+}")],
        acts.Turned: silent,  # the pages show what is asked
        acts.Claimed: silent,  # under seal
        acts.Passed: silent,
    },
)


# The game at the table.


class _CheminDeFer(BaccaratGame[Deal, acts.Command, acts.Event]):
    name = "chemin_de_fer"
    min_seats = 2
    max_seats = 20
    """Seats at the table and standers-by."""
    options = OPTIONS
    rounds = ROUNDS
    engine = ENGINE
    log = LOG

    def results(self, deal: Deal) -> Iterator[Result]:
        for done in deal.coups:
            totals = {"punters": done.coup.punters_total, "banker": done.coup.banker_total}
            decided = came("chemin_de_fer-came", **totals)
            yield from results_of(done.number, done.lines, decided, banker=done.banker, rake=done.rake)

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        """The house has no bank: its money is in the box that takes the rake."""
        return self.ended(Deal.new(parse_rules(rules), purses={}, seats=(), house=bank))

    def carry(self, deal: Deal) -> Carried:
        """The bank stays its banker's, who risks as much of it as before. `turn`: who puts one up where there is none;
        `seats`: in order of play."""
        kept = {
            "banker": deal.banker,
            "played": deal.played,
            "turn": deal.turn,
            "seats": list(deal.seats),
            "house": deal.ledger.house,
            **({} if deal.named is None else {"risked": deal.named}),
        }
        return Carried(deal.purses, deal.debts, deal.bank, kept)

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        """The seats go on in their order; who is new sits behind them, or stands by where there is no place."""
        in_force = parse_rules(rules)
        kept = carried.kept
        banker, held = kept.get("banker"), carried.bank
        purses = dict(carried.purses)
        before = kept.get("seats", [])
        here = [player for player in seats if purses.get(player, 0) or player == banker]
        if len(here) < 2:
            raise Refusal("players", say("chemin_de_fer-too-few"))
        order = [player for player in before if player in here] + [player for player in here if player not in before]
        sitting = order[: in_force.places]
        standers = [player for player in (*order, *purses) if player not in sitting]
        ledger = Ledger(Start(purses, carried.debts, held))
        ledger.house, ledger.banker = kept.get("house", 0), banker
        turn = kept.get("turn", "")
        if banker is not None and banker not in sitting:
            ledger.leave_bank()
            turn = from_right(before, banker)[0]
        deal = Deal(in_force, ledger, sitting, tuple(dict.fromkeys(standers)))
        deal.played = kept.get("played", False) and ledger.banker is not None
        if deal.named is not None and "risked" in kept:
            least = rounded_up(max(kept["risked"], in_force.min_bank), in_force.unit)
            risk(deal, min(least, held))
        after = (*from_right(before, turn)[-1:], *from_right(before, turn)[:-1]) if turn in before else ()
        deal.turn = next((player for player in after if player in sitting), sitting[0])
        return opened(deal)

    def staking(self, deal: Deal) -> Collection[str]:
        return {*deal.stakes, *deal.claims}

    def time_up(self, deal: Deal, key: str) -> acts.Command:
        return acts.Time()


CHEMIN_DE_FER = _CheminDeFer(view, settle, write)
