"""Deal scripts of casino faro (docs/settle.md): a whole deal on paper, each card and each act put to the rules and its
facts folded, as at the table; and a deal of the journal written down as a script.

The script owns its deal alone, so the fold changes it in place. One that is written has what a ruling did: a card as it
was put right, a bet that the dealer gave back as one that is removed. No files and no printing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from ..cards import PACK_52, RANK_LABELS, Card
from ..codec import NO_NAME, op_of
from ..kernel.paper import BAD_OP
from ..ledger import BankChanged, PurseChanged
from ..message import say
from ..refusal import BadScript, Reason
from ..script import read_acts, read_amount, read_deck, read_rules
from ..transcript import PAID, Act, Claim, Fact, Money, Transcript, Unsaid, filler, round_claim, rules_of
from . import acts
from .acts import ENGINE, SCRIPT_OPS, bet_fields
from .auction import in_box
from .bets import Bet, Line
from .course import Course, redone
from .rounds import Deal, afresh
from .rules import DECK_SIZE, LAST_TURN, RanksNotGiven, locked, parse_script_rules

_BEFORE = say("faro-script-before", last=LAST_TURN)


def settle(script: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a faro script. Raises BadScript."""
    deck = read_deck(script.get("deck"), (52,))
    rules = read_rules(script.get("rules", {}), parse_script_rules)
    deal = Deal.new(rules, bank=read_amount(script.get("bank"), "bank"), purses=_players(script.get("players")))
    posted = read_acts(script.get("events", []), _command, LAST_TURN, _BEFORE)
    rejected: list[dict[str, Any]] = []
    notes: list[dict[str, Any]] = []
    turns = []
    splits = 0
    ledger = deal.ledger
    case = beads((4,) * 13)
    case[deck[0].label[0]] -= 1
    course = Course(deal, own=True).show(deck[0])
    for turn in range(1, LAST_TURN + 1):
        for index, command in posted.get(turn, ()):
            found = BAD_OP if command is None else ENGINE.answer(deal, command)
            if not isinstance(found, Reason):
                course.emit(*found)
            elif isinstance(found, RanksNotGiven):
                raise BadScript(f"events[{index}].{found.field}", say("faro-a-list-of-ranks"))
            else:
                rejected.append({"event": index, "reason": found.word})
        loser, winner = deck[2 * turn - 1], deck[2 * turn]
        course.show(loser)
        _note(turn, course.events, notes)
        course.show(winner)
        case = case.copy()
        case[loser.label[0]] -= 1
        case[winner.label[0]] -= 1
        split = loser.column == winner.column
        splits += split
        turns.append(
            {
                "turn": turn,
                "loser": loser.label,
                "winner": winner.label,
                "split": split,
                "settled": lines_json(deal.lines[-1]),
                "bank": ledger.bank,
                "players": ledger.purses.copy(),
                "case": case,
            }
        )
        course.give_back_dead()  # docs/settle.md counts these bets to the turn that comes
    course.show(deck[-1])
    return {
        "soda": deck[0].label,
        "hoc": deck[-1].label,
        "splits": splits,
        "bank": deal.bank,
        "players": deal.purses,
        "turns": turns,
        "closing": lines_json(deal.closing),
        "case": case_at(deal.left, deck, case_hoc=rules.case_hoc),
        "tabs": tabs(deck),
        "rejected": rejected,
        "notes": notes,
    }


def _command(obj: Mapping[str, Any]) -> acts.OfSeats | acts.OfLimits | None:
    """The act; None for an op that scripts do not have. Raises Malformed."""
    op = obj.get("op")
    read = SCRIPT_OPS.get(op if type(op) is str else op_of(obj))
    return None if read is None else read(obj)


def _note(turn: int, events: list[acts.Event], notes: list[dict[str, Any]]) -> None:
    """What was claimed and what the house gave back before this turn; these events are done with."""
    for event in events:
        if type(event) is acts.BetClaimed:
            notes.append({"before": turn, "claimed": event.id, "by": event.by, "amount": event.amount})
        elif type(event) is acts.BetReturned:
            dead = event.why == "dead"
            of = {"dead_returned": event.id} if dead else {"not_held": event.id, "amount": event.amount}
            notes.append({"before": turn, **of})
    events.clear()


def lines_json(lines: Iterable[Line]) -> list[dict[str, Any]]:
    """The lines of a turn as the result has them."""
    return [
        {"id": id_, "player": player, "result": result, "stake": stake, "pay": pay, "returned": returned}
        for id_, player, result, stake, pay, returned in lines
    ]


def _players(value: Any) -> dict[str, int]:
    if type(value) is not dict or NO_NAME in value:
        raise BadScript("players", say("faro-script-players"))
    return {name: read_amount(amount, f"players.{name}") for name, amount in value.items()}


# The casekeeper's beads and the players' tabs (docs/rules.md 1.8), of the cards shown.

_LABELS = tuple(RANK_LABELS)


def beads(left: Sequence[int]) -> dict[str, int]:
    """Beads still on the card side by rank label; `left` by rank column."""
    return dict(zip(_LABELS, left, strict=True))


def case_at(left: Sequence[int], cards: Sequence[Card], *, case_hoc: bool) -> dict[str, int]:
    """The case to show: the hoc is not drawn, so it moves its bead only with `case_hoc`."""
    case = beads(left)
    if len(cards) == DECK_SIZE and not case_hoc:
        case[cards[-1].label[0]] += 1
    return case


def tabs(cards: Sequence[Card]) -> dict[str, str]:
    """How each rank has fallen so far: `S` soda, `L` lost, `W` won, `lw` the halves of a split, `H` hoc."""
    marks = [""] * len(_LABELS)
    for card in cards[:1]:
        marks[card.column] += "S"
    turns = cards[1 : DECK_SIZE - 1]
    for loser, winner in zip_longest(turns[::2], turns[1::2]):
        split = winner is not None and loser.column == winner.column
        marks[loser.column] += "l" if split else "L"
        if winner is not None:
            marks[winner.column] += "w" if split else "W"
    for card in cards[DECK_SIZE - 1 :]:
        marks[card.column] += "H"
    return dict(zip(_LABELS, marks, strict=True))


# A deal of the journal.

_DONE = (
    *(acts.BetPlaced, acts.BetMoved, acts.BetRemoved, acts.BetBarred, acts.BetClaimed, acts.BetsClosed),
    *(acts.BetsReopened, acts.CardShown, acts.IrregularityRuled, acts.DealVoided),
    *(acts.MaxRaised, acts.MaxRaisedFor, acts.CapRaised, PurseChanged, BankChanged),
    *(acts.BankTaken, acts.HouseBankOpened, acts.BankLeft),
)
"""What is done again with the right cards; the rest follows of it."""


def write(start: Deal, facts: Sequence[Fact], end: Deal, *, lend: bool) -> Transcript:
    """The script of a deal that is over or void. Raises Unsaid."""
    began, of_bank = _with_bank(start, facts)
    money = Money(began, of_bank, end, lend=lend)
    banker = end.put_up.banker
    bank = money.bank_claim()
    if banker is not None and end.ledger.banker is None:  # it has gone back into his purse, who had no bets
        holds = money.wanted[banker] - money.purses[banker]
        bank = bank._replace(wanted=holds + money.bank_lent)
        money.wanted[banker] -= holds
    script = {
        "game": "faro",
        "rules": rules_of(end.opened),
        "deck": [card.label for card in (*end.cards, *filler(end.cards, PACK_52, 1, 52 - len(end.cards)))],
        "bank": money.bank,
        "players": money.purses,
        "events": _written(facts, end),
        **({} if banker is None else {"banker": banker}),
        **money.noted(),
    }
    return Transcript(script, [*_turns(facts, end), bank, *money.claims()])


def _with_bank(start: Deal, facts: Sequence[Fact]) -> tuple[Deal, Sequence[Fact]]:
    """The deal as it began with its bank, and its facts without what came to the house's box or went out of it while it
    was not the bank."""
    began, kept = start, list[Fact]()
    for fact in facts:
        event = fact.event
        if not (isinstance(event, BankChanged) and in_box(began)):
            kept.append(fact)
        if isinstance(event, acts.BankTaken | acts.HouseBankOpened):
            began = ENGINE.apply(began, event)
    return began, kept


def _turns(facts: Sequence[Fact], end: Deal) -> list[Claim]:
    rows: dict[int, int] = {}
    for row, event in facts:
        if isinstance(event, acts.TurnSettled):
            rows[event.turn] = row
        elif isinstance(event, acts.CardCorrected):
            rows |= {settled.turn: row for settled in event.turns}
    return [round_claim(rows[turn], turn, "turns", lines_json(lines)) for turn, lines in enumerate(end.lines, start=1)]


def _written(facts: Sequence[Fact], end: Deal) -> list[Act]:
    """The acts, each put to the deal as it stands with the right cards: one that has become vain is left out."""
    paper = _Written(afresh(end))
    for row, event in facts:
        if isinstance(event, _DONE):
            follows = redone(paper.deal, event, end.cards)
            paper.write(row, event, follows)
            for fact in follows:
                ENGINE.advance(paper.deal, fact)
    return paper.acts


class _Written:
    """The deal on paper, and the acts that were written."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.acts: list[Act] = []
        self._not_held: tuple[str, ...] = ()
        """Bets that went back when betting closed, which the script gives back only when it closes for good."""

    def write(self, row: int, event: acts.Event, follows: tuple[acts.Event, ...]) -> None:
        """An act, and what follows of it: nothing where it has become vain. Raises Unsaid."""
        if not follows:
            return
        match event:
            case acts.BetPlaced(bet, source):
                if not _returned(follows, "not_callable"):
                    self._place(row, bet, source)
            case acts.BetMoved(id_, kind, win, lose, copper):
                bet = self.deal.bets[id_]._replace(type=kind, win=win, lose=lose, copper=copper)
                self._on_bet(row, "move", id_, **bet_fields(bet))
            case acts.BetRemoved(id_):
                self._on_bet(row, "remove", id_)
            case acts.BetBarred(id_, barred):
                self._on_bet(row, "bar" if barred else "unbar", id_)
            case acts.BetClaimed(id_, by):
                self._on_bet(row, "claim", id_, player=by)
            case acts.BetsClosed():
                self._not_held = _returned(follows, "not_held")
            case acts.BetsReopened():
                for id_ in self._not_held:
                    self._on_bet(row, "remove", id_)
            case acts.MaxRaised(highest):
                self._act(row, "raise_max", max=highest)
            case acts.MaxRaisedFor(player, highest):
                self._act(row, "raise_for", player=player, max=highest)
            case acts.CapRaised(cap):
                self._act(row, "raise_cap", cap=cap)
            case acts.IrregularityRuled():
                self._ruled(row, follows)
            case acts.DealVoided():
                self._take_off(row, _returned(follows, "void"))

    def _place(self, row: int, bet: Bet, source: str | None) -> None:
        player, won = self.deal.winners.get(source or "", ("", 0))
        fields = {"type": bet.type, "stake": bet.stake, **bet_fields(bet)}
        parlay = source is not None and player == bet.player and bet.stake <= won
        of = {"from": source} if parlay else {}
        self._on_bet(row, "parlay" if parlay else "bet", bet.id, player=bet.player, **of, **fields)

    def _ruled(self, row: int, follows: tuple[acts.Event, ...]) -> None:
        for fact in follows:
            if isinstance(fact, acts.IrregularityRuled):
                if any(line.result == "paid" for line in fact.lines):
                    raise Unsaid(row, PAID)
                self._take_off(row, [line.id for line in fact.lines])
        self._take_off(row, (*_returned(follows, "void"), *_returned(follows, "not_held")))

    def _take_off(self, row: int, ids: Sequence[str]) -> None:
        """Bets that are undecided go back: after the last turn by themselves, near it by sleeping to the end."""
        if self.deal.phase in ("last_card", "over"):
            return
        for id_ in ids:
            if not locked(self.deal):
                self._on_bet(row, "remove", id_)
            elif not self.deal.bets[id_].barred:
                self._on_bet(row, "bar", id_)

    def _on_bet(self, row: int, op: str, id_: str, *, player: str | None = None, **fields: Any) -> None:
        owner = player if player is not None else self.deal.bets[id_].player if id_ in self.deal.bets else None
        whose = {} if owner is None else {"player": owner}
        self._act(row, op, id=id_, **whose, **fields)

    def _act(self, row: int, op: str, **fields: Any) -> None:
        turn = min(max(self.deal.turn, 1), LAST_TURN)
        self.acts.append({"before": turn, "op": op, **fields, "row": row})


def _returned(events: Sequence[acts.Event], why: str) -> tuple[str, ...]:
    return tuple(event.id for event in events if isinstance(event, acts.BetReturned) and event.why == why)
