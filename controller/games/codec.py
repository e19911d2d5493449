"""Stored events and commands from JSON, both read off the annotations of the classes themselves. Knows no game.

An event is stored as `{"event": its name, field: value, ...}`. By the type of the field a card is its label, a tuple a
list, a NamedTuple or dataclass an object, and what a game stores in a form of its own is named in its `forms`. The
order of the fields is that of the class. An event is never renamed, and loses no field; a new field has a default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Generic, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from .cards import BY_LABEL, Card
from .message import say
from .options import MAX_AMOUNT
from .refusal import Malformed, NotAnEvent, refuse


class Form(NamedTuple):
    """How a value is stored. `write` None: as it is. `read` raises NotAnEvent, KeyError or TypeError."""

    write: Callable[[Any], Any] | None
    read: Callable[[Any], Any]


Forms = Mapping[Any, Form]
E_ = TypeVar("E_")
C_ = TypeVar("C_")


def _exactly(kind: type, called: str) -> Form:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise NotAnEvent(f"expected {called}, found {value!r}")
        return value

    return Form(None, read)


def _label_of(card: Card) -> str:
    return card.label


def _card(label: Any) -> Card:
    card = BY_LABEL.get(label) if type(label) is str else None
    if card is None:
        raise NotAnEvent(f"expected a card such as TC, found {label!r}")
    return card


ATOMS: Forms = {
    int: _exactly(int, "an integer"),
    str: _exactly(str, "a string"),
    bool: _exactly(bool, "true or false"),
    Card: Form(_label_of, _card),
}


class EventCodec(Generic[E_]):
    """The stored form of all events of a game.

    `kinds` are the classes, `forms` the types that this game stores in its own way.
    """

    def __init__(self, game: str, kinds: Iterable[type[Any]], forms: Forms | None = None) -> None:
        self.kinds = {kind.__name__: kind for kind in kinds}
        self._game = game
        known = {**ATOMS, **(forms or {})}
        self._write = {kind: _fields_out(kind, known) for kind in self.kinds.values()}
        self._read = {name: _fields_in(kind, known, "event") for name, kind in self.kinds.items()}

    def encode(self, event: E_) -> dict[str, Any]:
        """The JSON object of an event."""
        kind = type(event)
        found: dict[str, Any] = {"event": kind.__name__}
        for name, write in self._write[kind]:
            value = getattr(event, name)
            found[name] = value if write is None else write(value)
        return found

    def decode(self, obj: Mapping[str, Any]) -> E_:
        """The event of a JSON object that `encode` made, also in an older version. Raises NotAnEvent."""
        name = obj.get("event") if isinstance(obj, Mapping) else None
        read = self._read.get(name) if type(name) is str else None
        if read is None:
            raise NotAnEvent(f"not an event of {self._game}: {name!r}")
        try:
            event: E_ = read(obj)
        except NotAnEvent as problem:
            raise NotAnEvent(f"not a {name} event: {problem}") from None
        return event


def _form(hint: Any, known: Forms) -> Form:
    """How values of this type are stored. TypeError for a type that has no form: known when the module is imported."""
    if hint in known:
        return known[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType) and NoneType in parts and len(parts) == 2:
        return _or_none(_form(next(part for part in parts if part is not NoneType), known))
    if origin is tuple and len(parts) == 2 and parts[1] is Ellipsis:
        return _many(_form(parts[0], known))
    if origin is tuple and parts and Ellipsis not in parts:
        return _row([_form(part, known) for part in parts])
    if isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "_fields")):
        return Form(_record_out(hint, known), _fields_in(hint, known))
    raise TypeError(f"no stored form for {hint!r}")


def _or_none(form: Form) -> Form:
    write, read = form
    return Form(
        write and (lambda value: None if value is None else write(value)),
        lambda value: None if value is None else read(value),
    )


def _many(form: Form) -> Form:
    write, read = form

    def read_all(value: Any) -> tuple[Any, ...]:
        return tuple([read(part) for part in _list(value)])

    return Form((lambda value: [write(part) for part in value]) if write else list, read_all)


def _row(forms: list[Form]) -> Form:
    def write_all(value: tuple[Any, ...]) -> list[Any]:
        return [part if form.write is None else form.write(part) for form, part in zip(forms, value, strict=True)]

    def read_all(value: Any) -> tuple[Any, ...]:
        if len(_list(value)) != len(forms):
            raise NotAnEvent(f"expected a list of {len(forms)}, found {value!r}")
        return tuple([form.read(part) for form, part in zip(forms, value, strict=True)])

    return Form(write_all, read_all)


def _list(value: Any) -> list[Any]:
    if type(value) is not list:
        raise NotAnEvent(f"expected a list, found {value!r}")
    return value


def types_of(kind: type[Any]) -> dict[str, Any]:
    """The fields of a class with their types, in order."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else kind._fields
    return {name: hints[name] for name in names}


def _fields_out(kind: type[Any], known: Forms) -> list[tuple[str, Callable[[Any], Any] | None]]:
    return [(name, _form(hint, known).write) for name, hint in types_of(kind).items()]


def _record_out(kind: type[Any], known: Forms) -> Callable[[Any], Any]:
    out = _fields_out(kind, known)
    if issubclass(kind, tuple) and all(write is None for _, write in out):
        as_dict: Callable[[Any], Any] = getattr(kind, "_asdict")  # noqa: B009
        return as_dict

    def write_fields(value: Any) -> dict[str, Any]:
        return {name: getattr(value, name) if write is None else write(getattr(value, name)) for name, write in out}

    return write_fields


def _fields_in(kind: type[Any], known: Forms, extra: str | None = None) -> Callable[[Any], Any]:
    """What reads an object of this class; `extra` is a further field that it may have and that is not kept."""
    hints = types_of(kind)
    reads = {name: _form(hint, known).read for name, hint in hints.items()}
    needed = reads.keys() - _defaults(kind)
    plain = [name for name, hint in hints.items() if hint in (int, str, bool)]
    types = [hints[name] for name in plain]
    others = [(name, read) for name, read in reads.items() if name not in plain]

    def read_fields(obj: Any) -> Any:
        """Nearly every object is whole and right: its plain fields are then compared at once."""
        try:
            if [type(obj[name]) for name in plain] == types:
                values = {**obj}
                for name, read in others:
                    values[name] = read(values[name])
                if extra:
                    del values[extra]
                return kind(**values)
        except (NotAnEvent, KeyError, TypeError):
            pass
        return kind(**one_by_one(obj))

    def one_by_one(obj: Any) -> dict[str, Any]:
        """The fields of an object of an older version, or NotAnEvent with the place of what is wrong."""
        if type(obj) is not dict:
            raise NotAnEvent(f"expected an object, found {obj!r}")
        values = {}
        for name, value in obj.items():
            if name in reads:
                try:
                    values[name] = reads[name](value)
                except NotAnEvent as problem:
                    raise NotAnEvent(f"{name}: {problem}") from None
                except (KeyError, TypeError):
                    raise NotAnEvent(f"{name}: not understood: {value!r}") from None
            elif name != extra:
                raise NotAnEvent(f"has no field {name!r}")
        if not needed <= values.keys():
            raise NotAnEvent("lacks " + ", ".join(name for name in reads if name in needed and name not in values))
        return values

    return read_fields


def _defaults(kind: type[Any]) -> set[str]:
    if is_dataclass(kind):
        return {f.name for f in fields(kind) if f.default is not MISSING or f.default_factory is not MISSING}
    return set(kind._field_defaults)


# Commands. They come from outside: every field is read by its type, and Malformed says what was wrong with it.

Object = Mapping[str, Any]
Reader = Callable[[Object, str], Any]


def read_card(obj: Object, name: str) -> Card:
    """A card by its label. Raises Malformed."""
    value = obj.get(name)
    card = BY_LABEL.get(value) if type(value) is str else None
    if card is None:
        raise Malformed(name, say("games-a-card-such-as"))
    return card


def read_cards(obj: Object, name: str) -> tuple[Card, ...]:
    """At least one card. Raises Malformed."""
    value = obj.get(name)
    if type(value) is not list or not value:
        raise Malformed(name, say("games-a-list-of-cards"))
    return tuple(read_card({f"{name}[{i}]": label}, f"{name}[{i}]") for i, label in enumerate(value))


def read_amount(obj: Object, name: str) -> int:
    """A whole number, also below 0. Raises Malformed."""
    value = obj.get(name)
    if type(value) is not int or abs(value) > MAX_AMOUNT:
        raise Malformed(name, say("games-integer", low=-MAX_AMOUNT, high=MAX_AMOUNT))
    return value


def read_words(obj: Object, name: str) -> str:
    """A string that says something. Raises Malformed."""
    value = obj.get(name)
    if type(value) is not str or not value:
        raise Malformed(name, say("games-a-string-not-empty"))
    return value


def read_text(obj: Object, name: str) -> str | None:
    """A string, or None where none is given. Raises Malformed."""
    value = obj.get(name)
    if value is not None and type(value) is not str:
        raise Malformed(name, say("games-a-string"))
    return value


def read_flag(obj: Object, name: str) -> bool:
    """true or false; false where it is not given. Raises Malformed."""
    value = obj.get(name, False)
    if type(value) is not bool:
        raise Malformed(name, say("games-true-or-false"))
    return value


def read_stake(obj: Object, name: str) -> int:
    """A stake; 0 for anything that is no integer, which is refused like any stake that is not positive. Raises
    Malformed for one that is too large."""
    value = obj.get(name)
    if type(value) is not int:
        return 0
    if value > MAX_AMOUNT:
        raise Malformed(name, say("games-integer-at-most", high=MAX_AMOUNT))
    return value


# The same where what is of a wrong kind is left for the rules to refuse.


def text_of(obj: Object, name: str) -> str | None:
    """A string; None for what is none."""
    value = obj.get(name)
    return value if type(value) is str else None


def whole_of(obj: Object, name: str) -> int:
    """An integer; 0 for what is none."""
    value = obj.get(name)
    return value if type(value) is int else 0


NO_NAME = ""
"""The player of an act that names none by a text: nobody has this name, so that the rules refuse the act."""


def player_of(obj: Object) -> str:
    """Whose act it is; NO_NAME where that is no text."""
    return text_of(obj, "player") or NO_NAME


READERS: Mapping[Any, Reader] = {
    Card: read_card,
    tuple[Card, ...]: read_cards,
    int: read_amount,
    str: read_words,
    bool: read_flag,
}


def command_reader(kind: type[Any], readers: Mapping[Any, Reader] = READERS) -> Callable[[Object], Any]:
    """What makes a command of this class from its JSON object, each field by its type."""
    wanted = [(name, readers[hint]) for name, hint in types_of(kind).items()]
    return lambda obj: kind(*[read(obj, name) for name, read in wanted])


def op_of(obj: Object) -> str:
    """The name of the act. Raises Malformed."""
    op = obj.get("op")
    if type(op) is not str:
        raise Malformed("op", say("games-an-act"))
    return op


def decode_op(readers: Mapping[str, Callable[[Object], C_]], obj: Object) -> C_:
    """The command of an op object, by the reader of its op. Raises Malformed, or Refusal("bad_op") for an op that has
    none."""
    op = op_of(obj)
    read = readers.get(op)
    if read is None:
        refuse("bad_op", say("games-no-act", op=op))
    return read(obj)
