"""Commands and events that games of baccarat have alike, in each game's `acts` by `*`; what some of them have in a form
of their own is in `facts`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.acts import ByPlayer as ByPlayer
from ..kernel.acts import Moved as Moved
from ..kernel.acts import OfPlayer as OfPlayer
from ..kernel.acts import OfSum as OfSum

# Commands.


class Take(OfPlayer):
    """Take a bank that its banker has left, at its sum."""


class Retire(OfPlayer):
    """The banker leaves the bank."""


class Pass(OfPlayer):
    """Not to do what one is asked at the table."""


class Draw(OfPlayer):
    """One card more for one's hand."""


class Stand(OfPlayer):
    """No card more for one's hand."""


@dataclass(frozen=True, slots=True)
class DealerEntersDecision:
    """What the player whose turn it is says without a tablet, entered by the dealer."""

    draws: bool


@dataclass(frozen=True, slots=True)
class Time:
    """The time of what is asked is up."""


# Events. As in each game, they are never edited, and every amount that moved is in the event itself.


class BankTaken(Moved):
    """The bank is this player's, with this sum of his."""


class Passed(ByPlayer):
    """A player passed on what he was asked; nobody else learns of it."""


@dataclass(frozen=True, slots=True)
class BetsReopened:
    """Acts are taken again in this coup."""

    coup: int
