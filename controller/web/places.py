"""Which tablets are served: places for dealers, for seats, and for everybody else.

Pure: no sockets, no clock. A tablet comes in as a dealer (signed in) or as a guest; a guest who shows a seat's token
has one of that seat's places from then on. Guests never take the place of a dealer or of a seat. Where the guests'
places are full, a page that seeks its seat sends away the guest who came first; a mere display is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

MAX_GUESTS = 64
MAX_GUESTS_OF_ONE = 16
"""Guests of one address; this machine itself may have more."""
MAX_DEALERS = 12
MAX_OF_ONE_SEAT = 4
"""Tablets, and tabs, on one seat."""

DISPLAY_GAVE_WAY = "display_gave_way"
"""A tablet that seeks its seat has its place now."""
ANOTHER_DEALER = "too_many_dealers"
ANOTHER_OF_THIS_SEAT = "too_many_of_seat"


class Full(Exception):
    """More tablets than the table serves."""


class Place:
    """One tablet's place. `send_away` ends its line and gives the reason, one of the words above."""

    def __init__(self, places: Places, address: str, *, dealer: bool, here: bool, send_away: Callable[[str], None]):
        self._places = places
        self.address = address
        self.dealer = dealer
        self.here = here
        self.send_away = send_away
        self.player: str | None = None

    @property
    def is_guest(self) -> bool:
        return not self.dealer and self.player is None

    def sit(self, player: str | None) -> None:
        """The tablet has shown that it holds the player's seat; None: it does not any more."""
        self.player = player
        self._places.crowd_out(self)

    def give_back(self) -> None:
        self._places.give_back(self)


class Places:
    """All places of one table, the oldest first."""

    def __init__(self) -> None:
        self._taken: dict[Place, None] = {}

    def take(
        self, address: str, *, dealer: bool, seeks_seat: bool, here: bool, send_away: Callable[[str], None]
    ) -> Place:
        """A place. `address`: whom guests are counted for; `here`: this machine itself, trusted. Raises Full."""
        if not dealer:
            self._room_for_guest(address, may_push=seeks_seat or here, here=here)
        place = Place(self, address, dealer=dealer, here=here, send_away=send_away)
        self._taken[place] = None
        self.crowd_out(place)
        return place

    def give_back(self, place: Place) -> None:
        self._taken.pop(place, None)

    def crowd_out(self, newcomer: Place) -> None:
        """The oldest of those who share the newcomer's kind of place goes when there are too many."""
        if newcomer.dealer:
            alike, most, why = [p for p in self._taken if p.dealer], MAX_DEALERS, ANOTHER_DEALER
        elif newcomer.player is not None:
            alike = [p for p in self._taken if p.player == newcomer.player]
            most, why = MAX_OF_ONE_SEAT, ANOTHER_OF_THIS_SEAT
        else:
            return
        if len(alike) > most:
            self._send_away(next(place for place in alike if place is not newcomer), why)

    def _room_for_guest(self, address: str, *, may_push: bool, here: bool) -> None:
        guests = [place for place in self._taken if place.is_guest]
        own = [place for place in guests if place.address == address]
        if not here and len(own) >= MAX_GUESTS_OF_ONE:
            candidates = own
        elif len(guests) >= MAX_GUESTS:
            strangers = [place for place in guests if not place.here]
            crowd = Counter(place.address for place in strangers).most_common(1)
            candidates = [place for place in strangers if place.address == crowd[0][0]] if crowd else []
        else:
            return
        if not may_push or not candidates:
            raise Full
        self._send_away(candidates[0], DISPLAY_GAVE_WAY)

    def _send_away(self, place: Place, why: str) -> None:
        self.give_back(place)
        place.send_away(why)
