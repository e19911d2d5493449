### What is wrong with the casekeeper, the dealing box, the pins and the computer, and what the service page's test mode
### says. Read on the tablets, in the log and on the command line. Spindles are numbered from 0 (ace) to 12 (king).

## Parts, as faults name them

# $part: what a fault names, $name: as it stands in the journal.
hardware-part =
    { $part ->
        [mcu] casekeeper's board
        [exit_beam] exit beam
        [lid_switch] lid switch
        [follower_switch] follower switch
        [box_lid] box lid
        [camera] camera
        [camera_reading] camera reading
        [camera_view] camera view
        [journal] journal
        [outputs] outputs
        [pages] pages
        [safe_mode] safe mode
        [power] power
        [temperature] temperature
        [clock] clock
        [disk] disk
        [exit_beam_wire] exit beam wire
        [exit_beam_pin] exit beam pin
        [lid_switch_wire] lid switch wire
        [lid_switch_pin] lid switch pin
        [follower_switch_wire] follower switch wire
        [follower_switch_pin] follower switch pin
        [no_more_bets_button] no more bets button
        [no_more_bets_button_pin] no more bets button pin
        [hold_button] hold button
        [hold_button_pin] hold button pin
        [call_button] call button
        [call_button_pin] call button pin
       *[other] { $name }
    }
hardware-part-spindle = spindle { $number }

## Beads

# Where the beads stand: behind the sentences below.
hardware-stands = { $count } stand across
hardware-between = it stands between places, nearest { $near }
hardware-bead-jammed = bead { $bead } is jammed: { $wanted } wanted across, { $where }
hardware-bead-slipped = bead { $bead } slipped: { $wanted } wanted across, { $where }
hardware-bead-moved = bead { $bead } was moved by hand: { $wanted } wanted across, { $where }
hardware-bead-slipped-back = a bead slipped and is back: { $wanted } across, as wanted
hardware-bead-moved-back = a bead was moved by hand and is back: { $wanted } across, as wanted
hardware-bead-supply = bead { $bead }: the servo supply is too low, { $wanted } wanted across, { $where }
hardware-bead-no-feedback = bead { $wanted }: the feedback wire reads nothing, { $wanted } wanted across, place not known

## The dealing box

hardware-beam-unmoved = has not moved for the last { $draws } draws the camera saw
hardware-beam-unexplained = moved { $times } times though the camera saw no card leave
hardware-beam-blocked-start = blocked from the start: a card in the slit, or the sensor is dark or its wire touches ground
hardware-beam-blocked-long = blocked for { $seconds } s: a card in the slit, or the sensor is stuck
hardware-beam-wrong-way = blocked while no card passes and free while one does: wired the wrong way round
hardware-lid-bounces = { $changes } changes within { $seconds } s: the contact bounces or is loose
hardware-follower-early = says the box is empty with { $cards } cards left
hardware-follower-late = has not reached its end though the box is empty
hardware-wire-off = is off, or its 4.7 kohm to 3.3 V at the box is missing
hardware-pin-unread = cannot be read: { $error }
hardware-button-stuck = pressed from the start: it is stuck, or its wire touches ground

## The pins of the Raspberry Pi

hardware-why-and-fix = { $why }; { $fix }
hardware-pin-busy = { $name }: another program or driver has GPIO{ $pin }
# $name of the two sentences beside it, where it is not the name of a pin in the configuration.
hardware-servo = servo of spindle { $spindle }
hardware-pin-failed = { $name } (GPIO{ $pin }): { $error }
hardware-no-such-pins = no such pins: { $pins }; there are { $known }
hardware-no-factory = no pin factory "{ $name }"; there are { $known }
hardware-no-library = { $error }: the library of the pins is not installed
hardware-no-pi = this is no Raspberry Pi: it has no revision number
# What the library of the pins says itself.
hardware-library = { $error }
hardware-other-chip = gpiochip{ $chip } is "{ $label }", not the pins of the header ({ $wanted }...)
hardware-no-pipe = lgpio cannot make its pipe in { $folder }
hardware-no-chip = { $error }: there is no { $path }
hardware-chip-closed = { $error }: { $path } may not be opened by { $user }
hardware-chip-failed = { $error }: { $path }
hardware-pins-given-back = the pins have been given back
hardware-fix-stop-others = stop the table (systemctl stop faro) or the other program that has the pins
hardware-fix-group = the user must be in the group gpio: sudo usermod -aG gpio USER, then log in again
hardware-fix-lgpio = sudo apt install python3-lgpio on a Raspberry Pi; elsewhere pip install '.[pi]'
hardware-fix-rpigpio = sudo apt install python3-rpi.gpio on an old Raspberry Pi; else gpio.factory lgpio
hardware-fix-upgrade = bring the system up to date: sudo apt full-upgrade
hardware-fix-pipe = set LG_WD to a folder that can be written
hardware-fix-kernel = a Raspberry Pi with a kernel of its own is needed

hardware-fix-wiring = see hardware/machine/drawings/wiring.md
hardware-fix-beam = take the card out of the slit; else the sensor is dirty, dead or wired the wrong way round
hardware-fix-supply = check the 5 V servo supply and its fuse: 4.8 V at least while servos move
hardware-fix-feedback = put the feedback wire back on input A{ $spindle }
# A fault whose text comes from the machine, as everybody sees it; behind the name of the part.
hardware-no-use = does not work

## Boards and servos

hardware-no-board = no board answers on { $port }
hardware-no-link = there is no link to the board
hardware-no-answer = the board does not answer { $question }
hardware-not-done = the board did not do what was asked within { $seconds } s
hardware-no-maestro = no Maestro answers on { $port }
hardware-maestro-reports = the Maestro reports: { $errors }
hardware-not-driven = the servos could not be driven; it has been logged

## Calibration of the beads

# $why: what is wrong with the places of one spindle, one of the sentences below.
hardware-spindle = spindle { $spindle }: { $why }
hardware-places-count = { $count } places, { $wanted } wanted
hardware-spindles-count = { $count } spindles, { $wanted } wanted
hardware-place-range = { $given } us, { $low }...{ $high } us allowed
hardware-places-order = places { $places } us must all rise or all fall by { $least } us or more
hardware-file = { $path }: { $error }
hardware-file-sections = { $path }: one section for each of "{ $first }"..."{ $last }" expected
hardware-file-values = { $path }: { $section }: pulse_us of five whole numbers and adc of two expected
hardware-file-section = { $path }: { $section }: { $why }
hardware-board-not-stored = spindle { $spindle }: the board did not store the calibration
hardware-feedback-off = spindle { $spindle }: the feedback wire reads { $adc }: it is off
hardware-no-stop = spindle { $spindle }: no end stop was felt: the horn is loose, or the stop is missing
hardware-hardly-moves = spindle { $spindle }: hardly moves: a bead or the cam is caught, or the servo does not turn
hardware-travel = spindle { $spindle }: { $travel } us between the stops, { $low }...{ $high } us expected for the cam's { $degrees } degrees: { $cause }
hardware-caught = a bead or the cam is caught, or the servo turns more than { $most } degrees a ms
hardware-gives-way = a stop gives way, the horn slips, or the servo turns less than { $least } degrees a ms
hardware-no-potentiometer = spindle { $spindle }: the feedback would read ({ $low }, { $high }) at 1000 and 2000 us: no potentiometer on 5 V
hardware-creeping-low = creeping to the low stops
hardware-creeping-high = creeping to the high stops

## Test mode of the beads, on the service page

hardware-looking = looking for the board
hardware-firmware = firmware { $version }
hardware-board-open-loop = { $name }, without feedback
hardware-rig-failed = the spindles' test mode failed; it has been logged
hardware-not-in-test = the casekeeper is not in test mode
hardware-rig-no-board = no board: { $why }
hardware-rig-busy = wait: { $busy }
hardware-no-feedback-rig = these servos have no feedback: their places cannot be found by feel; edit the calibration file
hardware-jog-no-feedback = spindle { $spindle } has no feedback: send it to a place first, then by steps
hardware-jog-unread = spindle { $spindle } has not been read yet
hardware-beyond-servo = { $given } us is beyond what a servo takes, { $low }...{ $high }
hardware-step = a step of { $given } us, 1...{ $most } either way wanted
hardware-no-spindle-chosen = no spindle was chosen
hardware-not-fitted = spindle { $spindle } is not built here; [mcu] spindles has { $fitted }
hardware-rig-jammed = jammed: { $wanted } us wanted, { $measured } us measured
hardware-rig-slipped = slipped: { $wanted } us wanted, { $measured } us measured
hardware-rig-moved = moved by hand: { $wanted } us wanted, { $measured } us measured
hardware-rig-no-feedback = the feedback wire reads nothing: { $wanted } us wanted, { $measured } us measured
hardware-rig-supply = the servo supply is too low: { $wanted } us wanted, { $measured } us measured
hardware-nothing-found = nothing was found that could be stored: calibrate first
hardware-no-former = there is no calibration before this one
hardware-storing = storing
hardware-storing-former = storing the calibration before
hardware-trying = moving the beads there and back
hardware-places-found = the places were found; nothing is stored yet
hardware-not-calibrated = { $why }. Nothing was changed.
hardware-calibration-stopped = stopped by hand; nothing was changed
hardware-stored = stored
hardware-stored-former = the calibration before is stored again
hardware-not-stored = not stored: { $why }
# $done: one of the two above. $spindles: those that changed, $count of them.
hardware-kept =
    { $count ->
        [0] { $done }, in the board and in { $file }; spindles changed: none, they are as they were
       *[other] { $done }, in the board and in { $file }; spindles changed: { $spindles }
    }
hardware-calibration-note = bead calibration: { $said }
hardware-proof-good = Each of these beads was moved there and back.
hardware-proof-bad = NOT GOOD: { $troubles }
hardware-proof-stopped = Stopped by hand before every bead was tried.

## Every bead moved, again and again (faro exercise)

hardware-faults = { $faults }
hardware-misses = spindle { $spindle }: misses a place by { $error } us
hardware-exercise-idle = spindle { $spindle }: idle at { $beads } beads
hardware-exercise-moving = spindle { $spindle }: moving at { $beads } beads
hardware-exercise-jammed = spindle { $spindle }: jammed at { $beads } beads
hardware-exercise-slipped = spindle { $spindle }: slipped at { $beads } beads
hardware-exercise-hand-moved = spindle { $spindle }: hand moved at { $beads } beads
hardware-exercise-no-feedback = spindle { $spindle }: no feedback at { $beads } beads
hardware-exercise-supply-low = spindle { $spindle }: supply low at { $beads } beads

## Every servo driven to its mounting place (faro park)

hardware-park-no-feedback = its feedback wire reads nothing
hardware-park-supply = the servo supply is too low
hardware-park-unsaid = the board said nothing of it
hardware-park-state = the board says { $state }

## The Raspberry Pi itself

hardware-pi-weak-now = the supply is too weak now (under-voltage)
hardware-pi-slowed-now = the processor is slowed down now
hardware-pi-throttled-now = the processor is throttled now
hardware-pi-hot-now = it is near its temperature limit now
hardware-pi-weak = the supply was too weak since the start (under-voltage)
hardware-pi-weak-told = the supply was too weak (under-voltage): see to the power supply and its cable
# $limit: degrees Celsius.
hardware-pi-heat = the processor is above { $limit } C and slows down: see to its fan and to air
hardware-pi-clock = nobody has set the clock since the computer started: the times in the journal cannot be relied on; a network is needed
# $megabytes: a limit, not what is left.
hardware-pi-disk = less than { $megabytes } MB are free on the journal's disk: move old journals away
hardware-pi-throttled = the processor was throttled since the start
