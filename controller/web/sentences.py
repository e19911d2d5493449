"""The pages' sentences by language, page and game: each catalogue joined once and kept in memory, as files are."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from controller.catalogue import HELD, ROOTS, page_source
from controller.catalogue.plain import entries
from controller.games.registry import GAMES
from controller.web.files import FOR_GOOD, File, answer_of, sent
from controller.web.languages import served
from controller.web.pages import PAGES
from controller.web.scripts import (
    ASKED_FOR,
    ASKS_LATER,
    SAID_BY_SCRIPTS,
    SELDOM_SAID,
    SELDOM_SENTENCE,
    TELLS_NO_RULES,
    mentioned,
    unspoken,
)

MOST_CATALOGUES = 120
"""Kept at most: of the game that is played, two for each page and language."""


def sentences_of(program: str) -> Callable[[Request], Awaitable[Response]]:
    """What answers with the catalogue; who names this `program`, the one that serves, may keep it for good."""

    async def answer(request: Request) -> Response:
        return sentences(request, "no-cache" if request.query_params.get("program") != program else FOR_GOOD)

    return answer


def sentences(request: Request, cache: str) -> Response:
    """The catalogue of one language in one file: what `page` at a table with this `game` may say, and all there is for
    who names no page or game that there is. `part` first: without what it seldom says; rest: that."""
    language, asked = request.path_params["language"], request.query_params
    page, game = asked.get("page", ""), asked.get("game", "")
    known = page in PAGES and game in GAMES
    without = unspoken(page, game) if known else frozenset[str]()
    part = asked.get("part", "")
    if language not in served():
        return answer_of(None, request)
    if part in ("first", "rest"):
        seldom = known and page in ASKS_LATER
        file = _part(part, language, tuple(ROOTS), without, (page, game) if seldom else None)
        return answer_of(file, request, cache=cache)
    return answer_of(_joined(language, tuple(ROOTS), without), request, cache=cache)


@lru_cache(MOST_CATALOGUES)
def _part(
    part: str,
    language: str,
    roots: tuple[str | os.PathLike[str], ...],
    without: AbstractSet[str],
    asks_later: tuple[str, str] | None,
) -> File:
    """`first` or `rest` of what a page may say. `asks_later`: page and game, where it asks for the rest later."""
    whole = entries(page_source(language, roots, without=without))
    first = whole if asks_later is None else _first(language, roots, without, *asks_later)
    said = first if part == "first" else {key: text for key, text in whole.items() if key not in first}
    return File.of(sent("\n".join(said.values()), ".ftl"), "text/plain")


def _first(
    language: str, roots: tuple[str | os.PathLike[str], ...], without: AbstractSet[str], page: str, game: str
) -> dict[str, str]:
    """What a page may say before it asks for the rest, with the sentences that stand within others."""
    there = entries(page_source(language, roots, without=without | SELDOM_SAID))
    says = mentioned(page, game)

    def wanted(key: str) -> bool:
        if ASKED_FOR.match(key) or (page in TELLS_NO_RULES and SELDOM_SENTENCE.match(key)):
            return False
        return key.partition("-")[0] not in SAID_BY_SCRIPTS or says(key)

    pending, found = {key for key in there if wanted(key)}, set[str]()
    while pending:
        found |= pending
        pending = {held for key in pending for held in HELD.findall(there[key]) if held in there} - found
    return {key: text for key, text in there.items() if key in found}


@lru_cache(MOST_CATALOGUES)
def _joined(language: str, roots: tuple[str | os.PathLike[str], ...], without: AbstractSet[str]) -> File:
    return File.of(sent(page_source(language, roots, without=without), ".ftl"), "text/plain")
