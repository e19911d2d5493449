"""Sentences as people read them: from a code and its data, in the person's language (docs/languages.md).

A catalogue is a folder per language of Project Fluent's files. The first part of a key names its file:
`table-deal-begins` stands in `table.ftl`. `command_line/` has the files that no page needs. `static/js/core/i18n.js`
makes the same texts on the pages.

`faro --help` imports this module: what takes long to import (Fluent's libraries 80 ms, logging 7, pathlib 4, typing 3)
is imported where it is first needed, or not at all.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from threading import RLock

from controller.catalogue.plain import entries, plain_sentences

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from fluent.runtime import FluentBundle

    from controller.games.message import Coded, Message, Value

    Root = str | os.PathLike[str]

ENGLISH = "en"
"""The language in which every sentence exists."""
ROOTS: list[Root] = [os.path.join(os.path.dirname(os.path.dirname(__file__)), "web", "static", "i18n")]
"""Folders with a folder per language. A game from elsewhere adds its own, as it adds itself to the games."""
CHOSEN = "FARO_LANGUAGE"
"""The variable that names the command line's language; one that is not served is said on standard error."""
COMMAND_LINE = "command_line"
LETTERS = "pages-letters"
"""The sentence that has the letters of ace, jack, queen and king."""
ENGLISH_LETTERS = "A J Q K"
"""Of a language that does not say its own."""
LONGEST = 800
"""Characters of a text within a sentence, also of a sentence or a list: Fluent refuses more than 1000 in one place, as
one that fills the memory."""
FRENCH = "french"
SPANISH = "spanish"
"""The packs of which cards have the faces (`games.game.Game.faces`)."""
SPANISH_CARD = "pages-spanish-card"
"""The sentence that names a card of the Spanish pack."""
HELD = re.compile(r"\{ ([a-z][\w-]*) \}")
"""A sentence within another."""
_NOTE = re.compile(r"[a-z_]+-note-")
_FILE = re.compile(r"[a-z][a-z0-9_]*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{1,8})*")


def cut(text: str) -> str:
    """The beginning of a text that is longer than Fluent takes."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def languages(roots: Iterable[Root] = ROOTS) -> tuple[str, ...]:
    """The languages there are, such as `en`, in order."""
    names = {each.name for root in roots if os.path.isdir(root) for each in os.scandir(root) if each.is_dir()}
    return tuple(sorted(name for name in names if _LANGUAGE.fullmatch(name)))


def choose(wanted: Iterable[str], served: Collection[str]) -> str:
    """The first of the languages wanted (`es-AR`, `es_AR.UTF-8`) that is served, itself or in general (`es`); else
    English."""
    return next(filter(None, (_served(tag, served) for tag in wanted)), ENGLISH)


def _served(tag: str, served: Collection[str]) -> str | None:
    known = {language.lower(): language for language in served}
    parts = re.split(r"[.@]", tag)[0].replace("_", "-").lower().split("-")
    names = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((known[name] for name in names if name in known), None)


def language_of(environment: Mapping[str, str], served: Collection[str]) -> str:
    """The language of the command line: of FARO_LANGUAGE, else that of the machine's locale."""
    names = (CHOSEN, "LC_ALL", "LC_MESSAGES", "LANG")
    return choose([next((environment[name] for name in names if environment.get(name)), ENGLISH)], served)


def page_source(language: str, roots: Iterable[Root] = ROOTS, *, without: Collection[str] = ()) -> str:
    """All that pages need of this language, as one file. `without`: files from which a page does not speak, such as
    `macao`; it still gets those of their sentences that others hold, and notes, which stand in every log."""
    folders = [os.path.join(root, language) for root in roots if os.path.isdir(os.path.join(root, language))]
    names = [(folder, name) for folder in folders for name in sorted(os.listdir(folder)) if name.endswith(".ftl")]
    whole = [_read(os.path.join(*name)) for name in names if name[1].removesuffix(".ftl") not in without]
    left: dict[str, str] = {}
    for folder, name in names:
        if name.removesuffix(".ftl") in without:
            left |= entries(_read(os.path.join(folder, name)))
    added: dict[str, str] = {}
    wanted = {key for key in left if _NOTE.match(key)} | {key for source in whole for key in HELD.findall(source)}
    while wanted := {key for key in wanted if key in left and key not in added}:
        added |= {key: left[key] for key in sorted(wanted)}
        wanted = {held for key in wanted for held in HELD.findall(left[key])}
    return "\n".join([*whole, *added.values()])


def _read(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


class Catalogue:
    """The sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str, roots: Iterable[Root] = ROOTS) -> None:
        self.language = language
        self._sentences = [_Sentences(name, tuple(roots)) for name in dict.fromkeys((language, ENGLISH))]

    def text(self, code: str, /, **data: Value) -> str:
        """The sentence of this code; the code with its data where there is none, or no file can be read just now."""
        if code == "plain":
            return str(data["text"])
        try:
            for sentences in self._sentences:
                said = sentences.plain(code)
                if said is None:
                    said = sentences.text(code, {name: self._value(value) for name, value in data.items()})
                if said is not None:
                    return said
        except (OSError, ImportError):  # no descriptor left, say; what tells of it must not fail for that
            return _coded(code, data)
        _log_error("no sentence of the code %s", code)
        return _coded(code, data)

    def text_of(self, message: Message | str) -> str:
        """The sentence of a message; a text of an old journal as it is."""
        return message if isinstance(message, str) else self.text(message.code, **dict(message.data))

    def _value(self, value: Value) -> Any:
        """As Fluent takes it."""
        if isinstance(value, str):
            return cut(value)
        from controller.catalogue.values import number, several
        from controller.games.message import Message

        if isinstance(value, Message):
            return cut(self.text_of(value))
        if isinstance(value, tuple):
            return several(self._value(item) for item in value)
        if isinstance(value, bool):
            return "true" if value else "false"
        return number(value)


class _Sentences:
    """Those of one language, each file read when it is first needed."""

    def __init__(self, language: str, roots: Sequence[Root]) -> None:
        self._language = language
        self._folders = [os.path.join(root, language, part) for root in roots for part in ("", COMMAND_LINE)]
        self._bundle: FluentBundle | None = None
        self._sources: dict[str, list[str]] = {}
        self._plain: dict[str, str] = {}
        self._one_reads = RLock()
        """The table's log speaks from several threads."""

    def plain(self, code: str) -> str | None:
        """The sentence if there is one and nothing is put into it."""
        with self._one_reads:
            self._source(code)
            return self._plain.get(code)

    def text(self, code: str, values: Mapping[str, Any]) -> str | None:
        """Nothing where the language has no such sentence."""
        with self._one_reads:
            bundle = self._with(code)
            pattern = bundle.get_message(code).value if bundle.has_message(code) else None
            if pattern is None:
                return None
            said, errors = bundle.format_pattern(pattern, dict(values))
        for error in errors:
            _log_error("%s: %s", code, error)
        return str(said)

    def _spanish(self, rank: str, suit: str) -> str | None:
        """A card by its labels, while cards have the faces of the Spanish pack and the language has names for them."""
        return self.text(SPANISH_CARD, {"rank": rank, "suit": suit}) if _dealt == SPANISH else None

    def _source(self, code: str) -> list[str]:
        """The files of the code's name, if there are any."""
        name = code.partition("-")[0]
        if name not in self._sources:
            paths = [os.path.join(folder, f"{name}.ftl") for folder in self._folders] if _FILE.fullmatch(name) else []
            self._sources[name] = [_read(path) for path in paths if os.path.isfile(path)]
            for source in self._sources[name]:
                self._plain.update(plain_sentences(source))
        return self._sources[name]

    def _with(self, code: str) -> FluentBundle:
        """The bundle with the files of the code's name, and those whose sentences its own hold."""
        from fluent.runtime import FluentResource

        from controller.catalogue.values import bundle

        if self._bundle is None:
            letters = self.plain(LETTERS) or ENGLISH_LETTERS
            self._bundle = bundle(self._language, letters, self._spanish)
        sources = self._source(code)
        while sources:
            source = sources.pop()
            self._bundle.add_resource(FluentResource(source))
            for other in HELD.findall(source):
                self._with(other)
        return self._bundle


def _coded(code: str, data: Mapping[str, Value]) -> str:
    from controller.games.message import say

    return str(say(code, **data))


def _log_error(text: str, *values: Any) -> None:
    import logging

    logging.getLogger(__name__).error(text, *values)


_dealt = FRENCH


@contextmanager
def dealt_with(faces: str) -> Iterator[None]:
    """Within it the command line's cards have the faces of this pack."""
    global _dealt
    former, _dealt = _dealt, faces
    try:
        yield
    finally:
        _dealt = former


@cache
def _own() -> Catalogue:
    served, chosen = languages(), os.environ.get(CHOSEN)
    own = Catalogue(language_of(os.environ, served))
    if chosen and _served(chosen, served) is None:
        what = own.text("cli-no-language", variable=CHOSEN, given=chosen, languages=served)
        print(f"faro: {what}", file=sys.stderr)
    return own


def language() -> str:
    """The language of whoever reads the command line, such as `en`."""
    return _own().language


def text(code: str, /, **data: Value) -> str:
    """The sentence of this code in the language of whoever reads the command line."""
    return _own().text(code, **data)


def text_of(message: Coded | str) -> str:
    """The sentence of this message in the language of whoever reads the command line."""
    from controller.games.message import as_message

    return _own().text_of(message if isinstance(message, str) else as_message(message))


def decimal(value: float, places: int) -> str:
    """A number for people with this many digits behind the point or comma of whoever reads the command line. One that a
    program reads is written by Python."""
    written = f"{value:.{places}f}"
    return written if language() == ENGLISH else written.replace(".", _decimal_sign(language()))


@cache
def _decimal_sign(language: str) -> str:
    from controller.catalogue.values import decimal_sign

    return decimal_sign(language)


def ranks_written(labels: str) -> str:
    """Ranks by their labels, such as K-Q-A-2, with the letters of whoever reads the command line; T is 10."""
    letters = _own().text(LETTERS).split()
    own = dict(zip("TAJQK", ("10", *letters), strict=True))
    return "".join(own.get(one, one) for one in labels)


def said(error: Exception) -> str:
    """What an error says to the person: its message where it bears one, else its text."""
    message = getattr(error, "message", None)
    return str(error) if message is None else text_of(message)
