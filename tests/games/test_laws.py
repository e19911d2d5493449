"""Laws that hold for every deal: money is conserved, the journal tells it all, a refusal changes nothing, a
correction equals the truth.
"""

import ast
import inspect
import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar
from unittest.mock import ANY

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.games import faro
from controller.games.cards import PACK_52, Card
from controller.games.faro import (
    ChangeBank,
    ChangePurse,
    CloseBets,
    CorrectCard,
    Deal,
    PayDebt,
    ReopenBets,
    ShowCard,
    VoidDeal,
    apply,
    apply_all,
    decide,
    decode_command,
    new_deal,
    paper,
    parse_rules,
    view,
)
from controller.games.faro import settle as play_script
from controller.games.faro.acts import BetReturned, Event
from controller.games.faro.sheet import BLANK
from controller.games.ledger import PurseChanged
from tests.games import harness
from tests.games.chance import SEEDS, Seed, chance
from tests.games.scripts import FARO_OPTIONS, faro_script

LAWS = settings(max_examples=25)


class Player(harness.Player):
    """A player's sheet has all that he won and lost."""

    library: ClassVar = faro

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self.brought = Counter[str]()

    def holds(self, events: Sequence[Event]) -> None:
        assert all(debt > 0 for debt in self.deal.debts.values())
        assert self.deal.on_layout == sum(bet.stake for bet in self.deal.bets.values())
        assert all(0 <= beads <= 4 for beads in self.deal.left)
        self.brought.update({event.player: event.amount for event in events if isinstance(event, PurseChanged)})
        assert gained(self.deal) == self.gained(), "a player's sheet has all that he won and lost"

    def gained(self) -> dict[str, int]:
        """By how much each player has more than he began with and brought."""
        deal, started = self.deal, self.first
        lying = Counter[str]()
        for bet in deal.bets.values():
            lying[bet.player] += bet.stake
        began = net(started)
        return {
            player: has + lying[player] - began.get(player, 0) - self.brought[player]
            for player, has in net(deal).items()
        }


def acts_before(script: dict[str, Any], turn: int) -> list[Any]:
    acts = [event for event in script["events"] if event["before"] == turn]
    return [decode_command(act) for act in acts if act["op"] != "jump"]


def play(seed: int | Seed, misread: dict[int, Card], fix: dict[int, int], **rules: Any) -> Player:
    """A whole deal; cards at the indices of `misread` are taken for others, and put right after the turn that `fix`
    says.
    """
    script = faro_script(seed)
    script["rules"].update(rules)
    deck = [Card.parse(label) for label in script["deck"]]
    player = Player(new_deal(parse_rules(script["rules"]), bank=script["bank"], purses=script["players"]))
    rnd = chance(seed)

    def show(index: int) -> None:
        assert player.do(ShowCard(misread.get(index, deck[index]))) is None

    show(0)
    for turn in range(1, 26):
        for command in acts_before(script, turn):
            player.do(command)
        if rnd.random() < 0.1:
            player.do(CloseBets())
            player.do(ReopenBets())
        show(2 * turn - 1)
        show(2 * turn)
        for index, when in fix.items():
            if when == turn:
                assert player.do(CorrectCard(index, deck[index])) is None
        json.dumps(view(player.deal))
    show(51)
    return player


@LAWS
@given(seed=SEEDS)
def test_money_is_conserved_and_the_journal_gives_the_same_deal(seed: Seed) -> None:
    player = play(seed, {}, {})
    assert player.deal.phase == "over"
    assert player.deal.on_layout == 0
    assert apply_all(player.first, player.events) == player.deal


@LAWS
@given(seed=SEEDS)
def test_a_deal_played_act_by_act_is_the_deal_of_its_script(seed: Seed) -> None:
    script = faro_script(seed)
    player = Player(new_deal(parse_rules(script["rules"]), bank=script["bank"], purses=script["players"]))
    rejected = []
    for place, label in enumerate(script["deck"]):
        for index, act in enumerate(script["events"] if place % 2 else ()):
            if act["before"] == (place + 1) // 2 <= 25:
                reason = "bad_op" if act["op"] == "jump" else player.do(decode_command(act))
                rejected += [{"event": index, "reason": reason}] if reason else []
        assert player.do(ShowCard(Card.parse(label))) is None
    result = play_script(script)
    deal = player.deal
    assert (deal.purses, deal.bank, rejected) == (result["players"], result["bank"], result["rejected"])
    assert [[line._asdict() for line in lines] for lines in deal.lines] == [t["settled"] for t in result["turns"]]
    assert [line._asdict() for line in deal.closing] == result["closing"]


@LAWS
@given(seed=SEEDS, index=st.integers(0, 40), later=st.integers(0, 5))
def test_a_corrected_deal_ends_as_if_the_card_had_been_read_right(seed: Seed, index: int, later: int) -> None:
    """With acts that stand in both deals the money, the layout and the lines are those of the deal read right."""
    deck = [Card.parse(label) for label in faro_script(seed)["deck"]]
    wrong = {index: deck[51]}
    player = play(seed, wrong, {index: min(24, max(1, (index + 1) // 2 + later))}, solvency="none")
    deal = player.deal
    assert apply_all(player.first, player.events) == deal
    right = Player(player.first)
    for event in player.events:
        right_again(right, event, deck)
    assert net(right.deal) == net(deal)
    assert right.deal.bank == deal.bank
    assert right.deal.lines == deal.lines
    assert right.deal.closing == deal.closing


def gained(deal: Deal) -> dict[str, int]:
    """What each player has won by his sheet, with what of the turn under way is settled already."""
    early = Counter[str]()
    for _, line in deal.part.values():
        early[line.player] += line.pay
    return {player: deal.sheets.get(player, BLANK).net + early[player] for player in deal.purses}


def net(deal: Deal) -> dict[str, int]:
    return {player: purse - deal.debts.get(player, 0) for player, purse in deal.purses.items()}


def right_again(right: Player, event: Event, deck: list[Card]) -> None:
    """Fold an act as it was accepted, and let the true cards settle it."""
    kind = type(event).__name__
    if kind == "CardShown":
        for made in decide(right.deal, ShowCard(deck[event.index])):  # type: ignore[union-attr, index]
            right.deal = apply(right.deal, made)
    elif kind == "BetPlaced":
        right.deal = apply(right.deal, event)
        sweep(right, event.bet.id)  # type: ignore[union-attr]
    elif kind in ("BetMoved", "BetRemoved", "BetBarred", "BetClaimed"):
        if event.id in right.deal.bets:  # type: ignore[union-attr]
            right.deal = apply(right.deal, event)
            sweep(right, event.id)  # type: ignore[union-attr]
    elif kind in ("BetsClosed", "BetsReopened"):
        right.deal = apply(right.deal, event)


def sweep(right: Player, bet_id: str) -> None:

    bet = right.deal.bets.get(bet_id)
    if bet is not None and right.deal.rules.dead_bets == "return" and right.deal.is_dead(bet):
        right.deal = apply(right.deal, BetReturned(bet.id, bet.player, bet.stake, "dead"))


def deal_of(**purses: int) -> Player:
    return Player(new_deal(parse_rules({}), bank=10_000, purses=purses))


def bet(id_: str, player: str, rank: str, stake: int, **more: Any) -> Any:
    return decode_command(
        {"op": "bet", "id": id_, "player": player, "type": "flat", "ranks": [rank], "stake": stake, **more}
    )


def card(label: str) -> ShowCard:
    return ShowCard(Card.parse(label))


def test_a_win_that_is_undone_after_the_purse_was_emptied_becomes_a_stated_debt() -> None:
    table = deal_of(ann=100)
    for command in (card("2S"), bet("a", "ann", "9", 100), card("5H"), card("9D"), ChangePurse("ann", -200)):
        assert table.do(command) is None
    assert table.deal.purses == {"ann": 0}
    assert table.do(CorrectCard(2, Card.parse("7D"))) is None
    assert table.deal.debts == {"ann": 200}
    assert [b.id for b in table.deal.bets.values()] == ["a"], "the 9 has not come: the bet lies"
    assert table.do(ChangePurse("ann", -1)) == "funds"
    assert table.do(ChangePurse("ann", 250)) is None
    assert (table.deal.purses, table.deal.debts) == ({"ann": 50}, {})


def test_a_parlay_of_a_win_that_is_undone_stays_and_its_stake_is_charged() -> None:
    table = deal_of(ann=300)
    parlay = decode_command({"op": "parlay", "from": "a", "id": "p", "player": "ann", "type": "flat", "ranks": ["K"]})
    for command in (card("2S"), bet("a", "ann", "9", 100), card("5H"), card("9D"), parlay):
        assert table.do(command) is None
    assert table.do(CorrectCard(1, Card.parse("9H"))) is None  # a split after all: half of the 9 is lost
    assert {b.id: b.stake for b in table.deal.bets.values()} == {"p": 200}
    assert (table.deal.purses["ann"], table.deal.bank) == (300 - 100 + 50 - 200, 10_050)
    assert view(table.deal)["adjustments"][0]["lines"][0]["purse_delta"] == -150
    assert table.do(card("KD")) is None


def test_a_charge_beyond_the_purse_is_paid_by_a_later_correction_first() -> None:
    table = deal_of(ann=100)
    for command in (card("2S"), bet("a", "ann", "9", 100), card("5H"), card("9D"), ChangePurse("ann", -150)):
        assert table.do(command) is None
    assert table.do(CorrectCard(2, Card.parse("7D"))) is None
    assert (table.deal.purses, table.deal.debts) == ({"ann": 0}, {"ann": 150})
    assert table.do(PayDebt("ann", 1)) == "funds"
    assert table.do(CorrectCard(2, Card.parse("9C"))) is None
    assert (table.deal.purses, table.deal.debts) == ({"ann": 50}, {})


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (CorrectCard(3, Card.parse("KD")), "not_shown"),
        (CorrectCard(-1, Card.parse("KD")), "not_shown"),
        (CorrectCard(1, Card.parse("5H")), "same_card"),
        (CorrectCard(1, Card.parse("9D")), "duplicate_card"),
        (ShowCard(Card.parse("5H")), "duplicate_card"),
        (ChangePurse("ann", 0), "bad_amount"),
        (ChangePurse("eve", -1), "unknown_player"),
        (ChangeBank(-20_000), "funds"),
        (ReopenBets(), "not_closed"),
        (PayDebt("ann", 5), "no_debt"),
    ],
)
def test_the_dealer_is_refused_with_a_reason(command: Any, reason: str) -> None:
    table = deal_of(ann=100)
    for shown in (card("2S"), card("5H"), card("9D")):
        table.do(shown)
    assert table.do(command) == reason


@pytest.mark.parametrize(("win", "lose"), [("9", "95"), ("9", "54"), ("98", "5"), ("9", "9")])
def test_a_heel_bet_is_one_rank_against_another(win: str, lose: str) -> None:
    heel = {"op": "bet", "id": "a", "player": "ann", "stake": 100, "type": "heel"}
    table = deal_of(ann=100)
    assert table.do(card("2S")) is None
    assert table.do(decode_command({**heel, "win": list(win), "lose": list(lose)})) == "bad_shape"
    assert table.do(decode_command({**heel, "win": ["9"], "lose": ["5"]})) is None


@pytest.mark.parametrize(("lock", "locked_from"), [(51, 1), (50, 2), (49, 2), (48, 3), (47, 3)])
def test_bets_are_locked_once_no_more_cards_than_the_rules_say_are_to_come(lock: int, locked_from: int) -> None:
    """51 cards come after the soda, two in each turn."""
    table = Player(new_deal(parse_rules({"lock_withdraw_at_cards": lock}), bank=10_000, purses={"ann": 100}))
    assert table.do(card("2S")) is None
    for turn, shown in ((1, ("3S", "3H")), (2, ("4S", "4H")), (3, ("5S", "5H"))):
        assert table.do(bet(f"in {turn}", "ann", "9", 10)) is None
        taken_back = table.do(decode_command({"op": "remove", "id": f"in {turn}"}))
        assert taken_back == ("locked" if turn >= locked_from else None)
        assert [table.do(card(one)) for one in shown] == [None, None]


def test_two_cards_taken_for_each_other_are_swapped() -> None:
    table = deal_of(ann=100)
    for command in (card("2S"), bet("a", "ann", "9", 100), card("5H"), card("9D")):
        assert table.do(command) is None
    assert table.do(CorrectCard(1, Card.parse("9D"), swap=True)) is None
    assert [c.label for c in table.deal.cards] == ["2S", "9D", "5H"]
    assert (table.deal.purses["ann"], table.deal.bank) == (0, 10_100)


def test_a_void_deal_returns_what_lies_and_keeps_what_is_settled() -> None:
    table = deal_of(ann=300)
    for command in (card("2S"), bet("a", "ann", "9", 100), bet("b", "ann", "K", 50), card("5H"), card("9D")):
        assert table.do(command) is None
    assert table.do(VoidDeal("a card too many")) is None
    assert (table.deal.phase, table.deal.purses["ann"], table.deal.bank) == ("void", 400, 9_900)
    assert table.do(card("KD")) == "over"


def test_bets_are_refused_once_closed_and_taken_after_a_false_start() -> None:
    table = deal_of(ann=300)
    assert table.do(bet("a", "ann", "9", 100)) == "closed"
    table.do(card("2S"))
    table.do(CloseBets())
    assert table.do(bet("a", "ann", "9", 100)) == "closed"
    assert table.do(ReopenBets()) is None
    assert table.do(bet("a", "ann", "9", 100)) is None


def test_options_of_the_live_table() -> None:
    rules = parse_rules({"soda_exposed_before_bets": False, "case_max": 50})
    table = Player(new_deal(rules, bank=10_000, purses={"ann": 1000}))
    assert table.do(bet("a", "ann", "9", 100)) is None, "bets before the soda is turned"
    for label in ("6S", "6H", "6D"):
        table.do(card(label))
    assert table.do(bet("b", "ann", "6", 51)) == "max", "a case card bears a lower maximum"
    assert table.do(bet("b", "ann", "6", 50)) is None


@LAWS
@given(seed=SEEDS, shuffle=st.randoms(use_true_random=False))
def test_unrelated_bets_settle_the_same_in_any_order(seed: Seed, shuffle: random.Random) -> None:
    script = faro_script(seed)
    rules = {k: v for k, v in script["rules"].items() if k not in ("solvency", "max", "min", "unit")}
    bets = [
        {**act, "id": f"bet{i}", "before": 1, "stake": 10}
        for i, act in enumerate(script["events"])
        if act["op"] == "bet" and act["type"] in ("flat", "group", "high", "odd", "even")
    ]
    mixed = bets[:]
    shuffle.shuffle(mixed)
    ends = []
    for order in (bets, mixed):
        table = Player(new_deal(parse_rules({**rules, "solvency": "none"}), bank=0, purses=dict.fromkeys("abcd", 9999)))
        table.do(ShowCard(PACK_52[0]))
        for act in order:
            table.do(decode_command({**act, "player": "a"}))
        for label in script["deck"]:
            if label != str(PACK_52[0]):
                table.do(card(label))
        ends.append((table.deal.purses, sorted(line for lines in table.deal.lines for line in lines)))
    assert ends[0] == ends[1]


def test_the_options_of_the_tests_are_those_of_the_engine() -> None:
    for name, values in FARO_OPTIONS.items():
        for value in values:
            parse_rules({name: value}, scripted=True)


def test_a_script_has_no_other_way_to_change_its_deal_than_the_fold() -> None:
    """It reads the deal, and hands it to the rules, to `advance` and what only reads."""
    tree = ast.parse(inspect.getsource(paper))
    written = [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del)
        if ast.unparse(node.value) != "self"
    ]
    called = {
        node.func.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and ast.unparse(node.func.value).startswith(("deal", "ledger"))
    }
    assert (written, called) == ([], {"copy"})


def test_a_deal_equals_its_copy_and_leaves_the_word_to_what_is_no_deal() -> None:
    deal = new_deal(parse_rules({}), bank=100, purses={"ann": 5})
    assert deal == deal.copy()
    assert deal != new_deal(parse_rules({}), bank=101, purses={"ann": 5})
    assert deal != "a deal"
    assert deal == ANY
