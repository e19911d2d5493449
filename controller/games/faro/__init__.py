"""Casino faro as a pure fold: `decide(deal, command) -> events`, `apply(deal, event) -> deal`. Standard library only,
no clock, no chance.

Follow one bet: codec.py makes a command of JSON · decide.py accepts or refuses it (bets.py its shape, solvency.py the
bank) · events.py is what happened · fold.py changes deal.py's totals · settlement.py says what a turn does to it ·
correction.py undoes a wrong card.
"""

from controller.games.cards import PACK_52, Card, Rank, Suit
from controller.games.correction import CorrectCard
from controller.games.dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from controller.games.faro.bets import Bet, RankSet
from controller.games.faro.codec import decode_command, decode_event, encode_event
from controller.games.faro.commands import (
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
from controller.games.faro.deal import Deal, new_deal
from controller.games.faro.decide import decide
from controller.games.faro.events import (
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
from controller.games.faro.fold import apply, apply_all
from controller.games.faro.legal import legal
from controller.games.faro.rules import Rules, parse_rules
from controller.games.faro.view import public_view
from controller.games.irregularity import RuleIrregularity
from controller.games.ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from controller.games.refusal import BadOption, GameError, Malformed, Refusal

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
