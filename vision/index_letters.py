"""Indices of other countries: the letters that courts and aces bear there, and which rank each means.

The index network knows A, J, Q and K, and takes other letters for one of them: an F for a K, an H for a J. A network of
its own says which letter both corners bear (`letter.onnx`), whatever else is on the card. What a letter means hangs on
where the pack is from: a V is the jack of a French pack and the queen of a Dutch one. So the rule that `[vision]
indices` names says which letters name a card; any other leaves it to the dealer.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from vision.reading import RANKS

FOREIGN = ("1", "B", "D", "F", "H", "Kn", "O", "R", "U", "V")
"""Letters that stand for a rank somewhere, as the network's classes after the thirteen English ones."""
OTHER = "other"
"""The class of every other letter."""
CLASSES = (*RANKS, *FOREIGN, OTHER, "none")
"""What the network answers, in its order."""

ANY = "any"
"""The rule of who says nothing: letters that mean one rank in all these countries."""
_RULES = {
    ANY: {"1": "A", "B": "J", "D": "Q", "F": "J", "H": "K", "Kn": "J", "R": "K", "U": "J"},
    "english": {},
    "french": {"1": "A", "V": "J", "D": "Q", "R": "K"},
    "german": {"B": "J", "D": "Q"},
    "german_suits": {"U": "J", "D": "A"},
    "italian": {"1": "A", "F": "J", "D": "Q", "R": "K"},
    "dutch": {"B": "J", "V": "Q", "H": "K"},
    "nordic": {"Kn": "J", "D": "Q"},
}
MEANINGS: Mapping[str, Mapping[str, str]] = MappingProxyType({rule: {**of, "O": "Q"} for rule, of in _RULES.items()})
"""Rank that each letter names, by rule. English letters name their own rank by every rule, and an O the queen: it is
much like a Q. French, as Portuguese and Belgian: valet, dame, roi; German: Bube, Dame; Dutch: boer, vrouw, heer;
nordic, which is Danish and Swedish: knekt, dam (A. Pollett's list: members.tripod.com/a_pollett/cardindd.htm). Italian:
fante, donna, re, and the 1 of an ace, as the sheets `tarocco` and `ancient_french` of gnome-cards-data have them. Of
German suits: Unter, Ober, as on a Bavarian pack, and the D of a daus. Greek letters are not known."""
LIKE_NUMBERS = "1BO"
"""Letters that are much like a 7, an 8 and a 9 where an index is small."""
DOUBTFUL = "D"
"""Letters that name the queen by the rule `any` only where the suit is surely one of the four and the whole card shows
her by itself: on German suits a D is the daus, an ace."""
