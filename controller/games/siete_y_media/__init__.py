"""Siete y media as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`.

Follow one hand: acts.py makes a command of JSON · settle.py accepts it, or refuses it by rules.py, and settles hands
against the bank's · course.py says what follows, and puts a wrong card right · rounds.py says who is asked what, and
folds what happened. rules.py has the 40 cards and their half points.
"""

from ..kernel.library import *  # noqa: F403
from ..kernel.library import public as _public
from .acts import ENGINE as _ENGINE
from .acts import Announced as Announced
from .acts import Back as Back
from .acts import Backed as Backed
from .acts import BackLine as BackLine
from .acts import BankCeded as BankCeded
from .acts import BankKept as BankKept
from .acts import BankOffered as BankOffered
from .acts import BankRefused as BankRefused
from .acts import BankShown as BankShown
from .acts import BankStood as BankStood
from .acts import Bet as Bet
from .acts import BetLaid as BetLaid
from .acts import BetRaised as BetRaised
from .acts import Buy as Buy
from .acts import CardCorrected as CardCorrected
from .acts import CardDealt as CardDealt
from .acts import Cede as Cede
from .acts import ChangeFour as ChangeFour
from .acts import Command as Command
from .acts import DealVoided as DealVoided
from .acts import Decline as Decline
from .acts import DrawAsked as DrawAsked
from .acts import Event as Event
from .acts import ForcedByTime as ForcedByTime
from .acts import FourBack as FourBack
from .acts import FourReturned as FourReturned
from .acts import Fusilado as Fusilado
from .acts import Fusilar as Fusilar
from .acts import HandLost as HandLost
from .acts import HandOut as HandOut
from .acts import HandPassed as HandPassed
from .acts import HandStood as HandStood
from .acts import Hit as Hit
from .acts import IrregularityRuled as IrregularityRuled
from .acts import Join as Join
from .acts import Joined as Joined
from .acts import Keep as Keep
from .acts import Line as Line
from .acts import Open as Open
from .acts import Opened as Opened
from .acts import Raise as Raise
from .acts import Settled as Settled
from .acts import Stand as Stand
from .acts import Time as Time
from .odds import odds_of as _odds_of
from .paper import play as _play
from .rounds import ROUNDS as _ROUNDS
from .rounds import Deal as Deal
from .rounds import Hand as Hand
from .rounds import Stake as Stake
from .rules import PACK_40 as PACK_40
from .rules import Rules as Rules
from .rules import parse_rules as parse_rules
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
settle = _play

__all__ = _public(globals())
