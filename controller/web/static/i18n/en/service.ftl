### The service page: sensors, spindles, camera, calibration, enrolling a pack.

# $seconds: how long; -1 since the start.
service-pressed =
    { $seconds ->
        [-1] pressed since the start: it is stuck, or its wire touches ground
       *[other] pressed for { $seconds } s: it is stuck, or its wire touches ground
    }

## Test mode

service-test-mode = Test mode
service-test-begin = Begin test mode
service-test-end = End test mode
service-testing = Every tablet shows it. When it ends, all beads and lights go back to where the table wants them.
service-looking = Looking only. To move spindles, blink lights or mark the window, begin test mode: the table then takes no deal and no bet.
service-under-way = A deal is under way: devices can be looked at, not tried. Finish it or void it first.
service-no-board = No board answers: { $trouble }
service-asking = Asking every part how it stands…

## Faults at play

service-faults = Faults at play

## Sensors, lights and buzzer

service-sensors = Sensors
# $key: the key of the configuration that says so.
service-sensors-none = This table has none ({ $key }).
service-what = What
service-now = Now
service-edges = Edges
service-last = Last
service-never = never
service-seconds-ago = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ago
service-minutes-ago = { $minutes } min ago
service-hours-ago = { $hours } h ago
service-lights = Lights and buzzer
service-light-lamp = Window lamp
service-light-open = Green: bets open
service-light-closed = Red: no more bets
service-light-call = Yellow: call the dealer
service-buzz = Sound the buzzer
service-lights-none = No lights on pins ({ $key }).
service-buzzer-none = No buzzer ({ $key } is false).

## Spindles

service-spindles = Spindles
service-spindle = Spindle
service-spindle-rank = Spindle { $spindle }: { $rank }
service-no-beads-here = This table has no beads that could be moved ({ $key }).
service-board = board: { $board }
service-board-supply = board: { $board }, servos at { NUMBER($volt, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
service-board-none = no board
service-wanted = Wanted
service-sent = Sent, µs
service-stands-us = Stands, µs
service-beads-column = Beads
service-beads =
    { $beads ->
        [one] { $beads } bead
       *[other] { $beads } beads
    }
# A pulse, or a step of one, in microseconds.
service-us = { $us } us
service-move-spindle = Move spindle { $spindle }
service-at-play = at play: { $fault }
service-no-feedback = no feedback
service-moving = moving
# $us: the pulse that was sent last; -1 when nothing was sent.
service-sent-to =
    { $us ->
        [-1] Nothing sent yet
       *[other] Sent to { $us } us
    }
service-stands-unknown = { service-sent-to }; nothing tells where it stands: look.
service-stands-wire = { service-sent-to }. No feedback: its wire reads nothing, look where it stands.
service-stands-test = Where it stands is read in test mode.
service-stands-moving = { service-sent-to }, stands at { $stands } us, moving.
service-stands-between = { service-sent-to }, stands at { $stands } us, between two places.
service-stands =
    { $beads ->
        [one] { service-sent-to }, stands at { $stands } us, { $beads } bead across.
       *[other] { service-sent-to }, stands at { $stands } us, { $beads } beads across.
    }

## Calibrating

service-calibrate = Calibrate beads
service-calibrate-one = Calibrate spindle { $spindle }
service-calibrate-all = Calibrate all
service-calibrate-undo = Undo the last one
service-calibrate-how = In test mode the places are found by feel: each spindle creeps to its end stops.
service-creep = Spindle { $spindle } will creep from stop to stop and back, for about fifteen seconds.
# $count: how many.
service-creep-all = All { $count } spindles will creep from stop to stop and back, for about fifteen seconds.
service-creep-clear = The servo supply is on, and fingers are away from the beads.
service-creep-stop = Should anything be caught, press Stop: the servos are let go at once.
service-start = Start
service-stop = Stop
service-working = Working: { $what }
service-found = Where each number of beads was found, in us, and how far that is from what is stored. Once stored, each bead is moved there and back.
service-store-places = Store in board and file
service-throw-away = Throw away

## Camera and window

service-camera = Camera
service-camera-silent = The camera gives no picture.
service-no-picture = No picture from the camera
service-figures = { $width }×{ $height }, { $fps } pictures a second, brightness { $brightness }, focus { $focus }
service-corners = The window's corners
service-corner = Corner { $number } of 4, moved with the arrow keys
service-mark-window = Mark the window
service-mark-how = Drag each corner onto a corner of the card in the window; the picture stands still. Arrow keys move a corner by a hair.
service-still = The dealing box, standing still
service-use-window = Use this window
service-forget-marks = Forget the marks
# $by: how the window is known; "later": it will be found when the next deal begins.
service-window =
    { $by ->
        [hand] Window: marked by hand.
        [configuration] Window: from the configuration.
        [later] Window: found by itself when the next deal begins.
       *[itself] Window: found by itself.
    }
service-window-reads = { service-window } It reads { $card } there, { $percent } sure.
service-window-unsure = { service-window } It reads no card there of which it is sure.

## Box and pack

service-box-and-pack = Box and pack
service-drift-none = Sideways drift: shown at the end of each deal.
service-drift =
    Exposed cards lay within { NUMBER($spread, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm of their middle (one sigma), { NUMBER($largest, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm at most: { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } of { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }.
service-drift-few = Too few draws to test the box.
service-drift-square = A card's position does not predict the next one.
service-drift-skew = A card's position goes with the card under it: chance alone does so once in { $once }. Look at box and pack.
service-foreign-unknown = Foreign cards: only an enrolled pack's own cards are known.
service-foreign = Perhaps not the enrolled card: { $cards }. None of its marks in the last deals; compare it with its picture.
service-foreign-none =
    { $count ->
        [one] No foreign card noticed; { $count } card seen so far has marks to be known by.
       *[other] No foreign card noticed; { $count } cards seen so far have marks to be known by.
    }
service-begin-anew = Reset
service-begin-anew-sure = Reset?
service-begin-anew-what = The measurements of box and pack from the last deals will be deleted. Do so when either was mended or changed.
service-forget-it = Forget it

## Enrolling a pack

service-pack = This table's pack
service-enrol = Enrol this table's pack
service-enrol-how = In test mode a pack of any design is learnt from one deal through the box or the shoe.
service-enrol-why = Needed for cards without the usual indices; with it every pack is read more surely. Any order will do.
service-enrol-said = { $what }.
service-enrol-working = Working: { $what }…
service-reads-configured = The table reads the pack of the configuration, { $pack }.
service-reads-any = The table reads any pack with the usual indices.
service-reads-own =
    { $count ->
        [one] The table reads with the pack that was enrolled here: { $count } card.
       *[other] The table reads with the pack that was enrolled here: { $count } cards.
    }
service-reads-own-since =
    { $count ->
        [one] The table reads with the pack that was enrolled here: { $count } card, { $when }.
       *[other] The table reads with the pack that was enrolled here: { $count } cards, { $when }.
    }
service-waiting =
    { $count ->
        [one] { $count } card of another pack was dealt and is not stored yet. Begin test mode to go on naming.
       *[other] { $count } cards of another pack were dealt and are not stored yet. Begin test mode to go on naming.
    }
# $when: date and time at which it was stored.
service-pack-before = Back to the pack before ({ $when })
service-pack-again = Take the enrolled pack again ({ $when })
service-forget-configured = Forget it: read the configuration's again
service-forget-any = Forget it: read any pack again
service-learnt =
    { $count ->
        [one] { $count } picture was learnt in play.
       *[other] { $count } pictures were learnt in play.
    }
service-learnt-why = It helps to read a card that would be asked about; of each card two at most are kept, and those it was enrolled with stay.
service-learnt-none = No picture was learnt in play yet: that takes a card that was asked about, and a deal without corrections.
service-learnt-off = No pictures are learnt in play: the configuration says so.
# $label: the card in the pack's own letters, such as KH.
service-learnt-card = { $label }, deal { $deal }
service-learnt-picture = { $label } as it was learnt in deal { $deal }
service-learnt-forget = Take back { $label }
service-learnt-forget-all = Take back all that was learnt
# What is wrong with the camera's picture, alone or as $verdict of service-camera-trouble.
service-no-picture-comes = no picture comes
service-too-dark = too dark
service-too-bright = too bright
service-nothing-sharp = nothing is sharp
service-camera-trouble = The camera: { $verdict }. Draw no card until that is over.
service-lost = The camera gave no picture for { $seconds } s during the deal: a card drawn meanwhile is missing here. If one was, throw this away and deal again.
service-demo = The simulated box:
service-demo-load = Put a full pack in
service-demo-deal-out = Deal it all out
service-demo-draw = Draw one card
service-enrol-put = Put the whole pack into the box, in any order, and shut the lid.
service-enrol-draw = Draw card after card. Let each lie still in the window for a second, with no hand over it. The tablet may sleep meanwhile.
service-enrol-last = After the last card leave the box empty for some seconds, or press Done.
service-enrol-put-shoe = Put the whole pack into the shoe, in any order, and shut it.
service-enrol-draw-shoe = Draw card after card, slowly, each in one even pull and right out; the next one only when it is out. The tablet may sleep meanwhile.
service-enrol-last-shoe = After the last card press Done, or leave the shoe alone for half a minute.
service-enrol-cards-passed =
    { $count ->
        [one] { $count } card taken.
       *[other] { $count } cards taken.
    }
service-enrol-pictures =
    { $count ->
        [one] { $count } picture taken.
       *[other] { $count } pictures taken.
    }
service-enrol-window = The window is found.
service-enrol-no-window = No window seen yet.
service-enrol-done = Done: the box is empty
service-enrol-done-shoe = Done: the shoe is empty
service-enrol-stop = Stop, change nothing
service-enrol-named = Every card has its name. Look over the pictures once more: what is stored is what the table will read.
# Followed by a button for each card.
service-enrol-open =
    { $count ->
        [one] One card needs a look:
       *[other] { $count } cards need a look:
    }
service-order = Was the pack in a known order? Take the names from a list
service-order-label = The cards as they were dealt, the first one first: KH 10H 2C …
service-order-take = Take these names
# $left: how many pictures were left out.
service-naming =
    { $count ->
        [one] { $count } card lay in the window{ service-left-out }. { service-naming-how }
       *[other] { $count } cards lay in the window{ service-left-out }. { service-naming-how }
    }
service-left-out =
    { $left ->
        [0] { "" }
       *[other] , { $left } left out
    }
service-naming-how = Tap a picture to name its card, or write rank and suit as they are printed: KH, 10D, BS (German), VC (French), 1O or SC (Spanish), JOKER; - leaves a picture out.
service-not-in-it = Not in it: { $what }. A card that is not in it will not be read.
service-lack = { $count } of the { $of } cards of the game
service-lack-suit = the { $suit }
service-lack-rank = every { $rank }
service-store = Store this pack
service-store-sure = Store { $named } of { $of } cards?
service-store-lacks =
    { $count ->
        [one] { $count } card of the game is not in this pack: { $what }. When one comes, the table cannot read it and asks the dealer.
       *[other] { $count } cards of the game are not in this pack: { $what }. When one comes, the table cannot read it and asks the dealer.
    }
service-store-anyway = Store it all the same
service-throw-sure = Throw these names away?
service-throw-what = Nothing has been stored; the pack has to be dealt again. The table goes on reading as before.
service-card-of-deal = Card { $number } of the deal
service-card-large = Card { $number } of the deal, large
service-name-of = Name of card { $number }
service-name-by-tapping = Name card { $number } by tapping
service-letters = Letters of the pack
service-letters-spanish = { $letters } (Spanish)
service-rank = Rank
service-suit = Suit
service-spanish-suit =
    { $suit ->
        [O] coins
        [C] cups
        [E] swords
       *[B] clubs
    }
service-tap = Tap rank and suit
# $suit: a sign such as ♠.
service-it-is = It is { $rank } { $suit }
service-it-is-spanish = It is { $rank } of { $suit }
service-name-taken = Card { $number } bears that name.
service-joker = A joker
service-leave-out = Leave out: no card, or shown twice
service-order-empty = the order names no card: expected KH 10H 2C ..., the first card dealt first
service-too-many-seen = { $count } cards were seen: one pack, dealt once, expected
service-nothing-seen = no card was seen in a window: light the box well, or mark the window by hand, and deal again
service-given-up = it was given up
service-order-other = { $shown } cards are shown here, but the order names { $named }: the order was not used
service-order-unread = the order: { $why }

## The sensors' names and levels

service-sensor-beam = Exit beam
service-sensor-lid = Lid
service-sensor-follower = Follower
service-sensor-no-more-bets = Button: no more bets
service-sensor-hold = Button: hold
service-sensor-call = Button: call
service-blocked = blocked
service-free = free
service-open = open
service-shut = shut
service-box-empty = box empty
service-has-cards = has cards
service-down = pressed
service-up = up

## What the service desk refuses

service-part-no-beads = this table has no beads that could be moved
# $key: the key of the configuration.
service-part-no-buzzer = this table has no buzzer ({ $key } in its configuration)
service-part-no-lights = this table has no lights on pins
service-part-no-camera = this table has no camera
service-part-no-eye = this table has no camera to learn a pack with
service-not-forgotten = the measurements of box and pack could not be deleted: { $why }
service-window-not-kept = the window could not be kept: { $why }
service-window-none = these four corners make no window: put one on each corner of the card
service-window-small = that is too small to read a card in: mark the whole window
service-busy = wait: it is being worked on
service-still-dealt = store or throw away first what was dealt
service-no-deal-watched = no deal is being watched
service-names-wanting = first give every card a valid name
service-no-pack-before = there is no pack before this one
service-other-pack-before = the previous pack is now another one
service-no-pack-stored = no pack is stored
service-no-cards-shown = no cards are shown to be named
service-no-such-card = there is no such card here
service-pack-not-put-away = the pack could not be put away: { $why }

## How enrolling goes on

service-work-reading = the pictures are being sorted and read
service-work-storing = the cards are being compared with one another and stored
service-work-before = the pack before is being read
service-work-learning = pictures of the last deal are being compared with the pack
service-work-forgetting = learnt pictures are being taken out of the pack
service-nothing-learnt = no such picture was learnt
service-test-ended = nothing was changed: test mode ended meanwhile
service-nothing-changed = nothing was changed: { $why }
service-fault-logged = internal error; it has been logged
service-picture-failed = a picture of the deal could not be worked on; it has been logged
service-pack-without-cards = there is no card in it, only backs or jokers
service-disk-unsure = the disk may not keep this over a power cut: { $why }
# $told: what was done. $doubt: what may be wrong with it.
service-and-doubt = { $told }; { $doubt }

## What is wrong with the names of a pack's cards; $read, $ordered, $label: a name as it is written, such as KH

service-name-none = no name yet
service-name-of-no-card = { $name } is the name of no card
service-name-disagrees = read as { $read }, the order says { $ordered }: which is it?
service-name-doubt = it looks like { $read }: right?
# $keys: the keys of the configuration that say it.
service-name-unknown = nothing says what { $label } stands for in the game ({ $keys })
service-name-twice = { $label } is card { $number } already
service-name-same = the same as card { $number }, { $label }
# $suits: the letters of the suits most cards here have.
service-name-stranger = { $label } is of another kind of pack than most here (suits { $suits })

## The floor, where more than one table is gathered

service-floor = Floor
service-floor-has-all = floor: has every event
# $count: how many; "some" where that is hidden. $time: a time of day, such as 21:14.
service-floor-behind =
    { $count ->
        [some] floor: behind since { $time }
        [one] floor: { $count } event behind since { $time }
       *[other] floor: { $count } events behind since { $time }
    }
service-floor-never = floor: not reached since { $time }
service-floor-incidents =
    { $count ->
        [one] floor: { $count } incident of this table is open (faro floor check)
       *[other] floor: { $count } incidents of this table are open (faro floor check)
    }
service-floor-unreachable = the floor cannot be reached: { $why }
service-floor-not-enrolled = the floor has no table with this login (faro floor enrol)
service-floor-refused =
    { $why ->
        [chain] the floor refuses event { $event }: it does not continue what the floor has of this table
        [journal] the floor refuses event { $event }: it is of another journal than the one enrolled
       *[gap] the floor refuses event { $event }: it has none of those before it
    }

## What service tells the log

service-note-begun-anew = the measurements of box and pack are deleted: they are gathered again
service-note-window-marked = the box's window is marked by hand
service-note-window-unmarked = the box's window is no longer marked by hand
service-note-pack-forgotten = the pack enrolled on the service page is no longer in use
service-note-pack-stored =
    { $count ->
        [one] { $count } card is stored, with its pictures; the table reads with this pack from now on
       *[other] { $count } cards are stored, with their pictures; the table reads with this pack from now on
    }
# $once: by chance alone it happens once in this number of times.
service-note-drift = the box may give cards away: in { $draws } draws the exposed card lay by the one under it, which chance does once in { $once }; look at box and pack
service-note-foreign = { CARD($card) } may not be the card that was enrolled: none of its marks in the last { $deals } deals; compare it with its picture
service-note-learnt =
    { $count ->
        [one] a picture of { $cards } was learnt from the deal before; the service page shows it and takes it back
       *[other] pictures of { $cards } were learnt from the deal before; the service page shows them and takes them back
    }
service-note-not-learnt =
    { $count ->
        [one] the picture of { $cards } from the deal before was not learnt: { $why }
       *[other] the pictures of { $cards } from the deal before were not learnt: { $why }
    }
service-note-learnt-forgotten = the learnt pictures of { $cards } are taken back
service-note-learning-failed = the pack could not be changed, all is as before: { $why }

## Setting up the camera over the printed markers, step by step

service-aim = Set up the camera
service-aim-waiting = Looking for the printed markers. While a deal is on nothing is looked for.
# The one thing to do next.
service-aim-markers = Lay the sheet, or turn the camera, so that all four black squares are in the picture and nothing covers them.
service-aim-dark = More light: the picture is too dark.
service-aim-bright = Less light: the picture is too bright.
service-aim-nearer = Move the camera nearer: a card is too small in the picture.
service-aim-farther = Move the camera away: a card is larger than the picture needs.
service-aim-upright = Hold the camera more upright, straight over the sheet.
service-aim-sharp = Nothing is sharp there: wipe the lens, or move the camera away and back until it focuses.
service-aim-glare = A lamp is mirrored in the place of the pack: move the lamp or the sheet.
# $seen, $wanted: a kind of cards, as in `faro sheet --cards`.
service-aim-kind =
    This is the sheet for { $seen ->
        [poker] poker
        [bridge] bridge
        [spanish] Spanish
        [german] German
       *[other] { $seen }
    } cards, and the table is set for { $wanted ->
        [poker] poker
        [bridge] bridge
        [spanish] Spanish
        [german] German
       *[other] { $wanted }
    } cards: lay the other sheet, or begin the table again for { $seen ->
        [poker] poker
        [bridge] bridge
        [spanish] Spanish
        [german] German
       *[other] { $seen }
    } cards.
service-aim-lay-card = Good. Lay a card face up into the frame.
service-aim-reads-laid = The table reads: { $card }. Take it off, begin the deal on the dealer's page, then lay the first card.
service-aim-lay-pack = Good. Lay the whole pack face up into the frame.
service-aim-reads = The table reads: { $card }. Begin the deal on the dealer's page, then draw the first card.
service-aim-deal = To the dealer's page
# $cards: the kind of cards that the sheet is for, none where no marker is seen; $seen: how many of its four markers.
service-aim-figure-markers =
    { $cards ->
        [poker] Markers seen: { $seen } of 4, poker cards
        [bridge] Markers seen: { $seen } of 4, bridge cards
        [spanish] Markers seen: { $seen } of 4, Spanish cards
        [german] Markers seen: { $seen } of 4, German cards
       *[none] Markers seen: none
    }
service-aim-figure-light = Brightness { $brightness } of 255
service-aim-figure-size = A card is { $px } px wide, { $least } or more wanted
service-aim-figure-tilt = Tilt { $degrees } degrees, { $most } at most
service-aim-figure-sharp = Sharpness { $sharpness }, { $least } or more wanted
service-aim-figure-glare = Burnt out { $percent } %, { $most } % at most
# Behind a figure.
service-aim-good = good
service-aim-wrong = not yet
