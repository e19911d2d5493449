"""What the games of baccarat have alike at the table: whole packs, of which some cards lie face down, and coups that
are counted; and what the log says alike of a stake that was settled or went back, of a coup and a shoe that do not
count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeVar

from .. import game
from ..audience import Viewer
from ..cards import Card
from ..chips import chips
from ..irregularity import line_of_ruling
from ..kernel.show import Saying, correction, of_every_game, said, voided
from ..kernel.table import RoundsGame
from ..message import Message, say
from . import shoe
from .facts import CoupVoided, DealEnded, DealVoided, IrregularityRuled
from .rounds import Shoe

D = TypeVar("D", bound=Shoe[Any, Any])
C = TypeVar("C")
E = TypeVar("E")


class BaccaratGame(RoundsGame[D, C, E]):
    """Base of the games of this family."""

    hides = True
    limits: Mapping[str, str] = {"min": "min", "unit": "unit"}

    def ended(self, deal: D) -> D:
        """The money before anybody plays: a run that is over."""
        deal.phase = "over"
        return deal

    def round(self, deal: D) -> int:
        return deal.number

    def voids_round(self, deal: D) -> bool:
        return deal.under_way

    def pack(self, deal: D) -> Mapping[Card, int]:
        return shoe.packs(deal.packs)

    def beads(self, deal: D) -> tuple[int, ...] | None:
        """Beads moved across, one for every quarter of a rank's cards that everybody has seen: a quarter is as many
        cards as there are packs. Misread cards may be more of a rank than there are."""
        if deal.rules.beads == "rest":
            return None
        shown = [0] * 13
        for index, card in enumerate(deal.cards):
            shown[card.column] += self.exposure(deal, index).everybody
        return tuple(min(count // deal.packs, game.MOST_BEADS) for count in shown)

    def settled(self, event: E) -> int:
        """As many as the coup has lines."""
        return len(getattr(event, "lines")) if type(event).__name__ == "CoupSettled" else 0  # noqa: B009


def of_shoe(game: str, deal: Shoe[Any, Any], viewer: Viewer) -> dict[str, Any]:
    """What the view of every game of the family begins with."""
    rules = deal.rules
    return {
        **of_every_game(game, deal, viewer),
        "coup": deal.number,
        "cards_left": deal.cards_left,
        "chips": chips(rules.min, getattr(rules, "max", None), rules.unit),
        "adjustments": [correction(event, bank=getattr(event, "bank", 0)) for event in deal.corrections],
    }


class Settled(Protocol):
    """What became of a stake: `result` win, lose or push, and by a ruling returned or paid."""

    @property
    def player(self) -> str: ...
    @property
    def result(self) -> str: ...
    @property
    def stake(self) -> int: ...
    @property
    def pay(self) -> int: ...


def of_stake(
    line: Settled,
    wins: str = "baccarat-wins",
    loses: str = "baccarat-loses",
    back: str = "baccarat-returned",
    **on: str,
) -> Message:
    """What became of one stake. `wins`, `loses`, `back`: what the game says where it names what the stake was `on`."""
    match line.result:
        case "win" | "paid":
            return say(wins, player=line.player, pay=line.pay, stake=line.stake, **on)
        case "lose":
            return say(loses, player=line.player, stake=line.stake, **on)
    return say(back, player=line.player, stake=line.stake, **on)


def of_ruling(event: Any, outcome: Callable[[Any], Message] = of_stake) -> Iterator[Message]:
    """An irregularity, the policy it was ruled by, and what became of each stake, as `outcome` says it."""
    yield line_of_ruling(event.kind, event.policy)
    yield from map(outcome, event.lines)


def returned(**keys: str) -> Saying:
    """A stake that went back, by why it did: at the end of the shoe, where nothing counts, or as a game says in `keys`;
    of what has no key nothing is said."""
    known = {"end": "baccarat-returned-end", "void": "baccarat-returned-void", **keys}

    def saying(event: Any) -> Iterable[Message]:
        if event.why in known:
            yield say(known[event.why], player=event.player, amount=event.amount)

    return saying


def dealt(shown: Mapping[str, str], face_down: Mapping[str, str]) -> Saying:
    """A card by its place: named where it is `shown`, not where it is `face_down`; of other places nothing."""

    def saying(event: Any) -> Iterable[Message]:
        if event.place in shown:
            yield say(shown[event.place], card=event.card.label)
        elif event.place in face_down:
            yield say(face_down[event.place])

    return saying


def labels(cards: Iterable[Card]) -> tuple[str, ...]:
    """Cards as a sentence takes them."""
    return tuple([card.label for card in cards])


OF_SHOE: Mapping[type[Any], Saying] = {
    CoupVoided: voided("baccarat-coup-void", "baccarat-coup-void-why", coup="number"),
    DealVoided: voided("baccarat-shoe-void", "baccarat-shoe-void-why"),
    IrregularityRuled: of_ruling,
    DealEnded: said("baccarat-shoe-over"),
}
"""What is said of the facts that most games of the family have, as `kernel.show` has it."""
