"""What everybody at the table may see of a shoe of baccarat banque, and the game as the table plays it (`games.game`).
A card that lies face down is in the view for its audience alone, and so is a claim that is sealed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from ...audience import PUBLIC, Viewer
from ...cards import Card
from ...game import Carried, Cut
from ...kernel.show import Log, by_player, corrected, said, silent, voided
from ...message import Message, say
from ...refusal import Refusal
from ...results import Result, came, results_of
from ..free_play import odds_of
from ..hand import total
from ..show import OF_SHOE, BaccaratGame, dealt, labels, of_ruling, of_shoe, of_stake, returned
from . import acts
from .course import ENGINE, in_rotation
from .paper import settle, write
from .rounds import ROUNDS, CoupPlayed, Deal
from .rules import FIRST_SIX, OPTIONS, PACKS, PLACES, SIDES, Rules, parse_rules
from .seats import spread

MOST_COUPS = 12
"""Number of the latest coups that pages get."""


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the shoe as this viewer may see it, and in `legal` what he may do."""
    rules, seats = deal.rules, deal.seats
    mine = viewer.seated
    shown = of_shoe("baccarat_banque", deal, viewer)
    seen = [None if label is None else card for label, card in zip(shown["cards"], deal.cards, strict=True)]
    turn = deal.turn
    return {
        **shown,
        "places": list(deal.places),
        "seats": {
            "right": list(seats.right),
            "left": list(seats.left),
            "standers": list(seats.standers),
            "hands": dict(zip(SIDES, seats.hands, strict=True)),
        },
        "banker": deal.banker,
        "bank_by": rules.bank_by,
        "unlimited": deal.unlimited,
        "broken": bool(deal.broken_in),
        "offer": None if deal.offer is None else {"by": deal.offer.by, "amount": deal.offer.amount},
        "bids": [
            {"player": player, "amount": amount}
            for player, amount in deal.bids.items()
            if rules.bank_by == "auction" or player == mine
        ],
        "claim": None if mine is None or mine not in deal.claims else {"cheval": deal.claims[mine]},
        "stakes": [{"player": player, "side": side, "amount": amount} for (player, side), amount in in_rotation(deal)],
        "staked": {side: sum([stake for (_, on), stake in deal.stakes.items() if on == side]) for side in SIDES},
        "over_bank": deal.over_bank,
        "banco": list(deal.banco),
        "turn": None if turn is None else {"hand": turn[0], "player": turn[1]},
        "next": deal.next_place,
        "hands": _hands(deal, seen[deal.first :]) if deal.under_way else _last_hands(deal),
        "coups": [_coup(played) for played in deal.coups[-MOST_COUPS:]],
        "last_settled": None if not deal.coups else _last_settled(deal.coups[-1]),
    }


def _hand(
    cards: list[Card | None], *, open_: bool, player: str | None, drawn: bool | None, result: str = ""
) -> dict[str, Any]:
    """A hand as this viewer sees it; `open_`: everybody does."""
    known = [card for card in cards if card is not None]
    return {
        "cards": [None if card is None else card.label for card in cards],
        "total": total(known) if cards and len(known) == len(cards) else None,
        "open": open_,
        "player": player,
        "decision": None if drawn is None else "draw" if drawn else "stand",
        "result": result or None,
    }


def _hands(deal: Deal, seen: list[Card | None]) -> dict[str, Any]:
    """The hands of the coup under way; `seen`: its cards as the viewer sees them."""
    at: dict[str, list[int]] = {hand: [] for hand in PLACES}
    for index, place in enumerate(deal.places[deal.first :]):
        at[place[:-2]].append(index)
    players = {**dict(zip(SIDES, deal.players, strict=True)), "banker": deal.banker}
    return {
        hand: _hand(
            [seen[index] for index in at[hand]],
            open_=all(deal.exposure(deal.first + index).everybody for index in at[hand]),
            player=players[hand],
            drawn=deal.drawn.get(hand),
        )
        for hand in PLACES
    }


def _last_hands(deal: Deal) -> dict[str, Any]:
    """Between coups those of the last one."""
    if not deal.coups:
        return {hand: _hand([], open_=True, player=None, drawn=None) for hand in PLACES}
    done, banker, _, players, decided, _ = deal.coups[-1]
    about = zip(PLACES, done.hands, (*players, banker), (*done.results, ""), strict=True)
    return {
        hand: _hand(list(cards), open_=True, player=player, drawn=decided.get(hand), result=result)
        for hand, cards, player, result in about
    }


def _coup(played: CoupPlayed) -> dict[str, Any]:
    """One coup of the record."""
    done = played.done
    return {
        "coup": done.coup,
        "banker": played.banker,
        "bank": done.bank,
        "right": done.results[0] or None,
        "left": done.results[1] or None,
        "totals": {hand: total(cards) for hand, cards in zip(PLACES, done.hands, strict=True)},
    }


def _last_settled(played: CoupPlayed) -> dict[str, Any]:
    done = played.done
    return {
        "coup": done.coup,
        "right": done.results[0] or None,
        "left": done.results[1] or None,
        "banco": list(played.banco),
        "lines": [line._asdict() for line in done.lines],
        "bank": done.bank,
    }


def odds(seen: Sequence[Card], rules: Rules) -> dict[str, Any]:
    """The choices of punter and banker as JSON after these cards of the shoe (free_play.odds_of), the same by all
    rules. Raises ValueError where the cards cannot have been seen, or leave too few."""
    return odds_of(seen, PACKS)


# The log.


_LEFT = {
    "retired": lambda player, amount: say("baccarat_banque-retires", player=player, amount=amount),
    "gave_up": lambda player, amount: say("baccarat_banque-gives-up", player=player, amount=amount),
    "broken": lambda player, amount: say("baccarat_banque-out", player=player),
    "end": lambda player, amount: say("baccarat_banque-bank-back", player=player, amount=amount),
    "void": lambda player, amount: say("baccarat_banque-bank-back", player=player, amount=amount),
}
_THIRDS = {
    "right_3": "baccarat_banque-right-third",
    "left_3": "baccarat_banque-left-third",
    "banker_3": "baccarat_banque-banker-third",
}


def _bid(event: acts.BidMade) -> Iterable[Message]:
    if not event.sealed:
        yield say("baccarat_banque-bids", player=event.player, amount=event.amount)


def _left(event: acts.BankLeft) -> Iterable[Message]:
    yield _LEFT[event.why](event.player, event.amount)
    if event.offered:
        yield say("baccarat_banque-bank-offered", amount=event.amount)


def _began(event: acts.CoupBegan) -> Iterable[Message]:
    if event.added:
        yield say("baccarat_banque-added", amount=event.added)
    for player, _, amount in event.cut:
        yield say("baccarat_banque-cut", player=player, amount=amount)
    for player in event.banco:
        yield say("baccarat_banque-goes-banco", player=player)


def _outcome(line: acts.Line) -> Message:
    return of_stake(line, "baccarat_banque-wins", "baccarat_banque-loses", "baccarat_banque-returned", side=line.side)


def _settled(event: acts.CoupSettled) -> Iterable[Message]:
    right, left, banker = event.hands
    won, other = (result or "none" for result in event.results)
    yield say("baccarat_banque-hand-right", cards=labels(right), total=total(right), result=won)
    yield say("baccarat_banque-hand-left", cards=labels(left), total=total(left), result=other)
    yield say("baccarat_banque-hand-banker", cards=labels(banker), total=total(banker))
    for line in by_player(event.lines):
        yield _outcome(line)
    yield say("baccarat_banque-bank-now", coup=event.coup, bank=event.bank)


LOG: Log[acts.Event] = Log(
    ENGINE,
    {
        **OF_SHOE,
        acts.BidMade: _bid,
        acts.BankTaken: said("baccarat_banque-has-bank"),
        acts.BankLeft: _left,
        acts.BankRefilled: said("baccarat_banque-refilled"),
        acts.StakesAccepted: said("baccarat_banque-accepted"),
        acts.StakeReturned: returned(retired="baccarat_banque-not-held", gave_up="baccarat_banque-not-held"),
        acts.CoupBegan: _began,
        acts.CardDealt: dealt(_THIRDS, {FIRST_SIX[-1]: "baccarat_banque-six-out"}),
        acts.Decided: said("baccarat_banque-decided"),
        acts.CoupSettled: _settled,
        acts.CoupPassed: said("baccarat_banque-passed"),
        acts.CoupVoided: voided("baccarat-coup-void", "baccarat-coup-void-why", coup="coup"),
        acts.DealVoided: voided("baccarat-shoe-void", "baccarat-shoe-void-why"),
        acts.IrregularityRuled: partial(of_ruling, outcome=_outcome),
        acts.CardCorrected: corrected,
        acts.StakeLaid: silent,  # the tables show it
        acts.Claimed: silent,  # nobody is to know
        acts.Passed: silent,
        acts.WindowClosed: silent,
    },
)


# The game at the table.


class _BaccaratBanque(BaccaratGame[Deal, acts.Command, acts.Event]):
    name = "baccarat_banque"
    min_seats = 2
    max_seats = 14
    """A banker, ten chairs, and a few who stand by."""
    options = OPTIONS
    rounds = ROUNDS
    engine = ENGINE
    log = LOG

    def results(self, deal: Deal) -> Iterator[Result]:
        for played in deal.coups:
            done = played.done
            totals = {hand: total(cards) for hand, cards in zip(PLACES, done.hands, strict=True)}
            decided = came("baccarat_banque-came", **totals)
            yield from results_of(done.coup, done.lines, decided, banker=played.banker)

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        """The house has no bank in this game, a player puts it up: its money stays in its box."""
        return self.ended(Deal.new(parse_rules(rules), purses={}, seats=spread((), ()), house=bank))

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
        return Deal.new(
            parse_rules(rules),
            purses=carried.purses,
            debts=carried.debts,
            seats=spread(players, others),
            house=carried.kept.get("house", 0),
        )

    def cut(self, players: tuple[str, ...], number: int) -> Cut:
        """Whom the banker names; before a shoe that nobody has bid for the dealer does."""
        return Cut(players, one=True)

    def staking(self, deal: Deal) -> Collection[str]:
        return {player for player, _ in deal.stakes} | deal.claims.keys() | deal.bids.keys()

    def time_up(self, deal: Deal, key: str) -> acts.Command | None:
        """Without a bid or a stake nothing ends."""
        return acts.Time() if deal.row.starts(deal) else None


BACCARAT_BANQUE = _BaccaratBanque(view, settle, write)
