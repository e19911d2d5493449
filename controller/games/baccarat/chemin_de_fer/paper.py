"""A shoe of chemin de fer on paper: deal scripts (docs/settle.md) are settled, and a run of the table is written
as one.

A coup without cards stands in a script with the next one that is dealt, a void coup with no card and with what was done
about the bank alone: so do the ties before it, whose stakes it gave back. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ...cards import PACK_52
from ...kernel.paper import Paper, ops, returned_json
from ...ledger import BankChanged
from ...message import say
from ...refusal import BadScript, Reason
from ...script import read_coups, read_players, read_rules, read_shoe
from ...transcript import Act, Claim, Fact, Money, Transcript, Unsaid, filler, rules_of
from ..facts import line_json
from ..hand import FIRST_FOUR
from ..paper import Coups, rows_of
from ..shoe import COUP
from . import acts
from .acts import ENGINE
from .course import ACTS, Answer, deal_out, offer_ends, settled, silence
from .rounds import ROUNDS, Deal, four_out
from .rules import PACKS, parse_script_rules

advance = ENGINE.advance
_DECIDING = ROUNDS.offering["draw"]


def settle(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a script of chemin de fer. Raises BadScript."""
    shoe = read_shoe(script.get("shoe"), PACKS)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    players = read_players(script.get("players"))
    seats, standers = read_places(script, players)
    posted, last_coup = read_coups(script)
    deal = Deal.new(rules, purses=players, seats=seats, standers=standers)
    deal.on_paper = True
    paper = _Script(deal, shoe)
    coups: list[dict[str, Any]] = []
    ended = len(shoe) < COUP
    while deal.number <= last_coup and not ended:
        paper.act(posted.pop(deal.number, ()))
        coups.append(paper.over())
        ended = len(shoe) - len(deal.cards) < COUP
    closing = [returned_json(player, deal.stakes[player]) for player in deal.order if player in deal.stakes]
    for player, stake in tuple(deal.stakes.items()):
        advance(deal, acts.BetReturned(player, stake, "end"))
    return {
        "coups": coups,
        "closing": closing,
        "banker": deal.banker,
        "bank": deal.bank,
        "next": deal.turn if deal.banker is None else None,
        "house": deal.ledger.house,
        "players": deal.purses,
        "cards_used": len(deal.cards),
        "shoe_ended": ended,
        "rejected": paper.without_coup(posted),
    }


def read_places(script: Mapping[str, Any], players: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """The seats, two or more, and the standers-by: each player at one place. Raises BadScript."""
    seats, standers = script.get("seats"), script.get("standers", [])
    for place, names, least in (("seats", seats, 2), ("standers", standers, 0)):
        if type(names) is not list or len(names) < least or not all(type(name) is str for name in names):
            raise BadScript(place, say("baccarat-names", least=least))
    assert isinstance(seats, list), "asked above"
    if sorted([*seats, *standers]) != sorted(players):
        raise BadScript("seats", say("baccarat-places"))
    return seats, standers


def _time(deal: Deal) -> Answer:
    """What is asked is answered by silence."""
    if deal.offer is not None:
        return (offer_ends(deal),)
    return silence(deal)


class _Script(Paper[Deal]):
    """A shoe on paper."""

    ops = ops(ACTS, deal=deal_out, time=_time)

    def cards(self) -> None:
        """The cards that are due, from the shoe."""
        deal, shoe = self.deal, self.shoe
        if deal.phase == "bets_closed":
            four_out(deal, shoe[len(deal.cards) : len(deal.cards) + len(FIRST_FOUR)])
        elif deal.phase not in _DECIDING and (third := deal.next_place) is not None:
            index = len(deal.cards)
            advance(deal, acts.CardDealt(index, shoe[index], third))

    def over(self) -> dict[str, Any]:
        """The coup ends: whatever is still asked is answered by silence. What is written of it."""
        deal = self.deal
        if deal.offer is not None:
            advance(deal, offer_ends(deal))
        if deal.phase == "bets_open":
            out = deal_out(deal)
            if isinstance(out, Reason):
                coup = {"coup": deal.number, "dealt": False, "banker": deal.banker, "bank": deal.bank}
                advance(deal, acts.CoupPassed(deal.number))
                return {**coup, "players": deal.purses.copy()}
            self.do(out)
        while deal.phase in _DECIDING:
            self.do(silence(deal))
        done, risked = settled(deal), deal.named
        advance(deal, done)
        return _coup(deal, done, {} if risked is None else {"risked": risked})


def _coup(deal: Deal, done: acts.CoupSettled, risked: Mapping[str, int]) -> dict[str, Any]:
    coup = done.coup
    return {
        "coup": done.number,
        "dealt": True,
        "banker": done.banker,
        "bank_before": done.bank_before,
        **risked,
        "banco": done.banco,
        "cut": dict(done.cut),
        "representative": done.representative,
        "punters_hand": [card.label for card in coup.punters],
        "banker_hand": [card.label for card in coup.banker],
        "punters_total": coup.punters_total,
        "banker_total": coup.banker_total,
        "natural": coup.natural,
        "decisions": {"punters": done.decisions[0], "banker": done.decisions[1]},
        "winner": coup.winner,
        "settled": [line_json(line) for line in done.lines],
        "rake": done.rake,
        "bank": deal.bank,
        "players": deal.purses.copy(),
    }


OF_BANK = frozenset({"bank", "decline", "retire", "take", "time"})
"""Acts about the bank, which stand when the coup after them is void."""


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a shoe that is over or void. Raises Unsaid."""
    money = Money(start, facts, end, lend=lend, players_bank=True)
    first = start.banker or start.turn
    seats = _from(end.seats, first)
    paper = _Writer(start, seats, end, rows_of(facts))
    before = start
    for row, event in facts:
        after = ENGINE.apply(before, event)
        paper.write(row, event, before, after)
        before = after
    coups = paper.finished()
    behind = filler(coups.shoe, PACK_52, PACKS, COUP)
    players = [*seats, *end.standers]
    script = {
        "game": "chemin_de_fer",
        "rules": rules_of(end.rules),
        "shoe": [card.label for card in (*coups.shoe, *behind)],
        "seats": seats,
        "standers": list(end.standers),
        "players": money.of(players),
        "last_coup": coups.last_coup,
        "events": coups.events,
        **money.noted(),
    }
    house = end.house - start.house - sum(one.event.amount for one in facts if isinstance(one.event, BankChanged))
    share = Claim(money.row, say("chemin_de_fer-unsaid-house"), lambda result: result["house"], house)
    return Transcript(script, [*coups.claims, share, *money.claims(players=players)])


def _from(seats: Sequence[str], first: str) -> list[str]:
    """The round of the seats, beginning with this one."""
    at = seats.index(first)
    return [*seats[at:], *seats[:at]]


class _Tied(NamedTuple):
    """A coup whose stakes stand."""

    done: acts.CoupSettled
    acts: list[Act]
    cards: list[Fact]


class _Writer:
    """The shoe on paper. `turn`: who puts up the bank where there is none; `held`: a bank from the shoe before that was
    not written yet; `offered`: its banker has left it."""

    def __init__(self, start: Deal, seats: list[str], end: Deal, rows: dict[int, int]) -> None:
        self.coups = Coups(PACKS)
        self.seats = seats
        self.turn = seats[0]
        self.held = None if start.banker is None else start.bank
        self.offered = False
        self.tied: list[_Tied] = []
        self._covered: dict[int, int] = {}
        """By how much the bank was raised, by the row."""
        self._cards = end.cards
        self._done = {done.number: done for done in end.coups}
        self._rows = rows

    def finished(self) -> Coups:
        """All coups that count; stakes that stand go back at the end."""
        self._tied_count()
        return self.coups

    def write(self, row: int, event: acts.Event, before: Deal, after: Deal) -> None:
        """What was done, and the shoe before and after it. Raises Unsaid."""
        coups = self.coups
        match event:
            case acts.BankTaken(player, amount):
                self._put_up(row, player, amount)
            case acts.BankDeclined(player):
                if player == self.turn and before.banker is None:
                    self._decline(row)
            case acts.BankRetired(player):
                if self.held is not None:
                    self.held, self.offered = None, True
                else:
                    coups.act(row, "retire", player)
            case acts.Claimed(player, what, sealed) if not sealed and not self.offered:
                self._hold(row, before)
                coups.act(row, what, player)
            case acts.OfferEnded(by, amount, taker):
                self._offer_ended(row, by, amount, taker)
            case acts.StakeLaid(player, amount):
                self._hold(row, before)
                coups.act(row, "stake", player, amount=amount)
            case acts.BankCovered(player, amount):
                self._cover(row, player, amount)
            case acts.Risked(player, amount):
                self._risked(row, player, amount, before)
            case acts.BetsClosed():
                self._hold(row, before)
                coups.act(row, "deal")
            case acts.BetsReopened():
                self._reopened(before)
            case acts.CardDealt(index):
                coups.card(row, self._cards[index])
            case acts.Decided(_, player, what):
                coups.act(row, what, player)
            case acts.CoupSettled(number):
                self._settled(self._done[number])
            case acts.CardCorrected(again=True):
                coups.acts = []  # nothing but turns to put up the bank has passed since
            case acts.BetReturned(player):
                coups.drop("stake", "banco", player=player)
            case acts.IrregularityRuled(_, _, lines):
                for line in coups.ruled(row, lines):
                    coups.drop("stake", "banco", player=line.player)
            case acts.CoupVoided() | acts.DealVoided():
                self._voided(row, after)

    # --- the bank ---------------------------------------------------------------------------------------------------

    def _hold(self, row: int, deal: Deal) -> None:
        """A bank that came from the shoe before is put up by its banker, who sits first."""
        if self.held is not None and deal.banker is not None:
            self.coups.act(row, "bank", deal.banker, amount=self.held)
            if deal.risked != self.held:
                self.coups.act(row, "risk", deal.banker, amount=deal.risked)
            self.held = None

    def _risked(self, row: int, player: str, amount: int, before: Deal) -> None:
        """Where stakes lie it was raised to them, perhaps without money of the purse."""
        if not before.stakes:
            if self.held is None:
                self.coups.act(row, "risk", player, amount=amount)
        elif self.coups.acts[-1]["op"] != "cover":
            self._cover(row, player, 0)

    def _cover(self, row: int, player: str, amount: int) -> None:
        self.coups.act(row, "cover", player)
        self._covered[row] = amount

    def _put_up(self, row: int, player: str, amount: int) -> None:
        """In his turn: who sat down later had not been asked, and declines."""
        while self.turn != player:
            self._decline(row)
        self.coups.act(row, "bank", player, amount=amount)

    def _decline(self, row: int) -> None:
        self.coups.act(row, "decline", self.turn)
        self.turn = self._after(self.turn)

    def _after(self, player: str) -> str:
        return self.seats[(self.seats.index(player) + 1) % len(self.seats)]

    def _offer_ended(self, row: int, by: str, amount: int, taker: str | None) -> None:
        if not self.offered:
            self.coups.act(row, "time")
        elif taker is not None:
            self._put_up(row, taker, amount)
        if taker is None:
            while self.offered and self.turn != self._after(by):
                self._decline(row)
            self.turn = self._after(by)
        self.offered = False

    # --- the coup ---------------------------------------------------------------------------------------------------

    def _reopened(self, closed: Deal) -> None:
        """The script knows no false start: a stake that was returned was never placed, and banco is asked for again."""
        coups = self.coups
        coups.drop("deal", "banco")
        for player, fallen in closed.cut:
            left = fallen
            for act in reversed(coups.acts):
                if act["op"] == "stake" and act["player"] == player:
                    less = min(left, act["amount"])
                    act["amount"] -= less
                    left -= less
        coups.keep(lambda act: act["op"] != "stake" or act["amount"])

    def _settled(self, done: acts.CoupSettled) -> None:
        coups = self.coups
        self.tied.append(_Tied(done, coups.acts, coups.cards))
        coups.acts, coups.cards = [], []
        if done.coup.winner != "tie":
            self._tied_count()
            if done.coup.winner == "punters":
                self.turn = self._after(done.banker)

    def _tied_count(self) -> None:
        coups = self.coups
        later = (coups.acts, coups.cards)
        for done, did, cards in self.tied:
            coups.acts, coups.cards = did, cards
            coups.counts(self._rows[done.number], [line_json(line) for line in done.lines])
        coups.acts, coups.cards = later
        self.tied = []

    def _voided(self, row: int, deal: Deal) -> None:
        """Drop this coup and the ties whose stakes stood in it; what is risked is named again, and a stake that stays
        placed again."""
        coups = self.coups
        coups.acts = [act for coup in self.tied for act in coup.acts] + coups.acts
        self.tied, coups.cards = [], []
        self._cover_from_the_beginning(row)
        coups.keep(lambda act: act["op"] in OF_BANK)
        if self.held is None and deal.phase != "void" and deal.banker is not None and deal.named is not None:
            coups.act(row, "risk", deal.banker, amount=deal.named)
        for player, amount in _lying(deal):
            if player == deal.banco:
                coups.act(row, "banco", player)
            else:
                coups.act(row, "stake", player, amount=amount)

    def _cover_from_the_beginning(self, row: int) -> None:
        """What the bank was raised by for a void coup stays in it: it was put up with so much more, if that was since
        the last coup that counts. Raises Unsaid."""
        bank: Act | None = None
        for act in self.coups.acts:
            if act["op"] in ("bank", "take", "retire"):
                bank = act if act["op"] == "bank" else None
            elif act["op"] == "cover" and self._covered[act["row"]]:
                if bank is None:
                    raise Unsaid(row, say("chemin_de_fer-unsaid-cover"))
                bank["amount"] += self._covered[act["row"]]


def _lying(deal: Deal) -> Iterable[tuple[str, int]]:
    return deal.stakes.items() if deal.phase != "void" else ()
