"""Something that takes seconds, done beside the table's loop, which asks now and then whether it is done."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from controller.games.message import Message

T = TypeVar("T")


class Work(Generic[T]):
    """`do` runs in a thread of its own from now on; `what` says to people what it is."""

    def __init__(self, what: Message, do: Callable[[], T]) -> None:
        self.what = what
        self._do = do
        self._result: T | None = None
        self._error: Exception | None = None
        self._thread = threading.Thread(target=self._run, name="work", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._result = self._do()
        except Exception as error:
            self._error = error

    @property
    def done(self) -> bool:
        return not self._thread.is_alive()

    def result(self) -> T:
        """What came of it, once done. Raises what it failed with."""
        if self._error is not None:
            raise self._error
        assert self._result is not None
        return self._result
