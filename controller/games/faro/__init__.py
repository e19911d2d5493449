"""Casino faro as a pure fold: `decide(deal, command) -> events`, `apply(deal, event) -> deal`. Standard library only,
no clock, no chance.

Follow one bet: codec.py makes a command of JSON · decide.py accepts it, or refuses it by the rules of refusals.py
(bets.py its shape, solvency.py the bank) · events.py is what happened · fold.py changes deal.py's totals ·
settlement.py says what a turn does to it · correction.py undoes a wrong card.
"""

from ..audience import PUBLIC, Viewer
from ..cards import PACK_52, Card, Rank, Suit
from ..correction import CorrectCard
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ..refusal import BadOption, BadScript, GameError, Malformed, Refusal
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
from .odds_json import odds_of as odds
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
