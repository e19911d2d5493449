"""Casino faro as a pure fold: `decide(deal, command) -> events`, `apply(deal, event) -> deal`. Standard library only,
no clock, no chance.

Follow one bet: codec.py makes a command of JSON · decide.py accepts it, or refuses it by the rules of refusals.py
(bets.py its shape, solvency.py the bank) · events.py is what happened · fold.py changes deal.py's totals ·
settlement.py says what a turn does to it · correction.py undoes a wrong card.
"""

from ..cards import PACK_52, Card, Rank, Suit
from ..correction import CorrectCard
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ..refusal import BadOption, GameError, Malformed, Refusal
from .bets import Bet, RankSet
from .codec import decode_command, decode_event, encode_event
from .commands import (
    BarBet,
    ClaimBet,
    Command,
    MoveBet,
    NameCard,
    Parlay,
    PlaceBet,
    RaiseMax,
    RemoveBet,
    ShowUnsure,
    UnbarBet,
)
from .decide import decide
from .events import (
    BetBarred,
    BetClaimed,
    BetMoved,
    BetPlaced,
    BetRemoved,
    BetReturned,
    BetsClosed,
    BetsReopened,
    CardCorrected,
    CardNamed,
    CardShown,
    CardUnsure,
    DealClosed,
    DealVoided,
    Event,
    IrregularityRuled,
    MaxRaised,
    PartSettled,
    PartUndone,
    TurnSettled,
)
from .fold import apply, apply_all
from .legal import legal
from .play import Deal, new_deal
from .rules import Rules, parse_rules
from .view import public_view

__all__ = [
    "PACK_52",
    "BadOption",
    "BankChanged",
    "BarBet",
    "Bet",
    "BetBarred",
    "BetClaimed",
    "BetMoved",
    "BetPlaced",
    "BetRemoved",
    "BetReturned",
    "BetsClosed",
    "BetsReopened",
    "Card",
    "CardCorrected",
    "CardNamed",
    "CardShown",
    "CardUnsure",
    "ChangeBank",
    "ChangePurse",
    "ClaimBet",
    "CloseBets",
    "Command",
    "CorrectCard",
    "Deal",
    "DealClosed",
    "DealVoided",
    "DebtPaid",
    "Event",
    "GameError",
    "IrregularityRuled",
    "Malformed",
    "MaxRaised",
    "MoveBet",
    "NameCard",
    "Parlay",
    "PartSettled",
    "PartUndone",
    "PayDebt",
    "PlaceBet",
    "PurseChanged",
    "RaiseMax",
    "Rank",
    "RankSet",
    "Refusal",
    "RemoveBet",
    "ReopenBets",
    "RuleIrregularity",
    "Rules",
    "ShowCard",
    "ShowUnsure",
    "Suit",
    "TurnSettled",
    "UnbarBet",
    "VoidDeal",
    "apply",
    "apply_all",
    "decide",
    "decode_command",
    "decode_event",
    "encode_event",
    "legal",
    "new_deal",
    "parse_rules",
    "public_view",
]
