"""Irregularities in any game: what was wrong, the policy, and what it says of each stake that lies.

`return_stakes` gives every stake back, `bank_pays_all` (old Hoyle) pays each as if it had won at even money as far as
the bank reaches, `dealer_rules` does what the dealer says of each stake and leaves the others lying. What is settled
stands.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, NewType

from .codec import Object
from .options import Choice
from .refusal import Malformed, refuse

KINDS = {
    "foul_pack": "The pack is not right",
    "double_draw": "Two cards were drawn at once",
    "exposed_early": "A card was seen before betting closed",
    "turned_back": "A card was turned back",
}
"""What may be reported, and what everybody is told."""

POLICIES = Choice(
    {
        "return_stakes": "When something was wrong with the cards, all stakes go back.",
        "bank_pays_all": "When something was wrong with the cards, the bank pays every stake.",
        "dealer_rules": "When something was wrong with the cards, the dealer rules on each stake.",
    }
)
WORDS = Choice(
    {
        "return": "The stake goes back.",
        "pay": "The stake is paid one to one.",
        "stay": "The stake lies on.",
    }
)
"""What the dealer may say of a stake."""
_WORD_OF_POLICY = {"return_stakes": "return", "bank_pays_all": "pay"}
_WORD_OF_RESULT = {"returned": "return", "paid": "pay"}

Policy = NewType("Policy", str)
Rulings = tuple[tuple[str, str], ...]
"""Stakes and what the dealer says of them."""


@dataclass(frozen=True, slots=True)
class RuleIrregularity:
    """Something was wrong (`KINDS`).

    `policy` None: the table's; `rulings`: (stake, return|pay|stay) for `dealer_rules`.
    """

    kind: str
    policy: Policy | None = None
    rulings: Rulings = ()


def check_kind(kind: str) -> None:
    """Refuse what cannot be reported."""
    if kind not in KINDS:
        refuse("bad_kind", "There is no such irregularity: " + " ".join(KINDS))


def words(policy: str, rulings: Mapping[str, str], lying: Collection[str], nothing: str) -> dict[str, str]:
    """What becomes of each stake that lies: return, pay or stay.

    A ruling on a stake that does not lie is refused; `nothing` is the text of that, with {} for the stake.
    """
    unknown = [stake for stake in rulings if stake not in lying]
    if unknown:
        refuse("unknown_id", nothing.format(unknown[0]))
    for_all = _WORD_OF_POLICY.get(policy)
    return {stake: for_all or rulings.get(stake, "stay") for stake in lying}


def word_again(result: str) -> str:
    """What was said of a stake that was settled with this result, to say it again after a correction."""
    return _WORD_OF_RESULT[result]


def paid(stake: int, bank: int, *, bounded: bool) -> int:
    """What an irregularity pays on a stake; `bounded`: no more than the bank has."""
    return min(stake, max(bank, 0)) if bounded else stake


def read_policy(obj: Object, name: str) -> Policy | None:
    """A policy, or None for that of the table."""
    value = obj.get(name)
    if value is not None and not POLICIES.allows(value):
        raise Malformed(name, POLICIES.expected)
    return value


def read_rulings(obj: Object, name: str) -> Rulings:
    """The dealer's rulings, from an object of stakes and words."""
    value: Any = obj.get(name, {})
    if type(value) is not dict or not all(WORDS.allows(word) for word in value.values()):
        raise Malformed(name, "an object of stakes and return, pay or stay")
    return tuple(value.items())
