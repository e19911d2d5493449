"""What `legal` offers a page is what `decide` accepts, and nothing else."""

from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from controller.games import faro, german_faro
from controller.games.cards import PACK_52, Card, Suit
from controller.games.chips import CHECKS, MARKS, chips
from controller.games.faro.acts import ENGINE
from controller.games.faro.bets import BET_TYPES, BIT_OF, COPPER_TYPES, LAYOUT_SHAPES, RANK_TYPES, SINGLE, Bet, RankSet
from controller.games.refusal import Reason, Refusal
from controller.games.registry import GAMES
from tests.games.scripts import faro_script, german_script

ON_ONE_BET = {"remove": faro.RemoveBet, "bar": faro.BarBet, "unbar": faro.UnbarBet, "claim": faro.ClaimBet}
OF_THE_PLACE = {"max", "solvency", "dead", "bad_shape"}
"""Reasons that depend on the ranks of a bet, which the offer does not cover."""


def takes(game: Any, deal: Any, command: Any) -> bool:
    try:
        game.decide(deal, command)
    except Refusal:
        return False
    return True


def why_not(deal: faro.Deal, command: faro.Command) -> str | None:
    """The word of the reason; what `answer` gives as a value is what `decide` raises."""
    found = ENGINE.answer(deal, command)
    if isinstance(found, Reason):
        with pytest.raises(Refusal) as refused:
            faro.decide(deal, command)
        assert (refused.value.reason, refused.value.message) == (found.word, found.message)
        return found.word
    assert faro.decide(deal, command) == found
    return None


Place = dict[str, Any]


def places(deal: faro.Deal, kind: str) -> list[Place]:
    """Where a bet of this type may lie: all or some of its shapes."""
    if kind in ("flat", "group"):
        shapes = sorted(SINGLE if kind == "flat" else LAYOUT_SHAPES)
        return [{"ranks": ranks, "copper": copper} for ranks, copper in product(shapes, (False, True))]
    if kind in ("heel", "string"):
        return [{"win": RankSet(1 << i), "lose": RankSet(1 << (i + 1) % 13)} for i in range(13)]
    if kind == "call":
        return [{"order": "".join(order)} for order in permutations(card.label[0] for card in deal.last_three)] or [
            {"order": "A23"}
        ]
    if kind == "color":
        return [{"order": order} for order in ("RB", "BR", "SAME")]
    return [{"copper": False}, {"copper": True}] if kind == "high" else [{}]


def free_place(deal: faro.Deal, player: str, kind: str) -> Place | None:
    """A place on live ranks where the player has nothing and no lower maximum holds."""
    for place in places(deal, kind):
        on: RankSet = place.get("ranks", RankSet(0))
        copper = place.get("copper", False)
        win: RankSet = place.get("win", RankSet(0) if copper else on)
        lose: RankSet = place.get("lose", on if copper else RankSet(0))
        bet = Bet("new", player, kind, win, lose, copper, place.get("order", ""), 1, 1)
        if not (deal.totals or {}).get(bet.position) and not deal.is_dead(bet):
            return place
    return None


def check_new_bets(deal: faro.Deal, player: str) -> None:
    """Type by type and stake by stake, without a bet of the player: offered if and only if accepted, but for the bank's
    solvency."""
    told = faro.legal(deal, player).get("bet", {"types": [], "least": 1, "most": 0})
    unit = deal.rules.unit
    edges = (0, unit, told["least"], told["most"])
    stakes = {edge + step for edge in edges for step in (-1, 0, unit)}
    for kind in sorted(BET_TYPES):
        place = free_place(deal, player, kind)
        if place is None:
            continue
        for stake in stakes:
            said = kind in told["types"] and told["least"] <= stake <= told["most"] and not stake % unit
            why = why_not(deal, faro.PlaceBet("new", player, kind, stake, **place))
            assert said == (why is None or (said and why == "solvency")), (kind, stake, why, told)
            assert why != "solvency" or deal.rules.solvency != "none"


def check_ranks(deal: faro.Deal, player: str) -> None:
    """The ranks on which nothing is taken any more, and the bets that take a copper or lose it."""
    told = faro.legal(deal, player)
    offer = told.get("bet")
    if offer is not None:
        assert offer["step"] == deal.rules.unit
        for rank, bit in BIT_OF.items():
            why = why_not(deal, faro.PlaceBet("new", player, "flat", offer["least"], ranks=bit))
            assert (rank in offer["dead"]) == (why == "dead"), rank
            copper = why_not(deal, faro.PlaceBet("new", player, "flat", offer["least"], ranks=bit, copper=True))
            assert ("flat" in offer["copper"]) == (copper in {None, *OF_THE_PLACE}), rank
    for bet in deal.bets.values():
        why = why_not(deal, faro.MoveBet(bet.id, player, ranks=bet.ranks, copper=not bet.copper))
        turned = bet.type in RANK_TYPES & COPPER_TYPES and why in {None, *OF_THE_PLACE} - {"bad_shape"}
        assert (bet.id in told.get("copper", ())) == turned, (bet, why)


def check_parlays(deal: faro.Deal, player: str) -> None:
    """A parlay is offered if and only if some stake of it is accepted where there is room."""
    told = faro.legal(deal, player).get("parlay", [])
    place = free_place(deal, player, "flat")
    if place is None:
        return
    rules = deal.rules
    smallest = next(stake for stake in range(1, 1000) if stake % rules.unit == 0 and stake >= rules.min)
    for source in {*deal.used, *deal.winners, "none"}:
        why = why_not(deal, faro.Parlay(source, "new", player, "flat", smallest, **place))
        assert (source in told) == (why in (None, "solvency")), (source, why)


def check_faro(deal: faro.Deal) -> None:
    """For every player, verb and bet: an act is accepted if and only if it is offered, but for what changes nothing."""
    for player in (*deal.purses, "nobody"):
        told = faro.legal(deal, player)
        check_new_bets(deal, player)
        check_parlays(deal, player)
        check_ranks(deal, player)
        for bet in deal.bets.values():
            if not takes(faro, deal, faro.RemoveBet(bet.id, player)):
                assert bet.id not in (*told.get("move", ()), *told.get("copper", ())), bet
            for act, command in ON_ONE_BET.items():
                idle = act == ("bar" if bet.barred else "unbar")
                said = bet.id in told.get(act, ())
                assert said == (takes(faro, deal, command(bet.id, player)) and not idle), (act, bet)
            to = faro.MoveBet(bet.id, player, "flat", ranks="9")
            assert (bet.id in told.get("move", ())) == (why_not(deal, to) in {None, *OF_THE_PLACE}), bet


@pytest.mark.parametrize("block", range(4))
def test_faro_tells_what_it_takes(block: int) -> None:
    acts: set[str] = set()
    for seed in range(block * 15, block * 15 + 15):
        script = faro_script(seed)
        deal = faro.new_deal(faro.parse_rules(script["rules"]), bank=script["bank"], purses=script["players"])
        for place, label in enumerate(script["deck"]):
            turn = (place + 1) // 2
            for act in script["events"] if place % 2 else ():
                if act["before"] != turn or act["op"] == "jump":
                    continue
                told = faro.legal(deal, act["player"]) if "player" in act else {}
                try:
                    events = faro.decide(deal, faro.decode_command(act))
                except Refusal:
                    continue
                acts.add(act["op"])
                check_taken(act, told)
                if act["op"] == "bet" and act.get("copper"):
                    placed = events[0]
                    assert isinstance(placed, faro.BetPlaced)
                    assert placed.bet.copper == (act["type"] in told["bet"]["copper"])
                deal = faro.apply_all(deal, events)
            if place % 2 and (turn + seed) % 7 == 0:
                check_faro(deal)
            deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse(label))))
            if not deal.row.closes:
                assert faro.view(deal)["legal"] == {}
                if turn == 12:
                    check_faro(deal)
    assert acts >= {"bet", "parlay", "move", "remove", "bar", "unbar", "claim"}


def check_taken(act: dict[str, Any], told: dict[str, Any]) -> None:
    op = act["op"]
    if op == "bet":
        assert act["type"] in told["bet"]["types"]
        assert act["stake"] % told["bet"]["step"] == 0
        assert not act.get("ranks") or not set(act["ranks"]) <= set(told["bet"]["dead"])
        if "win" in act:
            counted = {"win": act["win"], "lose": act["lose"], "both": [*act["win"], *act["lose"]]}
            shapes = (shape for shape in told["bet"]["strings"] if shape["type"] == act["type"])
            assert any(all(shape[k][0] <= len(set(v)) <= shape[k][1] for k, v in counted.items()) for shape in shapes)
        assert told["bet"]["least"] <= act["stake"] <= told["bet"]["most"]
    elif op == "parlay":
        assert act["from"] in told["parlay"]
    elif op == "move":
        assert act["id"] in told["move"]


def test_the_whole_view_tells_everybody_his_own() -> None:
    deal = faro.new_deal(faro.Rules(), bank=100, purses={"ann": 7, "bob": 0, "cy": 3})
    deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse("9H"))))
    told = faro.view(deal)["legal"]
    assert told == {player: faro.legal(deal, player) for player in ("ann", "cy")}
    types = ["even", "flat", "group", "heel", "high", "odd", "string"]
    strings = [
        {"type": "heel", "win": [1, 1], "lose": [1, 1], "both": [2, 2]},
        {"type": "string", "win": [0, 13], "lose": [0, 13], "both": [2, 13]},
    ]
    offer = {"types": types, "copper": ["flat", "group", "high"], "strings": strings, "dead": []}
    assert told["ann"] == {"bet": {**offer, "least": 1, "most": 7, "step": 1}}
    assert faro.legal(deal, "eve") == {}


def test_limits_are_offered_in_whole_units() -> None:
    rules = faro.Rules(min=4, max=33, unit=5, strings=False)
    deal = faro.new_deal(rules, bank=1000, purses={"ann": 28, "bob": 400})
    deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse("9H"))))
    told = {player: faro.legal(deal, player)["bet"] for player in deal.purses}
    assert {player: (bet["least"], bet["most"]) for player, bet in told.items()} == {"ann": (5, 25), "bob": (5, 30)}
    assert "string" not in told["ann"]["types"]


SETS = st.integers(0, (1 << 13) - 1).map(RankSet)


@given(SETS, SETS, st.booleans())
@example(RankSet(1), RankSet(2), False)
@example(RankSet(1), RankSet(1), True)
@example(RankSet(0), RankSet((1 << 13) - 1), True)
def test_the_first_shape_that_fits_cards_to_win_and_to_lose_is_taken(
    win: RankSet, lose: RankSet, strings: bool
) -> None:
    """A page puts each card on one side only, so that none is on both."""
    lose = RankSet(lose & ~win)
    deal = faro.new_deal(faro.Rules(strings=strings), bank=100, purses={"ann": 10})
    deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse("2H"))))
    counts = {"win": win.bit_count(), "lose": lose.bit_count(), "both": (win | lose).bit_count()}
    shapes = faro.legal(deal, "ann")["bet"]["strings"]
    fits = [shape["type"] for shape in shapes if all(shape[k][0] <= n <= shape[k][1] for k, n in counts.items())]
    for kind in ("heel", "string"):
        taken = takes(faro, deal, faro.PlaceBet("a", "ann", kind, 1, win=win, lose=lose))
        assert (kind in fits) == taken, (kind, counts)


LIMITS = st.builds(
    faro.Rules,
    min=st.integers(0, 7),
    max=st.none() | st.integers(0, 12),
    unit=st.integers(1, 4),
    max_scope=st.sampled_from(["position", "bet"]),
    parlay_over_max=st.booleans(),
    solvency=st.just("none"),
)


@given(LIMITS, st.integers(0, 16), st.integers(0, 12))
def test_the_least_and_the_most_are_those_that_are_taken(rules: faro.Rules, purse: int, spent: int) -> None:
    """Stake by stake, for a new bet and for the parlay of a win of which some was spent."""
    deal = faro.new_deal(rules, bank=100, purses={"ann": purse})
    deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse("2H"))))
    told = faro.legal(deal, "ann").get("bet", {"least": 1, "most": 0})
    taken = [stake for stake in range(30) if takes(faro, deal, faro.PlaceBet("a", "ann", "flat", stake, ranks="9"))]
    assert taken == [stake for stake in range(told["least"], told["most"] + 1) if stake % rules.unit == 0]
    if not taken:
        return
    deal = faro.apply_all(deal, faro.decide(deal, faro.PlaceBet("a", "ann", "flat", taken[-1], ranks="9")))
    for label in ("3H", "9H"):
        deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse(label))))
    other = faro.PlaceBet("b", "ann", "flat", spent, ranks="K")
    if takes(faro, deal, other):
        deal = faro.apply_all(deal, faro.decide(deal, other))
    rides = [stake for stake in range(60) if takes(faro, deal, faro.Parlay("a", "c", "ann", "flat", stake, ranks="J"))]
    assert (faro.legal(deal, "ann").get("parlay") == ["a"]) == bool(rides)


def check_german(deal: german_faro.Deal) -> None:
    """For every player and card: a stake or its withdrawal is accepted if and only if it is offered."""
    for player in (*deal.books, "nobody"):
        told = german_faro.legal(deal, player)
        offer = told.get("stake", {"cards": (), "least": 1, "most": 0})
        for card in PACK_52:
            for marks in {0, 1, offer["most"], offer["most"] + 1}:
                said = card.label in offer["cards"] and offer["least"] <= marks <= offer["most"]
                assert said == takes(german_faro, deal, german_faro.Stake(player, card, marks)), (player, card, marks)
            said = card.label in told.get("withdraw", ())
            assert said == takes(german_faro, deal, german_faro.Withdraw(player, card)), (player, card)


@pytest.mark.parametrize("options", [{}, {"strings": False}])
def test_every_string_that_fits_is_taken_and_no_other(options: dict[str, Any]) -> None:
    deal = faro.new_deal(faro.Rules(**options), bank=1000, purses={"ann": 28})
    deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse("9H"))))
    shapes = faro.legal(deal, "ann")["bet"]["strings"]
    for win, lose in product(("", "K", "KQ", "KQJT9876", "A2345"), ("", "4", "432", "5432")):
        if set(win) & set(lose):
            continue
        sizes = {"win": len(win), "lose": len(lose), "both": len(win + lose)}
        for type_ in ("heel", "string"):
            fits = any(s["type"] == type_ and all(s[k][0] <= n <= s[k][1] for k, n in sizes.items()) for s in shapes)
            act = {"op": "bet", "id": "a", "player": "ann", "type": type_, "stake": 1}
            assert fits == takes(faro, deal, faro.decode_command({**act, "win": [*win], "lose": [*lose]})), (win, lose)


def test_a_dead_rank_is_offered_as_dead_where_bets_on_it_are_refused() -> None:
    for policy, told in (("reject", ["9"]), ("claim", []), ("return", [])):
        deal = faro.new_deal(faro.Rules(dead_bets=policy), bank=1000, purses={"ann": 28})
        for label in ("9H", "9C", "4D", "9S", "9D"):
            deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse(label))))
        assert faro.legal(deal, "ann")["bet"]["dead"] == told
        assert takes(faro, deal, faro.PlaceBet("a", "ann", "flat", 1, ranks="9")) is not bool(told)
        assert takes(faro, deal, faro.PlaceBet("b", "ann", "group", 1, ranks=("9", "8")))


@pytest.mark.parametrize("options", [{}, {"call_convention": "for_one"}, {"triple_call": "none"}])
@pytest.mark.parametrize("last", [("9H", "4C", "KD"), ("9H", "9C", "KD"), ("9H", "9C", "9D")])
def test_every_call_is_offered_with_what_it_pays(last: tuple[str, ...], options: dict[str, Any]) -> None:
    deal = faro.new_deal(faro.Rules(**options), bank=1000, purses={"ann": 28})
    for card in [card for card in PACK_52 if card.label not in last]:
        assert faro.view(deal)["callable"] is None
        deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(card)))
    told = faro.view(deal)["callable"]
    if "triple_call" in options and len({label[0] for label in last}) == 1:
        assert told is None
        return
    assert len(told["calls"]) == {3: 6, 2: 3, 1: 3}[len(set(told["ranks"]))]
    for call in told["calls"]:
        act = {"op": "bet", "id": "c", "player": "ann", "type": call["type"], "order": call["order"], "stake": 1}
        placed = faro.decide(deal, faro.decode_command(act))[0]
        assert isinstance(placed, faro.BetPlaced)
        assert placed.bet.odds == call["pays"]


@given(
    least=st.integers(1, 10_000),
    most=st.none() | st.integers(1, 100_000),
    step=st.integers(1, 500),
    values=st.sampled_from([CHECKS, MARKS]),
)
def test_every_chip_is_a_stake(least: int, most: int | None, step: int, values: tuple[int, ...]) -> None:
    least = -(-least // step) * step
    offered = chips(least, most, step, values)
    assert 1 <= len(offered) <= 6
    assert offered == sorted(set(offered))
    assert all(value >= least and value % step == 0 for value in offered)
    assert most is None or least > most or max(offered) <= most


def test_german_faro_tells_what_it_takes() -> None:
    seen: set[str] = set()
    for seed in range(40):
        script = german_script(seed)
        books = {player["name"]: Suit(player["suit"]) for player in script["players"]}
        purses = {player["name"]: player["marks"] for player in script["players"]}
        left_out = next(iter(set(Suit) - set(books.values())), None)
        rules = german_faro.parse_rules(script["rules"])
        deal = german_faro.new_deal(rules, bank=script["bank"], books=books, purses=purses, left_out=left_out)
        for label in script["deck"]:
            if deal.phase == "bets_open":
                acts = [act for act in script["events"] if act["before"] == deal.pair and act["op"] != "jump"]
                for act in acts:
                    told = german_faro.legal(deal, act["player"])
                    offer = told.get("stake", {"cards": (), "least": 1, "most": 0})
                    listed = {
                        "stake": act["card"] in offer["cards"] and offer["least"] <= act["marks"] <= offer["most"],
                        "withdraw": act["card"] in told.get("withdraw", ()),
                    }
                    command = german_faro.decode_command(act)
                    assert listed[act["op"]] == takes(german_faro, deal, command), (seed, act)
                    if listed[act["op"]]:
                        seen.add(act["op"])
                        deal = german_faro.apply_all(deal, german_faro.decide(deal, command))
            if (deal.pair + seed) % 6 == 0:
                check_german(deal)
            if deal.phase == "over":
                break
            deal = german_faro.apply_all(deal, german_faro.decide(deal, german_faro.ShowCard(Card.parse(label))))
            if deal.phase != "bets_open":
                assert german_faro.view(deal)["legal"] == {}
    assert seen == {"stake", "withdraw"}


@pytest.mark.parametrize("name", GAMES)
def test_the_table_asks_every_game(name: str) -> None:
    deal = GAMES[name].open({}, 100)
    assert GAMES[name].legal(deal, "ann") == {}
    assert GAMES[name].view(deal)["legal"] == {}
