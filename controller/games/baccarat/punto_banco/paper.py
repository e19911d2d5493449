"""Deal scripts of punto banco (docs/settle.md): a whole shoe on paper, settled by the rules that the table asks too,
and a shoe of the journal written down as a script.

The script owns its deal alone, so the fold changes it in place. In a script that is written a void coup stands with no
card and no act; a card burnt face down is any card, as nobody has seen it. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...cards import PACK_52, Card
from ...kernel.paper import WHOLE, Ops, Paper
from ...kernel.redo import without_debts
from ...ledger import DebtPaid, Start
from ...script import read_amount, read_coups, read_players, read_rules, read_shoe
from ...transcript import Fact, Money, Transcript, filler, rules_of
from ..paper import Coups, rows_of
from ..shoe import COUP, burnt_by, is_last
from . import acts
from .acts import ENGINE, bet_of, read_removal
from .course import paid, pay, place, redone, remove, settled
from .rounds import Deal
from .rules import BURN, BURNT, MAX_PACKS, parse_script_rules, whole

advance = ENGINE.advance


def settle(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a punto banco script. Raises BadScript."""
    shoe = read_shoe(script.get("shoe"), MAX_PACKS)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    deal = Deal.new(rules, bank=read_amount(script.get("bank"), "bank"), purses=read_players(script.get("players")))
    deal.phase = "bets_open"
    posted, last_coup = read_coups(script)
    length = len(shoe)
    used = min(1 + burnt_by(shoe[0]), length) if rules.burn else 0
    burnt = used
    cut_at = length if rules.cut_from_end is None else length - rules.cut_from_end
    paper = _Script(deal, shoe)
    coups: list[dict[str, Any]] = []
    ended = length - used < COUP
    while deal.number <= last_coup and not ended:
        paper.act(posted.pop(deal.number, ()))
        coup = whole(shoe, used)
        used += len(coup.player) + len(coup.banker)
        done = settled(deal, coup, used > cut_at)
        ended = length - used < COUP or is_last(rules.cut_rule, past_cut=done.past_cut, was_past_cut=deal.past_cut)
        advance(deal, done)
        coups.append(_coup(deal, done))
    closing = [
        {"id": id_, "player": bet.player, "result": "returned", "stake": bet.stake, "pay": 0, "returned": bet.stake}
        for id_, bet in deal.bets.items()
    ]
    for event in deal.returned("end"):
        advance(deal, event)
    for player in deal.purses:
        for payment in paid(deal, player):
            advance(deal, payment)
    return {
        "burnt": burnt,
        "coups": coups,
        "closing": closing,
        "bank": deal.bank,
        "players": deal.purses,
        **_owed(deal),
        "cards_used": used,
        "shoe_ended": ended,
        "rejected": paper.without_coup(posted),
    }


_OPS: Ops = {
    "bet": (lambda deal, player, obj: place(deal, *bet_of(obj)), WHOLE),
    "remove": (lambda deal, player, obj: remove(deal, read_removal(obj)), WHOLE),
    "pay": (pay, 1),
}


class _Script(Paper[Deal]):
    """A shoe on paper; the cards of a coup are dealt with its settlement."""

    ops = _OPS


def _coup(deal: Deal, done: acts.CoupSettled) -> dict[str, Any]:
    player, banker, player_total, banker_total, natural, result = done.coup
    written = line_on_account if deal.on_account else line_json
    return {
        "coup": done.number,
        "player_hand": [card.label for card in player],
        "banker_hand": [card.label for card in banker],
        "player_total": player_total,
        "banker_total": banker_total,
        "natural": natural,
        "result": result,
        "settled": [written(line) for line in done.lines],
        "bank": deal.ledger.bank,
        "players": deal.ledger.purses.copy(),
        **_owed(deal),
    }


def _owed(deal: Deal) -> dict[str, dict[str, int]]:
    """What stands on the account of each player, where there are accounts."""
    return {"owed": {player: deal.owed.get(player, 0) for player in deal.purses}} if deal.on_account else {}


def line_json(line: acts.Line) -> dict[str, Any]:
    """A line as the result has it."""
    id_, player, result, stake, pay, returned_, *_ = line
    return {"id": id_, "player": player, "result": result, "stake": stake, "pay": pay, "returned": returned_}


def line_on_account(line: acts.Line) -> dict[str, Any]:
    """The same where there are accounts: with what was written on one."""
    won = line.type == "banker" and line.result == "win"
    return {**line_json(line), "commission": line.commission} if won else line_json(line)


_FOLLOWS = (
    *(acts.CoupSettled, acts.CardCorrected, acts.DealEnded, DebtPaid),
    *(acts.AccountClosed, acts.AccountCorrected),
    *(acts.ShoePassed, acts.SeatTaken, acts.SeatLeft),
)
"""What follows of the rest, which is done again with the right cards, and who holds the shoe."""
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
    if end.rules.on_account:
        _leave_out_vain(script)
    return Transcript(script, [*coups.claims, money.bank_claim(), *money.claims()])


def _leave_out_vain(script: dict[str, Any]) -> None:
    """Payments that are refused: on paper money that came later is there from the beginning, so that an earlier one may
    have paid all. They change nothing."""
    events = script["events"]
    refused = {act["event"] for act in settle(script)["rejected"]}
    script["events"] = [act for n, act in enumerate(events) if act["op"] != "pay" or n not in refused]


class _Written:
    """The shoe on paper: its first card where it was burnt, its coups, and how many cards of theirs lie before the cut
    card, once that has come."""

    def __init__(self) -> None:
        self.coups = Coups(MAX_PACKS)
        self.burn: list[Card] = []
        self.cut: int | None = None
        self.lay: frozenset[str] = frozenset()
        """The bets that lay there when the last coup was settled."""

    def write(self, row: int, event: acts.Event, deal: Deal) -> None:
        """What was done or follows; `deal`: after it. Raises Unsaid."""
        coups = self.coups
        match event:
            case acts.BetPlaced(id_, player, type_, stake):
                coups.act(row, "bet", player, id=id_, type=type_, stake=stake)
            case acts.BetReturned(id_, player, _, why) if why in TAKEN_OFF:
                coups.act(row, "remove", player, id=id_)
            case acts.AccountPaid(player):
                coups.act(row, "pay", player)
            case acts.CardDealt(_, card, place):
                if place == BURN:
                    self.burn.append(card)
                elif place != BURNT:
                    coups.card(row, card)
            case acts.CutSeen():
                self.cut = len(coups.shoe) + len(coups.cards)
            case acts.IrregularityRuled(_, _, lines):
                for line in coups.ruled(row, lines):
                    coups.act(row, "remove", line.player, id=line.id)
            case acts.CoupVoided():
                self._voided(row, deal)

    def _voided(self, row: int, deal: Deal) -> None:
        """Bets placed for this coup were never there, unless they stay on; those from before are taken off. An account
        that was paid before it stays paid."""
        coups = self.coups
        owners = {act["id"]: act["player"] for act in coups.events if act["op"] == "bet"}
        coups.keep(lambda act: act["op"] == "pay" or (act["op"] == "bet" and act["id"] in deal.bets))
        for id_ in sorted(self.lay - deal.bets.keys()):
            coups.act(row, "remove", owners[id_], id=id_)
        coups.cards = []
        if self.cut is not None:
            self.cut = min(self.cut, len(coups.shoe))


def _played(start: Deal, facts: Sequence[Fact], end: Deal) -> _Written:
    """The acts, each put to the shoe as it stands with the right cards: one that has become vain is left out."""
    rows = rows_of(facts)
    before = without_debts(Start(start.purses, start.debts, start.bank))
    deal, paper = Deal(end.rules, before), _Written()
    for row, event in facts:
        if isinstance(event, _FOLLOWS) or (isinstance(event, acts.BetReturned) and event.why not in TAKEN_OFF):
            continue
        if isinstance(event, acts.CoupVoided | acts.DealVoided) and event.ruled:
            continue  # the ruling did it
        found = redone(deal, event, list(end.cards))
        assert found is not None, "the table settled the shoe so"
        for fact in tuple(found):
            advance(deal, fact)
            paper.write(row, fact, deal)
            if isinstance(fact, acts.CoupSettled):
                written = line_on_account if deal.on_account else line_json
                paper.coups.counts(rows[fact.number], [written(line) for line in fact.lines])
                paper.lay = frozenset(deal.bets)
    return paper
