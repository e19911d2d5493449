"""Baccarat banque, à deux tableaux, as a pure fold of the same shape as casino faro: `decide(deal, command)`,
`apply(deal, event)`.

Follow one stake: acts.py makes a command of JSON · course.py accepts it or refuses it by rules.py, and says what
follows and what a coup does to it · rounds.py says who is asked what, and folds what happened · seats.py who sits where
and has the hand.
"""

from ...kernel.library import *  # noqa: F403
from ...kernel.library import public as _public
from . import acts as acts
from .acts import *  # noqa: F403
from .acts import ENGINE as _ENGINE
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

__all__ = _public(globals(), acts)
