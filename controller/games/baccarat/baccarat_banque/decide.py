"""`decide` for baccarat banque: what a command does, as events, or the first reason why not, in the order of
docs/settle.md.

Pure. The rules of refusal are in refusals.py. Each act is a function that a deal script calls at any time before the
cards; at the table each has its window (docs/rules.md 3.3.12), and claims are sealed until that closes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...ledger import ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ...refusal import Reason, accepted
from ...units import rounded_up
from ..hand import by_custom, total
from ..refusals import (
    NO_MARKER,
    NOT_OPEN,
    bad_stake,
    beyond_purse,
    no_player,
    not_due,
    over,
    refuse_money,
)
from .acts import (
    Accept,
    Banco,
    BankLeft,
    BankRefilled,
    BankTaken,
    Bid,
    BidMade,
    CardDealt,
    Claimed,
    Command,
    CoupPassed,
    CoupVoided,
    DealEnded,
    DealVoided,
    Decided,
    Draw,
    Event,
    Pass,
    Passed,
    Refill,
    Retire,
    Said,
    Stake,
    StakeLaid,
    StakesAccepted,
    Stand,
    Take,
    Time,
    WindowClosed,
)
from .correction import correct
from .coup import BANKER, RIGHT, by_table
from .coup import MOST as MOST_OF_A_COUP
from .deal import (
    ACCEPTING,
    BANCO,
    BIDDING,
    OFFERED,
    OPEN,
    REFILLING,
    RETIRING,
    SETTLING,
    TURN,
    UNDER_WAY,
    Deal,
    apply_all,
)
from .exposure import face_down
from .irregular import rule
from .refusals import (
    NO_BID,
    NO_REOPENING,
    NO_TURN,
    NOT_NOW,
    NOT_YOUR_TURN,
    PLAYERS_BANK,
    above_bank,
    bad_side,
    banco_claimed,
    banco_is_played,
    claimed,
    has_passed,
    is_banker,
    must_play,
    no_bank,
    no_excess,
    no_offer,
    no_stakes,
    not_banker,
    not_broken,
    not_dealt,
    not_his_turn,
    not_left,
    not_listed,
    not_now,
    not_offered,
    not_seated,
    not_vacant,
    outbid,
    own_bank,
    stake_lies,
    stakes_lie,
    strict,
    three_bancos,
    whose_turn,
)
from .settlement import begun, given_back, nearest, settled

Answer = tuple[Event, ...] | Reason
_OF_ALL = frozenset({BIDDING, OFFERED, BANCO})
"""The windows in which everybody is asked, not the banker alone."""


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order, and those of windows in which nobody is left to be asked. Raises
    Refusal with the first reason that holds."""
    events = accepted(_ANSWERS[type(command)](deal, command))
    after = apply_all(deal, events)
    while after.phase in _OF_ALL and not any(asked(after)) and not (after.phase == BIDDING and not after.bids):
        more = accepted(_window_ends(after))
        events, after = (*events, *more), apply_all(after, more)
    return events


# --- the acts, at any time before the cards -----------------------------------------------------------------------


def bid(deal: Deal, player: str, amount: int, *, sealed: bool = False) -> Answer:
    """A sum for a bank that nobody has (docs/rules.md 3.3.4)."""
    return (
        not_vacant(deal)
        or not_listed(deal, player)
        or bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or outbid(deal, player, amount, sealed=sealed)
        or beyond_purse(deal, player, amount)
        or (BidMade(player, amount, sealed),)
    )


def retire(deal: Deal, player: str) -> Answer:
    """The banker leaves; what a broken bank does not hold is not offered (docs/rules.md 3.3.5)."""
    if reason := not_banker(deal, player) or must_play(deal) or stakes_lie(deal):
        return reason
    bank = deal.ledger.bank
    return (*given_back(deal, "retired"), BankLeft(player, bank, "retired", offered=bank > 0))


def take(deal: Deal, player: str, *, sealed: bool = False) -> Answer:
    """A claim to a bank at its sum (docs/rules.md 3.3.5)."""
    if reason := (
        no_offer(deal) or own_bank(deal, player) or has_passed(deal, player) or claimed(deal, player, sealed=sealed)
    ):
        return reason
    assert deal.offer is not None, "asked by no_offer"
    return beyond_purse(deal, player, deal.offer.amount) or (Claimed("take", player),)


def refill(deal: Deal, player: str, amount: int) -> Answer:
    """A broken bank is filled again (docs/rules.md 3.3.5)."""
    return (
        not_banker(deal, player)
        or not_broken(deal)
        or bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or beyond_purse(deal, player, amount)
        or (BankRefilled(player, amount),)
    )


def banco(deal: Deal, player: str, cheval: bool, *, sealed: bool = False) -> Answer:
    """A claim to play against the whole bank (docs/rules.md 3.3.8)."""
    return (
        no_bank(deal)
        or is_banker(deal, player)
        or not_seated(deal, player)
        or stake_lies(deal)
        or three_bancos(deal, player)
        or has_passed(deal, player)
        or banco_claimed(deal, player, sealed=sealed)
        or beyond_purse(deal, player, deal.ledger.bank)
        or (Claimed("banco", player, cheval),)
    )


def stake(deal: Deal, player: str, amount: int, side: str | None) -> Answer:
    """A stake on a side (docs/rules.md 3.3.9)."""
    if reason := (
        no_bank(deal)
        or is_banker(deal, player)
        or banco_is_played(deal)
        or bad_side(deal, player, side)
        or bad_stake(amount, deal.rules.unit, deal.rules.min)
        or above_bank(deal, player, amount)
        or beyond_purse(deal, player, amount)
    ):
        return reason
    where = deal.seats.side_of(player) or side
    assert where is not None, "asked by bad_side"
    return (StakeLaid(player, where, amount),)


def accept(deal: Deal, player: str) -> Answer:
    """The banker plays against all stakes (docs/rules.md 3.3.10)."""
    missing = deal.over_bank
    return (
        not_banker(deal, player)
        or not_offered(deal)
        or no_excess(deal)
        or beyond_purse(deal, player, missing)
        or (StakesAccepted(player, missing),)
    )


def begin(deal: Deal) -> Answer:
    """The cards are to come (docs/rules.md 3.3.11)."""
    return no_bank(deal) or no_stakes(deal) or begun(deal)


def word(deal: Deal, player: str, draws: bool) -> Answer:
    """Who has the turn draws or stands (docs/rules.md 3.3.7)."""
    if reason := not_dealt(deal) or not_his_turn(deal, player) or strict(deal, draws):
        return reason
    return (Decided(TURN[deal.phase], player, draws),)


def silence(deal: Deal) -> Answer:
    """Who has the turn says nothing: custom, or the table of the third card, says it for him (docs/rules.md 3.3.7)."""
    player = whose_turn(deal)
    if player is None:
        return NO_TURN
    return (Decided(TURN[deal.phase], player, usual(deal)),)


def usual(deal: Deal) -> bool:
    """Whether who has the turn draws if he says nothing."""
    hand = TURN[deal.phase]
    if hand != BANKER:
        return by_custom(total(deal.hands[hand]), deal.rules.chemin_five)
    money = {side: sum([lies for (_, on), lies in deal.stakes.items() if on == side]) for side in deal.deciding}
    return by_table(deal.hands, max(money, key=lambda side: (money[side], side == RIGHT)))


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


# --- the table ----------------------------------------------------------------------------------------------------


def _at_table(act: Callable[[Deal, Any], Answer], *phases: str) -> Callable[[Deal, Any], Answer]:
    """An act of a seat in its windows."""

    def answer(deal: Deal, command: Any) -> Answer:
        return not_now(deal, *phases) or no_player(deal, command.player) or act(deal, command)

    return answer


def _accept(deal: Deal, command: Accept) -> Answer:
    """What the banker accepts is dealt at once."""
    found = accept(deal, command.player or "")
    return found if isinstance(found, Reason) else _then(deal, found, begun)


def _pass(deal: Deal, command: Pass) -> Answer:
    """A player does not do what he may; the banker's word ends what he is asked."""
    if deal.phase not in _OF_ALL:
        return not_banker(deal, command.player) or _window_ends(deal)
    player = command.player or ""
    return (Passed(player),) if player in asked(deal) else NOT_NOW


def asked(deal: Deal) -> Iterator[str]:
    """Who may bid, take the bank or go banco now and has neither done so nor passed (docs/rules.md 3.3.12)."""
    sealed = deal.rules.bank_by == "list"
    highest = max(deal.bids.values(), default=0)
    for player in deal.rotation:
        match deal.phase:
            case _ if deal.phase == BIDDING:
                if player in deal.passed or deal.bids.get(player) == highest:
                    continue
                found = bid(deal, player, least_bid(deal), sealed=sealed)
            case _ if deal.phase == OFFERED:
                found = take(deal, player, sealed=True)
            case _:
                found = banco(deal, player, cheval=False, sealed=True)
        if not isinstance(found, Reason):
            yield player


def least_bid(deal: Deal) -> int:
    """The least sum that may be bid now."""
    highest = max(deal.bids.values(), default=0) if deal.rules.bank_by == "auction" else 0
    return rounded_up(max(deal.rules.min_bank, highest + 1), deal.rules.unit)


def _said(deal: Deal, command: Said) -> Answer:
    """What a player says, entered by the dealer, who has not seen the cards and is not told whether custom bound him:
    where it does, it holds (docs/rules.md 3.3.12)."""
    player, draws = whose_turn(deal), command.draws
    if player is not None and strict(deal, draws):
        draws = usual(deal)
    return _word(deal, player, draws)


def _word(deal: Deal, player: str | None, draws: bool) -> Answer:
    if player is None:
        return not_dealt(deal) or NOT_YOUR_TURN
    found = word(deal, player, draws)
    return found if isinstance(found, Reason) else _then(deal, found, finished)


def _time_up(deal: Deal, command: Time) -> Answer:
    """The time is up: a window closes, or who has the turn has said nothing."""
    if deal.phase in TURN:
        found = silence(deal)
        return found if isinstance(found, Reason) else _then(deal, found, finished)
    return _close(deal, command)


def _close(deal: Deal, command: CloseBets | Time) -> Answer:
    """The window that is open closes (docs/rules.md 3.3.12)."""
    return over(deal) or (NOT_OPEN if deal.phase in UNDER_WAY else _window_ends(deal))


def _window_ends(deal: Deal) -> Answer:
    passed = CoupPassed(deal.number)
    match deal.phase:
        case _ if deal.phase in (BIDDING, OFFERED):
            found = bank_goes_to(deal)
            if found is not None:
                return (BankTaken(*found),)
            if deal.phase == OFFERED:
                return (WindowClosed(OFFERED), passed)
            return (WindowClosed(BIDDING), passed) if deal.bids else NO_BID
        case _ if deal.phase == REFILLING:
            return (*given_back(deal, "void"), BankLeft(deal.banker or "", 0, "broken", offered=False), passed)
        case _ if deal.phase == RETIRING:
            return (WindowClosed(RETIRING),)
        case _ if deal.phase == BANCO:
            bank = deal.ledger.bank
            plays = nearest(deal, "right", bank) is not None or nearest(deal, "left", bank) is not None
            return begun(deal) if plays else (WindowClosed(BANCO),)
        case _ if deal.phase == OPEN:
            if not deal.stakes:
                return (passed,)
            return (WindowClosed(OPEN),) if asks_banker(deal) else begun(deal)
    return begun(deal) if deal.stakes else (passed,)


def asks_banker(deal: Deal) -> bool:
    """Whether the banker may choose what to do about stakes above the bank: accept them, or with an unlimited bank hold
    them (docs/rules.md 3.3.10)."""
    over_bank = deal.over_bank
    if not over_bank or over_bank > deal.ledger.purses[deal.banker or ""]:
        return False
    return deal.rules.banque_excess != "trim"


def _then(deal: Deal, events: Iterable[Event], following: Callable[[Deal], tuple[Event, ...]]) -> tuple[Event, ...]:
    """These events, and what follows of them."""
    made = tuple(events)
    return (*made, *following(apply_all(deal, made)))


def finished(deal: Deal) -> tuple[Event, ...]:
    """The end of a coup that has all its cards, and of a shoe that has too few for another (docs/rules.md 3.3.1)."""
    if deal.phase != SETTLING:
        return ()
    return _then(deal, (settled(deal),), ended)


def ended(deal: Deal) -> tuple[Event, ...]:
    """The end of a shoe that has too few cards for another coup."""
    return () if deal.cards_left >= MOST_OF_A_COUP else (*left(deal, "end"), DealEnded())


def left(deal: Deal, why: str) -> tuple[Event, ...]:
    """Stakes and bank go back."""
    bank = () if deal.banker is None else (BankLeft(deal.banker, deal.bank, why, offered=False),)
    return (*given_back(deal, why), *bank)


def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card (docs/rules.md 3.3.6)."""
    if reason := over(deal) or not_due(deal) or not_left(deal, command.card):
        return reason
    place = deal.next_place
    assert place is not None, "asked by not_due"
    return _then(deal, (CardDealt(len(deal.cards), command.card, place),), finished)


def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.3.16)."""
    found = correct(deal, command)
    return found if isinstance(found, Reason) else (found,)


def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The coup does not count, or before its cards the shoe ends here: stakes go back (docs/rules.md 3.3.14)."""
    if reason := over(deal):
        return reason
    if deal.phase not in UNDER_WAY:
        return (*left(deal, "void"), DealVoided(command.reason, ()))
    return _then(deal, (*given_back(deal, "void"), CoupVoided(deal.number, command.reason, face_down(deal))), ended)


def _rule(deal: Deal, command: RuleIrregularity) -> Answer:
    """Something was wrong with the cards; stakes do not stay against a bank that was paid out whole
    (docs/rules.md 3.3.14)."""
    ruled = rule(deal, command)
    if deal.phase in ("over", "void"):
        return ruled
    after = apply_all(deal, ruled)
    if command.kind == "foul_pack":
        return (*ruled, *left(after, "void"), DealVoided(command.kind, face_down(deal), ruled=True))
    broken = after.broken_in and not deal.broken_in
    if broken:
        ruled = (*ruled, *given_back(after, "void"))
        after = apply_all(deal, ruled)
    if deal.phase not in UNDER_WAY:
        if not after.stakes and (broken or deal.phase == ACCEPTING):
            return (*ruled, CoupPassed(deal.number))
        asked_for_nothing = deal.phase == ACCEPTING and not asks_banker(after)
        return (*ruled, *begun(after)) if asked_for_nothing else ruled
    return _then(deal, (*ruled, CoupVoided(deal.number, command.kind, face_down(deal), ruled=True)), ended)


_ANSWERS: dict[type[Any], Callable[[Deal, Any], Answer]] = {
    Bid: _at_table(
        lambda deal, command: bid(deal, command.player, command.amount, sealed=deal.rules.bank_by == "list"),
        BIDDING,
    ),
    Take: _at_table(lambda deal, command: take(deal, command.player, sealed=True), OFFERED),
    Retire: _at_table(lambda deal, command: retire(deal, command.player), RETIRING, REFILLING, ACCEPTING),
    Refill: _at_table(lambda deal, command: refill(deal, command.player, command.amount), REFILLING),
    Banco: _at_table(lambda deal, command: banco(deal, command.player, command.cheval, sealed=True), BANCO),
    Stake: _at_table(lambda deal, command: stake(deal, command.player, command.amount, command.side), OPEN),
    Accept: _at_table(_accept, ACCEPTING),
    Pass: _at_table(_pass, BIDDING, OFFERED, BANCO, RETIRING, REFILLING, ACCEPTING),
    Draw: lambda deal, command: _word(deal, command.player, True),
    Stand: lambda deal, command: _word(deal, command.player, False),
    Said: _said,
    Time: _time_up,
    CloseBets: _close,
    ReopenBets: lambda deal, command: NO_REOPENING,
    ShowCard: _show,
    Mark: lambda deal, command: NO_MARKER,
    CorrectCard: _correct,
    VoidDeal: _void,
    ChangePurse: lambda deal, command: change_purse(deal.ledger, command, refuse_money),
    PayDebt: lambda deal, command: pay_debt(deal.ledger, command, refuse_money),
    ChangeBank: lambda deal, command: PLAYERS_BANK,
    RuleIrregularity: _rule,
}
