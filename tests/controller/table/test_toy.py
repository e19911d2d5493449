"""A game that no faro is like, at the table as a fold: two packs read at the exit, a card face down, a decision with a
time limit, a player as banker, a cut card."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.audience import DEALER_VIEW, EVERYBODY, PUBLIC, Audience
from controller.games.game import Carried, Decision
from controller.games.message import plain, say
from controller.games.registry import GAMES
from controller.games.verbs import Verb, verb
from controller.runtime.checkpoint import Checkpoint
from controller.runtime.checkpoint import decode as checkpoint_decode
from controller.runtime.checkpoint import encode as checkpoint_encode
from controller.table import reports
from controller.table.events import encode
from controller.table.moment import moment
from controller.table.outputs import beads, outputs
from controller.table.state import Actor, carried, stopped
from controller.table.view import picture_seen
from controller.web.messages import Malformed, Words
from tests.controller.house import reason
from tests.controller.toy_deal import ANN, BOB, OTHERS, Table, sealed_in
from tests.english import as_shown, english
from tests.toy.game import TOY, TWO_PACKS, Dealt, Stand, Toy


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def test_a_run_of_several_rounds_with_a_player_as_banker() -> None:
    table = Table()
    assert table.view()["money"] == {"bank": 100, "banker": "ann", "purses": {"ann": 100, "bob": 200}, "debts": {}}
    assert reason(lambda: table.says(Actor("seat", "ann"), "stake", amount=5)) == "banker"
    assert reason(lambda: table.bob("draw")) == "not_your_turn"
    table.bob("stake", amount=40)
    assert table.view()["expects"] is None
    table.dealer("close_bets")
    assert table.view()["expects"] == {"place": "player", "face": "down"}
    table.leaves()
    assert table.view(BOB)["awaiting"] == [
        {
            "key": "draw 1",
            "player": "bob",
            "all_seats": False,
            "verbs": ["draw", "stand"],
            "limit_s": 10,
            "default": "stand",
        }
    ]
    assert table.view()["awaiting"][0]["verbs"] == []
    assert (table.view(BOB)["deal"]["legal"], table.view()["deal"]["legal"]) == ({"draw": True, "stand": True}, {})
    table.bob("draw")
    assert table.view()["expects"] == {"place": "player", "face": "up"}
    table.leaves()
    table.leaves()
    assert (table.deal.purses, table.deal.bank, table.deal.money) == ({"ann": 100, "bob": 240}, 60, 400)
    assert (table.state.deal_number, moment(table.state).round) == (1, 2)
    table.round()
    assert (table.deal.purses, table.deal.ledger.house) == ({"ann": 100, "bob": 230}, 1)
    assert table.deal.money == 400
    table.dealer("mark", marker="cut")
    table.round()
    assert (table.deal.phase, table.deal.money) == ("over", 400)
    table.dealer("start_deal")
    assert (table.deal.ledger.banker, table.deal.ledger.house, table.deal.money) == ("ann", 1, 400)
    assert beads(table.state) == (0,) * 13


def test_a_checkpoint_keeps_banker_and_house() -> None:
    table = Table()
    table.round()
    table.dealer("void_deal", text="enough")
    table.dealer("start_deal", pack="new")
    kept = Checkpoint(1, "head", table.state, carried(table.state))
    assert checkpoint_decode(checkpoint_encode(kept)) == kept


class InTurn(Toy):
    """The bank goes to the next player with every run."""

    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> Any:
        players = [player for player in seats if carried.purses.get(player, 0)]
        last = carried.kept.get("banker")
        banker = players[(players.index(last) + 1) % len(players)] if last in players else players[0]
        return super().next_deal(carried._replace(kept={**carried.kept, "banker": banker}), rules, seats)


def test_a_checkpoint_keeps_what_the_run_before_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same run begins again, and not the one after it."""
    monkeypatch.setitem(GAMES, "toy", InTurn())
    table = Table()
    table.round()
    table.dealer("void_deal", text="enough")
    left = carried(table.state)
    table.dealer("start_deal", pack="new")
    assert (left.kept["banker"], table.view()["money"]["banker"]) == ("ann", "bob")
    kept = Checkpoint(1, "head", table.state, left)
    assert checkpoint_decode(checkpoint_encode(kept)) == kept


def test_a_card_face_down_is_seen_by_its_holder_alone_until_the_round_is_settled() -> None:
    table = Table()
    table.to_the_decision()
    assert sealed_in(table, "9C") == []
    mine = table.view(BOB)
    assert mine["deal"]["cards"] == ["9C"], "his page shows it while he holds the button"
    assert (mine["reading"], mine["own_log"]) == (None, []), "these stand open on it"
    dealt = table.state.logged
    assert picture_seen(table.state, "digest 9C 0", BOB)
    assert table.view()["log"][-1]["text"] == say("toy-dealt-down", player="bob").json()
    table.bob("draw")
    table.leaves()
    assert sealed_in(table, "9C") == []
    assert table.view()["deal"]["cards"] == [None, "7D"]
    table.leaves()
    assert table.view()["deal"]["cards"] == ["9C", "7D", "KH"]
    assert table.view(BOB)["reading"]["image"] == "/evidence/digest KH 2.jpg"
    assert table.view(BOB)["own_log"] == [{"seq": dealt, "text": say("toy-your-card", card="9C").json()}]
    assert table.view()["own_log"] == []
    assert picture_seen(table.state, "digest 9C 0", PUBLIC)


LABELS = sorted(card.label for card in TWO_PACKS)


def acts(table: Table, *, unread: bool) -> Iterator[None]:
    """A round up to its second card, which perhaps cannot be read, each act by itself."""
    table.bob("stake", amount=40)
    yield
    table.dealer("close_bets")
    yield
    table.leaves()
    yield
    table.dealer("hold", text="wait")
    yield
    table.dealer("resume")
    yield
    table.bob("draw")
    yield
    table.leaves(unread=unread)
    yield


@given(st.lists(st.sampled_from(LABELS), min_size=4, max_size=4, unique=True), st.sampled_from(LABELS), st.booleans())
def test_other_cards_not_yet_shown_change_no_message_to_others(deck: list[str], hidden: str, unread: bool) -> None:
    GAMES["toy"] = TOY
    hidden = hidden if hidden not in deck else deck[0]
    one, other = Table(deck), Table([hidden, *deck[1:]])
    for _ in zip(acts(one, unread=unread), acts(other, unread=unread), strict=True):
        for viewer in OTHERS:
            assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
        assert (outputs(one.state).beads, outputs(one.state).light) == (
            outputs(other.state).beads,
            outputs(other.state).light,
        )
    assert len(one.events) == len(other.events)


def test_the_chances_of_an_open_card_tell_nothing_of_the_one_face_down() -> None:
    told = []
    for hidden in ("9C", "4H"):
        table = Table([hidden, "8C"])
        table.to_the_decision()
        table.bob("draw")
        table.leaves(unread=True)
        told.append(table.view()["question"]["with_pack"])
    assert told[0] == told[1] != {}


def test_a_card_that_came_too_early_is_dealt_when_the_player_draws() -> None:
    table = Table()
    table.to_the_decision()
    table.leaves()
    assert table.state.hold is not None
    table.dealer("resume")
    assert table.deal.phase == "deciding"
    table.bob("draw")
    assert ([str(card) for card in table.deal.cards], table.deal.phase) == (["9C", "7D"], "banker")


def test_where_the_dealer_may_look_he_is_asked_and_nobody_else_learns_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dealer behind a screen."""
    hidden = Audience(players=frozenset({"bob"}), dealer=True)

    def exposure(game: Toy, deal: Any, index: int) -> Audience:
        return hidden if index == deal.first and deal.stake is not None else EVERYBODY

    monkeypatch.setattr(Toy, "exposure", exposure)
    table = Table()
    table.bob("stake", amount=10)
    table.deals(1, unread=True)
    asked = table.view(DEALER_VIEW)["question"]
    assert (asked["askable"], asked["candidates"], asked["image"] is None) == (True, {"9": 0.6, "2": 0.4}, False)
    assert [table.view(viewer)["question"]["candidates"] for viewer in (PUBLIC, ANN)] == [{}, {}]
    table.dealer("answer", question=asked["id"], card="9C")
    assert english(table.view()["can_undo"]) == "card 1 is what the dealer saw"
    for viewer in (PUBLIC, ANN):
        text = json.dumps(table.view(viewer), ensure_ascii=False)
        assert not [mark for mark in ("9C", "9♣", "digest 9C 0") if mark in text]
    assert table.view(DEALER_VIEW)["deal"]["cards"] == ["9C"]


def test_a_card_face_down_that_cannot_be_read_voids_the_round_and_nobody_looks() -> None:
    table = Table()
    table.bob("stake", amount=40)
    table.deals(1, unread=True)
    for viewer in (*OTHERS, BOB):
        asked = table.view(viewer)["question"]
        assert (asked["askable"], "nobody may look" in english(asked["text"])) == (False, True)
        assert viewer == BOB or asked["candidates"] == {}
        assert (asked["image"], asked["burst"]) == (None, [])
    assert reason(lambda: table.dealer("answer", question="q1", card="9C")) == "face_down"
    assert reason(lambda: table.dealer("key_card", card="9C", index=0)) == "face_down"
    table.dealer("void_deal", text="unread")
    assert (table.deal.phase, table.state.question, table.deal.purses["bob"]) == ("bets_open", None, 200)
    assert (moment(table.state).round, table.state.sight.index) == (2, 0)
    table.round()
    assert [str(card) for card in table.deal.cards] == ["7D", "KH"]


def test_a_void_round_ends_the_round_and_a_second_one_the_run() -> None:
    table = Table()
    table.to_the_decision()
    table.dealer("void_deal", text="a card fell")
    assert (table.deal.phase, table.deal.purses, table.state.deal_number) == ("bets_open", {"ann": 100, "bob": 200}, 1)
    assert table.deal.money == 400
    table.dealer("void_deal", text="enough")
    assert table.deal.phase == "void"


def keys_the_last_card(table: Table) -> None:
    table.bob("stand")
    table.dealer("key_card", card="TS", index=1)


@pytest.mark.parametrize(
    "show",
    [
        lambda table: table.dealer("void_deal", text="a card fell"),
        lambda table: table.dealer("irregularity", kind="turned_back", policy="return_stakes"),
        keys_the_last_card,
    ],
)
def test_a_ruling_that_shows_a_hidden_card_is_not_taken_back(show: Callable[[Table], None]) -> None:
    table = Table()
    table.to_the_decision()
    show(table)
    assert (table.view(ANN)["deal"]["cards"][0], table.deal.phase) == ("9C", "bets_open")
    assert table.view(DEALER_VIEW)["can_undo"] is None
    assert reason(lambda: table.dealer("undo")) == "nothing_to_undo"


def test_a_ruling_that_shows_nobody_a_card_is_taken_back() -> None:
    table = Table()
    table.bob("stake", amount=10)
    table.dealer("void_deal", text="too late")
    table.dealer("undo", ruling=say("table-ruled-void-why", why="too late").json())
    assert (table.deal.stake, table.view()["can_undo"]) == (("bob", 10), None)
    table.dealer("drawn", count=0, question=str(table.state.question and table.state.question.id))
    table.deals(1)
    table.bob("draw")
    table.dealer("key_card", card="8H", index=1)
    table.dealer("undo", ruling=say("table-ruled-keyed", index=2, card="8H").json())
    assert (table.deal.phase, len(table.deal.cards)) == ("drawing", 1)


def test_a_card_that_is_not_due_is_the_next_one_or_is_laid_away() -> None:
    table = Table()
    table.leaves()
    assert (table.view()["hold"]["by"], sealed_in(table, "9C"), table.deal.cards) == ("dealer", [], ())
    table.dealer("resume")
    table.bob("stake", amount=40)
    assert reason(lambda: table.dealer("mark", marker="soda")) == "bad_marker"
    table.dealer("close_bets")
    assert ([str(card) for card in table.deal.cards], table.deal.phase) == (["9C"], "deciding")
    assert sealed_in(table, "9C") == []
    table.bob("stand")
    table.leaves()
    table.leaves()
    assert stopped(table.state) is not None
    table.dealer("lay_away")
    table.dealer("resume")
    assert reason(lambda: table.dealer("lay_away")) == "no_card"
    table.round()
    assert [str(card) for card in table.deal.cards] == ["9C", "7D", "2S", "5C"]


def _while_the_dealer_holds(table: Table) -> None:
    table.dealer("hold", text="wait")
    table.leaves()
    table.dealer("resume")


def _while_a_part_fails(table: Table) -> None:
    table.do(lambda s: reports.faulted(s, "casekeeper", plain("away")))
    table.leaves()
    table.do(lambda s: reports.cleared(s, "casekeeper"))


def _beside_a_part_that_fails(table: Table) -> None:
    table.do(lambda s: reports.faulted(s, "casekeeper", plain("away")))
    table.leaves()
    table.dealer("resume", without=as_shown(table.state.faults))


def _while_the_program_is_away(table: Table) -> None:
    table.do(reports.boot)
    table.out += 1
    question = table.state.question
    assert question is not None
    table.dealer("drawn", count=1, question=question.id)


@pytest.mark.parametrize(
    "leaves", [_while_the_dealer_holds, _while_a_part_fails, _beside_a_part_that_fails, _while_the_program_is_away]
)
def test_of_a_card_that_left_undue_the_dealer_is_informed_before_play_goes_on(leaves: Callable[[Table], None]) -> None:
    """Somebody may have seen it: no stake is laid beside it until he has said that nobody has."""
    table = Table()
    leaves(table)
    assert table.state.hold == say("table-not-due")
    assert reason(lambda: table.bob("stake", amount=40)) == "held"
    table.dealer("lay_away")
    table.dealer("resume")
    assert stopped(table.state) is None
    table.round()
    assert [str(card) for card in table.deal.cards] == ["7D", "KH"]


def test_a_card_laid_away_lives_on_nowhere() -> None:
    table = Table()
    table.bob("stake", amount=10)
    table.leaves()
    table.dealer("lay_away")
    table.dealer("resume")
    table.dealer("close_bets")
    for viewer in (*OTHERS, BOB):
        assert (table.view(viewer)["reading"], picture_seen(table.state, "digest 9C 0", viewer)) == (None, False)
    table.do(reports.boot)
    assert table.view()["question"]["most"] == 103


@pytest.mark.parametrize(
    "ends",
    [
        lambda table: table.dealer("void_deal", text="unread"),
        lambda table: table.dealer("irregularity", kind="turned_back", policy="return_stakes"),
    ],
)
def test_a_card_of_a_void_round_is_not_read_as_one_of_the_next(ends: Callable[[Table], None]) -> None:
    table = Table()
    table.bob("stake", amount=10)
    table.deals(1, unread=True)
    ends(table)
    assert (table.deal.phase, table.state.question, stopped(table.state)) == ("bets_open", None, None)
    table.bob("stake", amount=10)
    table.dealer("close_bets")
    assert (table.view(BOB)["reading"], picture_seen(table.state, "digest 9C 0", BOB)) == (None, False)
    table.leaves()
    assert [str(card) for card in table.deal.cards] == ["7D"]
    table.do(reports.boot)
    assert table.view()["question"]["most"] == 102


def test_no_card_is_laid_away_while_a_question_is_open() -> None:
    table = Table()
    table.bob("stake", amount=10)
    table.leaves()
    table.do(reports.boot)
    assert reason(lambda: table.dealer("lay_away")) == "question_open"


def test_a_movement_closes_no_bets_where_no_card_is_due() -> None:
    table = Table()
    table.bob("stake", amount=40)
    before = table.state
    table.do(lambda s: reports.movement(s, "beam"))
    assert table.state is before


def test_a_label_may_come_twice_and_not_three_times() -> None:
    table = Table(["9C", "KH", "9C", "KH", "5C", "9C"])
    table.round()
    table.round()
    assert [str(card) for card in table.deal.cards] == ["9C", "KH", "9C", "KH"]
    table.to_the_decision()
    table.bob("stand")
    table.leaves()
    question = table.state.question
    assert question is not None
    assert english(question.text).startswith("Card 6 was read as 9♣, but 9♣ was already card 1, card 3")
    assert reason(lambda: table.dealer("answer", question=question.id, card="9C")) == "duplicate_card"
    table.dealer("answer", question=question.id, card="8D")
    assert str(table.deal.cards[-1]) == "8D"


def test_a_hidden_card_that_cannot_be_what_it_was_read_as_is_not_named() -> None:
    table = Table(["9C", "KH", "9C", "KH", "9C"])
    table.round()
    table.round()
    table.to_the_decision()
    assert table.state.question is not None
    text = json.dumps(table.view(DEALER_VIEW)["question"], ensure_ascii=False)
    assert ("9" in text.replace("q1", ""), "9♣" in text, "duplicate" in text) == (False, False, True)


class ByCard(Toy):
    """A decision of its own before each card."""

    def awaiting(self, deal: Any) -> tuple[Decision, ...]:
        return tuple(replace(one, key=f"draw {deal.number}.{len(deal.cards)}") for one in super().awaiting(deal))

    def apply(self, deal: Any, event: Any) -> Any:
        after = super().apply(deal, event)
        again = isinstance(event, Dealt) and event.place == "player"
        return replace(after, phase="deciding") if again else after


def test_an_act_meant_for_one_decision_is_not_taken_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", ByCard())
    table = Table()
    table.to_the_decision()
    table.bob("draw", decision="draw 1.1")
    table.leaves()
    before = table.state
    assert reason(lambda: table.bob("draw", decision="draw 1.1")) == "lapsed"
    assert reason(lambda: table.bob("draw", decision=None)) == "lapsed"
    assert table.state is before
    table.bob("draw", decision="draw 1.2")
    assert table.deal.phase == "drawing"
    assert reason(lambda: table.bob("draw", decision="draw 1.2")) == "lapsed"


@dataclass(frozen=True, slots=True)
class GoOn:
    pass


class Asks(Toy):
    """The dealer decides for the player."""

    dealer_verbs: Mapping[str, Verb] = {"go_on": verb(GoOn)}

    def awaiting(self, deal: Any) -> tuple[Decision, ...]:
        return tuple(replace(one, player=None, verbs=("go_on",)) for one in super().awaiting(deal))

    def decide(self, deal: Any, command: Any) -> Any:
        return super().decide(deal, Stand(deal.stake[0]) if isinstance(command, GoOn) else command)


def test_a_decision_of_the_dealer_is_not_taken_while_play_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", Asks())
    table = Table()
    table.to_the_decision()
    table.dealer("hold", text="wait")
    assert reason(lambda: table.dealer("go_on")) == "held"
    table.dealer("resume")
    assert reason(lambda: table.dealer("go_on", decision="draw 7")) == "lapsed"
    table.dealer("go_on")
    assert table.deal.phase == "banker"


def test_the_schema_of_a_games_verbs_takes_the_decision_and_no_other_field() -> None:
    words = Words(TOY)
    draw = {"id": "1", "do": "draw", "at": {"deal": 1, "round": 1, "phase": "deciding"}}
    assert words.parse(json.dumps({**draw, "decision": "draw 1.2"}))["decision"] == "draw 1.2"
    for wrong in ({"decision": 5}, {"decision": "x" * 65}, {"decisions": "draw 1"}):
        with pytest.raises(Malformed):
            words.parse(json.dumps({**draw, **wrong}))
    with pytest.raises(Malformed):
        words.parse(json.dumps({**draw, "do": "hold", "decision": "draw 1"}))


class ForcedByCard(Toy):
    """What holds in the end depends on the hidden card."""

    def awaiting(self, deal: Any) -> tuple[Decision, ...]:
        default = "draw" if deal.cards and deal.cards[-1].rank % 10 < 5 else "stand"
        return tuple(replace(one, default=default) for one in super().awaiting(deal))


@pytest.mark.parametrize(("card", "default"), [("9C", "stand"), ("4C", "draw")])
def test_the_default_of_a_decision_is_shown_to_its_player_alone(
    card: str, default: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", ForcedByCard())
    table = Table([card])
    table.to_the_decision()
    assert [table.view(viewer)["awaiting"][0]["default"] for viewer in (*OTHERS, BOB)] == ["", "", "", default]


def test_a_game_that_hides_cards_is_read_at_the_exit_or_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.dealer("void_deal", text="enough")
    monkeypatch.setattr(Toy, "read_at", lambda game, rules: "window")
    assert reason(lambda: table.dealer("start_deal", pack="new")) == "window"
    assert reason(Table) == "window"


def test_when_time_is_up_the_default_holds_and_stands_in_the_journal() -> None:
    table = Table()
    table.to_the_decision()
    table.dealer("hold", text="wait")
    before = table.state
    table.do(lambda s: reports.time_up(s, "draw 1"))
    assert table.state is before
    table.dealer("resume")
    table.do(lambda s: reports.time_up(s, "draw 7"))
    assert table.deal.phase == "deciding"
    logged = table.state.logged
    table.do(lambda s: reports.time_up(s, "draw 1"))
    assert [encode(event)["kind"] for event in table.events[-2:]] == ["time_ran_out", "played"]
    assert (table.deal.phase, table.state.logged) == ("banker", logged)


def test_a_marker_that_a_machine_reports() -> None:
    table = Table()
    table.do(lambda s: reports.marked(s, "cut"))
    assert table.deal.last_round
    table.do(lambda s: reports.marked(s, "joker"))
    assert table.view()["log"][-1]["text"] == say("table-marker-refused", marker="joker", why=say("toy-no-act")).json()


def test_what_one_player_alone_could_read_goes_with_his_seat_and_with_the_run() -> None:
    table = Table()
    table.to_the_decision()
    assert [(index, text) for _, _, index, text in table.state.own_log] == [(0, say("toy-your-card", card="9C"))]
    table.dealer("close_seat", player="ann")
    assert table.state.own_log
    table.dealer("close_seat", player="bob")
    assert table.state.own_log == ()
    table = Table()
    table.round()
    table.dealer("void_deal", text="enough")
    assert table.view(BOB)["own_log"]
    table.dealer("start_deal", pack="new")
    assert table.state.own_log == ()
