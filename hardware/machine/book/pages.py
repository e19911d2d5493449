"""The book's pages as Markdown: one a step, and bill, print sheet, safety, faults, contents."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from hardware.machine.book import bill, faults, hours, known
from hardware.machine.book.contents import book, stage, stages, steps
from hardware.machine.book.model import Article, Step
from hardware.machine.book.pictures import label
from hardware.machine.book.source import TABLE, TEXT, Figures, read
from hardware.machine.book.tools import tools
from hardware.machine.drawings import bill as casekeeper


def _head(source: str) -> str:
    return f"<!-- Written by `make book`{f' from {source}' if source else ''}: do not edit. -->"


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
    yield _head(step.source)
    yield f"# {number}. {step.title}"
    yield ""
    if step.times > 1:
        yield f"**{step.times} times.** Counts are for one time."
        yield ""
    yield _time(step)
    yield ""
    if step.picture:
        yield f"![{step.title}]({step.picture})"
        yield ""
    if step.scene is not None:
        yield f"*Seen from {(step.view or step.scene().view).words()}.*"
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
        yield "Tools: " + "; ".join(tools()[key].name for key in step.tools) + "."
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


def _time(step: Step) -> str:
    pieces, other = hours.pieces_minutes(step), hours.other_minutes(step)
    times = f"{step.times} times " if step.times > 1 else ""
    parts = f"{pieces:g} minutes for its pieces, {other:g} beside" if pieces else f"{other:g} minutes" if times else ""
    why = f": {times}{parts}" if parts else ""
    return f"*{hours.spelled(hours.minutes(step)).capitalize()} of work, a guess{why}.*"


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
    """Those of all sentences, and of pages alone: how many steps, what they take."""
    work = sum(hours.minutes(step) for one in stages() if one.key != "shoe" for step in one.steps)
    return {
        **book().figures,
        "steps": lambda: f"{len(list(steps()))}",
        "work_hours": lambda: f"{work / 60:.0f}",
        "unsaid_minutes": lambda: f"{hours.UNSAID:.0f}",
    }


def _tables() -> Mapping[str, Callable[[], Sequence[str]]]:
    once = stage("one-spindle").once
    until = once.index("levers-on")
    return {
        **known.TABLES,
        "stages": _stages,
        "tools": _tools,
        "minutes a piece": _kinds,
        "articles": _articles,
        "steps up to the servo": lambda: _listed(once[:until]),
        "steps from the levers on": lambda: _listed(once[until:]),
    }


def page(path: Path) -> str:
    """The page of `text/pages` with its figures and tables. Raises BookError."""
    source, figures, tables = read(path), _figures(), _tables()
    lines = [_head(source.name)]
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


def _stages() -> list[str]:
    lines: list[str] = []
    for number, (one, wanted) in enumerate(zip(stages(), hours.wanted(stages()), strict=True), start=1):
        lines += [f"## Stage {number}: {one.title}", "", one.says, ""]
        if one.picture:
            lines += [f"![{one.title.capitalize()}]({one.picture})", ""]
        lines += [*_wanted(wanted), ""]
        for chapter in one.chapters:
            if chapter.title:
                lines += [f"### {chapter.title}", "", chapter.says, ""]
            for step in chapter.steps:
                times = f" ({step.times} times)" if step.times > 1 else ""
                lines.append(f"{_number(step)}. [{step.title}]({name_of(step)}){times}")
            lines.append("")
        if one.page:
            lines += [f"Then the page of this stage: [{one.title}]({one.page}).", ""]
    return lines[:-1]


def _wanted(wanted: hours.Wanted) -> list[str]:
    """The head of a stage."""
    printed = f"{wanted.print_hours:.0f} hours of printing; " if wanted.print_hours else ""
    bought = f"; tools {wanted.tools_eur:.0f}, where none of them is there" if wanted.tools_eur else ""
    return [
        "| | |",
        "| --- | --- |",
        f"| time | {printed}{hours.spelled(wanted.work_hours * 60)} of work |",
        f"| euro | material {wanted.material_eur:.0f}{bought} |",
        f"| tools, first wanted here | {_named(wanted.new) or '-'} |",
        f"| tools, from before | {_named(wanted.had) or '-'} |",
    ]


def _named(keys: Sequence[str]) -> str:
    return "; ".join(tools()[key].name for key in keys)


def _kinds() -> list[str]:
    return [
        "| what is done | minutes |",
        "| --- | --- |",
        *(f"| {one.done} | {one.minutes:g} |" for one in hours.KINDS),
    ]


def _tools() -> list[str]:
    used = {key for step in steps() for key in step.tools}
    return [
        "| tool | note | guess, EUR |",
        "| --- | --- | --- |",
        *(
            f"| {tool.name} | {tool.note} | {f'{tool.price:.0f}' if tool.price else '-'} |"
            for key, tool in tools().items()
            if key in used
        ),
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
    lines = [_head(faults.source().name), *faults.intro()]
    for group in faults.groups():
        lines += [f"## {group.title}", "", "| part | it says | look | do |", "| --- | --- | --- | --- |"]
        for row in group.rows:
            says = "<br>".join(f"*{_escaped(one)}*" for one in row.says)
            lines.append(f"| {row.part} | {says} | {row.seek} | {row.mend} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
