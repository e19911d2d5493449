"""A PostgreSQL of the tests' own, and tables that send to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from controller.floor import administration
from tests.controller.floor.cluster import Cluster
from tests.controller.floor.tables import Table


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    try:
        with psycopg.connect(made.dsn("postgres"), autocommit=True) as line:
            line.execute("CREATE DATABASE made")
        administration.init(made.dsn("made"))
        yield made
    finally:
        made.end()


@pytest.fixture
def table(cluster: Cluster, tmp_path: Path) -> Iterator[Callable[[], Table]]:
    """Makes a table; all of a test have one floor."""
    database, made = cluster.another(), list[Table]()

    def make() -> Table:
        made.append(Table(tmp_path, cluster, database, f"{database}_{len(made)}"))
        return made[-1]

    yield make
    for one in made:
        one.end()
    cluster.done_with(database)
