"""German family faro as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`."""

from controller.games.cards import PACK_52, Card, Rank, Suit
from controller.games.correction import CorrectCard
from controller.games.dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from controller.games.german_faro.acts import (
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
from controller.games.german_faro.codec import decode_command, decode_event, encode_event
from controller.games.german_faro.deal import Deal, apply, apply_all, before_first_deal, new_deal
from controller.games.german_faro.decide import decide
from controller.games.german_faro.legal import legal
from controller.games.german_faro.rules import Rules, parse_rules
from controller.games.german_faro.view import public_view
from controller.games.irregularity import RuleIrregularity
from controller.games.ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from controller.games.refusal import BadOption, GameError, Malformed, Refusal

__all__ = [
    "PACK_52",
    "BadOption",
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
    "VoidDeal",
    "Withdraw",
    "apply",
    "apply_all",
    "before_first_deal",
    "decide",
    "decode_command",
    "decode_event",
    "encode_event",
    "legal",
    "new_deal",
    "parse_rules",
    "public_view",
]
