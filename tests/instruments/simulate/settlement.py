"""What a settlement has to move, by the second readings of the rules (tests/games): none of what the program says of it
is used, only what lay before it, whose the cards are, and what they are.

`worth` is what everybody has: his purse less what he owes, his stakes, and the bank when it is his. Nothing but a
settlement moves worth from one to another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from controller.games.cards import PACK_52
from controller.games.registry import GAMES
from tests.games import reference
from tests.games.second import baccarat_banque, chemin_de_fer, macao, punto_banco, siete_y_media
from tests.games.second.common import is_natural
from tests.instruments.simulate import german_faro

BANK, HOUSE = "the bank", "the house"
"""Beside the players: the house's own bank, and what it took as its share."""
SETTLES = {
    "faro": frozenset({"TurnSettled", "DealClosed"}),
    "german_faro": frozenset({"PairSettled"}),
    "siete_y_media": frozenset({"HandLost", "HandOut", "Settled"}),
}
COUP_SETTLED = frozenset({"CoupSettled"})
BEGINS = frozenset({"BetsClosed", "CoupBegan"})
"""With these a coup of a game with a shoe begins."""

Worth = Counter[str]
Deal = Any


class CannotSay(Exception):
    """The second reading has no answer; the text says to what."""


class Differs(Exception):
    """The second reading cannot be brought to where the program is."""


@dataclass(frozen=True)
class Coup:
    """What is to be settled. `deal` stands as before; `event`: of the program, with which it settles; `since`: the
    game's events since the coup began; `cards` of the run by place, as they really are; `rules` of this deal."""

    game: str
    deal: Deal
    event: Any
    since: tuple[Any, ...]
    cards: tuple[str, ...]
    rules: Mapping[str, Any]

    @property
    def places(self) -> frozenset[int]:
        """Of its cards in the run."""
        return frozenset(_place(event) for event in self._dealt())

    def _dealt(self) -> Iterator[Any]:
        """Burnt cards are of no coup."""
        dealt = (event for event in self.since if type(event).__name__ == "CardDealt")
        return (event for event in dealt if not str(event.place).startswith("burn"))

    def dealt(self) -> list[tuple[str, str]]:
        """Where each card went, by the house's word, and the card."""
        return [(str(event.place), self.cards[_place(event)]) for event in self._dealt()]

    def options(self, known: Iterable[str]) -> dict[str, Any]:
        """Those of the rules that the second reading has."""
        return {name: value for name, value in self.rules.items() if name in known}


def settles(game: str, event: Any) -> bool:
    """Whether stakes are settled with it."""
    return type(event).__name__ in SETTLES.get(game, COUP_SETTLED)


def worth(game: str, deal: Deal) -> Worth:
    """What everybody has; what stands on an account is the bank's."""
    found = _after(deal, deal.purses)
    for player, amount in _lying(game, deal):
        found[player] += amount
    found[deal.ledger.banker or BANK] += deal.bank
    found[HOUSE] += deal.house
    return found


def difference(one: Worth, other: Worth) -> dict[str, int]:
    """Who has more or less in the other."""
    found = {name: other[name] - one[name] for name in {**one, **other}}
    return {name: amount for name, amount in sorted(found.items()) if amount}


def _lying(game: str, deal: Deal) -> Iterator[tuple[str, int]]:
    if game == "siete_y_media":
        for player, _, hand in deal.all_hands:
            if hand.line is None:
                yield player, hand.stake
        yield from ((back.player, back.amount) for back in deal.backs if back.line is None)
    elif game in ("faro", "punto_banco"):
        yield from ((bet.player, bet.stake) for bet in deal.bets.values())
    elif game == "baccarat_banque":
        yield from ((player, amount) for (player, _), amount in deal.stakes.items())
    elif game == "german_faro":
        yield from deal.stakes.values()
    else:
        yield from deal.stakes.items()


def settled(coup: Coup) -> Worth:
    """What everybody has after it. Raises CannotSay, and Differs when the cards do not fit the rules."""
    return _SETTLED[coup.game](coup)


# --- faro ---------------------------------------------------------------------------------------------------------


def _faro(coup: Coup) -> Worth:
    deal = coup.deal
    if deal.part:
        raise CannotSay("a turn of which part was settled before its card was named")
    known = list(coup.cards)
    # With the pack's last card still covered it is the one that is left.
    deck = known + [str(card) for card in PACK_52 if str(card) not in known]
    table = reference.Table(
        {"rules": coup.options(reference.DEFAULTS), "deck": deck, "bank": deal.bank, "players": deal.purses}
    )
    table.bets = [_faro_bet(bet) for bet in deal.bets.values()]
    if type(coup.event).__name__ == "DealClosed":
        table.close()
        table.bets = []
    else:
        table.turn = coup.event.turn
        table.shown = deck[: 2 * table.turn - 1]
        table.settle()
    found = _after(deal, table.players)
    found.update({deal.ledger.banker or BANK: table.bank, HOUSE: deal.house})
    _add(found, ((bet["player"], bet["stake"]) for bet in table.bets))
    return found


def _faro_bet(bet: Any) -> dict[str, Any]:
    order: Any = bet.order or None
    if bet.type == "call":
        order = list(bet.order)
    return {
        **{name: getattr(bet, name) for name in ("id", "player", "type", "copper", "stake", "odds", "barred")},
        "win": _ranks(bet.win),
        "lose": _ranks(bet.lose),
        "order": order,
        "exempt": bet.over_max,
    }


def _ranks(mask: int) -> set[str]:
    return {rank for bit, rank in enumerate(reference.RANKS) if mask >> bit & 1}


# --- German faro --------------------------------------------------------------------------------------------------


def _german(coup: Coup) -> Worth:
    deal, event = coup.deal, coup.event
    table = _german_table(coup, deal.bank)
    table.marks = dict(deal.purses)
    table.lying = {str(card): stake for card, stake in deal.stakes.items()}
    table.out = list(deal.out)
    cards = coup.cards[len(coup.cards) - len(deal.covered) - len(deal.made) :]
    pair = table.pair(cards)
    if pair is None:
        raise Differs(f"{cards} are no pair")
    if len(coup.cards) < len(deal.pack) and None in (pair["right"], pair["left"]):
        raise Differs(f"{cards} are half a pair, and the pack is not at its end")
    said = {"right": event.right, "left": event.left, "dead_card": event.dead_card}
    for name, card in said.items():
        if pair.get(name) != (None if card is None else str(card)):
            raise Differs(f"{name} is {pair.get(name)}, not {card}")
    if list(event.out) != table.out:
        raise Differs(f"{table.out} are out, not {list(event.out)}")
    return _german_worth(deal, table, _after(deal, table.marks))


def german_again(coup: Coup) -> Worth:
    """What everybody has when the whole deal is settled from its beginning: `coup.since` are all its events, and its
    event is none. Raises CannotSay."""
    start, banker, since = coup.deal.start, coup.deal.banker, coup.since
    table = _german_table(coup, start.bank)
    table.marks = {name: amount - start.debts.get(name, 0) for name, amount in start.purses.items()}
    table.out = sorted(name for name in coup.deal.books if not start.purses[name])
    if banker is not None:  # his marks are the bank, and what the house takes out of its box is none of it
        table.bank = int(coup.rules.get("bank_marks", 100))
        table.marks[banker] -= table.bank
        since = tuple(event for event in since if type(event).__name__ != "BankChanged")
    if unknown := table.again(since, coup.cards):
        raise CannotSay(unknown)
    return _german_worth(coup.deal, table, Counter(table.marks))


def _german_table(coup: Coup, bank: int) -> german_faro.Table:
    books = {name: str(suit.value) for name, suit in coup.deal.books.items()}
    return german_faro.Table(coup.rules, books, bank, len(coup.deal.pack))


def _german_worth(deal: Deal, table: german_faro.Table, found: Worth) -> Worth:
    found.update({deal.banker or BANK: table.bank, HOUSE: deal.house})
    _add(found, table.lying.values())
    return found


# --- games with a shoe --------------------------------------------------------------------------------------------


def _chemin(coup: Coup) -> Worth:
    deal = coup.deal
    table = chemin_de_fer.CheminDeFer(
        {
            "game": coup.game,
            "rules": coup.options(chemin_de_fer.OPTIONS),
            "shoe": ["AS"],
            "seats": list(deal.seats),
            "standers": list(deal.standers),
            "players": dict.fromkeys((*deal.seats, *deal.standers), 0),
        }
    )
    hands = _hands(coup)
    table.players, table.stakes = dict(deal.purses), dict(deal.stakes)
    table.banker, table.bank, table.banco = deal.banker, deal.bank, deal.banco
    table.named = deal.risked
    table.house, table.dealt, table.decisions = deal.house, True, {}
    table.punters, table.bankers = hands["punters"], hands["banker"]
    _whole(coup, [hands["punters"], hands["banker"]], ["punters", "banker"])
    table.finish()
    return _bankers(deal, table.players, table.banker, table.bank, table.house, table.stakes.items())


def _banque(coup: Coup) -> Worth:
    deal = coup.deal
    sides = {"right": list(deal.seats.right), "left": list(deal.seats.left)}
    sides["standers"] = [*deal.seats.standers, deal.banker]
    names = [name for side in sides.values() for name in side]
    table = baccarat_banque.BaccaratBanque(
        {
            "game": coup.game,
            "rules": coup.options(baccarat_banque.OPTIONS),
            "shoe": ["AS"],
            **sides,
            "players": dict.fromkeys(names, 0),
        }
    )
    table.players, table.stakes = dict(deal.purses), dict(deal.stakes)
    table.standers.remove(deal.banker)
    table.lost_bancos = dict.fromkeys(table.players, 0)
    table.banker, table.bank, table.dealt = deal.banker, deal.bank, True
    table.hands, table.decisions = _hands(coup), {}
    table.representatives = dict.fromkeys(baccarat_banque.SIDES)
    played = [side for side in baccarat_banque.SIDES if table.laid(side) > 0]
    table.undecided = [side for side in played if not is_natural(table.hands[side])]
    if is_natural(table.hands["banker"]):
        table.undecided = []
    asked = [*table.undecided, "banker"] if table.undecided else []
    _decided(coup, table.hands, asked)
    table.finish()
    return _bankers(deal, table.players, table.banker, table.bank, deal.house, ())


def _hands(coup: Coup) -> dict[str, list[str]]:
    """The cards of the coup by hand, in their order."""
    hands: dict[str, list[str]] = {"punters": [], "banker": [], "right": [], "left": []}
    for place, card in coup.dealt():
        hands[place.rpartition("_")[0]].append(card)
    return hands


def _whole(coup: Coup, hands: Sequence[list[str]], names: Sequence[str]) -> None:
    natural = any(map(is_natural, hands))
    _decided(coup, dict(zip(names, hands, strict=True)), [] if natural else names)


def _decided(coup: Coup, hands: Mapping[str, Sequence[str]], asked: Iterable[str]) -> None:
    """A third card lies where somebody was to be asked and wanted one, and nowhere else."""
    said = {event.hand: _drew(event) for event in coup.since if type(event).__name__ == "Decided"}
    if said.keys() != set(asked):
        raise Differs(f"{sorted(asked)} are to decide, {sorted(said)} did")
    for name, cards in hands.items():
        if cards and len(cards) != 2 + said.get(name, False):
            raise Differs(f"{name} has {len(cards)} cards")


def _drew(event: Any) -> bool:
    return bool(event.draws if hasattr(event, "draws") else event.what == "draw")


def _bankers(
    deal: Deal, players: Mapping[str, int], banker: str | None, bank: int, house: int, laid: Iterable[tuple[str, int]]
) -> Worth:
    found = _after(deal, players)
    found[banker or BANK] += bank
    found[HOUSE] = house
    _add(found, laid)
    return found


def _macao(coup: Coup) -> Worth:
    deal = coup.deal
    seats = list(dict.fromkeys((*deal.seats, deal.banker)))
    table = macao.Macao(
        {
            "game": coup.game,
            "rules": coup.options(macao.OPTIONS),
            "deck": ["AS"],
            "seats": seats,
            "banker": deal.banker,
            "players": dict.fromkeys(seats, 0),
        }
    )
    table.players, table.stakes, table.dealt = dict(deal.purses), dict(deal.stakes), True
    hands: dict[str, list[str]] = {}
    refused: dict[str, list[str]] = {}
    for event in coup.since:
        match type(event).__name__:
            case "CardDealt":
                hands.setdefault(event.player, []).append(coup.cards[event.index])
            case "CardRefused":
                refused.setdefault(event.player, []).append(hands[event.player].pop())
    order = [name for name in table.order() if name in table.stakes]
    if sorted(hands) != sorted([*order, deal.banker]):
        raise Differs(f"{sorted(hands)} have cards, {sorted(table.stakes)} have staked against {deal.banker}")
    table.hands = [
        {"player": name, "cards": hands[name], "refused": refused.get(name, []), "refusable": False, "closed": True}
        for name in (*order, deal.banker)
    ]
    table.finish()
    found = _after(deal, table.players)
    found.update({BANK: deal.bank, HOUSE: deal.house})
    return found


def _punto(coup: Coup) -> Worth:
    deal = coup.deal
    cards = [card for _, card in coup.dealt()]
    table = punto_banco.PuntoBanco(
        {
            "game": coup.game,
            "rules": coup.options(punto_banco.OPTIONS),
            "shoe": cards,
            "bank": 0,
            "players": dict(deal.purses),
        }
    )
    table.bank = deal.bank  # it may owe, where a script begins with none or more
    table.used = 0
    table.lying = [
        {"id": name, "player": bet.player, "type": bet.type, "stake": bet.stake, "coup": 0}
        for name, bet in deal.bets.items()
    ]
    try:
        table.end()
    except IndexError:
        raise Differs(f"{len(cards)} cards are too few for the coup") from None
    if table.used != len(cards):
        raise Differs(f"{len(cards)} cards are too many for the coup")
    found = _after(deal, table.players)
    found.update({BANK: table.bank, HOUSE: deal.house})
    _add(found, ((bet["player"], bet["stake"]) for bet in table.lying))
    _owe(found, table.owed)
    return found


_SPANISH = dict(zip("A234567JQK", "1234567SCR", strict=True)) | dict(zip("SHDC", "OCEB", strict=True))


def _siete(coup: Coup) -> Worth:
    """What is settled with the event: a hand that went over or is out, or all that stands."""
    deal = coup.deal
    table = siete_y_media.SieteYMedia(
        {
            "game": coup.game,
            "rules": coup.options(siete_y_media.OPTIONS),
            "deck": list(siete_y_media.DECK),
            "seats": list(deal.seats),
            **({"banker": deal.banker} if deal.banker else {"bank": 0}),
            "players": dict.fromkeys((*deal.seats, *([deal.banker] if deal.banker else [])), 0),
        }
    )
    table.players = dict(deal.purses)
    table.bank = deal.bank
    table.hands = {name: [] for name in deal.seats}
    for player, number, hand in deal.all_hands:
        cards = [_spanish(coup.cards[place]) for place in hand.cards]
        line = {} if hand.line is None else {"result": "settled"}
        one = siete_y_media.Hand(player, number, cards, hand.hidden, hand.stake or None, hand.status or None, line=line)
        table.hands[player].append(one)
    table.backings = [
        {"player": back.player, "on": back.on, "hand": back.hand, "stake": back.amount}
        | ({} if back.line is None else {"result": "settled"})
        for back in deal.backs
    ]
    table.bank_cards = [_spanish(coup.cards[place]) for place in deal.bank_hand.cards]
    if type(coup.event).__name__ == "Settled":
        table.bank_stands()
    else:
        line = coup.event.line
        hand = table.hands[line.player][line.hand]
        over = hand.count() > siete_y_media.SEVEN_AND_A_HALF
        if over != (type(coup.event).__name__ == "HandLost"):
            raise Differs(f"the hand of {line.player} counts {hand.count()} half points")
        table.pay(hand, "lose" if over else "out", 0)
    found = _after(deal, table.players)
    found.update({BANK: table.bank, HOUSE: deal.house})
    _add(found, ((hand.owner, hand.stake or 0) for hand in table.all_hands() if "result" not in hand.line))
    _add(found, ((back["player"], back["stake"]) for back in table.backings if "result" not in back))
    return found


def _spanish(card: str) -> str:
    return _SPANISH[card[0]] + _SPANISH[card[1]]


# --- what they share ----------------------------------------------------------------------------------------------


def _after(deal: Deal, players: Mapping[str, int]) -> Worth:
    found: Worth = Counter(players)
    found.subtract(deal.debts)
    if hasattr(deal, "owed"):
        _owe(found, deal.owed)
    return found


def _owe(found: Worth, owed: Mapping[str, int]) -> None:
    found.subtract(owed)
    found[BANK] += sum(owed.values())


def _add(found: Worth, laid: Iterable[tuple[str, int]]) -> None:
    for player, amount in laid:
        found[player] += amount


def _place(event: Any) -> int:
    return int(event.at if hasattr(event, "at") else event.index)


_SETTLED: Mapping[str, Callable[[Coup], Worth]] = {
    "faro": _faro,
    "german_faro": _german,
    "punto_banco": _punto,
    "chemin_de_fer": _chemin,
    "baccarat_banque": _banque,
    "macao": _macao,
    "victoria": _macao,
    "siete_y_media": _siete,
}
assert _SETTLED.keys() == GAMES.keys()
