"""Baccarat banque on paper: deal scripts (docs/settle.md) are settled, and a shoe of the journal is written as one. No
files, no printing.

A coup without cards stands in the script with the next one that is dealt, a void coup with no card and with what was
done about the bank alone. Of bids and claims those that were heard are written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from ...cards import PACK_52, Card
from ...codec import whole_of
from ...kernel.paper import WHOLE, Ops, Paper, ops
from ...message import say
from ...refusal import BadScript, Reason
from ...script import read_coups, read_players, read_rules, read_shoe
from ...transcript import Act, Fact, Money, Transcript, Unsaid, filler, rules_of
from .. import rules as family
from ..hand import total
from ..paper import Coups, rows_of
from . import acts, course, rules
from .course import Answer
from .rounds import CLOSED, OFFERED, SETTLING, THIRDS, Deal, advance, apply, deal_out
from .rules import MOST, PACKS
from .seats import MOST_A_SIDE, seated


def _decides(*, draws: bool) -> Callable[[Deal, str], Answer]:
    return lambda deal, player: family.no_player(deal, player) or course.decide_draw(deal, player, draws)


def _banco(deal: Deal, player: str, obj: Mapping[str, Any]) -> Answer:
    return course.banco(deal, player, obj.get("cheval") is True)


def _stake(deal: Deal, player: str, obj: Mapping[str, Any]) -> Answer:
    return course.stake(deal, player, whole_of(obj, "amount"), acts.side_of(obj))


def _time(deal: Deal) -> Answer:
    """The open question is answered by its default."""
    if deal.under_way:
        return course.silence(deal)
    if deal.ledger.banker is None and (deal.offer is not None or deal.bids):
        return course.bank_passes(deal)
    return rules.NO_TURN


def _begun(notes: list[dict[str, Any]], deal: Deal) -> Answer:
    """The cards are to come, with the notes about it."""
    facts = course.begin(deal)
    for fact in () if isinstance(facts, Reason) else facts:
        if isinstance(fact, acts.CoupBegan):
            if fact.added:
                notes.append({"coup": deal.number, "added": fact.added})
        elif isinstance(fact, acts.BankLeft):
            notes.append({"coup": deal.number, "gave_up": fact.player})
    return facts


_DECIDED = {True: "draw", False: "stand", None: None}
_OPS: Ops = {
    **ops(course.ACTS, time=_time),
    "banco": (_banco, WHOLE),
    "stake": (_stake, WHOLE),
    "draw": (_decides(draws=True), 1),
    "stand": (_decides(draws=False), 1),
}


def settle(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a baccarat banque script. Raises BadScript."""
    table = _read(script)
    posted, last_coup = read_coups(script)
    deal, shoe = table.deal, table.shoe
    coups = []
    ended = len(shoe) < MOST
    while deal.number <= last_coup and not ended:
        coups.append(table.coup(posted.pop(deal.number, ())))
        ended = len(shoe) - len(deal.cards) < MOST
    seats = deal.seats
    return {
        "coups": coups,
        "banker": deal.ledger.banker,
        "bank": deal.ledger.bank,
        "right": list(seats.right),
        "left": list(seats.left),
        "standers": list(seats.standers),
        "holders": {"right": seats.hands[0], "left": seats.hands[1]},
        "players": deal.ledger.purses,
        "cards_used": len(deal.cards),
        "shoe_ended": ended,
        "notes": table.notes,
        "rejected": table.without_coup(posted),
    }


def _read(script: Mapping[str, Any]) -> _Script:
    """The table of a script. Raises BadScript."""
    shoe = read_shoe(script.get("shoe"), PACKS)
    in_force = read_rules(script.get("rules", {}), rules.parse_script_rules)
    purses = read_players(script.get("players"))
    if len(purses) < 2:
        raise BadScript("players", say("baccarat_banque-two-players"))
    right, left = (_names(script, side, most=MOST_A_SIDE) for side in rules.SIDES)
    standers = _names(script, "standers", default=[])
    _everybody(purses, right=right, left=left, standers=standers)
    order = _names(script, "list") if "list" in script else None
    for index, name in enumerate(order or ()):
        if name not in purses:
            raise BadScript(f"list[{index}]", say("baccarat_banque-a-player"))
    deal = Deal.new(in_force, purses=purses, seats=seated(right, left, standers), order=order)
    deal.on_paper = True
    return _Script(deal, shoe)


class _Script(Paper[Deal]):
    """A shoe on paper. `notes`: what a banker added who plays against all stakes, and who gave up his bank."""

    def __init__(self, deal: Deal, shoe: list[Card]) -> None:
        super().__init__(deal, shoe)
        self.notes: list[dict[str, Any]] = []
        self.begun = partial(_begun, self.notes)
        self.ops = {**_OPS, "deal": (self.begun, 0)}

    def cards(self) -> None:
        """The first six cards, or a third one, from the shoe."""
        deal, used = self.deal, len(self.deal.cards)
        if deal.phase == CLOSED:
            deal_out(deal, tuple(self.shoe[used : used + 6]))
        elif (third := THIRDS.get(deal.phase)) is not None:
            advance(deal, acts.CardDealt(used, self.shoe[used], third))

    def coup(self, posted: Iterable[tuple[int, Mapping[str, Any]]]) -> dict[str, Any]:
        """Play one coup, whatever is still asked answered by its default. What is written of it."""
        deal = self.deal
        number, broken_before = deal.number, deal.broken_in
        self.act(posted)
        if not deal.under_way:
            if deal.ledger.banker is None:
                self.do(course.bank_passes(deal))
            elif deal.stakes or deal.claims:
                self.do(self.begun(deal))
        written = self._settled() if deal.under_way else None
        if broken_before and deal.broken_in == broken_before:
            assert deal.ledger.banker is not None, "a broken bank has its banker"
            advance(deal, acts.BankLeft(deal.ledger.banker, 0, "broken", offered=False))
        if written is not None:
            return written
        advance(deal, acts.CoupPassed(number))
        return {
            "coup": number,
            "dealt": False,
            "banker": deal.ledger.banker,
            "bank": deal.ledger.bank,
            "players": deal.ledger.purses.copy(),
        }

    def _settled(self) -> dict[str, Any]:
        """What is written of the coup that has been dealt."""
        deal = self.deal
        while deal.phase != SETTLING:
            self.do(course.silence(deal))
        done, (right, left), hands = course.settled(deal), deal.players, deal.hands
        banker, bank_before, unlimited = deal.ledger.banker, deal.ledger.bank, deal.unlimited
        banco, drawn = list(deal.banco), deal.drawn
        advance(deal, done)
        return {
            "coup": done.coup,
            "dealt": True,
            "banker": banker,
            "bank_before": bank_before,
            "unlimited": unlimited,
            "banco": banco,
            "cut": [{"player": player, "side": side, "amount": amount} for player, side, amount in deal.cut],
            "representatives": {"right": right, "left": left},
            "hands": {place: [card.label for card in hand] for place, hand in hands.items()},
            "totals": {place: total(hand) for place, hand in hands.items()},
            "natural": {place: rules.is_natural(hand) for place, hand in hands.items()},
            "decisions": {place: _DECIDED[drawn.get(place)] for place in rules.PLACES},
            "results": {"right": done.results[0] or None, "left": done.results[1] or None},
            "settled": [line_json(line) for line in done.lines],
            "bank": done.bank,
            "broken": done.bank == 0,
            "players": deal.ledger.purses.copy(),
        }


def line_json(line: acts.Line) -> dict[str, Any]:
    """A line as the result has it."""
    player, side, result, stake, pay, returned = line
    return {"player": player, "side": side, "result": result, "stake": stake, "pay": pay, "returned": returned}


def _names(
    script: Mapping[str, Any], place: str, *, default: list[str] | None = None, most: int | None = None
) -> list[str]:
    """A list of names, each once; without a default it is not left out."""
    names = script.get(place, default)
    if type(names) is not list or not all(type(name) is str for name in names):
        raise BadScript(place, say("baccarat_banque-names"))
    if most is not None and len(names) > most:
        raise BadScript(place, say("baccarat_banque-most-names", most=most))
    for index, name in enumerate(names):
        if name in names[:index]:
            raise BadScript(f"{place}[{index}]", say("baccarat_banque-name-once"))
    return names


def _everybody(purses: Mapping[str, int], **places: list[str]) -> None:
    """Everybody has one place, and a purse."""
    seen: set[str] = set()
    for place, names in places.items():
        for index, name in enumerate(names):
            if name in seen:
                raise BadScript(f"{place}[{index}]", say("baccarat_banque-name-once"))
            if name not in purses:
                raise BadScript(f"{place}[{index}]", say("baccarat_banque-a-player"))
            seen.add(name)
    for name in purses:
        if name not in seen:
            raise BadScript(f"players.{name}", say("baccarat_banque-a-place"))


OF_BANK = frozenset({"bid", "take", "time", "retire", "refill"})
"""Acts about the bank, which stand when the coup after them is void."""


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a shoe that is over or void. Raises Unsaid."""
    money = Money(start, facts, end, lend=lend, players_bank=True)
    paper = _Writer(end, rows_of(facts, "coup"))
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


class _Writer:
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

    def write(self, row: int, event: acts.Event, before: Deal, after: Deal) -> None:
        """What was done, and the shoe before and after it. Raises Unsaid."""
        coups = self.coups
        match event:
            case acts.BankTaken(player, amount):
                if before.offer is None:
                    coups.act(row, "bid", player, amount=amount)
                else:
                    coups.act(row, "take", player)
                coups.act(row, "time")
            case acts.WindowClosed(phase) if phase == OFFERED:
                coups.act(row, "time")
            case acts.BankLeft(player, _, why):
                self._left(row, player, why)
            case acts.BankRefilled(player, amount):
                coups.act(row, "refill", player, amount=amount)
            case acts.StakesAccepted(player, amount):
                coups.act(row, "accept", player)
                self._raised += amount
            case acts.StakeLaid(player, side, amount):
                coups.act(row, "stake", player, side=side, amount=amount)
            case acts.StakeReturned(player, side, _, why) if why not in ("gave_up", "retired"):
                self._drop(player, side)
            case acts.Claimed("banco", player, cheval):
                self._cheval[player] = cheval
            case acts.CoupBegan():
                self._began(row, event)
            case acts.CardDealt(index):
                coups.card(row, self._cards[index])
            case acts.Decided(_, player, draws):
                coups.act(row, "draw" if draws else "stand", player)
            case acts.CoupSettled(number):
                coups.counts(self._rows[number], [line_json(line) for line in self._done[number].lines])
                self._firm = self._raised = 0
            case acts.CardCorrected(again=True):
                coups.acts = []  # nothing but what is asked has passed since
            case acts.IrregularityRuled(_, _, lines):
                for line in coups.ruled(row, lines):
                    self._drop(line.player, line.side)
            case acts.CoupVoided() | acts.DealVoided():
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

    def _began(self, row: int, event: acts.CoupBegan) -> None:
        for player in event.banco:
            cheval = {"cheval": True} if self._cheval[player] else {}
            self.coups.act(row, "banco", player, **cheval)
        self._cheval = {}
        self.coups.act(row, "deal")
        self._raised += event.added

    def _drop(self, player: str, side: str) -> None:
        self._keep(lambda act: act["op"] != "stake" or (act["player"], act["side"]) != (player, side))

    def _keep(self, wanted: Callable[[Act], bool]) -> None:
        done = self.coups.acts
        self.coups.acts = [*done[: self._firm], *filter(wanted, done[self._firm :])]

    def _voided(self, row: int, deal: Deal) -> None:
        """A stake that stays is placed again. What the bank was raised by for this coup stays in it: it began with that
        much more, if it was since the last coup that counts. Raises Unsaid."""
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
