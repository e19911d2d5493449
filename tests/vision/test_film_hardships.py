"""Films in which one thing goes wrong again and again: the pixels show it, the truth names it, the score notices."""

from __future__ import annotations

import dataclasses
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from tests.instruments.benchmarks.films import hardship_table
from tests.instruments.film.film import CardTruth, Film, Truth
from tests.instruments.film.hardship import dealer, faulty_pack
from tests.instruments.film.picture import Glimpse
from tests.instruments.film.play import Incident, Layout, Play
from tests.instruments.film.score import Tally, score
from tests.instruments.film.setting import HARDSHIPS, FilmSetting
from tests.instruments.film.things import CARD_H, CARD_W
from tests.sample import sampled
from vision.observations import (
    DoubleDraw,
    Duplicate,
    Empty,
    Exposed,
    HalfOut,
    HandPass,
    Missing,
    Observation,
    PushedBack,
    Trouble,
    TroubleCleared,
    Unclear,
)
from vision.quads import Image, portrait, rectify
from vision.read.reader import CardReader
from vision.render import card_art

PACK = [str(card) for card in card_art.PACK]


def hard(hardship: str, seed: int = 1, **changes: object) -> FilmSetting:
    """Three cards in a small picture, with the hand out of the way."""
    quick: dict[str, object] = {
        "size": (320, 240),
        "fps": 10.0,
        "card_px": 110.0,
        "noise": 1.0,
        "glare": 0.0,
        "nudges": 0.0,
        "parks": False,
        "automatic": False,
        "flicker": 0.0,
        "rest_s": (0.5, 0.6),
    }
    setting = FilmSetting.hard(np.random.default_rng([seed, 1]), hardship, cards=3)
    return dataclasses.replace(setting, **quick | changes)  # type: ignore[arg-type]


def played(hardship: str, seed: int = 1, **changes: object) -> tuple[Layout, Play]:
    """As in the film of this seed."""
    layout = Layout(hard(hardship, seed, **changes), np.random.default_rng([seed, 2]))
    return layout, dealer(layout, np.random.default_rng([seed, 4])).perform()


@cache
def filmed(hardship: str, seed: int = 1) -> tuple[Film, list[Image], Truth]:
    film = Film(seed, hard(hardship, seed))
    frames = list(film.frames())
    return film, frames, film.truth()


def window(film: Film, frames: list[Image], time_s: float) -> Image:
    """What the window shows in one frame."""
    return rectify(frames[round(time_s * film.setting.fps)], portrait(film.window_at(time_s)))


# --- the play ---


@pytest.mark.parametrize("hardship", HARDSHIPS)
def test_a_play_holds_together(hardship: str) -> None:
    layout, play = played(hardship, cards=8, size=(640, 480))
    hands = [(span.begins_s, span.ends_s) for span in play.hand]
    assert all(before[1] <= after[0] + 1e-9 for before, after in pairwise(hands))
    ways = [(span.begins_s, span.ends_s) for span in play.slides]
    assert all(before[1] <= after[0] for before, after in pairwise(ways))
    assert play.uncovered_s == sorted(play.uncovered_s)
    assert len(play.uncovered_s) == len(play.settled_s) == 9
    assert sorted(one.card for one in play.laid) == list(range(8))
    assert all(0 <= i.begins_s < i.ends_s < play.length_s for i in play.incidents)
    for slide in play.slides:
        for a, b in pairwise(np.linspace(slide.begins_s, slide.ends_s - 1e-6, 400)):
            assert abs(slide.cards[0][1](b) - slide.cards[0][1](a)) < 40  # no card jumps
    assert layout.setting.hardship == hardship


@pytest.mark.parametrize(
    ("hardship", "kinds"),
    [
        ("slow", {"slow"}),
        ("stop", {"half_out", "held"}),
        ("letgo", {"half_out", "held"}),
        ("halfback", {"half_out", "held", "pushed_back"}),
        ("glove", {"glove"}),
        ("double", {"double_draw"}),
        ("dark_draws", {"dark"}),
        ("covered_draws", {"covered"}),
        ("frozen_draws", {"frozen"}),
    ],
)
def test_incidents_are_part_of_the_truth(hardship: str, kinds: set[str]) -> None:
    incidents = [i for seed in (1, 2) for i in played(hardship, seed, cards=14)[1].incidents]
    assert {i.kind for i in incidents} == kinds
    assert all((i.drawn > 0) == hardship.endswith("_draws") for i in incidents)


def test_a_card_held_half_out_stands_still_and_the_hand_may_leave_it() -> None:
    layout, play = played("letgo", cards=14)
    held = [i for i in play.incidents if i.kind == "half_out"]
    for incident in held:
        slide = next(s for s in play.slides if s.begins_s <= incident.begins_s < s.ends_s)
        places = [slide.cards[0][1](t) for t in np.linspace(incident.begins_s, incident.ends_s, 50)]
        assert np.ptp(places) < 1.0
        assert 0.29 < places[0] / layout.card_along < 0.71
        assert play.hand_at((incident.begins_s + incident.ends_s) / 2) is None


def test_a_card_pushed_back_is_drawn_later() -> None:
    _, play = played("halfback", cards=14)
    back = [s for s in play.slides if s.back]
    assert back
    assert all(abs(s.cards[0][1](s.ends_s)) < 0.5 for s in back)
    assert all(play.uncovered_s[s.cards[0][0] + 1] > s.ends_s for s in back)


def test_displaced_cards_stay_within_the_play_of_their_box() -> None:
    layout, play = played("displaced", cards=14)
    loose = layout.setting.loose_mm
    assert loose == 3
    for rest in play.rests:
        c, s = np.cos(rest.angle), abs(np.sin(rest.angle))
        assert abs(rest.x) + (CARD_W * c + CARD_H * s) / 2 <= CARD_W / 2 + loose + 1e-6
        assert abs(rest.y) + (CARD_W * s + CARD_H * c) / 2 <= CARD_H / 2 + loose + 1e-6
    assert max(abs(rest.angle) for rest in play.rests) > np.radians(1.5)
    assert max(abs(rest.x) for rest in play.rests) > 1.5


def test_faulty_packs() -> None:
    rng = np.random.default_rng(0)
    swapped = faulty_pack(PACK, hard("swap", cards=52), rng)
    assert swapped.duplicate is not None
    assert swapped.cards[swapped.duplicate] in swapped.cards[: swapped.duplicate]
    assert {swapped.missing} == set(PACK) - set(swapped.cards)
    short = faulty_pack(PACK, hard("short", cards=51), rng)
    assert (len(short.cards), short.duplicate) == (51, None)
    assert {short.missing} == set(PACK) - set(short.cards)
    assert faulty_pack(PACK, hard("swap", cards=14), rng).missing is None
    assert faulty_pack(PACK, hard("short", cards=14), rng).missing is None
    assert FilmSetting.hard(rng, "swap").cards == 52
    assert FilmSetting.hard(rng, "short").cards == 51


# --- the pixels ---


@pytest.mark.parametrize("seed", [1, 3])
def test_a_dragged_card_is_seen_where_it_lies(seed: int) -> None:
    setting = dataclasses.replace(hard("dragall", seed), drag_mm=(8.0, 8.0))
    film = Film(seed, setting)
    frames = list(film.frames())
    card = film.truth().cards[1]
    assert card.along_mm == pytest.approx(8, abs=0.6)
    assert card.clear_s is not None
    n = round((card.clear_s + 0.2) * setting.fps)
    corners = [(i * CARD_W / 2, j * CARD_H / 2) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    places = np.array([film.layout.on_box(film.play, 0, *np.add(c, 8 * film.layout.slit)) for c in corners])
    seen = np.array([film.layout.camera.pixel(x, y, film.layout.card_z) for x, y in places])
    reading = CardReader().read(rectify(frames[n], portrait(film.outline(seen))))
    assert f"{reading.rank}{reading.suit}" == card.card


def test_a_card_let_go_half_out_shows_the_same_picture_until_the_hand_returns() -> None:
    seed = next(s for s in range(40) if any(i.kind == "half_out" for i in played("letgo", s)[1].incidents))
    film, frames, truth = filmed("letgo", seed)
    held = max(truth.incidents, key=lambda i: i.ends_s - i.begins_s)
    before = window(film, frames, held.begins_s - 1.2).astype(int)
    a, b = (window(film, frames, t).astype(int) for t in (held.begins_s + 0.7, held.ends_s - 0.7))
    assert np.abs(a - b).mean() < 6
    assert np.abs(a - before).mean() > 15
    half = next(k for k, s in enumerate(truth.cards) if s.drawn_s > held.ends_s)
    following = truth.cards[half + 1].seen_s if half + 1 < len(truth.cards) else truth.empty_s
    assert following is not None
    assert following >= held.ends_s - 0.11


@pytest.mark.parametrize(("covered", "kind"), [(0.05, "half_out"), (0.5, "held")])
def test_a_card_that_the_hand_hides_need_not_be_reported_as_half_out(
    covered: float, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = Film(1, hard("stop"))
    film.play.incidents = [Incident(2.0, 5.0, "half_out")]
    monkeypatch.setattr(film, "_glimpses", [Glimpse(0, covered, True, covered)] * film.count)
    assert [i.kind for i in film.truth().incidents] == [kind]


@pytest.mark.parametrize("hardship", sampled(["dark_draws", "covered_draws", "frozen_draws"], 1))
def test_cards_drawn_unseen_are_in_no_picture(hardship: str) -> None:
    seed = next(s for s in range(40) if any(i.drawn > 1 for i in played(hardship, s)[1].incidents))
    film, frames, truth = filmed(hardship, seed)
    spoilt = next(i for i in truth.incidents if i.drawn > 1)
    first = sum(1 for c in truth.cards if c.drawn_s < spoilt.begins_s)
    unseen = [k for k, card in enumerate(truth.cards) if card.unseen]
    assert unseen == list(range(first + 1, first + spoilt.drawn))
    assert all(truth.cards[k].hidden and truth.cards[k].clear_s is None for k in unseen)
    inside = [window(film, frames, t).astype(int) for t in np.linspace(spoilt.begins_s + 0.7, spoilt.ends_s - 0.7, 8)]
    assert max(np.abs(a - b).mean() for a, b in pairwise(inside)) < 6


@pytest.mark.whole
def test_a_glove_covers_a_part_of_the_window_in_the_colour_of_the_cloth() -> None:
    film, frames, truth = filmed("glove", 3)
    glove = truth.incidents[0]
    bare = window(film, frames, truth.cards[0].clear_s or 0.0).astype(int)
    over = window(film, frames, (glove.begins_s + glove.ends_s) / 2).astype(int)
    share = np.mean(np.abs(over - bare).max(axis=2) > 40)
    assert 0.08 < share < 0.6


# --- the score ---

TRUTH = Truth(
    seed=0,
    fps=20.0,
    length_s=20.0,
    cards=tuple(
        CardTruth(card, 5.0 * k, 5.0 * k + 0.5, 5.0 * k + 5, hidden=False) for k, card in enumerate(("KS", "4D", "7C"))
    ),
    incidents=(),
    empty_s=15.0,
    window=np.zeros((4, 2), np.float32),
)


def told(index: int, card: str, time_s: float) -> Exposed:
    return Exposed(index, card[0], card[1], 1.0, {}, {}, time_s)


GOOD: tuple[Observation, ...] = (told(0, "KS", 0.6), told(1, "4D", 5.6), told(2, "7C", 10.6), Empty(15.2))


def with_incidents(*incidents: Incident) -> Truth:
    return dataclasses.replace(TRUTH, incidents=incidents)


def test_a_right_deal_has_every_number_right() -> None:
    tally = score(TRUTH, GOOD)
    assert (tally.right, tally.placed, tally.early, tally.phantoms, tally.faults) == (3, 3, 0, 0, [])


def test_a_card_held_half_out_is_to_be_reported_as_that() -> None:
    held = with_incidents(Incident(6.0, 9.0, "half_out"))
    assert score(held, (*GOOD, HalfOut(1, 7.0))).found["half_out"] == 1
    silent = score(held, GOOD)
    assert (silent.found["half_out"], silent.happened["half_out"]) == (0, 1)
    as_hand = score(held, (*GOOD, HandPass(9.1)))
    assert dict(as_hand.alarms) == {"hand_pass": 1}
    short = score(with_incidents(Incident(6.0, 7.0, "held")), GOOD)
    assert (short.happened.total(), short.faults) == (0, [])


def test_a_card_invented_while_another_is_held_moves_all_numbers() -> None:
    back = with_incidents(Incident(6.0, 9.0, "half_out"), Incident(6.0, 9.3, "pushed_back"))
    seen = (*GOOD[:2], told(2, "7C", 7.0), told(3, "4D", 9.5), Duplicate("4", "D", 3, 9.5), told(4, "7C", 10.6))
    tally = score(back, (*seen, Empty(15.2)))
    assert (tally.right, tally.invented, tally.phantoms, tally.placed) == (3, 2, 0, 1)
    assert tally.alarms["duplicate"] == 1
    assert (tally.found["pushed_back"], tally.found["half_out"]) == (0, 0)
    assert score(back, (*GOOD, HalfOut(1, 7.0), PushedBack(1, 9.3))).faults == []


def test_a_phantom_is_an_invented_card_that_is_not_sure() -> None:
    tally = score(TRUTH, (*GOOD[:2], Unclear(2, {}, {}, 7.0), told(3, "7C", 10.6), GOOD[-1]))
    assert (tally.invented, tally.phantoms, tally.placed) == (1, 1, 2)


def test_a_card_reported_before_it_is_to_be_read_is_early() -> None:
    tally = score(TRUTH, (GOOD[0], told(1, "4D", 4.2), *GOOD[2:]))
    assert (tally.right, tally.early, tally.invented) == (3, 1, 0)


@pytest.mark.parametrize(("says_so", "found"), [(True, 1), (False, 0)])
def test_the_end_of_a_trouble_is_reported_before_the_next_card(says_so: bool, found: int) -> None:
    cards = (TRUTH.cards[0], dataclasses.replace(TRUTH.cards[1], seen_s=None, clear_s=None, hidden=True, unseen=True))
    dark = dataclasses.replace(TRUTH, cards=(*cards, TRUTH.cards[2]), incidents=(Incident(3.0, 10.3, "dark", 2),))
    last = told(2 if says_so else 1, "7C", 10.6)  # the card that left in the dark may be counted
    cleared = (TroubleCleared("dark", 10.5),) if says_so else ()
    tally = score(dark, (GOOD[0], Trouble("dark", 3.4), *cleared, last, TroubleCleared("dark", 11.0), GOOD[-1]))
    assert (tally.cards, tally.right, tally.placed, tally.missed) == (2, 2, 2, 0)
    assert (tally.found["dark"], tally.found["cleared"], tally.happened["cleared"]) == (1, found, 1)


def test_a_faulty_pack_is_to_be_reported_and_no_other_fault() -> None:
    cards = (*TRUTH.cards[:2], dataclasses.replace(TRUTH.cards[2], card="KS"))
    swapped = dataclasses.replace(TRUTH, cards=cards, duplicate=2, missing="7C")
    seen = (*GOOD[:2], told(2, "KS", 10.6), GOOD[-1])
    right = score(swapped, (*seen, Duplicate("K", "S", 2, 10.6), Missing("7", "C", 15.2)))
    assert (right.found["duplicate"], right.found["missing"], right.faults) == (1, 1, [])
    wrong = score(swapped, (*seen, Duplicate("4", "D", 2, 12.0), Missing("9", "C", 15.2)))
    assert (wrong.found.total(), dict(wrong.alarms)) == (0, {"duplicate": 1, "missing": 1})


def test_the_second_of_two_cards_lags_behind_as_far_as_the_setting_says() -> None:
    incidents = [i for seed in (1, 2) for i in played("double", seed, cards=14, lag_mm=(3.0, 4.0))[1].incidents]
    assert len(incidents) > 4
    assert all(3.0 <= i.lag_mm <= 4.0 for i in incidents)
    layout, play = played("double", cards=14, lag_mm=(3.0, 4.0))
    pair = next(slide for slide in play.slides if len(slide.cards) == 2)
    lower, upper = (way(pair.ends_s) for _, way, _ in pair.cards)
    assert 3.0 <= upper - lower <= 4.0
    assert lower > layout.card_along / 2 + layout.half_along, "the second leaves the box, too"


def test_double_draws_are_counted_by_how_far_the_second_card_lags() -> None:
    pairs = (Incident(4.0, 4.9, "double_draw", lag_mm=3.0), Incident(9.0, 9.9, "double_draw", lag_mm=9.0))
    tally = score(dataclasses.replace(TRUTH, incidents=pairs), (*GOOD, DoubleDraw((1, 2), 5.0)))
    assert (dict(tally.lagged), dict(tally.lagged_found)) == ({"2.5-4 mm": 1, "8-15 mm": 1}, {"2.5-4 mm": 1})
    assert "2.5-4 mm 1/1, 8-15 mm 0/1" in hardship_table({"double": tally})


def test_dragged_cards_are_counted_by_how_far_they_lie_off() -> None:
    cards = tuple(dataclasses.replace(c, along_mm=mm) for c, mm in zip(TRUTH.cards, (0.4, 3.0, 9.0), strict=True))
    tally = score(dataclasses.replace(TRUTH, cards=cards), (*GOOD[:2], GOOD[-1]))
    assert (dict(tally.dragged), dict(tally.dragged_right)) == ({"2-4 mm": 1, "8-10 mm": 1}, {"2-4 mm": 1})
    text = hardship_table({"drag": tally, "slow": Tally()})
    assert "2-4 mm 1/1, 8-10 mm 0/1" in text
    assert len(text.splitlines()) == 4
