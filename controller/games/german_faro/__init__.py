"""German family faro as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`."""

from controller.games.german_faro.acts import (
    ChangeBank,
    ChangePurse,
    CloseBets,
    Command,
    CorrectCard,
    Event,
    PayDebt,
    Refused,
    ReopenBets,
    RuleIrregularity,
    ShowCard,
    Stake,
    VoidDeal,
    Withdraw,
)
from controller.games.german_faro.codec import Malformed, decode_command, decode_event, encode_event
from controller.games.german_faro.deal import Deal, apply, apply_all, before_first_deal, new_deal
from controller.games.german_faro.decide import decide
from controller.games.german_faro.rules import BadOption, Rules, parse_rules
from controller.games.german_faro.view import public_view

__all__ = [
    "BadOption",
    "ChangeBank",
    "ChangePurse",
    "CloseBets",
    "Command",
    "CorrectCard",
    "Deal",
    "Event",
    "Malformed",
    "PayDebt",
    "Refused",
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
    "new_deal",
    "parse_rules",
    "public_view",
]
