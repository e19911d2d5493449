// Three holders on the dealing box: the fork sensor at the slit (card passes its 5 mm gap), the lid's micro switch, and
// the follower's at the end of its way. Screw holes M2 and M3; slots allow 3 mm of setting.
include <params.scad>

fork_l = 26; fork_hole = 19;          // EE-SX674: length, distance of its two M3 holes
switch_hole = 6.5; switch_d = 2.1;    // D2F: two 2 mm holes
slot = 3;

module slot_hole(d, h) { hull() for (x = [-slot / 2, slot / 2]) translate([x, 0, 0]) cylinder(d = d, h = h, $fn = 24); }

module angle(w, up, foot) {
    cube([w, 4, up]);
    cube([w, foot, 4]);
    for (x = [4, w - 7]) translate([x, 4, 4]) rotate([90, 0, 90]) linear_extrude(3) polygon([[0, 0], [8, 0], [0, 8]]);
}

module fork_holder() {
    difference() {
        angle(fork_l + 8, 24, 20);
        for (s = [-1, 1]) translate([(fork_l + 8) / 2 + s * fork_hole / 2, 5, 16]) rotate([90, 0, 0]) cylinder(d = 3.3, h = 6, $fn = 24);
        for (s = [-1, 1]) translate([(fork_l + 8) / 2 + s * 9, 15, -1]) slot_hole(3.3, 6);
    }
}

module switch_holder(up) {
    w = 24;
    difference() {
        angle(w, up, 18);
        for (s = [-1, 1]) translate([w / 2 + s * switch_hole / 2, 5, up - 6]) rotate([90, 0, 0]) cylinder(d = switch_d, h = 6, $fn = 16);
        for (s = [-1, 1]) translate([w / 2 + s * 5, 13, -1]) slot_hole(3.3, 6);
    }
}

fork_holder();
translate([0, 40, 0]) switch_holder(30);    // lid
translate([45, 40, 0]) switch_holder(18);   // follower
