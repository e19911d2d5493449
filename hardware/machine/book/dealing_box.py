"""The steps of the dealing box."""

import functools
from collections.abc import Callable
from dataclasses import replace

from hardware.machine.book import bill, plans
from hardware.machine.book.assembled import Assembled, middle
from hardware.machine.book.model import STAYS, Scene, Shown, Step, Take, Use
from hardware.machine.drawings.dealing_box import feed, machine, parts
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.picture import View

CARDS = p.FORMATS[0]
SET = CARDS.name


@functools.cache
def _solids() -> tuple[Part, ...]:
    """The box with the set of poker cards, its lid shut, its names with "box " before them."""
    return tuple(replace(part, name=f"box {part.name}") for part in machine.at(machine.Pose(CARDS)))


ASSEMBLED = Assembled("box ", _solids, bill.box_key)


def _inserts() -> Scene:
    """Body, and the lip lifted above it, each with its inserts on their way."""
    shown = []
    for part in _solids():
        name = part.name.removeprefix("box ")
        _, y, z = middle(part)
        if name in ("body", "lip", "thread in body", "thread in lip"):
            lip = name.endswith("lip")
            moved = replace(part, solid=part.solid.translate((0.0, 0.0, 62.0))) if lip else part
            side = (0.0, 46.0 if y > 0 else -46.0, 0.0)
            out = (30.0, 0.0, 0.0) if lip else (0.0, 0.0, -24.0) if z < p.BOTTOM_Z + 10 else side
            shown.append(Shown(moved, out if name.startswith("thread") else STAYS, ASSEMBLED.article(part)))
    return Scene(shown, (), View(38, 24), 1000, 760)


def _trial() -> Scene:
    """Lid, follower and spring above the body of the trial."""
    up = {"trial body": 0.0, "spring": 26.0, "trial follower": 44.0, "trial lid": 70.0}
    parts = [(part, (0.0, 0.0, up[part.name])) for part in machine.trial()]
    spare = next(part for part in machine.trial() if part.name == "spring")
    parts.append((replace(spare, solid=spare.solid.translate((0.0, 40.0, 0.0))), STAYS))
    shown = [
        Shown(Part(f"box {part.name}", part.solid, part.stage), apart, bill.box_key(part.name)) for part, apart in parts
    ]
    return Scene(shown, (), View(30, 18), 700, 560)


def _feel() -> list[str]:
    """What to measure, and what the drawing takes it for."""
    first = feed.drawn()
    light = [feed.least_thumb(0.2, 0.25, 0.5, force) for force in (first.presses[0], first.presses[-1])]
    return [
        "| measure | how | drawn for |",
        "| --- | --- | --- |",
        "| card on card | the lid off: lay two cards on a book, a coin on the upper one, lift the book's end until it "
        "slides; height over length is the friction | 0.15 to 0.60; most likely 0.2 to 0.3 |",
        "| card on your print | the same with a card on the trial's lid, its lower face up, polished | 0.15 to 0.60 |",
        "| your thumb | the trial on a kitchen scale: press until the top strip comes, read the scale | "
        f"the box wants {light[0]:.1f} to {light[1]:.1f} N ({light[0] * 102:.0f} to {light[1] * 102:.0f} g) at "
        "frictions of "
        "0.2, 0.25 and thumb 0.5 |",
        "| what a pack gives way | 52 strips under the lid, the follower blocked by cards below it: press with 600 g, "
        f"feel by gauges how far the top one goes down beside the slit | {6 * feed.GIVES:.1f} mm at most |",
        "| two at once | twenty strips drawn quickly and twenty slowly | none |",
        "| marks | one strip drawn fifty times, its face under a magnifying glass | none |",
    ]


def _sets() -> Scene:
    """The sets of all formats side by side."""
    shown = []
    for number, cards in enumerate(p.FORMATS):
        for part in machine.at(machine.Pose(cards)):
            kind, _, of = part.name.partition(" ")
            x = 135.0 * number
            if part.name == "thread in follower":
                moved, away, key = part.solid.translate((x, 0.0, 60.0)), (-24.0, 0.0, 0.0), "box:thread"
            elif part.name == "tab screw" and number:
                moved, away, key = part.solid.translate((x, 0.0, 60.0)), (-52.0, 0.0, 0.0), "box:tab screw"
            elif of == cards.name and (kind != "lid" or number):
                up = {"insert": 0.0, "follower": 60.0, "lid": 110.0}[kind]
                moved, away, key = part.solid.translate((x, 0.0, up)), STAYS, bill.box_key(part.name)
            else:
                continue
            shown.append(Shown(Part(f"box {part.name}", moved, part.stage), away, key))
    return Scene(shown, (), View(-30, 26), 1300, 640)


BODY = ("body", "thread in body", "lip", "thread in lip", "lip screw", "magnet")
SWITCHES = (*BODY, "switch", "switch screw")
ON_BASE = (*SWITCHES, "base", "foot screw")
STAIRS = ("stairs", "stairs spring", "anchor screw")
WELL = (
    *ON_BASE,
    *STAIRS,
    f"insert {SET}",
    "spring",
    f"follower {SET}",
    "thread in follower",
    "stop screw",
    "tab screw",
)
LID = (*WELL, f"lid {SET}", "flap", "hinge rod")
BEAM = (*LID, "beam holder", "fork sensor", "fork screw")
LAMPS = (*BEAM, "lamp", "diffuser", "led")
POST = (*LAMPS, "post foot", "post", "arm", "post corner")


def _near(low: float, high: float) -> Callable[[Part], bool]:
    """Wood and profile screws are told apart by where they are: y of their middle."""

    def within(part: Part) -> bool:
        if part.name not in ("box wood screw", "box profile screw"):
            return True
        return low < middle(part)[1] < high

    return within


def _lower_magnet(part: Part) -> bool:
    return part.name != "box magnet" or part.moves != machine.LID


STEPS: tuple[Step, ...] = (
    Step(
        "box-trial",
        "Try the feed: lip, lid and springs",
        (
            "Before the box's day of printing an hour of it: a slice of its lip, lid and follower, for strips of "
            "cards. "
            "Cut thirteen old cards, whose backs and faces are like those of yours, into strips of 10 mm across, 63.5 "
            "mm "
            "long: 52 strips.",
            "Polish what faces slide over, here and later in the box: the lip's upper edge and its ramp, the edges of "
            "the "
            "window and of the lid's front. Paper of 400, 800 and 1500, wet, along the edge, until a finger nail "
            "feels nothing; the printed radius of 0.3 mm stays round. A strip of PTFE tape on the lip is better still.",
            "Set the spring on its boss, the follower on it, strips on the follower up to the edge. Lay four strips of "
            "office paper (0.42 mm together, by the calliper) on either end of the lip, the lid on it, and a rubber "
            "band "
            "around each end. Measure what the table says, with the spring of the box, and write it down: where yours "
            "is "
            "outside what it is drawn for, say so before you print the body "
            "(`python -m hardware.machine.drawings.dealing_box.feed` shows what comes of it). Here the pack sinks "
            "under a thumb as far as the spring lets it; in the box the stairs stop that.",
        ),
        uses=(Use("box_trial_body"), Use("box_trial_lid"), Use("box_trial_follower"), Use("box:spring", 2)),
        tools=("abrasive", "calliper", "gauge", "magnifier"),
        makes="springs, tried",
        scene=_trial,
        tables=(_feel,),
        done=("No strip catches at the lip, and never two come.", "Nothing marks a face."),
    ),
    Step(
        "box-inserts",
        "Melt the inserts into body and lip",
        (
            "The dealing box lies before the dealer as in the picture on [the first "
            "page](README.md#the-dealing-box): the hinge on the left, the slit on the right, the camera's post at "
            "the far side.",
            "Body: four from below, one in the dealer's side and one in the far side, both at the bottom of a wide "
            "bore, where the iron's tip must reach: try it cold (6.4 mm wide, 14 mm deep). Screw the insert "
            "two turns onto a screw M3 x 20 (the stop screws of a later step), push it down the bore until it stands "
            "on "
            "its hole, unscrew, set the iron on it and sink it until it is flush with the bore's floor. Lip: two, "
            "from the face that will lie at the body.",
        ),
        uses=(Use("box_body"), Use("box_lip"), Use("box:thread", 8)),
        tools=("iron", "hex 2.5"),
        makes="body and lip with inserts",
        scene=_inserts,
        done=("An M3 screw turns into each by hand.",),
    ),
    Step(
        "box-magnets",
        "Glue magnets and film",
        (
            "Lay the lid's underside on fine abrasive paper on a plate of glass and rub until a ruler shows no light "
            "under the edge of the slit. Lay two magnets on two others: so they attract. Mark the faces that touch, "
            "and keep the pairs apart.",
            "Glue one of each pair flush into the two holes of the body's top, the marked face up, and the other "
            "into the lid's underside, the marked face down. Let the first set before you try the lid: glue creeps.",
            f"Cut the film and glue it with tape to the lid's right edge, from outside: {p.FLAP_Z[1]:.1f} mm of it on "
            f"the edge, {-p.FLAP_Z[0]:.1f} mm hang below the lid and over the slit. It begins "
            f"{p.LID_Y + p.FLAP_Y[0]:.0f} mm from the lid's corner at the dealer's side and so leaves the far end free "
            "for the exit beam.",
        ),
        uses=(Use("box:magnet", 4), Use(f"box_lid_{SET}"), Use("box:flap")),
        takes=(Take("box-inserts"),),
        tools=("abrasive", "super glue", "ruler"),
        makes="body and lid with magnets, and the lip",
        scene=ASSEMBLED.scene(
            {
                f"lid {SET}": (0.0, 0.0, 80.0),
                "flap": (24.0, 0.0, 80.0),
                "magnet": lambda at: (0.0, 0.0, 52.0 if at[2] > 0 else 24.0),
            },
            ("body", "thread in body"),
            View(38, 24),
        ),
        done=("Laid on by hand, the lid is drawn down at both magnets and lies flat.",),
    ),
    Step(
        "box-sets",
        "Followers, and the sets of other cards",
        (
            "Melt an insert into the back of each follower.",
            "One set is in the box: insert, follower and lid of your cards; this book shows poker. The other three, "
            "with their screws, are for other cards: print them when you want them; a lid of theirs needs two more "
            "magnets and a film, which the bill does not count. The screws (M3 x 16 for spanish, M3 x 20 for bridge "
            "and german) stay out: each is driven when its follower is in the box.",
        ),
        uses=(
            *(Use(f"box_follower_{one}") for one in parts.FORMATS),
            *(Use(f"box_insert_{one}") for one in parts.FORMATS),
            *(Use(f"box_lid_{one}") for one in parts.FORMATS[1:]),
            Use("box:thread", 4),
            Use("box:tab screw", 3),
        ),
        tools=("iron", "hex 2.5"),
        makes="insert and follower of your cards",
        scene=_sets,
        done=("A follower falls through its insert by its own weight.",),
    ),
    Step(
        "box-lip",
        "Put the lip in",
        (
            "Rub the lip's upper edge flat like the lid, then polish its ramp and edges, and those of lid and shelf "
            "over "
            "which faces slide, as in the step *Try the feed*. Slide it into the right end of the well from above, its "
            "inserts to the right.",
            "Two screws M3 x 10 from the right, through the body's wall, loosely: the lip must still go up and down.",
        ),
        uses=(Use("box:lip screw", 2),),
        takes=(Take("box-magnets"),),
        tools=("abrasive", "hex 2.5"),
        makes="body with lip",
        scene=ASSEMBLED.scene(
            {"lip": (0.0, 0.0, 48.0), "thread in lip": (0.0, 0.0, 48.0), "lip screw": (52.0, 0.0, 0.0)},
            ("body", "thread in body", "magnet"),
            View(38, 24),
            made={"lip": "", "thread in lip": ""},
            only=_lower_magnet,
        ),
        done=("It goes 1 mm up and down and does not tilt.",),
    ),
    Step(
        "box-switches",
        "Screw the switches in",
        (
            "Bring the two switches of the bench in with their wires: the lid's nearer the dealer, its lever up: the "
            "lid comes down on it; the follower's in the middle, upside down, its lever down: a screw's head at the "
            "follower's back comes up to it from below when the box runs empty. The free ends of both levers point to "
            "the dealer. Drive two tapping screws 2 x 10 through each into the wall of the notch, and "
            "leave the wires a loop. They leave through the notch, on the hinge's side, and go along the base to the "
            "post.",
        ),
        uses=(Use("box:switch screw", 4),),
        takes=(Take("box-lip"), Take("box-devices")),
        tools=("cross",),
        makes="body with switches",
        scene=ASSEMBLED.scene(
            {"switch": (-38.0, 0.0, 0.0), "switch screw": (-66.0, 0.0, 0.0)},
            BODY,
            View(-38, 28),
            made={"switch": "box-devices"},
            only=_lower_magnet,
        ),
        done=("Each lever clicks and comes back: the lid's pressed from above, the follower's from below.",),
    ),
    Step(
        "box-base",
        "Drill the base",
        (
            "The dealer's edge is at the bottom of both plans; holes in mm from the lower left corner.",
            "Four holes of 3.4 mm, countersunk on this side, for the body. On the upper side ten holes of 2 mm, 8 mm "
            "deep, for the wood screws, as the second plan shows it from above: from the dealer's edge two for the "
            "near lamp, two at the right edge for the beam, two for the far lamp, four for the post's foot.",
        ),
        uses=(Use("box:base"),),
        tools=("saw", "drill", "countersink", "calliper"),
        makes="base of the box, drilled",
        drawing=plans.box_base,
        done=("The body laid on has all four inserts over the holes.",),
    ),
    Step(
        "box-body",
        "Screw the body to the base",
        ("Four countersunk screws M3 x 20 from below. The slit looks to the right, the hinge to the left.",),
        uses=(Use("box:foot screw", 4),),
        takes=(Take("box-switches"), Take("box-base")),
        tools=("hex 2",),
        makes="box on its base",
        scene=ASSEMBLED.scene(
            {"base": (0.0, 0.0, -34.0), "foot screw": (0.0, 0.0, -86.0)},
            SWITCHES,
            View(34, 16),
            made={"base": "box-base"},
            only=_lower_magnet,
        ),
        done=("No head stands out below.",),
    ),
    Step(
        "box-well",
        "Insert, springs and follower",
        (
            "Drive the tapping screw 2 x 6 into the post on the floor, until its head stands 1 mm off. Tie the cord to "
            "the "
            "stairs (down through the hole behind the edge, out through the one in their end), lay them on the floor "
            "between its ribs, their high end toward the dealer, and lead the cord out through the hole in the body's "
            "wall "
            "at the dealer's side; a bead on its end. Hook the thin spring into the hole of the bar and under the "
            "screw's "
            "head: it draws the stairs to the far side.",
            "Lay the insert into the well, its open side to the lip, the cord through its hole too. Set the two "
            "springs on "
            "their seats in the floor.",
            "Draw the stairs back by the bead and hold them. Lay the follower on the springs, press it down with a "
            "finger "
            "and drive the stop screws M3 x 20 in from "
            "both sides: their ends come into its grooves and keep it and the insert in. Springs jump: keep your "
            "eyes away. Let the bead go.",
            "So is a pack put in: the lid open, draw the bead, press the pack down, shut the lid, let the bead go. The "
            "stairs follow the pack as it grows thinner and carry it: a thumb that presses hard does not push the next "
            "card below the lip.",
            f"Drive the screw M3 x {16 if CARDS.width > 60 else 20} into the follower's back, through the slot of the "
            "notch: its head presses the follower's switch when the box is empty.",
        ),
        uses=(
            Use("box:stop screw", 2),
            Use("box:tab screw"),
            Use("box_stairs"),
            Use("box:stairs spring"),
            Use("box:anchor screw"),
            Use("box:cord"),
        ),
        takes=(Take("box-body"), Take("box-sets"), Take("box-trial")),
        tools=("hex 2.5", "cross"),
        makes="box with follower",
        scene=ASSEMBLED.scene(
            {
                f"insert {SET}": (0.0, 0.0, 82.0),
                "anchor screw": (0.0, 0.0, 66.0),
                "stairs": (0.0, 0.0, 44.0),
                "stairs spring": (0.0, 0.0, 50.0),
                "spring": (0.0, 0.0, 128.0),
                f"follower {SET}": (0.0, 0.0, 176.0),
                "thread in follower": (0.0, 0.0, 176.0),
                "stop screw": lambda at: (0.0, 66.0 if at[1] > 0 else -66.0, 0.0),
                "tab screw": (-44.0, 0.0, 0.0),
            },
            ON_BASE,
            View(-36, 30),
            made={
                f"insert {SET}": "box-sets",
                f"follower {SET}": "box-sets",
                "thread in follower": "",
                "spring": "box-trial",
            },
            only=_lower_magnet,
            size=(1000, 860),
        ),
        done=(
            "With the bead drawn the follower goes down by a finger; let go, it comes up level and clicks its switch.",
            "With the bead free it cannot be pressed down by more than half a millimetre, wherever it stands.",
        ),
    ),
    Step(
        "box-lid",
        "Hang the lid",
        (
            "Cut the rod to its length, if you did not buy it cut, and deburr its ends.",
            "Set the lid between the knuckles and push the rod in from the dealer's side until it is flush.",
        ),
        uses=(Use("box:hinge rod"),),
        takes=(Take("box-well"),),
        tools=("hack saw", "file"),
        makes="box with lid",
        scene=ASSEMBLED.scene(
            {
                f"lid {SET}": (0.0, 0.0, 44.0),
                "flap": (0.0, 0.0, 44.0),
                "hinge rod": (0.0, -136.0, 0.0),
            },
            WELL,
            View(-36, 30),
            made={f"lid {SET}": "", "flap": ""},
            only=_lower_magnet,
        ),
        done=("The lid opens to its stop, falls shut by the magnets, and clicks its switch.",),
    ),
    Step(
        "box-slit",
        "Set the slit",
        (
            "The slit is between the lid's underside and the lip's upper edge; both were rubbed flat.",
            "Shut the lid on a feeler gauge of 0.42 mm laid over the lip. Push the lip up against it, tighten its "
            "two screws, pull the gauge out.",
            "Draw cards: one must pass, two must not.",
        ),
        takes=(Take("box-lid"),),
        tools=("gauge", "hex 2.5", "ruler"),
        makes="box with its slit set",
        drawing=plans.slit,
        done=(
            "The gauge of 0.42 mm passes along the whole slit, one of 0.50 nowhere.",
            "Ten cards pass one by one; two laid together never.",
        ),
    ),
    Step(
        "box-beam",
        "Mount the exit beam",
        (
            "Push the sensor's plug through the holder's opening and screw the sensor to the holder by the flange at "
            "its "
            "base, from behind: two screws M3 x 12, a thin nut (1.8 mm) on each before the flange, loosely. That its "
            "slot is 5 mm wide is from the maker's sheet. How deep it is, where its beam is, and the flange are "
            "guesses; so is that its holes are 19 mm apart, of which the holder's slots take 2 mm: measure yours "
            "before you print the holder.",
            "Set the holder behind the far end of the slit, so that a card's edge passes through the fork without "
            "touching it, by 0.4 mm at the longest card with its play used up, and screw it to the base. Tighten the "
            "sensor's screws. Power off: plug its cable in, and "
            "the box's cable into J1 of the input board. Power on.",
        ),
        uses=(Use("box_beam_holder"), Use("box:fork screw", 2), Use("box:wood screw", 2)),
        takes=(Take("box-slit"), Take("box-devices")),
        tools=("hex 2.5", "cross 2", "pliers", "calliper"),
        makes="box with beam",
        scene=ASSEMBLED.scene(
            {
                "beam holder": (0.0, 34.0, 0.0),
                "fork sensor": (30.0, 0.0, 0.0),
                "fork screw": (0.0, 62.0, 0.0),
                "wood screw": (0.0, 34.0, 34.0),
            },
            LID,
            View(48, 28),
            made={"fork sensor": "box-devices"},
            only=_near(40.0, 90.0),
        ),
        done=("A card drawn slowly darkens the sensor's own light once, and lets it shine again.",),
    ),
    Step(
        "box-lamps",
        "Put lights and diffusers into the lamps",
        (
            "Push three lights into the back of each lamp and fix them with a drop of hot glue; slide the diffuser "
            "into its grooves from the open end. The lamp with the longer wires is the near one.",
            "Set one lamp on the dealer's side, one at the far side, both looking down at the window, and screw them "
            "to the base. Their leads go along the base to the post.",
        ),
        uses=(Use("box_lamp", 2), Use("box:diffuser", 2), Use("box:wood screw", 4)),
        takes=(Take("box-beam"), Take("box-devices")),
        tools=("glue", "cross 2"),
        makes="box with lamps",
        scene=ASSEMBLED.scene(
            {
                "lamp": STAYS,
                "diffuser": lambda at: (70.0 if at[1] > 0 else -70.0, 0.0, 0.0),
                "led": lambda at: (0.0, 44.0 if at[1] > 0 else -44.0, 34.0),
                "wood screw": (0.0, 0.0, 40.0),
            },
            BEAM,
            View(36, 24),
            made={"led": "box-devices"},
            only=lambda part: part.name != "box wood screw" or 80.0 < abs(middle(part)[1]) < 140.0,
            size=(1000, 860),
        ),
        done=("Seen from where the camera will be, a card in the window mirrors neither lamp.",),
    ),
    Step(
        "box-post",
        "Set up post and arm",
        (
            "Screw the foot to the base behind the far lamp (four wood screws).",
            "Put slot nuts into the profiles before anything closes their ends: for the corners on each side two in "
            "the post and two in the arm, one more in the post for the foot, and two below the arm for the camera's "
            "head.",
            "Put the post into the foot, lay the arm on it so that it reaches over the window, screw a corner to "
            "each side (M4 x 8), and tighten the foot's screw (M4 x 10).",
        ),
        uses=(
            Use("box_post_foot"),
            Use("box_post_corner", 2),
            Use("box:post"),
            Use("box:arm"),
            Use("box:profile screw", 9),
            Use("box:slot nut", 11),
            Use("box:wood screw", 4),
        ),
        takes=(Take("box-lamps"),),
        tools=("hex 3", "cross 2", "ruler"),
        makes="box with post",
        scene=ASSEMBLED.scene(
            {
                "post foot": STAYS,
                "post": (0.0, 0.0, 46.0),
                "arm": (0.0, 0.0, 84.0),
                "post corner": lambda at: (64.0 if at[0] > 0 else -64.0, 0.0, 60.0),
                "profile screw": lambda at: (
                    (70.0, 0.0, 0.0) if at[2] < 0 else (94.0 if at[0] > 0 else -94.0, 0.0, 60.0)
                ),
                "wood screw": (0.0, 0.0, 30.0),
            },
            LAMPS,
            View(40, 18),
            only=lambda part: (
                middle(part)[1] > {"box wood screw": 140.0, "box profile screw": 100.0}.get(part.name, -500.0)
            ),
            size=(1000, 1000),
        ),
        done=("The arm is level and stands over the middle of the window.",),
    ),
    Step(
        "box-camera",
        "Hang the camera",
        (
            "Before the head goes under the arm: lay a nut into each of its four six-sided pockets, which hold it, and "
            "screw the camera on from below with four screws M2 x 12, spacers between. The ribbon leaves toward the "
            "post.",
            "Screw the head under the arm into its two slot nuts (M4 x 10), the lens over the middle of the poker "
            "window. Lead the ribbon along the arm, under loose cable ties and without a sharp bend, as far as the "
            "post, and from there slantwise down to the Pi's plate, which stands close to the base at the post: its "
            "500 mm do not reach down along the post.",
            f"Measure from the lens to the lid's underside: {p.CAMERA_Z:.0f} mm. Slide the post in its foot.",
        ),
        uses=(Use("box_camera_head"), Use("box:camera screw", 4), Use("box:profile screw", 2)),
        takes=(Take("box-post"), Take("box-devices")),
        shares=("ties",),
        tools=("cross", "hex 3", "ruler", "pliers"),
        makes="box with camera",
        scene=ASSEMBLED.scene(
            {
                "camera head": (0.0, 0.0, -22.0),
                "camera": (0.0, 0.0, -50.0),
                "camera screw": (0.0, 0.0, -78.0),
                "profile screw": (0.0, 0.0, -46.0),
            },
            POST,
            View(30, 6),
            made={"camera": "box-devices"},
            only=_near(0.0, 60.0),
            size=(1000, 900),
        ),
        done=(
            f"{p.CAMERA_Z:.0f} mm, and the lens looks straight down: a nut on a thread, held at it, hangs over the "
            "window's middle.",
        ),
    ),
    Step(
        "box-markers",
        "Markers, and setting everything",
        (
            "Print the sheet of markers of your cards true to scale (no *fit to page*), on matt paper: "
            "[poker](markers-poker.svg), [bridge](markers-bridge.svg), [spanish](markers-spanish.svg), "
            "[german](markers-german.svg). They tell the table which window there is. Measure the line on the sheet, "
            "cut them out and stick them onto the body's top beside the lid, each upright as it is printed, as seen "
            "by the "
            "dealer, the first at the far left, then "
            f"clockwise as the sheet says: {p.MARKER:.0f} mm each, with {p.MARKER_WHITE:.0f} mm of white around.",
            "Power off: plug box's cable, lamps' cable and ribbon in, and tie both cables to the pair of holes of the "
            "Pi's plate. Power on. In the configuration `[camera] source = "
            f'"picamera2"`; `distance_mm` is {p.CAMERA_Z:.0f} unless it says otherwise.',
            "`sudo -u faro faro check --config /etc/faro/table.toml`, again and again: bend each switch's lever "
            "until it has just clicked, set the fork so that a card passes freely, the post until the focus figure "
            "is highest.",
            "The whole machine, once, with a known pack: `sudo -u faro faro acceptance --config /etc/faro/table.toml "
            "--html /tmp/protocol.html`. It asks for each switch and light, moves all beads, has twenty deals dealt, "
            "and writes a protocol to print and to sign.",
        ),
        takes=(Take("box-camera"),),
        tools=("sheet printer", "super glue", "ruler", "cross"),
        makes="dealing box",
        drawing=plans.markers,
        done=(
            "`faro check`: exit beam *free*, box lid *shut*, follower right at both ends, the camera sharp and bright.",
            "`faro acceptance` says *accepted*.",
        ),
    ),
)
