"""`faro simulate --cluster`: the sums of one process, bit for bit, on a real cluster of Dask on this computer."""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from controller.__main__ import main
from controller.cli.batches import Spread, Sums
from controller.cli.cluster import checked, cluster, executor
from controller.cli.mistakes import InputError
from controller.cli.simulate import PLAYS, read_strategies
from tests.instruments.simulate.__main__ import play
from tests.instruments.simulate.evening import TROUBLES
from tests.sample import sampled

dask = pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
WORKERS = 2
DEALS = 60_000


@pytest.fixture(scope="module")
def standing() -> Iterator[Any]:
    """A cluster that stands already."""
    options = {"host": "127.0.0.1", "dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL}
    with dask.LocalCluster(n_workers=WORKERS, threads_per_worker=1, **options) as made:
        yield made


def played(game: str, deals: int, **how: Any) -> list[Sums]:
    play = PLAYS[game]
    return play.simulate(read_strategies(None, play)[:2], deals, seed=7, processes=1, **how)


@pytest.mark.parametrize("game", sampled(PLAYS, 2))
def test_the_sums_are_those_of_one_process(game: str, standing: Any) -> None:
    deals = DEALS // 20 if game in ("siete_y_media", "macao", "victoria") else DEALS // 5
    done: list[int] = []
    with cluster(standing.scheduler_address, WORKERS) as spread:
        assert played(game, deals, spread=spread, progress=done.append) == played(game, deals)
    assert deals <= sum(done) < 1.01 * deals, "whole shoes"


@pytest.mark.whole
def test_simulated_evenings_go_there_as_here(standing: Any) -> None:
    evenings = partial(play, "faro", TROUBLES)
    with executor(standing.scheduler_address, WORKERS) as (pool, workers):
        assert workers == WORKERS
        there = list(pool.map(evenings, range(2)))
    assert [replace(one, spent_s=0.0) for one in there] == [replace(evenings(seed), spent_s=0.0) for seed in range(2)]


def test_a_killed_worker_changes_nothing(standing: Any) -> None:
    left = [nanny.process.pid for nanny in standing.workers.values()]

    def kill_one(deals: int) -> None:
        if left:
            os.kill(left.pop(), signal.SIGKILL)
            left.clear()

    with cluster(standing.scheduler_address, WORKERS) as spread:
        assert played("faro", DEALS, spread=spread, progress=kill_one) == played("faro", DEALS)
    assert not left, "one was killed"


@pytest.mark.whole
def test_a_local_one_is_made_for_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--deals", "20000", "--json"]
    assert main([*command, "--cluster", "local"]) == 0
    found = capsys.readouterr()
    assert main([*command, "--processes", "1"]) == 0
    assert json.loads(found.out) == json.loads(capsys.readouterr().out)
    assert found.err == ""


@pytest.mark.whole
def test_beyond_this_computer_it_is_encrypted_and_proven() -> None:
    import dask as config_of_dask

    security = dask.Security.temporary()
    options = {"dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL, "security": security}
    with dask.LocalCluster(n_workers=1, threads_per_worker=1, host="127.0.0.1", protocol="tls://", **options) as made:
        address = made.scheduler_address
        assert address.startswith("tls://")
        with pytest.raises(InputError, match="cli-cluster-no-answer"), cluster(address, 1):
            pass
        ours = {
            "distributed.comm.tls.ca-file": security.tls_ca_file,
            "distributed.comm.tls.client.cert": security.tls_client_cert,
            "distributed.comm.tls.client.key": security.tls_client_key,
        }
        with config_of_dask.config.set(ours), cluster(address, 1) as spread:
            assert played("faro", 4000, spread=spread) == played("faro", 4000)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("tcp://10.0.0.1:8786", "cli-cluster-no-tls"),
        ("tcp://example.org:8786", "cli-cluster-no-tls"),
        ("tcp://[fe80::1]:8786", "cli-cluster-no-tls"),
        ("10.0.0.1:8786", "cli-cluster-no-address"),
        ("tls://10.0.0.1", "cli-cluster-no-address"),
        ("tls://10.0.0.1:port", "cli-cluster-no-address"),
        ("ws://127.0.0.1:8786", "cli-cluster-no-address"),
        ("", "cli-cluster-no-address"),
    ],
)
def test_an_address_is_refused(address: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        checked(address)
    assert refused.value.message.code == code


@pytest.mark.parametrize(
    "address", ["local", "tcp://127.0.0.1:1", "tcp://[::1]:1", "tcp://localhost:1", "tls://a.example:1"]
)
def test_an_address_is_taken(address: str) -> None:
    checked(address)


def test_without_its_library_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["simulate", "--deals", "1000", "--cluster", "local"]) == 2
    assert capsys.readouterr().err.startswith("faro simulate: --cluster needs the Python package distributed")


def test_where_nobody_answers_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("controller.cli.cluster.CONNECT_S", 0.2)
    assert main(["simulate", "--deals", "1000", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err.startswith("faro simulate: --cluster tcp://127.0.0.1:1: nobody answers there: ")


def test_batches_that_are_given_up_end_the_run_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import contextlib

    @contextlib.contextmanager
    def lost(address: str, processes: int) -> Iterator[Spread]:
        def spread(*_: Any) -> Iterator[list[Sums]]:
            raise InputError("cli-cluster-lost", why="the worker died")
            yield []

        yield spread

    monkeypatch.setattr("controller.cli.simulate.cluster", lost)
    assert main(["simulate", "--deals", "1000", "--cluster", "local"]) == 2
    assert capsys.readouterr().err == "faro simulate: the cluster gave up some of the deals: the worker died\n"
