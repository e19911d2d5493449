"""Baccarat banque on paper (docs/settle.md): a script at play, each act put to the rules of `settle` and its events
folded, each coup settled as at the table; and a shoe of the journal as a script. The script owns its deal alone, so the
fold changes it in place. No files, no printing.

A coup without cards stands in the script with the next one that is dealt, a void coup with no card and with what was
done about the bank alone. Of bids and claims those that were heard are written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ...cards import PACK_52, Card
from ...codec import amount_of, player_of
from ...message import say
from ...refusal import BadScript, Reason
from ...script import Acts, read_coups, read_players, read_rules, read_shoe
from ...transcript import Act, Fact, Money, Transcript, Unsaid, filler, rules_of
from ..hand import total
from ..paper import Coups, rows_of
from ..rules import CLOSED
from . import acts, course
from .rounds import BIDDING, OFFERED, SETTLING, THIRDS, Deal, advance, apply, deal_out
from .rules import LEFT, MOST, NO_TURN, NOT_YOUR_TURN, PACKS, PLACES, RIGHT, is_natural, parse_script_rules
from .seats import MOST_A_SIDE, seated

_BETTING: Mapping[str, Callable[[Deal, str, Mapping[str, Any]], course.Answer]] = {
    "bid": lambda deal, player, obj: course.bid(deal, player, amount_of(obj)),
    "retire": lambda deal, player, obj: course.retire(deal, player),
    "take": lambda deal, player, obj: course.take(deal, player),
    "refill": lambda deal, player, obj: course.refill(deal, player, amount_of(obj)),
    "banco": lambda deal, player, obj: course.banco(deal, player, obj.get("cheval") is True),
    "stake": lambda deal, player, obj: course.stake(deal, player, amount_of(obj), acts.side_of(obj)),
    "accept": lambda deal, player, obj: course.accept(deal, player),
}


def settle(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a baccarat banque script. Raises BadScript."""
    table = _Script(script)
    posted, last_coup = read_coups(script)
    coups = []
    number = 0
    while number < last_coup and not table.shoe_ended:
        number += 1
        coups.append(table.coup(number, posted.pop(number, ())))
    table.rejected += [{"event": index, "reason": "no_coup"} for index in sorted(_left(posted))]
    deal = table.deal
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
        "cards_used": table.used,
        "shoe_ended": table.shoe_ended,
        "notes": table.notes,
        "rejected": table.rejected,
    }


class _Script:
    """The table of a script: its deal, its shoe, and the coup that is written."""

    def __init__(self, script: Mapping[str, Any]) -> None:
        self.shoe = tuple(read_shoe(script.get("shoe"), PACKS))
        rules = read_rules(script.get("rules", {}), parse_script_rules)
        purses = read_players(script.get("players"))
        if len(purses) < 2:
            raise BadScript("players", say("baccarat_banque-two-players"))
        right, left = (_names(script, side, most=MOST_A_SIDE) for side in (RIGHT, LEFT))
        standers = _names(script, "standers", default=[])
        _everybody(purses, right=right, left=left, standers=standers)
        order = _names(script, "list") if "list" in script else None
        for index, name in enumerate(order or ()):
            if name not in purses:
                raise BadScript(f"list[{index}]", say("baccarat_banque-a-player"))
        self.deal = Deal.new(rules, purses=purses, seats=seated(right, left, standers), order=order)
        self.deal.keeps = False
        self.used = 0
        self.notes: list[dict[str, Any]] = []
        self.rejected: list[dict[str, Any]] = []
        self.begun: acts.CoupBegan | None = None
        """How the coup began; None before it is dealt."""
        self.written: dict[str, Any] | None = None
        """What is written of the coup once it is settled."""

    @property
    def shoe_ended(self) -> bool:
        return len(self.shoe) - self.used < MOST

    def coup(self, number: int, posted: Iterable[tuple[int, Mapping[str, Any]]]) -> dict[str, Any]:
        """Play one coup, and write it."""
        deal = self.deal
        self.begun = self.written = None
        self.number = number
        broken_before = deal.broken_in
        for index, obj in posted:
            reason = self._act(obj)
            if reason is not None:
                self.rejected.append({"event": index, "reason": reason})
        if self.begun is None:
            if deal.ledger.banker is None:
                self._bank_passes()
            elif deal.stakes or deal.claims:
                self._do(course.begin(deal))
        while self.begun is not None and self.written is None:
            self._do(course.silence(deal))
        if broken_before and deal.broken_in == broken_before:
            assert deal.ledger.banker is not None, "a broken bank has its banker"
            advance(deal, acts.BankLeft(deal.ledger.banker, 0, "broken", offered=False))
        if self.written is not None:
            return self.written
        advance(deal, acts.CoupPassed(number))
        return {
            "coup": number,
            "dealt": False,
            "banker": deal.ledger.banker,
            "bank": deal.ledger.bank,
            "players": deal.ledger.purses.copy(),
        }

    def _act(self, obj: Mapping[str, Any]) -> str | None:
        """Do one act; the reason when it is refused."""
        op = obj["op"]
        deal = self.deal
        if op == "deal":
            return self._do(course.begin(deal)) if self.begun is None else CLOSED.word
        if op == "time":
            return self._time()
        betting = _BETTING.get(op)
        if betting is None and op not in ("draw", "stand"):
            return "bad_op"
        player = player_of(obj)
        if player not in deal.ledger.purses:
            return "unknown_player"
        if betting is None:
            if self.written is not None:
                return NOT_YOUR_TURN.word
            return self._do(course.decide_draw(deal, player, op == "draw"))
        if self.begun is not None:
            return CLOSED.word
        answer = betting(deal, player, obj)
        if isinstance(answer, Reason):
            return answer.word
        for event in answer:
            advance(deal, event)
        return None

    def _time(self) -> str | None:
        """The open question is answered by its default."""
        if self.begun is not None:
            return self._do(course.silence(self.deal)) if self.written is None else NO_TURN.word
        if self.deal.ledger.banker is None and (self.deal.offer is not None or self.deal.bids):
            self._bank_passes()
            return None
        return NO_TURN.word

    def _bank_passes(self) -> None:
        """Bids or an offer end."""
        deal = self.deal
        found = course.bank_goes_to(deal)
        if found is not None:
            advance(deal, acts.BankTaken(*found))
        else:
            advance(deal, acts.WindowClosed(OFFERED if deal.offer is not None else BIDDING))

    def _do(self, answer: course.Answer) -> str | None:
        """Fold the events, and deal what is due."""
        if isinstance(answer, Reason):
            return answer.word
        deal = self.deal
        for event in answer:
            advance(deal, event)
            if isinstance(event, acts.CoupBegan):
                self.begun = event
                if event.added:
                    self.notes.append({"coup": self.number, "added": event.added})
                deal_out(deal, self._next(6))
            elif isinstance(event, acts.BankLeft) and event.why == "gave_up":
                self.notes.append({"coup": self.number, "gave_up": event.player})
        while (third := THIRDS.get(deal.phase)) is not None:
            (card,) = self._next(1)
            advance(deal, acts.CardDealt(len(deal.cards), card, third))
        if deal.phase == SETTLING:
            self._settle()
        return None

    def _next(self, count: int) -> tuple[Card, ...]:
        self.used += count
        return self.shoe[self.used - count : self.used]

    def _settle(self) -> None:
        """Write the coup that has all its cards."""
        deal, begun = self.deal, self.begun
        assert begun is not None, "cards are dealt to a coup that has begun"
        event = course.settled(deal)
        hands = deal.hands
        banker, bank_before, unlimited, drawn = deal.ledger.banker, deal.bank_before, deal.unlimited, deal.drawn
        advance(deal, event)
        right, left = event.results
        self.written = {
            "coup": self.number,
            "dealt": True,
            "banker": banker,
            "bank_before": bank_before,
            "unlimited": unlimited,
            "banco": list(begun.banco),
            "cut": [{"player": player, "side": side, "amount": amount} for player, side, amount in begun.cut],
            "representatives": {"right": begun.right, "left": begun.left},
            "hands": {place: [card.label for card in hands[place]] for place in PLACES},
            "totals": {place: total(hands[place]) for place in PLACES},
            "natural": {place: is_natural(hands[place]) for place in PLACES},
            "decisions": {place: ("draw" if drawn[place] else "stand") if place in drawn else None for place in PLACES},
            "results": {"right": right or None, "left": left or None},
            "settled": [line_json(line) for line in event.lines],
            "bank": deal.ledger.bank,
            "broken": deal.ledger.bank == 0,
            "players": deal.ledger.purses.copy(),
        }


def line_json(line: acts.Line) -> dict[str, Any]:
    """A line as the result has it."""
    player, side, result, stake_, pay, returned = line
    return {"player": player, "side": side, "result": result, "stake": stake_, "pay": pay, "returned": returned}


def _left(posted: Acts) -> list[int]:
    return [index for of_coup in posted.values() for index, _ in of_coup]


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
