// Sizes that more than one part shares, in mm and degrees. The cam's angles are those of hardware/servo.py.
pitch_deg = 22.5;   // from one place of the cam to the next: one bead
stop_deg = 12;      // from an outer place to its end stop
beads = 4;
bead_pitch = 14;    // along the spindle
bead_throw = 14;    // across: how far a bead moves
pin_d = 3;          // lever pins, lever axle and bead rod: 3 mm steel
fit = 0.2;          // clearance of printed parts

groove_low = 12;    // groove radius with the bead at rest, and across
groove_high = 18;
groove_deep = 3;
disc_r = 22;
arm = 26;           // lever: axle to groove pin. Square to the radius, so that the pin moves along it
axle = [arm, (groove_low + groove_high) / 2];  // lever axle, seen from the cam's axis; the groove pin is above the axis
lug_deg = 225;      // where the cam's stop lug stands with no bead across; it turns counter-clockwise from there
lug_r = disc_r + 4;
stop_half = 9.4;    // degrees: half the lug and half a stop pin
disc_t = 5;

// Micro servo with MG90S outline (feedback type): body, ears, holes, shaft.
servo_l = 22.8; servo_w = 12.4; servo_h = 22.5;
ear_l = 32.3; ear_t = 2.6; ear_z = 15.9; ear_hole = 27.8;
shaft_off = 5.9;    // shaft axis from the end of the body
shaft_z = 26;       // top of the body to the horn's underside, from the bottom

bearing_od = 10; bearing_t = 4;  // 623ZZ

$fn = 72;
