"""The book's pages as Markdown: one a step, and bill, print sheet, safety, faults, contents."""

from collections.abc import Iterator, Sequence

from hardware.machine.boards import currents
from hardware.machine.book import bill, faults, one_spindle, printing
from hardware.machine.book.contents import chapters, steps
from hardware.machine.book.model import Article, Step
from hardware.machine.book.pictures import label
from hardware.machine.book.tools import TOOLS
from hardware.machine.drawings import bill as casekeeper
from hardware.machine.drawings import params as p

HEAD = "<!-- Written by `make book`: do not edit. -->"
UNBUILT = (
    "**Nobody has built one yet.** Every size, force and current in this book is from drawings and arithmetic that "
    "tests hold. Who builds the first one: measure, doubt, and tell."
)


def name_of(step: Step) -> str:
    """The step's file."""
    number = [one.key for one in steps()].index(step.key) + 1
    return f"{number:02}-{step.key}.md"


def pages() -> dict[str, str]:
    """Every page by the name of its file."""
    found = {
        "README.md": _contents(),
        one_spindle.NAME: one_spindle.text(HEAD, _links()),
        "bill.md": _bill(),
        "print.md": _print(),
        "safety.md": _safety(),
        "faults.md": _faults(),
    }
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


def _links() -> dict[str, str]:
    return {step.key: f"[{_number(step)}. {step.title}]({name_of(step)})" for step in steps()}


def _number(step: Step) -> int:
    return [one.key for one in steps()].index(step.key) + 1


def _called(one: Article) -> str:
    if one.maker == bill.OWN:
        return one.what
    if one.supplier == casekeeper.WITH:
        return f"{one.what} ({one.supplier})"
    number = "" if one.number == "-" else f" {one.number}"
    return one.what if one.maker == "any" and not number else f"{one.what} ({one.maker}{number})".replace("(any ", "(")


def _contents() -> str:
    kilograms, hours = printing.total()
    lines = [
        HEAD,
        "# Building a faro table",
        "",
        UNBUILT,
        "",
        "![The casekeeper](../casekeeper.png)",
        "",
        f"Casekeeper, dealing box, electronics and panel: {len(list(steps()))} steps, {kilograms:.1f} kg and "
        f"{hours:.0f} hours of printing, {bill.main_total():.0f} EUR of material. Some weekends. The shoe is left "
        "out; [the print sheet](print.md) tells both.",
        "",
        f"Not sure yet? Begin with [one spindle]({one_spindle.NAME}): one rank, {one_spindle.minutes() / 60:.1f} hours "
        f"of printing, about {sum(one_spindle.prices()[:2]):.0f} EUR.",
        "",
        "First read [safety](safety.md). Then buy by [the bill](bill.md) and print by [the print sheet](print.md). "
        "When the program names a fault: [the fault table](faults.md). How it works and why it is so: "
        "[drawings](../../../hardware/machine/drawings/README.md), [figures](../casekeeper.md), "
        "[bought parts](../bought.md), [electronics](../electronics.md).",
        "",
        "In every picture what is new is coloured; a number is that of the step's table, a letter something made in "
        "an earlier step, a dashed arrow the way on which a part goes in. What stands already is grey. Left and "
        "right are those of somebody who looks at the front; in the shoe's chapter, of somebody behind it.",
        "",
    ]
    for chapter in chapters():
        lines += [f"## {chapter.title}", "", chapter.says, ""]
        if chapter.picture:
            lines += [f"![{chapter.title}]({chapter.picture})", ""]
        for step in chapter.steps:
            times = f" ({step.times} times)" if step.times > 1 else ""
            lines.append(f"{_number(step)}. [{step.title}]({name_of(step)}){times}")
        lines.append("")
    lines += [
        "Then: shuffle, put a pack in, and play. How the first evening begins stands in the project's "
        "[installation](../../install.md#from-the-image-to-the-first-deal).",
        "",
    ]
    lines += ["## Tools", "", "| tool | note | guide price, EUR |", "| --- | --- | --- |"]
    used = {key for step in steps() for key in step.tools}
    lines += [f"| {TOOLS[key].name} | {TOOLS[key].note} | {TOOLS[key].price or '-'} |" for key in TOOLS if key in used]
    return "\n".join(lines) + "\n"


def _bill() -> str:
    shared: dict[str, list[Step]] = {}
    for step in steps():
        for use in step.uses:
            shared.setdefault(use.key, []).append(step)
    lines = [
        HEAD,
        "# Bill of materials",
        "",
        "Everything, once. Prices are guide prices in euro without tax and carriage, for small numbers, **not asked "
        "of any supplier**: look before ordering. `any`: what the text says, from wherever. Screws are sold in "
        "hundreds.",
        "",
        f"Together **{bill.main_total():.2f} EUR** with the dealing box; the shoe, which may stand in its place, is "
        "the last table.",
        "",
    ]
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
    lines += ["## Screws, pins and inserts together", "", *_fixings()]
    return "\n".join(lines) + "\n"


def _fixings() -> list[str]:
    """What is bought by size: the same size from several lines added up."""
    sums: dict[str, int] = {}
    for one in bill.articles():
        if one.supplier not in ("with the servo", "own printer") and any(
            word in one.what for word in ("screw M", "tapping screw", "wood screw", "dowel pin", "insert", "spacer")
        ):
            name = f"{one.what} | {one.maker} {one.number}"
            sums[name] = sums.get(name, 0) + one.count
    return ["| number | what | standard |", "| --- | --- | --- |", *(f"| {n} | {what} |" for what, n in sums.items())]


def _print() -> str:
    kilograms, hours = printing.total(shoe_too=True)
    less_kg, less_hours = printing.total()
    lines = [
        HEAD,
        "# Print sheet",
        "",
        f"PETG, nozzle 0.4 mm, layers of {p.LAYER} mm, {printing.WALLS} walls, {printing.FLOORS} full layers below "
        "and above, **no supports**, each part as its STL lies (`make drawings`, then `build/drawings`). What is "
        "filled to 100 % has to be: its strength is reckoned so.",
        "",
        f"Together, the shoe's too, {sum(one.number for one in printing.sheet())} prints, {kilograms:.2f} kg, "
        f"{hours:.0f} hours; without the shoe's {less_kg:.2f} kg, {less_hours:.0f} hours. Mass "
        "and time are reckoned layer by layer for these speeds, mm/s: "
        + ", ".join(f"{what} {speed:.0f}" for what, speed in printing.SPEEDS.items())
        + f"; {printing.LAYER_S:.0f} s for each layer and {printing.START_S:.0f} s for each print. PrusaSlicer 2.5.0 "
        "with the same (`make release` writes the profile) comes within a tenth on twelve of them, on which two "
        "factors of the time were fitted; a quicker or more "
        "careful "
        "profile takes as much less or more time.",
        "",
        *printing.table(),
        "",
        "Rank plates: change to black at 2.4 mm. Beads: round off no edge, the notch stays sharp. A brim where a "
        "part is small: levers, beads.",
        "",
        "![As they lie on the bed](print.svg)",
        "",
        "The shoe:",
        "",
        "![The shoe as it lies on the bed](shoe-print.svg)",
    ]
    return "\n".join(lines) + "\n"


def _safety() -> str:
    total = currents.all_stalled()
    rows: Sequence[tuple[str, str]] = (
        (
            "Mains",
            "Only two closed, tested supplies are in the mains: the 12 V one of the bill and the Pi's own. Neither "
            "is opened. Nothing in this book is wired to the mains. Use a socket that you can reach.",
        ),
        (
            "Servo supply",
            f"5 V is not felt, but {currents.REGULATOR:.0f} A melt a thin wire and start a fire. The fuse "
            f"({currents.FUSE:.0f} A, never more) sits within 10 cm of the regulator and protects everything behind "
            f"it; nothing else hangs there. All {currents.SERVOS} servos stalled take {total:.1f} A. Wires before the "
            "shield: 2.5 mm2. Rings and watches off while you work at it.",
        ),
        (
            "Fuses",
            "A fuse that opened has a reason: find it before you put in another. Those on the shield (F100 to F112, "
            "one a servo) and on the input board (F1, F2) are warm when they have opened, and come back by "
            "themselves after some minutes without power.",
        ),
        (
            "Stop button",
            "Takes the servos' 5 V away, whatever the program does; so do a wire that comes off and a USB cable that "
            "is pulled. It does not switch off the Pi, the lamps or the supplies. Try it each time before beads move.",
        ),
        (
            "Pinching",
            "A bead is lifted with 0.5 N at most: it pinches nobody. Cam and levers behind the front do: a servo "
            f"pushes with {p.SERVO_STALL_FAST_NMM / p.STOP_RADIUS:.0f} N at the cam's rim. Covers on before children "
            "are near; fingers out while a module runs open on the bench.",
        ),
        (
            "Stalled servos",
            "A servo that cannot move is given up after 3 s at most. One that hums on with power is hot: stop "
            "button, look why.",
        ),
        (
            "Light",
            "White LEDs of this kind dazzle from near: do not look into them, look from the side or through paper. "
            "They are shaded by their diffusers when all is built; build those before an evening.",
        ),
        (
            "Springs, magnets, edges",
            "The box's springs jump: hold the follower down when you open it. Magnets: not near pacemakers, not into "
            "children's mouths. Steel rods: deburr both ends.",
        ),
        (
            "Soldering, melting, printing",
            "Air, glasses when cutting leads, an iron in its stand. Inserts are hot for a minute. PETG at 230 C is "
            "no place for fingers.",
        ),
        (
            "Batteries and static",
            "There is no battery. Touch something earthed before you touch a board.",
        ),
        (
            "Unattended",
            "Do not leave it powered unattended before it has run for some evenings under eyes.",
        ),
    )
    lines = [HEAD, "# Safety", "", UNBUILT, ""]
    for title, says in rows:
        lines += [f"## {title}", "", says, ""]
    return "\n".join(lines).rstrip() + "\n"


def _escaped(says: str) -> str:
    """A sentence in a cell, whatever marks it has."""
    return says.replace("|", "/").replace("*", r"\*").replace("`", r"\`")


def _faults() -> str:
    lines = [
        HEAD,
        "# Fault table",
        "",
        "What the table, `faro check`, `faro park`, `faro calibrate` and `faro exercise` say, with examples of "
        "figures and names; where to look; what to do. While something is wrong the table holds, keeps every bet, "
        "and goes on by itself when it is mended. `faro check` says for most faults itself what to do.",
        "",
    ]
    for group in faults.GROUPS:
        lines += [f"## {group.title}", "", "| part | it says | look | do |", "| --- | --- | --- | --- |"]
        for row in group.rows:
            says = "<br>".join(f"*{_escaped(one)}*" for one in row.says)
            lines.append(f"| {row.part} | {says} | {row.seek} | {row.mend} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
