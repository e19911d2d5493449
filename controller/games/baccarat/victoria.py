"""Victoria: the engine of Macao with two cards at first, under the names that every game has."""

from ..kernel.library import *  # noqa: F403
from ..kernel.library import public as _public
from .macao import BankPassed as BankPassed
from .macao import BetsClosed as BetsClosed
from .macao import BetsReopened as BetsReopened
from .macao import CardAsked as CardAsked
from .macao import CardCorrected as CardCorrected
from .macao import CardDealt as CardDealt
from .macao import CardRefused as CardRefused
from .macao import Command as Command
from .macao import CoupSettled as CoupSettled
from .macao import CoupVoided as CoupVoided
from .macao import Deal as Deal
from .macao import DealEnded as DealEnded
from .macao import DealVoided as DealVoided
from .macao import Draw as Draw
from .macao import Event as Event
from .macao import Hand as Hand
from .macao import IrregularityRuled as IrregularityRuled
from .macao import Line as Line
from .macao import PassBank as PassBank
from .macao import Refuse as Refuse
from .macao import Stake as Stake
from .macao import Staked as Staked
from .macao import StakeReturned as StakeReturned
from .macao import Stand as Stand
from .macao import Time as Time
from .macao import TurnEnded as TurnEnded
from .macao import VictoriaRules as _Rules
from .macao import apply as apply
from .macao import apply_all as apply_all
from .macao import decide as decide
from .macao import decode_command as decode_command
from .macao import decode_event as decode_event
from .macao import encode_event as encode_event
from .macao import legal as legal
from .macao import new_deal as new_deal
from .macao import odds as odds
from .macao import parse_victoria_rules as _parse
from .macao import view as view
from .macao.paper import settle_victoria as _settle

Rules = _Rules
parse_rules = _parse
settle = _settle

__all__ = _public(globals())
