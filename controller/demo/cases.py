"""The cases of the dealer's training: by which event of the journal each shows, and what he did about it. Pure.

A case is judged from the journal alone: from its sign to the dealer's first act that counts, by the times that stand
there. Holding play is never an act that counts: a dealer who wants to think may.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from typing import Any, Literal, NamedTuple

from controller.games.ledger import BankChanged, DebtPaid, PurseChanged
from controller.games.message import Message, say
from controller.table.events import (
    Asked,
    CardSeen,
    Event,
    FalseStart,
    FaultRaised,
    Held,
    Noted,
    Played,
    Resumed,
    Ruled,
    RulingUndone,
)
from hardware.devices import Part

Outcome = Literal["right", "wrong", "none"]
Kind = Literal["double_draw", "pushed_back", "misread", "covered", "early_call", "early_card", "claim", "power_cut"]


@dataclass(frozen=True, slots=True)
class Mistake:
    """What really happened in a case, by its name in the game's training.

    `cards`: the true cards it is about, label by place in the pack; `read`: the label that the camera gives out
    instead; `count`: cards drawn unseen; `due`: whether a claim is good; `seen`: what a dealer sees beside his page.
    """

    case: str
    seen: Message
    cards: Mapping[int, str] = field(default_factory=dict)
    read: str = ""
    count: int = 0
    due: bool = False

    def json(self) -> dict[str, Any]:
        """As it is kept in a file; `read_mistake` reads it again."""
        return {**asdict(self), "seen": self.seen.json(), "cards": {str(k): v for k, v in self.cards.items()}}


def read_mistake(kept: Mapping[str, Any]) -> Mistake:
    """A mistake as `Mistake.json` gave it. Raises KeyError, TypeError or ValueError where it is none."""
    cards = {int(place): str(card) for place, card in kept["cards"].items()}
    return Mistake(**{**kept, "seen": Message.of(kept["seen"]), "cards": cards})


class Act(NamedTuple):
    """What the dealer did. `word`: one of `ACTS`; `place` and `card` where he named a card; `drawn`: cards that left
    unseen; `kind` of an irregularity."""

    word: str
    place: int | None = None
    card: str = ""
    drawn: int = 0
    kind: str = ""


ACTS: Mapping[str, Message] = {
    "named": say("training-act-named"),
    "corrected": say("training-act-corrected"),
    "irregularity": say("training-act-irregularity"),
    "counted": say("training-act-counted"),
    "undrawn": say("training-act-undrawn"),
    "voided": say("training-act-voided"),
    "laid_away": say("training-act-laid-away"),
    "passed_by": say("training-act-passed-by"),
    "marked": say("training-act-marked"),
    "undone": say("training-act-undone"),
    "resumed": say("training-act-resumed"),
    "reopened": say("training-act-reopened"),
    "money": say("training-act-money"),
    "uncover": say("training-act-uncover"),
    "granted": say("training-act-granted"),
    "refused": say("training-act-refused"),
    "nothing": say("training-act-nothing"),
}
"""What the dealer can have done, in words."""
CLOSED = "BetsClosed"
"""So every game that trains calls this event of its own."""
REOPENED = "BetsReopened"
"""As CLOSED."""
_RULINGS = {
    "table-ruled-card": "named",
    "table-ruled-keyed": "named",
    "table-ruled-corrected": "corrected",
    "table-ruled-irregularity": "irregularity",
    "table-ruled-drawn": "counted",
    "table-ruled-undrawn": "undrawn",
    "table-ruled-void": "voided",
    "table-ruled-void-why": "voided",
    "table-ruled-laid-away": "laid_away",
    "table-ruled-passed-by": "passed_by",
    "table-ruled-marker": "marked",
}


def act_of(event: Event) -> Act | None:
    """The dealer's act that this event is, None where it is not one that counts. While a case is on nobody else rules
    at the table."""
    match event:
        case Ruled(text):
            return _ruled(text)
        case RulingUndone():
            return Act("undone")
        case Resumed():
            return Act("resumed")
        case Played(PurseChanged() | BankChanged() | DebtPaid()):
            return Act("money")
        case Played(inner) if type(inner).__name__ == REOPENED:
            return Act("reopened")
        case _:
            return None


def _ruled(text: Message) -> Act | None:
    word, data = _RULINGS.get(text.code), dict(text.data)
    if word is None:
        return None
    place, card, count, kind = data.get("index"), data.get("card"), data.get("count"), data.get("kind")
    return Act(
        word,
        place - 1 if isinstance(place, int) else None,
        card if isinstance(card, str) else "",
        count if isinstance(count, int) else 0,
        kind.code if isinstance(kind, Message) else "",
    )


@dataclass(frozen=True, slots=True)
class Case:
    """A mistake as a game trains it. `kind`: how it is made (`controller.demo.trainer`); `name`, `answer`: what it is,
    and what is right and why; `sign`: the event by which the table shows it; `right`: whether an act is the right one;
    `section`: of docs/training.md, `rule`: the paragraph of the rules that it stands on; `phases`: of a deal, in one of
    which it begins; `least_shown`: cards of the deal that are out before, at least."""

    kind: Kind
    name: Message
    answer: Message
    sign: Callable[[Event, Mistake], bool]
    right: Callable[[Act, Mistake], bool]
    section: str
    rule: str
    phases: tuple[str, ...] = ("bets_open",)
    least_shown: int = 3

    def at(self, rule: str, **fields: Any) -> Case:
        """The same by another paragraph, and with these fields of its own."""
        return replace(self, rule=rule, **fields)


def _named_right(act: Act, mistake: Mistake) -> bool:
    named = act.word in ("named", "corrected") and act.place is not None
    return named and mistake.cards.get(act.place or 0) == act.card


def _double_is_right(act: Act, mistake: Mistake) -> bool:
    return _named_right(act, mistake) or (act.word == "irregularity" and act.kind == "games-double-draw")


def _voided(act: Act, mistake: Mistake) -> bool:
    return act.word == "voided" or (act.word == "irregularity" and act.kind == "games-double-draw")


def _reopened(act: Act, mistake: Mistake) -> bool:
    return act.word == "reopened"


def _asked_of(event: Event, mistake: Mistake) -> bool:
    return isinstance(event, Asked) and event.question.kind != "restart" and event.question.index in mistake.cards


def _misread(event: Event, mistake: Mistake) -> bool:
    return isinstance(event, CardSeen) and (
        event.sighting.source == "camera"
        and event.sighting.index in mistake.cards
        and event.sighting.card == mistake.read
    )


def _bets_closed(event: Event, mistake: Mistake) -> bool:
    return isinstance(event, Played) and type(event.event).__name__ == CLOSED


DOUBLE_DRAW = Case(
    "double_draw",
    say("training-double-draw"),
    say("training-double-draw-right"),
    sign=_asked_of,
    right=_double_is_right,
    section="two-cards-at-once",
    rule="1.9.2, 1.9.7",
)
DOUBLE_FACE_DOWN = replace(
    DOUBLE_DRAW,
    answer=say("training-double-face-down-right"),
    right=_voided,
    rule="3.0.1",
    phases=("bets_closed", "dealing"),
)
"""Two cards that lie face down: nobody may look at the one that was not read."""
PUSHED_BACK = Case(
    "pushed_back",
    say("training-pushed-back"),
    say("training-pushed-back-right"),
    sign=lambda event, mistake: isinstance(event, FalseStart),
    right=_reopened,
    section="a-card-pushed-back",
    rule="1.1.5",
)
MISREAD = Case(
    "misread",
    say("training-misread"),
    say("training-misread-right"),
    sign=_misread,
    right=lambda act, mistake: act.word == "corrected" and _named_right(act, mistake),
    section="a-card-read-wrong",
    rule="1.9.3",
)
COVERED = Case(
    "covered",
    say("training-covered"),
    say("training-covered-right"),
    sign=lambda event, mistake: isinstance(event, FaultRaised) and event.part == Part.VIEW,
    right=lambda act, mistake: act.word == "uncover",
    section="a-covered-camera",
    rule="",
)
EARLY_CALL = Case(
    "early_call",
    say("training-early-call"),
    say("training-early-call-right"),
    sign=_bets_closed,
    right=_reopened,
    section="bets-called-closed-too-early",
    rule="1.1.5",
)
EARLY_CARD = Case(
    "early_card",
    say("training-early-card"),
    say("training-early-card-right"),
    sign=lambda event, mistake: isinstance(event, Held) and event.text.code == "table-not-due",
    right=lambda act, mistake: act.word == "laid_away",
    section="a-card-before-its-time",
    rule="3.0.1",
)
DEAD_BET = Case(
    "claim",
    say("training-dead-bet"),
    say("training-dead-bet-right"),
    sign=lambda event, mistake: isinstance(event, Noted) and event.text == mistake.seen,
    right=lambda act, mistake: act.word == ("granted" if mistake.due else "refused"),
    section="a-claim-of-a-dead-bet",
    rule="1.6.1",
)
LOST_BET = replace(DEAD_BET, name=say("training-lost-bet"), answer=say("training-lost-bet-right"))
"""A claim to be paid, where the table has settled every bet."""
POWER_CUT = Case(
    "power_cut",
    say("training-power-cut"),
    say("training-power-cut-right"),
    sign=lambda event, mistake: isinstance(event, Asked) and event.question.kind == "restart",
    right=lambda act, mistake: act.word == "counted" and act.drawn == mistake.count,
    section="a-power-cut",
    rule="",
)


@dataclass(frozen=True, slots=True)
class Result:
    """How a case went. `act`: what the dealer did, "" for nothing; `seconds`: from the sign to it by the journal."""

    case: str
    outcome: Outcome
    act: str = ""
    seconds: float | None = None


def seconds_between(earlier: str, later: str) -> float:
    """Seconds from one time of the journal to another."""
    return (datetime.fromisoformat(later) - datetime.fromisoformat(earlier)).total_seconds()


class Watch:
    """Follows the journal through one case; `signed_at`: the time of its sign, "" before it."""

    def __init__(self, case: Case, mistake: Mistake) -> None:
        self.case, self.mistake, self.signed_at = case, mistake, ""

    def hear(self, at: str, event: Event) -> Result | None:
        """The case's result with this event, written at this time; None while there is none."""
        if not self.signed_at:
            if self.case.sign(event, self.mistake):
                self.signed_at = at
            return None
        act = act_of(event)
        return None if act is None else self.acts(at, act)

    def acts(self, at: str, act: Act) -> Result | None:
        """The same for an act that leaves no event: one of the panel. Before the sign there is nothing to act on."""
        if not self.signed_at:
            return None
        outcome: Outcome = "right" if self.case.right(act, self.mistake) else "wrong"
        return Result(self.mistake.case, outcome, act.word, round(seconds_between(self.signed_at, at), 1))

    def nothing_done(self) -> Result:
        """Nobody has acted in the time that there is."""
        return Result(self.mistake.case, "none")
