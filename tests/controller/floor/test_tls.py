"""The line to a floor on another computer, to a real server over TCP: it is encrypted, and leads to nobody else."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest

from controller.__main__ import main
from controller.config import FloorConfig
from controller.floor import administration
from controller.games.message import UserError
from controller.keys.authority import Pair, new_authority, new_leaf
from controller.runtime.wiring.floor import uplink
from tests.controller.floor.cluster import NEEDS_POSTGRESQL, Cluster
from tests.controller.floor.tables import AT, Table
from tests.english import english
from tests.hardware.waiting import eventually

pytestmark = NEEDS_POSTGRESQL
NAME = "floor.test"
PASSWORD = "of the tests"
_NUMBERS = itertools.count(1)


class Distant(Cluster):
    """A server that listens on a loopback address of its own, port 5432, and takes no line there without TLS. Its
    certificate is that of `NAME`, signed by `authority`."""

    rights = Cluster.rights + "hostssl all all all scram-sha-256\nhostnossl all all all trust\n"

    def __init__(self) -> None:
        pid = os.getpid()
        self.address = f"127.{1 + (pid >> 16) % 200}.{pid >> 8 & 255}.{pid & 255}"
        self.options = ("-h", self.address, "-F")
        now = datetime.now(UTC)
        self.authority = new_authority([NAME], now)
        super().__init__()
        pair = self.folder / "server.pem"
        pair.write_text(new_leaf(self.authority, [NAME], now).pem())
        pair.chmod(0o600)
        if self._as is not None:
            os.chown(pair, self._as, -1)
        self.set(ssl_cert_file=str(pair), ssl_key_file=str(pair))
        self.encrypts(True)

    def encrypts(self, does: bool) -> None:
        """Whether it does, from the next line on."""
        self.set(ssl="on" if does else "off")

        def is_so() -> bool:
            with psycopg.connect(self.dsn("postgres")) as line:
                return line.execute("SHOW ssl").fetchone() == ("on" if does else "off",)

        eventually(is_so)

    def set(self, **settings: str) -> None:
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as line:
            for name, value in settings.items():
                line.execute(f"ALTER SYSTEM SET {name} = '{value}'".encode())
            line.execute("SELECT pg_reload_conf()")


@pytest.fixture(scope="module")
def distant() -> Iterator[Distant]:
    made = Distant()
    try:
        administration.init(made.make("floor"))
        with psycopg.connect(made.dsn("postgres"), autocommit=True) as line:
            line.execute(f"ALTER ROLE postgres PASSWORD '{PASSWORD}'".encode())
        yield made
    finally:
        made.end()


@pytest.fixture
def one(distant: Distant, tmp_path: Path) -> Table:
    """A table that is enrolled there."""
    made = Table(tmp_path, distant, "floor", f"t{next(_NUMBERS)}")
    made.plays(30)
    made.enrolled()
    return made


Services = Callable[..., None]


@pytest.fixture
def services(distant: Distant, one: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Services:
    """Writes a service file with `table` and `admin`, both with these settings beside the usual ones."""
    authority = tmp_path / "authority.crt"
    authority.write_text(certificate(distant.authority))

    def write(**changed: str) -> None:
        usual = {"host": NAME, "hostaddr": distant.address, "dbname": "floor", "sslrootcert": str(authority)}
        lines = [f"{name}={value}" for name, value in {**usual, **changed}.items()]
        table = ["[table]", *lines, f"user=faro_{one.name}"]
        admin = ["[admin]", *lines, "user=postgres", f"password={PASSWORD}"]
        (tmp_path / "services").write_text("\n".join([*table, *admin, ""]))

    monkeypatch.setenv("PGSERVICEFILE", str(tmp_path / "services"))
    return write


def certificate(pair: Pair) -> str:
    """The pair's certificate alone, in PEM."""
    return "-----BEGIN CERTIFICATE-----" + pair.pem().partition("-----BEGIN CERTIFICATE-----")[2]


def both(one: Table, capsys: pytest.CaptureFixture[str]) -> tuple[str, tuple[int, str]]:
    """What the uplink says of its failure, "" for none, and what `faro floor check` says."""
    made, said = uplink(FloorConfig(dsn="service=table"), one.path, lambda: AT), ""
    try:
        while made.step():
            pass
    except UserError as error:
        said = english(error.message)
    finally:
        made._floor.close()
    capsys.readouterr()
    code = main(["floor", "check", "--floor", "service=admin", "--journal", str(one.path)])
    printed = capsys.readouterr()
    return said, (code, printed.out + printed.err)


def test_the_right_authority_and_name_open_it(
    one: Table, services: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    services()
    said, (code, checked) = both(one, capsys)
    assert said == ""
    assert (code, checked.startswith(f"{one.name}: equal, 30 events, head ")) == (0, True)
    with psycopg.connect("service=table sslmode=verify-full", passfile=str(one.keys / "floor.pgpass")) as line:
        assert line.pgconn.ssl_in_use


@pytest.mark.parametrize(
    ("case", "named"),
    [
        ("authority", "SSL error: certificate verify failed"),
        ("no authority", 'root certificate file "/nowhere/authority.crt" does not exist'),
        ("name", f'server certificate for "{NAME}" does not match host name "other.test"'),
        ("off", "server does not support SSL, but SSL was required"),
        ("off, and the service file allows it", "server does not support SSL, but SSL was required"),
    ],
    ids=["authority", "no authority", "name", "off", "off and allowed"],
)
def test_whatever_else_answers_is_refused_in_one_line(
    case: str,
    named: str,
    distant: Distant,
    one: Table,
    services: Services,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And hears no row, nor a password. The server takes a line without TLS from everybody, so that nothing but the
    client refuses it."""
    changed = {"host": "other.test"} if case == "name" else {}
    if case == "authority":
        other = tmp_path / "other.crt"
        other.write_text(certificate(new_authority([NAME], datetime.now(UTC))))
        changed = {"sslrootcert": str(other)}
    elif case == "no authority":
        changed = {"sslrootcert": "/nowhere/authority.crt"}
    elif case.startswith("off,"):
        changed = {"sslmode": "disable"}
    services(**changed)
    if case.startswith("off"):
        distant.encrypts(False)
    try:
        said, (code, checked) = both(one, capsys)
    finally:
        distant.encrypts(True)
    assert said.startswith("the floor cannot be reached: ")
    assert named in said
    assert code == 2
    assert named in checked
    assert len(said.splitlines()) == len(checked.splitlines()) == 1
    assert one.checked().equal is False
    with psycopg.connect(one.admin) as line:
        assert line.execute("SELECT seq FROM floor.heads WHERE name = %s", (one.name,)).fetchone() == (0,)
