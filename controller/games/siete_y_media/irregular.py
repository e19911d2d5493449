"""A deal that does not count, and what a reported irregularity does to the stakes, by `games.irregularity`
(docs/rules.md 4.14). Pure.
"""

from __future__ import annotations

from ..irregularity import RuleIrregularity, check_kind, words
from ..message import say
from ..refusal import refuse
from .acts import BackLine, DealVoided, Event, IrregularityRuled, Line
from .deal import Deal, apply
from .hand import LIVING
from .refusals import OVER


def voided(deal: Deal, reason: str) -> DealVoided:
    """All is as before the first card, but for money from outside."""
    changes = []
    for player in deal.purses:
        before = deal.start.purses.get(player, 0) - deal.start.debts.get(player, 0) + deal.brought.get(player, 0)
        if before != deal.worth(player):
            changes.append((player, before - deal.worth(player)))
    return DealVoided(reason, tuple(changes))


def rule(deal: Deal, command: RuleIrregularity) -> tuple[Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table. The deal is void then;
    where stakes are not simply returned, what is settled stands and what still lies goes back."""
    check_kind(command.kind)
    if deal.phase in ("over", "void"):
        refuse(OVER.word, OVER.message)
    policy = command.policy or deal.rules.irregularity
    said = words(policy, dict(command.rulings), stakes(deal), lambda id_: say("siete_y_media-no-stake", stake=id_))
    if policy == "return_stakes":
        ruled = IrregularityRuled(command.kind, policy, (), ())
        return (ruled, DealVoided(command.kind, voided(deal, "").purses, ruled=True))
    ruled = IrregularityRuled(command.kind, policy, _hands(deal, said), _backs(deal, said))
    after = apply(deal, ruled)
    back: dict[str, int] = {}
    for player, amount in lying(after):
        back[player] = back.get(player, 0) + amount
    return (ruled, DealVoided(command.kind, tuple(back.items()), ruled=True))


def stakes(deal: Deal) -> dict[str, tuple[str, int]]:
    """What lies: player and amount, by the name that a ruling gives it."""
    found = {
        f"{player}.{number}": (player, hand.stake)
        for player, number, hand in deal.all_hands
        if hand.stake and hand.line is None
    }
    backs = enumerate(deal.backs)
    return found | {f"back.{n}": (stake.player, stake.amount) for n, stake in backs if stake.line is None}


def lying(deal: Deal) -> list[tuple[str, int]]:
    """The stakes that lie, with their players."""
    return list(stakes(deal).values())


def _hands(deal: Deal, said: dict[str, str]) -> tuple[Line, ...]:
    found = []
    for player, number, hand in deal.all_hands:
        word = said.get(f"{player}.{number}")
        if word == "pay" or word == "return":
            pay = hand.stake if word == "pay" else 0
            status = hand.status if hand.status in LIVING else "stand"
            found.append(Line(player, number, (), 0, status, None, _RESULT[word], hand.stake, pay, hand.stake + pay))
    return tuple(found)


def _backs(deal: Deal, said: dict[str, str]) -> tuple[BackLine, ...]:
    found = []
    for number, stake in enumerate(deal.backs):
        word = said.get(f"back.{number}")
        if word == "pay" or word == "return":
            pay = stake.amount if word == "pay" else 0
            found.append(
                BackLine(
                    number, stake.player, stake.on, stake.hand, _RESULT[word], stake.amount, pay, stake.amount + pay
                )
            )
    return tuple(found)


_RESULT = {"pay": "paid", "return": "returned"}
