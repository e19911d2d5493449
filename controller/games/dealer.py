"""What the dealer may ask of a deal in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .cards import Card
from .codec import READERS, Object, command_reader
from .correction import CorrectCard
from .irregularity import KINDS, Policy, RuleIrregularity, Rulings, read_policy, read_rulings
from .ledger import ChangeBank, ChangePurse, PayDebt
from .message import Value, say


@dataclass(frozen=True, slots=True)
class CloseBets:
    """The round begins: no more bets until it is over."""


@dataclass(frozen=True, slots=True)
class ReopenBets:
    """A false start: no card of the round has been shown and betting goes on."""


@dataclass(frozen=True, slots=True)
class ShowCard:
    """The next card of the pack is visible."""

    card: Card


@dataclass(frozen=True, slots=True)
class VoidDeal:
    """The deal ends here: stakes lying go back, what is settled stands. `reason`: what the dealer wrote."""

    reason: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A marker of the pack has come, such as the `cut` card: the next card of the pack is the one after it."""

    kind: str


OfRound = CloseBets | ReopenBets | ShowCard | VoidDeal
OfPack = OfRound | CorrectCard | RuleIrregularity | ChangePurse | PayDebt | ChangeBank
"""The commands of the dealer in every game."""
Dealers = OfPack | Mark
"""The same where the pack has markers."""


FOR_A_GUEST = "guest_waits"
"""The reason that the demonstration's dealer gives."""
_REASONS = {FOR_A_GUEST: say("games-guest-waits")}


def void_reason(reason: str) -> Value:
    """The reason for the log: one of a program as its message, what the dealer wrote unchanged; empty where it only
    repeats that the deal is void."""
    said = "" if reason.strip(" .").casefold() in _SAYS_NOTHING else reason
    return _REASONS.get(reason, said)


def void_reason_text(reason: str) -> Value | None:
    """The reason for the log: an irregularity by its key, what the dealer wrote unchanged; None for nothing."""
    return KINDS.get(reason) or void_reason(reason) or None


_SAYS_NOTHING = frozenset({"", "void", "deal void", "the deal is void"})


_READERS = {**READERS, Policy | None: read_policy, Rulings: read_rulings}
DEALER: Mapping[str, Callable[[Object], Any]] = {
    "close_bets": command_reader(CloseBets),
    "reopen_bets": command_reader(ReopenBets),
    "show_card": command_reader(ShowCard),
    "rule_irregularity": command_reader(RuleIrregularity, _READERS),
    "correct_card": command_reader(CorrectCard),
    "void_deal": command_reader(VoidDeal),
    "change_purse": command_reader(ChangePurse),
    "pay_debt": command_reader(PayDebt),
    "change_bank": command_reader(ChangeBank),
}
"""The dealer's acts in every game, and what makes a command of each."""
