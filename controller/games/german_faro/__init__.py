"""German family faro as a pure fold of the same shape as casino faro: `decide(deal, command)`, `apply(deal, event)`.

Follow one stake: acts.py makes a command of JSON · course.py accepts it or refuses it by rules.py · rounds.py says who
is asked what and where each card goes, and folds what happened · course.py what a pair does to it, and puts a wrong
card right.
"""

from ..kernel.library import *  # noqa: F403
from ..kernel.library import public as _public
from . import acts as acts
from .acts import *  # noqa: F403
from .acts import ENGINE as _ENGINE
from .course import odds_of as _odds_of
from .paper import settle as settle
from .rounds import ROUNDS as _ROUNDS
from .rounds import Deal as Deal
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

__all__ = _public(globals(), acts)
