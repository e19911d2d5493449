"""A shoe of chemin de fer as a deal script. A coup without cards stands in it with the next one that is dealt, a void
coup with no card and with what was done about the bank alone: so do the ties before it, whose stakes it gave back. No
files, no printing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...cards import PACK_52
from ...ledger import BankChanged
from ...message import say
from ...transcript import PAID, Act, Claim, Fact, Money, Transcript, Unsaid, filler, rules_of
from ..shoe import COUP
from ..transcript import Coups, rows_of
from .acts import (
    BankCovered,
    BankDeclined,
    BankRetired,
    BankTaken,
    BetReturned,
    BetsClosed,
    BetsReopened,
    CardCorrected,
    CardDealt,
    Claimed,
    CoupSettled,
    CoupVoided,
    DealVoided,
    Decided,
    Event,
    IrregularityRuled,
    OfferEnded,
    StakeLaid,
)
from .deal import Deal, apply
from .rules import PACKS
from .script import line_json

OF_BANK = frozenset({"bank", "decline", "retire", "take", "time"})
"""Acts about the bank, which stand when the coup after them is void."""


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a shoe that is over or void. Raises Unsaid."""
    money = Money(start, facts, end, lend=lend, players_bank=True)
    first = start.banker or start.turn
    seats = _from(end.seats, first)
    paper = _Paper(start, seats, end, rows_of(facts, _settled))
    before = start
    for row, event in facts:
        after = apply(before, event)
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


def _settled(event: Event) -> list[tuple[int, CoupSettled]]:
    done = event.settled if isinstance(event, CardCorrected) else event
    return [(done.number, done)] if isinstance(done, CoupSettled) else []


class _Tied(NamedTuple):
    """A coup whose stakes stand."""

    done: CoupSettled
    acts: list[Act]
    cards: list[Fact]


class _Paper:
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

    def write(self, row: int, event: Event, before: Deal, after: Deal) -> None:
        """What was done, and the shoe before and after it. Raises Unsaid."""
        coups = self.coups
        match event:
            case BankTaken(player, amount):
                self._put_up(row, player, amount)
            case BankDeclined(player):
                if player == self.turn and before.banker is None:
                    self._decline(row)
            case BankRetired(player):
                if self.held is not None:
                    self.held, self.offered = None, True
                else:
                    coups.act(row, "retire", player)
            case Claimed(player, what, sealed) if not sealed and not self.offered:
                self._hold(row, before)
                coups.act(row, what, player)
            case OfferEnded(by, amount, taker):
                self._offer_ended(row, by, amount, taker)
            case StakeLaid(player, amount):
                self._hold(row, before)
                coups.act(row, "stake", player, amount=amount)
            case BankCovered(player, amount):
                coups.act(row, "cover", player)
                self._covered[row] = amount
            case BetsClosed():
                self._hold(row, before)
                coups.act(row, "deal")
            case BetsReopened():
                self._reopened(before)
            case CardDealt(index):
                coups.card(row, self._cards[index])
            case Decided(_, player, what):
                coups.act(row, what, player)
            case CoupSettled(number):
                self._settled(self._done[number])
            case CardCorrected(again=True):
                coups.acts = []  # nothing but turns to put up the bank has passed since
            case BetReturned(player):
                coups.drop("stake", "banco", player=player)
            case IrregularityRuled(_, _, lines):
                if any(line.result == "paid" for line in lines):
                    raise Unsaid(row, PAID)
                for line in lines:
                    coups.drop("stake", "banco", player=line.player)
            case CoupVoided() | DealVoided():
                self._voided(row, after)

    # --- the bank ---------------------------------------------------------------------------------------------------

    def _hold(self, row: int, deal: Deal) -> None:
        """A bank that came from the shoe before is put up by its banker, who sits first."""
        if self.held is not None and deal.banker is not None:
            self.coups.act(row, "bank", deal.banker, amount=self.held)
            self.held = None

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
        """The script knows no false start: what had fallen away was never laid, and banco is asked for anew."""
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

    def _settled(self, done: CoupSettled) -> None:
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
        for done, acts, cards in self.tied:
            coups.acts, coups.cards = acts, cards
            coups.counts(self._rows[done.number], [line_json(line) for line in done.lines])
        coups.acts, coups.cards = later
        self.tied = []

    def _voided(self, row: int, deal: Deal) -> None:
        """Neither this coup nor the ties whose stakes stood in it; a stake that stays is laid anew."""
        coups = self.coups
        coups.acts = [act for coup in self.tied for act in coup.acts] + coups.acts
        self.tied, coups.cards = [], []
        self._cover_from_the_beginning(row)
        coups.keep(lambda act: act["op"] in OF_BANK)
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
            elif act["op"] == "cover":
                if bank is None:
                    raise Unsaid(row, say("chemin_de_fer-unsaid-cover"))
                bank["amount"] += self._covered[act["row"]]


def _lying(deal: Deal) -> Iterable[tuple[str, int]]:
    return deal.stakes.items() if deal.phase != "void" else ()
