"""Chemin de fer as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`.

Follow one stake: codec.py makes a command of JSON · decide.py takes it to betting.py, which accepts it or refuses it by
the rules of refusals.py, and to course.py, which says what is asked next · acts.py is what happened · deal.py folds
it · settlement.py what a coup does to it · correction.py puts a wrong card right.
"""

from ...audience import PUBLIC, Viewer
from ...cards import PACK_52, Card, Rank, Suit
from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ...refusal import BadOption, BadScript, GameError, Malformed, Refusal
from . import acts
from .acts import (
    ENGINE,
    Banco,
    Command,
    Cover,
    Decline,
    Draw,
    Event,
    Line,
    Pass,
    PutBank,
    Retire,
    Said,
    Stake,
    Stand,
    Take,
    Time,
)
from .course import new_deal
from .paper import play as settle
from .rounds import ROUNDS, Deal
from .rules import Coup, Rules, parse_rules
from .show import odds, view

apply = ENGINE.apply
apply_all = ENGINE.apply_all
decide = ENGINE.checked
decode_command = ENGINE.decode_command
decode_event = ENGINE.codec.decode
encode_event = ENGINE.codec.encode
legal = ROUNDS.legal

__all__ = [
    "PACK_52",
    "PUBLIC",
    "BadOption",
    "BadScript",
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
    "Said",
    "ShowCard",
    "Stake",
    "Stand",
    "Suit",
    "Take",
    "Time",
    "Viewer",
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
    "odds",
    "parse_rules",
    "settle",
    "view",
]
