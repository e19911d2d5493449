"""The names that every game's namespace has (docs/engines.md): `from ...kernel.library import *`."""

from collections.abc import Mapping
from types import ModuleType

from ..audience import PUBLIC, Viewer
from ..cards import PACK_52, Card, Rank, Suit
from ..correction import CorrectCard
from ..dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PayDebt, PurseChanged
from ..refusal import BadOption, BadScript, GameError, Malformed, Refusal

__all__ = [
    "PACK_52",
    "PUBLIC",
    "BadOption",
    "BadScript",
    "BankChanged",
    "Card",
    "ChangeBank",
    "ChangePurse",
    "CloseBets",
    "CorrectCard",
    "DebtPaid",
    "GameError",
    "Malformed",
    "Mark",
    "PayDebt",
    "PurseChanged",
    "Rank",
    "Refusal",
    "ReopenBets",
    "RuleIrregularity",
    "ShowCard",
    "Suit",
    "Viewer",
    "VoidDeal",
]


def public(namespace: Mapping[str, object], acts: ModuleType | None = None) -> list[str]:
    """The names of a game's namespace that are its users': all but its modules, of which `acts` alone is one, and what
    that module, which is in the namespace by `*`, itself imports."""
    own = {name: value for name, value in namespace.items() if not name.startswith("_")}
    if acts is not None:
        for name in vars(acts).keys() - {*__all__, *acts.ENGINE.names(vars(acts))}:
            own.pop(name, None)
    return sorted(name for name, value in own.items() if name == "acts" or not isinstance(value, ModuleType))
