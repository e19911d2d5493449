"""The course of punto banco: what each command comes to, as facts or the first reason against it in the order of
docs/settle.md, and what a coup makes of the bets (docs/rules.md 3.1.5 to 3.1.9), at the table and on paper alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import attrgetter

from ...cards import PACK_52, Card
from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...irregularity import again as ruling_again
from ...kernel.redo import changes, replay, without_debts
from ...ledger import BankChanged, ChangeBank, ChangePurse, PurseChanged, change_purse
from ...message import say
from ...refusal import Reason
from .. import rules as family
from ..shoe import COUP, is_last
from . import acts, rules
from .acts import ENGINE
from .rounds import Deal

Answer = tuple[acts.Event, ...] | Reason


def place(deal: Deal, id_: str | None, player: str, type_: str | None, stake: int) -> Answer:
    """A stake on one of the bets, by a name that no other had; the bank could pay all placed bets, and this at its best
    (docs/rules.md 3.1.5 to 3.1.9)."""
    options = deal.rules
    if reason := rules.closed(deal):
        return reason
    if id_ is None or id_ in deal.used:
        return rules.DUP_ID
    if player not in deal.ledger.purses:
        return family.UNKNOWN_PLAYER
    if type_ is None:
        return rules.BAD_TYPE
    if reason := (
        rules.no_such_type(options, type_)
        or family.bad_stake(stake, options.unit, options.min)
        or rules.above_max(deal, player, type_, stake)
        or family.beyond_purse(deal, player, stake)
    ):
        return reason
    at_best = rules.most(options, type_, stake)
    if options.solvency == "sum" and deal.bound + at_best > deal.ledger.bank:
        return rules.SOLVENCY
    return (acts.BetPlaced(id_, player, type_, stake, at_best),)


def remove(deal: Deal, command: acts.RemoveBet) -> Answer:
    """A bet taken back, by whose it is (docs/rules.md 3.1.5, 3.1.7)."""
    if reason := rules.closed(deal):
        return reason
    id_ = command.id
    if id_ is None or id_ not in deal.bets:
        return rules.UNKNOWN_ID
    bet = deal.bets[id_]
    if not command.any_owner and command.player != bet.player:
        return rules.NOT_OWNER
    return rules.locked(deal.rules, bet) or (acts.BetReturned(id_, bet.player, bet.stake, "removed"),)


def settled(deal: Deal, coup: rules.Coup, past_cut: bool) -> acts.CoupSettled:
    """The event of a coup that is over, with a line for each bet in the order in which they lie."""
    if not deal.bets:
        return acts.CoupSettled(deal.number, coup, (), past_cut)
    on_account = deal.on_account
    won: dict[str, int] = {}
    wins, pushes, halved = rules.decided(deal.rules, coup)
    back = deal.rules.push == "return"
    lines = []
    for id_, (player, type_, stake, best, _) in deal.bets.items():
        if type_ in wins:
            if type_ == "banker":
                pay = rules.half(deal.rules, stake) if halved else best
                kept = stake - pay
                if on_account:  # rounded up once for all that the player has won so
                    before = won.get(player, 0)
                    won[player] = before + stake
                    kept = rules.commission(deal.rules, won[player]) - rules.commission(deal.rules, before)
            else:
                pay, kept = best, 0
            lines.append(acts.Line(id_, player, "win", stake, pay, stake + pay, type_, kept))
        elif type_ in pushes:
            lines.append(acts.Line(id_, player, "push", stake, 0, stake if back else 0, type_))
        else:
            lines.append(acts.Line(id_, player, "lose", stake, -stake, 0, type_))
    return acts.CoupSettled(deal.number, coup, tuple(lines), past_cut)


decide = ENGINE.decide


@ENGINE.answers
def _place(deal: Deal, command: acts.PlaceBet) -> Answer:
    """A stake on one of the bets (docs/rules.md 3.1.5 to 3.1.9)."""
    return place(deal, *command)


ENGINE.answers(remove)


@ENGINE.answers
def _close(deal: Deal, command: CloseBets) -> Answer:
    """The coup begins (docs/rules.md 3.1.10). A bank that a correction has left short gives bets back, newest first."""
    if not deal.row.closes:
        return family.NOT_OPEN
    held, events = deal.bound, list[acts.Event]()
    for id_, bet in reversed(deal.bets.items()):
        if deal.rules.solvency != "sum" or held <= max(deal.bank, 0):
            break
        events.append(acts.BetReturned(id_, bet.player, bet.stake, "not_held"))
        held -= bet.most
    return (*events, acts.BetsClosed(deal.number))


for _answer in (family.reopen, family.void):
    ENGINE.answers(_answer)


@ENGINE.answers
def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card: burnt, or to a hand; a coup that has all its cards is settled (docs/rules.md 3.1.2 to 3.1.5)."""
    card = command.card
    if reason := family.over(deal) or family.not_due(deal) or family.not_left(deal, card):
        return reason
    where = deal.next_place
    assert where is not None, "asked by not_due"
    dealt = acts.CardDealt(len(deal.cards), card, where)
    new = ENGINE.apply_all(deal, (dealt,))
    if new.phase != "dealing" or new.next_place is not None:
        return (dealt,)
    past_cut = new.cut_at is not None and len(new.cards) > new.cut_at
    done = settled(new, rules.whole(new.cards, new.first), past_cut)
    return (dealt, done, *_lost(new, done), *_end(new, done))


@ENGINE.answers
def _pass(deal: Deal, command: acts.PassBurnt) -> Answer:
    """A burnt card goes by unread (docs/rules.md 3.1.2)."""
    if deal.next_place != rules.BURNT:
        return family.NOT_DUE
    any_card = next(card for card in PACK_52 if deal.cards.count(card) < deal.rules.packs)
    return (acts.CardDealt(len(deal.cards), any_card, rules.BURNT, read=False),)


def _end(deal: Deal, done: acts.CoupSettled) -> tuple[acts.Event, ...]:
    """The end of the shoe after this coup, if it was the last (docs/rules.md 3.1.1)."""
    last = is_last(deal.rules.cut_rule, past_cut=done.past_cut, was_past_cut=deal.past_cut)
    if not last and deal.cards_left >= COUP:
        return ()
    return (*ENGINE.apply(deal, done).returned("end"), acts.DealEnded())


# Accounts (docs/rules.md 3.1.5).


def pay(deal: Deal, player: str) -> tuple[acts.AccountPaid, ...] | Reason:
    """A player pays his account, as far as his purse goes."""
    return rules.cannot_pay(deal, player) or paid(deal, player)


def paid(deal: Deal, player: str) -> tuple[acts.AccountPaid, ...]:
    """What his purse has for it; nothing where nothing is owed or the purse is empty."""
    owed = deal.owed.get(player, 0)
    amount = min(owed, deal.ledger.purses[player]) if owed else 0
    return (acts.AccountPaid(player, amount, owed - amount),) if amount > 0 else ()


def _paid_again(deal: Deal, was: acts.AccountPaid) -> tuple[acts.AccountPaid, ...]:
    """Who paid his whole account pays it whole, also where his purse could not bear it; who paid a part pays no more
    than that."""
    owed = deal.owed.get(was.player, 0)
    amount = min(owed, was.amount) if was.owed else owed
    return (acts.AccountPaid(was.player, amount, owed - amount),) if amount else ()


@ENGINE.answers
def _pay(deal: Deal, command: acts.Pay) -> Answer:
    """The dealer has a player pay, between coups."""
    return rules.cannot_pay_now(deal, command.player) or paid(deal, command.player)


@ENGINE.answers
def _pay_leaving(deal: Deal, command: acts.PayLeaving) -> Answer:
    """All that the purse has is for the account."""
    return family.over(deal) or pay(deal, command.player)


def _with_accounts(deal: Deal, facts: tuple[acts.Event, ...]) -> tuple[acts.Event, ...]:
    """Before the end of the shoe each account is paid, and what a purse cannot bear is a debt."""
    if not (deal.on_account and facts and isinstance(facts[-1], acts.DealEnded | acts.DealVoided)):
        return facts
    new = ENGINE.apply_all(deal, facts[:-1])
    closed = []
    for player, purse in new.ledger.purses.items():
        if owed := new.owed.get(player):
            amount = min(owed, max(purse, 0))
            closed.append(acts.AccountClosed(player, amount, owed - amount))
    return (*facts[:-1], *closed, facts[-1])


def _accounts_put_right(deal: Deal, new: Deal) -> tuple[acts.AccountCorrected, ...]:
    """What is owed otherwise in the new shoe, in the order of its purses."""
    return tuple(
        acts.AccountCorrected(player, new.owed.get(player, 0))
        for player in new.ledger.purses
        if new.owed.get(player, 0) != deal.owed.get(player, 0)
    )


# Who holds the shoe (docs/rules.md 3.1.14).


def _lost(deal: Deal, done: acts.CoupSettled) -> tuple[acts.ShoePassed, ...]:
    """The shoe passes on when the banker's hand has lost."""
    if deal.holder is None or done.coup.result != "player":
        return ()
    new = ENGINE.apply(deal, done)
    to = (_highest_winner(new, done) if deal.rules.shoe_to == "highest_winner" else None) or new.next_holder(
        deal.holder
    )
    return (acts.ShoePassed(to, deal.holder, "lost"),) if to else ()


def _highest_winner(deal: Deal, done: acts.CoupSettled) -> str | None:
    """Of the other seats the one that had most on the player's hand, the first of equals; None for none."""
    won = Counter[str]()
    for line in done.lines:
        if line.type == "player" and line.player != deal.holder:
            won[line.player] += line.stake
    return max((player for player in deal.seats if won[player]), key=won.__getitem__, default=None)


@ENGINE.answers
def _pass_shoe(deal: Deal, command: acts.PassShoe) -> Answer:
    """The holder gives the shoe on."""
    return rules.cannot_pass(deal, command.player) or _declined(deal, command.player)


def _declined(deal: Deal, player: str) -> tuple[acts.ShoePassed, ...]:
    to = deal.next_holder(player)
    return (acts.ShoePassed(to, player, "declined"),) if to and player == deal.holder else ()


@ENGINE.answers
def _take_seat(deal: Deal, command: acts.TakeSeat) -> Answer:
    """A seat behind the others; it matters where the shoe passes round the seats."""
    return family.over(deal) or _taken(deal, command.player)


def _taken(deal: Deal, player: str) -> tuple[acts.Event, ...]:
    idle = deal.rules.shoe == "dealer" or player in deal.seats
    return () if idle else (acts.SeatTaken(player),)


@ENGINE.answers
def _leave_seat(deal: Deal, command: acts.LeaveSeat) -> Answer:
    """Who leaves his seat pays his account, as far as his purse goes, and leaves the shoe to the next one."""
    player = command.player
    return family.over(deal) or (*(paid(deal, player) if deal.owed else ()), *_left(deal, player))


def _left(deal: Deal, player: str) -> tuple[acts.Event, ...]:
    if player not in deal.seats:
        return ()
    left = acts.SeatLeft(player)
    return (left,) if player != deal.holder else (acts.ShoePassed(deal.next_holder(player), player, "left"), left)


def _with_what_follows(deal: Deal, facts: tuple[acts.Event, ...]) -> tuple[acts.Event, ...]:
    """What follows of the facts of any command."""
    return _with_holder(deal, _with_accounts(deal, facts))


def _with_holder(deal: Deal, facts: tuple[acts.Event, ...]) -> tuple[acts.Event, ...]:
    """The shoe is with somebody who may hold it, if there is one."""
    if deal.rules.shoe == "dealer":
        return facts
    new = ENGINE.apply_all(deal, facts)
    by = new.holder
    if new.ended or (by is not None and new.may_hold(by)):
        return facts
    to = new.next_holder(by)
    return facts if to == by else (*facts, acts.ShoePassed(to, by, "first" if by is None else "left"))


ENGINE.goes_on = _with_what_follows


@ENGINE.answers
def _mark(deal: Deal, command: Mark) -> Answer:
    """The cut card came, once, where the rules have one; there is no other marker (docs/rules.md 3.1.1)."""
    if reason := family.over(deal):
        return reason
    if command.kind != "cut" or deal.rules.cut_from_end is None:
        return family.NO_MARKER
    return (acts.CutSeen(len(deal.cards)),) if deal.cut_at is None else rules.CUT_OUT


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.1.11)."""
    index = command.index
    if reason := rules.not_a_correction(deal, index, command.card):
        return reason
    cards = list(deal.cards)
    cards[index] = command.card
    new = _resettled(deal, cards)
    if new is None:
        return family.OTHER_CARDS
    moved = (acts.ShoePassed(new.holder, deal.holder, "corrected"),) if new.holder != deal.holder else ()
    return (
        acts.CardCorrected(
            index=index,
            was=deal.cards[index],
            now=command.card,
            purses=changes(deal, new),
            bank=new.bank - deal.bank,
            bets=tuple((id_, *bet) for id_, bet in new.bets.items()),
            coups=new.coups,
            number=new.number,
            first=new.first,
            past_cut=new.past_cut,
            phase=new.phase,
        ),
        *_accounts_put_right(deal, new),
        *moved,
    )


def _resettled(deal: Deal, cards: list[Card]) -> Deal | None:
    """The shoe as it would stand with these cards and the acts as they were accepted; purses may be negative. None
    where another card would have sent those after it elsewhere, or would have ended a coup with other cards."""
    start = Deal(deal.rules, without_debts(deal.start), *deal.at_first)
    new = replay(start, deal.log, lambda new, event: redone(new, event, cards))
    if new is None or new.places != deal.places:
        return None
    was, now = ([done.number for done in one.coups] for one in (deal, new))
    return new if now == was or (deal.under_way and now == [*was, deal.number]) else None


_AFTER_THE_END = (PurseChanged, BankChanged, acts.IrregularityRuled, acts.AccountPaid, acts.SeatTaken, acts.SeatLeft)


def redone(new: Deal, event: acts.Event, cards: list[Card]) -> Iterable[acts.Event] | None:
    """What an act of `Deal.log` comes to in a deal with these cards, and what follows of it; nothing where what it was
    done to is gone. None where another card would have changed the cards after it."""
    facts = _again(new, event, cards)
    return None if facts is None else _with_what_follows(new, tuple(facts))


def _again(new: Deal, event: acts.Event, cards: list[Card]) -> Iterable[acts.Event] | None:
    if new.ended and not isinstance(event, _AFTER_THE_END):
        return None
    if isinstance(event, acts.CardDealt):
        if new.next_place != event.place:
            return None
        return decide(new, ShowCard(cards[event.index])) if event.read else (event,)
    if isinstance(event, acts.BetsClosed) and not new.row.closes:
        return None  # other cards would have been burnt
    if isinstance(event, acts.IrregularityRuled):
        return _rule(new, ruling_again(event, attrgetter("id"), new.bets))
    if isinstance(event, acts.CoupVoided | acts.DealVoided):
        return decide(new, VoidDeal(event.reason))
    if isinstance(event, acts.BetReturned):
        return (event,) if event.id in new.bets else ()
    if isinstance(event, acts.AccountPaid):
        return _paid_again(new, event)
    if isinstance(event, acts.SeatTaken):
        return _taken(new, event.player)
    if isinstance(event, acts.SeatLeft):
        return _left(new, event.player)
    if isinstance(event, acts.ShoePassed):
        return _declined(new, str(event.by))
    return (event,)


ENGINE.moves_money(family.refuse_money)


@ENGINE.answers
def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """A buy-in or cash-out; who cashes out pays his account first, as he pays a debt (docs/rules.md 3.1.5)."""
    player, amount = command.player, command.amount
    facts: tuple[acts.Event, ...] = change_purse(deal.ledger, command, family.refuse_money)
    owed = deal.owed.get(player, 0)
    if not owed or amount > 0:
        return facts
    purse, debt = deal.ledger.purses[player], deal.ledger.debts.get(player, 0)
    if -amount > purse - debt - owed:
        left = max(purse - debt - owed, 0)
        return Reason("owed", say("punto_banco-owed-first", owed=owed, purse=purse, debt=debt, left=left))
    return (*facts[:-1], acts.AccountPaid(player, owed, 0), facts[-1])


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The bank's money: none out in a coup, never below what the bets could win (docs/rules.md 3.1.7, 3.1.10)."""
    amount = command.amount
    if not amount:
        return family.BAD_AMOUNT
    if amount < 0 and (reason := rules.bank_bound(deal, -amount)):
        return reason
    return (BankChanged(amount),)


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> tuple[acts.Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    bets = deal.bets
    found = family.ruled(
        *(deal, command, {id_: bet.stake for id_, bet in bets.items()}, deal.bank),
        lambda id_, result, stake, pay, back: acts.Line(
            id_, bets[id_].player, result, stake, pay, back, bets[id_].type
        ),
        lambda id_: say("baccarat-no-bet", bet=id_),
        bounded=deal.rules.solvency == "sum",
    )
    return family.void_by(deal, acts.IrregularityRuled(*found), "end")
