"""A run of Macao or Victoria as a deal script. A void coup stands in it with no card and no act. No files, no
printing.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import PACK_52
from ...message import say
from ...transcript import PAID, Fact, Money, Transcript, Unsaid, filler, rules_of
from ..transcript import Coups, rows_of
from .acts import (
    BankPassed,
    BetsClosed,
    BetsReopened,
    CardAsked,
    CardCorrected,
    CardDealt,
    CardRefused,
    CoupSettled,
    CoupVoided,
    Event,
    IrregularityRuled,
    Staked,
    StakeReturned,
    TurnEnded,
)
from .deal import Deal
from .rules import PACKS
from .script import line_json


def write(game: str, start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a run that is over or void. Raises Unsaid."""
    money = Money(start, facts, end, lend=lend)
    coups, banker = _played(start, facts, end)
    seats = list(end.seats)
    behind = filler(coups.shoe, PACK_52, PACKS, len(seats) * end.rules.first)
    script = {
        "game": game,
        "rules": rules_of(end.rules),
        "deck": [card.label for card in (*coups.shoe, *behind)],
        "seats": seats,
        "banker": banker,
        "players": money.of(seats),
        "last_coup": coups.last_coup,
        "events": coups.events,
        **money.noted(),
    }
    return Transcript(script, [*coups.claims, *money.claims(players=seats)])


def _played(start: Deal, facts: Sequence[Fact], end: Deal) -> tuple[Coups, str]:
    """The coups that count, and who held the bank in all of them. Raises Unsaid."""
    coups, banker, passed = Coups(PACKS), start.banker, 0
    lines = {done.number: done.lines for done in end.coups}
    rows = rows_of(facts, _settled)
    for row, event in facts:
        match event:
            case Staked(player, amount):
                coups.act(row, "stake", player, amount=amount)
            case StakeReturned(player):
                coups.drop("stake", player=player)
            case BetsClosed():
                coups.act(row, "deal")
            case BetsReopened():
                coups.drop("deal")
            case CardDealt(index):
                coups.card(row, end.dealt[index])
            case CardAsked(player):
                coups.act(row, "draw", player)
            case CardRefused(player):
                coups.act(row, "refuse", player)
            case TurnEnded(player, "stood", timed):
                if timed:
                    coups.act(row, "time")
                else:
                    coups.act(row, "stand", player)
            case CoupSettled(number):
                if passed and coups.claims:
                    raise Unsaid(passed, say("macao-unsaid-banker"))
                passed = 0
                coups.counts(rows[number], [line_json(line) for line in lines[number]])
            case IrregularityRuled(_, _, ruled):
                if any(line.result == "paid" for line in ruled):
                    raise Unsaid(row, PAID)
                for line in ruled:
                    coups.drop("stake", player=line.player)
            case CoupVoided():
                coups.keep(lambda act: act["op"] == "stake")
                coups.cards = []
            case BankPassed(player):
                passed = row
                banker = player if not coups.claims else banker
    return coups, banker


def _settled(event: Event) -> list[tuple[int, CoupSettled]]:
    coups = event.coups if isinstance(event, CardCorrected) else (event,)
    return [(done.number, done) for done in coups if isinstance(done, CoupSettled)]
