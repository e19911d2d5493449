"""What games of baccarat have alike in their rules (docs/rules.md section 3): what options may be; the reasons that
have the same words in several of them, and the rules of refusal that ask the same; what commands of the dealer come to,
which a game registers with its engine where it has them so. What one game alone refuses stands in its own rules.py.
"""

from __future__ import annotations

from typing import Any

from .. import irregularity
from ..cards import Card
from ..dealer import Mark, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..message import say
from ..options import Choice
from ..refusal import Reason, refuse_by
from .acts import BetsReopened
from .facts import CardDealt, CoupVoided, DealVoided
from .rounds import Shoe, VoidableShoe

AT_REST = say("baccarat-beads-rest")
"""What `rest` means: the casekeeper counts nothing."""
BEADS = Choice({"rest": AT_REST, "quarters": say("baccarat-beads-quarters")})
"""What the beads do where a quarter of a rank has no round number of cards."""


CLOSED = Reason("closed", say("baccarat-closed"))
UNKNOWN_PLAYER = Reason("unknown_player", say("baccarat-unknown-player"))
BAD_STAKE = Reason("bad_stake", say("baccarat-bad-stake"))
MIN = Reason("min", say("baccarat-min"))
MAX = Reason("max", say("baccarat-max"))
FUNDS = Reason("funds", say("baccarat-funds"))
ANSWERED = Reason("answered", say("baccarat-answered"))
NOT_OPEN = Reason("not_open", say("baccarat-not-open"))
NOT_CLOSED = Reason("not_closed", say("baccarat-not-closed"))
NOT_DUE = Reason("not_due", say("baccarat-not-due"))
TOO_MANY = Reason("duplicate_card", say("baccarat-too-many"))
NO_MARKER = Reason("no_marker", say("baccarat-no-marker"))
NOT_SHOWN = Reason("not_shown", say("baccarat-not-shown"))
FACE_DOWN = Reason("face_down", say("baccarat-face-down"))
SAME_CARD = Reason("same_card", say("baccarat-same-card"))
OTHER_CARDS = Reason("changes_later", say("baccarat-changes-later"))
NO_DEBT = Reason("no_debt", say("baccarat-no-debt"))
BAD_AMOUNT = Reason("bad_amount", say("baccarat-bad-amount"))

refuse_money = refuse_by(BAD_AMOUNT, UNKNOWN_PLAYER, FUNDS, NO_DEBT)
"""Refuses what the ledger cannot do, in this family's words."""


AnyShoe = Shoe[Any, Any]


def over(deal: AnyShoe) -> Reason | None:
    """No card and no ruling after the end of the run (3.1.1, 3.2.1, 3.3.1, 3.4.1)."""
    return deal.over if deal.ended else None


def closed(deal: AnyShoe) -> Reason | None:
    """Nothing is laid, put up or left from the closing of the bets on (3.2.4, 3.3.12, 3.4.9)."""
    return None if deal.phase in deal.rounds.betting else CLOSED


def too_many(deal: AnyShoe, card: Card) -> Reason | None:
    """A shoe has each card as often as it has packs; one that lies face down counts once everybody has seen it, as the
    answer would tell it (3.1.1, 3.2.1, 3.2.9, 3.3.1, 3.3.13, 3.4.1, 3.4.9)."""
    shown = [was for index, was in enumerate(deal.cards) if was == card and deal.exposure(index).everybody]
    return TOO_MANY if len(shown) >= deal.packs else None


def not_left(deal: AnyShoe, card: Card) -> Reason | None:
    """The next card is one of those left; face down it may be any (3.2.1, 3.2.9, 3.3.1, 3.3.13, 3.4.1, 3.4.9)."""
    return None if deal.next_place in deal.rounds.face_down else too_many(deal, card)


def not_due(deal: AnyShoe) -> Reason | None:
    """A card leaves the shoe when it is due (3.1.3, 3.2.5, 3.3.12)."""
    return NOT_DUE if deal.next_place is None else None


def not_a_correction(deal: AnyShoe, index: int, card: Card) -> Reason | None:
    """A card is put right that everybody has seen, and was taken for another (3.2.10, 3.3.16)."""
    if not 0 <= index < len(deal.cards):
        return NOT_SHOWN
    if not deal.exposure(index).everybody:
        return FACE_DOWN
    return SAME_CARD if deal.cards[index] == card else None


def no_player(deal: AnyShoe, player: str) -> Reason | None:
    """Who acts has a purse (3.1.7, 3.2.1, 3.3.4, 3.4.2)."""
    return None if player in deal.ledger.purses else UNKNOWN_PLAYER


def bad_stake(amount: int, unit: int, least: int) -> Reason | None:
    """A sum is a positive multiple of the unit, and one act lays no less than `least`
    (3.1.7, 3.2.1, 3.3.4, 3.3.9, 3.4.2)."""
    if amount <= 0 or amount % unit:
        return BAD_STAKE
    return MIN if amount < least else None


def beyond_purse(deal: AnyShoe, player: str, amount: int) -> Reason | None:
    """Money is in the purse before it is staked (3.1.7, 3.2.1, 3.3.4, 3.3.9, 3.4.2)."""
    return FUNDS if amount > deal.ledger.purses[player] else None


def void(deal: VoidableShoe[Any, Any], command: VoidDeal) -> Any:
    """The coup does not count, or between coups the run ends here: stakes go back, what is settled stands
    (docs/rules.md 3.1.12, 3.4.11)."""
    if reason := over(deal):
        return reason
    back = deal.returned("void")
    if not deal.under_way:
        return (*back, DealVoided(command.reason))
    return (*back, CoupVoided(deal.number, command.reason), *deal.ends())


def void_by(deal: VoidableShoe[Any, Any], ruling: Any, why: str) -> tuple[Any, ...]:
    """A ruling and what does not count by it: the coup under way, or with a foul pack the run. `why` stakes that stay
    go back where the run has too few cards for another coup (docs/rules.md 3.1.12, 3.4.11)."""
    what = deal.voids(ruling.kind)
    if what == "nothing":
        return (ruling,)
    after = deal.engine.apply(deal, ruling)
    if what == "shoe":
        return (ruling, *after.returned("void"), DealVoided(ruling.kind, ruled=True))
    coup, ends = CoupVoided(deal.number, ruling.kind, ruled=True), deal.ends()
    return (ruling, *after.returned(why), coup, *ends) if ends else (ruling, coup)


def reopen(deal: AnyShoe, command: ReopenBets) -> tuple[BetsReopened] | Reason:
    """A false start: no card of the coup has been dealt, and no stakes stand (docs/rules.md 3.1.10, 3.2.9, 3.4.9)."""
    return (BetsReopened(deal.number),) if deal.phase == "bets_closed" and not deal.standing else NOT_CLOSED


def no_marker(deal: AnyShoe, command: Mark) -> Reason:
    """There is no cut card (3.2.1)."""
    return over(deal) or NO_MARKER


def show(deal: AnyShoe, command: ShowCard) -> Any:
    """The next card goes to a hand; `cards` of the course says what follows (docs/rules.md 3.2.5 to 3.2.8, 3.3.6)."""
    if reason := over(deal) or not_due(deal) or not_left(deal, command.card):
        return reason
    return deal.course(deal, CardDealt(len(deal.cards), command.card, str(deal.next_place))).cards()


def ruled(deal: AnyShoe, command: RuleIrregularity, *of: Any, bounded: bool = True) -> Any:
    """By `irregularity.ruled`, in words of this family."""
    return irregularity.ruled(deal, command, *of, bounded=bounded, ended=deal.over)
