"""The rounds of chemin de fer as a table (docs/rules.md 3.2.2 to 3.2.9): who is asked what, in how much time, what
silence means, where the next card goes and who sees it.

On paper all that comes before a coup is `bets_open`. To draw and to stand are offered alike to who plays a hand,
whatever his cards are: what custom forbids him is refused.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...audience import EVERYBODY, NOBODY, Audience, only
from ...kernel.rounds import Phase, Rounds, one, purse, within, yes
from ..banking import excess
from .coup import BANKER_THIRD, FIRST_FOUR, HIDDEN, PUNTERS_THIRD

if TYPE_CHECKING:
    from .deal import Deal


# Who is asked.


def able(deal: Deal) -> tuple[str, ...]:
    """Who can pay the bank, or the one that was left, from a seat."""
    asked = bank(deal, "")
    return tuple(player for player in deal.order if player in deal.seats and 0 < asked <= deal.purses[player])


def against(deal: Deal) -> tuple[str, ...]:
    """The seats that play against a bank with money in it."""
    return tuple(player for player in deal.seats if player != deal.banker) if deal.banker and deal.bank else ()


def standing_by(deal: Deal) -> tuple[str, ...]:
    """Players without a seat."""
    return deal.standers


# What is offered.


def bank(deal: Deal, player: str) -> int:
    """The whole bank, also one that was left."""
    return deal.bank if deal.offer is None else deal.offer.amount


def uncovered(deal: Deal, player: str) -> int:
    """What a stander-by may lay: what the bank still covers."""
    return min(deal.purses[player], deal.bank - deal.laid)


def missing(deal: Deal, player: str) -> int | None:
    """What the bank lacks to the stakes, where the banker has it."""
    lacks = excess(deal.stakes.values(), deal.bank)
    return lacks if 0 < lacks <= deal.purses[player] else None


# Where cards go, and who sees them.


def first_four(deal: Deal) -> str:
    """The first cards go to both hands by turns, face down."""
    return FIRST_FOUR[len(deal.cards) - deal.first]


def punters_third(deal: Deal) -> str:
    """An open card for the punters' hand."""
    return PUNTERS_THIRD


def banker_third(deal: Deal) -> str:
    """An open card for the banker's hand."""
    return BANKER_THIRD


def holder(deal: Deal, place: str) -> str | None:
    """Who looks at a card at this place while it lies face down: nobody before all four are out, or where people look
    at the cards themselves."""
    if deal.next_place in HIDDEN or deal.rules.peek != "tablet":
        return None
    return deal.representative if place.startswith("punters") else deal.banker


def seen_by(deal: Deal, place: str) -> Audience:
    """Who may see a card of this coup that lies face down."""
    player = holder(deal, place)
    return NOBODY if player is None else only(player)


def gone(deal: Deal, index: int) -> Audience:
    """Cards of a void coup that lay face down stay so for everybody but who had seen them."""
    if index not in deal.unshown:
        return EVERYBODY
    player = deal.unshown[index]
    return NOBODY if player is None else only(player)


ENTERED = ("enter_draw", "enter_stand")
"""The dealer enters what a player says."""
banker = one("banker")
asked = partial(Phase, betting=True)
let_go = partial(asked, once=True, silence="pass", closes=True)
stakes = partial(asked, everybody=True, verbs=(), limit="stake_s", silence="none", closes=True)
hand = partial(Phase, offers={"draw": yes, "stand": yes}, limit="draw_s", dealer=ENTERED)

ROUNDS = Rounds(
    {
        "vacant": asked(
            asks=one("turn"),
            offers={"put_bank": within("min_bank", purse), "decline": yes},
            limit="bank_s",
            silence="decline",
        ),
        "retiring": let_go(asks=banker, offers={"retire": bank, "pass": yes}, limit="claim_s"),
        "offer": let_go(asks=able, everybody=True, offers={"take": bank, "pass": yes}, limit="claim_s"),
        "banco": let_go(asks=able, everybody=True, offers={"banco": bank, "pass": yes}, limit="claim_s"),
        "bets_open": stakes(asks=against, offers={"stake": within("min", purse)}),
        "standing_by": stakes(asks=standing_by, offers={"stake": within("min", uncovered)}),
        "cover": let_go(asks=banker, offers={"cover": missing, "pass": yes}, limit="cover_s"),
        "bets_closed": Phase(card=first_four),
        "dealing": Phase(card=first_four),
        "punters": hand(asks=one("representative"), silence="custom"),
        "punters_third": Phase(card=punters_third),
        "banker": hand(asks=banker, silence="table"),
        "banker_third": Phase(card=banker_third),
    },
    face_down=HIDDEN,
    seen_by=seen_by,
    gone=gone,
)
