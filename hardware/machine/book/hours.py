"""How long the work takes, and what a stage costs.

Hours of printing are reckoned from the drawings (`printing`). Hours of hands are guesses: minutes for each
piece of a kind, and what a step says beside them. Money is that of the bill, each article where it is used first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hardware.machine.book import bill, printing
from hardware.machine.book.model import Article, Stage, Step
from hardware.machine.book.tools import tools

UNSAID = 15.0
"""Minutes of a step for which nobody has guessed."""
HOURS_FROM = 90.0
LONG = 600.0


@dataclass(frozen=True, slots=True)
class Kind:
    """Pieces that take the same: what is done with one, words of its line in the bill, minutes (a guess)."""

    done: str
    words: Sequence[str]
    minutes: float


KINDS = (
    Kind("a spool loaded", ("spool of",), 2.0),
    Kind("a printed part taken off, cleaned, tried", (".stl",), 3.0),
    Kind("a sheet of wood sawn and drilled", ("plywood",), 40.0),
    Kind("a flat part soldered", ("(CHIP-", "(SOT-", "(SOD-", "(SMC)", "(TO-252)"), 1.5),
    Kind("a part with legs soldered", ("plug on the board", "(PTC-", "(RADIAL-", "(LED-5MM)", "strip of 36"), 3.0),
    Kind("a light or a resistor soldered to its wires", ("LED 5 mm", ", wired"), 5.0),
    Kind("an insert melted in", ("heat-set insert",), 1.5),
    Kind("a pin pressed in, a rod cut", ("dowel pin", "steel rod"), 2.0),
    Kind("a contact crimped", ("contact for it",), 3.0),
    Kind("a magnet glued", ("magnet",), 4.0),
    Kind("a screw, a spacer or a nut", ("screw", "spacer", "slot nut"), 1.0),
    Kind("any other piece", ("",), 2.0),
)
"""The first whose words fit."""


def kind(article: Article) -> Kind:
    """What is done with it."""
    return next(one for one in KINDS if any(word in article.what for word in one.words))


def pieces_minutes(step: Step) -> float:
    """Of all pieces of the step, one time."""
    return sum(kind(bill.article(use.key)).minutes * use.count for use in step.uses)


def other_minutes(step: Step) -> float:
    """Of what else is done, one time."""
    return UNSAID if step.minutes is None else step.minutes


def minutes(step: Step) -> float:
    """Of the step, all its times."""
    return (pieces_minutes(step) + other_minutes(step)) * step.times


def print_hours(steps: Sequence[Step]) -> float:
    """Of what these steps use of one's own printer."""
    jobs = {one.name: one.minutes for one in printing.sheet()}
    return sum(jobs[use.key] * use.count * step.times for step in steps for use in step.uses if use.key in jobs) / 60


def material_eur(stage: Stage, before: Sequence[Stage]) -> float:
    """Of what its steps use; what is to spare, where it is used first."""
    if stage.material_eur is not None:
        return stage.material_eur
    had = {use.key for one in before for step in one.steps for use in step.uses}
    counts: dict[str, int] = {}
    for step in stage.steps:
        for use in step.uses:
            counts[use.key] = counts.get(use.key, 0) + use.count * step.times
    articles = {key: bill.article(key) for key in counts}
    return sum(one.price * (counts[key] + (0 if key in had else one.spare)) for key, one in articles.items())


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a stage wants: hours of printing and of work, euro of parts and of tools, tools that are new and others."""

    print_hours: float
    work_hours: float
    material_eur: float
    tools_eur: float
    new: Sequence[str]
    had: Sequence[str]


def wanted(stages: Sequence[Stage]) -> Iterator[Wanted]:
    """Of each stage, those before it done; tools in the order of their table."""
    every = {step.key: step for stage in stages for step in stage.steps}
    seen: set[str] = set()
    for number, stage in enumerate(stages):
        once = [every[key] for key in stage.once]
        used = {*stage.tools, *(key for step in (*stage.steps, *once) for key in step.tools)}
        work = sum(minutes(step) for step in stage.steps) + stage.minutes
        work += sum(pieces_minutes(step) + other_minutes(step) for step in once)
        printed = print_hours(stage.steps) + (stage.print_hours or 0.0)
        new = [key for key in tools() if key in used - seen]
        had = [key for key in tools() if key in used & seen]
        euro = sum(tools()[key].price for key in new)
        yield Wanted(printed, work / 60, material_eur(stage, stages[:number]), euro, new, had)
        seen |= used


def spelled(minutes: float) -> str:
    """As it is read: fives of minutes, from an hour and a half on hours."""
    if minutes >= HOURS_FROM:
        return f"{minutes / 60:.0f} hours" if minutes >= LONG else f"{minutes / 60:.1f} hours"
    return f"{max(1, round(minutes / 5)) * 5} minutes"
