"""The parts of the dealing box in one table, for the build book and its bill."""

from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.made import BOUGHT, CUT, PRINTED, Entry, tapping

FORMATS = ("poker", "bridge", "spanish", "german")
"""One set of insert, follower and lid for each; one set is in the box."""
WHOLE = "box.png"
OPEN = "box_open.png"
APART = "box_exploded.png"
TRIAL = "book/box-trial.png"
FIXINGS = "fixings dealer"


def _size(ends: tuple[float, float]) -> str:
    return f"{ends[1] - ends[0]:.0f}"


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
        _print("trial body", "trial: lip and floor", TRIAL, stl="box_trial_body"),
        _print("trial lid", "trial: the rim", TRIAL, stl="box_trial_lid"),
        _print("trial follower", "trial: on one spring", TRIAL, stl="box_trial_follower"),
        _print("stairs", "carry the follower", APART, stl="box_stairs"),
        _print("lip", "lower edge of the slit, set by a gauge", OPEN, APART, stl="box_lip"),
        _print("beam holder", "fork sensor at the slit", WHOLE, APART, stl="box_beam_holder"),
        _print("lamp", "light from two sides", WHOLE, APART, number=2, stl="box_lamp"),
        _print("post foot", "camera post to the base", WHOLE, APART, stl="box_post_foot"),
        _print("post corner", "arm to the post", WHOLE, APART, number=2, stl="box_post_corner"),
        _print("camera head", "camera to the arm", WHOLE, APART, stl="box_camera_head"),
        Entry("base", CUT, 1, f"plywood 12 mm, {_size(p.BASE_X)} x {_size(p.BASE_Y)} mm", "birch", "cut to size",
              "holes as in box_base.stl", (WHOLE, APART)),
        Entry("diffuser", CUT, 2, f"opal acrylic 3 mm, {p.DIFFUSER[0]:.0f} x {p.DIFFUSER[1]:.0f} mm",
              "PMMA, half of the light passes", "cut to size", "before the LEDs", (WHOLE, APART)),
        Entry("flap", CUT, 1, f"polyester film 0.1 to 0.2 mm, {_size(p.FLAP_Y)} x {p.FLAP_Z[1] - p.FLAP_Z[0]:.1f} mm",
              "overhead film", "stationer", "no card goes back into the slit", (WHOLE, APART)),
        Entry("spring", BOUGHT, 2,
              f"compression spring, wire {p.SPRING_WIRE}, outside {p.SPRING_OUTSIDE}, free {p.SPRING_FREE:.0f} mm, "
              f"{p.SPRING_TURNS} turns that work", "any, 0.059 N/mm: a guess, a tenth off",
              "springs dealer", "under the follower", (APART,)),
        Entry("stairs spring", BOUGHT, 1, "extension spring, wire 0.3, outside 4, 20 mm with its hooks",
              f"any, {p.STAIR_SPRING_RATE} N/mm: a guess, a fifth off", "springs dealer",
              "draws the stairs under the follower", (APART,)),
        Entry("cord", CUT, 1, "cord 1 mm, 150 mm, and a bead to pull", "nylon", "stationer",
              "draws the stairs back; not drawn", ()),
        Entry("anchor screw", BOUGHT, 1, *tapping(6), FIXINGS, "holds the stairs' spring", (APART,)),
        Entry("hinge rod", BOUGHT, 1, f"steel rod 3 h9 x {_size(p.ROD_Y)} mm", "EN 10278", "model-making dealer",
              "lid to body", (APART,)),
        Entry("magnet", BOUGHT, 4, "magnet 6 x 3, N45", "any, 7 N on another", "magnets dealer",
              "hold the lid shut: poles so that they attract", (APART,)),
        Entry("fork sensor", BOUGHT, 1, "fork sensor, slot 5 mm, NPN", "Omron EE-SX670", "Mouser", "exit beam",
              (WHOLE, APART)),
        Entry("switch", BOUGHT, 2, "micro switch, hinge lever", "Omron D2F-01L", "Mouser", "lid; follower at its end",
              (OPEN, APART)),
        Entry("led", BOUGHT, 6, "LED 5 mm white", "Cree LED C513A-WSN-CV0Y0151", "Mouser", "three in each lamp",
              (APART,)),
        Entry("camera", BOUGHT, 1, "Raspberry Pi Camera Module 3", "standard, not wide", "Raspberry Pi dealer",
              "looks at the window", (WHOLE, APART)),
        Entry("post", BOUGHT, 1, f"profile 20 x 20, slot 6, {p.POST_L:.0f} mm", "Item, Motedis or like",
              "profiles dealer", "camera post", (WHOLE, APART)),
        Entry("arm", BOUGHT, 1, f"profile 20 x 20, slot 6, {p.ARM_L:.0f} mm", "Item, Motedis or like",
              "profiles dealer", "camera arm", (WHOLE, APART)),
        Entry("thread", BOUGHT, 12, "heat-set insert M3 x 5.7", "Ruthex RX-M3x5.7", "Ruthex and dealers",
              "body 6, lip 2, one in each follower", (APART,)),
        Entry("lip screw", BOUGHT, 2, "screw M3 x 10", "ISO 4762", FIXINGS, "lip to body", (APART,)),
        Entry("stop screw", BOUGHT, 2, "screw M3 x 20", "ISO 4762", FIXINGS, "hold insert and follower", (APART,)),
        Entry("foot screw", BOUGHT, 4, "screw M3 x 20, countersunk", "ISO 10642", FIXINGS, "body to base", (APART,)),
        Entry("tab screw", BOUGHT, 4, "screw M3 x 16 (poker, spanish), x 20 (bridge, german)", "ISO 4762", FIXINGS,
              "one in each follower, presses the switch", (APART,)),
        Entry("switch screw", BOUGHT, 4, *tapping(10), FIXINGS, "switches to body",
              (APART,)),
        Entry("fork screw", BOUGHT, 2, "screw M3 x 12 with nut, thin", "ISO 4762, ISO 4035", FIXINGS,
              "fork sensor to its holder", (APART,)),
        Entry("wood screw", BOUGHT, 10, "wood screw 3.5 x 12, pan head", "DIN 7996", FIXINGS,
              "holder, lamps and post to the base", (APART,)),
        Entry("profile screw", BOUGHT, 11, "screw M4 x 8 (corners), x 10 (foot, head)", "ISO 4762", FIXINGS,
              "into slot nuts", (APART,)),
        Entry("slot nut", BOUGHT, 11, "slot nut M4 for slot 6", "as the profile's maker", "profiles dealer",
              "in the profiles, not drawn", ()),
        Entry("camera screw", BOUGHT, 4, "screw M2 x 12 with nut and spacer 5 mm", "ISO 7045, ISO 4032", FIXINGS,
              "camera to its head", (APART,)),
    ]  # fmt: skip
