"""Sentences as people read them: from a code and its data, in the person's language (docs/languages.md).

A catalogue is a folder per language of Project Fluent's files. The first part of a key names its file:
`table-deal-begins` stands in `table.ftl`. `command_line/` has the files that no page needs. `static/js/core/i18n.js`
makes the same texts on the pages.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from controller.games.message import PLAIN, Message, Value, as_message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

log = logging.getLogger(__name__)

ENGLISH = "en"
"""The language in which every sentence exists."""
ROOTS = [Path(__file__).parents[1] / "web" / "static" / "i18n"]
"""Folders with a folder per language. A game from elsewhere adds its own, as it adds itself to the games."""
COMMAND_LINE = "command_line"
_FILE = re.compile(r"[a-z][a-z0-9_]*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{1,8})*")


def languages(roots: Iterable[Path] = ROOTS) -> tuple[str, ...]:
    """The languages there are, such as `en`, in order."""
    names = {folder.name for root in roots if root.is_dir() for folder in root.iterdir() if folder.is_dir()}
    return tuple(sorted(name for name in names if _LANGUAGE.fullmatch(name)))


def choose(wanted: Iterable[str], served: Collection[str]) -> str:
    """The first of the languages wanted (`es-AR`, `es_AR.UTF-8`) that is served, itself or in general (`es`); else
    English."""
    known = {language.lower(): language for language in served}
    for tag in wanted:
        parts = re.split(r"[.@]", tag)[0].replace("_", "-").lower().split("-")
        for length in range(len(parts), 0, -1):
            if found := known.get("-".join(parts[:length])):
                return found
    return ENGLISH


def language_of(environment: Mapping[str, str], served: Collection[str]) -> str:
    """The language of the command line: of FARO_LANGUAGE, else that of the machine's locale."""
    names = ("FARO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return choose([next((environment[name] for name in names if environment.get(name)), ENGLISH)], served)


def page_source(language: str, roots: Iterable[Path] = ROOTS) -> str:
    """All that pages need of this language, as one file."""
    return "\n".join(path.read_text("utf-8") for root in roots for path in sorted((root / language).glob("*.ftl")))


class Catalogue:
    """The sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str, roots: Iterable[Path] = ROOTS) -> None:
        self.language = language
        self._sentences = [_Sentences(name, tuple(roots)) for name in dict.fromkeys((language, ENGLISH))]

    def text(self, code: str, /, **data: Value) -> str:
        """The sentence of this code; the code with its data where there is none."""
        if code == PLAIN:
            return str(data["text"])
        for sentences in self._sentences:
            said = sentences.text(code, {name: self._value(value) for name, value in data.items()})
            if said is not None:
                return said
        log.error("no sentence of the code %s", code)
        return str(Message(code, tuple(sorted(data.items()))))

    def text_of(self, message: Message | str) -> str:
        """The sentence of a message; a text of an old journal as it is."""
        return message if isinstance(message, str) else self.text(message.code, **dict(message.data))

    def _value(self, value: Value) -> Any:
        """As Fluent takes it."""
        from controller.catalogue.values import number, several

        if isinstance(value, Message):
            return self.text_of(value)
        if isinstance(value, tuple):
            return several(self._value(item) for item in value)
        if isinstance(value, bool):
            return "true" if value else "false"
        return value if isinstance(value, str) else number(value)


class _Sentences:
    """Those of one language, each file read when it is first needed."""

    def __init__(self, language: str, roots: Sequence[Path]) -> None:
        self._language = language
        self._folders = [root / language / part for root in roots for part in ("", COMMAND_LINE)]
        self._bundle: FluentBundle | None = None
        self._read: set[str] = set()

    def text(self, code: str, values: Mapping[str, Any]) -> str | None:
        """Nothing where the language has no such sentence."""
        bundle = self._with(code.partition("-")[0])
        pattern = bundle.get_message(code).value if bundle.has_message(code) else None
        if pattern is None:
            return None
        said, errors = bundle.format_pattern(pattern, dict(values))
        for error in errors:
            log.error("%s: %s", code, error)
        return str(said)

    def _with(self, name: str) -> FluentBundle:
        """The bundle with the file of this name, if there is one."""
        from fluent.runtime import FluentResource

        from controller.catalogue.values import bundle

        if self._bundle is None:
            self._bundle = bundle(self._language)
        if name not in self._read and _FILE.fullmatch(name):
            self._read.add(name)
            for path in (folder / f"{name}.ftl" for folder in self._folders):
                if path.is_file():
                    self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
        return self._bundle


@cache
def _own() -> Catalogue:
    return Catalogue(language_of(os.environ, languages()))


def text(code: str, /, **data: Value) -> str:
    """The sentence of this code in the language of whoever reads the command line."""
    return _own().text(code, **data)


def text_of(message: Message | str) -> str:
    """The sentence of this message in the language of whoever reads the command line."""
    return _own().text_of(message)


def said(error: Exception) -> str:
    """What an error says to the person: its message where it bears one, else its text."""
    message = getattr(error, "message", None)
    return str(error) if message is None else text_of(as_message(message))
