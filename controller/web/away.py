"""What a tablet keeps for when it does not reach the table: a page that stands alone, and the script by which a browser
shows it, a service worker. Browsers run such a script on encrypted pages and on the machine's own (W3C Service Workers,
"Secure context"); elsewhere nothing of this is asked for.

The page has every language, as nobody can be asked then which one to send; it holds nothing of the table or of who
asks.
"""

from __future__ import annotations

import base64
import hashlib
import json
from functools import cache
from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from controller.catalogue import ENGLISH, ROOTS, Catalogue
from controller.web.files import STATIC, File, sent
from controller.web.languages import served
from controller.web.middleware import HEADERS

SENTENCES = {
    "title": "away-title",
    "why": "away-why",
    "network": "away-network",
    "dealer": "away-dealer",
    "itself": "away-itself",
    "again": "away-again",
    "trying": "away-trying",
    "none": "away-none",
}
"""The places of the page, with the keys of what stands there."""

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#2a160c">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1 data-said="title">{title}</h1>
<p data-said="why">{why}</p>
<ul>
<li data-said="network">{network}</li>
<li data-said="dealer">{dealer}</li>
</ul>
<p data-said="itself">{itself}</p>
<button type="button" data-said="again">{again}</button>
<p role="status"></p>
</main>
<script type="application/json" id="said">{said}</script>
<script>{script}</script>
</body>
</html>
"""


def routes(program: str) -> list[Route]:
    """`program`: the one that serves."""

    async def page(request: Request) -> Response:
        file, policy = _page()
        answer = file.answer(request)
        answer.headers["Content-Security-Policy"] = policy
        return answer

    async def worker(request: Request) -> Response:
        return _worker(program).answer(request)

    return [Route("/away", page), Route("/worker.js", worker)]


@cache
def _page() -> tuple[File, str]:
    """The page, and what it may do: its own style and script stand in it, by their digests."""
    said = {language: _sentences(language) for language in served()}
    style = (STATIC / "css" / "away.css").read_text("utf-8")
    script = sent((STATIC / "js" / "away.js").read_text("utf-8"), ".js").decode()
    # In a script `<` could end it, in JSON it may be written so.
    written = json.dumps(said, ensure_ascii=False).replace("<", "\\u003c")
    page = _PAGE
    for place, text in {"language": ENGLISH, **said[ENGLISH]}.items():
        page = page.replace(f"{{{place}}}", escape(text))
    page = page.replace("{style}", style).replace("{said}", written).replace("{script}", script)
    own = {"script-src 'self'": f"script-src {_digest(script)}", "style-src 'self'": f"style-src {_digest(style)}"}
    policy = HEADERS["Content-Security-Policy"]
    for general, one in own.items():
        policy = policy.replace(general, one)
    return File.of(page.encode(), "text/html"), policy


def _sentences(language: str) -> dict[str, str]:
    catalogue = Catalogue(language, ROOTS)
    return {place: catalogue.text(key) for place, key in SENTENCES.items()}


def _digest(text: str) -> str:
    """The digest by which a policy names a style or a script (CSP 3, 2.3.1)."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


@cache
def _worker(program: str) -> File:
    script = sent((STATIC / "js" / "worker.js").read_text("utf-8"), ".js").decode()
    return File.of(f"const PROGRAM = {json.dumps(program)};{script}".encode(), "text/javascript")
