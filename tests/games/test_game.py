"""What the table relies on in every game, checked on each of them through `controller.games.game` alone."""

import json
import random
import re
from collections.abc import Mapping
from typing import Any

import pytest

from controller.games.audience import EVERYBODY
from controller.games.cards import Card, pack_without
from controller.games.correction import CorrectCard
from controller.games.dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from controller.games.game import AnyGame, Deal
from controller.games.irregularity import Policy, RuleIrregularity
from controller.games.ledger import ChangeBank, ChangePurse
from controller.games.refusal import Refusal
from controller.games.registry import GAMES
from tests.english import english

SEATS = ("ann", "bob", "cy", "dot")
ENDED = ("over", "void")


class AtTable:
    """A game with its deal, driven as the table drives it; checks what holds after every command."""

    def __init__(self, name: str, seats: tuple[str, ...] = SEATS, rules: Mapping[str, Any] | None = None) -> None:
        self.game: AnyGame = GAMES[name]
        self.rules = rules or {}
        self.deal: Deal = self.game.open(self.rules, 100)
        self.first = self.deal
        self.events: list[Any] = []
        self.said: list[str] = []
        self.refusals: set[str] = set()
        for player in seats:
            self.do(ChangePurse(player, 100))
        self.deal = self.start = self.game.next_deal(self.game.carry(self.deal), self.rules, seats)

    def do(self, command: Any) -> None:
        for event in tuple(self.game.decide(self.deal, command)):
            written = json.loads(json.dumps(self.game.codec.encode(event)))
            assert self.game.codec.decode(written) == event
            money = self.deal.money + self.game.brought(event)
            self.deal = self.game.apply(self.deal, event)
            assert self.deal.money == money, event
            self.events.append(event)
            self.said += map(english, self.game.lines(event))
        json.dumps(self.game.view(self.deal))

    def refused(self, command: Any) -> str:
        before = self.game.view(self.deal)
        with pytest.raises(Refusal) as caught:
            tuple(self.game.decide(self.deal, command))
        assert self.game.view(self.deal) == before
        assert english(caught.value.message) != str(caught.value.message)
        return caught.value.reason

    def stakes(self, seed: int) -> None:
        """Everybody stakes a little on something, as far as the game takes it."""
        chance = random.Random(seed)
        for number, (player, suit) in enumerate(zip(SEATS, "SHDC", strict=True)):
            rank = chance.choice("A23456789TJQK")
            op: dict[str, Any] = (
                {"do": "bet", "bet": f"{seed}-{number}", "player": player, "type": "flat", "ranks": [rank], "stake": 2}
                if "bet" in self.game.verbs
                else {"do": "stake", "player": player, "card": rank + suit, "marks": 2}
            )
            try:
                self.do(self.game.verbs[op["do"]].read(op))
            except Refusal as refusal:
                self.refusals.add(refusal.reason)

    def deal_out(self, cards: list[Card]) -> None:
        for index, card in enumerate(cards):
            if self.deal.phase == "bets_open":
                self.stakes(index)
                self.do(CloseBets())
            assert self.game.seen(self.deal) == index
            assert self.game.expects(self.deal) is not None
            self.do(ShowCard(card))
            if self.deal.phase in ENDED:
                return


def shuffled(seed: int) -> list[Card]:
    cards = [Card.parse(rank + suit) for rank in "A23456789TJQK" for suit in "SHDC"]
    random.Random(seed).shuffle(cards)
    return cards


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def houses_bank(game: AnyGame) -> bool:
    """Whether the house holds the bank; a game in which a player does has its laws of bets in its own tests."""
    try:
        return bool(tuple(game.decide(game.open({}, 100), ChangeBank(1))))
    except Refusal:
        return False


@pytest.fixture(params=[name for name, game in GAMES.items() if houses_bank(game)])
def house_game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[name for name, game in GAMES.items() if game.read_at({}) == "window"])
def open_game(request: pytest.FixtureRequest) -> str:
    """A game of one pack whose cards lie in the window; one that is dealt from a shoe has its laws in its own tests."""
    return str(request.param)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_deal_keeps_the_money_and_ends(open_game: str, seed: int) -> None:
    table = AtTable(open_game)
    table.deal_out(shuffled(seed))
    assert table.deal.phase == "over"
    assert [str(card) for card in table.deal.cards] == [str(card) for card in shuffled(seed)][: len(table.deal.cards)]
    assert sum(table.game.settled(event) for event in table.events) > 5
    assert len(table.said) > len(table.deal.cards)
    assert "{" not in "".join(table.said)
    assert table.refusals <= {"funds", "max", "dead", "eliminated", "solvency"}
    again = table.game.next_deal(table.game.carry(table.deal), {}, SEATS)
    assert (again.money, again.phase in ENDED) == (table.deal.money, False)


def test_a_game_that_hides_cards_is_read_at_the_exit(name: str) -> None:
    game = GAMES[name]
    assert not game.hides or game.read_at({}) == "exit"


def test_no_card_is_due_when_the_run_is_over_and_the_pack_is_counted(open_game: str) -> None:
    table = AtTable(open_game)
    assert table.game.pack_size(table.deal) == sum(table.game.pack(table.deal).values()) == 52
    table.deal_out(shuffled(4))
    assert (table.game.expects(table.deal), table.game.awaiting(table.deal)) == (None, ())
    assert {table.game.exposure(table.deal, index) for index in range(52)} == {EVERYBODY}


def test_a_run_that_has_just_begun_is_made_again_of_what_it_carries(name: str) -> None:
    table = AtTable(name)
    assert table.game.next_deal(table.game.carry(table.start), table.rules, SEATS) == table.start


def test_a_new_deal_shows_nothing(name: str) -> None:
    table = AtTable(name)
    absent = {card.column for card in shuffled(1)} - {card.column for card in table.game.pack(table.start)}
    assert table.game.beads(table.start) in (tuple(4 * (column in absent) for column in range(13)), None)
    assert (table.game.seen(table.start), table.start.cards) == (0, ())


def test_beads_follow_the_cards(open_game: str) -> None:
    table = AtTable(open_game)
    cards = shuffled(5)
    table.deal_out(cards[:20])
    expected = [sum(int(card.rank) == rank for card in cards[:20]) for rank in range(1, 14)]
    assert table.game.beads(table.deal) == tuple(expected)


def test_a_card_seen_twice_is_refused_and_a_wrong_one_corrected(open_game: str) -> None:
    table, right = AtTable(open_game), AtTable(open_game)
    cards = shuffled(7)
    wrong = [*cards[:3], cards[50], *cards[4:9]]
    table.deal_out(wrong)
    right.deal_out(cards[:9])
    assert table.refused(ShowCard(cards[0])) == "duplicate_card"
    table.do(CorrectCard(3, cards[3]))
    assert (table.deal.purses, table.deal.bank) == (right.deal.purses, right.deal.bank)
    assert table.deal.cards == right.deal.cards
    assert table.game.view(table.deal)["adjustments"]


def test_a_card_in_doubt_is_held_or_the_dealer_is_asked(house_game: str) -> None:
    table = AtTable(house_game)
    cards = shuffled(9)
    table.deal_out(cards[:2])
    try:
        table.do(table.game.show_unsure((cards[2], cards[3])))
        assert table.game.doubts(table.deal) == {2: (cards[2], cards[3])}
        table.do(table.game.name_card(2, cards[2]))
    except Refusal as refusal:
        if refusal.reason != "no_candidate":
            raise
        table.do(ShowCard(cards[2]))
    assert table.game.doubts(table.deal) == {}
    assert table.deal.cards == tuple(cards[:3])


def test_bets_may_be_reopened_before_a_card_of_the_turn(house_game: str) -> None:
    table = AtTable(house_game)
    while table.deal.phase != "bets_open":
        table.do(ShowCard(shuffled(1)[0]))
    table.do(CloseBets())
    table.do(ReopenBets())
    assert table.deal.phase == "bets_open"


@pytest.mark.parametrize("policy", [None, Policy("bank_pays_all"), Policy("dealer_rules")])
def test_an_irregularity_keeps_the_money(house_game: str, policy: Policy | None) -> None:
    table = AtTable(house_game)
    table.deal_out(shuffled(3)[:8])
    table.do(RuleIrregularity("double_draw", policy))
    assert table.refused(RuleIrregularity("rain", policy)) == "bad_kind"
    table.do(RuleIrregularity("foul_pack", policy))
    assert table.deal.phase == "void"
    assert table.deal.money == table.start.money == sum(table.deal.purses.values()) + table.deal.bank


def test_a_void_deal_gives_back_what_lies(house_game: str) -> None:
    table = AtTable(house_game)
    table.deal_out(shuffled(3)[:2])
    table.do(VoidDeal("torn card"))
    assert table.deal.phase == "void"
    assert sum(table.deal.purses.values()) + table.deal.bank == table.deal.money


def test_options_and_limits_are_named_and_their_defaults_allowed(name: str) -> None:
    game = GAMES[name]
    for option, (default, kind, says, *_) in game.options.items():
        assert kind.allows(default), option
        assert re.fullmatch(r"[A-Z].+ \([1-4]\.\d+(\.\d+)?(, [1-4]\.\d+(\.\d+)?)*\)\.", english(says))
        assert not kind.allows("no such word")
    assert set(game.limits.values()) <= set(game.options)
    assert set(game.limits) <= {"min", "max", "unit"}


@pytest.mark.parametrize("fields", [{"player": 3}, {"bet": {}, "card": [], "stake": "x", "ranks": 5, "type": []}])
def test_a_misshapen_act_is_one_line(name: str, fields: dict[str, Any]) -> None:
    for op in sorted(GAMES[name].verbs):
        if name not in ("faro", "german_faro") or op in OF_BANK:  # the others have a word for what is misshapen
            assert AtTable(name).refused(GAMES[name].verbs[op].read(fields))
            continue
        with pytest.raises(ValueError, match=r"^.+: expected .+$"):
            GAMES[name].verbs[op].read(fields)


OF_BANK = ("bid", "give_up")


# German faro has a few of its own.


def test_with_three_players_the_clubs_are_out_of_the_pack() -> None:
    table = AtTable("german_faro", SEATS[:3])
    view = table.game.view(table.deal)
    assert (view["left_out"], view["cards_left"]) == ("C", 39)
    assert table.game.beads(table.deal) == (1,) * 13, "the beads of the suit that is out are moved across"
    assert table.refused(ShowCard(Card.parse("5C"))) == "foreign_card"
    table.deal_out([card for card in shuffled(2) if card in pack_without(card.suit.CLUBS)])
    assert table.deal.phase == "over"
    assert table.game.beads(table.deal) == (4,) * 13 or table.game.view(table.deal)["bank_broken"]


def test_books_go_by_seat_and_only_to_those_with_marks() -> None:
    game = GAMES["german_faro"]
    table = AtTable("german_faro")
    assert [book["suit"] for book in game.view(table.deal)["books"].values()] == ["S", "H", "D", "C"]
    table.do(VoidDeal("enough"))
    table.do(ChangePurse("bob", -100))
    again = game.next_deal(game.carry(table.deal), {}, SEATS)
    assert {player: book["suit"] for player, book in game.view(again)["books"].items()} == {
        "ann": "S",
        "cy": "H",
        "dot": "D",
    }
    table.do(ChangePurse("cy", -100))
    with pytest.raises(Refusal, match="german_faro-too-few"):
        game.next_deal(game.carry(table.deal), {}, SEATS)


def test_before_the_first_deal_and_without_a_bank_nothing_is_played() -> None:
    game = GAMES["german_faro"]
    idle = game.open({}, 0)
    assert (idle.phase, idle.money) == ("over", 0)
    with pytest.raises(Refusal, match="german_faro-bank-empty"):
        game.next_deal(game.carry(idle), {}, SEATS)


def test_who_has_left_his_seat_keeps_his_marks() -> None:
    game = GAMES["german_faro"]
    table = AtTable("german_faro")
    table.do(VoidDeal("enough"))
    again = game.next_deal(game.carry(table.deal), {}, SEATS[:3])
    assert (again.purses["dot"], again.money) == (100, table.deal.money)
