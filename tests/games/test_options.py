"""Every option of casino faro, flipped: one small deal per row, and what it makes of it (docs/rules.md section 1)."""

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import pytest

from controller.cli.settle import settle_text
from controller.config_page import all_options
from controller.games import faro, german_faro
from controller.games.cards import Card
from controller.games.faro.paper import tabs
from controller.games.faro.rules import OPTIONS, Rules
from controller.games.message import Message, say
from controller.games.options import Choice, Described, Options, Switch, described, in_force
from controller.games.refusal import BadOption
from tests.english import english
from tests.games.scripts import faro_script

RANKS = "A23456789TJQK"


def deck(start: str, end: str = "") -> list[str]:
    """A pack that begins with the cards `start` and ends with `end`; the rest in rank order."""
    first, last = start.split(), end.split()
    rest = [r + s for s in "SHDC" for r in RANKS if r + s not in first and r + s not in last]
    return [*first, *rest, *last]


def settle(start: str, events: list[dict[str, Any]], end: str = "", bank: int = 10_000, **rules: Any) -> dict[str, Any]:
    script = {
        "game": "faro",
        "rules": rules,
        "deck": deck(start, end),
        "bank": bank,
        "players": {"ann": 1000, "bob": 1000},
        "events": events,
    }
    result: dict[str, Any] = json.loads(settle_text(json.dumps(script).encode()))
    assert result["bank"] + sum(result["players"].values()) == bank + 2000
    return result


def bet(id_: str = "a", before: int = 1, stake: int = 100, **place: Any) -> dict[str, Any]:
    return {"before": before, "op": "bet", "id": id_, "player": "ann", "stake": stake, **place}


def act(op: str, id_: str = "a", before: int = 2, **more: Any) -> dict[str, Any]:
    return {"before": before, "op": op, "id": id_, **more}


def raised(cap: int, before: int = 1) -> dict[str, Any]:
    return {"before": before, "op": "raise_cap", "cap": cap}


def raised_for(player: str, most: int, before: int = 1) -> dict[str, Any]:
    return {"before": before, "op": "raise_for", "player": player, "max": most}


def flat(rank: str, **more: Any) -> dict[str, Any]:
    return bet(type="flat", ranks=[rank], **more)


def outcome(result: dict[str, Any]) -> list[Any]:
    """Lines as (turn, id, result, pay, returned), then refusals, then notes without their turn."""
    found: list[Any] = [
        (turn["turn"], line["id"], line["result"], line["pay"], line["returned"])
        for turn in result["turns"]
        for line in turn["settled"]
    ]
    found += [refusal["reason"] for refusal in result["rejected"]]
    found += [next(key for key in note if key != "before") for note in result["notes"]]
    return found


REMOVED = act("remove")
COPPER: dict[str, Any] = {"copper": True}

# option, value, start of the pack, end of the pack, bank, acts, outcome
ROWS: list[tuple[str, Any, str, str, int, list[dict[str, Any]], list[Any]]] = [
    ("min", 1, "2S 5H 9D", "", 9999, [flat("5", stake=1)], [(1, "a", "lose", -1, 0)]),
    ("min", 2, "2S 5H 9D", "", 9999, [flat("5", stake=1)], ["min"]),
    ("max", None, "2S 5H 9D", "", 9999, [flat("5", stake=101)], [(1, "a", "lose", -101, 0)]),
    ("max", 100, "2S 5H 9D", "", 9999, [flat("5", stake=101)], ["max"]),
    ("unit", 1, "2S 5H 9D", "", 9999, [flat("5", stake=7)], [(1, "a", "lose", -7, 0)]),
    ("unit", 5, "2S 5H 9D", "", 9999, [flat("5", stake=7)], ["bad_stake"]),
    ("lock_withdraw_at_cards", None, "2S 5H 9D", "6H 4H JD 8S", 9999,
     [flat("8", before=23, **COPPER), act("remove", before=23)], []),
    ("lock_withdraw_at_cards", 8, "2S 5H 9D", "6H 4H JD 8S", 9999,
     [flat("8", before=22, **COPPER), act("remove", before=22), flat("8", id_="b", before=23, **COPPER),
      act("remove", "b", before=23), act("move", "b", before=23, ranks=["J"]), act("bar", "b", before=23)],
     ["locked", "locked"]),
    ("solvency", "sum", "2S 5H 9D", "", 100, [flat("5"), flat("9", id_="b"), act("remove", "b")],
     [(1, "a", "lose", -100, 0), "solvency", "unknown_id"]),
    ("solvency", "turn_worst", "2S 5H 9D", "", 100,
     [flat("5"), flat("5", id_="b", **COPPER), flat("9", id_="c", stake=101)],
     [(1, "a", "lose", -100, 0), (1, "b", "win", 100, 200), "solvency"]),
    ("solvency", "none", "2S 5H 9D", "", 100, [flat("9", stake=500)], [(1, "a", "win", 500, 1000)]),
    ("raise_for", False, "2S 5H 9D", "", 9999, [raised_for("ann", 200)], ["not_offered"]),
    ("raise_for", True, "2S 5H 9D", "", 9999, [raised_for("ann", 200)], ["no_max"]),
    ("bank_cap", 0, "2S 5H 9D", "", 300, [flat("5"), flat("9", id_="b", stake=200)],
     [(1, "a", "lose", -100, 0), (1, "b", "win", 200, 400)]),
    ("bank_cap", 200, "2S 5H 9D", "", 300,
     [flat("5"), flat("9", id_="b", stake=101), raised(200), raised(201), flat("9", id_="b", stake=101)],
     [(1, "a", "lose", -100, 0), (1, "b", "win", 101, 202), "solvency", "not_higher"]),
    ("bank_cap", 400, "2S 5H 9D", "", 300, [flat("5"), flat("9", id_="b", stake=201)],
     [(1, "a", "lose", -100, 0), "solvency"]),
    ("multi_both_open", "lose", "2S 5H 9D", "", 9999, [bet(type="group", ranks=["5", "9"])],
     [(1, "a", "lose", -100, 0)]),
    ("multi_both_open", "push", "2S 5H 9D", "", 9999, [bet(type="group", ranks=["5", "9"]), REMOVED],
     [(1, "a", "push", 0, 0)]),
    ("multi_both_copper", "push", "2S 5H 9D", "", 9999, [bet(type="group", ranks=["5", "9"], **COPPER), REMOVED],
     [(1, "a", "push", 0, 0)]),
    ("multi_both_copper", "win", "2S 5H 9D", "", 9999, [bet(type="group", ranks=["5", "9"], **COPPER)],
     [(1, "a", "win", 100, 200)]),
    ("multi_both_copper", "lose", "2S 5H 9D", "", 9999, [bet(type="group", ranks=["5", "9"], **COPPER)],
     [(1, "a", "lose", -100, 0)]),
    ("group_shapes", "layout", "2S 5H 9D", "", 9999, [bet(type="group", ranks=["A", "9"])], ["bad_shape"]),
    ("group_shapes", "any", "2S 5H 9D", "", 9999, [bet(type="group", ranks=["A", "9"])], [(1, "a", "win", 100, 200)]),
    ("strings", True, "2S 5H 9D", "", 9999, [bet(type="string", win=["A", "9"], lose=["4"])],
     [(1, "a", "win", 100, 200)]),
    ("strings", False, "2S 5H 9D", "", 9999, [bet(type="string", win=["A", "9"], lose=["4"])], ["bad_shape"]),
    ("copper_split", "own_rank", "2S 6H 6D", "", 9999, [flat("K", **COPPER), REMOVED], []),
    ("copper_split", "any_split", "2S 6H 6D", "", 9999, [flat("K", **COPPER), flat("Q", id_="b"), act("remove", "b")],
     [(1, "a", "half", -50, 50)]),
    ("split_rounding", "player", "2S 6H 6D", "", 9999, [flat("6", stake=101)], [(1, "a", "half", -50, 51)]),
    ("split_rounding", "bank", "2S 6H 6D", "", 9999, [flat("6", stake=101)], [(1, "a", "half", -51, 50)]),
    ("split_remainder", "return", "2S 6H 6D", "", 9999, [flat("6"), REMOVED],
     [(1, "a", "half", -50, 50), "unknown_id"]),
    ("split_remainder", "stay", "2S 6H 6D", "", 9999, [flat("6"), REMOVED], [(1, "a", "half", -50, 0)]),
    ("ace_high", False, "2S KH AD", "", 9999, [bet(type="high")], [(1, "a", "lose", -100, 0)]),
    ("ace_high", True, "2S KH AD", "", 9999, [bet(type="high")], [(1, "a", "win", 100, 200)]),
    ("high_split", "half", "2S 6H 6D", "", 9999, [bet(type="high")], [(1, "a", "half", -50, 50)]),
    ("high_split", "push", "2S 6H 6D", "", 9999, [bet(type="high"), REMOVED], [(1, "a", "push", 0, 0)]),
    ("high_split", "lose", "2S 6H 6D", "", 9999, [bet(type="high", **COPPER)], [(1, "a", "lose", -100, 0)]),
    ("parity_rule", "winner", "2S 3H KD", "", 9999, [bet(type="odd"), REMOVED], [(1, "a", "push", 0, 0)]),
    ("parity_rule", "string", "2S 3H KD", "", 9999, [bet(type="odd")], [(1, "a", "lose", -100, 0)]),
    ("parity_king", "neutral", "2S KH 4D", "", 9999, [bet(type="odd"), REMOVED],
     [(1, "a", "lose", -100, 0), "unknown_id"]),
    ("parity_king", "odd", "2S 4H KD", "", 9999, [bet(type="odd")], [(1, "a", "win", 100, 200)]),
    ("parity_split", "half", "2S 6H 6D", "", 9999, [bet(type="even")], [(1, "a", "half", -50, 50)]),
    ("parity_split", "push", "2S KH KD", "", 9999, [bet(type="odd"), REMOVED], [(1, "a", "push", 0, 0)]),
    ("parity_split", "lose", "2S 6H 6D", "", 9999, [bet(type="even")], [(1, "a", "lose", -100, 0)]),
    ("dead_bets", "claim", "6S 6H 9D 6D 6C", "", 9999, [flat("6", before=3), act("claim", before=3, player="bob")],
     ["claimed"]),
    ("dead_bets", "reject", "6S 6H 9D 6D 6C", "", 9999, [flat("6", before=3), act("claim", before=3, player="bob")],
     ["dead", "unknown_id"]),
    ("dead_bets", "return", "6S 6H 9D 6D 6C", "", 9999, [flat("6", before=3), act("claim", before=3, player="bob")],
     ["unknown_id", "dead_returned"]),
    ("call_distinct", 4, "2S", "4H JD 8S", 9999, [bet(before=25, type="call", order=["4", "J", "8"])],
     [(25, "a", "win", 400, 500)]),
    ("call_distinct", 5, "2S", "4H JD 8S", 9999, [bet(before=25, type="call", order=["4", "J", "8"])],
     [(25, "a", "win", 500, 600)]),
    ("call_pair", 2, "2S", "4H 4D 8S", 9999, [bet(before=25, type="call", order=["4", "4", "8"])],
     [(25, "a", "win", 200, 300)]),
    ("call_pair", 1, "2S", "4H 4D 8S", 9999, [bet(before=25, type="call", order=["4", "4", "8"])],
     [(25, "a", "win", 100, 200)]),
    ("call_color", 2, "4S", "4H 4C 4D", 9999, [bet(before=25, type="color", order="RB")], [(25, "a", "win", 200, 300)]),
    ("call_color", 3, "4S", "4H 4C 4D", 9999, [bet(before=25, type="color", order="RB")], [(25, "a", "win", 300, 400)]),
    ("call_convention", "to_one", "2S", "4H JD 8S", 9999, [bet(before=25, type="call", order=["4", "J", "8"])],
     [(25, "a", "win", 400, 500)]),
    ("call_convention", "for_one", "2S", "4H JD 8S", 9999, [bet(before=25, type="call", order=["4", "J", "8"])],
     [(25, "a", "win", 300, 400)]),
    ("triple_call", "color", "4S", "4H 4D 4C", 9999, [bet(before=25, type="color", order="SAME")],
     [(25, "a", "win", 200, 300)]),
    ("triple_call", "none", "4S", "4H 4D 4C", 9999, [bet(before=25, type="color", order="SAME")], ["not_callable"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("option", "value", "start", "end", "bank", "events", "wanted"),
    [pytest.param(*row, id=f"{row[0]}={row[1]}") for row in ROWS],
)
def test_option(option: str, value: Any, start: str, end: str, bank: int, events: list[Any], wanted: list[Any]) -> None:
    result = settle(start, events, end, bank, **{option: value})
    assert outcome(result) == wanted
    if value == getattr(Rules(), option):
        assert outcome(settle(start, events, end, bank)) == outcome(result), "the default of the table is this value"


def test_every_option_has_its_rows() -> None:
    elsewhere = {"max_scope", "parlay_over_max", "last_turn_hoc", "case_hoc"}
    live_only = {name for name, option in OPTIONS.items() if option.live_only}
    assert {row[0] for row in ROWS} | elsewhere | live_only == set(OPTIONS)


def test_max_scope() -> None:
    twice = [flat("9", stake=60), flat("9", id_="b", stake=60)]
    assert outcome(settle("2S 5H 9D", twice, max=100)) == [(1, "a", "win", 60, 120), "max"]
    assert len(outcome(settle("2S 5H 9D", twice, max=100, max_scope="bet"))) == 2
    other_side = [flat("9", stake=60), flat("9", id_="b", stake=60, **COPPER)]
    assert [line[2] for line in outcome(settle("2S 5H 9D", other_side, max=100))] == ["win", "lose"]


def test_a_group_and_a_string_of_the_same_ranks_and_sides_are_one_position() -> None:
    same = [bet(type="group", ranks=["5", "9"], stake=60), bet("b", type="string", win=["9", "5"], lose=[], stake=60)]
    assert outcome(settle("2S 5H 9D", same, max=100))[-1] == "max"


def test_raise_for() -> None:
    acts = [
        *(raised_for("bob", 100), raised_for("nobody", 200), raised_for("ann", 200), raised_for("ann", 200)),
        *(flat("9", stake=150), flat("9", id_="b", stake=50), flat("9", id_="c", stake=1)),
        *(flat("5", id_="d", stake=101, player="bob"), {"before": 1, "op": "raise_max", "max": 101}),
        *(flat("5", id_="e", stake=101, player="bob"), raised_for("ann", 199), raised_for("bob", 102)),
    ]
    won = [(1, "a", "win", 150, 300), (1, "b", "win", 50, 100), (1, "e", "lose", -101, 0)]
    refused = ["not_higher", "unknown_player", "not_higher", "max", "max", "not_higher"]
    assert outcome(settle("2S 5H 9D", acts, max=100, raise_for=True)) == [*won, *refused]
    above = [raised_for("ann", 200), flat("9", stake=150), flat("9", id_="b", stake=150)]
    assert outcome(settle("2S 5H 9D", above, bank=149, max=100, raise_for=True)) == ["solvency", "solvency"]


def test_parlay_over_max() -> None:
    acts = [
        flat("9", stake=60),
        {"before": 2, "op": "parlay", "from": "a", "id": "b", "player": "ann", "type": "flat", "ranks": ["K"]},
        flat("K", id_="c", before=2, stake=100),
    ]
    won = [(1, "a", "win", 60, 120), (2, "b", "win", 120, 240), (2, "c", "win", 100, 200)]
    assert outcome(settle("2S 5H 9D 7C KD", acts, max=100)) == won
    assert outcome(settle("2S 5H 9D 7C KD", acts, max=100, parlay_over_max=False)) == [won[0], won[2], "max"]


def test_last_turn_hoc() -> None:
    acts = [flat("8", before=25), flat("8", id_="b", before=25, **COPPER), flat("8", id_="c", before=25)]
    acts.append(act("bar", "c", before=25))
    back = settle("2S", acts, "4H JD 8S")["closing"]
    assert [line["result"] for line in back] == ["returned", "returned", "returned"]
    taken = settle("2S", acts, "4H JD 8S", last_turn_hoc="lose_open")["closing"]
    assert [(line["result"], line["pay"], line["returned"]) for line in taken] == [
        ("lose", -100, 0),
        ("returned", 0, 100),
        ("returned", 0, 100),
    ]


def test_case_hoc_moves_the_bead_of_the_hoc_in_the_final_case_alone() -> None:
    for switch, left in ((False, 1), (True, 0)):
        result = settle("2S", [], "4H JD 8S", case_hoc=switch)
        assert result["case"]["8"] == left
        assert result["turns"][-1]["case"]["8"] == 1


def test_tabs_tell_how_each_rank_fell() -> None:
    tabs = settle("6S 6H 6D 9C 6C", [], "4H JD 8S")["tabs"]
    assert tabs["6"] == "SlwW"
    assert tabs["8"].endswith("H")
    assert all(len(tab) == 4 for tab in tabs.values())


@pytest.mark.parametrize("seed", range(5))
def test_the_tabs_of_a_deal_that_goes_on(seed: int) -> None:
    deck = [Card.parse(label) for label in faro_script(seed)["deck"]]
    for shown in range(53):
        cards = deck[:shown]
        plain = dict.fromkeys(RANKS, "")
        for index, card in enumerate(cards):
            other = index + 1 if index % 2 else index - 1
            split = 0 < index < 51 and other < shown and cards[other].rank is card.rank
            mark = "S" if index == 0 else "H" if index == 51 else "LW"[1 - index % 2]
            plain[card.rank.label] += mark.lower() if split else mark
        assert tabs(cards) == plain


@pytest.mark.parametrize(
    ("game", "values", "says"),
    [
        (faro, {"solvency": "foo"}, 'solvency: expected "sum" or "turn_worst" or "none"'),
        (faro, {"unit": 0}, "unit: expected an integer from 1 to"),
        (faro, {"ace_high": 1}, "ace_high: expected true or false"),
        (german_faro, {"pays": "middle"}, 'pays: expected "right" or "left"'),
        (german_faro, {"max_total": None}, "max_total: expected an integer from 1 to"),
    ],
)
def test_rules_that_no_game_has_cannot_be_made(game: Any, values: dict[str, Any], says: str) -> None:
    for make in (
        lambda: game.Rules(**values),
        lambda: replace(game.Rules(), **values),
        lambda: game.parse_rules(values),
    ):
        with pytest.raises(BadOption) as caught:
            make()
        assert english(caught.value.message).startswith(says)


def test_an_option_is_described_where_it_is_defined() -> None:
    found = OPTIONS["case_max"]
    assert (found.default, found.live_only, OPTIONS["max"].live_only) == (None, True, False)
    assert found.option.allows(50)
    assert english(found.says) == "A lower maximum on a rank of which one card is left (1.2)."
    assert Rules(max=5, ace_high=True).changed() == {"max": 5, "ace_high": True}


def test_of_values_that_are_not_allowed_the_first_of_the_class_is_named() -> None:
    with pytest.raises(BadOption) as caught:
        Rules(unit=0, min=-1)
    assert caught.value.place == "min"


def test_rules_of_any_dataclass_are_checked() -> None:
    @dataclass(frozen=True)
    class Plain(Options):
        burn: Annotated[bool, Switch(say("on"), say("off")), say("what")] = True

    assert Plain(burn=False).changed() == {"burn": False}
    with pytest.raises(BadOption, match="burn"):
        Plain(burn=0)  # type: ignore[arg-type]


GAMES: dict[str, Any] = {"faro": faro, "german_faro": german_faro}


def test_the_page_of_options_is_the_generated_one() -> None:
    page = Path(__file__).parents[2] / "docs" / "rules-options.md"
    assert page.read_text() == all_options(), "run: faro config options > docs/rules-options.md"


def values_of(about: Described) -> list[Any]:
    """Every value, or the ends of what there is."""
    option = about.option
    if isinstance(option, Choice):
        return list(option.words)
    if isinstance(option, Switch):
        return [True, False]
    return [option.low, option.high, *([] if option.none is None else [None])]


@pytest.mark.parametrize("game", GAMES)
def test_each_value_of_an_option_is_a_sentence_of_its_own(game: str) -> None:
    for name, about in described(GAMES[game].Rules).items():
        assert re.fullmatch(r"[A-Z`].*\(\d\.\d+\)\.", english(about.says)), f"{name}: what it decides, with its section"
        texts = [english(about.option.means(value)) for value in values_of(about)]
        assert all(re.fullmatch(r"[A-Z].*\.", text) for text in texts), (name, texts)
        assert len(texts) > 1, name
        assert len(set(texts)) == len(texts), name
        assert about.option.allows(about.default), name


@pytest.mark.parametrize("game", GAMES)
def test_the_view_says_the_options_in_force(game: str) -> None:
    engine = GAMES[game]
    rules = engine.Rules(irregularity="dealer_rules")
    more = {"books": {"ann": german_faro.Suit.SPADES}} if game == "german_faro" else {}
    view = engine.view(engine.new_deal(rules, bank=10, purses={"ann": 5}, **more))
    told = {option["name"]: (option["value"], english(Message.of(option["text"]))) for option in view["options"]}
    idle = {"bank_lasts", "bank_marks", "bid_s", "book_s", "commission_unit", "lay_s", "min_bank", "shoe_to"}
    assert told.keys() == engine.Rules.__dataclass_fields__.keys() - idle, "without those that decide nothing"
    said = "When something was wrong with the cards, the dealer rules on each stake."
    assert told["irregularity"] == ("dealer_rules", said)
    assert view["options"] == [option.json() for option in in_force(rules)]
    assert {name for name in told if name in view["rules"]} == {"irregularity"}
