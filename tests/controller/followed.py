"""The state as a page follows it, for tests that look at whole states."""

from __future__ import annotations

import json
from typing import Any

from tests.controller.changes import applied


class Followed:
    """One line's messages; a change becomes the whole state that it makes, with the clocks that stand."""

    def __init__(self) -> None:
        self._state: dict[str, Any] = {}

    def message(self, text: str | bytes) -> dict[str, Any]:
        """The message, a JSON object; a change as one of type `state`."""
        said: dict[str, Any] = json.loads(text)
        if said["type"] == "state":
            self._state = said
        elif said["type"] == "change":
            clocks = said.get("clocks", self._state.get("clocks"))
            state = applied(said.get("change"), self._state)
            self._state = {**state, "type": "state", "version": said["version"], "clocks": clocks}
            if clocks is None:
                del self._state["clocks"]
        return {**self._state} if said["type"] in ("state", "change") else said
