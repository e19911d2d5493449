"""Deal scripts of siete y media (docs/settle.md): a deal on paper is settled, by the rules and the course of the table,
and a deal of the table is written down as a script.

The script owns its deal alone, so the fold changes it in place. In a script that is written, a four that was put back
into the stock is where it was drawn from later, or below all cards that were drawn. A void deal has no script: on paper
a deal is played to its end. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from ..cards import Card
from ..kernel.paper import BAD_OP
from ..ledger import Start
from ..message import say
from ..refusal import BadScript, Reason
from ..script import read_amount, read_deck, read_players, read_rules
from ..transcript import Act, Claim, Fact, Money, Transcript, Unsaid, rules_of
from . import acts, course
from .course import Answer, act_of, follows
from .rounds import ON_PAPER, Deal, deal_out
from .rules import BAD_PLACE, BY_LABEL, GOAL, HOUSE, LABELS, MOST_SEATS, SETTLED, SIZE, Rules, parse_script_rules

A_CARD = say("siete_y_media-a-card-such-as")


def play(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a siete y media script. Raises BadScript."""
    stock = read_deck(script.get("deck"), (SIZE,), BY_LABEL, A_CARD)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    purses = read_players(script.get("players"))
    bank = read_amount(script.get("bank"), "bank") if rules.banker == "house" else 0
    seats, banker = _read_table(script, rules, purses)
    events = _read_events(script.get("events", []))
    deal = Deal(rules, Start(purses, {}, bank), seats, banker)
    deal.on_paper = True
    if deal.due is not None:
        _deal(deal, stock)
    ops = _OPS[rules.first_bets, rules.banker]
    rejected = []
    for index, obj in enumerate(events):
        act = ops.get(obj["op"])
        found = BAD_OP if act is None else act(deal, obj)
        if isinstance(found, Reason):
            rejected.append({"event": index, "reason": found.word})
        else:
            fact = found[0]
            if type(fact) in _ALONE:
                ON_PAPER[type(fact)](deal, fact)
            else:
                _play(deal, stock, found, obj.get("at") if act is _change else None)
    if deal.phase == "bets_open" and not isinstance(found := course.close(deal), Reason):
        _play(deal, stock, found)
    while deal.phase not in _AT_REST:
        _play(deal, stock, course.time(deal))
    result = result_json(deal)
    result["deck_left"] = [LABELS[card.number] for card in stock]
    result["rejected"] = rejected
    return result


def _deal(deal: Deal, stock: list[Card]) -> None:
    """The first cards of all."""
    deal_out(deal, stock)
    del stock[: len(deal.cards)]


def _change(deal: Deal, obj: Mapping[str, Any]) -> Answer:
    """A four is changed, and goes back to this place of the stock, in the middle where the script says none."""
    found = course.change_four(deal, obj.get("player"))
    fits = "at" not in obj or (type(obj["at"]) is int and 0 <= obj["at"] < deal.stock)
    return found if fits or isinstance(found, Reason) else BAD_PLACE


def _bank_hit(deal: Deal, obj: Mapping[str, Any]) -> Answer:
    return course.bank_hit(deal)


def _bank_stand(deal: Deal, obj: Mapping[str, Any]) -> Answer:
    return course.bank_stand(deal)


_ACTS: Mapping[str, Callable[[Deal, Mapping[str, Any]], Answer]] = {
    "bet": lambda deal, obj: course.bet(deal, obj.get("player"), obj.get("amount")),
    "raise": lambda deal, obj: course.raise_(deal, obj.get("player"), obj.get("amount")),
    "hit": lambda deal, obj: course.hit(deal, obj.get("player"), obj.get("expose")),
    "stand": lambda deal, obj: course.stand(deal, obj.get("player")),
    "open": lambda deal, obj: course.open_(deal, obj.get("player")),
    "change4": _change,
    "fusilar": lambda deal, obj: course.fusilar(deal, obj.get("player"), obj.get("amount")),
    "back": lambda deal, obj: course.back(
        deal, obj.get("player"), obj.get("on"), obj.get("hand", 0), obj.get("amount")
    ),
    "cede": lambda deal, obj: course.cede(deal, obj.get("player"), obj.get("to"), obj.get("price", 0)),
    "time": lambda deal, obj: course.time(deal),
}
"""What an act says is for the rules to refuse."""
_BETS_FIRST: Mapping[str, Callable[[Deal, Mapping[str, Any]], Answer]] = {
    "bet": lambda deal, obj: course.bet_first(deal, obj.get("player"), obj.get("amount")),
    "deal": lambda deal, obj: course.close(deal),
}
_OF_THE_HOUSE: Mapping[str, Callable[[Deal, Mapping[str, Any]], Answer]] = {
    "hit": lambda deal, obj: (_ACTS["hit"] if "player" in obj else _bank_hit)(deal, obj),
    "stand": lambda deal, obj: (_ACTS["stand"] if "player" in obj else _bank_stand)(deal, obj),
}
"""Where they name nobody, the house's bank draws or stands."""
_OPS = {
    (first, banker): {**_ACTS, **(_BETS_FIRST if first else {}), **(_OF_THE_HOUSE if banker == "house" else {})}
    for first in (False, True)
    for banker in ("player", "house")
}


def _read_table(script: Mapping[str, Any], rules: Rules, purses: Mapping[str, int]) -> tuple[list[str], str]:
    seats, banker = script.get("seats"), HOUSE if rules.banker == "house" else script.get("banker")
    if type(seats) is not list or not 1 <= len(seats) <= MOST_SEATS:
        raise BadScript("seats", say("siete_y_media-seats", most=MOST_SEATS))
    if rules.banker == "player" and (type(banker) is not str or banker not in purses):
        raise BadScript("banker", say("siete_y_media-one-of-players"))
    for i, name in enumerate(seats):
        if type(name) is not str or name not in purses:
            raise BadScript(f"seats[{i}]", say("siete_y_media-one-of-players"))
        if name == banker or name in seats[:i]:
            raise BadScript(f"seats[{i}]", say("siete_y_media-each-name-once"))
    return seats, str(banker)


def _read_events(value: Any) -> list[Mapping[str, Any]]:
    if type(value) is not list:
        raise BadScript("events", say("games-a-list-of-acts"))
    for obj in value:
        if type(obj) is not dict or type(obj.get("op")) is not str:
            raise _no_act(value)
    return value


def _no_act(events: list[Any]) -> BadScript:
    """The first place that is wrong."""
    for index, obj in enumerate(events):
        if type(obj) is not dict:
            return BadScript(f"events[{index}]", say("games-an-object"))
        if type(obj.get("op")) is not str:
            return BadScript(f"events[{index}].op", say("games-an-act"))
    raise AssertionError("these are acts")


_AT_REST = SETTLED | {"bets_open"}
"""What becomes of a script: it is settled, or nobody has bet."""
_ALONE = frozenset({acts.Staked, acts.BetLaid, acts.BetRaised, acts.Backed, acts.BankCeded})
"""The one fact of an act after which nothing follows by itself."""


_DEALT = ON_PAPER[acts.CardDealt]


def _play(deal: Deal, stock: list[Card], facts: Any, at: int | None = None) -> None:
    """These facts, the cards that are due then, and what follows by itself. `at`: where a four goes back, None for the
    middle."""
    while facts:
        for fact in facts:
            ON_PAPER[type(fact)](deal, fact)
        due = deal.due
        if due is not None and due.role == "first":
            _deal(deal, stock)
        elif due is not None:
            _DEALT(deal, acts.CardDealt(len(deal.cards), stock.pop(0), *due))
            if due.role == "change":
                four, place = deal.cards[deal.returned[-1]], len(stock) // 2 if at is None else at
                stock.insert(place, four)
                ON_PAPER[acts.FourReturned](deal, acts.FourReturned(deal.player, four, place))
        facts = follows(deal)


def result_json(deal: Deal) -> dict[str, Any]:
    """What the result says of a deal that is settled, or of one in which nobody has bet (docs/rules.md 4.15)."""
    bank, points = ((), 0) if deal.result is None else (deal.result.bank, deal.result.points)
    purses = deal.purses
    hands = [(hand, hand.line) for of_seat in deal.hands for hand in of_seat if hand.line is not None]
    result: dict[str, Any] = {
        "settled": [_line(line) for _, line in hands],
        "backers": [_backed(stake.line) for stake in deal.backs if stake.line is not None],
        "bank_cards": [LABELS[card.number] for card in bank],
        "bank_half_points": points,
        "bank_bust": points > GOAL,
        "announced": None if deal.announced is None else deal.announced[0],
        "players": {player: deal.worth(player) for player in purses} if deal.debts else purses.copy(),
    }
    if not deal.banker:
        result["bank"] = deal.bank
    result["next_bank"] = (deal.banker or None) if deal.result is None else deal.next_bank
    result["notes"] = [
        {"player": line.player, "hand": line.hand, "min_taken": hand.laid} for hand, line in hands if hand.laid
    ]
    return result


def _line(line: acts.Line) -> dict[str, Any]:
    player, hand, cards, points, status, hidden, result, stake, pay, returned = line
    return {
        "player": player,
        "hand": hand,
        "cards": [LABELS[card.number] for card in cards],
        "half_points": points,
        "status": status,
        "hidden": hidden,
        "result": result,
        "stake": stake,
        "pay": pay,
        "returned": returned,
    }


_OF_BACK = acts.BackLine._fields[1:]


def _backed(line: acts.BackLine) -> dict[str, Any]:
    return dict(zip(_OF_BACK, line[1:], strict=True))


# A deal of the table as a script.


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a deal that is over. Raises Unsaid."""
    for row, event in facts:
        if isinstance(event, acts.DealVoided):
            raise Unsaid(row, say("siete_y_media-unsaid-void"))
    money = Money(start, facts, end, lend=lend)
    out = dict.fromkeys(LABELS[card.number] for card in end.cards)
    script = {
        "game": "siete_y_media",
        "rules": rules_of(end.rules),
        "deck": [*out, *(label for label in BY_LABEL if label not in out)],
        "seats": list(end.seats),
        **({"banker": start.banker} if start.banker else {"bank": money.bank}),
        "players": {**money.purses, **{player: 0 for player in end.seats if player not in money.purses}},
        "events": _acts(start, facts, end),
        **money.noted(),
    }
    last = max(row for row, event in facts if isinstance(event, acts.Settled | acts.CardCorrected | acts.BankCeded))
    settlement = say("siete_y_media-unsaid-settlement")
    lines = [
        Claim(last, settlement, itemgetter(key), wanted)
        for key, wanted in result_json(end).items()
        if key not in ("players", "bank")
    ]
    bank = [] if start.banker else [money.bank_claim()]
    return Transcript(script, [*lines, *bank, *money.claims()])


def _acts(start: Deal, facts: Sequence[Fact], end: Deal) -> list[Act]:
    found: list[Act] = []
    deal = start.unplayed()
    facts = _with_right_cards(facts)
    places = _places(facts, end)
    for row, event in facts:
        if act := act_of(event, deal):
            if act["op"] == "change4":
                at = next(places)
                act["at"] = deal.stock - 1 if at is None else at
            found.append({**act, "row": row})
        if isinstance(event, acts.BetsReopened):
            del found[max(n for n, one in enumerate(found) if one["op"] == "deal")]
        deal = deal.engine.apply(deal, event)
    return found


def _with_right_cards(facts: Sequence[Fact]) -> list[Fact]:
    """What happened, as it was corrected. What a correction repeats has the row in which it was written first, what is
    new that of the correction."""
    found: list[Fact] = []
    for row, event in facts:
        if not isinstance(event, acts.CardCorrected):
            found.append(Fact(row, event))
            continue
        before, found, place = found, [], 0
        for again in event.again:
            same = next((n for n in range(place, len(before)) if type(before[n].event) is type(again)), None)
            found.append(Fact(row if same is None else before[same].row, again))
            place = place if same is None else same + 1
    return found


def _places(facts: Sequence[Fact], end: Deal) -> Iterator[int | None]:
    """For each four that went back how many cards of the stock of then came before it; None where it did not come."""
    taken = [event.at for _, event in facts if isinstance(event, acts.CardDealt) and event.role == "change"]
    changed = [(end.cards[four], at) for four, at in zip(end.returned, taken, strict=True)]
    for four, at in changed:
        after = end.cards[at + 1 :]
        if four not in after:
            yield None
            continue
        later = [(other, back) for other, back in changed if back > at]
        before = enumerate(after[: after.index(four)], start=at + 1)
        yield sum(not any(card == other and place > back for other, back in later) for place, card in before)
