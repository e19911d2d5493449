"""What the plain readings of the other games share: what a valid script is, the run through the coups, and chance.

Plain and slow on purpose. No line of controller/ is used.
"""

from __future__ import annotations

import copy
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tests.games.chance import Seed, chance

RANKS = "A23456789TJQK"
PACK = tuple(rank + suit for rank in RANKS for suit in "SHDC")
MOST_COUPS = 10_000
TURN_AND_TIME = ("deal", "time")
"""Acts that belong to no player."""


class Invalid(Exception):
    """The script as a whole cannot be settled."""


class Refuse(Exception):
    """One act breaks a rule of the table; its text is the word of the refusal."""


# --- what a script must be ---------------------------------------------------------------------------------------


def is_number(value: Any) -> bool:
    """A whole number; true and false are none."""
    return type(value) is int


def need(holds: bool, what: str) -> None:
    if not holds:
        raise Invalid(what)


class Option:
    """A rule option: its default, and which values it may have."""

    def __init__(self, default: Any, allows: Callable[[Any], bool], sample: Iterable[Any]) -> None:
        self.default = default
        self.allows = allows
        self.sample = tuple(sample)
        """Values for random scripts."""


def switch(default: bool) -> Option:
    return Option(default, lambda value: type(value) is bool, (True, False))


def word(default: str, *others: str) -> Option:
    words = (default, *others)
    return Option(default, lambda value: type(value) is str and value in words, words)


def number(default: int, *others: int, least: int = 1, most: int | None = None) -> Option:
    def allows(value: Any) -> bool:
        return is_number(value) and value >= least and (most is None or value <= most)

    return Option(default, allows, (default, *others))


def number_or_none(default: int | None, *others: int | None, least: int = 1) -> Option:
    return Option(default, lambda value: value is None or (is_number(value) and value >= least), (default, *others))


def checked_rules(script: dict[str, Any], options: dict[str, Option]) -> dict[str, Any]:
    """All options with the values of this script."""
    given = script.get("rules", {})
    need(type(given) is dict, "rules: an object")
    for name, value in given.items():
        need(name in options, f"rules.{name}: no such option")
        need(options[name].allows(value), f"rules.{name}: not {value!r}")
    return {name: given.get(name, option.default) for name, option in options.items()}


def checked_players(script: dict[str, Any], least: int = 1) -> dict[str, int]:
    """The purses."""
    players = script.get("players")
    need(type(players) is dict and len(players) >= least, f"players: at least {least}")
    assert isinstance(players, dict)
    for name, purse in players.items():
        need(is_number(purse) and purse >= 0, f"players.{name}: not {purse!r}")
    return dict(players)


def checked_names(script: dict[str, Any], key: str, *, default: list[str] | None = None) -> list[str]:
    """A list of names, each once."""
    names = script.get(key, default)
    need(type(names) is list and all(type(name) is str for name in names), f"{key}: a list of names")
    assert isinstance(names, list)
    need(len(set(names)) == len(names), f"{key}: a name twice")
    return list(names)


def checked_table(players: dict[str, int], *places: list[str]) -> None:
    """Everybody sits in one place, and who sits has a purse."""
    seated = [name for names in places for name in names]
    need(len(set(seated)) == len(seated), "seats: a name twice")
    need(set(seated) == set(players), "seats: the names of players")


def checked_cards(script: dict[str, Any], key: str, packs: int) -> list[str]:
    cards = script.get(key)
    need(type(cards) is list and len(cards) > 0, f"{key}: a list of cards")
    assert isinstance(cards, list)
    for card in cards:
        need(type(card) is str and card in PACK, f"{key}: no card {card!r}")
    for card in set(cards):
        need(cards.count(card) <= packs, f"{key}: {card} more than {packs} times")
    return list(cards)


def checked_events(script: dict[str, Any], *, coups: bool) -> list[dict[str, Any]]:
    events = script.get("events", [])
    need(type(events) is list, "events: a list")
    for index, event in enumerate(events):
        need(type(event) is dict, f"events[{index}]: an object")
        need(type(event.get("op")) is str, f"events[{index}].op: a word")
        if coups:
            need(is_number(event.get("coup")) and event["coup"] >= 1, f"events[{index}].coup: a number from 1")
    assert isinstance(events, list)
    return events


def checked_last_coup(script: dict[str, Any], events: list[dict[str, Any]]) -> int:
    last = script.get("last_coup", max([1, *(event["coup"] for event in events)]))
    need(is_number(last) and 1 <= last <= MOST_COUPS, f"last_coup: not {last!r}")
    assert isinstance(last, int)
    return last


# --- acts --------------------------------------------------------------------------------------------------------


def positive(event: dict[str, Any], key: str, unit: int) -> int:
    """A positive whole multiple of the unit, or `bad_stake`."""
    amount: Any = event.get(key)
    if not is_number(amount) or amount <= 0 or amount % unit != 0:
        raise Refuse("bad_stake")
    assert isinstance(amount, int)
    return amount


def at_least(event: dict[str, Any], key: str, unit: int, least: int) -> int:
    """As `positive`, and not below `least`, or `min`."""
    amount = positive(event, key, unit)
    if amount < least:
        raise Refuse("min")
    return amount


def share(amount: int, percent: int, rounding: str) -> int:
    """`percent` per cent of an amount; a half is rounded up by `nearest`."""
    if rounding == "up":
        return -(-amount * percent // 100)
    if rounding == "down":
        return amount * percent // 100
    return (amount * percent + 50) // 100


class Table(ABC):
    """A table with a script on it. A game adds its acts as methods `do_OP`."""

    GAMES: tuple[str, ...] = ()
    OPS: tuple[str, ...] = ()

    def __init__(self, script: dict[str, Any], options: dict[str, Option]) -> None:
        need(script.get("game") in self.GAMES, f"game: {' or '.join(self.GAMES)}")
        self.rules = checked_rules(script, options)
        self.players: dict[str, int] = {}
        self.rejected: list[dict[str, Any]] = []

    def known(self, name: Any) -> bool:
        return type(name) is str and name in self.players

    def take(self, index: int, event: dict[str, Any]) -> None:
        """One act: done or refused."""
        try:
            if event["op"] not in self.OPS:
                raise Refuse("bad_op")
            self.ask_player(event)
            getattr(self, "do_" + event["op"])(event)
        except Refuse as refusal:
            self.rejected.append({"event": index, "reason": str(refusal)})

    def ask_player(self, event: dict[str, Any]) -> None:
        if event["op"] not in TURN_AND_TIME and not self.known(event.get("player")):
            raise Refuse("unknown_player")

    @abstractmethod
    def over(self) -> bool:
        """No further coup can be dealt."""

    @abstractmethod
    def money(self) -> int:
        """All money: purses, banks, house and stakes."""

    @abstractmethod
    def run(self, script: dict[str, Any]) -> None:
        """All acts of the script, and what follows from them."""

    @abstractmethod
    def result(self) -> dict[str, Any]:
        """The results document."""


class Coups(Table):
    """A table at which several coups are dealt, one after the other."""

    def __init__(self, script: dict[str, Any], options: dict[str, Option]) -> None:
        super().__init__(script, options)
        self.coups: list[dict[str, Any]] = []
        self.coup = 0
        self.used = 0
        """Cards dealt."""
        self.dealt = False
        self.line: dict[str, Any] = {}
        """The coup's line of the result."""

    def begin(self, coup: int) -> None:
        """The coup begins: acts are taken."""
        self.coup = coup
        self.dealt = False

    @abstractmethod
    def end(self) -> None:
        """The last act of the coup was taken."""

    def close(self) -> None:
        """After the last coup."""

    def run(self, script: dict[str, Any]) -> None:
        """All coups that can be played; then the refusals of those that were not."""
        events = checked_events(script, coups=True)
        last = checked_last_coup(script, events)
        acts: dict[int, list[tuple[int, dict[str, Any]]]] = {}
        for index, event in enumerate(events):
            acts.setdefault(event["coup"], []).append((index, event))
        while self.coup < last and not self.over():
            self.begin(self.coup + 1)
            for index, event in acts.get(self.coup, []):
                self.take(index, event)
            self.end()
        for index, event in enumerate(events):
            if event["coup"] > self.coup:
                self.rejected.append({"event": index, "reason": "no_coup"})
        self.close()


def settle(table: Callable[[dict[str, Any]], Table], script: dict[str, Any]) -> dict[str, Any]:
    """The results document of a script, or its error."""
    try:
        laid = table(script)
        laid.run(script)
        return laid.result()
    except Invalid as fault:
        return {"error": str(fault)}


# --- baccarat ----------------------------------------------------------------------------------------------------


VALUES = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 0, "J": 0, "Q": 0, "K": 0}


def points(cards: list[str]) -> int:
    """The last digit of the sum; ten and court cards count nothing."""
    return sum(VALUES[card[0]] for card in cards) % 10


def is_natural(cards: list[str]) -> bool:
    return points(cards[:2]) >= 8


TABLEAU = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: (2, 3, 4, 5, 6, 7), 5: (4, 5, 6, 7), 6: (6, 7)}
"""Banker's total -> the punter's third cards on which he draws (RULES 3.1.4)."""


def banker_draws(total: int, third: str | None) -> bool:
    """What the table says to the banker; `third` is the card that the punter drew, or None."""
    if third is None:
        return total <= 5
    if total <= 2:
        return True
    return total <= 6 and points([third]) in TABLEAU[total]


class Baccarat(Coups):
    """A table with a shoe, from which a coup is dealt while there are enough cards."""

    CARDS_OF_A_COUP = 6

    def __init__(self, script: dict[str, Any], options: dict[str, Option]) -> None:
        super().__init__(script, options)
        self.shoe: list[str] = []

    def over(self) -> bool:
        return len(self.shoe) - self.used < self.CARDS_OF_A_COUP

    def draw(self) -> str:
        self.used += 1
        return self.shoe[self.used - 1]


class PlayersBank(Baccarat):
    """One of the players has the bank; who plays a hand draws or stands, the banker last."""

    BETTING: tuple[str, ...] = ()
    """Acts before the cards are dealt."""

    def __init__(self, script: dict[str, Any], options: dict[str, Option]) -> None:
        super().__init__(script, options)
        self.banker: str | None = None
        self.bank = 0
        self.must_play = False
        self.offer: dict[str, Any] | None = None
        """A bank that its banker gave up: `by`, `sum`, and who takes it so far: `taker`."""

    def ask_player(self, event: dict[str, Any]) -> None:
        super().ask_player(event)
        if event["op"] in self.BETTING and self.dealt:
            raise Refuse("closed")

    def end_offer(self) -> None:
        assert self.offer is not None
        if self.offer["taker"] is not None:
            self.take_bank(self.offer["taker"], self.offer["sum"])
        self.offer = None

    @abstractmethod
    def take_bank(self, name: str, amount: int) -> None:
        """He has the bank from now on."""

    @abstractmethod
    def asked(self, name: str, decision: str) -> None:
        """He draws or stands."""

    def do_draw(self, event: dict[str, Any]) -> None:
        self.asked(event["player"], "draw")

    def do_stand(self, event: dict[str, Any]) -> None:
        self.asked(event["player"], "stand")

    def side_custom(self, hand: list[str]) -> str:
        """What a punter does who does not choose."""
        total = points(hand)
        return str(self.rules["chemin_five"]) if total == 5 else "draw" if total <= 4 else "stand"

    def banker_custom(self, hand: list[str], against: list[str]) -> str:
        """What the banker does who does not choose, against this hand."""
        return "draw" if banker_draws(points(hand), against[2] if len(against) == 3 else None) else "stand"

    def close_coup(self) -> None:
        """The line of the coup, dealt or not."""
        if not self.dealt:
            self.line = {"coup": self.coup, "dealt": False, "banker": self.banker}
        self.coups.append({**self.line, "bank": self.bank, "players": dict(self.players)})
        self.dealt = False


# --- chance ------------------------------------------------------------------------------------------------------


def some_rules(rnd: random.Random, options: dict[str, Option]) -> dict[str, Any]:
    """About half of the options set."""
    return {name: rnd.choice(option.sample) for name, option in options.items() if rnd.random() < 0.5}


def some_cards(rnd: random.Random, packs: int, least: int, most: int) -> list[str]:
    """The top of a shuffled shoe."""
    shoe = list(PACK) * packs
    rnd.shuffle(shoe)
    return shoe[: rnd.randint(least, most)]


STRANGE: tuple[Any, ...] = ("zzz", 1.5, [], {}, None, True, 0, -1, 101)
"""What some option does not take."""

NONSENSE: tuple[Any, ...] = (None, True, "10", 1.0, 2.5, [1], {})
"""Values of the wrong kind for an amount."""


def some_amount(rnd: random.Random, *wanted: int) -> Any:
    """Mostly one of the wanted amounts; now and then none that an act may have."""
    if rnd.random() < 0.04:
        return rnd.choice([0, -5, 10**19, *NONSENSE])
    return rnd.choice(wanted)


def some_player(rnd: random.Random, names: Iterable[str]) -> Any:
    if rnd.random() < 0.02:
        return rnd.choice(["nobody", None, 7, ["ann"]])
    return rnd.choice(list(names))


def strewn(rnd: random.Random, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The acts of the coups shuffled into one another, each coup in its own order."""
    heaps: dict[int, list[dict[str, Any]]] = {}
    for event in events:
        heaps.setdefault(event["coup"], []).append(event)
    order = [event["coup"] for event in events]
    rnd.shuffle(order)
    return [heaps[coup].pop(0) for coup in order]


def driven(
    rnd: random.Random, table: Coups, coups: int, acts: int, act: Callable[[random.Random, Any], dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Acts chosen by `act` with the table in sight, so that they get far into the game; and some of a coup too late."""
    index = 0
    for coup in range(1, coups + 1):
        if table.over():
            break
        table.begin(coup)
        for _ in range(rnd.randint(0, acts)):
            event = {"coup": coup, **act(rnd, table)}
            table.take(index, event)
            index += 1
            yield event
        table.end()
    if rnd.random() < 0.3:
        yield {"coup": coups + rnd.randint(0, 1), **act(rnd, table)}


def acted(
    rnd: random.Random,
    script: dict[str, Any],
    table: Callable[[dict[str, Any]], Coups],
    act: Callable[[random.Random, Any], dict[str, Any]],
    *,
    coups: int,
    acts: int,
) -> dict[str, Any]:
    """The script with acts in a random number of coups, and a random number of acts in each, up to the limits given."""
    wanted = rnd.randint(1, coups)
    events = list(driven(rnd, table(script), wanted, acts, act))
    if rnd.random() < 0.5:
        events = strewn(rnd, events)
    script["events"] = events
    if rnd.random() < 0.6:
        script["last_coup"] = rnd.randint(max(1, wanted - 1), wanted + 2)
    return script


def often_left_out(rnd: random.Random, script: dict[str, Any], key: str) -> None:
    """An empty list that may be left out is, half of the time."""
    if not script[key] and rnd.random() < 0.5:
        del script[key]


def many(
    seed: int | Seed, number: int, script_of: Callable[[random.Random], dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Random scripts with all options mixed, many of their acts to be refused."""
    rnd = chance(seed)
    return (script_of(rnd) for _ in range(number))


# --- scripts that are none ---------------------------------------------------------------------------------------


def spoiled(
    script: dict[str, Any], options: dict[str, Option], *, cards: str, places: tuple[str, ...]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """A valid script made invalid in each way, with the name of the way. `cards` and `places`: keys of the script."""

    def other(**changes: Any) -> dict[str, Any]:
        spoilt = {**copy.deepcopy(script), **changes}
        return {key: value for key, value in spoilt.items() if value != "MISSING"}

    yield "an option nobody knows", other(rules={"jokers": True})
    yield "rules as a list", other(rules=[])
    yield "rules null", other(rules=None)
    for name, option in options.items():
        for value in STRANGE:
            if not option.allows(value):
                yield f"{name} {value!r}", other(rules={name: value})
    yield "no cards", other(**{cards: "MISSING"})
    yield "an empty pack", other(**{cards: []})
    yield "cards as a text", other(**{cards: " ".join(script[cards])})
    for card in ("1S", "AX", "", "as", "ASS", 7, None, ["A", "S"]):
        yield f"a card {card!r}", other(**{cards: [card, *script[cards][1:]]})
    yield "a card too often", other(**{cards: [script[cards][0]] * 9 + script[cards][1:]})
    yield "no players", other(players="MISSING")
    yield "nobody", other(players={})
    yield "players as a list", other(players=list(script["players"]))
    first = next(iter(script["players"]))
    for purse in (-1, None, "100", 1.0, True, [5]):
        yield f"a purse {purse!r}", other(players={**script["players"], first: purse})
    for key in places:
        yield f"{key} missing", other(**{key: "MISSING"})
        for value in (None, "ann", {}, [7], [None], ["stranger"]):
            yield f"{key} {value!r}", other(**{key: value})
        yield f"a name twice in {key}", other(**{key: [first, first, *script[key]]})
    yield "events null", other(events=None)
    yield "events as an object", other(events={})
    event: Any
    for event in (None, [], "deal", 3):
        yield f"an event {event!r}", other(events=[event])
    act = {"coup": 1, "op": "time"}
    for op in (None, 5, ["bet"], True):
        yield f"op {op!r}", other(events=[{**act, "op": op}])
    yield "op missing", other(events=[{"coup": 1}])
    if "coup" in (script["events"] or [{}])[0] or "last_coup" in script:
        for coup in (0, -1, None, 1.0, "1", True, [1]):
            yield f"coup {coup!r}", other(events=[{**act, "coup": coup}])
            yield f"last_coup {coup!r}", other(last_coup=coup)
        yield "coup missing", other(events=[{"op": "time"}])
        yield "last_coup too high", other(last_coup=MOST_COUPS + 1)
        yield "a last coup too high", other(events=[{**act, "coup": MOST_COUPS + 1}], last_coup="MISSING")
