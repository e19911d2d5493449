"""Which scripts a page imports, and of the catalogue which files it speaks from: read once from the scripts themselves.

Pure but for the reading of the scripts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Set
from functools import cache
from pathlib import Path, PurePosixPath

from controller.games.registry import GAMES
from controller.web.files import ROOTS

MAIN = "js/main.js"
ADDRESS = "/static/"
SPOKEN_ON = {
    "dealer": frozenset({"dealer"}),
    "service": frozenset({"service"}),
    "trust": frozenset[str](),
    "away": frozenset[str](),
}
"""Files of the catalogue whose sentences these pages alone make, or none: the server makes those of `trust` and
`away`."""
SELDOM_SAID = frozenset({"hardware", "vision", "link", "journal", "phone", "training"})
"""Files of the catalogue of which a page seldom says a word: it fetches them when it has to say the first."""
ASKS_LATER = frozenset({"choose", "play", "dealer", "display", "rules", "help"})
"""The pages that do; the service page says all of them."""
SELDOM_SENTENCE = re.compile(r"[a-z_]+-(?:option|rules|term)-")
"""The rules in force, and what words mean: the dealer's page and the display seldom say more of it than a line of the
log."""
ASKED_FOR = re.compile(r"[a-z_]+-(?:typed|heard|called)-")
"""What a page says only once somebody wants to type what he does, to hear his cards, or the house the calls."""
TELLS_NO_RULES = frozenset({"dealer", "display"})
SAID_BY_SCRIPTS = frozenset({"dealer", "pages", "play", "wire"})
"""Files of the catalogue whose sentences the scripts say, or an answer of the server. What a page's own scripts do not
mention, it fetches when it has to say it."""
_NOTE = "-note-"
"""In the code of a line of the log: the server writes them, and every page shows them."""
_CODE = re.compile(r"[a-z_]+(?:-\w+)*")
_BEGINNING = re.compile(r"([a-z_]+-(?:\w+-)*)\$\{")
"""Of a code whose end is another each time."""
_FOR_ANY_GAME = "play-"
"""A script asks for these without it: a game may have a sentence of its own in place of one."""
_IMPORTED = re.compile(r'(?:from|import) "(\.[^"]+)"')
_PAGE = re.compile(r'^ +(\w+): \[.*import\("(\.[^"]+)"\)', re.MULTILINE)
"""The line of main.js that imports what a page is made of, when it is shown."""
_PLAY = re.compile(r'^ +play: .*import\("(\.[^"]+)"\)', re.MULTILINE)
"""The line of a game's game.js that imports its page of a seat."""
_SHEET = re.compile(r'new URL\("(\.{1,2}/[^"]+\.css)", import\.meta\.url\)')
SHEETS = ("base", "table", "pages", "service", "room")
"""The style sheets, in their order."""
SHEETS_OF = {"service": "service", "room": "display"}
"""Those that one page alone needs."""


def beside(name: str, imported: str) -> str:
    """The name below `static` of what the script of this name imports."""
    parts = list(PurePosixPath(name).parent.parts)
    for part in PurePosixPath(imported).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


@cache
def _source(name: str, roots: tuple[Path, ...]) -> str | None:
    """The script of this name in the last of these folders that has it, as it is served (`files.Files`); None where
    there is none."""
    paths = [root / name for root in reversed(roots) if (root / name).is_file()]
    return paths[0].read_text("utf-8") if paths else None


def modules_of(page: str, game: str) -> tuple[str, ...]:
    """The addresses of all scripts that a page of a table with this game imports, in order."""
    return _modules(page, game, tuple(ROOTS))


@cache
def _modules(page: str, game: str, roots: tuple[Path, ...]) -> tuple[str, ...]:
    shown = dict(_PAGE.findall(_source(MAIN, roots) or ""))
    own = f"js/games/{game}/game.js"
    begin = {MAIN, own} | ({beside(MAIN, shown[page])} if page in shown else set())
    if page == "play":
        begin |= {beside(own, name) for name in _PLAY.findall(_source(own, roots) or "")}
    return tuple(f"{ADDRESS}{name}" for name in _closure(frozenset(begin), roots))


def closure(name: str) -> tuple[str, ...]:
    """The names below `static` of this script and all that it imports, in order."""
    return _closure(frozenset({name}), tuple(ROOTS))


def _closure(begin: Set[str], roots: tuple[Path, ...]) -> tuple[str, ...]:
    pending, found = set(begin), set[str]()
    while pending:
        name = pending.pop()
        found.add(name)
        pending |= {beside(name, imported) for imported in _IMPORTED.findall(_source(name, roots) or "")} - found
    return tuple(sorted(name for name in found if _source(name, roots) is not None))


def styles_of(page: str, game: str) -> tuple[str, ...]:
    """The names below `static` of the style sheets of a page of a table with this game, in the order in which they
    hold: what a game says comes last, after what it shares with others."""
    names = [address.removeprefix(ADDRESS) for address in modules_of(page, game)]
    names.sort(key=lambda name: name.startswith("js/games/"))
    own = [beside(name, sheet) for name in names for sheet in _SHEET.findall(_source(name, tuple(ROOTS)) or "")]
    return (*(f"css/{name}.css" for name in SHEETS if SHEETS_OF.get(name, page) == page), *own)


def scripts_address(program: str, page: str, game: str) -> str:
    """Where a page fetches its scripts, in one file (`page_files`)."""
    return f"/scripts/{program}/{page}/{game}.js"


def styles_address(program: str, page: str, game: str) -> str:
    """Where a page fetches its style sheets, in one file."""
    return f"/styles/{program}/{page}/{game}.css"


def unspoken(page: str, game: str) -> frozenset[str]:
    """The files of the catalogue from which the page does not speak: of the games those that are not this one nor one
    whose scripts it imports."""
    begin = f"{ADDRESS}js/games/"
    played = {path.removeprefix(begin).split("/")[0] for path in modules_of(page, game) if path.startswith(begin)}
    others = GAMES.keys() - played - {game}
    families = {name for other in others for name in _families(other)} - _families(game)
    return frozenset(others | families) | {name for name, pages in SPOKEN_ON.items() if page not in pages}


def mentioned(page: str, game: str) -> Callable[[str], bool]:
    """Whether a page's scripts, or the log on it, may say the sentence of a code; scripts that are fetched later do not
    count."""
    return _mentioned(page, game, tuple(ROOTS))


@cache
def _mentioned(page: str, game: str, roots: tuple[Path, ...]) -> Callable[[str], bool]:
    sources = [_source(address.removeprefix(ADDRESS), roots) or "" for address in _modules(page, game, roots)]
    codes = frozenset(code for source in sources for code in _CODE.findall(source))
    beginnings = tuple({code for source in sources for code in _BEGINNING.findall(source)})

    def says(code: str) -> bool:
        names = (code, code.removeprefix(_FOR_ANY_GAME))
        return _NOTE in code or any(name in codes or name.startswith(beginnings) for name in names)

    return says


def _families(game: str) -> frozenset[str]:
    """The folders in which its rules lie, of which one may have a file of the catalogue for all its games."""
    return frozenset(type(GAMES[game]).__module__.split(".")[2:] if game in GAMES else ())


def catalogue_address(language: str, page: str = "", game: str = "", program: str = "") -> str:
    """Where a page of this program fetches what it has to say first (static/js/core/i18n.js asks the same, and for the
    rest later); without a game all there is."""
    return f"/i18n/{language}.ftl" + (f"?page={page}&game={game}&part=first&program={program}" if game else "")
