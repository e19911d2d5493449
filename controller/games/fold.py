"""Events folded into a deal: each kind has its function, which changes a deal in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar


class Folded:
    """Base of the values that a fold changes in place, a game's deal and its ledger; to all else they are immutable.

    All that it is stands in the `__slots__` of its class.
    """

    __slots__ = ()
    _names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._names = (*cls._names, *vars(cls).get("__slots__", ()))

    def become(self, other: Self) -> None:
        """Shallow-copy all slots from `other`: mutable contents are shared with it."""
        for name in self._names:
            setattr(self, name, getattr(other, name))

    def copy(self) -> Self:
        """An equal value with no shared mutable contents: a game adds copies of what its fold changes in place."""
        new = object.__new__(type(self))
        new.become(self)
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Folded) or self._names != other._names:
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._names)

    __hash__ = None  # type: ignore[assignment]


D_ = TypeVar("D_", bound=Folded)
E_ = TypeVar("E_")


class Fold(Generic[E_]):
    """What each kind of event does to a deal of one game."""

    def __init__(self, kinds: Mapping[type[Any], Callable[[Any, Any], None]]) -> None:
        self._kinds = kinds

    def advance(self, deal: Folded, event: E_) -> None:
        """Change a deal that the caller owns alone, in place."""
        self._kinds[type(event)](deal, event)

    def apply(self, deal: D_, event: E_) -> D_:
        """The deal after this event; the old one is as it was."""
        return self.apply_all(deal, (event,))

    def apply_all(self, deal: D_, events: Iterable[E_]) -> D_:
        """The deal after all these events."""
        new = deal.copy()
        for event in events:
            self.advance(new, event)
        return new
