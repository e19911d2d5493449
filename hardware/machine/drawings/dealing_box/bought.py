"""What is bought or cut for the dealing box, as solids, and the cards themselves."""

from collections.abc import Callable

from manifold3d import Manifold

from hardware.machine.drawings import purchased
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.dealing_box import printed, sites
from hardware.machine.drawings.dealing_box.params import Format
from hardware.machine.drawings.screws import countersink
from hardware.machine.drawings.shapes import box, rod

Z = (0.0, 0.0, 1.0)


def base() -> Manifold:
    """Plywood 12 mm: box, lamps and camera stand on it, so that none moves against another."""
    solid = box(p.BASE_X, p.BASE_Y, (sites.BASE_LOW, p.BOTTOM_Z))
    for screw in sites.foot_screws():
        solid -= countersink(screw.at, Z, p.BASE_T + 1)
    wood = [*sites.holder_screws(), *sites.lamp_screws(1.0), *sites.lamp_screws(-1.0), *sites.post_screws()]
    for screw in wood:
        solid -= rod((*screw.at[:2], p.BOTTOM_Z), (0.0, 0.0, -1.0), 11.0, 2.5)
    return solid


def spring(index: int, follower_top: float) -> Manifold:
    """A spring as the tube that it fills, between floor and follower."""
    x, y = p.SPRING_AT[index]
    length = follower_top - p.FOLLOWER_T - p.FLOOR_Z
    inside = p.SPRING_OUTSIDE - 2 * p.SPRING_WIRE
    start = (x, y, p.FLOOR_Z)
    return rod(start, Z, length, p.SPRING_OUTSIDE) - rod(start, Z, length, inside)


def stairs_spring(tread: int) -> Manifold:
    """From the stairs' bar to the screw in the floor, as the tube that it fills."""
    x, end = p.ANCHOR
    start = p.STAIR_BARS_Y[0] + p.STAIR_BAR + tread * p.STAIR_TREAD
    z = p.FLOOR_Z + p.STAIR_BASE + p.STAIR_SPRING_D / 2 + 0.1
    way = (0.0, 1.0, 0.0)
    long = end - 2.7 - start
    return rod((x, start, z), way, long, p.STAIR_SPRING_D) - rod((x, start, z), way, long, p.STAIR_SPRING_D - 0.6)


def hinge_rod() -> Manifold:
    """Steel rod 3."""
    return rod((p.HINGE[0], p.ROD_Y[0], p.HINGE[1]), (0.0, 1.0, 0.0), p.ROD_Y[1] - p.ROD_Y[0], p.ROD_D)


def magnet(index: int, upper: bool) -> Manifold:
    """Flush with the face that it is glued into, 0.05 below it."""
    x, y = sites.magnets()[index]
    low = 0.05 if upper else -0.05 - p.MAGNET_T
    return rod((x, y, low), Z, p.MAGNET_T, p.MAGNET_D)


def switch_placed(which: str) -> Callable[[Manifold], Manifold]:
    """Where a switch is: the lid's lever up, the follower's upside down; free ends of the levers toward the dealer."""
    middle, z = (p.END_SWITCH_Y if which == "end" else p.LID_SWITCH_Y), sites.switch_z(which)

    def placed(solid: Manifold) -> Manifold:
        turned = solid if which == "lid" else solid.mirror((0.0, 0.0, 1.0))
        return turned.translate((p.NOTCH_X, middle, z))

    return placed


def switch(which: str) -> Manifold:
    """The switch with its lever pressed as far as the lid, or the follower's screw, presses it."""
    return switch_placed(which)(purchased.switch(p.SWITCH_PRESSED).solid())


def lever_ways(which: str) -> Manifold:
    """All places of its lever, from pressed to free."""
    placed = switch_placed(which)
    levers = [
        next(piece.solid for piece in purchased.switch(at).pieces if piece.what == "lever")
        for at in (p.SWITCH_PRESSED, purchased.LEVER_FREE)
    ]
    return placed(Manifold.batch_hull(levers))


def fork_placed(solid: Manifold) -> Manifold:
    """Its slot at the height of the slit, open toward the cards."""
    return solid.translate((sum(p.FORK_X) / 2, p.FORK_TIP_Y, -p.CARD / 2))


def flap(lifted: bool) -> Manifold:
    """The film glued to the lid's front edge; a card that leaves lifts it."""
    x = p.BODY_X[1] + 0.02
    upper = box((x, x + p.FLAP_T), p.FLAP_Y, (0.0, p.FLAP_Z[1]))
    lower = box((x, x + p.FLAP_T), p.FLAP_Y, (p.FLAP_Z[0], 0.0))
    return upper + (
        lower.translate((-x, 0.0, 0.0)).rotate((0.0, -92.0, 0.0)).translate((x, 0.0, 0.02 + p.FLAP_T))
        if lifted
        else lower
    )


def _profile(length: float) -> Manifold:
    """A profile 20 x 20 along z from 0, its middle at the origin, with its four slots."""
    half = p.PROFILE / 2
    solid = box((-half, half), (-half, half), (0.0, length))
    for turn in range(4):
        slot = box((half - 6.0, half + 1), (-3.1, 3.1), (-1.0, length + 1))
        solid -= slot.rotate((0.0, 0.0, 90.0 * turn))
    return solid


def post() -> Manifold:
    """Upright behind the box."""
    return _profile(p.POST_L).translate((0.0, p.POST_Y, p.POST_BOTTOM_Z))


def arm() -> Manifold:
    """From the post's top over the window."""
    low = printed.arm_z()[0]
    end = p.POST_Y + p.PROFILE / 2
    return _profile(p.ARM_L).rotate((90.0, 0.0, 0.0)).translate((0.0, end, low + p.PROFILE / 2))


def camera_placed(solid: Manifold) -> Manifold:
    """Lens down over the origin, the ribbon's socket toward the post."""
    low = printed.arm_z()[0] - p.HEAD_T - p.CAMERA_GAP
    return solid.rotate((180.0, 0.0, 0.0)).translate((0.0, 0.0, low - purchased.CAMERA_PCB[2]))


def diffuser(side: float) -> Manifold:
    """Opal sheet in the slot of a lamp."""
    at, light, across = printed.lamp_frame()
    half, thick = p.DIFFUSER[1] / 2, p.DIFFUSER[2] / 2
    corners = [
        (at[0] + light[0] * a + across[0] * b, at[1] + light[1] * a + across[1] * b)
        for a in (-thick, thick)
        for b in (-half, half)
    ]
    sheet = printed.drawn_along_x(printed.polygon(*corners), (-p.LAMP_X + 1.0, -p.LAMP_X + 1.0 + p.DIFFUSER[0]))
    return printed.of_side(sheet, side)


def led(side: float, index: int) -> Manifold:
    """In the lamp's back wall, its collar outside."""
    at, light, _ = printed.lamp_frame()
    back = -p.LAMP_DEEP - p.LAMP_WALL
    start = (p.LED_X[index], at[0] + light[0] * back, at[1] + light[1] * back)
    behind = (start[0], start[1] - light[0], start[2] - light[1])
    solid = rod(behind, (0.0, *light), 8.6, p.LED_D) + rod(behind, (0.0, *light), 0.95, 5.8)
    return printed.of_side(solid, side)


def card(cards: Format, slid: float = 0.0, thick: float = p.CARD, top: float = 0.0) -> Manifold:
    """One card below `top`, drawn out by `slid`."""
    x = cards.middle_x + slid
    half = cards.height / 2
    return box((x - cards.width / 2, x + cards.width / 2), (-half, half), (top - thick, top))


def pack(cards: Format, thick: float, top: float = 0.0) -> Manifold:
    """A pack, or the rest of one, `thick` mm high and pressed to the lid."""
    return card(cards, 0.0, thick, top)
