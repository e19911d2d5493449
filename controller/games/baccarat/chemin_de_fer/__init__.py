"""Chemin de fer as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`.

Follow one stake: codec.py makes a command of JSON · decide.py takes it to betting.py, which accepts it or refuses it by
the rules of refusals.py, and to course.py, which says what is asked next · acts.py is what happened · deal.py folds
it · settlement.py what a coup does to it · correction.py puts a wrong card right.
"""

from ...cards import PACK_52, Card, Rank, Suit
from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ...refusal import BadOption, GameError, Malformed, Refusal
from . import acts
from .acts import (
    Banco,
    Command,
    Cover,
    Decline,
    Draw,
    Enter,
    Event,
    Line,
    Pass,
    PutBank,
    Retire,
    Stake,
    Stand,
    Take,
    Time,
)
from .codec import decode_command, decode_event, encode_event
from .coup import Coup
from .deal import apply, apply_all
from .decide import decide
from .legal import legal
from .play import Deal, new_deal
from .rules import Rules, parse_rules
from .view import view_of

__all__ = [
    "PACK_52",
    "BadOption",
    "Banco",
    "BankChanged",
    "Card",
    "ChangeBank",
    "ChangePurse",
    "CloseBets",
    "Command",
    "CorrectCard",
    "Coup",
    "Cover",
    "Deal",
    "DebtPaid",
    "Decline",
    "Draw",
    "Enter",
    "Event",
    "GameError",
    "Line",
    "Malformed",
    "Mark",
    "Pass",
    "PayDebt",
    "PurseChanged",
    "PutBank",
    "Rank",
    "Refusal",
    "ReopenBets",
    "Retire",
    "RuleIrregularity",
    "Rules",
    "ShowCard",
    "Stake",
    "Stand",
    "Suit",
    "Take",
    "Time",
    "VoidDeal",
    "acts",
    "apply",
    "apply_all",
    "decide",
    "decode_command",
    "decode_event",
    "encode_event",
    "legal",
    "new_deal",
    "parse_rules",
    "view_of",
]
