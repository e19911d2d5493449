"""The course of baccarat banque: what people do before and in a coup, as facts or as the first reason against it in the
order of docs/settle.md; what a coup begins with, and what it makes of the stakes (docs/rules.md 3.3.4 to 3.3.11). At
the table (3.3.12) each act of a seat has its window, in which claims are sealed; one in which nobody is left to be
asked closes.

A correction (3.3.16): a card that lies face down is not corrected, as the answer would reveal it. What people did by
the cards they saw is not undone: a card is corrected where the same people would have been asked to draw or stand.
Where the coup then has the same result, that is all. Where it has another, it is settled again, if it was the last one
and no money has moved and no coup has passed since.

An irregularity (3.3.14): the coup under way does not count; a foul pack ends the shoe.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import astuple, replace
from typing import Self

from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, VoidDeal
from ...irregularity import RuleIrregularity
from ...kernel import course
from ...kernel.acts import name_of
from ...kernel.course import Act
from ...ledger import ChangeBank
from ...message import say
from ...refusal import Reason, accepted
from .. import rules as family
from ..hand import by_custom, total
from ..rounds import cut
from . import acts, rounds, rules
from .acts import ENGINE as ENGINE
from .rounds import Deal, asked, face_down, hands_from, may_pass
from .rules import BANKER, LEFT, MOST, PLACES, RIGHT, SIDES, Hands, by_table, compared, deciding, is_natural
from .seats import hands_after, plays

Answer = tuple[acts.Event, ...] | Reason


def bid(deal: Deal, player: str, amount: int) -> Answer:
    """A sum for a bank that nobody has (docs/rules.md 3.3.4)."""
    sealed = deal.rules.bank_by == "list"
    return (
        rules.cannot_act(deal, player)
        or rules.cannot_bid(deal, player, amount)
        or (acts.BidMade(player, amount, sealed),)
    )


def retire(deal: Deal, player: str) -> Answer:
    """The banker leaves; what a broken bank does not hold is not offered (docs/rules.md 3.3.5)."""
    if reason := rules.cannot_act(deal, player) or rules.cannot_retire(deal, player):
        return reason
    bank = deal.ledger.bank
    return (*given_back(deal, "retired"), acts.BankLeft(player, bank, "retired", offered=bank > 0))


def take(deal: Deal, player: str) -> Answer:
    """A claim to a bank at its sum (docs/rules.md 3.3.5)."""
    return rules.cannot_act(deal, player) or rules.cannot_take(deal, player) or (acts.Claimed("take", player),)


def refill(deal: Deal, player: str, amount: int) -> Answer:
    """A broken bank is filled again (docs/rules.md 3.3.5)."""
    return (
        rules.cannot_act(deal, player)
        or rules.not_banker(deal, player)
        or (not deal.broken_in and rules.NOT_BROKEN)
        or family.bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or family.beyond_purse(deal, player, amount)
        or (acts.BankRefilled(player, amount),)
    )


def banco(deal: Deal, player: str, cheval: bool) -> Answer:
    """A claim to play against the whole bank (docs/rules.md 3.3.8)."""
    return (
        rules.cannot_act(deal, player) or rules.cannot_banco(deal, player) or (acts.Claimed("banco", player, cheval),)
    )


def stake(deal: Deal, player: str, amount: int, side: str | None) -> Answer:
    """A stake on a side (docs/rules.md 3.3.9)."""
    if reason := rules.cannot_act(deal, player) or rules.cannot_stake(deal, player, amount, side):
        return reason
    where = deal.seats.side_of(player) or side
    assert where is not None, "asked by cannot_stake"
    return (acts.StakeLaid(player, where, amount),)


def accept(deal: Deal, player: str) -> Answer:
    """The banker plays against all stakes (docs/rules.md 3.3.10)."""
    return (
        rules.cannot_act(deal, player)
        or rules.cannot_accept(deal, player)
        or (acts.StakesAccepted(player, deal.over_bank),)
    )


ACTS: Mapping[str, Act] = {
    "bid": Act(acts.Bid, bid),
    "take": Act(acts.Take, take),
    "retire": Act(acts.Retire, retire),
    "refill": Act(acts.Refill, refill),
    "banco": Act(acts.Banco, banco),
    "stake": Act(acts.Stake, stake),
    "accept": Act(acts.Accept, accept),
}
"""What people do before the cards."""


def begin(deal: Deal) -> Answer:
    """The cards are to come (docs/rules.md 3.3.11)."""
    if reason := family.closed(deal) or rules.no_bank(deal):
        return reason
    return begun(deal) if deal.stakes or deal.claims else rules.NO_STAKES


def decide_draw(deal: Deal, player: str, draws: bool) -> Answer:
    """Who has the turn draws or stands: right, left, then the banker (docs/rules.md 3.3.7)."""
    if not deal.under_way:
        return rules.NOT_DEALT
    if deal.turn is None or player != deal.turn[1]:
        return rules.NOT_YOUR_TURN
    return rules.strict(deal, draws) or (acts.Decided(deal.turn[0], player, draws),)


def silence(deal: Deal) -> Answer:
    """Who has the turn says nothing: custom, or the table of the third card, says it for him (docs/rules.md 3.3.7)."""
    if deal.turn is None:
        return rules.NO_TURN
    hand, player = deal.turn
    return (acts.Decided(hand, player, usual(deal, hand)),)


def usual(deal: Deal, hand: str) -> bool:
    """Whether who plays this hand draws if he says nothing."""
    if hand != BANKER:
        return by_custom(total(deal.hands[hand]), deal.rules.chemin_five)
    money = {side: sum([stake for (_, on), stake in deal.stakes.items() if on == side]) for side in deal.deciding}
    return by_table(deal.hands, max(money, key=lambda side: (money[side], side == RIGHT)))


def bank_passes(deal: Deal) -> tuple[acts.Event, ...]:
    """Bids or an offer end: who has the bank now, or that nobody has."""
    found = bank_goes_to(deal)
    if found is not None:
        return (acts.BankTaken(*found),)
    return (acts.WindowClosed(rounds.OFFERED if deal.offer is not None else rounds.BIDDING),)


def bank_goes_to(deal: Deal) -> tuple[str, int] | None:
    """Who has the bank when bids or an offer end, and at what sum; None when nobody wants it who can pay it
    (docs/rules.md 3.3.4, 3.3.5)."""
    purses = deal.ledger.purses
    if deal.offer is not None:
        sum_ = deal.offer.amount
        found = next((name for name in deal.rotation if name in deal.claims and purses[name] >= sum_), None)
        return None if found is None else (found, sum_)
    able = [(name, amount) for name, amount in deal.bids.items() if purses[name] >= amount]
    if not able:
        return None
    if deal.rules.bank_by == "list":
        return min(able, key=lambda made: deal.order.index(made[0]))
    return max(able, key=lambda made: made[1])


# The coup.

_OWN_FIRST = {RIGHT: SIDES, LEFT: (LEFT, RIGHT), None: SIDES}


def in_rotation(deal: Deal) -> Iterator[tuple[tuple[str, str], int]]:
    """The stakes lying in rotation; of one player that on his own side first, or on the right."""
    stakes = deal.stakes
    for player in deal.rotation:
        for side in _OWN_FIRST[deal.seats.side_of(player)]:
            amount = stakes.get((player, side))
            if amount:
                yield (player, side), amount


def nearest(deal: Deal, side: str, bank: int) -> str | None:
    """Who plays banco from a side: the nearest who has claimed it and can cover the whole bank."""
    claims, purses = deal.claims, deal.ledger.purses
    return next((name for name in deal.seats.chairs(side) if name in claims and purses[name] >= bank), None)


def bancos(deal: Deal) -> tuple[tuple[str, ...], tuple[acts.Laid, ...]]:
    """Who plays banco, in rotation, and what they stake (3.3.8)."""
    bank = deal.ledger.bank
    right, left = nearest(deal, RIGHT, bank), nearest(deal, LEFT, bank)
    small = bank // 2
    if right is not None and left is not None:
        first = next(name for name in deal.rotation if name in (right, left))
        found = [acts.Laid(right, RIGHT, bank - small), acts.Laid(left, LEFT, small)]
        if first == left:
            found = [acts.Laid(left, LEFT, bank - small), acts.Laid(right, RIGHT, small)]
        return tuple([laid.player for laid in found]), tuple([laid for laid in found if laid.amount])
    player, own, other = (right, RIGHT, LEFT) if right is not None else (left, LEFT, RIGHT)
    assert player is not None, "claims that nobody can pay any more are dropped before"
    if deal.claims[player] and small:
        return (player,), (acts.Laid(player, own, bank - small), acts.Laid(player, other, small))
    return (player,), (acts.Laid(player, own, bank),)


def begun(deal: Deal) -> tuple[acts.Event, ...]:
    """The events by which a coup with stakes or bancos begins; or by which a banker who cannot hold the stakes above
    his unlimited bank gives it up (3.3.10)."""
    ledger = deal.ledger
    banker = ledger.banker
    assert banker is not None, "asked by no_bank"
    over, added = deal.over_bank, 0
    fallen: tuple[acts.Laid, ...] = ()
    if over and deal.unlimited:
        if ledger.purses[banker] < over:
            return (*given_back(deal, "gave_up"), acts.BankLeft(banker, ledger.bank, "gave_up", offered=True))
        added = over
    elif over and deal.rules.banque_excess == "trim":
        fallen = tuple(
            [acts.Laid(*whose, amount) for whose, amount in cut(list(in_rotation(deal)), ledger.bank).items()]
        )
    banco, laid = bancos(deal) if deal.claims else ((), ())
    on: dict[str, set[str]] = {RIGHT: set(), LEFT: set()}
    for player, side in deal.stakes:
        on[side].add(player)
    for player, side, amount in fallen:
        if deal.stakes[player, side] == amount:
            on[side].discard(player)
    for player, side, _ in laid:
        on[side].add(player)
    right, left = [plays(deal.seats, side, on[side], deal.rotation) for side in SIDES]
    return (acts.CoupBegan(deal.number, added, fallen, banco, laid, right, left),)


def given_back(deal: Deal, why: str) -> tuple[acts.Event, ...]:
    """The events that give back all stakes."""
    return tuple([acts.StakeReturned(player, side, amount, why) for (player, side), amount in deal.stakes.items()])


def compared_with_bank(hands: Hands, players: tuple[str | None, str | None]) -> dict[str, str]:
    """What the coup comes to for each side; empty for one that nobody plays."""
    return {
        side: compared(hands, side, first_two=is_natural(hands[side])) if player is not None else ""
        for side, player in zip(SIDES, players, strict=True)
    }


def settled(deal: Deal) -> acts.CoupSettled:
    """The event of a coup that has all its cards: losers are collected, then winners are paid in rotation while the
    bank lasts (3.3.11)."""
    players = deal.players
    results = compared_with_bank(deal.hands, players)
    lying = list(in_rotation(deal))
    bank = deal.ledger.bank + sum([amount for (_, side), amount in lying if results[side] == "lose"])
    lines = []
    for (player, side), stake in lying:
        result = results[side]
        if result == "win":
            pay = min(stake, bank)
            bank -= pay
            lines.append(acts.Line(player, side, "win", stake, pay, stake + pay))
        elif result == "lose":
            lines.append(acts.Line(player, side, "lose", stake, -stake, 0))
        else:
            lines.append(acts.Line(player, side, "push", stake, 0, stake))
    lost = (results[RIGHT] == "lose", results[LEFT] == "lose")
    return acts.CoupSettled(
        deal.number,
        acts.HandsOf(*[deal.hands[place] for place in PLACES]),
        (results[RIGHT], results[LEFT]),
        tuple(lines),
        bank,
        hands_after(deal.seats, players, lost),
    )


class Course(course.Course[Deal, acts.Event]):
    """What follows of an act at the table."""

    def begun(self) -> Self:
        """The cards come."""
        return self.emit(*begun(self.deal))

    def cards(self) -> Self:
        """A coup that has all its cards is settled (docs/rules.md 3.3.11)."""
        return self.emit(settled(self.deal)).ended() if self.deal.phase == rounds.SETTLING else self

    def ended(self) -> Self:
        """A shoe that has too few cards for another coup is over (docs/rules.md 3.3.1)."""
        return self if self.deal.cards_left >= MOST else self.emit(*refund_all(self.deal, "end"), acts.DealEnded())


def refund_all(deal: Deal, why: str) -> tuple[acts.Event, ...]:
    """The events that return all stakes and the bank."""
    bank = () if deal.banker is None else (acts.BankLeft(deal.banker, deal.bank, why, offered=False),)
    return (*given_back(deal, why), *bank)


def window_ends(deal: Deal) -> Answer:
    passed = acts.CoupPassed(deal.number)
    match deal.phase:
        case rounds.BIDDING | rounds.OFFERED:
            if deal.offer is None and not deal.bids:
                return rules.NO_BID
            facts = bank_passes(deal)
            return (*facts, passed) if isinstance(facts[0], acts.WindowClosed) else facts
        case rounds.REFILLING:
            return (*given_back(deal, "void"), acts.BankLeft(deal.banker or "", 0, "broken", offered=False), passed)
        case rounds.RETIRING:
            return (acts.WindowClosed(rounds.RETIRING),)
        case rounds.BANCO:
            bank = deal.ledger.bank
            plays = nearest(deal, "right", bank) is not None or nearest(deal, "left", bank) is not None
            return begun(deal) if plays else (acts.WindowClosed(rounds.BANCO),)
        case rounds.OPEN:
            if not deal.stakes:
                return (passed,)
            return (acts.WindowClosed(rounds.OPEN),) if asks_banker(deal) else begun(deal)
    return begun(deal) if deal.stakes else (passed,)


def asks_banker(deal: Deal) -> bool:
    """Whether the banker may choose what to do about stakes above the bank: accept them, or with an unlimited bank hold
    them (docs/rules.md 3.3.10)."""
    over_bank = deal.over_bank
    if not over_bank or over_bank > deal.ledger.purses[deal.banker or ""]:
        return False
    return deal.rules.banque_excess != "trim"


def _nobody_left(deal: Deal, facts: tuple[acts.Event, ...]) -> tuple[acts.Event, ...]:
    """And windows close in which nobody is left to be asked, but for bids where there are none (docs/rules.md
    3.3.12)."""
    course = Course(deal, *facts)
    after = course.deal
    while (row := after.row).everybody and row.offered("pass") and not any(asked(after)):
        if row.offered("bid") and not after.bids:
            break
        course.emit(*accepted(window_ends(after)))
    return tuple(course.events)


ENGINE.goes_on = _nobody_left


@ENGINE.answers
def _in_its_time(
    deal: Deal,
    command: acts.Bid | acts.Take | acts.Retire | acts.Refill | acts.Banco | acts.Stake | acts.Accept,
) -> Answer | Course:
    """An act of a seat in its window; once the banker has accepted all stakes the cards come."""
    verb = name_of(type(command))
    if reason := rules.not_now(deal, verb):
        return reason
    found = ACTS[verb].rule(deal, *astuple(command))
    return Course(deal, *found).begun() if verb == "accept" and not isinstance(found, Reason) else found


@ENGINE.answers
def _pass(deal: Deal, command: acts.Pass) -> Answer:
    """A player does not do what he may; the banker's word ends what he is asked."""
    player = command.player
    if reason := rules.not_now(deal, "pass") or family.no_player(deal, player):
        return reason
    if not deal.row.everybody:
        return rules.not_banker(deal, player) or window_ends(deal)
    return (acts.Passed(player),) if may_pass(deal, player) else rules.NOT_NOW


@ENGINE.answers
def _word(deal: Deal, command: acts.Draw | acts.Stand) -> Answer | Course:
    """Who has the turn draws or stands (docs/rules.md 3.3.7)."""
    found = decide_draw(deal, command.player, isinstance(command, acts.Draw))
    return found if isinstance(found, Reason) else Course(deal, *found).cards()


@ENGINE.answers
def _said(deal: Deal, command: acts.DealerEntersDecision) -> Answer | Course:
    """A player's decision, entered by the dealer, who has not seen the cards and does not learn whether custom bound
    him: where it does, custom decides (docs/rules.md 3.3.12)."""
    if deal.turn is None:
        return rules.NOT_YOUR_TURN if deal.under_way else rules.NOT_DEALT
    hand, player = deal.turn
    draws = usual(deal, hand) if rules.strict(deal, command.draws) else command.draws
    return Course(deal, acts.Decided(hand, player, draws)).cards()


@ENGINE.answers
def _time_up(deal: Deal, command: acts.Time | CloseBets) -> Answer | Course:
    """The window that is open closes; with the time of who has the turn, custom says it for him
    (docs/rules.md 3.3.12)."""
    if deal.turn is not None and isinstance(command, acts.Time):
        found = silence(deal)
        return found if isinstance(found, Reason) else Course(deal, *found).cards()
    return family.over(deal) or (window_ends(deal) if deal.row.closes else family.NOT_OPEN)


@ENGINE.answers
def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """What is dealt is not taken back (docs/rules.md 3.3.12)."""
    return rules.NO_REOPENING


Deal.course = Course
ENGINE.answers(family.show)


@ENGINE.answers
def _mark(deal: Deal, command: Mark) -> Answer:
    """There is no cut card (docs/rules.md 3.3.1)."""
    return family.NO_MARKER


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Answer | Course:
    """The coup does not count, or before its cards the shoe ends here: stakes go back (docs/rules.md 3.3.14)."""
    if reason := family.over(deal):
        return reason
    if not deal.under_way:
        return (*refund_all(deal, "void"), acts.DealVoided(command.reason, ()))
    return Course(
        deal, *given_back(deal, "void"), acts.CoupVoided(deal.number, command.reason, face_down(deal))
    ).ended()


ENGINE.moves_money(family.refuse_money)


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The bank is a player's (docs/rules.md 3.3.4)."""
    return rules.PLAYERS_BANK


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.3.16)."""
    index, now = command.index, command.card
    if reason := family.not_a_correction(deal, index, now) or family.too_many(deal, now):
        return reason
    event = acts.CardCorrected(index, deal.cards[index], now)
    cards = (*deal.cards[:index], now, *deal.cards[index + 1 :])
    done = next((done for done in deal.coups if done.first <= index < done.end), None)
    if done is None:  # of the coup under way, of which nothing lies open before all six are out; or of a void one
        hands = hands_from(cards[deal.first :], deal.places[deal.first :])
        other = index >= deal.first and _asked(hands, deal.players) != deal.deciding
        return rules.OTHER_CARDS if other else (event,)
    hands = hands_from(cards[done.first : done.end], deal.places[done.first : done.end])
    before = dict(zip(PLACES, done.done.hands, strict=True))
    if _asked(hands, done.players) != _asked(before, done.players):
        return rules.OTHER_CARDS
    found = compared_with_bank(hands, done.players)
    if (found[RIGHT], found[LEFT]) == done.done.results:
        same = done.done._replace(hands=acts.HandsOf(*[hands[place] for place in PLACES]))
        return (replace(event, settled=same),)
    if deal.before is None or done is not deal.coups[-1]:
        return rules.OTHER_CARDS
    last = deal.before.copy()
    last.cards, last.hands = cards, hands
    return (deal.differences(event, settled(last)),)


def _asked(hands: Hands, players: tuple[str | None, str | None]) -> tuple[str, ...]:
    """Which sides decide."""
    return deciding(hands, tuple([side for side, player in zip(SIDES, players, strict=True) if player is not None]))


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> Course:
    """Something was wrong with the cards; stakes do not stay against a bank that was paid out whole
    (docs/rules.md 3.3.14)."""
    course = Course(deal, ruled(deal, command))
    after = course.deal
    if deal.ended:
        return course
    if command.kind == "foul_pack":
        return course.emit(*refund_all(after, "void"), acts.DealVoided(command.kind, face_down(deal), ruled=True))
    broken = after.broken_in and not deal.broken_in
    if broken:
        course.emit(*given_back(after, "void"))
    if deal.under_way:
        return course.emit(acts.CoupVoided(deal.number, command.kind, face_down(deal), ruled=True)).ended()
    accepting = deal.row.offered("accept")
    if not after.stakes and (broken or accepting):
        return course.emit(acts.CoupPassed(deal.number))
    return course.begun() if accepting and not asks_banker(after) else course


def ruled(deal: Deal, command: RuleIrregularity) -> acts.IrregularityRuled:
    """What becomes of each stake, by the policy of the command or else of the table. The dealer's rulings name a stake
    by its side and its player."""
    lying = {f"{whose[1]} {whose[0]}": (whose, amount) for whose, amount in in_rotation(deal)}
    stakes = {name: amount for name, (_, amount) in lying.items()}
    found = family.ruled(
        *(deal, command, stakes, deal.bank),
        lambda name, *result: acts.Line(*lying[name][0], *result),
        lambda id_: say("baccarat-no-bet", bet=id_),
    )
    return acts.IrregularityRuled(*found)
