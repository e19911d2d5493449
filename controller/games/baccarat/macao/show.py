"""What everybody at the table may see of a run of Macao or Victoria, and the games as the table plays them
(`games.game`): a card that lies face down is in the view for who may see it alone, and so is what would tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from ...audience import PUBLIC, Viewer
from ...correction import lines_of_correction
from ...dealer import CloseBets
from ...game import Carried, Expected
from ...kernel.show import Log, said, silent, voided
from ...ledger import compensation_lines
from ...message import Message, say
from ...options import Described
from ...refusal import Refusal
from ...results import Result, results_of
from ...silence import taking_part
from ..hand import NATURAL
from ..rounds import from_right as round_from
from ..show import OF_SHOE, BaccaratGame, of_shoe, of_stake, returned
from . import acts
from .acts import ENGINE
from .paper import hand_json, settle, settle_victoria, write
from .rounds import ROUNDS, Deal, room
from .rules import (
    ALONE,
    DRAWN,
    FIRST,
    INSTEAD,
    MOST,
    OPTIONS,
    VICTORIA_OPTIONS,
    Rules,
    parse_rules,
    parse_victoria_rules,
    reveals_hands,
)


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the run as this viewer may see it."""
    rules = deal.rules
    due = deal.due
    return {
        **of_shoe(rules.game, deal, viewer),
        "seats": list(deal.seats),
        "banker": deal.banker,
        "holders": list(deal.whose),
        "staking": deal.row.betting,
        "stakes": dict(deal.stakes),
        "room": max(room(deal), 0) if rules.solvency == "sum" else None,
        "order": list(deal.order),
        "turn": deal.playing,
        "next": None if due is None else {"player": due[0], "face": "down" if due[1] == FIRST else "up"},
        "hands": [_hand(deal, player, viewer) for player in deal.order],
        "last_settled": _last(deal.coups[-1]) if deal.coups else None,
        "coups": len(deal.coups),
        "pays": {"natural9": rules.natural9_pays, "natural8": rules.natural8_pays},
        "max_cards": rules.max_cards,
    }


def _hand(deal: Deal, player: str, viewer: Viewer) -> dict[str, Any]:
    """A hand of the coup under way. `open`: everybody sees all of it; `hidden`: which of its cards lie face down."""
    held = deal.held[player]
    known = all(deal.exposure(index).sees(viewer) for index in held)
    open_ = not any(index in deal.hidden for index in held)
    whole = known and len(held) >= deal.rules.first
    return {
        "player": player,
        "cards": [deal.cards[index].label if deal.exposure(index).sees(viewer) else None for index in held],
        "refused": [deal.cards[index].label for index in deal.laid.get(player, ())],
        "value": deal.count(player) if whole else None,
        "natural": whole and deal.first_count(player) >= NATURAL,
        "over": whole and deal.count(player) > MOST,
        "open": open_ and bool(held),
        "hidden": [place for place, index in enumerate(held) if index in deal.hidden],
    }


def _last(done: acts.CoupSettled) -> dict[str, Any]:
    return {
        "coup": done.number,
        "hands": [{**hand_json(hand), "open": True, "hidden": []} for hand in done.hands],
        "lines": [line._asdict() for line in done.lines],
    }


def _decided(done: acts.CoupSettled) -> Callable[[str], Message]:
    """What decided a player's stake: his hand and the bank's."""
    bank = done.hands[-1]
    values = {hand.player: hand.value for hand in done.hands}

    def decided(player: str) -> Message:
        if player not in values or player == bank.player:
            return say("macao-came-bank", bank=bank.value)
        return say("macao-came", own=values[player], bank=bank.value)

    return decided


# What the log says.


_LATER = {DRAWN: "macao-drawn", INSTEAD: "macao-instead"}


def _dealt(event: acts.CardDealt) -> Iterable[Message]:
    """No word of a card that lies face down."""
    if event.place == FIRST:
        yield say("macao-dealt", player=event.player)
    else:
        yield say(_LATER[event.place], player=event.player, card=event.card.label)


def _settled(event: acts.CoupSettled) -> Iterable[Message]:
    bank = event.hands[-1]
    key = "macao-banker-over" if bank.over else "macao-banker-has"
    yield say(key, coup=event.number, player=bank.player, cards=tuple(_cards(bank)), value=bank.value)
    for hand, line in zip(event.hands, event.lines, strict=False):
        yield say("macao-hand", player=hand.player, cards=tuple(_cards(hand)), value=hand.value)
        yield of_stake(line)


def _cards(hand: acts.Hand) -> Iterable[Message]:
    return (say("games-card", card=card.label) for card in hand.cards)


_TURN_ENDED = {"stood": "macao-stands", "natural": "macao-natural", "over": "macao-over9"}
"""What is said of turns that end; of the others the hand tells it."""


def _turn_ended(event: acts.TurnEnded) -> Iterable[Message]:
    if event.why in _TURN_ENDED:
        yield say(_TURN_ENDED[event.why], player=event.player)


def _corrected(event: acts.CardCorrected) -> Iterable[Message]:
    yield from lines_of_correction(event.index, event.was, event.now, None)
    yield from compensation_lines(event.purses, 0)


LOG = Log(
    ENGINE,
    {
        **OF_SHOE,
        acts.CardDealt: _dealt,
        acts.BetsReopened: said("macao-reopened"),
        acts.CardRefused: said("macao-refuses"),
        acts.TurnEnded: _turn_ended,
        acts.CoupSettled: _settled,
        acts.StakeReturned: returned(passed="macao-returned-passed", not_held="macao-not-held"),
        acts.BankPassed: said("macao-bank-passed"),
        acts.DealEnded: said("macao-ended", player="banker"),
        acts.DealVoided: voided("macao-void", "macao-void-why"),
        acts.CardCorrected: _corrected,
        acts.Staked: silent,  # the table and the light show it
        acts.BetsClosed: silent,
        acts.CardAsked: silent,
    },
)


# The games at the table.


class _Macao(BaccaratGame[Deal, acts.Command, acts.Event]):
    name = "macao"
    min_seats = 2
    max_seats = 10
    """With more, two packs would hold but a few coups."""
    options: Mapping[str, Described] = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "max": "max", "unit": "unit"}
    rounds = ROUNDS
    engine = ENGINE
    log = LOG

    def results(self, deal: Deal) -> Iterator[Result]:
        for done in deal.coups:
            yield from results_of(done.number, done.lines, _decided(done), banker=done.hands[-1].player)

    parse: Callable[..., Rules] = staticmethod(parse_rules)

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return self.ended(Deal.new(self.parse(rules), seats=(), banker="", purses={}, bank=bank))

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
        return Deal.new(
            self.parse(rules),
            seats=players,
            banker=_banker(carried.kept, players),
            purses=carried.purses,
            debts=carried.debts,
            bank=carried.bank,
            silent=silent,
        )

    def expects(self, deal: Deal) -> Expected | None:
        due = deal.due
        if due is None:
            return None
        player, place = due
        role = "banker" if player == deal.banker else "player"
        return Expected(f"{role} {player}", "down" if place == FIRST else "up")

    def reveals_hidden_cards(self, deal: Deal, index: int) -> bool:
        return reveals_hands(deal) and index not in deal.hidden

    def banker(self, deal: Deal) -> str | None:
        return deal.banker or None

    def staking(self, deal: Deal) -> Collection[str]:
        return deal.stakes

    def time_up(self, deal: Deal, key: str) -> acts.Command | None:
        """Stakes are closed; who is silent in his turn stands."""
        return CloseBets() if deal.row.closes else acts.Time()

    def dealer_legal(self, deal: Deal) -> tuple[str, ...]:
        return deal.row.dealer if len(deal.seats) > 1 else ()

    def own_lines(self, event: acts.Event) -> Iterable[tuple[str, Message]]:
        if isinstance(event, acts.CardDealt) and event.seen_by:
            yield event.seen_by, say("macao-your-card", card=event.card.label)


class _Victoria(_Macao):
    name = "victoria"
    options: Mapping[str, Described] = VICTORIA_OPTIONS
    parse = staticmethod(parse_victoria_rules)


def _banker(kept: Mapping[str, Any], players: Sequence[str]) -> str:
    """Who has the bank now: whoever had it, or the nearest on his left who is here; else the first."""
    if not kept or not kept["banker"]:
        return players[0]
    before = round_from(kept["seats"], kept["banker"])
    return next((player for player in (kept["banker"], *before) if player in players), players[0])


MACAO = _Macao(view, settle, partial(write, "macao"))
VICTORIA = _Victoria(view, settle_victoria, partial(write, "victoria"))
