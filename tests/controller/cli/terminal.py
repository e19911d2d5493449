"""A terminal for tests."""

from __future__ import annotations

import io
import re


class Terminal(io.StringIO):
    """Says that it is one; keeps all that was written."""

    def isatty(self) -> bool:
        return True

    @property
    def lines(self) -> list[str]:
        """What stood on its line one time after the other, without colours."""
        whole = re.sub(r"\033\[[\d;]*m", "", self.getvalue())
        return [line for line in whole.split("\r\033[K") if line]

    @property
    def left(self) -> str:
        """What stands on its last line now."""
        return self.getvalue().rsplit("\r\033[K", 1)[-1].rsplit("\n", 1)[-1]
