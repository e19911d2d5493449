"""The pages' sentences by language, page and game: each catalogue joined once and kept in memory, as files are."""

from __future__ import annotations

import os
from collections.abc import Set as AbstractSet
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from controller.catalogue import ROOTS, page_source
from controller.games.registry import GAMES
from controller.web.files import File, answer_of, sent
from controller.web.languages import served
from controller.web.pages import PAGES
from controller.web.scripts import unspoken

MOST_CATALOGUES = 120
"""Kept at most: a language has one for each game on the dealer's page, the service page and all others."""


async def sentences(request: Request) -> Response:
    """The catalogue of one language in one file: what `page` at a table with this `game` may say, and all there is for
    who names no page or game that there is."""
    language, asked = request.path_params["language"], request.query_params
    page, game = asked.get("page", ""), asked.get("game", "")
    without = unspoken(page, game) if page in PAGES and game in GAMES else frozenset[str]()
    return answer_of(_joined(language, tuple(ROOTS), without) if language in served() else None, request)


@lru_cache(MOST_CATALOGUES)
def _joined(language: str, roots: tuple[str | os.PathLike[str], ...], without: AbstractSet[str]) -> File:
    return File.of(sent(page_source(language, roots, without=without), ".ftl"), "text/plain")
