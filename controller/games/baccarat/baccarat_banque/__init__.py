"""Baccarat banque, à deux tableaux, as a pure fold of the same shape as casino faro: `decide(deal, command)`,
`apply(deal, event)`.

Follow one stake: acts.py makes a command of JSON · course.py takes it to settle.py, which accepts it or refuses it by
rules.py · rounds.py says who is asked what, and folds what happened · seats.py who sits where and has the hand ·
settle.py what a coup does to it.
"""

from ...kernel.library import *  # noqa: F403
from ...kernel.library import public as _public
from .acts import Accept as Accept
from .acts import Banco as Banco
from .acts import BankLeft as BankLeft
from .acts import BankRefilled as BankRefilled
from .acts import BankTaken as BankTaken
from .acts import Bid as Bid
from .acts import BidMade as BidMade
from .acts import CardCorrected as CardCorrected
from .acts import CardDealt as CardDealt
from .acts import Claimed as Claimed
from .acts import Command as Command
from .acts import CoupBegan as CoupBegan
from .acts import CoupPassed as CoupPassed
from .acts import CoupSettled as CoupSettled
from .acts import CoupVoided as CoupVoided
from .acts import DealEnded as DealEnded
from .acts import DealVoided as DealVoided
from .acts import Decided as Decided
from .acts import Draw as Draw
from .acts import Event as Event
from .acts import HandsOf as HandsOf
from .acts import IrregularityRuled as IrregularityRuled
from .acts import Laid as Laid
from .acts import Line as Line
from .acts import Pass as Pass
from .acts import Passed as Passed
from .acts import Refill as Refill
from .acts import Retire as Retire
from .acts import Said as Said
from .acts import Stake as Stake
from .acts import StakeLaid as StakeLaid
from .acts import StakeReturned as StakeReturned
from .acts import StakesAccepted as StakesAccepted
from .acts import Stand as Stand
from .acts import Take as Take
from .acts import Time as Time
from .acts import WindowClosed as WindowClosed
from .course import ENGINE as _ENGINE
from .paper import settle as settle
from .rounds import ROUNDS as _ROUNDS
from .rounds import Deal as Deal
from .rounds import new_deal as new_deal
from .rules import Rules as Rules
from .rules import parse_rules as parse_rules
from .seats import Seats as Seats
from .show import odds as odds
from .show import view as view

apply = _ENGINE.apply
apply_all = _ENGINE.apply_all
decide = _ENGINE.checked
decode_command = _ENGINE.decode_command
decode_event = _ENGINE.codec.decode
encode_event = _ENGINE.codec.encode
legal = _ROUNDS.legal

__all__ = _public(globals())
