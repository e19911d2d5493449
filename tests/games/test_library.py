"""The engines as a library: its page, `deal.play`, ranks as people write them, and what a deal looks like."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import controller.games as library
from controller.games import (
    baccarat_banque,
    chemin_de_fer,
    faro,
    german_faro,
    macao,
    punto_banco,
    siete_y_media,
    victoria,
)
from controller.games.cards import Card
from controller.games.codec import types_of
from controller.games.given import kinds_of
from controller.games.irregularity import Policy, Rulings
from controller.games.registry import GAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "engines.md"
LIBRARY = {name: getattr(library, name) for name in GAMES}


def open_deal() -> faro.Deal:
    deal = faro.new_deal(faro.Rules(group_shapes="any"), bank=1000, purses={"ann": 100})
    return deal.play(faro.ShowCard(faro.Card.parse("4C")))[0]


def last_turn() -> faro.Deal:
    """The last three cards are J, Q and K of clubs."""
    deal = faro.new_deal(faro.Rules(), bank=1000, purses={"ann": 100})
    for i, card in enumerate(faro.PACK_52[:-3]):
        if i % 2:
            deal, _ = deal.play(faro.CloseBets())
        deal, _ = deal.play(faro.ShowCard(card))
    return deal


def test_the_page_says_what_happens() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 15
    assert failed == 0


def test_the_page_settles_a_deal_in_fifteen_lines() -> None:
    first = PAGE.read_text().split("```python")[2].split("```")[0]
    assert "purses" in first.splitlines()[-3]
    assert len(re.findall(r"^(>>>|\.\.\.) ", first, re.MULTILINE)) <= 15


def test_the_windows_that_the_page_tells_are_phases_and_their_acts_are_commands() -> None:
    rows = re.findall(
        r"^\| (`\w+`(?:, `\w+`)*) \| (.*) \|$", PAGE.read_text().split("| --- | --- |\n")[1], re.MULTILINE
    )
    told = {name: text for names, text in rows for name in re.findall(r"\w+", names)}
    assert told.keys() == GAMES.keys()
    for name, text in told.items():
        package = ROOT.joinpath(*LIBRARY[name].Deal.__module__.split(".")).parent
        code = "".join(path.read_text() for path in package.glob("*.py"))
        for word in re.findall(r"`(\w+)`", text):
            assert hasattr(LIBRARY[name], word) if word[0].isupper() else f'"{word}"' in code, (name, word)


@pytest.mark.parametrize("package", ["controller", "vision", "firmware_bridge", "hardware"])
def test_each_package_says_that_it_is_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()


def test_playing_is_deciding_and_applying() -> None:
    deal = open_deal()
    before = deal.copy()
    bet = faro.PlaceBet("b", "ann", "flat", 5, ranks="K")
    after, events = deal.play(bet)
    assert events == faro.decide(deal, bet)
    assert after == faro.apply_all(deal, events)
    with pytest.raises(faro.Refusal):
        deal.play(faro.PlaceBet("b", "ben", "flat", 5, ranks="K"))
    assert deal == before


def test_german_faro_plays_the_same_way() -> None:
    books = {"ann": german_faro.Suit.HEARTS}
    deal = german_faro.new_deal(german_faro.Rules(), bank=50, books=books, purses={"ann": 12})
    before = deal.copy()
    stake = german_faro.Stake("ann", german_faro.Card.parse("9H"), 3)
    after, events = deal.play(stake)
    assert events == german_faro.decide(deal, stake)
    assert after == german_faro.apply_all(deal, events)
    assert deal == before
    assert repr(after) == (
        "<Deal of German faro: pair 1, bets_open, cards none (0 shown), stakes 1, bank 50, lying 3, purses {'ann': 9}>"
    )


LABELS = st.sampled_from(list(faro.Rank)).flatmap(lambda rank: st.sampled_from([rank, rank.label, rank.sign]))


@given(st.lists(LABELS, min_size=1, max_size=13))
def test_ranks_as_written_are_the_ranks_of_the_protocol(written: list[Any]) -> None:
    labels = [rank.label if isinstance(rank, faro.Rank) else rank.replace("10", "T") for rank in written]
    one = len(set(labels)) == 1
    kind = "flat" if one else "group"
    obj = {"op": "bet", "id": "b", "player": "ann", "type": kind, "stake": 5, "ranks": labels}

    def outcome(command: Any) -> Any:
        try:
            return faro.decide(open_deal(), command)
        except faro.Refusal as refusal:
            return refusal.reason

    expected = outcome(faro.decode_command(obj))
    assert outcome(faro.PlaceBet("b", "ann", kind, 5, ranks=written)) == expected
    assert outcome(faro.PlaceBet("b", "ann", kind, 5, ranks=iter(set(written)))) == expected
    if one:
        assert outcome(faro.PlaceBet("b", "ann", kind, 5, ranks=written[0])) == expected


@pytest.mark.parametrize("bad", ["11", "k", "", ["9", "X"], [9], [None], [["9"]], None, 2.5, True])
def test_what_is_no_rank_is_refused(bad: Any) -> None:
    deal = open_deal()
    for command in (
        faro.PlaceBet("b", "ann", "flat", 5, ranks=bad),
        faro.PlaceBet("b", "ann", "heel", 5, win="K", lose=bad),
        faro.PlaceBet("b", "ann", "string", 5, win=bad, lose="K"),
    ):
        with pytest.raises(faro.Refusal, match=r"\[faro-no-rank\]$") as refused:
            deal.play(command)
        assert refused.value.reason == "bad_shape"


@pytest.mark.parametrize("bad", [-1, 0, 1 << 13, -2, (1 << 13) + 1])
def test_a_set_of_what_is_no_rank_is_refused(bad: Any) -> None:
    for command in (
        faro.PlaceBet("b", "ann", "flat", 5, ranks=bad),
        faro.PlaceBet("b", "ann", "group", 5, ranks=bad),
        faro.PlaceBet("b", "ann", "heel", 5, win="K", lose=bad),
        faro.PlaceBet("b", "ann", "string", 5, win=bad),
    ):
        with pytest.raises(faro.Refusal, match="faro-bad-shape"):
            open_deal().play(command)


def test_a_bet_is_moved_to_ranks_as_written() -> None:
    deal, _ = open_deal().play(faro.PlaceBet("b", "ann", "heel", 5, win="10", lose=[faro.Rank.ACE]))
    moved, _ = deal.play(faro.MoveBet("b", win=["2"], lose="T"))
    asked = {"op": "move", "id": "b", "win": ["2"], "lose": ["T"]}
    assert moved == deal.play(faro.decode_command(asked))[0]
    with pytest.raises(faro.Refusal, match="found '1'"):
        deal.play(faro.MoveBet("b", win=["1"], lose="T"))


def test_the_order_of_a_call_as_written() -> None:
    deal = last_turn()
    for order in ("QKJ", ["Q", "K", "J"], (faro.Rank.QUEEN, "K", faro.Rank.JACK)):
        (placed,) = deal.play(faro.PlaceBet("c", "ann", "call", 5, order=order))[1]
        assert isinstance(placed, faro.BetPlaced)
        assert placed.bet.order == "QKJ"
    with pytest.raises(faro.Refusal, match="found 'B'") as refused:
        deal.play(faro.PlaceBet("c", "ann", "call", 5, order=["Q", "K", "B"]))
    assert refused.value.reason == "not_callable"


def test_a_deal_shows_itself_in_a_line() -> None:
    deal, _ = open_deal().play(faro.PlaceBet("b", "ann", "flat", 5, ranks="9"))
    assert repr(deal) == (
        "<Deal of faro: turn 1, bets_open, cards 4C (1 shown), bets 1, bank 1000, lying 5, purses {'ann': 95}>"
    )
    owing = faro.new_deal(faro.Rules(), bank=0, purses={"ann": 0}, debts={"ann": 7})
    assert "purses {'ann': 0}, debts {'ann': 7}>" in repr(owing)


SAME = {
    *(
        "Card",
        "Command",
        "Deal",
        "Event",
        "PUBLIC",
        "Rules",
        "Viewer",
        "apply",
        "apply_all",
        "decide",
        "decode_command",
    ),
    *("decode_event", "encode_event", "legal", "new_deal", "odds", "parse_rules", "settle", "view"),
    *("BadOption", "BadScript", "GameError", "Malformed", "Refusal"),
}
"""What every game has, by one name."""


def test_every_game_is_there_by_its_name() -> None:
    assert {*library.__all__} == {*GAMES, "__version__"} <= {*dir(library)}
    for name, game in LIBRARY.items():
        assert {*game.__all__} >= SAME, name
        assert all(hasattr(game, each) for each in game.__all__), name
    with pytest.raises(AttributeError, match="no attribute 'poker'"):
        library.poker  # noqa: B018


@pytest.mark.parametrize("game", LIBRARY.values(), ids=LIBRARY)
def test_one_import_has_all_commands_and_events(game: Any) -> None:
    kinds: list[type] = [*get_args(game.Command), *(get_args(game.Event) if game in (faro, german_faro) else ())]
    for kind in kinds:
        assert getattr(game, kind.__name__, None) is kind, kind
        assert kind.__name__ in game.__all__


def test_one_thing_has_one_name() -> None:
    names = {name for game in LIBRARY.values() for name in game.__all__}
    assert not names & {"public_view", "view_of", "TimeUp", "Enter", "VictoriaRules"} - {*macao.__all__}
    timed = {name for name, game in LIBRARY.items() if "Time" in game.__all__}
    assert timed == {*LIBRARY} - {"punto_banco"}


def test_victoria_has_rules_of_its_own() -> None:
    deal = victoria.new_deal(victoria.Rules(), seats=["ann", "bob"], banker="ann", purses={"ann": 100, "bob": 100})
    assert victoria.view(deal)["game"] == "victoria"
    assert victoria.parse_rules({}).first == 2
    assert macao.parse_rules({}).first == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_scripts_are_those_of_faro_settle(name: str) -> None:
    with pytest.raises(library.faro.BadScript) as caught:
        LIBRARY[name].settle({})
    with pytest.raises(library.faro.BadScript) as same:
        GAMES[name].settle({})
    assert caught.value.args == same.value.args


GOOD = {
    int: 1,
    bool: True,
    str: "ann",
    Card: Card.parse("9C"),
    tuple[Card, ...]: (Card.parse("9C"),),
    Policy: "return_stakes",
    Rulings: (("ann", "stay"),),
}
COMMANDS = [(name, kind) for name, game in LIBRARY.items() for kind in get_args(game.Command)]
READ_BY_THE_RULES = {
    *(("faro", field) for field in ("ranks", "win", "lose", "order")),
    ("siete_y_media", "hand"),
    ("siete_y_media", "price"),
}
"""Fields that may be written in several ways, or whose rule says itself what is wrong."""
NO_INTEGER = (1.0, True, False, "5", float("nan"), faro.Rank.ACE)


def begun(name: str) -> Any:
    """A deal of this game in which ann and bob have money."""
    purses = {"ann": 100, "bob": 100}
    match name:
        case "german_faro":
            books = {"ann": german_faro.Suit.HEARTS, "bob": german_faro.Suit.SPADES}
            return german_faro.new_deal(german_faro.Rules(), bank=100, books=books, purses=purses)
        case "faro" | "punto_banco":
            return LIBRARY[name].new_deal(LIBRARY[name].Rules(), bank=100, purses=purses)
        case "baccarat_banque":
            return baccarat_banque.new_deal(baccarat_banque.Rules(), purses=purses, right=["ann"], left=["bob"])
        case "chemin_de_fer":
            return chemin_de_fer.new_deal(chemin_de_fer.Rules(), purses=purses, seats=["ann", "bob"])
    game = LIBRARY[name]
    return game.new_deal(
        game.Rules(), purses=purses, seats=["bob"] if name == "siete_y_media" else [*purses], banker="ann"
    )


def plain(hint: Any) -> Any:
    """The type of a field without its None."""
    rest = [part for part in get_args(hint) if part is not type(None)]
    return hint if hint in GOOD or len(rest) != 1 else rest[0]


def made(kind: type[Any], /, **given: Any) -> Any:
    """A command of this class, each field of its kind unless given."""
    return kind(**{name: GOOD.get(plain(hint)) for name, hint in types_of(kind).items()} | given)


@pytest.mark.parametrize(("name", "kind"), COMMANDS, ids=lambda value: getattr(value, "__name__", value))
def test_a_value_of_another_kind_is_refused_and_nothing_happens(name: str, kind: type[Any]) -> None:
    """A whole amount is no float and no truth; other fields likewise."""
    deal = begun(name)
    before = deal.copy()
    for field, hint in types_of(kind).items():
        if plain(hint) not in GOOD:
            assert (name, field) in READ_BY_THE_RULES
            continue
        wrong = NO_INTEGER if plain(hint) is int else (1.5, object(), [])
        if hint is not bool and plain(hint) is not bool and hint == plain(hint):
            wrong = (*wrong, None)
        for value in wrong:
            for ask in (deal.play, lambda command: LIBRARY[name].decide(deal, command)):
                with pytest.raises(faro.Refusal, match=rf"^{kind.__name__}\.{field}: expected .*, found ") as caught:
                    ask(made(kind, **{field: value}))
                assert caught.value.reason == "bad_field"
                assert "\n" not in str(caught.value)
    assert deal == before


@pytest.mark.parametrize("name", GAMES)
def test_a_foreign_command_is_refused_in_words(name: str) -> None:
    deal = begun(name)
    own = {*get_args(LIBRARY[name].Command)}
    foreign = [made(kind) for _, kind in COMMANDS if kind not in own]
    assert len(foreign) > 5
    for command in (*foreign, "draw", None, 5, {"op": "draw"}, faro.Card.parse("9C"), own.pop()):
        with pytest.raises(faro.Refusal, match=r" is no command of .* \[games-no-command\]$") as caught:
            deal.play(command)
        assert caught.value.reason == "bad_op"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("amount", [1.0, True, "5", None, -1])
def test_a_deal_begins_with_whole_amounts_alone(name: str, amount: Any) -> None:
    game = LIBRARY[name]
    games: dict[str, dict[str, Any]] = {
        "german_faro": {"books": {}, "bank": 5},
        "faro": {"bank": 5},
        "punto_banco": {"bank": 5},
        "baccarat_banque": {"right": ["ann"], "left": []},
        "chemin_de_fer": {"seats": ["ann"]},
    }
    more = games.get(name, {"seats": ["ann"], "banker": "ann"})
    with pytest.raises(ValueError, match=r"^ann: expected a whole amount of 0 or more, found "):
        game.new_deal(game.Rules(), purses={"ann": amount}, **more)
    if "bank" in more:
        with pytest.raises(ValueError, match=r"^bank: expected a whole amount of 0 or more, found "):
            game.new_deal(game.Rules(), purses={}, **more | {"bank": amount})


def test_a_rule_that_there_is_not_is_a_type_error_before_the_program_runs() -> None:
    """mypy, which warns of an ignored error that is none, finds each of these."""
    with pytest.raises(TypeError, match="mx"):
        faro.Rules(mx=50)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="mx"):
        victoria.Rules(mx=50)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="positional"):
        german_faro.Rules(5)  # type: ignore[call-arg, arg-type]
    with pytest.raises(faro.BadOption, match=r"^max: expected "):
        faro.Rules(max="50")  # type: ignore[arg-type]
    with pytest.raises(faro.BadOption, match=r"^min: expected "):
        siete_y_media.Rules(min=1.0)  # type: ignore[arg-type]
    with pytest.raises(faro.BadOption):
        punto_banco.Rules(variant="ez7")


@pytest.mark.parametrize("price", [1.0, True, "5", None, -1])
def test_the_price_of_a_bank_is_a_whole_amount(price: Any) -> None:
    siete = siete_y_media
    deal = siete.new_deal(siete.Rules(), purses={"ann": 9, "bob": 9}, seats=["bob"], banker="ann")
    for card in ("5S", "4H"):
        deal, _ = deal.play(siete.ShowCard(siete.Card.parse(card)))
    for act in (siete.Bet("bob", 1), siete.Stand("bob"), siete.Stand("ann")):
        deal, _ = deal.play(act)
    assert deal.phase == "for_sale"
    with pytest.raises(siete.Refusal) as caught:
        deal.play(siete.Cede("ann", "bob", price))
    assert caught.value.reason == "bad_stake"


def test_kinds_of_a_command_are_those_of_its_fields() -> None:
    assert [*kinds_of(faro.PlaceBet)] == ["id", "player", "type", "stake", "copper"]
    assert kinds_of(faro.MoveBet)["copper"].allows(None)
    assert not kinds_of(faro.PlaceBet)["copper"].allows(None)


def test_a_refusal_prints_a_sentence_and_its_code() -> None:
    with pytest.raises(faro.Refusal) as caught:
        open_deal().play(faro.ShowCard(faro.Card.parse("4C")))
    assert str(caught.value) == "4♣ has already been shown in this deal, as card 1 [faro-shown-as]"
