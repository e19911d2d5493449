"""One driver for every game: a command is answered by facts, facts change the deal, and what follows of them is facts
again, until somebody is asked or a card is due. Live commands and deal scripts drive the same course.

A game has one `Engine`. Functions register with it by the class of what they take: `@ENGINE.answers` gives the facts of
a command or the reason against it, `@ENGINE.folds` changes a deal by a fact, in place.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import wraps
from types import UnionType
from typing import Any, ClassVar, Generic, NamedTuple, NoReturn, ParamSpec, Self, TypeVar, get_args, get_type_hints

from ..audience import Audience
from ..cards import Card
from ..codec import EventCodec, Forms, Object, decode_op, types_of
from ..dealer import DEALER
from ..game import ENDED
from ..given import Commands
from ..ledger import ChangePurse, DebtPaid, HasMoney, PayDebt, change_purse, debt_paid, pay_debt
from ..message import say
from ..options import Options
from ..refusal import Reason, Refusal, accepted
from ..verbs import Verb
from .acts import ByPlayer, Moved, name_of
from .rounds import NOTHING, Phase, Rounds

C = TypeVar("C")
E = TypeVar("E")
F = TypeVar("F", bound=Callable[..., Any])
P = TypeVar("P", bound="Playable[Any, Any]")


def taken_by(function: Callable[..., Any]) -> tuple[type[Any], ...]:
    """The classes that a function takes as its second argument, by its annotation."""
    hint = list(get_type_hints(function).values())[1]
    return get_args(hint) if isinstance(hint, UnionType) else (hint,)


class Act(NamedTuple):
    """What a player does. `rule`: answers it alike at the table and on paper, `(deal, *fields of the command) -> facts
    or Reason`; `follows`: the method of the game's course that goes on from there at the table, None where a function
    of its own answers the command there."""

    command: type[Any]
    rule: Callable[..., Any]
    follows: Callable[[Any], Any] | None = None


class Engine(Generic[C, E]):
    """What a game makes of commands and of facts. `commands` and `events`: the unions of their classes; `seats` and
    `dealer`: the verbs of both; `ops`: further names of commands, as deal scripts and journals have them; `forms`: the
    types that are stored in a way of their own."""

    def __init__(
        self,
        game: str,
        commands: Any,
        events: Any,
        *,
        seats: Mapping[str, Verb],
        dealer: Mapping[str, Verb] | None = None,
        ops: Mapping[str, Callable[[Object], Any]] | None = None,
        forms: Forms | None = None,
    ) -> None:
        self.seat_verbs = seats
        self.dealer_verbs: Mapping[str, Verb] = dealer or {}
        self.codec: EventCodec[E] = EventCodec(game, get_args(events), forms)
        verbs = {**self.dealer_verbs, **seats}
        self._ops = {**DEALER, **{name: verb.read for name, verb in verbs.items()}, **(ops or {})}
        self._commands = get_args(commands)
        self._given = Commands(say(f"{game}-name"), self._commands)
        self._answers: dict[type[Any], Callable[[Any, Any], Any]] = {}
        self.fold_of: dict[type[Any], Callable[[Any, Any], None]] = {}
        """What changes a deal in place, by the class of the fact."""
        self.goes_on: Callable[[Any, tuple[E, ...]], tuple[E, ...]] | None = None
        """What follows of the facts of any command, these included; None for nothing."""

    def advance(self, deal: Playable[Any, Any], event: E) -> None:
        """Change a deal that the caller owns alone, in place."""
        self.fold_of[type(event)](deal, event)

    def apply(self, deal: P, event: E) -> P:
        """The deal after this event; the old one is as it was."""
        return self.apply_all(deal, (event,))

    def apply_all(self, deal: P, events: Iterable[E]) -> P:
        """The deal after all these events."""
        new = deal.copy()
        for event in events:
            self.advance(new, event)
        return new

    def answers(self, function: F) -> F:
        """This function answers the commands that it takes: `(deal, command) -> facts`, a course that has them, or
        a Reason against it."""
        self._answers.update(dict.fromkeys(taken_by(function), function))
        return function

    def plays(
        self,
        course: type[Course[Any, Any]],
        acts: Iterable[Act],
        not_now: Callable[[Any, str, str], Reason | None] | None = None,
    ) -> None:
        """These acts at the table: the rule answers, then it must be the act's time, which without `not_now` the rule
        says itself, and what follows is facts too."""
        for act in acts:
            if act.follows is not None:
                self._answers[act.command] = _at_table(course, act, act.follows, not_now)

    def moves_money(self, because: Callable[[str], NoReturn]) -> None:
        """Buying in, cashing out and paying a debt as the ledger has it; `because` refuses with the game's
        own words."""
        self._answers[ChangePurse] = lambda deal, command: change_purse(deal.ledger, command, because)
        self._answers[PayDebt] = lambda deal, command: pay_debt(deal.ledger, command, because)
        self.fold_of.setdefault(DebtPaid, debt_paid)

    def folds(self, function: F) -> F:
        """This function changes a deal, in place, by the facts that it takes: `(deal, event) -> None`."""
        self.fold_of.update(dict.fromkeys(taken_by(function), function))
        return function

    def leads(self, to: Mapping[type[Any], str], *, logged: Collection[type[Any]] = ()) -> None:
        """After these facts a run is in this phase, whatever else its fold does. `logged`: facts that are kept in the
        `log` of the run, which a correction plays again."""
        for kind in {**to, **dict.fromkeys(logged)}:
            self.fold_of[kind] = _led(self.fold_of.get(kind, _nothing_more), to.get(kind), log=kind in logged)

    def decide(self, deal: Any, command: C) -> tuple[E, ...]:
        """The facts of a command, to be applied in order. Raises Refusal with the first reason that holds."""
        answer = accepted(self._answers[type(command)](deal, command))
        facts = tuple(answer.events) if isinstance(answer, Course) else answer
        return facts if self.goes_on is None else self.goes_on(deal, facts)

    def answer(self, deal: Any, command: C) -> tuple[E, ...] | Reason:
        """The same, with the reason as a value; of a game whose answers are facts."""
        try:
            found: tuple[E, ...] | Reason = self._answers[type(command)](deal, command)
        except Refusal as refusal:
            return Reason(refusal.reason, refusal.message)
        return found

    def checked(self, deal: Any, command: C) -> tuple[E, ...]:
        """The same of a command that a caller made in code: what is none, or has a value of another kind than its
        field's, is refused in words."""
        self._given.check(command)
        return self.decide(deal, command)

    def decode_command(self, obj: Object) -> C:
        """The command of an op object. Raises Malformed, or Refusal("bad_op") for an op that does not exist."""
        command: C = decode_op(self._ops, obj)
        return command

    def names(self, namespace: Mapping[str, Any]) -> list[str]:
        """The names that the library has of the module of commands and events: these, the records that they are made
        of, and their unions."""
        kinds = {*self._commands, *self.codec.kinds.values()}

        def own(kind: Any) -> bool:
            if not isinstance(kind, type):
                return False
            record = issubclass(kind, tuple) and not issubclass(kind, ByPlayer | Moved)
            return kind in kinds or (record and ".kernel." not in kind.__module__)

        return [name for name, kind in namespace.items() if own(kind) or name in ("Command", "Event")]

    @property
    def unanswered(self) -> set[type[Any]]:
        """Commands that nothing answers."""
        return {*self._commands} - self._answers.keys()

    @property
    def unfinished(self) -> set[type[Any]]:
        """Facts that no function folds."""
        return {*self.codec.kinds.values()} - self.fold_of.keys()


Folding = Callable[[Any, Any], None]


def _led(fold: Folding, to: str | None, *, log: bool) -> Folding:
    def with_phase(deal: Any, event: Any) -> None:
        fold(deal, event)
        deal.phase = to

    def with_log(deal: Any, event: Any) -> None:
        deal.log.append(event)
        fold(deal, event)

    def with_both(deal: Any, event: Any) -> None:
        deal.log.append(event)
        fold(deal, event)
        deal.phase = to

    return with_log if to is None else with_both if log else with_phase


def _nothing_more(deal: Any, event: Any) -> None:
    """What a fact does of which the phase is all."""


def _at_table(
    course: type[Course[Any, Any]],
    act: Act,
    follows: Callable[[Any], Any],
    not_now: Callable[[Any, str, str], Reason | None] | None,
) -> Callable[[Any, Any], Any]:
    verb, names = name_of(act.command), tuple(types_of(act.command))

    def answer(deal: Any, command: Any) -> Any:
        found = act.rule(deal, *[getattr(command, name) for name in names])
        if isinstance(found, Reason):
            return found
        reason = not_now and not_now(deal, verb, command.player)
        return reason or follows((deal.course or course)(deal, *found))

    return answer


class Playable(HasMoney, Generic[C, E]):
    """Base of the deal of a game that has a table of rounds and an engine. What a fold changes in place, beside the
    ledger, is named in `in_place`: a copy has its own. Everything else is replaced, never changed."""

    in_place: ClassVar[tuple[str, ...]] = ()
    engine: ClassVar[Engine[Any, Any]]
    rounds: ClassVar[Rounds]
    course: ClassVar[Any] = None
    """The class of what follows of an act, where games with one engine differ in it."""
    rules: Options
    phase: str
    cards: tuple[Card, ...]

    def become(self, other: Self) -> None:
        """Be what another is, and share with it what can change."""
        self.__dict__.clear()
        self.__dict__.update(other.__dict__)

    def copy(self) -> Self:
        """An equal deal that shares nothing that can change."""
        new = object.__new__(type(self))
        values = new.__dict__
        values.update(self.__dict__)
        values["ledger"] = self.ledger.copy()
        for name in self.in_place:
            values[name] = values[name].copy()
        return new

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    @property
    def row(self) -> Phase:
        """What is asked now, as the table of rounds has it."""
        return self.rounds.phases.get(self.phase, NOTHING)

    @property
    def ended(self) -> bool:
        """The run is played no more."""
        return self.phase in ENDED

    @property
    def next_place(self) -> str | None:
        """Where the next card goes; None when no card is due."""
        return self.rounds.phases.get(self.phase, NOTHING).card(self)

    def exposure(self, index: int) -> Audience:
        """Who may know card `index`, also when it is the next to come."""
        return self.rounds.exposure(self, index)

    def play(self, command: C) -> tuple[Self, tuple[E, ...]]:
        """The deal after this command, and what happened. Raises Refusal; this deal stays as it is either way."""
        events = self.engine.checked(self, command)
        return self.engine.apply_all(self, events), events


class Course(Generic[P, E]):
    """What follows of an act: facts on a copy of the deal, one after the other. A game adds what follows of what.
    `own`: the caller owns the deal alone, and it is changed in place, as of a deal script."""

    def __init__(self, deal: P, *events: E, own: bool = False) -> None:
        self.deal: P = deal if own else deal.copy()
        self.events: list[E] = []
        self.emit(*events)

    def emit(self, *events: E) -> Self:
        """Apply these events and record them."""
        fold_of = self.deal.engine.fold_of
        for event in events:
            fold_of[type(event)](self.deal, event)
        self.events += events
        return self


A = ParamSpec("A")


def opening(first: Callable[[P], P], make: Callable[A, P]) -> Callable[A, P]:
    """`new_deal` of a library: a run as `make` makes it, with what is asked `first`."""

    @wraps(make)
    def new_deal(*args: A.args, **kwargs: A.kwargs) -> P:
        return first(make(*args, **kwargs))

    return new_deal
