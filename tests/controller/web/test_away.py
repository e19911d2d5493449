"""The page that a tablet keeps for when it does not reach the table, and what keeps it."""

from __future__ import annotations

import base64
import hashlib
import json
import re

from controller.web.away import SENTENCES
from controller.web.languages import served
from controller.web.middleware import HEADERS
from controller.web.program import program
from tests.controller.web_house import client, house


async def test_the_page_stands_alone_and_speaks_every_language() -> None:
    async with house() as state, client(state) as http:
        answer = await http.get("/away")
        assert answer.status_code == 200
        assert (await http.head("/away")).status_code == 200
    assert "set-cookie" not in answer.headers
    assert not re.search(r"""(?:src|href)=["']""", answer.text), "it needs no other file"
    said = re.search(r'id="said">(.*?)</script>', answer.text)
    assert said
    by_language = json.loads(said[1])
    assert by_language.keys() == set(served())
    assert all(by_language[tag].keys() == set(SENTENCES) for tag in by_language)
    assert len({sentences["why"] for sentences in by_language.values()}) == len(by_language)


async def test_the_page_may_run_its_own_script_and_style_and_no_other() -> None:
    async with house() as state, client(state) as http:
        answer = await http.get("/away")
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    for kind in ("script", "style"):
        own = re.search(rf"<{kind}>(.*?)</{kind}>", answer.text, re.DOTALL)
        assert own
        digest = base64.b64encode(hashlib.sha256(own[1].encode()).digest()).decode()
        assert policy[f"{kind}-src"] == f"'sha256-{digest}'"
    others = {name: value for name, value in HEADERS.items() if name != "Content-Security-Policy"}
    assert others.items() <= {name: answer.headers.get(name) for name in others}.items()


async def test_what_keeps_the_page_is_another_with_each_program() -> None:
    async with house() as state, client(state) as http:
        own = await http.get("/worker.js")
    assert own.text.startswith(f'const PROGRAM = "{program()}";')
    assert own.headers["content-type"].startswith("text/javascript")
    assert own.headers["cache-control"] == "no-cache"
