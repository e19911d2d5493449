"""German family faro as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`."""

from controller.games.correction import CorrectCard
from controller.games.dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from controller.games.german_faro.acts import (
    Command,
    Event,
    Stake,
    Withdraw,
)
from controller.games.german_faro.codec import decode_command, decode_event, encode_event
from controller.games.german_faro.deal import Deal, apply, apply_all, before_first_deal, new_deal
from controller.games.german_faro.decide import decide
from controller.games.german_faro.legal import legal
from controller.games.german_faro.rules import Rules, parse_rules
from controller.games.german_faro.view import public_view
from controller.games.irregularity import RuleIrregularity
from controller.games.ledger import ChangeBank, ChangePurse, PayDebt
from controller.games.refusal import BadOption, GameError, Malformed, Refusal

__all__ = [
    "BadOption",
    "ChangeBank",
    "ChangePurse",
    "CloseBets",
    "Command",
    "CorrectCard",
    "Deal",
    "Event",
    "GameError",
    "Malformed",
    "PayDebt",
    "Refusal",
    "ReopenBets",
    "RuleIrregularity",
    "Rules",
    "ShowCard",
    "Stake",
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
