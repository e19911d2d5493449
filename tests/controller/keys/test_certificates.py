"""The table's own authority and certificates: what OpenSSL says of them, and what becomes of their files."""

from __future__ import annotations

import logging
import os
import ssl
import stat
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization

from controller.config import WebConfig
from controller.keys.authority import AUTHORITY_DAYS, LEAF_DAYS, Pair, new_authority, new_leaf
from controller.keys.certificates import GivenCertificate, OwnCertificates, server_context
from controller.keys.secret_files import KeysFault
from controller.runtime.wiring.certificates import names_of
from tests.controller.web_tls import trust_in
from tests.english import english, raises_saying

NOW = datetime(2026, 11, 26, 20, 0, tzinfo=UTC)
DAY = timedelta(days=1)


class Table:
    """A table with a clock and addresses that can be set."""

    def __init__(self, folder: Path, *names: str) -> None:
        self.folder = folder / "keys"
        self.names = names or ("faro.local", "faro")
        self.addresses = ["192.168.1.7"]
        self.now = datetime.now(UTC)

    def start(self) -> OwnCertificates:
        return OwnCertificates(self.folder, self.names, lambda: self.addresses, now=lambda: self.now)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def shake(server: ssl.SSLContext, client: ssl.SSLContext, name: str) -> None:
    """A handshake in memory. Raises what the client says of the server's certificate."""
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    asking = client.wrap_bio(to_client, to_server, server_hostname=name)
    answering = server.wrap_bio(to_server, to_client, server_side=True)
    for _ in range(4):
        over = 0
        for side in (asking, answering):
            try:
                side.do_handshake()
                over += 1
            except ssl.SSLWantReadError:
                continue
    assert over == 2


def served_with(pair: Pair, folder: Path) -> ssl.SSLContext:
    (folder / "pair.pem").write_text(pair.pem())
    return server_context(folder / "pair.pem")


# --- what it vouches for ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["faro.local", "faro", "192.168.1.7", "localhost", "127.0.0.1", "::1"])
def test_who_trusts_the_authority_takes_the_table_s_own_names(table: Table, name: str) -> None:
    started = table.start()
    shake(started.context, trust_in(started.authority), name)


def test_who_does_not_trust_it_refuses(table: Table) -> None:
    with pytest.raises(ssl.SSLCertVerificationError, match="unable to get local issuer"):
        shake(table.start().context, ssl.create_default_context(), "faro.local")


@pytest.mark.parametrize(
    "name", ["www.example.org", "faro.example.org", "localdomain", "8.8.8.8", "172.32.0.1", "2001:db8::1"]
)
def test_what_it_signs_for_anybody_else_is_refused(table: Table, tmp_path: Path, name: str) -> None:
    """Also by who trusts it: a stolen key makes no other site."""
    authority = table.start().authority
    forged = new_leaf(authority, [name], table.now)
    assert authority.signed(forged)
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        shake(served_with(forged, tmp_path), trust_in(authority), name)
    assert not authority.permits(name)


@pytest.mark.parametrize("name", ["tiger.local", "10.1.2.3", "172.31.255.1", "169.254.7.7", "fd00::7"])
def test_it_may_sign_for_what_the_table_may_be_called_later(table: Table, tmp_path: Path, name: str) -> None:
    authority = table.start().authority
    shake(served_with(new_leaf(authority, [name], table.now), tmp_path), trust_in(authority), name)
    assert authority.permits(name)


def test_it_makes_no_further_authority(table: Table, tmp_path: Path) -> None:
    """A certificate that it signed for pages signs none that is taken."""
    started = table.start()
    forged = new_leaf(started.leaf, ["faro.local"], table.now)
    (tmp_path / "chain.pem").write_text(forged.pem() + started.leaf.pem())
    with pytest.raises(ssl.SSLCertVerificationError, match="invalid CA certificate"):
        shake(server_context(tmp_path / "chain.pem"), trust_in(started.authority), "faro.local")


def test_the_times_and_the_kind_of_key() -> None:
    authority = new_authority(["faro.local"], NOW)
    leaf = new_leaf(authority, ["faro.local"], NOW)
    for pair, days in ((authority, AUTHORITY_DAYS), (leaf, LEAF_DAYS)):
        begins = pair.certificate.not_valid_before_utc
        assert begins == NOW - DAY
        assert pair.ends - begins == days * DAY - timedelta(seconds=1), "both ends count (RFC 5280, 4.1.2.5)"
        assert pair.key.curve.name == "secp256r1"
    assert (AUTHORITY_DAYS, LEAF_DAYS) == (3652, 397)


def test_the_fingerprint_is_what_browsers_show(table: Table) -> None:
    fingerprint = table.start().authority.fingerprint
    assert len(fingerprint) == 95
    assert {len(byte) for byte in fingerprint.split(":")} == {2}
    assert fingerprint == fingerprint.upper()


# --- when another one is made -----------------------------------------------------------------------------------


def test_a_restart_changes_nothing(table: Table) -> None:
    first, second = table.start(), table.start()
    assert (first.authority.der, first.leaf.der) == (second.authority.der, second.leaf.der)
    assert not second.renew()


def test_another_address_makes_another_certificate_of_the_same_authority(table: Table) -> None:
    started = table.start()
    before, context = started.leaf, started.context
    table.addresses = ["192.168.1.8", "192.168.1.7"]
    assert started.renew()
    assert started.authority.signed(started.leaf)
    assert started.leaf.names() == before.names() | {"192.168.1.8"}
    assert started.context is not context
    shake(started.context, trust_in(started.authority), "192.168.1.8")
    assert table.start().leaf.der == started.leaf.der, "it is kept"
    table.addresses = ["192.168.1.7"]
    assert not started.renew(), "an address that is gone is no reason to have devices warn again"


def test_another_name_makes_another_certificate(table: Table) -> None:
    before = table.start()
    table.names = ("faro.local", "tiger.local")
    after = table.start()
    assert after.authority.der == before.authority.der
    assert "tiger.local" in after.leaf.names()


def test_a_name_beyond_the_authority_s_bounds_is_named_and_left_out(table: Table) -> None:
    table.start()
    table.names = ("faro.local", "faro.example.org")
    table.addresses = ["203.0.113.5"]
    started = table.start()
    assert started.outside == ("faro.example.org", "203.0.113.5")
    assert not started.leaf.names() & {*started.outside}


def test_a_name_that_the_table_has_from_the_first_is_within_them(tmp_path: Path) -> None:
    started = Table(tmp_path, "faro.example.org").start()
    assert started.outside == ()
    shake(started.context, trust_in(started.authority), "faro.example.org")


def test_a_certificate_is_made_again_before_its_end(table: Table) -> None:
    started = table.start()
    begun, before = table.now, started.leaf
    table.now = begun + (LEAF_DAYS - 32) * DAY
    assert not started.renew()
    table.now += 2 * DAY
    assert started.renew()
    assert started.leaf.ends > before.ends + 300 * DAY


def test_a_certificate_of_a_clock_that_was_wrong_is_made_again(table: Table) -> None:
    table.now += 40 * DAY
    started = table.start()
    table.now -= 40 * DAY
    assert started.renew()
    assert started.leaf.counts(table.now)


def test_an_authority_that_ends_is_replaced_and_the_log_says_so(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    started = table.start()
    before = started.authority
    table.now += (AUTHORITY_DAYS - 20) * DAY
    assert started.renew()
    assert started.authority.der != before.der
    assert started.authority.signed(started.leaf)
    [line] = caplog.records
    assert isinstance(line.args, tuple)
    assert "another one is made, which devices have to trust again" in english(line.args[0])  # type: ignore[arg-type]


# --- their files ------------------------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


def test_folder_and_files_are_for_the_table_alone_whatever_the_umask(table: Table) -> None:
    before = os.umask(0)
    try:
        table.start()
    finally:
        os.umask(before)
    assert modes(table.folder) == {"keys": 0o700, "authority.pem": 0o600, "leaf.pem": 0o600}


def test_what_others_could_read_is_put_right_and_logged(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    first = table.start()
    table.folder.chmod(0o755)
    (table.folder / "authority.pem").chmod(0o644)
    (table.folder / "leaf.pem").chmod(0o640)
    assert table.start().authority.der == first.authority.der
    assert modes(table.folder) == {"keys": 0o700, "authority.pem": 0o600, "leaf.pem": 0o600}
    said = [english(record.args[0]) for record in caplog.records if isinstance(record.args, tuple)]  # type: ignore[arg-type]
    assert len(said) == 3
    assert f"{table.folder / 'authority.pem'} could be read by other users (0644) and is put right (0600)" in said[1]


@pytest.mark.parametrize("found", ["", "nonsense", "cut", "another key"])
def test_a_broken_authority_is_one_line_and_nothing_is_made(table: Table, found: str) -> None:
    kept = table.start().authority
    broken = {"cut": kept.pem()[:300], "another key": new_authority(["a"], NOW).pem()[:241] + kept.pem()[241:]}
    (table.folder / "authority.pem").write_text(broken.get(found, found))
    before = (table.folder / "authority.pem").read_text()
    with raises_saying(KeysFault, r"authority\.pem holds no key with its certificate: put a copy back, or remove"):
        table.start()
    assert (table.folder / "authority.pem").read_text() == before


def test_a_broken_certificate_is_made_again(table: Table) -> None:
    authority = table.start().authority
    for found in ("", "nonsense", new_leaf(new_authority(["a"], NOW), ["a"], table.now).pem()):
        (table.folder / "leaf.pem").write_text(found)
        started = table.start()
        assert started.authority.der == authority.der
        shake(started.context, trust_in(authority), "faro.local")


def test_lost_keys_are_made_again(table: Table) -> None:
    before = table.start()
    for path in table.folder.iterdir():
        path.unlink()
    after = table.start()
    assert after.authority.fingerprint != before.authority.fingerprint
    shake(after.context, trust_in(after.authority), "faro.local")


def test_a_folder_that_cannot_be_is_one_line(table: Table) -> None:
    table.folder.write_text("a file")
    with raises_saying(KeysFault, "the folder of the keys, .*keys, cannot be used: "):
        table.start()


def test_a_full_disk_leaves_the_certificate_that_is_there(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    started = table.start()
    leaf = started.leaf
    table.addresses = ["192.168.1.8"]

    def full(*args: object, **options: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("controller.keys.secret_files.write_whole", full)
    with raises_saying(KeysFault, r"leaf\.pem cannot be written: No space left on device"):
        started.renew()
    assert started.leaf is leaf
    shake(started.context, trust_in(started.authority), "192.168.1.7")
    again = table.start()
    assert again.leaf.der == leaf.der, "a start is no worse off"
    shake(again.context, trust_in(again.authority), "192.168.1.7")
    (table.folder / "leaf.pem").unlink()
    with raises_saying(KeysFault, r"leaf\.pem cannot be written: No space left on device"):
        table.start()


def test_the_names_of_a_table_are_those_it_can_be_asked_for_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Tiger.house")
    web = WebConfig(host="0.0.0.0", allowed_hosts=["Karten-Häusl.local", "tiger.local"])
    assert names_of(web) == ("tiger.local", "tiger", "xn--karten-husl-s8a.local")
    assert names_of(WebConfig(host="::")) == ("tiger.local", "tiger")
    assert names_of(WebConfig(host="fe80::1%eth0"))[-1] == "fe80::1"
    monkeypatch.setattr("socket.gethostname", lambda: "no_name")
    assert names_of(WebConfig(host="192.168.1.7")) == ("192.168.1.7",)


def test_no_key_stands_in_the_log(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    started = table.start()
    (table.folder / "authority.pem").chmod(0o644)
    table.start()
    assert "PRIVATE" not in caplog.text
    assert started.authority.pem().splitlines()[1] not in caplog.text
    assert "PRIVATE" not in repr(started.authority)


# --- the owner's own --------------------------------------------------------------------------------------------


class Given:
    """A certificate and its key in two files, as an authority of one's own gives them."""

    def __init__(self, folder: Path) -> None:
        self.certificate, self.key = folder / "fullchain.pem", folder / "privkey.pem"
        self.authority = new_authority(["faro.example.org"], datetime.now(UTC))
        self.write()

    def write(self, password: bytes | None = None) -> None:
        leaf = new_leaf(self.authority, ["faro.example.org"], datetime.now(UTC))
        locked = serialization.BestAvailableEncryption(password) if password else serialization.NoEncryption()
        form = serialization.PrivateFormat.PKCS8
        self.key.write_bytes(leaf.key.private_bytes(serialization.Encoding.PEM, form, locked))
        self.key.chmod(0o640)
        self.certificate.write_bytes(leaf.certificate.public_bytes(serialization.Encoding.PEM))

    def open(self) -> GivenCertificate:
        return GivenCertificate(self.certificate, self.key)


@pytest.fixture
def given(tmp_path: Path) -> Given:
    return Given(tmp_path)


def test_a_given_certificate_is_served_and_read_again_when_it_changes(given: Given) -> None:
    opened = given.open()
    shake(opened.context, trust_in(given.authority), "faro.example.org")
    assert opened.authority is None
    assert not opened.renew()
    first = opened.context
    given.write()
    for path in (given.certificate, given.key):
        os.utime(path, (2_000_000_000, 2_000_000_000))
    assert opened.renew()
    assert opened.context is not first
    shake(opened.context, trust_in(given.authority), "faro.example.org")


def test_a_given_key_that_anybody_may_read_is_refused(given: Given) -> None:
    given.key.chmod(0o644)
    with raises_saying(KeysFault, r"privkey\.pem can be read by every user of this computer: chmod o-r "):
        given.open()
    assert stat.S_IMODE(given.key.stat().st_mode) == 0o644, "it is not ours to change"


def test_a_given_key_with_a_passphrase_is_refused_and_nothing_asked(
    given: Given, monkeypatch: pytest.MonkeyPatch
) -> None:
    """OpenSSL asks on the terminal unless it is given something."""
    load, answers = ssl.SSLContext.load_cert_chain, []

    def loading(context: ssl.SSLContext, certificate: Path, key: Path, password: Callable[[], str]) -> None:
        answers.append(password())
        load(context, certificate, key, password)

    monkeypatch.setattr(ssl.SSLContext, "load_cert_chain", loading)
    given.write(password=b"secret")
    with raises_saying(KeysFault, "are no certificate with its key in PEM, without a passphrase: "):
        given.open()
    assert answers == [""]


@pytest.mark.parametrize("missing", ["certificate", "key"])
def test_a_given_file_that_is_missing_is_one_line(given: Given, missing: str) -> None:
    getattr(given, missing).unlink()
    with raises_saying(KeysFault, "cannot be read: No such file or directory"):
        given.open()


def test_files_that_do_not_belong_together_are_refused(given: Given) -> None:
    certificate = given.certificate.read_bytes()
    given.write()
    given.certificate.write_bytes(certificate)
    with raises_saying(KeysFault, "are no certificate with its key in PEM"):
        given.open()
    given.certificate.write_text("nonsense")
    with raises_saying(KeysFault, "are no certificate with its key in PEM"):
        given.open()


def test_a_bad_renewal_leaves_what_was_read_before(given: Given) -> None:
    opened = given.open()
    given.certificate.write_text("half a fi")
    os.utime(given.certificate, (2_000_000_000, 2_000_000_000))
    with raises_saying(KeysFault):
        opened.renew()
    shake(opened.context, trust_in(given.authority), "faro.example.org")
    assert not opened.renew(), "it is looked at again when it changes again"
