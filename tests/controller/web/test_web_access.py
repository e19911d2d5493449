"""Who may do what from where: the doorkeeper alone, with time and chance given."""

from __future__ import annotations

import heapq
import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.catalogue import text_of
from controller.web.access import (
    DEALER_SESSION_S,
    FREE_CODES,
    LONGEST_CODE_WAIT_S,
    PAIRING_CODE_S,
    Access,
    Denied,
)
from controller.web.address import Caller
from controller.web.guessing import (
    ALARM_TRIES,
    FREE_TRIES,
    LONGEST_NOTE_GAP_S,
    LONGEST_WAIT_S,
    NOTE_GAP_S,
    Tries,
    pin_mistake,
)
from tests.english import english

FAR = "192.168.1.20"


def doorkeeper(**options: object) -> Access:
    tokens = (f"token{n}" for n in itertools.count())
    letters = itertools.cycle("ABCDEFGHJKMN")
    return Access(**{"pin": "4711", "new_token": tokens.__next__, "choose": lambda _: next(letters)} | options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        *[(ours, True) for ours in ("localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.1.5:8000")],
        *[(ours, True) for ours in ("faro.local", "FARO.local:80")],
        *[(not_ours, False) for not_ours in ("evil.example", "faro.local.evil.example", "", None)],
        *[(not_ours, False) for not_ours in ("localhost:80:80", "[::1]x", "localhost:x")],
    ],
)
def test_host_must_name_this_table(host: str | None, ours: bool) -> None:
    assert doorkeeper(hosts=["Faro.local"]).host_allowed(host) is ours


@pytest.mark.parametrize(
    ("configured", "sent"),
    [
        ("Karten-Häusl.local", "xn--karten-husl-s8a.local"),
        ("straße.example", "xn--strae-oqa.example"),
        ("фаро.example", "xn--80a2afo.example"),
        ("faro.local", "FARO.local:8000"),
    ],
)
def test_a_host_with_letters_beyond_ascii_is_known_as_browsers_send_it(configured: str, sent: str) -> None:
    assert doorkeeper(hosts=[configured]).host_allowed(sent)


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        *[(ours, True) for ours in ("http://localhost:8000", "https://LOCALHOST:8000", None)],
        *[(other, False) for other in ("http://localhost", "http://localhost:8001", "http://evil.example")],
        *[(other, False) for other in ("null", "ftp://localhost:8000", "")],
    ],
)
def test_origin_must_equal_host(origin: str | None, ours: bool) -> None:
    assert doorkeeper().origin_allowed(origin, "localhost:8000") is ours


def test_an_origin_without_an_address_is_nobodys() -> None:
    for host in (None, ""):
        assert not doorkeeper().origin_allowed("http", host)


def test_the_right_pin_opens_a_session_that_runs_out() -> None:
    access = doorkeeper()
    session = access.sign_in("4711", FAR, 0.0)
    assert access.is_dealer(session, 11 * 3600.0)
    assert not access.is_dealer(session, 13 * 3600.0)
    assert not access.is_dealer("token99", 0.0)
    assert not access.is_dealer(None, 0.0)
    access.sign_out(session, FAR, 0.0)
    assert not access.is_dealer(session, 0.0)


@pytest.mark.parametrize(
    "given",
    [
        *[pytest.param(given, id=f"shorter: {given!r}") for given in ("", "2", "27395", "73951", "2751")],
        *[pytest.param(given, id=f"longer: {given!r}") for given in ("2739510", "0273951", "273951273951", "273951 ")],
        *[pytest.param(given, id=f"one digit off: {given}") for given in ("173951", "283951", "272951")],
        *[pytest.param(given, id=f"one digit off: {given}") for given in ("273851", "273961", "273950")],
        pytest.param("237951", id="two digits exchanged"),
    ],
)
def test_a_pin_that_is_nearly_right_is_wrong(given: str) -> None:
    access = doorkeeper(pin="273951")
    with pytest.raises(Denied, match=r"^pages-wrong-pin"):
        access.sign_in(given, FAR, 0.0)
    assert access.is_dealer(access.sign_in("273951", FAR, 0.0), 0.0)


def miss(access: Access, peer: str, now_s: float, **options: str) -> bool:
    """A wrong PIN; False when it was not even looked at."""
    with pytest.raises(Denied) as denied:
        access.sign_in("0000", peer, now_s, **options)
    return denied.value.retry_s == 0.0


def test_wrong_pins_wait_longer_and_longer_even_for_the_right_one() -> None:
    access = doorkeeper()
    now_s = 0.0
    waits = []
    for n in range(18):
        assert miss(access, FAR, now_s)
        if n >= FREE_TRIES - 1:
            with pytest.raises(Denied, match="pages-wait-") as denied:
                access.sign_in("4711", FAR, now_s)
            waits.append(denied.value.retry_s)
            now_s += denied.value.retry_s
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]
    with pytest.raises(Denied, match=r"pages-wait-minutes\(minutes=15\)"):
        access.sign_in("4711", FAR, now_s - LONGEST_WAIT_S)
    assert access.sign_in("4711", FAR, now_s)


def test_a_wait_is_for_its_address_alone_and_a_right_pin_clears_the_count() -> None:
    access = doorkeeper()
    for _ in range(4):
        assert miss(access, FAR, 0.0)
    access.sign_in("4711", FAR, 0.0)
    for _ in range(5):
        assert miss(access, FAR, 0.0)
    assert not miss(access, FAR, 0.0)
    assert access.sign_in("4711", "192.168.1.21", 0.0)


def test_neighbours_in_one_ipv6_network_share_a_wait() -> None:
    access = doorkeeper()
    for n in range(5):
        assert miss(access, f"2001:db8::{n + 1}", 0.0)
    with pytest.raises(Denied, match=r"pages-wait-seconds\(seconds=1\)"):
        access.sign_in("4711", "2001:db8::99", 0.0)


def test_guessers_from_everywhere_lock_out_nobody_who_has_guessed_nothing() -> None:
    access = doorkeeper()
    for n in range(10 * ALARM_TRIES):
        miss(access, f"10.0.0.{n % 200}", float(n))
    assert access.sign_in("4711", "10.0.1.1", 300.0)


@pytest.mark.parametrize(("addresses", "hours", "tries"), [(1, 24, 109), (6, 24, 616), (254, 10, 10_952)])
def test_how_many_pins_a_guesser_can_try_who_changes_his_address(addresses: int, hours: int, tries: int) -> None:
    """Each try as soon as its address may. The figures are those of docs/operation.md."""
    access = doorkeeper(pin="999999")
    due = [(0.0, n) for n in range(addresses)]
    looked_at = 0
    while due[0][0] < hours * 3600:
        now_s, n = heapq.heappop(due)
        with pytest.raises(Denied) as denied:
            access.sign_in("000000", f"10.0.0.{n}", now_s)
        looked_at += denied.value.retry_s == 0
        heapq.heappush(due, (now_s + max(denied.value.retry_s, 0.001), n))
    assert looked_at == tries


def test_a_device_that_was_signed_in_is_not_held_up_by_its_neighbours() -> None:
    """All behind one router, and its session has run out."""
    access = doorkeeper()
    session = access.sign_in("4711", FAR, 0.0)
    later_s = DEALER_SESSION_S + 1.0
    for n in range(100):
        miss(access, FAR, later_s + n)
    with pytest.raises(Denied, match="pages-wait-"):
        access.sign_in("4711", FAR, later_s + 100)
    assert not access.is_dealer(session, later_s)
    assert access.sign_in("4711", FAR, later_s + 100, session=session)
    for _ in range(FREE_TRIES):
        assert miss(access, FAR, later_s + 100, session=session)
    assert not miss(access, FAR, later_s + 100, session=session), "but it may not guess either"
    access.sign_out(session, FAR, later_s)
    assert not miss(access, FAR, later_s + 100, session=session), "signed out it is a stranger"


@given(st.lists(st.tuples(st.integers(0, 4), st.floats(0, 400)), max_size=80))
def test_wrong_tries_are_bounded_for_each_and_free_for_who_made_none(steps: list[tuple[int, float]]) -> None:
    tries, now_s = Tries(), 0.0
    made = dict.fromkeys(range(5), 0)
    for who, gap_s in steps:
        now_s += gap_s
        assert made[who] or tries.wait_s(str(who), now_s) <= 0
        if tries.wait_s(str(who), now_s) <= 0:
            tries.wrong(str(who), now_s)
            made[who] += 1
        assert tries.wait_s(str(who), now_s) <= LONGEST_WAIT_S
        assert made[who] <= FREE_TRIES + 10 + now_s / LONGEST_WAIT_S + 1


# --- notices to the table -------------------------------------------------------------------------------------


def test_sign_ins_sign_outs_and_pairings_are_reported_without_any_secret() -> None:
    told: list[str] = []
    access = doorkeeper(note=lambda message: told.append(english(message)))
    session = access.sign_in("4711", FAR, 0.0)
    access.sign_out(session, FAR, 1.0)
    access.sign_out(session, FAR, 2.0)
    code = access.pairing_code("ann", 2.0)
    _, token = access.pair(code, FAR, 3.0)
    assert told == [
        f"the dealer signs in at {FAR}",
        f"the dealer signs out at {FAR}",
        f"the tablet at {FAR} takes ann's seat",
    ]
    assert not any(secret in line for secret in ("4711", session, code, token) for line in told)


def test_wrong_pins_are_reported_at_once_then_together_and_before_the_right_one() -> None:
    told: list[str] = []
    access = doorkeeper(note=lambda message: told.append(english(message)))
    for n in range(5):
        miss(access, FAR, float(n))
    miss(access, "10.0.0.9", 5.0)
    assert told == [f"1 wrong PIN from {FAR}"]
    access.report(NOTE_GAP_S)
    assert told[1:] == [f"5 wrong PINs from 2 addresses, 4 of them from {FAR}"]
    miss(access, "10.0.0.9", 100.0)
    access.sign_in("4711", "10.0.0.8", 101.0)
    assert told[2:] == ["1 wrong PIN from 10.0.0.9", "the dealer signs in at 10.0.0.8"]
    with pytest.raises(Denied):
        access.pair("222222", FAR, 102.0)
    assert told[4:] == [f"1 wrong pairing code from {FAR}"]


def test_a_guesser_cannot_fill_the_journal() -> None:
    told: list[str] = []
    access = doorkeeper(note=lambda message: told.append(english(message)))
    for second in range(0, 24 * 3600, 20):
        miss(access, f"10.0.{second % 3}.{second % 250}", float(second))
        with pytest.raises(Denied):
            access.pair("222222", f"10.0.{second % 3}.{second % 250}", float(second))
    assert len(told) < 2 * (24 + 10)
    assert max(map(len, told)) < 100
    told.clear()
    miss(access, FAR, 24 * 3600 + 2 * LONGEST_NOTE_GAP_S)
    assert told, "after a quiet time it is told at once"


@pytest.mark.parametrize(
    ("pin", "why"),
    [
        ("1111", "one digit again and again"),
        ("0000", "one digit again and again"),
        ("1234", "digits in a row"),
        ("4321", "digits in a row"),
        ("890123", "digits in a row"),
        ("2468", "digits in a row"),
        ("1212", "a few digits repeated"),
        ("123123", "a few digits repeated"),
        ("47474", "a few digits repeated"),
        ("1122", "doubled digits"),
        ("4774", "the same forwards and backwards"),
        ("1987", "a year"),
        ("2026", "a year"),
        ("2580", "a line on the keypad"),
        ("123", "4 to 12 digits in quotes expected"),
        ("1" * 13, "4 to 12 digits in quotes expected"),
        ("12a4", "4 to 12 digits in quotes expected"),
        ("\u0664\u0667\u0661\u0661", "4 to 12 digits in quotes expected"),
    ],
)
def test_easy_pins_are_refused_with_the_reason_and_without_the_pin(pin: str, why: str) -> None:
    mistake = pin_mistake(pin)
    assert mistake is not None
    assert why in text_of(mistake)
    assert pin not in text_of(mistake)


@pytest.mark.parametrize("pin", ["4711", "9173", "815302", "482915730164"])
def test_other_pins_do(pin: str) -> None:
    assert pin_mistake(pin) is None


def test_most_pins_are_left() -> None:
    assert sum(pin_mistake(f"{n:04}") is None for n in range(10_000)) > 9_400


def test_without_a_pin_nobody_signs_in() -> None:
    access = doorkeeper(pin=None)
    assert not access.has_pin
    with pytest.raises(Denied, match="pages-no-pin"):
        access.sign_in("", FAR, 0.0)


def test_one_seat_has_one_token() -> None:
    access = doorkeeper()
    first = access.take_seat("ann")
    second = access.take_seat("ann")
    assert access.seat(first) is None
    assert access.seat(second) == "ann"
    access.close_seat("ann")
    assert access.seat(second) is None


def test_seats_outlive_a_restart_without_the_tokens_being_kept() -> None:
    access = doorkeeper()
    token = access.take_seat("ann")
    kept = access.seats_to_save()
    assert token not in str(kept)
    assert doorkeeper(seats=kept).seat(token) == "ann"


def test_a_pairing_code_works_once_within_its_time() -> None:
    access = doorkeeper()
    code = access.pairing_code("ann", 0.0)
    assert access.pair(f" {code.lower()} ", FAR, 10.0) == ("ann", "token0")
    with pytest.raises(Denied, match="pages-code-not-valid"):
        access.pair(code, FAR, 11.0)
    late = access.pairing_code("ann", 20.0)
    with pytest.raises(Denied, match="pages-code-not-valid"):
        access.pair(late, FAR, 20.0 + PAIRING_CODE_S)


def test_wrong_codes_wait_a_minute_at_most_and_are_counted_apart_from_pins() -> None:
    access = doorkeeper()
    code = access.pairing_code("ann", 0.0)
    for _ in range(FREE_CODES):
        with pytest.raises(Denied, match="pages-code-not-valid"):
            access.pair("222222", FAR, 0.0)
    with pytest.raises(Denied, match="pages-wait-"):
        access.pair(code, FAR, 0.0)
    assert access.sign_in("4711", FAR, 0.0), "codes do not lock the PIN"
    for second in range(1, 600):
        with pytest.raises(Denied):
            access.pair("222222", FAR, float(second))
    for _ in range(FREE_TRIES):
        assert miss(access, FAR, 600.0)
    assert access.pair(code, FAR, 600.0 + LONGEST_CODE_WAIT_S)[0] == "ann", "PINs do not lock the codes"


def test_closing_a_seat_voids_its_open_codes() -> None:
    access = doorkeeper()
    code = access.pairing_code("ann", 0.0)
    access.close_seat("ann")
    with pytest.raises(Denied):
        access.pair(code, FAR, 0.0)


@pytest.mark.parametrize(
    ("join", "near", "far"), [("loopback", True, False), ("anyone", True, True), ("nobody", False, False)]
)
def test_joining_by_name(join: str, near: bool, far: bool) -> None:
    access = doorkeeper(pin=None, join=join)
    assert access.may_join(Caller("127.0.0.1", here=True)) is near
    assert access.may_join(Caller("127.0.0.1")) is access.may_join(Caller(FAR)) is far


def test_an_unknown_way_of_joining_is_an_error() -> None:
    with pytest.raises(ValueError, match="join is 'all'"):
        doorkeeper(join="all")
