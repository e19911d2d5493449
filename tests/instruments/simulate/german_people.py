"""The people of an evening of German faro: a dealer who errs at times and puts it right, and players who lay marks as
the game's bots do, or whatever their tablets let them.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from tests.instruments.simulate import people, rulings
from tests.instruments.simulate.tablets import Tablet

if TYPE_CHECKING:
    from tests.instruments.simulate.german_evening import GermanEvening

MARKS = (2, 5, 20, 100)
"""What somebody brings: with few he is out soon, and his suit is covered."""
HOUSE = 50
"""New marks for a bank that is broken."""
ACTS = 0.15
"""Probability that the dealer does something beside dealing before a card."""
LIES = 0.07
"""Probability that he names a card wrongly when he is asked; he puts it right later."""
View = Mapping[str, Any]


async def dealer(evening: GermanEvening) -> None:
    """Deals the evening's deals, with what goes wrong, to the end."""
    tablet = evening.dealer
    await asyncio.sleep(1.0)
    for one in evening.punters[: evening.seated]:
        await people.until_taken(evening, "open_seat", player=one.actor.player)
        await people.until_taken(evening, "buy_in", player=one.actor.player, amount=evening.rng.choice(MARKS))
    for _ in range(evening.deals):
        while not people.playing(evening):
            await people.answer(evening)
            await _seat_enough(evening)
            reply = await tablet.give("start_deal", **evening.start())
            if reply is not None and reply.reason == "bank":
                await tablet.give("bank", amount=HOUSE)
                player = evening.rng.choice(sorted(_seated(evening)))
                await tablet.give("buy_in", player=player, amount=evening.bank_marks())
            await asyncio.sleep(0.5)
        await people.deal_out(evening, _act)


async def tell_truth(evening: GermanEvening, question: View) -> None:
    """The dealer's answer. Now and then he names another card; the table takes no card twice, so that one which he
    named wrongly before is put right first when it stands for the card that is asked about."""
    rng, box, index = evening.rng, evening.box, question["index"]
    if question["kind"] == "duplicate" or any(evening.named(place) == box.pack[index] for place in evening.lied):
        await rulings.put_right(evening)
    if question["kind"] == "unclear" and not question["another"] and rng.random() < LIES:
        wrong = rng.choice(box.pack)
        evening.lied.add(index)
        evening.note(f"card {index + 1} is {box.pack[index]}; the dealer says {wrong}")
        reply = await evening.dealer.give("answer", question=question["id"], card=wrong)
        if wrong == box.pack[index] or (reply is not None and not reply.ok):
            evening.lied.discard(index)
        return
    await people.tell_truth(evening, question)


async def _seat_enough(evening: GermanEvening) -> None:
    """A deal begins with enough players who have marks; who has none brings some, or waits."""
    money = (evening.dealer.state or {}).get("money", {}).get("purses", {})
    ready = {player for player in _seated(evening) if money.get(player, 0)}
    for one in evening.punters:
        if len(ready) < evening.fewest() and one.actor.player not in ready:
            await _comes(evening, one.actor.player)
            ready.add(str(one.actor.player))


def _seated(evening: GermanEvening) -> set[str]:
    return {seat["player"] for seat in (evening.dealer.state or {}).get("seats", ())}


async def _comes(evening: GermanEvening, player: str | None) -> None:
    evening.note(f"{player} comes")
    await evening.dealer.give("open_seat", player=player)
    await evening.dealer.give("buy_in", player=player, amount=evening.rng.choice(MARKS))


# --- what the dealer does beside dealing -------------------------------------------------------------------------


async def _act(evening: GermanEvening) -> None:
    if evening.rng.random() < ACTS:
        await evening.rng.choice(_DOES)(evening)


async def _hold(evening: GermanEvening) -> None:
    await evening.dealer.give("hold")


async def _bank(evening: GermanEvening) -> None:
    await evening.dealer.give("bank", amount=evening.rng.choice((-50, -10, -5, 10, 50)))


async def _purse(evening: GermanEvening) -> None:
    """Somebody brings marks, takes some away, or pays what a correction has left him owing."""
    rng, money = evening.rng, (evening.dealer.state or {}).get("money", {})
    player = rng.choice(evening.punters).actor.player
    if player in money.get("debts", {}):
        await evening.dealer.give("pay_debt", player=player)
    else:
        await evening.dealer.give(rng.choice(("buy_in", "cash_out")), player=player, amount=rng.choice((1, 5)))


async def _comes_or_goes(evening: GermanEvening) -> None:
    """A new one takes a seat, or one who has one leaves it, perhaps with all his marks."""
    tablet, rng = evening.dealer, evening.rng
    player = rng.choice(evening.punters).actor.player
    if player not in _seated(evening):
        await _comes(evening, player)
        return
    if rng.random() < 0.7:
        await tablet.give("cash_out", player=player)
    await tablet.give("close_seat", player=player)
    evening.note(f"{player} goes")


async def _irregularity(evening: GermanEvening) -> None:
    if evening.rng.random() < 0.3:
        await rulings.irregularity(evening)


async def _void(evening: GermanEvening) -> None:
    if evening.rng.random() < 0.1:
        evening.note("void")
        await evening.dealer.give("void_deal")


async def _close(evening: GermanEvening) -> None:
    await evening.dealer.give("close_bets")


async def _hand_pass(evening: GermanEvening) -> None:
    evening.note("a hand passes")
    await evening.box.hand_pass()


async def _push_back(evening: GermanEvening) -> None:
    evening.note("a card is pushed back")
    await evening.box.push_back()


Act = Callable[["GermanEvening"], Awaitable[None]]
_DOES: tuple[Act, ...] = (
    _hold,
    _bank,
    _purse,
    _purse,
    _comes_or_goes,
    _irregularity,
    _void,
    _close,
    _hand_pass,
    _push_back,
    rulings.correct,
    rulings.correct,
    rulings.undo,
)
"""All alike often."""


# --- the players -------------------------------------------------------------------------------------------------


async def punter(evening: GermanEvening, tablet: Tablet) -> None:
    """Lays marks as one of the game's bots does, or does anything that his tablet offers."""
    rng, player = evening.rng, tablet.actor.player
    assert player is not None
    tries = rng.choice((0.0, 0.3, 1.0))
    while True:
        await asyncio.sleep(rng.uniform(0.5, 4.0))
        state = tablet.state
        if state is None or not people.playing(evening) or not state["deal"]:
            continue
        deal = state["deal"]
        if deal["phase"] not in ("books", "bets_open"):
            continue
        chance = random.Random(rng.random())
        acts = _any(deal, player, chance) if rng.random() < tries else evening.habit_of[player](player, deal, chance)
        for act in acts:
            fields = dict(act)
            verb = fields.pop("do")
            asked = [{"decision": one["key"]} for one in state["awaiting"] if verb in one["verbs"]]
            await tablet.give(verb, **fields, **(asked[0] if asked else {}))


def _any(deal: View, player: str, rng: random.Random) -> list[dict[str, Any]]:
    """One of the acts that he may do now: a single mark, all he may lay, or something between."""
    legal = deal["legal"].get(player)
    if not legal:
        return []
    verb = rng.choice(list(legal))
    if verb == "choose":
        return [{"do": verb, "suit": rng.choice(legal[verb])}]
    if verb == "withdraw":
        return [{"do": verb, "card": rng.choice(legal[verb])}]
    offer = legal[verb]
    marks = rng.choice((offer["least"], offer["most"], rng.randint(offer["least"], offer["most"])))
    return [{"do": verb, "card": rng.choice(offer["cards"]), "marks": marks}]
