"""The facts the table journals, and how they are written down.

Frozen values only; what they mean is in `state.apply`. Every kind has a stable name on disk (`KINDS`); an event once
written must stay readable, so a field may be added with a default but never renamed or removed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from controller.games.message import Message
from controller.games.registry import DEFAULT, GAMES
from controller.table.field_types import check_fields


@dataclass(frozen=True, slots=True)
class Sighting:
    """What the camera made of card `index` of the pack (0 for the first, the soda in casino faro).

    `rank` and `suit` are labels, None when not sure enough to be acted on; `candidates` and `suit_candidates` are
    probabilities 0..1; `image` is the digest of the stored picture, `burst` those of the pictures of a card in doubt;
    `source` is "camera" or "dealer".
    """

    index: int
    rank: str | None
    suit: str | None
    confidence: float = 0.0
    candidates: Mapping[str, float] = field(default_factory=dict)
    suit_candidates: Mapping[str, float] = field(default_factory=dict)
    image: str | None = None
    source: str = "camera"
    burst: tuple[str, ...] = ()

    @property
    def card(self) -> str | None:
        """The card's label such as "TC", or None while rank or suit is in doubt."""
        return self.rank + self.suit if self.rank and self.suit else None


@dataclass(frozen=True, slots=True)
class Question:
    """What the dealer is asked. `kind`: unclear, missed, disagree, duplicate (answered with a card) or restart
    (answered with how many cards were drawn). A `disagree` in which the window may show `another` card takes that
    answer too; an `unclear` or a `duplicate` that no card was drawn, where `state.may_be_undrawn` says so. `image` and
    `burst` as in `Sighting`; `with_pack`: the cards it may be when all readings of the deal and the pack are taken
    together, label -> probability, empty when not known."""

    id: str
    kind: str
    index: int
    text: Message
    candidates: Mapping[str, float] = field(default_factory=dict)
    suit_candidates: Mapping[str, float] = field(default_factory=dict)
    image: str | None = None
    burst: tuple[str, ...] = ()
    with_pack: Mapping[str, float] = field(default_factory=dict)
    another: bool = False


@dataclass(frozen=True, slots=True)
class TableOpened:
    """The first event of a journal: game, rules in force, the bank's money (minor units), `table` or `casekeeper`."""

    game: str
    rules: Mapping[str, Any]
    bank: int
    mode: str = "table"


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The rules for deals to come; the deal under way keeps its own."""

    rules: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SeatOpened:
    player: str
    bot: bool = False


@dataclass(frozen=True, slots=True)
class SeatClosed:
    player: str


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A pack lies in the box, the soda or the cover card in the window; `rules` hold for this deal. `pack`: what the
    dealer said of it, "new" or "same", where he was asked. `cut`: who has cut it, where somebody was to. `lot`: whom
    the lot has drawn, where the game has one drawn."""

    rules: Mapping[str, Any]
    pack: str = ""
    cut: tuple[str, ...] = ()
    lot: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """An event of the game itself."""

    event: Any
    game: str = DEFAULT


@dataclass(frozen=True, slots=True)
class CardSeen:
    sighting: Sighting


@dataclass(frozen=True, slots=True)
class ReadingWaits:
    """A reading that cannot be used yet, because play is held or an earlier card is not known."""

    sighting: Sighting


@dataclass(frozen=True, slots=True)
class ReadingDropped:
    """The waiting reading of card `index` has been dealt with."""

    index: int


@dataclass(frozen=True, slots=True)
class Asked:
    question: Question


@dataclass(frozen=True, slots=True)
class Answered:
    id: str


@dataclass(frozen=True, slots=True)
class Held:
    text: Message


@dataclass(frozen=True, slots=True)
class Resumed:
    """The dealer lets play go on; `without` names the faulty parts he goes on without, `hold` what still holds."""

    without: tuple[str, ...] = ()
    hold: Message | None = None


@dataclass(frozen=True, slots=True)
class FaultRaised:
    """`part` does not work. `another`: in a way the dealer has not said to go on with, so that play is held again."""

    part: str
    text: Message
    another: bool = False


@dataclass(frozen=True, slots=True)
class FaultCleared:
    part: str


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling of the dealer with all it caused, so that it can be undone as a whole."""

    text: Message
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class RulingUndone:
    text: Message


@dataclass(frozen=True, slots=True)
class Booted:
    """The program started and replayed the journal; nobody knows what was drawn meanwhile. `program`: its version and
    the digest of its files, empty in old journals; `camera`: the table has one; `networks`: what runs those of its
    reader, "onnxruntime 1.32.0", empty without a reader; `sheet`: cards are dealt by hand on the printed sheet;
    `journal`: the journal's id, empty before format 3, so that the chain holds it."""

    program: str = ""
    camera: bool = True
    networks: str = ""
    sheet: bool = False
    journal: str = ""


@dataclass(frozen=True, slots=True)
class BoardAnswered:
    """The casekeeper's board, as it was connected the first time since the start or with another firmware than before:
    `firmware` is what it calls that, "1.1"."""

    firmware: str


@dataclass(frozen=True, slots=True)
class WindowVerified:
    """The card in the window is the one that was there before, or the dealer has said what was drawn."""


@dataclass(frozen=True, slots=True)
class WindowMoved:
    """The card in the window now is card `index`; the tracker is to read it again."""

    index: int
    verify: bool = False
    """Cards may have been drawn unseen: compare the window with what was there before play goes on."""
    why: Message | None = None
    """Why, as the beginning of a sentence: "After trouble with the camera (...)"."""
    counted: bool = True
    """The exit beam's passes were counted all the while."""


@dataclass(frozen=True, slots=True)
class ServiceBegan:
    """Test mode: the service page has the devices; until it ends there is no deal, no bet and no money moved."""


@dataclass(frozen=True, slots=True)
class ServiceEnded:
    """Test mode is over."""

    why: Message


@dataclass(frozen=True, slots=True)
class Noted:
    """An incident for the log that changes nothing else; None where a command alone is marked as done."""

    text: Message | None


@dataclass(frozen=True, slots=True)
class BeamPassed:
    """A card blocked the exit beam: stored the first time, and whenever the camera sees no cards."""


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """The time of a decision was up; what that does is in the game's events beside it."""

    key: str


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """What closed the bets when it was not the dealer: `camera` or `beam`."""

    source: str


@dataclass(frozen=True, slots=True)
class FalseStart:
    """The bets were closed by a movement, but no card was drawn: the dealer is called."""

    text: Message


Event = (
    TableOpened
    | RulesChanged
    | SeatOpened
    | SeatClosed
    | DealStarted
    | Played
    | CardSeen
    | ReadingWaits
    | ReadingDropped
    | Asked
    | Answered
    | Held
    | Resumed
    | FaultRaised
    | FaultCleared
    | Ruled
    | RulingUndone
    | Booted
    | BoardAnswered
    | WindowVerified
    | WindowMoved
    | ServiceBegan
    | ServiceEnded
    | Noted
    | BeamPassed
    | RoundClosed
    | FalseStart
    | TimeRanOut
)

KINDS: dict[str, type[Any]] = {
    "table_opened": TableOpened,
    "rules_changed": RulesChanged,
    "seat_opened": SeatOpened,
    "seat_closed": SeatClosed,
    "deal_started": DealStarted,
    "played": Played,
    "card_seen": CardSeen,
    "reading_waits": ReadingWaits,
    "reading_dropped": ReadingDropped,
    "asked": Asked,
    "answered": Answered,
    "held": Held,
    "resumed": Resumed,
    "faulted": FaultRaised,
    "mended": FaultCleared,
    "ruled": Ruled,
    "ruling_undone": RulingUndone,
    "booted": Booted,
    "board_answered": BoardAnswered,
    "window_verified": WindowVerified,
    "window_moved": WindowMoved,
    "service_began": ServiceBegan,
    "service_ended": ServiceEnded,
    "noted": Noted,
    "beam_passed": BeamPassed,
    "turn_closed": RoundClosed,
    "false_start": FalseStart,
    "time_ran_out": TimeRanOut,
}
_NAMES = {cls: name for name, cls in KINDS.items()}
_MESSAGES = frozenset({"text", "why", "hold"})
"""Fields that hold a message; a row of an earlier version has a sentence there."""
_MAY_LACK = frozenset({(Noted, "text"), (WindowMoved, "why"), (Resumed, "hold")})
"""Those that may hold none; in a row of an earlier version an empty sentence is none."""
_TUPLES = frozenset({"without", "cut"})


def encode(event: Event) -> dict[str, Any]:
    """The event as a JSON object with its `kind`. Raises ValueError for a message that `decode` would not take: a table
    whose journal holds one would not start again."""
    kind = _NAMES[type(event)]
    if isinstance(event, Played):
        return {"kind": kind, "event": GAMES[event.game].codec.encode(event.event), "game": event.game}
    return {"kind": kind, **_encode_fields(event)}


def decode(body: Mapping[str, Any]) -> Event:
    """The event of a JSON object. Raises ValueError naming the kind or the field that is not known, or whose value is
    of another type."""
    if not isinstance(body, Mapping):
        raise ValueError(f"expected an event, found {body!r:.100}")
    kind = body.get("kind")
    cls = KINDS.get(kind) if isinstance(kind, str) else None
    if cls is None or not isinstance(kind, str):
        raise ValueError(f"unknown event kind {kind!r}")
    values = {name: value for name, value in body.items() if name != "kind"}
    unknown = set(values) - {f.name for f in fields(cls)}
    if unknown:
        raise ValueError(f"event {kind}: unknown field {sorted(unknown)[0]!r}")
    if cls is Played:
        game = values.get("game", DEFAULT)
        if game not in GAMES:
            raise ValueError(f"unknown game {game!r}")
        return Played(GAMES[game].codec.decode(values["event"]), game)
    for name in _MESSAGES & values.keys():
        none = (cls, name) in _MAY_LACK and values[name] in (None, "")
        values[name] = None if none else Message.of(values[name])
    if cls is Ruled:
        return Ruled(values["text"], tuple(decode(inner) for inner in values["events"]))
    if "sighting" in values:
        values["sighting"] = Sighting(**_with_burst(values["sighting"]))
        check_fields(values["sighting"], kind)
    if "question" in values:
        question = _with_burst(values["question"])
        values["question"] = Question(**{**question, "text": Message.of(question["text"])})
        check_fields(values["question"], kind)
    for name in _TUPLES & values.keys():
        values[name] = tuple(values[name])
    event: Event = cls(**values)
    check_fields(event, kind)
    return event


def _with_burst(values: Mapping[str, Any]) -> dict[str, Any]:
    return {**values, "burst": tuple(values.get("burst", ()))}


def _encode_fields(value: Any) -> dict[str, Any]:
    return {f.name: _encode_value(getattr(value, f.name)) for f in fields(value)}


def _encode_value(value: Any) -> Any:
    if isinstance(value, Message):
        stored = value.json()
        if Message.of(stored) != value:
            raise ValueError(f"expected a message that can be stored, found {value!r}")
        return stored
    if isinstance(value, Sighting | Question):
        return _encode_fields(value)
    if isinstance(value, tuple):
        return [encode(item) if type(item) in _NAMES else item for item in value]
    if isinstance(value, Mapping):
        return dict(value)
    return value
