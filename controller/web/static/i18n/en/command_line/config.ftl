### The configuration: what is wrong with one, what each key is for, and its pages of documents. Read in a terminal, in
### table.example.toml and in docs/. Keys, values in quotes and what stands in backticks stay as they are.

## What is wrong with a configuration

config-unreadable = { $file }: cannot be read: { $why }
config-no-utf8 = { $file }: is not UTF-8 text (byte { $byte })
# $why: what Python's reader of TOML says, in English.
config-no-toml = { $file }: { $why }
config-too-deep = { $file }: is nested too deeply
# $where: the file, with the number of the line.
config-mistake = { $where }: { $key }: { $mistake }
config-no-section = is no section; allowed: { $allowed }
config-section-wanted = must be a section [{ $section }]
config-unknown-key = is not known here; allowed: { $allowed }
config-word-or-number = { $given } given, { $words } or a number from { $low } to { $high } expected
config-choice = { $given } given, allowed: { $allowed }
config-true-or-false = { $given } given, true or false expected
config-text = { $given } given, text in quotes expected
config-whole-number = { $given } given, a whole number from { $low } to { $high } expected
config-number = { $given } given, a number from { $low } to { $high } expected
config-texts = { $given } given, a list of texts expected, such as ["faro.local"]
config-crop = { $given } given, [x, y, width, height] inside 0 to 1, each side 0.1 or more, expected, or []
config-corners = { $given } given, four corners [[x, y], [x, y], [x, y], [x, y]] expected, or []
config-pins-section = { $given } given, a section [gpio.pins] expected
config-no-pin = { $given } given, { $name } is no pin of the table; allowed: { $allowed }
config-no-pin-number = { $given } given, { $name }: a BCM pin number from 0 to 27 expected
config-pin-twice = { $given } given, pin { $pin } is given to both { $name } and { $other }
config-a-limit =
    { $same ->
        [true] belongs in [limits]
       *[false] belongs in [limits] as { $limit }
    }
config-no-option = is no rule option; allowed: { $allowed }
config-rule = { $given } given, { $expected } expected
config-host-open = { $host } can be reached by others: set web.pin, or serve on "127.0.0.1" only
config-proxies-pin = behind a proxy everybody signs in: set web.pin
config-tls-file-missing = needed with web.tls = "files": a file in PEM
config-tls-file-unused = given, but read only with web.tls = "files"; it is { $tls }
config-http-port-no-https = given, but it only leads to https, which these pages do not have
config-http-port-same = { $given } given, which is web.port; another port expected, or 0 for none
config-no-proxy = { $given } given, an address such as "127.0.0.1" or a network such as "192.168.7.0/24" expected
config-proxy-everybody = { $given } given, which is every address: anybody's word on where he comes from would be believed
config-no-address = { $given } given, which is no IP address
config-no-host = { $given } given, a host's name such as "faro.local" expected, without port, path or *
config-max-below-min = { $max } given, at least limits.min = { $min } expected
config-no-limit = { $game } has no such limit; it has: { $limits }
config-no-casekeeper = { $game } is played by { $players } players or more, not for real chips alone
config-shoe-fps = { $given } given, { $least } or more expected: { $game } is read while the cards slide out of the shoe
config-phone-no-https = "phone" given, but tls is "off": a browser gives its camera to an encrypted page alone
config-no-sheet = "sheet" given, "box" expected: { $game } deals cards face down, which a camera above a sheet would see: it stays with the shoe
config-no-sheet-scene = "scene" given, a camera expected: the rendered table has no sheet
config-shoe-phone = "phone" given, another expected: { $game } is read while the cards slide out of the shoe, faster than a phone sends pictures
config-exposure = { $given } given, at most { $most } expected: no picture takes longer at fps = { $fps }
config-no-name = "{ $given }" given, a letter, = and one of { $letters } expected
config-named-twice = { $name } is named twice
config-needs-pins = "gpio" given, which needs pins: gpio.factory is "none"
config-no-spindle = { $given } given, one of { $allowed } expected
config-spindle-twice = { $given } is given twice
config-spindles-none = no spindle given, at least one expected; a table without beads has mcu.driver = "none"
config-servo-pin = { $name }: pin { $pin } drives spindle { $spindle } with mcu.driver "gpio"
config-pin-digits = 4 to 12 digits in quotes expected
config-pin-easy = is easy to guess ({ $why }); choose another, best six digits or more by chance
config-pin-one-digit = one digit again and again
config-pin-row = digits in a row
config-pin-repeated = a few digits repeated
config-pin-doubled = doubled digits
config-pin-backwards = the same forwards and backwards
config-pin-year = a year
config-pin-keypad = a line on the keypad

## The example

config-example = Configuration of the faro table. Every key may be left out; what stands here is its default.
config-example-rules =
    House rules of the game. docs/rules-options.md says what each value means, and has those of every game;
    numbers in brackets are sections of docs/rules.md.
config-example-not-set = { $name } is not set
config-example-allowed = Allowed: { $allowed }.
config-example-bounds = From { $low } to { $high }.
config-example-word-or-number = { $words } or a number from { $low } to { $high }.

## [table]

config-table-name = Shown on every page.
config-table-game = The game that is dealt; a journal holds one game.
config-table-mode = table: punters bet on tablets. casekeeper: cards, beads and the public display only, for real chips.
config-table-journal = The table's memory, one SQLite file. Relative to this file's folder.
config-table-bank = The bank's money when a new journal begins, in minor units.
config-table-odds = Whether tablets may show what every bet is worth, by the cards exposed so far.
config-table-purse = Bought in for everyone who takes a seat (0: only the dealer buys in).

## [limits]

config-limits-min = Smallest stake.
config-limits-max = Largest stake on one position, or as docs/rules-options.md says of the game; 0: the game's own or none.
config-limits-unit = Stakes are multiples of this. A stake of 1 loses nothing on a split: take 2, or split_rounding = "bank".

## [camera]

config-camera-source = picamera2, v4l2:0, an MJPEG stream's URL, a video file, a folder of images, "phone" (a phone that opens the code on the dealer's page), "scene" (rendered), or "none".
config-camera-width = Picture width in pixels. What a phone sends is scaled to the longer of width and height.
config-camera-height = Picture height in pixels.
config-camera-fps = Frames per second asked of the camera; of a phone, the most that are taken.
config-camera-distance-mm = From the lens to the window, in mm: a Pi camera's lens that can move is set to it.
config-camera-focus = A Pi camera's lens that can move: by distance_mm, found once when the camera is opened, or in dioptres.
config-camera-exposure-us = A Pi camera's exposure in microseconds, or found when it is opened and when the room's light has changed.
config-camera-gain = A Pi camera's analogue gain, or found likewise.
config-camera-flicker-hz = Mains of the room's lamps, for a Pi camera: an exposure it finds is whole periods of their light. 60 in most of the Americas, 0 by daylight only.
config-camera-crop = What a Pi camera shows of its whole field, [x, y, width, height] from 0 to 1; empty: as much as has the picture's shape.
config-camera-faces = With source "scene": a folder with one upright picture a card, named KH.jpg, 10H.png, 1O.png ... (BACK.png too), at least 200 px high; empty: drawn cards. The pack is read once it is enrolled (vision.pack, or the service page).
config-camera-corners = The window's four corners [x, y] in the picture, clockwise; empty: found by itself. Marks made on the service page go before.

## [vision]

config-vision-cards-on = box: the pack is in the dealing box, or in the shoe. sheet: cards are dealt by hand on the printed sheet (faro sheet).
config-vision-cards = Which kind of cards the markers of box or sheet are for: where the camera sees those of another kind, the page that sets it up says so. Empty: any.
config-vision-pack = The table's own pack, a file of `faro enrol`, relative to this file's folder; empty: any pack with indices.
config-vision-indices = Where the pack is from, by the letters in its corners: which rank V, D, R, B, F, O, U, H, Kn and 1 stand for. `any`: those that mean one rank wherever they are printed; a V is a French jack and a Dutch queen, and is asked about.
config-vision-learn = An enrolled pack learns in play: the picture of a card that was asked about is kept when the deal has proven its name.
config-vision-ranks = Which rank of the game a rank of the enrolled pack stands for, where it is not the same letter.
config-vision-spanish-suits = Which suit coins, cups, swords and clubs of a Spanish pack stand for.

## [mcu]

config-mcu-driver = serial: the board of this project. maestro: a Pololu Maestro. gpio: servos on the Pi's own pins (both without feedback: nobody verifies where the beads are). fake: a simulated board. simavr: its real firmware, executed. none: no beads.
config-mcu-port = Port URL of the board, as pyserial takes it.
config-mcu-baud = Speed of the wire (a Maestro on USB takes any).
config-mcu-calibration = Where `faro calibrate beads` keeps the spindles' places. Relative to this file's folder.
config-mcu-spindles = The ranks whose spindles are built; each has its own channel or pin, as in the whole casekeeper. The others are on the screens only.

## [gpio]

config-gpio-factory = lgpio on a Raspberry Pi, rpigpio for old systems, mock for tests, none for a table without box sensors.
config-gpio-box = Whether a dealing box is wired to the pins: its exit beam, lid and follower. Without it they are not asked.
config-gpio-buzzer = Whether a buzzer sounds when the dealer is called: a question, or a fault that holds play.
config-gpio-pins = BCM pin numbers.

## [web]

config-web-host = Address to serve the pages on; 0.0.0.0 for all.
config-web-port = TCP port; 0 takes any free one.
config-web-pin = The dealer's PIN, 4 to 12 digits not easy to guess; needed on any address but loopback, and behind a proxy. Empty: whoever comes from this machine itself is the dealer.
config-web-allowed-hosts = Host names the pages may be asked for by, beside the address itself.
config-web-proxies = Addresses or networks of proxies that write X-Forwarded-For themselves; nobody else's is believed.
config-web-tls = "auto": https with a certificate that the table makes itself, but http where it serves on loopback alone. "off": http. "files": https with the certificate and key given here.
config-web-certificate = With tls = "files": the certificate, then those that signed it, in PEM.
config-web-key = With tls = "files": its key in PEM, without a passphrase.
config-web-http-port = A further port that speaks http and only leads to https, with the page about the table's certificate; 0 is none.

## [floor]

config-floor-dsn = Where this table's journal is gathered with others (docs/floor.md), as libpq takes it: a service, or host, database and user, but no password. Empty: nowhere.
config-floor-password = has a password in it, which whoever reads this file could read: a password file is its place (docs/floor.md)
