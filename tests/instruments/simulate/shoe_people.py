"""The people of an evening with a shoe: a dealer who errs at times and puts it right, and punters who play by the
habits of the game's bots, or do whatever their tablets let them.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from controller.demo.habits import HABITS
from controller.games.registry import GAMES
from tests.instruments.simulate import people, rulings
from tests.instruments.simulate.tablets import Tablet

if TYPE_CHECKING:
    from tests.instruments.simulate.shoe_evening import ShoeEvening

CUT = 16
"""Cards behind the cut card."""
MOST_CARDS = 80
"""A run that is longer is voided: an evening is to come to its end."""
MOST_CLOSED = 20
"""Times that bets are closed in a row without a card before a run is voided: only the banker may have money left."""
BUYS = 500
HOUSE = 5000
"""New money of the house for a bank that is broken."""
POOR = 50
"""With less money a player buys in again, sooner or later."""
ACTS = 0.2
"""Probability that the dealer does something beside dealing before a card."""
LIES = 0.07
"""Probability that he names a card wrongly; he puts it right later."""
SILENT = 0.02
"""Probability that a punter looks away for a while."""
SILENT_S = (30.0, 90.0)
LATE_S = (2.0, 12.0)
"""Between two looks of one who stakes when no stake is taken."""
View = Mapping[str, Any]


async def dealer(evening: ShoeEvening) -> None:
    """Deals the evening's runs, with what goes wrong, to the end."""
    rng, tablet, shoe = evening.rng, evening.dealer, evening.shoe
    await asyncio.sleep(1.0)
    for one in evening.punters[: evening.seated]:
        await people.until_taken(evening, "open_seat", player=one.actor.player)
        await people.until_taken(evening, "buy_in", player=one.actor.player, amount=1000)
    for _ in range(evening.deals):
        while not people.playing(evening):
            await people.answer(evening)
            await _seat_enough(evening)
            shoe.fill(evening.cards_of_next_deal())
            evening.note("a new shoe")
            reply = await tablet.give("start_deal", **evening.start())
            if reply is not None and reply.reason == "bank":  # which is broken
                await tablet.give("bank", amount=HOUSE)
            await asyncio.sleep(0.5)
        cut = False
        closed = 0
        while people.playing(evening):
            await people.answer(evening)
            if rng.random() < people.TROUBLE:
                await people.trouble(evening)
                continue
            if rng.random() < ACTS:
                await rng.choice(_DOES)(evening)
                continue
            state = tablet.state or {}
            if evening.table is None or state.get("hold") is not None or not people.playing(evening):
                await asyncio.sleep(0.3)
                continue
            due, phase = state["expects"], state["deal"]["phase"]
            may = state["dealer"]["may"]
            if shoe.position > MOST_CARDS or shoe.empty or closed > MOST_CLOSED:
                await tablet.give("void_deal")
            elif "four_back" in may:
                await tablet.give("four_back", **_decision(state["awaiting"], "four_back"))
            elif for_bank := [verb for verb in ("bank_hit", "bank_stand") if verb in may]:
                verb = rng.choice(for_bank)
                await tablet.give(verb, **_decision(state["awaiting"], verb))
            elif state["false_start"] and rng.random() < 0.7:
                await tablet.give("reopen_bets")
            elif people.goes_on_without_sight(state) and "pass_by" in may:
                for _ in range(evening.face_down()):
                    await shoe.draw()
                    evening.note(f"card {shoe.position} laid away face down")
                await tablet.give("pass_by")
            elif people.goes_on_without_sight(state) and due is not None and due["face"] == "down":
                await asyncio.sleep(5.0)  # nobody may look at it: he waits for the camera, or gives the round up
                if rng.random() < 0.1:
                    await tablet.give("void_deal")
            elif due is not None and phase != "bets_open":
                if len(shoe.pack) - shoe.position == CUT and not cut:
                    cut = True
                    for marker in state["table"]["markers"]:
                        await tablet.give("mark", marker=marker)
                closed = 0
                await _draw(evening)
            elif phase == "bets_open":
                await asyncio.sleep(rng.uniform(1.0, 8.0))
                if due is not None and rng.random() < 0.1 and not people.goes_on_without_sight(state):
                    await _draw(evening)  # which closes the bets
                else:
                    await tablet.give("close_bets")
                    closed += 1
            await asyncio.sleep(rng.uniform(0.3, 2.0))


async def _draw(evening: ShoeEvening) -> None:
    await evening.shoe.draw()
    evening.note(f"card {evening.shoe.position} drawn")
    if people.goes_on_without_sight(evening.dealer.state or {}):
        await people.key(evening)


async def tell_truth(evening: ShoeEvening, question: View) -> None:
    """The dealer's answer. Now and then he names another card; a card that was said wrongly may be what the question
    comes from, and is put right then."""
    rng, shoe, index = evening.rng, evening.shoe, question["index"]
    if question["kind"] == "duplicate":
        await rulings.put_right(evening)
    names = question["kind"] != "restart" and not question["another"] and index < shoe.position
    if names and rng.random() < LIES and await _named_wrongly(evening, question):
        return
    if names and rng.random() < 0.3 and "key_card" in _may(evening):
        evening.note(f"card {index + 1} keyed as {shoe.pack[index]} instead of an answer")
        reply = await evening.dealer.give("key_card", card=shoe.pack[index], index=index)
        if reply is not None and reply.ok:
            return
    await people.tell_truth(evening, question)


async def _named_wrongly(evening: ShoeEvening, question: View) -> bool:
    index = question["index"]
    wrong = evening.rng.choice(evening.shoe.pack)
    if wrong == evening.shoe.pack[index]:
        return False
    evening.lied.add(index)
    evening.note(f"card {index + 1} is {evening.shoe.pack[index]}; the dealer says {wrong}")
    reply = await evening.dealer.give("answer", question=question["id"], card=wrong)
    if reply is not None and not reply.ok:
        evening.lied.discard(index)
    return reply is not None and reply.ok


# --- what the dealer does beside dealing -------------------------------------------------------------------------


async def _hold(evening: ShoeEvening) -> None:
    await evening.dealer.give("hold")


async def _bank(evening: ShoeEvening) -> None:
    await evening.dealer.give("bank", amount=evening.rng.choice((-500, -100, -50, 100, 500)))


async def _purse(evening: ShoeEvening) -> None:
    """Somebody buys in, takes money out, or pays what a correction has left him owing, or what is on his account."""
    rng, money = evening.rng, (evening.dealer.state or {}).get("money", {})
    player = rng.choice(evening.punters).actor.player
    if player in money.get("debts", {}):
        await evening.dealer.give("pay_debt", player=player)
    elif "pay" in _may(evening) and rng.random() < 0.5:
        await evening.dealer.give("pay", player=player)
    elif money.get("purses", {}).get(player, 0) < POOR:
        await evening.dealer.give("buy_in", player=player, amount=BUYS)
    else:
        await evening.dealer.give("cash_out", player=player, amount=50)


async def _comes_or_goes(evening: ShoeEvening) -> None:
    """A new one takes a seat, or one who has one leaves it with all his money."""
    tablet, rng = evening.dealer, evening.rng
    player = rng.choice(evening.punters).actor.player
    if player in _seated(evening):
        if rng.random() < 0.7:
            await tablet.give("cash_out", player=player)
        await tablet.give("close_seat", player=player)
        evening.note(f"{player} goes")
    else:
        await _sit(evening, player)


async def _sit(evening: ShoeEvening, player: str | None) -> None:
    evening.note(f"{player} comes")
    await evening.dealer.give("open_seat", player=player)
    await evening.dealer.give("buy_in", player=player, amount=BUYS)


def _seated(evening: ShoeEvening) -> set[str]:
    return {seat["player"] for seat in (evening.dealer.state or {}).get("seats", ())}


async def _seat_enough(evening: ShoeEvening) -> None:
    """A run begins with enough players who have money."""
    purses = (evening.dealer.state or {}).get("money", {}).get("purses", {})
    ready = {player for player in _seated(evening) if purses.get(player, 0) >= POOR}
    least = max(GAMES[evening.game].min_seats, 1)
    for one in evening.punters:
        if len(ready) < least and one.actor.player not in ready:
            await _sit(evening, one.actor.player)
            ready.add(str(one.actor.player))


async def _void(evening: ShoeEvening) -> None:
    if evening.rng.random() < 0.2:
        evening.note("void")
        await evening.dealer.give("void_deal")


async def _close(evening: ShoeEvening) -> None:
    await evening.dealer.give("close_bets")


async def _reopen(evening: ShoeEvening) -> None:
    if evening.shoe.gone == evening.next_index():
        await evening.dealer.give("reopen_bets")


async def _push_back(evening: ShoeEvening) -> None:
    evening.note("a card is pushed back")
    await evening.shoe.push_back()


async def _half_out(evening: ShoeEvening) -> None:
    evening.note("a card is held half out")
    await evening.shoe.half_out()


async def _push_in(evening: ShoeEvening) -> None:
    evening.note("the last card is pushed in again")
    await evening.shoe.push_in()


async def _draw_two(evening: ShoeEvening) -> None:
    """Two cards come together, and the dealer may rule on it."""
    await evening.shoe.draw_two()
    evening.note(f"two cards drawn together, {evening.shoe.position} are out")
    await asyncio.sleep(1.0)
    if evening.rng.random() < 0.4 and people.playing(evening):
        await rulings.irregularity(evening, "double_draw")


async def _draw_undue(evening: ShoeEvening) -> None:
    """A card is drawn whatever the table expects."""
    if evening.rng.random() < 0.3:
        await _draw(evening)


async def _says(evening: ShoeEvening) -> None:
    """What the dealer may do in this game alone."""
    elsewhere = ("four_back", "pay")
    verbs = [verb for verb in GAMES[evening.game].dealer_verbs if verb in _may(evening) and verb not in elsewhere]
    if verbs:
        verb, state = evening.rng.choice(verbs), evening.dealer.state or {}
        sum_ = {"amount": _amount(state["deal"]["may_risk"], 1, evening.rng)} if verb in state["dealer"]["sums"] else {}
        await evening.dealer.give(verb, **sum_, **_decision(state["awaiting"], verb))


def _may(evening: ShoeEvening) -> Iterable[str]:
    found: Iterable[str] = ((evening.dealer.state or {}).get("dealer") or {}).get("may", ())
    return found


Act = Callable[["ShoeEvening"], Awaitable[None]]
_DOES: tuple[Act, ...] = (
    _hold,
    _bank,
    _purse,
    _purse,
    _purse,
    _comes_or_goes,
    rulings.irregularity,
    _void,
    _close,
    _reopen,
    _push_back,
    _push_back,
    _half_out,
    _push_in,
    _draw_two,
    _draw_undue,
    rulings.correct,
    rulings.correct,
    rulings.undo,
    _says,
)
"""All alike often."""


# --- the punters -------------------------------------------------------------------------------------------------


async def punter(evening: ShoeEvening, tablet: Tablet) -> None:
    """Bets and decides as one of the game's bots does, or does anything that his tablet offers."""
    rng = evening.rng
    player = tablet.actor.player
    assert player is not None
    verbs = GAMES[evening.game].verbs
    habit = HABITS[evening.game][evening.habit_of[player]]
    tries = rng.choice((0.0, 0.3, 1.0))
    number = 0
    while True:
        await asyncio.sleep(rng.uniform(0.5, 4.0))
        if rng.random() < SILENT:
            await asyncio.sleep(rng.uniform(*SILENT_S))
        state = tablet.state
        if state is None or not people.playing(evening) or not state["deal"]:
            continue
        chance = random.Random(rng.random())
        awaited = [one for one in state["awaiting"] if one["verbs"] and one["player"] in (player, None)]
        does = rng.random() < tries
        if not does and not awaited and state["deal"]["phase"] != "bets_open":
            continue
        for act in _any(state["deal"], chance) if does else habit(player, state["deal"], chance):
            number += 1
            fields: dict[str, Any] = dict(act)
            verb = fields.pop("do")
            if "bet" in verbs[verb].fields and "bet" not in fields:
                fields["bet"] = f"{player}{number}"
            await tablet.give(verb, **fields, **_decision(awaited, verb))


async def late_tablet(evening: ShoeEvening) -> None:
    """Whoever writes to the table by himself: he stakes as a bot does, but after the bets are closed. He has chance of
    his own, so that the evening is the same without him."""
    chance = random.Random(f"late {evening.seed}")
    tablet = evening.punters[0]
    player = tablet.actor.player
    assert player is not None
    habit = HABITS[evening.game][evening.habit_of[player]]
    could: list[dict[str, Any]] = []
    for number in itertools.count():
        await asyncio.sleep(chance.uniform(*LATE_S))
        state = tablet.state
        if state is None or not people.playing(evening) or not state["deal"]:
            continue
        if state["deal"]["phase"] == "bets_open":
            could = habit(player, state["deal"], random.Random(chance.random()))
        elif could:
            act = could[0]
            bet = {"bet": f"late{number}"} if "bet" in GAMES[evening.game].verbs[act["do"]].fields else {}
            await tablet.deliver({"id": f"late-{number}", "at": state["at"], **act, **bet})


def _any(deal: View, rng: random.Random) -> list[dict[str, Any]]:
    """One of the acts that are legal now."""
    legal = deal["legal"]
    if not legal:
        return []
    verb = rng.choice(list(legal))
    offer = legal[verb]
    unit = deal["rules"].get("unit", 1)
    if verb == "remove":
        return [{"do": verb, "bet": rng.choice(offer)}]
    if verb == "back":
        one = rng.choice(offer)
        return [{"do": verb, "on": one["on"], "hand": one["hand"], "amount": _amount(one, unit, rng)}]
    if verb == "cede":
        return [{"do": verb, "to": rng.choice(offer), "price": rng.choice((0, 10, 100))}]
    if verb == "hit":
        return [{"do": verb, "expose": offer["expose"] and rng.random() < 0.5}]
    if verb == "bet" and "least" not in offer:
        kind = rng.choice(list(offer))
        return [{"do": verb, "type": kind, "stake": _amount(offer[kind], unit, rng)}]
    if isinstance(offer, Mapping) and "least" in offer:
        side = {"side": rng.choice(offer["sides"])} if "sides" in offer else {}
        return [{"do": verb, "amount": _amount(offer, unit, rng), **side}]
    return [{"do": verb}]


def _amount(offer: Mapping[str, int], unit: int, rng: random.Random) -> int:
    wanted = rng.choice((0, 10, 25, 50, 100, 10**6)) // unit * unit
    return max(offer["least"], min(offer["most"], wanted))


def _decision(awaited: Iterable[View], verb: str) -> dict[str, str]:
    """The decision that this act is one of, as the command names it."""
    return next(({"decision": one["key"]} for one in awaited if verb in one["verbs"]), {})
