"""The book's Markdown: what is named in it is known, and what is wrong is refused in one line with file and line."""

import re
from pathlib import Path

import pytest

from hardware.machine.book import contents, faults, known, pages, reading
from hardware.machine.book.__main__ import main
from hardware.machine.book.figures import FIGURES
from hardware.machine.book.model import Chapter, Stage, Step, Tool
from hardware.machine.book.source import FIGURE, TABLE, TEXT, BookError, read, unwrapped
from hardware.machine.book.tools import tools

GOOD = """\
+++
title = "Press the pins in"
uses = [
    "plate",
    "{modules} insert",
]
takes = ["levers"]
tools = ["iron"]
scene = "cam"
view = [48, 18]
+++

1. Press {groove_pin_mm} mm
   in, then {stop_pin_mm}.
2. Look.

| what | expected |
| --- | --- |
| idle | {idle_ma} mA |

Below the table.

{{stripboard}}

## Before you go on

- It stands,
  and well.
"""


def step(tmp_path: Path, text: str = GOOD) -> Step:
    path = tmp_path / "pins.md"
    path.write_text(text)
    return reading.step(read(path), "pins", {"levers"}, FIGURES)


def test_a_step_is_what_its_file_says(tmp_path: Path) -> None:
    made = step(tmp_path)
    assert (made.key, made.title, made.times, made.yields) == ("pins", "Press the pins in", 1, 1)
    assert [(use.key, use.count) for use in made.uses] == [("plate", 1), ("insert", 13)]
    assert [take.step for take in made.takes] == ["levers"]
    assert made.text == ["Press 8 mm in, then 18.", "Look."]
    tables = [list(table()) for table in made.tables]
    assert tables[0] == ["| what | expected |", "| --- | --- |", "| idle | 14 mA |"]
    assert tables[1] == ["Below the table."]
    assert tables[2] == known.TABLES["stripboard"]()
    assert made.done == ["It stands, and well."]
    assert made.scene is not None
    assert (made.picture, made.scene().width, made.scene().view) == ("pins.png", 1000, made.view)
    assert made.view is not None
    assert made.view.words() == "the front right, above"


@pytest.mark.parametrize(
    ("old", "new", "refused"),
    [
        ("{groove_pin_mm}", "{groove_pin}", "pins.md:13: no figure is called {groove_pin}"),
        ("{stop_pin_mm}", "{}", "pins.md:14: no figure is called {}"),
        ("{idle_ma}", "{idle}", "pins.md:19: no figure is called {idle}"),
        ("{{stripboard}}", "{{strips}}", "pins.md:23: no table is called {{strips}}"),
        ('"plate"', '"plates"', "pins.md:4: no part is called 'plates'"),
        ("{modules} insert", "{modules} inserts", "pins.md:5: no part is called 'inserts'"),
        ('"plate"', '"{plates}"', "pins.md:4: no list of parts is called {plates}"),
        ('["levers"]', '["lever"]', "pins.md:7: no step is called 'lever'"),
        ('["iron"]', '["irons"]', "pins.md:8: no tool is called 'irons'"),
        ('"cam"', '"cams"', "pins.md:9: no scene is called 'cams'"),
        ("view = [48, 18]", "view = [48]", "pins.md:10: view: two numbers expected"),
        ("view = [48, 18]", "", "pins.md:9: view is missing"),
        ("view =", "look =", "pins.md:10: no key 'look'; there are after, "),
        ('title = "Press the pins in"', "title = 3", "pins.md:2: title: a text expected"),
        ('title = "Press the pins in"', "", "pins.md:1: a title is missing"),
        ('tools = ["iron"]', "times = 0", "pins.md:8: times: a whole number from 1 on expected"),
        ('tools = ["iron"]', 'times = "{idle}"', "pins.md:8: no figure is called {idle}"),
        ('tools = ["iron"]', "tools = [iron]", "pins.md:8: the head is no TOML"),
        ("view = [48, 18]\n+++", "view = [48, 18]", "pins.md:1: the head has no end"),
        ("- It stands,", "It stands,", "pins.md:27: below '## Before you go on' a list with - is expected"),
        ("Below the table.", "3. Press on.", "pins.md:21: all numbered items come first"),
        ('scene = "cam"', 'scene = "cam"\ndrawing = "wood"', "pins.md:10: a scene and a drawing"),
    ],
)
def test_what_is_wrong_is_refused_with_file_and_line(tmp_path: Path, old: str, new: str, refused: str) -> None:
    assert old in GOOD
    with pytest.raises(BookError) as said:
        step(tmp_path, GOOD.replace(old, new))
    assert refused in str(said.value)
    assert "\n" not in str(said.value)


def test_a_step_without_items_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BookError, match=r"pins.md:4: numbered items expected"):
        step(tmp_path, '+++\ntitle = "Nothing"\n+++\n\n')


def test_a_chapter_names_only_steps_that_there_are(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text('+++\ntitle = "A"\nsteps = [\n    "pins",\n    "pegs",\n]\n+++\n\nSays {modules}.\n')
    with pytest.raises(BookError, match=r"a.md:5: no step is called 'pegs'"):
        reading.chapter(read(path), {"pins": step(tmp_path)}, FIGURES)
    path.write_text(path.read_text().replace('    "pegs",\n', ""))
    assert reading.chapter(read(path), {"pins": step(tmp_path)}, FIGURES).says == "Says 13."


STAGE = """\
+++
title = "pins"
steps = ["pins"]
chapters = ["row"]
once = ["pins"]
tools = ["meter"]
material_eur = "{spindle_board_eur}"
minutes = 30
+++

It stands.
"""


def stage(tmp_path: Path, text: str = STAGE) -> Stage:
    path = tmp_path / "1-pins.md"
    path.write_text(text)
    made = step(tmp_path)
    return reading.stage(read(path), "pins", {"row": Chapter("Row", "A row.", [made])}, {"pins": made}, FIGURES)


def test_a_stage_is_what_its_file_says(tmp_path: Path) -> None:
    made = stage(tmp_path)
    assert [chapter.title for chapter in made.chapters] == ["", "Row"]
    assert (made.says, made.once, made.minutes, made.print_hours) == ("It stands.", ["pins"], 30, None)
    assert made.tools == ["meter"]
    assert made.material_eur == float(FIGURES["spindle_board_eur"]())


@pytest.mark.parametrize(
    ("old", "new", "refused"),
    [
        ('["row"]', '["rows"]', "1-pins.md:4: no chapter is called 'rows'"),
        ('once = ["pins"]', 'once = ["pegs"]', "1-pins.md:5: no step is called 'pegs'"),
        ('["meter"]', '["metre"]', "1-pins.md:6: no tool is called 'metre'"),
        ("minutes = 30", "minutes = -1", "1-pins.md:8: minutes: a number from 0 on expected"),
        ("{spindle_board_eur}", "much", "1-pins.md:7: material_eur: a number from 0 on expected"),
        ("It stands.", "", "1-pins.md:1: title, steps or chapters, and a sentence expected"),
    ],
)
def test_a_stage_that_lacks_something_is_refused(tmp_path: Path, old: str, new: str, refused: str) -> None:
    assert old in STAGE
    with pytest.raises(BookError) as said:
        stage(tmp_path, STAGE.replace(old, new))
    assert refused in str(said.value)


def test_each_page_names_the_file_of_its_sentences() -> None:
    for name, text in pages.pages().items():
        found = re.match(r"<!-- Written by `make book` from (\S+): do not edit. -->\n", text)
        assert found is not None, name
        assert (TEXT.parents[3] / found[1]).exists()


def test_a_step_or_a_chapter_is_in_the_book_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("steps", "chapters", "stages"):
        (tmp_path / folder).mkdir()
    step(tmp_path / "steps", GOOD.replace('takes = ["levers"]\n', ""))
    monkeypatch.setattr(contents, "TEXT", tmp_path)
    with pytest.raises(BookError, match=r"pins.md:1: a step that is 0 times in the book, once expected"):
        contents.book.__wrapped__()
    (tmp_path / "stages" / "1-a.md").write_text(STAGE.replace('["row"]', '["row", "row"]'))
    (tmp_path / "chapters" / "row.md").write_text('+++\ntitle = "Row"\nsteps = ["pins"]\n+++\n\nA row.\n')
    with pytest.raises(BookError, match=r"pins.md:1: a step that is 3 times in the book, once expected"):
        contents.book.__wrapped__()


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("# A\n\nSee\n{step pins}.\n", "a.md:4: no figure is called {step pins}"),
        ("# A\n\n{{pins}}\n", "a.md:3: no table is called {{pins}}"),
    ],
)
def test_a_page_names_only_figures_and_tables_that_there_are(tmp_path: Path, text: str, refused: str) -> None:
    (tmp_path / "a.md").write_text(text)
    with pytest.raises(BookError) as said:
        pages.page(tmp_path / "a.md")
    assert str(said.value) == refused


FAULTS = """\
# Faults

## A spindle

### bead

- it is
  jammed

Look: behind.

Do: free it.
"""


def test_the_fault_table_is_what_its_file_says(tmp_path: Path) -> None:
    path = tmp_path / "faults.md"
    path.write_text(FAULTS)
    row = faults.Row("bead", ["it is jammed"], "behind.", "free it.")
    assert faults.groups(path) == (faults.Group("A spindle", [row]),)


@pytest.mark.parametrize(
    ("old", "new", "refused"),
    [
        ("## A spindle\n", "", "faults.md:4: a part before the first group"),
        ("Look: behind.\n", "", "faults.md:5: below bead: a list of what is said, one line Look: and one Do: expected"),
        ("- it is\n  jammed\n", "", "faults.md:5: below bead: a list"),
        ("Do: free it.", "Do: free it.\n\nOr leave it.", "faults.md:5: below bead: a list"),
    ],
)
def test_a_fault_that_lacks_something_is_refused(tmp_path: Path, old: str, new: str, refused: str) -> None:
    path = tmp_path / "faults.md"
    assert old in FAULTS
    path.write_text(FAULTS.replace(old, new))
    with pytest.raises(BookError) as said:
        faults.groups(path)
    assert refused in str(said.value)


TOOL_TABLE = "# Tools\n\n| called | tool | note | EUR |\n| --- | --- | --- | --- |\n| saw | saw for plywood | | 12 |\n"


def test_the_tools_are_what_their_table_says(tmp_path: Path) -> None:
    path = tmp_path / "tools.md"
    path.write_text(TOOL_TABLE + "| glue | hot glue | not much | |\n")
    assert tools(path) == {"saw": Tool("saw for plywood", "", 12.0), "glue": Tool("hot glue", "not much")}


@pytest.mark.parametrize(
    ("row", "refused"),
    [
        ("| glue | hot glue | |", "tools.md:6: what steps call it (once), tool, note and euro expected: | glue"),
        ("| saw | another | | |", "tools.md:6: what steps call it (once)"),
        ("| glue | hot glue | | much |", "tools.md:6: euro: a whole number expected, or nothing: 'much'"),
    ],
)
def test_a_tool_that_lacks_something_is_refused(tmp_path: Path, row: str, refused: str) -> None:
    path = tmp_path / "tools.md"
    path.write_text(f"{TOOL_TABLE}{row}\n")
    with pytest.raises(BookError) as said:
        tools(path)
    assert refused in str(said.value)


def test_the_command_says_it_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse() -> None:
        raise BookError("text/steps/cam.md:3: no figure is called {x}")

    monkeypatch.setattr(pages, "pages", refuse)
    monkeypatch.setattr("sys.argv", ["book", "--no-pictures"])
    assert main() == 2
    assert capsys.readouterr().err == "text/steps/cam.md:3: no figure is called {x}\n"


def test_paragraphs_are_joined_and_tables_and_code_are_not() -> None:
    lines = ["a", "b", "", "- c", "  d", "- e", "| f |", "| g |", "```", "h", "i", "```", "# j", "k"]
    assert [text for _, text in unwrapped(lines, 5)] == [
        *("a b", "", "- c d", "- e", "| f |", "| g |"),
        *("```", "h", "i", "```", "# j", "k"),
    ]
    assert unwrapped(lines, 5)[2] == (8, "- c d")


OF_PAGES = {"steps", "work_hours", "unsaid_minutes"}


def test_no_figure_table_or_scene_is_kept_for_nothing() -> None:
    text = "\n".join(path.read_text() for path in TEXT.rglob("*.md"))
    tables = set(TABLE.findall(text))
    assert known.TABLES.keys() <= tables
    assert {"stages", "tools", "minutes a piece"} <= tables
    named = set(FIGURE.findall(TABLE.sub("", text)))
    assert FIGURES.keys() | known.LISTS.keys() == {
        one for one in named if one not in OF_PAGES and not one.startswith(("step ", "page "))
    }
    for kind, those in (("scene|after", known.SCENES), ("drawing", known.DRAWINGS)):
        named = {one.split('"')[1] for one in text.splitlines() if one.split(" = ")[0] in kind.split("|")}
        assert named == those.keys()
