"""What a dealer rules at the table: irregularities, cards that he names wrongly and puts right, rulings taken back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from controller.games.irregularity import KINDS, POLICIES, WORDS

if TYPE_CHECKING:
    from tests.instruments.simulate.evening import Evening

View = Mapping[str, Any]


async def put_right(evening: Evening) -> None:
    """Cards that were named wrongly are corrected, where that can be done still."""
    for index in sorted(evening.lied):
        if index <= evening.last_seen():
            card = evening.box.pack[index]
            reply = await evening.dealer.give("correct", index=index, card=card)
            if reply is not None and reply.ok and evening.named(index) == card:
                evening.note(f"card {index + 1} put right: {card}")
                evening.lied.discard(index)


async def irregularity(evening: Evening, kind: str | None = None) -> None:
    """Something is wrong, and the dealer says what becomes of the stakes."""
    rng, state = evening.rng, evening.dealer.state or {}
    policy = rng.choice((None, *POLICIES.words))
    fields: dict[str, Any] = {} if policy is None else {"policy": policy}
    if policy == "dealer_rules":
        fields["rulings"] = {stake: rng.choice(WORDS) for stake in stakes(state["deal"] or {}) if rng.random() < 0.7}
    kind = kind or rng.choice([kind for kind in KINDS if kind != "foul_pack" or rng.random() < 0.2])
    evening.note(f"irregularity: {kind}, {policy}")
    await evening.dealer.give("irregularity", kind=kind, **fields)


def stakes(deal: View) -> Iterator[str]:
    """Ids of the stakes, as the dealer's rulings name them."""
    for bet in deal.get("bets", ()):
        yield bet["id"]
    for stake in deal.get("stakes", ()):
        if isinstance(stake, str):
            yield stake
        elif "card" in stake:
            yield stake["card"]
        else:
            yield f"{stake['side']} {stake['player']}" if "side" in stake else stake["player"]


async def correct(evening: Evening) -> None:
    """What was named wrongly is put right; else a card that was right becomes wrong for a while."""
    if evening.lied:
        await put_right(evening)
        return
    state, rng = evening.dealer.state or {}, evening.rng
    shown = [index for index, card in enumerate((state["deal"] or {}).get("cards", ())) if card is not None]
    if not shown or not state["correctable"]:
        return
    index, wrong = rng.choice(shown[-6:]), rng.choice(evening.box.pack)
    if index > evening.last_seen() or wrong == evening.box.pack[index]:
        return
    evening.lied.add(index)
    evening.note(f"card {index + 1} corrected to {wrong}, wrongly")
    reply = await evening.dealer.give("correct", index=index, card=wrong)
    if reply is not None and not reply.ok:
        evening.lied.discard(index)


async def undo(evening: Evening) -> None:
    """The last ruling is taken back, if no card is out of play by it."""
    ruling = (evening.dealer.state or {}).get("can_undo")
    if ruling is not None and ruling["code"] in ("table-ruled-corrected", "table-ruled-card", "table-ruled-keyed"):
        index = ruling["data"]["index"] - 1
        evening.note(f"taken back: {ruling['code']}, card {index + 1}")
        evening.lied.add(index)  # it may have put right what was wrong before
        reply = await evening.dealer.give("undo", ruling=ruling)
        if reply is not None and evening.named(index) in (None, evening.box.pack[index]):
            evening.lied.discard(index)
