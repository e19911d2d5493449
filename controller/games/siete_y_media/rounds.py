"""The phases of a deal of siete y media, one row each; the deal, and how each fact changes it. Nothing is decided or
refused here. The rows ask the rules by which an act is refused: what they do not offer is refused.

While a card of a hand lies face down, its player is offered what some card there would allow: what the card that it is
does not allow is refused, or passes the turn on (docs/rules.md 4.14).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Self

from ..audience import EVERYBODY, NOBODY, Audience, only
from ..cards import Card
from ..kernel.course import Playable
from ..kernel.rounds import Phase, Rounds, bounds, everybody, one, unless, where, within, yes
from ..ledger import BankChanged, Ledger, PurseChanged, Start, check_amounts, debt_paid
from ..refusal import Reason
from . import acts, rules
from .acts import ENGINE, BackLine, Line
from .rules import GOAL, HOUSE, SETTLED, SIZE, VALUES, Rules

UNSEEN = ""
"""In place of the player who may see a card: nobody."""
LIVING = frozenset({"stand", "seven_half", "fusilado"})
"""How a hand may have closed that is settled against the bank."""


# What each is offered. An amount has the least and the most, in steps of the unit.


def open_cards(deal: Deal) -> bool:
    """All cards of the hand whose turn it is lie open."""
    return deal.hand.hidden is None


def free(deal: Deal, player: str) -> bool:
    """He may bet and draw."""
    return not (open_cards(deal) and rules.not_free(deal))


def may_end(deal: Deal, player: str) -> bool:
    """He may stand or open."""
    return not (open_cards(deal) and rules.must_change(deal))


def as_far_as_seen(reason: Callable[..., Reason | None]) -> Callable[[Deal, str], Reason | None]:
    """A rule of the hand whose turn it is, whatever its card is that lies face down."""
    return lambda deal, player: reason(deal, known=open_cards(deal))


def highest(deal: Deal, player: str, staked: int, odds: int, further: int = 0) -> int:
    """The most that this player may put on a hand on which he has `staked`; `further`: what it costs the bank
    beside."""
    most = deal.purses[player]
    if deal.rules.max is not None:
        most = min(most, deal.rules.max - staked)
    if deal.rules.solvency == "sum":
        most = min(most, (deal.answers_with - rules.bound(deal) - further) // odds)
    return most


def on_hand(deal: Deal, player: str) -> int:
    """The most on the hand whose turn it is."""
    return highest(deal, player, deal.hand.stake, deal.rules.seven_half_pays)


def before_cards(deal: Deal, player: str) -> int:
    """The most that he may bet, or add to his bet, before the cards."""
    staked = deal.hands[deal.place[player]][0].stake
    return highest(deal, player, staked, deal.rules.seven_half_pays)


def under_seven(deal: Deal, player: str) -> dict[str, Any] | None:
    """The least and the most on a card face down under a seven: the bet, where that was laid before the cards."""
    if not deal.first_bets:
        return bounds(deal, "min", highest(deal, player, 0, deal.rules.fusilar_pays, rules.dearer(deal, player)))
    stake = deal.hand.stake
    return None if rules.beyond_bank(deal, rules.dearer(deal, player)) else {"least": stake, "most": stake}


def no_more(deal: Deal, player: str) -> Reason | None:
    """Nothing is added in this deal."""
    return rules.cannot_add(deal)


def has_stake(deal: Deal, player: str) -> bool:
    """The hand whose turn it is has one."""
    return deal.hand.stake > 0


def hit(deal: Deal, player: str) -> dict[str, bool] | None:
    """Whether a hidden card may be shown first (`expose`), and whether the new one would lie face down. The bank draws
    open cards."""
    hidden = player != deal.banker and not open_cards(deal)
    down = player != deal.banker and deal.face_down and not hidden
    return None if rules.no_cards(deal) else {"expose": hidden, "down": down}


def buyers(deal: Deal, player: str) -> list[str]:
    """Whom the bank may be offered, who plays in this deal first."""
    return [name for name in dict.fromkeys((*deal.seats, *deal.purses)) if not rules.no_buyer(deal, name)]


def price(deal: Deal, player: str) -> dict[str, int] | None:
    """What the bank costs who is offered it, if he has that."""
    asked = deal.offer.price if deal.offer else 0
    return {"price": asked} if deal.purses[player] >= asked else None


def backs(deal: Deal, player: str) -> list[dict[str, Any]] | None:
    """The hands of others that he may back, each with the least and the most."""
    found = []
    for on, number, _ in deal.all_hands:
        if rules.cannot_back(deal, player, on) or rules.no_open_hand(deal, on, number):
            continue
        most = highest(deal, player, deal.staked_on(player, on, number), deal.rules.seven_half_pays)
        if amount := bounds(deal, "min", most):
            found.append({"on": on, "hand": number, **amount})
    return found or None


def buyer(deal: Deal) -> tuple[str, ...]:
    """Whom the bank is offered."""
    return (deal.offer.to,) if deal.offer else ()


def due_card(deal: Deal) -> str | None:
    """What the next card is, and whose."""
    return f"{deal.due.role} {deal.due.player}" if deal.due else None


def step(word: str) -> Callable[[Deal], str]:
    """The key of a decision, which is new with each card and turn."""
    return lambda deal: f"{word} {deal.step}"


def of_turn(deal: Deal) -> tuple[str, ...]:
    """What answers the question of a turn: no bet, where all are laid before the cards."""
    if not deal.first_bets:
        return _OF_TURN
    return tuple([verb for verb in _OF_TURN if verb != "bet" and (verb != "raise" or deal.rules.add)])


_OF_TURN = ("bet", "raise", "hit", "stand", "open", "change4", "fusilar")
OF_THE_HOUSE = ("bank_hit", "bank_stand")
"""By what the dealer plays for the house's bank, without a clock (docs/rules.md 4.16)."""
ROUNDS = Rounds(
    {
        "bets_open": Phase(
            asks=everybody,
            everybody=True,
            offers={"bet": unless(rules.no_place_to_bet, within("min", before_cards))},
            verbs=(),
            limit="bet_s",
            open=lambda deal: deal.ledger.lying > 0,
            silence="deal",
            key=step("bets"),
            closes=True,
            betting=True,
        ),
        "bets_closed": Phase(card=due_card),
        "first_cards": Phase(card=due_card),
        "turn": Phase(
            asks=one("player"),
            offers={
                "bet": where(free, unless(has_stake, within("min", on_hand))),
                "raise": where(free, where(has_stake, unless(no_more, within("unit", on_hand)))),
                "hit": where(free, where(has_stake, hit)),
                "fusilar": where(free, unless(as_far_as_seen(rules.cannot_fusilar), under_seven)),
                "stand": where(may_end),
                "open": where(may_end, unless(as_far_as_seen(rules.cannot_open), unless(rules.second_not_laid))),
                "change4": unless(as_far_as_seen(rules.cannot_change)),
            },
            verbs=of_turn,
            limit="turn_s",
            silence="stand",
            key=step("turn"),
        ),
        "card_due": Phase(card=due_card),
        "four_out": Phase(
            verbs=lambda deal: ("four_back",),
            limit="turn_s",
            starts=lambda deal: False,
            key=step("four"),
            dealer=("four_back",),
        ),
        "bank": Phase(
            asks=one("banker"),
            offers={"hit": hit, "stand": unless(lambda deal, player: rules.bank_must_reach(deal))},
            verbs=lambda deal: ("hit", "stand") if deal.banker else OF_THE_HOUSE,
            limit="turn_s",
            starts=lambda deal: deal.banker != HOUSE,
            silence=lambda deal: "" if not deal.banker else "hit" if rules.bank_must_reach(deal) else "stand",
            key=step("bank"),
            dealer=OF_THE_HOUSE,
        ),
        "for_sale": Phase(
            asks=one("banker"),
            offers={"keep": yes, "cede": buyers},
            verbs=("cede", "keep"),
            limit="cede_s",
            silence="keep",
            key=step("sale"),
        ),
        "offered": Phase(
            asks=buyer,
            offers={"decline": yes, "buy": price},
            verbs=("buy", "decline"),
            limit="buy_s",
            silence="decline",
            key=step("sale"),
        ),
    },
    beside={"back": backs, "come_back": unless(rules.plays_already)},
)


# The deal.


class Due(NamedTuple):
    """The card that comes next (acts.CardDealt)."""

    role: str
    player: str
    hand: int
    down: bool


@dataclass(slots=True)
class Hand:
    """`cards` by their places in the pack, the first one first; `points` in halves; `hidden`: which of them lies face
    down. `status`: empty while it may be played, then stand, seven_half, bust,
    fusilado or out. `changes`: fours that were changed; `forced`: time was up over one. `shut`: from a hit until its
    owner's next act nobody may back it (docs/rules.md 4.10). `laid`: the least stake, where it was laid for him.
    `line`: how it was settled."""

    cards: list[int] = field(default_factory=list)
    points: int = 0
    hidden: int | None = None
    stake: int = 0
    status: str = ""
    changes: int = 0
    forced: bool = False
    shut: bool = False
    laid: int = 0
    line: Line | None = None

    def copy(self) -> Hand:
        """An equal hand that shares nothing that can change."""
        return replace(self, cards=self.cards.copy())


class Stake(NamedTuple):
    """A stake of `player` on a hand of another; `line`: how it was settled."""

    player: str
    on: str
    hand: int
    amount: int
    line: BackLine | None = None


class Deal(Playable[acts.Command, acts.Event]):
    """One deal of siete y media.

    `phase`: `bets_open`, `bets_closed` (where bets are laid before the cards) · `first_cards` · `turn` (a punter
    decides) · `card_due` (he has asked for one) · `four_out` (the dealer puts a four back) · `bank` (the banker
    decides) · `for_sale`, `offered` (all is settled, the bank may be sold) · `over` or `void`. `seats` are the punters
    from the bank's right; each has his `hands`, none where he has not bet before the cards. `turn`: seat and hand,
    with its `player` and the `hand` itself. `step` counts cards and turns: a decision is new with each. `cards` have
    left the box and `owners` may see each: None for everybody, UNSEEN. `returned`: places of fours that were given for
    another card. `stock`: cards in the box. `backs` in the order in which they were placed. `silent`: in how many deals
    running others had done nothing themselves. `log`: all that happened, but for a deal `on_paper`, which nobody sees.
    """

    engine = ENGINE
    rounds = ROUNDS
    in_place = ("log", "owners", "backs", "bank_hand")
    rules: Rules
    joined: frozenset[str] = frozenset()
    corrections: tuple[acts.CardCorrected, ...] = ()
    first_seats: tuple[str, ...] | None = None
    first_bets = False
    added: tuple[int, int] | None = None
    """What few deals have stands in the class: Python is slower with an object of thirty values and more.
    `first_seats`: before others sat down; `first_bets`: bets are laid before the cards; `added`: where they are, the
    hand to which more was laid last."""

    def __init__(
        self, rules: Rules, start: Start, seats: Sequence[str], banker: str, silent: Mapping[str, int] | None = None
    ) -> None:
        self.rules = rules
        if rules.bets != "in_turn":
            self.first_bets = True
        self.start = start
        self.ledger = Ledger(start)
        self.seats = tuple(seats)
        self.banker = banker
        self.silent = dict(silent or {})
        self.on_paper = False
        self.face_down = rules.bank_policy == "free"
        """Cards of punters lie face down: not in the blackjack variant (docs/rules.md 4.11)."""
        self.place = {player: seat for seat, player in enumerate(seats)}
        self.phase = "over" if not seats else "bets_open" if self.first_bets else "first_cards"
        self.step = 1
        self.cards: tuple[Card, ...] = ()
        self.owners: list[str | None] = []
        self.returned: tuple[int, ...] = ()
        self.stock = SIZE
        self.hands: list[list[Hand]] = [[Hand()] for _ in seats]
        self.bank_hand = Hand()
        self.turn = (0, 0)
        self.player = seats[0] if seats else ""
        self.hand = self.hands[0][0] if seats else self.bank_hand
        self.due = first_due(self) if self.phase == "first_cards" else None
        self.backs: list[Stake] = []
        self.announced: acts.Announced | None = None
        self.result: acts.Settled | None = None
        self.next_bank: str | None = None
        self.offer: acts.BankOffered | None = None
        self.bought: acts.BankCeded | None = None
        self.log: list[acts.Event] = []

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        purses: Mapping[str, int],
        seats: Sequence[str],
        banker: str = HOUSE,
        bank: int = 0,
        debts: Mapping[str, int] | None = None,
        silent: Mapping[str, int] | None = None,
    ) -> Self:
        """A deal before its first card: what each player has, and a debt if he has one; `seats` from the bank's right.
        `bank`: money of the house, which plays no part where the `banker` is a player. Raises ValueError for a banker
        beside a house's bank, and for none with seats where there is no such bank."""
        check_amounts(purses, debts, bank=bank)
        if seats and (banker == HOUSE) != (rules.banker == "house"):
            raise ValueError(f"the bank is a {rules.banker}'s, and the banker {banker!r}")
        return cls(rules, Start(dict(purses), dict(debts or {}), bank), seats, banker, silent)

    def unplayed(self) -> Self:
        """This deal before its first card."""
        seats = self.seats if self.first_seats is None else self.first_seats
        return type(self)(self.rules, self.start, seats, self.banker, self.silent)

    def copy(self) -> Self:
        """An equal deal that shares nothing that can change."""
        new = super().copy()
        new.hands = [[hand.copy() for hand in hands] for hands in self.hands]
        new.hand = new.hands[self.turn[0]][self.turn[1]] if self.seats else new.bank_hand
        return new

    def __repr__(self) -> str:
        return (
            f"<Deal of siete y media: {self.phase}, banker {self.banker}, {len(self.cards)} cards out,"
            f" backings {len(self.backs)}, {self.ledger}>"
        )

    @property
    def players(self) -> Sequence[str]:
        """The punters who have a hand in this deal, in the order of the seats."""
        if not self.first_bets:
            return self.seats
        hands, place = self.hands, self.place
        return [player for player in self.seats if hands[place[player]]]

    @property
    def all_hands(self) -> list[tuple[str, int, Hand]]:
        """Every hand with its player and its number, in the order of the seats."""
        seats = zip(self.seats, self.hands, strict=True)
        return [(player, number, hand) for player, hands in seats for number, hand in enumerate(hands)]

    def any_hand(self, *status: str) -> bool:
        """Whether any hand of a punter is closed so."""
        for hands in self.hands:
            for hand in hands:
                if hand.status in status:
                    return True
        return False

    @property
    def in_turn(self) -> tuple[str, int] | None:
        """The hand whose turn it is, while it may be played."""
        return (self.player, self.turn[1]) if self.phase == "turn" and not self.hand.status else None

    @property
    def settled(self) -> bool:
        """Whether all hands are settled; the bank may still be sold."""
        return self.phase in SETTLED

    @property
    def obliged(self) -> bool:
        """Whether the bank may not stand below seven and a half (docs/rules.md 4.6)."""
        return self.rules.bank_must_reach and (self.announced is not None or self.any_hand("fusilado"))

    @property
    def gone_back(self) -> tuple[int, ...]:
        """The places of fours that lie in the stock again: one that is being changed has left its hand, but lies open
        on the table until the dealer puts it back."""
        return self.returned[: len(self.cards) + self.stock - SIZE]

    @property
    def four_out(self) -> Card | None:
        """The four that the dealer is to put back, once the card for it has come."""
        return self.cards[self.returned[-1]] if self.phase == "four_out" else None

    @property
    def answers_with(self) -> int:
        """What the bank can pay: the house's money, or that of the banker, his debt taken off."""
        return self.worth(self.banker) if self.banker else self.ledger.bank

    def worth(self, player: str) -> int:
        """What a player has, his debt taken off."""
        return self.ledger.purses[player] - self.ledger.debts.get(player, 0)

    def staked_on(self, player: str, on: str, number: int) -> int:
        """What a player has on another's hand (docs/rules.md 4.4)."""
        return sum([s.amount for s in self.backs if s.player == player and s.on == on and s.hand == number])

    def hand_of(self, stake: Stake) -> Hand:
        """The hand on which a stake is."""
        return self.hands[self.place[stake.on]][stake.hand]

    def cards_of(self, hand: Hand) -> tuple[Card, ...]:
        """The cards of a hand."""
        return tuple([self.cards[index] for index in hand.cards])

    def exposure(self, index: int) -> Audience:
        """Who may know card `index`, also when it is the next to come."""
        if index < len(self.owners):
            owner = self.owners[index]
        elif self.due is None or not self.due.down:
            owner = None
        else:
            owner = owner_of(self.due.role, self.due.player, lifted=self.rules.peek == "cards")
        if owner is None:
            return EVERYBODY
        return only(owner) if owner else NOBODY


def first_due(deal: Deal) -> Due:
    """The next of the first cards."""
    count, players = len(deal.cards), deal.players
    if count == len(players):
        return Due("bank", deal.banker, 0, True)
    return Due("first", players[count], 0, deal.face_down)


def owner_of(role: str, player: str, *, lifted: bool) -> str:
    """Who may see a card that lies face down."""
    return UNSEEN if lifted or role == "bank" or role == "fusilado" else player


# What each fact changes.


def deal_out(deal: Deal, cards: Sequence[Card]) -> None:
    """The first cards of all, as of a deal script that has them."""
    players, down = deal.players if deal.first_bets else deal.seats, deal.face_down
    count = len(players)
    deal.cards = tuple(cards[:count])
    deal.owners = [*players] if down else [None] * count
    deal.stock -= count
    deal.step += count
    for index, hands in enumerate([hands for hands in deal.hands if hands]):
        _first(hands[0], index, cards[index], down)
    _dealt(deal, acts.CardDealt(count, cards[count], "bank", deal.banker, 0, down=True))


def _step(deal: Deal, phase: str) -> None:
    """A further card or turn: what is asked then is a decision of its own."""
    deal.phase = phase
    deal.step += 1


def _first(hand: Hand, index: int, card: Card, down: bool) -> None:
    hand.cards.append(index)
    hand.points = VALUES[card.number]
    hand.hidden = 0 if down else None


_AFTER = {"first": "first_cards", "hit": "turn", "change": "four_out", "fusilado": "turn", "bank": "bank"}
"""The phase after a card, by its role. The first one of the bank is the last of the first cards."""


@ENGINE.folds
def _dealt(deal: Deal, event: acts.CardDealt) -> None:
    index, card, role, player, _, down, lifted = event
    deal.cards += (card,)
    deal.owners.append(owner_of(role, player, lifted=lifted) if down else None)
    deal.stock -= 1
    deal.due = None
    _step(deal, "turn" if role == "bank" and down else _AFTER[role])
    if role == "first":
        _first(deal.hands[deal.place[player]][0], index, card, down)
        deal.due = first_due(deal)
        return
    hand = deal.bank_hand if role == "bank" else deal.hand
    if role == "change":
        hand.cards[0] = index
        hand.points = VALUES[card.number]
        hand.changes += 1
        return
    if down:
        hand.hidden = len(hand.cards)
    hand.cards.append(index)
    hand.points += VALUES[card.number]
    if role == "fusilado":
        hand.status = "fusilado"
        _next_turn(deal)
    elif role == "hit":
        if hand.points == GOAL:
            hand.status = "seven_half"
        elif hand.points > GOAL and rules.openable(deal):
            _show(deal, hand)


def _show(deal: Deal, hand: Hand) -> None:
    """All its cards lie open."""
    for index in hand.cards:
        deal.owners[index] = None
    hand.hidden = None


def _next_turn(deal: Deal) -> None:
    seat, number = deal.turn
    hands = deal.hands
    deal.step += 1
    if number + 1 < len(hands[seat]):
        number += 1
    else:
        seat, number = seat + 1, 0
        while seat < len(hands) and not hands[seat]:
            seat += 1
        if seat == len(hands):
            deal.phase = "bank"
            return
        deal.player = deal.seats[seat]
    deal.turn = (seat, number)
    deal.hand = hands[seat][number]


@ENGINE.folds
def _staked(deal: Deal, event: acts.Staked) -> None:
    player, amount = event
    deal.hands[deal.place[player]][0].stake += amount
    deal.ledger.stake(player, amount)


@ENGINE.folds
def _bets_closed(deal: Deal, event: acts.BetsClosed) -> None:
    """Who has not bet has no hand in this deal."""
    deal.hands = [hands if hands[0].stake else [] for hands in deal.hands]
    deal.player = event.players[0]
    deal.turn = (deal.place[deal.player], 0)
    deal.hand = deal.hands[deal.turn[0]][0]
    deal.due = first_due(deal)


@ENGINE.folds
def _bets_reopened(deal: Deal, event: acts.BetsReopened) -> None:
    deal.hands = [hands or [Hand()] for hands in deal.hands]
    deal.due = None


@ENGINE.folds
def _seat_taken(deal: Deal, event: acts.SeatTaken) -> None:
    if deal.first_seats is None:
        deal.first_seats = deal.seats
    deal.seats = (*deal.seats, event.player)
    deal.place = {player: seat for seat, player in enumerate(deal.seats)}
    deal.hands.append([Hand()])


@ENGINE.folds
def _laid(deal: Deal, event: acts.BetLaid | acts.BetRaised) -> None:
    player, _, amount = event
    hand = deal.hand
    if deal.first_bets:
        deal.added = deal.turn
    hand.stake += amount
    hand.shut = False
    deal.ledger.stake(player, amount)


@ENGINE.folds
def _asked(deal: Deal, event: acts.DrawAsked) -> None:
    role, player, number, down, shown, _ = event
    deal.due, deal.phase = Due(role, player, number, down), "card_due"
    hand = deal.hand
    if role == "hit":
        hand.shut = True
    if shown is not None and hand.hidden is not None:
        deal.owners[hand.cards[hand.hidden]] = None
        hand.hidden = None
    if role == "change":
        deal.owners[hand.cards[0]] = None
        deal.returned = (*deal.returned, hand.cards[0])


@ENGINE.folds
def _fusilado(deal: Deal, event: acts.Fusilado) -> None:
    player, amount, _ = event
    deal.ledger.stake(player, amount)
    deal.hand.stake += amount
    _show(deal, deal.hand)
    deal.due, deal.phase = Due("fusilado", player, 0, True), "card_due"


@ENGINE.folds
def _opened(deal: Deal, event: acts.Opened) -> None:
    hand = deal.hand
    _show(deal, hand)
    second = hand.cards.pop()
    hand.points = VALUES[deal.cards[hand.cards[0]].number]
    hand.shut = False
    deal.hands[deal.turn[0]].append(Hand([second], VALUES[deal.cards[second].number], stake=event.stake))
    deal.ledger.stake(event.player, event.stake)
    deal.step += 1


@ENGINE.folds
def _stood(deal: Deal, event: acts.HandStood) -> None:
    hand, laid = deal.hand, event.laid
    if laid:
        hand.stake = hand.laid = laid
        deal.ledger.stake(event.player, laid)
    hand.status = "stand"
    _next_turn(deal)


@ENGINE.folds
def _closed(deal: Deal, event: acts.HandLost | acts.HandOut) -> None:
    hand = deal.hand
    hand.status = event.line.status
    if hand.status == "bust":
        _show(deal, hand)
    _settle(deal, (event.line,), event.backs)
    _next_turn(deal)


def _settle(deal: Deal, lines: Iterable[Line], backs: Iterable[BackLine]) -> None:
    if not deal.banker:
        for line in lines:
            deal.hands[deal.place[line.player]][line.hand].line = line
            deal.ledger.settle(line.player, line.pay, line.returned)
        return  # nobody is backed against a house
    settle_with, banker = deal.ledger.settle_with, deal.banker
    for line in lines:
        deal.hands[deal.place[line.player]][line.hand].line = line
        settle_with(banker, line.player, line.pay, line.returned)
    for back in backs:
        deal.backs[back.number] = Stake(back.player, back.on, back.hand, back.stake, back)
        settle_with(banker, back.player, back.pay, back.returned)


@ENGINE.folds
def _backed(deal: Deal, event: acts.Backed) -> None:
    deal.backs.append(Stake(*event))
    deal.ledger.stake(event.player, event.amount)


@ENGINE.folds
def _settled(deal: Deal, event: acts.Settled) -> None:
    _settle(deal, event.lines, event.backs)
    deal.owners = [None] * len(deal.owners)
    deal.result = event
    deal.next_bank = event.next_bank or None
    _step(deal, "for_sale" if event.for_sale else "over")


@ENGINE.folds
def _offered(deal: Deal, event: acts.BankOffered | acts.BankRefused) -> None:
    deal.offer = event if isinstance(event, acts.BankOffered) else None
    deal.step += 1


@ENGINE.folds
def _ceded(deal: Deal, event: acts.BankCeded) -> None:
    deal.offer, deal.bought, deal.next_bank = None, event, event.to
    deal.ledger.purses[event.to] -= event.price
    deal.ledger.compensate(deal.banker, event.price)


@ENGINE.folds
def _voided(deal: Deal, event: acts.DealVoided) -> None:
    deal.ledger.correct(event.purses, event.bank)
    deal.due = deal.offer = None


@ENGINE.folds
def _corrected(deal: Deal, event: acts.CardCorrected) -> None:
    """What everybody has seen stays open, also where the hand is not over any more."""
    new = deal.unplayed()
    for fact in event.again:
        ENGINE.advance(new, fact)
    new.owners = [None if was is None else owner for owner, was in zip(new.owners, deal.owners, strict=True)]
    new.ledger = deal.ledger
    new.ledger.correct(event.purses, event.bank)
    new.corrections = (*deal.corrections, event)
    deal.become(new)


OfOneThing = (
    acts.ForcedByTime | acts.FourReturned | acts.Announced | acts.HandPassed | acts.BankShown | acts.BankStood
) | (acts.Joined | acts.IrregularityRuled | PurseChanged | BankChanged)


@ENGINE.folds
def _noted(deal: Deal, event: OfOneThing) -> None:
    match event:
        case acts.HandPassed():
            _next_turn(deal)
        case acts.BankStood():
            deal.bank_hand.status = "stand"
        case acts.BankShown():
            _show(deal, deal.bank_hand)
        case acts.FourReturned():
            deal.stock += 1
        case acts.ForcedByTime():
            deal.hand.forced = True
        case acts.Announced():
            deal.announced = event
        case acts.IrregularityRuled():
            _settle(deal, event.lines, event.backs)
        case acts.Joined(player):
            deal.joined |= {player}
        case PurseChanged(player, amount):
            deal.ledger.bring(player, amount)
        case BankChanged(amount):
            deal.ledger.bring_bank(amount)


ENGINE.folds(debt_paid)
ENGINE.leads(
    {
        acts.BetsClosed: "bets_closed",
        acts.BetsReopened: "bets_open",
        acts.FourReturned: "turn",
        acts.BankOffered: "offered",
        acts.BankRefused: "for_sale",
        acts.BankCeded: "over",
        acts.BankKept: "over",
        acts.DealVoided: "void",
    }
)
ON_PAPER = {**ENGINE.fold_of}
"""What changes a deal of which no log is kept."""
ENGINE.leads({}, logged=ON_PAPER)
