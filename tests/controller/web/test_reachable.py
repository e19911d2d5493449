"""The addresses that are printed for people: those that their tablets can open, and none that this machine lacks."""

from __future__ import annotations

import ipaddress
import socket

import pytest

from controller.cli import simulated
from controller.web import reachable as reachable_module
from controller.web.reachable import own_addresses, reachable
from controller.web.server import listen

HERE = "http://127.0.0.1:8000/"
LAN = ["192.168.1.7", "127.0.0.1", "10.0.0.2", "192.168.1.7"]


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_of_all_addresses_each_that_another_tablet_can_open_is_named_once(host: str) -> None:
    found = reachable(host, HERE, lambda: LAN)
    assert found == (HERE, "http://192.168.1.7:8000/", "http://10.0.0.2:8000/")


@pytest.mark.parametrize("host", ["127.0.0.1", "192.168.1.7", "::1", "localhost", "faro.local"])
def test_of_one_address_nothing_is_added(host: str) -> None:
    assert reachable(host, HERE, lambda: LAN) == (HERE,)


def test_where_the_machine_has_no_other_address_none_is_invented() -> None:
    assert reachable("0.0.0.0", HERE, lambda: ["127.0.0.1"]) == (HERE,)
    assert reachable("0.0.0.0", HERE, list) == (HERE,)


def test_each_address_of_this_machine_can_be_opened_here() -> None:
    with listen("0.0.0.0", 0) as listener:
        for address in own_addresses():
            assert ipaddress.ip_address(address).version == 4
            socket.create_connection((address, listener.getsockname()[1]), timeout=5).close()


def test_without_a_way_out_the_interfaces_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reachable_module, "_AWAY", "no address")
    assert "127.0.0.1" in own_addresses()


def test_the_demo_names_every_page_at_every_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reachable_module, "own_addresses", lambda: LAN)
    simulated.greet("0.0.0.0", HERE)
    said = capsys.readouterr().out
    for address in (HERE, "http://192.168.1.7:8000/", "http://10.0.0.2:8000/"):
        for page in ("play", "dealer", "display", "service"):
            assert f" {address}{page}\n" in said
    monkeypatch.setattr(reachable_module, "own_addresses", list)
    simulated.greet("0.0.0.0", HERE)
    assert "no address by which another tablet" in capsys.readouterr().out
    simulated.greet("127.0.0.1", HERE)
    assert capsys.readouterr().out.count("http") == 5
