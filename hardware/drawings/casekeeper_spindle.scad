// One spindle put together, for looking at: frame, cam with `shown` beads across, four levers. Nothing of it is printed.
include <params.scad>
use <bead_cam.scad>
use <bead_lever.scad>
use <spindle_frame.scad>

shown = 2;

spindle_frame();
translate([0, 0, 9]) rotate(shown * pitch_deg) bead_cam();
for (n = [0 : beads - 1])
    translate([axle[0], axle[1], 9 + n * bead_pitch + disc_t + 1])
        rotate((n < shown ? -1 : 1) * asin((groove_high - groove_low) / 2 / arm)) bead_lever();
