"""Strategies of `faro simulate` as deal scripts: the same stake on the same cards, played as the simulation plays it.
So the settlement of it stands beside what the simulation and `faro odds` make of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from controller.cli import coups, free_play, macao, marks, siete, strategies
from controller.games.baccarat.free_play import STOOD
from controller.games.baccarat.hand import NATURAL, VALUES
from controller.games.baccarat.punto_banco.rules import TYPES
from controller.games.cards import PACK_52, RANK_LABELS, Card
from controller.games.siete_y_media.odds import AS_MUCH
from controller.games.siete_y_media.rules import LABELS, PACK_40
from controller.games.siete_y_media.rules import VALUES as HALVES
from tests.games.harness import Rules

Cards = NDArray[Any]
"""Of many deals, a row each, as the simulation of the game has them."""
Script = dict[str, Any]

UNIT = 1_000_000
"""What is staked: nothing of it is rounded, and no limit above some units is reached."""
RICH = 10**12
PURSES = {"ann": RICH, "bob": RICH}


class Stakes(NamedTuple):
    """The strategies of a game whose stakes are settled: `strategies` as JSON, which together see every way of paying.
    `cards` of a number of deals; `gains`: what a unit gains in each by the simulation; `script` of one of them;
    `gained`: what the stake gained there as a share of it, None where it was not taken; `seen`: cards after which the
    odds are asked; `rules`: other rules than the usual ones, beside which an option may matter; `deals`: how many are
    settled."""

    strategies: tuple[dict[str, Any], ...]
    cards: Callable[[Any, int], Cards]
    gains: Callable[[Any, Cards], NDArray[np.float64]]
    script: Callable[[Any, list[int]], Script]
    gained: Callable[[Any, dict[str, Any]], float | None]
    seen: tuple[str, ...]
    rules: tuple[Rules, ...] = ()
    deals: int = 16


def _rng() -> np.random.Generator:
    return np.random.default_rng(5)


def _shuffled(cards: int, deals: int) -> Cards:
    return _rng().permuted(np.tile(np.arange(cards), (deals, 1)), axis=1)


def _labels(row: list[int]) -> list[str]:
    return [PACK_52[number % 52].label for number in row]


def _but(some: Iterable[Card], packs: int = 1, of: Sequence[Card] = PACK_52) -> str:
    """All cards of this number of packs but some."""
    stay = {*some}
    return " ".join([card.label for card in of if card not in stay for _ in range(packs)])


def _taken(result: Mapping[str, Any], *harmless: str) -> bool:
    """Whether nothing was refused but for these reasons."""
    return {refusal["reason"] for refusal in result["rejected"]} <= {*harmless}


# Casino faro: staked again in every turn.

FARO_UNIT = 20


def _faro_cards(_: Any, deals: int) -> Cards:
    packs = strategies.deal(_rng(), deals)
    packs[0] = np.concatenate([packs[0][packs[0] != 8], np.full(4, 8, np.uint8)])  # 9 9 9 at the end
    return packs


def _faro_script(strategy: strategies.Strategy, pack: list[int]) -> Script:
    suits = dict.fromkeys(range(13), 0)
    deck = []
    for column in pack:
        deck.append(RANK_LABELS[column] + "SHDC"[suits[column]])
        suits[column] += 1
    left = [4] * 13
    left[pack[0]] -= 1
    events: list[dict[str, Any]] = []
    for turn in range(1, 26):
        events.append({"before": turn, "op": "remove", "id": str(turn - 1)})
        placed = _placed(strategy, left, pack[49:] if turn == 25 else [])
        if placed:
            events.append({"before": turn, "op": "bet", "id": str(turn), "player": "bob", "stake": FARO_UNIT, **placed})
        for column in pack[2 * turn - 1 : 2 * turn + 1]:
            left[column] -= 1
    return {"deck": deck, "bank": RICH, "players": PURSES, "events": events}


def _placed(strategy: strategies.Strategy, left: list[int], last: list[int]) -> dict[str, Any]:
    """The bet before a turn; `last`: the columns of the last three cards, before the last turn."""
    bet = strategy.bet
    copper = {"copper": True} if bet.copper else {}
    if bet.type == "call":
        order = [RANK_LABELS[column] for column in sorted(last)]
        return {"type": "call", "order": order} if len(set(order)) > 1 else {}
    if bet.type in ("high", "odd", "even"):
        return {"type": bet.type, **copper}
    if bet.type in ("heel", "string"):
        return {"type": bet.type, "win": _ranks(bet.win), "lose": _ranks(bet.lose)}
    if strategy.pick is None:
        return {"type": bet.type, "ranks": _ranks(bet.win | bet.lose), **copper}
    wanted = {"case": 1, "most_left": max(left), "least_left": min(k for k in left if k)}[strategy.pick]
    return {"type": "flat", "ranks": [RANK_LABELS[left.index(wanted)]], **copper} if wanted in left else {}


def _ranks(ranks: int) -> list[str]:
    return [label for column, label in enumerate(RANK_LABELS) if ranks >> column & 1]


def _faro_gains(strategy: strategies.Strategy, packs: Cards) -> NDArray[np.float64]:
    return strategies.play(strategy, packs)[0] / _stakes(strategy)


def _faro_gained(strategy: strategies.Strategy, result: dict[str, Any]) -> float | None:
    """Who cannot lay it in every turn has another stake than the simulation."""
    if not _taken(result, "unknown_id") or any("dead_returned" in note for note in result["notes"]):
        return None
    return float((result["players"]["bob"] - RICH) / FARO_UNIT / _stakes(strategy))


def _stakes(strategy: strategies.Strategy) -> int:
    """In a deal, at the most."""
    return 1 if strategy.bet.type == "call" else 25


_NINE = {"type": "flat", "ranks": ["9"]}
FARO_BETS: tuple[dict[str, Any], ...] = (
    _NINE,
    {**_NINE, "copper": True},
    {"type": "flat", "pick": "case"},
    {"type": "flat", "pick": "most_left"},
    {"type": "flat", "pick": "least_left", "copper": True},
    {"type": "group", "ranks": ["K", "Q", "A", "2"]},
    {"type": "group", "ranks": ["6", "7", "8"], "copper": True},
    {"type": "heel", "win": ["9"], "lose": ["5"]},
    {"type": "string", "win": list("KQA26"), "lose": list("JT954")},
    {"type": "high"},
    {"type": "odd"},
    {"type": "even"},
    {"type": "call"},
)
_LAST_OF_FARO = ("4H JD 8S", "4H 4D 8S", "4H 4D 4S", "5H 9D 9S KS QD AH 2C")


# German faro: one mark on the first card of the pack.


def _german_script(strategy: marks.Strategy, pack: list[int]) -> Script:
    suits = [PACK_52[number].label[1] for number in range(0, strategy.pack, 13)]
    players = [{"name": suit, "suit": suit, "marks": 9} for suit in suits]
    mark = {"before": 1, "op": "stake", "player": suits[0], "card": PACK_52[0].label, "marks": 1}
    return {"deck": _labels(pack), "bank": 9, "players": players, "events": [mark]}


def _german_gained(strategy: marks.Strategy, result: dict[str, Any]) -> float | None:
    """A mark laid for a pair is taken back after it, unless it was settled."""
    pairs = result["pairs"][:1] if strategy.lies == "next_pair" else result["pairs"]
    return float(sum(line["pay"] for pair in pairs for line in pair["settled"])) if _taken(result) else None


# Punto banco: a coup of six cards after the burnt ones.


def _coup_gains(strategy: coups.Strategy, cards: Cards) -> NDArray[np.float64]:
    return coups.gains(strategy, coups.coups_at(cards.astype(np.int8), np.zeros(len(cards), np.int64))[0])


def _coup_script(strategy: coups.Strategy, six: list[int]) -> Script:
    burnt = ["AS", "2S"] if strategy.rules.burn else []
    bet = {"coup": 1, "op": "bet", "id": "a", "player": "bob", "type": strategy.bet, "stake": UNIT}
    return {"shoe": [*burnt, *_labels(six)], "bank": RICH, "players": PURSES, "events": [bet]}


def _purse_gained(_: Any, result: dict[str, Any]) -> float | None:
    return (result["players"]["bob"] - RICH) / UNIT if _taken(result) else None


# Chemin de fer and banque: who draws on what is said by the strategy. What the banker gains is what is asked.


def _free_gains(strategy: free_play.Strategy, cards: Cards) -> NDArray[np.float64]:
    worth = np.array(VALUES, dtype=np.int8)[cards % 52]
    return free_play.gains(strategy, worth, _rng())


def _free_script(strategy: free_play.Strategy, cards: list[int]) -> Script:
    size = free_play.TABLES[strategy.game].size
    shoe = [*range(100, 100 + size)]
    for place, number in zip(free_play.TABLES[strategy.game].block, cards, strict=True):
        shoe[place] = number
    chemin = strategy.game == "chemin_de_fer"
    events: list[dict[str, Any]] = [
        {"op": "bank" if chemin else "bid", "player": "ann", "amount": UNIT},
        *([] if chemin else [{"op": "time"}]),
        {"op": "stake", "player": "bob", "amount": UNIT},
        {"op": "deal"},
        *({"op": op, "player": player} for player, op in _decided(strategy, [VALUES[n % 52] for n in cards])),
    ]
    seats = {"seats": ["ann", "bob"]} if chemin else {"right": ["bob"], "left": [], "standers": ["ann"]}
    acts = [{"coup": 1, **event} for event in events]
    return {"shoe": _labels(shoe), **seats, "players": PURSES, "events": acts}


_draws = cache(free_play.draws)


def _decided(strategy: free_play.Strategy, worth: list[int]) -> Iterator[tuple[str, str]]:
    """What bob and ann do in the coup of these cards; nothing where somebody has a natural."""
    punter, banker = sum(worth[:2]) % 10, sum(worth[2:4]) % 10
    if max(punter, banker) >= NATURAL:
        return
    drew = punter < 5 or (punter == 5 and strategy.five == "draw")
    yield "bob", "draw" if drew else "stand"
    often = _draws(strategy)[banker, worth[4] if drew else STOOD]
    yield "ann", "draw" if often else "stand"


def _banker_lost(_: Any, result: dict[str, Any]) -> float | None:
    """He wins what the punter loses, but for a share of the house."""
    return (RICH - result["players"]["ann"] - result["bank"]) / UNIT if _taken(result) else None


# Macao and Victoria: both draw below a total, and refuse tens.


def _macao_script(strategy: macao.Strategy, cards: list[int]) -> Script:
    first = strategy.rules.first
    worth = [VALUES[number % 52] for number in cards]
    hands = [worth[place : 2 * first : 2] for place in (0, 1)]
    rest = iter(worth[2 * first :])
    events: list[dict[str, Any]] = [{"op": "stake", "player": "bob", "amount": UNIT}, {"op": "deal"}]
    for player, hand, below in zip(("bob", "ann"), hands, (strategy.punter_below, strategy.banker_below), strict=True):
        events += ({"op": op, "player": player} for op in _macao_turn(strategy.rules, hand, rest, below))
    acts = [{"coup": 1, **event} for event in events]
    return {"deck": _labels(cards), "seats": ["ann", "bob"], "banker": "ann", "players": PURSES, "events": acts}


def _macao_turn(rules: Any, first: list[int], rest: Iterator[int], below: int) -> Iterator[str]:
    value, cards = sum(first) % 10, len(first)
    while value < min(below, NATURAL) and (rules.max_cards is None or cards < rules.max_cards):
        yield "draw"
        while not (card := next(rest)):
            yield "refuse"
        value, cards = value + card, cards + 1
        value = value % 10 if rules.macao_over9 == "mod10" else value
    yield "stand"


def _macao_gained(_: Any, result: dict[str, Any]) -> float | None:
    """Who has a natural, is over nine or has all his cards has no turn to stand in."""
    if not _taken(result, "not_your_turn", "not_dealt"):
        return None
    return (result["players"]["bob"] - RICH) / UNIT


# Siete y media: the punter stands from some points, then the bank.


def _siete_script(strategy: siete.Strategy, pack: list[int]) -> Script:
    points = [HALVES[PACK_40[place].number] for place in pack]
    assert strategy.punter_from is not None
    mine = _number(points, strategy.punter_from)
    its = _number(points[mine:], sum(points[:mine]) if strategy.bank_from is None else strategy.bank_from)
    house = strategy.rules.banker == "house"
    bank = {} if house else {"player": "ann"}
    events = [
        {"op": "bet", "player": "bob", "amount": UNIT},
        {"op": "deal"},
        *[{"op": "hit", "player": "bob"}] * (mine - 1),
        {"op": "stand", "player": "bob"},
        *[{"op": "hit", **bank}] * (its - 1),
        {"op": "stand", **bank},
    ]
    order = [pack[0], pack[mine], *pack[1:mine], *pack[mine + 1 :]]
    deck = [LABELS[PACK_40[place].number] for place in order]
    banker = {"bank": RICH} if house else {"banker": "ann"}
    return {"deck": deck, "seats": ["bob"], **banker, "players": PURSES, "events": events}


def _number(points: list[int], least: int) -> int:
    """How many of these cards it takes to have this sum."""
    return next(number for number, sum_ in enumerate(accumulate(points), 1) if sum_ >= least)


def _siete_gained(_: Any, result: dict[str, Any]) -> float | None:
    """What is refused that the strategy wants is played otherwise, and so is a stake that a four is in the way of."""
    if any(refusal["event"] == 0 and refusal["reason"] != "must_change4" for refusal in result["rejected"]):
        return None
    (line,) = result["settled"]
    return float(line["pay"] / line["stake"])


def _named(*some: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    return tuple([{"name": str(number), **one} for number, one in enumerate(some)])


_FREE = _named(*({"five": five, "banker": banker} for five in ("stand", "draw") for banker in free_play.BANKERS))
_BELOW = _named(*({"punter_below": punter, "banker_below": banker} for punter, banker in ((0, 0), (6, 5))))
_OF_FREE = Stakes(
    _FREE, lambda _, deals: _shuffled(52, deals)[:, :6], _free_gains, _free_script, _banker_lost, ("",), deals=8
)
_OF_MACAO = Stakes(
    _BELOW,
    lambda _, deals: _shuffled(104, deals)[:, : macao.ENOUGH] % 52,
    macao.gains,
    _macao_script,
    _macao_gained,
    (_but(PACK_52[4:12], 2),),
)
STAKES: Mapping[str, Stakes] = {
    "faro": Stakes(
        _named(*({"bet": bet} for bet in FARO_BETS)),
        _faro_cards,
        _faro_gains,
        _faro_script,
        _faro_gained,
        tuple([_but(map(Card.parse, cards.split())) for cards in _LAST_OF_FARO]),
        deals=2,
    ),
    "german_faro": Stakes(
        _named(*({"pack": pack, "lies": lies} for pack in marks.PACKS for lies in marks.LIES)),
        lambda strategy, deals: _shuffled(strategy.pack, deals),
        marks.gains,
        _german_script,
        _german_gained,
        ("", "KC"),
    ),
    "punto_banco": Stakes(
        _named(*({"bet": {"type": type_}} for type_ in TYPES)),
        lambda _, deals: _shuffled(416, deals)[:, :6] % 52,
        _coup_gains,
        _coup_script,
        _purse_gained,
        ("",),
        ({"variant": "super6"}, {"variant": "ez"}, {"commission": "account"}),
        deals=6,
    ),
    "chemin_de_fer": _OF_FREE,
    "baccarat_banque": _OF_FREE,
    "macao": _OF_MACAO,
    "victoria": _OF_MACAO,
    "siete_y_media": Stakes(
        _named(
            *({"punter_from": punter, "bank_from": bank} for punter, bank in ((8, 11), (10, 12), (10, AS_MUCH))),
        ),
        lambda _, deals: _shuffled(len(PACK_40), deals),
        siete.gains,
        _siete_script,
        _siete_gained,
        (_but((card for card in PACK_40 if HALVES[card.number] in (1, 8, 14)), of=PACK_40),),
        (siete.HOUSE, {"canto": True, "bank_must_reach": True}),
        deals=36,
    ),
}
"""By the name of the game. One that is not here has no odds."""
