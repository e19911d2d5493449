"""The rounds of a game as a table with one row for each phase.

A row says who is asked, what each is offered and within which bounds, in how much time, what holds when nobody answers,
where the next card goes and what the dealer may do. Everything the table and the pages need of a phase follows from it:
the decisions that are awaited, the acts that are legal, the card that is due, and who may see it. A row is data; where
it needs the deal it names a function of it. A phase without a row asks nobody and waits for no card.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ..audience import EVERYBODY, NOBODY, Audience
from ..game import Decision, Expected
from ..units import rounded_down, rounded_up

People = Callable[[Any], Collection[str]]
"""Players of a deal, in order."""
Offer = Callable[[Any, str], Any]
"""What a verb may be done to by a player, JSON-ready: True, a sum, or bounds; None where he may not do it."""


def nobody(deal: Any) -> tuple[str, ...]:
    """No player is asked."""
    return ()


def no_card(deal: Any) -> str | None:
    """No card is due."""
    return None


def always(deal: Any) -> bool:
    """In every state of the phase."""
    return True


def numbered(deal: Any) -> str:
    """A key of its own for each question of a deal that counts what was `asked`."""
    return f"{deal.phase} {deal.asked}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Phase:
    """One row.

    `asks`: who may answer, in order. `offers`: each verb with what it may be done to. `verbs`: those of them that
    answer the question, where not all do. `everybody`: all who are asked answer at the same time, else the first of
    them. `once`: who has claimed or passed (`deal.claims`, `deal.passed`) is asked no more.

    `limit`: the option that has the seconds; empty for a phase that waits for no answer. `open`: whether an answer is
    awaited yet; `starts`: whether its clock runs yet. `silence`: code of what holds when the time is up. `key`: names
    the question within its run, and changes with it.

    `card`: the place of the card that is due. `dealer`: verbs of the dealer in this game that are taken now. `closes`:
    the dealer may end the question with `CloseBets`. `betting`: before the cards of the round.
    """

    asks: People = nobody
    offers: Mapping[str, Offer] | None = None
    verbs: Callable[[Any], tuple[str, ...]] | tuple[str, ...] | None = None
    everybody: bool = False
    once: bool = False
    limit: str | Callable[[Any], str] = ""
    open: Callable[[Any], bool] = always
    starts: Callable[[Any], bool] = always
    silence: str | Callable[[Any], str] = ""
    key: Callable[[Any], str] = numbered
    card: Callable[[Any], str | None] = no_card
    dealer: tuple[str, ...] = ()
    closes: bool = False
    betting: bool = False

    def offered(self, verb: str) -> bool:
        """Whether the verb belongs to this phase."""
        return self.offers is not None and verb in self.offers


NOTHING = Phase()


class Rounds:
    """The table of a game. Of a deal it reads `phase`, `rules`, `cards` and `purses`; where cards lie face down also
    `places` (where each card went) and `first` (the index of the first card of the round under way).

    `further`: offers that are no verbs, but say more of those that are. `face_down`: places of cards that are dealt so;
    `seen_by`: who may see a card of the round under way at such a place once it is dealt; `gone`: the same of a card of
    a round that is over, by its index. `beside`: what anybody with a purse is offered in every phase, asked or not.
    """

    def __init__(
        self,
        phases: Mapping[str, Phase],
        *,
        further: Collection[str] = (),
        face_down: Collection[str] = (),
        seen_by: Callable[[Any, str], Audience] | None = None,
        gone: Callable[[Any, int], Audience] | None = None,
        beside: Mapping[str, Offer] | None = None,
    ) -> None:
        self.phases = phases
        self.further = frozenset(further)
        self.beside: Mapping[str, Offer] = beside or {}
        self.betting = frozenset(name for name, row in phases.items() if row.betting)
        """Phases before the cards of a round."""
        verbs = {verb for row in phases.values() for verb in row.offers or () if verb not in further}
        self.offering = {verb: frozenset(name for name, row in phases.items() if row.offered(verb)) for verb in verbs}
        self.offering.update(dict.fromkeys(self.beside, frozenset(phases)))
        """The phases in which each verb is offered."""
        self.face_down = frozenset(face_down)
        self._seen_by = seen_by
        self._gone = gone

    def of(self, deal: Any) -> Phase:
        """The row of the phase that a deal is in."""
        return self.phases.get(deal.phase, NOTHING)

    def place(self, deal: Any) -> str | None:
        """Where the next card goes; None when none is due."""
        return self.of(deal).card(deal)

    def expects(self, deal: Any) -> Expected | None:
        """The same with the card's face."""
        place = self.place(deal)
        return None if place is None else Expected(place, "down" if place in self.face_down else "up")

    def waits_for(self, deal: Any) -> tuple[str, ...]:
        """Who is asked and has not answered, in order."""
        row = self.of(deal)
        asked = row.asks(deal)
        if row.once and (deal.claims or deal.passed):
            return tuple([player for player in asked if player not in deal.claims and player not in deal.passed])
        return tuple(asked)

    def awaiting(self, deal: Any) -> tuple[Decision, ...]:
        """The decisions that the table waits for (`Game.awaiting`)."""
        row = self.of(deal)
        if not row.limit or not row.open(deal):
            return ()
        limit = row.limit if isinstance(row.limit, str) else row.limit(deal)
        verbs = row.verbs(deal) if callable(row.verbs) else row.verbs
        decision = Decision(
            row.key(deal),
            None if row.everybody else next(iter(row.asks(deal)), None),
            tuple(row.offers or ()) if verbs is None else verbs,
            getattr(deal.rules, limit) if row.starts(deal) else None,
            row.silence if isinstance(row.silence, str) else row.silence(deal),
            all_seats=row.everybody,
        )
        return (decision,)

    def legal(self, deal: Any, player: str) -> dict[str, Any]:
        """What this player may do now (`Game.legal`)."""
        row = self.of(deal)
        if player not in deal.purses:
            return {}
        offered = row.offers if row.offers and player in self.waits_for(deal) else {}
        offers = {verb: offer(deal, player) for verb, offer in {**offered, **self.beside}.items()}
        return {verb: what for verb, what in offers.items() if what is not None}

    def legal_of_all(self, deal: Any) -> dict[str, dict[str, Any]]:
        """The same of everybody who may do anything, where all of it is everybody's to see."""
        found = {player: self.legal(deal, player) for player in self.waits_for(deal)}
        return {player: acts for player, acts in found.items() if acts}

    def dealer_legal(self, deal: Any) -> tuple[str, ...]:
        """The verbs of the dealer in this game that would be taken now."""
        return self.of(deal).dealer

    def exposure(self, deal: Any, index: int) -> Audience:
        """Who may see card `index` now, also when it is the next to come (`Game.exposure`). An open card is everybody's
        at once, one face down nobody's before it is dealt."""
        if not self.face_down:
            return EVERYBODY
        if index < deal.first:
            return EVERYBODY if self._gone is None else self._gone(deal, index)
        dealt = index < len(deal.places)
        place = deal.places[index] if dealt else self.place(deal)
        if place not in self.face_down:
            return EVERYBODY
        return NOBODY if not dealt or self._seen_by is None else self._seen_by(deal, str(place))


# People that rows name.


def one(name: str) -> People:
    """The player who stands in this field of the deal, if anybody does."""

    def asked(deal: Any) -> tuple[str, ...]:
        player = getattr(deal, name)
        return (player,) if player else ()

    return asked


def everybody(deal: Any) -> Collection[str]:
    """All who have a purse."""
    purses: Mapping[str, int] = deal.purses
    return purses


# Where cards go.


def at(place: str) -> Callable[[Any], str]:
    """Every card of the phase to this place."""
    return lambda deal: place


# Offers.


def yes(deal: Any, player: str) -> bool:
    """There is nothing to choose."""
    return True


def where(test: Callable[[Any, str], bool], offer: Offer = yes) -> Offer:
    """Offered to whom `test` holds."""
    return lambda deal, player: offer(deal, player) if test(deal, player) else None


def unless(reason: Callable[[Any, str], object], offer: Offer = yes) -> Offer:
    """Offered where a rule of refusal gives no reason against it."""
    return lambda deal, player: None if reason(deal, player) else offer(deal, player)


def bounds(deal: Any, least: str, most: int) -> dict[str, Any] | None:
    """A sum in steps of the unit, from the option `least` to `most`: {"least", "most"}. None where there is none."""
    unit = deal.rules.unit
    low, high = rounded_up(getattr(deal.rules, least), unit), rounded_down(most, unit)
    return None if high < low else {"least": low, "most": high}


def within(least: str, most: Callable[[Any, str], int], **further: Offer) -> Offer:
    """The same of what each may do at most, with `further` fields."""

    def offer(deal: Any, player: str) -> dict[str, Any] | None:
        found = bounds(deal, least, most(deal, player))
        return found and {**found, **{name: more(deal, player) for name, more in further.items()}}

    return offer


def purse(deal: Any, player: str) -> int:
    """All that this player has in hand."""
    return int(deal.purses[player])
