"""Where a replay may begin: the table as it stood when its last deal began, kept in a file beside the journal.

A cache and nothing more. Made by another version of the program, damaged or unreadable, it is ignored and the journal
is replayed from its first event; so no meaning depends on it. A deal begins with the money and the seats of the table
alone, so that little is kept; what is kept is read back and compared before it is written.

It is also a witness: it names an event of the journal by number and hash. A journal that does not hold that event has
lost rows, or is an older copy.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, replace
from pathlib import Path
from typing import Any

from controller.games.game import Carried
from controller.games.message import Message, say
from controller.games.refusal import Refusal
from controller.games.registry import GAMES
from controller.runtime.journal import Journal, JournalError
from controller.runtime.program import digest
from controller.table.accounts import Account
from controller.table.sight.states import State
from controller.table.state import OF_A_DEAL, TableState, new_sight
from hardware.files import write_whole

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The table after event `seq`, a deal's beginning, whose hash is `head`, and what the deal before left to it: a
    game may choose the next banker by that. `state` and `carried` are None when another version of the program made
    it."""

    seq: int
    head: str
    state: TableState | None
    carried: Carried | None


def beside(journal_path: Path) -> Path:
    """Path of the checkpoint of the journal at `journal_path`."""
    return journal_path.with_suffix(".checkpoint.json")


def encode(checkpoint: Checkpoint) -> str:
    """The checkpoint as the text of its file. Raises ValueError for a table that cannot be kept so: one in which no
    deal has just begun."""
    state = checkpoint.state
    if state is None or state.deal is None or checkpoint.carried is None:
        raise ValueError("there is no table to keep")
    body = {
        "seq": checkpoint.seq,
        "head": checkpoint.head,
        "program": digest(),
        "carried": _carried(checkpoint.carried),
        "sight": {name: _plain(getattr(state.sight, name)) for name in _OF_SIGHT},
        "table": {f.name: _plain(getattr(state, f.name)) for f in _KEPT},
    }
    text = json.dumps(body)  # TypeError: a field that is no plain value
    made = json.dumps({"sha256": hashlib.sha256(text.encode()).hexdigest(), "body": text})
    if decode(made) != checkpoint:
        raise ValueError("the table is not that of a deal that has just begun")
    return made


def decode(text: str) -> Checkpoint:
    """The checkpoint of a file's text. Raises ValueError, KeyError or TypeError for anything that `encode` did not
    make; the table is None when another version of the program made it."""
    outer = json.loads(text)
    if hashlib.sha256(outer["body"].encode()).hexdigest() != outer["sha256"]:
        raise ValueError("damaged")
    body = json.loads(outer["body"])
    # A file of another version names the table's part otherwise ("house"): of it the event alone is taken.
    if body["program"] != digest():
        return Checkpoint(body["seq"], body["head"], None, None)
    carried = Carried(**body["carried"])
    return Checkpoint(body["seq"], body["head"], _state(body["table"], body["sight"], carried), carried)


def _carried(carried: Carried) -> dict[str, Any]:
    return {name: dict(value) if isinstance(value, Mapping) else value for name, value in carried._asdict().items()}


_KEPT = tuple(f for f in fields(TableState) if f.name not in ("deal", "sight", *OF_A_DEAL))
"""A deal begins without the others."""
_OF_SIGHT = ("state", "epoch", "has_beam", "has_camera", "on_sheet")
"""What of the sight outlasts the deal before."""


def _state(values: Mapping[str, Any], sight: Mapping[str, Any], carried: Carried) -> TableState:
    kept = {f.name: _of(f, values[f.name]) for f in _KEPT}
    game = GAMES[kept["game"]]
    try:
        deal = game.next_deal(carried, kept["rules"], tuple(kept["seats"]))
    except Refusal as refusal:
        raise ValueError(str(refusal)) from None
    outlasts = replace(new_sight(game, deal), **{**sight, "state": State[sight["state"]]})
    return TableState(**kept, deal=deal, sight=outlasts)


def _default(field: Any) -> Any:
    return field.default if field.default is not MISSING else field.default_factory()


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, State):
        return value.name
    if isinstance(value, Mapping):
        return {name: _plain(item) for name, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return sorted(value) if isinstance(value, frozenset) else value


def _of(field: Any, value: Any) -> Any:
    """A field of the table from its plain form."""
    if field.name == "hold":
        return None if value is None else Message.of(value)
    if field.name == "faults":
        return {part: Message.of(text) for part, text in value.items()}
    if field.name == "accounts":
        return {player: Account.of(account) for player, account in value.items()}
    if field.name == "log":
        return tuple((number, Message.of(text)) for number, text in value)
    return _as(_default(field), value)


def _as(default: Any, value: Any) -> Any:
    """A value read from JSON in the type of the field it belongs to."""
    if isinstance(default, frozenset):
        return frozenset(value)
    return _tuples(value) if isinstance(default, tuple) else value


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


class CheckpointFile:
    """The checkpoint kept in the file at `path`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> Checkpoint | None:
        """What is kept there, None for nothing that can be read."""
        try:
            return decode(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            log.warning("%s is ignored, the journal is read from its first event: %s", self.path, error)
            return None

    def load_for(self, journal: Journal) -> Checkpoint | None:
        """The same for this journal. Raises JournalError when the journal does not hold the event it names."""
        kept = self.load()
        if kept is not None and journal.hash_of(kept.seq) != kept.head:
            known = {"checkpoint": str(self.path), "name": self.path.name}
            raise JournalError(say("journal-not-as-kept", last=journal.last_seq, event=kept.seq, **known))
        return kept

    def save(self, checkpoint: Checkpoint) -> None:
        """Keep it in the place of the one before. What fails is logged, never raised: the journal has it all."""
        try:
            write_whole(self.path, encode(checkpoint), sync=False)
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            log.warning("no checkpoint at event %d, the next start takes longer: %s", checkpoint.seq, error)
