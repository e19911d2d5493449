"""In which language a page speaks: the one chosen on the front page, else the browser's."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from controller.catalogue import ROOTS, Catalogue, choose, languages

if TYPE_CHECKING:
    from controller.catalogue import Root

COOKIE = "faro_language"
"""Set by the front page (shell/choose.js)."""
_MOST = 20
"""Languages of a browser that are looked at."""


def served() -> tuple[str, ...]:
    """The languages there are; looked for once."""
    return _served(tuple(ROOTS))


@cache
def _served(roots: tuple[Root, ...]) -> tuple[str, ...]:
    return languages(roots)


def spoken(connection: HTTPConnection, served: Collection[str]) -> str:
    """The language of this page, one of those served."""
    chosen = connection.cookies.get(COOKIE, "")
    return choose([chosen, *accepted(connection.headers.get("accept-language", ""))], served)


def catalogue_of(connection: HTTPConnection) -> Catalogue:
    """The sentences for this page, or for whoever asks in its place."""
    return _catalogue(spoken(connection, served()), tuple(ROOTS))


@cache
def _catalogue(language: str, roots: tuple[Root, ...]) -> Catalogue:
    return Catalogue(language, roots)


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the best liked first; what is no weight counts as none (RFC 9110,
    12.5.4)."""
    weighed = []
    for place, entry in enumerate(header.split(",")[:_MOST]):
        tag, _, weight = entry.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
        except ValueError:
            quality = 0.0
        if quality > 0:
            weighed.append((-quality, place, tag.strip()))
    return [tag for _, _, tag in sorted(weighed)]
