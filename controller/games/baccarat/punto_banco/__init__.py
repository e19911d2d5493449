"""Punto banco as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`.

Follow one bet: codec.py makes a command of JSON · decide.py accepts it, or refuses it by the rules of refusals.py ·
acts.py is what happened · deal.py folds it · coup.py says where each card goes · bets.py and settlement.py what a coup
does to it · correction.py puts a wrong card right.
"""

from ...audience import PUBLIC, Viewer
from ...cards import PACK_52, Card, Rank, Suit
from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ...refusal import BadOption, BadScript, GameError, Malformed, Refusal
from .acts import (
    BetPlaced,
    BetReturned,
    BetsClosed,
    BetsReopened,
    CardCorrected,
    CardDealt,
    Command,
    CoupSettled,
    CoupVoided,
    CutSeen,
    DealEnded,
    DealVoided,
    Event,
    IrregularityRuled,
    Line,
    PassBurnt,
    PlaceBet,
    RemoveBet,
)
from .bets import Bet
from .codec import decode_command, decode_event, encode_event
from .coup import Coup
from .deal import apply, apply_all
from .legal import legal
from .odds import odds_of as odds
from .play import Deal, decide, new_deal
from .rules import Rules, parse_rules
from .script import play as settle
from .view import view

__all__ = [
    "PACK_52",
    "PUBLIC",
    "BadOption",
    "BadScript",
    "BankChanged",
    "Bet",
    "BetPlaced",
    "BetReturned",
    "BetsClosed",
    "BetsReopened",
    "Card",
    "CardCorrected",
    "CardDealt",
    "ChangeBank",
    "ChangePurse",
    "CloseBets",
    "Command",
    "CorrectCard",
    "Coup",
    "CoupSettled",
    "CoupVoided",
    "CutSeen",
    "Deal",
    "DealEnded",
    "DealVoided",
    "DebtPaid",
    "Event",
    "GameError",
    "IrregularityRuled",
    "Line",
    "Malformed",
    "Mark",
    "PassBurnt",
    "PayDebt",
    "PlaceBet",
    "PurseChanged",
    "Rank",
    "Refusal",
    "RemoveBet",
    "ReopenBets",
    "RuleIrregularity",
    "Rules",
    "ShowCard",
    "Suit",
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
    "settle",
    "view",
]
