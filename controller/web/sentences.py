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
from controller.web.scripts import ASKED_FOR, ASKS_LATER, SELDOM_SAID, SELDOM_SENTENCE, TELLS_NO_RULES, unspoken

MOST_CATALOGUES = 120
"""Kept at most: a language has one for each game on the dealer's page, the service page and all others."""


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
    without = unspoken(page, game) if page in PAGES and game in GAMES else frozenset[str]()
    seldom = SELDOM_SAID - without if without and page in ASKS_LATER else frozenset[str]()
    part = asked.get("part", "")
    if language not in served():
        return answer_of(None, request)
    if part in ("first", "rest"):
        file = _part(part, language, tuple(ROOTS), without, seldom, bool(seldom) and page in TELLS_NO_RULES)
        return answer_of(file, request, cache=cache)
    return answer_of(_joined(language, tuple(ROOTS), without), request, cache=cache)


@lru_cache(MOST_CATALOGUES)
def _part(
    part: str,
    language: str,
    roots: tuple[str | os.PathLike[str], ...],
    without: AbstractSet[str],
    seldom: AbstractSet[str],
    tells_no_rules: bool,
) -> File:
    """`first` or `rest` of what a page may say."""
    first = entries(page_source(language, roots, without=without | seldom))
    if seldom:
        first = {key: text for key, text in first.items() if not ASKED_FOR.match(key)}
    if tells_no_rules:
        held = {key for text in first.values() for key in HELD.findall(text)}
        first = {key: text for key, text in first.items() if key in held or not SELDOM_SENTENCE.match(key)}
    whole = entries(page_source(language, roots, without=without))
    said = first if part == "first" else {key: text for key, text in whole.items() if key not in first}
    return File.of(sent("\n".join(said.values()), ".ftl"), "text/plain")


@lru_cache(MOST_CATALOGUES)
def _joined(language: str, roots: tuple[str | os.PathLike[str], ...], without: AbstractSet[str]) -> File:
    return File.of(sent(page_source(language, roots, without=without), ".ftl"), "text/plain")
