"""What the table needs of a game: all that a new game must provide, on one screen.

A game is one folder beside this file (an engine: `decide(deal, command) -> events`, `apply(deal, event) -> deal`, pure)
with a `show.py` that holds one `Game`, a line in `registry.py`, and one tablet page. The table brings the rest:
seats, journal, camera, questions to the dealer, rulings and their undoing, faults, clocks, beads, sockets.

Two words. A *run* is one pack or shoe in the box, from the first card to the last: the table's deal, counted by its
deal number, with its events from DealStarted to the phase `over` or `void`. A *round* is one round of bets in it: a
turn, a pair, a coup. Many games have several rounds in a run; `VoidDeal` voids what the game says it does, and the
table looks at the phase afterwards.

The deal is a value with the few names of `Deal`; everything else in it is the game's own. The phases `bets_open`,
`bets_closed`, `over` and `void` mean the same in every game; what a game calls the others is its own affair. What the
dealer may ask in every game is in `dealer`; a game takes those commands beside its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .audience import EVERYBODY, PUBLIC, Audience, Viewer
from .cards import PACK_52, Card
from .codec import EventCodec
from .correction import CorrectCard
from .ledger import BankChanged, PurseChanged
from .message import Message, say
from .options import Described, Options
from .refusal import BadScript, refuse
from .results import Result
from .transcript import Fact, Transcript, Unsaid
from .verbs import Verb

COVER = "cover"
"""The marker before the first card: a back or a blank, which the camera takes for no card."""
ENDED = frozenset({"over", "void"})
"""The phases of a run that is played no more."""
ONE_PACK: Mapping[Card, int] = dict.fromkeys(PACK_52, 1)
MOST_BEADS = 4
"""Beads of the casekeeper for each rank."""


class Deal(Protocol):
    """One run of any game, immutable to the table."""

    @property
    def rules(self) -> Options: ...
    @property
    def phase(self) -> str: ...
    @property
    def cards(self) -> tuple[Card, ...]:
        """Cards dealt so far, in the order of the pack, those face down included: a card is named by its place."""

    @property
    def purses(self) -> Mapping[str, int]: ...
    @property
    def debts(self) -> Mapping[str, int]:
        """What a correction took from a purse that had been emptied."""

    @property
    def bank(self) -> int: ...
    @property
    def house(self) -> int:
        """The money in the house's box: its share, and what else is there."""

    @property
    def money(self) -> int:
        """Purses + bank + what the house took + stakes lying - debts: constant under everything but buy-ins, cash-outs
        and the banker's money from outside."""


class Carried(NamedTuple):
    """What a run leaves to the next one, and all that it does. `kept`: the game's own, JSON-ready: the banker, whose
    turn it is to put up a bank, what the house has taken ..., and `LOT` where the table has drawn one."""

    purses: Mapping[str, int]
    debts: Mapping[str, int]
    bank: int
    kept: Mapping[str, Any] = {}


LOT = "lot"
"""In `Carried.kept`: whom the lot has drawn for the next run."""


class Expected(NamedTuple):
    """Where the next card goes: `place`, the game's own code, and its `face`, `up` or `down`."""

    place: str
    face: str = "up"


class ByHand(NamedTuple):
    """How a game is dealt by hand on a printed sheet (`faro sheet`), in codes: what the places to the left and right of
    the frame are, what is done with a card that was read, and which cards are kept off the sheet, "" where none are.
    The pack lies in the frame; where the game is read at the exit, each card by itself."""

    left: str
    right: str
    then: str
    aside: str = ""


class Cut(NamedTuple):
    """Who cuts the pack before a run: each of `players` once, in this order; with `one` a single one of them, whom the
    banker names."""

    players: tuple[str, ...]
    one: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody is asked to decide. `key` is the same for as long as the same decision is awaited, and new for
    every other one of the run. `player`: whose it is; None: that of the dealer, or with `all_seats` of every seat.
    `verbs`: what may be done; such an act carries the key as `decision`. `limit_s`: in how much time, None for no
    limit; `default`: code of what holds then. All of it stands open on his page: it is the same whatever his cards are
    that lie face down. Raises ValueError for a limit below 0 or without end."""

    key: str
    player: str | None
    verbs: tuple[str, ...]
    limit_s: float | None = None
    default: str = ""
    all_seats: bool = False

    def __post_init__(self) -> None:
        if self.limit_s is not None and not (isfinite(self.limit_s) and self.limit_s >= 0):
            raise ValueError(
                f"the limit of decision {self.key!r} is {self.limit_s} s; a finite one from 0 on is needed"
            )


D = TypeVar("D", bound=Deal)
C = TypeVar("C")
E = TypeVar("E")


class Game(ABC, Generic[D, C, E]):
    """One game at the table: of deals D, commands C (the dealer's of all games included) and events E."""

    name: str
    min_seats: int = 0
    """Players with money without whom no deal begins; 0: the table may also deal for real chips alone."""
    max_seats: int
    options: Mapping[str, Described]
    """The rules of the house by name."""
    presets: Mapping[str, Mapping[str, Any]] = {}
    """Options that belong together, by one word: `preset` among the rules of a configuration."""
    limits: Mapping[str, str] = {}
    """Which option the table's `min`, `max` and `unit` set, for those the game has."""
    verbs: Mapping[str, Verb]
    """What a seat may do."""
    between_runs: frozenset[str] = frozenset()
    """Those of them that are taken while no run is on."""
    dealer_verbs: Mapping[str, Verb] = {}
    """What the dealer may do in this game, beside what he may in all."""
    codec: EventCodec[E]
    """How events are stored. An event once written can always be read."""
    hides: bool = False
    """Cards are dealt face down: then every page has a view of its own, and no camera picture leaves the table during
    a run. Such a game is read at the exit."""
    by_hand: ByHand | None = None
    """None: it is dealt from box or shoe alone, as its cards may not be seen on the table."""

    # --- the run ------------------------------------------------------------------------------------------------

    @abstractmethod
    def open(self, rules: Mapping[str, Any], bank: int) -> D:
        """The money before the first run, as a run that is not played."""

    def carry(self, deal: D) -> Carried:
        """What the next run begins with."""
        return Carried(deal.purses, deal.debts, deal.bank)

    @abstractmethod
    def next_deal(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> D:
        """A new run with what the last one carried over, the money of people without a seat included. Raises Refusal
        when it cannot begin (too few players ...)."""

    def lots(self, carried: Carried, rules: Mapping[str, Any], seats: Sequence[str]) -> tuple[str, ...]:
        """The players of whom the table draws one by lot before the next run, each with the same chance; none where
        nothing is drawn."""
        return ()

    def banker_is_chosen(self, rules: Mapping[str, Any]) -> bool:
        """Whether the players choose one of `lots` by themselves, and the dealer names him, instead of a draw."""
        return False

    def cut(self, players: tuple[str, ...], number: int) -> Cut:
        """Who of these, at least one, cuts the pack before run `number` (1 for the first of the table), where the rules
        have it cut by a player (docs/rules.md 1.1.10): one in turn."""
        return Cut((players[(number - 1) % len(players)],))

    @abstractmethod
    def decide(self, deal: D, command: C) -> Iterable[E]:
        """The events of a command. Raises Refusal."""

    @abstractmethod
    def apply(self, deal: D, event: E) -> D: ...

    @abstractmethod
    def round(self, deal: D) -> int:
        """The round being played, 1 for the first of the run. Cards and rulings move it, never a bet; every command
        names it."""

    # --- the cards ----------------------------------------------------------------------------------------------

    def pack(self, deal: D) -> Mapping[Card, int]:
        """Which cards are dealt from, and how many of each; markers are none. Of several packs a card is named by its
        place, as its label comes again."""
        return ONE_PACK

    def pack_size(self, deal: D) -> int:
        """Cards that are dealt from."""
        return sum(self.pack(deal).values())

    def read_at(self, rules: Mapping[str, Any]) -> str:
        """Where the camera reads: `window`, where the next card lies still before it is drawn, or `exit`, where a card
        is read as it leaves and nobody may know the next one."""
        return "exit" if self.hides else "window"

    def faces(self, rules: Mapping[str, Any]) -> str:
        """Which faces the cards have for people: `french`, or `spanish` for those that the French ones stand for."""
        return "french"

    def markers(self, rules: Mapping[str, Any]) -> tuple[str, ...]:
        """Markers in the pack, which count as no card: `COVER`, and others of the game such as `cut`, given by
        `dealer.Mark` when they come."""
        return ()

    def pack_in_box(self, deal: D) -> bool:
        """Whether the pack of a run that is on is in the box: before that no camera looks, and nothing is counted."""
        return True

    @abstractmethod
    def expects(self, deal: D) -> Expected | None:
        """Where the next card goes; None when no card is due, so that one that comes is an incident."""

    def seen(self, deal: D) -> int:
        """Cards dealt so far, those still in doubt included."""
        return len(deal.cards)

    def exposure(self, deal: D, index: int) -> Audience:
        """Who may know card `index` now, also when it is the next to come: by this the table shows readings, pictures
        and questions."""
        return EVERYBODY

    def counts(self, deal: D, index: int) -> bool:
        """Whether anybody ever learns card `index`, dealt or the next to come: not of one that is skipped unread."""
        return True

    def reveals_hidden_cards(self, deal: D, index: int) -> bool:
        """Whether the consequences of card `index` reveal something about cards that lie face down, so that no other
        card may be tried in its place."""
        return False

    def doubts(self, deal: D) -> Mapping[int, tuple[Card, ...]]:
        """The cards in doubt by their place in the pack, with what each may be; the dealer is to name them."""
        return {}

    def show_unsure(self, candidates: tuple[Card, ...]) -> C:
        """The command for a next card that is one of these: what they all settle alike is settled now. Raises Refusal
        in a game that takes certain cards only."""
        refuse("no_candidate", say("games-no-doubts"))

    def unread(self, deal: D) -> C | None:
        """The command that skips an unread next card where it decides nothing and nobody sees it, as a burnt one; None
        where the card has to be identified."""
        return None

    def name_card(self, index: int, card: Card) -> C | CorrectCard:
        """The dealer's word on a card shown as unsure."""
        return CorrectCard(index, card)

    def correctable(self, deal: D) -> bool:
        """Whether a card read wrong can be put right now: not where another card would have changed those after it."""
        return True

    def beads(self, deal: D) -> tuple[int, ...] | None:
        """Beads moved across, 0..MOST_BEADS, for ace ... king, of cards that everybody may see; None: all at rest."""
        return None

    # --- people -------------------------------------------------------------------------------------------------

    def seated(self, deal: D, player: str, *, here: bool) -> C | None:
        """The command by which a run, under way or over, learns that a player has a seat from now on, or with `here`
        false none any more; None where that does not matter before the next run."""
        return None

    def takes_newcomers(self, deal: D) -> bool:
        """Whether one who takes a seat now may act in this run, in this round or a later one."""
        return True

    def accounts(self, deal: D) -> Mapping[str, int]:
        """What players owe the bank on account, which is no money before it is paid; none of 0."""
        return {}

    def pays_account(self, player: str) -> C | None:
        """The command by which a player who takes all his money out pays his account, as far as his purse goes; None in
        a game without accounts."""
        return None

    def results(self, deal: D) -> Iterable[Result]:
        """What the rounds of the run that are settled came to for each player, in their order: what everybody knows of
        them. Rulings and what a card that was put right moves in a purse are not in here."""
        return ()

    def banker(self, deal: D) -> str | None:
        """The player who holds the bank; None: the house."""
        return None

    def without_answers(self, deal: D) -> str:
        """The verb by which the dealer goes on where every seat is asked and nobody need answer; "" where the table
        waits for the answers."""
        return ""

    def staking(self, deal: D) -> Collection[str]:
        """Players with a stake on the table: their seats are not for whoever comes with their names. Without better
        knowledge everybody who has a purse, also an empty one."""
        return deal.purses

    def awaiting(self, deal: D) -> tuple[Decision, ...]:
        """The decisions that are awaited now. One of a player whose seat was closed is awaited all the same: until its
        limit, or without one for a minute, after which `time_up` is asked for what holds; meanwhile the dealer alone
        can give the seat out again."""
        return ()

    def time_up(self, deal: D, key: str) -> C | None:
        """What is done when the time of a decision is up; None: nothing, it was a warning. It is asked also for a
        decision without a limit, when its player has no seat."""
        return None

    @abstractmethod
    def legal(self, deal: D, player: str) -> dict[str, Any]:
        """The acts of a seat that this player may do now, each with what it may be done to. What is not in here would
        be refused or change nothing. They stand open on his page: they are the same whatever his cards are that lie
        face down, and what those forbid is refused when he tries it."""

    def rules_irregularity(self, deal: D) -> bool:
        """Whether the game would rule an irregularity now, while a run is on. Asked often: nothing is to be worked
        out for it."""
        return True

    def dealer_legal(self, deal: D) -> tuple[str, ...]:
        """The verbs of `dealer_verbs` that would be taken now."""
        return ()

    def voids_round(self, deal: D) -> bool:
        """Whether `VoidDeal` would void the round under way alone, and the run goes on with the next one."""
        return False

    @abstractmethod
    def view(self, deal: D, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        """What this viewer may see, JSON-ready, with `phase`, `cards` and `rules`, and in `legal` what may be done: by
        whom, or in a game that hides cards by the viewer alone. No look-ahead."""

    def goes_back(self, deal: D) -> Card | None:
        """The card that the dealer is now to put back among those that are still to come; None for none."""
        return None

    def odds(self, deal: D) -> dict[str, Any] | None:
        """What every bet is worth by the cards that everybody has seen; None where there is nothing to say."""
        return None

    # --- events -------------------------------------------------------------------------------------------------

    @abstractmethod
    def lines(self, event: E) -> Iterable[Message]:
        """What the log that everybody sees says of the event, or nothing."""

    def own_lines(self, event: E) -> Iterable[tuple[str, Message]]:
        """Of a card that was dealt with this event: what its player alone reads of it, with his name, once everybody
        has seen it. Before that a neighbour could read it on his page."""
        return ()

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        """What `faro settle` says of a deal script. Raises BadScript."""
        raise BadScript("game", say("games-no-scripts", game=self.name))

    def transcript(self, start: D, facts: Sequence[Fact], end: D, *, lend: bool) -> Transcript:
        """A run that has ended as a deal script: `start` before its first event, `facts` its events, `end` after them.
        `lend`: purses have more from the beginning than they had, where the acts need it. `transcript.script_of` checks
        it. Raises Unsaid for what no script can say."""
        raise Unsaid(facts[0].row, say("games-unsaid-game", game=self.name))

    def settled(self, event: E) -> int:
        """How many bets this event settled."""
        return 0

    def brought(self, event: E) -> int:
        """Money that came to the table with this event (negative: left it)."""
        return event.amount if isinstance(event, PurseChanged | BankChanged) else 0


AnyGame = Game[Any, Any, Any]
