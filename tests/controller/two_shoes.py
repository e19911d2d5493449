"""One table played twice with the same acts: two shoes that differ only in cards that one viewer may not know.

Each table is the real one, with its clocks, its views as they are sent, and a journal in memory. Who may know a card is
judged by the second reading of the procedure (`tests.instruments.evening.by_the_book`), not by the games themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

from controller.games.audience import DEALER_VIEW, NOBODY, PUBLIC, Viewer
from controller.games.game import AnyGame
from controller.games.options import Choice, Switch
from controller.games.registry import GAMES
from controller.runtime.inbox import MarkerSeen, Observed, Reply, TimePassed
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.store import Opening, TableStore
from controller.table import reports
from controller.table.events import Event, Played, Ruled, RulingUndone, Sighting, decode
from controller.table.moment import moment
from controller.table.outputs import Outputs
from controller.table.state import DEALER, Actor, TableState, awaited, game_of, live, next_index, playing, said_at_start
from controller.web.broadcast import Hub
from controller.web.updates import Updates
from firmware_bridge import notice
from hardware.devices import DeviceCleared, DeviceFault
from tests.controller.shoe_table import ShoeTable, everybody
from tests.instruments.evening.by_the_book import Book
from vision import observations as seen

HIDING = tuple(name for name, game in GAMES.items() if game.hides and name != "toy")
"""The games that are played so."""
PLAYERS = ("ann", "bob", "cy", "dan")
AT = "2026-01-01T00:00:00.000+00:00"
LONG_S = 1000.0
"""Longer than any decision may take."""

SAID = {"Announced": "canto: who comes to seven and a half says so, though one of his cards lies face down"}
"""What tells of a card that lies face down by the rules, as an event of the game, and why."""

ALIKE = {"HandPassed": "HandStood"}
"""What must look to everybody else like another event: seven and a half not shown, like a hand that stands."""


class MemoryJournal:
    """The journal without its disk."""

    def __init__(self) -> None:
        self.bodies: list[Mapping[str, Any]] = []
        self.pictures: dict[str, bytes] = {}
        self._commands: list[str] = []
        self.last_at = AT

    @property
    def last_seq(self) -> int:
        return len(self.bodies)

    def append(self, bodies: Sequence[Mapping[str, Any]], *, at: str, command: str | None = None) -> None:
        self.bodies += [json.loads(json.dumps(body)) for body in bodies]
        self._commands += [] if command is None else [command]

    def put_pictures(self, jpegs: Sequence[bytes]) -> list[str]:
        digests = [hashlib.sha256(jpeg).hexdigest()[:32] for jpeg in jpegs]
        self.pictures |= dict(zip(digests, jpegs, strict=True))
        return digests

    def picture(self, digest: str) -> bytes | None:
        return self.pictures.get(digest)

    def command_of(self, key: str) -> str | None:
        return next((found for found in self._commands if found == key or found.startswith(f"{key}#")), None)

    def hash_of(self, seq: int) -> str | None:
        return None

    def in_place(self) -> None:
        """It cannot be removed."""

    def write_back(self) -> None:
        """There is no file."""


class Clock:
    now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s


class World:
    """A table that goes on from `state`, and all that leaves it for one viewer: `line`, every message, whose bytes
    are also those that are compressed; `devices`, what is shown by beads and lights; `console`."""

    def __init__(self, state: TableState, book: Book, drawn: Mapping[str, int], viewer: Viewer) -> None:
        self.journal = MemoryJournal()
        self.clock = Clock()
        self.viewer = viewer
        self.book, self.drawn = deepcopy(book), Counter(drawn)
        self.line: list[str] = []
        self.devices: list[Outputs] = []
        self.console: list[str] = []
        self.acts: list[tuple[Any, ...]] = []
        """The game's events of the last input, without their cards and amounts."""
        opening = Opening({}, 0, game=state.game)
        journal: Any = self.journal
        self.table = TableRunner(
            TableStore(journal, opening, utc_now=lambda: AT, clock=self.clock), chance=lambda below: below - 1
        )
        self.table.store.state = state
        self.queries = Queries(self.table, journal, show_odds=True, picture=lambda: b"frame")
        self._hub, self._updates = Hub(self.queries), Updates()
        self._read = 0
        self._before_ruling: Book | None = None
        self._states = [state]

    def show(self, outputs: Outputs) -> None:
        """What the devices are sent. The cards dealt go to the tracker, which has read them, and nowhere else."""
        self.devices.append(replace(outputs, dealt=None))

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def told(self) -> int:
        """The number of the viewer's state, which his beat tells too."""
        return self._updates.version

    async def submit(self, actor: Actor, verb: str, fields: Mapping[str, Any]) -> Reply:
        with self._listening():
            reply = await self.table.submit({"do": verb, "at": moment(self.state)._asdict(), **fields}, actor)
            await self._processed()
        return reply

    async def post(self, *items: Any, passes_s: float = 0.0) -> None:
        with self._listening():
            self.clock.now_s += passes_s
            for item in items:
                self.table.post(item)
            await self._processed()

    async def restart(self) -> None:
        """The program starts again from what it knew."""
        with self._listening():
            self.table.store.commit(reports.boot(self.state))
            await self._processed()

    async def _processed(self) -> None:
        """What the last input brought is done, read by the book, and sent."""
        for _ in range(2):
            await self.table.submit({"do": "nothing"}, DEALER)
        self._by_the_book()
        message = self._updates.next(self.viewer, self._hub.state(self.viewer), self._hub.clocks(), self.clock.now_s)
        if message is not None:
            self.line.append(message)

    def _by_the_book(self) -> None:
        events = [decode(body) for body in self.journal.bodies[self._read :]]
        self._read = len(self.journal.bodies)
        self.acts = list(_acts(events))
        before = self._states[-1]
        for event in events:
            if isinstance(event, Ruled):
                self._before_ruling = deepcopy(self.book)
            if isinstance(event, RulingUndone) and self._before_ruling is not None:
                self.book = self._before_ruling
            self.book.read(event, before)
        self._states = [self.state]

    @contextlib.contextmanager
    def _listening(self) -> Iterator[None]:
        handler = _Console(self.console)
        log = logging.getLogger("controller")
        was, log.propagate = log.propagate, False
        log.addHandler(handler)
        try:
            yield
        finally:
            log.removeHandler(handler)
            log.propagate = was

    def knows(self, viewer: Viewer, places: Iterable[int]) -> bool:
        """Whether he may know one of the cards at these places."""
        return any(self.book.cards.get(place, NOBODY).sees(viewer) for place in places)

    def box(self) -> Counter[str]:
        """The cards that have not left the shoe."""
        pack = Counter({card.label: count for card, count in game_of(self.state).pack(live(self.state)).items()})
        return pack - self.drawn

    def would_know(self, label: str) -> bool:
        """Whether the viewer may know the next card as soon as it is dealt."""
        place, book = next_index(self.state), deepcopy(self.book)
        read = Sighting(place, label[0], label[1], 0.999)
        for event in reports.sighted(self.state, read):
            book.read(event, self.state)
        return place not in book.cards or book.cards[place].sees(self.viewer)


class _Console(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))


def _acts(events: Iterable[Event]) -> Iterator[tuple[Any, ...]]:
    """What was done: each event of the game by its kind, and whether somebody drew or stood."""
    for event in events:
        if isinstance(event, Ruled):
            yield from _acts(event.events)
        elif isinstance(event, Played):
            of_game = event.event
            kind = type(of_game).__name__
            yield ALIKE.get(kind, kind), getattr(of_game, "what", None), getattr(of_game, "draws", None)


@contextlib.asynccontextmanager
async def at_work(*worlds: World) -> AsyncIterator[None]:
    """The tables run while the block does."""
    tasks = [asyncio.create_task(world.table.run()) for world in worlds]
    for world in worlds:
        world.table.connect(world)
        await world.post()
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Differs(AssertionError):
    """What one viewer gets, or what is accepted, depends on a card that he may not know."""


class TwoShoes:
    """Two worlds that are given the same inputs, until the viewer may know a card in which they differ, or somebody who
    knows it acts on it."""

    def __init__(self, rnd: random.Random, one: World, other: World, share: float) -> None:
        self.rnd, self.worlds, self.share = rnd, (one, other), share
        self.differ: set[int] = set()
        """The places of the cards that are not the same."""
        self.ended = ""
        self._choice: dict[str, bool] = {}
        self.compared = 0
        """Inputs after which something lay there that the viewer may not know."""

    @property
    def state(self) -> TableState:
        """By the first of the two."""
        return self.worlds[0].state

    @property
    def viewer(self) -> Viewer:
        return self.worlds[0].viewer

    def knows(self, actor: Actor) -> bool:
        """Whether this seat may know a card in which the two differ, so that its acts may."""
        viewer = Viewer(actor.role, actor.player)
        return any(world.knows(viewer, self.differ) for world in self.worlds)

    async def does(self, actor: Actor, verb: str, **fields: Any) -> None:
        """A command in both. What the dealer alone has in this game he says for whoever is to decide."""
        speaks = verb in game_of(self.state).dealer_verbs
        knows = self.knows(actor)
        insider = knows or (speaks and self._knows_who_decides())
        sent = [len(world.line) for world in self.worlds]
        replies = [await world.submit(actor, verb, fields) for world in self.worlds]
        what = f"{actor.role} {actor.player or ''} {verb} {fields}"
        taken = [reply.ok for reply in replies]
        if not knows and self._answers(replies) and not self._may_end():
            raise Differs(f"{what}: answered {replies}")
        if taken[0] != taken[1]:
            # A rule of the game binds him by his card: only he gets that refusal.
            refused = taken.index(False)
            if len(self.worlds[refused].line) != sent[refused]:
                raise Differs(f"{what}: refused, and {self.viewer} was told something")
            self.ended = f"{what} was taken in one"
            return
        self._compare(what, insider)

    def _answers(self, replies: Sequence[Reply]) -> bool:
        """Whether they were answered differently."""
        one, other = [(reply.ok, reply.reason, reply.text, reply.data) for reply in replies]
        return one != other

    def _may_end(self) -> bool:
        return any(world.knows(self.viewer, self.differ) for world in self.worlds)

    async def happens(self, what: str, *items: Any, passes_s: float = 0.0, insider: bool = False) -> None:
        """The same report of the machine in both."""
        for world in self.worlds:
            await world.post(*items, passes_s=passes_s)
        self._compare(what, insider)

    async def time_passes(self) -> None:
        """The time of every decision is up. What then holds may depend on the cards of who was to decide."""
        insider = self._knows_who_decides()
        await self.happens("time is up", TimePassed(), passes_s=LONG_S, insider=insider)

    def _knows_who_decides(self) -> bool:
        deciding = [one.player for one in awaited(self.state) if one.player is not None]
        return any(self.knows(Actor("seat", player)) for player in deciding)

    async def restarts(self) -> None:
        for world in self.worlds:
            await world.restart()
        self._compare("restart", False)

    async def card_leaves(self, *, unread: bool = False) -> None:
        """The next card leaves the shoe: another one in each, where the viewer may not know it."""
        labels = self._cards()
        if labels is None:
            return
        place = self.state.sight.seen + 1
        self.differ.discard(place)  # what was there before was laid away
        if labels[0] != labels[1]:
            self.differ.add(place)
        for world, label in zip(self.worlds, labels, strict=True):
            world.drawn[label] += 1
            await world.post(leaves(world.state, label, unread=unread))
        self._compare(f"card {place + 1} leaves as {labels}", False)
        self._pictures(place, labels, unread)

    def _cards(self) -> tuple[str, str] | None:
        one, other = self.worlds
        common = list((one.box() & other.box()).elements())
        if not common:
            return None
        label = self.rnd.choice(common)
        game = game_of(self.state)
        expected = game.expects(live(self.state)) if playing(self.state) else None
        hidden = expected is None or (expected.face == "down" and not one.would_know(label))
        if not hidden or not self._varies("" if expected is None else expected.place):
            return label, label
        return self.rnd.choice(list(one.box().elements())), self.rnd.choice(list(other.box().elements()))

    def _varies(self, place: str) -> bool:
        """Whether the hand at this place is one in which the two differ: the first cards of a hand together."""
        hand = place.rsplit("_", 1)[0]
        return self._choice.setdefault(hand, self.rnd.random() < self.share)

    def _pictures(self, place: int, labels: Sequence[str], unread: bool) -> None:
        """No picture of a card is given to who may not know it."""
        viewer = self.viewer if self.viewer == DEALER_VIEW else PUBLIC  # a page asks without the name of a seat
        for world, label in zip(self.worlds, labels, strict=True):
            for jpeg in pictures_of(place, label, unread):
                given = world.queries.evidence(hashlib.sha256(jpeg).hexdigest()[:32], viewer) is not None
                if given and place in self.differ and not world.knows(viewer, (place,)):
                    raise Differs(f"the picture of {label} was given to {viewer}")

    def _compare(self, what: str, insider: bool) -> None:
        one, other = self.worlds
        if self._may_end():
            self.ended = f"{what}: shown"
            return
        if said := {kind for kind, *_ in {*one.acts, *other.acts}} & SAID.keys():
            self.ended = f"{what}: {' '.join(said)}"
            return
        if insider and one.acts != other.acts:
            self.ended = f"{what}: {one.acts} or {other.acts}, by who knows the card"
            return
        self.compared += bool(self.differ)
        for name, ours, theirs in (
            ("what was done", one.acts, other.acts),
            ("number of messages", len(one.line), len(other.line)),
            ("last message", one.line[-1:], other.line[-1:]),
            ("messages", one.line, other.line),
            ("number of the state", one.told, other.told),
            ("version", one.queries.version, other.queries.version),
            ("beads and lights", one.devices, other.devices),
            ("console", one.console, other.console),
            ("odds", one.queries.odds(), other.queries.odds()),
            ("accounts", _accounts(one), _accounts(other)),
            ("service page", one.queries.service_status(), other.queries.service_status()),
            ("camera picture", one.queries.latest_jpeg, other.queries.latest_jpeg),
            ("names that are free", _concerned(one), _concerned(other)),
        ):
            if ours != theirs:
                raise Differs(f"{what}: {name} for {self.viewer}:\n{_unlike(ours, theirs)}")


def _concerned(world: World) -> list[bool]:
    return [world.queries.concerns(name) for name in (*PLAYERS, "eve")]


def _accounts(world: World) -> list[dict[str, Any]]:
    return [world.queries.account(player) for player in PLAYERS]


def _unlike(ours: Any, theirs: Any) -> str:
    """Where the two differ, in few words."""
    if isinstance(ours, list) and isinstance(theirs, list) and ours and theirs and isinstance(ours[-1], str):
        found = list(_differences("", json.loads(ours[-1]), json.loads(theirs[-1]))) if ours[-1][:1] == "{" else []
        return "\n".join(found[:8]) or f"{ours[-3:]}\n{theirs[-3:]}"
    return f"{ours}\n{theirs}"


def _differences(path: str, ours: Any, theirs: Any) -> Iterator[str]:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in {**ours, **theirs}:
            yield from _differences(f"{path}.{key}", ours.get(key), theirs.get(key))
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            yield from _differences(f"{path}[{number}]", one, other)
    elif ours != theirs:
        yield f"{path}: {ours} / {theirs}"


def pictures_of(place: int, label: str, unread: bool) -> tuple[bytes, bytes]:
    """What stands for the JPEGs of the card at this place of the shoe."""
    said = f"of card {place + 1}, {label}, {'unclear' if unread else 'clear'}"
    return f"picture {said}".encode(), f"another picture {said}".encode()


def leaves(state: TableState, label: str, *, unread: bool = False) -> Observed:
    """The card has left the shoe and was read, or was not clear."""
    place = state.sight.seen + 1
    jpeg, burst = pictures_of(place, label, unread)
    if unread:
        unclear = seen.Unclear(place, {label[0]: 0.6, "2" if label[0] == "3" else "3": 0.4}, {label[1]: 1.0}, 0.0)
        return Observed(unclear, state.sight.epoch, jpeg, (burst,))
    read = seen.Exposed(place, label[0], label[1], 0.999, {label[0]: 0.999}, {label[1]: 1.0}, 0.0)
    return Observed(read, state.sight.epoch, jpeg, (burst,))


# --- what people do at such a table -----------------------------------------------------------------------------------

TROUBLE = 0.07
"""Probability that something goes wrong before an input, or that the dealer voids, rules or restarts."""
PROBE = 0.06
"""The same that somebody tries what may be refused."""


class Evening:
    """A random evening of one game with random rules of the house, leg after leg: in each the two shoes differ for
    another viewer. `ends`: how the legs ended; `compared`: inputs after which the two differed and all was the same."""

    def __init__(self, game: str, seed: int) -> None:
        self.rnd = random.Random(f"{game} {seed}")
        self.game: AnyGame = GAMES[game]
        self.rules = dict(_house(self.rnd, self.game))
        table = ShoeTable("", game=game, players=PLAYERS, bank=10_000, **self.rules)
        self.state, self.book, self.drawn = table.state, Book(game), Counter[str]()
        self.ends: Counter[str] = Counter()
        self.compared = 0
        self.events: list[Event] = list(table.events)
        """All that happened at the first table of each leg: one evening, as its journal has it."""
        self.pictures: dict[str, bytes] = {}

    async def leg(self, inputs: int) -> None:
        """Up to `inputs` inputs, from where the evening stands."""
        rnd = self.rnd
        viewer = rnd.choice(everybody(PLAYERS))
        worlds = [World(self.state, self.book, self.drawn, viewer) for _ in range(2)]
        pair = TwoShoes(rnd, worlds[0], worlds[1], rnd.choice((1.0, 0.5, 0.2)))
        async with at_work(*worlds):
            for _ in range(inputs):
                number = pair.state.deal_number
                await self._input(pair)
                if pair.state.deal_number != number:
                    for world in worlds:
                        world.drawn.clear()
                if pair.ended:
                    break
        self.ends[pair.ended] += 1
        self.compared += pair.compared
        self.state, self.book, self.drawn = worlds[0].state, worlds[0].book, worlds[0].drawn
        self.events += [decode(body) for body in worlds[0].journal.bodies]
        self.pictures |= worlds[0].journal.pictures

    async def _input(self, pair: TwoShoes) -> None:
        rnd, state = self.rnd, pair.state
        view = pair.worlds[0].queries.view(DEALER_VIEW)
        if rnd.random() < TROUBLE:
            await self._trouble(pair)
        elif not playing(state):
            if state.hold is not None:
                await self._dealer(pair, "resume")
            pack = {"pack": "new"} if view["table"]["used_pack"] else {}
            await self._dealer(pair, "start_deal", **pack, **said_at_start(state))
        elif view["hold"] is not None:
            await self._held(pair, view)
        elif rnd.random() < PROBE:
            await self._probe(pair)
        elif view["expects"] is not None and view["deal"]["phase"] != "bets_open":
            await pair.card_leaves(unread=rnd.random() < 0.02)
        else:
            await self._people(pair, view)

    async def _dealer(self, pair: TwoShoes, verb: str, **fields: Any) -> None:
        await pair.does(DEALER, verb, **{**_decision(pair.state, verb), **fields})

    async def _seat(self, pair: TwoShoes, player: str, verb: str, **fields: Any) -> None:
        await pair.does(Actor("seat", player), verb, **{**_decision(pair.state, verb), **fields})

    async def _people(self, pair: TwoShoes, view: Mapping[str, Any]) -> None:
        """Somebody does what his own tablet offers, or lets his time pass."""
        rnd = self.rnd
        deciding = [one["player"] for one in view["awaiting"] if one["player"] is not None]
        if "four_back" in view["dealer"]["may"]:
            await self._dealer(pair, "four_back")
        elif deciding and rnd.random() < 0.12:
            await pair.time_passes()
        elif deciding and rnd.random() < 0.8:
            await self._offered(pair, rnd.choice(deciding))
        elif not deciding and rnd.random() < 0.25:
            if view["deal"]["phase"] == "bets_open" and rnd.random() < 0.7:
                await self._dealer(pair, "close_bets")
            else:
                await pair.time_passes()
        else:
            await self._offered(pair, rnd.choice(PLAYERS))

    async def _offered(self, pair: TwoShoes, player: str) -> None:
        legal = pair.worlds[0].queries.view(Viewer("seat", player))["deal"]["legal"]
        acts = list(self._of(legal))
        if acts:
            verb, fields = self.rnd.choice(acts)
            await self._seat(pair, player, verb, **fields)

    def _of(self, legal: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
        """The acts that are offered, each with fields that it may have."""
        rnd = self.rnd
        for verb, offer in legal.items():
            fields = self.game.verbs[verb].fields if verb in self.game.verbs else {}
            match verb, offer:
                case "bet", {"least": _}:
                    yield verb, {"amount": _amount(rnd, offer)}
                case "bet", dict():
                    type_ = rnd.choice(sorted(offer))
                    yield verb, {"bet": f"b{rnd.random()}", "type": type_, "stake": _amount(rnd, offer[type_])}
                case "remove", [*bets]:
                    yield verb, {"bet": rnd.choice(bets)}
                case "back", [*hands]:
                    on = rnd.choice(hands)
                    yield verb, {"on": on["on"], "hand": on["hand"], "amount": _amount(rnd, on)}
                case "cede", [*names]:
                    yield verb, {"to": rnd.choice(names), "price": rnd.choice((0, 10))}
                case "hit", {"expose": may}:
                    yield verb, {"expose": bool(may) and rnd.random() < 0.4}
                case _, {"least": _}:
                    side = {"side": rnd.choice(offer["sides"])} if "sides" in offer else {}
                    yield verb, {"amount": _amount(rnd, offer), **side}
                case _ if "cheval" in fields:
                    yield verb, {"cheval": rnd.random() < 0.5}
                case _ if offer is not False:
                    yield verb, {}

    async def _held(self, pair: TwoShoes, view: Mapping[str, Any]) -> None:
        """What the dealer does when play is held."""
        rnd, state = self.rnd, pair.state
        may, question = view["dealer"]["may"], view["question"]
        if question is not None and question["kind"] == "restart":
            await self._dealer(pair, "drawn", question=question["id"], count=0)
        elif question is not None and question["askable"] and rnd.random() < 0.7:
            common = list((pair.worlds[0].box() & pair.worlds[1].box()).elements())
            if common:
                await self._dealer(pair, "answer", question=question["id"], card=rnd.choice(common))
        elif question is not None:
            await self._dealer(pair, "void_deal", text="a card was not read")
        elif "lay_away" in may:
            await self._dealer(pair, "lay_away")
        elif "resume" in may:
            without = {fault["part"]: fault["mark"] for fault in view["faults"]}
            await self._dealer(pair, "resume", without=without)
        elif state.sight.doubted:
            await self._dealer(pair, "drawn", count=0)

    async def _trouble(self, pair: TwoShoes) -> None:
        """Something that may happen at any moment."""
        rnd = self.rnd
        match rnd.randrange(9):
            case 0:
                await pair.card_leaves()
            case 1:
                await pair.restarts()
            case 2:
                trouble: tuple[seen.TroubleKind, ...] = ("dark", "frozen")
                kind = rnd.choice(trouble)
                await pair.happens(kind, Observed(seen.Trouble(kind, 0.0), pair.state.sight.epoch))
                if not pair.ended:
                    await pair.happens(f"{kind} no more", Observed(seen.TroubleCleared(kind, 0.0), 0))
            case 3:
                await pair.happens("no board", DeviceFault("mcu", notice.say("table-something-moved")))
                if not pair.ended:
                    await pair.happens("the board again", DeviceCleared("mcu"))
            case 4:
                await pair.happens("cut card", MarkerSeen("cut"))
            case 5:
                await pair.happens("a hand", Observed(seen.HandPass(0.0), pair.state.sight.epoch))
            case 6:
                await self._dealer(pair, rnd.choice(("hold", "void_deal", "reopen_bets")))
            case 7:
                irregular = rnd.choice(("foul_pack", "double_draw", "exposed_early", "turned_back"))
                await self._dealer(pair, "irregularity", kind=irregular)
            case 8:
                player = rnd.choice(PLAYERS)
                verb = rnd.choice(("close_seat", "open_seat", "buy_in"))
                await self._dealer(pair, verb, player=player, **({"amount": 10} if verb == "buy_in" else {}))

    async def _probe(self, pair: TwoShoes) -> None:
        """Somebody tries what may be refused: the answer must tell nothing either."""
        rnd, state = self.rnd, pair.state
        card = rnd.choice(sorted(card.label for card in self.game.pack(live(state))))
        places = range(len(live(state).cards) + 1)
        match rnd.randrange(6):
            case 0:
                await self._dealer(pair, "correct", index=rnd.choice(places), card=card)
            case 1:
                common = list((pair.worlds[0].box() & pair.worlds[1].box()).elements())
                keyed = rnd.choice(common or [card])
                await self._dealer(pair, "key_card", card=keyed)
                if len(live(pair.state).cards) == len(places):
                    for world in pair.worlds:
                        world.drawn[keyed] += 1
            case 2:
                await self._dealer(pair, "undo")
            case 3:
                verb = rnd.choice([*self.game.dealer_verbs, "pass_by", "lay_away"])
                await self._dealer(pair, verb)
            case _:
                words = [
                    verb for verb, has in self.game.verbs.items() if not any(f.required for f in has.fields.values())
                ]
                if words:
                    await self._seat(pair, rnd.choice(PLAYERS), rnd.choice(words))


def played(game: str, seed: int, legs: int = 5, inputs: int = 40) -> Evening:
    """An evening of `legs` legs, each of at most `inputs` inputs."""
    evening = Evening(game, seed)

    async def play() -> None:
        for _ in range(legs):
            await evening.leg(inputs)

    asyncio.run(play())
    return evening


def _house(rnd: random.Random, game: AnyGame) -> Iterator[tuple[str, Any]]:
    """Options of the game that are one of a few words, or none at all, each set now and then."""
    for name, about in game.options.items():
        option = about.option
        values = (
            option.words if isinstance(option, Choice) else (True, False) if isinstance(option, Switch) else (None,)
        )
        value = rnd.choice(values)
        if option.allows(value) and rnd.random() < 0.4:
            yield name, value


def _decision(state: TableState, verb: str) -> dict[str, str]:
    """The decision awaited that the verb answers."""
    return next(({"decision": one.key} for one in awaited(state) if verb in one.verbs), {})


def _amount(rnd: random.Random, offer: Mapping[str, int]) -> int:
    return rnd.choice((offer["least"], min(offer["most"], max(offer["least"], 20))))
