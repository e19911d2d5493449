"""Whose request it is: what proxies say, and who is believed. Without sockets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.web.access import Access
from controller.web.address import Caller, Proxies, counted_as, is_loopback, plain

FAR = "203.0.113.9"
LISTED = ["127.0.0.1", "192.168.7.0/24", "2001:db8:7::/48"]


def caller(peer: str, *values: str, listed: list[str] | None = None, name: str = "x-forwarded-for") -> Caller:
    headers = [(b"host", b"faro.local"), *((name.encode(), value.encode()) for value in values)]
    return Proxies(LISTED if listed is None else listed).caller(peer, "http", headers)


@pytest.mark.parametrize(
    ("peer", "here"),
    [
        *[(here, True) for here in ("127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1")],
        *[(far, False) for far in ("192.168.1.20", "::ffff:10.0.0.1", "fe80::1", "", "localhost")],
    ],
)
def test_only_this_machine_itself_is_loopback(peer: str, here: bool) -> None:
    assert is_loopback(peer) is here
    assert caller(peer, listed=[]).here is here
    assert Access().trusted(caller(peer, listed=[])) is here


@pytest.mark.parametrize(
    "options", [{"pin": "4711"}, {"proxies": ["10.0.0.1"]}, {"trust_loopback": False}], ids=["pin", "proxies", "host"]
)
@pytest.mark.parametrize("join", ["loopback", "nobody"])
def test_with_a_pin_a_proxy_or_another_host_this_machine_itself_is_a_stranger(
    options: dict[str, object], join: str
) -> None:
    near = Caller("127.0.0.1", here=True)
    assert Access(join=join).trusted(near)
    strict = Access(join=join, **options)  # type: ignore[arg-type]
    assert not strict.trusted(near)
    assert not strict.may_join(near)


@pytest.mark.parametrize("name", ["x-forwarded-for", "forwarded", "x-real-ip"])
def test_of_who_is_no_listed_proxy_the_header_is_not_believed_and_takes_trust_away(name: str) -> None:
    for peer in ("127.0.0.1", FAR):
        told = caller(peer, "127.0.0.1", listed=[], name=name)
        assert (told.address, told.here) == (peer, False)


@pytest.mark.parametrize("values", [("198.51.100.4",), (f"127.0.0.1, {FAR}",), ("127.0.0.1", "10.1.1.1", FAR)])
def test_a_spoofed_header_never_counts_for_a_client_of_its_own(values: tuple[str, ...]) -> None:
    assert caller("10.0.0.9", *values).address == "10.0.0.9"


@pytest.mark.parametrize(
    ("values", "address"),
    [
        ((FAR,), FAR),
        ((f"127.0.0.1, 10.1.1.1,{FAR}",), FAR),
        (("10.1.1.1", FAR), FAR),
        ((f"10.1.1.1, {FAR}, 192.168.7.3 , 127.0.0.1",), FAR),
        ((f"{FAR}, 2001:db8:7:1::1",), FAR),
        ((f"::ffff:{FAR}",), FAR),
        ((f"{FAR}:4711",), FAR),
        (("[2001:db8::9]:4711",), "2001:db8::9"),
        (("2001:db8::9",), "2001:db8::9"),
        (("192.168.7.3, 192.168.7.4",), "192.168.7.3"),
        ((f"{FAR}, unknown",), "127.0.0.1"),
        ((f"{FAR}, unknown, 192.168.7.3",), "192.168.7.3"),
        (("",), "127.0.0.1"),
        ((f"{FAR},",), "127.0.0.1"),
        ((), "127.0.0.1"),
    ],
)
def test_of_a_listed_proxy_the_right_most_address_that_is_no_proxy_counts(
    values: tuple[str, ...], address: str
) -> None:
    for peer in ("127.0.0.1", "::ffff:127.0.0.1"):
        told = caller(peer, *values)
        assert (told.address, told.here) == (address, False)


@given(
    st.lists(st.sampled_from([FAR, "127.0.0.1", "192.168.7.9", "junk", "", "[::1", ":::", "1.2.3.4:x"]), max_size=6),
    st.sampled_from(["198.51.100.4", "2001:db8::4"]),
)
def test_whatever_the_client_writes_before_it_the_proxy_s_word_counts(written: list[str], true: str) -> None:
    told = caller("192.168.7.1", ",".join([*written, true]))
    assert (told.address, told.here) == (true, False)


def test_other_headers_of_a_listed_proxy_name_nobody() -> None:
    for name in ("forwarded", "x-real-ip"):
        assert caller("127.0.0.1", FAR, name=name).address == "127.0.0.1"


@pytest.mark.parametrize(
    ("peer", "scheme", "said", "secure"),
    [
        ("127.0.0.1", "http", "https", True),
        ("127.0.0.1", "http", "http", False),
        ("127.0.0.1", "https", "http", True),
        (FAR, "http", "https", False),
        (FAR, "wss", "", True),
    ],
)
def test_a_line_is_secure_by_itself_or_by_a_listed_proxy_s_word(
    peer: str, scheme: str, said: str, secure: bool
) -> None:
    assert Proxies(LISTED).caller(peer, scheme, [(b"x-forwarded-proto", said.encode())]).secure is secure


def test_what_is_counted_together() -> None:
    assert counted_as("::ffff:10.0.0.1") == counted_as("10.0.0.1") == plain("::ffff:10.0.0.1") == "10.0.0.1"
    assert counted_as("2001:db8::1") == counted_as("2001:db8::2:1") != counted_as("2001:db8:0:1::1")
    assert counted_as("") == ""
