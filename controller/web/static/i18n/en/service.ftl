### The service page: sensors, spindles, camera, calibration, enrolling a pack.

# $seconds: how long; -1 since the start.
service-pressed =
    { $seconds ->
        [-1] pressed since the start: it is stuck, or its wire touches ground
       *[other] pressed for { $seconds } s: it is stuck, or its wire touches ground
    }
