"""`faro recall --script N`: a deal of the journal as a deal script that settles as the table did, or the row that no
script can say.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from controller.__main__ import main
from controller.games.ledger import BankChanged, PurseChanged
from controller.games.registry import GAMES
from controller.games.transcript import Unsaid, script_of
from controller.runtime.journal import Journal
from controller.table.events import Event, encode
from controller.table.run import Run
from controller.table.state import playing
from tests.controller.random_table import RandomTable, runs
from tests.controller.runtime.test_old_journals import in_old_format
from tests.controller.shoe_table import ShoeTable
from tests.sample import sampled

AT = "2026-01-01T00:00:00.000+00:00"
SEEDS = range(6)


@cache
def quiet(game: str) -> tuple[Event, ...]:
    """Two deals in which nothing is amiss."""
    return tuple(RandomTable(game, 1, troubled=0.0).events)


def gains(run: Run) -> Counter[str]:
    """What everybody has won or lost in a deal, by the journal; a bank is its banker's, or the house's."""
    assert run.start is not None
    assert run.end.deal is not None
    found: Counter[str] = Counter()
    box = "the bank" if run.end.game == "faro" else "the house"  # there it may become the bank
    for deal, sign in ((run.start, -1), (run.end.deal, 1)):
        for player, purse in deal.purses.items():
            found[player] += sign * (purse - deal.debts.get(player, 0))
        found[GAMES[run.end.game].banker(deal) or "the bank"] += sign * deal.bank
        found[box] += sign * deal.house
    for _, event in run.facts:
        if isinstance(event, PurseChanged):
            found[event.player] -= event.amount
        elif isinstance(event, BankChanged):
            players_bank = run.end.game in ("chemin_de_fer", "baccarat_banque")
            found["the house" if players_bank else "the bank"] -= event.amount
    return Counter({name: amount for name, amount in found.items() if amount})


def gains_on_paper(script: Mapping[str, Any], result: Mapping[str, Any]) -> Counter[str]:
    """The same by the script and what `faro settle` says of it."""
    if script["game"] == "german_faro":
        found = Counter({one["name"]: result["marks"][one["name"]] - one["marks"] for one in script["players"]})
    else:
        found = Counter({name: result["players"][name] - purse for name, purse in script["players"].items()})
    found["the bank"] = 0
    for name, owed in result.get("owed", {}).items():  # a debt at the table, which its bank has
        found[name] -= owed
        found["the bank"] += owed
    banker = script.get("banker") if script["game"] in ("faro", "german_faro") else result.get("banker")
    found[banker or "the bank"] += result.get("bank", 0) - script.get("bank", 0)
    found["the house"] += result.get("house", 0)
    return Counter({name: amount for name, amount in found.items() if amount})


def scripts_of(events: Iterable[Event]) -> tuple[list[dict[str, Any]], list[Unsaid]]:
    """The scripts of the deals that have ended, each settled again here, and why others have none."""
    said, unsaid = [], []
    for run in runs(events):
        assert run.start is not None
        if playing(run.end):
            continue
        game = GAMES[run.end.game]
        deal = run.start
        for _, event in run.facts:
            deal = game.apply(deal, event)
        assert deal == run.end.deal, "its facts are all that counted"
        try:
            script = json.loads(json.dumps(script_of(game, run.start, run.facts, deal)))
        except Unsaid as problem:
            unsaid.append(problem)
            continue
        result = game.settle(script)
        assert result["rejected"] == []
        assert gains_on_paper(script, result) == gains(run)
        said.append(script)
    assert all(problem.row > 0 for problem in unsaid)
    return said, unsaid


@pytest.mark.parametrize("game", GAMES)
def test_a_quiet_deal_has_its_script(game: str) -> None:
    said, unsaid = scripts_of(quiet(game))
    assert len(said) == 2
    assert unsaid == []
    assert any(script["events"] for script in said)
    assert not any("lent" in script for script in said)


@pytest.mark.parametrize("lasts", ["deal", "broken"])
def test_deals_with_a_bank_by_auction_have_their_scripts(lasts: str) -> None:
    bankers = Counter[str]()
    for seed in SEEDS:
        table = RandomTable("faro", seed, troubled=0.3, rules={"banker": "auction", "bank_lasts": lasts})
        said, _ = scripts_of(table.events)
        bankers.update(script.get("banker", "the house") for script in said)
    assert len(bankers) > 2
    assert bankers["the house"]


@pytest.mark.parametrize("game", sampled(["punto_banco", "chemin_de_fer"], 1))
def test_a_whole_shoe_has_its_script(game: str) -> None:
    events = RandomTable(game, 2, deals=1, troubled=0.0, whole=True).events
    (run,) = runs(events)
    assert run.end.deal is not None
    assert run.end.deal.phase == "over"
    (script,), unsaid = scripts_of(events)
    assert unsaid == []
    assert script["last_coup"] > 20


@pytest.mark.parametrize("game", sampled(GAMES, 3))
def test_a_deal_with_rulings_and_corrections_has_its_script_or_a_row_that_none_can_say(game: str) -> None:
    kinds: Counter[str] = Counter()
    said = 0
    for seed in SEEDS:
        events = RandomTable(game, seed, troubled=1.0).events
        found, _ = scripts_of(events)
        said += len(found)
        kinds.update(type(event).__name__ for run in runs(events) for _, event in run.facts)
    assert said >= len(SEEDS)
    assert kinds["CardCorrected"]
    assert kinds["PurseChanged"]
    assert kinds["IrregularityRuled"] or game == "siete_y_media", "there a ruling voids the deal"


def written(table: RandomTable | ShoeTable) -> dict[str, Any]:
    """The script of the one deal of this table, which the dealer ends here."""
    table.dealer("void_deal", text="")
    (script,), unsaid = scripts_of(table.events)
    assert unsaid == []
    return script


# --- what a ruling did --------------------------------------------------------------------------------------------


def faro_with_a_bet(**rules: Any) -> RandomTable:
    """The soda is the ace of spades, and there is a bet on the three."""
    table = RandomTable("faro", 1, deals=0, troubled=0.0, rules=rules)
    table.box = [rank + suit for suit in "SHCD" for rank in "A23456789TJQK"]
    table.dealer("start_deal")
    table.card()
    table.seat("ann", "bet", bet="a", type="flat", ranks=["3"], stake=10)
    return table


def test_a_corrected_card_is_the_right_one_from_the_beginning() -> None:
    table = faro_with_a_bet()
    table.card()
    table.card()
    table.dealer("correct", index=2, card="9S")
    script = written(table)
    assert script["deck"][:3] == ["AS", "2S", "9S"]
    assert [(act["op"], act["before"]) for act in script["events"]] == [("bet", 1), ("remove", 2)]
    assert GAMES["faro"].settle(script)["turns"][0]["settled"] == []


def test_a_ruling_that_was_taken_back_did_nothing() -> None:
    table = faro_with_a_bet()
    table.dealer("irregularity", kind="double_draw", policy="return_stakes")
    ruled = len(table.events)
    assert table.state.ruling is not None
    table.dealer("undo", ruling=table.state.ruling.text.json())
    table.card()
    table.card()
    script = written(table)
    assert [(act["op"], act["row"] < ruled) for act in script["events"]] == [("bet", True)]
    assert GAMES["faro"].settle(script)["turns"][0]["settled"][0]["result"] == "win"


def test_a_cap_is_raised_in_the_script_where_it_was_raised_at_the_table() -> None:
    """The bet that went back when the first turn closed would have stayed with the later cap."""
    table = faro_with_a_bet(solvency="turn_worst", bank_cap=10)
    for name, copper in (("b", True), ("c", False)):
        table.seat("ann", "bet", bet=name, type="flat", ranks=["3"], stake=10, copper=copper)
    table.seat("ann", "remove", bet="b")
    table.card()
    table.box[2], table.box[5] = table.box[5], table.box[2]
    table.card()
    table.dealer("raise_cap", cap=30)
    table.seat("ann", "bet", bet="d", type="flat", ranks=["3"], stake=20)
    table.card()
    table.card()
    script = written(table)
    assert script["rules"] == {"solvency": "turn_worst", "bank_cap": 10}
    ops = [(act["op"], act["before"]) for act in script["events"]]
    assert ops == [*[("bet", 1)] * 3, ("remove", 1), ("raise_cap", 2), ("bet", 2), ("remove", 3), ("remove", 3)]
    assert [note["not_held"] for note in GAMES["faro"].settle(script)["notes"]] == ["c"]


def test_a_maximum_is_raised_in_the_script_where_it_was_raised_at_the_table() -> None:
    table = faro_with_a_bet(max=10, raise_for=True)
    table.dealer("raise_for", player="ann", max=25)
    table.seat("ann", "bet", bet="b", type="flat", ranks=["3"], stake=15)
    table.dealer("raise_max", max=20)
    table.seat("bob", "bet", bet="c", type="flat", ranks=["3"], stake=20)
    table.card()
    table.card()
    script = written(table)
    assert script["rules"] == {"max": 10, "raise_for": True}
    assert [act["op"] for act in script["events"]] == ["bet", "raise_for", "bet", "raise_max", "bet"]


def test_a_void_coup_is_left_out_with_its_cards_and_acts() -> None:
    table = ShoeTable("2S 3S 9D KS TD QC", game="punto_banco", players=["ann", "bob"], bank=1000, burn=False)
    table.seat("ann", "bet", bet="a", type="player", stake=10)
    table.deals(2)
    table.dealer("void_deal", text="")
    table.seat("bob", "bet", bet="b", type="player", stake=20)
    table.deals()
    script = written(table)
    assert script["shoe"][:4] == ["9D", "KS", "TD", "QC"]
    assert [(act["coup"], act["op"], act["player"], act["stake"]) for act in script["events"]] == [
        (1, "bet", "bob", 20)
    ]
    assert script["last_coup"] == 1


ACCOUNTS: dict[str, Any] = {"commission": "account", "commission_unit": 5, "burn": False}
BANKER, VOID, PLAYER = "2H 9S 3D KS", "2S 3S", "9S 2H KS 3D"


def test_an_account_is_paid_in_the_script_where_it_was_paid() -> None:
    """Also before a coup that was void, and by a cash-out; the last two coups are never dealt."""
    shoe = f"{BANKER} {VOID} {BANKER} {BANKER}"
    table = ShoeTable(shoe, game="punto_banco", players=["ann", "bob"], bank=10_000, **ACCOUNTS)
    for number, player in enumerate(("ann", "", "bob", "ann")):
        if player:
            table.seat(player, "bet", bet=f"b{number}", type="banker", stake=100)
        table.deals(4 if player else 2)
        if number == 0:
            table.dealer("pay", player="ann")
        elif not player:
            table.dealer("void_deal", text="")
        elif number == 2:
            table.dealer("cash_out", player="bob", amount=50)
    script = written(table)
    assert [(act["coup"], act["op"], act["player"]) for act in script["events"]] == [
        *((1, "bet", "ann"), (2, "pay", "ann"), (2, "bet", "bob")),
        *((3, "pay", "bob"), (3, "bet", "ann")),
    ]


def test_a_rest_that_is_a_debt_at_the_table_stays_owed_in_the_script() -> None:
    table = ShoeTable(f"{BANKER} {PLAYER}", game="punto_banco", players=["ann"], bank=10_000, **ACCOUNTS)
    for number, stake in enumerate((100, 1098)):
        table.seat("ann", "bet", bet=f"b{number}", type="banker", stake=stake)
        table.deals()
    table.dealer("void_deal", text="")
    assert table.deal.debts == {"ann": 3}
    (script,), unsaid = scripts_of(table.events)
    assert unsaid == []
    assert GAMES["punto_banco"].settle(script)["owed"] == {"ann": 3}


def test_a_payment_that_is_vain_with_the_money_of_later_is_left_out() -> None:
    shoe = f"{BANKER} {PLAYER} {BANKER}"
    table = ShoeTable(shoe, game="punto_banco", players=["ann"], bank=10_000, **ACCOUNTS)
    table.seat("ann", "bet", bet="a", type="banker", stake=100)
    table.deals()
    table.seat("ann", "bet", bet="b", type="banker", stake=1098)
    table.dealer("pay", player="ann")
    table.dealer("buy_in", player="ann", amount=50)
    table.dealer("pay", player="ann")
    table.deals()
    script = written(table)
    assert [act["op"] for act in script["events"]] == ["bet", "bet", "pay"]


def test_a_commission_that_a_correction_takes_off_is_not_paid_in_the_script() -> None:
    table = ShoeTable(f"{BANKER} {BANKER}", game="punto_banco", players=["ann"], bank=10_000, **ACCOUNTS)
    table.seat("ann", "bet", bet="a", type="banker", stake=100)
    table.deals()
    table.dealer("pay", player="ann")
    table.dealer("correct", index=0, card="6H")
    table.dealer("correct", index=1, card="8S")
    script = written(table)
    assert [act["op"] for act in script["events"]] == ["bet"]


@pytest.mark.whole
def test_shoes_with_accounts_have_their_scripts() -> None:
    said = 0
    paid: Counter[str] = Counter()
    for seed in range(30):
        rules = {"commission": "account", "commission_unit": 5, "variant": "standard", "commission_pct": 5}
        events = RandomTable("punto_banco", seed, rules=rules, troubled=0.3 if seed % 2 else 1.0).events
        found, unsaid = scripts_of(events)
        said += len(found)
        assert all(problem.message.code != "games-unsaid-differs" for problem in unsaid)
        paid.update(act["op"] for script in found for act in script["events"])
    assert said > 40
    assert paid["pay"] > 10


def with_bank(cards: str, amount: int, **rules: Any) -> ShoeTable:
    """Chemin de fer with a bank of ann's."""
    table = ShoeTable(cards, game="chemin_de_fer", players=["ann", "bob"], buy_in=400, **rules)
    table.seat("ann", "put_bank", amount=amount)
    return table


def choosing(cards: str) -> ShoeTable:
    """She risks 30 of her bank."""
    table = with_bank(cards, 100, bank_stake="choose")
    table.seat("ann", "risk", amount=30)
    return table


def staked(table: ShoeTable, amount: int) -> None:
    """Bob stakes this amount, and the cards are due where the bank covers it."""
    while table.deal.phase != "bets_open":
        table.time_is_up()
    table.seat("bob", "stake", amount=amount)
    table.dealer("close_bets")


def acts_of(table: ShoeTable) -> list[tuple[str, int | None]]:
    """The acts of the script of a shoe that the dealer ends here."""
    return [(act["op"], act.get("amount")) for act in written(table)["events"]]


def test_a_tie_whose_stakes_went_back_is_left_out_with_the_void_coup() -> None:
    """And the bank that was put up before it stays."""
    tie, void, won = "9D 9S TD TS", "2S", "9H 2H KH QH"
    table = with_bank(f"{tie} {void} {won}", 50)
    staked(table, 20)
    table.leaves(5)
    table.dealer("void_deal", text="")
    staked(table, 30)
    table.leaves(4)
    script = written(table)
    assert script["shoe"][:4] == won.split()
    assert [(act["op"], act.get("amount")) for act in script["events"]] == [("bank", 50), ("stake", 30), ("deal", None)]


def test_a_bank_that_was_raised_for_a_void_coup_was_put_up_with_so_much() -> None:
    void, won = "2S", "9H 2H KH QH"
    table = with_bank(f"{void} {won}", 50)
    staked(table, 80)
    table.seat("ann", "cover")
    table.leaves(1)
    table.dealer("void_deal", text="")
    staked(table, 80)
    table.leaves(4)
    assert acts_of(table) == [("bank", 80), ("stake", 80), ("deal", None)]


def test_what_was_risked_is_named_and_raised_in_the_script() -> None:
    table = choosing("9H 2H KH QH")
    staked(table, 50)
    table.seat("ann", "cover")
    table.leaves(4)
    assert acts_of(table) == [("bank", 100), ("risk", 30), ("stake", 50), ("cover", None), ("deal", None)]


def test_after_a_void_coup_the_sum_that_it_began_with_is_named_again() -> None:
    table = choosing("2H 9H KH QH 2S 9H 2H KH QH")
    staked(table, 30)
    table.leaves(4)
    table.seat("ann", "pass")
    table.seat("ann", "risk", amount=60)
    staked(table, 70)
    table.seat("ann", "cover")
    table.leaves(1)
    table.dealer("void_deal", text="")
    staked(table, 20)
    table.leaves(4)
    assert acts_of(table)[4:] == [("risk", 30), ("stake", 20), ("deal", None)]


def test_a_bank_of_the_shoe_before_is_put_up_whole_and_what_is_risked_is_named() -> None:
    table = choosing("2H 9H KH QH 9H 2H KH QH")
    staked(table, 30)
    table.leaves(4)
    table.dealer("void_deal", text="")
    table.dealer("start_deal", pack="same")
    table.seat("ann", "pass")
    table.seat("ann", "risk", amount=40)
    staked(table, 20)
    table.leaves(4)
    table.dealer("void_deal", text="")
    (_, script), _ = scripts_of(table.events)
    acts = [(act["op"], act.get("amount")) for act in script["events"]]
    assert acts == [("bank", 130), ("risk", 40), ("stake", 20), ("deal", None)]


# --- the command --------------------------------------------------------------------------------------------------


def write(path: Path, events: Iterable[Event]) -> None:
    with closing(Journal(path)) as journal:
        journal.append([encode(event) for event in events], at=AT)


def recall(path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str, str]:
    code = main(["recall", "--journal", str(path), *options])
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize("game", GAMES)
def test_the_command_prints_a_line_that_settle_takes(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, script = tmp_path / "t.db", tmp_path / "script.json"
    write(path, quiet(game))
    printed = []
    for number in ("1", "2"):
        code, out, error = recall(path, capsys, "--script", number)
        assert (code, error, out.count("\n")) == (0, "", 1)
        script.write_text(out)
        assert main(["settle", str(script)]) == 0
        assert json.loads(capsys.readouterr().out)["rejected"] == []
        printed.append(json.loads(out))
    assert printed == scripts_of(quiet(game))[0]
    assert printed[0] != printed[1]


def test_a_number_that_no_deal_has_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.db"
    write(path, quiet("faro"))
    for given in ("0", "3", "-1"):
        code, out, error = recall(path, capsys, f"--script={given}")
        assert (code, out) == (2, "")
        assert (
            error
            == f"faro recall: deal {given} asked for, a number from 1 to 2 expected: that is how many {path} holds\n"
        )
    empty = tmp_path / "empty.db"
    write(empty, quiet("faro")[:1])
    code, _, error = recall(empty, capsys, "--script", "1")
    assert (code, error) == (2, f"faro recall: deal 1 asked for, no deal has been played yet in {empty}\n")


def test_a_deal_that_still_runs_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.db"
    begun = next(n for n, event in enumerate(quiet("faro")) if encode(event)["kind"] == "deal_started")
    write(path, quiet("faro")[: begun + 20])
    code, out, error = recall(path, capsys, "--script", "1")
    assert (code, out) == (1, "")
    assert error == "faro recall: deal 1 is still being played: there is a script of it when it is over\n"


def test_a_script_is_asked_for_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.db"
    write(path, quiet("faro"))
    code, out, error = recall(path, capsys, "--script", "1", "--pictures", str(tmp_path / "pictures"))
    assert (code, out) == (2, "")
    assert error == "faro recall: --script writes no pictures: give --pictures alone\n"
    with pytest.raises(SystemExit):
        main(["recall", "2", "--script", "1"])


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("faro", ("", "event 433 of the journal: a ruling paid a stake, which no act of a script does\n", "")),
        (
            "german_faro",
            (
                "",
                "event 343 of the journal: a ruling paid a stake, which no act of a script does\n",
                "deal 3 is still being played: there is a script of it when it is over\n",
            ),
        ),
    ],
)
def test_a_journal_of_the_first_format_has_scripts(
    game: str, told: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.db"
    in_old_format(path, game)
    for number, wanted in enumerate(told, start=1):
        code, out, error = recall(path, capsys, "--script", str(number))
        assert (code, error[-len(wanted) :] if wanted else error) == (int(wanted != ""), wanted)
        assert wanted or GAMES[game].settle(json.loads(out))["rejected"] == []


def test_a_script_that_would_pay_otherwise_is_not_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine that settles otherwise than the one that played: the first row that differs is named."""
    path = tmp_path / "t.db"
    write(path, quiet("faro"))
    rows = [n for n, event in enumerate(quiet("faro"), start=1) if "lines" in str(encode(event).get("event"))]
    settle = GAMES["faro"].settle

    def otherwise(script: Mapping[str, Any]) -> dict[str, Any]:
        result = settle(script)
        turn = next(turn for turn in result["turns"] if turn["settled"])
        turn["settled"][0]["pay"] += 1
        return result

    monkeypatch.setattr(GAMES["faro"], "settle", otherwise)
    code, out, error = recall(path, capsys, "--script", "1")
    assert (code, out) == (1, "")
    assert error.startswith("faro recall: deal 1 has no script that settles as the table did: event ")
    assert any(f"event {row} of the journal: round " in error for row in rows)
    assert error.count("\n") == 1


def test_a_ruling_that_paid_names_its_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.db"
    events, row = _paid()
    write(path, events)
    code, out, error = recall(path, capsys, "--script", "1")
    assert (code, out) == (1, "")
    assert error == (
        "faro recall: deal 1 has no script that settles as the table did: "
        f"event {row} of the journal: a ruling paid a stake, which no act of a script does\n"
    )


def _paid() -> tuple[list[Event], int]:
    table = faro_with_a_bet()
    table.dealer("irregularity", kind="double_draw", policy="bank_pays_all")
    row = len(table.events)
    table.dealer("void_deal", text="")
    return table.events, row
