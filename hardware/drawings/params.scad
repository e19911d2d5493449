// What camera_bracket.scad and box_sensors.scad share.
fit = 0.2;          // clearance of printed parts
$fn = 72;
