"""Deals as one page of HTML that opens anywhere without a network: their cards with the pictures they were read from,
what each stake came to, money and log. It has no script, and nothing in it is fetched.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from controller.catalogue import SPANISH, dealt_with, language, text, text_of
from controller.colours import RED_SUITS
from controller.games.message import Coded
from controller.table.state import TableState, faces_of, game_of, is_public, live
from controller.web.html_table import class_of, signed, table

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; margin-bottom: 0; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 0.5rem; }
ol.cards { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.5rem; }
ol.cards li { border: 1px solid #8888; border-radius: 4px; padding: 0.3rem; text-align: center; min-width: 3.5rem; }
ol.cards b { display: block; font-size: 1.25rem; }
ol.cards img { display: block; max-width: min(8rem, 24vw); max-height: 11rem; margin: 0.25rem auto 0; }
ol.cards img.face { width: 5rem; }
.red { color: #c22; }
@media (prefers-color-scheme: dark) { .red { color: #f66; } }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.2rem 0.6rem 0.2rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
th.n, td.n { text-align: end; font-variant-numeric: tabular-nums; }
td.at { white-space: nowrap; font-variant-numeric: tabular-nums; }
footer, .small { font-size: 0.875rem; overflow-wrap: anywhere; }
.wrong { color: #b00; font-weight: bold; }
@page { margin: 1.5cm; }
@media print {
  :root { color-scheme: light; }
  body { font-size: 10pt; max-width: none; padding: 0; }
  article + article { break-before: page; }
  h2 { break-after: avoid; }
  li, tr { break-inside: avoid; }
  ol.cards img { max-width: 2.2cm; max-height: 3.2cm; }
}
"""


@dataclass(frozen=True, slots=True)
class Page:
    """A deal: its log with the times, the table after it, its pictures that were proven (JPEG) with the card from 1
    that each is of, what became of all of them, and whether they are whole."""

    number: int
    lines: Sequence[tuple[str, Coded]]
    state: TableState
    pictures: Sequence[tuple[int, bytes]]
    evidence: str
    whole: bool
    proof: str
    """Where the journal stood then."""


def page_of(deals: Sequence[Page], chain: str, *, whole: bool) -> str:
    """The page. `chain`: what the journal's chain proves, and `whole` whether it does."""
    title = escape(", ".join(_title(deal) for deal in deals))
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(language())}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            # Nothing is run and nothing is fetched, whatever a name or a sentence may hold.
            '<meta http-equiv="Content-Security-Policy" '
            "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\">",
            f"<title>{title}</title>",
            f"<style>{STYLE}</style></head>",
            "<body><main>",
            *(line for deal in deals for line in _with_its_faces(deal)),
            "</main>",
            f"<footer{class_of('' if whole else 'wrong')}><p>{_lines_of(chain)}</p></footer>",
            "</body></html>",
            "",
        ]
    )


def _title(deal: Page) -> str:
    return f"{text('pages-account-deal', number=deal.number)}: {text(f'{game_of(deal.state).name}-name')}"


def _with_its_faces(deal: Page) -> list[str]:
    with dealt_with(faces_of(deal.state)):
        return list(_article(deal))


def _article(deal: Page) -> Iterator[str]:
    yield f"<article><h1>{escape(_title(deal))}</h1>"
    if deal.lines:
        begun, ended = _time(deal.lines[0][0]), _time(deal.lines[-1][0])
        yield f'<p class="small">{escape(text("cli-recall-html-when", begun=begun, ended=ended))}</p>'
    yield from _cards(deal)
    yield from _stakes(deal.state)
    yield from _money(deal.state)
    yield f"<h2>{escape(text('cli-recall-html-log'))}</h2>"
    yield from table((), ((("at", _time(at)), ("", text_of(line))) for at, line in deal.lines), _with_suits)
    yield f'<p class="{"small" if deal.whole else "wrong"}">{escape(deal.evidence)}</p>'
    yield f'<p class="small">{escape(deal.proof)}</p></article>'


def _cards(deal: Page) -> Iterator[str]:
    """Each card that everybody may see, with the pictures it was read from."""
    state, pictures = deal.state, _by_card(deal.pictures)
    if state.deal is None or not (cards := live(state).cards):
        return
    yield f"<h2>{escape(text('cli-recall-html-cards'))}</h2>"
    yield '<ol class="cards">'
    spanish = faces_of(state) == SPANISH
    for index, card in enumerate(cards):
        if is_public(state, index):
            name = text("cli-recall-html-card", card=str(card))
            red = any(suit in name for suit in RED_SUITS)
        else:
            name, red = text("cli-recall-html-hidden"), False
        alt = escape(text("cli-recall-html-picture", number=index + 1, name=name))
        # Letters have no signs for the suits of the Spanish pack: its cards are drawn.
        face = ""
        if spanish and is_public(state, index):
            from vision.render import spanish_art  # OpenCV takes long to import

            face = f'<img class="face" alt="" src="{_as_data(spanish_art.svg(str(card)).encode(), "image/svg+xml")}">'
        images = face + "".join(f'<img alt="{alt}" src="{_as_data(jpeg)}">' for jpeg in pictures.get(index + 1, ()))
        yield f"<li>{index + 1}<b{class_of('red' if red else '')}>{escape(name)}</b>{images}</li>"
    yield "</ol>"


def _by_card(pictures: Iterable[tuple[int, bytes]]) -> Mapping[int, list[bytes]]:
    found: dict[int, list[bytes]] = {}
    for card, jpeg in pictures:
        found.setdefault(card, []).append(jpeg)
    return found


def _as_data(picture: bytes, kind: str = "image/jpeg") -> str:
    return f"data:{kind};base64,{b64encode(picture).decode()}"


def _stakes(state: TableState) -> Iterator[str]:
    """What each round came to for each player."""
    if state.deal is None:
        return
    yield f"<h2>{escape(text('cli-recall-html-stakes'))}</h2>"
    rows = [
        (("n", str(one.round)), ("", one.player), ("n", str(one.staked)), ("", text_of(one.came)), signed(one.pay))
        for one in game_of(state).results(live(state))
    ]
    if not rows:
        yield f"<p>{escape(text('pages-account-nothing'))}</p>"
        return
    heads = ("pages-account-round", "cli-recall-html-player", "pages-account-staked")
    ends = (("", text("pages-account-came")), ("n", text("pages-account-won")))
    yield from table((*zip(("n", "", "n"), map(text, heads), strict=True), *ends), rows, _with_suits)


def _money(state: TableState) -> Iterator[str]:
    if state.deal is None:
        return
    deal = live(state)
    yield f"<h2>{escape(text('cli-recall-html-money'))}</h2>"
    rows = [(("", text("cli-recall-html-bank")), ("n", str(deal.bank)))]
    rows += [(("", player), ("n", str(purse))) for player, purse in deal.purses.items()]
    yield from table((), rows, _with_suits)


def _with_suits(said: str) -> str:
    """The text, its hearts and diamonds in red."""
    made = escape(said)
    for suit in RED_SUITS:
        made = made.replace(suit, f'<span class="red">{suit}</span>')
    return made


def _lines_of(said: str) -> str:
    return "<br>".join(map(escape, said.splitlines()))


def _time(at: str) -> str:
    """As on the command line: to the second, UTC."""
    return at[:19].replace("T", " ")
