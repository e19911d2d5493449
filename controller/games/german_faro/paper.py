"""Deal scripts of German faro (docs/settle.md): a whole deal on paper, by the rules of refusal and of settling that the
table asks, and a deal of the journal written down as a script.

The script owns its deal alone: marks are moved in place, and no events are made of it. In a script that is written a
stake that went back by a ruling is left out: it decided nothing, and there is no act that takes it off. No files, no
printing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from ..cards import BY_LABEL, PACK_52, Card, Suit
from ..codec import NO_NAME, op_of
from ..game import ENDED
from ..ledger import BankChanged, PurseChanged, Start
from ..message import say
from ..options import MAX_AMOUNT
from ..refusal import BadScript
from ..script import read_act, read_amount, read_deck, read_rules
from ..transcript import PAID, Act, Claim, Fact, Money, Transcript, Unsaid, filler, round_claim, rules_of
from . import acts
from .acts import ENGINE
from .course import lines_of, out, piles, redone
from .rounds import PACKS, Deal, afresh, lay, take_back, take_up
from .rules import cannot_stake, cannot_withdraw, parse_script_rules

_BEFORE = say("german_faro-script-before")
NO_CARDS: list[Card] = []
_SUITS = {suit.value: suit for suit in Suit}
_Act = tuple[int, str, Any, Card, int]
"""Place in the list, op, player, card and marks."""
_Acts = dict[int, list[_Act]]
"""The acts by the pair before which they happen."""


def settle(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a German faro script. Raises BadScript."""
    deck = read_deck(script.get("deck"), (52, 39))
    left_out = _left_out(deck)
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    books, purses = _players(script.get("players"), left_out)
    bank = read_amount(script.get("bank"), "bank")
    posted = _read_acts(script.get("events", []))
    deal = Deal(rules, PACKS[left_out], books, Start(purses, {}, bank))
    rejected: list[dict[str, Any]] = []
    pairs: list[dict[str, Any]] = []
    dealt, size, pair, broken, seen = 0, len(deck), 1, False, deal.seen
    while dealt < size and not broken:
        for index, op, player, card, marks in posted.get(pair, ()):
            if op == "stake":
                reason = cannot_stake(deal, player, card, marks)
                if reason is None:
                    lay(deal, player, card, marks)
                    continue
            elif op == "withdraw":
                reason = cannot_withdraw(deal, player, card)
                if reason is None:
                    take_back(deal, card)
                    continue
            else:
                rejected.append({"event": index, "reason": "bad_op"})
                continue
            rejected.append({"event": index, "reason": reason.word})
        made, covered = deck[dealt : dealt + 2], NO_CARDS
        if deal.out and rules.cover:
            made, covered = _uncovered(deck, dealt, deal.covered_suits)
            seen.update([card.number for card in covered])
        for card in made:
            seen.add(card.number)
        dealt += len(made) + len(covered)
        if made:
            right, left, dead = piles(rules, made[0], made[1] if len(made) == 2 else None)
            lines = lines_of(deal, right, left)
            if lines:  # only who loses comes to be out
                take_up(deal, lines)
                deal.out = out(deal)
            bank = deal.ledger.bank
            broken = bank <= 0
            written: dict[str, Any] = {
                "pair": pair,
                "right": None if right is None else right.label,
                "left": None if left is None else left.label,
            }
            if dead is not None:
                written["dead_card"] = dead.label
            written["covered"] = [card.label for card in covered] if covered else []
            written["settled"] = [line_json(line) for line in lines] if lines else []
            written["bank"] = bank
            if dead is None:
                written["out"] = list(deal.out)
            pairs.append(written)
            pair += 1
    returned = {card.label: marks for card, (_, marks) in deal.stakes.items()}
    for card in tuple(deal.stakes):
        take_back(deal, card)
    return {
        "pairs": pairs,
        "bank": deal.bank,
        "marks": deal.purses,
        "bank_broken": broken,
        "eliminated": list(deal.out),
        "returned": returned,
        "rejected": rejected,
        "undealt": size - dealt,
    }


def _uncovered(deck: list[Card], dealt: int, covered: tuple[Suit, ...]) -> tuple[list[Card], list[Card]]:
    """The cards of the next pair, as many as there are left, and those that they are laid over."""
    made: list[Card] = []
    over: list[Card] = []
    for card in islice(deck, dealt, None):
        if card.suit in covered:
            over.append(card)
        else:
            made.append(card)
            if len(made) == 2:
                break
    return made, over


def line_json(line: acts.Line) -> dict[str, Any]:
    """A line as the result has it."""
    player, card, result, stake, pay = line
    return {"player": player, "card": card.label, "result": result, "stake": stake, "pay": pay}


# Reading the script.


def _read_acts(value: Any) -> _Acts:
    """All acts; those that never come are read as well, as a script with one that is wrong is not played."""
    if type(value) is not list:
        raise BadScript("events", say("games-a-list-of-acts"))
    found: _Acts = defaultdict(list)
    for index, obj in enumerate(value):
        try:
            before, op, player, marks = obj["before"], obj["op"], obj["player"], obj["marks"]
            right = type(before) is type(marks) is int and type(player) is type(op) is str
            if right and before > 0 and marks <= MAX_AMOUNT:
                found[before].append((index, op, player, BY_LABEL[obj["card"]], marks))
                continue
        except (KeyError, TypeError):  # TypeError: no object, or a list as a card
            pass
        before, one = _unusual(index, obj)
        found[before].append(one)
    return found


def _unusual(index: int, obj: Any) -> tuple[int, _Act]:
    """An act with something left out, of another kind, or wrong; of one that there is not only the op counts. Raises
    BadScript."""
    before, command = read_act(index, obj, _command, None, _BEFORE)
    if command is None:
        return before, (index, obj["op"], None, PACK_52[0], 0)
    return before, (index, obj["op"], command.player, command.card, getattr(command, "marks", 0))


def _command(obj: Mapping[str, Any]) -> acts.Stake | acts.Withdraw | None:
    """The act of a seat; None for any other op. Raises Malformed."""
    op = op_of(obj)
    return ENGINE.seat_verbs[op].read(obj) if op in acts.SCRIPTED else None


def _left_out(deck: list[Card]) -> Suit | None:
    """The suit that a pack of 39 lacks."""
    if len(deck) == len(PACK_52):
        return None
    suits = [card.suit for card in deck]
    missing = [suit for suit in Suit if suit not in suits]
    if not missing:
        raise BadScript("deck", say("german_faro-script-three-suits"))
    return missing[0]


def _players(value: Any, left_out: Suit | None) -> tuple[dict[str, Suit], dict[str, int]]:
    if type(value) is not list:
        raise BadScript("players", say("german_faro-script-players"))
    books: dict[str, Suit] = {}
    purses: dict[str, int] = {}
    for i, player in enumerate(value):
        place = f"players[{i}]"
        if type(player) is not dict:
            raise BadScript(place, say("german_faro-script-player"))
        name, suit = player.get("name"), player.get("suit")
        if type(name) is not str or name == NO_NAME or name in books:
            raise BadScript(f"{place}.name", say("german_faro-script-name"))
        book = _SUITS.get(suit) if type(suit) is str else None
        if book is None:
            raise BadScript(f"{place}.suit", say("german_faro-script-suit"))
        if book is left_out or book in books.values():
            raise BadScript(f"{place}.suit", say("german_faro-script-free-suit"))
        books[name] = book
        purses[name] = read_amount(player.get("marks"), f"{place}.marks")
    if len(books) not in (3, 4):
        raise BadScript("players", say("german_faro-script-three-or-four", found=len(books)))
    if left_out is None and len(books) == 3:
        suits = " ".join(suit.value for suit in books.values())
        raise BadScript("deck", say("german_faro-script-deck-for-three", suits=suits))
    return books, purses


# A deal of the journal.

_DONE = (
    *(acts.StakeLaid, acts.StakeReturned, acts.CardShown, acts.IrregularityRuled, acts.DealVoided),
    *(PurseChanged, BankChanged),
)
"""What is done again with the right cards; the rest follows of it."""


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a deal that is over or void. Raises Unsaid."""
    if end.choosing:
        raise Unsaid(facts[0].row, say("german_faro-unsaid-books"))
    if end.banker is not None:  # what comes out of the house's box is not the bank's
        facts = [fact for fact in facts if not isinstance(fact.event, BankChanged)]
    money = Money(start, facts, end, lend=lend)
    bank = money.bank_claim()
    if end.banker is not None:  # it has gone back into the banker's purse, who had no stakes
        bank = bank._replace(wanted=money.wanted[end.banker] - money.purses[end.banker] + money.bank_lent)
    unread = filler(end.cards, [card for card in PACK_52 if card in end.pack], 1, len(end.pack) - len(end.cards))
    books = list(end.books)
    script = {
        "game": "german_faro",
        "rules": rules_of(end.rules),
        "bank": money.bank,
        "players": [{"name": name, "suit": end.books[name].value, "marks": money.purses[name]} for name in books],
        "deck": [card.label for card in (*end.cards, *unread)],
        "events": _written(facts, end),
        **({} if end.banker is None else {"banker": end.banker}),
        **money.noted(),
    }
    return Transcript(script, [*_pairs(facts, end), bank, *money.claims(key="marks", players=books)])


def _pairs(facts: Sequence[Fact], end: Deal) -> list[Claim]:
    rows: dict[acts.PairSettled, int] = {}
    for row, event in facts:
        for pair in event.pairs if isinstance(event, acts.CardCorrected) else (event,):
            if isinstance(pair, acts.PairSettled):
                rows.setdefault(pair, row)
    return [
        round_claim(rows[pair], number, "pairs", [line_json(line) for line in pair.lines])
        for number, pair in enumerate(end.pairs, start=1)
    ]


def _written(facts: Sequence[Fact], end: Deal) -> list[Act]:
    """The acts, each put to the deal as it stands with the right cards: one that has become vain is left out."""
    deal, paper = afresh(end), _Written()
    for row, event in facts:
        vain = deal.phase in ENDED or (isinstance(event, acts.StakeReturned) and event.why != "withdrawn")
        if isinstance(event, _DONE) and not vain:
            for fact in redone(deal, event, end.cards):
                paper.write(row, fact, deal)
                ENGINE.advance(deal, fact)
    return [act for act in paper.acts if act is not None]


class _Written:
    """The acts; None for one that was left out again."""

    def __init__(self) -> None:
        self.acts: list[Act | None] = []
        self._lying: dict[Card, list[int]] = {}
        """By card, the places of the acts that placed its stakes."""

    def write(self, row: int, fact: acts.Event, deal: Deal) -> None:
        """What was done or follows; `deal`: before it. Raises Unsaid."""
        match fact:
            case acts.StakeLaid(player, card, marks) if card not in deal.cards:  # else nothing decides this stake
                self._lying.setdefault(card, []).append(len(self.acts))
                self._act(row, deal, "stake", player, card, marks=marks)
            case acts.StakeReturned(player, card, _, "withdrawn") if card in self._lying:
                self._act(row, deal, "withdraw", player, card)
                del self._lying[card]
            case acts.StakeReturned(_, card, _, "void"):
                self._leave_out(card)
            case acts.IrregularityRuled(_, _, lines):
                if any(line.result == "paid" for line in lines):
                    raise Unsaid(row, PAID)
                for line in lines:
                    self._leave_out(line.card)
            case acts.PairSettled():
                for line in fact.lines:
                    self._lying.pop(line.card, None)

    def _leave_out(self, card: Card) -> None:
        for place in self._lying.pop(card, ()):
            self.acts[place] = None

    def _act(self, row: int, deal: Deal, op: str, player: str, card: Card, **marks: int) -> None:
        self.acts.append({"before": deal.pair, "op": op, "player": player, "card": card.label, **marks, "row": row})
