// The bead cam of one spindle: four discs on one shaft, each with a groove that carries the lever of its bead. While the
// cam turns through pitch_deg number n, the groove of disc n leads its pin from groove_low to groove_high; before and
// after it runs round. The servo turns it counter-clockwise (seen from here) as its pulse grows. A pin cannot leave its groove, so no bead moves without the cam (and so the feedback) moving.
// Print upright with supports between the discs, 0.15 mm layers; the far journal runs in a 623ZZ.
include <params.scad>

first_deg = 90;  // the groove pins are above the axis

function radius(n, a) = a <= n * pitch_deg ? groove_low
    : a >= (n + 1) * pitch_deg ? groove_high
    : groove_low + (groove_high - groove_low) * (a / pitch_deg - n);

module groove(n) {
    from = -stop_deg - 4;
    to = beads * pitch_deg + stop_deg + 4;
    linear_extrude(groove_deep + 1)
        for (a = [from : 3 : to - 3])
            hull() for (b = [a, a + 3])
                rotate(first_deg - b) translate([radius(n, b), 0]) circle(d = pin_d + fit, $fn = 20);
}

module horn_recess() {  // the servo's own round horn, 20 mm, held by two M2 screws
    cylinder(d = 20 + fit, h = 2.2);
    for (s = [-1, 1]) translate([s * 7, 0, -1]) cylinder(d = 1.7, h = 10, $fn = 16);
    cylinder(d = 6.5, h = 4.5);
}

module bead_cam() {
    difference() {
        union() {
            for (n = [0 : beads - 1]) translate([0, 0, n * bead_pitch]) cylinder(r = disc_r, h = disc_t);
            cylinder(d = 12, h = (beads - 1) * bead_pitch + disc_t);
            translate([0, 0, (beads - 1) * bead_pitch + disc_t]) {
                cylinder(d = 8, h = 2);
                cylinder(d = 3 - 0.05 + fit / 4, h = 2 + bearing_t + 1);
            }
            // stop lug on the first disc: meets the frame's pins at both ends of the travel
            rotate(lug_deg) translate([disc_r - 1, -2, 0]) cube([lug_r - disc_r + 1, 4, disc_t]);
        }
        translate([0, 0, -0.01]) horn_recess();
        for (n = [0 : beads - 1]) translate([0, 0, n * bead_pitch + disc_t - groove_deep]) groove(n);
    }
}

bead_cam();
