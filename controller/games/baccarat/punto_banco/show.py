"""What everybody at the table may see of a shoe of punto banco, and the game as the table plays it (`games.game`).
Cards that were burnt face down are in it for nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from ...audience import PUBLIC, Viewer
from ...game import ByHand, Carried
from ...kernel.show import Log, by_player, corrected, said, silent
from ...message import Message, say
from ...refusal import Refusal
from ...results import Result, came, results_of
from ..hand import NATURAL, total
from ..shoe import burnt_by
from ..show import OF_SHOE, BaccaratGame, of_ruling, of_shoe, of_stake, returned
from . import acts
from .acts import ENGINE
from .paper import settle, write
from .rounds import ROUNDS, Deal, after
from .rules import BURNT, OPTIONS, cannot_pay_now, limit, odds, offered, stored_rules


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the shoe as everybody may see it, and in `legal` what whoever looks may do."""
    rules = deal.rules
    return {
        **of_shoe("punto_banco", deal, viewer),
        "places": list(deal.places),
        "burn_left": deal.burn_left,
        "last_coup": deal.past_cut or deal.cut_at is not None,
        "hands": _hands(deal),
        "coups": [_coup(done) for done in deal.coups],
        "last_settled": _last(deal),
        "bets": [
            {"id": id_, "player": bet.player, "type": bet.type, "stake": bet.stake, "pushed": bet.pushed}
            for id_, bet in deal.bets.items()
        ],
        "offered": [
            {"type": type_, "odds": odds(rules, type_), "limit": limit(rules, type_)} for type_ in offered(rules)
        ],
        "commission": {"percent": rules.commission_pct if rules.variant == "standard" else 0, "taken": _taken(deal)},
        "accounts": dict(deal.owed) if deal.on_account else None,
        "variant": rules.variant,
        "push": rules.push,
        "shoe": None if rules.shoe == "dealer" or deal.ended else {"holder": deal.holder},
    }


def _hands(deal: Deal) -> dict[str, Any]:
    """The hands of the coup under way, or between coups of the last one."""
    cards = deal.coup_cards
    if cards or deal.phase == "bets_closed" or not deal.coups:
        dealt = list(zip(cards, deal.places[deal.first :], strict=False))
        player, banker = ([card for card, place in dealt if place.startswith(hand)] for hand in ("player", "banker"))
        number, result = deal.number, None
        natural = len(cards) >= 4 and max(total(player[:2]), total(banker[:2])) >= NATURAL
    else:
        last = deal.coups[-1]
        player, banker = list(last.coup.player), list(last.coup.banker)
        number, result = last.number, last.coup.result
        natural = last.coup.natural
    return {
        "coup": number,
        "player": [card.label for card in player],
        "banker": [card.label for card in banker],
        "player_total": total(player),
        "banker_total": total(banker),
        "natural": natural,
        "result": result,
        "next": deal.next_place,
    }


def _coup(done: acts.CoupSettled) -> dict[str, Any]:
    """One coup for the roads."""
    coup = done.coup
    return {
        "coup": done.number,
        "result": coup.result,
        "player_total": coup.player_total,
        "banker_total": coup.banker_total,
        "natural": coup.natural,
        "player_pair": coup.player_pair,
        "banker_pair": coup.banker_pair,
    }


def _last(deal: Deal) -> dict[str, Any] | None:
    if not deal.coups:
        return None
    last = deal.coups[-1]
    return {**_coup(last), "lines": [line._asdict() for line in last.lines]}


def _taken(deal: Deal) -> int:
    """What the bank has kept of winning banker bets in this shoe; what stands on accounts it has not."""
    kept: int = sum(line.commission for done in deal.coups for line in done.lines) - sum(deal.owed.values())
    return kept


# What the log says.

_PLACES: Mapping[str, str] = {
    "player_1": "punto_banco-player-card",
    "player_2": "punto_banco-player-card",
    "player_3": "punto_banco-player-third",
    "banker_1": "punto_banco-banker-card",
    "banker_2": "punto_banco-banker-card",
    "banker_3": "punto_banco-banker-third",
}


def _dealt(event: acts.CardDealt) -> Iterable[Message]:
    """No word of a card that was burnt face down."""
    if event.place == BURNT:
        yield say("baccarat-burnt")
    elif event.place in _PLACES:
        yield say(_PLACES[event.place], card=event.card.label)
    else:
        yield say("baccarat-burn", card=event.card.label, count=burnt_by(event.card))


def _outcome(line: acts.Line) -> Message:
    return of_stake(line, "punto_banco-wins", "punto_banco-loses", "punto_banco-returned", type=line.type)


def _settled(event: acts.CoupSettled) -> Iterable[Message]:
    coup = event.coup
    of_coup = {"coup": event.number, "player": coup.player_total, "banker": coup.banker_total}
    match coup.result:
        case "tie":
            yield say("punto_banco-tie", natural=coup.natural, **of_coup)
        case "player":
            yield say("punto_banco-player-wins", natural=coup.natural, **of_coup)
        case _:
            yield say("punto_banco-banker-wins", natural=coup.natural, **of_coup)
    pushed = [line for line in event.lines if line.result == "push"]
    if pushed:
        yield say("punto_banco-undecided", result=coup.result, push="return" if pushed[0].returned else "stay")
    for line in by_player(event.lines):
        if line.result != "push":
            yield _outcome(line)
        if line.commission and line.pay == line.stake:  # else it was kept of the win
            yield say("punto_banco-on-account", player=line.player, amount=line.commission)


_PASSED: Mapping[str, str] = {
    "lost": "punto_banco-shoe-lost",
    "declined": "punto_banco-shoe-declined",
    "left": "punto_banco-shoe-left",
    "corrected": "punto_banco-shoe-corrected",
}


def _passed(event: acts.ShoePassed) -> Iterable[Message]:
    if event.player is None:
        yield say("punto_banco-shoe-dealer")
    elif event.by is None:
        yield say("punto_banco-shoe-first", player=event.player)
    else:
        yield say(_PASSED[event.why], player=event.player, by=event.by)


LOG = Log(
    ENGINE,
    {
        **OF_SHOE,
        acts.CardDealt: _dealt,
        acts.BetsReopened: said("punto_banco-reopened"),
        acts.CutSeen: lambda event: [say("baccarat-cut")],
        acts.CoupSettled: _settled,
        acts.BetReturned: returned(not_held="baccarat-not-held"),
        acts.IrregularityRuled: partial(of_ruling, outcome=_outcome),
        acts.CardCorrected: corrected,
        acts.AccountPaid: said("punto_banco-account-paid"),
        acts.AccountClosed: said("punto_banco-account-closed"),
        acts.AccountCorrected: said("punto_banco-account-corrected"),
        acts.ShoePassed: _passed,
        acts.SeatTaken: silent,  # the table says who comes and goes
        acts.SeatLeft: silent,
        acts.BetPlaced: silent,  # the layout and the light show it
        acts.BetsClosed: silent,
    },
)


# The game at the table.


class _PuntoBanco(BaccaratGame[Deal, acts.Command, acts.Event]):
    name = "punto_banco"
    by_hand = ByHand(
        "punto_banco-by-hand-left", "punto_banco-by-hand-right", "punto_banco-by-hand-then", "punto_banco-by-hand-aside"
    )
    max_seats = 14
    """As many as a large table has places."""
    options = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "max": "max", "unit": "unit"}
    rounds = ROUNDS
    engine = ENGINE
    log = LOG

    def results(self, deal: Deal) -> Iterator[Result]:
        for done in deal.coups:
            coup = done.coup
            totals = {"player": coup.player_total, "banker": coup.banker_total}
            decided = came("punto_banco-came", result=coup.result, **totals)
            lines = done.lines
            if deal.on_account:  # the win was paid whole
                lines = tuple([line._replace(pay=line.pay - line.commission) for line in lines])
            yield from results_of(done.number, lines, decided)

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return self.ended(Deal.new(stored_rules(rules), bank=bank, purses={}))

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        if carried.bank <= 0:
            raise Refusal("bank", say("baccarat-bank-empty", bank=carried.bank))
        holder = carried.kept.get("holder")
        return Deal.new(
            stored_rules(rules),
            bank=carried.bank,
            purses=carried.purses,
            debts=carried.debts,
            seats=seats,
            order=(holder, *after(carried.kept["seats"], holder)) if holder else (),
        )

    def carry(self, deal: Deal) -> Carried:
        """`holder` of the shoe, and the `seats` it has passed round."""
        kept = {} if deal.rules.shoe == "dealer" else {"holder": deal.holder, "seats": list(deal.seats)}
        return Carried(deal.purses, deal.debts, deal.bank, kept)

    def seated(self, deal: Deal, player: str, *, here: bool) -> acts.Command | None:
        if deal.ended or (deal.rules.shoe == "dealer" and (here or player not in deal.owed)):
            return None
        return acts.TakeSeat(player) if here else acts.LeaveSeat(player)

    def accounts(self, deal: Deal) -> Mapping[str, int]:
        return deal.owed

    def pays_account(self, player: str) -> acts.Command | None:
        return acts.PayLeaving(player)

    def dealer_legal(self, deal: Deal) -> tuple[str, ...]:
        return ("pay",) if any(not cannot_pay_now(deal, player) for player in deal.owed) else ()

    def markers(self, rules: Mapping[str, Any]) -> tuple[str, ...]:
        return () if stored_rules(rules).cut_from_end is None else ("cut",)

    def unread(self, deal: Deal) -> acts.Command | None:
        return acts.PassBurnt() if deal.next_place == BURNT else None

    def counts(self, deal: Deal, index: int) -> bool:
        return (deal.places[index] if index < len(deal.places) else deal.next_place) != BURNT

    def staking(self, deal: Deal) -> Collection[str]:
        return {bet.player for bet in deal.bets.values()}


PUNTO_BANCO = _PuntoBanco(view, settle, write)
