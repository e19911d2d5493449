"""Which names a player may have at the table. Pure.

A name that looks like another's is a way to another's money: two names are alike when they differ only in case, width
or letters that look the same in Latin, Greek and Cyrillic.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from controller.games.message import Message, say

_LIKE_LATIN = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ" + "АВЕЅІЈКМНОРСТУХҮԚԜҺӀ",
    "ABEZHIKMNOPTYXC" + "ABESIJKMHOPCTYXYQWHI",
)
"""Capitals of Greek and Cyrillic that look like a Latin one, after Unicode's confusables (UTS 39)."""
_ALIKE_SCRIPTS = frozenset({"LATIN", "GREEK", "CYRILLIC", "COPTIC", "ARMENIAN", "CHEROKEE"})
_OURS = (
    *("bank", "banker", "dealer", "house", "table", "service", "display", "casekeeper", "croupier"),
    # What every object of the pages' scripts has: there a purse of that name would be found where none is.
    *("constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable"),
    *("toLocaleString", "toString", "valueOf"),
)


def likeness(name: str) -> str:
    """What is the same for names that look alike."""
    plain = unicodedata.normalize("NFKC", " ".join(name.split()))
    return unicodedata.normalize("NFKC", plain.casefold()).upper().translate(_LIKE_LATIN)


_RESERVED = frozenset(map(likeness, _OURS))


def name_mistake(name: str) -> Message | None:
    """Why nobody can be called so at a table, None when it will do."""
    if likeness(name) in _RESERVED or name.startswith("__"):
        return say("table-name-reserved", name=name)
    scripts = {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}
    if len(scripts & _ALIKE_SCRIPTS) > 1:
        return say("table-name-mixed", name=name)
    return None


def alike(name: str, others: Iterable[str]) -> str | None:
    """The first of `others` that looks like `name`, None when there is none; `name` itself does not count."""
    wanted = likeness(name)
    return next((other for other in others if other != name and likeness(other) == wanted), None)
