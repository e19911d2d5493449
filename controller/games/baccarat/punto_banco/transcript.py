"""A shoe of punto banco as a deal script. A void coup stands in it with no card and no act; a card burnt face down is
any card, as nobody has seen it. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import PACK_52, Card
from ...ledger import BankChanged, PurseChanged, Start
from ...transcript import PAID, Fact, Money, Transcript, Unsaid, filler, rules_of
from ..shoe import COUP, burnt_by
from ..transcript import Coups, rows_of
from .acts import (
    BetPlaced,
    BetReturned,
    BetsClosed,
    BetsReopened,
    CardCorrected,
    CardDealt,
    CoupSettled,
    CoupVoided,
    CutSeen,
    DealVoided,
    Event,
    IrregularityRuled,
)
from .correction import redone
from .deal import BURN, BURNT, Deal, advance
from .decide import decide
from .rules import MAX_PACKS
from .script import line_json

ACTS = (
    BetPlaced,
    BetReturned,
    BetsClosed,
    BetsReopened,
    CardDealt,
    CutSeen,
    IrregularityRuled,
    CoupVoided,
    DealVoided,
    PurseChanged,
    BankChanged,
)
"""What is done again with the right cards; the rest follows of it."""
TAKEN_OFF = ("removed", "not_held")


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a shoe that is over or void. Raises Unsaid."""
    money = Money(start, facts, end, lend=lend)
    paper = _played(start, facts, end)
    coups = paper.coups
    burnt = burnt_by(paper.burn[0]) if paper.burn else 0
    used = [*paper.burn, *coups.shoe]
    behind = COUP if coups.claims else 0 if used else 1
    more = filler(used, PACK_52, MAX_PACKS, burnt + behind)
    shoe = [*paper.burn, *more[:burnt], *coups.shoe, *more[burnt:]]
    cut = None if paper.cut is None else len(shoe) - len(paper.burn) - burnt - paper.cut
    script = {
        "game": "punto_banco",
        "rules": {**rules_of(end.rules), "cut_from_end": cut},
        "shoe": [card.label for card in shoe],
        "bank": money.bank,
        "players": money.purses,
        "last_coup": coups.last_coup,
        "events": coups.events,
        **money.noted(),
    }
    return Transcript(script, [*coups.claims, money.bank_claim(), *money.claims()])


class _Paper:
    """The shoe on paper: its first card where it was burnt, its coups, and how many cards of theirs lie before the cut
    card, once that has come."""

    def __init__(self) -> None:
        self.coups = Coups(MAX_PACKS)
        self.burn: list[Card] = []
        self.cut: int | None = None
        self.lay: frozenset[str] = frozenset()
        """The bets that lay there when the last coup was settled."""

    def write(self, row: int, event: Event, deal: Deal) -> None:
        """What was done or follows; `deal`: after it. Raises Unsaid."""
        coups = self.coups
        match event:
            case BetPlaced(id_, player, type_, stake):
                coups.act(row, "bet", player, id=id_, type=type_, stake=stake)
            case BetReturned(id_, player, _, why) if why in TAKEN_OFF:
                coups.act(row, "remove", player, id=id_)
            case CardDealt(_, card, place):
                if place == BURN:
                    self.burn.append(card)
                elif place != BURNT:
                    coups.card(row, card)
            case CutSeen():
                self.cut = len(coups.shoe) + len(coups.cards)
            case IrregularityRuled(_, _, lines):
                if any(line.result == "paid" for line in lines):
                    raise Unsaid(row, PAID)
                for line in lines:
                    coups.act(row, "remove", line.player, id=line.id)
            case CoupVoided():
                self._voided(row, deal)

    def _voided(self, row: int, deal: Deal) -> None:
        """What was placed for this coup was never there, unless it lies on; what lay before it is taken off."""
        coups = self.coups
        owners = {act["id"]: act["player"] for act in coups.events}
        coups.keep(lambda act: act["op"] == "bet" and act["id"] in deal.bets)
        for id_ in sorted(self.lay - deal.bets.keys()):
            coups.act(row, "remove", owners[id_], id=id_)
        coups.cards = []
        if self.cut is not None:
            self.cut = min(self.cut, len(coups.shoe))


def _played(start: Deal, facts: Sequence[Fact], end: Deal) -> _Paper:
    """The acts, each put to the shoe as it stands with the right cards: one that has become vain is left out."""
    rows = rows_of(facts, _settled)
    purses = {player: purse - start.debts.get(player, 0) for player, purse in start.purses.items()}
    deal, paper = Deal(end.rules, Start(purses, {}, start.bank)), _Paper()
    for row, event in facts:
        if not isinstance(event, ACTS) or (isinstance(event, BetReturned) and event.why not in TAKEN_OFF):
            continue
        if isinstance(event, CoupVoided | DealVoided) and event.ruled:
            continue  # the ruling did it
        for fact in tuple(redone(deal, event, list(end.cards), decide)):
            advance(deal, fact)
            paper.write(row, fact, deal)
            if isinstance(fact, CoupSettled):
                paper.coups.counts(rows[fact.number], [line_json(line) for line in fact.lines])
                paper.lay = frozenset(deal.bets)
    return paper


def _settled(event: Event) -> list[tuple[int, CoupSettled]]:
    coups = event.coups if isinstance(event, CardCorrected) else (event,)
    return [(done.number, done) for done in coups if isinstance(done, CoupSettled)]
