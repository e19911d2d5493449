"""The HTML shells of the pages. Pure text: everything that moves is drawn by the scripts in `static/`."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from controller.catalogue import ENGLISH, Catalogue
from controller.games.message import Message
from controller.web.scripts import SHEETS, catalogue_address, scripts_address, styles_address

PAGES = {
    "choose": "pages-title-choose",
    "play": "pages-title-play",
    "dealer": "pages-title-dealer",
    "display": "pages-title-display",
    "service": "pages-title-service",
    "rules": "pages-title-rules",
    "help": "pages-title-help",
}
"""Each page with the key of its title."""

TOP = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#2a160c">
<title>{title}</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
"""
"""How every page begins; `{language}` and `{title}` are filled in."""
_TOP = TOP + '<link rel="manifest" href="/static/table.webmanifest">\n'

_HEAD = _TOP + "".join(f'<link rel="stylesheet" href="/static/css/{name}.css">\n' for name in SHEETS)

_SHELL = (
    _TOP
    + """<link rel="stylesheet" href="{styles}">
<script type="module" src="{module}"></script>
{preloads}\
</head>
<body data-page="{page}" data-game="{game}" data-program="{program}" data-languages="{languages}"
 data-speechless="{speechless}">
{above}<div id="app"><p class="wait">{laying}</p></div>
<noscript><p class="wait">{scripts}</p></noscript>
{below}</body>
</html>
"""
)

_SIGN_IN = (
    _HEAD
    + """</head>
<body class="door">
<main class="plate">
<h1>{heading}</h1>
<form method="post" action="/sign-in">
<input type="hidden" name="to" value="{to}">
<label for="pin">{pin}</label>
<input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="current-password" maxlength="64" required
 autofocus>
<button class="brass" type="submit">{submit}</button>
</form>
<p class="refusal" role="alert">{message}</p>
<p><a href="/">{back}</a></p>
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
<h1>{heading}</h1>
<p>{why}</p>
<ul>
<li><a href="/play">{seat}</a></li>
<li><a href="/display">{display}</a></li>
<li><a href="/dealer">{dealer}</a></li>
<li><a href="/service">{service}</a></li>
</ul>
<p><a class="brass" href="/">{front}</a></p>
</main>
</body>
</html>
"""
)


_TRUST = (
    _HEAD
    + """</head>
<body class="door">
<main class="plate trust">
<h1>{heading}</h1>
<h2>{without}</h2>
<p>{expected}</p>
<ul>
<li>{chrome}</li>
<li>{firefox}</li>
<li>{safari}</li>
</ul>
<p>{encrypted}</p>
<p><a class="brass" href="{to}">{front}</a></p>
<h2>{print}</h2>
<p class="fingerprint">{fingerprint}</p>
<p>{compare}</p>
<h2>{with}</h2>
<p>{bounds}</p>
<p><a class="brass" href="{certificate}">{download}</a></p>
<ul>
<li>{iphone}</li>
<li>{android}</li>
<li>{computer}</li>
</ul>
</main>
</body>
</html>
"""
)

_CAMERA = (
    _HEAD
    + """<link rel="stylesheet" href="/static/css/phone.css">
{preloads}<script type="module" src="/static/js/phone/phone.js"></script>
</head>
<body data-table="{table}" data-speechless="{speechless}">
<div id="app"><p class="wait">{laying}</p></div>
<noscript><p class="wait">{scripts}</p></noscript>
</body>
</html>
"""
)


_NO_CAMERA = (
    _HEAD
    + """</head>
<body class="door">
<main class="plate">
<h1>{heading}</h1>
<p>{message}</p>
<p>{how}</p>
<p><a href="/">{back}</a></p>
</main>
</body>
</html>
"""
)

CERTIFICATE = "/trust/faro-table.crt"
"""Where the authority's certificate is fetched."""
NAMED_ON = frozenset({"dealer", "display", "service"})
"""Pages that show the authority's fingerprint."""


def trust(catalogue: Catalogue, fingerprint: str, to: str) -> str:
    """The page about the table's own certificate; `to`: the address of the table's front page."""
    page = _TRUST.replace("{to}", escape(to)).replace("{certificate}", CERTIFICATE)
    return _filled(
        page.replace("{fingerprint}", escape(fingerprint)),
        catalogue,
        title="trust-title",
        heading="trust-heading",
        without="trust-without",
        expected="trust-expected",
        chrome="trust-chrome",
        firefox="trust-firefox",
        safari="trust-safari",
        encrypted="trust-encrypted",
        front="trust-front",
        print="trust-fingerprint",
        compare="trust-compare",
        bounds="trust-bounds",
        download="trust-download",
        iphone="trust-iphone",
        android="trust-android",
        computer="trust-computer",
        **{"with": "trust-with"},
    )


def lost(catalogue: Catalogue) -> str:
    """The page for an address that the table does not have."""
    return _filled(
        _LOST,
        catalogue,
        title="pages-title-lost",
        heading="pages-lost",
        why="pages-lost-why",
        seat="pages-take-seat",
        display="pages-lost-display",
        dealer="pages-dealer",
        service="pages-service",
        front="pages-lost-front",
    )


def page(
    name: str,
    catalogue: Catalogue,
    *,
    game: str,
    program: str,
    languages: Iterable[str] = (),
    fingerprint: str = "",
    readable: bool = False,
) -> str:
    """The shell of one of PAGES at a table that plays this game. `program`: the one that makes the page; `languages`:
    those there are; `fingerprint`: of the table's own authority, where it has one; `readable`: the pages reach other
    machines unencrypted, which the dealer is shown."""
    preloads = ""
    for language in dict.fromkeys((catalogue.language, ENGLISH)):
        address = escape(catalogue_address(language, name, game, program))
        preloads += f'<link rel="preload" href="{address}" as="fetch" crossorigin>\n'
    above = below = ""
    if readable and name == "dealer":
        said = escape(catalogue.text("trust-readable"))
        above = f'<p class="banner fault" role="status" data-said="readable">{said}</p>\n'
    if fingerprint and name in NAMED_ON:
        called = f'<a href="/trust" data-said="fingerprint">{escape(catalogue.text("trust-fingerprint"))}</a>'
        below = f'<footer class="fingerprint">{called} {escape(fingerprint)}</footer>\n'
    shell = (
        _SHELL.replace("{above}", above)
        .replace("{styles}", escape(styles_address(program, name, game)))
        .replace("{module}", escape(scripts_address(program, name, game)))
        .replace("{below}", below)
        .replace("{preloads}", preloads)
        .replace("{page}", name)
        .replace("{game}", escape(game))
        .replace("{program}", escape(program))
        .replace("{languages}", " ".join(languages))
    )
    title = catalogue.text(PAGES[name], game=catalogue.text(f"{game}-title"))
    return _filled(
        shell.replace("{title}", escape(title)),
        catalogue,
        laying="pages-laying",
        scripts="pages-scripts",
        speechless="pages-speechless",
    )


def camera(catalogue: Catalogue, table: str) -> str:
    """The page that makes a phone the camera of the table of this name."""
    preloads = ""
    for language in dict.fromkeys((catalogue.language, ENGLISH)):
        preloads += f'<link rel="preload" href="{catalogue_address(language)}" as="fetch" crossorigin>\n'
    return _filled(
        _CAMERA.replace("{preloads}", preloads).replace("{table}", escape(table)),
        catalogue,
        title="phone-title",
        laying="pages-laying",
        scripts="pages-scripts",
        speechless="pages-speechless",
    )


def no_camera(catalogue: Catalogue, refused: Message) -> str:
    """Why who asks is not shown that page."""
    return _filled(
        _NO_CAMERA.replace("{message}", escape(catalogue.text_of(refused))),
        catalogue,
        title="phone-title",
        heading="phone-not-opened",
        how="phone-how",
        back="pages-back-to-table",
    )


def sign_in(
    to: str,
    catalogue: Catalogue,
    refused: Message | None = None,
    *,
    heading: str = "pages-sign-in-heading",
    back: str = "pages-back-to-table",
) -> str:
    """The PIN form; `to` is the page asked for, `refused` why the last try was. `heading`, `back`: the keys of whose
    side it is, and of where it leads back to."""
    message = "" if refused is None else catalogue.text_of(refused)
    return _filled(
        _SIGN_IN.replace("{to}", escape(to)).replace("{message}", escape(message)),
        catalogue,
        title="pages-title-sign-in",
        heading=heading,
        pin="pages-pin",
        submit="pages-sign-in",
        back=back,
    )


def _filled(page: str, catalogue: Catalogue, **keys: str) -> str:
    """The page with its language, and the sentence of each key in its place."""
    for place, key in keys.items():
        page = page.replace(f"{{{place}}}", escape(catalogue.text(key)))
    return page.replace("{language}", catalogue.language)
