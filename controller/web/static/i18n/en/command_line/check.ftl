### `faro check`: the state of every part, what is wrong, and what to do about it. Read in a terminal.

## The screen

check-wrong = { $wrong } of { $parts } parts need something done:
check-good = Nothing is wrong.
# $part: one of those that the screen lists, such as camera.
check-progress = looking at: { $part }
# Marks before each part, at most 5 letters.
check-mark-good = ok
check-mark-note = note
check-mark-wrong = WRONG
check-none-here = this table has none
check-phone = a phone; while the table runs, the dealer's page shows the code that it opens, and the service page its pictures
# $state: how the part is now. $fault: its last fault, with the time.
check-last-fault = { $state }; last fault { $fault }

## The computer

check-no-pi = not a Raspberry Pi
check-no-temperature = unknown: no sensor here
check-hot-fix = give the Pi a fan or air
check-no-power = unknown: only a Raspberry Pi tells
check-power = no under-voltage since the start
check-power-fix = use the official supply; servos need their own
check-power-button = a press shuts the computer down
check-no-power-button = none: before the plug is pulled, sudo poweroff
check-clock = kept by a time service
check-clock-off = not synchronised
check-clock-fix = sudo timedatectl set-ntp true, and a network; journal times cannot be relied on
check-no-clock = unknown: the kernel does not tell
check-disk = { $megabytes } MB free at { $folder }
check-disk-fix = at least { $megabytes } MB wanted: { $fix }
check-disk-read-only = { $path } is on a disk that is read-only

## The pages

check-pages-no-pin = no PIN: whoever comes from this machine is the dealer, also through nginx, stunnel or ssh -R on it
check-pages-pin = the dealer signs in with the PIN, on this machine too
check-pages-proxies = the dealer signs in with the PIN, on this machine too; visitors' addresses are believed of { $proxies }

check-tls-readable = [web] tls is "off": whoever can hear the network can read PINs and be the dealer
check-tls-loopback = http on loopback alone: nothing of it passes a network
check-tls-own = https by the table's own authority, certificate until { $until }; SHA-256 { $fingerprint }
check-tls-given = https with { $certificate }
check-tls-none-yet = https; the first start makes the keys in { $path }
check-tls-locked = https; its keys are for the table's user alone: { $path }
check-tls-fix = docs/keys.md says what each file is for and how it is made again

## What its user may do

check-may-not-read = { $user } may not read { $path }
check-may-not-write = { $user } may not write { $path }
check-may-not-use = { $user } may not use { $path } (group { $group })
check-as-service = check as the table's user: { $command }
check-as-service-folder = check as the table's user: { $command }; the service's folder is its own: ls -ld { $folder }
check-no-group = no group may use it: sudo make install puts the rule into /etc/udev/rules.d, then restart the Pi
check-join-group = sudo usermod -aG { $group } { $user }, then log in again; or check as the table's user: { $command }
check-pins-library-fix = sudo make install once more: it brings lgpio, or says why it cannot

## The journal

check-no-journal = none yet at { $path }
check-journal = { $events } events, the chain is whole; { $evidence }
check-journal-disagrees = { $journal }; event { $event }, known from { $checkpoint }, does not agree
check-journal-newer-fix = install the newer program again, or put back the copy of before the update (docs/install.md)
check-journal-fix = keep the file as it is, put the last good copy in its place; do not play on it
check-pictures-fix = keep the file as it is; what these cards were read from can no longer be shown

## The camera

check-camera = { $picture }, { $fps } fps, exposure { $exposure }, brightness { $brightness }, focus { $focus }
check-exposure-unknown = unknown
check-camera-hangs = { $source } hangs
check-driver-fix = not the cable: the camera's software failed as the text says; reinstall it, its numpy must be the table's
check-no-picture = { $source } gives no picture
check-no-picture-fix = check [camera] source
# $camera: the camera's figures.
check-camera-light =
    { $dark ->
        [true] { $camera }: too dark
       *[false] { $camera }: too bright
    }
check-camera-light-fix = look at the lamp over the window
check-camera-blurred = { $camera }: nothing is sharp
check-camera-blurred-fix = lay a card in the window; set [camera] distance_mm, or slide the camera until the focus figure is highest
check-camera-slow = { $camera }: { $fps } wanted
check-camera-slow-fix = more light, or a smaller picture
check-camera-sensor-fix = its sensor gives { $most } at most: set [camera] fps to that or less
check-camera-shoe-sensor-fix = its sensor gives { $most } at most, a shoe needs { $least }: take Camera Module 3
# $speed: m/s.
check-camera-shoe = { $camera }; cards are read that are drawn at up to { $speed } m/s

## The pack

check-pack-unknown = unknown, as the journal beside it
check-pack-no-camera = none is read: this table has no camera
check-pack-any = any with the usual indices: none is enrolled
check-pack-configured = the configuration's
check-pack-configured-fix = set vision.pack to a file of `faro enrol`, or leave it out to read any pack with indices
check-pack-enrolled = enrolled on the service page
check-pack-enrolled-fix = move it away to go on without it, and enrol the pack again on the service page
# $whence: where the table has it from, one of the two above.
check-pack = { $whence }: { $cards } cards, written { $written } UTC, { $path }
check-pack-learnt =
    { $count ->
        [one] { $pack }; { $count } picture learnt in play ({ $cards })
       *[other] { $pack }; { $count } pictures learnt in play ({ $cards })
    }
# $pack: all that is known of it.
check-pack-empty = { $pack }: only backs or jokers
check-pack-strange = { $pack }: nothing says what { $card } stands for in the game
check-pack-strange-fix = name it in [vision] ranks, or spanish_suits

## What runs the reader's networks

# $name: a word of the program. $version: of that one.
check-networks =
    run by { $name ->
        [onnxruntime] ONNX Runtime
       *[opencv] OpenCV
    } { $version }
# $how: the sentence above. $chosen: the environment says so.
check-networks-slower =
    { $chosen ->
        [true] { $how }, as FARO_NETWORKS says
       *[false] { $how }; ONNX Runtime, which is not installed, takes less than half the time
    }
check-networks-fix = install onnxruntime again (sudo make install), or take it away; cards are read all the same
check-networks-setting-fix = take FARO_NETWORKS out of the environment
# $signal: the name of a Unix signal.
check-networks-ended = ONNX Runtime cannot run on this processor: it ends the program ({ $signal })
check-networks-ended-fix = take onnxruntime away (sudo make install does), or set FARO_NETWORKS=opencv
check-networks-untried = could not be tried: { $why }

## Box and panel

check-no-pins = this table uses none
check-buzzer = on BCM { $pin }; the service page sounds it
check-no-box = no dealing box on the pins ([gpio] box): no beam, lid or follower
check-no-buzzer = this table has none (gpio.buzzer)
check-beam-blocked = blocked
check-beam-free = free
check-lid =
    { $open ->
        [true] open
       *[false] shut
    }
check-follower =
    { $end ->
        [true] at its end: the box is empty
       *[false] a pack is in the box
    }

## Board and beads

# $port: "pty" is that of a simulated board. $cause: why it started last, the protocol's word.
check-board =
    { $port ->
        [pty] { $driver } on a pty, firmware { $firmware }, protocol { $protocol }, last start: { $cause }
       *[other] { $driver } on { $port }, firmware { $firmware }, protocol { $protocol }, last start: { $cause }
    }
check-board-fault =
    { $port ->
        [pty] { $driver } on a pty, firmware { $firmware }, protocol { $protocol }, last start: { $cause }; last fault { $fault }
       *[other] { $driver } on { $port }, firmware { $firmware }, protocol { $protocol }, last start: { $cause }; last fault { $fault }
    }
check-board-in-use-fix = stop the table first (systemctl stop faro)
# $fix of the next three: what to do, a sentence of link.ftl.
check-board-absent-fix = { $fix }, see its name: ls /dev/faro-board /dev/ttyACM* /dev/ttyUSB*; [mcu] port is { $port }
check-board-firmware-fix = { $fix }: make flash PORT={ $port }
check-board-fix = { $fix }; if it stays so: make flash
check-reset-fix = brown-out: a weak USB supply; watchdog: the firmware hung - report it
check-open-loop = { $driver }: servos without feedback
check-beads-unverified = not verified: nobody but the dealer sees where they are
check-wire = { $frames } damaged frames, { $bytes } bytes lost, { $stops } fail-safe stops since the board started
check-wire-fix = a shorter or better USB cable, away from the servo wires
check-wire-off = { $rank }: feedback reads { $adc }: wire off
check-calibrations-differ = { $rank }: board and calibration file differ
check-calibrations-fix = faro calibrate beads --spindle { $spindle }: another board, or another file
# $ranks: the spindles that there are, $count of them.
check-spindles-fitted = { $count } of thirteen built, [mcu] spindles: { $ranks }; the others are on the screens only
check-spindle =
    { $calibrated ->
        [true] { $rank }: { $beads } beads across, calibrated
       *[false] { $rank }: { $beads } beads across, not calibrated: built-in places
    }
check-spindle-between =
    { $calibrated ->
        [true] { $rank }: between places, at { $pulse_us } us, calibrated
       *[false] { $rank }: between places, at { $pulse_us } us, not calibrated: built-in places
    }
