### What is wrong with the camera, its pictures, or a pack that is learnt. Read on the tablets, in the log and on the
### command line.

## Cameras, videos and pictures

vision-camera-stopped = { $camera }: stopped delivering pictures
vision-camera-closed = { $camera }: cannot be opened
vision-v4l2-number = { $camera }: after v4l2: comes the number of /dev/videoN
vision-no-such-camera = { $camera }: no such camera: picamera2, v4l2:N, a URL, a video file or a folder of images
vision-no-file = no such file
vision-no-regular-file = not a regular file
vision-no-video = { $path }: not a video that can be decoded
vision-video-empty = { $path }: holds no picture that can be decoded
vision-bad-frame = { $path }: frame { $frame } is not a picture
vision-no-images = { $path }: holds no images ({ $suffixes })
vision-bad-image = { $path }: not an image that can be decoded
# An error of a camera driver: its class and its text.
vision-driver = { $kind }: { $error }
vision-stream-ended = the camera ended its stream
vision-garbage-shape = garbage: a picture of shape { $shape }
vision-garbage-size = garbage: the picture changed from { $was } to { $now }
vision-garbage-even = garbage: every pixel is { $value }
vision-frozen = frozen: the same picture for more than { $seconds } s
vision-hangs = hangs: no picture for more than { $seconds } s
vision-not-opened = hangs: not opened after { $seconds } s

## A phone as the camera

vision-phone-none = no phone is the camera
vision-phone-lost = the line to the phone is lost
vision-phone-silent = the phone sent no picture for more than { $seconds } s: its line is too slow or lost
vision-phone-hidden = the phone is locked, or shows something else
vision-phone-taken = the phone gives its camera to another app
vision-phone-table-only = the camera is a phone, which opens the page of a running table

# What is wrong with a picture that came as a JPEG.
vision-jpeg-none = no JPEG came, but something else
vision-jpeg-cut = the JPEG is cut off
vision-jpeg-broken = the JPEG is broken
vision-jpeg-long = a JPEG of { $given } bytes came, at most { $most } are taken
vision-jpeg-large = a JPEG of { $width }x{ $height } px came, at most { $most } px a side are taken
vision-jpeg-small = a JPEG of { $width }x{ $height } px came, at least { $least } px a side are taken
vision-jpeg-scans = a JPEG in several passes came (progressive or the like), only those in one are taken
vision-jpeg-colours = a JPEG of { $parts } colours with { $bits } bits came, 1 or 3 with 8 are taken

## A Raspberry Pi's camera

# What the camera's software wrote last; behind a sentence, so that it begins with a space.
vision-process-said = { " " }({ $text })
vision-python-not-started = picamera2: { $python } cannot be started: { $error }
# $stage: what the process was doing.
vision-process-hangs =
    { $stage ->
        [start] picamera2: its process hangs while { $python } is started{ $said }
        [import] picamera2: its process hangs while picamera2 is imported{ $said }
        [open] picamera2: its process hangs while the camera is opened{ $said }
        [configure] picamera2: its process hangs while the camera is set up{ $said }
       *[other] picamera2: its process hangs while a picture is taken{ $said }
    }
vision-process-silent = picamera2: its process stopped talking
vision-process-killed = picamera2: its process was ended by { $signal }{ $said }
vision-process-ended = picamera2: its process ended with code { $status }{ $said }
vision-process-strange = picamera2: its process sent an unreadable line: { $text }
# How the sensor of a Pi camera is read: its $mode (width x height), and percents of what it sees. For `faro check`.
vision-sensor = { $model } at { $mode }, { $wide } x { $high } % of its field
vision-no-camera = picamera2: no camera is found{ $said }
vision-no-pictures = picamera2: the camera gives no pictures{ $said }
vision-library-failed = picamera2: { $error }{ $said }
vision-no-cause = picamera2: no cause was given{ $said }
vision-not-installed = picamera2: is not installed for { $python }
vision-too-old = picamera2: { $python } has version { $version }, { $least } or newer is needed
vision-not-imported = picamera2: { $python } cannot import it: { $error }
vision-other-numpy = picamera2: { $python } cannot import it: { $error }; numpy { $numpy } is not the one it was compiled with
vision-no-modes = picamera2: { $model } tells no sensor modes
vision-beyond = picamera2: { $key } = { $given } given, { $model } takes { $low } to { $high }
vision-fixed-lens = picamera2: focus = { $focus } given, but the lens of { $model } cannot be moved
vision-beyond-focus = picamera2: focus at { $given } dioptres given, { $model } takes { $low } to { $high }

# The fault as everybody sees it; behind the name of the part.
vision-no-use = gives no pictures that can be used

## What to do about it

vision-fix-replug = pull the camera's cable and put it back
vision-fix-check = check its cable (power off first), its name in [camera] source, and that no program is using it

vision-fix-command = { $command }
vision-fix-software = not the cable: the camera's software failed as the text says; sudo apt full-upgrade, then restart
vision-fix-cable = power off, reseat the camera's cable (both ends); `rpicam-hello --list-cameras` must then name it
vision-fix-busy = stop the program that uses the camera (the table: sudo systemctl stop faro), else the cable
vision-fix-python = the system's Python is missing: sudo apt install python3
vision-fix-numpy = remove the numpy that was put over Debian's (sudo pip uninstall --break-system-packages numpy)
vision-fix-usb = a USB camera is named source = "v4l2:0"
vision-fix-phone = show the code below the camera's picture, and open it with the phone
vision-fix-phone-line = look whether the phone's page is open, and bring the phone nearer to the Wi-Fi
vision-fix-phone-screen = unlock the phone and bring its camera page back to the front
vision-fix-phone-page = load the phone's page again, or take another phone
vision-fix-setting = change [camera] { $key }
vision-fix-lens = set [camera] focus = "distance" and turn the lens by hand
vision-fix-focus = change [camera] focus, or distance_mm and the camera's height

## Packs that are enrolled

vision-no-card-name = "{ $name }" names no card: rank and suit first, as in KH.jpg, 10H_2.png or 1O-0003.jpg
vision-no-card = "{ $given }" is no card: expected A 2 ... 10 J Q K (B D K, V D R, 1) with S H D C, or 1 ... 9 S C R with O C E B
vision-two-packs = { $one } and { $other } are not of one pack: suits S H D C, or O C E B
vision-pale = such prints (pale?) are hard to tell apart: many cards will be asked about, not read
vision-hard-to-tell = hard to tell apart in these pictures, so at times asked about: { $cards }
vision-too-few = { $count } card given, at least 2 expected
vision-card-not-seen = { $source }: no card to be seen in it
vision-no-print = { $source }: no print to be seen on the card in it
vision-looks-like = { $source }, given as { $given }, looks like { $like }: one card under two names, or pictures too poor to tell them apart
vision-no-end = { $rests } moments of rest and no end: one pack, dealt once, expected
# $places: numbers of the first of them.
vision-nameless = { $count } of { $of } cards could not be read ({ $places }): name all of them in the order of the deal
vision-other-count = { $seen } cards were seen in the window, but the order names { $named }
vision-twice = cards { $one } and { $other } are both { $label }
vision-none-seen = no card was seen in a window
vision-shoe-two = cards { $one } and { $other } came out together: put all cards back and deal again, one at a time
vision-shoe-not-whole = card { $place } was not seen whole: put all cards back and deal again, each in one slow pull
vision-shoe-pushed-in = card { $place } was pushed in again after it had left: put all cards back and deal again
vision-shoe-blind = no usable picture came while card { $place } was over the window: put all cards back and deal again
vision-shoe-still-there = card { $place } is still over the window: put all cards back and deal again, each right out
vision-shoe-too-many = more than { $most } cards left the shoe: one pack, dealt once, expected

## A folder with the faces of the rendered cards

vision-faces-folder = { $folder }: { $why }: expected a folder with one picture a card, as in KH.jpg, 10H.png or 1O.png
vision-faces-none = { $folder }: holds no picture ({ $suffixes }): expected one a card, as in KH.jpg, 10H.png or 1O.png
# $why: what is wrong with a name or with the pack, a sentence of this file.
vision-faces-label = { $folder }: { $why }
vision-faces-twice = { $one } and { $other } are both { $label }: expected one picture a card
vision-faces-unread = { $file }: { $why }
vision-faces-shape = { $file }: { $width } x { $height } px: expected an upright card, at least { $least } px high, { $narrow } to { $wide } times as wide as high
vision-faces-unknown = { $folder }: { $label } stands for no card of the game: see vision.ranks and vision.spanish_suits
vision-faces-same = { $folder }: { $one } and { $other } both stand for { CARD($card) }
# $cards: the first of them.
vision-faces-lacking = { $folder } has no picture of { $count } of the game's cards: { $cards }

## The file of an enrolled pack

vision-pack-unread = { $path }: cannot be read: { $error }
vision-no-pack = { $path }: no enrolled pack, or a damaged one (expected what `faro enrol` writes)
# $why: one of the sentences below.
vision-pack-unfit = { $path }: { $why }
vision-pack-lacks = no enrolled pack: { $name } is missing in it
vision-pack-format = no enrolled pack: pack.json says something else
vision-pack-version = version { $version } of the file, { $known } is known here: enrol the pack again
vision-pack-large = damaged: { $name } has { $bytes } bytes, at most { $most }
vision-pack-part = damaged: { $name } cannot be read ({ $error })
vision-pack-pictures = damaged: 1 to { $most } pictures expected
vision-pack-labels = damaged: its labels are not those of one pack
vision-pack-strangers = damaged: thresholds of cards that are not in the pack
vision-pack-entry = damaged: a picture without label, file or digest
vision-pack-damaged = damaged: { $why }
vision-pack-changed = damaged: { $name } is not the picture that was enrolled
vision-pack-size = damaged: { $name } is no picture of { $width } x { $height } px
vision-pack-sureness = damaged: its thresholds are not complete
vision-pack-thresholds = damaged: thresholds { $given }, each 0.5 to 1 expected
vision-pack-ratio = damaged: ratio of sides { $given }, { $least } to { $most } expected
vision-pack-learnt = damaged: its learnt pictures are not complete
# Why a picture that was taken in play is not learnt.
vision-learnt-strange = the prints of this pack are hardly told apart
vision-learnt-likelier = the enrolled pictures take it for another card
vision-learnt-like = in this light other cards look too much like it
vision-learnt-burnt = part of it is overexposed, as under a lamp's reflection
vision-learnt-useless = its number or its suit's sign looks like another card's in this light
vision-learnt-harms = another card would be taken for it

## What runs the networks

vision-networks-broken = ONNX Runtime is installed and does not work here: { $why }
# $by: the difference of two answers.
vision-networks-differ = ONNX Runtime { $version } is installed and answers otherwise than OpenCV, by { $by }
vision-networks-none = FARO_NETWORKS asks for ONNX Runtime, which is not installed
# $names: the words that it knows.
vision-networks-unknown = FARO_NETWORKS is { $asked }: expected one of { $names }

## The rendered box

# $movement: the word of a movement, in English.
vision-hand-at-work = the hand is at work ({ $movement })
vision-box-holds-less = { $wanted } cards wanted, { $left } in the box
vision-shoe-takes-none = a shoe takes no card back
vision-shoe-empty = the shoe is empty
