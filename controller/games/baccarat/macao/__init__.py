"""Macao and Victoria as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`.

Follow one stake: acts.py makes a command of JSON · course.py accepts it or refuses it by rules.py, and says what
follows · rounds.py says who is asked what, and folds what happened · settle.py what a coup does to it. Victoria has the
same with two cards at first (rules.py).
"""

from ...kernel.library import *  # noqa: F403
from ...kernel.library import public as _public
from .acts import ENGINE as _ENGINE
from .acts import BankPassed as BankPassed
from .acts import BetsClosed as BetsClosed
from .acts import BetsReopened as BetsReopened
from .acts import CardAsked as CardAsked
from .acts import CardCorrected as CardCorrected
from .acts import CardDealt as CardDealt
from .acts import CardRefused as CardRefused
from .acts import Command as Command
from .acts import CoupSettled as CoupSettled
from .acts import CoupVoided as CoupVoided
from .acts import DealEnded as DealEnded
from .acts import DealVoided as DealVoided
from .acts import Draw as Draw
from .acts import Event as Event
from .acts import Hand as Hand
from .acts import IrregularityRuled as IrregularityRuled
from .acts import Line as Line
from .acts import PassBank as PassBank
from .acts import Refuse as Refuse
from .acts import Stake as Stake
from .acts import Staked as Staked
from .acts import StakeReturned as StakeReturned
from .acts import Stand as Stand
from .acts import Time as Time
from .acts import TurnEnded as TurnEnded
from .odds import odds_of as _odds_of
from .paper import settle as settle
from .rounds import ROUNDS as _ROUNDS
from .rounds import Deal as Deal
from .rules import Rules as Rules
from .rules import VictoriaRules as VictoriaRules
from .rules import parse_rules as parse_rules
from .rules import parse_victoria_rules as parse_victoria_rules
from .show import view as view

apply = _ENGINE.apply
apply_all = _ENGINE.apply_all
decide = _ENGINE.checked
decode_command = _ENGINE.decode_command
decode_event = _ENGINE.codec.decode
encode_event = _ENGINE.codec.encode
legal = _ROUNDS.legal
new_deal = Deal.new
odds = _odds_of

__all__ = _public(globals())
