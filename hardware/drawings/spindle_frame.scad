// The frame of one spindle: servo at one end, bearing at the other, lever axle between, end stops for the cam. Thirteen
// stand side by side on a rail, 60 mm apart. Print on its back.
include <params.scad>

wall = 5;
horn_t = 4;
inner = horn_t + (beads - 1) * bead_pitch + disc_t + 3;  // between the cheeks
left = -disc_r - 6; right = axle[0] + 8;
floor_y = -lug_r - 2;              // the lug passes above it
top = disc_r + 2;

module servo_cut() {
    translate([-shaft_off, -servo_w / 2, 0]) cube([servo_l + fit, servo_w + fit, wall + 2]);
    for (x = [-shaft_off - (ear_hole - servo_l) / 2, -shaft_off + servo_l + (ear_hole - servo_l) / 2])
        translate([x, 0, 0]) cylinder(d = 1.8, h = wall + 2, $fn = 16);
}

module cheek() { translate([left, floor_y - wall, 0]) cube([right - left, top - floor_y + wall, wall]); }

module spindle_frame() {
    difference() {
        union() {
            cheek();
            translate([0, 0, wall + inner]) cheek();
            translate([left, floor_y - wall, 0]) cube([right - left, wall, inner + 2 * wall]);  // base
            // end stops, stop_deg beyond the outer places
            for (a = [lug_deg - stop_deg - stop_half, lug_deg + beads * pitch_deg + stop_deg + stop_half])
                rotate(a) translate([disc_r + 3, 0, wall - 0.01]) cylinder(d = 4, h = horn_t + disc_t);
        }
        translate([0, 0, -1]) servo_cut();
        translate([0, 0, wall + inner - 1]) cylinder(d = 6, h = wall + 2);
        translate([0, 0, wall + inner - 0.01]) cylinder(d = bearing_od + fit / 2, h = bearing_t);
        translate([axle[0], axle[1], -1]) cylinder(d = pin_d, h = inner + 2 * wall + 2);   // lever axle
        for (x = [left + 8, right - 8])                                                     // to the rail: M4
            translate([x, floor_y - wall - 1, (inner + 2 * wall) / 2]) rotate([-90, 0, 0]) cylinder(d = 4.3, h = wall + 2);
    }
}

spindle_frame();
