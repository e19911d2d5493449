"""A deal of siete y media as a deal script. A four that was put back into the stock lies where it came from later, or
below all cards that were drawn. A void deal has no script: on paper a deal is played to its end. No files, no
printing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..message import say
from ..transcript import Act, Claim, Fact, Money, Transcript, Unsaid, rules_of
from .acts import (
    Backed,
    BankCeded,
    BankStood,
    BetLaid,
    BetRaised,
    CardCorrected,
    CardDealt,
    DealVoided,
    DrawAsked,
    Event,
    Fusilado,
    HandLost,
    HandOut,
    HandStood,
    Opened,
    Settled,
)
from .deal import Deal, apply, openable
from .pack import BY_LABEL, GOAL, LABELS
from .script import result_json


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a deal that is over. Raises Unsaid."""
    for row, event in facts:
        if isinstance(event, DealVoided):
            raise Unsaid(row, say("siete_y_media-unsaid-void"))
    money = Money(start, facts, end, lend=lend)
    script = {
        "game": "siete_y_media",
        "rules": rules_of(end.rules),
        "deck": _deck(end),
        "seats": list(start.seats),
        "banker": start.banker,
        "players": money.purses,
        "events": _acts(start, facts, end),
        **money.noted(),
    }
    return Transcript(script, [*_lines(facts, end), *money.claims()])


def _deck(end: Deal) -> list[str]:
    """The pack as it lay at first: each card where it came out for the first time, then those that nobody has seen."""
    out = dict.fromkeys(LABELS[card.number] for card in end.dealt)
    return [*out, *(label for label in BY_LABEL if label not in out)]


def _places(facts: Sequence[Fact], end: Deal) -> Iterator[int | None]:
    """For each four that went back how many cards of the stock of then came before it; None where it did not come."""
    taken = [event.at for _, event in facts if isinstance(event, CardDealt) and event.role == "change"]
    changed = [(end.dealt[four], at) for four, at in zip(end.returned, taken, strict=True)]
    for four, at in changed:
        after = end.dealt[at + 1 :]
        if four not in after:
            yield None
            continue
        later = [(other, back) for other, back in changed if back > at]
        before = enumerate(after[: after.index(four)], start=at + 1)
        yield sum(not any(card == other and place > back for other, back in later) for place, card in before)


def _lines(facts: Sequence[Fact], end: Deal) -> list[Claim]:
    """What is settled of the hands, of the stakes on them, and who has the bank next."""
    row = max(row for row, event in facts if isinstance(event, Settled | CardCorrected | BankCeded))
    return [
        Claim(row, say("siete_y_media-unsaid-settlement"), _under(key), wanted)
        for key, wanted in result_json(end).items()
        if key != "players"
    ]


def _under(key: str) -> Any:
    return lambda result: result[key]


def _as_it_was(facts: Sequence[Fact]) -> list[Fact]:
    """What happened, with the right cards: each correction tells anew all before it."""
    found: list[Fact] = []
    for row, event in facts:
        if isinstance(event, CardCorrected):
            found = _told_anew(found, row, event)
        else:
            found.append(Fact(row, event))
    return found


def _told_anew(facts: Sequence[Fact], row: int, correction: CardCorrected) -> list[Fact]:
    """The same facts with the rows in which they were written first, those that are new with that of the correction."""
    anew: list[Fact] = []
    place = 0
    for event in correction.again:
        same = next((n for n in range(place, len(facts)) if type(facts[n].event) is type(event)), None)
        anew.append(Fact(row if same is None else facts[same].row, event))
        place = place if same is None else same + 1
    return anew


def _acts(start: Deal, facts: Sequence[Fact], end: Deal) -> list[Act]:
    acts: list[Act] = []
    deal = Deal(start.rules, start.start, start.seats, start.banker, start.silent)
    told = _as_it_was(facts)
    places = _places(told, end)
    for row, event in told:
        if (act := _act(event, deal, places)) is not None:
            acts.append({**act, "row": row})
        deal = apply(deal, event)
    return acts


def _act(event: Event, deal: Deal, places: Iterator[int | None]) -> Act | None:
    """What somebody did; None for what follows by itself."""
    match event:
        case BetLaid(player, _, amount):
            return {"op": "bet", "player": player, "amount": amount}
        case BetRaised(player, _, amount):
            return {"op": "raise", "player": player, "amount": amount}
        case DrawAsked("change", player):
            at = next(places)
            return {"op": "change4", "player": player, "at": deal.stock - 1 if at is None else at}
        case DrawAsked("bank") | BankStood() if deal.rules.bank_policy == "blackjack":
            return None
        case DrawAsked("bank"):
            return {"op": "hit", "player": deal.banker}
        case BankStood():
            return {"op": "stand", "player": deal.banker}
        case DrawAsked("hit", player, shown=shown):
            return {"op": "hit", "player": player, "expose": shown is not None}
        case HandStood(player) | HandOut(line=(player, *_)):
            return {"op": "stand", "player": player}
        case HandLost(line=(player, *_)):
            opens = deal.hand.points > GOAL and openable(deal, deal.hands[deal.turn[0]], deal.hand)
            return {"op": "stand", "player": player} if opens else None
        case Fusilado(player, amount):
            return {"op": "fusilar", "player": player, "amount": amount}
        case Opened(player):
            return {"op": "open", "player": player}
        case Backed(player, on, hand, amount):
            return {"op": "back", "player": player, "on": on, "hand": hand, "amount": amount}
        case BankCeded(to, price):
            return {"op": "cede", "player": deal.banker, "to": to, "price": price}
    return None
