"""What the table's inbox takes beside the reports of `hardware.devices`: frozen facts, and the answer to a command."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from controller.table.state import Actor


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a command: `reason` is one word for programs, `text` a sentence for people."""

    ok: bool
    reason: str | None = None
    text: str = ""
    data: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Observed:
    """What vision noticed, the tracker's epoch when it did, the JPEG of the picture it was read from, and those of
    the looks at a card that is not sure."""

    observation: Any
    epoch: int
    jpeg: bytes | None = None
    burst: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class TimePassed:
    """Nothing came for a while (`controller.table.LOOK_S`)."""


@dataclass(frozen=True, slots=True)
class ServiceNote:
    """Something done in service that should stand in the journal."""

    text: str


@dataclass(frozen=True, slots=True)
class Submitted:
    """A command from a tablet; the table answers through `done`."""

    command: Mapping[str, Any]
    actor: Actor
    done: asyncio.Future[Reply]
