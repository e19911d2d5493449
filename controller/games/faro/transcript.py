"""A deal of casino faro as a deal script. What the dealer ruled stands in it as what it did: a card as it was put
right, a bet that he gave back as one that is removed. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..cards import PACK_52
from ..ledger import BankChanged, PurseChanged, Start
from ..transcript import PAID, Act, Claim, Fact, Money, Transcript, Unsaid, filler, round_claim, rules_of
from .bets import CALL_TYPES, COPPER_TYPES, Bet, RankSet, labels_of
from .correction import redone
from .deal import LAST_TURN, Deal
from .decide import decide
from .events import (
    BetBarred,
    BetClaimed,
    BetMoved,
    BetPlaced,
    BetRemoved,
    BetReturned,
    BetsClosed,
    BetsReopened,
    CardCorrected,
    CardShown,
    DealVoided,
    Event,
    IrregularityRuled,
    TurnSettled,
)
from .fold import advance
from .refusals import locked
from .script import lines_json

ACTS = (
    BetPlaced,
    BetMoved,
    BetRemoved,
    BetBarred,
    BetClaimed,
    BetsClosed,
    BetsReopened,
    CardShown,
    IrregularityRuled,
    DealVoided,
    PurseChanged,
    BankChanged,
)
"""What is done again with the right cards; the rest follows of it."""


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a deal that is over or void. Raises Unsaid."""
    money = Money(start, facts, end, lend=lend)
    script = {
        "game": "faro",
        "rules": rules_of(end.rules),
        "deck": [card.label for card in (*end.cards, *filler(end.cards, PACK_52, 1, 52 - len(end.cards)))],
        "bank": money.bank,
        "players": money.purses,
        "events": _acts(start, facts, end),
        **money.noted(),
    }
    return Transcript(script, [*_turns(facts, end), money.bank_claim(), *money.claims()])


def _turns(facts: Sequence[Fact], end: Deal) -> list[Claim]:
    rows: dict[int, int] = {}
    for row, event in facts:
        if isinstance(event, TurnSettled):
            rows[event.turn] = row
        elif isinstance(event, CardCorrected):
            rows |= {settled.turn: row for settled in event.turns}
    return [round_claim(rows[turn], turn, "turns", lines_json(lines)) for turn, lines in enumerate(end.lines, start=1)]


def _acts(start: Deal, facts: Sequence[Fact], end: Deal) -> list[Act]:
    """The acts, each put to the deal as it stands with the right cards: one that has become vain is left out."""
    purses = {player: amount - start.debts.get(player, 0) for player, amount in start.purses.items()}
    paper = _Paper(Deal(end.rules, Start(purses, {}, start.bank)))
    shown = iter(end.cards)
    for row, event in facts:
        if isinstance(event, ACTS):
            follows = redone(paper.deal, event, shown, decide)
            paper.write(row, event, follows)
            advance(paper.deal, follows)
    return paper.acts


class _Paper:
    """The deal on paper, and the acts that were written."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.acts: list[Act] = []
        self._not_held: tuple[str, ...] = ()
        """Bets that went back when betting closed, which the script gives back only when it closes for good."""

    def write(self, row: int, event: Event, follows: tuple[Event, ...]) -> None:
        """An act, and what follows of it. Raises Unsaid."""
        match event:
            case BetPlaced(bet, source):
                if not any(isinstance(fact, BetReturned) and fact.why == "not_callable" for fact in follows):
                    self._place(row, bet, source)
            case BetMoved(id_, kind, win, lose, copper):
                if id_ in self.deal.bets:
                    self._act(row, "move", id_, **_shape(kind, win, lose, copper))
            case BetRemoved(id_):
                if id_ in self.deal.bets:
                    self._act(row, "remove", id_)
            case BetBarred(id_, barred):
                if id_ in self.deal.bets:
                    self._act(row, "bar" if barred else "unbar", id_)
            case BetClaimed(id_, by):
                if id_ in self.deal.bets:
                    self._act(row, "claim", id_, player=by)
            case BetsClosed():
                self._not_held = _returned(follows, "not_held")
            case BetsReopened():
                for id_ in self._not_held:
                    self._act(row, "remove", id_)
            case IrregularityRuled():
                self._ruled(row, follows)
            case DealVoided():
                self._take_off(row, _returned(follows, "void"))

    def _place(self, row: int, bet: Bet, source: str | None) -> None:
        player, won = self.deal.winners.get(source or "", ("", 0))
        fields = {"type": bet.type, "stake": bet.stake}
        if bet.type in CALL_TYPES:
            fields["order"] = bet.order if bet.type == "color" else list(bet.order)
        else:
            fields |= _shape(bet.type, bet.win, bet.lose, bet.copper)
        parlay = source is not None and player == bet.player and bet.stake <= won
        of = {"from": source} if parlay else {}
        self._act(row, "parlay" if parlay else "bet", bet.id, player=bet.player, **of, **fields)

    def _ruled(self, row: int, follows: tuple[Event, ...]) -> None:
        for fact in follows:
            if isinstance(fact, IrregularityRuled):
                if any(line.result == "paid" for line in fact.lines):
                    raise Unsaid(row, PAID)
                self._take_off(row, [line.id for line in fact.lines])
        self._take_off(row, (*_returned(follows, "void"), *_returned(follows, "not_held")))

    def _take_off(self, row: int, ids: Sequence[str]) -> None:
        """Bets that are undecided go back: after the last turn by themselves, near it by sleeping to the end."""
        if self.deal.phase in ("last_card", "over"):
            return
        for id_ in ids:
            if not locked(self.deal):
                self._act(row, "remove", id_)
            elif not self.deal.bets[id_].barred:
                self._act(row, "bar", id_)

    def _act(self, row: int, op: str, id_: str, *, player: str | None = None, **fields: Any) -> None:
        owner = player if player is not None else self.deal.bets[id_].player if id_ in self.deal.bets else None
        whose = {} if owner is None else {"player": owner}
        turn = min(max(self.deal.turn, 1), LAST_TURN)
        self.acts.append({"before": turn, "op": op, "id": id_, **whose, **fields, "row": row})


def _returned(events: Sequence[Event], why: str) -> tuple[str, ...]:
    return tuple(event.id for event in events if isinstance(event, BetReturned) and event.why == why)


def _shape(kind: str, win: RankSet, lose: RankSet, copper: bool) -> dict[str, Any]:
    """The fields of a bet's type."""
    found: dict[str, Any] = {"type": kind}
    if kind in ("flat", "group"):
        found["ranks"] = labels_of(RankSet(win | lose))
    elif kind in ("heel", "string"):
        found |= {"win": labels_of(win), "lose": labels_of(lose)}
    if kind in COPPER_TYPES:
        found["copper"] = copper
    return found
