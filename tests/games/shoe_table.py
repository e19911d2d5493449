"""A table of any game with a shoe, or of siete y media, played by chance through `controller.games.game`: seats,
dealer, clocks, money in and out, cards read wrong; and the acts that a seat might try, with whether they are offered.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product
from types import ModuleType
from typing import Any, NamedTuple

from controller.games.cards import Card
from controller.games.correction import CorrectCard
from controller.games.dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from controller.games.game import AnyGame
from controller.games.irregularity import KINDS, POLICIES, WORDS, Policy, RuleIrregularity
from controller.games.ledger import ChangeBank, ChangePurse, PayDebt
from controller.games.refusal import BadOption, Refusal
from controller.games.registry import GAMES
from tests.games.second import baccarat_banque, chemin_de_fer, macao, punto_banco, siete_y_media

READINGS: Mapping[str, ModuleType] = {
    "punto_banco": punto_banco,
    "chemin_de_fer": chemin_de_fer,
    "baccarat_banque": baccarat_banque,
    "macao": macao,
    "victoria": macao,
    "siete_y_media": siete_y_media,
}
"""The games, and where values for their options are listed."""
LIVE = {
    "peek": ("tablet", "cards"),
    "beads": ("rest", "quarters"),
    "places": (3, 9),
    "shoe": ("passes",),
    "shoe_to": ("highest_winner", "clockwise"),
}
"""Options that deal scripts do not have."""
PLAYERS = ("ann", "bob", "cy", "dan", "eve")
ENOUGH = 60
"""What a player or a bank has at least when a run begins."""
MISREAD = Card.parse("KS")
"""What a card is taken for that is read wrong."""


def some_rules(name: str, chance: random.Random) -> dict[str, Any]:
    """Options of this game by chance."""
    game = GAMES[name]
    values = {known: option.sample for known, option in READINGS[name].OPTIONS.items()} | LIVE
    known = [option for option in game.options if option in values]
    while True:
        rules = {option: chance.choice(values[option]) for option in known if chance.random() < 0.4}
        try:
            game.open(rules, 0)
        except BadOption:  # two that do not go together
            continue
        return rules


class ShoeTable:
    """A game with its deal. `misread`: how often a card that is dealt face down is read wrong."""

    def __init__(self, name: str, seed: int, misread: float = 0.1, **rules: Any) -> None:
        self.game: AnyGame = GAMES[name]
        self.chance = chance = random.Random(seed)
        self.misread = misread
        self.rules = {**some_rules(name, chance), **rules}
        self.deal: Any = self.game.open(self.rules, chance.choice((ENOUGH, 300, 5000)))
        self.shoe: list[Card] = []
        for player in PLAYERS:
            self.put(ChangePurse(player, chance.choice((20, 100, 400, 1000))))
        self.begin()

    def begin(self) -> None:
        """Another run; who has nothing, or owes, buys in."""
        for player in PLAYERS:
            missing = ENOUGH - self.deal.purses[player] + self.deal.debts.get(player, 0)
            if missing > 0:
                self.put(ChangePurse(player, missing))
        if self.game.name == "punto_banco" and self.deal.bank < ENOUGH:
            self.put(ChangeBank(ENOUGH - self.deal.bank))
        seats = self.chance.sample(PLAYERS, self.chance.randint(3, len(PLAYERS)))
        self.deal = self.game.next_deal(self.game.carry(self.deal), self.rules, seats)
        self.shoe = [card for card, count in self.game.pack(self.deal).items() for _ in range(count)]
        self.chance.shuffle(self.shoe)

    def put(self, command: Any) -> tuple[Any, ...]:
        """What happened of a command. Raises Refusal."""
        events = tuple(self.game.decide(self.deal, command))
        for event in events:
            self.deal = self.game.apply(self.deal, event)
        return events

    def next(self) -> Any:
        """What somebody does now, by chance; it may be refused."""
        chance, deal, game = self.chance, self.deal, self.game
        if chance.random() < 0.2:
            return self.of_the_dealer()
        if game.expects(deal) is not None:
            return ShowCard(self.card())
        acts = [one.act for player in deal.purses for one in tries(game, deal, player) if one.offered]
        asked = game.awaiting(deal)
        if asked and (not acts or chance.random() < 0.25):
            return game.time_up(deal, asked[0].key) or CloseBets()
        return read(game, chance.choice(acts)) if acts else CloseBets()

    def card(self) -> Card:
        """The next card of the shoe, or what it is taken for."""
        due, at = self.game.expects(self.deal), len(self.deal.cards)
        if due is not None and due.face == "down" and self.chance.random() < self.misread:
            return MISREAD
        return self.shoe[at] if at < len(self.shoe) else self.chance.choice(self.shoe)

    def of_the_dealer(self) -> Any:
        """Money in and out, a card put right, bets closed and opened, a ruling, or a verb of this game."""
        chance, deal = self.chance, self.deal
        player = chance.choice((*PLAYERS, self.game.banker(deal) or "ann"))
        match chance.choices(range(8), (6, 4, 3, 3, 1, 2, 1, 3))[0]:
            case 0:
                return ChangePurse(player, chance.choice((-1, -5, 10, -deal.purses[player], 100)))
            case 1:
                return CorrectCard(chance.randrange(len(deal.cards) + 1), chance.choice(self.shoe))
            case 2:
                return CloseBets()
            case 3:
                return ReopenBets()
            case 4:
                return VoidDeal("a card fell")
            case 5:
                policy = chance.choice(list(POLICIES.words))
                said = [(stake, chance.choice(WORDS)) for stake in stakes_of(deal) if chance.random() < 0.7]
                rulings = tuple(said) if policy == "dealer_rules" else ()
                return RuleIrregularity(chance.choice(list(KINDS)), Policy(policy), rulings)
            case 6:
                return PayDebt(player, 5)
        allowed = self.game.dealer_legal(deal)
        return chance.choice([said_by_the_dealer(self.game, deal, verb) for verb in allowed] or [CloseBets()])


def said_by_the_dealer(game: AnyGame, deal: Any, verb: str) -> Any:
    """A verb that the dealer has in this game alone: a sum that it has is as much as may be, a player one who owes
    something on account and has money for it."""
    about = game.dealer_verbs[verb]
    offer = game.view(deal).get("may_risk") or {"most": ENOUGH}
    able = [player for player in game.accounts(deal) if deal.purses[player]]
    said = {"amount": offer["most"], "player": (able or PLAYERS)[0]}
    return about.read({name: said[name] for name in about.fields})


def stakes_of(deal: Any) -> list[str]:
    """The stakes that lie, as a ruling names them."""
    found = getattr(deal, "bets", None) or getattr(deal, "stakes", {})
    return [" ".join(reversed(name)) if isinstance(name, tuple) else name for name in found]


def why_not(game: AnyGame, deal: Any, command: Any) -> str | None:
    """The word of the refusal; None where it is taken."""
    try:
        tuple(game.decide(deal, command))
    except Refusal as refusal:
        return refusal.reason
    return None


def read(game: AnyGame, act: Mapping[str, Any]) -> Any:
    """The command of an act of a seat."""
    return game.verbs[act["do"]].read(act)


class Try(NamedTuple):
    """An act of a seat, and whether `legal` offers it."""

    act: dict[str, Any]
    offered: bool


def tries(game: AnyGame, deal: Any, player: str) -> Iterator[Try]:
    """Acts of this player: all that he is offered, and others beside them."""
    told = game.legal(deal, player)
    for verb in game.verbs:
        for fields, offer in _places(game, deal, verb, told.get(verb)):
            act = {"do": verb, "player": player, **fields}
            name = next((name for name in ("amount", "stake") if name in game.verbs[verb].fields), None)
            if name is None:
                yield Try(act, bool(offer))
            elif offer:
                for amount in _amounts(deal.rules.unit, offer):
                    fits = offer["least"] <= amount <= offer["most"] and not amount % deal.rules.unit
                    yield Try({**act, name: amount}, fits)
            else:
                for least in (deal.rules.min, getattr(deal.rules, "min_bank", ENOUGH)):
                    yield Try({**act, name: -(-least // deal.rules.unit) * deal.rules.unit}, offered=False)


def _amounts(unit: int, offer: Mapping[str, Any]) -> list[int]:
    """The ends of what is offered, its middle, and what is beside them."""
    ends = (offer["least"], offer["most"], (offer["least"] + offer["most"]) // 2)
    return sorted({end + step for end, step in product(ends, (-unit, -1, 0, 1, unit))})


def _places(game: AnyGame, deal: Any, verb: str, offer: Any) -> Iterator[tuple[dict[str, Any], Any]]:
    """What else an act of this kind names, and what is offered there."""
    match verb, game.name:
        case "bet", "punto_banco":
            for type_ in ("player", "banker", "tie", "player_pair", "super6", "dragon7"):
                yield {"bet": f"new {len(deal.used)}", "type": type_}, (offer or {}).get(type_)
        case "remove", _:
            for id_ in deal.bets:
                yield {"bet": id_}, id_ in (offer or ())
        case "stake", "baccarat_banque":
            for side in ("right", "left"):
                yield {"side": side}, offer if offer and side in offer["sides"] else None
        case "back", _:
            offered = {(one["on"], one["hand"]): one for one in offer or ()}
            for on, hand, _ in deal.all_hands:
                yield {"on": on, "hand": hand}, offered.get((on, hand))
        case "cede", _:
            for to in deal.purses:
                yield {"to": to, "price": 0}, to in (offer or ())
        case _:
            yield {}, offer
