"""The cases of the dealer's training, judged from what the journal says: by the right act, by a wrong one, by none."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from controller.demo.bots import names
from controller.demo.cases import (
    ACTS,
    CLOSED,
    REOPENED,
    Act,
    Case,
    Mistake,
    Result,
    Watch,
    act_of,
    read_mistake,
    seconds_between,
)
from controller.demo.habit import other_suits
from controller.demo.habits import TRAINING
from controller.demo.misreading import SURE, Misreading
from controller.demo.training_sheet import Dark, SheetError, TrainingSheet
from controller.games.audience import PUBLIC
from controller.games.message import say
from controller.games.registry import GAMES
from controller.table import reports
from controller.table.events import Asked, CardSeen, Event, FalseStart, Held, Noted, Question, Resumed, Ruled, Sighting
from hardware.devices import Part
from tests.controller.page_table import faro_table
from tests.controller.shoe_table import ShoeTable
from tests.english import english
from vision.observations import Exposed, HandPass

DOCS = Path(__file__).resolve().parents[3] / "docs"
SEEN = say("training-seen-dark")
SIGN_AT, ACT_AT = "2026-11-27T20:00:00.000+00:00", "2026-11-27T20:00:07.400+00:00"


CASES: Mapping[str, Case] = {
    **TRAINING["faro"].cases,
    "early_card": TRAINING["punto_banco"].cases["early_card"],
    "lost_bet": TRAINING["punto_banco"].cases["lost_bet"],
    "double_from_shoe": TRAINING["punto_banco"].cases["double_draw"],
    "double_face_down": TRAINING["macao"].cases["double_draw"],
}
"""One of each sort."""


def judged(mistake: Mistake, sign: Event, *acts: Event | Act) -> Result | None:
    """What becomes of the case with this sign, and these acts after it."""
    watch = Watch(CASES[mistake.case], mistake)
    before = [watch.acts(SIGN_AT, act) if isinstance(act, Act) else watch.hear(SIGN_AT, act) for act in acts]
    assert before == [None] * len(acts), "before its sign nothing is judged"
    assert watch.hear(SIGN_AT, sign) is None
    assert watch.signed_at == SIGN_AT
    for act in acts:
        result = watch.acts(ACT_AT, act) if isinstance(act, Act) else watch.hear(ACT_AT, act)
        if result is not None:
            return result
    return None


def table() -> ShoeTable:
    """Faro with the soda and the loser of the first round out; bets on the six lie."""
    made = faro_table("7C 4H KD 5S 9H QC")
    made.seat("ann", "bet", bet="one", type="flat", ranks=["6"], copper=False, stake=50)
    return made


def by_dealer(made: ShoeTable, verb: str, **fields: Any) -> Event:
    """The event that this act of the dealer's leaves first."""
    before = len(made.events)
    made.dealer(verb, **fields)
    return made.events[before]


def keyed(card: str, place: int) -> Event:
    return Ruled(say("table-ruled-card", index=place + 1, card=card), ())


def corrected(card: str, place: int) -> Event:
    return Ruled(say("table-ruled-corrected", index=place + 1, was="2C", card=card), ())


ASKED = Asked(Question("q", "missed", 5, say("table-ask-missed", card=6, who="dealer")))
DARK = Asked(Question("q", "restart", 5, say("table-after-restart")))
VOID: Event = Ruled(say("table-ruled-void"), ())
HOLD = Held(say("table-held-by-dealer"))

TWO = Mistake("double_draw", SEEN, {5: "KC"})
CLAIM = say("training-claim-dead", player="Doc", ranks=("6",))
READ = CardSeen(Sighting(5, "2", "C", 0.999))
FALSE_START = FalseStart(say("table-false-start", what=say("table-pushed-back", card=3)))


def _covered() -> Event:
    return reports.view_trouble(table().state, "covered")[0]


def _closed(made: ShoeTable) -> Event:
    return by_dealer(made, "close_bets")


def _reopened() -> Event:
    made = table()
    made.dealer("close_bets")
    return by_dealer(made, "reopen_bets")


PAID = by_dealer(table(), "buy_in", player="ann", amount=50)
JUDGED: Mapping[str, tuple[Mistake, Event, Event | Act, Event | Act]] = {
    "double_draw": (TWO, ASKED, keyed("KC", 5), keyed("QC", 5)),
    "double_from_shoe": (
        Mistake("double_from_shoe", SEEN, {5: "KC", 6: "2H"}),
        ASKED,
        Ruled(say("table-ruled-irregularity", kind=say("games-double-draw")), ()),
        Ruled(say("table-ruled-irregularity", kind=say("games-foul-pack")), ()),
    ),
    "pushed_back": (Mistake("pushed_back", SEEN), FALSE_START, _reopened(), VOID),
    "misread": (Mistake("misread", SEEN, {5: "KC"}, read="2C"), READ, corrected("KC", 5), corrected("KC", 4)),
    "double_face_down": (Mistake("double_face_down", SEEN, {5: "KC", 6: "2H"}), ASKED, VOID, keyed("KC", 5)),
    "covered": (Mistake("covered", SEEN), _covered(), Act("uncover"), Resumed((Part.VIEW,))),
    "early_call": (Mistake("early_call", SEEN), _closed(table()), _reopened(), Act("nothing")),
    "early_card": (
        Mistake("early_card", SEEN),
        Held(say("table-not-due")),
        Ruled(say("table-ruled-laid-away"), ()),
        VOID,
    ),
    "dead_bet": (Mistake("dead_bet", CLAIM, due=True), Noted(CLAIM), Act("granted"), Act("refused")),
    "lost_bet": (Mistake("lost_bet", CLAIM), Noted(CLAIM), Act("refused"), PAID),
    "power_cut": (
        Mistake("power_cut", SEEN, count=1),
        DARK,
        Ruled(say("table-ruled-drawn", count=1, when="interrupted"), ()),
        Ruled(say("table-ruled-drawn", count=2, when="interrupted"), ()),
    ),
}


def test_each_case_is_looked_at_here_and_trained_by_a_game() -> None:
    assert JUDGED.keys() == CASES.keys()
    assert TRAINING.keys() == GAMES.keys() - {"toy"}
    judged_here = {(case.kind, case.right) for case in CASES.values()}
    assert {(case.kind, case.right) for game in TRAINING.values() for case in game.cases.values()} == judged_here


@pytest.mark.parametrize("case", CASES)
def test_the_right_act_is_right_and_timed_by_the_journal(case: str) -> None:
    mistake, sign, right, _ = JUDGED[case]
    result = judged(mistake, sign, HOLD, right)
    assert result is not None
    assert (result.case, result.outcome, result.seconds) == (case, "right", 7.4), "holding play is always allowed"
    assert result.act in ACTS


@pytest.mark.parametrize("case", CASES)
def test_another_act_is_wrong_and_the_right_one_after_it_too_late(case: str) -> None:
    mistake, sign, right, wrong = JUDGED[case]
    result = judged(mistake, sign, wrong, right)
    assert result is not None
    assert (result.outcome, result.seconds) == ("wrong", 7.4)


@pytest.mark.parametrize("case", CASES)
def test_who_does_nothing_has_no_time(case: str) -> None:
    mistake, sign, _, _ = JUDGED[case]
    assert judged(mistake, sign, HOLD) is None
    assert Watch(CASES[case], mistake).nothing_done() == Result(case, "none")


@pytest.mark.parametrize("case", ["double_draw", "misread"])
def test_what_is_no_sign_of_the_case_does_not_begin_it(case: str) -> None:
    watch = Watch(CASES[case], JUDGED[case][0])
    for other in (FALSE_START, DARK, CardSeen(Sighting(4, "2", "C")), Noted(CLAIM), HOLD):
        watch.hear(SIGN_AT, other)
    assert watch.signed_at == ""


def test_a_claim_is_refused_where_it_is_not_good() -> None:
    for word, outcome in (("granted", "wrong"), ("refused", "right")):
        result = judged(Mistake("dead_bet", CLAIM), Noted(CLAIM), Act(word))
        assert result is not None
        assert (result.outcome, result.act) == (outcome, word)


def test_every_ruling_of_the_dealer_is_an_act() -> None:
    """So that none of them passes for nothing: each sentence by which the table names a ruling."""
    catalogue = (DOCS.parent / "controller/web/static/i18n/en/table.ftl").read_text()
    for key in re.findall(r"^(table-ruled-[a-z-]+) =", catalogue, re.MULTILINE):
        if key != "table-ruled-was":
            act = act_of(Ruled(say(key), ()))
            assert act is not None, key
            assert act.word in ACTS


@pytest.mark.parametrize("game", TRAINING)
def test_what_is_right_names_a_section_and_rules_that_there_are(game: str) -> None:
    headings = re.findall(r"^#+ (.*)$", (DOCS / "training.md").read_text(), re.MULTILINE)
    sections = {heading.lower().replace(" ", "-").replace("'", "") for heading in headings}
    rules = (DOCS / "rules.md").read_text()
    for case in TRAINING[game].cases.values():
        assert case.section in sections
        for number in filter(None, case.rule.split(", ")):
            assert re.search(rf"^(\*\*|### ){re.escape(number)}[ .*]", rules, re.MULTILINE), number
        assert english(case.answer.json())


def test_a_card_is_misread_as_one_of_its_rank_where_another_could_not_be_put_right() -> None:
    assert other_suits("TC") == ("TS", "TH", "TD")


def test_a_claim_to_be_paid_is_made_by_a_bot_and_never_good() -> None:
    for game in TRAINING.keys() - {"faro", "punto_banco"}:
        text, due = TRAINING[game].claim({}, _First())  # type: ignore[arg-type]
        assert (dict(text.data)["player"] in names(game, {}), due) == (True, False)


# --- claims -------------------------------------------------------------------------------------------------------


class _First:
    """Chance that takes the first of everything."""

    def choice(self, seq: Any, /) -> Any:
        return seq[0]


def _claim(made: ShoeTable) -> tuple[Any, bool]:
    return TRAINING["faro"].claim(made.view(PUBLIC)["deal"], _First())  # type: ignore[arg-type]


def test_a_claim_of_a_bet_is_good_when_its_rank_is_dead_and_never_before() -> None:
    made = faro_table("6C 6H KD 6D 6S 9H QC", leave=1)
    made.seat("ann", "bet", bet="one", type="flat", ranks=["6"], copper=False, stake=50)
    text, due = _claim(made)
    assert (dict(text.data)["ranks"], due) == (("6",), False)
    dead = faro_table("6C KD 6H 6D 6S 9H QC 2C 3C", leave=5)
    dead.seat("ann", "bet", bet="one", type="flat", ranks=["6"], copper=False, stake=50)
    assert _claim(dead)[1]


def test_a_claim_is_made_where_nothing_lies_too() -> None:
    text, due = _claim(faro_table("7C 4H KD 5S 9H QC"))
    assert (dict(text.data)["player"], due) == (names("faro", {})[0], False)


# --- a card read wrong --------------------------------------------------------------------------------------------


def _exposed(rank: str, suit: str) -> Exposed:
    return Exposed(5, rank, suit, 0.9, {rank: 0.9}, {suit: 0.9}, 1.0)


class _Tracker:
    window = "its window"

    def __init__(self, *seen: Any) -> None:
        self.seen, self.told = seen, []  # type: ignore[var-annotated]

    def observe(self, frame: Any) -> tuple[Any, ...]:
        return self.seen

    def rebase(self, index: int, dealt: Any = None) -> None:
        self.told.append(("rebase", index, dealt))

    def learn(self, dealt: Any) -> None:
        self.told.append(("learn", dealt))


def test_one_card_is_given_out_as_another_once() -> None:
    inner = _Tracker(HandPass(1.0), _exposed("K", "C"))
    tracker = Misreading(inner)
    assert tracker.observe(None) == inner.seen  # type: ignore[arg-type]
    tracker.misread("KC", "2H")
    assert tracker.observe(None) == (  # type: ignore[arg-type]
        HandPass(1.0),
        Exposed(5, "2", "H", SURE, {"2": SURE}, {"H": SURE}, 1.0),
    )
    assert tracker.observe(None) == inner.seen  # type: ignore[arg-type]
    tracker.rebase(3, [("A", "S")])
    tracker.learn([])
    assert inner.told == [("rebase", 3, [("A", "S")]), ("learn", [])]
    assert tracker.window == "its window"


def test_another_card_is_given_out_as_it_was_read() -> None:
    inner = _Tracker(_exposed("Q", "C"))
    tracker = Misreading(inner)
    tracker.misread("KC", "2H")
    assert tracker.observe(None) == inner.seen  # type: ignore[arg-type]


# --- the sheet ----------------------------------------------------------------------------------------------------


def test_the_sheet_is_kept_with_every_case(tmp_path: Path) -> None:
    path = tmp_path / "training.json"
    sheet = TrainingSheet(path, ["covered", "power_cut"])
    assert (sheet.next, path.exists()) == ("covered", False)
    sheet.over(Result("covered", "wrong", "resumed", 3.5))
    dark = Dark(Mistake("power_cut", SEEN, {3: "KC"}, count=1), 41)
    sheet.cut(dark)
    again = TrainingSheet(path, ["misread"], CASES)
    assert (again.cases, again.results, again.dark, again.next) == (sheet.cases, sheet.results, dark, "power_cut")
    again.over(Result("power_cut", "right", "counted", 8.0))
    last = TrainingSheet(path, [], CASES)
    assert (last.next, last.right, last.dark) == (None, 1, None)


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[]",
        '{"format": 2}',
        json.dumps({"format": 1, "cases": ["juggling"], "results": [], "dark": None}),
        json.dumps({"format": 1, "cases": [], "results": [{"case": 1}], "dark": None}),
    ],
)
def test_a_file_that_is_no_sheet_is_named(tmp_path: Path, kept: str) -> None:
    path = tmp_path / "training.json"
    path.write_text(kept)
    with pytest.raises(SheetError) as refused:
        TrainingSheet(path, [], CASES)
    assert english(refused.value.message.json()) == (
        f"{path}: expected the sheet of a training; begin again with --fresh"
    )
    assert path.read_text() == kept


@pytest.mark.parametrize("case", CASES)
def test_a_mistake_is_read_again_as_it_was_kept(case: str) -> None:
    mistake = JUDGED[case][0]
    assert read_mistake(json.loads(json.dumps(mistake.json()))) == mistake


def test_seconds_are_those_between_two_times_of_the_journal() -> None:
    assert seconds_between(SIGN_AT, ACT_AT) == pytest.approx(7.4)


@pytest.mark.parametrize("game", TRAINING)
def test_a_game_that_trains_names_its_events_as_cases_know_them(game: str) -> None:
    kinds = {case.kind for case in TRAINING[game].cases.values()}
    if kinds & {"early_call", "pushed_back"}:
        assert {CLOSED, REOPENED} <= GAMES[game].codec.kinds.keys()
