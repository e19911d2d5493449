"""Learns a pack while it is played: the picture of a card that was in doubt becomes one more picture of it, once its
name is proven.

In poor light the cards of a pack look more like each other than like their enrolled pictures: of drawn Spanish cards
out of focus the pair network took a four of swords for a learnt four of clubs with log-odds of 3.8, where the four of
clubs itself had 4.2. So each picture is laid on one of every other card, taken in play of late, and keeps in reserve
what it would say of the one most like it. One for which too little is left is refused. The same finds a name that was
wrong: the card whose picture it really is looks like it most of all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import log

from vision.message import Message, say
from vision.pack.burnt import burnt_out
from vision.pack.enrolled_pack import MOST_LEARNT, MOST_RESERVE, EnrolledPack, Learnt
from vision.pack.enrolled_reader import EnrolledReader
from vision.quads import Image
from vision.reading import Reading

_TIMES = 3.0
"""A card is acted on from this many times the odds of its being taken for another of the pack, as at enrolment."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A picture of card `label` (in the pack's own letters), which was in doubt in deal `deal`, ended `at`."""

    label: str
    card: Image
    deal: int
    at: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """`pack`: with what was learnt; `learnt`: the labels of that; `refused`: why not, by label. A lesson that is
    neither was needed no more."""

    pack: EnrolledPack
    learnt: tuple[str, ...]
    refused: Mapping[str, Message]


def wanting(pack: EnrolledPack, others: Mapping[str, Image], label: str) -> list[str]:
    """The cards without which a picture of `label` cannot be judged: no picture was taken of them of late."""
    return [other for other in pack.labels if other not in others and other != label]


def learn(pack: EnrolledPack, lessons: Sequence[Lesson], others: Mapping[str, Image]) -> Outcome:
    """The pack after these lessons; `others`: the newest picture taken in play of each card, by label. Takes seconds.
    Raises ValueError when there is none of a card (see `wanting`)."""
    reader = EnrolledReader(pack)
    learnt: dict[str, Learnt] = {}
    refused: dict[str, Message] = {}
    for lesson in lessons:
        if lack := wanting(pack, others, lesson.label):
            raise ValueError(f"no picture of {lack} to compare {lesson.label} with")
        found = _judged(reader, lesson, others)
        if isinstance(found, Message):
            refused[lesson.label] = found
        elif found is not None:
            learnt[lesson.label] = found
    if learnt:
        for label in _harmed(reader, _with_all(pack, learnt), others):
            del learnt[label]
            refused[label] = say("vision-learnt-harms")
    return Outcome(_with_all(pack, learnt), tuple(learnt), refused)


def without(pack: EnrolledPack, label: str | None) -> EnrolledPack:
    """The pack without the learnt pictures of this card; None: without any."""
    return replace(pack, learnt=tuple(one for one in pack.learnt if label is not None and one.label != label))


def _judged(reader: EnrolledReader, lesson: Lesson, others: Mapping[str, Image]) -> Learnt | Message | None:
    """The picture with its reserve, why it is refused, or None where the card is read surely by now."""
    pack, label = reader.pack, lesson.label
    if reader.strange:
        return say("vision-learnt-strange")
    found = reader.match(lesson.card)
    if found.label != label:
        return say("vision-learnt-likelier")
    reading = reader.judged(found)
    if (reading.rank, reading.suit) == (label[0], label[1]):
        return None
    if burnt_out(lesson.card) is not None:
        return say("vision-learnt-burnt")
    pictures = [*others.items(), *((one.label, one.card) for one in pack.pictures)]
    pictures += [(one.label, one.card) for one in pack.learnt]
    reserve = 0.0
    for card in (card for other, card in pictures if other != label):
        reserve = max(reserve, reader.odds_by(lesson.card, card) + log(_TIMES))
        if reserve > MOST_RESERVE:
            return say("vision-learnt-like")
    picture = Learnt(label, lesson.card, lesson.deal, lesson.at, round(reserve, 4))
    return picture if _helps(reader, picture) else say("vision-learnt-useless")


def _helps(reader: EnrolledReader, picture: Learnt) -> bool:
    """Whether with this picture the card would have been read surely; its signs may contradict it."""
    pack = reader.pack
    reader.relearn(_with(pack, picture))
    reading = reader.read(picture.card)
    reader.relearn(pack)
    return (reading.rank, reading.suit) == (picture.label[0], picture.label[1])


def _with_all(pack: EnrolledPack, learnt: Mapping[str, Learnt]) -> EnrolledPack:
    for picture in learnt.values():
        pack = _with(pack, picture)
    return pack


def _with(pack: EnrolledPack, picture: Learnt) -> EnrolledPack:
    """The oldest learnt picture of the card goes where there are too many."""
    own = [one for one in pack.learnt if one.label == picture.label]
    gone = own[: max(0, len(own) + 1 - MOST_LEARNT)]
    return replace(pack, learnt=(*(one for one in pack.learnt if one not in gone), picture))


def _harmed(reader: EnrolledReader, after: EnrolledPack, others: Mapping[str, Image]) -> set[str]:
    """The cards as which, since they were learnt, a picture of another one is read. What was read surely before is read
    so still: learnt pictures are asked where there is a doubt alone."""
    before, new = reader.pack, {one.label for one in after.learnt if one not in reader.pack.learnt}
    pictures = [*others.items(), *((one.label, one.card) for one in after.pictures)]
    doubted = [(label, card) for label, card in pictures if _in_doubt(reader.read(card))]
    reader.relearn(after)
    harmful: set[str] = set()
    for label, card in doubted:
        found = reader.match(card)
        reading = reader.judged(found)
        wrong = reading.rank not in (None, label[0]) or reading.suit not in (None, label[1])
        if wrong and found.label in new:
            harmful.add(found.label)
    reader.relearn(before)
    return harmful


def _in_doubt(reading: Reading) -> bool:
    return None in (reading.rank, reading.suit)
