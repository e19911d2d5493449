"""Macao and Victoria as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`.

Follow one stake: codec.py makes a command of JSON · decide.py accepts it, or refuses it by the rules of refusals.py ·
acts.py is what happened · deal.py folds it · course.py says what follows of each card · settlement.py what a coup
does to it · correction.py puts a wrong card right. Victoria has the same with two cards at first (rules.py).
"""

from ...audience import PUBLIC, Viewer
from ...cards import PACK_52, Card, Rank, Suit
from ...correction import CorrectCard
from ...dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...ledger import ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ...refusal import BadOption, BadScript, GameError, Malformed, Refusal
from .acts import (
    BankPassed,
    BetsClosed,
    BetsReopened,
    CardAsked,
    CardCorrected,
    CardDealt,
    CardRefused,
    Command,
    CoupSettled,
    CoupVoided,
    DealEnded,
    DealVoided,
    Draw,
    Event,
    Hand,
    IrregularityRuled,
    Line,
    PassBank,
    Refuse,
    Stake,
    Staked,
    StakeReturned,
    Stand,
    Time,
    TurnEnded,
)
from .codec import decode_command, decode_event, encode_event
from .deal import apply, apply_all
from .legal import legal
from .odds import odds_of as odds
from .play import Deal, decide, new_deal
from .rules import Rules, VictoriaRules, parse_rules, parse_victoria_rules
from .script import settle
from .view import view

__all__ = [
    "PACK_52",
    "PUBLIC",
    "BadOption",
    "BadScript",
    "BankPassed",
    "BetsClosed",
    "BetsReopened",
    "Card",
    "CardAsked",
    "CardCorrected",
    "CardDealt",
    "CardRefused",
    "ChangeBank",
    "ChangePurse",
    "CloseBets",
    "Command",
    "CorrectCard",
    "CoupSettled",
    "CoupVoided",
    "Deal",
    "DealEnded",
    "DealVoided",
    "DebtPaid",
    "Draw",
    "Event",
    "GameError",
    "Hand",
    "IrregularityRuled",
    "Line",
    "Malformed",
    "PassBank",
    "PayDebt",
    "PurseChanged",
    "Rank",
    "Refusal",
    "Refuse",
    "ReopenBets",
    "RuleIrregularity",
    "Rules",
    "ShowCard",
    "Stake",
    "StakeReturned",
    "Staked",
    "Stand",
    "Suit",
    "Time",
    "TurnEnded",
    "VictoriaRules",
    "Viewer",
    "VoidDeal",
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
    "parse_victoria_rules",
    "settle",
    "view",
]
