"""What options of several games of baccarat may be (docs/rules.md section 3). Knows no game."""

from __future__ import annotations

from ..message import say
from ..options import Choice

AT_REST = say("baccarat-beads-rest")
"""What `rest` means: the casekeeper counts nothing."""
BEADS = Choice({"rest": AT_REST, "quarters": say("baccarat-beads-quarters")})
"""What the beads do where a quarter of a rank has no round number of cards."""
