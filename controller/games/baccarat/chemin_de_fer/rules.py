"""The rules of chemin de fer (docs/rules.md section 3.2): the options, what a whole coup comes to, and why an act is
refused.

A reason that one act alone has stands with its condition in that act (`settle`, `course`); here are those that several
acts ask. What all games of the family refuse alike is in baccarat/rules.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated

from ...irregularity import POLICIES
from ...message import say
from ...options import MAX_AMOUNT, LiveOnly, OnlyWith, Options, Switch, Unless, Whole, Words, described, parse
from ...refusal import Reason
from ..hand import against_custom, totals
from ..rounds import outdone
from ..rules import ANSWERED, BEADS, CLOSED, UNKNOWN_PLAYER

if TYPE_CHECKING:
    from .rounds import Deal

PACKS = 6
"""Packs in the shoe (3.2.1)."""
MOST_LIMIT_S = 300
"""The longest time that a decision may be given, in seconds."""


@dataclass(frozen=True, kw_only=True)
class Rules(Options, key="chemin_de_fer"):
    """The rules in force; amounts in minor units."""

    chemin_strict: Annotated[bool, Switch(), say("chemin_de_fer-option-strict")] = True
    chemin_five: Annotated[str, Words("stand", "draw"), say("chemin_de_fer-option-five")] = "stand"
    chemin_rake: Annotated[int, Whole(0, 100), say("chemin_de_fer-option-rake")] = 0
    rake_rounding: Annotated[str, Words("up", "down", "nearest"), Unless("chemin_rake", 0)] = "up"
    min: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    unit: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    min_bank: Annotated[int, Whole(1, MAX_AMOUNT)] = 1
    suivi: Annotated[bool, Switch()] = False
    bank_stake: Annotated[str, Words("all", "choose")] = "all"
    places: Annotated[int, Whole(2, 14), LiveOnly] = 9
    bank_s: Annotated[int, Whole(5, MOST_LIMIT_S), LiveOnly] = 20
    claim_s: Annotated[int, Whole(5, MOST_LIMIT_S), LiveOnly] = 10
    risk_s: Annotated[int, Whole(5, MOST_LIMIT_S), OnlyWith("bank_stake", ("choose",)), LiveOnly] = 10
    stake_s: Annotated[int, Whole(5, MOST_LIMIT_S), LiveOnly] = 25
    cover_s: Annotated[int, Whole(5, MOST_LIMIT_S), LiveOnly] = 8
    draw_s: Annotated[int, Whole(5, MOST_LIMIT_S), LiveOnly] = 15
    peek: Annotated[str, Words("tablet", "cards"), LiveOnly] = "tablet"
    beads: Annotated[str, BEADS, LiveOnly] = "rest"
    irregularity: Annotated[str, POLICIES, LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("chemin_de_fer-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""


# Why an act is refused.

STANDS = Reason("stands", say("chemin_de_fer-stands"))
NOT_VACANT = Reason("not_vacant", say("chemin_de_fer-not-vacant"))
NOT_YOUR_TURN = Reason("not_your_turn", say("chemin_de_fer-not-your-turn"))
NOT_BANKER = Reason("not_banker", say("chemin_de_fer-not-banker"))
MUST_PLAY = Reason("must_play", say("chemin_de_fer-must-play"))
TOO_LATE = Reason("too_late", say("chemin_de_fer-too-late"))
NO_OFFER = Reason("no_offer", say("chemin_de_fer-no-offer"))
NOT_SEATED = Reason("not_seated", say("chemin_de_fer-not-seated"))
OWN = Reason("own", say("chemin_de_fer-own"))
TAKEN = Reason("taken", say("chemin_de_fer-taken"))
NO_BANK = Reason("no_bank", say("chemin_de_fer-no-bank"))
BANKER = Reason("banker", say("chemin_de_fer-banker"))
BANCO = Reason("banco", say("chemin_de_fer-banco"))
OVER_BANK = Reason("over_bank", say("chemin_de_fer-over-bank"))
OVER_HELD = Reason("over_bank", say("chemin_de_fer-over-held"))
NOT_OFFERED = Reason("not_offered", say("chemin_de_fer-not-offered"))
NO_EXCESS = Reason("no_excess", say("chemin_de_fer-no-excess"))
NO_STAKES = Reason("no_stakes", say("chemin_de_fer-no-stakes"))
NOT_DEALT = Reason("not_dealt", say("chemin_de_fer-not-dealt"))
STRICT = Reason("strict", say("chemin_de_fer-strict"))
NO_TURN = Reason("no_turn", say("chemin_de_fer-no-turn"))
NOT_NOW = Reason("not_now", say("chemin_de_fer-not-now"))
OTHER_CARDS = Reason("changes_later", say("chemin_de_fer-changes-later"))
PLAYERS_BANK = Reason("banker", say("chemin_de_fer-players-bank"))
BOX_FUNDS = Reason("funds", say("chemin_de_fer-box-funds"))


def cannot_act(deal: Deal, player: str) -> Reason | None:
    """Why this player does nothing before the coup: he is unknown, it is dealt, or after a tie the same stakes are
    played for again (3.2.4, 3.2.7)."""
    if player not in deal.ledger.purses:
        return UNKNOWN_PLAYER
    if deal.phase not in deal.rounds.betting:
        return CLOSED
    return STANDS if deal.standing else None


def not_asked_for_bank(deal: Deal, player: str) -> Reason | None:
    """A bank is put up where there is none and none on offer, and in turn (3.2.2)."""
    if deal.ledger.banker is not None or deal.offer is not None:
        return NOT_VACANT
    return None if player == deal.turn else NOT_YOUR_TURN


def already_claimed(deal: Deal, player: str) -> Reason | None:
    """The first in order of those who claim a bank has it, and of those who call banco plays (3.2.2, 3.2.3)."""
    claim = deal.offer.claim if deal.offer is not None else deal.banco
    return TAKEN if claim is not None and outdone(deal.claiming, player, claim) else None


def no_bank(deal: Deal) -> Reason | None:
    """One plays against a bank that somebody holds, with money in it (3.2.3, 3.2.11)."""
    return None if deal.ledger.banker is not None and deal.ledger.bank else NO_BANK


def not_against(deal: Deal, player: str) -> Reason | None:
    """And the banker does not play against himself (3.2.3)."""
    return no_bank(deal) or (BANKER if player == deal.ledger.banker else None)


def strict(deal: Deal, *, draws: bool) -> Reason | None:
    """Who plays also for others draws on 0 to 4 and stands on 6 and 7 (3.2.6)."""
    if deal.phase != "punters" or not deal.rules.chemin_strict or len(deal.stakes) < 2:
        return None
    return STRICT if against_custom(totals(deal.coup_cards)[0], draws=draws) else None


def not_now(deal: Deal, verb: str, player: str = "") -> Reason | None:
    """At the table everything is asked in its time, and of whom it is asked (3.2.9)."""
    row = deal.row
    return None if row.offered(verb) and (not player or player in row.asks(deal)) else NOT_NOW


def answered(deal: Deal, player: str) -> Reason | None:
    """Who has claimed or let go by is not asked again (3.2.9)."""
    return ANSWERED if player in deal.claims or player in deal.passed else None
