"""The protocol of an acceptance test: on a terminal, as a page to print, and for programs."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from controller.catalogue import language, text
from controller.cli.check.computer import Finding
from controller.cli.marked import mark, painted_mark
from controller.colours import BOLD, GREEN, RED, painted

STYLE = """
body { font: 11pt/1.4 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; margin-bottom: 0.2rem; }
h2 { font-size: 1.05rem; margin: 1.2rem 0 0.3rem; break-after: avoid; }
table { border-collapse: collapse; width: 100%; }
td { border-bottom: 1px solid #999; padding: 0.2rem 0.6rem 0.2rem 0; vertical-align: top; overflow-wrap: anywhere; }
td:first-child { width: 4.5rem; font-weight: bold; }
td:nth-child(2) { width: min(12rem, 28vw); }
tr { break-inside: avoid; }
.wrong { font-weight: bold; text-decoration: underline; }
.signed { margin-top: 3rem; display: flex; gap: 2rem; }
.signed span { flex: 1; border-top: 1px solid; padding-top: 0.2rem; }
@page { margin: 1.5cm; }
"""


@dataclass(slots=True)
class Section:
    """What belongs together, and the code of its heading."""

    code: str
    findings: list[Finding] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Protocol:
    """`at`: when it was begun, to the minute; `program`: which; `config`: the path of the configuration."""

    at: str
    program: str
    config: str
    sections: Sequence[Section]

    @property
    def wrong(self) -> int:
        """How many findings are."""
        return sum(one.state == "wrong" for section in self.sections for one in section.findings)

    @property
    def result(self) -> str:
        """In one sentence."""
        count = sum(len(section.findings) for section in self.sections)
        return text("acceptance-result", wrong=self.wrong, count=count)

    def lines(self) -> Iterator[str]:
        """For a terminal."""
        yield self._head()
        for section in self.sections:
            yield from ("", painted(text(section.code), BOLD))
            width = max((len(one.part) for one in section.findings), default=0)
            for one in section.findings:
                yield f"{painted_mark(one)}  {one.part:{width}}  {one.text}"
                if one.fix:
                    yield f"{'':{len(mark(one)) + 4 + width}}-> {one.fix}"
        yield from ("", painted(self.result, *((BOLD, RED) if self.wrong else (GREEN,))))

    def as_json(self) -> dict[str, Any]:
        """For programs: findings as `faro check --json` has them, in sections."""
        return {
            "good": not self.wrong,
            "at": self.at,
            "program": self.program,
            "config": self.config,
            "sections": [
                {
                    "name": one.code.removeprefix("acceptance-part-"),
                    "checks": [dataclasses.asdict(finding) for finding in one.findings],
                }
                for one in self.sections
            ],
        }

    def page(self) -> str:
        """To print and to sign. It has no script, and nothing in it is fetched."""
        title = escape(text("acceptance-title"))
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{escape(language())}"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                '<meta http-equiv="Content-Security-Policy" '
                "content=\"default-src 'none'; style-src 'unsafe-inline'\">",
                f"<title>{title}</title><style>{STYLE}</style></head>",
                f"<body><main><h1>{title}</h1><p>{escape(self._head())}</p>",
                f"<p><strong>{escape(self.result)}</strong></p>",
                *(line for section in self.sections for line in _rows(section)),
                f'<p class="signed"><span>{escape(text("acceptance-place"))}</span>'
                f"<span>{escape(text('acceptance-signed'))}</span></p>",
                "</main></body></html>",
                "",
            ]
        )

    def _head(self) -> str:
        return text("acceptance-head", at=self.at, program=self.program, config=self.config)


def _rows(section: Section) -> Iterator[str]:
    yield f"<h2>{escape(text(section.code))}</h2><table>"
    for one in section.findings:
        how = escape(one.text) + (f"<br>&rarr; {escape(one.fix)}" if one.fix else "")
        row = ' class="wrong"' if one.state == "wrong" else ""
        yield f"<tr><td{row}>{escape(mark(one).strip())}</td><td>{escape(one.part)}</td><td>{how}</td></tr>"
    yield "</table>"
