"""A shoe of baccarat banque as a deal script. A coup without cards stands in it with the next one that is dealt, a void
coup with no card and with what was done about the bank alone. Of bids and claims those that were heard are written. No
files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...cards import PACK_52
from ...message import say
from ...transcript import PAID, Act, Fact, Money, Transcript, Unsaid, filler, rules_of
from ..transcript import Coups, rows_of
from .acts import (
    BankLeft,
    BankRefilled,
    BankTaken,
    CardCorrected,
    CardDealt,
    Claimed,
    CoupBegan,
    CoupSettled,
    CoupVoided,
    DealVoided,
    Decided,
    Event,
    IrregularityRuled,
    StakeLaid,
    StakeReturned,
    StakesAccepted,
    WindowClosed,
)
from .coup import MOST
from .deal import OFFERED, Deal, apply
from .rules import PACKS
from .script import line_json

OF_BANK = frozenset({"bid", "take", "time", "retire", "refill"})
"""Acts about the bank, which stand when the coup after them is void."""


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a shoe that is over or void. Raises Unsaid."""
    money = Money(start, facts, end, lend=lend, players_bank=True)
    paper = _Paper(end, rows_of(facts, _settled))
    before = start
    for row, event in facts:
        after = apply(before, event)
        paper.write(row, event, before, after)
        before = after
    coups = paper.coups
    right, left, standers = start.seats[:3]
    came = [player for player in end.order if player not in start.order]
    players = [*right, *left, *standers, *came]
    behind = filler(coups.shoe, PACK_52, PACKS, MOST)
    script = {
        "game": "baccarat_banque",
        "rules": rules_of(end.rules),
        "shoe": [card.label for card in (*coups.shoe, *behind)],
        "right": list(right),
        "left": list(left),
        "standers": [*standers, *came],
        "players": money.of(players),
        "last_coup": coups.last_coup,
        "events": coups.events,
        **money.noted(),
    }
    return Transcript(script, [*coups.claims, *money.claims(players=players)])


def _settled(event: Event) -> list[tuple[int, CoupSettled]]:
    done = event.settled if isinstance(event, CardCorrected) else event
    return [(done.coup, done)] if isinstance(done, CoupSettled) else []


class _Paper:
    """The shoe on paper."""

    def __init__(self, end: Deal, rows: dict[int, int]) -> None:
        self.coups = Coups(PACKS)
        self._cards = end.cards
        self._done = {played.done.coup: played.done for played in end.coups}
        self._rows = rows
        self._cheval: dict[str, bool] = {}
        self._firm = 0
        """How many acts of the coup that comes led to a bank that was left: they stand when that coup is void."""
        self._raised = 0
        """By how much the bank was raised for this coup."""

    def write(self, row: int, event: Event, before: Deal, after: Deal) -> None:
        """What was done, and the shoe before and after it. Raises Unsaid."""
        coups = self.coups
        match event:
            case BankTaken(player, amount):
                if before.offer is None:
                    coups.act(row, "bid", player, amount=amount)
                else:
                    coups.act(row, "take", player)
                coups.act(row, "time")
            case WindowClosed(phase) if phase == OFFERED:
                coups.act(row, "time")
            case BankLeft(player, _, why):
                self._left(row, player, why)
            case BankRefilled(player, amount):
                coups.act(row, "refill", player, amount=amount)
            case StakesAccepted(player, amount):
                coups.act(row, "accept", player)
                self._raised += amount
            case StakeLaid(player, side, amount):
                coups.act(row, "stake", player, side=side, amount=amount)
            case StakeReturned(player, side, _, why) if why not in ("gave_up", "retired"):
                self._drop(player, side)
            case Claimed("banco", player, cheval):
                self._cheval[player] = cheval
            case CoupBegan():
                self._began(row, event)
            case CardDealt(index):
                coups.card(row, self._cards[index])
            case Decided(_, player, draws):
                coups.act(row, "draw" if draws else "stand", player)
            case CoupSettled(number):
                coups.counts(self._rows[number], [line_json(line) for line in self._done[number].lines])
                self._firm = self._raised = 0
            case CardCorrected(again=True):
                coups.acts = []  # nothing but what is asked has passed since
            case IrregularityRuled(_, _, lines):
                if any(line.result == "paid" for line in lines):
                    raise Unsaid(row, PAID)
                for line in lines:
                    self._drop(line.player, line.side)
            case CoupVoided() | DealVoided():
                self._voided(row, after)

    def _left(self, row: int, player: str, why: str) -> None:
        """Whoever cannot hold the stakes gives up when the coup is to be dealt; a bank that was broken and not filled
        again is left."""
        coups = self.coups
        if why == "gave_up":
            coups.act(row, "deal")
        elif why in ("retired", "broken"):
            coups.act(row, "retire", player)
        else:
            return  # at the end of the shoe
        self._firm = len(coups.acts)

    def _began(self, row: int, event: CoupBegan) -> None:
        for player in event.banco:
            cheval = {"cheval": True} if self._cheval[player] else {}
            self.coups.act(row, "banco", player, **cheval)
        self._cheval = {}
        self.coups.act(row, "deal")
        self._raised += event.added

    def _drop(self, player: str, side: str) -> None:
        self._keep(lambda act: act["op"] != "stake" or (act["player"], act["side"]) != (player, side))

    def _keep(self, wanted: Callable[[Act], bool]) -> None:
        acts = self.coups.acts
        self.coups.acts = [*acts[: self._firm], *filter(wanted, acts[self._firm :])]

    def _voided(self, row: int, deal: Deal) -> None:
        """A stake that stays is laid anew. What the bank was raised by for this coup stays in it: it began with so much
        more, if that was since the last coup that counts. Raises Unsaid."""
        self._keep(lambda act: act["op"] in OF_BANK)
        if self._raised:
            begun = [act for act in self.coups.acts[self._firm :] if act["op"] in ("bid", "take", "refill")]
            if not begun or begun[-1]["op"] == "take":
                raise Unsaid(row, say("baccarat_banque-unsaid-raised"))
            begun[-1]["amount"] += self._raised
            self._raised = 0
        self.coups.cards = []
        for (player, side), amount in deal.stakes.items():
            self.coups.act(row, "stake", player, side=side, amount=amount)
