"""The parts of the dealing box in one table, for the page of figures and the build book."""

from hardware.drawings.made import BOUGHT, CUT, PRINTED, Entry

FORMATS = ("poker", "bridge", "spanish", "german")
"""One set of insert, follower and lid for each; one set is in the box."""
WHOLE, OPEN, APART = "box.png", "box_open.png", "box_exploded.png"
FIXINGS = "fixings dealer"


def _print(part: str, use: str, *pictures: str, number: int = 1, stl: str = "") -> Entry:
    return Entry(part, PRINTED, number, part, f"{stl or part}.stl", "own printer", use, pictures)


def _sets() -> list[Entry]:
    found = []
    for one in FORMATS:
        found += [
            Entry(f"insert {one}", PRINTED, 1, f"insert {one}", f"box_insert_{one}.stl", "own printer",
                  "narrows the well", (APART, OPEN)),
            Entry(f"follower {one}", PRINTED, 1, f"follower {one}", f"box_follower_{one}.stl", "own printer",
                  "lifts the pack", (APART, OPEN)),
            Entry(f"lid {one}", PRINTED, 1, f"lid {one}", f"box_lid_{one}.stl", "own printer",
                  "window, slit, markers", (APART, WHOLE)),
        ]  # fmt: skip
    return found


def parts() -> list[Entry]:
    """The whole list: prints, then what is cut to size, then what is bought."""
    return [
        _print("body", "well, floor, seats of the switches", WHOLE, OPEN, APART, stl="box_body"),
        *_sets(),
        _print("lip", "lower edge of the slit, set by a gauge", OPEN, APART, stl="box_lip"),
        _print("beam holder", "fork sensor at the slit", WHOLE, APART, stl="box_beam_holder"),
        _print("lamp", "light from two sides", WHOLE, APART, number=2, stl="box_lamp"),
        _print("post foot", "camera post to the base", WHOLE, APART, stl="box_post_foot"),
        _print("post corner", "arm to the post", WHOLE, APART, stl="box_post_corner"),
        _print("camera head", "camera to the arm", WHOLE, APART, stl="box_camera_head"),
        Entry("base", CUT, 1, "plywood 12 mm", "birch", "cut to size", "holes as in box_base.stl", (WHOLE, APART)),
        Entry("diffuser", CUT, 2, "opal acrylic 3 mm", "PMMA, 50 % transmission", "cut to size", "over the LEDs",
              (WHOLE, APART)),
        Entry("flap", CUT, 1, "polyester film 0.19 mm", "overhead film, two layers of 0.1", "stationer",
              "no card goes back into the slit", (WHOLE, APART)),
        Entry("spring", BOUGHT, 2, "compression spring, wire 0.5, outside 10, free 50, 8 turns that work",
              "any, 0.09 N/mm", "springs dealer", "under the follower", (APART,)),
        Entry("hinge rod", BOUGHT, 1, "steel rod 3 h9", "EN 10278", "model-making dealer", "lid to body", (APART,)),
        Entry("magnet", BOUGHT, 4, "magnet 8 x 3, N45", "any, 15 N on another", "magnets dealer", "holds the lid shut",
              (APART,)),
        Entry("fork sensor", BOUGHT, 1, "fork sensor, slot 5 mm, NPN", "Omron EE-SX670", "Mouser", "exit beam",
              (WHOLE, APART)),
        Entry("switch", BOUGHT, 2, "micro switch, hinge lever", "Omron D2F-01L", "Mouser", "lid; follower at its end",
              (OPEN, APART)),
        Entry("led", BOUGHT, 6, "LED 5 mm white", "Cree LED C513A-WSN-CV0Y0151", "Mouser", "three in each lamp",
              (APART,)),
        Entry("camera", BOUGHT, 1, "Raspberry Pi Camera Module 3", "standard, not wide", "Raspberry Pi dealer",
              "looks at the window", (WHOLE, APART)),
        Entry("post", BOUGHT, 1, "profile 20 x 20, slot 6", "Item, Motedis or like", "profiles dealer", "camera post",
              (WHOLE, APART)),
        Entry("arm", BOUGHT, 1, "profile 20 x 20, slot 6", "Item, Motedis or like", "profiles dealer", "camera arm",
              (WHOLE, APART)),
    ]  # fmt: skip
