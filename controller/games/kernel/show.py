"""What everybody reads of a fact: its sentences by its class; and what the views of all games have alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from ..audience import Viewer
from ..cards import Card
from ..codec import types_of
from ..correction import lines_of_correction
from ..dealer import void_reason_text
from ..ledger import BankChanged, DebtPaid, PurseChanged, compensation_lines, money_line
from ..message import Message, say
from ..options import in_force
from .course import Engine

E = TypeVar("E")
Saying = Callable[[Any], Iterable[Message]]
"""What is said of one fact."""


class OfPlayer(Protocol):
    """What became of something of one player."""

    @property
    def player(self) -> str: ...


P = TypeVar("P", bound=OfPlayer)


def silent(event: Any) -> tuple[Message, ...]:
    """Nothing: the pages show it, or it is not everybody's."""
    return ()


def cards(these: Iterable[Card]) -> tuple[Message, ...]:
    """Cards as a sentence takes several."""
    return tuple([say("games-card", card=card.label) for card in these])


def _value(value: Any) -> Any:
    """A field of a fact as a sentence takes it."""
    if isinstance(value, Card):
        return value.label
    return cards(value) if isinstance(value, tuple) else value


def said(key: str, *names: str, **fields: str) -> Saying:
    """One sentence with these fields of the fact; `fields` have another name in the sentence than in the fact. Without
    any: with all of its fields. A tuple is one of cards."""
    pairs = [(name, name) for name in names] + list(fields.items())

    def saying(event: Any) -> tuple[Message, ...]:
        taken = pairs or [(name, name) for name in types_of(type(event))]
        return (say(key, **{name: _value(getattr(event, field)) for name, field in taken}),)

    return saying


def voided(key: str, with_reason: str, **fields: str) -> Saying:
    """What does not count, with these fields of the fact: `with_reason` says its `why`, `key` stands where the dealer
    wrote nothing."""

    def saying(event: Any) -> tuple[Message, ...]:
        why = void_reason_text(event.reason)
        data = {name: getattr(event, field) for name, field in fields.items()}
        return (say(key, **data) if why is None else say(with_reason, why=why, **data),)

    return saying


def _money(event: Any) -> tuple[Message, ...]:
    return (money_line(event),)


def corrected(event: Any) -> Iterable[Message]:
    """A card that was put right, and the differences that were moved."""
    yield from lines_of_correction(event.index, event.was, event.now, getattr(event, "swapped", None))
    yield from compensation_lines(event.purses, getattr(event, "bank", 0))


def by_player(lines: Iterable[P]) -> list[P]:
    """Those of one player one after the other, the players as they come first: who hears the log hears of one person at
    a time."""
    found: dict[str, list[P]] = {}
    for line in lines:
        found.setdefault(line.player, []).append(line)
    return [line for own in found.values() for line in own]


OF_MONEY: Mapping[type[Any], Saying] = {PurseChanged: _money, DebtPaid: _money, BankChanged: _money}
"""Money that comes, goes or is owed."""


class Log(Generic[E]):
    """What the log that everybody sees says of the facts of a game. Raises TypeError for a fact that the table leaves
    out: what is not said stands in it as `silent`."""

    def __init__(self, engine: Engine[Any, E], sayings: Mapping[type[Any], Saying]) -> None:
        self._sayings = {**OF_MONEY, **sayings}
        left_out = [name for name, kind in engine.codec.kinds.items() if kind not in self._sayings]
        if left_out:
            raise TypeError(f"nothing stands for {left_out}")

    def lines(self, event: E) -> Iterable[Message]:
        """The sentences of one fact."""
        return self._sayings[type(event)](event)


def labels(deal: Any, viewer: Viewer) -> list[str | None]:
    """The cards dealt so far, None for those that this viewer may not see."""
    return [card.label if deal.exposure(index).sees(viewer) else None for index, card in enumerate(deal.cards)]


def of_every_game(game: str, deal: Any, viewer: Viewer) -> dict[str, Any]:
    """What the view of a game that hides cards begins with: phase, cards, money, rules, and what this viewer may do."""
    mine = viewer.seated
    return {
        "game": game,
        "phase": deal.phase,
        "cards": labels(deal, viewer),
        "bank": deal.bank,
        "legal": deal.rounds.legal(deal, mine) if mine else {},
        **money_and_rules(deal),
    }


def money_and_rules(deal: Any) -> dict[str, Any]:
    """The money of the players, all stakes, and the rules in force."""
    return {
        "purses": dict(deal.purses),
        "debts": dict(deal.debts),
        "on_layout": deal.on_layout,
        "rules": deal.rules.changed(),
        "options": [option.json() for option in in_force(deal.rules)],
    }


def correction(
    event: Any, *, bank: int = 0, swapped: int | None = None, lines: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """A card that was put right, and what it moved: of each purse, of the `bank`, and where a game tells them the
    `lines` of bets. `swapped`: the other place when two cards changed theirs."""
    return {
        "index": event.index,
        "was": event.was.label,
        "now": event.now.label,
        "swapped": swapped,
        "lines": lines or [],
        "purses": dict(event.purses),
        "bank": bank,
    }
