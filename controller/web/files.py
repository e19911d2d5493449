"""The pages' files, each read once and kept in memory, also compressed: a request then costs the table's
loop neither disk nor thread. What is changed on the disk shows after a restart of the table."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

STATIC = Path(__file__).parent / "static"
ROOTS: list[Path] = [STATIC]
"""Folders of files under /static. A game from elsewhere adds its own, as it adds itself to the games."""
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Of everything else the media type is text/plain."""
_COMMENTS = {
    ".js": re.compile(r"^[ \t]*//[^\n]*$|^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL),
    ".ftl": re.compile(r"^#[^\n]*$", re.MULTILINE),
}
"""Comments that have lines of their own."""
FOR_GOOD = "max-age=31536000, immutable"
"""Cache-Control of what is another at another address."""
WORTH_PACKING = 600
"""Bytes below which an answer is one packet either way."""


@dataclass(frozen=True, slots=True)
class File:
    """One answer: as it is and, where that is shorter, compressed."""

    plain: bytes
    packed: bytes | None
    kind: str
    digest: str

    @classmethod
    def of(cls, content: bytes, kind: str) -> File:
        packed = gzip.compress(content, mtime=0) if len(content) >= WORTH_PACKING else None
        if packed is not None and len(packed) >= len(content):
            packed = None
        return cls(content, packed, kind, hashlib.sha256(content).hexdigest()[:32])

    def answer(self, request: Request, *, cache: str = "no-cache") -> Response:
        """By default always asked for again by the browser, so that a new version of the table shows at once."""
        as_packed = self.packed is not None and _takes_gzip(request.headers.get("accept-encoding", ""))
        headers = {"Cache-Control": cache, "ETag": f'"{self.digest}{"-gzip" * as_packed}"'}
        if self.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if self.digest in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if as_packed:
            headers["Content-Encoding"] = "gzip"
        return Response(self.packed if as_packed else self.plain, media_type=self.kind, headers=headers)


def _takes_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header names gzip (RFC 9110, 12.5.3)."""
    for entry in header.lower().split(","):
        name, _, weight = entry.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def sent(source: str, suffix: str) -> bytes:
    """What is sent of a script or a catalogue: an empty line for each line of comment, of which a sixth of a page was.
    An error still names the right line."""
    comments = _COMMENTS.get(suffix)
    return (comments.sub(lambda found: "\n" * found[0].count("\n"), source) if comments else source).encode()


class Files:
    """The files of some folders by their paths below them, with `/`; hidden ones are left out."""

    def __init__(self, roots: Iterable[Path]) -> None:
        self._paths: dict[str, Path] = {}
        self._read: dict[str, File] = {}
        for root in roots:
            for folder, below, names in os.walk(root):
                below[:] = [name for name in below if not name.startswith(".")]
                paths = [Path(folder, name) for name in names if not name.startswith(".")]
                self._paths |= {path.relative_to(root).as_posix(): path for path in paths}

    def get(self, name: str) -> File | None:
        """None for what is not there. Raises OSError where it cannot be read."""
        if name not in self._read:
            if name not in self._paths:
                return None
            path = self._paths[name]
            content = path.read_bytes()
            if path.suffix in _COMMENTS and path.parent.name != "vendor":  # a licence stays with what it is for
                content = sent(content.decode("utf-8"), path.suffix)
            self._read[name] = File.of(content, KINDS.get(path.suffix, "text/plain"))
        return self._read[name]

    async def answer(self, request: Request) -> Response:
        return answer_of(self.get(request.path_params["path"]), request)


def answer_of(file: File | None, request: Request, *, cache: str = "no-cache") -> Response:
    """`cache`: how long the browser may keep it without asking again."""
    return PlainTextResponse("Not found\n", 404) if file is None else file.answer(request, cache=cache)
