"""The options of any game: what each may be (one of a few words, a switch, a whole number), what it decides, and the
check where rules are made. Knows no game.

A game's options are the annotated fields of one class, and there alone: configuration, command line, page and
documents read them with `described`. What is said of them are messages; their sentences stand in the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Annotated, Any, NamedTuple, Self, TypeVar, get_args, get_type_hints

from .message import Message, Value, say
from .refusal import BadOption, either

MAX_AMOUNT = 2**63 - 1
"""No amount of money may be larger: what an SQLite integer holds."""


BY_KEY = Message("")
"""Stands for the sentence of the option's own key with what it is behind it: `game-option-burn-on`."""


class Words:
    """One of these words, the usual first. What each means is said by the option's own key with the word behind it."""

    def __init__(self, *words: str) -> None:
        self.words = words


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """One of a few words, each with what it means to everybody at the table."""

    meanings: Mapping[str, Message]

    @property
    def words(self) -> tuple[str, ...]:
        """What may be chosen, the usual first."""
        return tuple(self.meanings)

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and value in self.meanings

    offers = allows

    def means(self, value: Any) -> Message:
        """What this value means."""
        return self.meanings[value]

    @property
    def expected(self) -> str | Message:
        """What it may be."""
        return either(*[f'"{word}"' for word in self.meanings])


@dataclass(frozen=True, slots=True)
class Switch:
    """true or false, and what each means."""

    on: Message = BY_KEY
    off: Message = BY_KEY

    @property
    def expected(self) -> Message:
        """What it may be."""
        return say("games-true-or-false")

    def allows(self, value: object) -> bool:
        return value is True or value is False

    offers = allows

    def means(self, value: Any) -> Message:
        """What this value means."""
        return self.on if value else self.off


@dataclass(frozen=True, slots=True)
class Whole:
    """An integer within bounds, or null where `none` says what that means. `says`: the code of what a number means,
    with `number` in its data, by default the option's own with `-is` behind it. `only`: the numbers that may be chosen,
    where these are few; the others within the bounds are allowed because earlier versions wrote them in journals."""

    low: int
    high: int
    says: str = ""
    none: Message | None = None
    only: tuple[int, ...] = ()

    def allows(self, value: object) -> bool:
        if value is None:
            return self.none is not None
        return type(value) is int and self.low <= value <= self.high

    def offers(self, value: object) -> bool:
        """Whether it may be chosen."""
        return self.allows(value) and (not self.only or value in self.only)

    def means(self, value: Any) -> Message:
        """What this value means; a text stands for any number. KeyError for null where that is not allowed."""
        if value is not None:
            return say(self.says, number=value)
        if self.none is None:
            raise KeyError(value)
        return self.none

    @property
    def expected(self) -> str | Message:
        """What it may be."""
        if self.only:
            return either(*self.only)
        if self.none is None:
            return say("games-integer", low=self.low, high=self.high)
        return say("games-integer-or-null", low=self.low, high=self.high)


Option = Choice | Switch | Whole


class LiveOnly:
    """Marks an option of the live table that means nothing in a deal script (docs/settle.md)."""


@dataclass(frozen=True, slots=True)
class OnlyWith:
    """Marks an option that decides something only while another one, `name`, has one of `values`."""

    name: str
    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Unless:
    """Marks an option that decides nothing while another one, `name`, has the value `value`."""

    name: str
    value: Any


class Described(NamedTuple):
    """One option of a game: its default, what it may be, what it decides (with its section of docs/rules.md), where it
    counts, and with what other options alone."""

    default: Any
    option: Option
    says: Message
    live_only: bool
    only: tuple[OnlyWith | Unless, ...] = ()


class InForce(NamedTuple):
    """An option as it stands at a table: its value, and what that means."""

    name: str
    value: Any
    text: Message

    def json(self) -> dict[str, Any]:
        """The option as JSON for tablets."""
        return {"name": self.name, "value": self.value, "text": self.text.json()}


@dataclass(frozen=True, kw_only=True)
class Options:
    """Base of the rules of a game, as a frozen dataclass with keywords alone: `class Rules(Options, key="faro")`. Its
    own options every game has.

    Each field is `name: Annotated[type, Option, ...] = default`, with `Words` for a choice whose meanings go by the
    key. What it decides is said by `faro-option-` and its name, or by a message that stands beside the option. Rules
    that a game does not have cannot be made: TypeError for a name, BadOption for a value.
    """

    key = ""
    """What the keys of its sentences begin with."""

    cut: Annotated[str, Words("off", "ask"), say("games-option-cut"), LiveOnly] = "off"

    def __init_subclass__(cls, key: str = "") -> None:
        cls.key = key or cls.key

    def __post_init__(self) -> None:
        """Raises BadOption for the first option of the class that has a value that is not allowed, and then for one
        that does not go together with others."""
        options, values = described(type(self)), vars(self)
        if not all(about.option.allows(values[name]) for name, about in options.items()):
            raise _first_wrong(options, values, stored=True)
        if (wrong := self.clash()) is not None:
            raise BadOption(*wrong)

    def clash(self) -> tuple[str, Message] | None:
        """The first option that does not go together with others, and what it would have to be beside them; None where
        all do. A game says which; each for itself they are allowed."""
        return None

    @classmethod
    def _of(cls, values: Mapping[str, Any]) -> Self:
        """The rules with these options, which have been checked."""
        made = object.__new__(cls)
        vars(made).update(_defaults(cls), **values)
        return made

    def changed(self) -> dict[str, Any]:
        """The options that differ from their default, by name."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}


def in_force(rules: Options) -> list[InForce]:
    """The options of a game as these rules have them, in the order of the class, without those that decide nothing
    beside the others."""
    return [
        InForce(name, getattr(rules, name), about.option.means(getattr(rules, name)))
        for name, about in described(type(rules)).items()
        if all(_decides(rules, condition) for condition in about.only)
    ]


def _decides(rules: Options, condition: OnlyWith | Unless) -> bool:
    value = getattr(rules, condition.name)
    return value in condition.values if isinstance(condition, OnlyWith) else value != condition.value


_DESCRIBED: dict[type[Options], Mapping[str, Described]] = {}


def described(rules: type[Options]) -> Mapping[str, Described]:
    """The options of a game by name, in the order of the class."""
    if rules not in _DESCRIBED:
        _DESCRIBED[rules] = _describe(rules)
    return _DESCRIBED[rules]


def keys_of(about: Described) -> Iterator[str]:
    """The keys of all that is said of an option."""
    yield about.says.code
    match about.option:
        case Choice(meanings=meanings):
            yield from (message.code for message in meanings.values())
        case Switch(on=on, off=off):
            yield from (on.code, off.code)
        case Whole(says=says, none=none):
            yield from (says, none.code) if none else (says,)


_DEFAULTS: dict[type[Options], Mapping[str, Any]] = {}


def _defaults(rules: type[Options]) -> Mapping[str, Any]:
    """The value of each option that is not given."""
    if rules not in _DEFAULTS:
        _DEFAULTS[rules] = {name: about.default for name, about in described(rules).items()}
    return _DEFAULTS[rules]


def _first_wrong(options: Mapping[str, Described], values: Mapping[str, Any], *, stored: bool) -> BadOption:
    """The first option of the class that has a value that may not be chosen; with `stored`, that is not allowed."""
    for name, about in options.items():
        if name in values and not (about.option.allows if stored else about.option.offers)(values[name]):
            return BadOption(name, about.option.expected)
    raise AssertionError("these values are allowed")


def _said(option: Option | Words, key: str) -> Option:
    """The option with all that is said of it; `key`: of what it decides."""
    match option:
        case Words(words=words):
            return Choice({word: say(f"{key}-{word.replace('_', '-')}") for word in words})
        case Switch(on=on, off=off):
            return Switch(say(f"{key}-on") if on is BY_KEY else on, say(f"{key}-off") if off is BY_KEY else off)
        case Whole(says=says, none=none):
            return replace(option, says=says or f"{key}-is", none=say(f"{key}-none") if none is BY_KEY else none)
    return option


def _describe(rules: type[Options]) -> dict[str, Described]:
    hints = get_type_hints(rules, include_extras=True)
    found = {}
    of_all = {field.name for field in fields(Options)}
    for field in sorted(fields(rules), key=lambda field: field.name in of_all):  # those of every game come last
        given, *marks = get_args(hints[field.name])[1:]
        own = [mark for mark in marks if isinstance(mark, Message)]
        says = own[0] if own else say(f"{rules.key}-option-{field.name.replace('_', '-')}")
        option = _said(given, says.code)
        only = tuple(mark for mark in marks if isinstance(mark, OnlyWith | Unless))
        found[field.name] = Described(field.default, option, says, LiveOnly in marks, only)
    return found


R_ = TypeVar("R_", bound=Options)


def parse(
    rules: type[R_], game: Value, values: Mapping[str, Any], *, scripted: bool = False, stored: bool = False
) -> R_:
    """Rules from option names and JSON values. Raises BadOption for an option that `game` does not have, then for a
    value that may not be chosen, and last for one that does not go together with others; `scripted` refuses the options
    that only a live table has, `stored` takes every value that a journal may have."""
    options = described(rules)
    right = True
    for name, value in values.items():
        about = options.get(name)
        if about is None:
            raise BadOption(name, say("games-option-of", game=game, options=tuple(options)))
        if scripted and about.live_only:
            raise BadOption(name, say("games-live-only"))
        if not (about.option.allows(value) if stored else about.option.offers(value)):
            right = False  # reported when no name is wrong
    if not right:
        raise _first_wrong(options, values, stored=stored)
    made = rules._of(values)
    if (wrong := made.clash()) is not None:
        raise BadOption(*wrong)
    return made
