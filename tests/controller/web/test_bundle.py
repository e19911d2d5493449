"""A page's scripts in one file: whose scopes, lines and addresses they keep."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from controller.games.registry import GAMES
from controller.web import files, page_files
from controller.web.bundle import LOADER, Script, bundle, function_of, later, source_map
from controller.web.files import FOR_GOOD, Files
from controller.web.program import program
from controller.web.scripts import modules_of, styles_of
from tests.controller.pages.test_page_scripts import has_deno, run
from tests.controller.web_house import client, house

MADE = re.compile(r"^[}]|\bimport\b|\bexport\b|^ *\w+( as \w+)?,?$")
"""Lines that are others in a bundle."""
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
MAIN = Script(
    "js/main.js",
    """// main
import {
  one,
  two as both,
} from "./core/one.js";
import three from "./three.js";

const one_more = await_none => await_none;
globalThis.said = [one(), both, three, one_more(1), import.meta.url];
const { four } = { four: () => import("./late/four.js") };
globalThis.four = four;
""",
)
ONE = Script(
    "js/core/one.js",
    'export async function later() {\n  await null;\n}\nexport const one = () => "one";\n'
    "const two = [2];\nexport {\n  two\n};\n",
)
THREE = Script("js/three.js", "export default {\n  three: 3,\n};\n")
FOUR = Script(
    "js/late/four.js", 'import { one } from "../core/one.js";\nexport const [A, B] = [one(), 4];\nexport class C {}'
)
LOAD = Script(LOADER, (files.STATIC / LOADER).read_text("utf-8"))


def lines_by(map_of: str) -> list[tuple[str, int] | None]:
    """Of each line of a bundle, by its source map: the script and the line there, from 1."""
    told = json.loads(map_of)
    source = line = 0
    found: list[tuple[str, int] | None] = []
    for group in told["mappings"].split(";"):
        numbers, value, shift = [], 0, 0
        for digit in map(DIGITS.index, group):
            value |= (digit & 31) << shift
            shift += 5
            if not digit & 32:
                numbers.append(-(value >> 1) if value & 1 else value >> 1)
                value = shift = 0
        if numbers:
            source, line = source + numbers[1], line + numbers[2]
        found.append((told["sources"][source], line + 1) if numbers else None)
    return found


@has_deno
def test_scripts_in_one_file_find_each_other_and_those_that_come_later(tmp_path: Path) -> None:
    whole = bundle([MAIN, ONE, THREE], LOAD, source_map="x.js.map")
    (tmp_path / "page.js").write_text(whole)
    (tmp_path / "page" / "js" / "late").mkdir(parents=True)
    (tmp_path / "page" / "js" / "late" / "four.js").write_text(later([FOUR], source_map="four.js.map"))
    (tmp_path / "run.js").write_text(
        'globalThis.location = { href: "http://table/play" };\nawait import("./page.js");\n'
        "const { A, B, C } = await four();\nconst again = await four();\n"
        "console.log(JSON.stringify([said, A, B, typeof C, again.C === C]));"
    )
    said, *late = json.loads(run("run", "--no-check", "--allow-read", str(tmp_path / "run.js"), folder=tmp_path))
    assert said == ["one", [2], {"three": 3}, 1, "http://table/static/js/main.js"]
    assert late == ["one", 4, "function", True]


@pytest.mark.parametrize(
    "source",
    [
        'import * as all from "./a.js";',
        'export * from "./a.js";',
        "export let count = 0;",
        "const a = await load();",
        "const b = import.meta.env;",
        'import "./a.js";',
    ],
)
def test_a_form_that_is_not_known_is_refused_with_its_line(source: str) -> None:
    with pytest.raises(ValueError, match=r"^js/x\.js:2: .* has a form that bundle\.py does not know$"):
        function_of(Script("js/x.js", f"const x = 1;\n{source}\n"))


@pytest.mark.parametrize("game", GAMES)
def test_each_line_of_a_page_s_file_is_found_in_its_script(game: str) -> None:
    kept = Files(files.ROOTS)

    @cache
    def lines_of(name: str) -> list[str]:
        file = kept.get(name)
        assert file is not None, name
        return file.plain.decode().split("\n")

    for page in ("dealer", "service"):  # which have most of the scripts
        whole = page_files._scripts(kept, page, game).plain.decode().split("\n")
        back = lines_by(page_files._map(kept, page, game).plain.decode())
        for line, told in zip(whole, back, strict=False):
            if told is None:
                assert re.match(r"return \{|\}\),$|const scripts|$", line), line
                continue
            source = lines_of(told[0].removeprefix("/static/"))[told[1] - 1]
            assert MADE.search(source) or line.endswith(source), (told, line, source)
        names = {told[0] for told in back if told is not None}
        assert names == {*modules_of(page, game), f"/static/{LOADER}"}
    sheets = page_files._styles(kept, "play", game).plain.decode()
    assert all((files.STATIC / name).read_text("utf-8") in sheets for name in styles_of("play", game))


def test_a_sheet_that_games_share_comes_before_their_own_and_with_them_alone() -> None:
    own = "js/games/punto_banco/punto_banco.css"
    assert styles_of("play", "punto_banco")[-2:] == ("css/painted.css", own)
    assert "css/painted.css" not in styles_of("play", "faro")


async def test_a_browser_keeps_what_a_page_is_made_of_for_good() -> None:
    async with house() as served, client(served) as http:
        text = (await http.get("/play")).text
        named = re.findall(r'(?:src|href)="(/(?:scripts|styles|i18n)/[^"]+)"', text)
        assert len(named) == 3
        for address in named:
            address = address.replace("&amp;", "&")
            assert program() in address
            answer = await http.get(address)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, FOR_GOOD)
            old = await http.get(address.replace(program(), "0123456789abcdef"))
            assert (old.status_code, old.content) == (200, answer.content)
            assert old.headers["cache-control"] in ("no-store", "no-cache"), "another program's is not kept"
        mapped = await http.get(f"/scripts/{program()}/play/faro.js.map")
        assert "/static/js/main.js" in mapped.json()["sources"]
        further = await http.get(f"/scripts/{program()}/play/faro/js/games/macao/game.js")
        assert '"js/games/macao/game.js": (' in further.text
        assert '"js/core/wire.js": (' not in further.text, "which the page has"
        assert (await http.get(f"/scripts/{program()}/play/faro/js/games/macao/game.js.map")).status_code == 200
        for lost in ("nope/faro.js", "play/nope.js", "play/faro/js/nope.js", "play/faro/css/base.css", "play/faro/.js"):
            answer = await http.get(f"/scripts/{program()}/{lost}")
            assert (answer.status_code, answer.text) == (404, "Not found\n"), lost


def test_a_map_of_further_scripts_begins_behind_their_first_line() -> None:
    told = lines_by(source_map([FOUR, THREE], None))
    whole = later([FOUR, THREE], source_map="").split("\n")
    assert whole[1].endswith('{ one } = $need("js/core/one.js");')
    assert told[:4] == [
        None,
        ("/static/js/late/four.js", 1),
        ("/static/js/late/four.js", 2),
        ("/static/js/late/four.js", 3),
    ]
    assert told[whole.index("  three: 3,")] == ("/static/js/three.js", 2)
