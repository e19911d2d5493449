"""Faults of the table's own machines as tablets show them: the cause without a path, the name of a device or the words
of a library, and what the dealer may do about it. The service page has the whole message. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from controller.games.message import PLAIN, Message, Value, plain, say
from controller.table.parts import spindle_of
from hardware.devices import Part

_PARTS = frozenset({"hardware-part", "hardware-part-spindle"})
"""Their texts are names of the table's own."""
_CAUSES: Mapping[str, str] = {
    "link-cannot-open": "link-absent",
    "link-not-open": "link-absent",
    "link-went-away": "link-gone",
    "hardware-no-board": "hardware-no-link",
    "hardware-no-maestro": "hardware-no-link",
    "journal-removed": "journal-gone",
    "journal-replaced": "journal-gone",
}
"""What is said instead of a message whose cause has words of its own."""
_BY_CAUSE = frozenset({"link-cannot-open", "journal-not-written"})
"""Where the cause has a code, it alone is said."""
_OTHERS: Mapping[str, str] = {
    "hardware": "hardware-no-use",
    "journal": "journal-no-use",
    "link": "link-no-use",
    "vision": "vision-no-use",
}
"""What is said instead of every other message with a text of the machine's in it, by the file of its sentence."""
_PATH = re.compile(r"""(?<![^\s('"])(?:\w+:/)?/[^\s:;,)'"]+""")
"""In a text of an old journal, and what a device said without a code."""
_READ_ONLY = re.compile("read-?only", re.IGNORECASE)


def public(message: Message) -> Message:
    """The message as everybody may read it."""
    if message.code == PLAIN:
        return plain(_PATH.sub("…", str(message["text"])))
    family = message.code.partition("-")[0]
    if message.code in _CAUSES or (family in _OTHERS and message.code not in _PARTS and _machine(message)):
        why = dict(message.data).get("why")
        if message.code in _BY_CAUSE and isinstance(why, Message):
            return public(why)
        return say(_CAUSES.get(message.code, _OTHERS[family]))
    return Message(message.code, tuple((name, _public(value)) for name, value in message.data))


def _public(value: Value) -> Value:
    if isinstance(value, Message):
        return public(value)
    return tuple(map(_public, value)) if isinstance(value, tuple) else value


def _machine(message: Message) -> bool:
    """Whether a text stands in it: of a file, a device, a library or the wire."""
    return any(_has_text(value) for _, value in message.data)


def _has_text(value: Value) -> bool:
    return isinstance(value, str) or (isinstance(value, tuple) and any(map(_has_text, value)))


_FIXES: Mapping[str, str] = {
    "link-cannot-open": "link-fix-plug",
    "link-not-open": "link-fix-plug",
    "link-other-protocol": "link-fix-firmware",
    "hardware-no-board": "link-fix-firmware",
    "hardware-no-maestro": "link-fix-maestro",
    "hardware-maestro-reports": "link-fix-maestro",
    "hardware-bead-supply": "hardware-fix-supply",
    "hardware-beam-blocked-start": "hardware-fix-beam",
    "hardware-beam-blocked-long": "hardware-fix-beam",
    "hardware-beam-unmoved": "hardware-fix-wiring",
    "hardware-beam-unexplained": "hardware-fix-wiring",
    "hardware-beam-wrong-way": "hardware-fix-wiring",
    "hardware-lid-bounces": "hardware-fix-wiring",
    "hardware-follower-early": "hardware-fix-wiring",
    "hardware-follower-late": "hardware-fix-wiring",
    "hardware-wire-off": "hardware-fix-wiring",
    "hardware-pin-unread": "hardware-fix-wiring",
    "hardware-button-stuck": "hardware-fix-wiring",
    "vision-hangs": "vision-fix-replug",
    "vision-not-opened": "vision-fix-replug",
    "vision-phone-none": "vision-fix-phone",
    "vision-phone-lost": "vision-fix-phone-line",
    "vision-phone-silent": "vision-fix-phone-line",
    "vision-phone-hidden": "vision-fix-phone-screen",
    "vision-phone-taken": "vision-fix-phone-screen",
    **dict.fromkeys(
        [f"vision-jpeg-{why}" for why in ("none", "cut", "broken", "long", "large", "small", "scans", "colours")],
        "vision-fix-phone-page",
    ),
}
"""What to do about a fault: the sentences of `faro check`."""
_FIXES_OF: Mapping[str, str] = {Part.BOARD: "link-fix-cable", Part.CAMERA: "vision-fix-check"}
"""The same for every other fault of a part."""


def fix_of(part: str, fault: Message) -> Message | None:
    """What the dealer may do about the fault of this part; None where the fault says it, or nothing is known."""
    if fault.code == "link-cannot-open" and isinstance(fault["why"], Message):
        return say("link-fix-in-use")
    if fault.code == "hardware-bead-no-feedback" and (spindle := spindle_of(part)) is not None:
        return say("hardware-fix-feedback", spindle=spindle)
    if part == Part.JOURNAL and fault.code in ("journal-not-written", "journal-not-taken-back"):
        return say("journal-fix-card" if _READ_ONLY.search(str(fault)) else "journal-fix-room")
    code = _FIXES.get(fault.code, _FIXES_OF.get(part))
    return None if code is None else say(code)
