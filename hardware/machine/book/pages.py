"""The book's pages as Markdown: one a step, and bill, print sheet, safety, faults, contents."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from hardware.machine.book import bill, faults, known, one_spindle
from hardware.machine.book.contents import chapters, steps
from hardware.machine.book.figures import FIGURES
from hardware.machine.book.model import Article, Step
from hardware.machine.book.pictures import label
from hardware.machine.book.source import TABLE, TEXT, Figures, read
from hardware.machine.book.tools import TOOLS
from hardware.machine.drawings import bill as casekeeper

HEAD = "<!-- Written by `make book`: do not edit. -->"


def name_of(step: Step) -> str:
    """The step's file."""
    number = [one.key for one in steps()].index(step.key) + 1
    return f"{number:02}-{step.key}.md"


def pages() -> dict[str, str]:
    """Every page by the name of its file."""
    found = {path.name: page(path) for path in (TEXT / "pages").glob("*.md")}
    found[faults.NAME] = _faults()
    whole = list(steps())
    for number, step in enumerate(whole):
        before = whole[number - 1] if number else None
        after = whole[number + 1] if number + 1 < len(whole) else None
        found[name_of(step)] = "\n".join(_step(step, before, after)) + "\n"
    return found


def _step(step: Step, before: Step | None, after: Step | None) -> Iterator[str]:
    every = {one.key: one for one in steps()}
    number = list(every).index(step.key) + 1
    yield HEAD
    yield f"# {number}. {step.title}"
    yield ""
    if step.times > 1:
        yield f"**{step.times} times.** Counts are for one time."
        yield ""
    if step.picture:
        yield f"![{step.title}]({step.picture})"
        yield ""
    if step.scene is not None:
        yield f"*Seen from {step.scene().view.words()}.*"
        yield ""
    if step.after is not None:
        yield f"So it stands afterwards:\n\n![{step.title}: afterwards]({step.after_picture})"
        yield ""
    if step.uses or step.takes:
        yield "| | number | part |"
        yield "| --- | --- | --- |"
        for take in step.takes:
            made = every[take.step]
            origin = f"[step {_number(made)}]({name_of(made)})"
            yield f"| {label(step, take.step)} | {take.count} | {made.makes} ({origin}) |"
        for use in step.uses:
            one = bill.article(use.key)
            yield f"| {label(step, use.key)} | {use.count} | {_called(one)} |"
        yield ""
    if step.shares:
        yield "Also a piece of: " + ", ".join(_called(bill.article(key)) for key in step.shares) + "."
        yield ""
    if step.tools:
        yield "Tools: " + "; ".join(TOOLS[key].name for key in step.tools) + "."
        yield ""
    for line, says in enumerate(step.text, start=1):
        yield f"{line}. {says}"
    yield ""
    for table in step.tables:
        yield from table()
        yield ""
    if step.done:
        yield "**Before you go on**"
        yield ""
        yield from (f"- {says}" for says in step.done)
        yield ""
    links = [f"[back: {before.title}]({name_of(before)})"] if before else []
    links.append("[contents](README.md)")
    links += [f"[on: {after.title}]({name_of(after)})"] if after else []
    yield " · ".join(links)


def _number(step: Step) -> int:
    return [one.key for one in steps()].index(step.key) + 1


def _called(one: Article) -> str:
    if one.maker == bill.OWN:
        return one.what
    if one.supplier == casekeeper.WITH:
        return f"{one.what} ({one.supplier})"
    number = "" if one.number == "-" else f" {one.number}"
    return one.what if one.maker == "any" and not number else f"{one.what} ({one.maker}{number})".replace("(any ", "(")


def _figures() -> Figures:
    """Those of all sentences, and of pages alone: the number of steps, links to them."""
    links = {f"step {step.key}": f"[{_number(step)}. {step.title}]({name_of(step)})" for step in steps()}
    files = {f"page {step.key}": name_of(step) for step in steps()}
    found = {name: partial(str, value) for name, value in {**links, **files, "steps": len(list(steps()))}.items()}
    return {**FIGURES, **found}


def _tables() -> Mapping[str, Callable[[], Sequence[str]]]:
    until = one_spindle.STEPS.index("levers-on")
    return {
        **known.TABLES,
        "chapters": _chapters,
        "tools": _tools,
        "articles": _articles,
        "steps up to the servo": lambda: _listed(one_spindle.STEPS[:until]),
        "steps from the levers on": lambda: _listed(one_spindle.STEPS[until:]),
    }


def page(path: Path) -> str:
    """The page of `text/pages` with its figures and tables. Raises BookError."""
    source, figures, tables = read(path), _figures(), _tables()
    lines = [HEAD]
    for number, text in source.body:
        named = TABLE.fullmatch(text)
        if named is None:
            lines.append(source.filled(number, text, figures))
        elif named[1] in tables:
            lines += tables[named[1]]()
        else:
            source.refuse(number, f"no table is called {text}")
    return "\n".join(lines) + "\n"


def _listed(keys: Sequence[str]) -> list[str]:
    return [f"- {_figures()[f'step {key}']()}" for key in keys]


def _chapters() -> list[str]:
    lines = []
    for chapter in chapters():
        lines += [f"## {chapter.title}", "", chapter.says, ""]
        if chapter.picture:
            lines += [f"![{chapter.title}]({chapter.picture})", ""]
        for step in chapter.steps:
            times = f" ({step.times} times)" if step.times > 1 else ""
            lines.append(f"{_number(step)}. [{step.title}]({name_of(step)}){times}")
        lines.append("")
    return lines[:-1]


def _tools() -> list[str]:
    used = {key for step in steps() for key in step.tools}
    return [
        "| tool | note | guide price, EUR |",
        "| --- | --- | --- |",
        *(f"| {TOOLS[key].name} | {TOOLS[key].note} | {TOOLS[key].price or '-'} |" for key in TOOLS if key in used),
    ]


def _articles() -> list[str]:
    """The bill, a table for each group, each article with the steps that use it."""
    shared: dict[str, list[Step]] = {}
    for step in steps():
        for use in step.uses:
            shared.setdefault(use.key, []).append(step)
    lines = []
    for group in bill.GROUPS:
        found = [one for one in bill.articles() if one.group == group]
        lines += [f"## {group}: {bill.total(found):.2f}", ""]
        lines += ["| number | part | maker | maker's number | supplier | each | sum | for | step |"]
        lines += ["| --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
        for one in found:
            at = ", ".join(f"[{_number(step)}]({name_of(step)})" for step in shared[one.key])
            cells = (one.count, one.what, one.maker, one.number, one.supplier, f"{one.price:.2f}", f"{one.sum:.2f}")
            lines.append("| " + " | ".join(map(str, (*cells, one.where, at))) + " |")
        lines.append("")
    return lines[:-1]


def _escaped(says: str) -> str:
    """A sentence in a cell, whatever marks it has."""
    return says.replace("|", "/").replace("*", r"\*").replace("`", r"\`")


def _faults() -> str:
    lines = [HEAD, *faults.intro()]
    for group in faults.groups():
        lines += [f"## {group.title}", "", "| part | it says | look | do |", "| --- | --- | --- | --- |"]
        for row in group.rows:
            says = "<br>".join(f"*{_escaped(one)}*" for one in row.says)
            lines.append(f"| {row.part} | {says} | {row.seek} | {row.mend} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
