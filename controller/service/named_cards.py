"""Naming the cards of a pack that was dealt: what each is called so far, and what is wrong with that, card by card.

Pure. A name comes from the general reader where it was sure, else from an order somebody typed, and may be written by
hand; `-` leaves a picture out. Which card of the game a name stands for is the configuration's (`vision.ranks`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from controller.games.message import Message, say
from vision.pack.labels import NO_CARD, LabelError, is_french, one_pack, parse_label
from vision.reading import RANKS, SUITS

Names = tuple[Mapping[str, str], Mapping[str, str]]
"""What ranks of an enrolled pack, and suits of a Spanish one, stand for in the game; what is not named is the same."""
LEFT_OUT = "-"
GAME_CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)


class OrderUnfit(ValueError):
    """An order of the deal that cannot be that of the cards shown; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@dataclass(frozen=True, slots=True)
class Naming:
    """One picture's name: `text` as it stands in its field; `read` is what the general reader is sure of, `ordered`
    what the order says; `by_hand` once somebody wrote it himself."""

    text: str = ""
    read: str | None = None
    ordered: str | None = None
    by_hand: bool = False


@dataclass(frozen=True, slots=True)
class Review:
    """`labels`: the pack's own, None where there is none yet or the picture is left out; `mistakes`: one a card, None
    where there is none; `doubts`: the same, of what may be right all the same; `missing`: cards of the game that
    the pack has not."""

    labels: tuple[str | None, ...]
    mistakes: tuple[Message | None, ...]
    doubts: tuple[Message | None, ...]
    missing: tuple[str, ...]

    @property
    def good(self) -> bool:
        """Every picture has a name that can be, and at least one is a card: jokers and backs are none."""
        return not any(self.mistakes) and any(label and label not in NO_CARD for label in self.labels)


def named_at_first(read: str | None) -> Naming:
    """A picture as the general reader sees it."""
    return Naming(text=read or "", read=read)


def with_order(namings: Sequence[Naming], order: Sequence[str], names: Names) -> list[Naming]:
    """The pictures with the order of the deal, `order` naming those not left out. What was read stays where it is
    another card of the game, for that is a mistake to be looked at. Raises OrderUnfit when it has more or fewer."""
    kept = [naming for naming in namings if naming.text != LEFT_OUT]
    if len(order) != len(kept):
        raise OrderUnfit(say("service-order-other", shown=len(kept), named=len(order)))
    labels = iter(order)
    game = dict(zip(order, in_game(order, names), strict=True))
    return [
        naming if naming.text == LEFT_OUT else _ordered(naming, label := next(labels), game[label])
        for naming in namings
    ]


def _ordered(naming: Naming, label: str, meant: str | None) -> Naming:
    if naming.by_hand:
        return replace(naming, ordered=label)
    agrees = naming.read is None or naming.read == meant
    return Naming(text=label if agrees else naming.read or "", read=naming.read, ordered=label)


def parse_order(text: str) -> list[str]:
    """The labels in a text such as "KH 10H, 2C". Raises OrderUnfit where there is none, LabelError."""
    words = [word for word in re.split(r"[\s,;]+", text) if word]
    if not words:
        raise OrderUnfit(say("service-order-empty"))
    return one_pack([parse_label(word) for word in words])


def in_game(labels: Sequence[str], names: Names) -> list[str | None]:
    """The card of the game each label of one pack stands for, None where nothing says it."""
    ranks = names[0]
    suits = names[1] if any(_only_spanish(label) for label in labels) else {}
    game = [
        None if label in NO_CARD else ranks.get(label[0], label[0]) + suits.get(label[1], label[1]) for label in labels
    ]
    return [card if card in GAME_CARDS else None for card in game]


def review(namings: Sequence[Naming], names: Names) -> Review:
    """What is wrong with the names so far."""
    labels: list[str | None] = []
    mistakes: list[Message | None] = []
    for naming in namings:
        label, mistake = _label(naming)
        labels.append(label)
        mistakes.append(mistake)
    cards = [(place, label) for place, label in enumerate(labels) if label is not None]
    try:
        own = one_pack([label for _, label in cards])
    except LabelError:
        own = []
        for place, why in _strangers(cards).items():
            mistakes[place] = mistakes[place] or why
    for (place, _), label in zip(cards, own, strict=bool(own)):
        labels[place] = label
    missing = _against_the_game(labels, mistakes, names)
    for place, naming in enumerate(namings):
        if not (mistakes[place] or naming.by_hand) and _disagree(naming, labels[place]):
            mistakes[place] = say("service-name-disagrees", read=naming.read or "", ordered=naming.ordered or "")
    doubts = _doubts(namings, labels, mistakes, names)
    return Review(tuple(labels), tuple(mistakes), tuple(doubts), missing)


def _label(naming: Naming) -> tuple[str | None, Message | None]:
    if naming.text == LEFT_OUT:
        return None, None
    if not naming.text:
        return None, say("service-name-none")
    try:
        return parse_label(naming.text), None
    except LabelError:
        return None, say("service-name-of-no-card", name=naming.text)


def _disagree(naming: Naming, label: str | None) -> bool:
    return naming.ordered is not None and label != naming.ordered


def _doubts(
    namings: Sequence[Naming], labels: Sequence[str | None], mistakes: Sequence[Message | None], names: Names
) -> list[Message | None]:
    """A name written by hand stands; where the general reader is sure of another card, it asks to look again."""
    places = [place for place, label in enumerate(labels) if label is not None and not mistakes[place]]
    doubts: list[Message | None] = [None] * len(namings)
    for place, card in zip(places, in_game([labels[place] or "" for place in places], names), strict=True):
        read = namings[place].read
        if namings[place].by_hand and read is not None and card != read:
            doubts[place] = say("service-name-doubt", read=read)
    return doubts


def _against_the_game(labels: Sequence[str | None], mistakes: list[Message | None], names: Names) -> tuple[str, ...]:
    places = [place for place, label in enumerate(labels) if label is not None and label not in NO_CARD]
    own = [labels[place] or "" for place in places]
    first: dict[str, int] = {}
    for place, label, card in zip(places, own, in_game(own, names), strict=True):
        if card is None:
            mistakes[place] = mistakes[place] or say("service-name-unknown", label=label, keys=("vision.ranks",))
        elif card in first:
            mistakes[place] = mistakes[place] or say("service-name-twice", label=label, number=first[card] + 1)
            mistakes[first[card]] = mistakes[first[card]] or say("service-name-same", label=label, number=place + 1)
        else:
            first[card] = place
    return tuple(card for card in GAME_CARDS if card not in first)


def _only_spanish(label: str) -> bool:
    return label not in NO_CARD and not is_french(label)


def _strangers(cards: Sequence[tuple[int, str]]) -> dict[int, Message]:
    """The cards of the rarer kind where two kinds of pack are mixed."""
    kinds = Counter(_only_spanish(label) for _, label in cards if label not in NO_CARD)
    rare = kinds[True] <= kinds[False]
    other = "S H D C" if rare else "O C E B"
    return {
        place: say("service-name-stranger", label=label, suits=other)
        for place, label in cards
        if label not in NO_CARD and _only_spanish(label) is rare
    }
