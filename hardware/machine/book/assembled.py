"""Pictures of a machine that is put together part by part."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hardware.machine.book.model import Setting, Shown
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.shapes import Place

Apart = Place | Callable[[Place], Place]
"""How far a part is drawn from its place, mm, or what tells it by the part's middle."""


def middle(part: Part) -> Place:
    """Of the box about it."""
    x0, y0, z0, x1, y1, z1 = part.solid.bounding_box()
    return (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2


@dataclass(frozen=True, slots=True)
class Assembled:
    """`prefix`: what the names of its `solids` begin with; `key`: the article of a solid, by its name without it."""

    prefix: str
    solids: Callable[[], Sequence[Part]]
    key: Callable[[str], str]

    def name(self, part: Part) -> str:
        """Without the prefix."""
        return part.name.removeprefix(self.prefix)

    def article(self, part: Part) -> str:
        """The key of its article."""
        return self.key(self.name(part))

    def setting(
        self,
        new: dict[str, Apart],
        there: Sequence[str],
        *,
        made: dict[str, str] | None = None,
        only: Callable[[Part], bool] = lambda part: True,
    ) -> Callable[[], Setting]:
        """`new`: names and how far each is drawn apart; `only` tells which of these; `made`: names of what an earlier
        step made, with its key."""

        def draw() -> Setting:
            shown, old = [], []
            for part in self.solids():
                name = self.name(part)
                if name in new and only(part):
                    way = new[name]
                    apart = way(middle(part)) if callable(way) else way
                    shown.append(Shown(part, apart, (made or {}).get(name, self.article(part))))
                elif name in there:
                    old.append(part)
            return Setting(shown, old)

        return draw
