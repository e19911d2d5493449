"""What the general reader tells of an enrolled pack's cards: a second opinion where the pair network
alone leaves a doubt.

Only for a pack with the usual indices, which shows when it is enrolled: the general reader calls its pictures by their
names. Washed out, blurred or squeezed cards, of which little but the index is left, are read by both together.
"""

from __future__ import annotations

from math import log

from vision.pack.enrolled_pack import EnrolledPack
from vision.pack.labels import NO_CARD
from vision.quads import Image
from vision.read.reader import CardReader

_SAME = {"1": "A", "B": "J", "V": "J", "D": "Q", "R": "K"}
"""What the general reader calls German and French indices."""
_KNOWN = 0.8
"""Share of a pack's pictures that are called by their names, from which its indices are the usual ones."""
_MOST = 2.2
"""Log-odds that a reading counts for at most: it is sure more often than that, but in hard light it took clubs for
spades with 5. So a card is acted on only where the pair network alone finds it likelier than not."""


class UsualIndices:
    """`reader`: the general one, used in the thread of this object alone."""

    def __init__(self, pack: EnrolledPack, reader: CardReader) -> None:
        self._reader = reader
        self._labels: dict[tuple[str, str], str] = {}
        """Pack's own label by what the general reader calls it; empty where the indices are not the usual ones."""
        known = faces = 0
        for picture in pack.pictures:
            reading = reader.read(picture.card)
            called = reading.rank, reading.suit
            faces += picture.label not in NO_CARD
            if None in called:
                continue
            if picture.label in NO_CARD or called != _usual(picture.label):
                return  # what once reads as another card is no index to go by
            known += 1
        if faces and known >= _KNOWN * faces:
            self._labels = {_usual(label): label for label in pack.labels}

    def of(self, card: Image) -> tuple[str, float] | None:
        """(the pack's own label, log-odds of it) of a rectified card; None when the general reader is not sure, or the
        card is not of the pack."""
        if not self._labels:
            return None
        reading = self._reader.read(card)
        if reading.rank is None or reading.suit is None:
            return None
        label = self._labels.get((reading.rank, reading.suit))
        if label is None:
            return None
        share = reading.ranks[reading.rank] * reading.suits[reading.suit]
        return label, min(log(share / max(1.0 - share, 1e-9)), _MOST)


def _usual(label: str) -> tuple[str, str]:
    return _SAME.get(label[0], label[0]), label[1]
