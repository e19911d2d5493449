"""How many connections the table holds, and which give way to a newcomer.

Pure: no sockets, no clock. A connection is proven once a tablet on it has a place (`places`); it then never gives way.
All others do, the oldest that waits first, so that a newcomer can always send its request: many silent connections
only push out each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

MAX_CONNECTIONS = 200
"""In all; `places` proves at most 64 guests, 12 dealers and 4 tablets for each of 20 seats."""
MAX_UNPROVEN_OF_ONE = 32
"""Unproven connections of one address; a browser opens six to load a page."""


class Connection:
    """One connection. `address`: whom it is counted for; `cut` ends it at once. `shared`: it is a proxy's, and counts
    for its visitor once its request says whose that is."""

    def __init__(self, address: str, cut: Callable[[], None], *, shared: bool = False) -> None:
        self.address = address
        self.shared = shared
        self.cut = cut
        self.proven = False
        self.answering = False


class Connections:
    """All connections, the one that changed last at the end. `most` in all, `most_of_one` unproven of one address."""

    def __init__(self, most: int = MAX_CONNECTIONS, most_of_one: int = MAX_UNPROVEN_OF_ONE) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._all: dict[Connection, None] = {}

    def __len__(self) -> int:
        return len(self._all)

    def admit(self, connection: Connection) -> bool:
        """Takes the newcomer in; who must give way is cut. False: every connection is proven, there is no room."""
        unproven = Counter(held.address for held in self._all if not held.proven)
        if not connection.shared and unproven[connection.address] >= self._most_of_one:
            self._cut_oldest(connection.address)
        elif len(self._all) >= self._most and not self.make_room():
            return False
        self._all[connection] = None
        return True

    def make_room(self) -> bool:
        """Cuts one connection of the address that has most unproven ones. False: there is none."""
        unproven = Counter(held.address for held in self._all if not held.proven)
        if not unproven:
            return False
        self._cut_oldest(unproven.most_common(1)[0][0])
        return True

    def changed(self, connection: Connection, *, answering: bool = False, proven: bool = False) -> None:
        """Its request is being answered, it holds a place, or neither any more."""
        if connection not in self._all:
            return
        connection.answering, connection.proven = answering, proven
        del self._all[connection]
        self._all[connection] = None

    def counts_for(self, connection: Connection, address: str) -> None:
        """Its request has come through a proxy, from `address`. Who has too many unproven ones loses the oldest."""
        if connection not in self._all:
            return
        connection.address, connection.shared = address, False
        if sum(held.address == address and not held.proven for held in self._all) > self._most_of_one:
            self._cut_oldest(address)

    def gone(self, connection: Connection) -> None:
        self._all.pop(connection, None)

    def cut_all(self) -> None:
        """Ends every connection."""
        for connection in list(self._all):
            self.gone(connection)
            connection.cut()

    def _cut_oldest(self, address: str) -> None:
        """Of the address's unproven connections: the first that waits, else the first that is being answered."""
        unproven = [held for held in self._all if held.address == address and not held.proven]
        oldest = next((held for held in unproven if not held.answering), unproven[0])
        self.gone(oldest)
        oldest.cut()
