"""German family faro as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`."""

from ..audience import PUBLIC, Viewer
from ..cards import PACK_52, Card, Rank, Suit
from ..correction import CorrectCard
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ..refusal import BadOption, BadScript, GameError, Malformed, Refusal
from .acts import (
    BetsClosed,
    BetsReopened,
    CardCorrected,
    CardShown,
    Command,
    DealEnded,
    DealVoided,
    Event,
    IrregularityRuled,
    PairSettled,
    Stake,
    StakeLaid,
    StakeReturned,
    Withdraw,
)
from .codec import decode_command, decode_event, encode_event
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
    "BetsClosed",
    "BetsReopened",
    "Card",
    "CardCorrected",
    "CardShown",
    "ChangeBank",
    "ChangePurse",
    "CloseBets",
    "Command",
    "CorrectCard",
    "Deal",
    "DealEnded",
    "DealVoided",
    "DebtPaid",
    "Event",
    "GameError",
    "IrregularityRuled",
    "Malformed",
    "PairSettled",
    "PayDebt",
    "PurseChanged",
    "Rank",
    "Refusal",
    "ReopenBets",
    "RuleIrregularity",
    "Rules",
    "ShowCard",
    "Stake",
    "StakeLaid",
    "StakeReturned",
    "Suit",
    "Viewer",
    "VoidDeal",
    "Withdraw",
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
