"""One tablet's conversation: its role, its messages in, the replies out.

A seat acts for its own seat alone; the dealer's verbs need the dealer. A command sent again with the same id (a tablet
that lost its line) gets the first answer again. The answer to a command for the table also tells in `at` where the
table stands by now. Errors of ours are logged; the answer says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from controller.games.audience import PUBLIC, Viewer
from controller.games.message import Message, say
from controller.table.public import public
from controller.web.access import Access, Denied
from controller.web.address import Caller, counted_as
from controller.web.answers import Answer, Answers, Rate, Reused
from controller.web.broadcast import Outbox
from controller.web.budget import ACTS_A_ROUND, Budget, round_of
from controller.web.coming_back import ComingBack, Question
from controller.web.invitation import invitation
from controller.web.messages import Malformed, Words
from controller.web.phone_access import name_of
from controller.web.phone_desk import PhoneDesk
from controller.web.ports import Actor, Table
from controller.web.second_tablet import Pair, SecondTablets, Tablet

log = logging.getLogger(__name__)

MAX_REFUSED_FOR_RATE = 200
"""A tablet that goes on past this many messages over its rate is cut off."""


_NOT_FOR_YOU = {
    "dealer": ("not_dealer", say("pages-only-dealer")),
    "service": ("not_dealer", say("pages-only-service")),
    "seat": ("no_seat", say("pages-no-seat")),
}


class CutOff(Exception):
    """This tablet does not keep to the bounds; its connection is closed with this word."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Where a tablet comes from. `session` is the dealer's cookie; `page` is what it asked to be: dealer, seat,
    display or service; `browser` the name that its browser gives itself; `host` the one by which it calls the table,
    with its port."""

    caller: Caller
    session: str | None
    page: str
    browser: str = ""
    host: str = ""

    @property
    def tablet(self) -> Tablet:
        return Tablet(counted_as(self.caller.address), self.browser)


class Door:
    """What all tablets share: the table, the doorkeeper and the answers to who came in. `save_seats` keeps seat tokens;
    `purse` is bought in for whoever joins by name, in minor units; `phone` is that of a table whose camera is one;
    `own` are the addresses at which this machine's pages are reached; `program` is the one that serves (`program`)."""

    def __init__(
        self,
        table: Table,
        access: Access,
        *,
        clock: Callable[[], float],
        save_seats: Callable[[dict[str, str]], None],
        purse: int,
        phone: PhoneDesk | None = None,
        own: Callable[[], Iterable[str]] = tuple,
        program: str = "",
    ) -> None:
        self.table = table
        self.own = own
        self.program = program
        self.access = access
        self.clock = clock
        self.purse = purse
        self.words = Words(table.game)
        self.answers = Answers()
        self.budget = Budget()
        self._save_seats = save_seats
        self._visits: set[Visit] = set()
        self._left: dict[str, float] = {}
        self._heard: dict[str, float] = {}
        """By player when the last tablet of his seat left, and when one last said something."""
        self.back = ComingBack()
        self._shown_asking: list[tuple[str, int]] = []
        self.second_tablets = SecondTablets()
        self.phone = phone
        if phone is not None:
            phone.on_change = self._tell_of_phone

    def enter(self, visitor: Visitor, outbox: Outbox) -> Visit:
        visit = Visit(self, visitor, outbox)
        self._visits.add(visit)
        visit.introduce()
        return visit

    def leave(self, visit: Visit) -> None:
        self._visits.discard(visit)
        if visit.player is not None and visit.page == "seat":
            self._left[visit.player] = self.clock()
        self.second_tablets.leaves(visit)
        visit.asks_no_more()

    def visits(self) -> frozenset[Visit]:
        """The tablets that are connected."""
        return frozenset(self._visits)

    def heard(self, player: str) -> None:
        """A tablet of this seat has said something."""
        self._heard[player] = self.clock()

    def tablets(self) -> dict[str, Any]:
        """Of each seat how many tablets are connected (`here`) and, where none is, for how many seconds; None where
        none has been since the program started. `others`: displays and guests without a seat. No addresses."""
        here = Counter(visit.player for visit in self._visits if visit.page == "seat" and visit.player is not None)
        now, seats = self.clock(), [str(seat["player"]) for seat in self.table.view()["seats"]]
        left = {player: None if player not in self._left else int(now - self._left[player]) for player in seats}
        self._left = {player: at for player, at in self._left.items() if player in left}
        return {
            "seats": [
                {"player": player, "here": here[player], "gone_s": None if here[player] else left[player]}
                for player in seats
            ],
            "others": sum(visit.player is None and visit.page in ("seat", "display") for visit in self._visits),
        }

    # --- tablets that ask to have their seats back --------------------------------------------------------------

    def asking(self) -> list[dict[str, Any]]:
        """For the dealer: each question with the tablet that asks, for how long it is still asked, how many tablets of
        the seat are `here`, how long ago one said something and since when none is; None: since the program started."""
        here = Counter(visit.player for visit in self._visits if visit.page == "seat" and visit.player is not None)
        now_s = self.clock()

        def since(moments: dict[str, float], player: str) -> int | None:
            return int(now_s - moments[player]) if player in moments else None

        return [
            {
                "key": one.key,
                "player": one.player,
                "tablet": one.tablet,
                "address": one.address,
                "left_ms": max(0, round(1000 * (one.until_s - now_s))),
                "here": here[one.player],
                "heard_s": since(self._heard, one.player),
                "gone_s": None if here[one.player] else since(self._left, one.player),
            }
            for one in self.back.open
        ]

    def asks_for(self, player: str | None) -> str | None:
        """The address from which another tablet asks for this player's seat."""
        return next((one.address for one in self.back.open if one.player == player), None)

    def has_seat(self, player: str) -> bool:
        """Whether this is the seat of a person."""
        return any(seat["player"] == player and not seat.get("bot") for seat in self.table.view()["seats"])

    def let_back(self, key: str, *, yes: bool) -> None:
        """The dealer's answer: with his yes the seat's token is new, and the tablets that had it have none. Raises
        Denied where the question is over."""
        question = self.back.take(key, self.clock())
        who = {"address": question.address, "player": question.player}
        if not yes:
            self.access.note(say("pages-note-not-back", **who))
            self.refuse_back(question, say("pages-back-no"))
        elif not self.has_seat(question.player):
            self.refuse_back(question, say("pages-seat-closed-code", player=question.player))
        else:
            self.back.granted(question)
            self.access.note(say("pages-note-back", **who))
            question.answer(self.access.take_seat(question.player), None)
            self.seats_changed()
            self.tell_of_asking()

    def refuse_back(self, question: Question, why: Message) -> None:
        self.back.in_vain(question, self.clock())
        question.answer(None, why)
        self.tell_of_asking()

    def end_late_questions(self) -> None:
        """Ends those that nobody has answered in time, or whose seats are gone; to be called now and then."""
        for question in self.back.late(self.clock()):
            self.refuse_back(question, say("pages-back-late"))
        for question in self.back.open:
            if not self.has_seat(question.player):
                self.refuse_back(question, say("pages-seat-closed-code", player=question.player))
        if self._shown_asking != self._who_asks():
            self.tell_of_asking()

    def _who_asks(self) -> list[tuple[str, int]]:
        """What changes what the dealer is shown: each question, and how many tablets of the seat are here."""
        return [(one["key"], one["here"]) for one in self.asking()]

    def tell_of_asking(self) -> None:
        """The dealer hears who asks, and the seat's own tablets that another one does."""
        self._shown_asking = self._who_asks()
        self._each(Visit.hear_of_asking)

    # ----------------------------------------------------------------------------------------------------------------

    def tell_of_second_tablets(self) -> None:
        """Tells of them; to be called now and then."""
        self.tell_of(self.second_tablets.due(self.clock()))

    def tell_of(self, pairs: list[Pair]) -> None:
        """Two tablets at one seat: the table's log hears it, and both of them."""
        for token, first, second in pairs:
            if (player := self.access.seat(token)) is None:
                continue
            addresses = {"first": first.address, "second": second.address}
            self.access.note(say("pages-note-second-tablet", player=player, **addresses))
            self._each(partial(Visit.hear_of, token=token, first=first, second=second))

    def _tell_of_phone(self) -> None:
        self._each(Visit.hear_of_phone)

    def _each(self, tell: Callable[[Visit], None]) -> None:
        """Tells every tablet; one that takes no messages is sent away."""
        for visit in list(self._visits):
            try:
                tell(visit)
            except CutOff as cut:
                visit.send_away(str(cut))

    def dealer_allowed(self, visitor: Visitor) -> bool:
        return self.access.trusted(visitor.caller) or self.access.is_dealer(visitor.session, self.clock())

    def seats_changed(self) -> None:
        """Keeps the tokens, and tells tablets whose seat is gone. Seats that cannot be kept are good until the next
        start; a tablet that takes no messages is sent away: neither is the fault of who gave the command."""
        try:
            self._save_seats(self.access.seats_to_save())
        except OSError as error:
            log.error("the seats cannot be kept: %s", error)
            self.access.note(say("pages-seats-not-kept", why=error.strerror or str(error)))
        self._each(Visit.check_seat)


class Visit:
    """One connected tablet."""

    def __init__(self, door: Door, visitor: Visitor, outbox: Outbox) -> None:
        self._door = door
        self._visitor = visitor
        self._outbox = outbox
        self._token: str | None = None
        self._player: str | None = None
        self._also: str | None = None
        self._question: Question | None = None
        """By which it asks to have its seat back."""
        self._asked_from: str | None = None
        """The address from which another asks for this one's seat, as its page shows."""
        self._rate = Rate(door.clock())
        outbox.viewer = self._viewer
        self._over_rate = 0

    # --- who this is --------------------------------------------------------------------------------------------

    def introduce(self) -> None:
        """Tells the tablet what it is at this table."""
        self._asked_from = self._door.asks_for(self._player)
        self._post(
            {
                "type": "you",
                "program": self._door.program,
                "role": self._actor().role,
                "player": self._player,
                "also": self._also,
                "asked": self._asked_from,
                "may_join": self._door.access.may_join(self._visitor.caller),
            }
        )
        self.hear_of_phone()
        if self._door.back.open:
            self._hear_who_asks()

    @property
    def player(self) -> str | None:
        """Whose seat this tablet holds."""
        return self._player

    @property
    def page(self) -> str:
        """What it asked to be."""
        return self._visitor.page

    def hear_of_phone(self) -> None:
        """Tells the dealer's page how it stands with the phone that is the camera."""
        if self._door.phone is not None and self._actor().role == "dealer":
            self._post({"type": "phone", **self._door.phone.view()})

    def hear_of_asking(self) -> None:
        """Tells the dealer's page who asks for a seat, and a seat's that somebody asks for it or does no more."""
        self._hear_who_asks()
        if self._player is not None and self._asked_from != self._door.asks_for(self._player):
            self.introduce()

    def _hear_who_asks(self) -> None:
        if self._actor().role == "dealer":
            self._post({"type": "asking", "asking": self._door.asking()})

    def asks_no_more(self) -> None:
        """This tablet is gone, sits or asks for another seat: the dealer is not asked about it any more."""
        question, self._question = self._question, None
        if question in self._door.back.open and not any(visit.asks(question) for visit in self._door.visits()):
            assert question is not None
            self._door.refuse_back(question, say("pages-back-line"))

    def asks(self, question: Question) -> bool:
        """Whether it waits for the answer to this."""
        return self._question == question

    def send_away(self, why: str) -> None:
        """Ends this tablet's line; it comes back by itself when it can."""
        self._outbox.send_away(why)

    def check_seat(self) -> None:
        """Gives up the seat when its token is no longer good."""
        if self._token is not None and self._door.access.seat(self._token) != self._player:
            self._token = self._player = self._also = None
            self._door.second_tablets.leaves(self)
            self._outbox.place.sit(None)
            self.introduce()

    def hear_of(self, token: str, first: Tablet, second: Tablet) -> None:
        """Two tablets use the seat of this token: tells this one where the other is, if it is one of them."""
        own = self._visitor.tablet
        if self._token == token and own in (first, second):
            self._also = (second if own == first else first).address
            self.introduce()

    def _actor(self) -> Actor:
        page = self._visitor.page
        if page in ("dealer", "service") and self._door.dealer_allowed(self._visitor):
            return Actor(page)
        if page == "seat" and self._player is not None:
            return Actor("seat", self._player)
        return Actor("display")

    def _viewer(self) -> Viewer:
        actor = self._actor()
        return Viewer(actor.role, actor.player) if actor.role in ("dealer", "seat") else PUBLIC

    def _sit(self, player: str, token: str) -> None:
        self._player, self._token, self._also = player, token, None
        self.asks_no_more()
        self._door.heard(player)
        self._door.second_tablets.sits(self, token, self._visitor.tablet, self._door.clock())
        self._outbox.place.sit(player)
        self.introduce()

    # --- messages -----------------------------------------------------------------------------------------------

    async def receive(self, message: str) -> None:
        """Handle one text message. Raises CutOff."""
        if not self._rate.take(self._door.clock()):
            self._over_rate += 1
            if self._over_rate > MAX_REFUSED_FOR_RATE:
                raise CutOff("too_many_messages")
            self._refuse(self._id_of(message), "too_fast", say("pages-too-fast"))
            return
        if self._player is not None:
            self._door.heard(self._player)
        self._door.tell_of(self._door.second_tablets.speaks(self, self._door.clock()))
        try:
            command = self._door.words.parse(message)
        except Malformed as fault:
            self._refuse(fault.command_id, "malformed", fault.message)
            return
        try:
            await self._obey(command)
        except CutOff:
            raise
        except Exception:
            log.exception("command %s failed", command["do"])
            self._answer(command["id"], _fault())

    def _id_of(self, message: str) -> str | None:
        """The id of a message that is refused, so that its sender gets an answer."""
        try:
            return str(self._door.words.parse(message)["id"])
        except Malformed as fault:
            return fault.command_id

    async def _obey(self, command: dict[str, Any]) -> None:
        verb = command["do"]
        if verb == "seen":
            self._outbox.picture_seen()
        elif verb == "whole":
            self._outbox.whole()
        elif verb == "camera":
            self._outbox.camera(command["on"])
            self._answer(command["id"], _done())
        elif verb == "odds":
            self._answer(command["id"], _done(self._door.table.odds()))
        elif verb == "tablets":
            self._answer(command["id"], self._tablets())
        elif verb == "account":
            self._answer(command["id"], self._account(command.get("player")))
        elif verb == "status":
            self._status(command)
        elif verb == "phone":
            self._answer(command["id"], self._phone(command["action"], command.get("code", "")))
        elif verb == "hello":
            self._answer(command["id"], self._hello(command["token"]))
        elif verb == "ask_back":
            self._ask_back(command)
        elif verb == "let_back":
            self._answer(command["id"], await self._let_back(command))
        elif verb in ("pair", "join"):
            answer = await self._once(f"door {self._visitor.caller.address}", command, self._come_in)
            if answer["ok"]:
                self._sit(answer["data"]["player"], answer["data"]["token"])
                self._door.seats_changed()
            self._answer(command["id"], answer)
        else:
            await self._act(command)

    async def _act(self, command: dict[str, Any]) -> None:
        """A command for the table."""
        actor = self._actor()
        verb = command["do"]
        wanted = self._door.words.whose(verb)
        if actor.role != wanted and not (verb == "demo" and actor.role == "service"):
            self._refuse(command["id"], *_NOT_FOR_YOU[wanted])
            return
        answer, again = await self._submit(command, actor)
        if answer["ok"]:
            answer = self._after(command, answer, again=again)
        self._post({"type": "reply", "id": command["id"], **answer, "at": self._door.table.view()["at"]})

    def _status(self, command: dict[str, Any]) -> None:
        """How everything stands, for the dealer on the service page alone; not remembered, it is asked all the time."""
        if self._actor().role != "service":
            self._refuse(command["id"], *_NOT_FOR_YOU["service"])
            return
        self._answer(command["id"], _done(self._door.table.service_status(aim=bool(command.get("aim")))))

    def _tablets(self) -> Answer:
        """Which tablets are connected, for the dealer alone."""
        return _done(self._door.tablets()) if self._actor().role == "dealer" else _refused(*_NOT_FOR_YOU["dealer"])

    def _account(self, player: str | None) -> Answer:
        """One's own account; of any player for the dealer."""
        actor = self._actor()
        whose = actor.player if actor.role == "seat" else player if actor.role == "dealer" else None
        if whose is None or player not in (None, whose):
            return _refused(*_NOT_FOR_YOU["dealer" if player is not None else "seat"])
        return _done(self._door.table.account(whose))

    def _phone(self, action: str, code: str) -> Answer:
        """An act of the dealer's on the phone that is, or is to be, the camera."""
        if self._actor().role != "dealer":
            return _refused(*_NOT_FOR_YOU["dealer"])
        phone = self._door.phone
        if phone is None:
            return _refused("no_phone", say("phone-other-source"))
        try:
            if action == "offer":
                return _done(phone.offer(self._visitor.host, secure=self._visitor.caller.secure))
            if action == "end":
                phone.end()
            else:
                (phone.confirm if action == "confirm" else phone.refuse)(code)
        except Denied as denied:
            return _refused("denied", denied.message)
        return _done()

    async def _once(self, who: str, command: dict[str, Any], do: Callable[[dict[str, Any]], Any]) -> Answer:
        try:
            future, mine = self._door.answers.claim(who, command)
        except Reused:
            return _refused("malformed", say("table-id-used", id=command["id"]))
        if mine:
            try:
                future.set_result(await do(command))
            except Exception:
                log.exception("command %s failed", command["do"])
                future.set_result(_fault())
            except BaseException:
                future.cancel()
                raise
        return await asyncio.shield(future)

    async def _submit(self, command: dict[str, Any], actor: Actor) -> tuple[Answer, bool]:
        """The answer of the table, and whether the command had been done before."""
        budget, seat = self._door.budget, actor.player if actor.role == "seat" else None
        now = round_of(self._door.table.view())
        if seat is not None and not budget.take(seat, now):
            return _refused("too_many", say("pages-too-many", most=ACTS_A_ROUND)), False
        reply = await self._door.table.submit(command, actor)
        if seat is not None and not reply.ok:
            budget.give_back(seat, now)
        shown = None if reply.text is None else _as_shown(reply.text, actor).json()
        return {"ok": reply.ok, "reason": reply.reason, "text": shown, "data": reply.data}, reply.again

    def _after(self, command: dict[str, Any], answer: Answer, *, again: bool) -> Answer:
        """What the door does once the table has agreed: codes for opened seats, tokens of closed ones void. A command
        that is repeated (`again`) does nothing to a seat that has been closed or opened since."""
        if command["do"] == "open_seat":
            player = command["player"]
            if not self._has_seat(player):
                return answer
            code = self._door.access.pairing_code(player, self._door.clock())
            visitor = self._visitor
            link = invitation(visitor.host, self._door.own(), f"/play#{code}", secure=visitor.caller.secure)
            return {**answer, "data": {"player": player, "code": code, "link": link}}
        if command["do"] == "close_seat" and not (again and self._has_seat(command["player"])):
            self._door.access.close_seat(command["player"])
            self._door.seats_changed()
        return answer

    # --- coming in ----------------------------------------------------------------------------------------------

    def _hello(self, token: str) -> Answer:
        player = self._door.access.seat(token)
        if player is None or not self._at_table(player):
            return _refused("no_seat", say("pages-seat-gone"))
        self._sit(player, token)
        return _done({"player": player})

    async def _come_in(self, command: dict[str, Any]) -> Answer:
        return self._pair(command["code"]) if command["do"] == "pair" else await self._join(command)

    def _pair(self, code: str) -> Answer:
        try:
            player, token = self._door.access.pair(code, self._visitor.caller.address, self._door.clock())
        except Denied as denied:
            return _refused("denied", denied.message)
        if not self._has_seat(player):  # opened before a restart, say, and closed without the door
            self._door.access.close_seat(player)
            return _refused("no_seat", say("pages-seat-closed-code", player=player))
        return _done({"player": player, "token": token})

    async def _join(self, command: dict[str, Any]) -> Answer:
        """A seat for a name, with the table's usual purse; every step carries an id made from the command's."""
        access, visitor, name = self._door.access, self._visitor, command["name"]
        if not access.may_join(visitor.caller):
            return _refused("not_open", say("pages-seats-by-dealer"))
        if self._at_table(name) or self._has_money(name):
            return _refused("taken", say("pages-name-at-table", player=name))
        if self._door.table.concerns(name):
            return _refused("taken", say("pages-name-in-deal", player=name))
        steps: list[dict[str, Any]] = [{"do": "open_seat", "player": name}]
        if self._door.purse > 0:
            steps.append({"do": "buy_in", "player": name, "amount": self._door.purse})
        for step in steps:
            answer, _ = await self._submit({"id": f"{command['id']}.{step['do']}", **step}, Actor("table"))
            if not answer["ok"]:
                return answer
        if not self._has_seat(name):  # the steps had been done before, and the seat was closed since
            return _refused("no_seat", say("pages-seat-closed", player=name))
        return _done({"player": name, "token": access.take_seat(name)})

    def _ask_back(self, command: dict[str, Any]) -> None:
        """The seat that this tablet had, by the dealer's leave; it is answered when he has, by the same token again
        where the question comes again over another line."""
        door, player = self._door, command["player"]
        try:
            future, mine = door.answers.claim(f"door {self._visitor.caller.address}", command)
        except Reused:
            self._refuse(command["id"], "malformed", say("table-id-used", id=command["id"]))
            return
        if mine:
            self.asks_no_more()
            try:
                self._question = self._asked(player, future)
            except Denied as denied:
                future.set_result(_refused("denied", denied.message))
            else:
                door.tell_of_asking()
        elif not future.done():
            self._question = next((one for one in door.back.open if one.player == player), None)
        future.add_done_callback(partial(self._came_back, command["id"]))

    def _asked(self, player: str, future: asyncio.Future[Answer]) -> Question:
        """Raises Denied."""
        if self.page != "seat" or self._player is not None:
            raise Denied(say("pages-back-seated"))
        if not self._door.has_seat(player):
            raise Denied(say("pages-back-no-seat", player=player))

        def answer(token: str | None, why: Message | None) -> None:
            granted = _done({"player": player, "token": token})
            future.set_result(granted if why is None else _refused("denied", why))

        visitor = self._visitor
        return self._door.back.ask(
            player,
            tablet=name_of(visitor.browser),
            address=visitor.caller.address,
            who=counted_as(visitor.caller.address),
            now_s=self._door.clock(),
            answer=answer,
        )

    def _came_back(self, command_id: str, future: asyncio.Future[Answer]) -> None:
        """The answer, to the tablet if it is still there."""
        if future.cancelled() or self not in self._door.visits():
            return
        answer = future.result()
        try:
            if answer["ok"]:
                self._question = None
                if self._door.access.seat(answer["data"]["token"]) != answer["data"]["player"]:
                    answer = _refused("no_seat", say("pages-seat-gone"))
                else:
                    self._sit(answer["data"]["player"], answer["data"]["token"])
            self._answer(command_id, answer)
        except CutOff as cut:
            self.send_away(str(cut))

    async def _let_back(self, command: dict[str, Any]) -> Answer:
        """The dealer's answer to a tablet that asks for its seat."""
        if self._actor().role != "dealer":
            return _refused(*_NOT_FOR_YOU["dealer"])
        return await self._once(f"dealer {self._visitor.caller.address}", command, self._lets_back)

    async def _lets_back(self, command: dict[str, Any]) -> Answer:
        try:
            self._door.let_back(command["key"], yes=command["yes"])
        except Denied as denied:
            return _refused("denied", denied.message)
        return _done()

    def _has_seat(self, player: str) -> bool:
        return any(seat["player"] == player for seat in self._door.table.view()["seats"])

    def _at_table(self, name: str) -> bool:
        seats = self._door.table.view()["seats"]
        return any(str(seat["player"]).casefold() == name.casefold() for seat in seats)

    def _has_money(self, name: str) -> bool:
        """Somebody of that name left money here, or owes some: then only the dealer gives the seat."""
        money = self._door.table.view()["money"]
        owners = [*money["purses"].items(), *money["debts"].items()]
        return any(owner.casefold() == name.casefold() and amount for owner, amount in owners)

    # --- out ----------------------------------------------------------------------------------------------------

    def _answer(self, command_id: str | None, answer: Answer) -> None:
        self._post({"type": "reply", "id": command_id, **answer})

    def _refuse(self, command_id: str | None, reason: str, message: Message) -> None:
        self._answer(command_id, _refused(reason, message))

    def _post(self, message: dict[str, Any]) -> None:
        if not self._outbox.post(message):
            raise CutOff("replies_not_taken")


def _as_shown(text: Message, actor: Actor) -> Message:
    """What was answered, as whoever asked may read it: the service page has it whole."""
    return text if actor.role == "service" else public(text)


def _done(data: Any = None) -> Answer:
    return {"ok": True, "reason": None, "text": None, "data": data}


def _fault() -> Answer:
    return _refused("fault", say("pages-fault-logged"))


def _refused(reason: str, message: Message) -> Answer:
    return {"ok": False, "reason": reason, "text": message.json(), "data": None}
