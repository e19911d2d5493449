"""Reads the cards of one enrolled pack: by what they look like, whatever is printed on them.

Stands in for `reader.CardReader` wherever cards are read. The labels of its readings are those of the pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.pack import card_match as match
from vision.pack.burnt import Mask, burnt_out, without_burnt
from vision.pack.card_match import Fit, Index, Plane, Query, Start
from vision.pack.enrolled_index import UsualIndices
from vision.pack.enrolled_pack import STRANGE_SURE, EnrolledPack
from vision.pack.fingerprint import Traces, traces
from vision.pack.labels import NO_CARD
from vision.pack.pair_net import PairNet, coded
from vision.pack.print_check import Misfit, misfit
from vision.pack.spanish_signs import Signs, SpanishSigns, black_ink
from vision.quads import Image
from vision.read.reader import CardReader
from vision.reading import NONE, Reading

_MOST = 5
"""Known cards that are laid on a picture at most, the most similar first."""
_FIRST = 2
"""Known cards that are tried first; the others only where none of these is beyond doubt."""
_BEYOND_DOUBT = 2.0
"""Log-odds from which no other card is tried."""
_OF_ITSELF = 3.5
"""Log-odds that a card laid on its own picture should reach. The pair network hesitates at some prints (a king's wide
robe) though both pictures are the same: what such a card lacks is added to its odds wherever it is tried."""
_HELPED = 1.0
"""Log-odds that a card must lack on its own picture to be given any: below this it is read well enough as it is."""
_MOST_HELP = 2.5
"""Log-odds that are added to a card at most."""
_FAR = -3.0
"""Log-odds below which a helped card must stay on the enrolled pictures of its rivals."""
_RIVALS = 4
"""Cards most like a helped one on whose pictures that is checked."""
_STRANGE = 0.5
"""Log-odds that the median card of a pack lacks on its own picture, from which the pair network is not made for its
prints (pale ones). No card is helped then, and STRANGE_SURE and _STRANGE_DOUBT hold. Enrolment finds out too, where
many cards of a pack look alike."""
_STRANGE_DOUBT = 6.0
"""Log-odds from which no other card is tried, in a strange pack: every likely card is, almost always."""
_PRINT_FROM = -4.0
"""Log-odds by the pair network from which a Spanish card's print is compared too: below them it changes nothing."""
_CONTRADICTED = -1.0
"""Log-odds of a card at most where the number or the pinta in the picture is clearly another's."""
_LEARNT_FROM = -3.0
"""Log-odds by the enrolled pictures from which a card's learnt ones are laid on a picture too. Of 17 drawn Spanish
cards out of focus that were in doubt, the right one led with -2.1 to 2.2 (light `focus` of `benchmarks.learn`)."""
_BURNT_RIVALS = 6
"""Other cards that are tried where something of a card that is sure is burnt out: those most like the picture."""
_BURNT = 0.0
"""Log-odds, with all that is burnt out taken to be as it would have it, from which such a card may be the one."""
_FAINT = 0.30
"""Likeness at first sight, -1..1, below which no card of the pack is there."""
_ROUGH = 0.3
"""Correlation, -1..1, below which a known card does not fit the picture."""


@dataclass(frozen=True, slots=True)
class Match:
    """What a picture was found to be: (label, log-odds that it is just this card, all of it in view) of the cards that
    were tried, best first; the outline of the best one."""

    odds: tuple[tuple[str, float], ...] = ()
    fit: Fit | None = None

    @property
    def label(self) -> str | None:
        """The likeliest card, sure or not."""
        return self.odds[0][0] if self.odds else None

    def doubted(self) -> Match:
        """The same, no card likelier than not."""
        return Match(tuple((label, min(odds, -1.0)) for label, odds in self.odds), self.fit)


@dataclass(frozen=True, slots=True)
class _Laid:
    """A known card laid on a picture: the network's log-odds, and of a Spanish card that it does not rule out how badly
    the print fits and what the signs say (None: not compared)."""

    odds: float
    fit: Fit
    print: Misfit | None = None
    signs: Signs | None = None


class EnrolledReader:
    """Reads rectified cards of one pack. Not thread-safe: give each thread its own."""

    def __init__(
        self,
        pack: EnrolledPack,
        ranks: Mapping[str, str] | None = None,
        suits: Mapping[str, str] | None = None,
        *,
        usual: CardReader | None = None,
    ) -> None:
        """`ranks`, `suits`: what to call the pack's own ranks and suits in readings, where it is not the same;
        `usual`: the general reader, asked besides where the pair network leaves a doubt."""
        self.pack = pack
        self._indices = None if usual is None else UsualIndices(pack, usual)
        self._net = PairNet()
        self._negative = match.is_negative([p.card for p in pack.pictures])
        self._index = Index([match.known_card(p.label, p.card, negative=self._negative) for p in pack.pictures])
        self._signs = SpanishSigns(pack.pictures) if pack.is_spanish else None
        self._learnt = self._indexed(pack)
        self._beyond_doubt, self._sure = _BEYOND_DOUBT, pack.sureness.card
        self._help = [0.0] * len(self._index.cards)
        lacks = self._lacks()
        self.strange = float(np.median(lacks)) > _STRANGE or pack.sureness.card >= STRANGE_SURE
        """The pack is of a kind that the pair network was not made for: few of its cards will be read surely."""
        if self.strange:
            self._sure, self._beyond_doubt = max(self._sure, STRANGE_SURE), _STRANGE_DOUBT
        else:
            self._help = [
                min(lack, _MOST_HELP, self._room(k)) if lack >= _HELPED else 0.0 for k, lack in enumerate(lacks)
            ]
        self._rank_names = {rank: (ranks or {}).get(rank, rank) for rank in pack.ranks}
        self._suit_names = {suit: (suits or {}).get(suit, suit) for suit in pack.suits}
        by_limit = sorted(
            pack.sureness.of.items(), key=lambda pair: pair[1]
        )  # of two cards of one name the higher one counts
        self._sure_of = {(self._rank_names[k[0]], self._suit_names[k[1]]): limit for k, limit in by_limit}
        self.cards = Counter((self._rank_names[rank], self._suit_names[suit]) for rank, suit in pack.cards)
        """How often each card is in the pack, as readings call them."""

    def read(self, card: Image) -> Reading:
        """Reads one rectified card, either way up. Up to 3 mm of every edge may be hidden, and the outline may be off
        by a twentieth of the card."""
        return self.judged(self.match(card))

    def match(self, card: Image, *, without: str | None = None, net_alone: bool = False) -> Match:
        """Compares with the cards of the pack (but for one: what else could it be taken for?). `net_alone`: by the pair
        network, without prints and signs, as in a picture in which these do not tell."""
        query = match.query_of(card, negative=self._negative)
        starts = [s for s in self._index.starts(query, _MOST + 1) if self._index.cards[s.known].label != without]
        starts = starts[:_MOST]
        laid: list[_Laid] = []
        tried: list[tuple[float, Fit]] = []
        if starts and starts[0].likeness >= _FAINT:
            ink = None if self._signs is None or net_alone else black_ink(card)
            for few in (starts[:_FIRST], starts[_FIRST:]):
                laid += self._laid_on(query, few, ink)
                tried = [(one.odds, one.fit) for one in laid] if net_alone else self._together(laid)
                if tried and max(odds for odds, _ in tried) >= self._beyond_doubt:
                    break
        found = self._found(tried)
        if net_alone:
            return found
        if self._indices is not None and None in ((reading := self.judged(found)).rank, reading.suit):
            found = self._found(self._by_index(self._indices, card, query, tried, without))
        return self._but_for_burnt(card, self._by_learnt(card, query, found), without)

    def _but_for_burnt(self, card: Image, found: Match, without: str | None) -> Match:
        """The same, no surer than of the likest other card when what is burnt out in the picture is taken to be as that
        card has it: a pip that cannot be seen tells neither for nor against it. A card with another number than the one
        that is seen is not tried. Where the paper itself is burnt out, the numbers have to tell such cards apart; in a
        pack without them nothing could, and nothing is asked."""
        if self._negative or found.fit is None:
            return found
        reading = self.judged(found)
        burnt = burnt_out(card) if reading.rank or reading.suit else None
        numbered = self._signs is not None and "number" in self._signs.used
        if burnt is None or not (burnt.by_lamp or numbered):
            return found
        signs = Signs()
        if self._signs is not None:
            hidden = burnt.place if burnt.by_lamp else None
            signs = self._signs.of(black_ink(card), found.fit.known, found.fit.place, hidden)
        query = match.query_of(without_burnt(card, burnt.place))
        label, own = found.odds[0]
        odds = dict(found.odds)
        for start in self._index.starts(query, _BURNT_RIVALS + 2):
            other = self._index.cards[start.known].label
            if other in (label, without) or signs.tell_apart(label, other):
                continue
            value = self._odds_but_for(burnt.place, query, start, Signs() if burnt.by_lamp else signs)
            if value > odds.get(other, -np.inf):
                odds[other] = value
        most = max((value for other, value in odds.items() if other != label), default=-np.inf)
        if most < _BURNT:
            return found
        even = min(own, most)
        return Match(
            ((label, even), *sorted(((k, min(v, even)) for k, v in odds.items() if k != label), key=_by_odds)),
            found.fit,
        )

    def _odds_but_for(self, burnt: Mask, query: Query, start: Start, signs: Signs) -> float:
        """Log-odds of a known card, either way up, where what is burnt out is as on that card. `signs`: as they are
        seen where the likeliest card was laid on, which fits best."""
        k = start.known
        known, most = self._index.cards[k], -np.inf
        flags = cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP
        for rough in (start.place, match.other_way_up(start.place)):
            alike, place = match.rough_fit(known, query, rough)
            if alike < _ROUGH:
                continue
            fit = match.exact_fit(k, known, query, place)
            there = cv2.warpPerspective(burnt.astype(np.uint8), fit.place, (match.W, match.H), flags=flags)[..., None]
            fit = replace(fit, ink=np.where(there > 0, known.ink, fit.ink))
            odds = self._net.odds(coded(known, fit)) + self._help[k]
            compared = self.pack.is_spanish and odds > _PRINT_FROM
            laid = _Laid(odds, fit, misfit(known, fit) if compared else None, signs if compared else None)
            most = max(most, self._together([laid])[0][0])
        return most

    def prints(self, card: Image, most: int) -> list[tuple[str, Misfit]]:
        """(label, how badly its print fits) of those of the `most` cards likest a rectified picture that the pair
        network does not rule out; none in a pack whose prints are not compared."""
        query = match.query_of(card, negative=self._negative)
        laid = self._laid_on(query, self._index.starts(query, most))
        return [(self._index.cards[one.fit.known].label, one.print) for one in laid if one.print is not None]

    def _by_learnt(self, card: Image, query: Query, found: Match) -> Match:
        """The same, with the learnt pictures of the likeliest card where it is in doubt. They speak for no other card
        than the one that the enrolled pictures find likeliest, and for none that its signs contradict. Nor where
        something is burnt out: a five of swords, one of them under glare, was named the learnt four
        (`benchmarks.burnt --learnt --patches 3 --seed 11`)."""
        learnt = self._learnt.get(found.label or "", ())
        if not learnt or found.fit is None or found.odds[0][1] < _LEARNT_FROM:
            return found
        reading = self.judged(found)
        if None not in (reading.rank, reading.suit) or burnt_out(card) is not None:
            return found
        label, own = found.odds[0]
        if self._signs is not None and self._signs.of(black_ink(card), found.fit.known, found.fit.place).contradict(
            label
        ):
            return found
        best = max(self._odds_by(index, query) - reserve for index, reserve in learnt)
        return Match(((label, max(own, best)), *found.odds[1:]), found.fit)

    def relearn(self, pack: EnrolledPack) -> None:
        """Read with the learnt pictures of `pack`, which is the same but for these."""
        self.pack, self._learnt = pack, self._indexed(pack)

    def _indexed(self, pack: EnrolledPack) -> dict[str, list[tuple[Index, float]]]:
        """The learnt pictures of each card, with their reserves."""
        out: dict[str, list[tuple[Index, float]]] = {}
        for one in pack.learnt:
            known = match.known_card(one.label, one.card, negative=self._negative)
            out.setdefault(one.label, []).append((Index([known]), one.reserve))
        return out

    def _odds_by(self, one: Index, query: Query) -> float:
        """Log-odds, by the pair network alone, that a picture shows the one known card of this index."""
        (start,), (known,) = one.starts(query, 1), one.cards
        alike, place = match.rough_fit(known, query, start.place)
        if alike < _ROUGH:
            return -np.inf
        return self._net.odds(coded(known, match.exact_fit(0, known, query, place)))

    def odds_by(self, known: Image, card: Image) -> float:
        """Log-odds, by the pair network alone, that `card` shows the card of another picture, laid on it; -inf where it
        does not fit at all."""
        index = Index([match.known_card("", known, negative=self._negative)])
        return self._odds_by(index, match.query_of(card, negative=self._negative))

    def _together(self, laid: Sequence[_Laid]) -> list[tuple[float, Fit]]:
        """(log-odds, fit) of cards laid on one picture: by the network, by their print and by their signs."""
        fitting = [one for one in laid if one.print is not None and one.print.fits]
        out = []
        for one in laid:
            odds = one.odds
            if one.print is not None:
                odds += one.print.log_odds(another_fits=any(other is not one for other in fitting))
            if one.signs is not None:
                label = self._index.cards[one.fit.known].label
                odds += one.signs.log_odds(label)
                odds = min(odds, _CONTRADICTED) if one.signs.contradict(label) else odds
            out.append((odds, one.fit))
        return out

    def _found(self, tried: Sequence[tuple[float, Fit]]) -> Match:
        if not tried:
            return Match()
        best = sorted(tried, key=lambda pair: -pair[0])
        return Match(tuple((self._index.cards[fit.known].label, odds) for odds, fit in best), best[0][1])

    def _by_index(
        self, indices: UsualIndices, card: Image, query: Query, tried: list[tuple[float, Fit]], without: str | None
    ) -> list[tuple[float, Fit]]:
        """The same, with what the card's index tells: for the card it names, which is tried if it was not yet, and
        against all others."""
        indexed = indices.of(card)
        if indexed is None or indexed[0] == without:
            return tried
        label, odds = indexed
        named = {k for k, known in enumerate(self._index.cards) if known.label == label}
        if not any(fit.known in named for _, fit in tried):
            starts = self._index.starts(query, len(self._index.cards))
            tried = tried + self._together(self._laid_on(query, [start for start in starts if start.known in named]))
        return [(own + (odds if fit.known in named else -odds), fit) for own, fit in tried]

    def _laid_on(self, query: Query, starts: Sequence[Start], ink: Plane | None = None) -> list[_Laid]:
        """Known cards laid on the view; `ink`: its black ink, where signs are read. Where the nearest is beyond doubt
        the next is tried too: an eight of coins was read as a seven while only that was laid on it."""
        rough = [(match.rough_fit(self._index.cards[s.known], query, s.place), s.known) for s in starts]
        rough.sort(key=lambda pair: -pair[0][0])
        out: list[_Laid] = []
        for (alike, place), k in rough:
            if alike < _ROUGH:
                break
            fit = match.exact_fit(k, self._index.cards[k], query, place)
            odds = self._net.odds(coded(self._index.cards[k], fit)) + self._help[k]
            compared = self.pack.is_spanish and odds > _PRINT_FROM
            signs = self._signs.of(ink, k, fit.place) if compared and self._signs and ink is not None else None
            out.append(_Laid(odds, fit, misfit(self._index.cards[k], fit) if compared else None, signs))
        return out

    def _lacks(self) -> list[float]:
        """What the network's odds lack when each known card is laid on itself."""
        whole = np.ones((match.H, match.W, 1), np.float32)
        lacks = []
        for known in self._index.cards:
            itself = Fit(0, np.eye(3), known.ink, whole, 1.0)
            lacks.append(max(0.0, _OF_ITSELF - self._net.odds(coded(known, itself))))
        return lacks

    def _room(self, k: int) -> float:
        """How much may be added to a known card's odds before it is taken for one of those most like it."""
        own, most = self._index.cards[k], _FAR - _MOST_HELP
        likest = np.argsort([-float(np.vdot(own.thumbs, other.thumbs)) for other in self._index.cards])
        rivals = [j for j in likest if self._index.cards[j].label != own.label][:_RIVALS]
        for j in rivals:
            query = match.query_of(self.pack.pictures[j].card, negative=self._negative)
            for start in self._index.starts(query, len(self._index.cards)):
                if start.known == k:
                    most = max([most, *(odds for odds, _ in self._together(self._laid_on(query, [start])))])
        return max(0.0, _FAR - most)

    def own_label(self, rank: str, suit: str) -> str | None:
        """The pack's own label of the card that readings call so; None when there is none, or more than one."""
        labels = [
            label
            for label in self.pack.labels
            if (self._rank_names[label[0]], self._suit_names[label[1]]) == (rank, suit)
        ]
        return labels[0] if len(labels) == 1 else None

    def game_name(self, label: str) -> str:
        """What readings call the pack's card `label`: rank and suit."""
        return self._rank_names[label[0]] + self._suit_names[label[1]]

    def traces(self, card: Image, label: str) -> Traces | None:
        """What a rectified picture tells about whether it is the very card `label` (in the pack's own letters) that was
        enrolled, or another copy of it; None when it does not look like that card at all. Raises KeyError for a card
        that is not of the pack."""
        query = match.query_of(card, negative=self._negative)
        numbers = [k for k, known in enumerate(self._index.cards) if known.label == label]
        if not numbers:
            raise KeyError(label)
        start = next((s for s in self._index.starts(query, len(self.pack.pictures)) if s.known in numbers), None)
        if start is None:
            return None
        known, enrolled = self._index.cards[start.known], self.pack.pictures[start.known].card
        fit = match.exact_fit(start.known, known, query, match.rough_fit(known, query, start.place)[1])
        if fit.alike < _ROUGH:
            return None
        turned = match.exact_fit(start.known, known, query, match.other_way_up(fit.place))
        fits = [one for one in (fit, turned) if one.alike > fit.alike - 0.05]  # many pip cards are alike both ways up
        return max((traces(enrolled, card, one.place) for one in fits), key=lambda found: found.marks)

    def judged(self, found: Match) -> Reading:
        """The reading that a match amounts to."""
        labels = [label for label, _ in found.odds]
        weights = np.exp(np.clip([odds for _, odds in found.odds], -30, 30))
        shares = weights / (1.0 + weights.sum())
        other = float(sum(s for label, s in zip(labels, shares, strict=True) if label in NO_CARD))
        ranks = dict.fromkeys((*self._rank_names.values(), NONE), 0.0)
        suits = dict.fromkeys((*self._suit_names.values(), NONE), 0.0)
        for label, share in zip(labels, shares, strict=True):
            ranks[NONE if label in NO_CARD else self._rank_names[label[0]]] += float(share)
            suits[NONE if label in NO_CARD else self._suit_names[label[1]]] += float(share)
        rest = float(1.0 / (1.0 + weights.sum()))
        ranks[NONE] += rest
        suits[NONE] += rest
        alike = 0.0 if found.fit is None else float(np.clip((found.fit.alike - 0.3) / 0.4, 0, 1))
        whole = found.fit is not None and match.shows_all_sides(self._index.cards[found.fit.known], found.fit)
        return self._reading(ranks, suits, alike * (1 - other), other, whole)

    def combine(self, readings: Sequence[Reading]) -> Reading:
        """One reading out of several views of the same card, not sharpened. Raises ValueError for none."""
        if not readings:
            raise ValueError("no readings to combine")
        return self._reading(
            _pooled([r.ranks for r in readings]),
            _pooled([r.suits for r in readings]),
            float(np.mean([r.card for r in readings])),
            float(np.mean([r.other_card for r in readings])),
            all(r.whole for r in readings),
        )

    def _reading(
        self, ranks: dict[str, float], suits: dict[str, float], card: float, other: float, whole: bool
    ) -> Reading:
        rank, suit = max(ranks, key=lambda k: ranks[k]), max(suits, key=lambda k: suits[k])
        limit = self._sure_of.get((rank, suit), self._sure)
        surely = rank if self._acts_on(ranks, rank, limit) else None
        return Reading(
            ranks=ranks,
            suits=suits,
            rank=surely,
            suit=suit if self._acts_on(suits, suit, limit) else None,
            confidence=max(share for label, share in ranks.items() if label != NONE),
            card=card,
            other_card=other,
            whole=whole and surely is not None,
        )

    def _acts_on(self, shares: Mapping[str, float], label: str, limit: float) -> bool:
        """`limit` keeps a card from being taken for one like it that is not in the pack: it is held against "none of
        them" alone. Which of the two it is, where both are there, the shares tell."""
        share = shares[label]
        return label != NONE and share >= self._sure and share >= limit * (share + shares[NONE])


def _by_odds(one: tuple[str, float]) -> float:
    """Best first."""
    return -one[1]


def _pooled(posteriors: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of log-posteriors: ten views that are wrong are wrong alike."""
    labels = list(posteriors[0])
    logs = np.log(np.maximum([[p[label] for label in labels] for p in posteriors], 1e-6)).mean(axis=0)
    shares = np.exp(logs - logs.max())
    return dict(zip(labels, map(float, shares / shares.sum()), strict=True))
