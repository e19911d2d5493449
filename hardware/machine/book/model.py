"""What the book is made of: articles of the bill, steps, chapters. Data only."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.picture import View
from hardware.machine.drawings.shapes import Place

STAYS: Place = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Article:
    """One line of the bill. `key` is what steps call it, `count` how many are bought or printed, of which `spare` are
    to spare; `price` in euro a piece, a guide; `parts` the names of its solids in the drawings, where they are not the
    key itself."""

    key: str
    group: str
    count: int
    what: str
    maker: str
    number: str
    supplier: str
    price: float
    where: str
    spare: int = 0

    @property
    def sum(self) -> float:
        """Euro."""
        return self.count * self.price


@dataclass(frozen=True, slots=True)
class Tool:
    """Something to have, not built in; `price` in euro, a guess, 0 where it is hired or borrowed."""

    name: str
    note: str = ""
    price: float = 0.0


@dataclass(frozen=True, slots=True)
class Use:
    """Quantity of a bought article that each run of the step uses."""

    key: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Take:
    """Quantity of an intermediate part, made by an earlier step, that each run of the step uses."""

    step: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Shown:
    """A part in its place, drawn `apart` from it (mm), with the key of its article, "" for what an earlier step has
    made."""

    part: Part
    apart: Place
    key: str


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows: `new` in colour with numbers and ways, `there` grey."""

    new: Sequence[Shown]
    there: Sequence[Part]
    view: View
    width: int = 1000
    height: int = 700


@dataclass(frozen=True, slots=True)
class Setting:
    """What stands in a picture, wherever it is seen from: `new` in colour, `there` grey."""

    new: Sequence[Shown]
    there: Sequence[Part]


@dataclass(frozen=True, slots=True)
class Step:
    """One page. Done `times` times; `makes` is what it leaves on the table for a later step, "" where it adds to what
    stands already, `yields` of them each time. `shares`: articles of another step of which a piece is used. `scene` or
    `drawing` (an SVG) is its picture,
    `after` shows how it stands when all is done. `done`: what has to be true before the next step. `minutes`: of work
    each time beside its pieces, a guess; None where nobody has guessed. `view`: where its scene is seen from, known
    before it is drawn. `source`: the file of its sentences."""

    key: str
    title: str
    text: Sequence[str]
    uses: Sequence[Use] = ()
    takes: Sequence[Take] = ()
    shares: Sequence[str] = ()
    tools: Sequence[str] = ()
    times: int = 1
    makes: str = ""
    yields: int = 1
    scene: Callable[[], Scene] | None = None
    drawing: Callable[[], str] | None = None
    done: Sequence[str] = ()
    tables: Sequence[Callable[[], Sequence[str]]] = ()
    minutes: float | None = None
    view: View | None = None
    source: str = ""
    after: Callable[[], Scene] | None = None

    @property
    def after_picture(self) -> str:
        """The name of the picture of how it stands afterwards; "" where it has none."""
        return f"{self.key}-after.png" if self.after is not None else ""

    @property
    def picture(self) -> str:
        """The name of its picture's file; "" where it has none."""
        if self.scene is not None:
            return f"{self.key}.png"
        return f"{self.key}.svg" if self.drawing is not None else ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Steps that belong together, in the order of building; without a title where it is all of its stage."""

    title: str
    says: str
    steps: Sequence[Step]


@dataclass(frozen=True, slots=True)
class Stage:
    """Chapters after which something works by itself.

    `page`: a page of its own beside the steps, with the `tools` that it wants; `once`: keys of steps of a later stage
    that are done here one time. `material_eur`, `print_hours`: in place of what its steps take, None where these say
    it. `minutes`: of work beside its steps, a guess.
    """

    key: str
    title: str
    says: str
    chapters: Sequence[Chapter]
    picture: str = ""
    page: str = ""
    once: Sequence[str] = ()
    tools: Sequence[str] = ()
    material_eur: float | None = None
    print_hours: float | None = None
    minutes: float = 0.0

    @property
    def steps(self) -> Sequence[Step]:
        """Of all its chapters."""
        return [step for chapter in self.chapters for step in chapter.steps]
