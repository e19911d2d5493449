"""The people of an evening: an honest dealer who answers truly, and punters who bet on what they see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from tests.instruments.simulate.casekeeper import SimulatedBeads
from tests.instruments.simulate.tablets import Tablet

if TYPE_CHECKING:
    from tests.instruments.simulate.evening import Evening

Playing = TypeVar("Playing", bound="Evening")
RANKS = "A23456789TJQK"
OF_SIGHT = ("view", "camera", "power")
"""Troubles in which cards leave unseen."""
LASTS = 0.3
"""Probability that a camera's trouble lasts: the dealer goes on without it and keys the cards."""
CABLE_LASTS_S = 5.0
"""A cable that would be away for longer is found ten times as late: the dealer goes on without the casekeeper."""
REACTION_S = 0.6
"""From the tablet's word that play goes on to the dealer's hand at the box."""
TROUBLE = 0.04
"""Probability of a trouble before each draw."""
TWO_AT_ONCE = 0.01
"""Probability that two cards leave as one where a loser is next."""
RAISED = 0.1
"""Probability before each draw that the dealer raises a limit that is in force."""
OPENS = 0.1
"""Probability at each look that the dealer opens with the house's bank while nobody has bid."""
LEAVES = 0.005
"""Probability before each draw that a player who holds the bank leaves his seat, and comes back later."""
DISTURBED = 0.1
"""Probability that sight is lost while the dealer is about to answer a question."""


async def dealer(evening: Evening) -> None:
    """Deals the evening's deals, with what goes wrong, to the end."""
    tablet, box = evening.dealer, evening.box
    await asyncio.sleep(1.0)
    for punter in evening.punters:
        await until_taken(evening, "open_seat", player=punter.actor.player)
        await until_taken(evening, "buy_in", player=punter.actor.player, amount=1000)
    for _ in range(evening.deals):
        box.load()
        evening.note("a new pack")
        while not playing(evening):
            await answer(evening)
            await tablet.give("start_deal", **evening.start())
            await asyncio.sleep(0.5)
        await deal_out(evening, _act)


async def deal_out(evening: Playing, act: Callable[[Playing], Awaitable[None]]) -> None:
    """Deals from the box until the deal is over, with what goes wrong; before each card the dealer may `act`."""
    rng, tablet, box = evening.rng, evening.dealer, evening.box
    put_up = False
    await asyncio.sleep(1.0)
    while playing(evening):
        await answer(evening)
        if rng.random() < TROUBLE:
            await trouble(evening)
        await act(evening)
        state = tablet.state or {}
        if state.get("deal") and state.get("expects") is None:
            put_up = state["deal"]["phase"] == "auction"
            await _waits_for_a_card(evening, state)
            continue
        if put_up:  # the first card is looked at before it is drawn
            put_up = False
            await asyncio.sleep(2.0)
            continue
        if state.get("hold") is None and not box.empty and evening.table is not None:
            if not await _closes_without_sight(evening):
                continue
            if evening.may_draw_two() and rng.random() < TWO_AT_ONCE:
                await _two_at_once(evening)
                continue
            await box.draw()
            evening.note(f"card {box.position} drawn")
            if goes_on_without_sight(tablet.state or {}):
                await key(evening)
        await asyncio.sleep(rng.uniform(0.6, 3.0))


async def _waits_for_a_card(evening: Evening, state: Mapping[str, Any]) -> None:
    """No card is due: what the dealer is asked in this game alone is done."""
    for verb in state["dealer"]["own"]:
        if verb == "house_bank" and evening.rng.random() > OPENS:
            continue
        asked = [{"decision": one["key"]} for one in state["awaiting"] if verb in one["verbs"]]
        await evening.dealer.give(verb, **(asked[0] if asked else {}))
    await asyncio.sleep(0.5)


def goes_on_without_sight(state: Mapping[str, Any]) -> bool:
    return any(fault["accepted"] and fault["part"].startswith("camera") for fault in state.get("faults", ()))


async def _closes_without_sight(evening: Evening) -> bool:
    """Without the camera nothing but the dealer closes the bets of a turn; whether a card may be drawn now."""
    state = evening.dealer.state or {}
    if not goes_on_without_sight(state) or state["deal"]["phase"] != "bets_open":
        return True
    reply = await evening.dealer.give("close_bets")
    return reply is not None and reply.ok


async def key(evening: Evening) -> None:
    """The card that now lies in the window is named by the dealer."""
    tablet, box = evening.dealer, evening.box
    for _ in range(8):
        await asyncio.sleep(0.3)
        state = tablet.state
        if state is None or state["question"] is not None or not playing(evening):
            return
        shown = len(state["deal"]["cards"]) + len(state["deal"].get("unsure") or ())
        if shown > evening.last_seen():
            return
        evening.note(f"card {shown + 1} keyed as {box.pack[shown]}")
        await tablet.give("key_card", card=box.pack[shown], index=shown)


async def until_taken(evening: Evening, verb: str, **fields: Any) -> None:
    while True:
        reply = await evening.dealer.give(verb, **fields)
        if reply is not None and reply.ok:
            return
        await answer(evening)
        await asyncio.sleep(0.3)


def playing(evening: Evening) -> bool:
    state = evening.dealer.state
    return bool(state and state["deal"] and state["deal"]["phase"] not in ("over", "void"))


async def answer(evening: Evening) -> None:
    """Whatever holds play is dealt with: a question answered truly, a hold ended, a lasting fault gone on without."""
    tablet, box, rng = evening.dealer, evening.box, evening.rng
    for patience in range(400):
        state = tablet.state
        if evening.table is None or state is None:
            await asyncio.sleep(0.2)
            continue
        hold, question = state["hold"], state["question"]
        if hold is None:
            if patience:
                await asyncio.sleep(REACTION_S)
            if evening.closed_by_mistake(state):
                await tablet.give("reopen_bets")
            return
        if hold["text"].get("data", {}).get("who") == "nobody":
            evening.note("a card that nobody may look at: the round is void")
            await tablet.give("void_deal")
        elif question is not None:
            if rng.random() < DISTURBED:
                await _trouble_of_sight(evening, draws=False)
                continue
            await evening.tell_truth(question)
        elif hold["by"] == "dealer":
            if box.empty and playing(evening):
                await _finish(evening, state)
            if "lay_away" in state["dealer"]["may"]:
                await tablet.give("lay_away")
            await tablet.give("resume", without={})
        elif hold["by"] == "fault" and patience > 25:
            if any(fault["part"].startswith("camera") for fault in state["faults"]):
                await key(evening)
            without = {fault["part"]: fault["mark"] for fault in (tablet.state or state)["faults"]}
            evening.note(f"goes on without {', '.join(without)}")
            await tablet.give("resume", without=without)
        elif hold["by"] == "starting" and patience % 40 == 39:
            await tablet.give("drawn", count=evening.drawn_since(evening.window_index()))
        await asyncio.sleep(rng.uniform(0.2, 0.6))
    raise evening.broken(f"the dealer cannot get on: {tablet.state and tablet.state['hold']}")


def _counted(evening: Evening, question: Mapping[str, Any]) -> int:
    """How many cards were drawn before the one that the question shows came to lie in the window."""
    best = {
        key: max(shares, key=lambda label: shares[label], default="")
        for key, shares in (("rank", question["candidates"]), ("suit", question["suit_candidates"]))
    }
    shown = best["rank"] + best["suit"]
    if shown in evening.box.pack and question["candidates"][best["rank"]] > 0.5:
        return evening.box.pack.index(shown) - int(question["index"])
    return evening.drawn_since(question["index"])


async def tell_truth(evening: Evening, question: Mapping[str, Any]) -> None:
    """The dealer's answer to a question: the card that lies there, or how many were drawn."""
    tablet, box = evening.dealer, evening.box
    index = question["index"]
    if index >= len(box.pack):
        return  # the tablet has not heard yet that this card was laid away
    if question["kind"] == "restart" or (question.get("another") and box.pack[index] == evening.named(index)):
        count = _counted(evening, question)
        evening.note(f"asked {question['kind']!r} from card {index + 1}: {count} drawn")
        await tablet.give("drawn", count=count, question=question["id"])
    else:
        evening.note(f"asked {question['kind']!r} for card {index + 1}: {box.pack[index]}")
        await tablet.give("answer", question=question["id"], card=box.pack[index])


async def _finish(evening: Evening, state: Mapping[str, Any]) -> None:
    """The box is empty and the table waits for cards: those the camera did not see are keyed."""
    shown = len(state["deal"]["cards"])
    if shown < len(evening.box.pack):
        await evening.dealer.give("key_card", card=evening.box.pack[shown], index=shown)


async def _act(evening: Evening) -> None:
    """Now and then the dealer does something of his own accord."""
    rng, tablet, box = evening.rng, evening.dealer, evening.box
    state = tablet.state
    if state and "raise_cap" in state["dealer"]["may"] and rng.random() < RAISED:
        await tablet.give("raise_cap", cap=state["deal"]["covers"] * rng.choice((1, 2, 10)))
    if state and "raise_for" in state["dealer"]["may"] and rng.random() < RAISED:
        most = state["table"]["max"] + rng.choice((0, 25, 100))
        await tablet.give("raise_for", player=rng.choice(evening.punters).actor.player, max=max(most, 1))
    if state and (banker := state["money"]["banker"]) and rng.random() < LEAVES:
        evening.note(f"{banker} leaves the seat and the bank")
        await tablet.give("close_seat", player=banker)
        evening.later(rng.uniform(5.0, 60.0), lambda: until_taken(evening, "open_seat", player=banker))
    chance = rng.random()
    if chance < 0.01:
        await tablet.give("hold")
    elif chance < 0.03:
        await tablet.give("bank", amount=rng.choice((-500, -100, -50, 100)))
    elif chance < 0.04:
        await tablet.give("buy_in", player=rng.choice(evening.punters).actor.player, amount=200)
    elif chance < 0.05:
        await tablet.give("cash_out", player=rng.choice(evening.punters).actor.player, amount=50)
    elif chance < 0.055:
        await tablet.give("irregularity", kind="exposed_early", policy="return_stakes")
    elif chance < 0.058:
        await tablet.give("void_deal")
    elif chance < 0.075:
        await tablet.give("close_bets")
    elif chance < 0.095:
        evening.note("a hand passes")
        await box.hand_pass()
    elif chance < 0.115:
        evening.note("a card is pushed back")
        await box.push_back()


async def _two_at_once(evening: Evening) -> None:
    """Two cards leave as one: the casekeeper shows the second as the first, the dealer puts it right and keys it. Only
    the two of one turn: a loser that lies open while bets are taken is another irregularity."""
    box, index = evening.box, evening.box.position + 1
    evening.lied.add(index)
    await box.draw_two()
    evening.note(f"cards {index + 1} and {index + 2} drawn as one")
    while evening.named(index) != box.pack[index] and playing(evening):
        await asyncio.sleep(0.3)
        if evening.named(index) is None:
            await answer(evening)
        else:
            await evening.dealer.give("correct", index=index, card=box.pack[index])
    evening.lied.discard(index)
    await key(evening)


async def _draw_unseen(evening: Evening) -> None:
    for _ in range(evening.rng.choice((0, 1, 1, 2, 3))):
        await evening.box.draw()
        evening.note(f"card {evening.box.position} drawn unseen")
        await asyncio.sleep(0.4)


async def trouble(evening: Evening) -> None:
    """Something goes wrong, cards may be drawn meanwhile, and it is mended."""
    rng = evening.rng
    kind = rng.choice(evening.troubles)
    evening.note(f"trouble: {kind}")
    if kind in OF_SIGHT:
        await _trouble_of_sight(evening, kind)
    elif kind == "cable" and isinstance(evening.beads, SimulatedBeads):
        beads, out_s = evening.beads, rng.uniform(0.5, 8.0)
        beads.pull()
        if out_s > CABLE_LASTS_S:
            evening.later(10 * out_s, lambda: _plug(evening, beads))
            return
        await asyncio.sleep(out_s)
        beads.plug()
    elif kind == "disk" and evening.disk is not None:
        disk = evening.disk
        disk.full = rng.random() < 0.5
        disk.refuse, disk.report_wrongly = rng.choice(((0.5, 0.0), (0.0, 0.5), (0.2, 0.2)))
        await asyncio.sleep(rng.uniform(1.0, 6.0))
        disk.full, disk.refuse, disk.report_wrongly = False, 0.0, 0.0
    elif kind == "second":
        evening.try_second_program()
    elif kind == "beam":
        for _ in range(rng.choice((1, 1, 5))):
            evening.box.spike()
            await asyncio.sleep(0.2)
    elif kind == "clock":
        evening.loop.clock_error_s += rng.choice((-3600.0, 86400.0 * 400, -5.0))


async def _trouble_of_sight(evening: Evening, kind: str | None = None, *, draws: bool = True) -> None:
    """Cards are not seen for a while: the picture, the camera or the program is away. `draws`: the dealer goes on
    drawing meanwhile. Nothing where the evening has no such trouble."""
    rng, box = evening.rng, evening.box
    kinds = [one for one in OF_SIGHT if one in evening.troubles]
    if kind is None and not kinds:
        return
    kind = kind or rng.choice(kinds)
    if kind == "power":
        if rng.random() < 0.5 and evening.disk is not None:
            evening.disk.cut = 0.2
        else:
            evening.ask_restart(power=rng.random() < 0.5)
        await asyncio.sleep(1.5)
    else:
        seen = box.hand_can_be_noticed and not _put_up(
            evening
        )  # a hand that was there before the first card is not seen
        wrong = ("dark", "frozen", "covered") if seen else ("dark", "frozen")
        await (box.lose_camera() if kind == "camera" else box.lose_sight(rng.choice(wrong)))
    mend = box.find_camera if kind == "camera" else box.see_again
    if kind != "power" and rng.random() < LASTS:
        evening.later(rng.uniform(5.0, 40.0), mend)
        return
    phase = ((evening.dealer.state or {}).get("deal") or {}).get("phase")
    if draws and phase not in ("books", "pack", "auction"):  # no honest dealer draws before the deal is ready
        await _draw_unseen(evening)
    if kind != "power":
        await asyncio.sleep(rng.choice((0.5, 4.0)))
        await mend()


def _put_up(evening: Evening) -> bool:
    """Whether the bank of the deal is still to be bid for."""
    return bool(((evening.dealer.state or {}).get("deal") or {}).get("auction"))


async def _plug(evening: Evening, beads: SimulatedBeads) -> None:
    """The cable is back, unless the program has been started again since."""
    if evening.beads is beads:
        beads.plug()


async def punter(evening: Evening, tablet: Tablet) -> None:
    """Bets what comes to mind on the state last seen."""
    rng = evening.rng
    number = 0
    while True:
        await asyncio.sleep(rng.uniform(0.5, 4.0))
        state = tablet.state
        if state is None or not state["deal"]:
            continue
        if state["deal"]["auction"] or state["money"]["banker"] == tablet.actor.player:
            await _of_the_bank(evening, tablet, state)
            continue
        if state["deal"]["phase"] != "bets_open":
            continue
        mine = [bet for bet in state["deal"]["bets"] if bet["player"] == tablet.actor.player]
        number += 1
        chance = rng.random()
        name = f"{tablet.actor.player}{number}"
        if mine and chance < 0.15:
            await tablet.give("remove", bet=rng.choice(mine)["id"])
        elif mine and chance < 0.25:
            await tablet.give("move", bet=rng.choice(mine)["id"], type="flat", ranks=[rng.choice(RANKS)])
        elif state["deal"]["parlays"] and chance < 0.4:
            parlay = rng.choice(state["deal"]["parlays"])
            place = {"type": "flat", "ranks": [rng.choice(RANKS)]}
            await tablet.give("parlay", bet=name, **{"from": parlay["from"]}, **place)
        elif chance < 0.5:
            await tablet.give("bet", bet=name, type=rng.choice(("odd", "even")), stake=10)
        else:
            stake = rng.choice((5, 25, 100))
            ranks = [rng.choice(RANKS)]
            await tablet.give("bet", bet=name, type="flat", ranks=ranks, copper=rng.random() < 0.4, stake=stake)


async def _of_the_bank(evening: Evening, tablet: Tablet, state: Mapping[str, Any]) -> None:
    """Bids for the bank; or gives it up now and then, or bets though it is his, which is refused."""
    rng = evening.rng
    offers = state["deal"]["legal"].get(tablet.actor.player, {})
    if "bid" in offers and rng.random() < 0.4:
        least, most = offers["bid"]["least"], offers["bid"]["most"]
        decision = next((one["key"] for one in state["awaiting"] if "bid" in one["verbs"]), "")
        await tablet.give("bid", amount=rng.choice((least, (least + most) // 2, most + 1)), decision=decision)
    elif "give_up" in offers and rng.random() < 0.2:
        await tablet.give("give_up")
    elif state["deal"]["phase"] == "bets_open" and rng.random() < 0.05:
        await tablet.give("bet", bet=f"{tablet.actor.player}-of-the-bank", type="odd", stake=10)
