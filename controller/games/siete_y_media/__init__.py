"""Siete y media as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`.

Follow one hand: acts.py makes a command of JSON · course.py accepts it, or refuses it by rules.py, settles hands
against the bank's, says what follows, and puts a wrong card right · rounds.py says who is asked what, and
folds what happened. rules.py has the 40 cards and their half points.
"""

from ..kernel.library import *  # noqa: F403
from ..kernel.library import public as _public
from . import acts as acts
from .acts import *  # noqa: F403
from .acts import ENGINE as _ENGINE
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

__all__ = _public(globals(), acts)
