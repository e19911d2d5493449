### The service page: sensors, spindles, camera, calibration, enrolling a pack.

# $seconds: how long; -1 since the start.
service-pressed =
    { $seconds ->
        [-1] pressed since the start: it is stuck, or its wire touches ground
       *[other] pressed for { $seconds } s: it is stuck, or its wire touches ground
    }

## Enrolling a pack

service-order-empty = the order names no card: expected KH 10H 2C ..., the first card dealt first
service-too-many-seen = { $count } cards were seen: one pack, dealt once, expected
service-nothing-seen = no card was seen in a window: light the box well, or mark the window by hand, and deal again
service-given-up = it was given up
