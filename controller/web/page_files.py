"""What a page is made of, in few files: its scripts with those of the game that is played, and its style sheets.

Each is put together when it is first asked for, and kept. The address of a page's files names the program, so that a
browser may keep them for good: another program has other addresses. Whoever asks for those of another program has an
old page, which gets what there is now, and hears of it (`program`) when it comes to the table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from controller.games.registry import GAMES
from controller.web import files
from controller.web.bundle import LOADER, Script, bundle, later, source_map
from controller.web.files import FOR_GOOD, KINDS, File, Files, answer_of
from controller.web.pages import PAGES
from controller.web.scripts import ADDRESS, closure, modules_of, styles_of

NOT_KEPT = "no-store"
MOST_FILES = 64
"""Kept at most; a table that plays one game has some ten."""


def routes(program: str) -> list[Route]:
    """`program`: the one that serves."""
    kept = Files(files.ROOTS)

    def answers(made: Callable[..., File | None]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            asked = dict(request.path_params)
            cache = FOR_GOOD if asked.pop("program") == program else NOT_KEPT
            known = asked["page"] in PAGES and asked["game"] in GAMES
            return answer_of(made(kept, **asked) if known else None, request, cache=cache)

        return answer

    beginning = "/scripts/{program}/{page}/{game}"
    return [
        Route(f"{beginning}.js", answers(_scripts)),
        Route(f"{beginning}.js.map", answers(_map)),
        Route(f"{beginning}/{{name:path}}.map", answers(_later_map)),
        Route(f"{beginning}/{{name:path}}", answers(_later)),
        Route("/styles/{program}/{page}/{game}.css", answers(_styles)),
    ]


def _read(kept: Files, name: str) -> Script | None:
    file = kept.get(name)
    return None if file is None else Script(name, file.plain.decode("utf-8"))


def _read_all(kept: Files, names: list[str]) -> list[Script]:
    return [script for name in names if (script := _read(kept, name)) is not None]


def _own(kept: Files, page: str, game: str) -> tuple[list[Script], Script]:
    loader = _read(kept, LOADER)
    assert loader is not None
    return _read_all(kept, [address.removeprefix(ADDRESS) for address in modules_of(page, game)]), loader


@lru_cache(MOST_FILES)
def _scripts(kept: Files, page: str, game: str) -> File:
    own, loader = _own(kept, page, game)
    return File.of(bundle(own, loader, source_map=f"{game}.js.map").encode(), KINDS[".js"])


@lru_cache(MOST_FILES)
def _map(kept: Files, page: str, game: str) -> File:
    return File.of(source_map(*_own(kept, page, game)).encode(), "application/json")


def _further(kept: Files, page: str, game: str, name: str) -> list[Script] | None:
    """The script of this name and those it imports, without what the page has; None where there is none."""
    if not name.endswith(".js") or _read(kept, name) is None:
        return None
    there = {address.removeprefix(ADDRESS) for address in modules_of(page, game)}
    return _read_all(kept, [found for found in closure(name) if found not in there])


@lru_cache(MOST_FILES)
def _later(kept: Files, page: str, game: str, name: str) -> File | None:
    further = _further(kept, page, game, name)
    if further is None:
        return None
    return File.of(later(further, source_map=f"{name.rpartition('/')[2]}.map").encode(), KINDS[".js"])


@lru_cache(MOST_FILES)
def _later_map(kept: Files, page: str, game: str, name: str) -> File | None:
    further = _further(kept, page, game, name)
    return None if further is None else File.of(source_map(further, None).encode(), "application/json")


@lru_cache(MOST_FILES)
def _styles(kept: Files, page: str, game: str) -> File:
    sheets = [file.plain.decode("utf-8") for name in styles_of(page, game) if (file := kept.get(name)) is not None]
    return File.of("\n".join(sheets).encode(), KINDS[".css"])
