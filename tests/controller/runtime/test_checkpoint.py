"""Checkpoints: a start from one gives the very table that the whole journal gives, and one that is not ours never
counts."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import random
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.runtime import program, replay, store
from controller.runtime.checkpoint import Checkpoint, CheckpointFile, beside, decode, encode
from controller.runtime.journal import Journal, JournalError
from controller.runtime.store import Opening, TableStore
from controller.table import commands, reports
from controller.table.events import DealStarted, Event, Sighting
from controller.table.events import encode as encode_event
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.state import DEALER, MACHINE, Actor, TableState, carried, live, next_index
from tests.controller.histories import RULES, evening
from tests.controller.two_shoes import HIDING, played
from tests.english import raises_saying
from tests.sample import sampled

AT = "2026-01-01T00:00:00.000+00:00"


def folded(events: list[Event], state: TableState) -> TableState:
    for event in events:
        state = advance(state, event)
    return state


@settings(max_examples=25, deadline=None)
@given(game=st.sampled_from(["faro", "german_faro"]), seed=st.integers(0, 2**32))
def test_a_start_from_any_checkpoint_gives_the_same_table(game: str, seed: int) -> None:
    _starts_anywhere([event for made in evening(game, seed, 250) for event in made])


@pytest.mark.parametrize("game", sampled(HIDING, 2))
def test_a_start_from_any_checkpoint_of_a_shoe_gives_the_same_table(game: str) -> None:
    """Also in the middle of a round, with cards that lie face down."""
    _starts_anywhere(played(game, 0, 3).events)


def _starts_anywhere(events: list[Event]) -> None:
    """From the beginning of every deal."""
    whole = folded(events, TableState())
    state = TableState()
    for seq, event in enumerate(events, 1):
        before, state = state, advance(state, event)
        if isinstance(event, DealStarted):
            kept = decode(encode(Checkpoint(seq, "head", state, carried(before))))
            assert kept == Checkpoint(seq, "head", state, carried(before))
            assert kept.state is not None
            assert folded(events[seq:], kept.state) == whole


def test_the_random_evenings_are_worth_the_name() -> None:
    """Deals, corrections, questions, rulings taken back, restarts, changed rules, faults while a deal begins."""
    kinds: set[str] = set()
    deals = 0
    for seed in range(20):
        for game in RULES:
            state = TableState()
            for event in (event for made in evening(game, seed, 250) for event in made):
                state = advance(state, event)
                kinds.add(encode_event(event)["kind"])
                deals += isinstance(event, DealStarted)
    assert deals >= 60
    assert kinds >= {"ruled", "ruling_undone", "asked", "booted", "rules_changed", "faulted", "service_began", "held"}


def _dealt(state: TableState, *cards: str) -> TableState:
    for card in cards:
        state = folded(reports.sighted(state, Sighting(next_index(state), card[0], card[1], 1.0)), state)
    return state


def _does(state: TableState, actor: Actor, do: str, **fields: Any) -> TableState:
    return folded(commands.decide(state, {"do": do, "at": moment(state)._asdict(), **fields}, actor), state)


def test_a_debt_goes_on_from_a_checkpoint() -> None:
    """A win is paid out and was none: what the purse cannot bear stands as a debt when the next deal begins."""
    state = folded(reports.open_table(TableState(), game="faro", rules={}, bank=500, mode="table"), TableState())
    state = _does(state, DEALER, "open_seat", player="ann")
    state = _does(state, DEALER, "buy_in", player="ann", amount=50)
    state = _dealt(_does(state, DEALER, "start_deal"), "7C")
    state = _does(state, Actor("seat", "ann"), "bet", bet="a", type="flat", ranks=["9"], stake=50)
    state = _does(_dealt(state, "2S", "9H"), DEALER, "cash_out", player="ann")
    state = _does(state, DEALER, "correct", index=2, card="4H")
    state = _does(_does(state, DEALER, "void_deal"), DEALER, "start_deal", pack="new")
    assert live(state).debts["ann"] > 0
    kept = decode(encode(Checkpoint(1, "", state, carried(state)))).state
    assert kept == state


def test_a_table_that_is_in_the_middle_of_a_deal_is_not_kept() -> None:
    refused = 0
    for seed in range(4):
        state = TableState()
        for event in (event for made in evening("faro", seed, 120) for event in made):
            state = advance(state, event)
            if live(state).cards:
                with pytest.raises((ValueError, TypeError)):
                    encode(Checkpoint(1, "", state, carried(state)))
                refused += 1
    assert refused > 80


@pytest.mark.parametrize(
    ("rules", "actor", "do", "fields"),
    [
        (
            {"soda_exposed_before_bets": False},
            Actor("seat", "ann"),
            "bet",
            {"bet": "a", "type": "flat", "ranks": ["9"], "stake": 10},
        ),
        ({"max": 100}, DEALER, "raise_max", {"max": 300}),
        ({"max": 100, "raise_for": True}, DEALER, "raise_for", {"player": "ann", "max": 300}),
        ({"bank_cap": 100}, DEALER, "raise_cap", {"cap": 300}),
    ],
    ids=["a bet", "a maximum raised", "a maximum raised for one", "a cap raised"],
)
def test_a_table_at_which_something_was_done_before_the_first_card_is_not_kept(
    rules: dict[str, Any], actor: Actor, do: str, fields: dict[str, Any]
) -> None:
    state = folded(reports.open_table(TableState(), game="faro", rules=rules, bank=500, mode="table"), TableState())
    state = _does(state, DEALER, "open_seat", player="ann")
    state = _does(state, DEALER, "buy_in", player="ann", amount=50)
    state = _does(state, DEALER, "start_deal")
    assert decode(encode(Checkpoint(1, "", state, carried(state)))).state == state
    with pytest.raises(ValueError, match="just begun"):
        encode(Checkpoint(1, "", _does(state, actor, do, **fields), carried(state)))


# --- at a table with its files --------------------------------------------------------------------------------------


def written(path: Path, game: str, seed: int, inputs: int = 400) -> None:
    """A journal without a checkpoint, as one of a version that made none."""
    with closing(Journal(path)) as journal:
        journal.append([encode_event(event) for events in evening(game, seed, inputs) for event in events], at=AT)


class Started:
    """A table that was started from the journal at `path`, and how many events it replayed."""

    def __init__(self, path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        decoded: list[Any] = []
        with monkeypatch.context() as patch, closing(Journal(path)) as journal:
            decode = store.decode  # type: ignore[attr-defined]

            def counted(body: Any) -> Event:
                decoded.append(body)
                return decode(body)

            patch.setattr(store, "decode", counted)
            patch.setattr(replay, "decode", counted)
            rules = self._rules(journal)
            opening = Opening(rules, _bank(path), game=game)
            made = TableStore(journal, opening, utc_now=lambda: AT, checkpoint=CheckpointFile(beside(path)))
            made.boot()
            self.state = made.state
            self.seq = journal.last_seq
        self.replayed = len(decoded)

    @staticmethod
    def _rules(journal: Journal) -> Any:
        return next(row.body["rules"] for row in reversed(list(journal.rows())) if "rules" in row.body)


def _bank(path: Path) -> int:
    with closing(Journal(path, read_only=True)) as journal:
        return int(next(journal.rows()).body["bank"])


@pytest.mark.parametrize("game", ["faro", "german_faro"])
def test_an_old_journal_is_read_whole_once_and_then_from_its_last_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    path = tmp_path / "t.db"
    written(path, game, 3)
    with closing(Journal(path, read_only=True)) as journal:
        rows = list(journal.rows())
    begun = max(row.seq for row in rows if row.body["kind"] == "deal_started")
    first = Started(path, game, monkeypatch)
    assert first.replayed >= len(rows)
    kept = CheckpointFile(beside(path)).load()
    assert kept is not None
    assert (kept.seq, kept.head) == (begun, rows[begun - 1].hash)
    second = Started(path, game, monkeypatch)
    assert second.replayed == first.seq - begun + 1, "the events since the deal began, and the first one"
    beside(path).unlink()
    again = Started(path, game, monkeypatch)
    assert again.replayed >= len(rows)
    assert _without_counts(again.state) == _without_counts(second.state)


def _without_counts(state: TableState) -> TableState:
    """Without what another start counts on."""
    return dataclasses.replace(state, log=(), logged=0, sight=dataclasses.replace(state.sight, epoch=0))


@pytest.mark.parametrize("deals", [2, 12])
async def test_a_start_replays_one_deal_however_many_were_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deals: int
) -> None:
    """The table itself keeps a checkpoint at every deal it begins."""
    path = tmp_path / "t.db"
    with closing(Journal(path)) as journal:
        at_work = TableStore(journal, Opening({}, 1000), utc_now=lambda: AT, checkpoint=CheckpointFile(beside(path)))
        at_work.boot()
        for _ in range(deals):
            at_work.commit([DealStarted({})])
            for index, card in enumerate(("7C", "9S", "9H", "KD")):
                sighting = Sighting(index, card[0], card[1], 1.0)
                at_work.commit(reports.sighted(at_work.state, sighting))
            at_work.commit(commands.decide(at_work.state, {"do": "void_deal"}, MACHINE))
        whole = at_work.state
    started = Started(path, "faro", monkeypatch)
    assert started.replayed < 30
    assert started.state.deal == whole.deal
    assert started.state.deal_number == deals


def _cut(text: str) -> str:
    return text[: len(text) // 2]


def _one_digit(text: str) -> str:
    """The bank has a digit more; everything else is as it was."""
    return text.replace('\\"bank\\": ', '\\"bank\\": 9', 1)


def _other_program(text: str) -> str:
    return text.replace(program.digest(), "0123456789abcdef")


def _rehashed(change: Callable[[dict[str, Any]], None]) -> Callable[[str], str]:
    """Another body, with the digest that belongs to it."""

    def made(text: str) -> str:
        body = json.loads(json.loads(text)["body"])
        change(body)
        inner = json.dumps(body)
        return json.dumps({"sha256": hashlib.sha256(inner.encode()).hexdigest(), "body": inner})

    return made


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(_cut, id="cut short"),
        pytest.param(_one_digit, id="altered"),
        pytest.param(lambda text: "", id="empty"),
        pytest.param(lambda text: "[]", id="something else"),
        pytest.param(lambda text: '{"sha256": 7, "body": []}', id="misshapen"),
        pytest.param(lambda text: "\0" * 512, id="zeros"),
        pytest.param(_rehashed(lambda body: body["table"].pop("seats")), id="a field less"),
        pytest.param(_rehashed(lambda body: body.update(program="0123456789abcdef")), id="another version"),
    ],
)
def test_a_checkpoint_that_cannot_be_used_is_ignored_and_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, spoil: Callable[[str], str]
) -> None:
    path = tmp_path / "t.db"
    written(path, "faro", 7)
    whole = Started(path, "faro", monkeypatch)
    good = beside(path).read_text()
    beside(path).write_text(spoil(good))
    again = Started(path, "faro", monkeypatch)
    assert again.replayed > whole.seq - 2
    assert again.state.deal == whole.state.deal
    assert beside(path).read_text() == good
    assert Started(path, "faro", monkeypatch).replayed < again.replayed


def test_a_file_of_a_version_that_called_the_table_house_is_a_witness_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.db"
    written(path, "faro", 7)
    Started(path, "faro", monkeypatch)
    text = beside(path).read_text()
    old = _rehashed(lambda body: body.update(program="0123456789abcdef", house=body.pop("table")))(text)
    found, now = decode(old), decode(text)
    assert (found.seq, found.head, found.state) == (now.seq, now.head, None)
    assert now.state is not None


def test_a_checkpoint_that_is_a_folder_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither read nor written: the table starts all the same, and says what it costs."""
    path = tmp_path / "t.db"
    written(path, "faro", 7)
    (beside(path) / "x").mkdir(parents=True)
    assert Started(path, "faro", monkeypatch).state.deal is not None
    assert "is ignored, the journal is read from its first event" in caplog.text
    assert "the next start takes longer" in caplog.text


def test_a_journal_without_the_event_that_the_checkpoint_knows_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older copy put back, another journal, or none at all: said before anything is played on it."""
    path = tmp_path / "t.db"
    written(path, "faro", 7)
    Started(path, "faro", monkeypatch)
    shorter = tmp_path / "shorter.db"
    written(shorter, "faro", 7, 5)
    other = tmp_path / "other.db"
    written(other, "german_faro", 8, 900)
    for found in (shorter, other, None):
        path.unlink()
        if found is not None:
            found.rename(path)
        with closing(Journal(path)) as journal:
            made = TableStore(journal, Opening({}, 1), utc_now=lambda: AT, checkpoint=CheckpointFile(beside(path)))
            with raises_saying(JournalError, match=r"does not hold event \d+ as .* remove t.checkpoint.json to play"):
                made.boot()
    beside(path).unlink()
    with closing(Journal(path)) as journal:
        TableStore(journal, Opening({}, 1), utc_now=lambda: AT, checkpoint=CheckpointFile(beside(path))).boot()


def test_a_long_replay_gives_signs_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.db"
    written(path, "faro", 7)
    monkeypatch.setattr(store, "REPLAYED_BETWEEN_SIGNS", 50)
    signs: list[None] = []
    with closing(Journal(path)) as journal:
        rows = journal.last_seq
        TableStore(journal, Opening({}, 1), utc_now=lambda: AT).boot(lambda: signs.append(None))
    assert len(signs) == rows // 50 > 3


def test_any_change_of_the_program_makes_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def digest_of(files: dict[str, str]) -> str:
        folder = tmp_path / f"{random.Random(str(files)).random()}"
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        monkeypatch.setattr(program, "ROOT", folder)
        return program.digest.__wrapped__()

    one, two, three = "controller/a.py", "vision/games/b.py", "vision/games/c.py"
    files = {one: "1", two: "2"}
    changed: Iterator[dict[str, str]] = iter(
        [{**files, one: "2"}, {**files, three: ""}, {one: "1", three: "2"}, {one: "12"}, {**files, "hardware/a": "3"}]
    )
    assert digest_of(files) == digest_of({**files, "tests/a.py": "3"})
    assert digest_of(files) not in {digest_of(other) for other in changed}
