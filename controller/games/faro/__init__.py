"""Casino faro as a pure fold: `decide(deal, command) -> events`, `apply(deal, event) -> deal`. Standard library only,
no clock, no chance.

Follow one bet: acts.py makes a command of JSON · course.py accepts it, or refuses it by the rules of rules.py (bets.py
its shape, and what the bank must be able to pay) · rounds.py says who is offered what and where each card goes, and
folds what happened · bets.py says what a turn does to it · course.py closes the turn, and puts a wrong card right.
"""

from ..kernel.library import *  # noqa: F403
from ..kernel.library import public as _public
from . import acts as acts
from .acts import *  # noqa: F403
from .acts import ENGINE as _ENGINE
from .bets import Bet as Bet
from .bets import RankSet as RankSet
from .odds import odds_of as _odds_of
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

__all__ = sorted({*_public(globals(), acts), "RankSet"})
