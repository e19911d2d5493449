"""What everybody at the table may see of a deal of German faro, and the game as the table plays it (`games.game`). Only
cards that have been turned are in the view.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..audience import PUBLIC, Viewer
from ..cards import RANK_LABELS, Card, Rank, Suit
from ..chips import MARKS, chips
from ..game import COVER, LOT, ByHand, Carried, Cut
from ..irregularity import line_of_ruling
from ..kernel.show import Log, by_player, corrected, correction, money_and_rules, said, silent, voided
from ..kernel.table import RoundsGame
from ..message import Message, Value, say
from ..refusal import Refusal
from ..results import Result, came, results_of
from . import acts
from .acts import ENGINE
from .course import odds_now
from .paper import settle, write
from .rounds import BOOKS, ROUNDS, Deal, before_first_deal
from .rules import OPTIONS, not_ready, parse_rules


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the deal, the same for every viewer: the players' books with the marks on each card, the pair, what
    it settled, the money.
    """
    shown = set(deal.cards)
    left = deal.pack - shown
    places = _places(deal)
    return {
        "game": "german_faro",
        "phase": deal.phase,
        "pair_number": deal.pair,
        "cards": [card.label for card in deal.cards],
        "cards_left": len(left),
        "left_out": next((suit.value for suit in Suit if not any(card.suit is suit for card in deal.pack)), None),
        "case": {label: sum(card.rank.label == label for card in left) for label in RANK_LABELS},
        "places": [list(places.get(card, (deal.pair, "after"))) for card in deal.cards],
        "pair": {pile: card.label for pile, card in deal.made.items()},
        "covered": [card.label for card in deal.covered],
        "books": {
            player: {
                "suit": suit.value,
                "out": player in deal.out,
                "turned": [card.label for card in sorted(shown, key=lambda card: card.rank) if card.suit is suit],
            }
            for player, suit in deal.books.items()
        },
        "choosing": list(deal.choosing) if not_ready(deal) else [],
        "waits_for": list(deal.waits_for),
        "stakes": [
            {"player": player, "card": card.label, "marks": marks, "dead": card in shown}
            for card, (player, marks) in deal.stakes.items()
        ],
        "chips": chips(1, deal.rules.max_total, values=MARKS),
        "pays": deal.rules.pays,
        "legal": ROUNDS.legal_of_all(deal),
        "last_settled": _last_settled(deal),
        "banker": deal.banker,
        "bank": deal.bank,
        "bank_broken": deal.broken,
        **money_and_rules(deal),
        "max_total": deal.rules.max_total,
        "adjustments": [correction(event, bank=event.bank, swapped=event.swapped) for event in deal.corrections],
    }


def _last_settled(deal: Deal) -> dict[str, Any] | None:
    """As it is stored."""
    if not deal.pairs:
        return None
    stored = ENGINE.codec.encode(deal.pairs[-1])
    del stored["event"]
    return stored


def _places(deal: Deal) -> dict[Card, tuple[int, str]]:
    """Where each card that was turned went: its pair, and `right`, `left`, `covered` or `dead`. Cards turned after the
    end, as a correction has moved it, are not in here."""
    places: dict[Card, tuple[int, str]] = {}
    for pair in deal.pairs:
        named = {"right": pair.right, "left": pair.left, "dead": pair.dead_card}
        places.update({card: (pair.pair, word) for word, card in named.items() if card is not None})
        places.update(dict.fromkeys(pair.covered, (pair.pair, "covered")))
    places.update({card: (deal.pair, pile) for pile, card in deal.made.items()})
    places.update(dict.fromkeys(deal.covered, (deal.pair, "covered")))
    return places


# What the log says.

_WHY: Mapping[str, Message] = {
    "withdrawn": say("german_faro-why-withdrawn"),
    "end": say("german_faro-why-end"),
    "broken": say("german_faro-why-broken"),
    "void": say("german_faro-why-void"),
}


def _chosen(event: acts.BookChosen) -> Iterable[Message]:
    yield say("german_faro-book-chosen", player=event.player, suit=event.suit)


def _wait_ended(event: acts.WaitEnded) -> Iterable[Message]:
    yield say("german_faro-wait-ended", pair=event.pair, players=event.players)


def _shown(event: acts.CardShown) -> Iterable[Message]:
    code = "german_faro-card-covered" if event.covered else "german_faro-card-shown"
    yield say(code, pile=event.pile, card=event.card.label)


def _returned(event: acts.StakeReturned) -> Iterable[Message]:
    player, card, marks, why = event
    yield say("german_faro-stake-returned", marks=marks, card=card.label, player=player, why=_WHY[why])


def _settled(event: acts.PairSettled) -> Iterable[Message]:
    if event.dead_card is not None:
        yield say("german_faro-no-pair", card=event.dead_card.label)
    if event.lines:
        stakes = tuple(
            say("german_faro-paid", player=line.player, amount=f"{line.pay:+}", card=line.card.label)
            for line in by_player(event.lines)
        )
        yield say("german_faro-pair-settled", pair=event.pair, stakes=stakes)
    for line in event.lines:
        if line.result == "win" and line.pay < line.stake:
            yield say("german_faro-paid-what-it-has", player=line.player, paid=line.pay, stake=line.stake)


def _ruled(event: acts.IrregularityRuled) -> Iterable[Message]:
    yield line_of_ruling(event.kind, event.policy)
    for line in event.lines:
        of: dict[str, Value] = {"player": line.player, "stake": line.stake, "card": line.card.label}
        if line.result == "returned":
            yield say("german_faro-ruled-returned", **of)
        else:
            yield say("german_faro-ruled-paid", **of, pay=line.pay)


def _ended(event: acts.DealEnded) -> Iterable[Message]:
    yield say("german_faro-bank-broken") if event.broken else say("german_faro-deal-over")


LOG = Log(
    ENGINE,
    {
        acts.BookChosen: _chosen,
        acts.PackLaid: said("german_faro-pack-laid"),
        acts.WaitEnded: _wait_ended,
        acts.CardShown: _shown,
        acts.BetsReopened: said("german_faro-stakes-reopened"),
        acts.PairSettled: _settled,
        acts.StakeReturned: _returned,
        acts.IrregularityRuled: _ruled,
        acts.DealEnded: _ended,
        acts.DealVoided: voided("german_faro-deal-void", "german_faro-deal-void-why"),
        acts.CardCorrected: corrected,
        acts.StakeLaid: silent,  # the books and the light show it
        acts.BetsClosed: silent,
    },
)


# The game at the table.

FEWEST = 3


class _GermanFaro(RoundsGame[Deal, acts.Command, acts.Event]):
    name = "german_faro"
    by_hand = ByHand("german_faro-by-hand-left", "german_faro-by-hand-right", "german_faro-by-hand-then")
    min_seats = FEWEST
    max_seats = len(BOOKS) + 1
    """With the banker."""
    options = OPTIONS
    presets: Mapping[str, Mapping[str, Any]] = {"book": {"banker": "lot", "books": "choice", "wait_for_all": True}}
    limits: Mapping[str, str] = {"max": "max_total"}
    rounds = ROUNDS
    engine = ENGINE
    log = LOG
    settlements = (acts.PairSettled,)

    def results(self, deal: Deal) -> Iterator[Result]:
        for pair in deal.pairs:
            turned = [say("games-card", card=card.label) for card in (pair.right, pair.left) if card is not None]
            yield from results_of(
                pair.pair, pair.lines, came("german_faro-came", cards=tuple(turned)), banker=deal.banker
            )

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        return before_first_deal(parse_rules(rules), bank)

    def carry(self, deal: Deal) -> Carried:
        """`bank`: the house's marks, also while a player holds the bank."""
        return Carried(deal.purses, deal.debts, deal.bank + deal.house)

    def takes_newcomers(self, deal: Deal) -> bool:
        """The books are given out before the first pair."""
        return False

    def lots(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> tuple[str, ...]:
        """Who has the marks for the bank, before each deal (docs/rules.md 2.1)."""
        known = parse_rules(rules)
        if known.banker == "house":
            return ()
        return tuple(player for player in seats if carried.purses.get(player, 0) >= known.bank_marks)

    def banker_is_chosen(self, rules: Mapping[str, Any]) -> bool:
        return parse_rules(rules).banker == "choice"

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        known = parse_rules(rules)
        players = [player for player in seats if carried.purses.get(player, 0)]
        banker = None
        if known.banker != "house":
            able = self.lots(carried, rules, seats)
            if not able:
                raise Refusal("bank", say("german_faro-nobody-for-the-bank", marks=known.bank_marks))
            lot = carried.kept.get(LOT)
            banker = lot if lot in able else able[0]
            players.remove(banker)
        elif carried.bank <= 0:
            raise Refusal("bank", say("german_faro-bank-empty", bank=carried.bank))
        players = players[: len(BOOKS)]
        if len(players) < FEWEST:
            code = "german_faro-too-few" if banker is None else "german_faro-too-few-beside"
            raise Refusal("players", say(code, players=len(players), seats=len(seats)))
        own = carried.bank if banker is None else 0
        money: Any = {"bank": own, "house": carried.bank - own, "purses": carried.purses, "debts": carried.debts}
        money["banker"] = banker
        if known.books == "choice":
            return Deal.new(known, books={}, choosing=players, **money)
        left_out = None if len(players) == len(BOOKS) else BOOKS[-1]
        return Deal.new(known, books=dict(zip(players, BOOKS, strict=False)), left_out=left_out, **money)

    def time_up(self, deal: Deal, key: str) -> acts.Command | None:
        if key == "pack":
            return None  # the dealer alone can say it
        return acts.Choose(deal.choosing[0], deal.free_suits[0]) if deal.choosing else acts.Time()

    def cut(self, players: tuple[str, ...], number: int) -> Cut:
        """Everybody, as the banker has the pack cut several times."""
        return Cut(players)

    def round(self, deal: Deal) -> int:
        return deal.pair

    def pack(self, deal: Deal) -> Mapping[Card, int]:
        return dict.fromkeys(deal.pack, 1)

    def pack_size(self, deal: Deal) -> int:
        return len(deal.pack)

    def markers(self, rules: Mapping[str, Any]) -> tuple[str, ...]:
        return (COVER,)

    def pack_in_box(self, deal: Deal) -> bool:
        return not_ready(deal) is None

    def beads(self, deal: Deal) -> tuple[int, ...]:
        """Also a suit that was taken out of the pack is out."""
        left = [card.rank for card in deal.pack.difference(deal.cards)]
        return tuple(4 - left.count(rank) for rank in Rank)

    def staking(self, deal: Deal) -> Collection[str]:
        return {player for player, _ in deal.stakes.values()}

    def odds(self, deal: Deal) -> dict[str, Any] | None:
        return odds_now(deal)


GERMAN_FARO = _GermanFaro(view, settle, write)
