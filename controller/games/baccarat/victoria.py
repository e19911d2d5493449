"""Victoria: the engine of Macao with two cards at first, under the names that every game has."""

from ..kernel.library import *  # noqa: F403
from ..kernel.library import public as _public
from .macao import Deal as Deal
from .macao import VictoriaRules as _Rules
from .macao import acts as _acts
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
from .macao.acts import *  # noqa: F403
from .macao.paper import settle_victoria as _settle

Rules = _Rules
parse_rules = _parse
settle = _settle

__all__ = _public(globals(), _acts)
