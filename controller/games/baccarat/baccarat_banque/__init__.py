"""Baccarat banque, à deux tableaux, as a pure fold of the same shape as casino faro: `decide(deal, command)`,
`apply(deal, event)`.

Follow one stake: codec.py makes a command of JSON · decide.py accepts it, or refuses it by the rules of refusals.py ·
acts.py is what happened · deal.py folds it · seats.py says who sits where and has the hand · coup.py where each card
goes and who decides · settlement.py what a coup does to it · exposure.py who may know a card · correction.py
puts a wrong card right.
"""

from ...audience import PUBLIC, Viewer
from ...cards import PACK_52, Card, Rank, Suit
from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...ledger import ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ...refusal import BadOption, BadScript, GameError, Malformed, Refusal
from .acts import (
    Accept,
    Banco,
    BankLeft,
    BankRefilled,
    BankTaken,
    Bid,
    BidMade,
    CardCorrected,
    CardDealt,
    Claimed,
    Command,
    CoupBegan,
    CoupPassed,
    CoupSettled,
    CoupVoided,
    DealEnded,
    DealVoided,
    Decided,
    Draw,
    Event,
    HandsOf,
    IrregularityRuled,
    Laid,
    Line,
    Pass,
    Passed,
    Refill,
    Retire,
    Said,
    Stake,
    StakeLaid,
    StakeReturned,
    StakesAccepted,
    Stand,
    Take,
    Time,
    WindowClosed,
)
from .codec import decode_command, decode_event, encode_event
from .deal import apply, apply_all
from .legal import legal
from .odds import odds
from .play import Deal, decide, new_deal
from .rules import Rules, parse_rules
from .script import play as settle
from .seats import Seats
from .view import view

__all__ = [
    "PACK_52",
    "PUBLIC",
    "Accept",
    "BadOption",
    "BadScript",
    "Banco",
    "BankLeft",
    "BankRefilled",
    "BankTaken",
    "Bid",
    "BidMade",
    "Card",
    "CardCorrected",
    "CardDealt",
    "ChangeBank",
    "ChangePurse",
    "Claimed",
    "CloseBets",
    "Command",
    "CorrectCard",
    "CoupBegan",
    "CoupPassed",
    "CoupSettled",
    "CoupVoided",
    "Deal",
    "DealEnded",
    "DealVoided",
    "DebtPaid",
    "Decided",
    "Draw",
    "Event",
    "GameError",
    "HandsOf",
    "IrregularityRuled",
    "Laid",
    "Line",
    "Malformed",
    "Mark",
    "Pass",
    "Passed",
    "PayDebt",
    "PurseChanged",
    "Rank",
    "Refill",
    "Refusal",
    "ReopenBets",
    "Retire",
    "RuleIrregularity",
    "Rules",
    "Said",
    "Seats",
    "ShowCard",
    "Stake",
    "StakeLaid",
    "StakeReturned",
    "StakesAccepted",
    "Stand",
    "Suit",
    "Take",
    "Time",
    "Viewer",
    "VoidDeal",
    "WindowClosed",
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
