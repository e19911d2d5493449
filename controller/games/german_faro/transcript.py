"""A deal of German faro as a deal script. A stake that went back by a ruling decided nothing: it is left out, as there
is no act that takes it off. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import PACK_52, Card
from ..ledger import BankChanged, PurseChanged, Start
from ..transcript import PAID, Act, Claim, Fact, Money, Transcript, Unsaid, filler, round_claim, rules_of
from .acts import (
    CardCorrected,
    CardShown,
    DealVoided,
    Event,
    IrregularityRuled,
    PairSettled,
    StakeLaid,
    StakeReturned,
)
from .correction import redone
from .deal import Deal, advance
from .decide import decide
from .script import line_json

ACTS = (StakeLaid, StakeReturned, CardShown, IrregularityRuled, DealVoided, PurseChanged, BankChanged)
"""What is done again with the right cards; the rest follows of it."""


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a deal that is over or void. Raises Unsaid."""
    money = Money(start, facts, end, lend=lend)
    unread = filler(end.cards, [card for card in PACK_52 if card in end.pack], 1, len(end.pack) - len(end.cards))
    books = list(end.books)
    script = {
        "game": "german_faro",
        "rules": rules_of(end.rules),
        "bank": money.bank,
        "players": [{"name": name, "suit": end.books[name].value, "marks": money.purses[name]} for name in books],
        "deck": [card.label for card in (*end.cards, *unread)],
        "events": _acts(start, facts, end),
        **money.noted(),
    }
    return Transcript(script, [*_pairs(facts, end), money.bank_claim(), *money.claims(key="marks", players=books)])


def _pairs(facts: Sequence[Fact], end: Deal) -> list[Claim]:
    rows: dict[PairSettled, int] = {}
    for row, event in facts:
        for pair in event.pairs if isinstance(event, CardCorrected) else (event,):
            if isinstance(pair, PairSettled):
                rows.setdefault(pair, row)
    return [
        round_claim(rows[pair], number, "pairs", [line_json(line) for line in pair.lines])
        for number, pair in enumerate(end.pairs, start=1)
    ]


def _acts(start: Deal, facts: Sequence[Fact], end: Deal) -> list[Act]:
    """The acts, each put to the deal as it stands with the right cards: one that has become vain is left out."""
    purses = {player: marks - start.debts.get(player, 0) for player, marks in start.purses.items()}
    deal = Deal(end.rules, end.pack, end.books, Start(purses, {}, start.bank))
    deal.out = start.out
    paper = _Paper()
    for row, event in facts:
        if isinstance(event, ACTS) and deal.phase not in ("over", "void"):
            if isinstance(event, StakeReturned) and event.why != "withdrawn":
                continue
            follows = redone(deal, event, list(end.cards), decide)
            paper.write(row, event, follows, deal)
            for fact in follows:
                advance(deal, fact)
    return [act for act in paper.acts if act is not None]


class _Paper:
    """The acts that were written; None for one that was left out again."""

    def __init__(self) -> None:
        self.acts: list[Act | None] = []
        self._lying: dict[Card, list[int]] = {}
        """By card the places of the acts by which a stake lies there."""

    def write(self, row: int, event: Event, follows: Sequence[Event], deal: Deal) -> None:
        """An act, and what follows of it. Raises Unsaid."""
        if isinstance(event, StakeLaid):
            if event.card in deal.cards:
                return  # with the right cards it is out already, so that nothing decides this stake
            self._lying.setdefault(event.card, []).append(len(self.acts))
            self._act(row, deal, "stake", event.player, event.card, marks=event.marks)
        for fact in follows:
            if isinstance(fact, StakeReturned) and fact.why == "withdrawn":
                if fact.card in self._lying:
                    self._act(row, deal, "withdraw", fact.player, fact.card)
                    del self._lying[fact.card]
            elif isinstance(fact, StakeReturned) and fact.why == "void":
                self._leave_out(fact.card)
            elif isinstance(fact, IrregularityRuled):
                if any(line.result == "paid" for line in fact.lines):
                    raise Unsaid(row, PAID)
                for line in fact.lines:
                    self._leave_out(line.card)
            elif isinstance(fact, PairSettled):
                for settled in fact.lines:
                    self._lying.pop(settled.card, None)

    def _leave_out(self, card: Card) -> None:
        for place in self._lying.pop(card, ()):
            self.acts[place] = None

    def _act(self, row: int, deal: Deal, op: str, player: str, card: Card, **marks: int) -> None:
        self.acts.append({"before": deal.pair, "op": op, "player": player, "card": card.label, **marks, "row": row})
