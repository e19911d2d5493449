"""The floor's pages as HTML: every table with its age, alerts, their trail, a day's sheet. Pure text, from what the
page's line has read; the script beside it puts the newest in the place of the old, and says when there is none."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from html import escape
from typing import Any

from controller.catalogue import Catalogue, dealt_with
from controller.floor.page_link import Day, Raised, Shown
from controller.games.message import Message, Value
from controller.games.registry import GAMES
from controller.table.parts import part_name
from controller.web.html_table import Cell, Drawn, signed, table
from controller.web.pages import TOP

_TOP = (
    TOP
    + """<link rel="stylesheet" href="/static/css/base.css">
<link rel="stylesheet" href="/static/css/pages.css">
<link rel="stylesheet" href="/static/css/floor.css">
{more}</head>
"""
)
_LIVE = '<script type="module" src="/static/js/floor/floor.js"></script>\n'
_ALERTS: Mapping[str, str] = {
    "offline": "floor-alert-offline",
    "lag": "floor-alert-lag",
    "question": "floor-alert-question",
    "chain": "floor-alert-chain",
    "unread": "floor-alert-unread",
    "held": "floor-alert-held",
    "corrections": "floor-alert-corrections",
    "hold": "floor-alert-hold",
    "rounds": "floor-alert-rounds",
}
"""What is said of an alert, by its kind."""
_DATE = "%Y-%m-%d"
_TIME = "%Y-%m-%d %H:%M:%S"


def floor(catalogue: Catalogue, inside: str, *, signed_in: bool) -> str:
    """The page; `inside`: what `inside_of` or `silent` gives. `signed_in`: by a PIN, so that one can sign out."""
    text = _Text(catalogue)
    out = ""
    if signed_in:
        out = f'<form method="post" action="/sign-out"><button class="small">{text("floor-sign-out")}</button></form>'
    silent = text("floor-silent", time="{time}")
    return "".join(
        [
            _top(catalogue, catalogue.text("floor-title"), _LIVE),
            f'<body class="page floor" data-silent="{silent}">\n',
            f'<header class="head"><h1>{text("floor-title")}</h1>',
            f'<nav><a href="/trail">{text("floor-trail")}</a>{out}</nav></header>\n',
            '<p class="banner fault" id="silent" role="alert" hidden></p>\n',
            f"<noscript><p>{text('floor-no-script')}</p></noscript>\n",
            '<form method="post" action="/acknowledge" id="acknowledge" class="by"><label>',
            f'{text("floor-by")} <input name="by" required maxlength="60" autocomplete="name"></label></form>\n',
            f'<main id="floor">{inside}</main>\n</body>\n</html>\n',
        ]
    )


def inside_of(
    catalogue: Catalogue,
    tables: Sequence[Shown],
    alerts: Sequence[Raised],
    offline_s: float,
    *,
    of_then: datetime | None = None,
) -> str:
    """What of the page is another each second: alerts, then the tables. One that was not heard of for `offline_s` is
    marked, with all that is said of it. `of_then`: since when nobody has looked for alerts, None: somebody does."""
    text = _Text(catalogue)
    parts = []
    if of_then is not None:
        said = text("floor-unwatched", time=f"{_clock(of_then)} UTC")
        parts.append(f'<p class="banner fault" role="alert">{said}</p>')
    parts.append(f'<ul class="alerts" aria-label="{text("floor-alerts")}">')
    parts += [_alert(text, alert) for alert in alerts]
    none = not alerts and of_then is None
    parts.append(f'</ul><p class="quiet">{text("floor-no-alerts")}</p>' if none else "</ul>")
    parts.append('<div class="floor-tables">')
    parts += [_table(text, table, offline_s) for table in tables]
    parts.append("</div>" if tables else f'</div><p class="quiet">{text("floor-no-tables")}</p>')
    return "".join(parts)


def silent(catalogue: Catalogue, why: Message) -> str:
    """What stands there where the database does not answer: no state at all."""
    said = escape(catalogue.text("floor-no-database", why=why))
    return f'<p class="banner fault" role="alert">{said}</p>'


def trail(catalogue: Catalogue, alerts: Sequence[Raised]) -> str:
    """The latest alerts with who acknowledged them."""
    text = _Text(catalogue)
    return "".join([*_begin(catalogue, catalogue.text("floor-trail")), *_trail(text, alerts), _END])


def sheet(catalogue: Catalogue, found: Day) -> str:
    """A day's sheet of a table, to be read or printed."""
    text = _Text(catalogue)
    title = catalogue.text("floor-sheet", table=found.name, day=found.day.strftime(_DATE))
    before, after = (found.day + timedelta(days=days) for days in (-1, 1))
    to_csv = f'<a href="{_address(found.name, found.day)}.csv">CSV</a>'
    around = [f'<a href="{_address(found.name, day)}">{day.strftime(_DATE)}</a>' for day in (before, after)]
    parts = _begin(catalogue, title)
    parts.append(f'<p class="around">{" ".join([*around, to_csv])}</p>')
    parts.append(f'<p class="quiet">{text("floor-sheet-about")}</p>')
    for heading, heads, rows in _sections(catalogue, found):
        parts.append(f"<h2>{escape(heading)}</h2>")
        parts += table(heads, rows) if rows else [f'<p class="quiet">{text("floor-nothing")}</p>']
    if found.alerts:
        parts += [f"<h2>{text('floor-alerts')}</h2>", *_trail(text, found.alerts)]
    return "".join([*parts, f'<p class="signed">{text("floor-signed")}</p>', _END])


def sheet_csv(catalogue: Catalogue, found: Day) -> str:
    """The same as CSV (RFC 4180): each section under its heading, with an empty line between two."""
    made = io.StringIO()
    writer = csv.writer(made)
    writer.writerow([found.name, found.day.strftime(_DATE)])
    for heading, heads, rows in _sections(catalogue, found):
        writer.writerow([])
        writer.writerow([heading])
        writer.writerow([cell[1] for cell in heads])
        writer.writerows([_plain(cell[1]) for cell in row] for row in rows)
    return made.getvalue()


# --- parts --------------------------------------------------------------------------------------------------------


Section = tuple[str, list[Cell], list[list[Cell]]]


class _Text:
    """Sentences, escaped."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def __call__(self, code: str, /, **data: Value) -> str:
        return escape(self.catalogue.text(code, **data))

    def of(self, stored: Any) -> str:
        """A stored message."""
        return escape(self.catalogue.text_of(Message.of(stored)))


def _top(catalogue: Catalogue, title: str, more: str = "") -> str:
    top = _TOP.replace("{language}", escape(catalogue.language)).replace("{title}", escape(title))
    return top.replace("{more}", more)


def _begin(catalogue: Catalogue, title: str) -> list[str]:
    back = escape(catalogue.text("floor-back-to-floor"))
    return [
        _top(catalogue, title),
        f'<body class="page floor"><header class="head"><h1>{escape(title)}</h1>',
        f'<nav><a href="/">{back}</a></nav></header><main>',
    ]


_END = "</main></body>\n</html>\n"


def _alert(text: _Text, alert: Raised) -> str:
    said = [f"<b>{escape(alert.name)}</b> {_alert_text(text, alert)}"]
    said.append(f'<span class="quiet">{text("floor-since", time=_clock(alert.raised))}</span>')
    if alert.over is not None:
        said.append(f'<span class="quiet">{text("floor-over-since", time=_clock(alert.over))}</span>')
    if alert.times > 1:
        said.append(f'<span class="quiet">{text("floor-times", count=alert.times)}</span>')
    if alert.acknowledged_by is None:
        said.append(
            f'<button form="acknowledge" name="alert" value="{alert.alert}">{text("floor-acknowledge")}</button>'
        )
    else:
        said.append(f'<span class="quiet">{text("floor-seen-by", name=alert.acknowledged_by)}</span>')
    kind = "hold" if alert.acknowledged_by or alert.over else "fault"
    return f'<li class="banner {kind}" data-kind="{escape(alert.kind)}">{" ".join(said)}</li>'


def _alert_text(text: _Text, alert: Raised) -> str:
    data: dict[str, Any] = {"kind": "", **alert.data}
    for name in ("text", "why"):
        stored = data.get(name)
        data[name] = text.catalogue.text_of(Message.of(stored)) if stored else ""
    return text(_ALERTS[alert.kind], **data)


def _table(text: _Text, table: Shown, offline_s: float) -> str:
    age_s, state = table.age_s, table.state
    old = age_s is None or age_s > offline_s
    name, kind = escape(table.name), "sheet old" if old else "sheet"
    parts = [f'<article class="{kind}" data-table="{name}"><h2>{name} ']
    if age_s is not None:
        whole_s = max(0, int(age_s))  # a finer one would tell when the table called
        age = text("floor-age", seconds="{n}").replace("{n}", f"<b>{whole_s}</b>")
        parts.append(f'<small data-age="{whole_s}">{age}</small>')
    parts.append("</h2>")
    if old:
        why = "floor-never" if age_s is None else "floor-old"
        parts.append(f'<p class="banner fault">{text(why)}</p>')
    if table.stopped is not None:
        parts.append(f'<p class="banner fault">{text.of(table.stopped)}</p>')
    if state is not None:
        parts += _state(text, state, table)
    else:
        parts.append(f'<p class="quiet">{text("floor-no-events")}</p>')
    today = f'<a href="/sheet/{escape(table.name)}">{text("floor-sheet-link")}</a>'
    return "".join([*parts, f'<p class="side-foot">{today}</p></article>'])


def _state(text: _Text, state: Mapping[str, Any], table: Shown) -> Iterator[str]:
    phase = state["phase"] if state["deal"] and not state["test"] else ("test" if state["test"] else "none")
    played = text.catalogue.text("table-phase", phase=phase, name=phase.replace("_", " "))
    yield f'<p class="phase"><b>{text(state["game"] + "-title")}</b> <span>{escape(played)}</span>'
    if state["deal"]:
        where = text("floor-where", deal=state["deal"], round=state["round"])
        yield f' <span class="quiet">{where}</span>'
    yield "</p>"
    if (hold := state["hold"]) is not None:
        yield f'<p class="banner hold">{text("table-play-held", why=Message.of(hold["text"]))}</p>'
    if (question := state["question"]) is not None:
        asked = text("floor-question", text=Message.of(question["text"]), seconds=round(table.question_s or 0))
        yield f'<p class="banner to-do">{asked}</p>'
        if table.pictures:
            yield f'<p class="pictures">{_pictures(text.catalogue, table.name, table.pictures).html}</p>'
    for fault in state["faults"]:
        part = part_name(fault["part"])
        said = text("table-fault", part=part, fault=Message.of(fault["text"]))
        kind = "to-do" if fault["warning"] or fault["accepted"] else "fault"
        yield f'<p class="banner {kind}">{said}</p>'
    yield from _money(text, state)


def _money(text: _Text, state: Mapping[str, Any]) -> Iterator[str]:
    money = state["money"]
    seated = {seat["player"] for seat in state["seats"]}
    banker = money["banker"]
    held = text("floor-bank") if banker is None else text("floor-bank-of", player=banker)
    yield f'<dl class="floor-money"><dt>{held}</dt><dd>{money["bank"]}</dd>'
    for player in dict.fromkeys([*(seat["player"] for seat in state["seats"]), *money["purses"]]):
        amount, debt = money["purses"].get(player, 0), money["debts"].get(player, 0)
        if player not in seated and not amount and not debt:
            continue
        away = "" if player in seated else f' <small class="quiet">{text("floor-no-seat")}</small>'
        owes = f' <small class="loss">{text("floor-owes", amount=debt)}</small>' if debt else ""
        yield f"<dt>{escape(player)}{away}</dt><dd>{amount}{owes}</dd>"
    yield "</dl>"


def _sections(catalogue: Catalogue, found: Day) -> Iterator[Section]:
    """The parts of a day's sheet: heading, heads of the columns, rows."""
    said = catalogue.text
    bank = [("floor-bank", found.bank), ("floor-house", found.house)]
    yield (
        said("floor-money"),
        [("", said("floor-what")), ("n", said("floor-begins")), ("n", said("floor-ends")), ("n", said("floor-change"))],
        [[("", said(name)), ("n", str(a)), ("n", str(b)), signed(b - a)] for name, (a, b) in bank],
    )
    names = ("floor-player", "floor-bought", "floor-took", "floor-staked", "floor-won")
    yield (
        said("floor-players"),
        [("n" * (name != "floor-player"), said(name)) for name in names],
        [
            [("", row.player), ("n", str(row.bought)), ("n", str(row.took)), ("n", str(row.staked)), signed(row.pay)]
            for row in found.players
        ],
    )
    columns = (
        *(("n", "floor-deal"), ("", "floor-game"), ("", "floor-began"), ("", "floor-ended"), ("", "floor-how")),
        *(("n", "floor-rounds"), ("n", "floor-cards"), ("n", "floor-named"), ("n", "floor-difference")),
    )
    yield (
        said("floor-deals"),
        [(kind, said(code)) for kind, code in columns],
        [
            [
                ("n", str(row.deal)),
                ("", said(f"{row.game}-title")),
                ("at", _time(row.began)),
                ("at", _time(row.ended)),
                ("", said("table-phase", phase=row.phase, name=row.phase.replace("_", " "))),
                ("n", str(row.rounds)),
                ("n", str(row.cards)),
                ("n", str(row.named)),
                signed(row.difference),
            ]
            for row in found.deals
        ],
    )
    spanish = {row.deal: GAMES[row.game].faces(row.rules) for row in found.deals if row.game in GAMES}
    yield (
        said("floor-rulings"),
        [
            *(("", said("floor-raised")), ("n", said("floor-deal")), ("", said("floor-ruling"))),
            *(("", said("floor-undone")), ("", said("floor-pictures"))),
        ],
        [
            [
                ("at", _time(row.at)),
                ("n", str(row.deal)),
                ("", _with_faces(catalogue, row.text, spanish.get(row.deal, "french"))),
                ("at", _time(row.undone)),
                _pictures(catalogue, found.name, row.pictures),
            ]
            for row in found.rulings
        ],
    )
    yield (
        said("floor-faults"),
        [("", said("floor-raised")), ("", said("floor-part")), ("", said("floor-fault")), ("", said("floor-mended"))],
        [
            [
                ("at", _time(row.raised)),
                ("", catalogue.text_of(part_name(row.part))),
                ("", catalogue.text_of(Message.of(row.text))),
                ("at", _time(row.cleared)),
            ]
            for row in found.faults
        ],
    )
    yield (
        said("floor-questions"),
        [("", said("floor-raised")), ("", said("floor-answered")), ("", said("floor-pictures"))],
        [
            [("at", _time(row.asked)), ("at", _time(row.answered)), _pictures(catalogue, found.name, row.pictures)]
            for row in found.questions
        ],
    )


def _pictures(catalogue: Catalogue, table: str, found: Iterable[Mapping[str, Any]] | None) -> Drawn:
    """Those of a question or a ruling (`floor.pictures_of`), each a link to itself, and why one is not here."""
    said, shown = [], []
    for one in found or ():
        if one["is"] == "there":
            text = catalogue.text("floor-picture", number=one["place"])
            address = f"/picture/{escape(table)}/{escape(one['digest'])}.jpg"
            image = f'<img src="{address}" alt="{escape(text)}" loading="lazy">'
            shown.append(f'<a href="{address}">{image}</a>')
            said.append(f"{text} {one['digest']}")
        else:
            said.append(catalogue.text("floor-picture-is", number=one["place"], **{"is": one["is"]}))
            shown.append(f'<small class="quiet">{escape(said[-1])}</small>')
    return Drawn("pictures", "; ".join(said), "".join(shown))


def _with_faces(catalogue: Catalogue, stored: Any, faces: str) -> str:
    with dealt_with(faces):
        return catalogue.text_of(Message.of(stored))


def _trail(text: _Text, alerts: Iterable[Raised]) -> Iterator[str]:
    yield '<div class="wide"><table><thead><tr>'
    for code in ("floor-raised", "floor-table", "floor-alert", "floor-over", "floor-acknowledged"):
        yield f"<th>{text(code)}</th>"
    yield "</tr></thead><tbody>"
    for alert in alerts:
        by = ""
        if alert.acknowledged is not None and alert.acknowledged_by is not None:
            by = f"{escape(alert.acknowledged_by)}, {_time(alert.acknowledged)}"
        cells = (escape(alert.name), _alert_text(text, alert), _time(alert.over), by)
        first = f'<td class="at">{_time(alert.raised)}</td>'
        yield f"<tr>{first}{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
    yield "</tbody></table></div>"


def _plain(said: str) -> str:
    """A cell that no spreadsheet takes for a formula, as a player's name may look like one."""
    number = said.lstrip("+-").isdigit()
    return f"'{said}" if said[:1] in ("=", "+", "-", "@", "\t", "\r") and not number else said


def _clock(at: datetime) -> str:
    return at.astimezone(UTC).strftime("%H:%M:%S")


def _time(at: datetime | None) -> str:
    return "" if at is None else at.astimezone(UTC).strftime(_TIME)


def _address(name: str, day: date) -> str:
    return f"/sheet/{escape(name)}/{day.strftime(_DATE)}"
