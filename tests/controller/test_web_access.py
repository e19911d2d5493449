"""Who may do what from where: the doorkeeper alone, with time and chance given."""

from __future__ import annotations

import itertools

import pytest

from controller.web.access import LOCK_S, PAIRING_CODE_S, TABLE_WIDE_WRONG_TO_LOCK, Access, Denied, is_loopback

FAR = "192.168.1.20"


def doorkeeper(**options: object) -> Access:
    tokens = (f"token{n}" for n in itertools.count())
    letters = itertools.cycle("ABCDEFGHJKMN")
    return Access(**{"pin": "4711", "new_token": tokens.__next__, "choose": lambda _: next(letters)} | options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("peer", "here"),
    [
        *[(here, True) for here in ("127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1")],
        *[(far, False) for far in ("192.168.1.20", "::ffff:10.0.0.1", "fe80::1", "", "localhost")],
    ],
)
def test_only_this_machine_itself_is_loopback(peer: str, here: bool) -> None:
    assert is_loopback(peer) is here
    assert doorkeeper().trusted(peer) is here
    assert not doorkeeper().trusted(peer, forwarded=True), "behind a proxy the address proves nothing"
    assert not doorkeeper(trust_loopback=False).trusted(peer)


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
    ("origin", "ours"),
    [
        *[(ours, True) for ours in ("http://localhost:8000", "https://LOCALHOST:8000", None)],
        *[(other, False) for other in ("http://localhost", "http://localhost:8001", "http://evil.example")],
        *[(other, False) for other in ("null", "ftp://localhost:8000", "")],
    ],
)
def test_origin_must_equal_host(origin: str | None, ours: bool) -> None:
    assert doorkeeper().origin_allowed(origin, "localhost:8000") is ours


def test_the_right_pin_opens_a_session_that_runs_out() -> None:
    access = doorkeeper()
    session = access.sign_in("4711", FAR, 0.0)
    assert access.is_dealer(session, 11 * 3600.0)
    assert not access.is_dealer(session, 13 * 3600.0)
    assert not access.is_dealer("token99", 0.0)
    assert not access.is_dealer(None, 0.0)
    access.sign_out(session)
    assert not access.is_dealer(session, 0.0)


def test_five_wrong_pins_lock_for_a_minute_even_for_the_right_one() -> None:
    access = doorkeeper()
    for n in range(5):
        with pytest.raises(Denied, match="not the PIN"):
            access.sign_in("0000", FAR, float(n))
    with pytest.raises(Denied) as denied:
        access.sign_in("4711", FAR, 4.0 + LOCK_S - 1.0)
    assert denied.value.retry_s == pytest.approx(1.0)
    assert access.sign_in("4711", FAR, 4.0 + LOCK_S)


def test_a_lock_is_for_its_address_alone_and_a_right_pin_clears_the_count() -> None:
    access = doorkeeper()
    for _ in range(4):
        with pytest.raises(Denied):
            access.sign_in("0000", FAR, 0.0)
    access.sign_in("4711", FAR, 0.0)
    for _ in range(5):
        with pytest.raises(Denied, match="not the PIN"):
            access.sign_in("0000", FAR, 0.0)
    assert access.sign_in("4711", "192.168.1.21", 0.0)


def test_neighbours_in_one_ipv6_network_share_a_lock() -> None:
    access = doorkeeper()
    for n in range(5):
        with pytest.raises(Denied, match="not the PIN"):
            access.sign_in("0000", f"2001:db8::{n + 1}", 0.0)
    with pytest.raises(Denied, match="Too many"):
        access.sign_in("4711", "2001:db8::99", 0.0)


def test_changing_addresses_does_not_help_a_guesser() -> None:
    access = doorkeeper()
    for n in range(TABLE_WIDE_WRONG_TO_LOCK):
        with pytest.raises(Denied, match="not the PIN"):
            access.sign_in("0000", f"10.0.0.{n}", 0.0)
    with pytest.raises(Denied, match="Too many"):
        access.sign_in("4711", "10.0.1.1", 0.0)


def test_without_a_pin_nobody_signs_in() -> None:
    access = doorkeeper(pin=None)
    assert not access.has_pin
    with pytest.raises(Denied, match=r"No dealer's PIN"):
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
    with pytest.raises(Denied, match="not valid"):
        access.pair(code, FAR, 11.0)
    late = access.pairing_code("ann", 20.0)
    with pytest.raises(Denied, match="not valid"):
        access.pair(late, FAR, 20.0 + PAIRING_CODE_S)


def test_guessing_codes_locks_as_guessing_pins_does() -> None:
    access = doorkeeper()
    code = access.pairing_code("ann", 0.0)
    for _ in range(5):
        with pytest.raises(Denied, match="not valid"):
            access.pair("222222", FAR, 0.0)
    with pytest.raises(Denied, match="Too many"):
        access.pair(code, FAR, 0.0)


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
    access = doorkeeper(join=join)
    assert access.may_join("127.0.0.1") is near
    assert access.may_join(FAR) is far


def test_an_unknown_way_of_joining_is_an_error() -> None:
    with pytest.raises(ValueError, match="join is 'all'"):
        doorkeeper(join="all")
