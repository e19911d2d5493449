"""Irregularities in any game: what was wrong, the policy, and its decision on each placed stake.

`return_stakes` gives every stake back, `bank_pays_all` (old Hoyle) pays each as if it had won at even money as far as
the bank reaches, `dealer_rules` does what the dealer says of each stake and leaves the others. What is settled
stands.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NewType, TypeVar

from .codec import Object
from .message import Message, say
from .options import Choice
from .refusal import Malformed, Reason, refuse

KINDS = {
    "foul_pack": say("games-said-foul-pack"),
    "double_draw": say("games-said-double-draw"),
    "exposed_early": say("games-said-exposed-early"),
    "turned_back": say("games-said-turned-back"),
}
"""What may be reported, with the key of the public message."""

POLICIES = Choice(
    {
        "return_stakes": say("games-policy-return-stakes"),
        "bank_pays_all": say("games-policy-bank-pays-all"),
        "dealer_rules": say("games-policy-dealer-rules"),
    }
)
WORDS = ("return", "pay", "stay")
"""What the dealer may say of a stake."""
_POLICIES_IN_SHORT = {
    "return_stakes": say("games-ruled-by-return-stakes"),
    "bank_pays_all": say("games-ruled-by-bank-pays-all"),
    "dealer_rules": say("games-ruled-by-dealer-rules"),
}
_WORD_OF_POLICY = {"return_stakes": "return", "bank_pays_all": "pay"}
_WORD_OF_RESULT = {"returned": "return", "paid": "pay"}

L = TypeVar("L")
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
        refuse("bad_kind", say("games-bad-kind", kinds=tuple(KINDS)))


def policy_for(deal: Any, command: RuleIrregularity, over: Reason) -> str:
    """The policy of the command or else of the table. Refuses what cannot be reported, and with `over` all in a void
    deal; a deal that is over may still be ruled on."""
    check_kind(command.kind)
    if deal.phase == "void":
        refuse(over.word, over.message)
    return command.policy or deal.rules.irregularity


def line_of_ruling(kind: str, policy: str) -> Message:
    """What the log says of an irregularity and the policy it was ruled by."""
    return say("games-irregularity", kind=KINDS[kind], policy=_POLICIES_IN_SHORT[policy])


def words(
    policy: str, rulings: Mapping[str, str], lying: Collection[str], nothing: Callable[[str], Message]
) -> dict[str, str]:
    """The decision on each placed stake: return, pay or stay.

    A ruling on a stake that is not placed is refused with the message `nothing`.
    """
    unknown = [stake for stake in rulings if stake not in lying]
    if unknown:
        refuse("unknown_id", nothing(unknown[0]))
    for_all = _WORD_OF_POLICY.get(policy)
    return {stake: for_all or rulings.get(stake, "stay") for stake in lying}


def again(event: Any, name: Callable[[Any], str], lying: Collection[str]) -> RuleIrregularity:
    """What was ruled, to be ruled again after a correction, on the stakes that still lie. `event`: the ruling with its
    kind, policy and lines; `name`: of the stake of a line."""
    said = [(name(line), _WORD_OF_RESULT[line.result]) for line in event.lines if name(line) in lying]
    return RuleIrregularity(event.kind, Policy(event.policy), tuple(said))


def settled(
    said: Mapping[str, str], stakes: Mapping[str, int], bank: int, *, bounded: bool
) -> Iterator[tuple[str, str, int]]:
    """Each stake that does not stay, in their order: its name, `returned` or `paid`, and what the bank pays on it.
    `said`: return, pay or stay; `bounded`: all together no more than the bank has."""
    for name, stake in stakes.items():
        if said[name] == "return":
            yield name, "returned", 0
        elif said[name] == "pay":
            pay = min(stake, max(bank, 0)) if bounded else stake
            bank -= pay
            yield name, "paid", pay


def ruled(
    deal: Any,
    command: RuleIrregularity,
    stakes: Mapping[str, int],
    bank: int,
    line: Callable[[str, str, int, int, int], L],
    nothing: Callable[[str], Message],
    *,
    ended: Reason,
    bounded: bool = True,
) -> tuple[str, str, tuple[L, ...]]:
    """The kind of an irregularity, the policy of the command or else of the table, and what it makes of these stakes:
    each a `line` of its name, result, stake, what is paid on it and what goes back; those that stay have none.
    `nothing`: what is said of a ruling on a stake that does not lie; `ended`: the reason in a void run; `bounded`: the
    bank pays no more than it has."""
    policy = policy_for(deal, command, ended)
    said = words(policy, dict(command.rulings), stakes, nothing)
    paid = settled(said, stakes, bank, bounded=bounded)
    lines = [line(name, result, stakes[name], pay, stakes[name] + pay) for name, result, pay in paid]
    return command.kind, policy, tuple(lines)


def read_policy(obj: Object, name: str) -> Policy | None:
    """A policy, or None for that of the table. Raises Malformed."""
    value = obj.get(name)
    if value is not None and not POLICIES.allows(value):
        raise Malformed(name, POLICIES.expected)
    return value


def read_rulings(obj: Object, name: str) -> Rulings:
    """The dealer's rulings, from an object of stakes and words. Raises Malformed."""
    value: Any = obj.get(name, {})
    if type(value) is not dict or not all(type(word) is str and word in WORDS for word in value.values()):
        raise Malformed(name, say("games-expected-rulings"))
    return tuple(value.items())
