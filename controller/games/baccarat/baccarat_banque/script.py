"""Deal scripts of baccarat banque (docs/settle.md): a whole shoe on paper, each act put to the rules of `decide` and
its events folded, each coup settled as at the table. The script owns its deal alone, so the fold changes it in place.
No files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ...cards import Card
from ...codec import amount_of, player_of
from ...message import say
from ...refusal import BadScript, Reason
from ...script import Acts, read_coups, read_players, read_rules, read_shoe
from ..hand import total
from ..refusals import CLOSED
from .acts import BankLeft, BankTaken, CardDealt, CoupBegan, CoupPassed, Event, Line, WindowClosed
from .codec import side_of
from .coup import LEFT, MOST, PLACES, RIGHT, is_natural
from .deal import BIDDING, OFFERED, SETTLING, THIRDS, Deal, advance, deal_out
from .decide import accept, banco, bank_goes_to, begin, bid, refill, retire, silence, stake, take, word
from .refusals import NO_TURN, NOT_YOUR_TURN
from .rules import PACKS, parse_script_rules
from .seats import MOST_A_SIDE, seated
from .settlement import settled

Answer = tuple[Event, ...] | Reason
_BETTING: Mapping[str, Callable[[Deal, str, Mapping[str, Any]], Answer]] = {
    "bid": lambda deal, player, obj: bid(deal, player, amount_of(obj)),
    "retire": lambda deal, player, obj: retire(deal, player),
    "take": lambda deal, player, obj: take(deal, player),
    "refill": lambda deal, player, obj: refill(deal, player, amount_of(obj)),
    "banco": lambda deal, player, obj: banco(deal, player, obj.get("cheval") is True),
    "stake": lambda deal, player, obj: stake(deal, player, amount_of(obj), side_of(obj)),
    "accept": lambda deal, player, obj: accept(deal, player),
}


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a baccarat banque script. Raises BadScript."""
    table = _Script(script)
    acts, last_coup = read_coups(script)
    coups = []
    number = 0
    while number < last_coup and not table.shoe_ended:
        number += 1
        coups.append(table.coup(number, acts.pop(number, ())))
    table.rejected += [{"event": index, "reason": "no_coup"} for index in sorted(_left(acts))]
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
        self.begun: CoupBegan | None = None
        """How the coup began; None before it is dealt."""
        self.written: dict[str, Any] | None = None
        """What is written of the coup once it is settled."""

    @property
    def shoe_ended(self) -> bool:
        return len(self.shoe) - self.used < MOST

    def coup(self, number: int, acts: Iterable[tuple[int, Mapping[str, Any]]]) -> dict[str, Any]:
        """Play one coup, and write it."""
        deal = self.deal
        self.begun = self.written = None
        self.number = number
        broken_before = deal.broken_in
        for index, obj in acts:
            reason = self._act(obj)
            if reason is not None:
                self.rejected.append({"event": index, "reason": reason})
        if self.begun is None:
            if deal.ledger.banker is None:
                self._bank_passes()
            elif deal.stakes or deal.claims:
                self._do(begin(deal))
        while self.begun is not None and self.written is None:
            self._do(silence(deal))
        if broken_before and deal.broken_in == broken_before:
            assert deal.ledger.banker is not None, "a broken bank has its banker"
            advance(deal, BankLeft(deal.ledger.banker, 0, "broken", offered=False))
        if self.written is not None:
            return self.written
        advance(deal, CoupPassed(number))
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
            return self._do(begin(deal)) if self.begun is None else CLOSED.word
        if op == "time":
            return self._time()
        betting = _BETTING.get(op)
        if betting is None and op not in ("draw", "stand"):
            return "bad_op"
        player = player_of(obj)
        if player is None or player not in deal.ledger.purses:
            return "unknown_player"
        if betting is None:
            if self.written is not None:
                return NOT_YOUR_TURN.word
            return self._do(word(deal, player, op == "draw"))
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
            return self._do(silence(self.deal)) if self.written is None else NO_TURN.word
        if self.deal.ledger.banker is None and (self.deal.offer is not None or self.deal.bids):
            self._bank_passes()
            return None
        return NO_TURN.word

    def _bank_passes(self) -> None:
        """Bids or an offer end."""
        deal = self.deal
        found = bank_goes_to(deal)
        if found is not None:
            advance(deal, BankTaken(*found))
        else:
            advance(deal, WindowClosed(OFFERED if deal.offer is not None else BIDDING))

    def _do(self, answer: Answer) -> str | None:
        """Fold the events, and deal what is due."""
        if isinstance(answer, Reason):
            return answer.word
        deal = self.deal
        for event in answer:
            advance(deal, event)
            if isinstance(event, CoupBegan):
                self.begun = event
                if event.added:
                    self.notes.append({"coup": self.number, "added": event.added})
                deal_out(deal, self._next(6))
            elif isinstance(event, BankLeft) and event.why == "gave_up":
                self.notes.append({"coup": self.number, "gave_up": event.player})
        while deal.phase in THIRDS:
            (card,) = self._next(1)
            advance(deal, CardDealt(len(deal.cards), card, THIRDS[deal.phase]))
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
        event = settled(deal)
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


def line_json(line: Line) -> dict[str, Any]:
    """A line as the result has it."""
    player, side, result, stake_, pay, returned = line
    return {"player": player, "side": side, "result": result, "stake": stake_, "pay": pay, "returned": returned}


def _left(acts: Acts) -> list[int]:
    return [index for of_coup in acts.values() for index, _ in of_coup]


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
