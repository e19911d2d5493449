"""What a command was given and cannot use."""

from __future__ import annotations

from controller.games.message import Coded, Message, Value, say


class InputError(ValueError):
    """What a command was given cannot be used; `message` says why."""

    def __init__(self, code: str, /, **data: Value | Coded) -> None:
        self.message: Message = say(code, **data)
        super().__init__(str(self.message))
