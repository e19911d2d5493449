"""No state is shown by colour alone (WCAG 1.4.1): a rule of a style sheet that changes nothing but colours for a state
stands here with what says the same in another way. A new one is looked at before it is written down."""

from __future__ import annotations

import re
from collections.abc import Iterator

from controller.web.files import STATIC

COLOURS = {
    *("color", "background", "background-color", "background-image", "border-color", "border-left-color"),
    *("border-bottom-color", "fill", "stroke", "text-shadow", "outline-color"),
}
"""Properties that change neither form nor lightness of the whole. A shadow draws a ring or a bar, opacity and filters
darken."""
STATE = re.compile(r"[.#\w\])(-](?:\.[\w-]+|\[[^\]]+\])")
PASSING = re.compile(r":(?:hover|focus|active|disabled|before|after|:backdrop)|:root|\.owner-\d|\.field\.")
"""Under a pointer or a key, which is no state of the table; players' colours, which stand beside their names."""
SAID = {
    "in words, on it or beside it": {
        *("button.danger", ".banner.hold", ".banner.fault", ".banner.to-do", ".banner.awaited.mine", ".said.good"),
        *(".training-result.right", ".phone .banner.good", ".test-mode.on", ".light.lamp", ".aim-next.done"),
        *(".enrol-card.wrong", ".enrol-card.doubtful", ".reading.unsure b", ".pile.won .pile-title"),
        *(".pile.lost .pile-title", ".chair.mine", ".chair.hand-of-side", ".chemin-seat.banker"),
        *(".chemin-seat:is(.banco, .plays)", ".chemin-table .hand.punters h3", ".chemin-table .hand.banker h3"),
        *(".punto-table .hand.player h3", ".punto-table .hand.banker h3", ".rt-place.bank .rt-name"),
        *(".rt-place.mine .rt-name", ".place.chosen-win rect", ".place.chosen-lose rect"),
        '.own-sheet th[scope="rowgroup"]',
    },
    "a plus or a minus": {
        *(".settled li.gain", ".settled li.loss", ".settled li.gain b", ".settled li.loss b", ".rt-won.gain"),
        *(".rt-won.loss", ".rt-place.gain .rt-figure", ".rt-place.loss .rt-figure", ".stake-won.gain"),
        *(".stake-won.loss", ".float.gain text", ".float.loss text", ".siete-badge.gain", ".siete-badge.loss"),
    },
    "the sign of the suit": {
        *(".mini.red", ".candidate.red b", ".pick.red", ".turn-card.red", ".book .suit.red"),
    },
    "its place, or another form beside it": {
        ".tray-chip.on",  # a ring that is not there otherwise
        ".mini.won",  # lost is dashed, beside the game dotted
        ".rt-place.turn .rt-name",  # an arrow
        ".spindles tr.chosen",  # its button has a line round it
        *(".stake.mine .stake-sum", ".stack.mine .tag-plate", ".stack.mine .tag-text"),  # no name on it; a thicker edge
        *(".bead.moved rect", ".bead.moved .shine", ".wire.gone .wire-card"),  # at the other end of the wire
        ".wire.off .wire-bed",  # where its beads should be they are drawn too
        ".left circle.out",  # hollow
        ".string.win",  # to lose is dashed
        ".place rect.reach",  # never seen
    },
}
"""What says a state that a colour says too -> its rules."""
PAIRS = {
    "css/table.css": [".stack.barred .tag-plate"],
    "js/games/faro/faro.css": [".painted.lost .painted-edge", ".string.lose"],
    "js/games/punto_banco/punto_banco.css": [".ring-player", ".ring-blue", ".stroke-blue"],
}
"""Of two that differ by colours, the one that is drawn with a broken line."""


def rules() -> Iterator[tuple[str, str, dict[str, str]]]:
    """Sheet, selector and properties of every rule of the pages."""
    for sheet in sorted(STATIC.glob("css/*.css")) + sorted(STATIC.glob("js/games/*/*.css")):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        text = re.sub(r"@(?:media|supports)[^{]*\{", "", text)
        for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
            pairs = [one.partition(":") for one in body.split(";") if ":" in one]
            properties = {name.strip(): value.strip() for name, _, value in pairs if not name.strip().startswith("--")}
            for selector in re.split(r",(?![^(]*\))", selectors):
                yield sheet.relative_to(STATIC).as_posix(), " ".join(selector.split()), properties


def test_what_a_colour_tells_is_told_otherwise_too() -> None:
    found = {
        selector
        for _, selector, properties in rules()
        if properties and properties.keys() <= COLOURS and STATE.search(selector) and not PASSING.search(selector)
    }
    assert found == {selector for which in SAID.values() for selector in which}


def test_of_two_colours_one_is_drawn_with_a_broken_line() -> None:
    for sheet, selectors in PAIRS.items():
        for selector in selectors:
            own = [properties for name, one, properties in rules() if (name, one) == (sheet, selector)]
            assert any("stroke-dasharray" in properties for properties in own), selector
