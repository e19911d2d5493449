"""Events folded into a deal: each kind has its function, which changes a deal in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar


class Copied(Protocol):
    """A deal that can be copied, so that the copy shares nothing that can change."""

    def copy(self) -> Self: ...


D_ = TypeVar("D_", bound=Copied)
E_ = TypeVar("E_")


class Fold(Generic[E_]):
    """What each kind of event does to a deal of one game."""

    def __init__(self, kinds: Mapping[type[Any], Callable[[Any, Any], None]]) -> None:
        self._kinds = kinds

    def advance(self, deal: Copied, event: E_) -> None:
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
