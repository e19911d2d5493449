"""Who may see what: viewers, and the audience of a card or a line of the log. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Viewer(NamedTuple):
    """Who looks: role `dealer`, `seat` with its player, or anybody else, such as a `display`."""

    role: str
    player: str | None = None

    @property
    def seated(self) -> str | None:
        """The player whose seat it is; None for anybody else."""
        return self.player if self.role == "seat" else None


PUBLIC = Viewer("display")
"""Who may see only what everybody may."""
DEALER_VIEW = Viewer("dealer")


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may see something: everybody, or some players by name, or the dealer."""

    everybody: bool = False
    players: frozenset[str] = frozenset()
    dealer: bool = False

    def sees(self, viewer: Viewer) -> bool:
        """Whether this viewer is one of them."""
        if self.everybody or (self.dealer and viewer.role == "dealer"):
            return True
        return viewer.role == "seat" and viewer.player in self.players

    def within(self, other: Audience) -> bool:
        """Whether whoever sees this sees the other too."""
        if other.everybody:
            return True
        return not self.everybody and self.players <= other.players and self.dealer <= other.dealer


EVERYBODY = Audience(everybody=True)
NOBODY = Audience()


def only(*players: str) -> Audience:
    """These players and nobody else."""
    return Audience(players=frozenset(players))
