"""The HTML shells of the pages. Pure text: everything that moves is drawn by the scripts in `static/`."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from controller.catalogue import ENGLISH

PAGES = {
    "choose": "Faro",
    "play": "Faro: your seat",
    "dealer": "Faro: dealer",
    "display": "Faro: the table",
    "service": "Faro: service",
}

_HEAD = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#2a160c">
<title>{title}</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/css/base.css">
<link rel="stylesheet" href="/static/css/table.css">
<link rel="stylesheet" href="/static/css/pages.css">
<link rel="stylesheet" href="/static/css/service.css">
"""

_SHELL = (
    _HEAD
    + """{preloads}<script type="module" src="/static/js/main.js"></script>
</head>
<body data-page="{page}" data-languages="{languages}" data-speechless="{speechless}">
<div id="app"><p class="wait">The table is being laid&hellip;</p></div>
<noscript><p class="wait">These pages need JavaScript; nothing is loaded from outside this table.</p></noscript>
</body>
</html>
"""
)

_SIGN_IN = (
    _HEAD
    + """</head>
<body class="door">
<main class="plate">
<h1>Dealer&rsquo;s side</h1>
<form method="post" action="/sign-in">
<input type="hidden" name="to" value="{to}">
<label for="pin">PIN</label>
<input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="current-password" maxlength="64" required
 autofocus>
<button class="brass" type="submit">Sign in</button>
</form>
<p class="refusal" role="alert">{message}</p>
<p><a href="/">Back to the table</a></p>
</main>
</body>
</html>
"""
)


_LOST = (
    _HEAD
    + """</head>
<body class="door">
<main class="plate">
<h1>No such page</h1>
<p>The table has no page at this address.</p>
<ul>
<li><a href="/play">Take a seat</a></li>
<li><a href="/display">Watch the table</a></li>
<li><a href="/dealer">Dealer</a></li>
<li><a href="/service">Service</a></li>
</ul>
<p><a class="brass" href="/">The front door</a></p>
</main>
</body>
</html>
"""
)


def lost() -> str:
    """The page for an address that the table does not have."""
    return _LOST.format(language="en", title="Faro: no such page")


def page(name: str, modules: Iterable[str] = (), *, language: str = ENGLISH, languages: Iterable[str] = ()) -> str:
    """The shell of one of PAGES. `modules`: addresses of the scripts it will import, fetched all at once. `language`:
    in which it speaks; `languages`: those there are."""
    preloads = "".join(f'<link rel="modulepreload" href="{escape(address)}">\n' for address in modules)
    for spoken in dict.fromkeys((language, ENGLISH)):
        preloads += f'<link rel="preload" href="/i18n/{spoken}.ftl" as="fetch" crossorigin>\n'
    return _SHELL.format(
        language=language,
        languages=" ".join(languages),
        title=escape(PAGES[name]),
        page=name,
        preloads=preloads,
        speechless="The sentences of this page could not be loaded. Load the page again.",
    )


def sign_in(to: str, message: str = "") -> str:
    """The PIN form; `to` is the page asked for, `message` why the last try was refused."""
    return _SIGN_IN.format(language="en", title="Faro: sign in", to=escape(to), message=escape(message))
