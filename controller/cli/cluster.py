"""Batches of a simulation on a cluster of Dask: one on this computer for the run, or one that stands at an address.

The batches come back in their order and are added in it, so that the sums are those of one process, bit for bit, where
every computer has the same numpy. A worker that is lost has its batches done again by another.
"""

from __future__ import annotations

import contextlib
import importlib
import ipaddress
import logging
import signal
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from typing import Any
from urllib.parse import urlsplit

from controller.cli.batches import Batch, S, Spread, Sums
from controller.cli.inputs import library_missing
from controller.cli.mistakes import InputError

LOCAL = "local"
"""In place of an address: a cluster of this computer alone, which ends with the run."""
AHEAD = 4
"""Batches that are under way or waiting for each worker: it begins the next while the last one's sums travel."""
CONNECT_S = 10.0


def checked(address: str) -> None:
    """Raises InputError for what is no address, and for one beyond this computer without TLS: who can speak to a
    scheduler runs what he likes on its workers."""
    if address == LOCAL:
        return
    parts = urlsplit(address)
    try:
        known = parts.scheme in ("tcp", "tls") and parts.hostname is not None and parts.port is not None
    except ValueError:  # a port that is no number
        known = False
    if not known:
        raise InputError("cli-cluster-no-address", given=address)
    if parts.scheme == "tcp" and not _is_loopback(parts.hostname or ""):
        raise InputError("cli-cluster-no-tls", given=address)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@contextlib.contextmanager
def cluster(address: str, processes: int) -> Generator[Spread]:
    """What spreads batches over it while the block runs; `processes`: of a local one. Raises InputError as `executor`
    does, and where it loses a batch for good."""
    with _client(address, processes) as (dask, client, workers):

        def spread(
            batch: Batch[S], strategies: Sequence[S], seeds: Sequence[Sequence[int]], sizes: Sequence[int]
        ) -> Iterator[list[Sums]]:
            return _in_order(client, AHEAD * workers, dask.KilledWorker, batch, strategies, seeds, sizes)

        yield spread


@contextlib.contextmanager
def executor(address: str, processes: int) -> Generator[tuple[Executor, int]]:
    """What runs any work on it while the block runs, and how many workers it has; `processes`: of a local one. Raises
    InputError where its library is missing, the address is refused (`checked`), or nobody answers there."""
    with _client(address, processes) as (_, client, workers):
        yield client.get_executor(pure=False), workers


@contextlib.contextmanager
def _client(address: str, processes: int) -> Generator[tuple[Any, Any, int]]:
    """The library, who speaks to the cluster, and how many workers that has."""
    checked(address)
    with library_missing("cli-cluster-no-library", distributed="distributed", dask="distributed"):
        dask: Any = importlib.import_module("distributed")  # what it exports is not typed
    with contextlib.ExitStack() as stack:
        at: Any = address
        if address == LOCAL:
            # As in `batches`: Ctrl-C is sent to the workers too, and this process alone heeds it.
            before = signal.signal(signal.SIGINT, signal.SIG_IGN)
            try:
                at = stack.enter_context(_local(dask, processes))
            finally:
                signal.signal(signal.SIGINT, before)
        try:
            client = stack.enter_context(dask.Client(at, timeout=CONNECT_S, set_as_default=False))
        except (OSError, ValueError, RuntimeError, TypeError) as error:  # the last where TLS is not set up
            raise InputError("cli-cluster-no-answer", given=address, why=_one_line(error)) from None
        workers = client.scheduler_info(n_workers=-1)["workers"]
        if not workers:
            raise InputError("cli-cluster-no-worker", given=address)
        yield dask, client, len(workers)


def _local(dask: Any, processes: int) -> Any:
    """A cluster of this computer, on its loopback alone, its pages of diagnostics too."""
    return dask.LocalCluster(
        n_workers=processes,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        silence_logs=logging.CRITICAL,
    )


def _in_order(
    client: Any,
    most: int,
    killed: type[Exception],
    batch: Batch[S],
    strategies: Sequence[S],
    seeds: Sequence[Sequence[int]],
    sizes: Sequence[int],
) -> Iterator[list[Sums]]:
    """Never more than `most` batches on the way: a thousand million deals are many."""
    waiting: deque[Any] = deque()
    for seed, size in zip(seeds, sizes, strict=True):
        waiting.append(client.submit(batch, strategies, seed, size, pure=False))
        if len(waiting) > most:
            yield _result(waiting.popleft(), killed)
    while waiting:
        yield _result(waiting.popleft(), killed)


def _result(future: Any, killed: type[Exception]) -> list[Sums]:
    try:
        found: list[Sums] = future.result()
    except (killed, OSError) as error:
        raise InputError("cli-cluster-lost", why=_one_line(error)) from None
    return found


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
