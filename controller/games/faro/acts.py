"""Commands and facts of casino faro, how they are read and stored, and the words that tablets have for them.

Commands are wishes: they may be wrong in every way that docs/settle.md has a refusal for. `None` in an id, a player or
a type means that it was not given; a stake that was no integer at all arrives as 0, which is refused like any other
stake that is not positive. Ranks may be written as people do: `"9"`, `["J", "10"]`, `[Rank.ACE]`; the order of a call
as `"4J8"` or `["4", "J", "8"]`. Facts are never edited: every amount that moved is in the fact itself. Amounts in minor
units.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..cards import RANK_LABELS, Card, Rank
from ..codec import NO_NAME, Object, Reader, command_reader, read_amount, read_stake, read_text, text_of
from ..codec import Form as _Form
from ..dealer import OfPack
from ..kernel.acts import ByPlayer, Moved, OfPlayer, OfSum, fixed, verbs
from ..kernel.course import Engine
from ..ledger import OfMoney
from ..message import say
from ..refusal import Malformed
from ..verbs import AMOUNT, ID, PLAYER, SWITCH, Field, Verb, verb
from .bets import (
    BET_TYPES,
    BIT_OF,
    CALL_TYPES,
    COLOR_CALLS,
    COPPER_TYPES,
    NO_RANKS,
    RANK_TYPES,
    Bet,
    Line,
    Ranks,
    RankSet,
    labels_of,
    rank_set,
)

# Commands.


class PlaceBet(NamedTuple):
    """A new bet: `ranks` and `copper` are of flat and group, `win` and `lose` of heel and string, `order` of calls."""

    id: str | None
    player: str
    type: str | None
    stake: int
    ranks: Ranks = NO_RANKS
    win: Ranks = NO_RANKS
    lose: Ranks = NO_RANKS
    copper: bool = False
    order: str | Sequence[Rank | str] = ""


class Parlay(NamedTuple):
    """Leave a win of the turn just dealt on the layout as the new bet `id`; `stake` None: all that came back."""

    source: str | None
    id: str | None
    player: str
    type: str | None
    stake: int | None = None
    ranks: Ranks = NO_RANKS
    win: Ranks = NO_RANKS
    lose: Ranks = NO_RANKS
    copper: bool = False
    order: str | Sequence[Rank | str] = ""


class MoveBet(NamedTuple):
    """Put a lying bet elsewhere. `type` and `copper` None: as before. `player` None: ownership is not tested."""

    id: str | None
    player: str | None = None
    type: str | None = None
    ranks: Ranks | None = None
    win: Ranks | None = None
    lose: Ranks | None = None
    copper: bool | None = None


class _OnBet(NamedTuple):
    """Something that is done to the bet of this id. `player` None: ownership is not tested."""

    id: str | None
    player: str | None = None


class RemoveBet(_OnBet):
    """Take a bet back."""


class BarBet(_OnBet):
    """Let a bet sleep until it is unbarred."""


class UnbarBet(_OnBet):
    """Wake a barred bet."""


class ClaimBet(NamedTuple):
    """Take a dead bet, whoever owns it."""

    id: str | None
    player: str


@dataclass(frozen=True, slots=True)
class ShowUnsure:
    """The next card of the pack is visible and is one of these; a single one is as good as ShowCard."""

    candidates: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NameCard:
    """The dealer's word on card `index`, which was in doubt. It need not be one of its candidates."""

    index: int
    card: Card


@dataclass(frozen=True, slots=True)
class RaiseMax:
    """A higher maximum for the rest of the deal; bets that lie are not touched (docs/rules.md 1.2)."""

    max: int


@dataclass(frozen=True, slots=True)
class RaiseFor:
    """A higher maximum for one player for the rest of the deal (docs/rules.md 1.2.2)."""

    player: str
    max: int


@dataclass(frozen=True, slots=True)
class RaiseCap:
    """The banker covers more of a turn for the rest of the deal (docs/rules.md 1.2.3)."""

    cap: int


class Bid(OfSum):
    """Put up this sum as the bank of this deal (docs/rules.md 1.2.6)."""


class GiveUp(OfPlayer):
    """The banker gives the bank up between two deals."""


@dataclass(frozen=True, slots=True)
class HouseBank:
    """The dealer opens with the house's bank, as nobody has bid."""


@dataclass(frozen=True, slots=True)
class Time:
    """The time for a higher bid is up."""


class TakeSeat(OfPlayer):
    """A player has a seat from now on; of the table."""


class LeaveSeat(OfPlayer):
    """A player has no seat any more; of the table."""


OfSeats = PlaceBet | Parlay | MoveBet | RemoveBet | BarBet | UnbarBet | ClaimBet
OfLimits = RaiseMax | RaiseFor | RaiseCap
OfBank = Bid | GiveUp | HouseBank | Time | TakeSeat | LeaveSeat
Command = OfSeats | ShowUnsure | NameCard | OfLimits | OfBank | OfPack


# Facts.


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """A bet was placed on the layout, its stake taken from the purse. `source`: the won bet it is a parlay of."""

    bet: Bet
    source: str | None = None


@dataclass(frozen=True, slots=True)
class BetMoved:
    """A lying bet has another type, ranks or side; place, stake and bar are kept."""

    id: str
    type: str
    win: RankSet
    lose: RankSet
    copper: bool


@dataclass(frozen=True, slots=True)
class BetRemoved:
    """Its owner took the bet back."""

    id: str
    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class BetBarred:
    """The bet sleeps (`barred`) or is awake again."""

    id: str
    barred: bool


@dataclass(frozen=True, slots=True)
class BetClaimed:
    """`by` took a dead bet."""

    id: str
    by: str
    amount: int


@dataclass(frozen=True, slots=True)
class BetReturned:
    """The house gave a bet back. `why`: `dead`, `not_held` (the bank cannot answer for it), `void`, `not_callable`
    (after a correction the call is no order of the last three cards)."""

    id: str
    player: str
    amount: int
    why: str


@dataclass(frozen=True, slots=True)
class _OfTurn:
    turn: int


class BetsClosed(_OfTurn):
    """No more acts in this turn."""


class BetsReopened(_OfTurn):
    """Acts are taken again in this turn."""


@dataclass(frozen=True, slots=True)
class CardShown:
    """Card `index` of the pack (0 = soda … 51 = hoc) is visible."""

    index: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardUnsure:
    """Card `index` is visible and one of these: it waits for the dealer's word, or beside a card that does."""

    index: int
    candidates: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardNamed:
    """The dealer said what the card in doubt is."""

    index: int
    card: Card


@dataclass(frozen=True, slots=True)
class PartSettled:
    """Bets of this turn that every possible card settles alike; the TurnSettled that follows repeats their lines."""

    turn: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class PartUndone:
    """What PartSettled moved is moved back: the card was none of those it was taken for, or the turn does not count."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class IrregularityRuled:
    """Something was wrong, and by this policy these stakes were returned or paid. `result`: `returned` or `paid`."""

    kind: str
    policy: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class TurnSettled:
    """Both cards of the turn are known; the lines are in the order the bets lay."""

    turn: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class DealClosed:
    """After the hoc: what still lay went back (`returned`) or was taken (`lose`)."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The deal ended early; the stakes that lay went back by BetReturned events before this one."""

    reason: str


class Movement(NamedTuple):
    """How one bet ended or was settled, for a comparison. `result` is a settlement's, or `removed`, `claimed`,
    `dead`, `not_held`, `void`, `not_callable`, `returned`; `credit` is what went to the purse of `to`."""

    result: str
    stake: int
    pay: int
    credit: int
    to: str


class Adjustment(NamedTuple):
    """One difference that a correction makes. `turn` is the turn it was settled in, 26 for the end of the deal."""

    turn: int
    id: str
    player: str
    was: Movement | None
    now: Movement | None


@dataclass(frozen=True, slots=True)
class CardCorrected:
    """Card `index` was not `was` but `now`; everything after it was settled again and only differences are moved.

    `purses` are the compensations per player, `bank` that of the bank. What a purse cannot bear becomes a debt.
    `layout` has the bets placed now, `winners` whose wins may still be left as a parlay (id, player, amount), `turns`
    the settlements that changed, `endings` how bets left the layout otherwise. `swapped` is the other place when two
    cards changed places.
    """

    index: int
    was: Card
    now: Card
    swapped: int | None
    adjustments: tuple[Adjustment, ...]
    purses: tuple[tuple[str, int], ...]
    bank: int
    layout: tuple[Bet, ...]
    winners: tuple[tuple[str, str, int], ...]
    turns: tuple[TurnSettled, ...]
    closing: tuple[Line, ...]
    endings: tuple[tuple[str, int, Movement], ...]


@dataclass(frozen=True, slots=True)
class MaxRaised:
    """From now on, until the deal is over, this is the maximum."""

    max: int


@dataclass(frozen=True, slots=True)
class MaxRaisedFor:
    """From now on, until the deal is over, this is the maximum for this player."""

    player: str
    max: int


@dataclass(frozen=True, slots=True)
class CapRaised:
    """From now on, until the deal is over, the bank covers this much of a turn."""

    cap: int


class BidMade(Moved):
    """A sum is bid for the bank; it stays in the purse until the bank is his."""


class BidWithdrawn(ByPlayer):
    """Who had bid has left his seat: his bid is none."""


class BankTaken(Moved):
    """The highest bidder is the banker, and this sum of his the bank: the deal begins."""


@dataclass(frozen=True, slots=True)
class HouseBankOpened:
    """The bank is what lay in the house's box: the deal begins."""

    amount: int


class BankLeft(NamedTuple):
    """The banker has this sum of the bank again, which may be less than nothing. `why`: `deal` (it lasted a deal),
    `broken` (it held too little), `seat` (he left it) or `gave_up`."""

    player: str
    amount: int
    why: str


class BankerAway(ByPlayer):
    """The banker has left his seat: he holds the bank until this deal is over."""


class BankerBack(ByPlayer):
    """The banker has a seat again."""


OfBets = BetPlaced | BetMoved | BetRemoved | BetBarred | BetClaimed | BetReturned | BetsClosed | BetsReopened
OfCards = CardShown | CardUnsure | CardNamed | CardCorrected | PartSettled | PartUndone | TurnSettled
OfDeal = IrregularityRuled | DealClosed | DealVoided | MaxRaised | MaxRaisedFor | CapRaised
OfBanker = BidMade | BidWithdrawn | BankTaken | HouseBankOpened | BankLeft | BankerAway | BankerBack
Event = OfBets | OfCards | OfDeal | OfBanker | OfMoney


# Commands out of the op objects of docs/settle.md. What is merely against the rules of the game is not malformed: it
# becomes a command that is refused.


def _copper(obj: Object) -> bool | None:
    value = obj.get("copper")
    if value is not None and type(value) is not bool:
        raise Malformed("copper", say("games-true-or-false"))
    return value


def _ranks(obj: Object, name: str) -> RankSet:
    value = obj.get(name)
    if type(value) is not list:
        raise Malformed(name, say("faro-a-list-of-ranks"))
    mask = 0
    try:
        for label in value:
            mask |= BIT_OF[label]
    except (KeyError, TypeError):  # TypeError: a list or an object, which is no key
        place = next(i for i, label in enumerate(value) if type(label) is not str or label not in BIT_OF)
        raise Malformed(f"{name}[{place}]", say("faro-a-rank", ranks=" ".join(RANK_LABELS))) from None
    return RankSet(mask)


def _order(obj: Object, name: str) -> str:
    """The order of a call; empty where it is none, which no call matches."""
    value: Any = obj.get(name)
    is_order = type(value) is list and len(value) == 3 and all(type(one) is str and one in BIT_OF for one in value)
    return "".join(value) if is_order else ""


def _colors(obj: Object, name: str) -> str:
    return text_of(obj, name) or ""


_PLACED_BY: Mapping[str | None, Mapping[str, Reader]] = {
    "flat": {"ranks": _ranks},
    "group": {"ranks": _ranks},
    "heel": {"win": _ranks, "lose": _ranks},
    "string": {"win": _ranks, "lose": _ranks},
    "call": {"order": _order},
    "color": {"order": _colors},
}
"""The fields that say where a bet of this type is placed, beside its copper; of the others the type says it."""


def _place(obj: Object, kind: str | None) -> dict[str, Any]:
    place: dict[str, Any] = {}
    if kind in _PLACED_BY:
        for name, read in _PLACED_BY[kind].items():
            place[name] = read(obj, name)
    if obj.get("copper") is not None:
        place["copper"] = _copper(obj)
    return place


def _kind(obj: Object) -> str | None:
    value = obj.get("type")
    return value if type(value) is str and value in BET_TYPES else None


def _owner(obj: Object) -> str:
    player = obj.get("player")
    return player if type(player) is str else read_text(obj, "player") or NO_NAME


def _bet(obj: Object) -> PlaceBet:
    kind = _kind(obj)
    return PlaceBet(read_text(obj, "id"), _owner(obj), kind, read_stake(obj, "stake"), **_place(obj, kind))


def _parlay(obj: Object) -> Parlay:
    kind = _kind(obj)
    stake = None if obj.get("stake") is None else read_stake(obj, "stake")
    return Parlay(read_text(obj, "from"), read_text(obj, "id"), _owner(obj), kind, stake, **_place(obj, kind))


def _move(obj: Object) -> MoveBet:
    if obj.get("type") is None:
        kind, names = None, [name for name in ("ranks", "win", "lose") if name in obj]
    else:
        kind = _kind(obj) or "unknown"
        names = [*_PLACED_BY[kind]] if kind in RANK_TYPES else []
    place = {name: _ranks(obj, name) for name in names}
    return MoveBet(read_text(obj, "id"), read_text(obj, "player"), kind, **place, copper=_copper(obj))


def _on_bet(command: Callable[..., OfSeats]) -> Callable[[Object], OfSeats]:
    return lambda obj: command(read_text(obj, "id"), read_text(obj, "player"))


SEAT_OPS: Mapping[str, Callable[[Object], OfSeats]] = {
    "bet": _bet,
    "parlay": _parlay,
    "move": _move,
    "remove": _on_bet(RemoveBet),
    "bar": _on_bet(BarBet),
    "unbar": _on_bet(UnbarBet),
    "claim": lambda obj: ClaimBet(read_text(obj, "id"), _owner(obj)),
}
SCRIPT_OPS: Mapping[str, Callable[[Object], OfSeats | OfLimits]] = {
    **SEAT_OPS,
    "raise_max": command_reader(RaiseMax),
    "raise_for": lambda obj: RaiseFor(_owner(obj), read_amount(obj, "max")),
    "raise_cap": command_reader(RaiseCap),
}
"""The acts of deal scripts."""


def bet_fields(bet: Bet) -> dict[str, Any]:
    """The op fields that describe the place of a bet: ranks, or win and lose, or order, and its copper."""
    found: dict[str, Any] = {"type": bet.type}
    if bet.type in CALL_TYPES:
        found["order"] = list(bet.order) if bet.type == "call" else bet.order
    elif bet.type in RANK_TYPES:
        found |= {name: labels_of(getattr(bet, name)) for name in _PLACED_BY[bet.type]}
    if bet.type in COPPER_TYPES:
        found["copper"] = bet.copper
    return found


# What tablets say. On the wire the id of a bet is `bet`, as `id` is that of the message.


def _is_ranks(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= len(RANK_LABELS)
        and all(isinstance(rank, str) and len(rank) == 1 and rank in RANK_LABELS for rank in value)
    )


def _is_order(value: Any) -> bool:
    return (isinstance(value, str) and value in COLOR_CALLS) or (_is_ranks(value) and len(value) == 3)


_RANKS = Field(_is_ranks, say("faro-ranks-out-of", ranks=RANK_LABELS)).optional()
_ORDER = Field(_is_order, say("faro-an-order")).optional()
_TYPE = Field(
    lambda value: isinstance(value, str) and value in BET_TYPES, say("games-one-of", words=tuple(sorted(BET_TYPES)))
)
_PLACING = {
    "type": _TYPE,
    "ranks": _RANKS,
    "win": _RANKS,
    "lose": _RANKS,
    "order": _ORDER,
    "copper": SWITCH.optional(),
}
_FIELDS: Mapping[str, Mapping[str, Field]] = {
    "bet": {"bet": ID, "stake": AMOUNT, **_PLACING},
    "parlay": {"bet": ID, "from": ID, "stake": AMOUNT.optional(), **_PLACING},
    "move": {"bet": ID, **_PLACING, "type": _TYPE.optional()},
    **{name: {"bet": ID} for name in ("remove", "bar", "unbar", "claim")},
}


def _by_bet(read: Callable[[Object], Any]) -> Callable[[Object], Any]:
    return lambda obj: read({**obj, "id": obj.get("bet")})


_VERBS: Mapping[str, Verb] = {name: Verb(fields, _by_bet(SEAT_OPS[name])) for name, fields in _FIELDS.items()}
ENGINE: Engine[Command, Event] = Engine(
    "faro",
    Command,
    Event,
    seats={**_VERBS, **verbs(Bid, GiveUp)},
    dealer={
        "raise_max": verb(RaiseMax, max=AMOUNT),
        "raise_for": verb(RaiseFor, player=PLAYER, max=AMOUNT),
        "raise_cap": verb(RaiseCap, cap=AMOUNT),
        "house_bank": fixed(HouseBank),
    },
    ops={
        **SCRIPT_OPS,
        "show_unsure": command_reader(ShowUnsure),
        "name_card": command_reader(NameCard),
        "time": fixed(Time).read,
    },
    forms={RankSet: _Form(labels_of, rank_set)},
)
