"""The number of the table's state as pages show it, and waiting for the next."""

from __future__ import annotations

import asyncio


class Changes:
    """`version` rises with everything that pages may show."""

    def __init__(self) -> None:
        self.version = 0
        self._changed = asyncio.Condition()

    def touch(self) -> None:
        """Something that pages show has changed; `publish` wakes those who wait."""
        self.version += 1

    async def publish(self) -> None:
        """Wake those who wait."""
        async with self._changed:
            self._changed.notify_all()

    async def wait(self, version: int) -> int:
        """The version once it is other than `version`."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.version != version)
        return self.version
