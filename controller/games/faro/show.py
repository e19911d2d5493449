"""What everybody at the table may see of a deal of casino faro, and the game as the table plays it (`games.game`). Only
cards that have been shown are in the view.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

from ..audience import PUBLIC, Viewer
from ..cards import RANK_LABELS, Card
from ..chips import chips
from ..correction import lines_of_correction
from ..game import COVER, ByHand, Carried
from ..irregularity import line_of_ruling
from ..kernel.show import Log, Saying, by_player, correction, money_and_rules, said, silent, voided
from ..kernel.table import RoundsGame
from ..ledger import Ledger, Start, compensation_lines
from ..message import Message, Value, say
from ..refusal import Refusal, either
from ..results import Result, came, results_of
from . import acts
from .acts import ENGINE, bet_fields
from .auction import least_bid, may_keep
from .bets import COLOR_CALLS, EVEN_RANKS, Bet, Line, call_odds, labels_of, odd_ranks
from .odds import odds_now
from .paper import case_at, settle, tabs, write
from .rounds import ROUNDS, Deal, callable_now, least_stake
from .rules import (
    DECK_SIZE,
    LAST_TURN,
    OPTIONS,
    PUT_UP,
    cannot_open,
    cannot_raise_cap,
    cannot_raise_for,
    cannot_raise_max,
    not_begun,
    not_concerned,
    parse_rules,
)
from .sheet import BLANK, read, together, written


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the deal, the same for every viewer."""
    labels = [card.label for card in deal.cards]
    return {
        "game": "faro",
        "phase": deal.phase,
        "turn_number": max(deal.turn, 1),
        "turns": LAST_TURN,
        "cards": labels,
        "places": [place_of(index) for index in range(len(labels))],
        "soda": labels[0] if labels else None,
        "hoc": labels[-1] if len(labels) == DECK_SIZE else None,
        "losers": labels[1 : 2 * LAST_TURN : 2],
        "winners": labels[2 : 2 * LAST_TURN + 1 : 2],
        "turn": _turn(labels),
        "case": case_at(deal.left, deal.cards, case_hoc=deal.rules.case_hoc),
        "tabs": tabs(deal.cards),
        "sheets": _sheets(deal),
        "cards_left": DECK_SIZE - len(labels),
        "unsure": [
            {"index": index, "candidates": [card.label for card in cards]}
            for index, cards in enumerate(deal.pending, start=len(deal.cards))
        ],
        "part_settled": [line._asdict() for _, line in deal.part.values()],
        "bets": [_bet(deal, bet_id) for bet_id in deal.bets],
        "last_settled": _last_settled(deal),
        "parlays": [
            {"from": bet_id, "player": player, "amount": amount} for bet_id, (player, amount) in deal.winners.items()
        ]
        if deal.row.closes
        else [],
        "callable": _callable(deal),
        "chips": _chips(deal),
        "legal": ROUNDS.legal_of_all(deal),
        "adjustments": [_correction(event) for event in deal.corrections],
        "bank": deal.bank,
        "banker": deal.ledger.banker,
        "auction": _auction(deal),
        "covers": deal.cap,
        "raised": dict(deal.raised),
        "parity": {"odd": labels_of(odd_ranks(deal.rules.parity_king)), "even": labels_of(EVEN_RANKS)},
        **money_and_rules(deal),
    }


def _auction(deal: Deal) -> dict[str, Any] | None:
    """The `bids` for the bank, the highest last, and the `least` that may be bid; None while none are taken."""
    if deal.phase != PUT_UP:
        return None
    bids = sorted(deal.put_up.bids.items(), key=lambda bid: bid[1])
    return {"bids": [{"player": player, "amount": amount} for player, amount in bids], "least": least_bid(deal)}


def _chips(deal: Deal) -> list[int]:
    """Of stakes; of what makes a bid while the bank is put up."""
    unit = deal.rules.unit
    return chips(unit, None, unit) if deal.phase == PUT_UP else chips(least_stake(deal), deal.rules.max, unit)


def _sheets(deal: Deal) -> dict[str, dict[str, dict[str, int]]]:
    """Of each player of whom a bet was decided since he came: his sheet of this deal, and of all deals."""
    now = deal.sheets
    return {
        player: {"deal": now.get(player, BLANK)._asdict(), "evening": evening._asdict()}
        for player, evening in together(deal.earlier, now).items()
    }


def place_of(index: int) -> tuple[int, str]:
    """The turn in which card `index` of the pack comes, and where it goes: `soda`, `lost`, `won` or `hoc`; the soda is
    of turn 0, the hoc of the turn after the last (docs/rules.md 1.1)."""
    if index in (0, DECK_SIZE - 1):
        return (0, "soda") if index == 0 else (LAST_TURN + 1, "hoc")
    return (index + 1) // 2, "lost" if index % 2 else "won"


def _turn(labels: list[str]) -> dict[str, str | None]:
    """The two cards of the turn that lie there: with a box the winner stays visible until the next turn begins."""
    shown = labels[1 : 2 * LAST_TURN + 1]
    if not shown:
        return {"loser": None, "winner": None}
    if len(shown) % 2:
        return {"loser": shown[-1], "winner": None}
    return {"loser": shown[-2], "winner": shown[-1]}


def _bet(deal: Deal, bet_id: str) -> dict[str, Any]:
    bet = deal.bets[bet_id]
    return {
        "id": bet.id,
        "player": bet.player,
        **bet_fields(bet),
        "stake": bet.stake,
        "barred": bet.barred,
        "dead": deal.is_dead(bet),
    }


def _last_settled(deal: Deal) -> dict[str, Any] | None:
    if not deal.lines:
        return None
    placed = _placed_fields(deal)
    lines = [{**line._asdict(), **placed.get(line.id, {})} for line in deal.lines[-1]]
    return {"turn": len(deal.lines), "lines": lines}


def _placed_fields(deal: Deal) -> dict[str, dict[str, Any]]:
    """How each bet of the last turn was placed, from the acts: a settled bet is no longer on the layout."""
    wanted = {line.id for line in deal.lines[-1]}
    found = dict[str, Bet]()
    losing_card = 2 * len(deal.lines) - 1
    for event in deal.log:
        match event:
            case acts.CardShown(index) if index == losing_card:
                break
            case acts.BetPlaced(bet) if bet.id in wanted:
                found[bet.id] = bet
            case acts.BetMoved(id_, kind, win, lose, copper) if id_ in found:
                found[id_] = found[id_]._replace(type=kind, win=win, lose=lose, copper=copper)
    return {id_: bet_fields(bet) for id_, bet in found.items()}


def _callable(deal: Deal) -> dict[str, Any] | None:
    """What may be called, with every order and what it pays to one (docs/rules.md 1.7)."""
    kind = callable_now(deal)
    if kind is None:
        return None
    ranks = [card.rank.label for card in deal.last_three]
    orders = COLOR_CALLS if kind == "triple" else tuple(dict.fromkeys(map("".join, permutations(ranks))))
    calls = []
    for order in orders:
        type_ = "color" if kind == "triple" else "call"
        pays = call_odds(deal.rules, deal.last_three, type_, order)
        calls.append({"type": type_, "order": order if kind == "triple" else list(order), "pays": pays})
    return {"kind": kind, "ranks": ranks, "calls": calls}


def _correction(event: acts.CardCorrected) -> dict[str, Any]:
    lines = [_adjustment(adjustment) for adjustment in event.adjustments]
    return correction(event, bank=event.bank, swapped=event.swapped, lines=lines)


def _adjustment(one: acts.Adjustment) -> dict[str, Any]:
    was, now = [None if movement is None else movement._asdict() for movement in (one.was, one.now)]
    at_end, difference = one.turn > LAST_TURN, _credit(one.now, one.player) - _credit(one.was, one.player)
    return {**one._asdict(), "at_end": at_end, "was": was, "now": now, "purse_delta": difference}


def _credit(movement: acts.Movement | None, player: str) -> int:
    return movement.credit if movement is not None and movement.to == player else 0


# What the log says.

MOST_ADJUSTMENTS = 12
"""Lines of one correction in the log; the page shows them all."""

_WHY: Mapping[str, Message] = {
    "dead": say("faro-why-dead"),
    "not_held": say("faro-why-not-held"),
    "void": say("faro-why-void"),
    "not_callable": say("faro-why-not-callable"),
}


def _shown(event: acts.CardShown) -> Iterable[Message]:
    yield say("faro-card-shown", place=_place(event.index), card=event.card.label)


def _settled(key: str, *names: str) -> Saying:
    """What became of bets, if of any, with these fields of the fact."""

    def saying(event: Any) -> Iterable[Message]:
        if event.lines:
            yield say(key, bets=_sums(event.lines), **{name: getattr(event, name) for name in names})

    return saying


def _unsure(event: acts.CardUnsure) -> Iterable[Message]:
    cards = either(*[say("games-card", card=card.label) for card in event.candidates])
    code = "faro-card-unsure" if len(event.candidates) > 1 else "faro-card-beside-doubt"
    yield say(code, place=_place(event.index), cards=cards)


def _ruled(event: acts.IrregularityRuled) -> Iterable[Message]:
    yield line_of_ruling(event.kind, event.policy)
    for line in event.lines:
        if line.result == "returned":
            yield say("faro-ruled-returned", player=line.player, stake=line.stake)
        else:
            yield say("faro-ruled-paid", player=line.player, stake=line.stake, pay=line.pay)


def _closed(event: acts.DealClosed) -> Iterable[Message]:
    back = sum(line.returned for line in event.lines)
    yield say("faro-deal-over-returned", amount=back) if back else say("faro-deal-over")


def _returned(event: acts.BetReturned) -> Iterable[Message]:
    yield say("faro-bet-returned", player=event.player, amount=event.amount, why=_WHY.get(event.why, event.why))


def _corrected(event: acts.CardCorrected) -> Iterable[Message]:
    yield from lines_of_correction(event.index, event.was, event.now, event.swapped)
    for adjustment in event.adjustments[:MOST_ADJUSTMENTS]:
        was, now = _fate(adjustment.was), _fate(adjustment.now)
        yield say("faro-adjusted", turn=adjustment.turn, player=adjustment.player, was=was, now=now)
    yield from compensation_lines(event.purses, event.bank)


def _left(event: acts.BankLeft) -> Iterable[Message]:
    if event.amount < 0:
        yield say("faro-bank-lacks", player=event.player, amount=-event.amount)
    else:
        yield say("faro-bank-left", player=event.player, amount=event.amount, why=event.why)


def _place(index: int) -> Message:
    if index in (0, 51):
        return say("faro-place-soda") if index == 0 else say("faro-place-hoc")
    return say("faro-place-losing" if index % 2 else "faro-place-winning", turn=(index + 1) // 2)


def _sums(lines: Iterable[Line]) -> tuple[Value, ...]:
    return tuple(
        say("faro-drawn", player=line.player)
        if line.result == "push"
        else say("faro-paid", player=line.player, amount=f"{line.pay:+}")
        for line in by_player(lines)
    )


def _fate(movement: acts.Movement | None) -> Message:
    if movement is None:
        return say("faro-fate-none")
    if movement.result == "not_callable":
        return say("faro-fate-not-callable", amount=movement.credit)
    return say("faro-fate", result=movement.result, amount=f"{movement.pay:+}")


LOG = Log(
    ENGINE,
    {
        acts.CardShown: _shown,
        acts.CardUnsure: _unsure,
        acts.BetsReopened: said("faro-bets-reopened"),
        acts.TurnSettled: _settled("faro-turn-settled", "turn"),
        acts.PartSettled: _settled("faro-part-settled", "turn"),
        acts.PartUndone: _settled("faro-part-undone"),
        acts.IrregularityRuled: _ruled,
        acts.DealClosed: _closed,
        acts.DealVoided: voided("faro-deal-void", "faro-deal-void-why"),
        acts.BetClaimed: said("faro-claimed", "amount", player="by"),
        acts.BetReturned: _returned,
        acts.CardCorrected: _corrected,
        acts.MaxRaised: said("faro-max-raised"),
        acts.MaxRaisedFor: said("faro-max-raised-for"),
        acts.CapRaised: said("faro-cap-raised"),
        acts.BidMade: said("faro-bids"),
        acts.BidWithdrawn: said("faro-bid-withdrawn"),
        acts.BankTaken: said("faro-bank-taken"),
        acts.HouseBankOpened: said("faro-house-bank"),
        acts.BankLeft: _left,
        acts.BankerAway: said("faro-banker-away"),
        acts.BankerBack: silent,  # the seats show it
        **dict.fromkeys(
            (acts.BetPlaced, acts.BetMoved, acts.BetRemoved, acts.BetBarred), silent
        ),  # the layout shows it
        acts.BetsClosed: silent,  # the light shows it
        acts.CardNamed: silent,  # the dealer's ruling says it
    },
)


# The game at the table.


class _Faro(RoundsGame[Deal, acts.Command, acts.Event]):
    name = "faro"
    by_hand = ByHand("faro-by-hand-left", "faro-by-hand-right", "faro-by-hand-then")
    max_seats = 20
    options = OPTIONS
    limits: Mapping[str, str] = {"min": "min", "max": "max", "unit": "unit"}
    rounds = ROUNDS
    engine = ENGINE
    log = LOG
    settlements = (acts.TurnSettled, acts.DealClosed)
    between_runs = frozenset({"give_up"})

    def results(self, deal: Deal) -> Iterator[Result]:
        banker, cards = deal.put_up.banker, deal.cards
        for turn, lines in enumerate(deal.lines, start=1):
            losing, winning = (card.label for card in cards[2 * turn - 1 : 2 * turn + 1])
            yield from results_of(turn, lines, came("faro-came", losing=losing, winning=winning), banker=banker)
        if deal.closing:
            hoc = came("faro-came-hoc", card=cards[-1].label)
            yield from results_of(LAST_TURN + 1, deal.closing, hoc, banker=banker)

    def open(self, rules: Mapping[str, Any], bank: int) -> Deal:
        """Where the bank is put up to auction the house's money is in its box."""
        known = parse_rules(rules)
        boxed = bank if known.banker == "auction" else 0
        return Deal.new(known, bank=bank - boxed, house=boxed, purses={})

    def carry(self, deal: Deal) -> Carried:
        """`bank`: the house's money, in its box or as the bank. `sheets`: those of all deals since each player came.
        `held`: a bank that stays a player's, who and how much."""
        sheets, ledger = together(deal.earlier, deal.sheets), deal.ledger
        kept: dict[str, Any] = {"sheets": written(sheets)} if sheets else {}
        if ledger.banker is None:
            return Carried(deal.purses, deal.debts, ledger.bank + ledger.house, kept)
        return Carried(deal.purses, deal.debts, ledger.house, {**kept, "held": [ledger.banker, ledger.bank]})

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Deal:
        """Who has neither seat nor money nor a debt has left: his sheet begins again when he comes back. A bank that a
        player holds goes back to him where the rules do not let him hold it any more, or he has no seat."""
        if carried.bank < 0:
            raise Refusal("bank", say("faro-bank-empty", bank=carried.bank))
        known = parse_rules(rules)
        money = Ledger(Start(carried.purses, carried.debts, 0))
        held: tuple[str, int] | None = tuple(carried.kept["held"]) if "held" in carried.kept else None
        if held is not None and not (may_keep(known, held[1]) and held[0] in seats):
            money.banker, money.bank = held
            money.leave_bank()
            held = None
        banker, bank = (None, carried.bank) if held is None else held
        house = carried.bank if known.banker == "auction" else 0
        if banker is None:
            bank -= house
        sheets = read(carried.kept.get("sheets", {})).items()
        here = {*seats, *(player for those in (money.purses, money.debts) for player in those if those[player])}
        return Deal.new(
            known,
            bank=bank,
            purses=money.purses,
            debts=money.debts,
            earlier={player: sheet for player, sheet in sheets if player in here},
            banker=banker,
            house=house,
        )

    def pack_in_box(self, deal: Deal) -> bool:
        """No card is looked at before the deal has a bank."""
        return not_begun(deal) is None

    def seated(self, deal: Deal, player: str, *, here: bool) -> acts.Command | None:
        if deal.auction is None or not_concerned(deal, player, here=here):
            return None
        return acts.TakeSeat(player) if here else acts.LeaveSeat(player)

    def time_up(self, deal: Deal, key: str) -> acts.Command | None:
        return acts.Time() if deal.phase == PUT_UP else None

    def without_answers(self, deal: Deal) -> str:
        if deal.phase != PUT_UP:
            return ""
        return "house_bank" if cannot_open(deal) is None else "close_bets"

    def round(self, deal: Deal) -> int:
        return max(deal.turn, 1)  # before the soda the bets are those of turn 1 (docs/rules.md 1.1)

    def markers(self, rules: Mapping[str, Any]) -> tuple[str, ...]:
        return () if rules.get("soda_exposed_before_bets", True) else (COVER,)

    def seen(self, deal: Deal) -> int:
        return len(deal.cards) + len(deal.pending)

    def doubts(self, deal: Deal) -> Mapping[int, tuple[Card, ...]]:
        pending = enumerate(deal.pending, start=len(deal.cards))
        return {index: cards for index, cards in pending if len(cards) > 1}

    def show_unsure(self, candidates: tuple[Card, ...]) -> acts.Command:
        return acts.ShowUnsure(candidates)

    def name_card(self, index: int, card: Card) -> acts.Command:
        return acts.NameCard(index, card)

    def beads(self, deal: Deal) -> tuple[int, ...]:
        case = case_at(deal.left, deal.cards, case_hoc=deal.rules.case_hoc)
        return tuple(4 - case[label] for label in RANK_LABELS)

    def staking(self, deal: Deal) -> Collection[str]:
        return {bet.player for bet in deal.bets.values()} | deal.put_up.bids.keys()

    def dealer_legal(self, deal: Deal) -> tuple[str, ...]:
        above = max(deal.rules.max or 0, *deal.raised.values(), 0) + deal.rules.unit
        may = {
            "raise_max": not cannot_raise_max(deal, above),
            "raise_for": not all(cannot_raise_for(deal, player, above) for player in deal.purses),
            "raise_cap": not cannot_raise_cap(deal, deal.rules.bank_cap + 1),
            "house_bank": not cannot_open(deal),
        }
        return tuple(verb for verb, takes in may.items() if takes)

    def odds(self, deal: Deal) -> dict[str, Any] | None:
        return odds_now(deal.cards, deal.rules)


FARO = _Faro(view, settle, write)
