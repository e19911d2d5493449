// One lever: its pin runs in the groove of a disc, its fork holds the bead. Four for each spindle, all alike.
include <params.scad>

reach = arm * bead_throw / (groove_high - groove_low);            // axle to bead
t = 5;

module eye(d, od) { difference() { cylinder(d = od, h = t); translate([0, 0, -1]) cylinder(d = d, h = t + 2); } }

module bead_lever() {
    difference() {
        union() {
            hull() { cylinder(d = 9, h = t); translate([-arm, 0, 0]) cylinder(d = 8, h = t); }
            hull() { cylinder(d = 9, h = t); translate([reach - 8, 0, 0]) cylinder(d = 7, h = t); }
            translate([reach, 0, 0]) fork();
        }
        translate([0, 0, -1]) cylinder(d = pin_d + fit, h = t + 2);           // axle: turns
        translate([-arm, 0, -1]) cylinder(d = pin_d - 0.1, h = t + 2);        // groove pin: pressed in
    }
}

module fork() {  // takes a 16 mm bead by the flat of its hub
    difference() {
        cylinder(d = 18, h = t);
        translate([0, 0, -1]) cylinder(d = 10 + fit, h = t + 2);
        translate([0, -4, -1]) cube([12, 8, t + 2]);
    }
}

bead_lever();
