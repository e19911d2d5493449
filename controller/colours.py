"""Colours on a terminal: few, and never all that a sentence says by them.

None where the output is no terminal, where TERM is "dumb", or where NO_COLOR is set (https://no-color.org);
FORCE_COLOR (https://force-color.org) has them everywhere, and yields to NO_COLOR.
"""

from __future__ import annotations

import os
import re
import sys
from typing import IO

# Parameters of the control sequence SGR (ECMA-48, 5th edition, section 8.3.117).
BOLD = "1"
RED = "31"
GREEN = "32"
YELLOW = "33"
RED_SUITS = "♥♦"


def coloured(stream: IO[str]) -> bool:
    """Whether what is written there may have colours."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return os.environ.get("TERM") != "dumb" and stream.isatty()


def painted(text: str, *how: str, stream: IO[str] | None = None) -> str:
    """The text in these colours, where `stream` (standard output) has any."""
    if not text or not coloured(sys.stdout if stream is None else stream):
        return text
    return f"\033[{';'.join(how)}m{text}\033[0m"


def with_suits(text: str, stream: IO[str] | None = None) -> str:
    """The text with its hearts and diamonds in red."""
    return re.sub(f"[{RED_SUITS}]", lambda found: painted(found[0], RED, stream=stream), text)
