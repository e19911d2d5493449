// Holds a Camera Module 3 above the window of the dealing box, looking straight down, and six LEDs around it.
// Two parts: the post (clamped to the box's base plate by two M4) and the head, which slides on it for focus.
include <params.scad>

above = 190;        // lens above the window: a card then fills half the picture's height
out = 95;           // post to the middle of the window
bar = 16;
pcb_w = 25; pcb_h = 24; hole_x = 21; hole_y = 12.5; hole_d = 2.2;  // Camera Module 3
led_d = 5; led_ring = 30;

module post() {
    difference() {
        union() {
            cube([bar, bar, above + 20]);
            translate([-12, -12, 0]) cube([bar + 24, bar + 24, 6]);
        }
        for (x = [-6, bar + 6]) translate([x, bar / 2, -1]) cylinder(d = 4.3, h = 8);
        translate([bar / 2, -1, above - 40]) hull() for (z = [0, 50]) translate([0, 0, z]) rotate([-90, 0, 0]) cylinder(d = 4.3, h = bar + 2);
    }
}

module head() {
    difference() {
        union() {
            translate([-6, -6, 0]) cube([bar + 12, bar + 12, 20]);
            translate([bar / 2 - 8, bar, 0]) cube([16, out - led_ring, 8]);
            translate([bar / 2, bar / 2 + out, 0]) cylinder(r = led_ring + 6, h = 5);
        }
        translate([-fit, -fit, -1]) cube([bar + 2 * fit, bar + 2 * fit, 22]);
        translate([bar / 2, -7, 10]) rotate([-90, 0, 0]) cylinder(d = 4.3, h = bar + 14);
        translate([bar / 2, bar / 2 + out, -1]) {
            translate([-5, -5, 0]) cube([10, 10, 8]);                                  // lens
            for (x = [-hole_x / 2, hole_x / 2]) for (y = [0, hole_y]) translate([x, y - 2, 0]) cylinder(d = hole_d, h = 8, $fn = 16);
            for (a = [30 : 60 : 330]) rotate(a) translate([led_ring, 0, 0]) cylinder(d = led_d + fit, h = 8);
        }
    }
}

post();
translate([50, 0, 0]) head();
