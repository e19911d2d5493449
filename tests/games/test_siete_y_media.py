"""Siete y media: act by act against whole scripts, what is hidden, and its
laws."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from controller.demo.habits.siete_y_media import HABITS
from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.games.dealer import CloseBets, Mark
from controller.games.english import sentence
from controller.games.irregularity import Policy
from controller.games.message import Message, say
from controller.games.siete_y_media import (
    PACK_40,
    Back,
    BankCeded,
    BankHit,
    BankStand,
    BankStood,
    Bet,
    Buy,
    Card,
    CardCorrected,
    Cede,
    ChangePurse,
    Command,
    CorrectCard,
    Deal,
    Decline,
    DrawAsked,
    Event,
    ForcedByTime,
    FourBack,
    Fusilar,
    HandLost,
    Hit,
    Join,
    Keep,
    Open,
    PayDebt,
    Raise,
    Refusal,
    RuleIrregularity,
    Rules,
    Settled,
    ShowCard,
    Stand,
    Time,
    VoidDeal,
    apply_all,
    decide,
    decode_command,
    decode_event,
    encode_event,
    new_deal,
    parse_rules,
)
from controller.games.siete_y_media.acts import BackLine
from controller.games.siete_y_media.course import again
from controller.games.siete_y_media.rules import BY_LABEL, GOAL, SETTLED
from controller.games.siete_y_media.show import SIETE_Y_MEDIA, _outcome
from controller.games.transcript import Fact, script_of
from tests.english import english
from tests.games.second import siete_y_media as second

# --- the table plays as the script says --------------------------------------------------------------------------


class AtTable:
    """A script as the table plays it: each act a command, each card shown when it is due, fours put back, the bank's
    buyer asked. Every event goes through its stored form."""

    def __init__(self, script: Mapping[str, Any], stock: list[Card] | None = None) -> None:
        rules = parse_rules(script["rules"])
        house = rules.banker == "house"
        bank = {"bank": script["bank"]} if house else {"banker": script["banker"]}
        self.deal = new_deal(rules, purses=script["players"], seats=script["seats"], **bank)
        self.stock = stock or [BY_LABEL[label] for label in script["deck"]]
        self.start = self.deal
        self.money = self.deal.money
        self.events: list[Event] = []
        self.done: list[Command] = []
        self.shut: set[int] = set()
        self.script = script
        self.at: int | None = None

    def do(self, command: Command) -> None:
        self.deal, happened = self.deal.play(command)
        if isinstance(happened[0], DrawAsked) and happened[0].role == "bank":  # whoever asked for it, also the clock
            banker = self.deal.banker
            command = Hit(banker, expose=False) if banker else BankHit()
        self.done.append(command)
        self.money += sum(map(SIETE_Y_MEDIA.brought, happened))
        assert self.deal.money == self.money
        for event in happened:
            stored = json.loads(json.dumps(encode_event(event)))
            assert decode_event(stored) == event
            self.events.append(event)

    def cards(self) -> None:
        """All cards that are due, and fours back into the stock."""
        while True:
            if self.deal.due is not None:
                self.do(ShowCard(self.stock.pop(0)))
            elif self.deal.phase == "four_out":
                at = len(self.stock) // 2 if self.at is None else self.at
                self.at = None
                self.stock.insert(at, self.deal.cards[self.deal.returned[-1]])
                self.do(FourBack())
            else:
                return

    def act(self, obj: Mapping[str, Any]) -> str | None:
        """One act; the reason when it is refused. Who has seven and a half face down passes first."""
        if self.deal.phase == "turn" and self.deal.hand.status and obj["op"] != "back":
            self.do(Stand(self.deal.player))
            self.cards()
        if obj["op"] == "time" and self.deal.phase in SETTLED:
            return "no_turn"
        try:
            self.do(self.command(obj))
        except Refusal as refusal:
            return refusal.reason
        if obj["op"] == "change4":
            self.at = obj.get("at")
        if obj["op"] == "cede":
            self.do(Buy(obj["to"]))
        self.cards()
        return None

    def command(self, obj: Mapping[str, Any]) -> Command:
        """The command of an act; those of a bank of the house are the dealer's."""
        if self.deal.rules.banker == "house" and obj["op"] in _OF_THE_HOUSE and "player" not in obj:
            return _OF_THE_HOUSE[obj["op"]]
        if obj["op"] in SIETE_Y_MEDIA.verbs:
            return decode_command(obj)
        return CloseBets() if obj["op"] == "deal" else Time()

    def to_the_end(self) -> None:
        """As a script ends: who has bet is dealt to, and all that is open is played by default."""
        if self.deal.phase == "bets_open":
            if not self.deal.on_layout:
                return
            self.act({"op": "deal"})
        while self.deal.phase not in SETTLED:
            self.do(Time())
            self.cards()


_OF_THE_HOUSE: Mapping[str, Command] = {"hit": BankHit(), "stand": BankStand()}


def playable(script: dict[str, Any]) -> dict[str, Any]:
    """The script without acts that no tablet could send, or that the table refuses for its own reasons."""

    def right(obj: dict[str, Any]) -> bool:
        deal = ["deal"] if script["rules"].get("bets") == "before_cards" else []
        if obj["op"] not in (*SIETE_Y_MEDIA.verbs, "time", *deal) or obj.get("player", "") is None:
            return False
        if obj["op"] == "change4" and "at" in obj and (type(obj["at"]) is not int or not 0 <= obj["at"] < 12):
            return False
        return obj["op"] != "cede" or "price" in obj

    return {
        **script,
        "events": [{**obj, "expose": obj.get("expose") is True} for obj in script["events"] if right(obj)],
    }


def tables(seed: int, number: int) -> Iterator[AtTable]:
    for script in second.scripts(seed, number):
        yield AtTable(playable(script))


def lines_of(deal: Deal) -> list[Any]:
    return [hand.line and hand.line[2:] for _, _, hand in deal.all_hands]


def test_act_by_act_the_table_settles_as_a_script_does() -> None:
    passed, closed = 0, 0
    for table in tables(13, 400):
        table.cards()
        kept: list[Any] = []
        script, refused = table.script, []
        for obj in script["events"]:
            shut = obj["op"] == "back" and any(hand.shut for _, _, hand in table.deal.all_hands)
            reason = table.act(obj)
            if shut and reason == "closed":
                closed += 1
                continue
            if reason is not None:
                refused.append({"event": len(kept), "reason": reason})
            kept.append(obj)
        table.to_the_end()
        wanted = second.settle({**script, "events": kept})
        assert refused == wanted["rejected"]
        assert {player: table.deal.worth(player) for player in table.deal.purses} == wanted["players"]
        assert table.deal.next_bank == wanted["next_bank"] or table.deal.phase == "bets_open"
        assert [hand.line.pay for _, _, hand in table.deal.all_hands if hand.line] == [
            line["pay"] for line in wanted["settled"]
        ]
        passed += any(type(command) is Stand for command in table.done)
        assert apply_all(table.start, table.events) == table.deal
        for event in table.events:
            assert not any("-" in line and line == str(line.split(" ")[0]) for line in map(english, said(event)))
    assert passed > 100
    assert closed > 10


def test_a_deal_of_the_table_written_as_a_script_settles_as_it_did() -> None:
    done = set[str]()
    for table in tables(18, 150):
        table.cards()
        for obj in table.script["events"]:
            table.act(obj)
        table.to_the_end()
        if table.deal.phase == "bets_open":
            continue
        facts = [Fact(row, event) for row, event in enumerate(table.events, start=1)]
        script = script_of(SIETE_Y_MEDIA, table.start, facts, table.deal)
        result = SIETE_Y_MEDIA.settle(script)
        assert result["rejected"] == []
        assert result["players"] == {player: table.deal.worth(player) for player in table.deal.purses}
        assert result["next_bank"] == table.deal.next_bank
        for act in script["events"]:
            done.add(act["op"])
    assert done == {"bet", "deal", "raise", "hit", "stand", "open", "change4", "fusilar", "back", "cede"}


def said(event: Event) -> list[Any]:
    return [*SIETE_Y_MEDIA.lines(event), *(message for _, message in SIETE_Y_MEDIA.own_lines(event))]


# --- what is hidden ----------------------------------------------------------------------------------------------


def told(deal: Deal, viewer: Viewer) -> str:
    """All that this viewer gets of a deal."""
    mine = viewer.player if viewer.role == "seat" else None
    return json.dumps(
        [
            SIETE_Y_MEDIA.view(deal, viewer),
            [(d.key, d.player, d.limit_s, d.default if d.player == mine else "") for d in SIETE_Y_MEDIA.awaiting(deal)],
            SIETE_Y_MEDIA.expects(deal),
            SIETE_Y_MEDIA.round(deal),
            SIETE_Y_MEDIA.beads(deal),
            SIETE_Y_MEDIA.dealer_legal(deal),
            [repr(SIETE_Y_MEDIA.exposure(deal, index).sees(viewer)) for index in range(len(deal.cards) + 1)],
            [
                english(message)
                for event in deal.log
                for message in (
                    *SIETE_Y_MEDIA.lines(event),
                    *(line for player, line in SIETE_Y_MEDIA.own_lines(event) if player == mine),
                )
            ],
        ]
    )


def with_other_cards(deal: Deal, viewer: Viewer, chance: random.Random) -> Deal | None:
    """The same deal with other cards where this viewer has not seen any; None where the acts do not fit those."""
    unseen = [i for i in range(len(deal.cards)) if not SIETE_Y_MEDIA.exposure(deal, i).sees(viewer)]
    seen = {deal.cards[i] for i in range(len(deal.cards)) if i not in unseen}
    free = [card for card in PACK_40 if card not in seen]
    others = dict(zip(unseen, chance.sample(free, len(unseen)), strict=True))
    return again(deal, others)


def shown_alike(one: Deal, other: Deal) -> bool:
    """Whether the same has come to light: a hand that went over is shown, a first seven and a half announced."""
    return (one.phase, one.owners, one.announced) == (other.phase, other.owners, other.announced)


def test_nobody_learns_anything_of_a_card_that_he_has_not_seen(whole: bool) -> None:
    chance = random.Random(4)
    compared, pending = 0, 0
    for table in tables(14, 150 if whole else 50):
        viewers = [PUBLIC, DEALER_VIEW, *(Viewer("seat", player) for player in table.deal.purses)]
        table.cards()
        for obj in table.script["events"]:
            if table.deal.phase in SETTLED:
                break
            viewer = chance.choice(viewers)
            other = with_other_cards(table.deal, viewer, chance)
            if other is not None and shown_alike(other, table.deal):
                compared += other.cards != table.deal.cards
                pending += other.phase == "turn" and bool(other.hand.status or table.deal.hand.status)
                assert told(table.deal, viewer) == told(other, viewer)
            table.act(obj)
    assert compared > (300 if whole else 100)
    assert pending > (3 if whole else 0), "seven and a half that only its owner knows"


def test_where_people_lift_their_cards_nobody_learns_anything_of_them(whole: bool) -> None:
    for script in second.scripts(15, 60 if whole else 15):
        table = AtTable(playable({**script, "rules": {**script["rules"], "peek": "cards"}}))
        table.cards()
        for obj in table.script["events"]:
            deal = table.deal
            if deal.phase in SETTLED:
                break
            down = [index for index, owner in enumerate(deal.owners) if owner is not None]
            for viewer in (Viewer("seat", player) for player in deal.purses):
                assert not any(SIETE_Y_MEDIA.exposure(deal, index).sees(viewer) for index in down)
                assert [SIETE_Y_MEDIA.view(deal, viewer)["cards"][index] for index in down] == [None] * len(down)
            assert not [line for event in deal.log for line in SIETE_Y_MEDIA.own_lines(event)]
            table.act(obj)


def test_a_bot_that_is_shown_no_card_plays_on() -> None:
    for seed in range(30):
        table = turn("4O 5O 6C", peek="cards", change4="optional", open=True)
        chance = random.Random(seed)
        while table.deal.phase == "turn":
            name = table.deal.player
            seen = {**SIETE_Y_MEDIA.view(table.deal, Viewer("seat", name)), "rules": {}}
            for act in HABITS["Paca"](name, seen, chance):
                table.act({**act, "op": act["do"], "player": name})
        assert {hand.status for _, _, hand in table.deal.all_hands} <= {"stand", "seven_half", "bust"}


def turn(deck: str, **rules: Any) -> AtTable:
    """Two punters and the bank; cards by their labels, then any."""
    labels = deck.split()
    rest = [label for label in BY_LABEL if label not in labels]
    table = AtTable(
        {
            "rules": rules,
            "players": {"ann": 100, "bob": 100, "dot": 1000, "eve": 50},
            "seats": ["ann", "bob"],
            "banker": "dot",
            "deck": [*labels, *rest],
            "events": [],
        }
    )
    table.cards()
    return table


def test_who_has_seven_and_a_half_is_asked_as_after_any_card() -> None:
    table = turn("7O 1O 6C SO", backing=True)
    table.act({"op": "bet", "player": "ann", "amount": 10})
    key = SIETE_Y_MEDIA.awaiting(table.deal)[0].key
    table.do(Hit("ann", expose=False))
    table.cards()
    assert (table.deal.hand.status, table.deal.player) == ("seven_half", "ann")
    asked = SIETE_Y_MEDIA.awaiting(table.deal)[0]
    assert (asked.player, asked.verbs[:2]) == ("ann", ("bet", "raise"))
    assert asked.key != key
    assert SIETE_Y_MEDIA.legal(table.deal, "ann").keys() == {"raise", "hit", "stand", "back"}
    assert "back" in SIETE_Y_MEDIA.legal(table.deal, "eve")
    assert [one["on"] for one in SIETE_Y_MEDIA.legal(table.deal, "eve")["back"]] == ["bob"]
    act: Command
    for act, reason in (
        (Back("eve", "ann", 0, 5), "closed"),
        (Bet("ann", 5), "not_your_turn"),
        (Hit("bob", expose=False), "not_your_turn"),
    ):
        with pytest.raises(Refusal) as refused:
            table.do(act)
        assert refused.value.reason == reason
    hands = SIETE_Y_MEDIA.view(table.deal, Viewer("seat", "ann"))["seats"][0]["hands"]
    assert (hands[0]["status"], hands[0]["points"]) == ("", GOAL)
    hands = SIETE_Y_MEDIA.view(table.deal)["seats"][0]["hands"]
    assert (hands[0]["status"], hands[0]["points"], hands[0]["cards"]) == ("", None, [None, "JD"])
    lies = table.deal.hand.stake
    for answer in (Hit("ann", expose=True), Raise("ann", 5), Open("ann"), Stand("ann"), Time()):
        passed, _ = table.deal.play(answer)
        assert (passed.player, passed.due, passed.hands[0][0].stake) == ("bob", None, lies), "whatever he answers"
    table.do(Stand("ann"))
    for viewer in (PUBLIC, Viewer("seat", "ann")):
        assert SIETE_Y_MEDIA.view(table.deal, viewer)["seats"][0]["hands"][0]["status"] == "stand"


def test_the_cards_are_shown_when_their_time_comes() -> None:
    table = turn("7O 1O 6C SO 5O", fusilar=True)
    assert [SIETE_Y_MEDIA.exposure(table.deal, i).players for i in range(3)] == [{"ann"}, {"bob"}, frozenset()]
    assert not SIETE_Y_MEDIA.exposure(table.deal, 2).sees(Viewer("seat", "dot")), "nor the banker his own"
    table.act({"op": "fusilar", "player": "ann", "amount": 10})
    assert SIETE_Y_MEDIA.exposure(table.deal, 0).everybody
    assert not any(SIETE_Y_MEDIA.exposure(table.deal, 3).sees(Viewer("seat", name)) for name in ("ann", "bob", "dot"))
    assert SIETE_Y_MEDIA.beads(table.deal) == (0, 0, 0, 0, 0, 0, 1, 4, 4, 4, 0, 0, 0)
    table.act({"op": "stand", "player": "bob"})
    assert table.deal.phase == "bank"
    assert SIETE_Y_MEDIA.exposure(table.deal, 2).everybody
    assert SIETE_Y_MEDIA.beads(table.deal)[5] == 1
    assert not SIETE_Y_MEDIA.exposure(table.deal, 3).everybody
    table.act({"op": "stand", "player": "dot"})
    assert all(SIETE_Y_MEDIA.exposure(table.deal, i).everybody for i in range(4))
    assert SIETE_Y_MEDIA.view(table.deal)["last_settled"]["lines"][0]["pay"] == 40


def test_a_four_goes_back_and_may_come_again() -> None:
    table = turn("4O 1O 6C 4C 5O", change4="forced")
    assert set(SIETE_Y_MEDIA.legal(table.deal, "ann")) == {"bet", "stand", "change4"}, "as of any first card"
    for act in (Bet("ann", 10), Stand("ann")):
        with pytest.raises(Refusal, match="siete_y_media-must-change"):
            table.do(act)
    table.do(decode_command({"op": "change4", "player": "ann"}))
    assert SIETE_Y_MEDIA.exposure(table.deal, 0).everybody
    assert SIETE_Y_MEDIA.expects(table.deal) == ("change ann", "down")
    table.do(ShowCard(table.stock.pop(0)))
    assert (table.deal.phase, SIETE_Y_MEDIA.expects(table.deal)) == ("four_out", None)
    assert SIETE_Y_MEDIA.dealer_legal(table.deal) == ("four_back",)
    assert SIETE_Y_MEDIA.beads(table.deal)[3] == 1
    table.do(FourBack())
    assert SIETE_Y_MEDIA.beads(table.deal)[3] == 0
    assert SIETE_Y_MEDIA.pack(table.deal)[Card.parse("4D")] == 2
    with pytest.raises(Refusal, match="siete_y_media-no-four"):
        table.do(FourBack())
    table.do(Time())  # another four: it is changed, and then the hand stands
    assert table.deal.phase == "card_due"
    table.do(ShowCard(Card.parse("4D")))
    table.do(FourBack())
    assert table.deal.phase == "card_due"
    table.do(ShowCard(Card.parse("5D")))
    table.do(FourBack())
    assert (table.deal.player, table.deal.hands[0][0].status, table.deal.hands[0][0].laid) == ("bob", "stand", 1)


def test_the_bead_of_a_changed_four_moves_with_it() -> None:
    table = turn("4O 1O 6C 5C", change4="optional")
    fours = [SIETE_Y_MEDIA.beads(table.deal)[3]]
    table.do(decode_command({"op": "change4", "player": "ann"}))
    fours.append(SIETE_Y_MEDIA.beads(table.deal)[3])
    assert SIETE_Y_MEDIA.exposure(table.deal, 0).everybody
    assert SIETE_Y_MEDIA.pack(table.deal)[Card.parse("4D")] == 1, "it cannot come before it has gone back"
    table.do(ShowCard(table.stock.pop(0)))
    fours.append(SIETE_Y_MEDIA.beads(table.deal)[3])
    void, _ = table.deal.play(VoidDeal(""))
    assert SIETE_Y_MEDIA.beads(void)[3] == 1, "it lies there still"
    table.do(FourBack())
    fours.append(SIETE_Y_MEDIA.beads(table.deal)[3])
    assert fours == [0, 1, 1, 0]
    assert SIETE_Y_MEDIA.pack(table.deal)[Card.parse("4D")] == 2


# --- errors ------------------------------------------------------------------------------------------------------


def test_a_void_deal_undoes_all_since_its_first_card() -> None:
    chance = random.Random(6)
    for table in tables(15, 150):
        start = {player: table.deal.worth(player) for player in table.deal.purses}
        table.cards()
        for obj in table.script["events"][: chance.randrange(1, 20)]:
            if table.deal.phase == "over":
                break
            table.act(obj)
        if table.deal.phase == "over":
            continue
        table.do(ChangePurse("new", 7))
        start["new"] = 7
        table.do(VoidDeal("a card fell"))
        assert {player: table.deal.worth(player) for player in table.deal.purses} == start
        assert (table.deal.phase, table.deal.on_layout) == ("void", 0)
        assert SIETE_Y_MEDIA.expects(table.deal) is None
        assert SIETE_Y_MEDIA.awaiting(table.deal) == ()


def test_no_stake_is_taken_in_a_void_deal() -> None:
    for end in (VoidDeal(""), RuleIrregularity("exposed_early", None)):
        table = turn("4O 1O 6C", backing=True)
        assert "back" in SIETE_Y_MEDIA.legal(table.deal, "eve")
        table.do(end)
        assert SIETE_Y_MEDIA.legal(table.deal, "eve") == {}
        with pytest.raises(Refusal) as refused:
            decide(table.deal, Back("eve", "bob", 0, 10))
        assert refused.value.reason == "closed"
        carried = SIETE_Y_MEDIA.carry(table.deal)
        assert sum(carried.purses.values()) == table.deal.money


@pytest.mark.parametrize("policy", ["return_stakes", "bank_pays_all", "dealer_rules"])
def test_an_irregularity_voids_the_deal(policy: str) -> None:
    table = turn("7O 1O 6C 5O", backing=True)
    for obj in (
        {"op": "back", "player": "eve", "on": "bob", "amount": 4},
        {"op": "bet", "player": "ann", "amount": 10},
        {"op": "hit", "player": "ann"},  # over
        {"op": "bet", "player": "bob", "amount": 20},
    ):
        assert table.act(obj) is None
    rulings = (("bob.0", "pay"),) if policy == "dealer_rules" else ()
    with pytest.raises(Refusal, match="siete_y_media-no-stake"):
        table.do(RuleIrregularity("exposed_early", Policy(policy), (("ann.0", "pay"),)))
    table.do(RuleIrregularity("exposed_early", Policy(policy), rulings))
    assert table.deal.phase == "void"
    wanted = {
        "return_stakes": {"ann": 100, "bob": 100, "dot": 1000, "eve": 50},
        "bank_pays_all": {"ann": 90, "bob": 120, "dot": 986, "eve": 54},
        "dealer_rules": {"ann": 90, "bob": 120, "dot": 990, "eve": 50},
    }
    assert table.deal.purses == wanted[policy]


def test_a_corrected_deal_is_as_if_the_card_had_been_read_right() -> None:
    chance = random.Random(8)
    right, refused, reasons = 0, 0, set[str]()
    for table in tables(16, 250):
        wrong_at = chance.randrange(3 + len(table.deal.seats))
        stock = table.stock.copy()
        table.cards()
        for obj in table.script["events"]:
            table.act(obj)
        table.to_the_end()
        if table.deal.returned or wrong_at >= len(table.deal.cards) or not table.deal.stock:
            continue
        now = chance.choice([card for card in PACK_40 if card not in table.deal.cards])
        other = stock.copy()
        other[other.index(now)], other[wrong_at] = other[wrong_at], now
        as_it_is = replayed(AtTable(table.script, other), table.done)
        try:
            table.do(CorrectCard(wrong_at, now))
        except Refusal as refusal:
            reasons.add(refusal.reason)
            refused += 1
            continue
        right += 1
        assert as_it_is is not None, "a correction was taken that the acts do not fit"
        assert {p: table.deal.worth(p) for p in table.deal.purses} == {p: as_it_is.worth(p) for p in as_it_is.purses}
        assert lines_of(table.deal) == lines_of(as_it_is)
        assert table.deal.cards == as_it_is.cards
    assert reasons == {"changes_later"}
    assert right > 20
    assert refused > 20


def replayed(table: AtTable, commands: list[Command]) -> Deal | None:
    """The same commands over other cards; None where one is refused. Who gave up a hand that he might have opened has
    nothing to give up where it is lost by itself, and one that was lost so is given up where it might be opened."""
    for command in commands:
        deal = table.deal
        if deal.phase == "turn" and deal.hand.points > GOAL and command not in (Stand(deal.player), Open(deal.player)):
            table.do(Stand(deal.player))
        try:
            table.do(ShowCard(table.stock.pop(0)) if type(command) is ShowCard else command)
        except IndexError:
            return None
        except Refusal as refusal:
            lost = any(isinstance(event, HandLost) for event in table.events[-2:])
            if not (lost and type(command) is Stand and refusal.reason in ("not_your_turn", "not_allowed")):
                return None
    return table.deal


def test_a_correction_moves_differences_and_what_a_purse_cannot_bear_is_a_debt() -> None:
    table = turn("6O 1O 5C 2B", seven_half_pays=2)
    table.act({"op": "bet", "player": "ann", "amount": 100})
    table.act({"op": "stand", "player": "ann"})
    table.act({"op": "stand", "player": "bob"})
    table.act({"op": "stand", "player": "dot"})
    assert table.deal.purses == {"ann": 200, "bob": 99, "dot": 901, "eve": 50}
    table.do(ChangePurse("ann", -150))
    table.do(CorrectCard(0, Card.parse("2H")))
    assert (table.deal.purses["ann"], table.deal.debts) == (0, {"ann": 150})
    assert table.deal.purses["dot"] == 1101
    assert isinstance(table.events[-1], CardCorrected)
    table.do(CorrectCard(0, Card.parse("6D")))
    assert (table.deal.purses["ann"], table.deal.debts) == (50, {})
    assert table.deal.worth("dot") == 901
    for command, reason in (
        (CorrectCard(9, Card.parse("6D")), "not_shown"),
        (CorrectCard(0, Card.parse("6D")), "same_card"),
        (CorrectCard(0, Card.parse("8D")), "foreign_card"),
        (CorrectCard(0, Card.parse("AD")), "duplicate_card"),
    ):
        with pytest.raises(Refusal) as caught:
            table.do(command)
        assert caught.value.reason == reason


def test_a_four_that_time_changed_is_changed_again_after_a_correction() -> None:
    def played(deck: str) -> AtTable:
        table = turn(deck, change4="forced")
        table.do(Time())
        table.cards()
        table.to_the_end()
        return table

    table, right = played("4O 1O 6C 4C 5O"), played("4O 2O 6C 4C 5O")
    assert any(isinstance(event, ForcedByTime) for event in table.events)
    for four in (0, 3):
        with pytest.raises(Refusal, match="siete_y_media-changes-later"):
            table.do(CorrectCard(four, Card.parse("3D")))
    table.do(CorrectCard(1, Card.parse("2D")))
    assert lines_of(table.deal) == lines_of(right.deal)
    assert table.deal.purses == right.deal.purses


def answer(deal: Deal, index: int, card: Card) -> Any:
    """What is said to a correction: the reason against it, or the money that it moves; all is shown when it settles."""
    try:
        (event,) = [event for event in decide(deal, CorrectCard(index, card)) if isinstance(event, CardCorrected)]
    except Refusal as refusal:
        return refusal.reason
    return "settled" if any(isinstance(fact, Settled) for fact in event.again) else event.purses


def test_no_correction_tells_the_card_beside_it() -> None:
    for hidden in ("2E", "5E", "6E"):
        table = turn(f"{hidden} 3C 4O 1O")
        for obj in ({"op": "bet", "player": "ann", "amount": 5}, {"op": "hit", "player": "ann"}):
            assert table.act(obj) is None
        for _ in range(2):  # in the turn and after it
            said = {answer(table.deal, 3, card) for card in PACK_40}
            assert said == {"hand_hidden"}, hidden
            table.act({"op": "stand", "player": "ann"})
        assert {answer(table.deal, 0, card) for card in PACK_40} == {"hand_hidden"}, "nor the hidden one itself"
        for player in ("bob", "dot"):
            table.act({"op": "stand", "player": player})
        assert answer(table.deal, 3, Card.parse("AC")) == "settled", "all is shown"


def test_what_everybody_has_seen_stays_open_after_a_correction() -> None:
    """The bank was over and all was shown; with the right card it is not, and the deal goes on."""
    table = turn("6O 1O 5C 4B")
    for obj in (*({"op": "stand", "player": player} for player in ("ann", "bob")), {"op": "hit", "player": "dot"}):
        assert table.act(obj) is None
    assert table.deal.phase in SETTLED
    table.do(CorrectCard(3, Card.parse("AC")))
    assert table.deal.phase == "bank"
    assert table.deal.owners == [None] * 4
    table.do(CorrectCard(3, Card.parse("2C")))
    assert table.deal.owners == [None] * 4


def test_the_answer_to_a_correction_is_the_same_whatever_lies_face_down(whole: bool) -> None:
    chance = random.Random(21)
    compared, told_apart, kinds = 0, 0, set[str]()
    for table in tables(22, 60 if whole else 15):
        table.cards()
        for obj in table.script["events"]:
            if table.deal.phase in SETTLED:
                break
            table.act(obj)
            deal = table.deal
            down = [index for index, owner in enumerate(deal.owners) if owner is not None]
            if not down:
                continue
            index = chance.randrange(len(deal.cards))
            free = [card for card in PACK_40 if card not in deal.cards]
            for other_card in chance.sample(free, min(3, len(free))):
                other = again(deal, {chance.choice(down): other_card})
                if other is None or not shown_alike(other, deal):
                    continue
                for card in PACK_40:
                    compared += 1
                    one, two = answer(deal, index, card), answer(other, index, card)
                    assert one == two, (deal, index, card)
                    kinds.add(one if isinstance(one, str) else "taken")
                    told_apart += one != "hand_hidden"
    assert compared > (2000 if whole else 500)
    assert told_apart > (500 if whole else 100), "cards of hands that lie open"
    assert {"hand_hidden", "taken", "changes_later", "duplicate_card", "same_card"} <= kinds


def test_a_banker_who_cannot_pay_owes() -> None:
    table = turn("6O 1O 5C 2B")
    table.do(ChangePurse("dot", 5))
    with pytest.raises(Refusal, match="siete_y_media-banker-plays"):
        table.do(ChangePurse("dot", -5))
    deal = table.deal
    deal.ledger.purses["dot"] = 30  # a poor banker
    table.money = deal.money
    table.act({"op": "bet", "player": "ann", "amount": 100})
    table.act({"op": "stand", "player": "ann"})
    table.act({"op": "stand", "player": "bob"})
    table.act({"op": "stand", "player": "dot"})
    assert (table.deal.purses["dot"], table.deal.debts) == (0, {"dot": 69})
    table.do(ChangePurse("dot", 100))
    assert (table.deal.purses["dot"], table.deal.debts) == (31, {})
    with pytest.raises(Refusal, match="siete_y_media-no-debt"):
        table.do(PayDebt("dot", 1))


# --- selling the bank, and who takes part -------------------------------------------------------------------------


def settled_deal(**rules: Any) -> AtTable:
    table = turn("6O 1O 5C 2B", **rules)
    for player in ("ann", "bob", "dot"):
        table.act({"op": "stand", "player": player})
    return table


def test_the_bank_is_sold_when_the_buyer_says_yes() -> None:
    table = settled_deal(buy_s=7, cede_s=9)
    assert table.deal.phase == "for_sale"
    assert SIETE_Y_MEDIA.legal(table.deal, "dot")["cede"] == ["ann", "bob", "eve"], (
        "also who does not play in this deal"
    )
    bought = apply_all(table.deal, decide(table.deal, Cede("dot", "eve", 40)))
    assert SIETE_Y_MEDIA.legal(bought, "eve") == {"decline": True, "buy": {"price": 40}}
    table.do(Cede("dot", "ann", 40))
    assert [(d.player, d.limit_s) for d in SIETE_Y_MEDIA.awaiting(table.deal)] == [("ann", 7)]
    assert SIETE_Y_MEDIA.legal(table.deal, "ann") == {"decline": True, "buy": {"price": 40}}
    table.do(Decline("ann"))
    assert [(d.player, d.limit_s) for d in SIETE_Y_MEDIA.awaiting(table.deal)] == [("dot", 9)]
    table.do(Cede("dot", "bob", 40))
    with pytest.raises(Refusal, match="siete_y_media-not-banker"):
        decide(table.deal, Cede("dot", "ann", 40))
    table.do(Time())
    assert table.deal.phase == "for_sale"
    table.do(Cede("dot", "ann", 40))
    table.do(Buy("ann"))
    assert (table.deal.phase, table.deal.next_bank) == ("over", "ann")
    assert BankCeded("ann", 40) in table.events
    coming = SIETE_Y_MEDIA.next_deal(SIETE_Y_MEDIA.carry(table.deal), {}, ("ann", "bob", "dot"))
    assert (coming.banker, coming.seats) == ("ann", ("bob", "dot"))


def test_a_bank_that_is_kept_or_not_offered_stays() -> None:
    for command in (Keep("dot"), Time()):
        table = settled_deal()
        table.do(command)
        assert (table.deal.phase, table.deal.next_bank) == ("over", "dot")
        for late in (Cede("dot", "ann", 0), Keep("dot"), Buy("ann"), Decline("ann")):
            with pytest.raises(Refusal):
                table.do(late)


def test_a_bank_that_goes_round_is_not_for_sale() -> None:
    table = settled_deal(bank_rotation="each_hand")
    assert (table.deal.phase, table.deal.next_bank) == ("over", "ann")


def test_who_is_silent_in_two_deals_is_left_out_until_he_says_so() -> None:
    seats = ("ann", "bob", "cy")
    game = SIETE_Y_MEDIA
    deal = game.open({}, 0)
    for player in seats:
        deal = apply_all(deal, decide(deal, ChangePurse(player, 100)))
    for _ in range(2):
        deal = game.next_deal(game.carry(deal), {}, seats)
        assert (deal.banker, deal.seats) == ("ann", ("bob", "cy"))
        commands: tuple[Command, ...] = (
            *[ShowCard(Card.parse(label)) for label in ("6S", "5S", "4S")],
            Bet("bob", 5),
            Stand("bob"),
            Time(),
            Stand("ann"),
            Keep("ann"),
        )
        for command in commands:
            deal = apply_all(deal, decide(deal, command))
    deal = game.next_deal(game.carry(deal), {}, seats)
    assert deal.seats == ("bob",)
    assert game.view(deal, Viewer("seat", "cy"))["left_out"]
    assert game.legal(deal, "cy") == {"come_back": True}
    deal = apply_all(deal, decide(deal, Join("cy")))
    with pytest.raises(Refusal):
        decide(deal, Join("cy"))
    deal = apply_all(deal, decide(deal, VoidDeal("")))
    deal = game.next_deal(game.carry(deal), {}, seats)
    assert deal.seats == ("bob", "cy")
    gone = game.next_deal(game.carry(deal), {}, ("bob", "cy"))
    assert (gone.banker, gone.seats) == ("bob", ("cy",))
    with pytest.raises(Refusal, match="siete_y_media-too-few"):
        game.next_deal(game.carry(deal), {}, ("bob",))


def test_what_is_legal_is_taken_and_what_is_not_is_refused() -> None:
    """But for what a card that lies face down forbids, or seven and a half with it, which what is offered must not
    tell."""
    chance = random.Random(9)
    asked, bound, passed = 0, 0, 0
    for table in tables(17, 200):
        table.cards()
        for obj in table.script["events"]:
            player = chance.choice(list(table.deal.purses))
            may = SIETE_Y_MEDIA.legal(table.deal, player)
            for command, right in trials(player, may, table.deal):
                asked += 1
                hand, why = table.deal.hand, why_not(table.deal, command)
                if why in OF_THE_CARD and hand.hidden is not None and right:
                    bound += 1
                elif why is None and not right and (hand.status or (type(command) is Fusilar and "fusilar" in may)):
                    passed += 1  # or what is staked under the seven is passed over
                else:
                    assert right == (why is None), (command, may)
            table.act(obj)
    assert asked > 5000
    assert bound > 100
    assert passed


def why_not(deal: Deal, command: Command) -> Message | None:
    try:
        decide(deal, command)
    except Refusal as refusal:
        return refusal.message
    return None


OF_THE_CARD = (
    say("siete_y_media-no-pair"),
    say("siete_y_media-no-first-four"),
    say("siete_y_media-no-first-seven"),
    say("siete_y_media-must-change"),
)
"""What is refused because of the card that lies face down, which the acts that are offered do not tell."""


def trials(player: str, may: Mapping[str, Any], deal: Deal) -> Iterator[tuple[Command, bool]]:
    """Acts of this player, and whether `legal` says they are taken."""
    unit = deal.rules.unit
    for verb in ("bet", "raise", "fusilar"):
        offer = may.get(verb)
        for amount in (offer["least"], offer["most"]) if offer else (deal.rules.least,):
            yield decode_command({"op": verb, "player": player, "amount": amount}), offer is not None
        if offer:
            yield decode_command({"op": verb, "player": player, "amount": offer["most"] + unit}), False
            yield decode_command({"op": verb, "player": player, "amount": offer["least"] - unit}), False
    for verb in ("hit", "stand", "open", "change4", "decline", "keep", "come_back"):
        yield decode_command({"op": verb, "player": player}), verb in may
    offered = {(one["on"], one["hand"]): one for one in may.get("back", [])}
    for on, number, _ in deal.all_hands:
        offer = offered.get((on, number))
        amount = offer["most"] if offer else deal.rules.least
        yield Back(player, on, number, amount), offer is not None
        if offer:
            yield Back(player, on, number, amount + unit), False


def test_the_dealer_s_other_acts_and_the_pack() -> None:
    table = turn("6O 1O 5C 2B")
    for op in ({"op": "close_bets"}, {"op": "reopen_bets"}):
        with pytest.raises(Refusal, match="siete_y_media-no-round"):
            table.do(decode_command(op))
    with pytest.raises(Refusal, match="siete_y_media-players-bank"):
        table.do(decode_command({"op": "change_bank", "amount": 5}))
    with pytest.raises(Refusal, match="siete_y_media-no-marker"):
        table.do(Mark("cut"))
    with pytest.raises(Refusal, match="siete_y_media-not-due"):
        table.do(ShowCard(Card.parse("3S")))
    table = turn("6O 1O 5C 2B", bank_policy="blackjack")
    table.do(Bet("ann", 5))
    table.do(Hit("ann", expose=True))
    for label, reason in (("9S", "foreign_card"), ("6D", "duplicate_card")):
        with pytest.raises(Refusal) as caught:
            table.do(ShowCard(Card.parse(label)))
        assert caught.value.reason == reason
    with pytest.raises(Refusal, match="games-no-act"):
        decode_command({"op": "dance"})


# --- stored events -----------------------------------------------------------------------------------------------

STORED = [json.loads(line) for line in (Path(__file__).parent / "events_siete_v1.jsonl").read_text().splitlines()]


def _said_in(written: Any, record: Any) -> Any:
    """What is written, without the fields that the record of an earlier version does not have."""
    if isinstance(record, dict):
        return {name: _said_in(written[name], value) for name, value in record.items()}
    if isinstance(record, list) and len(record) == len(written):
        return [_said_in(one, other) for one, other in zip(written, record, strict=True)]
    return written


@pytest.mark.parametrize("record", [pytest.param(record, id=record["event"]) for record in STORED])
def test_a_stored_event_loads_and_is_written_with_all_it_said(record: dict[str, Any]) -> None:
    written = json.loads(json.dumps(encode_event(decode_event(record))))
    assert _said_in(written, record) == record


def test_an_event_of_every_kind_is_stored() -> None:
    assert {record["event"] for record in STORED} == set(SIETE_Y_MEDIA.codec.kinds)


def test_a_deal_of_the_library() -> None:
    deal = new_deal(Rules(bank_policy="blackjack"), purses={"ann": 50, "bea": 100}, seats=["ann"], banker="bea")
    events: list[Event] = []
    for command in (ShowCard(Card.parse("6S")), ShowCard(Card.parse("4S")), Bet("ann", 10), Stand("ann")):
        deal, happened = deal.play(command)
        events += happened
    assert SIETE_Y_MEDIA.expects(deal) == ("bank bea", "up")
    deal, happened = deal.play(ShowCard(Card.parse("3H")))
    assert [type(event) for event in happened][-1] is Settled
    assert any(isinstance(event, BankStood) for event in happened)
    assert deal.purses == {"ann": 40, "bea": 110}
    assert "siete y media" in repr(deal)
    assert not any(isinstance(event, HandLost) for event in events)


@pytest.mark.parametrize(("result", "said"), [("win", "wins 5 with 5"), ("lose", "loses 5"), ("push", "5")])
def test_a_stake_on_another_s_hand_is_said_with_the_hand(result: str, said: str) -> None:
    """Also where the engine is used without the program's catalogue."""
    line = BackLine(1, "eve", "ann", 0, result, 5, 5, 5)
    assert sentence(_outcome(line)).startswith(f"eve{':' if result == 'push' else ''} {said} on ann's hand")
